// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/egizia/seats/player_part.h"
#include "ui/egizia/session/egizia_session.h"
#include "ui/table/explain/why_text.h"

#include <optional>

/// Why a player's card says what it says.
namespace nilometer::ui {

/// One part of a player's card; the other parts are its topics. `ring`: the position that a flood
/// forecast is asked for; nothing = where the water ring lies.
[[nodiscard]] WhyText playerWhy(const EgiziaSession& session, table::Player player, PlayerPart part,
                                std::optional<egizia::Ring> ring = std::nullopt);

/// The parts of it, without title and topics.
[[nodiscard]] QStringList pointsLines(const EgiziaSession& session, table::Player player);
[[nodiscard]] QStringList endingLines(const EgiziaSession& session, table::Player player);
[[nodiscard]] QStringList floodLines(const EgiziaSession& session, table::Player player,
                                     egizia::Ring ring);
/// A feeding being entered, in which cards may help: what it starts from, without its result.
[[nodiscard]] QStringList feedingLines(const EgiziaSession& session, table::Player player,
                                       table::RuleId rule);
[[nodiscard]] QStringList crewLines(const EgiziaSession& session, table::Player player);
[[nodiscard]] QStringList stoneLines(const EgiziaSession& session, table::Player player);
[[nodiscard]] QStringList shipLines(const EgiziaSession& session, table::Player player);
[[nodiscard]] QStringList cardLines(const EgiziaSession& session, table::Player player);
[[nodiscard]] QStringList tombLines(const EgiziaSession& session, table::Player player);
/// How many, never which (SPHINX-3).
[[nodiscard]] QStringList sphinxLines(const EgiziaSession& session, table::Player player);
/// At how many building sites the player has spent stones (BONUS-1).
[[nodiscard]] QStringList participationLines(const EgiziaSession& session, table::Player player);

} // namespace nilometer::ui
