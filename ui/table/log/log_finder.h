// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QLineEdit;

namespace nilometer::ui {

class Chip;

/// The field in which an entry of the log is looked for. Every letter counts at once. Keys: up and
/// down go from one found entry to the next, Enter stays there, Esc goes back. Undo and redo
/// are the window's, and so is Del where there is nothing to be deleted.
class LogFinder : public QWidget {
  Q_OBJECT
public:
  explicit LogFinder(QWidget* parent);

  /// Shows it, with the keyboard in the field and what was typed there selected.
  void open();
  [[nodiscard]] QLineEdit& field() const { return *m_field; }
  [[nodiscard]] Chip* closeButton() const { return m_close; }
  /// Says beside the field what was found, in two or three words.
  void say(const QString& found);
  void retranslate();

Q_SIGNALS:
  void typed(const QString& text);
  void stepped(bool on); ///< to the found entry after the shown one, or before it
  void stayed();
  void left();

protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

private:
  bool press(int key);
  [[nodiscard]] bool isWindows(const QKeyEvent& key) const;

  QLineEdit* m_field;
  QLabel* m_found;
  Chip* m_close;
};

} // namespace nilometer::ui
