// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/program.h"

#include "app/cli/command.h"
#include "app/cli/help.h"
#include "app/cli/output.h"
#include "app/cli/texts.h"

#include "engine/record/game_record.h"
#include "ui/text/language.h"
#include "ui/text/phrase.h"

#include <QCoreApplication>
#include <QDir>

#include <algorithm>
#include <clocale>
#include <langinfo.h>

namespace nilometer::cli {

namespace {

/// Wherever --language stands, it decides about the language of every message, also of errors.
QString askedLanguage(const QStringList& words) {
  for (qsizetype i = 0; i < words.size(); ++i) {
    if (words[i] == QStringLiteral("--")) break;
    if (flagName(words[i].section(u'=', 0, 0)) != QStringLiteral("language")) continue;
    return words[i].contains(u'=') ? words[i].section(u'=', 1) : words.value(i + 1);
  }
  return {};
}

/// The one the environment asks for, where the program has it.
QString languageOfEnvironment() {
  for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
    const QString value = qEnvironmentVariable(name);
    if (!value.isEmpty()) return text::languageFor(value);
  }
  return text::sourceLanguage();
}

/// Qt complains on the standard error unless the characters are UTF-8. Only their part of the
/// environment is changed: LC_ALL gives way to LC_TIME, so that days are still written as it says.
void ensureUtf8() {
  std::setlocale(LC_ALL, "");
  if (qstrcmp(nl_langinfo(CODESET), "UTF-8") == 0) return;
  if (const QByteArray all = qgetenv("LC_ALL"); !all.isEmpty()) qputenv("LC_TIME", all);
  qunsetenv("LC_ALL");
  qputenv("LC_CTYPE", "C.UTF-8");
}

/// Whether the word is a flag of every command whose value follows.
bool takesAnother(const QString& word) {
  const std::span<const Flag> flags = globalFlags();
  return std::any_of(flags.begin(), flags.end(), [&](const Flag& flag) {
    return (flag.argument != nullptr || flag.oneOf != nullptr) &&
           flagName(word) == text::fromUtf8(flag.name);
  });
}

/// The first word that is neither a flag nor the value of one that stands before the command.
qsizetype commandIndex(const QStringList& words) {
  for (qsizetype i = 0; i < words.size(); ++i) {
    if (takesAnother(words[i]))
      ++i;
    else if (!words[i].startsWith(u'-'))
      return i;
  }
  return -1;
}

/// With several games each has its own.
QString rulesVersion(Games games) {
  if (games.size() == 1) return QString::number(games.front()->rules());
  QStringList versions;
  for (const Game* game : games) {
    versions += game->name() + u' ' + QString::number(game->rules());
  }
  return versions.join(QStringLiteral(", "));
}

QString version(Games games) {
  return text::fill(Cli::tr("nilometer-cli %1 (rules version %2, record format %3)"),
                    {QStringLiteral(NILOMETER_VERSION), rulesVersion(games),
                     QString::number(record::recordFormatVersion)}) +
         u'\n';
}

int usageError(const QString& sentence) {
  complain(sentence);
  return exitUnreadable;
}

/// For flags without a command.
const Command& noCommand() {
  static const Command command;
  return command;
}

int whichCommand() {
  return usageError(Cli::tr("Which command? “nilometer-cli --help” lists them."));
}

int runCommand(const QStringList& words, const Command& command, Games games) {
  const ParsedArguments parsed = parseArguments(words, command, games);
  if (!parsed.error.isEmpty()) return usageError(parsed.error);
  const Arguments& arguments = parsed.arguments;
  if (arguments.has("help"))
    print(command.run == nullptr ? generalHelp(games) : helpOf(command, games));
  else if (arguments.has("version"))
    print(version(games));
  else if (arguments.has("editions") && !QDir(arguments.value("editions")).exists())
    return usageError(
        text::fill(Cli::tr("“%1” is not a directory."), {arguments.value("editions")}));
  else if (command.run != nullptr)
    return command.run(arguments, games);
  else
    return whichCommand();
  return exitClean;
}

int runWords(QStringList words, Games games) {
  qsizetype at = commandIndex(words);
  if (at < 0) return runCommand(words, noCommand(), games);
  QString name = words.takeAt(at);
  if (name == QStringLiteral("help")) {
    // “help score” is “score --help”.
    words.prepend(QStringLiteral("--help"));
    at = commandIndex(words);
    if (at < 0) return runCommand(words, noCommand(), games);
    name = words.takeAt(at);
  }
  const Command* command = findCommand(name);
  if (command == nullptr && name.isEmpty()) return whichCommand();
  if (command == nullptr) {
    return usageError(
        text::fill(Cli::tr("Unknown command “%1”; “nilometer-cli --help” lists them."), {name}));
  }
  return runCommand(words, *command, games);
}

} // namespace

std::span<const Command* const> commands() {
  static const std::array all{&checkCommand(),    &scoreCommand(),    &optionsCommand(),
                              &simulateCommand(), &positionCommand(), &editionCommand(),
                              &recoverCommand()};
  return all;
}

const Command* findCommand(QStringView name) {
  for (const Command* command : commands()) {
    if (text::fromUtf8(command->name) == name) return command;
  }
  return nullptr;
}

QString argumentOf(const Flag& flag, Games games) {
  if (flag.oneOf != nullptr) return flag.oneOf(games).join(u'|');
  return flag.argument == nullptr ? QString() : Cli::tr(flag.argument);
}

std::span<const Flag> globalFlags() {
  static constexpr auto flags = std::to_array<Flag>({
      {"language", nullptr,
       QT_TRANSLATE_NOOP("Cli", "the language; by default that of the environment (LC_ALL, "
                                "LC_MESSAGES, LANG)"),
       [](Games) { return text::languages(); }},
      {"editions", QT_TRANSLATE_NOOP("Cli", "DIR"),
       QT_TRANSLATE_NOOP("Cli", "the directory with own copies of the printed values; by default "
                                "that of the window")},
      {"help", nullptr, QT_TRANSLATE_NOOP("Cli", "shows this help")},
      {"version", nullptr, QT_TRANSLATE_NOOP("Cli", "shows the versions of program and rules")},
  });
  return flags;
}

int run(int argc, char** argv, Games games) {
  const QString environment = languageOfEnvironment();
  ensureUtf8();
  const QCoreApplication application(argc, argv);
  const QStringList words = QCoreApplication::arguments().mid(1);
  if (!text::useLanguage(askedLanguage(words))) text::useLanguage(environment);
  return finished(runWords(words, games));
}

} // namespace nilometer::cli
