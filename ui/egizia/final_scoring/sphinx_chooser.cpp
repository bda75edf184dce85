// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/final_scoring/sphinx_chooser.h"

#include "engine/egizia/printed.h"
#include "ui/egizia/draft/draft.h"
#include "ui/egizia/text/words.h"
#include "ui/text/phrase.h"

namespace nilometer::ui {

using egizia::operator""_printed;

std::vector<QuestionRow> sphinxRows(const text::Table& table, table::Player player,
                                    const SphinxOffers& offerOf) {
  std::vector<QuestionRow> rows;
  rows.reserve(text::sphinxGroupCount);
  for (int i = 0; i < text::sphinxGroupCount; ++i) {
    rows.push_back({.question = questionId(Ask::sphinx, player),
                    .label = text::sphinxGroupName(static_cast<text::SphinxGroup>(i)),
                    .chips = {}});
  }
  const auto& cards = table.edition->sphinxCards;
  for (std::size_t i = 0; i < cards.size(); ++i) {
    const int card = static_cast<int>(i);
    const SphinxOffer offer = offerOf(card);
    ChipLook look;
    const egizia::PrintedSet rests =
        egizia::assumedAt(*table.edition, "sphinxCards.*"_printed.at(i));
    look.text = text::marked(text::sphinxInGroup(card, table), rests);
    look.tip = text::sphinxCard(card, table);
    if (!offer.why.isEmpty()) {
      look.tip = text::fill(QStringLiteral("%1. %2"), {look.tip, offer.why});
    }
    if (!rests.empty()) look.tip += QLatin1Char('\n') + text::restsOn(rests, table);
    look.keyCap = offer.keyCap;
    look.chosen = offer.chosen;
    rows[static_cast<std::size_t>(text::sphinxGroup(cards[i]))].chips.push_back(
        {card, offer.open, look});
  }
  std::erase_if(rows, [](const QuestionRow& row) { return row.chips.empty(); });
  return rows;
}

} // namespace nilometer::ui
