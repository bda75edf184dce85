// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pyramidion/kind/pyramidion_kind.h"

#include "ui/asked/told_keeper.h"
#include "ui/copy/judged_values.h"
#include "ui/games/example_of.h"
#include "ui/games/kind_of.h"
#include "ui/learn/lesson_marks.h"
#include "ui/learn/plain_setup.h"
#include "ui/pyramidion/board/board_view.h"
#include "ui/pyramidion/book/pyramidion_book.h"
#include "ui/pyramidion/check/pyramidion_copy.h"
#include "ui/pyramidion/display/pyramidion_display.h"
#include "ui/pyramidion/kind/pyramidion_box.h"
#include "ui/pyramidion/kind/pyramidion_help.h"
#include "ui/pyramidion/lessons/pyramidion_lessons.h"
#include "ui/pyramidion/position/pyramidion_form.h"
#include "ui/pyramidion/report/game_report.h"
#include "ui/pyramidion/table/pyramidion_view.h"
#include "ui/pyramidion/tell/pyramidion_tell.h"
#include "ui/pyramidion/why/pyramidion_why.h"
#include "ui/result/played_report.h"
#include "ui/strip/strip_view.h"
#include "ui/table/moves_told.h"

#include <QCoreApplication>

#include <variant>

namespace nilometer::pyramidion {

namespace {

/// Only sessions of Pyramidion reach what stands in its table.
Session& pyramidionSession(ui::GameSession& session) {
  return static_cast<Session&>(session);
}

/// As the fifth card at a site of the second round is to be played.
ui::OpenedSession example() {
  constexpr int round = 2;
  constexpr int card = 5;
  const auto recorded = ui::exampleIn<Rules>(":/example/pyramidion");
  if (!recorded) return recorded.error();
  return std::unique_ptr<ui::GameSession>(ui::exampleSession<Session>(
      ui::asOf(*recorded, round, Phase::play, card), recorded->edition, [] {
        return QCoreApplication::translate("ExampleGame", "Four at eight sites, made-up numbers");
      }));
}

ui::DisplayContent display(ui::GameSession& session) {
  Session& open = pyramidionSession(session);
  const ui::RealBoard& board = ui::RealBoardOf<Rules>::of(open);
  const ui::MoveContent moves = ui::movesTold(board.because(), moveParts(open, board.moves()),
                                              words::movesOf(board.moves(), open.table()));
  return displayOf(open, phaseLook(open.moment()), moves);
}

std::unique_ptr<ui::RulesSource> rules(const ui::GameSession* session) {
  const auto* open = static_cast<const Session*>(session);
  if (open != nullptr) {
    return pyramidionRules(
        {open->sharedEdition(), open->shown().sheet, open->record().header.options});
  }
  auto edition = std::make_shared<const Edition>(*shippedEdition());
  return pyramidionRules({edition, edition->sheet, {}});
}

/// Where what a lesson points at is on the board: a site, a boat, the table of the active site.
QRect spotIn(const View& view, const LessonSpot& spot) {
  const auto placed = [&](BoardPlace what, int number, int part = 0) {
    return ui::placeIn(view, view.board().place(placeId(what, number, part)));
  };
  if (const auto* site = std::get_if<Site>(&spot)) {
    return placed(BoardPlace::site, static_cast<int>(*site));
  }
  if (const auto* boat = std::get_if<BoatSpot>(&spot)) return placed(BoardPlace::boat, boat->place);
  QRect all;
  for (Player player = 0; player < maxPlayers; ++player) {
    for (const Category category : allCategories) {
      all |= placed(BoardPlace::sum, player, static_cast<int>(category));
    }
  }
  return all;
}

record::Result<ui::LessonSource> lessons() {
  TaughtTable taught;
  taught.make = [](Session& session, QWidget* parent) { return new View(session, parent); };
  taught.refused = [](const ui::GameView& table) -> std::optional<Entry> {
    if (!table.strip().content().refused) return std::nullopt;
    return static_cast<const View&>(table).draft().entry();
  };
  taught.point = [](ui::GameView& table, const std::vector<LessonSpot>& spots) {
    ui::markSpots(table, [&view = static_cast<const View&>(table), spots] {
      std::vector<QRect> rects;
      for (const LessonSpot& spot : spots) rects.push_back(spotIn(view, spot));
      return rects;
    });
  };
  return pyramidionLessons(taught);
}

constexpr ui::GameKind kind = [] {
  ui::GameKind made = ui::kindOf<Session, Rules>();
  made.groups = report::pyramidionGroupCount;
  made.groupName = report::pyramidionGroupName;
  made.groupOf = report::pyramidionGroupOf;
  made.endings = ui::plainEndings<Rules>;
  made.offer = [](const ui::GameShelf& shelf) {
    return ui::offerOf<Rules>(shelf, ui::judgedAs<copies>);
  };
  made.copies = &copies;
  made.example = example;
  made.view = [](ui::GameSession& session) -> ui::GameView* {
    return new View(pyramidionSession(session));
  };
  made.display = display;
  made.keeper = [](ui::GameSession& session, const ui::GameShelf& shelf, ui::Games games,
                   std::function<std::string()> next) {
    return ui::keeperOf<Rules>(pyramidionSession(session), toldValues, shelf, games,
                               std::move(next));
  };
  made.rules = rules;
  made.report = ui::reportFrom<Session, report::scoreReport>;
  made.correct = [](ui::GameSession& session, QWidget& window) {
    ui::tellPrinted(tellGame(pyramidionSession(session)), window);
  };
  made.positionPage = ui::plainPositionPage<Rules>;
  made.lookAtPosition = ui::lookAtPlain<Rules>;
  made.why = [](QWidget& page) { return ui::guideWith(page, ruleNames, rowsWhy); };
  made.lessons = lessons;
  made.setup = [](ui::GameSession& session) -> std::unique_ptr<ui::SetupSource> {
    const Session& open = pyramidionSession(session);
    return std::make_unique<ui::PlainSetup>([&open] { return setupSteps(open.game()); },
                                            [&open](QWidget* parent) -> QWidget* {
                                              return new ui::QuietBoard<BoardView, Draft>(open,
                                                                                          parent);
                                            });
  };
  made.help = help;
  made.box = {.front = 0xFF1F4D58, .lid = 0xFF336C78, .length = nullptr, .picture = paintBox};
  return made;
}();

} // namespace

} // namespace nilometer::pyramidion

namespace nilometer::ui {

const GameKind& pyramidionKind() {
  return pyramidion::kind;
}

} // namespace nilometer::ui
