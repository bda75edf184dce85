// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/printed_pages.h"
#include "ui/check/copy_cells.h"

#include <QHash>
#include <QWidget>

#include <memory>
#include <vector>

namespace nilometer::ui {

/// One page of the copy, drawn like the real thing with cells for its values. A picture says in
/// furnish() which cells it needs now and in arrange() where they stand; cells that are not asked
/// for any longer go, so that rows and cards come and go with the copy.
class CopyPicture : public QWidget {
  Q_OBJECT
public:
  explicit CopyPicture(QWidget* parent = nullptr);
  ~CopyPicture() override;

  /// Shows the copy as it is now. The keyboard stays in the cell it is in, if that is still there.
  /// `copy` is not kept.
  void show(const CopyState& copy);
  using QWidget::show;

  /// The height that the page needs at that width; the width never falls below
  /// minimumSizeHint().width().
  [[nodiscard]] int heightForWidth(int width) const override = 0;
  [[nodiscard]] bool hasHeightForWidth() const override { return true; }
  [[nodiscard]] QSize minimumSizeHint() const override = 0;
  [[nodiscard]] QSize sizeHint() const override;

Q_SIGNALS:
  void changeWanted(const nilometer::ui::CopyChange& change);

protected:
  /// Asks for every cell, in the order of the Tab key.
  virtual void furnish(const CopyState& copy) = 0;
  /// Puts every cell to its place in rect().
  virtual void arrange() = 0;

  /// The cell for that place, with what the copy says about it (value, sureness, tip); `content`
  /// gives the rest. What is entered is wanted as a change of that place.
  NumberField& number(const CopyState& copy, const QString& place, NumberField::Content content);
  /// A cell for a choice; sureness and tip as above. `change` makes a change of the chosen ids.
  ChoiceField& choice(const CopyState& copy, const QString& place, ChoiceField::Content content,
                      std::function<CopyChange(const std::vector<int>&)> change);
  StepButton& step(const QString& name, StepButton::Sign sign, const QString& text,
                   CopyChange change);

  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;

private:
  struct Cell;
  template <class Widget> struct Asked;
  template <class Widget> [[nodiscard]] Asked<Widget> ask(const QString& name);
  void dropRest(const std::vector<QWidget*>& before);

  QHash<QString, std::shared_ptr<Cell>> m_cells;
  std::vector<QWidget*> m_asked; ///< in this round, in the order of the Tab key
};

/// The picture of a page.
[[nodiscard]] std::unique_ptr<CopyPicture> pictureOf(egizia::PrintedPage page);

} // namespace nilometer::ui
