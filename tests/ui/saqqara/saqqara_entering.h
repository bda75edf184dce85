// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/ui/pressed.h"
#include "tests/ui/saqqara/least_presses.h"
#include "tests/ui/saqqara/saqqara_hands.h"

#include "engine/saqqara/file/entry_names.h"
#include "ui/saqqara/printed_values/saqqara_tell.h"
#include "ui/saqqara/text/words.h"
#include "ui/table/history_edit/amended_card.h"

#include <QComboBox>
#include <QPushButton>
#include <QSpinBox>

/// Recorded games of Saqqara are entered again at their table in the window.
namespace nilometer::saqqara_test {

using namespace Qt::Literals::StringLiterals;

using test::Pressed;

/// Enters one line of the record after the other with those hands and counts what they press. What
/// was read although nobody asked goes through the dialog for it; what that does not offer, and
/// what was made out of turn, straight into the session. Neither is counted.
template <class Hands> class Entering {
public:
  Entering(View& view, Session& session, const saqqara::GameRecord& game)
      : m_view(view), m_session(session), m_lines(game.entries), m_hands{view, session} {}

  [[nodiscard]] bool isOver() const { return entered() >= m_lines.size(); }
  /// The next line, and what follows by itself. Says what went wrong; nothing if it is the line.
  QString next() {
    readShares();
    const std::size_t before = entered();
    const RecordedEntry& line = m_lines[before];
    const QString what = text::sentence(line.entry, m_session.table());
    if (!(isUnasked(line) ? enterUnasked(line) : press(line)))
      return what + u": a press was lost"_s;
    if (entered() == before) return what + u": not entered"_s;
    for (std::size_t i = before; i < entered(); ++i) {
      if (m_session.record().entries[i].entry != m_lines[i].entry)
        return what + u": another entry"_s;
    }
    return {};
  }

  /// By what is done, as entryNames has it.
  [[nodiscard]] const std::array<Pressed, entryNames.size()>& pressed() const { return m_pressed; }
  [[nodiscard]] const Pressed& shares() const { return m_shares; }
  [[nodiscard]] int unasked() const { return m_unasked; }

private:
  [[nodiscard]] std::size_t entered() const { return m_session.record().entries.size(); }

  /// Everybody takes what was shared out.
  void readShares() {
    if (m_view.strip().content().columns.empty()) return;
    m_hands.confirm();
    m_shares += {1, 1, 1};
  }

  [[nodiscard]] bool isUnasked(const RecordedEntry& line) const {
    const auto* told = std::get_if<Tell>(&line.entry);
    if (told == nullptr) {
      return line.anyway && playerOf(line.entry) != m_session.shown().turn;
    }
    const auto& made = m_view.draft().work().entry;
    const bool isAsked = made && std::holds_alternative<Tell>(*made);
    return !isAsked && !isForWorker(*told);
  }
  /// Whether it is the price of the level that a worker is to enter. Once it is known he does so by
  /// himself, if he can: then the record has to say so, too.
  [[nodiscard]] bool isForWorker(const Tell& told) const {
    State state = m_session.shown();
    const bool isMissing = (m_session.options().unpriced & pyramidBit(told.pyramid)) != 0;
    if (told.what != Told::cost || !isMissing) return false;
    if (state.of(state.turn).levelOf(told.pyramid) + 1 != told.level) return false;
    Effects effects;
    apply(m_session.game(), state, told, effects);
    const Entry up = Advance{state.turn, told.pyramid, {}, {}};
    const bool goesUp = judge(m_session.game(), state, up).legal();
    return !goesUp || (entered() + 1 < m_lines.size() && m_lines[entered() + 1].entry == up);
  }

  /// Of a pyramid that lies on the board, and other than what is known.
  [[nodiscard]] bool isInDialog(const Tell& told) const {
    const State& state = m_session.shown();
    const bool isInPlay = (state.pyramids & pyramidBit(told.pyramid)) != 0;
    if (isOfLevel(told.what) && !isInPlay) return false;
    if (told.what != Told::cost) return knownNumber(state.sheet, told) != told.number;
    return state.sheet.level(told.pyramid, told.level).cost != told.cost;
  }
  bool enterUnasked(const RecordedEntry& line) {
    ++m_unasked;
    m_aside.reset();
    const auto* told = std::get_if<Tell>(&line.entry);
    if (told == nullptr || !isInDialog(*told)) {
      return m_session.enter(line.entry, line.anyway).accepted;
    }
    ui::tellPrinted(tellGame(m_session), m_view);
    auto* dialog = m_view.findChild<ui::ReadComponentDialog*>();
    const auto boxes = dialog->findChildren<QComboBox*>();
    boxes[0]->setCurrentIndex(static_cast<int>(told->what));
    boxes[1]->setCurrentText(text::pyramidName(told->pyramid));
    const auto numbers = dialog->findChildren<QSpinBox*>();
    numbers[0]->setValue(told->level);
    numbers[1]->setValue(told->year);
    numbers[2]->setValue(told->number);
    for (const Good good : allGoods) {
      numbers[3 + static_cast<int>(good)]->setValue(told->cost.goods[good]);
    }
    numbers[3 + goodCount]->setValue(told->cost.any);
    for (QPushButton* button : dialog->findChildren<QPushButton*>()) {
      if (button->isDefault()) QTest::mouseClick(button, Qt::LeftButton);
    }
    delete dialog;
    // The recorded table has let it hold from then on.
    ui::AmendedCard& card = m_view.amended();
    if (m_session.amended() != nullptr) QTest::keyClick(&card, Qt::Key_N);
    return true;
  }

  bool press(const RecordedEntry& line) {
    const std::size_t before = entered();
    const auto* up = std::get_if<Advance>(&line.entry);
    const bool isAside = up != nullptr && m_aside == up->pyramid;
    const auto* told = std::get_if<Tell>(&line.entry);
    m_aside.reset();
    if (told != nullptr && told->what == Told::cost) m_aside = told->pyramid;
    const int least =
        LeastPresses(m_session.game(), m_session.shown(), m_session.options(), isAside).of(line);
    const Ground ground{&m_session.game(), &m_session.shown(), &m_session.options(), {}};
    Scribe scribe(m_view.draft(), ground, m_hands);
    if (!scribe.make(line.entry)) return false;
    if (entered() == before && !(line.anyway ? m_hands.insist() : m_hands.confirm())) return false;
    if (scribe.presses() < least) return false; // that is not the least
    m_pressed[line.entry.index()] += {1, scribe.presses(), least};
    // A worker who goes up by himself.
    for (std::size_t i = before + 1; i < entered() && i < m_lines.size(); ++i) {
      m_pressed[m_lines[i].entry.index()] += {1, 0, 0};
    }
    return true;
  }

  View& m_view;
  Session& m_session;
  const std::vector<RecordedEntry>& m_lines;
  Hands m_hands;
  std::optional<Pyramid> m_aside; ///< whose price was read last, for a worker who waits
  std::array<Pressed, entryNames.size()> m_pressed{};
  Pressed m_shares;
  int m_unasked = 0;
};

} // namespace nilometer::saqqara_test
