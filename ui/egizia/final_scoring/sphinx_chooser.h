// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/egizia/text/names.h"
#include "ui/table/action_bar/question_rows.h"

#include <functional>

namespace nilometer::ui {

/// How a Sphinx card stands to the scoring being made.
struct SphinxOffer {
  bool open = false;   ///< may be named, or taken back
  bool chosen = false; ///< named in this scoring
  QString keyCap{};
  QString why{}; ///< why it may not be named
};
using SphinxOffers = std::function<SphinxOffer(int card)>;

/// All Sphinx cards of the edition by groups, each a chip with what it asks for and gives, marked
/// where nobody has compared that with the card. The whole sentence is its tool tip.
[[nodiscard]] std::vector<QuestionRow> sphinxRows(const text::Table& table, table::Player player,
                                                  const SphinxOffers& offerOf);

} // namespace nilometer::ui
