// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/game.h"
#include "engine/egizia/options.h"
#include "engine/egizia/printed.h"
#include "ui/egizia/text/names.h"

#include <QCoreApplication>
#include <QStringList>

#include <cstdint>
#include <vector>

/// What a player at the table could work out for himself, worked out for him: facts about the
/// position, by the engine's own functions. No advice.
namespace nilometer::ui {

/// The moment of the game: the phases in their order, then the decisions asked in between.
enum class Moment : std::uint8_t {
  lay,
  sail,
  feed,
  stone,
  build, ///< BUILD anywhere but at the Sphinx
  bonus,
  order,
  final,
  over,
  leftover,   ///< CARD-LEFTOVER is being decided
  draw,       ///< BUILD at the Sphinx
  reserveCard ///< a reserve ship comes up that builds only with CARD-RESERVE
};
inline constexpr int momentCount = 12;
static_assert(static_cast<int>(Moment::over) == static_cast<int>(egizia::Phase::over));

struct Fact {
  QString text;               ///< with the number of its rule
  egizia::PrintedSet basis{}; ///< the assumed printed values that its numbers rest on
  bool isBasic = false;       ///< only helps somebody who is new
};

struct Situation {
  Moment moment = Moment::lay;
  /// Who decides; noPlayer where everybody acts together.
  table::Player player = table::noPlayer;
  egizia::Site site = egizia::Site::sphinx; ///< BUILD: where
  std::vector<Fact> facts{};                ///< the most important first
};

/// What everybody can see of the table. `options` are those of that state. Sphinx cards that are
/// named but hidden make no difference; in the final scoring only how many are still to be named,
/// without so many that have been `named`, but not entered.
[[nodiscard]] Situation situationOf(const egizia::Game& game, const egizia::State& state,
                                    const egizia::Options& options, const text::Table& names,
                                    int named = 0);

/// A table and the facts that are told of it. The facts of a phase are told by a class of its own.
class FactTeller {
  Q_DECLARE_TR_FUNCTIONS(GuideFact)
public:
  /// Nothing given is owned; all outlive it.
  FactTeller(const egizia::Game& game, const egizia::State& state, const egizia::Options& options,
             const text::Table& names, Situation& situation)
      : m_game(game), m_state(state), m_options(options), m_names(names), m_situation(situation) {}

protected:
  enum class For : bool { everybody, newcomers };
  void say(table::RuleId rule, const QString& text, const QStringList& facts,
           const egizia::PrintedSet& basis = {}, For whom = For::everybody);
  void say(table::RuleId rule, const QString& text, const QStringList& facts, For whom) {
    say(rule, text, facts, {}, whom);
  }
  [[nodiscard]] bool isSaid(const Fact& fact) const;

  [[nodiscard]] const egizia::Edition& edition() const { return *m_game.edition; }
  [[nodiscard]] const egizia::PlayerState& of(table::Player player) const {
    return m_state.player[player];
  }
  [[nodiscard]] table::Player player() const { return m_situation.player; }
  [[nodiscard]] const egizia::PlayerState& own() const { return of(player()); }
  [[nodiscard]] QString name(table::Player player) const {
    return text::playerName(player, m_names);
  }
  [[nodiscard]] QString name() const { return name(player()); }
  /// The table after that entry, in a game that stays as it is.
  egizia::State after(const egizia::Entry& entry, egizia::Effects& effects) const;

  // Assumed printed values:
  [[nodiscard]] egizia::PrintedSet at(egizia::PrintedPlace place) const {
    return assumedAt(edition(), place);
  }
  [[nodiscard]] static egizia::PrintedSet both(egizia::PrintedSet one,
                                               const egizia::PrintedSet& other);
  [[nodiscard]] egizia::PrintedSet flood(table::Player player) const;
  [[nodiscard]] egizia::PrintedSet quarries(table::Player player) const;
  [[nodiscard]] egizia::PrintedSet tombs(int sum) const;
  /// The buildings of a site; none at the Sphinx.
  [[nodiscard]] egizia::PrintedSet plansAt(egizia::Site site) const;

  /// Kinds of which there are several cards are called by the one that is held.
  [[nodiscard]] Fact usable(table::Player player, egizia::CardKind kind, int card = 0) const;
  /// Cards that may be played now by themselves, of that player or (noPlayer) of everybody.
  void tellPlayableCards(table::Player player);
  /// What would not go on the stone track in the next production (STONE-2), if anything.
  void tellStonesLost(table::Player player);

  const egizia::Game& m_game;
  const egizia::State& m_state;
  const egizia::Options& m_options;
  const text::Table& m_names;
  Situation& m_situation;
};

/// SAIL: for the player who is to place a ship.
void tellSailing(const FactTeller& teller);
/// BUILD: for the player whose ship it is, at the site of the situation.
void tellBuilding(const FactTeller& teller);
/// The phases in which everybody acts together, leftover cards, and the final scoring.
void tellTogether(const FactTeller& teller, int named);

} // namespace nilometer::ui
