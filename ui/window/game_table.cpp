// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/game_table.h"

#include "ui/base/style/chip.h"
#include "ui/game/session/game_session.h"
#include "ui/store/games/preferences.h"
#include "ui/table/action_bar/single_keys.h"
#include "ui/table/board/seats_view.h"
#include "ui/table/dispute/dispute_dialog.h"
#include "ui/table/history_edit/amended_card.h"
#include "ui/table/history_edit/history_dialog.h"
#include "ui/table/log/explanation.h"
#include "ui/table/log/log_view.h"
#include "ui/table/view/game_view.h"
#include "ui/table/view/header_bar.h"
#include "ui/text/phrase.h"
#include "ui/window/game_menu.h"
#include "ui/window/help_dialog.h"
#include "ui/window/open_game.h"
#include "ui/window/page_list.h"
#include "ui/window/pages.h"
#include "ui/window/rules_window.h"

#include <QApplication>
#include <QDialog>
#include <QVBoxLayout>

#include <utility>

namespace nilometer::ui {

namespace {

/// The name by which the preferences know a player, wherever he sits.
QString calledAs(const GameSession& session, table::Player player) {
  return text::fromUtf8(session.naming().players[player].name);
}

} // namespace

GameTable::GameTable(QWidget& window, OpenGame& game, Preferences& preferences, GameMenu& menu,
                     RulesWindow& rules, Pages& pages)
    : m_window(window), m_game(game), m_preferences(preferences), m_menu(menu), m_rules(rules),
      m_pages(pages), m_room(new QWidget(&window)) {
  letSingleKeysPress(m_preferences.singleKeys());
  (new QVBoxLayout(m_room))->setContentsMargins({});
  m_room->hide(); // until it is a page
  connect(&m_game, &OpenGame::leaving, this, &GameTable::clear);
  connect(&m_game, &OpenGame::laid, this, &GameTable::lay);
  connect(&m_game, &OpenGame::keptTold, this, [this] {
    if (m_view != nullptr) m_view->header().showKept(m_game.kept());
  });
  connect(&m_pages, &Pages::turned, this, &GameTable::followMenu);
}

bool GameTable::isBegun() const {
  const GameSession& session = *m_game.session();
  if (m_game.path().isEmpty() || session.isFrozen()) return false;
  return m_view->hasBegun() || session.amending() || session.canRedo();
}

QStringList GameTable::begun() const {
  QStringList all = m_game.leftBegun();
  const bool isKept = m_view != nullptr && !m_game.path().isEmpty();
  if (isKept && isMaking(*m_view, *m_game.session())) all.prepend(m_game.session()->called());
  return all;
}

std::unique_ptr<GameView> GameTable::takeAway() {
  for (QDialog* dialog : m_view->findChildren<QDialog*>()) dialog->close();
  m_view->askWith(nullptr);
  m_view->hide();
  m_view->setParent(nullptr);
  return std::unique_ptr<GameView>(std::exchange(m_view, nullptr));
}

void GameTable::clear(Laid next) {
  m_menu.setGame(nullptr, nullptr, GameMenu::Copies::no);
  m_pages.dropThoseOfTheGame();
  if (m_view != nullptr) m_place = m_view->place();
  if (m_view != nullptr && next == Laid::anotherGame && isBegun()) m_game.leaveTable(takeAway());
  delete std::exchange(m_view, nullptr);
}

void GameTable::lay(Laid reason) {
  std::unique_ptr<GameView> left = m_game.takeTable();
  const bool isAsLeft = left != nullptr;
  m_isOver = m_game.session()->clock().over;
  m_hasEnded = false;
  connect(m_game.session(), &GameSession::changed, this, &GameTable::followEnd,
          Qt::UniqueConnection);
  m_view = isAsLeft ? left.release() : m_game.kind().view(*m_game.session());
  m_view->setMotion(m_preferences.motion());
  m_view->askWith(m_game.desk());
  m_room->layout()->addWidget(m_view);
  // At once, not when the event loop gets to it: what is pressed next has to have a place.
  m_view->show();
  m_room->layout()->activate();
  if (!isAsLeft) connectView();
  m_view->header().showKept(m_game.kept());
  if (m_game.session()->isFrozen()) {
    QWidget* const parts[] = {&m_view->boardPart(), &m_view->playersPart(), &m_view->strip(),
                              &m_view->phaseCard()};
    for (QWidget* part : parts) part->setEnabled(false);
    // Of a game that has ended its strip leads to the result alone.
    m_view->strip().setEnabled(m_game.session()->clock().over);
  }
  applyPromptLevels();
  if (reason == Laid::correctedValues) m_place(*m_view);
  if (reason == Laid::anotherGame || m_pages.front() == nullptr) m_pages.bring(tablePage);
  if (isInFront()) m_view->setFocus();
  followMenu();
  // What no longer holds in the record as it was read is put right first.
  if (reason == Laid::anotherGame && !isAsLeft) m_game.session()->startMending();
}

void GameTable::followEnd() {
  const GameSession& session = *m_game.session();
  if (m_view == nullptr || !m_game.kind().pictures() || session.isPast()) return;
  const bool wasOver = std::exchange(m_isOver, session.clock().over);
  if (wasOver == m_isOver) return;
  m_hasEnded = m_isOver;
  m_view->holdResult(m_isOver);
}

void GameTable::tellEnd() {
  if (!m_hasEnded || m_view == nullptr || !m_view->leadsToResult() || !isInFront()) return;
  m_hasEnded = false;
  m_pages.show(finalScoringPage);
}

bool GameTable::isInFront() const {
  return m_pages.front() == &tablePage;
}

void GameTable::followMenu() {
  const GameSession* const shown = isInFront() ? m_game.session() : nullptr;
  // The example's printed values are not on the shelf: a copy could not be opened again.
  const bool copies = shown != nullptr && !m_game.path().isEmpty();
  m_menu.setGame(shown, shown != nullptr ? &m_game.kind() : nullptr,
                 copies ? GameMenu::Copies::yes : GameMenu::Copies::no);
}

void GameTable::connectView() {
  const HeaderBar& header = m_view->header();
  connect(header.languageButton(), &Chip::clicked, this,
          [this, &header] { m_menu.popUpLanguagesBelow(header.languageButton()); });
  connect(header.helpButton(), &Chip::clicked, this,
          [this] { showHelp(m_window, &tablePage, m_game.kind()); });
  connect(header.menuButton(), &Chip::clicked, this,
          [this, &header] { m_menu.popUpBelow(header.menuButton()); });
  const auto amends = [this](void (LogView::*asked)(std::size_t), Begin begin) {
    connect(&m_view->log(), asked, this, [this, begin](std::size_t entry) { amend(begin, entry); });
  };
  amends(&LogView::replaceRequested, &GameSession::startReplacing);
  amends(&LogView::insertRequested, &GameSession::startInserting);
  amends(&LogView::removeRequested, &GameSession::startRemoving);
  connect(&m_view->log(), &LogView::disputeRequested, this, &GameTable::dispute);
  connect(&m_view->amended(), &AmendedCard::disputeRequested, this,
          [this] { dispute(m_game.session()->amendedEntry()); });
  m_view->log().setAmendable(true);
  connect(&m_view->log(), &LogView::explainRequested, this, &GameTable::explain);
  connect(m_view, &GameView::resultRequested, this, [this] { m_pages.show(resultPage); });
  connect(m_view, &GameView::finalScoringRequested, this,
          [this] { m_pages.show(finalScoringPage); });
  // Later: the table is in the middle of showing what has changed.
  connect(m_view, &GameView::refreshed, this, &GameTable::tellEnd, Qt::QueuedConnection);
  m_view->offerResult();
  connect(m_game.session(), &GameSession::changed, m_view, [this] { m_menu.refreshGame(); });
  connect(m_game.session(), &GameSession::changed, m_view, [this] {
    const auto again = m_game.session()->enteringAgain();
    if (again && m_game.session()->corrects(*again)) correct();
  });
  connect(m_game.session(), &GameSession::compared, m_view, [this] { m_rules.takeBook(); });
  connect(m_view, &GameView::promptLevelChosen, this, &GameTable::setPromptLevel);
  connect(m_view, &GameView::ruleRequested, this,
          [this](const QString& rule) { m_rules.show(rule); });
}

void GameTable::setMotion(bool on) {
  m_preferences.setMotion(on);
  if (m_view != nullptr) m_view->setMotion(on);
}

void GameTable::setSingleKeys(bool on) {
  m_preferences.setSingleKeys(on);
  letSingleKeysPress(on);
  if (m_view == nullptr) return;
  // Their signs are a part of what is said.
  QEvent said(QEvent::LanguageChange);
  QApplication::sendEvent(m_view, &said);
}

void GameTable::applyPromptLevels() {
  const GameSession& session = *m_game.session();
  PromptLevels levels{};
  for (table::Player player = 0; player < session.players(); ++player) {
    levels[player] = m_preferences.promptLevel(calledAs(session, player));
  }
  m_view->setPromptLevels(levels);
  m_menu.setPromptLevels(levels);
}

void GameTable::setPromptLevel(int player, PromptLevel level) {
  const auto who = static_cast<table::Player>(player);
  m_preferences.setPromptLevel(calledAs(*m_game.session(), who), level);
  applyPromptLevels();
  m_view->showGuide();
}

void GameTable::setNextPromptLevel() {
  if (!isInFront()) return;
  const int players = m_game.session()->players();
  const table::Player on = m_view->decides();
  const auto now = static_cast<std::size_t>(levelFor(on, players, m_view->promptLevels()));
  const auto next = static_cast<PromptLevel>((now + 1) % promptLevelNames.size());
  for (table::Player player = 0; player < players; ++player) {
    // Where everybody acts together, everybody changes.
    if (on == table::noPlayer || on == player) setPromptLevel(player, next);
  }
}

void GameTable::explain(std::size_t entry) {
  auto* dialog = m_view->findChild<ExplanationDialog*>();
  if (dialog == nullptr) {
    dialog = new ExplanationDialog(*m_game.session(), m_view);
    connect(dialog, &ExplanationDialog::ruleRequested, this,
            [this](const QString& rule) { m_rules.show(rule); });
  }
  dialog->explain(entry);
}

void GameTable::explainLast() {
  const GameSession* session = m_game.session();
  if (session != nullptr && session->shownEntries() > 0) explain(session->shownEntries() - 1);
}

void GameTable::correct() {
  if (m_game.session() == nullptr) return;
  // While the past is put right, what was corrected then is a correction like any other entry.
  if (!m_game.session()->amending()) m_game.session()->backToNow();
  m_game.kind().correct(*m_game.session(), m_window);
}

void GameTable::readPrinted() {
  if (m_game.session() == nullptr) return;
  if (!m_game.kind().readsPrinted()) return m_pages.show(copiesPage);
  if (!m_game.session()->amending()) m_game.session()->backToNow();
  m_game.kind().readPrinted(*m_game.session(), m_window);
}

void GameTable::askForNames() {
  if (m_view != nullptr) m_game.askForNames(*m_view);
}

void GameTable::amend(Begin begin, std::size_t entry) {
  GameSession& session = *m_game.session();
  if (session.amending()) return;
  (session.*begin)(entry);
  const bool replaces = session.amending() == record::AmendKind::replace;
  if (replaces && session.corrects(entry)) return correct();
  // Wherever the keyboard was, the next key belongs to the entry.
  if (session.amended() == nullptr) m_view->setFocus();
}

void GameTable::amendShown(Begin begin) {
  const GameSession* session = m_game.session();
  if (isInFront() && session->shownEntries() > 0) amend(begin, session->shownEntries() - 1);
}

void GameTable::dispute(std::size_t entry) {
  GameSession& session = *m_game.session();
  const bool waits = session.amended() != nullptr && session.canBeDisputed();
  if (session.isFrozen() || (session.amending() && !waits)) return;
  (new DisputeDialog(session, entry, m_view))->open();
}

void GameTable::disputeShown() {
  if (!isInFront()) return;
  const GameSession& session = *m_game.session();
  if (session.amending()) {
    const std::size_t entry = session.amendedEntry();
    // What is chosen on the table, and not yet kept, is how it was otherwise.
    if (session.amended() == nullptr && m_view->hasBegun()) m_view->confirm();
    if (session.amending() && session.amended() == nullptr) {
      return m_view->header().sayWhatComesFirst();
    }
    return dispute(entry);
  }
  if (session.shownEntries() > 0) dispute(session.shownEntries() - 1);
}

void GameTable::look(LogView::Go where) {
  // What is being put right is left by Esc alone.
  if (isInFront() && !m_game.session()->amending()) m_view->log().go(where);
}

void GameTable::findEntry() {
  if (isInFront()) m_view->findEntry();
}

void GameTable::showHistory() {
  if (m_game.session() == nullptr) return;
  auto* dialog = m_view->findChild<HistoryDialog*>();
  if (dialog == nullptr) {
    GameSession& session = *m_game.session();
    dialog = new HistoryDialog({[&session] { return session.history(); },
                                [&session](std::size_t step) { session.goTo(step); }},
                               m_view);
    connect(&session, &GameSession::changed, dialog, &HistoryDialog::refresh);
    connect(&session, &GameSession::compared, dialog, &HistoryDialog::refresh);
  }
  dialog->show();
  dialog->raise();
  dialog->activateWindow();
}

void GameTable::nameHiddenCards(int player) {
  if (m_game.session() == nullptr) return;
  m_game.session()->backToNow();
  m_game.kind().eyesOnly(*m_game.session(), static_cast<table::Player>(player), m_window);
}

} // namespace nilometer::ui
