// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/options_of.h"

#include "engine/random_play/egizia/random_game.h"
#include "ui/egizia/text/egizia_phrasebook.h"

#include <QJsonObject>

/// What only Egizia has to say about what may be done: building, Sphinx cards, and why a place may
/// not be chosen.
namespace nilometer::cli {

using EgiziaStanding = Standing<egizia::Rules>;

[[nodiscard]] QString moreOptions(const EgiziaStanding& now);
[[nodiscard]] QJsonObject moreOptionsJson(const EgiziaStanding& now);

/// FINAL: a scoring that names as many Sphinx cards as are still to be named, whichever.
/// @pre there are some to be named
[[nodiscard]] egizia::Entry exampleScoring(const egizia::Options& options);
/// A river space, on a site with its building space or reserve.
[[nodiscard]] QString placeName(const egizia::RefusedPlace& place, const text::Table& table);

} // namespace nilometer::cli
