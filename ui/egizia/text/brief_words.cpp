// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/text/brief_words.h"

#include "engine/egizia/building_plans.h"
#include "engine/egizia/edition.h"
#include "ui/egizia/text/names.h"
#include "ui/text/phrase.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <bit>

namespace nilometer::text {

using egizia::CardKind;
using egizia::Correctable;

namespace {

struct BriefPlaceWords {
  Q_DECLARE_TR_FUNCTIONS(BriefPlace)
public:
  /// For one space and for several.
  static constexpr auto templeParts = std::to_array<std::array<const char*, 2>>(
      {//: Spaces of the temple's left pillar, after "temple": "left 1".
       {QT_TR_NOOP("left %1"), QT_TR_NOOP("left %1")},
       //: Spaces of the temple's right pillar, after "temple".
       {QT_TR_NOOP("right %1"), QT_TR_NOOP("right %1")},
       //: A column of the temple by its number, after "temple": "column 2".
       {QT_TR_NOOP("column %1"),
        //: Columns of the temple, after "temple".
        QT_TR_NOOP("columns %1")},
       //: Stones above the temple's columns, after "temple".
       {QT_TR_NOOP("top %1"), QT_TR_NOOP("top %1")},
       {"%1", "%1"}});
};
static_assert(BriefPlaceWords::templeParts.size() == egizia::templePartNames.size() + 1);

QString plus(const QStringList& parts) {
  return parts.join(QStringLiteral(" + "));
}

/// The spaces of one part, counted from 1 in that part; those beside each other as one: "1 + 3–5".
QString briefSpaces(const egizia::BuildingPart& part, egizia::SpaceSet spaces) {
  const auto isIn = [&](int i) {
    return i < part.count && (spaces & egizia::spaceBit(part.first + i)) != 0;
  };
  QStringList numbers;
  for (int i = 0; i < part.count; ++i) {
    if (!isIn(i)) continue;
    const int first = i;
    while (isIn(i + 1)) ++i;
    if (i == first + 1) numbers += number(first + 1);
    numbers += i <= first + 1 ? number(i + 1)
                              : fill(QStringLiteral("%1–%2"), {number(first + 1), number(i + 1)});
  }
  return plus(numbers);
}

/// Rows of one space are called by their number alone, of others how many stones were put there.
QString briefRows(const egizia::BuildingPlan& plan, egizia::SpaceSet spaces) {
  QStringList rows;
  for (std::size_t i = 0; i < plan.parts.size(); ++i) {
    const egizia::SpaceSet here = plan.parts[i].spaces() & spaces;
    if (here == 0) continue;
    const QString row = number(static_cast<int>(i) + 1);
    const int stones = std::popcount(here);
    rows += stones == 1 ? row : fill(QStringLiteral("%1 (%2×)"), {row, number(stones)});
  }
  return plus(rows);
}

QString tombNumbers(const egizia::BuildingPlan& plan, egizia::SpaceSet spaces) {
  egizia::BuildingPart all;
  all.count = plan.count;
  const bool isOne = std::popcount(spaces) == 1;
  return fill(isOne ? BriefPlaceWords::tr("tomb %1") : BriefPlaceWords::tr("tombs %1"),
              {briefSpaces(all, spaces)});
}

/// The building is said once.
QString briefTemple(const egizia::BuildingPlan& plan, egizia::SpaceSet spaces) {
  QStringList parts;
  for (const egizia::BuildingPart& part : plan.parts) {
    const QString places = briefSpaces(part, spaces);
    if (places.isEmpty()) continue;
    const bool isOne = std::popcount(part.spaces() & spaces) == 1;
    const auto& forms = BriefPlaceWords::templeParts[egizia::templePartIndex(part.id)];
    parts += fill(BriefPlaceWords::tr(forms[isOne ? 0 : 1]), {places});
  }
  return fill(BriefPlaceWords::tr("temple %1"), {plus(parts)});
}

/// A stop of the river where others stand beside it: "card 5", "Alyi", "Sphinx".
QString briefStop(int stop, const Table& table) {
  const auto at = static_cast<std::size_t>(stop);
  if (at < table.edition->river.size() && table.edition->river[at].kind == egizia::StopKind::card) {
    return fill(BriefPlaceWords::tr("card %1"), {number(table.edition->river[at].index + 1)});
  }
  return text::stop(stop, table);
}

} // namespace

QString briefCells(egizia::Building building, egizia::SpaceSet spaces, const Table& table) {
  if (static_cast<int>(building) >= egizia::buildingCount) return QStringLiteral("?");
  const egizia::BuildingPlan& plan = table.edition->plan(building);
  switch (building) {
  case egizia::Building::obelisk:
    return fill(BriefPlaceWords::tr("obelisk %1"), QStringList(briefRows(plan, spaces)));
  case egizia::Building::tombs: return tombNumbers(plan, spaces);
  case egizia::Building::pyramid:
    //: %1: rows, and how many stones were put there: "pyramid row 1 (2×) + 2".
    return fill(BriefPlaceWords::tr("pyramid row %1"), QStringList(briefRows(plan, spaces)));
  case egizia::Building::temple: return briefTemple(plan, spaces);
  }
  return {};
}

namespace {

/// Says one entry in a few words; one function for each kind. The player comes first.
class BriefWords {
  Q_DECLARE_TR_FUNCTIONS(Brief)
public:
  explicit BriefWords(const Table& table) : m_table(table) {}

  QString operator()(const egizia::LayOut& /*entry*/) const { return tr("Nile cards laid out"); }
  QString operator()(const egizia::PlaceShip& entry) const;
  QString operator()(const egizia::Pass& entry) const {
    return fill(tr("%1 passes"), {name(entry.player)});
  }
  QString operator()(const egizia::TakeLeftover& entry) const;
  QString operator()(const egizia::Feed& entry) const;
  QString operator()(const egizia::ProduceStones& /*entry*/) const {
    return tr("Quarries yield stones");
  }
  QString operator()(const egizia::Build& entry) const;
  QString operator()(const egizia::DeclineBuild& entry) const {
    return of(entry.player, {site(entry.site), tr("nothing built")});
  }
  QString operator()(const egizia::ScoreParticipation& /*entry*/) const {
    return tr("Participation");
  }
  QString operator()(const egizia::SetOrder& /*entry*/) const { return tr("New order tiles"); }
  QString operator()(const egizia::PlayCard& entry) const;
  QString operator()(const egizia::FinalScore& entry) const {
    return of(entry.player, {tr("final scoring")});
  }
  QString operator()(const egizia::NameNileCard& entry) const {
    return fill(tr("Card %1: %2"), {stopNumber(entry.stop), card(entry.card)});
  }
  QString operator()(const egizia::NameTombs& entry) const;
  QString operator()(const egizia::NameSphinxCards& entry) const {
    return of(entry.player, {sphinxCards(std::popcount(entry.cards))});
  }
  QString operator()(const egizia::Correct& entry) const;

private:
  [[nodiscard]] QString name(table::Player player) const { return playerName(player, m_table); }
  [[nodiscard]] QString of(table::Player player, const QStringList& said) const {
    return fill(QStringLiteral("%1: %2"), {name(player), said.join(QStringLiteral(", "))});
  }
  [[nodiscard]] QString card(std::uint8_t which) const;
  [[nodiscard]] QString stopNumber(int stop) const;
  [[nodiscard]] static QStringList chosen(const egizia::Choices& choices);
  [[nodiscard]] static QString sphinxCards(int count) {
    return tr("%n Sphinx card(s)", nullptr, count);
  }
  [[nodiscard]] QString corrected(const egizia::Correct& entry) const;

  const Table& m_table;
};

/// A field and a quarry with their number behind them: "green 5".
QString BriefWords::card(std::uint8_t which) const {
  const auto& cards = m_table.edition->nileCards;
  const auto found = std::ranges::find(cards, which, &egizia::NileCard::name);
  if (found == cards.end()) return cardName(which, m_table);
  // All of its buildings have no room.
  if (found->kind == CardKind::stonesInBuildings) return cardKind(found->kind);
  if (found->kind > CardKind::quarry) return chipName(*found);
  return fill(QStringLiteral("%1 %2"), {chipName(*found), number(found->amount)});
}

/// What a card space is called on the river.
QString BriefWords::stopNumber(int stop) const {
  const auto& river = m_table.edition->river;
  const auto at = static_cast<std::size_t>(stop);
  return at < river.size() ? number(river[at].index + 1) : QStringLiteral("?");
}

QStringList BriefWords::chosen(const egizia::Choices& choices) {
  QStringList crews;
  for (std::size_t i = 0; i < choices.crewCount && i < choices.crews.size(); ++i) {
    crews +=
        crewSetName(static_cast<egizia::CrewSet>(1U << static_cast<unsigned>(choices.crews[i])));
  }
  QStringList said;
  if (!crews.isEmpty()) said += crews.join(QStringLiteral(" + "));
  //: The water ring is moved there: "ring left".
  if (choices.ring) said += fill(tr("ring %1"), {ring(*choices.ring)});
  return said;
}

QString BriefWords::operator()(const egizia::PlaceShip& entry) const {
  QStringList said{briefStop(entry.stop, m_table)};
  if (entry.space == egizia::reserveSpace) {
    //: Where a ship stands at a building site.
    said += tr("in reserve");
  } else if (entry.space != egizia::noSpace) {
    said.back() += QLatin1Char(' ') + number(entry.space);
  }
  // Crews that were chosen tell the card.
  if (entry.card != egizia::unnamed && entry.choices.crewCount == 0) said += card(entry.card);
  said += chosen(entry.choices);
  if (entry.doubled) said += cardKind(CardKind::doubled, m_table);
  if (entry.second) said += cardKind(CardKind::secondShip, m_table);
  return of(entry.player, said);
}

QString BriefWords::operator()(const egizia::TakeLeftover& entry) const {
  if (!entry.stop) return of(entry.player, {tr("no leftover card")});
  QStringList said{fill(tr("leftover card %1"), {stopNumber(*entry.stop)})};
  if (entry.card != egizia::unnamed) said += card(entry.card);
  return of(entry.player, said + chosen(entry.choices));
}

QString BriefWords::operator()(const egizia::Feed& entry) const {
  const auto helped = [](const egizia::FeedHelp& help) { return help != egizia::FeedHelp{}; };
  if (entry.only != table::noPlayer) {
    const auto only = static_cast<std::size_t>(entry.only);
    //: The construction crews of a player.
    QStringList said{tr("fed")};
    if (only < entry.help.size() && helped(entry.help[only])) said += tr("with help");
    return of(entry.only, said);
  }
  //: Some players gave cards or stones for it.
  return std::ranges::any_of(entry.help, helped) ? tr("Feeding, with help") : tr("Feeding");
}

QString BriefWords::operator()(const egizia::Build& entry) const {
  QStringList said;
  if (entry.site == egizia::Site::sphinx) {
    said += site(entry.site);
    //: Sphinx cards: so many of those that were drawn.
    said += fill(tr("%1 of %2 kept"), {number(entry.kept), number(entry.draw + entry.unpaid)});
  } else {
    const auto built = std::ranges::count_if(entry.spaces, [](auto spaces) { return spaces != 0; });
    for (std::size_t i = 0; i < entry.spaces.size(); ++i) {
      const auto where = static_cast<egizia::Building>(i);
      if (entry.spaces[i] == 0) continue;
      said += built > 1 ? fill(QStringLiteral("%1 %2×"),
                               {building(where), number(std::popcount(entry.spaces[i]))})
                        : briefCells(where, entry.spaces[i], m_table);
    }
    if (said.isEmpty()) said += site(entry.site);
    // Beside two buildings there is no room for it.
    if (entry.market && built < 2) said += market(*entry.market);
  }
  return of(entry.player, said);
}

QString BriefWords::operator()(const egizia::PlayCard& entry) const {
  QStringList said{cardKind(entry.kind, m_table)};
  if (entry.kind == CardKind::crewStep || entry.kind == CardKind::paidCrewStep) {
    said += crewSetName(static_cast<egizia::CrewSet>(1U << static_cast<unsigned>(entry.crew)));
  } else if (entry.kind == CardKind::improveField) {
    said += entry.field.name ? card(*entry.field.name) : startField();
  } else if (entry.kind == CardKind::sell10) {
    said += stones(entry.amount);
  } else if (entry.kind == CardKind::reserve) {
    said += site(entry.site);
  }
  return of(entry.player, said);
}

QString BriefWords::operator()(const egizia::NameTombs& entry) const {
  QStringList values;
  for (std::size_t i = 0; i < entry.count && i < entry.values.size(); ++i) {
    if (entry.values[i] != 0) values += number(entry.values[i]);
  }
  if (values.isEmpty()) return tr("Open tomb tiles");
  return fill(tr("Open tomb tiles: %1"), {values.join(QStringLiteral(", "))});
}

QString BriefWords::corrected(const egizia::Correct& entry) const {
  const QString value = number(entry.value);
  switch (entry.what) {
  case Correctable::points: return points(entry.value);
  //: A place in the queue on a space of the score track.
  case Correctable::queuePlace: return fill(tr("queue place %1"), {number(entry.value + 1)});
  case Correctable::stones: return stones(entry.value);
  case Correctable::crew: return fill(QStringLiteral("%1 = %2"), {crewName(entry.crew), value});
  case Correctable::stoneMarket:
  case Correctable::grainMarket: {
    const bool isStone = entry.what == Correctable::stoneMarket;
    return fill(
        QStringLiteral("%1 %2"),
        {market(isStone ? egizia::Market::stone : egizia::Market::grain), number(entry.value + 1)});
  }
  case Correctable::sphinxCount: return sphinxCards(entry.value);
  //: A Nile card is given to, or taken from, a player.
  case Correctable::giveCard: return fill(tr("gets %1"), {card(entry.card)});
  case Correctable::takeCard: return fill(tr("without %1"), {card(entry.card)});
  case Correctable::ring:
    return fill(tr("ring %1"), {ring(static_cast<egizia::Ring>(entry.value))});
  case Correctable::order: return tr("order of play");
  }
  return {};
}

QString BriefWords::operator()(const egizia::Correct& entry) const {
  //: Something is put right: "Correction: Anna, 12 points".
  const QString text = tr("Correction: %1");
  if (egizia::isOfTable(entry.what)) return fill(text, {corrected(entry)});
  return fill(text, {fill(QStringLiteral("%1, %2"), {name(entry.player), corrected(entry)})});
}

} // namespace

QString brief(const egizia::Entry& entry, const Table& table) {
  return std::visit(BriefWords(table), entry);
}

} // namespace nilometer::text
