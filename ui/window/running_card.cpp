// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/running_card.h"

#include "ui/base/style/menu_text.h"
#include "ui/base/style/tool_tip.h"
#include "ui/base/style/unit.h"
#include "ui/text/phrase.h"
#include "ui/window/running_lengths.h"
#include "ui/window/running_players.h"
#include "ui/window/start_button.h"

#include <QFontMetricsF>
#include <QMenu>

#include <algorithm>
#include <utility>
#include <vector>

namespace nilometer::ui {

using text::fill;
using text::number;

RunningCard::RunningCard(QWidget* parent)
    : QWidget(parent), m_goOn(new StartButton(StartButton::Kind::main, this)),
      m_new(new StartButton(StartButton::Kind::plain, this)),
      m_forget(new StartButton(StartButton::Kind::plain, this)),
      m_more(new StartButton(StartButton::Kind::plain, this)), m_list(new QMenu(this)) {
  m_list->setToolTipsVisible(true);
  connect(m_more, &StartButton::clicked, this,
          [this] { m_list->popup(m_more->mapToGlobal(m_more->rect().topLeft())); });
}

void RunningCard::show(const StartFacts& facts, const GameFacts& about) {
  m_facts = &facts;
  m_running = about.running && !facts.damaged ? &*about.running : nullptr;
  const QString enter = QStringLiteral("⏎");
  m_goOn->setVisible(m_running != nullptr || facts.damaged);
  m_forget->setVisible(facts.damaged.has_value());
  m_heading = m_running != nullptr ? m_running->title : tr("No game is running");
  m_said = m_running != nullptr ? QString()
                                : tr("A new one asks for names and colours, then it begins.");
  if (m_running != nullptr) {
    //: With the running game.
    const QString goOn = tr("Go on");
    m_goOn->setLook(goOn, enter, fill(tr("Go on: %1"), {m_running->told}));
  }
  setTip(*this, m_running != nullptr ? m_running->told : QString());
  if (facts.damaged) showDamaged(*facts.damaged);
  const bool isMain = m_goOn->isHidden();
  m_new->setKind(isMain ? StartButton::Kind::main : StartButton::Kind::plain);
  m_new->setLook(tr("New game…"), isMain && !about.position ? enter : tr("Ctrl+N"));
  showList();
  layButtons();
  update();
}

void RunningCard::showDamaged(const DamagedGame& game) {
  const bool some = game.readable > 0;
  m_heading =
      some ? tr("The game in progress is damaged.") : tr("The game in progress cannot be opened.");
  QString what = tr("With a good file in its place the game goes on.");
  QString go = tr("Try again");
  if (some) {
    what = tr("Everything before that can be read. What is in the file is kept beside it.");
    go = fill(tr("Go on after entry %1"), {number(game.readable)});
  } else if (m_facts->earlier) {
    what = fill(tr("An earlier version of it is there: %1. What is in the file is kept beside it."),
                {tr("%n entry(ies)", nullptr, m_facts->earlier->entries)});
    //: An earlier version of the game.
    go = tr("Go on with the earlier version");
  }
  m_said = fill(QStringLiteral("%1 %2"), {publicSentence(game.error), what});
  m_goOn->setLook(go, {}, fill(QStringLiteral("%1. %2 %3"), {go, m_heading, m_said}));
  m_forget->setLook(tr("Take it off this page"));
}

void RunningCard::showList() {
  m_list->clear();
  int running = 0;
  int all = 0;
  for (const RecentGame& game : m_facts->recent) {
    if (m_running != nullptr && game.path == m_running->path) continue;
    ++all;
    running += game.isRunning ? 1 : 0;
    if (!game.isRunning && running == m_list->actions().size()) m_list->addSeparator();
    const QFontMetrics metrics(m_list->font());
    const int room = window()->width() * 3 / 4;
    const QString text = game.names.fitting(
        game.text, [&](const QString& shown) { return metrics.horizontalAdvance(shown) <= room; });
    QAction* entry = m_list->addAction(menuText(text));
    entry->setToolTip(toolTipOf(game.names.tip(text, {})));
    connect(entry, &QAction::triggered, this,
            [this, path = game.path] { Q_EMIT openRequested(path); });
  }
  m_more->setVisible(all > 0);
  //: Other games that the list has, some of them not over.
  m_more->setLook(running > 0 ? tr("%n more", nullptr, all) : tr("Recent"), {}, tr("Recent games"));
}

void RunningCard::setForm(RunningForm form) {
  m_form = form;
  layButtons();
  update();
}

int RunningCard::rows(qreal width) const {
  if (m_running == nullptr) return 1;
  const qreal u = lookUnit(font());
  const std::vector<DisplayLane>& lanes = m_running->stand.lanes;
  if (m_form == RunningForm::usual) {
    return runningRows(lanes, width - (running::textLeft + running::aside) * u, running::mostRows,
                       *this);
  }
  return runningRows(lanes, width - 2 * running::flatAside * u, static_cast<int>(lanes.size()),
                     *this);
}

qreal RunningCard::moreHeight(qreal width) const {
  const auto lines = static_cast<qreal>(buttonLines(width).size());
  return running::playerRow * (rows(width) - 1) +
         (running::buttonHeight + running::buttonGap) * (lines - 1);
}

qreal RunningCard::saidBottom(qreal width) const {
  const qreal u = lookUnit(font());
  constexpr qreal phaseAndTurn = 44;
  if (m_facts == nullptr || m_running != nullptr) return running::flatSaid + phaseAndTurn;
  const QFontMetricsF letters(lookFont(*this, 15, QFont::Normal));
  const QRectF room(0, 0, width - 2 * running::flatAside * u, 20 * letters.height());
  return running::flatSaid + letters.boundingRect(room, Qt::TextWordWrap, m_said).height() / u;
}

qreal RunningCard::flatHeight(qreal width) const {
  const auto lines = static_cast<qreal>(buttonLines(width).size());
  const qreal players = m_running != nullptr ? running::playerRow * rows(width) : 0;
  return saidBottom(width) + lines * (running::flatButton + running::flatGap) + players +
         3 * running::flatGap;
}

int RunningCard::wholeHeight(int width) const {
  const bool isFlat = m_form == RunningForm::flat;
  const qreal height = isFlat ? flatHeight(width) : running::wholeCard + moreHeight(width);
  return wholePixels(height, lookUnit(font()));
}

int RunningCard::leastHeight(int width) const {
  const bool isFlat = m_form == RunningForm::flat;
  const qreal height = isFlat ? flatHeight(width) : running::leastCard + moreHeight(width);
  return wholePixels(height, lookUnit(font()));
}

qreal RunningCard::spread() const {
  const qreal height = this->height() / lookUnit(font()) - moreHeight(width());
  return std::clamp(height / running::wholeCard, running::leastCard / running::wholeCard, 1.5);
}

std::vector<std::vector<StartButton*>> RunningCard::buttonLines(qreal width) const {
  const qreal u = lookUnit(font());
  std::vector<StartButton*> all;
  qreal wanted = 0;
  for (StartButton* button : {m_goOn, m_forget, m_new, m_more}) {
    if (button->isHidden()) continue;
    all.push_back(button);
    wanted += button->wantedWidth(StartButton::Key::hidden) + running::buttonGap * u;
  }
  const qreal margin = m_form == RunningForm::flat ? running::flatAside : running::aside;
  if (all.size() < 2 || wanted - running::buttonGap * u <= width - 2 * margin * u) return {all};
  return {{all.front()}, {all.begin() + 1, all.end()}};
}

/// The first one, the main one, takes what is left; where nothing is, all are cut alike.
void RunningCard::layLine(const std::vector<StartButton*>& line, qreal top, qreal high) {
  const qreal u = lookUnit(font());
  const qreal margin = (m_form == RunningForm::flat ? running::flatAside : running::aside) * u;
  const qreal gap = running::buttonGap * u;
  const qreal rest = width() - 2 * margin - gap * static_cast<qreal>(line.size() - 1);
  const auto wantedWith = [&line](StartButton::Key key) {
    qreal wanted = 0;
    for (const StartButton* button : line) wanted += button->wantedWidth(key);
    return wanted;
  };
  const bool shown = wantedWith(StartButton::Key::shown) <= rest;
  const auto key = shown ? StartButton::Key::shown : StartButton::Key::hidden;
  const qreal wanted = wantedWith(key);
  const qreal share = std::min<qreal>(1, rest / wanted);
  const qreal more = std::max<qreal>(0, rest - wanted);
  qreal left = margin;
  for (StartButton* button : line) {
    button->showKey(key);
    const qreal wide = button->wantedWidth(key) * share + (button == line.front() ? more : 0);
    button->setGeometry(QRectF(left, top, wide, high).toRect());
    left += wide + gap;
  }
}

void RunningCard::layButtons() {
  const qreal u = lookUnit(font());
  const auto lines = buttonLines(width());
  const bool isFlat = m_form == RunningForm::flat;
  const qreal part = std::min<qreal>(1, spread());
  const qreal high =
      isFlat ? running::flatButton * u : std::max(28 * u, running::buttonHeight * u * part);
  const qreal gap = (isFlat ? running::flatGap : running::buttonGap) * u;
  const qreal all = (high + gap) * static_cast<qreal>(lines.size()) - gap;
  qreal top = isFlat ? saidBottom(width()) * u + gap : height() - all - 22 * u * part;
  for (const auto& line : lines) {
    if (!line.empty()) layLine(line, top, high);
    top += high + gap;
  }
}

void RunningCard::resizeEvent(QResizeEvent* event) {
  layButtons();
  QWidget::resizeEvent(event);
}

} // namespace nilometer::ui
