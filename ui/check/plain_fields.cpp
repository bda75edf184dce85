// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/check/plain_fields.h"

#include "ui/words/phrase.h"

#include <utility>

namespace nilometer::ui {

namespace {

void addNumber(FieldParts& parts, const CopyState& copy, const QString& place) {
  parts.emplace_back(numberAt(copy, place));
  const QString unit = copy.checked.kind->number(copy.checked, place.toStdString()).unit;
  if (!unit.isEmpty()) parts.emplace_back(quietText(unit));
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
  field.content.name = number.name;
  return field;
}

FieldRow valueRow(const CopyState& copy, const QString& key) {
  FieldRow row;
  row.label = copy.checked.kind->valueName(copy.checked, key.toStdString());
  const record::JsonValue* const value = copy.document.value(key.toStdString());
  FieldParts parts;
  if (value != nullptr && value->as<std::string>() != nullptr) {
    parts.emplace_back(FieldWord{key, row.label});
  } else if (value != nullptr && value->as<record::JsonArray>() != nullptr) {
    for (std::size_t i = 0; i < value->as<record::JsonArray>()->size(); ++i) {
      parts.emplace_back(quietText(words::number(static_cast<int>(i) + 1)));
      addNumber(parts, copy, QStringLiteral("%1[%2]").arg(key).arg(i));
    }
  } else {
    addNumber(parts, copy, key);
  }
  row.parts = {std::move(parts)};
  return row;
}

FieldList plainFields(const CopyState& copy, CopyPage page) {
  FieldGroup group;
  for (std::size_t i = 0; i < copy.checked.printed.size(); ++i) {
    if (copy.checked.pages[i] != page) continue;
    group.rows.push_back(valueRow(copy, words::fromUtf8(copy.checked.printed[i].key)));
  }
  FieldSection section;
  section.groups = {std::move(group)};
  return {{}, {std::move(section)}};
}

} // namespace nilometer::ui
