// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/style/name_in_room.h"

#include <algorithm>

namespace nilometer::ui {

QString nameInRoom(const QString& name, const QStringList& names, const QFontMetricsF& metrics,
                   qreal room) {
  const QString cut = metrics.elidedText(name, Qt::ElideRight, room);
  if (cut == name) return name;
  qsizetype alike = 0;
  for (const QString& other : names) {
    if (other == name) continue;
    const auto differ = std::mismatch(name.begin(), name.end(), other.begin(), other.end());
    alike = std::max(alike, static_cast<qsizetype>(differ.first - name.begin()));
  }
  // What is left says more than what it has in common with others.
  if (alike == name.size() || cut.size() - 1 > alike) return cut;
  const QString rest = QChar(u'…') + name.mid(alike);
  for (qsizetype letters = alike; letters > 0; --letters) {
    const QString shown = name.left(letters).trimmed() + rest;
    if (metrics.horizontalAdvance(shown) <= room) return shown;
  }
  return metrics.elidedText(name.mid(alike), Qt::ElideRight, room);
}

} // namespace nilometer::ui
