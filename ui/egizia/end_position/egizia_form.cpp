// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/end_position/egizia_form.h"

#include "engine/egizia/bits.h"
#include "engine/egizia/file/entry_names.h"
#include "engine/egizia/file/position_judge.h"
#include "engine/egizia/turn.h"
#include "ui/egizia/report/game_report.h"
#include "ui/egizia/text/names.h"
#include "ui/score/report/form_disputes.h"
#include "ui/text/names_apart.h"
#include "ui/text/phrase.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <iterator>
#include <optional>
#include <utility>

namespace nilometer::ui {

using egizia::Building;
using egizia::CardKind;
using egizia::Edition;
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

QString nileCard(const std::string& id, const text::Table& table) {
  return text::cardName(static_cast<int>(*findCardName(*table.edition, id)), table);
}

/// "Tomb tiles, sum".
QString labelOf(const PositionCell& cell, const text::Table& table) {
  if (const char* label = Words::rows[static_cast<std::size_t>(cell.row)].label) {
    return fill(Words::tr(label), {number(cell.part + 1)});
  }
  if (cell.row == templeBuilt) {
    return Words::tr(Words::temple[std::min<std::size_t>(cell.part, Words::temple.size() - 1)]);
  }
  if (cell.row == tombCard) {
    return nileCard(tombCards(*table.edition)[cell.part], table);
  }
  if (cell.row >= blueCrew && cell.row <= jokerCrew) {
    const auto crew = static_cast<egizia::Crew>(cell.row - blueCrew);
    return fill(Words::tr("Strength, %1"), {text::crewName(crew)});
  }
  const auto colour = static_cast<egizia::FieldColour>(cell.row - greenGrain);
  return fill(Words::tr("Grain, %1"), {text::fieldColour(colour)});
}

/// What to enter and within which bounds, in one or two sentences.
QString tipOf(const PositionCell& cell, const NumberBounds& bounds, const Edition& edition) {
  const QStringList between{number(bounds.least), number(bounds.most)};
  if (const char* tip = Words::rows[static_cast<std::size_t>(cell.row)].tip)
    return fill(Words::tr(tip), between);
  if (isBuilt(cell.row)) {
    return Words::tr("How many of %n space(s) are built, no matter by whom.", nullptr, bounds.most);
  }
  //: %3: two spaces of that building, "1.2 1.3".
  return fill(Words::tr("How many, %1 to %2; or exactly where, as row and space: %3."),
              between + QStringList{twoSpaces(*buildingOf(cell.row), edition)});
}

/// "Red, Stones left"; of what belongs to nobody only what it is.
QString placeName(const PositionCell& cell, const text::Table& table) {
  if (isBuilt(cell.row)) return labelOf(cell, table);
  //: a player and what was entered for him: "Red, Stones left"
  return fill(PlaceWords::tr("%1, %2"),
              {text::playerName(cell.player, table), labelOf(cell, table)});
}

/// A card as it is named in that row: "Fish, counts as green".
QString cardWords(const PositionCard& card, PositionRow row, const Edition& edition) {
  const text::Table table{&edition, {}};
  if (row == sphinx) {
    return text::sphinxCondition(static_cast<int>(*findSphinxCard(edition, card.card)), table);
  }
  if (card.card == egizia::startFieldName) {
    return fill(FinderWords::tr("%1, improved"), {text::startField()});
  }
  const QString name = nileCard(card.card, table);
  if (card.improved == 0) return name;
  const auto* const printed = std::ranges::find_if(egizia::fieldKinds, [&](CardKind kind) {
    return std::ranges::count(namesOf(edition.kind(kind), edition), card.card) > 0;
  });
  const auto colour =
      std::max<std::ptrdiff_t>(printed - egizia::fieldKinds.begin() - card.improved, 0);
  return fill(FinderWords::tr("%1, counts as %2"),
              {name, text::fieldColour(static_cast<egizia::FieldColour>(colour))});
}

/// Names for the sentences: a player without one is called by his colour.
text::Table tableOf(const PositionForm& entry, const Edition& edition) {
  text::Table table{&edition, text::namesApart(entry.seats)};
  for (std::size_t i = 0; i < entry.seats.size(); ++i) {
    QString& name = table.playerNames[static_cast<qsizetype>(i)];
    if (name.isEmpty()) name = text::playerColour(entry.seats[i].colour);
  }
  return table;
}

/// What the walk with Enter does not stop at and may have been forgotten: that nobody has the Tombs
/// card. Empty if somebody has, or if all cards are named.
QString reminderOf(const PositionForm& entry, const Edition& edition) {
  if (asksEverything(entry)) return {};
  QStringList cards;
  std::uint8_t part = 0;
  for (const std::string& id : tombCards(edition)) {
    bool isHeld = false;
    for (egizia::Player player = 0; player < entry.seats.size(); ++player) {
      isHeld = isHeld || isSwitched(entry, {tombCard, part, player});
    }
    if (!isHeld) cards += nileCard(id, tableOf(entry, edition));
    ++part;
  }
  return cards.isEmpty() ? QString() : fill(Words::tr("Nobody has: %1"), {text::listOf(cards)});
}

/// What a game never reaches is not waited for: from 20 on the field is full.
constexpr int mostLikelyPoints = 199;

/// Every field, printed and improved: the better one first, for its words are all among those of
/// the next one.
std::vector<PositionCard> fieldsOf(const Edition& edition) {
  std::vector<PositionCard> fields;
  int printed = 0;
  for (const CardKind kind : egizia::fieldKinds) {
    for (const std::string& id : namesOf(edition.kind(kind), edition)) {
      fields.push_back({id, 0});
      for (int improved = std::max(printed, 1); improved > 0; --improved) {
        fields.push_back({id, improved});
      }
    }
    ++printed;
  }
  fields.push_back({std::string(egizia::startFieldName), 1});
  return fields;
}

std::vector<PositionCard> cardsFor(PositionRow row, const egizia::Game& game,
                                   const Edition& edition) {
  std::vector<PositionCard> cards;
  if (row == fieldCards) return fieldsOf(edition);
  if (row == sphinx) {
    for (const int card : egizia::Bits(egizia::sphinxCardsInGame(game))) {
      cards.push_back({edition.sphinxCards[static_cast<std::size_t>(card)].id});
    }
    return cards;
  }
  const egizia::CardSet kinds =
      row == quarryCards ? edition.kind(CardKind::quarry) : egizia::otherPermanents(game);
  for (const std::string& id : namesOf(kinds, edition)) cards.push_back({id});
  return cards;
}

class Looking {
public:
  Looking(const PositionForm& entry, const Edition& edition, const PositionCheck& result,
          const CardFinders& finders)
      : m_entry(entry), m_edition(edition), m_table(tableOf(entry, edition)), m_result(result),
        m_finders(finders) {}

  FormLook look() {
    for (const PositionCell& cell : cellsOf(m_entry, m_edition)) {
      add(cell);
      m_look.walk.push_back(keyOf(cell));
    }
    for (auto& [at, row] : m_rows) m_look.rows.push_back(std::move(row));
    for (const PositionCell& cell : m_result.missing) m_look.missing.push_back(keyOf(cell));
    for (const auto& [cell, problem] : m_result.problems) m_look.wrong.push_back(keyOf(cell));
    m_look.problem = m_result.otherProblem;
    if (m_result.position) m_look.reminder = reminderOf(m_entry, m_edition);
    m_look.isEmpty = m_entry.isEmpty();
    m_look.hasBids = choiceIn(m_entry, "seatBids") != 0;
    return std::move(m_look);
  }

private:
  void add(const PositionCell& cell) {
    const auto [at, isNew] = m_rows.try_emplace({cell.row, cell.part});
    FormRow& row = at->second;
    if (isNew) describe(row, cell);
    const std::size_t column = isBuilt(cell.row) ? 0 : cell.player;
    row.cells[column] = this->cell(cell);
  }

  void describe(FormRow& row, const PositionCell& cell) const {
    row.label = labelOf(cell, m_table);
    if (const auto building = isBuilt(cell.row) ? std::nullopt : buildingOf(cell.row)) {
      const std::optional<int> all = stonesOfAll(cell.row, m_entry, m_edition);
      const int spaces = m_edition.plan(*building).count;
      //: The stones of all players in a building, and its spaces.
      const QString together = Words::tr("Together: %1 of %2");
      if (all) row.label += u'\n' + fill(together, {number(*all), number(spaces)});
    }
    row.tip = tipOf(cell, boundsOf(m_entry, cell, m_edition), m_edition);
    if (cell.row == points) row.heading = Words::tr("On the board, across");
    if (cell.row == tombSum) row.heading = Words::tr("Per player, down");
    row.cells.resize(isBuilt(cell.row) ? 1 : m_entry.seats.size());
  }

  [[nodiscard]] FormCell cell(const PositionCell& at) const {
    FormCell cell{.key = keyOf(at)};
    NumberContent& content = cell.content;
    content.name = placeName(at, m_table);
    content.bounds = boundsOf(m_entry, at, m_edition);
    content.tip = tipOf(at, content.bounds, m_edition);
    const auto problem = m_result.problems.find(at);
    if (problem != m_result.problems.end()) content.problem = problem->second;
    if (isYesNo(at.row)) {
      cell.answer = isOn(m_entry, at, m_edition);
    } else if (isCards(at.row)) {
      cell.finder = m_finders.at(at.row);
      if (at.row == sphinx) cell.without = sphinxCardsHeld();
    } else {
      describeNumber(content, at);
    }
    return cell;
  }

  void describeNumber(NumberContent& content, const PositionCell& at) const {
    content.likely = at.row == points ? mostLikelyPoints : content.bounds.most;
    if (isBuilt(at.row)) {
      content.beside = Words::tr("of %n space(s), no matter whose", nullptr, content.bounds.most);
    }
    const std::optional<int> proposal = proposed(m_entry, at, m_edition);
    if (proposal) content.proposal = number(*proposal);
    const bool lists = (buildingOf(at.row) && !isBuilt(at.row)) || at.row == tombSum;
    if (lists && asksEverything(m_entry)) content.goesOn = NumberContent::GoesOn::never;
  }

  [[nodiscard]] std::vector<std::string> sphinxCardsHeld() const {
    std::vector<std::string> held;
    for (egizia::Player player = 0; player < m_entry.seats.size(); ++player) {
      const auto named = m_entry.names.find(keyOf({sphinx, 0, player}));
      if (named != m_entry.names.end()) std::ranges::copy(named->second, std::back_inserter(held));
    }
    return held;
  }

  const PositionForm& m_entry;
  const Edition& m_edition;
  text::Table m_table;
  const PositionCheck& m_result;
  const CardFinders& m_finders;
  /// In the order of the rows, whoever is the first that is asked for one.
  std::map<std::pair<PositionRow, std::uint8_t>, FormRow> m_rows;
  FormLook m_look;
};

} // namespace

CardFinders findersFor(const PositionForm& entry, const Edition& edition) {
  const egizia::Game game = gameOf(entry, edition);
  CardFinders finders;
  for (const PositionRow row : {sphinx, fieldCards, quarryCards, permanentCards}) {
    std::vector<NameOffer> offers;
    for (const PositionCard& card : cardsFor(row, game, edition)) {
      offers.push_back({nameOf(card), cardWords(card, row, edition)});
    }
    finders[row] = std::make_shared<const NameFinder>(std::move(offers));
  }
  return finders;
}

FormLook formLookOf(const PositionForm& entry, const Edition& edition, const PositionCheck& result,
                    const CardFinders& finders) {
  return Looking(entry, edition, result, finders).look();
}

report::ScoreReport reportOf(const PositionForm& entry, const egizia::Position& position,
                             const Edition& edition) {
  const CardFinders finders = findersFor(entry, edition);
  return withDisputes(
      report::scoreReport(position, edition), entry,
      [&](const PositionForm& form) {
        return formLookOf(form, edition, check(form, edition), finders);
      },
      [&](const PositionForm& form) {
        return report::scoreReport(*check(form, edition).position, edition);
      });
}

} // namespace nilometer::ui
