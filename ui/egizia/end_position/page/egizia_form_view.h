// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/score/end_position/end_position_view.h"

namespace nilometer::ui {

class EgiziaPositionGame;
class PositionView;
class Preferences;

/// Egizia's screen for an end position, as its page uses it: what does not fit scrolls.
class EgiziaFormView : public EndPositionView {
  Q_OBJECT
public:
  /// Neither is owned; both outlive the screen.
  EgiziaFormView(const EgiziaPositionGame& game, const Preferences& preferences, QWidget* parent);

  [[nodiscard]] PositionView& view() const { return *m_view; }
  [[nodiscard]] PositionForm entered() const override;
  [[nodiscard]] PositionForm blank() const override;
  void setForm(const PositionForm& form) override;
  void begin(const NewGameChoice& last, const QDate& date) override;
  void start() override;
  void refresh() override;
  [[nodiscard]] bool isReady() const override;
  void showKept(SaveState kept) override;
  void setFrozen(bool frozen) override;
  void undo() override;
  void redo() override;
  [[nodiscard]] Chip& scoreButton() const override;

private:
  const EgiziaPositionGame& m_game;
  const Preferences& m_preferences;
  PositionView* m_view;
};

} // namespace nilometer::ui
