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
#include <utility>

namespace nilometer::ui {

namespace {

/// Everything below the title, in one column that scrolls when it must.
QScrollArea* scrollFor(QWidget* content, QWidget* parent) {
  auto* scroll = new QScrollArea(parent);
  scroll->setFrameShape(QFrame::NoFrame);
  scroll->setWidgetResizable(true);
  scroll->setFocusPolicy(Qt::NoFocus);
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
  column->setContentsMargins(3 * unit, 2 * unit, 3 * unit, 2 * unit);
  column->setSpacing(unit);
  auto* top = new QHBoxLayout;
  top->setSpacing(2 * unit);
  column->addLayout(top);
  buildTop(*top);
  buildBody(*column);
  connect(m_rows, &QuestionRows::chosen, this, &StripView::chosen);
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
  // Little is kept for the title: beside a refused entry stand up to three buttons, and the strip
  // must not push the board aside.
  m_title = new LineLabel(TextSize::heading, 18, this);
  top.addWidget(m_title, 1);
  m_reason = new QLineEdit(this);
  m_insist = addChip(top);
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
  // Why it is refused, and why it was so all the same: beside the rules that were broken, where the
  // title loses no room.
  auto* beside = new QVBoxLayout;
  beside->addWidget(m_why = new Chip(content), 0, Qt::AlignRight);
  beside->addWidget(m_reason);
  beside->addStretch(1);
  m_reason->setFixedWidth(50 * unit);
  said->addLayout(beside);
  inside->addLayout(said);
  // What to move comes before a question about a printed number.
  inside->addWidget(m_asked = new AskedRow(content));
  m_asked->hide();
  inside->addStretch(1);
  m_scroll = scrollFor(content, this);
  column.addWidget(m_scroll, 1);
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
  // The title, two rows of chips and a line of text; nothing moves when the phase changes.
  const int chip = std::max(targetHeight, fontMetrics().height() + 2 * unit);
  setFixedHeight(3 * chip + fontMetrics().height() + 7 * unit);
}

void StripView::show(const StripContent& content) {
  if (content == m_content) return;
  const bool first = content.bodyFirst && content.body != m_content.body;
  m_content = content;
  m_title->setNames(content.names);
  m_title->setText(content.title);
  for (QLabel* label : {m_first, m_body}) {
    const bool here = (label == m_first) == content.bodyFirst && !content.body.isEmpty();
    label->setText(here ? content.body : QString());
    label->setToolTip(here ? toolTipOf(content.names.tip(content.body, content.rests)) : QString());
    label->setAccessibleDescription(here ? content.rests : QString());
    label->setVisible(here);
  }
  colourBody();
  m_rows->setRows(content.rows);
  m_rows->setVisible(!content.rows.empty());
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
  m_insist->setVisible(content.canInsist);
  m_reason->setVisible(content.canInsist);
  m_why->setVisible(content.refused);
  if (!content.canInsist) m_reason->clear();
  // The scroll area asks for the height before a row inside has heard of other texts.
  m_scroll->widget()->layout()->activate();
  if (first) m_scroll->verticalScrollBar()->setValue(0);
  update();
}

Chip* StripView::choice(const QuestionId& question, int id) const {
  return m_rows->chip(question, id);
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

void StripView::changeEvent(QEvent* event) {
  if (event->type() == QEvent::PaletteChange) colourBody();
  if (event->type() == QEvent::LanguageChange) retranslate();
  if (event->type() == QEvent::FontChange) {
    fixHeight();
    fixWidths();
  }
  QWidget::changeEvent(event);
}

} // namespace nilometer::ui
