// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/default_game/default_game.h"
