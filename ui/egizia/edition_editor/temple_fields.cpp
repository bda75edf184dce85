// SPDX-License-Identifier: GPL-3.0-or-later
// The page of a copy for the temple: its spaces, and the order in which its parts are built.
#include "ui/egizia/edition_editor/copied_building.h"
#include "ui/egizia/edition_editor/copied_temple.h"
#include "ui/egizia/edition_editor/page_fields.h"
#include "ui/text/phrase.h"

#include "engine/egizia/building_plans.h"
#include "engine/egizia/edition_bounds.h"

#include <algorithm>
#include <array>
#include <utility>

namespace nilometer::ui {

using text::fill;

namespace {

constexpr auto partNames = std::to_array<const char*>(
    {QT_TRANSLATE_NOOP("CopyFields", "Left pillar"),
     QT_TRANSLATE_NOOP("CopyFields", "Right pillar"), QT_TRANSLATE_NOOP("CopyFields", "Columns"),
     QT_TRANSLATE_NOOP("CopyFields", "Stones above")});
static_assert(partNames.size() == egizia::templePartNames.size());

QString partName(std::size_t part) {
  return CopyFields::tr(partNames[part]);
}

QString afterText(const std::vector<std::size_t>& parts) {
  QStringList names;
  for (const std::size_t part : parts) names += partName(part);
  if (names.isEmpty()) return CopyFields::tr("from the start");
  return fill(CopyFields::tr("after: %1"), {names.join(QStringLiteral(", "))});
}

/// The temple as it stands. A part without spaces keeps its place.
FieldDrawing templeDrawing(const CopiedTemple& temple) {
  CopiedBuilding drawn =
      copiedBuilding(drawnTemple(temple).plan(egizia::Building::temple), egizia::Building::temple);
  const auto& parts = drawn.edition.plan(egizia::Building::temple).parts;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    if (!temple[i].values.empty()) continue;
    for (int space = parts[i].first; space < parts[i].first + parts[i].count; ++space) {
      PlaceLook& look = drawn.spaces[static_cast<std::size_t>(space)];
      look.shape = PlaceLook::Shape::reserve;
      look.text.clear();
    }
  }
  return wholeBuilding(std::move(drawn));
}

FieldRow spacesRow(const CopyState& copy, const CopiedPart& part, bool full) {
  const QString name = partName(part.part);
  const QString place = QString::fromStdString(partPlace(part.part));
  FieldParts values;
  for (std::size_t i = 0; i < part.values.size(); ++i) {
    FieldNumber value = numberAt(copy, place + QStringLiteral("[%1]").arg(i));
    const QString count = text::number(static_cast<int>(i) + 1);
    value.content.name = fill(CopyFields::tr("%1, value of space %2"), {name, count});
    values.emplace_back(std::move(value));
  }
  const FieldStep fewer =
      lessStep(place + u" fewer", fill(CopyFields::tr("%1: one space less"), {name}),
               removeSpace(part.part), !part.values.empty());
  const FieldStep more =
      moreStep(place + u" more", fill(CopyFields::tr("%1: one space more"), {name}),
               addSpace(part.part), !full);
  return {name, {std::move(values), {fewer, more}}, {}};
}

FieldPart afterField(const CopiedTemple& temple, std::size_t line) {
  const CopiedPart& part = temple[line];
  // What is built first has nothing to wait for.
  if (line == 0 && part.after.empty()) return quietText(afterText({}));
  FieldChoice field;
  field.place = QStringLiteral("temple.order[%1].after").arg(part.index);
  field.content.kind = ChoiceField::Kind::several;
  for (std::size_t i = 0; i < line; ++i) {
    const std::size_t earlier = temple[i].part;
    field.content.options.push_back({static_cast<int>(earlier), partName(earlier)});
    if (std::ranges::find(part.after, earlier) != part.after.end()) {
      field.content.chosen.push_back(static_cast<int>(earlier));
    }
  }
  field.content.text = afterText(part.after);
  field.content.name = fill(CopyFields::tr("%1 may be built"), {partName(part.part)});
  field.change = [index = part.index](const std::vector<int>& ids) { return setAfter(index, ids); };
  return field;
}

FieldRow orderRow(const CopiedTemple& temple, std::size_t line) {
  const CopiedPart& part = temple[line];
  const QString name = partName(part.part);
  const QString place = QStringLiteral("temple.order[%1]").arg(part.index);
  const bool isLast = line + 1 == temple.size();
  const std::size_t before = line == 0 ? part.index : temple[line - 1].index;
  const std::size_t behind = isLast ? part.index : temple[line + 1].index;
  const FieldStep earlier{place + u" earlier", StepButton::Sign::earlier,
                          fill(CopyFields::tr("%1: build earlier"), {name}),
                          movePart(part.index, before), line > 0};
  const FieldStep later{place + u" later", StepButton::Sign::later,
                        fill(CopyFields::tr("%1: build later"), {name}),
                        movePart(part.index, behind), !isLast};
  const QString count = text::number(static_cast<int>(line) + 1);
  return {fill(QStringLiteral("%1  %2"), {count, name}),
          {{afterField(temple, line)}, {earlier, later}},
          {}};
}

} // namespace

FieldList templeFields(const CopyState& copy) {
  const CopiedTemple temple = copiedTemple(copy.document);
  const bool full = spacesIn(temple) >= egizia::maxSpaces;
  FieldGroup spaces;
  spaces.rows.push_back({{}, {{templeDrawing(temple)}}, FieldRow::Lay::flow});
  FieldGroup order;
  order.heading = CopyFields::tr("Building order");
  for (std::size_t i = 0; i < temple.size(); ++i) {
    spaces.rows.push_back(spacesRow(copy, temple[i], full));
    order.rows.push_back(orderRow(temple, i));
  }
  for (const std::size_t part : missingParts(temple)) {
    const FieldStep add =
        moreStep(QString::fromStdString(partPlace(part)) +
                     u" add", //: A part of the temple that is missing on the copy.
                 fill(CopyFields::tr("Add: %1"), {partName(part)}), addPart(part));
    order.rows.push_back({fill(CopyFields::tr("%1 is missing."), {partName(part)}), {{add}}, {}});
  }
  return {{}, {{{}, {std::move(spaces), std::move(order)}, FieldSection::Widths::own}}};
}

} // namespace nilometer::ui
