// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_program.h"

#include "tests/ui/large_letters.h"
#include "tests/ui/setup_fixture.h"
#include "ui/base/style/chip.h"
#include "ui/egizia/board/river_view.h"
#include "ui/egizia/tutorial/egizia_setup.h"
#include "ui/egizia/tutorial/setup_picture.h"
#include "ui/pages/tutorial/setup_card.h"
#include "ui/pages/tutorial/setup_row.h"
#include "ui/pages/tutorial/setup_view.h"

#include <QLabel>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QStackedWidget>
#include <QTest>

#include <set>

using namespace nilometer;
using namespace nilometer::test;

namespace {

QImage pictureIn(const ui::SetupView& view) {
  return view.findChild<ui::SetupPictureView*>()->picture().toImage();
}

} // namespace

/// The set-up page by itself: what it says, shows and enters.
class tst_setup_view : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void init() { QVERIFY(text::useLanguage(u"en")); }
  void spaceAndArrowsTick();
  void rulesAreLinks();
  void ruleLinkWorksByKeyboard();
  void picturesShowTheBoard();
  void picturesMarkWhatTheStepIsAbout();
  void pictureOfTheRiverIsWhole();
  void smallPageAsksForNoNegativeSize();
  void nothingTouchesTheEdgeOfTheWindow();
  void firstPictureIsLikeLaterOnes();
  void languageIsSwitchedWhileSettingUp();
  void everythingThatTakesFocusHasAName();
  void nothingIsCutOff_data() { languagesWithSizes({100, 130, 150, 200}); }
  void nothingIsCutOff();
};

void tst_setup_view::spaceAndArrowsTick() {
  const auto edition = goldenEdition();
  ui::EgiziaSession session(newGame(*edition, 4), edition);
  ui::SetupView setup(session, ui::egiziaSetup(session), {}, nullptr);
  setup.show();
  QVERIFY(QTest::qWaitForWindowActive(&setup));
  const auto press = [](Qt::Key key) { QTest::keyClick(QApplication::focusWidget(), key); };
  setup.row(0)->setFocus();
  press(Qt::Key_Down);
  QVERIFY(setup.row(1)->hasFocus());
  QCOMPARE(setup.current(), 1);
  press(Qt::Key_Space);
  QVERIFY(setup.progress().isDone(1) && !setup.progress().isDone(0));
  QCOMPARE(setup.row(1)->accessibleDescription(), u"done"_s);
  press(Qt::Key_Space);
  QVERIFY(!setup.progress().isDone(1));
  press(Qt::Key_Up);
  press(Qt::Key_Up);
  QVERIFY(setup.row(0)->hasFocus());
}

void tst_setup_view::rulesAreLinks() {
  const auto edition = goldenEdition();
  ui::EgiziaSession session(newGame(*edition, 4), edition);
  ui::SetupView view(session, ui::egiziaSetup(session), {}, nullptr);
  QSignalSpy rules(&view, &ui::SetupView::ruleRequested);
  for (int step = 0; step < view.progress().count(); ++step) {
    view.open(step);
    const QString text = view.card()->text()->text();
    static const QRegularExpression link(u"href=\"(rule:([A-Z0-9-]+))\""_s);
    const auto found = link.match(text);
    QVERIFY2(found.hasMatch(), qPrintable(text));
    Q_EMIT view.card()->text()->linkActivated(found.captured(1));
    QCOMPARE(rules.size(), step + 1);
    QCOMPARE(rules.back().front().toString(), found.captured(2));
  }
}

void tst_setup_view::ruleLinkWorksByKeyboard() {
  const auto edition = goldenEdition();
  ui::EgiziaSession session(newGame(*edition, 4), edition);
  ui::SetupView view(session, ui::egiziaSetup(session), {}, nullptr);
  view.show();
  QVERIFY(QTest::qWaitForWindowActive(&view));
  QSignalSpy rules(&view, &ui::SetupView::ruleRequested);
  view.row(view.progress().count() - 1)->setFocus();
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
  QVERIFY(view.card()->text()->hasFocus());
  QTest::keyClick(view.card()->text(), Qt::Key_Return);
  QCOMPARE(rules.size(), 1);
  QCOMPARE(view.progress().doneCount(), 0);
}

void tst_setup_view::picturesShowTheBoard() {
  const auto edition = goldenEdition();
  ui::EgiziaSession session(newGame(*edition, 4), edition);
  ui::SetupView view(session, ui::egiziaSetup(session), {}, nullptr);
  view.resize(1280, 720);
  for (int step = 0; step < view.progress().count(); ++step) {
    view.open(step);
    const QImage picture = pictureIn(view);
    QVERIFY(!picture.isNull());
    std::set<QRgb> colours;
    for (int y = 0; y < picture.height(); y += 3) {
      for (int x = 0; x < picture.width(); x += 3) colours.insert(picture.pixel(x, y));
    }
    QVERIFY2(colours.size() > 4, "there is nothing to see");
  }
}

void tst_setup_view::picturesMarkWhatTheStepIsAbout() {
  constexpr int players = 4;
  const auto edition = goldenEdition();
  ui::EgiziaSession session(newGame(*edition, players), edition);
  ui::SetupView view(session, ui::egiziaSetup(session), {}, nullptr);
  view.resize(1280, 720);
  view.show();
  QVERIFY(QTest::qWaitForWindowExposed(&view));
  const auto steps = ui::egiziaSetup(session)->steps();
  const auto ringsOf = [&](const QString& part) {
    const auto found = std::ranges::find(steps, part, &ui::SetupStep::key);
    view.open(static_cast<int>(found - steps.begin()));
    QCoreApplication::processEvents();
    const auto* picture = view.findChild<ui::SetupPictureView*>();
    const std::vector<QRect> rings = picture->spots();
    for (const QRect& ring : rings) {
      // With the line around it.
      const QRect line = ring.adjusted(-6, -6, 6, 6);
      if (ring.isEmpty() || !picture->rect().contains(line)) return -1;
    }
    return static_cast<int>(rings.size());
  };
  QCOMPARE(ringsOf(u"board"_s), 0);
  QCOMPARE(ringsOf(u"sites"_s), 3);
  for (const QString& one :
       {u"ring"_s, u"tombs"_s, u"nile-decks"_s, u"sphinx-deck"_s, u"nile-cards"_s}) {
    QCOMPARE(ringsOf(one), 1);
  }
  for (const QString& each : {u"crews"_s, u"start-cards"_s, u"order-tiles"_s, u"stones"_s}) {
    QCOMPARE(ringsOf(each), players);
  }
}

void tst_setup_view::pictureOfTheRiverIsWhole() {
  const auto edition = goldenEdition();
  ui::EgiziaSession session(newGame(*edition, 4), edition);
  ui::SetupView view(session, ui::egiziaSetup(session), {}, nullptr);
  view.resize(1280, 720);
  view.open(view.progress().count() - 1);
  // The heading of the ring stands at the very top, the last stop at the very bottom.
  const auto* river = view.findChild<ui::RiverView*>();
  QVERIFY(river != nullptr);
  const int border = 1; // of the board
  QVERIFY(pictureIn(view).height() >= river->height() - 2 * border);
}

void tst_setup_view::smallPageAsksForNoNegativeSize() {
  QTest::failOnWarning(QRegularExpression(u"Negative sizes"_s));
  const auto edition = goldenEdition();
  ui::EgiziaSession session(newGame(*edition, 4), edition);
  QStackedWidget pages;
  pages.addWidget(new QWidget);
  pages.resize(60, 40);
  pages.show();
  QVERIFY(QTest::qWaitForWindowExposed(&pages));
  ui::SetupView view(session, ui::egiziaSetup(session), {}, &pages);
  pages.addWidget(&view);
  pages.setCurrentWidget(&view);
  for (int step = 0; step < view.progress().count(); ++step) view.open(step);
  QCoreApplication::processEvents();
}

void tst_setup_view::nothingTouchesTheEdgeOfTheWindow() {
  const auto edition = goldenEdition();
  ui::EgiziaSession session(newGame(*edition, 4), edition);
  ui::SetupView view(session, ui::egiziaSetup(session), {}, nullptr);
  view.resize(1280, 720);
  view.show();
  QVERIFY(QTest::qWaitForWindowExposed(&view));
  const int air = 2 * ui::unit;
  const QRect inside = view.rect().adjusted(air, air, -air, -air);
  for (const QWidget* part : view.findChildren<QWidget*>(Qt::FindDirectChildrenOnly)) {
    QVERIFY(!part->isVisible() || inside.contains(part->geometry()));
  }
}

void tst_setup_view::firstPictureIsLikeLaterOnes() {
  const auto edition = goldenEdition();
  ui::EgiziaSession session(newGame(*edition, 4), edition);
  // As in the window: a page that is made while others are shown.
  QStackedWidget pages;
  pages.addWidget(new QWidget);
  pages.show();
  QVERIFY(QTest::qWaitForWindowExposed(&pages));
  ui::SetupView view(session, ui::egiziaSetup(session), {}, &pages);
  pages.addWidget(&view);
  pages.setCurrentWidget(&view);
  QCoreApplication::processEvents();
  const QImage first = pictureIn(view);
  view.open(1);
  view.open(0);
  QVERIFY(first == pictureIn(view));
}

void tst_setup_view::languageIsSwitchedWhileSettingUp() {
  const auto edition = goldenEdition();
  ui::EgiziaSession session(newGame(*edition, 4), edition);
  ui::SetupView view(session, ui::egiziaSetup(session), {u"board"_s}, nullptr);
  view.show();
  const QString english = view.card()->text()->text();
  const QString row = view.row(3)->text();
  QVERIFY(text::useLanguage(u"de"));
  QCoreApplication::processEvents();
  QVERIFY(view.card()->text()->text() != english);
  QVERIFY(view.row(3)->text() != row);
  QVERIFY(view.progress().isDone(0));
  QCOMPARE(view.current(), 1);
}

void tst_setup_view::everythingThatTakesFocusHasAName() {
  const auto edition = goldenEdition();
  ui::EgiziaSession session(newGame(*edition, 4), edition);
  ui::SetupView view(session, ui::egiziaSetup(session), {}, nullptr);
  view.show();
  int seen = 0;
  for (int step = 0; step < view.progress().count(); ++step) {
    view.open(step);
    for (const QWidget* widget : view.findChildren<QWidget*>()) {
      if (!widget->isVisible() || widget->focusPolicy() == Qt::NoFocus) continue;
      ++seen;
      QVERIFY2(!widget->accessibleName().isEmpty(), widget->metaObject()->className());
    }
  }
  QVERIFY(seen > view.progress().count());
}

void tst_setup_view::nothingIsCutOff() {
  QFETCH(const QString, language);
  QFETCH(const int, percent);
  const LargeLetters letters(language, percent);
  const auto edition = goldenEdition();
  egizia::GameRecord game = newGame(*edition, 4, egizia::Profile::revised);
  game.header.players[1].name = std::string(60, 'W');
  game.header.options.withoutMoreSphinxCard = game.header.options.withoutTenPercentCard = true;
  ui::EgiziaSession session(game, edition);
  ui::SetupView view(session, ui::egiziaSetup(session), {}, nullptr);
  view.resize(1280, 720);
  view.show();
  QVERIFY(QTest::qWaitForWindowExposed(&view));
  QVERIFY2(view.minimumSizeHint().width() <= 1280,
           qPrintable(QString::number(view.minimumSizeHint().width())));
  for (int step = 0; step < view.progress().count(); ++step) {
    view.open(step);
    QCoreApplication::processEvents();
    QVERIFY(view.row(step)->textFits());
    for (const QLabel* label : view.findChildren<QLabel*>()) {
      if (!label->isVisible()) continue;
      const int needed =
          label->wordWrap() ? label->heightForWidth(label->width()) : label->sizeHint().height();
      QVERIFY2(label->height() >= needed && label->sizeHint().width() > 0,
               qPrintable(label->text()));
    }
    for (const ui::Chip* chip : view.findChildren<ui::Chip*>()) {
      QVERIFY2(chip->width() >= chip->sizeHint().width(), qPrintable(chip->look().text));
    }
    QVERIFY(view.card()->picture()->height() >= 20);
  }
}

NILOMETER_TEST(tst_setup_view)
#include "tst_setup_view.moc"
