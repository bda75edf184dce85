// SPDX-License-Identifier: GPL-3.0-or-later
// A printed number of Pyramidion that is put right on the board: what was judged by the old one is
// judged again, or the new one holds from now on.
#include "test_program.h"
#include "tests/ui/pyramidion/pyramidion_entering.h"

#include "ui/game/session/judge_again.h"
#include "ui/pyramidion/printed_values/pyramidion_tell.h"
#include "ui/table/history_edit/amended_card.h"
#include "ui/table/view/amend_bar.h"
#include "ui/table/view/header_bar.h"
#include "ui/text/language.h"

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>

using namespace nilometer;
using namespace nilometer::pyramidion_test;
using namespace Qt::Literals::StringLiterals;

namespace {

/// At the first boats that can be loaded: several sites have been resolved.
struct RereadTable : EnteringTable {
  RereadTable() : EnteringTable("4-players-told", Phase::load) {}

  /// Other minima of a site that was read, with which something would have come otherwise, or not.
  [[nodiscard]] TellMinima otherMinima(bool decides) const {
    for (const auto& line : session.record().entries) {
      const auto* told = std::get_if<TellMinima>(&line.entry);
      for (std::uint8_t least = 3; told != nullptr && least <= 9; ++least) {
        const TellMinima other{told->site, least, least};
        const bool differs = least != told->influence || least != told->negotiation;
        const auto again = ui::judgedAgain<pyramidion::Rereading>(session, other);
        if (differs && again.has_value() == decides) return other;
      }
    }
    qFatal("no such minima");
  }
  /// Where the record has read that site.
  [[nodiscard]] std::size_t readIn(Site site) const {
    const auto& lines = session.record().entries;
    const auto found = std::ranges::find_if(lines, [&](const auto& line) {
      const auto* told = std::get_if<TellMinima>(&line.entry);
      return told != nullptr && told->site == site;
    });
    return static_cast<std::size_t>(found - lines.begin());
  }
  [[nodiscard]] TellMinima told(std::size_t entry) const {
    return std::get<TellMinima>(session.record().entries[entry].entry);
  }
  /// As a person does it: a press on the number, the two numbers, Enter.
  void putRight(const TellMinima& read) {
    const auto place = placeId(BoardPlace::troop, static_cast<int>(read.site), Troop::torturer);
    QTest::mouseClick(view.board().place(place), Qt::LeftButton);
    keys(QString::number(read.influence) + QString::number(read.negotiation));
    press(Qt::Key_Return);
  }
};

} // namespace

class tst_pyramidion_judged_again : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void init() { QVERIFY(text::useLanguage(u"en")); }
  void siteIsJudgedAgainByTheNumberPutRight_RESOLVE5();
  void numberHoldsFromNowOnWhereTheTableWantsThat_RESOLVE5();
  void nothingIsEnteredWhereTheDifferenceIsNotWanted();
  void numberThatHasDecidedNothingIsEnteredAtOnce();
  void whatIsLeftToMoveOutlastsANumberPutRight_RESOLVE5();
  void doubtfulNumberOfTheDialogIsJudgedAgain_SEE4();
};

void tst_pyramidion_judged_again::siteIsJudgedAgainByTheNumberPutRight_RESOLVE5() {
  RereadTable table;
  const TellMinima read = table.otherMinima(true);
  const std::size_t entry = table.readIn(read.site);
  const std::size_t entered = table.entered();
  const std::string before = table.session.written();
  table.putRight(read);
  ui::AmendedCard& card = table.view.amended();
  QVERIFY(card.isVisible());
  QVERIFY(!table.session.amended()->changesNothingElse());
  QVERIFY2(card.text().contains(u"→"_s) || card.text().contains(u"To be moved"_s),
           qPrintable(card.text()));
  QCOMPARE(card.yesButton()->look().text, u"Judge it again"_s);
  QCOMPARE(card.openButton()->look().text, u"From now on only"_s);
  const QString how = table.view.header().amendBar().how();
  QVERIFY2(how.contains(u"Esc leaves everything"_s), qPrintable(how));
  table.press(Qt::Key_Return);
  QVERIFY(!card.isVisible());
  QVERIFY(table.told(entry) == read);
  QCOMPARE(table.entered(), entered);
  // One step, that is taken back as one.
  table.view.undo();
  QCOMPARE(QString::fromStdString(table.session.written()), QString::fromStdString(before));
}

void tst_pyramidion_judged_again::numberHoldsFromNowOnWhereTheTableWantsThat_RESOLVE5() {
  RereadTable table;
  const TellMinima read = table.otherMinima(true);
  const std::size_t entry = table.readIn(read.site);
  const TellMinima was = table.told(entry);
  const std::size_t entered = table.entered();
  const auto sites = table.session.shown().sites;
  table.putRight(read);
  table.keys(u"n"_s);
  QVERIFY(!table.view.amended().isVisible());
  QVERIFY(!table.session.isPast());
  QCOMPARE(table.entered(), entered + 1);
  QVERIFY(table.told(entry) == was);
  QVERIFY(table.told(entered) == read);
  QVERIFY(table.session.shown().sites == sites);
}

void tst_pyramidion_judged_again::nothingIsEnteredWhereTheDifferenceIsNotWanted() {
  RereadTable table;
  const std::string before = table.session.written();
  table.putRight(table.otherMinima(true));
  QVERIFY(table.view.amended().isVisible());
  table.press(Qt::Key_Escape);
  QVERIFY(!table.view.amended().isVisible());
  QVERIFY(!table.session.isPast());
  QVERIFY(!table.view.hasBegun());
  QCOMPARE(QString::fromStdString(table.session.written()), QString::fromStdString(before));
  // The key of the card is none of the table.
  table.keys(u"n"_s);
  QCOMPARE(QString::fromStdString(table.session.written()), QString::fromStdString(before));
}

void tst_pyramidion_judged_again::numberThatHasDecidedNothingIsEnteredAtOnce() {
  RereadTable table;
  const TellMinima read = table.otherMinima(false);
  const std::size_t entered = table.entered();
  table.putRight(read);
  QVERIFY(!table.view.amended().isVisible());
  QCOMPARE(table.entered(), entered + 1);
  QVERIFY(table.told(entered) == read);
}

void tst_pyramidion_judged_again::whatIsLeftToMoveOutlastsANumberPutRight_RESOLVE5() {
  for (const bool decides : {false, true}) {
    RereadTable table;
    const auto moves = [&] { return table.view.strip().content().moves; };
    const ui::MoveContent before = moves();
    QCOMPARE(before.heading, u"Now move"_s);
    const std::size_t entered = table.entered();
    table.putRight(table.otherMinima(decides));
    if (decides) table.keys(u"n"_s);
    QCOMPARE(table.entered(), entered + 1);
    QCOMPARE(moves().told, before.told);
    QCOMPARE(moves().entry, before.entry);
    table.view.undo();
    QCOMPARE(moves().told, before.told);
    QCOMPARE(moves().entry, before.entry);
    QVERIFY(table.view.strip().content().columns.empty());
  }
}

void tst_pyramidion_judged_again::doubtfulNumberOfTheDialogIsJudgedAgain_SEE4() {
  RereadTable table;
  const Site site = table.otherMinima(true).site;
  ui::tellPrinted(tellGame(table.session), table.view);
  auto* dialog = table.view.findChild<ui::ReadComponentDialog*>();
  QVERIFY(QTest::qWaitForWindowActive(dialog));
  dialog->findChildren<QComboBox*>().last()->setCurrentIndex(static_cast<int>(site));
  const auto numbers = dialog->findChildren<QSpinBox*>();
  for (const auto& number : numbers.last(2)) number->setValue(65);
  const auto labels = dialog->findChildren<QLabel*>();
  QVERIFY(std::ranges::any_of(labels, [](const QLabel* label) {
    return label->text().contains(u"Doubtful: 65 as a printed number"_s);
  }));
  QTest::mouseClick(dialog->findChildren<QPushButton*>().last(), Qt::LeftButton);
  QVERIFY(table.view.amended().isVisible());
  table.press(Qt::Key_Return);
  QCOMPARE(int{table.told(table.readIn(site)).influence}, 65);
}

NILOMETER_TEST(tst_pyramidion_judged_again)
#include "tst_pyramidion_judged_again.moc"
