// SPDX-License-Identifier: GPL-3.0-or-later
// What the strip keeps in sight and in place while an entry is being made.
#include "test_program.h"

#include "engine/egizia/bits.h"
#include "tests/ui/strip_fixture.h"
#include "tests/ui/table_window.h"
#include "tests/words/language_rows.h"
#include "ui/base/style/chip.h"
#include "ui/egizia/board/board_view.h"
#include "ui/egizia/text/words.h"
#include "ui/table/action_bar/card_lines.h"
#include "ui/table/action_bar/reason_field.h"
#include "ui/table/action_bar/strip_view.h"
#include "ui/table/board/place.h"

#include <QLabel>
#include <QTest>

#include <bit>
#include <map>
#include <set>

using namespace nilometer;
using namespace nilometer::test;
using egizia::Building;
using egizia::Site;
using ui::Ask;

namespace {

void click(QWidget* widget) {
  QVERIFY(widget != nullptr);
  QTest::mouseClick(widget, Qt::LeftButton);
  QCoreApplication::processEvents();
}

/// The table before every building action, with its spaces pressed once more.
class BuildAgain {
public:
  BuildAgain() : m_window(goldenWithLongNames(*m_edition), m_edition) {}

  [[nodiscard]] TableWindow& window() { return m_window; }
  [[nodiscard]] ui::StripView& strip() { return m_window.view.strip(); }

  /// To the next action that was entered by the rules; false if there is none.
  bool next() {
    const auto& entries = m_window.golden.entries;
    while (m_at < entries.size()) {
      const std::size_t at = m_at++;
      const auto* build = std::get_if<egizia::Build>(&entries[at].entry);
      if (build == nullptr || entries[at].anyway) continue;
      m_window.session.startReplacing(at);
      press(*build);
      return true;
    }
    return false;
  }
  [[nodiscard]] std::vector<ui::Question> asked(Ask ask) const {
    std::vector<ui::Question> all;
    for (const ui::Question& question : m_window.view.draft().questions()) {
      if (question.ask == ask) all.push_back(question);
    }
    return all;
  }
  [[nodiscard]] bool atObelisk() const { return !asked(Ask::market).empty(); }

private:
  void press(const egizia::Build& build) {
    for (std::size_t i = 0; i < build.spaces.size(); ++i) {
      for (const int cell : egizia::Bits(build.spaces[i])) {
        const auto building = static_cast<Building>(i);
        if (m_window.view.draft().offer(ui::cellId(building, cell)).chosen) continue;
        click(m_window.view.board().place(ui::cellId(building, cell)));
      }
    }
  }

  std::shared_ptr<const egizia::Edition> m_edition = goldenEdition();
  TableWindow m_window;
  std::size_t m_at = 0;
};

using Keys = std::map<std::tuple<Ask, int, int>, QString>;

Keys keysOfChoices(const TableWindow& window) {
  Keys keys;
  for (const ui::Question& question : window.view.draft().questions()) {
    for (const ui::Choice& choice : question.choices) {
      keys[{question.ask, question.about, choice.id}] =
          window.view.keys().of(ui::ChoiceId{question.id(), choice.id});
    }
  }
  return keys;
}

} // namespace

class tst_strip : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void pageNeverScrollsWhileBuilding();
  void whatEntersIsInSight_data() { languageRows(); }
  void whatEntersIsInSight();
  void nothingIsCutOffAndEnterStaysInEveryPhase_data();
  void nothingIsCutOffAndEnterStaysInEveryPhase();
  void enterStaysWhereItIsAndCrewsInOneLine_data() { languageRows(); }
  void enterStaysWhereItIsAndCrewsInOneLine();
  void theReasonIsInSight_data() { languageRows(); }
  void theReasonIsInSight();
  void aChoiceKeepsItsKey_data() { languageRows(); }
  void aChoiceKeepsItsKey();
  void aDigitIsNoOtherNumber();
  void nothingMovesWhileCardsAreNamed_data() { languageRows(); }
  void nothingMovesWhileCardsAreNamed();
  void aLineOfACardIsPaintedWhole();
  void onlyNamedTombsAreInTheTitle_TOMB1();
  void theTitleNamesWhoseShipComesSecond_CARDSECONDSHIP();
};

void tst_strip::whatEntersIsInSight() {
  QFETCH(const QString, language);
  QVERIFY(text::useLanguage(language));
  BuildAgain table;
  std::size_t mostTiles = 0;
  while (table.next()) {
    const ui::StripContent& content = table.strip().content();
    QVERIFY(content.canConfirm || content.canInsist);
    if (table.atObelisk() && content.canConfirm) {
      QVERIFY(showsAll(table.strip()));
      mostTiles = std::max(mostTiles, table.asked(Ask::tomb).size());
      for (const auto market : {egizia::Market::stone, egizia::Market::grain}) {
        const int id = static_cast<int>(market);
        QVERIFY(inSight(table.strip().choice(ui::questionId(Ask::market), id)));
      }
    } else if (content.canConfirm) {
      QVERIFY(inSight(table.strip().confirmButton()));
    }
  }
  QVERIFY(mostTiles > 0);
}

void tst_strip::enterStaysWhereItIsAndCrewsInOneLine() {
  QFETCH(const QString, language);
  QVERIFY(text::useLanguage(language));
  BuildAgain table;
  const ui::Chip& enter = *table.strip().confirmButton();
  int markets = 0;
  while (table.next()) {
    if (!table.atObelisk() || !table.strip().content().canConfirm) continue;
    ++markets;
    QVERIFY(inSight(&enter) && enter.isEnabled());
    std::set<int> lines;
    int confirms = 0;
    for (const ui::QuestionRow& row : table.strip().content().rows) {
      for (const ui::QuestionRow::Entry& entry : row.chips) {
        if (entry.look.tone == ui::ChipLook::Tone::confirm) ++confirms;
        if (row.question.what != static_cast<int>(Ask::pay)) continue;
        lines.insert(table.strip().choice(row.question, entry.id)->y());
      }
    }
    QCOMPARE(confirms, 0);
    QVERIFY2(lines.size() <= 1, qPrintable(table.strip().content().title));
  }
  QVERIFY(markets > 3);
}

void tst_strip::nothingIsCutOffAndEnterStaysInEveryPhase_data() {
  QTest::addColumn<QString>("language");
  QTest::addColumn<QByteArray>("game");
  for (const char* language : {"en", "de"}) {
    for (const char* game : {"first-3-players", "revised-4-players"}) {
      QTest::addRow("%s, %s", language, game) << QString::fromLatin1(language) << QByteArray(game);
    }
  }
}

void tst_strip::nothingIsCutOffAndEnterStaysInEveryPhase() {
  QFETCH(const QString, language);
  QFETCH(const QByteArray, game);
  QVERIFY(text::useLanguage(language));
  const auto edition = goldenEdition();
  const egizia::GameRecord record = goldenWithLongNames(*edition, game.constData());
  TableWindow window(TableWindow::cut(record, 0), edition);
  QCoreApplication::processEvents();
  const std::vector<QRect> places = fixedPlaces(window.view);
  for (const egizia::RecordedEntry& entry : record.entries) {
    QVERIFY(window.session.enter(entry.entry, entry.anyway).accepted);
    const ui::StripContent& content = window.view.strip().content();
    const QString shown = content.title + u'\n' + content.body + u'\n' + content.asked.question +
                          content.moves.text + content.moves.told;
    QVERIFY2(showsAll(window.view.strip()), qPrintable(shown));
    // The button that leads to the score sheet is wider.
    const bool over = window.session.shown().phase >= egizia::Phase::final;
    QVERIFY2(over || fixedPlaces(window.view) == places, qPrintable(shown));
  }
}

void tst_strip::theReasonIsInSight() {
  QFETCH(const QString, language);
  QVERIFY(text::useLanguage(language));
  BuildAgain table;
  int refused = 0;
  while (table.next()) {
    // Without any crew nothing can be paid (BUILD-5).
    for (const ui::Question& question : table.asked(Ask::pay)) {
      for (const ui::Choice& choice : question.choices) {
        if (choice.chosen) click(table.strip().choice(question.id(), choice.id));
      }
    }
    if (!table.strip().content().refused) continue;
    ++refused;
    QVERIFY(inSight(table.strip().insistButton()));
    QVERIFY(inSight(table.strip().reasonField().button()));
    QVERIFY(inSight(table.strip().whyButton()));
    const QString reasons = table.strip().content().body;
    const QLabel& label = *table.strip().reasons();
    QVERIFY2(inSight(&label), qPrintable(reasons));
    QCOMPARE(label.accessibleName(), table.strip().content().names.inFull(reasons));
    QVERIFY2(label.height() >= label.heightForWidth(label.width()), qPrintable(reasons));
    const ui::StripContent& content = table.strip().content();
    QCOMPARE(table.strip().confirmButton()->isVisible(), !content.hidesConfirm);
    QVERIFY2(showsAll(table.strip()), qPrintable(reasons));
  }
  QVERIFY(refused > 10);
}

void tst_strip::aChoiceKeepsItsKey() {
  QFETCH(const QString, language);
  QVERIFY(text::useLanguage(language));
  BuildAgain table;
  int chosen = 0;
  while (table.next()) {
    const Keys before = keysOfChoices(table.window());
    for (const ui::Question& question : table.asked(Ask::tomb)) {
      const ui::Question now = table.asked(Ask::tomb)[static_cast<std::size_t>(
          question.about - table.asked(Ask::tomb).front().about)];
      const auto open = std::ranges::find_if(
          now.choices, [](const ui::Choice& choice) { return choice.open && !choice.chosen; });
      if (open == now.choices.end()) continue;
      table.window().type(before.at({Ask::tomb, question.about, open->id}));
      ++chosen;
      const auto after = table.asked(Ask::tomb)[static_cast<std::size_t>(
          question.about - table.asked(Ask::tomb).front().about)];
      const auto taken =
          std::ranges::find_if(after.choices, [](const ui::Choice& each) { return each.chosen; });
      QVERIFY(taken != after.choices.end());
      QCOMPARE(taken->id, open->id);
      QCOMPARE(keysOfChoices(table.window()), before);
    }
  }
  QVERIFY(chosen > 3);
}

void tst_strip::aDigitIsNoOtherNumber() {
  QVERIFY(text::useLanguage(u"en"));
  BuildAgain table;
  int digits = 0;
  while (table.next()) {
    for (const auto& [what, key] : keysOfChoices(table.window())) {
      const auto& [ask, about, id] = what;
      const bool number = ask == Ask::draw || ask == Ask::unpaid || ask == Ask::keep ||
                          ask == Ask::tomb || ask == Ask::amount || ask == Ask::feedStones;
      QVERIFY(!number || !key.isEmpty());
      if (!number || !key.front().isDigit()) continue;
      QCOMPARE(key, QString::number(id));
      ++digits;
    }
  }
  QVERIFY(digits > 10);
}

void tst_strip::nothingMovesWhileCardsAreNamed() {
  QFETCH(const QString, language);
  QVERIFY(text::useLanguage(language));
  TableWindow window("revised-4-players", 1);
  int stop = 0;
  while (window.edition->river[static_cast<std::size_t>(stop)].kind != egizia::StopKind::card) {
    ++stop;
  }
  click(window.view.board().place(ui::stopId(stop)));
  std::map<int, QRect> places;
  for (int named = 0; named < 9; ++named) {
    QCOMPARE(window.view.draft().questions().size(), std::size_t{1});
    const ui::Question question = window.view.draft().questions().front();
    std::optional<int> next;
    QPoint last;
    for (const ui::Choice& choice : question.choices) {
      const ui::Chip* chip = window.view.choice(question.id(), choice.id);
      QVERIFY(chip != nullptr && chip->isVisible());
      const QRect where(chip->mapTo(&window.view, QPoint()), chip->size());
      QCOMPARE(where, places.emplace(choice.id, where).first->second);
      // Down the first column, then the next: in order.
      QVERIFY(where.x() > last.x() || (where.x() == last.x() && where.y() > last.y()));
      last = where.topLeft();
      if (choice.open && !choice.chosen) next = choice.id;
    }
    QVERIFY(next);
    click(window.view.choice(question.id(), *next));
  }
}

void tst_strip::aLineOfACardIsPaintedWhole() {
  const QString text = u"Clementine Frei…: Schiff zurück von Pyramide und Tempel"_s;
  ui::CardLines lines(nullptr);
  lines.setLines({{.player = {}, .text = text, .why = {}}});
  const auto ink = [&](int width) {
    lines.resize(width, lines.heightForWidth(width));
    const QImage image = lines.grab().toImage().convertToFormat(QImage::Format_Grayscale8);
    const int ground = qGray(image.pixel(0, 0));
    int darkness = 0;
    for (int y = 0; y < image.height(); ++y) {
      for (int x = 0; x < image.width(); ++x) {
        darkness += std::abs(qGray(image.pixel(x, y)) - ground);
      }
    }
    return darkness;
  };
  const int whole = lines.fontMetrics().horizontalAdvance(text);
  const int roomy = ink(2 * whole);
  for (int width = whole; width < whole + 60; ++width) {
    const int darkness = ink(width);
    QVERIFY2(darkness > roomy * 95 / 100, qPrintable(QString::number(width - whole)));
  }
}

void tst_strip::onlyNamedTombsAreInTheTitle_TOMB1() {
  QVERIFY(text::useLanguage(u"en"));
  egizia::NameTombs entry;
  entry.count = 4;
  QCOMPARE(text::sentence(egizia::Entry(entry), {}), u"Open tomb tiles"_s);
  entry.values[1] = 3;
  QCOMPARE(text::sentence(egizia::Entry(entry), {}), u"Open tomb tiles: tomb 2 has 3"_s);
}

void tst_strip::theTitleNamesWhoseShipComesSecond_CARDSECONDSHIP() {
  const auto edition = goldenEdition();
  const egizia::GameRecord record = goldenGame("first-3-players", *edition);
  const auto isSecond = [](const egizia::RecordedEntry& entry) {
    const auto* ship = std::get_if<egizia::PlaceShip>(&entry.entry);
    return ship != nullptr && ship->second;
  };
  const auto second = std::ranges::find_if(record.entries, isSecond);
  QVERIFY(second != record.entries.end());
  const auto before = static_cast<std::size_t>(second - record.entries.begin());
  TableWindow window(TableWindow::cut(record, before), edition);
  const egizia::Player owner = std::get<egizia::PlaceShip>(second->entry).player;
  const QString name = text::playerName(owner, window.session.table());
  const auto title = [&] {
    return ui::promptOf(window.session, window.view.draft().asked()).title;
  };
  QVERIFY(!title().startsWith(name));
  const auto& actions = window.view.draft().actions();
  const auto card = std::ranges::find(actions, ui::Move::second, &ui::Action::move);
  QVERIFY(card != actions.end());
  click(window.view.strip().action(static_cast<std::size_t>(card - actions.begin())));
  QVERIFY2(title().startsWith(name), qPrintable(title()));
  QVERIFY2(window.view.strip().content().title.startsWith(name),
           qPrintable(window.view.strip().content().title));
}

void tst_strip::pageNeverScrollsWhileBuilding() {
  BuildAgain again;
  int seen = 0;
  while (again.next()) {
    if (!again.atObelisk()) continue;
    ++seen;
    // What depends on the width is asked for in full by a scroll area.
    QVERIFY(!again.window().view.hasHeightForWidth());
    QCOMPARE(again.strip().sizeHint().height(), again.strip().minimumSizeHint().height());
  }
  QVERIFY(seen > 0);
}

NILOMETER_TEST(tst_strip)
#include "tst_strip.moc"
