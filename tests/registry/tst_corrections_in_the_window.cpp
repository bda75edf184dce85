// SPDX-License-Identifier: GPL-3.0-or-later
// The keys that put numbers right, in the window of every game.
#include "test_program.h"

#include "registry/between_games.h"
#include "ui/game/session/log_line.h"
#include "ui/store/games/judged_dialog.h"
#include "ui/text/language.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>

using namespace nilometer;
using namespace nilometer::test;
using namespace Qt::StringLiterals;

namespace {

struct OpenTable : BetweenGames {
  explicit OpenTable(const ui::Game& kind) {
    window.openFile(put(kind));
    for (int i = 0; i < 3; ++i) session().undo();
  }
  [[nodiscard]] ui::GameSession& session() { return *window.session(); }
  [[nodiscard]] ui::JudgedDialog* dialog() { return window.findChild<ui::JudgedDialog*>(); }
  void close() { delete dialog(); }
  template <class T> [[nodiscard]] T* field(const QString& label) {
    for (const QLabel* shown : dialog()->findChildren<QLabel*>()) {
      auto* widget = qobject_cast<T*>(shown->buddy());
      if (widget != nullptr && shown->text().remove(u'&') == label) return widget;
    }
    return nullptr;
  }
  [[nodiscard]] QPushButton* enter() {
    for (auto* button : dialog()->findChildren<QPushButton*>()) {
      if (button->text() == u"Enter") return button;
    }
    return nullptr;
  }
  /// The first number that can be one more or one less; what is said of it then.
  bool change(const QString& note) {
    field<QLineEdit>(u"Reason"_s)->setText(note);
    auto* what = field<QComboBox>(u"What"_s);
    auto* value = field<QSpinBox>(u"New value"_s);
    for (int row = 0; row < what->count(); ++row) {
      what->setCurrentIndex(row);
      const int now = value->value();
      for (const int by : {1, -1}) {
        value->setValue(now + by);
        if (enter() != nullptr && enter()->isEnabled()) return true;
      }
    }
    return false;
  }
};

} // namespace

class tst_corrections_in_the_window : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void init() { QVERIFY(text::useLanguage(u"en")); }
  void ctrlKPutsTheTableRight_data() { games(); }
  void ctrlKPutsTheTableRight();
  void ctrlShiftKIsForPrintedNumbers_data() { games(); }
  void ctrlShiftKIsForPrintedNumbers();

private:
  static void games() {
    QTest::addColumn<const ui::Game*>("kind");
    for (const ui::Game* kind : ui::games()) QTest::newRow(qPrintable(kind->name())) << kind;
  }
};

void tst_corrections_in_the_window::ctrlKPutsTheTableRight() {
  QFETCH(const ui::Game*, kind);
  OpenTable table(*kind);
  const std::size_t entries = table.session().entries();
  const std::string before = table.session().written();
  BetweenGames::press(Qt::Key_K, Qt::ControlModifier);
  QVERIFY(table.dialog() != nullptr);
  QVERIFY(table.change(u"counted again"_s));
  table.enter()->click();
  QCOMPARE(table.session().entries(), entries + 1);
  const ui::LogLine line = table.session().logLine(entries);
  QCOMPARE(line.mark, ui::LogMark::correction);
  QVERIFY2(line.headline.contains(u"counted again"), qPrintable(line.headline));
  table.close();
  // As it stands, with its note.
  table.session().startReplacing(entries);
  BetweenGames::press(Qt::Key_K, Qt::ControlModifier);
  QVERIFY(table.dialog() != nullptr);
  QCOMPARE(table.field<QLineEdit>(u"Reason"_s)->text(), u"counted again"_s);
  table.dialog()->reject();
  QVERIFY(!table.session().amending());
  table.session().undo();
  QVERIFY(table.session().written() == before);
}

void tst_corrections_in_the_window::ctrlShiftKIsForPrintedNumbers() {
  QFETCH(const ui::Game*, kind);
  OpenTable table(*kind);
  BetweenGames::press(Qt::Key_K, Qt::ControlModifier | Qt::ShiftModifier);
  // Read off a component, or compared with the players' copy.
  const bool isRead = table.dialog() != nullptr;
  QCOMPARE(isRead, kind->readsPrinted());
  QVERIFY(isRead || kind->asksForValues());
}

NILOMETER_TEST(tst_corrections_in_the_window)
#include "tst_corrections_in_the_window.moc"
