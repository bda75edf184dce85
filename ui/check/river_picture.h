// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/board/river_layout.h"
#include "ui/check/cell_lines.h"
#include "ui/check/river_moves.h"
#include "ui/check/word_field.h"

#include <QPainterPath>

#include <array>

namespace nilometer::ui {

/// The Nile with its stops from upstream to downstream, as on the board: every stop can be moved,
/// with its buttons or with Alt and an arrow, and card spaces come and go. Beside it what is
/// printed at the building sites: spaces, names, points for participation.
class RiverPicture : public BoardPicture {
  Q_OBJECT
public:
  explicit RiverPicture(QWidget* parent = nullptr);

  [[nodiscard]] int heightForWidth(int width) const override;
  [[nodiscard]] QSize minimumSizeHint() const override;

protected:
  void furnish(const CopyState& copy) override;
  void arrange() override;
  bool eventFilter(QObject* watched, QEvent* event) override;
  bool event(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

private:
  /// A stop and the buttons beside it; those that would do nothing are not there.
  struct StopRow {
    egizia::Stop stop;
    QString name;
    Sureness sureness = Sureness::certain;
    std::array<StepButton*, 2> move{}; ///< by Way
    StepButton* add = nullptr;
    StepButton* remove = nullptr;
  };
  /// On a narrow page card spaces have only their number.
  enum class CardNames : bool { hidden, shown };
  struct Layout {
    CardNames cards = CardNames::shown;
    QRect river; ///< the card with the Nile
    QRect order; ///< what it is called, and how sure the order is
    QPoint banks;
    RiverLayout stops; ///< from `banks` on
    QRect sites;       ///< the card beside or below it
    QRect sitesName;
    QRect participationName;
    std::vector<LineRooms> siteLines;
    std::vector<LineRooms> participationLines;
  };

  // What there is to change.
  void furnishStop(const CopyState& copy, std::size_t stop);
  void furnishMove(std::size_t stop, Way way);
  void furnishCardSpace(const CopyState& copy, std::size_t stop);
  void furnishSites(const CopyState& copy);
  void addNumber(const CopyState& copy, std::vector<CellLine>& lines, const QString& text,
                 const QString& place);
  StepButton& stopStep(std::size_t stop, const QString& deed, StepButton::Sign sign,
                       const QString& text, CopyChange change, const QString& after);
  [[nodiscard]] CopyChange moving(std::size_t from, std::size_t to) const;
  void noteWhatFollows();
  void follow();
  void bringIntoView(QWidget& button) const;
  [[nodiscard]] std::optional<std::size_t> stopWithKeyboard() const;

  // Where it stands.
  [[nodiscard]] RiverMeasures measures(CardNames cards) const;
  [[nodiscard]] int buttonSide() const;
  [[nodiscard]] int sitesWidth() const;
  [[nodiscard]] QSize orderSize() const;
  [[nodiscard]] QSize leastBanks(CardNames cards) const;
  void layOutSites(Layout& layout, const QPoint& at, int width) const;
  [[nodiscard]] Layout layOut(int width) const;
  [[nodiscard]] QRect rowOf(std::size_t stop) const;
  [[nodiscard]] QRect bodyOf(std::size_t stop) const;
  void placeButtons(std::size_t stop);
  void placeTexts();
  [[nodiscard]] int circleSize() const;
  void paintStop(QPainter& painter, std::size_t stop) const;
  void paintRound(QPainter& painter, std::size_t stop) const;
  void paintSquares(QPainter& painter, std::size_t stop) const;

  egizia::Edition m_edition; ///< what of the copy is painted
  std::vector<StopRow> m_stops;
  StepButton* m_addFirst = nullptr; ///< where no card space is left
  std::array<WordField*, egizia::siteCount> m_siteNames{};
  std::vector<CellLine> m_siteLines;
  std::vector<CellLine> m_participation;
  Sureness m_order = Sureness::certain;
  QString m_orderTip;
  QHash<QString, QString> m_after; ///< where the keyboard goes after each button
  QString m_next;                  ///< … and after the one pressed just now
  Layout m_layout;
  QPainterPath m_course;
};

} // namespace nilometer::ui
