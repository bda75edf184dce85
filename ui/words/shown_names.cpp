// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/shown_names.h"

#include "ui/words/phrase.h"

#include <QCoreApplication>
#include <QTextBoundaryFinder>

#include <utility>
#include <vector>

namespace nilometer::words {

namespace {

/// Where the letters of a name begin, as people count them: an accent is no letter of its own.
/// The last number is the name's length.
std::vector<qsizetype> letterStarts(const QString& name) {
  QTextBoundaryFinder finder(QTextBoundaryFinder::Grapheme, name);
  std::vector<qsizetype> starts{0};
  while (finder.toNextBoundary() > 0) starts.push_back(finder.position());
  return starts;
}

/// At most `letters` of the name: so many of them from its end, the others from its beginning.
QString shortened(const QString& name, qsizetype letters, qsizetype fromTheEnd) {
  const std::vector<qsizetype> starts = letterStarts(name);
  const auto count = static_cast<qsizetype>(starts.size()) - 1;
  if (count <= letters) return name;
  const auto first = static_cast<std::size_t>(letters - 1 - fromTheEnd);
  const auto last = static_cast<std::size_t>(count - fromTheEnd);
  return name.left(starts[first]).trimmed() + QChar(0x2026) + name.mid(starts[last]).trimmed();
}

} // namespace

ShownNames::ShownNames(const QStringList& names) : whole(names) {
  for (const QString& name : names) shown += shortened(name, longest, 0);
  const QStringList cut = shown;
  for (qsizetype i = 0; i < names.size(); ++i) {
    if (cut.count(cut[i]) > 1) shown[i] = shortened(names[i], longest, longest / 2);
  }
}

QString ShownNames::inFull(QString text) const {
  for (qsizetype i = 0; i < whole.size(); ++i) {
    if (shown[i] != whole[i]) text.replace(shown[i], whole[i]);
  }
  return text;
}

QString ShownNames::tip(const QString& text, const QString& more) const {
  const QString all = inFull(text);
  QStringList lines{all == text ? QString() : all, more};
  lines.removeAll({});
  return lines.join(QLatin1Char('\n'));
}

QString ShownNames::shortenedTo(qsizetype letters, QString text) const {
  for (const QString& name : shown) {
    if (!name.isEmpty()) text.replace(name, shortened(name, letters, 0));
  }
  return text;
}

QString playerName(table::Player player, const QStringList& names) {
  if (player == table::noPlayer) return QCoreApplication::translate("Name", "the whole table");
  const QString name = names.value(player);
  if (!name.isEmpty()) return name;
  return fill(QCoreApplication::translate("Name", "Player %1"), {number(player + 1)});
}

} // namespace nilometer::words
