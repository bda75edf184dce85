// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QWidget>

namespace nilometer::words {
struct ShownNames;
} // namespace nilometer::words

namespace nilometer::ui {

class LineLabel;

/// Says for as long as an entry of the past is being put right what is done to which one, which
/// table is shown meanwhile, and how to leave.
class AmendBar : public QWidget {
public:
  explicit AmendBar(QWidget* parent);

  /// `names` = those in `what`.
  void show(const QString& what, const QString& how, const words::ShownNames& names);
  [[nodiscard]] QString what() const;
  [[nodiscard]] QString how() const;

protected:
  void paintEvent(QPaintEvent* event) override;
  void changeEvent(QEvent* event) override;

private:
  void colourTexts();

  LineLabel* m_what;
  LineLabel* m_how;
};

} // namespace nilometer::ui
