// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/game/interface/game.h"
#include "ui/store/games/library_editions.h"
#include "ui/store/games/new_game_of.h"
#include "ui/text/phrasebook.h"

#include <QCoreApplication>

namespace nilometer::ui {

/// How long a game is, on its box.
struct BoxWords {
  Q_DECLARE_TR_FUNCTIONS(Box)
public:
  template <int rounds> [[nodiscard]] static QString length() {
    return tr("%n round(s)", nullptr, rounds);
  }
};

/// What follows from the rules of a game, how it is written and how it speaks. Session = its open
/// game.
template <class Session, table::Rules G> class GameFromRules : public Game {
public:
  [[nodiscard]] std::string_view id() const override { return G::id; }
  [[nodiscard]] record::GameNamed named() const override { return record::FileFormat<G>::named; }
  [[nodiscard]] QString name() const override { return text::Phrasebook<G>::name(); }
  [[nodiscard]] table::SeatRange seats() const override { return G::seats; }
  [[nodiscard]] int profiles() const override {
    return static_cast<int>(table::Names(G::profileNames).size());
  }
  [[nodiscard]] QString profileName(int profile) const override {
    return text::Phrasebook<G>::profileName(static_cast<typename G::Profile>(profile));
  }
  [[nodiscard]] OpenedSession open(std::string_view text, const GameLibrary& library,
                                   const std::string& file) const override {
    return openFrom<Session, G>(text, library, file);
  }
  [[nodiscard]] std::optional<record::NewHeader>
  newHeader(std::string_view text, const GameLibrary& library) const override {
    return newHeaderFrom<G>(text, library);
  }
  [[nodiscard]] NewGameOffer offer(const GameLibrary& library) const override {
    return offerOf<G>(library);
  }
  [[nodiscard]] std::unique_ptr<GameSession> begin(const NewGameChoice& choice,
                                                   const GameLibrary& library) const override {
    return beginGame<Session, G>(choice, library);
  }

protected:
  /// Only sessions of the game reach what its object makes.
  [[nodiscard]] static Session& opened(GameSession& session) {
    return static_cast<Session&>(session);
  }
  [[nodiscard]] static const Session& opened(const GameSession& session) {
    return static_cast<const Session&>(session);
  }
};

} // namespace nilometer::ui
