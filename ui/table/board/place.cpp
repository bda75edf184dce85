// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/board/place.h"

#include "ui/base/accessibility/accessible_text.h"
#include "ui/base/accessibility/button_role.h"
#include "ui/base/style/tab_stop.h"
#include "ui/text/phrase.h"

#include <QKeyEvent>

#include <utility>

namespace nilometer::ui {

namespace {

/// What of a look is drawn: not what is only told, nor whether a rule forbids it.
PlaceLook drawnPart(PlaceLook look) {
  if (look.state == PlaceLook::State::refused) look.state = PlaceLook::State::quiet;
  look.quietKey.clear();
  look.name.clear();
  look.tip.clear();
  return look;
}

} // namespace

Place::Place(QWidget* parent) : QAbstractButton(parent) {
  setButtonRole(*this, ButtonRole::plain);
  setFocusPolicy(Qt::StrongFocus);
  setAttribute(Qt::WA_Hover);
}

void Place::setLook(const PlaceLook& look) {
  if (look == m_look) return;
  const bool same = drawnPart(look) == drawnPart(m_look);
  m_look = look;
  describe();
  if (!same) update();
}

void Place::describe() {
  setSpokenName(*this, m_look.name);
  QStringList lines;
  if (m_look.state == PlaceLook::State::open) lines += tr("You can choose it now.");
  if (m_look.state == PlaceLook::State::chosen) lines += tr("Chosen.");
  if (!m_look.tip.isEmpty()) lines += m_look.tip;
  const QString& key = m_look.keyCap.isEmpty() ? m_look.quietKey : m_look.keyCap;
  //: The key that presses a place of the board.
  if (!key.isEmpty()) lines += text::fill(tr("Key: %1"), {key});
  setButtonDescription(*this, lines.join(QLatin1Char('\n')));
  // As rich text, because Qt breaks the lines of a plain tool tip nowhere.
  QString tip = u"<b>" % m_look.name.toHtmlEscaped() % u"</b>";
  for (const QString& line : lines.join(QLatin1Char('\n')).split(QLatin1Char('\n'))) {
    if (!line.isEmpty()) tip += u"<br>" % line.toHtmlEscaped();
  }
  setToolTip(m_look.name.isEmpty() && lines.isEmpty() ? QString() : tip);
  const bool open =
      m_look.state == PlaceLook::State::open || m_look.state == PlaceLook::State::chosen;
  setCursor(open ? Qt::PointingHandCursor : Qt::ArrowCursor);
}

void Place::setAwaiting(bool awaiting) {
  if (std::exchange(m_awaiting, awaiting) != awaiting) update();
}

PlaceTouch Place::touch() const {
  return {underMouse(), isDown(), hasFocus() && m_ringed};
}

void Place::keyPressEvent(QKeyEvent* event) {
  if (goByArrow(*this, *event)) return;
  const bool presses = event->key() == Qt::Key_Space || event->key() == Qt::Key_Select;
  if (presses) return QAbstractButton::keyPressEvent(event);
  // Enter, Escape, letters and digits mean something for the whole window.
  event->ignore();
}

void Place::focusInEvent(QFocusEvent* event) {
  // Whoever points knows where: a ring there would look like a place being entered.
  if (event->reason() != Qt::ActiveWindowFocusReason && event->reason() != Qt::PopupFocusReason) {
    m_ringed = event->reason() != Qt::MouseFocusReason;
  }
  QAbstractButton::focusInEvent(event);
}

void Place::changeEvent(QEvent* event) {
  QAbstractButton::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) describe();
}

} // namespace nilometer::ui
