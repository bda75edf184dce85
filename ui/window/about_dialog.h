// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/style/fitting_dialog.h"

class QLabel;
class QPushButton;

namespace nilometer::ui {

/// What this program is: its version, its licence, and where problems are reported. All of it can
/// be selected, to be copied into a report. Not modal; Esc closes it. An address that can never be
/// anybody's (it ends with `.example`, RFC 2606) is not offered: then whoever gave the program away
/// is the one to tell.
class AboutDialog : public FittingDialog {
  Q_OBJECT
public:
  AboutDialog(QString reportTo, QWidget* parent);

protected:
  void changeEvent(QEvent* event) override;

private:
  void retranslate();

  QString m_reportTo;
  QLabel* m_text;
  QPushButton* m_close;
};

void showAbout(QWidget& window);

} // namespace nilometer::ui
