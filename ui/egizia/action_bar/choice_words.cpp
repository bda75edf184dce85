// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/action_bar/choice_words.h"

#include "engine/egizia/fields.h"
#include "engine/egizia/sail.h"
#include "ui/egizia/style/box_colours.h"
#include "ui/egizia/text/words.h"
#include "ui/text/phrase.h"

#include <QCoreApplication>

#include <algorithm>

namespace nilometer::ui {

using egizia::operator""_rule;
using text::fill;
using text::number;

namespace {

/// Puts one choice into words.
class ChoiceWords {
  Q_DECLARE_TR_FUNCTIONS(Choice)
public:
  ChoiceWords(const EgiziaSession& session, const Draft& draft, const Question& question)
      : m_session(session), m_draft(draft), m_question(question) {}

  [[nodiscard]] QString label() const {
    switch (m_question.ask) {
    case Ask::card:
      return fill(tr("Card %1"),
                  {text::stop(m_question.about, m_session.table(), text::Place::at)});
    case Ask::crew: return m_question.about == 0 ? tr("Advance") : tr("and");
    case Ask::ring: return tr("Water ring");
    case Ask::pay: return tr("With crew");
    case Ask::strength: return tr("Card");
    case Ask::draw: return tr("Draw");
    case Ask::unpaid: return tr("without a stone");
    case Ask::keep: return tr("Keep");
    case Ask::tomb: return fill(tr("Tomb %1"), {number(m_question.about + 1)});
    case Ask::market: return tr("Market");
    case Ask::amount: return tr("Sell");
    case Ask::site: return tr("Build");
    case Ask::sell: return tr("Stones");
    case Ask::sphinx: return tr("Sphinx cards");
    case Ask::field:
      if (isSeveral()) return fill(tr("%1: better field"), {playerName()});
      return tr("Field");
    case Ask::secondField: return tr("and");
    case Ask::grain4: return fill(tr("%1: card"), {playerName()});
    case Ask::feedStones: return fill(tr("%1: stones for grain"), {playerName()});
    }
    return {};
  }
  [[nodiscard]] QString text(int id) const {
    const bool feeds = m_question.ask == Ask::grain4 || m_question.ask == Ask::feedStones ||
                       m_question.ask == Ask::secondField ||
                       (m_question.ask == Ask::field && isSeveral());
    if (!feeds) return plain(id);
    // What is switched on already shows in the lines of the card.
    const Choice* choice = m_draft.find(ChoiceId{m_question.id(), id});
    const bool isOn = choice != nullptr && choice->chosen;
    return isOn ? plain(id) : withPenalty(plain(id), id);
  }
  [[nodiscard]] QString tip(int id) const {
    switch (m_question.ask) {
    case Ask::card: {
      const auto& cards = m_session.edition().nileCards;
      const auto card = std::ranges::find(cards, id, &egizia::NileCard::name);
      return card == cards.end()
                 ? QString()
                 : text::ruleSummary(egizia::ruleOf(card->kind), m_session.game().options);
    }
    case Ask::ring: return text::ruleSummary("FEED-2"_rule);
    case Ask::pay: return text::ruleSummary("BUILD-2"_rule);
    case Ask::market: return text::ruleSummary("MARKET-1"_rule);
    case Ask::keep: return text::ruleSummary("SPHINX-2"_rule);
    case Ask::draw: return text::ruleSummary("SPHINX-1"_rule);
    case Ask::sell: return text::ruleSummary("END-1"_rule);
    default: return {};
    }
  }
  [[nodiscard]] bool isSeveral() const { return m_question.kind == Question::Kind::several; }

private:
  [[nodiscard]] QString crewStep(int id) const {
    const auto crew = static_cast<std::size_t>(id);
    const int before = own().crews[crew];
    const int after = std::min<int>(before + 1, m_session.edition().crewTrackEnd[crew]);
    return fill(QStringLiteral("%1 %2 → %3"),
                {text::crewName(static_cast<egizia::Crew>(id)), number(before), number(after)});
  }
  [[nodiscard]] QString ringText(int id) const {
    const auto ring = static_cast<egizia::Ring>(id);
    const bool stays = ring == m_session.shown().ring;
    switch (ring) {
    case egizia::Ring::left: return stays ? tr("stays on the left") : tr("to the left");
    case egizia::Ring::middle: return stays ? tr("stays in the middle") : tr("to the middle");
    case egizia::Ring::right: return stays ? tr("stays on the right") : tr("to the right");
    }
    return {};
  }
  [[nodiscard]] QString marketText(int id) const {
    const auto market = static_cast<egizia::Market>(id);
    const int step = own().marketStep[static_cast<std::size_t>(id)] + 1;
    const int last = m_session.edition().steps(market);
    if (step >= last) return fill(tr("%1, beyond the last step"), {text::market(market)});
    return fill(tr("%1 to step %2"), {text::market(market), number(step + 1)});
  }
  [[nodiscard]] QString sellText(int id) const {
    const int stones = own().stones;
    if (id == 0) return tr("keep them");
    const int points = stones / std::max<int>(m_session.edition().stonesPerSalePoint, 1);
    return fill(tr("sell %1 for %n point(s)", nullptr, points), {number(stones)});
  }
  [[nodiscard]] QString fieldText(int id) const {
    const auto fields = egizia::fieldsOf(m_session.edition(), own());
    const auto index = static_cast<std::size_t>(id);
    return index < fields.size() ? text::fieldName(fields[index], m_session.table()) : QString();
  }
  [[nodiscard]] QString plain(int id) const {
    switch (m_question.ask) {
    case Ask::card: return text::cardName(id, m_session.table());
    case Ask::crew: return crewStep(id);
    case Ask::ring: return ringText(id);
    case Ask::pay:
      return fill(QStringLiteral("%1 %2"),
                  {text::crewSetName(egizia::crewBit(static_cast<egizia::Crew>(id))),
                   number(own().crews[static_cast<std::size_t>(id)])});
    case Ask::strength: {
      const auto& card = m_session.edition().nileCards[static_cast<std::size_t>(id)];
      return text::cardName(card.name, m_session.table());
    }
    case Ask::market: return marketText(id);
    case Ask::site: return text::site(static_cast<egizia::Site>(id));
    case Ask::field:
    case Ask::secondField: return fieldText(id);
    case Ask::grain4: return text::cardKind(egizia::CardKind::grain4, m_session.table());
    case Ask::sell: return sellText(id);
    case Ask::sphinx: return text::sphinxCard(id, m_session.table());
    default: return number(id);
    }
  }
  /// What a helping card or stones lead to in feeding (FEED-4), before they are chosen.
  [[nodiscard]] QString withPenalty(const QString& text, int id) const {
    const auto fed = m_draft.with({m_question.id(), id});
    if (!fed) return text;
    int back = 0;
    for (const egizia::Effect& effect : m_session.preview(*fed)) {
      const bool his = effect.player == static_cast<table::Player>(m_question.about);
      if (his && effect.kind == egizia::EffectKind::points) back += effect.before - effect.after;
    }
    if (back == 0) return fill(tr("%1: no penalty"), {text});
    return fill(tr("%1: back %2"), {text, number(back)});
  }
  [[nodiscard]] table::Player player() const {
    const auto& entry = m_draft.work().entry;
    const table::Player owner = entry ? egizia::playerOf(*entry) : table::noPlayer;
    if (owner != table::noPlayer) return owner;
    // Feeding asks several players; the question says which.
    return static_cast<table::Player>(m_question.about);
  }
  [[nodiscard]] const egizia::PlayerState& own() const {
    return m_session.shown().player[player()];
  }
  [[nodiscard]] QString playerName() const {
    return text::playerName(static_cast<table::Player>(m_question.about), m_session.table());
  }

  const EgiziaSession& m_session;
  const Draft& m_draft;
  const Question& m_question;
};

} // namespace

QuestionRow rowOf(const EgiziaSession& session, const Draft& draft, const Question& question,
                  const KeyBindings& keys) {
  const ChoiceWords say(session, draft, question);
  QuestionRow row{
      .question = question.id(), .label = say.label(), .several = say.isSeveral(), .chips = {}};
  for (const Choice& choice : question.choices) {
    ChipLook look;
    look.text = say.text(choice.id);
    look.tip = say.tip(choice.id);
    look.keyCap = keys.of(ChoiceId{question.id(), choice.id});
    look.chosen = choice.chosen;
    const bool crew = question.ask == Ask::crew || question.ask == Ask::pay;
    if (crew) look.tint = crewTint(static_cast<egizia::Crew>(choice.id));
    row.chips.push_back({choice.id, choice.open, look});
  }
  return row;
}

} // namespace nilometer::ui
