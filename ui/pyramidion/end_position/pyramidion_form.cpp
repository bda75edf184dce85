// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pyramidion/end_position/pyramidion_form.h"

#include <QCoreApplication>

#include <array>

namespace nilometer::ui {

using pyramidion::at;
using pyramidion::PositionField;
using pyramidion::operator""_rule;
using PyramidionPositions = Positions<pyramidion::Rules>;
using Player = pyramidion::PositionDocument::Player;

namespace {

/// A row of fields, by PositionField.
struct PlayerField {
  const char* name;
  const char* tip;
  int most;
};
struct PyramidionPosition {
  Q_DECLARE_TR_FUNCTIONS(PyramidionPosition)
public:
  static constexpr auto fields = std::to_array<PlayerField>({
      {QT_TR_NOOP("Points of the boats"),
       QT_TR_NOOP("What all loaded boats show together (END-1)."), pyramidion::maxNumber},
      {QT_TR_NOOP("Loaded boats"),
       QT_TR_NOOP("How many boats are loaded. In a tie of points and cards in hand, most boats win "
                  "(END-6)."),
       pyramidion::boatCount},
      {QT_TR_NOOP("Torturer troops"),
       QT_TR_NOOP("How many stand on sites: most of them give 1 point (END-2)."),
       pyramidion::troopsOfAKind},
      {QT_TR_NOOP("Cards in hand"),
       QT_TR_NOOP("In a tie, most cards in hand win, before boats are counted (END-6)."),
       pyramidion::commonCount + pyramidion::basicCount},
      {QT_TR_NOOP("Place in the order"),
       QT_TR_NOOP("From 1 for the player in front. If all else is tied, the one further in front "
                  "wins (END-6)."),
       pyramidion::maxPlayers},
  });
  static_assert(fields.size() == pyramidion::positionFields.size());
  static constexpr auto conflicts = std::to_array<FormConflict>({
      {"SET-7"_rule, QT_TR_NOOP("There are 20 boats (SET-7).")},
      {"SET-2"_rule, QT_TR_NOOP("A player has 5 torturer troops (SET-2).")},
      {"TORTURER-2"_rule, QT_TR_NOOP("Each of the 8 sites has room for one (TORTURER-2).")},
      {"SET-3"_rule, QT_TR_NOOP("There are not that many cards (SET-3).")},
      {"SET-9"_rule, QT_TR_NOOP("No two players have the same place (SET-9).")},
      {"END-1"_rule, QT_TR_NOOP("Points are on loaded boats (END-1).")},
      {"END-3"_rule, QT_TR_NOOP("The game ends with the round in which somebody has the target or "
                                "all boats are loaded (END-3).")},
  });
};

} // namespace

std::vector<PlayerNumber<pyramidion::PositionDocument>> PyramidionPositions::numbers() {
  std::vector<PlayerNumber<Document>> all;
  for (std::size_t i = 0; i < pyramidion::positionFields.size(); ++i) {
    const auto& [key, in] = pyramidion::positionFields[i];
    all.push_back({key, PyramidionPosition::fields[i].most, in});
  }
  return all;
}

std::vector<std::string> PyramidionPositions::optionKeys() {
  std::vector<std::string> keys;
  for (const auto& option : pyramidion::endOptionKeys()) keys.emplace_back(option.key);
  return keys;
}

void PyramidionPositions::takeFurther(const PositionForm& form, Document& document) {
  for (const auto& option : pyramidion::endOptionKeys()) {
    const int last = static_cast<int>(option.words.all().size()) - 1;
    const int chosen = numberIn(form, std::string(option.key), last).value_or(0);
    option.set(document.options, static_cast<std::size_t>(chosen));
  }
}

void PyramidionPositions::showFurther(const Document& document, PositionForm& form) {
  for (const auto& option : pyramidion::endOptionKeys()) {
    const std::size_t value = option.value(document.options);
    if (value != 0) form.texts[std::string(option.key)] = std::to_string(value);
  }
}

FormLook PyramidionPositions::look(const PositionForm& form, const pyramidion::Edition& edition) {
  const Document document = documentIn<pyramidion::Rules>(form);
  FormRows rows(form);
  for (const auto& finding : judge(document, edition).findings) {
    const std::string key =
        keyOfPlayer(finding.place.player, pyramidion::positionFields[at(finding.place.field)].key);
    // A place that is not typed yet is missing and not wrong.
    if (finding.place.field == PositionField::place && !rows.isTyped(key)) continue;
    const Player& said = document.players[finding.place.player];
    const bool hasNoBoat =
        finding.place.field == PositionField::points && said.points > 0 && said.boats == 0;
    const char* why =
        conflictText(PyramidionPosition::conflicts, hasNoBoat ? "END-1"_rule : finding.rule);
    rows.addProblem(key, PyramidionPosition::tr(why));
  }
  for (std::size_t i = 0; i < PyramidionPosition::fields.size(); ++i) {
    const PlayerField& field = PyramidionPosition::fields[i];
    const bool isNeeded = static_cast<PositionField>(i) == PositionField::place;
    const int most = isNeeded ? static_cast<int>(document.players.size()) : field.most;
    rows.addPlayers(PyramidionPosition::tr(field.name), pyramidion::positionFields[i].key, most,
                    PyramidionPosition::tr(field.tip),
                    isNeeded ? FormRows::Empty::isMissing : FormRows::Empty::isNone,
                    isNeeded ? 1 : 0);
  }
  return rows.take(PyramidionPosition::tr("Empty fields of players are 0."));
}

} // namespace nilometer::ui
