// SPDX-License-Identifier: GPL-3.0-or-later
// A table that is entered into as fast as the window could, its file kept up to date: a program to
// be killed at any moment. Says on a line of its own how many steps are known to be on the disk,
// "refused" once when it could not be written, and at last how long saving took and how long
// nothing could have been painted (microseconds).
//
// busy-table FILE [calm] [own]
//
// calm: the next step waits until the one before is on the disk. own: on printed values that the
// players have corrected, which stand in the file too.
#include "tests/ui/busy_steps.h"

#include "ui/egizia/session/egizia_session.h"
#include "ui/registry/games.h"
#include "ui/store/games/auto_save.h"
#include "ui/store/games/game_library.h"
#include "ui/store/games/preferences.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFileInfo>
#include <QSettings>
#include <QStringList>
#include <QTimer>

#include <algorithm>
#include <cstdio>
#include <string>
#include <unistd.h>
#include <utility>
#include <vector>

using namespace nilometer;

namespace {

void say(const std::string& line) {
  // Past any buffer: what was said is said, whatever comes.
  if (::write(STDOUT_FILENO, line.data(), line.size()) < 0) std::abort();
}

qint64 longestEvent = 0; ///< microseconds

/// Nothing can be painted while an event is dealt with.
class Application : public QCoreApplication {
public:
  using QCoreApplication::QCoreApplication;
  bool notify(QObject* receiver, QEvent* event) override {
    QElapsedTimer busy;
    busy.start();
    const bool taken = QCoreApplication::notify(receiver, event);
    longestEvent = std::max(longestEvent, busy.nsecsElapsed() / 1000);
    return taken;
  }
};

class BusyTable : public QObject {
public:
  BusyTable(const QString& path, bool isCalm, bool isOwn)
      : m_settings(path + QStringLiteral(".ini"), QSettings::IniFormat), m_preferences(m_settings),
        m_library(QFileInfo(path).absolutePath(), m_preferences, ui::games()),
        m_edition(test::busyEdition(isOwn)), m_game(test::busyGame(*m_edition)),
        m_session({m_game.header, {}}, m_edition), m_save(m_session, m_library, path),
        m_isCalm(isCalm) {
    connect(&m_save, &ui::AutoSave::told, this, &BusyTable::acknowledge);
    connect(&m_step, &QTimer::timeout, this, &BusyTable::step);
    m_clock.start();
    m_step.start(1);
  }

private:
  void step() {
    if (test::entriesAfter(m_steps) == m_game.entries.size()) {
      m_step.stop();
      if (m_save.isSaved()) end();
      return;
    }
    if (m_isCalm && !m_save.isSaved()) return;
    m_begun.push_back(now());
    if (test::isUndo(m_steps))
      m_session.undo();
    else
      m_session.enter(m_game.entries[m_session.entries()].entry);
    ++m_steps;
  }
  void acknowledge() {
    if (!m_save.failure().isEmpty() && !std::exchange(m_wasRefused, true)) say("refused\n");
    if (!m_save.isSaved()) return;
    say(std::to_string(m_steps) + '\n');
    while (m_took.size() < m_begun.size()) m_took.push_back(now() - m_begun[m_took.size()]);
    if (!m_step.isActive()) end();
  }
  [[nodiscard]] qint64 now() const { return m_clock.nsecsElapsed() / 1000; }
  void end() {
    std::ranges::sort(m_took);
    say("median " + std::to_string(m_took[m_took.size() / 2]) + ", 99 % " +
        std::to_string(m_took[m_took.size() * 99 / 100]) + ", blocked " +
        std::to_string(longestEvent) + "\nend\n");
    QCoreApplication::exit(0);
  }

  QSettings m_settings;
  ui::Preferences m_preferences;
  ui::GameLibrary m_library;
  std::shared_ptr<const egizia::Edition> m_edition;
  egizia::GameRecord m_game;
  ui::EgiziaSession m_session;
  ui::AutoSave m_save;
  QTimer m_step;
  std::size_t m_steps = 0;
  QElapsedTimer m_clock;
  std::vector<qint64> m_begun; ///< by step
  std::vector<qint64> m_took;
  bool m_isCalm;
  bool m_wasRefused = false;
};

} // namespace

int main(int argc, char** argv) {
  const Application application(argc, argv);
  const QStringList words = QCoreApplication::arguments();
  const BusyTable table(words.at(1), words.contains(QStringLiteral("calm")),
                        words.contains(QStringLiteral("own")));
  return QCoreApplication::exec();
}
