// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/edition_editor/plain_fields.h"

#include "ui/pages/edition_editor/listed_fields.h"
#include "ui/text/phrase.h"

#include <algorithm>
#include <utility>

namespace nilometer::ui {

namespace {

using record::JsonArray;
using record::JsonValue;

void addField(FieldParts& parts, const CopyState& copy, const QString& place,
              const QString& name = {}) {
  parts.emplace_back(fieldAt(copy, place, name));
  if (!std::holds_alternative<FieldNumber>(parts.back())) return;
  const QString unit = copy.checked.kind->number(copy.checked, place.toStdString()).unit;
  if (!unit.isEmpty()) parts.emplace_back(quietText(unit));
}

/// Also inside a thing of which nobody has read anything yet.
bool setInside(record::EditionDocument& document, const std::string& place, JsonValue value) {
  if (document.set(place, value)) return true;
  const std::size_t dot = place.rfind('.');
  const std::string around = place.substr(0, dot);
  const JsonValue* const thing = document.value(around);
  if (thing == nullptr || !record::isNull(*thing)) return false;
  return document.set(around,
                      JsonValue(record::JsonObject{{place.substr(dot + 1), std::move(value)}}));
}

/// The same counts with another one.
CopyChange countChange(const QString& key, const ValueParts& parts, const std::string& member,
                       int count) {
  return [place = key.toStdString(), parts, member, count](record::EditionDocument& document) {
    const JsonValue* const value = document.value(place);
    const auto* const known = value == nullptr ? nullptr : value->as<record::JsonObject>();
    record::JsonObject counts = known == nullptr ? record::JsonObject{} : *known;
    const auto find = [&](const std::string& name) {
      return std::ranges::find(counts, name, &record::JsonObject::value_type::first);
    };
    if (const auto found = find(member); found != counts.end()) counts.erase(found);
    if (count > 0 || parts.summed || parts.whole) {
      counts.emplace_back(member, record::jsonNumber(count));
    }
    // Before anything is read, all of them are open; what is left out of some that are read is 0.
    const bool isFirst = value != nullptr && record::isNull(*value);
    for (std::size_t i = 0; parts.whole && i < parts.counts.size(); ++i) {
      const std::string& other = parts.counts[i].member;
      if (find(other) != counts.end()) continue;
      counts.emplace_back(other, isFirst ? JsonValue() : record::jsonNumber(0));
    }
    if (parts.some && counts.empty()) return setInside(document, place, JsonValue());
    return setInside(document, place, JsonValue(std::move(counts)));
  };
}

std::vector<FieldParts> countParts(const CopyState& copy, const QString& key,
                                   const ValueParts& parts) {
  std::vector<FieldParts> fields;
  for (const ValueParts::Count& count : parts.counts) {
    FieldNumber field = numberAt(copy, key + u'.' + text::fromUtf8(count.member));
    field.change = [key, parts, member = count.member](int number) {
      return countChange(key, parts, member, number);
    };
    fields.push_back({quietText(count.name), std::move(field)});
  }
  return fields;
}

bool isSame(const JsonValue& one, const JsonValue& other) {
  return record::writeJson(one) == record::writeJson(other);
}

/// Another word; where each stands once, its place gets the one that was here.
CopyChange listedChange(const QString& key, std::size_t index, const JsonValue& word, bool once) {
  return [place = key.toStdString(), index, word, once](record::EditionDocument& document) {
    const JsonValue* const value = document.value(place);
    if (value == nullptr || value->as<JsonArray>() == nullptr) return false;
    JsonArray list = *value->as<JsonArray>();
    const auto other =
        std::ranges::find_if(list, [&](const JsonValue& one) { return isSame(one, word); });
    if (once && other != list.end()) *other = list[index];
    list[index] = word;
    return document.set(place, JsonValue(std::move(list)));
  };
}

/// Words in an order, each a choice of its own.
FieldParts listedParts(const CopyState& copy, const QString& key, const QString& name,
                       const ValueParts& parts) {
  const std::size_t known = listIn(copy.document, key.toStdString()).size();
  if (known == 0) return {choiceAt(copy, key, name, {.words = parts.lists})};
  FieldParts fields;
  for (std::size_t i = 0; i < std::min(parts.listed, known); ++i) {
    const QString number = text::number(static_cast<int>(i) + 1);
    FieldChoice field =
        choiceAt(copy, elementAt(key, i), QStringLiteral("%1: %2").arg(name, number), parts);
    field.change = [key, i, parts](const std::vector<int>& chosen) {
      const auto word = static_cast<std::size_t>(chosen.front());
      return listedChange(key, i, parts.words[word].value, parts.once);
    };
    fields.emplace_back(std::move(field));
  }
  return fields;
}

} // namespace

FieldText quietText(const QString& text) {
  return {text, FieldText::Tone::quiet, {}};
}

QString elementAt(const QString& list, std::size_t index, const char* member) {
  return QStringLiteral("%1[%2]%3").arg(list).arg(index).arg(QLatin1String(member));
}

FieldStep stepAt(const QString& place, std::string_view deed, const QString& text,
                 CopyChange change, bool may) {
  using Sign = StepButton::Sign;
  Sign sign = deed == "add" || deed == "more" ? Sign::add : Sign::remove;
  if (deed == "earlier") sign = Sign::earlier;
  if (deed == "later") sign = Sign::later;
  return {place + u' ' + text::fromUtf8(deed), sign, text, std::move(change), may};
}

CopyChange setting(const QString& place, JsonValue value) {
  return [place = place.toStdString(), value = std::move(value)](auto& document) {
    return document.set(place, value);
  };
}

FieldNumber numberAt(const CopyState& copy, const QString& place, const QString& name) {
  const CopyNumber number = copy.checked.kind->number(copy.checked, place.toStdString());
  FieldNumber field;
  field.place = place;
  field.content.least = number.least;
  field.content.most = number.most;
  field.content.likely = number.likely;
  field.content.name = name.isEmpty() ? number.name : name;
  return field;
}

FieldChoice choiceAt(const CopyState& copy, const QString& place, const QString& name,
                     const ValueParts& parts) {
  FieldChoice field;
  field.place = place;
  field.content.name = name;
  if (parts.several) field.content.kind = ChoiceField::Kind::several;
  const JsonValue* const value = copy.document.value(place.toStdString());
  const auto* const list = value == nullptr ? nullptr : value->as<JsonArray>();
  const auto isChosen = [&](const JsonValue& word) {
    if (list == nullptr) return value != nullptr && isSame(*value, word);
    return std::ranges::any_of(*list, [&](const JsonValue& one) { return isSame(one, word); });
  };
  for (const ValueParts::Word& word : parts.words) {
    const int id = static_cast<int>(field.content.options.size());
    field.content.options.push_back({id, word.text});
    if (isChosen(word.value)) field.content.chosen.push_back(id);
  }
  if (value == nullptr && parts.absent) field.content.chosen = {static_cast<int>(*parts.absent)};
  // None of them is something else than not read.
  const bool isNone = parts.several && list != nullptr && list->empty();
  if (field.content.chosen.empty())
    field.content.text = isNone ? QStringLiteral("–") : QStringLiteral("?");
  field.change = [place, parts](const std::vector<int>& chosen) {
    JsonArray words;
    for (const int id : chosen) words.push_back(parts.words[static_cast<std::size_t>(id)].value);
    return setting(place, parts.several ? JsonValue(std::move(words)) : std::move(words.front()));
  };
  return field;
}

FieldPart fieldAt(const CopyState& copy, const QString& place, const QString& name) {
  const auto parts = copy.checked.kind->parts(place.toStdString());
  if (parts && !parts->words.empty()) return choiceAt(copy, place, name, *parts);
  const JsonValue* const value = copy.document.value(place.toStdString());
  if (value != nullptr && value->as<std::string>() != nullptr) return FieldWord{place, name};
  return numberAt(copy, place, name);
}

FieldRow valueRow(const CopyState& copy, const QString& key) {
  const std::string place = key.toStdString();
  const ValueParts made = copy.checked.kind->parts(place).value_or(ValueParts());
  FieldRow row;
  row.label = copy.checked.kind->valueName(copy.checked, place);
  const std::size_t numbers = made.words.empty() ? listIn(copy.document, place).size() : 0;
  FieldParts parts;
  if (!made.counts.empty()) {
    // Each with its name before it, as many in a line as find room.
    row.lay = FieldRow::Lay::flow;
    row.parts = countParts(copy, key, made);
  } else if (made.listed > 0) {
    parts = listedParts(copy, key, row.label, made);
  } else if (numbers == 0) {
    addField(parts, copy, key, row.label);
  }
  for (std::size_t i = 0; i < numbers; ++i) {
    parts.emplace_back(quietText(text::number(static_cast<int>(i) + 1)));
    addField(parts, copy, elementAt(key, i));
  }
  if (row.parts.empty()) row.parts = {std::move(parts)};
  if (!made.label.isEmpty()) row.label = made.label;
  return row;
}

FieldList plainFields(const CopyState& copy, CopyPage page) {
  FieldGroup group;
  for (std::size_t i = 0; i < copy.checked.printed.size(); ++i) {
    if (copy.checked.pages[i] != page) continue;
    group.rows.push_back(valueRow(copy, text::fromUtf8(copy.checked.printed[i].key)));
  }
  return {{}, {{{}, {std::move(group)}}}};
}

} // namespace nilometer::ui
