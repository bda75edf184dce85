// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/board/round_look.h"

#include "ui/egizia/style/box_colours.h"
#include "ui/egizia/text/names.h"

#include <QCoreApplication>

namespace nilometer::ui {

using egizia::RoundSpace;

namespace {

struct River {
  Q_DECLARE_TR_FUNCTIONS(River)
};

/// The same, longest first.
QString variants(const QStringList& texts) {
  return texts.join(captionVariant);
}

/// What a round space does in two or three words, behind the crews it pictures.
QString captionOf(RoundSpace space, const egizia::Edition& edition) {
  switch (space) {
  case RoundSpace::edfu:
    //: What Edfu does; very short: both market markers go one step down.
    return variants({River::tr("markets 1 down"), River::tr("markets ↓")});
  case RoundSpace::thebae:
  case RoundSpace::selinon:
  case RoundSpace::beniHasan: return QStringLiteral("+1");
  case RoundSpace::passalon:
  case RoundSpace::heliopolis:
    //: Behind the picture of the joker crew; very short: +1 strength, and the
    //: water ring may move.
    return variants({River::tr("+1, ring"), QStringLiteral("+1 ◎"), QStringLiteral("+1")});
  case RoundSpace::alyi:
    //: What Alyi does; very short: one crew gains 1 strength, and there are
    //: stones.
    return variants({River::tr("crew +1, %n stone(s)", nullptr, edition.alyiStones),
                     River::tr("+1, %n stone(s)", nullptr, edition.alyiStones),
                     QStringLiteral("+1")});
  }
  return {};
}

} // namespace

egizia::CrewSet picturedCrews(const egizia::Stop& stop) {
  const auto space = static_cast<RoundSpace>(stop.index);
  const bool joker = space == RoundSpace::passalon || space == RoundSpace::heliopolis;
  return joker ? egizia::crewBit(egizia::Crew::joker) : stop.crews;
}

std::vector<QColor> crewTiles(egizia::CrewSet meant) {
  std::vector<QColor> tiles;
  for (int i = 0; i < egizia::crewCount; ++i) {
    const auto crew = static_cast<egizia::Crew>(i);
    tiles.push_back((meant & egizia::crewBit(crew)) != 0 ? crewTint(crew).fill : QColor());
  }
  return tiles;
}

void showRoundSpace(SpaceLook& look, const egizia::Stop& stop, const egizia::Edition& edition) {
  const auto space = static_cast<RoundSpace>(stop.index);
  look.shape = SpaceLook::Shape::round;
  look.text = text::roundSpace(space);
  const egizia::CrewSet meant = picturedCrews(stop);
  if (meant != 0) look.tiles = crewTiles(meant);
  look.caption = captionOf(space, edition);
}

} // namespace nilometer::ui
