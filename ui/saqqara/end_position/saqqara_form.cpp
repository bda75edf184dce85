// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/saqqara/end_position/saqqara_form.h"

#include "engine/saqqara/file/entry_names.h"
#include "ui/text/phrase.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace nilometer::ui {

using saqqara::at;
using saqqara::Tell;
using saqqara::Told;
using saqqara::operator""_rule;
using SaqqaraPositions = Positions<saqqara::Rules>;

namespace {

struct SaqqaraPosition {
  Q_DECLARE_TR_FUNCTIONS(SaqqaraPosition)
public:
  /// The last one is of every other rule. %1: how many pyramids are in play.
  static constexpr auto conflicts = std::to_array<FormConflict>({
      {"WORKER-8"_rule, QT_TR_NOOP("A player has 4 workers (WORKER-8).")},
      {"WORKER-5"_rule, QT_TR_NOOP("That level has no room for so many workers (WORKER-5).")},
      {"SET-3"_rule,
       QT_TR_NOOP("Pyramids in play: at most %1, Soldiers and Thief only together (SET-3).")},
      {"NILE-3"_rule, QT_TR_NOOP("The Nile ends before that space (NILE-3).")},
      {"SET-7"_rule, QT_TR_NOOP("There is not that much gold in the box (SET-7).")},
  });
};

QString conflict(table::RuleId rule, std::size_t players) {
  const QString text = SaqqaraPosition::tr(conflictText(SaqqaraPosition::conflicts, rule));
  const int inPlay = static_cast<int>(players) + saqqara::pyramidsBesides;
  return rule == "SET-3"_rule ? text::fill(text, {text::number(inPlay)}) : text;
}

Tell toldOf(Told what, int pyramid = 0, int level = 1) {
  Tell told;
  told.what = what;
  told.pyramid = saqqara::pyramidAt(pyramid);
  told.level = static_cast<std::uint8_t>(level);
  return told;
}

/// Empty where it has no place in the form.
std::string keyOf(const Tell& told) {
  const std::string what(saqqara::toldNames[at(told.what)]);
  if (told.what == Told::nileLast) return what;
  if (told.what != Told::points && told.what != Told::spaces) return {};
  return what + '.' + std::string(saqqara::pyramidNames[at(told.pyramid)]) + '.' +
         std::to_string(told.level);
}

/// Every printed value that may stand in the form.
std::vector<Tell> tellable() {
  std::vector<Tell> all{toldOf(Told::nileLast)};
  for (int i = 0; i < saqqara::pyramidCount; ++i) {
    for (int level = 1; level <= saqqara::topLevel; ++level) {
      all.push_back(toldOf(Told::points, i, level));
      all.push_back(toldOf(Told::spaces, i, level));
    }
  }
  return all;
}

/// The field that a finding is about.
std::string keyOfField(const saqqara::PositionFinding& finding,
                       const saqqara::PositionDocument& document) {
  using Field = saqqara::PositionField;
  const auto number = static_cast<std::size_t>(finding.place.number);
  switch (finding.place.field) {
  case Field::nile: return keyOfPlayer(finding.place.player, "nile");
  case Field::gold: return keyOfPlayer(finding.place.player, "gold");
  case Field::workers: return keyOfPlayer(finding.place.player, saqqara::pyramidNames[number]);
  case Field::printed: break;
  }
  return keyOf(document.printed[number]);
}

} // namespace

std::vector<PlayerNumber<saqqara::PositionDocument>> SaqqaraPositions::numbers() {
  using Player = saqqara::PositionDocument::Player;
  std::vector<PlayerNumber<Document>> all{
      {"nile", saqqara::maxNumber, [](Player& player) -> int& { return player.nile; }},
      {"gold", saqqara::maxNumber, [](Player& player) -> int& { return player.gold; }}};
  for (std::size_t i = 0; i < saqqara::pyramidNames.size(); ++i) {
    all.push_back({saqqara::pyramidNames[i], saqqara::topLevel,
                   [i](Player& player) -> int& { return player.workers[i]; }});
  }
  return all;
}

void SaqqaraPositions::takeFurther(const PositionForm& form, Document& document) {
  for (Tell told : tellable()) {
    const auto value = numberIn(form, keyOf(told), saqqara::maxNumber);
    if (!value) continue;
    told.number = static_cast<decltype(told.number)>(*value);
    document.printed.push_back(told);
  }
}

void SaqqaraPositions::showFurther(const Document& document, PositionForm& form) {
  for (const Tell& told : document.printed) {
    const std::string key = keyOf(told);
    if (!key.empty()) form.texts[key] = std::to_string(told.number);
  }
}

FormLook SaqqaraPositions::look(const PositionForm& form, const saqqara::Edition& edition) {
  const saqqara::PositionDocument document = documentIn<saqqara::Rules>(form);
  FormRows rows(form);
  for (const auto& finding : judge(document, edition).findings) {
    rows.addProblem(keyOfField(finding, document), conflict(finding.rule, document.players.size()));
  }
  rows.addPlayers(SaqqaraPosition::tr("Boat on the Nile"), "nile", saqqara::maxNumber,
                  SaqqaraPosition::tr("The number of its space, 0 at the beginning."));
  for (int i = 0; i < saqqara::pyramidCount; ++i) {
    //: %1: a pyramid, of which the level of the worker is typed.
    rows.addPlayers(
        text::fill(SaqqaraPosition::tr("%1 (level 0–5)"),
                   {text::pyramidName(saqqara::pyramidAt(i))}),
        saqqara::pyramidNames[at(i)], saqqara::topLevel,
        SaqqaraPosition::tr("The level of the worker, 1 to 5; empty or 0 without one."));
  }
  rows.addPlayers(SaqqaraPosition::tr("Gold"), "gold", edition.supply[saqqara::Good::gold],
                  SaqqaraPosition::tr("Among players with equal points, most gold wins (END-4)."));
  // What is printed where somebody stands and nobody has read it, or it was typed.
  for (const Tell& told : tellable()) {
    if (told.what != Told::points) continue;
    const std::string key = keyOf(told);
    const bool isKnown = edition.sheet.level(told.pyramid, told.level).points.has_value();
    const bool isOccupied = std::ranges::any_of(document.players, [&](const auto& player) {
      return player.workers[at(told.pyramid)] == told.level;
    });
    if (!rows.isTyped(key) && (isKnown || !isOccupied)) continue;
    const saqqara::PrintedPlace place = placeOf(told);
    rows.addNeeded(text::printedName(place), key, saqqara::maxNumber, text::askFor(place));
  }
  return rows.take(SaqqaraPosition::tr("Empty fields of players are 0, or no worker."));
}

} // namespace nilometer::ui
