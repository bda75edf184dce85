// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// The cards of the board beside the river.
#include "ui/board/building_panel.h"
#include "ui/board/markets_panel.h"
#include "ui/board/ring_panel.h"
#include "ui/board/sphinx_panel.h"
#include "ui/board/track_panel.h"
