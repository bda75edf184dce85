// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/edition.h"
#include "engine/egizia/feed.h"
#include "engine/egizia/state.h"

#include <QStringList>
#include <QWidget>

#include <array>
#include <cstdint>
#include <optional>

namespace nilometer::ui {

/// What the next feeding would bring with the water ring in each position. A plain value.
struct FloodLook {
  using Cell = egizia::Flood;                         ///< with the water ring in one position
  std::array<Cell, egizia::ringNames.size()> cells{}; ///< by egizia::Ring
  std::array<int, 3> fields{};                        ///< grain by the colour they count as
  int strength = 0;                                   ///< of all crews
  int scale = 1;                                      ///< the bar is as long as so much grain
  egizia::Ring now = egizia::Ring::middle;            ///< where the ring lies
  std::optional<egizia::Ring> move{}; ///< where the entry being made would move it, if it does
  QString rests{};   ///< the assumed printed values that the points rest on; empty for none
  bool over = false; ///< no feeding is to come: there is nothing to forecast
  bool next = false; ///< this round is fed: the forecast is of the next feeding
  friend bool operator==(const FloodLook&, const FloodLook&) = default;
};

/// The forecast without any help (FEED-4). `move` equal to `now` is no move.
[[nodiscard]] FloodLook floodOf(const egizia::Edition& edition, const egizia::PlayerState& own,
                                egizia::Ring now, std::optional<egizia::Ring> move);

/// "2 short"
[[nodiscard]] QString shortOf(int missing);

/// Where a FloodView says what the ring would bring elsewhere.
enum class FloodForm : std::uint8_t {
  bar,    ///< nowhere: it is only the bar
  inLine, ///< beside the bar, as signs with numbers
  below   ///< in a line of its own
};
/// How high a FloodView is without a line below its bar, and with it, in u.
inline constexpr qreal floodBarHeight = 21;
inline constexpr qreal floodHeight = 35;

/// The flood forecast of one player. A bar of his fields: those that the water ring waters now are
/// full, dry ones hatched, a line stands where the crews have enough, and what is missing up to it
/// is a red gap. Right of it in words, below it what each position of the ring would bring, once
/// for all that bring the same; the position now and the one being chosen are ringed. Where there
/// is no room below it the other two positions stand behind the words. The tool tip says all in
/// sentences.
class FloodView : public QWidget {
  Q_OBJECT
public:
  explicit FloodView(QWidget* parent);

  void setLook(const FloodLook& look);
  void setForm(FloodForm form);
  /// One sentence for each position of the ring, left first.
  [[nodiscard]] QStringList sentences() const;
  /// The position of the water ring that is shown there: beside the bar it is the one of now.
  [[nodiscard]] egizia::Ring ringAt(const QPoint& at) const;

protected:
  void paintEvent(QPaintEvent* event) override;
  void changeEvent(QEvent* event) override;

private:
  void describe();
  [[nodiscard]] QRectF barRect() const;
  /// So much the other positions take of the line of the bar.
  [[nodiscard]] qreal besideWidth() const;
  [[nodiscard]] qreal besideWidth(egizia::Ring ring) const;
  [[nodiscard]] QRectF besideRect(egizia::Ring ring) const;
  /// Whether the position stands below or beside the bar, not only in it.
  [[nodiscard]] bool isListed(int ring) const;
  /// How many of those listed, from `first` up to before `end`, bring the same as that one.
  [[nodiscard]] int alike(egizia::Ring ring, int first, int end) const;
  [[nodiscard]] int alikeBefore(egizia::Ring ring) const;
  [[nodiscard]] int alikeBehind(egizia::Ring ring) const;
  /// Where the disc of that position stands, and behind the last one of those alike the result;
  /// empty where only the bar has room.
  [[nodiscard]] QRectF positionRect(egizia::Ring ring) const;
  void paintResult(QPainter& painter) const;
  void paintPosition(QPainter& painter, egizia::Ring ring, bool inFewWords) const;
  [[nodiscard]] const FloodLook::Cell& cell(egizia::Ring ring) const;
  [[nodiscard]] QString sentence(egizia::Ring ring) const;
  /// "−4*"
  [[nodiscard]] QString cost(const FloodLook::Cell& cell) const;
  /// What stands beside the ring in that position; in little room the loss before what is missing.
  [[nodiscard]] QString resultAt(egizia::Ring ring, bool isShort) const;
  /// Whether all three have room for what is missing in words.
  [[nodiscard]] bool fitsInWords() const;
  /// "−4*" points, or "✓ 4" where so much is left over.
  [[nodiscard]] QString signAt(egizia::Ring ring) const;
  /// In small letters, bold where the ring lies or would be moved to, in one of those alike.
  [[nodiscard]] QFont resultFont(egizia::Ring ring) const;
  /// With "next" before it where the next feeding is meant and that finds room in these letters.
  [[nodiscard]] QString saidOfNext(const QString& text, const QFont& font, qreal room) const;

  FloodLook m_look;
  FloodForm m_form = FloodForm::below;
};

} // namespace nilometer::ui
