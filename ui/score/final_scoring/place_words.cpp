// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/score/final_scoring/place_words.h"

#include "ui/text/phrase.h"
#include "ui/text/shown_names.h"

#include <QCoreApplication>

#include <algorithm>
#include <cstdlib>

namespace nilometer::ui {

using text::fill;
using text::number;

namespace {

struct PlaceWords {
  Q_DECLARE_TR_FUNCTIONS(FinalScoringStage)
};

} // namespace

QString placeNow(table::ScoreTrack track, table::Player player, const QStringList& names,
                 bool hasQueues) {
  if (!hasQueues) track.setPlaceInQueue(player, 0);
  const auto order = track.fromTheFront();
  const auto at = std::ranges::find(order, player);
  const auto place = static_cast<int>(at - order.begin()) + 1;
  const bool leads = place == 1;
  if (leads && order.size() < 2) return {};
  const bool isLevel =
      !hasQueues && at + 1 != order.end() && track.points(*(at + 1)) == track.points(player);
  if (isLevel) {
    return fill(PlaceWords::tr("Place %1 now, level with %2"),
                {number(place), text::playerName(*(at + 1), names)});
  }
  const table::Player other = leads ? order[1] : *(at - 1);
  const int apart = std::abs(track.points(other) - track.points(player));
  const QString name = text::playerName(other, names);
  if (apart == 0 && leads) return fill(PlaceWords::tr("Leads now, level with %1"), {name});
  if (apart == 0) return fill(PlaceWords::tr("Place %1 now, level with %2"), {number(place), name});
  if (leads) return fill(PlaceWords::tr("Leads now, %1 ahead of %2"), {number(apart), name});
  return fill(PlaceWords::tr("Place %1 now, %2 behind %3"), {number(place), number(apart), name});
}

} // namespace nilometer::ui
