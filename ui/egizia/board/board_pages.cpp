// SPDX-License-Identifier: GPL-3.0-or-later
// The board where there is room for one site at a time.
#include "ui/egizia/board/board_view.h"

#include "ui/base/style/unit.h"
#include "ui/egizia/board/heading.h"
#include "ui/egizia/board/panels.h"
#include "ui/egizia/board/river_view.h"
#include "ui/egizia/board/stage_tab.h"
#include "ui/egizia/text/words.h"

#include <algorithm>
#include <utility>

namespace nilometer::ui {

using egizia::Building;

namespace {

/// In u, around a page and its tabs.
constexpr qreal pageMargin = 3;
/// In u, what the river gets at most beyond its least width.
constexpr qreal wideRiver = 110;

} // namespace

void BoardView::addTabs() {
  for (std::size_t page = 0; page < m_tabs.size(); ++page) {
    m_tabs[page] = new StageTab(this);
    connect(m_tabs[page], &StageTab::clicked, this,
            [this, page] { turnTo(static_cast<Page>(page)); });
  }
  nameTabs();
  showParts();
}

void BoardView::nameTabs() {
  // Short, so that they stand side by side; a screen reader hears the whole site.
  const std::array<QString, 4> names{text::building(Building::obelisk),
                                     text::building(Building::pyramid), tr("Markets"),
                                     //: A tab: the river with its spaces.
                                     tr("Nile")};
  for (std::size_t page = 0; page < m_tabs.size(); ++page) {
    m_tabs[page]->setText(asHeading(names[page]));
    m_tabs[page]->setAccessibleName(m_tabs[page]->text());
  }
  m_tabs[0]->setAccessibleName(text::site(egizia::Site::obelisk));
  m_tabs[1]->setAccessibleName(text::site(egizia::Site::pyramid));
}

std::optional<BoardView::Page> BoardView::busyPage() const {
  std::optional<Page> busy;
  for (const auto& [place, offer] : m_offers) {
    if (!isDoable(offer) || kindOf(place) == BoardPlace::ring) continue;
    if (kindOf(place) == BoardPlace::stop) {
      busy = Page::river;
      continue;
    }
    const bool upper = egizia::siteOf(buildingOf(place)) == egizia::Site::obelisk;
    return upper ? Page::obelisk : Page::pyramid;
  }
  return busy;
}

void BoardView::turnTo(Page page) {
  m_page = page;
  showParts();
  if (isOne()) arrange();
}

void BoardView::followPage() {
  const std::optional<Page> busy = busyPage();
  if (std::exchange(m_busyPage, busy) != busy && busy) turnTo(*busy);
}

bool BoardView::hasRiverBeside() const {
  const int pages = leastSite().width();
  return m_river->minimumSizeHint().width() + pages +
             2 * wholePixels(pageMargin, lookUnit(font())) <=
         width();
}

void BoardView::showParts() {
  const bool seen = m_cover == Cover::none;
  const bool beside = !isOne() || hasRiverBeside();
  // Beside the river there is always a site, until the river needs a page of its own again.
  const bool swaps = isOne() && beside && m_page == Page::river;
  const Page shown = swaps ? Page::obelisk : m_page;
  const auto shows = [&](Page page) { return seen && (!isOne() || shown == page); };
  m_river->setVisible(seen && (beside || shown == Page::river));
  m_ring->setVisible(seen);
  m_track->setVisible(seen && hasTrack());
  m_markets->setVisible(shows(Page::markets));
  m_sphinx->setVisible(shows(Page::markets));
  for (std::size_t i = 0; i < m_buildings.size(); ++i) {
    const bool upper = egizia::siteOf(static_cast<Building>(i)) == egizia::Site::obelisk;
    m_buildings[i]->setVisible(shows(upper ? Page::obelisk : Page::pyramid));
  }
  for (std::size_t page = 0; page < m_tabs.size(); ++page) {
    m_tabs[page]->setVisible(seen && isOne() &&
                             (!beside || static_cast<Page>(page) != Page::river));
    m_tabs[page]->setChecked(static_cast<Page>(page) == shown);
  }
}

int BoardView::tabColumn() const {
  int widest = m_ring->minimumSizeHint().width();
  for (const StageTab* tab : m_tabs) widest = std::max(widest, tab->sizeHint().width());
  return widest;
}

QRect BoardView::arrangeTabs(const QRect& room, bool inColumn) {
  int left = room.left();
  int top = room.top();
  const int widest = tabColumn();
  for (StageTab* tab : m_tabs) {
    if (!tab->isVisibleTo(this)) continue;
    tab->setGeometry(left, top, inColumn ? widest : tab->sizeHint().width(), targetHeight);
    (inColumn ? top : left) += inColumn ? targetHeight + unit : tab->width();
  }
  const QSize ring = m_ring->minimumSizeHint();
  m_ring->setGeometry(
      QRect(inColumn ? QPoint(left, top) : QPoint(room.right() + 1 - ring.width(), top), ring));
  m_ring->raise();
  return inColumn ? room.adjusted(widest + unit, 0, 0, 0)
                  : room.adjusted(0, targetHeight + unit, 0, 0);
}

QSize BoardView::leastPages() const {
  const int margin = 2 * wholePixels(pageMargin, lookUnit(font()));
  const int tabs = tabColumn();
  const QSize river = m_river->minimumSizeHint();
  const QSize site = leastSite();
  return {std::max(river.width(), site.width()) + tabs + unit + margin,
          std::max(river.height(), site.height() + targetHeight) + margin};
}

void BoardView::arrangePages() {
  showParts();
  const int margin = wholePixels(pageMargin, lookUnit(font()));
  const QRect inside = rect().adjusted(margin, margin, -margin, -margin);
  m_underTrack = {};
  m_grounds = {};
  QRect page = inside;
  if (hasRiverBeside()) {
    // Names of cards stand in one line: they need the room more than the stones do.
    const int least = m_river->minimumSizeHint().width();
    const int pages = leastSite().width();
    const int spare = std::max(width() - least - pages - 2 * margin, 0);
    const int river = least + std::min(2 * spare / 3, wholePixels(wideRiver, lookUnit(font())));
    m_river->setGeometry(1, 1, river, height() - 2);
    page = arrangeTabs(inside.adjusted(river + margin, 0, 0, 0), false);
  } else {
    page = arrangeTabs(inside, true);
    m_river->setGeometry(page.adjusted(0, 1 - margin, margin - 1, margin - 1));
  }
  const int ground = wholePixels(pageMargin, lookUnit(font()));
  const QRect site = page.adjusted(0, 0, 0, -ground);
  const bool swaps = hasRiverBeside() && m_page == Page::river;
  const Page shown = swaps ? Page::obelisk : m_page;
  switch (shown) {
  case Page::obelisk: {
    const int wide =
        std::min(building(Building::obelisk)->minimumSizeHint().width() * 3 / 2, site.width() / 3);
    building(Building::obelisk)->setGeometry(site.left(), site.top(), wide, site.height());
    building(Building::tombs)->setGeometry(site.adjusted(wide + 2 * unit, 0, 0, 0));
    break;
  }
  case Page::pyramid: putLower(site); break;
  case Page::markets: {
    const int sphinx = m_sphinx->minimumSizeHint().height();
    m_markets->setGeometry(site.adjusted(0, 0, 0, -sphinx - 2 * unit));
    m_sphinx->setGeometry(site.left(), site.bottom() + 1 - sphinx, site.width(), sphinx);
    break;
  }
  case Page::river: break;
  }
  const bool pyramid = shown == Page::pyramid;
  if (pyramid || shown == Page::obelisk) {
    m_grounds[pyramid ? 1 : 0] = QRect(site.left(), site.bottom() + 1, site.width(), ground);
  }
  update();
}

} // namespace nilometer::ui
