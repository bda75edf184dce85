// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/edition_editor/listed_fields.h"
#include "ui/pages/edition_editor/plain_fields.h"

#include <algorithm>

/// The pages of a copy as rows: each has the printed values that stand below one key.
namespace nilometer::ui {

/// A page before it is translated.
struct CopyPageRow {
  std::string_view key; ///< what the keys of its values begin with
  const char* name;
  const char* where;
  const char* one = nullptr; ///< of things that are listed: %1 = which
  const char* add = nullptr;
};

/// What a CopyKind says of its pages. `Of` = the words that have the rows as `pages`; `listed()`
/// among them = what is read in one by one.
template <class Of> struct RowedPages {
  [[nodiscard]] static CopyPage of(std::string_view key) {
    const auto found =
        std::ranges::find(Of::pages, key.substr(0, key.find('.')), &CopyPageRow::key);
    return CopyPage(static_cast<std::size_t>(found - Of::pages.begin()));
  }
  [[nodiscard]] static QString name(CopyPage page) { return Of::tr(Of::pages[page.number].name); }
  [[nodiscard]] static QString where(CopyPage page) { return Of::tr(Of::pages[page.number].where); }
  [[nodiscard]] static FieldList fields(const CopyState& copy, CopyPage page) {
    const CopyPageRow& row = Of::pages[page.number];
    if (row.one == nullptr) return plainFields(copy, page);
    const auto things = std::ranges::find(Of::listed(), row.key, &ListedThings::key);
    return listFields(copy, *things, Of::tr(row.one), Of::tr(row.add));
  }
};

} // namespace nilometer::ui
