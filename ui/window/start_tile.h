// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/style/theme.h"
#include "ui/text/shown_names.h"

#include <QAbstractButton>
#include <QString>

#include <cstdint>
#include <optional>
#include <vector>

namespace nilometer::ui {

class StartButton;

enum class TileSign : std::uint8_t { bars, book, cup, sheet };

/// What a tile says.
struct TileLook {
  QString title{};
  QString line{};                       ///< on two lines where nothing stands below it
  std::optional<PlayerColour> colour{}; ///< of who is named below
  QString name{};
  text::ShownNames names{};        ///< those in `name`
  QString after{};                 ///< behind the name
  std::optional<qreal> progress{}; ///< a bar below, 0 to 1
};

/// A tile of the start page: a press leads to a page, its links lead to others.
class StartTile : public QAbstractButton {
  Q_OBJECT
public:
  /// In u, as drawn and as flat as it can be read.
  static constexpr qreal wholeHeight = 124;
  static constexpr qreal leastHeight = 80;

  StartTile(TileSign sign, QWidget* parent);

  void setLook(const TileLook& look);
  [[nodiscard]] const TileLook& look() const { return m_look; }
  /// Stands below the line, right of those before it.
  [[nodiscard]] StartButton* addLink();
  /// Puts the links where they belong, after their texts have changed.
  void layLinks();

protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

private:
  /// The middle of what stands below the line.
  [[nodiscard]] qreal below() const;
  [[nodiscard]] bool hasBelow() const;
  void paintTitle(QPainter& painter) const;
  void paintBelow(QPainter& painter, const QRectF& room) const;

  TileSign m_sign;
  TileLook m_look;
  std::vector<StartButton*> m_links;
};

} // namespace nilometer::ui
