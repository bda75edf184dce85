// SPDX-License-Identifier: GPL-3.0-or-later
// A press is what is printed on its key, whatever the layout types.
#include "test_program.h"

#include "registry/between_games.h"
#include "ui/table/action_bar/key_layout.h"
#include "ui/text/language.h"

#include <QLineEdit>
#include <QSpinBox>
#include <QTest>

using namespace nilometer;
using namespace nilometer::test;
using namespace Qt::Literals::StringLiterals;

namespace {

/// A key as X11 tells it.
struct Pressed {
  quint32 scanCode;
  QString text;
  Qt::KeyboardModifiers modifiers;
  quint32 nativeModifiers = 0;
};

void press(QWidget& on, const Pressed& pressed) {
  const int key = pressed.text.isEmpty() ? Qt::Key_unknown : pressed.text.front().unicode();
  QKeyEvent event(QEvent::KeyPress, key, pressed.modifiers, pressed.scanCode, 0,
                  pressed.nativeModifiers, pressed.text);
  QApplication::sendEvent(&on, &event);
}

/// A widget that counts what is typed on it.
class Typed : public QWidget {
public:
  QString text;

protected:
  void keyPressEvent(QKeyEvent* event) override { text += event->text(); }
};

constexpr quint32 mod5 = 0x80;

} // namespace

class tst_key_layout : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void init() { QVERIFY(text::useLanguage(u"en")); }
  void keyTypesWhatIsPrintedOnIt_data();
  void keyTypesWhatIsPrintedOnIt();
  void fieldsForNumbersTakeTheRowOfDigits();
  void fieldsForTextTakeWhatTheLayoutTypes();
  void frenchSixPassesInNoGame();
};

void tst_key_layout::keyTypesWhatIsPrintedOnIt_data() {
  QTest::addColumn<quint32>("scanCode");
  QTest::addColumn<QString>("text");
  QTest::addColumn<bool>("shift");
  QTest::addColumn<bool>("altGr");
  QTest::addColumn<QString>("typed");
  const auto row = [](const char* name, quint32 scanCode, const QString& text, bool shift,
                      bool altGr, const QString& typed) {
    QTest::addRow("%s", name) << scanCode << text << shift << altGr << typed;
  };
  row("French 6", 15, u"-"_s, false, false, u"6"_s);
  row("French 6 with Shift", 15, u"6"_s, true, false, u"6"_s);
  row("French 2", 11, u"é"_s, false, false, u"2"_s);
  row("French 0", 19, u"à"_s, false, false, u"0"_s);
  row("French # by AltGr", 12, u"#"_s, false, true, u"#"_s);
  row("French a", 24, u"a"_s, false, false, u"a"_s);
  row("Czech 1", 10, u"+"_s, false, false, u"1"_s);
  row("German 4 with Shift", 13, u"$"_s, true, false, u"4"_s);
  row("German / is Shift and 7", 16, u"/"_s, true, false, u"/"_s);
  row("German = is Shift and 0", 19, u"="_s, true, false, u"="_s);
  row("American # is Shift and 3", 12, u"#"_s, true, false, u"#"_s);
  row("American minus", 20, u"-"_s, false, false, u"-"_s);
  row("number pad", 82, u"-"_s, false, false, u"-"_s);
  row("Russian letter", 38, u"ф"_s, false, false, u"a"_s);
  row("Russian letter with Shift", 38, u"Ф"_s, true, false, u"A"_s);
  row("Greek letter", 39, u"σ"_s, false, false, u"s"_s);
  row("German umlaut", 47, u"ö"_s, false, false, u"ö"_s);
  row("without a scan code", 0, u"-"_s, false, false, u"-"_s);
}

void tst_key_layout::keyTypesWhatIsPrintedOnIt() {
  QFETCH(quint32, scanCode);
  QFETCH(QString, text);
  QFETCH(bool, shift);
  QFETCH(bool, altGr);
  QFETCH(QString, typed);
  const ui::KeyLayout layout(nullptr);
  Typed widget;
  press(widget, {scanCode, text, shift ? Qt::ShiftModifier : Qt::NoModifier, altGr ? mod5 : 0});
  QCOMPARE(widget.text, typed);
}

void tst_key_layout::fieldsForNumbersTakeTheRowOfDigits() {
  const ui::KeyLayout layout(nullptr);
  QSpinBox box;
  box.clear();
  press(box, {15, u"-"_s, Qt::NoModifier});
  QCOMPARE(box.value(), 6);
}

void tst_key_layout::fieldsForTextTakeWhatTheLayoutTypes() {
  const ui::KeyLayout layout(nullptr);
  QLineEdit line;
  press(line, {11, u"é"_s, Qt::NoModifier});
  press(line, {38, u"ф"_s, Qt::NoModifier});
  QCOMPARE(line.text(), u"éф"_s);
}

void tst_key_layout::frenchSixPassesInNoGame() {
  for (const ui::Game* kind : ui::games()) {
    BetweenGames program;
    program.window.openFile(program.put(*kind));
    const std::string before = program.record();
    press(*program.window.game(), {15, u"-"_s, Qt::NoModifier});
    QTest::keyClick(program.window.game(), Qt::Key_Return);
    QCOMPARE(program.record(), before);
  }
}

NILOMETER_TEST(tst_key_layout)
#include "tst_key_layout.moc"
