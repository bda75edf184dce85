// SPDX-License-Identifier: GPL-3.0-or-later
// What was done on the page, and what is disputed on it.
#include "ui/base/style/chip.h"
#include "ui/score/end_position/field_dispute.h"
#include "ui/score/end_position/form_disputes.h"
#include "ui/score/end_position/form_rows.h"
#include "ui/score/end_position/form_table.h"
#include "ui/score/end_position/form_view.h"
#include "ui/score/end_position/form_words.h"
#include "ui/table/history_edit/history_dialog.h"
#include "ui/table/history_edit/undo_chips.h"
#include "ui/text/colour_name.h"
#include "ui/text/phrase.h"

#include <algorithm>
#include <utility>

namespace nilometer::ui {

using text::fill;
using text::number;

namespace {

struct StepNames {
  Q_DECLARE_TR_FUNCTIONS(PositionHistory)
};

QString named(const QString& what, const std::string& value) {
  const QString text = text::fromUtf8(value);
  return fill(QStringLiteral("%1: %2"), {what, text.isEmpty() ? QStringLiteral("–") : text});
}

/// What became of the players; empty if nothing did.
QString seatChange(const std::vector<record::Seat>& before,
                   const std::vector<record::Seat>& after) {
  if (before.size() != after.size()) {
    return StepNames::tr("%n player(s)", nullptr, static_cast<int>(after.size()));
  }
  const auto [was, is] = std::ranges::mismatch(before, after);
  if (is == after.end()) return {};
  const QString seat = number(static_cast<int>(is - after.begin()) + 1);
  if (was->name != is->name)
    return named(fill(StepNames::tr("Name of player %1"), {seat}), is->name);
  return named(fill(StepNames::tr("Colour of player %1"), {seat}),
               text::playerColour(is->colour).toStdString());
}

/// The first field whose mark one of them does not have, or not so.
std::string otherMark(const PositionForm& before, const PositionForm& after) {
  for (const auto& [key, dispute] : after.disputes) {
    const auto was = before.disputes.find(key);
    if (was == before.disputes.end() || was->second != dispute) return key;
  }
  for (const auto& [key, dispute] : before.disputes) {
    if (!after.disputes.contains(key)) return key;
  }
  return {};
}

} // namespace

QString FormView::nameOf(const Step& step) const {
  const Step& before = m_steps.steps()[step.parent];
  //: where the list of everything that was done begins
  if (&before == &step) return StepNames::tr("Beginning");
  const PositionForm& was = before.form;
  const PositionForm& is = step.form;
  if (const std::string key = otherMark(was, is); !key.empty()) {
    const QString sentence = fieldSentence(is, m_game.look(is), key);
    return fill(is.disputes.contains(key) ? StepNames::tr("Disputed: %1")
                                          : StepNames::tr("Settled: %1"),
                {sentence});
  }
  if (const QString seats = seatChange(was.seats, is.seats); !seats.isEmpty()) return seats;
  if (was.title != is.title) return named(StepNames::tr("Title"), is.title);
  if (was.date != is.date) return named(StepNames::tr("Day"), is.date);
  if (was.values != is.values) {
    const auto values = m_game.values();
    const auto now = std::ranges::find(values, is.values, &PositionGame::Values::id);
    return named(StepNames::tr("Printed values"),
                 now == values.end() ? is.values.id : now->name.toStdString());
  }
  const auto options = m_game.options();
  const auto option = std::ranges::find(options, step.cell, &NewGameOffer::Option::key);
  if (option != options.end()) return option->sentences[chosenIn(is, *option)];
  return fieldSentence(is, m_game.look(is), step.cell);
}

std::vector<HistoryLine> FormView::history() const {
  return historyLines(m_steps, [this](const Step& step) { return nameOf(step); });
}

void FormView::showHistory() {
  showUndo(*m_undo, m_steps.canUndo() ? nameOf(m_steps.undone()) : QString());
  showRedo(*m_redo, m_steps.canRedo() ? nameOf(m_steps.redone()) : QString());
  if (m_dialog != nullptr && m_dialog->isVisible()) m_dialog->refresh();
}

void FormView::openHistory() {
  if (m_dialog == nullptr) {
    m_dialog = new HistoryDialog(
        {[this] { return history(); }, [this](std::size_t step) { goTo(step); }}, this);
  }
  m_dialog->refresh();
  m_dialog->show();
  m_dialog->raise();
  m_dialog->activateWindow();
}

void FormView::dispute(const std::string& key) {
  if (!m_table->isEnabled() || m_table->cell(key) == nullptr) return;
  FieldDispute field;
  field.what = [this, key] { return fieldSentence(m_form, m_look, key); };
  if (const auto known = m_form.disputes.find(key); known != m_form.disputes.end()) {
    field.known = known->second;
  }
  field.problemWith = [this, key](const QString& other) {
    PositionForm form = m_form;
    form.texts[key] = other.toStdString();
    const FormLook look = m_game.look(form);
    for (const FormRow& row : look.rows) {
      const auto cell = std::ranges::find(row.cells, key, &FormCell::key);
      if (cell != row.cells.end() && !cell->content.problem.isEmpty()) return cell->content.problem;
    }
    // What it asks for besides has no field.
    return m_look.isReady() && !look.isReady() ? leftToDo(look) : QString();
  };
  field.mark = [this, key](std::optional<record::PositionDispute> dispute) {
    mark(key, std::move(dispute));
  };
  field.settle = [this, key] {
    m_form = otherWay(std::move(m_form), key);
    mark(key, std::nullopt);
  };
  askAboutField(std::move(field), this);
}

void FormView::mark(const std::string& key, std::optional<record::PositionDispute> dispute) {
  if (dispute)
    m_form.disputes[key] = std::move(*dispute);
  else
    m_form.disputes.erase(key);
  edited();
  m_table->focusCell(key);
}

} // namespace nilometer::ui
