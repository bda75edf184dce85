// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/amend/amended_text.h"

#include "ui/session/game_session.h"
#include "ui/style/theme.h"
#include "ui/words/phrase.h"

#include <QCoreApplication>

#include <algorithm>

namespace nilometer::ui {

using record::AmendKind;
using words::fill;

namespace {

struct AmendedWords {
  Q_DECLARE_TR_FUNCTIONS(AmendedCard)
};

QString placeOf(std::size_t entry) {
  return words::number(static_cast<int>(entry) + 1);
}

QString coloured(const QString& escaped, const QColor& colour) {
  return QStringLiteral("<span style='color:%1'>%2</span>").arg(colour.name(), escaped);
}

QString cell(const QString& tag, const QString& attributes, const QString& html) {
  return QStringLiteral("<%1 %2 style='padding:1px 6px'>%3</%1>").arg(tag, attributes, html);
}

/// "19", or "19 → 21" with the new one strong.
QString numberCell(const AmendedNumber& number, const Theme& theme) {
  const auto said = [](const std::optional<int>& value) {
    return value ? words::number(*value) : QStringLiteral("–");
  };
  const QString right = QStringLiteral("align='right'");
  const QString after = said(number.after).toHtmlEscaped();
  if (!number.differs()) return cell(QStringLiteral("td"), right, coloured(after, theme.quietInk));
  return cell(QStringLiteral("td"), right,
              coloured(said(number.before) + QStringLiteral(" → "), theme.quietInk) +
                  QStringLiteral("<b>") + coloured(after, theme.choose) + QStringLiteral("</b>"));
}

QString numbersHead(const AmendedGame& amended) {
  QString head = cell(QStringLiteral("td"), {}, {}) + cell(QStringLiteral("td"), {}, {});
  for (const AmendedTable& table : amended.tables) {
    head += cell(QStringLiteral("th"), QStringLiteral("align='right' valign='bottom'"),
                 table.when.toHtmlEscaped());
  }
  return QStringLiteral("<tr>") + head + QStringLiteral("</tr>");
}

QString playerCell(table::Player player, const GameSession& session, const Theme& theme) {
  const auto colour = static_cast<PlayerColour>(session.colourOf(player));
  const QString name = fill(QStringLiteral("%1 %2"),
                            {symbolText(colour), words::playerName(player, session.names().shown)});
  return cell(
      QStringLiteral("td"), {},
      QStringLiteral("<b>") +
          coloured(name.toHtmlEscaped(), theme.playerText[static_cast<std::size_t>(colour)]) +
          QStringLiteral("</b>"));
}

/// One number of a player at every moment; `tally` = -1 for the points.
QString numbersRow(const AmendedGame& amended, std::size_t player, int tally, const QString& first,
                   const Theme& theme) {
  const QString label = tally < 0 ? AmendedWords::tr("Points") : amended.tallies[tally];
  QString row =
      first + cell(QStringLiteral("td"), {}, coloured(label.toHtmlEscaped(), theme.quietInk));
  for (const AmendedTable& table : amended.tables) {
    const AmendedPlayer& at = table.players[player];
    row += numberCell(tally < 0 ? at.points : at.tallies[static_cast<std::size_t>(tally)], theme);
  }
  return QStringLiteral("<tr>") + row + QStringLiteral("</tr>");
}

QString heading(const QString& text) {
  return QStringLiteral("<p style='margin:0 0 2px 0'><b>%1</b></p>").arg(text.toHtmlEscaped());
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

QString amendingLine(const GameSession& session, const QString& headline) {
  if (const auto again = session.enteringAgain()) {
    //: The number of a later entry and what it said.
    return fill(AmendedWords::tr("Entering entry %1 again: %2"), {placeOf(*again), headline});
  }
  const QStringList facts{placeOf(session.amendedEntry()), headline};
  switch (*session.amending()) {
  //: The number of the entry and what it says.
  case AmendKind::replace: return fill(AmendedWords::tr("Changing entry %1: %2"), facts);
  case AmendKind::insertBefore:
    return fill(AmendedWords::tr("Inserting before entry %1: %2"), facts);
  case AmendKind::remove: return fill(AmendedWords::tr("Removing entry %1: %2"), facts);
  case AmendKind::asRead: break;
  }
  return fill(AmendedWords::tr("From entry %1 on, entries do not fit together"), facts);
}

QString amendedNumbers(const AmendedGame& amended, const GameSession& session, const Theme& theme) {
  if (std::ranges::none_of(amended.tables, &AmendedTable::differs)) {
    return AmendedWords::tr("All numbers stay as they are.").toHtmlEscaped();
  }
  QString rows = numbersHead(amended);
  const int tallies = static_cast<int>(amended.tallies.size());
  for (int player = 0; player < session.players(); ++player) {
    QString first = playerCell(static_cast<table::Player>(player), session, theme);
    for (int tally = -1; tally < tallies; ++tally) {
      rows += numbersRow(amended, static_cast<std::size_t>(player), tally, first, theme);
      first = cell(QStringLiteral("td"), {}, {});
    }
  }
  return QStringLiteral("<table cellspacing='0' cellpadding='0'>%1</table>").arg(rows);
}

QString amendedMoves(const AmendedGame& amended) {
  if (amended.moves.isEmpty()) {
    return AmendedWords::tr("Nothing to move on the table.").toHtmlEscaped();
  }
  QString html = heading(AmendedWords::tr("To be moved on the table"));
  for (const QString& move : amended.moves) {
    html += QStringLiteral("<p style='margin:0 0 2px 0'>· %1</p>").arg(move.toHtmlEscaped());
  }
  return html;
}

QString amendedNote(const AmendedGame& amended) {
  const auto open = std::ranges::count(amended.later, false, &AmendedLater::holds);
  if (open == 0) return {};
  return AmendedWords::tr("%n entries do not fit yet. They stay in the log, marked.", nullptr,
                          static_cast<int>(open));
}

} // namespace nilometer::ui
