// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/asked/told_keeper.h"

#include "ui/copy/copy_in_play.h"

#include <algorithm>
#include <utility>
#include <variant>

namespace nilometer::ui {

ToldKeeper::ToldKeeper(Game game, CopyShelf shelf, std::function<std::string()> next)
    : m_game(std::move(game)), m_shelf(std::move(shelf)), m_next(std::move(next)),
      m_told(m_game.told().size()) {
  connect(&m_game.session, &GameSession::changed, this, [this] {
    const std::size_t told = m_game.told().size();
    const std::size_t before = std::exchange(m_told, told);
    if (before < told) keep(before);
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

void ToldKeeper::keep(std::size_t from) {
  QString path = copyPath();
  if (path.isEmpty()) {
    path = newCopy();
    from = 0;
  }
  if (path.isEmpty()) return;
  const KeptFound kept = keepFoundOn(m_shelf, path, [&](record::EditionDocument& copy) {
    const ToldValues told = m_game.told();
    const auto set = [&](const ToldValue& value) { return copy.set(value.place, value.value); };
    return std::all_of(told.begin() + static_cast<std::ptrdiff_t>(from), told.end(), set);
  });
  if (kept.written) Q_EMIT keptOnCopy(std::get<CheckedCopy>(kept.copy));
}

} // namespace nilometer::ui
