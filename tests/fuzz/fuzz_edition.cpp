// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as an edition: change it as a draft, compare it, and if it can be used, play with it
// and judge another game again on it. What stands behind a zero byte says how the draft is changed.
#include "fuzz_games.h"

#include "engine/egizia/file/edition_document.h"
#include "engine/egizia/file/edition_file.h"
#include "engine/egizia/file/game_record.h"
#include "engine/egizia/invariants.h"
#include "engine/random_play/egizia/random_game.h"

#include <array>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

using namespace nilometer;
using egizia::EditionDocument;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace {

/// Changes beyond this find nothing new.
constexpr std::size_t mostChanges = 40;
constexpr std::size_t bytesOfAChange = 4;
constexpr int sphinxKinds = static_cast<int>(egizia::SphinxKind::perTen) + 1;

void require(bool holds) {
  if (!holds) std::abort();
}

const egizia::Edition& shipped() {
  static const auto edition = egizia::shippedEdition("egizia-2009");
  return *edition;
}

/// Every printed value, and places inside some of them.
const std::vector<std::string>& places() {
  static const std::vector<std::string> all = [] {
    std::vector<std::string> found;
    for (const egizia::PrintedValue& value : shipped().printed) found.push_back(value.key);
    for (const char* inside :
         {"obelisk.rows[0]", "obelisk.rows[1].spaces", "pyramid.rows[2].value",
          "players.crewStart.blue", "temple.order[1].after", "temple.spaces.columns[0]",
          "tombs.bands[2]", "tombs.tileValues[0].tiles", "nileCards.green-2.decks.3/4",
          "sphinxCards.obelisk-row-9.condition.parts", "sites.participation[0]", "nileCards",
          "sphinxCards", "river", "", "[0]", "river.stops[", "river.stops[99]"}) {
      found.emplace_back(inside);
    }
    return found;
  }();
  return all;
}

record::JsonValue valueFrom(std::uint8_t byte) {
  static constexpr auto texts = std::to_array<const char*>(
      {"null", "true", "[]", "{}", "\"\"", "\"C1\"", "\"edfu\"", "[1,2]", "[\"blue\"]",
       "{\"spaces\":1,\"value\":2}", "{\"points\":3}", "{\"value\":1,\"provenance\":\"assumed\"}",
       "[[[[[[]]]]]]", "1.5", "-1", "9223372036854775807", "{\"1/2\":2}", "\"row-1\""});
  return *record::parseJson(texts[byte % texts.size()]);
}

/// Carries out one change; whether something was changed.
bool change(EditionDocument& draft, std::string_view bytes) {
  const auto at = [&](std::size_t i) { return static_cast<std::uint8_t>(bytes[i]); };
  const std::string& place = places()[at(1) % places().size()];
  const std::size_t index = at(2);
  switch (at(0) % 13) {
  case 0: return draft.set(place, static_cast<std::int8_t>(at(3)));
  case 1: return draft.set(place, valueFrom(at(3)));
  case 2: return draft.insert(place, index, valueFrom(at(3)));
  case 3: return draft.remove(place, index);
  case 4: return draft.move(place, index, at(3));
  case 5: return draft.duplicate(place, index);
  case 6: return draft.confirm(place);
  case 7: return draft.removeCard(place.substr(0, place.find('.', place.find('.') + 1)));
  case 8:
    return !egizia::addNileCard(draft, static_cast<egizia::CardKind>(at(2) % egizia::cardKindCount),
                                static_cast<egizia::Deck>(at(3) % egizia::deckCount))
                .empty();
  case 9:
    return !egizia::addSphinxCard(draft, static_cast<egizia::SphinxKind>(at(3) % sphinxKinds))
                .empty();
  case 10: return draft.confirmNumber(place);
  case 11: return draft.correctNumber(place, static_cast<std::int8_t>(at(3)));
  default: {
    const egizia::SphinxCard& card = shipped().sphinxCards[index % shipped().sphinxCards.size()];
    return egizia::setSphinxKind(draft, card.id,
                                 static_cast<egizia::SphinxKind>(at(3) % sphinxKinds));
  }
  }
}

/// A draft is written as it is read.
void requireWritten(const EditionDocument& draft) {
  const std::string written = draft.text();
  const auto again = egizia::readDocument(written);
  require(again && again->text() == written);
}

void playOn(const egizia::Edition& edition) {
  const egizia::Game game{.edition = &edition, .options = {}, .players = 4};
  egizia::State state = egizia::setUp(game);
  egizia::RandomGame table(game, egizia::Naming::asEarly, 1);
  egizia::Options options;
  egizia::Effects effects;
  for (int i = 0; i < 400; ++i) {
    const std::optional<egizia::Entry> entry = table.next(state, options);
    if (!entry) break;
    require(egizia::enter(game, state, *entry, false, effects).accepted);
    require(egizia::brokenInvariants(game, state) == 0);
  }
}

/// The first entries of a game on the edition that comes with the program.
const egizia::GameRecord& playedGame() {
  static const egizia::GameRecord played = [] {
    egizia::GameRecord record;
    record.header.editionId = shipped().id;
    record.header.editionChecksum = shipped().checksum;
    record.header.players = {{"A", "blue", 0}, {"B", "red", 0}, {"C", "green", 0}};
    record.header.date = "2026-11-21";
    const egizia::Game game = egizia::gameOf(record.header, shipped());
    egizia::State state = egizia::setUp(game);
    egizia::RandomGame table(game, egizia::Naming::asEarly, 3);
    egizia::Options options;
    egizia::Effects effects;
    for (int i = 0; i < 90; ++i) {
      const std::optional<egizia::Entry> entry = table.next(state, options);
      if (!entry) break;
      egizia::enter(game, state, *entry, false, effects);
      record.entries.push_back({.entry = *entry, .reason = {}, .time = {}});
    }
    return record;
  }();
  return played;
}

/// What it is judged to be is what playing on the corrected edition from the start gives.
void judgeAgain(const egizia::Edition& corrected) {
  const egizia::Rejudged judged = record::rejudge(playedGame(), shipped(), corrected);
  require(judged.record.entries.size() + judged.leftOut.size() == playedGame().entries.size());
  const std::string text = egizia::writeRecord(judged.record, corrected);
  const auto again = egizia::readRecord(text, corrected);
  require(again && *again == judged.record);
  const egizia::Replay replay = record::replay(*again, corrected);
  require(egizia::brokenInvariants(replay.game, replay.state) == 0);
  for (int player = 0; player < replay.game.players; ++player) {
    require(replay.state.track.points(static_cast<egizia::Player>(player)) ==
            judged.pointsAfter[static_cast<std::size_t>(player)]);
  }
  if (corrected.checksum == shipped().checksum) require(judged.sameGame());
}

/// Two editions differ where their checksums do, but for facts about the box.
void compare(const egizia::Edition& edition) {
  bool differs = false;
  for (const auto& difference : egizia::compareEditions(shipped(), edition)) {
    differs = differs || !difference.key.starts_with("box.");
  }
  require(!differs || edition.checksum != shipped().checksum);
}

/// Whatever is in it and whatever is changed in it, nothing of a draft is lost.
void changeDraft(std::string_view text, std::string_view changes) {
  auto draft = egizia::readDocument(text);
  if (!draft) return;
  requireWritten(*draft);
  for (std::size_t i = 0; i < mostChanges && changes.size() >= bytesOfAChange; ++i) {
    const std::string before = draft->text();
    const bool changed = change(*draft, changes.substr(0, bytesOfAChange));
    require(changed || draft->text() == before);
    changes.remove_prefix(bytesOfAChange);
  }
  draft->rename("own", "Own");
  requireWritten(*draft);
  const auto checked = egizia::check(*draft);
  if (!checked) {
    static_cast<void>(draft->keyAt(checked.error().where));
    return;
  }
  compare(checked->edition);
  const auto usable = egizia::readEdition(draft->text());
  require(static_cast<bool>(usable) == checked->findings.empty());
  if (!usable) return;
  require(usable->checksum == checked->edition.checksum);
  require(egizia::check(egizia::documentOf(*usable))->edition.checksum == usable->checksum);
  judgeAgain(*usable);
}

} // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view input(reinterpret_cast<const char*>(data), size);
  const std::size_t end = input.find('\0');
  const std::string_view text = input.substr(0, end);
  const std::string_view changes =
      end == std::string_view::npos ? std::string_view() : input.substr(end + 1);
  fuzz::tryEdition<saqqara::Rules>(text, changes, saqqara::editionForm(), ".fish");
  fuzz::tryEdition<pyramidion::Rules>(text, changes, pyramidion::editionForm(),
                                      "[0].values.influence");
  changeDraft(text, changes);
  const auto edition = egizia::readEdition(text, {});
  if (edition) playOn(*edition);
  return 0;
}
