// SPDX-License-Identifier: GPL-3.0-or-later
// Sphinx cards and the final scoring (SPHINX-1 to SPHINX-3, END-1 to END-4).
#include "engine/egizia/final_facts.h"
#include "ui/egizia/tutorial/lesson_maker.h"
#include "ui/egizia/tutorial/lessons.h"

#include <algorithm>

namespace nilometer::ui::lessons {

namespace {

/// For crews as strong as Anna's.
constexpr std::string_view field = "green-4";

class FinalLesson : public LessonMaker {
  Q_DECLARE_TR_FUNCTIONS(EgiziaLesson)
public:
  explicit FinalLesson(const LessonPosition::EditionPtr& edition)
      : LessonMaker(edition, QStringLiteral("final"), tr("Sphinx cards and the end"),
                    tr("Draw, keep one, and score it when the game is over.")) {
    m_tens = cardOfKind(SphinxKind::perTen);
    m_strength = cardOfKind(SphinxKind::crewStrength);
    m_last = cardOfKind(SphinxKind::ownLast);
    m_crew = edition->sphinxCards[static_cast<std::size_t>(m_strength)].crew;
    sphinx();
    askDraw();
    draw();
    askNothing();
    askTens();
    score();
    askTie();
    end();
  }

private:
  /// The first Sphinx card of that kind.
  [[nodiscard]] int cardOfKind(SphinxKind kind) const {
    const auto& cards = m_edition->sphinxCards;
    return static_cast<int>(std::ranges::find(cards, kind, &SphinxCard::kind) - cards.begin());
  }
  static SphinxSet bit(int card) { return SphinxSet{1} << card; }

  /// Anna's turn at the Sphinx. Her crew could pay for more than she has stones.
  [[nodiscard]] LessonPosition atTheSphinx() const {
    LessonPosition table(m_edition);
    const int site = table.siteStop(Site::sphinx);
    table.layOut().ship(anna, site, 1).ship(ben, site, 2).advanceTo(1, Phase::build);
    const int most = m_edition->sphinxDrawLimit;
    table.card(anna, field).crew(anna, Crew::blue, most - 1);
    return table.stones(anna, most - 2);
  }

  void sphinx() {
    m_lesson.begin(atTheSphinx(), {LessonPart::sphinx},
                   tr("Sphinx cards are secret goals. Whoever keeps the right ones scores when the "
                      "game is over (SPHINX-3). New ones are drawn at the Sphinx: one stone for "
                      "each card (SPHINX-1)."));
  }

  void askDraw() {
    const PlayerState own = m_lesson.tableNow().player(anna);
    const int strength = own.crews[static_cast<std::size_t>(Crew::blue)];
    const int most = m_edition->sphinxDrawLimit;
    m_lesson.ask(
        fill(tr("Anna’s blue crew has strength %1, and she has %2 stones. How many cards can she "
                "draw?"),
             {number(strength), number(own.stones)}),
        tr("Each card takes one stone and one strength (SPHINX-1)."), 0,
        {{number(own.stones), tr("Every card costs a stone, and she has no more (SPHINX-1).")},
         {number(strength),
          tr("The crew is strong enough for that. But who pays for the last card? (SPHINX-1)")},
         {number(most), tr("Nobody draws more than that at once. Strength and stones allow fewer "
                           "here (SPHINX-1).")}},
        {LessonPlayer{anna}});
  }

  void draw() {
    const int stones = m_lesson.tableNow().player(anna).stones;
    LessonStep& step =
        m_lesson.act(fill(tr("Let Anna draw %1 cards and keep one of them, hidden. Choose that in "
                             "the strip below the board, then press Enter."),
                          {number(stones)}));
    step.spots = {LessonPart::strip};
    step.hint =
        tr("The numbers below the board say how many are drawn and how many are kept (SPHINX-2).");
    step.check = [stones](const LessonAttempt& attempt) { return judgeDraw(attempt, stones); };
    step.solve = drawing(stones, 1);
    step.fails = {drawing(stones - 1, 1), drawing(stones, 0), DeclineBuild{anna, Site::sphinx}};
  }

  static Build drawing(int cards, int kept) {
    Build build;
    build.player = anna;
    build.site = Site::sphinx;
    build.crews = blue;
    build.draw = static_cast<std::uint8_t>(cards);
    build.kept = static_cast<std::uint8_t>(kept);
    return build;
  }

  static LessonVerdict judgeDraw(const LessonAttempt& attempt, int stones) {
    if (attempt.as<DeclineBuild>() != nullptr) {
      return no(tr("Nobody is forced to draw. But then there is no card to keep (BUILD-6)."));
    }
    const auto* build = attempt.as<Build>();
    if (build == nullptr || attempt.refused()) return no();
    if (build->draw < stones) {
      return no(tr("Allowed, but there are stones for more. More cards mean more to "
                   "choose from (SPHINX-1)."));
    }
    if (build->kept == 0) {
      return no(tr(
          "Allowed, too: every card goes back for a point. But this time, keep one (SPHINX-2)."));
    }
    const int points = attempt.after.track.points(anna) - attempt.before.track.points(anna);
    return yes(
        fill(tr("The others go under the deck for one point each: %1 at once (SPHINX-2). The card "
                "she keeps counts at the end only (SPHINX-3)."),
             {number(points)}));
  }

  /// Only the final scoring is to come: first Anna, then Ben, who ends with as many points.
  [[nodiscard]] LessonPosition beforeTheEnd() const {
    const LessonPosition scored = theEnd(beforeTheEnd(0)).enter(scoring(true));
    return beforeTheEnd(scored.state().track.points(anna) - bensSale());
  }
  [[nodiscard]] LessonPosition beforeTheEnd(int bensPoints) const {
    LessonPosition table(m_edition);
    table.advanceTo(5, Phase::order).points(anna, 27).points(ben, bensPoints);
    // Anna has not reached the last step, but a step on which stones are sold.
    table.marketStep(anna, Market::stone, firstSaleStep(*m_edition));
    table.marketStep(ben, Market::stone, m_edition->stoneMarketSteps - 1);
    table.stones(ben, m_edition->stoneTrackEnd - 1);
    table.card(anna, field).crew(anna, m_crew, 5);
    table.stones(anna, 2 * m_edition->stonesPerSalePoint + 1);
    // Two of her three cards are known, so that only one is to be named.
    table.sphinxCards(ben, 0).sphinxCards(anna, 3);
    return table.enter(NameSphinxCards{.player = anna, .cards = bit(m_tens) | bit(m_last)});
  }
  static LessonPosition theEnd(LessonPosition before) { return before.advanceTo(5, Phase::final); }
  [[nodiscard]] int bensSale() const {
    return (m_edition->stoneTrackEnd - 1) / m_edition->stonesPerSalePoint;
  }
  [[nodiscard]] FinalScore scoring(bool sell) const {
    return {.player = anna, .sell = sell, .cards = bit(m_strength)};
  }
  /// How many points give one more.
  [[nodiscard]] int tens() const {
    return m_edition->sphinxCards[static_cast<std::size_t>(m_tens)].needed;
  }
  void askNothing() {
    m_lesson
        .ask(tr("The last round is over. Anna has kept three Sphinx cards with different "
                "conditions. Look at the board: which of them brings her nothing?"),
             tr("A card pays only if what it asks for holds (END-3)."), 1,
             {{fill(tr("Strength of the %1"), {text::crewName(m_crew)}),
               tr("That pays: as many points as this crew is strong (END-3).")},
              {tr("Last step of the stone market"),
               tr("Almost is not enough: she is one step short (END-3). But from that step "
                  "she may sell stones (MARKET-4).")},
              {fill(tr("1 for every %1 points"), {number(tens())}),
               tr("That pays, and it is looked at last of all (END-3).")}},
             {LessonPart::markets, LessonPlayer{anna}})
        .position = beforeTheEnd();
  }

  void askTens() {
    const LessonPosition table = theEnd(m_lesson.tableNow());
    const PlayerState& own = table.player(anna);
    const int before = table.state().track.points(anna);
    const int sale = own.stones / m_edition->stonesPerSalePoint;
    const int crew = own.crews[static_cast<std::size_t>(m_crew)];
    const int sum = before + sale + crew;
    m_lesson
        .ask(fill(tr("Anna has %1 points. Her stones bring %2 (END-1), her crew’s card brings %3. "
                     "The "
                     "last card gives one point for every %4 points. How many is that?"),
                  {number(before), number(sale), number(crew), number(tens())}),
             tr("First add everything else (END-3)."), 1,
             {{number(before / tens()),
               tr("The card comes after everything else: the other points count for it (END-3).")},
              {number(sum / tens()), fill(tr("It is counted last, with %1 points on the track. "
                                             "Only whole tens count (END-3)."),
                                          {number(sum)})},
              {number(sum / tens() + 1),
               tr("What is left over after the whole tens is lost (END-3).")}})
        .position = table;
  }

  void score() {
    LessonStep& step = m_lesson.act(
        fill(tr("Now let Anna score. Choose to sell her stones, then press “All at once”. One card "
                "is still hidden, the one for the strength of the %1: name it. Then go on to Ben."),
             {text::crewName(m_crew)}));
    step.hint = tr("The card is among those for the strength of a crew (END-3).");
    step.check = [right = scoring(true)](const LessonAttempt& attempt) {
      return judgeScore(attempt, right);
    };
    step.solve = scoring(true);
    FinalScore other = scoring(true);
    other.cards = bit(m_strength + 1);
    step.fails = {scoring(false), other};
  }
  static LessonVerdict judgeScore(const LessonAttempt& attempt, const FinalScore& right) {
    const auto* score = attempt.as<FinalScore>();
    if (score == nullptr || attempt.refused()) return no();
    if (score->cards != right.cards) {
      return no(tr("That is not her card. It pays the strength of one of her crews (END-3)."));
    }
    if (!score->sell) {
      return no(tr("That is allowed, but the stones would be worth points. From "
                   "this step they may be sold (END-1)."));
    }
    const int before = attempt.before.track.points(anna);
    const int after = attempt.after.track.points(anna);
    return yes(fill(tr("From %1 to %2 points. One stone was left over and is lost "
                       "(END-1), and one card paid nothing (END-3)."),
                    {number(before), number(after)}));
  }

  void askTie() {
    const LessonPosition table = m_lesson.tableNow();
    const int total = table.state().track.points(anna);
    LessonStep& step = m_lesson.ask(
        fill(tr("Anna was first, with the highest order tile. Now Ben sells his stones for %1 "
                "points and reaches %2, like Anna. Who wins?"),
             {number(bensSale()), number(total)}),
        tr("There is never a draw. The queue on the score track decides (END-4)."), 0,
        {{text::playerName(anna, table.table()),
          tr("She arrived first, so she stands in front. Ben queues behind her (END-4, TRACK-1)."),
          LessonPlayer{anna}},
         {text::playerName(ben, table.table()),
          tr("He arrives later and queues behind Anna (TRACK-1)."), LessonPlayer{ben}},
         {tr("It is a draw"),
          tr("There is always a winner: the one further in front on that space (END-4).")}});
    step.position = table;
    step.then = {FinalScore{.player = ben, .sell = true}};
  }

  void end() {
    m_lesson.read(tr("Remember: draw for stones, keep one, score it at the end (SPHINX-2). Then it "
                     "is stones, tombs, Sphinx cards, the card for tens last (END-3). In a tie the "
                     "one who came first wins (END-4)."));
  }

  int m_tens = 0;     ///< the card for every ten points
  int m_strength = 0; ///< a card for a crew's strength
  int m_last = 0;     ///< the card for the last step of the stone market
  Crew m_crew = Crew::blue;
};

} // namespace

Lesson finalLesson(const LessonPosition::EditionPtr& edition) {
  return FinalLesson(edition).made();
}

} // namespace nilometer::ui::lessons
