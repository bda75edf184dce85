// SPDX-License-Identifier: GPL-3.0-or-later
// A whole game of three and one of five in the window of the program: whatever is entered, before
// and after it was said, in a usual and in the smallest window, in both languages, light and dark,
// nothing is cut off and nothing covers half of a text. Each of these is met with each of the
// others, not all with all. NILOMETER_PICTURES=FOLDER in the environment keeps the pictures there.
#include "test_program.h"
#include "tests/ui/saqqara/saqqara_hands.h"

#include "engine/record/write_record.h"
#include "engine/saqqara/file/entry_names.h"
#include "tests/engine/saqqara/saqqara_games.h"
#include "tests/ui/cut_off.h"
#include "tests/ui/home.h"
#include "tests/ui/unread.h"
#include "ui/table/board/place.h"
#include "ui/text/language.h"
#include "ui/window/main_window.h"

#include <algorithm>
#include <array>

using namespace nilometer;
using namespace nilometer::saqqara_test;
using test::unreadIn;
using ui::Appearance;

namespace {

/// How far the entry is.
enum class Far : std::uint8_t { awaited, said, shared, refused };

struct Seen {
  QString language;
  Appearance look;
  QSize size;

  [[nodiscard]] QString name() const {
    return u"%1-%2-%3x%4"_s.arg(language, look == Appearance::dark ? u"dark"_s : u"light"_s)
        .arg(size.width())
        .arg(size.height());
  }
};

/// The n-th of the eight ways; the opposite of n is 7 - n.
Seen nthSeen(std::size_t n) {
  return {(n & 1) != 0 ? u"de"_s : u"en"_s, (n & 2) != 0 ? Appearance::dark : Appearance::light,
          (n & 4) != 0 ? QSize(800, 480) : QSize(1280, 720)};
}

/// The line of that kind that is looked at: in the second half of the game, if there is one.
std::optional<std::size_t> lineOf(const saqqara::GameRecord& game, std::size_t kind) {
  std::optional<std::size_t> found;
  for (std::size_t i = 0; i < game.entries.size(); ++i) {
    if (game.entries[i].entry.index() != kind) continue;
    // Readings only where the table asks for them.
    const auto* told = std::get_if<Tell>(&game.entries[i].entry);
    if (told != nullptr && told->what != Told::points) continue;
    found = i;
    if (2 * i >= game.entries.size()) break;
  }
  return found;
}

/// The last cards of a round are turned up there; goods are shared out then.
std::size_t lastReveal(const saqqara::GameRecord& game) {
  const auto isReveal = [&](std::size_t i) {
    return std::holds_alternative<Reveal>(game.entries[i].entry);
  };
  std::size_t line = game.entries.size() / 2;
  while (!isReveal(line) || isReveal(line + 1)) ++line;
  return line;
}

} // namespace

class tst_SaqqaraPhases : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void initTestCase();
  void nothingIsCut_data();
  void nothingIsCut();
  void cleanupTestCase();

private:
  /// The program with so many entries of the game.
  View* open(const PlayedSaqqara& game, std::size_t entries);
  /// The next line of the game has come so far.
  void make(View& view, const saqqara::GameRecord& game, Far far);
  void become(const Seen& seen);
  [[nodiscard]] QStringList wrong();

  test::Home m_home;
  ui::MainWindow m_window{m_home.games, m_home.preferences, ui::games()};
};

void tst_SaqqaraPhases::initTestCase() {
  QVERIFY(QDir().mkpath(m_home.file(u"games"_s)));
  m_home.preferences.setMotion(false); // what is on its way is not to be read
  m_window.show();
  QVERIFY(QTest::qWaitForWindowExposed(&m_window));
}

View* tst_SaqqaraPhases::open(const PlayedSaqqara& game, std::size_t entries) {
  saqqara::GameRecord begun = game.record;
  begun.entries.resize(entries);
  const QString path =
      m_home.file(u"games/%1.nilometer"_s.arg(QLatin1String(QTest::currentDataTag())));
  const std::string text = writeRecordWithEdition(begun, game.edition);
  QFile file(path);
  if (!file.open(QIODevice::WriteOnly)) qFatal("the game cannot be written");
  file.write(QByteArray::fromStdString(text));
  file.close();
  m_window.openFile(path);
  return dynamic_cast<View*>(m_window.game());
}

void tst_SaqqaraPhases::become(const Seen& seen) {
  QVERIFY(text::useLanguage(seen.language));
  ui::applyAppearance(*qApp, seen.look);
  for (int round = 0; round < 4; ++round) {
    m_window.resize(seen.size);
    QCoreApplication::processEvents();
  }
  QCOMPARE(m_window.size(), seen.size);
}

QStringList tst_SaqqaraPhases::wrong() {
  const auto placeOf = [&](const QWidget& part) {
    return QRect(part.mapTo(&m_window, QPoint()), part.size());
  };
  // The strip grows over the board, and may end in the middle of one of its texts; what it covers
  // whole may have a colour of its own letters. Where the Nile is narrow boats lie over the number
  // of their space.
  const auto& view = dynamic_cast<const View&>(*m_window.game());
  const QRect strip = placeOf(view.strip());
  const QRect nile = placeOf(*view.board().place(placeId(BoardPlace::nile)));
  const QRect covered = strip & placeOf(view.board());
  const auto isOfTheTrack = [&](const test::WrittenText& text) {
    const auto isIn = [&](int field) {
      return placeOf(*view.board().place(placeId(BoardPlace::field, field))).contains(text.whole);
    };
    return text.text.at(0).isDigit() || std::ranges::any_of(std::array{0, 1, 2, 3, 4}, isIn);
  };
  const auto mayBeCovered = [&](const test::WrittenText& text) {
    const bool isUnderStrip = (strip.intersects(text.whole) && !strip.contains(text.whole)) ||
                              (covered.contains(text.whole) && isOfTheTrack(text));
    return isUnderStrip || (nile.contains(text.whole) && text.text.at(0).isDigit());
  };
  return test::cutOffIn(m_window) + unreadIn(m_window, mayBeCovered);
}

void tst_SaqqaraPhases::make(View& view, const saqqara::GameRecord& game, Far far) {
  auto& session = static_cast<Session&>(*m_window.session());
  // A card that tells what was shared out comes before what is asked.
  const bool asks = far == Far::said || far == Far::refused;
  if (asks && !view.strip().content().columns.empty()) QTest::keyClick(&view, Qt::Key_Return);
  switch (far) {
  case Far::awaited: return;
  case Far::said: {
    const RecordedEntry& next = game.entries[session.record().entries.size()];
    const Ground ground{&session.game(), &session.shown(), &session.options(), {}};
    QVERIFY(Scribe(view.draft(), ground, KeyHands{view, session}).make(next.entry));
    return;
  }
  case Far::shared:
    while (view.strip().content().columns.empty()) {
      session.enter(game.entries[session.record().entries.size()].entry);
    }
    return;
  case Far::refused: break;
  }
  const auto places = view.board().findChildren<ui::Place*>();
  const auto refused = std::ranges::find_if(places, [](const ui::Place* place) {
    return place->look().state == ui::PlaceLook::State::refused;
  });
  QVERIFY(refused != places.end());
  QTest::mouseClick(*refused, Qt::LeftButton);
  QVERIFY(view.strip().content().refused);
}

void tst_SaqqaraPhases::nothingIsCut_data() {
  QTest::addColumn<const PlayedSaqqara*>("game");
  QTest::addColumn<std::size_t>("line");
  QTest::addColumn<Far>("far");
  QTest::addColumn<std::size_t>("seen");
  const PlayedSaqqara& three = saqqaraGame("engine/saqqara/games/saqqara-3-players");
  const PlayedSaqqara& five = saqqaraGame("engine/saqqara/games/saqqara-5-players");
  std::size_t way = 0;
  const auto row = [](const char* name, const PlayedSaqqara& game, std::size_t line, Far far,
                      std::size_t n) {
    QTest::addRow("%s-%d-%s", name, game.played.state.players, qPrintable(nthSeen(n).name()))
        << &game << line << far << n;
  };
  // The same moment with as few players in a window as with many in the opposite one.
  const auto add = [&](const char* name, auto lineIn, Far few, Far many) {
    row(name, three, lineIn(three.record), few, way);
    row(name, five, lineIn(five.record), many, 7 - way);
    way = (way + 3) % 8;
  };
  for (std::size_t kind = 0; kind < entryNames.size(); ++kind) {
    if (!lineOf(three.record, kind) || !lineOf(five.record, kind)) continue;
    const bool odd = way % 2 == 1;
    add(
        entryNames[kind].data(), [&](const auto& game) { return *lineOf(game, kind); },
        odd ? Far::said : Far::awaited, odd ? Far::awaited : Far::said);
  }
  const std::size_t advance = Entry(Advance{}).index();
  add(
      "refused", [&](const auto& game) { return *lineOf(game, advance); }, Far::refused,
      Far::refused);
  add("shares", lastReveal, Far::shared, Far::shared);
  add(
      "over", [](const auto& game) { return game.entries.size(); }, Far::awaited, Far::awaited);
}

void tst_SaqqaraPhases::nothingIsCut() {
  QFETCH(const PlayedSaqqara*, game);
  QFETCH(const std::size_t, line);
  QFETCH(const Far, far);
  QFETCH(const std::size_t, seen);
  View* view = open(*game, line);
  QVERIFY(view != nullptr);
  become(nthSeen(seen));
  make(*view, game->record, far);
  QCoreApplication::processEvents();
  const QString folder = qEnvironmentVariable("NILOMETER_PICTURES");
  if (!folder.isEmpty()) {
    QDir().mkpath(folder);
    const QString name = QString::fromLatin1(QTest::currentDataTag());
    QVERIFY(m_window.grab().save(folder + u'/' + name + u".png"));
  }
  const QStringList found = wrong();
  // A message of a test ends after a thousand letters.
  for (const QString& text : found) qWarning("%s", qPrintable(text));
  QCOMPARE(found.size(), 0);
}

void tst_SaqqaraPhases::cleanupTestCase() {
  QVERIFY(text::useLanguage(u"en"_s));
  ui::applyAppearance(*qApp, Appearance::light);
}

NILOMETER_TEST(tst_SaqqaraPhases)
#include "tst_saqqara_phases.moc"
