// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_program.h"

#include "tests/golden_games.h"
#include "tests/ui/painted_texts.h"
#include "tests/words/language_rows.h"
#include "ui/egizia/spectator/egizia_display.h"
#include "ui/table/spectator/display_canvas.h"
#include "ui/table/spectator/display_window.h"
#include "ui/text/language.h"

#include <QPaintEvent>
#include <QScreen>
#include <QTest>

using namespace nilometer;
using namespace nilometer::test;
using namespace Qt::Literals::StringLiterals;

namespace {

std::vector<PaintedText> paintedAt(ui::DisplayWindow& window, const QSize& size) {
  window.resize(size);
  PaintedTexts device(size);
  window.paintOn(device, QRect(QPoint(), size));
  return device.texts();
}

/// What of the texts cannot be read: it is cut off, outside, or under another one.
QStringList unreadable(const std::vector<PaintedText>& texts, const QSize& size) {
  QStringList wrong;
  for (auto text = texts.begin(); text != texts.end(); ++text) {
    if (text->text.trimmed().isEmpty()) continue;
    if (!QRectF(QPointF(), size).contains(text->place)) wrong += u"outside: "_s + text->text;
    for (auto other = texts.begin(); other != text; ++other) {
      if (other->text.trimmed().isEmpty()) continue;
      if (!other->place.intersects(text->place)) continue;
      wrong += u"one over the other: "_s + other->text + u" / "_s + text->text;
    }
  }
  return wrong;
}

QString allTexts(const std::vector<PaintedText>& texts) {
  QStringList all;
  for (const PaintedText& text : texts) all += text.text;
  return all.join(u' ');
}

const QStringList fiftyFour = {u"Maximiliana-Alexandrina von Hohenzollern-Sigmaringen X"_s,
                               u"Wolfgang Amadeus Wilhelm Maria von und zu Guttenberg M"_s,
                               u"Donaudampfschifffahrtsgesellschaftskapitänswitwe Wwwww"_s,
                               u"MMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMM"_s};

void nameLong(egizia::GameRecord& record) {
  auto name = fiftyFour.begin();
  for (egizia::RecordHeader::Seat& seat : record.header.players) {
    seat.name = (name++)->toStdString();
  }
}

/// Every table of a recorded game, in every language, as it is entered.
template <class Look>
void eachTable(const egizia::GameRecord& record, std::shared_ptr<const egizia::Edition> edition,
               const Look& look) {
  ui::EgiziaSession session({record.header, {}}, std::move(edition));
  for (std::size_t i = 0; i <= record.entries.size(); ++i) {
    for (const QString& language : text::languages()) {
      const text::InLanguage in(language);
      look(ui::displayOf(session));
    }
    if (i == record.entries.size()) break;
    const egizia::RecordedEntry& entry = record.entries[i];
    session.enter(entry.entry, entry.anyway, text::fromUtf8(entry.reason));
  }
}

} // namespace

/// What the table view paints can be read from afar, whatever there is to be said.
class tst_display : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void initTestCase();
  void everyCapitalIsThreeHundredthsOfTheHeight_data();
  void everyCapitalIsThreeHundredthsOfTheHeight();
  void nothingIsCutOffInAnyRecordedGame_data();
  void nothingIsCutOffInAnyRecordedGame();
  void longNamesPushNoVerbAside_data();
  void longNamesPushNoVerbAside();
  void longNameOnTurnShrinksBeforeItIsElided();
  void onlyWhatDiffersIsPaintedAnew();
  void nothingOfBeforeIsLeft_data() { languageRows(); }
  void nothingOfBeforeIsLeft();
  void shipsOfManyMovesStandApart();
  void howManyMoreIsSaidInItsOwnLanguage();
  void nameDoesNotReachIntoTheHint();
  void saysWhoseTurnItIsToWhoListens();
  void hasItsOwnLightAndDark();

private:
  std::shared_ptr<const egizia::Edition> m_edition;
};

void tst_display::initTestCase() {
  QVERIFY(text::useLanguage(u"en"));
  m_edition = goldenEdition();
}

void tst_display::everyCapitalIsThreeHundredthsOfTheHeight_data() {
  QTest::addColumn<QSize>("size");
  QTest::addColumn<bool>("longNames");
  QTest::addColumn<QString>("family");
  for (const QSize& size : {QSize(1280, 720), QSize(1920, 1080), QSize(3840, 2160),
                            QSize(1024, 768), QSize(1280, 1024)}) {
    const QString height = QString::number(size.height());
    QTest::newRow(qPrintable(height)) << size << false << QString();
    QTest::newRow(qPrintable(height + u", 54 letters"_s)) << size << true << QString();
  }
  // Capitals are not as high in every font.
  QTest::newRow("another font") << QSize(1920, 1080) << false << u"Nimbus Sans"_s;
}

void tst_display::everyCapitalIsThreeHundredthsOfTheHeight() {
  QFETCH(const QSize, size);
  QFETCH(const bool, longNames);
  QFETCH(const QString, family);
  ui::DisplayWindow window;
  if (!family.isEmpty()) window.setFont(QFont(family));
  int seen = 0;
  egizia::GameRecord record = goldenGame("revised-4-players", *m_edition);
  if (longNames) nameLong(record);
  eachTable(record, m_edition, [&](const ui::DisplayContent& content) {
    window.show(content);
    for (const PaintedText& text : paintedAt(window, size)) {
      if (text.text.trimmed().isEmpty()) continue;
      ++seen;
      const QString said = text.text + u": "_s + QString::number(text.place.height());
      QVERIFY2(text.place.height() >= 0.03 * size.height(), qPrintable(said));
    }
  });
  QVERIFY(seen > 10000);
}

void tst_display::nothingIsCutOffInAnyRecordedGame_data() {
  QTest::addColumn<QString>("game");
  for (const QString& name : goldenNames()) QTest::newRow(qPrintable(name)) << name;
}

void tst_display::nothingIsCutOffInAnyRecordedGame() {
  QFETCH(const QString, game);
  ui::DisplayWindow window;
  const egizia::GameRecord record = goldenGame(game.toStdString(), *m_edition);
  eachTable(record, m_edition, [&](const ui::DisplayContent& content) {
    window.show(content);
    for (const QSize& size : {QSize(1920, 1080), QSize(1024, 768), QSize(1280, 1024)}) {
      const std::vector<PaintedText> texts = paintedAt(window, size);
      const QString said = allTexts(texts);
      const QStringList wrong = unreadable(texts, size);
      QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n') + u"\n"_s + said));
      QVERIFY2(!said.contains(u'…'), qPrintable(said));
      // All of the moves is there.
      for (const ui::MovePart& part : content.moves) {
        for (const ui::MoveGlyph& glyph : part.glyphs) {
          QVERIFY2(said.contains(glyph.text.section(u' ', -1)), qPrintable(glyph.text));
          QVERIFY(said.contains(glyph.on) && said.contains(glyph.after));
        }
      }
      // So are the phases that are not now.
      const QStringList words = said.split(u' ');
      for (int phase = 0; phase < content.phases.phases.size(); ++phase) {
        if (phase == content.phases.phase) continue;
        QVERIFY2(words.contains(QString::number(phase + 1)), qPrintable(said));
      }
      QVERIFY2(said.contains(content.turn.does), qPrintable(said));
      // The hint is said whole, or in short, or not at all.
      const QString hint = content.turn.hint.simplified();
      const QString& brief = content.turn.brief;
      const QString begin = u' ' + hint.section(u' ', 0, 1) + u' ';
      QVERIFY2(said.contains(hint) || (!brief.isEmpty() && said.contains(brief)) ||
                   !said.contains(begin),
               qPrintable(hint + u'\n' + said));
    }
  });
}

void tst_display::longNamesPushNoVerbAside_data() {
  QTest::addColumn<QSize>("size");
  for (const QSize& size : {QSize(1920, 1080), QSize(1024, 768), QSize(1280, 1024)}) {
    QTest::newRow(qPrintable(QString::number(size.width()))) << size;
  }
}

void tst_display::longNamesPushNoVerbAside() {
  QFETCH(const QSize, size);
  ui::DisplayWindow window;
  egizia::GameRecord record = goldenGame("revised-4-players", *m_edition);
  nameLong(record);
  eachTable(record, m_edition, [&](const ui::DisplayContent& content) {
    window.show(content);
    const std::vector<PaintedText> texts = paintedAt(window, size);
    const QStringList wrong = unreadable(texts, size);
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
    const QString said = allTexts(texts);
    for (const QString& word : content.turn.does.split(u' ')) {
      QVERIFY2(said.contains(word), qPrintable(said));
    }
    PaintedTexts device(size);
    if (window.paintOn(device, QRect(QPoint(), size)) == ui::MovesCover::tableAndRace) return;
    // The lanes leave out nothing more than is left out everywhere.
    for (const ui::DisplayLane& lane : content.lanes) {
      QVERIFY2(said.contains(lane.name), qPrintable(said));
    }
  });
}

void tst_display::longNameOnTurnShrinksBeforeItIsElided() {
  ui::DisplayWindow window;
  ui::DisplayContent content;
  content.turn = {
      .colour = ui::PlayerColour::red, .does = u"places a ship"_s, .hint = u"3 ships left"_s};
  content.table.heading = u"Flood"_s; // it has the room that is left beside a table
  content.table.columns = {ui::PlayerColour::red, ui::PlayerColour::blue};
  const QSize size(1920, 1080);
  const auto nameAsPainted = [&](const QString& name) {
    content.turn.name = name.left(15);
    content.turn.whole = name;
    window.show(content);
    const std::vector<PaintedText> texts = paintedAt(window, size);
    if (!unreadable(texts, size).isEmpty()) return PaintedText();
    const auto begins = [&](const PaintedText& text) { return text.text.startsWith(name[0]); };
    const auto found = std::ranges::find_if(texts, begins);
    return found == texts.end() ? PaintedText() : *found;
  };
  const PaintedText usual = nameAsPainted(u"Ben"_s);
  QCOMPARE(usual.text, u"Ben"_s);
  const QString whole = u"Donaudampfschifffahrtskapitän"_s;
  const PaintedText small = nameAsPainted(whole);
  QCOMPARE(small.text, whole);
  QVERIFY(small.letters < usual.letters / 2);
  const PaintedText least = nameAsPainted(fiftyFour.back());
  QVERIFY(least.text.size() > 16 && least.text.endsWith(u'…'));
  QVERIFY(least.letters < small.letters);
  QVERIFY(least.place.height() >= 0.03 * size.height());
}

void tst_display::onlyWhatDiffersIsPaintedAnew() {
  ui::EgiziaSession session({goldenGame("revised-4-players", *m_edition).header, {}}, m_edition);
  ui::DisplayContent content = ui::displayOf(session);
  ui::DisplayWindow window;
  window.show(content);
  window.resize(1280, 720);
  window.setVisible(true);
  QVERIFY(QTest::qWaitForWindowExposed(&window));
  QCoreApplication::processEvents();
  /// Remembers what is painted.
  class Watch : public QObject {
  public:
    bool eventFilter(QObject*, QEvent* event) override {
      if (event->type() == QEvent::Paint) painted += static_cast<QPaintEvent*>(event)->region();
      return false;
    }
    QRegion painted;
  } watch;
  window.installEventFilter(&watch);
  window.show(content);
  QCoreApplication::processEvents();
  QVERIFY(watch.painted.isEmpty());
  content.lanes.front().points += 3;
  window.show(content);
  QCoreApplication::processEvents();
  QVERIFY(watch.painted.contains(QPoint(640, 600)));
  QVERIFY(!watch.painted.contains(QPoint(640, 200)));
}

void tst_display::nothingOfBeforeIsLeft() {
  QFETCH(const QString, language);
  QVERIFY(text::useLanguage(language));
  egizia::GameRecord record = goldenGame("revised-4-players", *m_edition);
  record.header.players.front().name = "ÄÖÜ Jgq";
  record.entries.resize(97);
  ui::EgiziaSession session(record, m_edition);
  const ui::DisplayContent one = ui::displayOf(session);
  QVERIFY(!one.moves.empty() && one.turn.colour);
  ui::DisplayWindow window;
  window.show(one);
  window.resize(1280, 720);
  window.setVisible(true);
  QVERIFY(QTest::qWaitForWindowExposed(&window));
  const auto onScreen = [&] {
    // What makes room for more moves is known once they are painted.
    for (int times = 0; times < 3; ++times) QCoreApplication::processEvents();
    return window.screen()->grabWindow(window.winId()).toImage();
  };
  for (int times = 1; times <= 14; ++times) {
    ui::DisplayContent many = one;
    for (int more = 1; more < times; ++more) many.moves.push_back(one.moves.front());
    many.turn.colour.reset();
    many.turn.does = u"Äpfel Öl Übermut"_s;
    for (const ui::DisplayContent& content : {many, one}) {
      window.show(content);
      const QImage painted = onScreen();
      QCOMPARE(painted.size(), window.size());
      window.update();
      const QImage anew = onScreen();
      QVERIFY2(painted == anew, qPrintable(u"%1 moves"_s.arg(content.moves.size())));
    }
  }
}

void tst_display::shipsOfManyMovesStandApart() {
  constexpr int ships = 11;
  ui::DisplayContent content;
  content.turn = {.colour = ui::PlayerColour::red, .name = u"Ben"_s, .whole = u"Ben"_s};
  ui::MovePart part{.colour = ui::PlayerColour::blue};
  for (int i = 0; i < ships; ++i) {
    part.glyphs.push_back({.kind = ui::MoveGlyph::Kind::ship, .text = u"WMW "_s.repeated(9)});
  }
  content.moves = {part};
  ui::DisplayWindow window;
  window.setAppearance(ui::Appearance::light);
  window.resize(1920, 1080);
  window.show(content);
  const QImage image = window.grab().toImage();
  const QRgb hull = ui::lightTheme().player[static_cast<std::size_t>(ui::PlayerColour::blue)].rgb();
  int stand = 0;
  bool before = false;
  // Behind the symbol of the player that begins the first line, within the ships.
  for (int y = 0; y < image.height(); ++y) {
    bool isHull = false;
    for (int x = 85; x < 300; ++x) isHull = isHull || image.pixel(x, y) == hull;
    if (isHull && !before) ++stand;
    before = isHull;
  }
  QCOMPARE(stand, ships);
}

void tst_display::howManyMoreIsSaidInItsOwnLanguage() {
  QVERIFY(text::useLanguage(u"de"));
  const auto english = [] {
    const text::InLanguage in(u"en");
    return ui::DisplayContent{};
  };
  ui::DisplayWindow window;
  ui::DisplayContent content = english();
  ui::MovePart part{.colour = ui::PlayerColour::blue};
  for (int i = 0; i < 40; ++i) {
    part.glyphs.push_back({.kind = ui::MoveGlyph::Kind::ship, .text = u"WMW "_s.repeated(9)});
  }
  content.moves = {part};
  window.show(content);
  const QString texts = allTexts(paintedAt(window, {1280, 720}));
  QVERIFY2(texts.contains(u"more"_s), qPrintable(texts));
}

void tst_display::nameDoesNotReachIntoTheHint() {
  for (const QString& hint : {u"dbh"_s, u"dbh "_s.repeated(20), u"dbh "_s.repeated(30)}) {
    ui::DisplayContent content;
    content.turn = {.colour = ui::PlayerColour::red,
                    .name = u"gjQ"_s,
                    .whole = u"gjQ"_s,
                    .does = u"acts"_s,
                    .hint = hint};
    ui::DisplayWindow window;
    window.show(content);
    const auto texts = paintedAt(window, {1920, 1080});
    const auto find = [&](const QString& text) {
      return std::ranges::find_if(texts, [&](const PaintedText& one) { return one.text == text; });
    };
    const auto name = find(u"gjQ"_s);
    const auto below = find(u"dbh"_s);
    QVERIFY(name != texts.end() && below != texts.end());
    QVERIFY2(!name->ink.intersects(below->ink), qPrintable(hint));
  }
}

void tst_display::saysWhoseTurnItIsToWhoListens() {
  ui::DisplayContent content;
  content.turn = {.colour = ui::PlayerColour::red,
                  .name = u"Ben"_s,
                  .does = u"builds"_s,
                  .hint = u"3 stones."_s};
  content.told = u"Ben builds"_s;
  content.toldMoves = u"Now move: Anna: ship to Alyi"_s;
  ui::DisplayWindow window;
  window.show(content);
  QCOMPARE(window.accessibleName(), u"Ben builds"_s);
  QCOMPARE(window.accessibleDescription(), u"3 stones.\nNow move: Anna: ship to Alyi"_s);
}

void tst_display::hasItsOwnLightAndDark() {
  ui::DisplayWindow window;
  window.resize(640, 360);
  const auto ground = [&] { return window.grab().toImage().pixelColor(638, 2); };
  window.setAppearance(ui::Appearance::dark);
  QCOMPARE(ground(), ui::darkTheme().ground);
  window.setAppearance(ui::Appearance::light);
  QCOMPARE(ground(), ui::lightTheme().ground);
  window.setAppearance(ui::Appearance::highContrast);
  QCOMPARE(ground(), ui::contrastTheme().ground);
  window.setAppearance(ui::Appearance::system);
  QCOMPARE(ground(), ui::themeOf(window).ground);
}

NILOMETER_TEST(tst_display)
#include "tst_display.moc"
