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
  QString key; ///< in the settings; stays the same for ever
  QString heading;
  /// What to do, in short sentences; ends with the number of its rule: "… (SET-6)".
  QString text;
  std::vector<SetupLine> lines;
};

/// The set-up of one game: its steps, and the picture that stands beside their texts.
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
  /// Shows that step in the picture, as the table is now. @pre the picture is made
  virtual void show(const SetupStep& step) = 0;
};

} // namespace nilometer::ui
