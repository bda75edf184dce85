// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/egizia/file/public_copy.h"

namespace nilometer::egizia {

using namespace record;

namespace {

/// Another way that would name a hidden card is left away, with a dispute that says nothing else.
void hideCards(std::optional<record::Dispute<Rules>>& dispute, const auto& hidden) {
  if (!dispute || !dispute->otherwise || !dispute->otherwise->entry) return;
  Entry& other = *dispute->otherwise->entry;
  const auto* naming = std::get_if<NameSphinxCards>(&other);
  const auto* scoring = std::get_if<FinalScore>(&other);
  if ((naming != nullptr && hidden(naming->player)) ||
      (scoring != nullptr && hidden(scoring->player))) {
    dispute->otherwise.reset();
    if (dispute->note.empty()) dispute.reset();
  } else if (Build* build = std::get_if<Build>(&other); build && hidden(build->player)) {
    build->keptCards = 0;
  }
}

} // namespace

GameRecord publicCopy(const GameRecord& record, const Edition& edition) {
  const Replay played = replay(record, edition);
  const auto hidden = [&](Player player) { return !played.state.player[player].scored; };
  GameRecord copy{record.header, {}};
  copy.entries.reserve(record.entries.size());
  for (std::size_t i = 0; i < record.entries.size(); ++i) {
    if (!played.entries[i].accepted) continue;
    RecordedEntry line = record.entries[i];
    const auto* naming = std::get_if<NameSphinxCards>(&line.entry);
    if (naming != nullptr && hidden(naming->player)) continue;
    Build* build = std::get_if<Build>(&line.entry);
    if (build != nullptr && hidden(build->player)) build->keptCards = 0;
    hideCards(line.dispute, hidden);
    copy.entries.push_back(std::move(line));
  }
  return copy;
}

} // namespace nilometer::egizia
