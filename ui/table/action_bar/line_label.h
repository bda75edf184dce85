// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/style/theme.h"
#include "ui/text/shown_names.h"

#include <QColor>
#include <QFontMetrics>
#include <QString>
#include <QWidget>

namespace nilometer::ui {

/// A text with its names made shorter as far as its room wants it, so that no other word is cut
/// while a name could give way.
[[nodiscard]] QString fittingText(const QString& text, const text::ShownNames& names,
                                  const QFontMetrics& metrics, int width);

/// One line of text that never pushes its neighbours aside: it takes the room there is, and
/// what does not fit is in the tool tip.
class LineLabel : public QWidget {
  Q_OBJECT
public:
  /// `letters`: the room that is always kept, in letters of average width.
  LineLabel(TextSize size, int letters, QWidget* parent);

  /// The names in its texts: where room is short they give way before any other word does, and the
  /// tool tip has them whole.
  void setNames(const text::ShownNames& names) { m_names = names; }
  /// `colour` invalid = the colour of plain text.
  void setText(const QString& text, const QColor& colour = {});
  [[nodiscard]] QString text() const { return m_text; }
  /// Whether all of the text is visible, but for the ends of names.
  [[nodiscard]] bool textFits() const;
  [[nodiscard]] QSize sizeHint() const override { return minimumSizeHint(); }
  [[nodiscard]] QSize minimumSizeHint() const override;

protected:
  void paintEvent(QPaintEvent* event) override;
  void changeEvent(QEvent* event) override;

private:
  /// With shorter names where it is too long for the room.
  [[nodiscard]] QString fittingText(const QFontMetrics& metrics) const;

  TextSize m_size;
  int m_letters;
  QString m_text;
  QColor m_colour;
  text::ShownNames m_names;
};

} // namespace nilometer::ui
