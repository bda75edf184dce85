// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArrayView>
#include <QString>

/// Writing that is on the disk when it returns, whatever happens to program and computer
/// afterwards. Each gives 0, or the system's number of what went wrong (errno).
namespace nilometer::record {

/// What was written to that open file.
[[nodiscard]] int syncFile(int handle);
/// Names that were given, changed or taken away in that folder.
[[nodiscard]] int syncFolder(const QString& folder);

/// Puts `bytes` behind the first `size` bytes of a file, which are all of it. If that fails, the
/// file is cut back to them. ESTALE: the file has another size.
[[nodiscard]] int appendTo(const QString& path, qint64 size, QByteArrayView bytes);

/// Makes a file of them. EEXIST: there is one of that name. If anything else fails, there is none.
[[nodiscard]] int writeNewFile(const QString& path, QByteArrayView bytes);

} // namespace nilometer::record
