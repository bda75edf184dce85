// SPDX-License-Identifier: GPL-3.0-or-later
// The part of the menu that is about the program, not about a game.
#include "ui/base/style/menu_text.h"
#include "ui/store/games/preferences.h"
#include "ui/text/language.h"
#include "ui/window/game_menu.h"

#include <QActionGroup>

namespace nilometer::ui {

void GameMenu::addSettings() {
  m_settings = addMenu(QString());
  m_language = m_settings->addMenu(QString());
  auto* languages = new QActionGroup(this);
  for (const QString& code : text::languages()) {
    QAction* action = m_language->addAction(menuText(text::languageName(code)));
    action->setCheckable(true);
    action->setData(code);
    languages->addAction(action);
    connect(action, &QAction::triggered, this, [this, code] { Q_EMIT languageChosen(code); });
  }
  m_appearance = m_settings->addMenu(QString());
  auto* group = new QActionGroup(this);
  for (std::size_t i = 0; i < appearanceCount; ++i) {
    const auto appearance = static_cast<Appearance>(i);
    QAction* action = m_appearance->addAction(QString());
    action->setCheckable(true);
    group->addAction(action);
    connect(action, &QAction::triggered, this,
            [this, appearance] { Q_EMIT appearanceChosen(appearance); });
    action->setChecked(appearance == m_preferences.appearance());
    m_appearances[i] = action;
  }
  addTextSizes();
  m_motion = m_settings->addAction(QString());
  m_motion->setCheckable(true);
  m_motion->setChecked(m_preferences.motion());
  connect(m_motion, &QAction::triggered, this, &GameMenu::motionChosen);
  m_singleKeys = m_settings->addAction(QString());
  m_singleKeys->setCheckable(true);
  m_singleKeys->setChecked(m_preferences.singleKeys());
  connect(m_singleKeys, &QAction::triggered, this, &GameMenu::singleKeysChosen);
  m_awake = m_settings->addAction(QString());
  m_awake->setCheckable(true);
  m_awake->setChecked(m_preferences.keepsAwake());
  connect(m_awake, &QAction::triggered, this, &GameMenu::awakeChosen);
}

void GameMenu::addTextSizes() {
  m_textSize = m_settings->addMenu(QString());
  const auto addKeys = [this](const QList<QKeySequence>& keys, auto wanted) {
    QAction* action = m_textSize->addAction(QString());
    action->setShortcuts(keys);
    connect(action, &QAction::triggered, this, wanted);
    m_window.addAction(action);
    return action;
  };
  // Without Shift it is the same key on most keyboards.
  m_larger =
      addKeys({QKeySequence(Qt::CTRL | Qt::Key_Plus), QKeySequence(Qt::CTRL | Qt::Key_Equal)},
              [this] { Q_EMIT textSizeStepped(1); });
  m_smaller =
      addKeys({QKeySequence(Qt::CTRL | Qt::Key_Minus)}, [this] { Q_EMIT textSizeStepped(-1); });
  m_usualSize = addKeys({QKeySequence(Qt::CTRL | Qt::Key_0)},
                        [this] { Q_EMIT textSizeChosen(usualTextPercent); });
  m_textSize->addSeparator();
  auto* sizes = new QActionGroup(this);
  for (const int percent : textPercents) {
    QAction* action = m_textSize->addAction(QString());
    action->setCheckable(true);
    sizes->addAction(action);
    connect(action, &QAction::triggered, this, [this, percent] { Q_EMIT textSizeChosen(percent); });
    m_textSizes.push_back(action);
  }
}

} // namespace nilometer::ui
