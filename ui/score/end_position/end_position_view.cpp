// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/score/end_position/end_position_view.h"
