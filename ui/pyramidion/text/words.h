// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/pyramidion/game_rules.h"
#include "engine/table/ledger.h"
#include "ui/text/game_names.h"
#include "ui/text/option_row.h"
#include "ui/text/text_rows.h"

#include <span>
#include <string_view>
#include <vector>

/// Everything that Pyramidion says to people. Rule ids, findings, effects and entries become
/// sentences here and nowhere else, in the language chosen with useLanguage(). No sentence of an
/// entry or effect tells the points of a boat before the game is over (SEE-2).
/// What does not exist is called "?".
namespace nilometer::text {

using PyramidionNames = GameNames<pyramidion::Edition>;

/// Those of a set, by seat: "Anna and Ben".
[[nodiscard]] QString playersText(pyramidion::PlayerSet set, const PyramidionNames& names);
/// As a kind: "camel".
extern const NameList<pyramidion::Resource, pyramidion::resourceCount> resourceName;
/// "2 camels"; fewer than none are none.
[[nodiscard]] QString countedResource(int count, pyramidion::Resource kind);
/// "2 camels and 1 statue"; "nothing".
[[nodiscard]] QString resourcesText(const pyramidion::Resources& resources);
/// "camel and food"; "nothing".
[[nodiscard]] QString kindsText(pyramidion::ResourceSet kinds);
extern const NameList<pyramidion::Site, pyramidion::siteCount> siteName;
[[nodiscard]] QString cardName(pyramidion::CardKind kind);
/// The print on a card: "Merchant 0/1/4", a deity with the category that it was played for.
[[nodiscard]] QString cardText(const pyramidion::Card& card,
                               std::optional<pyramidion::Category> category = {});
extern const NameList<pyramidion::Category, pyramidion::categoryCount> categoryName;
extern const NameList<pyramidion::Troop, pyramidion::allTroops.size()> troopName;
/// Site by site: "Giza 1 camel; Luxor 4 stones".
[[nodiscard]] QString supplyText(const pyramidion::SupplyCard& card);
[[nodiscard]] QString phase(pyramidion::Phase phase);
/// What the order of the players in a new game means.
[[nodiscard]] QString pyramidionSeats();

/// The rule options, in the order of RuleOptions, and the profiles.
using PyramidionOptions = OptionTexts<18, pyramidion::profileNames.size()>;
[[nodiscard]] PyramidionOptions pyramidionOptions();

/// The name of a place printed on the components: "Minima of Luxor".
[[nodiscard]] QString pyramidionPrinted(table::PrintedPlace place);
/// Why it is what it is, as the edition that comes with the program says it.
[[nodiscard]] QString pyramidionPrintedReason(std::string_view reason);
/// What somebody is asked who has the real game in front of him: where to look, and what for.
[[nodiscard]] QString pyramidionQuestion(table::PrintedPlace place);

/// A few words for a rule: the heading of a summary.
[[nodiscard]] QString pyramidionRuleTitle(table::RuleId rule);
/// What the rule says, in a few short sentences, in a game with those options.
[[nodiscard]] QString ruleSummary(table::RuleId rule, const pyramidion::RuleOptions& options);

/// The facts about an entry that its text names and the entry does not hold.
struct PyramidionSeen {
  const pyramidion::Resources* need = nullptr; ///< of the boat that is loaded: its place may change
  std::optional<int> strength{};               ///< of the revolt
  bool isRead = false;                         ///< what was turned up before
};
/// The log's line for an entry.
[[nodiscard]] QString sentence(const pyramidion::Entry& entry, const PyramidionNames& names,
                               const PyramidionSeen& seen = {});
/// An entry in the few words that a row of the log has room for: "Anna: Bandit".
[[nodiscard]] QString brief(const pyramidion::Entry& entry, const PyramidionNames& names,
                            const PyramidionSeen& seen = {});

/// Why an entry is refused.
[[nodiscard]] QString refusal(const table::Finding& finding, const PyramidionNames& names);

/// What has changed on the table, or what the table should know (phases and notes), without its
/// owner's name. Empty for what follows from the rest: the supply, what an entry has told, and
/// points, which no marker shows. `alike` = as many effects of that kind in one go.
[[nodiscard]] QString effectText(const table::Effect& effect, const PyramidionNames& names,
                                 int alike = 1);
/// How a phase begins: "Round 2: Load boats".
[[nodiscard]] QString phaseSentence(int round, pyramidion::Phase phase);
/// Where these points come from: which boat, all of them, or the torturer troops.
[[nodiscard]] QString pyramidionReason(const table::LedgerLine& line);
/// What hands do in one go: effects that are alike, or a loss and a gain for each kind of resource
/// that is handed on.
using PyramidionMove = std::vector<table::Effect>;
[[nodiscard]] std::vector<PyramidionMove> pyramidionMoves(std::span<const table::Effect> effects);
/// Without its owner's name; what has been told or begun is moved by nobody: empty, but for passes
/// that nobody enters.
[[nodiscard]] QString moveText(const PyramidionMove& move, const PyramidionNames& names);
/// Whose hands move it; noPlayer where it belongs to the table or to several.
[[nodiscard]] table::Player pyramidionOwner(const PyramidionMove& move);
/// What hands have to move on the real board, as lines (ui/text/move_lines.h). What follows from
/// an entry by itself stands apart from its own moves.
[[nodiscard]] QStringList movesOf(std::span<const table::Effect> effects,
                                  const PyramidionNames& names);

} // namespace nilometer::text
