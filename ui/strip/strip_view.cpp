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
#include <initializer_list>
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

/// Under this the other things to do stand among the choices.
constexpr QuestionId noQuestion{.what = 255, .about = -1};

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
  for (const QuestionRows* rows : {m_rows, m_ends}) {
    connect(rows, &QuestionRows::chosen, this, [this](const QuestionId& question, int id) {
      question == noQuestion ? Q_EMIT actionPressed(id) : Q_EMIT chosen(question, id);
    });
  }
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
  colourTexts();
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
  for (QWidget* widget : std::initializer_list<QWidget*>{m_first, m_rows, m_body}) {
    inside->addWidget(widget);
  }
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
  refused->addWidget(m_verdict = plainLabel(this), 1);
  m_verdict->setWordWrap(true);
  m_why = addChip(*refused);
  refused->addWidget(m_reason = new QLineEdit(this));
  m_reason->setFixedWidth(28 * unit);
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
  // The title, three rows of chips or lines and what enters; nothing moves when the phase changes.
  const int chip = std::max<int>(targetHeight, fontMetrics().height() + 2 * unit);
  setFixedHeight(4 * chip + 6 * unit);
}

void StripView::show(const StripContent& content) {
  if (content == m_content) return;
  const bool first = content.bodyFirst && content.body != m_content.body;
  const bool couldInsist = m_content.canInsist;
  m_content = content;
  m_title->setNames(content.names);
  m_title->setText(content.title);
  showRows();
  showAlternative();
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
  if (content.canInsist != couldInsist) m_reason->setText(content.reason);
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
    if (const QuestionRow row = actionRow(); shown == m_rows && !row.chips.empty()) {
      rows.push_back(row);
    }
    shown->setRows(rows);
    shown->setVisible(!rows.empty());
  }
}

QuestionRow StripView::actionRow() const {
  QuestionRow row;
  row.question = noQuestion;
  for (const StripContent::ActionChip& action : m_content.actions) {
    if (!action.main) row.chips.push_back({action.index, true, action.look});
  }
  return row;
}

void StripView::showAlternative() {
  const auto main = std::ranges::find(m_content.actions, true, &StripContent::ActionChip::main);
  m_alternative->setVisible(main != m_content.actions.end());
  if (main != m_content.actions.end()) m_alternative->setLook(main->look);
}

void StripView::showVerdict() {
  const QString verdict = m_content.refused ? m_content.body : QString();
  m_verdict->setText(verdict);
  m_verdict->setToolTip(toolTipOf(m_content.names.tip(verdict, m_content.rests)));
  m_verdict->setVisible(m_content.refused);
  m_why->setVisible(m_content.refused);
  m_insist->setVisible(m_content.canInsist);
  if (!m_content.refused) return;
  // The layout says what room it has. What needs more is read in what scrolls.
  layout()->activate();
  const int most = 4 * fontMetrics().lineSpacing();
  if (m_verdict->heightForWidth(m_verdict->width()) > most) m_verdict->clear();
}

void StripView::showBody() {
  const bool isBeside = m_content.refused && !m_verdict->text().isEmpty();
  for (QLabel* label : {m_first, m_body}) {
    const bool here = (label == m_first) == m_content.bodyFirst && !isBeside;
    const QString body = here ? m_content.body : QString();
    label->setText(body);
    label->setToolTip(toolTipOf(m_content.names.tip(body, m_content.rests)));
    label->setAccessibleDescription(body.isEmpty() ? body : m_content.rests);
    label->setVisible(!body.isEmpty());
  }
  colourTexts();
}

Chip* StripView::choice(const QuestionId& question, int id) const {
  Chip* chip = m_ends->chip(question, id);
  return chip != nullptr ? chip : m_rows->chip(question, id);
}

Chip* StripView::action(std::size_t index) const {
  for (const StripContent::ActionChip& action : m_content.actions) {
    if (action.main && static_cast<std::size_t>(action.index) == index) return m_alternative;
  }
  return m_rows->chip(noQuestion, static_cast<int>(index));
}

QString StripView::reason() const {
  return m_reason->text();
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

void StripView::colourTexts() {
  const Theme& theme = themeOf(*this);
  const auto colour = [](QWidget& label, const QColor& ink) {
    QPalette palette;
    palette.setColor(QPalette::WindowText, ink);
    label.setPalette(palette);
  };
  for (QLabel* label : {m_first, m_body}) {
    colour(*label, m_content.refused ? theme.stop : theme.quietInk);
  }
  colour(*m_verdict, theme.stop);
}

void StripView::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  if (!m_content.refused) return;
  showVerdict();
  showBody();
}

void StripView::changeEvent(QEvent* event) {
  if (event->type() == QEvent::PaletteChange) colourTexts();
  if (event->type() == QEvent::LanguageChange) retranslate();
  if (event->type() == QEvent::FontChange) {
    fixHeight();
    fixWidths();
  }
  QWidget::changeEvent(event);
}

} // namespace nilometer::ui
