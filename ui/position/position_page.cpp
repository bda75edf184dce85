// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/position/position_page.h"
