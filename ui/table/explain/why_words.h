// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

namespace nilometer::ui {

/// The texts of “Why?”.
struct WhyWords {
  Q_DECLARE_TR_FUNCTIONS(Why)
};

} // namespace nilometer::ui
