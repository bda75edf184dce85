// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pyramidion/tell/pyramidion_tell.h"

#include "ui/asked/tell_game_of.h"

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
  ui::TellForm form{
      .where = {{PyramidionTell::tr("&Site"), words::siteName.of()}},
      .what =
          {{PyramidionTell::tr("Both minima"), {0}, true, {minimaFrom, minimaFrom + 1}},
           //: Of a site tile; 1 = this kind is pictured there.
           {PyramidionTell::tr("Corner: 1 for each kind shown"), {0}, true, {0, 1, 2, 3, 4, 5}}},
      .kinds = words::resourceName.of(),
      .most = maxNumber};
  for (const Category category : {Category::influence, Category::negotiation}) {
    form.kinds += words::categoryName(category);
  }
  return form;
}

Entry entryOf(const Session& /*session*/, const ui::Reading& read) {
  const auto site = static_cast<Site>(read.where.front());
  if (static_cast<Told>(read.what) == Told::minima) {
    return TellMinima{site, code(read.numbers[minimaFrom]), code(read.numbers[minimaFrom + 1])};
  }
  TellCorner told{site, 0};
  for (const Resource kind : allResources) {
    if (read.numbers[at(kind)] > 0) include(told.kinds, kind);
  }
  return told;
}

std::optional<ui::TellGame::Known> knownAt(const Session& session, const ui::Reading& read) {
  const SitePrint& print = session.shown().sheet[at(read.where.front())];
  const bool isMinima = static_cast<Told>(read.what) == Told::minima;
  if (isMinima ? !print.minima : !print.corner) return std::nullopt;
  std::vector<int> numbers(minimaFrom + 2);
  QStringList texts;
  for (std::size_t i = 0; isMinima && i < print.minima->size(); ++i) {
    numbers[minimaFrom + i] = (*print.minima)[i];
    texts += words::number((*print.minima)[i]);
  }
  for (const Resource kind : allResources) {
    if (isMinima || !has(*print.corner, kind)) continue;
    numbers[at(kind)] = 1;
    texts += words::resourceName(kind);
  }
  return ui::TellGame::Known{numbers, words::listOf(texts)};
}

} // namespace

ui::TellGame tellGame(Session& session) {
  return ui::tellGame(session, formOf, entryOf, knownAt);
}

} // namespace nilometer::pyramidion
