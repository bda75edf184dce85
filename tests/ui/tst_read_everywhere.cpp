// SPDX-License-Identifier: GPL-3.0-or-later
// Real windows with letters from 80 to 250 %: what is painted there can be read. Every scene is
// looked at in every size of a window, each with one of letters that the next scene changes;
// NILOMETER_FULL=1 in the environment looks at each with all of them.
#include "test_program.h"

#include "tests/chosen.h"
#include "tests/ui/every_scene.h"
#include "tests/ui/full_cards.h"
#include "tests/ui/unread.h"
#include "ui/window/start_view.h"

#include <QFile>
#include <QSet>

#include <functional>

using namespace nilometer;
using namespace nilometer::test;

namespace {

constexpr std::array readSizes{QSize(800, 480), QSize(1024, 600), QSize(1280, 720)};
constexpr std::array readPercents{80, 100, 150, 200, 250};
// Letters grow with the window: with other letters it is the one of 1280x720, larger.
constexpr QSize largeSize(1920, 1080);

using Open = std::function<void(HomeProgram&)>;
struct ReadScene {
  QString name;
  Open open;
};

/// The example after so many entries, in the window.
void openAt(HomeProgram& program, std::size_t entries) {
  program.addGoldenEdition();
  const auto edition = goldenEdition();
  const QString path = program.file(u"games/read.nilometer"_s);
  QFile file(path);
  if (!file.open(QIODevice::WriteOnly)) qFatal("the game cannot be written");
  const auto record = TableWindow::cut(goldenGame("revised-4-players", *edition), entries);
  file.write(QByteArray::fromStdString(egizia::writeRecord(record, *edition)));
  file.close();
  program.preferences.setMotion(false); // of numbers on their way nothing is to be read
  program.window.openFile(path);
}

bool press(HomeProgram& program, ui::PlaceLook::State state) {
  for (ui::Place* place : program.window.game()->findChildren<ui::Place*>()) {
    if (!place->isVisible() || place->look().state != state) continue;
    QTest::mouseClick(place, Qt::LeftButton);
    return true;
  }
  return false;
}

std::vector<ReadScene> readScenes() {
  std::vector<ReadScene> scenes;
  const auto table = [&](const QString& name, std::size_t entries, const Open& then = {}) {
    scenes.push_back({name, [=](HomeProgram& program) {
                        openAt(program, entries);
                        if (then) then(program);
                      }});
  };
  table(u"lay"_s, 85);
  table(u"sail"_s, 97);
  table(u"card"_s, 97,
        [](HomeProgram& program) { QVERIFY(press(program, ui::PlaceLook::State::open)); });
  table(u"refused"_s, 97,
        [](HomeProgram& program) { QVERIFY(press(program, ui::PlaceLook::State::refused)); });
  table(u"change"_s, 97,
        [](HomeProgram& program) { program.window.session()->startReplacing(95); });
  table(u"feed"_s, 114);
  table(u"stone"_s, 116);
  table(u"build"_s, 124);
  table(u"building"_s, 124,
        [](HomeProgram& program) { QVERIFY(press(program, ui::PlaceLook::State::open)); });
  table(u"bonus"_s, 127);
  table(u"order"_s, 128);
  table(u"full"_s, 203);
  table(u"final"_s, 222);
  table(u"step"_s, 222, [](HomeProgram& program) {
    program.window.game()->finalScoring().next();
    program.window.game()->finalScoring().next();
  });
  table(u"named"_s, 225,
        [](HomeProgram& program) { program.window.game()->finalScoring().showAll(); });
  table(u"over"_s, SIZE_MAX);
  table(u"winner"_s, SIZE_MAX, [](HomeProgram& program) { program.window.showResult(); });
  scenes.push_back({u"start"_s, [](HomeProgram& program) { program.window.showStart(); }});
  table(u"start, a game runs"_s, 97, [](HomeProgram& program) { program.window.showStart(); });
  return scenes;
}

/// Whether the window has become so.
bool becomes(EgiziaWindow& window, QSize size, int percent) {
  Q_EMIT window.findChild<ui::GameMenu*>()->textSizeChosen(percent);
  // Nobody drags a window at the same moment.
  QCoreApplication::processEvents();
  for (int round = 0; round < 2 || (window.size() != size && round < 8); ++round) {
    window.resize(size);
    QCoreApplication::processEvents();
  }
  for (int round = 0; round < 3; ++round) QCoreApplication::processEvents();
  return window.size() == size;
}

} // namespace

class tst_read_everywhere : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void everyTextIsWhole_data();
  void everyTextIsWhole();
};

void tst_read_everywhere::everyTextIsWhole_data() {
  QTest::addColumn<int>("scene");
  QTest::addColumn<QString>("language");
  const auto scenes = readScenes();
  for (std::size_t i = 0; i < scenes.size(); ++i) {
    for (const QString& language : text::languages()) {
      QTest::addRow("%s %s", qPrintable(language), qPrintable(scenes[i].name))
          << static_cast<int>(i) << language;
    }
  }
}

void tst_read_everywhere::everyTextIsWhole() {
  QFETCH(const int, scene);
  QFETCH(const QString, language);
  QVERIFY(text::useLanguage(language));
  HomeProgram program;
  readScenes()[static_cast<std::size_t>(scene)].open(program);
  // Whatever grows over the board may end in the middle of one of its texts.
  const auto isUnderStrip = [&](const WrittenText& text) {
    const ui::EgiziaView* view = program.window.game();
    if (view == nullptr || !view->isVisible()) return false;
    const QWidget& board = view->boardPart();
    return QRect(board.mapTo(&program.window, QPoint()), board.size()).contains(text.whole);
  };
  QStringList wrong;
  const auto read = [&](QSize size, int percent) {
    QVERIFY(becomes(program.window, size, percent));
    const QString name = u"%1x%2 %3 %: "_s.arg(size.width()).arg(size.height()).arg(percent);
    for (const QString& text : unreadIn(program.window, isUnderStrip)) wrong += name + text;
  };
  // The other language has other ones.
  const auto shift = static_cast<std::size_t>(scene + text::languages().indexOf(language));
  for (const auto& [size, percent] :
       chosenPairs(readSizes, readPercents, readPercents.size(), shift))
    read(size, percent);
  read(largeSize, 100);
  // A message of a test ends after a thousand letters.
  for (const QString& line : wrong) qWarning("%s", qPrintable(line));
  QCOMPARE(wrong.size(), 0);
}

NILOMETER_TEST(tst_read_everywhere)
#include "tst_read_everywhere.moc"
