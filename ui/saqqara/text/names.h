// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/saqqara/edition.h"
#include "engine/saqqara/printed.h"
#include "engine/saqqara/rule_options.h"
#include "ui/text/game_names.h"
#include "ui/text/option_row.h"
#include "ui/text/text_rows.h"

#include <QString>
#include <QStringList>

#include <string_view>
#include <vector>

/// What a player calls the things of Saqqara. What does not exist is called "?".
namespace nilometer::text {

/// What sentences need to know of a game.
using SaqqaraNames = GameNames<saqqara::Edition>;

/// Those of a set, in their order.
[[nodiscard]] std::vector<saqqara::Pyramid> pyramidsIn(saqqara::PyramidSet set);

/// The goods as they are counted: "fish".
extern const NameList<saqqara::Good, saqqara::goodCount> goodName;
/// "2 fish and 1 gold"; "nothing".
[[nodiscard]] QString goodsText(const saqqara::Goods& goods);
/// A price: its goods, and so many of any kind.
[[nodiscard]] QString priceText(const saqqara::Price& price);
/// "Fish", and where it stands.
[[nodiscard]] QString warehouseName(saqqara::Warehouse warehouse);
/// A field of the die or the stall: "Land", "Fish"; the stall off its track: "no field".
[[nodiscard]] QString fieldName(int field, const SaqqaraNames& names);
/// The pyramid, and the power that its levels give.
extern const NameList<saqqara::Pyramid, saqqara::pyramidCount> pyramidName;
/// What it exchanges: "1 gold → 2 fish"; one that leaves its good open: "3 goods of one kind → 1
/// land".
[[nodiscard]] QString marketCard(const saqqara::MarketCard& card);
/// "7"; "no yield".
[[nodiscard]] QString thresholdText(int threshold);
/// "7", "Beggar", "Trader"; "face down".
[[nodiscard]] QString influenceCard(int card);
[[nodiscard]] QString phase(saqqara::Phase phase);

/// The rule options, in the order of RuleOptions, and the profiles.
using SaqqaraOptions = OptionTexts<18, saqqara::profileNames.size()>;
[[nodiscard]] SaqqaraOptions saqqaraOptions();

/// The name of a place printed on the components (docs/record-saqqara.md, Editions): "Price of
/// level 4 of Royal Court".
[[nodiscard]] QString printedName(saqqara::PrintedPlace place);
/// Why it is what it is, as the edition that comes with the program says it.
[[nodiscard]] QString saqqaraPrintedReason(std::string_view reason);
/// What somebody is asked who has the real game in front of him: "Look at the pyramid Royal Court:
/// which goods are printed beside level 4?"
[[nodiscard]] QString askFor(saqqara::PrintedPlace place);

} // namespace nilometer::text
