// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/edition_editor/sphinx_card_words.h"

#include "ui/egizia/edition_editor/page_fields.h"
#include "ui/text/phrase.h"

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
};
static_assert(SphinxCardWords::kinds.size() == sphinxKindCount);

} // namespace

QString sphinxKindName(egizia::SphinxKind kind) {
  return SphinxCardWords::tr(SphinxCardWords::kinds[static_cast<std::size_t>(kind)]);
}

QString builtPartName(const BuiltPart& part) {
  const QString name = builtPartName(std::string_view(part.id));
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
