// SPDX-License-Identifier: GPL-3.0-or-later
// What a site comes to (NEGO, PLAY, SPECIAL, RESOLVE, REVOLT).
#include "ui/pyramidion/tutorial/pyramidion_lessons.h"

namespace nilometer::pyramidion {

using enum CardKind;

Lesson Lessons::site() const {
  Lesson lesson(QStringLiteral("pyramidion-site"), tr("Troops on sites"),
                tr("Influence, negotiation, and the minimum of a site."), 4);
  LessonTable table = newTable();
  playSite(table, Site::philae, {deityOf(ben, Category::influence)});
  playSite(table, Site::giza, {deityOf(anna, Category::negotiation)});
  for (const Site other : {Site::abuSimbel, Site::thebes, Site::luxor, Site::cairo}) {
    playSite(table, other);
  }
  table.enter(NextSupply{edition->readings.supply.front()});
  lesson.begin(
      table, {Site::giza, Site::philae},
      tr("Round 2. On Giza stands a negotiator troop of Anna, on Philae a torturer troop of Ben. "
         "In all lessons the minima of a site are 6 influence and 4 negotiation. Your copy may "
         "say something else."));

  lesson.act({tr("Anna’s negotiator troop takes a resource at Giza. Take a camel."),
              tr("The owner of the troop chooses one resource. Please take a camel (NEGO-1)."),
              Negotiate{anna, Site::giza, Resource::camel},
              {Negotiate{anna, Site::giza, Resource::food}},
              tr("So a negotiator troop pays off every round (NEGO-1).")},
             {Site::giza},
             {Activate{anna, Site::philae, {}}, basicOf(anna, torturer, {4, 1, 0}),
              basicOf(ben, negotiator, {1, 5, 0}), Pass{cem, {}}});

  lesson.ask(tr("At Philae Anna has 4 influence and 1 negotiation, Ben 1 and 5. If all passed now, "
                "whose torturer troop would stand there?"),
             tr("Being in front is not enough (TORTURER-1)."), 1,
             {{tr("Anna’s"), tr("She is in front, but 4 is below the minimum of 6 (TORTURER-1)."),
               ui::LessonPlayer{anna}},
              {tr("Ben’s"), tr("Nobody reaches 6, so his old one stays (TORTURER-1)."),
               ui::LessonPlayer{ben}}},
             {Site::philae, TableSpot{}});

  lesson.act({tr("Play Anna’s deity so that she puts her torturer troop there."),
              tr("Her troop needs influence, and the deity brings 6 of it (TORTURER-1)."),
              deityOf(anna, Category::influence),
              {deityOf(anna, Category::negotiation), Pass{anna, {}}},
              tr("4 and 6 make 10: the minimum is reached (TORTURER-1).")},
             {Site::philae, TableSpot{}}, {Pass{ben, {}}, Pass{anna, {}}});

  lesson.ask(tr("All have passed. What has become of Ben’s troops?"),
             tr("A site has one troop of each kind at most (TORTURER-2)."), 0,
             {{tr("One went home, one came"),
               tr("Anna’s troop is there now. But Ben’s 5 in negotiation reach 4 (NEGOTIATOR-1).")},
              {tr("Both went home"), tr("Ben was alone in front with 5 (NEGOTIATOR-1).")}},
             {Site::philae});
  return lesson;
}

Lesson Lessons::haggling() const {
  Lesson lesson(QStringLiteral("pyramidion-haggling"), tr("Haggling"),
                tr("Who takes the resources, and what comes first."), 3);
  LessonTable table = newTable();
  table.enter(Activate{anna, Site::giza, {}}).enter(basicOf(anna, merchant, {0, 1, 3}));
  table.enter(basicOf(ben, merchant, {0, 0, 4})).enter(basicOf(cem, negotiator, {1, 5, 1}));
  lesson.begin(table, {Site::giza, TableSpot{}},
               tr("1 camel and 2 food lie at Giza. Everybody has played a card. Its last number is "
                  "haggling: Anna 3, Ben 4, Cem 1."));

  lesson.ask(tr("If all passed now, who would take the resources?"),
             tr("There is no minimum in haggling (MERCHANT-1)."), 0,
             {{tr("Ben, all three"), tr("He is alone in front in haggling (MERCHANT-1).")},
              {tr("Ben two, Anna one"), tr("They are never shared (MERCHANT-1).")}},
             {Site::giza});

  lesson.act(
      {tr("Anna has two merchants left: the basic one, 0/0/1, and a common one, 0/0/2. Play the "
          "one that puts her alone in front."),
       tr("A tie gives nobody anything (RESOLVE-3)."),
       cardOf(anna, merchant, {0, 0, 2}),
       {basicOf(anna, merchant, {0, 0, 1}), Pass{anna, {}}},
       tr("3 and 2 make 5, and Ben has 4 (RESOLVE-2).")},
      {TableSpot{}}, {Pass{ben, {}}, Pass{cem, {}}});

  lesson.ask(tr("The others have passed. In which order will the site be resolved?"),
             tr("The resources come last (RESOLVE-6)."), 1,
             {{tr("Merchant, negotiator, torturer"), tr("It is the other way about (RESOLVE-6).")},
              {tr("Torturer, negotiator, merchant"),
               tr("Only a revolt would come before them (RESOLVE-6).")}});
  return lesson;
}

Lesson Lessons::revolt() const {
  Lesson lesson(QStringLiteral("pyramidion-revolt"), tr("A revolt"),
                tr("Why influence saves cards."), 3);
  LessonTable table = newTable();
  table.enter(Activate{anna, Site::thebes, {}}).enter(basicOf(anna, torturer, {4, 0, 0}));
  table.enter(cardOf(ben, CardKind::revolt)).enter(basicOf(cem, torturer, {5, 0, 0}));
  lesson.begin(
      table, {Site::thebes, TableSpot{}},
      tr("Ben has played a revolt card at Thebes. When the site is resolved, a revolt marker is "
         "turned up for it. Influence so far: Anna 4, Cem 5, Ben 0."));

  lesson.act({tr("No marker has more than 9 in this lesson. Make Anna safe with her deity."),
              tr("Nothing but influence saves cards (REVOLT-4)."),
              deityOf(anna, Category::influence),
              {deityOf(anna, Category::haggling), Pass{anna, {}}},
              tr("4 and 6 make 10. Not even a 9 hurts her (REVOLT-4).")},
             {TableSpot{}},
             {basicOf(ben, torturer, {7, 0, 0}), Pass{cem, {}}, Pass{anna, {}}, Pass{ben, {}}});

  Revolt turned{{.count = 1}};
  turned.markers.turned[0] = {7, some(1, Resource::worker)};
  Revolt other = turned;
  other.markers.turned[0].value = 6;
  lesson.act(
      {tr("Ben has played a torturer with 7, and all have passed. The marker shows a 7 and a "
          "worker. Enter that."),
       tr("Value first, here 7, then the worker (REVOLT-2)."),
       turned,
       {other},
       tr("Anna leads and gets the worker (REVOLT-5).")},
      {TableSpot{}});

  lesson.ask(tr("Ben had 7 influence, Cem 5. Who has lost cards?"),
             tr("Compare both with the strength of 7 (REVOLT-4)."), 0,
             {{QStringLiteral("Cem"), tr("Ben’s 7 is just enough (REVOLT-4).")},
              {tr("Ben and Cem"), tr("Equal is enough to be safe (REVOLT-4).")}});
  return lesson;
}

Lesson Lessons::specials() const {
  Lesson lesson(QStringLiteral("pyramidion-specials"), tr("Specials"),
                tr("Deity, slave driver, bandit, philosopher."), 4);
  LessonTable table = newTable();
  table.enter(Activate{anna, Site::thebes, {}}).enter(deityOf(anna, Category::influence));
  table.enter(basicOf(ben, torturer, {6, 0, 0})).enter(cardOf(cem, slaveDriver));
  lesson.begin(table, {TableSpot{}},
               tr("At Thebes lie Anna’s deity for influence, a torturer of Ben with 6, and Cem’s "
                  "slave driver."));

  lesson.ask(tr("How much influence does Anna have now?"),
             tr("A deity counts 6 in its category, but look at Cem’s card (SPECIAL-DEITY)."), 1,
             {{QStringLiteral("6"), tr("The slave driver takes 1 away (SPECIAL-SLAVE-DRIVER).")},
              {QStringLiteral("5"), tr("6 minus 1 (SPECIAL-SLAVE-DRIVER).")}},
             {TableSpot{}});

  const auto aimed = [](CardKind kind, std::uint8_t target) {
    Play play = cardOf(anna, kind);
    play.deed.target = target;
    return play;
  };
  lesson.act({tr("Play Anna’s bandit, 0/0/0, and remove Ben’s torturer."),
              tr("First the card, then Ben’s torturer (SPECIAL-BANDIT)."),
              aimed(bandit, 2),
              {aimed(bandit, 3), aimed(bandit, 1), aimed(bandit, 0)},
              tr("Ben’s torturer is gone with all its values (CARD-5).")},
             {TableSpot{}}, {Pass{ben, {}}, Pass{cem, {}}});

  lesson.act({tr("Play Anna’s philosopher, 0/0/0, onto her deity."),
              tr("His marker doubles a card. The deity counts most (SPECIAL-PHILOSOPHER)."),
              aimed(philosopher, 1),
              {aimed(philosopher, 4)},
              tr("12 minus 1 is 11: first doubled, then lowered (RESOLVE-2).")},
             {TableSpot{}});
  return lesson;
}

} // namespace nilometer::pyramidion
