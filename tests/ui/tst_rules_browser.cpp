// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_program.h"

#include "tests/ui/home_program.h"
#include "tests/ui/large_letters.h"
#include "tests/ui/table_window.h"
#include "ui/base/style/chip.h"
#include "ui/egizia/rule_book/rule_pictures.h"
#include "ui/egizia/text/words.h"
#include "ui/pages/rule_book/rules_browser.h"
#include "ui/pages/rule_book/rules_contents.h"
#include "ui/pages/rule_book/rules_results.h"
#include "ui/store/games/preferences.h"
#include "ui/table/log/explanation.h"
#include "ui/table/log/log_view.h"
#include "ui/window/appearance.h"
#include "ui/window/main_window.h"
#include "ui/window/start_view.h"

#include <QAbstractTextDocumentLayout>
#include <QLineEdit>
#include <QRegularExpression>
#include <QScrollBar>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBlock>
#include <QTextBrowser>

using namespace nilometer;
using namespace nilometer::test;

namespace {

class Program : public HomeProgram {
public:
  using HomeProgram::HomeProgram;

  [[nodiscard]] ui::RulesBrowser& rules() {
    if (window.rules() == nullptr) qFatal("the rules are not shown");
    return *window.rules();
  }
};

/// The text that is seen at the top of the page.
QString topOf(const ui::RulesBrowser& rules) {
  const QTextBrowser& page = rules.page();
  const int margin = static_cast<int>(page.document()->documentMargin());
  return page.cursorForPosition(QPoint(margin + 2, 4 * ui::unit)).block().text();
}

/// All that is to be read of the page's section of that rule.
QString sectionOf(const ui::RulesBrowser& rules, const QString& rule) {
  const QString text = rules.page().toPlainText();
  const qsizetype begin = text.indexOf(rule + u" · "_s);
  return text.mid(begin, text.indexOf(u"\n"_s, begin + 400) - begin);
}

/// Presses the first link of the page with that address.
void pressLink(const ui::RulesBrowser& rules, const QString& address) {
  QTextBrowser& page = rules.page();
  for (QTextBlock block = page.document()->begin(); block.isValid(); block = block.next()) {
    for (auto piece = block.begin(); !piece.atEnd(); ++piece) {
      if (piece.fragment().charFormat().anchorHref() != address) continue;
      QTextCursor cursor(page.document());
      cursor.setPosition(piece.fragment().position() + 1);
      page.setTextCursor(cursor);
      page.ensureCursorVisible();
      const QPoint at = page.cursorRect(cursor).center();
      QTest::mouseClick(page.viewport(), Qt::LeftButton, {}, at);
      return;
    }
  }
  QFAIL("no such link");
}

} // namespace

/// The rules in their window: opening, reading, looking up.
class tst_rules_browser : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void init();
  void startPageAndKeyOpenTheRules();
  void aRuleAskedForInTheGameIsShown();
  void explanationLeadsToTheRules();
  void profileOfTheOpenGameIsMarked();
  void linksBackAndForwardGoTheirWay();
  void typingSearchesAndEnterOpens();
  void whatWasLookedForIsMarkedOnThePage();
  void escapeClearsThenCloses();
  void unknownRuleChangesNothing();
  void otherLanguageStaysAtThePage();
  void windowComesBackWhereItWas();
  void everyPictureIsDrawn();
  void picturesFollowTheColours();
  void picturesLieOnThePage();
  void piecesOfTheRiverAreWhole();
  void everyPageIsWrittenOnce();
  void pageFitsItsWidth_data() { languagesWithSizes({100, 200}); }
  void pageFitsItsWidth();
  void everythingHasAName();
};

void tst_rules_browser::init() {
  ui::switchLanguage(*qApp, u"en"_s);
}

void tst_rules_browser::startPageAndKeyOpenTheRules() {
  const QTemporaryDir home;
  Program program(home);
  QVERIFY(program.window.rules() == nullptr);
  QTest::mouseClick(program.window.startView().rulesButton(), Qt::LeftButton);
  QVERIFY(program.rules().isVisible() && program.rules().isWindow());
  QCOMPARE(program.rules().place(), program.rules().book().home());
  const QString rule = program.rules().book().aRule();
  QVERIFY(!rule.isEmpty() && program.rules().searchField().placeholderText().contains(rule));
  program.rules().close();
  program.window.activateWindow();
  QVERIFY(QTest::qWaitForWindowActive(&program.window));
  QTest::keyClick(&program.window, Qt::Key_F3);
  QVERIFY(program.rules().isVisible());
}

void tst_rules_browser::aRuleAskedForInTheGameIsShown() {
  Program program;
  program.openGolden(u"revised-4-players"_s);
  for (const QString& rule : {u"SAIL-3"_s, u"CARD-UPSTREAM"_s, u"END-3"_s}) {
    Q_EMIT program.window.game()->ruleRequested(rule);
    QVERIFY(program.rules().isVisible());
    QCOMPARE(program.rules().place(), rule);
    QTRY_VERIFY2(topOf(program.rules()).startsWith(rule), qPrintable(topOf(program.rules())));
    const QTreeWidgetItem* item = program.rules().contents().currentItem();
    QVERIFY(item != nullptr);
    QCOMPARE(item->text(0), text::ruleTitle(*egizia::findRule(rule.toStdString()),
                                            program.window.session()->table()));
  }
}

void tst_rules_browser::explanationLeadsToTheRules() {
  Program program;
  program.openGolden(u"revised-4-players"_s);
  Q_EMIT program.window.game()->log().explainRequested(20);
  auto* dialog = program.window.findChild<ui::ExplanationDialog*>();
  QVERIFY(dialog != nullptr);
  auto* text = dialog->findChild<QTextBrowser*>();
  static const QRegularExpression link(u"rule:([A-Z0-9-]+)"_s);
  const QRegularExpressionMatch match = link.match(text->toHtml());
  QVERIFY(match.hasMatch());
  Q_EMIT text->anchorClicked(QUrl(match.captured()));
  QCOMPARE(program.rules().place(), match.captured(1));
}

void tst_rules_browser::profileOfTheOpenGameIsMarked() {
  Program program;
  program.window.showRules(u"SAIL-6"_s);
  QVERIFY(!sectionOf(program.rules(), u"SAIL-6"_s).contains(u"this game"_s));
  for (const QString& game : {u"first-3-players"_s, u"revised-4-players"_s}) {
    program.openGolden(game);
    const egizia::RuleOptions options = program.window.session()->record().header.options;
    const QString text = sectionOf(program.rules(), u"SAIL-6"_s).simplified();
    const QString value = text::optionValue(text::Option::mayPass, options);
    QVERIFY2(text.contains(value + u" this game"_s), qPrintable(text));
  }
}

void tst_rules_browser::linksBackAndForwardGoTheirWay() {
  ui::RulesBrowser rules(ui::rulesSource(ui::shippedRules()));
  rules.show();
  QVERIFY(QTest::qWaitForWindowExposed(&rules));
  rules.open(u"SAIL-3"_s);
  pressLink(rules, u"rule:CARD-UPSTREAM"_s);
  QCOMPARE(rules.place(), u"CARD-UPSTREAM"_s);
  rules.open(u"FEED-3"_s);
  QTest::keyClick(&rules.page(), Qt::Key_Left, Qt::AltModifier);
  QCOMPARE(rules.place(), u"CARD-UPSTREAM"_s);
  QTest::keyClick(&rules.page(), Qt::Key_Left, Qt::AltModifier);
  QCOMPARE(rules.place(), u"SAIL-3"_s);
  QTRY_VERIFY(topOf(rules).startsWith(u"SAIL-3"_s));
  QTest::keyClick(&rules.page(), Qt::Key_Right, Qt::AltModifier);
  QCOMPARE(rules.place(), u"CARD-UPSTREAM"_s);
  // A new way forgets what lay ahead.
  rules.open(u"END-1"_s);
  rules.goForward();
  QCOMPARE(rules.place(), u"END-1"_s);
}

void tst_rules_browser::typingSearchesAndEnterOpens() {
  ui::RulesBrowser rules(ui::rulesSource(ui::shippedRules()));
  rules.show();
  QVERIFY(QTest::qWaitForWindowActive(&rules));
  QVERIFY(rules.contents().isVisible() && !rules.results().isVisible());
  QTest::keyClicks(QApplication::focusWidget(), u"row bonus"_s);
  QCOMPARE(rules.searchField().text(), u"row bonus"_s);
  QVERIFY(!rules.contents().isVisible() && rules.results().isVisible());
  QTest::keyClick(&rules.searchField(), Qt::Key_Return);
  QCOMPARE(rules.place(), u"PYR-2"_s);
  rules.searchField().setText(u"sphinx"_s);
  QTest::keyClick(&rules.searchField(), Qt::Key_Down);
  const QString second = rules.results().item(1)->text();
  QTest::keyClick(&rules.searchField(), Qt::Key_Return);
  QVERIFY2(second.contains(rules.book().find(rules.place()).section == nullptr
                               ? rules.book().find(rules.place()).page->title
                               : rules.book().find(rules.place()).section->title),
           qPrintable(second));
  // Without a search the contents are below the field.
  rules.searchField().clear();
  QTest::keyClick(&rules.searchField(), Qt::Key_Down);
  QVERIFY(rules.contents().hasFocus());
  // Nothing found says so.
  rules.searchField().setText(u"crocodile"_s);
  QVERIFY(!rules.results().isVisible() && !rules.contents().isVisible());
}

void tst_rules_browser::whatWasLookedForIsMarkedOnThePage() {
  ui::RulesBrowser rules(ui::rulesSource(ui::shippedRules()));
  rules.show();
  QVERIFY(QTest::qWaitForWindowActive(&rules));
  QTest::keyClicks(&rules.searchField(), u"penal"_s);
  QTest::keyClick(&rules.searchField(), Qt::Key_Return);
  const auto marks = rules.page().extraSelections();
  QVERIFY(!marks.isEmpty());
  for (const auto& mark : marks) {
    const QString word = mark.cursor.selectedText();
    QVERIFY2(word.startsWith(u"penal"_s, Qt::CaseInsensitive), qPrintable(word));
    QVERIFY(mark.format.background().style() != Qt::NoBrush);
  }
  QTest::keyClick(&rules.searchField(), Qt::Key_Escape);
  QVERIFY(rules.page().extraSelections().isEmpty());
}

void tst_rules_browser::escapeClearsThenCloses() {
  ui::RulesBrowser rules(ui::rulesSource(ui::shippedRules()));
  rules.show();
  QVERIFY(QTest::qWaitForWindowActive(&rules));
  QTest::keyClicks(&rules.searchField(), u"tomb"_s);
  QTest::keyClick(&rules.searchField(), Qt::Key_Escape);
  QVERIFY(rules.searchField().text().isEmpty() && rules.isVisible());
  QVERIFY(rules.contents().isVisible());
  QTest::keyClick(&rules.searchField(), Qt::Key_Escape);
  QVERIFY(!rules.isVisible());
}

void tst_rules_browser::unknownRuleChangesNothing() {
  ui::RulesBrowser rules(ui::rulesSource(ui::shippedRules()));
  rules.open(u"PYR-2"_s);
  for (const QString& nonsense : {QString(), u"PYR-99"_s, u"<b>"_s}) {
    rules.open(nonsense);
    QCOMPARE(rules.place(), u"PYR-2"_s);
  }
}

void tst_rules_browser::otherLanguageStaysAtThePage() {
  ui::RulesBrowser rules(ui::rulesSource(ui::shippedRules()));
  rules.show();
  QVERIFY(QTest::qWaitForWindowExposed(&rules));
  rules.open(u"FEED-3"_s);
  QTRY_VERIFY(topOf(rules).startsWith(u"FEED-3"_s));
  const QString english = rules.page().toPlainText();
  const QString title = rules.windowTitle();
  for (const QString& language : {u"de"_s, u"en"_s}) {
    ui::switchLanguage(*qApp, language);
    QTRY_COMPARE(rules.page().toPlainText() == english, language == u"en"_s);
    QCOMPARE(rules.windowTitle() == title, language == u"en"_s);
    QCOMPARE(rules.place(), u"FEED-3"_s);
    QTRY_VERIFY2(topOf(rules).startsWith(u"FEED-3"_s), qPrintable(topOf(rules)));
    QVERIFY(topOf(rules).contains(text::ruleTitle(*egizia::findRule("FEED-3"), {})));
  }
}

void tst_rules_browser::windowComesBackWhereItWas() {
  const QTemporaryDir home;
  QSize size;
  {
    Program program(home);
    program.window.showRules(u"TEMPLE-1"_s);
    // Not larger: since Qt 6.5 what comes back has to fit on the screen, which is small here.
    program.rules().resize(program.rules().size() - QSize(40, 30));
    size = program.rules().size();
    program.rules().close();
  }
  Program again(home);
  again.window.showRules();
  QCOMPARE(again.rules().place(), u"TEMPLE-1"_s);
  QCOMPARE(again.rules().size(), size);
}

void tst_rules_browser::everyPictureIsDrawn() {
  const QWidget beside;
  static const QRegularExpression image(u"rule-picture:([^\"]+)\" alt=\"([^\"]*)\""_s);
  for (const ui::RulesSubject& subject :
       {ui::shippedRules(), ui::RulesSubject{goldenEdition(), egizia::Profile::first,
                                             egizia::optionsOf(egizia::Profile::first),
                                             ui::RulesSubject::Of::thisGame}}) {
    ui::RulePictures pictures(subject);
    const ui::RulesBook book = ui::egiziaBook(subject);
    QSet<QString> seen;
    for (const ui::RulesPart& part : book.parts()) {
      for (const ui::RulesPage& page : part.pages) {
        for (auto found = image.globalMatch(page.html()); found.hasNext();) {
          const QRegularExpressionMatch match = found.next();
          const QImage picture = pictures.picture(match.captured(1), beside, 500);
          QVERIFY2(!picture.isNull(), qPrintable(match.captured(1)));
          QVERIFY(picture.deviceIndependentSize().width() <= 500);
          QVERIFY(!match.captured(2).isEmpty());
          seen.insert(match.captured(1));
        }
      }
    }
    QVERIFY(seen.size() > 15);
    QVERIFY(pictures.picture(u"crocodile"_s, beside, 500).isNull());
  }
}

void tst_rules_browser::picturesFollowTheColours() {
  ui::applyAppearance(*qApp, ui::Appearance::light);
  const QWidget beside;
  ui::RulePictures pictures(ui::shippedRules());
  const QImage light = pictures.picture(u"ring"_s, beside, 500);
  ui::applyAppearance(*qApp, ui::Appearance::dark);
  pictures.forget();
  const QWidget besideInTheDark;
  const QImage dark = pictures.picture(u"ring"_s, besideInTheDark, 500);
  ui::applyAppearance(*qApp, ui::Appearance::light);
  const QPoint middle(light.width() / 2, light.height() - 4);
  QVERIFY(light.pixelColor(middle).lightness() > 128);
  QVERIFY(dark.pixelColor(middle).lightness() < 128);
}

void tst_rules_browser::picturesLieOnThePage() {
  const QWidget beside;
  ui::RulePictures pictures(ui::shippedRules());
  const QColor paper = beside.palette().color(QPalette::Base);
  for (const auto& name : {u"ring"_s, u"tombs"_s, u"sphinx"_s, u"track"_s, u"markets"_s,
                           u"obelisk"_s, u"pyramid"_s, u"temple"_s, u"river"_s}) {
    const QImage picture = pictures.picture(name, beside, 500);
    QVERIFY2(picture.pixelColor(picture.width() - 1, picture.height() / 2) == paper ||
                 picture.pixelColor(picture.width() - 1, 0) == paper,
             qPrintable(name));
  }
}

void tst_rules_browser::piecesOfTheRiverAreWhole() {
  ui::applyAppearance(*qApp, ui::Appearance::light);
  const QWidget beside;
  const QColor paper = beside.palette().color(QPalette::Base);
  const auto isPaper = [&](const QImage& picture, const QRect& room) {
    for (int y = room.top(); y <= room.bottom(); ++y) {
      for (int x = room.left(); x <= room.right(); ++x) {
        if (picture.pixelColor(x, y) != paper) return false;
      }
    }
    return true;
  };
  const auto showsWater = [](const QImage& picture) {
    int pixels = 0;
    for (int x = 0; x < picture.width(); ++x) {
      if (picture.pixelColor(x, 2) == ui::lightTheme().water) ++pixels;
    }
    return pixels > 20;
  };
  for (const ui::RulesSubject& subject :
       {ui::shippedRules(), ui::RulesSubject{differentPrinted(), egizia::Profile::revised,
                                             egizia::optionsOf(egizia::Profile::revised),
                                             ui::RulesSubject::Of::thisGame}}) {
    ui::RulePictures pictures(subject);
    QStringList names{u"site"_s};
    for (int i = 0; i < egizia::roundSpaceCount; ++i) names += u"round-%1"_s.arg(i);
    for (const QString& name : names) {
      const QImage picture = pictures.picture(name, beside, 500);
      // Nothing of its neighbours, nothing from beyond the river.
      const QRect right(picture.width() / 2, 0, (picture.width() + 1) / 2, picture.height());
      QVERIFY2(isPaper(picture, {right.right(), 0, 1, picture.height()}), qPrintable(name));
      QVERIFY2(isPaper(picture, {right.topLeft(), QSize(right.width(), 1)}), qPrintable(name));
      QVERIFY2(isPaper(picture, {right.bottomLeft(), QSize(right.width(), 1)}), qPrintable(name));
      QVERIFY2(showsWater(picture), qPrintable(name));
    }
  }
}

void tst_rules_browser::everyPageIsWrittenOnce() {
  ui::RulesBrowser rules(ui::rulesSource(ui::shippedRules()));
  rules.show();
  QVERIFY(QTest::qWaitForWindowExposed(&rules));
  // Where a line is as wide as the page the scroll bar takes some of it.
  for (int width = 640; width <= 1120; width += 80) {
    rules.resize(width, 560);
    for (const ui::RulesPart& part : rules.book().parts()) {
      for (const ui::RulesPage& page : part.pages) {
        QTextDocument once;
        once.setHtml(page.html());
        rules.open(page.anchor);
        QCOMPARE(rules.page().toPlainText(), once.toPlainText());
        if (page.sections.empty()) continue;
        rules.open(page.sections.back().anchor);
        QCOMPARE(rules.page().toPlainText(), once.toPlainText());
      }
    }
  }
}

void tst_rules_browser::pageFitsItsWidth() {
  QFETCH(const QString, language);
  QFETCH(const int, percent);
  const LargeLetters letters(language, percent);
  ui::RulesBrowser rules(ui::rulesSource(ui::shippedRules()));
  rules.resize(900, 640);
  rules.show();
  QVERIFY(QTest::qWaitForWindowExposed(&rules));
  for (const ui::RulesPart& part : rules.book().parts()) {
    for (const ui::RulesPage& page : part.pages) {
      rules.open(page.anchor);
      const QScrollBar& across = *rules.page().horizontalScrollBar();
      QVERIFY2(across.maximum() == 0, qPrintable(page.title));
    }
  }
  for (const ui::Chip* chip : rules.findChildren<ui::Chip*>()) {
    QVERIFY(chip->width() >= chip->sizeHint().width());
  }
  rules.searchField().setText(u"sphinx"_s);
  QVERIFY(rules.results().count() > 0);
  QCOMPARE(rules.results().horizontalScrollBar()->maximum(), 0);
}

void tst_rules_browser::everythingHasAName() {
  ui::RulesBrowser rules(ui::rulesSource(ui::shippedRules()));
  rules.show();
  QVERIFY(QTest::qWaitForWindowExposed(&rules));
  int seen = 0;
  for (const QString& query : {QString(), u"sphinx"_s}) {
    rules.searchField().setText(query);
    for (const QWidget* widget : rules.findChildren<QWidget*>()) {
      if (!widget->isVisible() || widget->focusPolicy() == Qt::NoFocus) continue;
      ++seen;
      QVERIFY2(!widget->accessibleName().isEmpty(), widget->metaObject()->className());
    }
  }
  QVERIFY(seen > 5);
}

NILOMETER_TEST(tst_rules_browser)
#include "tst_rules_browser.moc"
