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

/// A row or part of a building, within a sentence: "row 7", "left pillar".
[[nodiscard]] QString builtPartName(std::string_view part);
/// A line with nothing but that part.
[[nodiscard]] FieldRow lineOf(FieldPart part);
/// What buttons beside a list do to it.
[[nodiscard]] CopyChange inserting(const QString& list, std::size_t index, record::JsonValue value);
[[nodiscard]] CopyChange removing(const QString& list, std::size_t index);

/// The colour of a piece, chosen out of those that boxes have.
[[nodiscard]] FieldChoice colourField(const CopyState& copy, const QString& place,
                                      const QString& name);
/// The crews that are meant, of all.
[[nodiscard]] FieldDrawing crewsDrawing(egizia::CrewSet meant);

/// A Nile card or Sphinx card while its fields are listed.
struct CardHere {
  const CopyState& copy;
  QString key;  ///< "nileCards.brown-8"
  QString name; ///< what players call it

  [[nodiscard]] QString place(const char* member) const {
    return key + u'.' + QLatin1String(member);
  }
  /// With what makes no sense about it, and a button that takes it out if `mayGo`.
  [[nodiscard]] FieldGroup group(bool mayGo) const;
  /// The value of that member; `called` = its name, %1 = the card.
  [[nodiscard]] FieldPart field(const char* member, const QString& called) const;
  [[nodiscard]] FieldNumber number(const char* member, int least, const QString& called) const;
};
/// Adds a card of a kind: `add` makes the change for the id of an option.
[[nodiscard]] FieldChoice addingField(const QString& group, const QString& name,
                                      std::vector<ChoiceField::Option> kinds,
                                      std::function<CopyChange(int kind)> add);
/// Puts "card(s) missing" or "too many" behind what a card page counts; strong if all are there.
[[nodiscard]] FieldText countedCards(const QString& text, int over);

} // namespace nilometer::ui
