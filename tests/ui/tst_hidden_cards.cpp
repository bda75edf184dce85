// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_program.h"

#include "engine/egizia/file/public_copy.h"
#include "tests/ui/secrets.h"
#include "tests/ui/table_window.h"
#include "tests/ui/visible_text.h"
#include "tests/words/language_rows.h"
#include "ui/egizia/board/board_view.h"
#include "ui/egizia/final_scoring/table_final_scoring.h"
#include "ui/egizia/text/words.h"

#include <QTest>

#include <bit>
#include <cstdlib>

using namespace nilometer;
using namespace nilometer::test;
using egizia::Phase;

namespace {

/// The same up to the last table before the final scoring.
egizia::GameRecord withSecrets(const egizia::GameRecord& golden, const egizia::Edition& edition,
                               int which) {
  egizia::GameRecord record = withHiddenCards(golden, edition, which);
  // Only the entry that opens the final scoring is left out.
  while (!std::holds_alternative<egizia::SetOrder>(record.entries.back().entry)) {
    record.entries.pop_back();
  }
  record.entries.pop_back();
  return record;
}

/// Very large letters may be smoothed a little otherwise when they are written again.
bool looksLike(const QImage& one, const QImage& other) {
  constexpr int smoothed = 80;
  if (one.size() != other.size()) return false;
  for (int y = 0; y < one.height(); ++y) {
    for (int x = 0; x < one.width(); ++x) {
      if (std::abs(qGray(one.pixel(x, y)) - qGray(other.pixel(x, y))) > smoothed) return false;
    }
  }
  return true;
}

QString secretName(const egizia::State& state, egizia::Player player, const text::Table& table) {
  return text::sphinxCondition(std::countr_zero(state.player[player].sphinxNamed), table);
}

} // namespace

/// Sphinx cards named for somebody's eyes only are nowhere to be seen before the end.
class tst_hidden_cards : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void initTestCase();
  void namedCardsAreSaidNowhereBeforeTheFinalScoring_data() { languageRows(); }
  void namedCardsAreSaidNowhereBeforeTheFinalScoring();
  void theWindowLooksTheSameWhateverIsNamed();
  void theFinalScoringLooksTheSameWhateverIsStillHidden();
  void thePublicCopyNamesNoHiddenCard();

private:
  std::shared_ptr<const egizia::Edition> m_edition;
  egizia::GameRecord m_golden;
};

void tst_hidden_cards::initTestCase() {
  m_edition = goldenEdition();
  m_golden = goldenGame("revised-4-players", *m_edition);
}

void tst_hidden_cards::namedCardsAreSaidNowhereBeforeTheFinalScoring() {
  QFETCH(const QString, language);
  QVERIFY(text::useLanguage(language));
  const egizia::GameRecord secrets = withSecrets(m_golden, *m_edition, 0);
  TableWindow window(secrets, m_edition);
  int looked = 0;
  for (std::size_t entries = 1; entries <= secrets.entries.size(); ++entries) {
    // Every kind of table, without looking at all of them.
    if (entries % 7 != 0 && entries != secrets.entries.size()) continue;
    window.session.lookAt(entries);
    const egizia::State& state = window.session.shown();
    if (state.phase >= Phase::final) break;
    const QString said = everythingSaid().join(QLatin1Char('\n'));
    for (egizia::Player player = 0; player < state.players; ++player) {
      if (state.player[player].sphinxNamed == 0) continue;
      ++looked;
      const QString name = secretName(state, player, window.session.table());
      QVERIFY2(!said.contains(name), qPrintable(name));
    }
  }
  QVERIFY(looked > 40);
}

void tst_hidden_cards::theWindowLooksTheSameWhateverIsNamed() {
  QVERIFY(text::useLanguage(u"en"));
  std::vector<QStringList> said;
  std::vector<QImage> pictures;
  for (const int which : {0, 1}) {
    TableWindow window(withSecrets(m_golden, *m_edition, which), m_edition);
    window.view.board().setMotion(false);
    QCoreApplication::processEvents();
    said.push_back(everythingSaid());
    pictures.push_back(window.view.grab().toImage());
  }
  QVERIFY(said[0].size() > 100);
  QCOMPARE(said[0], said[1]);
  QCOMPARE(pictures[0], pictures[1]);
}

/// Who is scored later has named a card already; what it is cannot be told before his turn.
void tst_hidden_cards::theFinalScoringLooksTheSameWhateverIsStillHidden() {
  QVERIFY(text::useLanguage(u"en"));
  const table::Player first =
      std::get<egizia::FinalScore>(m_golden.entries[firstScoring(m_golden)].entry).player;
  std::vector<std::vector<QStringList>> said(2);
  std::vector<std::vector<QImage>> pictures(2);
  for (const std::size_t which : {std::size_t{0}, std::size_t{1}}) {
    egizia::GameRecord record = withHiddenCards(m_golden, *m_edition, 0);
    for (egizia::RecordedEntry& entry : record.entries) {
      auto* naming = std::get_if<egizia::NameSphinxCards>(&entry.entry);
      if (naming != nullptr && naming->player != first) naming->cards <<= which;
    }
    TableWindow window(record, m_edition);
    window.view.setMotion(false);
    QCOMPARE(window.session.shown().phase, Phase::final);
    for (int step = 0; step < 4; ++step) {
      QCoreApplication::processEvents();
      said[which].push_back(everythingSaid());
      pictures[which].push_back(window.view.grab().toImage());
      if (step < 2) window.view.finalScoring().next();
      if (step == 2) window.view.finalScoring().showAll();
    }
  }
  QVERIFY(said[0] != std::vector<QStringList>(4, said[0].front()));
  QCOMPARE(said[0], said[1]);
  for (std::size_t step = 0; step < pictures[0].size(); ++step) {
    QVERIFY2(looksLike(pictures[0][step], pictures[1][step]), qPrintable(QString::number(step)));
  }
}

void tst_hidden_cards::thePublicCopyNamesNoHiddenCard() {
  const egizia::GameRecord secrets = withSecrets(m_golden, *m_edition, 0);
  const std::string text = egizia::writeRecord(egizia::publicCopy(secrets, *m_edition), *m_edition);
  const std::string whole = egizia::writeRecord(secrets, *m_edition);
  int hidden = 0;
  for (const egizia::SphinxCard& card : m_edition->sphinxCards) {
    const std::string id = '"' + card.id + '"';
    if (whole.find(id) == std::string::npos) continue;
    ++hidden;
    QVERIFY2(text.find(id) == std::string::npos, id.c_str());
  }
  QCOMPARE(hidden, 4);
}

NILOMETER_TEST(tst_hidden_cards)
#include "tst_hidden_cards.moc"
