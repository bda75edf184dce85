// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/edition_editor/copy_state.h"

#include <QLineEdit>

namespace nilometer::ui {

/// A printed word, such as the name of a building site: looks like print until the keyboard or the
/// pointer is in it. Enter, Tab and leaving take over what is typed, Esc brings the old word back;
/// an empty one is never taken over. The object name is the place it changes.
class WordField : public QLineEdit {
  Q_OBJECT
public:
  struct Content {
    QString word;
    Sureness sureness = Sureness::certain;
    QString name; ///< accessible
    QString tip;
  };

  WordField(const QString& place, QWidget* parent);

  void setContent(const Content& content);
  [[nodiscard]] const Content& content() const { return m_content; }
  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
  /// Another word than before was entered.
  void entered(const QString& word);

protected:
  bool event(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void changeEvent(QEvent* event) override;

private:
  void take();
  void showWord();

  Content m_content;
};

} // namespace nilometer::ui
