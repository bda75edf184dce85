// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/engine/entered_cells.h"
#include "tests/ui/egizia_window.h"
#include "ui/base/style/chip.h"
#include "ui/egizia/end_position/egizia_form.h"
#include "ui/egizia/end_position/page/egizia_position_game.h"
#include "ui/score/end_position/day_field.h"
#include "ui/score/end_position/end_position_page.h"
#include "ui/score/end_position/form_table.h"
#include "ui/score/end_position/form_view.h"
#include "ui/score/end_position/name_list.h"
#include "ui/score/end_position/names_cell.h"
#include "ui/score/end_position/number_cell.h"
#include "ui/score/end_position/seat_head.h"
#include "ui/store/games/option_rows.h"

#include <QComboBox>

#include <memory>

namespace nilometer::test {

/// The fields of an end position of Egizia, by its cells.
class EgiziaCells {
public:
  explicit EgiziaCells(ui::FormTable& table) : m_table(table) {}

  [[nodiscard]] QWidget* field(const ui::PositionCell& cell) const {
    return m_table.field(egizia::keyOf(cell));
  }
  [[nodiscard]] ui::NumberCell* numberCell(const ui::PositionCell& cell) const {
    return m_table.cell(egizia::keyOf(cell));
  }
  [[nodiscard]] ui::NamesCell* cardCell(const ui::PositionCell& cell) const {
    return m_table.names(egizia::keyOf(cell));
  }
  [[nodiscard]] ui::Chip* chip(const ui::PositionCell& cell) const {
    return m_table.answer(egizia::keyOf(cell));
  }
  [[nodiscard]] ui::SeatHead& head(std::size_t player) const { return m_table.head(player); }
  void focusCell(const ui::PositionCell& cell) const { m_table.focusCell(egizia::keyOf(cell)); }
  [[nodiscard]] std::optional<ui::PositionCell> cellWithKeyboard() const {
    return egizia::cellOf(m_table.focused());
  }
  [[nodiscard]] bool isNaming() const { return !m_table.beingNamed().empty(); }

private:
  ui::FormTable& m_table;
};

/// The page of an end position with the words of Egizia.
class EgiziaScreen {
public:
  EgiziaScreen(ui::FormView& form, const ui::EgiziaPositionGame& game) : form(form), m_game(game) {}

  [[nodiscard]] EgiziaCells table() const { return EgiziaCells(form.table()); }
  [[nodiscard]] std::shared_ptr<const egizia::Edition> edition() const {
    return m_game.editionOf(form.form());
  }
  [[nodiscard]] ui::PositionEntered entry() const { return form.form(); }
  [[nodiscard]] std::optional<egizia::Position> position() const {
    return m_game.position(form.form());
  }
  void setEntry(const ui::PositionEntered& entry,
                const std::shared_ptr<const egizia::Edition>& edition) const {
    ui::PositionForm entered = entry;
    entered.values = {edition->id, edition->checksum};
    form.setForm(entered);
    form.start();
  }
  [[nodiscard]] ui::Chip* countButton(int players) const { return &form.countButton(players); }
  [[nodiscard]] ui::Chip* closeButton() const { return &form.closeButton(); }
  [[nodiscard]] ui::Chip* saveButton() const { return &form.saveButton(); }
  [[nodiscard]] ui::Chip* clearButton() const { return &form.newButton(); }
  [[nodiscard]] ui::Chip* undoButton() const { return &form.undoButton(); }
  [[nodiscard]] ui::Chip* redoButton() const { return &form.redoButton(); }
  [[nodiscard]] ui::Chip* historyButton() const { return &form.historyButton(); }
  [[nodiscard]] ui::Chip* scoreButton() const { return &form.scoreButton(); }
  [[nodiscard]] QLabel& ranking() const { return form.ranking(); }
  [[nodiscard]] QLabel& reminder() const { return form.reminder(); }
  /// Every card and space, or what can matter.
  void askForEverything(bool everything) const { choose(0, everything ? 1 : 0); }
  void chooseBids(bool bids) const { choose(4, bids ? 1 : 0); }
  void chooseProfile(egizia::Profile profile) const { choose(1, static_cast<int>(profile)); }
  [[nodiscard]] bool isVisible() const { return form.isVisible(); }
  [[nodiscard]] bool isEnabled() const { return form.isEnabled(); }

  ui::FormView& form;

private:
  void choose(std::size_t option, int value) const {
    auto& box = *form.option(option).findChild<QComboBox*>();
    box.setCurrentIndex(value);
    Q_EMIT box.activated(value);
  }

  const ui::EgiziaPositionGame& m_game;
};

inline EgiziaScreen screenOf(const ui::EndPositionPage& page) {
  return {page.view(), static_cast<const ui::EgiziaPositionGame&>(page.game())};
}
/// @pre the window shows the page of an end position
inline EgiziaScreen screenOf(const EgiziaWindow& window) {
  return screenOf(*window.positionPage());
}

} // namespace nilometer::test
