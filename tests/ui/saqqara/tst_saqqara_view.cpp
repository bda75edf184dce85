// SPDX-License-Identifier: GPL-3.0-or-later
// Whole games of Saqqara are entered through its table in the window.
#include "saqqara_scribe.h"
#include "test_program.h"

#include "tests/engine/saqqara/saqqara_games.h"
#include "ui/saqqara/board/board_view.h"
#include "ui/saqqara/table/saqqara_view.h"
#include "ui/saqqara/words/words.h"
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
  const auto& lines = golden.record.entries;
  while (session.record().entries.size() < lines.size()) {
    const std::size_t before = session.record().entries.size();
    const RecordedEntry& line = lines[before];
    if (!view.strip().content().columns.empty()) {
      QTest::keyClick(&view, Qt::Key_Return);
      ++presses;
    }
    // Chance reads prices when nobody needs them, and lets players act out of turn.
    const auto* told = std::get_if<Tell>(&line.entry);
    const bool asks = told != nullptr && told->what != Told::cost && view.draft().work().entry &&
                      std::holds_alternative<Tell>(*view.draft().work().entry);
    const bool outOfTurn = line.anyway && playerOf(line.entry) != session.shown().turn;
    if ((told != nullptr && !asks) || outOfTurn) {
      session.enter(line.entry, line.anyway);
      continue;
    }
    const QString what = words::sentence(line.entry, session.table());
    const Ground ground{&session.game(), &session.shown(), &session.options(), {}};
    Scribe scribe(view.draft(), ground, KeyHands{view, session});
    QVERIFY2(scribe.make(line.entry), qPrintable(what));
    presses += scribe.presses();
    if (session.record().entries.size() == before) {
      QTest::keyClick(&view, Qt::Key_Return, line.anyway ? Qt::ControlModifier : Qt::NoModifier);
    }
    // A worker goes up at once when his price has been read.
    QVERIFY2(session.record().entries.size() > before, qPrintable(what));
    for (std::size_t i = before; i < session.record().entries.size(); ++i) {
      QVERIFY2(session.record().entries[i].entry == lines[i].entry, qPrintable(what));
    }
  }
  QVERIFY(session.replay().state == golden.played.state);
  qInfo("%d presses for %d entries", presses, static_cast<int>(golden.record.entries.size()));
}

NILOMETER_TEST(tst_SaqqaraView)
#include "tst_saqqara_view.moc"
