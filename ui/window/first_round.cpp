// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/first_round.h"

#include "ui/game/session/game_session.h"
#include "ui/pages/tutorial/guided_game.h"
#include "ui/pages/tutorial/guided_question.h"
#include "ui/pages/tutorial/setup_progress.h"
#include "ui/store/games/preferences.h"
#include "ui/table/view/game_view.h"
#include "ui/window/game_table.h"
#include "ui/window/open_game.h"
#include "ui/window/page_list.h"
#include "ui/window/pages.h"

#include <utility>

namespace nilometer::ui {

FirstRound::FirstRound(OpenGame& game, GameTable& table, Preferences& preferences, Pages& pages)
    : m_game(game), m_table(table), m_preferences(preferences), m_pages(pages) {
  connect(&m_game, &OpenGame::leaving, this, [this] { delete m_question; });
  connect(&m_game, &OpenGame::laid, this, [this] {
    connect(m_game.session(), &GameSession::changed, this, &FirstRound::follow,
            Qt::UniqueConnection);
    follow();
  });
}

void FirstRound::resumeSetup() {
  if (!m_game.session()->isSettingUp()) return;
  const QStringList done = m_preferences.setupDone(m_game.path());
  const SetupProgress progress(m_game.kind().setup(*m_game.session())->steps(), done);
  if (progress.doneCount() > 0 && !progress.allDone()) m_pages.show(setupPage);
}

void FirstRound::follow() {
  GameView* const view = m_table.view();
  if (view == nullptr) return; // laid anew right now
  const GameSession& session = *m_game.session();
  const QString& path = m_game.path();
  if (!path.isEmpty() && !session.isSettingUp() && !m_preferences.setupDone(path).isEmpty()) {
    m_preferences.setSetupDone(path, {});
  }
  const bool asks = !session.isPast() && GuidedGame(m_preferences).asks(path, session);
  if (asks && m_question == nullptr) {
    m_question = new GuidedQuestion(&view->guide(), view);
    connect(m_question, &GuidedQuestion::answered, this, &FirstRound::answer);
  }
  if (m_question != nullptr) m_question->setVisible(asks);
}

void FirstRound::answer(PromptLevel level) {
  GuidedGame(m_preferences).answer(level, m_game.session()->names().whole);
  m_table.applyPromptLevels();
  std::exchange(m_question, nullptr)->deleteLater();
  m_table.view()->setFocus();
}

} // namespace nilometer::ui
