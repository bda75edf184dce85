// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/bits.h"
#include "engine/egizia/turn.h"
#include "tests/tools/wanted.h"
#include "ui/egizia/draft/draft.h"

#include <algorithm>
#include <bit>
#include <optional>
#include <string>
#include <vector>

/// Drives a draft without a window: presses only what it offers.
namespace nilometer::test {

/// What a draft shows, to be compared later.
struct Face {
  std::vector<ui::Question> questions;
  std::vector<ui::Action> actions;
  ui::Offers offers;
  std::optional<egizia::Entry> entry;
  std::optional<egizia::Entry> made;
  bool begun = false;

  explicit Face(const ui::Draft& draft)
      : questions(draft.questions()), actions(draft.actions()), offers(draft.offers()),
        entry(draft.entry()), made(draft.work().entry), begun(draft.begun()) {}

  friend bool operator==(const Face& left, const Face& right) {
    return left.begun == right.begun && left.entry == right.entry && left.made == right.made &&
           left.questions == right.questions && left.actions == right.actions &&
           std::ranges::equal(left.offers, right.offers, sameOffer);
  }

private:
  static bool sameOffer(const ui::Offers::value_type& one, const ui::Offers::value_type& two) {
    const ui::Offer& left = one.second;
    const ui::Offer& right = two.second;
    return one.first == two.first && left.open == right.open && left.chosen == right.chosen &&
           left.value == right.value && left.adds == right.adds &&
           left.verdict.findings().size() == right.verdict.findings().size();
  }
};

/// Makes given entries as a person would. Every press must be offered, and the draft must not be
/// ready before the entry is the wanted one: the window would enter another.
class DraftDriver {
public:
  /// Nothing is owned. @pre the draft has begun on that ground
  DraftDriver(ui::Draft& draft, const ui::Ground& ground) : m_draft(draft), m_ground(ground) {}

  /// Whether the draft's entry is now exactly that one; stuck() says what was missing if not.
  bool make(const egizia::Entry& wanted) {
    m_wanted = &wanted;
    m_stuck.clear();
    if (m_draft.entry() == wanted) return true;
    if (!std::visit([this](const auto& entry) { return begin(entry); }, wanted)) return false;
    while (m_draft.entry() != wanted) {
      if (++m_presses > patience) return stop("presses without end");
      if (!answerOne()) return false;
    }
    return true;
  }
  [[nodiscard]] const std::string& stuck() const { return m_stuck; }

private:
  static constexpr int patience = 200; ///< no entry takes more presses

  bool stop(const char* why) {
    if (m_stuck.empty()) m_stuck = why;
    return false;
  }
  bool took(ui::Progress progress) {
    if (progress == ui::Progress::ignored) return stop("a press was ignored");
    if (progress == ui::Progress::ready && m_draft.entry() != *m_wanted) {
      return stop("ready with another entry");
    }
    return true;
  }
  bool press(std::uint8_t stopAt, std::uint8_t space) {
    if (!m_draft.offer(ui::stopId(stopAt, space)).open) return stop("the place is not open");
    return took(m_draft.pressStop(stopAt, space));
  }
  bool choose(const ui::Question& question, int id) {
    for (const ui::Choice& choice : question.choices) {
      if (choice.id != id) continue;
      if (!choice.open) return stop("the choice is not open");
      return took(m_draft.choose(question.ask, question.about, id));
    }
    return stop("no such choice");
  }
  bool start(ui::Move move, egizia::Player player = egizia::noPlayer,
             egizia::CardKind card = egizia::CardKind::stones6) {
    for (const ui::Action action : m_draft.actions()) {
      const bool same = action.move == move && (player == egizia::noPlayer ||
                                                (action.player == player && action.card == card));
      if (same) return took(m_draft.start(action));
    }
    return stop("the action is not offered");
  }

  bool begin(const egizia::LayOut& wanted) {
    const auto& river = m_ground.edition().river;
    const auto stops = static_cast<std::uint8_t>(river.size());
    for (std::uint8_t at = 0; at < stops; ++at) {
      if (river[at].kind != egizia::StopKind::card) continue;
      const std::uint8_t card = wanted.cards[river[at].index];
      if (card == egizia::unnamed) continue;
      if (!press(at, egizia::noSpace)) return false;
      if (m_draft.questions().empty()) return stop("the card is not asked");
      if (!choose(m_draft.questions().front(), card)) return false;
    }
    return true;
  }
  bool begin(const egizia::PlaceShip& wanted) {
    if (wanted.second && !start(ui::Move::second)) return false;
    if (wanted.doubled && !start(ui::Move::doubled)) return false;
    return press(wanted.stop, wanted.space);
  }
  bool begin(const egizia::Pass& /*wanted*/) { return start(ui::Move::pass); }
  bool begin(const egizia::DeclineBuild& /*wanted*/) { return start(ui::Move::decline); }
  bool begin(const egizia::TakeLeftover& wanted) {
    return wanted.stop ? press(*wanted.stop, egizia::noSpace) : start(ui::Move::declineCard);
  }
  bool begin(const egizia::NameNileCard& wanted) {
    return start(ui::Move::nameCard) && press(wanted.stop, egizia::noSpace);
  }
  bool begin(const egizia::NameTombs& wanted) {
    constexpr auto tombs = egizia::Building::tombs;
    if (!m_draft.offer(ui::cellId(tombs, wanted.first)).open) return stop("the tomb is not open");
    return took(m_draft.pressCell(tombs, wanted.first));
  }
  bool begin(const egizia::PlayCard& wanted) {
    return start(ui::Move::play, wanted.player, wanted.kind);
  }
  bool begin(const egizia::Build& wanted) {
    while (spacesMade() != wanted.spaces) {
      if (++m_presses > patience) return stop("presses without end");
      if (!pressNextCell(wanted)) return false;
    }
    return true;
  }
  template <class Other> bool begin(const Other& /*other*/) { return true; }

  [[nodiscard]] std::array<egizia::SpaceSet, egizia::buildingCount> spacesMade() const {
    const auto& entry = m_draft.work().entry;
    const auto* made = entry ? std::get_if<egizia::Build>(&*entry) : nullptr;
    if (made == nullptr) return {};
    return made->spaces;
  }
  /// The open cell that brings most others with it; else a tile turned up is named.
  bool pressNextCell(const egizia::Build& wanted) {
    const auto made = spacesMade();
    int building = 0;
    int cell = -1;
    int most = 0;
    for (std::size_t i = 0; i < egizia::buildingCount; ++i) {
      for (const int other : egizia::Bits(wanted.spaces[i] & ~made[i])) {
        const ui::PlaceId space = ui::cellId(static_cast<egizia::Building>(i), other);
        const ui::Offer& offer = ui::offerAt(m_draft.offers(), space);
        if (!offer.open || offer.adds <= most) continue;
        most = offer.adds;
        building = static_cast<int>(i);
        cell = other;
      }
    }
    if (cell < 0) return nameOneTomb();
    return took(m_draft.pressCell(static_cast<egizia::Building>(building), cell));
  }
  bool nameOneTomb() {
    for (const ui::Question& question : m_draft.questions()) {
      if (question.ask != ui::Ask::tomb) continue;
      if (const auto id = next(question)) return choose(question, *id);
    }
    return stop("a cell is not open");
  }

  /// The first choice to press so that the question comes nearer to what is wanted.
  [[nodiscard]] std::optional<int> next(const ui::Question& question) const {
    const auto ids = ui::wantedIn(question, *m_wanted, *m_ground.state, m_ground.edition());
    const auto wants = [&](int id) { return std::find(ids.begin(), ids.end(), id) != ids.end(); };
    const auto chosen = [&](int id) {
      return std::any_of(
          question.choices.begin(), question.choices.end(),
          [id](const ui::Choice& choice) { return choice.chosen && choice.id == id; });
    };
    for (const int id : ids) {
      if (!chosen(id)) return id;
    }
    if (question.kind != ui::Question::Kind::several) return std::nullopt;
    for (const ui::Choice& choice : question.choices) {
      if (choice.chosen && !wants(choice.id)) return choice.id;
    }
    return std::nullopt;
  }
  bool answerOne() {
    const ui::Question* last = nullptr;
    for (const ui::Question& question : m_draft.questions()) {
      const auto id = next(question);
      if (!id) continue;
      // What ends a building action is said last (MARKET-1, SPHINX-1).
      if (question.ask == ui::Ask::market || question.ask == ui::Ask::draw ||
          question.ask == ui::Ask::unpaid) {
        last = &question;
        continue;
      }
      const ui::Question copy = question;
      return choose(copy, *id);
    }
    if (last != nullptr) {
      const ui::Question copy = *last;
      return choose(copy, *next(copy));
    }
    if (m_draft.goesOn()) {
      m_draft.goOn();
      return true;
    }
    // Who is not short is asked only on demand.
    const bool feeds = std::holds_alternative<egizia::Feed>(*m_wanted);
    if (feeds && !m_draft.work().helping) return start(ui::Move::help);
    return stop("nothing asks for what is missing");
  }

  ui::Draft& m_draft;
  const ui::Ground& m_ground;
  const egizia::Entry* m_wanted = nullptr;
  int m_presses = 0;
  std::string m_stuck;
};

/// Fills what cannot be proposed with open choices: cards that must be named, tomb tiles, Sphinx
/// cards. `salt` varies which. Nothing if the draft still has no entry then.
inline std::optional<egizia::Entry> completed(ui::Draft& draft, std::size_t salt) {
  for (int presses = 0; presses < 64 && !draft.entry(); ++presses) {
    std::optional<ui::Question> open;
    std::vector<int> ids;
    for (const ui::Question& question : draft.questions()) {
      const auto isChosen = [](const ui::Choice& choice) { return choice.chosen; };
      const bool any = std::any_of(question.choices.begin(), question.choices.end(), isChosen);
      const bool isOne = question.kind == ui::Question::Kind::one;
      const bool fills = question.ask == ui::Ask::sphinx || (isOne && !any);
      if (!fills || open) continue;
      for (const ui::Choice& choice : question.choices) {
        if (choice.open && !choice.chosen) ids.push_back(choice.id);
      }
      if (!ids.empty()) open = question;
    }
    if (!open) return std::nullopt;
    draft.choose(open->ask, open->about, ids[salt % ids.size()]);
  }
  return draft.entry();
}

} // namespace nilometer::test
