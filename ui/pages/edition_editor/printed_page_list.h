// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/store/own_edition/copy_progress.h"

#include <QAbstractButton>
#include <QScrollArea>

#include <optional>
#include <vector>

class QLabel;
class QGridLayout;

namespace nilometer::ui {

/// A page of a copy in the list: its name, and by a mark how far it is.
class PageRow : public QAbstractButton {
  Q_OBJECT
public:
  explicit PageRow(QWidget* parent);

  enum class Now : bool { no, yes };
  /// `unread`: how many of its values nobody has read yet.
  void setContent(const QString& text, PageState state, int unread, Now now);
  /// Only this number of the page is shown; 0: its name.
  void setShort(int number);
  [[nodiscard]] PageState state() const { return m_state; }
  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override;

protected:
  void keyPressEvent(QKeyEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

private:
  /// The text behind the mark.
  [[nodiscard]] QString shown() const;
  void retell();

  PageState m_state = PageState::open;
  int m_unread = 0;
  Now m_now = Now::no;
  int m_short = 0;
};

/// All pages of a copy in their order. One stop of the Tab key; Up and Down go on from there. Where
/// the parent is narrow only the numbers of the pages are shown, which leaves room beside them.
/// Where it is low the rows come closer, and at last their numbers stand in two columns.
class PageList : public QScrollArea {
  Q_OBJECT
public:
  explicit PageList(QWidget* parent);

  /// `now`: the page that is shown, if any.
  void show(const CopyKind& kind, const CopyProgress& progress, std::optional<CopyPage> now);
  using QScrollArea::show;
  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override;
  [[nodiscard]] PageRow* row(CopyPage page) const { return m_rows[page.number]; }
  [[nodiscard]] QString progressText() const;

Q_SIGNALS:
  void chosen(nilometer::ui::CopyPage page);

protected:
  void keyPressEvent(QKeyEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

private:
  void makeRows(std::size_t count);
  void setFolded(bool folded);
  /// In one column or two, which have only numbers.
  void placeRows(int columns);
  void shorten();
  void sayProgress();
  /// Shows how many are compared where the rows leave room for it, and the page that is shown.
  void fit();

  QWidget* m_all; ///< that is scrolled
  std::vector<PageRow*> m_rows;
  QGridLayout* m_grid;
  QLabel* m_progress;
  std::size_t m_now = 0; ///< the row of the page that is shown, or the first one
  int m_confirmed = 0;
  int m_values = 0;          ///< printed ones
  int m_confirmedValues = 0; ///< of them
  bool m_folded = false;
  int m_columns = 1;
};

} // namespace nilometer::ui
