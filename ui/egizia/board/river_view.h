// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/egizia/board/panel.h"
#include "ui/egizia/board/river_layout.h"

#include <QPixmap>
#include <QTimer>
#include <QVariantAnimation>

#include <array>

namespace nilometer::ui {

/// The Nile with its stops in river order: Nile card spaces on the left bank, round spaces and
/// building sites on the right (SAIL-4). On a flat stage every stop is one line.
class RiverView : public Panel {
  Q_OBJECT
public:
  RiverView(const EgiziaSession& session, QWidget* parent);
  void refresh(const Offers& offers, const PlaceKeys& keys) override;
  /// Where the water ring belongs, in the view's coordinates.
  [[nodiscard]] QRect ringRoom() const;
  /// x of the middle of the water.
  [[nodiscard]] qreal water() const { return m_layout.middle; }
  /// The fields change from what that position of the ring waters to what is watered now.
  void fadeFrom(egizia::Ring before);
  /// … at once.
  void endFade();
  [[nodiscard]] bool isFading() const { return m_fade.state() != QVariantAnimation::Stopped; }
  [[nodiscard]] QSize minimumSizeHint() const override;

protected:
  void paintEvent(QPaintEvent* event) override;
  void changeEvent(QEvent* event) override;

private:
  void arrange() override;
  [[nodiscard]] RiverMeasures measures() const;
  [[nodiscard]] const QPixmap& picture(egizia::Ring ring);
  [[nodiscard]] bool isPainted(egizia::Ring ring) const;
  void paintPicture(QPixmap& picture, egizia::Ring ring);
  /// Those of the other positions, one at a time while nothing else is done: the ring may move with
  /// the next entry.
  void paintAhead();

  RiverLayout m_layout;
  egizia::Ring m_ring = egizia::Ring::left;   ///< as shown
  egizia::Ring m_before = egizia::Ring::left; ///< what the fields change from
  QVariantAnimation m_fade;
  /// The river without its places, for each position of the ring; null = to be painted.
  std::array<QPixmap, 3> m_pictures;
  QTimer m_ahead;
};

} // namespace nilometer::ui
