// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/printed_values/own_edition_updater.h"

#include "ui/store/own_edition/copy_in_play.h"

#include <algorithm>
#include <set>
#include <string>
#include <utility>
#include <variant>

namespace nilometer::ui {

namespace {

using Texts = std::set<std::string>;

std::string textOf(const ToldValue& told) {
  return told.place + '=' + record::writeJson(told.value);
}

/// Of those in lists: which come and go with every entry, wherever they stand among the others.
Texts listedIn(const ToldValues& values) {
  Texts texts;
  for (const ToldValue& told : values) {
    if (told.listed) texts.insert(textOf(told));
  }
  return texts;
}
/// All others, later ones behind earlier ones.
ToldValues placedIn(ToldValues values) {
  std::erase_if(values, [](const ToldValue& told) { return told.listed; });
  return values;
}
/// What was told last at that place; nullptr if nothing was.
const ToldValue* lastAt(const ToldValues& placed, const std::string& place) {
  const auto last = std::ranges::find(placed.rbegin(), placed.rend(), place, &ToldValue::place);
  return last == placed.rend() ? nullptr : &*last;
}

} // namespace

OwnEditionUpdater::OwnEditionUpdater(Game game, CopyShelf shelf, std::function<std::string()> next)
    : m_game(std::move(game)), m_shelf(std::move(shelf)), m_next(std::move(next)),
      m_told(m_game.told()), m_entries(m_game.session.entries()) {
  connect(&m_game.session, &GameSession::changed, this, &OwnEditionUpdater::lookAgain);
}

void OwnEditionUpdater::lookAgain() {
  const ToldValues before = std::exchange(m_told, m_game.told());
  const ToldValues placedBefore = placedIn(before);
  const ToldValues placedNow = placedIn(m_told);
  ToldValues fresh;
  for (const ToldValue& told : placedNow) {
    if (&told != lastAt(placedNow, told.place)) continue;
    const auto count = [&](const ToldValues& placed) {
      return std::ranges::count(placed, told.place, &ToldValue::place);
    };
    const bool isAgain = count(placedNow) > count(placedBefore);
    if (isAgain || textOf(told) != textOf(*lastAt(placedBefore, told.place))) fresh.push_back(told);
  }
  const Texts listedBefore = listedIn(before);
  const Texts listedNow = listedIn(m_told);
  const auto isNow = [&](const ToldValue& told) { return listedNow.contains(textOf(told)); };
  for (const ToldValue& told : m_told) {
    const bool isNew = told.listed && !listedBefore.contains(textOf(told));
    if (isNew && !isTold(m_game.played, told)) fresh.push_back(told);
  }
  for (const ToldValue& told : before) {
    if (told.listed && !isNow(told)) m_gone.push_back(told);
  }
  std::erase_if(m_gone, isNow);
  // What was only taken back may be entered again as it was.
  const std::size_t entries = m_game.session.entries();
  const bool isOtherwise = entries >= m_entries;
  if (isOtherwise || m_gone.empty()) m_entries = entries;
  ToldValues wrong = isOtherwise ? std::exchange(m_gone, {}) : ToldValues();
  for (const ToldValue& told : placedBefore) {
    if (lastAt(placedNow, told.place) == nullptr) wrong.push_back(told);
  }
  if (!fresh.empty() || !wrong.empty()) keep(fresh, wrong);
}

QString OwnEditionUpdater::copyPath() const {
  const CopyKind& kind = m_shelf.kindOf(m_game.id);
  const bool isOwn = isOwnCopy(kind, m_game.name.id);
  const std::string wanted = isOwn ? m_game.name.id : m_next();
  const std::vector<OwnCopy> copies = m_shelf.copies();
  const auto found = std::ranges::find_if(copies, [&](const OwnCopy& copy) {
    return copy.usable() && copy.kind == &kind && copy.id == wanted;
  });
  return found != copies.end() ? found->path : QString();
}

QString OwnEditionUpdater::newCopy() const {
  if (isOwnCopy(m_shelf.kindOf(m_game.id), m_game.name.id)) return {};
  const CopyPlace made = m_shelf.create({}, m_game.played);
  const auto* path = std::get_if<QString>(&made);
  return path != nullptr ? *path : QString();
}

void OwnEditionUpdater::keep(const ToldValues& fresh, const ToldValues& wrong) {
  QString path = copyPath();
  const bool isNew = path.isEmpty();
  if (isNew && !fresh.empty()) path = newCopy();
  if (path.isEmpty()) return;
  const CopyKind& kind = m_shelf.kindOf(m_game.id);
  const KeptFound kept = keepFoundOn(m_shelf, path, [&](record::EditionDocument& copy) {
    if (!m_before) m_before = copy;
    // A slip that no copy can have keeps nothing else from it.
    const auto put = [&](const ToldValue& told) {
      record::EditionDocument with = copy;
      if (!tell(with, told)) return;
      const auto checked = kind.read(with);
      if (checked && checked->findings.empty()) copy = std::move(with);
    };
    for (const ToldValue& told : wrong) {
      const auto right =
          std::ranges::find_if(fresh, [&](const ToldValue& other) { return isAlike(other, told); });
      if (right == fresh.end() || !putRight(copy, told, *right)) {
        takeBack(copy, told, told.listed || isTold(*m_before, told) ? m_game.played : *m_before);
      }
    }
    std::ranges::for_each(isNew ? m_told : fresh, put);
    // What was taken out may have been told by something else, too.
    for (const ToldValue& told : m_told) {
      if (told.listed && std::ranges::any_of(wrong, &ToldValue::listed)) put(told);
    }
    return true;
  });
  if (kept.written) Q_EMIT keptOnCopy(std::get<CheckedCopy>(kept.copy));
}

} // namespace nilometer::ui
