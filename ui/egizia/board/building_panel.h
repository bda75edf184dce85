// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/egizia/board/board_view.h"
#include "ui/egizia/board/panel.h"
#include "ui/egizia/board/stage_look.h"
#include "ui/egizia/session/egizia_session.h"

#include <vector>

namespace nilometer::ui {

/// One building with a place for each of its spaces, laid out from its plan: rows from the
/// bottom up (obelisk, pyramid), the tomb spaces in their order, the temple's pillars left and
/// right, columns between them, stones above.
class BuildingPanel : public Panel {
  Q_OBJECT
public:
  BuildingPanel(const EgiziaSession& session, egizia::Building building, QWidget* parent);
  void refresh(const Offers& offers, const PlaceKeys& keys);
  /// On a flat stage the first building of a site has no heading, and the second, where the first
  /// leaves no room for one, has the site's.
  void setLook(StageLook look);
  [[nodiscard]] const std::vector<Place*>& places() const { return m_places; }
  [[nodiscard]] QSize minimumSizeHint() const override;

protected:
  void changeEvent(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

private:
  /// Around the doors in their rock, in pixels.
  [[nodiscard]] int rockMargin() const;
  /// What lies behind the spaces: rock, the sand face of a pyramid.
  void paintGround(QPainter& painter) const;
  [[nodiscard]] PlaceLook lookOf(int cell, const Offer& offer, const QString& key) const;
  /// What lies there and what it is worth.
  void describe(int cell, PlaceLook& look, QStringList& tip) const;
  void describeTomb(int cell, PlaceLook& look, QStringList& tip) const;
  [[nodiscard]] table::Player ownerOf(int cell) const;
  /// Printed on the board or on the tomb tile; 0: not known.
  [[nodiscard]] int valueOf(int cell) const;
  /// The rows whose bonus is won are outlined in the colour of the winner (PYR-2).
  void paintRows(QPainter& painter) const;
  [[nodiscard]] std::vector<table::Player> rowWinners() const;
  void nameHeading();
  [[nodiscard]] int headingHeight() const;
  /// What the heading covers.
  [[nodiscard]] QRect headingRect() const;
  void arrange();

  const EgiziaSession& m_session;
  egizia::Building m_building;
  std::vector<Place*> m_places;
  std::vector<table::Player> m_rowWinners; ///< by row; noPlayer: not full yet
  StageLook m_look = StageLook::full;
};

} // namespace nilometer::ui
