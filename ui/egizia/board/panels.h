// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/table/score_track.h"
#include "ui/egizia/board/panel.h"
#include "ui/egizia/board/track_layout.h"

#include <QVariantAnimation>

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

/// The parts of the board beside the river.
namespace nilometer::ui {

/// One building with a place for each of its spaces, laid out from its plan: rows from the
/// bottom up (obelisk, pyramid), the tomb spaces in their order, the temple's pillars left and
/// right, columns between them, stones above. On a flat stage the first building of a site has no
/// heading, and the second, where the first leaves no room for one, has the site's.
class BuildingPanel : public Panel {
  Q_OBJECT
public:
  BuildingPanel(const EgiziaSession& session, egizia::Building building, QWidget* parent);
  void refresh(const Offers& offers, const PlaceKeys& keys) override;
  [[nodiscard]] QSize minimumSizeHint() const override;

protected:
  void paintEvent(QPaintEvent* event) override;

private:
  /// Around the doors in their rock, in pixels.
  [[nodiscard]] int rockMargin() const;
  [[nodiscard]] SpaceLook lookOf(int cell, const Offer& offer, const QString& key) const;
  /// What lies there and what it is worth.
  void describe(int cell, SpaceLook& look, QStringList& tip) const;
  void describeTomb(int cell, SpaceLook& look, QStringList& tip) const;
  [[nodiscard]] table::Player ownerOf(int cell) const;
  /// Printed on the board or on the tomb tile; 0: not known.
  [[nodiscard]] int valueOf(int cell) const;
  /// What the spaces from `first` on cover.
  [[nodiscard]] QRectF covered(int first, int count) const;
  /// The rows whose bonus is won are outlined in the colour of the winner (PYR-2).
  void paintRows(QPainter& painter) const;
  [[nodiscard]] std::vector<table::Player> rowWinners() const;
  void nameHeading() override;
  [[nodiscard]] int headingHeight() const;
  /// What the heading covers.
  [[nodiscard]] QRect headingRect() const;
  void arrange() override;

  egizia::Building m_building;
  std::vector<table::Player> m_rowWinners; ///< by row; noPlayer: not full yet
};

/// The stone market and the grain market side by side, step by step from the top, with the
/// penalty of each grain step and what the last steps give (MARKET-2 to MARKET-4). On a flat stage
/// every market is one line, its steps from the left to the right.
class MarketsPanel : public Panel {
  Q_OBJECT
public:
  MarketsPanel(const EgiziaSession& session, QWidget* parent);
  void refresh(const Offers& offers, const PlaceKeys& keys) override;
  /// A step of a market, 0 = top.
  struct Step {
    egizia::Market market = egizia::Market::stone;
    int step = 0;
  };
  /// Which step that place is; nothing if it is none.
  [[nodiscard]] std::optional<Step> stepOf(const QWidget& place) const;
  [[nodiscard]] QSize minimumSizeHint() const override;

protected:
  void paintEvent(QPaintEvent* event) override;

private:
  /// The texts above and below the steps of a market.
  struct Words {
    QString heading;
    QString gain;  ///< on the last step and beyond it
    QString rests; ///< its assumed printed values; empty for none
    friend bool operator==(const Words&, const Words&) = default;
  };
  [[nodiscard]] SpaceLook lookOf(egizia::Market market, int step) const;
  [[nodiscard]] QString tipOf(egizia::Market market, int step) const;
  /// Where the market is: heading, steps, and what the last one gives.
  [[nodiscard]] QRect marketRoom(egizia::Market market) const;
  [[nodiscard]] QRect stepRect(egizia::Market market, int step) const;
  [[nodiscard]] int stepHeight() const;
  [[nodiscard]] int steps() const;
  void arrange() override;

  std::array<std::vector<Space*>, 2> m_steps; ///< by egizia::Market, top step first
  std::array<Words, 2> m_words;
};

/// The three positions of the water ring; each disc shows in bands what it waters (FEED-2). On a
/// flat stage the discs are as small as they may be, without a heading.
class RingPanel : public Panel {
  Q_OBJECT
public:
  RingPanel(const EgiziaSession& session, QWidget* parent);
  void refresh(const Offers& offers, const PlaceKeys& keys) override;
  [[nodiscard]] QSize minimumSizeHint() const override;

protected:
  void paintEvent(QPaintEvent* event) override;

private:
  [[nodiscard]] int gap() const;
  [[nodiscard]] QSize disc() const;
  void nameHeading() override;
  void arrange() override;
};

/// The Sphinx: cards left in the deck and how many each player keeps hidden. Never which. On a flat
/// stage everybody's cards stand in one row, with the monument only where there is room for it.
class SphinxPanel : public Panel {
  Q_OBJECT
public:
  SphinxPanel(const EgiziaSession& session, QWidget* parent);
  void refresh(const Offers& offers, const PlaceKeys& keys) override;
  [[nodiscard]] QSize minimumSizeHint() const override;

protected:
  void paintEvent(QPaintEvent* event) override;

private:
  /// One player's hidden cards, in the order of the tiles.
  struct Hand {
    PlayerColour colour = PlayerColour::blue;
    QString name;
    int cards = 0;
    friend bool operator==(const Hand&, const Hand&) = default;
  };
  /// How many cards the deck holds, in words.
  [[nodiscard]] static QString deckText(int cards);
  /// In how many rows and columns everybody's cards stand.
  [[nodiscard]] int handRows() const;
  [[nodiscard]] int handColumns() const;
  void paintHand(QPainter& painter, const QRectF& room, const Hand& hand) const;

  QString m_deck; ///< how many cards are left, in words
  std::vector<Hand> m_hands;
};

/// The score track: every player's piece points at its space, the queue of a space stands one above
/// the other with the first at the bottom (TRACK-1, TRACK-3), a scarab for every 50 passed
/// (TRACK-2). Pieces slide when moved.
class TrackPanel : public Panel {
  Q_OBJECT
public:
  TrackPanel(const EgiziaSession& session, QWidget* parent);
  /// How the markers get to where they are shown.
  enum class Arrival : std::uint8_t { sliding, atOnce };
  void show(const table::ScoreTrack& track, Arrival arrival);
  /// Without motion nothing slides.
  void setMotion(bool on);
  /// What slides waits from hold() on, until letGo(): something else is moving.
  void hold() { m_held = true; }
  void letGo();
  /// Everything stands where it belongs at once.
  void endSlide();
  [[nodiscard]] bool isSliding() const { return m_slide.state() != QVariantAnimation::Stopped; }
  /// Whose marker is nearest to that place. @pre the track has players
  [[nodiscard]] table::Player playerAt(const QPoint& at) const;
  [[nodiscard]] QSize minimumSizeHint() const override;

protected:
  void paintEvent(QPaintEvent* event) override;

private:
  [[nodiscard]] QString description(const table::ScoreTrack& track) const;
  /// Where axis and pieces stand: beside the title, so that a queue may use the whole height.
  [[nodiscard]] QRectF trackRoom() const;
  void paintAxis(QPainter& painter, const TrackAxis& axis) const;
  void paintPieces(QPainter& painter, const TrackAxis& axis) const;
  /// `u` is the unit of the look.
  void paintPiece(QPainter& painter, qreal u, const TrackPiece& piece) const;

  Seats m_seats;
  bool m_motion = true;
  bool m_held = false;
  table::ScoreTrack m_from;
  table::ScoreTrack m_to; ///< the track shown; no players before the first show()
  QVariantAnimation m_slide;
};

} // namespace nilometer::ui
