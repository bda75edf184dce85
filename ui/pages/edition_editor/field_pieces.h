// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/edition_editor/fields.h"

#include <QLabel>

/// What stands between the cells of a page.
namespace nilometer::ui {

/// A text that breaks its lines where it must, in the colours of the theme.
class FieldLabel : public QLabel {
public:
  FieldLabel(const FieldText& text, Sureness sureness, QWidget* page);
  [[nodiscard]] QSize sizeHint() const override;

protected:
  void paintEvent(QPaintEvent* event) override;
  void changeEvent(QEvent* event) override;

private:
  void makeRoom();
  void colour();

  FieldText::Tone m_tone;
  Sureness m_sureness;
  bool m_isMarked; ///< stands like a cell and shows how sure the value is
};

class DrawnField : public QWidget {
public:
  DrawnField(FieldDrawing drawing, QWidget* page);
  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
  void paintEvent(QPaintEvent* event) override;

private:
  FieldDrawing m_drawing;
};

} // namespace nilometer::ui
