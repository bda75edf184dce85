// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/egizia/corrections/correction_facts.h"
#include "ui/store/games/judged_dialog.h"

#include <vector>

class QComboBox;
class QLabel;
class QSpinBox;

namespace nilometer::ui {

class OrderFields;

/// Puts right what lies on the table, with a reason for the log. The dialog enters nothing: when
/// it was accepted, enter entry(), anyway() and reason() into the session.
class CorrectionDialog : public JudgedDialog {
  Q_OBJECT
public:
  /// Corrects the table that `session` shows. The session is not owned and must not change while
  /// the dialog is open. A correction that is being replaced is proposed as it was.
  explicit CorrectionDialog(const EgiziaSession& session, QWidget* parent = nullptr);

  [[nodiscard]] egizia::Correct entry() const;
  /// Whether a rule forbids it, so that it has to be entered anyway.
  [[nodiscard]] bool anyway() const;
  /// The correction that this one replaces, if it does.
  [[nodiscard]] const egizia::Correct* replaced() const;

private:
  void build();
  void connectParts();
  void retranslate() override;
  void retranslateLists();
  /// Shows the fields that belong to what is corrected.
  void chooseWhat();
  void listCards();
  /// Proposes what is there now.
  void propose();
  /// Proposes what was corrected then.
  void proposeAgain(const egizia::Correct& replaced);
  void refresh() override;
  [[nodiscard]] egizia::Correctable what() const;
  [[nodiscard]] bool isCard() const;
  [[nodiscard]] table::Player player() const;
  /// The moves on the real board that the correction asks for.
  [[nodiscard]] QString moves() const;
  /// The missing input, in one sentence; empty if nothing is missing.
  [[nodiscard]] QString missing() const;

  const EgiziaSession& m_session;
  std::vector<NamedCard> m_cards; ///< in the order of m_card
  QLabel* m_whatLabel;
  QComboBox* m_what;
  QLabel* m_playerLabel;
  QComboBox* m_player;
  QLabel* m_crewLabel;
  QComboBox* m_crew;
  QLabel* m_cardLabel;
  QComboBox* m_card;
  QLabel* m_nowLabel;
  QLabel* m_now;
  QLabel* m_numberLabel;
  QSpinBox* m_number;
  QLabel* m_ringLabel;
  QComboBox* m_ring;
  OrderFields* m_order;
};

} // namespace nilometer::ui
