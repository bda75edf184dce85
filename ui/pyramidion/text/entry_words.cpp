// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pyramidion/text/pyramidion_phrasebook.h"
#include "ui/text/correction_words.h"

#include <QCoreApplication>

#include <algorithm>
#include <cstdint>
#include <span>

namespace nilometer::text {

using namespace pyramidion;

namespace {

/// In few words everything behind the colon is left out.
enum class Length : std::uint8_t { whole, brief };

/// Says one entry; one function for each kind.
class PyramidionEntryWords {
  Q_DECLARE_TR_FUNCTIONS(PyramidionEntry)
public:
  PyramidionEntryWords(const PyramidionNames& names, Length length, const PyramidionSeen& seen)
      : m_names(names), m_length(length), m_seen(seen) {}

  QString operator()(const SetUp& entry) const {
    return with(fill(tr("Player order %1"), {order(entry)}), {supplyText(entry.supply)});
  }
  QString operator()(const NewBoats& entry) const {
    const auto boats = std::span(entry.boats).first(entry.count);
    QStringList needs;
    for (const Boat& boat : boats) needs += needText(boat);
    const QString text = m_seen.isRead ? tr("Boats read off") : tr("New boats");
    const bool waits = std::ranges::any_of(boats, &Boat::waits);
    return with(waits ? fill(QStringLiteral("%1 ?"), {text}) : text, needs);
  }
  QString operator()(const NextSupply& entry) const {
    const QString text = tr("Next supply card");
    return entry.waits ? unread(text) : with(text, {supplyText(entry.card)});
  }
  QString operator()(const Negotiate& entry) const {
    return fill(tr("%1 takes %2 from %3"),
                {name(entry), countedResource(1, entry.resource), siteName(entry.site)});
  }
  QString operator()(const Activate& entry) const {
    QStringList more;
    if (entry.boat) more += fill(tr("a boat for %1"), {needText(*entry.boat)});
    const QString text = fill(tr("%1 activates %2"), {name(entry), siteName(entry.site)});
    return entry.boat && entry.boat->waits ? fill(QStringLiteral("%1: %2"), {text, more.front()})
                                           : with(text, more);
  }
  QString operator()(const Play& entry) const {
    QStringList more;
    if (!entry.deed.isNothing()) {
      more += deedText(entry.deed, entry.card.kind == CardKind::philosopher);
    }
    if (!entry.again.isNothing()) more += fill(tr("once more %1"), {deedText(entry.again, false)});
    if (entry.marker != 0) more += markerText(entry.marker);
    if (entry.gain) more += fill(tr("gets %1"), {countedResource(1, *entry.gain)});
    if (entry.home) more += fill(tr("sends the %1 of this site home"), {troopName(*entry.home)});
    return with(fill(entry.card.basic ? tr("%1 plays the basic card %2") : tr("%1 plays %2"),
                     {name(entry), cardText(entry.card, entry.category)}),
                more);
  }
  QString operator()(const Pass& entry) const {
    const QString text = fill(tr("%1 passes"), {name(entry)});
    if (!entry.recruit) return text;
    const QString card = cardText(*entry.recruit);
    return fill(QStringLiteral("%1: %2"), {text, fill(tr("discards %1 to recruit"), {card})});
  }
  QString operator()(const Revolt& entry) const {
    if (m_length == Length::whole || !m_seen.strength) {
      return with(tr("Revolt"), {markersText(entry.markers)});
    }
    QStringList values;
    for (const RevoltMarker& marker : std::span(entry.markers.turned).first(entry.markers.count)) {
      values += number(marker.value);
    }
    return fill(QStringLiteral("%1 %2: %3"),
                {tr("Revolt"), number(*m_seen.strength), listOf(values)});
  }
  QString operator()(const TellMinima& entry) const {
    const QString minima = fill(tr("influence %1, negotiation %2"),
                                {number(entry.influence), number(entry.negotiation)});
    return with(fill(tr("Minima of %1"), {siteName(entry.site)}), {minima});
  }
  QString operator()(const Later& entry) const {
    return unread(fill(entry.what == Waiting::corner ? tr("Corner of %1") : tr("Minima of %1"),
                       {siteName(entry.site)}));
  }
  QString operator()(const TellCorner& entry) const {
    const QStringList kinds = resourceName.of(entry.kinds);
    return with(fill(tr("Corner of %1"), {siteName(entry.site)}),
                {kinds.isEmpty() ? resourcesText({}) : listOf(kinds)});
  }
  QString operator()(const TakeBack& entry) const {
    QStringList cards;
    for (const std::uint8_t card : entry.cards) {
      if (card != 0) cards += number(card);
    }
    return fill(cards.isEmpty() ? tr("%1 takes no card back") : tr("%1 takes back card %2"),
                {name(entry), listOf(cards)});
  }
  QString operator()(const Trade& entry) const {
    return fill(entry.times == 0 ? tr("%1 does not trade") : tr("%1 trades workers for %2"),
                {name(entry), countedResource(entry.times, Resource::statue)});
  }
  QString operator()(const Load& entry) const {
    QStringList more;
    const QString own = resourcesText(entry.statues);
    if (entry.statues.total() > 0) more += fill(tr("statues as %1"), {own});
    for (const Site site : allSites) {
      const auto kind = entry.troops[at(site)];
      if (kind) more += fill(tr("%1 fetches %2"), {siteName(site), countedResource(1, *kind)});
    }
    const QString drawn = resourcesText(entry.drawnStatues);
    if (entry.drawnStatues.total() > 0) more += fill(tr("fetched statues as %1"), {drawn});
    const QString text = entry.boat == reservedBoat ? tr("%1 loads the reserved boat")
                         : m_seen.need == nullptr   ? tr("%1 loads boat %2 of the row")
                                                    : tr("%1 loads the boat for %3");
    const QString need = m_seen.need == nullptr ? QString() : resourcesText(*m_seen.need);
    return with(fill(text, {name(entry), number(entry.boat), need}), more);
  }
  QString operator()(const Decline& entry) const {
    return fill(tr("%1 loads no boat now"), {name(entry)});
  }
  QString operator()(const Claim& entry) const {
    if (entry.players == 0) return tr("Nobody claims to have reached the target");
    return with(tr("Target reached"), {playersText(entry.players, m_names)});
  }
  QString operator()(const Reveal& entry) const {
    return with(tr("Points of the boats"), {bySeat(entry.points)});
  }
  QString operator()(const Happen& entry) const {
    const QStringList facts{name(entry), countedResource(1, entry.resource)};
    switch (entry.what) {
    case Happening::gain: return fill(tr("%1 gets %2 from the supply"), facts);
    case Happening::take: return fill(tr("%1 takes %2 from this site"), facts);
    case Happening::add: return fill(tr("A politician adds %2"), facts);
    case Happening::swap: return fill(tr("A stonemason %1"), {swapText(entry.swap)});
    case Happening::home: return fill(tr("A card %1"), {homeText(entry.troop)});
    case Happening::marker: break;
    }
    return fill(QStringLiteral("%1 %2"), {name(entry), markerText(entry.marker)});
  }
  QString operator()(const pyramidion::Tally& entry) const {
    QStringList more;
    if (entry.markers.count > 0) {
      more += fill(tr("revolt %1"), {markersText(entry.markers)});
      more += fill(tr("influence before the revolt %1"), {bySeat(entry.before)});
    }
    for (const Category category : allCategories) {
      const QString sums = bySeat(entry.sums[at(category)]);
      if (!sums.isEmpty()) more += QStringLiteral("%1 %2").arg(categoryName(category), sums);
    }
    if (entry.raised > 0) more += fill(tr("minima raised by %1"), {number(entry.raised)});
    return with(tr("Sums called out"), more);
  }
  QString operator()(const Hands& entry) const {
    return with(tr("Cards left in hand"), {bySeat(entry.sizes)});
  }
  QString operator()(const Correct& entry) const {
    return correctionSentence<SpokenPyramidion>(entry, m_names);
  }

private:
  /// The sentence of an entry whose printed value is read later in the round.
  [[nodiscard]] static QString unread(const QString& text) {
    return fill(QStringLiteral("%1: ?"), {text});
  }
  [[nodiscard]] static QString needText(const Boat& boat) {
    return boat.waits ? QStringLiteral("?") : resourcesText(boat.need);
  }
  [[nodiscard]] QString name(const auto& entry) const { return playerName(entry.player, m_names); }
  /// Where there is more than the sentence: "…: this; that".
  [[nodiscard]] QString with(const QString& text, const QStringList& more) const {
    const QString said = more.join(QStringLiteral("; "));
    if (said.isEmpty() || m_length == Length::brief) return text;
    return fill(QStringLiteral("%1: %2"), {text, said});
  }
  [[nodiscard]] QString order(const SetUp& entry) const {
    QStringList parts;
    for (int place = 1; place <= maxPlayers; ++place) {
      const auto found = std::ranges::find(entry.numbers, place) - entry.numbers.begin();
      if (found < maxPlayers) parts += playerName(static_cast<Player>(found), m_names);
    }
    return parts.join(QStringLiteral(", "));
  }
  /// Of those who have a number: "Anna 3, Ben 4".
  [[nodiscard]] QString bySeat(const auto& numbers) const {
    QStringList parts;
    for (Player player = 0; player < m_names.playerNames.size(); ++player) {
      const std::optional<int> has = numbers[player];
      if (has) parts += fill(QStringLiteral("%1 %2"), {playerName(player, m_names), number(*has)});
    }
    return parts.join(QStringLiteral(", "));
  }
  [[nodiscard]] static QString markersText(const Markers& markers) {
    QStringList parts;
    for (const RevoltMarker& marker : std::span(markers.turned).first(markers.count)) {
      //: A revolt marker, its value and what it pictures: "6 with 1 worker"
      parts += fill(tr("%1 with %2"), {number(marker.value), resourcesText(marker.pictured)});
    }
    return parts.join(QStringLiteral(", "));
  }
  [[nodiscard]] static QString markerText(int marker) {
    return fill(tr("takes order marker %1"), {number(marker)});
  }
  [[nodiscard]] static QString swapText(const Swap& swap) {
    return fill(tr("swaps %1 for %2 from %3"),
                {resourcesText(swap.give), resourcesText(swap.get), siteName(swap.site)});
  }
  [[nodiscard]] static QString homeText(const TroopAt& troop) {
    return fill(tr("sends the %1 of %2 home"), {troopName(troop.kind), siteName(troop.site)});
  }
  [[nodiscard]] static QString deedText(const Deed& deed, bool doubles) {
    if (deed.target != 0) {
      return fill(doubles ? tr("doubles card %1") : tr("removes card %1"), {number(deed.target)});
    }
    if (deed.troop) return homeText(*deed.troop);
    if (deed.resource) return fill(tr("chooses %1"), {countedResource(1, *deed.resource)});
    return deed.swap ? swapText(*deed.swap) : tr("raises both minima");
  }

  const PyramidionNames& m_names;
  Length m_length;
  PyramidionSeen m_seen;
};

} // namespace

QString sentence(const Entry& entry, const PyramidionNames& names, const PyramidionSeen& seen) {
  return std::visit(PyramidionEntryWords(names, Length::whole, seen), entry);
}

QString brief(const Entry& entry, const PyramidionNames& names, const PyramidionSeen& seen) {
  return std::visit(PyramidionEntryWords(names, Length::brief, seen), entry);
}

PyramidionSeen SpokenPyramidion::seenAt(const record::Replay<Rules>& replay, std::size_t index,
                                        const Entry& /*entry*/) {
  PyramidionSeen seen;
  for (const table::Effect& effect : replay.effectsOf(index)) {
    if (isNote(effect, Note::strength)) seen.strength = effect.after;
    if (isNote(effect, Note::toldTurned)) seen.isRead = true;
    if (effect.kind != EffectKind::card || cardMoveOf(effect) != CardMove::boatLoaded) continue;
    seen.need = &replay.state.of(effect.player).loaded[at(effect.after) - 1].need;
  }
  return seen;
}

} // namespace nilometer::text
