// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/edition_id.h"
#include "engine/record/edition_name.h"
#include "engine/record/file_kind.h"
#include "engine/record/files.h"
#include "engine/record/header_parts.h"
#include "engine/record/plain_text.h"
#include "engine/record/replay.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// The end position of a game that was not recorded, of any game in which it is one document of
/// numbers: what cannot be in it, its file, its final scoring, which is that of a recorded game.
namespace nilometer::record {

inline constexpr std::size_t maxTypedFields = 200;

/// A field of a document that is still being entered, with a text that is no number it can hold.
struct TypedField {
  std::string key; ///< what the screen calls the field
  std::string text;
  friend bool operator==(const TypedField&, const TypedField&) = default;
};

/// What stands in the document of every game; a game adds what its own rules ask for.
template <class EachPlayer> struct EndDocument {
  using Player = EachPlayer;
  EditionName edition;
  std::string date;  ///< YYYY-MM-DD, may be empty
  std::string title; ///< may be empty
  std::vector<Player> players;
  /// It is still being entered: nobody has scored it.
  bool open = false;
  std::vector<TypedField> typed; ///< only of one that is open
  friend bool operator==(const EndDocument&, const EndDocument&) = default;
};

/// What cannot be in a document, or not together. `Place` says where, in the game's own words.
template <class Place> struct PositionFinding {
  Place place;
  table::RuleId rule = {};
  ReadFault fault = ReadFault::badPosition;
  std::string expected;
  int found = 0;
};
template <table::Rules G, class Place> struct JudgedPosition {
  std::vector<PositionFinding<Place>> findings;
  typename G::State state; ///< the table before the final scoring, if there are no findings

  void refuse(Place place, table::RuleId rule, ReadFault fault, std::string expected, int found) {
    findings.push_back({place, rule, fault, std::move(expected), found});
  }
  /// The value, or `least` with a finding.
  int bounded(Place place, table::RuleId rule, int value, int least, int most) {
    if (value >= least && value <= most) return value;
    refuse(place, rule, ReadFault::outOfRange,
           std::to_string(least) + " to " + std::to_string(most), value);
    return least;
  }
};

/// A final scoring with the reason for every point, as the end of a record: its only entry is the
/// one that ends the game.
template <table::Rules G> struct ScoredPosition {
  GameRecord<G> record;
  Replay<G> replay;
  /// Numbers that are still to be told: nothing is scored before.
  std::vector<table::PrintedPlace> missing;
};
/// That entry, made on that table. The edition of the game must outlive it.
template <table::Rules G, class Document>
[[nodiscard]] ScoredPosition<G> scoreBy(const Document& document, const typename G::Setup& game,
                                        typename G::State table, typename G::Entry last) {
  ScoredPosition<G> scored;
  RecordHeader<G>& header = scored.record.header;
  header.editionId = game.edition->id;
  header.editionChecksum = game.edition->checksum;
  header.options = game.options;
  header.date = document.date;
  header.title = document.title;
  for (const auto& player : document.players) header.players.push_back(player.seat);
  scored.replay = Replay<G>(game);
  scored.replay.state = std::move(table);
  scored.record.entries.emplace_back().entry = std::move(last);
  scored.replay.play(scored.record.entries.front());
  return scored;
}

/// What every document begins with, and that no two players have one colour.
template <class Document, class Edition, class Player>
void describeEnd(Archive& at, Document& document, const Edition& edition,
                 const List<Player>& each) {
  at.needed("edition", document.edition, editionIdOf(edition));
  at.unless({}, "date", document.date, Day{});
  at.unless({}, "title", document.title, PlainText{0, maxTitle});
  at.needed("players", document.players, each);
  if (!at.reads()) return;
  std::vector<Seat> seats;
  for (const auto& player : document.players) seats.push_back(player.seat);
  checkColours(at.node().member("players"), seats);
}

/// How far it is entered.
template <class Document> void describeEntering(Archive& at, Document& document) {
  at.flag("open", document.open);
  at.unless({}, "typed", document.typed,
            List{objectOf<TypedField>([](Archive& in, TypedField& field) {
                   in.needed("field", field.key, PlainText{1, maxTitle});
                   in.needed("text", field.text, PlainText{1, maxTitle});
                 }),
                 maxTypedFields});
}

/// The file of an end position, which the game's judge(document, edition) has to pass. A game says
/// in `Form`:
///
/// ```
/// using Document; using Edition;
/// static constexpr GameMark game;
/// static constexpr int format;                           // the newest one
/// static void describe(Archive&, Document&, edition);    // but for what kind of file it is
/// static JsonNode nodeOf(root, place);                   // what a finding is about
/// ```
template <class Form> struct PositionFile {
  using Document = typename Form::Document;
  using Edition = typename Form::Edition;

  /// The document as JSON text. Reading it gives an equal document.
  [[nodiscard]] static std::string write(Document document, const Edition& edition) {
    JsonText out;
    Archive at(out.object());
    int format = document.typed.empty() ? withoutTyped : Form::format;
    describe(at, mark, Form::game, format);
    Form::describe(at, document, edition);
    return out.endObject().take() + '\n';
  }
  /// Only which edition the document needs. `file` is only named in errors, here and below.
  [[nodiscard]] static Result<EditionName> readName(std::string_view text,
                                                    const std::string& file = {}) {
    return readAs<EditionName>(text, file, [](Archive& at, EditionName& name) {
      at.needed("edition", name, EditionId{});
    });
  }
  /// A document that is being entered, whatever cannot be together in it.
  [[nodiscard]] static Result<Document> readEntered(std::string_view text, const Edition& edition,
                                                    const std::string& file = {}) {
    return readAs<Document>(text, file, [&](Archive& at, Document& document) {
      Form::describe(at, document, edition);
      at.end();
    });
  }
  /// Calls readEntered(), and refuses numbers that cannot be together (badPosition).
  [[nodiscard]] static Result<Document> readWhole(std::string_view text, const Edition& edition,
                                                  const std::string& file = {}) {
    auto document = readEntered(text, edition, file);
    if (!document) return document;
    const auto judged = judge(*document, edition);
    if (judged.findings.empty()) return document;
    const auto& found = judged.findings.front();
    const Result<JsonValue> json = parseAs(text, positionKind, file);
    JsonReading reading(*json, file);
    Form::nodeOf(reading.root(), found.place)
        .fail(found.fault, found.expected, std::to_string(found.found));
    return reading.error();
  }

private:
  static constexpr FileMark mark{"position", positionKind, Form::format};
  static constexpr int withoutTyped = 1; ///< the format of a document without typed fields

  /// The text parsed, and that it is an end position of this game.
  template <class What, class Read>
  static Result<What> readAs(std::string_view text, const std::string& file, const Read& read) {
    if (std::cmp_greater(text.size(), maxPositionBytes)) {
      return ReadError{
          ReadFault::tooLarge, file, 0, {}, std::to_string(maxPositionBytes) + " bytes", {}};
    }
    const Result<JsonValue> json = parseAs(text, positionKind, file);
    if (!json) return json.error();
    JsonReading reading(*json, file);
    Archive at(reading.root());
    int format = 0;
    describe(at, mark, Form::game, format);
    What what;
    read(at, what);
    if (reading.failed()) return reading.error();
    return what;
  }
};

} // namespace nilometer::record
