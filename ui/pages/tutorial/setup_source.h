// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/table/player.h"

#include <QString>

#include <vector>

class QWidget;

/// How the real table is made ready for a game, step by step, as its game tells it.
namespace nilometer::ui {

/// One line below a step: a heap of pieces, or what one player gets.
struct SetupLine {
  table::Player player = table::noPlayer;
  QString text;
};

struct SetupStep {
  QString key;     ///< in the settings; stays the same for ever
  int picture = 0; ///< of the game's own list of them
  QString heading;
  /// What to do, in short sentences; ends with the number of its rule: "… (SET-6)".
  QString text;
  std::vector<SetupLine> lines;
};

/// The set-up of one game: its steps, and the widgets that stand beside their texts.
class SetupSource {
public:
  SetupSource() = default;
  SetupSource(const SetupSource&) = delete;
  SetupSource& operator=(const SetupSource&) = delete;
  virtual ~SetupSource() = default;

  /// In the order in which people do them, in the language of the moment; at least one.
  [[nodiscard]] virtual std::vector<SetupStep> steps() const = 0;
  /// What the table looks like. To be called once.
  [[nodiscard]] virtual QWidget* makePicture(QWidget* parent) = 0;
  /// What the game would like to know, below the text of its step; nullptr if nothing. To be called
  /// once.
  [[nodiscard]] virtual QWidget* makeAsked(QWidget* parent) = 0;
  /// What takes the keyboard in it, in order.
  [[nodiscard]] virtual std::vector<QWidget*> asked() const = 0;
  /// Shows that step in both widgets, as the table is now. @pre both are made
  virtual void show(const SetupStep& step) = 0;
};

} // namespace nilometer::ui
