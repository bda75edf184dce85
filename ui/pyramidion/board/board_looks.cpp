// SPDX-License-Identifier: GPL-3.0-or-later
// What the places show, but for the table of the active site.
#include "ui/pyramidion/board/board_looks.h"

#include "engine/pyramidion/resolve.h"
#include "engine/pyramidion/turn.h"
#include "ui/pyramidion/board/piece_signs.h"
#include "ui/pyramidion/text/words.h"
#include "ui/text/phrase.h"

#include <algorithm>

namespace nilometer::pyramidion {

using text::fill;
using text::number;

bool BoardReader::isActive() const {
  return m_state.phase >= Phase::play && m_state.phase <= Phase::trade;
}

Site BoardReader::tableSite() const {
  return m_state.phase == Phase::minima ? minimaAskedOf(m_state) : m_state.active;
}

bool BoardReader::liesAtGiza(int marker) const {
  const auto took = [&](const PlayerState& own) { return own.marker == marker; };
  return m_table.laid.markers && marker <= m_state.players &&
         std::ranges::none_of(m_state.seats(), took);
}

SiteLook BoardReader::site(Site site) const {
  SiteLook look{
      .site = site, .name = text::siteName(site), .resources = m_state.on(site).resources};
  // The one that was laid out is discarded when the next one is read (SUPPLY-2).
  if (const auto* read = making<NextSupply>()) {
    look.coming = read->card[at(site)];
  } else if (m_state.phase != Phase::supply) {
    look.coming = m_state.faceUp[at(site)];
    look.comingWaits = m_state.supplyWaits;
  }
  look.isActive = isActive() && site == tableSite();
  look.sundial = m_state.on(site).sundial;
  look.players = m_state.players;
  for (int marker = 1; site == Site::giza && marker <= maxPlayers; ++marker) {
    look.markers[at(marker - 1)] = liesAtGiza(marker);
  }
  return look;
}

TextLook BoardReader::ware(Site /*site*/, Resource kind) const {
  return {text::resourceName(kind)};
}

CornerLook BoardReader::corner(Site site) const {
  const auto* told = making<TellCorner>();
  const bool isTold = told != nullptr && told->site == site && m_work.has(Ask::corner);
  return isTold ? told->kinds : m_state.sheet[at(site)].corner;
}

std::optional<int> BoardReader::minimum(Site site, Category category) const {
  const auto* told = making<TellMinima>();
  const bool isTold = told != nullptr && told->site == site;
  if (isTold && m_work.has(Ask::minimum, static_cast<int>(category))) {
    return category == Category::influence ? told->influence : told->negotiation;
  }
  const auto& minima = m_state.sheet[at(site)].minima;
  return minima ? std::optional<int>((*minima)[at(category)]) : std::nullopt;
}

TroopLook BoardReader::troop(Site site, Troop kind) const {
  const auto least = minimum(site, static_cast<Category>(kind));
  TroopLook look{.kind = kind, .minimum = least ? number(*least) : QStringLiteral("?")};
  const Player there = m_state.on(site).troop(kind);
  if (there != noPlayer) look.lies = m_table.seats.colours[there];
  const auto waits = std::ranges::find(m_state.waiting, site, &UnresolvedSite::site);
  if (waits == m_state.waiting.end()) return look;
  const auto winner = aloneInFront(waits->sums[at(kind)], m_table.game->options.zeroWins);
  look.waits = winner && *winner != there;
  return look;
}

const Boat* BoardReader::boatAt(int place) const {
  const auto* turned = making<NewBoats>();
  for (int i = 0; turned != nullptr && i < turned->count; ++i) {
    if (placeOfBoat(m_state, i) == place) return &turned->boats[at(i)];
  }
  if (place == reservedBoat) {
    const auto* activates = making<Activate>();
    if (activates != nullptr && activates->boat) return &*activates->boat;
    return m_state.reserved ? &*m_state.reserved : nullptr;
  }
  const std::size_t index = at(place - 1);
  return index < m_state.row.size() ? &m_state.row[index] : nullptr;
}

BoatLook BoardReader::boat(int place) const {
  const bool reserved = place == reservedBoat;
  BoatLook look{.place = reserved ? text::siteName(Site::karnak) : QString()};
  const Boat* boat = boatAt(place);
  look.isThere = boat != nullptr;
  look.faceDown = boat == nullptr && m_table.laid.facedDown && !reserved;
  if (boat == nullptr) return look;
  const bool isOld = reserved ? m_state.reserved.has_value() : at(place) <= m_state.row.size();
  look.entering = !isOld;
  look.waits = boat->waits;
  look.need = boat->need;
  look.points = boat->points ? number(*boat->points) : QStringLiteral("?");
  if (reserved) {
    look.owner = m_table.seats.colours[isOld ? m_state.reservedBy : playerOf(*m_work.entry)];
  }
  return look;
}

std::vector<PlayerColour> BoardReader::loaded() const {
  std::vector<PlayerColour> stones;
  for (const Player player : m_table.course.loaders) {
    stones.push_back(m_table.seats.colours[player]);
  }
  return stones;
}

Resources BoardReader::supply() const {
  return m_table.laid.supply ? m_state.supply : Resources{};
}

LyingCard BoardReader::lying(int number) const {
  if (at(number) <= m_state.lying.size()) return m_state.lying[at(number - 1)];
  const auto* play = making<Play>();
  return play == nullptr ? LyingCard{} : LyingCard{play->player, play->card, play->category};
}

std::vector<int> BoardReader::cardsOf(Player player) const {
  std::vector<int> cards;
  const auto& lost = m_table.course.site.lost;
  for (int card = 1; isActive() && m_state.phase < Phase::trade && at(card) <= m_state.lying.size();
       ++card) {
    const bool isThere = lying(card).lies || std::ranges::find(lost, card) != lost.end();
    if (lying(card).player == player && isThere) cards.push_back(card);
  }
  const auto* play = making<Play>();
  if (play != nullptr && play->player == player && m_work.has(Ask::kind)) {
    cards.push_back(static_cast<int>(m_state.lying.size()) + 1);
  }
  return cards;
}

int BoardReader::ownValue(LyingCard card, Category category) const {
  card.doubled = false;
  return valueOf(*m_table.game, {}, card, category);
}

CardLook BoardReader::card(int number) const {
  const LyingCard there = lying(number);
  CardLook look{.sign = signOf(there.card.kind),
                .isSolid = there.card.kind == CardKind::revolt,
                .doubled = there.doubled};
  look.ankh = there.card.ankh.value_or(false);
  look.entering = at(number) > m_state.lying.size();
  look.lost = !look.entering && !there.lies;
  for (const Category category : allCategories) {
    const Question* digits = m_table.draft->find(questionId(Ask::value, category));
    const bool isTyped = digits == nullptr || digits->number.has_value();
    const bool isNamed = there.card.kind != CardKind::deity || there.category;
    const bool unread = look.entering && (!m_work.has(Ask::card) || !isTyped || !isNamed);
    // What lies nowhere counts what it is worth by itself.
    const int value =
        look.lost ? ownValue(there, category) : valueOf(*m_table.game, m_state, there, category);
    look.values[at(category)] = unread ? QStringLiteral("?") : text::number(value);
    if (signOf(there.card.kind) == signOf(category)) look.own = at(category);
  }
  if (there.card.kind == CardKind::deity && there.category) look.own = at(*there.category);
  return look;
}

std::optional<PlayerColour> BoardReader::winner() const {
  if (m_state.phase != Phase::over || m_table.holdsWinner) return std::nullopt;
  return m_table.seats.colours[ranking(*m_table.game, m_state).front()];
}

int BoardReader::placeOf(int boat) const {
  const std::vector<int>& places = m_table.course.places;
  // They move together as the row is filled up.
  const bool isFilled = m_state.phase == Phase::boats && m_state.boatsWaiting() == 0;
  const bool stays = !isFilled && boat != reservedBoat && places.size() == m_state.row.size() &&
                     at(boat) <= places.size();
  return stays ? places[at(boat - 1)] : boat;
}

QString BoardReader::countedText() {
  //: Below or beside "7 of 20".
  return BoardWords::tr("boats loaded");
}

QString BoardReader::countText() const {
  //: %1 of %2 boats are loaded.
  return fill(BoardWords::tr("%1 of %2"),
              {number(static_cast<int>(loaded().size())), number(boatCount)});
}

} // namespace nilometer::pyramidion
