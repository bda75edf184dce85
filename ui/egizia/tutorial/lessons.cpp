// SPDX-License-Identifier: GPL-3.0-or-later
// The values the lessons are played with, and the table in the window on which they are taken.
#include "ui/egizia/tutorial/lessons.h"

#include "engine/egizia/file/edition_file.h"
#include "engine/record/files.h"
#include "ui/egizia/board/board_view.h"
#include "ui/egizia/board/panels.h"
#include "ui/egizia/seats/player_card.h"
#include "ui/egizia/table/egizia_view.h"
#include "ui/pages/tutorial/lesson_marks.h"
#include "ui/table/action_bar/strip_view.h"
#include "ui/table/view/header_bar.h"

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

record::Result<LessonPosition::EditionPtr> EgiziaLessons::given() {
  const std::string file = ":/example/egizia/edition.json";
  const record::Result<std::string> text = record::readFile(file);
  if (!text) return text.error();
  return givenEdition(egizia::readEdition(*text, file), [](egizia::Edition&) {});
}

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

} // namespace nilometer::ui
