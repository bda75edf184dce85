// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/strip/strip_view.h"

#include "ui/strip/line_label.h"
#include "ui/style/plain_label.h"
#include "ui/style/tool_tip.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>
#include <iterator>
#include <utility>

namespace nilometer::ui {

namespace {

/// Everything below the title, in one column that scrolls when it must.
QScrollArea* scrollFor(QWidget* content, QWidget* parent) {
  auto* scroll = new QScrollArea(parent);
  scroll->setFrameShape(QFrame::NoFrame);
  scroll->setWidgetResizable(true);
  scroll->setFocusPolicy(Qt::NoFocus);
  // What enters keeps its room below: the rest gives way.
  scroll->setMinimumHeight(1);
  scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  scroll->setWidget(content);
  // setWidget() makes both paint the window's ground over the card.
  scroll->viewport()->setAutoFillBackground(false);
  content->setAutoFillBackground(false);
  return scroll;
}

QString enterCap() {
  return QStringLiteral("⏎");
}

} // namespace

StripView::StripView(std::function<Texts()> texts, QWidget* parent)
    : QWidget(parent), m_texts(std::move(texts)) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(3 * unit, 2 * unit, 3 * unit, unit);
  column->setSpacing(unit);
  auto* top = new QHBoxLayout;
  top->setSpacing(2 * unit);
  column->addLayout(top);
  buildTop(*top);
  buildBody(*column);
  buildEnd(*column);
  connect(m_rows, &QuestionRows::chosen, this, &StripView::chosen);
  connect(m_ends, &QuestionRows::chosen, this, &StripView::chosen);
  connect(m_actions, &QuestionRows::chosen, this,
          [this](const QuestionId&, int index) { Q_EMIT actionPressed(index); });
  connect(m_confirm, &Chip::clicked, this, &StripView::confirmed);
  connect(m_insist, &Chip::clicked, this, &StripView::insisted);
  connect(m_back, &Chip::clicked, this, &StripView::wentBack);
  connect(m_why, &Chip::clicked, this, &StripView::whyRequested);
  connect(m_alternative, &Chip::clicked, this, [this] {
    for (const StripContent::ActionChip& action : m_content.actions) {
      if (action.main) return Q_EMIT actionPressed(action.index);
    }
  });
  fixHeight();
  retranslate();
}

Chip* StripView::addChip(QLayout& layout) {
  auto* chip = new Chip(this);
  layout.addWidget(chip);
  return chip;
}

void StripView::buildTop(QBoxLayout& top) {
  // Little is kept for the title: the strip must not push the board aside.
  m_title = new LineLabel(TextSize::heading, 18, this);
  top.addWidget(m_title, 1);
  m_back = addChip(top);
  m_alternative = addChip(top);
  m_confirm = addChip(top);
  // Whether something can be entered or not, the button beside it stays where it is.
  QSizePolicy policy = m_confirm->sizePolicy();
  policy.setRetainSizeWhenHidden(true);
  m_confirm->setSizePolicy(policy);
}

void StripView::buildBody(QBoxLayout& column) {
  auto* content = new QWidget;
  auto* inside = new QVBoxLayout(content);
  inside->setContentsMargins(0, 0, 0, 0);
  inside->setSpacing(unit);
  m_first = plainLabel(content);
  m_rows = new QuestionRows(content);
  m_body = plainLabel(content);
  for (QLabel* label : {m_first, m_body}) label->setWordWrap(true);
  m_first->hide();
  m_actions = new QuestionRows(content);
  inside->addWidget(m_first);
  inside->addWidget(m_rows);
  inside->addWidget(m_actions);
  auto* said = new QHBoxLayout;
  said->setSpacing(2 * unit);
  said->addWidget(m_body, 1);
  said->addWidget(m_reason = new QLineEdit(content), 0, Qt::AlignTop);
  m_reason->setFixedWidth(50 * unit);
  inside->addLayout(said);
  // What to move comes before a question about a printed number.
  inside->addWidget(m_asked = new AskedRow(content));
  m_asked->hide();
  inside->addStretch(1);
  m_scroll = scrollFor(content, this);
  column.addWidget(m_scroll, 1);
}

void StripView::buildEnd(QBoxLayout& column) {
  column.addWidget(m_ends = new QuestionRows(this));
  m_ends->hide();
  auto* refused = new QHBoxLayout;
  refused->setSpacing(2 * unit);
  column.addLayout(refused);
  refused->addWidget(m_verdict = new LineLabel(TextSize::normal, 18, this), 1);
  m_why = addChip(*refused);
  m_insist = addChip(*refused);
}

void StripView::fixWidths() {
  const auto widest = [this](const QStringList& texts, ChipLook look) {
    int width = 0;
    for (const QString& text : texts) {
      look.text = text;
      width = std::max(width, chipWidth(look, font()));
    }
    return width;
  };
  const Texts texts = m_texts();
  ChipLook main;
  main.keyCap = enterCap();
  m_confirm->setMinimumWidth(widest(texts.confirm, main));
  ChipLook end;
  end.keyCap = QStringLiteral("-");
  end.player = PlayerColour{};
  m_alternative->setMinimumWidth(widest(texts.otherwise, end));
}

void StripView::fixHeight() {
  // The title, two rows of chips and what enters; nothing moves when the phase changes.
  const int chip = std::max(targetHeight, fontMetrics().height() + 2 * unit);
  setFixedHeight(4 * chip + 6 * unit);
}

void StripView::show(const StripContent& content) {
  if (content == m_content) return;
  const bool first = content.bodyFirst && content.body != m_content.body;
  m_content = content;
  m_title->setNames(content.names);
  m_title->setText(content.title);
  showRows();
  showActions();
  m_asked->setContent(content.asked);
  m_confirm->setLook({.tone = ChipLook::Tone::confirm,
                      .text = content.confirm,
                      .keyCap = enterCap(),
                      .tip = {},
                      .chosen = false,
                      .player = {}});
  m_confirm->setEnabled(content.canConfirm);
  m_confirm->setVisible(!content.hidesConfirm);
  m_back->setLook({.tone = ChipLook::Tone::action,
                   .text = content.backText,
                   .keyCap = QStringLiteral("Esc"),
                   .tip = {},
                   .chosen = false,
                   .player = {}});
  m_back->setVisible(content.canGoBack);
  m_reason->setVisible(content.canInsist);
  if (!content.canInsist) m_reason->clear();
  showVerdict();
  showBody();
  // The scroll area asks for the height before a row inside has heard of other texts.
  m_scroll->widget()->layout()->activate();
  if (first) m_scroll->verticalScrollBar()->setValue(0);
  update();
}

void StripView::showRows() {
  // What is refused enters nothing, and the reason needs the room.
  const auto ends = [&](const QuestionRow& row) { return row.ends && !m_content.refused; };
  for (QuestionRows* shown : {m_rows, m_ends}) {
    std::vector<QuestionRow> rows;
    std::ranges::copy_if(m_content.rows, std::back_inserter(rows),
                         [&](const QuestionRow& row) { return ends(row) == (shown == m_ends); });
    shown->setRows(rows);
    shown->setVisible(!rows.empty());
  }
}

void StripView::showVerdict() {
  m_verdict->setNames(m_content.names);
  m_verdict->setText(m_content.body.section(u'\n', 0, 0), themeOf(*this).stop);
  m_verdict->setVisible(m_content.refused);
  m_why->setVisible(m_content.refused);
  m_insist->setVisible(m_content.canInsist);
}

void StripView::showBody() {
  // The layout says what room the verdict has.
  if (m_content.refused) layout()->activate();
  const bool saysFirst = m_content.refused && m_verdict->textFits();
  const QString body = saysFirst ? m_content.body.section(u'\n', 1) : m_content.body;
  for (QLabel* label : {m_first, m_body}) {
    const bool here = (label == m_first) == m_content.bodyFirst && !body.isEmpty();
    const QString tip = m_content.names.tip(body, m_content.rests);
    label->setText(here ? body : QString());
    label->setToolTip(here ? toolTipOf(tip) : QString());
    label->setAccessibleDescription(here ? m_content.rests : QString());
    label->setVisible(here);
  }
  colourBody();
}

Chip* StripView::choice(const QuestionId& question, int id) const {
  Chip* chip = m_ends->chip(question, id);
  return chip != nullptr ? chip : m_rows->chip(question, id);
}

Chip* StripView::action(std::size_t index) const {
  for (const StripContent::ActionChip& action : m_content.actions) {
    if (action.main && static_cast<std::size_t>(action.index) == index) return m_alternative;
  }
  return m_actions->chip({}, static_cast<int>(index));
}

QString StripView::reason() const {
  return m_reason->text();
}

void StripView::showActions() {
  m_alternative->hide();
  QuestionRow row;
  for (const StripContent::ActionChip& action : m_content.actions) {
    if (action.main) {
      m_alternative->setLook(action.look);
      m_alternative->show();
    } else {
      row.chips.push_back({action.index, true, action.look});
    }
  }
  m_actions->setRows(row.chips.empty() ? std::vector<QuestionRow>{} : std::vector{row});
  m_actions->setVisible(!row.chips.empty());
}

void StripView::retranslate() {
  fixWidths();
  m_reason->setPlaceholderText(tr("Reason (optional)"));
  m_reason->setAccessibleName(tr("Reason for entering it anyway"));
  m_why->setLook({.tone = ChipLook::Tone::action,
                  .text = tr("Why?"),
                  .keyCap = {},
                  .tip = tr("Says which rules forbid it."),
                  .chosen = false,
                  .player = {}});
  m_insist->setLook({.tone = ChipLook::Tone::stop,
                     .text = tr("Enter anyway"),
                     .keyCap = tr("Ctrl ⏎"),
                     .tip = tr("The table is right: the log marks it."),
                     .chosen = false,
                     .player = {}});
}

void StripView::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  const Theme& theme = themeOf(*this);
  const bool active = m_content.canConfirm || !m_content.rows.empty();
  paintCard(painter, rect(), theme.surface, active ? theme.choose : theme.line);
}

void StripView::colourBody() {
  const Theme& theme = themeOf(*this);
  QPalette palette;
  palette.setColor(QPalette::WindowText, m_content.refused ? theme.stop : theme.quietInk);
  for (QLabel* label : {m_first, m_body}) label->setPalette(palette);
}

void StripView::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  if (m_content.refused) showBody();
}

void StripView::changeEvent(QEvent* event) {
  if (event->type() == QEvent::PaletteChange) {
    colourBody();
    showVerdict();
  }
  if (event->type() == QEvent::LanguageChange) retranslate();
  if (event->type() == QEvent::FontChange) {
    fixHeight();
    fixWidths();
  }
  QWidget::changeEvent(event);
}

} // namespace nilometer::ui
