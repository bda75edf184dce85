// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QString>

#include <cstdint>

namespace nilometer::ui {

/// The widget's font in that many u, bold or not.
[[nodiscard]] QFont lookFont(const QWidget& widget, qreal size, QFont::Weight weight);

/// A button of the start page. What is too long for it ends in "…" and is whole in its tool tip.
class StartButton : public QAbstractButton {
  Q_OBJECT
public:
  enum class Kind : std::uint8_t {
    main,  ///< filled: there is one on the page
    plain, ///< with a border
    link   ///< nothing but its words
  };
  StartButton(Kind kind, QWidget* parent);

  void setKind(Kind kind);
  /// `key` presses it, or is empty; `whole` is what the text leaves out, for tool tip and
  /// listeners.
  void setLook(const QString& text, const QString& key = {}, const QString& whole = {});
  /// The key is left out where there is too little room.
  enum class Key : bool { hidden, shown };
  void showKey(Key key);
  /// With the key or without it.
  [[nodiscard]] int wantedWidth(Key key) const;
  /// As wide as its words want, and as high as a target at least.
  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override;

protected:
  bool event(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

private:
  [[nodiscard]] QFont letters() const;
  /// As much of it as there is room for.
  [[nodiscard]] QString shownText() const;
  [[nodiscard]] qreal aside() const;
  [[nodiscard]] qreal keyWidth() const { return keyWidth(m_keyShown); }
  [[nodiscard]] qreal keyWidth(Key key) const;
  /// Returns where the text begins.
  qreal paintKey(QPainter& painter, const QRectF& key, const QColor& ink) const;

  Kind m_kind;
  QString m_text;
  QString m_key;
  Key m_keyShown = Key::shown;
};

} // namespace nilometer::ui
