// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/style/theme.h"

#include <QMenu>

#include <vector>

namespace nilometer::ui {

class Preferences;

/// What the menu has about the table view. Its actions hold the shortcuts, too.
class DisplayMenu : public QMenu {
  Q_OBJECT
public:
  DisplayMenu(QWidget& window, const Preferences& preferences, QWidget* parent);

  /// What the window of the table view is called, too.
  [[nodiscard]] static QString title();
  /// Without a game there is nothing to show.
  void setGame(bool isThere);
  void setOpen(bool open);
  void retranslate();

Q_SIGNALS:
  void openChosen(bool open);
  void fullScreenChosen();
  /// `system` = as the window of the program.
  void appearanceChosen(nilometer::ui::Appearance appearance);
  /// Empty = that of the window of the program.
  void languageChosen(const QString& code);

private:
  void addLooks(const Preferences& preferences);
  void addLanguages(const Preferences& preferences);

  QAction* m_open;
  QAction* m_fullScreen;
  QMenu* m_appearance;
  std::vector<QAction*> m_appearances; ///< by Appearance
  QMenu* m_language;
  QAction* m_sameLanguage = nullptr;
};

} // namespace nilometer::ui
