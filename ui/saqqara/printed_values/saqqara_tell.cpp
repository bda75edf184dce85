// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/saqqara/printed_values/saqqara_tell.h"

#include "ui/saqqara/session/saqqara_rereading.h"
#include "ui/table/printed_values/tell_game_of.h"

#include <algorithm>

namespace nilometer::saqqara {

namespace {

struct SaqqaraTell {
  Q_DECLARE_TR_FUNCTIONS(SaqqaraTell)
};

/// Before the set-up every pyramid may be in play.
std::vector<Pyramid> tellablePyramids(const Session& session) {
  const PyramidSet inPlay = session.shown().pyramids;
  return text::pyramidsIn(inPlay == 0 ? static_cast<PyramidSet>(~PyramidSet{}) : inPlay);
}

ui::TellForm formOf(const Session& session) {
  QStringList pyramids;
  for (const Pyramid pyramid : tellablePyramids(session)) pyramids += text::pyramidName(pyramid);
  ui::TellForm form{
      .where = {{SaqqaraTell::tr("&Pyramid"), pyramids},
                {SaqqaraTell::tr("&Level"), {}, 1, topLevel},
                {SaqqaraTell::tr("&Year"), {}, 1, years, session.shown().year()}},
      .what = {{SaqqaraTell::tr("Price of a level"), {0, 1}, true},
               {SaqqaraTell::tr("Points of a level"), {0, 1}},
               {SaqqaraTell::tr("Room on a level"), {0, 1}},
               {SaqqaraTell::tr("Bonus of a year"), {2}},
               {SaqqaraTell::tr("Land of a year"), {2}},
               {SaqqaraTell::tr("Last space of the Nile"), {}, false, {}, leastNileEnd}},
      .kinds = text::goodName.of(),
      .most = maxNumber};
  //: Goods of any kind, of a price.
  form.kinds += SaqqaraTell::tr("of any kind");
  return form;
}

Tell entryOf(const Session& session, const ui::Reading& read) {
  Tell tell;
  tell.what = static_cast<Told>(read.what);
  if (isOfLevel(tell.what)) {
    tell.pyramid = tellablePyramids(session)[at(read.where[0])];
    tell.level = static_cast<std::uint8_t>(read.where[1]);
  }
  if (isOfYear(tell.what)) tell.year = static_cast<std::uint8_t>(read.where[2]);
  if (tell.what != Told::cost) {
    tell.number = static_cast<std::uint8_t>(std::max(read.numbers.front(), 0));
    return tell;
  }
  for (const Good good : allGoods) tell.cost.goods.add(good, read.numbers[at(good)]);
  tell.cost.any = static_cast<std::int16_t>(read.numbers.back());
  return tell;
}

std::optional<ui::TellGame::Known> knownAt(const Session& session, const ui::Reading& read) {
  const Sheet& sheet = session.shown().sheet;
  const Tell tell = entryOf(session, read);
  const int now = knownNumber(sheet, tell);
  if (now < 0) return std::nullopt;
  if (tell.what != Told::cost) return ui::TellGame::Known{{now}, text::number(now)};
  const Price& price = *sheet.level(tell.pyramid, tell.level).cost;
  ui::TellGame::Known known{{price.goods.of.begin(), price.goods.of.end()}, text::priceText(price)};
  known.numbers.push_back(price.any);
  return known;
}

} // namespace

ui::TellGame tellGame(Session& session) {
  return ui::tellGame<Rereading>(session, formOf, entryOf, knownAt);
}

} // namespace nilometer::saqqara
