// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <vector>

/// The few pieces of rich text the rules are written with; colours come from the style sheet of
/// whoever shows it. Texts are plain unless a parameter says html.
namespace nilometer::ui::html {

/// With the class of the style sheet: "quiet", "option".
[[nodiscard]] QString paragraphOf(const char* style, const QString& textHtml);
/// Set apart, for examples.
[[nodiscard]] QString box(const QString& textHtml);
/// A heading (1 to 4) that can be jumped to by its anchor.
[[nodiscard]] QString heading(int level, const QString& text, const QString& anchor = {});
[[nodiscard]] QString list(const QStringList& itemsHtml);
/// Cells are html. The first row is the head; an empty one is left out.
[[nodiscard]] QString table(const QStringList& headHtml, const std::vector<QStringList>& rowsHtml);
[[nodiscard]] QString bold(const QString& text);

/// A link to any anchor of the book.
[[nodiscard]] QString link(const QString& anchor, const QString& text);
/// A text such as "SAIL-3 · Downstream only" as a link to that address, never broken into two
/// lines.
[[nodiscard]] QString wholeLink(const QString& address, QString text);
/// The anchor a link leads to; empty if it is no link of the book.
[[nodiscard]] QString anchorOf(const QString& address);

/// A picture of that name, said in words for those who do not see it.
[[nodiscard]] QString picture(const QString& name, const QString& alternative);

/// Without the quiet lines: links to other pages, what is only assumed.
[[nodiscard]] QString withoutHints(const QString& rich);
/// Only the words, for searching; paragraphs and cells are separated by spaces.
[[nodiscard]] QString plainText(const QString& rich);

} // namespace nilometer::ui::html
