// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/printed_pages.h"
#include "ui/egizia/own_edition/egizia_copy.h"
#include "ui/pages/edition_editor/plain_fields.h"

#include <QCoreApplication>

/// What stands on the pages of a copy.
namespace nilometer::ui {

/// The texts of these pages.
struct CopyFields {
  Q_DECLARE_TR_FUNCTIONS(CopyFields)
};

/// The printed values of Egizia that are compared with the players' own copies.
extern const CopyKind& egiziaCopies;

[[nodiscard]] FieldList piecesFields(const CopyState& copy);
[[nodiscard]] FieldList riverFields(const CopyState& copy);
[[nodiscard]] FieldList roundSpacesFields(const CopyState& copy);
[[nodiscard]] FieldList crewTracksFields(const CopyState& copy);
[[nodiscard]] FieldList marketsFields(const CopyState& copy);
/// Obelisk or pyramid.
[[nodiscard]] FieldList rowsFields(const CopyState& copy, egizia::Building building);
[[nodiscard]] FieldList templeFields(const CopyState& copy);
[[nodiscard]] FieldList tombsFields(const CopyState& copy);
[[nodiscard]] FieldList nileCardsFields(const CopyState& copy, egizia::PrintedPage page);
[[nodiscard]] FieldList sphinxCardsFields(const CopyState& copy);

/// The word at that place; empty if there is none.
[[nodiscard]] std::string wordIn(const CopyState& copy, const QString& place);
/// A number on a card, called so for those who hear it.
[[nodiscard]] FieldNumber cardNumber(const QString& place, int least, int most,
                                     const QString& name);
/// A button that takes something away.
[[nodiscard]] FieldStep lessStep(const QString& name, const QString& text, CopyChange change,
                                 bool may = true);
/// A button that adds something.
[[nodiscard]] FieldStep moreStep(const QString& name, const QString& text, CopyChange change,
                                 bool may = true);
/// The crews that are meant, of all.
[[nodiscard]] FieldDrawing crewsDrawing(egizia::CrewSet meant);
/// Puts "card(s) missing" or "too many" behind what a card page counts; strong if all are there.
[[nodiscard]] FieldText countedCards(const QString& text, int over);

} // namespace nilometer::ui
