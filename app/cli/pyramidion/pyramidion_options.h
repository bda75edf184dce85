// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/options_of.h"

#include "engine/random_play/pyramidion/random_game.h"
#include "ui/pyramidion/text/pyramidion_phrasebook.h"

#include <QCoreApplication>

/// What only Pyramidion has to say about what may be done: which kinds of cards may be played, and
/// what each could do; what they show is read off them. And which printed values are asked for.
namespace nilometer::cli {

/// What it says in the words of its own glossary.
struct PyramidionCli {
  Q_DECLARE_TR_FUNCTIONS(PyramidionCli)
};

using PyramidionStanding = Standing<pyramidion::Rules>;

void addPyramidionOptions(const PyramidionStanding& now, OptionsReport& report);

} // namespace nilometer::cli
