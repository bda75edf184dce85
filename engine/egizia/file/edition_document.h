// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/file/edition_file.h"
#include "engine/egizia/vocabulary.h"
#include "engine/record/edition_document.h"

#include <string>
#include <string_view>

/// Editions of Egizia as texts that players change. The card spaces of the river are numbered anew
/// after every change of its stops.
namespace nilometer::egizia {

using record::EditionDocument;

[[nodiscard]] const record::EditionForm& editionForm();

[[nodiscard]] record::Result<EditionDocument> readDocument(std::string_view text,
                                                           const std::string& file = {});
/// @pre the edition has no findings
[[nodiscard]] EditionDocument documentOf(const Edition& edition);
/// The edition with everything that makes no sense in it, or why it cannot even be shown.
[[nodiscard]] record::Result<CheckedEdition> check(const EditionDocument& document);

/// A new card with the least values its kind allows, which are only proposed; its id.
std::string addNileCard(EditionDocument& document, CardKind kind, Deck deck);
std::string addSphinxCard(EditionDocument& document, SphinxKind kind);
/// Asks for something else, with the least values that kind allows, only proposed.
bool setSphinxKind(EditionDocument& document, std::string_view id, SphinxKind kind);

} // namespace nilometer::egizia
