// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pyramidion/session/pyramidion_session.h"

template class nilometer::ui::SessionOf<nilometer::pyramidion::Rules>;
