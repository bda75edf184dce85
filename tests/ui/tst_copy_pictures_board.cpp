// SPDX-License-Identifier: GPL-3.0-or-later
// The pages of the copy that show the board without its buildings: river, round spaces, crew
// tracks, markets. Everything printed there is shown with its value and can be changed in place.
#include "test_program.h"

#include "tests/ui/copy_fixture.h"
#include "ui/check/crew_tracks_picture.h"
#include "ui/check/markets_picture.h"
#include "ui/check/river_moves.h"
#include "ui/check/river_picture.h"
#include "ui/check/round_spaces_picture.h"
#include "ui/check/word_field.h"
#include "ui/words/language.h"
#include "ui/words/phrase.h"
#include "ui/words/words.h"

#include <QScrollArea>
#include <QTest>

#include <map>

using namespace nilometer;
using namespace nilometer::test;
using egizia::PrintedPage;
using egizia::StopKind;
using record::EditionDocument;
using ui::ChoiceField;
using ui::NumberField;
using ui::StepButton;
using ui::WordField;

namespace {

constexpr auto pages = std::to_array(
    {PrintedPage::river, PrintedPage::roundSpaces, PrintedPage::crewTracks, PrintedPage::markets});

std::unique_ptr<ui::CopyPicture> picture(PrintedPage page) {
  switch (page) {
  case PrintedPage::river: return std::make_unique<ui::RiverPicture>();
  case PrintedPage::roundSpaces: return std::make_unique<ui::RoundSpacesPicture>();
  case PrintedPage::crewTracks: return std::make_unique<ui::CrewTracksPicture>();
  default: return std::make_unique<ui::MarketsPicture>();
  }
}

QByteArray nameOf(PrintedPage page) {
  return QByteArray::number(static_cast<int>(page)) + ' ' + words::printedPage(page).toUtf8();
}

/// The copies every page is shown with, by name.
struct NamedCopy {
  QByteArray name;
  EditionDocument copy;
};
const std::vector<NamedCopy>& copiesFor(PrintedPage page) {
  static std::map<PrintedPage, std::vector<NamedCopy>> known;
  std::vector<NamedCopy>& copies = known[page];
  if (!copies.empty()) return copies;
  copies = {{"shipped", shippedCopy()}, {"different", differentCopy()}};
  for (unsigned seed = 1; seed <= 4; ++seed) {
    copies.push_back({"random " + QByteArray::number(seed),
                      randomCopy(seed % 2 == 0 ? shippedCopy() : differentCopy(), page, 15, seed)});
  }
  return copies;
}

/// A row for each page with each of its copies.
void pagesAndCopies() {
  QTest::addColumn<int>("page");
  QTest::addColumn<QByteArray>("text");
  for (const PrintedPage page : pages) {
    for (const NamedCopy& one : copiesFor(page)) {
      QTest::addRow("%s, %s", nameOf(page).constData(), one.name.constData())
          << static_cast<int>(page) << QByteArray::fromStdString(one.copy.text());
    }
  }
}

struct Fetched {
  PrintedPage page;
  EditionDocument copy;
};
Fetched fetched(int page, const QByteArray& text) {
  auto read = EditionDocument::read(text.toStdString());
  if (!read) qFatal("no copy");
  return {static_cast<PrintedPage>(page), std::move(*read)};
}

/// The words in a printed value, with their places: names of sites, colours of crews.
QStringList wordPlaces(const EditionDocument& copy, const std::string& key) {
  QStringList places;
  const auto* value = copy.value(key);
  const auto* members = value == nullptr ? nullptr : value->as<record::JsonObject>();
  if (members == nullptr) return places;
  for (const auto& [name, member] : *members) {
    if (member.as<std::string>() != nullptr) {
      places += QString::fromStdString(key) + u'.' + QString::fromStdString(name);
    }
  }
  return places;
}

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

/// Another number than that which a cell allows too.
int another(const NumberField::Content& content) {
  return content.value < content.most ? content.value + 1 : content.most - 1;
}

/// What cannot be read, overlaps or stands outside.
QString troubles(const CopyBench& bench) {
  const auto& page = static_cast<const ui::BoardPicture&>(bench.picture());
  QStringList found = bench.overlaps();
  if (const QString text = page.cutOffText(); !text.isEmpty()) found += u"cut off: "_s + text;
  for (const QWidget* cell :
       bench.picture().findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly)) {
    if (!cell->isVisible()) continue;
    const QSize least = cell->minimumSizeHint();
    if (cell->width() < least.width() || cell->height() < least.height()) {
      found += u"too small: "_s + cell->objectName();
    }
    for (const ui::PrintedText& text : page.texts()) {
      if (text.room.intersects(cell->geometry()) && !text.text.isEmpty()) {
        found += text.text + u" under "_s + cell->objectName();
      }
    }
  }
  return found.join(u'\n');
}

} // namespace

class tst_copy_pictures_board : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void init() { QVERIFY(words::useLanguage(u"en")); }
  void everyPrintedNumberIsShownWithItsValue_data() { pagesAndCopies(); }
  void everyPrintedNumberIsShownWithItsValue();
  void everyPrintedWordIsShown_data() { pagesAndCopies(); }
  void everyPrintedWordIsShown();
  void everyPrintedValueHasACell_data() { pagesAndCopies(); }
  void everyPrintedValueHasACell();
  void everyNumberIsChangedByTypingAnotherOne_data() { pagesAndCopies(); }
  void everyNumberIsChangedByTypingAnotherOne();
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
  void tabKeyFollowsThePage_data() { pagesAndCopies(); }
  void tabKeyFollowsThePage();
  void everyCellHasAName_data() { pagesAndCopies(); }
  void everyCellHasAName();
  void nothingIsCutOffOrOverlaps_data();
  void nothingIsCutOffOrOverlaps();
};

void tst_copy_pictures_board::everyPrintedNumberIsShownWithItsValue() {
  QFETCH(int, page);
  QFETCH(QByteArray, text);
  const Fetched given = fetched(page, text);
  const CopyBench bench(picture(given.page), given.copy);
  int shown = 0;
  for (const std::string& key : keysOn(bench.edition(), given.page)) {
    for (const QString& place : numberPlaces(given.copy, key)) {
      const auto* field = bench.cell<NumberField>(place);
      QVERIFY2(field != nullptr && field->isVisible(), qPrintable(place));
      QCOMPARE(field->content().value, bench.number(place));
      QCOMPARE(field->content().sureness, bench.state().sureness(place.toStdString()));
      ++shown;
    }
  }
  QVERIFY(shown > 0);
  // And nothing else is shown as a number.
  QCOMPARE(bench.picture().findChildren<NumberField*>().size(), shown);
}

void tst_copy_pictures_board::everyPrintedWordIsShown() {
  QFETCH(int, page);
  QFETCH(QByteArray, text);
  const Fetched given = fetched(page, text);
  const CopyBench bench(picture(given.page), given.copy);
  for (const std::string& key : keysOn(bench.edition(), given.page)) {
    for (const QString& place : wordPlaces(given.copy, key)) {
      const QString word = wordAt(given.copy, place);
      const auto* field = bench.cell<QWidget>(place);
      QVERIFY2(field != nullptr && field->isVisible(), qPrintable(place));
      const auto* typed = qobject_cast<const WordField*>(field);
      const auto* chosen = qobject_cast<const ChoiceField*>(field);
      QVERIFY(typed != nullptr || chosen != nullptr);
      // Colours are the same words in English.
      QCOMPARE(typed != nullptr ? typed->text() : chosen->text(), word);
    }
  }
}

void tst_copy_pictures_board::everyPrintedValueHasACell() {
  QFETCH(int, page);
  QFETCH(QByteArray, text);
  const Fetched given = fetched(page, text);
  const CopyBench bench(picture(given.page), given.copy);
  for (const std::string& key : keysOn(bench.edition(), given.page)) {
    const QString place = QString::fromStdString(key);
    bool found = false;
    for (const QWidget* cell : bench.picture().findChildren<QWidget*>()) {
      found = found || (cell->isVisible() && cell->objectName().startsWith(place));
    }
    QVERIFY2(found, key.c_str());
  }
}

void tst_copy_pictures_board::everyNumberIsChangedByTypingAnotherOne() {
  QFETCH(int, page);
  QFETCH(QByteArray, text);
  const Fetched given = fetched(page, text);
  CopyBench bench(picture(given.page), given.copy);
  QStringList places;
  for (const auto* field : bench.picture().findChildren<NumberField*>()) {
    // Other steps come and go with this one.
    places += field->objectName();
  }
  for (const QString& place : places) {
    const auto* field = bench.cell<NumberField>(place);
    QVERIFY2(field != nullptr, qPrintable(place));
    const int wanted = another(field->content());
    QVERIFY(bench.type(place, wanted));
    QCOMPARE(bench.number(place), wanted);
    QCOMPARE(bench.cell<NumberField>(place)->content().value, wanted);
    QVERIFY2(bench.cell<NumberField>(place)->hasFocus(), qPrintable(place));
  }
  QCOMPARE(bench.changes(), static_cast<int>(places.size()));
}

void tst_copy_pictures_board::namesOfTheSitesAreTypedAnew() {
  CopyBench bench(picture(PrintedPage::river), shippedCopy());
  for (const std::string_view site : egizia::siteNames) {
    const QString place = u"box.siteNames."_s + words::fromUtf8(site);
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
  CopyBench bench(picture(PrintedPage::river), shippedCopy());
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
  CopyBench bench(picture(PrintedPage::crewTracks), shippedCopy());
  for (const std::string_view crew : egizia::crewNames) {
    const QString place = u"box.crewColours."_s + words::fromUtf8(crew);
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
  CopyBench bench(picture(PrintedPage::roundSpaces), shippedCopy());
  for (const auto space :
       {egizia::RoundSpace::thebae, egizia::RoundSpace::selinon, egizia::RoundSpace::beniHasan}) {
    const QString name = words::fromUtf8(egizia::roundSpaceNames[static_cast<std::size_t>(space)]);
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
  CopyBench bench(picture(PrintedPage::roundSpaces), differentCopy());
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
    const CopyBench bench(picture(PrintedPage::roundSpaces), copy);
    QStringList names;
    for (const egizia::Stop& stop : bench.edition().river) {
      if (stop.kind == StopKind::round) {
        names += words::roundSpace(static_cast<egizia::RoundSpace>(stop.index));
      }
    }
    QStringList shown;
    for (const auto& text : static_cast<ui::BoardPicture&>(bench.picture()).texts()) {
      if (text.tone == ui::PrintedText::Tone::heading) shown += text.text;
    }
    QCOMPARE(shown, names);
  }
}

void tst_copy_pictures_board::stopIsMovedWithItsButtonsAndKeepsTheKeyboard() {
  CopyBench bench(picture(PrintedPage::river), shippedCopy());
  const int last = static_cast<int>(bench.edition().river.size()) - 1;
  int stop = indexOf(bench.edition(), StopKind::round, 0);
  const auto kind = [&](int at) { return bench.edition().river[static_cast<std::size_t>(at)]; };
  while (stop < last) {
    QVERIFY(bench.press(stopButton(stop, u"later"_s)));
    ++stop;
    QCOMPARE(kind(stop).kind, StopKind::round);
    QCOMPARE(kind(stop).index, 0);
    const QString here = stop < last ? u"later"_s : u"earlier"_s;
    QCOMPARE(bench.picture().focusWidget()->objectName(), stopButton(stop, here));
  }
  QVERIFY(bench.cell<StepButton>(stopButton(last, u"later"_s)) == nullptr);
  while (stop > 0) {
    QVERIFY(bench.press(stopButton(stop, u"earlier"_s)));
    --stop;
    QCOMPARE(kind(stop).kind, StopKind::round);
    const QString here = stop > 0 ? u"earlier"_s : u"later"_s;
    QCOMPARE(bench.picture().focusWidget()->objectName(), stopButton(stop, here));
  }
  QVERIFY(bench.cell<StepButton>(stopButton(0, u"earlier"_s)) == nullptr);
}

void tst_copy_pictures_board::movedStopIsBroughtIntoView() {
  CopyBench bench(picture(PrintedPage::river), shippedCopy());
  QScrollArea area;
  area.resize(900, 200); // a few stops high
  area.setWidgetResizable(true);
  area.setWidget(&bench.picture());
  area.show();
  QCoreApplication::processEvents();
  const int last = static_cast<int>(bench.edition().river.size()) - 1;
  for (int stop = indexOf(bench.edition(), StopKind::round, 0); stop < last; ++stop) {
    auto* button = bench.cell<StepButton>(stopButton(stop, u"later"_s));
    button->setFocus(Qt::TabFocusReason);
    QTest::keyClick(button, Qt::Key_Space);
    const QWidget* now = bench.picture().focusWidget();
    const QRect seen(now->mapTo(area.viewport(), QPoint()), now->size());
    QVERIFY(area.viewport()->rect().contains(seen));
  }
  static_cast<void>(area.takeWidget());
  bench.picture().setParent(&bench.window());
}

void tst_copy_pictures_board::stopIsMovedWithAltAndAnArrow() {
  CopyBench bench(picture(PrintedPage::river), differentCopy());
  const int stop = indexOf(bench.edition(), StopKind::site, 0);
  const QString before = stopsOf(bench.document());
  auto* button = bench.cell<StepButton>(stopButton(stop, u"later"_s));
  button->setFocus(Qt::TabFocusReason);
  QTest::keyClick(button, Qt::Key_Down, Qt::AltModifier);
  QCOMPARE(indexOf(bench.edition(), StopKind::site, 0), stop + 1);
  QCOMPARE(bench.picture().focusWidget()->objectName(), stopButton(stop + 1, u"later"_s));
  QTest::keyClick(bench.picture().focusWidget(), Qt::Key_Up, Qt::AltModifier);
  QCOMPARE(stopsOf(bench.document()), before);
  // Beyond the end nothing happens.
  auto* first = bench.cell<StepButton>(stopButton(0, u"later"_s));
  first->setFocus(Qt::TabFocusReason);
  QTest::keyClick(first, Qt::Key_Up, Qt::AltModifier);
  QCOMPARE(stopsOf(bench.document()), before);
}

void tst_copy_pictures_board::movedCardSpacePassesTheNextStopThatIsNone() {
  CopyBench bench(picture(PrintedPage::river), differentCopy());
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
  for (const NamedCopy& one : copiesFor(PrintedPage::river)) {
    QTest::addRow("%s", one.name.constData()) << QByteArray::fromStdString(one.copy.text());
  }
}

void tst_copy_pictures_board::everyMoveOfAStopCanBeUndoneByTheOpposite() {
  QFETCH(QByteArray, text);
  const EditionDocument copy = fetched(int(PrintedPage::river), text).copy;
  const std::vector<egizia::Stop> river = copy.check()->edition.river;
  int moves = 0;
  for (std::size_t stop = 0; stop < river.size(); ++stop) {
    for (const ui::Way way : {ui::Way::upstream, ui::Way::downstream}) {
      const auto to = ui::movedStop(river, stop, way);
      if (!to) continue;
      EditionDocument moved = copy;
      QVERIFY(moved.move("river.stops", stop, *to));
      QVERIFY(stopsOf(moved) != stopsOf(copy)); // a move that nobody sees would be none
      const auto other = way == ui::Way::upstream ? ui::Way::downstream : ui::Way::upstream;
      const auto back = ui::movedStop(moved.check()->edition.river, *to, other);
      QVERIFY(back.has_value());
      QVERIFY(moved.move("river.stops", *to, *back));
      QCOMPARE(stopsOf(moved), stopsOf(copy));
      ++moves;
    }
  }
  QVERIFY(moves > 0);
}

void tst_copy_pictures_board::cardSpacesAreAddedAndTakenAway() {
  CopyBench bench(picture(PrintedPage::river), shippedCopy());
  const QString before = stopsOf(bench.document());
  const int cards = bench.edition().cardStops;
  const int stop = indexOf(bench.edition(), StopKind::card, 2);
  QVERIFY(bench.press(stopButton(stop, u"add"_s)));
  QCOMPARE(static_cast<int>(bench.edition().cardStops), cards + 1);
  QCOMPARE(bench.edition().river[static_cast<std::size_t>(stop + 1)].kind, StopKind::card);
  QCOMPARE(bench.picture().focusWidget()->objectName(), stopButton(stop + 1, u"add"_s));
  QVERIFY(bench.press(stopButton(stop + 1, u"remove"_s)));
  QCOMPARE(stopsOf(bench.document()), before);
}

void tst_copy_pictures_board::lastCardSpaceCanBeTakenAwayAndComeBack() {
  CopyBench bench(picture(PrintedPage::river), shippedCopy());
  while (bench.edition().cardStops > 0) {
    const int stop = indexOf(bench.edition(), StopKind::card, 0);
    QVERIFY(bench.press(stopButton(stop, u"remove"_s)));
  }
  QVERIFY(!bench.checked().findings.empty());
  QVERIFY(bench.press(u"river.stops add"_s));
  QCOMPARE(static_cast<int>(bench.edition().cardStops), 1);
}

void tst_copy_pictures_board::riverNeverGrowsBeyondWhatAGameCanHave() {
  CopyBench bench(picture(PrintedPage::river), shippedCopy());
  const auto addButton = [&] {
    return stopButton(indexOf(bench.edition(), StopKind::card, 0), u"add"_s);
  };
  for (int i = 0; i < 2 * egizia::maxStops && bench.press(addButton()); ++i) {
  }
  QCOMPARE(static_cast<int>(bench.edition().cardStops), egizia::maxCardStops);
  QVERIFY(bench.cell<StepButton>(addButton()) == nullptr);
  QCOMPARE(troubles(bench), QString());
}

void tst_copy_pictures_board::stepsOfTheGrainMarketAreAddedAndTakenAway() {
  CopyBench bench(picture(PrintedPage::markets), differentCopy());
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
  CopyBench bench(picture(PrintedPage::markets), differentCopy());
  const int before = bench.edition().stoneMarketSteps;
  QVERIFY(bench.press(u"stoneMarket.steps add"_s));
  QCOMPARE(int(bench.edition().stoneMarketSteps), before + 1);
  QCOMPARE(bench.cell<NumberField>(u"stoneMarket.steps"_s)->content().value, before + 1);
  QVERIFY(bench.press(u"stoneMarket.steps remove"_s));
  QVERIFY(bench.press(u"stoneMarket.steps remove"_s));
  QCOMPARE(int(bench.edition().stoneMarketSteps), before - 1);
}

void tst_copy_pictures_board::marketsNeverGrowBeyondWhatAGameCanHave() {
  CopyBench bench(picture(PrintedPage::markets), differentCopy());
  const int most = egizia::maxMarketSteps;
  for (int i = 0; i < 2 * most && bench.press(u"grainMarket.penalties[0] add"_s); ++i) {
  }
  QCOMPARE(static_cast<int>(bench.edition().grainPenalties.size()), most);
  QVERIFY(bench.type(u"stoneMarket.steps"_s, most));
  QVERIFY(!bench.press(u"stoneMarket.steps add"_s));
  QVERIFY(!bench.press(u"grainMarket.penalties[0] add"_s));
  QCOMPARE(troubles(bench), QString());
  while (bench.press(u"grainMarket.penalties[0] remove"_s)) {
  }
  QCOMPARE(bench.edition().grainPenalties.size(), std::size_t{1});
  QVERIFY(!bench.checked().findings.empty());
}

void tst_copy_pictures_board::changedValueIsConfirmed() {
  CopyBench bench(picture(PrintedPage::crewTracks), differentCopy());
  const QString place = u"players.crewTrackEnd.yellow"_s;
  QCOMPARE(bench.cell<NumberField>(place)->content().sureness, ui::Sureness::assumed);
  QVERIFY(bench.type(place, bench.number(place) + 1));
  QCOMPARE(bench.cell<NumberField>(place)->content().sureness, ui::Sureness::confirmed);
}

void tst_copy_pictures_board::nonsenseIsStillDrawn() {
  CopyBench bench(picture(PrintedPage::crewTracks), shippedCopy());
  const int end = bench.number(u"players.crewTrackEnd.blue"_s);
  QVERIFY(bench.type(u"players.crewStart.blue"_s, end + 3));
  QVERIFY(!bench.checked().findings.empty());
  const auto* start = bench.cell<NumberField>(u"players.crewStart.blue"_s);
  QCOMPARE(start->content().sureness, ui::Sureness::nonsense);
  QCOMPARE(troubles(bench), QString());
  QVERIFY(bench.type(u"players.crewStart.blue"_s, end));
  QVERIFY(bench.checked().findings.empty());
}

void tst_copy_pictures_board::tabKeyFollowsThePage() {
  QFETCH(int, page);
  QFETCH(QByteArray, text);
  const Fetched given = fetched(page, text);
  const CopyBench bench(picture(given.page), given.copy);
  const QStringList order = bench.tabOrder();
  int cells = 0;
  for (const QWidget* cell :
       bench.picture().findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly)) {
    if (cell->isVisible()) ++cells;
  }
  QCOMPARE(static_cast<int>(order.size()), cells);
  // Stops, steps and names come in the order in which they are counted.
  const auto indexes = [&order](const QString& group) {
    static const QRegularExpression number(u"\\[(\\d+)\\]"_s);
    std::vector<int> found;
    for (const QString& name : order) {
      if (name.startsWith(group)) found.push_back(number.match(name).captured(1).toInt());
    }
    return found;
  };
  for (const QString& group :
       {u"river.stops["_s, u"grainMarket.penalties["_s, u"sites.participation["_s}) {
    const std::vector<int> found = indexes(group);
    QVERIFY2(std::ranges::is_sorted(found), qPrintable(group));
  }
  if (given.page != PrintedPage::river) return;
  // After the last stop the names of the sites, then their numbers.
  const auto names = order.indexOf(u"box.siteNames.sphinx"_s);
  QVERIFY(order.indexOf(u"sites.spaces"_s) == names + egizia::siteCount);
  QVERIFY(order[names - 1].startsWith(u"river.stops"_s));
}

void tst_copy_pictures_board::everyCellHasAName() {
  QFETCH(int, page);
  QFETCH(QByteArray, text);
  const Fetched given = fetched(page, text);
  const CopyBench bench(picture(given.page), given.copy);
  // A stop that stands there twice is called the same twice.
  const bool twice = std::ranges::any_of(bench.checked().findings, [](const auto& finding) {
    return finding.fault == egizia::EditionFault::stopTwice;
  });
  QStringList names;
  for (const QWidget* cell :
       bench.picture().findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly)) {
    if (!cell->isVisible()) continue;
    QVERIFY2(!cell->accessibleName().isEmpty(), qPrintable(cell->objectName()));
    QVERIFY2(twice || !names.contains(cell->accessibleName()), qPrintable(cell->accessibleName()));
    names += cell->accessibleName();
  }
  QVERIFY(!names.isEmpty());
}

void tst_copy_pictures_board::nothingIsCutOffOrOverlaps_data() {
  languagesAndSizes({100, 150, 200});
}

void tst_copy_pictures_board::nothingIsCutOffOrOverlaps() {
  QFETCH(QString, language);
  QFETCH(int, percent);
  const LargeLetters letters(language, percent);
  for (const PrintedPage page : pages) {
    for (const NamedCopy& one : copiesFor(page)) {
      CopyBench bench(picture(page), one.copy);
      for (const QSize& size : {QSize(1280, 720), QSize(860, 500), QSize(100, 100)}) {
        bench.resize(size);
        const QString trouble = troubles(bench);
        QVERIFY2(trouble.isEmpty(),
                 qPrintable(QString::fromUtf8(nameOf(page) + ", " + one.name) + u", "_s +
                            QString::number(size.width()) + u": "_s + trouble));
      }
    }
  }
}

NILOMETER_TEST(tst_copy_pictures_board)
#include "tst_copy_pictures_board.moc"
