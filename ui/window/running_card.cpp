// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/running_card.h"

#include "ui/style/look_unit.h"
#include "ui/style/menu_text.h"
#include "ui/style/tool_tip.h"
#include "ui/window/start_button.h"
#include "ui/words/phrase.h"

#include <QMenu>
#include <QPainter>

#include <algorithm>
#include <utility>
#include <vector>

namespace nilometer::ui {

using words::fill;
using words::number;

namespace {

// Lengths in u, as drawn.
constexpr qreal wholeCard = 258;
constexpr qreal leastCard = 196;
constexpr qreal aside = 24;
constexpr qreal textLeft = 72; ///< right of the gauge
constexpr qreal playerRow = 44;
constexpr qreal narrowestPlayer = 106;

std::size_t slot(PlayerColour colour) {
  return static_cast<std::size_t>(colour);
}

void paintElided(QPainter& painter, const QRectF& room, Qt::Alignment side, const QString& text) {
  const QString shown =
      QFontMetricsF(painter.font()).elidedText(text, Qt::ElideRight, room.width());
  painter.drawText(room, static_cast<int>((side | Qt::AlignVCenter).toInt()), shown);
}

QString phaseOf(const PhaseLook& phases) {
  if (phases.phase < 0 || phases.phase >= phases.phases.size()) return phases.round;
  return fill(QStringLiteral("%1 · %2 %3"),
              {phases.round, number(phases.phase + 1), phases.phases[phases.phase]});
}

} // namespace

RunningCard::RunningCard(QWidget* parent)
    : QWidget(parent), m_goOn(new StartButton(StartButton::Kind::main, this)),
      m_new(new StartButton(StartButton::Kind::plain, this)),
      m_forget(new StartButton(StartButton::Kind::plain, this)),
      m_more(new StartButton(StartButton::Kind::plain, this)), m_list(new QMenu(this)) {
  m_list->setToolTipsVisible(true);
  connect(m_more, &StartButton::clicked, this,
          [this] { m_list->popup(m_more->mapToGlobal(m_more->rect().topLeft())); });
}

void RunningCard::show(const StartFacts& facts) {
  m_facts = &facts;
  const QString enter = QStringLiteral("⏎");
  m_goOn->setVisible(facts.running || facts.damaged);
  m_forget->setVisible(facts.damaged.has_value());
  m_heading = facts.running ? facts.running->title : tr("No game is running");
  m_said = facts.running ? QString() : tr("A new one asks for names and colours, then it begins.");
  if (facts.running) {
    //: With the running game.
    const QString goOn = tr("Go on");
    m_goOn->setLook(goOn, enter, fill(tr("Go on: %1"), {facts.running->told}));
  }
  if (facts.damaged) showDamaged(*facts.damaged);
  const bool isMain = m_goOn->isHidden();
  m_new->setKind(isMain ? StartButton::Kind::main : StartButton::Kind::plain);
  m_new->setLook(tr("New game…"), isMain && !facts.position ? enter : tr("Ctrl+N"));
  showList();
  layButtons();
  update();
}

void RunningCard::showDamaged(const DamagedGame& game) {
  const bool some = game.readable > 0;
  m_heading =
      some ? tr("The game in progress is damaged.") : tr("The game in progress cannot be opened.");
  const QString what =
      some ? tr("Everything before that can be read. What is in the file is kept beside it.")
           : tr("With a good file in its place the game goes on.");
  m_said = fill(QStringLiteral("%1 %2"), {publicSentence(game.error), what});
  const QString go =
      some ? fill(tr("Go on after entry %1"), {number(game.readable)}) : tr("Try again");
  m_goOn->setLook(go, {}, fill(QStringLiteral("%1. %2 %3"), {go, m_heading, m_said}));
  m_forget->setLook(tr("Take it off this page"));
}

void RunningCard::showList() {
  m_list->clear();
  int running = 0;
  for (const RecentGame& game : m_facts->recent) {
    running += game.isRunning ? 1 : 0;
    if (!game.isRunning && running == m_list->actions().size()) m_list->addSeparator();
    QAction* entry = m_list->addAction(menuText(game.text));
    entry->setToolTip(toolTipOf(game.whole));
    connect(entry, &QAction::triggered, this,
            [this, path = game.path] { Q_EMIT openRequested(path); });
  }
  m_more->setVisible(!m_facts->recent.empty());
  //: Other games that are not over.
  m_more->setLook(running > 0 ? tr("%n more", nullptr, running) : tr("Recent"), {},
                  tr("Recent games"));
}

int RunningCard::rows(int width) const {
  if (m_facts == nullptr || !m_facts->running) return 1;
  const qreal u = lookUnit(font());
  const qreal room = width - (textLeft + aside) * u;
  const auto players = static_cast<qreal>(m_facts->running->stand.lanes.size());
  return room < players * narrowestPlayer * u ? 2 : 1;
}

int RunningCard::wholeHeight(int width) const {
  return wholePixels(wholeCard + playerRow * (rows(width) - 1), lookUnit(font()));
}

int RunningCard::leastHeight(int width) const {
  return wholePixels(leastCard + playerRow * (rows(width) - 1), lookUnit(font()));
}

qreal RunningCard::spread() const {
  const qreal u = lookUnit(font());
  const qreal height = this->height() / u - playerRow * (rows(width()) - 1);
  return std::clamp(height / wholeCard, leastCard / wholeCard, 1.5);
}

void RunningCard::layButtons() {
  const qreal u = lookUnit(font());
  std::vector<StartButton*> row;
  for (StartButton* button : {m_goOn, m_forget, m_new, m_more}) {
    if (!button->isHidden()) row.push_back(button);
  }
  const qreal gap = 10 * u;
  const qreal rest = width() - 2 * aside * u - gap * static_cast<qreal>(row.size() - 1);
  const auto wantedWith = [&row](StartButton::Key key) {
    qreal wanted = 0;
    for (StartButton* button : row) {
      button->showKey(key);
      wanted += button->sizeHint().width();
    }
    return wanted;
  };
  qreal wanted = wantedWith(StartButton::Key::shown);
  if (wanted > rest) wanted = wantedWith(StartButton::Key::hidden);
  // The first one, the main one, takes what is left; where nothing is, all are cut alike.
  const qreal share = std::min<qreal>(1, rest / wanted);
  const qreal more = std::max<qreal>(0, rest - wanted);
  const qreal high = std::max(28 * u, 47 * u * std::min<qreal>(1, spread()));
  qreal left = aside * u;
  for (StartButton* button : row) {
    const qreal wide = button->sizeHint().width() * share + (button == row.front() ? more : 0);
    const qreal top = height() - high - 22 * u * std::min<qreal>(1, spread());
    button->setGeometry(QRectF(left, top, wide, high).toRect());
    left += wide + gap;
  }
}

void RunningCard::resizeEvent(QResizeEvent* event) {
  layButtons();
  QWidget::resizeEvent(event);
}

void RunningCard::paintHeading(QPainter& painter, const QRectF& line) const {
  const Theme& theme = themeOf(*this);
  const QString when = m_facts->running ? m_facts->running->touched : QString();
  painter.setFont(lookFont(*this, 13, QFont::Normal));
  painter.setPen(theme.quietInk);
  painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter, when);
  const qreal taken = QFontMetricsF(painter.font()).horizontalAdvance(when);
  painter.setFont(lookFont(*this, 20, QFont::Bold));
  painter.setPen(theme.ink);
  paintElided(painter, line.adjusted(0, 0, -taken - 12 * lookUnit(font()), 0), Qt::AlignLeft,
              m_heading);
}

void RunningCard::paintGauge(QPainter& painter, const QRectF& shaft) const {
  const Theme& theme = themeOf(*this);
  const qreal u = lookUnit(font());
  painter.setPen(QPen(theme.riverEdge, 1.2 * u));
  painter.setBrush(theme.sunken);
  painter.drawRoundedRect(shaft, 2 * u, 2 * u);
  const int rounds = m_facts->running ? m_facts->running->stand.phases.rounds : 0;
  if (rounds == 0) return;
  const qreal step = shaft.height() / rounds;
  QRectF water = shaft.adjusted(u, 0, -u, -u);
  water.setTop(shaft.bottom() - step * std::min(rounds, m_facts->running->stand.phases.now));
  painter.fillRect(water, theme.water);
  for (int round = 1; round < rounds; ++round) {
    const qreal y = shaft.bottom() - round * step;
    painter.drawLine(QPointF(shaft.left() + 0.4 * shaft.width(), y), QPointF(shaft.right(), y));
  }
}

void RunningCard::paintTurn(QPainter& painter, const QRectF& line) const {
  const Theme& theme = themeOf(*this);
  const qreal u = lookUnit(font());
  const DisplayTurn& turn = m_facts->running->stand.turn;
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

void RunningCard::paintPlayer(QPainter& painter, const QRectF& box, const DisplayLane& lane) const {
  const Theme& theme = themeOf(*this);
  const qreal u = lookUnit(font());
  paintCard(painter, box, theme.sunken, theme.sunken, 6 * u);
  const QColor ink = theme.playerText[slot(lane.colour)];
  paintSymbol(painter, QPointF(box.left() + 17 * u, box.center().y()), 13 * u, lane.colour, ink);
  const QString points = number(lane.points) + lane.others;
  const QRectF text = box.adjusted(31 * u, 0, -8 * u, 0);
  painter.setFont(lookFont(*this, 16, QFont::Bold));
  painter.setPen(theme.ink);
  painter.drawText(text, Qt::AlignRight | Qt::AlignVCenter, points);
  const qreal taken = QFontMetricsF(painter.font()).horizontalAdvance(points) + 4 * u;
  painter.setFont(lookFont(*this, 14, QFont::Bold));
  painter.setPen(ink);
  paintElided(painter, text.adjusted(0, 0, -taken, 0), Qt::AlignLeft, lane.name);
}

void RunningCard::paintPlayers(QPainter& painter, const QRectF& room) const {
  const qreal u = lookUnit(font());
  const std::vector<DisplayLane>& lanes = m_facts->running->stand.lanes;
  const auto rows = static_cast<std::size_t>(this->rows(width()));
  const std::size_t columns = (lanes.size() + rows - 1) / rows;
  if (columns == 0) return;
  const qreal gap = 8 * u;
  const auto count = static_cast<qreal>(columns);
  const qreal wide = std::min((room.width() - gap * (count - 1)) / count, 150 * u);
  const qreal high = (room.height() - 6 * u * static_cast<qreal>(rows - 1)) / qreal(rows);
  for (std::size_t i = 0; i < lanes.size(); ++i) {
    const QPointF at(static_cast<qreal>(i % columns) * (wide + gap),
                     static_cast<qreal>(i / columns) * (high + 6 * u));
    paintPlayer(painter, QRectF(room.topLeft() + at, QSizeF(wide, high)), lanes[i]);
  }
}

void RunningCard::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const Theme& theme = themeOf(*this);
  const qreal u = lookUnit(font());
  const qreal v = spread() * u;
  paintCard(painter, rect(), theme.surface, theme.surface, 10 * u);
  paintChooseRing(painter, rect(), theme, 10 * u);
  const qreal right = width() - aside * u;
  const qreal left = aside * u;
  paintHeading(painter, QRectF(left, 14 * v, right - left, 30 * u));
  const qreal bottom = m_new->y() - 22 * v;
  const qreal text = textLeft * u;
  paintGauge(painter, QRectF(left + 2 * u, 57 * v, 28 * u, bottom - 57 * v));
  if (!m_facts->running) {
    painter.setFont(lookFont(*this, 15, QFont::Normal));
    painter.setPen(theme.ink);
    painter.drawText(QRectF(text, 57 * v, right - text, bottom - 57 * v),
                     Qt::AlignLeft | Qt::TextWordWrap, m_said);
    return;
  }
  painter.setFont(lookFont(*this, 16, QFont::Bold));
  painter.setPen(theme.ink);
  paintElided(painter, QRectF(text, 63 * v, right - text, 22 * u), Qt::AlignLeft,
              phaseOf(m_facts->running->stand.phases));
  paintTurn(painter, QRectF(text, 91 * v, right - text, 22 * u));
  const qreal top = 91 * v + 26 * u;
  const qreal row = (rows(width()) * playerRow - 6) * u;
  paintPlayers(painter, QRectF(text, std::max(top, bottom - row), right - text,
                               std::min(row, bottom - top)));
}

} // namespace nilometer::ui
