// SPDX-License-Identifier: GPL-3.0-or-later
// Games of two, three and four in the window of the program: at every moment that looks different,
// right after what led there and while the next entry is made, in three sizes, both languages,
// light and dark, with short names and with names of 54 letters, nothing is cut off, nothing covers
// half of a text, and nothing that takes the keyboard is without a name; the same in the table
// view. Each of these ways is met with each of the others, not all with all; NILOMETER_FULL=1 in
// the environment has all games, each in four ways. NILOMETER_PICTURES=FOLDER keeps the pictures
// there.
#include "test_program.h"
#include "tests/ui/pyramidion/pyramidion_hands.h"
#include "tests/ui/pyramidion/pyramidion_moments.h"
#include "tests/ui/pyramidion/pyramidion_program.h"

#include "tests/ui/cut_off.h"
#include "tests/ui/unnamed.h"
#include "tests/ui/unread.h"
#include "ui/pyramidion/pyramidion_game/pyramidion_game.h"
#include "ui/table/spectator/display_window.h"

#include <algorithm>
#include <array>
#include <string_view>

using namespace nilometer;
using namespace nilometer::pyramidion_test;

namespace {

/// How far the next entry is.
enum class Far : std::uint8_t {
  told,   ///< what led there is told
  begun,  ///< half of its presses
  said,   ///< all but the last
  refused ///< a place was pressed that a rule closes
};

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

/// Five ways on, nearly everything is another one.
void addRows(const char* moment, const PlayedPyramidion& game, std::size_t line, Far far,
             std::size_t rows) {
  constexpr std::array farNames{"told", "begun", "said", "refused"};
  for (const std::size_t way : waysFrom(5 * rows)) {
    QTest::addRow("%s-%s-%s-%s", moment, farNames[at(far)], qPrintable(nameOf(game)),
                  qPrintable(seen(way).name()))
        << &game << line << far << way;
  }
}

} // namespace

class tst_PyramidionPhases : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void everyMomentIsReadable_data();
  void everyMomentIsReadable();

private:
  /// The next line of the game has come so far.
  void make(const Entry& next, Far far);
  void pressRefused();
  [[nodiscard]] QStringList wrongAtTable();

  SeenProgram m_program;
};

void tst_PyramidionPhases::make(const Entry& next, Far far) {
  if (far == Far::told) return;
  // A card that tells what was shared out comes before what is asked.
  if (!m_program.view().strip().content().columns.empty())
    QTest::keyClick(&m_program.view(), Qt::Key_Return);
  if (far == Far::refused) return pressRefused();
  const Ground ground = m_program.view().draft().ground();
  Draft trial;
  trial.begin(ground);
  Scribe quick(trial, ground);
  QVERIFY(quick.make(next));
  int left = far == Far::said ? quick.presses() - 1 : (quick.presses() + 1) / 2;
  Scribe<FewPresses>(m_program.view().draft(), ground,
                     FewPresses(m_program.view(), m_program.session(), left))
      .make(next);
}

void tst_PyramidionPhases::pressRefused() {
  const auto places = m_program.view().board().findChildren<ui::Place*>();
  const auto refused = std::ranges::find_if(places, [](const ui::Place* place) {
    return place->isVisible() && place->look().state == ui::PlaceLook::State::refused;
  });
  // A board that shows one site at a time may show none that is closed.
  if (refused == places.end() && m_program.view().board().isOne()) return;
  QVERIFY(refused != places.end());
  QTest::mouseClick(*refused, Qt::LeftButton);
  QVERIFY(m_program.view().strip().content().refused);
}

QStringList tst_PyramidionPhases::wrongAtTable() {
  const auto placeOf = [&](const QWidget& part) {
    return QRect(part.mapTo(&m_program.window, QPoint()), part.size());
  };
  // The strip grows over the board, and may end in the middle of one of its texts; what it covers
  // whole may have a colour of its own letters.
  QStringList ownTexts;
  const test::PaintedPage ownPage(m_program.view().strip());
  for (const test::WrittenText& text : ownPage.written()) ownTexts += text.text;
  const QRect strip = placeOf(m_program.view().strip());
  const QRect covered = strip & placeOf(m_program.view().board());
  const auto mayBeCovered = [&](const test::WrittenText& text) {
    const bool isAcross = strip.intersects(text.whole) && !strip.contains(text.whole);
    return isAcross || (covered.contains(text.whole) && !ownTexts.contains(text.text));
  };
  return test::cutOffIn(m_program.window) + test::unreadIn(m_program.window, mayBeCovered) +
         test::unnamedIn(m_program.window);
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
      const std::size_t line = *lines[which][moment];
      const bool isEnd = line == games[which].record.entries.size();
      const Far far = isEnd ? Far::told : static_cast<Far>(rows % at(Far::refused));
      addRows(allMoments[moment].name, games[which], line, far, rows++);
      if (std::string_view(allMoments[moment].name) == "site")
        addRows("site", games[which], line, Far::refused, rows++);
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
  m_program.open(*game, line, how.hasLongNames);
  m_program.become(how);
  if (QTest::currentTestFailed()) return;
  if (line < game->record.entries.size()) make(game->record.entries[line].entry, far);
  QCoreApplication::processEvents();
  readableIs(m_program.window, {}, wrongAtTable());
  if (far != Far::told) return;
  // The table view stands in a window of its own, and scales its letters itself.
  ui::DisplayWindow display;
  display.setAppearance(how.look);
  display.resize(1280, 720);
  display.show(ui::pyramidionGame().display(m_program.session()));
  QStringList wrong = test::unreadIn(display);
  // Long names are shortened there, where nothing could say them whole.
  const auto isName = [&](const QString& text) { return text.startsWith(u"shortened"_s); };
  if (how.hasLongNames) wrong.removeIf(isName);
  readableIs(display, u"-table"_s, wrong);
}

NILOMETER_TEST(tst_PyramidionPhases)
#include "tst_pyramidion_phases.moc"
