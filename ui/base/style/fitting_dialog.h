// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QScrollArea;
class QVBoxLayout;

namespace nilometer::ui {

/// A dialog that is as large as it needs and never larger than its screen: what it asks scrolls
/// where there is too little room, its buttons stay in sight.
class FittingDialog : public QDialog {
public:
  explicit FittingDialog(QWidget* parent);

protected:
  /// What scrolls; to be filled.
  [[nodiscard]] QVBoxLayout& content() const { return *m_content; }
  /// What stays below it; to be filled.
  [[nodiscard]] QVBoxLayout& below() const { return *m_below; }
  /// After something has come or gone: larger where that is needed.
  void grow();

  void showEvent(QShowEvent* event) override;
  void changeEvent(QEvent* event) override;

private:
  [[nodiscard]] QSize sizeNeeded() const;

  QScrollArea* m_scroll;
  QVBoxLayout* m_content;
  QVBoxLayout* m_below;
  bool m_fitted = false;
};

} // namespace nilometer::ui
