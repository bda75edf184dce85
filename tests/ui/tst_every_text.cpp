// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_program.h"

#include "tests/random_record.h"
#include "tests/ui/cut_off.h"
#include "tests/ui/large_letters.h"
#include "tests/ui/position_form_window.h"
#include "tests/ui/pseudo_language.h"
#include "tests/ui/scoring_fixture.h"
#include "tests/ui/visible_text.h"
#include "tests/words/every_language.h"
#include "tests/words/every_sentence.h"
#include "ui/base/accessibility/button_role.h"
#include "ui/egizia/corrections/egizia_corrections.h"
#include "ui/egizia/final_scoring/sphinx_chooser.h"
#include "ui/egizia/seats/player_card.h"
#include "ui/table/action_bar/phase_card.h"
#include "ui/table/action_bar/strip_view.h"
#include "ui/table/log/explanation.h"

#include <QScrollArea>
#include <QTextBrowser>

using namespace nilometer;
using namespace nilometer::test;

namespace {

/// Entries of the golden game after which a ship is placed, and a card lies over the board.
constexpr std::size_t sailing = 20;
constexpr std::size_t feeding = 31;

/// Larger letters on a window as much larger: in a smaller one the players are folded to tabs.
void giveRoom(QWidget& view, int percent) {
  view.resize(QSize(1280, 720) * percent / 100);
  QCoreApplication::processEvents();
}

} // namespace

/// Walks through everything the game can say: it is there in every language, and whole wherever it
/// is shown. The pseudo language is longer than any other, and finds texts that are in no
/// catalogue.
class tst_every_text : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void everySentenceIsFilledInAndTranslated_data();
  void everySentenceIsFilledInAndTranslated();
  void everySentenceComesFromTheCatalogue_data() { everySentenceIsFilledInAndTranslated_data(); }
  void everySentenceComesFromTheCatalogue();
  void theStripShowsEveryRefusal_data() {
    languagesWithSizes({100, 150, 200}, languagesAndPseudo());
  }
  void theStripShowsEveryRefusal();
  void theStripShowsEveryCard_data() { languagesWithSizes({100, 150, 200}, languagesAndPseudo()); }
  void theStripShowsEveryCard();
  void aPlaceTellsEveryRefusal_data() { languagesWithSizes({100}, languagesAndPseudo()); }
  void aPlaceTellsEveryRefusal();
  void theColumnsOfAPhaseShowEveryHappening_data() {
    languagesWithSizes({100, 150, 200}, languagesAndPseudo());
  }
  void theColumnsOfAPhaseShowEveryHappening();
  void theFinalScoringOffersEverySphinxCard_data() {
    languagesWithSizes({100, 150, 200}, languagesAndPseudo());
  }
  void theFinalScoringOffersEverySphinxCard();
  void theEndPositionHoldsEverySphinxCard_data() {
    languagesWithSizes({100, 150, 200}, languagesAndPseudo());
  }
  void theEndPositionHoldsEverySphinxCard();
  void theCorrectionIsWhole_data() { languagesWithSizes({100, 150, 200}, languagesAndPseudo()); }
  void theCorrectionIsWhole();
  void everyEntryIsExplained_data() { languagesWithSizes({100, 200}, languagesAndPseudo()); }
  void everyEntryIsExplained();
  void aPlayerCardTellsOfEveryNileCard_data() {
    languagesWithSizes({100, 200}, languagesAndPseudo());
  }
  void aPlayerCardTellsOfEveryNileCard();
  void randomTablesSayNothingUnfinished_data() {
    languagesWithSizes({100, 200}, languagesAndPseudo());
  }
  void randomTablesSayNothingUnfinished();
};

void tst_every_text::everySentenceIsFilledInAndTranslated_data() {
  QTest::addColumn<Sentence>("sentence");
  static const auto edition = goldenEdition();
  const text::Table table{edition.get(), {u"Anna"_s, u"Ben"_s, u"Carla"_s, u"Dora"_s}};
  int row = 0;
  for (const Sentences& list :
       {everyRefusal(table), everyRule(table), everyNileCard(table), everyCardKind(table),
        everySphinxCard(table), everyHappening(table), everyLogLine(table), everyOption()}) {
    for (const Sentence& each : list) QTest::addRow("%d %s", ++row, each.what.c_str()) << each;
  }
}

void tst_every_text::everySentenceIsFilledInAndTranslated() {
  QFETCH(const Sentence, sentence);
  EveryLanguage(*goldenEdition()).check(sentence.text);
}

void tst_every_text::everySentenceComesFromTheCatalogue() {
  QFETCH(const Sentence, sentence);
  QVERIFY(text::useLanguage(pseudoLanguage));
  QCOMPARE(unmarkedText({sentence.text()}), QString());
}

void tst_every_text::theStripShowsEveryRefusal() {
  QFETCH(const QString, language);
  QFETCH(const int, percent);
  const LargeLetters letters(language, percent);
  TableWindow window("revised-4-players", sailing);
  settle(window.view);
  QStringList bodies = textsOf({everyRefusal(window.session.table())});
  QVERIFY(bodies.size() > egizia::faultCount);
  bodies += bodies.first(3).join(u'\n');
  for (const QString& body : bodies) {
    ui::StripContent content = window.view.strip().content();
    content.body = body;
    content.refused = content.canInsist = content.canGoBack = content.hidesConfirm = true;
    content.rows.clear();
    content.actions.clear();
    window.view.strip().show(content);
    QCOMPARE(cutOffAtLast(window.view.strip()), QString());
    const QLabel& shown = *window.view.strip().reasons();
    QVERIFY2(shown.isVisible() && shown.accessibleName() == body, qPrintable(body));
    QVERIFY2(shown.height() >= shown.heightForWidth(shown.width()), qPrintable(body));
  }
}

void tst_every_text::theStripShowsEveryCard() {
  QFETCH(const QString, language);
  QFETCH(const int, percent);
  const LargeLetters letters(language, percent);
  TableWindow window("revised-4-players", sailing);
  giveRoom(window.view, percent);
  const text::Table& table = window.session.table();
  ui::QuestionRow cards{
      .question = ui::questionId(ui::Ask::card), .label = text::stop(0, table), .chips = {}};
  const QStringList names = textsOf({everyNileCard(table), everySphinxCard(table)});
  // Sentences of the pseudo language take a line each; the strip grows no higher than its window.
  const int most = language == pseudoLanguage ? 15 : 30;
  ui::StripView& strip = window.view.strip();
  for (int from = 0; from + most <= names.size(); from += most) {
    cards.chips.clear();
    for (int i = 0; i < most; ++i) {
      ui::QuestionRow::Entry entry{.id = i, .open = true, .look = {}};
      entry.look.text = names.at(from + i);
      entry.look.keyCap = u"A"_s;
      cards.chips.push_back(entry);
    }
    ui::StripContent content;
    content.rows = {cards};
    strip.show(content);
    QCOMPARE(cutOffAtLast(strip), QString());
    for (int i = 0; i < most; ++i) {
      ui::Chip* chip = strip.choice(cards.question, i);
      QVERIFY(chip != nullptr);
      // More than there is room for are scrolled to.
      auto* choices = strip.findChild<QScrollArea*>();
      choices->ensureWidgetVisible(chip, 0, 0);
      QVERIFY(strip.rect().contains(QRect(chip->mapTo(&strip, QPoint()), chip->size())));
      const QRect seen = choices->viewport()->rect();
      QVERIFY(seen.contains(QRect(chip->mapTo(choices->viewport(), QPoint()), chip->size())));
    }
  }
}

void tst_every_text::aPlaceTellsEveryRefusal() {
  QFETCH(const QString, language);
  QVERIFY(text::useLanguage(language));
  TableWindow window("revised-4-players", sailing);
  ui::Space* place = window.view.board().place(ui::stopId(0));
  for (const QString& text : textsOf({everyRefusal(window.session.table())})) {
    ui::SpaceLook look = place->look();
    look.tip = text;
    look.state = ui::PlaceLook::State::refused;
    place->setLook(look);
    QVERIFY(place->toolTip().contains(text.toHtmlEscaped()));
    QVERIFY(ui::buttonDescription(*place).contains(text));
    // Only rich text is broken into lines.
    QVERIFY(Qt::mightBeRichText(place->toolTip()));
  }
}

void tst_every_text::theColumnsOfAPhaseShowEveryHappening() {
  QFETCH(const QString, language);
  QFETCH(const int, percent);
  const LargeLetters letters(language, percent);
  TableWindow window("revised-4-players", feeding);
  settle(window.view);
  ui::StripView& strip = window.view.strip();
  QVERIFY(strip.columns().isVisible());
  for (const QString& text :
       textsOf({everyHappening(window.session.table()), everyRule(window.session.table())})) {
    ui::StripContent content = strip.content();
    for (ui::PhaseColumn& column : content.columns) column.line.text = column.why = text;
    strip.show(content);
    QCOMPARE(cutOffAtLast(strip), QString());
    for (const ui::PhaseColumnButton* column : strip.columns().buttons()) {
      QCOMPARE(column->accessibleName(), text);
    }
  }
}

void tst_every_text::theFinalScoringOffersEverySphinxCard() {
  QFETCH(const QString, language);
  QFETCH(const int, percent);
  const LargeLetters letters(language, percent);
  Scoring at;
  settle(at.table.view);
  at.all();
  QCoreApplication::processEvents();
  for (int card = 0; card < static_cast<int>(at.edition->sphinxCards.size()); ++card) {
    const ui::Chip* chip = at.chip(card);
    QVERIFY(chip != nullptr && chip->isVisible());
    // What does not fit is in the tool tip, with the whole sentence.
    QVERIFY2(cutOff(*chip).isEmpty() || !chip->toolTip().isEmpty(), qPrintable(cutOff(*chip)));
  }
  if (language == pseudoLanguage) QCOMPARE(unmarkedText(everythingSaid()), QString());
}

void tst_every_text::theEndPositionHoldsEverySphinxCard() {
  QFETCH(const QString, language);
  QFETCH(const int, percent);
  const LargeLetters letters(language, percent);
  test::PositionWindow window;
  ui::PositionEntered entry = neededOf("revised-4-players", *window.edition);
  const int cards = static_cast<int>(window.edition->sphinxCards.size());
  for (egizia::Player player = 0; player < 4; ++player) {
    auto& held = entry.cards[{ui::PositionRow::sphinx, 0, player}];
    held.clear();
    for (int card = player; card < cards; card += 4) {
      held.push_back({window.edition->sphinxCards[static_cast<std::size_t>(card)].id, 0});
    }
  }
  window.view.setEntry(entry, window.edition);
  QCOMPARE(cutOffAtLast(window.form), QString());
  QCOMPARE(window.form.findChildren<ui::NameTag*>().size(), cards);
  if (language == pseudoLanguage) QCOMPARE(unmarkedText(everythingSaid()), QString());
}

void tst_every_text::theCorrectionIsWhole() {
  QFETCH(const QString, language);
  QFETCH(const int, percent);
  const LargeLetters letters(language, percent);
  const auto edition = goldenEdition();
  ui::EgiziaSession session(goldenGame("revised-4-players", *edition), edition);
  ui::NumberDialog dialog(ui::correctableTable(session));
  dialog.show();
  auto* what = dialog.findChildren<QComboBox*>().first();
  QVERIFY(what->count() >= static_cast<int>(egizia::correctableNames.size()));
  for (int i = 0; i < what->count(); ++i) {
    what->setCurrentIndex(i);
    QCOMPARE(cutOffAtLast(dialog), QString());
  }
}

void tst_every_text::everyEntryIsExplained() {
  QFETCH(const QString, language);
  QFETCH(const int, percent);
  const LargeLetters letters(language, percent);
  const auto edition = goldenEdition();
  for (const std::uint64_t seed : {2U, 5U}) {
    ui::EgiziaSession session(randomRecord(*edition, seed), edition);
    ui::ExplanationDialog dialog(session);
    const auto* page = dialog.findChild<QTextBrowser*>();
    for (std::size_t entry = 0; entry < session.record().entries.size(); entry += 3) {
      dialog.explain(entry);
      QCOMPARE(cutOffAtLast(dialog), QString());
      QVERIFY2(!isUnfinished(page->toPlainText()), qPrintable(page->toPlainText()));
      if (language == pseudoLanguage) QCOMPARE(unmarkedText({page->toPlainText()}), QString());
    }
  }
}

void tst_every_text::aPlayerCardTellsOfEveryNileCard() {
  QFETCH(const QString, language);
  QFETCH(const int, percent);
  const LargeLetters letters(language, percent);
  TableWindow window("revised-4-players", sailing);
  giveRoom(window.view, percent);
  ui::PlayerCard* card = window.view.players().card(0);
  QVERIFY(card->isVisible());
  const QStringList names = textsOf({everyNileCard(window.session.table())});
  ui::PlayerLook look = card->look();
  look.cards.clear();
  for (const QString& name : names) look.cards.push_back({.name = name, .inFull = name});
  look.seat.details = names;
  card->setLook(look);
  for (const QString& name : names) {
    QVERIFY2(card->toolTip().contains(name.toHtmlEscaped()), qPrintable(name));
    QVERIFY(ui::buttonDescription(*card).contains(name));
  }
  const ui::PlayersView& players = window.view.players();
  QVERIFY(players.height() >= players.minimumSizeHint().height());
  QVERIFY(players.width() >= players.minimumSizeHint().width());
}

void tst_every_text::randomTablesSayNothingUnfinished() {
  QFETCH(const QString, language);
  QFETCH(const int, percent);
  const LargeLetters letters(language, percent);
  const auto edition = goldenEdition();
  NewlySaid news;
  for (const std::uint64_t seed : {1U, 6U, 11U}) {
    const egizia::GameRecord game = randomRecord(*edition, seed);
    constexpr std::size_t looks = 6;
    for (std::size_t i = 1; i <= looks; ++i) {
      TableWindow window(TableWindow::cut(game, game.entries.size() * i / looks), edition);
      giveRoom(window.view, percent);
      QCOMPARE(cutOffAtLast(window.view), QString());
      const QStringList texts = news.said();
      for (const QString& text : texts) QVERIFY2(!isUnfinished(text), qPrintable(text));
      if (language == pseudoLanguage) QCOMPARE(unmarkedText(texts), QString());
    }
  }
}

NILOMETER_TEST(tst_every_text)
#include "tst_every_text.moc"
