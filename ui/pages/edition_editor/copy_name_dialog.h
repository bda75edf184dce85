// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QStringList>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace nilometer::ui {

/// Asks for the name of a copy, and of a new one also what it begins with.
class CopyNameDialog : public QDialog {
  Q_OBJECT
public:
  /// `sources`: what a new copy can begin with; none for one that only gets another name.
  CopyNameDialog(const QString& title, const QString& name, const QStringList& sources, int source,
                 QWidget* parent);

  [[nodiscard]] QString name() const;
  /// An index into the sources.
  [[nodiscard]] int source() const;

protected:
  void changeEvent(QEvent* event) override;

private:
  void retranslate();

  QLabel* m_nameLabel;
  QLineEdit* m_name;
  QLabel* m_sourceLabel;
  QComboBox* m_source;
  QPushButton* m_ok;
  QPushButton* m_cancel;
};

} // namespace nilometer::ui
