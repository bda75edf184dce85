// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/egizia/session/egizia_session.h"

#include <QDialog>
#include <QTimer>

#include <chrono>

class QLabel;
class QPushButton;

namespace nilometer::ui {

class HiddenCards;

/// Names Sphinx cards a player keeps, for his eyes only (NameSphinxCards). The cards are seen only
/// while "Hold to look" is held down: with the mouse, and the keys beside the cards tick them; or
/// with Space, and the mouse ticks them; or with Space, arrows and Enter. They are covered on
/// release, when the window or the button loses the keyboard, and after a time.
///
/// Cards that somebody else has named in secret look like all others. Beside each stands what it
/// would give the player if the game ended now, and below them his points with those he holds.
class EyesOnlyDialog : public QDialog {
  Q_OBJECT
public:
  static constexpr std::chrono::milliseconds usualLook = std::chrono::seconds(20);

  /// Enters the cards into `session` by itself; it is not owned and outlives the dialog. The
  /// table of now must be shown. `longestLook` = after that time the cards are covered again.
  EyesOnlyDialog(EgiziaSession& session, table::Player player, QWidget* parent = nullptr,
                 std::chrono::milliseconds longestLook = usualLook);
  ~EyesOnlyDialog() override;

  [[nodiscard]] QPushButton& holdButton() const { return *m_hold; }
  [[nodiscard]] HiddenCards& cards() const { return *m_cards; }

  /// Names the ticked cards. A refusal says nothing about which card or why: that could give
  /// another player's card away.
  void accept() override;

protected:
  bool event(QEvent* event) override;
  void changeEvent(QEvent* event) override;
  void hideEvent(QHideEvent* event) override;
  /// Of the button: its keys while it is held, and losing them.
  bool eventFilter(QObject* watched, QEvent* event) override;

private:
  void build();
  void retranslate();
  void refresh();
  void uncover();
  void cover();
  void summarize();
  [[nodiscard]] QString cardText(int card) const;
  [[nodiscard]] const egizia::PlayerState& own() const;

  EgiziaSession& m_session;
  table::Player m_player;
  QTimer m_look;
  QLabel* m_title;
  QLabel* m_purpose;
  QLabel* m_state;
  HiddenCards* m_cards;
  QLabel* m_refusal;
  QPushButton* m_hold;
  QLabel* m_hint;
  QPushButton* m_cancel;
  QPushButton* m_name;
};

} // namespace nilometer::ui
