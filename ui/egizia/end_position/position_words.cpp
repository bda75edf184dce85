// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/end_position/position_words.h"

#include "ui/egizia/end_position/position_asked.h"
#include "ui/text/names_apart.h"
#include "ui/text/phrase.h"
#include "ui/text/reader_phrases.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

namespace nilometer::ui {

using egizia::Building;
using text::fill;
using text::number;
using enum PositionRow;

namespace {

struct FinderWords {
  Q_DECLARE_TR_FUNCTIONS(CardFinder)
};

struct PlaceWords {
  Q_DECLARE_TR_FUNCTIONS(PositionHistory)
};

struct Words {
  Q_DECLARE_TR_FUNCTIONS(PositionForm)
public:
  /// Label and tip of a row; nullptr where they are put together.
  struct Row {
    const char* label;
    const char* tip; // %1 to %2: bounds
  };
  static constexpr auto rows = std::to_array<Row>({
      {QT_TR_NOOP("Sphinx cards"),
       QT_TR_NOOP("Type a few letters of the card, Enter takes it. Enter in the empty line goes "
                  "on.")},
      {QT_TR_NOOP("Points on the score track"),
       QT_TR_NOOP("Points before the final scoring, rounds past 50 included: %1 to %2.")},
      {QT_TR_NOOP("Place in the queue"),
       QT_TR_NOOP("Several markers on one space: 1 is in front and came first.")},
      {QT_TR_NOOP("Order tile"),
       QT_TR_NOOP("It follows from the points. Fill it in only if the table says otherwise: %1 to "
                  "%2.")},
      {QT_TR_NOOP("Stone market, step"), QT_TR_NOOP("Counted from the top: %1 to %2.")},
      {QT_TR_NOOP("Grain market, step"), QT_TR_NOOP("Counted from the top: %1 to %2.")},
      {QT_TR_NOOP("Own stones, obelisk"), nullptr},
      {QT_TR_NOOP("Own stones, tombs"), nullptr},
      {QT_TR_NOOP("Own stones, pyramid"), nullptr},
      {QT_TR_NOOP("Own stones, temple"), nullptr},
      {QT_TR_NOOP("Built: obelisk row %1"), nullptr},
      {QT_TR_NOOP("Built: tombs"), nullptr},
      {QT_TR_NOOP("Built: pyramid row %1"), nullptr},
      {nullptr, nullptr},
      {QT_TR_NOOP("Tomb tiles, sum"),
       QT_TR_NOOP("The values of the tomb tiles added up, or each of them: 4 5 2. The Tombs card "
                  "is asked for below. %1 to %2.")},
      {nullptr, QT_TR_NOOP("Whoever has this Permanent card.")},
      {QT_TR_NOOP("Stones left"), QT_TR_NOOP("On the stone track, to be sold: %1 to %2.")},
      {QT_TR_NOOP("Sells them"), QT_TR_NOOP("Selling is optional and always pays.")},
      {nullptr, QT_TR_NOOP("Strength at the end: %1 to %2.")},
      {nullptr, QT_TR_NOOP("Strength at the end: %1 to %2.")},
      {nullptr, QT_TR_NOOP("Strength at the end: %1 to %2.")},
      {nullptr, QT_TR_NOOP("Strength at the end: %1 to %2.")},
      {QT_TR_NOOP("Quarries, yield"),
       QT_TR_NOOP("All quarries together, the start quarry too: %1 to %2.")},
      {nullptr, QT_TR_NOOP("All fields of this colour together, the start field too, improved "
                           "ones in the colour they count as: %1 to %2.")},
      {nullptr, QT_TR_NOOP("All fields of this colour together, improved ones in the colour they "
                           "count as: %1 to %2.")},
      {nullptr, QT_TR_NOOP("All fields of this colour together, improved ones in the colour they "
                           "count as: %1 to %2.")},
      {QT_TR_NOOP("Permanent cards"),
       QT_TR_NOOP("How many, fields and quarries not counted: %1 to %2.")},
      {QT_TR_NOOP("Fields"), QT_TR_NOOP("Without the start field, unless it was improved.")},
      {QT_TR_NOOP("Quarries"), QT_TR_NOOP("Without the start quarry.")},
      {QT_TR_NOOP("Permanent cards"),
       QT_TR_NOOP("All but fields and quarries. A card that improved a field is named with the "
                  "field.")},
  });
  static_assert(rows.size() == static_cast<std::size_t>(permanentCards) + 1);
  static constexpr auto temple = std::to_array<const char*>(
      {QT_TR_NOOP("Built: left pillar"), QT_TR_NOOP("Built: right pillar"),
       QT_TR_NOOP("Built: columns"), QT_TR_NOOP("Built: stones above the columns")});
};

const Words::Row& rowOf(const PositionCell& cell) {
  return Words::rows[static_cast<std::size_t>(cell.row)];
}

/// Nothing where none are entered.
std::optional<int> stonesOfAll(PositionRow row, const PositionEntered& entry,
                               const egizia::Edition& edition) {
  std::optional<int> sum;
  for (table::Player player = 0; player < entry.players(); ++player) {
    const PositionNumber own = numberIn(entry, {row, 0, player}, edition);
    if (own.given()) sum = sum.value_or(0) + own.number;
  }
  return sum;
}

/// Two spaces that the building has, as they are typed.
QString twoSpaces(Building building, const egizia::Edition& edition) {
  const bool isWide = edition.plan(building).parts.front().count > 2;
  return isWide ? QStringLiteral("1.2 1.3") : QStringLiteral("1.1 2.1");
}

} // namespace

QString positionLabel(const PositionCell& cell, const text::Table& table) {
  if (const char* label = rowOf(cell).label) {
    return fill(Words::tr(label), {number(cell.part + 1)});
  }
  if (cell.row == templeBuilt) {
    return Words::tr(Words::temple[std::min<std::size_t>(cell.part, Words::temple.size() - 1)]);
  }
  if (cell.row == tombCard) {
    return text::cardName(tombCardNames(*table.edition)[cell.part], table);
  }
  if (cell.row >= blueCrew && cell.row <= jokerCrew) {
    const auto crew =
        static_cast<egizia::Crew>(static_cast<int>(cell.row) - static_cast<int>(blueCrew));
    return fill(Words::tr("Strength, %1"), {text::crewName(crew)});
  }
  const auto colour =
      static_cast<egizia::FieldColour>(static_cast<int>(cell.row) - static_cast<int>(greenGrain));
  return fill(Words::tr("Grain, %1"), {text::fieldColour(colour)});
}

QString positionTip(const PositionCell& cell, const NumberBounds& bounds,
                    const egizia::Edition& edition) {
  const QStringList between{number(bounds.least), number(bounds.most)};
  if (const char* tip = rowOf(cell).tip) return fill(Words::tr(tip), between);
  if (isBuilt(cell.row)) {
    return Words::tr("How many of %n space(s) are built, no matter by whom.", nullptr, bounds.most);
  }
  //: %3: two spaces of that building, "1.2 1.3".
  return fill(Words::tr("How many, %1 to %2; or exactly where, as row and space: %3."),
              between + QStringList{twoSpaces(*buildingOf(cell.row), edition)});
}

QString positionBeside(const PositionCell& cell, const NumberBounds& bounds) {
  if (!isBuilt(cell.row)) return {};
  return Words::tr("of %n space(s), no matter whose", nullptr, bounds.most);
}

QString positionPlace(const PositionCell& cell, const text::Table& table) {
  if (isBuilt(cell.row)) return positionLabel(cell, table);
  //: a player and what was entered for him: "Red, Stones left"
  return fill(PlaceWords::tr("%1, %2"),
              {text::playerName(cell.player, table), positionLabel(cell, table)});
}

QString positionCard(const PositionCard& card, PositionRow row, const egizia::Edition& edition) {
  const text::Table table{&edition, {}};
  if (row == sphinx) return text::sphinxCondition(card.index, table);
  if (card.index == PositionCard::startField) {
    return fill(FinderWords::tr("%1, improved"), {text::startField()});
  }
  const QString name = text::cardName(card.index, table);
  if (card.improved == 0) return name;
  const auto* const printed = std::ranges::find_if(fieldKinds, [&](egizia::CardKind kind) {
    return std::ranges::count(namesOf(edition.kind(kind), edition), card.index) > 0;
  });
  const auto colour = std::max<std::ptrdiff_t>(printed - fieldKinds.begin() - card.improved, 0);
  return fill(FinderWords::tr("%1, counts as %2"),
              {name, text::fieldColour(static_cast<egizia::FieldColour>(colour))});
}

QString positionBoardHeading() {
  return Words::tr("On the board, across");
}

QString positionTableauHeading() {
  return Words::tr("Per player, down");
}

text::Table tableOf(const PositionEntered& entry, const egizia::Edition& edition) {
  text::Table table{&edition, text::namesApart(entry.seats)};
  for (std::size_t i = 0; i < entry.seats.size(); ++i) {
    QString& name = table.playerNames[static_cast<qsizetype>(i)];
    if (name.isEmpty()) name = text::playerColour(entry.seats[i].colour);
  }
  return table;
}

QString positionUnreadable(const PositionEntered& entry, const PositionCell& cell,
                           const egizia::Edition& edition) {
  if (cell.row == tombSum) return Words::tr("A sum, or the values of the tiles: 4 5 2.");
  const bool places = buildingOf(cell.row) && !isBuilt(cell.row);
  if (places && textIn(entry, cell).contains(u'.')) {
    //: %1: two spaces of that building, "1.2 1.3".
    return fill(Words::tr("Spaces are row and number, each once: %1."),
                {twoSpaces(*buildingOf(cell.row), edition)});
  }
  return Words::tr("This should be a whole number.");
}

QString positionOutside(const PositionCell& /*cell*/, const NumberBounds& bounds) {
  return fill(Words::tr("%1 to %2 is possible."), {number(bounds.least), number(bounds.most)});
}

QString positionProblem(const PositionCell& cell, const egizia::PositionFinding& finding,
                        const PositionEntered& entry, const egizia::Edition& edition) {
  const QString expected = text::readerPhrase(finding.expected);
  if (const std::optional<Building> building = buildingOf(cell.row)) {
    const int spaces = edition.plan(*building).count;
    const bool isOwn = !isBuilt(cell.row);
    if (isOwn && stonesOfAll(cell.row, entry, edition).value_or(0) > spaces) {
      return fill(Words::tr("Together that is %1, but there is room for only %2."),
                  {text::fromUtf8(finding.found), number(spaces)});
    }
    if (!isOwn && finding.place.number != egizia::PositionPlace::whole) {
      const int built = QString::fromStdString(finding.expected).section(u',', 0, 0).toInt();
      return Words::tr("Going by the rest, %n of these spaces are built.", nullptr, built);
    }
    return fill(Words::tr("This does not fit the other numbers. Expected: %1."), {expected});
  }
  switch (cell.row) {
  case sphinx: return Words::tr("Another player has one of these cards, or it is not in the game.");
  case queue: return Words::tr("Two players have this place.");
  case orderTile: return Words::tr("Two players have this tile.");
  case tombSum: return Words::tr("The tomb tiles in the box do not give this.");
  case quarryYield:
    return fill(Words::tr("With the others that is %1, more than all quarries together."),
                {text::fromUtf8(finding.found)});
  case greenGrain:
  case yellowGreenGrain:
  case brownGrain: return Words::tr("With the others that is more than all fields of the box.");
  case permanents: return Words::tr("With the others that is more than the box has.");
  case fieldCards:
  case quarryCards:
  case permanentCards:
  case tombCard: return fill(Words::tr("There are not so many of these cards: %1."), {expected});
  case points:
  case stoneMarket:
  case grainMarket:
  case stones:
  case sell:
  case blueCrew:
  case blackCrew:
  case yellowCrew:
  case jokerCrew:
  case obelisk:
  case tombs:
  case pyramid:
  case temple:
  case obeliskBuilt:
  case tombsBuilt:
  case pyramidBuilt:
  case templeBuilt: break;
  }
  return fill(Words::tr("Expected: %1."), {expected});
}

QString positionReminder(const PositionEntered& entry, const egizia::Edition& edition) {
  if (entry.everything) return {};
  QStringList cards;
  std::uint8_t part = 0;
  for (const int name : tombCardNames(edition)) {
    bool held = false;
    for (table::Player player = 0; player < entry.players(); ++player) {
      held = held || entry.switched.contains({tombCard, part, player});
    }
    if (!held) cards += text::cardName(name, tableOf(entry, edition));
    ++part;
  }
  return cards.isEmpty() ? QString() : fill(Words::tr("Nobody has: %1"), {text::listOf(cards)});
}

QString positionTogether(PositionRow row, const PositionEntered& entry,
                         const egizia::Edition& edition) {
  const std::optional<Building> building = buildingOf(row);
  if (!building || isBuilt(row)) return {};
  const std::optional<int> stones = stonesOfAll(row, entry, edition);
  if (!stones) return {};
  //: The stones of all players in a building, and its spaces.
  return fill(Words::tr("Together: %1 of %2"),
              {number(*stones), number(edition.plan(*building).count)});
}

} // namespace nilometer::ui
