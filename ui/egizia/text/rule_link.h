// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/rules.h"
#include "ui/text/rule_link.h"

#include <QString>

#include <optional>

/// Links to the rules of Egizia (ui/text/rule_link.h).
namespace nilometer::text {

[[nodiscard]] QString ruleAddress(table::RuleId rule);
/// The rule of such an address; nothing if it is another address or there is no such rule.
[[nodiscard]] std::optional<table::RuleId> egiziaRuleAt(const QString& address);
[[nodiscard]] QString withRule(const QString& text, table::RuleId rule);
[[nodiscard]] QString withRuleLinks(const QString& plain);

} // namespace nilometer::text
