// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/tools/picture_tour.h"

#include "engine/egizia/bits.h"
#include "tests/tools/scribe.h"
#include "tests/tools/tour_plan.h"
#include "ui/egizia/board/board_view.h"
#include "ui/egizia/final_scoring/table_final_scoring.h"
#include "ui/egizia/spectator/egizia_display.h"
#include "ui/egizia/table/egizia_view.h"
#include "ui/egizia/text/words.h"
#include "ui/table/action_bar/strip_view.h"
#include "ui/table/spectator/display_window.h"
#include "ui/text/phrase.h"

#include <QAbstractButton>
#include <QApplication>
#include <QCoreApplication>
#include <QDir>
#include <QPixmap>

#include <algorithm>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace nilometer::ui {

using egizia::Phase;
using text::fill;
using text::number;

namespace {

/// Nothing that is begun takes so many steps back.
constexpr int mostBack = 60;
/// Whose Sphinx cards are turned one by one although all are known: the third of the scoring.
constexpr int turnedSeat = 3;

class Tour {
public:
  Tour(const egizia::GameRecord& record, std::shared_ptr<const egizia::Edition> edition,
       QString directory, const QSize& size)
      : m_record(record), m_session(emptied(record), std::move(edition)), m_view(m_session),
        m_directory(std::move(directory)) {
    // A picture of a marker on its way would be none of the table.
    m_view.board().setMotion(false);
    m_view.resize(size);
    m_display.resize(size);
    m_display.show(displayOf(m_session));
    m_view.show();
    QCoreApplication::processEvents();
  }

  TourResult run() {
    Scribe scribe(m_view, m_session, Scribe::By::mouse, {&Tour::click, {}});
    const std::vector<TourStop> plan = tourPlan(m_record, m_session.edition());
    auto stop = plan.begin();
    for (std::size_t i = 0; i < m_record.entries.size(); ++i) {
      const egizia::RecordedEntry& entry = m_record.entries[i];
      for (; stop != plan.end() && stop->entry == i; ++stop) take(stop->scene, entry);
      if (const auto* scoring = std::get_if<egizia::FinalScore>(&entry.entry)) {
        pictureFinalScoring(*scoring);
      }
      if (!m_result.error.isEmpty()) return m_result;
      if (enter(entry, scribe)) continue;
      m_result.error = notTaken(text::sentence(entry, m_session.table()));
      return m_result;
    }
    m_result.isOver = m_session.shown().phase == Phase::over;
    const QString end = m_result.isOver ? QStringLiteral("over") : QStringLiteral("now");
    picture(end);
    pictureDisplay(end);
    m_result.scores = scores();
    return m_result;
  }

private:
  static egizia::GameRecord emptied(egizia::GameRecord record) {
    record.entries.clear();
    return record;
  }

  static void click(QAbstractButton& button) {
    button.click();
    QCoreApplication::processEvents();
  }

  /// By hand if that can be; else as it was recorded: a correction has a dialog of its own, and
  /// what an older program or another one has written may be pressed in no way.
  bool enter(const egizia::RecordedEntry& entry, Scribe& scribe) {
    const std::size_t before = m_session.entries();
    const bool hasPlaces = !std::holds_alternative<egizia::Correct>(entry.entry) &&
                           !std::holds_alternative<egizia::NameSphinxCards>(entry.entry);
    if (hasPlaces && scribe.enter(entry)) return true;
    if (hasPlaces) m_result.notPressed += text::sentence(entry, m_session.table());
    takeBack(before);
    const QString reason = text::fromUtf8(entry.reason);
    return m_session.enter(entry.entry, entry.anyway, reason).accepted;
  }

  /// All that was begun or entered since there were so many entries.
  void takeBack(std::size_t entries) {
    for (int i = 0; i < mostBack && m_view.hasBegun(); ++i) m_view.goBack();
    while (m_session.entries() > entries) m_session.undo();
  }

  /// Puts it on the board without entering it: what would do that is not pressed.
  void prepare(const egizia::RecordedEntry& entry) {
    Scribe holding(m_view, m_session, Scribe::By::mouse,
                   {[this](QAbstractButton& button) {
                      if (!isLastPress(button)) click(button);
                    },
                    {}});
    static_cast<void>(holding.enter(entry));
  }

  [[nodiscard]] bool isLastPress(const QAbstractButton& button) const {
    if (&button == m_view.strip().confirmButton()) return true;
    for (const egizia::Market market : {egizia::Market::stone, egizia::Market::grain}) {
      if (&button == m_view.choice(questionId(Ask::market), static_cast<int>(market))) return true;
    }
    return false;
  }

  void take(Scene scene, const egizia::RecordedEntry& entry) {
    const std::string_view called = nameOf(scene);
    const QString name = QString::fromLatin1(called.data(), static_cast<qsizetype>(called.size()));
    if (scene == Scene::build || scene == Scene::fullBuild) {
      const std::size_t before = m_session.entries();
      prepare(entry);
      picture(name);
      takeBack(before);
    } else {
      picture(name);
    }
    if (scene != Scene::full && scene != Scene::fullBuild) pictureDisplay(name);
    if (scene != Scene::sail) return;
    pictureChoices();
    pictureChange();
  }

  /// A card being named, and a space that a rule forbids; both are taken back.
  void pictureChoices() {
    const auto& river = m_session.edition().river;
    const std::size_t before = m_session.entries();
    bool card = false;
    bool refused = false;
    for (std::size_t stop = 0; stop < river.size(); ++stop) {
      const DraftOffer offer = m_view.draft().offer(stopId(static_cast<int>(stop)));
      const bool names = !card && offer.open && river[stop].kind == egizia::StopKind::card;
      const bool forbids =
          !refused && !offer.verdict.legal() && river[stop].kind == egizia::StopKind::round;
      if (!names && !forbids) continue;
      click(*m_view.board().place(ui::stopId(static_cast<int>(stop))));
      picture(names ? QStringLiteral("card") : QStringLiteral("refused"));
      takeBack(before); // a card with a name is taken at once
      card = card || names;
      refused = refused || forbids;
    }
  }

  /// An earlier entry being put right; it stays as it was.
  void pictureChange() {
    m_session.startReplacing(m_session.entries() - 2);
    picture(QStringLiteral("change"));
    m_session.stopAmending();
    m_session.backToNow();
  }

  /// One picture of every step that can be shown before something is to be named.
  void pictureSteps() {
    const auto revealed = [this] { return m_view.finalScoring().scoring().revealed(); };
    for (std::size_t step = 1; true; ++step) {
      m_view.finalScoring().next();
      if (revealed() != step) break;
      picture(fill(QStringLiteral("step-%1"), {number(static_cast<int>(step))}));
    }
    while (revealed() > 0) m_view.goBack();
  }

  /// The first final scoring with cards to name, one after the other; then it begins anew.
  void pictureFinalScoring(const egizia::FinalScore& scoring) {
    ++m_scorings;
    if (m_scorings == turnedSeat) pictureTurned(scoring);
    if (m_hasFinalScoring || scoring.cards == 0) return;
    m_hasFinalScoring = true;
    pictureSteps();
    m_view.finalScoring().showAll();
    for (int named = 0; const int card : egizia::Bits(scoring.cards)) {
      if (Chip* chip = m_view.choice(questionId(Ask::sphinx, scoring.player), card)) click(*chip);
      picture(fill(QStringLiteral("sphinx-%1"), {number(++named)}));
    }
    while (m_view.finalScoring().scoring().revealed() > 0) m_view.goBack();
  }

  /// The second of the cards of a player who has named them before, the others face down.
  void pictureTurned(const egizia::FinalScore& scoring) {
    std::vector<std::size_t> steps;
    const egizia::SphinxSet known = m_session.shown().player[scoring.player].sphinxNamed;
    const egizia::NameSphinxCards naming{scoring.player, scoring.cards};
    if (known == 0 && !m_session.enter(naming, false).accepted) return;
    TableFinalScoring& finalScoring = m_view.finalScoring();
    for (const int card : egizia::Bits(scoring.cards)) {
      if (const auto step = finalScoring.stepOf(card)) steps.push_back(*step);
    }
    std::ranges::sort(steps);
    if (steps.size() > 1) {
      while (finalScoring.scoring().revealed() <= steps[1] && finalScoring.scoring().isComing()) {
        finalScoring.next();
      }
      picture(QStringLiteral("second-card"));
      pictureDisplay(QStringLiteral("second-card"));
      while (finalScoring.scoring().revealed() > 0) m_view.goBack();
    }
    if (known == 0) m_session.undo();
  }

  void picture(const QString& name) { pictureOf(m_view, name); }

  /// The same table as everybody sees it from afar.
  void pictureDisplay(const QString& name) {
    DisplayContent content = displayOf(m_session);
    if (const auto step = m_view.step()) showStep(content, m_session, *step);
    m_display.show(content);
    pictureOf(m_display, name + QStringLiteral("-table"));
  }

  void pictureOf(QWidget& window, const QString& name) {
    const QString file = QStringLiteral("%1/%2-%3.png")
                             .arg(m_directory)
                             .arg(m_result.pictures.size() + 1, 2, 10, QLatin1Char('0'))
                             .arg(name);
    QCoreApplication::processEvents();
    if (window.grab().save(file)) {
      m_result.pictures += file;
    } else {
      m_result.error = fill(QStringLiteral("The picture %1 cannot be written."), {file});
    }
  }

  [[nodiscard]] QString scores() const {
    QStringList lines;
    for (const table::Player player : egizia::ranking(m_session.game(), m_session.shown())) {
      lines += fill(QStringLiteral("%1: %2"), {text::playerName(player, m_session.table()),
                                               number(m_session.shown().track.points(player))});
    }
    return lines.join(QLatin1Char('\n'));
  }

  const egizia::GameRecord& m_record;
  EgiziaSession m_session;
  EgiziaView m_view;
  DisplayWindow m_display;
  QString m_directory;
  TourResult m_result;
  int m_scorings = 0;             ///< begun so far
  bool m_hasFinalScoring = false; ///< in a picture
};

} // namespace

QString notTaken(const QString& entry) {
  return fill(QStringLiteral("The window did not take “%1”."), {entry});
}

TourResult takeTour(const egizia::GameRecord& record,
                    std::shared_ptr<const egizia::Edition> edition, const QString& directory,
                    const QSize& size) {
  if (!QDir().mkpath(directory)) {
    TourResult result;
    result.error = fill(QStringLiteral("The directory %1 cannot be made."), {directory});
    return result;
  }
  return Tour(record, std::move(edition), directory, size).run();
}

} // namespace nilometer::ui
