// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/style/theme.h"

#include <QFont>
#include <QString>

class QApplication;
class QCoreApplication;

namespace nilometer::ui {

class Preferences;

/// Makes that language the program's, Qt's own texts (standard buttons, file dialog) included;
/// "" means that of the system's locale (words::languageFor).
void switchLanguage(QCoreApplication& app, const QString& code);

/// The system's font and the same font larger: 100 to 200 per cent.
void applyTextSize(QApplication& app, const QFont& systemFont, int percent);

/// The language, colours and letters of the program as the players choose them: in use at once, and
/// remembered.
class ChosenLook {
public:
  /// Letters as they were chosen last. `preferences` is not owned and outlives this.
  ChosenLook(QApplication& app, Preferences& preferences);

  void setLanguage(const QString& code);
  /// From the last one on to the first.
  void nextLanguage();
  void setAppearance(Appearance appearance);
  void setTextSize(int percent);

private:
  QApplication& m_app;
  Preferences& m_preferences;
  QFont m_systemFont;
};

} // namespace nilometer::ui
