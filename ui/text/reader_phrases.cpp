// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/reader_phrases.h"

#include "ui/text/phrase.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <array>

namespace nilometer::text {

namespace {

/// A phrase that ends with an amount, and how it is said: %n for the last placeholder.
struct Counted {
  const char* said;
  const char* text;
};

struct ReaderWords {
  Q_DECLARE_TR_FUNCTIONS(ReaderPhrase)
public:
  /// As the readers in engine/record write them; %1 to %3 stand for one word each.
  static constexpr auto known = std::to_array<const char*>({
      QT_TR_NOOP("an integer"),
      QT_TR_NOOP("a number"),
      QT_TR_NOOP("a number of at most 64 bits"),
      QT_TR_NOOP("a number or a list of spaces"),
      QT_TR_NOOP("true or false"),
      QT_TR_NOOP("a text"),
      QT_TR_NOOP("a text without control characters"),
      QT_TR_NOOP("a list"),
      QT_TR_NOOP("an object"),
      QT_TR_NOOP("an id of small letters, digits and \"-\""),
      QT_TR_NOOP("another id"),
      QT_TR_NOOP("each only once"),
      QT_TR_NOOP("each at most once"),
      QT_TR_NOOP("each id once"),
      QT_TR_NOOP("a game record"),
      QT_TR_NOOP("an edition"),
      QT_TR_NOOP("an end position"),
      QT_TR_NOOP("something else"),
      QT_TR_NOOP("it is a pipe, a device or a socket"),
      QT_TR_NOOP("the link leads nowhere"),
      QT_TR_NOOP("a date such as %1"),
      QT_TR_NOOP("a time such as %1"),
      QT_TR_NOOP("option %1"),
      QT_TR_NOOP("a value"),
      QT_TR_NOOP("each warehouse once"),
      QT_TR_NOOP("fish, linen or wood"),
      QT_TR_NOOP("a quarry"),
      QT_TR_NOOP("a field"),
      QT_TR_NOOP("a card that adds strength"),
      QT_TR_NOOP("a Permanent card of this game"),
      QT_TR_NOOP("a Sphinx card of this game"),
      QT_TR_NOOP("a Sphinx card that nobody else has"),
      QT_TR_NOOP("a part earlier in the list"),
      QT_TR_NOOP("a tomb tile that is still in the box"),
      QT_TR_NOOP("as many tiles as tombs, %1"),
      QT_TR_NOOP("as many as all players’ stones there, %1"),
      QT_TR_NOOP("the sum of tombTiles, %1"),
      QT_TR_NOOP("spaces that nobody else has built"),
      //: A number of spaces of a building that must be built.
      QT_TR_NOOP("%1, going by the rest"),
      QT_TR_NOOP("the spaces built, for the Sphinx card %1"),
      QT_TR_NOOP("stoneMarket %1 or lower down"),
      QT_TR_NOOP("at most %1 for all players together"),
      QT_TR_NOOP("at most %1 on all the cards of the box together"),
      QT_TR_NOOP("at most %1 CARD-IMPROVE-FIELD for all players together"),
      QT_TR_NOOP("at least %1 for all players together, with the spaces that must be built first"),
      QT_TR_NOOP("this part of the temple"),
      QT_TR_NOOP("this stop once"),
      QT_TR_NOOP("at least one"),
      QT_TR_NOOP("everything loaded"),
      QT_TR_NOOP("0, with nothing loaded"),
      QT_TR_NOOP("each place once"),
      QT_TR_NOOP("at least %1 for one of the players"),
      QT_TR_NOOP("another level, with room for at most %1 there"),
      //: Two numbers: what was entered, and what that is with those of the other players.
      QT_TR_NOOP("%1, with the others %2"),
      QT_TR_NOOP("at most %1"),
      QT_TR_NOOP("at least %1"),
      //: The least and the greatest number that a file may have there.
      QT_TR_NOOP("%1 to %2"),
      QT_TR_NOOP("%1 to %2, each once"),
      QT_TR_NOOP("%1 to %2 characters"),
      QT_TR_NOOP("%1 to %2 elements"),
      QT_TR_NOOP("%1 to %2 cards in all"),
      QT_TR_NOOP("%1 to %2 in steps of %3"),
  });
  static constexpr auto counted = std::to_array<Counted>({
      {"%1 to %2 with %3 tombs", QT_TR_N_NOOP("%1 to %2 with %n tomb(s)")},
      {"at most %1 spaces", QT_TR_N_NOOP("at most %n space(s)")},
      {"0, with at most %1 pyramids for each player",
       QT_TR_N_NOOP("0, with at most %n pyramid(s) for each player")},
      {"0, with at most %1 pyramids", QT_TR_N_NOOP("0, with at most %n pyramid(s)")},
      {"%1 cards", QT_TR_N_NOOP("%n card(s)")},
      {"%1 cards in this deck", QT_TR_N_NOOP("%n card(s) in this deck")},
      {"%1 tiles", QT_TR_N_NOOP("%n tile(s)")},
      {"%1 values", QT_TR_N_NOOP("%n value(s)")},
      {"%1 levels", QT_TR_N_NOOP("%n level(s)")},
      {"%1 entries", QT_TR_N_NOOP("%n entry(ies)")},
      {"%1 bytes", QT_TR_N_NOOP("%n byte(s)")},
      {"%1 bytes a line", QT_TR_N_NOOP("%n byte(s) a line")},
  });
};

/// The phrase as a pattern whose groups are the words that stay.
QRegularExpression patternOf(const char* phrase) {
  static const QRegularExpression escapedPlaceholder(QStringLiteral("\\\\%[1-9]"));
  QString pattern = QRegularExpression::escape(QString::fromUtf8(phrase));
  pattern.replace(escapedPlaceholder, QStringLiteral("(\\S+)"));
  return QRegularExpression(QRegularExpression::anchoredPattern(pattern));
}

} // namespace

QString readerPhrase(const std::string& said) {
  const QString text = fromUtf8(said);
  // The readers write plain ASCII.
  const QString phrase = QString(text).replace(u'\'', QChar(0x2019));
  for (const char* known : ReaderWords::known) {
    const QRegularExpressionMatch match = patternOf(known).match(phrase);
    if (match.hasMatch()) return fill(ReaderWords::tr(known), match.capturedTexts().mid(1));
  }
  for (const Counted& counted : ReaderWords::counted) {
    const QRegularExpressionMatch match = patternOf(counted.said).match(phrase);
    const QStringList words = match.capturedTexts().mid(1);
    bool isNumber = false;
    const int count = words.isEmpty() ? 0 : words.last().toInt(&isNumber);
    if (isNumber) return fill(ReaderWords::tr(counted.text, nullptr, count), words);
  }
  return text;
}

} // namespace nilometer::text
