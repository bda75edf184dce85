// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vector>

namespace nilometer::ui {

struct PageKind;

/// What a key does, or several keys, in one line.
struct KeyHelp {
  QString keys; ///< as they are called in the present language, ", " between them
  QString what;
};

/// The keys of one page, or of what is no page.
struct KeyGroup {
  const PageKind* page = nullptr;
  QString title;
  std::vector<KeyHelp> keys;
};

/// All keys there are, in the present language: those of the page in front first (nullptr: of the
/// start page, which has none of its own), then those that work everywhere, then all others.
[[nodiscard]] std::vector<KeyGroup> keyGroups(const PageKind* front);

} // namespace nilometer::ui
