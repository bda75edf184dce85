// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/egizia/edition_editor/page_fields.h"
#include "ui/egizia/own_edition/egizia_copy.h"
#include "ui/pages/edition_editor/fields_page.h"
#include "ui/registry/games.h"
#include "ui/store/own_edition/copy_shelf.h"

/// Copies of Egizia as the shell reads them.
namespace nilometer::test {

inline ui::CheckedCopy readCopy(const record::EditionDocument& document) {
  auto read = ui::egiziaCopies.read(document);
  if (!read) qFatal("unreadable: %s", read.error().where.c_str());
  return std::move(*read);
}

inline ui::CopyShelf copyShelf(const QString& directory) {
  return {directory, ui::games()};
}

inline std::unique_ptr<ui::FieldsPage> fieldsPageOf(ui::CopyPage page) {
  return std::make_unique<ui::FieldsPage>(
      [page](const ui::CopyState& copy) { return ui::egiziaCopies.fields(copy, page); });
}

} // namespace nilometer::test
