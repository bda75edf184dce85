// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/score/result/qr_code.h"

#include <QWidget>

namespace nilometer::ui {

/// A QR code, black on white whatever the theme, its modules a whole number of pixels wide. Says
/// so if there is more in it than a code can hold.
class QrView : public QWidget {
  Q_OBJECT
public:
  explicit QrView(QWidget* parent = nullptr);

  /// What the code is to hold.
  void setBytes(const QByteArray& bytes);
  /// Whether there is a code; else only a sentence.
  [[nodiscard]] bool hasCode() const { return m_code.has_value(); }
  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override;

protected:
  void paintEvent(QPaintEvent* event) override;
  void changeEvent(QEvent* event) override;

private:
  void retranslate();
  [[nodiscard]] int modules() const;

  std::optional<QrCode> m_code;
  QString m_sentence; ///< instead of a code
};

} // namespace nilometer::ui
