// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace nilometer::ui {

/// A name on a button or in a menu: "&" is no key of it, and nothing in it begins the column of the
/// keys.
[[nodiscard]] inline QString menuText(QString name) {
  name.replace(u'&', QStringLiteral("&&"));
  return name.replace(u'\t', u' ');
}

} // namespace nilometer::ui
