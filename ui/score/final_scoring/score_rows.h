// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/table/rule_id.h"
#include "ui/base/style/theme.h"
#include "ui/score/final_scoring/score_card.h"

#include <QString>
#include <QStringList>
#include <QWidget>

#include <optional>
#include <utility>
#include <vector>

namespace nilometer::ui {

/// One source of points, or one place of the ranking.
struct ScoreRow {
  enum class Look : std::uint8_t {
    waiting, ///< not revealed yet: quiet
    shown,
    latest, ///< revealed just now
    sealed, ///< a card that lies face down
    winner  ///< large
  };
  Look look = Look::shown;
  std::optional<PlayerColour> player{}; ///< symbol at the left
  QString mark{};                       ///< the place, left of the symbol
  QString title{};
  QString detail{};                    ///< quieter, behind the title
  QString points{};                    ///< at the right, bold
  bool gains = false;                  ///< the points are more than nothing
  QString total{};                     ///< right of the points
  std::optional<table::RuleId> rule{}; ///< that gives them
  QString pointsSign{}; ///< behind the points, if they rest on assumed printed values
  QString totalSign{};  ///< the same behind the total
  QStringList rests{};  ///< these values, and how to confirm them; none for none
  friend bool operator==(const ScoreRow&, const ScoreRow&) = default;
};

/// Rows under each other, painted; the same text is the accessible description. A row is one line,
/// and more only where its texts are too long for it; the rows lie further apart where there is
/// room. Cards that lie face down are backs beside each other below them. Where all of it scrolls,
/// a row that would be cut is not drawn. With the keyboard Up and Down choose a row, to ask about
/// it.
class ScoreRows : public QWidget {
  Q_OBJECT
public:
  explicit ScoreRows(QWidget* parent);

  /// Sets the picture on the back of a card.
  void setBack(CardPainter back) { m_back = std::move(back); }
  void setRows(const std::vector<ScoreRow>& rows);
  [[nodiscard]] const std::vector<ScoreRow>& rows() const { return m_rows; }
  /// Where a row is. @pre index is one of rows()
  [[nodiscard]] QRect rowRect(std::size_t index) const;
  /// The row that is there; nothing below them.
  [[nodiscard]] std::optional<std::size_t> rowAt(const QPoint& at) const;
  /// The row that has the keyboard. @pre there are rows
  [[nodiscard]] std::size_t currentRow() const;
  [[nodiscard]] bool hasHeightForWidth() const override { return true; }
  [[nodiscard]] int heightForWidth(int width) const override;
  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override;

protected:
  bool event(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void changeEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

private:
  /// Widths of the columns; the texts take the rest.
  struct Columns {
    int mark = 0;
    int symbol = 0;
    int points = 0;
    int total = 0;
    int sign = 0; ///< part of both
    [[nodiscard]] int fixed() const;
  };
  [[nodiscard]] Columns columns() const;
  [[nodiscard]] QFont letters() const;
  [[nodiscard]] QFont titleFont(const ScoreRow& row) const;
  /// Title and detail behind each other; nothing where they need more than a line.
  [[nodiscard]] QString oneLine(const ScoreRow& row, int textWidth) const;
  [[nodiscard]] int rowHeight(const ScoreRow& row, int textWidth) const;
  /// Where all rows are in that room; a height of 0 sets them as closely as they can be.
  [[nodiscard]] std::vector<QRect> places(const QSize& room) const;
  /// Whether all of it is to be seen, as far as it can be.
  [[nodiscard]] bool isSeen(const QRect& row) const;
  void paintBacks(class QPainter& painter, const std::vector<QRect>& rects) const;
  void paintRow(class QPainter& painter, const ScoreRow& row, const QRect& box,
                const Columns& columns) const;
  void paintTexts(QPainter& painter, const ScoreRow& row, const QRect& room) const;
  void paintNumbers(QPainter& painter, const ScoreRow& row, const QRect& box,
                    const Columns& columns) const;

  CardPainter m_back;
  std::vector<ScoreRow> m_rows;
  std::size_t m_current = 0;
};

} // namespace nilometer::ui
