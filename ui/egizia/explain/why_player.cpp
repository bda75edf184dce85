// SPDX-License-Identifier: GPL-3.0-or-later
// What lies in front of a player and where the marker stands, counted.
#include "ui/egizia/explain/why_answers.h"

#include "ui/egizia/session/session_basis.h"
#include "ui/table/explain/why_of.h"

#include "engine/egizia/bits.h"
#include "engine/egizia/feed.h"
#include "engine/egizia/fields.h"
#include "engine/egizia/final_facts.h"
#include "engine/egizia/printed.h"
#include "engine/egizia/projection.h"

#include <algorithm>
#include <array>

namespace nilometer::ui {

using egizia::CardKind;
using egizia::TrackedNumber;
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

class PlayerWhy {
public:
  PlayerWhy(const EgiziaSession& session, Player player, egizia::Ring ring)
      : m_session(session), m_edition(session.edition()), m_state(session.shown()),
        m_player(player), m_own(m_state.player[player]), m_ring(ring) {}
  PlayerWhy(const EgiziaSession& session, Player player)
      : PlayerWhy(session, player, session.shown().ring) {}

  /// The answer about one part of a player's card: its name, lines and numbers.
  struct Part {
    QString name;
    QStringList (PlayerWhy::*lines)() const = nullptr;
    std::vector<TrackedNumber> numbers;
    /// The assumed printed values behind it.
    egizia::PrintedSet (PlayerWhy::*basis)() const = nullptr;
  };
  [[nodiscard]] Part part(PlayerPart part) const {
    using Why = PlayerWhy;
    using Number = TrackedNumber;
    switch (part) {
    case PlayerPart::tile:
      return {WhyWords::tr("Order tile"), &Why::tile, {Number::orderTile, Number::trackPlace}};
    case PlayerPart::points:
      return {WhyWords::tr("Points"), &Why::points, {Number::points}, &Why::pointsBasis};
    case PlayerPart::ending:
      return {WhyWords::tr("If it ended now"), &Why::ending, {Number::ending}, &Why::endingBasis};
    case PlayerPart::flood:
      return {WhyWords::tr("Grain"), &Why::flood, floodNumbers(), &Why::floodBasis};
    case PlayerPart::crews:
      return {WhyWords::tr("Construction crews"),
              &Why::crews,
              {Number::crewBlue, Number::crewBlack, Number::crewYellow, Number::crewJoker,
               Number::strength}};
    case PlayerPart::stones:
      return {WhyWords::tr("Stones"), &Why::stones, {Number::stones}, &Why::stonesBasis};
    case PlayerPart::ships: return {WhyWords::tr("Ships"), &Why::ships, {Number::ships}};
    case PlayerPart::cards:
      return {WhyWords::tr("Nile cards"),
              &Why::cards,
              {Number::cards, Number::fieldGrain, Number::quarryYield}};
    case PlayerPart::tombs:
      return {WhyWords::tr("Tombs"),
              &Why::tombs,
              {Number::tombSum, Number::tombTiles, Number::tombPoints},
              &Why::tombsBasis};
    case PlayerPart::sphinx: break;
    }
    return {WhyWords::tr("Sphinx cards"), &Why::sphinx, {Number::sphinxHeld}};
  }
  [[nodiscard]] WhyText answer(PlayerPart asked) const {
    const Part told = part(asked);
    const egizia::PrintedSet basis =
        told.basis == nullptr ? egizia::PrintedSet() : (this->*told.basis)();
    //: %1: player, %2: what of the player's card
    WhyText text =
        whyText(fill(WhyWords::tr("%1: %2"), {name(), told.name}),
                (this->*told.lines)() + text::restsOnLines(basis, m_session.wholeTable()));
    text.numbers = ownNumbers(m_session, m_player, told.numbers);
    for (int i = 0; i < playerPartCount; ++i) {
      const auto other = static_cast<PlayerPart>(i);
      if (other == asked) continue;
      text.topics.push_back({part(other).name, [&session = m_session, player = m_player, other] {
                               return playerWhy(session, player, other);
                             }});
    }
    return text;
  }
  [[nodiscard]] LineFacts behind(table::RuleId rule) const {
    const auto own = [&](const std::vector<TrackedNumber>& numbers) {
      return ownNumbers(m_session, m_player, numbers);
    };
    if (rule == "FEED-1"_rule || rule == "FEED-2"_rule || rule == "FEED-3"_rule) {
      QStringList lines{grain()};
      if (rule == "FEED-3"_rule) {
        lines += lineOf("FEED-3"_rule,
                        WhyWords::tr("Each missing grain costs %1: the marker stands on step %2 of "
                                     "the grain market"),
                        {number(egizia::penaltyPerGrain(m_edition, m_own)), number(grainStep())});
      }
      std::vector<TrackedNumber> numbers = floodNumbers();
      numbers.insert(numbers.begin(), TrackedNumber::strength);
      return {lines, own(numbers)};
    }
    if (rule == "STONE-1"_rule || rule == "STONE-2"_rule) {
      return {stones(), own({TrackedNumber::stones, TrackedNumber::quarryYield})};
    }
    if (rule == "BONUS-1"_rule) return {participation(), own({TrackedNumber::sites})};
    if (rule != "ORDER-1"_rule) return {};
    return {place() + QStringList{nextTile()},
            own({TrackedNumber::orderTile, TrackedNumber::trackPlace})};
  }
  [[nodiscard]] QStringList place() const {
    const table::ScoreTrack& track = m_state.track;
    const QString points = number(track.points(m_player));
    const Player ahead = track.aheadOnSameSpace(m_player);
    if (ahead == table::noPlayer) {
      return {lineOf("TRACK-3"_rule, WhyWords::tr("On the score track %1 stands on %2"),
                     {name(), points})};
    }
    return {lineOf("TRACK-1"_rule,
                   WhyWords::tr("On the score track %1 stands on %2. %3 came first and stands "
                                "in front"),
                   {name(), points, name(ahead)})};
  }
  /// The order tile the player would get now, and why (ORDER-1).
  [[nodiscard]] QString nextTile() const {
    const table::ScoreTrack& track = m_state.track;
    const auto order = track.fromTheFront();
    const auto tile = static_cast<int>(order.end() - std::ranges::find(order, m_player));
    const Player ahead = track.aheadOnSameSpace(m_player);
    const auto back = std::ranges::find_if(
        order, [&](Player other) { return track.aheadOnSameSpace(other) == m_player; });
    const QString text =
        tile == 1 ? WhyWords::tr("%1 would get order tile %2 now: nobody is further back")
                  : WhyWords::tr("%1 would get order tile %2 now. Markers further back: %3");
    QString line = fill(text, {name(), number(tile), number(tile - 1)});
    if (ahead != table::noPlayer) {
      line =
          fill(WhyWords::tr("%1. %2 stands on the same space, but in front"), {line, name(ahead)});
    } else if (back != order.end()) {
      line = fill(WhyWords::tr("%1. %2 stands on the same space, but came later"),
                  {line, name(*back)});
    }
    return lineOf("ORDER-1"_rule, line);
  }
  [[nodiscard]] egizia::PrintedSet pointsBasis() const {
    return m_session.basis().ofPlayer(m_player, m_session.shownEntries());
  }

private:
  /// Why the player has the order tile that lies before him (SET-2, ORDER-1), and which comes next.
  [[nodiscard]] QStringList tile() const {
    QStringList lines;
    for (std::size_t i = m_session.shownEntries(); lines.isEmpty() && i-- > 0;) {
      const auto& entry = m_session.record().entries[i].entry;
      const bool order = std::holds_alternative<egizia::SetOrder>(entry);
      if (order && m_session.replay().entries[i].accepted) lines += tileSince(i);
    }
    if (lines.isEmpty()) {
      lines += lineOf(
          "SET-2"_rule,
          WhyWords::tr("%1 has order tile %2. In the first round the tiles are drawn or bid for"),
          {name(), number(m_own.orderTile)});
    }
    if (m_state.phase < egizia::Phase::final) lines += nextTile();
    return lines;
  }
  /// Why the player got the tile in that entry.
  [[nodiscard]] QString tileSince(std::size_t entry) const {
    std::array<int, table::maxSeats> points{};
    for (const table::LedgerLine& line : m_session.replay().ledger.lines()) {
      if (line.entry > static_cast<int>(entry)) break;
      points[line.player] = line.total;
    }
    int fewer = 0;
    QStringList tied;
    for (Player other = 0; other < m_state.players; ++other) {
      if (other == m_player) continue;
      const bool smaller = m_state.player[other].orderTile < m_own.orderTile;
      if (points[other] == points[m_player]) {
        tied += name(other);
      } else if (smaller != (points[other] < points[m_player])) {
        // A correction has given the tiles otherwise: only the rule is left to be told.
        return ruleLine("ORDER-1"_rule);
      } else if (smaller) {
        ++fewer;
      }
    }
    QString text =
        WhyWords::tr("%1 got order tile %2: %n player(s) had fewer points", nullptr, fewer);
    if (fewer == 0) text = WhyWords::tr("%1 got order tile %2: nobody had fewer points");
    QString line = fill(text, {name(), number(m_own.orderTile)});
    if (!tied.isEmpty()) {
      line =
          fill(WhyWords::tr("%1. On the same space stood: %2. There the one further back gets the "
                            "smaller number"),
               {line, text::listOf(tied)});
    }
    return lineOf("ORDER-1"_rule, line);
  }
  [[nodiscard]] QStringList points() const {
    constexpr std::size_t lastLines = 5; // movements of points that are told
    std::vector<const table::LedgerLine*> own;
    for (const table::LedgerLine& line : m_session.replay().ledger.lines()) {
      if (line.entry > static_cast<int>(m_session.shownEntries())) break;
      if (line.player == m_player) own.push_back(&line);
    }
    QStringList lines = place();
    if (own.empty()) {
      lines += lineOf("SET-2"_rule,
                      WhyWords::tr("No points have been moved yet; everybody starts on 0"));
      return lines;
    }
    const std::size_t first = own.size() - std::min(own.size(), lastLines);
    for (std::size_t i = own.size(); i-- > first;) {
      const auto entry = m_session.replay().effectsOf(static_cast<std::size_t>(own[i]->entry) - 1);
      //: %1: points, %2: why, %3: the total after it
      lines +=
          lineOf(own[i]->rule, WhyWords::tr("%1: %2, then %3"),
                 {text::signedNumber(own[i]->points),
                  text::reason(*own[i], m_session.wholeTable(), entry), number(own[i]->total)});
    }
    if (first > 0) {
      lines += WhyWords::tr("The log tells %n earlier movement(s) too", nullptr,
                            static_cast<int>(first));
    }
    return lines;
  }
  [[nodiscard]] QStringList ending() const {
    if (m_own.scored) {
      return {lineOf("END-4"_rule, WhyWords::tr("The final scoring of this player is done"))};
    }
    // Without Sphinx cards: what everybody can see.
    const egizia::Projection now = egizia::projection(m_session.game(), m_state, m_player, 0);
    return {
        lineOf("END-2"_rule,
               WhyWords::tr("If the game ended now: %1 + %2 for stones + %3 for tombs = %4"),
               {number(now.points), number(now.stones), number(now.tombs), number(now.total())}),
        ruleLine("END-1"_rule),
        lineOf("END-3"_rule,
               WhyWords::tr("Sphinx cards come on top; nobody sees them before the end"))};
  }
  /// Strength, and the grain of every field that the ring waters there.
  [[nodiscard]] QString grain() const {
    QStringList crews;
    for (const std::int16_t crew : m_own.crews) crews += number(crew);
    QStringList fields;
    for (const int field : egizia::Bits(m_own.cards & m_edition.fields)) {
      if (egizia::colourOf(m_edition, m_own, field) > static_cast<egizia::FieldColour>(m_ring)) {
        continue;
      }
      fields += number(egizia::grainOf(m_edition, field));
    }
    //: %1: position of the water ring, %2 and %3: sums of grain
    return lineOf("FEED-2"_rule,
                  WhyWords::tr("Water ring %1: the construction crews eat %2 (FEED-1), the "
                               "watered fields bear %3"),
                  {text::ring(m_ring), sum(crews, number(m_own.strength())),
                   sum(fields, number(egizia::wateredGrain(m_edition, m_own, m_ring)))});
  }
  [[nodiscard]] QStringList flood() const {
    const egizia::Flood flood = egizia::floodOf(m_edition, m_own, m_ring);
    if (flood.missing == 0) {
      return {grain(), lineOf("FEED-1"_rule, WhyWords::tr("That is enough: no points are lost"))};
    }
    return {grain(),
            lineOf("FEED-3"_rule,
                   WhyWords::tr("Step %3 of the grain market: missing grain %1 × %2 = %n "
                                "point(s) back",
                                nullptr, flood.points),
                   {number(flood.missing), number(egizia::penaltyPerGrain(m_edition, m_own)),
                    number(grainStep())})};
  }
  [[nodiscard]] QStringList crews() const {
    QStringList strengths;
    QStringList used;
    for (std::size_t i = 0; i < m_own.crews.size(); ++i) {
      const auto crew = static_cast<egizia::Crew>(i);
      //: A crew, its strength, and the most there is.
      strengths += fill(WhyWords::tr("%1 %2 of %3"), {text::crewName(crew), number(m_own.crews[i]),
                                                      number(m_edition.crewTrackEnd[i])});
      if ((m_own.usedCrews & egizia::crewBit(crew)) != 0) used += text::crewName(crew);
    }
    QString each = strengths.join(QStringLiteral(", "));
    each[0] = each[0].toUpper();
    return {lineOf("CREW-1"_rule, each),
            lineOf("BUILD-4"_rule,
                   used.isEmpty() ? WhyWords::tr("No construction crew has been used this round")
                                  : WhyWords::tr("Turned over until the next round: %1"),
                   {text::listOf(used)}),
            ruleLine("BUILD-2"_rule)};
  }
  [[nodiscard]] QStringList stones() const {
    QStringList quarries{number(m_edition.startQuarry)};
    for (const int card : egizia::Bits(m_own.cards & m_edition.kind(CardKind::quarry))) {
      quarries += number(m_edition.nileCards[static_cast<std::size_t>(card)].amount);
    }
    const int yield = egizia::quarryYield(m_edition, m_own.cards);
    const int fits = std::min<int>(yield, m_edition.stoneTrackEnd - m_own.stones);
    QStringList lines{lineOf("STONE-1"_rule, WhyWords::tr("Every round the quarries yield %1"),
                             {sum(quarries, number(yield))}),
                      lineOf("STONE-2"_rule,
                             WhyWords::tr("%n stone(s) at hand; the stone track ends at %1",
                                          nullptr, m_own.stones),
                             {number(m_edition.stoneTrackEnd)})};
    if (fits < yield) {
      lines +=
          lineOf("STONE-2"_rule, WhyWords::tr("At the next production only %1 of %2 would fit"),
                 {number(fits), number(yield)});
    }
    return lines;
  }
  [[nodiscard]] QStringList ships() const {
    QStringList lines{lineOf("SAIL-7"_rule, WhyWords::tr("Ships placed this round: %1 of %2"),
                             {number(m_own.shipsPlaced), number(m_edition.shipsPerPlayer)})};
    if (m_own.hasPassed) {
      lines += lineOf("SAIL-6"_rule,
                      WhyWords::tr("%1 has passed and places no more ships this round"), {name()});
    } else if (m_own.wasSkipped) {
      lines += lineOf("SAIL-1"_rule, WhyWords::tr("%1 has no space left to sail to this round"),
                      {name()});
    }
    if (m_own.shipsPlaced > 0 && m_state.phase == egizia::Phase::sail) {
      const std::uint8_t last = m_own.ships[m_own.shipsPlaced - 1U].stop;
      lines += lineOf("SAIL-3"_rule,
                      WhyWords::tr("The last ship stands %1; the next one goes further "
                                   "downstream"),
                      {text::stop(last, m_session.wholeTable(), text::Place::at)});
    }
    return lines;
  }
  [[nodiscard]] QStringList cards() const {
    const egizia::CardSet others =
        m_own.cards & ~m_edition.fields & ~m_edition.kind(CardKind::quarry);
    QStringList lines;
    for (const int card : egizia::Bits(others)) {
      const egizia::NileCard& nile = m_edition.nileCards[static_cast<std::size_t>(card)];
      const table::RuleId rule = egizia::ruleOf(nile.kind);
      //: %1: name of a Nile card, %2: what it does
      lines += lineOf(rule, WhyWords::tr("%1: %2"),
                      {text::cardName(nile.name, m_session.wholeTable()),
                       text::ruleSummary(rule, m_session.game().options)});
    }
    return lines + QStringList{ruleLine("FEED-2"_rule), ruleLine("STONE-1"_rule)};
  }
  [[nodiscard]] QStringList tombs() const {
    QStringList values;
    int total = 0;
    for (const int tomb : egizia::Bits(m_state.own(egizia::Building::tombs, m_player))) {
      const int value = m_state.tombValues[static_cast<std::size_t>(tomb)];
      total += value;
      values += value == 0 ? QStringLiteral("?") : number(value);
    }
    const int card = egizia::sumOfKind(m_edition, m_own.cards, CardKind::tomb);
    if (card > 0) values += number(card);
    total += card;
    if (values.isEmpty()) {
      return {lineOf("END-2"_rule, WhyWords::tr("No tomb tiles, so no points for them")),
              ruleLine("TOMB-2"_rule)};
    }
    egizia::State unscored = m_state;
    unscored.player[m_player].scored = false;
    const int points = egizia::projection(m_session.game(), unscored, m_player, 0).tombs;
    return {lineOf("END-2"_rule,
                   WhyWords::tr("The tombs add up to %1, worth %n point(s) at the end", nullptr,
                                points),
                   {sum(values, number(total))}),
            ruleLine("TOMB-2"_rule)};
  }
  /// How many, never which (SPHINX-3).
  [[nodiscard]] QStringList sphinx() const {
    return {lineOf("SPHINX-2"_rule,
                   WhyWords::tr("%1 holds %n hidden Sphinx card(s)", nullptr, m_own.sphinxHeld),
                   {name()}),
            ruleLine("SPHINX-3"_rule)};
  }
  /// At how many building sites the player has spent stones (BONUS-1).
  [[nodiscard]] QStringList participation() const {
    QStringList sites;
    for (std::size_t i = 0; i < m_state.sites.size(); ++i) {
      const egizia::Slot* slot = m_state.sites[i].find(m_player);
      if (slot != nullptr && slot->spentStones) sites += text::site(static_cast<egizia::Site>(i));
    }
    if (sites.isEmpty()) {
      return {lineOf("BONUS-1"_rule, WhyWords::tr("%1 spent stones at no building site this round"),
                     {name()})};
    }
    const int points = m_edition.participation[static_cast<std::size_t>(sites.size()) - 1];
    return {lineOf("BONUS-1"_rule,
                   WhyWords::tr("%1 spent stones at these building sites: %2. That gives %n "
                                "point(s)",
                                nullptr, points),
                   {name(), text::listOf(sites)})};
  }

  [[nodiscard]] egizia::PrintedSet endingBasis() const {
    return ui::endingBasis(m_session, m_player);
  }
  [[nodiscard]] egizia::PrintedSet floodBasis() const {
    return assumedBehind(m_edition, egizia::floodOf, m_own, m_state.ring);
  }
  [[nodiscard]] egizia::PrintedSet stonesBasis() const {
    return assumedBehind(m_edition, egizia::quarryYield, m_own.cards);
  }
  [[nodiscard]] egizia::PrintedSet tombsBasis() const {
    const egizia::PlayerFacts facts = egizia::factsOf(m_session.game(), m_state).player[m_player];
    const int all = facts.tombSum + facts.tombCard;
    return assumedBehind(m_edition, egizia::tombPoints, all, m_own.cards);
  }

  [[nodiscard]] QString name(Player player) const {
    return text::playerName(player, m_session.wholeTable());
  }
  [[nodiscard]] QString name() const { return name(m_player); }
  [[nodiscard]] int grainStep() const {
    return m_own.marketStep[static_cast<std::size_t>(egizia::Market::grain)] + 1;
  }
  [[nodiscard]] std::vector<TrackedNumber> floodNumbers() const {
    return {trackedNumberOf(TrackedNumber::floodLeft, m_ring),
            trackedNumberOf(TrackedNumber::hungerLeft, m_ring)};
  }

  const EgiziaSession& m_session;
  const egizia::Edition& m_edition;
  const egizia::State& m_state;
  Player m_player;
  const egizia::PlayerState& m_own;
  egizia::Ring m_ring;
};

} // namespace

WhyText playerWhy(const EgiziaSession& session, Player player, PlayerPart part,
                  std::optional<egizia::Ring> ring) {
  return PlayerWhy(session, player, ring.value_or(session.shown().ring)).answer(part);
}

LineFacts factsBehind(const EgiziaSession& session, Player player, table::RuleId rule) {
  return PlayerWhy(session, player).behind(rule);
}

WhyText trackWhy(const EgiziaSession& session) {
  QStringList lines;
  egizia::PrintedSet rests;
  for (const Player player : session.shown().track.fromTheFront()) {
    const PlayerWhy own(session, player);
    lines += own.place();
    egizia::addPrinted(rests, own.pointsBasis());
  }
  lines += ruleLine("TRACK-1"_rule);
  lines += text::restsOnLines(rests, session.wholeTable());
  WhyText text = whyText(WhyWords::tr("Score track"), lines);
  text.numbers = everybodys(session, TrackedNumber::points);
  if (session.shown().phase >= egizia::Phase::final) return text;
  text.topics.push_back({WhyWords::tr("Next order"), [&session] {
                           QStringList tiles;
                           for (const Player player : session.shown().track.fromTheFront()) {
                             tiles.prepend(PlayerWhy(session, player).nextTile());
                           }
                           return whyText(WhyWords::tr("Next order"), tiles);
                         }});
  return text;
}

} // namespace nilometer::ui
