// SPDX-License-Identifier: GPL-3.0-or-later
// How the card of the running game looks.
#include "ui/base/style/text_width.h"
#include "ui/base/style/theme.h"
#include "ui/base/style/unit.h"
#include "ui/text/phrase.h"
#include "ui/window/running_card.h"
#include "ui/window/running_lengths.h"
#include "ui/window/running_players.h"
#include "ui/window/start_button.h"

#include <QPainter>

#include <algorithm>

namespace nilometer::ui {

using text::fill;

namespace {

std::size_t slot(PlayerColour colour) {
  return static_cast<std::size_t>(colour);
}

void paintElided(QPainter& painter, const QRectF& room, Qt::Alignment side, const QString& text) {
  const QString shown =
      QFontMetricsF(painter.font()).elidedText(text, Qt::ElideRight, room.width());
  painter.drawText(room, static_cast<int>((side | Qt::AlignVCenter).toInt()), shown);
}

/// Which game, and how far it is.
QString whereOf(const RunningGame& game) {
  const PhaseLook& phases = game.stand.phases;
  QStringList parts{game.game, phases.round};
  if (phases.phase >= 0 && phases.phase < phases.phases.size()) {
    parts +=
        fill(QStringLiteral("%1 %2"), {phases.numberOf(phases.phase), phases.phases[phases.phase]});
  }
  parts.removeAll(QString());
  return parts.join(QStringLiteral(" · "));
}

} // namespace

void RunningCard::paintHeading(QPainter& painter, const QRectF& line, qreal size) const {
  const Theme& theme = themeOf(*this);
  const QString when = m_running != nullptr ? m_running->touched : QString();
  painter.setFont(lookFont(*this, 13, QFont::Normal));
  painter.setPen(theme.quietInk);
  painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter, when);
  const qreal taken = QFontMetricsF(painter.font()).horizontalAdvance(when);
  const QRectF room = line.adjusted(0, 0, -taken - 12 * lookUnit(font()), 0);
  constexpr qreal least = 14;
  const text::ShownNames names = m_running != nullptr ? m_running->names : text::ShownNames();
  const QFont smallest = lookFont(*this, least, QFont::Bold);
  const QString heading = names.fitting(
      m_heading, [&](const QString& shown) { return textWidth(smallest, shown) <= room.width(); });
  painter.setFont(lookFont(*this, size, QFont::Bold));
  // Several players are worth smaller letters.
  while (size > least && textWidth(painter.font(), heading) > room.width()) {
    painter.setFont(lookFont(*this, --size, QFont::Bold));
  }
  painter.setPen(theme.ink);
  paintElided(painter, room, Qt::AlignLeft, heading);
}

void RunningCard::paintGauge(QPainter& painter, const QRectF& shaft) const {
  const Theme& theme = themeOf(*this);
  const qreal u = lookUnit(font());
  painter.setPen(QPen(theme.riverEdge, 1.2 * u));
  painter.setBrush(theme.sunken);
  painter.drawRoundedRect(shaft, 2 * u, 2 * u);
  const int rounds = m_running != nullptr ? m_running->stand.phases.rounds : 0;
  if (rounds == 0) return;
  const qreal step = shaft.height() / rounds;
  QRectF water = shaft.adjusted(u, 0, -u, -u);
  water.setTop(shaft.bottom() - step * std::min(rounds, m_running->stand.phases.now));
  painter.fillRect(water, theme.water);
  for (int round = 1; round < rounds; ++round) {
    const qreal y = shaft.bottom() - round * step;
    painter.drawLine(QPointF(shaft.left() + 0.4 * shaft.width(), y), QPointF(shaft.right(), y));
  }
}

void RunningCard::paintTurn(QPainter& painter, const QRectF& line) const {
  const Theme& theme = themeOf(*this);
  const qreal u = lookUnit(font());
  const DisplayTurn& turn = m_running->stand.turn;
  QRectF text = line;
  painter.setPen(theme.ink);
  if (turn.colour) {
    const QColor ink = theme.playerText[slot(*turn.colour)];
    paintSymbol(painter, line.topLeft() + QPointF(9 * u, line.height() / 2), 11 * u, *turn.colour,
                ink);
    painter.setPen(ink);
    text.setLeft(text.left() + 22 * u);
  }
  painter.setFont(lookFont(*this, 15, QFont::Bold));
  paintElided(painter, text, Qt::AlignLeft,
              turn.name.isEmpty() ? turn.does
                                  : fill(QStringLiteral("%1 %2"), {turn.name, turn.does}));
}

void RunningCard::paintSaid(QPainter& painter, const QRectF& room) const {
  painter.setFont(lookFont(*this, 15, QFont::Normal));
  painter.setPen(themeOf(*this).ink);
  painter.drawText(room, Qt::AlignLeft | Qt::TextWordWrap, m_said);
}

void RunningCard::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const Theme& theme = themeOf(*this);
  const qreal u = lookUnit(font());
  paintCard(painter, rect(), theme.surface, theme.surface, 10 * u);
  paintChooseRing(painter, rect(), theme, 10 * u);
  m_form == RunningForm::flat ? paintFlat(painter) : paintUsual(painter);
}

void RunningCard::paintUsual(QPainter& painter) const {
  const qreal u = lookUnit(font());
  const qreal v = spread() * u;
  const qreal right = width() - running::aside * u;
  const qreal left = running::aside * u;
  paintHeading(painter, QRectF(left, 14 * v, right - left, 30 * u), 20);
  const qreal bottom = buttonLines(width()).front().front()->y() - 22 * v;
  const qreal text = running::textLeft * u;
  paintGauge(painter, QRectF(left + 2 * u, 57 * v, 28 * u, bottom - 57 * v));
  if (m_running == nullptr) {
    return paintSaid(painter, QRectF(text, 57 * v, right - text, bottom - 57 * v));
  }
  painter.setFont(lookFont(*this, 16, QFont::Bold));
  painter.setPen(themeOf(*this).ink);
  paintElided(painter, QRectF(text, 63 * v, right - text, 22 * u), Qt::AlignLeft,
              whereOf(*m_running));
  paintTurn(painter, QRectF(text, 91 * v, right - text, 22 * u));
  const int rows = this->rows(width());
  const qreal top = 91 * v + 26 * u;
  const qreal row = (rows * running::playerRow - 6) * u;
  paintRunningPlayers(
      painter, QRectF(text, std::max(top, bottom - row), right - text, std::min(row, bottom - top)),
      rows, m_running->stand.lanes, *this);
}

void RunningCard::paintFlat(QPainter& painter) const {
  const qreal u = lookUnit(font());
  const qreal left = running::flatAside * u;
  const qreal wide = width() - 2 * left;
  paintHeading(
      painter,
      QRectF(left, running::flatHeading * u, wide, (running::flatSaid - running::flatHeading) * u),
      18);
  const qreal bottom = saidBottom(width()) * u;
  if (m_running == nullptr) {
    return paintSaid(painter,
                     QRectF(left, running::flatSaid * u, wide, bottom - running::flatSaid * u + u));
  }
  painter.setFont(lookFont(*this, 15, QFont::Bold));
  painter.setPen(themeOf(*this).ink);
  paintElided(painter, QRectF(left, running::flatSaid * u, wide, 22 * u), Qt::AlignLeft,
              whereOf(*m_running));
  paintTurn(painter, QRectF(left, (running::flatSaid + 22) * u, wide, 22 * u));
  const auto lines = static_cast<qreal>(buttonLines(width()).size());
  const int rows = this->rows(width());
  const qreal top =
      bottom + (lines * (running::flatButton + running::flatGap) + 2 * running::flatGap) * u;
  paintRunningPlayers(painter, QRectF(left, top, wide, (rows * running::playerRow - 6) * u), rows,
                      m_running->stand.lanes, *this);
}

} // namespace nilometer::ui
