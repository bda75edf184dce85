// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/tutorial/egizia_lesson.h"

#include "ui/egizia/board/board_view.h"
#include "ui/egizia/board/building_panel.h"
#include "ui/egizia/board/markets_panel.h"
#include "ui/egizia/board/ring_panel.h"
#include "ui/egizia/board/sphinx_panel.h"
#include "ui/egizia/board/track_panel.h"
#include "ui/egizia/seats/player_card.h"
#include "ui/egizia/table/egizia_view.h"
#include "ui/egizia/tutorial/lesson.h"
#include "ui/egizia/tutorial/lessons.h"
#include "ui/pages/tutorial/lesson_marks.h"
#include "ui/table/action_bar/strip_view.h"
#include "ui/table/view/header_bar.h"

#include <optional>
#include <variant>

namespace nilometer::ui {

namespace {

const QWidget* partOf(const EgiziaView& view, LessonPart part) {
  const BoardView& board = view.board();
  switch (part) {
  case LessonPart::ring: return board.findChild<RingPanel*>();
  case LessonPart::markets: return board.findChild<MarketsPanel*>();
  case LessonPart::sphinx: return board.findChild<SphinxPanel*>();
  case LessonPart::track: return board.findChild<TrackPanel*>();
  case LessonPart::strip: return &view.strip();
  case LessonPart::header: return &view.header();
  }
  return nullptr;
}

/// Where each kind of spot is, in the coordinates of the view; empty if it is not to be seen.
struct SpotRect {
  const EgiziaView& view;

  QRect operator()(const PlaceId& id) const {
    const BoardView& board = view.board();
    if (board.place(id) != nullptr || kindOf(id) != BoardPlace::stop) {
      return placeIn(view, board.place(id));
    }
    QRect all;
    for (std::uint8_t space = 1; space <= egizia::maxSlots; ++space) {
      all |= placeIn(view, board.place(stopId(id.number, space)));
    }
    return all;
  }
  QRect operator()(egizia::Building building) const {
    const Place* cell = view.board().place(cellId(building, 0));
    return cell == nullptr ? QRect() : placeIn(view, cell->parentWidget());
  }
  QRect operator()(LessonPart part) const { return placeIn(view, partOf(view, part)); }
  QRect operator()(LessonPlayer spot) const {
    return placeIn(view, view.players().card(spot.player));
  }
};

} // namespace

TaughtTable<EgiziaSession, LessonStep> taughtTable() {
  TaughtTable<EgiziaSession, LessonStep> taught;
  taught.make = [](EgiziaSession& session, QWidget* parent) {
    auto* view = new EgiziaView(session, parent);
    // Parts move when a text changes, too.
    QObject::connect(&view->board(), &BoardView::arranged, view, [view] {
      if (auto* marks = view->findChild<LessonMarks*>(); marks != nullptr) marks->update();
    });
    return view;
  };
  taught.refused = [](const GameView& table) {
    const auto& view = static_cast<const EgiziaView&>(table);
    return view.strip().content().refused ? view.draft().entry() : std::nullopt;
  };
  taught.spotIn = [](const GameView& table, const LessonSpot& spot) {
    return std::visit(SpotRect{static_cast<const EgiziaView&>(table)}, spot);
  };
  return taught;
}

record::Result<LessonSource> egiziaLessons() {
  const auto edition = lessonEdition();
  if (!edition) return edition.error();
  return lessonSource(AllLessons<Lesson>([given = *edition] { return allLessons(given); }),
                      taughtTable());
}

} // namespace nilometer::ui
