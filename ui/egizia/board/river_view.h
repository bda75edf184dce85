// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/egizia/board/board_view.h"
#include "ui/egizia/board/river_layout.h"

#include <QPixmap>
#include <QTimer>
#include <QVariantAnimation>
#include <QWidget>

#include <array>
#include <map>

namespace nilometer::ui {

/// The Nile with its stops in river order: Nile card spaces on the left bank, round spaces and
/// building sites on the right (SAIL-4).
class RiverView : public QWidget {
  Q_OBJECT
public:
  /// `session` is not owned and outlives the view.
  explicit RiverView(const EgiziaSession& session, QWidget* parent);

  /// Draws the shown table with what can be done on it.
  void refresh(const Offers& offers, const PlaceKeys& keys);
  /// Flat: without headings, every stop in one line.
  void setLook(StageLook look);
  /// The widgets of the spaces.
  [[nodiscard]] const std::map<PlaceId, Place*>& places() const { return m_places; }
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
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;

private:
  void arrange();
  [[nodiscard]] RiverMeasures measures() const;
  [[nodiscard]] const QPixmap& picture(egizia::Ring ring);
  [[nodiscard]] bool isPainted(egizia::Ring ring) const;
  void paintPicture(QPixmap& picture, egizia::Ring ring);
  /// Those of the other positions, one at a time while nothing else is done: the ring may move with
  /// the next entry.
  void paintAhead();

  const EgiziaSession& m_session;
  StageLook m_look = StageLook::full;
  std::map<PlaceId, Place*> m_places;
  RiverLayout m_layout;
  egizia::Ring m_ring = egizia::Ring::left;   ///< as shown
  egizia::Ring m_before = egizia::Ring::left; ///< what the fields change from
  QVariantAnimation m_fade;
  /// The river without its places, for each position of the ring; null = to be painted.
  std::array<QPixmap, 3> m_pictures;
  QTimer m_ahead;
};

} // namespace nilometer::ui
