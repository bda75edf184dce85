// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/edition_editor/copy_cells.h"

#include "ui/base/style/menu_text.h"
#include "ui/base/style/tool_tip.h"
#include "ui/pages/edition_editor/cell_painting.h"
#include "ui/text/phrase.h"

#include <QActionGroup>
#include <QEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QPainter>

#include <algorithm>

namespace nilometer::ui {

namespace {

constexpr Length choicePadding = 2 * unit;
constexpr Length chevron = 2 * unit; // its width

} // namespace

ChoiceField::ChoiceField(const QString& place, QWidget* parent) : QAbstractButton(parent) {
  setObjectName(place);
  setFocusPolicy(Qt::StrongFocus);
  setAttribute(Qt::WA_Hover);
  connect(this, &QAbstractButton::clicked, this, &ChoiceField::openMenu);
}

void ChoiceField::setContent(const Content& content) {
  m_content = content;
  QStringList chosen;
  for (const Option& option : content.options) {
    if (std::ranges::find(content.chosen, option.id) != content.chosen.end()) chosen += option.text;
  }
  const QString printed = content.text.isEmpty() ? text::listOf(chosen) : content.text;
  setText(printed);
  setAccessibleName(printed.isEmpty() ? content.name
                                      : content.name + QStringLiteral(": ") + printed);
  setTip(*this, content.tip);
  updateGeometry();
  update();
}

void ChoiceField::choose(int id) {
  const auto isChosen = [this](int one) {
    return std::ranges::find(m_content.chosen, one) != m_content.chosen.end();
  };
  std::vector<int> ids;
  for (const Option& option : m_content.options) {
    const bool turned = option.id == id;
    const bool stays = m_content.kind == Kind::several && isChosen(option.id);
    const bool taken = m_content.kind == Kind::one ? turned : turned != stays;
    if (taken) ids.push_back(option.id);
  }
  if (ids == m_content.chosen) return;
  m_content.chosen = ids;
  Q_EMIT this->chosen(ids);
}

void ChoiceField::openMenu() {
  auto* const menu = new QMenu(this);
  menu->setAttribute(Qt::WA_DeleteOnClose);
  menu->setAccessibleName(m_content.name);
  auto* const group = m_content.kind == Kind::one ? new QActionGroup(menu) : nullptr;
  for (const Option& option : m_content.options) {
    QAction* const action = menu->addAction(menuText(option.text));
    action->setCheckable(true);
    const bool chosen = std::ranges::find(m_content.chosen, option.id) != m_content.chosen.end();
    action->setChecked(chosen);
    if (group != nullptr) group->addAction(action);
    if (chosen && menu->activeAction() == nullptr) menu->setActiveAction(action);
    // Queued: the choice may change the whole page, and the menu is still handling the key.
    connect(
        action, &QAction::triggered, this, [this, id = option.id] { choose(id); },
        Qt::QueuedConnection);
  }
  menu->popup(mapToGlobal(rect().bottomLeft()));
}

QSize ChoiceField::sizeHint() const {
  const QFontMetrics letters = fontMetrics();
  const int text = letters.horizontalAdvance(this->text());
  return {text + chevron + sureMarkWidth(font()) + 3 * choicePadding, cellHeight(letters)};
}

QSize ChoiceField::minimumSizeHint() const {
  return sizeHint();
}

void ChoiceField::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  const Theme& theme = themeOf(*this);
  paintCellGround(painter, rect(), m_content.sureness, touchOf(*this), theme);
  paintSureMark(painter, rect(), m_content.sureness, theme);
  const int right = width() - sureMarkWidth(font()) - choicePadding / 2;
  const QRect box(choicePadding, 0, right - chevron - 2 * choicePadding, height());
  painter.setPen(isEnabled() ? theme.ink : theme.quietInk);
  painter.drawText(box, Qt::AlignLeft | Qt::AlignVCenter,
                   fontMetrics().elidedText(this->text(), Qt::ElideRight, box.width()));
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(theme.quietInk, 1.4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  const QPointF tip(right - chevron / 2.0 - unit, height() / 2.0 + 2);
  painter.drawPolyline(QPolygonF({tip + QPointF(-4, -4), tip, tip + QPointF(4, -4)}));
  if (hasFocus()) paintCellFocus(painter, rect(), theme);
}

void ChoiceField::changeEvent(QEvent* event) {
  if (event->type() == QEvent::FontChange) updateGeometry();
  QAbstractButton::changeEvent(event);
}

bool leavesToTheCopy(const QLineEdit& field, QEvent& event) {
  if (event.type() != QEvent::ShortcutOverride || field.isModified()) return false;
  const auto& key = static_cast<const QKeyEvent&>(event);
  if (!key.matches(QKeySequence::Undo) && !key.matches(QKeySequence::Redo)) return false;
  event.ignore();
  return true;
}

StepButton::StepButton(const QString& name, QWidget* parent) : QAbstractButton(parent) {
  setObjectName(name);
  setFocusPolicy(Qt::StrongFocus);
  setAttribute(Qt::WA_Hover);
}

void StepButton::setContent(Sign sign, const QString& text) {
  m_sign = sign;
  setText(text);
  setAccessibleName(text);
  setTip(*this, text);
  update();
}

QSize StepButton::sizeHint() const {
  const int side = cellHeight(fontMetrics());
  return {side, side};
}

// Alt and an arrow belong to the page.
void StepButton::keyPressEvent(QKeyEvent* event) {
  if (event->modifiers().testFlag(Qt::AltModifier)) return event->ignore();
  QAbstractButton::keyPressEvent(event);
}

void StepButton::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  const Theme& theme = themeOf(*this);
  painter.setRenderHint(QPainter::Antialiasing);
  const QPointF centre = QRectF(rect()).center();
  const qreal radius = std::min(width(), height()) / 2.0 - 4;
  const bool hover = touchOf(*this) == CellTouch::hover;
  painter.setPen(QPen(hover ? theme.ink : theme.line, 1));
  painter.setBrush(hover ? theme.sunken : theme.surface);
  painter.drawEllipse(centre, radius, radius);
  const QColor ink = isEnabled() ? (hover ? theme.ink : theme.quietInk) : theme.line;
  painter.setPen(QPen(ink, 1.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  const qreal arm = radius * 0.45;
  const QPointF across(arm, 0);
  const QPointF down(0, arm);
  switch (m_sign) {
  case Sign::add: painter.drawLine(centre - down, centre + down); [[fallthrough]];
  case Sign::remove: painter.drawLine(centre - across, centre + across); break;
  case Sign::earlier:
  case Sign::later: {
    const QPointF up = m_sign == Sign::earlier ? down : -down;
    painter.drawLine(centre - down, centre + down);
    painter.drawPolyline(QPolygonF({centre - across, centre - up, centre + across}));
    break;
  }
  }
  if (hasFocus()) paintCellFocus(painter, rect(), theme, width() / 2.0);
}

} // namespace nilometer::ui
