// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/style/look_scale.h"
#include "ui/base/style/theme.h"

#include <QSize>
#include <QString>

class QApplication;
class QCoreApplication;

namespace nilometer::ui {

class Preferences;

/// Makes that language the program's, Qt's own texts (standard buttons, file dialog) included;
/// "" means that of the system's locale (text::languageFor).
void switchLanguage(QCoreApplication& app, const QString& code);

/// The language, colours and letters of the program as the players choose them: in use at once, and
/// remembered. Letters and lengths also grow with the window.
class ChosenLook {
public:
  /// `preferences` is not owned and outlives this.
  ChosenLook(QApplication& app, Preferences& preferences);

  void setLanguage(const QString& code);
  /// From the last one on to the first.
  void nextLanguage();
  void setAppearance(Appearance appearance);
  /// One of textPercents.
  void setTextSize(int percent);
  /// The next larger (+1) or smaller (-1) text; the largest and the smallest stay.
  void stepTextSize(int step);
  /// Letters as large as a window of that size has room for, in logical pixels.
  void fitWindow(QSize window);

private:
  void fitLetters();

  QApplication& m_app;
  Preferences& m_preferences;
  LookScale m_scale;
  QSize m_window;
};

} // namespace nilometer::ui
