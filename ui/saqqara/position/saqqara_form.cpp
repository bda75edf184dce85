// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/saqqara/position/saqqara_form.h"

#include "engine/saqqara/file/entry_names.h"
#include "ui/saqqara/words/names.h"
#include "ui/words/colour_name.h"
#include "ui/words/phrase.h"

#include <QCoreApplication>

#include <algorithm>

namespace nilometer::ui {

using saqqara::at;
using saqqara::Pyramid;
using saqqara::Tell;
using saqqara::Told;
using words::fill;
using words::number;

namespace {

struct SaqqaraFormWords {
  Q_DECLARE_TR_FUNCTIONS(SaqqaraPosition)
};

std::string ofPlayer(std::size_t player, std::string_view what) {
  return std::to_string(player) + '.' + std::string(what);
}

/// Of a printed value that decides at the end; other values have no key.
std::string keyOf(const Tell& told) {
  const std::string what(saqqara::toldNames[at(told.what)]);
  if (told.what == Told::nileLast) return what;
  if (told.what != Told::points && told.what != Told::spaces) return {};
  return what + '.' + std::string(saqqara::pyramidNames[at(told.pyramid)]) + '.' +
         std::to_string(told.level);
}

std::optional<int> numberIn(const PositionForm& form, const std::string& key) {
  const auto found = form.texts.find(key);
  if (found == form.texts.end()) return std::nullopt;
  bool ok = false;
  const int value = words::fromUtf8(found->second).toInt(&ok);
  return ok && value >= 0 && value <= saqqara::maxNumber ? std::optional(value) : std::nullopt;
}

Tell toldOf(Told what, int pyramid = 0, int level = 1) {
  Tell told;
  told.what = what;
  told.pyramid = saqqara::pyramidAt(pyramid);
  told.level = static_cast<std::uint8_t>(level);
  return told;
}

/// Every value that may stand in the form.
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

/// Why what was entered cannot be together.
QString conflict(const saqqara::PositionFinding& finding) {
  using saqqara::operator""_rule;
  if (finding.rule == "WORKER-8"_rule) {
    return SaqqaraFormWords::tr("A player has 4 workers (WORKER-8).");
  }
  if (finding.rule == "WORKER-5"_rule) {
    return SaqqaraFormWords::tr("So many workers have no room on that level (WORKER-5).");
  }
  if (finding.rule == "SET-3"_rule) {
    return SaqqaraFormWords::tr("So many pyramids are not in play (SET-3).");
  }
  if (finding.rule == "NILE-3"_rule) {
    return SaqqaraFormWords::tr("The Nile ends before that space (NILE-3).");
  }
  return SaqqaraFormWords::tr("There is not so much gold in the box (SET-7).");
}

/// Puts the rows together.
class FormMaker {
public:
  FormMaker(const PositionForm& form, const saqqara::Edition& edition)
      : m_form(form), m_edition(edition), m_document(documentOf(form)) {}

  FormLook make() {
    for (const auto& finding : judge(m_document, m_edition).findings) note(finding);
    row(SaqqaraFormWords::tr("Boat on the Nile"), "nile", saqqara::maxNumber,
        SaqqaraFormWords::tr("The number of its space, 0 at the beginning."));
    for (int i = 0; i < saqqara::pyramidCount; ++i) {
      row(words::pyramidName(saqqara::pyramidAt(i)), saqqara::pyramidNames[at(i)],
          saqqara::topLevel,
          SaqqaraFormWords::tr("The level of the worker, 1 to 5; empty without one."));
    }
    row(words::goodName(saqqara::Good::gold), "gold", m_edition.supply[saqqara::Good::gold],
        SaqqaraFormWords::tr("Decides between players with as many points (END-4)."));
    for (int i = 0; i < saqqara::pyramidCount; ++i) {
      for (int level = 1; level <= saqqara::topLevel; ++level) {
        pointsRow(toldOf(Told::points, i, level));
      }
    }
    m_look.reminder = SaqqaraFormWords::tr("Empty fields of players are 0, or no worker.");
    return std::move(m_look);
  }

private:
  void note(const saqqara::PositionFinding& finding) {
    using Field = saqqara::PositionField;
    const auto pyramid = static_cast<std::size_t>(finding.place.number);
    std::string key;
    switch (finding.place.field) {
    case Field::nile: key = ofPlayer(finding.place.player, "nile"); break;
    case Field::gold: key = ofPlayer(finding.place.player, "gold"); break;
    case Field::workers:
      key = ofPlayer(finding.place.player, saqqara::pyramidNames[pyramid]);
      break;
    case Field::printed: key = keyOf(m_document.printed[pyramid]); break;
    }
    m_problems.emplace(key, conflict(finding));
  }

  void add(FormRow& row, const std::string& key, const QString& name, int most) {
    FormCell cell{key, {}};
    cell.content.name = name;
    cell.content.tip = row.tip;
    cell.content.bounds = {0, most};
    cell.content.likely = most;
    const auto text = m_form.texts.find(key);
    const std::optional<int> value = numberIn(m_form, key);
    if (text != m_form.texts.end() && (!value || *value > most)) {
      cell.content.problem =
          fill(SaqqaraFormWords::tr("A number from %1 to %2."), {number(0), number(most)});
    } else if (const auto problem = m_problems.find(key); problem != m_problems.end()) {
      cell.content.problem = problem->second;
    }
    if (!cell.content.problem.isEmpty()) m_look.wrong.push_back(key);
    row.cells.push_back(std::move(cell));
  }

  void row(const QString& label, std::string_view what, int most, const QString& tip) {
    FormRow row{label, tip, {}};
    for (std::size_t i = 0; i < m_form.seats.size(); ++i) {
      const record::Seat& seat = m_form.seats[i];
      const QString name =
          seat.name.empty() ? words::playerColour(seat.colour) : words::fromUtf8(seat.name);
      add(row, ofPlayer(i, what), fill(QStringLiteral("%1, %2"), {name, label}), most);
    }
    m_look.rows.push_back(std::move(row));
  }

  /// What is printed there, where somebody stands and nobody has read it, or it was typed.
  void pointsRow(const Tell& told) {
    const bool isKnown = m_edition.sheet.level(told.pyramid, told.level).points.has_value();
    const bool isOccupied = std::ranges::any_of(m_document.players, [&](const auto& player) {
      return player.workers[at(told.pyramid)] == told.level;
    });
    const std::string key = keyOf(told);
    const bool isTyped = m_form.texts.contains(key);
    if (!isTyped && (isKnown || !isOccupied)) return;
    const saqqara::PrintedPlace place = saqqara::printedPoints(told.pyramid, told.level);
    FormRow row{words::printedName(place), words::askFor(place), {}};
    add(row, key, row.label, saqqara::maxNumber);
    if (!isTyped) m_look.missing.push_back(key);
    m_look.rows.push_back(std::move(row));
  }

  const PositionForm& m_form;
  const saqqara::Edition& m_edition;
  saqqara::PositionDocument m_document;
  std::map<std::string, QString> m_problems;
  FormLook m_look;
};

} // namespace

saqqara::PositionDocument documentOf(const PositionForm& form) {
  saqqara::PositionDocument document{
      .edition = form.values, .date = form.date, .title = form.title, .players = {}, .printed = {}};
  for (std::size_t i = 0; i < form.seats.size(); ++i) {
    saqqara::PositionDocument::Player player{.seat = form.seats[i]};
    // A document has a name for everybody.
    if (player.seat.name.empty()) {
      player.seat.name = words::playerColour(player.seat.colour).toStdString();
    }
    player.nile = numberIn(form, ofPlayer(i, "nile")).value_or(0);
    player.gold = numberIn(form, ofPlayer(i, "gold")).value_or(0);
    for (std::size_t pyramid = 0; pyramid < player.workers.size(); ++pyramid) {
      const int level = numberIn(form, ofPlayer(i, saqqara::pyramidNames[pyramid])).value_or(0);
      player.workers[pyramid] = level <= saqqara::topLevel ? level : 0;
    }
    document.players.push_back(std::move(player));
  }
  for (Tell told : tellable()) {
    const std::optional<int> value = numberIn(form, keyOf(told));
    if (!value) continue;
    told.number = static_cast<std::uint8_t>(*value);
    document.printed.push_back(told);
  }
  return document;
}

PositionForm formOf(const saqqara::PositionDocument& document) {
  PositionForm form{.seats = {},
                    .texts = {},
                    .title = document.title,
                    .date = document.date,
                    .values = document.edition};
  const auto type = [&](const std::string& key, int value) {
    if (value != 0) form.texts[key] = std::to_string(value);
  };
  for (std::size_t i = 0; i < document.players.size(); ++i) {
    const saqqara::PositionDocument::Player& player = document.players[i];
    form.seats.push_back(player.seat);
    type(ofPlayer(i, "nile"), player.nile);
    type(ofPlayer(i, "gold"), player.gold);
    for (std::size_t pyramid = 0; pyramid < player.workers.size(); ++pyramid) {
      type(ofPlayer(i, saqqara::pyramidNames[pyramid]), player.workers[pyramid]);
    }
  }
  for (const Tell& told : document.printed) {
    if (const std::string key = keyOf(told); !key.empty()) {
      form.texts[key] = std::to_string(told.number);
    }
  }
  return form;
}

FormLook lookOf(const PositionForm& form, const saqqara::Edition& edition) {
  return FormMaker(form, edition).make();
}

} // namespace nilometer::ui
