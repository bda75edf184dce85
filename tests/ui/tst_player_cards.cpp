// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_program.h"

#include "tests/ui/full_cards.h"
#include "tests/ui/table_window.h"
#include "ui/base/style/unit.h"
#include "ui/egizia/seats/flood_view.h"
#include "ui/egizia/seats/player_card.h"
#include "ui/text/language.h"
#include "ui/text/phrase.h"

#include <QApplication>
#include <QTest>

#include <array>

using namespace nilometer;
using namespace nilometer::test;
using ui::SeatForm;
using ui::SeatsLook;

namespace {

/// How much a card has room for; with fewer than four players whole ones are roomy.
enum class CardForm : std::uint8_t { closed, usual, roomy };

/// A card as it stands in a window of 1280×720, with the window's letters.
void place(ui::PlayerCard& card, CardForm form) {
  constexpr std::array<qreal, 3> heights = {64, 129.5, 174.5}; // by CardForm
  const qreal u = ui::lookUnit(card.font());
  card.setForm(form == CardForm::closed ? SeatForm::closed : SeatForm::whole);
  card.resize((QSizeF(384, heights[static_cast<std::size_t>(form)]) * u).toSize());
}

/// The table of a recorded game with the players' part in one of its forms.
struct FoldedTable {
  explicit FoldedTable(SeatsLook look) : window("revised-4-players", 60) {
    window.view.players().setCompactLevel(look);
    QCoreApplication::processEvents();
  }
  ui::PlayersView& players() { return window.view.players(); }
  [[nodiscard]] table::Player onTurn() const { return window.session.options().onTurn; }
  [[nodiscard]] table::Player other() const { return onTurn() == 0 ? 1 : 0; }
  void nextTurn() {
    const table::Player before = onTurn();
    while (onTurn() == before) {
      const std::size_t made = window.session.record().entries.size();
      const egizia::RecordedEntry& next = window.golden.entries[made];
      if (!window.session.enter(next.entry, next.anyway).accepted) qFatal("not entered");
    }
    QCoreApplication::processEvents();
  }

  TableWindow window;
};

} // namespace

/// Every number of every player can be read, whatever the card looks like.
class tst_player_cards : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void init() { QVERIFY(text::useLanguage(u"de")); }
  void cleanup() { QVERIFY(text::useLanguage(u"en")); }
  void nothingIsCutOff_data();
  void nothingIsCutOff();
  void nineCardsAreRead();
  void openCardOfASmallWindowSaysAll();
  void openCardHasTheHeightItNeeds();
  void equalForecastsAreOne();
  void afterFeedingTheNextOneIsForecast_FEED_4();
  void usedCrewsAndCardsAreToldInWords();
  void barsOfAllPlayersHaveOneScale_FEED_2();
  void closedCardsOpenByMouseAndKeys();
  void tabsOpenTheirCardOverTheBoard();
};

void tst_player_cards::nothingIsCutOff_data() {
  QTest::addColumn<QString>("game");
  for (const QString& game : goldenNames()) QTest::newRow(qPrintable(game)) << game;
}

void tst_player_cards::nothingIsCutOff() {
  QFETCH(const QString, game);
  const auto edition = goldenEdition();
  const egizia::GameRecord record = longNamed(game, *edition);
  ui::EgiziaSession session(record, edition);
  ui::PlayerCard card(nullptr);
  for (std::size_t entries = 0; entries <= record.entries.size(); entries += 5) {
    session.lookAt(entries);
    for (table::Player player = 0; player < session.players(); ++player) {
      ui::PlayerLook look = ui::playerLook(session, player, {});
      for (const QString& points : {look.seat.points, u"−12"_s, u"250"_s}) {
        look.seat.points = points;
        card.setLook(look);
        for (const CardForm form : {CardForm::closed, CardForm::usual, CardForm::roomy}) {
          place(card, form);
          const QString wrong = wrongWith(card);
          QVERIFY2(wrong.isEmpty(), qPrintable(QString::number(entries) + u": "_s + wrong));
        }
      }
    }
  }
}

void tst_player_cards::nineCardsAreRead() {
  const TableWindow window("revised-4-players", 118);
  ui::PlayerCard card(nullptr);
  for (table::Player player = 0; player < window.session.players(); ++player) {
    const ui::PlayerLook look =
        fullLook(window.view.players().card(player)->look(), *window.edition);
    QCOMPARE(look.cards.size(), std::size_t{9});
    card.setLook(look);
    for (const CardForm form : {CardForm::usual, CardForm::roomy}) {
      place(card, form);
      QCOMPARE(wrongWith(card), QString());
      for (const QRectF& chip : card.places().chips)
        QVERIFY(chip.height() >= 17 * ui::lookUnit(card.font()));
    }
  }
}

void tst_player_cards::openCardOfASmallWindowSaysAll() {
  const TableWindow window("revised-4-players", 118);
  ui::PlayerCard card(nullptr);
  for (table::Player player = 0; player < window.session.players(); ++player) {
    for (const bool full : {false, true}) {
      const ui::PlayerLook look = window.view.players().card(player)->look();
      card.setLook(full ? fullLook(look, *window.edition) : look);
      for (const CardForm form : {CardForm::closed, CardForm::usual}) {
        place(card, form);
        const qreal height = form == CardForm::closed ? 64 : 199;
        card.resize((QSizeF(268, height) * ui::lookUnit(card.font())).toSize());
        QCOMPARE(wrongWith(card), QString());
      }
    }
  }
}

/// As in 1280×720 with letters of 125 %: the closed cards give what the open one needs.
void tst_player_cards::openCardHasTheHeightItNeeds() {
  const auto edition = goldenEdition();
  ui::EgiziaSession session(longNamed(u"revised-4-players"_s, *edition), edition);
  ui::PlayersView view(session);
  view.setCompactLevel(SeatsLook::closed);
  view.resize((QSizeF(264, 375) * ui::lookUnit(view.font())).toSize());
  for (std::size_t entries = 0; entries <= session.record().entries.size(); entries += 5) {
    session.lookAt(entries);
    view.refresh({});
    for (table::Player player = 0; player < session.players(); ++player) {
      QTest::mouseClick(view.card(player), Qt::LeftButton);
      QCOMPARE(view.opened(), player);
      for (table::Player other = 0; other < session.players(); ++other) {
        const QString wrong = wrongWith(*view.card(other));
        QVERIFY2(wrong.isEmpty(), qPrintable(QString::number(entries) + u": "_s + wrong));
      }
      const ui::FloodLook& flood = view.card(player)->look().flood;
      if (flood.over) continue;
      QString all;
      for (const PaintedText& text : textsOn(*view.card(player))) all += text.text + u'\n';
      for (const ui::FloodLook::Cell& cell : flood.cells) {
        if (cell.points != 0) QVERIFY2(all.contains(text::number(-cell.points)), qPrintable(all));
      }
    }
  }
}

void tst_player_cards::equalForecastsAreOne() {
  QVERIFY(text::useLanguage(u"en"));
  const TableWindow window("revised-4-players", 118);
  ui::PlayerCard card(nullptr);
  ui::PlayerLook look = window.view.players().card(0)->look();
  look.flood.strength = 5;
  look.flood.now = egizia::Ring::left;
  look.flood.next = look.flood.over = false;
  const auto said = [&](CardForm form) {
    card.setLook(look);
    place(card, form);
    QStringList all;
    const std::vector<PaintedText> texts = textsOn(card); // lays it out, too
    const QRectF grain = card.findChild<ui::FloodView*>()->geometry();
    for (const PaintedText& text : texts) {
      if (grain.contains(text.ink.center())) all += text.text;
    }
    return all.filter(u" over"_s);
  };
  look.flood.cells = {{{7, 0, 0}, {7, 0, 0}, {7, 0, 0}}};
  QCOMPARE(said(CardForm::roomy), QStringList({u"✓ fed, 2 over"_s, u"✓ 2 over"_s}));
  look.flood.cells = {{{7, 0, 0}, {7, 0, 0}, {9, 0, 0}}};
  QCOMPARE(said(CardForm::roomy), QStringList({u"✓ fed, 2 over"_s, u"✓ 2 over"_s, u"✓ 4 over"_s}));
  // The place that is asked about is that of its disc.
  auto* const flood = card.findChild<ui::FloodView*>();
  const int line = flood->height() - 4;
  const int step = qRound(16 * ui::lookUnit(card.font()));
  QCOMPARE(flood->ringAt({step / 2, line}), egizia::Ring::left);
  QCOMPARE(flood->ringAt({step + step / 2, line}), egizia::Ring::middle);
  QCOMPARE(flood->ringAt({flood->width() - step, line}), egizia::Ring::right);
}

void tst_player_cards::afterFeedingTheNextOneIsForecast_FEED_4() {
  const auto edition = goldenEdition();
  ui::EgiziaSession session(goldenGame("revised-4-players", *edition), edition);
  for (const QString& language : {u"de"_s, u"en"_s}) {
    QVERIFY(text::useLanguage(language));
    const QString next = language == u"de"_s ? u"dann "_s : u"next: "_s;
    int before = 0;
    int after = 0;
    ui::PlayerCard card(nullptr);
    place(card, CardForm::roomy);
    for (std::size_t entries = 0; entries <= session.record().entries.size(); entries += 3) {
      session.lookAt(entries);
      card.setLook(ui::playerLook(session, 0, {}));
      if (card.look().flood.over) continue;
      const bool isFed = session.shown().phase > egizia::Phase::feed;
      ++(isFed ? after : before);
      QString all;
      for (const PaintedText& text : textsOn(card)) all += text.text + u'\n';
      QVERIFY2(all.contains(next) == isFed, qPrintable(all));
      const auto said = card.findChild<ui::FloodView*>()->sentences();
      QCOMPARE(said.size() - (card.look().flood.rests.isEmpty() ? 0 : 1), isFed ? 4 : 3);
    }
    QVERIFY(before > 0 && after > 0);
  }
}

void tst_player_cards::usedCrewsAndCardsAreToldInWords() {
  QVERIFY(text::useLanguage(u"en"));
  const TableWindow window("revised-4-players", 118);
  ui::PlayerCard card(nullptr);
  ui::PlayerLook look = fullLook(window.view.players().card(0)->look(), *window.edition);
  look.crews = {{{3, true}, {2, false}, {4, false}, {5, false}}};
  card.setLook(look);
  place(card, CardForm::usual);
  const auto tip = [&](const QRectF& at) { return card.tipAt(at.center().toPoint()); };
  QCOMPARE(tip(card.places().crews[0]), u"blue crew: strength 3, used this round"_s);
  QCOMPARE(tip(card.places().crews[1]), u"black crew: strength 2"_s);
  QCOMPARE(tip(card.places().chips[3]), look.cards[2].inFull);
  QCOMPARE(tip(card.places().name), QString());
  // A used crew is no filled tile any more: that is seen without colours, too.
  const QImage image = card.grab().toImage();
  const auto lightness = [&](const QRectF& tile) {
    return image.pixelColor(QPointF(tile.left() + 5, tile.center().y()).toPoint()).lightness();
  };
  QVERIFY(lightness(card.places().crews[0]) > lightness(card.places().crews[1]) + 100);
}

void tst_player_cards::barsOfAllPlayersHaveOneScale_FEED_2() {
  const TableWindow window("revised-4-players", 118);
  const int scale = window.view.players().card(0)->look().flood.scale;
  bool reached = false;
  for (table::Player player = 0; player < window.session.players(); ++player) {
    const ui::FloodLook& flood = window.view.players().card(player)->look().flood;
    const int grain = flood.fields[0] + flood.fields[1] + flood.fields[2];
    QCOMPARE(flood.scale, scale);
    QVERIFY(grain <= scale && flood.strength <= scale);
    reached = reached || grain == scale || flood.strength == scale;
    QCOMPARE(flood.cells[2].grain, grain); // all fields are watered there
  }
  QVERIFY(reached);
}

void tst_player_cards::closedCardsOpenByMouseAndKeys() {
  FoldedTable table(SeatsLook::closed);
  const auto isOpen = [&](table::Player player) {
    return table.players().card(player)->form() != SeatForm::closed;
  };
  const auto openCards = [&] {
    int open = 0;
    for (table::Player player = 0; player < 4; ++player) open += isOpen(player) ? 1 : 0;
    return open;
  };
  QVERIFY(isOpen(table.onTurn()) && openCards() == 1);
  for (const Qt::Key key : {Qt::Key_unknown, Qt::Key_Return, Qt::Key_Space}) {
    const table::Player other = table.other();
    ui::PlayerCard* card = table.players().card(other);
    QVERIFY(!isOpen(other));
    if (key == Qt::Key_unknown) {
      // On its grain, which leaves the press to the card.
      const auto* grain = card->findChild<ui::FloodView*>();
      QWidget& view = table.window.view;
      QTest::mouseClick(view.windowHandle(), Qt::LeftButton, {},
                        grain->mapTo(&view, grain->rect().center()));
    } else {
      card->setFocus();
      QTest::keyClick(card, key);
    }
    QVERIFY(isOpen(other) && openCards() == 1);
    QVERIFY(card->height() > table.players().card(table.onTurn())->height());
    table.nextTurn();
    QVERIFY(isOpen(table.onTurn()) && openCards() == 1);
  }
}

void tst_player_cards::tabsOpenTheirCardOverTheBoard() {
  FoldedTable table(SeatsLook::tabs);
  ui::PlayersView& players = table.players();
  players.setGeometry(8, 500, 870, 36);
  for (table::Player player = 0; player < 4; ++player) {
    QCOMPARE(players.card(player)->form(), SeatForm::tab);
    QVERIFY(players.card(player)->height() >= ui::targetHeight);
    QVERIFY(!players.card(player)->accessibleName().isEmpty());
  }
  const table::Player other = table.other();
  ui::PlayerCard* tab = players.card(other);
  ui::PlayerCard& card = players.over();
  QVERIFY(!card.isVisible());
  QTest::mouseClick(tab, Qt::LeftButton);
  QVERIFY(card.isVisible() && card.hasFocus() && tab->isChecked());
  QCOMPARE(card.look(), tab->look());
  QVERIFY(card.geometry().bottom() < players.geometry().top());
  QCOMPARE(card.geometry().right(), players.geometry().right());
  QTest::keyClick(&card, Qt::Key_Escape);
  QVERIFY(!card.isVisible() && tab->hasFocus() && !tab->isChecked());
  QTest::keyClick(tab, Qt::Key_Space);
  QVERIFY(card.isVisible());
  table.nextTurn();
  QVERIFY(!card.isVisible());
  players.setCompactLevel(SeatsLook::full);
  QVERIFY(tab->isVisible() && tab->form() == SeatForm::whole);
}

NILOMETER_TEST(tst_player_cards)
#include "tst_player_cards.moc"
