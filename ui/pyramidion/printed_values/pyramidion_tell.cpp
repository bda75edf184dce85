// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pyramidion/printed_values/pyramidion_tell.h"

#include "ui/pyramidion/session/pyramidion_rereading.h"
#include "ui/table/printed_values/tell_game_of.h"

#include <QCoreApplication>

namespace nilometer::pyramidion {

namespace {

struct PyramidionTell {
  Q_DECLARE_TR_FUNCTIONS(PyramidionTell)
};

/// What is read, in the order of the form, and where its numbers stand among all.
enum class Told : std::size_t { minima, corner };
constexpr std::size_t minimaFrom = resourceCount;

ui::TellForm formOf(const Session& /*session*/) {
  return {.where = {{PyramidionTell::tr("&Site"), text::siteName.of()}},
          .what = {{PyramidionTell::tr("Both minima"), {0}, true, {minimaFrom, minimaFrom + 1}},
                   //: Of a site tile; 1 = this kind is pictured there.
                   {PyramidionTell::tr("Corner: 1 for each kind shown"),
                    {0},
                    true,
                    {0, 1, 2, 3, 4, 5}}},
          .kinds = text::resourceName.of() +
                   text::categoryName.of(bitOf(Category::influence) | bitOf(Category::negotiation)),
          .most = maxNumber};
}

Entry entryOf(const Session& /*session*/, const ui::Reading& read) {
  const auto site = static_cast<Site>(read.where.front());
  if (static_cast<Told>(read.what) == Told::minima) {
    return TellMinima{site, code(read.numbers[minimaFrom]), code(read.numbers[minimaFrom + 1])};
  }
  return TellCorner{site, table::setOf<ResourceSet>(allResources, [&](Resource kind) {
                      return read.numbers[at(kind)] > 0;
                    })};
}

std::optional<ui::TellGame::Known> knownAt(const Session& session, const ui::Reading& read) {
  const SitePrint& print = session.shown().sheet[at(read.where.front())];
  const bool isMinima = static_cast<Told>(read.what) == Told::minima;
  if (isMinima ? !print.minima : !print.corner) return std::nullopt;
  std::vector<int> numbers(minimaFrom + 2);
  if (isMinima) {
    const auto [influence, negotiation] = *print.minima;
    std::ranges::copy(*print.minima, numbers.begin() + minimaFrom);
    return ui::TellGame::Known{numbers,
                               text::listOf({text::number(influence), text::number(negotiation)})};
  }
  for (const Resource kind : allResources) numbers[at(kind)] = has(*print.corner, kind) ? 1 : 0;
  return ui::TellGame::Known{numbers, text::listOf(text::resourceName.of(*print.corner))};
}

} // namespace

ui::TellGame tellGame(Session& session) {
  return ui::tellGame<Rereading>(session, formOf, entryOf, knownAt);
}

} // namespace nilometer::pyramidion
