// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "registry/toy_words.h"

#include "ui/game/session/real_board_of.h"
#include "ui/game/session/session_of.h"
#include "ui/table/board/seats_view.h"
#include "ui/table/printed_values/printed_value_prompt.h"
#include "ui/table/view/game_view.h"
#include "ui/table/view/moves_told.h"

#include <QKeyEvent>

#include <optional>

/// The toy game on a table of the window.
namespace nilometer::test {

using ToySession = ui::SessionOf<toy::Rules>;

/// Nobody's cards.
class ToySeats : public ui::SeatsView {
public:
  explicit ToySeats(QWidget* parent)
      : SeatsView([](QWidget* view) { return new ui::SeatCard(view); }, parent) {}

private:
  void drawOver(table::Player /*player*/) override {}
};

/// The strip asks for a place; the choice enters a stone of whoever is on turn.
class ToyView : public ui::GameView {
public:
  static constexpr ui::QuestionId where{1, 0};

  explicit ToyView(ToySession& session)
      : GameView(
            session, [] { return ui::StripView::Texts{{QStringLiteral("Enter")}}; }, nullptr),
        m_session(session), m_real(ui::RealBoardOf<toy::Rules>::of(session)),
        m_board(new QWidget(this)), m_players(new ToySeats(this)) {
    layOut();
  }
  /// Asks the table for printed numbers from now on. The desk outlives the view.
  void askWith(ui::PrintedValuePrompt& desk) {
    m_desk = &desk;
    connect(m_desk, &ui::PrintedValuePrompt::turned, this, [this] { refresh(); });
    ui::AskedRow& row = strip().asked();
    connect(&row, &ui::AskedRow::matches, this,
            [this] { m_desk->confirm(m_desk->asked()->place); });
    connect(&row, &ui::AskedRow::corrected, this,
            [this](int number) { m_desk->correct(m_desk->asked()->place, number); });
    connect(&row, &ui::AskedRow::notNow, this,
            [this] { m_desk->leaveAlone(m_desk->asked()->place); });
    refresh();
  }
  [[nodiscard]] QWidget& boardPart() const override { return *m_board; }
  [[nodiscard]] ui::SeatsView& playersPart() const override { return *m_players; }
  void setMotion(bool) override {}
  void askWith(ui::PrintedValuePrompt*) override {}
  void confirm() override {
    if (m_entry) m_session.enter(*m_entry);
  }
  void insist() override {
    if (m_entry && strip().content().canInsist) m_session.enter(*m_entry, true, strip().reason());
  }
  void goBack() override { m_session.backToNow(); }
  bool dropEntry() override { return false; }

private:
  [[nodiscard]] table::Player onTurn() const { return m_session.shown().next; }
  void beginEntry() override { m_entry.reset(); }
  void refreshParts() override {}
  [[nodiscard]] ui::PhaseLook phases() const {
    const int round = m_session.clock().round;
    const QString text = text::fill(QStringLiteral("Round %1"), {text::number(round)});
    return {.round = text,
            .widest = {text},
            .rounds = 3,
            .now = round,
            .phases = {QStringLiteral("Put")},
            .phase = 0};
  }
  [[nodiscard]] ui::TableContent content() const override {
    ui::TableContent content{
        .phases = phases(),
        .prompt = {text::playerName(onTurn(), m_session.names().shown), {}, onTurn()},
        .strip = stripContent()};
    content.heard = content.strip.rows;
    return content;
  }
  [[nodiscard]] ui::StripContent stripContent() const {
    ui::StripContent content;
    content.names = m_session.names();
    content.confirm = QStringLiteral("Enter");
    content.asked = askedContent();
    ui::QuestionRow row{.question = where, .label = {}, .chips = {}};
    for (int place = 0; place < 2; ++place) {
      ui::ChipLook look;
      look.text = ui::Phrasebook<toy::Rules>::place(place);
      row.chips.push_back({place, true, look});
    }
    content.rows = {row};
    if (!m_entry) {
      content.moves =
          ui::movesTold(m_real.because(), {},
                        ui::Phrasebook<toy::Rules>::moves(m_real.moves(), m_session.table()));
      return content;
    }
    const table::Outcome outcome = m_session.tryOut(*m_entry);
    content.refused = !outcome.verdict.legal();
    content.canInsist = outcome.canInsist();
    for (const table::Finding& finding : outcome.verdict.findings()) {
      content.body += m_session.sentence(finding);
    }
    return content;
  }
  [[nodiscard]] QRect cardRect() const override { return m_board->rect(); }
  [[nodiscard]] table::Player decides() const override { return onTurn(); }
  [[nodiscard]] ui::Guide guideAt(ui::PromptLevel /*level*/) const override { return {}; }
  void choose(const ui::QuestionId& question, int id) override {
    if (question != where) return;
    m_entry = toy::Entry{toy::Doing::put, onTurn(), static_cast<toy::Place>(id)};
    const table::Outcome outcome = m_session.enter(*m_entry);
    if (m_desk != nullptr) m_desk->needs(outcome.verdict.missing());
    if (!outcome.accepted) refresh();
  }
  [[nodiscard]] ui::AskedContent askedContent() const {
    ui::AskedContent content;
    if (m_desk == nullptr) return content;
    content.said = m_desk->said();
    if (const auto& asked = m_desk->asked()) {
      content.question = text::fromUtf8(asked->place) + QLatin1Char('?');
      content.number = asked->number;
      content.missing = asked->missing;
    }
    return content;
  }
  void startAction(int) override {}
  bool pressKey(const QKeyEvent&) override { return false; }

  ToySession& m_session;
  const ui::RealBoard& m_real;
  ui::PrintedValuePrompt* m_desk = nullptr;
  std::optional<toy::Entry> m_entry;
  QWidget* m_board;
  ToySeats* m_players;
};

} // namespace nilometer::test
