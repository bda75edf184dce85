// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/style/chip.h"

#include <QWidget>

class QLabel;

namespace nilometer::ui {

/// A card over the table that waits for one of two answers, or for neither: a title, whatever it is
/// about, and the buttons below, which are always in sight.
class AnswerCard : public QWidget {
public:
  [[nodiscard]] Chip* yesButton() const { return m_yes; }
  [[nodiscard]] Chip* noButton() const { return m_no; }
  /// Neither of the two; hidden until it is given a text.
  [[nodiscard]] Chip* openButton() const { return m_open; }
  [[nodiscard]] QString title() const;
  /// It takes the room that it is given.
  [[nodiscard]] bool hasHeightForWidth() const override { return false; }

protected:
  /// `body` is taken over and gets the room between title and buttons.
  AnswerCard(QWidget* body, QWidget* parent);

  void setTitle(const QString& title);
  void setAnswer(Chip& button, const QString& text, const QString& keyCap);
  /// Stands beside the buttons; may be empty.
  void setNote(const QString& note);
  /// With a body of that height the card is no higher than it needs to be, at the bottom of its
  /// room; what is above is veiled.
  void fitTo(int bodyHeight);
  /// Tab goes from button to button as they are read, and never to what the card covers.
  bool focusNextPrevChild(bool next) override;
  void paintEvent(QPaintEvent* event) override;
  void changeEvent(QEvent* event) override;

private:
  QLabel* m_title;
  QLabel* m_note;
  Chip* m_yes;
  Chip* m_no;
  Chip* m_open;
  int m_top = 0; ///< where the card begins
};

} // namespace nilometer::ui
