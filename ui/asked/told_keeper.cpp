// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/asked/told_keeper.h"

#include "ui/copy/copy_in_play.h"

#include <algorithm>
#include <utility>
#include <variant>

namespace nilometer::ui {

namespace {

bool isSame(const ToldValue& one, const ToldValue& other) {
  return one.place == other.place && record::writeJson(one.value) == record::writeJson(other.value);
}

} // namespace

ToldKeeper::ToldKeeper(Game game, CopyShelf shelf, std::function<std::string()> next)
    : m_game(std::move(game)), m_shelf(std::move(shelf)), m_next(std::move(next)),
      m_told(m_game.told()) {
  connect(&m_game.session, &GameSession::changed, this, [this] {
    const ToldValues before = std::exchange(m_told, m_game.told());
    ToldValues fresh;
    for (std::size_t i = 0; i < m_told.size(); ++i) {
      if (i >= before.size() || !isSame(before[i], m_told[i])) fresh.push_back(m_told[i]);
    }
    if (!fresh.empty()) keep(fresh);
  });
}

QString ToldKeeper::copyPath() const {
  const CopyKind& kind = m_shelf.kindOf(m_game.id);
  const bool isOwn = isOwnCopy(kind, m_game.name.id);
  const std::string wanted = isOwn ? m_game.name.id : m_next();
  const std::vector<OwnCopy> copies = m_shelf.copies();
  const auto found = std::ranges::find_if(copies, [&](const OwnCopy& copy) {
    return copy.usable() && copy.kind == &kind && copy.id == wanted;
  });
  return found != copies.end() ? found->path : QString();
}

QString ToldKeeper::newCopy() const {
  if (isOwnCopy(m_shelf.kindOf(m_game.id), m_game.name.id)) return {};
  const CopyPlace made = m_shelf.create({}, m_game.played);
  const auto* path = std::get_if<QString>(&made);
  return path != nullptr ? *path : QString();
}

void ToldKeeper::keep(const ToldValues& fresh) {
  QString path = copyPath();
  const bool isNew = path.isEmpty();
  if (isNew) path = newCopy();
  if (path.isEmpty()) return;
  const KeptFound kept = keepFoundOn(m_shelf, path, [&](record::EditionDocument& copy) {
    const auto set = [&](const ToldValue& value) { return copy.set(value.place, value.value); };
    return std::ranges::all_of(isNew ? m_told : fresh, set);
  });
  if (kept.written) Q_EMIT keptOnCopy(std::get<CheckedCopy>(kept.copy));
}

} // namespace nilometer::ui
