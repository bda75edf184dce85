// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/start_head.h"

#include "ui/base/style/theme.h"
#include "ui/base/style/unit.h"
#include "ui/text/language.h"
#include "ui/text/phrase.h"
#include "ui/window/start_button.h"

#include <QPainter>

#include <cmath>
#include <utility>

namespace nilometer::ui {

namespace {

constexpr qreal lineHeight = 30; ///< in u

} // namespace

StartHead::StartHead(QWidget* parent)
    : QWidget(parent), m_language(new StartButton(StartButton::Kind::plain, this)),
      m_help(new StartButton(StartButton::Kind::plain, this)),
      m_menu(new StartButton(StartButton::Kind::plain, this)) {
  retranslate();
}

void StartHead::retranslate() {
  const QString next = text::nextLanguage();
  //: A button that changes the language of the program to that one.
  const QString change = text::fill(tr("Change language to %1"), {text::languageName(next)});
  m_language->setLook(next.toUpper(), {}, change);
  m_help->setLook(QStringLiteral("?"), {}, tr("Keys and help (?)"));
  m_menu->setLook(QStringLiteral("☰"), {}, tr("Menu (F10)"));
  m_text = tr("The game stays on the table. One of you enters what happened; Nilometer judges, "
              "counts and says what to move.");
  setAccessibleName(m_text);
  update();
}

void StartHead::setSize(Size size) {
  m_size = size;
  layButtons();
  update();
}

QFont StartHead::titleFont() const {
  switch (m_size) {
  case Size::line: return lookFont(*this, 20, QFont::Bold);
  case Size::small: return lookFont(*this, 28, QFont::Bold);
  case Size::whole: return lookFont(*this, 46, QFont::Bold);
  }
  return font();
}

QFont StartHead::textFont() const {
  return lookFont(*this, m_size == Size::whole ? 14 : 12, QFont::Normal);
}

qreal StartHead::titleHeight() const {
  const qreal u = lookUnit(font());
  if (m_size == Size::line) return lineHeight * u;
  return QFontMetricsF(titleFont()).height() + (m_size == Size::whole ? 4 * u : 0);
}

int StartHead::heightForWidth(int width) const {
  if (m_size == Size::line) return static_cast<int>(std::ceil(titleHeight()));
  const QFontMetricsF letters(textFont());
  const QRectF room(0, 0, width, 10 * letters.height());
  return static_cast<int>(
      std::ceil(titleHeight() + letters.boundingRect(room, Qt::TextWordWrap, m_text).height()));
}

void StartHead::layButtons() {
  const qreal u = lookUnit(font());
  // The text below the title may reach as far as they do.
  const qreal top = (m_size == Size::whole ? 8 : 1) * u;
  const qreal high = (m_size == Size::whole ? 32 : 28) * u;
  qreal right = width();
  for (const auto& [button, wide] :
       {std::pair(m_menu, 36.0), std::pair(m_help, 36.0), std::pair(m_language, 42.0)}) {
    right -= wide * u;
    button->setGeometry(QRectF(right, top, wide * u, high).toRect());
    right -= 6 * u;
  }
}

void StartHead::resizeEvent(QResizeEvent* event) {
  layButtons();
  QWidget::resizeEvent(event);
}

void StartHead::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  const Theme& theme = themeOf(*this);
  painter.setPen(theme.ink);
  painter.setFont(titleFont());
  const auto middle = m_size == Size::line ? Qt::AlignVCenter : Qt::AlignTop;
  painter.drawText(QRectF(0, 0, width(), titleHeight()), static_cast<int>(Qt::AlignLeft | middle),
                   QStringLiteral("Nilometer"));
  if (m_size == Size::line) return;
  painter.setPen(theme.quietInk);
  painter.setFont(textFont());
  painter.drawText(QRectF(0, titleHeight(), width(), height() - titleHeight()),
                   Qt::AlignLeft | Qt::TextWordWrap, m_text);
}

} // namespace nilometer::ui
