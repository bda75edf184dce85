// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/header_parts.h"
#include "engine/saqqara/rule_options.h"

namespace nilometer::saqqara {

/// The member "profile" and the optional one "options", with what differs from the profile; the
/// keys are the names of docs/rules-saqqara.md.
void describe(record::Archive& at, Profile& profile, RuleOptions& options);

} // namespace nilometer::saqqara
