// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_program.h"

#include "tests/ui/hearing.h"
#include "tests/ui/table_window.h"
#include "tests/words/language_rows.h"

#include <QDir>
#include <QFile>
#include <QTest>

using namespace nilometer;
using namespace nilometer::test;
using egizia::Phase;

namespace {

constexpr const char* game = "revised-2-players-tie";

/// One key and what is announced after it.
struct Pressed {
  QString key;
  QStringList heard;
};

struct Part {
  QString name;
  std::size_t from = 0;
  std::size_t to = 0;
};

} // namespace

/// A round and a final scoring are entered by keys alone, and every entry is answered aloud. With
/// NILOMETER_ORCA=DIRECTORY the keys and the answers are written there for tests/orca/heard.py,
/// which presses them in the program and asks Orca whether it has said them.
class tst_orca_keys : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void everyKeyOfARoundIsAnswered_data() { languageRows(); }
  void everyKeyOfARoundIsAnswered();

private:
  static std::vector<Part> parts(const egizia::GameRecord& golden);
  static void write(const Part& part, const QString& language, const std::vector<Pressed>& all);
};

/// From the first ship to the new player order, and what comes after the last round.
std::vector<Part> tst_orca_keys::parts(const egizia::GameRecord& golden) {
  Part round{.name = u"round"_s};
  Part final{.name = u"final"_s, .to = golden.entries.size()};
  for (std::size_t i = 0; i < golden.entries.size(); ++i) {
    const egizia::Entry& entry = golden.entries[i].entry;
    if (round.from == 0 && std::holds_alternative<egizia::LayOut>(entry)) round.from = i + 1;
    if (!std::holds_alternative<egizia::SetOrder>(entry)) continue;
    if (round.to == 0) round.to = i + 1;
    final.from = i + 1;
  }
  return {round, final};
}

void tst_orca_keys::write(const Part& part, const QString& language,
                          const std::vector<Pressed>& all) {
  const QString where = qEnvironmentVariable("NILOMETER_ORCA");
  if (where.isEmpty()) return;
  QFile keys(QDir(where).filePath(part.name + u'.' + language));
  QVERIFY(keys.open(QIODevice::WriteOnly));
  for (const Pressed& pressed : all) {
    keys.write((QStringList{pressed.key} + pressed.heard).join(u'\t').toUtf8() + '\n');
  }
  QFile source(QString::fromUtf8(NILOMETER_SOURCE_DIR "/tests/games/%1.jsonl")
                   .arg(QString::fromLatin1(game)));
  QVERIFY(source.open(QIODevice::ReadOnly));
  QFile start(QDir(where).filePath(part.name + u".jsonl"_s));
  QVERIFY(start.open(QIODevice::WriteOnly));
  for (std::size_t line = 0; line <= part.from; ++line) start.write(source.readLine());
}

void tst_orca_keys::everyKeyOfARoundIsAnswered() {
  QFETCH(const QString, language);
  QVERIFY(text::useLanguage(language));
  for (const Part& part : parts(goldenGame(game, *goldenEdition()))) {
    TableWindow window(game, part.from);
    // The result has a page of its own in the program.
    connect(&window.view, &ui::GameView::resultRequested, &window.view, &QWidget::hide);
    Hearing hearing;
    (void)hearing.said();
    std::vector<Pressed> all;
    ui::Scribe::Hands hands = window.hands();
    hands.type = [&, type = hands.type](const QString& key) {
      type(key);
      all.push_back({key, hearing.said()});
    };
    ui::Scribe scribe(window.view, window.session, ui::Scribe::By::keyboard, hands);
    for (std::size_t i = part.from; i < part.to; ++i) {
      const std::size_t before = all.size();
      QVERIFY2(scribe.enter(window.golden.entries[i]), qPrintable(QString::number(i)));
      const bool answered = !all.back().heard.isEmpty() || window.view.isHidden();
      QVERIFY2(answered, qPrintable(QString::number(i)));
      QVERIFY(all.size() > before);
    }
    write(part, language, all);
  }
}

NILOMETER_TEST(tst_orca_keys)
#include "tst_orca_keys.moc"
