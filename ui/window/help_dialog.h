// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QTextBrowser;

namespace nilometer::ui {

/// The keys and the ways of the window on one page. Not modal; Esc closes it.
class HelpDialog : public QDialog {
  Q_OBJECT
public:
  explicit HelpDialog(QWidget* parent);

protected:
  void changeEvent(QEvent* event) override;

private:
  void retranslate();

  QTextBrowser* m_text;
};

void showHelp(QWidget& window);

} // namespace nilometer::ui
