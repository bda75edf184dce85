// SPDX-License-Identifier: GPL-3.0-or-later
// Whole games of Pyramidion are entered through its table in the window, by keys alone and by the
// mouse alone, in nearly as few presses as could be (LeastToPress): one of four on a copy of which
// all is known, one of four on an empty sheet, where the table is asked. With NILOMETER_FULL=1 in
// the environment all recorded games are.
#include "test_program.h"
#include "tests/ui/pyramidion/least_presses.h"
#include "tests/ui/pyramidion/pyramidion_hands.h"

#include "engine/pyramidion/pyramidion_games.h"
#include "tests/chosen.h"
#include "tests/ui/pressed.h"
#include "ui/pyramidion/text/words.h"
#include "ui/text/language.h"

#include <array>

using namespace nilometer;
using namespace nilometer::pyramidion_test;
using test::Pressed;

namespace {

void gameRows() {
  QTest::addColumn<const PlayedPyramidion*>("game");
  for (const PlayedPyramidion& game : pyramidionGames()) {
    if (game.played.state.players != maxPlayers && !test::isWholeRun()) continue;
    QTest::newRow(game.path.c_str()) << &game;
  }
}

/// Enters one line of the record after the other with those hands and counts what they press. What
/// goes wrong is noted, and the line entered without the window, so that the game goes on.
template <class Hands> class Entering {
public:
  Entering(View& view, Session& session, const PlayedPyramidion& game)
      : m_view(view), m_session(session), m_lines(game.record.entries), m_hands(view, session) {}

  [[nodiscard]] bool isOver() const { return entered() >= m_lines.size(); }
  void next() {
    readShares();
    const std::size_t before = entered();
    const auto& line = m_lines[before];
    const QString wrong = press(line.entry, line.anyway);
    // Whether a discarded card shows the ankh is not asked.
    const bool isMade = wrong.isEmpty() && m_session.record().entries[before].entry == line.entry;
    if (isMade) return;
    if (!wrong.isEmpty())
      m_wrong += QStringLiteral("line %1, %2: %3")
                     .arg(before + 2)
                     .arg(text::sentence(line.entry, m_session.table()), wrong);
    while (entered() > before) m_session.undo();
    m_session.enter(line.entry, line.anyway, QString::fromStdString(line.reason));
    if (entered() == before) qFatal("the line cannot be entered at all");
  }

  /// By what is done, as entryNames has it.
  [[nodiscard]] const std::array<Pressed, entryNames.size()>& pressed() const { return m_pressed; }
  [[nodiscard]] const Pressed& shares() const { return m_shares; }
  [[nodiscard]] const QStringList& wrong() const { return m_wrong; }

private:
  [[nodiscard]] std::size_t entered() const { return m_session.record().entries.size(); }

  /// Everybody takes what was shared out.
  void readShares() {
    if (m_view.strip().content().columns.empty()) return;
    m_hands.confirm();
    m_shares += {1, 1, 1};
  }
  /// Says what went wrong; nothing if it is the line.
  QString press(const Entry& wanted, bool anyway) {
    const std::size_t before = entered();
    const Ground ground = m_view.draft().ground();
    const int least = LeastToPress(ground).of(wanted);
    Scribe<Hands> scribe(m_view.draft(), ground, m_hands);
    if (!scribe.make(wanted)) return QStringLiteral("a press was lost");
    if (entered() == before && !(anyway ? m_hands.insist() : m_hands.confirm()))
      return QStringLiteral("it cannot be entered");
    // A corner that is put off is an entry of its own, which the recorded game does not have.
    if (std::holds_alternative<Later>(m_session.record().entries[before].entry)) return {};
    if (entered() != before + 1) return QStringLiteral("not entered, or more than that");
    const Entry& made = m_session.record().entries[before].entry;
    if (withoutLooking(made) != withoutLooking(wanted)) return QStringLiteral("another entry");
    m_pressed[wanted.index()] += {1, scribe.presses(), least};
    if (scribe.presses() >= least) return {};
    return QStringLiteral("%1 presses, but %2 are said to be the least")
        .arg(scribe.presses())
        .arg(least);
  }

  View& m_view;
  Session& m_session;
  const std::vector<pyramidion::RecordedEntry>& m_lines;
  Hands m_hands;
  std::array<Pressed, entryNames.size()> m_pressed{};
  Pressed m_shares;
  QStringList m_wrong;
};

} // namespace

class tst_PyramidionWholeGame : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void init() { QVERIFY(text::useLanguage(u"en")); }
  void byKeysItIsTheRecordedOne_data() { gameRows(); }
  void byKeysItIsTheRecordedOne() { enterWhole<KeyPresses>(); }
  void byMouseItIsTheRecordedOne_data() { gameRows(); }
  void byMouseItIsTheRecordedOne() { enterWhole<MousePresses>(); }

private:
  template <class Hands> static void enterWhole();
};

template <class Hands> void tst_PyramidionWholeGame::enterWhole() {
  QFETCH(const PlayedPyramidion*, game);
  pyramidion::GameRecord begun = game->record;
  begun.entries.clear();
  Session session(begun, std::make_shared<const Edition>(*game->edition));
  View view(session);
  view.setMotion(false);
  view.resize(1280, 720);
  view.show();
  QVERIFY(QTest::qWaitForWindowActive(&view));
  view.setFocus();
  Entering<Hands> entering(view, session, *game);
  while (!entering.isOver()) entering.next();
  Pressed all = entering.shares();
  test::tell("shares read", entering.shares());
  for (std::size_t i = 0; i < entryNames.size(); ++i) {
    all += entering.pressed()[i];
    test::tell(entryNames[i], entering.pressed()[i]);
  }
  test::tell("together", all);
  // A message of a test ends after a thousand letters.
  for (const QString& text : entering.wrong()) qWarning("%s", qPrintable(text));
  QCOMPARE(entering.wrong().size(), 0);
  const State& end = session.replay().state;
  QVERIFY(end == game->played.state);
  std::vector<int> points;
  for (Player player = 0; player < end.players; ++player) points.push_back(end.of(player).points);
  QCOMPARE(points, test::storedPoints(game->path));
  QVERIFY(all.presses <= test::mostOfLeast * all.least);
}

NILOMETER_TEST(tst_PyramidionWholeGame)
#include "tst_pyramidion_whole_game.moc"
