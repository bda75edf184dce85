<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>AmendedCard</name>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Entry %1 then says: %2</source>
        <extracomment>The number of the entry and what it says.</extracomment>
        <translation>Entry %1 then says: %2</translation>
    </message>
    <message>
        <source>New before entry %1: %2</source>
        <translation>New before entry %1: %2</translation>
    </message>
    <message>
        <source>Without entry %1: %2</source>
        <translation>Without entry %1: %2</translation>
    </message>
    <message>
        <source>Some entries of this game do not fit together</source>
        <translation>Some entries of this game do not fit together</translation>
    </message>
    <message>
        <source>From entry %1 on, entries do not fit together</source>
        <translation>From entry %1 on, entries do not fit together</translation>
    </message>
    <message>
        <source>Nothing to move on the table.</source>
        <translation>Nothing to move on the table.</translation>
    </message>
    <message>
        <source>To be moved on the table</source>
        <translation>To be moved on the table</translation>
    </message>
    <message numerus="yes">
        <source>%n entries do not fit yet. They stay in the log, marked.</source>
        <translation>
            <numerusform>%n entry does not fit yet. It stays in the log, marked.</numerusform>
            <numerusform>%n entries do not fit yet. They stay in the log, marked.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n adapted</source>
        <extracomment>what becomes of later entries, in a list: &quot;3 adapted, 1 left out&quot;</extracomment>
        <translation>
            <numerusform>%n adapted</numerusform>
            <numerusform>%n adapted</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with what was missing</source>
        <extracomment>of later entries: what is entered before them makes them fit</extracomment>
        <translation>
            <numerusform>%n with what was missing</numerusform>
            <numerusform>%n with what was missing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entered again</source>
        <extracomment>of later entries</extracomment>
        <translation>
            <numerusform>%n entered again</numerusform>
            <numerusform>%n entered again</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kept anyway</source>
        <extracomment>of later entries: although a rule forbids them</extracomment>
        <translation>
            <numerusform>%n kept anyway</numerusform>
            <numerusform>%n kept anyway</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kept as it is</source>
        <extracomment>of later entries: they stay in the log and are not carried out</extracomment>
        <translation>
            <numerusform>%n kept as it is</numerusform>
            <numerusform>%n kept as they are</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hold again</source>
        <extracomment>of later entries that were entered anyway: no rule forbids them any more</extracomment>
        <translation>
            <numerusform>%n holds again</numerusform>
            <numerusform>%n hold again</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left out</source>
        <extracomment>of later entries</extracomment>
        <translation>
            <numerusform>%n left out</numerusform>
            <numerusform>%n left out</numerusform>
        </translation>
    </message>
    <message>
        <source>As before: %1</source>
        <extracomment>What stays at every player: &quot;Points, Stones&quot;.</extracomment>
        <translation>As before: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n later entries are affected</source>
        <translation>
            <numerusform>%n later entry is affected</numerusform>
            <numerusform>%n later entries are affected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keep it so, %n entries left out</source>
        <translation>
            <numerusform>Keep it so, %n entry left out</numerusform>
            <numerusform>Keep it so, %n entries left out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keep it so, %n entries do not fit</source>
        <translation>
            <numerusform>Keep it so, %n entry does not fit</numerusform>
            <numerusform>Keep it so, %n entries do not fit</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep it so</source>
        <translation>Keep it so</translation>
    </message>
    <message numerus="yes">
        <source>%n as played</source>
        <extracomment>of rounds, among later entries: the order of play stays as it was played</extracomment>
        <translation>
            <numerusform>%n as played</numerusform>
            <numerusform>%n as played</numerusform>
        </translation>
    </message>
    <message>
        <source>Entering entry %1 again</source>
        <extracomment>The number of a later entry.</extracomment>
        <translation>Entering entry %1 again</translation>
    </message>
    <message>
        <source>Changing entry %1</source>
        <extracomment>The number of the entry.</extracomment>
        <translation>Changing entry %1</translation>
    </message>
    <message>
        <source>Inserting before entry %1</source>
        <translation>Inserting before entry %1</translation>
    </message>
    <message>
        <source>Removing entry %1</source>
        <translation>Removing entry %1</translation>
    </message>
</context>
<context>
    <name>ArchiveText</name>
    <message>
        <source>* Rests on printed values that nobody has compared yet.</source>
        <translation>* Rests on printed values that nobody has compared yet.</translation>
    </message>
</context>
<context>
    <name>Box</name>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Brief</name>
    <message>
        <source>Nile cards laid out</source>
        <translation>Nile cards laid out</translation>
    </message>
    <message>
        <source>%1 passes</source>
        <translation>%1 passes</translation>
    </message>
    <message>
        <source>Quarries yield stones</source>
        <translation>Quarries yield stones</translation>
    </message>
    <message>
        <source>nothing built</source>
        <translation>nothing built</translation>
    </message>
    <message>
        <source>Participation</source>
        <translation>Participation</translation>
    </message>
    <message>
        <source>New order tiles</source>
        <translation>New order tiles</translation>
    </message>
    <message>
        <source>Card %1: %2</source>
        <translation>Card %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n Sphinx card(s)</source>
        <translation>
            <numerusform>%n Sphinx card</numerusform>
            <numerusform>%n Sphinx cards</numerusform>
        </translation>
    </message>
    <message>
        <source>ring %1</source>
        <extracomment>The water ring is moved there: &quot;ring left&quot;.</extracomment>
        <translation>ring %1</translation>
    </message>
    <message>
        <source>in reserve</source>
        <extracomment>Where a ship stands at a building site.</extracomment>
        <translation>in reserve</translation>
    </message>
    <message>
        <source>no leftover card</source>
        <translation>no leftover card</translation>
    </message>
    <message>
        <source>leftover card %1</source>
        <translation>leftover card %1</translation>
    </message>
    <message>
        <source>fed</source>
        <extracomment>The construction crews of a player.</extracomment>
        <translation>fed</translation>
    </message>
    <message>
        <source>with help</source>
        <translation>with help</translation>
    </message>
    <message>
        <source>Feeding, with help</source>
        <extracomment>Some players gave cards or stones for it.</extracomment>
        <translation>Feeding, with help</translation>
    </message>
    <message>
        <source>Feeding</source>
        <translation>Feeding</translation>
    </message>
    <message>
        <source>final scoring</source>
        <translation>final scoring</translation>
    </message>
    <message>
        <source>Open tomb tiles</source>
        <translation>Open tomb tiles</translation>
    </message>
    <message>
        <source>Open tomb tiles: %1</source>
        <translation>Open tomb tiles: %1</translation>
    </message>
    <message>
        <source>queue place %1</source>
        <extracomment>A place in the queue on a space of the score track.</extracomment>
        <translation>queue place %1</translation>
    </message>
    <message>
        <source>gets %1</source>
        <extracomment>A Nile card is given to, or taken from, a player.</extracomment>
        <translation>gets %1</translation>
    </message>
    <message>
        <source>without %1</source>
        <translation>without %1</translation>
    </message>
    <message>
        <source>order of play</source>
        <translation>order of play</translation>
    </message>
    <message>
        <source>Correction: %1</source>
        <extracomment>Something is put right: &quot;Correction: Anna, 12 points&quot;.</extracomment>
        <translation>Correction: %1</translation>
    </message>
    <message>
        <source>%1 of %2 kept</source>
        <extracomment>Sphinx cards: so many of those that were drawn.</extracomment>
        <translation>%1 of %2 kept</translation>
    </message>
</context>
<context>
    <name>BriefPlace</name>
    <message>
        <source>temple %1</source>
        <translation>temple %1</translation>
    </message>
    <message>
        <source>tomb %1</source>
        <translation>tomb %1</translation>
    </message>
    <message>
        <source>tombs %1</source>
        <translation>tombs %1</translation>
    </message>
    <message>
        <source>card %1</source>
        <translation>card %1</translation>
    </message>
    <message>
        <source>left %1</source>
        <extracomment>Spaces of the temple&apos;s left pillar, after &quot;temple&quot;: &quot;left 1&quot;.</extracomment>
        <translation>left %1</translation>
    </message>
    <message>
        <source>right %1</source>
        <extracomment>Spaces of the temple&apos;s right pillar, after &quot;temple&quot;.</extracomment>
        <translation>right %1</translation>
    </message>
    <message>
        <source>columns %1</source>
        <extracomment>Columns of the temple, after &quot;temple&quot;.</extracomment>
        <translation>columns %1</translation>
    </message>
    <message>
        <source>top %1</source>
        <extracomment>Stones above the temple&apos;s columns, after &quot;temple&quot;.</extracomment>
        <translation>top %1</translation>
    </message>
    <message>
        <source>obelisk %1</source>
        <translation>obelisk %1</translation>
    </message>
    <message>
        <source>pyramid row %1</source>
        <extracomment>%1: rows, and how many stones were put there: &quot;pyramid row 1 (2×) + 2&quot;.</extracomment>
        <translation>pyramid row %1</translation>
    </message>
</context>
<context>
    <name>Card</name>
    <message>
        <source>Green field</source>
        <translation>Green field</translation>
    </message>
    <message>
        <source>Yellow-green field</source>
        <translation>Yellow-green field</translation>
    </message>
    <message>
        <source>Brown field</source>
        <translation>Brown field</translation>
    </message>
    <message>
        <source>Quarry</source>
        <translation>Quarry</translation>
    </message>
    <message>
        <source>Quarry %1</source>
        <translation>Quarry %1</translation>
    </message>
    <message>
        <source>Stones in buildings</source>
        <translation>Stones in buildings</translation>
    </message>
    <message>
        <source>an unnamed Nile card</source>
        <translation>an unnamed Nile card</translation>
    </message>
    <message>
        <source>start field</source>
        <translation>start field</translation>
    </message>
    <message>
        <source>Green field %1</source>
        <translation>Green field %1</translation>
    </message>
    <message>
        <source>Yellow-green field %1</source>
        <translation>Yellow-green field %1</translation>
    </message>
    <message>
        <source>Brown field %1</source>
        <translation>Brown field %1</translation>
    </message>
    <message>
        <source>Crews by colour</source>
        <translation>Crews by colour</translation>
    </message>
    <message>
        <source>+… stones</source>
        <translation>+… stones</translation>
    </message>
</context>
<context>
    <name>CardFinder</name>
    <message>
        <source>%1, counts as %2</source>
        <translation>%1, counts as %2</translation>
    </message>
    <message>
        <source>%1, improved</source>
        <translation>%1, improved</translation>
    </message>
</context>
<context>
    <name>Ceremony</name>
    <message numerus="yes">
        <source>%n point(s), bid %1</source>
        <translation>
            <numerusform>%n point, bid %1</numerusform>
            <numerusform>%n points, bid %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1 wins</translation>
    </message>
    <message>
        <source>Final result</source>
        <translation>Final result</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Before</translation>
    </message>
    <message>
        <source>Stones</source>
        <translation>Stones</translation>
    </message>
    <message>
        <source>Tombs</source>
        <translation>Tombs</translation>
    </message>
    <message>
        <source>Sphinx</source>
        <translation>Sphinx</translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>The sum of the columns before it.</extracomment>
        <translation>Total</translation>
    </message>
    <message numerus="yes">
        <source>Order tile %1 · %n point(s) before</source>
        <translation>
            <numerusform>Order tile %1 · %n point before</numerusform>
            <numerusform>Order tile %1 · %n points before</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s)</source>
        <translation>
            <numerusform>%1: %n point</numerusform>
            <numerusform>%1: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: name %n Sphinx card(s)</source>
        <translation>
            <numerusform>%1: name %n Sphinx card</numerusform>
            <numerusform>%1: name %n Sphinx cards</numerusform>
        </translation>
    </message>
    <message>
        <source>Final scoring: %1</source>
        <translation>Final scoring: %1</translation>
    </message>
    <message>
        <source>No points for this</source>
        <translation>No points for this</translation>
    </message>
    <message>
        <source>Now move</source>
        <translation>Now move</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Next</translation>
    </message>
    <message>
        <source>Who wins?</source>
        <translation>Who wins?</translation>
    </message>
    <message>
        <source>On to %1</source>
        <translation>On to %1</translation>
    </message>
    <message>
        <source>All at once</source>
        <translation>All at once</translation>
    </message>
    <message>
        <source>Reveals everything that is known of this player.</source>
        <translation>Reveals everything that is known of this player.</translation>
    </message>
    <message>
        <source>Stone market on step %1, stones are sold from step %2 on (MARKET-4)</source>
        <translation>Stone market on step %1, stones are sold from step %2 on (MARKET-4)</translation>
    </message>
    <message>
        <source>no stones left</source>
        <translation>no stones left</translation>
    </message>
    <message numerus="yes">
        <source>%n stone(s) left</source>
        <translation>
            <numerusform>%n stone left</numerusform>
            <numerusform>%n stones left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stone(s), %1 for each point</source>
        <translation>
            <numerusform>%n stone, %1 for each point</numerusform>
            <numerusform>%n stones, %1 for each point</numerusform>
        </translation>
    </message>
    <message>
        <source>Stones sold</source>
        <extracomment>What a player has done with leftover stones.</extracomment>
        <translation>Stones sold</translation>
    </message>
    <message>
        <source>Stones kept</source>
        <translation>Stones kept</translation>
    </message>
    <message>
        <source>Stones not sold</source>
        <translation>Stones not sold</translation>
    </message>
    <message>
        <source>no tomb tiles</source>
        <translation>no tomb tiles</translation>
    </message>
    <message>
        <source>sum %1, in %2 to %3</source>
        <translation>sum %1, in %2 to %3</translation>
    </message>
    <message>
        <source>sum %1, at least %2</source>
        <translation>sum %1, at least %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n space(s) built</source>
        <translation>
            <numerusform>%1 of %n space built</numerusform>
            <numerusform>%1 of %n spaces built</numerusform>
        </translation>
    </message>
    <message>
        <source>reached</source>
        <translation>reached</translation>
    </message>
    <message>
        <source>not reached</source>
        <translation>not reached</translation>
    </message>
    <message>
        <source>%1, somebody has more</source>
        <translation>%1, somebody has more</translation>
    </message>
    <message>
        <source>%1 · arrives behind %2</source>
        <translation>%1 · arrives behind %2</translation>
    </message>
    <message>
        <source>Stones left over</source>
        <translation>Stones left over</translation>
    </message>
    <message>
        <source>counts last of all</source>
        <translation>counts last of all</translation>
    </message>
    <message>
        <source>Sphinx card</source>
        <translation>Sphinx card</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>Final scoring</translation>
    </message>
    <message>
        <source>%1 wins?</source>
        <extracomment>Somebody else wins if what is disputed was otherwise.</extracomment>
        <translation>%1 wins?</translation>
    </message>
    <message>
        <source>Turn the next</source>
        <translation>Turn the next</translation>
    </message>
    <message>
        <source>stones</source>
        <translation>stones</translation>
    </message>
    <message>
        <source>tomb tiles</source>
        <translation>tomb tiles</translation>
    </message>
    <message>
        <source>Sphinx cards</source>
        <translation>Sphinx cards</translation>
    </message>
    <message>
        <source>%1: lay out %2</source>
        <extracomment>What a player lays on the table for the final scoring: &quot;Anna: lay out stones and tomb tiles&quot;.</extracomment>
        <translation>%1: lay out %2</translation>
    </message>
    <message>
        <source>On the score track: %1</source>
        <translation>On the score track: %1</translation>
    </message>
    <message>
        <source>%1 win together</source>
        <translation>%1 win together</translation>
    </message>
</context>
<context>
    <name>CeremonyStage</name>
    <message>
        <source>Order tile %1</source>
        <translation>Order tile %1</translation>
    </message>
    <message>
        <source>Stones left over</source>
        <translation>Stones left over</translation>
    </message>
    <message>
        <source>Tombs</source>
        <translation>Tombs</translation>
    </message>
    <message>
        <source>Sphinx card %1 of %2</source>
        <translation>Sphinx card %1 of %2</translation>
    </message>
    <message>
        <source>Leads now, level with %1</source>
        <translation>Leads now, level with %1</translation>
    </message>
    <message>
        <source>Place %1 now, level with %2</source>
        <translation>Place %1 now, level with %2</translation>
    </message>
    <message>
        <source>Leads now, %1 ahead of %2</source>
        <translation>Leads now, %1 ahead of %2</translation>
    </message>
    <message>
        <source>Place %1 now, %2 behind %3</source>
        <translation>Place %1 now, %2 behind %3</translation>
    </message>
    <message numerus="yes">
        <source>%n more would have been enough.</source>
        <translation>
            <numerusform>%n more would have been enough.</numerusform>
            <numerusform>%n more would have been enough.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more space(s) would have been enough.</source>
        <translation>
            <numerusform>%n more space would have been enough.</numerusform>
            <numerusform>%n more spaces would have been enough.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <extracomment>A player and what counts of him: &quot;Anna: 6 own stones.&quot;</extracomment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>Points before</source>
        <translation>Points before</translation>
    </message>
    <message>
        <source>Second: %1, %2</source>
        <translation>Second: %1, %2</translation>
    </message>
    <message>
        <source>For so many the card gives nothing.</source>
        <translation>For so many the card gives nothing.</translation>
    </message>
    <message>
        <source>Whoever has nothing of it gets nothing.</source>
        <translation>Whoever has nothing of it gets nothing.</translation>
    </message>
    <message numerus="yes">
        <source>It takes at least %n point(s).</source>
        <translation>
            <numerusform>It takes at least %n point.</numerusform>
            <numerusform>It takes at least %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>All together: %1.</source>
        <extracomment>What counts on a card of whatever all have done: &quot;All together: 3 of 4 spaces built.&quot;</extracomment>
        <translation>All together: %1.</translation>
    </message>
</context>
<context>
    <name>Chip</name>
    <message>
        <source>quarry</source>
        <translation>quarry</translation>
    </message>
    <message>
        <source>+%1 grain</source>
        <translation>+%1 grain</translation>
    </message>
    <message>
        <source>+%1 strength</source>
        <translation>+%1 strength</translation>
    </message>
    <message>
        <source>Twice</source>
        <translation>Twice</translation>
    </message>
    <message>
        <source>Second ship</source>
        <translation>Second ship</translation>
    </message>
    <message>
        <source>Two crews</source>
        <extracomment>A Nile card where it is one of many; very short.</extracomment>
        <translation>Two crews</translation>
    </message>
    <message>
        <source>Reserve</source>
        <translation>Reserve</translation>
    </message>
    <message>
        <source>Go first</source>
        <translation>Go first</translation>
    </message>
    <message>
        <source>Keep %1</source>
        <translation>Keep %1</translation>
    </message>
    <message numerus="yes">
        <source>+%n stone(s)</source>
        <translation>
            <numerusform>+%n stone</numerusform>
            <numerusform>+%n stones</numerusform>
        </translation>
    </message>
    <message>
        <source>Sell %1</source>
        <translation>Sell %1</translation>
    </message>
    <message>
        <source>Better field</source>
        <extracomment>A Nile card where it is one of many; very short.</extracomment>
        <translation>Better field</translation>
    </message>
    <message>
        <source>Occupied</source>
        <translation>Occupied</translation>
    </message>
    <message>
        <source>Crew step</source>
        <extracomment>A Nile card where it is one of many; very short.</extracomment>
        <translation>Crew step</translation>
    </message>
    <message>
        <source>Stones 1:1</source>
        <translation>Stones 1:1</translation>
    </message>
    <message>
        <source>More Sphinx</source>
        <translation>More Sphinx</translation>
    </message>
    <message>
        <source>Paid step</source>
        <translation>Paid step</translation>
    </message>
    <message>
        <source>Upstream</source>
        <extracomment>A Nile card where it is one of many; very short.</extracomment>
        <translation>Upstream</translation>
    </message>
    <message>
        <source>Leftover</source>
        <translation>Leftover</translation>
    </message>
    <message>
        <source>Tomb +%1</source>
        <translation>Tomb +%1</translation>
    </message>
    <message>
        <source>Stone market %1</source>
        <translation>Stone market %1</translation>
    </message>
    <message>
        <source>Grain market %1</source>
        <translation>Grain market %1</translation>
    </message>
    <message>
        <source>Crews of choice</source>
        <translation>Crews of choice</translation>
    </message>
    <message>
        <source>Crews %1</source>
        <translation>Crews %1</translation>
    </message>
    <message>
        <source>Stones in %1</source>
        <translation>Stones in %1</translation>
    </message>
</context>
<context>
    <name>Choice</name>
    <message>
        <source>Card %1</source>
        <translation>Card %1</translation>
    </message>
    <message>
        <source>Advance</source>
        <translation>Advance</translation>
    </message>
    <message>
        <source>and</source>
        <translation>and</translation>
    </message>
    <message>
        <source>Water ring</source>
        <translation>Water ring</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Card</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Draw</translation>
    </message>
    <message>
        <source>without a stone</source>
        <translation>without a stone</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Keep</translation>
    </message>
    <message>
        <source>Sell</source>
        <translation>Sell</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Build</translation>
    </message>
    <message>
        <source>Stones</source>
        <translation>Stones</translation>
    </message>
    <message>
        <source>Sphinx cards</source>
        <translation>Sphinx cards</translation>
    </message>
    <message>
        <source>%1: better field</source>
        <translation>%1: better field</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Field</translation>
    </message>
    <message>
        <source>%1: card</source>
        <translation>%1: card</translation>
    </message>
    <message>
        <source>%1: stones for grain</source>
        <translation>%1: stones for grain</translation>
    </message>
    <message>
        <source>%1, beyond the last step</source>
        <translation>%1, beyond the last step</translation>
    </message>
    <message>
        <source>%1 to step %2</source>
        <translation>%1 to step %2</translation>
    </message>
    <message>
        <source>keep them</source>
        <translation>keep them</translation>
    </message>
    <message numerus="yes">
        <source>sell %1 for %n point(s)</source>
        <translation>
            <numerusform>sell %1 for %n point</numerusform>
            <numerusform>sell %1 for %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: no penalty</source>
        <translation>%1: no penalty</translation>
    </message>
    <message>
        <source>%1: back %2</source>
        <translation>%1: back %2</translation>
    </message>
    <message>
        <source>stays on the left</source>
        <translation>stays on the left</translation>
    </message>
    <message>
        <source>to the left</source>
        <translation>to the left</translation>
    </message>
    <message>
        <source>stays in the middle</source>
        <translation>stays in the middle</translation>
    </message>
    <message>
        <source>to the middle</source>
        <translation>to the middle</translation>
    </message>
    <message>
        <source>stays on the right</source>
        <translation>stays on the right</translation>
    </message>
    <message>
        <source>to the right</source>
        <translation>to the right</translation>
    </message>
    <message>
        <source>With crew</source>
        <translation>With crew</translation>
    </message>
    <message>
        <source>Tomb %1</source>
        <translation>Tomb %1</translation>
    </message>
    <message>
        <source>Market</source>
        <translation>Market</translation>
    </message>
</context>
<context>
    <name>Cli</name>
    <message>
        <source>Unknown flag “%1”; %2 lists all there are.</source>
        <translation>Unknown flag “%1”; %2 lists all there are.</translation>
    </message>
    <message>
        <source>“%1” is given twice.</source>
        <translation>“%1” is given twice.</translation>
    </message>
    <message>
        <source>“%1” takes no value.</source>
        <translation>“%1” takes no value.</translation>
    </message>
    <message>
        <source>“%1” needs a value: %2.</source>
        <translation>“%1” needs a value: %2.</translation>
    </message>
    <message>
        <source>“--%1” is “%2”; expected: %3.</source>
        <translation>“--%1” is “%2”; expected: %3.</translation>
    </message>
    <message>
        <source>“%1” needs “%2”.</source>
        <translation>“%1” needs “%2”.</translation>
    </message>
    <message>
        <source>“%1” is one too many for “%2”.</source>
        <translation>“%1” is one too many for “%2”.</translation>
    </message>
    <message>
        <source>The standard input (“-”) can be read only once.</source>
        <translation>The standard input (“-”) can be read only once.</translation>
    </message>
    <message>
        <source>“--%1” is “%2”; expected: a whole number from %3 to %4.</source>
        <translation>“--%1” is “%2”; expected: a whole number from %3 to %4.</translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <translation>%1, line %2</translation>
    </message>
    <message>
        <source>note: %1</source>
        <translation>note: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n entry(ies)</source>
        <translation>
            <numerusform>%n entry</numerusform>
            <numerusform>%n entries</numerusform>
        </translation>
    </message>
    <message>
        <source>no findings</source>
        <translation>no findings</translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s)</source>
        <translation>
            <numerusform>%n finding</numerusform>
            <numerusform>%n findings</numerusform>
        </translation>
    </message>
    <message>
        <source>no notes</source>
        <translation>no notes</translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n note</numerusform>
            <numerusform>%n notes</numerusform>
        </translation>
    </message>
    <message>
        <source>how the result is written; text by default</source>
        <translation>how the result is written; text by default</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>FILE</translation>
    </message>
    <message>
        <source>FILE…</source>
        <translation>FILE…</translation>
    </message>
    <message>
        <source>at least one finding</source>
        <translation>at least one finding</translation>
    </message>
    <message>
        <source>wrong use, or a file cannot be read</source>
        <translation>wrong use, or a file cannot be read</translation>
    </message>
    <message>
        <source>played with version %1 of the rules; this program knows version %2</source>
        <translation>played with version %1 of the rules; this program knows version %2</translation>
    </message>
    <message>
        <source>the game is not finished: %1</source>
        <translation>the game is not finished: %1</translation>
    </message>
    <message>
        <source>it breaks even more rules</source>
        <translation>it breaks even more rules</translation>
    </message>
    <message>
        <source>entered anyway, although it breaks no rule</source>
        <translation>entered anyway, although it breaks no rule</translation>
    </message>
    <message>
        <source>Exit code</source>
        <translation>Exit code</translation>
    </message>
    <message>
        <source>nilometer-cli – the referee for games of %1</source>
        <translation>nilometer-cli – the referee for games of %1</translation>
    </message>
    <message>
        <source>Usage: nilometer-cli COMMAND [FLAGS] …</source>
        <translation>Usage: nilometer-cli COMMAND [FLAGS] …</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Commands</translation>
    </message>
    <message>
        <source>Flags of every command</source>
        <translation>Flags of every command</translation>
    </message>
    <message>
        <source>everything is in order</source>
        <translation>everything is in order</translation>
    </message>
    <message>
        <source>there are findings</source>
        <translation>there are findings</translation>
    </message>
    <message>
        <source>wrong use, or something cannot be read or written</source>
        <translation>wrong use, or something cannot be read or written</translation>
    </message>
    <message>
        <source>“nilometer-cli COMMAND --help” tells more about a command.</source>
        <translation>“nilometer-cli COMMAND --help” tells more about a command.</translation>
    </message>
    <message>
        <source>Usage: %1 [FLAGS] %2</source>
        <translation>Usage: %1 [FLAGS] %2</translation>
    </message>
    <message>
        <source>Flags</source>
        <translation>Flags</translation>
    </message>
    <message>
        <source>standard input</source>
        <translation>standard input</translation>
    </message>
    <message>
        <source>nilometer-cli %1 (rules version %2, record format %3)</source>
        <translation>nilometer-cli %1 (rules version %2, record format %3)</translation>
    </message>
    <message>
        <source>Which command? “nilometer-cli --help” lists them.</source>
        <translation>Which command? “nilometer-cli --help” lists them.</translation>
    </message>
    <message>
        <source>Unknown command “%1”; “nilometer-cli --help” lists them.</source>
        <translation>Unknown command “%1”; “nilometer-cli --help” lists them.</translation>
    </message>
    <message>
        <source>the language; by default that of the environment (LC_ALL, LC_MESSAGES, LANG)</source>
        <translation>the language; by default that of the environment (LC_ALL, LC_MESSAGES, LANG)</translation>
    </message>
    <message>
        <source>shows this help</source>
        <translation>shows this help</translation>
    </message>
    <message>
        <source>shows the versions of program and rules</source>
        <translation>shows the versions of program and rules</translation>
    </message>
    <message>
        <source>The standard output cannot be written.</source>
        <translation>The standard output cannot be written.</translation>
    </message>
    <message>
        <source>every point of the final scoring with rule, reason and the total after it</source>
        <translation>every point of the final scoring with rule, reason and the total after it</translation>
    </message>
    <message>
        <source>scores an end position</source>
        <translation>scores an end position</translation>
    </message>
    <message>
        <source>Carries out the final scoring for a game that was not recorded, from one document with what lies on the table at the end. “-” is the standard input.</source>
        <translation>Carries out the final scoring for a game that was not recorded, from one document with what lies on the table at the end. “-” is the standard input.</translation>
    </message>
    <message>
        <source>scored</source>
        <translation>scored</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n entry(ies) could not be carried out and is not in this score; “nilometer-cli check” says why.</source>
        <translation>
            <numerusform>%1: %n entry could not be carried out and is not in this score; “nilometer-cli check” says why.</numerusform>
            <numerusform>%1: %n entries could not be carried out and are not in this score; “nilometer-cli check” says why.</numerusform>
        </translation>
    </message>
    <message>
        <source>every point of the game with round, phase, entry, line, rule, reason and the total after it</source>
        <translation>every point of the game with round, phase, entry, line, rule, reason and the total after it</translation>
    </message>
    <message>
        <source>scores a recorded game</source>
        <translation>scores a recorded game</translation>
    </message>
    <message>
        <source>Shows the points of every player by source, the ranking and what decides ties. A game that is not finished is scored as far as it goes. Entries with findings are not in the score. With --explain, CSV lists the single points instead of the table of sources. “-” is the standard input.</source>
        <translation>Shows the points of every player by source, the ranking and what decides ties. A game that is not finished is scored as far as it goes. Entries with findings are not in the score. With --explain, CSV lists the single points instead of the table of sources. “-” is the standard input.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n finding(s); “--validate” lists them.</source>
        <translation>
            <numerusform>%1: %n finding; “--validate” lists them.</numerusform>
            <numerusform>%1: %n findings; “--validate” lists them.</numerusform>
        </translation>
    </message>
    <message>
        <source>shows only the values that make no sense</source>
        <translation>shows only the values that make no sense</translation>
    </message>
    <message>
        <source>the game; by default the one a FILE says, else the first of these</source>
        <translation>the game; by default the one a FILE says, else the first of these</translation>
    </message>
    <message>
        <source>shows only the values that are assumed or missing</source>
        <translation>shows only the values that are assumed or missing</translation>
    </message>
    <message>
        <source>[ID|FILE]</source>
        <translation>[ID|FILE]</translation>
    </message>
    <message>
        <source>shows the printed values of board and cards</source>
        <translation>shows the printed values of board and cards</translation>
    </message>
    <message>
        <source>%1: no findings</source>
        <translation>%1: no findings</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n entry(ies) before could not be carried out; “nilometer-cli check” says why.</source>
        <translation>
            <numerusform>%1: %n entry before could not be carried out; “nilometer-cli check” says why.</numerusform>
            <numerusform>%1: %n entries before could not be carried out; “nilometer-cli check” says why.</numerusform>
        </translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>after the first N entries; by default after all</source>
        <translation>after the first N entries; by default after all</translation>
    </message>
    <message>
        <source>lists what may be done now</source>
        <translation>lists what may be done now</translation>
    </message>
    <message>
        <source>Shows who is on turn and everything that may be done, as a sentence and as the line that could be appended to the record; for every place that may not be chosen the rules that forbid it; and in building who can pay with what, and what can be built. Naming things and correcting the table is always possible and not listed. “-” is the standard input.</source>
        <translation>Shows who is on turn and everything that may be done, as a sentence and as the line that could be appended to the record; for every place that may not be chosen the rules that forbid it; and in building who can pay with what, and what can be built. Naming things and correcting the table is always possible and not listed. “-” is the standard input.</translation>
    </message>
    <message>
        <source>no findings in the entries before</source>
        <translation>no findings in the entries before</translation>
    </message>
    <message>
        <source>at least one finding in the entries before</source>
        <translation>at least one finding in the entries before</translation>
    </message>
    <message>
        <source>%1, reserve</source>
        <translation>%1, reserve</translation>
    </message>
    <message>
        <source>%1, building space %2</source>
        <translation>%1, building space %2</translation>
    </message>
    <message numerus="yes">
        <source>After %n entry(ies): %1</source>
        <translation>
            <numerusform>After %n entry: %1</numerusform>
            <numerusform>After %n entries: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>On turn: %1</source>
        <translation>On turn: %1</translation>
    </message>
    <message>
        <source>What may be done now, each with the line for the record</source>
        <translation>What may be done now, each with the line for the record</translation>
    </message>
    <message numerus="yes">
        <source>%n Sphinx card(s) to be named in the final scoring, of these</source>
        <translation>
            <numerusform>%n Sphinx card to be named in the final scoring, of these</numerusform>
            <numerusform>%n Sphinx cards to be named in the final scoring, of these</numerusform>
        </translation>
    </message>
    <message>
        <source>The stones left may be sold (END-1)</source>
        <translation>The stones left may be sold (END-1)</translation>
    </message>
    <message>
        <source>Crews that may build, and their strength</source>
        <translation>Crews that may build, and their strength</translation>
    </message>
    <message>
        <source>What can be built, with everything missing below it; several together up to strength and stones</source>
        <translation>What can be built, with everything missing below it; several together up to strength and stones</translation>
    </message>
    <message numerus="yes">
        <source>%n stone(s) at hand</source>
        <translation>
            <numerusform>%n stone at hand</numerusform>
            <numerusform>%n stones at hand</numerusform>
        </translation>
    </message>
    <message>
        <source>Places that may not be chosen, and why</source>
        <translation>Places that may not be chosen, and why</translation>
    </message>
    <message>
        <source>Spaces that cannot be built on, and why</source>
        <translation>Spaces that cannot be built on, and why</translation>
    </message>
    <message>
        <source>“--%1” is “%2”; expected: a date such as %3.</source>
        <translation>“--%1” is “%2”; expected: a date such as %3.</translation>
    </message>
    <message>
        <source>%1: it cannot be written: %2</source>
        <translation>%1: it cannot be written: %2</translation>
    </message>
    <message>
        <source>%1: the directory cannot be made.</source>
        <translation>%1: the directory cannot be made.</translation>
    </message>
    <message>
        <source>there is such a file already</source>
        <translation>there is such a file already</translation>
    </message>
    <message>
        <source>Game %1: an offered option was refused, or there is no end.</source>
        <translation>Game %1: an offered option was refused, or there is no end.</translation>
    </message>
    <message>
        <source>the game; by default the first of these</source>
        <translation>the game; by default the first of these</translation>
    </message>
    <message>
        <source>number of players; by default as many as can play</source>
        <translation>number of players; by default as many as can play</translation>
    </message>
    <message>
        <source>number of games; 1 by default</source>
        <translation>number of games; 1 by default</translation>
    </message>
    <message>
        <source>S</source>
        <translation>S</translation>
    </message>
    <message>
        <source>seed of the first game, 1 by default; every further game has the next one</source>
        <translation>seed of the first game, 1 by default; every further game has the next one</translation>
    </message>
    <message>
        <source>the rule options; by default the usual ones</source>
        <translation>the rule options; by default the usual ones</translation>
    </message>
    <message>
        <source>DIR</source>
        <translation>DIR</translation>
    </message>
    <message>
        <source>writes every game as DIR/game-SEED.jsonl; never replaces a file</source>
        <translation>writes every game as DIR/game-SEED.jsonl; never replaces a file</translation>
    </message>
    <message>
        <source>DATE</source>
        <translation>DATE</translation>
    </message>
    <message>
        <source>the date in the records; 2009-01-01 by default</source>
        <translation>the date in the records; 2009-01-01 by default</translation>
    </message>
    <message>
        <source>how the summary is written; text by default</source>
        <translation>how the summary is written; text by default</translation>
    </message>
    <message>
        <source>plays random games</source>
        <translation>plays random games</translation>
    </message>
    <message>
        <source>Plays complete games at random but by the rules, lists every option before every entry and sums up. The same seed gives the same game on every machine. In games with an even seed cards are named as late, with an odd one as early as possible.</source>
        <translation>Plays complete games at random but by the rules, lists every option before every entry and sums up. The same seed gives the same game on every machine. In games with an even seed cards are named as late, with an odd one as early as possible.</translation>
    </message>
    <message>
        <source>all games came to an end</source>
        <translation>all games came to an end</translation>
    </message>
    <message>
        <source>an offered option was refused</source>
        <translation>an offered option was refused</translation>
    </message>
    <message>
        <source>wrong use, or a file cannot be read or written</source>
        <translation>wrong use, or a file cannot be read or written</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Seat</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Wins</translation>
    </message>
    <message>
        <source>Fewest points</source>
        <translation>Fewest points</translation>
    </message>
    <message>
        <source>On average</source>
        <translation>On average</translation>
    </message>
    <message>
        <source>Most points</source>
        <translation>Most points</translation>
    </message>
    <message>
        <source>All</source>
        <translation>All</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 s, %2 games per second</source>
        <translation>%1 s, %2 games per second</translation>
    </message>
    <message>
        <source>For example: %1</source>
        <translation>For example: %1</translation>
    </message>
    <message>
        <source>EDITION</source>
        <translation>EDITION</translation>
    </message>
    <message>
        <source>shows every value that this edition, an ID or a FILE, has otherwise</source>
        <translation>shows every value that this edition, an ID or a FILE, has otherwise</translation>
    </message>
    <message>
        <source>at least one value makes no sense, or the editions differ</source>
        <translation>at least one value makes no sense, or the editions differ</translation>
    </message>
    <message numerus="yes">
        <source>%n printed value(s): %1 certain, %2 deduced, %3 assumed, %4 confirmed</source>
        <translation>
            <numerusform>%n printed value: %1 certain, %2 deduced, %3 assumed, %4 confirmed</numerusform>
            <numerusform>%n printed values: %1 certain, %2 deduced, %3 assumed, %4 confirmed</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <extracomment>A printed value, and what stands there in the first and in the second edition.</extracomment>
        <translation>%1: %2 → %3</translation>
    </message>
    <message>
        <source>%1: only in the second: %3</source>
        <translation>%1: only in the second: %3</translation>
    </message>
    <message>
        <source>%1: only in the first: %2</source>
        <translation>%1: only in the first: %2</translation>
    </message>
    <message>
        <source>%1: stop %2 → stop %3</source>
        <translation>%1: stop %2 → stop %3</translation>
    </message>
    <message>
        <source>no differences</source>
        <translation>no differences</translation>
    </message>
    <message numerus="yes">
        <source>%n difference(s)</source>
        <translation>
            <numerusform>%n difference</numerusform>
            <numerusform>%n differences</numerusform>
        </translation>
    </message>
    <message>
        <source>every game is the same with both</source>
        <translation>every game is the same with both</translation>
    </message>
    <message>
        <source>games are not the same with both</source>
        <translation>games are not the same with both</translation>
    </message>
    <message>
        <source>the printed values, an ID or a FILE, where they are not known</source>
        <translation>the printed values, an ID or a FILE, where they are not known</translation>
    </message>
    <message>
        <source>lists all editions: those that come with the program and own copies</source>
        <translation>lists all editions: those that come with the program and own copies</translation>
    </message>
    <message>
        <source>Shows every printed value with how sure it is (certain, deduced, assumed or confirmed) and why: of an edition that comes with the program, by default the first, of one of the players’ own copies, or of a file. “-” is the standard input.</source>
        <translation>Shows every printed value with how sure it is (certain, deduced, assumed or confirmed) and why: of an edition that comes with the program, by default the first, of one of the players’ own copies, or of a file. “-” is the standard input.</translation>
    </message>
    <message>
        <source>comes with the program</source>
        <translation>comes with the program</translation>
    </message>
    <message>
        <source>own copy</source>
        <translation>own copy</translation>
    </message>
    <message>
        <source>kept for a game</source>
        <translation>kept for a game</translation>
    </message>
    <message numerus="yes">
        <source>a draft with %n finding(s)</source>
        <translation>
            <numerusform>a draft with %n finding</numerusform>
            <numerusform>a draft with %n findings</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing is assumed</source>
        <translation>nothing is assumed</translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) assumed</source>
        <translation>
            <numerusform>%n value assumed</numerusform>
            <numerusform>%n values assumed</numerusform>
        </translation>
    </message>
    <message>
        <source>The files lie in %1.</source>
        <translation>The files lie in %1.</translation>
    </message>
    <message>
        <source>Already compared: %1</source>
        <translation>Already compared: %1</translation>
    </message>
    <message>
        <source>“%1” is not a directory.</source>
        <translation>“%1” is not a directory.</translation>
    </message>
    <message>
        <source>the directory with own copies of the printed values; by default that of the window</source>
        <translation>the directory with own copies of the printed values; by default that of the window</translation>
    </message>
    <message>
        <source>other printed values than those of the program, an ID or a FILE</source>
        <translation>other printed values than those of the program, an ID or a FILE</translation>
    </message>
    <message>
        <source>“%1” has not been scored in the window yet; the numbers it has now count.</source>
        <translation>“%1” has not been scored in the window yet; the numbers it has now count.</translation>
    </message>
    <message>
        <source>“%1” was changed after it was scored; the changes do not count yet.</source>
        <translation>“%1” was changed after it was scored; the changes do not count yet.</translation>
    </message>
    <message>
        <source>A printed value is missing that nobody has written down yet: %1; the window asks for it as soon as the entry is made there.</source>
        <translation>A printed value is missing that nobody has written down yet: %1; the window asks for it as soon as the entry is made there.</translation>
    </message>
    <message>
        <source>Game %1 comes to no end because printed values are missing: %2; “Check your copy” in the window takes them.</source>
        <translation>Game %1 comes to no end because printed values are missing: %2; “Check your copy” in the window takes them.</translation>
    </message>
    <message>
        <source>damaged from here on: %1</source>
        <extracomment>%1: what is wrong with the line, as in “&quot;do&quot; is missing”; before it stand file and line</extracomment>
        <translation>damaged from here on: %1</translation>
    </message>
    <message>
        <source>“%1” cannot be written: %2</source>
        <translation>“%1” cannot be written: %2</translation>
    </message>
    <message>
        <source>FILE OUT</source>
        <translation>FILE OUT</translation>
    </message>
    <message>
        <source>OUT is written; there is no damage</source>
        <translation>OUT is written; there is no damage</translation>
    </message>
    <message>
        <source>OUT is written up to the damage</source>
        <translation>OUT is written up to the damage</translation>
    </message>
    <message>
        <source>wrong use, nothing can be read, or OUT cannot be written</source>
        <translation>wrong use, nothing can be read, or OUT cannot be written</translation>
    </message>
    <message>
        <source>end position</source>
        <translation>end position</translation>
    </message>
    <message>
        <source>not scored in the window yet</source>
        <translation>not scored in the window yet</translation>
    </message>
    <message>
        <source>changed after it was scored; the changes do not count yet</source>
        <translation>changed after it was scored; the changes do not count yet</translation>
    </message>
    <message>
        <source>judges recorded games and end positions</source>
        <translation>judges recorded games and end positions</translation>
    </message>
    <message>
        <source>Plays each record from the start and lists every entry that breaks a rule, with file, line and the number of the rule. Where an entry would make the table impossible, it says what cannot be. Such entries are not carried out; all later ones are judged on the table as it is then. Entries made anyway are only noted. A damaged record is judged up to the damage, which is a finding. Of an end position it says which numbers cannot be together. “-” is the standard input.</source>
        <translation>Plays each record from the start and lists every entry that breaks a rule, with file, line and the number of the rule. Where an entry would make the table impossible, it says what cannot be. Such entries are not carried out; all later ones are judged on the table as it is then. Entries made anyway are only noted. A damaged record is judged up to the damage, which is a finding. Of an end position it says which numbers cannot be together. “-” is the standard input.</translation>
    </message>
    <message>
        <source>damaged: %1</source>
        <translation>damaged: %1</translation>
    </message>
    <message>
        <source>damaged; what can be read ends behind byte %1: %2</source>
        <extracomment>%1: a number; %2: what is wrong with the file</extracomment>
        <translation>damaged; what can be read ends behind byte %1: %2</translation>
    </message>
    <message>
        <source>saves what can be read of a damaged file</source>
        <translation>saves what can be read of a damaged file</translation>
    </message>
    <message>
        <source>Writes all lines of a record that stand before the damage to the new file OUT, as they are, and says where the damage begins. An end position is closed behind its last whole value, and written without a checksum. Never writes over a file. “-” as FILE is the standard input.</source>
        <translation>Writes all lines of a record that stand before the damage to the new file OUT, as they are, and says where the damage begins. An end position is closed behind its last whole value, and written without a checksum. Never writes over a file. “-” as FILE is the standard input.</translation>
    </message>
    <message>
        <source>damaged once; nobody has compared it with the table since</source>
        <translation>damaged once; nobody has compared it with the table since</translation>
    </message>
    <message>
        <source>damaged, and another line took its place: %1. %2</source>
        <extracomment>%1: what is wrong with the line; %2: sentences: what took the place of what is lost</extracomment>
        <translation>damaged, and another line took its place: %1. %2</translation>
    </message>
    <message numerus="yes">
        <source>, %n missing</source>
        <extracomment>Goes on after “…, 3 assumed, 4 confirmed”.</extracomment>
        <translation>
            <numerusform>, %n missing</numerusform>
            <numerusform>, %n missing</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” cannot be scored before it says under “printed” what is missing: %2.</source>
        <translation>“%1” cannot be scored before it says under “printed” what is missing: %2.</translation>
    </message>
    <message>
        <source>Box, board and cards</source>
        <translation>Box, board and cards</translation>
    </message>
    <message>
        <source>Huts where goods of any kinds may be bid, and how many</source>
        <translation>Huts where goods of any kinds may be bid, and how many</translation>
    </message>
    <message>
        <source>Warehouses where goods of any kinds may be invested, and how many</source>
        <translation>Warehouses where goods of any kinds may be invested, and how many</translation>
    </message>
    <message>
        <source>The entry says in “paid” which goods the price leaves open</source>
        <translation>The entry says in “paid” which goods the price leaves open</translation>
    </message>
    <message>
        <source>Influence cards still to be turned up, of</source>
        <translation>Influence cards still to be turned up, of</translation>
    </message>
    <message>
        <source>%1: %2 to %3</source>
        <extracomment>A warehouse, and how many goods: “Linen: 2 to 5”.</extracomment>
        <translation>%1: %2 to %3</translation>
    </message>
    <message>
        <source>Goods that may be stolen: %1 at most, %2 at most of one player, from players: %3 to %4</source>
        <translation>Goods that may be stolen: %1 at most, %2 at most of one player, from players: %3 to %4</translation>
    </message>
    <message>
        <source>Printed numbers that the table may be asked for</source>
        <translation>Printed numbers that the table may be asked for</translation>
    </message>
</context>
<context>
    <name>Colour</name>
    <message>
        <source>Blue</source>
        <translation>Blue</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Red</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Green</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Yellow</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>Violet</translation>
    </message>
</context>
<context>
    <name>Colours</name>
    <message>
        <source>white</source>
        <translation>white</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>yellow</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>orange</translation>
    </message>
    <message>
        <source>red</source>
        <translation>red</translation>
    </message>
    <message>
        <source>violet</source>
        <translation>violet</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>blue</translation>
    </message>
    <message>
        <source>green</source>
        <extracomment>The colour of a piece, as its name.</extracomment>
        <translation>green</translation>
    </message>
    <message>
        <source>brown</source>
        <extracomment>The colour of a piece, as its name.</extracomment>
        <translation>brown</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>grey</translation>
    </message>
    <message>
        <source>black</source>
        <translation>black</translation>
    </message>
</context>
<context>
    <name>CopyCells</name>
    <message>
        <source>From %1 to %2</source>
        <translation>From %1 to %2</translation>
    </message>
</context>
<context>
    <name>CopyFields</name>
    <message>
        <source>%1 (part of the rules)</source>
        <translation>%1 (part of the rules)</translation>
    </message>
    <message>
        <source>Crews shown at %1</source>
        <extracomment>%1: a round space</extracomment>
        <translation>Crews shown at %1</translation>
    </message>
    <message>
        <source>Each crew shown gains 1 strength.</source>
        <translation>Each crew shown gains 1 strength.</translation>
    </message>
    <message>
        <source>Crews shown</source>
        <translation>Crews shown</translation>
    </message>
    <message>
        <source>%1: colour in the box</source>
        <extracomment>%1: a crew</extracomment>
        <translation>%1: colour in the box</translation>
    </message>
    <message>
        <source>Take away a step of the stone market</source>
        <translation>Take away a step of the stone market</translation>
    </message>
    <message>
        <source>Add a step to the stone market</source>
        <translation>Add a step to the stone market</translation>
    </message>
    <message>
        <source>Take away step %1 of the grain market</source>
        <translation>Take away step %1 of the grain market</translation>
    </message>
    <message>
        <source>Add a step below step %1 of the grain market</source>
        <translation>Add a step below step %1 of the grain market</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>Step %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>The fewest and the most players.</extracomment>
        <translation>%1 to %2</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>Where the track of a crew begins.</extracomment>
        <translation>Start</translation>
    </message>
    <message>
        <source>End</source>
        <translation>End</translation>
    </message>
    <message>
        <source>Colour in the box</source>
        <translation>Colour in the box</translation>
    </message>
    <message>
        <source>no bonus</source>
        <translation>no bonus</translation>
    </message>
    <message>
        <source>grain market</source>
        <translation>grain market</translation>
    </message>
    <message>
        <source>stone market</source>
        <translation>stone market</translation>
    </message>
    <message>
        <source>points</source>
        <translation>points</translation>
    </message>
    <message>
        <source>stones</source>
        <translation>stones</translation>
    </message>
    <message>
        <source>Permanent</source>
        <translation>Permanent</translation>
    </message>
    <message>
        <source>Anytime</source>
        <translation>Anytime</translation>
    </message>
    <message>
        <source>Immediate</source>
        <translation>Immediate</translation>
    </message>
    <message>
        <source>Backs: %1</source>
        <extracomment>%1: a colour</extracomment>
        <translation>Backs: %1</translation>
    </message>
    <message>
        <source>Backs of deck %1</source>
        <translation>Backs of deck %1</translation>
    </message>
    <message>
        <source>Deck %1: %2 of %3</source>
        <translation>Deck %1: %2 of %3</translation>
    </message>
    <message>
        <source>Below each card: how many of it are in each deck.</source>
        <translation>Below each card: how many of it are in each deck.</translation>
    </message>
    <message>
        <source>Add a card</source>
        <translation>Add a card</translation>
    </message>
    <message>
        <source>Another kind of Nile card</source>
        <translation>Another kind of Nile card</translation>
    </message>
    <message>
        <source>1 for each player</source>
        <translation>1 for each player</translation>
    </message>
    <message>
        <source>Number on “%1”</source>
        <translation>Number on “%1”</translation>
    </message>
    <message>
        <source>Bonus of “%1”</source>
        <translation>Bonus of “%1”</translation>
    </message>
    <message>
        <source>Amount of the bonus of “%1”</source>
        <translation>Amount of the bonus of “%1”</translation>
    </message>
    <message>
        <source>Crews on “%1”</source>
        <translation>Crews on “%1”</translation>
    </message>
    <message>
        <source>no crew</source>
        <translation>no crew</translation>
    </message>
    <message>
        <source>Buildings on “%1”</source>
        <translation>Buildings on “%1”</translation>
    </message>
    <message>
        <source>no building</source>
        <translation>no building</translation>
    </message>
    <message>
        <source>“%1” in deck %2</source>
        <translation>“%1” in deck %2</translation>
    </message>
    <message>
        <source>Take “%1” out</source>
        <translation>Take “%1” out</translation>
    </message>
    <message>
        <source>Start quarry</source>
        <translation>Start quarry</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) missing</source>
        <translation>
            <numerusform>%n card missing</numerusform>
            <numerusform>%n cards missing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) too many</source>
        <translation>
            <numerusform>%n card too many</numerusform>
            <numerusform>%n cards too many</numerusform>
        </translation>
    </message>
    <message>
        <source>R</source>
        <extracomment>One letter for the reserve beside a building site.</extracomment>
        <translation>R</translation>
    </message>
    <message>
        <source>Move %1 upstream (Alt+↑)</source>
        <extracomment>%1: a stop on the Nile; the keys for it in brackets</extracomment>
        <translation>Move %1 upstream (Alt+↑)</translation>
    </message>
    <message>
        <source>Move %1 downstream (Alt+↓)</source>
        <translation>Move %1 downstream (Alt+↓)</translation>
    </message>
    <message>
        <source>Take away %1</source>
        <translation>Take away %1</translation>
    </message>
    <message>
        <source>Add a Nile card space below %1</source>
        <translation>Add a Nile card space below %1</translation>
    </message>
    <message>
        <source>Building sites</source>
        <translation>Building sites</translation>
    </message>
    <message>
        <source>Name printed at the site: %1</source>
        <extracomment>%1: a building site</extracomment>
        <translation>Name printed at the site: %1</translation>
    </message>
    <message>
        <source>Add a Nile card space</source>
        <translation>Add a Nile card space</translation>
    </message>
    <message numerus="yes">
        <source>At %n building site(s)</source>
        <translation>
            <numerusform>At %n building site</numerusform>
            <numerusform>At %n building sites</numerusform>
        </translation>
    </message>
    <message>
        <source>One space less in row %1</source>
        <translation>One space less in row %1</translation>
    </message>
    <message>
        <source>One space more in row %1</source>
        <translation>One space more in row %1</translation>
    </message>
    <message>
        <source>Remove row %1</source>
        <translation>Remove row %1</translation>
    </message>
    <message>
        <source>Add a row above row %1</source>
        <translation>Add a row above row %1</translation>
    </message>
    <message>
        <source>Row %1</source>
        <extracomment>A row of a building.</extracomment>
        <translation>Row %1</translation>
    </message>
    <message>
        <source>Stones of the row below that a stone rests on:</source>
        <translation>Stones of the row below that a stone rests on:</translation>
    </message>
    <message>
        <source>A stone and those it rests on</source>
        <translation>A stone and those it rests on</translation>
    </message>
    <message>
        <source>Add a row at the bottom</source>
        <translation>Add a row at the bottom</translation>
    </message>
    <message>
        <source>Spaces</source>
        <translation>Spaces</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Rows</translation>
    </message>
    <message>
        <source>Built</source>
        <translation>Built</translation>
    </message>
    <message>
        <source>Players on a last step</source>
        <translation>Players on a last step</translation>
    </message>
    <message>
        <source>Own stones</source>
        <translation>Own stones</translation>
    </message>
    <message>
        <source>Own stones in every building</source>
        <translation>Own stones in every building</translation>
    </message>
    <message>
        <source>For each own stone</source>
        <translation>For each own stone</translation>
    </message>
    <message>
        <source>Strength of a crew</source>
        <translation>Strength of a crew</translation>
    </message>
    <message>
        <source>Most productive quarries</source>
        <translation>Most productive quarries</translation>
    </message>
    <message>
        <source>Most productive fields</source>
        <translation>Most productive fields</translation>
    </message>
    <message>
        <source>Own marker on a last step</source>
        <translation>Own marker on a last step</translation>
    </message>
    <message>
        <source>For each Permanent card</source>
        <translation>For each Permanent card</translation>
    </message>
    <message>
        <source>For points</source>
        <translation>For points</translation>
    </message>
    <message>
        <source>left pillar</source>
        <translation>left pillar</translation>
    </message>
    <message>
        <source>right pillar</source>
        <translation>right pillar</translation>
    </message>
    <message>
        <source>columns</source>
        <translation>columns</translation>
    </message>
    <message>
        <source>stones above</source>
        <translation>stones above</translation>
    </message>
    <message>
        <source>row %1</source>
        <extracomment>A row of a building, within a sentence.</extracomment>
        <translation>row %1</translation>
    </message>
    <message>
        <source>%1 (not there)</source>
        <translation>%1 (not there)</translation>
    </message>
    <message>
        <source>What “%1” asks for</source>
        <translation>What “%1” asks for</translation>
    </message>
    <message>
        <source>Building</source>
        <extracomment>One of the four buildings.</extracomment>
        <translation>Building</translation>
    </message>
    <message>
        <source>Parts that “%1” asks for</source>
        <translation>Parts that “%1” asks for</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) or part(s)</source>
        <translation>
            <numerusform>%n row or part</numerusform>
            <numerusform>%n rows or parts</numerusform>
        </translation>
    </message>
    <message>
        <source>no market</source>
        <translation>no market</translation>
    </message>
    <message>
        <source>Markets</source>
        <translation>Markets</translation>
    </message>
    <message>
        <source>Number needed for “%1”</source>
        <translation>Number needed for “%1”</translation>
    </message>
    <message>
        <source>Market</source>
        <translation>Market</translation>
    </message>
    <message>
        <source>Crew</source>
        <translation>Crew</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Colour</translation>
    </message>
    <message>
        <source>Points of “%1”</source>
        <translation>Points of “%1”</translation>
    </message>
    <message>
        <source>strength</source>
        <translation>strength</translation>
    </message>
    <message numerus="yes">
        <source>Points with %n player(s): “%1”</source>
        <translation>
            <numerusform>Points with %n player: “%1”</numerusform>
            <numerusform>Points with %n players: “%1”</numerusform>
        </translation>
    </message>
    <message>
        <source>Points by the number of players:</source>
        <translation>Points by the number of players:</translation>
    </message>
    <message>
        <source>%1 of %2 cards</source>
        <translation>%1 of %2 cards</translation>
    </message>
    <message>
        <source>Drawn at most:</source>
        <translation>Drawn at most:</translation>
    </message>
    <message>
        <source>Another Sphinx card</source>
        <translation>Another Sphinx card</translation>
    </message>
    <message>
        <source>Left pillar</source>
        <translation>Left pillar</translation>
    </message>
    <message>
        <source>Right pillar</source>
        <translation>Right pillar</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Columns</translation>
    </message>
    <message>
        <source>Stones above</source>
        <translation>Stones above</translation>
    </message>
    <message>
        <source>from the start</source>
        <translation>from the start</translation>
    </message>
    <message>
        <source>after: %1</source>
        <translation>after: %1</translation>
    </message>
    <message>
        <source>%1, value of space %2</source>
        <translation>%1, value of space %2</translation>
    </message>
    <message>
        <source>%1: one space less</source>
        <translation>%1: one space less</translation>
    </message>
    <message>
        <source>%1: one space more</source>
        <translation>%1: one space more</translation>
    </message>
    <message>
        <source>%1 may be built</source>
        <translation>%1 may be built</translation>
    </message>
    <message>
        <source>%1: build earlier</source>
        <translation>%1: build earlier</translation>
    </message>
    <message>
        <source>%1: build later</source>
        <translation>%1: build later</translation>
    </message>
    <message>
        <source>Building order</source>
        <translation>Building order</translation>
    </message>
    <message>
        <source>Add: %1</source>
        <extracomment>A part of the temple that is missing on the copy.</extracomment>
        <translation>Add: %1</translation>
    </message>
    <message>
        <source>%1 is missing.</source>
        <translation>%1 is missing.</translation>
    </message>
    <message>
        <source>Number of tiles of value %1</source>
        <translation>Number of tiles of value %1</translation>
    </message>
    <message>
        <source>Value of tile kind %1</source>
        <translation>Value of tile kind %1</translation>
    </message>
    <message>
        <source>Remove the tiles of value %1</source>
        <translation>Remove the tiles of value %1</translation>
    </message>
    <message>
        <source>Tomb tiles in the box</source>
        <translation>Tomb tiles in the box</translation>
    </message>
    <message>
        <source>Tiles together</source>
        <translation>Tiles together</translation>
    </message>
    <message>
        <source>Add tiles of another value</source>
        <translation>Add tiles of another value</translation>
    </message>
    <message>
        <source>%1 and more</source>
        <translation>%1 and more</translation>
    </message>
    <message>
        <source>%1 to</source>
        <extracomment>The least sum of a band; the highest is a number field behind it.</extracomment>
        <translation>%1 to</translation>
    </message>
    <message>
        <source>Highest sum of step %1</source>
        <translation>Highest sum of step %1</translation>
    </message>
    <message>
        <source>Points of step %1</source>
        <translation>Points of step %1</translation>
    </message>
    <message>
        <source>Remove step %1</source>
        <translation>Remove step %1</translation>
    </message>
    <message>
        <source>Add a step before step %1</source>
        <translation>Add a step before step %1</translation>
    </message>
    <message>
        <source>Tomb spaces on the board</source>
        <translation>Tomb spaces on the board</translation>
    </message>
    <message>
        <source>Tiles that lie open</source>
        <translation>Tiles that lie open</translation>
    </message>
    <message>
        <source>Points in the final scoring</source>
        <translation>Points in the final scoring</translation>
    </message>
    <message>
        <source>Sum of the tiles</source>
        <translation>Sum of the tiles</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
</context>
<context>
    <name>CopyInPlay</name>
    <message>
        <source>%1 Several numbers at once are changed where the copy is checked.</source>
        <translation>%1 Several numbers at once are changed where the copy is checked.</translation>
    </message>
    <message>
        <source>There is no such value on this copy.</source>
        <translation>There is no such value on this copy.</translation>
    </message>
</context>
<context>
    <name>CopyShelf</name>
    <message>
        <source>Our copy</source>
        <translation>Our copy</translation>
    </message>
    <message>
        <source>Your own copies lie in this folder. Choose another one.</source>
        <translation>Your own copies lie in this folder. Choose another one.</translation>
    </message>
    <message>
        <source>“%1” cannot be moved: %2.</source>
        <translation>“%1” cannot be moved: %2.</translation>
    </message>
</context>
<context>
    <name>CopyState</name>
    <message>
        <source>Stated in the rulebooks</source>
        <translation>Stated in the rulebooks</translation>
    </message>
    <message>
        <source>Follows from the examples of the rules</source>
        <translation>Follows from the examples of the rules</translation>
    </message>
    <message>
        <source>Assumed: no rulebook states it</source>
        <translation>Assumed: no rulebook states it</translation>
    </message>
    <message>
        <source>Missing: printed on the game, but nobody has written it down yet</source>
        <translation>Missing: printed on the game, but nobody has written it down yet</translation>
    </message>
    <message>
        <source>Compared with your copy</source>
        <translation>Compared with your copy</translation>
    </message>
</context>
<context>
    <name>CorrectionDialog</name>
    <message>
        <source>%1; 1 is the front</source>
        <translation>%1; 1 is the front</translation>
    </message>
    <message>
        <source>%1; 1 is the top step</source>
        <translation>%1; 1 is the top step</translation>
    </message>
</context>
<context>
    <name>Course</name>
    <message>
        <source>Start</source>
        <extracomment>The beginning of a game, before anything was entered.</extracomment>
        <translation>Start</translation>
    </message>
    <message>
        <source>Round %1, %2</source>
        <extracomment>A moment of the game: round, phase.</extracomment>
        <translation>Round %1, %2</translation>
    </message>
    <message>
        <source>Final scoring, %1</source>
        <extracomment>A moment of the game: whose final scoring it is.</extracomment>
        <translation>Final scoring, %1</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Round %1</translation>
    </message>
</context>
<context>
    <name>CourseChart</name>
    <message>
        <source>Round %1</source>
        <translation>Round %1</translation>
    </message>
    <message>
        <source>As soon as points move, their course appears here.</source>
        <translation>As soon as points move, their course appears here.</translation>
    </message>
    <message>
        <source>final</source>
        <translation>final</translation>
    </message>
    <message>
        <source>round</source>
        <extracomment>Below a row of numbers, those of the rounds.</extracomment>
        <translation>round</translation>
    </message>
    <message>
        <source>What counts so far is scored at the end; then its course appears here.</source>
        <translation>What counts so far is scored at the end; then its course appears here.</translation>
    </message>
</context>
<context>
    <name>CourseStory</name>
    <message>
        <source>%1 led after every round.</source>
        <translation>%1 led after every round.</translation>
    </message>
    <message>
        <source>%1 came to the front in the final scoring.</source>
        <translation>%1 came to the front in the final scoring.</translation>
    </message>
    <message>
        <source>%1 was in front from round %2 on.</source>
        <translation>%1 was in front from round %2 on.</translation>
    </message>
    <message>
        <source>%1 passed %2 in round %3.</source>
        <translation>%1 passed %2 in round %3.</translation>
    </message>
    <message>
        <source>%1 decided it: %2 for %3, %4 for %5.</source>
        <extracomment>A source of points, and what two players have from it.</extracomment>
        <translation>%1 decided it: %2 for %3, %4 for %5.</translation>
    </message>
    <message numerus="yes">
        <source>%1 led at the end of %n round(s) out of %2.</source>
        <extracomment>After how many of the rounds that were played.</extracomment>
        <translation>
            <numerusform>%1 led at the end of %n round out of %2.</numerusform>
            <numerusform>%1 led at the end of %n rounds out of %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CrewsLesson</name>
    <message>
        <source>Crews and the joker</source>
        <translation>Crews and the joker</translation>
    </message>
    <message>
        <source>Who builds at a site, and how much.</source>
        <translation>Who builds at a site, and how much.</translation>
    </message>
    <message>
        <source>Most points come from building, and crews do the work. Every player has three normal crews and the joker. The number on each is its strength (BUILD-5).</source>
        <translation>Most points come from building, and crews do the work. Every player has three normal crews and the joker. The number on each is its strength (BUILD-5).</translation>
    </message>
    <message>
        <source>At a site one normal crew builds, and the joker may help it. Anna’s crews have strength %1, %2 and %3, her joker has %4. How much can she build here at most?</source>
        <translation>At a site one normal crew builds, and the joker may help it. Anna’s crews have strength %1, %2 and %3, her joker has %4. How much can she build here at most?</translation>
    </message>
    <message>
        <source>Take the strongest normal crew and add the joker (BUILD-2).</source>
        <translation>Take the strongest normal crew and add the joker (BUILD-2).</translation>
    </message>
    <message>
        <source>That counts more than one normal crew. Only one may build at a site (BUILD-2).</source>
        <translation>That counts more than one normal crew. Only one may build at a site (BUILD-2).</translation>
    </message>
    <message>
        <source>That is the strongest crew alone. The joker may help it (BUILD-2).</source>
        <translation>That is the strongest crew alone. The joker may help it (BUILD-2).</translation>
    </message>
    <message>
        <source>The strongest normal crew and the joker add up (BUILD-2). There are enough stones for that, too (BUILD-5).</source>
        <translation>The strongest normal crew and the joker add up (BUILD-2). There are enough stones for that, too (BUILD-5).</translation>
    </message>
    <message>
        <source>Try it: choose spaces of pyramid and temple worth %1 together. The strip below the board adds them up and picks crews. Then press Enter.</source>
        <translation>Try it: choose spaces of pyramid and temple worth %1 together. The strip below the board adds them up and picks crews. Then press Enter.</translation>
    </message>
    <message>
        <source>The number on a space is its value. Start at the bottom of the temple and fill up with spaces of the pyramid (BUILD-5).</source>
        <translation>The number on a space is its value. Start at the bottom of the temple and fill up with spaces of the pyramid (BUILD-5).</translation>
    </message>
    <message>
        <source>That is allowed, but it is worth only %1. Crew and joker can do more together (BUILD-5).</source>
        <translation>That is allowed, but it is worth only %1. Crew and joker can do more together (BUILD-5).</translation>
    </message>
    <message>
        <source>One normal crew and the joker, no stronger than both together (BUILD-5). Both are turned over now (BUILD-4).</source>
        <translation>One normal crew and the joker, no stronger than both together (BUILD-5). Both are turned over now (BUILD-4).</translation>
    </message>
    <message>
        <source>Nobody has to build, but then there are no points. Let Anna try (BUILD-6).</source>
        <translation>Nobody has to build, but then there are no points. Let Anna try (BUILD-6).</translation>
    </message>
    <message>
        <source>The joker only helps: it needs a normal crew beside it (BUILD-3).</source>
        <translation>The joker only helps: it needs a normal crew beside it (BUILD-3).</translation>
    </message>
    <message>
        <source>Nobody is there to build. Choose a crew below (BUILD-2).</source>
        <translation>Nobody is there to build. Choose a crew below (BUILD-2).</translation>
    </message>
    <message>
        <source>All that together is worth %1. That is more than the crews are strong or the stones allow (BUILD-5).</source>
        <translation>All that together is worth %1. That is more than the crews are strong or the stones allow (BUILD-5).</translation>
    </message>
    <message>
        <source>Anna’s blue crew had strength %1 before it built. How strong is it now?</source>
        <translation>Anna’s blue crew had strength %1 before it built. How strong is it now?</translation>
    </message>
    <message>
        <source>Look at the player card: the hatched crews are turned over (BUILD-4).</source>
        <translation>Look at the player card: the hatched crews are turned over (BUILD-4).</translation>
    </message>
    <message>
        <source>Building takes no strength away. The crew only rests until the next round begins (BUILD-4).</source>
        <translation>Building takes no strength away. The crew only rests until the next round begins (BUILD-4).</translation>
    </message>
    <message>
        <source>Strength stays. But the crew is turned over and builds no more this round (BUILD-4).</source>
        <translation>Strength stays. But the crew is turned over and builds no more this round (BUILD-4).</translation>
    </message>
    <message>
        <source>Another round: Anna has ships at two sites. At the Sphinx her blue crew and the joker have done their work. How much can she build at the pyramid now, at most?</source>
        <translation>Another round: Anna has ships at two sites. At the Sphinx her blue crew and the joker have done their work. How much can she build at the pyramid now, at most?</translation>
    </message>
    <message>
        <source>Hatched crews are turned over: they build no more this round (BUILD-4).</source>
        <translation>Hatched crews are turned over: they build no more this round (BUILD-4).</translation>
    </message>
    <message>
        <source>Her black crew is the strongest one left, and the joker has already helped (BUILD-3).</source>
        <translation>Her black crew is the strongest one left, and the joker has already helped (BUILD-3).</translation>
    </message>
    <message>
        <source>Two crews are left, but only one builds at a site (BUILD-2).</source>
        <translation>Two crews are left, but only one builds at a site (BUILD-2).</translation>
    </message>
    <message>
        <source>The joker has helped at the Sphinx. It helps once a round (BUILD-3).</source>
        <translation>The joker has helped at the Sphinx. It helps once a round (BUILD-3).</translation>
    </message>
    <message>
        <source>Both of them are turned over until the next round (BUILD-4).</source>
        <translation>Both of them are turned over until the next round (BUILD-4).</translation>
    </message>
    <message>
        <source>Let Anna build as much as she still can: spaces of pyramid and temple worth %1. Then press Enter.</source>
        <translation>Let Anna build as much as she still can: spaces of pyramid and temple worth %1. Then press Enter.</translation>
    </message>
    <message>
        <source>Two small values at the bottom will do (BUILD-5).</source>
        <translation>Two small values at the bottom will do (BUILD-5).</translation>
    </message>
    <message>
        <source>That is allowed, but it is worth only %1. Another crew of hers can do more (BUILD-5).</source>
        <translation>That is allowed, but it is worth only %1. Another crew of hers can do more (BUILD-5).</translation>
    </message>
    <message>
        <source>The black crew built without help. Every crew builds once a round, so each site takes another one (BUILD-4).</source>
        <translation>The black crew built without help. Every crew builds once a round, so each site takes another one (BUILD-4).</translation>
    </message>
    <message>
        <source>Remember: one normal crew at a site, perhaps with the joker, and each of them once a round. None gets weaker (BUILD-2, BUILD-4). A few Nile cards allow more, such as “%1” (CARD-TWO-CREWS).</source>
        <translation>Remember: one normal crew at a site, perhaps with the joker, and each of them once a round. None gets weaker (BUILD-2, BUILD-4). A few Nile cards allow more, such as “%1” (CARD-TWO-CREWS).</translation>
    </message>
</context>
<context>
    <name>Csv</name>
    <message>
        <source>Id</source>
        <translation>Id</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>What an edition is called.</extracomment>
        <translation>Name</translation>
    </message>
    <message>
        <source>Checksum</source>
        <translation>Checksum</translation>
    </message>
    <message>
        <source>Origin</source>
        <translation>Origin</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Values</translation>
    </message>
    <message>
        <source>Assumed</source>
        <translation>Assumed</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Findings</translation>
    </message>
    <message>
        <source>File</source>
        <translation>File</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Key</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Value</translation>
    </message>
    <message>
        <source>Provenance</source>
        <translation>Provenance</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Reason</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Kind</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Before</translation>
    </message>
    <message>
        <source>After</source>
        <translation>After</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Line</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>Finding</translation>
    </message>
    <message>
        <source>Assumed values</source>
        <translation>Assumed values</translation>
    </message>
    <message>
        <source>Against the rules</source>
        <translation>Against the rules</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Entry</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Round</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Phase</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>Whose points these are.</extracomment>
        <translation>Player</translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>The points of the player after that entry.</extracomment>
        <translation>Total</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>yes</translation>
    </message>
</context>
<context>
    <name>Damage</name>
    <message>
        <source>Player %1</source>
        <extracomment>a player whose name is lost; %1: a number</extracomment>
        <translation>Player %1</translation>
    </message>
    <message numerus="yes">
        <source>The list of players is lost; %n player(s) are the fewest that all entries fit.</source>
        <translation>
            <numerusform>The list of players is lost; %n player is the fewest that all entries fit.</numerusform>
            <numerusform>The list of players is lost; %n players are the fewest that all entries fit.</numerusform>
        </translation>
    </message>
    <message>
        <source>Names or colours of players are lost, and others took their place.</source>
        <translation>Names or colours of players are lost, and others took their place.</translation>
    </message>
    <message>
        <source>The rules that were agreed on are lost, and the usual ones took their place.</source>
        <translation>The rules that were agreed on are lost, and the usual ones took their place.</translation>
    </message>
    <message>
        <source>Which printed values it was played with is lost; it goes on with the first that all entries fit.</source>
        <translation>Which printed values it was played with is lost; it goes on with the first that all entries fit.</translation>
    </message>
    <message>
        <source>All that stands there could be read; it may say something else than before.</source>
        <translation>All that stands there could be read; it may say something else than before.</translation>
    </message>
</context>
<context>
    <name>Desktop</name>
    <message>
        <source>There is no display. “nilometer --tour DIRECTORY” takes pictures without one.</source>
        <translation>There is no display. “nilometer --tour DIRECTORY” takes pictures without one.</translation>
    </message>
</context>
<context>
    <name>DesktopOptions</name>
    <message>
        <source>Table companion and scoring assistant for the board games %1.</source>
        <extracomment>%1: the names of the games, in one list.</extracomment>
        <translation>Table companion and scoring assistant for the board games %1.</translation>
    </message>
    <message>
        <source>name</source>
        <translation>name</translation>
    </message>
    <message>
        <source>Open the example game in round 3.</source>
        <translation>Open the example game in round 3.</translation>
    </message>
    <message>
        <source>directory</source>
        <translation>directory</translation>
    </message>
    <message>
        <source>Size of the window, like 1280x720.</source>
        <translation>Size of the window, like 1280x720.</translation>
    </message>
    <message>
        <source>size</source>
        <translation>size</translation>
    </message>
    <message>
        <source>game</source>
        <translation>game</translation>
    </message>
    <message>
        <source>A recorded game to open.</source>
        <translation>A recorded game to open.</translation>
    </message>
    <message>
        <source>Only one game can be opened.</source>
        <translation>Only one game can be opened.</translation>
    </message>
    <message>
        <source>“%1” is not a window size; write it like 1280x720.</source>
        <translation>“%1” is not a window size; write it like 1280x720.</translation>
    </message>
    <message>
        <source>“%1” is not a language of the program; there are %2.</source>
        <translation>“%1” is not a language of the program; there are %2.</translation>
    </message>
    <message>
        <source>Language: %1.</source>
        <translation>Language: %1.</translation>
    </message>
    <message>
        <source>“%1” is not an appearance; there are light, dark and contrast.</source>
        <translation>“%1” is not an appearance; there are light, dark and contrast.</translation>
    </message>
    <message>
        <source>“%1” is not a text size; write a percentage from %2 to %3.</source>
        <translation>“%1” is not a text size; write a percentage from %2 to %3.</translation>
    </message>
    <message>
        <source>Appearance: light, dark or contrast.</source>
        <translation>Appearance: light, dark or contrast.</translation>
    </message>
    <message>
        <source>Size of the letters as a percentage of the usual size, from 80 to 250.</source>
        <translation>Size of the letters as a percentage of the usual size, from 80 to 250.</translation>
    </message>
    <message>
        <source>percentage</source>
        <translation>percentage</translation>
    </message>
    <message>
        <source>Play the example or the given game through the window and put pictures of every phase into that directory; needs no display.</source>
        <translation>Play the example or the given game through the window and put pictures of every phase into that directory; needs no display.</translation>
    </message>
</context>
<context>
    <name>Difference</name>
    <message numerus="yes">
        <source>%n space(s) of value %1</source>
        <translation>
            <numerusform>%n space of value %1</numerusform>
            <numerusform>%n spaces of value %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: stop %2 of the Nile instead of stop %3.</source>
        <translation>%1: stop %2 of the Nile instead of stop %3.</translation>
    </message>
    <message>
        <source>%1: added.</source>
        <translation>%1: added.</translation>
    </message>
    <message>
        <source>%1: removed.</source>
        <translation>%1: removed.</translation>
    </message>
    <message>
        <source>%1: another card.</source>
        <translation>%1: another card.</translation>
    </message>
    <message>
        <source>%1: %2 instead of %3.</source>
        <translation>%1: %2 instead of %3.</translation>
    </message>
</context>
<context>
    <name>Display</name>
    <message>
        <source>→ %1, in reserve</source>
        <extracomment>A ship goes to a building site, but only in reserve.</extracomment>
        <translation>→ %1, in reserve</translation>
    </message>
    <message>
        <source>→ %1, space %2</source>
        <extracomment>A ship goes to a building site, to the space with that number.</extracomment>
        <translation>→ %1, space %2</translation>
    </message>
    <message>
        <source>back %1</source>
        <extracomment>A ship goes back to its owner, &quot;from Alyi&quot;.</extracomment>
        <translation>back %1</translation>
    </message>
    <message>
        <source>builds</source>
        <extracomment>After a player&apos;s name: &quot;Anna builds&quot;.</extracomment>
        <translation>builds</translation>
    </message>
    <message>
        <source>draws %1</source>
        <extracomment>After a player&apos;s name: &quot;Anna draws at the Sphinx&quot;.</extracomment>
        <translation>draws %1</translation>
    </message>
    <message>
        <source>builds %1</source>
        <extracomment>After a player&apos;s name: &quot;Anna builds at the pyramid and temple&quot;.</extracomment>
        <translation>builds %1</translation>
    </message>
    <message numerus="yes">
        <source>%n stone(s) at hand</source>
        <translation>
            <numerusform>%n stone at hand</numerusform>
            <numerusform>%n stones at hand</numerusform>
        </translation>
    </message>
    <message>
        <source>wins</source>
        <extracomment>After a player&apos;s name: &quot;Anna wins&quot;.</extracomment>
        <translation>wins</translation>
    </message>
    <message>
        <source>An earlier entry is being put right</source>
        <translation>An earlier entry is being put right</translation>
    </message>
    <message>
        <source>The table waits until the change is entered.</source>
        <translation>The table waits until the change is entered.</translation>
    </message>
    <message>
        <source>may take a card</source>
        <extracomment>After a player&apos;s name: &quot;Anna may take a card&quot;.</extracomment>
        <translation>may take a card</translation>
    </message>
    <message>
        <source>places a ship</source>
        <extracomment>After a player&apos;s name: &quot;Anna places a ship&quot;.</extracomment>
        <translation>places a ship</translation>
    </message>
    <message>
        <source>is scored</source>
        <extracomment>After a player&apos;s name, in the final scoring: &quot;Anna is scored&quot;.</extracomment>
        <translation>is scored</translation>
    </message>
    <message>
        <source>then %1</source>
        <extracomment>What comes after this phase of the game: &quot;then Feed&quot;.</extracomment>
        <translation>then %1</translation>
    </message>
    <message>
        <source>then final scoring</source>
        <translation>then final scoring</translation>
    </message>
    <message>
        <source>then round %1</source>
        <translation>then round %1</translation>
    </message>
    <message>
        <source>Flood</source>
        <extracomment>Heading: what the next feeding takes, by how far the water reaches.</extracomment>
        <translation>Flood</translation>
    </message>
    <message>
        <source>There is enough grain for everybody.</source>
        <translation>There is enough grain for everybody.</translation>
    </message>
    <message>
        <source>Grain missing: %1</source>
        <extracomment>Then a symbol of a player and a number for each of them.</extracomment>
        <translation>Grain missing: %1</translation>
    </message>
    <message>
        <source>turn over</source>
        <extracomment>Crew tiles stand before it.</extracomment>
        <translation>turn over</translation>
    </message>
    <message>
        <source>turn back</source>
        <translation>turn back</translation>
    </message>
    <message>
        <source>Sphinx %1</source>
        <extracomment>Sphinx cards, from so many to so many.</extracomment>
        <translation>Sphinx %1</translation>
    </message>
    <message>
        <source>take “%1”</source>
        <extracomment>A card that was taken; its sign stands before it.</extracomment>
        <translation>take “%1”</translation>
    </message>
    <message>
        <source>“%1” → box</source>
        <extracomment>A card that was played leaves the game; its sign stands before it.</extracomment>
        <translation>“%1” → box</translation>
    </message>
    <message numerus="yes">
        <source>%n ship(s) left</source>
        <translation>
            <numerusform>%n ship left</numerusform>
            <numerusform>%n ships left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Downstream %1 · %n left</source>
        <extracomment>Where a ship may be placed, and how many there are: &quot;Downstream from Alyi · 6 left&quot;.</extracomment>
        <translation>
            <numerusform>Downstream %1 · %n left</numerusform>
            <numerusform>Downstream %1 · %n left</numerusform>
        </translation>
    </message>
    <message>
        <source>* assumed</source>
        <extracomment>What &quot;*&quot; behind a number means: it rests on values nobody has compared with the box.</extracomment>
        <translation>* assumed</translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <extracomment>Ships, after &quot;Anna places a ship&quot;, where there is little room.</extracomment>
        <translation>
            <numerusform>%n left</numerusform>
            <numerusform>%n left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dispute</name>
    <message numerus="yes">
        <source>or %n point(s) without entry %1</source>
        <extracomment>%1: the number of a disputed entry that may not have been made</extracomment>
        <translation>
            <numerusform>or %n point without entry %1</numerusform>
            <numerusform>or %n points without entry %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>or %n point(s) if entry %1 is: %2</source>
        <extracomment>%1: the number of a disputed entry, %2: what may have been made in its place</extracomment>
        <translation>
            <numerusform>or %n point if entry %1 is: %2</numerusform>
            <numerusform>or %n points if entry %1 is: %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Disputed</name>
    <message>
        <source>Otherwise: it was not made</source>
        <translation>Otherwise: it was not made</translation>
    </message>
    <message>
        <source>Otherwise: %1</source>
        <extracomment>%1: the sentence of an entry, &quot;Anna&apos;s ship to Edfu&quot;</extracomment>
        <translation>Otherwise: %1</translation>
    </message>
    <message>
        <source>Disputed</source>
        <translation>Disputed</translation>
    </message>
    <message>
        <source>Disputed: %1</source>
        <translation>Disputed: %1</translation>
    </message>
</context>
<context>
    <name>DownstreamLesson</name>
    <message>
        <source>Ships only go downstream</source>
        <translation>Ships only go downstream</translation>
    </message>
    <message>
        <source>Where the next ship may go, and what a long leap costs.</source>
        <translation>Where the next ship may go, and what a long leap costs.</translation>
    </message>
    <message>
        <source>The Nile flows from the top of the board to the bottom. The players place one ship each, again and again (SAIL-1). Anna’s first ship is at %1.</source>
        <translation>The Nile flows from the top of the board to the bottom. The players place one ship each, again and again (SAIL-1). Anna’s first ship is at %1.</translation>
    </message>
    <message>
        <source>Every new ship goes further downstream than the ship before. Which of these can Anna still reach?</source>
        <translation>Every new ship goes further downstream than the ship before. Which of these can Anna still reach?</translation>
    </message>
    <message>
        <source>Look for the space below Anna’s ship (SAIL-3).</source>
        <translation>Look for the space below Anna’s ship (SAIL-3).</translation>
    </message>
    <message>
        <source>%1 lies above Anna’s ship. Nobody sails upstream (SAIL-3).</source>
        <translation>%1 lies above Anna’s ship. Nobody sails upstream (SAIL-3).</translation>
    </message>
    <message>
        <source>%1 is where Anna’s ship is. The next one must go further (SAIL-3).</source>
        <translation>%1 is where Anna’s ship is. The next one must go further (SAIL-3).</translation>
    </message>
    <message>
        <source>It lies below Anna’s ship, and it is free (SAIL-3).</source>
        <translation>It lies below Anna’s ship, and it is free (SAIL-3).</translation>
    </message>
    <message>
        <source>Now it is Anna’s turn. Take a Nile card that she can still reach: press its space.</source>
        <translation>Now it is Anna’s turn. Take a Nile card that she can still reach: press its space.</translation>
    </message>
    <message>
        <source>The spaces that can be chosen have a bold frame. Nile cards lie on the left bank (SAIL-4).</source>
        <translation>The spaces that can be chosen have a bold frame. Nile cards lie on the left bank (SAIL-4).</translation>
    </message>
    <message>
        <source>Anna can still sail: place a ship (SAIL-1).</source>
        <translation>Anna can still sail: place a ship (SAIL-1).</translation>
    </message>
    <message>
        <source>That lies above Anna’s last ship. Look further down (SAIL-3).</source>
        <translation>That lies above Anna’s last ship. Look further down (SAIL-3).</translation>
    </message>
    <message>
        <source>Anna may sail there, but no Nile card lies there (SAIL-4).</source>
        <translation>Anna may sail there, but no Nile card lies there (SAIL-4).</translation>
    </message>
    <message>
        <source>The card is Anna’s, and her ship lies on the empty space. Everything above it is out of her reach this round (SAIL-3).</source>
        <translation>The card is Anna’s, and her ship lies on the empty space. Everything above it is out of her reach this round (SAIL-3).</translation>
    </message>
    <message>
        <source>A long leap costs: what is passed by is lost for this round. Anna’s last ship is in the green frame. How many places on the river can she still sail to? A building site counts once.</source>
        <translation>A long leap costs: what is passed by is lost for this round. Anna’s last ship is in the green frame. How many places on the river can she still sail to? A building site counts once.</translation>
    </message>
    <message>
        <source>Count what has a bold frame: cards, round spaces and sites (SAIL-4).</source>
        <translation>Count what has a bold frame: cards, round spaces and sites (SAIL-4).</translation>
    </message>
    <message>
        <source>That counts places that Anna has passed by (SAIL-3).</source>
        <translation>That counts places that Anna has passed by (SAIL-3).</translation>
    </message>
    <message>
        <source>All of them lie below her last ship (SAIL-3).</source>
        <translation>All of them lie below her last ship (SAIL-3).</translation>
    </message>
    <message>
        <source>There are more: sites and round spaces count as well (SAIL-4).</source>
        <translation>There are more: sites and round spaces count as well (SAIL-4).</translation>
    </message>
    <message>
        <source>A building site has several building spaces. Any free one may be taken (SAIL-5). Send Anna’s ship to the site of the pyramid and temple.</source>
        <translation>A building site has several building spaces. Any free one may be taken (SAIL-5). Send Anna’s ship to the site of the pyramid and temple.</translation>
    </message>
    <message>
        <source>The site is near the lower end of the river. Press one of its squares (SAIL-5).</source>
        <translation>The site is near the lower end of the river. Press one of its squares (SAIL-5).</translation>
    </message>
    <message>
        <source>That is another place. The pyramid is in the green frame (SAIL-5).</source>
        <translation>That is another place. The pyramid is in the green frame (SAIL-5).</translation>
    </message>
    <message>
        <source>Nearest to the Nile: Anna builds first there (BUILD-1).</source>
        <translation>Nearest to the Nile: Anna builds first there (BUILD-1).</translation>
    </message>
    <message>
        <source>Whoever is nearer to the Nile builds before Anna (BUILD-1).</source>
        <translation>Whoever is nearer to the Nile builds before Anna (BUILD-1).</translation>
    </message>
    <message>
        <source>Whoever has had enough may pass, but not by the first rulebook or online (SAIL-6). Then all ships go home. Only those at building sites stay until participation is scored (SAIL-8).</source>
        <translation>Whoever has had enough may pass, but not by the first rulebook or online (SAIL-6). Then all ships go home. Only those at building sites stay until participation is scored (SAIL-8).</translation>
    </message>
</context>
<context>
    <name>Effect</name>
    <message>
        <source>Water ring to the left position</source>
        <translation>Water ring to the left position</translation>
    </message>
    <message>
        <source>Water ring to the middle position</source>
        <translation>Water ring to the middle position</translation>
    </message>
    <message>
        <source>Water ring to the right position</source>
        <translation>Water ring to the right position</translation>
    </message>
    <message numerus="yes">
        <source>%1 %n step(s) down, to step %2</source>
        <translation>
            <numerusform>%1 %n step down, to step %2</numerusform>
            <numerusform>%1 %n steps down, to step %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 %n step(s) up, to step %2</source>
        <translation>
            <numerusform>%1 %n step up, to step %2</numerusform>
            <numerusform>%1 %n steps up, to step %2</numerusform>
        </translation>
    </message>
    <message>
        <source>ship back %1</source>
        <translation>ship back %1</translation>
    </message>
    <message>
        <source>ship %1, in reserve</source>
        <translation>ship %1, in reserve</translation>
    </message>
    <message>
        <source>ship %1</source>
        <translation>ship %1</translation>
    </message>
    <message>
        <source>ship %1, building space %2</source>
        <translation>ship %1, building space %2</translation>
    </message>
    <message>
        <source>stone on %1 (value %2)</source>
        <translation>stone on %1 (value %2)</translation>
    </message>
    <message>
        <source>take the card “%1” %2</source>
        <translation>take the card “%1” %2</translation>
    </message>
    <message>
        <source>card “%1” to the box</source>
        <translation>card “%1” to the box</translation>
    </message>
    <message>
        <source>card “%1” used</source>
        <translation>card “%1” used</translation>
    </message>
    <message>
        <source>card “%1” to the field “%2”</source>
        <translation>card “%1” to the field “%2”</translation>
    </message>
    <message>
        <source>gets the card “%1”</source>
        <translation>gets the card “%1”</translation>
    </message>
    <message>
        <source>gives the card “%1” back</source>
        <translation>gives the card “%1” back</translation>
    </message>
    <message>
        <source>Turn up the tomb tile on tomb %1: %2</source>
        <translation>Turn up the tomb tile on tomb %1: %2</translation>
    </message>
    <message>
        <source>Turn up the tomb tile on tomb %1</source>
        <translation>Turn up the tomb tile on tomb %1</translation>
    </message>
    <message>
        <source>take the tomb tile from tomb %1 (value %2)</source>
        <translation>take the tomb tile from tomb %1 (value %2)</translation>
    </message>
    <message>
        <source>take the tomb tile from tomb %1</source>
        <translation>take the tomb tile from tomb %1</translation>
    </message>
    <message>
        <source>order tile %1</source>
        <translation>order tile %1</translation>
    </message>
    <message>
        <source>Round %1: %2</source>
        <translation>Round %1: %2</translation>
    </message>
    <message>
        <source>%1 (%2 lost)</source>
        <translation>%1 (%2 lost)</translation>
    </message>
    <message>
        <source>stone back from %1</source>
        <translation>stone back from %1</translation>
    </message>
    <message>
        <source>Nile card back %1</source>
        <translation>Nile card back %1</translation>
    </message>
    <message>
        <source>Nile card “%1” back %2</source>
        <translation>Nile card “%1” back %2</translation>
    </message>
    <message>
        <source>card “%1” back %2</source>
        <translation>card “%1” back %2</translation>
    </message>
    <message>
        <source>card “%1” off the field “%2”</source>
        <translation>card “%1” off the field “%2”</translation>
    </message>
    <message>
        <source>Turn the tomb tile on tomb %1 face down</source>
        <translation>Turn the tomb tile on tomb %1 face down</translation>
    </message>
    <message>
        <source>tomb tile back on tomb %1 (value %2)</source>
        <translation>tomb tile back on tomb %1 (value %2)</translation>
    </message>
    <message>
        <source>tomb tile back on tomb %1</source>
        <translation>tomb tile back on tomb %1</translation>
    </message>
    <message>
        <source>forward %1 to %2</source>
        <translation>forward %1 to %2</translation>
    </message>
    <message>
        <source>forward %1 to %2, behind %3</source>
        <translation>forward %1 to %2, behind %3</translation>
    </message>
    <message>
        <source>back %1 to %2</source>
        <translation>back %1 to %2</translation>
    </message>
    <message>
        <source>back %1 to %2, behind %3</source>
        <translation>back %1 to %2, behind %3</translation>
    </message>
    <message>
        <source>to the front of the queue on the space</source>
        <translation>to the front of the queue on the space</translation>
    </message>
    <message>
        <source>in the queue on the space, behind %1</source>
        <translation>in the queue on the space, behind %1</translation>
    </message>
    <message numerus="yes">
        <source>%n stone(s) more, %1 now</source>
        <translation>
            <numerusform>%n stone more, %1 now</numerusform>
            <numerusform>%n stones more, %1 now</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stone(s) fewer, %1 now</source>
        <translation>
            <numerusform>%n stone fewer, %1 now</numerusform>
            <numerusform>%n stones fewer, %1 now</numerusform>
        </translation>
    </message>
    <message>
        <source>the stone track is full</source>
        <translation>the stone track is full</translation>
    </message>
    <message numerus="yes">
        <source>%n Sphinx card(s) more, %1 now</source>
        <translation>
            <numerusform>%n Sphinx card more, %1 now</numerusform>
            <numerusform>%n Sphinx cards more, %1 now</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Sphinx card(s) fewer, %1 now</source>
        <translation>
            <numerusform>%n Sphinx card fewer, %1 now</numerusform>
            <numerusform>%n Sphinx cards fewer, %1 now</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2 → %3</source>
        <extracomment>A crew and its strength before and after.</extracomment>
        <translation>%1 %2 → %3</translation>
    </message>
    <message numerus="yes">
        <source>%1, and %n scarab(s)</source>
        <translation>
            <numerusform>%1, and %n scarab</numerusform>
            <numerusform>%1, and %n scarabs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, and %n scarab(s) back</source>
        <translation>
            <numerusform>%1, and %n scarab goes back</numerusform>
            <numerusform>%1, and %n scarabs go back</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EgiziaHelp</name>
    <message>
        <source>comes to yes and no, too</source>
        <translation>comes to yes and no, too</translation>
    </message>
    <message>
        <source>letter or digit</source>
        <translation>letter or digit</translation>
    </message>
    <message>
        <source>presses the place or choice that shows it; the key of a taken space says why not</source>
        <translation>presses the place or choice that shows it; the key of a taken space says why not</translation>
    </message>
    <message>
        <source>ends a turn: passes, does not build, takes no card</source>
        <translation>ends a turn: passes, does not build, takes no card</translation>
    </message>
    <message>
        <source>Backspace, +</source>
        <translation>Backspace, +</translation>
    </message>
    <message>
        <source>in the final scoring: one step back, all at once</source>
        <translation>in the final scoring: one step back, all at once</translation>
    </message>
    <message>
        <source>Ctrl+K</source>
        <translation>Ctrl+K</translation>
    </message>
    <message>
        <source>puts points, stones and markers right</source>
        <translation>puts points, stones and markers right</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Backspace</translation>
    </message>
    <message>
        <source>where cards are entered: takes the last one away</source>
        <translation>where cards are entered: takes the last one away</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>closes the list of cards</source>
        <translation>closes the list of cards</translation>
    </message>
    <message>
        <source>Ctrl+D</source>
        <translation>Ctrl+D</translation>
    </message>
    <message>
        <source>marks a value as disputed, or settles it</source>
        <translation>marks a value as disputed, or settles it</translation>
    </message>
    <message>
        <source>Ctrl+H</source>
        <translation>Ctrl+H</translation>
    </message>
    <message>
        <source>shows what was done, with a way back to every step</source>
        <translation>shows what was done, with a way back to every step</translation>
    </message>
    <message>
        <source>Points, stones and markers are put right under Menu, Correction.</source>
        <translation>Points, stones and markers are put right under Menu, Correction.</translation>
    </message>
    <message>
        <source>Sphinx cards stay sealed: only their number is entered. They are named in the final scoring.</source>
        <translation>Sphinx cards stay sealed: only their number is entered. They are named in the final scoring.</translation>
    </message>
</context>
<context>
    <name>Entered</name>
    <message>
        <source>%1 – entered anyway</source>
        <translation>%1 – entered anyway</translation>
    </message>
</context>
<context>
    <name>Entry</name>
    <message>
        <source>%1 passes</source>
        <translation>%1 passes</translation>
    </message>
    <message>
        <source>The quarries yield stones</source>
        <translation>The quarries yield stones</translation>
    </message>
    <message>
        <source>%1 does not build %2</source>
        <translation>%1 does not build %2</translation>
    </message>
    <message>
        <source>Points for participation</source>
        <translation>Points for participation</translation>
    </message>
    <message>
        <source>New order tiles</source>
        <translation>New order tiles</translation>
    </message>
    <message>
        <source>The card %1: %2</source>
        <translation>The card %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 has named %n Sphinx card(s), still hidden</source>
        <translation>
            <numerusform>%1 has named %n Sphinx card, still hidden</numerusform>
            <numerusform>%1 has named %n Sphinx cards, still hidden</numerusform>
        </translation>
    </message>
    <message>
        <source>Nile cards are laid out</source>
        <translation>Nile cards are laid out</translation>
    </message>
    <message>
        <source>Nile cards are laid out: %1</source>
        <translation>Nile cards are laid out: %1</translation>
    </message>
    <message>
        <source>%1 sails %2</source>
        <translation>%1 sails %2</translation>
    </message>
    <message>
        <source>%1 takes no leftover card</source>
        <translation>%1 takes no leftover card</translation>
    </message>
    <message>
        <source>%1 takes the leftover card %2</source>
        <translation>%1 takes the leftover card %2</translation>
    </message>
    <message>
        <source>%1 feeds the construction crews</source>
        <translation>%1 feeds the construction crews</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <translation>%1 with %2</translation>
    </message>
    <message>
        <source>All construction crews are fed</source>
        <translation>All construction crews are fed</translation>
    </message>
    <message>
        <source>%1 builds %2</source>
        <translation>%1 builds %2</translation>
    </message>
    <message>
        <source>%1 builds %2 with %3</source>
        <translation>%1 builds %2 with %3</translation>
    </message>
    <message>
        <source>%1 pays stones for a step of the %2</source>
        <translation>%1 pays stones for a step of the %2</translation>
    </message>
    <message>
        <source>%1 advances the %2 by card</source>
        <translation>%1 advances the %2 by card</translation>
    </message>
    <message>
        <source>%1 improves the field “%2”</source>
        <translation>%1 improves the field “%2”</translation>
    </message>
    <message numerus="yes">
        <source>%1 sells %n stone(s) by card</source>
        <translation>
            <numerusform>%1 sells %n stone by card</numerusform>
            <numerusform>%1 sells %n stones by card</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 moves to first place by card</source>
        <translation>%1 moves to first place by card</translation>
    </message>
    <message>
        <source>%1 is sure to build from the reserve %2</source>
        <translation>%1 is sure to build from the reserve %2</translation>
    </message>
    <message>
        <source>%1 plays the card “%2”</source>
        <translation>%1 plays the card “%2”</translation>
    </message>
    <message>
        <source>sells stones</source>
        <translation>sells stones</translation>
    </message>
    <message numerus="yes">
        <source>names %n Sphinx card(s)</source>
        <translation>
            <numerusform>names %n Sphinx card</numerusform>
            <numerusform>names %n Sphinx cards</numerusform>
        </translation>
    </message>
    <message>
        <source>Final scoring of %1</source>
        <translation>Final scoring of %1</translation>
    </message>
    <message>
        <source>tomb %1 has %2</source>
        <translation>tomb %1 has %2</translation>
    </message>
    <message>
        <source>Open tomb tiles: %1</source>
        <translation>Open tomb tiles: %1</translation>
    </message>
    <message>
        <source>Open tomb tiles</source>
        <translation>Open tomb tiles</translation>
    </message>
</context>
<context>
    <name>EntryDetail</name>
    <message>
        <source>card “%1”</source>
        <translation>card “%1”</translation>
    </message>
    <message numerus="yes">
        <source>draws %n Sphinx card(s)</source>
        <translation>
            <numerusform>draws %n Sphinx card</numerusform>
            <numerusform>draws %n Sphinx cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more unpaid</source>
        <translation>
            <numerusform>%n more unpaid</numerusform>
            <numerusform>%n more unpaid</numerusform>
        </translation>
    </message>
    <message>
        <source>keeps none</source>
        <translation>keeps none</translation>
    </message>
    <message numerus="yes">
        <source>keeps %n</source>
        <translation>
            <numerusform>keeps %n</numerusform>
            <numerusform>keeps %n</numerusform>
        </translation>
    </message>
    <message>
        <source>turned up: %1</source>
        <translation>turned up: %1</translation>
    </message>
    <message>
        <source>%1 one step down</source>
        <translation>%1 one step down</translation>
    </message>
    <message>
        <source>place %1 in the queue on the space</source>
        <translation>place %1 in the queue on the space</translation>
    </message>
    <message>
        <source>%1 with strength %2</source>
        <translation>%1 with strength %2</translation>
    </message>
    <message>
        <source>stone market on step %1</source>
        <translation>stone market on step %1</translation>
    </message>
    <message>
        <source>grain market on step %1</source>
        <translation>grain market on step %1</translation>
    </message>
    <message numerus="yes">
        <source>%n Sphinx card(s)</source>
        <translation>
            <numerusform>%n Sphinx card</numerusform>
            <numerusform>%n Sphinx cards</numerusform>
        </translation>
    </message>
    <message>
        <source>gets “%1”</source>
        <translation>gets “%1”</translation>
    </message>
    <message>
        <source>gives back “%1”</source>
        <translation>gives back “%1”</translation>
    </message>
    <message>
        <source>water ring: %1</source>
        <translation>water ring: %1</translation>
    </message>
    <message>
        <source>in reserve</source>
        <extracomment>Where a ship stands at a building site.</extracomment>
        <translation>in reserve</translation>
    </message>
    <message>
        <source>building space %1</source>
        <translation>building space %1</translation>
    </message>
    <message>
        <source>takes “%1”</source>
        <translation>takes “%1”</translation>
    </message>
    <message numerus="yes">
        <source>%n stone(s) as grain</source>
        <translation>
            <numerusform>%n stone as grain</numerusform>
            <numerusform>%n stones as grain</numerusform>
        </translation>
    </message>
    <message>
        <source>better field “%1”</source>
        <translation>better field “%1”</translation>
    </message>
    <message>
        <source>Correction: water ring: %1</source>
        <translation>Correction: water ring: %1</translation>
    </message>
    <message>
        <source>Correction: %1: %2</source>
        <translation>Correction: %1: %2</translation>
    </message>
    <message>
        <source>Correction: order of play: %1</source>
        <extracomment>%1 = the players from order tile 1 on: &quot;Ben, Anna, Carla&quot;</extracomment>
        <translation>Correction: order of play: %1</translation>
    </message>
    <message>
        <source>Final scoring: the order stays as it was played: %1</source>
        <translation>Final scoring: the order stays as it was played: %1</translation>
    </message>
    <message>
        <source>Round %1: the order stays as it was played: %2</source>
        <translation>Round %1: the order stays as it was played: %2</translation>
    </message>
</context>
<context>
    <name>ExampleGame</name>
    <message>
        <source>Four at the warehouses, made-up numbers</source>
        <translation>Four at the warehouses, made-up numbers</translation>
    </message>
    <message>
        <source>Four friends on a Friday</source>
        <translation>Four friends on a Friday</translation>
    </message>
</context>
<context>
    <name>ExpectedNumber</name>
    <message>
        <source>%1: beside the other numbers only %2 is possible, not %4; if those are other ones too, they are changed together under “Check your copy”, page “%5”.</source>
        <extracomment>%1: what is printed somewhere; %5: a page of “Check your copy”</extracomment>
        <translation>%1: beside the other numbers only %2 is possible, not %4; if those are other ones too, they are changed together under “Check your copy”, page “%5”.</translation>
    </message>
    <message>
        <source>%1: beside the other numbers %2 to %3 is possible, not %4; if those are other ones too, they are changed together under “Check your copy”, page “%5”.</source>
        <extracomment>%1: what is printed somewhere; %5: a page of “Check your copy”</extracomment>
        <translation>%1: beside the other numbers %2 to %3 is possible, not %4; if those are other ones too, they are changed together under “Check your copy”, page “%5”.</translation>
    </message>
</context>
<context>
    <name>Explanation</name>
    <message>
        <source>Legal: no rule speaks against it.</source>
        <translation>Legal: no rule speaks against it.</translation>
    </message>
    <message>
        <source>Against the rules, entered anyway. The table is right.</source>
        <translation>Against the rules, entered anyway. The table is right.</translation>
    </message>
    <message>
        <source>It no longer fits what came before it, so it is left out. Change it, or change what came before.</source>
        <translation>It no longer fits what came before it, so it is left out. Change it, or change what came before.</translation>
    </message>
</context>
<context>
    <name>Fault</name>
    <message>
        <source>This belongs to “%1”, but now it is “%2”</source>
        <translation>This belongs to “%1”, but now it is “%2”</translation>
    </message>
    <message>
        <source>This makes no sense at this moment; please check the entry</source>
        <translation>This makes no sense at this moment; please check the entry</translation>
    </message>
    <message>
        <source>%1 does not have the card “%2”</source>
        <translation>%1 does not have the card “%2”</translation>
    </message>
    <message>
        <source>%1 has already used the card “%2” this round</source>
        <translation>%1 has already used the card “%2” this round</translation>
    </message>
    <message>
        <source>The card “%1” cannot be used at this moment</source>
        <translation>The card “%1” cannot be used at this moment</translation>
    </message>
    <message>
        <source>The deck of this round has no “%1” left</source>
        <translation>The deck of this round has no “%1” left</translation>
    </message>
    <message>
        <source>There is a ship %1 already</source>
        <translation>There is a ship %1 already</translation>
    </message>
    <message>
        <source>%1 has to go on downstream; the last ship is %3; out of reach: %2</source>
        <translation>%1 has to go on downstream; the last ship is %3; out of reach: %2</translation>
    </message>
    <message>
        <source>There is no card left %1</source>
        <translation>There is no card left %1</translation>
    </message>
    <message>
        <source>Please say which card lies %1</source>
        <translation>Please say which card lies %1</translation>
    </message>
    <message>
        <source>The card %1 is another one: “%2”</source>
        <translation>The card %1 is another one: “%2”</translation>
    </message>
    <message>
        <source>The card “%2” may not be used %1</source>
        <translation>The card “%2” may not be used %1</translation>
    </message>
    <message>
        <source>The card “%2” needs a round space; there is none %1</source>
        <translation>The card “%2” needs a round space; there is none %1</translation>
    </message>
    <message>
        <source>%1 already has a ship %2</source>
        <translation>%1 already has a ship %2</translation>
    </message>
    <message>
        <source>Building space %2 %1 is taken</source>
        <translation>Building space %2 %1 is taken</translation>
    </message>
    <message numerus="yes">
        <source>Only %n building space(s) can be used %1, not number %2</source>
        <translation>
            <numerusform>Only %n building space can be used %1, not number %2</numerusform>
            <numerusform>Only %n building spaces can be used %1, not number %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Please say which building space %1 the ship goes to</source>
        <translation>Please say which building space %1 the ship goes to</translation>
    </message>
    <message>
        <source>A building space is still free %1, so the reserve is closed</source>
        <translation>A building space is still free %1, so the reserve is closed</translation>
    </message>
    <message>
        <source>%1 may not pass: there is still a space for a ship</source>
        <translation>%1 may not pass: there is still a space for a ship</translation>
    </message>
    <message>
        <source>%1 has passed and places no more ships this round</source>
        <translation>%1 has passed and places no more ships this round</translation>
    </message>
    <message numerus="yes">
        <source>%1 has placed all %n ship(s) already</source>
        <translation>
            <numerusform>%1 has placed all %n ship already</numerusform>
            <numerusform>%1 has placed all %n ships already</numerusform>
        </translation>
    </message>
    <message>
        <source>A second ship needs a first one that %1 has just placed</source>
        <translation>A second ship needs a first one that %1 has just placed</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n possible advance(s) chosen; all of them have to be used</source>
        <translation>
            <numerusform>%1 of %n possible advance chosen; it has to be used</numerusform>
            <numerusform>%1 of %n possible advances chosen; all of them have to be used</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n construction crew(s) may be chosen, not %1</source>
        <translation>
            <numerusform>At most %n construction crew may be chosen, not %1</numerusform>
            <numerusform>At most %n construction crews may be chosen, not %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The water ring may move by %n position(s) at most, not by %1</source>
        <translation>
            <numerusform>The water ring may move by %n position at most, not by %1</numerusform>
            <numerusform>The water ring may move by %n positions at most, not by %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %1 grain is missing; %n stone(s) would be too many</source>
        <translation>
            <numerusform>Only %1 grain is missing; %n stone would be too many</numerusform>
            <numerusform>Only %1 grain is missing; %n stones would be too many</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That takes %n stone(s), but %1 has only %2</source>
        <translation>
            <numerusform>That takes %n stone, but %1 has only %2</numerusform>
            <numerusform>That takes %n stones, but %1 has only %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has no such field: “%2”</source>
        <translation>%1 has no such field: “%2”</translation>
    </message>
    <message>
        <source>“%1” is green already; another field has to be chosen</source>
        <translation>“%1” is green already; another field has to be chosen</translation>
    </message>
    <message>
        <source>The field “%1” has been improved twice already</source>
        <translation>The field “%1” has been improved twice already</translation>
    </message>
    <message>
        <source>%1 has no ship %2</source>
        <translation>%1 has no ship %2</translation>
    </message>
    <message>
        <source>%1 has already had a turn %2</source>
        <translation>%1 has already had a turn %2</translation>
    </message>
    <message>
        <source>The ship of %1 in reserve cannot build %2: nobody has freed a building space</source>
        <translation>The ship of %1 in reserve cannot build %2: nobody has freed a building space</translation>
    </message>
    <message>
        <source>Building takes a normal construction crew of %1</source>
        <translation>Building takes a normal construction crew of %1</translation>
    </message>
    <message>
        <source>The joker crew cannot build alone; it needs a normal construction crew beside it</source>
        <translation>The joker crew cannot build alone; it needs a normal construction crew beside it</translation>
    </message>
    <message numerus="yes">
        <source>At most %n normal construction crew(s) may build here, not %1</source>
        <translation>
            <numerusform>At most %n normal construction crew may build here, not %1</numerusform>
            <numerusform>At most %n normal construction crews may build here, not %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 is turned over this round already</source>
        <translation>%1: %2 is turned over this round already</translation>
    </message>
    <message>
        <source>Wrong building site for %2: this one is %1</source>
        <translation>Wrong building site for %2: this one is %1</translation>
    </message>
    <message>
        <source>There is a stone already: %1</source>
        <translation>There is a stone already: %1</translation>
    </message>
    <message>
        <source>The tomb tile on tomb %1 is still face down</source>
        <translation>The tomb tile on tomb %1 is still face down</translation>
    </message>
    <message>
        <source>Please say the value of the tomb tile on tomb %1</source>
        <translation>Please say the value of the tomb tile on tomb %1</translation>
    </message>
    <message>
        <source>No tomb tile of value %2 can be left for tomb %1</source>
        <translation>No tomb tile of value %2 can be left for tomb %1</translation>
    </message>
    <message numerus="yes">
        <source>%n tomb tile(s) turned up, number of values given: %1</source>
        <translation>
            <numerusform>%n tomb tile turned up, number of values given: %1</numerusform>
            <numerusform>%n tomb tiles turned up, number of values given: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Please say which marker of %1 goes down, stone market or grain market</source>
        <translation>Please say which marker of %1 goes down, stone market or grain market</translation>
    </message>
    <message numerus="yes">
        <source>At most %n Sphinx card(s) may be drawn, not %1</source>
        <translation>
            <numerusform>At most %n Sphinx card may be drawn, not %1</numerusform>
            <numerusform>At most %n Sphinx cards may be drawn, not %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The deck has only %n Sphinx card(s) left, not %1</source>
        <translation>
            <numerusform>The deck has only %n Sphinx card left, not %1</numerusform>
            <numerusform>The deck has only %n Sphinx cards left, not %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n Sphinx card(s) may be drawn unpaid, not %1</source>
        <translation>
            <numerusform>At most %n Sphinx card may be drawn unpaid, not %1</numerusform>
            <numerusform>At most %n Sphinx cards may be drawn unpaid, not %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Unpaid Sphinx cards come only with at least one that is paid for</source>
        <translation>Unpaid Sphinx cards come only with at least one that is paid for</translation>
    </message>
    <message numerus="yes">
        <source>At most %n Sphinx card(s) may be kept, not %1</source>
        <translation>
            <numerusform>At most %n Sphinx card may be kept, not %1</numerusform>
            <numerusform>At most %n Sphinx cards may be kept, not %1</numerusform>
        </translation>
    </message>
    <message>
        <source>One of these Sphinx cards is named already or not in this game</source>
        <translation>One of these Sphinx cards is named already or not in this game</translation>
    </message>
    <message>
        <source>Two namings of Sphinx cards do not fit together. Compare both with the cards, then change or remove the wrong one in the log</source>
        <extracomment>One was made in a final scoring, the other one for a player&apos;s own eyes.</extracomment>
        <translation>Two namings of Sphinx cards do not fit together. Compare both with the cards, then change or remove the wrong one in the log</translation>
    </message>
    <message>
        <source>%1: %2 is at the end of its track and cannot advance</source>
        <translation>%1: %2 is at the end of its track and cannot advance</translation>
    </message>
    <message>
        <source>Building has begun at every site where %1 has a ship</source>
        <translation>Building has begun at every site where %1 has a ship</translation>
    </message>
    <message>
        <source>%1 has no ship in reserve %2</source>
        <translation>%1 has no ship in reserve %2</translation>
    </message>
    <message>
        <source>At least 1 stone has to be sold</source>
        <translation>At least 1 stone has to be sold</translation>
    </message>
    <message numerus="yes">
        <source>At most %n stone(s) may be sold, not %1</source>
        <translation>
            <numerusform>At most %n stone may be sold, not %1</numerusform>
            <numerusform>At most %n stones may be sold, not %1</numerusform>
        </translation>
    </message>
    <message>
        <source>The marker of %1 is too high on the stone market to sell stones</source>
        <translation>The marker of %1 is too high on the stone market to sell stones</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n Sphinx card(s), but %2 named</source>
        <translation>
            <numerusform>%1 has %n Sphinx card, but %2 named</numerusform>
            <numerusform>%1 has %n Sphinx cards, but %2 named</numerusform>
        </translation>
    </message>
    <message>
        <source>The card %1 has its name already</source>
        <translation>The card %1 has its name already</translation>
    </message>
    <message>
        <source>There is nothing to be named there</source>
        <translation>There is nothing to be named there</translation>
    </message>
    <message>
        <source>%2 is not possible; the limit is %1</source>
        <translation>%2 is not possible; the limit is %1</translation>
    </message>
    <message>
        <source>There is no crew to be chosen here</source>
        <translation>There is no crew to be chosen here</translation>
    </message>
    <message>
        <source>The water ring cannot be moved from here</source>
        <translation>The water ring cannot be moved from here</translation>
    </message>
    <message>
        <source>There is no card to be named here</source>
        <translation>There is no card to be named here</translation>
    </message>
    <message>
        <source>Only building sites have building spaces</source>
        <translation>Only building sites have building spaces</translation>
    </message>
    <message>
        <source>Something of this entry belongs to another building site</source>
        <translation>Something of this entry belongs to another building site</translation>
    </message>
    <message>
        <source>Sphinx cards without a stone take no crew</source>
        <translation>Sphinx cards without a stone take no crew</translation>
    </message>
    <message>
        <source>More Sphinx cards are named than kept</source>
        <translation>More Sphinx cards are named than kept</translation>
    </message>
    <message>
        <source>%1 is not being fed now</source>
        <translation>%1 is not being fed now</translation>
    </message>
    <message>
        <source>Nothing is chosen; whoever does not want to build declines</source>
        <translation>Nothing is chosen; whoever does not want to build declines</translation>
    </message>
    <message>
        <source>This needs strength %1, but here it is only %2</source>
        <translation>This needs strength %1, but here it is only %2</translation>
    </message>
    <message>
        <source>The ship of %1 in reserve %2 has gone home: nobody has freed a building space</source>
        <translation>The ship of %1 in reserve %2 has gone home: nobody has freed a building space</translation>
    </message>
    <message>
        <source>Before %1 comes %2</source>
        <translation>Before %1 comes %2</translation>
    </message>
    <message>
        <source>It is %2’s turn, not %1’s</source>
        <translation>It is %2’s turn, not %1’s</translation>
    </message>
</context>
<context>
    <name>FeedingLesson</name>
    <message>
        <source>The water ring and feeding</source>
        <translation>The water ring and feeding</translation>
    </message>
    <message>
        <source>Which fields bear grain, and what hungry crews cost.</source>
        <translation>Which fields bear grain, and what hungry crews cost.</translation>
    </message>
    <message>
        <source>After sailing all crews eat: one grain for each point of strength (FEED-1). Strong crews build a lot, but they eat a lot too. Each missing grain costs points (FEED-3). So look after fields and water.</source>
        <translation>After sailing all crews eat: one grain for each point of strength (FEED-1). Strong crews build a lot, but they eat a lot too. Each missing grain costs points (FEED-3). So look after fields and water.</translation>
    </message>
    <message>
        <source>Anna’s fields: green %1 grain, yellow-green %2, brown %3. Green fields always have water. The water ring lies in the middle. How much grain will she get?</source>
        <translation>Anna’s fields: green %1 grain, yellow-green %2, brown %3. Green fields always have water. The water ring lies in the middle. How much grain will she get?</translation>
    </message>
    <message>
        <source>The further right the ring lies, the more colours have water. In the middle it is two of three (FEED-2).</source>
        <translation>The further right the ring lies, the more colours have water. In the middle it is two of three (FEED-2).</translation>
    </message>
    <message>
        <source>That is with the ring on the left. In the middle yellow-green has water, too (FEED-2).</source>
        <translation>That is with the ring on the left. In the middle yellow-green has water, too (FEED-2).</translation>
    </message>
    <message>
        <source>Green and yellow-green have water; the brown field stays dry. Her card on the right shows it for each place of the ring (FEED-2).</source>
        <translation>Green and yellow-green have water; the brown field stays dry. Her card on the right shows it for each place of the ring (FEED-2).</translation>
    </message>
    <message>
        <source>Brown fields have water only with the ring on the right (FEED-2).</source>
        <translation>Brown fields have water only with the ring on the right (FEED-2).</translation>
    </message>
    <message>
        <source>%1 makes the joker one stronger. Then the ring may move one place (ROUND-PASSALON). Send Anna’s ship there and give water to all her fields.</source>
        <translation>%1 makes the joker one stronger. Then the ring may move one place (ROUND-PASSALON). Send Anna’s ship there and give water to all her fields.</translation>
    </message>
    <message>
        <source>Press %1. Then choose below the board where the ring goes. Brown fields need it on the right (FEED-2).</source>
        <translation>Press %1. Then choose below the board where the ring goes. Brown fields need it on the right (FEED-2).</translation>
    </message>
    <message>
        <source>Anna may sail there too. Here %1 is wanted (ROUND-PASSALON).</source>
        <translation>Anna may sail there too. Here %1 is wanted (ROUND-PASSALON).</translation>
    </message>
    <message>
        <source>The brown field stays dry: it has water only with the ring on the right (FEED-2).</source>
        <translation>The brown field stays dry: it has water only with the ring on the right (FEED-2).</translation>
    </message>
    <message>
        <source>Anna now gets %1 grain. The ring waters for everybody, though, and the stronger joker eats one more (FEED-1).</source>
        <translation>Anna now gets %1 grain. The ring waters for everybody, though, and the stronger joker eats one more (FEED-1).</translation>
    </message>
    <message>
        <source>Another table. Anna’s crews have strength %1, her fields bring %2 grain. A card in her hand brings %3 more, once (CARD-GRAIN4). Feed the crews and waste no card: Enter feeds.</source>
        <translation>Another table. Anna’s crews have strength %1, her fields bring %2 grain. A card in her hand brings %3 more, once (CARD-GRAIN4). Feed the crews and waste no card: Enter feeds.</translation>
    </message>
    <message>
        <source>There is enough grain without a card. Just press Enter (FEED-1).</source>
        <translation>There is enough grain without a card. Just press Enter (FEED-1).</translation>
    </message>
    <message>
        <source>Enough for all: nothing happens (FEED-1). The %1 grain left over is lost. The card stays for later (FEED-3).</source>
        <translation>Enough for all: nothing happens (FEED-1). The %1 grain left over is lost. The card stays for later (FEED-3).</translation>
    </message>
    <message>
        <source>There was enough grain. Now the card is gone, and its grain is lost. No card ever has to be played (TIME-5).</source>
        <translation>There was enough grain. Now the card is gone, and its grain is lost. No card ever has to be played (TIME-5).</translation>
    </message>
    <message>
        <source>Now the ring lies on the left: Anna’s yellow-green field is dry (FEED-2). She has strength %1 and %2 grain, and the card for %3 more. Feed the crews so that she loses no points.</source>
        <translation>Now the ring lies on the left: Anna’s yellow-green field is dry (FEED-2). She has strength %1 and %2 grain, and the card for %3 more. Feed the crews so that she loses no points.</translation>
    </message>
    <message>
        <source>First choose the helping card on the left, over the river. Then press Enter (FEED-4).</source>
        <translation>First choose the helping card on the left, over the river. Then press Enter (FEED-4).</translation>
    </message>
    <message>
        <source>With the card she has %1 grain for strength %2. The rest is lost, and the card leaves the game (FEED-4).</source>
        <translation>With the card she has %1 grain for strength %2. The rest is lost, and the card leaves the game (FEED-4).</translation>
    </message>
    <message>
        <source>%1 grain was missing, at %2 points each: Anna lost %3 points. The card would have helped (FEED-3).</source>
        <translation>%1 grain was missing, at %2 points each: Anna lost %3 points. The card would have helped (FEED-3).</translation>
    </message>
    <message>
        <source>The third case: strength %1, grain %2, and no card helps. On Anna’s step of the grain market each missing grain costs %3. How many points does she lose?</source>
        <translation>The third case: strength %1, grain %2, and no card helps. On Anna’s step of the grain market each missing grain costs %3. How many points does she lose?</translation>
    </message>
    <message>
        <source>First the missing grain: strength less grain. Then times the price of one grain (FEED-3).</source>
        <translation>First the missing grain: strength less grain. Then times the price of one grain (FEED-3).</translation>
    </message>
    <message>
        <source>That is the missing grain: %1. But each one costs more than one point here (FEED-3).</source>
        <translation>That is the missing grain: %1. But each one costs more than one point here (FEED-3).</translation>
    </message>
    <message>
        <source>Missing grain: %1, at %2 points each: that makes %3 (FEED-3).</source>
        <translation>Missing grain: %1, at %2 points each: that makes %3 (FEED-3).</translation>
    </message>
    <message>
        <source>That is the price on the top step. Anna’s marker is further down already (MARKET-3).</source>
        <translation>That is the price on the top step. Anna’s marker is further down already (MARKET-3).</translation>
    </message>
    <message>
        <source>So feeding will take Anna back from %1 to %2 points. Ben is there already. Who stands in front on that space then?</source>
        <translation>So feeding will take Anna back from %1 to %2 points. Ben is there already. Who stands in front on that space then?</translation>
    </message>
    <message>
        <source>Every space of the score track is a queue (TRACK-1).</source>
        <translation>Every space of the score track is a queue (TRACK-1).</translation>
    </message>
    <message>
        <source>She was ahead before. But whoever arrives goes to the end of the queue, on the way back too (TRACK-1).</source>
        <translation>She was ahead before. But whoever arrives goes to the end of the queue, on the way back too (TRACK-1).</translation>
    </message>
    <message>
        <source>Ben was there first, so Anna queues behind him. This counts on the way back too (TRACK-1).</source>
        <translation>Ben was there first, so Anna queues behind him. This counts on the way back too (TRACK-1).</translation>
    </message>
    <message>
        <source>nobody: side by side</source>
        <translation>nobody: side by side</translation>
    </message>
    <message>
        <source>Markers never stand side by side. Someone is always in front (TRACK-1).</source>
        <translation>Markers never stand side by side. Someone is always in front (TRACK-1).</translation>
    </message>
    <message>
        <source>Fed: Anna stands behind Ben. Remember: all four crews eat, and only watered fields feed them (FEED-2). The grain market sets the price of hunger (FEED-3).</source>
        <translation>Fed: Anna stands behind Ben. Remember: all four crews eat, and only watered fields feed them (FEED-2). The grain market sets the price of hunger (FEED-3).</translation>
    </message>
</context>
<context>
    <name>FileLock</name>
    <message>
        <source>“%1” seems to be open in another window of Nilometer, but its lock file does not say in which.</source>
        <translation>“%1” seems to be open in another window of Nilometer, but its lock file does not say in which.</translation>
    </message>
    <message>
        <source>“%1” seems to be open on another computer: “%2”.</source>
        <translation>“%1” seems to be open on another computer: “%2”.</translation>
    </message>
    <message>
        <source>Open a copy</source>
        <translation>Open a copy</translation>
    </message>
    <message>
        <source>Nobody has the file open</source>
        <translation>Nobody has the file open</translation>
    </message>
    <message>
        <source>“%1” is open in another window of Nilometer (%2 on “%3”, process %4).</source>
        <translation>“%1” is open in another window of Nilometer (%2 on “%3”, process %4).</translation>
    </message>
</context>
<context>
    <name>FinalLesson</name>
    <message>
        <source>Sphinx cards and the end</source>
        <translation>Sphinx cards and the end</translation>
    </message>
    <message>
        <source>Draw, keep one, and score it when the game is over.</source>
        <translation>Draw, keep one, and score it when the game is over.</translation>
    </message>
    <message>
        <source>Sphinx cards are secret goals. Whoever keeps the right ones scores when the game is over (SPHINX-3). New ones are drawn at the Sphinx: one stone for each card (SPHINX-1).</source>
        <translation>Sphinx cards are secret goals. Whoever keeps the right ones scores when the game is over (SPHINX-3). New ones are drawn at the Sphinx: one stone for each card (SPHINX-1).</translation>
    </message>
    <message>
        <source>Anna’s blue crew has strength %1, and she has %2 stones. How many cards can she draw?</source>
        <translation>Anna’s blue crew has strength %1, and she has %2 stones. How many cards can she draw?</translation>
    </message>
    <message>
        <source>Each card takes one stone and one strength (SPHINX-1).</source>
        <translation>Each card takes one stone and one strength (SPHINX-1).</translation>
    </message>
    <message>
        <source>Every card costs a stone, and she has no more (SPHINX-1).</source>
        <translation>Every card costs a stone, and she has no more (SPHINX-1).</translation>
    </message>
    <message>
        <source>The crew is strong enough for that. But who pays for the last card? (SPHINX-1)</source>
        <translation>The crew is strong enough for that. But who pays for the last card? (SPHINX-1)</translation>
    </message>
    <message>
        <source>Let Anna draw %1 cards and keep one of them, hidden. Choose that in the strip below the board, then press Enter.</source>
        <translation>Let Anna draw %1 cards and keep one of them, hidden. Choose that in the strip below the board, then press Enter.</translation>
    </message>
    <message>
        <source>The numbers below the board say how many are drawn and how many are kept (SPHINX-2).</source>
        <translation>The numbers below the board say how many are drawn and how many are kept (SPHINX-2).</translation>
    </message>
    <message>
        <source>Nobody is forced to draw. But then there is no card to keep (BUILD-6).</source>
        <translation>Nobody is forced to draw. But then there is no card to keep (BUILD-6).</translation>
    </message>
    <message>
        <source>Allowed, but there are stones for more. More cards mean more to choose from (SPHINX-1).</source>
        <translation>Allowed, but there are stones for more. More cards mean more to choose from (SPHINX-1).</translation>
    </message>
    <message>
        <source>Allowed, too: every card goes back for a point. But this time, keep one (SPHINX-2).</source>
        <translation>Allowed, too: every card goes back for a point. But this time, keep one (SPHINX-2).</translation>
    </message>
    <message>
        <source>The others go under the deck for one point each: %1 at once (SPHINX-2). The card she keeps counts at the end only (SPHINX-3).</source>
        <translation>The others go under the deck for one point each: %1 at once (SPHINX-2). The card she keeps counts at the end only (SPHINX-3).</translation>
    </message>
    <message>
        <source>The last round is over. Anna has kept three Sphinx cards with different conditions. Look at the board: which of them brings her nothing?</source>
        <translation>The last round is over. Anna has kept three Sphinx cards with different conditions. Look at the board: which of them brings her nothing?</translation>
    </message>
    <message>
        <source>A card pays only if what it asks for holds (END-3).</source>
        <translation>A card pays only if what it asks for holds (END-3).</translation>
    </message>
    <message>
        <source>Strength of the %1</source>
        <translation>Strength of the %1</translation>
    </message>
    <message>
        <source>That pays: as many points as this crew is strong (END-3).</source>
        <translation>That pays: as many points as this crew is strong (END-3).</translation>
    </message>
    <message>
        <source>Almost is not enough: she is one step short (END-3). But from that step she may sell stones (MARKET-4).</source>
        <translation>Almost is not enough: she is one step short (END-3). But from that step she may sell stones (MARKET-4).</translation>
    </message>
    <message>
        <source>1 for every %1 points</source>
        <translation>1 for every %1 points</translation>
    </message>
    <message>
        <source>That pays, and it is looked at last of all (END-3).</source>
        <translation>That pays, and it is looked at last of all (END-3).</translation>
    </message>
    <message>
        <source>Anna has %1 points. Her stones bring %2 (END-1), her crew’s card brings %3. The last card gives one point for every %4 points. How many is that?</source>
        <translation>Anna has %1 points. Her stones bring %2 (END-1), her crew’s card brings %3. The last card gives one point for every %4 points. How many is that?</translation>
    </message>
    <message>
        <source>First add everything else (END-3).</source>
        <translation>First add everything else (END-3).</translation>
    </message>
    <message>
        <source>The card comes after everything else: the other points count for it (END-3).</source>
        <translation>The card comes after everything else: the other points count for it (END-3).</translation>
    </message>
    <message>
        <source>It is counted last, with %1 points on the track. Only whole tens count (END-3).</source>
        <translation>It is counted last, with %1 points on the track. Only whole tens count (END-3).</translation>
    </message>
    <message>
        <source>What is left over after the whole tens is lost (END-3).</source>
        <translation>What is left over after the whole tens is lost (END-3).</translation>
    </message>
    <message>
        <source>Now let Anna score. Choose to sell her stones, then press “All at once”. One card is still hidden, the one for the strength of the %1: name it. Then go on to Ben.</source>
        <translation>Now let Anna score. Choose to sell her stones, then press “All at once”. One card is still hidden, the one for the strength of the %1: name it. Then go on to Ben.</translation>
    </message>
    <message>
        <source>The card is among those for the strength of a crew (END-3).</source>
        <translation>The card is among those for the strength of a crew (END-3).</translation>
    </message>
    <message>
        <source>That is not her card. It pays the strength of one of her crews (END-3).</source>
        <translation>That is not her card. It pays the strength of one of her crews (END-3).</translation>
    </message>
    <message>
        <source>That is allowed, but the stones would be worth points. From this step they may be sold (END-1).</source>
        <translation>That is allowed, but the stones would be worth points. From this step they may be sold (END-1).</translation>
    </message>
    <message>
        <source>From %1 to %2 points. One stone was left over and is lost (END-1), and one card paid nothing (END-3).</source>
        <translation>From %1 to %2 points. One stone was left over and is lost (END-1), and one card paid nothing (END-3).</translation>
    </message>
    <message>
        <source>Anna was first, with the highest order tile. Now Ben sells his stones for %1 points and reaches %2, like Anna. Who wins?</source>
        <translation>Anna was first, with the highest order tile. Now Ben sells his stones for %1 points and reaches %2, like Anna. Who wins?</translation>
    </message>
    <message>
        <source>There is never a draw. The queue on the score track decides (END-4).</source>
        <translation>There is never a draw. The queue on the score track decides (END-4).</translation>
    </message>
    <message>
        <source>She arrived first, so she stands in front. Ben queues behind her (END-4, TRACK-1).</source>
        <translation>She arrived first, so she stands in front. Ben queues behind her (END-4, TRACK-1).</translation>
    </message>
    <message>
        <source>He arrives later and queues behind Anna (TRACK-1).</source>
        <translation>He arrives later and queues behind Anna (TRACK-1).</translation>
    </message>
    <message>
        <source>It is a draw</source>
        <translation>It is a draw</translation>
    </message>
    <message>
        <source>There is always a winner: the one further in front on that space (END-4).</source>
        <translation>There is always a winner: the one further in front on that space (END-4).</translation>
    </message>
    <message>
        <source>Remember: draw for stones, keep one, score it at the end (SPHINX-2). Then it is stones, tombs, Sphinx cards, the card for tens last (END-3). In a tie the one who came first wins (END-4).</source>
        <translation>Remember: draw for stones, keep one, score it at the end (SPHINX-2). Then it is stones, tombs, Sphinx cards, the card for tens last (END-3). In a tie the one who came first wins (END-4).</translation>
    </message>
    <message>
        <source>Last step of the stone market</source>
        <translation>Last step of the stone market</translation>
    </message>
    <message>
        <source>Nobody draws more than that at once. Strength and stones allow fewer here (SPHINX-1).</source>
        <translation>Nobody draws more than that at once. Strength and stones allow fewer here (SPHINX-1).</translation>
    </message>
</context>
<context>
    <name>FormRows</name>
    <message>
        <source>A number from %1 to %2.</source>
        <translation>A number from %1 to %2.</translation>
    </message>
</context>
<context>
    <name>GameShelf</name>
    <message>
        <source>“%1” is open in another window of Nilometer.</source>
        <translation>“%1” is open in another window of Nilometer.</translation>
    </message>
    <message>
        <source>This file holds the game itself. Choose another name for the copy.</source>
        <translation>This file holds the game itself. Choose another name for the copy.</translation>
    </message>
    <message>
        <source>“%1” cannot be saved: %2. Nothing is lost while Nilometer is open.</source>
        <translation>“%1” cannot be saved: %2. Nothing is lost while Nilometer is open.</translation>
    </message>
    <message>
        <source>the disk may be full</source>
        <translation>the disk may be full</translation>
    </message>
    <message>
        <source>“%1” is the open game. Open or begin another one first.</source>
        <translation>“%1” is the open game. Open or begin another one first.</translation>
    </message>
    <message>
        <source>“%1” cannot be moved: %2.</source>
        <translation>“%1” cannot be moved: %2.</translation>
    </message>
    <message>
        <source>The damaged file stays as it is, and the game goes on in “%1”.</source>
        <translation>The damaged file stays as it is, and the game goes on in “%1”.</translation>
    </message>
    <message>
        <source>What was in the file is kept as “%1”.</source>
        <translation>What was in the file is kept as “%1”.</translation>
    </message>
    <message numerus="yes">
        <source>The %n entry(ies) before that were read.</source>
        <translation>
            <numerusform>The %n entry before that was read.</numerusform>
            <numerusform>The %n entries before that were read.</numerusform>
        </translation>
    </message>
    <message>
        <source>another program has changed the file, and what it wrote cannot be kept beside it</source>
        <translation>another program has changed the file, and what it wrote cannot be kept beside it</translation>
    </message>
    <message numerus="yes">
        <source>%n entry(ies) were read all the same.</source>
        <translation>
            <numerusform>%n entry was read all the same.</numerusform>
            <numerusform>%n entries were read all the same.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: This is not a file of Nilometer.</source>
        <translation>%1: This is not a file of Nilometer.</translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <source>Fresh Nile cards for this round come to the river. (LAY-1)</source>
        <translation>Fresh Nile cards for this round come to the river. (LAY-1)</translation>
    </message>
    <message>
        <source>Lay them out on the table. Naming them here is optional: press a space and choose its card. (LAY-1)</source>
        <translation>Lay them out on the table. Naming them here is optional: press a space and choose its card. (LAY-1)</translation>
    </message>
    <message>
        <source>Ships fetch cards, make crews stronger or wait at building sites. (SAIL-4)</source>
        <translation>Ships fetch cards, make crews stronger or wait at building sites. (SAIL-4)</translation>
    </message>
    <message>
        <source>One ship, to any space with a ring around it. It goes downstream of the last own one. (SAIL-3)</source>
        <translation>One ship, to any space with a ring around it. It goes downstream of the last own one. (SAIL-3)</translation>
    </message>
    <message>
        <source>Some Nile cards were left on the river. One card lets its owner take one of them. (CARD-LEFTOVER)</source>
        <translation>Some Nile cards were left on the river. One card lets its owner take one of them. (CARD-LEFTOVER)</translation>
    </message>
    <message>
        <source>Press the card on the river, or take none. (CARD-LEFTOVER)</source>
        <translation>Press the card on the river, or take none. (CARD-LEFTOVER)</translation>
    </message>
    <message>
        <source>Crews eat 1 grain per strength, used or not. (FEED-1) Missing grain costs points. (FEED-3)</source>
        <translation>Crews eat 1 grain per strength, used or not. (FEED-1) Missing grain costs points. (FEED-3)</translation>
    </message>
    <message>
        <source>Whoever is short may use a card that helps. Nobody has to. (FEED-4)</source>
        <translation>Whoever is short may use a card that helps. Nobody has to. (FEED-4)</translation>
    </message>
    <message>
        <source>Quarries yield the stones that pay for building. (STONE-1)</source>
        <translation>Quarries yield the stones that pay for building. (STONE-1)</translation>
    </message>
    <message>
        <source>Nothing to decide: move the stone markers as listed. (STONE-1)</source>
        <translation>Nothing to decide: move the stone markers as listed. (STONE-1)</translation>
    </message>
    <message>
        <source>Stones buy Sphinx cards. A kept card counts at the end, each other one gives a point now. (SPHINX-2)</source>
        <translation>Stones buy Sphinx cards. A kept card counts at the end, each other one gives a point now. (SPHINX-2)</translation>
    </message>
    <message>
        <source>Choose a crew, how many cards to draw and how many to keep. (SPHINX-1) Or draw nothing: the ship goes home. (BUILD-6)</source>
        <translation>Choose a crew, how many cards to draw and how many to keep. (SPHINX-1) Or draw nothing: the ship goes home. (BUILD-6)</translation>
    </message>
    <message>
        <source>Stones turn into points: what is built counts its value at once. (BUILD-8)</source>
        <translation>Stones turn into points: what is built counts its value at once. (BUILD-8)</translation>
    </message>
    <message>
        <source>One normal crew builds, the joker crew may help. (BUILD-2) Strength and stones must both be enough. (BUILD-5) Or build nothing: the ship goes home. (BUILD-6)</source>
        <translation>One normal crew builds, the joker crew may help. (BUILD-2) Strength and stones must both be enough. (BUILD-5) Or build nothing: the ship goes home. (BUILD-6)</translation>
    </message>
    <message>
        <source>Play the card and build, or let it be and keep the card. (CARD-RESERVE)</source>
        <translation>Play the card and build, or let it be and keep the card. (CARD-RESERVE)</translation>
    </message>
    <message>
        <source>Whoever spent stones at building sites gets points. More sites give more. (BONUS-1)</source>
        <translation>Whoever spent stones at building sites gets points. More sites give more. (BONUS-1)</translation>
    </message>
    <message>
        <source>Nothing to decide: move the score markers as listed. (BONUS-1)</source>
        <translation>Nothing to decide: move the score markers as listed. (BONUS-1)</translation>
    </message>
    <message>
        <source>Whoever has the fewest points goes first in the next round. (ORDER-1)</source>
        <translation>Whoever has the fewest points goes first in the next round. (ORDER-1)</translation>
    </message>
    <message>
        <source>Nothing to decide: hand out the order tiles as listed. (ORDER-1)</source>
        <translation>Nothing to decide: hand out the order tiles as listed. (ORDER-1)</translation>
    </message>
    <message>
        <source>One player after another counts what is left: stones, tombs, Sphinx cards. (END-1, END-2, END-3)</source>
        <translation>One player after another counts what is left: stones, tombs, Sphinx cards. (END-1, END-2, END-3)</translation>
    </message>
    <message>
        <source>Sell stones if the stone market allows it. (END-1) Then name the Sphinx cards that were kept. (END-3)</source>
        <translation>Sell stones if the stone market allows it. (END-1) Then name the Sphinx cards that were kept. (END-3)</translation>
    </message>
    <message>
        <source>Most points win. On the same space the one who came first wins. (END-4)</source>
        <translation>Most points win. On the same space the one who came first wins. (END-4)</translation>
    </message>
    <message>
        <source>The score sheet shows where all points came from: Ctrl+R.</source>
        <translation>The score sheet shows where all points came from: Ctrl+R.</translation>
    </message>
    <message>
        <source>A card left on the river</source>
        <translation>A card left on the river</translation>
    </message>
    <message>
        <source>A ship in reserve</source>
        <translation>A ship in reserve</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>The phase and the building site.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Or pass: no more ships in this round. (SAIL-6)</source>
        <translation>Or pass: no more ships in this round. (SAIL-6)</translation>
    </message>
    <message>
        <source>Only whoever needs a card to go on may stop. (SAIL-9)</source>
        <translation>Only whoever needs a card to go on may stop. (SAIL-9)</translation>
    </message>
    <message>
        <source>After building, one own market marker goes a step down. (MARKET-1)</source>
        <translation>After building, one own market marker goes a step down. (MARKET-1)</translation>
    </message>
    <message>
        <source>The past</source>
        <translation>The past</translation>
    </message>
    <message>
        <source>The board shows the table as it was after the entry marked in the log.</source>
        <translation>The board shows the table as it was after the entry marked in the log.</translation>
    </message>
    <message>
        <source>Esc returns to now.</source>
        <translation>Esc returns to now.</translation>
    </message>
    <message>
        <source>new</source>
        <translation>new</translation>
    </message>
    <message>
        <source>knows it</source>
        <translation>knows it</translation>
    </message>
    <message>
        <source>silent</source>
        <translation>silent</translation>
    </message>
    <message>
        <source>No building space was freed here. So the ship in reserve builds only if its card is played. (BUILD-7)</source>
        <translation>No building space was freed here. So the ship in reserve builds only if its card is played. (BUILD-7)</translation>
    </message>
    <message>
        <source>What is entered now takes the place of the old entry.</source>
        <translation>What is entered now takes the place of the old entry.</translation>
    </message>
</context>
<context>
    <name>GuideFact</name>
    <message>
        <source>%1 (now)</source>
        <extracomment>A position of the water ring.</extracomment>
        <translation>%1 (now)</translation>
    </message>
    <message>
        <source>%1 enough</source>
        <extracomment>A position of the water ring: missing grain and the points it costs.</extracomment>
        <translation>%1 enough</translation>
    </message>
    <message numerus="yes">
        <source>%1 %n short, %2</source>
        <translation>
            <numerusform>%1 %n short, %2</numerusform>
            <numerusform>%1 %n short, %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Grain for %1 by water ring: %2</source>
        <translation>Grain for %1 by water ring: %2</translation>
    </message>
    <message>
        <source>The water ring can still be moved. Open for that: %1</source>
        <translation>The water ring can still be moved. Open for that: %1</translation>
    </message>
    <message>
        <source>%1 has help in hand that is enough: %2</source>
        <translation>%1 has help in hand that is enough: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 has help in hand: %2. All of it leaves %n grain short: %3</source>
        <translation>
            <numerusform>%1 has help in hand: %2. All of it leaves %n grain short: %3</numerusform>
            <numerusform>%1 has help in hand: %2. All of it leaves %n grain short: %3</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has %2 and gets %3 more. The stone track ends at %4. Lost: %5</source>
        <translation>%1 has %2 and gets %3 more. The stone track ends at %4. Lost: %5</translation>
    </message>
    <message>
        <source>%1 will have %2 to build with. One space or card at each own building site costs %3 in all as things are now</source>
        <translation>%1 will have %2 to build with. One space or card at each own building site costs %3 in all as things are now</translation>
    </message>
    <message>
        <source>Only one building space is left %1</source>
        <translation>Only one building space is left %1</translation>
    </message>
    <message>
        <source>No building space is left %1. A ship in reserve builds only if somebody frees one</source>
        <translation>No building space is left %1. A ship in reserve builds only if somebody frees one</translation>
    </message>
    <message>
        <source>Within reach of %1: card spaces %2, round spaces %3, building sites %4</source>
        <translation>Within reach of %1: card spaces %2, round spaces %3, building sites %4</translation>
    </message>
    <message>
        <source>All others are done with sailing. %1 goes on alone</source>
        <translation>All others are done with sailing. %1 goes on alone</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n ship(s) left</source>
        <translation>
            <numerusform>%1 has %n ship left</numerusform>
            <numerusform>%1 has %n ships left</numerusform>
        </translation>
    </message>
    <message>
        <source>After this %1 is next</source>
        <translation>After this %1 is next</translation>
    </message>
    <message>
        <source>Cards left on the river: %1</source>
        <translation>Cards left on the river: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 is %n grain short: %2</source>
        <translation>
            <numerusform>%1 is %n grain short: %2</numerusform>
            <numerusform>%1 is %n grain short: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Everybody still to be fed has enough grain</source>
        <translation>Everybody still to be fed has enough grain</translation>
    </message>
    <message>
        <source>No stones are lost: all find room on the track</source>
        <translation>No stones are lost: all find room on the track</translation>
    </message>
    <message>
        <source>%1 gets %2 and then has %3</source>
        <translation>%1 gets %2 and then has %3</translation>
    </message>
    <message numerus="yes">
        <source>A step down the stone market gives %1 %n stone(s)</source>
        <translation>
            <numerusform>A step down the stone market gives %1 %n stone</numerusform>
            <numerusform>A step down the stone market gives %1 %n stones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>On the stone market %1 is %n step(s) from the last one, which gives stones</source>
        <translation>
            <numerusform>On the stone market %1 is %n step from the last one, which gives stones</numerusform>
            <numerusform>On the stone market %1 is %n steps from the last one, which gives stones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A step down the grain market gives %1 %n point(s)</source>
        <translation>
            <numerusform>A step down the grain market gives %1 %n point</numerusform>
            <numerusform>A step down the grain market gives %1 %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>A step down the grain market leaves missing grain at %2 each for %1</source>
        <translation>A step down the grain market leaves missing grain at %2 each for %1</translation>
    </message>
    <message>
        <source>A step down the grain market makes missing grain cost %1 only %3 instead of %2 each</source>
        <translation>A step down the grain market makes missing grain cost %1 only %3 instead of %2 each</translation>
    </message>
    <message>
        <source>%1 builds from the reserve: a card has put that ship first</source>
        <translation>%1 builds from the reserve: a card has put that ship first</translation>
    </message>
    <message>
        <source>%1 builds from the reserve: a card makes sure of it</source>
        <translation>%1 builds from the reserve: a card makes sure of it</translation>
    </message>
    <message>
        <source>%1 builds from the reserve: a building space was freed</source>
        <translation>%1 builds from the reserve: a building space was freed</translation>
    </message>
    <message>
        <source>%1 has no unused normal crew and cannot build here</source>
        <translation>%1 has no unused normal crew and cannot build here</translation>
    </message>
    <message>
        <source>%1 cannot pay for anything here: %2, strength at most %3</source>
        <translation>%1 cannot pay for anything here: %2, strength at most %3</translation>
    </message>
    <message>
        <source>%1 can build for at most %2: %3, strength at most %4</source>
        <translation>%1 can build for at most %2: %3, strength at most %4</translation>
    </message>
    <message>
        <source>Spaces %1 can build on now: %2. The cheapest costs %3</source>
        <translation>Spaces %1 can build on now: %2. The cheapest costs %3</translation>
    </message>
    <message>
        <source>%1 can draw at most %2: %3, strength at most %4</source>
        <translation>%1 can draw at most %2: %3, strength at most %4</translation>
    </message>
    <message numerus="yes">
        <source>At most %n drawn card(s) may be kept. Each other card gives a point</source>
        <translation>
            <numerusform>At most %n drawn card may be kept. Each other card gives a point</numerusform>
            <numerusform>At most %n drawn cards may be kept. Each other card gives a point</numerusform>
        </translation>
    </message>
    <message>
        <source>Sphinx cards left in the deck: only %1</source>
        <translation>Sphinx cards left in the deck: only %1</translation>
    </message>
    <message numerus="yes">
        <source>Row %1 of the pyramid can be completed now. It gives %2 %n point(s)</source>
        <translation>
            <numerusform>Row %1 of the pyramid can be completed now. It gives %2 %n point</numerusform>
            <numerusform>Row %1 of the pyramid can be completed now. It gives %2 %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>The tombs of %1 add up to %2. With %3 more they count %5 at the end instead of %4</source>
        <translation>The tombs of %1 add up to %2. With %3 more they count %5 at the end instead of %4</translation>
    </message>
    <message>
        <source>No building space was freed. %1 builds only with a card</source>
        <translation>No building space was freed. %1 builds only with a card</translation>
    </message>
    <message>
        <source>The joker crew of %1 can add strength %2, once in this round</source>
        <translation>The joker crew of %1 can add strength %2, once in this round</translation>
    </message>
    <message>
        <source>After this %1 is next here</source>
        <translation>After this %1 is next here</translation>
    </message>
    <message>
        <source>%1 waits in the reserve and builds only if a building space is freed</source>
        <translation>%1 waits in the reserve and builds only if a building space is freed</translation>
    </message>
    <message>
        <source>%1 can use a card now: %2</source>
        <translation>%1 can use a card now: %2</translation>
    </message>
    <message>
        <source>A new deck begins: %1</source>
        <translation>A new deck begins: %1</translation>
    </message>
    <message>
        <source>This is the last round of its deck: %1. What is left of it goes to the box</source>
        <translation>This is the last round of its deck: %1. What is left of it goes to the box</translation>
    </message>
    <message>
        <source>This is the last round</source>
        <translation>This is the last round</translation>
    </message>
    <message>
        <source>Rounds still to come after this one: %1</source>
        <translation>Rounds still to come after this one: %1</translation>
    </message>
    <message>
        <source>%1 spent no stones this round: no points</source>
        <translation>%1 spent no stones this round: no points</translation>
    </message>
    <message numerus="yes">
        <source>%1 spent stones at %n site(s): +%2</source>
        <translation>
            <numerusform>%1 spent stones at %n site: +%2</numerusform>
            <numerusform>%1 spent stones at %n sites: +%2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 came later to the space of %2 and gets the smaller number</source>
        <translation>%1 came later to the space of %2 and gets the smaller number</translation>
    </message>
    <message>
        <source>%1 gets order tile %2</source>
        <translation>%1 gets order tile %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n hidden Sphinx card(s) to name</source>
        <translation>
            <numerusform>%1 has %n hidden Sphinx card to name</numerusform>
            <numerusform>%1 has %n hidden Sphinx cards to name</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 may sell all that is left, %2: +%3</source>
        <translation>%1 may sell all that is left, %2: +%3</translation>
    </message>
    <message numerus="yes">
        <source>%1 stands %n step(s) too high on the stone market to sell stones</source>
        <translation>
            <numerusform>%1 stands %n step too high on the stone market to sell stones</numerusform>
            <numerusform>%1 stands %n steps too high on the stone market to sell stones</numerusform>
        </translation>
    </message>
    <message>
        <source>The tombs of %1 add up to %2: +%3</source>
        <translation>The tombs of %1 add up to %2: +%3</translation>
    </message>
    <message numerus="yes">
        <source>%1 has a ship at %n more site(s) after this. Normal crews not used yet: %2</source>
        <translation>
            <numerusform>%1 has a ship at %n more site after this. Normal crews not used yet: %2</numerusform>
            <numerusform>%1 has a ship at %n more sites after this. Normal crews not used yet: %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>IdeaLesson</name>
    <message>
        <source>The idea in 60 seconds</source>
        <translation>The idea in 60 seconds</translation>
    </message>
    <message>
        <source>Sail the Nile, feed the crews, build – and score.</source>
        <translation>Sail the Nile, feed the crews, build – and score.</translation>
    </message>
    <message>
        <source>The game has five rounds. In each one the players sail, feed their crews and build. Points are counted on the score track. Most points win (END-4).</source>
        <translation>The game has five rounds. In each one the players sail, feed their crews and build. Points are counted on the score track. Most points win (END-4).</translation>
    </message>
    <message>
        <source>Ships bring all you need: Nile cards, stronger crews, a place to build. Send Anna’s first ship to %1: press the round space in the green frame.</source>
        <translation>Ships bring all you need: Nile cards, stronger crews, a place to build. Send Anna’s first ship to %1: press the round space in the green frame.</translation>
    </message>
    <message>
        <source>Press %1 on the river, or type the letter on it.</source>
        <translation>Press %1 on the river, or type the letter on it.</translation>
    </message>
    <message>
        <source>Anna is to place a ship first (SAIL-1).</source>
        <translation>Anna is to place a ship first (SAIL-1).</translation>
    </message>
    <message>
        <source>The two crews pictured there are one stronger at once (ROUND-THEBAE).</source>
        <translation>The two crews pictured there are one stronger at once (ROUND-THEBAE).</translation>
    </message>
    <message>
        <source>Anna may sail there too: every space gives something else. For now, try %1 (SAIL-4).</source>
        <translation>Anna may sail there too: every space gives something else. For now, try %1 (SAIL-4).</translation>
    </message>
    <message>
        <source>After sailing the crews eat: one grain for each point of strength. Anna’s crews have strength %1, her watered fields bear %2. How much grain is missing?</source>
        <translation>After sailing the crews eat: one grain for each point of strength. Anna’s crews have strength %1, her watered fields bear %2. How much grain is missing?</translation>
    </message>
    <message>
        <source>Subtract the grain from the strength of all four crews. The joker eats too (FEED-1).</source>
        <translation>Subtract the grain from the strength of all four crews. The joker eats too (FEED-1).</translation>
    </message>
    <message>
        <source>That is what they eat. Part of it grows on Anna’s fields (FEED-1).</source>
        <translation>That is what they eat. Part of it grows on Anna’s fields (FEED-1).</translation>
    </message>
    <message>
        <source>The crews eat more than the fields bear (FEED-1).</source>
        <translation>The crews eat more than the fields bear (FEED-1).</translation>
    </message>
    <message>
        <source>Each missing grain costs points. How many, the grain market says (FEED-3).</source>
        <translation>Each missing grain costs points. How many, the grain market says (FEED-3).</translation>
    </message>
    <message>
        <source>Crews build with stones. What is built may not be worth more than the crew is strong, nor more than there are stones. Anna has a crew of %1 and %2 stones. How much can she build?</source>
        <translation>Crews build with stones. What is built may not be worth more than the crew is strong, nor more than there are stones. Anna has a crew of %1 and %2 stones. How much can she build?</translation>
    </message>
    <message>
        <source>The smaller of the two numbers counts (BUILD-5).</source>
        <translation>The smaller of the two numbers counts (BUILD-5).</translation>
    </message>
    <message>
        <source>The smaller number counts (BUILD-5). Each point built is a point scored, at once (BUILD-8).</source>
        <translation>The smaller number counts (BUILD-5). Each point built is a point scored, at once (BUILD-8).</translation>
    </message>
    <message>
        <source>One of the two runs out before (BUILD-5).</source>
        <translation>One of the two runs out before (BUILD-5).</translation>
    </message>
    <message>
        <source>Strength and stones are not added up: both are needed for the same space (BUILD-5).</source>
        <translation>Strength and stones are not added up: both are needed for the same space (BUILD-5).</translation>
    </message>
    <message>
        <source>After the last round more points come: for tomb tiles (END-2) and for Sphinx cards that were kept hidden (END-3). That is the whole idea. How ships sail comes next.</source>
        <translation>After the last round more points come: for tomb tiles (END-2) and for Sphinx cards that were kept hidden (END-3). That is the whole idea. How ships sail comes next.</translation>
    </message>
</context>
<context>
    <name>Invariant</name>
    <message>
        <source>Nobody could go on: the phases of the round would be broken</source>
        <translation>Nobody could go on: the phases of the round would be broken</translation>
    </message>
    <message>
        <source>Somebody would have more ships out than there are</source>
        <translation>Somebody would have more ships out than there are</translation>
    </message>
    <message>
        <source>A ship at a building site would be in two places or act twice</source>
        <translation>A ship at a building site would be in two places or act twice</translation>
    </message>
    <message>
        <source>The river would hold a Nile card that is not in this round’s deck</source>
        <translation>The river would hold a Nile card that is not in this round’s deck</translation>
    </message>
    <message>
        <source>A stone marker would leave the stone track</source>
        <translation>A stone marker would leave the stone track</translation>
    </message>
    <message>
        <source>A construction crew would leave its strength track</source>
        <translation>A construction crew would leave its strength track</translation>
    </message>
    <message>
        <source>A market marker would stand beside the steps</source>
        <translation>A market marker would stand beside the steps</translation>
    </message>
    <message>
        <source>A marker would be missing from the score track or be on it twice</source>
        <translation>A marker would be missing from the score track or be on it twice</translation>
    </message>
    <message>
        <source>An order tile would be missing or be given out twice</source>
        <translation>An order tile would be missing or be given out twice</translation>
    </message>
    <message>
        <source>Two stones would be on one space of a building, or one beside them all</source>
        <translation>Two stones would be on one space of a building, or one beside them all</translation>
    </message>
    <message>
        <source>The tomb tiles would not be those of the box, or open in the wrong order</source>
        <translation>The tomb tiles would not be those of the box, or open in the wrong order</translation>
    </message>
    <message>
        <source>The Sphinx cards would not add up, or one would be in two places</source>
        <translation>The Sphinx cards would not add up, or one would be in two places</translation>
    </message>
    <message>
        <source>A Nile card would be in two places, or more often than the game has it</source>
        <translation>A Nile card would be in two places, or more often than the game has it</translation>
    </message>
</context>
<context>
    <name>JudgedAnew</name>
    <message>
        <source>No longer allowed, so it is left out.</source>
        <translation>No longer allowed, so it is left out.</translation>
    </message>
    <message>
        <source>Allowed now.</source>
        <translation>Allowed now.</translation>
    </message>
    <message>
        <source>Within the rules now.</source>
        <translation>Within the rules now.</translation>
    </message>
    <message>
        <source>Against the rules for other reasons.</source>
        <translation>Against the rules for other reasons.</translation>
    </message>
    <message>
        <source>%1: %2 instead of %3.</source>
        <translation>%1: %2 instead of %3.</translation>
    </message>
    <message>
        <source>Cannot be said with these values, so it is left out.</source>
        <translation>Cannot be said with these values, so it is left out.</translation>
    </message>
</context>
<context>
    <name>Keyboard</name>
    <message>
        <source>1234567890QWERTYUIOPASDFGHJKLZXCVBNM</source>
        <extracomment>Digits, then letters row by row: the order in which they lie on a keyboard of the language. Letters that not every keyboard has come last.</extracomment>
        <translation>1234567890QWERTYUIOPASDFGHJKLZXCVBNM</translation>
    </message>
</context>
<context>
    <name>MarketsLesson</name>
    <message>
        <source>The two markets</source>
        <translation>The two markets</translation>
    </message>
    <message>
        <source>Small steps down that bring stones, points and a sale at the end.</source>
        <translation>Small steps down that bring stones, points and a sale at the end.</translation>
    </message>
    <message>
        <source>Each player has a marker on both markets. It only moves down. The stone market brings stones (MARKET-2) and a sale at the end (MARKET-4). The grain market brings points and makes hunger cheaper (MARKET-3).</source>
        <translation>Each player has a marker on both markets. It only moves down. The stone market brings stones (MARKET-2) and a sale at the end (MARKET-4). The grain market brings points and makes hunger cheaper (MARKET-3).</translation>
    </message>
    <message>
        <source>Anna’s marker on the stone market stands one step above the last. One round space moves both of her markers down. Send her ship there.</source>
        <translation>Anna’s marker on the stone market stands one step above the last. One round space moves both of her markers down. Send her ship there.</translation>
    </message>
    <message>
        <source>Look at the top of the river: %1 says so (ROUND-EDFU).</source>
        <translation>Look at the top of the river: %1 says so (ROUND-EDFU).</translation>
    </message>
    <message>
        <source>Anna may sail there, but only %1 moves both markers (ROUND-EDFU).</source>
        <translation>Anna may sail there, but only %1 moves both markers (ROUND-EDFU).</translation>
    </message>
    <message>
        <source>The last step of the stone market gives %1 stones (MARKET-2). On the grain market a missing grain now costs %2 instead of %3 (MARKET-3).</source>
        <translation>The last step of the stone market gives %1 stones (MARKET-2). On the grain market a missing grain now costs %2 instead of %3 (MARKET-3).</translation>
    </message>
    <message>
        <source>Now Anna’s marker is on the last step of the stone market. What will it bring if it has to go one step down once more?</source>
        <translation>Now Anna’s marker is on the last step of the stone market. What will it bring if it has to go one step down once more?</translation>
    </message>
    <message>
        <source>The marker stays, but the step counts (MARKET-2).</source>
        <translation>The marker stays, but the step counts (MARKET-2).</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nothing</translation>
    </message>
    <message>
        <source>The marker cannot go on, but each step beyond the last still pays (MARKET-2).</source>
        <translation>The marker cannot go on, but each step beyond the last still pays (MARKET-2).</translation>
    </message>
    <message>
        <source>%1 stones again</source>
        <translation>%1 stones again</translation>
    </message>
    <message>
        <source>Reaching the last step pays, and so does each step beyond it. The grain market does the same with points (MARKET-3).</source>
        <translation>Reaching the last step pays, and so does each step beyond it. The grain market does the same with points (MARKET-3).</translation>
    </message>
    <message>
        <source>back to the top</source>
        <translation>back to the top</translation>
    </message>
    <message>
        <source>No marker ever goes up again. It stays at the end (MARKET-2).</source>
        <translation>No marker ever goes up again. It stays at the end (MARKET-2).</translation>
    </message>
    <message>
        <source>Two Nile cards move one marker several steps at once. Anna’s markers stand elsewhere now: look at the markets. Take the card that gives her points right away.</source>
        <translation>Two Nile cards move one marker several steps at once. Anna’s markers stand elsewhere now: look at the markets. Take the card that gives her points right away.</translation>
    </message>
    <message>
        <source>Points come from the grain market (MARKET-3).</source>
        <translation>Points come from the grain market (MARKET-3).</translation>
    </message>
    <message>
        <source>From the top that brings nothing yet. Besides, the stone market gives stones, not points (MARKET-2).</source>
        <translation>From the top that brings nothing yet. Besides, the stone market gives stones, not points (MARKET-2).</translation>
    </message>
    <message>
        <source>That card moves no marker of a market (CARD-GRAIN-MARKET2).</source>
        <translation>That card moves no marker of a market (CARD-GRAIN-MARKET2).</translation>
    </message>
    <message>
        <source>The first step reaches the last one, then the marker goes beyond it. Each step pays: together %1 points (MARKET-3).</source>
        <translation>The first step reaches the last one, then the marker goes beyond it. Each step pays: together %1 points (MARKET-3).</translation>
    </message>
    <message>
        <source>The last round. Whoever builds at the obelisk or the tombs moves one own marker down (MARKET-1). Only the lowest steps of the stone market allow a sale at the end (MARKET-4). Build the lowest space of the obelisk, so that Anna may sell.</source>
        <translation>The last round. Whoever builds at the obelisk or the tombs moves one own marker down (MARKET-1). Only the lowest steps of the stone market allow a sale at the end (MARKET-4). Build the lowest space of the obelisk, so that Anna may sell.</translation>
    </message>
    <message>
        <source>Press the lowest space of the obelisk. Then choose the stone market below the board (MARKET-1).</source>
        <translation>Press the lowest space of the obelisk. Then choose the stone market below the board (MARKET-1).</translation>
    </message>
    <message>
        <source>Whoever declines builds nothing and moves no marker (BUILD-6).</source>
        <translation>Whoever declines builds nothing and moves no marker (BUILD-6).</translation>
    </message>
    <message>
        <source>Hunger gets cheaper that way, but nobody eats any more. For the sale the other marker has to move (MARKET-4).</source>
        <translation>Hunger gets cheaper that way, but nobody eats any more. For the sale the other marker has to move (MARKET-4).</translation>
    </message>
    <message>
        <source>Anna’s marker is low enough now. She may sell stones in the final scoring (MARKET-4).</source>
        <translation>Anna’s marker is low enough now. She may sell stones in the final scoring (MARKET-4).</translation>
    </message>
    <message>
        <source>The final scoring is near. Anna has %1 stones left. She will sell them, %2 stones for each point. How many points is that?</source>
        <translation>The final scoring is near. Anna has %1 stones left. She will sell them, %2 stones for each point. How many points is that?</translation>
    </message>
    <message>
        <source>Only whole points count (END-1).</source>
        <translation>Only whole points count (END-1).</translation>
    </message>
    <message>
        <source>The stone left over is lost. The sale is optional, and it comes first of all (END-1).</source>
        <translation>The stone left over is lost. The sale is optional, and it comes first of all (END-1).</translation>
    </message>
    <message>
        <source>Part of a point is not rounded up (END-1).</source>
        <translation>Part of a point is not rounded up (END-1).</translation>
    </message>
    <message>
        <source>One stone alone does not make a point (END-1).</source>
        <translation>One stone alone does not make a point (END-1).</translation>
    </message>
    <message>
        <source>Remember: markers only go down. The last step and each step beyond it pay stones or points. The grain market makes hunger cheaper (MARKET-3). Low on the stone market stones can be sold at the end (MARKET-4).</source>
        <translation>Remember: markers only go down. The last step and each step beyond it pay stones or points. The grain market makes hunger cheaper (MARKET-3). Low on the stone market stones can be sold at the end (MARKET-4).</translation>
    </message>
</context>
<context>
    <name>MoveLine</name>
    <message numerus="yes">
        <source>… and %n more</source>
        <extracomment>After the moves that have room.</extracomment>
        <translation>
            <numerusform>… and %n more</numerusform>
            <numerusform>… and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Moves</name>
    <message>
        <source>turn all crews over</source>
        <translation>turn all crews over</translation>
    </message>
    <message>
        <source>turn all crews back</source>
        <translation>turn all crews back</translation>
    </message>
    <message>
        <source>turn the %1 over</source>
        <translation>turn the %1 over</translation>
    </message>
    <message>
        <source>turn the %1 back</source>
        <translation>turn the %1 back</translation>
    </message>
    <message>
        <source>All ships back but those on building sites</source>
        <translation>All ships back but those on building sites</translation>
    </message>
    <message>
        <source>All ships back from the building sites</source>
        <translation>All ships back from the building sites</translation>
    </message>
    <message numerus="yes">
        <source>%n ship(s) back %1</source>
        <translation>
            <numerusform>%n ship back %1</numerusform>
            <numerusform>%n ships back %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stone(s) on %1</source>
        <translation>
            <numerusform>%n stone on %1</numerusform>
            <numerusform>%n stones on %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stone(s) on %1 (value %2 each)</source>
        <translation>
            <numerusform>%n stone on %1 (value %2)</numerusform>
            <numerusform>%n stones on %1 (value %2 each)</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn up the tomb tiles on tombs %1</source>
        <translation>Turn up the tomb tiles on tombs %1</translation>
    </message>
    <message>
        <source>take the tomb tiles from tombs %1</source>
        <translation>take the tomb tiles from tombs %1</translation>
    </message>
    <message>
        <source>Turn the tomb tiles on tombs %1 face down</source>
        <translation>Turn the tomb tiles on tombs %1 face down</translation>
    </message>
    <message>
        <source>tomb tiles back on tombs %1</source>
        <translation>tomb tiles back on tombs %1</translation>
    </message>
    <message numerus="yes">
        <source>%n Nile card(s) on the river</source>
        <translation>
            <numerusform>%n Nile card on the river</numerusform>
            <numerusform>%n Nile cards on the river</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Nile card(s) off the river</source>
        <translation>
            <numerusform>%n Nile card off the river</numerusform>
            <numerusform>%n Nile cards off the river</numerusform>
        </translation>
    </message>
    <message>
        <source>On the river: %1</source>
        <translation>On the river: %1</translation>
    </message>
    <message>
        <source>Off the river: %1</source>
        <translation>Off the river: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n Nile card(s) back on the river</source>
        <translation>
            <numerusform>%n Nile card back on the river</numerusform>
            <numerusform>%n Nile cards back on the river</numerusform>
        </translation>
    </message>
    <message>
        <source>Back on the river: %1</source>
        <translation>Back on the river: %1</translation>
    </message>
</context>
<context>
    <name>Name</name>
    <message>
        <source>blue crew</source>
        <translation>blue crew</translation>
    </message>
    <message>
        <source>black crew</source>
        <translation>black crew</translation>
    </message>
    <message>
        <source>yellow crew</source>
        <translation>yellow crew</translation>
    </message>
    <message>
        <source>joker crew</source>
        <translation>joker crew</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>blue</translation>
    </message>
    <message>
        <source>black</source>
        <translation>black</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>yellow</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>joker</translation>
    </message>
    <message>
        <source>green</source>
        <extracomment>The colour of a field.</extracomment>
        <translation>green</translation>
    </message>
    <message>
        <source>yellow-green</source>
        <translation>yellow-green</translation>
    </message>
    <message>
        <source>brown</source>
        <extracomment>The colour of a field.</extracomment>
        <translation>brown</translation>
    </message>
    <message>
        <source>left</source>
        <translation>left</translation>
    </message>
    <message>
        <source>middle</source>
        <translation>middle</translation>
    </message>
    <message>
        <source>right</source>
        <translation>right</translation>
    </message>
    <message>
        <source>stone market</source>
        <translation>stone market</translation>
    </message>
    <message>
        <source>grain market</source>
        <translation>grain market</translation>
    </message>
    <message>
        <source>obelisk</source>
        <translation>obelisk</translation>
    </message>
    <message>
        <source>tombs</source>
        <translation>tombs</translation>
    </message>
    <message>
        <source>pyramid</source>
        <translation>pyramid</translation>
    </message>
    <message>
        <source>temple</source>
        <translation>temple</translation>
    </message>
    <message>
        <source>Lay out Nile cards</source>
        <translation>Lay out Nile cards</translation>
    </message>
    <message>
        <source>Sail the Nile</source>
        <translation>Sail the Nile</translation>
    </message>
    <message>
        <source>Feed the construction crews</source>
        <translation>Feed the construction crews</translation>
    </message>
    <message>
        <source>Produce stones</source>
        <translation>Produce stones</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Build</translation>
    </message>
    <message>
        <source>Participation</source>
        <translation>Participation</translation>
    </message>
    <message>
        <source>Next order</source>
        <translation>Next order</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>Final scoring</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>End of the game</translation>
    </message>
    <message>
        <source>certain</source>
        <translation>certain</translation>
    </message>
    <message>
        <source>deduced</source>
        <translation>deduced</translation>
    </message>
    <message>
        <source>assumed</source>
        <translation>assumed</translation>
    </message>
    <message>
        <source>the whole table</source>
        <translation>the whole table</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Player %1</translation>
    </message>
    <message>
        <source>round %1, %2</source>
        <translation>round %1, %2</translation>
    </message>
    <message>
        <source>confirmed</source>
        <translation>confirmed</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>missing</translation>
    </message>
</context>
<context>
    <name>Nonsense</name>
    <message>
        <source>The left pillar of the temple is missing.</source>
        <translation>The left pillar of the temple is missing.</translation>
    </message>
    <message>
        <source>The right pillar of the temple is missing.</source>
        <translation>The right pillar of the temple is missing.</translation>
    </message>
    <message>
        <source>The columns of the temple are missing.</source>
        <translation>The columns of the temple are missing.</translation>
    </message>
    <message>
        <source>The stones above the columns of the temple are missing.</source>
        <translation>The stones above the columns of the temple are missing.</translation>
    </message>
    <message>
        <source>Nile card space %1</source>
        <translation>Nile card space %1</translation>
    </message>
    <message>
        <source>%1: at most %2 is possible, not %3.</source>
        <translation>%1: at most %2 is possible, not %3.</translation>
    </message>
    <message>
        <source>%1: at least %2 is needed, not %3.</source>
        <translation>%1: at least %2 is needed, not %3.</translation>
    </message>
    <message>
        <source>%1: it asks for no row and no part.</source>
        <translation>%1: it asks for no row and no part.</translation>
    </message>
    <message>
        <source>%1: there is a row or part without a space.</source>
        <translation>%1: there is a row or part without a space.</translation>
    </message>
    <message>
        <source>%1: each row is worth more than the row below. At least %2 is needed, not %3.</source>
        <translation>%1: each row is worth more than the row below. At least %2 is needed, not %3.</translation>
    </message>
    <message>
        <source>%1: they never rise from step to step. At most %2 is possible, not %3.</source>
        <translation>%1: they never rise from step to step. At most %2 is possible, not %3.</translation>
    </message>
    <message>
        <source>%1: the numbers never fall. At least %2 is needed, not %3.</source>
        <translation>%1: the numbers never fall. At least %2 is needed, not %3.</translation>
    </message>
    <message>
        <source>Tomb tiles: %3 in the box, but %2 with a value.</source>
        <translation>Tomb tiles: %3 in the box, but %2 with a value.</translation>
    </message>
    <message>
        <source>Tomb tiles in the box: %3. At least %2 must be there.</source>
        <translation>Tomb tiles in the box: %3. At least %2 must be there.</translation>
    </message>
    <message>
        <source>Cards in deck %1: %3 instead of %2.</source>
        <translation>Cards in deck %1: %3 instead of %2.</translation>
    </message>
    <message>
        <source>Sphinx cards: %3 instead of %2.</source>
        <translation>Sphinx cards: %3 instead of %2.</translation>
    </message>
    <message>
        <source>%1 is missing on the Nile.</source>
        <translation>%1 is missing on the Nile.</translation>
    </message>
    <message>
        <source>%1 is on the Nile twice.</source>
        <translation>%1 is on the Nile twice.</translation>
    </message>
    <message>
        <source>%1: this card is listed twice.</source>
        <translation>%1: this card is listed twice.</translation>
    </message>
    <message>
        <source>%1: the building has no such row or part.</source>
        <translation>%1: the building has no such row or part.</translation>
    </message>
</context>
<context>
    <name>Note</name>
    <message>
        <source>%1 has no space to go to and is skipped</source>
        <translation>%1 has no space to go to and is skipped</translation>
    </message>
    <message>
        <source>%1 places no more ships this round</source>
        <translation>%1 places no more ships this round</translation>
    </message>
    <message>
        <source>%1: %3 grain for strength %2, enough for all crews</source>
        <translation>%1: %3 grain for strength %2, enough for all crews</translation>
    </message>
    <message numerus="yes">
        <source>%1: only %3 grain for strength %2, %n missing</source>
        <translation>
            <numerusform>%1: only %3 grain for strength %2, %n missing</numerusform>
            <numerusform>%1: only %3 grain for strength %2, %n missing</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 grain from watered fields, water ring: %4</source>
        <translation>%1: %2 grain from watered fields, water ring: %4</translation>
    </message>
    <message>
        <source>%1 does not build %4</source>
        <translation>%1 does not build %4</translation>
    </message>
    <message>
        <source>%1 waits in reserve %4 in vain: no building space was freed</source>
        <translation>%1 waits in reserve %4 in vain: no building space was freed</translation>
    </message>
    <message>
        <source>%1 moves to first place %4</source>
        <translation>%1 moves to first place %4</translation>
    </message>
    <message>
        <source>%1 is sure to build from the reserve %4</source>
        <translation>%1 is sure to build from the reserve %4</translation>
    </message>
    <message>
        <source>%1: no points for participation</source>
        <translation>%1: no points for participation</translation>
    </message>
    <message numerus="yes">
        <source>%1: tombs %2, that is %n point(s)</source>
        <translation>
            <numerusform>%1: tombs %2, that is %n point</numerusform>
            <numerusform>%1: tombs %2, that is %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: stones left %2, sold for %n point(s)</source>
        <translation>
            <numerusform>%1: stones left %2, sold for %n point</numerusform>
            <numerusform>%1: stones left %2, sold for %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 takes no leftover card</source>
        <translation>%1 takes no leftover card</translation>
    </message>
    <message>
        <source>%1: %4 is at the end of its track, the advance is lost</source>
        <translation>%1: %4 is at the end of its track, the advance is lost</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 – %n point(s)</source>
        <translation>
            <numerusform>%1: %2 – %n point</numerusform>
            <numerusform>%1: %2 – %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 (%3) – %n point(s)</source>
        <translation>
            <numerusform>%1: %2 (%3) – %n point</numerusform>
            <numerusform>%1: %2 (%3) – %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n own stone(s)</source>
        <translation>
            <numerusform>%n own stone</numerusform>
            <numerusform>%n own stones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n own stone(s) in the weakest building</source>
        <translation>
            <numerusform>%n own stone in the weakest building</numerusform>
            <numerusform>%n own stones in the weakest building</numerusform>
        </translation>
    </message>
    <message>
        <source>strength %1</source>
        <translation>strength %1</translation>
    </message>
    <message>
        <source>own sum %1</source>
        <translation>own sum %1</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 before it</source>
        <translation>%1 before it</translation>
    </message>
</context>
<context>
    <name>ObeliskLesson</name>
    <message>
        <source>Obelisk and tombs</source>
        <translation>Obelisk and tombs</translation>
    </message>
    <message>
        <source>One site, two buildings – and a market step on top.</source>
        <translation>One site, two buildings – and a market step on top.</translation>
    </message>
    <message>
        <source>This site has two buildings: obelisk and tombs. One building action may use both, and each value built is that many points at once (BUILD-8). The tombs even count a second time, at the end (END-2).</source>
        <translation>This site has two buildings: obelisk and tombs. One building action may use both, and each value built is that many points at once (BUILD-8). The tombs even count a second time, at the end (END-2).</translation>
    </message>
    <message>
        <source>Nothing is built yet. How many stones does Anna need today if she wants to reach the space of value %1 of the obelisk?</source>
        <translation>Nothing is built yet. How many stones does Anna need today if she wants to reach the space of value %1 of the obelisk?</translation>
    </message>
    <message>
        <source>The obelisk grows from the bottom up (OBELISK-1).</source>
        <translation>The obelisk grows from the bottom up (OBELISK-1).</translation>
    </message>
    <message>
        <source>%1 for this space and %2 for those below it. All that may be built in one action (OBELISK-1, BUILD-5).</source>
        <translation>%1 for this space and %2 for those below it. All that may be built in one action (OBELISK-1, BUILD-5).</translation>
    </message>
    <message>
        <source>She cannot reach it yet</source>
        <translation>She cannot reach it yet</translation>
    </message>
    <message>
        <source>She can. What opens up while she builds may be used in the same action (BUILD-5).</source>
        <translation>She can. What opens up while she builds may be used in the same action (BUILD-5).</translation>
    </message>
    <message>
        <source>Open tomb tiles are taken strictly in order. From the first one on they show %1, %2, %3 and %4. Anna’s blue crew has strength %5. What could it take alone?</source>
        <translation>Open tomb tiles are taken strictly in order. From the first one on they show %1, %2, %3 and %4. Anna’s blue crew has strength %5. What could it take alone?</translation>
    </message>
    <message>
        <source>Begin with the first open tile and add up (TOMB-1).</source>
        <translation>Begin with the first open tile and add up (TOMB-1).</translation>
    </message>
    <message>
        <source>Only the %1</source>
        <translation>Only the %1</translation>
    </message>
    <message>
        <source>That tile is not the first. Those before it have to go first (TOMB-1).</source>
        <translation>That tile is not the first. Those before it have to go first (TOMB-1).</translation>
    </message>
    <message>
        <source>The %1 and the %2</source>
        <translation>The %1 and the %2</translation>
    </message>
    <message>
        <source>No tile may be skipped, however well the sum would fit (TOMB-1).</source>
        <translation>No tile may be skipped, however well the sum would fit (TOMB-1).</translation>
    </message>
    <message>
        <source>The first one only: with the second it would be too much. A new tile is turned up for it at once (TOMB-1).</source>
        <translation>The first one only: with the second it would be too much. A new tile is turned up for it at once (TOMB-1).</translation>
    </message>
    <message>
        <source>Blue crew and joker have strength %1, and Anna has %1 stones. Let her build at the obelisk and at the tombs, for all of it. Then choose the market marker that moves. The new tomb tile may stay without a value here.</source>
        <translation>Blue crew and joker have strength %1, and Anna has %1 stones. Let her build at the obelisk and at the tombs, for all of it. Then choose the market marker that moves. The new tomb tile may stay without a value here.</translation>
    </message>
    <message>
        <source>Press the first tomb tile and the obelisk’s space of value %1. What it needs below is added by itself (BUILD-5).</source>
        <translation>Press the first tomb tile and the obelisk’s space of value %1. What it needs below is added by itself (BUILD-5).</translation>
    </message>
    <message>
        <source>That is allowed and worth %1. But one action may build at both: try it (BUILD-5).</source>
        <translation>That is allowed and worth %1. But one action may build at both: try it (BUILD-5).</translation>
    </message>
    <message>
        <source>Both buildings, that is right. But it is worth only %1, and there is strength for more (BUILD-5).</source>
        <translation>Both buildings, that is right. But it is worth only %1, and there is strength for more (BUILD-5).</translation>
    </message>
    <message>
        <source>%1 stones paid, %1 points at once (BUILD-8). And one market marker has moved down a step (MARKET-1).</source>
        <translation>%1 stones paid, %1 points at once (BUILD-8). And one market marker has moved down a step (MARKET-1).</translation>
    </message>
    <message>
        <source>Nobody is forced to build. But that brings no points and no market step (BUILD-6).</source>
        <translation>Nobody is forced to build. But that brings no points and no market step (BUILD-6).</translation>
    </message>
    <message>
        <source>Too much: what has to be built before it is paid as well. Strength or stones do not reach that far (BUILD-5).</source>
        <translation>Too much: what has to be built before it is paid as well. Strength or stones do not reach that far (BUILD-5).</translation>
    </message>
    <message>
        <source>Building here moves one of the player’s two market markers. Ben is next. Suppose he builds two spaces of the obelisk and takes one tomb tile. How many steps is that?</source>
        <translation>Building here moves one of the player’s two market markers. Ben is next. Suppose he builds two spaces of the obelisk and takes one tomb tile. How many steps is that?</translation>
    </message>
    <message>
        <source>The step belongs to the building action, not to the spaces (MARKET-1).</source>
        <translation>The step belongs to the building action, not to the spaces (MARKET-1).</translation>
    </message>
    <message>
        <source>None, if he likes</source>
        <translation>None, if he likes</translation>
    </message>
    <message>
        <source>He chooses the marker, but one of them has to move (MARKET-1).</source>
        <translation>He chooses the marker, but one of them has to move (MARKET-1).</translation>
    </message>
    <message>
        <source>One</source>
        <translation>One</translation>
    </message>
    <message>
        <source>One step for each building action here, even if it takes tomb tiles only. He chooses the marker (MARKET-1).</source>
        <translation>One step for each building action here, even if it takes tomb tiles only. He chooses the marker (MARKET-1).</translation>
    </message>
    <message>
        <source>One for each space</source>
        <translation>One for each space</translation>
    </message>
    <message>
        <source>However much he builds here, it is one step (MARKET-1).</source>
        <translation>However much he builds here, it is one step (MARKET-1).</translation>
    </message>
    <message>
        <source>Suppose Anna had only one stone. Her other ship is at the pyramid: she will need stones there. Build the lowest space of the obelisk and pick the right market marker.</source>
        <translation>Suppose Anna had only one stone. Her other ship is at the pyramid: she will need stones there. Build the lowest space of the obelisk and pick the right market marker.</translation>
    </message>
    <message>
        <source>Her marker is one step before the last one of the stone market. There are stones on the last step (MARKET-2).</source>
        <translation>Her marker is one step before the last one of the stone market. There are stones on the last step (MARKET-2).</translation>
    </message>
    <message>
        <source>The grain market lowers the price of hunger, but brings no stones. Choose the other marker (MARKET-3).</source>
        <translation>The grain market lowers the price of hunger, but brings no stones. Choose the other marker (MARKET-3).</translation>
    </message>
    <message>
        <source>She is on the last step: %1 stones. They come after paying, so they were too late for this site. At the pyramid she can use them (MARKET-1).</source>
        <translation>She is on the last step: %1 stones. They come after paying, so they were too late for this site. At the pyramid she can use them (MARKET-1).</translation>
    </message>
    <message>
        <source>The tiles are kept for the end (TOMB-2). A sum up to %1 then brings %2 points, up to %3 it is %4, and above that %5. How much do tiles of %6, %7 and %8 bring?</source>
        <translation>The tiles are kept for the end (TOMB-2). A sum up to %1 then brings %2 points, up to %3 it is %4, and above that %5. How much do tiles of %6, %7 and %8 bring?</translation>
    </message>
    <message>
        <source>Add up the tiles first (END-2).</source>
        <translation>Add up the tiles first (END-2).</translation>
    </message>
    <message>
        <source>Together they are %1, and the sum decides (END-2).</source>
        <translation>Together they are %1, and the sum decides (END-2).</translation>
    </message>
    <message>
        <source>The tiles are not looked at one by one: add them up (END-2).</source>
        <translation>The tiles are not looked at one by one: add them up (END-2).</translation>
    </message>
    <message>
        <source>Remember: the obelisk grows from the bottom up (OBELISK-1), tomb tiles go in order (TOMB-1). One building action may use both (BUILD-5). It always brings one market step (MARKET-1).</source>
        <translation>Remember: the obelisk grows from the bottom up (OBELISK-1), tomb tiles go in order (TOMB-1). One building action may use both (BUILD-5). It always brings one market step (MARKET-1).</translation>
    </message>
    <message>
        <source>Something is missing below it. Every row below has to be full first (OBELISK-1).</source>
        <translation>Something is missing below it. Every row below has to be full first (OBELISK-1).</translation>
    </message>
    <message>
        <source>They brought that many points when they were taken (BUILD-8). At the end the table decides (END-2).</source>
        <translation>They brought that many points when they were taken (BUILD-8). At the end the table decides (END-2).</translation>
    </message>
</context>
<context>
    <name>Option</name>
    <message>
        <source>Sphinx card at the start</source>
        <translation>Sphinx card at the start</translation>
    </message>
    <message>
        <source>Nobody starts with a Sphinx card.</source>
        <translation>Nobody starts with a Sphinx card.</translation>
    </message>
    <message>
        <source>Everyone starts with one hidden Sphinx card.</source>
        <translation>Everyone starts with one hidden Sphinx card.</translation>
    </message>
    <message>
        <source>Passing while sailing</source>
        <translation>Passing while sailing</translation>
    </message>
    <message>
        <source>The two extra Sphinx cards come even without a crew and without stones.</source>
        <translation>The two extra Sphinx cards come even without a crew and without stones.</translation>
    </message>
    <message>
        <source>The two extra Sphinx cards need a crew and at least one Sphinx card paid for.</source>
        <translation>The two extra Sphinx cards need a crew and at least one Sphinx card paid for.</translation>
    </message>
    <message>
        <source>The leftover Nile card is taken when sailing ends.</source>
        <translation>The leftover Nile card is taken when sailing ends.</translation>
    </message>
    <message>
        <source>The leftover Nile card is taken at the very end of the round.</source>
        <translation>The leftover Nile card is taken at the very end of the round.</translation>
    </message>
    <message>
        <source>Heliopolis cannot be carried out twice.</source>
        <translation>Heliopolis cannot be carried out twice.</translation>
    </message>
    <message>
        <source>Heliopolis may be carried out twice like the other round spaces.</source>
        <translation>Heliopolis may be carried out twice like the other round spaces.</translation>
    </message>
    <message>
        <source>Anytime cards in the final scoring</source>
        <translation>Anytime cards in the final scoring</translation>
    </message>
    <message>
        <source>Anytime cards are worth nothing once the final scoring begins.</source>
        <translation>Anytime cards are worth nothing once the final scoring begins.</translation>
    </message>
    <message>
        <source>Anytime cards for stones may be played just before one’s own final scoring.</source>
        <translation>Anytime cards for stones may be played just before one’s own final scoring.</translation>
    </message>
    <message>
        <source>The card lets a ship join others on round spaces only.</source>
        <translation>The card lets a ship join others on round spaces only.</translation>
    </message>
    <message>
        <source>The card lets a ship join others on any space but the last.</source>
        <translation>The card lets a ship join others on any space but the last.</translation>
    </message>
    <message>
        <source>A ship may join the player’s own last ship.</source>
        <translation>A ship may join the player’s own last ship.</translation>
    </message>
    <message>
        <source>A ship may not join the player’s own last ship.</source>
        <translation>A ship may not join the player’s own last ship.</translation>
    </message>
    <message>
        <source>Better field: which</source>
        <translation>Better field: which</translation>
    </message>
    <message>
        <source>Every field may be improved, a green one too.</source>
        <translation>Every field may be improved, a green one too.</translation>
    </message>
    <message>
        <source>Only yellow-green and brown fields may be improved.</source>
        <translation>Only yellow-green and brown fields may be improved.</translation>
    </message>
    <message>
        <source>Leave out the points Sphinx card</source>
        <translation>Leave out the points Sphinx card</translation>
    </message>
    <message>
        <source>The Sphinx card for every 10 points is in the game.</source>
        <translation>The Sphinx card for every 10 points is in the game.</translation>
    </message>
    <message>
        <source>The Sphinx card for every 10 points is left out.</source>
        <translation>The Sphinx card for every 10 points is left out.</translation>
    </message>
    <message>
        <source>Better field: moment</source>
        <translation>Better field: moment</translation>
    </message>
    <message>
        <source>A field is improved on one’s own turn.</source>
        <translation>A field is improved on one’s own turn.</translation>
    </message>
    <message>
        <source>A field is improved on one’s own turn or while feeding, where it counts at once.</source>
        <translation>A field is improved on one’s own turn or while feeding, where it counts at once.</translation>
    </message>
    <message>
        <source>Bids for seats</source>
        <translation>Bids for seats</translation>
    </message>
    <message>
        <source>The seats are drawn, nobody bids for them.</source>
        <translation>The seats are drawn, nobody bids for them.</translation>
    </message>
    <message>
        <source>Players bid half or whole points for their seats; the bids are subtracted at the end.</source>
        <translation>Players bid half or whole points for their seats; the bids are subtracted at the end.</translation>
    </message>
    <message>
        <source>First rulebook</source>
        <translation>First rulebook</translation>
    </message>
    <message>
        <source>Revised rulebook</source>
        <translation>Revised rulebook</translation>
    </message>
    <message>
        <source>The publisher’s later wording. A good choice if nothing else has been agreed.</source>
        <translation>The publisher’s later wording. A good choice if nothing else has been agreed.</translation>
    </message>
    <message>
        <source>Online version</source>
        <translation>Online version</translation>
    </message>
    <message>
        <source>As it is played on the internet: no passing, and some cards are tamer.</source>
        <translation>As it is played on the internet: no passing, and some cards are tamer.</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Tournament</translation>
    </message>
    <message>
        <source>The revised rulebook with the rulings of tournament organisers. Bids for seats are possible.</source>
        <translation>The revised rulebook with the rulings of tournament organisers. Bids for seats are possible.</translation>
    </message>
    <message>
        <source>Whoever can place a ship has to.</source>
        <translation>Whoever can place a ship has to.</translation>
    </message>
    <message>
        <source>A player may pass and then places no more ships until the next round.</source>
        <translation>A player may pass and then places no more ships until the next round.</translation>
    </message>
    <message>
        <source>The game as its first edition explains it: nobody starts with a Sphinx card, nobody passes, and some cards reach further.</source>
        <translation>The game as its first edition explains it: nobody starts with a Sphinx card, nobody passes, and some cards reach further.</translation>
    </message>
    <message>
        <source>A ship may join the player’s own last ship only together with “Upstream”.</source>
        <translation>A ship may join the player’s own last ship only together with “Upstream”.</translation>
    </message>
    <message>
        <source>More Sphinx: paying</source>
        <translation>More Sphinx: paying</translation>
    </message>
    <message>
        <source>Leftover: moment</source>
        <translation>Leftover: moment</translation>
    </message>
    <message>
        <source>Twice at Heliopolis</source>
        <translation>Twice at Heliopolis</translation>
    </message>
    <message>
        <source>Occupied: which</source>
        <translation>Occupied: which</translation>
    </message>
    <message>
        <source>Occupied: own last ship</source>
        <translation>Occupied: own last ship</translation>
    </message>
    <message>
        <source>Reserve with two players</source>
        <translation>Reserve with two players</translation>
    </message>
    <message>
        <source>With two players the card “Reserve” is left out.</source>
        <translation>With two players the card “Reserve” is left out.</translation>
    </message>
    <message>
        <source>With two players the card “Reserve” stays in.</source>
        <translation>With two players the card “Reserve” stays in.</translation>
    </message>
    <message>
        <source>Leave out “More Sphinx”</source>
        <translation>Leave out “More Sphinx”</translation>
    </message>
    <message>
        <source>The Nile card “More Sphinx” is in the game.</source>
        <translation>The Nile card “More Sphinx” is in the game.</translation>
    </message>
    <message>
        <source>The Nile card “More Sphinx” is left out.</source>
        <translation>The Nile card “More Sphinx” is left out.</translation>
    </message>
</context>
<context>
    <name>PhaseCard</name>
    <message>
        <source>fed</source>
        <extracomment>In the feeding of the crews: they have enough.</extracomment>
        <translation>fed</translation>
    </message>
    <message>
        <source>%1 grain, %2 needed</source>
        <extracomment>In the feeding of the crews: so much grain, and how much they need.</extracomment>
        <translation>%1 grain, %2 needed</translation>
    </message>
    <message>
        <source>%1 now</source>
        <extracomment>In the production of stones: how many somebody has from now on.</extracomment>
        <translation>%1 now</translation>
    </message>
    <message numerus="yes">
        <source>%1 now, %n lost</source>
        <extracomment>The same, and how many more there was no room for.</extracomment>
        <translation>
            <numerusform>%1 now, %n lost</numerusform>
            <numerusform>%1 now, %n lost</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Phases</name>
    <message>
        <source>Lay out</source>
        <translation>Lay out</translation>
    </message>
    <message>
        <source>Sail</source>
        <translation>Sail</translation>
    </message>
    <message>
        <source>Feed</source>
        <translation>Feed</translation>
    </message>
    <message>
        <source>Stones</source>
        <translation>Stones</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Build</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>Bonus</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Order</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>Final scoring</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>Game over</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>Round %1 of %2</translation>
    </message>
</context>
<context>
    <name>Phrase</name>
    <message>
        <source>%1 and %2</source>
        <extracomment>The end of a list: &quot;a, b&quot; and &quot;c&quot;.</extracomment>
        <translation>%1 and %2</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stone(s)</source>
        <translation>
            <numerusform>%n stone</numerusform>
            <numerusform>%n stones</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PictureTour</name>
    <message>
        <source>The window did not take “%1”.</source>
        <translation>The window did not take “%1”.</translation>
    </message>
    <message>
        <source>The picture %1 cannot be written.</source>
        <translation>The picture %1 cannot be written.</translation>
    </message>
    <message>
        <source>The directory %1 cannot be made.</source>
        <translation>The directory %1 cannot be made.</translation>
    </message>
    <message>
        <source>Four friends on a Friday</source>
        <translation>Four friends on a Friday</translation>
    </message>
</context>
<context>
    <name>Place</name>
    <message>
        <source>Nile card space %1</source>
        <translation>Nile card space %1</translation>
    </message>
    <message>
        <source>on Nile card space %1</source>
        <translation>on Nile card space %1</translation>
    </message>
    <message>
        <source>to Nile card space %1</source>
        <translation>to Nile card space %1</translation>
    </message>
    <message>
        <source>from Nile card space %1</source>
        <translation>from Nile card space %1</translation>
    </message>
    <message>
        <source>at %1</source>
        <extracomment>%1: a town on the Nile.</extracomment>
        <translation>at %1</translation>
    </message>
    <message>
        <source>to %1</source>
        <extracomment>%1: a town on the Nile; where a ship goes.</extracomment>
        <translation>to %1</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>from %1</translation>
    </message>
    <message>
        <source>Sphinx</source>
        <translation>Sphinx</translation>
    </message>
    <message>
        <source>at the Sphinx</source>
        <translation>at the Sphinx</translation>
    </message>
    <message>
        <source>to the Sphinx</source>
        <translation>to the Sphinx</translation>
    </message>
    <message>
        <source>from the Sphinx</source>
        <translation>from the Sphinx</translation>
    </message>
    <message>
        <source>Obelisk and tombs</source>
        <translation>Obelisk and tombs</translation>
    </message>
    <message>
        <source>at obelisk and tombs</source>
        <translation>at obelisk and tombs</translation>
    </message>
    <message>
        <source>to obelisk and tombs</source>
        <translation>to obelisk and tombs</translation>
    </message>
    <message>
        <source>from obelisk and tombs</source>
        <translation>from obelisk and tombs</translation>
    </message>
    <message>
        <source>Pyramid and temple</source>
        <translation>Pyramid and temple</translation>
    </message>
    <message>
        <source>at pyramid and temple</source>
        <translation>at pyramid and temple</translation>
    </message>
    <message>
        <source>to pyramid and temple</source>
        <translation>to pyramid and temple</translation>
    </message>
    <message>
        <source>from pyramid and temple</source>
        <translation>from pyramid and temple</translation>
    </message>
    <message>
        <source>Edfu</source>
        <translation>Edfu</translation>
    </message>
    <message>
        <source>Thebae</source>
        <translation>Thebae</translation>
    </message>
    <message>
        <source>Selinon</source>
        <translation>Selinon</translation>
    </message>
    <message>
        <source>Beni Hasan</source>
        <translation>Beni Hasan</translation>
    </message>
    <message>
        <source>Passalon</source>
        <translation>Passalon</translation>
    </message>
    <message>
        <source>Alyi</source>
        <translation>Alyi</translation>
    </message>
    <message>
        <source>Heliopolis</source>
        <translation>Heliopolis</translation>
    </message>
    <message>
        <source>left temple pillar %1</source>
        <translation>left temple pillar %1</translation>
    </message>
    <message>
        <source>right temple pillar %1</source>
        <translation>right temple pillar %1</translation>
    </message>
    <message>
        <source>temple column %1</source>
        <translation>temple column %1</translation>
    </message>
    <message>
        <source>temple top %1</source>
        <translation>temple top %1</translation>
    </message>
    <message>
        <source>obelisk row %1 space %2</source>
        <translation>obelisk row %1 space %2</translation>
    </message>
    <message>
        <source>obelisk %1</source>
        <translation>obelisk %1</translation>
    </message>
    <message>
        <source>tomb %1</source>
        <translation>tomb %1</translation>
    </message>
    <message>
        <source>tombs %1</source>
        <translation>tombs %1</translation>
    </message>
    <message>
        <source>pyramid row %1 space %2</source>
        <translation>pyramid row %1 space %2</translation>
    </message>
    <message>
        <source>temple %1</source>
        <translation>temple %1</translation>
    </message>
    <message>
        <source>temple columns %1</source>
        <translation>temple columns %1</translation>
    </message>
    <message>
        <source>obelisk row %1 spaces %2</source>
        <translation>obelisk row %1 spaces %2</translation>
    </message>
    <message>
        <source>pyramid row %1 spaces %2</source>
        <translation>pyramid row %1 spaces %2</translation>
    </message>
</context>
<context>
    <name>Player</name>
    <message>
        <source>Stones</source>
        <translation>Stones</translation>
    </message>
    <message>
        <source>%1 / %2 (+%3)</source>
        <extracomment>Stones at hand, the end of the stone track, what the quarries yield each round.</extracomment>
        <translation>%1 / %2 (+%3)</translation>
    </message>
    <message>
        <source>Tombs</source>
        <translation>Tombs</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>No tomb tiles.</extracomment>
        <translation>none</translation>
    </message>
    <message>
        <source>%1 + ?</source>
        <extracomment>A sum to which tomb tiles come that nobody has named.</extracomment>
        <translation>%1 + ?</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tile</numerusform>
            <numerusform>%n tiles</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2) → %3</source>
        <extracomment>Sum of the tombs (number of tiles) → what they are worth at the end.</extracomment>
        <translation>%1 (%2) → %3</translation>
    </message>
    <message>
        <source>%1 (used)</source>
        <extracomment>A Nile card that has been used this round.</extracomment>
        <translation>%1 (used)</translation>
    </message>
    <message>
        <source>%1, counts as %2</source>
        <extracomment>A field with a card on it that makes it one colour better.</extracomment>
        <translation>%1, counts as %2</translation>
    </message>
    <message>
        <source>Fields: %1</source>
        <translation>Fields: %1</translation>
    </message>
    <message>
        <source>On turn</source>
        <translation>On turn</translation>
    </message>
    <message numerus="yes">
        <source>%n scarab(s)</source>
        <translation>
            <numerusform>%n scarab</numerusform>
            <numerusform>%n scarabs</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2, used</source>
        <translation>%1 %2, used</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>A crew and its strength.</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Quarries: %1</source>
        <translation>Quarries: %1</translation>
    </message>
    <message>
        <source>Nile cards: %1</source>
        <translation>Nile cards: %1</translation>
    </message>
    <message>
        <source>Ships</source>
        <translation>Ships</translation>
    </message>
    <message>
        <source>Sphinx</source>
        <translation>Sphinx</translation>
    </message>
    <message>
        <source>×%1</source>
        <extracomment>How many Sphinx cards a player holds.</extracomment>
        <translation>×%1</translation>
    </message>
    <message>
        <source>%1 if the game ended now: %2 more for stones, %3 for tombs, Sphinx cards not counted</source>
        <translation>%1 if the game ended now: %2 more for stones, %3 for tombs, Sphinx cards not counted</translation>
    </message>
    <message>
        <source>scored now %1</source>
        <extracomment>What a player would have if the game ended now.</extracomment>
        <translation>scored now %1</translation>
    </message>
</context>
<context>
    <name>PlayersWords</name>
    <message>
        <source>begin setup equipment</source>
        <extracomment>Words that people look for, also such as the rules do not use. Not translated one by one.</extracomment>
        <translation>begin setup equipment</translation>
    </message>
    <message>
        <source>who starts who begins first player start player starting player begin draw lots</source>
        <translation>who starts who begins first player start player starting player begin draw lots</translation>
    </message>
    <message>
        <source>begin how many stones</source>
        <translation>begin how many stones</translation>
    </message>
    <message>
        <source>piles shuffle</source>
        <translation>piles shuffle</translation>
    </message>
    <message>
        <source>for two for three</source>
        <translation>for two for three</translation>
    </message>
    <message>
        <source>tie tied same points equal points level stack</source>
        <translation>tie tied same points equal points level stack</translation>
    </message>
    <message>
        <source>fifty hundred lap</source>
        <translation>fifty hundred lap</translation>
    </message>
    <message>
        <source>leader leading ahead</source>
        <translation>leader leading ahead</translation>
    </message>
    <message>
        <source>whose turn active player</source>
        <translation>whose turn active player</translation>
    </message>
    <message>
        <source>when may I play timing action card</source>
        <translation>when may I play timing action card</translation>
    </message>
    <message>
        <source>between turns</source>
        <translation>between turns</translation>
    </message>
    <message>
        <source>must have to forced</source>
        <translation>must have to forced</translation>
    </message>
    <message>
        <source>deal reveal refill</source>
        <translation>deal reveal refill</translation>
    </message>
    <message>
        <source>who goes first turn order boats move</source>
        <translation>who goes first turn order boats move</translation>
    </message>
    <message>
        <source>blocked taken full</source>
        <translation>blocked taken full</translation>
    </message>
    <message>
        <source>back backwards upstream</source>
        <translation>back backwards upstream</translation>
    </message>
    <message>
        <source>where may I go</source>
        <translation>where may I go</translation>
    </message>
    <message>
        <source>how many spaces</source>
        <translation>how many spaces</translation>
    </message>
    <message>
        <source>pass stop skip drop out</source>
        <translation>pass stop skip drop out</translation>
    </message>
    <message>
        <source>how many boats run out</source>
        <translation>how many boats run out</translation>
    </message>
    <message>
        <source>take back return</source>
        <translation>take back return</translation>
    </message>
    <message>
        <source>must I pass stuck forced</source>
        <translation>must I pass stuck forced</translation>
    </message>
    <message>
        <source>flood move the ring irrigation</source>
        <translation>flood move the ring irrigation</translation>
    </message>
    <message>
        <source>maximum stronger</source>
        <translation>maximum stronger</translation>
    </message>
    <message>
        <source>hungry hunger eat food starve starving wheat</source>
        <translation>hungry hunger eat food starve starving wheat</translation>
    </message>
    <message>
        <source>flood dry drought irrigation</source>
        <translation>flood dry drought irrigation</translation>
    </message>
    <message>
        <source>hungry hunger starve starving famine minus points negative points lose points shortage</source>
        <translation>hungry hunger starve starving famine minus points negative points lose points shortage</translation>
    </message>
    <message>
        <source>hungry hunger starving avoid</source>
        <translation>hungry hunger starving avoid</translation>
    </message>
    <message>
        <source>income production</source>
        <translation>income production</translation>
    </message>
    <message>
        <source>limit maximum too many</source>
        <translation>limit maximum too many</translation>
    </message>
    <message>
        <source>who builds first turn order</source>
        <translation>who builds first turn order</translation>
    </message>
    <message>
        <source>workers how many crews</source>
        <translation>workers how many crews</translation>
    </message>
    <message>
        <source>wild alone</source>
        <translation>wild alone</translation>
    </message>
    <message>
        <source>exhausted tired flipped again</source>
        <translation>exhausted tired flipped again</translation>
    </message>
    <message>
        <source>cost costs pay how much</source>
        <translation>cost costs pay how much</translation>
    </message>
    <message>
        <source>pass skip do nothing</source>
        <translation>pass skip do nothing</translation>
    </message>
    <message>
        <source>waiting list full</source>
        <translation>waiting list full</translation>
    </message>
    <message>
        <source>victory points scoring</source>
        <translation>victory points scoring</translation>
    </message>
    <message>
        <source>goals missions objectives</source>
        <translation>goals missions objectives</translation>
    </message>
    <message>
        <source>discard put back</source>
        <translation>discard put back</translation>
    </message>
    <message>
        <source>show look at</source>
        <translation>show look at</translation>
    </message>
    <message>
        <source>graves skip</source>
        <translation>graves skip</translation>
    </message>
    <message>
        <source>majority completed row</source>
        <translation>majority completed row</translation>
    </message>
    <message>
        <source>tied majority draw</source>
        <translation>tied majority draw</translation>
    </message>
    <message>
        <source>improve which marker</source>
        <translation>improve which marker</translation>
    </message>
    <message>
        <source>get stones</source>
        <translation>get stones</translation>
    </message>
    <message>
        <source>hungry hunger price</source>
        <translation>hungry hunger price</translation>
    </message>
    <message>
        <source>sale exchange</source>
        <translation>sale exchange</translation>
    </message>
    <message>
        <source>bonus taking part several sites</source>
        <translation>bonus taking part several sites</translation>
    </message>
    <message>
        <source>who starts who begins first player start player turn order tie tied last place</source>
        <translation>who starts who begins first player start player turn order tie tied last place</translation>
    </message>
    <message>
        <source>exchange remaining stones convert</source>
        <translation>exchange remaining stones convert</translation>
    </message>
    <message>
        <source>graves</source>
        <translation>graves</translation>
    </message>
    <message>
        <source>goals missions objectives fulfilled</source>
        <translation>goals missions objectives fulfilled</translation>
    </message>
    <message>
        <source>who wins victory tie tied draw tiebreaker end of the game</source>
        <translation>who wins victory tie tied draw tiebreaker end of the game</translation>
    </message>
    <message>
        <source>hungry hunger food</source>
        <translation>hungry hunger food</translation>
    </message>
    <message>
        <source>upgrade</source>
        <translation>upgrade</translation>
    </message>
    <message>
        <source>stronger boost</source>
        <translation>stronger boost</translation>
    </message>
    <message>
        <source>double two times</source>
        <translation>double two times</translation>
    </message>
    <message>
        <source>blocked taken join</source>
        <translation>blocked taken join</translation>
    </message>
    <message>
        <source>back backwards</source>
        <translation>back backwards</translation>
    </message>
    <message>
        <source>jump the line overtake</source>
        <translation>jump the line overtake</translation>
    </message>
    <message>
        <source>exchange convert</source>
        <translation>exchange convert</translation>
    </message>
</context>
<context>
    <name>PositionForm</name>
    <message>
        <source>Sphinx cards</source>
        <translation>Sphinx cards</translation>
    </message>
    <message>
        <source>Type a few letters of the card, Enter takes it. Enter in the empty line goes on.</source>
        <translation>Type a few letters of the card, Enter takes it. Enter in the empty line goes on.</translation>
    </message>
    <message>
        <source>Points on the score track</source>
        <translation>Points on the score track</translation>
    </message>
    <message>
        <source>Points before the final scoring, rounds past 50 included: %1 to %2.</source>
        <translation>Points before the final scoring, rounds past 50 included: %1 to %2.</translation>
    </message>
    <message>
        <source>Place in the queue</source>
        <translation>Place in the queue</translation>
    </message>
    <message>
        <source>Order tile</source>
        <translation>Order tile</translation>
    </message>
    <message>
        <source>It follows from the points. Fill it in only if the table says otherwise: %1 to %2.</source>
        <translation>It follows from the points. Fill it in only if the table says otherwise: %1 to %2.</translation>
    </message>
    <message>
        <source>Stone market, step</source>
        <translation>Stone market, step</translation>
    </message>
    <message>
        <source>Counted from the top: %1 to %2.</source>
        <translation>Counted from the top: %1 to %2.</translation>
    </message>
    <message>
        <source>Grain market, step</source>
        <translation>Grain market, step</translation>
    </message>
    <message>
        <source>Own stones, obelisk</source>
        <translation>Own stones, obelisk</translation>
    </message>
    <message>
        <source>Own stones, tombs</source>
        <translation>Own stones, tombs</translation>
    </message>
    <message>
        <source>Own stones, pyramid</source>
        <translation>Own stones, pyramid</translation>
    </message>
    <message>
        <source>Own stones, temple</source>
        <translation>Own stones, temple</translation>
    </message>
    <message>
        <source>Built: obelisk row %1</source>
        <translation>Built: obelisk row %1</translation>
    </message>
    <message>
        <source>Built: tombs</source>
        <translation>Built: tombs</translation>
    </message>
    <message>
        <source>Built: pyramid row %1</source>
        <translation>Built: pyramid row %1</translation>
    </message>
    <message>
        <source>Tomb tiles, sum</source>
        <translation>Tomb tiles, sum</translation>
    </message>
    <message>
        <source>The values of the tomb tiles added up, or each of them: 4 5 2. The Tombs card is asked for below. %1 to %2.</source>
        <translation>The values of the tomb tiles added up, or each of them: 4 5 2. The Tombs card is asked for below. %1 to %2.</translation>
    </message>
    <message>
        <source>Whoever has this Permanent card.</source>
        <translation>Whoever has this Permanent card.</translation>
    </message>
    <message>
        <source>Stones left</source>
        <translation>Stones left</translation>
    </message>
    <message>
        <source>On the stone track, to be sold: %1 to %2.</source>
        <translation>On the stone track, to be sold: %1 to %2.</translation>
    </message>
    <message>
        <source>Sells them</source>
        <translation>Sells them</translation>
    </message>
    <message>
        <source>Selling is optional and always pays.</source>
        <translation>Selling is optional and always pays.</translation>
    </message>
    <message>
        <source>Strength at the end: %1 to %2.</source>
        <translation>Strength at the end: %1 to %2.</translation>
    </message>
    <message>
        <source>Quarries, yield</source>
        <translation>Quarries, yield</translation>
    </message>
    <message>
        <source>All quarries together, the start quarry too: %1 to %2.</source>
        <translation>All quarries together, the start quarry too: %1 to %2.</translation>
    </message>
    <message>
        <source>All fields of this colour together, the start field too, improved ones in the colour they count as: %1 to %2.</source>
        <translation>All fields of this colour together, the start field too, improved ones in the colour they count as: %1 to %2.</translation>
    </message>
    <message>
        <source>All fields of this colour together, improved ones in the colour they count as: %1 to %2.</source>
        <translation>All fields of this colour together, improved ones in the colour they count as: %1 to %2.</translation>
    </message>
    <message>
        <source>Permanent cards</source>
        <translation>Permanent cards</translation>
    </message>
    <message>
        <source>How many, fields and quarries not counted: %1 to %2.</source>
        <translation>How many, fields and quarries not counted: %1 to %2.</translation>
    </message>
    <message>
        <source>Fields</source>
        <translation>Fields</translation>
    </message>
    <message>
        <source>Without the start field, unless it was improved.</source>
        <translation>Without the start field, unless it was improved.</translation>
    </message>
    <message>
        <source>Quarries</source>
        <translation>Quarries</translation>
    </message>
    <message>
        <source>Without the start quarry.</source>
        <translation>Without the start quarry.</translation>
    </message>
    <message>
        <source>All but fields and quarries. A card that improved a field is named with the field.</source>
        <translation>All but fields and quarries. A card that improved a field is named with the field.</translation>
    </message>
    <message>
        <source>Built: left pillar</source>
        <translation>Built: left pillar</translation>
    </message>
    <message>
        <source>Built: right pillar</source>
        <translation>Built: right pillar</translation>
    </message>
    <message>
        <source>Built: columns</source>
        <translation>Built: columns</translation>
    </message>
    <message>
        <source>Built: stones above the columns</source>
        <translation>Built: stones above the columns</translation>
    </message>
    <message>
        <source>Strength, %1</source>
        <translation>Strength, %1</translation>
    </message>
    <message>
        <source>Grain, %1</source>
        <translation>Grain, %1</translation>
    </message>
    <message numerus="yes">
        <source>How many of %n space(s) are built, no matter by whom.</source>
        <translation>
            <numerusform>How many of %n space are built, no matter by whom.</numerusform>
            <numerusform>How many of %n spaces are built, no matter by whom.</numerusform>
        </translation>
    </message>
    <message>
        <source>How many, %1 to %2; or exactly where, as row and space: 1.2 1.3.</source>
        <translation>How many, %1 to %2; or exactly where, as row and space: 1.2 1.3.</translation>
    </message>
    <message numerus="yes">
        <source>of %n space(s), no matter whose</source>
        <translation>
            <numerusform>of %n space, no matter whose</numerusform>
            <numerusform>of %n spaces, no matter whose</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>What is asked for, and of which player.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>On the board, across</source>
        <translation>On the board, across</translation>
    </message>
    <message>
        <source>Per player, down</source>
        <translation>Per player, down</translation>
    </message>
    <message>
        <source>A sum, or the values of the tiles: 4 5 2.</source>
        <translation>A sum, or the values of the tiles: 4 5 2.</translation>
    </message>
    <message>
        <source>Spaces are row and number, each once: 1.2 1.3.</source>
        <translation>Spaces are row and number, each once: 1.2 1.3.</translation>
    </message>
    <message>
        <source>This should be a whole number.</source>
        <translation>This should be a whole number.</translation>
    </message>
    <message>
        <source>%1 to %2 is possible.</source>
        <translation>%1 to %2 is possible.</translation>
    </message>
    <message numerus="yes">
        <source>Going by the rest, %n of these spaces are built.</source>
        <translation>
            <numerusform>Going by the rest, %n of these spaces is built.</numerusform>
            <numerusform>Going by the rest, %n of these spaces are built.</numerusform>
        </translation>
    </message>
    <message>
        <source>Together that is %1, but there is room for only %2.</source>
        <translation>Together that is %1, but there is room for only %2.</translation>
    </message>
    <message>
        <source>This does not fit the other numbers. Expected: %1.</source>
        <translation>This does not fit the other numbers. Expected: %1.</translation>
    </message>
    <message>
        <source>Another player has one of these cards, or it is not in the game.</source>
        <translation>Another player has one of these cards, or it is not in the game.</translation>
    </message>
    <message>
        <source>Two players have this place.</source>
        <translation>Two players have this place.</translation>
    </message>
    <message>
        <source>Two players have this tile.</source>
        <translation>Two players have this tile.</translation>
    </message>
    <message>
        <source>The tomb tiles in the box do not give this.</source>
        <translation>The tomb tiles in the box do not give this.</translation>
    </message>
    <message>
        <source>With the others that is %1, more than all quarries together.</source>
        <translation>With the others that is %1, more than all quarries together.</translation>
    </message>
    <message>
        <source>With the others that is more than all fields of the box.</source>
        <translation>With the others that is more than all fields of the box.</translation>
    </message>
    <message>
        <source>With the others that is more than the box has.</source>
        <translation>With the others that is more than the box has.</translation>
    </message>
    <message>
        <source>There are not so many of these cards: %1.</source>
        <translation>There are not so many of these cards: %1.</translation>
    </message>
    <message>
        <source>Expected: %1.</source>
        <translation>Expected: %1.</translation>
    </message>
    <message>
        <source>Nobody has: %1</source>
        <translation>Nobody has: %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>Stones on a building, and its spaces.</extracomment>
        <translation>%1 of %2</translation>
    </message>
    <message>
        <source>Several markers on one space: 1 is in front and came first.</source>
        <translation>Several markers on one space: 1 is in front and came first.</translation>
    </message>
</context>
<context>
    <name>PositionHistory</name>
    <message>
        <source>%1, %2</source>
        <extracomment>a player and what was entered for him: &quot;Red, Stones left&quot;</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1: –</source>
        <extracomment>a field that was emptied, in the list of what was done: &quot;Red, Stones left: –&quot;</extracomment>
        <translation>%1: –</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a field and what was entered there: &quot;Red, Stones left: 7&quot;</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>New end position</source>
        <translation>New end position</translation>
    </message>
    <message>
        <source>Printed values</source>
        <translation>Printed values</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message>
        <source>Name of player %1</source>
        <translation>Name of player %1</translation>
    </message>
    <message>
        <source>Colour of player %1</source>
        <translation>Colour of player %1</translation>
    </message>
    <message>
        <source>Bid of player %1</source>
        <translation>Bid of player %1</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>The set of rules that was played by.</extracomment>
        <translation>Rules</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Title</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Day</translation>
    </message>
    <message>
        <source>Everything is asked for</source>
        <translation>Everything is asked for</translation>
    </message>
    <message>
        <source>Only what can matter is asked for</source>
        <translation>Only what can matter is asked for</translation>
    </message>
    <message>
        <source>%1: added %2</source>
        <extracomment>%1: &quot;Red, Sphinx cards&quot;; %2: the card</extracomment>
        <translation>%1: added %2</translation>
    </message>
    <message>
        <source>%1: taken away %2</source>
        <translation>%1: taken away %2</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>yes</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>Beginning</source>
        <extracomment>where the list of everything that was done begins</extracomment>
        <translation>Beginning</translation>
    </message>
    <message>
        <source>Disputed: %1</source>
        <extracomment>%1: what is disputed: &quot;Red, Stones left: 7&quot;</extracomment>
        <translation>Disputed: %1</translation>
    </message>
    <message>
        <source>Settled: %1</source>
        <extracomment>%1: what is not disputed any more: &quot;Red, Stones left: 7&quot;</extracomment>
        <translation>Settled: %1</translation>
    </message>
</context>
<context>
    <name>PositionSummary</name>
    <message>
        <source>%1. %2 %3</source>
        <extracomment>Place in the ranking, player, result.</extracomment>
        <translation>%1. %2 %3</translation>
    </message>
</context>
<context>
    <name>Printed</name>
    <message>
        <source>Number of players</source>
        <translation>Number of players</translation>
    </message>
    <message>
        <source>Number of rounds</source>
        <translation>Number of rounds</translation>
    </message>
    <message>
        <source>Stones of a player</source>
        <translation>Stones of a player</translation>
    </message>
    <message>
        <source>Stones used as markers</source>
        <translation>Stones used as markers</translation>
    </message>
    <message>
        <source>Colours of the crews</source>
        <translation>Colours of the crews</translation>
    </message>
    <message>
        <source>Names of the building sites</source>
        <translation>Names of the building sites</translation>
    </message>
    <message>
        <source>Backs of the Nile cards</source>
        <translation>Backs of the Nile cards</translation>
    </message>
    <message>
        <source>Ships of a player</source>
        <translation>Ships of a player</translation>
    </message>
    <message>
        <source>Stones at the start</source>
        <translation>Stones at the start</translation>
    </message>
    <message>
        <source>Yield of the start quarry</source>
        <translation>Yield of the start quarry</translation>
    </message>
    <message>
        <source>Grain of the start field</source>
        <translation>Grain of the start field</translation>
    </message>
    <message>
        <source>End of the stone track</source>
        <translation>End of the stone track</translation>
    </message>
    <message>
        <source>Strengths of the crews at the start</source>
        <translation>Strengths of the crews at the start</translation>
    </message>
    <message>
        <source>Ends of the strength tracks</source>
        <translation>Ends of the strength tracks</translation>
    </message>
    <message>
        <source>Order of the stops on the Nile</source>
        <translation>Order of the stops on the Nile</translation>
    </message>
    <message>
        <source>Crews pictured at Thebae</source>
        <translation>Crews pictured at Thebae</translation>
    </message>
    <message>
        <source>Crews pictured at Selinon</source>
        <translation>Crews pictured at Selinon</translation>
    </message>
    <message>
        <source>Crews pictured at Beni Hasan</source>
        <translation>Crews pictured at Beni Hasan</translation>
    </message>
    <message>
        <source>Stones at Alyi</source>
        <translation>Stones at Alyi</translation>
    </message>
    <message>
        <source>Building spaces of a site</source>
        <translation>Building spaces of a site</translation>
    </message>
    <message>
        <source>Building spaces of a site with 2 or 3 players</source>
        <translation>Building spaces of a site with 2 or 3 players</translation>
    </message>
    <message>
        <source>Points for participation</source>
        <translation>Points for participation</translation>
    </message>
    <message>
        <source>Sphinx cards drawn at most</source>
        <translation>Sphinx cards drawn at most</translation>
    </message>
    <message>
        <source>Rows of the obelisk</source>
        <translation>Rows of the obelisk</translation>
    </message>
    <message>
        <source>Rows of the pyramid</source>
        <translation>Rows of the pyramid</translation>
    </message>
    <message>
        <source>Supporting stones in the pyramid</source>
        <translation>Supporting stones in the pyramid</translation>
    </message>
    <message>
        <source>Order of the parts of the temple</source>
        <translation>Order of the parts of the temple</translation>
    </message>
    <message>
        <source>Spaces of the temple</source>
        <translation>Spaces of the temple</translation>
    </message>
    <message>
        <source>Number of tomb spaces</source>
        <translation>Number of tomb spaces</translation>
    </message>
    <message>
        <source>Open tomb tiles</source>
        <translation>Open tomb tiles</translation>
    </message>
    <message>
        <source>Number of tomb tiles</source>
        <translation>Number of tomb tiles</translation>
    </message>
    <message>
        <source>Values of the tomb tiles</source>
        <translation>Values of the tomb tiles</translation>
    </message>
    <message>
        <source>Points for the sum of the tombs</source>
        <translation>Points for the sum of the tombs</translation>
    </message>
    <message>
        <source>Steps of the stone market</source>
        <translation>Steps of the stone market</translation>
    </message>
    <message>
        <source>Stones on the last step of the stone market</source>
        <translation>Stones on the last step of the stone market</translation>
    </message>
    <message>
        <source>Steps of the stone market that allow selling</source>
        <translation>Steps of the stone market that allow selling</translation>
    </message>
    <message>
        <source>Stones sold for a point</source>
        <translation>Stones sold for a point</translation>
    </message>
    <message>
        <source>Penalties of the grain market</source>
        <translation>Penalties of the grain market</translation>
    </message>
    <message>
        <source>Points on the last step of the grain market</source>
        <translation>Points on the last step of the grain market</translation>
    </message>
    <message>
        <source>Nile card “%1”</source>
        <translation>Nile card “%1”</translation>
    </message>
    <message>
        <source>Sphinx card “%1”</source>
        <translation>Sphinx card “%1”</translation>
    </message>
</context>
<context>
    <name>PrintedPage</name>
    <message>
        <source>Pieces and start</source>
        <translation>Pieces and start</translation>
    </message>
    <message>
        <source>Order of the stops</source>
        <translation>Order of the stops</translation>
    </message>
    <message>
        <source>Round spaces</source>
        <translation>Round spaces</translation>
    </message>
    <message>
        <source>Strength tracks</source>
        <translation>Strength tracks</translation>
    </message>
    <message>
        <source>Both markets</source>
        <translation>Both markets</translation>
    </message>
    <message>
        <source>The obelisk</source>
        <translation>The obelisk</translation>
    </message>
    <message>
        <source>The pyramid</source>
        <translation>The pyramid</translation>
    </message>
    <message>
        <source>The temple</source>
        <translation>The temple</translation>
    </message>
    <message>
        <source>The tombs</source>
        <translation>The tombs</translation>
    </message>
    <message>
        <source>Grain fields and quarries</source>
        <translation>Grain fields and quarries</translation>
    </message>
    <message>
        <source>Other Nile cards</source>
        <translation>Other Nile cards</translation>
    </message>
    <message>
        <source>Sphinx cards</source>
        <translation>Sphinx cards</translation>
    </message>
    <message>
        <source>Look at the box and at the player tableau in front of each player.</source>
        <translation>Look at the box and at the player tableau in front of each player.</translation>
    </message>
    <message>
        <source>Look at the board. Go down the Nile, stop by stop.</source>
        <translation>Look at the board. Go down the Nile, stop by stop.</translation>
    </message>
    <message>
        <source>Look at the round spaces beside the Nile and at the crews pictured there.</source>
        <translation>Look at the round spaces beside the Nile and at the crews pictured there.</translation>
    </message>
    <message>
        <source>Look at the track of each crew: where it starts and where it ends.</source>
        <translation>Look at the track of each crew: where it starts and where it ends.</translation>
    </message>
    <message>
        <source>Look at both markets on the board. Begin at the top step.</source>
        <translation>Look at both markets on the board. Begin at the top step.</translation>
    </message>
    <message>
        <source>Look at the obelisk on the board. Begin with the lowest row.</source>
        <translation>Look at the obelisk on the board. Begin with the lowest row.</translation>
    </message>
    <message>
        <source>Look at the pyramid on the board. Begin with the lowest row.</source>
        <translation>Look at the pyramid on the board. Begin with the lowest row.</translation>
    </message>
    <message>
        <source>Look at the temple on the board, part by part.</source>
        <translation>Look at the temple on the board, part by part.</translation>
    </message>
    <message>
        <source>Look at the tombs on the board and at the backs and fronts of their tiles.</source>
        <translation>Look at the tombs on the board and at the backs and fronts of their tiles.</translation>
    </message>
    <message>
        <source>Take out all Nile cards with grain fields or quarries.</source>
        <translation>Take out all Nile cards with grain fields or quarries.</translation>
    </message>
    <message>
        <source>Go through the other Nile cards, deck by deck.</source>
        <translation>Go through the other Nile cards, deck by deck.</translation>
    </message>
    <message>
        <source>Go through all Sphinx cards. Do this before a game, not during one.</source>
        <translation>Go through all Sphinx cards. Do this before a game, not during one.</translation>
    </message>
</context>
<context>
    <name>PrintedPlace</name>
    <message>
        <source>Value of row %1 of the obelisk</source>
        <translation>Value of row %1 of the obelisk</translation>
    </message>
    <message>
        <source>Look at the board: what is printed on row %1 of the obelisk?</source>
        <translation>Look at the board: what is printed on row %1 of the obelisk?</translation>
    </message>
    <message>
        <source>Spaces in row %1 of the obelisk</source>
        <translation>Spaces in row %1 of the obelisk</translation>
    </message>
    <message>
        <source>Look at the board: how many spaces does row %1 of the obelisk have?</source>
        <translation>Look at the board: how many spaces does row %1 of the obelisk have?</translation>
    </message>
    <message>
        <source>Value of row %1 of the pyramid</source>
        <translation>Value of row %1 of the pyramid</translation>
    </message>
    <message>
        <source>Look at the board: what is printed on row %1 of the pyramid?</source>
        <translation>Look at the board: what is printed on row %1 of the pyramid?</translation>
    </message>
    <message>
        <source>Spaces in row %1 of the pyramid</source>
        <translation>Spaces in row %1 of the pyramid</translation>
    </message>
    <message>
        <source>Look at the board: how many spaces does row %1 of the pyramid have?</source>
        <translation>Look at the board: how many spaces does row %1 of the pyramid have?</translation>
    </message>
    <message>
        <source>Stones that a stone of the pyramid rests on</source>
        <translation>Stones that a stone of the pyramid rests on</translation>
    </message>
    <message>
        <source>Look at the pyramid: on how many stones below does a stone rest?</source>
        <translation>Look at the pyramid: on how many stones below does a stone rest?</translation>
    </message>
    <message>
        <source>End of the strength track (%1)</source>
        <translation>End of the strength track (%1)</translation>
    </message>
    <message>
        <source>Look at the strength track (%1): what is its last number?</source>
        <translation>Look at the strength track (%1): what is its last number?</translation>
    </message>
    <message>
        <source>Strength at the start (%1)</source>
        <translation>Strength at the start (%1)</translation>
    </message>
    <message>
        <source>Look at the strength track (%1): what is its first number?</source>
        <translation>Look at the strength track (%1): what is its first number?</translation>
    </message>
    <message>
        <source>Steps of the stone market</source>
        <translation>Steps of the stone market</translation>
    </message>
    <message>
        <source>Look at the board: how many steps does the stone market have, top step included?</source>
        <translation>Look at the board: how many steps does the stone market have, top step included?</translation>
    </message>
    <message>
        <source>Penalty on step %1 of the grain market</source>
        <translation>Penalty on step %1 of the grain market</translation>
    </message>
    <message>
        <source>Look at the grain market: how many points does missing grain cost on step %1?</source>
        <translation>Look at the grain market: how many points does missing grain cost on step %1?</translation>
    </message>
    <message>
        <source>Points in line %1 of the tomb table</source>
        <translation>Points in line %1 of the tomb table</translation>
    </message>
    <message>
        <source>Look at the tombs: how many points stand in line %1 of their table?</source>
        <translation>Look at the tombs: how many points stand in line %1 of their table?</translation>
    </message>
    <message>
        <source>End of line %1 of the tomb table</source>
        <translation>End of line %1 of the tomb table</translation>
    </message>
    <message>
        <source>Look at the tombs: up to which sum does line %1 of their table go?</source>
        <translation>Look at the tombs: up to which sum does line %1 of their table go?</translation>
    </message>
    <message>
        <source>Points for participation, step %1</source>
        <translation>Points for participation, step %1</translation>
    </message>
    <message>
        <source>Look at the board: how many points does participation give on step %1?</source>
        <translation>Look at the board: how many points does participation give on step %1?</translation>
    </message>
    <message>
        <source>Stones at the start with tile %1</source>
        <translation>Stones at the start with tile %1</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) on the last step</source>
        <translation>
            <numerusform>%n player on the last step</numerusform>
            <numerusform>%n players on the last step</numerusform>
        </translation>
    </message>
    <message>
        <source>Value of %1</source>
        <translation>Value of %1</translation>
    </message>
    <message>
        <source>%1: points with %2</source>
        <translation>%1: points with %2</translation>
    </message>
    <message>
        <source>%1: points</source>
        <translation>%1: points</translation>
    </message>
    <message>
        <source>Look at the board: what is printed on %1?</source>
        <translation>Look at the board: what is printed on %1?</translation>
    </message>
    <message>
        <source>Look at the %1: how many points with %2?</source>
        <translation>Look at the %1: how many points with %2?</translation>
    </message>
    <message>
        <source>Look at the %1: how many points does it give?</source>
        <translation>Look at the %1: how many points does it give?</translation>
    </message>
    <message>
        <source>%1: which number is printed there?</source>
        <translation>%1: which number is printed there?</translation>
    </message>
    <message>
        <source>Look at the set-up in the rulebook: how many stones does tile %1 give at the start?</source>
        <translation>Look at the set-up in the rulebook: how many stones does tile %1 give at the start?</translation>
    </message>
</context>
<context>
    <name>PrintedReason</name>
    <message>
        <source>Stated in the rulebooks.</source>
        <translation>Stated in the rulebooks.</translation>
    </message>
    <message>
        <source>The rulebooks take 4 of the 24 stones as markers.</source>
        <translation>The rulebooks take 4 of the 24 stones as markers.</translation>
    </message>
    <message>
        <source>The rulebooks name no crews; the tiles show figures in kilts of these colours.</source>
        <translation>The rulebooks name no crews; the tiles show figures in kilts of these colours.</translation>
    </message>
    <message>
        <source>The rulebooks’ text does not name the sites; to be checked on the board.</source>
        <translation>The rulebooks’ text does not name the sites; to be checked on the board.</translation>
    </message>
    <message>
        <source>The only value that fits all three feeding examples.</source>
        <translation>The only value that fits all three feeding examples.</translation>
    </message>
    <message>
        <source>The rulebooks do not say; one report speaks of up to nine of each.</source>
        <translation>The rulebooks do not say; one report speaks of up to nine of each.</translation>
    </message>
    <message>
        <source>The order of round spaces and building sites is deduced; where the card spaces lie between them is assumed.</source>
        <translation>The order of round spaces and building sites is deduced; where the card spaces lie between them is assumed.</translation>
    </message>
    <message>
        <source>That two normal crews are pictured is certain; which two is not.</source>
        <translation>That two normal crews are pictured is certain; which two is not.</translation>
    </message>
    <message>
        <source>Stated in the rulebooks for 2 and 3 players.</source>
        <translation>Stated in the rulebooks for 2 and 3 players.</translation>
    </message>
    <message>
        <source>At least 9 rows, starting with 1 and 2, are certain; one space in each is assumed.</source>
        <translation>At least 9 rows, starting with 1 and 2, are certain; one space in each is assumed.</translation>
    </message>
    <message>
        <source>That the spaces of value 2 lie above the bottom row is certain; the number of rows and spaces is assumed.</source>
        <translation>That the spaces of value 2 lie above the bottom row is certain; the number of rows and spaces is assumed.</translation>
    </message>
    <message>
        <source>That a stone rests on the row below is certain; on how many is assumed.</source>
        <translation>That a stone rests on the row below is certain; on how many is assumed.</translation>
    </message>
    <message>
        <source>The rulebooks’ text does not say; to be checked on the board.</source>
        <translation>The rulebooks’ text does not say; to be checked on the board.</translation>
    </message>
    <message>
        <source>A tile of 4 stands in an example; the others are assumed. Used only for checks: a tile’s value is entered when it is turned up.</source>
        <translation>A tile of 4 stands in an example; the others are assumed. Used only for checks: a tile’s value is entered when it is turned up.</translation>
    </message>
    <message>
        <source>The rulebooks do not say how many steps there are.</source>
        <translation>The rulebooks do not say how many steps there are.</translation>
    </message>
    <message>
        <source>3 down to 1, with 1 on the last two steps and a step of 2, is certain; the number of steps is assumed.</source>
        <translation>3 down to 1, with 1 on the last two steps and a step of 2, is certain; the number of steps is assumed.</translation>
    </message>
    <message>
        <source>Stated in a rulebook or its examples, and in the online card table.</source>
        <translation>Stated in a rulebook or its examples, and in the online card table.</translation>
    </message>
    <message>
        <source>Listed in the card table of the online rules; the decks add up to the printed sizes.</source>
        <translation>Listed in the card table of the online rules; the decks add up to the printed sizes.</translation>
    </message>
    <message>
        <source>Follows from the number of cards in each deck and the three values the rules speak of.</source>
        <translation>Follows from the number of cards in each deck and the three values the rules speak of.</translation>
    </message>
    <message>
        <source>As in the online card table; a rulebook caption can be read with 6 and 7 the other way round.</source>
        <translation>As in the online card table; a rulebook caption can be read with 6 and 7 the other way round.</translation>
    </message>
    <message>
        <source>That there are two different cards is certain; what they picture is assumed.</source>
        <translation>That there are two different cards is certain; what they picture is assumed.</translation>
    </message>
    <message>
        <source>The condition is known; what it is worth is assumed.</source>
        <translation>The condition is known; what it is worth is assumed.</translation>
    </message>
    <message>
        <source>That there are such cards is certain; which parts they name is assumed.</source>
        <translation>That there are such cards is certain; which parts they name is assumed.</translation>
    </message>
    <message>
        <source>No text says what it is worth.</source>
        <translation>No text says what it is worth.</translation>
    </message>
    <message>
        <source>Only the points for 3 players are known.</source>
        <translation>Only the points for 3 players are known.</translation>
    </message>
    <message>
        <source>7 points for 3 players stand in an example.</source>
        <translation>7 points for 3 players stand in an example.</translation>
    </message>
    <message>
        <source>Taken to be as for the stone market.</source>
        <translation>Taken to be as for the stone market.</translation>
    </message>
    <message>
        <source>The rulebooks speak of the pictured crew; one card for each of the four fits the number of cards.</source>
        <translation>The rulebooks speak of the pictured crew; one card for each of the four fits the number of cards.</translation>
    </message>
    <message>
        <source>An example gives 4 points for strength 4.</source>
        <translation>An example gives 4 points for strength 4.</translation>
    </message>
    <message>
        <source>Taken to be as for the yellow-green fields.</source>
        <translation>Taken to be as for the yellow-green fields.</translation>
    </message>
    <message>
        <source>Stands in an example.</source>
        <translation>Stands in an example.</translation>
    </message>
    <message>
        <source>That there are cards for reaching a last step oneself is certain; for which markets is assumed.</source>
        <translation>That there are cards for reaching a last step oneself is certain; for which markets is assumed.</translation>
    </message>
</context>
<context>
    <name>Prompt</name>
    <message numerus="yes">
        <source>%n ship(s) left</source>
        <translation>
            <numerusform>%n ship left</numerusform>
            <numerusform>%n ships left</numerusform>
        </translation>
    </message>
    <message>
        <source>Anywhere on the river. %1.</source>
        <translation>Anywhere on the river. %1.</translation>
    </message>
    <message>
        <source>Downstream %1. %2.</source>
        <translation>Downstream %1. %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n stone(s) at hand</source>
        <translation>
            <numerusform>%n stone at hand</numerusform>
            <numerusform>%n stones at hand</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 draws %2</source>
        <translation>%1 draws %2</translation>
    </message>
    <message>
        <source>How many cards? %1.</source>
        <translation>How many cards? %1.</translation>
    </message>
    <message>
        <source>%1 builds %2</source>
        <translation>%1 builds %2</translation>
    </message>
    <message>
        <source>Press the spaces. %1.</source>
        <translation>Press the spaces. %1.</translation>
    </message>
    <message>
        <source>%1 builds</source>
        <translation>%1 builds</translation>
    </message>
    <message>
        <source>Lay out the Nile cards</source>
        <translation>Lay out the Nile cards</translation>
    </message>
    <message>
        <source>The quarries yield stones</source>
        <translation>The quarries yield stones</translation>
    </message>
    <message>
        <source>Move the stone markers.</source>
        <translation>Move the stone markers.</translation>
    </message>
    <message>
        <source>Points for participation</source>
        <translation>Points for participation</translation>
    </message>
    <message>
        <source>Move the score markers.</source>
        <translation>Move the score markers.</translation>
    </message>
    <message>
        <source>New player order</source>
        <translation>New player order</translation>
    </message>
    <message>
        <source>Hand out the order tiles.</source>
        <translation>Hand out the order tiles.</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>The game is over</translation>
    </message>
    <message>
        <source>Here is who wins.</source>
        <translation>Here is who wins.</translation>
    </message>
    <message>
        <source>You are looking at the past</source>
        <translation>You are looking at the past</translation>
    </message>
    <message>
        <source>The table after entry %1 of %2.</source>
        <translation>The table after entry %1 of %2.</translation>
    </message>
    <message>
        <source>%1 may take a leftover card</source>
        <translation>%1 may take a leftover card</translation>
    </message>
    <message>
        <source>Press a card left on the river.</source>
        <translation>Press a card left on the river.</translation>
    </message>
    <message>
        <source>Feed the crews</source>
        <translation>Feed the crews</translation>
    </message>
    <message>
        <source>Feed the crews: %1</source>
        <extracomment>Several players are asked one after the other; %1 is the one asked now.</extracomment>
        <translation>Feed the crews: %1</translation>
    </message>
    <message>
        <source>Whoever is short goes back.</source>
        <translation>Whoever is short goes back.</translation>
    </message>
    <message>
        <source>Final scoring: %1</source>
        <translation>Final scoring: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n Sphinx card(s) kept.</source>
        <translation>
            <numerusform>%n Sphinx card kept.</numerusform>
            <numerusform>%n Sphinx cards kept.</numerusform>
        </translation>
    </message>
    <message>
        <source>Which card lies there? Press its space.</source>
        <translation>Which card lies there? Press its space.</translation>
    </message>
    <message>
        <source>Name a card</source>
        <translation>Name a card</translation>
    </message>
    <message>
        <source>More helping cards</source>
        <translation>More helping cards</translation>
    </message>
    <message>
        <source>Enter</source>
        <extracomment>To enter what was chosen at the table.</extracomment>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Laid out</source>
        <translation>Laid out</translation>
    </message>
    <message>
        <source>Fed</source>
        <translation>Fed</translation>
    </message>
    <message>
        <source>%1 draws %2, keeps %3</source>
        <translation>%1 draws %2, keeps %3</translation>
    </message>
    <message numerus="yes">
        <source>%n stone(s) left</source>
        <translation>
            <numerusform>%n stone left</numerusform>
            <numerusform>%n stones left</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 builds %2 with strength %3, %4</source>
        <translation>%1 builds %2 with strength %3, %4</translation>
    </message>
    <message numerus="yes">
        <source>%n stone(s) short</source>
        <translation>
            <numerusform>%n stone short</numerusform>
            <numerusform>%n stones short</numerusform>
        </translation>
    </message>
    <message>
        <source>Press a space to name the cards from there on.</source>
        <translation>Press a space to name the cards from there on.</translation>
    </message>
    <message>
        <source>Nile cards named: %1 of %2</source>
        <translation>Nile cards named: %1 of %2</translation>
    </message>
    <message>
        <source>passes</source>
        <extracomment>After a player&apos;s name: &quot;Anna passes&quot;.</extracomment>
        <translation>passes</translation>
    </message>
    <message>
        <source>does not build</source>
        <extracomment>After a player&apos;s name: &quot;Anna does not build&quot;.</extracomment>
        <translation>does not build</translation>
    </message>
    <message>
        <source>takes no card</source>
        <extracomment>After a player&apos;s name: &quot;Anna takes no card&quot;.</extracomment>
        <translation>takes no card</translation>
    </message>
    <message>
        <source>Leave it without a name</source>
        <translation>Leave it without a name</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Next</translation>
    </message>
    <message>
        <source>Leave it</source>
        <extracomment>An earlier entry that was to be changed, but says what it said: it stays.</extracomment>
        <translation>Leave it</translation>
    </message>
    <message>
        <source>%1 places a ship</source>
        <translation>%1 places a ship</translation>
    </message>
</context>
<context>
    <name>PyramidionCardMove</name>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n card in hand</numerusform>
            <numerusform>%n cards in hand</numerusform>
        </translation>
    </message>
    <message>
        <source>plays %4 as card %2</source>
        <translation>plays %4 as card %2</translation>
    </message>
    <message>
        <source>draws a card</source>
        <translation>draws a card</translation>
    </message>
    <message>
        <source>discards %4</source>
        <translation>discards %4</translation>
    </message>
    <message>
        <source>%4 (card %1) off the site</source>
        <translation>%4 (card %1) off the site</translation>
    </message>
    <message>
        <source>takes card %1 back in hand</source>
        <translation>takes card %1 back in hand</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) off the site, basic cards to their owners</source>
        <translation>
            <numerusform>%n card off the site, basic cards to their owners</numerusform>
            <numerusform>%n cards off the site, basic cards to their owners</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discards shuffled into a pile of %n card(s)</source>
        <translation>
            <numerusform>Discards shuffled into a pile of %n card</numerusform>
            <numerusform>Discards shuffled into a pile of %n cards</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards in the draw pile: %2</source>
        <translation>Cards in the draw pile: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n boat(s) turned up</source>
        <translation>
            <numerusform>%n boat turned up</numerusform>
            <numerusform>%n boats turned up</numerusform>
        </translation>
    </message>
    <message>
        <source>Another boat at place %2 of the row</source>
        <translation>Another boat at place %2 of the row</translation>
    </message>
    <message>
        <source>draws a boat, open and reserved</source>
        <translation>draws a boat, open and reserved</translation>
    </message>
    <message>
        <source>takes boat %3 of the row, face down</source>
        <translation>takes boat %3 of the row, face down</translation>
    </message>
    <message>
        <source>loaded boats: %2</source>
        <translation>loaded boats: %2</translation>
    </message>
    <message>
        <source>takes the reserved boat, face down</source>
        <translation>takes the reserved boat, face down</translation>
    </message>
    <message>
        <source>reserved boat to the discards</source>
        <translation>reserved boat to the discards</translation>
    </message>
    <message numerus="yes">
        <source>Discarded boats shuffled into a pile of %n boat(s)</source>
        <translation>
            <numerusform>Discarded boats shuffled into a pile of %n boat</numerusform>
            <numerusform>Discarded boats shuffled into a pile of %n boats</numerusform>
        </translation>
    </message>
    <message>
        <source>Boats in the pile: %2</source>
        <translation>Boats in the pile: %2</translation>
    </message>
    <message>
        <source>Next supply card turned up</source>
        <translation>Next supply card turned up</translation>
    </message>
    <message>
        <source>Supply cards in the pile: %2</source>
        <translation>Supply cards in the pile: %2</translation>
    </message>
    <message>
        <source>Revolt marker turned: %2</source>
        <translation>Revolt marker turned: %2</translation>
    </message>
</context>
<context>
    <name>PyramidionEffect</name>
    <message>
        <source>%1 more, %2 now</source>
        <translation>%1 more, %2 now</translation>
    </message>
    <message>
        <source>%1 less, %2 now</source>
        <translation>%1 less, %2 now</translation>
    </message>
    <message>
        <source>%1 onto %2</source>
        <translation>%1 onto %2</translation>
    </message>
    <message>
        <source>%1 home from %2</source>
        <translation>%1 home from %2</translation>
    </message>
    <message>
        <source>Round %1: %2</source>
        <extracomment>%1 = number of the round, %2 = phase</extracomment>
        <translation>Round %1: %2</translation>
    </message>
    <message>
        <source>place %1 in the player order</source>
        <translation>place %1 in the player order</translation>
    </message>
    <message>
        <source>Most torturer troops on sites</source>
        <translation>Most torturer troops on sites</translation>
    </message>
    <message>
        <source>All loaded boats</source>
        <translation>All loaded boats</translation>
    </message>
    <message>
        <source>Loaded boat %1</source>
        <translation>Loaded boat %1</translation>
    </message>
</context>
<context>
    <name>PyramidionEntry</name>
    <message>
        <source>Player order %1</source>
        <translation>Player order %1</translation>
    </message>
    <message>
        <source>New boats</source>
        <translation>New boats</translation>
    </message>
    <message>
        <source>Next supply card</source>
        <translation>Next supply card</translation>
    </message>
    <message>
        <source>%1 takes %2 from %3</source>
        <translation>%1 takes %2 from %3</translation>
    </message>
    <message>
        <source>a boat for %1</source>
        <translation>a boat for %1</translation>
    </message>
    <message>
        <source>%1 activates %2</source>
        <translation>%1 activates %2</translation>
    </message>
    <message>
        <source>once more %1</source>
        <translation>once more %1</translation>
    </message>
    <message>
        <source>gets %1</source>
        <translation>gets %1</translation>
    </message>
    <message>
        <source>sends the %1 of this site home</source>
        <translation>sends the %1 of this site home</translation>
    </message>
    <message>
        <source>%1 plays the basic card %2</source>
        <translation>%1 plays the basic card %2</translation>
    </message>
    <message>
        <source>%1 plays %2</source>
        <translation>%1 plays %2</translation>
    </message>
    <message>
        <source>discards %1 to recruit</source>
        <translation>discards %1 to recruit</translation>
    </message>
    <message>
        <source>%1 passes</source>
        <translation>%1 passes</translation>
    </message>
    <message>
        <source>Revolt</source>
        <translation>Revolt</translation>
    </message>
    <message>
        <source>influence %1, negotiation %2</source>
        <translation>influence %1, negotiation %2</translation>
    </message>
    <message>
        <source>Minima of %1</source>
        <translation>Minima of %1</translation>
    </message>
    <message>
        <source>Corner of %1</source>
        <translation>Corner of %1</translation>
    </message>
    <message>
        <source>%1 takes no card back</source>
        <translation>%1 takes no card back</translation>
    </message>
    <message>
        <source>%1 takes back card %2</source>
        <translation>%1 takes back card %2</translation>
    </message>
    <message>
        <source>%1 does not trade</source>
        <translation>%1 does not trade</translation>
    </message>
    <message>
        <source>%1 trades workers for %2</source>
        <translation>%1 trades workers for %2</translation>
    </message>
    <message>
        <source>statues as %1</source>
        <translation>statues as %1</translation>
    </message>
    <message>
        <source>%1 fetches %2</source>
        <translation>%1 fetches %2</translation>
    </message>
    <message>
        <source>fetched statues as %1</source>
        <translation>fetched statues as %1</translation>
    </message>
    <message>
        <source>%1 loads the reserved boat</source>
        <translation>%1 loads the reserved boat</translation>
    </message>
    <message>
        <source>%1 loads boat %2 of the row</source>
        <translation>%1 loads boat %2 of the row</translation>
    </message>
    <message>
        <source>%1 loads no boat now</source>
        <translation>%1 loads no boat now</translation>
    </message>
    <message>
        <source>Nobody claims to have reached the target</source>
        <translation>Nobody claims to have reached the target</translation>
    </message>
    <message>
        <source>Target reached</source>
        <translation>Target reached</translation>
    </message>
    <message>
        <source>Points of the boats</source>
        <translation>Points of the boats</translation>
    </message>
    <message>
        <source>%1 gets %2 from the supply</source>
        <translation>%1 gets %2 from the supply</translation>
    </message>
    <message>
        <source>%1 takes %2 from this site</source>
        <translation>%1 takes %2 from this site</translation>
    </message>
    <message>
        <source>A politician adds %2</source>
        <translation>A politician adds %2</translation>
    </message>
    <message>
        <source>A stonemason %1</source>
        <translation>A stonemason %1</translation>
    </message>
    <message>
        <source>A card %1</source>
        <translation>A card %1</translation>
    </message>
    <message>
        <source>revolt %1</source>
        <translation>revolt %1</translation>
    </message>
    <message>
        <source>influence before the revolt %1</source>
        <translation>influence before the revolt %1</translation>
    </message>
    <message>
        <source>minima raised by %1</source>
        <translation>minima raised by %1</translation>
    </message>
    <message>
        <source>Sums called out</source>
        <translation>Sums called out</translation>
    </message>
    <message>
        <source>Cards left in hand</source>
        <translation>Cards left in hand</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <extracomment>A revolt marker, its value and what it pictures: &quot;6 with 1 worker&quot;</extracomment>
        <translation>%1 with %2</translation>
    </message>
    <message>
        <source>takes order marker %1</source>
        <translation>takes order marker %1</translation>
    </message>
    <message>
        <source>swaps %1 for %2 from %3</source>
        <translation>swaps %1 for %2 from %3</translation>
    </message>
    <message>
        <source>sends the %1 of %2 home</source>
        <translation>sends the %1 of %2 home</translation>
    </message>
    <message>
        <source>doubles card %1</source>
        <translation>doubles card %1</translation>
    </message>
    <message>
        <source>removes card %1</source>
        <translation>removes card %1</translation>
    </message>
    <message>
        <source>chooses %1</source>
        <translation>chooses %1</translation>
    </message>
    <message>
        <source>raises both minima</source>
        <translation>raises both minima</translation>
    </message>
</context>
<context>
    <name>PyramidionFault</name>
    <message>
        <source>This belongs to “%3”, but now it is “%8”</source>
        <translation>This belongs to “%3”, but now it is “%8”</translation>
    </message>
    <message>
        <source>It is %3’s turn, not %1’s</source>
        <translation>It is %3’s turn, not %1’s</translation>
    </message>
    <message>
        <source>This makes no sense at this moment; please check the entry</source>
        <translation>This makes no sense at this moment; please check the entry</translation>
    </message>
    <message>
        <source>Pyramidion is for 2 to 4 players, not for %5</source>
        <translation>Pyramidion is for 2 to 4 players, not for %5</translation>
    </message>
    <message>
        <source>Everyone draws another number: 1, 2 and so on, without a gap</source>
        <translation>Everyone draws another number: 1, 2 and so on, without a gap</translation>
    </message>
    <message>
        <source>Here it has to be %4, not %5</source>
        <translation>Here it has to be %4, not %5</translation>
    </message>
    <message>
        <source>A boat needs at least 1 resource</source>
        <translation>A boat needs at least 1 resource</translation>
    </message>
    <message>
        <source>The points of this boat are missing</source>
        <translation>The points of this boat are missing</translation>
    </message>
    <message>
        <source>This boat is already somewhere else</source>
        <translation>This boat is already somewhere else</translation>
    </message>
    <message>
        <source>Nobody has a resource to choose at %2 now</source>
        <translation>Nobody has a resource to choose at %2 now</translation>
    </message>
    <message>
        <source>The negotiator troop at %2 is %3’s, not %1’s</source>
        <translation>The negotiator troop at %2 is %3’s, not %1’s</translation>
    </message>
    <message>
        <source>There is not even %3 at %2</source>
        <translation>There is not even %3 at %2</translation>
    </message>
    <message>
        <source>What is to be swapped with %2 is not all there</source>
        <translation>What is to be swapped with %2 is not all there</translation>
    </message>
    <message>
        <source>There is a sundial on %2; it has been activated in this round</source>
        <translation>There is a sundial on %2; it has been activated in this round</translation>
    </message>
    <message numerus="yes">
        <source>%1 has activated all of %n site(s)</source>
        <translation>
            <numerusform>%1 has activated all of %n site</numerusform>
            <numerusform>%1 has activated all of %n sites</numerusform>
        </translation>
    </message>
    <message>
        <source>At Karnak a boat is drawn, as long as there is one left</source>
        <translation>At Karnak a boat is drawn, as long as there is one left</translation>
    </message>
    <message>
        <source>%1 has passed at this site</source>
        <translation>%1 has passed at this site</translation>
    </message>
    <message>
        <source>%1 cannot have such a card in hand: %3</source>
        <translation>%1 cannot have such a card in hand: %3</translation>
    </message>
    <message>
        <source>No further card of this kind can be there: %3; there are %4</source>
        <translation>No further card of this kind can be there: %3; there are %4</translation>
    </message>
    <message>
        <source>This very card has been seen somewhere else: %3</source>
        <translation>This very card has been seen somewhere else: %3</translation>
    </message>
    <message>
        <source>At %2 it has to be said whether the card shows an ankh</source>
        <translation>At %2 it has to be said whether the card shows an ankh</translation>
    </message>
    <message>
        <source>A deity needs its category</source>
        <translation>A deity needs its category</translation>
    </message>
    <message>
        <source>This card can do something here, so it has to: %3</source>
        <translation>This card can do something here, so it has to: %3</translation>
    </message>
    <message>
        <source>Card %5 does not lie at this site</source>
        <translation>Card %5 does not lie at this site</translation>
    </message>
    <message>
        <source>Card %5 is nothing that this one can aim at: %3</source>
        <translation>Card %5 is nothing that this one can aim at: %3</translation>
    </message>
    <message>
        <source>There is no fitting %3 at %2</source>
        <translation>There is no fitting %3 at %2</translation>
    </message>
    <message>
        <source>There is no such troop at %2</source>
        <translation>There is no such troop at %2</translation>
    </message>
    <message>
        <source>The troop has to stand on the active site, not at %2</source>
        <translation>The troop has to stand on the active site, not at %2</translation>
    </message>
    <message>
        <source>The supply would need %6, but has only %7</source>
        <translation>The supply would need %6, but has only %7</translation>
    </message>
    <message>
        <source>In this game a statue cannot be the resource of choice</source>
        <translation>In this game a statue cannot be the resource of choice</translation>
    </message>
    <message>
        <source>With %2 it is %4 for %4, not %5</source>
        <translation>With %2 it is %4 for %4, not %5</translation>
    </message>
    <message>
        <source>%2 does nothing for this card</source>
        <translation>%2 does nothing for this card</translation>
    </message>
    <message>
        <source>Order marker %5 does not lie at Giza any more</source>
        <translation>Order marker %5 does not lie at Giza any more</translation>
    </message>
    <message>
        <source>%1 has an order marker already</source>
        <translation>%1 has an order marker already</translation>
    </message>
    <message>
        <source>%1 has to play a card here before passing</source>
        <translation>%1 has to play a card here before passing</translation>
    </message>
    <message numerus="yes">
        <source>%1 has played %n card(s) here, and that was all</source>
        <translation>
            <numerusform>%1 has played %n card here, and that was all</numerusform>
            <numerusform>%1 has played %n cards here, and that was all</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 cannot recruit here</source>
        <translation>%1 cannot recruit here</translation>
    </message>
    <message>
        <source>Card %5 is not %1’s own</source>
        <translation>Card %5 is not %1’s own</translation>
    </message>
    <message>
        <source>In this game the high priest does not take himself back</source>
        <translation>In this game the high priest does not take himself back</translation>
    </message>
    <message numerus="yes">
        <source>At most %n card(s) can be taken back, not %5</source>
        <translation>
            <numerusform>At most %n card can be taken back, not %5</numerusform>
            <numerusform>At most %n cards can be taken back, not %5</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 can trade only once, not %5 times</source>
        <translation>%1 can trade only once, not %5 times</translation>
    </message>
    <message>
        <source>%1 would need %6, but has only %7</source>
        <translation>%1 would need %6, but has only %7</translation>
    </message>
    <message>
        <source>%1 cannot load this boat: it lies neither in the row nor reserved</source>
        <translation>%1 cannot load this boat: it lies neither in the row nor reserved</translation>
    </message>
    <message>
        <source>The boat needs only %6, not %7</source>
        <translation>The boat needs only %6, not %7</translation>
    </message>
    <message>
        <source>The troop at %2 has fetched something in this round</source>
        <translation>The troop at %2 has fetched something in this round</translation>
    </message>
    <message>
        <source>The corner of %2 does not show %3</source>
        <translation>The corner of %2 does not show %3</translation>
    </message>
    <message>
        <source>%1 has declined and is out of this phase</source>
        <translation>%1 has declined and is out of this phase</translation>
    </message>
    <message>
        <source>%1 has no boat, and so no points of boats</source>
        <translation>%1 has no boat, and so no points of boats</translation>
    </message>
    <message>
        <source>The target is %4, but the best of these players has %5</source>
        <translation>The target is %4, but the best of these players has %5</translation>
    </message>
    <message>
        <source>%1 has lost all cards in the revolt and has no sums any more</source>
        <translation>%1 has lost all cards in the revolt and has no sums any more</translation>
    </message>
    <message>
        <source>This is not needed: nothing depends on it</source>
        <translation>This is not needed: nothing depends on it</translation>
    </message>
</context>
<context>
    <name>PyramidionInvariant</name>
    <message>
        <source>Nobody could go on: the phases of the round would be broken</source>
        <translation>Nobody could go on: the phases of the round would be broken</translation>
    </message>
    <message>
        <source>A resource would be in two places, or fewer than none would be left somewhere</source>
        <translation>A resource would be in two places, or fewer than none would be left somewhere</translation>
    </message>
    <message>
        <source>A troop would be missing, or would have to be in two places</source>
        <translation>A troop would be missing, or would have to be in two places</translation>
    </message>
    <message>
        <source>A character card would be in two places</source>
        <translation>A character card would be in two places</translation>
    </message>
    <message>
        <source>A boat would be in two places, or there would be too many of them</source>
        <translation>A boat would be in two places, or there would be too many of them</translation>
    </message>
    <message>
        <source>The supply cards would not add up</source>
        <translation>The supply cards would not add up</translation>
    </message>
    <message>
        <source>Two players would have the same place in the order, or the same order marker</source>
        <translation>Two players would have the same place in the order, or the same order marker</translation>
    </message>
</context>
<context>
    <name>PyramidionMarker</name>
    <message>
        <source>Sundial onto %1</source>
        <translation>Sundial onto %1</translation>
    </message>
    <message>
        <source>Sundial off %1</source>
        <translation>Sundial off %1</translation>
    </message>
    <message>
        <source>takes order marker %4</source>
        <translation>takes order marker %4</translation>
    </message>
    <message>
        <source>order marker back to Giza</source>
        <translation>order marker back to Giza</translation>
    </message>
    <message>
        <source>philosopher marker onto card %3</source>
        <translation>philosopher marker onto card %3</translation>
    </message>
    <message>
        <source>Philosopher marker off card %3</source>
        <translation>Philosopher marker off card %3</translation>
    </message>
    <message>
        <source>Minimum of %2 now %4</source>
        <translation>Minimum of %2 now %4</translation>
    </message>
    <message>
        <source>Minimum of %2 as printed</source>
        <translation>Minimum of %2 as printed</translation>
    </message>
</context>
<context>
    <name>PyramidionMove</name>
    <message>
        <source>%1 to the supply</source>
        <translation>%1 to the supply</translation>
    </message>
    <message>
        <source>%1 from the supply</source>
        <translation>%1 from the supply</translation>
    </message>
    <message>
        <source>%1 from the supply onto %3</source>
        <translation>%1 from the supply onto %3</translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <translation>%1 from %2</translation>
    </message>
    <message>
        <source>%1 from %2 onto %3</source>
        <translation>%1 from %2 onto %3</translation>
    </message>
    <message>
        <source>All sundials off the sites</source>
        <translation>All sundials off the sites</translation>
    </message>
</context>
<context>
    <name>PyramidionName</name>
    <message>
        <source>camel</source>
        <translation>camel</translation>
    </message>
    <message>
        <source>wood</source>
        <translation>wood</translation>
    </message>
    <message>
        <source>food</source>
        <translation>food</translation>
    </message>
    <message>
        <source>stone</source>
        <translation>stone</translation>
    </message>
    <message>
        <source>worker</source>
        <translation>worker</translation>
    </message>
    <message>
        <source>statue</source>
        <translation>statue</translation>
    </message>
    <message numerus="yes">
        <source>%n camel(s)</source>
        <translation>
            <numerusform>%n camel</numerusform>
            <numerusform>%n camels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wood</source>
        <translation>
            <numerusform>%n wood</numerusform>
            <numerusform>%n wood</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n food</source>
        <translation>
            <numerusform>%n food</numerusform>
            <numerusform>%n food</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stone(s)</source>
        <translation>
            <numerusform>%n stone</numerusform>
            <numerusform>%n stones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n worker(s)</source>
        <translation>
            <numerusform>%n worker</numerusform>
            <numerusform>%n workers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n statue(s)</source>
        <translation>
            <numerusform>%n statue</numerusform>
            <numerusform>%n statues</numerusform>
        </translation>
    </message>
    <message>
        <source>Giza</source>
        <translation>Giza</translation>
    </message>
    <message>
        <source>Abu Simbel</source>
        <translation>Abu Simbel</translation>
    </message>
    <message>
        <source>Thebes</source>
        <translation>Thebes</translation>
    </message>
    <message>
        <source>Luxor</source>
        <translation>Luxor</translation>
    </message>
    <message>
        <source>Alexandria</source>
        <translation>Alexandria</translation>
    </message>
    <message>
        <source>Cairo</source>
        <translation>Cairo</translation>
    </message>
    <message>
        <source>Philae</source>
        <translation>Philae</translation>
    </message>
    <message>
        <source>Karnak</source>
        <translation>Karnak</translation>
    </message>
    <message>
        <source>Merchant</source>
        <translation>Merchant</translation>
    </message>
    <message>
        <source>Negotiator</source>
        <translation>Negotiator</translation>
    </message>
    <message>
        <source>Torturer</source>
        <translation>Torturer</translation>
    </message>
    <message>
        <source>Deity</source>
        <translation>Deity</translation>
    </message>
    <message>
        <source>Revolt</source>
        <translation>Revolt</translation>
    </message>
    <message>
        <source>High Priest</source>
        <translation>High Priest</translation>
    </message>
    <message>
        <source>Bandit</source>
        <translation>Bandit</translation>
    </message>
    <message>
        <source>Protector</source>
        <translation>Protector</translation>
    </message>
    <message>
        <source>Vizier</source>
        <translation>Vizier</translation>
    </message>
    <message>
        <source>Thief</source>
        <translation>Thief</translation>
    </message>
    <message>
        <source>Philosopher</source>
        <translation>Philosopher</translation>
    </message>
    <message>
        <source>Slave Driver</source>
        <translation>Slave Driver</translation>
    </message>
    <message>
        <source>Stonemason</source>
        <translation>Stonemason</translation>
    </message>
    <message>
        <source>Politician</source>
        <translation>Politician</translation>
    </message>
    <message>
        <source>influence</source>
        <translation>influence</translation>
    </message>
    <message>
        <source>negotiation</source>
        <translation>negotiation</translation>
    </message>
    <message>
        <source>haggling</source>
        <translation>haggling</translation>
    </message>
    <message>
        <source>torturer troop</source>
        <translation>torturer troop</translation>
    </message>
    <message>
        <source>negotiator troop</source>
        <translation>negotiator troop</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Set-up</translation>
    </message>
    <message>
        <source>New boats</source>
        <translation>New boats</translation>
    </message>
    <message>
        <source>New resources</source>
        <translation>New resources</translation>
    </message>
    <message>
        <source>Negotiator troops</source>
        <translation>Negotiator troops</translation>
    </message>
    <message>
        <source>Activate a site</source>
        <translation>Activate a site</translation>
    </message>
    <message>
        <source>Play cards</source>
        <translation>Play cards</translation>
    </message>
    <message>
        <source>Call out sums</source>
        <translation>Call out sums</translation>
    </message>
    <message>
        <source>Revolt markers</source>
        <translation>Revolt markers</translation>
    </message>
    <message>
        <source>Minima of the site</source>
        <translation>Minima of the site</translation>
    </message>
    <message>
        <source>Take back a card</source>
        <translation>Take back a card</translation>
    </message>
    <message>
        <source>Trade for statues</source>
        <translation>Trade for statues</translation>
    </message>
    <message>
        <source>Load boats</source>
        <translation>Load boats</translation>
    </message>
    <message>
        <source>End of the round</source>
        <translation>End of the round</translation>
    </message>
    <message>
        <source>Show the boats</source>
        <translation>Show the boats</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>End of the game</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nothing</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <extracomment>A deity, and the category it counts in: &quot;Deity for influence&quot;</extracomment>
        <translation>%1 for %2</translation>
    </message>
    <message>
        <source>%1 with an ankh</source>
        <translation>%1 with an ankh</translation>
    </message>
    <message>
        <source>round %1, %2</source>
        <translation>round %1, %2</translation>
    </message>
    <message>
        <source>As they sit, clockwise. The set-up asks for the numbers drawn.</source>
        <translation>As they sit, clockwise. The set-up asks for the numbers drawn.</translation>
    </message>
</context>
<context>
    <name>PyramidionNote</name>
    <message>
        <source>%1 passes</source>
        <translation>%1 passes</translation>
    </message>
    <message>
        <source>%1 can play no more here and passes</source>
        <translation>%1 can play no more here and passes</translation>
    </message>
    <message>
        <source>The supply is short: %8 instead of %7</source>
        <translation>The supply is short: %8 instead of %7</translation>
    </message>
    <message>
        <source>%1 is alone in front, with %3 in %4</source>
        <translation>%1 is alone in front, with %3 in %4</translation>
    </message>
    <message>
        <source>Nobody is alone in front in %4</source>
        <translation>Nobody is alone in front in %4</translation>
    </message>
    <message>
        <source>%1 has %3 in %4, but this site asks for %2</source>
        <translation>%1 has %3 in %4, but this site asks for %2</translation>
    </message>
    <message>
        <source>%1 has no %5 left, so everything stays as it is</source>
        <translation>%1 has no %5 left, so everything stays as it is</translation>
    </message>
    <message>
        <source>%1 keeps the %5 that is there</source>
        <translation>%1 keeps the %5 that is there</translation>
    </message>
    <message>
        <source>%1 has %3 against a revolt of %2 and loses all cards here</source>
        <translation>%1 has %3 against a revolt of %2 and loses all cards here</translation>
    </message>
    <message>
        <source>The revolt has a strength of %3</source>
        <translation>The revolt has a strength of %3</translation>
    </message>
    <message>
        <source>%1 declines</source>
        <translation>%1 declines</translation>
    </message>
    <message>
        <source>Nobody has reached the target</source>
        <translation>Nobody has reached the target</translation>
    </message>
    <message>
        <source>Doubtful: %3 different cards of one kind have been read, %6, but there are %2</source>
        <translation>Doubtful: %3 different cards of one kind have been read, %6, but there are %2</translation>
    </message>
    <message>
        <source>Doubtful: %3 different boats have been read, but there are %2</source>
        <translation>Doubtful: %3 different boats have been read, but there are %2</translation>
    </message>
    <message>
        <source>Doubtful: %3 different supply cards have been read, but there are %2</source>
        <translation>Doubtful: %3 different supply cards have been read, but there are %2</translation>
    </message>
    <message>
        <source>Doubtful: %3 different revolt markers have been read, but there are %2</source>
        <translation>Doubtful: %3 different revolt markers have been read, but there are %2</translation>
    </message>
</context>
<context>
    <name>PyramidionOption</name>
    <message>
        <source>Target of the game</source>
        <translation>Target of the game</translation>
    </message>
    <message>
        <source>The target is 10 points.</source>
        <translation>The target is 10 points.</translation>
    </message>
    <message>
        <source>The target is 12 points.</source>
        <translation>The target is 12 points.</translation>
    </message>
    <message>
        <source>The target is 15 points.</source>
        <translation>The target is 15 points.</translation>
    </message>
    <message>
        <source>All boats have to be loaded.</source>
        <translation>All boats have to be loaded.</translation>
    </message>
    <message>
        <source>Who leads a revolt</source>
        <translation>Who leads a revolt</translation>
    </message>
    <message>
        <source>Only those with cards lead.</source>
        <translation>Only those with cards lead.</translation>
    </message>
    <message>
        <source>Those who lost theirs lead, too.</source>
        <translation>Those who lost theirs lead, too.</translation>
    </message>
    <message>
        <source>In front with nothing</source>
        <translation>In front with nothing</translation>
    </message>
    <message>
        <source>A sum of 0 never wins.</source>
        <translation>A sum of 0 never wins.</translation>
    </message>
    <message>
        <source>A sum of 0 may win.</source>
        <translation>A sum of 0 may win.</translation>
    </message>
    <message>
        <source>Slave driver: lowest value</source>
        <translation>Slave driver: lowest value</translation>
    </message>
    <message>
        <source>No value falls below 0.</source>
        <translation>No value falls below 0.</translation>
    </message>
    <message>
        <source>Values may fall below 0.</source>
        <translation>Values may fall below 0.</translation>
    </message>
    <message>
        <source>Equally many torturer troops</source>
        <translation>Equally many torturer troops</translation>
    </message>
    <message>
        <source>A tie gives nobody the point.</source>
        <translation>A tie gives nobody the point.</translation>
    </message>
    <message>
        <source>A tie gives all of them one.</source>
        <translation>A tie gives all of them one.</translation>
    </message>
    <message>
        <source>Loading after declining</source>
        <translation>Loading after declining</translation>
    </message>
    <message>
        <source>Whoever declines is out.</source>
        <translation>Whoever declines is out.</translation>
    </message>
    <message>
        <source>It is possible to load later on.</source>
        <translation>It is possible to load later on.</translation>
    </message>
    <message>
        <source>Two players: change of places</source>
        <translation>Two players: change of places</translation>
    </message>
    <message>
        <source>They change in the next round.</source>
        <translation>They change in the next round.</translation>
    </message>
    <message>
        <source>They change before loading.</source>
        <translation>They change before loading.</translation>
    </message>
    <message>
        <source>Trades at Abu Simbel</source>
        <translation>Trades at Abu Simbel</translation>
    </message>
    <message>
        <source>Everyone trades once at most.</source>
        <translation>Everyone trades once at most.</translation>
    </message>
    <message>
        <source>Everyone may trade repeatedly.</source>
        <translation>Everyone may trade repeatedly.</translation>
    </message>
    <message>
        <source>Protector: where the troop stands</source>
        <translation>Protector: where the troop stands</translation>
    </message>
    <message>
        <source>It may stand on any site.</source>
        <translation>It may stand on any site.</translation>
    </message>
    <message>
        <source>It has to stand here.</source>
        <translation>It has to stand here.</translation>
    </message>
    <message>
        <source>High priest: himself</source>
        <translation>High priest: himself</translation>
    </message>
    <message>
        <source>He does not take himself back.</source>
        <translation>He does not take himself back.</translation>
    </message>
    <message>
        <source>He may take himself back.</source>
        <translation>He may take himself back.</translation>
    </message>
    <message>
        <source>Philosopher removed: marker</source>
        <translation>Philosopher removed: marker</translation>
    </message>
    <message>
        <source>The marker goes with him.</source>
        <translation>The marker goes with him.</translation>
    </message>
    <message>
        <source>The marker stays without him.</source>
        <translation>The marker stays without him.</translation>
    </message>
    <message>
        <source>Philosopher: who repeats</source>
        <translation>Philosopher: who repeats</translation>
    </message>
    <message>
        <source>The owner of the card repeats it.</source>
        <translation>The owner of the card repeats it.</translation>
    </message>
    <message>
        <source>His own player repeats it.</source>
        <translation>His own player repeats it.</translation>
    </message>
    <message>
        <source>Effects of specials</source>
        <translation>Effects of specials</translation>
    </message>
    <message>
        <source>What can be done has to be.</source>
        <translation>What can be done has to be.</translation>
    </message>
    <message>
        <source>Any effect may be left out.</source>
        <translation>Any effect may be left out.</translation>
    </message>
    <message>
        <source>Statue as a choice</source>
        <translation>Statue as a choice</translation>
    </message>
    <message>
        <source>A statue is no choice.</source>
        <translation>A statue is no choice.</translation>
    </message>
    <message>
        <source>A statue is a choice, too.</source>
        <translation>A statue is a choice, too.</translation>
    </message>
    <message>
        <source>Points of the boats</source>
        <translation>Points of the boats</translation>
    </message>
    <message>
        <source>Points are entered at once.</source>
        <translation>Points are entered at once.</translation>
    </message>
    <message>
        <source>Points are entered at the end.</source>
        <translation>Points are entered at the end.</translation>
    </message>
    <message>
        <source>What is recorded</source>
        <translation>What is recorded</translation>
    </message>
    <message>
        <source>Here every card is entered.</source>
        <translation>Here every card is entered.</translation>
    </message>
    <message>
        <source>Here only sums are entered.</source>
        <translation>Here only sums are entered.</translation>
    </message>
    <message>
        <source>Every card</source>
        <translation>Every card</translation>
    </message>
    <message>
        <source>The rulebook as we read it. Each option can be changed by itself.</source>
        <translation>The rulebook as we read it. Each option can be changed by itself.</translation>
    </message>
    <message>
        <source>Sums only</source>
        <translation>Sums only</translation>
    </message>
    <message>
        <source>The same rules with less to enter: the table adds up each site and calls out the sums.</source>
        <translation>The same rules with less to enter: the table adds up each site and calls out the sums.</translation>
    </message>
</context>
<context>
    <name>PyramidionPrinted</name>
    <message>
        <source>Resources in the box: %1</source>
        <translation>Resources in the box: %1</translation>
    </message>
    <message>
        <source>Look into the box: how many pieces of this kind are there, %1?</source>
        <translation>Look into the box: how many pieces of this kind are there, %1?</translation>
    </message>
    <message>
        <source>Minima of %1</source>
        <translation>Minima of %1</translation>
    </message>
    <message>
        <source>Look at the site tile %1: which minimum of influence and which of negotiation does it show?</source>
        <translation>Look at the site tile %1: which minimum of influence and which of negotiation does it show?</translation>
    </message>
    <message>
        <source>Corner of %1</source>
        <translation>Corner of %1</translation>
    </message>
    <message>
        <source>Look at the corner of the site tile %1: which resources are pictured there?</source>
        <translation>Look at the corner of the site tile %1: which resources are pictured there?</translation>
    </message>
    <message>
        <source>Values of the character cards</source>
        <translation>Values of the character cards</translation>
    </message>
    <message>
        <source>Look at the card: which values of influence, negotiation and haggling does it show?</source>
        <translation>Look at the card: which values of influence, negotiation and haggling does it show?</translation>
    </message>
    <message>
        <source>Needs and points of the boats</source>
        <translation>Needs and points of the boats</translation>
    </message>
    <message>
        <source>Look at the boat card: which resources does it need, and how many points are printed on it?</source>
        <translation>Look at the boat card: which resources does it need, and how many points are printed on it?</translation>
    </message>
    <message>
        <source>Resources on the supply cards</source>
        <translation>Resources on the supply cards</translation>
    </message>
    <message>
        <source>Look at the supply card: which resources does it show for each site?</source>
        <translation>Look at the supply card: which resources does it show for each site?</translation>
    </message>
    <message>
        <source>Values of the revolt markers</source>
        <translation>Values of the revolt markers</translation>
    </message>
    <message>
        <source>Look at the revolt marker that was turned: which value and which resources does it show?</source>
        <translation>Look at the revolt marker that was turned: which value and which resources does it show?</translation>
    </message>
</context>
<context>
    <name>PyramidionRule</name>
    <message>
        <source>Open stocks</source>
        <translation>Open stocks</translation>
    </message>
    <message>
        <source>Own stocks and sizes of hands are open.</source>
        <translation>Own stocks and sizes of hands are open.</translation>
    </message>
    <message>
        <source>What is hidden</source>
        <translation>What is hidden</translation>
    </message>
    <message>
        <source>Hands, piles and the points of loaded boats stay hidden until the end.</source>
        <translation>Hands, piles and the points of loaded boats stay hidden until the end.</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Hands</translation>
    </message>
    <message>
        <source>Nobody enters what is in a hand.</source>
        <translation>Nobody enters what is in a hand.</translation>
    </message>
    <message>
        <source>Printed values</source>
        <translation>Printed values</translation>
    </message>
    <message>
        <source>They are read off, and never guessed.</source>
        <translation>They are read off, and never guessed.</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Number of players</translation>
    </message>
    <message>
        <source>Two to four players sit clockwise.</source>
        <translation>Two to four players sit clockwise.</translation>
    </message>
    <message>
        <source>Pieces of a player</source>
        <translation>Pieces of a player</translation>
    </message>
    <message>
        <source>Everyone has 5 torturer troops, 5 negotiator troops and 5 basic cards.</source>
        <translation>Everyone has 5 torturer troops, 5 negotiator troops and 5 basic cards.</translation>
    </message>
    <message>
        <source>Common cards</source>
        <translation>Common cards</translation>
    </message>
    <message>
        <source>40 character cards belong to nobody; 9 of them are specials.</source>
        <translation>40 character cards belong to nobody; 9 of them are specials.</translation>
    </message>
    <message>
        <source>Supply at the start</source>
        <translation>Supply at the start</translation>
    </message>
    <message>
        <source>All resources begin in the supply: 35 of each kind, but 10 statues.</source>
        <translation>All resources begin in the supply: 35 of each kind, but 10 statues.</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>Markers</translation>
    </message>
    <message>
        <source>8 sundials and 6 revolt markers lie ready.</source>
        <translation>8 sundials and 6 revolt markers lie ready.</translation>
    </message>
    <message>
        <source>First supply card</source>
        <translation>First supply card</translation>
    </message>
    <message>
        <source>The supply card on top of its pile lies face up from the start.</source>
        <translation>The supply card on top of its pile lies face up from the start.</translation>
    </message>
    <message>
        <source>Boats at the start</source>
        <translation>Boats at the start</translation>
    </message>
    <message>
        <source>20 boats form a pile. Five are turned up in the first round.</source>
        <translation>20 boats form a pile. Five are turned up in the first round.</translation>
    </message>
    <message>
        <source>What runs short</source>
        <translation>What runs short</translation>
    </message>
    <message>
        <source>Nothing short is owed. Of discards a new pile is made.</source>
        <translation>Nothing short is owed. Of discards a new pile is made.</translation>
    </message>
    <message>
        <source>First player order</source>
        <translation>First player order</translation>
    </message>
    <message>
        <source>Everyone draws an order marker. Its number is the place in the order.</source>
        <translation>Everyone draws an order marker. Its number is the place in the order.</translation>
    </message>
    <message>
        <source>New boats</source>
        <translation>New boats</translation>
    </message>
    <message>
        <source>They are turned up until five lie there.</source>
        <translation>They are turned up until five lie there.</translation>
    </message>
    <message>
        <source>Boats that stay</source>
        <translation>Boats that stay</translation>
    </message>
    <message>
        <source>A boat not loaded stays there.</source>
        <translation>A boat not loaded stays there.</translation>
    </message>
    <message>
        <source>The last boats</source>
        <translation>The last boats</translation>
    </message>
    <message>
        <source>With fewer left, only those come. With none, the phase is skipped.</source>
        <translation>With fewer left, only those come. With none, the phase is skipped.</translation>
    </message>
    <message>
        <source>A boat</source>
        <translation>A boat</translation>
    </message>
    <message>
        <source>It shows what it needs, and its points.</source>
        <translation>It shows what it needs, and its points.</translation>
    </message>
    <message>
        <source>One place only</source>
        <translation>One place only</translation>
    </message>
    <message>
        <source>No boat is in two places at once.</source>
        <translation>No boat is in two places at once.</translation>
    </message>
    <message>
        <source>New resources</source>
        <translation>New resources</translation>
    </message>
    <message>
        <source>The open supply card brings resources from the supply to the sites.</source>
        <translation>The open supply card brings resources from the supply to the sites.</translation>
    </message>
    <message>
        <source>Next supply card</source>
        <translation>Next supply card</translation>
    </message>
    <message>
        <source>Then the next one is turned up, so everyone sees what is to come.</source>
        <translation>Then the next one is turned up, so everyone sees what is to come.</translation>
    </message>
    <message>
        <source>Which site comes first</source>
        <translation>Which site comes first</translation>
    </message>
    <message>
        <source>If the supply is short, Giza is served first and Karnak last.</source>
        <translation>If the supply is short, Giza is served first and Karnak last.</translation>
    </message>
    <message>
        <source>Sites left out</source>
        <translation>Sites left out</translation>
    </message>
    <message>
        <source>Some sites may get nothing.</source>
        <translation>Some sites may get nothing.</translation>
    </message>
    <message>
        <source>What negotiator troops take</source>
        <translation>What negotiator troops take</translation>
    </message>
    <message>
        <source>Each negotiator troop brings its owner one resource of its site.</source>
        <translation>Each negotiator troop brings its owner one resource of its site.</translation>
    </message>
    <message>
        <source>Nothing to take</source>
        <translation>Nothing to take</translation>
    </message>
    <message>
        <source>From an empty site nothing is taken.</source>
        <translation>From an empty site nothing is taken.</translation>
    </message>
    <message>
        <source>No choice</source>
        <translation>No choice</translation>
    </message>
    <message>
        <source>If there is one kind, it is just taken.</source>
        <translation>If there is one kind, it is just taken.</translation>
    </message>
    <message>
        <source>Cards come back</source>
        <translation>Cards come back</translation>
    </message>
    <message>
        <source>Basic cards return to their owners. All common cards are shuffled.</source>
        <translation>Basic cards return to their owners. All common cards are shuffled.</translation>
    </message>
    <message>
        <source>New hands</source>
        <translation>New hands</translation>
    </message>
    <message>
        <source>Everyone gets 4 common cards, 9 in all.</source>
        <translation>Everyone gets 4 common cards, 9 in all.</translation>
    </message>
    <message>
        <source>A tenth card</source>
        <translation>A tenth card</translation>
    </message>
    <message>
        <source>The torturer troop at Thebes brings it.</source>
        <translation>The torturer troop at Thebes brings it.</translation>
    </message>
    <message>
        <source>Activating in turn</source>
        <translation>Activating in turn</translation>
    </message>
    <message>
        <source>In player order everyone activates a site, and then once more.</source>
        <translation>In player order everyone activates a site, and then once more.</translation>
    </message>
    <message>
        <source>Two sites each</source>
        <translation>Two sites each</translation>
    </message>
    <message>
        <source>Everyone activates two sites: 6 with three players, 8 with four.</source>
        <translation>Everyone activates two sites: 6 with three players, 8 with four.</translation>
    </message>
    <message>
        <source>Sundial</source>
        <translation>Sundial</translation>
    </message>
    <message>
        <source>Only a site without one is activated.</source>
        <translation>Only a site without one is activated.</translation>
    </message>
    <message>
        <source>On activation</source>
        <translation>On activation</translation>
    </message>
    <message>
        <source>Some sites do something at once.</source>
        <translation>Some sites do something at once.</translation>
    </message>
    <message>
        <source>Order of playing</source>
        <translation>Order of playing</translation>
    </message>
    <message>
        <source>Whoever activated the site begins. Then it goes clockwise by seat.</source>
        <translation>Whoever activated the site begins. Then it goes clockwise by seat.</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>A turn</translation>
    </message>
    <message>
        <source>It is one open card from the hand, or a pass.</source>
        <translation>It is one open card from the hand, or a pass.</translation>
    </message>
    <message>
        <source>Passing</source>
        <translation>Passing</translation>
    </message>
    <message>
        <source>Whoever passes is out here. When all have passed, the site is resolved.</source>
        <translation>Whoever passes is out here. When all have passed, the site is resolved.</translation>
    </message>
    <message>
        <source>Recruiting</source>
        <translation>Recruiting</translation>
    </message>
    <message>
        <source>Passing without having played, one may discard a card and draw one.</source>
        <translation>Passing without having played, one may discard a card and draw one.</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>At once</translation>
    </message>
    <message>
        <source>First the card acts, then the site.</source>
        <translation>First the card acts, then the site.</translation>
    </message>
    <message>
        <source>No card left</source>
        <translation>No card left</translation>
    </message>
    <message>
        <source>Without a card one passes unasked.</source>
        <translation>Without a card one passes unasked.</translation>
    </message>
    <message>
        <source>Filled in</source>
        <translation>Filled in</translation>
    </message>
    <message>
        <source>Skipped players count as having passed.</source>
        <translation>Skipped players count as having passed.</translation>
    </message>
    <message>
        <source>Used cards</source>
        <translation>Used cards</translation>
    </message>
    <message>
        <source>They stay out for the round. Basic cards wait beside their owners.</source>
        <translation>They stay out for the round. Basic cards wait beside their owners.</translation>
    </message>
    <message>
        <source>From the hand</source>
        <translation>From the hand</translation>
    </message>
    <message>
        <source>Only what is in hand can be played.</source>
        <translation>Only what is in hand can be played.</translation>
    </message>
    <message>
        <source>Cards there are</source>
        <translation>Cards there are</translation>
    </message>
    <message>
        <source>Nobody sees more cards than exist.</source>
        <translation>Nobody sees more cards than exist.</translation>
    </message>
    <message>
        <source>Nothing to draw</source>
        <translation>Nothing to draw</translation>
    </message>
    <message>
        <source>Without any card nobody draws.</source>
        <translation>Without any card nobody draws.</translation>
    </message>
    <message>
        <source>When a card leaves</source>
        <translation>When a card leaves</translation>
    </message>
    <message>
        <source>Values and markers go with it. What it has done stays done.</source>
        <translation>Values and markers go with it. What it has done stays done.</translation>
    </message>
    <message>
        <source>Values of a card</source>
        <translation>Values of a card</translation>
    </message>
    <message>
        <source>There are up to three. A category without a number counts 0.</source>
        <translation>There are up to three. A category without a number counts 0.</translation>
    </message>
    <message>
        <source>Specials</source>
        <translation>Specials</translation>
    </message>
    <message>
        <source>They act when played, on cards of this site, but never on themselves.</source>
        <translation>They act when played, on cards of this site, but never on themselves.</translation>
    </message>
    <message>
        <source>Have to or may</source>
        <translation>Have to or may</translation>
    </message>
    <message>
        <source>The high priest and the powers of four sites may always be left out.</source>
        <translation>The high priest and the powers of four sites may always be left out.</translation>
    </message>
    <message>
        <source>Deity</source>
        <translation>Deity</translation>
    </message>
    <message>
        <source>It counts 6 in one category, named at once, and 0 in the others.</source>
        <translation>It counts 6 in one category, named at once, and 0 in the others.</translation>
    </message>
    <message>
        <source>High Priest</source>
        <translation>High Priest</translation>
    </message>
    <message>
        <source>In the end his owner may take back one own card of this site.</source>
        <translation>In the end his owner may take back one own card of this site.</translation>
    </message>
    <message>
        <source>Bandit</source>
        <translation>Bandit</translation>
    </message>
    <message>
        <source>He removes another player’s card.</source>
        <translation>He removes another player’s card.</translation>
    </message>
    <message>
        <source>Protector</source>
        <translation>Protector</translation>
    </message>
    <message>
        <source>He removes any one card of this site, or sends a troop home.</source>
        <translation>He removes any one card of this site, or sends a troop home.</translation>
    </message>
    <message>
        <source>Vizier</source>
        <translation>Vizier</translation>
    </message>
    <message>
        <source>He takes a resource of this site.</source>
        <translation>He takes a resource of this site.</translation>
    </message>
    <message>
        <source>Thief</source>
        <translation>Thief</translation>
    </message>
    <message>
        <source>He removes a merchant of this site.</source>
        <translation>He removes a merchant of this site.</translation>
    </message>
    <message>
        <source>Philosopher</source>
        <translation>Philosopher</translation>
    </message>
    <message>
        <source>His marker doubles the values of one card and repeats what it does.</source>
        <translation>His marker doubles the values of one card and repeats what it does.</translation>
    </message>
    <message>
        <source>Slave Driver</source>
        <translation>Slave Driver</translation>
    </message>
    <message>
        <source>While he lies there, all values of other players’ cards are 1 less.</source>
        <translation>While he lies there, all values of other players’ cards are 1 less.</translation>
    </message>
    <message>
        <source>Stonemason</source>
        <translation>Stonemason</translation>
    </message>
    <message>
        <source>He raises both minima by 3, or swaps two resources with one other site.</source>
        <translation>He raises both minima by 3, or swaps two resources with one other site.</translation>
    </message>
    <message>
        <source>Politician</source>
        <translation>Politician</translation>
    </message>
    <message>
        <source>He puts one resource of choice on the site. His player draws a card.</source>
        <translation>He puts one resource of choice on the site. His player draws a card.</translation>
    </message>
    <message>
        <source>Giza</source>
        <translation>Giza</translation>
    </message>
    <message>
        <source>Whoever plays a torturer here may take an order marker, one in a round.</source>
        <translation>Whoever plays a torturer here may take an order marker, one in a round.</translation>
    </message>
    <message>
        <source>Abu Simbel</source>
        <translation>Abu Simbel</translation>
    </message>
    <message>
        <source>After the cards are cleared, 3 workers can be traded for 1 statue.</source>
        <translation>After the cards are cleared, 3 workers can be traded for 1 statue.</translation>
    </message>
    <message>
        <source>Thebes</source>
        <translation>Thebes</translation>
    </message>
    <message>
        <source>Its torturer troop brings a tenth card.</source>
        <translation>Its torturer troop brings a tenth card.</translation>
    </message>
    <message>
        <source>Luxor</source>
        <translation>Luxor</translation>
    </message>
    <message>
        <source>The first card with an ankh has its player draw a card.</source>
        <translation>The first card with an ankh has its player draw a card.</translation>
    </message>
    <message>
        <source>Alexandria</source>
        <translation>Alexandria</translation>
    </message>
    <message>
        <source>Each card with an ankh may bring its player one resource of choice.</source>
        <translation>Each card with an ankh may bring its player one resource of choice.</translation>
    </message>
    <message>
        <source>Cairo</source>
        <translation>Cairo</translation>
    </message>
    <message>
        <source>The first card with an ankh may send one troop of this site home.</source>
        <translation>The first card with an ankh may send one troop of this site home.</translation>
    </message>
    <message>
        <source>The first ankh</source>
        <translation>The first ankh</translation>
    </message>
    <message>
        <source>It stays the first one, even if the card is removed or had nothing to do.</source>
        <translation>It stays the first one, even if the card is removed or had nothing to do.</translation>
    </message>
    <message>
        <source>Philae</source>
        <translation>Philae</translation>
    </message>
    <message>
        <source>Revolt markers count 2 more here.</source>
        <translation>Revolt markers count 2 more here.</translation>
    </message>
    <message>
        <source>Karnak</source>
        <translation>Karnak</translation>
    </message>
    <message>
        <source>Whoever activates it draws a boat that nobody else can load.</source>
        <translation>Whoever activates it draws a boat that nobody else can load.</translation>
    </message>
    <message>
        <source>What counts</source>
        <translation>What counts</translation>
    </message>
    <message>
        <source>Only cards that still lie there do.</source>
        <translation>Only cards that still lie there do.</translation>
    </message>
    <message>
        <source>What a card counts</source>
        <translation>What a card counts</translation>
    </message>
    <message>
        <source>Its value, doubled by a philosopher, lowered by slave drivers.</source>
        <translation>Its value, doubled by a philosopher, lowered by slave drivers.</translation>
    </message>
    <message>
        <source>Alone in front</source>
        <translation>Alone in front</translation>
    </message>
    <message>
        <source>Only a player who is alone in front gets anything. A tie gives nothing.</source>
        <translation>Only a player who is alone in front gets anything. A tie gives nothing.</translation>
    </message>
    <message>
        <source>Any card</source>
        <translation>Any card</translation>
    </message>
    <message>
        <source>Each counts, whatever its kind.</source>
        <translation>Each counts, whatever its kind.</translation>
    </message>
    <message>
        <source>Minima to be read</source>
        <translation>Minima to be read</translation>
    </message>
    <message>
        <source>The minima of a site are read when somebody is in front there.</source>
        <translation>The minima of a site are read when somebody is in front there.</translation>
    </message>
    <message>
        <source>Nothing to decide</source>
        <translation>Nothing to decide</translation>
    </message>
    <message>
        <source>Revolt, torturer, negotiator and merchant follow without a decision.</source>
        <translation>Revolt, torturer, negotiator and merchant follow without a decision.</translation>
    </message>
    <message>
        <source>Clearing</source>
        <translation>Clearing</translation>
    </message>
    <message>
        <source>Cards leave, and the sundial comes.</source>
        <translation>Cards leave, and the sundial comes.</translation>
    </message>
    <message>
        <source>Revolt cards</source>
        <translation>Revolt cards</translation>
    </message>
    <message>
        <source>Each stands for one revolt marker. Without any there is no revolt.</source>
        <translation>Each stands for one revolt marker. Without any there is no revolt.</translation>
    </message>
    <message>
        <source>Markers turned</source>
        <translation>Markers turned</translation>
    </message>
    <message>
        <source>As many are turned up and read.</source>
        <translation>As many are turned up and read.</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Strength</translation>
    </message>
    <message>
        <source>The values are added up.</source>
        <translation>The values are added up.</translation>
    </message>
    <message>
        <source>Too little influence</source>
        <translation>Too little influence</translation>
    </message>
    <message>
        <source>Whoever has less influence than the revolt loses all cards here.</source>
        <translation>Whoever has less influence than the revolt loses all cards here.</translation>
    </message>
    <message>
        <source>Leading a revolt</source>
        <translation>Leading a revolt</translation>
    </message>
    <message>
        <source>The player alone in front gets the resources on the revolt markers.</source>
        <translation>The player alone in front gets the resources on the revolt markers.</translation>
    </message>
    <message>
        <source>Markers back</source>
        <translation>Markers back</translation>
    </message>
    <message>
        <source>They are shuffled, face down again.</source>
        <translation>They are shuffled, face down again.</translation>
    </message>
    <message>
        <source>Placing a torturer troop</source>
        <translation>Placing a torturer troop</translation>
    </message>
    <message>
        <source>A player does so, alone in front in influence, with the minimum.</source>
        <translation>A player does so, alone in front in influence, with the minimum.</translation>
    </message>
    <message>
        <source>One torturer troop</source>
        <translation>One torturer troop</translation>
    </message>
    <message>
        <source>The old one goes home.</source>
        <translation>The old one goes home.</translation>
    </message>
    <message>
        <source>No torturer troop left</source>
        <translation>No torturer troop left</translation>
    </message>
    <message>
        <source>Nothing changes then.</source>
        <translation>Nothing changes then.</translation>
    </message>
    <message>
        <source>Own torturer troop</source>
        <translation>Own torturer troop</translation>
    </message>
    <message>
        <source>If it is there, it stays.</source>
        <translation>If it is there, it stays.</translation>
    </message>
    <message>
        <source>Placing a negotiator troop</source>
        <translation>Placing a negotiator troop</translation>
    </message>
    <message>
        <source>Alone in front in negotiation, with the minimum, a player does so.</source>
        <translation>Alone in front in negotiation, with the minimum, a player does so.</translation>
    </message>
    <message>
        <source>One negotiator troop</source>
        <translation>One negotiator troop</translation>
    </message>
    <message>
        <source>The one before goes home.</source>
        <translation>The one before goes home.</translation>
    </message>
    <message>
        <source>No negotiator troop left</source>
        <translation>No negotiator troop left</translation>
    </message>
    <message>
        <source>All stays as it is.</source>
        <translation>All stays as it is.</translation>
    </message>
    <message>
        <source>Own negotiator troop</source>
        <translation>Own negotiator troop</translation>
    </message>
    <message>
        <source>It stays if it is there.</source>
        <translation>It stays if it is there.</translation>
    </message>
    <message>
        <source>All resources of a site</source>
        <translation>All resources of a site</translation>
    </message>
    <message>
        <source>The player alone in front in haggling takes them. There is no minimum.</source>
        <translation>The player alone in front in haggling takes them. There is no minimum.</translation>
    </message>
    <message>
        <source>New order</source>
        <translation>New order</translation>
    </message>
    <message>
        <source>Taken order markers show the place.</source>
        <translation>Taken order markers show the place.</translation>
    </message>
    <message>
        <source>Other places</source>
        <translation>Other places</translation>
    </message>
    <message>
        <source>The others keep their old sequence.</source>
        <translation>The others keep their old sequence.</translation>
    </message>
    <message>
        <source>Order markers back</source>
        <translation>Order markers back</translation>
    </message>
    <message>
        <source>Without a taken marker all stay in place. The markers return to Giza.</source>
        <translation>Without a taken marker all stay in place. The markers return to Giza.</translation>
    </message>
    <message>
        <source>Loading boats</source>
        <translation>Loading boats</translation>
    </message>
    <message>
        <source>In the new order everyone pays for one boat a turn and takes it.</source>
        <translation>In the new order everyone pays for one boat a turn and takes it.</translation>
    </message>
    <message>
        <source>Nothing to load</source>
        <translation>Nothing to load</translation>
    </message>
    <message>
        <source>Whoever can load nothing is skipped, and asked again if that changes.</source>
        <translation>Whoever can load nothing is skipped, and asked again if that changes.</translation>
    </message>
    <message>
        <source>Which boat</source>
        <translation>Which boat</translation>
    </message>
    <message>
        <source>One of the row, or the own reserved one.</source>
        <translation>One of the row, or the own reserved one.</translation>
    </message>
    <message>
        <source>Exact payment</source>
        <translation>Exact payment</translation>
    </message>
    <message>
        <source>A boat is paid exactly. An own statue stands for any kind.</source>
        <translation>A boat is paid exactly. An own statue stands for any kind.</translation>
    </message>
    <message>
        <source>Troops that fetch</source>
        <translation>Troops that fetch</translation>
    </message>
    <message>
        <source>A torturer troop fetches a resource of its corner, once a round.</source>
        <translation>A torturer troop fetches a resource of its corner, once a round.</translation>
    </message>
    <message>
        <source>Corner to be read</source>
        <translation>Corner to be read</translation>
    </message>
    <message>
        <source>It is read before a troop uses it.</source>
        <translation>It is read before a troop uses it.</translation>
    </message>
    <message>
        <source>Fetched together</source>
        <translation>Fetched together</translation>
    </message>
    <message>
        <source>All that is fetched for a boat has to be in the supply at the same time.</source>
        <translation>All that is fetched for a boat has to be in the supply at the same time.</translation>
    </message>
    <message>
        <source>Who can load</source>
        <translation>Who can load</translation>
    </message>
    <message>
        <source>Own resources, statues and all that troops can fetch count together.</source>
        <translation>Own resources, statues and all that troops can fetch count together.</translation>
    </message>
    <message>
        <source>Declining</source>
        <translation>Declining</translation>
    </message>
    <message>
        <source>Everyone may decline. The phase ends when all do, or no boat is left.</source>
        <translation>Everyone may decline. The phase ends when all do, or no boat is left.</translation>
    </message>
    <message>
        <source>Points of boats</source>
        <translation>Points of boats</translation>
    </message>
    <message>
        <source>The points of all loaded boats count.</source>
        <translation>The points of all loaded boats count.</translation>
    </message>
    <message>
        <source>Most torturer troops</source>
        <translation>Most torturer troops</translation>
    </message>
    <message>
        <source>They bring 1 point to whoever has most of them on the sites.</source>
        <translation>They bring 1 point to whoever has most of them on the sites.</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>End of the game</translation>
    </message>
    <message>
        <source>It comes when the target is reached.</source>
        <translation>It comes when the target is reached.</translation>
    </message>
    <message>
        <source>End of a round</source>
        <translation>End of a round</translation>
    </message>
    <message>
        <source>Sundials, hands and a reserved boat go. Resources and troops stay.</source>
        <translation>Sundials, hands and a reserved boat go. Resources and troops stay.</translation>
    </message>
    <message>
        <source>The target</source>
        <translation>The target</translation>
    </message>
    <message>
        <source>With any target the game also ends once all 20 boats are loaded.</source>
        <translation>With any target the game also ends once all 20 boats are loaded.</translation>
    </message>
    <message>
        <source>Who wins</source>
        <translation>Who wins</translation>
    </message>
    <message>
        <source>Most points win, then cards in hand, then boats, then the player order.</source>
        <translation>Most points win, then cards in hand, then boats, then the player order.</translation>
    </message>
    <message>
        <source>Two players: sites</source>
        <translation>Two players: sites</translation>
    </message>
    <message>
        <source>Three sites are activated: by the first, the second and the first player.</source>
        <translation>Three sites are activated: by the first, the second and the first player.</translation>
    </message>
    <message>
        <source>Two players: first turn</source>
        <translation>Two players: first turn</translation>
    </message>
    <message>
        <source>At every site, whoever has a card has to play one before passing.</source>
        <translation>At every site, whoever has a card has to play one before passing.</translation>
    </message>
    <message>
        <source>Two players: cards</source>
        <translation>Two players: cards</translation>
    </message>
    <message>
        <source>Five at most are played at a site.</source>
        <translation>Five at most are played at a site.</translation>
    </message>
    <message>
        <source>Two players: recruiting</source>
        <translation>Two players: recruiting</translation>
    </message>
    <message>
        <source>There is no recruiting.</source>
        <translation>There is no recruiting.</translation>
    </message>
    <message>
        <source>Two players: player order</source>
        <translation>Two players: player order</translation>
    </message>
    <message>
        <source>If Giza was not activated in a round, the two change places.</source>
        <translation>If Giza was not activated in a round, the two change places.</translation>
    </message>
    <message>
        <source>Short record</source>
        <translation>Short record</translation>
    </message>
    <message>
        <source>It leaves out cards, passes and hands. The table calls out sums.</source>
        <translation>It leaves out cards, passes and hands. The table calls out sums.</translation>
    </message>
    <message>
        <source>What changes the board</source>
        <translation>What changes the board</translation>
    </message>
    <message>
        <source>What cards and sites move on the board is entered as it happens.</source>
        <translation>What cards and sites move on the board is entered as it happens.</translation>
    </message>
    <message>
        <source>Calling out sums</source>
        <translation>Calling out sums</translation>
    </message>
    <message>
        <source>Everyone says the own sum in each category, with all that changes it.</source>
        <translation>Everyone says the own sum in each category, with all that changes it.</translation>
    </message>
    <message>
        <source>Hands at the end</source>
        <translation>Hands at the end</translation>
    </message>
    <message>
        <source>They are needed only in a tie.</source>
        <translation>They are needed only in a tie.</translation>
    </message>
    <message>
        <source>Another phase</source>
        <translation>Another phase</translation>
    </message>
    <message>
        <source>This belongs to another phase.</source>
        <translation>This belongs to another phase.</translation>
    </message>
    <message>
        <source>Another turn</source>
        <translation>Another turn</translation>
    </message>
    <message>
        <source>Somebody else is to act first.</source>
        <translation>Somebody else is to act first.</translation>
    </message>
    <message>
        <source>Not fitting</source>
        <translation>Not fitting</translation>
    </message>
    <message>
        <source>It has to fit what is on the table.</source>
        <translation>It has to fit what is on the table.</translation>
    </message>
</context>
<context>
    <name>QueueLesson</name>
    <message>
        <source>The queue on the score track</source>
        <translation>The queue on the score track</translation>
    </message>
    <message>
        <source>Who stands in front with equal points, and what it is good for.</source>
        <translation>Who stands in front with equal points, and what it is good for.</translation>
    </message>
    <message>
        <source>The score track counts points. But each space is a queue, too: whoever arrives stands behind those already there (TRACK-1). The queue decides who sails first next round, and even who wins a tie.</source>
        <translation>The score track counts points. But each space is a queue, too: whoever arrives stands behind those already there (TRACK-1). The queue decides who sails first next round, and even who wins a tie.</translation>
    </message>
    <message>
        <source>Anna builds at the pyramid. What she builds counts as points at once (BUILD-8). Cem has %1 points, she has %2. Build just as much as she needs to stand on Cem’s space. Enter builds.</source>
        <translation>Anna builds at the pyramid. What she builds counts as points at once (BUILD-8). Cem has %1 points, she has %2. Build just as much as she needs to stand on Cem’s space. Enter builds.</translation>
    </message>
    <message>
        <source>Press spaces of the lowest row until their values make up the difference (BUILD-8).</source>
        <translation>Press spaces of the lowest row until their values make up the difference (BUILD-8).</translation>
    </message>
    <message>
        <source>Whoever declines stays where he is on the track (BUILD-6).</source>
        <translation>Whoever declines stays where he is on the track (BUILD-6).</translation>
    </message>
    <message>
        <source>That takes her to %1. She needs a little more (BUILD-8).</source>
        <translation>That takes her to %1. She needs a little more (BUILD-8).</translation>
    </message>
    <message>
        <source>That takes her to %1, past Cem (BUILD-8).</source>
        <translation>That takes her to %1, past Cem (BUILD-8).</translation>
    </message>
    <message>
        <source>Equal points, but Anna came later: she stands behind Cem (TRACK-1).</source>
        <translation>Equal points, but Anna came later: she stands behind Cem (TRACK-1).</translation>
    </message>
    <message>
        <source>The markers move one after the other, from the front of the track (BONUS-1).</source>
        <translation>The markers move one after the other, from the front of the track (BONUS-1).</translation>
    </message>
    <message>
        <source>His tile has a lower number, and he gets more. But the track decides who moves first (BONUS-1).</source>
        <translation>His tile has a lower number, and he gets more. But the track decides who moves first (BONUS-1).</translation>
    </message>
    <message>
        <source>She is further in front, so she moves first. Ben comes later and stands behind her (BONUS-1).</source>
        <translation>She is further in front, so she moves first. Ben comes later and stands behind her (BONUS-1).</translation>
    </message>
    <message>
        <source>Cem built nothing and gets nothing. He keeps his place on his space (TRACK-1).</source>
        <translation>Cem built nothing and gets nothing. He keeps his place on his space (TRACK-1).</translation>
    </message>
    <message>
        <source>Now the order tiles are given out, as the card on the left shows. Fewest points get number 1. But Ben and Anna have equal points. Why does he get the smaller number?</source>
        <translation>Now the order tiles are given out, as the card on the left shows. Fewest points get number 1. But Ben and Anna have equal points. Why does he get the smaller number?</translation>
    </message>
    <message>
        <source>Look where the two stand on the score track (ORDER-1).</source>
        <translation>Look where the two stand on the score track (ORDER-1).</translation>
    </message>
    <message>
        <source>he had a smaller one</source>
        <translation>he had a smaller one</translation>
    </message>
    <message>
        <source>Old numbers do not count. The tiles go by the track each round (ORDER-1).</source>
        <translation>Old numbers do not count. The tiles go by the track each round (ORDER-1).</translation>
    </message>
    <message>
        <source>he stands behind her</source>
        <translation>he stands behind her</translation>
    </message>
    <message>
        <source>On one space the one further back gets the smaller number. Ben sails before Anna next round (ORDER-1).</source>
        <translation>On one space the one further back gets the smaller number. Ben sails before Anna next round (ORDER-1).</translation>
    </message>
    <message>
        <source>she built more</source>
        <translation>she built more</translation>
    </message>
    <message>
        <source>What was built does not count here, only points and the queue (ORDER-1).</source>
        <translation>What was built does not count here, only points and the queue (ORDER-1).</translation>
    </message>
    <message>
        <source>The new tiles are on the players’ cards. Now suppose the game ended here, with Anna and Ben level. Who wins?</source>
        <translation>The new tiles are on the players’ cards. Now suppose the game ended here, with Anna and Ben level. Who wins?</translation>
    </message>
    <message>
        <source>In the end the front counts (END-4).</source>
        <translation>In the end the front counts (END-4).</translation>
    </message>
    <message>
        <source>Equal points: whoever arrived first and stands in front wins (END-4).</source>
        <translation>Equal points: whoever arrived first and stands in front wins (END-4).</translation>
    </message>
    <message>
        <source>Standing behind helps with the order tiles only. At the end, whoever is behind loses the tie (END-4).</source>
        <translation>Standing behind helps with the order tiles only. At the end, whoever is behind loses the tie (END-4).</translation>
    </message>
    <message>
        <source>both</source>
        <translation>both</translation>
    </message>
    <message>
        <source>There is never a draw: the queue decides (END-4).</source>
        <translation>There is never a draw: the queue decides (END-4).</translation>
    </message>
    <message>
        <source>Remember: whoever comes later stands behind (TRACK-1). Behind means sailing earlier next round (ORDER-1), in front means winning a tie (END-4).</source>
        <translation>Remember: whoever comes later stands behind (TRACK-1). Behind means sailing earlier next round (ORDER-1), in front means winning a tie (END-4).</translation>
    </message>
    <message>
        <source>Ben builds, too, on one space, and will have %1. Then comes the bonus for participation: Ben built on two sites and gets %2, Anna on one and gets %3. Both reach %4. Who stands in front there?</source>
        <translation>Ben builds, too, on one space, and will have %1. Then comes the bonus for participation: Ben built on two sites and gets %2, Anna on one and gets %3. Both reach %4. Who stands in front there?</translation>
    </message>
</context>
<context>
    <name>ReadError</name>
    <message>
        <source>it cannot be opened: %3</source>
        <translation>it cannot be opened: %3</translation>
    </message>
    <message>
        <source>this is a directory; a file was expected</source>
        <translation>this is a directory; a file was expected</translation>
    </message>
    <message>
        <source>there is no permission to read it</source>
        <translation>there is no permission to read it</translation>
    </message>
    <message>
        <source>it is empty; it should hold at least one line</source>
        <translation>it is empty; it should hold at least one line</translation>
    </message>
    <message>
        <source>it is too large; at most %2 can be read</source>
        <translation>it is too large; at most %2 can be read</translation>
    </message>
    <message>
        <source>the characters are not UTF-8 as expected</source>
        <translation>the characters are not UTF-8 as expected</translation>
    </message>
    <message>
        <source>JSON was expected, but not “%3”</source>
        <translation>JSON was expected, but not “%3”</translation>
    </message>
    <message>
        <source>JSON was expected</source>
        <translation>JSON was expected</translation>
    </message>
    <message>
        <source>a piece is missing here: the text ends too early</source>
        <translation>a piece is missing here: the text ends too early</translation>
    </message>
    <message>
        <source>“%1” is given twice; it was expected once</source>
        <translation>“%1” is given twice; it was expected once</translation>
    </message>
    <message>
        <source>“%1” is missing</source>
        <translation>“%1” is missing</translation>
    </message>
    <message>
        <source>“%1” does not belong there; expected: %2</source>
        <translation>“%1” does not belong there; expected: %2</translation>
    </message>
    <message>
        <source>“%1” does not belong there</source>
        <translation>“%1” does not belong there</translation>
    </message>
    <message>
        <source>“%1” should be %2, but is %3</source>
        <translation>“%1” should be %2, but is %3</translation>
    </message>
    <message>
        <source>“%1” is %3; expected: %2</source>
        <translation>“%1” is %3; expected: %2</translation>
    </message>
    <message>
        <source>“%1” is %3, which is unknown; expected: %2</source>
        <translation>“%1” is %3, which is unknown; expected: %2</translation>
    </message>
    <message>
        <source>“%1” is %3, which is unknown</source>
        <translation>“%1” is %3, which is unknown</translation>
    </message>
    <message>
        <source>it was written by a newer version of the program (format %3); up to format %2 can be read</source>
        <translation>it was written by a newer version of the program (format %3); up to format %2 can be read</translation>
    </message>
    <message>
        <source>it was played with newer rules (version %3); rules up to version %2 are known</source>
        <translation>it was played with newer rules (version %3); rules up to version %2 are known</translation>
    </message>
    <message>
        <source>the printed values “%3” are not known here</source>
        <translation>the printed values “%3” are not known here</translation>
    </message>
    <message>
        <source>the printed values are not those the game was played with</source>
        <translation>the printed values are not those the game was played with</translation>
    </message>
    <message>
        <source>the printed value “%1” makes no sense: %3; expected: %2</source>
        <translation>the printed value “%1” makes no sense: %3; expected: %2</translation>
    </message>
    <message>
        <source>the printed value “%1” makes no sense</source>
        <translation>the printed value “%1” makes no sense</translation>
    </message>
    <message>
        <source>“%1” cannot be on this table: %3; expected: %2</source>
        <translation>“%1” cannot be on this table: %3; expected: %2</translation>
    </message>
    <message>
        <source>“%1” cannot be on this table</source>
        <translation>“%1” cannot be on this table</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>line %1</translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <translation>%1, line %2</translation>
    </message>
    <message>
        <source>%1: %3 is out of bounds; the bound is %2</source>
        <translation>%1: %3 is out of bounds; the bound is %2</translation>
    </message>
    <message>
        <source>%1: there is a row, part or track without spaces</source>
        <translation>%1: there is a row, part or track without spaces</translation>
    </message>
    <message>
        <source>%1: the values have to go one way only</source>
        <translation>%1: the values have to go one way only</translation>
    </message>
    <message>
        <source>%1: cards in the deck: %3 instead of %2</source>
        <translation>%1: cards in the deck: %3 instead of %2</translation>
    </message>
    <message>
        <source>%1: Sphinx cards: %3 instead of %2</source>
        <translation>%1: Sphinx cards: %3 instead of %2</translation>
    </message>
    <message>
        <source>%1: this stop is missing from the river</source>
        <translation>%1: this stop is missing from the river</translation>
    </message>
    <message>
        <source>%1: this stop is on the river twice</source>
        <translation>%1: this stop is on the river twice</translation>
    </message>
    <message>
        <source>%1: tomb tiles: %3, but at least %2 must be there</source>
        <translation>%1: tomb tiles: %3, but at least %2 must be there</translation>
    </message>
    <message>
        <source>%1: a part of the temple is missing</source>
        <translation>%1: a part of the temple is missing</translation>
    </message>
    <message>
        <source>%1: two cards have the same id</source>
        <translation>%1: two cards have the same id</translation>
    </message>
    <message>
        <source>the brackets are nested too deep; at most %2 can be read</source>
        <translation>the brackets are nested too deep; at most %2 can be read</translation>
    </message>
    <message>
        <source>the brackets are nested too deep</source>
        <translation>the brackets are nested too deep</translation>
    </message>
    <message>
        <source>%1: the building has no such row or part</source>
        <translation>%1: the building has no such row or part</translation>
    </message>
    <message>
        <source>this end position is not complete yet; the window goes on with it</source>
        <translation>this end position is not complete yet; the window goes on with it</translation>
    </message>
    <message>
        <source>%2 was expected, and this is %3</source>
        <translation>%2 was expected, and this is %3</translation>
    </message>
    <message>
        <source>the game named there is “%3”, which does not fit here</source>
        <translation>the game named there is “%3”, which does not fit here</translation>
    </message>
    <message>
        <source>“%1” is %3, which is there already; expected: %2</source>
        <translation>“%1” is %3, which is there already; expected: %2</translation>
    </message>
    <message>
        <source>the line is too long; at most %2 can be read</source>
        <translation>the line is too long; at most %2 can be read</translation>
    </message>
    <message>
        <source>%1: tomb tiles: %3 given, but %2 with a value</source>
        <translation>%1: tomb tiles: %3 given, but %2 with a value</translation>
    </message>
    <message>
        <source>the line is damaged or was changed: it does not fit its checksum</source>
        <translation>the line is damaged or was changed: it does not fit its checksum</translation>
    </message>
</context>
<context>
    <name>ReaderPhrase</name>
    <message>
        <source>an integer</source>
        <translation>an integer</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>a number</translation>
    </message>
    <message>
        <source>a number of at most 64 bits</source>
        <translation>a number of at most 64 bits</translation>
    </message>
    <message>
        <source>a number or a list of spaces</source>
        <translation>a number or a list of spaces</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true or false</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>a text</translation>
    </message>
    <message>
        <source>a text without control characters</source>
        <translation>a text without control characters</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>a list</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>an object</translation>
    </message>
    <message>
        <source>an id of small letters, digits and &quot;-&quot;</source>
        <translation>an id of small letters, digits and &quot;-&quot;</translation>
    </message>
    <message>
        <source>another id</source>
        <translation>another id</translation>
    </message>
    <message>
        <source>each only once</source>
        <translation>each only once</translation>
    </message>
    <message>
        <source>each at most once</source>
        <translation>each at most once</translation>
    </message>
    <message>
        <source>each id once</source>
        <translation>each id once</translation>
    </message>
    <message>
        <source>a game record</source>
        <translation>a game record</translation>
    </message>
    <message>
        <source>an edition</source>
        <translation>an edition</translation>
    </message>
    <message>
        <source>an end position</source>
        <translation>an end position</translation>
    </message>
    <message>
        <source>a date such as %1</source>
        <translation>a date such as %1</translation>
    </message>
    <message>
        <source>a time such as %1</source>
        <translation>a time such as %1</translation>
    </message>
    <message>
        <source>option %1</source>
        <translation>option %1</translation>
    </message>
    <message>
        <source>a quarry</source>
        <translation>a quarry</translation>
    </message>
    <message>
        <source>a field</source>
        <translation>a field</translation>
    </message>
    <message>
        <source>a card that adds strength</source>
        <translation>a card that adds strength</translation>
    </message>
    <message>
        <source>a Permanent card of this game</source>
        <translation>a Permanent card of this game</translation>
    </message>
    <message>
        <source>a Sphinx card of this game</source>
        <translation>a Sphinx card of this game</translation>
    </message>
    <message>
        <source>a Sphinx card that nobody else has</source>
        <translation>a Sphinx card that nobody else has</translation>
    </message>
    <message>
        <source>a part earlier in the list</source>
        <translation>a part earlier in the list</translation>
    </message>
    <message>
        <source>a tomb tile that is still in the box</source>
        <translation>a tomb tile that is still in the box</translation>
    </message>
    <message>
        <source>as many tiles as tombs, %1</source>
        <translation>as many tiles as tombs, %1</translation>
    </message>
    <message>
        <source>as many as all players’ stones there, %1</source>
        <translation>as many as all players’ stones there, %1</translation>
    </message>
    <message>
        <source>the sum of tombTiles, %1</source>
        <translation>the sum of tombTiles, %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 to %2 with %n tomb(s)</source>
        <translation>
            <numerusform>%1 to %2 with %n tomb</numerusform>
            <numerusform>%1 to %2 with %n tombs</numerusform>
        </translation>
    </message>
    <message>
        <source>spaces that nobody else has built</source>
        <translation>spaces that nobody else has built</translation>
    </message>
    <message>
        <source>only spaces whose supporting spaces are built</source>
        <translation>only spaces whose supporting spaces are built</translation>
    </message>
    <message>
        <source>the spaces that the players list, and those below</source>
        <translation>the spaces that the players list, and those below</translation>
    </message>
    <message>
        <source>the spaces built, for the Sphinx card %1</source>
        <translation>the spaces built, for the Sphinx card %1</translation>
    </message>
    <message>
        <source>stoneMarket %1 or lower down</source>
        <translation>stoneMarket %1 or lower down</translation>
    </message>
    <message>
        <source>at most %1 for all players together</source>
        <translation>at most %1 for all players together</translation>
    </message>
    <message>
        <source>at most %1 CARD-IMPROVE-FIELD for all players together</source>
        <translation>at most %1 CARD-IMPROVE-FIELD for all players together</translation>
    </message>
    <message>
        <source>at least %1 for all players together, with the spaces that must be built first</source>
        <translation>at least %1 for all players together, with the spaces that must be built first</translation>
    </message>
    <message>
        <source>this part of the temple</source>
        <translation>this part of the temple</translation>
    </message>
    <message>
        <source>this stop once</source>
        <translation>this stop once</translation>
    </message>
    <message>
        <source>at least one</source>
        <translation>at least one</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>at most %1</translation>
    </message>
    <message numerus="yes">
        <source>at most %n space(s)</source>
        <translation>
            <numerusform>at most %n space</numerusform>
            <numerusform>at most %n spaces</numerusform>
        </translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>at least %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>The least and the greatest number that a file may have there.</extracomment>
        <translation>%1 to %2</translation>
    </message>
    <message>
        <source>%1 to %2, each once</source>
        <translation>%1 to %2, each once</translation>
    </message>
    <message>
        <source>%1 to %2 characters</source>
        <translation>%1 to %2 characters</translation>
    </message>
    <message>
        <source>%1 to %2 elements</source>
        <translation>%1 to %2 elements</translation>
    </message>
    <message>
        <source>%1 to %2 cards in all</source>
        <translation>%1 to %2 cards in all</translation>
    </message>
    <message>
        <source>%1 to %2 in steps of %3</source>
        <translation>%1 to %2 in steps of %3</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in this deck</source>
        <translation>
            <numerusform>%n card in this deck</numerusform>
            <numerusform>%n cards in this deck</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tile</numerusform>
            <numerusform>%n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s)</source>
        <translation>
            <numerusform>%n byte</numerusform>
            <numerusform>%n bytes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s) a line</source>
        <translation>
            <numerusform>%n byte</numerusform>
            <numerusform>%n bytes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n value(s)</source>
        <translation>
            <numerusform>%n value</numerusform>
            <numerusform>%n values</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n level(s)</source>
        <translation>
            <numerusform>%n level</numerusform>
            <numerusform>%n levels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entry(ies)</source>
        <translation>
            <numerusform>%n entry</numerusform>
            <numerusform>%n entries</numerusform>
        </translation>
    </message>
    <message>
        <source>at most %1 on all the cards of the box together</source>
        <translation>at most %1 on all the cards of the box together</translation>
    </message>
    <message>
        <source>something else</source>
        <translation>something else</translation>
    </message>
    <message>
        <source>it is a pipe, a device or a socket</source>
        <translation>it is a pipe, a device or a socket</translation>
    </message>
    <message>
        <source>the link leads nowhere</source>
        <translation>the link leads nowhere</translation>
    </message>
    <message>
        <source>a value</source>
        <translation>a value</translation>
    </message>
    <message>
        <source>each warehouse once</source>
        <translation>each warehouse once</translation>
    </message>
    <message>
        <source>fish, linen or wood</source>
        <translation>fish, linen or wood</translation>
    </message>
    <message numerus="yes">
        <source>at most %n pyramid(s)</source>
        <translation>
            <numerusform>at most %n pyramid</numerusform>
            <numerusform>at most %n pyramids</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Reason</name>
    <message>
        <source>Built %1</source>
        <translation>Built %1</translation>
    </message>
    <message>
        <source>Pyramid row %1 complete: most stones</source>
        <translation>Pyramid row %1 complete: most stones</translation>
    </message>
    <message numerus="yes">
        <source>%n Sphinx card(s) returned</source>
        <translation>
            <numerusform>%n Sphinx card returned</numerusform>
            <numerusform>%n Sphinx cards returned</numerusform>
        </translation>
    </message>
    <message>
        <source>Sphinx card: %1</source>
        <translation>Sphinx card: %1</translation>
    </message>
    <message>
        <source>Not enough grain for the crews</source>
        <translation>Not enough grain for the crews</translation>
    </message>
    <message>
        <source>Last step of the grain market</source>
        <translation>Last step of the grain market</translation>
    </message>
    <message>
        <source>Stones left over sold</source>
        <translation>Stones left over sold</translation>
    </message>
    <message>
        <source>Sum of the tombs</source>
        <translation>Sum of the tombs</translation>
    </message>
    <message>
        <source>Built %1: %2</source>
        <extracomment>%1: at a building site, %2: the spaces</extracomment>
        <translation>Built %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>Not enough grain for the crews: %1 short, %n point(s) each</source>
        <extracomment>%1: missing grain, %n: what one of them costs</extracomment>
        <translation>
            <numerusform>Not enough grain for the crews: %1 short, %n point each</numerusform>
            <numerusform>Not enough grain for the crews: %1 short, %n points each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stones spent at %n building site(s)</source>
        <translation>
            <numerusform>Stones spent at %n building site</numerusform>
            <numerusform>Stones spent at %n building sites</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>Source</source>
        <translation>Source</translation>
    </message>
    <message>
        <source>Before the final scoring</source>
        <translation>Before the final scoring</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Bid for the seat</source>
        <translation>Bid for the seat</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Result</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>%1 grain for strength %2</source>
        <translation>%1 grain for strength %2</translation>
    </message>
    <message>
        <source>values %1</source>
        <translation>values %1</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is not finished: %1.</source>
        <translation>The game is not finished: %1.</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Rule</translation>
    </message>
    <message>
        <source>%1 wins.</source>
        <translation>%1 wins.</translation>
    </message>
    <message>
        <source>%1 is in front.</source>
        <translation>%1 is in front.</translation>
    </message>
    <message>
        <source>Nobody is in front alone.</source>
        <translation>Nobody is in front alone.</translation>
    </message>
    <message>
        <source>Ranking</source>
        <translation>Ranking</translation>
    </message>
    <message numerus="yes">
        <source>%n printed value(s) of “%1” are only assumed; compare them with your own copy: nilometer-cli edition --unconfirmed</source>
        <translation>
            <numerusform>%n printed value of “%1” is only assumed; compare it with your own copy: nilometer-cli edition --unconfirmed</numerusform>
            <numerusform>%n printed values of “%1” are only assumed; compare them with your own copy: nilometer-cli edition --unconfirmed</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1, %2</source>
        <translation>Round %1, %2</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>Whose points these are.</extracomment>
        <translation>Player</translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>The points of the player after that entry.</extracomment>
        <translation>Total</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Reason</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Entry</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Line</translation>
    </message>
    <message>
        <source>* rests on printed values that are only assumed: %1</source>
        <translation>* rests on printed values that are only assumed: %1</translation>
    </message>
    <message>
        <source>! entered against the rules, or corrected</source>
        <translation>! entered against the rules, or corrected</translation>
    </message>
    <message>
        <source>Course of the game</source>
        <translation>Course of the game</translation>
    </message>
    <message>
        <source>Points by source</source>
        <translation>Points by source</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Page %1 of %2</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>The game</translation>
    </message>
    <message>
        <source>Sphinx cards</source>
        <translation>Sphinx cards</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Score sheet</translation>
    </message>
    <message>
        <source>Disputed entries</source>
        <extracomment>heading of a list of entries that the table does not agree about</extracomment>
        <translation>Disputed entries</translation>
    </message>
    <message>
        <source>%1 %2 instead of %3</source>
        <extracomment>%1: a player, %2: what he would have, %3: what he has</extracomment>
        <translation>%1 %2 instead of %3</translation>
    </message>
    <message>
        <source>The score is the same either way.</source>
        <translation>The score is the same either way.</translation>
    </message>
    <message>
        <source>Then: %1.</source>
        <extracomment>What the score would be if the other side of a dispute is right; a list of &quot;Anna 26 instead of 23&quot;.</extracomment>
        <translation>Then: %1.</translation>
    </message>
    <message>
        <source>Entry %1, round %2: %3</source>
        <translation>Entry %1, round %2: %3</translation>
    </message>
    <message>
        <source>Disputed values</source>
        <translation>Disputed values</translation>
    </message>
    <message>
        <source>%1 wins?</source>
        <extracomment>Somebody else wins if what is disputed was otherwise.</extracomment>
        <translation>%1 wins?</translation>
    </message>
    <message numerus="yes">
        <source>The winner is not settled: %n disputed entry(ies).</source>
        <translation>
            <numerusform>The winner is not settled: %n entry is disputed.</numerusform>
            <numerusform>The winner is not settled: %n entries are disputed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The ranking is not settled: %n disputed entry(ies).</source>
        <translation>
            <numerusform>The ranking is not settled: %n entry is disputed.</numerusform>
            <numerusform>The ranking is not settled: %n entries are disputed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The winner is not settled: %n disputed value(s).</source>
        <translation>
            <numerusform>The winner is not settled: %n value is disputed.</numerusform>
            <numerusform>The winner is not settled: %n values are disputed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The ranking is not settled: %n disputed value(s).</source>
        <translation>
            <numerusform>The ranking is not settled: %n value is disputed.</numerusform>
            <numerusform>The ranking is not settled: %n values are disputed.</numerusform>
        </translation>
    </message>
    <message>
        <source>before</source>
        <extracomment>Short for what somebody had before the final scoring.</extracomment>
        <translation>before</translation>
    </message>
    <message>
        <source>%1 win together.</source>
        <translation>%1 win together.</translation>
    </message>
</context>
<context>
    <name>RestsOn</name>
    <message>
        <source>* Rests on values that nobody has compared yet: %1</source>
        <translation>* Rests on values that nobody has compared yet: %1</translation>
    </message>
    <message numerus="yes">
        <source>* Rests on values that nobody has compared yet: %1; and %n other(s)</source>
        <translation>
            <numerusform>* Rests on values that nobody has compared yet: %1; and %n other</numerusform>
            <numerusform>* Rests on values that nobody has compared yet: %1; and %n others</numerusform>
        </translation>
    </message>
    <message>
        <source>Check your copy (Ctrl+M) shows where they stand; once they are confirmed, the mark goes.</source>
        <translation>Check your copy (Ctrl+M) shows where they stand; once they are confirmed, the mark goes.</translation>
    </message>
    <message>
        <source>This needs a printed value that nobody has written down yet: %1.</source>
        <translation>This needs a printed value that nobody has written down yet: %1.</translation>
    </message>
</context>
<context>
    <name>River</name>
    <message>
        <source>No Nile card lies here.</source>
        <translation>No Nile card lies here.</translation>
    </message>
    <message>
        <source>The Nile card that lies here has not been named yet.</source>
        <translation>The Nile card that lies here has not been named yet.</translation>
    </message>
    <message>
        <source>markets 1 down</source>
        <extracomment>What Edfu does; very short: both market markers go one step down.</extracomment>
        <translation>markets 1 down</translation>
    </message>
    <message>
        <source>+1, ring</source>
        <extracomment>Behind the picture of the joker crew; very short: +1 strength, and the water ring may move.</extracomment>
        <translation>+1, ring</translation>
    </message>
    <message numerus="yes">
        <source>crew +1, %n stone(s)</source>
        <extracomment>What Alyi does; very short: one crew gains 1 strength, and there are stones.</extracomment>
        <translation>
            <numerusform>crew +1, %n stone</numerusform>
            <numerusform>crew +1, %n stones</numerusform>
        </translation>
    </message>
    <message>
        <source>Shown here: %1.</source>
        <translation>Shown here: %1.</translation>
    </message>
    <message>
        <source>R</source>
        <extracomment>One letter for the reserve beside a building site.</extracomment>
        <translation>R</translation>
    </message>
    <message>
        <source>%1, reserve</source>
        <translation>%1, reserve</translation>
    </message>
    <message>
        <source>%1, building space %2</source>
        <extracomment>%1: building site, %2: number of the space</extracomment>
        <translation>%1, building space %2</translation>
    </message>
    <message>
        <source>Here: a ship of %1.</source>
        <translation>Here: a ship of %1.</translation>
    </message>
    <message>
        <source>The Nile card of this round has not been named yet.</source>
        <translation>The Nile card of this round has not been named yet.</translation>
    </message>
    <message>
        <source>not named</source>
        <extracomment>On a space of the river: which Nile card lies there has not been said; very short.</extracomment>
        <translation>not named</translation>
    </message>
    <message>
        <source>Obelisk, tombs</source>
        <extracomment>The heading of a building site beside the river; very short.</extracomment>
        <translation>Obelisk, tombs</translation>
    </message>
    <message>
        <source>Pyramid, temple</source>
        <extracomment>The heading of a building site beside the river; very short.</extracomment>
        <translation>Pyramid, temple</translation>
    </message>
    <message>
        <source>markets ↓</source>
        <translation>markets ↓</translation>
    </message>
    <message numerus="yes">
        <source>+1, %n stone(s)</source>
        <translation>
            <numerusform>+1, %n stone</numerusform>
            <numerusform>+1, %n stones</numerusform>
        </translation>
    </message>
    <message>
        <source>empty</source>
        <extracomment>On a space of the river where no card lies; very short.</extracomment>
        <translation>empty</translation>
    </message>
</context>
<context>
    <name>RowsLesson</name>
    <message>
        <source>Pyramid and temple</source>
        <translation>Pyramid and temple</translation>
    </message>
    <message>
        <source>What rests on what, and who gets the bonus of a full row.</source>
        <translation>What rests on what, and who gets the bonus of a full row.</translation>
    </message>
    <message>
        <source>Ben has begun the lowest row of the pyramid. It is not full, but Anna may go higher where a space rests on built ones. Let her build in the second row (PYR-1).</source>
        <translation>Ben has begun the lowest row of the pyramid. It is not full, but Anna may go higher where a space rests on built ones. Let her build in the second row (PYR-1).</translation>
    </message>
    <message>
        <source>Look for the space right above Ben’s stones, then press Enter (PYR-1).</source>
        <translation>Look for the space right above Ben’s stones, then press Enter (PYR-1).</translation>
    </message>
    <message>
        <source>What that space rests on is not built yet. Building all of it costs more than Anna has (PYR-1).</source>
        <translation>What that space rests on is not built yet. Building all of it costs more than Anna has (PYR-1).</translation>
    </message>
    <message>
        <source>What it rests on is built, and that is enough. The row below may still have gaps further right (PYR-1).</source>
        <translation>What it rests on is built, and that is enough. The row below may still have gaps further right (PYR-1).</translation>
    </message>
    <message>
        <source>That is the temple. Look at the pyramid (PYR-1).</source>
        <translation>That is the temple. Look at the pyramid (PYR-1).</translation>
    </message>
    <message>
        <source>That goes on in the lowest row, from the left. Allowed, but go higher now (PYR-1).</source>
        <translation>That goes on in the lowest row, from the left. Allowed, but go higher now (PYR-1).</translation>
    </message>
    <message>
        <source>Nobody is forced to build. But here Anna can score, so let her (BUILD-6).</source>
        <translation>Nobody is forced to build. But here Anna can score, so let her (BUILD-6).</translation>
    </message>
    <message>
        <source>With all that it rests on, that costs too much (BUILD-5).</source>
        <translation>With all that it rests on, that costs too much (BUILD-5).</translation>
    </message>
    <message>
        <source>Now the temple: two pillars outside, columns between them. The left pillar is full, the right one is begun. How much does a column of value %1 cost Anna now?</source>
        <translation>Now the temple: two pillars outside, columns between them. The left pillar is full, the right one is begun. How much does a column of value %1 cost Anna now?</translation>
    </message>
    <message>
        <source>Columns come only after both pillars are full (TEMPLE-1).</source>
        <translation>Columns come only after both pillars are full (TEMPLE-1).</translation>
    </message>
    <message>
        <source>One pillar is not enough: first the right one has to be full as well (TEMPLE-1).</source>
        <translation>One pillar is not enough: first the right one has to be full as well (TEMPLE-1).</translation>
    </message>
    <message>
        <source>That fills the right pillar. The column itself comes on top (TEMPLE-1).</source>
        <translation>That fills the right pillar. The column itself comes on top (TEMPLE-1).</translation>
    </message>
    <message>
        <source>%1 for the rest of the right pillar, then %2 for the column. One action may do both (TEMPLE-1, BUILD-5).</source>
        <translation>%1 for the rest of the right pillar, then %2 for the column. One action may do both (TEMPLE-1, BUILD-5).</translation>
    </message>
    <message>
        <source>Blue crew and joker are strong enough, and Anna has %1 stones. Let her build a column, with all that is missing for it. Then press Enter.</source>
        <translation>Blue crew and joker are strong enough, and Anna has %1 stones. Let her build a column, with all that is missing for it. Then press Enter.</translation>
    </message>
    <message>
        <source>Press a column: the missing pillar spaces are added by themselves (TEMPLE-1).</source>
        <translation>Press a column: the missing pillar spaces are added by themselves (TEMPLE-1).</translation>
    </message>
    <message>
        <source>Allowed, but that is no column. The columns are the tall spaces in the middle (TEMPLE-1).</source>
        <translation>Allowed, but that is no column. The columns are the tall spaces in the middle (TEMPLE-1).</translation>
    </message>
    <message>
        <source>First the pillar, then the column, all at once. The spaces above open only when all columns stand (TEMPLE-1).</source>
        <translation>First the pillar, then the column, all at once. The spaces above open only when all columns stand (TEMPLE-1).</translation>
    </message>
    <message>
        <source>A later game: when a row is full, the player with most stones in it scores one point per own stone in it. Spend Anna’s %1 stones where they bring most points at once.</source>
        <translation>A later game: when a row is full, the player with most stones in it scores one point per own stone in it. Spend Anna’s %1 stones where they bring most points at once.</translation>
    </message>
    <message>
        <source>Count the stones of both in the lowest row, and the gaps (PYR-2).</source>
        <translation>Count the stones of both in the lowest row, and the gaps (PYR-2).</translation>
    </message>
    <message>
        <source>That brings %1. There is a way to more: what if the lowest row were full? (PYR-2)</source>
        <translation>That brings %1. There is a way to more: what if the lowest row were full? (PYR-2)</translation>
    </message>
    <message>
        <source>%1 points for building, then %2 more: the row is full, and Anna has most stones in it, %2. That counts once, at once (PYR-2).</source>
        <translation>%1 points for building, then %2 more: the row is full, and Anna has most stones in it, %2. That counts once, at once (PYR-2).</translation>
    </message>
    <message>
        <source>Another game, and one gap left in the lowest row. If Anna fills it, both have %1 stones there. Who gets the bonus then?</source>
        <translation>Another game, and one gap left in the lowest row. If Anna fills it, both have %1 stones there. Who gets the bonus then?</translation>
    </message>
    <message>
        <source>In a tie, look at the row from the left (PYR-3).</source>
        <translation>In a tie, look at the row from the left (PYR-3).</translation>
    </message>
    <message>
        <source>Anna, who fills it</source>
        <translation>Anna, who fills it</translation>
    </message>
    <message>
        <source>It does not matter who puts the last stone (PYR-2).</source>
        <translation>It does not matter who puts the last stone (PYR-2).</translation>
    </message>
    <message>
        <source>In a tie it is the one whose first stone stands furthest left. That is Ben (PYR-3).</source>
        <translation>In a tie it is the one whose first stone stands furthest left. That is Ben (PYR-3).</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>Both</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Nobody</translation>
    </message>
    <message>
        <source>Anna has other places to build. Let her score here without giving Ben the bonus of the row. Then press Enter.</source>
        <translation>Anna has other places to build. Let her score here without giving Ben the bonus of the row. Then press Enter.</translation>
    </message>
    <message>
        <source>Everything but the last gap of the lowest row will do (PYR-2).</source>
        <translation>Everything but the last gap of the lowest row will do (PYR-2).</translation>
    </message>
    <message>
        <source>The row is full now, and Ben gets %1 points for it: his first stone stands furthest left (PYR-3).</source>
        <translation>The row is full now, and Ben gets %1 points for it: his first stone stands furthest left (PYR-3).</translation>
    </message>
    <message>
        <source>Anna scores, and the row stays open. Before a row is filled, look whose stones lie in it (PYR-2).</source>
        <translation>Anna scores, and the row stays open. Before a row is filled, look whose stones lie in it (PYR-2).</translation>
    </message>
    <message>
        <source>Remember: rows grow from the left (PYR-1), columns need both pillars (TEMPLE-1). A full row pays the player with most stones. A tie goes to the one furthest left (PYR-3).</source>
        <translation>Remember: rows grow from the left (PYR-1), columns need both pillars (TEMPLE-1). A full row pays the player with most stones. A tie goes to the one furthest left (PYR-3).</translation>
    </message>
    <message>
        <source>One building action may use both buildings of this site. The temple grows part by part. The pyramid pays twice: for each space, and again for each full row (PYR-2).</source>
        <translation>One building action may use both buildings of this site. The temple grows part by part. The pyramid pays twice: for each space, and again for each full row (PYR-2).</translation>
    </message>
    <message>
        <source>Only one player gets it. In a tie the row is read from the left (PYR-3).</source>
        <translation>Only one player gets it. In a tie the row is read from the left (PYR-3).</translation>
    </message>
    <message>
        <source>Even in a tie somebody gets it (PYR-3).</source>
        <translation>Even in a tie somebody gets it (PYR-3).</translation>
    </message>
</context>
<context>
    <name>Rule</name>
    <message>
        <source>Starting kit</source>
        <translation>Starting kit</translation>
    </message>
    <message>
        <source>First order</source>
        <translation>First order</translation>
    </message>
    <message>
        <source>Order tiles are dealt at random. All markers start on 0 of the score track: number 1 at the very back, the highest number in front.</source>
        <translation>Order tiles are dealt at random. All markers start on 0 of the score track: number 1 at the very back, the highest number in front.</translation>
    </message>
    <message>
        <source>Starting stones</source>
        <translation>Starting stones</translation>
    </message>
    <message>
        <source>Markets at the start</source>
        <translation>Markets at the start</translation>
    </message>
    <message>
        <source>All markers start on the top step of the stone market and the grain market.</source>
        <translation>All markers start on the top step of the stone market and the grain market.</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Decks</translation>
    </message>
    <message>
        <source>The Nile cards form three decks by the number on their back. The Sphinx cards lie face down; the options say whether everyone starts with one.</source>
        <translation>The Nile cards form three decks by the number on their back. The Sphinx cards lie face down; the options say whether everyone starts with one.</translation>
    </message>
    <message>
        <source>The water ring starts on the middle one of its three positions.</source>
        <translation>The water ring starts on the middle one of its three positions.</translation>
    </message>
    <message>
        <source>Shuffled tomb tiles lie face down on the tombs, the first four are turned up. Nobody sees those left over.</source>
        <translation>Shuffled tomb tiles lie face down on the tombs, the first four are turned up. Nobody sees those left over.</translation>
    </message>
    <message>
        <source>Fewer building spaces</source>
        <translation>Fewer building spaces</translation>
    </message>
    <message>
        <source>Forward or back: a marker that arrives on an occupied space of the score track stands behind those already there. A move of 0 keeps the place.</source>
        <translation>Forward or back: a marker that arrives on an occupied space of the score track stands behind those already there. A move of 0 keeps the place.</translation>
    </message>
    <message>
        <source>Scarab</source>
        <translation>Scarab</translation>
    </message>
    <message>
        <source>From the front</source>
        <translation>From the front</translation>
    </message>
    <message>
        <source>Length of a turn</source>
        <translation>Length of a turn</translation>
    </message>
    <message>
        <source>A turn goes on until another player acts. While stones are produced, participation is scored and the order is set, everybody is on turn.</source>
        <translation>A turn goes on until another player acts. While stones are produced, participation is scored and the order is set, everybody is on turn.</translation>
    </message>
    <message>
        <source>When Anytime cards work</source>
        <translation>When Anytime cards work</translation>
    </message>
    <message>
        <source>Advances between turns</source>
        <translation>Advances between turns</translation>
    </message>
    <message>
        <source>A card that advances a construction crew each round needs no turn: it works from sailing until the new order is set, never in the final scoring.</source>
        <translation>A card that advances a construction crew each round needs no turn: it works from sailing until the new order is set, never in the final scoring.</translation>
    </message>
    <message>
        <source>Order stays fixed</source>
        <translation>Order stays fixed</translation>
    </message>
    <message>
        <source>Cards are optional</source>
        <translation>Cards are optional</translation>
    </message>
    <message>
        <source>Nobody has to play a card. Help may be wasted, but stones never pay for more grain than is missing.</source>
        <translation>Nobody has to play a card. Help may be wasted, but stones never pay for more grain than is missing.</translation>
    </message>
    <message>
        <source>Online timings</source>
        <translation>Online timings</translation>
    </message>
    <message>
        <source>Lay out Nile cards</source>
        <translation>Lay out Nile cards</translation>
    </message>
    <message>
        <source>Each round fresh Nile cards go on the river, from the top space down: deck 1/2 twice, deck 3/4 twice, then deck 5. Old ones are gone.</source>
        <translation>Each round fresh Nile cards go on the river, from the top space down: deck 1/2 twice, deck 3/4 twice, then deck 5. Old ones are gone.</translation>
    </message>
    <message>
        <source>One ship per space</source>
        <translation>One ship per space</translation>
    </message>
    <message>
        <source>An occupied space is closed to further ships.</source>
        <translation>An occupied space is closed to further ships.</translation>
    </message>
    <message>
        <source>Downstream only</source>
        <translation>Downstream only</translation>
    </message>
    <message>
        <source>A new ship goes further downstream than the last ship of its player.</source>
        <translation>A new ship goes further downstream than the last ship of its player.</translation>
    </message>
    <message>
        <source>Kinds of spaces</source>
        <translation>Kinds of spaces</translation>
    </message>
    <message>
        <source>A ship collects a Nile card, carries out a round space or waits at a building site. Where the card is gone, no ship can go.</source>
        <translation>A ship collects a Nile card, carries out a round space or waits at a building site. Where the card is gone, no ship can go.</translation>
    </message>
    <message>
        <source>Ships at building sites</source>
        <translation>Ships at building sites</translation>
    </message>
    <message>
        <source>Any free building space may be chosen, one ship per player at each building site. The reserve opens when no building space is free.</source>
        <translation>Any free building space may be chosen, one ship per player at each building site. The reserve opens when no building space is free.</translation>
    </message>
    <message>
        <source>Passing</source>
        <translation>Passing</translation>
    </message>
    <message>
        <source>Where passing is allowed, it ends the round’s sailing for that player. The others go on.</source>
        <translation>Where passing is allowed, it ends the round’s sailing for that player. The others go on.</translation>
    </message>
    <message>
        <source>Ships available</source>
        <translation>Ships available</translation>
    </message>
    <message>
        <source>Nobody places more ships in a round than they own.</source>
        <translation>Nobody places more ships in a round than they own.</translation>
    </message>
    <message>
        <source>Ships come home</source>
        <translation>Ships come home</translation>
    </message>
    <message>
        <source>After sailing, ships return to their players. Those at building sites stay, the reserve included.</source>
        <translation>After sailing, ships return to their players. Those at building sites stay, the reserve included.</translation>
    </message>
    <message>
        <source>Stopping</source>
        <translation>Stopping</translation>
    </message>
    <message>
        <source>Edfu</source>
        <translation>Edfu</translation>
    </message>
    <message>
        <source>Both market markers of the player go one step down.</source>
        <translation>Both market markers of the player go one step down.</translation>
    </message>
    <message>
        <source>Thebae</source>
        <translation>Thebae</translation>
    </message>
    <message>
        <source>The two construction crews shown at Thebae gain 1 strength each.</source>
        <translation>The two construction crews shown at Thebae gain 1 strength each.</translation>
    </message>
    <message>
        <source>Selinon</source>
        <translation>Selinon</translation>
    </message>
    <message>
        <source>The two construction crews shown at Selinon gain 1 strength each.</source>
        <translation>The two construction crews shown at Selinon gain 1 strength each.</translation>
    </message>
    <message>
        <source>Beni Hasan</source>
        <translation>Beni Hasan</translation>
    </message>
    <message>
        <source>The two construction crews shown at Beni Hasan gain 1 strength each.</source>
        <translation>The two construction crews shown at Beni Hasan gain 1 strength each.</translation>
    </message>
    <message>
        <source>Passalon</source>
        <translation>Passalon</translation>
    </message>
    <message>
        <source>The joker crew gains 1 strength. The water ring may then move by one position.</source>
        <translation>The joker crew gains 1 strength. The water ring may then move by one position.</translation>
    </message>
    <message>
        <source>Alyi</source>
        <translation>Alyi</translation>
    </message>
    <message>
        <source>Heliopolis</source>
        <translation>Heliopolis</translation>
    </message>
    <message>
        <source>A construction crew at the end of its track stays there. An advance that cannot be made is lost.</source>
        <translation>A construction crew at the end of its track stays there. An advance that cannot be made is lost.</translation>
    </message>
    <message>
        <source>Choosing crews</source>
        <translation>Choosing crews</translation>
    </message>
    <message>
        <source>Feeding</source>
        <translation>Feeding</translation>
    </message>
    <message>
        <source>Watering</source>
        <translation>Watering</translation>
    </message>
    <message>
        <source>Feeding penalty</source>
        <translation>Feeding penalty</translation>
    </message>
    <message>
        <source>Each grain missing costs as many points as the player’s step on the grain market says. Grain left over is lost.</source>
        <translation>Each grain missing costs as many points as the player’s step on the grain market says. Grain left over is lost.</translation>
    </message>
    <message>
        <source>Help with feeding</source>
        <translation>Help with feeding</translation>
    </message>
    <message>
        <source>Producing stones</source>
        <translation>Producing stones</translation>
    </message>
    <message>
        <source>What no longer fits on the stone track is lost, wherever it comes from.</source>
        <translation>What no longer fits on the stone track is lost, wherever it comes from.</translation>
    </message>
    <message>
        <source>Order of building</source>
        <translation>Order of building</translation>
    </message>
    <message>
        <source>At each building site the ship nearest to the Nile goes first, then the next building space.</source>
        <translation>At each building site the ship nearest to the Nile goes first, then the next building space.</translation>
    </message>
    <message>
        <source>One crew per site</source>
        <translation>One crew per site</translation>
    </message>
    <message>
        <source>Building takes stones and one unused construction crew. The joker crew may help; a second normal one needs a card.</source>
        <translation>Building takes stones and one unused construction crew. The joker crew may help; a second normal one needs a card.</translation>
    </message>
    <message>
        <source>Joker crew</source>
        <translation>Joker crew</translation>
    </message>
    <message>
        <source>The joker crew builds once a round and always with a normal construction crew.</source>
        <translation>The joker crew builds once a round and always with a normal construction crew.</translation>
    </message>
    <message>
        <source>Used crews</source>
        <translation>Used crews</translation>
    </message>
    <message>
        <source>A construction crew that has built is turned over until the next round. Its strength stays.</source>
        <translation>A construction crew that has built is turned over until the next round. Its strength stays.</translation>
    </message>
    <message>
        <source>Price of building</source>
        <translation>Price of building</translation>
    </message>
    <message>
        <source>Not building</source>
        <translation>Not building</translation>
    </message>
    <message>
        <source>Ships in reserve</source>
        <translation>Ships in reserve</translation>
    </message>
    <message>
        <source>A ship in reserve builds last, and only if a building space of its site was freed.</source>
        <translation>A ship in reserve builds last, and only if a building space of its site was freed.</translation>
    </message>
    <message>
        <source>Building</source>
        <extracomment>The title of a rule: what players do.</extracomment>
        <translation>Building</translation>
    </message>
    <message>
        <source>What is built scores at once: 1 point per value.</source>
        <translation>What is built scores at once: 1 point per value.</translation>
    </message>
    <message>
        <source>Drawing Sphinx cards</source>
        <translation>Drawing Sphinx cards</translation>
    </message>
    <message>
        <source>A Sphinx card costs 1 stone. The strength used limits how many may be drawn, and there is a top limit too.</source>
        <translation>A Sphinx card costs 1 stone. The strength used limits how many may be drawn, and there is a top limit too.</translation>
    </message>
    <message>
        <source>Sphinx cards returned</source>
        <translation>Sphinx cards returned</translation>
    </message>
    <message>
        <source>One drawn Sphinx card may be kept hidden. Each of the others goes back for 1 point at once.</source>
        <translation>One drawn Sphinx card may be kept hidden. Each of the others goes back for 1 point at once.</translation>
    </message>
    <message>
        <source>Sphinx cards kept</source>
        <translation>Sphinx cards kept</translation>
    </message>
    <message>
        <source>Sphinx cards kept stay secret until the final scoring and count only there.</source>
        <translation>Sphinx cards kept stay secret until the final scoring and count only there.</translation>
    </message>
    <message>
        <source>Obelisk from below</source>
        <translation>Obelisk from below</translation>
    </message>
    <message>
        <source>Tombs in order</source>
        <translation>Tombs in order</translation>
    </message>
    <message>
        <source>Tomb tiles kept</source>
        <translation>Tomb tiles kept</translation>
    </message>
    <message>
        <source>Tomb tiles stay with their player. Their sum counts in the final scoring.</source>
        <translation>Tomb tiles stay with their player. Their sum counts in the final scoring.</translation>
    </message>
    <message>
        <source>Temple from below</source>
        <translation>Temple from below</translation>
    </message>
    <message>
        <source>Pyramid rows</source>
        <translation>Pyramid rows</translation>
    </message>
    <message>
        <source>Each row of the pyramid grows from the left without gaps. A stone only needs what it rests on, not the whole row below.</source>
        <translation>Each row of the pyramid grows from the left without gaps. A stone only needs what it rests on, not the whole row below.</translation>
    </message>
    <message>
        <source>Pyramid row bonus</source>
        <translation>Pyramid row bonus</translation>
    </message>
    <message>
        <source>Tie in a row</source>
        <translation>Tie in a row</translation>
    </message>
    <message>
        <source>Market step for building</source>
        <translation>Market step for building</translation>
    </message>
    <message>
        <source>Stone market</source>
        <translation>Stone market</translation>
    </message>
    <message>
        <source>Arriving on the last step of the stone market brings stones, and every step beyond it brings them again.</source>
        <translation>Arriving on the last step of the stone market brings stones, and every step beyond it brings them again.</translation>
    </message>
    <message>
        <source>Grain market</source>
        <translation>Grain market</translation>
    </message>
    <message>
        <source>The grain market sets the penalty for missing grain. Arriving on its last step brings points, and every step beyond it brings them again.</source>
        <translation>The grain market sets the penalty for missing grain. Arriving on its last step brings points, and every step beyond it brings them again.</translation>
    </message>
    <message>
        <source>Right to sell stones</source>
        <translation>Right to sell stones</translation>
    </message>
    <message>
        <source>Only from the lowest steps of the stone market may stones be sold in the final scoring.</source>
        <translation>Only from the lowest steps of the stone market may stones be sold in the final scoring.</translation>
    </message>
    <message>
        <source>Participation</source>
        <translation>Participation</translation>
    </message>
    <message>
        <source>Next order</source>
        <translation>Next order</translation>
    </message>
    <message>
        <source>Stones sold</source>
        <extracomment>The title of a rule: a source of points.</extracomment>
        <translation>Stones sold</translation>
    </message>
    <message>
        <source>Tombs</source>
        <translation>Tombs</translation>
    </message>
    <message>
        <source>Sphinx cards</source>
        <translation>Sphinx cards</translation>
    </message>
    <message>
        <source>Each Sphinx card pays if its condition holds. The one that counts the points themselves comes last.</source>
        <translation>Each Sphinx card pays if its condition holds. The one that counts the points themselves comes last.</translation>
    </message>
    <message>
        <source>Winner</source>
        <extracomment>The title of a rule: how it is decided who wins.</extracomment>
        <translation>Winner</translation>
    </message>
    <message>
        <source>This field bears grain every round, wherever the water ring lies.</source>
        <translation>This field bears grain every round, wherever the water ring lies.</translation>
    </message>
    <message>
        <source>This field bears grain with the water ring in the middle or on the right.</source>
        <translation>This field bears grain with the water ring in the middle or on the right.</translation>
    </message>
    <message>
        <source>This field bears grain only with the water ring on the right. When taken, it pays once: a market step, points or stones.</source>
        <translation>This field bears grain only with the water ring on the right. When taken, it pays once: a market step, points or stones.</translation>
    </message>
    <message>
        <source>This quarry yields its stones every round.</source>
        <translation>This quarry yields its stones every round.</translation>
    </message>
    <message>
        <source>Adds grain to one feeding, then it is gone.</source>
        <translation>Adds grain to one feeding, then it is gone.</translation>
    </message>
    <message>
        <source>Adds strength to one building action, then it is gone. Several may be played together.</source>
        <translation>Adds strength to one building action, then it is gone. Several may be played together.</translation>
    </message>
    <message>
        <source>The round space a ship just went to is carried out twice.</source>
        <translation>The round space a ship just went to is carried out twice.</translation>
    </message>
    <message>
        <source>Right after a ship a second one follows, before the next player’s turn.</source>
        <translation>Right after a ship a second one follows, before the next player’s turn.</translation>
    </message>
    <message>
        <source>One ship in reserve builds even if no building space was freed.</source>
        <translation>One ship in reserve builds even if no building space was freed.</translation>
    </message>
    <message>
        <source>At every building site not yet begun, the player’s ship moves to first place, out of the reserve too.</source>
        <translation>At every building site not yet begun, the player’s ship moves to first place, out of the reserve too.</translation>
    </message>
    <message>
        <source>Brings stones when it is played, then it is gone.</source>
        <translation>Brings stones when it is played, then it is gone.</translation>
    </message>
    <message>
        <source>Once a round one construction crew gains 1 strength, at any moment up to the new order.</source>
        <translation>Once a round one construction crew gains 1 strength, at any moment up to the new order.</translation>
    </message>
    <message>
        <source>While feeding, each stone may stand in for one missing grain.</source>
        <translation>While feeding, each stone may stand in for one missing grain.</translation>
    </message>
    <message>
        <source>Two more Sphinx cards may be drawn without paying; the top limit stays.</source>
        <translation>Two more Sphinx cards may be drawn without paying; the top limit stays.</translation>
    </message>
    <message>
        <source>Once a round a ship may go upstream of the last one. From there it goes on as usual.</source>
        <translation>Once a round a ship may go upstream of the last one. From there it goes on as usual.</translation>
    </message>
    <message>
        <source>Each round one Nile card left on the river may be taken.</source>
        <translation>Each round one Nile card left on the river may be taken.</translation>
    </message>
    <message>
        <source>Adds to the sum of the tomb tiles in the final scoring.</source>
        <translation>Adds to the sum of the tomb tiles in the final scoring.</translation>
    </message>
    <message>
        <source>The player’s marker on the stone market goes two steps down at once.</source>
        <translation>The player’s marker on the stone market goes two steps down at once.</translation>
    </message>
    <message>
        <source>The player’s marker on the grain market goes two steps down at once.</source>
        <translation>The player’s marker on the grain market goes two steps down at once.</translation>
    </message>
    <message>
        <source>Two construction crews of choice gain 1 strength each, or one of them gains 2.</source>
        <translation>Two construction crews of choice gain 1 strength each, or one of them gains 2.</translation>
    </message>
    <message>
        <source>The two construction crews on the card gain 1 strength each.</source>
        <translation>The two construction crews on the card gain 1 strength each.</translation>
    </message>
    <message>
        <source>Pays 1 point at once for each own stone in the buildings on the card.</source>
        <translation>Pays 1 point at once for each own stone in the buildings on the card.</translation>
    </message>
    <message>
        <source>Another phase</source>
        <translation>Another phase</translation>
    </message>
    <message>
        <source>Everything has its phase in the round; this belongs to another one.</source>
        <translation>Everything has its phase in the round; this belongs to another one.</translation>
    </message>
    <message>
        <source>Another turn</source>
        <translation>Another turn</translation>
    </message>
    <message>
        <source>Another player is to act first.</source>
        <translation>Another player is to act first.</translation>
    </message>
    <message>
        <source>Correction</source>
        <translation>Correction</translation>
    </message>
    <message>
        <source>An entry has to fit what lies on the table. A correction puts right what the table agrees on.</source>
        <translation>An entry has to fit what lies on the table. A correction puts right what the table agrees on.</translation>
    </message>
    <message>
        <source>With two or three players each building site has one building space fewer.</source>
        <translation>With two or three players each building site has one building space fewer.</translation>
    </message>
    <message>
        <source>Starting water ring</source>
        <translation>Starting water ring</translation>
    </message>
    <message>
        <source>First tomb tiles</source>
        <translation>First tomb tiles</translation>
    </message>
    <message>
        <source>Score track queue</source>
        <translation>Score track queue</translation>
    </message>
    <message>
        <source>Ships in turn</source>
        <translation>Ships in turn</translation>
    </message>
    <message>
        <source>Crew track end</source>
        <translation>Crew track end</translation>
    </message>
    <message>
        <source>Stone track end</source>
        <translation>Stone track end</translation>
    </message>
    <message>
        <source>Everyone starts with a player tableau, ships and stones. To that come three construction crews, the joker crew, a start quarry and a green start field. If stones or markers run out, anything else will do.</source>
        <translation>Everyone starts with a player tableau, ships and stones. To that come three construction crews, the joker crew, a start quarry and a green start field. If stones or markers run out, anything else will do.</translation>
    </message>
    <message>
        <source>Whoever goes past 50 on the score track takes a scarab: it marks 50 points.</source>
        <translation>Whoever goes past 50 on the score track takes a scarab: it marks 50 points.</translation>
    </message>
    <message>
        <source>Whoever has more points is in front. On one space, whoever came first is in front.</source>
        <translation>Whoever has more points is in front. On one space, whoever came first is in front.</translation>
    </message>
    <message>
        <source>The order of feeding and participation is settled when the phase begins. It stays, wherever the markers go meanwhile.</source>
        <translation>The order of feeding and participation is settled when the phase begins. It stays, wherever the markers go meanwhile.</translation>
    </message>
    <message>
        <source>The online version sets limits of its own on when a card may be clicked on. At the table they do not hold.</source>
        <translation>The online version sets limits of its own on when a card may be clicked on. At the table they do not hold.</translation>
    </message>
    <message>
        <source>In tile order each player places one ship, again and again. A player without a legal space is skipped.</source>
        <translation>In tile order each player places one ship, again and again. A player without a legal space is skipped.</translation>
    </message>
    <message>
        <source>Without passing, too, a player may stop if only a card would still open a space.</source>
        <translation>Without passing, too, a player may stop if only a card would still open a space.</translation>
    </message>
    <message>
        <source>One construction crew of choice gains 1 strength. Some stones come with it.</source>
        <translation>One construction crew of choice gains 1 strength. Some stones come with it.</translation>
    </message>
    <message>
        <source>Whoever chooses construction crews has to choose as many real advances as there can be.</source>
        <translation>Whoever chooses construction crews has to choose as many real advances as there can be.</translation>
    </message>
    <message>
        <source>Feeding starts at the front of the score track. The strength of all four construction crews is compared with the player’s grain.</source>
        <translation>Feeding starts at the front of the score track. The strength of all four construction crews is compared with the player’s grain.</translation>
    </message>
    <message>
        <source>Green fields always bear grain. With the water ring in the middle, the yellow-green fields do too. On the right, it waters all fields.</source>
        <translation>Green fields always bear grain. With the water ring in the middle, the yellow-green fields do too. On the right, it waters all fields.</translation>
    </message>
    <message>
        <source>In tile order everyone collects the stones of their quarries.</source>
        <translation>In tile order everyone collects the stones of their quarries.</translation>
    </message>
    <message>
        <source>The values built add up to the price in stones. It may be no higher than the strength used, nor than the stones at hand.</source>
        <translation>The values built add up to the price in stones. It may be no higher than the strength used, nor than the stones at hand.</translation>
    </message>
    <message>
        <source>Whoever does not want to build takes the ship back; its building space counts as freed.</source>
        <translation>Whoever does not want to build takes the ship back; its building space counts as freed.</translation>
    </message>
    <message>
        <source>Open tomb tiles are taken from the first one on; none is left out. For each one taken, the next one is turned up. Its value is price and points.</source>
        <translation>Open tomb tiles are taken from the first one on; none is left out. For each one taken, the next one is turned up. Its value is price and points.</translation>
    </message>
    <message>
        <source>The temple begins with its two pillars, each by itself from the bottom. When both stand, the columns follow, then the stones above.</source>
        <translation>The temple begins with its two pillars, each by itself from the bottom. When both stand, the columns follow, then the stones above.</translation>
    </message>
    <message>
        <source>A full row of the pyramid pays 1 point per own stone. The points go to the player with the most stones in the row, whoever filled it.</source>
        <translation>A full row of the pyramid pays 1 point per own stone. The points go to the player with the most stones in the row, whoever filled it.</translation>
    </message>
    <message>
        <source>Several may have the most stones in a row of the pyramid. Then it belongs to the one whose first stone is furthest left.</source>
        <translation>Several may have the most stones in a row of the pyramid. Then it belongs to the one whose first stone is furthest left.</translation>
    </message>
    <message>
        <source>Whoever has built at obelisk or tombs moves one own market marker a step down. Stones gained by it pay only for later building.</source>
        <translation>Whoever has built at obelisk or tombs moves one own market marker a step down. Stones gained by it pay only for later building.</translation>
    </message>
    <message>
        <source>Whoever spent stones at building sites gets points: the more sites, the more points. It goes from the front of the score track.</source>
        <translation>Whoever spent stones at building sites gets points: the more sites, the more points. It goes from the front of the score track.</translation>
    </message>
    <message>
        <source>The player with the fewest points takes order tile 1, and so on. On one space, the later arrival takes the smaller number.</source>
        <translation>The player with the fewest points takes order tile 1, and so on. On one space, the later arrival takes the smaller number.</translation>
    </message>
    <message>
        <source>Low enough on the stone market, a player may sell leftover stones. Several make a point; what does not make a whole one is lost.</source>
        <translation>Low enough on the stone market, a player may sell leftover stones. Several make a point; what does not make a whole one is lost.</translation>
    </message>
    <message>
        <source>The tomb tiles are added up. The higher the sum, the more points.</source>
        <translation>The tomb tiles are added up. The higher the sum, the more points.</translation>
    </message>
    <message>
        <source>Most points win, bids for seats subtracted. On one space, whoever came first wins.</source>
        <translation>Most points win, bids for seats subtracted. On one space, whoever came first wins.</translation>
    </message>
    <message>
        <source>One building action may use two normal construction crews, and the joker crew as well.</source>
        <translation>One building action may use two normal construction crews, and the joker crew as well.</translation>
    </message>
    <message>
        <source>In one drawing, two Sphinx cards may be kept instead of one.</source>
        <translation>In one drawing, two Sphinx cards may be kept instead of one.</translation>
    </message>
    <message>
        <source>Stones may be sold for 1 point each, wherever the marker stands on the stone market. The card says how many at most.</source>
        <translation>Stones may be sold for 1 point each, wherever the marker stands on the stone market. The card says how many at most.</translation>
    </message>
    <message>
        <source>One field counts as a better colour for the rest of the game: brown as yellow-green, yellow-green as green.</source>
        <translation>One field counts as a better colour for the rest of the game: brown as yellow-green, yellow-green as green.</translation>
    </message>
    <message>
        <source>Once a round, 2 stones buy 1 strength for a construction crew.</source>
        <translation>Once a round, 2 stones buy 1 strength for a construction crew.</translation>
    </message>
    <message>
        <source>The number on the order tile decides how many stones a player starts with.</source>
        <translation>The number on the order tile decides how many stones a player starts with.</translation>
    </message>
    <message>
        <source>Cards can help: more grain, stones as grain, a better field. None of it has to be used.</source>
        <translation>Cards can help: more grain, stones as grain, a better field. None of it has to be used.</translation>
    </message>
    <message>
        <source>The obelisk grows from the bottom. A row may be begun when all rows below it are full.</source>
        <translation>The obelisk grows from the bottom. A row may be begun when all rows below it are full.</translation>
    </message>
    <message>
        <source>Once a round a ship may go to an occupied round space, but never to the last one of the river.</source>
        <translation>Once a round a ship may go to an occupied round space, but never to the last one of the river.</translation>
    </message>
    <message>
        <source>Once a round a ship may go to any occupied space, but never to the last one of the river. A Nile card already taken is gone, and at a building site the ship that came first builds first.</source>
        <translation>Once a round a ship may go to any occupied space, but never to the last one of the river. A Nile card already taken is gone, and at a building site the ship that came first builds first.</translation>
    </message>
    <message>
        <source>Anytime cards are played on one’s own turn. Only “Reserve” and “Go first” may also come at their own moment.</source>
        <translation>Anytime cards are played on one’s own turn. Only “Reserve” and “Go first” may also come at their own moment.</translation>
    </message>
    <message>
        <source>Works like Passalon. This is the end of the river: the card “Occupied” does not work here.</source>
        <translation>Works like Passalon. This is the end of the river: the card “Occupied” does not work here.</translation>
    </message>
</context>
<context>
    <name>RuleDetail</name>
    <message>
        <source>The sites are built one after the other: first the Sphinx, then obelisk and tombs, then pyramid and temple.</source>
        <translation>The sites are built one after the other: first the Sphinx, then obelisk and tombs, then pyramid and temple.</translation>
    </message>
    <message>
        <source>A crew used at one site is not there for the next. With three sites, three normal crews are needed.</source>
        <translation>A crew used at one site is not there for the next. With three sites, three normal crews are needed.</translation>
    </message>
    <message>
        <source>A crew of 5 and the joker crew of 2 build together: values up to 7 are possible. The joker crew alone may not build.</source>
        <translation>A crew of 5 and the joker crew of 2 build together: values up to 7 are possible. The joker crew alone may not build.</translation>
    </message>
    <message>
        <source>One physical stone goes on each space or tile. From the stone track goes the sum of the values. What becomes free during the action may be used in it.</source>
        <translation>One physical stone goes on each space or tile. From the stone track goes the sum of the values. What becomes free during the action may be used in it.</translation>
    </message>
    <message>
        <source>A space of value 1, one of 2 and a tomb tile of 4 make 7. This takes strength 7 and 7 stones.</source>
        <translation>A space of value 1, one of 2 and a tomb tile of 4 make 7. This takes strength 7 and 7 stones.</translation>
    </message>
    <message>
        <source>Not building costs nothing. But the site then does not count for participation, and a ship in reserve may get its chance.</source>
        <translation>Not building costs nothing. But the site then does not count for participation, and a ship in reserve may get its chance.</translation>
    </message>
    <message>
        <source>A and B stand on building spaces, C in reserve. A does not build. Then B builds, and after B also C.</source>
        <translation>A and B stand on building spaces, C in reserve. A does not build. Then B builds, and after B also C.</translation>
    </message>
    <message>
        <source>Move the marker at once, before row bonuses and market steps.</source>
        <translation>Move the marker at once, before row bonuses and market steps.</translation>
    </message>
    <message>
        <source>A crew of 3 with 2 stones builds a space of value 2. That gives 2 points and leaves 0 stones.</source>
        <translation>A crew of 3 with 2 stones builds a space of value 2. That gives 2 points and leaves 0 stones.</translation>
    </message>
    <message>
        <source>Sphinx cards drawn at once in this copy: at most %1.</source>
        <translation>Sphinx cards drawn at once in this copy: at most %1.</translation>
    </message>
    <message>
        <source>A crew of strength 3 goes to the Sphinx with 2 stones. It may draw 1 or 2 Sphinx cards.</source>
        <translation>A crew of strength 3 goes to the Sphinx with 2 stones. It may draw 1 or 2 Sphinx cards.</translation>
    </message>
    <message>
        <source>Keeping none is allowed too. The others go face down under the deck.</source>
        <translation>Keeping none is allowed too. The others go face down under the deck.</translation>
    </message>
    <message>
        <source>Two Sphinx cards drawn, one kept: that is 1 point at once for the other.</source>
        <translation>Two Sphinx cards drawn, one kept: that is 1 point at once for the other.</translation>
    </message>
    <message>
        <source>Only the number of hidden cards is public. Nilometer shows no more of them either.</source>
        <translation>Only the number of hidden cards is public. Nilometer shows no more of them either.</translation>
    </message>
    <message>
        <source>Two rows can be built in one action if the lower one is filled by it.</source>
        <translation>Two rows can be built in one action if the lower one is filled by it.</translation>
    </message>
    <message>
        <source>The open tile furthest to the front is always next. Its stone goes on the emptied tomb.</source>
        <translation>The open tile furthest to the front is always next. Its stone goes on the emptied tomb.</translation>
    </message>
    <message>
        <source>The open tiles show 3, 5, 2 and 4. Building two means taking 3 and 5: 8 stones, 8 points.</source>
        <translation>The open tiles show 3, 5, 2 and 4. Building two means taking 3 and 5: 8 stones, 8 points.</translation>
    </message>
    <message>
        <source>So a tomb tile counts twice: its value now, and as part of the sum at the end.</source>
        <translation>So a tomb tile counts twice: its value now, and as part of the sum at the end.</translation>
    </message>
    <message>
        <source>The left pillar is done, the right one is not. A column may not be begun yet.</source>
        <translation>The left pillar is done, the right one is not. A column may not be begun yet.</translation>
    </message>
    <message>
        <source>A space of a higher row is open as soon as the stones under it lie.</source>
        <translation>A space of a higher row is open as soon as the stones under it lie.</translation>
    </message>
    <message>
        <source>First come the points for building, then the row bonuses, the lowest row first. Each row pays once.</source>
        <translation>First come the points for building, then the row bonuses, the lowest row first. Each row pays once.</translation>
    </message>
    <message>
        <source>A row of four reads Yellow, Green, Green, Yellow. Both have 2 stones. Yellow’s first stone lies further left: Yellow gets 2 points.</source>
        <translation>A row of four reads Yellow, Green, Green, Yellow. Both have 2 stones. Yellow’s first stone lies further left: Yellow gets 2 points.</translation>
    </message>
    <message>
        <source>It is never dry. The value on the card is the grain it bears.</source>
        <translation>It is never dry. The value on the card is the grain it bears.</translation>
    </message>
    <message>
        <source>It is dry only when the ring lies on the left.</source>
        <translation>It is dry only when the ring lies on the left.</translation>
    </message>
    <message>
        <source>It is often dry, but it bears a lot. The gift comes once, when the card is taken.</source>
        <translation>It is often dry, but it bears a lot. The gift comes once, when the card is taken.</translation>
    </message>
    <message>
        <source>It adds to the start quarry. More than the stone track holds is lost.</source>
        <translation>It adds to the start quarry. More than the stone track holds is lost.</translation>
    </message>
    <message>
        <source>Play it in your own feeding. Grain not needed is lost.</source>
        <translation>Play it in your own feeding. Grain not needed is lost.</translation>
    </message>
    <message>
        <source>It helps a crew that is being used in this action. Stones must still be paid.</source>
        <translation>It helps a crew that is being used in this action. Stones must still be paid.</translation>
    </message>
    <message>
        <source>The ship builds after those on the building spaces. When its slot comes up, Nilometer asks whether to play the card.</source>
        <translation>The ship builds after those on the building spaces. When its slot comes up, Nilometer asks whether to play the card.</translation>
    </message>
    <message>
        <source>The others keep their order. It must be said before anything is built at that site. A reserve ship so moved pushes nobody out.</source>
        <translation>The others keep their order. It must be said before anything is built at that site. A reserve ship so moved pushes nobody out.</translation>
    </message>
    <message>
        <source>All others of the drawing still go back for 1 point each.</source>
        <translation>All others of the drawing still go back for 1 point each.</translation>
    </message>
    <message>
        <source>Its number of stones is on the card. More than the stone track holds is lost.</source>
        <translation>Its number of stones is on the card. More than the stone track holds is lost.</translation>
    </message>
    <message>
        <source>At least one stone must be sold. It pays better than selling in the final scoring.</source>
        <translation>At least one stone must be sold. It pays better than selling in the final scoring.</translation>
    </message>
    <message>
        <source>Two such cards may go on one field. In the final scoring the card cannot be assigned any more.</source>
        <translation>Two such cards may go on one field. In the final scoring the card cannot be assigned any more.</translation>
    </message>
    <message>
        <source>A brown field counts as yellow-green. Now it bears in the middle position too.</source>
        <translation>A brown field counts as yellow-green. Now it bears in the middle position too.</translation>
    </message>
    <message>
        <source>A turned-over crew may gain too, and it may be done after feeding.</source>
        <translation>A turned-over crew may gain too, and it may be done after feeding.</translation>
    </message>
    <message>
        <source>Grain is 3 short, 5 stones are there. Paying 3 of them leaves 2, and there is no penalty.</source>
        <translation>Grain is 3 short, 5 stones are there. Paying 3 of them leaves 2, and there is no penalty.</translation>
    </message>
    <message>
        <source>The crew must still be able to advance. It may be done after feeding, so the new strength eats only next round.</source>
        <translation>The crew must still be able to advance. It may be done after feeding, so the new strength eats only next round.</translation>
    </message>
    <message>
        <source>Only one ship per round. From its place the next ones sail downstream again.</source>
        <translation>Only one ship per round. From its place the next ones sail downstream again.</translation>
    </message>
    <message>
        <source>The card taken works like any other. When it is taken is a rule option.</source>
        <translation>The card taken works like any other. When it is taken is a rule option.</translation>
    </message>
    <message>
        <source>The tomb tiles add up to 13. With the card the sum is higher, and a better band may be reached.</source>
        <translation>The tomb tiles add up to 13. With the card the sum is higher, and a better band may be reached.</translation>
    </message>
    <message>
        <source>Both steps must be made at once. Steps past the end bring the stones again.</source>
        <translation>Both steps must be made at once. Steps past the end bring the stones again.</translation>
    </message>
    <message>
        <source>Both steps must be made at once. Steps past the end bring the points again.</source>
        <translation>Both steps must be made at once. Steps past the end bring the points again.</translation>
    </message>
    <message>
        <source>If a choice can be carried out in full, such a choice must be made.</source>
        <translation>If a choice can be carried out in full, such a choice must be made.</translation>
    </message>
    <message>
        <source>There are two different cards of this kind. There is nothing to choose.</source>
        <translation>There are two different cards of this kind. There is nothing to choose.</translation>
    </message>
    <message>
        <source>Only stones that lie there now count. Later ones bring nothing more.</source>
        <translation>Only stones that lie there now count. Later ones bring nothing more.</translation>
    </message>
    <message>
        <source>The crews have 1, 2, 3 and 3: that is 9. The grain is 11. All are fed, and 2 grain is left over.</source>
        <translation>The crews have 1, 2, 3 and 3: that is 9. The grain is 11. All are fed, and 2 grain is left over.</translation>
    </message>
    <message>
        <source>The ring is the same for everybody. Moving it changes the harvest of the whole table.</source>
        <translation>The ring is the same for everybody. Moving it changes the harvest of the whole table.</translation>
    </message>
    <message>
        <source>Points per missing grain: %1 at most and %2 at least, as the step says. The marker may go below 0.</source>
        <translation>Points per missing grain: %1 at most and %2 at least, as the step says. The marker may go below 0.</translation>
    </message>
    <message>
        <source>A player on the top step is two grain short. Points lost: 2 × %1 = %3.</source>
        <translation>A player on the top step is two grain short. Points lost: 2 × %1 = %3.</translation>
    </message>
    <message>
        <source>Each card is played by its owner, when it is the owner’s moment to feed. A card not played is kept.</source>
        <translation>Each card is played by its owner, when it is the owner’s moment to feed. A card not played is kept.</translation>
    </message>
    <message>
        <source>The start quarry counts too. Nothing is to be decided here.</source>
        <translation>The start quarry counts too. Nothing is to be decided here.</translation>
    </message>
    <message>
        <source>Somebody has 1 stone. The quarries yield 5 in all. Now it is 6.</source>
        <translation>Somebody has 1 stone. The quarries yield 5 in all. Now it is 6.</translation>
    </message>
    <message>
        <source>In this copy the track ends at %1.</source>
        <translation>In this copy the track ends at %1.</translation>
    </message>
    <message>
        <source>Two below the end, six stones come in. Two of them count, four are lost.</source>
        <translation>Two below the end, six stones come in. Two of them count, four are lost.</translation>
    </message>
    <message>
        <source>The step comes after paying. It is made once per action, even if only tombs were built.</source>
        <translation>The step comes after paying. It is made once per action, even if only tombs were built.</translation>
    </message>
    <message>
        <source>Stones on the last step in this copy: %1 each time.</source>
        <translation>Stones on the last step in this copy: %1 each time.</translation>
    </message>
    <message>
        <source>The marker stands on the last step and advances by 2. It stays. Stones for that: %2.</source>
        <translation>The marker stands on the last step and advances by 2. It stays. Stones for that: %2.</translation>
    </message>
    <message>
        <source>Points on the last step in this copy: %1 each time.</source>
        <translation>Points on the last step in this copy: %1 each time.</translation>
    </message>
    <message>
        <source>The marker stands one above the last step and advances by 2. Points for that: %2.</source>
        <translation>The marker stands one above the last step and advances by 2. Points for that: %2.</translation>
    </message>
    <message>
        <source>In this copy so many of the lowest steps allow it: %1.</source>
        <translation>In this copy so many of the lowest steps allow it: %1.</translation>
    </message>
    <message>
        <source>A ship in reserve counts if it built. After this the ships come home from the sites.</source>
        <translation>A ship in reserve counts if it built. After this the ships come home from the sites.</translation>
    </message>
    <message>
        <source>A player had ships at all three sites but declined at one. Two sites count.</source>
        <translation>A player had ships at all three sites but declined at one. Two sites count.</translation>
    </message>
    <message>
        <source>Whoever is behind sails first in the next round. With equal points, the one at the back of the queue has the smaller number.</source>
        <translation>Whoever is behind sails first in the next round. With equal points, the one at the back of the queue has the smaller number.</translation>
    </message>
    <message>
        <source>Red and Blue both have 20. Blue came later. Blue gets the smaller order tile.</source>
        <translation>Red and Blue both have 20. Blue came later. Blue gets the smaller order tile.</translation>
    </message>
    <message>
        <source>The highest order tile goes first. Each player does all steps of the final scoring, then the next one follows.</source>
        <translation>The highest order tile goes first. Each player does all steps of the final scoring, then the next one follows.</translation>
    </message>
    <message>
        <source>Stones needed for 1 point: %1. What is left over below that number gives nothing.</source>
        <translation>Stones needed for 1 point: %1. What is left over below that number gives nothing.</translation>
    </message>
    <message>
        <source>Cards that do not come true cost nothing. For the card that counts points, only whole tens count, and a total below 0 gives nothing.</source>
        <translation>Cards that do not come true cost nothing. For the card that counts points, only whole tens count, and a total below 0 gives nothing.</translation>
    </message>
    <message>
        <source>Two players end on 60. The one who got there first wins.</source>
        <translation>Two players end on 60. The one who got there first wins.</translation>
    </message>
    <message>
        <source>Nilometer refuses what does not belong to the phase shown above. Finish this phase first.</source>
        <translation>Nilometer refuses what does not belong to the phase shown above. Finish this phase first.</translation>
    </message>
    <message>
        <source>Look at the strip: it says who is to act now.</source>
        <translation>Look at the strip: it says who is to act now.</translation>
    </message>
    <message>
        <source>If the table really looks different, enter a correction. The menu has an item for it.</source>
        <translation>If the table really looks different, enter a correction. The menu has an item for it.</translation>
    </message>
    <message>
        <source>Cards nobody took are removed first. When a deck has served its rounds, the rest of it goes into the box unseen.</source>
        <translation>Cards nobody took are removed first. When a deck has served its rounds, the rest of it goes into the box unseen.</translation>
    </message>
    <message>
        <source>This is why the order matters: what one player takes is gone for the others.</source>
        <translation>This is why the order matters: what one player takes is gone for the others.</translation>
    </message>
    <message>
        <source>After a big jump there is no way back: all spaces further up are lost for this round.</source>
        <translation>After a big jump there is no way back: all spaces further up are lost for this round.</translation>
    </message>
    <message>
        <source>Your last ship is at the third stop. The fourth stop is allowed, the second is not.</source>
        <translation>Your last ship is at the third stop. The fourth stop is allowed, the second is not.</translation>
    </message>
    <message>
        <source>On a Nile card space, take the card first. Then the ship stands on the emptied space. Then the card works or is kept.</source>
        <translation>On a Nile card space, take the card first. Then the ship stands on the emptied space. Then the card works or is kept.</translation>
    </message>
    <message>
        <source>The space nearest to the Nile builds first. Choosing a space therefore means choosing when to build.</source>
        <translation>The space nearest to the Nile builds first. Choosing a space therefore means choosing when to build.</translation>
    </message>
    <message>
        <source>Passing is final for this round. Ships not used are not lost; all come back next round.</source>
        <translation>Passing is final for this round. Ships not used are not lost; all come back next round.</translation>
    </message>
    <message>
        <source>Ships of each player: %1.</source>
        <translation>Ships of each player: %1.</translation>
    </message>
    <message>
        <source>Both steps must be made. A marker already on its last step stays there, and the gain of the last step comes again.</source>
        <translation>Both steps must be made. A marker already on its last step stays there, and the gain of the last step comes again.</translation>
    </message>
    <message>
        <source>The crews shown in this copy: %1. Both steps must be made.</source>
        <translation>The crews shown in this copy: %1. Both steps must be made.</translation>
    </message>
    <message>
        <source>The crews shown in this copy are %1. Neither step may be left out.</source>
        <translation>The crews shown in this copy are %1. Neither step may be left out.</translation>
    </message>
    <message>
        <source>In this copy the space shows the crews %1. Both gain strength; there is no choice.</source>
        <translation>In this copy the space shows the crews %1. Both gain strength; there is no choice.</translation>
    </message>
    <message>
        <source>The joker’s step must be made. Moving the ring is free to choose: one position left or right, never past the ends.</source>
        <translation>The joker’s step must be made. Moving the ring is free to choose: one position left or right, never past the ends.</translation>
    </message>
    <message>
        <source>Any of the four crews will do, the joker too. Stones from this space in this copy: %1.</source>
        <translation>Any of the four crews will do, the joker too. Stones from this space in this copy: %1.</translation>
    </message>
    <message>
        <source>After Heliopolis nobody can sail on: it is the last stop. Whether it may be carried out twice is a rule option.</source>
        <translation>After Heliopolis nobody can sail on: it is the last stop. Whether it may be carried out twice is a rule option.</translation>
    </message>
    <message>
        <source>In this copy the tracks end at %1 (blue, black, yellow, joker).</source>
        <translation>In this copy the tracks end at %1 (blue, black, yellow, joker).</translation>
    </message>
    <message>
        <source>Three crews stand at the end of their tracks, one does not. The choice must be the one that can still advance.</source>
        <translation>Three crews stand at the end of their tracks, one does not. The choice must be the one that can still advance.</translation>
    </message>
    <message>
        <source>The strength of the crews at the start: %1. Ships each: %2. Stones from the start quarry every round: %3. Grain from the start field: %4.</source>
        <translation>The strength of the crews at the start: %1. Ships each: %2. Stones from the start quarry every round: %3. Grain from the start field: %4.</translation>
    </message>
    <message>
        <source>Being in front at the start is worth little. But the queue decides ties, so lay the markers in the right order.</source>
        <translation>Being in front at the start is worth little. But the queue decides ties, so lay the markers in the right order.</translation>
    </message>
    <message>
        <source>Whoever places ships later gets more stones for it.</source>
        <translation>Whoever places ships later gets more stones for it.</translation>
    </message>
    <message>
        <source>The top step is the worst one: the penalty for missing grain is highest there. All steps lead down.</source>
        <translation>The top step is the worst one: the penalty for missing grain is highest there. All steps lead down.</translation>
    </message>
    <message>
        <source>Deck 1/2 serves the first two rounds, deck 3/4 the next two, deck 5 the last. In all there are %1 Nile cards and %2 Sphinx cards.</source>
        <translation>Deck 1/2 serves the first two rounds, deck 3/4 the next two, deck 5 the last. In all there are %1 Nile cards and %2 Sphinx cards.</translation>
    </message>
    <message>
        <source>In the middle the ring waters green and yellow-green fields. Brown ones stay dry.</source>
        <translation>In the middle the ring waters green and yellow-green fields. Brown ones stay dry.</translation>
    </message>
    <message>
        <source>Tomb tiles in the box: %1. Tombs, each with one of them: %2. Tiles that lie open: %3. The rest goes back unseen, so nobody knows which values are still to come.</source>
        <translation>Tomb tiles in the box: %1. Tombs, each with one of them: %2. Tiles that lie open: %3. The rest goes back unseen, so nobody knows which values are still to come.</translation>
    </message>
    <message>
        <source>Building spaces of a site: %1 with four players, %2 with fewer.</source>
        <translation>Building spaces of a site: %1 with four players, %2 with fewer.</translation>
    </message>
    <message>
        <source>Think of each space as a queue. Whoever arrives later stands further back. This decides ties between totals.</source>
        <translation>Think of each space as a queue. Whoever arrives later stands further back. This decides ties between totals.</translation>
    </message>
    <message>
        <source>Red moves 6 and comes to rest on 20. Then Blue moves 3 and reaches 20 too. Blue stands behind Red.</source>
        <translation>Red moves 6 and comes to rest on 20. Then Blue moves 3 and reaches 20 too. Blue stands behind Red.</translation>
    </message>
    <message>
        <source>The scarab only shows that a round of the track is done. It is worth no points of its own.</source>
        <translation>The scarab only shows that a round of the track is done. It is worth no points of its own.</translation>
    </message>
    <message>
        <source>Feeding and participation go from the front. The order tiles for the next round go from the back.</source>
        <translation>Feeding and participation go from the front. The order tiles for the next round go from the back.</translation>
    </message>
    <message>
        <source>Red is in front when feeding starts. Red loses points and falls behind Blue. The order of feeding stays the same.</source>
        <translation>Red is in front when feeding starts. Red loses points and falls behind Blue. The order of feeding stays the same.</translation>
    </message>
    <message>
        <source>Nilometer judges by the table. It does not copy the clicks of the online program.</source>
        <translation>Nilometer judges by the table. It does not copy the clicks of the online program.</translation>
    </message>
    <message>
        <source>Turned-over crews keep their number and may still gain strength. When the next round begins, they are turned back.</source>
        <translation>Turned-over crews keep their number and may still gain strength. When the next round begins, they are turned back.</translation>
    </message>
    <message>
        <source>Played when the ship arrives. At Edfu both markers go two steps down. At spaces with two crews both gain 2. At Passalon the joker gains 2 and the ring may move twice. At Alyi there are two choices and the stones twice.</source>
        <translation>Played when the ship arrives. At Edfu both markers go two steps down. At spaces with two crews both gain 2. At Passalon the joker gains 2 and the ring may move twice. At Alyi there are two choices and the stones twice.</translation>
    </message>
    <message>
        <source>It goes together with cards for more strength. At the Sphinx the top limit of cards stays.</source>
        <translation>It goes together with cards for more strength. At the Sphinx the top limit of cards stays.</translation>
    </message>
    <message>
        <source>It goes together with “Upstream”; both are then used for this round. Going downstream stays the rule otherwise.</source>
        <translation>It goes together with “Upstream”; both are then used for this round. Going downstream stays the rule otherwise.</translation>
    </message>
    <message>
        <source>The joker crew eats too. Add up all four strengths. Then add up the start field, the watered fields and cards.</source>
        <translation>The joker crew eats too. Add up all four strengths. Then add up the start field, the watered fields and cards.</translation>
    </message>
    <message>
        <source>The sum of all own tomb tiles counts, not their number. A sum of 0 gives no points.</source>
        <translation>The sum of all own tomb tiles counts, not their number. A sum of 0 gives no points.</translation>
    </message>
    <message>
        <source>A ship at a building site stays there until participation is scored. It goes home earlier only if its player declines to build, or if it waited in reserve in vain.</source>
        <translation>A ship at a building site stays there until participation is scored. It goes home earlier only if its player declines to build, or if it waited in reserve in vain.</translation>
    </message>
    <message>
        <source>The only space left lies upstream. The card “Upstream” would reach it. Nobody has to play that card: the player may stop.</source>
        <translation>The only space left lies upstream. The card “Upstream” would reach it. Nobody has to play that card: the player may stop.</translation>
    </message>
    <message>
        <source>Somebody has enough grain and plays a card for more grain anyway. That is allowed; the grain is lost.</source>
        <translation>Somebody has enough grain and plays a card for more grain anyway. That is allowed; the grain is lost.</translation>
    </message>
    <message>
        <source>Three fields, the start field aside: green 3, yellow-green 5, brown 8. With the ring on the left they bear 3, in the middle 8, on the right 16.</source>
        <translation>Three fields, the start field aside: green 3, yellow-green 5, brown 8. With the ring on the left they bear 3, in the middle 8, on the right 16.</translation>
    </message>
    <message>
        <source>Without a freed space the ship goes home as soon as its turn would come.</source>
        <translation>Without a freed space the ship goes home as soon as its turn would come.</translation>
    </message>
    <message>
        <source>There must be a legal space for the second ship. The card works even with the ship that took it, but not after passing. When the next player acts, or plays a card that needs their turn, it is too late.</source>
        <translation>There must be a legal space for the second ship. The card works even with the ship that took it, but not after passing. When the next player acts, or plays a card that needs their turn, it is too late.</translation>
    </message>
    <message>
        <source>These cards are drawn on top of the paid ones. Whether something must be paid is a rule option. If nothing has to be paid, no crew is needed. A crew named all the same is turned over.</source>
        <translation>These cards are drawn on top of the paid ones. Whether something must be paid is a rule option. If nothing has to be paid, no crew is needed. A crew named all the same is turned over.</translation>
    </message>
    <message>
        <source>The player of the last ship stays on turn until somebody acts in feeding. After the stones, everybody is on turn until somebody builds; after the new order, until new cards lie on the river. In the final scoring it is the player being scored, up to the sale of stones. A card played by itself takes nobody’s turn.</source>
        <translation>The player of the last ship stays on turn until somebody acts in feeding. After the stones, everybody is on turn until somebody builds; after the new order, until new cards lie on the river. In the final scoring it is the player being scored, up to the sale of stones. A card played by itself takes nobody’s turn.</translation>
    </message>
    <message>
        <source>The chosen crew must still be able to advance. Until new cards lie on the river, a step counts for the old round. A card gained after the new order waits for the next round.</source>
        <translation>The chosen crew must still be able to advance. Until new cards lie on the river, a step counts for the old round. A card gained after the new order waits for the next round.</translation>
    </message>
    <message>
        <source>A player is two grain short. A card for more grain adds %1. What is not needed is lost.</source>
        <translation>A player is two grain short. A card for more grain adds %1. What is not needed is lost.</translation>
    </message>
    <message>
        <source>One ship, then the next number. After the highest it begins anew, until nobody can or wants to go on. Being skipped is not passing.</source>
        <translation>One ship, then the next number. After the highest it begins anew, until nobody can or wants to go on. Being skipped is not passing.</translation>
    </message>
    <message>
        <source>“Reserve” may also be played when its ship comes up. “Go first” may also come in another player’s turn, at sites not yet begun.</source>
        <translation>“Reserve” may also be played when its ship comes up. “Go first” may also come in another player’s turn, at sites not yet begun.</translation>
    </message>
</context>
<context>
    <name>RulesBook</name>
    <message>
        <source>The game</source>
        <translation>The game</translation>
    </message>
    <message>
        <source>A round</source>
        <translation>A round</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>The end</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cards</translation>
    </message>
    <message>
        <source>To look up</source>
        <translation>To look up</translation>
    </message>
</context>
<context>
    <name>RulesCards</name>
    <message>
        <source>It does not matter who has built it. A row is built when all its spaces are.</source>
        <translation>It does not matter who has built it. A row is built when all its spaces are.</translation>
    </message>
    <message>
        <source>All players on the last step count, whether you are one of them or not.</source>
        <translation>All players on the last step count, whether you are one of them or not.</translation>
    </message>
    <message>
        <source>Only your own stones in the building count.</source>
        <translation>Only your own stones in the building count.</translation>
    </message>
    <message>
        <source>What counts is the strength of the crew on the card at the end of the game.</source>
        <translation>What counts is the strength of the crew on the card at the end of the game.</translation>
    </message>
    <message>
        <source>A tie pays too, but a sum of 0 does not. Printed values count, start cards included. The water ring does not matter; an improved field counts in its new colour.</source>
        <translation>A tie pays too, but a sum of 0 does not. Printed values count, start cards included. The water ring does not matter; an improved field counts in its new colour.</translation>
    </message>
    <message>
        <source>Your own marker must stand on the last step.</source>
        <translation>Your own marker must stand on the last step.</translation>
    </message>
    <message>
        <source>* Only %1. Compare with your own copy.</source>
        <translation>* Only %1. Compare with your own copy.</translation>
    </message>
    <message>
        <source>grain market a step down</source>
        <translation>grain market a step down</translation>
    </message>
    <message>
        <source>stone market a step down</source>
        <translation>stone market a step down</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Card</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Deck</translation>
    </message>
    <message>
        <source>Gift</source>
        <translation>Gift</translation>
    </message>
    <message>
        <source>Sphinx cards</source>
        <translation>Sphinx cards</translation>
    </message>
    <message numerus="yes">
        <source>There are %n Sphinx card(s). Each names a condition. If it holds at the end, the card pays (END-3). Until then nobody shows theirs.</source>
        <translation>
            <numerusform>There are %n Sphinx card. Each names a condition. If it holds at the end, the card pays (END-3). Until then nobody shows theirs.</numerusform>
            <numerusform>There are %n Sphinx cards. Each names a condition. If it holds at the end, the card pays (END-3). Until then nobody shows theirs.</numerusform>
        </translation>
    </message>
    <message>
        <source>“Better field” and the Tombs card count as Permanent cards. The card for points comes last of all, after everything else.</source>
        <translation>“Better field” and the Tombs card count as Permanent cards. The card for points comes last of all, after everything else.</translation>
    </message>
</context>
<context>
    <name>RulesChapter</name>
    <message>
        <source>Set-up</source>
        <translation>Set-up</translation>
    </message>
    <message>
        <source>Two to four can play. This is what lies on the table before the first round.</source>
        <translation>Two to four can play. This is what lies on the table before the first round.</translation>
    </message>
    <message>
        <source>The score track</source>
        <translation>The score track</translation>
    </message>
    <message>
        <source>Points are counted on the score track. Where markers meet, they queue. The queue decides who is in front.</source>
        <translation>Points are counted on the score track. Where markers meet, they queue. The queue decides who is in front.</translation>
    </message>
    <message>
        <source>Turns and timing</source>
        <translation>Turns and timing</translation>
    </message>
    <message>
        <source>Some cards can be kept for later. These rules say when they may be played.</source>
        <translation>Some cards can be kept for later. These rules say when they may be played.</translation>
    </message>
    <message>
        <source>The river gets new cards. All players can see what there is to sail for.</source>
        <translation>The river gets new cards. All players can see what there is to sail for.</translation>
    </message>
    <message>
        <source>This is the heart of the game. Ship by ship, players choose cards, round spaces and building sites. But ships only go downstream.</source>
        <translation>This is the heart of the game. Ship by ship, players choose cards, round spaces and building sites. But ships only go downstream.</translation>
    </message>
    <message>
        <source>Round spaces</source>
        <translation>Round spaces</translation>
    </message>
    <message>
        <source>Strong crews build more, but they also eat more. Fields bear grain if the flood reaches them. What is missing costs points.</source>
        <translation>Strong crews build more, but they also eat more. Fields bear grain if the flood reaches them. What is missing costs points.</translation>
    </message>
    <message>
        <source>Building takes stones. Now all quarries deliver.</source>
        <translation>Building takes stones. Now all quarries deliver.</translation>
    </message>
    <message>
        <source>The ships at the building sites now act. These rules hold at all three sites.</source>
        <translation>The ships at the building sites now act. These rules hold at all three sites.</translation>
    </message>
    <message>
        <source>Building site: Sphinx</source>
        <translation>Building site: Sphinx</translation>
    </message>
    <message>
        <source>Nothing is built here. Stones buy Sphinx cards: secret aims for the end of the game.</source>
        <translation>Nothing is built here. Stones buy Sphinx cards: secret aims for the end of the game.</translation>
    </message>
    <message>
        <source>Building site: obelisk and tombs</source>
        <translation>Building site: obelisk and tombs</translation>
    </message>
    <message>
        <source>One action may build at both. It also moves a market marker.</source>
        <translation>One action may build at both. It also moves a market marker.</translation>
    </message>
    <message>
        <source>Building site: pyramid and temple</source>
        <translation>Building site: pyramid and temple</translation>
    </message>
    <message>
        <source>One action may build at both. The pyramid also pays for complete rows.</source>
        <translation>One action may build at both. The pyramid also pays for complete rows.</translation>
    </message>
    <message>
        <source>Markets</source>
        <translation>Markets</translation>
    </message>
    <message>
        <source>Each player has a marker on both markets. Markers only go down, and lower is better.</source>
        <translation>Each player has a marker on both markets. Markers only go down, and lower is better.</translation>
    </message>
    <message>
        <source>Whoever has built at several sites is paid for it.</source>
        <translation>Whoever has built at several sites is paid for it.</translation>
    </message>
    <message>
        <source>The order tiles are given out anew. They decide who sails first.</source>
        <translation>The order tiles are given out anew. They decide who sails first.</translation>
    </message>
    <message>
        <source>After the last round come the points that have been collected quietly: stones, tomb tiles and Sphinx cards.</source>
        <translation>After the last round come the points that have been collected quietly: stones, tomb tiles and Sphinx cards.</translation>
    </message>
    <message>
        <source>Nile cards: fields and quarries</source>
        <translation>Nile cards: fields and quarries</translation>
    </message>
    <message>
        <source>These cards stay with their player and yield every round.</source>
        <translation>These cards stay with their player and yield every round.</translation>
    </message>
    <message>
        <source>Nile cards: Permanent</source>
        <translation>Nile cards: Permanent</translation>
    </message>
    <message>
        <source>These cards stay with their player and work again and again.</source>
        <translation>These cards stay with their player and work again and again.</translation>
    </message>
    <message>
        <source>Nile cards: Anytime</source>
        <translation>Nile cards: Anytime</translation>
    </message>
    <message>
        <source>These cards are kept, played once at the right moment, and are then gone.</source>
        <translation>These cards are kept, played once at the right moment, and are then gone.</translation>
    </message>
    <message>
        <source>Nile cards: Immediate</source>
        <translation>Nile cards: Immediate</translation>
    </message>
    <message>
        <source>These cards are carried out at once and in full, then they are gone.</source>
        <translation>These cards are carried out at once and in full, then they are gone.</translation>
    </message>
    <message>
        <source>When an entry is refused</source>
        <translation>When an entry is refused</translation>
    </message>
    <message>
        <source>Most refusals name a rule of the game. These three belong to none.</source>
        <translation>Most refusals name a rule of the game. These three belong to none.</translation>
    </message>
    <message>
        <source>Seven round spaces lie along the river. They make crews stronger and move markers or the water ring. The action is carried out when the ship arrives.</source>
        <translation>Seven round spaces lie along the river. They make crews stronger and move markers or the water ring. The action is carried out when the ship arrives.</translation>
    </message>
</context>
<context>
    <name>RulesGlossary</name>
    <message>
        <source>Builds, and has to be fed every round.</source>
        <translation>Builds, and has to be fed every round.</translation>
    </message>
    <message>
        <source>The fourth crew. It only helps others.</source>
        <translation>The fourth crew. It only helps others.</translation>
    </message>
    <message>
        <source>How much a crew can build, and how much it eats.</source>
        <translation>How much a crew can build, and how much it eats.</translation>
    </message>
    <message>
        <source>Placed on the river to make use of a space.</source>
        <translation>Placed on the river to make use of a space.</translation>
    </message>
    <message>
        <source>Pays for building, and shows who has built.</source>
        <translation>Pays for building, and shows who has built.</translation>
    </message>
    <message>
        <source>Shows on the stone track how many there are.</source>
        <translation>Shows on the stone track how many there are.</translation>
    </message>
    <message>
        <source>Counts the stones a player can spend.</source>
        <translation>Counts the stones a player can spend.</translation>
    </message>
    <message>
        <source>Feeds the crews. It cannot be kept.</source>
        <translation>Feeds the crews. It cannot be kept.</translation>
    </message>
    <message>
        <source>Bears grain when the flood reaches it.</source>
        <translation>Bears grain when the flood reaches it.</translation>
    </message>
    <message>
        <source>Delivers stones every round.</source>
        <translation>Delivers stones every round.</translation>
    </message>
    <message>
        <source>Lies on the river and is fetched by a ship.</source>
        <translation>Lies on the river and is fetched by a ship.</translation>
    </message>
    <message>
        <source>Kept, played once, then gone.</source>
        <translation>Kept, played once, then gone.</translation>
    </message>
    <message>
        <source>Kept, and works again and again.</source>
        <translation>Kept, and works again and again.</translation>
    </message>
    <message>
        <source>Carried out at once, then gone.</source>
        <translation>Carried out at once, then gone.</translation>
    </message>
    <message>
        <source>A stop of the river with an action.</source>
        <translation>A stop of the river with an action.</translation>
    </message>
    <message>
        <source>Where a ship waits for building.</source>
        <translation>Where a ship waits for building.</translation>
    </message>
    <message>
        <source>A stop of the river where crews can build.</source>
        <translation>A stop of the river where crews can build.</translation>
    </message>
    <message>
        <source>The place beside a full building site.</source>
        <translation>The place beside a full building site.</translation>
    </message>
    <message>
        <source>Shows how far the flood reaches.</source>
        <translation>Shows how far the flood reaches.</translation>
    </message>
    <message>
        <source>Steps that lead to stones and to selling.</source>
        <translation>Steps that lead to stones and to selling.</translation>
    </message>
    <message>
        <source>Steps that make hunger cheaper.</source>
        <translation>Steps that make hunger cheaper.</translation>
    </message>
    <message>
        <source>Counts the points; markers queue on it.</source>
        <translation>Counts the points; markers queue on it.</translation>
    </message>
    <message>
        <source>Says who places ships when.</source>
        <translation>Says who places ships when.</translation>
    </message>
    <message>
        <source>Built at the tombs and kept.</source>
        <translation>Built at the tombs and kept.</translation>
    </message>
    <message>
        <source>Built tile by tile, in order.</source>
        <translation>Built tile by tile, in order.</translation>
    </message>
    <message>
        <source>Built from the bottom up.</source>
        <translation>Built from the bottom up.</translation>
    </message>
    <message>
        <source>Built in rows that pay when full.</source>
        <translation>Built in rows that pay when full.</translation>
    </message>
    <message>
        <source>Built in parts, from the bottom up.</source>
        <translation>Built in parts, from the bottom up.</translation>
    </message>
    <message>
        <source>The left or right foot of the temple.</source>
        <translation>The left or right foot of the temple.</translation>
    </message>
    <message>
        <source>Between the two pillars.</source>
        <translation>Between the two pillars.</translation>
    </message>
    <message>
        <source>A secret aim for the end of the game.</source>
        <translation>A secret aim for the end of the game.</translation>
    </message>
    <message>
        <source>The last points, after the last round.</source>
        <translation>The last points, after the last round.</translation>
    </message>
    <message>
        <source>Marks 50 points on the score track.</source>
        <translation>Marks 50 points on the score track.</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>Glossary</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Word</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Meaning</translation>
    </message>
    <message>
        <source>Phase 2: ships are placed.</source>
        <translation>Phase 2: ships are placed.</translation>
    </message>
    <message>
        <source>Phase 7: who goes when next round.</source>
        <translation>Phase 7: who goes when next round.</translation>
    </message>
    <message>
        <source>The game in your box and its numbers.</source>
        <translation>The game in your box and its numbers.</translation>
    </message>
    <message>
        <source>construction crew</source>
        <translation>construction crew</translation>
    </message>
    <message>
        <source>joker crew</source>
        <translation>joker crew</translation>
    </message>
    <message>
        <source>strength</source>
        <translation>strength</translation>
    </message>
    <message>
        <source>player tableau</source>
        <translation>player tableau</translation>
    </message>
    <message>
        <source>ship</source>
        <translation>ship</translation>
    </message>
    <message>
        <source>stone</source>
        <translation>stone</translation>
    </message>
    <message>
        <source>stone marker</source>
        <translation>stone marker</translation>
    </message>
    <message>
        <source>stone track</source>
        <translation>stone track</translation>
    </message>
    <message>
        <source>grain</source>
        <translation>grain</translation>
    </message>
    <message>
        <source>field</source>
        <translation>field</translation>
    </message>
    <message>
        <source>quarry</source>
        <translation>quarry</translation>
    </message>
    <message>
        <source>Nile card</source>
        <translation>Nile card</translation>
    </message>
    <message>
        <source>Anytime card</source>
        <translation>Anytime card</translation>
    </message>
    <message>
        <source>Permanent card</source>
        <translation>Permanent card</translation>
    </message>
    <message>
        <source>Immediate card</source>
        <translation>Immediate card</translation>
    </message>
    <message>
        <source>round space</source>
        <translation>round space</translation>
    </message>
    <message>
        <source>building space</source>
        <translation>building space</translation>
    </message>
    <message>
        <source>building site</source>
        <translation>building site</translation>
    </message>
    <message>
        <source>reserve</source>
        <translation>reserve</translation>
    </message>
    <message>
        <source>water ring</source>
        <translation>water ring</translation>
    </message>
    <message>
        <source>stone market</source>
        <translation>stone market</translation>
    </message>
    <message>
        <source>grain market</source>
        <translation>grain market</translation>
    </message>
    <message>
        <source>score track</source>
        <translation>score track</translation>
    </message>
    <message>
        <source>order tile</source>
        <translation>order tile</translation>
    </message>
    <message>
        <source>tomb tile</source>
        <translation>tomb tile</translation>
    </message>
    <message>
        <source>tombs</source>
        <translation>tombs</translation>
    </message>
    <message>
        <source>obelisk</source>
        <translation>obelisk</translation>
    </message>
    <message>
        <source>pyramid</source>
        <translation>pyramid</translation>
    </message>
    <message>
        <source>temple</source>
        <translation>temple</translation>
    </message>
    <message>
        <source>pillar</source>
        <translation>pillar</translation>
    </message>
    <message>
        <source>column</source>
        <translation>column</translation>
    </message>
    <message>
        <source>Sphinx card</source>
        <translation>Sphinx card</translation>
    </message>
    <message>
        <source>final scoring</source>
        <translation>final scoring</translation>
    </message>
    <message>
        <source>scarab</source>
        <translation>scarab</translation>
    </message>
    <message>
        <source>sail the Nile</source>
        <translation>sail the Nile</translation>
    </message>
    <message>
        <source>next order</source>
        <translation>next order</translation>
    </message>
    <message>
        <source>own copy</source>
        <translation>own copy</translation>
    </message>
    <message>
        <source>The words of the game in two languages, and what they mean.</source>
        <translation>The words of the game in two languages, and what they mean.</translation>
    </message>
    <message>
        <source>The board in front of each player with their crews.</source>
        <translation>The board in front of each player with their crews.</translation>
    </message>
</context>
<context>
    <name>RulesIntro</name>
    <message>
        <source>What it is about</source>
        <translation>What it is about</translation>
    </message>
    <message>
        <source>You lead a family of builders in ancient Egypt. Each round your ships sail down the Nile. They bring cards, train your crews and wait at the building sites. Then your crews are fed, and they build.</source>
        <translation>You lead a family of builders in ancient Egypt. Each round your ships sail down the Nile. They bring cards, train your crews and wait at the building sites. Then your crews are fed, and they build.</translation>
    </message>
    <message>
        <source>How to win</source>
        <translation>How to win</translation>
    </message>
    <message>
        <source>Most points win after five rounds. Building scores at once. More points come from full pyramid rows, from building at several sites and from the markets. Secret Sphinx cards count at the end.</source>
        <translation>Most points win after five rounds. Building scores at once. More points come from full pyramid rows, from building at several sites and from the markets. Secret Sphinx cards count at the end.</translation>
    </message>
    <message>
        <source>The catch with the river</source>
        <translation>The catch with the river</translation>
    </message>
    <message>
        <source>Ships only go downstream. Whoever jumps ahead gets the good space first, but gives up everything above it. This is the choice to make with every ship.</source>
        <translation>Ships only go downstream. Whoever jumps ahead gets the good space first, but gives up everything above it. This is the choice to make with every ship.</translation>
    </message>
    <message>
        <source>The catch with the crews</source>
        <translation>The catch with the crews</translation>
    </message>
    <message>
        <source>Strong crews build more. But each point of strength eats one grain every round. How much the fields bear depends on the flood, shown by the water ring.</source>
        <translation>Strong crews build more. But each point of strength eats one grain every round. How much the fields bear depends on the flood, shown by the water ring.</translation>
    </message>
    <message>
        <source>Stones</source>
        <translation>Stones</translation>
    </message>
    <message>
        <source>Whatever is built costs stones, and its value is also its points. Quarries bring new stones every round.</source>
        <translation>Whatever is built costs stones, and its value is also its points. Quarries bring new stones every round.</translation>
    </message>
    <message>
        <source>Being behind helps</source>
        <translation>Being behind helps</translation>
    </message>
    <message>
        <source>Whoever has fewest points sails first in the next round. Whoever has most is fed and paid first.</source>
        <translation>Whoever has fewest points sails first in the next round. Whoever has most is fed and paid first.</translation>
    </message>
    <message>
        <source>New Nile cards go on the river.</source>
        <translation>New Nile cards go on the river.</translation>
    </message>
    <message>
        <source>Players place ships in turn, always further downstream.</source>
        <translation>Players place ships in turn, always further downstream.</translation>
    </message>
    <message>
        <source>Grain is compared with the strength of all crews. What is missing costs points.</source>
        <translation>Grain is compared with the strength of all crews. What is missing costs points.</translation>
    </message>
    <message>
        <source>Quarries bring stones.</source>
        <translation>Quarries bring stones.</translation>
    </message>
    <message>
        <source>Ships at the building sites draw Sphinx cards or build, site after site.</source>
        <translation>Ships at the building sites draw Sphinx cards or build, site after site.</translation>
    </message>
    <message>
        <source>Building at one, two or three sites brings points.</source>
        <translation>Building at one, two or three sites brings points.</translation>
    </message>
    <message>
        <source>Order tiles are given out: fewest points first.</source>
        <translation>Order tiles are given out: fewest points first.</translation>
    </message>
    <message>
        <source>More:</source>
        <translation>More:</translation>
    </message>
    <message>
        <source>The idea of the game</source>
        <translation>The idea of the game</translation>
    </message>
    <message>
        <source>The board: the river on the left, the buildings on the right, the score track below them.</source>
        <translation>The board: the river on the left, the buildings on the right, the score track below them.</translation>
    </message>
    <message>
        <source>How a round runs</source>
        <translation>How a round runs</translation>
    </message>
    <message>
        <source>The game has five rounds. Each of them has the same seven phases. Four of them run by themselves: nothing is to be decided there.</source>
        <translation>The game has five rounds. Each of them has the same seven phases. Four of them run by themselves: nothing is to be decided there.</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>See also:</source>
        <translation>See also:</translation>
    </message>
    <message>
        <source>Example:</source>
        <translation>Example:</translation>
    </message>
    <message>
        <source>* Only %1 here: %2. Compare with your own copy.</source>
        <translation>* Only %1 here: %2. Compare with your own copy.</translation>
    </message>
</context>
<context>
    <name>RulesPicture</name>
    <message>
        <source>The score track with the markers of four players.</source>
        <translation>The score track with the markers of four players.</translation>
    </message>
    <message>
        <source>The river with its Nile card spaces on the left bank, round spaces and building sites on the right.</source>
        <translation>The river with its Nile card spaces on the left bank, round spaces and building sites on the right.</translation>
    </message>
    <message>
        <source>A building site: its building spaces side by side, the reserve dashed.</source>
        <translation>A building site: its building spaces side by side, the reserve dashed.</translation>
    </message>
    <message>
        <source>The three positions of the water ring.</source>
        <translation>The three positions of the water ring.</translation>
    </message>
    <message>
        <source>The Sphinx: the deck and how many cards each player keeps.</source>
        <translation>The Sphinx: the deck and how many cards each player keeps.</translation>
    </message>
    <message>
        <source>The obelisk, partly built.</source>
        <translation>The obelisk, partly built.</translation>
    </message>
    <message>
        <source>The tombs with open tomb tiles and stones.</source>
        <translation>The tombs with open tomb tiles and stones.</translation>
    </message>
    <message>
        <source>The temple: pillars left and right, columns between them, stones above.</source>
        <translation>The temple: pillars left and right, columns between them, stones above.</translation>
    </message>
    <message>
        <source>The pyramid with its rows, partly built.</source>
        <translation>The pyramid with its rows, partly built.</translation>
    </message>
    <message>
        <source>The stone market and the grain market, step by step from the top.</source>
        <translation>The stone market and the grain market, step by step from the top.</translation>
    </message>
    <message>
        <source>The round space of %1 on the river.</source>
        <translation>The round space of %1 on the river.</translation>
    </message>
</context>
<context>
    <name>RulesPrinted</name>
    <message>
        <source>Order tile</source>
        <translation>Order tile</translation>
    </message>
    <message>
        <source>Stones</source>
        <translation>Stones</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Deck</translation>
    </message>
    <message>
        <source>Nile cards</source>
        <translation>Nile cards</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stop</translation>
    </message>
    <message>
        <source>Downstream</source>
        <translation>Downstream</translation>
    </message>
    <message>
        <source>left pillar</source>
        <translation>left pillar</translation>
    </message>
    <message>
        <source>right pillar</source>
        <translation>right pillar</translation>
    </message>
    <message>
        <source>columns</source>
        <translation>columns</translation>
    </message>
    <message>
        <source>stones above</source>
        <translation>stones above</translation>
    </message>
    <message>
        <source>Row %1</source>
        <extracomment>A row of a building.</extracomment>
        <translation>Row %1</translation>
    </message>
    <message>
        <source>From the bottom</source>
        <translation>From the bottom</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Values</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Value</translation>
    </message>
    <message>
        <source>Tomb tiles</source>
        <translation>Tomb tiles</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <translation>%1 or more</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>From the least to the greatest: sums of tombs, steps of a market.</extracomment>
        <translation>%1 to %2</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Sum</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Step from the top</source>
        <translation>Step from the top</translation>
    </message>
    <message>
        <source>Points lost per missing grain</source>
        <translation>Points lost per missing grain</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Steps</translation>
    </message>
    <message>
        <source>Selling allowed on steps</source>
        <translation>Selling allowed on steps</translation>
    </message>
    <message>
        <source>Building sites</source>
        <translation>Building sites</translation>
    </message>
</context>
<context>
    <name>RulesProfile</name>
    <message>
        <source>this game</source>
        <translation>this game</translation>
    </message>
    <message>
        <source>by agreement</source>
        <translation>by agreement</translation>
    </message>
    <message>
        <source>Concerns:</source>
        <translation>Concerns:</translation>
    </message>
    <message>
        <source>(this game)</source>
        <translation>(this game)</translation>
    </message>
    <message>
        <source>Rule option:</source>
        <translation>Rule option:</translation>
    </message>
    <message>
        <source>Rule profiles and options</source>
        <translation>Rule profiles and options</translation>
    </message>
    <message>
        <source>There are several texts of the rules, and they differ here and there. A profile is one way to play. Single options can be set otherwise for a new game.</source>
        <translation>There are several texts of the rules, and they differ here and there. A profile is one way to play. Single options can be set otherwise for a new game.</translation>
    </message>
</context>
<context>
    <name>SaqqaraBoard</name>
    <message>
        <source>%1 / %2</source>
        <extracomment>Goods in a warehouse / goods that its threshold asks for.</extracomment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>✓ reached</source>
        <translation>✓ reached</translation>
    </message>
    <message numerus="yes">
        <source>%n short</source>
        <comment>goods</comment>
        <translation>
            <numerusform>%n short</numerusform>
            <numerusform>%n short</numerusform>
        </translation>
    </message>
    <message>
        <source>leads</source>
        <extracomment>The highest bid on a market card; the same with what is being entered.</extracomment>
        <translation>leads</translation>
    </message>
    <message>
        <source>then leads</source>
        <translation>then leads</translation>
    </message>
    <message>
        <source>Nile</source>
        <translation>Nile</translation>
    </message>
    <message>
        <source>current</source>
        <extracomment>The field of the die: the market of this round.</extracomment>
        <translation>current</translation>
    </message>
    <message>
        <source>Distribution</source>
        <translation>Distribution</translation>
    </message>
    <message>
        <source>bonus</source>
        <extracomment>Head of a narrow column: extra goods for the warehouse of the round.</extracomment>
        <translation>bonus</translation>
    </message>
    <message>
        <source>Year %1</source>
        <translation>Year %1</translation>
    </message>
    <message>
        <source>Tops %1 of %2: the last round</source>
        <extracomment>%1 of %2 pyramids have a worker at their top; when all have, one more round is played.</extracomment>
        <translation>Tops %1 of %2: the last round</translation>
    </message>
    <message>
        <source>Tops %1 of %2, then one more round</source>
        <translation>Tops %1 of %2, then one more round</translation>
    </message>
    <message>
        <source>Threshold cards left: %1</source>
        <translation>Threshold cards left: %1</translation>
    </message>
    <message>
        <source>not read yet</source>
        <extracomment>Of a printed number that nobody has read yet.</extracomment>
        <translation>not read yet</translation>
    </message>
    <message>
        <source>%1: no card</source>
        <extracomment>%1: the name of a warehouse.</extracomment>
        <translation>%1: no card</translation>
    </message>
    <message>
        <source>%1: card taken by %2</source>
        <extracomment>%1: the name of a warehouse, %2: who has its market card.</extracomment>
        <translation>%1: card taken by %2</translation>
    </message>
    <message>
        <source>%1: market card to read</source>
        <translation>%1: market card to read</translation>
    </message>
    <message>
        <source>%1: market card %2, no bid</source>
        <extracomment>%1: the name of a warehouse, %2: what the market card exchanges.</extracomment>
        <translation>%1: market card %2, no bid</translation>
    </message>
    <message>
        <source>%1: market card %2, highest bid %3</source>
        <translation>%1: market card %2, highest bid %3</translation>
    </message>
    <message>
        <source>%1: threshold to read</source>
        <translation>%1: threshold to read</translation>
    </message>
    <message>
        <source>%1: threshold %2</source>
        <extracomment>%1: the name of a warehouse, %2: its threshold.</extracomment>
        <translation>%1: threshold %2</translation>
    </message>
    <message>
        <source>%1: threshold %2, %3, %4</source>
        <extracomment>%1: the name of a warehouse, %2: its threshold, %3: goods there, %4: whether it is reached.</extracomment>
        <translation>%1: threshold %2, %3, %4</translation>
    </message>
    <message>
        <source>%1 at %2: nothing</source>
        <extracomment>%1: a player, %2: the name of a warehouse.</extracomment>
        <translation>%1 at %2: nothing</translation>
    </message>
    <message>
        <source>%1 at %2: highest bid %3</source>
        <translation>%1 at %2: highest bid %3</translation>
    </message>
    <message>
        <source>%1 at %2: bid %3</source>
        <translation>%1 at %2: bid %3</translation>
    </message>
    <message>
        <source>%1 at %2: card face down</source>
        <translation>%1 at %2: card face down</translation>
    </message>
    <message>
        <source>%1 at %2: card to read</source>
        <translation>%1 at %2: card to read</translation>
    </message>
    <message>
        <source>%1 at %2: card %3</source>
        <translation>%1 at %2: card %3</translation>
    </message>
    <message>
        <source>, markers +%1</source>
        <extracomment>Influence by markers that lie on a card.</extracomment>
        <translation>, markers +%1</translation>
    </message>
    <message>
        <source>%1, level %2</source>
        <extracomment>%1: a pyramid, %2: one of its levels, %3: whose workers stand there.</extracomment>
        <translation>%1, level %2</translation>
    </message>
    <message>
        <source>%1, level %2: %3</source>
        <translation>%1, level %2: %3</translation>
    </message>
    <message>
        <source>Supply: %1</source>
        <translation>Supply: %1</translation>
    </message>
    <message>
        <source>die, year %1</source>
        <translation>die, year %1</translation>
    </message>
    <message>
        <source>stall</source>
        <translation>stall</translation>
    </message>
    <message>
        <source>Field %1</source>
        <extracomment>A field of the die track, and what stands there.</extracomment>
        <translation>Field %1</translation>
    </message>
    <message>
        <source>Field %1: %2</source>
        <translation>Field %1: %2</translation>
    </message>
    <message>
        <source>Nile: %1</source>
        <extracomment>The boats on the Nile: whose, and on which space.</extracomment>
        <translation>Nile: %1</translation>
    </message>
    <message>
        <source>Last space of the Nile: %1</source>
        <translation>Last space of the Nile: %1</translation>
    </message>
    <message>
        <source>Distribution table, year %1: bonus %2, land %3</source>
        <translation>Distribution table, year %1: bonus %2, land %3</translation>
    </message>
    <message>
        <source>Price: %1. Points: %2.</source>
        <translation>Price: %1. Points: %2.</translation>
    </message>
    <message numerus="yes">
        <source>Room for %n worker(s).</source>
        <translation>
            <numerusform>Room for %n worker.</numerusform>
            <numerusform>Room for %n workers.</numerusform>
        </translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Board</translation>
    </message>
    <message>
        <source>Supply</source>
        <translation>Supply</translation>
    </message>
    <message>
        <source>Warehouse %1: %2</source>
        <extracomment>%1: the name of a warehouse, %2: the goods there.</extracomment>
        <translation>Warehouse %1: %2</translation>
    </message>
    <message>
        <source>Warehouse before this one</source>
        <translation>Warehouse before this one</translation>
    </message>
    <message>
        <source>Warehouse after this one</source>
        <translation>Warehouse after this one</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Price</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Room for</source>
        <translation>Room for</translation>
    </message>
    <message>
        <source>Level %1</source>
        <translation>Level %1</translation>
    </message>
    <message>
        <source>%1 any</source>
        <extracomment>A price: so many goods of any kind; very short.</extracomment>
        <translation>%1 any</translation>
    </message>
</context>
<context>
    <name>SaqqaraBook</name>
    <message>
        <source>Set-up</source>
        <translation>Set-up</translation>
    </message>
    <message>
        <source>What lies on the table before round 1.</source>
        <translation>What lies on the table before round 1.</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>The game</translation>
    </message>
    <message>
        <source>Calendar</source>
        <translation>Calendar</translation>
    </message>
    <message>
        <source>The die tells the year and the round.</source>
        <translation>The die tells the year and the round.</translation>
    </message>
    <message>
        <source>Goods</source>
        <translation>Goods</translation>
    </message>
    <message>
        <source>What everything is paid with.</source>
        <translation>What everything is paid with.</translation>
    </message>
    <message>
        <source>Market</source>
        <translation>Market</translation>
    </message>
    <message>
        <source>Sometimes a round begins with one.</source>
        <translation>Sometimes a round begins with one.</translation>
    </message>
    <message>
        <source>A round</source>
        <translation>A round</translation>
    </message>
    <message>
        <source>Auction</source>
        <translation>Auction</translation>
    </message>
    <message>
        <source>Bids are made of goods.</source>
        <translation>Bids are made of goods.</translation>
    </message>
    <message>
        <source>Stall</source>
        <translation>Stall</translation>
    </message>
    <message>
        <source>It shows when the next market comes.</source>
        <translation>It shows when the next market comes.</translation>
    </message>
    <message>
        <source>New goods</source>
        <translation>New goods</translation>
    </message>
    <message>
        <source>The warehouses fill.</source>
        <translation>The warehouses fill.</translation>
    </message>
    <message>
        <source>Thresholds</source>
        <translation>Thresholds</translation>
    </message>
    <message>
        <source>How much each warehouse needs.</source>
        <translation>How much each warehouse needs.</translation>
    </message>
    <message>
        <source>Influence</source>
        <translation>Influence</translation>
    </message>
    <message>
        <source>Hidden cards and open markers.</source>
        <translation>Hidden cards and open markers.</translation>
    </message>
    <message>
        <source>Investing</source>
        <translation>Investing</translation>
    </message>
    <message>
        <source>Goods that help a warehouse.</source>
        <translation>Goods that help a warehouse.</translation>
    </message>
    <message>
        <source>Sharing out</source>
        <translation>Sharing out</translation>
    </message>
    <message>
        <source>Who gets what, and why.</source>
        <translation>Who gets what, and why.</translation>
    </message>
    <message>
        <source>Development</source>
        <translation>Development</translation>
    </message>
    <message>
        <source>Each player has one turn.</source>
        <translation>Each player has one turn.</translation>
    </message>
    <message>
        <source>Exchanging</source>
        <translation>Exchanging</translation>
    </message>
    <message>
        <source>Goods for other goods.</source>
        <translation>Goods for other goods.</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>Workers</translation>
    </message>
    <message>
        <source>How pyramids are climbed.</source>
        <translation>How pyramids are climbed.</translation>
    </message>
    <message>
        <source>Nile</source>
        <translation>Nile</translation>
    </message>
    <message>
        <source>Land moves the boat.</source>
        <translation>Land moves the boat.</translation>
    </message>
    <message>
        <source>The ten pyramids</source>
        <translation>The ten pyramids</translation>
    </message>
    <message>
        <source>Some of them are in play. Only the line of the own level holds.</source>
        <translation>Some of them are in play. Only the line of the own level holds.</translation>
    </message>
    <message>
        <source>Pyramids and the end</source>
        <translation>Pyramids and the end</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>The end</translation>
    </message>
    <message>
        <source>When it comes, and what scores.</source>
        <translation>When it comes, and what scores.</translation>
    </message>
    <message>
        <source>Numbers to be read</source>
        <translation>Numbers to be read</translation>
    </message>
    <message>
        <source>What only the components show.</source>
        <translation>What only the components show.</translation>
    </message>
    <message>
        <source>To look up</source>
        <translation>To look up</translation>
    </message>
    <message>
        <source>When an entry is refused</source>
        <translation>When an entry is refused</translation>
    </message>
    <message>
        <source>These three refusals belong to no rule of the game.</source>
        <translation>These three refusals belong to no rule of the game.</translation>
    </message>
    <message>
        <source>good</source>
        <translation>good</translation>
    </message>
    <message>
        <source>Land, fish, linen, wood or gold.</source>
        <translation>Land, fish, linen, wood or gold.</translation>
    </message>
    <message>
        <source>general supply</source>
        <translation>general supply</translation>
    </message>
    <message>
        <source>All goods that nobody has.</source>
        <translation>All goods that nobody has.</translation>
    </message>
    <message>
        <source>warehouse</source>
        <translation>warehouse</translation>
    </message>
    <message>
        <source>Holds goods to be won.</source>
        <translation>Holds goods to be won.</translation>
    </message>
    <message>
        <source>current market</source>
        <translation>current market</translation>
    </message>
    <message>
        <source>The warehouse above the die.</source>
        <translation>The warehouse above the die.</translation>
    </message>
    <message>
        <source>die track</source>
        <translation>die track</translation>
    </message>
    <message>
        <source>Shows the round of the year.</source>
        <translation>Shows the round of the year.</translation>
    </message>
    <message>
        <source>stall</source>
        <translation>stall</translation>
    </message>
    <message>
        <source>Shows when there is a market.</source>
        <translation>Shows when there is a market.</translation>
    </message>
    <message>
        <source>distribution table</source>
        <translation>distribution table</translation>
    </message>
    <message>
        <source>Numbers for each year.</source>
        <translation>Numbers for each year.</translation>
    </message>
    <message>
        <source>market card</source>
        <translation>market card</translation>
    </message>
    <message>
        <source>Lets its winner exchange goods.</source>
        <translation>Lets its winner exchange goods.</translation>
    </message>
    <message>
        <source>bid</source>
        <translation>bid</translation>
    </message>
    <message>
        <source>Goods laid down for a market card.</source>
        <translation>Goods laid down for a market card.</translation>
    </message>
    <message>
        <source>threshold</source>
        <translation>threshold</translation>
    </message>
    <message>
        <source>Goods that a warehouse has to hold.</source>
        <translation>Goods that a warehouse has to hold.</translation>
    </message>
    <message>
        <source>no yield</source>
        <translation>no yield</translation>
    </message>
    <message>
        <source>Here nothing is sold this round.</source>
        <translation>Here nothing is sold this round.</translation>
    </message>
    <message>
        <source>influence card</source>
        <translation>influence card</translation>
    </message>
    <message>
        <source>Laid face down at a warehouse.</source>
        <translation>Laid face down at a warehouse.</translation>
    </message>
    <message>
        <source>influence marker</source>
        <translation>influence marker</translation>
    </message>
    <message>
        <source>Adds to a card.</source>
        <translation>Adds to a card.</translation>
    </message>
    <message>
        <source>Beggar</source>
        <translation>Beggar</translation>
    </message>
    <message>
        <source>A card that takes goods first.</source>
        <translation>A card that takes goods first.</translation>
    </message>
    <message>
        <source>Trader</source>
        <translation>Trader</translation>
    </message>
    <message>
        <source>A card that is always paid.</source>
        <translation>A card that is always paid.</translation>
    </message>
    <message>
        <source>to invest</source>
        <translation>to invest</translation>
    </message>
    <message>
        <source>To put own goods into a warehouse.</source>
        <translation>To put own goods into a warehouse.</translation>
    </message>
    <message>
        <source>worker</source>
        <translation>worker</translation>
    </message>
    <message>
        <source>Climbs a pyramid.</source>
        <translation>Climbs a pyramid.</translation>
    </message>
    <message>
        <source>level</source>
        <translation>level</translation>
    </message>
    <message>
        <source>One of five of a pyramid.</source>
        <translation>One of five of a pyramid.</translation>
    </message>
    <message>
        <source>boat</source>
        <translation>boat</translation>
    </message>
    <message>
        <source>Its space on the Nile scores.</source>
        <translation>Its space on the Nile scores.</translation>
    </message>
    <message>
        <source>start player</source>
        <translation>start player</translation>
    </message>
    <message>
        <source>Begins the round.</source>
        <translation>Begins the round.</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Level</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Price</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Room for workers</source>
        <translation>Room for workers</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Year</translation>
    </message>
    <message>
        <source>Rule options</source>
        <translation>Rule options</translation>
    </message>
</context>
<context>
    <name>SaqqaraBrief</name>
    <message>
        <source>%1 starts</source>
        <translation>%1 starts</translation>
    </message>
    <message>
        <source>away from %1</source>
        <translation>away from %1</translation>
    </message>
    <message>
        <source>worker → %1</source>
        <extracomment>%1 = the pyramid in which a worker is put, or goes up</extracomment>
        <translation>worker → %1</translation>
    </message>
    <message>
        <source>bid %1 → %2</source>
        <extracomment>%1 = goods, %2 = the warehouse below which the card lies</extracomment>
        <translation>bid %1 → %2</translation>
    </message>
</context>
<context>
    <name>SaqqaraCardMove</name>
    <message>
        <source>Market cards back, under %1</source>
        <translation>Market cards back, under %1</translation>
    </message>
    <message>
        <source>Market cards laid out under %1</source>
        <translation>Market cards laid out under %1</translation>
    </message>
    <message>
        <source>takes the market card under %1</source>
        <translation>takes the market card under %1</translation>
    </message>
    <message>
        <source>Market cards off the board, under %1</source>
        <translation>Market cards off the board, under %1</translation>
    </message>
    <message>
        <source>Threshold cards: %1</source>
        <translation>Threshold cards: %1</translation>
    </message>
    <message>
        <source>Threshold cards to the used ones: %1</source>
        <translation>Threshold cards to the used ones: %1</translation>
    </message>
    <message>
        <source>Used threshold cards shuffled into a new pile</source>
        <translation>Used threshold cards shuffled into a new pile</translation>
    </message>
    <message>
        <source>Threshold cards in the pile: %2</source>
        <translation>Threshold cards in the pile: %2</translation>
    </message>
    <message numerus="yes">
        <source>draws %n influence card(s)</source>
        <translation>
            <numerusform>draws %n influence card</numerusform>
            <numerusform>draws %n influence cards</numerusform>
        </translation>
    </message>
    <message>
        <source>All draw influence cards</source>
        <translation>All draw influence cards</translation>
    </message>
    <message>
        <source>influence cards in hand: %2</source>
        <translation>influence cards in hand: %2</translation>
    </message>
    <message numerus="yes">
        <source>discards %n influence card(s)</source>
        <translation>
            <numerusform>discards %n influence card</numerusform>
            <numerusform>discards %n influence cards</numerusform>
        </translation>
    </message>
    <message>
        <source>lays influence cards face down: %2</source>
        <translation>lays influence cards face down: %2</translation>
    </message>
    <message>
        <source>All lay influence cards face down</source>
        <translation>All lay influence cards face down</translation>
    </message>
    <message>
        <source>influence cards face down: %2</source>
        <translation>influence cards face down: %2</translation>
    </message>
    <message>
        <source>shuffles the discards into a new draw pile</source>
        <translation>shuffles the discards into a new draw pile</translation>
    </message>
    <message>
        <source>turns up: %1</source>
        <translation>turns up: %1</translation>
    </message>
    <message>
        <source>puts the influence cards away</source>
        <translation>puts the influence cards away</translation>
    </message>
    <message>
        <source>All influence cards to the discards</source>
        <translation>All influence cards to the discards</translation>
    </message>
    <message>
        <source>influence cards in the discards: %2</source>
        <translation>influence cards in the discards: %2</translation>
    </message>
    <message>
        <source>gives back the market card under %1</source>
        <translation>gives back the market card under %1</translation>
    </message>
    <message>
        <source>influence cards: %1</source>
        <translation>influence cards: %1</translation>
    </message>
</context>
<context>
    <name>SaqqaraChoice</name>
    <message>
        <source>Card of %1</source>
        <extracomment>Goods are exchanged with a market card; %1 = the warehouse that it lay under.</extracomment>
        <translation>Card of %1</translation>
    </message>
    <message>
        <source>of any kind</source>
        <translation>of any kind</translation>
    </message>
    <message>
        <source>times</source>
        <translation>times</translation>
    </message>
    <message>
        <source>Pyramids:</source>
        <translation>Pyramids:</translation>
    </message>
    <message>
        <source>Begins:</source>
        <translation>Begins:</translation>
    </message>
    <message>
        <source>Cards of:</source>
        <translation>Cards of:</translation>
    </message>
    <message>
        <source>Gives:</source>
        <translation>Gives:</translation>
    </message>
    <message>
        <source>Gets:</source>
        <translation>Gets:</translation>
    </message>
    <message>
        <source>By:</source>
        <translation>By:</translation>
    </message>
    <message>
        <source>From %1:</source>
        <translation>From %1:</translation>
    </message>
    <message>
        <source>Price:</source>
        <translation>Price:</translation>
    </message>
    <message>
        <source>Shift takes one back, Ctrl takes all.</source>
        <translation>Shift takes one back, Ctrl takes all.</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>passes</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Withdraw</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>Use it</translation>
    </message>
    <message>
        <source>does without</source>
        <translation>does without</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Exchange</translation>
    </message>
    <message>
        <source>Steal</source>
        <translation>Steal</translation>
    </message>
    <message>
        <source>Sail on the Nile</source>
        <translation>Sail on the Nile</translation>
    </message>
    <message>
        <source>is done</source>
        <translation>is done</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continue</translation>
    </message>
    <message>
        <source>Enter</source>
        <extracomment>To enter what was chosen at the table.</extracomment>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Leave it</translation>
    </message>
    <message>
        <source>1 land → 1 good</source>
        <translation>1 land → 1 good</translation>
    </message>
</context>
<context>
    <name>SaqqaraCopy</name>
    <message>
        <source>Box and board</source>
        <translation>Box and board</translation>
    </message>
    <message>
        <source>Distribution table</source>
        <translation>Distribution table</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cards</translation>
    </message>
    <message>
        <source>Count the goods in the box, look at the warehouses from left to right and at the end of the Nile.</source>
        <translation>Count the goods in the box, look at the warehouses from left to right and at the end of the Nile.</translation>
    </message>
    <message>
        <source>Look at the distribution table, row by row.</source>
        <translation>Look at the distribution table, row by row.</translation>
    </message>
    <message>
        <source>Sort threshold cards, the influence cards of one player and market cards by what is on them.</source>
        <translation>Sort threshold cards, the influence cards of one player and market cards by what is on them.</translation>
    </message>
    <message>
        <source>Look at this pyramid from the lowest level up: price, points, room for workers.</source>
        <translation>Look at this pyramid from the lowest level up: price, points, room for workers.</translation>
    </message>
    <message>
        <source>%1: %2 of %3.</source>
        <extracomment>%1: a pile of cards, %2: how many were told, %3: how many there are.</extracomment>
        <translation>%1: %2 of %3.</translation>
    </message>
    <message>
        <source>any</source>
        <extracomment>So many goods of a price may be of any kind.</extracomment>
        <translation>any</translation>
    </message>
    <message>
        <source>Level %1: price</source>
        <translation>Level %1: price</translation>
    </message>
    <message>
        <source>Level %1: points</source>
        <translation>Level %1: points</translation>
    </message>
    <message>
        <source>Level %1: room</source>
        <translation>Level %1: room</translation>
    </message>
    <message>
        <source>no market any more</source>
        <translation>no market any more</translation>
    </message>
    <message>
        <source>Fish, linen and wood, both ways</source>
        <translation>Fish, linen and wood, both ways</translation>
    </message>
</context>
<context>
    <name>SaqqaraDisplay</name>
    <message>
        <source>bids</source>
        <translation>bids</translation>
    </message>
    <message>
        <source>chooses a good</source>
        <translation>chooses a good</translation>
    </message>
    <message>
        <source>may use Intrigue</source>
        <translation>may use Intrigue</translation>
    </message>
    <message>
        <source>lays an influence marker</source>
        <translation>lays an influence marker</translation>
    </message>
    <message>
        <source>invests</source>
        <translation>invests</translation>
    </message>
    <message>
        <source>takes goods</source>
        <translation>takes goods</translation>
    </message>
    <message>
        <source>builds</source>
        <translation>builds</translation>
    </message>
    <message>
        <source>Set up the table</source>
        <translation>Set up the table</translation>
    </message>
    <message>
        <source>Turn up four market cards</source>
        <translation>Turn up four market cards</translation>
    </message>
    <message>
        <source>Move the stall</source>
        <translation>Move the stall</translation>
    </message>
    <message>
        <source>Read the distribution table</source>
        <translation>Read the distribution table</translation>
    </message>
    <message>
        <source>Turn up four thresholds</source>
        <translation>Turn up four thresholds</translation>
    </message>
    <message>
        <source>Turn up the influence cards</source>
        <translation>Turn up the influence cards</translation>
    </message>
    <message>
        <source>Read the points of the levels</source>
        <translation>Read the points of the levels</translation>
    </message>
    <message>
        <source>%1 win together</source>
        <translation>%1 win together</translation>
    </message>
    <message>
        <source>wins</source>
        <extracomment>After a player&apos;s name: &quot;Anna wins&quot;.</extracomment>
        <translation>wins</translation>
    </message>
    <message>
        <source>Thresholds</source>
        <translation>Thresholds</translation>
    </message>
    <message>
        <source>Highest bids</source>
        <translation>Highest bids</translation>
    </message>
</context>
<context>
    <name>SaqqaraEffect</name>
    <message>
        <source>%1 more, %2 now</source>
        <translation>%1 more, %2 now</translation>
    </message>
    <message>
        <source>%1 less, %2 now</source>
        <translation>%1 less, %2 now</translation>
    </message>
    <message>
        <source>hut of %1: %2</source>
        <translation>hut of %1: %2</translation>
    </message>
    <message>
        <source>Warehouse %1: %2</source>
        <translation>Warehouse %1: %2</translation>
    </message>
    <message>
        <source>Die to %1, showing %2</source>
        <translation>Die to %1, showing %2</translation>
    </message>
    <message>
        <source>boat to space %1</source>
        <translation>boat to space %1</translation>
    </message>
    <message>
        <source>Stall off its track</source>
        <translation>Stall off its track</translation>
    </message>
    <message>
        <source>Stall to %1</source>
        <translation>Stall to %1</translation>
    </message>
    <message>
        <source>Start marker to %1</source>
        <translation>Start marker to %1</translation>
    </message>
    <message>
        <source>influence marker %2 at %1</source>
        <translation>influence marker %2 at %1</translation>
    </message>
    <message>
        <source>influence marker back from %1</source>
        <translation>influence marker back from %1</translation>
    </message>
    <message>
        <source>worker back from the pyramid %1</source>
        <translation>worker back from the pyramid %1</translation>
    </message>
    <message>
        <source>worker to level %2 of the pyramid %1</source>
        <translation>worker to level %2 of the pyramid %1</translation>
    </message>
    <message>
        <source>Round %1, %2: %3</source>
        <extracomment>%1 = number of the round, %2 = field of the die, %3 = phase</extracomment>
        <translation>Round %1, %2: %3</translation>
    </message>
</context>
<context>
    <name>SaqqaraEntry</name>
    <message>
        <source>Market cards: %1</source>
        <translation>Market cards: %1</translation>
    </message>
    <message>
        <source>%1 bids %2 for the card under %3</source>
        <translation>%1 bids %2 for the card under %3</translation>
    </message>
    <message>
        <source>%1 withdraws from the card under %2</source>
        <translation>%1 withdraws from the card under %2</translation>
    </message>
    <message>
        <source>%1 passes</source>
        <translation>%1 passes</translation>
    </message>
    <message>
        <source>The stall leaves its track: no further market</source>
        <translation>The stall leaves its track: no further market</translation>
    </message>
    <message>
        <source>The stall goes to %1</source>
        <translation>The stall goes to %1</translation>
    </message>
    <message>
        <source>The distribution table says %1 for this round</source>
        <translation>The distribution table says %1 for this round</translation>
    </message>
    <message>
        <source>%1 grows %2 by Agriculture</source>
        <translation>%1 grows %2 by Agriculture</translation>
    </message>
    <message>
        <source>Thresholds: %1</source>
        <translation>Thresholds: %1</translation>
    </message>
    <message>
        <source>%1 uses Intrigue</source>
        <translation>%1 uses Intrigue</translation>
    </message>
    <message>
        <source>%1 does not use Intrigue</source>
        <translation>%1 does not use Intrigue</translation>
    </message>
    <message>
        <source>%1 puts an influence marker at %2</source>
        <translation>%1 puts an influence marker at %2</translation>
    </message>
    <message>
        <source>%1 invests %2 at %3</source>
        <translation>%1 invests %2 at %3</translation>
    </message>
    <message>
        <source>%1 turns up: %2</source>
        <translation>%1 turns up: %2</translation>
    </message>
    <message>
        <source>%1 takes %2 from the warehouse %3</source>
        <translation>%1 takes %2 from the warehouse %3</translation>
    </message>
    <message>
        <source>%1 puts no free worker</source>
        <translation>%1 puts no free worker</translation>
    </message>
    <message>
        <source>%1 puts a free worker into the pyramid %2</source>
        <translation>%1 puts a free worker into the pyramid %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 sails %n space(s) on the Nile</source>
        <translation>
            <numerusform>%1 sails %n space on the Nile</numerusform>
            <numerusform>%1 sails %n spaces on the Nile</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 ends the turn</source>
        <translation>%1 ends the turn</translation>
    </message>
    <message>
        <source>%1 starts; pyramids in play: %2</source>
        <translation>%1 starts; pyramids in play: %2</translation>
    </message>
    <message>
        <source>%1 exchanges %2 for %3</source>
        <translation>%1 exchanges %2 for %3</translation>
    </message>
    <message>
        <source>%1, with the market card under %2</source>
        <translation>%1, with the market card under %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n times</source>
        <translation>
            <numerusform>%1, %n time</numerusform>
            <numerusform>%1, %n times</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <translation>%1 from %2</translation>
    </message>
    <message>
        <source>%1 steals %2</source>
        <translation>%1 steals %2</translation>
    </message>
    <message>
        <source>%1 builds in the pyramid %2</source>
        <translation>%1 builds in the pyramid %2</translation>
    </message>
    <message>
        <source>%1, with the discount on %2</source>
        <translation>%1, with the discount on %2</translation>
    </message>
    <message>
        <source>%1, any kind paid as %2</source>
        <translation>%1, any kind paid as %2</translation>
    </message>
    <message>
        <source>%1, by the pyramid %2</source>
        <translation>%1, by the pyramid %2</translation>
    </message>
</context>
<context>
    <name>SaqqaraFault</name>
    <message>
        <source>This belongs to “%8”, but now it is “%9”</source>
        <translation>This belongs to “%8”, but now it is “%9”</translation>
    </message>
    <message>
        <source>It is %5’s turn, not %1’s</source>
        <translation>It is %5’s turn, not %1’s</translation>
    </message>
    <message>
        <source>This makes no sense at this moment; please check the entry</source>
        <translation>This makes no sense at this moment; please check the entry</translation>
    </message>
    <message>
        <source>At least 1 good has to be named</source>
        <translation>At least 1 good has to be named</translation>
    </message>
    <message>
        <source>%1 would need %6 %3, but has only %7</source>
        <translation>%1 would need %6 %3, but has only %7</translation>
    </message>
    <message>
        <source>The supply would need %6 %3, but has only %7</source>
        <translation>The supply would need %6 %3, but has only %7</translation>
    </message>
    <message>
        <source>Land cannot be chosen here</source>
        <translation>Land cannot be chosen here</translation>
    </message>
    <message>
        <source>Saqqara is for 3 to 5 players, not for %7</source>
        <translation>Saqqara is for 3 to 5 players, not for %7</translation>
    </message>
    <message>
        <source>There have to be %6 pyramids in play, not %7</source>
        <translation>There have to be %6 pyramids in play, not %7</translation>
    </message>
    <message>
        <source>Soldiers and Thief are both in play or both not; what is missing: %4</source>
        <translation>Soldiers and Thief are both in play or both not; what is missing: %4</translation>
    </message>
    <message>
        <source>A market card is about fish, linen or wood, under %2 too</source>
        <translation>A market card is about fish, linen or wood, under %2 too</translation>
    </message>
    <message>
        <source>There is no market card for sale under %2</source>
        <translation>There is no market card for sale under %2</translation>
    </message>
    <message numerus="yes">
        <source>Under %2 at least %n good(s) are needed, not %7</source>
        <translation>
            <numerusform>Under %2 at least %n good is needed, not %7</numerusform>
            <numerusform>Under %2 at least %n goods are needed, not %7</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has a bid under %2 already</source>
        <translation>%1 has a bid under %2 already</translation>
    </message>
    <message>
        <source>%1 has given up the card under %2 and does not bid on it again</source>
        <translation>%1 has given up the card under %2 and does not bid on it again</translation>
    </message>
    <message>
        <source>%1 has no bid under %2</source>
        <translation>%1 has no bid under %2</translation>
    </message>
    <message>
        <source>%1 has the highest bid under %2 and cannot withdraw</source>
        <translation>%1 has the highest bid under %2 and cannot withdraw</translation>
    </message>
    <message>
        <source>%1 has passed</source>
        <translation>%1 has passed</translation>
    </message>
    <message>
        <source>%1 has two market cards already</source>
        <translation>%1 has two market cards already</translation>
    </message>
    <message>
        <source>The %2 warehouse has only %7 %3, not %6</source>
        <translation>The %2 warehouse has only %7 %3, not %6</translation>
    </message>
    <message>
        <source>There is no %3 to be had by this now</source>
        <translation>There is no %3 to be had by this now</translation>
    </message>
    <message>
        <source>There is no threshold card %7; please check the one under %2</source>
        <translation>There is no threshold card %7; please check the one under %2</translation>
    </message>
    <message>
        <source>In round 1 one of the thresholds has to be a 2</source>
        <translation>In round 1 one of the thresholds has to be a 2</translation>
    </message>
    <message>
        <source>%1 has turned the cards up already</source>
        <translation>%1 has turned the cards up already</translation>
    </message>
    <message>
        <source>This is no influence card; please check the one at %2</source>
        <translation>This is no influence card; please check the one at %2</translation>
    </message>
    <message>
        <source>There is nothing to take at %2 now</source>
        <translation>There is nothing to take at %2 now</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes at most %n good(s) at %2, not %7</source>
        <translation>
            <numerusform>%1 takes at most %n good at %2, not %7</numerusform>
            <numerusform>%1 takes at most %n goods at %2, not %7</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has to take at least %n good(s) at %2, not %7</source>
        <translation>
            <numerusform>%1 has to take at least %n good at %2, not %7</numerusform>
            <numerusform>%1 has to take at least %n goods at %2, not %7</numerusform>
        </translation>
    </message>
    <message>
        <source>A Beggar takes no land, at %2 neither</source>
        <translation>A Beggar takes no land, at %2 neither</translation>
    </message>
    <message>
        <source>That takes a worker of %1 on level %6 of %4, or higher</source>
        <translation>That takes a worker of %1 on level %6 of %4, or higher</translation>
    </message>
    <message>
        <source>In a Land round there is no current market, and %4 rests</source>
        <translation>In a Land round there is no current market, and %4 rests</translation>
    </message>
    <message>
        <source>What is paid here is %3</source>
        <translation>What is paid here is %3</translation>
    </message>
    <message>
        <source>Land is not paid here</source>
        <translation>Land is not paid here</translation>
    </message>
    <message>
        <source>What comes of this is %3</source>
        <translation>What comes of this is %3</translation>
    </message>
    <message>
        <source>Land does not come of this</source>
        <translation>Land does not come of this</translation>
    </message>
    <message>
        <source>%1 does not have the market card from under %2</source>
        <translation>%1 does not have the market card from under %2</translation>
    </message>
    <message>
        <source>The market card from under %2 exchanges something else</source>
        <translation>The market card from under %2 exchanges something else</translation>
    </message>
    <message>
        <source>The market card from under %2 works from left to right only</source>
        <translation>The market card from under %2 works from left to right only</translation>
    </message>
    <message>
        <source>%1 has stolen in this turn already</source>
        <translation>%1 has stolen in this turn already</translation>
    </message>
    <message>
        <source>Soldiers protect %5 from theft</source>
        <translation>Soldiers protect %5 from theft</translation>
    </message>
    <message>
        <source>%5 has only %7 of that, not %6</source>
        <translation>%5 has only %7 of that, not %6</translation>
    </message>
    <message>
        <source>%1 cannot be thief and victim</source>
        <translation>%1 cannot be thief and victim</translation>
    </message>
    <message numerus="yes">
        <source>At most %n good(s) can be stolen, not %7</source>
        <translation>
            <numerusform>At most %n good can be stolen, not %7</numerusform>
            <numerusform>At most %n goods can be stolen, not %7</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n good(s) can be stolen from %5, not %7</source>
        <translation>
            <numerusform>At most %n good can be stolen from %5, not %7</numerusform>
            <numerusform>At most %n goods can be stolen from %5, not %7</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n player(s) can be robbed, not %7</source>
        <translation>
            <numerusform>At most %n player can be robbed, not %7</numerusform>
            <numerusform>At most %n players can be robbed, not %7</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At least %n player(s) have to be robbed, not %7</source>
        <translation>
            <numerusform>At least %n player has to be robbed, not %7</numerusform>
            <numerusform>At least %n players have to be robbed, not %7</numerusform>
        </translation>
    </message>
    <message>
        <source>The pyramid %4 is not in play</source>
        <translation>The pyramid %4 is not in play</translation>
    </message>
    <message>
        <source>%1 has reached the top of the pyramid %4</source>
        <translation>%1 has reached the top of the pyramid %4</translation>
    </message>
    <message>
        <source>%1 has no worker left</source>
        <translation>%1 has no worker left</translation>
    </message>
    <message>
        <source>%1’s worker in the pyramid %4 has gone up in this round already</source>
        <translation>%1’s worker in the pyramid %4 has gone up in this round already</translation>
    </message>
    <message numerus="yes">
        <source>Level %6 of the pyramid %4 is full, with room for %n worker(s)</source>
        <translation>
            <numerusform>Level %6 of the pyramid %4 is full, with room for %n worker</numerusform>
            <numerusform>Level %6 of the pyramid %4 is full, with room for %n workers</numerusform>
        </translation>
    </message>
    <message>
        <source>More workers than %7 stand on level %6 of the pyramid %4 already</source>
        <translation>More workers than %7 stand on level %6 of the pyramid %4 already</translation>
    </message>
    <message numerus="yes">
        <source>This level of %4 takes %n good(s) of any kind, not %7</source>
        <translation>
            <numerusform>This level of %4 takes %n good of any kind, not %7</numerusform>
            <numerusform>This level of %4 takes %n goods of any kind, not %7</numerusform>
        </translation>
    </message>
    <message>
        <source>It has to be said which market Progress goes by</source>
        <translation>It has to be said which market Progress goes by</translation>
    </message>
    <message>
        <source>%1 has a worker in the pyramid %4 already</source>
        <translation>%1 has a worker in the pyramid %4 already</translation>
    </message>
    <message>
        <source>First it has to be said where the free worker of %1 goes</source>
        <translation>First it has to be said where the free worker of %1 goes</translation>
    </message>
    <message>
        <source>%1 has no free worker to put now</source>
        <translation>%1 has no free worker to put now</translation>
    </message>
    <message>
        <source>A boat moves 1 space in a turn, not %7</source>
        <translation>A boat moves 1 space in a turn, not %7</translation>
    </message>
    <message>
        <source>The Nile ends with space %6, so the boat cannot go to %7</source>
        <translation>The Nile ends with space %6, so the boat cannot go to %7</translation>
    </message>
    <message>
        <source>A boat is on space %7 already, so the Nile cannot end with %6</source>
        <translation>A boat is on space %7 already, so the Nile cannot end with %6</translation>
    </message>
    <message>
        <source>%1 has gone up a level in this round already</source>
        <translation>%1 has gone up a level in this round already</translation>
    </message>
</context>
<context>
    <name>SaqqaraGuide</name>
    <message>
        <source>Pyramids on the board: %2</source>
        <translation>Pyramids on the board: %2</translation>
    </message>
    <message numerus="yes">
        <source>The pile of threshold cards holds %n card(s)</source>
        <translation>
            <numerusform>The pile of threshold cards holds %n card</numerusform>
            <numerusform>The pile of threshold cards holds %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gets %n good(s) of one kind</source>
        <translation>
            <numerusform>%1 gets %n good</numerusform>
            <numerusform>%1 gets %n goods of one kind</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The draw pile of %1 holds %n card(s)</source>
        <translation>
            <numerusform>The draw pile of %1 holds %n card</numerusform>
            <numerusform>The draw pile of %1 holds %n cards</numerusform>
        </translation>
    </message>
    <message>
        <source>Goods of the players: %2</source>
        <translation>Goods of the players: %2</translation>
    </message>
    <message>
        <source>Goods of %1: %2</source>
        <translation>Goods of %1: %2</translation>
    </message>
    <message>
        <source>Goods that make the highest bid: %2</source>
        <translation>Goods that make the highest bid: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 may take %n more card(s)</source>
        <translation>
            <numerusform>%1 may take %n more card</numerusform>
            <numerusform>%1 may take %n more cards</numerusform>
        </translation>
    </message>
    <message>
        <source>Thresholds: %2</source>
        <translation>Thresholds: %2</translation>
    </message>
    <message>
        <source>Goods that lie in the warehouses: %2</source>
        <translation>Goods that lie in the warehouses: %2</translation>
    </message>
    <message>
        <source>Goods missing to the thresholds: %2</source>
        <translation>Goods missing to the thresholds: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n good(s) at most out of %2. Lying there: %3</source>
        <translation>
            <numerusform>%1 takes %n good at most out of %2. Lying there: %3</numerusform>
            <numerusform>%1 takes %n goods at most out of %2. Lying there: %3</numerusform>
        </translation>
    </message>
    <message>
        <source>A worker of %1 may be put free of charge: %2</source>
        <translation>A worker of %1 may be put free of charge: %2</translation>
    </message>
    <message>
        <source>Levels that %1 can pay for: %2</source>
        <translation>Levels that %1 can pay for: %2</translation>
    </message>
    <message>
        <source>Land of %1: %2</source>
        <translation>Land of %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 may steal %n good(s) in all</source>
        <translation>
            <numerusform>%1 may steal %n good in all</numerusform>
            <numerusform>%1 may steal %n goods in all</numerusform>
        </translation>
    </message>
    <message>
        <source>Levels whose price nobody has read yet: %2</source>
        <translation>Levels whose price nobody has read yet: %2</translation>
    </message>
    <message numerus="yes">
        <source>There are %n round(s) after this one</source>
        <translation>
            <numerusform>There is %n round after this one</numerusform>
            <numerusform>There are %n rounds after this one</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In front: %2, with %n point(s)</source>
        <translation>
            <numerusform>In front: %2, with %n point</numerusform>
            <numerusform>In front: %2, with %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>The used threshold cards are shuffled into a new pile before four are opened</source>
        <translation>The used threshold cards are shuffled into a new pile before four are opened</translation>
    </message>
</context>
<context>
    <name>SaqqaraHelp</name>
    <message>
        <source>letter or digit</source>
        <translation>letter or digit</translation>
    </message>
    <message>
        <source>presses the place or choice that shows it; each press takes one more of a good</source>
        <translation>presses the place or choice that shows it; each press takes one more of a good</translation>
    </message>
    <message>
        <source>Shift+letter</source>
        <extracomment>Shift and the letter of a kind of goods.</extracomment>
        <translation>Shift+letter</translation>
    </message>
    <message>
        <source>puts one of that good back</source>
        <translation>puts one of that good back</translation>
    </message>
    <message>
        <source>Ctrl+click</source>
        <translation>Ctrl+click</translation>
    </message>
    <message>
        <source>takes all there is of that good</source>
        <translation>takes all there is of that good</translation>
    </message>
    <message>
        <source>exchange goods, steal, sail on the Nile</source>
        <translation>exchange goods, steal, sail on the Nile</translation>
    </message>
    <message>
        <source>withdraws where others bid more</source>
        <translation>withdraws where others bid more</translation>
    </message>
    <message>
        <source>uses Intrigue</source>
        <translation>uses Intrigue</translation>
    </message>
    <message>
        <source>passes, does without, ends a turn</source>
        <translation>passes, does without, ends a turn</translation>
    </message>
    <message>
        <source>Ctrl+K</source>
        <translation>Ctrl+K</translation>
    </message>
    <message>
        <source>enters a number read off a component</source>
        <translation>enters a number read off a component</translation>
    </message>
    <message>
        <source>A printed number that was read wrongly is put right under Menu, Correction.</source>
        <translation>A printed number that was read wrongly is put right under Menu, Correction.</translation>
    </message>
    <message>
        <source>Cards in hand and cards that lie face down are never entered. They are named when they are turned up.</source>
        <translation>Cards in hand and cards that lie face down are never entered. They are named when they are turned up.</translation>
    </message>
</context>
<context>
    <name>SaqqaraInvariant</name>
    <message>
        <source>Nobody could go on: the phases of the round would be broken</source>
        <translation>Nobody could go on: the phases of the round would be broken</translation>
    </message>
    <message>
        <source>A good would be in two places, or fewer than none would be left somewhere</source>
        <translation>A good would be in two places, or fewer than none would be left somewhere</translation>
    </message>
    <message>
        <source>A market card would be in two places, or a bid would be on one that is not for sale</source>
        <translation>A market card would be in two places, or a bid would be on one that is not for sale</translation>
    </message>
    <message>
        <source>The influence cards of a player would not add up to 24</source>
        <translation>The influence cards of a player would not add up to 24</translation>
    </message>
    <message>
        <source>Influence markers would lie on the board outside their phase</source>
        <translation>Influence markers would lie on the board outside their phase</translation>
    </message>
    <message>
        <source>A threshold card would not exist, or their pile would not add up</source>
        <translation>A threshold card would not exist, or their pile would not add up</translation>
    </message>
    <message>
        <source>Somebody would have too many workers, or one would stand where there is no room</source>
        <translation>Somebody would have too many workers, or one would stand where there is no room</translation>
    </message>
    <message>
        <source>A boat would be beyond the end of the Nile</source>
        <translation>A boat would be beyond the end of the Nile</translation>
    </message>
</context>
<context>
    <name>SaqqaraKeys</name>
    <message>
        <source>YUIOPADFGJKLVM</source>
        <extracomment>Letters of a keyboard of the language, in the order in which they are given to what has no letter of its own.</extracomment>
        <translation>YUIOPADFGJKLVM</translation>
    </message>
    <message>
        <source>QWERTY</source>
        <extracomment>Six neighbours on a keyboard of the language: land, fish, linen, wood, gold, any.</extracomment>
        <translation>QWERTY</translation>
    </message>
    <message>
        <source>NBT</source>
        <extracomment>The keys for what is no number: no yield on a threshold card, Beggar, Trader.</extracomment>
        <translation>NBT</translation>
    </message>
</context>
<context>
    <name>SaqqaraLesson</name>
    <message>
        <source>Thresholds</source>
        <translation>Thresholds</translation>
    </message>
    <message>
        <source>When a warehouse sells, and who can bring that about.</source>
        <translation>When a warehouse sells, and who can bring that about.</translation>
    </message>
    <message>
        <source>Round 1. Each warehouse has got 2 of its own good (STOCK-1). Below it lies a threshold card: Fish 2, Linen 4, Wood no yield, Gold 3 (THRESH-1). The cards of the players already lie there face down (INFL-4).</source>
        <translation>Round 1. Each warehouse has got 2 of its own good (STOCK-1). Below it lies a threshold card: Fish 2, Linen 4, Wood no yield, Gold 3 (THRESH-1). The cards of the players already lie there face down (INFL-4).</translation>
    </message>
    <message>
        <source>Which of these warehouses has reached its threshold by now?</source>
        <translation>Which of these warehouses has reached its threshold by now?</translation>
    </message>
    <message>
        <source>Compare the number of goods with the number on the card (INVEST-5).</source>
        <translation>Compare the number of goods with the number on the card (INVEST-5).</translation>
    </message>
    <message>
        <source>Fish</source>
        <translation>Fish</translation>
    </message>
    <message>
        <source>It holds 2 goods, and its threshold is 2 (INVEST-5).</source>
        <translation>It holds 2 goods, and its threshold is 2 (INVEST-5).</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Gold</translation>
    </message>
    <message>
        <source>One good is missing: 2 lie there, and the threshold is 3 (INVEST-5).</source>
        <translation>One good is missing: 2 lie there, and the threshold is 3 (INVEST-5).</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>Wood</translation>
    </message>
    <message>
        <source>No yield is no number. It is never reached (INVEST-5).</source>
        <translation>No yield is no number. It is never reached (INVEST-5).</translation>
    </message>
    <message>
        <source>It is Anna’s turn to invest. She has 3 gold. Bring Gold to its threshold, with as few goods as possible.</source>
        <translation>It is Anna’s turn to invest. She has 3 gold. Bring Gold to its threshold, with as few goods as possible.</translation>
    </message>
    <message>
        <source>One good is missing there. Goods of any kind count (GOODS-1).</source>
        <translation>One good is missing there. Goods of any kind count (GOODS-1).</translation>
    </message>
    <message>
        <source>Gold now holds 3 goods: reached (INVEST-5).</source>
        <translation>Gold now holds 3 goods: reached (INVEST-5).</translation>
    </message>
    <message>
        <source>That is allowed, but 1 gold into Gold is what was asked (INVEST-2).</source>
        <translation>That is allowed, but 1 gold into Gold is what was asked (INVEST-2).</translation>
    </message>
    <message>
        <source>Ben has passed. Cem has put 2 gold into Linen, where 2 linen lie already. Its threshold is 4. Is it reached?</source>
        <translation>Ben has passed. Cem has put 2 gold into Linen, where 2 linen lie already. Its threshold is 4. Is it reached?</translation>
    </message>
    <message>
        <source>Where goods are counted, all kinds count alike (GOODS-1).</source>
        <translation>Where goods are counted, all kinds count alike (GOODS-1).</translation>
    </message>
    <message>
        <source>No, only linen counts there</source>
        <translation>No, only linen counts there</translation>
    </message>
    <message>
        <source>All kinds count, also in a warehouse with another name (GOODS-1).</source>
        <translation>All kinds count, also in a warehouse with another name (GOODS-1).</translation>
    </message>
    <message>
        <source>Yes, 4 goods lie there</source>
        <translation>Yes, 4 goods lie there</translation>
    </message>
    <message>
        <source>2 linen and 2 gold are 4 goods (INVEST-5).</source>
        <translation>2 linen and 2 gold are 4 goods (INVEST-5).</translation>
    </message>
    <message>
        <source>Anna has not passed, and yet investing is over. Why?</source>
        <translation>Anna has not passed, and yet investing is over. Why?</translation>
    </message>
    <message>
        <source>Look at each threshold once more (INVEST-4).</source>
        <translation>Look at each threshold once more (INVEST-4).</translation>
    </message>
    <message>
        <source>Nobody has goods left</source>
        <translation>Nobody has goods left</translation>
    </message>
    <message>
        <source>All players still have gold. Somebody could go on (INVEST-4).</source>
        <translation>All players still have gold. Somebody could go on (INVEST-4).</translation>
    </message>
    <message>
        <source>Two players have had a turn</source>
        <translation>Two players have had a turn</translation>
    </message>
    <message>
        <source>Turns go round again and again until something ends them (INVEST-1).</source>
        <translation>Turns go round again and again until something ends them (INVEST-1).</translation>
    </message>
    <message>
        <source>All thresholds are reached</source>
        <translation>All thresholds are reached</translation>
    </message>
    <message>
        <source>Fish, Linen and Gold are reached. No yield is not waited for (INVEST-4).</source>
        <translation>Fish, Linen and Gold are reached. No yield is not waited for (INVEST-4).</translation>
    </message>
    <message>
        <source>Whether a threshold is reached is judged once, when investing ends (INVEST-5). Goods put in belong to nobody any more: whoever has most influence there may win them (DIST-4).</source>
        <translation>Whether a threshold is reached is judged once, when investing ends (INVEST-5). Goods put in belong to nobody any more: whoever has most influence there may win them (DIST-4).</translation>
    </message>
    <message>
        <source>What counts in a warehouse</source>
        <translation>What counts in a warehouse</translation>
    </message>
    <message>
        <source>Who gets the goods, and what an exact match pays.</source>
        <translation>Who gets the goods, and what an exact match pays.</translation>
    </message>
    <message>
        <source>Investing is over. Fish has reached its threshold 2; Linen and Gold have not, and Wood has no yield. Ben and Cem have turned up their cards. The number of a card is influence at its warehouse (INFL-8).</source>
        <translation>Investing is over. Fish has reached its threshold 2; Linen and Gold have not, and Wood has no yield. Ben and Cem have turned up their cards. The number of a card is influence at its warehouse (INFL-8).</translation>
    </message>
    <message>
        <source>At Fish lie a 3 of Ben, a 7 of Cem and a 5 of Anna. Who gets the 2 fish?</source>
        <translation>At Fish lie a 3 of Ben, a 7 of Cem and a 5 of Anna. Who gets the 2 fish?</translation>
    </message>
    <message>
        <source>At a reached threshold the highest influence wins (DIST-4).</source>
        <translation>At a reached threshold the highest influence wins (DIST-4).</translation>
    </message>
    <message>
        <source>Her 5 is less than the 7 of Cem (DIST-4).</source>
        <translation>Her 5 is less than the 7 of Cem (DIST-4).</translation>
    </message>
    <message>
        <source>His 7 is the highest influence. He takes all that lies there (DIST-4).</source>
        <translation>His 7 is the highest influence. He takes all that lies there (DIST-4).</translation>
    </message>
    <message>
        <source>Each one some</source>
        <translation>Each one some</translation>
    </message>
    <message>
        <source>Goods are shared only where the highest influence is tied (DIST-5).</source>
        <translation>Goods are shared only where the highest influence is tied (DIST-5).</translation>
    </message>
    <message>
        <source>At Linen lie an 8 of Ben, a 1 of Cem and a 9 of Anna. The threshold 9 is not reached. Who gets the 2 linen?</source>
        <translation>At Linen lie an 8 of Ben, a 1 of Cem and a 9 of Anna. The threshold 9 is not reached. Who gets the 2 linen?</translation>
    </message>
    <message>
        <source>Where the threshold is not reached, influence wins nothing (DIST-2).</source>
        <translation>Where the threshold is not reached, influence wins nothing (DIST-2).</translation>
    </message>
    <message>
        <source>Her influence is the highest, but it wins nothing here (DIST-2).</source>
        <translation>Her influence is the highest, but it wins nothing here (DIST-2).</translation>
    </message>
    <message>
        <source>Not even the highest influence wins (DIST-2).</source>
        <translation>Not even the highest influence wins (DIST-2).</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Nobody</translation>
    </message>
    <message>
        <source>The linen stays there for the next round (DIST-2).</source>
        <translation>The linen stays there for the next round (DIST-2).</translation>
    </message>
    <message>
        <source>Now turn up Anna’s cards: 5 at Fish, 9 at Linen, 2 at Wood and 1 at Gold.</source>
        <translation>Now turn up Anna’s cards: 5 at Fish, 9 at Linen, 2 at Wood and 1 at Gold.</translation>
    </message>
    <message>
        <source>Press Anna, then a card for each warehouse, from left to right (INFL-6).</source>
        <translation>Press Anna, then a card for each warehouse, from left to right (INFL-6).</translation>
    </message>
    <message>
        <source>Cem has got 2 fish, all else stays where it is (DIST-4).</source>
        <translation>Cem has got 2 fish, all else stays where it is (DIST-4).</translation>
    </message>
    <message>
        <source>These are other cards. Please compare them once more (INFL-6).</source>
        <translation>These are other cards. Please compare them once more (INFL-6).</translation>
    </message>
    <message>
        <source>Suppose Fish had reached the threshold 3. What would Ben get for his 3?</source>
        <translation>Suppose Fish had reached the threshold 3. What would Ben get for his 3?</translation>
    </message>
    <message>
        <source>Compare his number with the threshold (DIST-7).</source>
        <translation>Compare his number with the threshold (DIST-7).</translation>
    </message>
    <message>
        <source>1 fish from the supply</source>
        <translation>1 fish from the supply</translation>
    </message>
    <message>
        <source>Only his card has the number of the threshold: an exact match (DIST-7).</source>
        <translation>Only his card has the number of the threshold: an exact match (DIST-7).</translation>
    </message>
    <message>
        <source>Nothing, as Cem has most influence</source>
        <translation>Nothing, as Cem has most influence</translation>
    </message>
    <message>
        <source>An exact match does not ask who wins the warehouse (DIST-7).</source>
        <translation>An exact match does not ask who wins the warehouse (DIST-7).</translation>
    </message>
    <message>
        <source>Influence markers of Royal Court and Thief add to the number of a card (INFL-8). They make no exact match (DIST-7). A warehouse with no yield sells nothing (DIST-8).</source>
        <translation>Influence markers of Royal Court and Thief add to the number of a card (INFL-8). They make no exact match (DIST-7). A warehouse with no yield sells nothing (DIST-8).</translation>
    </message>
    <message>
        <source>A tie</source>
        <translation>A tie</translation>
    </message>
    <message>
        <source>How two winners share what lies in a warehouse.</source>
        <translation>How two winners share what lies in a warehouse.</translation>
    </message>
    <message>
        <source>Fish and Linen have reached their thresholds. In Linen lie 2 linen and the 3 gold that were invested. Ben has laid an 8 there, Cem a 5. Anna’s cards still lie face down: she has an 8 there, too.</source>
        <translation>Fish and Linen have reached their thresholds. In Linen lie 2 linen and the 3 gold that were invested. Ben has laid an 8 there, Cem a 5. Anna’s cards still lie face down: she has an 8 there, too.</translation>
    </message>
    <message>
        <source>Anna and Ben tie with 8 at Linen. What does each of them get?</source>
        <translation>Anna and Ben tie with 8 at Linen. What does each of them get?</translation>
    </message>
    <message>
        <source>Each kind is shared by itself, in equal parts (DIST-5).</source>
        <translation>Each kind is shared by itself, in equal parts (DIST-5).</translation>
    </message>
    <message>
        <source>2 goods of one’s choice</source>
        <translation>2 goods of one’s choice</translation>
    </message>
    <message>
        <source>Nobody chooses. Each kind is shared by itself (DIST-5).</source>
        <translation>Nobody chooses. Each kind is shared by itself (DIST-5).</translation>
    </message>
    <message>
        <source>1 linen and 1 gold</source>
        <translation>1 linen and 1 gold</translation>
    </message>
    <message>
        <source>2 linen make 1 for each, and so do 3 gold. 1 gold stays (DIST-5).</source>
        <translation>2 linen make 1 for each, and so do 3 gold. 1 gold stays (DIST-5).</translation>
    </message>
    <message>
        <source>1 linen, and 2 gold for the start player</source>
        <translation>1 linen, and 2 gold for the start player</translation>
    </message>
    <message>
        <source>Both get equally many. What cannot be shared stays (DIST-5).</source>
        <translation>Both get equally many. What cannot be shared stays (DIST-5).</translation>
    </message>
    <message>
        <source>Cem has a 5 at Linen, and the threshold is 5. What does he get?</source>
        <translation>Cem has a 5 at Linen, and the threshold is 5. What does he get?</translation>
    </message>
    <message>
        <source>His is the only card with the number of the threshold (DIST-7).</source>
        <translation>His is the only card with the number of the threshold (DIST-7).</translation>
    </message>
    <message>
        <source>1 linen from the supply</source>
        <translation>1 linen from the supply</translation>
    </message>
    <message>
        <source>An exact match is paid beside the winners (DIST-7).</source>
        <translation>An exact match is paid beside the winners (DIST-7).</translation>
    </message>
    <message>
        <source>A third part of the goods</source>
        <translation>A third part of the goods</translation>
    </message>
    <message>
        <source>Only the highest influence takes goods out of there (DIST-4).</source>
        <translation>Only the highest influence takes goods out of there (DIST-4).</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nothing</translation>
    </message>
    <message>
        <source>His card is an exact match (DIST-7).</source>
        <translation>His card is an exact match (DIST-7).</translation>
    </message>
    <message>
        <source>Turn up Anna’s cards: 2 at Fish, 8 at Linen, 3 at Wood and 1 at Gold.</source>
        <translation>Turn up Anna’s cards: 2 at Fish, 8 at Linen, 3 at Wood and 1 at Gold.</translation>
    </message>
    <message>
        <source>Anna and Ben have shared Linen. At Fish, Ben and Cem tie: 1 fish each. And Anna’s 2 there is an exact match (DIST-7).</source>
        <translation>Anna and Ben have shared Linen. At Fish, Ben and Cem tie: 1 fish each. And Anna’s 2 there is an exact match (DIST-7).</translation>
    </message>
    <message>
        <source>If two cards had the number of the threshold, neither would be paid (DIST-7). So it can be clever to lay what nobody else will lay. What could not be shared stays in the warehouse (DIST-5).</source>
        <translation>If two cards had the number of the threshold, neither would be paid (DIST-7). So it can be clever to lay what nobody else will lay. What could not be shared stays in the warehouse (DIST-5).</translation>
    </message>
    <message>
        <source>Beggar and Trader</source>
        <translation>Beggar and Trader</translation>
    </message>
    <message>
        <source>Two cards without a number, and what they bring.</source>
        <translation>Two cards without a number, and what they bring.</translation>
    </message>
    <message>
        <source>Fish holds 2 fish and 2 gold, and has reached its threshold. Linen has not. Anna has laid a Beggar at Fish and a Trader at Linen. They have no number, so they win nothing by themselves (INFL-7).</source>
        <translation>Fish holds 2 fish and 2 gold, and has reached its threshold. Linen has not. Anna has laid a Beggar at Fish and a Trader at Linen. They have no number, so they win nothing by themselves (INFL-7).</translation>
    </message>
    <message>
        <source>Hers is the only Beggar at Fish. What does Anna get before Cem’s 6 takes all the rest?</source>
        <translation>Hers is the only Beggar at Fish. What does Anna get before Cem’s 6 takes all the rest?</translation>
    </message>
    <message>
        <source>A single Beggar comes first, at a reached threshold (DIST-3).</source>
        <translation>A single Beggar comes first, at a reached threshold (DIST-3).</translation>
    </message>
    <message>
        <source>2 fish from the supply</source>
        <translation>2 fish from the supply</translation>
    </message>
    <message>
        <source>That is what a Trader gets. A Beggar takes from the warehouse (DIST-3).</source>
        <translation>That is what a Trader gets. A Beggar takes from the warehouse (DIST-3).</translation>
    </message>
    <message>
        <source>All that lies there</source>
        <translation>All that lies there</translation>
    </message>
    <message>
        <source>2 goods at most (DIST-3).</source>
        <translation>2 goods at most (DIST-3).</translation>
    </message>
    <message>
        <source>Up to 2 goods that she chooses</source>
        <translation>Up to 2 goods that she chooses</translation>
    </message>
    <message>
        <source>Any of those there, but no land (DIST-3).</source>
        <translation>Any of those there, but no land (DIST-3).</translation>
    </message>
    <message>
        <source>Linen has not reached its threshold. What does Anna’s Trader get there?</source>
        <translation>Linen has not reached its threshold. What does Anna’s Trader get there?</translation>
    </message>
    <message>
        <source>A Trader does not ask whether the threshold is reached (DIST-6).</source>
        <translation>A Trader does not ask whether the threshold is reached (DIST-6).</translation>
    </message>
    <message>
        <source>2 linen from the supply</source>
        <translation>2 linen from the supply</translation>
    </message>
    <message>
        <source>A Trader is paid, reached or not (DIST-6).</source>
        <translation>A Trader is paid, reached or not (DIST-6).</translation>
    </message>
    <message>
        <source>Only influence needs a reached threshold; a Trader does not (DIST-6).</source>
        <translation>Only influence needs a reached threshold; a Trader does not (DIST-6).</translation>
    </message>
    <message>
        <source>Turn up Anna’s cards: a Beggar at Fish, a Trader at Linen, 4 at Wood, 3 at Gold.</source>
        <translation>Turn up Anna’s cards: a Beggar at Fish, a Trader at Linen, 4 at Wood, 3 at Gold.</translation>
    </message>
    <message>
        <source>Anna is asked at once what her Beggar takes (DIST-3).</source>
        <translation>Anna is asked at once what her Beggar takes (DIST-3).</translation>
    </message>
    <message>
        <source>Anna wants gold. Let her Beggar take as much of it as he may.</source>
        <translation>Anna wants gold. Let her Beggar take as much of it as he may.</translation>
    </message>
    <message>
        <source>2 gold lie at Fish, and a Beggar takes up to 2 (DIST-3).</source>
        <translation>2 gold lie at Fish, and a Beggar takes up to 2 (DIST-3).</translation>
    </message>
    <message>
        <source>Anna has 2 gold more, and Cem takes the 2 fish that are left (DIST-4).</source>
        <translation>Anna has 2 gold more, and Cem takes the 2 fish that are left (DIST-4).</translation>
    </message>
    <message>
        <source>That is allowed, but 2 gold is what Anna wants (DIST-3).</source>
        <translation>That is allowed, but 2 gold is what Anna wants (DIST-3).</translation>
    </message>
    <message>
        <source>At Wood, Ben and Cem both had a Beggar, and the threshold was reached. What did the two get?</source>
        <translation>At Wood, Ben and Cem both had a Beggar, and the threshold was reached. What did the two get?</translation>
    </message>
    <message>
        <source>Beggars do not like company (DIST-3).</source>
        <translation>Beggars do not like company (DIST-3).</translation>
    </message>
    <message>
        <source>1 wood each</source>
        <translation>1 wood each</translation>
    </message>
    <message>
        <source>Beggars share nothing (DIST-3).</source>
        <translation>Beggars share nothing (DIST-3).</translation>
    </message>
    <message>
        <source>Two or more Beggars get nothing, and Anna’s 4 took the wood (DIST-3).</source>
        <translation>Two or more Beggars get nothing, and Anna’s 4 took the wood (DIST-3).</translation>
    </message>
    <message>
        <source>The auction</source>
        <translation>The auction</translation>
    </message>
    <message>
        <source>Four market cards are for sale at the same time.</source>
        <translation>Four market cards are for sale at the same time.</translation>
    </message>
    <message>
        <source>Die and stall stand at the same place, so there is a market (MARKET-1). All four cards are for sale at the same time (AUCTION-1). Everybody has 3 gold. Anna begins.</source>
        <translation>Die and stall stand at the same place, so there is a market (MARKET-1). All four cards are for sale at the same time (AUCTION-1). Everybody has 3 gold. Anna begins.</translation>
    </message>
    <message>
        <source>Bid 1 gold for the card under Fish.</source>
        <translation>Bid 1 gold for the card under Fish.</translation>
    </message>
    <message>
        <source>Press the card, then a gold, and enter it (AUCTION-4).</source>
        <translation>Press the card, then a gold, and enter it (AUCTION-4).</translation>
    </message>
    <message>
        <source>It is the highest bid so far. Now the others have their turns (AUCTION-1).</source>
        <translation>It is the highest bid so far. Now the others have their turns (AUCTION-1).</translation>
    </message>
    <message>
        <source>That is allowed, but 1 gold for the card under Fish was asked (AUCTION-4).</source>
        <translation>That is allowed, but 1 gold for the card under Fish was asked (AUCTION-4).</translation>
    </message>
    <message>
        <source>Ben has bid 1 gold for Linen, Cem 2. Nobody has outbid Anna at Fish, and it is her turn again. What has become of her bid?</source>
        <translation>Ben has bid 1 gold for Linen, Cem 2. Nobody has outbid Anna at Fish, and it is her turn again. What has become of her bid?</translation>
    </message>
    <message>
        <source>Look at the card under Fish and into its warehouse (AUCTION-2).</source>
        <translation>Look at the card under Fish and into its warehouse (AUCTION-2).</translation>
    </message>
    <message>
        <source>It waits until all have passed</source>
        <translation>It waits until all have passed</translation>
    </message>
    <message>
        <source>As her turn began, her bid was the highest. That is enough (AUCTION-2).</source>
        <translation>As her turn began, her bid was the highest. That is enough (AUCTION-2).</translation>
    </message>
    <message>
        <source>The card is hers, the gold lies in the warehouse Fish</source>
        <translation>The card is hers, the gold lies in the warehouse Fish</translation>
    </message>
    <message>
        <source>The highest bid wins as its player’s next turn begins (AUCTION-2).</source>
        <translation>The highest bid wins as its player’s next turn begins (AUCTION-2).</translation>
    </message>
    <message>
        <source>The card is hers, the gold goes to the supply</source>
        <translation>The card is hers, the gold goes to the supply</translation>
    </message>
    <message>
        <source>All goods that were bid end in the warehouses (AUCTION-11).</source>
        <translation>All goods that were bid end in the warehouses (AUCTION-11).</translation>
    </message>
    <message>
        <source>Anna has 2 gold left. Cem’s bid at Linen is 2, so it takes 3 to outbid him. Bid 1 gold for the card under Wood instead.</source>
        <translation>Anna has 2 gold left. Cem’s bid at Linen is 2, so it takes 3 to outbid him. Bid 1 gold for the card under Wood instead.</translation>
    </message>
    <message>
        <source>Nobody has bid there, so 1 good is enough (AUCTION-4).</source>
        <translation>Nobody has bid there, so 1 good is enough (AUCTION-4).</translation>
    </message>
    <message>
        <source>Taking a card does not use up the turn (AUCTION-2).</source>
        <translation>Taking a card does not use up the turn (AUCTION-2).</translation>
    </message>
    <message>
        <source>That is allowed, but 1 gold for the card under Wood was asked (AUCTION-3).</source>
        <translation>That is allowed, but 1 gold for the card under Wood was asked (AUCTION-3).</translation>
    </message>
    <message>
        <source>Ben has added 2 gold at Linen, which makes 3. Cem has passed. So Anna took Wood and Ben took Linen. How many of the goods that were bid lie in the warehouse Linen now?</source>
        <translation>Ben has added 2 gold at Linen, which makes 3. Cem has passed. So Anna took Wood and Ben took Linen. How many of the goods that were bid lie in the warehouse Linen now?</translation>
    </message>
    <message>
        <source>Nothing comes back, whoever wins (AUCTION-11).</source>
        <translation>Nothing comes back, whoever wins (AUCTION-11).</translation>
    </message>
    <message>
        <source>3, from Ben</source>
        <translation>3, from Ben</translation>
    </message>
    <message>
        <source>Cem’s 2 gold went there, too, when he passed (AUCTION-8).</source>
        <translation>Cem’s 2 gold went there, too, when he passed (AUCTION-8).</translation>
    </message>
    <message>
        <source>None</source>
        <translation>None</translation>
    </message>
    <message>
        <source>Bids are not paid to the supply (AUCTION-11).</source>
        <translation>Bids are not paid to the supply (AUCTION-11).</translation>
    </message>
    <message>
        <source>5, from Ben and Cem</source>
        <translation>5, from Ben and Cem</translation>
    </message>
    <message>
        <source>All goods that were bid there, by anybody (AUCTION-11).</source>
        <translation>All goods that were bid there, by anybody (AUCTION-11).</translation>
    </message>
    <message>
        <source>Anna has two cards, and nobody takes more (AUCTION-10). In her turns of the development she exchanges by them as often as she likes (MARKET-5). The next market collects them again (MARKET-2).</source>
        <translation>Anna has two cards, and nobody takes more (AUCTION-10). In her turns of the development she exchanges by them as often as she likes (MARKET-5). The next market collects them again (MARKET-2).</translation>
    </message>
    <message>
        <source>Climbing a pyramid</source>
        <translation>Climbing a pyramid</translation>
    </message>
    <message>
        <source>Prices, powers, and how fast a worker gets up.</source>
        <translation>Prices, powers, and how fast a worker gets up.</translation>
    </message>
    <message>
        <source>It is Anna’s turn of the development. She has 3 gold and 4 workers. A new worker starts on level 1 of a pyramid (WORKER-1). What is printed beside the level is paid to the supply (WORKER-3).</source>
        <translation>It is Anna’s turn of the development. She has 3 gold and 4 workers. A new worker starts on level 1 of a pyramid (WORKER-1). What is printed beside the level is paid to the supply (WORKER-3).</translation>
    </message>
    <message>
        <source>In this lesson level 1 costs 1 gold, and level 2 costs 2 gold: your own copy may say something else. Put a worker on level 1 of Trade.</source>
        <translation>In this lesson level 1 costs 1 gold, and level 2 costs 2 gold: your own copy may say something else. Put a worker on level 1 of Trade.</translation>
    </message>
    <message>
        <source>Press the lowest level of the pyramid Trade (WORKER-1).</source>
        <translation>Press the lowest level of the pyramid Trade (WORKER-1).</translation>
    </message>
    <message>
        <source>1 gold goes to the supply, and a worker stands on Trade (WORKER-3).</source>
        <translation>1 gold goes to the supply, and a worker stands on Trade (WORKER-3).</translation>
    </message>
    <message>
        <source>That is allowed, but a worker on Trade was asked (WORKER-1).</source>
        <translation>That is allowed, but a worker on Trade was asked (WORKER-1).</translation>
    </message>
    <message>
        <source>Which power does level 1 give?</source>
        <translation>Which power does level 1 give?</translation>
    </message>
    <message>
        <source>Powers stand beside the levels 2 to 5 (TILE-TRADE).</source>
        <translation>Powers stand beside the levels 2 to 5 (TILE-TRADE).</translation>
    </message>
    <message>
        <source>The same as level 2</source>
        <translation>The same as level 2</translation>
    </message>
    <message>
        <source>Only the line of the own level holds, and level 1 has none (TILE-TRADE).</source>
        <translation>Only the line of the own level holds, and level 1 has none (TILE-TRADE).</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>None yet</translation>
    </message>
    <message>
        <source>The first power comes on level 2 (TILE-TRADE).</source>
        <translation>The first power comes on level 2 (TILE-TRADE).</translation>
    </message>
    <message>
        <source>Anna has 2 gold left, and level 2 costs 2. May this worker go up to level 2 now?</source>
        <translation>Anna has 2 gold left, and level 2 costs 2. May this worker go up to level 2 now?</translation>
    </message>
    <message>
        <source>Placing is a level, too (WORKER-4).</source>
        <translation>Placing is a level, too (WORKER-4).</translation>
    </message>
    <message>
        <source>No, not before the next round</source>
        <translation>No, not before the next round</translation>
    </message>
    <message>
        <source>Each worker gets one level in a round, placing included (WORKER-4).</source>
        <translation>Each worker gets one level in a round, placing included (WORKER-4).</translation>
    </message>
    <message>
        <source>Yes, as she can pay</source>
        <translation>Yes, as she can pay</translation>
    </message>
    <message>
        <source>This worker has had the level of this round (WORKER-4).</source>
        <translation>This worker has had the level of this round (WORKER-4).</translation>
    </message>
    <message>
        <source>A round later. The die stands below Fish, and it is Anna’s turn again. Let the worker on Trade go up to level 2.</source>
        <translation>A round later. The die stands below Fish, and it is Anna’s turn again. Let the worker on Trade go up to level 2.</translation>
    </message>
    <message>
        <source>Press level 2 of the pyramid Trade (WORKER-1).</source>
        <translation>Press level 2 of the pyramid Trade (WORKER-1).</translation>
    </message>
    <message>
        <source>The power of level 2 works at once (WORKER-7).</source>
        <translation>The power of level 2 works at once (WORKER-7).</translation>
    </message>
    <message>
        <source>That is allowed, but level 2 of Trade was asked (WORKER-1).</source>
        <translation>That is allowed, but level 2 of Trade was asked (WORKER-1).</translation>
    </message>
    <message>
        <source>What can Anna exchange on level 2 of Trade in this Fish round?</source>
        <translation>What can Anna exchange on level 2 of Trade in this Fish round?</translation>
    </message>
    <message>
        <source>Up to level 3 the power goes by the current market (TILE-TRADE).</source>
        <translation>Up to level 3 the power goes by the current market (TILE-TRADE).</translation>
    </message>
    <message>
        <source>2 equal goods for 1 of her choice</source>
        <translation>2 equal goods for 1 of her choice</translation>
    </message>
    <message>
        <source>That is the power from level 4 on (TILE-TRADE).</source>
        <translation>That is the power from level 4 on (TILE-TRADE).</translation>
    </message>
    <message>
        <source>3 goods of any kinds for 1 of her choice</source>
        <translation>3 goods of any kinds for 1 of her choice</translation>
    </message>
    <message>
        <source>They have to be of the current market (TILE-TRADE).</source>
        <translation>They have to be of the current market (TILE-TRADE).</translation>
    </message>
    <message>
        <source>3 fish for 1 good of her choice</source>
        <translation>3 fish for 1 good of her choice</translation>
    </message>
    <message>
        <source>Fish is the current market, as the die stands there (CAL-3).</source>
        <translation>Fish is the current market, as the die stands there (CAL-3).</translation>
    </message>
    <message>
        <source>Who reaches level 5 may put one more worker on level 1 of another pyramid, free of charge (WORKER-6). At the end each level scores the points printed beside it (END-3). Many tops end the game sooner (END-2).</source>
        <translation>Who reaches level 5 may put one more worker on level 1 of another pyramid, free of charge (WORKER-6). At the end each level scores the points printed beside it (END-3). Many tops end the game sooner (END-2).</translation>
    </message>
</context>
<context>
    <name>SaqqaraMove</name>
    <message>
        <source>%1 to the hut of %2</source>
        <translation>%1 to the hut of %2</translation>
    </message>
    <message>
        <source>%1 into the warehouse %2</source>
        <translation>%1 into the warehouse %2</translation>
    </message>
    <message>
        <source>%1 from %4</source>
        <translation>%1 from %4</translation>
    </message>
    <message>
        <source>%1 to the supply</source>
        <translation>%1 to the supply</translation>
    </message>
    <message>
        <source>%1 from the supply</source>
        <translation>%1 from the supply</translation>
    </message>
    <message>
        <source>%1 from the warehouse %3</source>
        <translation>%1 from the warehouse %3</translation>
    </message>
    <message>
        <source>%1 from the hut into the warehouse %2</source>
        <translation>%1 from the hut into the warehouse %2</translation>
    </message>
    <message>
        <source>Influence markers back beside the board</source>
        <translation>Influence markers back beside the board</translation>
    </message>
</context>
<context>
    <name>SaqqaraMoveSigns</name>
    <message>
        <source>hut %1</source>
        <extracomment>The hut of a warehouse: &quot;hut Linen&quot;.</extracomment>
        <translation>hut %1</translation>
    </message>
    <message>
        <source>hut → warehouse %1</source>
        <extracomment>Goods go from the hut into the warehouse below it, %1.</extracomment>
        <translation>hut → warehouse %1</translation>
    </message>
    <message>
        <source>supply</source>
        <translation>supply</translation>
    </message>
    <message>
        <source>from the supply</source>
        <translation>from the supply</translation>
    </message>
    <message>
        <source>from %1</source>
        <extracomment>Goods come from a player.</extracomment>
        <translation>from %1</translation>
    </message>
    <message>
        <source>from warehouse %1</source>
        <translation>from warehouse %1</translation>
    </message>
    <message>
        <source>back from %1</source>
        <extracomment>A worker goes back to its owner.</extracomment>
        <translation>back from %1</translation>
    </message>
    <message>
        <source>→ %1, level %2</source>
        <extracomment>A worker goes to a pyramid, to the level with that number.</extracomment>
        <translation>→ %1, level %2</translation>
    </message>
    <message>
        <source>of %1</source>
        <extracomment>A player takes the market card of a warehouse; the sign of a card stands before it.</extracomment>
        <translation>of %1</translation>
    </message>
</context>
<context>
    <name>SaqqaraName</name>
    <message>
        <source>land</source>
        <translation>land</translation>
    </message>
    <message>
        <source>fish</source>
        <translation>fish</translation>
    </message>
    <message>
        <source>linen</source>
        <translation>linen</translation>
    </message>
    <message>
        <source>wood</source>
        <translation>wood</translation>
    </message>
    <message>
        <source>gold</source>
        <translation>gold</translation>
    </message>
    <message>
        <source>Land</source>
        <translation>Land</translation>
    </message>
    <message>
        <source>Fish</source>
        <translation>Fish</translation>
    </message>
    <message>
        <source>Linen</source>
        <translation>Linen</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>Wood</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Gold</translation>
    </message>
    <message>
        <source>Irrigation</source>
        <translation>Irrigation</translation>
    </message>
    <message>
        <source>Intrigue</source>
        <translation>Intrigue</translation>
    </message>
    <message>
        <source>Government</source>
        <translation>Government</translation>
    </message>
    <message>
        <source>Religion</source>
        <translation>Religion</translation>
    </message>
    <message>
        <source>Soldiers</source>
        <translation>Soldiers</translation>
    </message>
    <message>
        <source>Agriculture</source>
        <translation>Agriculture</translation>
    </message>
    <message>
        <source>Royal Court</source>
        <translation>Royal Court</translation>
    </message>
    <message>
        <source>Trade</source>
        <translation>Trade</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progress</translation>
    </message>
    <message>
        <source>Thief</source>
        <translation>Thief</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Set-up</translation>
    </message>
    <message>
        <source>Market</source>
        <translation>Market</translation>
    </message>
    <message>
        <source>Auction</source>
        <translation>Auction</translation>
    </message>
    <message>
        <source>Stall</source>
        <translation>Stall</translation>
    </message>
    <message>
        <source>New goods</source>
        <translation>New goods</translation>
    </message>
    <message>
        <source>Thresholds</source>
        <translation>Thresholds</translation>
    </message>
    <message>
        <source>Influence markers</source>
        <translation>Influence markers</translation>
    </message>
    <message>
        <source>Invest</source>
        <translation>Invest</translation>
    </message>
    <message>
        <source>Turn up</source>
        <translation>Turn up</translation>
    </message>
    <message>
        <source>Share out</source>
        <translation>Share out</translation>
    </message>
    <message>
        <source>Build and exchange</source>
        <translation>Build and exchange</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>Final scoring</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>End of the game</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nothing</translation>
    </message>
    <message numerus="yes">
        <source>%n good(s) of any kind</source>
        <translation>
            <numerusform>%n good of any kind</numerusform>
            <numerusform>%n goods of any kind</numerusform>
        </translation>
    </message>
    <message>
        <source>no field</source>
        <translation>no field</translation>
    </message>
    <message>
        <source>1 gold → 2 equal goods</source>
        <translation>1 gold → 2 equal goods</translation>
    </message>
    <message>
        <source>3 equal goods → 1 land</source>
        <translation>3 equal goods → 1 land</translation>
    </message>
    <message>
        <source>no yield</source>
        <translation>no yield</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>face down</translation>
    </message>
    <message>
        <source>Beggar</source>
        <translation>Beggar</translation>
    </message>
    <message>
        <source>Trader</source>
        <translation>Trader</translation>
    </message>
    <message>
        <source>round %1, %2</source>
        <translation>round %1, %2</translation>
    </message>
</context>
<context>
    <name>SaqqaraNote</name>
    <message>
        <source>%1 does no more in this phase</source>
        <translation>%1 does no more in this phase</translation>
    </message>
    <message>
        <source>%1 can do no more and passes</source>
        <translation>%1 can do no more and passes</translation>
    </message>
    <message>
        <source>The supply is short of %4: %3 instead of %2</source>
        <translation>The supply is short of %4: %3 instead of %2</translation>
    </message>
    <message numerus="yes">
        <source>%5: threshold %2 reached with %n good(s)</source>
        <translation>
            <numerusform>%5: threshold %2 reached with %n good</numerusform>
            <numerusform>%5: threshold %2 reached with %n goods</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%5: threshold %2 not reached with %n good(s)</source>
        <translation>
            <numerusform>%5: threshold %2 not reached with %n good</numerusform>
            <numerusform>%5: threshold %2 not reached with %n goods</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 does not use Intrigue</source>
        <translation>%1 does not use Intrigue</translation>
    </message>
    <message>
        <source>%5: nobody is alone with a %2</source>
        <translation>%5: nobody is alone with a %2</translation>
    </message>
    <message>
        <source>%5: there are %2 Beggars, so none gets anything</source>
        <translation>%5: there are %2 Beggars, so none gets anything</translation>
    </message>
    <message>
        <source>%5: nobody wins the goods, they stay</source>
        <translation>%5: nobody wins the goods, they stay</translation>
    </message>
    <message>
        <source>Round %3 is the last one</source>
        <translation>Round %3 is the last one</translation>
    </message>
    <message>
        <source>%1 puts no free worker</source>
        <translation>%1 puts no free worker</translation>
    </message>
    <message>
        <source>%1 has no worker for another pyramid, or none takes one</source>
        <translation>%1 has no worker for another pyramid, or none takes one</translation>
    </message>
    <message>
        <source>Doubtful: the market card under %5 is not among those known, or not so often</source>
        <translation>Doubtful: the market card under %5 is not among those known, or not so often</translation>
    </message>
    <message>
        <source>Doubtful: another place of the stall was to be expected</source>
        <translation>Doubtful: another place of the stall was to be expected</translation>
    </message>
    <message>
        <source>Doubtful: the threshold card under %5 comes more often than it exists</source>
        <translation>Doubtful: the threshold card under %5 comes more often than it exists</translation>
    </message>
    <message>
        <source>Nobody invests</source>
        <translation>Nobody invests</translation>
    </message>
</context>
<context>
    <name>SaqqaraOption</name>
    <message>
        <source>Several bids at once</source>
        <translation>Several bids at once</translation>
    </message>
    <message>
        <source>Several bids of a player may stand at the same time.</source>
        <translation>Several bids of a player may stand at the same time.</translation>
    </message>
    <message>
        <source>A player has one standing bid at a time, as there is one trader pawn.</source>
        <translation>A player has one standing bid at a time, as there is one trader pawn.</translation>
    </message>
    <message>
        <source>Withdrawing: the turn</source>
        <translation>Withdrawing: the turn</translation>
    </message>
    <message>
        <source>After withdrawing the turn goes on.</source>
        <translation>After withdrawing the turn goes on.</translation>
    </message>
    <message>
        <source>Withdrawing ends the turn.</source>
        <translation>Withdrawing ends the turn.</translation>
    </message>
    <message>
        <source>Withdrawing: a new bid</source>
        <translation>Withdrawing: a new bid</translation>
    </message>
    <message>
        <source>After withdrawing from a card, a player does not bid on it again in this market.</source>
        <translation>After withdrawing from a card, a player does not bid on it again in this market.</translation>
    </message>
    <message>
        <source>After withdrawing from a card, a player may bid on it again.</source>
        <translation>After withdrawing from a card, a player may bid on it again.</translation>
    </message>
    <message>
        <source>Current market in a Land round</source>
        <translation>Current market in a Land round</translation>
    </message>
    <message>
        <source>In a Land round there is no current market, and powers that name it rest.</source>
        <translation>In a Land round there is no current market, and powers that name it rest.</translation>
    </message>
    <message>
        <source>In a Land round land is that good for Agriculture, Trade and Progress; Irrigation and Royal Court rest.</source>
        <translation>In a Land round land is that good for Agriculture, Trade and Progress; Irrigation and Royal Court rest.</translation>
    </message>
    <message>
        <source>In a Land round the user names one of the four warehouses each time.</source>
        <translation>In a Land round the user names one of the four warehouses each time.</translation>
    </message>
    <message>
        <source>Land as a good of choice</source>
        <translation>Land as a good of choice</translation>
    </message>
    <message>
        <source>A good of choice is never land.</source>
        <translation>A good of choice is never land.</translation>
    </message>
    <message>
        <source>A good of choice may be land, unless land is paid for it.</source>
        <translation>A good of choice may be land, unless land is paid for it.</translation>
    </message>
    <message>
        <source>Influence cards: when turned up</source>
        <translation>Influence cards: when turned up</translation>
    </message>
    <message>
        <source>Influence cards are turned up after investing.</source>
        <translation>Influence cards are turned up after investing.</translation>
    </message>
    <message>
        <source>Influence cards are turned up before investing.</source>
        <translation>Influence cards are turned up before investing.</translation>
    </message>
    <message>
        <source>End of investing</source>
        <translation>End of investing</translation>
    </message>
    <message>
        <source>Warehouses with no yield are not waited for.</source>
        <translation>Warehouses with no yield are not waited for.</translation>
    </message>
    <message>
        <source>As long as a card says no yield, only passing ends it.</source>
        <translation>As long as a card says no yield, only passing ends it.</translation>
    </message>
    <message>
        <source>Government: several thresholds</source>
        <translation>Government: several thresholds</translation>
    </message>
    <message>
        <source>Government pays for each of these thresholds.</source>
        <translation>Government pays for each of these thresholds.</translation>
    </message>
    <message>
        <source>Government pays for the best of these thresholds only.</source>
        <translation>Government pays for the best of these thresholds only.</translation>
    </message>
    <message>
        <source>Goods of the Trader</source>
        <translation>Goods of the Trader</translation>
    </message>
    <message>
        <source>A Trader’s goods come from the supply and are the warehouse’s own.</source>
        <translation>A Trader’s goods come from the supply and are the warehouse’s own.</translation>
    </message>
    <message>
        <source>A Trader’s goods are chosen from what is left in the warehouse, land too.</source>
        <translation>A Trader’s goods are chosen from what is left in the warehouse, land too.</translation>
    </message>
    <message>
        <source>Trader at no yield</source>
        <translation>Trader at no yield</translation>
    </message>
    <message>
        <source>At no yield a Trader gets goods if they come from the supply.</source>
        <translation>At no yield a Trader gets goods if they come from the supply.</translation>
    </message>
    <message>
        <source>At no yield a Trader gets nothing.</source>
        <translation>At no yield a Trader gets nothing.</translation>
    </message>
    <message>
        <source>At no yield a Trader gets goods, too.</source>
        <translation>At no yield a Trader gets goods, too.</translation>
    </message>
    <message>
        <source>Exact match: threshold not reached</source>
        <translation>Exact match: threshold not reached</translation>
    </message>
    <message>
        <source>An exact match needs a reached threshold.</source>
        <translation>An exact match needs a reached threshold.</translation>
    </message>
    <message>
        <source>An exact match counts at a threshold that is not reached, too.</source>
        <translation>An exact match counts at a threshold that is not reached, too.</translation>
    </message>
    <message>
        <source>Beggar or Trader with markers</source>
        <translation>Beggar or Trader with markers</translation>
    </message>
    <message>
        <source>A Beggar or Trader does not win, whatever lies on it.</source>
        <translation>A Beggar or Trader does not win, whatever lies on it.</translation>
    </message>
    <message>
        <source>Markers on a Beggar or Trader count as influence.</source>
        <translation>Markers on a Beggar or Trader count as influence.</translation>
    </message>
    <message>
        <source>Religion: what has to fit</source>
        <translation>Religion: what has to fit</translation>
    </message>
    <message>
        <source>The number of the card alone has to fit.</source>
        <translation>The number of the card alone has to fit.</translation>
    </message>
    <message>
        <source>Card and markers together have to fit.</source>
        <translation>Card and markers together have to fit.</translation>
    </message>
    <message>
        <source>Levels in a round</source>
        <translation>Levels in a round</translation>
    </message>
    <message>
        <source>Each worker gets one level in a round.</source>
        <translation>Each worker gets one level in a round.</translation>
    </message>
    <message>
        <source>Each player pays for one level in a round; a free worker comes on top.</source>
        <translation>Each player pays for one level in a round; a free worker comes on top.</translation>
    </message>
    <message>
        <source>Nile spaces in a turn</source>
        <translation>Nile spaces in a turn</translation>
    </message>
    <message>
        <source>They may move any number of spaces.</source>
        <translation>They may move any number of spaces.</translation>
    </message>
    <message>
        <source>They move one space at most.</source>
        <translation>They move one space at most.</translation>
    </message>
    <message>
        <source>Soldiers on level 1</source>
        <translation>Soldiers on level 1</translation>
    </message>
    <message>
        <source>Soldiers on level 1 do not protect from theft yet.</source>
        <translation>Soldiers on level 1 do not protect from theft yet.</translation>
    </message>
    <message>
        <source>Soldiers on level 1 protect from theft, too.</source>
        <translation>Soldiers on level 1 protect from theft, too.</translation>
    </message>
    <message>
        <source>Thief with a single victim</source>
        <translation>Thief with a single victim</translation>
    </message>
    <message>
        <source>If only one player can be robbed, that one is enough from level 3 on: 1 good, or up to 2 from level 4 on.</source>
        <translation>If only one player can be robbed, that one is enough from level 3 on: 1 good, or up to 2 from level 4 on.</translation>
    </message>
    <message>
        <source>If only one player can be robbed, there is no theft from level 3 on.</source>
        <translation>If only one player can be robbed, there is no theft from level 3 on.</translation>
    </message>
    <message>
        <source>Market cards: direction</source>
        <translation>Market cards: direction</translation>
    </message>
    <message>
        <source>A market card works from left to right only.</source>
        <translation>A market card works from left to right only.</translation>
    </message>
    <message>
        <source>A market card works in both directions.</source>
        <translation>A market card works in both directions.</translation>
    </message>
    <message>
        <source>Usual rules</source>
        <translation>Usual rules</translation>
    </message>
    <message>
        <source>The rulebook as we read it. Each option can be changed by itself.</source>
        <translation>The rulebook as we read it. Each option can be changed by itself.</translation>
    </message>
</context>
<context>
    <name>SaqqaraPlayer</name>
    <message>
        <source>bids</source>
        <extracomment>What the player on turn does, in one word.</extracomment>
        <translation>bids</translation>
    </message>
    <message>
        <source>invests</source>
        <translation>invests</translation>
    </message>
    <message>
        <source>builds</source>
        <translation>builds</translation>
    </message>
    <message>
        <source>on turn</source>
        <translation>on turn</translation>
    </message>
    <message>
        <source>leads at %1</source>
        <extracomment>A player&apos;s bid is the highest; %1: the name of a warehouse.</extracomment>
        <translation>leads at %1</translation>
    </message>
    <message>
        <source>outbid</source>
        <translation>outbid</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>passed</translation>
    </message>
    <message>
        <source>next</source>
        <extracomment>Of the player whose turn comes after this one.</extracomment>
        <translation>next</translation>
    </message>
    <message>
        <source>Start player of this round</source>
        <translation>Start player of this round</translation>
    </message>
    <message>
        <source>Goods: %1</source>
        <translation>Goods: %1</translation>
    </message>
    <message>
        <source>Workers placed: %1, left: %2</source>
        <translation>Workers placed: %1, left: %2</translation>
    </message>
    <message>
        <source>Boat on space %1</source>
        <translation>Boat on space %1</translation>
    </message>
    <message>
        <source>Influence cards in the pile: %1</source>
        <translation>Influence cards in the pile: %1</translation>
    </message>
    <message>
        <source>%1, level %2</source>
        <extracomment>A pyramid, and the level that gives its power.</extracomment>
        <translation>%1, level %2</translation>
    </message>
    <message>
        <source>Market card: %1</source>
        <translation>Market card: %1</translation>
    </message>
    <message>
        <source>Points so far: %1, and more for levels not read yet</source>
        <translation>Points so far: %1, and more for levels not read yet</translation>
    </message>
</context>
<context>
    <name>SaqqaraPosition</name>
    <message>
        <source>A player has 4 workers (WORKER-8).</source>
        <translation>A player has 4 workers (WORKER-8).</translation>
    </message>
    <message>
        <source>So many workers have no room on that level (WORKER-5).</source>
        <translation>So many workers have no room on that level (WORKER-5).</translation>
    </message>
    <message>
        <source>So many pyramids are not in play (SET-3).</source>
        <translation>So many pyramids are not in play (SET-3).</translation>
    </message>
    <message>
        <source>The Nile ends before that space (NILE-3).</source>
        <translation>The Nile ends before that space (NILE-3).</translation>
    </message>
    <message>
        <source>There is not so much gold in the box (SET-7).</source>
        <translation>There is not so much gold in the box (SET-7).</translation>
    </message>
    <message>
        <source>Boat on the Nile</source>
        <translation>Boat on the Nile</translation>
    </message>
    <message>
        <source>The number of its space, 0 at the beginning.</source>
        <translation>The number of its space, 0 at the beginning.</translation>
    </message>
    <message>
        <source>The level of the worker, 1 to 5; empty without one.</source>
        <translation>The level of the worker, 1 to 5; empty without one.</translation>
    </message>
    <message>
        <source>Decides between players with as many points (END-4).</source>
        <translation>Decides between players with as many points (END-4).</translation>
    </message>
    <message>
        <source>Empty fields of players are 0, or no worker.</source>
        <translation>Empty fields of players are 0, or no worker.</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Gold</translation>
    </message>
</context>
<context>
    <name>SaqqaraPrinted</name>
    <message>
        <source>Goods in the box: %1</source>
        <translation>Goods in the box: %1</translation>
    </message>
    <message>
        <source>Order of the warehouses</source>
        <translation>Order of the warehouses</translation>
    </message>
    <message>
        <source>Influence on the card: %1</source>
        <translation>Influence on the card: %1</translation>
    </message>
    <message>
        <source>Bonus of the current market in year %1</source>
        <translation>Bonus of the current market in year %1</translation>
    </message>
    <message>
        <source>Look at the distribution table, second column: how many extra goods does the current market get in year %1?</source>
        <translation>Look at the distribution table, second column: how many extra goods does the current market get in year %1?</translation>
    </message>
    <message>
        <source>Land for each warehouse in year %1</source>
        <translation>Land for each warehouse in year %1</translation>
    </message>
    <message>
        <source>Look at the distribution table, third column: how much land does each warehouse get in year %1?</source>
        <translation>Look at the distribution table, third column: how much land does each warehouse get in year %1?</translation>
    </message>
    <message>
        <source>Place of the stall in year %1 after market %2</source>
        <translation>Place of the stall in year %1 after market %2</translation>
    </message>
    <message>
        <source>All threshold cards</source>
        <translation>All threshold cards</translation>
    </message>
    <message>
        <source>All influence cards of a player</source>
        <translation>All influence cards of a player</translation>
    </message>
    <message>
        <source>The six market cards</source>
        <translation>The six market cards</translation>
    </message>
    <message>
        <source>Price of level %2 of %1</source>
        <translation>Price of level %2 of %1</translation>
    </message>
    <message>
        <source>Look at the pyramid %1: which goods are printed beside level %2?</source>
        <translation>Look at the pyramid %1: which goods are printed beside level %2?</translation>
    </message>
    <message>
        <source>Points of level %2 of %1</source>
        <translation>Points of level %2 of %1</translation>
    </message>
    <message>
        <source>Look at the pyramid %1: which number of points is printed beside level %2?</source>
        <translation>Look at the pyramid %1: which number of points is printed beside level %2?</translation>
    </message>
    <message>
        <source>Room on level %2 of %1</source>
        <translation>Room on level %2 of %1</translation>
    </message>
    <message>
        <source>Last space of the Nile</source>
        <translation>Last space of the Nile</translation>
    </message>
    <message>
        <source>What is printed there: %1?</source>
        <translation>What is printed there: %1?</translation>
    </message>
</context>
<context>
    <name>SaqqaraPrompt</name>
    <message>
        <source>Year %1, round %2</source>
        <extracomment>A year has five rounds; they are counted through the years.</extracomment>
        <translation>Year %1, round %2</translation>
    </message>
    <message>
        <source>Set up the table</source>
        <translation>Set up the table</translation>
    </message>
    <message numerus="yes">
        <source>Choose %n pyramid(s), and who begins.</source>
        <translation>
            <numerusform>Choose %n pyramid, and who begins.</numerusform>
            <numerusform>Choose %n pyramids, and who begins.</numerusform>
        </translation>
    </message>
    <message>
        <source>And who begins?</source>
        <translation>And who begins?</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2, %n missing</source>
        <extracomment>Pyramids that are chosen, and how many there have to be.</extracomment>
        <translation>
            <numerusform>%1 of %2, %n missing</numerusform>
            <numerusform>%1 of %2, %n missing</numerusform>
        </translation>
    </message>
    <message>
        <source>Open the market cards</source>
        <translation>Open the market cards</translation>
    </message>
    <message>
        <source>Name the four cards from left to right.</source>
        <translation>Name the four cards from left to right.</translation>
    </message>
    <message>
        <source>Move the stall</source>
        <translation>Move the stall</translation>
    </message>
    <message>
        <source>The distribution table shows where to.</source>
        <translation>The distribution table shows where to.</translation>
    </message>
    <message>
        <source>Open the threshold cards</source>
        <translation>Open the threshold cards</translation>
    </message>
    <message>
        <source>Turn up the influence cards</source>
        <translation>Turn up the influence cards</translation>
    </message>
    <message>
        <source>Four cards of each player, from left to right.</source>
        <translation>Four cards of each player, from left to right.</translation>
    </message>
    <message>
        <source>Points for the levels</source>
        <translation>Points for the levels</translation>
    </message>
    <message>
        <source>Read the number beside the level.</source>
        <translation>Read the number beside the level.</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>The game is over</translation>
    </message>
    <message>
        <source>Here is who wins.</source>
        <translation>Here is who wins.</translation>
    </message>
    <message>
        <source>%1 harvests</source>
        <translation>%1 harvests</translation>
    </message>
    <message>
        <source>Goods of which kind?</source>
        <translation>Goods of which kind?</translation>
    </message>
    <message>
        <source>%1: use Intrigue?</source>
        <translation>%1: use Intrigue?</translation>
    </message>
    <message>
        <source>Which card goes away is nobody’s business.</source>
        <translation>Which card goes away is nobody’s business.</translation>
    </message>
    <message>
        <source>%1 puts a marker</source>
        <translation>%1 puts a marker</translation>
    </message>
    <message>
        <source>Below which warehouse?</source>
        <translation>Below which warehouse?</translation>
    </message>
    <message>
        <source>%1 invests</source>
        <translation>%1 invests</translation>
    </message>
    <message>
        <source>Goods into one warehouse.</source>
        <translation>Goods into one warehouse.</translation>
    </message>
    <message>
        <source>%1 takes goods</source>
        <translation>%1 takes goods</translation>
    </message>
    <message>
        <source>%1: a worker free of charge</source>
        <translation>%1: a worker free of charge</translation>
    </message>
    <message>
        <source>On level 1 of which pyramid?</source>
        <translation>On level 1 of which pyramid?</translation>
    </message>
    <message>
        <source>%1 builds and exchanges</source>
        <translation>%1 builds and exchanges</translation>
    </message>
    <message>
        <source>In any order.</source>
        <translation>In any order.</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>Final scoring</translation>
    </message>
    <message>
        <source>Market</source>
        <translation>Market</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Stock</translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation>Threshold</translation>
    </message>
    <message>
        <source>Influence</source>
        <translation>Influence</translation>
    </message>
    <message>
        <source>Invest</source>
        <translation>Invest</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Share</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Build</translation>
    </message>
    <message>
        <source>You are looking at the past</source>
        <translation>You are looking at the past</translation>
    </message>
    <message>
        <source>The table after entry %1 of %2.</source>
        <translation>The table after entry %1 of %2.</translation>
    </message>
    <message>
        <source>%1 to bid</source>
        <translation>%1 to bid</translation>
    </message>
    <message>
        <source>Year %1: land for each warehouse</source>
        <translation>Year %1: land for each warehouse</translation>
    </message>
    <message>
        <source>Distribution table, column “land”.</source>
        <translation>Distribution table, column “land”.</translation>
    </message>
    <message>
        <source>Year %1: extra goods for %2</source>
        <translation>Year %1: extra goods for %2</translation>
    </message>
    <message>
        <source>Distribution table, column “bonus”.</source>
        <translation>Distribution table, column “bonus”.</translation>
    </message>
    <message>
        <source>Goods, at least: %1</source>
        <extracomment>%1 = how many goods are bid at least for which cards: "Fish 3, Linen 1".</extracomment>
        <translation>Goods, at least: %1</translation>
    </message>
    <message>
        <source>On which: %1?</source>
        <extracomment>%1 = warehouses with cards for which these goods are enough.</extracomment>
        <translation>On which: %1?</translation>
    </message>
    <message>
        <source>Into which warehouse?</source>
        <translation>Into which warehouse?</translation>
    </message>
    <message numerus="yes">
        <source>At most %n good(s) from the warehouse %1.</source>
        <translation>
            <numerusform>At most %n good from the warehouse %1.</numerusform>
            <numerusform>At most %n goods from the warehouse %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Name %n more good(s) of choice for the price.</source>
        <translation>
            <numerusform>Name %n more good of choice for the price.</numerusform>
            <numerusform>Name %n more goods of choice for the price.</numerusform>
        </translation>
    </message>
    <message>
        <source>First shuffle the used ones into a pile.</source>
        <translation>First shuffle the used ones into a pile.</translation>
    </message>
    <message>
        <source>Which ones?</source>
        <translation>Which ones?</translation>
    </message>
    <message>
        <source>Goods for one card.</source>
        <translation>Goods for one card.</translation>
    </message>
    <message numerus="yes">
        <source>At most %n good(s); players robbed: %1.</source>
        <translation>
            <numerusform>At most %n good; players robbed: %1.</numerusform>
            <numerusform>At most %n goods; players robbed: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SaqqaraReason</name>
    <message>
        <source>Space %1 on the Nile</source>
        <translation>Space %1 on the Nile</translation>
    </message>
    <message>
        <source>Level %2 of the pyramid %1</source>
        <translation>Level %2 of the pyramid %1</translation>
    </message>
</context>
<context>
    <name>SaqqaraReport</name>
    <message>
        <source>Nile</source>
        <translation>Nile</translation>
    </message>
    <message>
        <source>Pyramids</source>
        <extracomment>Points for pyramids, beside those for the Nile.</extracomment>
        <translation>Pyramids</translation>
    </message>
    <message>
        <source>%1, read again</source>
        <translation>%1, read again</translation>
    </message>
    <message>
        <source>shares the place with %1: as many points and as much gold (END-4)</source>
        <translation>shares the place with %1: as many points and as much gold (END-4)</translation>
    </message>
    <message>
        <source>as many points as %1, but %2 gold against %3 (END-4)</source>
        <translation>as many points as %1, but %2 gold against %3 (END-4)</translation>
    </message>
</context>
<context>
    <name>SaqqaraRule</name>
    <message>
        <source>Turns of the development</source>
        <translation>Turns of the development</translation>
    </message>
    <message>
        <source>From the start player on: one turn each to exchange, steal, build and sail.</source>
        <translation>From the start player on: one turn each to exchange, steal, build and sail.</translation>
    </message>
    <message>
        <source>Beginning of a turn</source>
        <translation>Beginning of a turn</translation>
    </message>
    <message>
        <source>A turn of the development begins with the gold of the Soldiers.</source>
        <translation>A turn of the development begins with the gold of the Soldiers.</translation>
    </message>
    <message>
        <source>Own turn</source>
        <translation>Own turn</translation>
    </message>
    <message>
        <source>Everything is done in any order, until the player says that the turn is over.</source>
        <translation>Everything is done in any order, until the player says that the turn is over.</translation>
    </message>
    <message>
        <source>Exchanging land</source>
        <translation>Exchanging land</translation>
    </message>
    <message>
        <source>Everybody may exchange 1 land for 1 other good of choice.</source>
        <translation>Everybody may exchange 1 land for 1 other good of choice.</translation>
    </message>
    <message>
        <source>Exchanging by market card</source>
        <translation>Exchanging by market card</translation>
    </message>
    <message>
        <source>Whoever owns a market card may exchange as it says.</source>
        <translation>Whoever owns a market card may exchange as it says.</translation>
    </message>
    <message>
        <source>Exchanging by Trade</source>
        <translation>Exchanging by Trade</translation>
    </message>
    <message>
        <source>Trade exchanges goods as its level says.</source>
        <translation>Trade exchanges goods as its level says.</translation>
    </message>
    <message>
        <source>Exchanging by Irrigation</source>
        <translation>Exchanging by Irrigation</translation>
    </message>
    <message>
        <source>Irrigation exchanges land for other goods as its level says.</source>
        <translation>Irrigation exchanges land for other goods as its level says.</translation>
    </message>
    <message>
        <source>Exchanging with the supply</source>
        <translation>Exchanging with the supply</translation>
    </message>
    <message>
        <source>All exchanges are with the supply, any number of times. What is paid arrives first; then the whole gain has to be there.</source>
        <translation>All exchanges are with the supply, any number of times. What is paid arrives first; then the whole gain has to be there.</translation>
    </message>
    <message>
        <source>Exchanging in circles</source>
        <translation>Exchanging in circles</translation>
    </message>
    <message>
        <source>Exchanges may go in circles and gain something. Only the supply ends them.</source>
        <translation>Exchanges may go in circles and gain something. Only the supply ends them.</translation>
    </message>
    <message>
        <source>Placing and raising</source>
        <translation>Placing and raising</translation>
    </message>
    <message>
        <source>A new worker starts on level 1 of a pyramid in play. A worker who stands there goes up exactly one level, up to level 5.</source>
        <translation>A new worker starts on level 1 of a pyramid in play. A worker who stands there goes up exactly one level, up to level 5.</translation>
    </message>
    <message>
        <source>One worker in a pyramid</source>
        <translation>One worker in a pyramid</translation>
    </message>
    <message>
        <source>A player has at most one worker in a pyramid. Workers never come back.</source>
        <translation>A player has at most one worker in a pyramid. Workers never come back.</translation>
    </message>
    <message>
        <source>Price of a level</source>
        <translation>Price of a level</translation>
    </message>
    <message>
        <source>The goods printed beside the level go to the supply, exactly these. Progress can make it cheaper.</source>
        <translation>The goods printed beside the level go to the supply, exactly these. Progress can make it cheaper.</translation>
    </message>
    <message>
        <source>Levels in a round</source>
        <translation>Levels in a round</translation>
    </message>
    <message>
        <source>To be placed is a level, too.</source>
        <translation>To be placed is a level, too.</translation>
    </message>
    <message>
        <source>Room on a level</source>
        <translation>Room on a level</translation>
    </message>
    <message>
        <source>Nobody enters a level without a free space. Going up frees a space.</source>
        <translation>Nobody enters a level without a free space. Going up frees a space.</translation>
    </message>
    <message>
        <source>Free worker</source>
        <translation>Free worker</translation>
    </message>
    <message>
        <source>On reaching level 5, a player may at once put one worker on level 1 of another pyramid, free of charge. If it is not done then, it is lost.</source>
        <translation>On reaching level 5, a player may at once put one worker on level 1 of another pyramid, free of charge. If it is not done then, it is lost.</translation>
    </message>
    <message>
        <source>When a power begins</source>
        <translation>When a power begins</translation>
    </message>
    <message>
        <source>Exchanges, theft and discount begin as soon as the worker stands there. What is paid at a fixed moment begins with the next such moment.</source>
        <translation>Exchanges, theft and discount begin as soon as the worker stands there. What is paid at a fixed moment begins with the next such moment.</translation>
    </message>
    <message>
        <source>Four workers</source>
        <translation>Four workers</translation>
    </message>
    <message>
        <source>Everyone has 4 workers.</source>
        <translation>Everyone has 4 workers.</translation>
    </message>
    <message>
        <source>Sailing on the Nile</source>
        <translation>Sailing on the Nile</translation>
    </message>
    <message>
        <source>3 land to the supply move the boat one space on.</source>
        <translation>3 land to the supply move the boat one space on.</translation>
    </message>
    <message>
        <source>Spaces in a turn</source>
        <translation>Spaces in a turn</translation>
    </message>
    <message>
        <source>Boats move in the own turn of the development.</source>
        <translation>Boats move in the own turn of the development.</translation>
    </message>
    <message>
        <source>End of the Nile</source>
        <translation>End of the Nile</translation>
    </message>
    <message>
        <source>No boat goes past the last space. Boats may share a space.</source>
        <translation>No boat goes past the last space. Boats may share a space.</translation>
    </message>
    <message>
        <source>In the own turn, 1 land becomes 3 of the current market’s good on level 2 and 4 on level 3. From level 4 on it becomes 4 equal goods, but not land.</source>
        <translation>In the own turn, 1 land becomes 3 of the current market’s good on level 2 and 4 on level 3. From level 4 on it becomes 4 equal goods, but not land.</translation>
    </message>
    <message>
        <source>Before influence cards are laid: on level 2, discard 1 and draw 1; on level 3, discard 1 and draw 2; from level 4 on, draw 2. Once a round, if wanted.</source>
        <translation>Before influence cards are laid: on level 2, discard 1 and draw 1; on level 3, discard 1 and draw 2; from level 4 on, draw 2. Once a round, if wanted.</translation>
    </message>
    <message>
        <source>Reached thresholds bring gold. Level 2: 1 for a 9. Level 3: 1 for an 8, 2 for a 9. From level 4 on: 1 for a 7, 2 for an 8, 3 for a 9.</source>
        <translation>Reached thresholds bring gold. Level 2: 1 for a 9. Level 3: 1 for an 8, 2 for a 9. From level 4 on: 1 for a 7, 2 for an 8, 3 for a 9.</translation>
    </message>
    <message>
        <source>At no yield it claims what lies there: with 1 to 4 on level 2, to 6 on level 3, to 9 from level 4 on. The highest influence among these takes all; a tie shares.</source>
        <translation>At no yield it claims what lies there: with 1 to 4 on level 2, to 6 on level 3, to 9 from level 4 on. The highest influence among these takes all; a tie shares.</translation>
    </message>
    <message>
        <source>From level 2 on nobody steals from this player. At the beginning of the own turn they bring 1 gold on level 3, 2 on level 4, 3 on level 5.</source>
        <translation>From level 2 on nobody steals from this player. At the beginning of the own turn they bring 1 gold on level 3, 2 on level 4, 3 on level 5.</translation>
    </message>
    <message>
        <source>When new goods come: 1 of the current market’s good on level 2, 2 on level 3. From level 4 on, 2 equal goods of choice that the supply has.</source>
        <translation>When new goods come: 1 of the current market’s good on level 2, 2 on level 3. From level 4 on, 2 equal goods of choice that the supply has.</translation>
    </message>
    <message>
        <source>It gives +1 influence at the current market on level 2 and +2 on level 3, from level 4 on +2 at any warehouse.</source>
        <translation>It gives +1 influence at the current market on level 2 and +2 on level 3, from level 4 on +2 at any warehouse.</translation>
    </message>
    <message>
        <source>In the own turn it gives 1 good of choice: for 3 of the current market’s good on level 2, for 2 on level 3, for any 2 equal goods from level 4 on.</source>
        <translation>In the own turn it gives 1 good of choice: for 3 of the current market’s good on level 2, for 2 on level 3, for any 2 equal goods from level 4 on.</translation>
    </message>
    <message>
        <source>A level costs 1 less of the current market’s good on level 2, 2 less on level 3, and nothing of it from level 4 on.</source>
        <translation>A level costs 1 less of the current market’s good on level 2, 2 less on level 3, and nothing of it from level 4 on.</translation>
    </message>
    <message>
        <source>Once in the own turn it steals: on level 2 a good from one player, on level 3 one each from two, from level 4 on 3 in all, 1 or 2 from each of at least two. It may be less. Level 5 also gives +2 influence at any warehouse.</source>
        <translation>Once in the own turn it steals: on level 2 a good from one player, on level 3 one each from two, from level 4 on 3 in all, 1 or 2 from each of at least two. It may be less. Level 5 also gives +2 influence at any warehouse.</translation>
    </message>
    <message>
        <source>Last round</source>
        <translation>Last round</translation>
    </message>
    <message>
        <source>The game ends at the latest with the Gold round of year 6.</source>
        <translation>The game ends at the latest with the Gold round of year 6.</translation>
    </message>
    <message>
        <source>End by top levels</source>
        <translation>End by top levels</translation>
    </message>
    <message>
        <source>Once all pyramids but two have a worker on level 5, there is one more round.</source>
        <translation>Once all pyramids but two have a worker on level 5, there is one more round.</translation>
    </message>
    <message>
        <source>Points at the end</source>
        <translation>Points at the end</translation>
    </message>
    <message>
        <source>The number of the boat’s space on the Nile counts, and the number printed beside the level of each own worker. Goods and cards count nothing.</source>
        <translation>The number of the boat’s space on the Nile counts, and the number printed beside the level of each own worker. Goods and cards count nothing.</translation>
    </message>
    <message>
        <source>Most points win, then most gold. Whoever ties even then shares the place.</source>
        <translation>Most points win, then most gold. Whoever ties even then shares the place.</translation>
    </message>
    <message>
        <source>Number of the distribution table</source>
        <translation>Number of the distribution table</translation>
    </message>
    <message>
        <source>What it says for a year is read when it is needed first, and kept.</source>
        <translation>What it says for a year is read when it is needed first, and kept.</translation>
    </message>
    <message>
        <source>Price to be read</source>
        <translation>Price to be read</translation>
    </message>
    <message>
        <source>A price is read when somebody enters the level first, and kept for everyone.</source>
        <translation>A price is read when somebody enters the level first, and kept for everyone.</translation>
    </message>
    <message>
        <source>Points to be read</source>
        <translation>Points to be read</translation>
    </message>
    <message>
        <source>At the end, the points of every level with a worker on it are read.</source>
        <translation>At the end, the points of every level with a worker on it are read.</translation>
    </message>
    <message>
        <source>Read at any time</source>
        <translation>Read at any time</translation>
    </message>
    <message>
        <source>Whatever is printed may be told at any time. It holds from then on; what was paid or laid out before stays.</source>
        <translation>Whatever is printed may be told at any time. It holds from then on; what was paid or laid out before stays.</translation>
    </message>
    <message>
        <source>Another phase</source>
        <translation>Another phase</translation>
    </message>
    <message>
        <source>Everything has its phase in the round; this belongs to another one.</source>
        <translation>Everything has its phase in the round; this belongs to another one.</translation>
    </message>
    <message>
        <source>Another turn</source>
        <translation>Another turn</translation>
    </message>
    <message>
        <source>Another player is to act first.</source>
        <translation>Another player is to act first.</translation>
    </message>
    <message>
        <source>Entry that does not fit</source>
        <translation>Entry that does not fit</translation>
    </message>
    <message>
        <source>An entry has to fit what lies on the table.</source>
        <translation>An entry has to fit what lies on the table.</translation>
    </message>
    <message>
        <source>Starting pieces</source>
        <translation>Starting pieces</translation>
    </message>
    <message>
        <source>Three to five players sit clockwise. Everyone has a boat on space 0 of the Nile, 4 workers, 24 influence cards as a draw pile and 3 gold.</source>
        <translation>Three to five players sit clockwise. Everyone has a boat on space 0 of the Nile, 4 workers, 24 influence cards as a draw pile and 3 gold.</translation>
    </message>
    <message>
        <source>Die and stall at the start</source>
        <translation>Die and stall at the start</translation>
    </message>
    <message>
        <source>The die begins on Land and shows 1. The stall begins on Gold, its last field.</source>
        <translation>The die begins on Land and shows 1. The stall begins on Gold, its last field.</translation>
    </message>
    <message>
        <source>Pyramids in play</source>
        <translation>Pyramids in play</translation>
    </message>
    <message>
        <source>There are two pyramids more than players, Soldiers and Thief both or neither.</source>
        <translation>There are two pyramids more than players, Soldiers and Thief both or neither.</translation>
    </message>
    <message>
        <source>Pile of threshold cards</source>
        <translation>Pile of threshold cards</translation>
    </message>
    <message>
        <source>20 threshold cards form a closed pile. There is a 2 among the first four.</source>
        <translation>20 threshold cards form a closed pile. There is a 2 among the first four.</translation>
    </message>
    <message>
        <source>Market cards and markers</source>
        <translation>Market cards and markers</translation>
    </message>
    <message>
        <source>Six market cards form a closed pile. Five influence markers lie ready.</source>
        <translation>Six market cards form a closed pile. Five influence markers lie ready.</translation>
    </message>
    <message>
        <source>First start player</source>
        <translation>First start player</translation>
    </message>
    <message>
        <source>The table agrees on who begins.</source>
        <translation>The table agrees on who begins.</translation>
    </message>
    <message>
        <source>Goods at the start</source>
        <translation>Goods at the start</translation>
    </message>
    <message>
        <source>All goods of the box that no player has lie in the general supply.</source>
        <translation>All goods of the box that no player has lie in the general supply.</translation>
    </message>
    <message>
        <source>Years and rounds</source>
        <translation>Years and rounds</translation>
    </message>
    <message>
        <source>There are six years at most, of five rounds each. The die shows the year, and its field the round: first Land, then the warehouses from left to right.</source>
        <translation>There are six years at most, of five rounds each. The die shows the year, and its field the round: first Land, then the warehouses from left to right.</translation>
    </message>
    <message>
        <source>Course of a round</source>
        <translation>Course of a round</translation>
    </message>
    <message>
        <source>First a market if one is due, then the production, then the development.</source>
        <translation>First a market if one is due, then the production, then the development.</translation>
    </message>
    <message>
        <source>Current market</source>
        <translation>Current market</translation>
    </message>
    <message>
        <source>It is the warehouse above the die. What is meant is the good of its name.</source>
        <translation>It is the warehouse above the die. What is meant is the good of its name.</translation>
    </message>
    <message>
        <source>From the start player on</source>
        <translation>From the start player on</translation>
    </message>
    <message>
        <source>From there it goes on clockwise: everyone once, or again and again.</source>
        <translation>From there it goes on clockwise: everyone once, or again and again.</translation>
    </message>
    <message>
        <source>End of a round</source>
        <translation>End of a round</translation>
    </message>
    <message>
        <source>The die goes one field on; from Gold it returns to Land and shows one more. The left neighbour becomes start player.</source>
        <translation>The die goes one field on; from Gold it returns to Land and shows one more. The left neighbour becomes start player.</translation>
    </message>
    <message>
        <source>Goods</source>
        <translation>Goods</translation>
    </message>
    <message>
        <source>The goods are land, fish, linen, wood and gold. Land has no warehouse, but a warehouse can hold every good. Where goods are counted, all count alike.</source>
        <translation>The goods are land, fish, linen, wood and gold. Land has no warehouse, but a warehouse can hold every good. Where goods are counted, all count alike.</translation>
    </message>
    <message>
        <source>Short supply</source>
        <translation>Short supply</translation>
    </message>
    <message>
        <source>What the supply does not hold is not paid out, and the rest is lost. An exchange needs the whole gain.</source>
        <translation>What the supply does not hold is not paid out, and the rest is lost. An exchange needs the whole gain.</translation>
    </message>
    <message>
        <source>Own goods</source>
        <translation>Own goods</translation>
    </message>
    <message>
        <source>Goods lie open. Nobody spends what they do not own, and players make no deals with each other.</source>
        <translation>Goods lie open. Nobody spends what they do not own, and players make no deals with each other.</translation>
    </message>
    <message>
        <source>Good of choice</source>
        <translation>Good of choice</translation>
    </message>
    <message>
        <source>Agriculture and Trade can give a good of one’s choice.</source>
        <translation>Agriculture and Trade can give a good of one’s choice.</translation>
    </message>
    <message>
        <source>When there is a market</source>
        <translation>When there is a market</translation>
    </message>
    <message>
        <source>There is one if die and stall stand at the same place as the round begins.</source>
        <translation>There is one if die and stall stand at the same place as the round begins.</translation>
    </message>
    <message>
        <source>Market cards laid out</source>
        <translation>Market cards laid out</translation>
    </message>
    <message>
        <source>All six market cards come back and are shuffled. Four lie open, one under each warehouse; two stay face down.</source>
        <translation>All six market cards come back and are shuffled. Four lie open, one under each warehouse; two stay face down.</translation>
    </message>
    <message>
        <source>Two kinds of market cards</source>
        <translation>Two kinds of market cards</translation>
    </message>
    <message>
        <source>One kind gives 2 of a good for 1 gold, the other one 1 land for 3 of a good. That good is fish, linen or wood.</source>
        <translation>One kind gives 2 of a good for 1 gold, the other one 1 land for 3 of a good. That good is fish, linen or wood.</translation>
    </message>
    <message>
        <source>Known market cards</source>
        <translation>Known market cards</translation>
    </message>
    <message>
        <source>The open cards should be among the known six. Another is noted, not refused.</source>
        <translation>The open cards should be among the known six. Another is noted, not refused.</translation>
    </message>
    <message>
        <source>Won market cards</source>
        <translation>Won market cards</translation>
    </message>
    <message>
        <source>A market card belongs to its winner until the next market. It is used any number of times in the own turns of the development.</source>
        <translation>A market card belongs to its winner until the next market. It is used any number of times in the own turns of the development.</translation>
    </message>
    <message>
        <source>Order of bidding</source>
        <translation>Order of bidding</translation>
    </message>
    <message>
        <source>Taking a card</source>
        <translation>Taking a card</translation>
    </message>
    <message>
        <source>Whoever has the highest bid on a card when the own turn begins takes that card. All goods bid on it go into its warehouse.</source>
        <translation>Whoever has the highest bid on a card when the own turn begins takes that card. All goods bid on it go into its warehouse.</translation>
    </message>
    <message>
        <source>A turn of the auction</source>
        <translation>A turn of the auction</translation>
    </message>
    <message>
        <source>A turn is a bid, a raise or a pass. Before it, a player may withdraw.</source>
        <translation>A turn is a bid, a raise or a pass. Before it, a player may withdraw.</translation>
    </message>
    <message>
        <source>Size of a bid</source>
        <translation>Size of a bid</translation>
    </message>
    <message>
        <source>It is made of any own goods, and larger than the highest bid on that card.</source>
        <translation>It is made of any own goods, and larger than the highest bid on that card.</translation>
    </message>
    <message>
        <source>Number of bids</source>
        <translation>Number of bids</translation>
    </message>
    <message>
        <source>A turn makes one bid or one raise.</source>
        <translation>A turn makes one bid or one raise.</translation>
    </message>
    <message>
        <source>Raising a bid</source>
        <translation>Raising a bid</translation>
    </message>
    <message>
        <source>Whoever was outbid may add goods. Old and new goods together have to be larger than the highest bid.</source>
        <translation>Whoever was outbid may add goods. Old and new goods together have to be larger than the highest bid.</translation>
    </message>
    <message>
        <source>Withdrawing</source>
        <translation>Withdrawing</translation>
    </message>
    <message>
        <source>Whoever was outbid may give a card up. The goods on it go into its warehouse.</source>
        <translation>Whoever was outbid may give a card up. The goods on it go into its warehouse.</translation>
    </message>
    <message>
        <source>Passing at the market</source>
        <translation>Passing at the market</translation>
    </message>
    <message>
        <source>Whoever passes is out. The goods still on cards go into their warehouses.</source>
        <translation>Whoever passes is out. The goods still on cards go into their warehouses.</translation>
    </message>
    <message>
        <source>No bid possible</source>
        <translation>No bid possible</translation>
    </message>
    <message>
        <source>Whoever cannot make any legal bid passes without being asked.</source>
        <translation>Whoever cannot make any legal bid passes without being asked.</translation>
    </message>
    <message>
        <source>Two cards at most</source>
        <translation>Two cards at most</translation>
    </message>
    <message>
        <source>Nobody takes more than two cards in a market. Outbid bids do not count.</source>
        <translation>Nobody takes more than two cards in a market. Outbid bids do not count.</translation>
    </message>
    <message>
        <source>Nothing comes back</source>
        <translation>Nothing comes back</translation>
    </message>
    <message>
        <source>All goods that were bid end in the warehouses, whoever wins.</source>
        <translation>All goods that were bid end in the warehouses, whoever wins.</translation>
    </message>
    <message>
        <source>End of the auction</source>
        <translation>End of the auction</translation>
    </message>
    <message>
        <source>The auction is over when all have passed or all cards are taken. Cards left over leave the board.</source>
        <translation>The auction is over when all have passed or all cards are taken. Cards left over leave the board.</translation>
    </message>
    <message>
        <source>Next place of the stall</source>
        <translation>Next place of the stall</translation>
    </message>
    <message>
        <source>After a market the stall goes to the field that the distribution table shows, and off its track after the last one.</source>
        <translation>After a market the stall goes to the field that the distribution table shows, and off its track after the last one.</translation>
    </message>
    <message>
        <source>Doubtful place of the stall</source>
        <translation>Doubtful place of the stall</translation>
    </message>
    <message>
        <source>Years 1 to 3 should have one market each, years 4 to 6 two. Another field is noted, not refused.</source>
        <translation>Years 1 to 3 should have one market each, years 4 to 6 two. Another field is noted, not refused.</translation>
    </message>
    <message>
        <source>New goods</source>
        <translation>New goods</translation>
    </message>
    <message>
        <source>Each warehouse gets 2 of its own good from the supply.</source>
        <translation>Each warehouse gets 2 of its own good from the supply.</translation>
    </message>
    <message>
        <source>Bonus of the current market</source>
        <translation>Bonus of the current market</translation>
    </message>
    <message>
        <source>The warehouse above the die gets more of its own good, as many as the distribution table says for the year.</source>
        <translation>The warehouse above the die gets more of its own good, as many as the distribution table says for the year.</translation>
    </message>
    <message>
        <source>Land for the warehouses</source>
        <translation>Land for the warehouses</translation>
    </message>
    <message>
        <source>In a Land round each warehouse gets as much land as the distribution table says for the year, but none in round 1.</source>
        <translation>In a Land round each warehouse gets as much land as the distribution table says for the year, but none in round 1.</translation>
    </message>
    <message>
        <source>Order of new goods</source>
        <translation>Order of new goods</translation>
    </message>
    <message>
        <source>If the supply is short, the usual goods come before those of the table. Land goes from left to right, to each warehouse in full while there is some.</source>
        <translation>If the supply is short, the usual goods come before those of the table. Land goes from left to right, to each warehouse in full while there is some.</translation>
    </message>
    <message>
        <source>Turn of Agriculture</source>
        <translation>Turn of Agriculture</translation>
    </message>
    <message>
        <source>After the warehouses, Agriculture pays its users, from the start player on.</source>
        <translation>After the warehouses, Agriculture pays its users, from the start player on.</translation>
    </message>
    <message>
        <source>Threshold cards laid out</source>
        <translation>Threshold cards laid out</translation>
    </message>
    <message>
        <source>Four threshold cards are turned up, one under each warehouse.</source>
        <translation>Four threshold cards are turned up, one under each warehouse.</translation>
    </message>
    <message>
        <source>A 2 in round 1</source>
        <translation>A 2 in round 1</translation>
    </message>
    <message>
        <source>In round 1 at least one of the thresholds is a 2.</source>
        <translation>In round 1 at least one of the thresholds is a 2.</translation>
    </message>
    <message>
        <source>What a threshold card says</source>
        <translation>What a threshold card says</translation>
    </message>
    <message>
        <source>A threshold card is a number from 1 to 9, or says that there is no yield.</source>
        <translation>A threshold card is a number from 1 to 9, or says that there is no yield.</translation>
    </message>
    <message>
        <source>New pile of threshold cards</source>
        <translation>New pile of threshold cards</translation>
    </message>
    <message>
        <source>The 20 cards last for five rounds. Then the used ones are shuffled anew.</source>
        <translation>The 20 cards last for five rounds. Then the used ones are shuffled anew.</translation>
    </message>
    <message>
        <source>Known threshold cards</source>
        <translation>Known threshold cards</translation>
    </message>
    <message>
        <source>After the first year all 20 cards have been seen. One that comes more often than it exists is noted, not refused.</source>
        <translation>After the first year all 20 cards have been seen. One that comes more often than it exists is noted, not refused.</translation>
    </message>
    <message>
        <source>Drawing influence cards</source>
        <translation>Drawing influence cards</translation>
    </message>
    <message>
        <source>From the start player on, everyone draws 4 influence cards.</source>
        <translation>From the start player on, everyone draws 4 influence cards.</translation>
    </message>
    <message>
        <source>Draw pile used up</source>
        <translation>Draw pile used up</translation>
    </message>
    <message>
        <source>Whoever draws the last card of the pile shuffles the discards into a new one at once, and draws on.</source>
        <translation>Whoever draws the last card of the pile shuffles the discards into a new one at once, and draws on.</translation>
    </message>
    <message>
        <source>Turn of Intrigue</source>
        <translation>Turn of Intrigue</translation>
    </message>
    <message>
        <source>From the start player on, whoever has Intrigue may use it once.</source>
        <translation>From the start player on, whoever has Intrigue may use it once.</translation>
    </message>
    <message>
        <source>Laying influence cards</source>
        <translation>Laying influence cards</translation>
    </message>
    <message>
        <source>Everyone lays one card face down below each of the four goods.</source>
        <translation>Everyone lays one card face down below each of the four goods.</translation>
    </message>
    <message>
        <source>Influence markers</source>
        <translation>Influence markers</translation>
    </message>
    <message>
        <source>From the start player on, everyone has to put the markers of Royal Court, then those of Thief. Several may lie at one warehouse, and each counts.</source>
        <translation>From the start player on, everyone has to put the markers of Royal Court, then those of Thief. Several may lie at one warehouse, and each counts.</translation>
    </message>
    <message>
        <source>Turning up influence cards</source>
        <translation>Turning up influence cards</translation>
    </message>
    <message>
        <source>All laid cards are turned up together.</source>
        <translation>All laid cards are turned up together.</translation>
    </message>
    <message>
        <source>What an influence card says</source>
        <translation>What an influence card says</translation>
    </message>
    <message>
        <source>A card is a number from 1 to 9, a Beggar or a Trader. Beggar and Trader never match a threshold.</source>
        <translation>A card is a number from 1 to 9, a Beggar or a Trader. Beggar and Trader never match a threshold.</translation>
    </message>
    <message>
        <source>Influence</source>
        <translation>Influence</translation>
    </message>
    <message>
        <source>A player’s influence at a warehouse is the number of the card there, together with the own markers.</source>
        <translation>A player’s influence at a warehouse is the number of the card there, together with the own markers.</translation>
    </message>
    <message>
        <source>Order of investing</source>
        <translation>Order of investing</translation>
    </message>
    <message>
        <source>Investing</source>
        <translation>Investing</translation>
    </message>
    <message>
        <source>A turn puts one or more own goods into exactly one warehouse, whichever.</source>
        <translation>A turn puts one or more own goods into exactly one warehouse, whichever.</translation>
    </message>
    <message>
        <source>Passing while investing</source>
        <translation>Passing while investing</translation>
    </message>
    <message>
        <source>Whoever passes invests no more this round. Whoever owns no goods passes without being asked.</source>
        <translation>Whoever passes invests no more this round. Whoever owns no goods passes without being asked.</translation>
    </message>
    <message>
        <source>End of investing</source>
        <translation>End of investing</translation>
    </message>
    <message>
        <source>Investing is over when all have passed or every warehouse has reached its threshold, if need be before the first turn.</source>
        <translation>Investing is over when all have passed or every warehouse has reached its threshold, if need be before the first turn.</translation>
    </message>
    <message>
        <source>Threshold reached</source>
        <translation>Threshold reached</translation>
    </message>
    <message>
        <source>A threshold is reached if its warehouse holds at least so many goods of all kinds. That is judged once, when investing ends.</source>
        <translation>A threshold is reached if its warehouse holds at least so many goods of all kinds. That is judged once, when investing ends.</translation>
    </message>
    <message>
        <source>Turn of Government</source>
        <translation>Turn of Government</translation>
    </message>
    <message>
        <source>When investing ends, Government pays, from the start player on.</source>
        <translation>When investing ends, Government pays, from the start player on.</translation>
    </message>
    <message>
        <source>Order of sharing out</source>
        <translation>Order of sharing out</translation>
    </message>
    <message>
        <source>The warehouses come one after the other, from left to right.</source>
        <translation>The warehouses come one after the other, from left to right.</translation>
    </message>
    <message>
        <source>What counts where</source>
        <translation>What counts where</translation>
    </message>
    <message>
        <source>Where the threshold is not reached, influence wins nothing. At no yield only Religion does. Traders have a rule of their own.</source>
        <translation>Where the threshold is not reached, influence wins nothing. At no yield only Religion does. Traders have a rule of their own.</translation>
    </message>
    <message>
        <source>Beggar</source>
        <translation>Beggar</translation>
    </message>
    <message>
        <source>At a reached threshold a single Beggar takes up to 2 goods from the warehouse, but no land. Two or more get nothing.</source>
        <translation>At a reached threshold a single Beggar takes up to 2 goods from the warehouse, but no land. Two or more get nothing.</translation>
    </message>
    <message>
        <source>Most influence</source>
        <translation>Most influence</translation>
    </message>
    <message>
        <source>At a reached threshold, the highest influence of at least 1 takes everything left in the warehouse, land too.</source>
        <translation>At a reached threshold, the highest influence of at least 1 takes everything left in the warehouse, land too.</translation>
    </message>
    <message>
        <source>Tie of influence</source>
        <translation>Tie of influence</translation>
    </message>
    <message>
        <source>Those who tie get equally many of each good. What cannot be shared stays.</source>
        <translation>Those who tie get equally many of each good. What cannot be shared stays.</translation>
    </message>
    <message>
        <source>Trader</source>
        <translation>Trader</translation>
    </message>
    <message>
        <source>From the start player on, each Trader gets 2 goods at any threshold.</source>
        <translation>From the start player on, each Trader gets 2 goods at any threshold.</translation>
    </message>
    <message>
        <source>Exact match</source>
        <translation>Exact match</translation>
    </message>
    <message>
        <source>If only one card has the number of the threshold, its player gets 1 of the warehouse’s good from the supply. Markers make no difference.</source>
        <translation>If only one card has the number of the threshold, its player gets 1 of the warehouse’s good from the supply. Markers make no difference.</translation>
    </message>
    <message>
        <source>No yield</source>
        <translation>No yield</translation>
    </message>
    <message>
        <source>A warehouse with no yield sells nothing. What nobody claims stays in it.</source>
        <translation>A warehouse with no yield sells nothing. What nobody claims stays in it.</translation>
    </message>
    <message>
        <source>Turn of Religion</source>
        <translation>Turn of Religion</translation>
    </message>
    <message>
        <source>At no yield Religion may claim what the warehouse holds.</source>
        <translation>At no yield Religion may claim what the warehouse holds.</translation>
    </message>
    <message>
        <source>After sharing out</source>
        <translation>After sharing out</translation>
    </message>
    <message>
        <source>Influence cards and threshold cards go to the discards, markers back beside the board. Goods left in warehouses stay there.</source>
        <translation>Influence cards and threshold cards go to the discards, markers back beside the board. Goods left in warehouses stay there.</translation>
    </message>
    <message>
        <source>Who wins</source>
        <translation>Who wins</translation>
    </message>
    <message>
        <source>All open cards are for sale at the same time. From the start player on, turns go round among those who have not passed.</source>
        <translation>All open cards are for sale at the same time. From the start player on, turns go round among those who have not passed.</translation>
    </message>
    <message>
        <source>From the start player on, turns go round among those who have not passed.</source>
        <translation>From the start player on, turns go round among those who have not passed.</translation>
    </message>
</context>
<context>
    <name>SaqqaraSetup</name>
    <message>
        <source>Die and stall</source>
        <translation>Die and stall</translation>
    </message>
    <message>
        <source>Put the die on Land, the first field of its track. It shows a 1. Put the stall on Gold, the last field of its own track.</source>
        <translation>Put the die on Land, the first field of its track. It shows a 1. Put the stall on Gold, the last field of its own track.</translation>
    </message>
    <message>
        <source>Pyramids</source>
        <translation>Pyramids</translation>
    </message>
    <message>
        <source>Mix the ten pyramids and draw %1. If either Soldiers or Thief is among them, add the other one. If neither is, take both out of the rest. Then draw until %2 lie on the board.</source>
        <translation>Mix the ten pyramids and draw %1. If either Soldiers or Thief is among them, add the other one. If neither is, take both out of the rest. Then draw until %2 lie on the board.</translation>
    </message>
    <message>
        <source>Threshold cards</source>
        <translation>Threshold cards</translation>
    </message>
    <message>
        <source>Take a threshold card with a 2 and three others at random. Shuffle these four and put them on top of the shuffled rest, face down.</source>
        <translation>Take a threshold card with a 2 and three others at random. Shuffle these four and put them on top of the shuffled rest, face down.</translation>
    </message>
    <message>
        <source>Market cards and markers</source>
        <translation>Market cards and markers</translation>
    </message>
    <message>
        <source>Shuffle the six market cards to a closed pile. Put the five influence markers beside the board.</source>
        <translation>Shuffle the six market cards to a closed pile. Put the five influence markers beside the board.</translation>
    </message>
    <message>
        <source>What each player gets</source>
        <translation>What each player gets</translation>
    </message>
    <message>
        <source>A province board, a trader pawn, 4 workers and 24 influence cards of one colour, shuffled to a draw pile, and 3 gold. The boat goes to space 0 of the Nile.</source>
        <translation>A province board, a trader pawn, 4 workers and 24 influence cards of one colour, shuffled to a draw pile, and 3 gold. The boat goes to space 0 of the Nile.</translation>
    </message>
    <message>
        <source>General supply</source>
        <translation>General supply</translation>
    </message>
    <message>
        <source>All other goods lie beside the board as the general supply. The warehouses are still empty.</source>
        <translation>All other goods lie beside the board as the general supply. The warehouses are still empty.</translation>
    </message>
    <message>
        <source>Start player</source>
        <translation>Start player</translation>
    </message>
    <message>
        <source>Agree on who begins. That player gets the start marker. Then name the pyramids and the start player here.</source>
        <translation>Agree on who begins. That player gets the start marker. Then name the pyramids and the start player here.</translation>
    </message>
</context>
<context>
    <name>SaqqaraShares</name>
    <message>
        <source>%1: %2</source>
        <extracomment>Where goods come from, and by which rule: &quot;Linen: Most influence&quot;.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nothing</translation>
    </message>
</context>
<context>
    <name>SaqqaraTally</name>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Goods</source>
        <translation>Goods</translation>
    </message>
    <message>
        <source>Space on the Nile</source>
        <translation>Space on the Nile</translation>
    </message>
    <message>
        <source>Goods: %1</source>
        <translation>Goods: %1</translation>
    </message>
    <message>
        <source>Workers left</source>
        <translation>Workers left</translation>
    </message>
    <message>
        <source>Level in the pyramid %1</source>
        <translation>Level in the pyramid %1</translation>
    </message>
    <message>
        <source>Market cards won</source>
        <translation>Market cards won</translation>
    </message>
    <message>
        <source>Goods bid for the card under %1</source>
        <translation>Goods bid for the card under %1</translation>
    </message>
    <message>
        <source>Influence by markers at %1</source>
        <translation>Influence by markers at %1</translation>
    </message>
    <message>
        <source>Influence cards in the draw pile</source>
        <translation>Influence cards in the draw pile</translation>
    </message>
    <message>
        <source>Influence cards in hand</source>
        <translation>Influence cards in hand</translation>
    </message>
    <message>
        <source>Influence cards in the discards</source>
        <translation>Influence cards in the discards</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Round</translation>
    </message>
    <message>
        <source>Last round</source>
        <translation>Last round</translation>
    </message>
    <message>
        <source>Threshold cards in the pile</source>
        <translation>Threshold cards in the pile</translation>
    </message>
    <message>
        <source>Threshold of %1</source>
        <translation>Threshold of %1</translation>
    </message>
    <message>
        <source>Goods in the warehouse %1</source>
        <translation>Goods in the warehouse %1</translation>
    </message>
    <message>
        <source>Supply: %1</source>
        <translation>Supply: %1</translation>
    </message>
</context>
<context>
    <name>SaqqaraTell</name>
    <message>
        <source>&amp;Pyramid</source>
        <translation>&amp;Pyramid</translation>
    </message>
    <message>
        <source>&amp;Level</source>
        <translation>&amp;Level</translation>
    </message>
    <message>
        <source>&amp;Year</source>
        <translation>&amp;Year</translation>
    </message>
    <message>
        <source>of any kind</source>
        <extracomment>Goods of any kind, of a price.</extracomment>
        <translation>of any kind</translation>
    </message>
    <message>
        <source>Price of a level</source>
        <translation>Price of a level</translation>
    </message>
    <message>
        <source>Points of a level</source>
        <translation>Points of a level</translation>
    </message>
    <message>
        <source>Room on a level</source>
        <translation>Room on a level</translation>
    </message>
    <message>
        <source>Bonus of a year</source>
        <translation>Bonus of a year</translation>
    </message>
    <message>
        <source>Land of a year</source>
        <translation>Land of a year</translation>
    </message>
    <message>
        <source>Last space of the Nile</source>
        <translation>Last space of the Nile</translation>
    </message>
</context>
<context>
    <name>SaqqaraWhy</name>
    <message>
        <source>The card says no yield: nothing is sold here</source>
        <translation>The card says no yield: nothing is sold here</translation>
    </message>
    <message>
        <source>Threshold: %1, so it is reached</source>
        <translation>Threshold: %1, so it is reached</translation>
    </message>
    <message>
        <source>Threshold: %1, so it is not reached</source>
        <translation>Threshold: %1, so it is not reached</translation>
    </message>
    <message>
        <source>Lying here: %1</source>
        <translation>Lying here: %1</translation>
    </message>
    <message>
        <source>%1: card %2, influence %3</source>
        <translation>%1: card %2, influence %3</translation>
    </message>
    <message>
        <source>The boat on the Nile: space %1</source>
        <translation>The boat on the Nile: space %1</translation>
    </message>
    <message>
        <source>The next level, %1, costs %2</source>
        <translation>The next level, %1, costs %2</translation>
    </message>
    <message>
        <source>What the next level, %1, costs has not been read off it yet</source>
        <translation>What the next level, %1, costs has not been read off it yet</translation>
    </message>
</context>
<context>
    <name>ScreenAwake</name>
    <message>
        <source>A game is being played</source>
        <extracomment>Why the screen does not go dark, for the settings of the desktop.</extracomment>
        <translation>A game is being played</translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>Players</source>
        <extracomment>Those who play, with all they have.</extracomment>
        <translation>Players</translation>
    </message>
</context>
<context>
    <name>Setup</name>
    <message>
        <source>The board</source>
        <translation>The board</translation>
    </message>
    <message>
        <source>Put the board where everybody can reach it.</source>
        <translation>Put the board where everybody can reach it.</translation>
    </message>
    <message>
        <source>Your ships will sail down the Nile, from its first space to its last.</source>
        <translation>Your ships will sail down the Nile, from its first space to its last.</translation>
    </message>
    <message>
        <source>The water ring</source>
        <translation>The water ring</translation>
    </message>
    <message>
        <source>Put the water ring on this one of its three positions: %1.</source>
        <translation>Put the water ring on this one of its three positions: %1.</translation>
    </message>
    <message>
        <source>It says which fields get water.</source>
        <translation>It says which fields get water.</translation>
    </message>
    <message numerus="yes">
        <source>With %1 players, each building site uses only the %n building space(s) nearest to the Nile.</source>
        <translation>
            <numerusform>With %1 players, each building site uses only the %n building space nearest to the Nile.</numerusform>
            <numerusform>With %1 players, each building site uses only the %n building spaces nearest to the Nile.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Leave %n building space(s) of each site empty.</source>
        <translation>
            <numerusform>Leave %n building space of each site empty.</numerusform>
            <numerusform>Leave %n building spaces of each site empty.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %1 players, each building site uses all its %n building space(s).</source>
        <translation>
            <numerusform>With %1 players, each building site uses its %n building space.</numerusform>
            <numerusform>With %1 players, each building site uses all its %n building spaces.</numerusform>
        </translation>
    </message>
    <message>
        <source>The building sites</source>
        <translation>The building sites</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message>
        <source>Deck %1: %2, for round %3</source>
        <translation>Deck %1: %2, for round %3</translation>
    </message>
    <message>
        <source>Deck %1: %2, for rounds %3</source>
        <translation>Deck %1: %2, for rounds %3</translation>
    </message>
    <message>
        <source>The Nile cards</source>
        <translation>The Nile cards</translation>
    </message>
    <message>
        <source>Sort the Nile cards by the number on their back.</source>
        <translation>Sort the Nile cards by the number on their back.</translation>
    </message>
    <message>
        <source>Shuffle each deck and lay it face down beside the board.</source>
        <translation>Shuffle each deck and lay it face down beside the board.</translation>
    </message>
    <message>
        <source>Not in this game, back to the box: “%1” of deck %2</source>
        <translation>Not in this game, back to the box: “%1” of deck %2</translation>
    </message>
    <message>
        <source>The Sphinx cards</source>
        <translation>The Sphinx cards</translation>
    </message>
    <message numerus="yes">
        <source>Shuffle the %n Sphinx card(s).</source>
        <translation>
            <numerusform>Shuffle the %n Sphinx card.</numerusform>
            <numerusform>Shuffle the %n Sphinx cards.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not in this game, back to the box: “%1”</source>
        <translation>Not in this game, back to the box: “%1”</translation>
    </message>
    <message numerus="yes">
        <source>Shuffle the %n tomb tile(s) face down.</source>
        <translation>
            <numerusform>Shuffle the %n tomb tile face down.</numerusform>
            <numerusform>Shuffle the %n tomb tiles face down.</numerusform>
        </translation>
    </message>
    <message>
        <source>Lay %1 of them on the tombs.</source>
        <translation>Lay %1 of them on the tombs.</translation>
    </message>
    <message>
        <source>Turn up the first %1 of them in order.</source>
        <translation>Turn up the first %1 of them in order.</translation>
    </message>
    <message numerus="yes">
        <source>Put the other %n tile(s) back into the box unseen.</source>
        <translation>
            <numerusform>Put the other %n tile back into the box unseen.</numerusform>
            <numerusform>Put the other %n tiles back into the box unseen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The tombs</source>
        <translation>The tombs</translation>
    </message>
    <message>
        <source>%1: strength %2</source>
        <translation>%1: strength %2</translation>
    </message>
    <message>
        <source>Pieces for everybody</source>
        <translation>Pieces for everybody</translation>
    </message>
    <message>
        <source>Everybody takes a player tableau and the pieces of one colour.</source>
        <translation>Everybody takes a player tableau and the pieces of one colour.</translation>
    </message>
    <message>
        <source>Ships: %1. Stones: %2, and %3 of them are markers.</source>
        <translation>Ships: %1. Stones: %2, and %3 of them are markers.</translation>
    </message>
    <message>
        <source>The construction crews</source>
        <translation>The construction crews</translation>
    </message>
    <message>
        <source>Everybody lays the construction crews on the player tableau, with these strengths.</source>
        <translation>Everybody lays the construction crews on the player tableau, with these strengths.</translation>
    </message>
    <message>
        <source>Quarry and field</source>
        <translation>Quarry and field</translation>
    </message>
    <message>
        <source>Everybody lays a start quarry and a green start field beside the player tableau.</source>
        <translation>Everybody lays a start quarry and a green start field beside the player tableau.</translation>
    </message>
    <message numerus="yes">
        <source>The start quarry yields %n stone(s) each round.</source>
        <translation>
            <numerusform>The start quarry yields %n stone each round.</numerusform>
            <numerusform>The start quarry yields %n stones each round.</numerusform>
        </translation>
    </message>
    <message>
        <source>The start field bears %1 grain each round.</source>
        <translation>The start field bears %1 grain each round.</translation>
    </message>
    <message>
        <source>The order tiles</source>
        <translation>The order tiles</translation>
    </message>
    <message>
        <source>Hand out the order tiles as Nilometer has them.</source>
        <translation>Hand out the order tiles as Nilometer has them.</translation>
    </message>
    <message>
        <source>Number 1 begins the first round.</source>
        <translation>Number 1 begins the first round.</translation>
    </message>
    <message>
        <source>order tile %1</source>
        <translation>order tile %1</translation>
    </message>
    <message>
        <source>The score track</source>
        <translation>The score track</translation>
    </message>
    <message>
        <source>Everybody puts one marker on 0, in a queue.</source>
        <translation>Everybody puts one marker on 0, in a queue.</translation>
    </message>
    <message>
        <source>Number 1 stands at the very back, the highest number in front.</source>
        <translation>Number 1 stands at the very back, the highest number in front.</translation>
    </message>
    <message>
        <source>place %1</source>
        <translation>place %1</translation>
    </message>
    <message>
        <source>in front</source>
        <translation>in front</translation>
    </message>
    <message>
        <source>at the very back</source>
        <translation>at the very back</translation>
    </message>
    <message>
        <source>The two markets</source>
        <translation>The two markets</translation>
    </message>
    <message>
        <source>Everybody puts a marker on the top step of the stone market.</source>
        <translation>Everybody puts a marker on the top step of the stone market.</translation>
    </message>
    <message>
        <source>Another one goes on the top step of the grain market.</source>
        <translation>Another one goes on the top step of the grain market.</translation>
    </message>
    <message>
        <source>The first stones</source>
        <translation>The first stones</translation>
    </message>
    <message>
        <source>Everybody puts a marker on the stone track.</source>
        <translation>Everybody puts a marker on the stone track.</translation>
    </message>
    <message>
        <source>The order tile says how many stones you begin with.</source>
        <translation>The order tile says how many stones you begin with.</translation>
    </message>
    <message>
        <source>%1 (tile %2)</source>
        <translation>%1 (tile %2)</translation>
    </message>
    <message>
        <source>A secret Sphinx card</source>
        <translation>A secret Sphinx card</translation>
    </message>
    <message numerus="yes">
        <source>Everybody draws %n Sphinx card(s) and looks at it in secret.</source>
        <translation>
            <numerusform>Everybody draws %n Sphinx card and looks at it in secret.</numerusform>
            <numerusform>Everybody draws %n Sphinx cards and looks at it in secret.</numerusform>
        </translation>
    </message>
    <message>
        <source>It stays face down until the final scoring. Nilometer only counts it.</source>
        <translation>It stays face down until the final scoring. Nilometer only counts it.</translation>
    </message>
    <message>
        <source>The first Nile cards</source>
        <translation>The first Nile cards</translation>
    </message>
    <message numerus="yes">
        <source>Lay %n card(s) of deck %1 face up on the Nile. Begin at the top space.</source>
        <translation>
            <numerusform>Lay %n card of deck %1 face up on the Nile. Begin at the top space.</numerusform>
            <numerusform>Lay %n cards of deck %1 face up on the Nile. Begin at the top space.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is the first phase of the game: Nilometer goes on from here.</source>
        <translation>This is the first phase of the game: Nilometer goes on from here.</translation>
    </message>
    <message>
        <source>Stones of a colour nobody plays can cover them.</source>
        <translation>Stones of a colour nobody plays can cover them.</translation>
    </message>
    <message>
        <source>Lay them face down on their space of the board.</source>
        <translation>Lay them face down on their space of the board.</translation>
    </message>
    <message>
        <source>The start cards that are left go back to the box.</source>
        <translation>The start cards that are left go back to the box.</translation>
    </message>
    <message>
        <source>The order tiles that are left go back to the box.</source>
        <translation>The order tiles that are left go back to the box.</translation>
    </message>
    <message>
        <source>Lay the scarabs beside the board: whoever goes past 50 takes one.</source>
        <translation>Lay the scarabs beside the board: whoever goes past 50 takes one.</translation>
    </message>
</context>
<context>
    <name>SitesLesson</name>
    <message>
        <source>Building spaces and the reserve</source>
        <translation>Building spaces and the reserve</translation>
    </message>
    <message>
        <source>Who builds first, and what to do where every space is taken.</source>
        <translation>Who builds first, and what to do where every space is taken.</translation>
    </message>
    <message>
        <source>To build, a player needs a ship at a building site, and room is scarce. With two or three players each site has %1 building spaces, with four it has %2 (SET-8).</source>
        <translation>To build, a player needs a ship at a building site, and room is scarce. With two or three players each site has %1 building spaces, with four it has %2 (SET-8).</translation>
    </message>
    <message>
        <source>Ben has just sent a ship to the site of obelisk and tombs. Anna wants to build there, too, and before him. Press the right place in the green frame.</source>
        <translation>Ben has just sent a ship to the site of obelisk and tombs. Anna wants to build there, too, and before him. Press the right place in the green frame.</translation>
    </message>
    <message>
        <source>Building space 1 is the one nearest to the Nile. It builds first (BUILD-1).</source>
        <translation>Building space 1 is the one nearest to the Nile. It builds first (BUILD-1).</translation>
    </message>
    <message>
        <source>Anna places a ship now (SAIL-1).</source>
        <translation>Anna places a ship now (SAIL-1).</translation>
    </message>
    <message>
        <source>That is another place. The site of the obelisk is in the green frame (SAIL-5).</source>
        <translation>That is another place. The site of the obelisk is in the green frame (SAIL-5).</translation>
    </message>
    <message>
        <source>A building space is still free. The reserve opens only at a full site (SAIL-5).</source>
        <translation>A building space is still free. The reserve opens only at a full site (SAIL-5).</translation>
    </message>
    <message>
        <source>Ben’s ship lies there. Each space has room for one ship (SAIL-2).</source>
        <translation>Ben’s ship lies there. Each space has room for one ship (SAIL-2).</translation>
    </message>
    <message>
        <source>Any free building space may be chosen (SAIL-5). Anna took the one that is nearer to the Nile than Ben’s (BUILD-1).</source>
        <translation>Any free building space may be chosen (SAIL-5). Anna took the one that is nearer to the Nile than Ben’s (BUILD-1).</translation>
    </message>
    <message>
        <source>Ben’s ship was there first, Anna’s ship is nearer to the Nile. Ben also has the lower order tile. Who builds first at this site?</source>
        <translation>Ben’s ship was there first, Anna’s ship is nearer to the Nile. Ben also has the lower order tile. Who builds first at this site?</translation>
    </message>
    <message>
        <source>Look at the distance from the river to each ship (BUILD-1).</source>
        <translation>Look at the distance from the river to each ship (BUILD-1).</translation>
    </message>
    <message>
        <source>Ben first</source>
        <translation>Ben first</translation>
    </message>
    <message>
        <source>Neither coming first nor the order tile counts here. Only the distance to the Nile does (BUILD-1).</source>
        <translation>Neither coming first nor the order tile counts here. Only the distance to the Nile does (BUILD-1).</translation>
    </message>
    <message>
        <source>Anna first</source>
        <translation>Anna first</translation>
    </message>
    <message>
        <source>At each site the ship nearest to the Nile builds first, then the next space (BUILD-1).</source>
        <translation>At each site the ship nearest to the Nile builds first, then the next space (BUILD-1).</translation>
    </message>
    <message>
        <source>they agree on it</source>
        <translation>they agree on it</translation>
    </message>
    <message>
        <source>Ben and Cem have taken both building spaces of pyramid and temple. Anna would like to build there, all the same. Where can she still go at this site?</source>
        <translation>Ben and Cem have taken both building spaces of pyramid and temple. Anna would like to build there, all the same. Where can she still go at this site?</translation>
    </message>
    <message>
        <source>Beside a full site there is the reserve. Press it (SAIL-5).</source>
        <translation>Beside a full site there is the reserve. Press it (SAIL-5).</translation>
    </message>
    <message>
        <source>Anna has a ship at that site already. One per player and site (SAIL-5).</source>
        <translation>Anna has a ship at that site already. One per player and site (SAIL-5).</translation>
    </message>
    <message>
        <source>That is another place. Pyramid and temple are in the green frame (SAIL-5).</source>
        <translation>That is another place. Pyramid and temple are in the green frame (SAIL-5).</translation>
    </message>
    <message>
        <source>That space is taken. Each has room for one ship (SAIL-2).</source>
        <translation>That space is taken. Each has room for one ship (SAIL-2).</translation>
    </message>
    <message>
        <source>No building space is free, so the reserve is open (SAIL-5).</source>
        <translation>No building space is free, so the reserve is open (SAIL-5).</translation>
    </message>
    <message>
        <source>A ship in reserve has no building space. It can only hope. When will Anna’s ship build at this site?</source>
        <translation>A ship in reserve has no building space. It can only hope. When will Anna’s ship build at this site?</translation>
    </message>
    <message>
        <source>Somebody has to make room first (BUILD-7).</source>
        <translation>Somebody has to make room first (BUILD-7).</translation>
    </message>
    <message>
        <source>always, but last</source>
        <translation>always, but last</translation>
    </message>
    <message>
        <source>Last is right. But if both others build, nothing is left for her (BUILD-7).</source>
        <translation>Last is right. But if both others build, nothing is left for her (BUILD-7).</translation>
    </message>
    <message>
        <source>if one of them does not build</source>
        <translation>if one of them does not build</translation>
    </message>
    <message>
        <source>Whoever cannot build, or does not want to, frees the building space. Then the reserve builds, after all others (BUILD-7).</source>
        <translation>Whoever cannot build, or does not want to, frees the building space. Then the reserve builds, after all others (BUILD-7).</translation>
    </message>
    <message>
        <source>never</source>
        <translation>never</translation>
    </message>
    <message>
        <source>It may: somebody may lack stones or a crew, or decline. That frees a building space (BUILD-6, BUILD-7).</source>
        <translation>It may: somebody may lack stones or a crew, or decline. That frees a building space (BUILD-6, BUILD-7).</translation>
    </message>
    <message>
        <source>Now they build. At the pyramid Ben has declined: his ship is gone. Cem has built. Let Anna build one space of the pyramid or the temple, then press Enter.</source>
        <translation>Now they build. At the pyramid Ben has declined: his ship is gone. Cem has built. Let Anna build one space of the pyramid or the temple, then press Enter.</translation>
    </message>
    <message>
        <source>Next to Cem’s stone a space is free in the bottom row (PYR-1). Press it, then the button below the board.</source>
        <translation>Next to Cem’s stone a space is free in the bottom row (PYR-1). Press it, then the button below the board.</translation>
    </message>
    <message>
        <source>That is allowed, but a pity: Ben’s building space is free, so Anna may build (BUILD-7).</source>
        <translation>That is allowed, but a pity: Ben’s building space is free, so Anna may build (BUILD-7).</translation>
    </message>
    <message>
        <source>That takes more strength or stones than Anna has. Everything below it has to be built as well (BUILD-5).</source>
        <translation>That takes more strength or stones than Anna has. Everything below it has to be built as well (BUILD-5).</translation>
    </message>
    <message>
        <source>Ben made room, so the reserve could build. Had both others built, her ship would have sailed in vain (BUILD-7).</source>
        <translation>Ben made room, so the reserve could build. Had both others built, her ship would have sailed in vain (BUILD-7).</translation>
    </message>
    <message>
        <source>Remember: nearest to the Nile builds first (BUILD-1), and the reserve builds only where somebody made room (BUILD-7). With two players each finds a building space at every site: the reserve stays empty (SET-8).</source>
        <translation>Remember: nearest to the Nile builds first (BUILD-1), and the reserve builds only where somebody made room (BUILD-7). With two players each finds a building space at every site: the reserve stays empty (SET-8).</translation>
    </message>
    <message>
        <source>The place of the ship decides: there is no need to talk about it. Nearest to the Nile goes first (BUILD-1).</source>
        <translation>The place of the ship decides: there is no need to talk about it. Nearest to the Nile goes first (BUILD-1).</translation>
    </message>
</context>
<context>
    <name>SourceGroup</name>
    <message>
        <source>Sphinx</source>
        <extracomment>Short for &quot;Sphinx cards&quot;.</extracomment>
        <translation>Sphinx</translation>
    </message>
    <message>
        <source>Obelisk and tombs</source>
        <translation>Obelisk and tombs</translation>
    </message>
    <message>
        <source>Pyramid and temple</source>
        <translation>Pyramid and temple</translation>
    </message>
    <message>
        <source>Pyramid rows</source>
        <translation>Pyramid rows</translation>
    </message>
    <message>
        <source>Participation</source>
        <translation>Participation</translation>
    </message>
    <message>
        <source>Nile cards and markets</source>
        <translation>Nile cards and markets</translation>
    </message>
    <message>
        <source>Missing grain</source>
        <translation>Missing grain</translation>
    </message>
    <message>
        <source>End: stones and tombs</source>
        <translation>End: stones and tombs</translation>
    </message>
    <message>
        <source>End: Sphinx cards</source>
        <translation>End: Sphinx cards</translation>
    </message>
    <message>
        <source>Corrections</source>
        <translation>Corrections</translation>
    </message>
    <message>
        <source>Buildings</source>
        <translation>Buildings</translation>
    </message>
    <message>
        <source>built</source>
        <extracomment>What was had for building, beside: rows · bonus · end · Sphinx.</extracomment>
        <translation>built</translation>
    </message>
    <message>
        <source>rows</source>
        <extracomment>Short for &quot;Pyramid rows&quot;.</extracomment>
        <translation>rows</translation>
    </message>
    <message>
        <source>Bonus, cards, markets</source>
        <translation>Bonus, cards, markets</translation>
    </message>
    <message>
        <source>bonus</source>
        <extracomment>What was had for taking part, from Nile cards and from markets.</extracomment>
        <translation>bonus</translation>
    </message>
    <message>
        <source>other</source>
        <extracomment>Short for corrections by hand.</extracomment>
        <translation>other</translation>
    </message>
    <message>
        <source>Stones and tombs</source>
        <translation>Stones and tombs</translation>
    </message>
    <message>
        <source>end</source>
        <extracomment>What counts at the end of the game.</extracomment>
        <translation>end</translation>
    </message>
    <message>
        <source>Sphinx cards</source>
        <translation>Sphinx cards</translation>
    </message>
    <message>
        <source>lost</source>
        <extracomment>Points lost because grain was missing.</extracomment>
        <translation>lost</translation>
    </message>
</context>
<context>
    <name>Sphinx</name>
    <message>
        <source>The whole obelisk is built</source>
        <translation>The whole obelisk is built</translation>
    </message>
    <message>
        <source>All tombs are built</source>
        <translation>All tombs are built</translation>
    </message>
    <message>
        <source>The whole pyramid is built</source>
        <translation>The whole pyramid is built</translation>
    </message>
    <message>
        <source>The whole temple is built</source>
        <translation>The whole temple is built</translation>
    </message>
    <message numerus="yes">
        <source>At least %n own stone(s) in the obelisk</source>
        <translation>
            <numerusform>At least %n own stone in the obelisk</numerusform>
            <numerusform>At least %n own stones in the obelisk</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At least %n own stone(s) in the tombs</source>
        <translation>
            <numerusform>At least %n own stone in the tombs</numerusform>
            <numerusform>At least %n own stones in the tombs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At least %n own stone(s) in the pyramid</source>
        <translation>
            <numerusform>At least %n own stone in the pyramid</numerusform>
            <numerusform>At least %n own stones in the pyramid</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At least %n own stone(s) in the temple</source>
        <translation>
            <numerusform>At least %n own stone in the temple</numerusform>
            <numerusform>At least %n own stones in the temple</numerusform>
        </translation>
    </message>
    <message>
        <source>For each own stone in the obelisk</source>
        <translation>For each own stone in the obelisk</translation>
    </message>
    <message>
        <source>For each own stone in the tombs</source>
        <translation>For each own stone in the tombs</translation>
    </message>
    <message>
        <source>For each own stone in the pyramid</source>
        <translation>For each own stone in the pyramid</translation>
    </message>
    <message>
        <source>For each own stone in the temple</source>
        <translation>For each own stone in the temple</translation>
    </message>
    <message>
        <source>Nobody has more productive green fields</source>
        <translation>Nobody has more productive green fields</translation>
    </message>
    <message>
        <source>Nobody has more productive yellow-green fields</source>
        <translation>Nobody has more productive yellow-green fields</translation>
    </message>
    <message>
        <source>Nobody has more productive brown fields</source>
        <translation>Nobody has more productive brown fields</translation>
    </message>
    <message>
        <source>Players on the last step of the stone market</source>
        <translation>Players on the last step of the stone market</translation>
    </message>
    <message>
        <source>Players on the last step of the grain market</source>
        <translation>Players on the last step of the grain market</translation>
    </message>
    <message>
        <source>Own marker on the last step of the stone market</source>
        <translation>Own marker on the last step of the stone market</translation>
    </message>
    <message>
        <source>Own marker on the last step of the grain market</source>
        <translation>Own marker on the last step of the grain market</translation>
    </message>
    <message>
        <source>The left pillar of the temple is built</source>
        <translation>The left pillar of the temple is built</translation>
    </message>
    <message>
        <source>The right pillar of the temple is built</source>
        <translation>The right pillar of the temple is built</translation>
    </message>
    <message>
        <source>The columns of the temple are built</source>
        <translation>The columns of the temple are built</translation>
    </message>
    <message>
        <source>The stones above the columns of the temple are built</source>
        <translation>The stones above the columns of the temple are built</translation>
    </message>
    <message>
        <source>Both pillars of the temple are built</source>
        <translation>Both pillars of the temple are built</translation>
    </message>
    <message>
        <source>Row %1 of the obelisk is built</source>
        <translation>Row %1 of the obelisk is built</translation>
    </message>
    <message>
        <source>Row %1 of the pyramid is built</source>
        <translation>Row %1 of the pyramid is built</translation>
    </message>
    <message>
        <source>Built: %1</source>
        <translation>Built: %1</translation>
    </message>
    <message>
        <source>Own markers on the last step of both markets</source>
        <translation>Own markers on the last step of both markets</translation>
    </message>
    <message>
        <source>Final strength, %1</source>
        <translation>Final strength, %1</translation>
    </message>
    <message numerus="yes">
        <source>At least %n own stone(s) in every building</source>
        <translation>
            <numerusform>At least %n own stone in every building</numerusform>
            <numerusform>At least %n own stones in every building</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody has more productive quarries</source>
        <translation>Nobody has more productive quarries</translation>
    </message>
    <message>
        <source>For each own Permanent card, fields and quarries not counted</source>
        <translation>For each own Permanent card, fields and quarries not counted</translation>
    </message>
    <message numerus="yes">
        <source>For every %n point(s), after everything else</source>
        <translation>
            <numerusform>For every %n point, after everything else</numerusform>
            <numerusform>For every %n points, after everything else</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 or %2 points for 0 to %3 players</source>
        <translation>%1 or %2 points for 0 to %3 players</translation>
    </message>
    <message>
        <source>1 point per strength</source>
        <translation>1 point per strength</translation>
    </message>
    <message numerus="yes">
        <source>%n more point(s)</source>
        <translation>
            <numerusform>%n more point</numerusform>
            <numerusform>%n more points</numerusform>
        </translation>
    </message>
    <message>
        <source>an unnamed Sphinx card</source>
        <translation>an unnamed Sphinx card</translation>
    </message>
</context>
<context>
    <name>SphinxGroup</name>
    <message>
        <source>Is built</source>
        <translation>Is built</translation>
    </message>
    <message>
        <source>Players on the last step</source>
        <translation>Players on the last step</translation>
    </message>
    <message>
        <source>Own stones</source>
        <translation>Own stones</translation>
    </message>
    <message>
        <source>Strength of the crew</source>
        <translation>Strength of the crew</translation>
    </message>
    <message>
        <source>Nobody has more</source>
        <translation>Nobody has more</translation>
    </message>
    <message>
        <source>You on the last step</source>
        <translation>You on the last step</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>Others</translation>
    </message>
    <message>
        <source>obelisk %1</source>
        <translation>obelisk %1</translation>
    </message>
    <message>
        <source>tombs</source>
        <translation>tombs</translation>
    </message>
    <message>
        <source>pyramid row %1</source>
        <translation>pyramid row %1</translation>
    </message>
    <message>
        <source>%1 in the obelisk</source>
        <translation>%1 in the obelisk</translation>
    </message>
    <message>
        <source>%1 in the tombs</source>
        <translation>%1 in the tombs</translation>
    </message>
    <message>
        <source>%1 in the pyramid</source>
        <translation>%1 in the pyramid</translation>
    </message>
    <message>
        <source>%1 in the temple</source>
        <translation>%1 in the temple</translation>
    </message>
    <message>
        <source>each in the obelisk</source>
        <translation>each in the obelisk</translation>
    </message>
    <message>
        <source>each in the tombs</source>
        <translation>each in the tombs</translation>
    </message>
    <message>
        <source>each in the pyramid</source>
        <translation>each in the pyramid</translation>
    </message>
    <message>
        <source>each in the temple</source>
        <translation>each in the temple</translation>
    </message>
    <message>
        <source>left pillar</source>
        <translation>left pillar</translation>
    </message>
    <message>
        <source>right pillar</source>
        <translation>right pillar</translation>
    </message>
    <message>
        <source>columns</source>
        <translation>columns</translation>
    </message>
    <message>
        <source>stones above the columns</source>
        <translation>stones above the columns</translation>
    </message>
    <message>
        <source>both pillars</source>
        <translation>both pillars</translation>
    </message>
    <message>
        <source>both</source>
        <translation>both</translation>
    </message>
    <message>
        <source>%1 in every building</source>
        <translation>%1 in every building</translation>
    </message>
    <message>
        <source>quarries</source>
        <translation>quarries</translation>
    </message>
    <message>
        <source>each Permanent card</source>
        <translation>each Permanent card</translation>
    </message>
    <message numerus="yes">
        <source>every %n point(s)</source>
        <translation>
            <numerusform>every %n point</numerusform>
            <numerusform>every %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SpokenRows</name>
    <message>
        <source>%1: %2</source>
        <extracomment>A choice that is read aloud: %1 is the key that presses it, %2 what it says.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 is chosen</source>
        <extracomment>A choice that was pressed just now, read aloud.</extracomment>
        <translation>%1 is chosen</translation>
    </message>
    <message>
        <source>%1 is no longer chosen</source>
        <translation>%1 is no longer chosen</translation>
    </message>
    <message>
        <source>chosen</source>
        <extracomment>Behind a choice that is read aloud.</extracomment>
        <translation>chosen</translation>
    </message>
</context>
<context>
    <name>SpokenTable</name>
    <message>
        <source>That is against the rules:</source>
        <translation>That is against the rules:</translation>
    </message>
    <message>
        <source>Ctrl+Enter enters it anyway</source>
        <translation>Ctrl+Enter enters it anyway</translation>
    </message>
    <message>
        <source>Also possible:</source>
        <translation>Also possible:</translation>
    </message>
    <message>
        <source>Ready: %1</source>
        <extracomment>What the Enter key does now, read aloud.</extracomment>
        <translation>Ready: %1</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>round %1</source>
        <translation>round %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n player(s) entered</source>
        <translation>
            <numerusform>%1 of %n player entered</numerusform>
            <numerusform>%1 of %n players entered</numerusform>
        </translation>
    </message>
    <message>
        <source>Go on: %1</source>
        <translation>Go on: %1</translation>
    </message>
    <message>
        <source>%1 · cannot be read</source>
        <translation>%1 · cannot be read</translation>
    </message>
    <message>
        <source>today %1</source>
        <translation>today %1</translation>
    </message>
    <message>
        <source>yesterday %1</source>
        <translation>yesterday %1</translation>
    </message>
</context>
<context>
    <name>StatisticsBars</name>
    <message>
        <source>points on average</source>
        <translation>points on average</translation>
    </message>
    <message>
        <source>Before the final scoring</source>
        <translation>Before the final scoring</translation>
    </message>
    <message>
        <source>Bids for seats</source>
        <translation>Bids for seats</translation>
    </message>
    <message>
        <source>%1, won %2 of %3</source>
        <translation>%1, won %2 of %3</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>Seat %1</translation>
    </message>
</context>
<context>
    <name>StepWords</name>
    <message>
        <source>Beginning of the game</source>
        <extracomment>where the list of everything that was done begins: before the first entry</extracomment>
        <translation>Beginning of the game</translation>
    </message>
    <message>
        <source>Changed: %1</source>
        <extracomment>an earlier entry; %1 = its new sentence: &quot;Anna&apos;s ship to Edfu&quot;</extracomment>
        <translation>Changed: %1</translation>
    </message>
    <message>
        <source>Inserted: %1</source>
        <translation>Inserted: %1</translation>
    </message>
    <message>
        <source>Removed: %1</source>
        <translation>Removed: %1</translation>
    </message>
    <message>
        <source>Put right what did not hold</source>
        <translation>Put right what did not hold</translation>
    </message>
    <message>
        <source>Printed values corrected</source>
        <translation>Printed values corrected</translation>
    </message>
    <message>
        <source>Printed values compared</source>
        <translation>Printed values compared</translation>
    </message>
    <message>
        <source>End of round %1</source>
        <translation>End of round %1</translation>
    </message>
    <message>
        <source>Now</source>
        <extracomment>heading of the present numbers, beside &quot;End of round 2&quot;</extracomment>
        <translation>Now</translation>
    </message>
    <message>
        <source>Disputed: %1</source>
        <extracomment>an entry that the table does not agree about; %1 = its sentence</extracomment>
        <translation>Disputed: %1</translation>
    </message>
    <message>
        <source>Settled: %1</source>
        <extracomment>the table agrees again about an entry; %1 = its sentence</extracomment>
        <translation>Settled: %1</translation>
    </message>
    <message>
        <source>as it was played</source>
        <extracomment>in the log, the reason why the order of play is put right</extracomment>
        <translation>as it was played</translation>
    </message>
</context>
<context>
    <name>StonesLesson</name>
    <message>
        <source>Stones and their limit</source>
        <translation>Stones and their limit</translation>
    </message>
    <message>
        <source>Where stones come from, where they end, and what they pay for.</source>
        <translation>Where stones come from, where they end, and what they pay for.</translation>
    </message>
    <message>
        <source>Without stones nothing is built. Quarries bring them, in phase 4 of every round (STONE-1). Anna has %1 stones and one quarry, her start quarry. It brings %2.</source>
        <translation>Without stones nothing is built. Quarries bring them, in phase 4 of every round (STONE-1). Anna has %1 stones and one quarry, her start quarry. It brings %2.</translation>
    </message>
    <message>
        <source>Anna wants more stones, and not just once: in this round and in every round to come. Send her ship where she gets that.</source>
        <translation>Anna wants more stones, and not just once: in this round and in every round to come. Send her ship where she gets that.</translation>
    </message>
    <message>
        <source>Some of the Nile cards on the left bank are quarries (CARD-QUARRY).</source>
        <translation>Some of the Nile cards on the left bank are quarries (CARD-QUARRY).</translation>
    </message>
    <message>
        <source>%1 gives stones, but only now. A quarry brings some in every round (ROUND-ALYI).</source>
        <translation>%1 gives stones, but only now. A quarry brings some in every round (ROUND-ALYI).</translation>
    </message>
    <message>
        <source>Useful, too, but it brings no stones every round. Only quarries do (STONE-1).</source>
        <translation>Useful, too, but it brings no stones every round. Only quarries do (STONE-1).</translation>
    </message>
    <message>
        <source>The card stays with Anna. From now on her quarries bring %1 stones a round instead of %2 (STONE-1).</source>
        <translation>The card stays with Anna. From now on her quarries bring %1 stones a round instead of %2 (STONE-1).</translation>
    </message>
    <message>
        <source>Phase 4 comes later in the round. Say Anna has %1 stone left by then. Her quarries bring %2 and %3. How many stones has she got after that?</source>
        <translation>Phase 4 comes later in the round. Say Anna has %1 stone left by then. Her quarries bring %2 and %3. How many stones has she got after that?</translation>
    </message>
    <message>
        <source>Add up all her quarries and what she has (STONE-1).</source>
        <translation>Add up all her quarries and what she has (STONE-1).</translation>
    </message>
    <message>
        <source>All quarries count, the card as well (STONE-1).</source>
        <translation>All quarries count, the card as well (STONE-1).</translation>
    </message>
    <message>
        <source>That is what comes. She keeps what she had: it is added (STONE-1).</source>
        <translation>That is what comes. She keeps what she had: it is added (STONE-1).</translation>
    </message>
    <message>
        <source>All quarries are added to what she has, in the order of the tiles (STONE-1).</source>
        <translation>All quarries are added to what she has, in the order of the tiles (STONE-1).</translation>
    </message>
    <message>
        <source>The marker moves as far as the stone track goes (STONE-2).</source>
        <translation>The marker moves as far as the stone track goes (STONE-2).</translation>
    </message>
    <message>
        <source>What still fits on the stone track is added (STONE-2).</source>
        <translation>What still fits on the stone track is added (STONE-2).</translation>
    </message>
    <message>
        <source>What is more than that is lost. It is the same for stones from cards, round spaces or the stone market (STONE-2).</source>
        <translation>What is more than that is lost. It is the same for stones from cards, round spaces or the stone market (STONE-2).</translation>
    </message>
    <message>
        <source>%1 paid, %2 placed</source>
        <translation>%1 paid, %2 placed</translation>
    </message>
    <message>
        <source>Stones pay for building. Say somebody builds a temple space of value %1. How many stones leave the stone track, and how many stones lie on the space then?</source>
        <translation>Stones pay for building. Say somebody builds a temple space of value %1. How many stones leave the stone track, and how many stones lie on the space then?</translation>
    </message>
    <message>
        <source>The value is paid. What lies on the board only shows whose space it is (BUILD-5).</source>
        <translation>The value is paid. What lies on the board only shows whose space it is (BUILD-5).</translation>
    </message>
    <message>
        <source>One stone lies there, but the value is what is paid (BUILD-5).</source>
        <translation>One stone lies there, but the value is what is paid (BUILD-5).</translation>
    </message>
    <message>
        <source>The value leaves the stone track, one stone marks the space (BUILD-5).</source>
        <translation>The value leaves the stone track, one stone marks the space (BUILD-5).</translation>
    </message>
    <message>
        <source>The price is right. But every space has room for one stone only (BUILD-5).</source>
        <translation>The price is right. But every space has room for one stone only (BUILD-5).</translation>
    </message>
    <message>
        <source>Anna’s blue crew is strong: %1. Yet she has only %2 stones. Let her spend all of them on spaces of pyramid and temple, then press Enter.</source>
        <translation>Anna’s blue crew is strong: %1. Yet she has only %2 stones. Let her spend all of them on spaces of pyramid and temple, then press Enter.</translation>
    </message>
    <message>
        <source>The values of the spaces have to add up to her stones. Start at the bottom (BUILD-5).</source>
        <translation>The values of the spaces have to add up to her stones. Start at the bottom (BUILD-5).</translation>
    </message>
    <message>
        <source>That keeps the stones, but brings no points. Let Anna build (BUILD-6).</source>
        <translation>That keeps the stones, but brings no points. Let Anna build (BUILD-6).</translation>
    </message>
    <message>
        <source>That costs %1 stones with everything below it, and Anna has %2. A strong crew does not help there (BUILD-5).</source>
        <translation>That costs %1 stones with everything below it, and Anna has %2. A strong crew does not help there (BUILD-5).</translation>
    </message>
    <message>
        <source>That is allowed, but some stones are left. Here, spend all of them (BUILD-5).</source>
        <translation>That is allowed, but some stones are left. Here, spend all of them (BUILD-5).</translation>
    </message>
    <message>
        <source>Paid: %1. On the board: %2, one on each space (BUILD-5). Points: %1, the value built (BUILD-8).</source>
        <translation>Paid: %1. On the board: %2, one on each space (BUILD-5). Points: %1, the value built (BUILD-8).</translation>
    </message>
    <message>
        <source>Remember: quarries bring stones every round, but nobody holds more than %1 (STONE-2). A space costs its value, and one stone stays on it (BUILD-5).</source>
        <translation>Remember: quarries bring stones every round, but nobody holds more than %1 (STONE-2). A space costs its value, and one stone stays on it (BUILD-5).</translation>
    </message>
    <message>
        <source>Suppose Anna has saved %1 stones. Her quarries bring %2. The stone track ends at %3. How many stones has she got after phase 4?</source>
        <translation>Suppose Anna has saved %1 stones. Her quarries bring %2. The stone track ends at %3. How many stones has she got after phase 4?</translation>
    </message>
    <message>
        <source>Nobody can have as many: the stone track ends at %1 (STONE-2).</source>
        <translation>Nobody can have as many: the stone track ends at %1 (STONE-2).</translation>
    </message>
</context>
<context>
    <name>SystemRefusal</name>
    <message>
        <source>permission denied</source>
        <translation>permission denied</translation>
    </message>
    <message>
        <source>operation not permitted</source>
        <translation>operation not permitted</translation>
    </message>
    <message>
        <source>no such file or directory</source>
        <translation>no such file or directory</translation>
    </message>
    <message>
        <source>file exists</source>
        <translation>file exists</translation>
    </message>
    <message>
        <source>is a directory</source>
        <translation>is a directory</translation>
    </message>
    <message>
        <source>not a directory</source>
        <translation>not a directory</translation>
    </message>
    <message>
        <source>file name too long</source>
        <translation>file name too long</translation>
    </message>
    <message>
        <source>the links lead in a circle</source>
        <translation>the links lead in a circle</translation>
    </message>
    <message>
        <source>no space left on device</source>
        <translation>no space left on device</translation>
    </message>
    <message>
        <source>disk quota exceeded</source>
        <translation>disk quota exceeded</translation>
    </message>
    <message>
        <source>file too large</source>
        <translation>file too large</translation>
    </message>
    <message>
        <source>read-only file system</source>
        <translation>read-only file system</translation>
    </message>
    <message>
        <source>input/output error</source>
        <translation>input/output error</translation>
    </message>
    <message>
        <source>device or resource busy</source>
        <translation>device or resource busy</translation>
    </message>
    <message>
        <source>text file busy</source>
        <translation>text file busy</translation>
    </message>
    <message>
        <source>too many open files</source>
        <translation>too many open files</translation>
    </message>
    <message>
        <source>no such device or address</source>
        <translation>no such device or address</translation>
    </message>
    <message>
        <source>no such device</source>
        <translation>no such device</translation>
    </message>
    <message>
        <source>invalid argument</source>
        <translation>invalid argument</translation>
    </message>
</context>
<context>
    <name>Tally</name>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Points if it ended now</source>
        <translation>Points if it ended now</translation>
    </message>
    <message>
        <source>Place on the score track</source>
        <translation>Place on the score track</translation>
    </message>
    <message>
        <source>Order tile</source>
        <translation>Order tile</translation>
    </message>
    <message>
        <source>Scarabs</source>
        <translation>Scarabs</translation>
    </message>
    <message>
        <source>Stones</source>
        <translation>Stones</translation>
    </message>
    <message>
        <source>Quarries</source>
        <translation>Quarries</translation>
    </message>
    <message>
        <source>Ships</source>
        <translation>Ships</translation>
    </message>
    <message>
        <source>Strength of all crews</source>
        <translation>Strength of all crews</translation>
    </message>
    <message>
        <source>Blue crew</source>
        <translation>Blue crew</translation>
    </message>
    <message>
        <source>Black crew</source>
        <translation>Black crew</translation>
    </message>
    <message>
        <source>Yellow crew</source>
        <translation>Yellow crew</translation>
    </message>
    <message>
        <source>Joker crew</source>
        <translation>Joker crew</translation>
    </message>
    <message>
        <source>Nile cards</source>
        <translation>Nile cards</translation>
    </message>
    <message>
        <source>Grain of all fields</source>
        <translation>Grain of all fields</translation>
    </message>
    <message>
        <source>Grain, water ring left</source>
        <translation>Grain, water ring left</translation>
    </message>
    <message>
        <source>Grain, water ring in the middle</source>
        <translation>Grain, water ring in the middle</translation>
    </message>
    <message>
        <source>Grain, water ring right</source>
        <translation>Grain, water ring right</translation>
    </message>
    <message>
        <source>Cost of feeding, water ring left</source>
        <translation>Cost of feeding, water ring left</translation>
    </message>
    <message>
        <source>Cost of feeding, water ring in the middle</source>
        <translation>Cost of feeding, water ring in the middle</translation>
    </message>
    <message>
        <source>Cost of feeding, water ring right</source>
        <translation>Cost of feeding, water ring right</translation>
    </message>
    <message>
        <source>Step of the stone market</source>
        <translation>Step of the stone market</translation>
    </message>
    <message>
        <source>Step of the grain market</source>
        <translation>Step of the grain market</translation>
    </message>
    <message>
        <source>Sphinx cards</source>
        <translation>Sphinx cards</translation>
    </message>
    <message>
        <source>Building sites with stones spent</source>
        <translation>Building sites with stones spent</translation>
    </message>
    <message>
        <source>Sum of the tombs</source>
        <translation>Sum of the tombs</translation>
    </message>
    <message>
        <source>Tomb tiles</source>
        <translation>Tomb tiles</translation>
    </message>
    <message>
        <source>Points for tombs</source>
        <translation>Points for tombs</translation>
    </message>
    <message>
        <source>Stones in the obelisk</source>
        <translation>Stones in the obelisk</translation>
    </message>
    <message>
        <source>Stones in the tombs</source>
        <translation>Stones in the tombs</translation>
    </message>
    <message>
        <source>Stones in the pyramid</source>
        <translation>Stones in the pyramid</translation>
    </message>
    <message>
        <source>Stones in the temple</source>
        <translation>Stones in the temple</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Round</translation>
    </message>
    <message>
        <source>Water ring</source>
        <translation>Water ring</translation>
    </message>
    <message>
        <source>Sphinx cards in the deck</source>
        <translation>Sphinx cards in the deck</translation>
    </message>
    <message>
        <source>Tomb tiles turned up</source>
        <translation>Tomb tiles turned up</translation>
    </message>
    <message>
        <source>All stones in the obelisk</source>
        <translation>All stones in the obelisk</translation>
    </message>
    <message>
        <source>All stones in the tombs</source>
        <translation>All stones in the tombs</translation>
    </message>
    <message>
        <source>All stones in the pyramid</source>
        <translation>All stones in the pyramid</translation>
    </message>
    <message>
        <source>All stones in the temple</source>
        <translation>All stones in the temple</translation>
    </message>
</context>
<context>
    <name>TieBreak</name>
    <message>
        <source>as many points as %1 after the bids, but further in front on the score track (END-4)</source>
        <translation>as many points as %1 after the bids, but further in front on the score track (END-4)</translation>
    </message>
    <message>
        <source>as many points as %1, but arrived first on that space (END-4)</source>
        <translation>as many points as %1, but arrived first on that space (END-4)</translation>
    </message>
</context>
<context>
    <name>Track</name>
    <message>
        <source>2nd</source>
        <extracomment>The place of a player in the queue of a space of the score track, behind the first.</extracomment>
        <translation>2nd</translation>
    </message>
    <message>
        <source>3rd</source>
        <translation>3rd</translation>
    </message>
    <message>
        <source>4th</source>
        <translation>4th</translation>
    </message>
</context>
<context>
    <name>Why</name>
    <message>
        <source>It is part of the entry being made</source>
        <translation>It is part of the entry being made</translation>
    </message>
    <message>
        <source>It can be chosen now</source>
        <translation>It can be chosen now</translation>
    </message>
    <message>
        <source>This is the table as it was. Go back to now to choose something.</source>
        <translation>This is the table as it was. Go back to now to choose something.</translation>
    </message>
    <message>
        <source>It is chosen in the phase “%1”. Now the phase is “%2”</source>
        <extracomment>%1: the phase a place belongs to, %2: the phase now</extracomment>
        <translation>It is chosen in the phase “%1”. Now the phase is “%2”</translation>
    </message>
    <message>
        <source>It is no part of the entry being made. Esc takes the last choice back.</source>
        <translation>It is no part of the entry being made. Esc takes the last choice back.</translation>
    </message>
    <message>
        <source>At this moment nobody can choose it</source>
        <translation>At this moment nobody can choose it</translation>
    </message>
    <message>
        <source>No Nile card lies here, so no ship can go here</source>
        <translation>No Nile card lies here, so no ship can go here</translation>
    </message>
    <message>
        <source>A ship here takes the Nile card that lies on the space</source>
        <translation>A ship here takes the Nile card that lies on the space</translation>
    </message>
    <message>
        <source>Nothing has to be built before it</source>
        <translation>Nothing has to be built before it</translation>
    </message>
    <message>
        <source>Something has to be built before it: %1</source>
        <translation>Something has to be built before it: %1</translation>
    </message>
    <message>
        <source>The value of its tomb tile has not been named yet</source>
        <translation>The value of its tomb tile has not been named yet</translation>
    </message>
    <message numerus="yes">
        <source>It takes %n stone(s) and as much strength</source>
        <translation>
            <numerusform>It takes %n stone and as much strength</numerusform>
            <numerusform>It takes %n stones and as much strength</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It gives %n point(s) at once</source>
        <translation>
            <numerusform>It gives %n point at once</numerusform>
            <numerusform>It gives %n points at once</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Row %1 is not complete. %2 leads in it: with the stones there now the bonus would be %n point(s)</source>
        <translation>
            <numerusform>Row %1 is not complete. %2 leads in it: with the stones there now the bonus would be %n point</numerusform>
            <numerusform>Row %1 is not complete. %2 leads in it: with the stones there now the bonus would be %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, reserve</source>
        <translation>%1, reserve</translation>
    </message>
    <message>
        <source>%1, building space %2</source>
        <translation>%1, building space %2</translation>
    </message>
    <message>
        <source>Ships here: %1</source>
        <translation>Ships here: %1</translation>
    </message>
    <message>
        <source>A stone of %1 lies here. Every space takes one stone</source>
        <translation>A stone of %1 lies here. Every space takes one stone</translation>
    </message>
    <message>
        <source>Its tomb tile is still face down. One more is turned up for each tile that is taken</source>
        <translation>Its tomb tile is still face down. One more is turned up for each tile that is taken</translation>
    </message>
    <message numerus="yes">
        <source>With all that comes first it takes %n stone(s)</source>
        <translation>
            <numerusform>With all that comes first it takes %n stone</numerusform>
            <numerusform>With all that comes first it takes %n stones</numerusform>
        </translation>
    </message>
    <message>
        <source>The entry being made can move the water ring here</source>
        <translation>The entry being made can move the water ring here</translation>
    </message>
    <message>
        <source>The water ring lies here. It waters fields of these colours: %1</source>
        <translation>The water ring lies here. It waters fields of these colours: %1</translation>
    </message>
    <message>
        <source>From here the water ring would water fields of these colours: %1</source>
        <translation>From here the water ring would water fields of these colours: %1</translation>
    </message>
    <message>
        <source>Water ring, %1</source>
        <translation>Water ring, %1</translation>
    </message>
    <message numerus="yes">
        <source>Whoever stands here loses %n point(s) for each missing grain</source>
        <translation>
            <numerusform>Whoever stands here loses %n point for each missing grain</numerusform>
            <numerusform>Whoever stands here loses %n points for each missing grain</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A step to here, or one beyond it, gives %n point(s)</source>
        <translation>
            <numerusform>A step to here, or one beyond it, gives %n point</numerusform>
            <numerusform>A step to here, or one beyond it, gives %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A step to here, or one beyond it, gives %n stone(s)</source>
        <translation>
            <numerusform>A step to here, or one beyond it, gives %n stone</numerusform>
            <numerusform>A step to here, or one beyond it, gives %n stones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Whoever stands here may sell stones at the end: %n stone(s) for 1 point</source>
        <translation>
            <numerusform>Whoever stands here may sell stones at the end: %n stone for 1 point</numerusform>
            <numerusform>Whoever stands here may sell stones at the end: %n stones for 1 point</numerusform>
        </translation>
    </message>
    <message>
        <source>Stones are sold at the end from step %1 on</source>
        <translation>Stones are sold at the end from step %1 on</translation>
    </message>
    <message>
        <source>%1, step %2</source>
        <translation>%1, step %2</translation>
    </message>
    <message numerus="yes">
        <source>The deck still holds %n Sphinx card(s)</source>
        <translation>
            <numerusform>The deck still holds %n Sphinx card</numerusform>
            <numerusform>The deck still holds %n Sphinx cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 got order tile %2: %n player(s) had fewer points</source>
        <translation>
            <numerusform>%1 got order tile %2: %n player had fewer points</numerusform>
            <numerusform>%1 got order tile %2: %n players had fewer points</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 got order tile %2: nobody had fewer points</source>
        <translation>%1 got order tile %2: nobody had fewer points</translation>
    </message>
    <message>
        <source>%1. On the same space stood: %2. There the one further back gets the smaller number</source>
        <translation>%1. On the same space stood: %2. There the one further back gets the smaller number</translation>
    </message>
    <message>
        <source>On the score track %1 stands on %2</source>
        <translation>On the score track %1 stands on %2</translation>
    </message>
    <message>
        <source>On the score track %1 stands on %2. %3 came first and stands in front</source>
        <translation>On the score track %1 stands on %2. %3 came first and stands in front</translation>
    </message>
    <message>
        <source>%1 would get order tile %2 now: nobody is further back</source>
        <translation>%1 would get order tile %2 now: nobody is further back</translation>
    </message>
    <message>
        <source>%1 would get order tile %2 now. Markers further back: %3</source>
        <translation>%1 would get order tile %2 now. Markers further back: %3</translation>
    </message>
    <message>
        <source>%1. %2 stands on the same space, but in front</source>
        <translation>%1. %2 stands on the same space, but in front</translation>
    </message>
    <message>
        <source>%1. %2 stands on the same space, but came later</source>
        <translation>%1. %2 stands on the same space, but came later</translation>
    </message>
    <message>
        <source>Score track</source>
        <translation>Score track</translation>
    </message>
    <message>
        <source>Next order</source>
        <translation>Next order</translation>
    </message>
    <message>
        <source>Order tile</source>
        <translation>Order tile</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>If it ended now</source>
        <translation>If it ended now</translation>
    </message>
    <message>
        <source>Grain</source>
        <translation>Grain</translation>
    </message>
    <message>
        <source>Construction crews</source>
        <translation>Construction crews</translation>
    </message>
    <message>
        <source>Stones</source>
        <translation>Stones</translation>
    </message>
    <message>
        <source>Ships</source>
        <translation>Ships</translation>
    </message>
    <message>
        <source>Nile cards</source>
        <translation>Nile cards</translation>
    </message>
    <message>
        <source>Tombs</source>
        <translation>Tombs</translation>
    </message>
    <message>
        <source>Sphinx cards</source>
        <translation>Sphinx cards</translation>
    </message>
    <message>
        <source>No points have been moved yet; everybody starts on 0</source>
        <translation>No points have been moved yet; everybody starts on 0</translation>
    </message>
    <message>
        <source>%1: %2, then %3</source>
        <extracomment>%1: points, %2: why, %3: the total after it</extracomment>
        <translation>%1: %2, then %3</translation>
    </message>
    <message numerus="yes">
        <source>The log tells %n earlier movement(s) too</source>
        <translation>
            <numerusform>The log tells %n earlier movement too</numerusform>
            <numerusform>The log tells %n earlier movements too</numerusform>
        </translation>
    </message>
    <message>
        <source>The final scoring of this player is done</source>
        <translation>The final scoring of this player is done</translation>
    </message>
    <message>
        <source>If the game ended now: %1 + %2 for stones + %3 for tombs = %4</source>
        <translation>If the game ended now: %1 + %2 for stones + %3 for tombs = %4</translation>
    </message>
    <message>
        <source>Sphinx cards come on top; nobody sees them before the end</source>
        <translation>Sphinx cards come on top; nobody sees them before the end</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: name of a Nile card, %2: what it does
----------
%1: player, %2: what of the player&apos;s card</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 holds %n hidden Sphinx card(s)</source>
        <translation>
            <numerusform>%1 holds %n hidden Sphinx card</numerusform>
            <numerusform>%1 holds %n hidden Sphinx cards</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, together %2</source>
        <translation>%1, together %2</translation>
    </message>
    <message>
        <source>Why it is refused</source>
        <translation>Why it is refused</translation>
    </message>
    <message>
        <source>Each missing grain costs %1: the marker stands on step %2 of the grain market</source>
        <translation>Each missing grain costs %1: the marker stands on step %2 of the grain market</translation>
    </message>
    <message>
        <source>That is enough: no points are lost</source>
        <translation>That is enough: no points are lost</translation>
    </message>
    <message>
        <source>%1 %2 of %3</source>
        <extracomment>A crew, its strength, and the most there is.</extracomment>
        <translation>%1 %2 of %3</translation>
    </message>
    <message>
        <source>No construction crew has been used this round</source>
        <translation>No construction crew has been used this round</translation>
    </message>
    <message>
        <source>Turned over until the next round: %1</source>
        <translation>Turned over until the next round: %1</translation>
    </message>
    <message>
        <source>Every round the quarries yield %1</source>
        <translation>Every round the quarries yield %1</translation>
    </message>
    <message numerus="yes">
        <source>%n stone(s) at hand; the stone track ends at %1</source>
        <translation>
            <numerusform>%n stone at hand; the stone track ends at %1</numerusform>
            <numerusform>%n stones at hand; the stone track ends at %1</numerusform>
        </translation>
    </message>
    <message>
        <source>At the next production only %1 of %2 would fit</source>
        <translation>At the next production only %1 of %2 would fit</translation>
    </message>
    <message>
        <source>Ships placed this round: %1 of %2</source>
        <translation>Ships placed this round: %1 of %2</translation>
    </message>
    <message>
        <source>%1 has passed and places no more ships this round</source>
        <translation>%1 has passed and places no more ships this round</translation>
    </message>
    <message>
        <source>The last ship stands %1; the next one goes further downstream</source>
        <translation>The last ship stands %1; the next one goes further downstream</translation>
    </message>
    <message>
        <source>No tomb tiles, so no points for them</source>
        <translation>No tomb tiles, so no points for them</translation>
    </message>
    <message numerus="yes">
        <source>The tombs add up to %1, worth %n point(s) at the end</source>
        <translation>
            <numerusform>The tombs add up to %1, worth %n point at the end</numerusform>
            <numerusform>The tombs add up to %1, worth %n points at the end</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 spent stones at no building site this round</source>
        <translation>%1 spent stones at no building site this round</translation>
    </message>
    <message numerus="yes">
        <source>%1 spent stones at these building sites: %2. That gives %n point(s)</source>
        <translation>
            <numerusform>%1 spent stones at these building sites: %2. That gives %n point</numerusform>
            <numerusform>%1 spent stones at these building sites: %2. That gives %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>Water ring %1: the construction crews eat %2 (FEED-1), the watered fields bear %3</source>
        <extracomment>%1: position of the water ring, %2 and %3: sums of grain</extracomment>
        <translation>Water ring %1: the construction crews eat %2 (FEED-1), the watered fields bear %3</translation>
    </message>
    <message numerus="yes">
        <source>Step %3 of the grain market: missing grain %1 × %2 = %n point(s) back</source>
        <translation>
            <numerusform>Step %3 of the grain market: missing grain %1 × %2 = %n point back</numerusform>
            <numerusform>Step %3 of the grain market: missing grain %1 × %2 = %n points back</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has order tile %2. In the first round the tiles are drawn or bid for</source>
        <translation>%1 has order tile %2. In the first round the tiles are drawn or bid for</translation>
    </message>
    <message numerus="yes">
        <source>Open to %1 now: %2; and %n more</source>
        <translation>
            <numerusform>Open to %1 now: %2; and %n more</numerusform>
            <numerusform>Open to %1 now: %2; and %n more</numerusform>
        </translation>
    </message>
    <message>
        <source>Open to %1 now: %2</source>
        <translation>Open to %1 now: %2</translation>
    </message>
    <message>
        <source>%1 may also pass</source>
        <translation>%1 may also pass</translation>
    </message>
    <message>
        <source>%1 can use here: stones %2, strength at most %3. The smaller number is the limit</source>
        <translation>%1 can use here: stones %2, strength at most %3. The smaller number is the limit</translation>
    </message>
    <message>
        <source>Possible now, with the stones it takes: %1</source>
        <extracomment>%1: spaces, each with the stones it takes</extracomment>
        <translation>Possible now, with the stones it takes: %1</translation>
    </message>
    <message>
        <source>%1 has no space left to sail to this round</source>
        <translation>%1 has no space left to sail to this round</translation>
    </message>
    <message>
        <source>Where from: %1</source>
        <extracomment>Which entries a number of the table comes from; %1 = what it is called: &quot;Stones&quot;.</extracomment>
        <translation>Where from: %1</translation>
    </message>
</context>
<context>
    <name>WhyAsked</name>
    <message>
        <source>It decides what the stones of %1 bring.</source>
        <translation>It decides what the stones of %1 bring.</translation>
    </message>
    <message>
        <source>It decides what the tombs of %1 bring.</source>
        <translation>It decides what the tombs of %1 bring.</translation>
    </message>
    <message>
        <source>The Sphinx card of %1 is scored with it.</source>
        <translation>The Sphinx card of %1 is scored with it.</translation>
    </message>
    <message>
        <source>%1 gets the bonus of this row.</source>
        <translation>%1 gets the bonus of this row.</translation>
    </message>
    <message>
        <source>%1 has just got points for it.</source>
        <translation>%1 has just got points for it.</translation>
    </message>
    <message>
        <source>%1 stands there and lacks grain.</source>
        <translation>%1 stands there and lacks grain.</translation>
    </message>
    <message>
        <source>%1 has just built above the lowest row.</source>
        <translation>%1 has just built above the lowest row.</translation>
    </message>
    <message>
        <source>%1 has just reached the last step.</source>
        <translation>%1 has just reached the last step.</translation>
    </message>
    <message>
        <source>%1 has just arrived there.</source>
        <translation>%1 has just arrived there.</translation>
    </message>
    <message>
        <source>%1 could not advance any further.</source>
        <translation>%1 could not advance any further.</translation>
    </message>
    <message>
        <source>%1 has just built there.</source>
        <translation>%1 has just built there.</translation>
    </message>
    <message>
        <source>It has just mattered for %1.</source>
        <translation>It has just mattered for %1.</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::AboutDialog</name>
    <message>
        <source>About Nilometer</source>
        <translation>About Nilometer</translation>
    </message>
    <message>
        <source>The companion at the table: the board game stays where it is, Nilometer judges, counts and says what to move.</source>
        <translation>The companion at the table: the board game stays where it is, Nilometer judges, counts and says what to move.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later: everybody may use, study, share and change it. It comes without any warranty.</source>
        <translation>Free software under the GNU General Public License, version 3 or later: everybody may use, study, share and change it. It comes without any warranty.</translation>
    </message>
    <message>
        <source>Made by players. The games belong to their authors and publishers.</source>
        <translation>Made by players. The games belong to their authors and publishers.</translation>
    </message>
    <message>
        <source>Something is wrong, or missing? Tell whoever you have Nilometer from. A game’s file shows best what happened.</source>
        <translation>Something is wrong, or missing? Tell whoever you have Nilometer from. A game’s file shows best what happened.</translation>
    </message>
    <message>
        <source>Something is wrong, or missing? Tell it here:</source>
        <extracomment>Below it stands the address.</extracomment>
        <translation>Something is wrong, or missing? Tell it here:</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::AmendedCard</name>
    <message>
        <source>Back to the entry</source>
        <translation>Back to the entry</translation>
    </message>
    <message>
        <source>Leave it as it was</source>
        <translation>Leave it as it was</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Not settled: score both ways</source>
        <translation>Not settled: score both ways</translation>
    </message>
    <message>
        <source>Ctrl+D</source>
        <translation>Ctrl+D</translation>
    </message>
    <message>
        <source>Enter: %1, Esc: %2</source>
        <extracomment>Keys and what they do: &quot;Enter: Keep it, Esc: Leave it as it was&quot;. Read aloud.</extracomment>
        <translation>Enter: %1, Esc: %2</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::ArchiveModel</name>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Winner</source>
        <extracomment>Who has won the game.</extracomment>
        <translation>Winner</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Final standing</source>
        <translation>Final standing</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>How many took part.</extracomment>
        <translation>Players</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>The set of rules the game was played by.</extracomment>
        <translation>Rules</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Title</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::ArchiveView</name>
    <message>
        <source>“%1” is back.</source>
        <translation>“%1” is back.</translation>
    </message>
    <message>
        <source>Reading the games…</source>
        <translation>Reading the games…</translation>
    </message>
    <message>
        <source>No finished game fits the filter.</source>
        <translation>No finished game fits the filter.</translation>
    </message>
    <message>
        <source>only the final scoring is known</source>
        <translation>only the final scoring is known</translation>
    </message>
    <message>
        <source>Finished games</source>
        <translation>Finished games</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Games</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistics</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Open</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Delete</translation>
    </message>
    <message>
        <source>Undo delete</source>
        <translation>Undo delete</translation>
    </message>
    <message>
        <source>“%1” is deleted. Its file stays in the folder “%2” until you empty it.</source>
        <translation>“%1” is deleted. Its file stays in the folder “%2” until you empty it.</translation>
    </message>
    <message>
        <source>No finished games yet. After its final scoring a game in the games folder appears here by itself.</source>
        <translation>No finished games yet. After its final scoring a game in the games folder appears here by itself.</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::AskedRow</name>
    <message>
        <source>Judge again</source>
        <translation>Judge again</translation>
    </message>
    <message>
        <source>Shows first what would be different.</source>
        <translation>Shows first what would be different.</translation>
    </message>
    <message>
        <source>%1 ✓ Matches</source>
        <translation>%1 ✓ Matches</translation>
    </message>
    <message>
        <source>That is what stands on your copy.</source>
        <translation>That is what stands on your copy.</translation>
    </message>
    <message>
        <source>Type the number</source>
        <translation>Type the number</translation>
    </message>
    <message>
        <source>Another number</source>
        <translation>Another number</translation>
    </message>
    <message>
        <source>Type what stands on your copy. Enter takes it over.</source>
        <translation>Type what stands on your copy. Enter takes it over.</translation>
    </message>
    <message>
        <source>The entry has to wait.</source>
        <translation>The entry has to wait.</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Not now</translation>
    </message>
    <message>
        <source>Nobody is asked this again in this game.</source>
        <translation>Nobody is asked this again in this game.</translation>
    </message>
    <message>
        <source>The number printed there</source>
        <translation>The number printed there</translation>
    </message>
    <message>
        <source>Your copy?</source>
        <translation>Your copy?</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::BarsChart</name>
    <message>
        <source>There is nothing to show yet.</source>
        <translation>There is nothing to show yet.</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::BoardView</name>
    <message>
        <source>Markets</source>
        <translation>Markets</translation>
    </message>
    <message>
        <source>Nile</source>
        <extracomment>A tab: the river with its spaces.</extracomment>
        <translation>Nile</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::BoxButton</name>
    <message>
        <source>Open a file…</source>
        <translation>Open a file…</translation>
    </message>
    <message numerus="yes">
        <source>%1–%n player(s)</source>
        <extracomment>%1: the least, %n: the most players.</extracomment>
        <translation>
            <numerusform>%1–%n player</numerusform>
            <numerusform>%1–%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nilometer::ui::BuildingPanel</name>
    <message>
        <source>Taken by %1.</source>
        <translation>Taken by %1.</translation>
    </message>
    <message>
        <source>Built by %1.</source>
        <translation>Built by %1.</translation>
    </message>
    <message numerus="yes">
        <source>With all that must be built first: %n stone(s).</source>
        <translation>
            <numerusform>With all that must be built first: %n stone.</numerusform>
            <numerusform>With all that must be built first: %n stones.</numerusform>
        </translation>
    </message>
    <message>
        <source>Value: %1.</source>
        <translation>Value: %1.</translation>
    </message>
    <message>
        <source>This tomb tile is still face down.</source>
        <translation>This tomb tile is still face down.</translation>
    </message>
    <message>
        <source>The value of this tomb tile has not been named yet.</source>
        <translation>The value of this tomb tile has not been named yet.</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::CardCell</name>
    <message>
        <source>Press to take it away</source>
        <translation>Press to take it away</translation>
    </message>
    <message>
        <source>No card begins like this.</source>
        <translation>No card begins like this.</translation>
    </message>
    <message>
        <source>Name a card…</source>
        <translation>Name a card…</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::CardLines</name>
    <message>
        <source>Why?</source>
        <translation>Why?</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::CheckCopyPage</name>
    <message>
        <source>Rename the copy</source>
        <translation>Rename the copy</translation>
    </message>
    <message>
        <source>%1, second one</source>
        <translation>%1, second one</translation>
    </message>
    <message>
        <source>New copy</source>
        <translation>New copy</translation>
    </message>
    <message>
        <source>Duplicate the copy</source>
        <translation>Duplicate the copy</translation>
    </message>
    <message>
        <source>Share the copy as a file</source>
        <translation>Share the copy as a file</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Saved: %1</translation>
    </message>
    <message>
        <source>Import a copy from a file</source>
        <translation>Import a copy from a file</translation>
    </message>
    <message>
        <source>Imported: %1</source>
        <translation>Imported: %1</translation>
    </message>
    <message>
        <source>Deleted: %1. Games keep what they were played with.</source>
        <translation>Deleted: %1. Games keep what they were played with.</translation>
    </message>
    <message>
        <source>Editions of the game (%1)</source>
        <translation>Editions of the game (%1)</translation>
    </message>
    <message>
        <source>This cannot be on a copy of the game. It stays as it was.</source>
        <translation>This cannot be on a copy of the game. It stays as it was.</translation>
    </message>
    <message numerus="yes">
        <source>“%1” is kept as a draft. It cannot be chosen for a game while %n page(s) make no sense: %2.</source>
        <translation>
            <numerusform>“%1” is kept as a draft. It cannot be chosen for a game while %n page makes no sense: %2.</numerusform>
            <numerusform>“%1” is kept as a draft. It cannot be chosen for a game while %n pages make no sense: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1”: %n value(s) are still missing; the page stays open. What was filled in is confirmed.</source>
        <translation>
            <numerusform>“%1”: %n value is still missing; the page stays open. What was filled in is confirmed.</numerusform>
            <numerusform>“%1”: %n values are still missing; the page stays open. What was filled in is confirmed.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” makes no sense yet. It is kept as it is, but no game can be played with this copy until that is put right.</source>
        <translation>“%1” makes no sense yet. It is kept as it is, but no game can be played with this copy until that is put right.</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::CopyListView</name>
    <message>
        <source>Compare</source>
        <translation>Compare</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Rename…</translation>
    </message>
    <message>
        <source>Duplicate…</source>
        <translation>Duplicate…</translation>
    </message>
    <message>
        <source>Share as a file…</source>
        <translation>Share as a file…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Delete</translation>
    </message>
    <message>
        <source>New copy…</source>
        <translation>New copy…</translation>
    </message>
    <message>
        <source>Import a file…</source>
        <translation>Import a file…</translation>
    </message>
    <message>
        <source>%1 of %2 pages confirmed</source>
        <translation>%1 of %2 pages confirmed</translation>
    </message>
    <message>
        <source>%1 · draft, not for a game yet; something makes no sense: %2</source>
        <translation>%1 · draft, not for a game yet; something makes no sense: %2</translation>
    </message>
    <message>
        <source>Your copies</source>
        <translation>Your copies</translation>
    </message>
    <message>
        <source>Each is a game in a box. A new game asks which one lies on the table. What comes with the program always stays as it is.</source>
        <translation>Each is a game in a box. A new game asks which one lies on the table. What comes with the program always stays as it is.</translation>
    </message>
    <message>
        <source>Bring it back</source>
        <translation>Bring it back</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Leave</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::CopyNameDialog</name>
    <message>
        <source>Name of the copy</source>
        <translation>Name of the copy</translation>
    </message>
    <message>
        <source>Begins with</source>
        <translation>Begins with</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Done</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::CopyView</name>
    <message>
        <source>All copies…</source>
        <translation>All copies…</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Leave</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Later</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>New game…</translation>
    </message>
    <message>
        <source>Check your copy: %1</source>
        <translation>Check your copy: %1</translation>
    </message>
    <message>
        <source>? is assumed. Click a number that differs on your copy and type it.</source>
        <translation>? is assumed. Click a number that differs on your copy and type it.</translation>
    </message>
    <message>
        <source>Your copy is complete.</source>
        <translation>Your copy is complete.</translation>
    </message>
    <message>
        <source>Everything is compared.</source>
        <translation>Everything is compared.</translation>
    </message>
    <message>
        <source>Every number is as it is on your copy. New games are proposed with it, and no score rests on an assumed value any more. Each page can still be changed.</source>
        <translation>Every number is as it is on your copy. New games are proposed with it, and no score rests on an assumed value any more. Each page can still be changed.</translation>
    </message>
    <message>
        <source>Some pages make no sense yet. Until they do, no game can be played with this copy.</source>
        <translation>Some pages make no sense yet. Until they do, no game can be played with this copy.</translation>
    </message>
    <message>
        <source>Not saved: %1</source>
        <translation>Not saved: %1</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Matches</translation>
    </message>
    <message>
        <source>Not while something on this page makes no sense</source>
        <translation>Not while something on this page makes no sense</translation>
    </message>
    <message>
        <source>It is kept, but no game can be played with it until this is put right.</source>
        <translation>It is kept, but no game can be played with it until this is put right.</translation>
    </message>
    <message>
        <source>✓ is compared. Click a number that differs on your copy and type it.</source>
        <translation>✓ is compared. Click a number that differs on your copy and type it.</translation>
    </message>
    <message>
        <source>Red and empty: nobody has read what is printed there. Type it, or leave it empty: a game asks for what it needs.</source>
        <translation>Red and empty: nobody has read what is printed there. Type it, or leave it empty: a game asks for what it needs.</translation>
    </message>
    <message>
        <source>Nothing is assumed here. Click a number that differs on your copy and type it.</source>
        <translation>Nothing is assumed here. Click a number that differs on your copy and type it.</translation>
    </message>
    <message>
        <source>All of this page makes sense now.</source>
        <translation>All of this page makes sense now.</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::CorrectionDialog</name>
    <message>
        <source>Correction</source>
        <translation>Correction</translation>
    </message>
    <message>
        <source>&amp;What</source>
        <translation>&amp;What</translation>
    </message>
    <message>
        <source>W&amp;hose</source>
        <translation>W&amp;hose</translation>
    </message>
    <message>
        <source>&amp;Crew</source>
        <translation>&amp;Crew</translation>
    </message>
    <message>
        <source>&amp;Card</source>
        <translation>&amp;Card</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Now</translation>
    </message>
    <message>
        <source>&amp;New value</source>
        <translation>&amp;New value</translation>
    </message>
    <message>
        <source>&amp;Position</source>
        <translation>&amp;Position</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Place in the queue</source>
        <translation>Place in the queue</translation>
    </message>
    <message>
        <source>Stones</source>
        <translation>Stones</translation>
    </message>
    <message>
        <source>Strength of a crew</source>
        <translation>Strength of a crew</translation>
    </message>
    <message>
        <source>Stone market</source>
        <translation>Stone market</translation>
    </message>
    <message>
        <source>Grain market</source>
        <translation>Grain market</translation>
    </message>
    <message>
        <source>Water ring</source>
        <translation>Water ring</translation>
    </message>
    <message>
        <source>Number of Sphinx cards</source>
        <translation>Number of Sphinx cards</translation>
    </message>
    <message>
        <source>Give a Nile card</source>
        <translation>Give a Nile card</translation>
    </message>
    <message>
        <source>Take a Nile card</source>
        <translation>Take a Nile card</translation>
    </message>
    <message>
        <source>%1 (deck %2)</source>
        <translation>%1 (deck %2)</translation>
    </message>
    <message>
        <source>%1 has no Nile card to take.</source>
        <translation>%1 has no Nile card to take.</translation>
    </message>
    <message>
        <source>Order of play</source>
        <translation>Order of play</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::CourseChart</name>
    <message>
        <source>Course of the game</source>
        <translation>Course of the game</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::DifferenceCard</name>
    <message>
        <source>What is different in the game so far</source>
        <translation>What is different in the game so far</translation>
    </message>
    <message>
        <source>%1: %2 as before</source>
        <translation>%1: %2 as before</translation>
    </message>
    <message>
        <source>%1: %2 instead of %3</source>
        <translation>%1: %2 instead of %3</translation>
    </message>
    <message>
        <source>Go on with the corrected value</source>
        <translation>Go on with the corrected value</translation>
    </message>
    <message>
        <source>Leave it as it was</source>
        <translation>Leave it as it was</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::DisplayMenu</name>
    <message>
        <source>Table view</source>
        <extracomment>A second window, which the whole table reads from afar.</extracomment>
        <translation>Table view</translation>
    </message>
    <message>
        <source>Show it</source>
        <extracomment>The table view.</extracomment>
        <translation>Show it</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Full screen</translation>
    </message>
    <message>
        <source>Its appearance</source>
        <translation>Its appearance</translation>
    </message>
    <message>
        <source>As the window</source>
        <extracomment>Light, dark or high contrast, as the window of the program.
----------
The language, as that of the program.</extracomment>
        <translation>As the window</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Light</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dark</translation>
    </message>
    <message>
        <source>Its language</source>
        <translation>Its language</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>High contrast</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::DisputeDialog</name>
    <message>
        <source>Disputed entry</source>
        <translation>Disputed entry</translation>
    </message>
    <message>
        <source>Entry %1: %2</source>
        <extracomment>The number of an entry and its sentence.</extracomment>
        <translation>Entry %1: %2</translation>
    </message>
    <message>
        <source>Note for the log and the score sheet, if wanted</source>
        <translation>Note for the log and the score sheet, if wanted</translation>
    </message>
    <message>
        <source>Note for the log and the score sheet</source>
        <translation>Note for the log and the score sheet</translation>
    </message>
    <message>
        <source>To have the score both ways, change or remove the entry and choose “Not settled” instead of keeping it so.</source>
        <translation>To have the score both ways, change or remove the entry and choose “Not settled” instead of keeping it so.</translation>
    </message>
    <message>
        <source>Settled: it stays so</source>
        <translation>Settled: it stays so</translation>
    </message>
    <message>
        <source>Settled: the other way…</source>
        <translation>Settled: the other way…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Keep the note</source>
        <translation>Keep the note</translation>
    </message>
    <message>
        <source>Mark as disputed</source>
        <translation>Mark as disputed</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::ExplanationDialog</name>
    <message>
        <source>Entry %1 explained</source>
        <translation>Entry %1 explained</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::EyesOnlyDialog</name>
    <message>
        <source>Name Sphinx cards, eyes only</source>
        <translation>Name Sphinx cards, eyes only</translation>
    </message>
    <message>
        <source>For the eyes of %1 only</source>
        <translation>For the eyes of %1 only</translation>
    </message>
    <message>
        <source>%1 %2: Sphinx cards</source>
        <translation>%1 %2: Sphinx cards</translation>
    </message>
    <message>
        <source>Nobody needs this: Sphinx cards may stay sealed until the final scoring. Cards named here are used for forecasts and shown to nobody.</source>
        <translation>Nobody needs this: Sphinx cards may stay sealed until the final scoring. Cards named here are used for forecasts and shown to nobody.</translation>
    </message>
    <message>
        <source>Covered. Turn the screen so that only you can see it.</source>
        <translation>Covered. Turn the screen so that only you can see it.</translation>
    </message>
    <message>
        <source>Hold to look</source>
        <translation>Hold to look</translation>
    </message>
    <message>
        <source>Hold the button with the mouse and press the letters of your cards. Or hold Space and click them, or go to them with the arrow keys and press Enter.</source>
        <translation>Hold the button with the mouse and press the letters of your cards. Or hold Space and click them, or go to them with the arrow keys and press Enter.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Name the cards</source>
        <translation>Name the cards</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) kept</source>
        <translation>
            <numerusform>%n card kept</numerusform>
            <numerusform>%n cards kept</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n named before</source>
        <translation>
            <numerusform>%n named before</numerusform>
            <numerusform>%n named before</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ticked now</source>
        <translation>
            <numerusform>%n ticked now</numerusform>
            <numerusform>%n ticked now</numerusform>
        </translation>
    </message>
    <message>
        <source>The cards cannot be named like this. Compare them with your cards.</source>
        <translation>The cards cannot be named like this. Compare them with your cards.</translation>
    </message>
    <message>
        <source>If the game ended now: %1 on the score track, %2 for stones, %3 for tombs, %4 for the Sphinx cards ticked, %5 in all.</source>
        <translation>If the game ended now: %1 on the score track, %2 for stones, %3 for tombs, %4 for the Sphinx cards ticked, %5 in all.</translation>
    </message>
    <message>
        <source>%1 (now %2)</source>
        <extracomment>A Sphinx card, and the points it would give if the game ended now.</extracomment>
        <translation>%1 (now %2)</translation>
    </message>
    <message>
        <source>No more cards can be named than are kept. Take another tick away first.</source>
        <translation>No more cards can be named than are kept. Take another tick away first.</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::FilterBar</name>
    <message>
        <source>Filter: names, year, title</source>
        <translation>Filter: names, year, title</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>Whose games are shown.</extracomment>
        <translation>Player</translation>
    </message>
    <message>
        <source>All players</source>
        <translation>All players</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Number of players</translation>
    </message>
    <message>
        <source>Any number of players</source>
        <translation>Any number of players</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>By which set of rules the games shown were played.</extracomment>
        <translation>Rules</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>All rules</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::FinalePage</name>
    <message>
        <source>Score sheet</source>
        <translation>Score sheet</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::FloodView</name>
    <message>
        <source>Ring %1: %2 grain for strength %3, enough</source>
        <translation>Ring %1: %2 grain for strength %3, enough</translation>
    </message>
    <message numerus="yes">
        <source>Ring %1: %2 grain for strength %3, %n missing, %4 back</source>
        <translation>
            <numerusform>Ring %1: %2 grain for strength %3, %n missing, %4 back</numerusform>
            <numerusform>Ring %1: %2 grain for strength %3, %n missing, %4 back</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 – here it lies now</source>
        <translation>%1 – here it lies now</translation>
    </message>
    <message>
        <source>%1 – here it would move</source>
        <translation>%1 – here it would move</translation>
    </message>
    <message>
        <source>Grain with the water ring in each position</source>
        <translation>Grain with the water ring in each position</translation>
    </message>
    <message>
        <source>fed</source>
        <extracomment>All crews have enough grain; very short.</extracomment>
        <translation>fed</translation>
    </message>
    <message numerus="yes">
        <source>%n over</source>
        <extracomment>So much grain is left over; very short.</extracomment>
        <translation>
            <numerusform>%n over</numerusform>
            <numerusform>%n over</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>fed, %n over</source>
        <extracomment>All crews have enough grain, and so much is left over; very short.</extracomment>
        <translation>
            <numerusform>fed, %n over</numerusform>
            <numerusform>fed, %n over</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n short</source>
        <extracomment>So much grain is missing; very short.</extracomment>
        <translation>
            <numerusform>%n short</numerusform>
            <numerusform>%n short</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nilometer::ui::GameFiles</name>
    <message>
        <source>Recorded games (%1)</source>
        <translation>Recorded games (%1)</translation>
    </message>
    <message>
        <source>Open a recorded game</source>
        <translation>Open a recorded game</translation>
    </message>
    <message>
        <source>Save a copy without hidden cards</source>
        <translation>Save a copy without hidden cards</translation>
    </message>
    <message>
        <source>%1 “Check your copy” takes it up: “Import a file…”.</source>
        <translation>%1 “Check your copy” takes it up: “Import a file…”.</translation>
    </message>
    <message>
        <source>What was entered since the last saving is lost on closing.</source>
        <translation>What was entered since the last saving is lost on closing.</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>Save elsewhere…</translation>
    </message>
    <message>
        <source>Save elsewhere</source>
        <translation>Save elsewhere</translation>
    </message>
    <message>
        <source>%1 An earlier version of the game is there: %2.</source>
        <extracomment>%1: a sentence: why the file cannot be read; %2: “12 entries”</extracomment>
        <translation>%1 An earlier version of the game is there: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n entry(ies)</source>
        <translation>
            <numerusform>%n entry</numerusform>
            <numerusform>%n entries</numerusform>
        </translation>
    </message>
    <message>
        <source>Go on with that one</source>
        <translation>Go on with that one</translation>
    </message>
    <message>
        <source>“%1” may have lost its end: an earlier version begins in the same way and has %2.</source>
        <translation>“%1” may have lost its end: an earlier version begins in the same way and has %2.</translation>
    </message>
    <message>
        <source>Go on here</source>
        <translation>Go on here</translation>
    </message>
    <message>
        <source>“%1” was damaged once, and nobody has compared the game with the table since.</source>
        <translation>“%1” was damaged once, and nobody has compared the game with the table since.</translation>
    </message>
    <message>
        <source>Compared with the table</source>
        <translation>Compared with the table</translation>
    </message>
    <message>
        <source>Another program had emptied “%1” or taken it away. Now the file holds your game again.</source>
        <translation>Another program had emptied “%1” or taken it away. Now the file holds your game again.</translation>
    </message>
    <message>
        <source>Another program had changed “%1”. What it wrote is kept as “%2”; the file holds your game.</source>
        <translation>Another program had changed “%1”. What it wrote is kept as “%2”; the file holds your game.</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::GameMenu</name>
    <message>
        <source>New game…</source>
        <translation>New game…</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Open…</translation>
    </message>
    <message>
        <source>Save a copy for everybody…</source>
        <translation>Save a copy for everybody…</translation>
    </message>
    <message>
        <source>Correction…</source>
        <translation>Correction…</translation>
    </message>
    <message>
        <source>Explain the last entry</source>
        <translation>Explain the last entry</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Appearance</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>As the system</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Light</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dark</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Text size</translation>
    </message>
    <message>
        <source>%1 %</source>
        <extracomment>The size of the letters.</extracomment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Markers slide</source>
        <translation>Markers slide</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quit</translation>
    </message>
    <message>
        <source>Final scoring only…</source>
        <translation>Final scoring only…</translation>
    </message>
    <message>
        <source>Finished games</source>
        <translation>Finished games</translation>
    </message>
    <message>
        <source>Score sheet and charts…</source>
        <translation>Score sheet and charts…</translation>
    </message>
    <message>
        <source>Learn…</source>
        <translation>Learn…</translation>
    </message>
    <message>
        <source>Set up the table…</source>
        <translation>Set up the table…</translation>
    </message>
    <message>
        <source>Prompts</source>
        <translation>Prompts</translation>
    </message>
    <message>
        <source>Next level for whoever is on turn</source>
        <translation>Next level for whoever is on turn</translation>
    </message>
    <message>
        <source>Recent games</source>
        <translation>Recent games</translation>
    </message>
    <message>
        <source>Rules…</source>
        <translation>Rules…</translation>
    </message>
    <message>
        <source>Check your copy…</source>
        <translation>Check your copy…</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Language</translation>
    </message>
    <message>
        <source>The selected entry</source>
        <translation>The selected entry</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Change…</translation>
    </message>
    <message>
        <source>Insert before it…</source>
        <translation>Insert before it…</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Remove…</translation>
    </message>
    <message>
        <source>What was done…</source>
        <translation>What was done…</translation>
    </message>
    <message>
        <source>Disputed…</source>
        <extracomment>An entry: the table does not agree about it.</extracomment>
        <translation>Disputed…</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Look back</translation>
    </message>
    <message>
        <source>Find an entry…</source>
        <translation>Find an entry…</translation>
    </message>
    <message>
        <source>One entry back</source>
        <translation>One entry back</translation>
    </message>
    <message>
        <source>One entry on</source>
        <translation>One entry on</translation>
    </message>
    <message>
        <source>To the beginning of the phase</source>
        <translation>To the beginning of the phase</translation>
    </message>
    <message>
        <source>To the next phase</source>
        <translation>To the next phase</translation>
    </message>
    <message>
        <source>To the beginning of the round</source>
        <translation>To the beginning of the round</translation>
    </message>
    <message>
        <source>To the next round</source>
        <translation>To the next round</translation>
    </message>
    <message>
        <source>To the first entry</source>
        <translation>To the first entry</translation>
    </message>
    <message>
        <source>To now</source>
        <translation>To now</translation>
    </message>
    <message>
        <source>The screen stays awake</source>
        <extracomment>Whether the screen is kept from going dark while a game runs.</extracomment>
        <translation>The screen stays awake</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>High contrast</translation>
    </message>
    <message>
        <source>Larger</source>
        <extracomment>The letters of the program.</extracomment>
        <translation>Larger</translation>
    </message>
    <message>
        <source>Smaller</source>
        <extracomment>The letters of the program.</extracomment>
        <translation>Smaller</translation>
    </message>
    <message>
        <source>As the window</source>
        <extracomment>The letters of the program: as large as the window has room for.</extracomment>
        <translation>As the window</translation>
    </message>
    <message>
        <source>Handbook…</source>
        <translation>Handbook…</translation>
    </message>
    <message>
        <source>All keys…</source>
        <translation>All keys…</translation>
    </message>
    <message>
        <source>About Nilometer</source>
        <translation>About Nilometer</translation>
    </message>
    <message>
        <source>Letter keys press places and choices</source>
        <extracomment>Whether letters, digits and signs press what shows them.</extracomment>
        <translation>Letter keys press places and choices</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::GameSession</name>
    <message>
        <source>%1 · %2</source>
        <extracomment>A player and a number of his: &quot;Anna · Stones&quot;.</extracomment>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::GameView</name>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>Now move</source>
        <translation>Now move</translation>
    </message>
    <message>
        <source>This game has other values than your copy. Judge it again?</source>
        <translation>This game has other values than your copy. Judge it again?</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Put back</translation>
    </message>
    <message>
        <source>Then, compared with now</source>
        <translation>Then, compared with now</translation>
    </message>
    <message>
        <source>If anything was put back</source>
        <translation>If anything was put back</translation>
    </message>
    <message>
        <source>Nothing to move on the table.</source>
        <translation>Nothing to move on the table.</translation>
    </message>
    <message>
        <source>The table stood as it does now.</source>
        <translation>The table stood as it does now.</translation>
    </message>
    <message>
        <source>The real table waits until the change is entered.</source>
        <translation>The real table waits until the change is entered.</translation>
    </message>
    <message>
        <source>entry %1</source>
        <translation>entry %1</translation>
    </message>
    <message>
        <source>Change: %1</source>
        <translation>Change: %1</translation>
    </message>
    <message>
        <source>Put right</source>
        <translation>Put right</translation>
    </message>
    <message>
        <source>Insert: %1</source>
        <extracomment>The entry being inserted: &quot;Insert: Anna sails to Edfu&quot;.</extracomment>
        <translation>Insert: %1</translation>
    </message>
    <message>
        <source>“%1” is named for %2 and for %3. One of them has another card.</source>
        <extracomment>A Sphinx card, then two players.</extracomment>
        <translation>“%1” is named for %2 and for %3. One of them has another card.</translation>
    </message>
    <message>
        <source>Correct the cards of %1</source>
        <extracomment>A button: what was entered about a player&apos;s Sphinx cards is put right.</extracomment>
        <translation>Correct the cards of %1</translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation>Taken back.</translation>
    </message>
    <message>
        <source>Done again.</source>
        <translation>Done again.</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>The table</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::GuidePanel</name>
    <message>
        <source>Guide</source>
        <translation>Guide</translation>
    </message>
    <message>
        <source>Close the guide</source>
        <translation>Close the guide</translation>
    </message>
    <message>
        <source>Rule %1</source>
        <translation>Rule %1</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::GuideView</name>
    <message>
        <source>Guide</source>
        <translation>Guide</translation>
    </message>
    <message>
        <source>There is nothing special to think of now.</source>
        <translation>There is nothing special to think of now.</translation>
    </message>
    <message>
        <source>Prompts for %1: “%2”. Ctrl+Shift+P changes it.</source>
        <translation>Prompts for %1: “%2”. Ctrl+Shift+P changes it.</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::GuidedQuestion</name>
    <message>
        <source>Round 1 is done. Keep the prompts for newcomers?</source>
        <translation>Round 1 is done. Keep the prompts for newcomers?</translation>
    </message>
    <message>
        <source>Keep them</source>
        <translation>Keep them</translation>
    </message>
    <message>
        <source>Fewer from now on</source>
        <translation>Fewer from now on</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::HandOverPage</name>
    <message>
        <source>Print and files</source>
        <translation>Print and files</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Language</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Paper</translation>
    </message>
    <message>
        <source>JSON is for other programs: every point with its reason.</source>
        <translation>JSON is for other programs: every point with its reason.</translation>
    </message>
    <message>
        <source>BG Stats keeps results. The play can be handed over when the game is finished.</source>
        <translation>BG Stats keeps results. The play can be handed over when the game is finished.</translation>
    </message>
    <message>
        <source>Scan the code with the phone that has BG Stats on it, or open the link there. The app asks before it keeps the play.</source>
        <translation>Scan the code with the phone that has BG Stats on it, or open the link there. The app asks before it keeps the play.</translation>
    </message>
    <message>
        <source>Link for BG Stats</source>
        <translation>Link for BG Stats</translation>
    </message>
    <message>
        <source>Copy link</source>
        <translation>Copy link</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::Handbook</name>
    <message>
        <source>Handbook</source>
        <translation>Handbook</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::HeaderBar</name>
    <message>
        <source>Back to now</source>
        <translation>Back to now</translation>
    </message>
    <message>
        <source>Shows the table as it is</source>
        <translation>Shows the table as it is</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Undo</translation>
    </message>
    <message>
        <source>Nothing to undo</source>
        <translation>Nothing to undo</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>Undo: %1</translation>
    </message>
    <message>
        <source>Ctrl+Z</source>
        <translation>Ctrl+Z</translation>
    </message>
    <message>
        <source>Nothing to redo</source>
        <translation>Nothing to redo</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>Redo: %1</translation>
    </message>
    <message>
        <source>Ctrl+Y</source>
        <translation>Ctrl+Y</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Redo</translation>
    </message>
    <message>
        <source>Ctrl+L</source>
        <translation>Ctrl+L</translation>
    </message>
    <message>
        <source>Keys and help</source>
        <translation>Keys and help</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Help</translation>
    </message>
    <message>
        <source>Games, corrections, settings</source>
        <translation>Games, corrections, settings</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Language</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>Leaves an entry that was to be changed.</extracomment>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Leaves everything as it was</source>
        <translation>Leaves everything as it was</translation>
    </message>
    <message>
        <source>Nothing is kept yet. Enter keeps it so, Esc goes back to the entry.</source>
        <translation>Nothing is kept yet. Enter keeps it so, Esc goes back to the entry.</translation>
    </message>
    <message>
        <source>Nothing is kept yet. Enter keeps it so, Esc leaves everything as it was.</source>
        <translation>Nothing is kept yet. Enter keeps it so, Esc leaves everything as it was.</translation>
    </message>
    <message>
        <source>Shown is the table before it: %1, %2.</source>
        <extracomment>The round and the phase.</extracomment>
        <translation>Shown is the table before it: %1, %2.</translation>
    </message>
    <message>
        <source>Esc takes the last press back.</source>
        <translation>Esc takes the last press back.</translation>
    </message>
    <message>
        <source>Esc goes back to what the change leads to.</source>
        <translation>Esc goes back to what the change leads to.</translation>
    </message>
    <message>
        <source>Esc leaves everything as it was.</source>
        <translation>Esc leaves everything as it was.</translation>
    </message>
    <message>
        <source>Esc goes back to the table after entry %1.</source>
        <translation>Esc goes back to the table after entry %1.</translation>
    </message>
    <message>
        <source>Goes back to what the change leads to</source>
        <translation>Goes back to what the change leads to</translation>
    </message>
    <message>
        <source>First choose how it was otherwise: then Ctrl+D scores both ways.</source>
        <translation>First choose how it was otherwise: then Ctrl+D scores both ways.</translation>
    </message>
    <message>
        <source>Change language to %1</source>
        <extracomment>A button that changes the language of the program to that one.</extracomment>
        <translation>Change language to %1</translation>
    </message>
    <message>
        <source>Nothing is kept yet.</source>
        <translation>Nothing is kept yet.</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::HelpDialog</name>
    <message>
        <source>Keys and help</source>
        <translation>Keys and help</translation>
    </message>
    <message>
        <source>Enter</source>
        <extracomment>The key.</extracomment>
        <translation>Enter</translation>
    </message>
    <message>
        <source>enters what is proposed</source>
        <translation>enters what is proposed</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>takes back the last choice; from the past, returns to now</source>
        <translation>takes back the last choice; from the past, returns to now</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Ctrl+Enter</translation>
    </message>
    <message>
        <source>enters it although a rule forbids it</source>
        <translation>enters it although a rule forbids it</translation>
    </message>
    <message>
        <source>undo and redo, as far as you like</source>
        <translation>undo and redo, as far as you like</translation>
    </message>
    <message>
        <source>Ctrl+L</source>
        <translation>Ctrl+L</translation>
    </message>
    <message>
        <source>F10</source>
        <translation>F10</translation>
    </message>
    <message>
        <source>opens the menu</source>
        <translation>opens the menu</translation>
    </message>
    <message>
        <source>The table is right</source>
        <translation>The table is right</translation>
    </message>
    <message>
        <source>Nilometer says which rule forbids an entry. If it happened all the same, enter it anyway; the log marks it.</source>
        <translation>Nilometer says which rule forbids an entry. If it happened all the same, enter it anyway; the log marks it.</translation>
    </message>
    <message>
        <source>The past</source>
        <translation>The past</translation>
    </message>
    <message>
        <source>Hidden is hidden</source>
        <translation>Hidden is hidden</translation>
    </message>
    <message>
        <source>Your game is safe</source>
        <translation>Your game is safe</translation>
    </message>
    <message>
        <source>Every entry is on the disk at once. Nilometer offers the last game when it starts.</source>
        <translation>Every entry is on the disk at once. Nilometer offers the last game when it starts.</translation>
    </message>
    <message>
        <source>Ctrl+P</source>
        <translation>Ctrl+P</translation>
    </message>
    <message>
        <source>more or fewer prompts for the player on turn</source>
        <translation>more or fewer prompts for the player on turn</translation>
    </message>
    <message>
        <source>F3</source>
        <translation>F3</translation>
    </message>
    <message>
        <source>opens the rules of the game</source>
        <translation>opens the rules of the game</translation>
    </message>
    <message>
        <source>Shift+F1</source>
        <translation>Shift+F1</translation>
    </message>
    <message>
        <source>asks “Why?”; so does the right mouse button on nearly everything</source>
        <translation>asks “Why?”; so does the right mouse button on nearly everything</translation>
    </message>
    <message>
        <source>=, #, /</source>
        <extracomment>Three keys.</extracomment>
        <translation>=, #, /</translation>
    </message>
    <message>
        <source>answer a question for a printed number: matches, another one, not now</source>
        <translation>answer a question for a printed number: matches, another one, not now</translation>
    </message>
    <message>
        <source>changes the language</source>
        <translation>changes the language</translation>
    </message>
    <message>
        <source>F2, Shift+F2, Del</source>
        <translation>F2, Shift+F2, Del</translation>
    </message>
    <message>
        <source>changes the selected entry, inserts one before it, removes it</source>
        <translation>changes the selected entry, inserts one before it, removes it</translation>
    </message>
    <message>
        <source>Ctrl+E</source>
        <translation>Ctrl+E</translation>
    </message>
    <message>
        <source>explains the selected entry</source>
        <translation>explains the selected entry</translation>
    </message>
    <message>
        <source>Ctrl+H</source>
        <translation>Ctrl+H</translation>
    </message>
    <message>
        <source>shows what was done, with a way back to every step</source>
        <translation>shows what was done, with a way back to every step</translation>
    </message>
    <message>
        <source>Select a line of the log to see the table as it was. Its buttons change or remove that entry or insert one before it. What that leads to is shown before anything is kept.</source>
        <translation>Select a line of the log to see the table as it was. Its buttons change or remove that entry or insert one before it. What that leads to is shown before anything is kept.</translation>
    </message>
    <message>
        <source>Ctrl+D</source>
        <translation>Ctrl+D</translation>
    </message>
    <message>
        <source>shows the table as it was, entry by entry</source>
        <translation>shows the table as it was, entry by entry</translation>
    </message>
    <message>
        <source>the same from phase to phase</source>
        <translation>the same from phase to phase</translation>
    </message>
    <message>
        <source>Alt+Page Up, Alt+Page Down</source>
        <translation>Alt+Page Up, Alt+Page Down</translation>
    </message>
    <message>
        <source>the same from round to round</source>
        <translation>the same from round to round</translation>
    </message>
    <message>
        <source>Alt+Home, Alt+End</source>
        <translation>Alt+Home, Alt+End</translation>
    </message>
    <message>
        <source>shows the table after the first entry, and now</source>
        <translation>shows the table after the first entry, and now</translation>
    </message>
    <message>
        <source>Ctrl+F</source>
        <translation>Ctrl+F</translation>
    </message>
    <message>
        <source>finds an entry by its number, a player or a card: Enter stays there, Esc goes back</source>
        <translation>finds an entry by its number, a player or a card: Enter stays there, Esc goes back</translation>
    </message>
    <message>
        <source>F12</source>
        <translation>F12</translation>
    </message>
    <message>
        <source>opens and closes the table view, a second window for the whole table</source>
        <translation>opens and closes the table view, a second window for the whole table</translation>
    </message>
    <message>
        <source>F11</source>
        <translation>F11</translation>
    </message>
    <message>
        <source>makes the table view, or without one this window, as large as the screen, and back</source>
        <translation>makes the table view, or without one this window, as large as the screen, and back</translation>
    </message>
    <message>
        <source>Find a key or a word</source>
        <translation>Find a key or a word</translation>
    </message>
    <message>
        <source>Handbook (F1)</source>
        <translation>Handbook (F1)</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Print…</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>opens the handbook</source>
        <translation>opens the handbook</translation>
    </message>
    <message>
        <source>opens this list of keys</source>
        <translation>opens this list of keys</translation>
    </message>
    <message>
        <source>Nothing has that word.</source>
        <translation>Nothing has that word.</translation>
    </message>
    <message>
        <source>F6, Shift+F6</source>
        <translation>F6, Shift+F6</translation>
    </message>
    <message>
        <source>Ctrl+Z, Ctrl+Y, Ctrl+Shift+Z</source>
        <translation>Ctrl+Z, Ctrl+Y, Ctrl+Shift+Z</translation>
    </message>
    <message>
        <source>Ctrl+Shift+P</source>
        <translation>Ctrl+Shift+P</translation>
    </message>
    <message>
        <source>prints the score sheet</source>
        <translation>prints the score sheet</translation>
    </message>
    <message>
        <source>Ctrl+N, Ctrl+O</source>
        <translation>Ctrl+N, Ctrl+O</translation>
    </message>
    <message>
        <source>begin a new game, open another one</source>
        <translation>begin a new game, open another one</translation>
    </message>
    <message>
        <source>Ctrl+Shift+S</source>
        <translation>Ctrl+Shift+S</translation>
    </message>
    <message>
        <source>saves a copy of the game</source>
        <translation>saves a copy of the game</translation>
    </message>
    <message>
        <source>Ctrl++, Ctrl+-, Ctrl+0</source>
        <translation>Ctrl++, Ctrl+-, Ctrl+0</translation>
    </message>
    <message>
        <source>larger letters, smaller ones, the usual ones</source>
        <translation>larger letters, smaller ones, the usual ones</translation>
    </message>
    <message>
        <source>Ctrl+W, Ctrl+Q</source>
        <translation>Ctrl+W, Ctrl+Q</translation>
    </message>
    <message>
        <source>close what is in front; end the program</source>
        <translation>close what is in front; end the program</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>At the table</translation>
    </message>
    <message>
        <source>Tab, Shift+Tab</source>
        <translation>Tab, Shift+Tab</translation>
    </message>
    <message>
        <source>go from panel to panel, each as it was left</source>
        <translation>go from panel to panel, each as it was left</translation>
    </message>
    <message>
        <source>arrow keys, Space</source>
        <translation>arrow keys, Space</translation>
    </message>
    <message>
        <source>go about in a panel and press what the ring is on</source>
        <translation>go about in a panel and press what the ring is on</translation>
    </message>
    <message>
        <source>marks the selected entry as disputed, or settles it</source>
        <translation>marks the selected entry as disputed, or settles it</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Everywhere</translation>
    </message>
    <message>
        <source>Shift+Tab, ↑</source>
        <translation>Shift+Tab, ↑</translation>
    </message>
    <message>
        <source>counts the points; there Enter goes a step on, + shows all</source>
        <translation>counts the points; there Enter goes a step on, + shows all</translation>
    </message>
    <message>
        <source>leaves the page; while points are counted, a step back</source>
        <translation>leaves the page; while points are counted, a step back</translation>
    </message>
    <message>
        <source>finds a game; ↓ goes into the list</source>
        <translation>finds a game; ↓ goes into the list</translation>
    </message>
    <message>
        <source>opens the selected game</source>
        <translation>opens the selected game</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Del</translation>
    </message>
    <message>
        <source>deletes it; that can be undone</source>
        <translation>deletes it; that can be undone</translation>
    </message>
    <message>
        <source>leaves the page</source>
        <translation>leaves the page</translation>
    </message>
    <message>
        <source>goes on</source>
        <translation>goes on</translation>
    </message>
    <message>
        <source>digit</source>
        <translation>digit</translation>
    </message>
    <message>
        <source>gives the answer that shows it</source>
        <translation>gives the answer that shows it</translation>
    </message>
    <message>
        <source>everything matches: on to the next page</source>
        <translation>everything matches: on to the next page</translation>
    </message>
    <message>
        <source>Page Down</source>
        <translation>Page Down</translation>
    </message>
    <message>
        <source>scrolls, then on without an answer</source>
        <translation>scrolls, then on without an answer</translation>
    </message>
    <message>
        <source>Page Up</source>
        <translation>Page Up</translation>
    </message>
    <message>
        <source>scrolls, then to the page before</source>
        <translation>scrolls, then to the page before</translation>
    </message>
    <message>
        <source>to the page before</source>
        <translation>to the page before</translation>
    </message>
    <message>
        <source>done: on to the next step</source>
        <translation>done: on to the next step</translation>
    </message>
    <message>
        <source>go from step to step</source>
        <translation>go from step to step</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Space</translation>
    </message>
    <message>
        <source>ticks a step off</source>
        <translation>ticks a step off</translation>
    </message>
    <message>
        <source>on from who has won to the sheet</source>
        <translation>on from who has won to the sheet</translation>
    </message>
    <message>
        <source>Page Up, Page Down</source>
        <translation>Page Up, Page Down</translation>
    </message>
    <message>
        <source>scroll</source>
        <translation>scroll</translation>
    </message>
    <message>
        <source>go from number to number and ask where it comes from</source>
        <translation>go from number to number and ask where it comes from</translation>
    </message>
    <message>
        <source>back to who has won, then out of the page</source>
        <translation>back to who has won, then out of the page</translation>
    </message>
    <message>
        <source>Rules of the game</source>
        <translation>Rules of the game</translation>
    </message>
    <message>
        <source>finds a word; ↑ and ↓ go about in what was found, Enter opens it</source>
        <translation>finds a word; ↑ and ↓ go about in what was found, Enter opens it</translation>
    </message>
    <message>
        <source>to the rule read before, and back</source>
        <translation>to the rule read before, and back</translation>
    </message>
    <message>
        <source>Alt+Home</source>
        <translation>Alt+Home</translation>
    </message>
    <message>
        <source>to the contents</source>
        <translation>to the contents</translation>
    </message>
    <message>
        <source>empties the search, then closes the rules</source>
        <translation>empties the search, then closes the rules</translation>
    </message>
    <message>
        <source>Table view</source>
        <translation>Table view</translation>
    </message>
    <message>
        <source>as large as the screen, and back</source>
        <translation>as large as the screen, and back</translation>
    </message>
    <message>
        <source>back to a window, then closes it</source>
        <translation>back to a window, then closes it</translation>
    </message>
    <message>
        <source>closes it</source>
        <translation>closes it</translation>
    </message>
    <message>
        <source>go on to the next number</source>
        <translation>go on to the next number</translation>
    </message>
    <message>
        <source>go back to the one before</source>
        <translation>go back to the one before</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Backspace</translation>
    </message>
    <message>
        <source>go from part to part of the table: board, strip, players, guide, log, header</source>
        <translation>go from part to part of the table: board, strip, players, guide, log, header</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::HistoryDialog</name>
    <message>
        <source>What was done</source>
        <translation>What was done</translation>
    </message>
    <message>
        <source>Choose a step to have everything as it was right after it. Until you close it, nothing is lost: what is undone stays in the list.</source>
        <translation>Choose a step to have everything as it was right after it. Until you close it, nothing is lost: what is undone stays in the list.</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>Go there</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>Now</source>
        <extracomment>A step of the history: the one the game stands at.</extracomment>
        <translation>Now</translation>
    </message>
    <message>
        <source>Undone</source>
        <translation>Undone</translation>
    </message>
    <message>
        <source>Overwritten</source>
        <extracomment>A step of the history that was taken back, and something else was done instead.</extracomment>
        <translation>Overwritten</translation>
    </message>
    <message>
        <source>Round %1, entry %2</source>
        <translation>Round %1, entry %2</translation>
    </message>
    <message>
        <source>Round</source>
        <extracomment>Headings of the history; the second one is the number of an entry.</extracomment>
        <translation>Round</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Entry</translation>
    </message>
    <message>
        <source>State</source>
        <translation>State</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::JudgedDialog</name>
    <message>
        <source>&amp;Reason</source>
        <translation>&amp;Reason</translation>
    </message>
    <message>
        <source>For the log</source>
        <translation>For the log</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>That is what is there now.</source>
        <translation>That is what is there now.</translation>
    </message>
    <message>
        <source>Say why; the log keeps the reason.</source>
        <translation>Say why; the log keeps the reason.</translation>
    </message>
    <message>
        <source>Enter</source>
        <extracomment>To enter what was put together in the dialog.</extracomment>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Enter anyway</source>
        <translation>Enter anyway</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::KeptSign</name>
    <message>
        <source>On its way to the disk</source>
        <translation>On its way to the disk</translation>
    </message>
    <message>
        <source>Everything is on the disk</source>
        <translation>Everything is on the disk</translation>
    </message>
    <message>
        <source>The file cannot be written</source>
        <translation>The file cannot be written</translation>
    </message>
    <message>
        <source>saving</source>
        <extracomment>of what is open, alone or after its name; as short as can be</extracomment>
        <translation>saving</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>saved</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>not saved</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::LaterRow</name>
    <message>
        <source>Keep as it is</source>
        <translation>Keep as it is</translation>
    </message>
    <message>
        <source>Holds again</source>
        <translation>Holds again</translation>
    </message>
    <message>
        <source>Add what is missing</source>
        <translation>Add what is missing</translation>
    </message>
    <message>
        <source>Keep anyway</source>
        <translation>Keep anyway</translation>
    </message>
    <message>
        <source>Adapt</source>
        <translation>Adapt</translation>
    </message>
    <message>
        <source>Enter again</source>
        <translation>Enter again</translation>
    </message>
    <message>
        <source>Leave out</source>
        <translation>Leave out</translation>
    </message>
    <message>
        <source>It stays in the log and is not carried out</source>
        <translation>It stays in the log and is not carried out</translation>
    </message>
    <message>
        <source>No rule forbids it any more: it is no longer marked as entered anyway</source>
        <translation>No rule forbids it any more: it is no longer marked as entered anyway</translation>
    </message>
    <message>
        <source>Entries before it make it fit</source>
        <translation>Entries before it make it fit</translation>
    </message>
    <message>
        <source>So it happened at the table, although a rule forbids it</source>
        <translation>So it happened at the table, although a rule forbids it</translation>
    </message>
    <message>
        <source>The entry of its kind that is closest to it and fits</source>
        <translation>The entry of its kind that is closest to it and fits</translation>
    </message>
    <message>
        <source>It did not happen</source>
        <translation>It did not happen</translation>
    </message>
    <message>
        <source>Before it: %1</source>
        <translation>Before it: %1</translation>
    </message>
    <message>
        <source>Instead: %1</source>
        <translation>Instead: %1</translation>
    </message>
    <message>
        <source>Says on the table what happened in its place</source>
        <translation>Says on the table what happened in its place</translation>
    </message>
    <message>
        <source>As it was played</source>
        <extracomment>a button: the order of play, as it really was, although it should have been another one</extracomment>
        <translation>As it was played</translation>
    </message>
    <message>
        <source>Later entries of the round hold thanks to it</source>
        <translation>Later entries of the round hold thanks to it</translation>
    </message>
    <message>
        <source>Judge anew</source>
        <translation>Judge anew</translation>
    </message>
    <message>
        <source>Each later entry of the round is then decided by itself</source>
        <translation>Each later entry of the round is then decided by itself</translation>
    </message>
    <message>
        <source>%1, chosen: %2</source>
        <extracomment>A button that is pressed: what becomes of an entry; %2: the entry.</extracomment>
        <translation>%1, chosen: %2</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::LessonCard</name>
    <message>
        <source>Once more</source>
        <translation>Once more</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>To begin the lesson.</extracomment>
        <translation>Start</translation>
    </message>
    <message>
        <source>Go on</source>
        <extracomment>With a lesson.</extracomment>
        <translation>Go on</translation>
    </message>
    <message>
        <source>From the start</source>
        <translation>From the start</translation>
    </message>
    <message>
        <source>at step %1 of %2</source>
        <translation>at step %1 of %2</translation>
    </message>
    <message>
        <source>done</source>
        <extracomment>The lesson was taken to its end.</extracomment>
        <translation>done</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nilometer::ui::LessonFeedbackBox</name>
    <message>
        <source>Right.</source>
        <translation>Right.</translation>
    </message>
    <message>
        <source>Not quite.</source>
        <translation>Not quite.</translation>
    </message>
    <message>
        <source>Hint:</source>
        <translation>Hint:</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::LessonList</name>
    <message>
        <source>Learn the game</source>
        <translation>Learn the game</translation>
    </message>
    <message>
        <source>Short lessons on a real table. Nothing here touches a game of yours. Leave whenever you like; a lesson goes on where you left it.</source>
        <translation>Short lessons on a real table. Nothing here touches a game of yours. Leave whenever you like; a lesson goes on where you left it.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::LessonPanel</name>
    <message>
        <source>%1  Step %2 of %3</source>
        <translation>%1  Step %2 of %3</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Step %1 of %2</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Leave</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Show me</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Hint</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Done</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Next</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::LessonRun</name>
    <message>
        <source>That comes later and is taken back. First go on with the lesson.</source>
        <translation>That comes later and is taken back. First go on with the lesson.</translation>
    </message>
    <message>
        <source>The rules forbid that. The strip below the board names the rule.</source>
        <translation>The rules forbid that. The strip below the board names the rule.</translation>
    </message>
    <message>
        <source>The rules allow that, but it is not the task. It is taken back.</source>
        <translation>The rules allow that, but it is not the task. It is taken back.</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::LogFinder</name>
    <message>
        <source>Number, player, card …</source>
        <translation>Number, player, card …</translation>
    </message>
    <message>
        <source>Find an entry</source>
        <translation>Find an entry</translation>
    </message>
    <message>
        <source>Shows all entries again</source>
        <translation>Shows all entries again</translation>
    </message>
    <message>
        <source>Close the search</source>
        <translation>Close the search</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::LogHeading</name>
    <message>
        <source>Find…</source>
        <translation>Find…</translation>
    </message>
    <message>
        <source>Finds an entry by number, player or card</source>
        <translation>Finds an entry by number, player or card</translation>
    </message>
    <message>
        <source>All entries</source>
        <translation>All entries</translation>
    </message>
    <message>
        <source>Shows all entries again</source>
        <translation>Shows all entries again</translation>
    </message>
    <message>
        <source>Another number of the same place</source>
        <translation>Another number of the same place</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::LogModel</name>
    <message>
        <source>Entry %1</source>
        <extracomment>The number of an entry in the log.</extracomment>
        <translation>Entry %1</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::LogTools</name>
    <message>
        <source>Insert before…</source>
        <extracomment>A button: an entry before the selected one.</extracomment>
        <translation>Insert before…</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Change…</translation>
    </message>
    <message>
        <source>Another entry takes its place</source>
        <translation>Another entry takes its place</translation>
    </message>
    <message>
        <source>Enters before it what was forgotten</source>
        <translation>Enters before it what was forgotten</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Remove…</translation>
    </message>
    <message>
        <source>As if it had never been entered</source>
        <translation>As if it had never been entered</translation>
    </message>
    <message>
        <source>Shift+F2</source>
        <translation>Shift+F2</translation>
    </message>
    <message>
        <source>Del</source>
        <extracomment>The key.</extracomment>
        <translation>Del</translation>
    </message>
    <message>
        <source>Disputed…</source>
        <extracomment>A button: the table does not agree about the selected entry.</extracomment>
        <translation>Disputed…</translation>
    </message>
    <message>
        <source>Marks what the table does not agree about</source>
        <translation>Marks what the table does not agree about</translation>
    </message>
    <message>
        <source>Ctrl+D</source>
        <translation>Ctrl+D</translation>
    </message>
    <message>
        <source>Find…</source>
        <translation>Find…</translation>
    </message>
    <message>
        <source>Finds an entry by number, player or card</source>
        <translation>Finds an entry by number, player or card</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::LogView</name>
    <message>
        <source>Log</source>
        <translation>Log</translation>
    </message>
    <message>
        <source>Change this entry…</source>
        <translation>Change this entry…</translation>
    </message>
    <message>
        <source>Every entry will stand here, with its points and what to move on the board. Select one to see the table as it was then.</source>
        <translation>Every entry will stand here, with its points and what to move on the board. Select one to see the table as it was then.</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Why?</translation>
    </message>
    <message>
        <source>Insert before it…</source>
        <translation>Insert before it…</translation>
    </message>
    <message>
        <source>Remove it…</source>
        <translation>Remove it…</translation>
    </message>
    <message>
        <source>Disputed…</source>
        <extracomment>An entry: the table does not agree about it.</extracomment>
        <translation>Disputed…</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A number of the table, and how much it is: &quot;Anna · Stones: 7&quot;.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>At the beginning: %1</source>
        <extracomment>What a number of the table was before the first entry.</extracomment>
        <translation>At the beginning: %1</translation>
    </message>
    <message>
        <source>No entry has changed it so far.</source>
        <translation>No entry has changed it so far.</translation>
    </message>
    <message>
        <source>No such entry</source>
        <translation>No such entry</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Nothing found</translation>
    </message>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>%n found</numerusform>
            <numerusform>%n found</numerusform>
        </translation>
    </message>
    <message>
        <source>Find…</source>
        <translation>Find…</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::MainWindow</name>
    <message>
        <source>%1 Here it can only be looked at.</source>
        <extracomment>%1: a sentence: who has the file open</extracomment>
        <translation>%1 Here it can only be looked at.</translation>
    </message>
    <message>
        <source>Open a copy</source>
        <translation>Open a copy</translation>
    </message>
    <message>
        <source>Save a copy elsewhere…</source>
        <translation>Save a copy elsewhere…</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::MarketsPanel</name>
    <message numerus="yes">
        <source>+%n stone(s)</source>
        <extracomment>What the last step of the stone market gives; very short.</extracomment>
        <translation>
            <numerusform>+%n stone</numerusform>
            <numerusform>+%n stones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n point(s)</source>
        <extracomment>What the last step of the grain market gives; very short.</extracomment>
        <translation>
            <numerusform>+%n point</numerusform>
            <numerusform>+%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>Markets</source>
        <translation>Markets</translation>
    </message>
    <message>
        <source>%1, last step: %2. %3, last step: %4.</source>
        <translation>%1, last step: %2. %3, last step: %4.</translation>
    </message>
    <message>
        <source>%1, step %2</source>
        <extracomment>%1: stone market or grain market, %3: who stands there</extracomment>
        <translation>%1, step %2</translation>
    </message>
    <message>
        <source>%1, step %2: %3</source>
        <translation>%1, step %2: %3</translation>
    </message>
    <message numerus="yes">
        <source>Each missing grain costs %n point(s).</source>
        <translation>
            <numerusform>Each missing grain costs %n point.</numerusform>
            <numerusform>Each missing grain costs %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each step to here or beyond: %n point(s).</source>
        <translation>
            <numerusform>Each step to here or beyond: %n point.</numerusform>
            <numerusform>Each step to here or beyond: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each step to here or beyond: %n stone(s).</source>
        <translation>
            <numerusform>Each step to here or beyond: %n stone.</numerusform>
            <numerusform>Each step to here or beyond: %n stones.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sale in the final scoring: %n stone(s) for 1 point.</source>
        <translation>
            <numerusform>Sale in the final scoring: %n stone for 1 point.</numerusform>
            <numerusform>Sale in the final scoring: %n stones for 1 point.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nilometer::ui::NewGameDialog</name>
    <message>
        <source>As they sit, clockwise. The set-up asks for the start player.</source>
        <translation>As they sit, clockwise. The set-up asks for the start player.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>New game</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>How many take part, and who they are.</extracomment>
        <translation>Players</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Draw the order</source>
        <translation>&amp;Draw the order</translation>
    </message>
    <message>
        <source>In the order of their tiles: the first one begins.</source>
        <translation>In the order of their tiles: the first one begins.</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Rules</translation>
    </message>
    <message>
        <source>&amp;Options</source>
        <translation>&amp;Options</translation>
    </message>
    <message>
        <source>&amp;Undo the changes</source>
        <translation>&amp;Undo the changes</translation>
    </message>
    <message>
        <source>Printed &amp;values</source>
        <translation>Printed &amp;values</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Title</translation>
    </message>
    <message>
        <source>May stay empty</source>
        <translation>May stay empty</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Start the game</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>%1, changed</source>
        <translation>%1, changed</translation>
    </message>
    <message>
        <source>First game, guided</source>
        <translation>First game, guided</translation>
    </message>
    <message>
        <source>Nilometer draws who begins. You see the order while setting up.</source>
        <translation>Nilometer draws who begins. You see the order while setting up.</translation>
    </message>
    <message>
        <source>New, knows it or silent: how much is explained during the game.</source>
        <translation>New, knows it or silent: how much is explained during the game.</translation>
    </message>
    <message>
        <source>Set up the table</source>
        <translation>Set up the table</translation>
    </message>
    <message>
        <source>All of them are stated or compared.</source>
        <translation>All of them are stated or compared.</translation>
    </message>
    <message numerus="yes">
        <source>Only assumed so far: %n value(s).</source>
        <translation>
            <numerusform>Only assumed so far: %n value.</numerusform>
            <numerusform>Only assumed so far: %n values.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Check your copy…</source>
        <translation>&amp;Check your copy…</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::NumberCell</name>
    <message>
        <source>Disputed…</source>
        <translation>Disputed…</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::OrderFields</name>
    <message>
        <source>Order tile %1</source>
        <translation>Order tile %1</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::PageList</name>
    <message>
        <source>not confirmed yet</source>
        <translation>not confirmed yet</translation>
    </message>
    <message>
        <source>confirmed</source>
        <translation>confirmed</translation>
    </message>
    <message>
        <source>makes no sense</source>
        <translation>makes no sense</translation>
    </message>
    <message>
        <source>%1 of %2 pages</source>
        <translation>%1 of %2 pages</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::Pages</name>
    <message>
        <source>The copy could not be saved. Close it all the same?</source>
        <translation>The copy could not be saved. Close it all the same?</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::Place</name>
    <message>
        <source>You can choose it now.</source>
        <translation>You can choose it now.</translation>
    </message>
    <message>
        <source>Chosen.</source>
        <translation>Chosen.</translation>
    </message>
    <message>
        <source>Key: %1</source>
        <extracomment>The key that presses a place of the board.</extracomment>
        <translation>Key: %1</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::PlayerCard</name>
    <message>
        <source>%1: strength %2, used this round</source>
        <translation>%1: strength %2, used this round</translation>
    </message>
    <message>
        <source>%1: strength %2</source>
        <extracomment>A crew, by its colour, and its strength.</extracomment>
        <translation>%1: strength %2</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::PlayersView</name>
    <message>
        <source>Players</source>
        <extracomment>Those who play, with all they have.</extracomment>
        <translation>Players</translation>
    </message>
    <message>
        <source>Prompts for %1</source>
        <translation>Prompts for %1</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::PositionCeremony</name>
    <message>
        <source>Score sheet</source>
        <translation>Score sheet</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::PositionPage</name>
    <message>
        <source>End positions (%1)</source>
        <translation>End positions (%1)</translation>
    </message>
    <message>
        <source>Open an end position</source>
        <translation>Open an end position</translation>
    </message>
    <message>
        <source>The end position could not be saved. Open the other one?</source>
        <translation>The end position could not be saved. Open the other one?</translation>
    </message>
    <message>
        <source>Save a copy of the end position</source>
        <translation>Save a copy of the end position</translation>
    </message>
    <message>
        <source>Another program had changed “%1”. What it wrote is kept as “%2”; the file holds what is entered here.</source>
        <translation>Another program had changed “%1”. What it wrote is kept as “%2”; the file holds what is entered here.</translation>
    </message>
    <message>
        <source>%1 What could be read is shown; compare it with the table.</source>
        <extracomment>%1: a sentence: what is wrong with the file</extracomment>
        <translation>%1 What could be read is shown; compare it with the table.</translation>
    </message>
    <message>
        <source>The damaged file stays as it is.</source>
        <translation>The damaged file stays as it is.</translation>
    </message>
    <message>
        <source>What was in the file is kept as “%1”.</source>
        <translation>What was in the file is kept as “%1”.</translation>
    </message>
    <message>
        <source>%1 An earlier version of it is there.</source>
        <extracomment>%1: a sentence: why the file cannot be read</extracomment>
        <translation>%1 An earlier version of it is there.</translation>
    </message>
    <message>
        <source>Go on with that one</source>
        <translation>Go on with that one</translation>
    </message>
    <message>
        <source>Save elsewhere</source>
        <translation>Save elsewhere</translation>
    </message>
    <message>
        <source>This end position was damaged once, and nobody has compared it with the table since.</source>
        <translation>This end position was damaged once, and nobody has compared it with the table since.</translation>
    </message>
    <message>
        <source>Compared with the table</source>
        <translation>Compared with the table</translation>
    </message>
    <message>
        <source>Go on here</source>
        <translation>Go on here</translation>
    </message>
    <message>
        <source>Another program had emptied “%1” or taken it away. Now the file holds again what is entered here.</source>
        <translation>Another program had emptied “%1” or taken it away. Now the file holds again what is entered here.</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::PositionRules</name>
    <message>
        <source>A day such as 2026-11-21.</source>
        <translation>A day such as 2026-11-21.</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Rules</translation>
    </message>
    <message>
        <source>Printed &amp;values</source>
        <translation>Printed &amp;values</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Title</translation>
    </message>
    <message>
        <source>May stay empty</source>
        <translation>May stay empty</translation>
    </message>
    <message>
        <source>Da&amp;y</source>
        <translation>Da&amp;y</translation>
    </message>
    <message>
        <source>As in 2026-11-21, may stay empty</source>
        <translation>As in 2026-11-21, may stay empty</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>The set of rules that was played by.</extracomment>
        <translation>Rules</translation>
    </message>
    <message>
        <source>Printed values</source>
        <translation>Printed values</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Title</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Day</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::PositionTable</name>
    <message>
        <source>Together</source>
        <translation>Together</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Yes</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::PositionView</name>
    <message>
        <source>Final scoring only</source>
        <translation>Final scoring only</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>How many take part.</extracomment>
        <translation>Players</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message>
        <source>Ask for everything</source>
        <translation>Ask for everything</translation>
    </message>
    <message>
        <source>Also what cannot matter for the Sphinx cards in play: every card, every space.</source>
        <translation>Also what cannot matter for the Sphinx cards in play: every card, every space.</translation>
    </message>
    <message>
        <source>Rules and copy</source>
        <translation>Rules and copy</translation>
    </message>
    <message>
        <source>Options, printed values, title and day of the game.</source>
        <translation>Options, printed values, title and day of the game.</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Open…</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>As soon as nothing is missing.</source>
        <translation>As soon as nothing is missing.</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Ctrl+Enter</translation>
    </message>
    <message>
        <source>Bring it back</source>
        <translation>Bring it back</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) to put right.</source>
        <translation>
            <numerusform>%n thing to put right.</numerusform>
            <numerusform>%n things to put right.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n number(s) still to enter.</source>
        <translation>
            <numerusform>%n number still to enter.</numerusform>
            <numerusform>%n numbers still to enter.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 Next: %2</source>
        <translation>%1 Next: %2</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Save a copy…</translation>
    </message>
    <message>
        <source>New</source>
        <translation>New</translation>
    </message>
    <message>
        <source>Begins another end position. This one is kept.</source>
        <translation>Begins another end position. This one is kept.</translation>
    </message>
    <message>
        <source>What was done…</source>
        <translation>What was done…</translation>
    </message>
    <message>
        <source>Ctrl+H</source>
        <translation>Ctrl+H</translation>
    </message>
    <message>
        <source>Disputed value</source>
        <translation>Disputed value</translation>
    </message>
    <message>
        <source>Note for the score sheet</source>
        <translation>Note for the score sheet</translation>
    </message>
    <message>
        <source>Score it the other way, too: %1</source>
        <translation>Score it the other way, too: %1</translation>
    </message>
    <message>
        <source>Other value, to have the score both ways</source>
        <translation>Other value, to have the score both ways</translation>
    </message>
    <message>
        <source>Settled: the other value</source>
        <translation>Settled: the other value</translation>
    </message>
    <message>
        <source>Keep the mark</source>
        <translation>Keep the mark</translation>
    </message>
    <message>
        <source>Mark as disputed</source>
        <translation>Mark as disputed</translation>
    </message>
    <message>
        <source>With the other value there is no score: %1</source>
        <extracomment>%1: a sentence: what is wrong with a value</extracomment>
        <translation>With the other value there is no score: %1</translation>
    </message>
    <message numerus="yes">
        <source>or %n point(s) if not: %1</source>
        <extracomment>%1: a value of an end position that is disputed: &quot;Anna, points: 63&quot;</extracomment>
        <translation>
            <numerusform>or %n point if not: %1</numerusform>
            <numerusform>or %n points if not: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Printed values</source>
        <translation>Printed values</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Title</translation>
    </message>
    <message>
        <source>Day, as 2026-11-26</source>
        <translation>Day, as 2026-11-26</translation>
    </message>
    <message>
        <source>Day of the game</source>
        <translation>Day of the game</translation>
    </message>
    <message>
        <source>The last change</source>
        <translation>The last change</translation>
    </message>
    <message>
        <source>Nothing is entered yet. Type the numbers of every player, beginning with: %1.</source>
        <extracomment>%1: what is typed first, as &quot;Boat on the Nile&quot;.</extracomment>
        <translation>Nothing is entered yet. Type the numbers of every player, beginning with: %1.</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::QrView</name>
    <message>
        <source>The link is too long for a QR code. Copy it instead.</source>
        <translation>The link is too long for a QR code. Copy it instead.</translation>
    </message>
    <message>
        <source>QR code of the link for BG Stats</source>
        <translation>QR code of the link for BG Stats</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::RankingView</name>
    <message numerus="yes">
        <source>%n point(s) less a bid of %1 for the seat</source>
        <translation>
            <numerusform>%n point less a bid of %1 for the seat</numerusform>
            <numerusform>%n points less a bid of %1 for the seat</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Some points rest on %n printed value(s) that are only assumed. The score sheet marks them with *.</source>
        <translation>
            <numerusform>Some points rest on %n printed value that are only assumed. The score sheet marks them with *.</numerusform>
            <numerusform>Some points rest on %n printed values that are only assumed. The score sheet marks them with *.</numerusform>
        </translation>
    </message>
    <message>
        <source>Points marked with ! were entered against the rules, or corrected.</source>
        <translation>Points marked with ! were entered against the rules, or corrected.</translation>
    </message>
    <message>
        <source>%1, or %2 without entry %3</source>
        <extracomment>The result a player may have, and the number of the entry that is disputed.</extracomment>
        <translation>%1, or %2 without entry %3</translation>
    </message>
    <message>
        <source>%1, or %2 if entry %3 is: %4</source>
        <extracomment>The same, and what may have been made in place of the entry.</extracomment>
        <translation>%1, or %2 if entry %3 is: %4</translation>
    </message>
    <message>
        <source>%1, or %2 if not: %3</source>
        <extracomment>The result a player may have, and what is disputed: &quot;Red, Stones left: 7&quot;</extracomment>
        <translation>%1, or %2 if not: %3</translation>
    </message>
    <message>
        <source>Where the points come from</source>
        <translation>Where the points come from</translation>
    </message>
    <message>
        <source>The course of the game</source>
        <translation>The course of the game</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>Points: %1</source>
        <translation>Points: %1</translation>
    </message>
    <message>
        <source>%1, level with %2</source>
        <translation>%1, level with %2</translation>
    </message>
    <message>
        <source>%1, %2 ahead of %3</source>
        <translation>%1, %2 ahead of %3</translation>
    </message>
    <message>
        <source>%1 each</source>
        <extracomment>What each of those who win together has: &quot;10 points each&quot;.</extracomment>
        <translation>%1 each</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::ReasonField</name>
    <message>
        <source>Reason…</source>
        <extracomment>Opens a field for the reason why something is entered against the rules.</extracomment>
        <translation>Reason…</translation>
    </message>
    <message>
        <source>Reason for entering it anyway</source>
        <translation>Reason for entering it anyway</translation>
    </message>
    <message>
        <source>Reason (optional)</source>
        <translation>Reason (optional)</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::RescoredCard</name>
    <message>
        <source>The result changes</source>
        <translation>The result changes</translation>
    </message>
    <message>
        <source>Until it is scored anew, the result from before counts.</source>
        <translation>Until it is scored anew, the result from before counts.</translation>
    </message>
    <message>
        <source>Score anew</source>
        <translation>Score anew</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::ResultHead</name>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) win together</source>
        <translation>
            <numerusform>%n player wins together</numerusform>
            <numerusform>%n players win together</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nilometer::ui::ResultPage</name>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Course of the game</source>
        <translation>Course of the game</translation>
    </message>
    <message>
        <source>Points by source</source>
        <translation>Points by source</translation>
    </message>
    <message>
        <source>Same players again</source>
        <translation>Same players again</translation>
    </message>
    <message>
        <source>Begins another game with the same players, colours and order</source>
        <translation>Begins another game with the same players, colours and order</translation>
    </message>
    <message>
        <source>Course and sources</source>
        <translation>Course and sources</translation>
    </message>
    <message>
        <source>Play again</source>
        <extracomment>Another game with the same players, on a short button.</extracomment>
        <translation>Play again</translation>
    </message>
    <message>
        <source>Close the result</source>
        <translation>Close the result</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>Back to the result</source>
        <translation>Back to the result</translation>
    </message>
    <message>
        <source>To the result</source>
        <translation>To the result</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::ResultView</name>
    <message>
        <source>Result</source>
        <translation>Result</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Score sheet</translation>
    </message>
    <message>
        <source>Hand over</source>
        <translation>Hand over</translation>
    </message>
    <message>
        <source>The link is copied.</source>
        <translation>The link is copied.</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Print…</translation>
    </message>
    <message>
        <source>Plain text…</source>
        <translation>Plain text…</translation>
    </message>
    <message>
        <source>Prints the score sheet</source>
        <translation>Prints the score sheet</translation>
    </message>
    <message>
        <source>Save the score sheet</source>
        <translation>Save the score sheet</translation>
    </message>
    <message>
        <source>“%1” is saved.</source>
        <translation>“%1” is saved.</translation>
    </message>
    <message>
        <source>The score sheet is on its way to the printer.</source>
        <translation>The score sheet is on its way to the printer.</translation>
    </message>
    <message>
        <source>The printer did not take the score sheet.</source>
        <translation>The printer did not take the score sheet.</translation>
    </message>
    <message>
        <source>The score sheet is copied.</source>
        <translation>The score sheet is copied.</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Save as…</translation>
    </message>
    <message>
        <source>Saves or copies the score sheet</source>
        <translation>Saves or copies the score sheet</translation>
    </message>
    <message>
        <source>CSV for spreadsheets…</source>
        <translation>CSV for spreadsheets…</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Copy as text</translation>
    </message>
    <message>
        <source>JSON for programs…</source>
        <translation>JSON for programs…</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::RingPanel</name>
    <message>
        <source>Water ring</source>
        <translation>Water ring</translation>
    </message>
    <message>
        <source>Water ring, %1: it lies here</source>
        <translation>Water ring, %1: it lies here</translation>
    </message>
    <message>
        <source>Water ring, %1</source>
        <translation>Water ring, %1</translation>
    </message>
    <message>
        <source>Waters these fields: %1.</source>
        <translation>Waters these fields: %1.</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::RiverView</name>
    <message>
        <source>Nile cards</source>
        <translation>Nile cards</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::RulesBrowser</name>
    <message>
        <source>Rules of the game</source>
        <translation>Rules of the game</translation>
    </message>
    <message>
        <source>Back (Alt+Left)</source>
        <translation>Back (Alt+Left)</translation>
    </message>
    <message>
        <source>Forward (Alt+Right)</source>
        <translation>Forward (Alt+Right)</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>Leads to the first page of the rules.</extracomment>
        <translation>Start</translation>
    </message>
    <message>
        <source>To the first page (Alt+Home)</source>
        <translation>To the first page (Alt+Home)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Forward</translation>
    </message>
    <message>
        <source>Search: a word or a rule such as %1</source>
        <extracomment>%1 = the number of a rule.</extracomment>
        <translation>Search: a word or a rule such as %1</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Search the rules</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Contents</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Found</translation>
    </message>
    <message>
        <source>Nothing found for “%1”. Try a shorter word.</source>
        <translation>Nothing found for “%1”. Try a shorter word.</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::RunningCard</name>
    <message>
        <source>No game is running</source>
        <translation>No game is running</translation>
    </message>
    <message>
        <source>A new one asks for names and colours, then it begins.</source>
        <translation>A new one asks for names and colours, then it begins.</translation>
    </message>
    <message>
        <source>Go on</source>
        <extracomment>With the running game.</extracomment>
        <translation>Go on</translation>
    </message>
    <message>
        <source>Go on: %1</source>
        <translation>Go on: %1</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>New game…</translation>
    </message>
    <message>
        <source>Ctrl+N</source>
        <translation>Ctrl+N</translation>
    </message>
    <message>
        <source>The game in progress is damaged.</source>
        <translation>The game in progress is damaged.</translation>
    </message>
    <message>
        <source>The game in progress cannot be opened.</source>
        <translation>The game in progress cannot be opened.</translation>
    </message>
    <message>
        <source>Everything before that can be read. What is in the file is kept beside it.</source>
        <translation>Everything before that can be read. What is in the file is kept beside it.</translation>
    </message>
    <message>
        <source>With a good file in its place the game goes on.</source>
        <translation>With a good file in its place the game goes on.</translation>
    </message>
    <message>
        <source>Go on after entry %1</source>
        <translation>Go on after entry %1</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Try again</translation>
    </message>
    <message>
        <source>Take it off this page</source>
        <translation>Take it off this page</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <extracomment>Other games that are not over.</extracomment>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Recent</translation>
    </message>
    <message>
        <source>Recent games</source>
        <translation>Recent games</translation>
    </message>
    <message>
        <source>An earlier version of it is there: %1. What is in the file is kept beside it.</source>
        <translation>An earlier version of it is there: %1. What is in the file is kept beside it.</translation>
    </message>
    <message numerus="yes">
        <source>%n entry(ies)</source>
        <translation>
            <numerusform>%n entry</numerusform>
            <numerusform>%n entries</numerusform>
        </translation>
    </message>
    <message>
        <source>Go on with the earlier version</source>
        <extracomment>An earlier version of the game.</extracomment>
        <translation>Go on with the earlier version</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::ScorePanel</name>
    <message>
        <source>Steps so far</source>
        <extracomment>A button: shows the steps of the final scoring in the place of the cards to be named.</extracomment>
        <translation>Steps so far</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cards</translation>
    </message>
    <message>
        <source>Shows what has been scored so far</source>
        <translation>Shows what has been scored so far</translation>
    </message>
    <message>
        <source>Shows the cards to be named</source>
        <translation>Shows the cards to be named</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::ScoreRows</name>
    <message numerus="yes">
        <source>%n card(s) face down</source>
        <translation>
            <numerusform>%n card face down</numerusform>
            <numerusform>%n cards face down</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nilometer::ui::ScoreSheetModel</name>
    <message>
        <source>%1, %2: nothing</source>
        <translation>%1, %2: nothing</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Source</translation>
    </message>
    <message>
        <source>The sum of the rows below.</source>
        <translation>The sum of the rows below.</translation>
    </message>
    <message>
        <source>Where the marker stood on the score track before the final scoring.</source>
        <translation>Where the marker stood on the score track before the final scoring.</translation>
    </message>
    <message>
        <source>All of it together. Most points win</source>
        <translation>All of it together. Most points win</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::ScoreSheetView</name>
    <message>
        <source>Score sheet</source>
        <translation>Score sheet</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::SeatHead</name>
    <message>
        <source>Colour of player %1</source>
        <translation>Colour of player %1</translation>
    </message>
    <message>
        <source>Name of player %1</source>
        <translation>Name of player %1</translation>
    </message>
    <message>
        <source>Bid of player %1</source>
        <translation>Bid of player %1</translation>
    </message>
    <message>
        <source>Bid </source>
        <translation>Bid </translation>
    </message>
</context>
<context>
    <name>nilometer::ui::SeatRows</name>
    <message>
        <source>Name of player %1</source>
        <translation>Name of player %1</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>Stands in an empty field for the name of a player.</extracomment>
        <translation>Name</translation>
    </message>
    <message>
        <source>Colour of player %1</source>
        <translation>Colour of player %1</translation>
    </message>
    <message>
        <source>Bid of player %1</source>
        <translation>Bid of player %1</translation>
    </message>
    <message>
        <source>Bid </source>
        <translation>Bid </translation>
    </message>
    <message>
        <source>Player %1 earlier in the order</source>
        <translation>Player %1 earlier in the order</translation>
    </message>
    <message>
        <source>Earlier in the order</source>
        <translation>Earlier in the order</translation>
    </message>
    <message>
        <source>Player %1 later in the order</source>
        <translation>Player %1 later in the order</translation>
    </message>
    <message>
        <source>Later in the order</source>
        <translation>Later in the order</translation>
    </message>
    <message>
        <source>Player %1 has no name yet.</source>
        <translation>Player %1 has no name yet.</translation>
    </message>
    <message>
        <source>The name of player %1 is too long; 60 characters are the most.</source>
        <translation>The name of player %1 is too long; 60 characters are the most.</translation>
    </message>
    <message>
        <source>Two players are called “%1”.</source>
        <translation>Two players are called “%1”.</translation>
    </message>
    <message>
        <source>Prompts for player %1</source>
        <translation>Prompts for player %1</translation>
    </message>
    <message>
        <source>How much this player is told during the game</source>
        <translation>How much this player is told during the game</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::SetupCard</name>
    <message>
        <source>Picture: this is what it looks like</source>
        <translation>Picture: this is what it looks like</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::SetupRow</name>
    <message>
        <source>done</source>
        <extracomment>This step of the set-up was done at the table.</extracomment>
        <translation>done</translation>
    </message>
    <message>
        <source>still to do</source>
        <translation>still to do</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::SetupTombs</name>
    <message>
        <source>Nilometer knows them now.</source>
        <translation>Nilometer knows them now.</translation>
    </message>
    <message>
        <source>Which tiles lie open? You may also say so later.</source>
        <translation>Which tiles lie open? You may also say so later.</translation>
    </message>
    <message>
        <source>Tomb %1</source>
        <translation>Tomb %1</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::SetupView</name>
    <message>
        <source>Set up the table</source>
        <translation>Set up the table</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>Steps that are done, and all of them.</extracomment>
        <translation>%1 of %2</translation>
    </message>
    <message>
        <source>Later, to the table</source>
        <translation>Later, to the table</translation>
    </message>
    <message>
        <source>Done, next step</source>
        <translation>Done, next step</translation>
    </message>
    <message>
        <source>Everything is on the table: start</source>
        <translation>Everything is on the table: start</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::SphinxPanel</name>
    <message>
        <source>%1: %2</source>
        <extracomment>A player and how many hidden cards.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n hidden card(s)</source>
        <translation>
            <numerusform>%n hidden card</numerusform>
            <numerusform>%n hidden cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <extracomment>Sphinx cards in the deck; very short.</extracomment>
        <translation>
            <numerusform>%n left</numerusform>
            <numerusform>%n left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nilometer::ui::StartHead</name>
    <message>
        <source>Menu (F10)</source>
        <translation>Menu (F10)</translation>
    </message>
    <message>
        <source>The game stays on the table. One of you enters what happened; Nilometer judges, counts and says what to move.</source>
        <translation>The game stays on the table. One of you enters what happened; Nilometer judges, counts and says what to move.</translation>
    </message>
    <message>
        <source>Change language to %1</source>
        <extracomment>A button that changes the language of the program to that one.</extracomment>
        <translation>Change language to %1</translation>
    </message>
    <message>
        <source>Keys and help (?)</source>
        <translation>Keys and help (?)</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::StartTiles</name>
    <message>
        <source>Score only</source>
        <translation>Score only</translation>
    </message>
    <message>
        <source>The end position on one screen</source>
        <translation>The end position on one screen</translation>
    </message>
    <message numerus="yes">
        <source>%n lesson(s)</source>
        <translation>
            <numerusform>%n lesson</numerusform>
            <numerusform>%n lessons</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2 done</source>
        <extracomment>%1: how many lessons. %2: how many of them are done.</extracomment>
        <translation>%1 · %2 done</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Learn</translation>
    </message>
    <message>
        <source>Guided game</source>
        <translation>Guided game</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>Leads to the rule book.</extracomment>
        <translation>Rules</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Example</translation>
    </message>
    <message>
        <source>Check your copy</source>
        <translation>Check your copy</translation>
    </message>
    <message>
        <source>Compared with your own game</source>
        <translation>Compared with your own game</translation>
    </message>
    <message>
        <source>Some numbers stand only on your own copy.</source>
        <translation>Some numbers stand only on your own copy.</translation>
    </message>
    <message>
        <source>Finished games</source>
        <translation>Finished games</translation>
    </message>
    <message>
        <source>Every game that ends is kept here.</source>
        <translation>Every game that ends is kept here.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) since %1</source>
        <translation>
            <numerusform>%n game since %1</numerusform>
            <numerusform>%n games since %1</numerusform>
        </translation>
    </message>
    <message>
        <source>today</source>
        <translation>today</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>yesterday</translation>
    </message>
    <message>
        <source>last %1</source>
        <extracomment>%1: a day of the last seven, &quot;Friday&quot;.</extracomment>
        <translation>last %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n value(s)</source>
        <extracomment>Printed values that are compared. %1: how many of them.</extracomment>
        <translation>
            <numerusform>%1 of %n value</numerusform>
            <numerusform>%1 of %n values</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n minute(s)</source>
        <extracomment>%1: a day. %n: how long the game took.</extracomment>
        <translation>
            <numerusform>%1, %n minute</numerusform>
            <numerusform>%1, %n minutes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nilometer::ui::StatisticsModel</name>
    <message>
        <source>Player</source>
        <extracomment>The name of a player.</extracomment>
        <translation>Player</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Games</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Wins</translation>
    </message>
    <message>
        <source>Wins in %</source>
        <translation>Wins in %</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Average</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Best</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::StatisticsView</name>
    <message>
        <source>No finished game to count.</source>
        <translation>No finished game to count.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n win(s)</source>
        <translation>
            <numerusform>%n win</numerusform>
            <numerusform>%n wins</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 (%3), %4 points on average</source>
        <translation>%1, %2 (%3), %4 points on average</translation>
    </message>
    <message>
        <source>Most points: %1, %2</source>
        <translation>Most points: %1, %2</translation>
    </message>
    <message>
        <source>Opens the game</source>
        <translation>Opens the game</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>The list of all players.</extracomment>
        <translation>Players</translation>
    </message>
    <message>
        <source>Average points by source</source>
        <translation>Average points by source</translation>
    </message>
    <message>
        <source>Results by starting seat</source>
        <translation>Results by starting seat</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::StepStory</name>
    <message>
        <source>Opens the rule</source>
        <translation>Opens the rule</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::StripView</name>
    <message>
        <source>Enter anyway</source>
        <translation>Enter anyway</translation>
    </message>
    <message>
        <source>Ctrl ⏎</source>
        <translation>Ctrl ⏎</translation>
    </message>
    <message>
        <source>The table is right: the log marks it.</source>
        <translation>The table is right: the log marks it.</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Why?</translation>
    </message>
    <message>
        <source>Says which rules forbid it.</source>
        <translation>Says which rules forbid it.</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::TableCeremony</name>
    <message>
        <source>A rule option has left it out of this game.</source>
        <translation>A rule option has left it out of this game.</translation>
    </message>
    <message>
        <source>%1 has scored it.</source>
        <translation>%1 has scored it.</translation>
    </message>
    <message>
        <source>It is named already.</source>
        <translation>It is named already.</translation>
    </message>
    <message>
        <source>Which Sphinx cards?</source>
        <translation>Which Sphinx cards?</translation>
    </message>
    <message numerus="yes">
        <source>Which Sphinx cards? %n to name</source>
        <translation>
            <numerusform>Which Sphinx cards? %n to name</numerusform>
            <numerusform>Which Sphinx cards? %n to name</numerusform>
        </translation>
    </message>
    <message>
        <source>The final scoring of %1 is taken back. Nothing to move on the table.</source>
        <translation>The final scoring of %1 is taken back. Nothing to move on the table.</translation>
    </message>
    <message>
        <source>Scoring taken back, put back</source>
        <extracomment>A player&apos;s final scoring is taken back, and what to put back for it follows.</extracomment>
        <translation>Scoring taken back, put back</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::TellDialog</name>
    <message>
        <source>Read off a component</source>
        <extracomment>A number that is printed on a component.</extracomment>
        <translation>Read off a component</translation>
    </message>
    <message>
        <source>&amp;What</source>
        <translation>&amp;What</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Now</translation>
    </message>
    <message>
        <source>&amp;Number</source>
        <translation>&amp;Number</translation>
    </message>
    <message>
        <source>not read yet</source>
        <translation>not read yet</translation>
    </message>
    <message>
        <source>Type what is printed there.</source>
        <translation>Type what is printed there.</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::TrackPanel</name>
    <message>
        <source>Score track</source>
        <translation>Score track</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>%1: player, %2: points</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 %2 behind %3</source>
        <extracomment>%1: player, %2: points, %3: the player in front on the same space</extracomment>
        <translation>%1 %2 behind %3</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>A player on the score track, and how many scarabs.</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>%n scarab(s)</source>
        <translation>
            <numerusform>%n scarab</numerusform>
            <numerusform>%n scarabs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nilometer::ui::ValueDesk</name>
    <message>
        <source>This game on the values of your copy</source>
        <translation>This game on the values of your copy</translation>
    </message>
    <message>
        <source>%1: %2 instead of %3.</source>
        <translation>%1: %2 instead of %3.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <extracomment>A printed value and the number there.</extracomment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>The game goes on with the values of your copy.</source>
        <translation>The game goes on with the values of your copy.</translation>
    </message>
    <message>
        <source>%1 The game so far stays the same.</source>
        <translation>%1 The game so far stays the same.</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::WhyGuide</name>
    <message>
        <source>Why?</source>
        <translation>Why?</translation>
    </message>
    <message>
        <source>Where from</source>
        <extracomment>A menu of further numbers: &quot;Order tile&quot;, &quot;Stones&quot; …</extracomment>
        <translation>Where from</translation>
    </message>
</context>
<context>
    <name>PyramidionReport</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message>
        <source>Boats</source>
        <translation>Boats</translation>
    </message>
    <message>
        <source>Torturer troops</source>
        <translation>Torturer troops</translation>
    </message>
    <message>
        <source>as many points as %1, but %2 in hand against %3 (END-6)</source>
        <translation>as many points as %1, but %2 in hand against %3 (END-6)</translation>
    </message>
    <message numerus="yes">
        <source>%n boat(s)</source>
        <translation>
            <numerusform>%n boat</numerusform>
            <numerusform>%n boats</numerusform>
        </translation>
    </message>
    <message>
        <source>as many points and cards in hand as %1, but %2 against %3 (END-6)</source>
        <translation>as many points and cards in hand as %1, but %2 against %3 (END-6)</translation>
    </message>
    <message>
        <source>as many points, cards in hand and boats as %1, but further in front in the player order (END-6)</source>
        <translation>as many points, cards in hand and boats as %1, but further in front in the player order (END-6)</translation>
    </message>
</context>
<context>
    <name>PyramidionCli</name>
    <message>
        <source>A card may be discarded for another one (PLAY-4)</source>
        <translation>A card may be discarded for another one (PLAY-4)</translation>
    </message>
    <message>
        <source>Karnak may be activated with the boat that is drawn</source>
        <translation>Karnak may be activated with the boat that is drawn</translation>
    </message>
    <message>
        <source>%1, basic</source>
        <extracomment>A basic card: &quot;Merchant, basic&quot;.</extracomment>
        <translation>%1, basic</translation>
    </message>
    <message>
        <source>Kinds of cards that may be played with the numbers they show</source>
        <translation>Kinds of cards that may be played with the numbers they show</translation>
    </message>
    <message>
        <source>on %1</source>
        <extracomment>Cards that lie at the site, by number: &quot;on 1 and 3&quot;.</extracomment>
        <translation>on %1</translation>
    </message>
    <message>
        <source>sends home: %1</source>
        <translation>sends home: %1</translation>
    </message>
    <message>
        <source>one of %1</source>
        <extracomment>Resources, one of which a card takes or adds.</extracomment>
        <translation>one of %1</translation>
    </message>
    <message>
        <source>raises both minima</source>
        <translation>raises both minima</translation>
    </message>
    <message>
        <source>swaps with %1</source>
        <extracomment>Sites with which resources may be swapped.</extracomment>
        <translation>swaps with %1</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <extracomment>A troop and where it is: &quot;torturer troop at Giza&quot;.</extracomment>
        <translation>%1 at %2</translation>
    </message>
    <message>
        <source>Box, cards, boats and markers</source>
        <translation>Box, cards, boats and markers</translation>
    </message>
    <message>
        <source>Printed numbers that the table may be asked for</source>
        <translation>Printed numbers that the table may be asked for</translation>
    </message>
</context>
<context>
    <name>PyramidionTally</name>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Resources</source>
        <translation>Resources</translation>
    </message>
    <message>
        <source>Loaded boats</source>
        <translation>Loaded boats</translation>
    </message>
    <message>
        <source>Resources: %1</source>
        <translation>Resources: %1</translation>
    </message>
    <message>
        <source>Torturer troops on sites</source>
        <translation>Torturer troops on sites</translation>
    </message>
    <message>
        <source>Negotiator troops on sites</source>
        <translation>Negotiator troops on sites</translation>
    </message>
    <message>
        <source>Cards in hand</source>
        <translation>Cards in hand</translation>
    </message>
    <message>
        <source>Place in the player order</source>
        <translation>Place in the player order</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Round</translation>
    </message>
    <message>
        <source>Boats in the pile</source>
        <translation>Boats in the pile</translation>
    </message>
    <message>
        <source>Character cards in the pile</source>
        <translation>Character cards in the pile</translation>
    </message>
    <message>
        <source>Resources on the site %1</source>
        <translation>Resources on the site %1</translation>
    </message>
    <message>
        <source>Supply: %1</source>
        <translation>Supply: %1</translation>
    </message>
</context>
<context>
    <name>PyramidionPosition</name>
    <message>
        <source>Points of the boats</source>
        <translation>Points of the boats</translation>
    </message>
    <message>
        <source>What all loaded boats show together (END-1).</source>
        <translation>What all loaded boats show together (END-1).</translation>
    </message>
    <message>
        <source>Loaded boats</source>
        <translation>Loaded boats</translation>
    </message>
    <message>
        <source>How many boats are loaded. Decides a tie (END-6).</source>
        <translation>How many boats are loaded. Decides a tie (END-6).</translation>
    </message>
    <message>
        <source>Torturer troops</source>
        <translation>Torturer troops</translation>
    </message>
    <message>
        <source>How many lie on sites: most of them give 1 point (END-2).</source>
        <translation>How many lie on sites: most of them give 1 point (END-2).</translation>
    </message>
    <message>
        <source>Cards in hand</source>
        <translation>Cards in hand</translation>
    </message>
    <message>
        <source>Decide a tie before the boats do (END-6).</source>
        <translation>Decide a tie before the boats do (END-6).</translation>
    </message>
    <message>
        <source>Place in the order</source>
        <translation>Place in the order</translation>
    </message>
    <message>
        <source>From 1. Decides last (END-6).</source>
        <translation>From 1. Decides last (END-6).</translation>
    </message>
    <message>
        <source>There are 20 boats (SET-7).</source>
        <translation>There are 20 boats (SET-7).</translation>
    </message>
    <message>
        <source>A player has 5 torturer troops (SET-2).</source>
        <translation>A player has 5 torturer troops (SET-2).</translation>
    </message>
    <message>
        <source>Each of the 8 sites has room for one (TORTURER-2).</source>
        <translation>Each of the 8 sites has room for one (TORTURER-2).</translation>
    </message>
    <message>
        <source>There are not so many cards (SET-3).</source>
        <translation>There are not so many cards (SET-3).</translation>
    </message>
    <message>
        <source>Everybody has a place of his own (SET-9).</source>
        <translation>Everybody has a place of his own (SET-9).</translation>
    </message>
    <message>
        <source>The game ends when somebody has reached the target, or with all boats loaded. Points are on loaded boats (END-3).</source>
        <translation>The game ends when somebody has reached the target, or with all boats loaded. Points are on loaded boats (END-3).</translation>
    </message>
    <message>
        <source>10, 12 or 15 points, or 20 boats (END-5).</source>
        <translation>10, 12 or 15 points, or 20 boats (END-5).</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Target</translation>
    </message>
    <message>
        <source>10, 12 or 15 points; 20: until all boats are loaded. Empty: 10 (END-5).</source>
        <translation>10, 12 or 15 points; 20: until all boats are loaded. Empty: 10 (END-5).</translation>
    </message>
    <message>
        <source>Tie for most troops</source>
        <translation>Tie for most troops</translation>
    </message>
    <message>
        <source>1: all who are tied get the point. Empty: nobody gets it (END-2).</source>
        <translation>1: all who are tied get the point. Empty: nobody gets it (END-2).</translation>
    </message>
    <message>
        <source>Empty fields of players are 0.</source>
        <translation>Empty fields of players are 0.</translation>
    </message>
</context>
<context>
    <name>PyramidionCopy</name>
    <message>
        <source>Box</source>
        <translation>Box</translation>
    </message>
    <message>
        <source>Count the resources in the box.</source>
        <translation>Count the resources in the box.</translation>
    </message>
    <message>
        <source>Sites</source>
        <translation>Sites</translation>
    </message>
    <message>
        <source>Look at the site tiles: both minima, and what stands in the top right corner.</source>
        <translation>Look at the site tiles: both minima, and what stands in the top right corner.</translation>
    </message>
    <message>
        <source>Character cards</source>
        <translation>Character cards</translation>
    </message>
    <message>
        <source>Look at the character cards, one by one. What cards have not been read in can be added later.</source>
        <translation>Look at the character cards, one by one. What cards have not been read in can be added later.</translation>
    </message>
    <message>
        <source>Boats</source>
        <translation>Boats</translation>
    </message>
    <message>
        <source>Look at the boats: what each needs, and its points.</source>
        <translation>Look at the boats: what each needs, and its points.</translation>
    </message>
    <message>
        <source>Supply cards</source>
        <translation>Supply cards</translation>
    </message>
    <message>
        <source>Look at the supply cards: which resources each brings to which site.</source>
        <translation>Look at the supply cards: which resources each brings to which site.</translation>
    </message>
    <message>
        <source>Revolt markers</source>
        <translation>Revolt markers</translation>
    </message>
    <message>
        <source>Turn up all revolt markers: value and pictured resources.</source>
        <translation>Turn up all revolt markers: value and pictured resources.</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Kind</translation>
    </message>
    <message>
        <source>Pile</source>
        <translation>Pile</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Values</translation>
    </message>
    <message>
        <source>Ankh</source>
        <translation>Ankh</translation>
    </message>
    <message>
        <source>Need</source>
        <translation>Need</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Value</translation>
    </message>
    <message>
        <source>Pictured</source>
        <translation>Pictured</translation>
    </message>
    <message>
        <source>Card %1</source>
        <translation>Card %1</translation>
    </message>
    <message>
        <source>Boat %1</source>
        <translation>Boat %1</translation>
    </message>
    <message>
        <source>Supply card %1</source>
        <translation>Supply card %1</translation>
    </message>
    <message>
        <source>Revolt marker %1</source>
        <translation>Revolt marker %1</translation>
    </message>
    <message>
        <source>Add a card</source>
        <translation>Add a card</translation>
    </message>
    <message>
        <source>Add a boat</source>
        <translation>Add a boat</translation>
    </message>
    <message>
        <source>Add a supply card</source>
        <translation>Add a supply card</translation>
    </message>
    <message>
        <source>Add a revolt marker</source>
        <translation>Add a revolt marker</translation>
    </message>
    <message>
        <source>common</source>
        <translation>common</translation>
    </message>
    <message>
        <source>basic</source>
        <translation>basic</translation>
    </message>
    <message>
        <source>no ankh</source>
        <translation>no ankh</translation>
    </message>
    <message>
        <source>ankh</source>
        <translation>ankh</translation>
    </message>
    <message>
        <source>Remove: %1</source>
        <extracomment>A card, boat or marker that was read in by mistake.</extracomment>
        <translation>Remove: %1</translation>
    </message>
</context>
<context>
    <name>PyramidionDisplay</name>
    <message>
        <source>Set up the table</source>
        <translation>Set up the table</translation>
    </message>
    <message>
        <source>Turn up boats</source>
        <translation>Turn up boats</translation>
    </message>
    <message>
        <source>Turn up the next supply card</source>
        <translation>Turn up the next supply card</translation>
    </message>
    <message>
        <source>takes a resource by a troop</source>
        <translation>takes a resource by a troop</translation>
    </message>
    <message>
        <source>activates a site</source>
        <translation>activates a site</translation>
    </message>
    <message>
        <source>plays a card or passes</source>
        <translation>plays a card or passes</translation>
    </message>
    <message>
        <source>Call out the sums</source>
        <translation>Call out the sums</translation>
    </message>
    <message>
        <source>Turn up revolt markers</source>
        <translation>Turn up revolt markers</translation>
    </message>
    <message>
        <source>Read the minima of the site</source>
        <translation>Read the minima of the site</translation>
    </message>
    <message>
        <source>may take back a card</source>
        <translation>may take back a card</translation>
    </message>
    <message>
        <source>may trade workers for a statue</source>
        <translation>may trade workers for a statue</translation>
    </message>
    <message>
        <source>loads a boat or declines</source>
        <translation>loads a boat or declines</translation>
    </message>
    <message>
        <source>Who has reached the target?</source>
        <translation>Who has reached the target?</translation>
    </message>
    <message>
        <source>Show the loaded boats</source>
        <translation>Show the loaded boats</translation>
    </message>
    <message>
        <source>wins</source>
        <extracomment>After a player&apos;s name: &quot;Anna wins&quot;.</extracomment>
        <translation>wins</translation>
    </message>
    <message>
        <source>Boats</source>
        <translation>Boats</translation>
    </message>
</context>
<context>
    <name>PyramidionTell</name>
    <message>
        <source>&amp;Site</source>
        <translation>&amp;Site</translation>
    </message>
    <message>
        <source>Both minima</source>
        <translation>Both minima</translation>
    </message>
    <message>
        <source>Corner: 1 for each kind shown</source>
        <extracomment>Of a site tile; 1 = this kind is pictured there.</extracomment>
        <translation>Corner: 1 for each kind shown</translation>
    </message>
</context>
<context>
    <name>DraftedView</name>
    <message>
        <source>%1 acts out of turn</source>
        <extracomment>%1 does something though it is another player’s turn.</extracomment>
        <translation>%1 acts out of turn</translation>
    </message>
</context>
</TS>
