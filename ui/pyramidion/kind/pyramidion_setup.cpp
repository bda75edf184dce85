// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pyramidion/kind/pyramidion_setup.h"

#include "ui/learn/plain_setup.h"
#include "ui/pyramidion/board/board_view.h"
#include "ui/pyramidion/lessons/pyramidion_lessons.h"

namespace nilometer::pyramidion {

namespace {

/// Where on the board lies what that step speaks of, in u; nothing for what lies beside it.
std::vector<QRectF> roomsOf(const BoardLayout& rooms, const QString& step) {
  const SiteRoom& giza = rooms.sites[at(Site::giza)];
  std::vector<QRectF> all;
  if (step == u"set-1") {
    for (const SiteRoom& site : rooms.sites) all.push_back(site.all);
  } else if (step == u"set-2") {
    all = {rooms.table};
  } else if (step == u"set-4") {
    all = {rooms.supply};
  } else if (step == u"set-6") {
    for (const SiteRoom& site : rooms.sites) all.push_back(site.next);
  } else if (step == u"set-7") {
    all.assign(rooms.boats.begin() + 1, rooms.boats.end());
  } else if (step == u"set-9" || step == u"two-5") {
    all = {giza.all};
  }
  return all;
}

class TableSetup : public ui::PlainSetup {
public:
  explicit TableSetup(const Session& session)
      : PlainSetup([&session] { return setupSteps(session.game()); },
                   [this](QWidget* parent) -> QWidget* {
                     return m_board = new ui::QuietBoard<BoardView, Draft>(m_session, parent);
                   },
                   [](const QWidget& picture, const QString& step) {
                     const auto& board = static_cast<const BoardView&>(picture);
                     std::vector<QRect> spots;
                     for (const QRectF& room : roomsOf(board.layOut(), step)) {
                       spots.push_back(board.pixelsOf(room));
                     }
                     return spots;
                   }),
        m_session(session) {}

  void show(const ui::SetupStep& step) override {
    if (m_session.shown().phase == Phase::setup) m_board->lay(laidBy(step));
    PlainSetup::show(step);
  }

private:
  /// What all steps up to that one have laid out.
  [[nodiscard]] Laid laidBy(const ui::SetupStep& last) const {
    Laid laid{.supply = false, .markers = false};
    for (const ui::SetupStep& step : steps()) {
      if (step.key == u"set-4") laid.supply = true;
      if (step.key == u"set-7") laid.facedDown = true;
      if (step.key == u"set-9") laid.markers = true;
      if (step.key == last.key) break;
    }
    return laid;
  }

  const Session& m_session;
  BoardView* m_board = nullptr;
};

} // namespace

std::unique_ptr<ui::SetupSource> pyramidionSetup(ui::GameSession& session) {
  return std::make_unique<TableSetup>(static_cast<const Session&>(session));
}

} // namespace nilometer::pyramidion
