// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pyramidion/kind/pyramidion_kind.h"

#include "ui/plain/plain_kind.h"
#include "ui/pyramidion/board/board_view.h"
#include "ui/pyramidion/book/pyramidion_book.h"
#include "ui/pyramidion/check/pyramidion_copy.h"
#include "ui/pyramidion/display/pyramidion_display.h"
#include "ui/pyramidion/kind/pyramidion_box.h"
#include "ui/pyramidion/kind/pyramidion_help.h"
#include "ui/pyramidion/kind/pyramidion_setup.h"
#include "ui/pyramidion/lessons/pyramidion_lessons.h"
#include "ui/pyramidion/position/pyramidion_form.h"
#include "ui/pyramidion/report/game_report.h"
#include "ui/pyramidion/table/pyramidion_view.h"
#include "ui/pyramidion/tell/pyramidion_tell.h"
#include "ui/pyramidion/why/pyramidion_why.h"

#include <QCoreApplication>

#include <variant>

namespace nilometer::pyramidion {

namespace {

/// What its table for the window is made of.
struct KindParts {
  using View = pyramidion::View;
  using Taught = TaughtTable;
  using Subject = BookSubject;
  static constexpr const ui::CopyKind& copies = pyramidion::copies;
  static constexpr auto toldValues = pyramidion::toldValues;
  static constexpr auto scoreReport = report::scoreReport;
  static constexpr auto book = pyramidionBook;
  static constexpr auto lessons = pyramidionLessons;
  static constexpr auto tell = tellGame;
  static constexpr table::RuleId winRule = "END-6"_rule;
  /// As the fifth card at a site of the second round is to be played.
  static constexpr ui::ExampleMoment<Phase> example{2, Phase::play, 5};
  static QString exampleTitle() {
    return QCoreApplication::translate("ExampleGame", "Four at eight sites, made-up numbers");
  }
  static QRect spotIn(const View& view, const LessonSpot& spot);
};

/// Where what a lesson points at is on the board: a site, a boat, the table of the active site.
QRect KindParts::spotIn(const View& view, const LessonSpot& spot) {
  const auto placed = [&](BoardPlace what, int number, int part = 0) {
    return ui::placeIn(view, view.board().place(placeId(what, number, part)));
  };
  if (const auto* site = std::get_if<Site>(&spot)) {
    return placed(BoardPlace::site, static_cast<int>(*site));
  }
  if (const auto* boat = std::get_if<BoatSpot>(&spot)) return placed(BoardPlace::boat, boat->place);
  const QRect table = view.board().pixelsOf(view.board().layOut().table);
  return {view.board().mapTo(&view, table.topLeft()), table.size()};
}

constexpr ui::GameKind kind = [] {
  ui::GameKind made = ui::PlainKind<KindParts>::made();
  made.groups = report::pyramidionGroupCount;
  made.groupName = report::pyramidionGroupName;
  made.groupOf = report::pyramidionGroupOf;
  made.setup = pyramidionSetup;
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
