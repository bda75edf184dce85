// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/file/entry_names.h"
#include "tests/ui/table_window.h"
#include "ui/egizia/text/words.h"
#include "ui/egizia/tutorial/egizia_setup.h"

#include <QRegularExpression>

#include <algorithm>

/// Set-ups of games that have not begun.
namespace nilometer::test {

/// A new game of Anna, Ben, Cem and Dora, as far as they take part.
inline egizia::GameRecord newGame(const egizia::Edition& edition, int players,
                                  egizia::Profile profile = egizia::Profile::revised) {
  egizia::GameRecord game;
  game.header.editionId = edition.id;
  game.header.editionChecksum = edition.checksum;
  game.header.profile = profile;
  game.header.options = egizia::optionsOf(profile);
  game.header.date = "2026-11-21";
  constexpr auto names = std::to_array<const char*>({"Anna", "Ben", "Cem", "Dora"});
  for (std::size_t i = 0; i < static_cast<std::size_t>(players); ++i) {
    game.header.players.push_back({names[i], std::string(egizia::playerColours[3 - i]), 0});
  }
  return game;
}

/// The set-up of a game, its steps found by their keys.
class SetupOf {
public:
  SetupOf(const egizia::RecordHeader& header, const egizia::Edition& edition)
      : game(egizia::gameOf(header, edition)), table(text::tableOf(header.players, edition)),
        state(egizia::setUp(game)), steps(ui::setupSteps(game, table, header)) {}

  [[nodiscard]] const ui::SetupStep* find(const QString& part) const {
    const auto found = std::ranges::find(steps, part, &ui::SetupStep::key);
    return found == steps.end() ? nullptr : &*found;
  }
  [[nodiscard]] const ui::SetupStep& at(const QString& part) const {
    const ui::SetupStep* step = find(part);
    if (step == nullptr) qFatal("the step is missing");
    return *step;
  }
  /// All numbers in a text, but those of rules.
  [[nodiscard]] static QList<int> numbersIn(QString text) {
    static const QRegularExpression rule(u"\\([A-Z]+-[0-9]+\\)"_s);
    static const QRegularExpression digits(u"[0-9]+"_s);
    text.remove(rule);
    QList<int> numbers;
    for (const auto& match : digits.globalMatch(text)) numbers += match.captured().toInt();
    return numbers;
  }
  [[nodiscard]] QList<int> numbers(const QString& part) const { return numbersIn(at(part).text); }
  /// … of every line, one after another.
  [[nodiscard]] QList<int> lineNumbers(const QString& part) const {
    QList<int> numbers;
    for (const ui::SetupLine& line : at(part).lines) numbers += numbersIn(line.text);
    return numbers;
  }

  egizia::Game game;
  text::Table table;
  egizia::State state;
  std::vector<ui::SetupStep> steps;
};

} // namespace nilometer::test
