// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/egizia/board/river_looks.h"
#include "ui/egizia/board/stage_look.h"
#include "ui/egizia/draft/draft.h"
#include "ui/egizia/session/egizia_session.h"
#include "ui/egizia/spaces/space.h"
#include "ui/table/board/drawn_board.h"

#include <array>
#include <optional>
#include <vector>

namespace nilometer::ui {

class Flights;
class Panel;
class RiverView;
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

  /// The widget of a space; nullptr if there is none.
  [[nodiscard]] Space* place(const PlaceId& id) const {
    return static_cast<Space*>(DrawnBoard::place(id));
  }
  /// Draws the shown table with what can be done on it.
  void refresh(const Offers& offers, const PlaceKeys& keys);
  /// What an entry moves takes Moved::time on its way when on.
  void setMotion(bool on);
  [[nodiscard]] bool hasMotion() const;
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
  /// Any key or press ends what moves at its end.
  bool eventFilter(QObject* watched, QEvent* event) override;

private:
  /// A part, or several side by side or one above the other.
  struct Box;
  /// Where everything lies.
  struct Lying {
    Standing ships;
    std::array<egizia::SpaceSet, egizia::buildingCount> stones{};
    egizia::Ring ring = egizia::Ring::left;
  };
  [[nodiscard]] Lying lyingNow() const;
  /// Shows what an entry has moved: a ship comes down the river, stones are put down, the ring goes
  /// to its place. `jumps`: the table has not come about by an entry.
  void moveAll(bool jumps);
  void moveShips(const Lying& before);
  void moveStones(const Lying& before);
  void moveRing(const Lying& before);
  void endMotion();
  /// What shares the stage's room where only one site is shown.
  enum class Page : std::uint8_t { obelisk, pyramid, markets, river };
  void arrange() override;
  /// In a wide edition or language the stage is flat where it was not told to be.
  void foldAsNeeded();
  /// Tells all parts how much room there is.
  void setLook(StageLook look);
  [[nodiscard]] bool hasTrack() const { return m_look == StageLook::full; }
  void arrangeStage(const QRect& room);
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
  [[nodiscard]] Box upper() const;
  [[nodiscard]] Box lower() const;
  void putUpper(const QRect& room);
  void putLower(const QRect& room);
  [[nodiscard]] QSize leastUpper() const;
  [[nodiscard]] QSize leastLower() const;
  /// Of either.
  [[nodiscard]] QSize leastSite() const { return leastUpper().expandedTo(leastLower()); }
  [[nodiscard]] Panel* building(egizia::Building which) const {
    return m_buildings[static_cast<std::size_t>(which)];
  }

  const EgiziaSession& m_session;
  Offers m_offers; ///< as last shown, to say everything again in another language
  PlaceKeys m_keys;
  bool m_wasPast = false; ///< as last shown
  StageLook m_look = StageLook::full;
  Cover m_cover = Cover::none;
  Page m_page = Page::obelisk;
  std::optional<Page> m_busyPage; ///< as last shown
  std::optional<Lying> m_lying;   ///< as last shown
  Flights* m_flights = nullptr;
  std::array<StageTab*, 4> m_tabs{}; ///< by Page
  RiverView* m_river;
  Panel* m_ring;
  Panel* m_markets;
  Panel* m_sphinx;
  std::array<Panel*, egizia::buildingCount> m_buildings{};
  TrackPanel* m_track;
  std::vector<Panel*> m_panels;   ///< all of them
  QRect m_underTrack;             ///< the line between the track and the stage
  std::array<QRect, 2> m_grounds; ///< the lines on which the buildings of each site stand
  std::array<bool, 2> m_busy{};   ///< whether something can be built there now
};

} // namespace nilometer::ui
