// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/check/copy_picture.h"
#include "ui/check/crew_tracks_picture.h"
#include "ui/check/markets_picture.h"
#include "ui/check/nile_cards_picture.h"
#include "ui/check/pieces_picture.h"
#include "ui/check/river_picture.h"
#include "ui/check/round_spaces_picture.h"
#include "ui/check/rows_picture.h"
#include "ui/check/sphinx_cards_picture.h"
#include "ui/check/temple_picture.h"
#include "ui/check/tombs_picture.h"

namespace nilometer::ui {

std::unique_ptr<CopyPicture> pictureOf(egizia::PrintedPage page) {
  using egizia::PrintedPage;
  switch (page) {
  case PrintedPage::pieces: return std::make_unique<PiecesPicture>();
  case PrintedPage::river: return std::make_unique<RiverPicture>();
  case PrintedPage::roundSpaces: return std::make_unique<RoundSpacesPicture>();
  case PrintedPage::crewTracks: return std::make_unique<CrewTracksPicture>();
  case PrintedPage::markets: return std::make_unique<MarketsPicture>();
  case PrintedPage::obelisk: return std::make_unique<RowsPicture>(egizia::Building::obelisk);
  case PrintedPage::pyramid: return std::make_unique<RowsPicture>(egizia::Building::pyramid);
  case PrintedPage::temple: return std::make_unique<TemplePicture>();
  case PrintedPage::tombs: return std::make_unique<TombsPicture>();
  case PrintedPage::fieldsAndQuarries: return std::make_unique<NileCardsPicture>(page);
  case PrintedPage::otherNileCards: return std::make_unique<NileCardsPicture>(page);
  case PrintedPage::sphinxCards: return std::make_unique<SphinxCardsPicture>();
  }
  return nullptr;
}

} // namespace nilometer::ui
