// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/naming.h"
#include "ui/base/style/fitting_dialog.h"
#include "ui/game/interface/new_game.h"

#include <QStringList>

#include <functional>
#include <vector>

class QLabel;
class QLineEdit;
class QPushButton;

namespace nilometer::ui {

class SeatRows;

/// Puts right how the players of a game and the game itself are called, and the colours, in the
/// fields of a new game. Refuses what a new game refuses; changes nothing itself.
class NamesDialog : public FittingDialog {
  Q_OBJECT
public:
  /// What the colours of the game are called in the language of the moment.
  using Colours = std::function<std::vector<NewGameOffer::Colour>()>;

  /// `names` are offered for each player.
  NamesDialog(const record::Naming& now, Colours colours, const QStringList& names,
              QWidget* parent);

  /// What stands in the fields.
  [[nodiscard]] record::Naming naming() const;
  void accept() override;

Q_SIGNALS:
  /// That name is to be offered no more.
  void nameForgotten(const QString& name);

protected:
  void changeEvent(QEvent* event) override;

private:
  void retranslate();
  void refresh();

  Colours m_colours;
  QLabel* m_players;
  SeatRows* m_seats;
  QLabel* m_titleLabel;
  QLineEdit* m_title;
  QLabel* m_hint;
  QLabel* m_problem;
  QPushButton* m_cancel;
  QPushButton* m_change;
};

} // namespace nilometer::ui
