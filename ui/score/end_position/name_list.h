// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/score/report/name_finder.h"

#include <QAbstractButton>
#include <QListWidget>

namespace nilometer::ui {

/// The names that were found, each with the shortest letters for it, over what is below the field
/// they are typed in. The keyboard stays in the field.
class NameList : public QListWidget {
  Q_OBJECT
public:
  /// `under` is what it lies over; it never reaches beyond it.
  explicit NameList(QWidget* under);

  enum class First : bool { free, chosen };
  /// Shows these names below (or above) the field, the first one chosen or none yet; without any
  /// it is hidden.
  void showBelow(const QWidget& field, const std::vector<NameOffer>& found, First first);
  /// The field is elsewhere now.
  void placeBelow(const QWidget& field);
  /// The chosen one by its place among those found, or -1.
  [[nodiscard]] int chosen() const { return isVisible() ? currentRow() : -1; }
  /// The next one, or the one before; the first or last one where none is chosen.
  void choose(int by);
};

/// A name that has been taken: pressing it takes it away. As many lines as it needs.
class NameTag : public QAbstractButton {
  Q_OBJECT
public:
  explicit NameTag(QWidget* parent);

  /// `tip` says what pressing it does.
  void setName(const QString& text, const QString& tip);
  [[nodiscard]] bool hasHeightForWidth() const override { return true; }
  [[nodiscard]] int heightForWidth(int width) const override;
  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override;

protected:
  void paintEvent(QPaintEvent* event) override;

private:
  [[nodiscard]] QRect textBox(int width) const;
};

} // namespace nilometer::ui
