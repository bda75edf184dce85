// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/edition_editor/sphinx_card_words.h"

#include "ui/text/phrase.h"

#include "engine/egizia/building_plans.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace nilometer::ui {

namespace {

struct SphinxCardWords {
  Q_DECLARE_TR_FUNCTIONS(CopyFields)
public:
  // By SphinxKind.
  static constexpr auto kinds = std::to_array<const char*>(
      {QT_TR_NOOP("Built"), QT_TR_NOOP("Players on a last step"), QT_TR_NOOP("Own stones"),
       QT_TR_NOOP("Own stones in every building"), QT_TR_NOOP("For each own stone"),
       QT_TR_NOOP("Strength of a crew"), QT_TR_NOOP("Most productive quarries"),
       QT_TR_NOOP("Most productive fields"), QT_TR_NOOP("Own marker on a last step"),
       QT_TR_NOOP("For each Permanent card"), QT_TR_NOOP("For points")});
  // By part of the temple, in the order of egizia::templePartNames.
  static constexpr auto templeParts =
      std::to_array<const char*>({QT_TR_NOOP("left pillar"), QT_TR_NOOP("right pillar"),
                                  QT_TR_NOOP("columns"), QT_TR_NOOP("stones above")});
};
static_assert(SphinxCardWords::kinds.size() == sphinxKindCount);
static_assert(SphinxCardWords::templeParts.size() == egizia::templePartNames.size());

/// "7" of "row-7"; empty for what is no row.
QString rowNumber(const std::string& id) {
  constexpr std::string_view row = "row-";
  return id.starts_with(row) ? text::fromUtf8(std::string_view(id).substr(row.size())) : QString();
}

QString plainName(const std::string& id) {
  const QString row = rowNumber(id);
  //: A row of a building, within a sentence.
  if (!row.isEmpty()) return text::fill(SphinxCardWords::tr("row %1"), {row});
  const auto temple = std::ranges::find(egizia::templePartNames, id);
  if (temple == egizia::templePartNames.end()) {
    return text::building(egizia::Building::tombs);
  }
  const auto index = static_cast<std::size_t>(temple - egizia::templePartNames.begin());
  return SphinxCardWords::tr(SphinxCardWords::templeParts[index]);
}

} // namespace

QString sphinxKindName(egizia::SphinxKind kind) {
  return SphinxCardWords::tr(SphinxCardWords::kinds[static_cast<std::size_t>(kind)]);
}

QString builtPartName(const BuiltPart& part) {
  const QString name = plainName(part.id);
  return part.index ? name : text::fill(SphinxCardWords::tr("%1 (not there)"), {name});
}

QString sphinxCardName(const CopyState& copy, std::size_t index) {
  const egizia::SphinxCard& card = editionOf(copy.checked).sphinxCards[index];
  const text::Table table{&editionOf(copy.checked), {}};
  if (card.kind != egizia::SphinxKind::built || card.spaces != 0) {
    return text::sphinxCondition(static_cast<int>(index), table);
  }
  QStringList parts{text::building(card.building)};
  for (const BuiltPart& part : builtParts(copy, index)) {
    if (part.asked) parts += builtPartName(part);
  }
  return sphinxKindName(card.kind) + QStringLiteral(": ") + parts.join(QStringLiteral(", "));
}

} // namespace nilometer::ui
