// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/style/chip.h"

#include <QWidget>

class QLineEdit;

namespace nilometer::ui {

/// Why something is entered against the rules, for whoever wants to say it: a chip, and only when
/// it was pressed a field, which then has the keyboard. Until then every key is one of the table.
class ReasonField : public QWidget {
  Q_OBJECT
public:
  explicit ReasonField(QWidget* parent);

  /// Another entry is refused; `reason` = what was said of the one in whose place it is.
  void begin(const QString& reason);
  /// May be empty.
  [[nodiscard]] QString reason() const;
  [[nodiscard]] Chip* button() const { return m_button; }
  [[nodiscard]] QLineEdit* edit() const { return m_edit; }
  [[nodiscard]] QSize sizeHint() const override;

Q_SIGNALS:
  /// Enter in the field.
  void entered();
  /// It takes more room or less than before.
  void widthChanged();

protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;

private:
  void open();
  void close();
  void retranslate();

  QString m_given;
  Chip* m_button;
  QLineEdit* m_edit;
};

} // namespace nilometer::ui
