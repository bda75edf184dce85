// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/game_view.h"

#include "ui/board/board_view.h"
#include "ui/log/log_view.h"
#include "ui/players/players_view.h"
#include "ui/strip/phase_content.h"
#include "ui/strip/strip_view.h"
#include "ui/window/header_bar.h"
#include "ui/words/phrase.h"
#include "ui/words/words.h"

#include <QEvent>
#include <QGridLayout>
#include <QKeyEvent>
#include <QVBoxLayout>

#include <algorithm>

namespace nilometer::ui {

namespace {

constexpr int margin = 2 * unit;

KeyCaps::Press choicePress(const Question& question, const Choice& choice) {
  return {KeyCaps::Press::What::choice, static_cast<int>(question.ask), question.about, choice.id};
}

KeyCaps::Press actionPress(std::size_t index) {
  return {KeyCaps::Press::What::action, static_cast<int>(index), 0, 0};
}

} // namespace

GameView::GameView(GameSession& session, QWidget* parent)
    : QWidget(parent), m_session(session), m_header(new HeaderBar(session, this)),
      m_board(new BoardView(session, this)), m_strip(new StripView(this)),
      m_players(new PlayersView(session, this)), m_log(new LogView(session, this)),
      m_card(new PhaseCard(m_board)) {
  setFocusPolicy(Qt::StrongFocus);
  m_card->hide();
  build();
  connectParts();
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
  right->addWidget(m_log, 1);
  grid->addLayout(left, 0, 0);
  grid->addLayout(right, 0, 1);
  grid->setColumnStretch(0, 7);
  grid->setColumnStretch(1, 3);
  column->addLayout(grid, 1);
}

void GameView::connectParts() {
  connect(&m_session, &GameSession::changed, this, &GameView::restart);
  connect(m_board, &BoardView::stopPressed, this, [this](int stop, int space) {
    follow(m_draft.pressStop(stop, static_cast<std::uint8_t>(space)));
  });
  connect(m_board, &BoardView::cellPressed, this, [this](int building, int cell) {
    follow(m_draft.pressCell(static_cast<egizia::Building>(building), cell));
  });
  connect(m_board, &BoardView::arranged, this, &GameView::placeCard);
  connect(m_board, &BoardView::ringPressed, this,
          [this](int ring) { follow(m_draft.pressRing(static_cast<egizia::Ring>(ring))); });
  const auto choose = [this](Ask ask, int about, int id) {
    follow(m_draft.choose(ask, about, id));
  };
  connect(m_strip, &StripView::chosen, this, choose);
  connect(m_card, &PhaseCard::chosen, this, choose);
  connect(m_strip, &StripView::actionPressed, this, [this](int index) {
    const std::vector<Action>& actions = m_draft.actions();
    if (static_cast<std::size_t>(index) < actions.size()) {
      follow(m_draft.start(actions[static_cast<std::size_t>(index)]));
    }
  });
  connect(m_strip, &StripView::confirmed, this, &GameView::confirm);
  connect(m_strip, &StripView::insisted, this, &GameView::insist);
  connect(m_strip, &StripView::wentBack, this, &GameView::goBack);
  connect(m_log, &LogView::lookAtRequested, this,
          [this](std::size_t entries) { m_session.lookAt(entries); });
  connect(m_header->undoButton(), &Chip::clicked, this, [this] { m_session.undo(); });
  connect(m_header->redoButton(), &Chip::clicked, this, [this] { m_session.redo(); });
  connect(m_header->nowButton(), &Chip::clicked, this, [this] { m_session.backToNow(); });
}

Chip* GameView::choice(Ask ask, int about, int id) const {
  Chip* chip = m_strip->choice(ask, about, id);
  if (chip == nullptr && m_card->isVisible()) chip = m_card->choice(ask, about, id);
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
  const auto entry = m_draft.entry();
  if (!entry || m_session.enter(*entry).accepted) return;
  refresh();
}

void GameView::insist() {
  const auto entry = m_draft.entry();
  if (!entry || !m_strip->content().canInsist) return;
  m_session.enter(*entry, true, m_strip->reason());
}

void GameView::goBack() {
  if (m_draft.back()) {
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
  case KeyCaps::Press::What::action:
    follow(m_draft.start(m_draft.actions()[static_cast<std::size_t>(press.first)]));
    break;
  }
}

void GameView::keyPressEvent(QKeyEvent* event) {
  const bool control = event->modifiers().testFlag(Qt::ControlModifier);
  switch (event->key()) {
  case Qt::Key_Return:
  case Qt::Key_Enter: control ? insist() : confirm(); return;
  case Qt::Key_Escape: goBack(); return;
  default: break;
  }
  const bool plain = !control && !event->modifiers().testFlag(Qt::AltModifier);
  const auto found = plain ? m_keys.find(event->text().toUpper()) : std::nullopt;
  if (found) {
    press(*found);
    return;
  }
  QWidget::keyPressEvent(event);
}

void GameView::restart() {
  m_draft.begin({&m_session.game(), &m_session.shown(), &m_session.options()});
  m_log->refresh();
  m_header->refresh();
  refresh();
}

void GameView::refresh() {
  m_keys = KeyCaps(m_session.edition(), m_draft);
  m_board->refresh(m_draft.offers(), m_keys.board());
  m_players->refresh(m_draft.ringMove());
  const auto card =
      phaseCardOf(m_session, m_draft, [this](const Question& question, const Choice& choice) {
        return m_keys.of(choicePress(question, choice));
      });
  m_strip->show(stripContent(card));
  showCard(card);
}

void GameView::showCard(const std::optional<PhaseCardContent>& card) {
  m_card->setVisible(card.has_value());
  if (!card) return;
  m_card->show(*card);
  placeCard();
}

void GameView::placeCard() {
  QRect where = m_board->rect();
  const QRect river = m_board->riverRect();
  if (m_card->content().place == PhaseCardContent::Place::river) where = river;
  if (m_card->content().place == PhaseCardContent::Place::buildings) {
    // The left bank, where the cards lie, stays in sight.
    where.setLeft(river.center().x());
    where.setHeight(std::min(where.height(), m_card->fullHeight(where.width())));
  }
  m_card->setGeometry(where);
  m_card->raise();
}

StripContent GameView::stripContent(const std::optional<PhaseCardContent>& card) const {
  StripContent content;
  content.title = draftTitle(m_session, m_draft);
  content.confirm = confirmText(m_draft);
  content.backText = tr("Back");
  content.canGoBack = m_draft.begun() || m_session.isPast();
  const auto keyOf = [this](const Question& question, const Choice& choice) {
    return m_keys.of(choicePress(question, choice));
  };
  for (const Question& question : m_draft.questions()) {
    const auto same = [&](const QuestionRow& row) {
      return row.ask == question.ask && row.about == question.about;
    };
    if (card && std::any_of(card->rows.begin(), card->rows.end(), same)) continue;
    content.rows.push_back(rowOf(m_session, m_draft, question, keyOf));
    content.hidesConfirm = content.hidesConfirm || question.ask == Ask::market;
  }
  addActions(content);
  addVerdict(content);
  if (content.body.isEmpty()) content.body = lastMoves();
  if (content.title.isEmpty()) {
    content.title = content.body.isEmpty() ? promptOf(m_session).title : tr("Now move");
  }
  return content;
}

void GameView::addActions(StripContent& content) const {
  for (std::size_t i = 0; i < m_draft.actions().size(); ++i) {
    const Action& action = m_draft.actions()[i];
    StripContent::ActionChip chip{.index = static_cast<int>(i), .look = {}};
    chip.main = action.move == Move::pass || action.move == Move::decline ||
                action.move == Move::declineCard;
    // Once something is begun, Back leads to the rest.
    const bool switches = action.on || action.move == Move::help;
    if (m_draft.begun() && !chip.main && !switches) continue;
    chip.look = lookOf(m_session, action);
    chip.look.keyCap = m_keys.of(actionPress(i));
    content.actions.push_back(chip);
  }
}

void GameView::addVerdict(StripContent& content) const {
  const auto entry = m_draft.entry();
  if (!entry) return;
  const egizia::Outcome outcome = m_session.tryOut(*entry);
  content.canConfirm = outcome.verdict.legal() && outcome.impossible == 0;
  if (content.canConfirm) return;
  QStringList lines;
  for (const egizia::Finding& finding : outcome.verdict.findings()) {
    lines += words::sentence(finding, m_session.table());
  }
  for (std::size_t i = 0; i < egizia::invariantNames.size(); ++i) {
    const auto invariant = static_cast<egizia::Invariant>(i);
    if ((outcome.impossible & egizia::invariantBit(invariant)) != 0) {
      lines += words::sentence(invariant);
    }
  }
  content.body = lines.join(QLatin1Char('\n'));
  content.refused = true;
  content.canInsist = outcome.impossible == 0;
  content.hidesConfirm = true;
}

QString GameView::lastMoves() const {
  if (m_draft.begun() || m_session.shownEntries() == 0) return {};
  QStringList moves;
  for (const egizia::Effect& effect : m_session.replay().effectsOf(m_session.shownEntries() - 1)) {
    if (words::asksForAMove(effect)) moves += words::sentence(effect, m_session.table());
  }
  moves.removeAll({});
  return moves.join(QStringLiteral("  ·  "));
}

void GameView::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange) refresh();
  QWidget::changeEvent(event);
}

} // namespace nilometer::ui
