// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/display_menu.h"

#include "ui/base/style/menu_text.h"
#include "ui/store/games/preferences.h"
#include "ui/text/language.h"

#include <QActionGroup>

namespace nilometer::ui {

DisplayMenu::DisplayMenu(QWidget& window, const Preferences& preferences, QWidget* parent)
    : QMenu(parent) {
  m_open = addAction(QString());
  m_open->setCheckable(true);
  m_open->setShortcut(QKeySequence(Qt::Key_F12));
  connect(m_open, &QAction::triggered, this, &DisplayMenu::openChosen);
  m_fullScreen = addAction(QString());
  m_fullScreen->setShortcut(QKeySequence(Qt::Key_F11));
  connect(m_fullScreen, &QAction::triggered, this, &DisplayMenu::fullScreenChosen);
  window.addActions(actions());
  addSeparator();
  addLooks(preferences);
  addLanguages(preferences);
  setGame(false);
}

void DisplayMenu::addLooks(const Preferences& preferences) {
  m_appearance = addMenu(QString());
  auto* group = new QActionGroup(this);
  for (std::size_t i = 0; i < appearanceCount; ++i) {
    const auto appearance = static_cast<Appearance>(i);
    QAction* action = m_appearance->addAction(QString());
    action->setCheckable(true);
    action->setChecked(appearance == preferences.displayAppearance());
    group->addAction(action);
    connect(action, &QAction::triggered, this,
            [this, appearance] { Q_EMIT appearanceChosen(appearance); });
    m_appearances.push_back(action);
  }
}

void DisplayMenu::addLanguages(const Preferences& preferences) {
  m_language = addMenu(QString());
  auto* group = new QActionGroup(this);
  const auto add = [&](const QString& code) {
    QAction* action = m_language->addAction(menuText(text::languageName(code)));
    action->setCheckable(true);
    action->setChecked(code == preferences.displayLanguage());
    group->addAction(action);
    connect(action, &QAction::triggered, this, [this, code] { Q_EMIT languageChosen(code); });
    return action;
  };
  m_sameLanguage = add(QString());
  for (const QString& code : text::languages()) add(code);
}

QString DisplayMenu::title() {
  //: A second window, which the whole table reads from afar.
  return tr("Table view");
}

void DisplayMenu::setGame(bool isThere) {
  m_open->setEnabled(isThere);
  setOpen(m_open->isChecked());
}

void DisplayMenu::setOpen(bool open) {
  m_open->setChecked(open);
}

void DisplayMenu::retranslate() {
  setTitle(title());
  //: The table view.
  m_open->setText(tr("Show it"));
  m_fullScreen->setText(tr("Full screen"));
  m_appearance->setTitle(tr("Its appearance"));
  //: Light, dark or high contrast, as the window of the program.
  m_appearances[0]->setText(tr("As the window"));
  m_appearances[1]->setText(tr("Light"));
  m_appearances[2]->setText(tr("Dark"));
  m_appearances[3]->setText(tr("High contrast"));
  m_language->setTitle(tr("Its language"));
  //: The language, as that of the program.
  m_sameLanguage->setText(tr("As the window"));
}

} // namespace nilometer::ui
