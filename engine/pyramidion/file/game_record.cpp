// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/pyramidion/file/game_record.h"

template struct nilometer::record::Replay<nilometer::pyramidion::Rules>;

static_assert(
    nilometer::record::FileFormatOf<nilometer::record::FileFormat<nilometer::pyramidion::Rules>,
                                    nilometer::pyramidion::Rules>);
