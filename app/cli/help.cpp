// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/help.h"
#include "app/cli/texts.h"

#include "ui/score/report/terminal_columns.h"
#include "ui/score/report/text_table.h"

#include "ui/text/phrase.h"

namespace nilometer::cli {

using report::TextTable;
using report::wrappedText;

using text::fill;
using text::fromUtf8;

namespace {

QString translated(const char* text) {
  return text == nullptr || *text == '\0' ? QString() : Cli::tr(text);
}

/// Heading and two columns.
QString block(const QString& heading, const std::vector<QStringList>& rows) {
  TextTable table({TextTable::Align::left, TextTable::Align::left});
  for (const QStringList& row : rows) table.row(row);
  return heading + u'\n' + table.text(2);
}

QString flagsBlock(const QString& heading, std::span<const Flag> flags, Games games) {
  std::vector<QStringList> rows;
  for (const Flag& flag : flags) {
    QString name = QStringLiteral("--") + fromUtf8(flag.name);
    name += u' ' + argumentOf(flag, games);
    rows.push_back({name.trimmed(), translated(flag.what)});
  }
  return block(heading, rows);
}

QString exitsBlock(const std::array<const char*, 3>& exits) {
  std::vector<QStringList> rows;
  for (std::size_t code = 0; code < exits.size(); ++code) {
    if (exits[code] != nullptr) rows.push_back({QString::number(code), translated(exits[code])});
  }
  return block(Cli::tr("Exit code"), rows);
}

} // namespace

QString generalHelp(Games games) {
  QStringList names;
  for (const Game* game : games) names += game->name();
  std::vector<QStringList> rows;
  for (const Command* command : commands()) {
    rows.push_back({fromUtf8(command->name), translated(command->summary)});
  }
  const QString paragraphs[] = {
      fill(Cli::tr("nilometer-cli – the referee for games of %1"), {text::listOf(names)}) + u'\n',
      Cli::tr("Usage: nilometer-cli COMMAND [FLAGS] …") + u'\n',
      block(Cli::tr("Commands"), rows),
      flagsBlock(Cli::tr("Flags of every command"), globalFlags(), games),
      exitsBlock({QT_TRANSLATE_NOOP("Cli", "everything is in order"),
                  QT_TRANSLATE_NOOP("Cli", "there are findings"),
                  QT_TRANSLATE_NOOP("Cli", "wrong use, or something cannot be read or written")}),
      Cli::tr("“nilometer-cli COMMAND --help” tells more about a command.") + u'\n'};
  return QStringList(std::begin(paragraphs), std::end(paragraphs)).join(u'\n');
}

QString helpOf(const Command& command, Games games) {
  const QString name = QStringLiteral("nilometer-cli ") + fromUtf8(command.name);
  const QString usage = fill(Cli::tr("Usage: %1 [FLAGS] %2"), {name, translated(command.operands)});
  QStringList paragraphs = {name + QStringLiteral(" – ") + translated(command.summary) + u'\n',
                            usage.trimmed() + u'\n',
                            wrappedText(translated(command.description), 0) + u'\n'};
  if (!command.flags.empty()) paragraphs += flagsBlock(Cli::tr("Flags"), command.flags, games);
  paragraphs += flagsBlock(Cli::tr("Flags of every command"), globalFlags(), games);
  paragraphs += exitsBlock(command.exits);
  return paragraphs.join(u'\n');
}

} // namespace nilometer::cli
