// SPDX-License-Identifier: GPL-3.0-or-later
// What is to be said of an entry, and how what is said becomes one.
#include "ui/pyramidion/draft/form.h"

#include "engine/pyramidion/likely.h"
#include "engine/pyramidion/resolve.h"
#include "engine/pyramidion/turn.h"

#include <algorithm>
#include <memory>
#include <utility>

namespace nilometer::pyramidion {

namespace {

/// A sum that is called out has two digits at most.
constexpr int mostSum = 99;
constexpr auto always = [](auto) { return true; };
constexpr auto kindGroups =
    std::to_array({CardKind::merchant, CardKind::negotiator, CardKind::torturer,
                   CardKind::highPriest, CardKind::deity, CardKind::revolt});
/// More of each kind is printed nowhere.
constexpr Resources plenty{{maxNumber, maxNumber, maxNumber, maxNumber, maxNumber, maxNumber}};

std::vector<int> withNone(int last) {
  std::vector<int> ids = ui::upTo(0, last);
  ids.push_back(none);
  return ids;
}

/// All of it where it cannot be anything else.
Resources onlyOnes(const Resources& from, int count) {
  if (from.total() == count) return from;
  for (const Resource kind : allResources) {
    if (from[kind] == from.total()) return some(count, kind);
  }
  return {};
}

/// All that such a card could be about, whether it may be now or not.
std::vector<int> deedsOf(const State& state, CardKind kind, bool mayRaise) {
  Choices all{.targets = state.lyingNumbers(always),
              .resources = plenty.kinds(),
              .raise = mayRaise,
              .swaps = static_cast<SiteSet>(~bitOf(state.active))};
  for (const Site site : allSites) {
    for (const Troop troop : allTroops) {
      if (state.on(site).troop(troop) != noPlayer) all.troops.push_back({site, troop});
    }
  }
  std::vector<int> ids;
  for (const Deed& deed : all.deeds()) {
    if (isOfKind(kind, deed)) ids.push_back(deedId(deed));
  }
  return ids;
}

class Form : public ui::EntryForm<Ask> {
public:
  Form(const Ground& ground, Work& work, auto... answer)
      : EntryForm(work.said, answer...), m_ground(ground), m_work(work) {}

  void operator()(SetUp& entry) {
    for (int player = 0; player < m_state.players; ++player) {
      auto& drawn = entry.numbers[at(player)];
      const auto isFree = [&](int id) {
        return std::ranges::count(entry.numbers, id) == (drawn == id ? 1 : 0);
      };
      if (!one(Ask::order, player, ui::upTo(1, m_state.players), drawn, isFree)) continue;
      // Who had that number is asked once more.
      for (auto& other : entry.numbers) {
        if (&other == &drawn || other != drawn) continue;
        other = 0;
        unsay({Ask::order}, static_cast<int>(&other - entry.numbers.data()));
      }
    }
    read(entry.supply);
  }
  void operator()(NewBoats& entry) {
    const int drawn = drawnWith(m_state, entry.count);
    for (int i = 0; i < entry.count; ++i) {
      NewBoats others = entry;
      others.boats[at(i)] = {};
      read(i, entry.boats[at(i)], drawn, [&](const Boat& boat) {
        if (boat.id == 0) return std::ranges::find(others.boats, boat) == others.boats.end();
        return comesWith(m_game, m_state, others, boat, drawn);
      });
    }
  }
  void operator()(NextSupply& entry) { read(entry.card); }
  void operator()(Negotiate& entry) {
    const auto isThere = [&](Resource kind) { return m_state.on(entry.site).resources[kind] > 0; };
    const bool moved = one(Ask::site, 0, allSites, entry.site,
                           [&](Site site) { return pyramidion::has(m_state.toNegotiate, site); });
    const Player owner = m_state.on(entry.site).troop(Troop::negotiator);
    if (owner != noPlayer) entry.player = owner;
    if (moved && !isThere(entry.resource)) unsay({Ask::resource});
    one(Ask::resource, 0, allResources, entry.resource, isThere);
  }
  void operator()(Activate& entry) {
    const auto isFree = [&](Site site) { return !m_state.on(site).sundial; };
    if (one(Ask::site, 0, allSites, entry.site, isFree)) {
      const bool draws = entry.site == Site::karnak && isBoatLeft(m_state);
      entry.boat = draws ? std::optional(Boat{}) : std::nullopt;
      unsay({Ask::boat, Ask::need, Ask::points});
    }
    if (entry.boat && has(Ask::site)) read(0, *entry.boat, 1, always);
  }
  void operator()(Play& entry) {
    if (sayCard(entry.card, entry.player)) entry = {.player = entry.player, .card = entry.card};
    if (!has(Ask::card)) return;
    const CardKind kind = entry.card.kind;
    const bool looks = asksForAnkh(m_state.active);
    if (looks && one(Ask::ankh, 0, ui::upTo(0, 1), entry.card.ankh, always)) {
      entry.gain.reset();
      entry.home.reset();
      unsay({Ask::gain, Ask::home});
    }
    if (kind == CardKind::deity) one(Ask::category, 0, allCategories, entry.category, always);
    const auto possible = choicesOf(m_game, m_state, kind, entry.player);
    if (say(0, entry.deed, kind, possible)) {
      entry.again = {};
      unsay({Ask::deed}, 1);
    }
    if (const auto repeat = repeatOf(m_game, m_state, entry)) {
      const auto& [repeated, actor, number] = *repeat;
      say(1, entry.again, repeated, choicesOf(m_game, m_state, repeated, actor, number));
    }
    sayPower(entry);
  }
  void operator()(Pass& entry) {
    if (entry.recruit) sayCard(*entry.recruit, entry.player);
  }
  void operator()(Revolt& entry) { read(entry.markers); }
  void operator()(TellMinima& entry) {
    const bool isKnown = m_state.sheet[at(entry.site)].minima.has_value();
    digits(Ask::minimum, 0, entry.influence, mostMinimum, isKnown);
    digits(Ask::minimum, 1, entry.negotiation, mostMinimum, isKnown);
  }
  void operator()(TellCorner& entry) { several(Ask::corner, allResources, entry.kinds, always); }
  void operator()(TakeBack& entry) {
    const auto choices = takeBackChoices(m_game, m_state);
    if (mostTakenBack(m_state) == 1) {
      one(Ask::back, 0, choices, entry.cards[0], always);
      return;
    }
    // Two of them, the lower number first.
    std::uint64_t taken = 0;
    for (const std::uint8_t card : entry.cards) taken |= card == 0 ? 0 : std::uint64_t{1} << card;
    const bool full = entry.cards[1] != 0;
    several(Ask::back, choices, taken,
            [&](int card) { return !full || (taken >> card & 1U) != 0; });
    entry.cards = {};
    for (const std::uint8_t card : choices) {
      if ((taken >> card & 1U) != 0) entry.cards[entry.cards[0] == 0 ? 0 : 1] = card;
    }
  }
  void operator()(Trade& entry) {
    const int most = tradesPossible(m_game, m_state, entry.player);
    one(Ask::times, 0, ui::upTo(1, most), entry.times, always);
  }
  void operator()(Load& entry) {
    std::vector<int> places = ui::upTo(1, static_cast<int>(m_state.row.size()));
    if (boatAt(m_state, entry.player, reservedBoat) != nullptr) places.push_back(reservedBoat);
    const State known = withBlankCorners(m_state, m_state.cornersLeft | m_work.left);
    const bool anew = one(Ask::load, 0, places, entry.boat, [&](int place) {
      return wayToLoad(known, entry.player, place).has_value();
    });
    const Boat* boat = boatAt(m_state, entry.player, entry.boat);
    if (boat == nullptr || !has(Ask::load)) return;
    auto& pieces = m_work.pieces;
    if (anew) {
      entry = proposedLoad(known, entry.player, entry.boat)
                  .value_or(loadOf(entry.player, entry.boat, {}));
      pieces = piecesOf(*boat, entry);
    }
    if (const auto piece = answered(Ask::piece)) {
      pieces = turnedSource(known, entry.player, pieces, at(*piece)).value_or(pieces);
      entry = loadOf(entry.player, entry.boat, pieces);
    }
    Question& question = add(Ask::piece, 0, Kind::several);
    for (std::size_t i = 0; i < pieces.size(); ++i) {
      const bool turns = turnedSource(known, entry.player, pieces, i).has_value();
      question.choices.push_back({static_cast<int>(i), pieces[i].source != Source::own, turns});
    }
  }
  void operator()(Claim& entry) {
    several(Ask::claim, ui::upTo(0, m_state.players - 1), entry.players,
            [&](int player) { return hasLoaded(player); });
  }
  void operator()(Reveal& entry) {
    ofEach(Ask::boatPoints, entry.points, [&](int player) { return hasLoaded(player); });
  }
  void operator()(Hands& entry) { ofEach(Ask::hand, entry.sizes, always); }
  void operator()(Happen& entry) {
    sayHappening(entry.what);
    const auto isLegal = [&] { return judge(m_game, m_state, entry).legal(); };
    const bool ofPlayer = entry.what == Happening::gain || entry.what == Happening::take ||
                          entry.what == Happening::marker;
    if (ofPlayer) one(Ask::player, 0, ui::upTo(0, m_state.players - 1), entry.player, always);
    if (ofPlayer && entry.player == noPlayer) return;
    const bool swaps = entry.what == Happening::swap;
    if (entry.what == Happening::marker) {
      one(Ask::marker, 0, ui::upTo(1, m_state.players), entry.marker,
          [&](int marker) { return with(entry.marker, marker, isLegal); });
    } else if (swaps || entry.what == Happening::home) {
      Deed deed;
      if (swaps && has(Ask::deed)) deed.swap = entry.swap;
      if (!swaps) deed.troop = entry.troop;
      const CardKind kind = swaps ? CardKind::stonemason : CardKind::protector;
      const Choices all = choicesOf(m_game, m_state, kind, noPlayer);
      say(0, deed, kind, {.troops = all.troops, .swaps = all.swaps});
      entry.swap = deed.swap.value_or(Swap{});
      entry.troop = deed.troop.value_or(TroopAt{});
    } else {
      one(Ask::resource, 0, allResources, entry.resource,
          [&](Resource kind) { return with(entry.resource, kind, isLegal); });
    }
  }
  void operator()(Tally& entry) {
    sayHappening(std::nullopt);
    Count revolts{{entry.markers.count}};
    amounts(Ask::revolts, 0, std::array{0}, revolts, Count{{mostRevoltMarkers}}, mostRevoltMarkers);
    const int turned = revolts.total();
    entry.markers.count = static_cast<std::uint8_t>(turned);
    read(entry.markers);
    const bool revolt = turned > 0;
    for (int i = turned; i < mostRevoltMarkers; ++i) entry.markers.turned[at(i)] = {};
    if (!revolt) entry.before = {};
    if (revolt) ofEach(Ask::before, entry.before, always);
    const PlayerSet failed = failedIn(entry.before, strengthOf(entry.markers, m_state.active));
    for (Player player = 0; player < m_state.players; ++player) {
      const bool isOut = revolt && (!entry.before[player] || pyramidion::has(failed, player));
      for (const Category category : allCategories) {
        auto& sum = entry.sums[at(category)][player];
        if (isOut)
          sum.reset();
        else
          digits(Ask::sum, sumId(player, category), sum, mostSum);
      }
    }
    one(Ask::raised, 0, std::array{0, 3, 6}, entry.raised, always);
  }
  void operator()(Decline& /*saysNothing*/) {}
  void operator()(Later& /*saysNothing*/) {}
  void operator()(Correct& /*saysNothing*/) {}

private:
  using Count = table::Amounts<int, 1>; ///< of one thing

  /// What `holds` says while that value is there.
  static bool with(auto& field, auto value, auto holds) {
    const auto now =
        std::exchange(field, static_cast<std::remove_reference_t<decltype(field)>>(value));
    const bool does = holds();
    field = now;
    return does;
  }
  [[nodiscard]] bool hasLoaded(int player) const {
    return !m_state.player[at(player)].loaded.empty();
  }
  /// A number of each of those players.
  void ofEach(Ask ask, auto& numbers, auto isOne) {
    for (int player = 0; player < m_state.players; ++player) {
      if (isOne(player)) digits(ask, player, numbers[at(player)], mostSum);
    }
  }
  void read(SupplyCard& card) {
    // SUPPLY-2: the last one lies on the discards until the pile is empty.
    const auto isInPile = [&](const SupplyCard& each) {
      return m_state.supplyPile == 0 || each != m_state.faceUp;
    };
    if (!listed(Ask::supplyCard, 0, m_state.readings.supply, card, isInPile)) return;
    for (const Site site : allSites) {
      some(Ask::supply, static_cast<int>(site), card[at(site)], plenty);
    }
  }
  void read(int about, Boat& boat, int drawn, auto isFree) {
    const bool printed = m_game.options.boatPoints == BoatPoints::printed;
    const bool fresh = listed(Ask::boat, about, listedBoats(m_ground, drawn), boat, isFree);
    if (!fresh) unsay({Ask::need, Ask::points}, about);
    if (boat.waits) return;
    const bool lacksPoints = printed && has(Ask::boat, about) && !boat.points;
    if (fresh) some(Ask::need, about, boat.need, plenty);
    if (!printed || !(fresh || lacksPoints || has(Ask::points, about))) return;
    digits(Ask::points, about, boat.points);
    if (has(Ask::points, about)) EntryForm::say(Ask::need, about);
  }
  void read(Markers& markers) {
    for (int i = 0; i < markers.count; ++i) {
      RevoltMarker& marker = markers.turned[at(i)];
      const auto& read = m_state.readings.markers;
      const auto isLeft = [&](const RevoltMarker& each) {
        const auto turned = std::ranges::count(markers.turned, each) - (each == marker ? 1 : 0);
        return turned < std::ranges::count(read, each);
      };
      if (!listed(Ask::turned, i, read, marker, isLeft)) {
        unsay({Ask::strength, Ask::pictured}, i);
        continue;
      }
      digits(Ask::strength, i, marker.value, mostStrength);
      some(Ask::pictured, i, marker.pictured, plenty);
      if (marker.pictured.total() > 0) EntryForm::say(Ask::pictured, i);
    }
  }
  void some(Ask ask, int about, Resources& now, const Resources& most, int together = maxNumber) {
    amounts(ask, about, allResources, now, most, together);
  }

  [[nodiscard]] bool isOffered(auto is) const {
    return std::ranges::any_of(m_ground.options->cards, is);
  }
  /// True if it is of another kind now.
  bool sayCard(Card& card, Player player) {
    CardKind group = groupOf(card.kind);
    const bool anew = one(Ask::kind, 0, kindGroups, group, [&](CardKind kind) {
      return isOffered([&](const CardOffer& offer) { return groupOf(offer.kind) == kind; });
    });
    if (anew) card = {.kind = group};
    const int first = static_cast<int>(CardKind::highPriest);
    const bool isSpecial = group == CardKind::highPriest;
    CardKind kind = card.kind;
    const bool named =
        isSpecial && has(Ask::kind) && !anew &&
        one(Ask::special, 0, ui::upTo(first, kindCount - 1), kind, [&](int id) {
          return isOffered([&](const CardOffer& offer) { return offer.kind == kindAt(id); });
        });
    if (named) card = {.kind = kind};
    if (anew || named) {
      unsay({Ask::card, Ask::value, Ask::ankh, Ask::category, Ask::deed, Ask::marker, Ask::gain,
             Ask::home});
    }
    if (anew) unsay({Ask::special});
    if (has(Ask::kind) && (!isSpecial || has(Ask::special))) sayWhich(card, player);
    return anew || named;
  }
  /// Own basic cards first; one that nobody has read is behind them.
  void sayWhich(Card& card, Player player) {
    const auto isThere = [&](bool basic) {
      return isOffered(
          [&](const CardOffer& offer) { return offer.kind == card.kind && offer.basic == basic; });
    };
    const auto list = listedCards(m_ground, player, card.kind);
    const auto id = answered(Ask::card);
    if (id) {
      const bool fresh = *id == readNew || *id == newBasic;
      unsay({Ask::card, Ask::value, Ask::ankh});
      card = fresh ? Card{.kind = card.kind, .basic = *id == newBasic} : list[at(*id - 1)];
      if (card.ankh && asksForAnkh(m_state.active)) EntryForm::say(Ask::ankh);
      if (fresh) m_work.said.fresh.insert(questionId(Ask::card));
      EntryForm::say(Ask::card);
    }
    const bool fresh = isFresh(Ask::card);
    Card listedAs = card;
    if (std::ranges::find(list, card) == list.end()) listedAs.ankh.reset();
    Question& question = add(Ask::card, 0, Kind::one);
    const auto addNew = [&](bool basic) {
      const bool chosen = fresh && card.basic == basic;
      const auto isSingle = [](const Card& known) { return known.basic && known.id != 0; };
      const bool known = basic && std::ranges::any_of(list, isSingle);
      if (chosen || (isThere(basic) && !known)) {
        question.choices.push_back({basic ? newBasic : readNew, chosen});
      }
    };
    // The first key is an own card, read before or not.
    const bool ownFirst = !list.empty() && isOwnReading(m_ground, player, list.front());
    if (!ownFirst) addNew(true);
    for (std::size_t i = 0; i < list.size(); ++i) {
      const bool chosen = has(Ask::card) && !fresh && list[i] == listedAs;
      question.choices.push_back({static_cast<int>(i) + 1, chosen, isThere(list[i].basic)});
    }
    if (ownFirst) addNew(true);
    addNew(false);
    for (int i = 0; fresh && i < categoryCount; ++i) digits(Ask::value, i, card.values[at(i)]);
  }
  /// True if it is another deed now.
  bool say(int about, Deed& deed, CardKind kind, const Choices& possible) {
    bool anew = false;
    if (!possible.empty()) {
      auto ids = deedsOf(m_state, kind, about == 0 || possible.raise);
      if (m_game.options.effects == SpecialEffects::optional) ids.push_back(none);
      int id = deedId(deed);
      const auto open = possible.deeds();
      anew = one(Ask::deed, about, ids, id, [&](int each) {
        return each == none || std::ranges::find(open, deedOf(each)) != open.end();
      });
      if (anew) deed = deedOf(id);
    }
    if (!deed.swap) return anew;
    const Resources& here = m_state.on(m_state.active).resources;
    const Resources& there = m_state.on(deed.swap->site).resources;
    const int size = swapSize(m_state, deed.swap->site);
    if (anew) deed.swap = {deed.swap->site, onlyOnes(here, size), onlyOnes(there, size)};
    some(Ask::give, about, deed.swap->give, here, size);
    some(Ask::get, about, deed.swap->get, there, size);
    return anew;
  }
  /// What the site does; how it stands to each is what the judge says of it.
  void sayPower(Play& entry) {
    const auto isLegal = [&] {
      Verdict verdict;
      judgePower(m_game, m_state, entry, verdict);
      return verdict.legal();
    };
    if (const Bits free = markersFree(m_state, entry.player, entry.card); free != 0) {
      one(Ask::marker, 0, ui::upTo(0, m_state.players), entry.marker,
          [&](int id) { return id == 0 || pyramidion::has(free, id); });
    }
    if (mayGain(m_state, entry.card)) {
      one(Ask::gain, 0, withNone(resourceCount - 1), entry.gain, [&](int id) {
        return id == none || with(entry.gain, static_cast<Resource>(id), isLegal);
      });
    }
    if (maySendHome(m_state, entry.card)) {
      one(Ask::home, 0, withNone(1), entry.home,
          [&](int id) { return id == none || with(entry.home, static_cast<Troop>(id), isLegal); });
    }
  }
  void sayHappening(std::optional<Happening> now) {
    Question& question = add(Ask::happening, 0, Kind::one);
    for (int i = 0; i < static_cast<int>(happeningNames.size()); ++i) {
      const auto what = static_cast<Happening>(i);
      const bool elsewhere = (what == Happening::marker && m_state.active != Site::giza) ||
                             (what == Happening::gain && m_state.active != Site::alexandria);
      question.choices.push_back({i, now == what, !elsewhere});
    }
  }

  const Ground& m_ground;
  Work& m_work;
  const Game& m_game = *m_ground.game;
  const State& m_state = *m_ground.state;
};

void askForCorner(const State& state, Work& work) {
  const auto& load = std::get<Load>(*work.entry);
  if (const auto site = cornerToAskFor(state, load)) {
    work = {.entry = TellCorner{*site, 0},
            .aside = placeId(BoardPlace::boat, load.boat),
            .left = work.left,
            .begun = work.begun};
  }
}

} // namespace

// The hundreds say what it does.
int deedId(const Deed& deed) {
  if (deed.raise) return 100;
  if (deed.resource) return 200 + static_cast<int>(*deed.resource);
  if (deed.troop) {
    return 300 + static_cast<int>(deed.troop->site) * 2 + static_cast<int>(deed.troop->kind);
  }
  if (deed.swap) return 400 + static_cast<int>(deed.swap->site);
  return deed.target == 0 ? none : deed.target;
}

Deed deedOf(int id) {
  const int what = id % 100;
  switch (id / 100) {
  case 1: return {.raise = true};
  case 2: return {.resource = static_cast<Resource>(what)};
  case 3: return {.troop = TroopAt{static_cast<Site>(what / 2), static_cast<Troop>(what % 2)}};
  case 4: return {.swap = Swap{static_cast<Site>(what), {}, {}}};
  default: return {.target = static_cast<std::uint8_t>(id == none ? 0 : id)};
  }
}

Questions questionsOf(const Ground& ground, const Work& work) {
  if (!work.entry) return {};
  // What says nothing gives way to the usual entry of the moment.
  Work asked = saysNothing(work) ? Work{.entry = awaited(ground)} : work;
  Form form(ground, asked);
  std::visit(form, *asked.entry);
  return form.take();
}

void answer(const Ground& ground, Work& work, const ui::ChoiceId& choice, Change change) {
  const Ask ask = askOf(choice.question);
  if (saysNothing(work)) work = {.entry = awaited(ground), .begun = work.begun};
  if (ask == Ask::happening) {
    // REC-2: that happens, or after all nothing but the sums.
    const auto* now = as<Happen>(work);
    const auto what = static_cast<Happening>(choice.id);
    const bool leaves = now != nullptr && now->what == what;
    auto sums = work.sums;
    if (now == nullptr && work.begun) {
      sums = std::make_shared<const SumsSoFar>(
          SumsSoFar{work, ground.state->active, ground.state->round});
    }
    if (leaves && sums) {
      work = sums->typed;
    } else {
      work = {.entry = leaves ? Entry(Tally{}) : Entry(Happen{.what = what}),
              .sums = leaves ? nullptr : std::move(sums),
              .begun = work.begun};
    }
    return;
  }
  Form form(ground, work, choice, change);
  std::visit(form, *work.entry);
  if (ask == Ask::load || ask == Ask::piece) askForCorner(*ground.state, work);
}

} // namespace nilometer::pyramidion
