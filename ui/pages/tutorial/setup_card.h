// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/tutorial/setup_source.h"

#include <QWidget>

class QBoxLayout;
class QLabel;

namespace nilometer::ui {

class GameSession;

/// The open step of a set-up: what to do, who gets what, and a picture of that part of the board.
class SetupCard : public QWidget {
  Q_OBJECT
public:
  /// `session` and `source` are not owned and outlive the card.
  SetupCard(const GameSession& session, SetupSource& source, QWidget* parent);

  void show(const SetupStep& step);
  [[nodiscard]] QLabel* text() const { return m_text; }
  [[nodiscard]] QLabel* lines() const { return m_lines; }
  [[nodiscard]] QWidget* picture() const { return m_picture; }

Q_SIGNALS:
  /// A rule's number.
  void ruleRequested(const QString& rule);

protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;

private:
  void build();
  void fit();
  void setLetters();
  [[nodiscard]] QString lineText(const SetupLine& line) const;
  void sayLines();

  const GameSession& m_session;
  SetupSource& m_source;
  SetupStep m_step;
  QBoxLayout* m_row = nullptr;    ///< text and picture, beside or below each other
  QBoxLayout* m_column = nullptr; ///< all that is text
  QLabel* m_heading;
  QLabel* m_text;
  QLabel* m_lines;
  QWidget* m_picture;
};

} // namespace nilometer::ui
