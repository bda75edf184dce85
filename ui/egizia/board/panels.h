// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// The cards of the board beside the river.
#include "ui/egizia/board/building_panel.h"
#include "ui/egizia/board/markets_panel.h"
#include "ui/egizia/board/ring_panel.h"
#include "ui/egizia/board/sphinx_panel.h"
#include "ui/egizia/board/track_panel.h"
