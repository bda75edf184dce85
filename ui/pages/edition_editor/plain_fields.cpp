// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/edition_editor/plain_fields.h"

#include "ui/text/phrase.h"

#include <algorithm>
#include <functional>
#include <utility>

namespace nilometer::ui {

namespace {

using record::JsonValue;

void addNumber(FieldParts& parts, const CopyState& copy, const QString& place) {
  parts.emplace_back(numberAt(copy, place));
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

/// One of the words. `place` = of the value that is chosen.
FieldChoice wordChoice(const CopyState& copy, const QString& place, const QString& name,
                       const std::vector<ValueParts::Word>& all,
                       std::function<CopyChange(std::size_t)> change) {
  FieldChoice field;
  field.place = place;
  field.content.name = name;
  const JsonValue* const value = copy.document.value(place.toStdString());
  const std::string now = value == nullptr ? std::string() : record::writeJson(*value);
  for (std::size_t i = 0; i < all.size(); ++i) {
    const int id = static_cast<int>(i);
    field.content.options.push_back({id, all[i].text});
    if (record::writeJson(all[i].value) == now) field.content.chosen = {id};
  }
  if (field.content.chosen.empty()) field.content.text = QStringLiteral("?");
  field.change = [change = std::move(change)](const std::vector<int>& chosen) {
    return change(static_cast<std::size_t>(chosen.front()));
  };
  return field;
}

/// Any of the words, as a list.
FieldChoice severalChoice(const CopyState& copy, const QString& key, const QString& name,
                          const std::vector<ValueParts::Word>& all) {
  FieldChoice field = wordChoice(copy, key, name, all, nullptr);
  field.content.kind = ChoiceField::Kind::several;
  const JsonValue* const value = copy.document.value(key.toStdString());
  const auto* const list = value == nullptr ? nullptr : value->as<record::JsonArray>();
  for (std::size_t i = 0; list != nullptr && i < all.size(); ++i) {
    const auto isWord = [text = record::writeJson(all[i].value)](const JsonValue& one) {
      return record::writeJson(one) == text;
    };
    if (std::ranges::any_of(*list, isWord)) field.content.chosen.push_back(static_cast<int>(i));
  }
  if (!field.content.chosen.empty()) field.content.text.clear();
  // None of them is something else than not read.
  if (list != nullptr && list->empty()) field.content.text = QStringLiteral("–");
  field.change = [place = key.toStdString(), all](const std::vector<int>& chosen) -> CopyChange {
    record::JsonArray words;
    for (const int id : chosen) words.push_back(all[static_cast<std::size_t>(id)].value);
    return [place, words = JsonValue(std::move(words))](record::EditionDocument& document) {
      return document.set(place, words);
    };
  };
  return field;
}

/// Another word; where each stands once, its place gets the one that was here.
CopyChange listedChange(const QString& key, std::size_t index, const JsonValue& word, bool once) {
  return [place = key.toStdString(), index, word, once](record::EditionDocument& document) {
    const JsonValue* const value = document.value(place);
    if (value == nullptr || value->as<record::JsonArray>() == nullptr) return false;
    record::JsonArray list = *value->as<record::JsonArray>();
    const auto isWord = [text = record::writeJson(word)](const JsonValue& one) {
      return record::writeJson(one) == text;
    };
    const auto other = std::ranges::find_if(list, isWord);
    if (once && other != list.end()) *other = list[index];
    list[index] = word;
    return document.set(place, JsonValue(std::move(list)));
  };
}

FieldParts wordParts(const CopyState& copy, const QString& key, const QString& name,
                     const ValueParts& parts) {
  const auto set = [&key](const std::vector<ValueParts::Word>& all) {
    return [key, all](std::size_t chosen) -> CopyChange {
      return [place = key.toStdString(), value = all[chosen].value](auto& document) {
        return document.set(place, value);
      };
    };
  };
  if (parts.several) return {severalChoice(copy, key, name, parts.words)};
  if (parts.listed == 0) {
    FieldChoice field = wordChoice(copy, key, name, parts.words, set(parts.words));
    const bool isThere = copy.document.value(key.toStdString()) != nullptr;
    if (!isThere && parts.absent) {
      field.content.chosen = {static_cast<int>(*parts.absent)};
      field.content.text.clear();
    }
    return {std::move(field)};
  }
  const JsonValue* const value = copy.document.value(key.toStdString());
  const auto* const list = value == nullptr ? nullptr : value->as<record::JsonArray>();
  if (list == nullptr) return {wordChoice(copy, key, name, parts.lists, set(parts.lists))};
  FieldParts fields;
  for (std::size_t i = 0; i < std::min(parts.listed, list->size()); ++i) {
    const QString number = text::number(static_cast<int>(i) + 1);
    fields.emplace_back(wordChoice(
        copy, QStringLiteral("%1[%2]").arg(key).arg(i), QStringLiteral("%1: %2").arg(name, number),
        parts.words, [key, i, parts](std::size_t chosen) {
          return listedChange(key, i, parts.words[chosen].value, parts.once);
        }));
  }
  return fields;
}

} // namespace

FieldText quietText(const QString& text) {
  return {text, FieldText::Tone::quiet, {}};
}

FieldNumber numberAt(const CopyState& copy, const QString& place) {
  const CopyNumber number = copy.checked.kind->number(copy.checked, place.toStdString());
  FieldNumber field;
  field.place = place;
  field.content.least = number.least;
  field.content.most = number.most;
  field.content.likely = number.likely;
  field.content.name = number.name;
  return field;
}

FieldRow valueRow(const CopyState& copy, const QString& key) {
  FieldRow row;
  row.label = copy.checked.kind->valueName(copy.checked, key.toStdString());
  const record::JsonValue* const value = copy.document.value(key.toStdString());
  const ValueParts made = copy.checked.kind->parts(key.toStdString()).value_or(ValueParts());
  FieldParts parts;
  if (!made.counts.empty()) {
    // Each with its name before it, as many in a line as find room.
    row.lay = FieldRow::Lay::flow;
    row.parts = countParts(copy, key, made);
  } else if (!made.words.empty()) {
    parts = wordParts(copy, key, row.label, made);
  } else if (value != nullptr && value->as<std::string>() != nullptr) {
    parts.emplace_back(FieldWord{key, row.label});
  } else if (value != nullptr && value->as<record::JsonArray>() != nullptr) {
    for (std::size_t i = 0; i < value->as<record::JsonArray>()->size(); ++i) {
      parts.emplace_back(quietText(text::number(static_cast<int>(i) + 1)));
      addNumber(parts, copy, QStringLiteral("%1[%2]").arg(key).arg(i));
    }
  } else {
    addNumber(parts, copy, key);
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
  FieldSection section;
  section.groups = {std::move(group)};
  return {{}, {std::move(section)}};
}

} // namespace nilometer::ui
