// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/text/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace nilometer::text {

using egizia::operator""_rule;

namespace {

struct PlayersWordsRow {
  table::RuleId rule;
  const char* words;
};

struct PlayersWords {
  Q_DECLARE_TR_FUNCTIONS(PlayersWords)
public:
  //: Words that people look for, also such as the rules do not use. Not translated one by one.
  static constexpr auto rows = std::to_array<PlayersWordsRow>({
      {"SET-1"_rule, QT_TR_NOOP("begin setup equipment")},
      {"SET-2"_rule,
       QT_TR_NOOP(
           "who starts who begins first player start player starting player begin draw lots")},
      {"SET-3"_rule, QT_TR_NOOP("begin how many stones")},
      {"SET-5"_rule, QT_TR_NOOP("piles shuffle")},
      {"SET-8"_rule, QT_TR_NOOP("for two for three")},
      {"TRACK-1"_rule, QT_TR_NOOP("tie tied same points equal points level stack")},
      {"TRACK-2"_rule, QT_TR_NOOP("fifty hundred lap")},
      {"TRACK-3"_rule, QT_TR_NOOP("leader leading ahead")},
      {"TIME-1"_rule, QT_TR_NOOP("whose turn active player")},
      {"TIME-2"_rule, QT_TR_NOOP("when may I play timing action card")},
      {"TIME-3"_rule, QT_TR_NOOP("between turns")},
      {"TIME-5"_rule, QT_TR_NOOP("must have to forced")},
      {"LAY-1"_rule, QT_TR_NOOP("deal reveal refill")},
      {"SAIL-1"_rule, QT_TR_NOOP("who goes first turn order boats move")},
      {"SAIL-2"_rule, QT_TR_NOOP("blocked taken full")},
      {"SAIL-3"_rule, QT_TR_NOOP("back backwards upstream")},
      {"SAIL-4"_rule, QT_TR_NOOP("where may I go")},
      {"SAIL-5"_rule, QT_TR_NOOP("how many spaces")},
      {"SAIL-6"_rule, QT_TR_NOOP("pass stop skip drop out")},
      {"SAIL-7"_rule, QT_TR_NOOP("how many boats run out")},
      {"SAIL-8"_rule, QT_TR_NOOP("take back return")},
      {"SAIL-9"_rule, QT_TR_NOOP("must I pass stuck forced")},
      {"ROUND-PASSALON"_rule, QT_TR_NOOP("flood move the ring irrigation")},
      {"ROUND-HELIOPOLIS"_rule, QT_TR_NOOP("flood move the ring irrigation")},
      {"CREW-1"_rule, QT_TR_NOOP("maximum stronger")},
      {"FEED-1"_rule, QT_TR_NOOP("hungry hunger eat food starve starving wheat")},
      {"FEED-2"_rule, QT_TR_NOOP("flood dry drought irrigation")},
      {"FEED-3"_rule, QT_TR_NOOP("hungry hunger starve starving famine minus points negative "
                                 "points lose points shortage")},
      {"FEED-4"_rule, QT_TR_NOOP("hungry hunger starving avoid")},
      {"STONE-1"_rule, QT_TR_NOOP("income production")},
      {"STONE-2"_rule, QT_TR_NOOP("limit maximum too many")},
      {"BUILD-1"_rule, QT_TR_NOOP("who builds first turn order")},
      {"BUILD-2"_rule, QT_TR_NOOP("workers how many crews")},
      {"BUILD-3"_rule, QT_TR_NOOP("wild alone")},
      {"BUILD-4"_rule, QT_TR_NOOP("exhausted tired flipped again")},
      {"BUILD-5"_rule, QT_TR_NOOP("cost costs pay how much")},
      {"BUILD-6"_rule, QT_TR_NOOP("pass skip do nothing")},
      {"BUILD-7"_rule, QT_TR_NOOP("waiting list full")},
      {"BUILD-8"_rule, QT_TR_NOOP("victory points scoring")},
      {"SPHINX-1"_rule, QT_TR_NOOP("goals missions objectives")},
      {"SPHINX-2"_rule, QT_TR_NOOP("discard put back")},
      {"SPHINX-3"_rule, QT_TR_NOOP("show look at")},
      {"TOMB-1"_rule, QT_TR_NOOP("graves skip")},
      {"PYR-2"_rule, QT_TR_NOOP("majority completed row")},
      {"PYR-3"_rule, QT_TR_NOOP("tied majority draw")},
      {"MARKET-1"_rule, QT_TR_NOOP("improve which marker")},
      {"MARKET-2"_rule, QT_TR_NOOP("get stones")},
      {"MARKET-3"_rule, QT_TR_NOOP("hungry hunger price")},
      {"MARKET-4"_rule, QT_TR_NOOP("sale exchange")},
      {"BONUS-1"_rule, QT_TR_NOOP("bonus taking part several sites")},
      {"ORDER-1"_rule,
       QT_TR_NOOP(
           "who starts who begins first player start player turn order tie tied last place")},
      {"END-1"_rule, QT_TR_NOOP("exchange remaining stones convert")},
      {"END-2"_rule, QT_TR_NOOP("graves")},
      {"END-3"_rule, QT_TR_NOOP("goals missions objectives fulfilled")},
      {"END-4"_rule, QT_TR_NOOP("who wins victory tie tied draw tiebreaker end of the game")},
      {"CARD-GRAIN4"_rule, QT_TR_NOOP("hungry hunger food")},
      {"CARD-STONES-AS-GRAIN"_rule, QT_TR_NOOP("hungry hunger food")},
      {"CARD-IMPROVE-FIELD"_rule, QT_TR_NOOP("upgrade")},
      {"CARD-STRENGTH"_rule, QT_TR_NOOP("stronger boost")},
      {"CARD-DOUBLE"_rule, QT_TR_NOOP("double two times")},
      {"CARD-OCCUPIED"_rule, QT_TR_NOOP("blocked taken join")},
      {"CARD-UPSTREAM"_rule, QT_TR_NOOP("back backwards")},
      {"CARD-FIRST"_rule, QT_TR_NOOP("jump the line overtake")},
      {"CARD-SELL10"_rule, QT_TR_NOOP("exchange convert")},
  });
};

} // namespace

QString playersWords(table::RuleId rule) {
  const auto row = std::ranges::find(PlayersWords::rows, rule, &PlayersWordsRow::rule);
  return row == PlayersWords::rows.end() ? QString() : PlayersWords::tr(row->words);
}

} // namespace nilometer::text
