// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QUrl;

namespace nilometer::ui {

class HandbookText;

/// What the program is there for and how it is used, chapter by chapter, in the language of the
/// window. Not modal; Esc closes it.
class Handbook : public QDialog {
  Q_OBJECT
public:
  explicit Handbook(QWidget* parent);

  /// Brings the chapter into sight that a link "#in-lower-case" names; an unknown one changes
  /// nothing.
  void goTo(const QString& chapter);

protected:
  void changeEvent(QEvent* event) override;

private:
  void retranslate();

  HandbookText* m_text;
};

/// Shows it beside the window, in front where it is open already.
void showHandbook(QWidget& window);

} // namespace nilometer::ui
