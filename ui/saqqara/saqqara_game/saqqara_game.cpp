// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/saqqara/saqqara_game/saqqara_game.h"

#include "engine/saqqara/correct.h"
#include "ui/default_game/default_game.h"
#include "ui/saqqara/board/board_view.h"
#include "ui/saqqara/edition_editor/saqqara_copy.h"
#include "ui/saqqara/end_position/saqqara_form.h"
#include "ui/saqqara/explain/saqqara_why.h"
#include "ui/saqqara/printed_values/saqqara_tell.h"
#include "ui/saqqara/report/game_report.h"
#include "ui/saqqara/rule_book/saqqara_book.h"
#include "ui/saqqara/saqqara_game/saqqara_box.h"
#include "ui/saqqara/saqqara_game/saqqara_help.h"
#include "ui/saqqara/seats/player_card.h"
#include "ui/saqqara/spectator/saqqara_display.h"
#include "ui/saqqara/table/saqqara_view.h"
#include "ui/saqqara/tutorial/saqqara_lessons.h"

#include <QCoreApplication>

namespace nilometer::saqqara {

namespace {

class SaqqaraGame final : public ui::DefaultGame<View, Lessons> {
public:
  [[nodiscard]] int groups() const override { return report::saqqaraGroupCount; }
  [[nodiscard]] ui::GameHelp help() const override { return ui::saqqaraHelp(); }
  [[nodiscard]] ui::GameBox box() const override {
    return {.front = 0xFF7C3621,
            .lid = 0xFFA8553A,
            .length = ui::BoxWords::length<rounds>,
            .picture = paintBox};
  }
  [[nodiscard]] const ui::CopyKind& copies() const override { return ui::saqqaraCopies; }

private:
  /// Goods are invested in the third round: warehouses are full, workers stand on pyramids.
  [[nodiscard]] Moment exampleMoment() const override { return {3, Phase::invest, 6}; }
  [[nodiscard]] QString exampleTitle() const override {
    return QCoreApplication::translate("ExampleGame", "Four at the warehouses, made-up numbers");
  }
  [[nodiscard]] std::vector<ui::MovePart>
  moveParts(const Session& session, std::span<const Effect> effects) const override {
    return saqqara::moveParts(session, effects);
  }
  [[nodiscard]] ui::DisplayContent shownBy(const Session& session) const override {
    return ui::displayOf(session);
  }
  [[nodiscard]] ui::ToldValues told(const Record& record, const Replay& replay) const override {
    return ui::toldValues(record, replay);
  }
  [[nodiscard]] ui::RulesBook book(const Subject& subject) const override {
    return saqqaraBook(subject);
  }
  [[nodiscard]] ui::TellGame toTell(Session& session) const override { return tellGame(session); }
  [[nodiscard]] table::RuleId winRule() const override { return "END-4"_rule; }
  [[nodiscard]] QRect spotIn(const View& view, const LessonSpot& spot) const override;
  [[nodiscard]] std::vector<ui::SetupStep> setupSteps(const saqqara::Game& game) const override {
    return saqqara::setupSteps(game);
  }
  [[nodiscard]] std::vector<QRectF> setupRooms(const BoardView& board,
                                               const QString& step) const override;
};

/// Where a warehouse with what lies below it is on the board, or a pyramid; or a player beside it.
QRect SaqqaraGame::spotIn(const View& view, const LessonSpot& spot) const {
  QRect all;
  const auto add = [&](const ui::PlaceId& id) { all |= ui::placeIn(view, view.board().place(id)); };
  if (const auto* at = std::get_if<Warehouse>(&spot)) {
    add(placeId(BoardPlace::warehouse, *at));
    add(placeId(BoardPlace::card, *at));
  } else if (const auto* who = std::get_if<ui::LessonPlayer>(&spot)) {
    all = ui::placeIn(view, view.players().card(who->player));
  } else {
    const Pyramid pyramid = std::get<Pyramid>(spot);
    for (int level = 1; level <= topLevel; ++level) add(placeId(BoardPlace::step, level, pyramid));
  }
  return all;
}

std::vector<QRectF> SaqqaraGame::setupRooms(const BoardView& board, const QString& step) const {
  const BoardLayout& rooms = board.rooms();
  std::vector<QRectF> all;
  if (step == QLatin1String("set-1")) all = {rooms.nile};
  if (step == QLatin1String("set-2")) all = {rooms.band};
  if (step == QLatin1String("set-3")) {
    // None stands there yet; boats reach above the Nile.
    all = {QRectF(0, 0, rooms.nile.right(), rooms.nile.top() - 14)};
  }
  if (step == QLatin1String("set-4") || step == QLatin1String("set-5")) {
    for (const WarehouseRoom& room : rooms.warehouses) all.push_back(room.card);
  }
  if (step == QLatin1String("set-7")) all = {rooms.supply};
  return all;
}

} // namespace

} // namespace nilometer::saqqara

namespace nilometer::ui {

const Game& saqqaraGame() {
  static const saqqara::SaqqaraGame game;
  return game;
}

} // namespace nilometer::ui
