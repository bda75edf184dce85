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
    if (std::exchange(m_told, told) < told) keep();
  });
}

QString ToldKeeper::copyPath() const {
  const std::vector<OwnCopy> copies = m_shelf.copies();
  const CopyKind& kind = m_shelf.kindOf(m_game.id);
  for (const std::string& id : {m_game.name.id, m_next()}) {
    const auto found = std::ranges::find_if(copies, [&](const OwnCopy& copy) {
      return copy.usable() && copy.kind == &kind && copy.id == id;
    });
    if (found != copies.end()) return found->path;
  }
  const CopyPlace made = m_shelf.create({}, m_game.played);
  const auto* path = std::get_if<QString>(&made);
  return path != nullptr ? *path : QString();
}

void ToldKeeper::keep() {
  const QString path = copyPath();
  if (path.isEmpty()) return;
  const KeptFound kept = keepFoundOn(m_shelf, path, [this](record::EditionDocument& copy) {
    const auto set = [&](const ToldValue& told) { return copy.set(told.place, told.value); };
    return std::ranges::all_of(m_game.told(), set);
  });
  if (kept.written) Q_EMIT keptOnCopy(std::get<CheckedCopy>(kept.copy));
}

} // namespace nilometer::ui
