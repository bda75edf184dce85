// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/loading.h"

#include "engine/record/edition_file.h"

#include <QJsonObject>

namespace nilometer::cli {

/// Which values of an edition are shown.
enum class Shown : std::uint8_t { all, unconfirmed };

[[nodiscard]] QString editionText(const egizia::Edition& edition, Shown shown);
[[nodiscard]] QJsonObject editionJson(const egizia::Edition& edition, Shown shown);
[[nodiscard]] QString editionCsv(const egizia::Edition& edition, Shown shown);

/// The findings of --validate; none is one line that says so.
[[nodiscard]] QString findingsText(const record::CheckedEdition& checked, const QString& file);
[[nodiscard]] QJsonObject findingsJson(const record::CheckedEdition& checked, const QString& file);
[[nodiscard]] QString findingsCsv(const record::CheckedEdition& checked, const QString& file);

} // namespace nilometer::cli
