// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/game_menu.h"

#include "ui/base/style/menu_text.h"
#include "ui/game/session/game_session.h"
#include "ui/store/games/preferences.h"
#include "ui/table/guide/level_menu.h"
#include "ui/table/log/entry_keys.h"
#include "ui/text/language.h"
#include "ui/text/phrase.h"
#include "ui/text/shown_names.h"
#include "ui/window/about_dialog.h"
#include "ui/window/display_menu.h"
#include "ui/window/page_list.h"

#include <QApplication>
#include <QFileInfo>

#include <array>
#include <utility>

namespace nilometer::ui {

GameMenu::GameMenu(QWidget& window, Preferences& preferences)
    : QMenu(&window), m_window(window), m_preferences(preferences) {
  m_new = add(&GameMenu::newRequested, QKeySequence::New);
  m_open = add(&GameMenu::chooseRequested, QKeySequence::Open);
  m_recent = addMenu(QString());
  addPages(PageKind::Menu::games);
  m_copy = add(&GameMenu::copyRequested, QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S));
  addPages(PageKind::Menu::scoring);
  addSeparator();
  addPages(PageKind::Menu::openGame);
  m_correct = add(&GameMenu::correctionRequested, QKeySequence(Qt::CTRL | Qt::Key_K));
  m_printed = add(&GameMenu::printedRequested, QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_K));
  m_names = add(&GameMenu::namesRequested, {});
  addEntry();
  addPast();
  m_history = add(&GameMenu::historyRequested, QKeySequence(Qt::CTRL | Qt::Key_H));
  m_explain = add(&GameMenu::explanationRequested, QKeySequence(Qt::CTRL | Qt::Key_E));
  m_eyesOnly = addMenu(QString());
  m_prompts = addMenu(QString());
  m_nextLevel = new QAction(this);
  m_nextLevel->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_P));
  connect(m_nextLevel, &QAction::triggered, this, &GameMenu::nextPromptLevelRequested);
  window.addAction(m_nextLevel);
  addSeparator();
  m_rules = add(&GameMenu::rulesRequested, QKeySequence(Qt::Key_F3));
  m_help = addMenu(QString());
  m_handbook = addTo(*m_help, &GameMenu::handbookRequested, QKeySequence(Qt::Key_F1));
  m_keys = addTo(*m_help, &GameMenu::keysRequested, QKeySequence(Qt::Key_Question));
  m_about = m_help->addAction(QString());
  m_display = new DisplayMenu(window, preferences, this);
  addMenu(m_display);
  addSettings();
  addSeparator();
  connect(m_about, &QAction::triggered, &window, [&window] { showAbout(window); });
  m_quit = addAction(QString());
  m_quit->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_Q));
  connect(m_quit, &QAction::triggered, &window, &QWidget::close);
  window.addActions(actions());
  setGame(nullptr, nullptr, Copies::no);
}

QAction* GameMenu::add(void (GameMenu::*wanted)(), const QKeySequence& key) {
  QAction* action = addAction(QString());
  action->setShortcut(key);
  connect(action, &QAction::triggered, this, wanted);
  return action;
}

QAction* GameMenu::addTo(QMenu& menu, void (GameMenu::*wanted)(), const QKeySequence& key) {
  QAction* action = menu.addAction(QString());
  action->setShortcut(key);
  connect(action, &QAction::triggered, this, wanted);
  m_window.addAction(action);
  return action;
}

void GameMenu::addPages(PageKind::Menu part) {
  for (const PageKind* kind : pageKinds()) {
    if (kind->menu != part) continue;
    QAction* action = addAction(QString());
    action->setShortcut(QKeySequence(kind->key));
    connect(action, &QAction::triggered, this, [this, kind] { Q_EMIT pageRequested(*kind); });
    m_pages.emplace_back(action, kind);
  }
}

void GameMenu::addEntry() {
  m_entry = addMenu(QString());
  m_change = addTo(*m_entry, &GameMenu::changeRequested, changeKey);
  m_insert = addTo(*m_entry, &GameMenu::insertRequested, insertKey);
  m_remove = addTo(*m_entry, &GameMenu::removeRequested, removeKey);
  m_dispute = addTo(*m_entry, &GameMenu::disputeRequested, disputeKey);
}

void GameMenu::addPast() {
  m_past = addMenu(QString());
  const auto addKey = [this](const QKeySequence& key) {
    QAction* action = m_past->addAction(QString());
    action->setShortcut(key);
    m_window.addAction(action);
    return action;
  };
  connect(addKey(findKey), &QAction::triggered, this, &GameMenu::findRequested);
  using Go = LogView::Go;
  constexpr std::array ways{
      std::pair(Qt::Key_Up, Go::entryBack),     std::pair(Qt::Key_Down, Go::entryOn),
      std::pair(Qt::Key_Left, Go::phaseBack),   std::pair(Qt::Key_Right, Go::phaseOn),
      std::pair(Qt::Key_PageUp, Go::roundBack), std::pair(Qt::Key_PageDown, Go::roundOn),
      std::pair(Qt::Key_Home, Go::first),       std::pair(Qt::Key_End, Go::now)};
  for (const auto& [key, where] : ways) {
    connect(addKey(Qt::ALT | key), &QAction::triggered, this,
            [this, to = where] { Q_EMIT lookRequested(to); });
  }
}

void GameMenu::setGame(const GameSession* session, const Game* kind, Copies copies) {
  m_session = session;
  m_kind = kind;
  m_copy->setEnabled(copies == Copies::yes);
  const bool changes = session != nullptr && !session->isFrozen();
  m_correct->setEnabled(changes && kind->hasCorrections());
  m_printed->setEnabled(changes && (kind->readsPrinted() || kind->asksForValues()));
  m_history->setEnabled(changes);
  m_explain->setEnabled(session != nullptr);
  m_eyesOnly->setEnabled(changes);
  m_eyesOnly->menuAction()->setVisible(kind != nullptr && !kind->eyesOnlyTitle().isEmpty());
  refreshGame();
  m_prompts->setEnabled(session != nullptr);
  m_nextLevel->setEnabled(session != nullptr);
  retranslate();
}

void GameMenu::refreshGame() {
  // There is an entry to be put right, and none is being put right already.
  const bool entry = m_session != nullptr && !m_session->isFrozen() &&
                     m_session->shownEntries() > 0 && !m_session->amending();
  m_names->setEnabled(m_session != nullptr && !m_session->isFrozen() && !m_session->amending());
  m_entry->setEnabled(entry);
  for (QAction* action : m_entry->actions()) action->setEnabled(entry);
  // A change that waits can be left open.
  m_dispute->setEnabled(entry || (m_session != nullptr && m_session->amending()));
  const bool past = m_session != nullptr && m_session->entries() > 0 && !m_session->amending();
  m_past->setEnabled(past);
  for (QAction* action : m_past->actions()) action->setEnabled(past);
  for (const auto& [action, kind] : m_pages) {
    action->setEnabled(kind->goesWith == nullptr || kind->goesWith(m_session));
  }
}

void GameMenu::popUpBelow(const QWidget* button) {
  retranslate();
  popUp(*this, button);
}

void GameMenu::popUpLanguagesBelow(const QWidget* button) {
  const QList<QAction*> all = m_language->actions();
  constexpr int both = 2;
  if (all.size() != both) return popUp(*m_language, button);
  // One of two is meant without being asked.
  const bool first = all.front()->data().toString() == text::language();
  (first ? all.back() : all.front())->trigger();
}

void GameMenu::popUp(QMenu& menu, const QWidget* button) {
  const int width = menu.sizeHint().width();
  menu.popup(button != nullptr
                 ? button->mapToGlobal(QPoint(button->width() - width, button->height()))
                 : m_window.mapToGlobal(QPoint(m_window.width() - width, 0)));
}

void GameMenu::setPromptLevels(const PromptLevels& levels) {
  m_levels = levels;
  listPrompts();
}

void GameMenu::listPrompts() {
  m_prompts->clear();
  for (QMenu* old : m_prompts->findChildren<QMenu*>()) old->deleteLater();
  if (m_session == nullptr) return;
  for (int player = 0; player < m_session->players(); ++player) {
    const auto who = static_cast<table::Player>(player);
    QMenu* levels = m_prompts->addMenu(menuText(text::playerName(who, m_session->names().shown)));
    addPromptLevels(*levels, m_levels[who],
                    [this, player](PromptLevel level) { Q_EMIT promptLevelChosen(player, level); });
  }
  m_prompts->addSeparator();
  m_prompts->addAction(m_nextLevel);
}

void GameMenu::retranslate() {
  for (const auto& [action, kind] : m_pages) action->setText(kind->title());
  m_new->setText(tr("New game…"));
  m_open->setText(tr("Open…"));
  m_recent->setTitle(tr("Recent games"));
  m_copy->setText(tr("Save a copy for everybody…"));
  m_correct->setText(tr("Correction…"));
  //: A number printed on a component, which is read off or put right.
  m_printed->setText(tr("Printed number…"));
  //: of the players, and the title of the game
  m_names->setText(tr("Names and colours…"));
  m_entry->setTitle(tr("The selected entry"));
  m_change->setText(tr("Change…"));
  m_insert->setText(tr("Insert before it…"));
  m_remove->setText(tr("Remove…"));
  //: An entry: the table does not agree about it.
  m_dispute->setText(tr("Disputed…"));
  m_past->setTitle(tr("Look back"));
  const std::array past{tr("Find an entry…"),
                        tr("One entry back"),
                        tr("One entry on"),
                        tr("To the beginning of the phase"),
                        tr("To the next phase"),
                        tr("To the beginning of the round"),
                        tr("To the next round"),
                        tr("To the first entry"),
                        tr("To now")};
  for (qsizetype i = 0; i < m_past->actions().size(); ++i) {
    m_past->actions()[i]->setText(past[static_cast<std::size_t>(i)]);
  }
  m_history->setText(tr("What was done…"));
  m_explain->setText(tr("Explain the last entry"));
  m_prompts->setTitle(tr("Prompts"));
  m_nextLevel->setText(tr("Next level for whoever is on turn"));
  m_rules->setText(tr("Rules…"));
  m_help->setTitle(tr("Help"));
  m_handbook->setText(tr("Handbook…"));
  m_keys->setText(tr("All keys…"));
  m_display->retranslate();
  m_settings->setTitle(tr("Settings"));
  m_language->setTitle(tr("Language"));
  for (QAction* action : m_language->actions()) {
    action->setChecked(action->data().toString() == text::language());
  }
  m_appearance->setTitle(tr("Appearance"));
  m_appearances[0]->setText(tr("As the system"));
  m_appearances[1]->setText(tr("Light"));
  m_appearances[2]->setText(tr("Dark"));
  m_appearances[3]->setText(tr("High contrast"));
  m_textSize->setTitle(tr("Text size"));
  //: The letters of the program.
  m_larger->setText(tr("Larger"));
  //: The letters of the program.
  m_smaller->setText(tr("Smaller"));
  //: The letters of the program: as large as the window has room for.
  m_usualSize->setText(tr("As the window"));
  for (std::size_t i = 0; i < textPercents.size(); ++i) {
    //: The size of the letters.
    m_textSizes[i]->setText(text::fill(tr("%1 %"), {text::number(textPercents[i])}));
    m_textSizes[i]->setChecked(textPercents[i] == m_preferences.textPercent());
  }
  m_motion->setText(tr("Markers slide"));
  //: Whether letters, digits and signs press what shows them.
  m_singleKeys->setText(tr("Letter keys press places and choices"));
  m_keys->setShortcut(m_preferences.singleKeys() ? QKeySequence(Qt::Key_Question) : QKeySequence());
  //: Whether the screen is kept from going dark while a game runs.
  m_awake->setText(tr("The screen stays awake"));
  m_about->setText(tr("About Nilometer"));
  m_quit->setText(tr("Quit"));
  m_recent->clear();
  for (const QString& path : m_preferences.recentFiles()) {
    QAction* action = m_recent->addAction(menuText(QFileInfo(path).completeBaseName()));
    connect(action, &QAction::triggered, this, [this, path] { Q_EMIT openRequested(path); });
  }
  m_recent->setEnabled(!m_recent->isEmpty());
  listPrompts();
  m_eyesOnly->clear();
  if (m_session == nullptr || m_kind->eyesOnlyTitle().isEmpty()) return;
  m_eyesOnly->setTitle(m_kind->eyesOnlyTitle());
  for (int player = 0; player < m_session->players(); ++player) {
    const auto who = static_cast<table::Player>(player);
    QAction* action =
        m_eyesOnly->addAction(menuText(text::playerName(who, m_session->names().shown)));
    connect(action, &QAction::triggered, this,
            [this, player] { Q_EMIT eyesOnlyRequested(player); });
  }
}

} // namespace nilometer::ui
