// SPDX-License-Identifier: GPL-3.0-or-later
// The pages of the copy that show the board without its buildings: river, round spaces, crew
// tracks, markets.
#include "test_program.h"

#include "tests/ui/copy_fixture.h"
#include "ui/egizia/text/words.h"
#include "ui/pages/edition_editor/word_field.h"
#include "ui/text/language.h"
#include "ui/text/phrase.h"

#include <QLabel>
#include <QScrollArea>
#include <QTest>

using namespace nilometer;
using namespace nilometer::test;
using egizia::EditionDocument;
using egizia::PrintedPage;
using egizia::StopKind;
using ui::ChoiceField;
using ui::NumberField;
using ui::StepButton;
using ui::WordField;

namespace {

QString wordAt(const EditionDocument& copy, const QString& place) {
  const auto* value = copy.value(place.toStdString());
  const auto* word = value == nullptr ? nullptr : value->as<std::string>();
  return word == nullptr ? QString() : QString::fromStdString(*word);
}

/// The stops of the river as one text.
QString stopsOf(const EditionDocument& copy) {
  QStringList stops;
  const auto* list = copy.value("river.stops")->as<record::JsonArray>();
  for (const auto& stop : *list) stops += QString::fromStdString(*stop.as<std::string>());
  return stops.join(u' ');
}

int indexOf(const egizia::Edition& edition, StopKind kind, int index) {
  const auto isIt = [&](const egizia::Stop& stop) {
    return stop.kind == kind && stop.index == index;
  };
  return static_cast<int>(std::ranges::find_if(edition.river, isIt) - edition.river.begin());
}

QString stopButton(int stop, const QString& deed) {
  return QStringLiteral("river.stops[%1] %2").arg(stop).arg(deed);
}

} // namespace

class tst_copy_pictures_board : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void init() { QVERIFY(text::useLanguage(u"en")); }
  void namesOfTheSitesAreTypedAnew();
  void escapeAndAnEmptyNameKeepTheOldName();
  void coloursOfTheCrewsAreChosen();
  void crewsShownOnRoundSpacesAreChosen();
  void atLeastOneCrewStaysOnARoundSpace();
  void roundSpacesStandInTheOrderOfTheRiver();
  void stopIsMovedWithItsButtonsAndKeepsTheKeyboard();
  void movedStopIsBroughtIntoView();
  void stopIsMovedWithAltAndAnArrow();
  void movedCardSpacePassesTheNextStopThatIsNone();
  void everyMoveOfAStopCanBeUndoneByTheOpposite_data();
  void everyMoveOfAStopCanBeUndoneByTheOpposite();
  void cardSpacesAreAddedAndTakenAway();
  void lastCardSpaceCanBeTakenAwayAndComeBack();
  void riverNeverGrowsBeyondWhatAGameCanHave();
  void stepsOfTheGrainMarketAreAddedAndTakenAway();
  void stepsOfTheStoneMarketAreAddedAndTakenAway();
  void marketsNeverGrowBeyondWhatAGameCanHave();
  void changedValueIsConfirmed();
  void nonsenseIsStillDrawn();
};

void tst_copy_pictures_board::namesOfTheSitesAreTypedAnew() {
  CopyBench bench(PrintedPage::river, shippedCopy());
  for (const std::string_view site : egizia::siteNames) {
    const QString place = u"box.siteNames."_s + text::fromUtf8(site);
    auto* field = bench.cell<WordField>(place);
    QVERIFY(field != nullptr);
    field->setFocus(Qt::TabFocusReason);
    QTest::keyClicks(field, u"Saqqara"_s);
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(wordAt(bench.document(), place), u"Saqqara"_s);
    QCOMPARE(field->text(), u"Saqqara"_s);
  }
  QCOMPARE(bench.changes(), egizia::siteCount);
}

void tst_copy_pictures_board::escapeAndAnEmptyNameKeepTheOldName() {
  CopyBench bench(PrintedPage::river, shippedCopy());
  const QString place = u"box.siteNames.sphinx"_s;
  auto* field = bench.cell<WordField>(place);
  const QString before = wordAt(bench.document(), place);
  field->setFocus(Qt::TabFocusReason);
  QTest::keyClicks(field, u"Saqqara"_s);
  QTest::keyClick(field, Qt::Key_Escape);
  QCOMPARE(field->text(), before);
  QTest::keyClick(field, Qt::Key_A, Qt::ControlModifier);
  QTest::keyClick(field, Qt::Key_Delete);
  QTest::keyClick(field, Qt::Key_Return);
  QCOMPARE(field->text(), before);
  QCOMPARE(bench.changes(), 0);
}

void tst_copy_pictures_board::coloursOfTheCrewsAreChosen() {
  CopyBench bench(PrintedPage::crewTracks, shippedCopy());
  for (const std::string_view crew : egizia::crewNames) {
    const QString place = u"box.crewColours."_s + text::fromUtf8(crew);
    auto* field = bench.cell<ChoiceField>(place);
    QVERIFY(field != nullptr);
    for (const ChoiceField::Option& option : field->content().options) {
      field->choose(option.id);
      QCOMPARE(wordAt(bench.document(), place), option.text);
      QCOMPARE(field->text(), option.text);
    }
  }
  // A colour that no box has stays to be chosen.
  bench.apply([](EditionDocument& copy) {
    return copy.set("box.crewColours.blue",
                    record::JsonValue(record::JsonValue::Data(std::string("turquoise"))));
  });
  QCOMPARE(bench.cell<ChoiceField>(u"box.crewColours.blue"_s)->text(), u"turquoise"_s);
}

void tst_copy_pictures_board::crewsShownOnRoundSpacesAreChosen() {
  CopyBench bench(PrintedPage::roundSpaces, shippedCopy());
  for (const auto space :
       {egizia::RoundSpace::thebae, egizia::RoundSpace::selinon, egizia::RoundSpace::beniHasan}) {
    const QString name = text::fromUtf8(egizia::roundSpaceNames[static_cast<std::size_t>(space)]);
    const QString place = u"river."_s + name;
    const auto crews = [&] {
      const int stop = indexOf(bench.edition(), StopKind::round, static_cast<int>(space));
      return bench.edition().river[static_cast<std::size_t>(stop)].crews;
    };
    const egizia::CrewSet before = crews();
    auto* field = bench.cell<ChoiceField>(place);
    QVERIFY(field != nullptr);
    for (int crew = 0; crew < egizia::crewCount - 1; ++crew) {
      if ((before & (1U << unsigned(crew))) == 0) field->choose(crew);
    }
    QCOMPARE(crews(), egizia::normalCrews);
    field->choose(0);
    QCOMPARE(crews(), egizia::normalCrews & ~1);
    QCOMPARE(field->content().chosen, (std::vector<int>{1, 2}));
  }
}

void tst_copy_pictures_board::atLeastOneCrewStaysOnARoundSpace() {
  CopyBench bench(PrintedPage::roundSpaces, differentCopy());
  const auto* before = bench.document().value("river.thebae")->as<record::JsonArray>();
  QCOMPARE(before->size(), std::size_t{1});
  auto* field = bench.cell<ChoiceField>(u"river.thebae"_s);
  field->choose(field->content().chosen.front());
  QCOMPARE(bench.changes(), 0);
  QCOMPARE(field->content().chosen.size(), std::size_t{1});
  QCOMPARE(bench.document().value("river.thebae")->as<record::JsonArray>()->size(), std::size_t{1});
}

void tst_copy_pictures_board::roundSpacesStandInTheOrderOfTheRiver() {
  for (const EditionDocument& copy : {shippedCopy(), differentCopy()}) {
    const CopyBench bench(PrintedPage::roundSpaces, copy);
    QStringList names;
    for (const egizia::Stop& stop : bench.edition().river) {
      if (stop.kind == StopKind::round) {
        names += text::roundSpace(static_cast<egizia::RoundSpace>(stop.index));
      }
    }
    QStringList shown;
    for (const auto* label : bench.fields().findChildren<QLabel*>()) {
      if (label->font().bold()) shown += label->text();
    }
    QCOMPARE(shown, names);
  }
}

void tst_copy_pictures_board::stopIsMovedWithItsButtonsAndKeepsTheKeyboard() {
  CopyBench bench(PrintedPage::river, shippedCopy());
  const int last = static_cast<int>(bench.edition().river.size()) - 1;
  int stop = indexOf(bench.edition(), StopKind::round, 0);
  const auto kind = [&](int at) { return bench.edition().river[static_cast<std::size_t>(at)]; };
  while (stop < last) {
    QVERIFY(bench.press(stopButton(stop, u"later"_s)));
    ++stop;
    QCOMPARE(kind(stop).kind, StopKind::round);
    QCOMPARE(kind(stop).index, 0);
    const QString here = stop < last ? u"later"_s : u"earlier"_s;
    QCOMPARE(bench.fields().focusWidget()->objectName(), stopButton(stop, here));
  }
  QVERIFY(!bench.press(stopButton(last, u"later"_s)));
  while (stop > 0) {
    QVERIFY(bench.press(stopButton(stop, u"earlier"_s)));
    --stop;
    QCOMPARE(kind(stop).kind, StopKind::round);
    const QString here = stop > 0 ? u"earlier"_s : u"later"_s;
    QCOMPARE(bench.fields().focusWidget()->objectName(), stopButton(stop, here));
  }
  QVERIFY(!bench.press(stopButton(0, u"earlier"_s)));
}

void tst_copy_pictures_board::movedStopIsBroughtIntoView() {
  CopyBench bench(PrintedPage::river, shippedCopy());
  QScrollArea area;
  area.resize(900, 200); // a few stops high
  area.setWidgetResizable(true);
  area.setWidget(&bench.fields());
  area.show();
  QCoreApplication::processEvents();
  const int last = static_cast<int>(bench.edition().river.size()) - 1;
  for (int stop = indexOf(bench.edition(), StopKind::round, 0); stop < last; ++stop) {
    auto* button = bench.cell<StepButton>(stopButton(stop, u"later"_s));
    button->setFocus(Qt::TabFocusReason);
    QTest::keyClick(button, Qt::Key_Space);
    const QWidget* now = bench.fields().focusWidget();
    const QRect seen(now->mapTo(area.viewport(), QPoint()), now->size());
    QVERIFY(area.viewport()->rect().contains(seen));
  }
  static_cast<void>(area.takeWidget());
  bench.fields().setParent(&bench.window());
}

void tst_copy_pictures_board::stopIsMovedWithAltAndAnArrow() {
  CopyBench bench(PrintedPage::river, differentCopy());
  const int stop = indexOf(bench.edition(), StopKind::site, 0);
  const QString before = stopsOf(bench.document());
  auto* button = bench.cell<StepButton>(stopButton(stop, u"later"_s));
  button->setFocus(Qt::TabFocusReason);
  QTest::keyClick(button, Qt::Key_Down, Qt::AltModifier);
  QCOMPARE(indexOf(bench.edition(), StopKind::site, 0), stop + 1);
  QCOMPARE(bench.fields().focusWidget()->objectName(), stopButton(stop + 1, u"later"_s));
  QTest::keyClick(bench.fields().focusWidget(), Qt::Key_Up, Qt::AltModifier);
  QCOMPARE(stopsOf(bench.document()), before);
  // Beyond the end nothing happens.
  auto* first = bench.cell<StepButton>(stopButton(0, u"later"_s));
  first->setFocus(Qt::TabFocusReason);
  QTest::keyClick(first, Qt::Key_Up, Qt::AltModifier);
  QCOMPARE(stopsOf(bench.document()), before);
}

void tst_copy_pictures_board::movedCardSpacePassesTheNextStopThatIsNone() {
  CopyBench bench(PrintedPage::river, differentCopy());
  // "C1 C2 sphinx": the first card space moves past the site, not past its neighbour.
  const int site = indexOf(bench.edition(), StopKind::site, 0);
  const auto& river = bench.edition().river;
  QCOMPARE(river[static_cast<std::size_t>(site - 2)].kind, StopKind::card);
  QCOMPARE(river[static_cast<std::size_t>(site - 1)].kind, StopKind::card);
  QVERIFY(bench.press(stopButton(site - 2, u"later"_s)));
  QCOMPARE(indexOf(bench.edition(), StopKind::site, 0), site - 1);
  QVERIFY(bench.checked().findings.empty());
}

void tst_copy_pictures_board::everyMoveOfAStopCanBeUndoneByTheOpposite_data() {
  QTest::addColumn<QByteArray>("text");
  const auto add = [](const char* name, const EditionDocument& copy) {
    QTest::newRow(name) << QByteArray::fromStdString(copy.text());
  };
  add("shipped", shippedCopy());
  add("different", differentCopy());
  for (const unsigned seed : {1U, 2U}) {
    add(qPrintable(u"random %1"_s.arg(seed)),
        randomCopy(seed % 2 == 0 ? shippedCopy() : differentCopy(), PrintedPage::river, 15, seed));
  }
}

void tst_copy_pictures_board::everyMoveOfAStopCanBeUndoneByTheOpposite() {
  QFETCH(QByteArray, text);
  CopyBench bench(PrintedPage::river, *egizia::readDocument(text.toStdString()));
  const QString before = stopsOf(bench.document());
  int moves = 0;
  for (int stop = 0; stop < static_cast<int>(bench.edition().river.size()); ++stop) {
    for (const QString& way : {u"earlier"_s, u"later"_s}) {
      if (!bench.press(stopButton(stop, way))) continue;
      QVERIFY(stopsOf(bench.document()) != before); // a move that nobody sees would be none
      // The keyboard went with the stop.
      const QString there = bench.fields().focusWidget()->objectName().section(u' ', 0, 0);
      QVERIFY(bench.press(there + (way == u"later"_s ? u" earlier"_s : u" later"_s)));
      QCOMPARE(stopsOf(bench.document()), before);
      ++moves;
    }
  }
  QVERIFY(moves > 0);
}

void tst_copy_pictures_board::cardSpacesAreAddedAndTakenAway() {
  CopyBench bench(PrintedPage::river, shippedCopy());
  const QString before = stopsOf(bench.document());
  const int cards = bench.edition().cardStops;
  const int stop = indexOf(bench.edition(), StopKind::card, 2);
  QVERIFY(bench.press(stopButton(stop, u"add"_s)));
  QCOMPARE(static_cast<int>(bench.edition().cardStops), cards + 1);
  QCOMPARE(bench.edition().river[static_cast<std::size_t>(stop + 1)].kind, StopKind::card);
  QCOMPARE(bench.fields().focusWidget()->objectName(), stopButton(stop + 1, u"add"_s));
  QVERIFY(bench.press(stopButton(stop + 1, u"remove"_s)));
  QCOMPARE(stopsOf(bench.document()), before);
}

void tst_copy_pictures_board::lastCardSpaceCanBeTakenAwayAndComeBack() {
  CopyBench bench(PrintedPage::river, shippedCopy());
  while (bench.edition().cardStops > 0) {
    const int stop = indexOf(bench.edition(), StopKind::card, 0);
    QVERIFY(bench.press(stopButton(stop, u"remove"_s)));
  }
  QVERIFY(!bench.checked().findings.empty());
  QVERIFY(bench.press(u"river.stops add"_s));
  QCOMPARE(static_cast<int>(bench.edition().cardStops), 1);
}

void tst_copy_pictures_board::riverNeverGrowsBeyondWhatAGameCanHave() {
  CopyBench bench(PrintedPage::river, shippedCopy());
  const auto addButton = [&] {
    return stopButton(indexOf(bench.edition(), StopKind::card, 0), u"add"_s);
  };
  for (int i = 0; i < 2 * egizia::maxStops && bench.press(addButton()); ++i) {
  }
  QCOMPARE(static_cast<int>(bench.edition().cardStops), egizia::maxCardStops);
  QVERIFY(!bench.press(addButton()));
  QCOMPARE(bench.overlaps().join(u'\n'), QString());
}

void tst_copy_pictures_board::stepsOfTheGrainMarketAreAddedAndTakenAway() {
  CopyBench bench(PrintedPage::markets, differentCopy());
  const std::vector<std::int16_t> before = bench.edition().grainPenalties;
  QVERIFY(bench.press(u"grainMarket.penalties[1] add"_s));
  QCOMPARE(bench.edition().grainPenalties.size(), before.size() + 1);
  QCOMPARE(bench.edition().grainPenalties[2], before[1]);
  QVERIFY(bench.cell<NumberField>(QStringLiteral("grainMarket.penalties[%1]").arg(before.size())) !=
          nullptr);
  QVERIFY(bench.press(u"grainMarket.penalties[2] remove"_s));
  QCOMPARE(bench.edition().grainPenalties, before);
}

void tst_copy_pictures_board::stepsOfTheStoneMarketAreAddedAndTakenAway() {
  CopyBench bench(PrintedPage::markets, differentCopy());
  const int before = bench.edition().stoneMarketSteps;
  QVERIFY(bench.press(u"stoneMarket.steps add"_s));
  QCOMPARE(int(bench.edition().stoneMarketSteps), before + 1);
  QCOMPARE(bench.cell<NumberField>(u"stoneMarket.steps"_s)->content().value, before + 1);
  QVERIFY(bench.press(u"stoneMarket.steps remove"_s));
  QVERIFY(bench.press(u"stoneMarket.steps remove"_s));
  QCOMPARE(int(bench.edition().stoneMarketSteps), before - 1);
}

void tst_copy_pictures_board::marketsNeverGrowBeyondWhatAGameCanHave() {
  CopyBench bench(PrintedPage::markets, differentCopy());
  const int most = egizia::maxMarketSteps;
  for (int i = 0; i < 2 * most && bench.press(u"grainMarket.penalties[0] add"_s); ++i) {
  }
  QCOMPARE(static_cast<int>(bench.edition().grainPenalties.size()), most);
  QVERIFY(bench.type(u"stoneMarket.steps"_s, most));
  QVERIFY(!bench.press(u"stoneMarket.steps add"_s));
  QVERIFY(!bench.press(u"grainMarket.penalties[0] add"_s));
  QCOMPARE(bench.overlaps().join(u'\n'), QString());
  while (bench.press(u"grainMarket.penalties[0] remove"_s)) {
  }
  QCOMPARE(bench.edition().grainPenalties.size(), std::size_t{1});
  QVERIFY(!bench.checked().findings.empty());
}

void tst_copy_pictures_board::changedValueIsConfirmed() {
  CopyBench bench(PrintedPage::crewTracks, differentCopy());
  const QString place = u"players.crewTrackEnd.yellow"_s;
  QCOMPARE(bench.cell<NumberField>(place)->content().sureness, ui::Sureness::assumed);
  QVERIFY(bench.type(place, bench.number(place) + 1));
  QCOMPARE(bench.cell<NumberField>(place)->content().sureness, ui::Sureness::confirmed);
}

void tst_copy_pictures_board::nonsenseIsStillDrawn() {
  CopyBench bench(PrintedPage::crewTracks, shippedCopy());
  const int end = bench.number(u"players.crewTrackEnd.blue"_s);
  QVERIFY(bench.type(u"players.crewStart.blue"_s, end + 3));
  QVERIFY(!bench.checked().findings.empty());
  const auto* start = bench.cell<NumberField>(u"players.crewStart.blue"_s);
  QCOMPARE(start->content().sureness, ui::Sureness::nonsense);
  QCOMPARE(bench.overlaps().join(u'\n'), QString());
  QVERIFY(bench.type(u"players.crewStart.blue"_s, end));
  QVERIFY(bench.checked().findings.empty());
}

NILOMETER_TEST(tst_copy_pictures_board)
#include "tst_copy_pictures_board.moc"
