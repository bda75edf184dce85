// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

/// Printed values that nobody has written down yet, and what to do about them: only the window can
/// ask for one.
namespace nilometer::cli {

/// Why an entry could not be carried out, from the name of the value.
[[nodiscard]] QString valueMissing(const QString& name);
/// Says on the standard error what entries of that file waited for; nothing without any.
void complainOfMissing(const QString& file, const QStringList& names);

} // namespace nilometer::cli
