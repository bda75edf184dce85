// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_program.h"

#include "tests/ui/shelf_fixture.h"
#include "ui/egizia/corrections/correction_dialog.h"
#include "ui/egizia/session/egizia_session.h"
#include "ui/egizia/text/words.h"
#include "ui/text/language.h"
#include "ui/text/phrase.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>

#include <algorithm>
#include <bit>

using namespace nilometer;
using namespace nilometer::test;
using egizia::Correct;
using egizia::Correctable;

namespace {

/// The dialog on the table after so many entries, with its fields found by their labels.
class Opened {
public:
  explicit Opened(std::size_t entries = 60)
      : session(test::firstEntries(entries), shelfEdition()), dialog(session) {
    dialog.show();
    if (!QTest::qWaitForWindowActive(&dialog)) qFatal("the dialog is not active");
  }
  template <class T> [[nodiscard]] T* field(const QString& label) const {
    for (const QLabel* shown : dialog.findChildren<QLabel*>()) {
      if (shown->text().remove(u'&') == label) return qobject_cast<T*>(shown->buddy());
    }
    qFatal("no field %s", qPrintable(label));
  }
  /// Chosen with the keyboard.
  void choose(const QString& label, int index) const {
    auto* box = field<QComboBox>(label);
    box->setFocus();
    QTest::keyClick(box, Qt::Key_Home);
    for (int i = 0; i < index; ++i) QTest::keyClick(box, Qt::Key_Down);
  }
  void choose(Correctable what) const { choose(u"What"_s, static_cast<int>(what)); }
  void write(QWidget* into, const QString& text) const {
    into->setFocus();
    QTest::keyClick(into, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(into, text);
  }
  void value(int value) const { write(field<QSpinBox>(u"New value"_s), QString::number(value)); }
  void reason(const QString& text) const { write(field<QLineEdit>(u"Reason"_s), text); }
  [[nodiscard]] QPushButton* enter() const {
    for (auto* button : dialog.findChildren<QPushButton*>()) {
      if (button->text().startsWith(u"Enter")) return button;
    }
    qFatal("no button to enter");
  }
  /// Whether that stands in the dialog, alone or on a line of its own.
  [[nodiscard]] bool says(const QString& sentence) const {
    for (const QLabel* label : dialog.findChildren<QLabel*>()) {
      if (label->isVisible() && label->text().split(u'\n').contains(sentence)) return true;
    }
    return false;
  }

  ui::EgiziaSession session;
  ui::CorrectionDialog dialog;
};

/// What the table shows, as the screen counts it.
int shownValue(const egizia::State& state, Correctable what) {
  const egizia::PlayerState& own = state.player[0];
  switch (what) {
  case Correctable::points: return state.track.points(0);
  case Correctable::queuePlace: return state.track.placeInQueue(0) + 1;
  case Correctable::stones: return own.stones;
  case Correctable::crew: return own.crews[0];
  case Correctable::stoneMarket: return own.marketStep[0] + 1;
  case Correctable::grainMarket: return own.marketStep[1] + 1;
  default: return own.sphinxHeld;
  }
}

} // namespace

/// The dialog that puts right what lies on the table.
class tst_correction_dialog : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void initTestCase() { QVERIFY(text::useLanguage(u"en")); }
  void presentValueIsProposed_data();
  void presentValueIsProposed();
  void valueBecomesTheEntry_data() { presentValueIsProposed_data(); }
  void valueBecomesTheEntry();
  void ringIsChosenByItsPosition();
  void orderIsChosenByTilesThatPlayersSwap();
  void reasonIsAskedFor();
  void unchangedValueIsNotEntered();
  void enterKeyAcceptsAndTheSessionTakesIt();
  void movesOnTheBoardAreToldBeforehand();
  void illegalButPossibleIsEnteredAnyway();
  void placeInTheQueueIsCountedFromOne_TRACK_1();
  void impossibleIsRefusedWithTheSentence();
  void takenCardIsOneOfThePlayers();
  void givenCardIsJudged();
  void nothingCanBeTakenFromEmptyHands();
  void everyFieldHasALabel();
  void languageChangesKeepTheChoices();
};

void tst_correction_dialog::presentValueIsProposed_data() {
  QTest::addColumn<int>("what");
  for (const Correctable what :
       {Correctable::points, Correctable::queuePlace, Correctable::stones, Correctable::crew,
        Correctable::stoneMarket, Correctable::grainMarket, Correctable::sphinxCount}) {
    const auto index = static_cast<std::size_t>(what);
    QTest::newRow(egizia::correctableNames[index].data()) << static_cast<int>(what);
  }
}

void tst_correction_dialog::presentValueIsProposed() {
  QFETCH(int, what);
  const Opened opened(120);
  opened.choose(static_cast<Correctable>(what));
  opened.choose(u"Whose"_s, 0);
  const int now = shownValue(opened.session.shown(), static_cast<Correctable>(what));
  QCOMPARE(opened.field<QSpinBox>(u"New value"_s)->value(), now);
  QVERIFY(opened.field<QLabel>(u"Now"_s)->text().startsWith(text::number(now)));
}

void tst_correction_dialog::valueBecomesTheEntry() {
  QFETCH(int, what);
  const Opened opened;
  opened.choose(static_cast<Correctable>(what));
  opened.choose(u"Whose"_s, 1);
  if (what == int(Correctable::crew)) opened.choose(u"Crew"_s, 2);
  opened.value(3);
  const bool fromOne = what == int(Correctable::queuePlace) ||
                       what == int(Correctable::stoneMarket) ||
                       what == int(Correctable::grainMarket);
  Correct expected{.what = static_cast<Correctable>(what), .player = 1};
  expected.value = fromOne ? 2 : 3;
  if (what == int(Correctable::crew)) expected.crew = egizia::Crew::yellow;
  QVERIFY(opened.dialog.entry() == expected);
}

void tst_correction_dialog::ringIsChosenByItsPosition() {
  const Opened opened(0);
  opened.choose(Correctable::ring);
  QVERIFY(!opened.field<QComboBox>(u"Whose"_s)->isVisible());
  QCOMPARE(opened.field<QComboBox>(u"Position"_s)->currentText(), text::ring(egizia::Ring::middle));
  opened.choose(u"Position"_s, 2);
  QVERIFY(opened.dialog.entry() == (Correct{.what = Correctable::ring, .value = 2}));
}

void tst_correction_dialog::orderIsChosenByTilesThatPlayersSwap() {
  Opened opened(0);
  opened.choose(Correctable::order);
  QVERIFY(!opened.field<QComboBox>(u"Whose"_s)->isVisible());
  QCOMPARE(opened.field<QLabel>(u"Now"_s)->text(), u"Anna, Ben, Çağla \"C\""_s);
  opened.reason(u"slipped"_s);
  QVERIFY(opened.says(u"That is what is there now."_s) && !opened.enter()->isEnabled());
  opened.choose(u"Order tile 1"_s, 2);
  QVERIFY(opened.field<QComboBox>(u"Order tile 3"_s)->currentText().endsWith(u"Anna"_s));
  opened.choose(u"Order tile 2"_s, 0);
  const Correct order{.what = Correctable::order, .order = {2, 0, 1, table::noPlayer}};
  QVERIFY(opened.dialog.entry() == order);
  QVERIFY(opened.says(u"Anna: order tile 2"_s));
  QTest::keyClick(opened.field<QLineEdit>(u"Reason"_s), Qt::Key_Return);
  QCOMPARE(opened.dialog.result(), int{QDialog::Accepted});
  QVERIFY(opened.session.enter(order, opened.dialog.anyway(), opened.dialog.reason()).accepted);
  QCOMPARE(opened.session.shown().player[0].orderTile, std::uint8_t{2});
}

void tst_correction_dialog::reasonIsAskedFor() {
  const Opened opened;
  opened.value(33);
  QVERIFY(opened.says(u"Say why; the log keeps the reason."_s));
  QVERIFY(!opened.enter()->isEnabled());
  opened.reason(u"   "_s);
  QVERIFY(!opened.enter()->isEnabled());
  opened.reason(u" counted   again "_s);
  QVERIFY(opened.enter()->isEnabled());
  QCOMPARE(opened.dialog.reason(), u"counted again"_s);
}

void tst_correction_dialog::unchangedValueIsNotEntered() {
  const Opened opened;
  opened.reason(u"counted again"_s);
  QVERIFY(opened.says(u"That is what is there now."_s));
  QVERIFY(!opened.enter()->isEnabled());
}

void tst_correction_dialog::enterKeyAcceptsAndTheSessionTakesIt() {
  Opened opened;
  opened.choose(u"Whose"_s, 2);
  opened.value(41);
  opened.reason(u"counted again"_s);
  QCOMPARE(opened.enter()->text(), u"Enter"_s);
  QTest::keyClick(opened.field<QLineEdit>(u"Reason"_s), Qt::Key_Return);
  QCOMPARE(opened.dialog.result(), int{QDialog::Accepted});
  QVERIFY(!opened.dialog.anyway());
  const egizia::Outcome outcome =
      opened.session.enter(opened.dialog.entry(), opened.dialog.anyway(), opened.dialog.reason());
  QVERIFY(outcome.accepted);
  QCOMPARE(opened.session.shown().track.points(2), 41);
}

void tst_correction_dialog::movesOnTheBoardAreToldBeforehand() {
  const Opened opened;
  opened.choose(Correctable::stones);
  opened.value(20);
  const auto effects = opened.session.preview(opened.dialog.entry());
  QVERIFY(!effects.empty());
  QVERIFY(opened.says(text::sentence(effects.front(), opened.session.table())));
}

void tst_correction_dialog::illegalButPossibleIsEnteredAnyway() {
  Opened opened;
  opened.value(1500);
  opened.reason(u"a very long game"_s);
  const egizia::Outcome outcome = opened.session.tryOut(opened.dialog.entry());
  QVERIFY(!outcome.verdict.legal());
  QVERIFY(opened.says(text::sentence(outcome.verdict.findings().front(), opened.session.table())));
  QCOMPARE(opened.enter()->text(), u"Enter anyway"_s);
  QVERIFY(opened.enter()->isEnabled());
  QVERIFY(opened.dialog.anyway());
  // Not by a key that is meant for the reason.
  QTest::keyClick(opened.field<QLineEdit>(u"Reason"_s), Qt::Key_Return);
  QVERIFY(opened.dialog.isVisible());
  opened.value(41);
  QTest::keyClick(opened.field<QLineEdit>(u"Reason"_s), Qt::Key_Return);
  QCOMPARE(opened.dialog.result(), int{QDialog::Accepted});
}

void tst_correction_dialog::placeInTheQueueIsCountedFromOne_TRACK_1() {
  Opened opened;
  opened.choose(Correctable::queuePlace);
  opened.value(9);
  opened.reason(u"counted again"_s);
  QVERIFY(opened.says(u"9 is not possible; the limit is 3 (ENTRY)"_s));
}

void tst_correction_dialog::impossibleIsRefusedWithTheSentence() {
  const Opened opened;
  opened.choose(Correctable::stones);
  opened.value(99);
  opened.reason(u"found under the table"_s);
  QVERIFY(opened.says(text::sentence(egizia::Invariant::stones)));
  QVERIFY(!opened.enter()->isEnabled());
  opened.value(9);
  QVERIFY(!opened.says(text::sentence(egizia::Invariant::stones)));
  QVERIFY(opened.enter()->isEnabled());
}

void tst_correction_dialog::takenCardIsOneOfThePlayers() {
  Opened opened(120);
  opened.choose(Correctable::takeCard);
  opened.choose(u"Whose"_s, 0);
  opened.reason(u"it was Ben's"_s);
  const egizia::CardSet own =
      opened.session.shown().player[0].cards & ~egizia::cardBit(egizia::startFieldCard);
  QVERIFY(own != 0);
  QVERIFY(opened.field<QComboBox>(u"Card"_s)->count() <= std::popcount(own));
  const Correct entry = opened.dialog.entry();
  QVERIFY(opened.session.enter(entry, opened.dialog.anyway(), opened.dialog.reason()).accepted);
  QCOMPARE(std::popcount(opened.session.shown().player[0].cards), std::popcount(own));
}

void tst_correction_dialog::givenCardIsJudged() {
  const Opened opened(0);
  opened.choose(Correctable::giveCard);
  auto* cards = opened.field<QComboBox>(u"Card"_s);
  QVERIFY(cards->count() > 10);
  opened.reason(u"forgotten"_s);
  for (int i = 0; i < cards->count(); ++i) {
    opened.choose(u"Card"_s, i);
    const Correct entry = opened.dialog.entry();
    QVERIFY(egizia::isWithin(opened.session.game(), entry));
    QVERIFY(cards->currentText().contains(text::cardName(entry.card, opened.session.table())));
    QVERIFY(opened.session.tryOut(entry).verdict.legal());
    QVERIFY(opened.enter()->isEnabled());
  }
}

void tst_correction_dialog::nothingCanBeTakenFromEmptyHands() {
  const Opened opened(0);
  opened.choose(Correctable::takeCard);
  opened.choose(u"Whose"_s, 0);
  opened.reason(u"a mistake"_s);
  QVERIFY(opened.says(u"Anna has no Nile card to take."_s));
  QVERIFY(!opened.enter()->isEnabled());
}

void tst_correction_dialog::everyFieldHasALabel() {
  const Opened opened;
  for (const auto what :
       {Correctable::crew, Correctable::ring, Correctable::giveCard, Correctable::order}) {
    opened.choose(what);
    for (QWidget* field : opened.dialog.findChildren<QWidget*>()) {
      const bool input =
          qobject_cast<QComboBox*>(field) != nullptr || qobject_cast<QSpinBox*>(field) != nullptr;
      if (!input || !field->isVisible()) continue;
      const auto labels = opened.dialog.findChildren<QLabel*>();
      QVERIFY(std::any_of(labels.begin(), labels.end(), [&](const QLabel* label) {
        return label->buddy() == field && label->isVisible() && !label->text().isEmpty();
      }));
    }
  }
}

void tst_correction_dialog::languageChangesKeepTheChoices() {
  Opened opened(120);
  opened.choose(Correctable::crew);
  opened.choose(u"Whose"_s, 2);
  opened.choose(u"Crew"_s, 3);
  opened.value(5);
  const Correct before = opened.dialog.entry();
  QVERIFY(text::useLanguage(u"de"));
  QCoreApplication::processEvents();
  QVERIFY(opened.dialog.entry() == before);
  QVERIFY(text::useLanguage(u"en"));
}

NILOMETER_TEST(tst_correction_dialog)
#include "tst_correction_dialog.moc"
