// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/edition_id.h"
#include "engine/record/edition_name.h"
#include "engine/record/entered_position.h"
#include "engine/record/file_format.h"
#include "engine/record/file_kind.h"
#include "engine/record/files.h"
#include "engine/record/header_parts.h"
#include "engine/record/plain_text.h"
#include "engine/record/position_damage.h"
#include "engine/record/replay.h"

#include <cstddef>
#include <optional>
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
  /// This was scored, and what is entered beside it came later.
  bool changed = false;
  std::vector<TypedField> typed; ///< only of format 2; what is entered holds them now
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
  at.flag("changed", document.changed);
  at.unless({}, "typed", document.typed,
            List{objectOf<TypedField>([](Archive& in, TypedField& field) {
                   in.needed("field", field.key, PlainText{1, maxTitle});
                   in.needed("text", field.text, PlainText{1, maxTitle});
                 }),
                 maxTypedFields});
}

/// Format 2 also holds texts that are no numbers. Format 3 holds all that is entered, and a
/// checksum; a document alone is written in format 1.
inline constexpr int positionFormat = 3;

/// The fields that are being entered, out of a file.
struct ReadFields {
  /// As far as the file is whole; nothing where only a document stands in it.
  std::optional<EnteredPosition> entered;
  Verified verified = Verified::yes;
  std::optional<ReadError> damage;
  /// As far as it is whole, closed behind that, in the format without a checksum.
  std::string text;
  std::size_t end = 0; ///< so much of the file was read, in bytes
};

/// The file of an end position, which the game's judge(document, edition) has to pass. A game says
/// in `Form`:
///
/// ```
/// using Rules;                                           // of the game
/// using Document;
/// static void describe(Archive&, Document&, edition);    // but for what kind of file it is
/// static JsonNode nodeOf(root, place);                   // what a finding is about
/// ```
template <class Form> struct PositionFile {
  using Document = typename Form::Document;
  using Rules = typename Form::Rules;
  using Edition = typename Rules::Edition;

  /// The document as JSON text. Reading it gives an equal document.
  [[nodiscard]] static std::string write(Document document, const Edition& edition) {
    return written(std::move(document), edition, std::nullopt);
  }
  /// Writes it beside what is entered, without the checksum that it has on the disk
  /// (withSumsOnly()).
  [[nodiscard]] static std::string write(Document document, const Edition& edition,
                                         EnteredPosition entered) {
    return written(std::move(document), edition, std::move(entered));
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
      at.allow("entered");
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
    const Result<JsonValue> json = parse(text, file);
    JsonReading reading(*json, file);
    Form::nodeOf(reading.root(), found.place)
        .fail(found.fault, found.expected, std::to_string(found.found));
    return reading.error();
  }
  /// Reads what is entered, whatever became of the rest of the file. An error where nothing of it
  /// can be read.
  [[nodiscard]] static Result<ReadFields> readFields(std::string_view text,
                                                     const std::string& file = {}) {
    const auto makesSense = [&](const std::string& part) {
      const Result<ReadFields> read = fieldsIn(part, file);
      // What is missing is what was cut off.
      return read || (isJson(part) && read.error().fault == ReadFault::missingKey);
    };
    ReadablePosition readable = readablePosition(text, isSummed(text), file, makesSense);
    Result<ReadFields> fields = fieldsIn(readable.text, file);
    if (!fields) return readable.damage ? *readable.damage : fields.error();
    fields->verified = readable.damage ? Verified::no : verifiedIn(text);
    fields->damage = std::move(readable.damage);
    fields->text = isSummed(text) ? withFormat(readable.text, 1) : std::move(readable.text);
    fields->end = readable.end;
    return fields;
  }

  /// All that may stand in a file, but for the checksum.
  static void describe(Archive& at, int format, std::optional<EnteredPosition>& entered,
                       Document& document, const Edition& edition) {
    record::describe(at, mark, game, format);
    at.optional("entered", entered, enteredObject());
    Form::describe(at, document, edition);
  }

private:
  static constexpr FileMark mark{"position", positionKind, positionFormat};
  static constexpr GameMark game{Rules::id, GameNamed::always};

  static bool isSummed(std::string_view text) {
    return text.find(formatKey(positionFormat)) != std::string_view::npos;
  }
  static EnteredSeats seats() {
    return {FileFormat<Rules>::seatRules({}), std::size_t{Rules::seats.most}};
  }

  static std::string written(Document document, const Edition& edition,
                             std::optional<EnteredPosition> entered) {
    JsonText out;
    Archive at(out.object());
    describe(at, entered ? positionFormat : 1, entered, document, edition);
    return out.endObject().take() + '\n';
  }
  static auto enteredObject() {
    return objectOf<EnteredPosition>(
        [](Archive& in, EnteredPosition& entered) { record::describe(in, entered, seats()); });
  }
  /// Refuses one that is too large or damaged.
  static Result<JsonValue> parse(std::string_view text, const std::string& file) {
    if (std::cmp_greater(text.size(), maxPositionBytes)) {
      return ReadError{
          ReadFault::tooLarge, file, 0, {}, std::to_string(maxPositionBytes) + " bytes", {}};
    }
    const ReadablePosition readable = readablePosition(text, isSummed(text), file);
    if (readable.damage) return unparsed(*readable.damage, text, positionKind);
    return parseAs(readable.text, positionKind, file);
  }
  static Result<ReadFields> fieldsIn(std::string_view text, const std::string& file) {
    const Result<JsonValue> json = parseAs(text, positionKind, file);
    if (!json) return json.error();
    JsonReading reading(*json, file);
    Archive at(reading.root());
    int format = 0;
    record::describe(at, mark, game, format);
    ReadFields fields;
    at.optional("entered", fields.entered, enteredObject());
    if (reading.failed()) return reading.error();
    return fields;
  }
  /// The text parsed, and that it is an end position of this game.
  template <class What, class Read>
  static Result<What> readAs(std::string_view text, const std::string& file, const Read& read) {
    const Result<JsonValue> json = parse(text, file);
    if (!json) return json.error();
    JsonReading reading(*json, file);
    Archive at(reading.root());
    int format = 0;
    record::describe(at, mark, game, format);
    What what;
    read(at, what);
    if (reading.failed()) return reading.error();
    return what;
  }
};

} // namespace nilometer::record
