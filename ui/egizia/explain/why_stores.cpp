// SPDX-License-Identifier: GPL-3.0-or-later
// What lies in front of a player, counted: grain, crews, stones, ships, tombs, building sites.
#include "ui/egizia/explain/why_lines.h"
#include "ui/egizia/explain/why_player.h"

#include "engine/egizia/bits.h"
#include "engine/egizia/feed.h"
#include "engine/egizia/fields.h"
#include "engine/egizia/projection.h"

#include <algorithm>

namespace nilometer::ui {

using egizia::CardKind;
using table::Player;
using egizia::operator""_rule;
using text::fill;
using text::number;

namespace {

/// "2 + 3 = 5", or only "5".
QString sum(const QStringList& parts, const QString& total) {
  if (parts.size() < 2) return total;
  return parts.join(QStringLiteral(" + ")) + QStringLiteral(" = ") + total;
}

/// The grain of every field that the ring waters there.
QStringList wateredFields(const egizia::Edition& edition, const egizia::PlayerState& own,
                          egizia::Ring ring) {
  QStringList grain;
  for (const int field : egizia::Bits(own.cards & edition.fields)) {
    if (static_cast<int>(egizia::colourOf(edition, own, field)) > static_cast<int>(ring)) continue;
    grain += number(egizia::grainOf(edition, field));
  }
  return grain;
}

/// Strength and grain.
QString grainLine(const EgiziaSession& session, Player player, egizia::Ring ring) {
  const egizia::Edition& edition = session.edition();
  const egizia::PlayerState& own = session.shown().player[player];
  QStringList crews;
  for (const std::int16_t crew : own.crews) crews += number(crew);
  const QString eaten = sum(crews, number(own.strength()));
  const QString grain =
      sum(wateredFields(edition, own, ring), number(egizia::wateredGrain(edition, own, ring)));
  //: %1: position of the water ring, %2 and %3: sums of grain
  return lineOf("FEED-2"_rule,
                WhyWords::tr("Water ring %1: the construction crews eat %2 (FEED-1), the "
                             "watered fields bear %3"),
                {text::ring(ring), eaten, grain});
}

/// What a missing grain costs.
QString penaltyLine(const EgiziaSession& session, Player player) {
  const egizia::PlayerState& own = session.shown().player[player];
  const int step = own.marketStep[static_cast<std::size_t>(egizia::Market::grain)];
  const int penalty = egizia::penaltyPerGrain(session.edition(), own);
  return lineOf("FEED-3"_rule,
                WhyWords::tr("Each missing grain costs %1: the marker stands on step %2 of "
                             "the grain market"),
                {number(penalty), number(step + 1)});
}

} // namespace

QStringList floodLines(const EgiziaSession& session, Player player, egizia::Ring ring) {
  const egizia::PlayerState& own = session.shown().player[player];
  const egizia::Flood flood = egizia::floodOf(session.edition(), own, ring);
  const QString grain = grainLine(session, player, ring);
  if (flood.missing == 0) {
    return {grain, lineOf("FEED-1"_rule, WhyWords::tr("That is enough: no points are lost"))};
  }
  const int penalty = egizia::penaltyPerGrain(session.edition(), own);
  const int step = own.marketStep[static_cast<std::size_t>(egizia::Market::grain)];
  return {grain, lineOf("FEED-3"_rule,
                        WhyWords::tr("Step %3 of the grain market: missing grain %1 × %2 = %n "
                                     "point(s) back",
                                     nullptr, flood.points),
                        {number(flood.missing), number(penalty), number(step + 1)})};
}

QStringList feedingLines(const EgiziaSession& session, Player player, table::RuleId rule) {
  QStringList lines{grainLine(session, player, session.shown().ring)};
  if (rule == "FEED-3"_rule) lines += penaltyLine(session, player);
  return lines;
}

QStringList crewLines(const EgiziaSession& session, Player player) {
  const egizia::Edition& edition = session.edition();
  const egizia::PlayerState& own = session.shown().player[player];
  QStringList strengths;
  QStringList used;
  for (std::size_t i = 0; i < own.crews.size(); ++i) {
    const auto crew = static_cast<egizia::Crew>(i);
    //: A crew, its strength, and the most there is.
    strengths += fill(WhyWords::tr("%1 %2 of %3"), {text::crewName(crew), number(own.crews[i]),
                                                    number(edition.crewTrackEnd[i])});
    if ((own.usedCrews & egizia::crewBit(crew)) != 0) used += text::crewName(crew);
  }
  QString each = strengths.join(QStringLiteral(", "));
  each[0] = each[0].toUpper();
  QStringList lines{lineOf("CREW-1"_rule, each)};
  lines +=
      used.isEmpty()
          ? lineOf("BUILD-4"_rule, WhyWords::tr("No construction crew has been used this round"))
          : lineOf("BUILD-4"_rule, WhyWords::tr("Turned over until the next round: %1"),
                   {text::listOf(used)});
  lines += ruleLine("BUILD-2"_rule);
  return lines;
}

QStringList stoneLines(const EgiziaSession& session, Player player) {
  const egizia::Edition& edition = session.edition();
  const egizia::PlayerState& own = session.shown().player[player];
  QStringList quarries{number(edition.startQuarry)};
  for (const int card : egizia::Bits(own.cards & edition.kind(CardKind::quarry))) {
    quarries += number(edition.nileCards[static_cast<std::size_t>(card)].amount);
  }
  const int yield = egizia::quarryYield(edition, own.cards);
  const int fits = std::min<int>(yield, edition.stoneTrackEnd - own.stones);
  QStringList lines{lineOf("STONE-1"_rule, WhyWords::tr("Every round the quarries yield %1"),
                           {sum(quarries, number(yield))})};
  lines +=
      lineOf("STONE-2"_rule,
             WhyWords::tr("%n stone(s) at hand; the stone track ends at %1", nullptr, own.stones),
             {number(edition.stoneTrackEnd)});
  if (fits < yield) {
    lines += lineOf("STONE-2"_rule, WhyWords::tr("At the next production only %1 of %2 would fit"),
                    {number(fits), number(yield)});
  }
  return lines;
}

QStringList shipLines(const EgiziaSession& session, Player player) {
  const egizia::Edition& edition = session.edition();
  const egizia::PlayerState& own = session.shown().player[player];
  QStringList lines{lineOf("SAIL-7"_rule, WhyWords::tr("Ships placed this round: %1 of %2"),
                           {number(own.shipsPlaced), number(edition.shipsPerPlayer)})};
  const QString name = text::playerName(player, session.wholeTable());
  if (own.hasPassed) {
    lines += lineOf("SAIL-6"_rule,
                    WhyWords::tr("%1 has passed and places no more ships this round"), {name});
  } else if (own.wasSkipped) {
    lines +=
        lineOf("SAIL-1"_rule, WhyWords::tr("%1 has no space left to sail to this round"), {name});
  }
  const bool sailing = session.shown().phase == egizia::Phase::sail;
  if (own.shipsPlaced > 0 && sailing) {
    const std::uint8_t last = own.ships[own.shipsPlaced - 1U].stop;
    lines += lineOf("SAIL-3"_rule,
                    WhyWords::tr("The last ship stands %1; the next one goes further "
                                 "downstream"),
                    {text::stop(last, session.wholeTable(), text::Place::at)});
  }
  return lines;
}

QStringList tombLines(const EgiziaSession& session, Player player) {
  const egizia::Edition& edition = session.edition();
  const egizia::State& state = session.shown();
  const egizia::PlayerState& own = state.player[player];
  QStringList values;
  int total = 0;
  for (const int tomb : egizia::Bits(state.own(egizia::Building::tombs, player))) {
    const int value = state.tombValues[static_cast<std::size_t>(tomb)];
    total += value;
    values += value == 0 ? QStringLiteral("?") : number(value);
  }
  const int card = egizia::sumOfKind(edition, own.cards, CardKind::tomb);
  if (card > 0) values += number(card);
  total += card;
  if (values.isEmpty()) {
    return {lineOf("END-2"_rule, WhyWords::tr("No tomb tiles, so no points for them")),
            ruleLine("TOMB-2"_rule)};
  }
  egizia::State unscored = state;
  unscored.player[player].scored = false;
  const int points = egizia::projection(session.game(), unscored, player, 0).tombs;
  QStringList lines{lineOf("END-2"_rule,
                           WhyWords::tr("The tombs add up to %1, worth %n point(s) at "
                                        "the end",
                                        nullptr, points),
                           {sum(values, number(total))})};
  lines += ruleLine("TOMB-2"_rule);
  return lines;
}

QStringList participationLines(const EgiziaSession& session, Player player) {
  const egizia::State& state = session.shown();
  QStringList sites;
  for (std::size_t i = 0; i < state.sites.size(); ++i) {
    const egizia::Slot* slot = state.sites[i].find(player);
    if (slot != nullptr && slot->spentStones) sites += text::site(static_cast<egizia::Site>(i));
  }
  const QString name = text::playerName(player, session.wholeTable());
  if (sites.isEmpty()) {
    return {lineOf("BONUS-1"_rule, WhyWords::tr("%1 spent stones at no building site this round"),
                   {name})};
  }
  const int points = session.edition().participation[static_cast<std::size_t>(sites.size()) - 1];
  return {lineOf("BONUS-1"_rule,
                 WhyWords::tr("%1 spent stones at these building sites: %2. That gives %n "
                              "point(s)",
                              nullptr, points),
                 {name, text::listOf(sites)})};
}

} // namespace nilometer::ui
