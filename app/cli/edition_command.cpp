// SPDX-License-Identifier: GPL-3.0-or-later
// edition: the printed values.
#include "app/cli/command.h"
#include "app/cli/editions.h"
#include "app/cli/loading.h"
#include "app/cli/output.h"
#include "app/cli/texts.h"

#include "ui/text/phrase.h"

namespace nilometer::cli {

using text::fill;
using text::fromUtf8;

namespace {

int listEditions(const QString& format, Editions& editions, const FoundEditions& found) {
  if (format == QStringLiteral("json"))
    print(QJsonDocument(listJson(found)));
  else
    print(format == QStringLiteral("csv") ? listCsv(found) : listText(found, editions.folder()));
  int code = exitClean;
  for (const record::ReadError& error : found.unreadable) code = unreadable(error);
  return code;
}

void printFindings(const ShownEdition& edition, const QString& file, const QString& format) {
  if (format == QStringLiteral("json"))
    print(QJsonDocument(findingsJson(edition, file)));
  else if (format == QStringLiteral("csv"))
    print(findingsCsv(edition, file));
  else
    print(findingsText(edition, file));
}

void printValues(const ShownEdition& edition, Shown shown, const QString& format) {
  if (format == QStringLiteral("json"))
    print(QJsonDocument(editionJson(edition, shown)));
  else if (format == QStringLiteral("csv"))
    print(editionCsv(edition, shown));
  else
    print(editionText(edition, shown));
}

/// Says on the standard error that something in the file makes no sense.
void mention(const ShownEdition& edition, const QString& file) {
  if (edition.findings.empty()) return;
  complain(fill(Cli::tr("%1: %n finding(s); “--validate” lists them.", nullptr,
                        static_cast<int>(edition.findings.size())),
                {file}));
}

int compare(const Given& before, const Arguments& arguments, Editions& editions, const Game& game) {
  const QString format = arguments.value("format");
  const QString name = arguments.value("compare");
  const record::Result<ShownEdition> first = game.readEdition(before);
  if (!first) return unreadable(first.error());
  const record::Result<Given> after = editions.load(game, name);
  if (!after) return unreadable(after.error());
  const record::Result<ShownEdition> second = game.readEdition(*after);
  if (!second) return unreadable(second.error());
  const ComparedEditions compared{&*first, &*second, game.compareEditions(before, *after)};
  if (format == QStringLiteral("json"))
    print(QJsonDocument(differencesJson(compared)));
  else
    print(format == QStringLiteral("csv") ? differencesCsv(compared) : differencesText(compared));
  mention(*first, fromUtf8(shownName(arguments.operands.value(0, game.usualEdition()))));
  mention(*second, fromUtf8(shownName(name)));
  return compared.differences.empty() ? exitClean : exitFindings;
}

int runEdition(const Arguments& arguments, Games games) {
  const QString format = arguments.value("format");
  Editions editions(arguments, games);
  const Game* game = &askedGame(arguments, games);
  const bool isAsked = arguments.has("game");
  if (arguments.has("list")) {
    return listEditions(format, editions, isAsked ? editions.found(*game) : editions.foundOfAll());
  }
  const QString name = arguments.operands.value(0, game->usualEdition());
  const Game* known = editions.gameWith(name);
  if (!isAsked && known != nullptr) game = known;
  const record::Result<Given> given = editions.load(*game, name);
  if (!given) return unreadable(given.error());
  // A file says itself which game it is of.
  if (!isAsked) game = &gameOf(games, *given);
  if (arguments.has("compare")) return compare(*given, arguments, editions, *game);
  const record::Result<ShownEdition> edition = game->readEdition(*given);
  if (!edition) return unreadable(edition.error());
  const QString file = fromUtf8(shownName(name));
  const int code = edition->findings.empty() ? exitClean : exitFindings;
  if (arguments.has("validate")) {
    printFindings(*edition, file, format);
    return code;
  }
  printValues(*edition, arguments.has("unconfirmed") ? Shown::unconfirmed : Shown::all, format);
  mention(*edition, file);
  return code;
}

} // namespace

const Command& editionCommand() {
  static constexpr auto flags = std::to_array<Flag>({
      {"validate", nullptr, QT_TRANSLATE_NOOP("Cli", "shows only the values that make no sense")},
      {"unconfirmed", nullptr,
       QT_TRANSLATE_NOOP("Cli", "shows only the values that are assumed or missing")},
      {"compare", QT_TRANSLATE_NOOP("Cli", "EDITION"),
       QT_TRANSLATE_NOOP("Cli",
                         "shows every value that this edition, an ID or a FILE, has otherwise")},
      {"list", nullptr,
       QT_TRANSLATE_NOOP("Cli",
                         "lists all editions: those that come with the program and own copies")},
      {"game", nullptr,
       QT_TRANSLATE_NOOP("Cli",
                         "the game; by default the one of ID or FILE, else the first of these, "
                         "with --list all"),
       idsOf},
      {"format", "text|json|csv",
       QT_TRANSLATE_NOOP("Cli", "how the result is written; text by default")},
  });
  static const Command command{
      .name = "edition",
      .operands = QT_TRANSLATE_NOOP("Cli", "[ID|FILE]"),
      .most = 1,
      .summary = QT_TRANSLATE_NOOP("Cli", "shows the printed values of board and cards"),
      .description = QT_TRANSLATE_NOOP(
          "Cli",
          "Shows every printed value with how sure it is (certain, deduced, assumed or confirmed) "
          "and why: of an edition that comes with the program, by default the first, of one of the "
          "players’ own copies, or of a file. “-” is the standard input."),
      .flags = flags,
      .exits = {QT_TRANSLATE_NOOP("Cli", "no findings"),
                QT_TRANSLATE_NOOP("Cli",
                                  "at least one value makes no sense, or the editions differ"),
                QT_TRANSLATE_NOOP("Cli", "wrong use, or a file cannot be read")},
      .run = runEdition};
  return command;
}

} // namespace nilometer::cli
