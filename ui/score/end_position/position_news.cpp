// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/score/end_position/position_news.h"

#include "ui/score/end_position/position_page.h"
#include "ui/store/games/game_library.h"
#include "ui/text/phrase.h"

#include <QDir>
#include <QFileInfo>

#include <utility>

namespace nilometer::ui {

using text::fill;

QString damagedPosition(const record::ReadError& damage, const QString& kept) {
  const QString read =
      //: %1: a sentence: what is wrong with the file
      fill(PositionPage::tr("%1 What could be read is shown; compare it with the table."),
           {publicSentence(damage)});
  const QString where =
      kept.isEmpty() ? PositionPage::tr("The damaged file stays as it is.")
                     : fill(PositionPage::tr("What was in the file is kept as “%1”."), {kept});
  return read + u' ' + where;
}

FileNews doubtfulPosition(const QString& damage, std::function<void()> compared) {
  const QString once =
      PositionPage::tr("This end position was damaged once, and nobody has compared "
                       "it with the table since.");
  return {damage.isEmpty() ? once : damage,
          {{PositionPage::tr("Compared with the table"), std::move(compared)}}};
}

FileNews changedByOthers(const QString& path, const QString& others, std::function<void()> stay,
                         std::function<void(const QString& path)> takeTheirs) {
  const QFileInfo file(path);
  const FileNews::Way goOnHere{PositionPage::tr("Go on here"), std::move(stay)};
  if (others.isEmpty()) {
    return {fill(PositionPage::tr("Another program had emptied “%1” or taken it "
                                  "away. Now the file holds again what is entered "
                                  "here."),
                 {file.fileName()}),
            {goOnHere}};
  }
  const auto goOnThere = [take = std::move(takeTheirs), theirs = file.dir().filePath(others)] {
    take(theirs);
  };
  return {fill(PositionPage::tr("Another program had changed “%1”. What it wrote is kept as "
                                "“%2”; the file holds what is entered here."),
               {file.fileName(), others}),
          {goOnHere, {PositionPage::tr("Go on with that one"), goOnThere}}};
}

} // namespace nilometer::ui
