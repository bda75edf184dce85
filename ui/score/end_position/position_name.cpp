// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/score/end_position/position_name.h"

#include "ui/store/games/atomic_file.h"
#include "ui/store/games/earlier_versions.h"
#include "ui/text/colour_name.h"
#include "ui/text/phrase.h"

#include <QFileInfo>
#include <QStringList>

namespace nilometer::ui {

QString positionName(const std::string& date, const std::string& title,
                     const std::vector<record::Seat>& seats) {
  QStringList names;
  for (const record::Seat& seat : seats) {
    names += seat.name.empty() ? text::playerColour(seat.colour) : text::fromUtf8(seat.name);
  }
  const QString all = title.empty() ? names.join(QStringLiteral(", ")) : text::fromUtf8(title);
  return fileNameOf(text::fromUtf8(date) + u' ' + all);
}

std::pair<QString, std::optional<FileLock>> freePositionFile(const QString& folder,
                                                             const QString& name) {
  for (int number = 1;; ++number) {
    const QString more = number > 1 ? u' ' + QString::number(number) : QString();
    const QString path = folder + u'/' + name + more + positionEnding;
    // Nor one that somebody has thrown away and may miss.
    if (QFileInfo::exists(path) || QFileInfo::exists(earlierFolder(path))) continue;
    if (std::optional<FileLock> lock = holdFile(fileKey(path))) return {path, std::move(lock)};
  }
}

} // namespace nilometer::ui
