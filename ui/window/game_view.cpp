// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/game_view.h"

#include "ui/asked/difference_card.h"
#include "ui/asked/value_desk.h"
#include "ui/egizia/board/board_view.h"
#include "ui/egizia/players/players_view.h"
#include "ui/egizia/scoring/table_ceremony.h"
#include "ui/egizia/strip/phase_content.h"
#include "ui/egizia/why/table_why.h"
#include "ui/egizia/why/why_rows.h"
#include "ui/log/log_view.h"
#include "ui/prompts/guide_panel.h"
#include "ui/scoring/ceremony_view.h"
#include "ui/session/real_board_of.h"
#include "ui/strip/strip_view.h"
#include "ui/why/why_guide.h"
#include "ui/window/header_bar.h"

#include <QEvent>
#include <QGridLayout>
#include <QKeyEvent>
#include <QMetaMethod>
#include <QVBoxLayout>

#include <algorithm>

namespace nilometer::ui {

namespace {

constexpr int margin = 2 * unit;

} // namespace

GameView::GameView(EgiziaSession& session, QWidget* parent)
    : QWidget(parent), m_session(session), m_realBoard(RealBoardOf<egizia::Rules>::of(session)),
      m_header(new HeaderBar(session, this)), m_board(new BoardView(session, this)),
      m_strip(new StripView(stripTexts, this)), m_players(new PlayersView(session, this)),
      m_log(new LogView(session, this)), m_guide(new GuidePanel(*m_log, session.ruleNames(), this)),
      m_card(new PhaseCard(m_board)), m_ceremony(new TableCeremony(session, m_draft, *m_board)),
      m_why(new WhyGuide(*this, session.ruleNames())), m_difference(new DifferenceCard(m_board)) {
  m_levels.fill(PromptLevel::knowing);
  m_ceremony->setParent(this);
  setFocusPolicy(Qt::StrongFocus);
  m_card->hide();
  m_difference->hide();
  build();
  connectParts();
  connectCeremony();
  connectWhy();
  connectAsked();
  restart();
  setFocus();
}

void GameView::build() {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, margin);
  column->setSpacing(margin);
  column->addWidget(m_header);
  auto* grid = new QGridLayout;
  grid->setContentsMargins(margin, 0, margin, 0);
  grid->setSpacing(margin);
  auto* left = new QVBoxLayout;
  left->setSpacing(margin);
  left->addWidget(m_board, 1);
  left->addWidget(m_strip);
  auto* right = new QVBoxLayout;
  right->setSpacing(margin);
  right->addWidget(m_players, 3);
  right->addWidget(m_guide, 1);
  grid->addLayout(left, 0, 0);
  grid->addLayout(right, 0, 1);
  grid->setColumnStretch(0, 7);
  grid->setColumnStretch(1, 3);
  column->addLayout(grid, 1);
}

void GameView::connectParts() {
  connect(&m_session, &EgiziaSession::changed, this, &GameView::restart);
  connect(m_board, &BoardView::placePressed, this,
          [this](const PlaceId& place) { follow(m_draft.press(place)); });
  connect(m_board, &BoardView::arranged, this, &GameView::placeCard);
  const auto choose = [this](const QuestionId& question, int id) {
    follow(m_draft.choose(question, id));
  };
  connect(m_strip, &StripView::chosen, this, choose);
  connect(m_card, &PhaseCard::chosen, this, choose);
  connect(m_strip, &StripView::actionPressed, this, &GameView::startAction);
  connect(m_strip, &StripView::confirmed, this, &GameView::confirm);
  connect(m_strip, &StripView::insisted, this, &GameView::insist);
  connect(m_strip, &StripView::wentBack, this, &GameView::goBack);
  connect(m_log, &LogView::lookAtRequested, this,
          [this](std::size_t entries) { m_session.lookAt(entries); });
  connect(m_guide, &GuidePanel::logHeadingChanged, m_log, &LogView::setHeadingHeight);
  connect(m_guide, &GuidePanel::ruleRequested, this, &GameView::ruleRequested);
  connect(m_players, &PlayersView::promptLevelChosen, this, &GameView::promptLevelChosen);
  connect(m_header->undoButton(), &Chip::clicked, this, [this] { m_session.undo(); });
  connect(m_header->redoButton(), &Chip::clicked, this, [this] { m_session.redo(); });
  connect(m_header->nowButton(), &Chip::clicked, this, [this] { m_session.backToNow(); });
}

void GameView::connectCeremony() {
  connect(m_ceremony, &TableCeremony::turned, this, &GameView::refresh);
  connect(m_ceremony, &TableCeremony::finished, this, &GameView::resultRequested);
  connect(m_ceremony, &TableCeremony::chosen, this,
          [this](const QuestionId& question, int id) { follow(m_draft.choose(question, id)); });
  connect(m_board, &BoardView::arranged, this,
          [this] { m_ceremony->view().setGeometry(m_board->rect()); });
}

void GameView::connectWhy() {
  connect(m_why, &WhyGuide::ruleRequested, this, &GameView::ruleRequested);
  const TableParts parts{{m_session, m_draft}, *m_board, *m_players, *m_strip, *m_log, *m_card};
  m_why->add(
      [parts](QWidget& about, std::optional<QPoint> at) { return tableWhy(parts, about, at); });
  m_why->add(rowsWhy);
  m_why->addToMenu([this](QMenu& menu, const QWidget& about) {
    // In a lesson nobody keeps levels, so none are offered.
    const bool kept = isSignalConnected(QMetaMethod::fromSignal(&GameView::promptLevelChosen));
    if (kept) m_players->addToMenu(menu, about);
  });
  connect(&m_card->lines(), &CardLines::whyRequested, this, [this](std::size_t line) {
    CardLines& lines = m_card->lines();
    m_why->ask(lines, lines.linkRect(line).center());
  });
  connect(m_strip, &StripView::whyRequested, this,
          [this] { m_why->ask(*m_strip->whyButton(), std::nullopt); });
}

void GameView::startAction(int index) {
  if (index == allAtOnce) return m_ceremony->showAll();
  const auto action = static_cast<std::size_t>(index);
  if (action < m_draft.actions().size()) follow(m_draft.start(m_draft.actions()[action]));
}

Chip* GameView::choice(const QuestionId& question, int id) const {
  Chip* chip = m_strip->choice(question, id);
  if (chip == nullptr && m_card->isVisible()) chip = m_card->choice(question, id);
  if (chip == nullptr && m_ceremony->isShown()) chip = m_ceremony->view().choice(question, id);
  return chip;
}

void GameView::follow(Progress progress) {
  if (progress == Progress::ignored) return;
  if (progress == Progress::ready) {
    const auto entry = m_draft.entry();
    if (entry && m_session.enter(*entry).accepted) return;
  }
  refresh();
}

void GameView::confirm() {
  if (m_ceremony->leads()) return m_ceremony->next();
  if (m_draft.goesOn()) {
    m_draft.goOn();
    return refresh();
  }
  const auto entry = m_draft.entry();
  if (!entry || m_session.enter(*entry).accepted) return;
  refresh();
}

void GameView::insist() {
  const auto entry = m_draft.entry();
  if (!entry || !m_strip->content().canInsist) return;
  m_session.enter(*entry, true, m_strip->reason());
  // Wherever the keyboard was, the next key means the next turn.
  setFocus();
}

void GameView::goBack() {
  const bool led = m_ceremony->leads();
  if (led && m_ceremony->back()) return;
  if (!led && m_draft.back()) {
    refresh();
  } else if (m_session.isPast()) {
    m_session.backToNow();
  }
}

void GameView::press(const KeyCaps::Press& press) {
  switch (press.what) {
  case KeyCaps::Press::What::stop:
    follow(m_draft.pressStop(press.first, static_cast<std::uint8_t>(press.second)));
    break;
  case KeyCaps::Press::What::cell:
    follow(m_draft.pressCell(static_cast<egizia::Building>(press.first), press.second));
    break;
  case KeyCaps::Press::What::choice:
    follow(m_draft.choose(static_cast<Ask>(press.first), press.second, press.third));
    break;
  case KeyCaps::Press::What::action: startAction(press.first); break;
  }
}

void GameView::keyPressEvent(QKeyEvent* event) {
  const bool control = event->modifiers().testFlag(Qt::ControlModifier);
  switch (event->key()) {
  case Qt::Key_Return:
  case Qt::Key_Enter: control ? insist() : confirm(); return;
  case Qt::Key_Escape: m_ceremony->isAsBefore() ? m_session.backToNow() : goBack(); return;
  case Qt::Key_Backspace:
    if (m_ceremony->leads()) return goBack();
    break;
  default: break;
  }
  const bool plain = !control && !event->modifiers().testFlag(Qt::AltModifier);
  if (plain && pressAsked(event->text())) return;
  const auto found = plain ? m_keys.find(event->text().toUpper()) : std::nullopt;
  if (found && m_ceremony->allows(*found)) return press(*found);
  if (plain && m_ceremony->leads() && event->text() == allAtOnceKey()) {
    return m_ceremony->showAll();
  }
  QWidget::keyPressEvent(event);
}

std::optional<egizia::LayOut> GameView::namesBefore() const {
  const egizia::Entry* before = m_session.enteredBefore();
  const auto* named = before == nullptr ? nullptr : std::get_if<egizia::LayOut>(before);
  return named == nullptr ? std::nullopt : std::optional(*named);
}

void GameView::restart() {
  m_draft.begin({.game = &m_session.game(),
                 .state = &m_session.shown(),
                 .options = &m_session.options(),
                 .named = namesBefore()});
  m_ceremony->begin();
  m_log->refresh();
  m_header->refresh();
  refresh();
  refreshGuide();
}

void GameView::refresh() {
  m_keys = KeyCaps(m_session.edition(), m_draft);
  m_board->refresh(m_draft.offers(), m_keys.board());
  m_header->setAsked(m_draft.asked());
  m_players->refresh(m_draft.ringMove(), m_draft.asked());
  m_ceremony->refresh(keyOf());
  const bool covered = m_ceremony->isShown();
  const auto card = covered ? std::nullopt : phaseCardOf(m_session, m_draft, keyOf());
  StripContent content = m_ceremony->leads() ? ceremonyStrip() : stripContent(card);
  content.asked = askedContent();
  const QWidget* had = focusWidget();
  m_strip->show(content);
  showCard(card);
  // Qt hands the keyboard on to the next button, and Space would press what nobody meant.
  const bool lost = had != nullptr && !(had->isVisible() && had->isEnabled());
  if (lost && isVisible()) setFocus();
  showDifference();
  Q_EMIT refreshed();
}

KeyOf GameView::keyOf() const {
  return [this](const Question& question, const Choice& choice) {
    return m_keys.of(
        {KeyCaps::Press::What::choice, static_cast<int>(question.ask), question.about, choice.id});
  };
}

void GameView::showCard(const std::optional<PhaseCardContent>& card) {
  m_card->setVisible(card.has_value());
  if (!card) return;
  m_card->show(*card);
  placeCard();
}

void GameView::placeCard() {
  const QRect river = m_board->riverRect();
  QRect where = river;
  if (m_card->content().place == PhaseCardContent::Place::buildings) {
    // The left bank, where the cards lie, stays in sight.
    where = m_board->rect();
    where.setLeft(river.center().x());
    where.setHeight(std::min(where.height(), m_card->fullHeight(where.width())));
  }
  m_card->setGeometry(where);
  m_card->raise();
}

void GameView::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange && m_desk != nullptr) m_desk->retranslate();
  if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange) refresh();
  if (event->type() == QEvent::LanguageChange) refreshGuide();
  QWidget::changeEvent(event);
}

} // namespace nilometer::ui
