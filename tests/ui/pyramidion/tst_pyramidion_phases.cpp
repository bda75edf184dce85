// SPDX-License-Identifier: GPL-3.0-or-later
// Games of two, three and four in the window of the program: at every moment that looks different,
// right after what led there and while the next entry is made, in three sizes, both languages,
// light and dark, with short names and with names of 54 letters, nothing is cut off, nothing covers
// half of a text, and nothing that takes the keyboard is without a name; the same in the table
// view, in the finale and in the result. Each of these ways is met with each of the others, not all
// with all; NILOMETER_FULL=1 in the environment has four times as many.
// NILOMETER_PICTURES=FOLDER keeps the pictures there.
#include "test_program.h"
#include "tests/ui/pyramidion/pyramidion_hands.h"
#include "tests/ui/pyramidion/pyramidion_moments.h"
#include "tests/ui/pyramidion/pyramidion_seen.h"

#include "tests/ui/cut_off.h"
#include "tests/ui/home.h"
#include "tests/ui/unnamed.h"
#include "tests/ui/unread.h"
#include "ui/display/display_window.h"
#include "ui/pyramidion/kind/pyramidion_kind.h"
#include "ui/pyramidion/report/game_report.h"
#include "ui/pyramidion/scoring/finale_pictures.h"
#include "ui/result/result_page.h"
#include "ui/scoring/finale_page.h"
#include "ui/window/main_window.h"
#include "ui/window/page_list.h"
#include "ui/words/language.h"

#include <algorithm>
#include <array>

using namespace nilometer;
using namespace nilometer::pyramidion_test;
using ui::Appearance;

namespace {

/// How far the next entry is.
enum class Far : std::uint8_t {
  told,  ///< what led there is told
  begun, ///< half of its presses
  said   ///< all but the last
};

/// "3-players-sums".
QString nameOf(const PlayedPyramidion& game) {
  return QString::fromStdString(game.path).section(u"pyramidion-"_s, -1);
}

/// Hands that press so many times and no more.
struct FewPresses : KeyPresses {
  FewPresses(View& view, Session& session, int& left) : KeyPresses(view, session), m_left(left) {}

  Progress press(const ui::PlaceId& place) const {
    return m_left-- > 0 ? KeyPresses::press(place) : Progress::ignored;
  }
  Progress choose(const ui::ChoiceId& choice, Change change) const {
    return m_left-- > 0 ? KeyPresses::choose(choice, change) : Progress::ignored;
  }
  Progress start(Move move) const {
    return m_left-- > 0 ? KeyPresses::start(move) : Progress::ignored;
  }
  void clear() const {
    if (m_left > 0) KeyPresses::clear();
  }

private:
  int& m_left;
};

void addRows(const char* moment, const PlayedPyramidion& game, std::size_t line, std::size_t rows) {
  constexpr std::array farNames{"told", "begun", "said"};
  const bool isEnd = line == game.record.entries.size();
  const Far far = isEnd ? Far::told : static_cast<Far>(rows % farNames.size());
  // Five ways on, nearly everything is another one.
  for (const std::size_t way : waysFrom(5 * rows)) {
    QTest::addRow("%s-%s-%s-%s", moment, farNames[at(far)], qPrintable(nameOf(game)),
                  qPrintable(seen(way).name()))
        << &game << line << far << way;
  }
}

} // namespace

Q_DECLARE_METATYPE(Far)

class tst_PyramidionPhases : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void initTestCase();
  void everyMomentIsReadable_data();
  void everyMomentIsReadable();
  void finaleIsReadable_data() { wholeGames(); }
  void finaleIsReadable();
  void resultIsReadable_data() { wholeGames(); }
  void resultIsReadable();
  void cleanupTestCase();

private:
  static void wholeGames();
  /// The program with so many entries of the game, the last of them just entered there.
  void open(const PlayedPyramidion& game, std::size_t entries, bool hasLongNames);
  void become(const Seen& seen);
  /// The next line of the game has come so far.
  void make(const Entry& next, Far far);
  [[nodiscard]] View& view() { return dynamic_cast<View&>(*m_window.game()); }
  [[nodiscard]] Session& session() { return static_cast<Session&>(*m_window.session()); }
  [[nodiscard]] QStringList wrongAtTable();
  static void check(QWidget& window, const QString& part, QStringList wrong);

  test::Home m_home;
  ui::MainWindow m_window{m_home.games, m_home.preferences, ui::games()};
};

void tst_PyramidionPhases::initTestCase() {
  QVERIFY(QDir().mkpath(m_home.file(u"games"_s)));
  m_home.preferences.setMotion(false); // what is on its way is not to be read
  m_window.show();
  QVERIFY(QTest::qWaitForWindowExposed(&m_window));
}

void tst_PyramidionPhases::open(const PlayedPyramidion& game, std::size_t entries,
                                bool hasLongNames) {
  pyramidion::GameRecord begun = game.record;
  const bool isOver = entries == begun.entries.size();
  begun.entries.resize(isOver || entries == 0 ? entries : entries - 1);
  if (hasLongNames) nameLong(begun);
  const QString path =
      m_home.file(u"games/%1.nilometer"_s.arg(QLatin1String(QTest::currentDataTag())));
  QFile file(path);
  QVERIFY(file.open(QIODevice::WriteOnly));
  file.write(QByteArray::fromStdString(writeRecordWithEdition(begun, *game.edition)));
  file.close();
  m_window.openFile(path);
  QVERIFY(dynamic_cast<View*>(m_window.game()) != nullptr);
  if (isOver || entries == 0) return;
  const auto& last = game.record.entries[entries - 1];
  session().enter(last.entry, last.anyway, QString::fromStdString(last.reason));
  QCOMPARE(session().record().entries.size(), entries);
}

void tst_PyramidionPhases::become(const Seen& seen) {
  QVERIFY(words::useLanguage(seen.language));
  ui::applyAppearance(*qApp, seen.look);
  for (int round = 0; round < 4; ++round) {
    m_window.resize(seen.size);
    QCoreApplication::processEvents();
  }
  QCOMPARE(m_window.size(), seen.size);
}

void tst_PyramidionPhases::make(const Entry& next, Far far) {
  if (far == Far::told) return;
  // A card that tells what was shared out comes before what is asked.
  if (!view().strip().content().columns.empty()) QTest::keyClick(&view(), Qt::Key_Return);
  const Ground ground = view().draft().ground();
  Draft trial;
  trial.begin(ground);
  Scribe quick(trial, ground);
  QVERIFY(quick.make(next));
  int left = far == Far::said ? quick.presses() - 1 : (quick.presses() + 1) / 2;
  Scribe<FewPresses>(view().draft(), ground, FewPresses(view(), session(), left)).make(next);
}

QStringList tst_PyramidionPhases::wrongAtTable() {
  const auto placeOf = [&](const QWidget& part) {
    return QRect(part.mapTo(&m_window, QPoint()), part.size());
  };
  // The strip grows over the board, and may end in the middle of one of its texts; what it covers
  // whole may have a colour of its own letters.
  QStringList ownTexts;
  for (const test::WrittenText& text : test::PaintedPage(view().strip()).written()) {
    ownTexts += text.text;
  }
  const QRect strip = placeOf(view().strip());
  const QRect covered = strip & placeOf(view().board());
  const auto mayBeCovered = [&](const test::WrittenText& text) {
    const bool isAcross = strip.intersects(text.whole) && !strip.contains(text.whole);
    return isAcross || (covered.contains(text.whole) && !ownTexts.contains(text.text));
  };
  return test::cutOffIn(m_window) + test::unreadIn(m_window, mayBeCovered) +
         test::unnamedIn(m_window);
}

void tst_PyramidionPhases::check(QWidget& window, const QString& part, QStringList wrong) {
  const QString folder = qEnvironmentVariable("NILOMETER_PICTURES");
  if (!folder.isEmpty()) {
    QDir().mkpath(folder);
    const QString name = QString::fromLatin1(QTest::currentDataTag()) + part;
    QVERIFY(window.grab().save(folder + u'/' + name + u".png"));
  }
  // A message of a test ends after a thousand letters.
  for (const QString& text : wrong) qWarning("%s%s", qPrintable(part), qPrintable(text));
  QCOMPARE(wrong.size(), 0);
}

void tst_PyramidionPhases::everyMomentIsReadable_data() {
  QTest::addColumn<const PlayedPyramidion*>("game");
  QTest::addColumn<std::size_t>("line");
  QTest::addColumn<Far>("far");
  QTest::addColumn<std::size_t>("way");
  const std::vector<PlayedPyramidion>& games = pyramidionGames();
  std::vector<decltype(momentsOf(games.front()))> lines;
  for (const PlayedPyramidion& game : games) lines.push_back(momentsOf(game));
  std::size_t rows = 0;
  for (std::size_t moment = 0; moment < allMoments.size(); ++moment) {
    const std::size_t most = test::isWholeRun() ? games.size() : 2;
    std::size_t met = 0;
    // Another game comes first each time, so that all numbers of players are met.
    for (std::size_t i = 0; i < games.size() && met < most; ++i) {
      const std::size_t which = (moment + 2 * i) % games.size();
      if (!lines[which][moment]) continue;
      addRows(allMoments[moment].name, games[which], *lines[which][moment], rows++);
      ++met;
    }
    QVERIFY2(met > 0, allMoments[moment].name);
  }
}

void tst_PyramidionPhases::everyMomentIsReadable() {
  QFETCH(const PlayedPyramidion*, game);
  QFETCH(const std::size_t, line);
  QFETCH(const Far, far);
  QFETCH(const std::size_t, way);
  const Seen how = seen(way);
  open(*game, line, how.hasLongNames);
  become(how);
  if (QTest::currentTestFailed()) return;
  if (line < game->record.entries.size()) make(game->record.entries[line].entry, far);
  QCoreApplication::processEvents();
  check(m_window, {}, wrongAtTable());
  if (far != Far::told || how.hasLongNames) return;
  // The table view stands in a window of its own, and scales its letters itself.
  ui::DisplayWindow display;
  display.setAppearance(how.look);
  display.resize(1280, 720);
  display.show(ui::pyramidionKind().display(session()));
  check(display, u"-table"_s, test::unreadIn(display));
}

void tst_PyramidionPhases::wholeGames() {
  QTest::addColumn<const PlayedPyramidion*>("game");
  QTest::addColumn<std::size_t>("way");
  std::size_t rows = 0;
  for (const PlayedPyramidion& game : pyramidionGames()) {
    for (const std::size_t way : waysFrom(5 * rows++)) {
      QTest::addRow("%s-%s", qPrintable(nameOf(game)), qPrintable(seen(way).name()))
          << &game << way;
    }
  }
}

void tst_PyramidionPhases::finaleIsReadable() {
  QFETCH(const PlayedPyramidion*, game);
  QFETCH(const std::size_t, way);
  const Seen how = seen(way);
  become(how); // letters fit the window of the program
  pyramidion::GameRecord record = game->record;
  if (how.hasLongNames) nameLong(record);
  ui::FinalePage page([&] { return report::scoreReport(record, game->played, *game->edition); },
                      paintFinalePicture);
  page.resize(how.size);
  page.show();
  QVERIFY(QTest::qWaitForWindowExposed(&page));
  // Every third step, and the ranking.
  for (int step = 0;; ++step) {
    const bool isLast = page.finale().isAtRanking();
    QCoreApplication::processEvents();
    if (isLast || step % 3 == 0) {
      check(page, u"-finale-%1"_s.arg(step, 2, 10, QLatin1Char('0')),
            test::cutOffIn(page) + test::unreadIn(page) + test::unnamedIn(page));
    }
    if (isLast) break;
    page.next();
  }
}

void tst_PyramidionPhases::resultIsReadable() {
  QFETCH(const PlayedPyramidion*, game);
  QFETCH(const std::size_t, way);
  const Seen how = seen(way);
  open(*game, game->record.entries.size(), how.hasLongNames);
  become(how);
  if (QTest::currentTestFailed()) return;
  m_window.showPage(ui::resultPage);
  auto* const page = dynamic_cast<ui::ResultPage*>(m_window.page(ui::resultPage));
  QVERIFY(page != nullptr);
  for (int tab = 0; tab < page->view().pageCount(); ++tab) {
    QTest::mouseClick(&page->view().tab(tab), Qt::LeftButton);
    for (int round = 0; round < 3; ++round) QCoreApplication::processEvents();
    check(m_window, u"-result-%1"_s.arg(tab),
          test::cutOffIn(*page) + test::unreadIn(m_window) + test::unnamedIn(m_window));
  }
}

void tst_PyramidionPhases::cleanupTestCase() {
  QVERIFY(words::useLanguage(u"en"_s));
  ui::applyAppearance(*qApp, Appearance::light);
}

NILOMETER_TEST(tst_PyramidionPhases)
#include "tst_pyramidion_phases.moc"
