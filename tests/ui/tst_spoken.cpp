// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_program.h"

#include "tests/ui/hearing.h"
#include "tests/ui/result_fixture.h"
#include "tests/ui/secrets.h"
#include "tests/ui/table_window.h"
#include "ui/base/accessibility/announce.h"
#include "ui/egizia/final_scoring/table_final_scoring.h"
#include "ui/score/final_scoring/final_scoring_view.h"
#include "ui/score/result/result_view.h"
#include "ui/store/games/preferences.h"
#include "ui/table/action_bar/spoken_rows.h"
#include "ui/table/action_bar/strip_view.h"
#include "ui/table/log/log_view.h"

#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace nilometer;
using namespace nilometer::test;
using egizia::Phase;

namespace {

/// How many events an entry may cost on average, besides what is announced. Each of them makes a
/// screen reader ask back; among more than a hundred it drops what is announced.
constexpr std::size_t mostEvents = 60;

/// Whether the texts come in that order.
bool inOrder(const QString& all, const QStringList& texts) {
  qsizetype at = 0;
  for (const QString& text : texts) {
    at = all.indexOf(text, at);
    if (at < 0) return false;
    at += text.size();
  }
  return true;
}

/// What was said, one message only.
QString onlyOne(const QStringList& said) {
  return said.size() == 1 ? said.front()
                          : u"%1 messages: "_s.arg(said.size()) + said.join(u" | "_s);
}

} // namespace

/// Whoever does not see the table hears its answers, and only what has changed.
class tst_spoken : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void init() { QVERIFY(text::useLanguage(u"en")); }
  void whatIsAnnouncedInOneGoIsOneMessage();
  void anEntryIsAnsweredInTheOrderOfNeed();
  void refusalNamesEveryRule();
  void aChoiceIsSaidAloneWhenItsQuestionIsKnown();
  void numberIsSaidWithEveryDigit();
  void undoAndRedoAreSaid();
  void newPhaseIsSaid();
  void everyStepOfTheFinalScoringIsSaid();
  void whoWinsIsSaid();
  void nothingSecretIsSaid();
  void languageIsThatOfTheWindow();
  void whatDidNotChangeIsNoEvent();
};

void tst_spoken::whatIsAnnouncedInOneGoIsOneMessage() {
  QWidget window;
  QWidget part(&window);
  Hearing hearing;
  ui::announce(window, u"One"_s);
  ui::announce(part, u"Two?"_s);
  ui::announce(part, u"One"_s);
  ui::announce(part, QString());
  QCOMPARE(hearing.said(), QStringList{u"One. Two?"_s});
  QCOMPARE(hearing.said(), QStringList());
}

void tst_spoken::anEntryIsAnsweredInTheOrderOfNeed() {
  TableWindow window("revised-4-players", 2);
  Hearing hearing;
  (void)hearing.said();
  ui::Scribe scribe(window.view, window.session, ui::Scribe::By::keyboard, window.hands());
  QVERIFY(scribe.enter(window.golden.entries[2]));
  const QStringList said = hearing.said();
  // What to move on the board comes before the next player is asked.
  QVERIFY2(
      inOrder(said.back(), {u"Now move: Anna: ship"_s, u"Ben places a ship"_s, u"ships left"_s}),
      qPrintable(said.join(u'\n')));
  // Nothing of what was so before is said again.
  QVERIFY(!said.back().contains(u"Round 1"_s));
}

void tst_spoken::refusalNamesEveryRule() {
  TableWindow window("revised-4-players", 8);
  Hearing hearing;
  int refused = 0;
  // Every key of a round space; some of them lie upstream or are taken.
  for (char key = 'a'; key <= 'z'; ++key) {
    (void)hearing.said();
    const std::size_t before = window.session.record().entries.size();
    window.type(QString(QLatin1Char(key)));
    const QString said = hearing.said().join(u' ');
    const ui::StripContent content = window.view.strip().content();
    if (content.refused) {
      ++refused;
      QVERIFY2(said.startsWith(u"That is against the rules: "_s), qPrintable(said));
      for (const QString& line : content.body.split(u'\n')) {
        QVERIFY2(said.contains(line), qPrintable(line));
      }
    }
    while (window.session.record().entries.size() > before) window.view.undo();
    while (window.view.hasBegun()) window.view.goBack();
  }
  QVERIFY(refused > 1);
}

void tst_spoken::aChoiceIsSaidAloneWhenItsQuestionIsKnown() {
  ui::QuestionRow row{.question = {1, 0}, .label = u"Advance:"_s, .chips = {}};
  for (const QString& text : {u"blue"_s, u"black"_s}) {
    ui::ChipLook look;
    look.text = text;
    look.keyCap = text.front().toUpper();
    row.chips.push_back({static_cast<int>(row.chips.size()), true, look});
  }
  QCOMPARE(ui::spokenChanges({}, {row}), QStringList{u"Advance: B: blue; B: black"_s});
  ui::QuestionRow chosen = row;
  chosen.chips[1].look.chosen = true;
  QCOMPARE(ui::spokenChanges({row}, {chosen}), QStringList{u"black is chosen"_s});
  QCOMPARE(ui::spokenChanges({chosen}, {row}), QStringList{u"black is no longer chosen"_s});
  QCOMPARE(ui::spokenChanges({chosen}, {chosen}), QStringList());
  QCOMPARE(ui::spokenChanges({}, {chosen}), QStringList{u"Advance: B: blue; B: black, chosen"_s});
  // What cannot be chosen is not offered.
  chosen.chips[0].open = false;
  QCOMPARE(ui::spokenChanges({row}, {chosen}), QStringList{u"Advance: B: black, chosen"_s});
}

void tst_spoken::numberIsSaidWithEveryDigit() {
  ui::QuestionRow row{.question = {1, 0}, .label = u"Influence:"_s, .chips = {}};
  row.chips.push_back({-1, false, {.text = u"?"_s}});
  for (int digit = 0; digit <= 2; ++digit) {
    const QString text = QString::number(digit);
    row.chips.push_back({digit, true, {.text = text, .keyCap = text}});
  }
  QCOMPARE(ui::spokenChanges({}, {row}), QStringList{u"Influence: 0: 0; 1: 1; 2: 2"_s});
  ui::QuestionRow typed = row;
  typed.chips.front().look.text = u"1"_s;
  QCOMPARE(ui::spokenChanges({row}, {typed}), QStringList{u"Influence: 1"_s});
  ui::QuestionRow longer = row;
  longer.chips.front().look.text = u"12"_s;
  QCOMPARE(ui::spokenChanges({typed}, {longer}), QStringList{u"Influence: 12"_s});
}

void tst_spoken::undoAndRedoAreSaid() {
  TableWindow window("revised-4-players", 2);
  ui::Scribe scribe(window.view, window.session, ui::Scribe::By::keyboard, window.hands());
  QVERIFY(scribe.enter(window.golden.entries[2]));
  Hearing hearing;
  (void)hearing.said();
  window.view.undo();
  QString said = onlyOne(hearing.said());
  QVERIFY2(inOrder(said, {u"Taken back. Put back: Anna"_s, u"Anna places a ship"_s}),
           qPrintable(said));
  window.view.redo();
  said = onlyOne(hearing.said());
  QVERIFY2(inOrder(said, {u"Done again. If anything was put back: Anna"_s, u"Ben places a ship"_s}),
           qPrintable(said));
}

void tst_spoken::newPhaseIsSaid() {
  TableWindow window("revised-4-players", 2);
  ui::Scribe scribe(window.view, window.session, ui::Scribe::By::keyboard, window.hands());
  Hearing hearing;
  int phases = 0;
  for (std::size_t i = 2; i < 46; ++i) {
    const Phase before = window.session.shown().phase;
    (void)hearing.said();
    QVERIFY(scribe.enter(window.golden.entries[i]));
    const QString said = hearing.said().join(u' ');
    const bool other = window.session.shown().phase != before;
    QVERIFY2(said.contains(u" of 5, "_s) == other, qPrintable(said));
    phases += other ? 1 : 0;
  }
  QVERIFY(phases > 4);
}

void tst_spoken::everyStepOfTheFinalScoringIsSaid() {
  const egizia::GameRecord golden = goldenGame("revised-4-players", *goldenEdition());
  std::size_t first = 0;
  while (!std::holds_alternative<egizia::FinalScore>(golden.entries[first].entry)) ++first;
  TableWindow window("revised-4-players", first);
  Hearing hearing;
  (void)hearing.said();
  int steps = 0;
  for (; steps < 6 && !window.view.finalScoring().scoring().mustName(); ++steps) {
    window.type(u"Enter"_s);
    const QString said = onlyOne(hearing.said());
    const ui::StepStoryContent& story = window.view.finalScoring().view().story().content();
    QVERIFY2(inOrder(said, {story.kind, story.gain, story.way}), qPrintable(said));
    QVERIFY2(said.contains(story.reason), qPrintable(said));
  }
  QVERIFY(steps > 1);
}

void tst_spoken::whoWinsIsSaid() {
  QTemporaryDir home;
  QSettings settings(home.filePath(u"settings.ini"_s), QSettings::IniFormat);
  ui::Preferences preferences(settings);
  const Played game("revised-4-players");
  const report::ScoreReport report = game.report();
  ui::ResultView view(preferences);
  Hearing hearing;
  view.show({[&] { return game.report(); }}, {});
  view.QWidget::show();
  const QString said = onlyOne(hearing.said());
  QVERIFY2(inOrder(said, {report.seats[report.ranking.front().player].name, u" wins. "_s,
                          u" ahead of "_s, report.seats[report.ranking.back().player].name}),
           qPrintable(said));
}

/// Which cards were named in secret makes no difference to what is said before they are shown.
void tst_spoken::nothingSecretIsSaid() {
  const auto edition = goldenEdition();
  const egizia::GameRecord golden = goldenGame("revised-4-players", *edition);
  std::vector<QStringList> said(2);
  for (const std::size_t which : {std::size_t{0}, std::size_t{1}}) {
    egizia::GameRecord record = withHiddenCards(golden, *edition, static_cast<int>(which));
    while (!std::holds_alternative<egizia::SetOrder>(record.entries.back().entry)) {
      record.entries.pop_back();
    }
    record.entries.pop_back();
    TableWindow window(record, edition);
    Hearing hearing;
    for (std::size_t back = 1; back < 120; back += 4) {
      window.session.lookAt(record.entries.size() - back);
      said[which] += hearing.said();
    }
    window.view.undo();
    said[which] += hearing.said();
    window.view.redo();
    said[which] += hearing.said();
  }
  QVERIFY(said[0].size() > 25);
  QCOMPARE(said[0], said[1]);
}

void tst_spoken::languageIsThatOfTheWindow() {
  TableWindow window("revised-4-players", 2);
  Hearing hearing;
  QVERIFY(text::useLanguage(u"de"));
  QEvent change(QEvent::LanguageChange);
  QCoreApplication::sendEvent(&window.view, &change);
  (void)hearing.said();
  ui::Scribe scribe(window.view, window.session, ui::Scribe::By::keyboard, window.hands());
  QVERIFY(scribe.enter(window.golden.entries[2]));
  const QString said = hearing.said().join(u' ');
  QVERIFY2(said.contains(u"Ben setzt ein Schiff"_s), qPrintable(said));
}

void tst_spoken::whatDidNotChangeIsNoEvent() {
  TableWindow window("revised-4-players", 2);
  ui::Scribe scribe(window.view, window.session, ui::Scribe::By::keyboard, window.hands());
  Hearing hearing;
  (void)hearing.events();
  std::size_t all = 0;
  constexpr std::size_t entries = 45; // a round and the next one's first ships
  for (std::size_t i = 2; i < 2 + entries; ++i) {
    QVERIFY(scribe.enter(window.golden.entries[i]));
    all += hearing.events().size();
  }
  QVERIFY2(all <= mostEvents * entries, qPrintable(u"%1 an entry"_s.arg(all / entries)));
  // Shown once more, nothing has changed.
  (void)hearing.said();
  window.view.log().refresh();
  QCOMPARE(hearing.said(), QStringList());
}

NILOMETER_TEST(tst_spoken)
#include "tst_spoken.moc"
