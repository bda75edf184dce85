// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/end_position/position_entry.h"

#include "engine/egizia/bits.h"
#include "engine/egizia/file/entry_names.h"
#include "ui/text/phrase.h"

#include <QRegularExpression>
#include <QStringList>

#include <algorithm>

namespace nilometer::ui {

using egizia::Bits;
using egizia::Building;
using egizia::CardKind;
using egizia::Edition;
using Kind = PositionNumber::Kind;
using enum PositionRow;

namespace {

constexpr int mostPoints = 1000;

std::optional<int> wholeNumber(QString text) {
  text.replace(QChar(0x2212), u'-');
  bool ok = false;
  const int value = text.toInt(&ok);
  return ok ? std::optional(value) : std::nullopt;
}

QStringList wordsOf(const QString& text) {
  static const QRegularExpression between(QStringLiteral("[\\s,;+]"));
  return text.split(between, Qt::SkipEmptyParts);
}

/// "2.1": the first space of the second part.
std::optional<int> spaceOf(const QString& word, const egizia::BuildingPlan& plan) {
  const QStringList ends = word.split(u'.');
  if (ends.size() != 2) return std::nullopt;
  const std::optional<int> part = wholeNumber(ends.front());
  const std::optional<int> space = wholeNumber(ends.back());
  if (!part || !space || *part < 1 || *part > std::ssize(plan.parts)) return std::nullopt;
  const egizia::BuildingPart& in = plan.parts[static_cast<std::size_t>(*part - 1)];
  if (*space < 1 || *space > in.count) return std::nullopt;
  return in.first + *space - 1;
}

const PositionNumber noNumber{Kind::unreadable};

PositionNumber spacesIn(const QStringList& words, const egizia::BuildingPlan& plan) {
  PositionNumber result{Kind::list};
  for (const QString& word : words) {
    const std::optional<int> space = spaceOf(word, plan);
    if (!space || (result.spaces & egizia::spaceBit(*space)) != 0) return noNumber;
    result.spaces |= egizia::spaceBit(*space);
    ++result.number;
  }
  return result;
}

PositionNumber tilesIn(const QStringList& words) {
  PositionNumber result{Kind::list};
  for (const QString& word : words) {
    const std::optional<int> value = wholeNumber(word);
    if (!value || *value < 1 || *value > mostPoints) return noNumber;
    result.values.push_back(*value);
    result.number += *value;
  }
  return result;
}

} // namespace

QString textIn(const PositionForm& entry, const PositionCell& cell) {
  const auto found = entry.texts.find(keyOf(cell));
  return found == entry.texts.end() ? QString() : text::fromUtf8(found->second);
}

PositionNumber numberIn(const PositionForm& entry, const PositionCell& cell,
                        const Edition& edition) {
  const QString text = textIn(entry, cell).trimmed();
  if (text.isEmpty()) return {};
  if (const std::optional<int> number = wholeNumber(text)) return {Kind::number, *number};
  const QStringList words = wordsOf(text);
  // What stands between numbers, such as a lone "+", names none.
  if (words.isEmpty()) return noNumber;
  if (cell.row == tombSum) return tilesIn(words);
  const std::optional<Building> building = buildingOf(cell.row);
  const bool isOwn = building && !isBuilt(cell.row);
  return isOwn ? spacesIn(words, edition.plan(*building)) : noNumber;
}

bool asksEverything(const PositionForm& entry) {
  return egizia::choiceIn(entry, egizia::everythingKey) != 0;
}

QString twoSpaces(Building building, const Edition& edition) {
  const bool isWide = edition.plan(building).parts.front().count > 2;
  return isWide ? QStringLiteral("1.2 1.3") : QStringLiteral("1.1 2.1");
}

egizia::Game gameOf(const PositionForm& entry, const Edition& edition) {
  return egizia::gameOf(aboutIn(entry).options, entry.seats, edition);
}

std::vector<std::string> namesOf(egizia::CardSet cards, const Edition& edition) {
  std::vector<std::string> names;
  for (const int card : Bits(cards & ~egizia::cardBit(egizia::startFieldCard))) {
    const auto name = edition.nileCards[static_cast<std::size_t>(card)].name;
    const std::string& id = edition.cardNames[name];
    if (std::ranges::find(names, id) == names.end()) names.push_back(id);
  }
  return names;
}

std::vector<std::string> tombCards(const Edition& edition) {
  return namesOf(edition.kind(CardKind::tomb), edition);
}

} // namespace nilometer::ui
