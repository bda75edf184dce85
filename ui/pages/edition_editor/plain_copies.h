// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/file_format.h"
#include "ui/pages/edition_editor/plain_fields.h"
#include "ui/store/own_edition/checked_copy_of.h"

#include <algorithm>
#include <memory>

namespace nilometer::ui {

/// The copies of a game of the rules R as far as they follow from its FileFormat. A game without
/// printed values to compare gives one of these as it is; all others add their pages, each of plain
/// fields unless they say otherwise.
template <class R> class PlainCopies : public CopyKind {
public:
  [[nodiscard]] const record::EditionForm& form() const override {
    static constexpr record::EditionForm form{{R::id, record::FileFormat<R>::named}};
    return form;
  }
  /// `game` of the copy is a `std::shared_ptr<const Edition>`.
  [[nodiscard]] record::Result<CheckedCopy>
  read(const record::EditionDocument& document) const override {
    auto edition = record::FileFormat<R>::readEdition(document.text(), {});
    if (!edition) return edition.error();
    CheckedCopy copy =
        checkedCopyOf(*this, *edition, [this](std::string_view key) { return pageOf(key); });
    copy.game = std::make_shared<const typename R::Edition>(std::move(*edition));
    return copy;
  }
  [[nodiscard]] std::vector<std::string> shipped() const override {
    std::vector<std::string> ids;
    for (const auto& edition : record::FileFormat<R>::shippedEditions()) ids.push_back(edition.id);
    return ids;
  }
  [[nodiscard]] record::EditionDocument shippedCopy(const std::string& id) const override {
    const auto editions = record::FileFormat<R>::shippedEditions();
    const auto found = std::ranges::find(editions, id, &R::Edition::id);
    return *record::EditionDocument::read(record::FileFormat<R>::writeEdition(*found), form());
  }
  [[nodiscard]] FieldList fields(const CopyState& copy, CopyPage page) const override {
    return plainFields(copy, page);
  }

private:
  /// Where the printed value of that key is compared.
  [[nodiscard]] virtual CopyPage pageOf(std::string_view /*key*/) const { return {}; }
};

} // namespace nilometer::ui
