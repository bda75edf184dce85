// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/games/judged_dialog.h"
#include "ui/saqqara/session/saqqara_session.h"

#include <array>

class QSpinBox;

namespace nilometer::saqqara {

/// What is read off a component, at any time (ASK-4), beside what the sheet has there now.
class TellDialog : public ui::JudgedDialog {
  Q_OBJECT
public:
  /// The session is not owned and must not change while the dialog is open.
  explicit TellDialog(const Session& session, QWidget* parent = nullptr);

  [[nodiscard]] Tell entry() const;

private:
  QSpinBox* addNumber(QLabel*& label, int least, int most, void (TellDialog::*then)());
  void build();
  void retranslate() override;
  void refresh() override;
  /// Shows the fields that belong to what is read, with what the sheet has there.
  void choose();
  [[nodiscard]] Told what() const;
  /// What the sheet has there; nothing if nobody has read it.
  [[nodiscard]] std::optional<Tell> known() const;

  const Session& m_session;
  std::vector<Pyramid> m_inPlay;     ///< in the order of m_pyramid
  std::array<QLabel*, 6> m_labels{}; ///< what, pyramid, level, year, now, number
  QComboBox* m_what = nullptr;
  QComboBox* m_pyramid = nullptr;
  QSpinBox* m_level = nullptr;
  QSpinBox* m_year = nullptr;
  QLabel* m_now = nullptr;
  QSpinBox* m_number = nullptr;
  std::array<QLabel*, goodCount + 1> m_goods{}; ///< the last: any kind
  std::array<QSpinBox*, goodCount + 1> m_counts{};
};

/// Asks what is to be read off which component, and enters it.
void tellPrinted(Session& session, QWidget& window);

} // namespace nilometer::saqqara
