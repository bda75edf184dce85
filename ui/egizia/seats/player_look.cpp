// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/seats/player_look.h"
#include "engine/egizia/bits.h"
#include "engine/egizia/effects.h"
#include "engine/egizia/feed.h"
#include "engine/egizia/fields.h"
#include "engine/egizia/final_facts.h"
#include "engine/egizia/printed.h"
#include "engine/egizia/projection.h"
#include "engine/egizia/tracked_numbers.h"
#include "engine/egizia/turn.h"
#include "ui/egizia/session/session_basis.h"
#include "ui/egizia/text/names.h"
#include "ui/egizia/text/words.h"
#include "ui/game/session/dispute_words.h"
#include "ui/text/phrase.h"

#include <QCoreApplication>

#include <algorithm>
#include <bit>
#include <cstdlib>

namespace nilometer::ui {

using egizia::CardKind;
using egizia::CardSet;
using text::fill;
using text::number;

namespace {

struct PlayerWords {
  Q_DECLARE_TR_FUNCTIONS(Player)
};

/// What everybody can see of the end: without Sphinx cards, and the same after the final scoring.
egizia::Projection seenProjection(const EgiziaSession& session, table::Player player) {
  egizia::State state = session.shown();
  state.player[player].scored = false;
  return egizia::projection(session.game(), state, player, 0);
}

/// Puts the words for one player together.
class Teller {
public:
  Teller(const EgiziaSession& session, table::Player player)
      : m_session(session), m_state(session.shown()), m_own(m_state.player[player]),
        m_edition(session.edition()), m_player(player),
        m_projection(seenProjection(session, player)) {}

  [[nodiscard]] PlayerLook look(std::optional<egizia::Ring> ring, table::Player asked) const;

private:
  [[nodiscard]] PlayerLook::Fact stones() const;
  [[nodiscard]] PlayerLook::Fact tombs() const;
  [[nodiscard]] QString projected() const;
  [[nodiscard]] bool usedUp(CardKind kind) const;
  [[nodiscard]] std::vector<PlayerLook::HeldCard> otherCards() const;
  [[nodiscard]] QString quarries() const;
  [[nodiscard]] QString fieldSentences() const;
  [[nodiscard]] int scaleOfAll() const;
  [[nodiscard]] QStringList details(const PlayerLook& look) const;
  [[nodiscard]] egizia::PrintedSet behindPoints() const;
  void mark(PlayerLook& look) const;
  [[nodiscard]] const egizia::NileCard& card(int index) const {
    return m_edition.nileCards[static_cast<std::size_t>(index)];
  }

  const EgiziaSession& m_session;
  const egizia::State& m_state;
  const egizia::PlayerState& m_own;
  const egizia::Edition& m_edition;
  table::Player m_player;
  egizia::Projection m_projection;
};

PlayerLook::Fact Teller::stones() const {
  const QStringList facts = {number(m_own.stones), number(m_edition.stoneTrackEnd),
                             number(egizia::quarryYield(m_edition, m_own.cards))};
  return {PlayerWords::tr("Stones"),
          //: Stones at hand, the end of the stone track, what the quarries yield each round.
          fill(PlayerWords::tr("%1 / %2 (+%3)"), facts), facts.front(), u'+' + facts.back()};
}

PlayerLook::Fact Teller::tombs() const {
  const egizia::SpaceSet own = m_state.own(egizia::Building::tombs, m_player);
  const int sum = egizia::tombSum(m_edition, m_state, m_player);
  bool unknown = false;
  for (const int tomb : egizia::Bits(own)) {
    unknown = unknown || m_state.tombValues[static_cast<std::size_t>(tomb)] == 0;
  }
  const QString label = PlayerWords::tr("Tombs");
  //: No tomb tiles.
  if (own == 0 && sum == 0) return {label, PlayerWords::tr("none"), number(0)};
  //: A sum to which tomb tiles come that nobody has named.
  const QString known = unknown ? fill(PlayerWords::tr("%1 + ?"), {number(sum)}) : number(sum);
  const QStringList facts = {known, PlayerWords::tr("%n tile(s)", nullptr, std::popcount(own)),
                             text::points(m_projection.tombs)};
  const egizia::PrintedSet behind =
      egizia::assumedBehind(m_edition, egizia::tombPoints, sum, m_own.cards);
  const QString sign = text::restsSign(behind);
  //: Sum of the tombs (number of tiles) → what they are worth at the end.
  return {label, fill(PlayerWords::tr("%1 (%2) → %3"), facts) + sign, known,
          QStringLiteral("→ ") + number(m_projection.tombs) + sign};
}

bool Teller::usedUp(CardKind kind) const {
  if (kind == CardKind::occupied) return m_own.occupiedUsed;
  if (kind == CardKind::upstream) return m_own.upstreamUsed;
  if (kind == CardKind::crewStep) return m_own.crewStepUsed;
  return kind == CardKind::paidCrewStep && m_own.paidStepUsed;
}

std::vector<PlayerLook::HeldCard> Teller::otherCards() const {
  std::vector<PlayerLook::HeldCard> cards;
  int assigned = std::popcount(m_own.improvedOnce) + std::popcount(m_own.improvedTwice);
  const CardSet others = m_own.cards & ~m_edition.fields & ~m_edition.kind(CardKind::quarry);
  for (const int index : egizia::Bits(others)) {
    const CardKind kind = card(index).kind;
    const bool improves = kind == CardKind::improveField;
    PlayerLook::HeldCard held;
    held.name = text::chipName(card(index));
    held.inFull = text::cardName(card(index).name, m_session.table());
    held.used = usedUp(kind) || (improves && assigned-- > 0);
    held.anytime = improves || egizia::lifeOf(kind) == egizia::CardLife::anytime;
    //: A Nile card that has been used this round.
    if (held.used) held.inFull = fill(PlayerWords::tr("%1 (used)"), {held.inFull});
    cards.push_back(held);
  }
  return cards;
}

QString Teller::quarries() const {
  QStringList yields{number(m_edition.startQuarry)};
  for (const int index : egizia::Bits(m_own.cards & m_edition.kind(CardKind::quarry))) {
    yields += number(card(index).amount);
  }
  return yields.join(QLatin1Char('+'));
}

QString Teller::fieldSentences() const {
  QStringList fields;
  for (const int field : egizia::Bits(m_own.cards & m_edition.fields)) {
    const bool start = field == egizia::startFieldCard;
    const QString name = start ? fill(QStringLiteral("%1 %2"),
                                      {text::startField(), number(m_edition.startFieldGrain)})
                               : text::cardName(card(field).name, m_session.table());
    const bool better = (m_own.improvedOnce & egizia::cardBit(field)) != 0;
    const QString colour = text::fieldColour(egizia::colourOf(m_edition, m_own, field));
    //: A field with a card on it that makes it one colour better.
    fields += better ? fill(PlayerWords::tr("%1, counts as %2"), {name, colour}) : name;
  }
  return fill(PlayerWords::tr("Fields: %1"), {fields.join(QStringLiteral("; "))});
}

QString Teller::projected() const {
  const int more = m_projection.stones + m_projection.tombs;
  if (more == 0 || m_own.scored) return {};
  const QStringList facts = {number(m_projection.total()), number(m_projection.stones),
                             number(m_projection.tombs)};
  return fill(PlayerWords::tr("%1 if the game ended now: %2 more for stones, %3 for tombs, Sphinx "
                              "cards not counted"),
              facts);
}

QStringList Teller::details(const PlayerLook& look) const {
  QStringList lines;
  if (const QString name = m_session.names().inFull(look.seat.name); name != look.seat.name)
    lines += name;
  if (look.seat.onTurn) lines += PlayerWords::tr("On turn");
  const int points = m_state.track.points(m_player);
  lines += text::points(points) + look.pointsSign;
  lines += otherPointsLines(m_session, m_player);
  lines += disputeLines(m_session, m_player);
  if (const QString ending = projected(); !ending.isEmpty()) lines += ending + look.endingSign;
  // What the points rest on, the forecast rests on too.
  const QString rests =
      text::restsOn(look.endingSign.isEmpty() ? behindPoints() : endingBasis(m_session, m_player),
                    m_session.table());
  if (!rests.isEmpty()) lines += rests;
  if (look.scarabs > 0) lines += PlayerWords::tr("%n scarab(s)", nullptr, look.scarabs);
  QStringList crews;
  for (std::size_t i = 0; i < look.crews.size(); ++i) {
    const QStringList facts = {text::crewName(static_cast<egizia::Crew>(i)),
                               number(look.crews[i].strength)};
    crews += fill(look.crews[i].used ? PlayerWords::tr("%1 %2, used") :
                                     //: A crew and its strength.
                      PlayerWords::tr("%1 %2"),
                  facts);
  }
  lines += crews.join(QStringLiteral("; "));
  lines += look.stones.text();
  lines += look.ships.text();
  lines += fieldSentences();
  lines += fill(PlayerWords::tr("Quarries: %1"), {quarries()});
  if (!look.cards.empty()) {
    QStringList others;
    for (const PlayerLook::HeldCard& held : look.cards) others += held.inFull;
    lines += fill(PlayerWords::tr("Nile cards: %1"), {others.join(QStringLiteral("; "))});
  }
  lines += look.tombs.text();
  lines += look.sphinx.text();
  return lines;
}

/// One scale for the bars of all players.
int Teller::scaleOfAll() const {
  int most = 1;
  for (table::Player player = 0; player < m_state.players; ++player) {
    const egizia::PlayerState& own = m_state.player[player];
    most = std::max(most, floodOf(m_edition, own, m_state.ring, std::nullopt).scale);
  }
  return most;
}

egizia::PrintedSet Teller::behindPoints() const {
  return m_session.basis().ofPlayer(m_player, m_session.shownEntries());
}

/// The signs of what rests on printed values that nobody has compared yet.
void Teller::mark(PlayerLook& look) const {
  look.pointsSign = look.seat.behind = text::restsSign(behindPoints());
  QString others = otherPointsShort(m_session, m_player);
  if (others.isEmpty() && !disputeLines(m_session, m_player).isEmpty()) others = u'?';
  if (!others.isEmpty()) look.seat.behind += u' ' + others;
  if (!look.ending.isEmpty()) look.endingSign = text::restsSign(endingBasis(m_session, m_player));
  const bool isShort = std::ranges::any_of(
      look.flood.cells, [](const FloodLook::Cell& cell) { return cell.missing > 0; });
  if (isShort) {
    const egizia::PrintedSet behind =
        egizia::assumedBehind(m_edition, egizia::floodOf, m_own, m_state.ring);
    look.flood.rests = text::restsOn(behind, m_session.table());
  }
}

PlayerLook Teller::look(std::optional<egizia::Ring> ring, table::Player asked) const {
  PlayerLook look;
  look.seat.colour = static_cast<PlayerColour>(m_session.colourOf(m_player));
  look.seat.onTurn = (asked == table::noPlayer ? m_session.options().onTurn : asked) == m_player;
  for (table::Player player = 0; player < m_session.players(); ++player) {
    look.seat.names += fill(QStringLiteral("%1 %2"),
                            {number(m_own.orderTile), text::playerName(player, m_session.table())});
  }
  look.seat.name = look.seat.whole = look.seat.names[m_player];
  look.seat.row = m_own.orderTile;
  const int points = m_state.track.points(m_player);
  look.seat.points = number(points);
  look.scarabs = egizia::scarabs(points);
  if (m_projection.total() != points && !m_own.scored) {
    //: What a player would have if the game ended now.
    look.ending = fill(PlayerWords::tr("scored now %1"), {number(m_projection.total())});
  }
  for (std::size_t i = 0; i < look.crews.size(); ++i) {
    const egizia::CrewSet bit = egizia::crewBit(static_cast<egizia::Crew>(i));
    look.crews[i] = {m_own.crews[i], (m_own.usedCrews & bit) != 0};
  }
  look.stones = stones();
  const QString ships = number(m_edition.shipsPerPlayer - m_own.shipsPlaced);
  look.ships = {PlayerWords::tr("Ships"), ships, ships};
  look.tombs = tombs();
  look.sphinx = {PlayerWords::tr("Sphinx"),
                 //: How many Sphinx cards a player holds.
                 fill(PlayerWords::tr("×%1"), {number(m_own.sphinxHeld)}),
                 number(m_own.sphinxHeld)};
  look.quarries = quarries();
  look.cards = otherCards();
  look.flood = floodOf(m_edition, m_own, m_state.ring, ring);
  look.flood.scale = scaleOfAll();
  const bool isFed = m_state.phase > egizia::Phase::feed;
  look.flood.over = isFed && m_state.round == egizia::rounds;
  look.flood.next = isFed && !look.flood.over;
  const int missing = look.flood.cells[static_cast<std::size_t>(look.flood.now)].missing;
  if (missing > 0 && !look.flood.over) {
    look.seat.warning = shortOf(missing);
    look.seat.inDigits = u'−' + number(missing);
  }
  mark(look);
  look.seat.details = details(look);
  return look;
}

} // namespace

QString PlayerLook::Fact::text() const {
  return label + QLatin1Char(' ') + value;
}

PlayerLook playerLook(const EgiziaSession& session, table::Player player,
                      std::optional<egizia::Ring> ring, table::Player asked) {
  return Teller(session, player).look(ring, asked);
}

} // namespace nilometer::ui
