// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_program.h"

#include "tests/ui/home_program.h"
#include "tests/ui/painted_texts.h"
#include "tests/ui/table_window.h"
#include "tests/words/language_rows.h"
#include "ui/base/accessibility/button_role.h"
#include "ui/base/style/chip.h"
#include "ui/base/style/name_in_room.h"
#include "ui/egizia/board/board_view.h"
#include "ui/egizia/seats/player_card.h"
#include "ui/score/chart/bars_chart.h"
#include "ui/score/final_scoring/step_story.h"
#include "ui/score/result/gauge_ranking.h"
#include "ui/table/action_bar/line_label.h"
#include "ui/table/action_bar/strip_view.h"
#include "ui/table/action_bar/turn_line.h"
#include "ui/table/board/place.h"
#include "ui/table/board/seat_card.h"
#include "ui/table/log/log_view.h"
#include "ui/table/view/header_bar.h"
#include "ui/text/phrase.h"
#include "ui/text/shown_names.h"
#include "ui/window/running_card.h"

#include <QFile>
#include <QLabel>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace nilometer;
using namespace nilometer::test;
using text::ShownNames;

namespace {

const QStringList fiftyFourLetters = {u"Maximiliana-Alexandrina von Hohenzollern-Sigmaringen X"_s,
                                      u"Wolfgang Amadeus Wilhelm Maria von und zu Guttenberg M"_s,
                                      u"Donaudampfschifffahrtsgesellschaftskapitänswitwe Wwwww"_s,
                                      u"MMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMM"_s};

/// Two who are called alike up to the last letters, one of 54 letters and a short one.
const QStringList calledAlike = {u"Anna-Maria Sophie von Hohenzollern-Sigmaringen A."_s,
                                 u"Anna-Maria Sophie von Hohenzollern-Sigmaringen B."_s,
                                 fiftyFourLetters[0], u"Ben"_s};

egizia::GameRecord longNamed(const std::string& game, const egizia::Edition& edition,
                             const QStringList& names = fiftyFourLetters) {
  egizia::GameRecord record = goldenGame(game, edition);
  auto name = names.begin();
  for (egizia::RecordHeader::Seat& seat : record.header.players) {
    seat.name = (name++)->toStdString();
  }
  return record;
}

/// The texts on the widget that name one of those who are called alike.
QStringList writtenAlike(QWidget& widget) {
  PaintedTexts device(widget.size());
  QPainter painter(&device);
  widget.render(&painter);
  QStringList written;
  QRectF before;
  for (const PaintedText& painted : device.texts()) {
    const qsizetype at = painted.text.indexOf(u"Anna"_s);
    // A name may have a second line.
    const bool goesOn = !before.isEmpty() && painted.place.left() == before.left() &&
                        painted.place.top() > before.bottom();
    if (at >= 0) written += painted.text.mid(at).trimmed();
    if (at < 0 && goesOn) written.last() += painted.text;
    before = at >= 0 ? painted.place : QRectF();
  }
  return written;
}

/// The first such text that could mean either of them; empty if none could.
QString meantOfBoth(QWidget& widget) {
  const QStringList written = writtenAlike(widget);
  if (written.isEmpty()) return u"nobody is written"_s;
  const auto both = std::ranges::find_if(written, [](const QString& name) {
    return name.endsWith(u'…') && calledAlike[0].startsWith(name.chopped(1)) &&
           calledAlike[1].startsWith(name.chopped(1));
  });
  return both == written.end() ? QString() : *both;
}

/// The card of a player without anything of a game.
class BareCard : public ui::SeatCard {
public:
  BareCard(const QString& name, const QStringList& names) : SeatCard(nullptr) {
    ui::SeatLook look;
    look.whole = name;
    look.name = ShownNames(names).shown[names.indexOf(name)];
    look.names = names;
    look.points = u"87"_s;
    setSeat(look);
    setForm(ui::SeatForm::tab);
    resize(90, 40);
  }
  [[nodiscard]] QString shown() {
    PaintedTexts painted(size());
    render(&painted);
    for (const PaintedText& text : painted.texts()) {
      if (text.text != seat().points) return text.text;
    }
    return {};
  }
};

} // namespace

/// A name of any length pushes nothing aside: neither verbs nor numbers, neither board nor buttons.
class tst_long_names : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void areShownWithSixteenLetters();
  void thatBeginAlikeKeepTheirEnds();
  void thatBeginAndEndAlikeKeepWhatIsBetween();
  void stayToldApartHoweverShort();
  void areToldApartHoweverNarrowTheRoom();
  void areToldApartOnTheTabsOfPlayers();
  void areToldApartOnEveryPage_data();
  void areToldApartOnEveryPage();
  void areWholeInTheTipOfTheirBar();
  void thatStandInOthersAreNotMeant();
  void thatEndWithADotEndTheSentence();
  void countLettersAsPeopleDo();
  void areWholeAgainInFull();
  void nothingMovesFromEntryToEntry_data() { languageRows(); }
  void nothingMovesFromEntryToEntry();
  void refusedEntryMovesNothing_data() { nothingMovesFromEntryToEntry_data(); }
  void refusedEntryMovesNothing();
  void areWholeInTheTips();
  void areWholeWhereThereIsRoom();
  void startPageStaysOnTheScreen();
};

void tst_long_names::areShownWithSixteenLetters() {
  const ShownNames names({u"Anna"_s, u"Sixteen letters!"_s, u"Seventeen letters"_s, QString()});
  const QStringList shown{u"Anna"_s, u"Sixteen letters!"_s, u"Seventeen lette…"_s, QString()};
  QCOMPARE(names.shown, shown);
  // Whatever signs without a form a file has in its names.
  const ShownNames unseen({u"Jo\u0308rg\u200B"_s, u"\u200B\u3164"_s});
  QCOMPARE(unseen.whole, QStringList({u"Jörg"_s, u"Player 2"_s}));
  QCOMPARE(unseen.shown, unseen.whole);
  for (const QString& name : ShownNames(fiftyFourLetters).shown) QVERIFY(name.size() <= 16);
}

void tst_long_names::thatBeginAlikeKeepTheirEnds() {
  const ShownNames names({u"Maximilian-Alexander Baumeister"_s,
                          u"Maximilian-Alexander Steinmetzger"_s, u"Maximilian-Alex"_s});
  const QStringList shown{u"Maximil…umeister"_s, u"Maximil…nmetzger"_s, u"Maximilian-Alex"_s};
  QCOMPARE(names.shown, shown);
}

void tst_long_names::thatBeginAndEndAlikeKeepWhatIsBetween() {
  const ShownNames names(
      {u"Maximilian-Alexander A. Baumeister"_s, u"Maximilian-Alexander B. Baumeister"_s});
  const QStringList shown{u"Maximil…A. Baum…"_s, u"Maximil…B. Baum…"_s};
  QCOMPARE(names.shown, shown);
}

void tst_long_names::stayToldApartHoweverShort() {
  const QList<QStringList> tables{{u"Jörg B."_s, u"Jörg K."_s},
                                  {u"Jörg"_s, u"Jörg K."_s, u"Jörgensen"_s},
                                  {u"Player 1"_s, u"Player 2"_s, u"Player 12"_s},
                                  {u"Maximilian-Alexander A. Baumeister"_s,
                                   u"Maximilian-Alexander B. Baumeister"_s, u"Maximiliane"_s},
                                  {u"e\u0301e\u0301e\u0301e\u0301"_s, u"e\u0301e\u0301e"_s}};
  for (const QStringList& table : tables) {
    const ShownNames names(table);
    for (qsizetype letters = 16; letters > 0; --letters) {
      QStringList cut;
      for (const QString& name : names.shown) cut += names.shortenedTo(letters, name);
      for (const QString& one : cut) {
        const QString beginning = one.endsWith(u'…') ? one.chopped(1) : QString(1, QChar::Null);
        const auto begins = [&](const QString& name) { return name.startsWith(beginning); };
        QVERIFY2(std::ranges::count_if(names.shown, begins) <= 1, qPrintable(cut.join(u" | "_s)));
      }
    }
  }
  const ShownNames apart({u"Alexandra"_s, u"Ben"_s});
  QCOMPARE(apart.shortenedTo(4, u"Alexandra builds, Ben feeds"_s), u"Ale… builds, Ben feeds"_s);
}

void tst_long_names::areToldApartHoweverNarrowTheRoom() {
  const QFontMetricsF metrics{QFont()};
  const QList<QStringList> tables{{u"Jörg B."_s, u"Jörg K."_s, u"Anna"_s},
                                  {u"Alexandra Müller"_s, u"Alexandra Meyer"_s, u"Alex"_s}};
  for (const QStringList& table : tables) {
    const qreal least = metrics.horizontalAdvance(u"WW…"_s);
    for (qreal room = metrics.horizontalAdvance(table[0]); room > least; --room) {
      QStringList shown;
      for (const QString& name : table) shown += ui::nameInRoom(name, table, metrics, room);
      QVERIFY2(shown[0] != shown[1], qPrintable(shown.join(u" | "_s)));
      for (const QString& name : shown) {
        QVERIFY2(metrics.horizontalAdvance(name) <= room + 0.5, qPrintable(name));
      }
    }
  }
  // Where no other begins alike, the beginning says most.
  const qreal room = metrics.horizontalAdvance(u"Alexa…"_s) + 0.5;
  QVERIFY(ui::nameInRoom(u"Alexandra"_s, {u"Alexandra"_s, u"Ben"_s}, metrics, room)
              .startsWith(u"Alex"_s));
}

void tst_long_names::areToldApartOnTheTabsOfPlayers() {
  const QStringList names{u"Jörg Baumeister"_s, u"Jörg Kaiser"_s};
  const QString first = BareCard(names[0], names).shown();
  const QString second = BareCard(names[1], names).shown();
  QVERIFY2(!first.isEmpty() && first != names[0] && first != second,
           qPrintable(first + u" | "_s + second));
}

void tst_long_names::areToldApartOnEveryPage_data() {
  QTest::addColumn<QSize>("size");
  QTest::addColumn<int>("letters");
  QTest::newRow("1280x720") << QSize(1280, 720) << 100;
  QTest::newRow("1024x600") << QSize(1024, 600) << 100;
  QTest::newRow("1024x600, large letters") << QSize(1024, 600) << 250;
}

void tst_long_names::areToldApartOnEveryPage() {
  QFETCH(const QSize, size);
  QFETCH(const int, letters);
  QVERIFY(text::useLanguage(u"de"));
  HomeProgram program;
  Q_EMIT program.window.findChild<ui::GameMenu*>()->textSizeChosen(letters);
  program.addGoldenEdition();
  const auto edition = goldenEdition();
  const egizia::GameRecord whole = longNamed("revised-4-players", *edition, calledAlike);
  const auto open = [&](std::size_t entries) {
    QFile file(program.file(u"games/%1.nilometer"_s.arg(entries)));
    QVERIFY(file.open(QIODevice::WriteOnly));
    const egizia::GameRecord game = TableWindow::cut(whole, entries);
    file.write(QByteArray::fromStdString(egizia::writeRecord(game, *edition)));
    file.close();
    program.window.openFile(file.fileName());
    QVERIFY(program.window.game() != nullptr);
    program.window.resize(size);
  };
  open(20);
  program.window.showStart();
  auto& running = *program.window.findChild<ui::RunningCard*>();
  QTRY_VERIFY(running.isVisible());
  QCOMPARE(meantOfBoth(running), QString());
  for (const QString& name : calledAlike) QVERIFY(running.toolTip().contains(name));
  open(whole.entries.size());
  program.window.showResult();
  auto& gauge = *program.window.findChild<ui::GaugeRanking*>();
  QTRY_VERIFY(gauge.isVisible());
  QCOMPARE(meantOfBoth(gauge), QString());
  QStringList said;
  for (std::size_t row = 0; row < 4; ++row) said += gauge.saidAt(gauge.rowRect(row).center());
  for (const QString& name : calledAlike) {
    QVERIFY2(said.join(u'\n').contains(name), qPrintable(said.join(u'\n')));
  }
}

void tst_long_names::areWholeInTheTipOfTheirBar() {
  ui::BarsChart chart;
  chart.resize(300, 300);
  std::vector<ui::Bar> bars;
  for (const QString& name : calledAlike) {
    bars.push_back({name, {}, {{.source = 0, .name = u"Graves"_s, .value = 7}}, u"7"_s});
  }
  chart.setBars(bars);
  chart.show();
  QCOMPARE(meantOfBoth(chart), QString());
  const auto tipAt = [&](int y) {
    QMouseEvent move(QEvent::MouseMove, QPointF(20, y), chart.mapToGlobal(QPointF(20, y)),
                     Qt::NoButton, Qt::NoButton, {});
    QCoreApplication::sendEvent(&chart, &move);
    return chart.toolTip();
  };
  QVERIFY2(tipAt(20).contains(calledAlike[0]), qPrintable(tipAt(20)));
  QVERIFY2(!tipAt(295).contains(u"Ben"_s), qPrintable(tipAt(295))); // is whole where it stands
}

void tst_long_names::thatStandInOthersAreNotMeant() {
  const ShownNames names({u"Maximilian"_s, u"Maximilian Theodor von und zu Guttenberg"_s});
  const QString text = names.shown[0] + u" is behind "_s + names.shown[1];
  QCOMPARE(names.inFull(text), names.whole[0] + u" is behind "_s + names.whole[1]);
  QCOMPARE(names.shortenedTo(12, text), u"Maximilian is behind Maximilian T…"_s);
}

void tst_long_names::thatEndWithADotEndTheSentence() {
  const QString text = u"%1 for %2."_s;
  QCOMPARE(text::fill(text, {u"+21"_s, u"Jörg A."_s}), u"+21 for Jörg A."_s);
  QCOMPARE(text::fill(text, {u"+21"_s, u"Anna"_s}), u"+21 for Anna."_s);
}

void tst_long_names::countLettersAsPeopleDo() {
  // Each letter with an accent that no letter has: 16 letters, 32 characters.
  const QString accented = QStringLiteral("x\u0301").repeated(16);
  QCOMPARE(ShownNames({accented}).shown.front(), accented);
  const QString longer = QStringLiteral("x\u0301").repeated(17);
  QCOMPARE(ShownNames({longer}).shown.front(),
           QString(QStringLiteral("x\u0301").repeated(15) + u'…'));
}

void tst_long_names::areWholeAgainInFull() {
  const ShownNames names(fiftyFourLetters);
  const QString text = names.shown[0] + u" is behind "_s + names.shown[1];
  QCOMPARE(names.inFull(text), fiftyFourLetters[0] + u" is behind "_s + fiftyFourLetters[1]);
  QCOMPARE(names.tip(text, u"more"_s), names.inFull(text) + u"\nmore"_s);
  QCOMPARE(names.tip(u"no name"_s, u"more"_s), u"more"_s);
  QCOMPARE(names.tip(u"no name"_s, {}), QString());
}

void tst_long_names::nothingMovesFromEntryToEntry() {
  QFETCH(const QString, language);
  QVERIFY(text::useLanguage(language));
  const auto edition = goldenEdition();
  const egizia::GameRecord golden = longNamed("revised-4-players", *edition);
  TableWindow window(TableWindow::cut(golden, 0), edition);
  const QRect board = window.view.board().geometry();
  const QRect strip = window.view.strip().place();
  const QRect players = window.view.players().geometry();
  for (const egizia::RecordedEntry& entry : golden.entries) {
    QVERIFY(window.session.enter(entry.entry, entry.anyway).accepted);
    QCoreApplication::processEvents();
    const std::string said = text::sentence(entry, window.session.table()).toStdString();
    const char* after = said.c_str();
    QVERIFY2(window.view.minimumSizeHint().width() <= 1280, after);
    QCOMPARE(window.view.width(), 1280);
    QVERIFY2(window.view.board().geometry() == board, after);
    // The stage of the final scoring has all of the width, and so has the strip below it.
    QRect below = strip;
    if (window.session.shown().phase >= egizia::Phase::final) {
      below.setRight(players.right());
      below.setTop(below.bottom() + 1 - window.view.strip().heightFor(below.width()));
    }
    QVERIFY2(window.view.strip().place() == below, after);
    QVERIFY2(window.view.players().geometry() == players, after);
    for (const ui::LineLabel* line : window.view.header().findChildren<ui::LineLabel*>()) {
      QVERIFY2(line->textFits(), qPrintable(line->text()));
    }
    for (const ui::Chip* chip : window.view.strip().findChildren<ui::Chip*>()) {
      if (!chip->isVisible()) continue;
      QVERIFY2(chip->width() >= chip->sizeHint().width(), qPrintable(chip->text()));
    }
    QVERIFY2(!window.view.log().horizontalScrollBar()->isVisible(), after);
  }
}

void tst_long_names::refusedEntryMovesNothing() {
  QFETCH(const QString, language);
  QVERIFY(text::useLanguage(language));
  const auto edition = goldenEdition();
  TableWindow window(TableWindow::cut(longNamed("revised-4-players", *edition), 19), edition);
  const QRect board = window.view.board().geometry();
  int refused = 0;
  for (ui::Place* place : window.view.board().findChildren<ui::Place*>()) {
    if (!place->isVisible() || place->look().state != ui::PlaceLook::State::refused) continue;
    QTest::mouseClick(place, Qt::LeftButton);
    QCoreApplication::processEvents();
    if (window.view.strip().content().canInsist) {
      ++refused;
      QVERIFY(window.view.strip().reasons()->isVisible());
      QVERIFY(window.view.strip().insistButton()->isVisible());
      QCOMPARE(window.view.board().geometry(), board);
    }
    QTest::keyClick(&window.view, Qt::Key_Escape);
  }
  QVERIFY(refused > 0);
}

void tst_long_names::areWholeInTheTips() {
  QVERIFY(text::useLanguage(u"en"));
  const auto edition = goldenEdition();
  TableWindow window(TableWindow::cut(longNamed("revised-4-players", *edition), 8), edition);
  const egizia::Player onTurn = window.session.options().onTurn;
  const QString name = fiftyFourLetters[onTurn];
  const ui::TurnLine& turn = window.view.strip().turnLine();
  QVERIFY(turn.toolTip().contains(name));
  QVERIFY(!turn.content().title.contains(name));
  QVERIFY(turn.content().title.endsWith(u" places a ship"_s));
  QVERIFY(turn.accessibleName().contains(name));
  const ui::PlayerCard* card = window.view.players().card(onTurn);
  QVERIFY(card->toolTip().contains(name));
  QVERIFY(ui::buttonDescription(*card).contains(name));
  const QAbstractItemModel& log = *window.view.log().model();
  const QModelIndex last = log.index(log.rowCount() - 1, 0);
  const bool whole =
      std::any_of(fiftyFourLetters.begin(), fiftyFourLetters.end(), [&](const QString& one) {
        return last.data(Qt::ToolTipRole).toString().contains(one) &&
               last.data(Qt::AccessibleTextRole).toString().contains(one);
      });
  QVERIFY(whole);
}

void tst_long_names::areWholeWhereThereIsRoom() {
  QVERIFY(text::useLanguage(u"en"));
  const QStringList names{u"Maximiliane von Rosental"_s, u"Ben"_s, u"Cem"_s, u"Dora"_s};
  const QString& name = names.front();
  const ShownNames shown(names);
  const auto isPainted = [&](QWidget& widget) {
    PaintedTexts painted(widget.size());
    widget.render(&painted);
    return std::ranges::any_of(painted.texts(),
                               [&](const PaintedText& text) { return text.text.contains(name); });
  };
  BareCard card(name, names);
  QVERIFY(!isPainted(card));
  card.resize(190, 40); // one line would have no room for the points
  QVERIFY(isPainted(card));
  card.setForm(ui::SeatForm::whole);
  card.resize(420, 100);
  QVERIFY(isPainted(card));

  ui::StepStory story(nullptr);
  ui::StepStoryContent step;
  step.name = shown.shown.front();
  step.names = shown;
  story.show(step);
  story.resize(400, 300);
  QVERIFY(isPainted(story));

  const auto edition = goldenEdition();
  const TableWindow window(longNamed("revised-4-players", *edition, names), edition);
  window.view.log().scrollToTop();
  QVERIFY(isPainted(*window.view.log().viewport()));
}

void tst_long_names::startPageStaysOnTheScreen() {
  QVERIFY(text::useLanguage(u"de"));
  const QTemporaryDir home;
  const auto edition = goldenEdition();
  Home(home).addGoldenEdition();
  const egizia::GameRecord whole = longNamed("revised-4-players", *edition);
  for (const int entries : {8, 20, 40}) {
    egizia::GameRecord game = TableWindow::cut(whole, static_cast<std::size_t>(entries));
    QFile file(home.filePath(u"games/%1.nilometer"_s.arg(entries)));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QByteArray::fromStdString(egizia::writeRecord(game, *edition)));
  }
  HomeProgram program(home);
  for (const int entries : {8, 20, 40}) {
    program.window.openFile(home.filePath(u"games/%1.nilometer"_s.arg(entries)));
    QVERIFY(program.window.game() != nullptr);
  }
  program.window.showStart();
  QVERIFY2(program.window.minimumSizeHint().width() <= 1000,
           qPrintable(QString::number(program.window.minimumSizeHint().width())));
  const ui::StartView& start = program.window.startView();
  QVERIFY(start.continueButton()->accessibleName().contains(fiftyFourLetters.back()));
  QVERIFY(start.continueButton()->toolTip().contains(fiftyFourLetters.back()));
  const auto others = start.recentList().actions();
  QCOMPARE(others.size(), 2);
  for (const QAction* other : others) {
    QVERIFY(other->toolTip().contains(fiftyFourLetters.back()));
    QVERIFY(!other->text().contains(fiftyFourLetters.back()));
  }
}

NILOMETER_TEST(tst_long_names)
#include "tst_long_names.moc"
