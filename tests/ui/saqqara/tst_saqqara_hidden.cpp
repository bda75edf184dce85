// SPDX-License-Identifier: GPL-3.0-or-later
// What lies face down in a game of Saqqara is nowhere to be found before it is turned up.
#include "test_program.h"
#include "tests/ui/saqqara/saqqara_window.h"
#include "tests/ui/visible_text.h"
#include "tests/words/language_rows.h"
#include "ui/saqqara/board/board_view.h"
#include "ui/saqqara/seats/player_card.h"
#include "ui/table/action_bar/strip_view.h"
#include "ui/table/board/seats_view.h"
#include "ui/table/guide/guide_panel.h"
#include "ui/table/log/log_view.h"
#include "ui/table/view/header_bar.h"

#include <QImage>

using namespace nilometer;
using namespace nilometer::saqqara_test;

namespace {

/// The game up to an entry that turns cards up, with these or with others.
saqqara::GameRecord upTo(const PlayedSaqqara& game, std::size_t reveal, bool others) {
  saqqara::GameRecord record = game.record;
  record.entries.resize(reveal + 1);
  if (!others) return record;
  auto& cards = std::get<Reveal>(record.entries.back().entry).cards;
  for (InfluenceCard& card : cards) {
    card = static_cast<InfluenceCard>(card == trader ? 1 : card + 1);
  }
  return record;
}

/// What the table says at a moment, and what it looks like: all but what goes on to what has been
/// turned up since, which are the log, the step that can be taken back, and what to move to see the
/// moment on the real board.
struct Said {
  QStringList texts;
  std::vector<QImage> pictures;
  friend bool operator==(const Said&, const Said&) = default;
};

QStringList without(QStringList texts, const QStringList& others) {
  for (const QString& text : others) texts.removeOne(text);
  return texts;
}

Said saidAt(const PlayedSaqqara& game, std::size_t reveal, bool others, std::size_t entries) {
  Session session(upTo(game, reveal, others), std::make_shared<const Edition>(game.edition));
  session.lookAt(entries);
  View view(session);
  ui::PromptLevels levels;
  levels.fill(ui::PromptLevel::newcomer);
  view.setPromptLevels(levels);
  view.resize(1280, 720);
  view.show();
  if (!QTest::qWaitForWindowExposed(&view)) qFatal("the window is not shown");
  Said said;
  const std::array<const QWidget*, 3> later{&view.log(), view.header().undoButton(),
                                            &view.strip().moveLine()};
  for (const QWidget* widget : view.findChildren<QWidget*>()) {
    const bool goesOn = std::ranges::any_of(
        later, [&](const QWidget* part) { return widget == part || part->isAncestorOf(widget); });
    if (!goesOn) test::addWidget(*widget, said.texts);
  }
  said.texts.removeAll({});
  said.texts.sort();
  QWidget& guide = view.guide().guide();
  for (QWidget* part : {&view.boardPart(), static_cast<QWidget*>(&view.playersPart()), &guide}) {
    said.pictures.push_back(part->grab().toImage());
  }
  return said;
}

} // namespace

class tst_SaqqaraHidden : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void tableSaysTheSameWhateverIsTurnedUpNext_data();
  void tableSaysTheSameWhateverIsTurnedUpNext();
  void laidCardsAreAllAlike_data() { saqqaraGameRows(); }
  void laidCardsAreAllAlike();
};

void tst_SaqqaraHidden::tableSaysTheSameWhateverIsTurnedUpNext_data() {
  QTest::addColumn<QString>("language");
  QTest::addColumn<const PlayedSaqqara*>("game");
  for (const QString& language : text::languages()) {
    for (const PlayedSaqqara& game : saqqaraGames()) {
      QTest::newRow(qPrintable(language + u' ' + QString::fromStdString(game.path)))
          << language << &game;
    }
  }
}

void tst_SaqqaraHidden::tableSaysTheSameWhateverIsTurnedUpNext() {
  QFETCH(const QString, language);
  QFETCH(const PlayedSaqqara*, game);
  QVERIFY(text::useLanguage(language));
  // One reveal of each year, so that everybody comes to be the one.
  constexpr int each = 19;
  int reveals = 0;
  int compared = 0;
  for (std::size_t i = 0; i < game->record.entries.size(); ++i) {
    if (!std::holds_alternative<Reveal>(game->record.entries[i].entry)) continue;
    if (reveals++ % each != 0) continue;
    const Said said = saidAt(*game, i, false, i);
    QVERIFY(said.texts.size() > 60);
    const Said other = saidAt(*game, i, true, i);
    const QStringList told = without(said.texts, other.texts) + without(other.texts, said.texts);
    QVERIFY2(told.isEmpty(), qPrintable(told.join(u'\n')));
    QVERIFY2(said == other, "it looks otherwise");
    ++compared;
    if (compared > 1) continue;
    // What lies open is told, and cannot be the same.
    QVERIFY(saidAt(*game, i, false, i + 1).texts != saidAt(*game, i, true, i + 1).texts);
  }
  QVERIFY(compared > 1);
}

/// In every phase: whose cards lie face down has four that are called and look the same.
void tst_SaqqaraHidden::laidCardsAreAllAlike() {
  QFETCH(const PlayedSaqqara*, game);
  QVERIFY(text::useLanguage(u"en"_s));
  SaqqaraWindow window(game->record, game->edition);
  int looked = 0;
  for (std::size_t n = 1; n <= game->record.entries.size(); n += 3) {
    window.session.lookAt(n);
    const State& state = window.session.shown();
    for (Player player = 0; player < state.players; ++player) {
      if (state.of(player).laid == 0 || state.of(player).isShown()) continue;
      for (const Warehouse at : allWarehouses) {
        const ui::Place* slot =
            window.view.board().place(placeId(BoardPlace::slot, static_cast<int>(at), player));
        QVERIFY2(slot->look().name.contains(u"card face down"_s), qPrintable(slot->look().name));
        ++looked;
      }
    }
  }
  QVERIFY(looked > 50);
}

NILOMETER_TEST(tst_SaqqaraHidden)
#include "tst_saqqara_hidden.moc"
