// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/end_position/egizia_form_look.h"

#include "engine/egizia/bits.h"
#include "engine/egizia/file/position_judge.h"
#include "engine/egizia/turn.h"
#include "ui/egizia/end_position/egizia_form.h"
#include "ui/egizia/end_position/position_asked.h"
#include "ui/egizia/end_position/position_words.h"
#include "ui/egizia/report/game_report.h"
#include "ui/score/report/form_disputes.h"
#include "ui/text/phrase.h"

#include <algorithm>
#include <utility>

namespace nilometer::ui {

using egizia::CardKind;
using egizia::Edition;
using enum PositionRow;

namespace {

/// What a game never reaches is not waited for: from 20 on the field is full.
constexpr int mostLikelyPoints = 199;

/// Every field, printed and improved: the better one first, for its words are all among those of
/// the next one.
std::vector<PositionCard> fieldsOf(const Edition& edition) {
  std::vector<PositionCard> fields;
  for (int printed = 0; printed < static_cast<int>(fieldKinds.size()); ++printed) {
    const auto kind = fieldKinds[static_cast<std::size_t>(printed)];
    for (const int name : namesOf(edition.kind(kind), edition)) {
      fields.push_back({name, 0});
      for (int improved = std::max(printed, 1); improved > 0; --improved) {
        fields.push_back({name, improved});
      }
    }
  }
  fields.push_back({PositionCard::startField, 1});
  return fields;
}

std::vector<PositionCard> cardsFor(PositionRow row, const egizia::Game& game,
                                   const Edition& edition) {
  std::vector<PositionCard> cards;
  if (row == fieldCards) return fieldsOf(edition);
  if (row == sphinx) {
    for (const int card : egizia::Bits(egizia::sphinxCardsInGame(game))) cards.push_back({card, 0});
    return cards;
  }
  const egizia::CardSet kinds =
      row == quarryCards ? edition.kind(CardKind::quarry) : egizia::otherPermanents(game);
  for (const int name : namesOf(kinds, edition)) cards.push_back({name, 0});
  return cards;
}

class Looking {
public:
  Looking(const PositionEntered& entry, const Edition& edition, const PositionCheck& result,
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
    if (m_result.position) m_look.reminder = positionReminder(m_entry, m_edition);
    m_look.isEmpty = m_entry.texts.empty() && m_entry.cards.empty() && m_entry.switched.empty();
    m_look.hasBids = m_entry.options.seatBids;
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
    row.label = positionLabel(cell, m_table);
    const QString together = positionTogether(cell.row, m_entry, m_edition);
    if (!together.isEmpty()) row.label += u'\n' + together;
    row.tip = positionTip(cell, boundsOf(m_entry, cell, m_edition), m_edition);
    if (cell.row == points) row.heading = positionBoardHeading();
    if (cell.row == tombSum) row.heading = positionTableauHeading();
    row.cells.resize(isBuilt(cell.row) ? 1 : m_entry.seats.size());
  }

  [[nodiscard]] FormCell cell(const PositionCell& at) const {
    FormCell cell{.key = keyOf(at)};
    NumberContent& content = cell.content;
    content.name = positionPlace(at, m_table);
    content.bounds = boundsOf(m_entry, at, m_edition);
    content.tip = positionTip(at, content.bounds, m_edition);
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
    content.beside = positionBeside(at, content.bounds);
    const std::optional<int> proposal = proposed(m_entry, at, m_edition);
    if (proposal) content.proposal = text::number(*proposal);
    const bool lists = (buildingOf(at.row) && !isBuilt(at.row)) || at.row == tombSum;
    if (lists && m_entry.everything) content.goesOn = NumberContent::GoesOn::never;
  }

  [[nodiscard]] std::vector<std::string> sphinxCardsHeld() const {
    std::vector<std::string> held;
    for (egizia::Player player = 0; player < m_entry.players(); ++player) {
      for (const PositionCard& card : m_entry.cardsIn({sphinx, 0, player})) {
        held.push_back(nameOf(card, sphinx, m_edition));
      }
    }
    return held;
  }

  const PositionEntered& m_entry;
  const Edition& m_edition;
  text::Table m_table;
  const PositionCheck& m_result;
  const CardFinders& m_finders;
  /// In the order of the rows, whoever is the first that is asked for one.
  std::map<std::pair<PositionRow, std::uint8_t>, FormRow> m_rows;
  FormLook m_look;
};

} // namespace

CardFinders findersFor(const PositionEntered& entry, const Edition& edition) {
  const egizia::Game game = gameOf(entry, edition);
  CardFinders finders;
  for (const PositionRow row : {sphinx, fieldCards, quarryCards, permanentCards}) {
    std::vector<NameOffer> offers;
    for (const PositionCard& card : cardsFor(row, game, edition)) {
      offers.push_back({nameOf(card, row, edition), positionCard(card, row, edition)});
    }
    finders[row] = std::make_shared<const NameFinder>(std::move(offers));
  }
  return finders;
}

FormLook formLookOf(const PositionEntered& entry, const Edition& edition,
                    const PositionCheck& result, const CardFinders& finders) {
  return Looking(entry, edition, result, finders).look();
}

report::ScoreReport reportOf(const PositionEntered& entry, const egizia::Position& position,
                             const Edition& edition) {
  const auto checked = [&](const PositionForm& form) {
    return check(enteredIn(form, edition), edition);
  };
  const CardFinders finders = findersFor(entry, edition);
  return withDisputes(
      report::scoreReport(position, edition), formOf(entry, edition),
      [&](const PositionForm& form) {
        return formLookOf(enteredIn(form, edition), edition, checked(form), finders);
      },
      [&](const PositionForm& form) {
        return report::scoreReport(*checked(form).position, edition);
      });
}

} // namespace nilometer::ui
