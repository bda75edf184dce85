// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/egizia/board/stage_look.h"
#include "ui/egizia/draft/draft.h"
#include "ui/egizia/session/egizia_session.h"
#include "ui/table/board/drawn_board.h"
#include "ui/table/board/seats_of.h"

#include <array>
#include <optional>

namespace nilometer::ui {

class BoardMotion;
class BuildingPanel;
class MarketsPanel;
class RingPanel;
class RiverView;
class SphinxPanel;
class StageTab;
class TrackPanel;

/// The board of the game: the river with its stops and sites, the water ring, the markets, the
/// Sphinx, the buildings, the score track. Laid out from the edition; draws the shown table. In
/// little room the score track is folded away and every market is one line, or only one site is
/// shown beside or in place of the river: that on turn or the one whose tab was pressed.
class BoardView : public DrawnBoard {
  Q_OBJECT
public:
  /// `session` is not owned and outlives the view.
  explicit BoardView(const EgiziaSession& session, QWidget* parent = nullptr);

  /// Draws the shown table with what can be done on it.
  void refresh(const Offers& offers, const PlaceKeys& keys);
  /// What an entry moves takes Moved::time on its way when on.
  void setMotion(bool on);
  [[nodiscard]] bool hasMotion() const;
  /// x of the middle of the river.
  [[nodiscard]] qreal water() const;
  /// The fields change from what that position of the ring waters to what is watered now.
  void fadeFields(egizia::Ring before);
  /// What lies over the board. Below something that covers it all its parts are hidden, so that the
  /// keyboard does not get lost among them.
  enum class Cover : std::uint8_t { none, whole };
  void setCover(Cover cover);

  /// The part of the board left of the buildings, for cards that cover the river.
  [[nodiscard]] QRect riverRect() const;

  [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
  /// The parts have got other places.
  void arranged();

protected:
  /// After all children have heard of another language or font.
  bool event(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void paintBoard(Canvas& /*canvas*/) override {}

private:
  /// What shares the stage's room where only one site is shown.
  enum class Page : std::uint8_t { obelisk, pyramid, markets, river };
  void arrange() override;
  /// In a wide edition or language the stage is flat where it was not told to be.
  void foldAsNeeded();
  /// Tells all parts how much room there is.
  void setLook(StageLook look);
  [[nodiscard]] bool hasTrack() const { return m_look == StageLook::full; }
  void arrangeStage(const QRect& room);
  void arrangeUpper(const QRect& room);
  void arrangeLower(const QRect& room);
  void arrangeFlat(const QRect& room);
  void arrangePages();
  void showParts();
  void addTabs();
  void nameTabs();
  /// Puts the tabs and the ring at the upper or left edge; returns the room that is left.
  QRect arrangeTabs(const QRect& room, bool inColumn);
  void turnTo(Page page);
  /// Turns to where something has become possible.
  void followPage();
  /// The page on which something can be done now.
  [[nodiscard]] std::optional<Page> busyPage() const;
  [[nodiscard]] bool hasRiverBeside() const;
  [[nodiscard]] int riverWidth() const;
  /// With the line under it.
  [[nodiscard]] int trackHeight() const;
  [[nodiscard]] QSize leastStage() const;
  [[nodiscard]] QSize leastPages() const;
  /// Width of the tabs one above the other.
  [[nodiscard]] int tabColumn() const;
  /// What the building sites stand on: the obelisk and what lies beside it, the pyramid and temple.
  [[nodiscard]] QSize leastUpper() const;
  [[nodiscard]] QSize leastLower() const;
  [[nodiscard]] QWidget& building(egizia::Building which) const;

  const EgiziaSession& m_session;
  Offers m_offers; ///< as last shown, to say everything again in another language
  PlaceKeys m_keys;
  bool m_wasPast = false; ///< as last shown
  StageLook m_look = StageLook::full;
  Cover m_cover = Cover::none;
  Page m_page = Page::obelisk;
  std::optional<Page> m_busyPage; ///< as last shown
  BoardMotion* m_motion = nullptr;
  std::array<StageTab*, 4> m_tabs{}; ///< by Page
  RiverView* m_river;
  RingPanel* m_ring;
  MarketsPanel* m_markets;
  SphinxPanel* m_sphinx;
  std::array<BuildingPanel*, egizia::buildingCount> m_buildings{};
  TrackPanel* m_track;
  QRect m_underTrack;             ///< the line between the track and the stage
  std::array<QRect, 2> m_grounds; ///< the lines on which the buildings of each site stand
  std::array<bool, 2> m_busy{};   ///< whether something can be built there now
};

} // namespace nilometer::ui
