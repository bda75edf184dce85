// SPDX-License-Identifier: GPL-3.0-or-later
// Players may be called anything. A name is shown as it is written: never as HTML, never as a key
// of a menu, and it turns nothing round that stands beside it.
#include "test_program.h"

#include "tests/engine/record_fixture.h"
#include "tests/run_program.h"
#include "tests/ui/home_program.h"
#include "tests/ui/visible_text.h"
#include "ui/egizia/corrections/egizia_corrections.h"
#include "ui/egizia/corrections/eyes_only_dialog.h"
#include "ui/pages/archive/archive_view.h"
#include "ui/score/end_position/end_position_page.h"
#include "ui/store/games/new_game_dialog.h"
#include "ui/table/log/log_view.h"
#include "ui/text/isolated.h"
#include "ui/text/language.h"
#include "ui/window/game_menu.h"

#include <QCheckBox>
#include <QHeaderView>
#include <QMenu>
#include <QMessageBox>
#include <QRegularExpression>
#include <QTableView>
#include <QToolButton>

using namespace nilometer;
using namespace nilometer::test;

namespace {

const QStringList markup{u"<b>x</b>"_s, u"<img src=/etc/passwd>"_s, u"A&B"_s, u"a <i> b"_s};
const QStringList turning{u"\u202Eabc"_s, u"אבי"_s, u"سارة 7"_s, u"d\u2067ef\u202B"_s};

/// A golden game whose players are called so.
QByteArray gameOf(const QStringList& names) {
  QByteArray text =
      readAll(QStringLiteral(NILOMETER_SOURCE_DIR "/tests/games/") + u"revised-4-players.jsonl"_s);
  static const QRegularExpression seat(u"\"name\": ?\"[^\"]*\""_s);
  QString header = QString::fromUtf8(text.left(text.indexOf('\n')));
  qsizetype at = 0;
  for (const QString& name : names) {
    const QRegularExpressionMatch match = seat.match(header, at);
    const QString now = u"\"name\":\"%1\""_s.arg(name);
    header.replace(match.capturedStart(), match.capturedLength(), now);
    at = match.capturedStart() + now.size();
  }
  return header.toUtf8() + text.mid(text.indexOf('\n'));
}

/// Every text of a list or table that is shown in a tip or beside the cells.
QStringList tipsOf(const QAbstractItemView& view) {
  QStringList tips;
  const QAbstractItemModel& model = *view.model();
  for (int column = 0; column < model.columnCount(view.rootIndex()); ++column) {
    tips += model.headerData(column, Qt::Horizontal, Qt::ToolTipRole).toString();
    for (int row = 0; row < model.rowCount(view.rootIndex()); ++row) {
      tips += model.index(row, column, view.rootIndex()).data(Qt::ToolTipRole).toString();
    }
  }
  return tips;
}

bool isMarkup(const QString& rich) {
  return rich.contains(u"<b>x"_s) || rich.contains(u"<img"_s) || rich.contains(u"<i>"_s);
}

/// What would be shown as something else than it says; empty if nothing.
QString asHtml() {
  for (const QWidget* widget : QApplication::allWidgets()) {
    const auto* label = qobject_cast<const QLabel*>(widget);
    if (label != nullptr && !label->inherits("QTipLabel")) {
      if (label->textFormat() == Qt::AutoText && !label->text().isEmpty()) {
        return u"a label that may be HTML: "_s + label->text();
      }
      if (label->textFormat() == Qt::RichText && isMarkup(label->text())) return label->text();
    }
    QStringList tips{widget->toolTip()};
    const auto* view = qobject_cast<const QAbstractItemView*>(widget);
    if (view != nullptr && view->model() != nullptr) tips += tipsOf(*view);
    for (const QString& tip : tips) {
      if (isMarkup(tip)) return u"tip: "_s + tip;
    }
    const auto* text = qobject_cast<const QTextEdit*>(widget);
    if (text != nullptr && text->document()->toHtml().contains(u"passwd\""_s)) {
      return text->document()->toHtml();
    }
  }
  return {};
}

/// A name in a menu or on a button that would lose its "&"; empty if there is none.
QString asKey() {
  QStringList texts;
  for (const QWidget* widget : QApplication::allWidgets()) {
    for (const QAction* action : widget->actions()) {
      if (!action->isSeparator()) texts += action->text();
    }
    if (const auto* menu = qobject_cast<const QMenu*>(widget)) texts += menu->title();
    const bool standard = qobject_cast<const QPushButton*>(widget) != nullptr ||
                          qobject_cast<const QCheckBox*>(widget) != nullptr ||
                          qobject_cast<const QToolButton*>(widget) != nullptr ||
                          qobject_cast<const ui::Chip*>(widget) != nullptr;
    if (standard) texts += static_cast<const QAbstractButton*>(widget)->text();
  }
  for (const QString& text : texts) {
    if (text.contains(u"A&B"_s)) return text;
  }
  return {};
}

/// A text that a name in it turns round; empty if there is none. What ends with the name ends with
/// its harm.
QString turnedRound() {
  for (const QString& text : everythingSaid()) {
    for (const QString& line : text.split(u'\n')) {
      bool alone = false;
      for (const QString& name : turning) {
        alone = alone || (line.endsWith(name) &&
                          text::isolated(line.chopped(name.size())) == line.chopped(name.size()));
      }
      if (!alone && text::isolated(line) != line) return line;
    }
  }
  return {};
}

} // namespace

class tst_hostile_names : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void initTestCase() { QVERIFY(text::useLanguage(u"en")); }
  void nameStaysAsItIsEverywhere_data();
  void nameStaysAsItIsEverywhere();
  void sentenceAboutAFileStaysAsItIs();
  void sentenceAboutNamesInANewGameStaysAsItIs();

private:
  /// All that is shown now.
  static void look() {
    QCOMPARE(asHtml(), QString());
    QCOMPARE(asKey(), QString());
    QCOMPARE(turnedRound(), QString());
  }
};

void tst_hostile_names::nameStaysAsItIsEverywhere_data() {
  QTest::addColumn<QStringList>("names");
  QTest::newRow("markup") << markup;
  QTest::newRow("turning") << turning;
}

void tst_hostile_names::nameStaysAsItIsEverywhere() {
  QFETCH(QStringList, names);
  HomeProgram program;
  EgiziaWindow& window = program.window;
  program.addGoldenEdition();
  const QString path = program.file(u"games/one.nilometer"_s);
  writeAll(path, gameOf(names));
  window.openFile(path);
  QVERIFY(window.session() != nullptr);
  const auto entries = window.session()->record().entries.size();
  for (const std::size_t shown : {std::size_t{2}, std::size_t{12}, std::size_t{31}, std::size_t{40},
                                  std::size_t{60}, std::size_t{118}, std::size_t{175}, entries}) {
    window.session()->lookAt(shown);
    QCoreApplication::processEvents();
    look();
  }
  window.session()->backToNow();
  auto* menu = window.findChild<ui::GameMenu*>();
  menu->retranslate();
  look();
  for (int player = 0; player < 4; ++player) {
    Q_EMIT menu->eyesOnlyRequested(player);
    auto* dialog = window.findChild<ui::EyesOnlyDialog*>();
    QVERIFY(dialog != nullptr);
    look();
    delete dialog;
  }
  Q_EMIT menu->correctionRequested();
  QVERIFY(window.findChild<ui::NumberDialog*>() != nullptr);
  look();
  delete window.findChild<ui::NumberDialog*>();
  Q_EMIT window.game()->log().explainRequested(entries - 1);
  QCoreApplication::processEvents();
  look();
  window.showResult();
  QCoreApplication::processEvents();
  look();
  window.showArchive();
  QTRY_VERIFY_WITH_TIMEOUT(!window.archive()->isLoading(), 60000);
  look();
  window.showStart();
  look();
}

void tst_hostile_names::sentenceAboutAFileStaysAsItIs() {
  for (const QString& name : markup + turning) {
    if (name.contains(u'/')) continue;
    HomeProgram program;
    const QString path = program.file(name + u".nilometer"_s);
    writeAll(path, "{\"nilometer\":\"game\",\"format\":1,\"" + name.toUtf8() + "\":1}\n");
    program.window.openFile(path);
    look();
    const auto* box = program.window.findChild<QMessageBox*>();
    QVERIFY(box != nullptr && box->textFormat() == Qt::PlainText);
    QVERIFY(text::isolated(box->text()) == box->text());
  }
}

void tst_hostile_names::sentenceAboutNamesInANewGameStaysAsItIs() {
  for (const QString& name : markup + turning) {
    HomeProgram program;
    program.window.startNewGame();
    auto* dialog = program.window.findChild<ui::NewGameDialog*>();
    for (QComboBox* box : dialog->findChildren<QComboBox*>()) {
      if (box->isEditable()) box->setEditText(name);
    }
    QTest::keyClick(dialog, Qt::Key_Return);
    QVERIFY2(everythingSaid().filter(u"Two players are called"_s).size() > 0, qPrintable(name));
    look();
  }
}

NILOMETER_TEST(tst_hostile_names)
#include "tst_hostile_names.moc"
