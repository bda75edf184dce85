// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/edition_editor/listed_fields.h"

#include "ui/pages/edition_editor/plain_fields.h"
#include "ui/text/phrase.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>
#include <variant>

namespace nilometer::ui {

using record::EditionDocument;
using record::JsonArray;
using record::JsonValue;
using text::fill;

namespace {

struct ListedWords {
  Q_DECLARE_TR_FUNCTIONS(ListedFields)
};

bool isReadWholly(const CopyState& copy, const ListedThings& things) {
  const JsonArray& list = listIn(copy.document, things.key);
  if (list.size() < things.most || std::ranges::any_of(list, record::isHalfRead)) return false;
  for (std::size_t i = 0; i < list.size(); ++i) {
    const std::string place = std::string(things.key) + '[' + std::to_string(i) + "].";
    const auto isOpen = [&](std::string_view member) {
      return copy.sureness(place + std::string(member)) == Sureness::missing;
    };
    if (std::ranges::any_of(things.members, isOpen)) return false;
  }
  return true;
}

CopyChange adding(const ListedThings& things) {
  return [&things](EditionDocument& document) {
    const JsonArray& list = listIn(document, things.key);
    JsonValue next = things.blank(list);
    return document.insert(things.key, list.size(), next) ||
           document.set(things.key, JsonValue(JsonArray{std::move(next)}));
  };
}

/// Every field of it says to which thing it belongs.
FieldRow named(FieldRow row, const QString& thing) {
  const auto name = [&thing](auto& field) {
    if constexpr (requires { field.content.name; }) {
      field.content.name = fill(QStringLiteral("%1, %2"), {thing, field.content.name});
    }
  };
  for (FieldParts& parts : row.parts) {
    for (FieldPart& part : parts) std::visit(name, part);
  }
  return row;
}

} // namespace

const JsonArray& listIn(const EditionDocument& copy, std::string_view key) {
  static const JsonArray none;
  const JsonValue* const value = copy.value(key);
  const auto* const list = value == nullptr ? nullptr : value->as<JsonArray>();
  return list == nullptr ? none : *list;
}

bool takeAway(EditionDocument& copy, std::string_view key, std::size_t index) {
  const std::size_t count = listIn(copy, key).size();
  return count == 1 && index == 0 ? copy.forget(key) : copy.remove(key, index);
}

void openUntilRead(const EditionDocument& document, CheckedCopy& copy, const ListedThings& things) {
  const auto value = std::ranges::find(copy.printed, things.key, &table::PrintedValue::key);
  if (value == copy.printed.end() || value->provenance != table::Provenance::confirmed) return;
  if (!isReadWholly({document, copy}, things)) value->provenance = table::Provenance::missing;
}

FieldList listFields(const CopyState& copy, const ListedThings& things, const QString& one,
                     const QString& add) {
  const std::size_t count = listIn(copy.document, things.key).size();
  const QString key = text::fromUtf8(things.key);
  const QString more = key + u" add";
  FieldSection section;
  for (std::size_t i = 0; i < count; ++i) {
    FieldGroup group;
    group.heading = fill(one, {text::number(static_cast<int>(i) + 1)});
    for (const std::string_view member : things.members) {
      const QString place = elementAt(key, i) + u'.' + text::fromUtf8(member);
      group.rows.push_back(named(valueRow(copy, place), group.heading));
    }
    //: A card, boat or marker that was read in by mistake.
    const QString remove = fill(ListedWords::tr("Remove: %1"), {group.heading});
    FieldStep step = stepAt(elementAt(key, i), "remove", remove, [&things, i](auto& document) {
      return takeAway(document, things.key, i);
    });
    step.next = {step.name, more};
    group.behind = {std::move(step)};
    section.groups.push_back(std::move(group));
  }
  // Behind the last one, where the keyboard comes from.
  FieldGroup last;
  last.heading = add;
  FieldStep step = stepAt(key, "add", add, adding(things), count < things.most);
  step.next = {elementAt(key, count) + text::fromUtf8(things.first)};
  last.behind = {std::move(step)};
  section.groups.push_back(std::move(last));
  FieldText name{copy.checked.kind->valueName(copy.checked, things.key), FieldText::Tone::strong,
                 key};
  //: How many cards, boats or markers of how many have been read in.
  FieldText all =
      quietText(fill(ListedWords::tr("%1 of %2"), {text::number(static_cast<int>(count)),
                                                   text::number(static_cast<int>(things.most))}));
  return {{{std::move(name), std::move(all)}}, {std::move(section)}};
}

} // namespace nilometer::ui
