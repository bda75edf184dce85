// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/report/source_groups.h"

#include "engine/egizia/effects.h"
#include "engine/egizia/vocabulary.h"

#include <QCoreApplication>

#include <algorithm>
#include <initializer_list>

namespace nilometer::report {

using egizia::operator""_rule;

namespace {

struct SourceWords {
  Q_DECLARE_TR_FUNCTIONS(SourceGroup)
};

SourceGroup groupOfSite(egizia::Site site) {
  switch (site) {
  case egizia::Site::sphinx: return SourceGroup::sphinxSite;
  case egizia::Site::obelisk: return SourceGroup::obeliskTombs;
  case egizia::Site::pyramid: return SourceGroup::pyramidTemple;
  }
  return SourceGroup::corrections;
}

bool isCard(table::RuleId rule) {
  return std::ranges::find(egizia::cardRules, rule) != egizia::cardRules.end();
}

} // namespace

SourceGroup groupOf(const table::LedgerLine& line) {
  const table::RuleId rule = line.rule;
  if (rule == "BUILD-8"_rule) return groupOfSite(egizia::siteOf(line));
  if (rule == "SPHINX-2"_rule) return SourceGroup::sphinxSite;
  if (rule == "PYR-2"_rule) return SourceGroup::pyramidRows;
  if (rule == "BONUS-1"_rule) return SourceGroup::participation;
  if (rule == "MARKET-3"_rule || isCard(rule)) return SourceGroup::cardsMarkets;
  if (rule == "FEED-3"_rule) return SourceGroup::penalties;
  if (rule == "END-1"_rule || rule == "END-2"_rule) return SourceGroup::stonesTombs;
  if (rule == "END-3"_rule) return SourceGroup::sphinxCards;
  return SourceGroup::corrections;
}

QString groupName(SourceGroup group) {
  switch (group) {
  case SourceGroup::sphinxSite: return SourceWords::tr("Sphinx");
  case SourceGroup::obeliskTombs: return SourceWords::tr("Obelisk and tombs");
  case SourceGroup::pyramidTemple: return SourceWords::tr("Pyramid and temple");
  case SourceGroup::pyramidRows: return SourceWords::tr("Pyramid rows");
  case SourceGroup::participation: return SourceWords::tr("Participation");
  case SourceGroup::cardsMarkets: return SourceWords::tr("Nile cards and markets");
  case SourceGroup::penalties: return SourceWords::tr("Missing grain");
  case SourceGroup::stonesTombs: return SourceWords::tr("End: stones and tombs");
  case SourceGroup::sphinxCards: return SourceWords::tr("End: Sphinx cards");
  case SourceGroup::corrections: return SourceWords::tr("Corrections");
  }
  return {};
}

std::vector<ScoreFamily> sourceFamilies() {
  using enum SourceGroup;
  const auto family = [](const QString& name, const QString& shortName,
                         std::initializer_list<SourceGroup> groups) {
    ScoreFamily made{name, shortName, {}};
    for (const SourceGroup group : groups) made.groups.push_back(static_cast<std::size_t>(group));
    return made;
  };
  // The short names stand beside each other over small bars.
  return {family(SourceWords::tr("Buildings"),
                 //: What was had for building, beside: rows · bonus · end · Sphinx.
                 SourceWords::tr("built"), {sphinxSite, obeliskTombs, pyramidTemple}),
          family(groupName(pyramidRows),
                 //: Short for "Pyramid rows".
                 SourceWords::tr("rows"), {pyramidRows}),
          family(SourceWords::tr("Bonus, cards, markets"),
                 //: What was had for taking part, from Nile cards and from markets.
                 SourceWords::tr("bonus"), {participation, cardsMarkets}),
          family(groupName(corrections),
                 //: Short for corrections by hand.
                 SourceWords::tr("other"), {corrections}),
          family(SourceWords::tr("Stones and tombs"),
                 //: What counts at the end of the game.
                 SourceWords::tr("end"), {stonesTombs}),
          family(SourceWords::tr("Sphinx cards"),
                 //: Short for "Sphinx cards".
                 SourceWords::tr("Sphinx"), {sphinxCards}),
          family(groupName(penalties),
                 //: Points lost because grain was missing.
                 SourceWords::tr("lost"), {penalties})};
}

} // namespace nilometer::report
