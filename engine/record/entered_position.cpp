// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/record/entered_position.h"

#include "engine/record/edition_id.h"
#include "engine/record/plain_text.h"

namespace nilometer::record {

namespace {

constexpr std::size_t maxFields = 500;
constexpr PlainText fieldKey{1, maxTitle};
constexpr PlainText typedText{0, maxTitle};

constexpr auto disputeObject = objectOf<PositionDispute>([](Archive& at, PositionDispute& dispute) {
  constexpr PlainText note{1, maxReason};
  at.unless({}, "note", dispute.note, note);
  at.optional("other", dispute.otherwise, typedText);
  // One of the two must be there.
  const bool neither = dispute.note.empty() && !dispute.otherwise;
  if (at.reads() && neither) at.needed("note", dispute.note, note);
});

/// A field with something in it.
struct EnteredField {
  std::string key;
  std::string text;
  std::optional<PositionDispute> dispute;
};
constexpr auto fieldObject = objectOf<EnteredField>([](Archive& at, EnteredField& field) {
  at.needed("field", field.key, fieldKey);
  at.unless({}, "text", field.text, typedText);
  at.optional("disputed", field.dispute, disputeObject);
});

} // namespace

void describe(Archive& at, EnteredPosition& entered, const EnteredSeats& seats) {
  // Of a file that is cut off some are left.
  constexpr std::size_t leastPlayers = 0;
  constexpr std::size_t leastName = 0;
  at.needed("edition", entered.values, EditionId{});
  at.unless({}, "date", entered.date, Day{});
  at.unless({}, "title", entered.title, PlainText{0, maxTitle});
  at.needed("players", entered.seats, Seats{seats.rules, leastPlayers, seats.most, leastName});
  std::map<std::string, EnteredField> filled;
  for (const auto& [key, text] : entered.texts) filled[key].text = text;
  for (const auto& [key, dispute] : entered.disputes) filled[key].dispute = dispute;
  std::optional<std::vector<EnteredField>> fields;
  for (auto& [key, field] : filled) {
    field.key = key;
    if (!fields) fields.emplace();
    fields->push_back(std::move(field));
  }
  at.optional("fields", fields, List{fieldObject, maxFields});
  for (const EnteredField& field : fields.value_or(std::vector<EnteredField>())) {
    if (!field.text.empty()) entered.texts[field.key] = field.text;
    if (field.dispute) entered.disputes[field.key] = *field.dispute;
  }
}

} // namespace nilometer::record
