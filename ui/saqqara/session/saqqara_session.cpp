// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/saqqara/session/saqqara_session.h"

template class nilometer::ui::SessionOf<nilometer::saqqara::Rules>;
