// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/score/result/sheet_document.h"

#include <QByteArray>
#include <QString>

#include <array>
#include <functional>

namespace nilometer::ui {

/// The files in which a score is handed on.
enum class ResultFile : std::uint8_t { pdf, csv, text, json };
inline constexpr std::array resultFiles = {ResultFile::pdf, ResultFile::csv, ResultFile::text,
                                           ResultFile::json};

/// The ending of its name, with the dot.
[[nodiscard]] QString endingOf(ResultFile file);

/// What a score is made from whenever it is needed: in another language it reads otherwise.
struct ResultSource {
  std::function<report::ScoreReport()> report;        ///< in the language of that moment
  std::function<std::vector<SheetPart>()> parts = {}; ///< charts on paper, likewise; may be empty
};
[[nodiscard]] std::vector<SheetPart> partsOf(const ResultSource& source);

/// The whole file: PDF on that paper; CSV and text hold the sheet, JSON every step too. UTF-8.
[[nodiscard]] QByteArray fileBytes(ResultFile file, const ResultSource& source, Paper paper);

} // namespace nilometer::ui
