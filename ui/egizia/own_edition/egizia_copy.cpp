// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/own_edition/egizia_copy.h"

#include "ui/store/own_edition/checked_copy_of.h"

#include "engine/egizia/edition_bounds.h"
#include "engine/egizia/likely.h"
#include "engine/egizia/printed_pages.h"
#include "ui/egizia/text/printed_place.h"
#include "ui/egizia/text/words.h"

#include <utility>

namespace nilometer::ui {

namespace {

using egizia::CheckedEdition;
using egizia::EditionFault;
using SaveState = std::shared_ptr<const CheckedEdition>;

CopyFinding findingOf(const egizia::Edition& edition, const egizia::EditionFinding& finding) {
  return {finding.key, egizia::pageOf(edition, finding.key),
          finding.fault == EditionFault::emptyRow ? 0 : finding.had,
          finding.fault == EditionFault::rowMissing, finding.fault == EditionFault::stepsRise};
}

text::Table tableOf(const CheckedCopy& copy) {
  return {&checkedEdition(copy).edition, {}};
}

} // namespace

record::Result<CheckedCopy> readEgizia(const record::EditionDocument& document) {
  record::Result<CheckedEdition> checked = egizia::check(document);
  if (!checked) return checked.error();
  const auto kept = std::make_shared<const CheckedEdition>(std::move(*checked));
  const egizia::Edition& edition = kept->edition;
  CheckedCopy copy =
      checkedCopyOf(edition, [&](std::string_view key) { return egizia::pageOf(edition, key); });
  for (const egizia::EditionFinding& finding : kept->findings) {
    copy.findings.push_back(findingOf(edition, finding));
  }
  copy.game = kept;
  return copy;
}

const CheckedEdition& checkedEdition(const CheckedCopy& copy) {
  return **std::any_cast<SaveState>(&copy.game);
}

std::shared_ptr<const egizia::Edition> playableEdition(const CheckedCopy& copy) {
  const SaveState& kept = *std::any_cast<SaveState>(&copy.game);
  return {kept, &kept->edition};
}

QString nonsenseOn(const CheckedCopy& copy, std::size_t finding) {
  return text::nonsense(checkedEdition(copy).findings[finding], tableOf(copy));
}

QString valueNameOn(const CheckedCopy& copy, std::string_view key) {
  return text::printedValue(key, tableOf(copy));
}

CopyNumber numberOn(const CheckedCopy& copy, std::string_view place) {
  const egizia::PrintedBounds bounds = egizia::printedBounds(place);
  return {text::printedPlace(place, tableOf(copy)),
          {},
          bounds.least,
          bounds.most,
          table::likelyAt(egizia::likelyNumbers, place)};
}

} // namespace nilometer::ui
