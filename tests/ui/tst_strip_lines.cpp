// SPDX-License-Identifier: GPL-3.0-or-later
// The three lines of the strip: what each says, and that nothing of it is cut or moves.
#include "test_program.h"

#include "tests/ui/scoring_fixture.h"
#include "tests/ui/strip_fixture.h"
#include "tests/words/language_rows.h"
#include "ui/base/style/chip.h"
#include "ui/base/style/font_utils.h"
#include "ui/egizia/action_bar/choice_words.h"
#include "ui/egizia/board/board_view.h"
#include "ui/table/action_bar/move_line.h"
#include "ui/table/action_bar/move_painting.h"
#include "ui/table/action_bar/turn_line.h"
#include "ui/table/guide/guide_panel.h"

#include <QLabel>
#include <QSignalSpy>
#include <QTest>

#include <map>
#include <memory>
#include <set>
#include <utility>

using namespace nilometer;
using namespace nilometer::test;
using ui::Ask;

namespace {

void click(QWidget* widget) {
  QVERIFY(widget != nullptr);
  QTest::mouseClick(widget, Qt::LeftButton);
  QCoreApplication::processEvents();
}

} // namespace

class tst_strip_lines : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void thirtyChoicesGrowUpwardOverTheBoard();
  void threeBrokenRulesAreAllRead();
  void fourLongNamesAreNeverCut_data();
  void fourLongNamesAreNeverCut();
  void signsStandBeforeTheWordsOfAMove();
  void theMoveLineNeverCoversTheBoard_data() { languageRows(); }
  void theMoveLineNeverCoversTheBoard();
  void aNumberStaysWithItsSignAndItsArrow();
  void aDotNeverEndsALine();
  void aTurnIsBrokenBetweenItsWords();
  void aTurnIsShortenedFromItsEnd();
  void aHintEndsWithASentence();
  void aNameIsShortenedOnlyWhereTheRoomIsUsedUp();
  void anEntryThatMovesNothingIsSaid();
  void twoLongNamesUseUpTheRoom();
  void aQuestionReplacesTheGuide();
  void theBulbOpensAndClosesTheGuide();
  void theGuideCountsTheCardsStillToBeNamed_END_3();
  void theHintOfATurnHasRoom();
  void theGuideSaysOneSentenceWithItsRule();
};

void tst_strip_lines::thirtyChoicesGrowUpwardOverTheBoard() {
  QVERIFY(text::useLanguage(u"de"));
  TableWindow window("revised-4-players", 20);
  QCoreApplication::processEvents();
  ui::StripView& strip = window.view.strip();
  const std::vector<QRect> places = fixedPlaces(window.view);
  const QRect board = window.view.board().geometry();
  ui::StripContent content = strip.content();
  content.rows = {{.question = ui::questionId(Ask::draw), .label = u"Ziehen"_s, .chips = {}}};
  for (int id = 0; id < 30; ++id) {
    ui::QuestionRow::Entry entry{.id = id, .open = true, .look = {}};
    entry.look.text = u"Wahl %1"_s.arg(id);
    entry.look.keyCap = u"A"_s;
    content.rows.front().chips.push_back(entry);
  }
  strip.show(content);
  QVERIFY(showsAll(strip));
  QCOMPARE(fixedPlaces(window.view), places);
  QCOMPARE(window.view.board().geometry(), board);
  QCOMPARE(strip.geometry().bottom(), strip.place().bottom());
  QVERIFY(strip.height() > strip.place().height());
  // Choices of so many lines stand together above the buttons, with a little air between.
  const int line = strip.confirmButton()->height() + 2 * ui::unit;
  const int most = strip.place().height() + 5 * line;
  QVERIFY2(strip.height() <= most, qPrintable(u"%1 of %2"_s.arg(strip.height()).arg(most)));
  std::vector<QRect> taken;
  for (int id = 0; id < 30; ++id) {
    const ui::Chip* chip = strip.choice(ui::questionId(Ask::draw), id);
    QVERIFY(inSight(chip));
    const QRect where(chip->mapTo(&strip, QPoint()), chip->size());
    for (const QRect& other : taken) QVERIFY(!other.intersects(where));
    QVERIFY(!strip.confirmButton()->geometry().intersects(where));
    taken.push_back(where);
  }
  content.rows.clear();
  strip.show(content);
  QCOMPARE(strip.geometry(), strip.place());
}

void tst_strip_lines::threeBrokenRulesAreAllRead() {
  QVERIFY(text::useLanguage(u"en"));
  TableWindow window("revised-4-players", 20);
  ui::StripView& strip = window.view.strip();
  ui::StripContent content = strip.content();
  content.refused = content.canInsist = true;
  content.body = u"There is a ship at Edfu already (SAIL-2)\n"
                 u"Anna has to go on downstream; the last ship is at Beni Hasan (SAIL-3)\n"
                 u"Anna has no stone left (BUILD-5)"_s;
  strip.show(content);
  QVERIFY(showsAll(strip));
  QVERIFY(inSight(strip.reasons()) && inSight(strip.whyButton()) && inSight(strip.insistButton()));
  QVERIFY(inSight(strip.confirmButton()));
  const QSignalSpy wanted(&strip, &ui::StripView::ruleRequested);
  for (const auto& rule : {u"SAIL-2"_s, u"SAIL-3"_s, u"BUILD-5"_s}) {
    QVERIFY(strip.reasons()->text().contains(u"href=\"%1\""_s.arg(text::ruleAddress(rule))));
  }
  strip.reasons()->setFocus();
  QTest::keyClick(strip.reasons(), Qt::Key_Tab);
  QTest::keyClick(strip.reasons(), Qt::Key_Return);
  QCOMPARE(wanted.count(), 1);
}

void tst_strip_lines::fourLongNamesAreNeverCut_data() {
  QTest::addColumn<QSize>("place");
  QTest::addColumn<int>("percent");
  QTest::newRow("872 x 118") << QSize(872, 118) << 100;
  QTest::newRow("744 x 110") << QSize(744, 110) << 100;
  QTest::newRow("2180 x 295, 250 %") << QSize(2180, 295) << 250;
}

void tst_strip_lines::fourLongNamesAreNeverCut() {
  QFETCH(const QSize, place);
  QFETCH(const int, percent);
  QVERIFY(text::useLanguage(u"de"));
  const auto edition = goldenEdition();
  const egizia::GameRecord record = goldenWithLongNames(*edition);
  TableWindow window(TableWindow::cut(record, 0), edition);
  QWidget around;
  ui::StripView strip([] { return ui::stripTexts(); }, &around);
  QFont letters = around.font();
  letters.setPixelSize(13 * percent / 100);
  around.setFont(letters);
  around.resize(place.width(), 6 * place.height());
  strip.setGeometry(QRect(QPoint(0, 5 * place.height()), place));
  around.show();
  for (const egizia::RecordedEntry& entry : record.entries) {
    QVERIFY(window.session.enter(entry.entry, entry.anyway).accepted);
    const ui::StripContent& content = window.view.strip().content();
    strip.show(content);
    QVERIFY2(strip.moveLine().fits(), qPrintable(content.moves.told));
    QVERIFY2(strip.turnLine().isHidden() || strip.turnLine().fits(), qPrintable(content.title));
    QVERIFY2(showsAll(strip), qPrintable(content.title + u": " + content.moves.told));
    QVERIFY(strip.y() >= 0);
  }
}

void tst_strip_lines::signsStandBeforeTheWordsOfAMove() {
  QVERIFY(text::useLanguage(u"en"));
  const auto edition = goldenEdition();
  TableWindow window("revised-4-players", 0);
  std::set<ui::MoveGlyph::Kind> seen;
  for (const egizia::RecordedEntry& entry : window.golden.entries) {
    QVERIFY(window.session.enter(entry.entry, entry.anyway).accepted);
    const ui::MoveContent& moves = window.view.strip().content().moves;
    QCOMPARE(moves.parts.empty(), moves.told.isEmpty());
    std::set<ui::PlayerColour> named;
    for (const ui::MovePart& part : moves.parts) {
      // The name once.
      QVERIFY(!part.colour || named.insert(*part.colour).second);
      QCOMPARE(part.name.isEmpty(), !part.colour.has_value());
      for (const ui::MoveGlyph& glyph : part.glyphs) seen.insert(glyph.kind);
    }
    const bool numbered = moves.entry == u"entry %1"_s.arg(window.session.entries());
    QVERIFY(moves.told.isEmpty() || numbered);
  }
  using Kind = ui::MoveGlyph::Kind;
  for (const Kind kind : {Kind::ship, Kind::tile, Kind::turned, Kind::block, Kind::piece,
                          Kind::marker, Kind::card, Kind::door, Kind::ring}) {
    QVERIFY2(seen.contains(kind), qPrintable(QString::number(static_cast<int>(kind))));
  }
}

void tst_strip_lines::theMoveLineNeverCoversTheBoard() {
  QFETCH(const QString, language);
  QVERIFY(text::useLanguage(language));
  TableWindow window("revised-4-players", 0);
  const ui::StripView& strip = window.view.strip();
  const ui::MoveLine& line = strip.moveLine();
  int crowded = 0;
  for (const egizia::RecordedEntry& entry : window.golden.entries) {
    QVERIFY(window.session.enter(entry.entry, entry.anyway).accepted);
    QVERIFY2(line.fits(), qPrintable(line.content().told));
    if (line.leftOut() > 0) ++crowded;
  }
  QVERIFY2(crowded < 5, qPrintable(QString::number(crowded)));
  int counted = 0;
  for (std::size_t entries = 1; entries < window.golden.entries.size(); entries += 12) {
    window.session.lookAt(entries);
    QCoreApplication::processEvents();
    QVERIFY2(line.fits(), qPrintable(line.content().told));
    QVERIFY2(line.height() <= 44 * ui::lookUnit(), qPrintable(line.content().told));
    QVERIFY(line.accessibleName().contains(strip.content().names.inFull(line.content().told)));
    if (line.leftOut() > 0) ++counted;
  }
  QVERIFY(counted > 3);
}

void tst_strip_lines::aNumberStaysWithItsSignAndItsArrow() {
  using Kind = ui::MoveGlyph::Kind;
  const std::vector<ui::MoveGlyph> glyphs(4, {.kind = Kind::marker, .text = u"18 → 29*"_s});
  const ui::MoveContent content{
      .parts = {{.colour = ui::PlayerColour::blue, .name = u"Dora"_s, .glyphs = glyphs}}};
  const QWidget somewhere;
  std::set<int> lines;
  for (int width = 60; width < 700; width += 7) {
    std::vector<qreal> tops;
    ui::MovePainting painting(nullptr, ui::themeOf(somewhere), QFont(), 17);
    std::vector<ui::InlinePiece> pieces = painting.of(content, 4);
    // Symbol and name, and for each the sign and three words.
    QCOMPARE(pieces.size(), std::size_t{2 + 4 * 4});
    for (ui::InlinePiece& piece : pieces) {
      piece.paint = [&tops](const QPointF& base) { tops.push_back(base.y()); };
      if (!piece.again) continue;
      // Whose move goes on in a new line is said by a sign, which is none of the move's.
      ui::InlinePiece sign = *piece.again;
      sign.paint = [](const QPointF&) {};
      piece.again = std::make_shared<const ui::InlinePiece>(std::move(sign));
    }
    const ui::InlineFlow flow(pieces, width);
    flow.paint({}, 1, flow.lines());
    lines.insert(flow.lines());
    for (std::size_t sign = 2; sign < tops.size(); sign += 4) {
      QCOMPARE(tops[sign + 1], tops[sign]);
      QCOMPARE(tops[sign + 2], tops[sign]);
      QVERIFY2(width < 100 || tops[sign + 3] == tops[sign], qPrintable(QString::number(width)));
    }
    QVERIFY(width < 200 || tops[0] == tops[2]);
  }
  QVERIFY(lines.contains(1) && lines.contains(2) && lines.contains(4));
}

void tst_strip_lines::aDotNeverEndsALine() {
  const ui::MoveContent drawn{.parts = {{.glyphs = {{.text = u"All old cards off the river"_s},
                                                    {.text = u"10 new cards"_s},
                                                    {.text = QString()},
                                                    {.text = u"All crews face up"_s}}}}};
  const ui::MoveContent told{.text = u"One thing  ·  another one  ·  and a third  ·"_s};
  const QWidget somewhere;
  for (const ui::MoveContent& content : {drawn, told}) {
    int broken = 0;
    for (int width = 60; width < 700; width += 7) {
      ui::MovePainting painting(nullptr, ui::themeOf(somewhere), QFont(), 17);
      std::vector<ui::InlinePiece> pieces = painting.of(content);
      /// What stands in each line, from left to right.
      std::map<qreal, std::map<qreal, bool>> lines;
      int dots = 0;
      for (ui::InlinePiece& piece : pieces) {
        const auto note = [&lines](bool isDot) {
          return [&lines, isDot](const QPointF& base) { lines[base.y()][base.x()] = isDot; };
        };
        piece.paint = note(false);
        if (!piece.between) continue;
        ui::InlinePiece dot = *piece.between;
        dot.paint = note(true);
        piece.between = std::make_shared<const ui::InlinePiece>(std::move(dot));
        ++dots;
      }
      QCOMPARE(dots, 2);
      const ui::InlineFlow flow(pieces, width);
      flow.paint({}, 1, flow.lines());
      for (const auto& [top, line] : lines) {
        QVERIFY2(!line.begin()->second && !line.rbegin()->second,
                 qPrintable(QString::number(width)));
      }
      broken += flow.lines() > 1 ? 1 : 0;
    }
    QVERIFY(broken > 10);
  }
}

void tst_strip_lines::aTurnIsBrokenBetweenItsWords() {
  ui::TurnLine line(nullptr);
  const QString title = u"Obelisk Tempel Obelisk Tempel Obelisk Tempel"_s;
  line.setContent({.title = title}, {});
  const QFont letters = ui::fontWithHeight(line.font(), 15, QFont::Bold);
  const int word = ui::wholeTextWidth(letters, u"Obelisk"_s);
  int broken = 0;
  for (int width = word; ui::wholeTextWidth(letters, title) > width; ++width) {
    const QRect whole = QFontMetrics(letters).boundingRect(QRect(0, 0, width, QWIDGETSIZE_MAX),
                                                           Qt::TextWordWrap, title);
    QCOMPARE(line.heightForWidth(width), whole.height());
    ++broken;
  }
  QVERIFY(broken > 20);
  // A word that is wider than the line is there to its end.
  QVERIFY(line.heightForWidth(word - 4) > line.heightForWidth(word));
}

void tst_strip_lines::aTurnIsShortenedFromItsEnd() {
  const text::ShownNames names({u"Jörg B."_s, u"Jörg K."_s});
  ui::TurnLine line(nullptr);
  const ui::TurnLine::Content content{.title = u"Jörg K. builds: which site?"_s,
                                      .hint =
                                          u"Obelisk, Temple and Sphinx are open, Giza is not"_s};
  line.setContent(content, names);
  const QFont letters = ui::fontWithHeight(line.font(), 15, QFont::Bold);
  const int title = ui::wholeTextWidth(letters, content.title);
  QString before = content.hint;
  int cut = 0;
  for (int width = 3 * title; width > title / 2; --width) {
    line.resize(width, 40);
    QCOMPARE(line.shownTitle(), content.title);
    const QString hint = line.shownHint();
    QVERIFY(hint.size() <= before.size());
    QVERIFY(hint.isEmpty() || hint == content.hint || hint.endsWith(u'…'));
    if (!hint.isEmpty() && hint != content.hint) ++cut;
    before = hint;
  }
  QVERIFY(before.isEmpty() && cut > 20);
  // Where not even two lines do, both players called Jörg stay two.
  line.resize(title / 3, 40);
  QCOMPARE(line.shownTitle(), content.title);
}

void tst_strip_lines::aHintEndsWithASentence() {
  ui::TurnLine line(nullptr);
  const QString hint = u"Downstream of the obelisk. 7 ships left.  ·  Anna: + 2 stones"_s;
  line.setContent({.title = u"Jörg places a ship"_s, .hint = hint}, {});
  QSet<QString> shown;
  for (int width = 300; width < 900; width += 4) {
    line.resize(width, 40);
    shown += line.shownHint();
  }
  QVERIFY(shown.contains(hint));
  QVERIFY(shown.contains(u"Downstream of the obelisk. …"_s));
  QVERIFY(shown.contains(u"Downstream of the obelisk. 7 ships left. …"_s));
  for (const QString& text : shown) QVERIFY2(!text.contains(u"left. A"_s), qPrintable(text));
}

void tst_strip_lines::aNameIsShortenedOnlyWhereTheRoomIsUsedUp() {
  const text::ShownNames names({u"Wilhelmine-Annegret"_s, u"Ben"_s});
  QVERIFY(names.shown[0] != names.whole[0]);
  ui::TurnLine line(nullptr);
  const ui::TurnLine::Content content{.title = names.shown[0] + u" plays a card"_s,
                                      .hint = u"or passes"_s};
  line.setContent(content, names);
  const QString whole = names.inFull(content.title);
  const int room = ui::wholeTextWidth(ui::fontWithHeight(line.font(), 15, QFont::Bold), whole);
  line.resize(room, 40);
  QCOMPARE(line.shownTitle(), whole);
  line.resize(2 * room, 40);
  QCOMPARE(line.shownTitle(), whole);
  QCOMPARE(line.shownHint(), content.hint);
  line.resize(room - 1, 40);
  QCOMPARE(line.shownTitle(), u"Wilhelmine-Annegr… plays a card"_s);
}

void tst_strip_lines::twoLongNamesUseUpTheRoom() {
  const QString name = u"Annemarie-Friederike Gräfin von Hohenlohe-Langenburg-"_s;
  const text::ShownNames names({name + u'1', name + u'2', u"Ben"_s});
  ui::TurnLine line(nullptr);
  const QString title = names.shown[1] + u" places a ship"_s;
  const QFont letters = ui::fontWithHeight(line.font(), 15, QFont::Bold);
  const int whole = ui::wholeTextWidth(letters, name + u"2 places a ship"_s);
  const int letter = ui::wholeTextWidth(letters, u"WW"_s);
  for (const QString& hint : {u"or passes"_s, u"Which crew?"_s}) {
    line.setContent({.title = title, .hint = hint}, names);
    for (int room = ui::wholeTextWidth(letters, title); room <= whole; ++room) {
      line.resize(room, 40);
      const QString shown = line.shownTitle();
      const int left = room - ui::wholeTextWidth(letters, shown);
      QVERIFY2(left >= 0 && left < letter, qPrintable(shown));
      QVERIFY2(shown.endsWith(u"-2 places a ship"_s), qPrintable(shown));
      // A question has a line of its own.
      QCOMPARE(line.shownHint(), hint.endsWith(u'?') ? hint : QString());
      QVERIFY(line.fits());
    }
  }
}

void tst_strip_lines::anEntryThatMovesNothingIsSaid() {
  QVERIFY(text::useLanguage(u"de"));
  const auto edition = goldenEdition();
  const egizia::GameRecord golden = goldenGame("revised-4-players", *edition);
  TableWindow window(TableWindow::cut(golden, 0), edition);
  for (const egizia::RecordedEntry& entry : golden.entries) {
    QVERIFY(window.session.enter(entry.entry, entry.anyway).accepted);
    if (window.session.shown().phase >= egizia::Phase::final) break;
    const ui::MoveContent& moves = window.view.strip().moveLine().content();
    const QString said = text::sentence(entry, window.session.table());
    QVERIFY2(!moves.parts.empty() || moves.text == said, qPrintable(said));
  }
}

void tst_strip_lines::aQuestionReplacesTheGuide() {
  QVERIFY(text::useLanguage(u"de"));
  TableWindow window("revised-4-players", 20);
  ui::StripView& strip = window.view.strip();
  ui::AskedRow& asked = strip.asked();
  ui::StripContent content = strip.content();
  content.rows.clear();
  content.actions.clear();
  strip.show(content);
  const QRect place = strip.geometry();
  const QRect moves = strip.moveLine().geometry();
  content.asked.question =
      u"Ein Blick auf den Spielplan: Welche Zahl steht in Reihe 1 des Obelisken?"_s;
  content.asked.why = u"Dora hat gerade dort gebaut."_s;
  content.asked.number = 1;
  strip.show(content);
  QVERIFY(showsAll(strip));
  QCOMPARE(strip.geometry(), place);
  QCOMPARE(strip.moveLine().geometry(), moves);
  QVERIFY(inSight(asked.matchesButton()) && !strip.guideLine().isVisible());
  // Beside choices there is only room to say that there is one.
  ui::QuestionRow row{.question = ui::questionId(Ask::draw), .label = u"Ziehen"_s, .chips = {}};
  for (int id = 0; id < 6; ++id) {
    row.chips.push_back({.id = id, .open = true, .look = {}});
    row.chips.back().look.text = u"Wahl %1"_s.arg(id);
  }
  content.rows = {row};
  strip.show(content);
  QVERIFY(showsAll(strip));
  QCOMPARE(strip.geometry(), place);
  QVERIFY(asked.isVisible() && inSight(asked.openButton()) && !asked.matchesButton()->isVisible());
  QCOMPARE(asked.accessibleName(), content.asked.question + u' ' + content.asked.why);
  const QSignalSpy matches(&asked, &ui::AskedRow::matches);
  QVERIFY(asked.press(ui::AskedRow::matchesKey));
  QCOMPARE(matches.count(), 0);
  QVERIFY(showsAll(strip) && inSight(asked.matchesButton()));
  QVERIFY(asked.press(ui::AskedRow::matchesKey));
  QCOMPARE(matches.count(), 1);
}

void tst_strip_lines::theBulbOpensAndClosesTheGuide() {
  TableWindow window("revised-4-players", 20);
  using Front = ui::GuidePanel::Front;
  ui::GuideBulb* bulb = window.view.strip().guideLine().bulb();
  QVERIFY(inSight(bulb) && !window.view.guide().shows(Front::guide));
  click(bulb);
  QVERIFY(window.view.guide().isOpen());
  bulb->setFocus();
  QTest::keyClick(bulb, Qt::Key_Space);
  QVERIFY(!window.view.guide().isOpen() && window.view.guide().shows(Front::log));
  click(bulb);
  window.type(u"Esc"_s);
  QVERIFY(!window.view.guide().isOpen());
}

void tst_strip_lines::theGuideCountsTheCardsStillToBeNamed_END_3() {
  QVERIFY(text::useLanguage(u"en"));
  Scoring at;
  const auto said = [&] {
    const QString all = at.table.view.guide().guide().content().guide.think.join(u'\n');
    const int end = static_cast<int>(all.indexOf(u" hidden Sphinx card"_s));
    return end < 0 ? 0 : all.mid(end - 1, 1).toInt();
  };
  at.next(2);
  for (int left = 4; left > 0; --left) {
    QCOMPARE(said(), left);
    int card = 0;
    while (!at.chip(card)->isEnabled() || at.chip(card)->look().chosen) ++card;
    at.name(card);
  }
  QCOMPARE(said(), 0);
  QVERIFY(!at.strip().refused && !at.finalScoring().mustName());
}

void tst_strip_lines::theHintOfATurnHasRoom() {
  QVERIFY(text::useLanguage(u"de"));
  TableWindow window("revised-4-players", 0);
  int ships = 0;
  for (const egizia::RecordedEntry& entry : window.golden.entries) {
    const ui::StripContent& content = window.view.strip().content();
    if (std::holds_alternative<egizia::PlaceShip>(entry.entry) && !content.hint.isEmpty()) {
      ++ships;
      QCoreApplication::processEvents();
      QVERIFY2(!window.view.strip().turnLine().shownHint().isEmpty(), qPrintable(content.hint));
    }
    QVERIFY(window.session.enter(entry.entry, entry.anyway).accepted);
  }
  QVERIFY(ships > 30);
}

void tst_strip_lines::theGuideSaysOneSentenceWithItsRule() {
  QVERIFY(text::useLanguage(u"en"));
  TableWindow window("revised-4-players", 0);
  const QSignalSpy wanted(&window.view, &ui::EgiziaView::ruleRequested);
  ui::StripView& strip = window.view.strip();
  int rules = 0;
  for (std::size_t entry = 0; entry < 60; ++entry) {
    QVERIFY(window.session.enter(window.golden.entries[entry].entry).accepted);
    const ui::GuideHint& hint = strip.guideLine().hint();
    const ui::GuideHint::Thing said = strip.guideLine().said();
    const QStringList& think = window.view.guide().guide().content().guide.think;
    QCOMPARE(hint.count, static_cast<int>(think.size()));
    if (think.isEmpty() || !strip.guideLine().rule()->isVisible()) continue;
    const QString from = think.filter(said.text).value(0);
    QVERIFY2(from.contains(said.rule) && !said.text.contains(said.rule), qPrintable(said.text));
    click(strip.guideLine().rule());
    QCOMPARE(wanted.count(), ++rules);
    QCOMPARE(wanted.back().front().toString(), said.rule);
  }
  QVERIFY(rules > 5);
  // Too little room for a sentence: it is not begun either, whatever was said before.
  ui::GuideLine line(nullptr);
  line.resize(40 * ui::unit, 8 * ui::unit);
  line.setHint({{{u"Anna is 3 grain short: 6 points"_s, u"FEED-3"_s}}, 2});
  QVERIFY(line.rule()->isHidden());
  QCOMPARE(line.bulb()->geometry().right(), line.rect().right());
  // Of two sentences the first is said where only that has room, and never a part of one.
  const QString first = u"Anna may still sell her stones at the end."_s;
  const QString both = first + u" Ben stands too high on the market for that."_s;
  // What is less important is said where that alone has room.
  const QString second = u"Ben is 1 short."_s;
  const ui::GuideHint hint{{{both, u"END-1"_s}, {second, u"FEED-2"_s}}, 2};
  line.setHint(hint);
  std::set<int> seen;
  for (int width = 60; width < 1200; width += 10) {
    line.resize(width, 8 * ui::unit);
    line.setHint({});
    line.setHint(hint);
    const auto [said, rule] = line.said();
    QVERIFY(said.isEmpty() || said == first || said == both || said == second);
    QCOMPARE(rule, said.isEmpty() ? QString() : said == second ? u"FEED-2"_s : u"END-1"_s);
    QVERIFY(said.isEmpty() || line.bulb()->width() >= line.bulb()->widthOf(said));
    QCOMPARE(line.rule()->isHidden(), said.isEmpty());
    seen.insert(static_cast<int>(said.size()));
  }
  QCOMPARE(seen.size(), std::size_t{4});
  strip.setGuideBulb(true);
  QCoreApplication::processEvents();
  QVERIFY(!strip.guideLine().rule()->isVisible());
}

NILOMETER_TEST(tst_strip_lines)
#include "tst_strip_lines.moc"
