// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/game/session/save_state.h"

#include <QLabel>

#include <cstdint>

namespace nilometer::ui {

/// How safe what was entered is: a quiet word, after the name of what is open where it has one.
/// Without a name it is hidden while there is no file. Nothing beside it moves while it changes.
class SaveIndicator : public QLabel {
  Q_OBJECT
public:
  explicit SaveIndicator(QWidget* parent);

  void show(SaveState kept);
  [[nodiscard]] SaveState kept() const { return m_kept; }
  /// Shown before the word, its end cut off where it is very long; in full in the tool tip.
  void setTitle(const QString& title);
  enum class Says : std::uint8_t { nothing, word, titleToo };
  /// So wide it is then, in pixels; 0 = hidden.
  [[nodiscard]] int widthFor(Says says) const;
  void say(Says says);

protected:
  void changeEvent(QEvent* event) override;

private:
  void refresh();
  [[nodiscard]] QString shortTitle() const;

  SaveState m_kept = SaveState::nowhere;
  QString m_title;
  Says m_says = Says::titleToo;
};

} // namespace nilometer::ui
