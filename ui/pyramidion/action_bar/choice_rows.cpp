// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pyramidion/action_bar/strip_words.h"
#include "ui/table/action_bar/digit_chips.h"
#include "ui/text/phrase.h"

#include "engine/pyramidion/turn.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace nilometer::pyramidion {

using text::fill;
using text::number;
using ui::ChipLook;
using ui::ChoiceId;
using ui::QuestionRow;

namespace {

struct ChoiceWords {
  Q_DECLARE_TR_FUNCTIONS(PyramidionChoice)
public:
  /// In the order of Move.
  static constexpr auto moves =
      std::to_array<const char*>({QT_TR_NOOP("passes"), QT_TR_NOOP("Recruit"),
                                  QT_TR_NOOP("does without"), QT_TR_NOOP("Next field"),
                                  //: What is asked stays open.
                                  QT_TR_NOOP("Not now"),
                                  //: Said of whoever has no card at a site.
                                  QT_TR_NOOP("takes no part")});
  /// In the order of Happening.
  static constexpr auto happenings = std::to_array<const char*>(
      {QT_TR_NOOP("Resource of choice"), QT_TR_NOOP("Vizier takes"), QT_TR_NOOP("Politician adds"),
       QT_TR_NOOP("Stonemason swaps"), QT_TR_NOOP("Troop goes home"), QT_TR_NOOP("Order marker")});
};

/// What a card shows, as it lies there: "5 1 0", with its ankh.
QString shownOn(const Card& card) {
  QStringList numbers;
  for (const std::uint8_t value : card.values) numbers += number(value);
  // What a deity shows counts for nothing (CARD-6): nobody has to look.
  if (card == Card{.kind = CardKind::deity, .basic = true}) numbers = {QStringLiteral("?")};
  if (card.ankh == true) numbers += ChoiceWords::tr("ankh");
  const QString text = numbers.join(QChar::Nbsp);
  //: A basic card of a player: "own 5 1 0".
  return card.basic ? fill(ChoiceWords::tr("own %1"), {text}) : text;
}
QString shownOn(const Boat& boat) {
  const QString need = text::resourcesText(boat.need);
  return boat.points ? fill(QStringLiteral("%1 → %2"), {need, number(*boat.points)}) : need;
}
QString shownOn(const SupplyCard& card) {
  return text::supplyText(card);
}
/// As many of its sites as tell it from the other cards, and how many more bring something.
QString startOf(const SupplyCard& card, const std::vector<SupplyCard>& others) {
  SupplyCard start{};
  for (std::size_t site = 0; site < card.size(); ++site) {
    start[site] = card[site];
    const auto isAlike = [&](const SupplyCard& other) {
      return std::equal(start.begin(), start.begin() + site + 1, other.begin());
    };
    const auto brings = [](const Resources& there) { return there.total() > 0; };
    const auto left = std::count_if(card.begin() + site + 1, card.end(), brings);
    if (std::ranges::count_if(others, isAlike) > 1 || !brings(card[site]) || left < 2) continue;
    return fill(QStringLiteral("%1 +%2"), {shownOn(start), number(static_cast<int>(left))});
  }
  return shownOn(card);
}
QString shownOn(const RevoltMarker& marker) {
  return fill(QStringLiteral("%1: %2"),
              {number(marker.value), text::resourcesText(marker.pictured)});
}

class RowMaker {
public:
  RowMaker(const Session& session, const Draft& draft, const KeyBindings& keys, bool allPlaces)
      : m_session(session), m_draft(draft), m_keys(keys), m_allPlaces(allPlaces) {}

  void add(const Question& question) {
    QuestionRow row;
    row.question = question.id();
    const QString label = labelOf(question);
    if (!label.isEmpty()) row.label = fill(QStringLiteral("%1:"), {label});
    row.several = question.kind == Question::Kind::several;
    const bool isAmounts = question.kind == Question::Kind::amounts;
    const Stand stand = m_draft.standOf(question);
    if (question.kind == Question::Kind::digits) return addDigits(row, question);
    if (stand == Stand::later) return;
    const bool isAnswer = stand == Stand::answered;
    if (isAnswer && isAmounts && liesInRow(question)) return;
    if (isAnswer && isAmounts) return addAmounts(row, question);
    // While a card is read no other kind can be meant, but in an entry that is changed.
    const bool isRead = question.ask == Ask::kind && !m_draft.ground().replaced &&
                        m_draft.find(questionId(Ask::value)) != nullptr;
    for (const Choice& choice : question.choices) {
      const ChoiceId id{question.id(), choice.id};
      if (((isAnswer || isRead) && !choice.chosen) || (!isAmounts && isOnBoard(id))) continue;
      if (isHidden(question, choice)) continue;
      ChipLook look;
      look.text = textOf(question, choice.id);
      look.chosen = choice.chosen;
      look.tip = m_session.objections(m_draft.refusal(id), 0).join(QLatin1Char('\n'));
      look.keyCap = m_keys.of(id);
      if (question.ask == Ask::supplyCard && choice.id != readNew) {
        look.name = shownOn(m_draft.ground().state->readings.supply[at(choice.id - 1)]);
        if (look.tip.isEmpty()) look.tip = look.name;
      }
      if (isAmounts) {
        const bool bounded = choice.most < maxNumber;
        const QStringList facts{look.text, number(choice.count), number(choice.most)};
        look.text = fill(bounded ? QStringLiteral("%1 %2 / %3") : QStringLiteral("%1 %2"), facts);
        look.tip = ChoiceWords::tr("Shift takes one back, Ctrl takes all.");
      }
      const bool ofPlayer = question.ask == Ask::player || question.ask == Ask::claim;
      const auto player = static_cast<Player>(choice.id);
      if (ofPlayer) look.player = ui::playerColourAt(m_session.colourOf(player));
      if (const Player owner = ownerOf(question, choice.id); owner != noPlayer) {
        // The symbol says whose troop it is.
        look.player = ui::playerColourAt(m_session.colourOf(owner));
        look.name = ofPair(m_session.names().whole[owner], look.text);
        if (look.tip.isEmpty()) look.tip = look.name;
      }
      row.chips.push_back({choice.id, choice.open || choice.chosen || choice.count > 0, look});
    }
    // One way only is no choice.
    const bool isDecided = question.choices.size() == 1 && question.choices[0].chosen;
    if (!row.chips.empty() && !isDecided) rows.push_back(std::move(row));
  }

  std::vector<QuestionRow> rows;

private:
  /// What is pressed on the board is no chip, unless it shows a part of itself only.
  [[nodiscard]] bool isOnBoard(const ChoiceId& id) const {
    const auto place = placeOf(m_draft.ground(), id);
    const Ask ask = askOf(id.question);
    if (!place || ask == Ask::marker) return false;
    // Nothing else says that a site is swapped with, or that a troop goes home. Where the strip is
    // high, sites are too low to show their troops.
    if (ask == Ask::deed || ask == Ask::home) return kindOf(*place) == BoardPlace::card;
    return !m_allPlaces || kindOf(*place) >= BoardPlace::card;
  }
  /// A boat that has been read lies in the row with all that it shows: a press on it reads it
  /// again.
  [[nodiscard]] bool liesInRow(const Question& question) const {
    const bool ofBoat = question.ask == Ask::need || question.ask == Ask::points;
    return ofBoat && !m_allPlaces && as<NewBoats>(m_draft.work()) != nullptr;
  }
  /// So many of each kind, in one chip that leads back to them.
  void addAmounts(QuestionRow& row, const Question& question) {
    Resources all;
    for (const Choice& choice : question.choices) {
      all.add(static_cast<Resource>(choice.id), choice.count);
    }
    if (all.total() == 0) return;
    const QString key = m_keys.of(ChoiceId{question.id(), fieldItself});
    const QString text = text::resourcesText(all);
    row.chips.push_back({fieldItself, true, {.text = text, .keyCap = key, .chosen = true}});
    rows.push_back(std::move(row));
  }
  /// The field as it is, and the digits where it is asked. Sums are fields of the board.
  void addDigits(QuestionRow& row, const Question& question) {
    const ChoiceId field{question.id(), fieldItself};
    const bool isAsked = m_draft.next() == question.id();
    if (!isAsked && placeOf(m_draft.ground(), field)) return;
    if (!isAsked && !question.now && liesInRow(question)) return;
    // Of several boats or markers one is read after the other.
    const bool isOfMany = question.ask == Ask::points || question.ask == Ask::strength;
    const bool isSaid = m_draft.work().has(question.id());
    if (isOfMany && !isAsked && !question.now && !isSaid) return;
    const QString text = question.number ? number(*question.number) : QStringLiteral("?");
    const ChipLook typed{.text = text, .keyCap = m_keys.of(field), .chosen = question.now};
    row.chips.push_back({fieldItself, !isAsked, typed});
    const bool isMinus = m_session.game().options.slaveDriverFloor == SlaveDriverFloor::negative &&
                         (question.ask == Ask::sum || question.ask == Ask::before);
    if (isAsked) ui::addDigits(row, m_keys, isMinus ? belowZero : 9);
    rows.push_back(std::move(row));
  }

  [[nodiscard]] QString nameOf(int player) const {
    return text::playerName(static_cast<Player>(player), m_session.table());
  }
  /// Of several, which one: the places of the row that are filled up are its last ones.
  [[nodiscard]] QString ofBoat(const QString& what, int about) const {
    if (as<NewBoats>(m_draft.work()) == nullptr) return what;
    const int place = placeOfBoat(*m_draft.ground().state, about);
    //: Which boat of the row, %1, and what of it follows, %2: "Boat 3 needs", "Boat 3 points".
    return fill(ChoiceWords::tr("Boat %1 %2"),
                {place == reservedBoat ? text::siteName(Site::karnak) : number(place), what});
  }
  /// What stands before the chips; mostly the turn line says it.
  [[nodiscard]] QString labelOf(const Question& question) const {
    const Ask ask = question.ask;
    const int about = question.about;
    if (ask == Ask::order || ask == Ask::boatPoints || ask == Ask::hand || ask == Ask::before) {
      return nameOf(about);
    }
    if (ask == Ask::sum) {
      const auto category = static_cast<Category>(about % categoryCount);
      return ofPair(nameOf(about / categoryCount), text::categoryName(category));
    }
    if (ask == Ask::value || ask == Ask::minimum) {
      return text::categoryName(static_cast<Category>(about));
    }
    if (ask == Ask::supply) return text::siteName(static_cast<Site>(about));
    const Action* recruits = m_draft.find(Move::recruit);
    const bool discards = recruits != nullptr && recruits->on;
    if (ask == Ask::kind && discards) return ChoiceWords::tr("goes away");
    //: Resources that a boat needs follow.
    if (ask == Ask::need) return ofBoat(ChoiceWords::tr("needs"), about);
    if (ask == Ask::points) return ofBoat(ChoiceWords::tr("points"), about);
    //: Resources that leave the site where cards are played, and those that come, follow.
    if (ask == Ask::give) return ChoiceWords::tr("goes away");
    if (ask == Ask::get) return ChoiceWords::tr("comes here");
    if (ask == Ask::raised) return ChoiceWords::tr("Raised by");
    if (ask == Ask::marker) return ChoiceWords::tr("Order marker");
    const auto* takes = as<Negotiate>(m_draft.work());
    if (takes != nullptr && ask == Ask::resource) return text::siteName(takes->site);
    const bool isOfSite = ask == Ask::gain || ask == Ask::home;
    if (isOfSite) return text::siteName(m_session.shown().active);
    return ask == Ask::deed && about == 1 ? ChoiceWords::tr("Once more") : QString();
  }
  template <class Thing>
  [[nodiscard]] static QString listedText(const std::vector<Thing>& list, int id) {
    if (id == newBasic) return fill(ChoiceWords::tr("own %1"), {QStringLiteral("?")});
    return id == readNew ? ChoiceWords::tr("new") : shownOn(list[at(id - 1)]);
  }
  [[nodiscard]] static QString ofPair(const QString& first, const QString& second) {
    return fill(QStringLiteral("%1, %2"), {first, second});
  }
  /// Whose troop that choice sends home; noPlayer where it sends none.
  [[nodiscard]] Player ownerOf(const Question& question, int id) const {
    const State& state = *m_draft.ground().state;
    if (isNo(question.ask, id)) return noPlayer;
    if (question.ask == Ask::home) return state.on(state.active).troop(static_cast<Troop>(id));
    const auto troop = question.ask == Ask::deed ? deedOf(id).troop : std::nullopt;
    return troop ? state.on(troop->site).troop(troop->kind) : noPlayer;
  }
  [[nodiscard]] static QString troopText(Site site, Troop kind) {
    return ofPair(text::siteName(site), text::troopName(kind));
  }
  [[nodiscard]] QString deedText(int id) const {
    const Deed deed = deedOf(id);
    if (deed.troop) return troopText(deed.troop->site, deed.troop->kind);
    //: %1 = a site; resources are swapped with it.
    if (deed.swap) return fill(ChoiceWords::tr("Swap with %1"), {text::siteName(deed.swap->site)});
    return deed.resource ? text::resourceName(*deed.resource) : ChoiceWords::tr("Raise the minima");
  }
  /// "camel: own", "food: statue", "wood: Giza", with a fetched statue "wood: Giza, statue".
  [[nodiscard]] QString pieceText(const Piece& piece) const {
    const QString statue = text::resourceName(Resource::statue);
    const QString site = text::siteName(piece.site);
    const std::array by{ChoiceWords::tr("own"), statue, site, ofPair(site, statue)};
    return fill(QStringLiteral("%1: %2"), {text::resourceName(piece.need), by[at(piece.source)]});
  }
  [[nodiscard]] QString textOf(const Question& question, int id) const {
    const Ground& ground = m_draft.ground();
    const Card* card = cardOf(m_draft.work());
    const Ask ask = question.ask;
    if (isNo(ask, id)) return ChoiceWords::tr("nothing");
    const auto kind = static_cast<CardKind>(id);
    if (isOfResources(ask)) return text::resourceName(static_cast<Resource>(id));
    const std::vector<SupplyCard>& supply = ground.state->readings.supply;
    if (ask == Ask::supplyCard && id != readNew) return startOf(supply[at(id - 1)], supply);
    if (ask == Ask::supplyCard) return listedText(supply, id);
    const auto* boats = as<NewBoats>(m_draft.work());
    const int drawn = boats == nullptr ? 1 : drawnWith(*ground.state, boats->count);
    if (ask == Ask::boat) return listedText(listedBoats(ground, drawn), id);
    if (ask == Ask::turned) return listedText(ground.state->readings.markers, id);
    if (ask == Ask::card) {
      return listedText(listedCards(ground, ground.state->turn, card->kind), id);
    }
    const bool isGroup = ask == Ask::kind && kind == CardKind::highPriest;
    if (isGroup) return ChoiceWords::tr("Special");
    if (ask == Ask::kind || ask == Ask::special) return text::cardName(kind);
    //: A card that shows no ankh, beside those that do.
    if (ask == Ask::ankh) return id == 1 ? ChoiceWords::tr("ankh") : ChoiceWords::tr("no ankh");
    if (ask == Ask::category) return text::categoryName(static_cast<Category>(id));
    if (ask == Ask::deed) return deedText(id);
    if (ask == Ask::site) return text::siteName(static_cast<Site>(id));
    if (ask == Ask::home) return troopText(ground.state->active, static_cast<Troop>(id));
    if (ask == Ask::load) return shownOn(*boatAt(*ground.state, ground.state->turn, id));
    if (ask == Ask::piece) return pieceText(m_draft.work().pieces[at(id)]);
    if (ask == Ask::claim || ask == Ask::player) return nameOf(id);
    if (ask == Ask::happening) return ChoiceWords::tr(ChoiceWords::happenings[at(id)]);
    if (ask == Ask::revolts) return text::cardName(CardKind::revolt);
    if (ask == Ask::raised) return fill(QStringLiteral("+%1"), {number(id)});
    if (ask == Ask::times) return ChoiceWords::tr("%n statue(s)", nullptr, id);
    return number(id);
  }

  const Session& m_session;
  const Draft& m_draft;
  const KeyBindings& m_keys;
  bool m_allPlaces;
};

} // namespace

std::vector<QuestionRow> rowsOf(const Session& session, const Draft& draft, const KeyBindings& keys,
                                bool allPlaces) {
  RowMaker maker(session, draft, keys, allPlaces);
  for (const Question& question : draft.questions()) maker.add(question);
  return std::move(maker.rows);
}

bool endsTurn(Move move) {
  return move == Move::pass || move == Move::decline;
}

QString moveText(Move move) {
  return ChoiceWords::tr(ChoiceWords::moves[static_cast<std::size_t>(move)]);
}

} // namespace nilometer::pyramidion
