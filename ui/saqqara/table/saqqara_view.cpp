// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/saqqara/table/saqqara_view.h"

#include "engine/saqqara/turn.h"
#include "ui/saqqara/board/board_view.h"
#include "ui/saqqara/facts/saqqara_guide.h"
#include "ui/saqqara/players/player_card.h"
#include "ui/saqqara/strip/strip_words.h"
#include "ui/saqqara/words/words.h"
#include "ui/table/moves_told.h"
#include "ui/words/phrase.h"

#include <QGuiApplication>
#include <QKeyEvent>

#include <algorithm>
#include <utility>
#include <variant>

namespace nilometer::saqqara {

using ui::StripContent;

namespace {

/// Of a press with what is held down: Shift takes one back, Ctrl takes all.
Change changeBy(Qt::KeyboardModifiers held) {
  if (held.testFlag(Qt::ShiftModifier)) return Change::less;
  return held.testFlag(Qt::ControlModifier) ? Change::all : Change::more;
}

} // namespace

View::View(Session& session, QWidget* parent)
    : GameView(session, stripTexts, parent), m_session(session),
      m_realBoard(ui::RealBoardOf<Rules>::of(session)), m_board(new BoardView(this)),
      m_players(new PlayersView(this)), m_flights(new ui::Flights(*this)) {
  connect(m_flights, &ui::Flights::arrived, this, [this] {
    if (std::exchange(m_sailing, noPlayer) != noPlayer) refreshParts();
  });
  connect(m_board, &BoardView::placePressed, this,
          [this](const ui::PlaceId& place) { follow(m_draft.press(place)); });
  connectWhy();
  layOut();
}

QWidget& View::boardPart() const {
  return *m_board;
}

QWidget& View::playersPart() const {
  return *m_players;
}

void View::setFolds(const ui::Folds& folds) {
  GameView::setFolds(folds);
  m_board->setFolds(folds.flatStage, folds.siteOnly);
  m_players->setFolds(folds.playerTabs      ? ui::SeatsLook::tabs
                      : folds.closedPlayers ? ui::SeatsLook::closed
                                            : ui::SeatsLook::full);
}

void View::choose(const ui::QuestionId& question, int id) {
  follow(m_draft.choose({question, id}, changeBy(QGuiApplication::keyboardModifiers())));
}

void View::startAction(int index) {
  const auto action = static_cast<std::size_t>(index);
  if (action < m_draft.actions().size()) follow(m_draft.start(m_draft.actions()[action].move));
}

void View::press(const KeyCaps::Press& press, Change change) {
  if (const auto* place = std::get_if<ui::PlaceId>(&press)) {
    follow(m_draft.press(*place));
  } else if (const auto* choice = std::get_if<ui::ChoiceId>(&press)) {
    const Progress progress = m_draft.choose(*choice, change);
    const bool isMore = progress == Progress::ignored && change != Change::less;
    isMore ? sayWhyNot(*choice) : follow(progress);
  } else {
    follow(m_draft.start(std::get<Move>(press)));
  }
}

void View::follow(Progress progress) {
  if (progress == Progress::ignored) return;
  m_whyNot = {};
  const auto entry = progress == Progress::ready ? m_draft.entry() : std::nullopt;
  if (!entry || !enter(*entry)) refresh();
}

void View::sayWhyNot(const ui::ChoiceId& choice) {
  const Player player = m_draft.asked();
  const bool isOwn = askOf(choice.question) == Ask::goods && table().phase != Phase::distribute;
  if (!isOwn || player == noPlayer) return;
  const auto good = static_cast<Good>(choice.id);
  m_whyNot = {};
  judgeOwned(table(), player, some(table().of(player).goods[good] + 1, good), m_whyNot);
  refresh();
}

void View::confirm() {
  if (tellsShares()) {
    m_hasShares = false;
    return refresh();
  }
  follow(Progress::ready);
}

bool View::enter(const Entry& entry) {
  const std::optional<Pyramid> aside = m_draft.setAside();
  const Player player = table().turn;
  const Player instead = m_instead;
  if (!m_session.enter(entry).accepted) return false;
  // A change of the past waits with the entry as it was made.
  if (aside && player != noPlayer && m_session.amended() == nullptr) {
    if (instead != noPlayer) beginFor(instead);
    const int level = m_session.shown().of(player).levelOf(*aside) + 1;
    follow(m_draft.press(placeId(BoardPlace::step, level, static_cast<int>(*aside))));
  }
  return true;
}

void View::insist() {
  const auto entry = m_draft.entry();
  if (!entry || !strip().content().canInsist) return;
  const QString reason = strip().reason();
  // Wherever the keyboard was, the next key means the next turn, or the change that waits.
  setFocus();
  m_session.enter(*entry, true, reason);
}

void View::goBack() {
  if (!std::exchange(m_whyNot, {}).legal() || m_draft.back()) {
    refresh();
  } else if (m_instead != noPlayer) {
    beginFor(noPlayer);
    refresh();
  } else if (m_session.isPast()) {
    m_session.stepBack();
  }
}

bool View::pressKey(const QKeyEvent& key) {
  if (key.key() == Qt::Key_Escape) {
    goBack();
    return true;
  }
  if ((key.modifiers() & (Qt::ControlModifier | Qt::AltModifier)) != 0) return false;
  const auto found = m_keys.find(key.text().toUpper());
  if (!found) return false;
  // On many keyboards a sign such as + needs Shift itself.
  const bool isLetter = key.text().front().isLetter();
  press(*found, changeBy(isLetter ? key.modifiers() : Qt::KeyboardModifiers()));
  return true;
}

const State& View::table() const {
  return m_instead == noPlayer ? m_session.shown() : m_insteadOn;
}

void View::beginFor(Player player) {
  m_whyNot = {};
  m_instead = player;
  const Options* options = m_session.isLookingBack() ? nullptr : &m_session.options();
  if (player != noPlayer) {
    m_insteadOn = m_session.shown();
    m_insteadOn.turn = player;
    m_insteadMay = {};
    listOptions(m_session.game(), m_insteadOn, m_insteadMay);
    options = &m_insteadMay;
  }
  const RecordedEntry* replaced = m_session.replaced();
  m_draft.begin({.game = &m_session.game(),
                 .state = &table(),
                 .options = options,
                 .replaced = replaced == nullptr ? std::nullopt : std::optional(replaced->entry)});
}

void View::beginEntry() {
  beginFor(noPlayer);
  const bool wasEntered = m_realBoard.because() == ui::Because::entered && !m_session.isPast();
  m_hasShares = wasEntered && !sharesOf(m_session, m_realBoard.moves()).empty();
  m_flights->end();
  m_isOnItsWay = wasEntered;
}

void View::refreshParts() {
  m_keys = KeyCaps(m_session.game(), table(), m_draft);
  const ui::Seats seats = seatsOf(m_session);
  m_board->refresh(
      {.game = &m_session.game(),
       .state = &table(),
       .draft = &m_draft,
       .seats = seats,
       .keys = m_keys.board(),
       .sailing = m_sailing,
       .refusal = [this](const table::Finding& finding) { return m_session.sentence(finding); }});
  m_players->refresh(m_session.shown(), seats, m_draft.asked());
  showMotion();
}

ui::PhaseLook View::phases() const {
  return phaseLook(m_session.moment());
}

ui::Prompt View::prompt() const {
  return promptOf(m_session, m_draft);
}

std::optional<ui::PhaseCardContent> View::cardContent() const {
  return std::nullopt;
}

ui::BoardSights View::boardSights() const {
  return {.chosen = m_board->placesThatAre(ui::PlaceLook::State::chosen),
          .open = m_board->placesThatAre(ui::PlaceLook::State::open)};
}

ui::Guide View::guideAt(ui::PromptLevel level) const {
  return guideOf(m_session.game(), m_session.shown(), m_session.table(), level);
}

} // namespace nilometer::saqqara
