// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/log/log_heading.h"

#include "ui/base/style/chip.h"
#include "ui/base/style/theme.h"
#include "ui/table/action_bar/line_label.h"
#include "ui/table/log/entry_keys.h"
#include "ui/table/log/log_finder.h"
#include "ui/text/phrase.h"

#include <QPainter>

#include <algorithm>

namespace nilometer::ui {

namespace {

QFont headingFont(QFont font) {
  font.setBold(true);
  return font;
}

} // namespace

LogHeading::LogHeading(QWidget* parent)
    : QWidget(parent), m_find(new Chip(this)), m_all(new Chip(this)), m_others(new Chip(this)),
      m_finder(new LogFinder(this)) {
  m_all->hide();
  m_others->hide();
  retranslate();
}

void LogHeading::retranslate() {
  const auto name = [](Chip& chip, const QString& text, const QString& tip) {
    ChipLook look;
    look.tone = ChipLook::Tone::action;
    look.text = text;
    look.tip = tip;
    chip.setLook(look);
  };
  name(*m_find, tr("Find…"),
       text::fill(QStringLiteral("%1 (%2)"), {tr("Finds an entry by number, player or card"),
                                              findKey.toString(QKeySequence::NativeText)}));
  name(*m_all, tr("All entries"), tr("Shows all entries again"));
  name(*m_others, QStringLiteral("▾"), tr("Another number of the same place"));
  m_finder->retranslate();
  place();
}

void LogHeading::showNumber(const QString& heading, const QString& beginning,
                            const text::ShownNames& names) {
  m_number = heading;
  m_beginning = beginning;
  m_names = names;
  m_all->setHidden(heading.isEmpty());
  place();
  update();
}

bool LogHeading::leaveRoomAbove(int height) {
  if (height == m_above) return false;
  m_above = height;
  place();
  update();
  return true;
}

int LogHeading::titleRoom() const {
  return m_above == 0 ? 0 : std::max(m_above, m_find->sizeHint().height());
}

QRect LogHeading::numberRoom() const {
  const int lines = QFontMetrics(headingFont(font())).height() + fontMetrics().height();
  const int height = std::max(lines, m_all->sizeHint().height());
  return {2 * unit, titleRoom(), width() - 3 * unit, m_number.isEmpty() ? 0 : height};
}

int LogHeading::heightNeeded() const {
  const auto with = [](int height) { return height > 0 ? height + unit : 0; };
  const int finder = m_finder->isHidden() ? 0 : m_finder->sizeHint().height();
  return titleRoom() + with(numberRoom().height()) + with(finder);
}

void LogHeading::place() {
  m_find->setVisible(m_above > 0);
  const QSize find = m_find->sizeHint();
  m_find->setGeometry(width() - unit - find.width(), (titleRoom() - find.height()) / 2,
                      find.width(), find.height());
  const QRect room = numberRoom();
  const QSize all = m_all->sizeHint();
  m_all->setGeometry(room.right() + 1 - all.width(),
                     room.top() + (room.height() - all.height()) / 2, all.width(), all.height());
  const QSize others = m_others->sizeHint();
  m_others->setGeometry(m_all->x() - unit - others.width(), m_all->y(), others.width(),
                        all.height());
  const int height = m_finder->sizeHint().height();
  m_finder->setGeometry(2 * unit, heightNeeded() - unit - height, width() - 3 * unit, height);
}

void LogHeading::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  place();
}

void LogHeading::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  const Theme& theme = themeOf(*this);
  if (m_number.isEmpty()) return;
  painter.setFont(headingFont(font()));
  painter.setPen(theme.ink);
  const Chip* first = m_others->isHidden() ? m_all : m_others;
  QRect room = numberRoom();
  room.setRight(first->x() - 2 * unit);
  const auto paintLine = [&](const QString& text, int alignment) {
    const QFontMetrics metrics = painter.fontMetrics();
    const QString fitting = fittingText(text, m_names, metrics, room.width());
    painter.drawText(room, Qt::AlignLeft | alignment,
                     metrics.elidedText(fitting, Qt::ElideRight, room.width()));
  };
  paintLine(m_number, Qt::AlignTop);
  painter.setFont(font());
  painter.setPen(theme.quietInk);
  paintLine(m_beginning, Qt::AlignBottom);
}

} // namespace nilometer::ui
