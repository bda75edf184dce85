// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/action_bar/strip_view.h"

#include "ui/base/accessibility/announce.h"
#include "ui/base/style/tab_stop.h"
#include "ui/base/style/tool_tip.h"
#include "ui/base/style/unit.h"
#include "ui/table/action_bar/move_line.h"
#include "ui/table/action_bar/reason_field.h"
#include "ui/table/action_bar/turn_line.h"

#include <QEvent>
#include <QLabel>
#include <QPainter>
#include <QScrollArea>
#include <QScrollBar>
#include <QToolTip>

#include <algorithm>
#include <initializer_list>
#include <utility>

namespace nilometer::ui {

namespace {

/// Under this the other things to do stand among the choices.
constexpr QuestionId noQuestion{.what = 255, .about = -1};

QString enterCap() {
  return QStringLiteral("⏎");
}

QScrollArea* scrolling(QWidget& choices, QWidget* strip) {
  auto* area = new QScrollArea(strip);
  area->setFrameShape(QFrame::NoFrame);
  area->setFocusPolicy(Qt::NoFocus);
  area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  area->setWidget(&choices);
  // setWidget() makes both paint the window's ground.
  area->viewport()->setAutoFillBackground(false);
  choices.setAutoFillBackground(false);
  return area;
}

} // namespace

StripView::StripView(std::function<Texts()> texts, QWidget* parent)
    : QWidget(parent), m_texts(std::move(texts)), m_moves(new MoveLine(this)),
      m_turn(new TurnLine(this)), m_reasons(new QLabel(this)), m_columns(new PhaseColumns(this)),
      m_back(new Chip(this)), m_alternative(new Chip(this)), m_confirm(new Chip(this)),
      m_rows(new QuestionRows(this)), m_asked(new AskedRow(this)), m_why(new Chip(this)),
      m_insist(new Chip(this)), m_reason(new ReasonField(this)), m_guide(new GuideLine(this)) {
  makeTabStop(*this);
  setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
  m_choices = scrolling(*m_rows, this);
  // The buttons stand beside its lower lines, and are pressed there.
  m_choices->lower();
  m_reasons->setTextFormat(Qt::RichText);
  m_reasons->setWordWrap(true);
  m_reasons->setAlignment(Qt::AlignLeft | Qt::AlignVCenter);
  m_reasons->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
  m_reasons->hide();
  m_columns->hide();
  m_asked->hide();
  connectParts();
  retranslate();
}

void StripView::connectParts() {
  connect(m_rows, &QuestionRows::chosen, this, [this](const QuestionId& question, int id) {
    question == noQuestion ? Q_EMIT actionPressed(id) : Q_EMIT chosen(question, id);
  });
  connect(m_rows, &QuestionRows::closedPressed, this, &StripView::closedPressed);
  connect(m_confirm, &Chip::clicked, this, &StripView::confirmed);
  connect(m_confirm, &Chip::closedPressed, this, &StripView::sayWhatIsMissing);
  connect(m_insist, &Chip::clicked, this, &StripView::insisted);
  connect(m_reason, &ReasonField::entered, this, &StripView::insisted);
  connect(m_reason, &ReasonField::widthChanged, this, &StripView::arrange);
  connect(m_back, &Chip::clicked, this, &StripView::wentBack);
  connect(m_why, &Chip::clicked, this, &StripView::whyRequested);
  connect(m_columns, &PhaseColumns::whyRequested, this, &StripView::columnWhyRequested);
  connect(m_guide, &GuideLine::guideRequested, this, &StripView::guideRequested);
  connect(m_guide, &GuideLine::ruleRequested, this, &StripView::ruleRequested);
  connect(m_asked, &AskedRow::widthChanged, this, &StripView::arrange);
  connect(m_reasons, &QLabel::linkActivated, this,
          [this](const QString& link) { Q_EMIT ruleRequested(text::linkedRule(link)); });
  connect(m_alternative, &Chip::clicked, this, [this] {
    for (const StripContent::ActionChip& action : m_content.actions) {
      if (action.main) return Q_EMIT actionPressed(action.index);
    }
  });
}

void StripView::fixWidths() {
  int width = wholePixels(isBar() ? 222 : 130, lookUnit(font()));
  ChipLook look;
  look.keyCap = enterCap();
  for (const QString& text : m_texts().confirm) {
    look.text = text;
    width = std::max(width, chipWidth(look, font()));
  }
  m_confirm->setMinimumWidth(width);
}

ChipLook StripView::plainLook(const QString& text, const QString& key) const {
  ChipLook look;
  look.tone = ChipLook::Tone::action;
  look.text = text;
  look.keyCap = key;
  return look;
}

void StripView::show(const StripContent& content) {
  if (content == m_content) return;
  // What was missing before is nothing to say any more.
  if (QToolTip::isVisible() && QToolTip::text() == toolTipOf(missing())) QToolTip::hideText();
  const bool couldInsist = m_content.canInsist;
  const bool wasBar = isBar();
  m_content = content;
  if (isBar() != wasBar) {
    fixWidths();
    updateGeometry();
  }
  MoveContent moves = content.moves;
  if (moves.parts.empty() && moves.text.isEmpty() && !content.refused) {
    moves.text = content.body;
    moves.rests = content.rests;
    // A bar has room for whole names.
    if (isBar() && moves.text.isEmpty()) moves.text = content.names.inFull(content.title);
  }
  if (!isBar()) m_moves->setLook(MoveLine::Look::line);
  m_moves->setContent(moves, content.names);
  m_turn->setContent({content.player, content.title, content.hint, content.doubts}, content.names);
  showRows();
  showAlternative();
  m_asked->setContent(content.asked);
  showConfirm();
  m_confirm->setEnabled(content.canConfirm);
  m_confirm->setVisible(!content.hidesConfirm);
  ChipLook back = plainLook(content.backText, QStringLiteral("Esc"));
  back.tip = content.backTip;
  m_back->setLook(back);
  m_back->setVisible(content.canGoBack);
  m_why->setVisible(content.refused);
  m_insist->setVisible(content.canInsist);
  m_reason->setVisible(content.canInsist);
  if (content.canInsist != couldInsist) m_reason->begin(content.reason);
  m_columns->setColumns(content.columns, content.names);
  showReasons();
  for (QWidget* part : std::initializer_list<QWidget*>{m_turn, m_reasons, m_columns}) {
    part->setVisible(part == &turnPart());
  }
  arrange();
  update();
}

void StripView::showRows() {
  std::vector<QuestionRow> rows = m_content.rows;
  for (QuestionRow& row : rows) row.whole = m_content.names.inFull(row.label);
  if (QuestionRow row = actionRow(); !row.chips.empty()) rows.push_back(std::move(row));
  const bool others = !m_rows->asksAsNow(rows);
  m_rows->setRows(rows);
  m_choices->setVisible(!rows.empty());
  if (others) m_choices->verticalScrollBar()->setValue(0);
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

QString StripView::missing() const {
  if (m_content.canConfirm) return {};
  if (m_content.refused) return m_content.names.inFull(m_content.body);
  QStringList lines{tr("There is nothing to enter yet."), m_content.names.inFull(m_content.title),
                    m_content.hint};
  lines.removeAll({});
  return lines.join(u'\n');
}

void StripView::sayWhatIsMissing() {
  const QString text = m_confirm->isVisible() ? missing() : QString();
  if (text.isEmpty()) return;
  // Beside the strip: at the lower edge of the screen it would lie over the moves.
  const QPoint beside(width(), m_confirm->mapTo(this, QPoint()).y());
  QToolTip::showText(mapToGlobal(beside), toolTipOf(text), m_confirm);
  announce(*this, text);
}

void StripView::setGuide(const GuideHint& hint) {
  m_guide->setHint(hint);
  arrange();
}

void StripView::setGuideBulb(bool bulb) {
  m_guide->setBulbOnly(bulb);
}

Chip* StripView::choice(const QuestionId& question, int id) const {
  return m_rows->chip(question, id);
}

Chip* StripView::action(std::size_t index) const {
  for (const StripContent::ActionChip& action : m_content.actions) {
    if (action.main && static_cast<std::size_t>(action.index) == index) return m_alternative;
  }
  return m_rows->chip(noQuestion, static_cast<int>(index));
}

QString StripView::reason() const {
  return m_reason->reason();
}

void StripView::retranslate() {
  fixWidths();
  ChipLook why = plainLook(tr("Why?"), {});
  why.tip = tr("Says which rules forbid it.");
  m_why->setLook(why);
  ChipLook insist = plainLook(tr("Enter anyway"), tr("Ctrl ⏎"));
  insist.tone = ChipLook::Tone::stop;
  insist.tip = tr("The table is right: the log marks it.");
  m_insist->setLook(insist);
}

void StripView::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  const Theme& theme = themeOf(*this);
  const qreal round = 2.0 * unit;
  paintCard(painter, rect(), theme.surface, theme.line, round);
  if (m_content.changes) paintChooseRing(painter, rect(), theme, round);
}

void StripView::showConfirm() {
  ChipLook look = plainLook(m_content.confirm, enterCap());
  look.tone = ChipLook::Tone::confirm;
  look.tip = missing();
  const auto fits = [&](const QString& text) {
    ChipLook with = look;
    with.text = text;
    return chipWidth(with, font()) <= std::max(m_confirm->minimumWidth(), width() / 3);
  };
  if (isBar()) look.text = m_content.names.fitting(m_content.confirm, fits);
  m_confirm->setLook(look);
}

void StripView::takePlace() {
  // What it has grown to itself may be told late: a hidden widget hears of it when it is shown.
  if (m_grows || geometry() == m_grown) return;
  m_place = geometry();
  showConfirm();
  arrange();
}

void StripView::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  takePlace();
}

void StripView::moveEvent(QMoveEvent* event) {
  QWidget::moveEvent(event);
  takePlace();
}

void StripView::changeEvent(QEvent* event) {
  if (event->type() == QEvent::PaletteChange) showReasons();
  if (event->type() == QEvent::LanguageChange) retranslate();
  if (event->type() == QEvent::FontChange) {
    fixWidths();
    showReasons();
    updateGeometry();
  }
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange) arrange();
}

} // namespace nilometer::ui
