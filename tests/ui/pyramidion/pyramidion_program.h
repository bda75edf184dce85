// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/ui/pyramidion/pyramidion_seen.h"

#include "tests/ui/home.h"
#include "ui/pyramidion/table/pyramidion_view.h"
#include "ui/text/language.h"
#include "ui/window/main_window.h"

#include <QTest>

/// The program with a game of Pyramidion, in whatever way it is to be seen.
namespace nilometer::pyramidion_test {

/// "3-players-sums".
[[nodiscard]] inline QString nameOf(const PlayedPyramidion& game) {
  return QString::fromStdString(game.path).section(u"pyramidion-"_s, -1);
}

/// Nothing of it may be wrong. NILOMETER_PICTURES=FOLDER in the environment keeps a picture, named
/// by the row of the test and the part.
inline void readableIs(QWidget& window, const QString& part, const QStringList& wrong) {
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

/// The window of the program among games of its own; light and English again when it is gone.
class SeenProgram {
public:
  SeenProgram() {
    QDir().mkpath(m_home.file(u"games"_s));
    m_home.preferences.setMotion(false); // what is on its way is not to be read
    window.show();
    if (!QTest::qWaitForWindowExposed(&window)) qFatal("the window is not shown");
  }
  SeenProgram(const SeenProgram&) = delete;
  SeenProgram& operator=(const SeenProgram&) = delete;
  ~SeenProgram() {
    text::useLanguage(u"en"_s);
    ui::applyAppearance(*qApp, ui::Appearance::light);
  }

  /// So many entries of the game, the last of them just entered in the window.
  void open(const PlayedPyramidion& game, std::size_t entries, bool hasLongNames) {
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
    window.openFile(path);
    QVERIFY(dynamic_cast<View*>(window.game()) != nullptr);
    if (isOver || entries == 0) return;
    const auto& last = game.record.entries[entries - 1];
    session().enter(last.entry, last.anyway, QString::fromStdString(last.reason));
    QCOMPARE(session().record().entries.size(), entries);
  }
  void become(const Seen& seen) {
    QVERIFY(text::useLanguage(seen.language));
    ui::applyAppearance(*qApp, seen.look);
    for (int round = 0; round < 4; ++round) {
      window.resize(seen.size);
      QCoreApplication::processEvents();
    }
    QCOMPARE(window.size(), seen.size);
  }
  [[nodiscard]] View& view() const { return dynamic_cast<View&>(*window.game()); }
  [[nodiscard]] Session& session() const { return static_cast<Session&>(*window.session()); }

private:
  test::Home m_home;

public:
  ui::MainWindow window{m_home.games, m_home.preferences, ui::games()};
};

} // namespace nilometer::pyramidion_test
