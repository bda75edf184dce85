// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/egizia/entry.h"

#include "engine/egizia/game.h"

#include <algorithm>

namespace nilometer::egizia {

namespace {

template <class T>
concept HasPlayer = requires(const T& entry) {
  entry.player;
};

struct PlayerOf {
  template <HasPlayer T> Player operator()(const T& entry) const { return entry.player; }
  Player operator()(const Feed& entry) const { return entry.only; }
  template <class T> Player operator()(const T&) const { return noPlayer; }
};

/// Whether everything an entry names exists; one overload per kind of entry.
class Within {
public:
  explicit Within(const Game& game) : m_game(game), m_edition(*game.edition) {}

  bool operator()(const LayOut& entry) const {
    for (std::size_t i = 0; i < entry.cards.size(); ++i) {
      if (i >= m_edition.cardStops && entry.cards[i] != unnamed) return false;
      if (!isCard(entry.cards[i])) return false;
    }
    return true;
  }
  bool operator()(const PlaceShip& entry) const {
    const bool space = entry.space == reserveSpace || entry.space <= m_edition.spacesPerSite;
    return isPlayer(entry.player) && isStop(entry.stop) && space && isCard(entry.card) &&
           isWithin(entry.choices);
  }
  bool operator()(const Pass& entry) const { return isPlayer(entry.player); }
  bool operator()(const TakeLeftover& entry) const {
    return isPlayer(entry.player) && (!entry.stop || isCardStop(*entry.stop)) &&
           isCard(entry.card) && isWithin(entry.choices);
  }
  bool operator()(const Feed& entry) const {
    if (entry.only != noPlayer && !isPlayer(entry.only)) return false;
    for (std::size_t i = 0; i < entry.help.size(); ++i) {
      if (!isPlayer(static_cast<Player>(i)) && entry.help[i] != FeedHelp{}) return false;
      if (!isWithin(entry.help[i])) return false;
    }
    return true;
  }
  bool operator()(const ProduceStones&) const { return true; }
  bool operator()(const ScoreParticipation&) const { return true; }
  bool operator()(const SetOrder&) const { return true; }
  bool operator()(const Build& entry) const {
    for (std::size_t i = 0; i < entry.spaces.size(); ++i) {
      if ((entry.spaces[i] & ~m_edition.buildings[i].spaces()) != 0) return false;
    }
    return isPlayer(entry.player) && isSite(entry.site) && (entry.crews >> crewCount) == 0 &&
           (entry.strengthCards & ~m_edition.kind(CardKind::strength)) == 0 &&
           isSphinx(entry.keptCards) && entry.openedCount <= maxTombs &&
           (!entry.market || *entry.market <= Market::grain);
  }
  bool operator()(const DeclineBuild& entry) const {
    return isPlayer(entry.player) && isSite(entry.site);
  }
  bool operator()(const PlayCard& entry) const {
    return isPlayer(entry.player) && static_cast<int>(entry.kind) < cardKindCount &&
           isCrew(entry.crew) && isWithin(entry.field) && isSite(entry.site);
  }
  bool operator()(const FinalScore& entry) const {
    return isPlayer(entry.player) && isSphinx(entry.cards);
  }
  bool operator()(const NameNileCard& entry) const {
    return isCardStop(entry.stop) && entry.card != unnamed && isCard(entry.card);
  }
  bool operator()(const NameTombs& entry) const {
    return entry.first + entry.count <= m_edition.plan(Building::tombs).count;
  }
  bool operator()(const NameSphinxCards& entry) const {
    return isPlayer(entry.player) && isSphinx(entry.cards);
  }
  bool operator()(const Correct& entry) const {
    if (entry.what == Correctable::ring) {
      return entry.player == noPlayer && entry.value >= 0 &&
             entry.value <= static_cast<int>(Ring::right);
    }
    if (entry.what == Correctable::order) {
      return entry.player == noPlayer && isEverybodyOnce(entry.order);
    }
    const bool card = entry.what == Correctable::giveCard || entry.what == Correctable::takeCard;
    return entry.what <= Correctable::takeCard && isPlayer(entry.player) && isCrew(entry.crew) &&
           isCard(entry.card) && (!card || entry.card != unnamed) && entry.deck <= Deck::five;
  }

private:
  bool isPlayer(Player player) const { return player < m_game.players; }
  bool isEverybodyOnce(const PlayerOrder& order) const {
    PlayerOrder everybody = noOrder;
    for (std::size_t i = 0; i < everybody.size(); ++i) {
      if (isPlayer(static_cast<Player>(i))) everybody[i] = static_cast<Player>(i);
    }
    return std::ranges::is_permutation(order, everybody) &&
           std::ranges::is_partitioned(order, [&](Player player) { return isPlayer(player); });
  }
  bool isStop(std::size_t stop) const { return stop < m_edition.river.size(); }
  bool isCardStop(std::size_t stop) const {
    return isStop(stop) && m_edition.river[stop].kind == StopKind::card;
  }
  bool isCard(std::size_t name) const {
    return name == unnamed || name < m_edition.cardNames.size();
  }
  bool isSphinx(SphinxSet cards) const {
    return (std::uint64_t{cards} >> m_edition.sphinxCards.size()) == 0;
  }
  static bool isCrew(Crew crew) { return crew <= Crew::joker; }
  static bool isSite(Site site) { return site <= Site::pyramid; }
  bool isWithin(const FieldRef& field) const {
    return field.copy >= 1 && (!field.name || *field.name < m_edition.cardNames.size());
  }
  bool isWithin(const FeedHelp& help) const {
    return help.improveCount <= help.improve.size() &&
           std::ranges::all_of(help.improve, [&](const FieldRef& f) { return isWithin(f); });
  }
  static bool isWithin(const Choices& choices) {
    return choices.crewCount <= choices.crews.size() &&
           std::ranges::all_of(choices.crews, isCrew) &&
           (!choices.ring || *choices.ring <= Ring::right);
  }

  const Game& m_game;
  const Edition& m_edition;
};

} // namespace

Player playerOf(const Entry& entry) {
  return std::visit(PlayerOf{}, entry);
}

bool isWithin(const Game& game, const Entry& entry) {
  return std::visit(Within(game), entry);
}

} // namespace nilometer::egizia
