// SPDX-License-Identifier: GPL-3.0-or-later
// What the program says about itself, and what wrong use gets.
#include "cli_process.h"
#include "test_program.h"

#include "ui/text/language.h"

#include <QRegularExpression>

using namespace nilometer::test;

namespace {

/// Every "--flag" in a text.
QStringList flagsIn(const QString& text) {
  static const QRegularExpression flag(u"--[a-z]+"_s);
  QStringList flags;
  auto matches = flag.globalMatch(text);
  while (matches.hasNext()) flags += matches.next().captured();
  flags.removeDuplicates();
  flags.sort();
  return flags;
}

/// The man page without its markup, and of it the part about one command.
QString manPage() {
  QString text =
      QString::fromUtf8(readAll(QStringLiteral(NILOMETER_SOURCE_DIR "/docs/nilometer-cli.1")));
  return text.replace(u"\\-"_s, u"-"_s);
}
QString manPageOf(const QString& command) {
  const QString text = manPage();
  const qsizetype begin = text.indexOf(u".SS %1\n"_s.arg(command));
  if (begin < 0) return {};
  static const QRegularExpression next(u"\n\\.S[SH] "_s);
  return text.mid(begin, text.indexOf(next, begin) - begin);
}

} // namespace

class tst_CliHelp : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void helpExplainsEachCommandInBothLanguages_data() { commands(); }
  void helpExplainsEachCommandInBothLanguages();
  void manPageTellsOfEveryFlag_data() { commands(); }
  void manPageTellsOfEveryFlag();
  void generalHelpListsEveryCommandAndExitCode();
  void helpIsFoundByItsOtherNames();
  void languageIsCalledAsInTheWindow();
  void versionNamesProgramAndRules();
  void daysAreWrittenAsTheEnvironmentSays_data();
  void daysAreWrittenAsTheEnvironmentSays();
  void languageComesFromTheEnvironment_data();
  void languageComesFromTheEnvironment();
  void wrongUseGetsOneSentenceAndExitCode2_data();
  void wrongUseGetsOneSentenceAndExitCode2();

private:
  static void commands();
};

void tst_CliHelp::commands() {
  QTest::addColumn<QString>("command");
  for (const QString& name : commandNames) QTest::addRow("%s", qPrintable(name)) << name;
}

void tst_CliHelp::helpExplainsEachCommandInBothLanguages() {
  QFETCH(QString, command);
  const Run english = cli({command, u"--help"_s, u"--lang"_s, u"en"_s});
  const Run german = cli({command, u"--help"_s, u"--lang"_s, u"de"_s});
  for (const Run& run : {english, german}) {
    QCOMPARE(run.exitCode, 0);
    QCOMPARE(run.errors, QByteArray());
    for (const char* code : {"\n  0  ", "\n  2  "}) QVERIFY2(run.output.contains(code), code);
    for (const QString& line : run.text().split(u'\n')) QVERIFY(line.size() <= 100);
  }
  QVERIFY(english.text().contains(u"Usage: nilometer-cli "_s + command));
  QVERIFY(german.text().contains(u"Aufruf: nilometer-cli "_s + command));
  QCOMPARE(flagsIn(german.text()), flagsIn(english.text()));
  QVERIFY(flagsIn(english.text()).size() > 3);
}

void tst_CliHelp::manPageTellsOfEveryFlag() {
  QFETCH(QString, command);
  const QString common =
      manPage().section(u".SS Flags of every command"_s, 1).section(u".SH"_s, 0, 0);
  QStringList documented = flagsIn(manPageOf(command)) + flagsIn(common);
  documented.removeDuplicates();
  documented.sort();
  QCOMPARE(documented, flagsIn(cli({command, u"--help"_s}).text()));
}

void tst_CliHelp::generalHelpListsEveryCommandAndExitCode() {
  for (const QString& language : nilometer::text::languages()) {
    const Run run = cli({u"--help"_s, u"--lang"_s, language});
    QCOMPARE(run.exitCode, 0);
    for (const QString& name : commandNames) QVERIFY(run.text().contains(u"\n  "_s + name));
    for (const char* code : {"\n  0  ", "\n  1  ", "\n  2  "}) QVERIFY(run.output.contains(code));
  }
  const QString man = manPage();
  for (const QString& name : commandNames) QVERIFY(!manPageOf(name).isEmpty());
  for (const QString& code : {u".B 0\n"_s, u".B 1\n"_s, u".B 2\n"_s}) QVERIFY(man.contains(code));
}

void tst_CliHelp::helpIsFoundByItsOtherNames() {
  const QByteArray general = cli({u"--help"_s}).output;
  for (const QString& word : {u"-h"_s, u"help"_s}) QCOMPARE(cli({word}).output, general);
  const QByteArray score = cli({u"score"_s, u"--help"_s}).output;
  for (const QStringList& call : {QStringList{u"score"_s, u"-h"_s}, {u"help"_s, u"score"_s}}) {
    const Run run = cli(call);
    QCOMPARE(run.exitCode, 0);
    QCOMPARE(run.output, score);
  }
}

void tst_CliHelp::languageIsCalledAsInTheWindow() {
  const QByteArray german = cli({u"--help"_s, u"--language=de"_s}).output;
  QVERIFY(german.contains("Aufruf:"));
  QVERIFY(german.contains("--language de|en"));
  QCOMPARE(cli({u"--lang"_s, u"de"_s, u"--help"_s}).output, german); // the word it had before
}

void tst_CliHelp::versionNamesProgramAndRules() {
  const Run run = cli({u"--version"_s});
  QCOMPARE(run.exitCode, 0);
  QCOMPARE(run.output, QByteArray("nilometer-cli 0.1.0 (rules version Egizia 2, Saqqara 2, "
                                  "Pyramidion 2, record format 3)\n"));
}

void tst_CliHelp::daysAreWrittenAsTheEnvironmentSays_data() {
  QTest::addColumn<QStringList>("environment");
  QTest::addColumn<QByteArray>("day");
  const QByteArray american = "Friday, November 20, 2026";
  const QByteArray british = "Friday, 20 November 2026";
  QTest::addRow("LANG") << QStringList{u"LANG=en_US.UTF-8"_s} << american;
  QTest::addRow("LC_TIME") << QStringList{u"LANG=en_US.UTF-8"_s, u"LC_TIME=en_GB.UTF-8"_s}
                           << british;
  QTest::addRow("LC_ALL before LC_TIME")
      << QStringList{u"LC_TIME=en_GB.UTF-8"_s, u"LC_ALL=en_US.UTF-8"_s} << american;
  QTest::addRow("LC_TIME of another language")
      << QStringList{u"LANG=en_GB.UTF-8"_s, u"LC_TIME=fr_FR.UTF-8"_s} << british;
}

void tst_CliHelp::daysAreWrittenAsTheEnvironmentSays() {
  QFETCH(QStringList, environment);
  QFETCH(QByteArray, day);
  const QString game = QStringLiteral(NILOMETER_SOURCE_DIR "/tests/games/revised-4-players.jsonl");
  const Run run = cli({u"score"_s, game}, {{}, {}, environment});
  QVERIFY2(head(run.output, 1).contains(day), head(run.output, 1).constData());
}

void tst_CliHelp::languageComesFromTheEnvironment_data() {
  QTest::addColumn<QStringList>("environment");
  QTest::addColumn<bool>("german");
  QTest::addRow("nothing set") << QStringList{u"PATH=/usr/bin"_s} << false;
  QTest::addRow("LANG") << QStringList{u"LANG=de_AT.UTF-8"_s} << true;
  QTest::addRow("LC_MESSAGES before LANG")
      << QStringList{u"LANG=de_DE.UTF-8"_s, u"LC_MESSAGES=en_GB.UTF-8"_s} << false;
  QTest::addRow("LC_ALL before LC_MESSAGES")
      << QStringList{u"LC_MESSAGES=en_GB.UTF-8"_s, u"LC_ALL=de_DE.UTF-8"_s} << true;
  QTest::addRow("a third language") << QStringList{u"LANG=it_IT.UTF-8"_s} << false;
  QTest::addRow("no UTF-8") << QStringList{u"LC_ALL=C"_s} << false;
}

void tst_CliHelp::languageComesFromTheEnvironment() {
  QFETCH(QStringList, environment);
  QFETCH(bool, german);
  const Run run = cli({u"--help"_s}, {{}, {}, environment});
  QCOMPARE(run.exitCode, 0);
  QCOMPARE(run.errors, QByteArray());
  QCOMPARE(run.output.contains("Aufruf:"), german);
  QCOMPARE(run.output.contains("Usage:"), !german);
}

void tst_CliHelp::wrongUseGetsOneSentenceAndExitCode2_data() {
  QTest::addColumn<QStringList>("arguments");
  QTest::addColumn<QString>("names"); // what the sentence must name
  const auto row = [](const char* name, const QStringList& arguments, const QString& names) {
    QTest::addRow("%s", name) << arguments << names;
  };
  row("nothing at all", {}, u"--help"_s);
  row("unknown command", {u"referee"_s}, u"referee"_s);
  row("unknown flag", {u"score"_s, u"--colour"_s, u"x"_s}, u"--colour"_s);
  row("short flag", {u"score"_s, u"-x"_s}, u"-x"_s);
  row("help for no command", {u"help"_s, u"referee"_s}, u"referee"_s);
  row("language twice", {u"--lang=de"_s, u"check"_s, u"--language=en"_s, u"x"_s}, u"--language"_s);
  row("flag of another command", {u"check"_s, u"--explain"_s, u"x"_s}, u"--explain"_s);
  row("flag without its value", {u"check"_s, u"x"_s, u"--format"_s}, u"--format"_s);
  row("flag with an empty value", {u"simulate"_s, u"--out="_s}, u"--out"_s);
  row("value without need", {u"score"_s, u"--explain=yes"_s, u"x"_s}, u"--explain"_s);
  row("flag twice", {u"score"_s, u"--explain"_s, u"--explain"_s, u"x"_s}, u"--explain"_s);
  row("unknown format", {u"check"_s, u"--format"_s, u"xml"_s, u"x"_s}, u"xml"_s);
  row("format of another command", {u"check"_s, u"--format=csv"_s, u"x"_s}, u"csv"_s);
  row("unknown language", {u"--lang"_s, u"fr"_s, u"check"_s, u"x"_s}, u"fr"_s);
  row("no file", {u"score"_s}, u"FILE"_s);
  row("file after the end of flags", {u"score"_s, u"--"_s, u"--explain"_s}, u"--explain"_s);
  row("one file too many", {u"score"_s, u"x"_s, u"y"_s}, u"y"_s);
  row("standard input twice", {u"check"_s, u"-"_s, u"-"_s}, u"-"_s);
  row("standard input twice, once as edition", {u"check"_s, u"-"_s, u"--edition=-"_s}, u"-"_s);
  row("too many players", {u"simulate"_s, u"--players"_s, u"5"_s}, u"5"_s);
  row("no games", {u"simulate"_s, u"--games"_s, u"0"_s}, u"0"_s);
  row("negative games", {u"simulate"_s, u"--games"_s, u"-3"_s}, u"-3"_s);
  row("games that are no number", {u"simulate"_s, u"--games"_s, u"1e3"_s}, u"1e3"_s);
  row("seed beyond 64 bits", {u"simulate"_s, u"--seed"_s, u"18446744073709551616"_s},
      u"18446744073709551616"_s);
  row("seed that would overflow", {u"simulate"_s, u"--seed"_s, u"18446744073709551615"_s},
      u"18446744073709551615"_s);
  row("unknown profile", {u"simulate"_s, u"--profile"_s, u"house"_s}, u"house"_s);
  row("no such day", {u"simulate"_s, u"--date"_s, u"2009-02-30"_s}, u"2009-02-30"_s);
}

void tst_CliHelp::wrongUseGetsOneSentenceAndExitCode2() {
  QFETCH(QStringList, arguments);
  QFETCH(QString, names);
  for (const QString& language : {u"de_DE.UTF-8"_s, u"en_GB.UTF-8"_s}) {
    const Run run = cli(arguments, {{}, {}, {u"LC_ALL="_s + language}});
    QCOMPARE(run.exitCode, 2);
    QCOMPARE(run.output, QByteArray());
    QVERIFY2(run.saysOneSentence(), run.errors.constData());
    const QString error = QString::fromUtf8(run.errors);
    const bool named = error.contains(names) || (names == u"FILE"_s && error.contains(u"DATEI"_s));
    QVERIFY2(named, run.errors.constData());
  }
}

NILOMETER_TEST(tst_CliHelp)
#include "tst_cli_help.moc"
