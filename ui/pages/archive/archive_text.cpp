// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/archive/archive_text.h"

#include "ui/text/isolated.h"
#include "ui/text/phrase.h"
#include "ui/text/rests_mark.h"
#include "ui/text/typed_day.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QLocale>

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace nilometer::ui {

using namespace Qt::Literals::StringLiterals;

namespace {

struct ArchiveWords {
  Q_DECLARE_TR_FUNCTIONS(ArchiveText)
};

} // namespace

QString averageText(double value) {
  const QString size = QLocale().toString(std::abs(value), 'f', 1);
  // What is rounded to nothing has no sign.
  const bool negative = std::lround(value * 10) < 0;
  return negative ? QChar(0x2212) + size : size;
}

QString shareText(int part, int whole) {
  const double share = whole == 0 ? 0 : 100.0 * part / whole;
  return text::number(static_cast<int>(std::lround(share))) + u" %"_s;
}

QString nameOf(const record::SeatResult& seat) {
  return text::fromUtf8(seat.name);
}

PlayerColour colourOf(const record::SeatResult& seat) {
  return playerColourAt(seat.colour);
}

QString resultText(const record::SeatResult& seat) {
  return text::halves(seat.result()) + text::restsSign(seat.assumed);
}

QString assumedText(bool assumed) {
  return assumed ? ArchiveWords::tr("* Rests on printed values that nobody has compared yet.")
                 : QString();
}

QString assumedText(const record::GameResult& game) {
  return assumedText(std::ranges::any_of(game.seats, &record::SeatResult::assumed));
}

QString unsettledSign(const record::GameResult& game) {
  return game.isWinnerDisputed ? u"?"_s : QString();
}

QString changedText(const record::GameResult& game) {
  //: An end position in which something was entered after it was scored.
  return game.isChanged ? ArchiveWords::tr("changed since") : QString();
}

QString changedSentence() {
  return ArchiveWords::tr("Changed since it was scored. The result from before counts until it is "
                          "scored anew.");
}

QStringList doubtTexts(const record::GameResult& game) {
  QStringList texts;
  if (game.isWinnerDisputed) texts += ArchiveWords::tr("The winner is not settled.");
  if (game.isChanged) texts += changedSentence();
  return texts;
}

QString standingText(const record::GameResult& game) {
  QStringList parts;
  for (const std::size_t index : record::byPlace(game)) {
    const record::SeatResult& seat = game.seats[index];
    parts +=
        text::fill(u"%1 %2 %3"_s, {symbolText(colourOf(seat)), nameOf(seat), resultText(seat)});
  }
  return parts.join(u" · "_s);
}

QString rulesText(const Game& kind, int profile, Games games) {
  const QString rules = kind.profileName(profile);
  return games.size() == 1 ? rules : text::fill(u"%1: %2"_s, {kind.name(), rules});
}

QString gameName(const ArchivedGame& game) {
  const record::GameResult* result = game.result();
  if (result == nullptr) return QFileInfo(game.file.path).completeBaseName();
  if (!result->title.empty()) return text::isolated(text::fromUtf8(result->title));
  QStringList names;
  for (const record::SeatResult& seat : result->seats) names += nameOf(seat);
  return text::listOf(names) + u", "_s + text::dayInFigures(game.date);
}

} // namespace nilometer::ui
