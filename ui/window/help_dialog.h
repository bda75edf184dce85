// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QLineEdit;
class QPushButton;
class QTextBrowser;

namespace nilometer::ui {

class Game;
struct PageKind;

/// The keys and the ways of the window on one page, to be searched and printed. Not modal; Esc
/// closes it.
class HelpDialog : public QDialog {
  Q_OBJECT
public:
  HelpDialog(const PageKind* front, const Game& game, QWidget* parent);

  /// It is about that game, and the keys of that page, the one in front, come first (nullptr: there
  /// is none).
  void setFront(const PageKind* front, const Game& game);

protected:
  void changeEvent(QEvent* event) override;

private:
  void retranslate();
  /// What has all that is typed into the field.
  void showFound();
  void print();

  const PageKind* m_front;
  const Game* m_game;
  QLineEdit* m_find;
  QTextBrowser* m_text;
  QPushButton* m_handbook;
  QPushButton* m_print;
};

/// Shows it beside the window, in front where it is open already.
void showHelp(QWidget& window, const PageKind* front, const Game& game);

} // namespace nilometer::ui
