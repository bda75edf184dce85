// SPDX-License-Identifier: GPL-3.0-or-later
// Whole games of Saqqara are entered through its table in the window.
#include "saqqara_scribe.h"
#include "test_program.h"

#include "tests/engine/saqqara/saqqara_games.h"
#include "ui/saqqara/board/board_view.h"
#include "ui/saqqara/table/saqqara_view.h"
#include "ui/strip/chip.h"
#include "ui/strip/strip_view.h"
#include "ui/words/language.h"

#include <QTest>

using namespace nilometer;
using namespace nilometer::saqqara_test;

namespace {

/// Keys alone; the chip of an amount with Ctrl, which keys leave to the window.
struct KeyHands {
  View& view;
  Session& session;

  Progress key(const QString& key, Qt::KeyboardModifiers held = {}) const {
    if (key.isEmpty()) return Progress::ignored;
    const std::size_t before = session.record().entries.size();
    QTest::keyClick(&view, key.front().toLatin1(), held);
    return session.record().entries.size() > before ? Progress::ready : Progress::asks;
  }
  Progress press(const ui::PlaceId& place) const { return key(view.keys().board().value(place)); }
  Progress choose(const ui::ChoiceId& choice, Change change) const {
    if (change == Change::all) {
      ui::Chip* chip = view.choice(choice.question, choice.id);
      if (chip == nullptr) return Progress::ignored;
      QTest::mouseClick(chip, Qt::LeftButton, Qt::ControlModifier);
      return Progress::asks;
    }
    return key(view.keys().of(choice), change == Change::less ? Qt::ShiftModifier : Qt::NoModifier);
  }
  Progress start(Move move) const { return key(view.keys().of(move)); }
  Progress read(const Tell& /*about*/) const { return Progress::ignored; }
};

} // namespace

class tst_SaqqaraView : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void init() { QVERIFY(words::useLanguage(u"en"_s)); }
  void wholeGameByKeysIsTheRecordedOne_data() { saqqaraGameRows(); }
  void wholeGameByKeysIsTheRecordedOne();
};

void tst_SaqqaraView::wholeGameByKeysIsTheRecordedOne() {
  QFETCH(const PlayedSaqqara*, game);
  const PlayedSaqqara& golden = *game;
  saqqara::GameRecord begun = golden.record;
  begun.entries.clear();
  Session session(begun, std::make_shared<const Edition>(golden.edition));
  View view(session);
  view.resize(1280, 720);
  view.show();
  QVERIFY(QTest::qWaitForWindowExposed(&view));
  int presses = 0;
  for (const RecordedEntry& line : golden.record.entries) {
    if (!view.strip().content().columns.empty()) {
      QTest::keyClick(&view, Qt::Key_Return);
      ++presses;
    }
    const std::size_t before = session.record().entries.size();
    const Ground ground{&session.game(), &session.shown(), &session.options(), {}};
    Scribe scribe(view.draft(), ground, KeyHands{view, session});
    QVERIFY2(scribe.make(line.entry), qPrintable(QString::number(before)));
    presses += scribe.presses();
    if (session.record().entries.size() == before) {
      line.anyway ? QTest::keyClick(&view, Qt::Key_Return, Qt::ControlModifier)
                  : QTest::keyClick(&view, Qt::Key_Return);
    }
    QCOMPARE(session.record().entries.size(), before + 1);
    QVERIFY(session.record().entries.back().entry == line.entry);
  }
  QVERIFY(session.replay().state == golden.played.state);
  qInfo("%d presses for %d entries", presses, static_cast<int>(golden.record.entries.size()));
}

NILOMETER_TEST(tst_SaqqaraView)
#include "tst_saqqara_view.moc"
