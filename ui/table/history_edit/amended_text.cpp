// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/history_edit/amended_text.h"

#include "ui/base/style/theme.h"
#include "ui/game/session/game_session.h"
#include "ui/table/history_edit/changed_numbers.h"
#include "ui/text/phrase.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <vector>

namespace nilometer::ui {

using record::AmendKind;
using record::Resolution;
using text::fill;

namespace {

struct ResolutionRow {
  Resolution resolution;
  const char* text; ///< of so many later entries
};

struct AmendedWords {
  Q_DECLARE_TR_FUNCTIONS(AmendedCard)
public:
  static constexpr auto resolutions = std::to_array<ResolutionRow>({
      //: what becomes of later entries, in a list: "3 adapted, 1 left out"
      {Resolution::mended, QT_TR_N_NOOP("%n adapted")},
      //: of later entries: what is entered before them makes them fit
      {Resolution::completed, QT_TR_N_NOOP("%n with what was missing")},
      //: of rounds, among later entries: the order of play stays as it was played
      {Resolution::asPlayed, QT_TR_N_NOOP("%n as played")},
      //: of later entries
      {Resolution::again, QT_TR_N_NOOP("%n entered again")},
      //: of later entries: although a rule forbids them
      {Resolution::anyway, QT_TR_N_NOOP("%n kept anyway")},
      //: of later entries: they stay in the log and are not carried out
      {Resolution::kept, QT_TR_N_NOOP("%n kept as it is")},
      //: of later entries that were entered anyway: no rule forbids them any more
      {Resolution::holdsAgain, QT_TR_N_NOOP("%n hold again")},
      //: of later entries
      {Resolution::leftOut, QT_TR_N_NOOP("%n left out")},
  });
};

QString placeOf(std::size_t entry) {
  return text::number(static_cast<int>(entry) + 1);
}

QString numberCell(const AmendedNumber& number, const Theme& theme) {
  const auto said = [](const std::optional<int>& value) {
    return value ? text::number(*value) : QStringLiteral("–");
  };
  return changedCell(said(number.before), said(number.after), theme);
}

/// The moments at which a number is another one.
std::vector<const AmendedTable*> otherTables(const AmendedGame& amended) {
  std::vector<const AmendedTable*> tables;
  for (const AmendedTable& table : amended.tables) {
    if (table.differs()) tables.push_back(&table);
  }
  return tables;
}

QString numbersHead(const std::vector<const AmendedTable*>& tables) {
  QString head = tableCell(QStringLiteral("td"), {}, {}) + tableCell(QStringLiteral("td"), {}, {});
  for (const AmendedTable* table : tables) {
    head += tableCell(QStringLiteral("th"), QStringLiteral("align='right' valign='bottom'"),
                      table->when.toHtmlEscaped());
  }
  return QStringLiteral("<tr>") + head + QStringLiteral("</tr>");
}

QString playerCell(table::Player player, const GameSession& session, const Theme& theme) {
  const auto colour = static_cast<PlayerColour>(session.colourOf(player));
  const QString name = text::playerName(player, session.names().shown);
  return tableCell(QStringLiteral("td"), {}, playerHtml(colour, name, theme));
}

/// `tracked number` = -1 for the points.
QString numberName(const AmendedGame& amended, int trackedNumber) {
  return trackedNumber < 0 ? AmendedWords::tr("Points") : amended.trackedNumbers[trackedNumber];
}

/// One number of a player at those moments; empty where it stays at all of them.
QString numbersRow(const std::vector<const AmendedTable*>& tables, std::size_t player,
                   int trackedNumber, const QString& name, const Theme& theme) {
  const auto numberAt = [&](const AmendedTable* table) {
    const AmendedPlayer& at = table->players[player];
    return trackedNumber < 0 ? at.points
                             : at.trackedNumbers[static_cast<std::size_t>(trackedNumber)];
  };
  const auto differs = [&](const AmendedTable* table) { return numberAt(table).differs(); };
  if (std::ranges::none_of(tables, differs)) return {};
  QString row = tableCell(QStringLiteral("td"), {}, coloured(name.toHtmlEscaped(), theme.quietInk));
  for (const AmendedTable* table : tables) row += numberCell(numberAt(table), theme);
  return row + QStringLiteral("</tr>");
}

QString paragraph(const QString& html) {
  return QStringLiteral("<p style='margin:0 0 2px 0'>%1</p>").arg(html);
}

QString heading(const QString& text) {
  return paragraph(QStringLiteral("<b>%1</b>").arg(text.toHtmlEscaped()));
}

} // namespace

QString amendedTitle(const AmendedGame& amended) {
  const QString place = placeOf(amended.entry);
  switch (amended.kind) {
  case AmendKind::replace:
    //: The number of the entry and what it says.
    return fill(AmendedWords::tr("Entry %1 then says: %2"), {place, amended.is});
  case AmendKind::insertBefore:
    return fill(AmendedWords::tr("New before entry %1: %2"), {place, amended.is});
  case AmendKind::remove:
    return fill(AmendedWords::tr("Without entry %1: %2"), {place, amended.was});
  case AmendKind::asRead: break;
  }
  return AmendedWords::tr("Some entries of this game do not fit together");
}

QString amendingEntry(const GameSession& session) {
  if (const auto again = session.enteringAgain()) {
    //: The number of a later entry.
    return fill(AmendedWords::tr("Entering entry %1 again"), {placeOf(*again)});
  }
  const QStringList entry{placeOf(session.amendedEntry())};
  switch (*session.amending()) {
  //: The number of the entry.
  case AmendKind::replace: return fill(AmendedWords::tr("Changing entry %1"), entry);
  case AmendKind::insertBefore: return fill(AmendedWords::tr("Inserting before entry %1"), entry);
  case AmendKind::remove: return fill(AmendedWords::tr("Removing entry %1"), entry);
  case AmendKind::asRead: break;
  }
  return fill(AmendedWords::tr("From entry %1 on, entries do not fit together"), entry);
}

QString amendingLine(const GameSession& session, const QString& headline) {
  const bool isRead = !session.enteringAgain() && session.amending() == AmendKind::asRead;
  if (isRead) return amendingEntry(session);
  return fill(QStringLiteral("%1: %2"), {amendingEntry(session), headline});
}

QString amendedNumbers(const AmendedGame& amended, const GameSession& session, const Theme& theme) {
  const std::vector<const AmendedTable*> tables = otherTables(amended);
  const int trackedNumbers = static_cast<int>(amended.trackedNumbers.size());
  const auto& now = amended.tables.back().players;
  const bool isOpen = std::ranges::any_of(now, &AmendedPlayer::isOpen);
  const QString open = AmendedWords::tr("Not all points are read yet.").toHtmlEscaped();
  if (tables.empty()) {
    // A sum may stay where what it counts changes, and points that are hidden may change, too.
    if (amended.movesGoods) return {};
    const bool tellsPoints = now.front().points.before.has_value() && !isOpen;
    QStringList names;
    for (int trackedNumber = tellsPoints ? -1 : 0; trackedNumber < trackedNumbers;
         ++trackedNumber) {
      names += numberName(amended, trackedNumber);
    }
    QStringList lines;
    //: What stays at every player: "Points, Stones".
    const QString stays = AmendedWords::tr("As before: %1");
    if (!names.isEmpty()) lines += fill(stays, {names.join(QStringLiteral(", "))}).toHtmlEscaped();
    if (isOpen) lines += open;
    return lines.join(QStringLiteral("<br>"));
  }
  QString rows = numbersHead(tables);
  for (int player = 0; player < session.players(); ++player) {
    QString first = playerCell(static_cast<table::Player>(player), session, theme);
    for (int trackedNumber = -1; trackedNumber < trackedNumbers; ++trackedNumber) {
      const QString row = numbersRow(tables, static_cast<std::size_t>(player), trackedNumber,
                                     numberName(amended, trackedNumber), theme);
      if (row.isEmpty()) continue;
      rows += QStringLiteral("<tr>") + first + row;
      first = tableCell(QStringLiteral("td"), {}, {});
    }
  }
  return isOpen ? numbersTable(rows) + paragraph(open) : numbersTable(rows);
}

QString amendedMoves(const AmendedGame& amended) {
  if (amended.moves.isEmpty()) {
    return AmendedWords::tr("Nothing to move on the table.").toHtmlEscaped();
  }
  QString html = heading(AmendedWords::tr("To be moved on the table"));
  for (const QString& move : amended.moves) {
    html += paragraph(QStringLiteral("· %1").arg(move.toHtmlEscaped()));
  }
  return html;
}

QString amendedLater(const AmendedGame& amended) {
  QStringList parts;
  for (const ResolutionRow& row : AmendedWords::resolutions) {
    const auto entries =
        std::ranges::count(amended.later, row.resolution, &AmendedLater::resolution);
    if (entries > 0) parts += AmendedWords::tr(row.text, nullptr, static_cast<int>(entries));
  }
  const QString later = AmendedWords::tr("%n later entries are affected", nullptr,
                                         static_cast<int>(amended.later.size()));
  return fill(QStringLiteral("%1: %2"), {later, parts.join(QStringLiteral(", "))});
}

QString amendedNote(const AmendedGame& amended) {
  const auto open = std::ranges::count(amended.later, false, &AmendedLater::holds);
  if (open == 0) return {};
  return AmendedWords::tr("%n entries do not fit yet. They stay in the log, marked.", nullptr,
                          static_cast<int>(open));
}

AmendedAnswer amendedAnswer(const AmendedGame& amended) {
  const auto out = static_cast<int>(
      std::ranges::count(amended.later, Resolution::leftOut, &AmendedLater::resolution));
  if (out > 0) {
    return {AmendedWords::tr("Keep it so, %n entries left out", nullptr, out), Harm::some};
  }
  const auto open =
      static_cast<int>(std::ranges::count(amended.later, false, &AmendedLater::holds));
  if (open > 0) {
    return {AmendedWords::tr("Keep it so, %n entries do not fit", nullptr, open), Harm::some};
  }
  return {AmendedWords::tr("Keep it so"), Harm::none};
}

} // namespace nilometer::ui
