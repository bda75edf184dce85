// SPDX-License-Identifier: GPL-3.0-or-later
// The handbook and the list of keys, as somebody opens them who does not know how to go on.
#include "test_program.h"

#include "ui/registry/games.h"
#include "ui/text/language.h"
#include "ui/window/handbook.h"
#include "ui/window/help_dialog.h"

#include <QFile>
#include <QLineEdit>
#include <QRegularExpression>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextBrowser>

using namespace nilometer;
using namespace nilometer::test;

namespace {

QString fileOf(const QString& language) {
  QFile file(u":/handbook/handbook.%1.md"_s.arg(language));
  if (!file.open(QIODevice::ReadOnly)) qFatal("there is no handbook");
  return QString::fromUtf8(file.readAll());
}

QStringList allOf(const QString& pattern, const QString& text) {
  QStringList found;
  QRegularExpressionMatchIterator each = QRegularExpression(pattern).globalMatch(text);
  while (each.hasNext()) found += each.next().captured(1);
  return found;
}

} // namespace

class tst_handbook : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void init() { QVERIFY(text::useLanguage(u"en")); }
  void f1OpensItInTheLanguageOfTheWindow();
  void everyChapterIsInEveryLanguage();
  void everyGameOfTheShelfIsInIt();
  void everyLinkLeadsToAChapterAndEveryPictureIsThere();
  void pictureIsNotWiderThanTheText();
  void keysAreFoundByAWord();
};

void tst_handbook::f1OpensItInTheLanguageOfTheWindow() {
  HomeProgram program;
  QTest::keyClick(&program.window, Qt::Key_F1);
  auto* handbook = program.window.findChild<ui::Handbook*>();
  QVERIFY(handbook != nullptr && handbook->isVisible());
  const auto* text = handbook->findChild<QTextBrowser*>();
  QVERIFY(text->toPlainText().trimmed().startsWith(u"Handbook"_s));
  QTest::keyClick(&program.window, Qt::Key_L, Qt::ControlModifier);
  QTRY_VERIFY2(text->toPlainText().trimmed().startsWith(u"Handbuch"_s),
               qPrintable(text->toPlainText().left(80)));
  // A second press brings the same one to the front.
  QTest::keyClick(&program.window, Qt::Key_F1);
  QCOMPARE(program.window.findChildren<ui::Handbook*>().size(), 1);
}

void tst_handbook::everyChapterIsInEveryLanguage() {
  const auto headings = uR"(\n(##+) )"_s;
  for (const QString& language : text::languages()) {
    QCOMPARE(allOf(headings, fileOf(language)), allOf(headings, fileOf(text::sourceLanguage())));
  }
}

// What is special to a game stands at the end of the parts, below its name; the first one is what
// the parts themselves are told of.
void tst_handbook::everyGameOfTheShelfIsInIt() {
  for (const QString& language : text::languages()) {
    const QString file = fileOf(language);
    for (const ui::Game* game : ui::games()) {
      QVERIFY2(file.contains(u"*%1*"_s.arg(game->name())), qPrintable(game->name()));
      if (game == ui::games().front()) continue;
      const QStringList parts = allOf(uR"(\n(### %1: ))"_s.arg(game->name()), file);
      QVERIFY2(parts.size() >= 5, qPrintable(game->name()));
    }
  }
}

void tst_handbook::everyLinkLeadsToAChapterAndEveryPictureIsThere() {
  HomeProgram program;
  for (const QString& language : text::languages()) {
    QVERIFY(text::useLanguage(language));
    ui::Handbook handbook(&program.window);
    handbook.setAttribute(Qt::WA_DeleteOnClose, false);
    handbook.resize(900, 300);
    handbook.show();
    const auto* text = handbook.findChild<QTextBrowser*>();
    const QString file = fileOf(language);
    const QStringList links = allOf(uR"(\]\(#([^)]+)\))"_s, file);
    QCOMPARE(links.size(), 5);
    int last = 0;
    for (const QString& link : links) {
      handbook.goTo(link);
      const int place = text->verticalScrollBar()->value();
      QVERIFY2(place > last, qPrintable(link));
      last = place;
    }
    const QStringList pictures = allOf(uR"(!\[[^\]]+\]\(([^)]+)\))"_s, file);
    QVERIFY(pictures.size() >= 8);
    for (const QString& picture : pictures) {
      QVERIFY2(!QImage(u":/handbook/"_s + picture).isNull(), qPrintable(picture));
      QVERIFY2(picture.contains(u"/%1/"_s.arg(language)), qPrintable(picture));
    }
  }
}

void tst_handbook::pictureIsNotWiderThanTheText() {
  HomeProgram program;
  ui::showHandbook(program.window);
  auto* handbook = program.window.findChild<ui::Handbook*>();
  const auto* text = handbook->findChild<QTextBrowser*>();
  for (const int width : {800, 420}) {
    handbook->resize(width, 400);
    QCoreApplication::processEvents();
    QCOMPARE(text->horizontalScrollBar()->maximum(), 0);
  }
}

void tst_handbook::keysAreFoundByAWord() {
  HomeProgram program;
  QTest::keyClicks(&program.window, u"?"_s);
  auto* help = program.window.findChild<ui::HelpDialog*>();
  QVERIFY(help != nullptr);
  const auto* text = help->findChild<QTextBrowser*>();
  QVERIFY(text->toPlainText().contains(u"Ctrl+Z"_s));
  QTest::keyClicks(help->findChild<QLineEdit*>(), u"table VIEW"_s);
  QVERIFY(text->toPlainText().contains(u"F12"_s));
  QVERIFY(!text->toPlainText().contains(u"Ctrl+Z"_s));
  help->findChild<QLineEdit*>()->setText(u"nilpferd"_s);
  QCOMPARE(text->toPlainText(), u"Nothing has that word."_s);
  QTest::keyClicks(&program.window, u"?"_s);
  QCOMPARE(program.window.findChildren<ui::HelpDialog*>().size(), 1);
}

NILOMETER_TEST(tst_handbook)
#include "tst_handbook.moc"
