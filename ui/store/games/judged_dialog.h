// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/style/fitting_dialog.h"

#include <QStringList>

class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;

namespace nilometer::ui {

/// Puts an entry together out of fields and says what the rules say of it before it is entered:
/// against them only by the button, never by Enter. It enters nothing itself.
class JudgedDialog : public FittingDialog {
  Q_OBJECT
public:
  /// Said for the log; one line.
  [[nodiscard]] QString reason() const;

protected:
  explicit JudgedDialog(QWidget* parent);

  [[nodiscard]] QFormLayout& form() const { return *m_form; }
  void addRow(QLabel*& label, QWidget* field);
  void addBox(QLabel*& label, QComboBox*& box);
  /// Reason, verdict and buttons, below all rows.
  void addEnd();
  void setReason(const QString& reason);
  /// The entry is other than before, or what is said of it: tell() it.
  virtual void refresh() = 0;
  /// `missing`: what is still to be said, in one sentence; empty if nothing is.
  void tell(QStringList lines, bool legal, bool possible, const QString& missing);
  /// That sentence where nothing would change, or where a reason is needed and not given.
  [[nodiscard]] QString missing(bool isAsNow, bool needsReason) const;
  /// Says everything in the present language but for what refresh() does.
  virtual void retranslate();

  void changeEvent(QEvent* event) override;

private:
  QFormLayout* m_form;
  QLabel* m_reasonLabel = nullptr;
  QLineEdit* m_reason = nullptr;
  QLabel* m_verdict = nullptr;
  QPushButton* m_enter = nullptr;
  QPushButton* m_cancel = nullptr;
};

/// Sets the items anew and keeps the place chosen, without a word.
void relabel(QComboBox& box, const QStringList& items);

} // namespace nilometer::ui
