// SPDX-License-Identifier: GPL-3.0-or-later
// What the places are called, for whoever hears them.
#include "engine/pyramidion/resolve.h"
#include "ui/pyramidion/board/board_looks.h"
#include "ui/pyramidion/text/words.h"
#include "ui/text/phrase.h"

namespace nilometer::pyramidion {

using text::fill;
using text::number;

namespace {

QString notRead(const QString& value) {
  //: Of a printed number that nobody has read yet.
  return value == u"?" ? BoardWords::tr("not read yet") : value;
}

} // namespace

QString BoardReader::boatName(int place) const {
  const BoatLook look = boat(place);
  const QString unread = QStringLiteral("?");
  const QString needs = look.waits ? notRead(unread) : text::resourcesText(look.need);
  const QStringList facts{place == reservedBoat ? QString() : number(place), needs,
                          notRead(look.points)};
  //: %1: place in the row.
  if (look.faceDown) return fill(BoardWords::tr("Boat %1, face down"), facts);
  if (place != reservedBoat) {
    //: %1: place in the row, %2: what it needs, %3: its points.
    return look.isThere ? fill(BoardWords::tr("Boat %1: %2, points: %3"), facts)
                        : fill(BoardWords::tr("No boat in place %1"), facts);
  }
  if (!look.isThere) return BoardWords::tr("No boat is reserved");
  const Player owner = m_state.reserved ? m_state.reservedBy : playerOf(*m_work.entry);
  //: %1: whose it is, %2: what it needs, %3: its points.
  return fill(BoardWords::tr("Reserved boat of %1: %2, points: %3"),
              {m_table.seats.name(owner), needs, notRead(look.points)});
}

QString BoardReader::cardName(int number) const {
  const LyingCard there = lying(number);
  const CardLook look = card(number);
  const QString values = QStringList(look.values.begin(), look.values.end()).join(u'/');
  //: %1: number of a card at the site, %2: whose it is, %3: the card, %4: what it counts now.
  QString text = fill(BoardWords::tr("Card %1 of %2: %3, counts %4"),
                      {text::number(number), m_table.seats.name(there.player),
                       text::cardText(there.card, there.category), values});
  if (look.ankh) text += BoardWords::tr(", ankh");
  if (look.doubled) text += BoardWords::tr(", doubled");
  if (look.lost) text += BoardWords::tr(", lost");
  return text;
}

/// How what it counts comes about, where that is not what is printed: "Influence: 5 × 2 − 1 = 9".
QString BoardReader::cardTip(int number) const {
  const LyingCard there = lying(number);
  if (!there.lies || at(number) > m_state.lying.size()) return {};
  const int less = slavesOf(m_state, there.player);
  QStringList lines;
  for (const Category category : allCategories) {
    const int value = valueOf(*m_table.game, m_state, there, category);
    const int printed = ownValue(there, category);
    if (value == printed) continue;
    QString sum = text::number(printed);
    if (there.doubled) sum += QStringLiteral(" × 2");
    if (less > 0) sum += u" − " + text::number(less);
    lines += text::categoryName(category) + u": " + sum + u" = " + text::number(value);
  }
  return lines.join(QLatin1Char('\n'));
}

QString BoardReader::sumName(const SumLook& sum, const QString& what, Player player) const {
  //: %1: a player, %2: a category, %3: a sum.
  QString text = fill(BoardWords::tr("%1, %2: %3"), {m_table.seats.name(player), what, sum.text});
  if (sum.leads) text += BoardWords::tr(", alone in front");
  if (sum.waits) text += BoardWords::tr(", the minimum is not read yet");
  if (sum.tie) text += BoardWords::tr(", tied");
  if (sum.struck) text += BoardWords::tr(", lost");
  return text;
}

QString BoardReader::name(const ui::PlaceId& id) const {
  const auto where = static_cast<Site>(id.number);
  const QString site = text::siteName(where);
  switch (kindOf(id)) {
  case BoardPlace::site: {
    const SiteLook look = this->site(where);
    //: %1: a site, %2: what lies there, %3: what the next supply card brings.
    QString text =
        fill(BoardWords::tr("%1: %2; next: %3"),
             {site, text::resourcesText(look.resources),
              look.comingWaits ? notRead(QStringLiteral("?")) : text::resourcesText(look.coming)});
    if (look.isActive) text += BoardWords::tr(", active");
    if (look.sundial) text += BoardWords::tr(", resolved");
    return text;
  }
  case BoardPlace::ware:
    return fill(QStringLiteral("%1: %2"), {site, ware(where, static_cast<Resource>(id.part)).text});
  case BoardPlace::corner: {
    const CornerLook kinds = corner(where);
    //: The corner of a site shows what a torturer troop can fetch.
    return fill(BoardWords::tr("Corner of %1: %2"),
                {site, kinds ? text::kindsText(*kinds) : notRead(QStringLiteral("?"))});
  }
  case BoardPlace::troop: {
    const auto kind = static_cast<Troop>(id.part);
    const Player there = m_state.on(where).troop(kind);
    const TroopLook look = troop(where, kind);
    const QString lies = there == noPlayer ? BoardWords::tr("nobody") : m_table.seats.name(there);
    //: %1: a site, %2: a kind of troop, %3: whose lies there, %4: its minimum.
    return fill(BoardWords::tr("%1, %2: %3; minimum: %4"),
                {site, text::troopName(kind),
                 //: Of a troop: whose lies there is known once the minimum is read.
                 look.waits ? BoardWords::tr("open") : lies, notRead(look.minimum)});
  }
  case BoardPlace::marker: return fill(BoardWords::tr("Order marker %1"), {number(id.number)});
  case BoardPlace::boat: return boatName(id.number);
  case BoardPlace::card: return cardName(id.number);
  case BoardPlace::sum: {
    const auto category = static_cast<Category>(id.part);
    const auto player = static_cast<Player>(id.number);
    return sumName(sum(player, category), text::categoryName(category), player);
  }
  case BoardPlace::before: break;
  }
  const auto player = static_cast<Player>(id.number);
  return sumName(before(player), BoardWords::tr("revolt"), player);
}

QString BoardReader::tip(const ui::PlaceId& id) const {
  if (kindOf(id) == BoardPlace::card) return cardTip(id.number);
  const bool isCorner = kindOf(id) == BoardPlace::corner;
  const bool isPrinted = isCorner || kindOf(id) == BoardPlace::troop;
  const bool isAsked = m_table.draft->ground().options != nullptr && m_state.phase != Phase::setup;
  if (!isPrinted || !isAsked) return {};
  const SitePrint& known = m_state.sheet[at(static_cast<Site>(id.number))];
  const bool isRead = isCorner ? known.corner.has_value() : known.minima.has_value();
  return isRead ? BoardWords::tr("Press it to correct what was read.")
                : BoardWords::tr("Press it to enter what the tile shows.");
}

ui::PlaceLook BoardReader::place(const ui::PlaceId& id) const {
  return ui::lookAt(m_table, id, name(id), tip(id));
}

QStringList BoardReader::sentences() const {
  QStringList lines{fill(BoardWords::tr("Boats loaded: %1"), {countText()}),
                    fill(BoardWords::tr("Supply: %1"), {text::resourcesText(supply())})};
  if (winner()) {
    lines += fill(BoardWords::tr("%1 sets the pyramidion"),
                  {m_table.seats.names.whole[ranking(*m_table.game, m_state).front()]});
  }
  const ui::NumberTable look = active();
  lines += isActive() ? look.name + u": " + look.hint : look.name;
  const QStringList columns{BoardWords::tr("revolt"), text::categoryName(Category::influence),
                            text::categoryName(Category::negotiation),
                            text::categoryName(Category::haggling)};
  for (std::size_t i = 0; isActive() && i < columnCount; ++i) {
    const EndLook& end = look.ends[i];
    QStringList said{end.text};
    QStringList sums;
    for (Player player = 0; player < m_state.players; ++player) {
      if (end.colour == m_table.seats.colours[player]) said.prepend(m_table.seats.name(player));
      if (i > 0) {
        sums += sumName(sum(player, allCategories[i - 1]), columns[static_cast<int>(i)], player);
      }
    }
    if (i > 0) lines += sums.join(QStringLiteral("; "));
    said.removeAll({});
    lines += columns[static_cast<int>(i)] + u": " + said.join(u' ');
  }
  return lines;
}

} // namespace nilometer::pyramidion
