// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/arguments.h"
#include "app/cli/texts.h"

#include "app/cli/command.h"
#include "app/cli/output.h"

#include "ui/text/phrase.h"

#include <algorithm>

namespace nilometer::cli {

using text::fill;
using text::fromUtf8;

namespace {

class Parser {
public:
  Parser(const QStringList& words, const Command& command, Games games)
      : m_words(words), m_command(command), m_games(games) {}

  ParsedArguments parse() {
    bool flagsEnded = false;
    while (m_next < m_words.size() && m_parsed.error.isEmpty()) {
      const QString& word = m_words[m_next++];
      if (flagsEnded || word == QStringLiteral("-") || !word.startsWith(u'-')) {
        m_parsed.arguments.operands += word;
      } else if (word == QStringLiteral("--")) {
        flagsEnded = true;
      } else {
        flag(word);
      }
    }
    if (m_parsed.error.isEmpty() && !m_parsed.arguments.has("help")) checkOperands();
    return m_parsed;
  }

private:
  [[nodiscard]] const Flag* find(const QString& name) const {
    for (const std::span<const Flag> flags : {m_command.flags, globalFlags()}) {
      for (const Flag& known : flags) {
        if (fromUtf8(known.name) == name) return &known;
      }
    }
    return nullptr;
  }

  void flag(const QString& word) {
    const qsizetype equals = word.indexOf(u'=');
    const QString before = equals < 0 ? word : word.left(equals);
    const QString name = flagName(before);
    const Flag* known = name.isEmpty() ? nullptr : find(name);
    if (known == nullptr) {
      m_parsed.error =
          fill(Cli::tr("Unknown flag “%1”; %2 lists all there are."),
               {before, QStringLiteral("nilometer-cli %1 --help").arg(fromUtf8(m_command.name))});
    } else if (m_parsed.arguments.flags.contains(name)) {
      m_parsed.error = fill(Cli::tr("“%1” is given twice."), {before});
    } else if (argumentOf(*known, m_games).isEmpty() && equals >= 0) {
      m_parsed.error = fill(Cli::tr("“%1” takes no value."), {before});
    } else {
      const QString argument = argumentOf(*known, m_games);
      const bool follows = !argument.isEmpty() && equals < 0 && m_next < m_words.size();
      const QString value = follows ? m_words[m_next++] : word.mid(before.size() + 1);
      const QStringList those = argument.split(u'|');
      if (!argument.isEmpty() && value.isEmpty())
        m_parsed.error = fill(Cli::tr("“%1” needs a value: %2."), {before, argument});
      else if ((known->oneOf != nullptr || those.size() > 1) && !those.contains(value))
        m_parsed.error = notOneOf(before.mid(2), value, those);
      m_parsed.arguments.flags.insert(name, value);
    }
  }

  void checkOperands() {
    const Arguments& arguments = m_parsed.arguments;
    const QString name = fromUtf8(m_command.name);
    QStringList inputs = arguments.operands;
    inputs += arguments.value("edition");
    inputs += arguments.value("compare");
    if (arguments.operands.size() < m_command.least || arguments.operands.contains(QString())) {
      m_parsed.error = fill(Cli::tr("“%1” needs “%2”."), {name, Cli::tr(m_command.operands)});
    } else if (arguments.operands.size() > m_command.most) {
      m_parsed.error = fill(Cli::tr("“%1” is one too many for “%2”."),
                            {arguments.operands[m_command.most], name});
    } else if (inputs.count(QStringLiteral("-")) > 1) {
      m_parsed.error = Cli::tr("The standard input (“-”) can be read only once.");
    }
  }

  const QStringList& m_words;
  const Command& m_command;
  Games m_games;
  qsizetype m_next = 0;
  ParsedArguments m_parsed;
};

} // namespace

ParsedArguments parseArguments(const QStringList& words, const Command& command, Games games) {
  return Parser(words, command, games).parse();
}

QString flagName(const QString& word) {
  if (word == QStringLiteral("-h")) return QStringLiteral("help");
  if (word == QStringLiteral("--lang")) return QStringLiteral("language");
  return word.startsWith(QStringLiteral("--")) ? word.mid(2) : QString();
}

QString notOneOf(const QString& flag, const QString& value, const QStringList& those) {
  return fill(Cli::tr("“--%1” is “%2”; expected: %3."),
              {flag, value, those.join(QStringLiteral(", "))});
}

std::optional<quint64> readNumber(const Arguments& arguments, NumberFlag number) {
  if (!arguments.has(number.flag)) return number.otherwise;
  const QString text = arguments.value(number.flag);
  bool isNumber = false;
  const quint64 value = text.toULongLong(&isNumber);
  const bool digits =
      std::all_of(text.begin(), text.end(), [](QChar c) { return c >= u'0' && c <= u'9'; });
  if (isNumber && digits && value >= number.least && value <= number.most) return value;
  complain(fill(Cli::tr("“--%1” is “%2”; expected: a whole number from %3 to %4."),
                {QString::fromLatin1(number.flag), text, QString::number(number.least),
                 QString::number(number.most)}));
  return std::nullopt;
}

} // namespace nilometer::cli
