// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/style/theme.h"

#include <QWidget>

class QPainter;

namespace nilometer::ui {

/// A titled part of the board, without a frame: the board is one sheet. It is one tab stop. Its
/// children are laid out by the panel itself.
class Panel : public QWidget {
  Q_OBJECT
public:
  explicit Panel(QWidget* parent);

  /// Shown at the top; also the accessible name.
  void setTitle(const QString& title);
  [[nodiscard]] QString title() const { return m_title; }
  /// What numbers in it rest on that nobody has compared yet: a quiet mark behind the title, with
  /// this as its tool tip. Empty = no mark.
  void setRests(const QString& rests);
  [[nodiscard]] QString rests() const { return m_rests; }
  /// Of title and mark together.
  [[nodiscard]] int titleWidth() const;
  /// Where children may stand, below the title.
  [[nodiscard]] QRect content() const;
  /// Height of the title with the air under it.
  [[nodiscard]] int frameHeight() const;

protected:
  /// The mark, behind a heading that ends there.
  void paintSign(QPainter& painter, const QRect& line, int end) const;
  void paintEvent(QPaintEvent* event) override;

private:
  QString m_title;
  QString m_rests;
};

} // namespace nilometer::ui
