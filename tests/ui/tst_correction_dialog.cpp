// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_program.h"

#include "tests/ui/shelf_fixture.h"
#include "ui/egizia/corrections/egizia_corrections.h"
#include "ui/egizia/session/egizia_session.h"
#include "ui/egizia/text/egizia_phrasebook.h"
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
      : session(test::firstEntries(entries), shelfEdition()),
        dialog(ui::correctableTable(session)) {
    dialog.show();
    if (!QTest::qWaitForWindowActive(&dialog)) qFatal("the dialog is not active");
  }
  template <class T> [[nodiscard]] T* field(const QString& label) const {
    for (const QLabel* shown : dialog.findChildren<QLabel*>()) {
      auto* field = qobject_cast<T*>(shown->buddy());
      if (field != nullptr && shown->text().remove(u'&') == label) return field;
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
  /// Every crew has a row of its own.
  void choose(Correctable what, int crew = 0) const {
    const int behind = what > Correctable::crew ? egizia::crewCount - 1 : 0;
    choose(u"What"_s, static_cast<int>(what) + behind + crew);
  }
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

  /// That value of whoever is on turn.
  [[nodiscard]] Correct expected(Correctable what, int value) const {
    return {.what = what,
            .player = session.options().onTurn,
            .value = static_cast<std::int16_t>(value)};
  }
  /// What the button to enter has entered.
  [[nodiscard]] egizia::RecordedEntry entered() {
    enter()->click();
    if (dialog.result() != QDialog::Accepted) qFatal("nothing was entered");
    return session.record().entries.back();
  }

  ui::EgiziaSession session;
  ui::NumberDialog dialog;
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
  void orderIsChosenAmongAll();
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
  Opened opened;
  opened.choose(static_cast<Correctable>(what), what == int(Correctable::crew) ? 2 : 0);
  opened.choose(u"Whose"_s, 1);
  opened.value(3);
  opened.reason(u"counted again"_s);
  const bool fromOne = what == int(Correctable::queuePlace) ||
                       what == int(Correctable::stoneMarket) ||
                       what == int(Correctable::grainMarket);
  Correct expected{.what = static_cast<Correctable>(what), .player = 1};
  expected.value = fromOne ? 2 : 3;
  if (what == int(Correctable::crew)) expected.crew = egizia::Crew::yellow;
  QVERIFY(opened.entered().entry == egizia::Entry(expected));
}

void tst_correction_dialog::ringIsChosenByItsPosition() {
  Opened opened(0);
  opened.choose(Correctable::ring);
  QVERIFY(!opened.field<QComboBox>(u"Whose"_s)->isVisible());
  QCOMPARE(opened.field<QLabel>(u"Now"_s)->text(), text::ring(egizia::Ring::middle));
  opened.choose(u"New value"_s, 2);
  opened.reason(u"pushed"_s);
  QVERIFY(opened.entered().entry == egizia::Entry(Correct{.what = Correctable::ring, .value = 2}));
}

void tst_correction_dialog::orderIsChosenAmongAll() {
  Opened opened(0);
  opened.choose(Correctable::order);
  QVERIFY(!opened.field<QComboBox>(u"Whose"_s)->isVisible());
  QCOMPARE(opened.field<QLabel>(u"Now"_s)->text(), u"Anna, Ben, Çağla \"C\""_s);
  opened.reason(u"slipped"_s);
  QVERIFY(opened.says(u"That is what is there now."_s) && !opened.enter()->isEnabled());
  QCOMPARE(opened.field<QComboBox>(u"New value"_s)->count(), 6);
  opened.choose(u"New value"_s, 4);
  QVERIFY(opened.says(u"Anna: order tile 2"_s));
  const Correct order{.what = Correctable::order, .order = {2, 0, 1, table::noPlayer}};
  QVERIFY(opened.entered().entry == egizia::Entry(order));
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
  QVERIFY(!opened.session.record().entries.back().anyway);
  QCOMPARE(opened.session.record().entries.back().reason, "counted again");
  QCOMPARE(opened.session.shown().track.points(2), 41);
}

void tst_correction_dialog::movesOnTheBoardAreToldBeforehand() {
  const Opened opened;
  opened.choose(Correctable::stones);
  opened.value(20);
  const auto effects = opened.session.preview(opened.expected(Correctable::stones, 20));
  QVERIFY(!effects.empty());
  QVERIFY(opened.says(text::sentence(effects.front(), opened.session.table())));
}

void tst_correction_dialog::illegalButPossibleIsEnteredAnyway() {
  Opened opened;
  opened.value(1500);
  opened.reason(u"a very long game"_s);
  const egizia::Outcome outcome = opened.session.tryOut(opened.expected(Correctable::points, 1500));
  QVERIFY(!outcome.verdict.legal());
  QVERIFY(opened.says(text::sentence(outcome.verdict.findings().front(), opened.session.table())));
  QCOMPARE(opened.enter()->text(), u"Enter anyway"_s);
  QVERIFY(opened.enter()->isEnabled());
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
  const QString why = text::Phrasebook<egizia::Rules>::invariant(
      static_cast<std::size_t>(egizia::Invariant::stones));
  QVERIFY(opened.says(why));
  QVERIFY(!opened.enter()->isEnabled());
  opened.value(9);
  QVERIFY(!opened.says(why));
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
  QVERIFY(opened.field<QComboBox>(u"New value"_s)->count() <= std::popcount(own));
  QVERIFY(std::holds_alternative<Correct>(opened.entered().entry));
  QCOMPARE(std::popcount(opened.session.shown().player[0].cards), std::popcount(own));
}

void tst_correction_dialog::givenCardIsJudged() {
  const Opened opened(0);
  opened.choose(Correctable::giveCard);
  QVERIFY(!opened.field<QLabel>(u"Now"_s)->isVisible());
  auto* cards = opened.field<QComboBox>(u"New value"_s);
  QVERIFY(cards->count() > 10);
  opened.reason(u"forgotten"_s);
  for (int i = 0; i < cards->count(); ++i) {
    opened.choose(u"New value"_s, i);
    QCOMPARE(opened.enter()->text(), u"Enter"_s);
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
  opened.choose(Correctable::crew, 3);
  opened.choose(u"Whose"_s, 2);
  opened.value(5);
  opened.reason(u"counted again"_s);
  QVERIFY(text::useLanguage(u"de"));
  QCoreApplication::processEvents();
  QVERIFY(text::useLanguage(u"en"));
  QCoreApplication::processEvents();
  const Correct kept{
      .what = Correctable::crew, .player = 2, .crew = egizia::Crew::joker, .value = 5};
  QVERIFY(opened.entered().entry == egizia::Entry(kept));
}

NILOMETER_TEST(tst_correction_dialog)
#include "tst_correction_dialog.moc"
