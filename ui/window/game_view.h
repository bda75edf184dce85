// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/egizia/draft/draft.h"
#include "ui/egizia/facts/prompts.h"
#include "ui/egizia/session/egizia_session.h"
#include "ui/egizia/strip/choice_words.h"
#include "ui/egizia/strip/key_caps.h"

#include <QWidget>

namespace nilometer::ui {

class BoardView;
class DifferenceCard;
class GuidePanel;
class HeaderBar;
class LogView;
class PhaseCard;
class PlayersView;
class RealBoard;
class StripView;
class TableCeremony;
class ValueDesk;
class WhyGuide;
struct AskedContent;
struct PhaseCardContent;
struct StripContent;

/// The table of a running game: header, board, strip, players, log. Holds the entry being made
/// and enters it into the session when it is complete.
class GameView : public QWidget {
  Q_OBJECT
public:
  /// `session` is not owned and outlives the view.
  explicit GameView(EgiziaSession& session, QWidget* parent = nullptr);

  [[nodiscard]] HeaderBar& header() const { return *m_header; }
  [[nodiscard]] BoardView& board() const { return *m_board; }
  [[nodiscard]] StripView& strip() const { return *m_strip; }
  [[nodiscard]] PlayersView& players() const { return *m_players; }
  [[nodiscard]] LogView& log() const { return *m_log; }
  [[nodiscard]] GuidePanel& guide() const { return *m_guide; }
  [[nodiscard]] PhaseCard& phaseCard() const { return *m_card; }
  [[nodiscard]] TableCeremony& ceremony() const { return *m_ceremony; }
  [[nodiscard]] WhyGuide& why() const { return *m_why; }
  [[nodiscard]] const Draft& draft() const { return m_draft; }
  [[nodiscard]] const KeyCaps& keys() const { return m_keys; }
  /// The chip of a choice, on the strip, the phase card or the ceremony; nullptr if it is not
  /// shown.
  [[nodiscard]] class Chip* choice(const QuestionId& question, int id) const;

  /// How much each player wants to be told; `knowing` until it is said.
  void setPromptLevels(const PromptLevels& levels);
  [[nodiscard]] const PromptLevels& promptLevels() const { return m_levels; }
  /// Turns the guide to the front.
  void showGuide();

  /// Asks the table for printed numbers where they matter. `desk` is not owned and outlives the
  /// view; without one nothing is asked.
  void askWith(ValueDesk* desk);
  /// What a corrected number does to the game so far; hidden while there is nothing to decide.
  [[nodiscard]] DifferenceCard& difference() const { return *m_difference; }

  /// Enters what is being made, if it is complete and legal; in the final scoring the next step.
  void confirm();
  /// Enters it although it is against the rules, if the table stays possible.
  void insist();
  /// Takes back the last thing pressed; from the past, returns to now.
  void goBack();

Q_SIGNALS:
  /// The game is over, and its result is wanted: score sheet, charts, files.
  void resultRequested();
  /// Somebody wants to read that rule (its number) in the rules browser.
  void ruleRequested(const QString& rule);
  /// The table, the entry being made or both are shown anew.
  void refreshed();
  /// A player is to be told more or less from now on; nothing is changed yet.
  void promptLevelChosen(int player, nilometer::ui::PromptLevel level);

protected:
  void keyPressEvent(QKeyEvent* event) override;
  void changeEvent(QEvent* event) override;

private:
  void build();
  void connectParts();
  void connectCeremony();
  void connectWhy();
  void connectAsked();
  void follow(Progress progress);
  void press(const KeyCaps::Press& press);
  void startAction(int index);
  /// Ten names are too many to be given again after an undo, or because one of them was wrong.
  [[nodiscard]] std::optional<egizia::LayOut> namesBefore() const;
  void restart();
  void refresh();
  void refreshGuide();
  void placeCard();
  [[nodiscard]] KeyOf keyOf() const;
  void showCard(const std::optional<PhaseCardContent>& card);
  [[nodiscard]] StripContent stripContent(const std::optional<PhaseCardContent>& card) const;
  [[nodiscard]] StripContent ceremonyStrip() const;
  [[nodiscard]] AskedContent askedContent() const;
  [[nodiscard]] std::string askedPlace() const;
  void showDifference();
  bool pressAsked(const QString& key);
  void addActions(StripContent& content) const;
  void addVerdict(StripContent& content) const;
  /// What to move on the real board, under its heading or after it.
  void tellMoves(StripContent& content) const;

  EgiziaSession& m_session;
  const RealBoard& m_realBoard; ///< hears of every change before the view does
  Draft m_draft;
  KeyCaps m_keys;
  PromptLevels m_levels;
  HeaderBar* m_header;
  BoardView* m_board;
  StripView* m_strip;
  PlayersView* m_players;
  LogView* m_log;
  GuidePanel* m_guide;
  PhaseCard* m_card;
  TableCeremony* m_ceremony;
  WhyGuide* m_why;
  DifferenceCard* m_difference;
  ValueDesk* m_desk = nullptr;
};

} // namespace nilometer::ui
