// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of the page, and what they say.
#include "ui/base/style/chip.h"
#include "ui/base/style/flow_layout.h"
#include "ui/base/style/inner_room.h"
#include "ui/base/style/theme.h"
#include "ui/base/style/tool_tip.h"
#include "ui/score/end_position/day_field.h"
#include "ui/score/end_position/field_dispute.h"
#include "ui/score/end_position/form_rows.h"
#include "ui/score/end_position/form_table.h"
#include "ui/score/end_position/form_view.h"
#include "ui/score/end_position/form_words.h"
#include "ui/score/report/form_disputes.h"
#include "ui/score/report/score_text.h"
#include "ui/store/games/dialog_parts.h"
#include "ui/store/games/option_rows.h"
#include "ui/table/history_edit/save_indicator.h"
#include "ui/text/phrase.h"
#include "ui/text/plain_line.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace nilometer::ui {

using text::fill;
using text::number;

namespace {

constexpr int longestTitle = 200;
constexpr int boxLetters = 24; ///< of what is chosen in a box

void sayChip(Chip& chip, const QString& text, const QString& tip = {}) {
  ChipLook look = chip.look();
  look.text = text;
  look.tip = tip;
  chip.setLook(look);
}

} // namespace

QString rankingLine(const report::ScoreReport& report) {
  QStringList parts;
  for (std::size_t i = 0; i < report.ranking.size(); ++i) {
    const report::ScoreSeat& seat = report.seats[report.ranking[i].player];
    const QString symbol = symbolText(playerColourAt(seat.look));
    parts += fill(QStringLiteral("%1. %2 %3 %4"),
                  {number(report.placeAt(i)), symbol, seat.name,
                   report::resultText(seat) + report::markText(seat.marks)});
    const QString others = report::otherResults(report, report.ranking[i].player);
    if (!others.isEmpty()) parts.back() += u' ' + others;
  }
  return parts.join(QStringLiteral("  ·  "));
}

QString leftToDo(const FormLook& look) {
  QStringList lines;
  if (look.isEmpty && !look.rows.empty()) {
    const FormRow& first = look.rows.front();
    //: %1: what is typed first, as "Boat on the Nile".
    lines += fill(FormWords::tr("Nothing is entered yet. Type the numbers of every player, "
                                "beginning with: %1."),
                  {first.label});
  }
  if (!look.problem.isEmpty()) lines += look.problem;
  if (!look.wrong.empty()) {
    lines +=
        FormWords::tr("%n thing(s) to put right.", nullptr, static_cast<int>(look.wrong.size()));
    // Yes or no has no room of its own for a sentence.
    for (const std::string& key : look.wrong) {
      const FormCell* const cell = cellIn(look, key);
      if (cell == nullptr || !cell->answer) continue;
      lines += fill(QStringLiteral("%1: %2"), {cell->content.name, cell->content.problem});
    }
  }
  if (!look.missing.empty()) {
    const QString left = FormWords::tr("%n number(s) still to enter.", nullptr,
                                       static_cast<int>(look.missing.size()));
    const FormCell* const next = cellIn(look, look.missing.front());
    lines +=
        next == nullptr ? left : fill(FormWords::tr("%1 Next: %2"), {left, next->content.name});
  }
  return lines.join(u' ');
}

void FormView::build() {
  auto* const column = new QVBoxLayout(this);
  column->setSpacing(2 * unit);
  column->addWidget(buildHead());
  m_scroll = new QScrollArea(this);
  m_scroll->setFrameShape(QFrame::NoFrame);
  m_scroll->setWidgetResizable(true);
  m_scroll->setFocusPolicy(Qt::NoFocus);
  letGiveWay(*m_scroll);
  auto* const content = new QWidget(m_scroll);
  auto* const scrolled = new QVBoxLayout(content);
  scrolled->setContentsMargins(0, 0, 2 * unit, 0);
  scrolled->setSpacing(3 * unit);
  m_table = new FormTable(m_game, this, content);
  scrolled->addWidget(m_table);
  scrolled->addWidget(m_details = buildDetails());
  scrolled->addStretch();
  m_scroll->setWidget(content);
  column->addWidget(m_scroll, 1);
  column->addWidget(buildFoot());
}

QWidget* FormView::buildHead() {
  auto* const head = new QWidget(this);
  auto* const column = new QVBoxLayout(head);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(2 * unit);
  auto* const heading = new QHBoxLayout;
  heading->setSpacing(2 * unit);
  heading->addWidget(m_heading = plainLabel(this), 1);
  m_heading->setWordWrap(true);
  auto* const files = new FlowLayout(FlowLayout::Widths::own, 2 * unit);
  for (Chip** chip : {&m_open, &m_save, &m_new, &m_close}) {
    *chip = new Chip(this);
    ChipLook look;
    look.tone = ChipLook::Tone::action;
    (*chip)->setLook(look);
    files->addWidget(*chip);
  }
  heading->addLayout(files);
  column->addLayout(heading);
  auto* const line = new FlowLayout(FlowLayout::Widths::own, 2 * unit);
  line->addWidget(m_players = plainLabel(this));
  for (int i = m_game.seats().least; i <= m_game.seats().most; ++i) {
    m_counts.push_back(new Chip(this));
    line->addWidget(m_counts.back());
  }
  line->addWidget(m_undo = new Chip(this));
  line->addWidget(m_redo = new Chip(this));
  line->addWidget(m_stepsChip = new Chip(this));
  line->addWidget(m_kept = new SaveIndicator(this));
  column->addLayout(line);
  return head;
}

QWidget* FormView::buildDetails() {
  auto* const details = new QWidget(this);
  auto* const column = new QVBoxLayout(details);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(3 * unit);
  // Sentences beside each other are not to be read on.
  auto* const options = new FlowLayout(FlowLayout::Widths::columns, 6 * unit);
  auto* const flow = new FlowLayout(FlowLayout::Widths::columns, 6 * unit);
  column->addLayout(options);
  column->addLayout(flow);
  for (std::size_t i = m_game.options().size(); i > 0; --i) {
    m_options.push_back(new OptionRows(details));
    options->addWidget(m_options.back());
  }
  m_values = new QComboBox(details);
  m_values->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  m_values->setMinimumContentsLength(boxLetters);
  m_title = new QLineEdit(details);
  m_title->setMaxLength(longestTitle);
  m_date = new DayField(details);
  for (QWidget* const field : std::initializer_list<QWidget*>{m_values, m_title, m_date}) {
    field->setMinimumHeight(targetHeight);
    if (field != m_date) flow->addWidget(field);
  }
  auto* const day = new QVBoxLayout;
  day->setSpacing(unit);
  day->addWidget(m_date);
  day->addWidget(m_date->problem());
  flow->addLayout(day);
  return details;
}

QWidget* FormView::buildFoot() {
  auto* const foot = new QWidget(this);
  auto* const line = new QHBoxLayout(foot);
  line->setContentsMargins(0, 0, 0, 0);
  line->setSpacing(4 * unit);
  auto* const result = new QVBoxLayout;
  result->setSpacing(unit);
  for (QLabel** label : {&m_ranking, &m_reminder}) {
    *label = plainLabel(this);
    (*label)->setWordWrap(true);
    result->addWidget(*label);
  }
  line->addLayout(result, 1);
  line->addWidget(m_score = new Chip(this), 0, Qt::AlignBottom);
  return foot;
}

void FormView::retranslate() {
  m_heading->setText(FormWords::tr("Final scoring only"));
  m_heading->setFont(sized(font(), TextSize::heading));
  //: How many take part.
  m_players->setText(FormWords::tr("Players"));
  for (std::size_t i = 0; i < m_counts.size(); ++i) {
    const int count = m_game.seats().least + static_cast<int>(i);
    sayChip(*m_counts[i], number(count));
    m_counts[i]->setAccessibleName(FormWords::tr("%n player(s)", nullptr, count));
  }
  sayChip(*m_open, FormWords::tr("Open…"));
  sayChip(*m_close, FormWords::tr("Back"));
  ChipLook score;
  score.tone = ChipLook::Tone::confirm;
  score.text = FormWords::tr("Score");
  score.tip = FormWords::tr("Ctrl+Enter");
  m_score->setLook(score);
  ChipLook steps;
  steps.tone = ChipLook::Tone::action;
  steps.text = FormWords::tr("What was done…");
  steps.tip = FormWords::tr("Ctrl+H");
  m_stepsChip->setLook(steps);
  m_values->setAccessibleName(FormWords::tr("Printed values"));
  m_title->setPlaceholderText(FormWords::tr("Title"));
  m_title->setAccessibleName(FormWords::tr("Title"));
  m_date->setPlaceholderText(FormWords::tr("Day"));
  m_date->setAccessibleName(FormWords::tr("Day of the game"));
  const auto options = m_game.options();
  for (std::size_t i = 0; i < options.size(); ++i) m_options[i]->offer({options[i]});
  showForm();
}

void FormView::showDetails() {
  const auto options = m_game.options();
  for (std::size_t i = 0; i < options.size(); ++i) {
    m_options[i]->setOptions({m_game.chosen(m_form, options[i])});
  }
  const auto values = m_game.values(m_form.values);
  m_values->clear();
  for (const PositionGame::Values& one : values) m_values->addItem(one.name);
  const auto now = std::ranges::find(values, m_form.values, &PositionGame::Values::id);
  m_values->setCurrentIndex(now == values.end() ? -1 : static_cast<int>(now - values.begin()));
  const QString title = text::fromUtf8(m_form.title);
  if (text::plainLine(m_title->text()) != title) m_title->setText(title);
  m_date->setDay(m_form.date);
}

void FormView::showFoot() {
  const bool ready = m_look.isReady();
  m_score->setEnabled(ready);
  m_save->setEnabled(ready);
  sayChip(*m_save, FormWords::tr("Save a copy…"),
          ready ? QString() : FormWords::tr("As soon as nothing is missing."));
  const bool tells = ready && m_isWinnerTold;
  m_ranking->setFont(tells ? sized(font(), TextSize::heading) : font());
  const report::ScoreReport report = tells ? m_game.scored(m_form) : report::ScoreReport();
  const QString allThere =
      FormWords::tr("Nothing is missing. Score tells point by point who wins.");
  m_ranking->setText(tells ? rankingLine(report) : ready ? allThere : leftToDo(m_look));
  const QStringList said = tells ? disputesSaid(report) + report::legend(report) : QStringList();
  setTip(*m_ranking, said.join(u'\n'));
  m_reminder->setText(m_look.reminder);
  m_reminder->setVisible(!m_look.reminder.isEmpty());
}

void FormView::showForm() {
  m_look = m_game.look(m_form, m_typed);
  m_table->show(m_form, m_look);
  showDetails();
  for (std::size_t i = 0; i < m_counts.size(); ++i) {
    ChipLook look = m_counts[i]->look();
    look.chosen = m_form.seats.size() == static_cast<std::size_t>(m_game.seats().least) + i;
    m_counts[i]->setLook(look);
  }
  const bool isBack = hasJustBegun();
  sayChip(*m_new, isBack ? FormWords::tr("Bring it back") : FormWords::tr("New"),
          isBack ? QString() : FormWords::tr("Begins another end position. This one is kept."));
  m_new->setEnabled(isBack || !m_form.isEmpty() || !m_form.title.empty());
  showHistory();
  showFoot();
}

} // namespace nilometer::ui
