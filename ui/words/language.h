// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace nilometer::words {

/// The languages there are catalogues for, as two-letter codes.
[[nodiscard]] QStringList languages();

/// Makes all texts of the program appear in that language and sets the default locale to it: to the
/// system's where that speaks the same language ("en_GB", "de_AT").
/// Works while the program runs, as often as wanted; widgets get a LanguageChange event.
/// Needs a QCoreApplication, which keeps the catalogue. An unknown code changes nothing and
/// gives false.
bool useLanguage(QStringView code);

/// The code given to useLanguage() last; empty before that.
[[nodiscard]] QString language();

/// Makes texts in another language for as long as it lives, as for a file to hand over. Widgets
/// are asked to show their texts anew only when the event loop goes on: then the language is the
/// old one again. Must not live while the event loop runs.
class InLanguage {
public:
  explicit InLanguage(QStringView code);
  ~InLanguage();
  InLanguage(const InLanguage&) = delete;
  InLanguage& operator=(const InLanguage&) = delete;

private:
  QString m_before; ///< empty = nothing was changed
};

} // namespace nilometer::words
