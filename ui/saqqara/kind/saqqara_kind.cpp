// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/saqqara/kind/saqqara_kind.h"

#include "ui/asked/told_keeper.h"
#include "ui/copy/judged_values.h"
#include "ui/games/example_of.h"
#include "ui/games/kind_of.h"
#include "ui/learn/lesson_marks.h"
#include "ui/learn/plain_setup.h"
#include "ui/result/played_report.h"
#include "ui/saqqara/board/board_view.h"
#include "ui/saqqara/book/saqqara_book.h"
#include "ui/saqqara/check/saqqara_copy.h"
#include "ui/saqqara/display/saqqara_display.h"
#include "ui/saqqara/kind/saqqara_box.h"
#include "ui/saqqara/kind/saqqara_help.h"
#include "ui/saqqara/lessons/saqqara_lessons.h"
#include "ui/saqqara/position/saqqara_form.h"
#include "ui/saqqara/report/game_report.h"
#include "ui/saqqara/session/saqqara_session.h"
#include "ui/saqqara/strip/strip_words.h"
#include "ui/saqqara/table/saqqara_view.h"
#include "ui/saqqara/tell/saqqara_tell.h"
#include "ui/saqqara/why/saqqara_why.h"
#include "ui/saqqara/words/spoken_saqqara.h"
#include "ui/session/real_board_of.h"
#include "ui/strip/strip_view.h"
#include "ui/table/moves_told.h"
#include "ui/why/why_guide.h"

#include <QCoreApplication>

namespace nilometer::saqqara {

namespace {

/// Only sessions of Saqqara reach what stands in its table.
Session& sessionOf(ui::GameSession& session) {
  return static_cast<Session&>(session);
}

QString exampleTitle() {
  return QCoreApplication::translate("ExampleGame", "Four at the warehouses, made-up numbers");
}

/// When goods are invested in the third round: warehouses are full, workers stand on pyramids.
ui::OpenedSession example() {
  constexpr int round = 3;
  constexpr int invested = 6;
  const auto example = ui::exampleIn<Rules>(":/example/saqqara");
  if (!example) return example.error();
  return std::unique_ptr<ui::GameSession>(ui::exampleSession<Session>(
      ui::asOf(*example, round, Phase::invest, invested), example->edition, exampleTitle));
}

ui::DisplayContent display(ui::GameSession& session) {
  Session& open = sessionOf(session);
  const auto& board = ui::RealBoardOf<Rules>::of(open);
  return ui::displayOf(open, phaseLook(open.moment()),
                       ui::movesTold(board.because(), moveParts(open, board.moves()),
                                     words::movesOf(board.moves(), open.table())));
}

std::unique_ptr<ui::ToldKeeper> keeper(ui::GameSession& session, const ui::GameShelf& shelf,
                                       ui::Games games, std::function<std::string()> next) {
  return ui::keeperOf<Rules>(sessionOf(session), ui::toldValues, shelf, games, std::move(next));
}

std::unique_ptr<ui::RulesSource> rules(const ui::GameSession* session) {
  if (session == nullptr) {
    auto edition = std::make_shared<const Edition>(*shippedEdition());
    return saqqaraRules({edition, edition->sheet, {}});
  }
  const auto& open = static_cast<const Session&>(*session);
  return saqqaraRules({open.sharedEdition(), open.shown().sheet, open.record().header.options});
}

/// Where a warehouse with what lies below it is on the board, or a pyramid.
QRect spotIn(const View& view, const LessonSpot& spot) {
  QRect all;
  const auto add = [&](BoardPlace what, int number, int part = 0) {
    all |= ui::placeIn(view, view.board().place(placeId(what, number, part)));
  };
  if (const auto* at = std::get_if<Warehouse>(&spot)) {
    add(BoardPlace::warehouse, static_cast<int>(*at));
    add(BoardPlace::card, static_cast<int>(*at));
  } else {
    const auto pyramid = static_cast<int>(std::get<Pyramid>(spot));
    for (int level = 1; level <= topLevel; ++level) add(BoardPlace::step, level, pyramid);
  }
  return all;
}

void point(ui::GameView& table, const std::vector<LessonSpot>& spots) {
  ui::markSpots(table, [&view = static_cast<const View&>(table), spots] {
    std::vector<QRect> rects;
    for (const LessonSpot& spot : spots) rects.push_back(spotIn(view, spot));
    return rects;
  });
}

record::Result<ui::LessonSource> lessons() {
  return saqqaraLessons(
      {[](Session& session, QWidget* parent) { return new View(session, parent); },
       [](const ui::GameView& table) {
         return table.strip().content().refused ? static_cast<const View&>(table).draft().entry()
                                                : std::nullopt;
       },
       point});
}

/// Where on the board lies what that step of the set-up puts there.
std::vector<QRect> setupSpots(const QWidget& picture, const QString& step) {
  const auto& board = static_cast<const BoardView&>(picture);
  const BoardLayout& rooms = board.rooms();
  std::vector<QRectF> all;
  if (step == QLatin1String("set-1")) all = {rooms.nile};
  if (step == QLatin1String("set-2")) all = {rooms.band};
  if (step == QLatin1String("set-3")) {
    all = {QRectF(0, 0, rooms.nile.right(), rooms.nile.top())}; // none stands there yet
  }
  if (step == QLatin1String("set-4") || step == QLatin1String("set-5")) {
    for (const WarehouseRoom& room : rooms.warehouses) all.push_back(room.card);
  }
  if (step == QLatin1String("set-7")) all = {rooms.supply};
  std::vector<QRect> spots;
  for (const QRectF& room : all) spots.push_back(board.pixelsOf(room));
  return spots;
}

std::unique_ptr<ui::SetupSource> setup(ui::GameSession& session) {
  const Session& open = sessionOf(session);
  return std::make_unique<ui::PlainSetup>([&open] { return setupSteps(open.game()); },
                                          [&open](QWidget* parent) -> QWidget* {
                                            return new ui::QuietBoard<BoardView, Draft>(open,
                                                                                        parent);
                                          },
                                          setupSpots);
}

constexpr ui::GameKind kind = [] {
  ui::GameKind made = ui::kindOf<Session, Rules>();
  made.groups = report::saqqaraGroupCount;
  made.groupName = report::saqqaraGroupName;
  made.groupOf = report::saqqaraGroupOf;
  made.endings = ui::plainEndings<Rules>;
  made.offer = [](const ui::GameShelf& shelf) {
    return ui::offerOf<Rules>(shelf, ui::judgedAs<ui::saqqaraCopies>);
  };
  made.copies = &ui::saqqaraCopies;
  made.example = example;
  made.view = [](ui::GameSession& session) -> ui::GameView* {
    return new View(sessionOf(session));
  };
  made.display = display;
  made.keeper = keeper;
  made.rules = rules;
  made.report = ui::reportFrom<Session, report::scoreReport>;
  made.correct = [](ui::GameSession& session, QWidget& window) {
    ui::tellPrinted(tellGame(sessionOf(session)), window);
  };
  made.positionPage = ui::plainPositionPage<Rules>;
  made.lookAtPosition = ui::lookAtPlain<Rules>;
  made.why = [](QWidget& page) { return ui::guideWith(page, ruleNames, rowsWhy); };
  made.lessons = lessons;
  made.setup = setup;
  made.help = ui::saqqaraHelp;
  made.box = {.front = 0xFF7C3621,
              .lid = 0xFFA8553A,
              .length = ui::BoxWords::length<rounds>,
              .picture = paintBox};
  return made;
}();

} // namespace

} // namespace nilometer::saqqara

namespace nilometer::ui {

const GameKind& saqqaraKind() {
  return saqqara::kind;
}

} // namespace nilometer::ui
