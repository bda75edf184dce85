// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QObject>
#include <QSize>

#include <memory>
#include <unordered_map>

class QApplication;

namespace nilometer::ui {

/// Lets letters, targets and spacing of the whole program grow together. Widgets that are there
/// already grow with it: what they were fixed to (sizes, margins, spacing, letters of their own)
/// is scaled by the same factor; what is measured or painted from font and `unit` follows anyway.
/// There is one letter size for the program, so there is one LookScale in it.
class LookScale : public QObject {
  Q_OBJECT
public:
  /// From now on the application's letters are those of its system font, in the size of setLetters.
  explicit LookScale(QApplication& app);
  ~LookScale() override;

  /// Text is that many logical pixels high, from 8 up; u is the thirteenth part (lookUnit()).
  void setLetters(int pixels);
  [[nodiscard]] int letters() const { return m_letters; }

private:
  struct Fixed;

  Fixed& fixedOf(QObject& thing);

  QApplication& m_app;
  QFont m_systemFont;
  int m_letters = 0;
  std::unordered_map<QObject*, std::unique_ptr<Fixed>> m_fixed;
};

/// How large the letters of a window of that size are by the look: 13 px at 1280 × 720 or whatever
/// is as large, never below 12, times what the player wants (`percent` of it)
/// as long as the window has room for 512 × 288 u.
[[nodiscard]] int lettersFor(QSize window, int percent);

} // namespace nilometer::ui
