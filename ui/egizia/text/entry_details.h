// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/egizia/text/names.h"

#include "engine/egizia/entry.h"

/// What stands behind the colon of an entry's sentence, piece by piece.
namespace nilometer::text {

[[nodiscard]] QStringList choiceDetails(const egizia::Choices& choices);
[[nodiscard]] QStringList shipDetails(const egizia::PlaceShip& entry, const Table& table);
[[nodiscard]] QStringList feedDetails(const egizia::FeedHelp& help, const Table& table);
/// Counts Sphinx cards, never names them.
[[nodiscard]] QStringList buildDetails(const egizia::Build& entry, const Table& table);
[[nodiscard]] QString fieldName(const egizia::FieldRef& field, const Table& table);

/// Everybody from order tile 1 on.
[[nodiscard]] QString playersInOrder(const egizia::PlayerOrder& order, const Table& table);
/// The whole sentence of a correction.
[[nodiscard]] QString correctionSentence(const egizia::Correct& entry, const Table& table);
/// Of a correction of the order that keeps it as it was in that round and phase.
[[nodiscard]] QString stayingOrder(const egizia::Correct& entry, int round, egizia::Phase phase,
                                   const Table& table);

} // namespace nilometer::text
