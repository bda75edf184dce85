// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>

namespace nilometer::text {
struct ShownNames;
} // namespace nilometer::text

namespace nilometer::ui {

class LineLabel;

/// Says for as long as an entry of the past is being put right what is done to which one, which
/// table is shown meanwhile, and how to leave.
class AmendBar : public QWidget {
public:
  explicit AmendBar(QWidget* parent);

  /// Each from the longest text to the shortest: the first one that can be read whole is shown, the
  /// longest is told. `names` = those in `what`.
  void show(const QStringList& what, const QStringList& how, const text::ShownNames& names);
  [[nodiscard]] QString what() const { return m_whats.value(0); }
  [[nodiscard]] QString how() const { return m_hows.value(0); }
  /// Whether all that is shown can be read, but for the ends of names.
  [[nodiscard]] bool textFits() const;

protected:
  void resizeEvent(QResizeEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void changeEvent(QEvent* event) override;

private:
  void fit();

  QStringList m_whats;
  QStringList m_hows;
  LineLabel* m_what;
  LineLabel* m_how;
};

} // namespace nilometer::ui
