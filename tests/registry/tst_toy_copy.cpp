// SPDX-License-Identifier: GPL-3.0-or-later
// The toy game's printed values: compared with the players' own copy on plain pages, asked for in
// play, and waited for where one is missing. All of it with what the shell has for any game.
#include "registry/toy_window_game.h"
#include "test_program.h"

#include "ui/base/style/chip.h"
#include "ui/pages/edition_editor/check_copy_page.h"
#include "ui/pages/edition_editor/printed_page_list.h"
#include "ui/store/own_edition/judged_values.h"
#include "ui/text/language.h"
#include "ui/window/box_shelf.h"
#include "ui/window/start_view.h"

#include <QLabel>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace nilometer;
using namespace Qt::Literals::StringLiterals;
using test::ToySession;
using toy::Place;

namespace {

record::GameRecord<toy::Rules> toyGame(const toy::Edition& edition) {
  record::GameRecord<toy::Rules> game;
  game.header.players = {{"Ada", "black", 0}, {"Ben", "white", 0}};
  game.header.editionId = edition.id;
  game.header.editionChecksum = edition.checksum;
  return game;
}

/// Somebody knows that the field gives something, and nobody has written down what.
toy::Edition withoutTheField() {
  toy::Edition edition = *test::readToyEdition(test::toyDocument({}));
  edition.gives[1].reset();
  std::ranges::find(edition.printed, "field.gives", &table::PrintedValue::key)->provenance =
      table::Provenance::missing;
  edition.checksum = record::FileFormat<toy::Rules>::checksum(edition);
  return edition;
}

struct ToyDesk {
  QTemporaryDir home;
  ui::CopyShelf shelf{home.filePath(u"editions"_s), test::allGames()};
  std::shared_ptr<const toy::Edition> edition;
  ToySession session;
  ui::PrintedValuePrompt desk;

  explicit ToyDesk(const toy::Edition& values)
      : edition(std::make_shared<const toy::Edition>(values)), session(toyGame(values), edition),
        desk(std::make_unique<ui::AskedGameOf<toy::Rules>>(session), shelf) {
    QObject::connect(&desk, &ui::PrintedValuePrompt::corrected, &desk,
                     &ui::PrintedValuePrompt::goOnCorrected);
  }
  table::Outcome put(Place place, bool anyway = false) {
    return session.enter({toy::Doing::put, session.shown().next, place}, anyway);
  }
};

} // namespace

class tst_toy_copy : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void init() { QVERIFY(text::useLanguage(u"en")); }
  void aPageIsMadeOfTheFieldsOfItsEdition();
  void aCopySaysWhichGameItIsOfAndIsReadAgain();
  void nonsenseIsADraftAndSaysWhy();
  void anAssumedNumberIsAskedForAndPlayedOn();
  void aMissingValueIsNeitherConfirmedNorGuessed();
  void whatDoesNotNeedTheMissingValueGoesOn();
  void theMissingValueIsAskedForAndTheGameGoesOn();
  void theStripAsksForTheMissingValue();
  void aMissingValueIsEnteredOnItsPage();
  void aGameMayHaveNothingToCompare();
};

void tst_toy_copy::aPageIsMadeOfTheFieldsOfItsEdition() {
  const QTemporaryDir home;
  ui::CopyShelf shelf(home.path(), test::allGames());
  const auto path = shelf.create(u"Ours"_s, test::toyDocument({}));
  ui::CheckCopyPage page(shelf, nullptr);
  page.resize(1280, 720);
  page.show();
  QVERIFY(QTest::qWaitForWindowActive(&page));
  page.start();
  QVERIFY(page.copy() != nullptr);
  QCOMPARE(page.view().list().progressText(), u"0 of 2 pages\n0 of 4 values"_s);
  QCOMPARE(page.view().list().row(Place::field)->text(), u"field"_s);
  auto* holds = page.view().fields()->findChild<ui::NumberField*>(u"harbour.holds"_s);
  QVERIFY(holds != nullptr && holds->isVisible());
  QCOMPARE(holds->content().name, u"What harbour holds"_s);
  QCOMPARE(holds->content().most, 9);
  QStringList texts;
  for (const QLabel* label : page.view().fields()->findChildren<QLabel*>()) texts += label->text();
  QVERIFY2(texts.contains(u"stones"_s), qPrintable(texts.join(u'/')));
  holds->setFocus(Qt::TabFocusReason);
  QTest::keyClicks(holds, u"4"_s);
  QTest::keyClick(holds, Qt::Key_Return);
  QCOMPARE(page.copy()->checked().checksum, std::string("4 3 3 1"));
  page.view().matchesButton()->click();
  QVERIFY(page.view().page() == Place::field);
  page.view().matchesButton()->click();
  QVERIFY(!page.view().page() && page.copy()->complete());
}

void tst_toy_copy::aCopySaysWhichGameItIsOfAndIsReadAgain() {
  const QTemporaryDir home;
  const ui::CopyShelf shelf(home.path(), test::allGames());
  const ui::CopyKind& other = ui::games().front()->copies();
  const auto toy = std::get<QString>(shelf.create(u"Toy of ours"_s, test::toyDocument({})));
  const auto own =
      std::get<QString>(shelf.create(u"Box of ours"_s, other.shippedCopy(other.shipped().front())));
  const std::vector<ui::OwnCopy> copies = shelf.copies();
  QCOMPARE(copies.size(), std::size_t{2});
  QVERIFY(copies[0].kind == &other && copies[0].path == own);
  QVERIFY(copies[1].kind == &test::toyCopies && copies[1].path == toy);
  auto document = shelf.open(toy);
  QVERIFY(document && document->enterNumber("field.gives", 2));
  QCOMPARE(shelf.save(toy, *document), QString());
  const auto played = test::readToyEdition(*shelf.open(toy));
  QVERIFY(played && played->gives[1] == 2);
  QVERIFY(played->id != toy::Edition().id);
  // Where only the other game is known the toy's copy is passed over, not touched.
  QCOMPARE(ui::CopyShelf(home.path(), ui::games()).copies().size(), std::size_t{1});
}

void tst_toy_copy::nonsenseIsADraftAndSaysWhy() {
  const QTemporaryDir home;
  const ui::CopyShelf shelf(home.path(), test::allGames());
  auto document = test::toyDocument({});
  QVERIFY(document.set("field.holds", 0));
  QVERIFY(std::holds_alternative<QString>(shelf.add(u"Ours"_s, document)));
  const ui::OwnCopy copy = shelf.copies().front();
  QVERIFY(!copy.usable());
  QCOMPARE(copy.progress.nonsense(*copy.kind), QStringList{u"field"_s});
  const auto read = test::toyCopies.read(document);
  QVERIFY(read);
  const ui::CopyState state{document, *read};
  QCOMPARE(state.findings("field.holds"), QStringList{u"What field holds: at least 1."_s});
  QVERIFY(state.sureness("harbour.holds") == ui::Sureness::assumed);
}

void tst_toy_copy::anAssumedNumberIsAskedForAndPlayedOn() {
  ToyDesk table(*test::readToyEdition(test::toyDocument({})));
  QVERIFY(!table.desk.asked());
  QVERIFY(table.put(Place::harbour).accepted);
  QVERIFY(table.desk.asked() && table.desk.asked()->place == "harbour.gives");
  QCOMPARE(table.desk.asked()->number, 3);
  table.desk.correct("harbour.gives", 5);
  QVERIFY(table.desk.pending() && table.desk.pending()->lines.size() == 1);
  table.desk.takeOver();
  QCOMPARE(table.session.shown().points[0], 5);
  const std::vector<ui::OwnCopy> copies = table.shelf.copies();
  QCOMPARE(copies.size(), std::size_t{1});
  QCOMPARE(copies[0].checksum, table.session.edition().checksum);
  QVERIFY(!table.desk.asked());
}

void tst_toy_copy::aMissingValueIsNeitherConfirmedNorGuessed() {
  auto document = test::toyDocument(withoutTheField());
  QVERIFY(document.text().find("\"format\": 3") != std::string::npos);
  QVERIFY(!document.confirm("field.gives") && !document.confirmNumber("field.gives"));
  QVERIFY(test::readToyEdition(document)->gives[1] == std::nullopt);
  // null is for what is missing, and nothing else is.
  std::string text = document.text();
  text.replace(text.find("\"missing\""), 9, "\"assumed\"");
  const auto refused = record::FileFormat<toy::Rules>::readEdition(text, {});
  QVERIFY(!refused && refused.error().fault == record::ReadFault::wrongType);
  QVERIFY(document.correctNumber("field.gives", 4));
  QVERIFY(test::readToyEdition(document)->gives[1] == 4);
  const auto read = test::toyCopies.read(document);
  QVERIFY(read &&
          (ui::CopyState{document, *read}.sureness("field.gives")) == ui::Sureness::confirmed);
}

void tst_toy_copy::whatDoesNotNeedTheMissingValueGoesOn() {
  ToyDesk table(withoutTheField());
  QVERIFY(table.put(Place::harbour).accepted);
  const table::Outcome outcome = table.put(Place::field, true);
  QVERIFY(!outcome.accepted && !outcome.canInsist());
  QVERIFY(outcome.verdict.missing() == toy::givesPlace.at(1));
  QCOMPARE(table.session.sentence(outcome.verdict.findings().front()),
           u"This needs a printed value that nobody has written down yet: What field gives."_s);
  QCOMPARE(table.session.entries(), std::size_t{1});
  QVERIFY(table.put(Place::harbour).accepted);
}

void tst_toy_copy::theMissingValueIsAskedForAndTheGameGoesOn() {
  ToyDesk table(withoutTheField());
  QVERIFY(table.put(Place::harbour).accepted);
  table.desk.needs(table.put(Place::field).verdict.missing());
  QVERIFY(table.desk.asked() && table.desk.asked()->missing);
  QCOMPARE(table.desk.asked()->place, std::string("field.gives"));
  // Not now puts it off until it is needed again.
  table.desk.leaveAlone("field.gives");
  QVERIFY(table.desk.asked() == std::nullopt || !table.desk.asked()->missing);
  table.desk.needs(table.put(Place::field).verdict.missing());
  QVERIFY(table.desk.asked()->missing);
  table.desk.correct("field.gives", 2);
  QVERIFY(!table.desk.pending());
  QVERIFY(!table.desk.asked() || !table.desk.asked()->missing);
  QVERIFY(table.put(Place::field).accepted);
  QCOMPARE(table.session.shown().points[1], 2);
  QCOMPARE(table.session.shown().points[0], 3);
  const ui::OwnCopy copy = table.shelf.copies().front();
  QCOMPARE(copy.checksum, table.session.edition().checksum);
}

void tst_toy_copy::theStripAsksForTheMissingValue() {
  ToyDesk table(withoutTheField());
  test::ToyView view(table.session);
  view.askWith(table.desk);
  view.resize(1280, 720);
  view.show();
  QVERIFY(QTest::qWaitForWindowActive(&view));
  ui::AskedRow& row = view.strip().asked();
  QVERIFY(row.isHidden());
  const auto put = [&](Place place) {
    QTest::mouseClick(view.choice(test::ToyView::where, static_cast<int>(place)), Qt::LeftButton);
  };
  put(Place::field);
  QCOMPARE(table.session.entries(), std::size_t{0});
  QVERIFY(row.isVisible() && row.content().missing && !row.matchesButton()->isVisible());
  QCOMPARE(row.otherButton()->look().text, u"Type the number"_s);
  QVERIFY(!view.strip().content().canInsist);
  QVERIFY(view.strip().content().body.contains(u"What field gives"_s));
  put(Place::harbour); // does not need it
  QCOMPARE(table.session.entries(), std::size_t{1});
  put(Place::field);
  QVERIFY(row.press(ui::AskedRow::otherKey));
  QTest::keyClicks(row.numberEdit(), u"4"_s);
  QTest::keyClick(row.numberEdit(), Qt::Key_Return);
  QVERIFY(!row.content().missing);
  put(Place::field);
  QCOMPARE(table.session.entries(), std::size_t{2});
  QCOMPARE(table.session.shown().points[1], 4);
}

void tst_toy_copy::aMissingValueIsEnteredOnItsPage() {
  const QTemporaryDir home;
  ui::CopyShelf shelf(home.path(), test::allGames());
  QVERIFY(std::holds_alternative<QString>(
      shelf.create(u"Ours"_s, test::toyDocument(withoutTheField()))));
  ui::CheckCopyPage page(shelf, nullptr);
  page.resize(1280, 720);
  page.show();
  QVERIFY(QTest::qWaitForWindowActive(&page));
  page.start();
  page.view().list().row(Place::field)->click();
  auto* gives = page.view().fields()->findChild<ui::NumberField*>(u"field.gives"_s);
  QVERIFY(gives != nullptr);
  QCOMPARE(gives->text(), QString());
  QVERIFY(gives->content().sureness == ui::Sureness::missing);
  QVERIFY(gives->toolTip().contains(u"Missing"_s));
  // The page cannot match what nobody has written down.
  page.view().matchesButton()->click();
  QVERIFY(page.copy()->progress().of(Place::field) == ui::PageState::open);
  page.view().list().row(Place::field)->click();
  gives = page.view().fields()->findChild<ui::NumberField*>(u"field.gives"_s);
  gives->setFocus(Qt::TabFocusReason);
  QTest::keyClicks(gives, u"0"_s);
  QTest::keyClick(gives, Qt::Key_Return);
  QCOMPARE(page.copy()->checked().checksum, std::string("2 3 3 0"));
  QVERIFY(gives->content().sureness == ui::Sureness::confirmed);
}

void tst_toy_copy::aGameMayHaveNothingToCompare() {
  static const ui::PlainCopies<toy::Rules> nothing;
  struct SealedGame final : test::ToyGame {
    [[nodiscard]] const ui::CopyKind& copies() const override { return nothing; }
  };
  static const SealedGame sealed;
  const std::vector<const ui::Game*> both{ui::games().front(), &sealed};
  const QTemporaryDir home;
  const ui::CopyShelf shelf(home.path(), both);
  QCOMPARE(shelf.kinds(), std::vector{&ui::games().front()->copies()});
  // Its editions are no copies, and say how much of them is known all the same.
  const auto path = shelf.create(u"Ours"_s, test::toyDocument(withoutTheField()));
  QVERIFY(shelf.copies().empty());
  const auto refused = shelf.open(std::get<QString>(path));
  QVERIFY(!refused && refused.error().fault == record::ReadFault::otherGame);
  ui::NewGameOffer::Values values;
  ui::judgeValues(sealed.copies(), values, test::toyDocument(withoutTheField()).text());
  QCOMPARE(values.assumed, 3);
  QCOMPARE(values.missing, 1);
  QVERIFY(values.wrong.isEmpty());
  ui::StartView start(both);
  start.show({.games = {{both.front(), {}}, {&sealed, {}}}});
  QVERIFY(!start.copiesButton()->isHidden());
  QTest::keyClick(&start.shelf().box(0), Qt::Key_Right);
  QCOMPARE(&start.chosen(), &sealed);
  QVERIFY(start.copiesButton()->isHidden());
}

NILOMETER_TEST(tst_toy_copy)
#include "tst_toy_copy.moc"
