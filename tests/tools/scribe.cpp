// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/tools/scribe.h"

#include "engine/egizia/bits.h"
#include "engine/egizia/feed.h"
#include "tests/tools/wanted.h"
#include "ui/egizia/board/board_view.h"
#include "ui/egizia/table/egizia_view.h"
#include "ui/score/final_scoring/final_scoring.h"
#include "ui/table/action_bar/strip_view.h"

#include <algorithm>
#include <bit>
#include <utility>
#include <variant>

namespace nilometer::ui {

using egizia::spaceBit;
using egizia::SpaceSet;

namespace {

/// No entry takes more actions; something is wrong then.
constexpr int patience = 60;

const egizia::Build* buildIn(const Draft& draft) {
  return draft.work().entry ? std::get_if<egizia::Build>(&*draft.work().entry) : nullptr;
}

std::vector<int> chosenIn(const Question& question) {
  std::vector<int> ids;
  for (const Choice& choice : question.choices) {
    if (choice.chosen) ids.push_back(choice.id);
  }
  return ids;
}

/// The first choice to press so that the question comes nearer to what is wanted.
std::optional<int> nextChoice(const Question& question, const std::vector<int>& wanted) {
  const std::vector<int> chosen = chosenIn(question);
  const auto has = [](const std::vector<int>& ids, int id) {
    return std::find(ids.begin(), ids.end(), id) != ids.end();
  };
  for (const int id : wanted) {
    if (!has(chosen, id)) return id;
  }
  if (question.kind != Question::Kind::several) return std::nullopt;
  for (const int id : chosen) {
    if (!has(wanted, id)) return id;
  }
  return std::nullopt;
}

} // namespace

Scribe::Scribe(EgiziaView& view, const EgiziaSession& session, By by, Hands hands)
    : m_view(view), m_session(session), m_by(by), m_hands(std::move(hands)) {}

bool Scribe::enter(const egizia::RecordedEntry& entry) {
  m_before = m_session.record().entries.size();
  m_taps.clear();
  if (const auto* scoring = std::get_if<egizia::FinalScore>(&entry.entry)) {
    return score(*scoring, entry.anyway);
  }
  if (!begin(entry.entry)) return false;
  if (!done() && !answer(entry.entry)) return false;
  return finish(entry.entry, entry.anyway);
}

bool Scribe::done() const {
  return m_session.record().entries.size() > m_before;
}

QAbstractButton* Scribe::buttonOf(const KeyBindings::Press& press) const {
  if (const auto* place = std::get_if<PlaceId>(&press)) return m_view.board().place(*place);
  if (const auto* one = std::get_if<ChoiceId>(&press)) return m_view.choice(one->question, one->id);
  const auto& actions = m_view.draft().actions();
  const auto action = std::ranges::find(actions, std::get<Action>(press));
  return m_view.strip().action(static_cast<std::size_t>(action - actions.begin()));
}

bool Scribe::tap(const KeyBindings::Press& press) {
  ++m_actions;
  m_taps.push_back(press);
  if (m_by == By::keyboard) {
    const QString key = m_view.keys().of(press);
    if (key.isEmpty()) return false;
    m_hands.type(key);
    return true;
  }
  QAbstractButton* button = buttonOf(press);
  if (button == nullptr || !button->isVisible() || !button->isEnabled()) return false;
  m_hands.click(*button);
  return true;
}

bool Scribe::tapAction(Move move, table::Player player, egizia::CardKind card) {
  for (const Action& action : m_view.draft().actions()) {
    const bool isIt = action.move == move &&
                      (move != Move::play || (action.player == player && action.card == card));
    if (isIt) return tap(action);
  }
  return false;
}

bool Scribe::begin(const egizia::Entry& wanted) {
  if (m_view.draft().entry() == wanted) return true;
  const auto none = egizia::CardKind::stones6;
  if (const auto* ship = std::get_if<egizia::PlaceShip>(&wanted)) {
    if (ship->doubled && !tapAction(Move::doubled, ship->player, none)) return false;
    if (ship->second && !tapAction(Move::second, ship->player, none)) return false;
    return tap(stopId(ship->stop, ship->space));
  }
  if (std::holds_alternative<egizia::Pass>(wanted)) {
    return tapAction(Move::pass, table::noPlayer, none);
  }
  if (std::holds_alternative<egizia::DeclineBuild>(wanted)) {
    return tapAction(Move::decline, table::noPlayer, none);
  }
  if (const auto* leftover = std::get_if<egizia::TakeLeftover>(&wanted)) {
    if (!leftover->stop) return tapAction(Move::declineCard, leftover->player, none);
    return tap(stopId(*leftover->stop));
  }
  if (const auto* card = std::get_if<egizia::NameNileCard>(&wanted)) {
    return tapAction(Move::nameCard, table::noPlayer, none) && tap(stopId(card->stop));
  }
  if (const auto* play = std::get_if<egizia::PlayCard>(&wanted)) {
    return tapAction(Move::play, play->player, play->kind);
  }
  if (const auto* tombs = std::get_if<egizia::NameTombs>(&wanted)) {
    return tap(cellId(egizia::Building::tombs, tombs->first));
  }
  if (const auto* build = std::get_if<egizia::Build>(&wanted)) return tapCells(*build);
  if (const auto* lay = std::get_if<egizia::LayOut>(&wanted)) return layOut(*lay);
  const auto* feed = std::get_if<egizia::Feed>(&wanted);
  if (feed == nullptr) return false;
  // Who is not short is asked only on demand.
  return !helpsUnasked(*feed) || tapAction(Move::help, table::noPlayer, none);
}

bool Scribe::helpsUnasked(const egizia::Feed& wanted) const {
  for (table::Player player = 0; player < m_session.players(); ++player) {
    const bool helps = wanted.help[player] != egizia::FeedHelp{};
    const int missing =
        egizia::missingBeforeStones(m_session.game(), m_session.shown(), player, {});
    if (helps && missing == 0) return true;
  }
  return false;
}

/// Through the final scoring: what becomes of the stones, all that is known, the cards still
/// sealed.
bool Scribe::score(const egizia::FinalScore& wanted, bool anyway) {
  for (const Question& question : m_view.draft().questions()) {
    if (question.ask != Ask::sell) continue;
    const auto id = nextChoice(question, {wanted.sell ? 1 : 0});
    if (id && !tap(ChoiceId{question.id(), *id})) return false;
    break;
  }
  ++m_actions;
  if (m_by == By::keyboard) {
    m_hands.type(FinalScoring::allAtOnceKey());
  } else {
    m_hands.click(*m_view.strip().action(FinalScoring::allAtOnce));
  }
  return answer(wanted) && finish(wanted, anyway);
}

bool Scribe::layOut(const egizia::LayOut& wanted) {
  const auto& river = m_session.edition().river;
  for (std::size_t stop = 0; stop < river.size(); ++stop) {
    if (river[stop].kind != egizia::StopKind::card) continue;
    const std::uint8_t card = wanted.cards[river[stop].index];
    if (card == egizia::unnamed) continue;
    const int where = static_cast<int>(stop);
    const bool asked = m_view.draft().work().stop == where;
    if (!asked && !tap(stopId(where))) return false;
    if (!tap(ChoiceId{questionId(Ask::card, where), card})) return false;
  }
  return true;
}

bool Scribe::tapCells(const egizia::Build& wanted) {
  if (wanted.site == egizia::Site::sphinx) return true;
  for (int i = 0; i < patience; ++i) {
    const egizia::Build* made = buildIn(m_view.draft());
    if (made != nullptr && made->spaces == wanted.spaces) return true;
    if (!tapNextCell(wanted)) return false;
  }
  return false;
}

bool Scribe::tapNextCell(const egizia::Build& wanted) {
  const egizia::Build* made = buildIn(m_view.draft());
  std::optional<PlaceId> best;
  int most = 0;
  for (std::size_t i = 0; i < egizia::buildingCount; ++i) {
    const auto building = static_cast<egizia::Building>(i);
    const SpaceSet chosen = made == nullptr ? 0 : made->spaces[i];
    for (const int cell : egizia::Bits(wanted.spaces[i] & ~chosen)) {
      const PlaceId press = cellId(building, cell);
      const bool offered = m_view.draft().offer(press).open;
      if (!offered || (m_by == By::keyboard && m_view.keys().of(press).isEmpty())) continue;
      const SpaceSet with =
          m_session.edition().plan(building).needs[static_cast<std::size_t>(cell)] | spaceBit(cell);
      const int adds = std::popcount(with & ~chosen & ~m_session.shown().built(building));
      if (adds <= most) continue;
      most = adds;
      best = press;
    }
  }
  if (best) return tap(*best);
  // A tile turned up by this very action is taken once its value is said.
  return answerOne(wanted);
}

bool Scribe::answer(const egizia::Entry& wanted) {
  for (int i = 0; i < patience && !done(); ++i) {
    if (m_view.draft().entry() == wanted) return true;
    if (!answerOne(wanted)) return false;
  }
  return true;
}

bool Scribe::answerOne(const egizia::Entry& wanted) {
  const auto* build = std::get_if<egizia::Build>(&wanted);
  const auto draws = [&] { return tap(ChoiceId{questionId(Ask::draw), build->draw}); };
  const auto& questions = m_view.draft().questions();
  const bool drawEnds = build != nullptr && questions.size() > 1 &&
                        questions.front().ask == Ask::draw && chosenIn(questions.front()).empty();
  if (drawEnds && m_view.draft().with({questionId(Ask::draw), build->draw}) == wanted)
    return draws();
  for (const Question& question : questions) {
    // The market ends a building action: finish() says it. So do the cards drawn, said below.
    const bool ends = question.ask == Ask::unpaid || (drawEnds && question.ask == Ask::draw);
    if (question.ask == Ask::market || ends) continue;
    const auto ids = wantedIn(question, wanted, m_session.shown(), m_session.edition());
    if (const auto id = nextChoice(question, ids)) {
      return tap(ChoiceId{question.id(), *id});
    }
  }
  // Somebody fed later may have something to decide, too.
  if (m_view.draft().goesOn()) return takeIt();
  if (drawEnds) return draws();
  if (build != nullptr && build->site == egizia::Site::sphinx) {
    return tap(ChoiceId{questionId(Ask::unpaid), build->unpaid});
  }
  if (build == nullptr || !build->market) return false;
  return tap(ChoiceId{questionId(Ask::market), static_cast<int>(*build->market)});
}

bool Scribe::takeIt() {
  ++m_actions;
  if (m_by == By::keyboard) {
    m_hands.type(QStringLiteral("Enter"));
  } else {
    m_hands.click(*m_view.strip().confirmButton());
  }
  return true;
}

bool Scribe::finish(const egizia::Entry& wanted, bool anyway) {
  while (m_view.draft().goesOn() && m_view.draft().entry() == wanted) takeIt();
  if (!done() && m_view.draft().entry() == wanted) {
    ++m_actions;
    if (m_by == By::keyboard) {
      m_hands.type(anyway ? QStringLiteral("Ctrl+Enter") : QStringLiteral("Enter"));
    } else if (anyway) {
      m_hands.click(*m_view.strip().insistButton());
    } else if (const auto* build = std::get_if<egizia::Build>(&wanted); build && build->market) {
      --m_actions;
      if (!tap(ChoiceId{questionId(Ask::market), static_cast<int>(*build->market)})) return false;
      // A market ends nothing while a tile that was turned up has no value.
      if (!done()) takeIt();
    } else {
      m_hands.click(*m_view.strip().confirmButton());
    }
  }
  return done() && m_session.record().entries.back().entry == wanted;
}

} // namespace nilometer::ui
