// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/store/own_edition/judged_values.h"

#include <algorithm>

namespace nilometer::ui {

void judgeValues(const CopyKind& kind, NewGameOffer::Values& values, const std::string& text) {
  const auto document = record::EditionDocument::read(text, kind.form());
  if (!document) return;
  const auto copy = kind.read(*document);
  if (!copy) return;
  const auto count = [&copy](table::Provenance provenance) {
    return static_cast<int>(
        std::ranges::count(copy->printed, provenance, &table::PrintedValue::provenance));
  };
  values.assumed = count(table::Provenance::assumed);
  values.missing = count(table::Provenance::missing);
  if (!copy->findings.empty()) values.wrong = kind.nonsense(*copy, 0);
}

} // namespace nilometer::ui
