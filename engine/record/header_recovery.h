// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/edition_places.h"
#include "engine/record/new_header.h"
#include "engine/record/read_record.h"
#include "engine/record/write_record.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// Records whose first line is damaged: another one takes its place, with all that can still be
/// read of it, so that the entries behind it are not lost.
namespace nilometer::record {

/// Whether a record that cannot be read for that reason may be one with a damaged first line.
[[nodiscard]] bool isLostHeader(const ReadError& error, std::string_view text);

/// What can be read of a damaged first line, and the lines behind it as far as they are whole.
struct LostHeader {
  std::string line;
  std::vector<std::string> rest; ///< without checksums
};
[[nodiscard]] LostHeader lostHeaderOf(std::string_view text);
/// The value of that key, wherever it stands in the line; nothing if it is damaged itself.
[[nodiscard]] std::optional<JsonValue> valueIn(std::string_view line, std::string_view key);
/// The players of the line, nothing in place of one that is damaged; empty if the list is.
[[nodiscard]] std::vector<std::optional<JsonValue>> playersIn(std::string_view line);
/// The text of that key in an object; empty if it has none.
[[nodiscard]] std::string textIn(const JsonValue& object, std::string_view key);

/// Looks for the header of a damaged record.
template <table::Rules G> class HeaderRecovery {
public:
  using Edition = typename G::Edition;

  /// `names` = what players are called whose names are lost, at least as many as can play;
  /// `date` the same (YYYY-MM-DD).
  HeaderRecovery(std::string_view text, std::vector<std::string> names, std::string date)
      : m_lost(lostHeaderOf(text)), m_names(std::move(names)), m_date(std::move(date)) {}

  /// The printed values that the damaged line names; empty if that is lost.
  [[nodiscard]] EditionName edition() const {
    const auto named = valueIn(m_lost.line, "edition");
    return named ? EditionName{textIn(*named, "id"), textIn(*named, "checksum")} : EditionName();
  }
  /// The printed values that the record brings along.
  [[nodiscard]] std::optional<Edition> own() const {
    if (m_lost.rest.empty() || !holdsEdition(m_lost.rest.front())) return std::nullopt;
    auto edition = FileFormat<G>::readEdition(m_lost.rest.front(), {});
    return edition ? std::optional(std::move(*edition)) : std::nullopt;
  }

  /// Nothing where no number of players and none of these printed values fit the entries.
  [[nodiscard]] std::optional<NewHeader> find(std::span<const Edition* const> editions) const {
    if (m_lost.rest.empty()) return std::nullopt;
    const EditionName named = edition();
    for (const bool isLost : {false, true}) {
      for (const Edition* edition : editions) {
        if (named.fits(*edition) == isLost) continue;
        if (std::optional<NewHeader> found = with(*edition)) {
          found->edition = isLost;
          return found;
        }
      }
    }
    return std::nullopt;
  }

private:
  /// With so many players as were listed, or else as few as fit.
  [[nodiscard]] std::optional<NewHeader> with(const Edition& edition) const {
    const int listed = static_cast<int>(playersIn(m_lost.line).size());
    if (listed >= G::seats.least && listed <= G::seats.most) {
      if (std::optional<NewHeader> found = with(listed, edition)) return found;
    }
    for (int players = G::seats.least; players <= G::seats.most; ++players) {
      if (std::optional<NewHeader> found = with(players, edition)) return found;
    }
    return std::nullopt;
  }
  [[nodiscard]] std::optional<NewHeader> with(int players, const Edition& edition) const {
    NewHeader found;
    found.players = players;
    RecordHeader<G> header;
    header.editionId = edition.id;
    header.editionChecksum = edition.checksum;
    header.options = G::optionsOf(header.profile);
    header.date = m_date;
    const auto colours = FileFormat<G>::seatRules(header.options).colours;
    for (std::size_t i = 0; std::cmp_less(i, players); ++i) {
      header.players.push_back({m_names[i], std::string(colours[i]), 0});
    }
    JsonValue json = *parseJson(writeHeader<G>(header));
    take(json, "rules");
    const bool hasProfile = take(json, "profile");
    const bool hasOptions = !has("options") || take(json, "options");
    found.rules = !hasProfile || !hasOptions;
    takePlayers(json, found);
    take(json, "date");
    take(json, "title");
    found.text = writeJson(json) + '\n';
    for (const std::string& line : m_lost.rest) found.text += line + '\n';
    if (!readRecord<G>(found.text, edition, {})) return std::nullopt;
    return found;
  }

  [[nodiscard]] bool has(std::string_view key) const {
    return m_lost.line.find('"' + std::string(key) + "\":") != std::string::npos;
  }
  [[nodiscard]] static bool reads(const JsonValue& header) {
    return static_cast<bool>(readHeader<G>(writeJson(header), {}));
  }
  /// Keeps what was read of that member, if it makes sense.
  bool take(JsonValue& header, std::string_view key) const {
    std::optional<JsonValue> value = valueIn(m_lost.line, key);
    if (!value) return false;
    JsonValue tried = header;
    setMember(tried, key, std::move(*value));
    if (!reads(tried)) return false;
    header = std::move(tried);
    return true;
  }
  void takePlayers(JsonValue& header, NewHeader& found) const {
    auto listed = playersIn(m_lost.line);
    // One that was overlooked makes a list of others.
    if (std::cmp_not_equal(listed.size(), found.players)) listed.clear();
    found.seats = listed.empty();
    found.names = listed.empty();
    if (listed.empty()) return;
    const auto colours = FileFormat<G>::seatRules(G::optionsOf(G::usualProfile)).colours;
    std::vector<std::string_view> left(colours.begin(), colours.end());
    std::vector<bool> hasColour;
    for (const auto& player : listed) {
      hasColour.push_back(player && std::erase(left, textIn(*player, "colour")) > 0);
    }
    JsonArray players;
    for (std::size_t i = 0; i < listed.size(); ++i) {
      JsonValue player = listed[i].value_or(JsonValue(JsonObject()));
      const bool hasName = !textIn(player, "name").empty();
      if (!hasName) setMember(player, "name", jsonText(m_names[i]));
      if (!hasColour[i]) {
        setMember(player, "colour", jsonText(left.front()));
        left.erase(left.begin());
      }
      found.names = found.names || !hasName || !hasColour[i];
      players.push_back(std::move(player));
    }
    JsonValue tried = header;
    setMember(tried, "players", JsonValue(std::move(players)));
    if (reads(tried))
      header = std::move(tried);
    else
      found.names = true;
  }

  LostHeader m_lost;
  std::vector<std::string> m_names;
  std::string m_date;
};

} // namespace nilometer::record
