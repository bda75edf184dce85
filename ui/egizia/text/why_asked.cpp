// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/text/why_asked.h"

#include "engine/egizia/rules.h"
#include "ui/text/phrase.h"

#include <QCoreApplication>

namespace nilometer::text {

using egizia::operator""_rule;
using table::EffectKind;

namespace {

struct WhyAsked {
  Q_DECLARE_TR_FUNCTIONS(WhyAsked)
};

/// %1 = the player.
QString reason(std::string_view place, const table::Effect& effect) {
  if (effect.rule == "END-1"_rule) return WhyAsked::tr("It decides what the stones of %1 bring.");
  if (effect.rule == "END-2"_rule) return WhyAsked::tr("It decides what the tombs of %1 bring.");
  if (effect.rule == "END-3"_rule) return WhyAsked::tr("The Sphinx card of %1 is scored with it.");
  if (effect.rule == "PYR-2"_rule) return WhyAsked::tr("%1 gets the bonus of this row.");
  if (effect.rule == "BONUS-1"_rule) return WhyAsked::tr("%1 has just got points for it.");
  if (place.starts_with("grainMarket.penalties")) {
    return WhyAsked::tr("%1 stands there and lacks grain.");
  }
  if (place.starts_with("pyramid.support")) {
    return WhyAsked::tr("%1 has just built above the lowest row.");
  }
  if (place.starts_with("stoneMarket.steps")) {
    return WhyAsked::tr("%1 has just reached the last step.");
  }
  if (place.starts_with("players.crewTrackEnd")) {
    return effect.kind == EffectKind::strength ? WhyAsked::tr("%1 has just arrived there.")
                                               : WhyAsked::tr("%1 could not advance any further.");
  }
  if (effect.rule == "BUILD-8"_rule) return WhyAsked::tr("%1 has just built there.");
  return WhyAsked::tr("It has just mattered for %1.");
}

} // namespace

QString whyAsked(std::string_view place, const table::Effect& effect, const Table& table) {
  return fill(reason(place, effect), {playerName(effect.player, table)});
}

} // namespace nilometer::text
