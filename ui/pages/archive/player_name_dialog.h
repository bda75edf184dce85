// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/style/fitting_dialog.h"

#include <QString>
#include <QStringList>

#include <functional>

class QComboBox;
class QLabel;
class QPushButton;

namespace nilometer::ui {

/// Asks what a player of finished games is called: by a new name, or by that of somebody else, who
/// is the same player then.
class PlayerNameDialog : public FittingDialog {
  Q_OBJECT
public:
  /// What becomes of the games with that name, in one sentence, and whether it can be.
  struct Told {
    QString sentence;
    bool may = false;
  };
  using Tell = std::function<Told(const QString& name)>;

  /// `others` = the names that there are.
  PlayerNameDialog(const QString& player, const QStringList& others, Tell tell, QWidget* parent);

  [[nodiscard]] QString name() const;
  void accept() override;

protected:
  void changeEvent(QEvent* event) override;

private:
  void retranslate();
  void refresh();

  QString m_player;
  Tell m_tell;
  QLabel* m_label;
  QComboBox* m_name;
  QLabel* m_told;
  QPushButton* m_cancel;
  QPushButton* m_rename;
};

} // namespace nilometer::ui
