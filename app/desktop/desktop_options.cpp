// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/desktop_options.h"

#include "ui/registry/games.h"
#include "ui/text/language.h"
#include "ui/text/phrase.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QTextStream>

#include <algorithm>
#include <cstdlib>
#include <string_view>
#include <vector>

namespace nilometer::app {

using text::fill;

namespace {

struct OptionWords {
  Q_DECLARE_TR_FUNCTIONS(DesktopOptions)
};

constexpr int wrongArguments = 2;

[[noreturn]] void stop(const QString& sentence) {
  QTextStream(stderr) << "nilometer: " << sentence << '\n';
  std::exit(wrongArguments); // NOLINT(concurrency-mt-unsafe): nothing else runs yet
}

QSize sizeFrom(const QString& text) {
  const QStringList parts = text.split(QLatin1Char('x'));
  const QSize size = parts.size() == 2 ? QSize(parts[0].toInt(), parts[1].toInt()) : QSize();
  if (size.width() < 1 || size.height() < 1) {
    stop(fill(OptionWords::tr("“%1” is not a window size; write it like 1280x720."), {text}));
  }
  return size;
}

std::optional<ui::Appearance> appearanceFrom(const QString& text) {
  if (text.isEmpty()) return std::nullopt;
  if (text == QStringLiteral("light")) return ui::Appearance::light;
  if (text == QStringLiteral("dark")) return ui::Appearance::dark;
  if (text == QStringLiteral("contrast")) return ui::Appearance::highContrast;
  stop(fill(OptionWords::tr("“%1” is not an appearance; there are light, dark and contrast."),
            {text}));
}

std::optional<int> textPercentFrom(const QString& text) {
  constexpr int least = 80;
  constexpr int most = 250;
  if (text.isEmpty()) return std::nullopt;
  bool isNumber = false;
  const int percent = text.toInt(&isNumber);
  if (isNumber && percent >= least && percent <= most) return percent;
  stop(fill(OptionWords::tr("“%1” is not a text size; write a percentage from %2 to %3."),
            {text, text::number(least), text::number(most)}));
}

QString languageFrom(const QString& text) {
  if (text.isEmpty() || text::languages().contains(text)) return text;
  stop(fill(OptionWords::tr("“%1” is not a language of the program; there are %2."),
            {text, text::listOf(text::languages())}));
}

QStringList gameNames() {
  QStringList names;
  for (const ui::Game* game : ui::games()) names += game->name();
  return names;
}

} // namespace

DesktopOptions readOptions(const QStringList& arguments) {
  QCommandLineParser parser;
  //: %1: the names of the games, in one list.
  const QString description =
      OptionWords::tr("Table companion and scoring assistant for the board games %1.");
  parser.setApplicationDescription(fill(description, {text::listOf(gameNames())}));
  parser.addHelpOption();
  parser.addVersionOption();
  const QString name = OptionWords::tr("name");
  const QCommandLineOption example(QStringLiteral("example"),
                                   OptionWords::tr("Open the example game in round 3."));
  const QCommandLineOption language(
      QStringLiteral("language"),
      fill(OptionWords::tr("Language: %1."), {text::languages().join(QStringLiteral(", "))}), name);
  // As the command line of nilometer-cli knows it, too.
  QCommandLineOption lang(QStringLiteral("lang"), {}, name);
  lang.setFlags(QCommandLineOption::HiddenFromHelp);
  const QCommandLineOption appearance(
      QStringLiteral("appearance"), OptionWords::tr("Appearance: light, dark or contrast."), name);
  const QCommandLineOption text(
      QStringLiteral("text"),
      OptionWords::tr("Size of the letters as a percentage of the usual size, from 80 to 250."),
      OptionWords::tr("percentage"));
  const QCommandLineOption size(QStringLiteral("size"),
                                OptionWords::tr("Size of the window, like 1280x720."),
                                OptionWords::tr("size"));
  parser.addOptions({example, language, lang, appearance, text, size});
  parser.addPositionalArgument(OptionWords::tr("game"), OptionWords::tr("A recorded game to open."),
                               QStringLiteral("[game]"));
  parser.process(arguments);
  if (parser.positionalArguments().size() > 1) {
    stop(OptionWords::tr("Only one game can be opened."));
  }
  DesktopOptions options;
  options.file = parser.positionalArguments().value(0);
  options.example = parser.isSet(example);
  options.language = languageFrom(parser.value(parser.isSet(lang) ? lang : language));
  options.appearance = appearanceFrom(parser.value(appearance));
  options.textPercent = textPercentFrom(parser.value(text));
  if (parser.isSet(size)) options.size = sizeFrom(parser.value(size));
  return options;
}

bool wantsText(int argc, const char* const* argv) {
  const std::vector<std::string_view> arguments(argv + 1, argv + argc);
  return std::ranges::any_of(arguments, [](std::string_view argument) {
    // As QCommandLineParser calls them.
    return argument == "--help" || argument == "-h" || argument == "--help-all" ||
           argument == "--version" || argument == "-v";
  });
}

} // namespace nilometer::app
