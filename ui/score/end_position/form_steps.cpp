// SPDX-License-Identifier: GPL-3.0-or-later
// What was done on the page, and what is disputed on it.
#include "ui/base/style/chip.h"
#include "ui/score/end_position/field_dispute.h"
#include "ui/score/end_position/form_rows.h"
#include "ui/score/end_position/form_table.h"
#include "ui/score/end_position/form_view.h"
#include "ui/score/end_position/form_words.h"
#include "ui/score/report/form_disputes.h"
#include "ui/table/history_edit/history_dialog.h"
#include "ui/table/history_edit/undo_chips.h"
#include "ui/text/colour_name.h"
#include "ui/text/phrase.h"
#include "ui/text/shown_names.h"

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
  if (was->bid != is->bid) {
    return named(fill(StepNames::tr("Bid of player %1"), {seat}),
                 text::halves(is->bid).toStdString());
  }
  return named(fill(StepNames::tr("Colour of player %1"), {seat}),
               text::playerColour(is->colour).toStdString());
}

/// What name was told or taken away in that field; empty if none was.
QString namesChange(const PositionForm& before, const PositionForm& after, const std::string& key,
                    const FormCell* cell) {
  if (cell == nullptr || cell->finder == nullptr) return {};
  const auto in = [&key](const PositionForm& form) {
    const auto found = form.names.find(key);
    return found == form.names.end() ? std::vector<std::string>() : found->second;
  };
  const std::vector<std::string> was = in(before);
  const std::vector<std::string> is = in(after);
  if (was.size() == is.size()) return {};
  const bool isAdded = is.size() > was.size();
  const auto& more = isAdded ? is : was;
  const auto at = std::ranges::mismatch(more, isAdded ? was : is).in1;
  //: %1: "Red, Sphinx cards"; %2: the card
  return fill(isAdded ? StepNames::tr("%1: added %2") : StepNames::tr("%1: taken away %2"),
              {cell->content.name, cell->finder->textOf(*at)});
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

/// A long name must not push aside what was entered.
FormLook FormView::briefLook(PositionForm form) const {
  QStringList names;
  for (const record::Seat& seat : form.seats) names += text::fromUtf8(seat.name);
  const QStringList shown = text::ShownNames(names).shown;
  if (shown == names && form == m_form) return m_look;
  for (std::size_t i = 0; i < form.seats.size(); ++i) {
    form.seats[i].name = shown[static_cast<qsizetype>(i)].toStdString();
  }
  return m_game.look(form, {});
}

QString FormView::nameOf(const Step& step) const {
  const Step& before = m_steps.steps()[step.parent];
  //: where the list of everything that was done begins
  if (&before == &step) return StepNames::tr("Beginning");
  if (step.position != before.position) return StepNames::tr("New end position");
  const PositionForm& was = before.form;
  const PositionForm& is = step.form;
  if (const std::string key = otherMark(was, is); !key.empty()) {
    const QString sentence = fieldSentence(is, briefLook(is), key);
    return fill(is.disputes.contains(key) ? StepNames::tr("Disputed: %1")
                                          : StepNames::tr("Settled: %1"),
                {sentence});
  }
  if (const QString seats = seatChange(was.seats, is.seats); !seats.isEmpty()) return seats;
  if (was.title != is.title) return named(StepNames::tr("Title"), is.title);
  if (was.date != is.date) return named(StepNames::tr("Day"), is.date);
  if (was.values != is.values) {
    const auto values = m_game.values(is.values);
    const auto now = std::ranges::find(values, is.values, &PositionGame::Values::id);
    return named(StepNames::tr("Printed values"),
                 now == values.end() ? is.values.id : now->name.toStdString());
  }
  const auto options = m_game.options();
  const auto option = std::ranges::find(options, step.cell, &NewGameOffer::Option::key);
  if (option != options.end()) return option->sentences[m_game.chosen(is, *option)];
  const FormLook look = briefLook(is);
  const QString names = namesChange(was, is, step.cell, cellIn(look, step.cell));
  return names.isEmpty() ? fieldSentence(is, look, step.cell) : names;
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
  // What is not asked of a player has no key.
  const FormCell* const asked = key.empty() ? nullptr : cellIn(m_look, key);
  if (!m_table->isEnabled() || asked == nullptr) return;
  FieldDispute field;
  field.what = [this, key] { return fieldSentence(m_form, m_look, key); };
  // Of yes or no there is one other text.
  const QString opposite = !asked->answer   ? QString()
                           : *asked->answer ? text::fromUtf8(noText)
                                            : text::fromUtf8(yesText);
  if (asked->finder) field.other = DisputeSource::Other::notHere;
  if (asked->answer) {
    field.other = DisputeSource::Other::answer;
    field.otherAnswer = [isYes = *asked->answer] { return answerWord(!isYes); };
  }
  if (const auto known = m_form.disputes.find(key); known != m_form.disputes.end()) {
    field.known = known->second;
  }
  field.problemWith = [this, key, opposite](const QString& other) {
    PositionForm form = m_form;
    form.texts[key] = (opposite.isEmpty() ? other : opposite).toStdString();
    const FormLook look = m_game.look(form, {});
    const FormCell* const cell = cellIn(look, key);
    if (cell != nullptr && !cell->content.problem.isEmpty()) return cell->content.problem;
    // What it asks for besides has no field.
    return m_look.isReady() && !look.isReady() ? leftToDo(look) : QString();
  };
  field.mark = [this, key, opposite](std::optional<record::PositionDispute> dispute) {
    const bool isOther = dispute && dispute->otherwise && !opposite.isEmpty();
    if (isOther) dispute->otherwise = opposite.toStdString();
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
