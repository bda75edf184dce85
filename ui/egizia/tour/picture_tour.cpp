// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/tour/picture_tour.h"

#include "engine/egizia/bits.h"
#include "ui/display/display_window.h"
#include "ui/egizia/board/board_view.h"
#include "ui/egizia/display/egizia_display.h"
#include "ui/egizia/scoring/table_ceremony.h"
#include "ui/egizia/table/egizia_view.h"
#include "ui/egizia/tour/scribe.h"
#include "ui/egizia/words/words.h"
#include "ui/words/phrase.h"

#include <QAbstractButton>
#include <QApplication>
#include <QCoreApplication>
#include <QDir>
#include <QPixmap>

#include <utility>

namespace nilometer::ui {

using egizia::Phase;
using words::fill;
using words::number;

namespace {

struct TourWords {
  Q_DECLARE_TR_FUNCTIONS(PictureTour)
};

/// Of every phase the picture is taken when it is well under way.
constexpr int pictureRound = 3;
/// Once more while sailing: nobody ever holds more than then.
constexpr int fullRound = 5;
constexpr int underWay = 10;

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
    for (const egizia::RecordedEntry& entry : m_record.entries) {
      lookAround();
      if (const auto* scoring = std::get_if<egizia::FinalScore>(&entry.entry)) {
        pictureCeremony(*scoring);
      }
      if (!m_result.error.isEmpty()) return m_result;
      if (scribe.enter(entry)) continue;
      m_result.error = fill(TourWords::tr("The window did not take “%1”."),
                            {words::sentence(entry, m_session.table())});
      return m_result;
    }
    picture(QStringLiteral("over"));
    pictureDisplay(QStringLiteral("over"));
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

  /// Takes the picture that is due now, if any.
  void lookAround() {
    const egizia::State& state = m_session.shown();
    const auto phase = static_cast<std::size_t>(state.phase);
    const bool full = state.phase == Phase::sail && state.round == fullRound;
    if (state.phase < Phase::final && state.round != pictureRound && !full) return;
    m_entries = phase == m_phase ? m_entries + 1 : 0;
    m_phase = phase;
    const bool many = state.phase == Phase::sail || state.phase == Phase::build;
    if (m_entries != (many ? underWay / (state.phase == Phase::build ? 2 : 1) : 0)) return;
    if (full) return picture(QStringLiteral("full"));
    const QString name = words::fromUtf8(egizia::phaseNames[phase]).toLower();
    picture(name);
    pictureDisplay(name);
    if (state.phase != Phase::sail) return;
    pictureChoices();
    pictureChange();
  }

  /// A card being named, and a space that a rule forbids; both are taken back.
  void pictureChoices() {
    const auto& river = m_session.edition().river;
    bool card = false;
    bool refused = false;
    for (std::size_t stop = 0; stop < river.size(); ++stop) {
      const Offer offer = m_view.draft().offers().stops[stop][0];
      const bool names = !card && offer.open && river[stop].kind == egizia::StopKind::card;
      const bool forbids = !refused && offer.refused && river[stop].kind == egizia::StopKind::round;
      if (!names && !forbids) continue;
      click(*m_view.board().stopPlace(static_cast<int>(stop), egizia::noSpace));
      picture(names ? QStringLiteral("card") : QStringLiteral("refused"));
      m_view.goBack();
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
    const auto revealed = [this] { return m_view.ceremony().ceremony().revealed(); };
    for (std::size_t step = 1; true; ++step) {
      m_view.ceremony().next();
      if (revealed() != step) break;
      picture(fill(QStringLiteral("step-%1"), {number(static_cast<int>(step))}));
    }
    while (revealed() > 0) m_view.goBack();
  }

  /// The first ceremony with cards to name, one after the other; then it begins anew.
  void pictureCeremony(const egizia::FinalScore& scoring) {
    if (m_hasCeremony || scoring.cards == 0) return;
    m_hasCeremony = true;
    pictureSteps();
    m_view.ceremony().showAll();
    for (int named = 0; const int card : egizia::Bits(scoring.cards)) {
      if (Chip* chip = m_view.choice(questionId(Ask::sphinx, scoring.player), card)) click(*chip);
      picture(fill(QStringLiteral("sphinx-%1"), {number(++named)}));
    }
    while (m_view.ceremony().ceremony().revealed() > 0) m_view.goBack();
  }

  void picture(const QString& name) { pictureOf(m_view, name); }

  /// The same table as everybody sees it from afar.
  void pictureDisplay(const QString& name) {
    m_display.show(displayOf(m_session));
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
      m_result.error = fill(TourWords::tr("The picture %1 cannot be written."), {file});
    }
  }

  [[nodiscard]] QString scores() const {
    QStringList lines;
    for (const table::Player player : egizia::ranking(m_session.game(), m_session.shown())) {
      lines += fill(QStringLiteral("%1: %2"), {words::playerName(player, m_session.table()),
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
  std::size_t m_phase = egizia::phaseNames.size();
  int m_entries = 0;
  bool m_hasCeremony = false; ///< in a picture
};

} // namespace

TourResult takeTour(const egizia::GameRecord& record,
                    std::shared_ptr<const egizia::Edition> edition, const QString& directory,
                    const QSize& size) {
  if (!QDir().mkpath(directory)) {
    TourResult result;
    result.error = fill(TourWords::tr("The directory %1 cannot be made."), {directory});
    return result;
  }
  return Tour(record, std::move(edition), directory, size).run();
}

} // namespace nilometer::ui
