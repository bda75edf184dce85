// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <memory>

class QTranslator;

/// The languages of the program: those of translations/languages.json, in its order.
namespace nilometer::text {

/// Their codes, by which they are chosen and their catalogues are found: "de", "en".
[[nodiscard]] QStringList languages();

/// What a language calls itself: "Deutsch". Empty for an unknown code.
[[nodiscard]] QString languageName(QStringView code);

/// The language the texts in the program are written in: English.
[[nodiscard]] QString sourceLanguage();

/// The language for those who use that locale ("de_AT.UTF-8"); sourceLanguage() for whom there is
/// none of their own.
[[nodiscard]] QString languageFor(const QString& locale);

/// All texts in a language, whichever is in use; nullptr if there is no catalogue of that code.
[[nodiscard]] std::unique_ptr<QTranslator> catalogueOf(QStringView code);

/// Makes all texts of the program appear in that language and sets the default locale to it: to the
/// system's where that speaks the same language ("en_GB", "de_AT").
/// Works while the program runs, as often as wanted; widgets get a LanguageChange event.
/// Needs a QCoreApplication, which keeps the catalogue. A code without a catalogue changes nothing
/// and gives false.
bool useLanguage(QStringView code);

/// The code given to useLanguage() last; empty before that.
[[nodiscard]] QString language();
/// The one that follows it in languages(); the first one follows the last.
[[nodiscard]] QString nextLanguage();

/// Makes texts in another language for as long as it lives, as for a file to hand over. No widget
/// hears of it, and it costs next to nothing. Must not live while the event loop runs. A code
/// without a catalogue, and use before useLanguage(), change nothing.
class InLanguage {
public:
  explicit InLanguage(QStringView code);
  ~InLanguage();
  InLanguage(const InLanguage&) = delete;
  InLanguage& operator=(const InLanguage&) = delete;

private:
  QString m_before; ///< empty = nothing was changed
};

} // namespace nilometer::text
