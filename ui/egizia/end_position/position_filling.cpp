// SPDX-License-Identifier: GPL-3.0-or-later
// From what was entered to a document and back.
#include "engine/egizia/bits.h"
#include "engine/egizia/file/entry_names.h"
#include "engine/egizia/file/position_judge.h"
#include "ui/egizia/end_position/position_entry.h"
#include "ui/egizia/text/names.h"

#include <QStringList>

#include <algorithm>
#include <bit>
#include <set>
#include <utility>

namespace nilometer::ui {

using egizia::Building;
using egizia::Edition;
using egizia::PositionDocument;
using table::Player;
using Kind = PositionNumber::Kind;
using enum PositionRow;

namespace {

class Filling {
public:
  /// `shown` = the fields that count; nullptr: all.
  Filling(const PositionForm& entry, const Edition& edition, const std::vector<PositionCell>* shown)
      : m_entry(entry), m_edition(edition), m_isAll(shown == nullptr) {
    if (shown != nullptr) m_shown.insert(shown->begin(), shown->end());
  }

  PositionDocument document() const {
    PositionDocument document;
    static_cast<egizia::PositionAbout&>(document) = aboutIn(m_entry);
    document.edition = {m_edition.id, m_edition.checksum};
    for (Player player = 0; player < m_entry.seats.size(); ++player) {
      document.players.push_back(this->player(player));
    }
    for (std::size_t i = 0; i < egizia::buildingCount; ++i) document.built[i] = built(i);
    return document;
  }

private:
  [[nodiscard]] bool isShown(const PositionCell& cell) const {
    return m_isAll || m_shown.contains(cell);
  }
  [[nodiscard]] PositionNumber entered(const PositionCell& cell) const {
    return isShown(cell) ? numberIn(m_entry, cell, m_edition) : PositionNumber{};
  }
  [[nodiscard]] std::optional<int> number(const PositionCell& cell) const {
    const PositionNumber number = entered(cell);
    return number.given() ? std::optional(number.number) : std::nullopt;
  }
  [[nodiscard]] std::vector<PositionCard> cardsIn(PositionRow row, Player player) const {
    const PositionCell cell{row, 0, player};
    return isShown(cell) ? egizia::cardsIn(m_entry, cell, m_edition) : std::vector<PositionCard>();
  }
  [[nodiscard]] std::vector<std::string> cards(PositionRow row, Player player) const {
    std::vector<std::string> ids;
    for (PositionCard& card : cardsIn(row, player)) ids.push_back(std::move(card.card));
    return ids;
  }

  PositionDocument::Player player(Player player) const {
    PositionDocument::Player result;
    result.seat = m_entry.seats[player];
    if (result.seat.name.empty()) {
      result.seat.name = text::playerColour(result.seat.colour).toStdString();
    }
    if (choiceIn(m_entry, "seatBids") == 0) result.seat.bid = 0;
    for (auto row = points; row <= brownGrain; row = row + 1) {
      if (!egizia::isNumber(row)) continue;
      const PositionNumber said = entered({row, 0, player});
      if (said.kind == Kind::number) result.number(row) = said.number;
      if (said.kind != Kind::list) continue;
      if (row == tombSum)
        result.tombTiles = said.values;
      else
        result.ownStones[row - obelisk].spaces = said.spaces;
    }
    // Who sells depends on what is shown.
    const PositionCell sale{sell, 0, player};
    result.sell = !m_isAll && isShown(sale) && isOn(m_entry, sale, m_edition);
    result.sphinx = cards(sphinx, player);
    result.quarries = cards(quarryCards, player);
    result.permanents = cards(permanentCards, player);
    for (PositionCard& card : cardsIn(fieldCards, player)) {
      if (card.card == egizia::startFieldName)
        result.startFieldImproved = card.improved;
      else
        result.fields.push_back(std::move(card));
    }
    std::uint8_t part = 0;
    for (const std::string& id : tombCards(m_edition)) {
      const PositionCell cell{tombCard, part++, player};
      if (isShown(cell) && isSwitched(m_entry, cell)) result.permanents.push_back(id);
    }
    const auto named = static_cast<int>(result.permanents.size());
    const int all = number({PositionRow::permanents, 0, player}).value_or(0);
    result.morePermanents = std::max(all - named, 0);
    return result;
  }

  [[nodiscard]] std::vector<std::optional<int>> built(std::size_t building) const {
    std::vector<std::optional<int>> parts(
        m_edition.plan(static_cast<Building>(building)).parts.size());
    for (std::uint8_t part = 0; part < parts.size(); ++part) {
      parts[part] = number({obeliskBuilt + building, part, 0});
    }
    const bool isSaid =
        std::ranges::any_of(parts, [](const auto& part) { return part.has_value(); });
    return isSaid ? parts : std::vector<std::optional<int>>();
  }

  const PositionForm& m_entry;
  const Edition& m_edition;
  bool m_isAll;
  std::set<PositionCell> m_shown;
};

/// Fills the form in with what a document says.
class Loading {
public:
  /// So many players are whole: what is not said of them they do not have.
  Loading(const PositionDocument& document, const Edition& edition, std::size_t whole)
      : m_document(document), m_edition(edition), m_judged(judge(document, edition)),
        m_whole(whole) {}

  /// With everything asked, or only what is needed.
  PositionForm entry(bool everything) {
    m_entry = {};
    setAbout(m_entry, m_document);
    m_entry.values = {m_edition.id, m_edition.checksum};
    choose(m_entry, egizia::everythingKey, everything ? 1 : 0);
    for (const auto& player : m_document.players) m_entry.seats.push_back(player.seat);
    for (Player player = 0; player < m_entry.seats.size(); ++player) {
      numbers(player);
      cards(player);
    }
    orderTiles();
    for (std::size_t i = 0; i < egizia::buildingCount; ++i) {
      if (!everything || !m_document.built[i].empty()) built(i);
    }
    keepShown();
    return m_entry;
  }

  /// Whether the form that was just filled in asks nothing that holds something of the document.
  /// The formats before 7 said the start value, the top step or nothing where nothing was asked.
  [[nodiscard]] bool hasLostSomething() const { return m_hasLostSomething; }

private:
  void set(PositionRow row, Player player, std::optional<int> value) {
    if (value) m_entry.texts[keyOf({row, 0, player})] = std::to_string(*value);
  }
  void switchOver(const PositionCell& cell) {
    m_entry.texts[keyOf(cell)] = egizia::switchedText(cell.row);
  }
  void addCard(PositionRow row, Player player, const std::string& id, int improved = 0) {
    const bool isKnown = row == sphinx ? egizia::findSphinxCard(m_edition, id).has_value()
                                       : id == egizia::startFieldName ||
                                             egizia::findCardName(m_edition, id).has_value();
    if (isKnown) m_entry.names[keyOf({row, 0, player})].push_back(nameOf({id, improved}));
  }

  void numbers(Player player) {
    const PositionDocument::Player& from = m_document.players[player];
    for (auto row = points; row <= brownGrain; row = row + 1) {
      if (egizia::isNumber(row) && row != orderTile) set(row, player, from.said(row));
    }
    // A player who is cut off may have more cards: then their sum is not known.
    const auto sum = [&](PositionRow row, bool isListed, int value) {
      if (isListed || player < m_whole) set(row, player, value);
    };
    const egizia::PlayerFacts& facts = m_judged.position.facts.player[player];
    const bool hasFields = !from.fields.empty() || from.startFieldImproved > 0;
    for (std::size_t i = 0; i < from.grain.size() && !from.hasGrain(); ++i) {
      sum(greenGrain + i, hasFields, facts.grainByColour[i]);
    }
    if (!from.quarryYield) sum(quarryYield, !from.quarries.empty(), facts.quarryYield);
    sum(permanents, !from.permanents.empty() || from.morePermanents > 0, facts.permanents);
    // No tombs, no tiles.
    if (!from.tombSum && !from.tombTiles && from.said(tombs) == 0) set(tombSum, player, 0);
    if (from.tombTiles) {
      QStringList values;
      for (const int value : *from.tombTiles) values += QString::number(value);
      const QString text = values.isEmpty() ? QStringLiteral("0") : values.join(u' ');
      m_entry.texts[keyOf({tombSum, 0, player})] = text.toStdString();
    }
    for (std::size_t i = 0; i < egizia::buildingCount && asksEverything(m_entry); ++i) {
      listSpaces(i, player, from.ownStones[i].spaces.value_or(0));
    }
  }

  void listSpaces(std::size_t building, Player player, egizia::SpaceSet built) {
    QStringList spaces;
    int number = 0;
    for (const egizia::BuildingPart& part : m_edition.plan(static_cast<Building>(building)).parts) {
      ++number;
      for (const int space : egizia::Bits(built & part.spaces())) {
        spaces += QStringLiteral("%1.%2").arg(number).arg(space - part.first + 1);
      }
    }
    if (built != 0)
      m_entry.texts[keyOf({obelisk + building, 0, player})] = spaces.join(u' ').toStdString();
  }

  void cards(Player player) {
    const PositionDocument::Player& from = m_document.players[player];
    for (const std::string& id : from.sphinx) addCard(sphinx, player, id);
    const int improved = from.startFieldImproved;
    if (improved > 0) addCard(fieldCards, player, std::string(egizia::startFieldName), improved);
    for (const PositionCard& field : from.fields) {
      addCard(fieldCards, player, field.card, field.improved);
    }
    for (const std::string& id : from.quarries) addCard(quarryCards, player, id);
    const std::vector<std::string> tombKinds = tombCards(m_edition);
    for (const std::string& id : from.permanents) {
      const auto kind = std::ranges::find(tombKinds, id) - tombKinds.begin();
      const bool isAsked = !asksEverything(m_entry) && kind < std::ssize(tombKinds);
      if (isAsked)
        switchOver({tombCard, static_cast<std::uint8_t>(kind), player});
      else
        addCard(permanentCards, player, id);
    }
  }

  /// The tiles that do not follow from the points, and who sells.
  void orderTiles() {
    PositionDocument withoutTiles = m_document;
    for (auto& each : withoutTiles.players) each.orderTile.reset();
    const egizia::AskedValues asked(withoutTiles, m_edition);
    for (Player player = 0; player < m_entry.seats.size(); ++player) {
      const auto& said = m_document.players[player];
      if (said.orderTile != asked.orderTile(player)) set(orderTile, player, said.orderTile);
      const PositionCell cell{sell, 0, player};
      const bool isSwitched = isOn(m_entry, cell, m_edition) != said.sell;
      if (isSwitched && (said.sell || player < m_whole)) switchOver(cell);
    }
  }

  void built(std::size_t building) {
    const auto& said = m_document.built[building];
    const egizia::SpaceSet spaces = m_judged.position.facts.built[building];
    std::uint8_t number = 0;
    for (const egizia::BuildingPart& part : m_edition.plan(static_cast<Building>(building)).parts) {
      const int count = std::popcount(spaces & part.spaces());
      // What follows from the stones is known once all of them are.
      const auto value = number < said.size()        ? said[number]
                         : m_judged.findings.empty() ? std::optional(count)
                                                     : std::nullopt;
      if (value)
        m_entry.texts[keyOf({obeliskBuilt + building, number, 0})] = std::to_string(*value);
      ++number;
    }
  }

  /// Drops what the form does not ask: once it asks it, nobody has entered it yet.
  void keepShown() {
    const std::vector<PositionCell> cells = cellsOf(m_entry, m_edition);
    std::set<std::string> shown;
    for (const PositionCell& cell : cells) shown.insert(keyOf(cell));
    const auto isHidden = [&](const auto& entered) { return !shown.contains(entered.first); };
    const auto tellsBuilt = [&](Building building) {
      const PositionRow row = obeliskBuilt + static_cast<std::size_t>(building);
      return std::ranges::count(cells, row, &PositionCell::row) > 0;
    };
    const auto isLost = [&](const auto& entered) {
      const PositionCell cell = *egizia::cellOf(entered.first);
      if (!isHidden(entered) || cell.row == queue || cell.row >= quarryYield) return false;
      const std::optional<Building> building = buildingOf(cell.row);
      if (building && tellsBuilt(*building)) return false;
      if (building && isBuilt(cell.row))
        return !m_document.built[static_cast<std::size_t>(*building)].empty();
      if (building == Building::tombs) return false;
      return entered.second != std::to_string(boundsOf(m_entry, cell, m_edition).least);
    };
    const auto listsSpaces = [](const PositionDocument::Player& player) {
      return std::ranges::any_of(player.ownStones,
                                 [](const auto& own) { return own.spaces.value_or(0) != 0; });
    };
    m_hasLostSomething = std::ranges::any_of(m_entry.texts, isLost) ||
                         std::ranges::any_of(m_entry.names, isHidden) ||
                         std::ranges::any_of(m_document.players, listsSpaces);
    std::erase_if(m_entry.texts, isHidden);
    std::erase_if(m_entry.names, isHidden);
  }

  const PositionDocument& m_document;
  const Edition& m_edition;
  egizia::JudgedPosition m_judged;
  std::size_t m_whole;
  PositionForm m_entry;
  bool m_hasLostSomething = false;
};

bool hasSums(const PositionDocument& document) {
  return std::ranges::any_of(document.players, [](const PositionDocument::Player& player) {
    return player.hasGrain() || player.quarryYield || player.morePermanents > 0;
  });
}

PositionForm entryOf(const PositionDocument& document, const Edition& edition, std::size_t whole) {
  Loading loading(document, edition, whole);
  PositionForm needed = loading.entry(false);
  return hasSums(document) || !loading.hasLostSomething() ? needed : loading.entry(true);
}

} // namespace

PositionDocument documentOf(const PositionForm& entry, const Edition& edition) {
  return documentOf(entry, edition, cellsOf(entry, edition));
}

PositionDocument documentOf(const PositionForm& entry, const Edition& edition,
                            const std::vector<PositionCell>& shown) {
  return Filling(entry, edition, &shown).document();
}

PositionDocument documentOfAll(const PositionForm& entry, const Edition& edition) {
  return Filling(entry, edition, nullptr).document();
}

PositionForm neededEntryOf(const PositionDocument& document, const Edition& edition) {
  return Loading(document, edition, document.players.size()).entry(false);
}

PositionForm entryOf(const PositionDocument& document, const Edition& edition) {
  return entryOf(document, edition, document.players.size());
}

std::optional<PositionForm> entryOfRest(const egizia::ReadablePosition& readable,
                                        const Edition& edition) {
  const auto rest = egizia::restOf(readable, edition);
  if (!rest) return std::nullopt;
  return entryOf(rest->document, edition, rest->whole);
}

} // namespace nilometer::ui
