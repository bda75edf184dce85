// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pyramidion/pyramidion_game/pyramidion_game.h"

#include "engine/pyramidion/correct.h"
#include "ui/default_game/default_game.h"
#include "ui/game/interface/box_picture.h"
#include "ui/pyramidion/board/board_painting.h"
#include "ui/pyramidion/board/board_view.h"
#include "ui/pyramidion/edition_editor/pyramidion_copy.h"
#include "ui/pyramidion/end_position/pyramidion_form.h"
#include "ui/pyramidion/explain/pyramidion_why.h"
#include "ui/pyramidion/printed_values/pyramidion_tell.h"
#include "ui/pyramidion/report/game_report.h"
#include "ui/pyramidion/rule_book/pyramidion_book.h"
#include "ui/pyramidion/seats/player_card.h"
#include "ui/pyramidion/spectator/pyramidion_display.h"
#include "ui/pyramidion/table/pyramidion_view.h"
#include "ui/pyramidion/tutorial/pyramidion_lessons.h"

#include <QCoreApplication>
#include <QPainterPath>

#include <variant>

namespace nilometer::pyramidion {

namespace {

struct PyramidionHelp {
  Q_DECLARE_TR_FUNCTIONS(PyramidionHelp)
};

/// What the list of keys says of Pyramidion alone.
ui::GameHelp pyramidionHelp() {
  return {.table = {{PyramidionHelp::tr("letter or digit"),
                     PyramidionHelp::tr("presses the place or choice that shows it; each press "
                                        "takes one more of a resource")},
                    //: Shift and the letter of a kind of resource.
                    {PyramidionHelp::tr("Shift+letter"), PyramidionHelp::tr("puts one of it back")},
                    {PyramidionHelp::tr("Ctrl+click"), PyramidionHelp::tr("takes all there is")},
                    {QStringLiteral("1-8"), PyramidionHelp::tr("a site")},
                    {PyramidionHelp::tr("M, N, T, S, D, R"),
                     PyramidionHelp::tr("merchant, negotiator, torturer, special, deity, revolt; "
                                        "then the card by its digit, 0 for a new one")},
                    {QStringLiteral("C"), PyramidionHelp::tr("recruits before the pass")},
                    {QStringLiteral("-"),
                     PyramidionHelp::tr("passes, declines, leaves out what is optional")},
                    {QStringLiteral("+"), PyramidionHelp::tr("goes on to the next field")},
                    {QStringLiteral("/"),
                     PyramidionHelp::tr("leaves minima or a corner unread for now")}},
          .position = {},
          .corrected =
              PyramidionHelp::tr("Resources and troops are put right under Menu, Correction; "
                                 "minima and corner of a site that were read wrongly "
                                 "under Menu, Printed number."),
          .hidden = PyramidionHelp::tr("Cards in hand and unturned revolt markers are never "
                                       "entered. Points of loaded boats are shown when the game is "
                                       "over.")};
}

constexpr QSizeF boxPicture(330, 144); ///< its own coordinates

/// Courses of stone with their joints, light on the left and in the shade on the right.
void paintGreatPyramid(QPainter& painter) {
  const QPointF top(206, 14);
  painter.setBrush(QColor(0xE0B566));
  painter.drawPolygon(QPolygonF({top, {110, 112}, {236, 112}}));
  painter.setBrush(QColor(0xB07F38));
  painter.drawPolygon(QPolygonF({top, {236, 112}, {302, 112}}));
  painter.setPen(QPen(QColor(0xC49A50), 1.2));
  for (qreal high = 32; high < 112; high += 16) {
    const qreal share = (high - top.y()) / 98;
    painter.drawLine(QPointF(top.x() - 96 * share, high), QPointF(top.x() + 30 * share, high));
  }
  painter.setPen(Qt::NoPen);
  painter.setBrush(QColor(0xFFF1B8));
  painter.drawPolygon(QPolygonF({top, {192.3, 28}, {219.7, 28}}));
}

/// A hull with sacks and a mast.
void paintCargo(QPainter& painter) {
  painter.setBrush(QColor(0xC9A06A));
  for (const qreal left : {52.0, 70.0, 88.0}) {
    painter.drawRoundedRect(QRectF(left, 102, 17, 18), 5, 5);
  }
  QPainterPath hull(QPointF(22, 112));
  hull.cubicTo(44, 122, 104, 122, 130, 108);
  hull.cubicTo(126, 130, 112, 136, 76, 136);
  hull.cubicTo(40, 136, 28, 130, 22, 112);
  painter.fillPath(hull, QColor(0x6B3A20));
}

/// The great pyramid with its pyramidion shining on top, and a loaded boat on the Nile before it.
void paintBox(QPainter& painter, const QRectF& room) {
  ui::paintPicture(painter, room, boxPicture, 0xFF8FC1CE, [&] {
    painter.fillRect(QRectF(0, 108, boxPicture.width(), 10), QColor(0xD9B36A));
    paintGreatPyramid(painter);
    painter.fillRect(QRectF(0, 118, boxPicture.width(), 26), QColor(0x2F7F93));
    paintCargo(painter);
  });
}

class PyramidionGame final : public ui::DefaultGame<View, Lessons> {
public:
  [[nodiscard]] int groups() const override { return report::pyramidionGroupCount; }
  [[nodiscard]] ui::GameHelp help() const override { return pyramidionHelp(); }
  [[nodiscard]] ui::GameBox box() const override {
    return {.front = 0xFF3B3557, .lid = 0xFF5B5285, .length = nullptr, .picture = paintBox};
  }
  [[nodiscard]] const ui::CopyKind& copies() const override { return pyramidion::copies; }

private:
  /// The fifth card at a site of the second round is to be played.
  [[nodiscard]] Moment exampleMoment() const override { return {2, Phase::play, 5}; }
  [[nodiscard]] QString exampleTitle() const override {
    return QCoreApplication::translate("ExampleGame", "Four at eight sites, made-up numbers");
  }
  [[nodiscard]] std::vector<ui::MovePart>
  moveParts(const Session& session, std::span<const Effect> effects) const override {
    return pyramidion::moveParts(session, effects);
  }
  [[nodiscard]] ui::DisplayContent shownBy(const Session& session) const override {
    return displayOf(session);
  }
  [[nodiscard]] ui::ToldValues told(const Record& record, const Replay& replay) const override {
    return toldValues(record, replay);
  }
  [[nodiscard]] ui::RulesBook book(const Subject& subject) const override {
    return pyramidionBook(subject);
  }
  [[nodiscard]] ui::TellGame toTell(Session& session) const override { return tellGame(session); }
  [[nodiscard]] table::RuleId winRule() const override { return "END-6"_rule; }
  [[nodiscard]] QRect spotIn(const View& view, const LessonSpot& spot) const override;
  [[nodiscard]] std::vector<ui::SetupStep> setupSteps(const pyramidion::Game& game) const override {
    return pyramidion::setupSteps(game);
  }
  [[nodiscard]] std::vector<QRectF> setupRooms(const BoardView& board,
                                               const QString& step) const override;
  void lay(BoardView& board, const Session& session, const QString& last) const override;
};

/// Where what a lesson points at is on the board: a site, a boat, the table of the active site; or
/// a player beside it.
QRect PyramidionGame::spotIn(const View& view, const LessonSpot& spot) const {
  const auto placed = [&](const ui::PlaceId& id) {
    return ui::placeIn(view, view.board().place(id));
  };
  if (const auto* site = std::get_if<Site>(&spot)) return placed(placeId(BoardPlace::site, *site));
  const auto* boat = std::get_if<BoatSpot>(&spot);
  if (boat != nullptr) return placed(placeId(BoardPlace::boat, *boat));
  const auto* who = std::get_if<ui::LessonPlayer>(&spot);
  if (who != nullptr) return ui::placeIn(view, view.players().card(who->player));
  const QRect table = view.board().pixelsOf(view.board().layOut().table.all);
  return {view.board().mapTo(&view, table.topLeft()), table.size()};
}

// Nothing for what lies beside it.
std::vector<QRectF> PyramidionGame::setupRooms(const BoardView& board, const QString& step) const {
  const BoardLayout& rooms = board.layOut();
  std::vector<QRectF> all;
  if (step == u"set-1") {
    for (const SiteRoom& site : rooms.sites) all.push_back(site.all);
  } else if (step == u"set-2") {
    all = {rooms.table.all};
  } else if (step == u"set-3" || step == u"set-5") {
    all = {laidRooms(rooms)[step == u"set-3" ? 0 : 1]};
  } else if (step == u"set-4") {
    all = {rooms.supply};
  } else if (step == u"set-6") {
    // Where there is little room, no card has a room of its own before it lies there.
    for (const SiteRoom& site : rooms.sites) {
      all.push_back(site.next.isEmpty() ? site.all : site.next.adjusted(0, 4, 0, -4));
    }
  } else if (step == u"set-7") {
    all.assign(rooms.boats.begin() + 1, rooms.boats.end());
  } else if (step == u"set-9" || step == u"two-5") {
    all = {rooms.sites[at(Site::giza)].all};
  }
  return all;
}

void PyramidionGame::lay(BoardView& board, const Session& session, const QString& last) const {
  if (session.shown().phase != Phase::setup) return;
  Laid laid{.supply = false, .markers = false};
  for (const ui::SetupStep& step : setupSteps(session.game())) {
    if (step.key == u"set-3") laid.pile = true;
    if (step.key == u"set-4") laid.supply = true;
    if (step.key == u"set-5") laid.discs = true;
    if (step.key == u"set-7") laid.facedDown = true;
    if (step.key == u"set-9") laid.markers = true;
    if (step.key == last) break;
  }
  board.lay(laid);
}

} // namespace

} // namespace nilometer::pyramidion

namespace nilometer::ui {

const Game& pyramidionGame() {
  static const pyramidion::PyramidionGame game;
  return game;
}

} // namespace nilometer::ui
