// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMap>
#include <QString>
#include <QStringList>

#include <optional>
#include <span>

namespace nilometer::cli {

struct Command;
class Game;

/// What a command was called with.
class Arguments {
public:
  QStringList operands;
  QMap<QString, QString> flags; ///< by name without "--"; without an argument: an empty text

  [[nodiscard]] bool has(const char* flag) const {
    return flags.contains(QString::fromLatin1(flag));
  }
  [[nodiscard]] QString value(const char* flag, const QString& otherwise = {}) const {
    return flags.value(QString::fromLatin1(flag), otherwise);
  }
};

/// Arguments, or in one sentence what is wrong with them.
struct ParsedArguments {
  Arguments arguments;
  QString error;
};

/// Sorts the words after the program's name, without the command's, into flags and operands.
/// "--flag value" and "--flag=value" are the same; "--" ends the flags; "-" is an operand.
[[nodiscard]] ParsedArguments parseArguments(const QStringList& words, const Command& command,
                                             std::span<const Game* const> games);

/// The name of the flag that is written like that: "--help" and "-h", "--language" and "--lang";
/// empty if it is none.
[[nodiscard]] QString flagName(const QString& word);

/// A flag's number from `least` to `most`, or `otherwise` without the flag.
struct NumberFlag {
  const char* flag = nullptr;
  quint64 least = 0;
  quint64 most = 0;
  quint64 otherwise = 0;
};
/// Nothing (and a sentence on the standard error) if it is no such number.
[[nodiscard]] std::optional<quint64> readNumber(const Arguments& arguments, NumberFlag number);

/// That a flag has a value other than one of those.
[[nodiscard]] QString notOneOf(const QString& flag, const QString& value, const QStringList& those);

} // namespace nilometer::cli
