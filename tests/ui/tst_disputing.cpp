// SPDX-License-Identifier: GPL-3.0-or-later
// An entry that the table does not agree about, through the window.
#include "test_program.h"

#include "tests/ui/amending_window.h"
#include "tests/ui/cut_off.h"
#include "ui/base/accessibility/button_role.h"
#include "ui/base/style/chip.h"
#include "ui/egizia/seats/player_card.h"
#include "ui/table/dispute/dispute_dialog.h"
#include "ui/table/log/log_model.h"

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

#include <algorithm>
#include <bit>

using namespace nilometer;
using namespace nilometer::test;
using By = AmendingWindow::By;

namespace {

constexpr qsizetype round3Entries = 118;
constexpr int disputedShip = 5;   // Dora's first card
constexpr int disputedStone = 39; // of the pyramid, Cem's

QByteArray writtenBy(const AmendingWindow& at) {
  return QByteArray::fromStdString(at.session().written());
}

/// The dialog about the entry; it opens for the window alone.
ui::DisputeDialog& dialogOf(const AmendingWindow& at) {
  auto* dialog = at.view().findChild<ui::DisputeDialog*>();
  if (dialog == nullptr || !dialog->isVisible()) qFatal("nobody asks");
  dialog->activateWindow();
  const auto hasKeyboard = [dialog] { return dialog->isAncestorOf(QApplication::focusWidget()); };
  if (!QTest::qWaitFor(hasKeyboard)) qFatal("the dialog has no keyboard");
  return *dialog;
}

void pressIn(ui::DisputeDialog& dialog, QPushButton& button, By by) {
  if (by == By::mouse) return QTest::mouseClick(&button, Qt::LeftButton);
  if (button.isDefault()) return QTest::keyClick(&dialog.note(), Qt::Key_Return);
  for (int i = 0; i < 8 && !button.hasFocus(); ++i) {
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
  }
  QVERIFY(button.hasFocus());
  QTest::keyClick(&button, Qt::Key_Space);
}

/// The dialog is gone, and the keyboard is the window's again.
void waitForTheTable(AmendingWindow& at) {
  QTRY_VERIFY(at.view().findChild<ui::DisputeDialog*>() == nullptr);
  at.window.activateWindow();
  QVERIFY(QTest::qWaitForWindowActive(&at.window));
}

QString saidOf(const AmendingWindow& at, int row, int role) {
  return at.log().model()->index(row, 0).data(role).toString();
}

void ways() {
  QTest::addColumn<bool>("keys");
  QTest::newRow("mouse") << false;
  QTest::newRow("keys") << true;
}

By way() {
  QFETCH(const bool, keys);
  return keys ? By::keys : By::mouse;
}

/// Another card for Dora's ship; waits to be kept.
void tellTheOtherWay(AmendingWindow& at) {
  at.select(disputedShip);
  at.change();
  const auto& ship = std::get<egizia::PlaceShip>(at.session().record().entries[disputedShip].entry);
  at.tap(ui::stopId(int{ship.stop}));
  at.choose(u"Quarry 2"_s);
  QVERIFY(at.card().isVisible());
}

} // namespace

class tst_disputing : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void init() { QVERIFY(text::useLanguage(u"en")); }
  void noteIsMarkedInTheLogAndSettled_data() { ways(); }
  void noteIsMarkedInTheLogAndSettled();
  void changeThatIsNotSettledIsScoredBothWays_data() { ways(); }
  void changeThatIsNotSettledIsScoredBothWays();
  void otherWayIsSettled_data() { ways(); }
  void otherWayIsSettled();
  void dialogFitsLongNamesInGerman();
  void openDisputeShowsAtThePlayerAndInTheHeader();
  void nothingIsMarkedWithoutANote();
  void nothingChosenIsSaidInTheBar();
  void whatIsChosenAlreadyIsNotAskedFor();
  void insertedEntryCannotBeLeftOpen();
};

void tst_disputing::noteIsMarkedInTheLogAndSettled() {
  AmendingWindow at(way(), round3Entries);
  const QByteArray before = writtenBy(at);
  at.select(disputedShip);
  at.dispute();
  ui::DisputeDialog& dialog = dialogOf(at);
  QVERIFY(dialog.staysButton().isHidden() && dialog.otherButton().isHidden());
  QTest::keyClicks(&dialog.note(), u"Anna says it was the other card"_s);
  pressIn(dialog, dialog.markButton(), way());
  QVERIFY(writtenBy(at) != before);
  QCOMPARE(saidOf(at, disputedShip, ui::LogModel::DisputedRole),
           u"Disputed: Anna says it was the other card"_s);
  QVERIFY(saidOf(at, disputedShip, Qt::AccessibleTextRole).contains(u"Disputed: Anna says"_s));
  QCOMPARE(saidOf(at, disputedShip, ui::LogModel::MarkRole).toInt(),
           static_cast<int>(ui::LogMark::disputed));
  waitForTheTable(at);
  at.dispute();
  ui::DisputeDialog& again = dialogOf(at);
  QCOMPARE(again.note().text(), u"Anna says it was the other card"_s);
  pressIn(again, again.staysButton(), way());
  QCOMPARE(writtenBy(at), before);
  waitForTheTable(at);
  at.undo();
  QVERIFY(saidOf(at, disputedShip, ui::LogModel::DisputedRole).startsWith(u"Disputed"_s));
  at.undo();
  QCOMPARE(writtenBy(at), before);
}

void tst_disputing::changeThatIsNotSettledIsScoredBothWays() {
  AmendingWindow at(way(), round3Entries);
  const auto points = at.session().shown().track;
  at.select(disputedStone);
  at.remove();
  const ui::AmendedGame amended = *at.session().amended();
  at.leaveOpen();
  ui::DisputeDialog& dialog = dialogOf(at);
  QVERIFY(dialog.markButton().isEnabled()); // the other way says it all
  pressIn(dialog, dialog.markButton(), way());
  QVERIFY(!at.card().isVisible() && !at.session().amending());
  for (table::Player player = 0; player < at.session().players(); ++player) {
    QCOMPARE(at.session().shown().track.points(player), points.points(player));
  }
  QVERIFY(saidOf(at, disputedStone, ui::LogModel::DisputedRole)
              .contains(u"Otherwise: it was not made"_s));
  bool differs = false;
  for (table::Player player = 0; player < at.session().players(); ++player) {
    const ui::AmendedNumber& number = amended.tables.back().players[player].points;
    const ui::PlayerCard& card = *at.view().players().card(player);
    const QString other = u"/ %1?"_s.arg(*number.after);
    if (number.differs()) {
      differs = true;
      QTRY_COMPARE(card.look().seat.behind, card.look().pointsSign + u' ' + other);
      QVERIFY(ui::buttonDescription(card).contains(u"without entry 40"_s));
    } else {
      QCOMPARE(card.look().seat.behind, card.look().pointsSign);
    }
  }
  QVERIFY(differs);
}

void tst_disputing::otherWayIsSettled() {
  AmendingWindow at(way(), round3Entries);
  tellTheOtherWay(at);
  at.leaveOpen();
  pressIn(dialogOf(at), dialogOf(at).markButton(), way());
  waitForTheTable(at);
  const QByteArray disputed = writtenBy(at);
  at.select(disputedShip);
  at.dispute();
  pressIn(dialogOf(at), dialogOf(at).otherButton(), way());
  QVERIFY(at.card().isVisible()); // what it leads to is seen first
  QCOMPARE(writtenBy(at), disputed);
  waitForTheTable(at);
  at.keep();
  QVERIFY(at.session().disputed().empty());
  QVERIFY(saidOf(at, disputedShip, Qt::DisplayRole).contains(u"Quarry 2"_s));
  at.undo();
  QCOMPARE(writtenBy(at), disputed);
}

void tst_disputing::dialogFitsLongNamesInGerman() {
  QVERIFY(text::useLanguage(u"de"));
  const QString name = QString(37, u'W') + u" zu Guttenberg-1"_s;
  AmendingWindow at(By::mouse, round3Entries, [&](QStringList& lines) {
    lines[0].replace(u"\"Dora\""_s, u'"' + name + u'"');
  });
  at.select(disputedShip);
  at.dispute();
  ui::DisputeDialog& dialog = dialogOf(at);
  QVERIFY(dialog.width() <= at.window.width());
  const auto isNamed = [&](const QLabel* label) { return label->text().contains(name); };
  QVERIFY(std::ranges::any_of(dialog.findChildren<QLabel*>(), isNamed));
  QCOMPARE(cutOffIn(dialog).join(u'\n'), QString());
  for (const QPushButton* button : dialog.findChildren<QPushButton*>()) {
    if (!button->isVisible()) continue;
    QVERIFY2(button->width() >= button->fontMetrics().horizontalAdvance(button->text()),
             qPrintable(button->text()));
  }
  for (const ui::Chip* chip : at.log().tools().findChildren<ui::Chip*>()) {
    if (chip->isHidden()) continue;
    QVERIFY2(chip->x() + chip->sizeHint().width() <= at.log().tools().width(),
             qPrintable(chip->look().text));
  }
  dialog.close();
  QVERIFY(text::useLanguage(u"en"));
}

void tst_disputing::openDisputeShowsAtThePlayerAndInTheHeader() {
  AmendingWindow at(By::mouse, round3Entries);
  const auto sign = [&] { return at.view().header().findChild<ui::Chip*>(u"disputed"_s); };
  const auto saidAt = [&](int player) {
    return ui::buttonDescription(*at.view().players().card(static_cast<table::Player>(player)));
  };
  const int dora = saidOf(at, disputedShip, ui::LogModel::PlayerRole).toInt();
  QVERIFY(sign() != nullptr && sign()->isHidden());
  at.session().markDisputed(disputedShip, u"Anna says it was the other card"_s);
  QVERIFY(sign()->isVisible());
  QVERIFY(sign()->accessibleName().contains(u"1"_s));
  QVERIFY2(saidAt(dora).contains(u"Anna says it was the other card"_s), qPrintable(saidAt(dora)));
  QVERIFY(!saidAt((dora + 1) % 4).contains(u"Anna says"_s));
  // A press leads to the entry.
  QTest::mouseClick(sign(), Qt::LeftButton);
  QCOMPARE(at.session().shownEntries(), std::size_t{disputedShip + 1});
  QVERIFY(sign()->isVisible());
  at.session().lookAt(at.session().entries());
  at.session().settle(disputedShip);
  QVERIFY(sign()->isHidden());
  QVERIFY(!saidAt(dora).contains(u"Anna says"_s));
}

void tst_disputing::nothingIsMarkedWithoutANote() {
  AmendingWindow at(By::keys, round3Entries);
  const QByteArray before = writtenBy(at);
  at.select(disputedShip);
  at.dispute();
  ui::DisputeDialog& dialog = dialogOf(at);
  QVERIFY(!dialog.markButton().isEnabled());
  QTest::keyClicks(&dialog.note(), u"   "_s);
  QVERIFY(!dialog.markButton().isEnabled());
  QTest::keyClick(&dialog, Qt::Key_Escape);
  QCOMPARE(writtenBy(at), before);
  QCOMPARE(at.session().shownEntries(), std::size_t{disputedShip + 1});
}

void tst_disputing::nothingChosenIsSaidInTheBar() {
  AmendingWindow at(By::keys, round3Entries);
  at.select(disputedShip);
  at.change();
  const QString before = at.bar().how();
  at.dispute();
  QVERIFY(at.view().findChild<ui::DisputeDialog*>() == nullptr);
  QVERIFY2(at.bar().how() != before && at.bar().how().contains(u"Ctrl+D"_s),
           qPrintable(at.bar().how()));
  QVERIFY(at.session().replacing());
}

void tst_disputing::whatIsChosenAlreadyIsNotAskedFor() {
  AmendingWindow at(By::keys, round3Entries);
  const auto& entries = at.session().record().entries;
  const auto buildsTwice = [](const auto& line) {
    const auto* build = std::get_if<egizia::Build>(&line.entry);
    return build != nullptr && std::ranges::any_of(build->spaces, [](auto spaces) {
             return std::popcount(spaces) > 1;
           });
  };
  const auto built = std::ranges::find_if(entries, buildsTwice);
  QVERIFY(built != entries.end());
  at.select(static_cast<int>(built - entries.begin()));
  at.change();
  // The last of the stones is left out.
  for (std::size_t i = 0; i < egizia::buildingCount && !at.view().hasBegun(); ++i) {
    std::optional<ui::PlaceId> last;
    for (const auto& [place, offer] : at.view().draft().offers()) {
      const bool isCell = ui::kindOf(place) == ui::BoardPlace::cell && place.part == i;
      if (isCell && offer.chosen) last = place;
    }
    if (last) QTest::mouseClick(at.view().board().place(*last), Qt::LeftButton);
  }
  QVERIFY(at.view().hasBegun());
  QVERIFY(at.session().amended() == nullptr);
  QVERIFY2(!at.view().strip().content().refused, qPrintable(at.view().strip().content().body));
  at.dispute();
  QVERIFY(at.session().amended() != nullptr);
  QVERIFY(at.view().findChild<ui::DisputeDialog*>() != nullptr);
}

void tst_disputing::insertedEntryCannotBeLeftOpen() {
  AmendingWindow at(By::mouse, round3Entries);
  at.session().startInserting(disputedShip);
  const egizia::Entry some = at.session().record().entries[disputedShip].entry;
  QVERIFY(at.session().enter(some).accepted);
  QVERIFY(at.card().isVisible());
  QVERIFY(at.card().openButton()->isHidden());
  QTest::keyClick(&at.card(), Qt::Key_D, Qt::ControlModifier);
  QVERIFY(at.view().findChild<ui::DisputeDialog*>() == nullptr);
}

NILOMETER_TEST(tst_disputing)
#include "tst_disputing.moc"
