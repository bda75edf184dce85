<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de">
<context>
    <name>AmendedCard</name>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Entry %1 then says: %2</source>
        <extracomment>The number of the entry and what it says.</extracomment>
        <translation>Eintrag %1 lautet dann: %2</translation>
    </message>
    <message>
        <source>New before entry %1: %2</source>
        <translation>Neu vor Eintrag %1: %2</translation>
    </message>
    <message>
        <source>Without entry %1: %2</source>
        <translation>Ohne Eintrag %1: %2</translation>
    </message>
    <message>
        <source>Some entries of this game do not fit together</source>
        <translation>Einige Einträge dieses Spiels passen nicht zusammen</translation>
    </message>
    <message>
        <source>From entry %1 on, entries do not fit together</source>
        <translation>Ab Eintrag %1 passt nicht mehr alles zusammen</translation>
    </message>
    <message>
        <source>Nothing to move on the table.</source>
        <translation>Auf dem Tisch bleibt alles, wie es ist.</translation>
    </message>
    <message>
        <source>To be moved on the table</source>
        <translation>Auf dem Tisch zu ändern</translation>
    </message>
    <message numerus="yes">
        <source>%n entries do not fit yet. They stay in the log, marked.</source>
        <translation>
            <numerusform>%n Eintrag passt noch nicht. Er bleibt markiert im Verlauf.</numerusform>
            <numerusform>%n Einträge passen noch nicht. Sie bleiben markiert im Verlauf.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n adapted</source>
        <extracomment>what becomes of later entries, in a list: &quot;3 adapted, 1 left out&quot;</extracomment>
        <translation>
            <numerusform>%n angepasst</numerusform>
            <numerusform>%n angepasst</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with what was missing</source>
        <extracomment>of later entries: what is entered before them makes them fit</extracomment>
        <translation>
            <numerusform>%n ergänzt</numerusform>
            <numerusform>%n ergänzt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entered again</source>
        <extracomment>of later entries</extracomment>
        <translation>
            <numerusform>%n neu eingetragen</numerusform>
            <numerusform>%n neu eingetragen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kept anyway</source>
        <extracomment>of later entries: although a rule forbids them</extracomment>
        <translation>
            <numerusform>%n trotzdem behalten</numerusform>
            <numerusform>%n trotzdem behalten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kept as it is</source>
        <extracomment>of later entries: they stay in the log and are not carried out</extracomment>
        <translation>
            <numerusform>%n unverändert behalten</numerusform>
            <numerusform>%n unverändert behalten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hold again</source>
        <extracomment>of later entries that were entered anyway: no rule forbids them any more</extracomment>
        <translation>
            <numerusform>%n gilt wieder</numerusform>
            <numerusform>%n gelten wieder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left out</source>
        <extracomment>of later entries</extracomment>
        <translation>
            <numerusform>%n weggelassen</numerusform>
            <numerusform>%n weggelassen</numerusform>
        </translation>
    </message>
    <message>
        <source>As before: %1</source>
        <extracomment>What stays at every player: &quot;Points, Stones&quot;.</extracomment>
        <translation>Wie bisher: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n later entries are affected</source>
        <translation>
            <numerusform>%n späterer Eintrag ist betroffen</numerusform>
            <numerusform>%n spätere Einträge sind betroffen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keep it so, %n entries left out</source>
        <translation>
            <numerusform>So übernehmen, %n Eintrag fällt weg</numerusform>
            <numerusform>So übernehmen, %n Einträge fallen weg</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keep it so, %n entries do not fit</source>
        <translation>
            <numerusform>So übernehmen, %n Eintrag passt nicht</numerusform>
            <numerusform>So übernehmen, %n Einträge passen nicht</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep it so</source>
        <translation>So übernehmen</translation>
    </message>
    <message numerus="yes">
        <source>%n as played</source>
        <extracomment>of rounds, among later entries: the order of play stays as it was played</extracomment>
        <translation>
            <numerusform>%n wie gespielt</numerusform>
            <numerusform>%n wie gespielt</numerusform>
        </translation>
    </message>
    <message>
        <source>Entering entry %1 again</source>
        <extracomment>The number of a later entry.</extracomment>
        <translation>Eintrag %1 wird neu eingetragen</translation>
    </message>
    <message>
        <source>Changing entry %1</source>
        <extracomment>The number of the entry.</extracomment>
        <translation>Eintrag %1 wird geändert</translation>
    </message>
    <message>
        <source>Inserting before entry %1</source>
        <translation>Einfügen vor Eintrag %1</translation>
    </message>
    <message>
        <source>Removing entry %1</source>
        <translation>Eintrag %1 wird entfernt</translation>
    </message>
</context>
<context>
    <name>ArchiveText</name>
    <message>
        <source>* Rests on printed values that nobody has compared yet.</source>
        <translation>* Beruht auf gedruckten Werten, die noch niemand verglichen hat.</translation>
    </message>
</context>
<context>
    <name>Box</name>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n Runde</numerusform>
            <numerusform>%n Runden</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Brief</name>
    <message>
        <source>Nile cards laid out</source>
        <translation>Nil-Karten ausgelegt</translation>
    </message>
    <message>
        <source>%1 passes</source>
        <translation>%1 passt</translation>
    </message>
    <message>
        <source>Quarries yield stones</source>
        <translation>Steinbrüche liefern Steine</translation>
    </message>
    <message>
        <source>nothing built</source>
        <translation>nichts gebaut</translation>
    </message>
    <message>
        <source>Participation</source>
        <translation>Mitwirkung</translation>
    </message>
    <message>
        <source>New order tiles</source>
        <translation>Neue Nummern-Plättchen</translation>
    </message>
    <message>
        <source>Card %1: %2</source>
        <translation>Karte %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n Sphinx card(s)</source>
        <translation>
            <numerusform>%n Sphinx-Karte</numerusform>
            <numerusform>%n Sphinx-Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>ring %1</source>
        <extracomment>The water ring is moved there: &quot;ring left&quot;.</extracomment>
        <translation>Ring %1</translation>
    </message>
    <message>
        <source>in reserve</source>
        <extracomment>Where a ship stands at a building site.</extracomment>
        <translation>Reserve</translation>
    </message>
    <message>
        <source>no leftover card</source>
        <translation>keine übrige Karte</translation>
    </message>
    <message>
        <source>leftover card %1</source>
        <translation>übrige Karte %1</translation>
    </message>
    <message>
        <source>fed</source>
        <extracomment>The construction crews of a player.</extracomment>
        <translation>ernährt</translation>
    </message>
    <message>
        <source>with help</source>
        <translation>mit Hilfe</translation>
    </message>
    <message>
        <source>Feeding, with help</source>
        <extracomment>Some players gave cards or stones for it.</extracomment>
        <translation>Ernährung, mit Hilfe</translation>
    </message>
    <message>
        <source>Feeding</source>
        <translation>Ernährung</translation>
    </message>
    <message>
        <source>final scoring</source>
        <translation>Schlusswertung</translation>
    </message>
    <message>
        <source>Open tomb tiles</source>
        <translation>Offene Gräber-Plättchen</translation>
    </message>
    <message>
        <source>Open tomb tiles: %1</source>
        <translation>Offene Gräber-Plättchen: %1</translation>
    </message>
    <message>
        <source>queue place %1</source>
        <extracomment>A place in the queue on a space of the score track.</extracomment>
        <translation>Platz %1 in der Schlange</translation>
    </message>
    <message>
        <source>gets %1</source>
        <extracomment>A Nile card is given to, or taken from, a player.</extracomment>
        <translation>bekommt %1</translation>
    </message>
    <message>
        <source>without %1</source>
        <translation>ohne %1</translation>
    </message>
    <message>
        <source>order of play</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>Correction: %1</source>
        <extracomment>Something is put right: &quot;Correction: Anna, 12 points&quot;.</extracomment>
        <translation>Korrektur: %1</translation>
    </message>
    <message>
        <source>%1 of %2 kept</source>
        <extracomment>Sphinx cards: so many of those that were drawn.</extracomment>
        <translation>%1 von %2 behalten</translation>
    </message>
</context>
<context>
    <name>BriefPlace</name>
    <message>
        <source>temple %1</source>
        <translation>Tempel %1</translation>
    </message>
    <message>
        <source>tomb %1</source>
        <translation>Grab %1</translation>
    </message>
    <message>
        <source>tombs %1</source>
        <translation>Gräber %1</translation>
    </message>
    <message>
        <source>card %1</source>
        <translation>Karte %1</translation>
    </message>
    <message>
        <source>left %1</source>
        <extracomment>Spaces of the temple&apos;s left pillar, after &quot;temple&quot;: &quot;left 1&quot;.</extracomment>
        <translation>links %1</translation>
    </message>
    <message>
        <source>right %1</source>
        <extracomment>Spaces of the temple&apos;s right pillar, after &quot;temple&quot;.</extracomment>
        <translation>rechts %1</translation>
    </message>
    <message>
        <source>columns %1</source>
        <extracomment>Columns of the temple, after &quot;temple&quot;.</extracomment>
        <translation>Säulen %1</translation>
    </message>
    <message>
        <source>top %1</source>
        <extracomment>Stones above the temple&apos;s columns, after &quot;temple&quot;.</extracomment>
        <translation>oben %1</translation>
    </message>
    <message>
        <source>obelisk %1</source>
        <translation>Obelisk %1</translation>
    </message>
    <message>
        <source>pyramid row %1</source>
        <extracomment>%1: rows, and how many stones were put there: &quot;pyramid row 1 (2×) + 2&quot;.</extracomment>
        <translation>Pyramide Reihe %1</translation>
    </message>
</context>
<context>
    <name>Card</name>
    <message>
        <source>Green field</source>
        <translation>Grünes Getreidefeld</translation>
    </message>
    <message>
        <source>Yellow-green field</source>
        <translation>Gelbgrünes Getreidefeld</translation>
    </message>
    <message>
        <source>Brown field</source>
        <translation>Braunes Getreidefeld</translation>
    </message>
    <message>
        <source>Quarry</source>
        <translation>Steinbruch</translation>
    </message>
    <message>
        <source>Quarry %1</source>
        <translation>Steinbruch %1</translation>
    </message>
    <message>
        <source>Stones in buildings</source>
        <translation>Steine in Bauwerken</translation>
    </message>
    <message>
        <source>an unnamed Nile card</source>
        <translation>eine unbekannte Nil-Karte</translation>
    </message>
    <message>
        <source>start field</source>
        <translation>Start-Getreidefeld</translation>
    </message>
    <message>
        <source>Green field %1</source>
        <translation>Grünes Getreidefeld %1</translation>
    </message>
    <message>
        <source>Yellow-green field %1</source>
        <translation>Gelbgrünes Getreidefeld %1</translation>
    </message>
    <message>
        <source>Brown field %1</source>
        <translation>Braunes Getreidefeld %1</translation>
    </message>
    <message>
        <source>Crews by colour</source>
        <translation>Bautrupps nach Farbe</translation>
    </message>
    <message>
        <source>+… stones</source>
        <translation>+… Steine</translation>
    </message>
</context>
<context>
    <name>CardFinder</name>
    <message>
        <source>%1, counts as %2</source>
        <translation>%1, zählt als %2</translation>
    </message>
    <message>
        <source>%1, improved</source>
        <translation>%1, verbessert</translation>
    </message>
</context>
<context>
    <name>Ceremony</name>
    <message numerus="yes">
        <source>%n point(s), bid %1</source>
        <translation>
            <numerusform>%n Punkt, Gebot %1</numerusform>
            <numerusform>%n Punkte, Gebot %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1 gewinnt</translation>
    </message>
    <message>
        <source>Final result</source>
        <translation>Endergebnis</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>Stones</source>
        <translation>Steine</translation>
    </message>
    <message>
        <source>Tombs</source>
        <translation>Gräber</translation>
    </message>
    <message>
        <source>Sphinx</source>
        <translation>Sphinx</translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>The sum of the columns before it.</extracomment>
        <translation>Summe</translation>
    </message>
    <message numerus="yes">
        <source>Order tile %1 · %n point(s) before</source>
        <translation>
            <numerusform>Nummern-Plättchen %1 · vorher %n Punkt</numerusform>
            <numerusform>Nummern-Plättchen %1 · vorher %n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s)</source>
        <translation>
            <numerusform>%1: %n Punkt</numerusform>
            <numerusform>%1: %n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: name %n Sphinx card(s)</source>
        <translation>
            <numerusform>%1: %n Sphinx-Karte angeben</numerusform>
            <numerusform>%1: %n Sphinx-Karten angeben</numerusform>
        </translation>
    </message>
    <message>
        <source>Final scoring: %1</source>
        <translation>Schlusswertung: %1</translation>
    </message>
    <message>
        <source>No points for this</source>
        <translation>Dafür gibt es nichts</translation>
    </message>
    <message>
        <source>Now move</source>
        <translation>Jetzt auf dem Tisch</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Who wins?</source>
        <translation>Wer gewinnt?</translation>
    </message>
    <message>
        <source>On to %1</source>
        <translation>Weiter mit %1</translation>
    </message>
    <message>
        <source>All at once</source>
        <translation>Alles auf einmal</translation>
    </message>
    <message>
        <source>Reveals everything that is known of this player.</source>
        <translation>Deckt auf, was hier schon bekannt ist.</translation>
    </message>
    <message>
        <source>Stone market on step %1, stones are sold from step %2 on (MARKET-4)</source>
        <translation>Steineverkauf auf Stufe %1, verkauft wird erst ab Stufe %2 (MARKET-4)</translation>
    </message>
    <message>
        <source>no stones left</source>
        <translation>keine Steine übrig</translation>
    </message>
    <message numerus="yes">
        <source>%n stone(s) left</source>
        <translation>
            <numerusform>%n Stein übrig</numerusform>
            <numerusform>%n Steine übrig</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stone(s), %1 for each point</source>
        <translation>
            <numerusform>%n Stein, %1 für jeden Punkt</numerusform>
            <numerusform>%n Steine, %1 für jeden Punkt</numerusform>
        </translation>
    </message>
    <message>
        <source>Stones sold</source>
        <extracomment>What a player has done with leftover stones.</extracomment>
        <translation>Steine verkauft</translation>
    </message>
    <message>
        <source>Stones kept</source>
        <translation>Steine behalten</translation>
    </message>
    <message>
        <source>Stones not sold</source>
        <translation>Kein Steineverkauf</translation>
    </message>
    <message>
        <source>no tomb tiles</source>
        <translation>keine Gräber-Plättchen</translation>
    </message>
    <message>
        <source>sum %1, in %2 to %3</source>
        <translation>Summe %1, also %2 bis %3</translation>
    </message>
    <message>
        <source>sum %1, at least %2</source>
        <translation>Summe %1, also mindestens %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n space(s) built</source>
        <translation>
            <numerusform>%1 von %n Feld gebaut</numerusform>
            <numerusform>%1 von %n Feldern gebaut</numerusform>
        </translation>
    </message>
    <message>
        <source>reached</source>
        <translation>erreicht</translation>
    </message>
    <message>
        <source>not reached</source>
        <translation>nicht erreicht</translation>
    </message>
    <message>
        <source>%1, somebody has more</source>
        <translation>%1, jemand hat mehr</translation>
    </message>
    <message>
        <source>%1 · arrives behind %2</source>
        <translation>%1 · stellt sich hinter %2 an</translation>
    </message>
    <message>
        <source>Stones left over</source>
        <translation>Übrige Steine</translation>
    </message>
    <message>
        <source>counts last of all</source>
        <translation>zählt ganz zuletzt</translation>
    </message>
    <message>
        <source>Sphinx card</source>
        <translation>Sphinx-Karte</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>Schlusswertung</translation>
    </message>
    <message>
        <source>%1 wins?</source>
        <extracomment>Somebody else wins if what is disputed was otherwise.</extracomment>
        <translation>Gewinnt %1?</translation>
    </message>
    <message>
        <source>Turn the next</source>
        <translation>Nächste aufdecken</translation>
    </message>
    <message>
        <source>stones</source>
        <translation>Steine</translation>
    </message>
    <message>
        <source>tomb tiles</source>
        <translation>Gräber-Plättchen</translation>
    </message>
    <message>
        <source>Sphinx cards</source>
        <translation>Sphinx-Karten</translation>
    </message>
    <message>
        <source>%1: lay out %2</source>
        <extracomment>What a player lays on the table for the final scoring: &quot;Anna: lay out stones and tomb tiles&quot;.</extracomment>
        <translation>%1: %2 bereitlegen</translation>
    </message>
    <message>
        <source>On the score track: %1</source>
        <translation>Auf der Zählleiste: %1</translation>
    </message>
    <message>
        <source>%1 win together</source>
        <translation>%1 gewinnen gemeinsam</translation>
    </message>
</context>
<context>
    <name>CeremonyStage</name>
    <message>
        <source>Order tile %1</source>
        <translation>Nummern-Plättchen %1</translation>
    </message>
    <message>
        <source>Stones left over</source>
        <translation>Übrige Steine</translation>
    </message>
    <message>
        <source>Tombs</source>
        <translation>Gräber</translation>
    </message>
    <message>
        <source>Sphinx card %1 of %2</source>
        <translation>Sphinx-Karte %1 von %2</translation>
    </message>
    <message>
        <source>Leads now, level with %1</source>
        <translation>Führt jetzt, gleichauf mit %1</translation>
    </message>
    <message>
        <source>Place %1 now, level with %2</source>
        <translation>Jetzt Platz %1, gleichauf mit %2</translation>
    </message>
    <message>
        <source>Leads now, %1 ahead of %2</source>
        <translation>Führt jetzt, %1 vor %2</translation>
    </message>
    <message>
        <source>Place %1 now, %2 behind %3</source>
        <translation>Jetzt Platz %1, %2 hinter %3</translation>
    </message>
    <message numerus="yes">
        <source>%n more would have been enough.</source>
        <translation>
            <numerusform>Mit %n mehr hätte es gereicht.</numerusform>
            <numerusform>Mit %n mehr hätte es gereicht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more space(s) would have been enough.</source>
        <translation>
            <numerusform>Mit %n Feld mehr hätte es gereicht.</numerusform>
            <numerusform>Mit %n Feldern mehr hätte es gereicht.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <extracomment>A player and what counts of him: &quot;Anna: 6 own stones.&quot;</extracomment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>Points before</source>
        <translation>Punkte davor</translation>
    </message>
    <message>
        <source>Second: %1, %2</source>
        <translation>Zweiter Platz: %1, %2</translation>
    </message>
    <message>
        <source>For so many the card gives nothing.</source>
        <translation>Für so viele gibt die Karte nichts.</translation>
    </message>
    <message>
        <source>Whoever has nothing of it gets nothing.</source>
        <translation>Wer davon nichts hat, bekommt nichts.</translation>
    </message>
    <message numerus="yes">
        <source>It takes at least %n point(s).</source>
        <translation>
            <numerusform>Dafür braucht es mindestens %n Punkt.</numerusform>
            <numerusform>Dafür braucht es mindestens %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>All together: %1.</source>
        <extracomment>What counts on a card of whatever all have done: &quot;All together: 3 of 4 spaces built.&quot;</extracomment>
        <translation>Alle zusammen: %1.</translation>
    </message>
</context>
<context>
    <name>Chip</name>
    <message>
        <source>quarry</source>
        <translation>Steinbruch</translation>
    </message>
    <message>
        <source>+%1 grain</source>
        <translation>+%1 Getreide</translation>
    </message>
    <message>
        <source>+%1 strength</source>
        <translation>+%1 Stärke</translation>
    </message>
    <message>
        <source>Twice</source>
        <translation>Doppelt</translation>
    </message>
    <message>
        <source>Second ship</source>
        <translation>Zweites Schiff</translation>
    </message>
    <message>
        <source>Two crews</source>
        <extracomment>A Nile card where it is one of many; very short.</extracomment>
        <translation>Zwei Trupps</translation>
    </message>
    <message>
        <source>Reserve</source>
        <translation>Reserve</translation>
    </message>
    <message>
        <source>Go first</source>
        <translation>Zuerst</translation>
    </message>
    <message>
        <source>Keep %1</source>
        <translation>Behalte %1</translation>
    </message>
    <message numerus="yes">
        <source>+%n stone(s)</source>
        <translation>
            <numerusform>+%n Stein</numerusform>
            <numerusform>+%n Steine</numerusform>
        </translation>
    </message>
    <message>
        <source>Sell %1</source>
        <translation>Verkauf %1</translation>
    </message>
    <message>
        <source>Better field</source>
        <extracomment>A Nile card where it is one of many; very short.</extracomment>
        <translation>Besseres Feld</translation>
    </message>
    <message>
        <source>Occupied</source>
        <translation>Besetzt</translation>
    </message>
    <message>
        <source>Crew step</source>
        <extracomment>A Nile card where it is one of many; very short.</extracomment>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Stones 1:1</source>
        <translation>Steine 1:1</translation>
    </message>
    <message>
        <source>More Sphinx</source>
        <translation>Mehr Sphinx</translation>
    </message>
    <message>
        <source>Paid step</source>
        <translation>Kaufschritt</translation>
    </message>
    <message>
        <source>Upstream</source>
        <extracomment>A Nile card where it is one of many; very short.</extracomment>
        <translation>Stromauf</translation>
    </message>
    <message>
        <source>Leftover</source>
        <translation>Übrige</translation>
    </message>
    <message>
        <source>Tomb +%1</source>
        <translation>Grab +%1</translation>
    </message>
    <message>
        <source>Stone market %1</source>
        <translation>Steineverkauf %1</translation>
    </message>
    <message>
        <source>Grain market %1</source>
        <translation>Getreidemarkt %1</translation>
    </message>
    <message>
        <source>Crews of choice</source>
        <translation>Trupps nach Wahl</translation>
    </message>
    <message>
        <source>Crews %1</source>
        <translation>Trupps %1</translation>
    </message>
    <message>
        <source>Stones in %1</source>
        <translation>Steine in: %1</translation>
    </message>
</context>
<context>
    <name>Choice</name>
    <message>
        <source>Card %1</source>
        <translation>Karte %1</translation>
    </message>
    <message>
        <source>Advance</source>
        <translation>Vorrücken</translation>
    </message>
    <message>
        <source>and</source>
        <translation>und</translation>
    </message>
    <message>
        <source>Water ring</source>
        <translation>Wasserring</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>without a stone</source>
        <translation>ohne Stein</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Sell</source>
        <translation>Verkaufen</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Bauen</translation>
    </message>
    <message>
        <source>Stones</source>
        <translation>Steine</translation>
    </message>
    <message>
        <source>Sphinx cards</source>
        <translation>Sphinx-Karten</translation>
    </message>
    <message>
        <source>%1: better field</source>
        <translation>%1: besseres Getreidefeld</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Getreidefeld</translation>
    </message>
    <message>
        <source>%1: card</source>
        <translation>%1: Karte</translation>
    </message>
    <message>
        <source>%1: stones for grain</source>
        <translation>%1: Steine als Getreide</translation>
    </message>
    <message>
        <source>stays on the left</source>
        <translation>bleibt links</translation>
    </message>
    <message>
        <source>to the left</source>
        <translation>nach links</translation>
    </message>
    <message>
        <source>stays in the middle</source>
        <translation>bleibt in der Mitte</translation>
    </message>
    <message>
        <source>to the middle</source>
        <translation>in die Mitte</translation>
    </message>
    <message>
        <source>stays on the right</source>
        <translation>bleibt rechts</translation>
    </message>
    <message>
        <source>to the right</source>
        <translation>nach rechts</translation>
    </message>
    <message>
        <source>%1, beyond the last step</source>
        <translation>%1 übers Ende hinaus</translation>
    </message>
    <message>
        <source>%1 to step %2</source>
        <translation>%1 auf Stufe %2</translation>
    </message>
    <message>
        <source>keep them</source>
        <translation>behalten</translation>
    </message>
    <message numerus="yes">
        <source>sell %1 for %n point(s)</source>
        <translation>
            <numerusform>%1 für %n Punkt verkaufen</numerusform>
            <numerusform>%1 für %n Punkte verkaufen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: no penalty</source>
        <translation>%1: ohne Strafe</translation>
    </message>
    <message>
        <source>%1: back %2</source>
        <translation>%1: %2 zurück</translation>
    </message>
    <message>
        <source>With crew</source>
        <translation>Mit Bautrupp</translation>
    </message>
    <message>
        <source>Tomb %1</source>
        <translation>Grab %1</translation>
    </message>
    <message>
        <source>Market</source>
        <translation>Markt</translation>
    </message>
</context>
<context>
    <name>Cli</name>
    <message>
        <source>Unknown flag “%1”; %2 lists all there are.</source>
        <translation>Unbekannter Schalter „%1“; „%2“ zeigt alle, die es gibt.</translation>
    </message>
    <message>
        <source>“%1” is given twice.</source>
        <translation>„%1“ ist doppelt angegeben.</translation>
    </message>
    <message>
        <source>“%1” takes no value.</source>
        <translation>Zu „%1“ gehört kein Wert.</translation>
    </message>
    <message>
        <source>“%1” needs a value: %2.</source>
        <translation>Zu „%1“ gehört ein Wert: %2.</translation>
    </message>
    <message>
        <source>“--%1” is “%2”; expected: %3.</source>
        <translation>„--%1“ kann nicht „%2“ sein; möglich: %3.</translation>
    </message>
    <message>
        <source>“%1” needs “%2”.</source>
        <translation>Zu „%1“ fehlt „%2“.</translation>
    </message>
    <message>
        <source>“%1” is one too many for “%2”.</source>
        <translation>„%1“ ist bei „%2“ eine Angabe zu viel.</translation>
    </message>
    <message>
        <source>The standard input (“-”) can be read only once.</source>
        <translation>Die Standardeingabe („-“) lässt sich nur einmal lesen.</translation>
    </message>
    <message>
        <source>“--%1” is “%2”; expected: a whole number from %3 to %4.</source>
        <translation>„--%1“ kann nicht „%2“ sein; möglich: eine ganze Zahl von %3 bis %4.</translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <translation>%1, Zeile %2</translation>
    </message>
    <message>
        <source>note: %1</source>
        <translation>Hinweis: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n entry(ies)</source>
        <translation>
            <numerusform>%n Eintrag</numerusform>
            <numerusform>%n Einträge</numerusform>
        </translation>
    </message>
    <message>
        <source>no findings</source>
        <translation>keine Beanstandungen</translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s)</source>
        <translation>
            <numerusform>%n Beanstandung</numerusform>
            <numerusform>%n Beanstandungen</numerusform>
        </translation>
    </message>
    <message>
        <source>no notes</source>
        <translation>keine Hinweise</translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n Hinweis</numerusform>
            <numerusform>%n Hinweise</numerusform>
        </translation>
    </message>
    <message>
        <source>how the result is written; text by default</source>
        <translation>Form des Ergebnisses; ohne Angabe Text</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>DATEI</translation>
    </message>
    <message>
        <source>FILE…</source>
        <translation>DATEI…</translation>
    </message>
    <message>
        <source>at least one finding</source>
        <translation>mindestens eine Beanstandung</translation>
    </message>
    <message>
        <source>wrong use, or a file cannot be read</source>
        <translation>falscher Aufruf, oder eine Datei ist nicht lesbar</translation>
    </message>
    <message>
        <source>played with version %1 of the rules; this program knows version %2</source>
        <translation>gespielt mit Version %1 der Regeln; dieses Programm kennt Version %2</translation>
    </message>
    <message>
        <source>the game is not finished: %1</source>
        <translation>das Spiel ist nicht zu Ende: %1</translation>
    </message>
    <message>
        <source>it breaks even more rules</source>
        <translation>er verstößt gegen noch mehr Regeln</translation>
    </message>
    <message>
        <source>entered anyway, although it breaks no rule</source>
        <translation>trotzdem eingetragen, obwohl er gegen keine Regel verstößt</translation>
    </message>
    <message>
        <source>Exit code</source>
        <translation>Rückgabewert</translation>
    </message>
    <message>
        <source>nilometer-cli – the referee for games of %1</source>
        <translation>nilometer-cli – Schiedsrichter für %1</translation>
    </message>
    <message>
        <source>Usage: nilometer-cli COMMAND [FLAGS] …</source>
        <translation>Aufruf: nilometer-cli BEFEHL [SCHALTER] …</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>Flags of every command</source>
        <translation>Schalter für jeden Befehl</translation>
    </message>
    <message>
        <source>everything is in order</source>
        <translation>alles in Ordnung</translation>
    </message>
    <message>
        <source>there are findings</source>
        <translation>es gibt etwas zu beanstanden</translation>
    </message>
    <message>
        <source>wrong use, or something cannot be read or written</source>
        <translation>falscher Aufruf, oder etwas ist nicht lesbar oder nicht schreibbar</translation>
    </message>
    <message>
        <source>“nilometer-cli COMMAND --help” tells more about a command.</source>
        <translation>„nilometer-cli BEFEHL --help“ sagt mehr über einen Befehl.</translation>
    </message>
    <message>
        <source>Usage: %1 [FLAGS] %2</source>
        <translation>Aufruf: %1 [SCHALTER] %2</translation>
    </message>
    <message>
        <source>Flags</source>
        <translation>Schalter</translation>
    </message>
    <message>
        <source>standard input</source>
        <translation>Standardeingabe</translation>
    </message>
    <message>
        <source>nilometer-cli %1 (rules version %2, record format %3)</source>
        <translation>nilometer-cli %1 (Regelversion %2, Aufzeichnungsformat %3)</translation>
    </message>
    <message>
        <source>Which command? “nilometer-cli --help” lists them.</source>
        <translation>Welcher Befehl? „nilometer-cli --help“ zeigt sie alle.</translation>
    </message>
    <message>
        <source>Unknown command “%1”; “nilometer-cli --help” lists them.</source>
        <translation>Unbekannter Befehl „%1“; „nilometer-cli --help“ zeigt sie alle.</translation>
    </message>
    <message>
        <source>the language; by default that of the environment (LC_ALL, LC_MESSAGES, LANG)</source>
        <translation>die Sprache; ohne Angabe die der Umgebung (LC_ALL, LC_MESSAGES, LANG)</translation>
    </message>
    <message>
        <source>shows this help</source>
        <translation>zeigt diese Hilfe</translation>
    </message>
    <message>
        <source>shows the versions of program and rules</source>
        <translation>zeigt die Versionen von Programm und Regeln</translation>
    </message>
    <message>
        <source>The standard output cannot be written.</source>
        <translation>Die Standardausgabe lässt sich nicht schreiben.</translation>
    </message>
    <message>
        <source>every point of the final scoring with rule, reason and the total after it</source>
        <translation>jeder Punkt der Schlusswertung mit Regel, Grund und Zwischenstand</translation>
    </message>
    <message>
        <source>scores an end position</source>
        <translation>wertet eine Endstellung</translation>
    </message>
    <message>
        <source>Carries out the final scoring for a game that was not recorded, from one document with what lies on the table at the end. “-” is the standard input.</source>
        <translation>Führt die Schlusswertung eines Spiels aus, das nicht aufgezeichnet wurde. Eine Datei beschreibt, was am Ende auf dem Tisch liegt. „-“ ist die Standardeingabe.</translation>
    </message>
    <message>
        <source>scored</source>
        <translation>gewertet</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n entry(ies) could not be carried out and is not in this score; “nilometer-cli check” says why.</source>
        <translation>
            <numerusform>%1: %n Eintrag war nicht ausführbar und fehlt in dieser Wertung; „nilometer-cli check“ sagt, warum.</numerusform>
            <numerusform>%1: %n Einträge waren nicht ausführbar und fehlen in dieser Wertung; „nilometer-cli check“ sagt, warum.</numerusform>
        </translation>
    </message>
    <message>
        <source>every point of the game with round, phase, entry, line, rule, reason and the total after it</source>
        <translation>jeder Punkt des Spiels mit Runde, Phase, Eintrag, Zeile, Regel, Grund und Zwischenstand</translation>
    </message>
    <message>
        <source>scores a recorded game</source>
        <translation>wertet ein aufgezeichnetes Spiel</translation>
    </message>
    <message>
        <source>Shows the points of every player by source, the ranking and what decides ties. A game that is not finished is scored as far as it goes. Entries with findings are not in the score. With --explain, CSV lists the single points instead of the table of sources. “-” is the standard input.</source>
        <translation>Zeigt alle Punkte nach Herkunft, die Rangfolge und was bei Gleichstand entscheidet. Ein Spiel, das nicht zu Ende ist, wird gewertet, so weit es geht. Einträge mit Beanstandungen zählen nicht mit. Mit --explain stehen in der CSV-Datei die einzelnen Punkte statt der Tabelle nach Herkunft. „-“ ist die Standardeingabe.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n finding(s); “--validate” lists them.</source>
        <translation>
            <numerusform>%1: %n Beanstandung; „--validate“ nennt sie.</numerusform>
            <numerusform>%1: %n Beanstandungen; „--validate“ nennt sie.</numerusform>
        </translation>
    </message>
    <message>
        <source>shows only the values that make no sense</source>
        <translation>zeigt nur die Werte, die keinen Sinn ergeben</translation>
    </message>
    <message>
        <source>the game; by default the one a FILE says, else the first of these</source>
        <translation>das Spiel; ohne Angabe das, von dem die DATEI ist, sonst das erste davon</translation>
    </message>
    <message>
        <source>shows only the values that are assumed or missing</source>
        <translation>zeigt nur die Werte, die angenommen sind oder fehlen</translation>
    </message>
    <message>
        <source>[ID|FILE]</source>
        <translation>[KENNUNG|DATEI]</translation>
    </message>
    <message>
        <source>shows the printed values of board and cards</source>
        <translation>zeigt die gedruckten Werte von Plan und Karten</translation>
    </message>
    <message>
        <source>%1: no findings</source>
        <translation>%1: keine Beanstandungen</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n entry(ies) before could not be carried out; “nilometer-cli check” says why.</source>
        <translation>
            <numerusform>%1: %n Eintrag davor war nicht ausführbar; „nilometer-cli check“ sagt, warum.</numerusform>
            <numerusform>%1: %n Einträge davor waren nicht ausführbar; „nilometer-cli check“ sagt, warum.</numerusform>
        </translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>after the first N entries; by default after all</source>
        <translation>nach den ersten N Einträgen; ohne Angabe nach allen</translation>
    </message>
    <message>
        <source>lists what may be done now</source>
        <translation>zeigt, was jetzt möglich ist</translation>
    </message>
    <message>
        <source>Shows who is on turn and everything that may be done, as a sentence and as the line that could be appended to the record; for every place that may not be chosen the rules that forbid it; and in building who can pay with what, and what can be built. Naming things and correcting the table is always possible and not listed. “-” is the standard input.</source>
        <translation>Zeigt, wer am Zug ist und was möglich ist: als Satz und als Zeile zum Anhängen an die Aufzeichnung. Zu jedem Platz, der nicht wählbar ist, stehen die Regeln, die es verbieten; beim Bauen auch, womit sich zahlen und was sich bauen lässt. Karten angeben und korrigieren geht immer und steht nicht dabei. „-“ ist die Standardeingabe.</translation>
    </message>
    <message>
        <source>no findings in the entries before</source>
        <translation>an den Einträgen davor ist nichts zu beanstanden</translation>
    </message>
    <message>
        <source>at least one finding in the entries before</source>
        <translation>an den Einträgen davor gibt es mindestens eine Beanstandung</translation>
    </message>
    <message>
        <source>%1, reserve</source>
        <translation>%1, Reserve</translation>
    </message>
    <message>
        <source>%1, building space %2</source>
        <translation>%1, Baufeld %2</translation>
    </message>
    <message numerus="yes">
        <source>After %n entry(ies): %1</source>
        <translation>
            <numerusform>Nach %n Eintrag: %1</numerusform>
            <numerusform>Nach %n Einträgen: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>On turn: %1</source>
        <translation>Am Zug: %1</translation>
    </message>
    <message>
        <source>What may be done now, each with the line for the record</source>
        <translation>Was jetzt möglich ist, jeweils mit der Zeile für die Aufzeichnung</translation>
    </message>
    <message numerus="yes">
        <source>%n Sphinx card(s) to be named in the final scoring, of these</source>
        <translation>
            <numerusform>%n Sphinx-Karte ist in der Schlusswertung anzugeben, aus diesen</numerusform>
            <numerusform>%n Sphinx-Karten sind in der Schlusswertung anzugeben, aus diesen</numerusform>
        </translation>
    </message>
    <message>
        <source>The stones left may be sold (END-1)</source>
        <translation>Die übrigen Steine dürfen verkauft werden (END-1)</translation>
    </message>
    <message>
        <source>Crews that may build, and their strength</source>
        <translation>Bautrupps, die bauen dürfen, und ihre Stärke</translation>
    </message>
    <message>
        <source>What can be built, with everything missing below it; several together up to strength and stones</source>
        <translation>Was sich bauen lässt, mit allem, was darunter fehlt; auch mehreres zusammen, soweit Stärke und Steine reichen</translation>
    </message>
    <message numerus="yes">
        <source>%n stone(s) at hand</source>
        <translation>
            <numerusform>%n Stein vorhanden</numerusform>
            <numerusform>%n Steine vorhanden</numerusform>
        </translation>
    </message>
    <message>
        <source>Places that may not be chosen, and why</source>
        <translation>Plätze, die nicht wählbar sind, und warum</translation>
    </message>
    <message>
        <source>Spaces that cannot be built on, and why</source>
        <translation>Felder, die nicht bebaubar sind, und warum</translation>
    </message>
    <message>
        <source>“--%1” is “%2”; expected: a date such as %3.</source>
        <translation>„--%1“ kann nicht „%2“ sein; möglich: ein Datum wie %3.</translation>
    </message>
    <message>
        <source>%1: it cannot be written: %2</source>
        <translation>%1 lässt sich nicht schreiben: %2</translation>
    </message>
    <message>
        <source>%1: the directory cannot be made.</source>
        <translation>%1: Dieses Verzeichnis lässt sich nicht anlegen.</translation>
    </message>
    <message>
        <source>there is such a file already</source>
        <translation>es gibt schon eine solche Datei</translation>
    </message>
    <message>
        <source>Game %1: an offered option was refused, or there is no end.</source>
        <translation>Spiel %1: Eine angebotene Möglichkeit wurde abgelehnt, oder es endet nicht.</translation>
    </message>
    <message>
        <source>the game; by default the first of these</source>
        <translation>das Spiel; ohne Angabe das erste davon</translation>
    </message>
    <message>
        <source>number of players; by default as many as can play</source>
        <translation>Zahl der Spieler; ohne Angabe so viele wie möglich</translation>
    </message>
    <message>
        <source>number of games; 1 by default</source>
        <translation>Zahl der Spiele; ohne Angabe 1</translation>
    </message>
    <message>
        <source>S</source>
        <translation>S</translation>
    </message>
    <message>
        <source>seed of the first game, 1 by default; every further game has the next one</source>
        <translation>Startwert des ersten Spiels, ohne Angabe 1; jedes weitere Spiel nimmt den nächsten</translation>
    </message>
    <message>
        <source>the rule options; by default the usual ones</source>
        <translation>die Regeloptionen; ohne Angabe die üblichen</translation>
    </message>
    <message>
        <source>DIR</source>
        <translation>ORDNER</translation>
    </message>
    <message>
        <source>writes every game as DIR/game-SEED.jsonl; never replaces a file</source>
        <translation>schreibt jedes Spiel als ORDNER/game-STARTWERT.jsonl; ersetzt nie eine Datei</translation>
    </message>
    <message>
        <source>DATE</source>
        <translation>DATUM</translation>
    </message>
    <message>
        <source>the date in the records; 2009-01-01 by default</source>
        <translation>das Datum in den Aufzeichnungen; ohne Angabe 2009-01-01</translation>
    </message>
    <message>
        <source>how the summary is written; text by default</source>
        <translation>Form der Zusammenfassung; ohne Angabe Text</translation>
    </message>
    <message>
        <source>plays random games</source>
        <translation>spielt Zufallsspiele</translation>
    </message>
    <message>
        <source>Plays complete games at random but by the rules, lists every option before every entry and sums up. The same seed gives the same game on every machine. In games with an even seed cards are named as late, with an odd one as early as possible.</source>
        <translation>Spielt ganze Spiele zufällig, aber nach den Regeln, listet vor jedem Eintrag alle Möglichkeiten auf und fasst am Ende zusammen. Derselbe Startwert ergibt auf jedem Rechner dasselbe Spiel. Ist der Startwert gerade, werden Karten so spät wie möglich angegeben, sonst so früh wie möglich.</translation>
    </message>
    <message>
        <source>all games came to an end</source>
        <translation>alle Spiele wurden zu Ende gespielt</translation>
    </message>
    <message>
        <source>an offered option was refused</source>
        <translation>eine angebotene Möglichkeit wurde abgelehnt</translation>
    </message>
    <message>
        <source>wrong use, or a file cannot be read or written</source>
        <translation>falscher Aufruf, oder eine Datei ist nicht lesbar oder nicht schreibbar</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Startplatz</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Siege</translation>
    </message>
    <message>
        <source>Fewest points</source>
        <translation>Wenigste Punkte</translation>
    </message>
    <message>
        <source>On average</source>
        <translation>Im Schnitt</translation>
    </message>
    <message>
        <source>Most points</source>
        <translation>Meiste Punkte</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n Spiel</numerusform>
            <numerusform>%n Spiele</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 s, %2 games per second</source>
        <translation>%1 s, %2 Spiele pro Sekunde</translation>
    </message>
    <message>
        <source>For example: %1</source>
        <translation>Zum Beispiel: %1</translation>
    </message>
    <message>
        <source>EDITION</source>
        <translation>AUFLAGE</translation>
    </message>
    <message>
        <source>shows every value that this edition, an ID or a FILE, has otherwise</source>
        <translation>zeigt jeden Wert, der in dieser Auflage oder diesem Exemplar (KENNUNG oder DATEI) anders ist</translation>
    </message>
    <message>
        <source>at least one value makes no sense, or the editions differ</source>
        <translation>mindestens ein Wert ergibt keinen Sinn, oder die Werte unterscheiden sich</translation>
    </message>
    <message numerus="yes">
        <source>%n printed value(s): %1 certain, %2 deduced, %3 assumed, %4 confirmed</source>
        <translation>
            <numerusform>%n gedruckter Wert: %1 sicher, %2 erschlossen, %3 angenommen, %4 bestätigt</numerusform>
            <numerusform>%n gedruckte Werte: %1 sicher, %2 erschlossen, %3 angenommen, %4 bestätigt</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <extracomment>A printed value, and what stands there in the first and in the second edition.</extracomment>
        <translation>%1: %2 → %3</translation>
    </message>
    <message>
        <source>%1: only in the second: %3</source>
        <translation>%1: nur in der zweiten: %3</translation>
    </message>
    <message>
        <source>%1: only in the first: %2</source>
        <translation>%1: nur in der ersten: %2</translation>
    </message>
    <message>
        <source>%1: stop %2 → stop %3</source>
        <translation>%1: Halt %2 → Halt %3</translation>
    </message>
    <message>
        <source>no differences</source>
        <translation>keine Unterschiede</translation>
    </message>
    <message numerus="yes">
        <source>%n difference(s)</source>
        <translation>
            <numerusform>%n Unterschied</numerusform>
            <numerusform>%n Unterschiede</numerusform>
        </translation>
    </message>
    <message>
        <source>every game is the same with both</source>
        <translation>jedes Spiel verläuft mit beiden gleich</translation>
    </message>
    <message>
        <source>games are not the same with both</source>
        <translation>Spiele verlaufen mit beiden nicht gleich</translation>
    </message>
    <message>
        <source>the printed values, an ID or a FILE, where they are not known</source>
        <translation>die gedruckten Werte, eine KENNUNG oder DATEI, falls sie nicht bekannt sind</translation>
    </message>
    <message>
        <source>lists all editions: those that come with the program and own copies</source>
        <translation>nennt alle, deren Werte bekannt sind: die mitgelieferten Auflagen und die eigenen Exemplare</translation>
    </message>
    <message>
        <source>Shows every printed value with how sure it is (certain, deduced, assumed or confirmed) and why: of an edition that comes with the program, by default the first, of one of the players’ own copies, or of a file. “-” is the standard input.</source>
        <translation>Zeigt jeden gedruckten Wert und wie sicher er ist (sicher, erschlossen, angenommen oder bestätigt) und warum: aus einer mitgelieferten Auflage (ohne Angabe der ersten), einem eigenen Exemplar oder einer Datei. „-“ ist die Standardeingabe.</translation>
    </message>
    <message>
        <source>comes with the program</source>
        <translation>mitgelieferte Auflage</translation>
    </message>
    <message>
        <source>own copy</source>
        <translation>eigenes Exemplar</translation>
    </message>
    <message>
        <source>kept for a game</source>
        <translation>für ein Spiel aufbewahrt</translation>
    </message>
    <message numerus="yes">
        <source>a draft with %n finding(s)</source>
        <translation>
            <numerusform>Entwurf mit %n Beanstandung</numerusform>
            <numerusform>Entwurf mit %n Beanstandungen</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing is assumed</source>
        <translation>nichts angenommen</translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) assumed</source>
        <translation>
            <numerusform>%n Wert angenommen</numerusform>
            <numerusform>%n Werte angenommen</numerusform>
        </translation>
    </message>
    <message>
        <source>The files lie in %1.</source>
        <translation>Die Dateien liegen in %1.</translation>
    </message>
    <message>
        <source>Already compared: %1</source>
        <translation>Schon verglichen: %1</translation>
    </message>
    <message>
        <source>“%1” is not a directory.</source>
        <translation>„%1“ ist kein Verzeichnis.</translation>
    </message>
    <message>
        <source>the directory with own copies of the printed values; by default that of the window</source>
        <translation>das Verzeichnis mit den eigenen Exemplaren; ohne Angabe das des Fensters</translation>
    </message>
    <message>
        <source>other printed values than those of the program, an ID or a FILE</source>
        <translation>andere gedruckte Werte als die mitgelieferten, eine KENNUNG oder DATEI</translation>
    </message>
    <message>
        <source>“%1” has not been scored in the window yet; the numbers it has now count.</source>
        <translation>„%1“ ist im Fenster noch nicht gewertet; es gelten die Zahlen, die jetzt dort stehen.</translation>
    </message>
    <message>
        <source>“%1” was changed after it was scored; the changes do not count yet.</source>
        <translation>„%1“ wurde nach der Wertung geändert; die Änderungen gelten noch nicht.</translation>
    </message>
    <message>
        <source>A printed value is missing that nobody has written down yet: %1; the window asks for it as soon as the entry is made there.</source>
        <translation>Es fehlt ein gedruckter Wert, den noch niemand aufgeschrieben hat: %1; das Fenster fragt danach, sobald der Eintrag dort gemacht wird.</translation>
    </message>
    <message>
        <source>Game %1 comes to no end because printed values are missing: %2; “Check your copy” in the window takes them.</source>
        <translation>Spiel %1 kommt zu keinem Ende, weil gedruckte Werte fehlen: %2; eintragen lassen sie sich im Fenster unter „Eigenes Exemplar prüfen“.</translation>
    </message>
    <message>
        <source>damaged from here on: %1</source>
        <extracomment>%1: what is wrong with the line, as in “&quot;do&quot; is missing”; before it stand file and line</extracomment>
        <translation>ab hier beschädigt: %1</translation>
    </message>
    <message>
        <source>“%1” cannot be written: %2</source>
        <translation>„%1“ lässt sich nicht schreiben: %2</translation>
    </message>
    <message>
        <source>FILE OUT</source>
        <translation>DATEI ZIEL</translation>
    </message>
    <message>
        <source>OUT is written; there is no damage</source>
        <translation>ZIEL ist geschrieben, nichts ist beschädigt</translation>
    </message>
    <message>
        <source>OUT is written up to the damage</source>
        <translation>ZIEL ist bis zum Schaden geschrieben</translation>
    </message>
    <message>
        <source>wrong use, nothing can be read, or OUT cannot be written</source>
        <translation>falscher Aufruf, nichts ist lesbar, oder ZIEL lässt sich nicht schreiben</translation>
    </message>
    <message>
        <source>end position</source>
        <translation>Endstellung</translation>
    </message>
    <message>
        <source>not scored in the window yet</source>
        <translation>im Fenster noch nicht gewertet</translation>
    </message>
    <message>
        <source>changed after it was scored; the changes do not count yet</source>
        <translation>nach der Wertung geändert; die Änderungen gelten noch nicht</translation>
    </message>
    <message>
        <source>judges recorded games and end positions</source>
        <translation>prüft aufgezeichnete Spiele und Endstellungen</translation>
    </message>
    <message>
        <source>Plays each record from the start and lists every entry that breaks a rule, with file, line and the number of the rule. Where an entry would make the table impossible, it says what cannot be. Such entries are not carried out; all later ones are judged on the table as it is then. Entries made anyway are only noted. A damaged record is judged up to the damage, which is a finding. Of an end position it says which numbers cannot be together. “-” is the standard input.</source>
        <translation>Spielt jede Aufzeichnung von Anfang an nach und nennt jeden Eintrag, der gegen eine Regel verstößt, mit Datei, Zeile und Nummer der Regel. Ergäbe ein Eintrag einen unmöglichen Tisch, steht dort, was daran unmöglich ist. Solche Einträge werden nicht ausgeführt; spätere werden an dem Tisch gemessen, wie er dann aussieht. Was trotzdem eingetragen wurde, wird nur vermerkt. Eine beschädigte Aufzeichnung wird bis zum Schaden geprüft; er ist eine Beanstandung. Von einer Endstellung steht dort, welche Zahlen nicht zusammenpassen. „-“ ist die Standardeingabe.</translation>
    </message>
    <message>
        <source>damaged: %1</source>
        <translation>beschädigt: %1</translation>
    </message>
    <message>
        <source>damaged; what can be read ends behind byte %1: %2</source>
        <extracomment>%1: a number; %2: what is wrong with the file</extracomment>
        <translation>beschädigt; lesbar ist es bis Byte %1: %2</translation>
    </message>
    <message>
        <source>saves what can be read of a damaged file</source>
        <translation>rettet, was von einer beschädigten Datei lesbar ist</translation>
    </message>
    <message>
        <source>Writes all lines of a record that stand before the damage to the new file OUT, as they are, and says where the damage begins. An end position is closed behind its last whole value, and written without a checksum. Never writes over a file. “-” as FILE is the standard input.</source>
        <translation>Schreibt alle Zeilen einer Aufzeichnung, die vor dem Schaden stehen, unverändert in die neue Datei ZIEL und sagt, wo der Schaden beginnt. Eine Endstellung wird hinter dem letzten heilen Wert geschlossen und ohne Prüfsumme geschrieben. Überschreibt nie eine Datei. „-“ als DATEI ist die Standardeingabe.</translation>
    </message>
    <message>
        <source>damaged once; nobody has compared it with the table since</source>
        <translation>war einmal beschädigt, und seither hat es niemand mit dem Tisch verglichen</translation>
    </message>
    <message>
        <source>damaged, and another line took its place: %1. %2</source>
        <extracomment>%1: what is wrong with the line; %2: sentences: what took the place of what is lost</extracomment>
        <translation>beschädigt und durch eine andere Zeile ersetzt: %1. %2</translation>
    </message>
    <message numerus="yes">
        <source>, %n missing</source>
        <extracomment>Goes on after “…, 3 assumed, 4 confirmed”.</extracomment>
        <translation>
            <numerusform>, %n fehlt</numerusform>
            <numerusform>, %n fehlen</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” cannot be scored before it says under “printed” what is missing: %2.</source>
        <translation>„%1“ kann erst gewertet werden, wenn unter „printed“ steht, was fehlt: %2.</translation>
    </message>
    <message>
        <source>Box, board and cards</source>
        <translation>Schachtel, Spielplan und Karten</translation>
    </message>
    <message>
        <source>Huts where goods of any kinds may be bid, and how many</source>
        <translation>Hütten, an denen mit beliebigen Waren geboten werden darf, und mit wie vielen</translation>
    </message>
    <message>
        <source>Warehouses where goods of any kinds may be invested, and how many</source>
        <translation>Lager, in die beliebige Waren investiert werden dürfen, und wie viele</translation>
    </message>
    <message>
        <source>The entry says in “paid” which goods the price leaves open</source>
        <translation>Der Eintrag sagt in „paid“, welche Waren der Preis offenlässt</translation>
    </message>
    <message>
        <source>Influence cards still to be turned up, of</source>
        <translation>Einflusskarten, die noch aufzudecken sind, von</translation>
    </message>
    <message>
        <source>%1: %2 to %3</source>
        <extracomment>A warehouse, and how many goods: “Linen: 2 to 5”.</extracomment>
        <translation>%1: %2 bis %3</translation>
    </message>
    <message>
        <source>Goods that may be stolen: %1 at most, %2 at most of one player, from players: %3 to %4</source>
        <translation>Waren, die gestohlen werden dürfen: höchstens %1, von einem Spieler höchstens %2, von Spielern: %3 bis %4</translation>
    </message>
    <message>
        <source>Printed numbers that the table may be asked for</source>
        <translation>Gedruckte Zahlen, nach denen gefragt werden kann</translation>
    </message>
</context>
<context>
    <name>Colour</name>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Gelb</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>Violett</translation>
    </message>
</context>
<context>
    <name>Colours</name>
    <message>
        <source>white</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>Gelb</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>Orange</translation>
    </message>
    <message>
        <source>red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>violet</source>
        <translation>Violett</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>green</source>
        <extracomment>The colour of a piece, as its name.</extracomment>
        <translation>Grün</translation>
    </message>
    <message>
        <source>brown</source>
        <extracomment>The colour of a piece, as its name.</extracomment>
        <translation>Braun</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>Grau</translation>
    </message>
    <message>
        <source>black</source>
        <translation>Schwarz</translation>
    </message>
</context>
<context>
    <name>CopyCells</name>
    <message>
        <source>From %1 to %2</source>
        <translation>Von %1 bis %2</translation>
    </message>
</context>
<context>
    <name>CopyFields</name>
    <message>
        <source>%1 (part of the rules)</source>
        <translation>%1 (gehört zu den Regeln)</translation>
    </message>
    <message>
        <source>Crews shown at %1</source>
        <extracomment>%1: a round space</extracomment>
        <translation>Gezeigte Bautrupps: %1</translation>
    </message>
    <message>
        <source>Each crew shown gains 1 strength.</source>
        <translation>Jeder gezeigte Bautrupp gewinnt 1 Stärke.</translation>
    </message>
    <message>
        <source>Crews shown</source>
        <translation>Gezeigte Bautrupps</translation>
    </message>
    <message>
        <source>%1: colour in the box</source>
        <extracomment>%1: a crew</extracomment>
        <translation>%1: Farbe in der Schachtel</translation>
    </message>
    <message>
        <source>Take away a step of the stone market</source>
        <translation>Stufe beim Steineverkauf wegnehmen</translation>
    </message>
    <message>
        <source>Add a step to the stone market</source>
        <translation>Stufe beim Steineverkauf hinzufügen</translation>
    </message>
    <message>
        <source>Take away step %1 of the grain market</source>
        <translation>Stufe %1 des Getreidemarkts wegnehmen</translation>
    </message>
    <message>
        <source>Add a step below step %1 of the grain market</source>
        <translation>Stufe unter Stufe %1 des Getreidemarkts hinzufügen</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>Stufe %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>The fewest and the most players.</extracomment>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>Where the track of a crew begins.</extracomment>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Colour in the box</source>
        <translation>Farbe in der Schachtel</translation>
    </message>
    <message>
        <source>no bonus</source>
        <translation>kein Bonus</translation>
    </message>
    <message>
        <source>grain market</source>
        <translation>Getreidemarkt</translation>
    </message>
    <message>
        <source>stone market</source>
        <translation>Steineverkauf</translation>
    </message>
    <message>
        <source>points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>stones</source>
        <translation>Steine</translation>
    </message>
    <message>
        <source>Permanent</source>
        <translation>Permanent</translation>
    </message>
    <message>
        <source>Anytime</source>
        <translation>Jederzeit</translation>
    </message>
    <message>
        <source>Immediate</source>
        <translation>Sofort</translation>
    </message>
    <message>
        <source>Backs: %1</source>
        <extracomment>%1: a colour</extracomment>
        <translation>Rückseiten: %1</translation>
    </message>
    <message>
        <source>Backs of deck %1</source>
        <translation>Rückseiten von Stapel %1</translation>
    </message>
    <message>
        <source>Deck %1: %2 of %3</source>
        <translation>Stapel %1: %2 von %3</translation>
    </message>
    <message>
        <source>Below each card: how many of it are in each deck.</source>
        <translation>Unter jeder Karte: wie oft sie in jedem Stapel ist.</translation>
    </message>
    <message>
        <source>Add a card</source>
        <translation>Karte hinzufügen</translation>
    </message>
    <message>
        <source>Another kind of Nile card</source>
        <translation>Noch eine Art Nil-Karte</translation>
    </message>
    <message>
        <source>1 for each player</source>
        <translation>1 für jeden Spieler</translation>
    </message>
    <message>
        <source>Number on “%1”</source>
        <translation>Zahl auf „%1“</translation>
    </message>
    <message>
        <source>Bonus of “%1”</source>
        <translation>Bonus von „%1“</translation>
    </message>
    <message>
        <source>Amount of the bonus of “%1”</source>
        <translation>Höhe des Bonus von „%1“</translation>
    </message>
    <message>
        <source>Crews on “%1”</source>
        <translation>Bautrupps auf „%1“</translation>
    </message>
    <message>
        <source>no crew</source>
        <translation>kein Bautrupp</translation>
    </message>
    <message>
        <source>Buildings on “%1”</source>
        <translation>Bauwerke auf „%1“</translation>
    </message>
    <message>
        <source>no building</source>
        <translation>kein Bauwerk</translation>
    </message>
    <message>
        <source>“%1” in deck %2</source>
        <translation>„%1“ in Stapel %2</translation>
    </message>
    <message>
        <source>Take “%1” out</source>
        <translation>„%1“ herausnehmen</translation>
    </message>
    <message>
        <source>Start quarry</source>
        <translation>Start-Steinbruch</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) missing</source>
        <translation>
            <numerusform>%n Karte fehlt</numerusform>
            <numerusform>%n Karten fehlen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) too many</source>
        <translation>
            <numerusform>%n Karte zu viel</numerusform>
            <numerusform>%n Karten zu viel</numerusform>
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
        <translation>%1 flussaufwärts (Alt+↑)</translation>
    </message>
    <message>
        <source>Move %1 downstream (Alt+↓)</source>
        <translation>%1 flussabwärts (Alt+↓)</translation>
    </message>
    <message>
        <source>Take away %1</source>
        <translation>%1 wegnehmen</translation>
    </message>
    <message>
        <source>Add a Nile card space below %1</source>
        <translation>Nil-Kartenfeld nach %1 hinzufügen</translation>
    </message>
    <message>
        <source>Building sites</source>
        <translation>Bauplätze</translation>
    </message>
    <message>
        <source>Name printed at the site: %1</source>
        <extracomment>%1: a building site</extracomment>
        <translation>Name am Bauplatz: %1</translation>
    </message>
    <message>
        <source>Add a Nile card space</source>
        <translation>Nil-Kartenfeld hinzufügen</translation>
    </message>
    <message numerus="yes">
        <source>At %n building site(s)</source>
        <translation>
            <numerusform>Auf %n Bauplatz</numerusform>
            <numerusform>Auf %n Bauplätzen</numerusform>
        </translation>
    </message>
    <message>
        <source>One space less in row %1</source>
        <translation>Ein Feld weniger in Reihe %1</translation>
    </message>
    <message>
        <source>One space more in row %1</source>
        <translation>Ein Feld mehr in Reihe %1</translation>
    </message>
    <message>
        <source>Remove row %1</source>
        <translation>Reihe %1 entfernen</translation>
    </message>
    <message>
        <source>Add a row above row %1</source>
        <translation>Über Reihe %1 eine Reihe hinzufügen</translation>
    </message>
    <message>
        <source>Row %1</source>
        <extracomment>A row of a building.</extracomment>
        <translation>Reihe %1</translation>
    </message>
    <message>
        <source>Stones of the row below that a stone rests on:</source>
        <translation>So viele Steine der Reihe darunter tragen einen Stein:</translation>
    </message>
    <message>
        <source>A stone and those it rests on</source>
        <translation>Ein Stein und die Steine, auf denen er ruht</translation>
    </message>
    <message>
        <source>Add a row at the bottom</source>
        <translation>Unten eine Reihe hinzufügen</translation>
    </message>
    <message>
        <source>Spaces</source>
        <translation>Felder</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Reihen</translation>
    </message>
    <message>
        <source>Built</source>
        <translation>Gebaut</translation>
    </message>
    <message>
        <source>Players on a last step</source>
        <translation>Spieler auf letzter Stufe</translation>
    </message>
    <message>
        <source>Own stones</source>
        <translation>Eigene Steine</translation>
    </message>
    <message>
        <source>Own stones in every building</source>
        <translation>Eigene Steine in jedem Bauwerk</translation>
    </message>
    <message>
        <source>For each own stone</source>
        <translation>Je eigenem Stein</translation>
    </message>
    <message>
        <source>Strength of a crew</source>
        <translation>Stärke eines Bautrupps</translation>
    </message>
    <message>
        <source>Most productive quarries</source>
        <translation>Ertragreichste Steinbrüche</translation>
    </message>
    <message>
        <source>Most productive fields</source>
        <translation>Ertragreichste Getreidefelder</translation>
    </message>
    <message>
        <source>Own marker on a last step</source>
        <translation>Selbst auf letzter Stufe</translation>
    </message>
    <message>
        <source>For each Permanent card</source>
        <translation>Je Permanent-Karte</translation>
    </message>
    <message>
        <source>For points</source>
        <translation>Für Punkte</translation>
    </message>
    <message>
        <source>left pillar</source>
        <translation>linker Pfeiler</translation>
    </message>
    <message>
        <source>right pillar</source>
        <translation>rechter Pfeiler</translation>
    </message>
    <message>
        <source>columns</source>
        <translation>Säulen</translation>
    </message>
    <message>
        <source>stones above</source>
        <translation>Steine darüber</translation>
    </message>
    <message>
        <source>row %1</source>
        <extracomment>A row of a building, within a sentence.</extracomment>
        <translation>Reihe %1</translation>
    </message>
    <message>
        <source>%1 (not there)</source>
        <translation>%1 (fehlt)</translation>
    </message>
    <message>
        <source>What “%1” asks for</source>
        <translation>Was „%1“ verlangt</translation>
    </message>
    <message>
        <source>Building</source>
        <extracomment>One of the four buildings.</extracomment>
        <translation>Bauwerk</translation>
    </message>
    <message>
        <source>Parts that “%1” asks for</source>
        <translation>Teile, die „%1“ verlangt</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) or part(s)</source>
        <translation>
            <numerusform>%n Reihe oder Teil</numerusform>
            <numerusform>%n Reihen oder Teile</numerusform>
        </translation>
    </message>
    <message>
        <source>no market</source>
        <translation>kein Markt</translation>
    </message>
    <message>
        <source>Markets</source>
        <translation>Märkte</translation>
    </message>
    <message>
        <source>Number needed for “%1”</source>
        <translation>Nötige Zahl für „%1“</translation>
    </message>
    <message>
        <source>Market</source>
        <translation>Markt</translation>
    </message>
    <message>
        <source>Crew</source>
        <translation>Bautrupp</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Points of “%1”</source>
        <translation>Punkte für „%1“</translation>
    </message>
    <message>
        <source>strength</source>
        <translation>Stärke</translation>
    </message>
    <message numerus="yes">
        <source>Points with %n player(s): “%1”</source>
        <translation>
            <numerusform>Punkte bei %n Spieler: „%1“</numerusform>
            <numerusform>Punkte bei %n Spielern: „%1“</numerusform>
        </translation>
    </message>
    <message>
        <source>Points by the number of players:</source>
        <translation>Punkte nach Zahl der Spieler:</translation>
    </message>
    <message>
        <source>%1 of %2 cards</source>
        <translation>%1 von %2 Karten</translation>
    </message>
    <message>
        <source>Drawn at most:</source>
        <translation>Höchstens gezogen:</translation>
    </message>
    <message>
        <source>Another Sphinx card</source>
        <translation>Noch eine Sphinx-Karte</translation>
    </message>
    <message>
        <source>Left pillar</source>
        <translation>Linker Pfeiler</translation>
    </message>
    <message>
        <source>Right pillar</source>
        <translation>Rechter Pfeiler</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Säulen</translation>
    </message>
    <message>
        <source>Stones above</source>
        <translation>Steine darüber</translation>
    </message>
    <message>
        <source>from the start</source>
        <translation>von Anfang an</translation>
    </message>
    <message>
        <source>after: %1</source>
        <translation>erst nach: %1</translation>
    </message>
    <message>
        <source>%1, value of space %2</source>
        <translation>%1, Wert von Feld %2</translation>
    </message>
    <message>
        <source>%1: one space less</source>
        <translation>%1: ein Feld weniger</translation>
    </message>
    <message>
        <source>%1: one space more</source>
        <translation>%1: ein Feld mehr</translation>
    </message>
    <message>
        <source>%1 may be built</source>
        <translation>%1 bauen</translation>
    </message>
    <message>
        <source>%1: build earlier</source>
        <translation>%1: früher bauen</translation>
    </message>
    <message>
        <source>%1: build later</source>
        <translation>%1: später bauen</translation>
    </message>
    <message>
        <source>Building order</source>
        <translation>Reihenfolge beim Bauen</translation>
    </message>
    <message>
        <source>Add: %1</source>
        <extracomment>A part of the temple that is missing on the copy.</extracomment>
        <translation>Hinzufügen: %1</translation>
    </message>
    <message>
        <source>%1 is missing.</source>
        <translation>%1 fehlt.</translation>
    </message>
    <message>
        <source>Number of tiles of value %1</source>
        <translation>Zahl der Plättchen mit Wert %1</translation>
    </message>
    <message>
        <source>Value of tile kind %1</source>
        <translation>Wert der Plättchensorte %1</translation>
    </message>
    <message>
        <source>Remove the tiles of value %1</source>
        <translation>Plättchen mit Wert %1 entfernen</translation>
    </message>
    <message>
        <source>Tomb tiles in the box</source>
        <translation>Gräber-Plättchen in der Schachtel</translation>
    </message>
    <message>
        <source>Tiles together</source>
        <translation>Plättchen zusammen</translation>
    </message>
    <message>
        <source>Add tiles of another value</source>
        <translation>Plättchen mit einem anderen Wert hinzufügen</translation>
    </message>
    <message>
        <source>%1 and more</source>
        <translation>%1 und mehr</translation>
    </message>
    <message>
        <source>%1 to</source>
        <extracomment>The least sum of a band; the highest is a number field behind it.</extracomment>
        <translation>%1 bis</translation>
    </message>
    <message>
        <source>Highest sum of step %1</source>
        <translation>Höchste Summe von Stufe %1</translation>
    </message>
    <message>
        <source>Points of step %1</source>
        <translation>Punkte von Stufe %1</translation>
    </message>
    <message>
        <source>Remove step %1</source>
        <translation>Stufe %1 entfernen</translation>
    </message>
    <message>
        <source>Add a step before step %1</source>
        <translation>Vor Stufe %1 eine Stufe hinzufügen</translation>
    </message>
    <message>
        <source>Tomb spaces on the board</source>
        <translation>Grabfelder auf dem Spielplan</translation>
    </message>
    <message>
        <source>Tiles that lie open</source>
        <translation>Offene Plättchen</translation>
    </message>
    <message>
        <source>Points in the final scoring</source>
        <translation>Punkte in der Schlusswertung</translation>
    </message>
    <message>
        <source>Sum of the tiles</source>
        <translation>Summe der Plättchen</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
</context>
<context>
    <name>CopyInPlay</name>
    <message>
        <source>%1 Several numbers at once are changed where the copy is checked.</source>
        <translation>%1 Mehrere Zahlen auf einmal lassen sich beim Prüfen des eigenen Exemplars ändern.</translation>
    </message>
    <message>
        <source>There is no such value on this copy.</source>
        <translation>Diesen Wert gibt es auf diesem Exemplar nicht.</translation>
    </message>
</context>
<context>
    <name>CopyShelf</name>
    <message>
        <source>Our copy</source>
        <translation>Unser Exemplar</translation>
    </message>
    <message>
        <source>Your own copies lie in this folder. Choose another one.</source>
        <translation>In diesem Ordner liegen die eigenen Exemplare. Bitte einen anderen wählen.</translation>
    </message>
    <message>
        <source>“%1” cannot be moved: %2.</source>
        <translation>„%1“ lässt sich nicht verschieben: %2.</translation>
    </message>
</context>
<context>
    <name>CopyState</name>
    <message>
        <source>Stated in the rulebooks</source>
        <translation>Steht in den Anleitungen</translation>
    </message>
    <message>
        <source>Follows from the examples of the rules</source>
        <translation>Folgt aus den Beispielen der Regeln</translation>
    </message>
    <message>
        <source>Assumed: no rulebook states it</source>
        <translation>Angenommen: Keine Anleitung nennt es</translation>
    </message>
    <message>
        <source>Missing: printed on the game, but nobody has written it down yet</source>
        <translation>Fehlt: steht auf dem Spiel, aber noch niemand hat es aufgeschrieben</translation>
    </message>
    <message>
        <source>Compared with your copy</source>
        <translation>Mit dem eigenen Exemplar verglichen</translation>
    </message>
</context>
<context>
    <name>CorrectionDialog</name>
    <message>
        <source>%1; 1 is the front</source>
        <translation>%1; 1 ist ganz vorn</translation>
    </message>
    <message>
        <source>%1; 1 is the top step</source>
        <translation>%1; 1 ist die oberste Stufe</translation>
    </message>
</context>
<context>
    <name>Course</name>
    <message>
        <source>Start</source>
        <extracomment>The beginning of a game, before anything was entered.</extracomment>
        <translation>Beginn</translation>
    </message>
    <message>
        <source>Round %1, %2</source>
        <extracomment>A moment of the game: round, phase.</extracomment>
        <translation>Runde %1, %2</translation>
    </message>
    <message>
        <source>Final scoring, %1</source>
        <extracomment>A moment of the game: whose final scoring it is.</extracomment>
        <translation>Schlusswertung, %1</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
</context>
<context>
    <name>CourseChart</name>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>As soon as points move, their course appears here.</source>
        <translation>Sobald es Punkte gibt, zeigt sich hier ihr Verlauf.</translation>
    </message>
    <message>
        <source>final</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>round</source>
        <extracomment>Below a row of numbers, those of the rounds.</extracomment>
        <translation>Runde</translation>
    </message>
    <message>
        <source>What counts so far is scored at the end; then its course appears here.</source>
        <translation>Was bisher zählt, wird am Ende gewertet; dann zeigt sich hier der Verlauf.</translation>
    </message>
</context>
<context>
    <name>CourseStory</name>
    <message>
        <source>%1 led after every round.</source>
        <translation>%1 lag nach jeder Runde vorn.</translation>
    </message>
    <message>
        <source>%1 came to the front in the final scoring.</source>
        <translation>%1 kam erst in der Schlusswertung nach vorn.</translation>
    </message>
    <message>
        <source>%1 was in front from round %2 on.</source>
        <translation>%1 lag ab Runde %2 vorn.</translation>
    </message>
    <message>
        <source>%1 passed %2 in round %3.</source>
        <translation>%1 überholte %2 in Runde %3.</translation>
    </message>
    <message>
        <source>%1 decided it: %2 for %3, %4 for %5.</source>
        <extracomment>A source of points, and what two players have from it.</extracomment>
        <translation>Entscheidend: %1, %2 für %3, %4 für %5.</translation>
    </message>
    <message numerus="yes">
        <source>%1 led at the end of %n round(s) out of %2.</source>
        <extracomment>After how many of the rounds that were played.</extracomment>
        <translation>
            <numerusform>%1 lag in %n Runde (von %2) am Ende allein vorn.</numerusform>
            <numerusform>%1 lag in %n Runden (von %2) am Ende allein vorn.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CrewsLesson</name>
    <message>
        <source>Crews and the joker</source>
        <translation>Bautrupps und der Joker</translation>
    </message>
    <message>
        <source>Who builds at a site, and how much.</source>
        <translation>Wer an einem Bauplatz baut – und wie viel.</translation>
    </message>
    <message>
        <source>Most points come from building, and crews do the work. Every player has three normal crews and the joker. The number on each is its strength (BUILD-5).</source>
        <translation>Die meisten Punkte bringt das Bauen, und das tun die Bautrupps. Alle haben drei normale Bautrupps und den Joker. Die Zahl darauf ist die Stärke (BUILD-5).</translation>
    </message>
    <message>
        <source>At a site one normal crew builds, and the joker may help it. Anna’s crews have strength %1, %2 and %3, her joker has %4. How much can she build here at most?</source>
        <translation>An einem Bauplatz baut ein normaler Bautrupp, und der Joker darf helfen. Annas Bautrupps haben Stärke %1, %2 und %3, ihr Joker hat %4. Wie viel kann sie hier höchstens bauen?</translation>
    </message>
    <message>
        <source>Take the strongest normal crew and add the joker (BUILD-2).</source>
        <translation>Zum stärksten normalen Bautrupp den Joker dazuzählen (BUILD-2).</translation>
    </message>
    <message>
        <source>That counts more than one normal crew. Only one may build at a site (BUILD-2).</source>
        <translation>Da ist mehr als ein normaler Bautrupp mitgezählt. An einem Bauplatz baut nur einer (BUILD-2).</translation>
    </message>
    <message>
        <source>That is the strongest crew alone. The joker may help it (BUILD-2).</source>
        <translation>Das ist der stärkste Bautrupp allein. Der Joker darf ihm helfen (BUILD-2).</translation>
    </message>
    <message>
        <source>The strongest normal crew and the joker add up (BUILD-2). There are enough stones for that, too (BUILD-5).</source>
        <translation>Der stärkste normale Bautrupp und der Joker zählen zusammen (BUILD-2). Steine sind auch genug da (BUILD-5).</translation>
    </message>
    <message>
        <source>Try it: choose spaces of pyramid and temple worth %1 together. The strip below the board adds them up and picks crews. Then press Enter.</source>
        <translation>Und nun bauen: an Pyramide und Tempel Felder anklicken, die zusammen %1 wert sind. Der Streifen unter dem Spielplan zählt mit und wählt Bautrupps. Danach Enter drücken.</translation>
    </message>
    <message>
        <source>The number on a space is its value. Start at the bottom of the temple and fill up with spaces of the pyramid (BUILD-5).</source>
        <translation>Die Zahl auf einem Feld ist sein Wert. Unten am Tempel anfangen und mit Feldern der Pyramide auffüllen (BUILD-5).</translation>
    </message>
    <message>
        <source>That is allowed, but it is worth only %1. Crew and joker can do more together (BUILD-5).</source>
        <translation>Das ist erlaubt, aber nur %1 wert. Bautrupp und Joker schaffen zusammen mehr (BUILD-5).</translation>
    </message>
    <message>
        <source>One normal crew and the joker, no stronger than both together (BUILD-5). Both are turned over now (BUILD-4).</source>
        <translation>Ein normaler Bautrupp und der Joker, und nicht mehr, als beide stark sind (BUILD-5). Beide liegen jetzt umgedreht (BUILD-4).</translation>
    </message>
    <message>
        <source>Nobody has to build, but then there are no points. Let Anna try (BUILD-6).</source>
        <translation>Verzichten darf man, aber dann gibt es keine Punkte. Anna soll hier bauen (BUILD-6).</translation>
    </message>
    <message>
        <source>The joker only helps: it needs a normal crew beside it (BUILD-3).</source>
        <translation>Der Joker hilft nur: Er braucht einen normalen Bautrupp neben sich (BUILD-3).</translation>
    </message>
    <message>
        <source>Nobody is there to build. Choose a crew below (BUILD-2).</source>
        <translation>So ist niemand da, der baut. Unten einen Bautrupp wählen (BUILD-2).</translation>
    </message>
    <message>
        <source>All that together is worth %1. That is more than the crews are strong or the stones allow (BUILD-5).</source>
        <translation>Das ist zusammen %1 wert: mehr, als die Bautrupps stark sind oder die Steine erlauben (BUILD-5).</translation>
    </message>
    <message>
        <source>Anna’s blue crew had strength %1 before it built. How strong is it now?</source>
        <translation>Annas blauer Bautrupp hatte vor dem Bauen Stärke %1. Wie stark ist er jetzt?</translation>
    </message>
    <message>
        <source>Look at the player card: the hatched crews are turned over (BUILD-4).</source>
        <translation>Annas Karte zeigt es: Die schraffierten Bautrupps liegen umgedreht (BUILD-4).</translation>
    </message>
    <message>
        <source>Building takes no strength away. The crew only rests until the next round begins (BUILD-4).</source>
        <translation>Bauen kostet keine Stärke. Der Bautrupp ruht nur, bis die nächste Runde beginnt (BUILD-4).</translation>
    </message>
    <message>
        <source>Strength stays. But the crew is turned over and builds no more this round (BUILD-4).</source>
        <translation>Die Stärke bleibt. Aber der Bautrupp liegt umgedreht und baut in dieser Runde nicht mehr (BUILD-4).</translation>
    </message>
    <message>
        <source>Another round: Anna has ships at two sites. At the Sphinx her blue crew and the joker have done their work. How much can she build at the pyramid now, at most?</source>
        <translation>Eine andere Runde: Anna hat Schiffe an zwei Bauplätzen. An der Sphinx haben der blaue Bautrupp und der Joker ihre Arbeit getan. Wie viel kann sie jetzt an der Pyramide höchstens bauen?</translation>
    </message>
    <message>
        <source>Hatched crews are turned over: they build no more this round (BUILD-4).</source>
        <translation>Schraffierte Bautrupps liegen umgedreht: Sie bauen in dieser Runde nicht mehr (BUILD-4).</translation>
    </message>
    <message>
        <source>Her black crew is the strongest one left, and the joker has already helped (BUILD-3).</source>
        <translation>Der schwarze ist der stärkste Bautrupp, der noch da ist, und der Joker hat schon geholfen (BUILD-3).</translation>
    </message>
    <message>
        <source>Two crews are left, but only one builds at a site (BUILD-2).</source>
        <translation>Zwei Bautrupps sind noch da, aber an einem Bauplatz baut nur einer (BUILD-2).</translation>
    </message>
    <message>
        <source>The joker has helped at the Sphinx. It helps once a round (BUILD-3).</source>
        <translation>Der Joker hat schon an der Sphinx geholfen, und er hilft nur einmal je Runde (BUILD-3).</translation>
    </message>
    <message>
        <source>Both of them are turned over until the next round (BUILD-4).</source>
        <translation>Diese beiden liegen bis zur nächsten Runde umgedreht (BUILD-4).</translation>
    </message>
    <message>
        <source>Let Anna build as much as she still can: spaces of pyramid and temple worth %1. Then press Enter.</source>
        <translation>Anna soll bauen, so viel noch geht: an Pyramide und Tempel Felder anklicken, die zusammen %1 wert sind. Danach Enter drücken.</translation>
    </message>
    <message>
        <source>Two small values at the bottom will do (BUILD-5).</source>
        <translation>Zwei kleine Werte ganz unten genügen (BUILD-5).</translation>
    </message>
    <message>
        <source>That is allowed, but it is worth only %1. Another crew of hers can do more (BUILD-5).</source>
        <translation>Das ist erlaubt, aber nur %1 wert. Ein anderer Bautrupp von Anna schafft mehr (BUILD-5).</translation>
    </message>
    <message>
        <source>The black crew built without help. Every crew builds once a round, so each site takes another one (BUILD-4).</source>
        <translation>Der schwarze Bautrupp hat allein gebaut. Jeder baut nur einmal je Runde, also braucht jeder Bauplatz einen anderen Bautrupp (BUILD-4).</translation>
    </message>
    <message>
        <source>Remember: one normal crew at a site, perhaps with the joker, and each of them once a round. None gets weaker (BUILD-2, BUILD-4). A few Nile cards allow more, such as “%1” (CARD-TWO-CREWS).</source>
        <translation>Kurz gesagt: Je Bauplatz baut ein normaler Bautrupp, mit oder ohne Joker, und jeder einmal je Runde. Keiner wird schwächer (BUILD-2, BUILD-4). Manche Nil-Karte erlaubt mehr, etwa „%1“ (CARD-TWO-CREWS).</translation>
    </message>
</context>
<context>
    <name>Csv</name>
    <message>
        <source>Id</source>
        <translation>Kennung</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>What an edition is called.</extracomment>
        <translation>Bezeichnung</translation>
    </message>
    <message>
        <source>Checksum</source>
        <translation>Prüfsumme</translation>
    </message>
    <message>
        <source>Origin</source>
        <translation>Fundort</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>Assumed</source>
        <translation>Angenommen</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Beanstandungen</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Provenance</source>
        <translation>Herkunft</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Nachher</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>Beanstandung</translation>
    </message>
    <message>
        <source>Assumed values</source>
        <translation>Angenommene Werte</translation>
    </message>
    <message>
        <source>Against the rules</source>
        <translation>Gegen die Regeln</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Eintrag</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Phase</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>Whose points these are.</extracomment>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>The points of the player after that entry.</extracomment>
        <translation>Stand</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
</context>
<context>
    <name>Damage</name>
    <message>
        <source>Player %1</source>
        <extracomment>a player whose name is lost; %1: a number</extracomment>
        <translation>Spieler %1</translation>
    </message>
    <message numerus="yes">
        <source>The list of players is lost; %n player(s) are the fewest that all entries fit.</source>
        <translation>
            <numerusform>Die Liste der Spieler ist verloren; mindestens %n Spieler ist nötig, damit alle Einträge passen.</numerusform>
            <numerusform>Die Liste der Spieler ist verloren; mindestens %n Spieler sind nötig, damit alle Einträge passen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Names or colours of players are lost, and others took their place.</source>
        <translation>Namen oder Farben von Spielern sind verloren; dafür stehen jetzt andere.</translation>
    </message>
    <message>
        <source>The rules that were agreed on are lost, and the usual ones took their place.</source>
        <translation>Die vereinbarten Regeln sind verloren; dafür gelten jetzt die üblichen.</translation>
    </message>
    <message>
        <source>Which printed values it was played with is lost; it goes on with the first that all entries fit.</source>
        <translation>Mit welchen gedruckten Werten gespielt wurde, ist verloren; es geht mit den ersten weiter, zu denen alle Einträge passen.</translation>
    </message>
    <message>
        <source>All that stands there could be read; it may say something else than before.</source>
        <translation>Alles darin war lesbar, lautet aber vielleicht anders als vorher.</translation>
    </message>
</context>
<context>
    <name>Desktop</name>
    <message>
        <source>There is no display. “nilometer --tour DIRECTORY” takes pictures without one.</source>
        <translation>Es ist kein Bildschirm da. „nilometer --tour VERZEICHNIS“ macht Bilder auch ohne.</translation>
    </message>
</context>
<context>
    <name>DesktopOptions</name>
    <message>
        <source>Table companion and scoring assistant for the board games %1.</source>
        <extracomment>%1: the names of the games, in one list.</extracomment>
        <translation>Tischbegleiter und Wertungshilfe für die Brettspiele %1.</translation>
    </message>
    <message>
        <source>name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Open the example game in round 3.</source>
        <translation>Öffnet das Beispielspiel in Runde 3.</translation>
    </message>
    <message>
        <source>directory</source>
        <translation>Verzeichnis</translation>
    </message>
    <message>
        <source>Size of the window, like 1280x720.</source>
        <translation>Größe des Fensters, etwa 1280x720.</translation>
    </message>
    <message>
        <source>size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>A recorded game to open.</source>
        <translation>Aufgezeichnetes Spiel, das geöffnet wird.</translation>
    </message>
    <message>
        <source>Only one game can be opened.</source>
        <translation>Es lässt sich nur ein Spiel öffnen.</translation>
    </message>
    <message>
        <source>“%1” is not a window size; write it like 1280x720.</source>
        <translation>„%1“ ist keine Fenstergröße; richtig ist zum Beispiel 1280x720.</translation>
    </message>
    <message>
        <source>“%1” is not a language of the program; there are %2.</source>
        <translation>„%1“ ist keine Sprache des Programms; es gibt %2.</translation>
    </message>
    <message>
        <source>Language: %1.</source>
        <translation>Sprache: %1.</translation>
    </message>
    <message>
        <source>“%1” is not an appearance; there are light, dark and contrast.</source>
        <translation>„%1“ ist keine Darstellung; es gibt light, dark und contrast.</translation>
    </message>
    <message>
        <source>“%1” is not a text size; write a percentage from %2 to %3.</source>
        <translation>„%1“ ist keine Textgröße; möglich sind %2 bis %3 Prozent.</translation>
    </message>
    <message>
        <source>Appearance: light, dark or contrast.</source>
        <translation>Darstellung: light, dark oder contrast.</translation>
    </message>
    <message>
        <source>Size of the letters as a percentage of the usual size, from 80 to 250.</source>
        <translation>Schriftgröße in Prozent der üblichen, von 80 bis 250.</translation>
    </message>
    <message>
        <source>percentage</source>
        <translation>Prozent</translation>
    </message>
    <message>
        <source>Play the example or the given game through the window and put pictures of every phase into that directory; needs no display.</source>
        <translation>Spielt das Beispielspiel oder das angegebene Spiel im Fenster durch und legt Bilder von jeder Phase in dieses Verzeichnis; braucht keinen Bildschirm.</translation>
    </message>
</context>
<context>
    <name>Difference</name>
    <message numerus="yes">
        <source>%n space(s) of value %1</source>
        <translation>
            <numerusform>%n Feld vom Wert %1</numerusform>
            <numerusform>%n Felder vom Wert %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: stop %2 of the Nile instead of stop %3.</source>
        <translation>%1: Halt %2 am Nil statt Halt %3.</translation>
    </message>
    <message>
        <source>%1: added.</source>
        <translation>%1: neu.</translation>
    </message>
    <message>
        <source>%1: removed.</source>
        <translation>%1: fällt weg.</translation>
    </message>
    <message>
        <source>%1: another card.</source>
        <translation>%1: eine andere Karte.</translation>
    </message>
    <message>
        <source>%1: %2 instead of %3.</source>
        <translation>%1: %2 statt %3.</translation>
    </message>
</context>
<context>
    <name>Display</name>
    <message>
        <source>→ %1, in reserve</source>
        <extracomment>A ship goes to a building site, but only in reserve.</extracomment>
        <translation>→ %1, in die Reserve</translation>
    </message>
    <message>
        <source>→ %1, space %2</source>
        <extracomment>A ship goes to a building site, to the space with that number.</extracomment>
        <translation>→ %1, Baufeld %2</translation>
    </message>
    <message>
        <source>back %1</source>
        <extracomment>A ship goes back to its owner, &quot;from Alyi&quot;.</extracomment>
        <translation>zurück %1</translation>
    </message>
    <message>
        <source>builds</source>
        <extracomment>After a player&apos;s name: &quot;Anna builds&quot;.</extracomment>
        <translation>baut</translation>
    </message>
    <message>
        <source>draws %1</source>
        <extracomment>After a player&apos;s name: &quot;Anna draws at the Sphinx&quot;.</extracomment>
        <translation>zieht %1</translation>
    </message>
    <message>
        <source>builds %1</source>
        <extracomment>After a player&apos;s name: &quot;Anna builds at the pyramid and temple&quot;.</extracomment>
        <translation>baut %1</translation>
    </message>
    <message numerus="yes">
        <source>%n stone(s) at hand</source>
        <translation>
            <numerusform>%n Stein vorhanden</numerusform>
            <numerusform>%n Steine vorhanden</numerusform>
        </translation>
    </message>
    <message>
        <source>wins</source>
        <extracomment>After a player&apos;s name: &quot;Anna wins&quot;.</extracomment>
        <translation>gewinnt</translation>
    </message>
    <message>
        <source>An earlier entry is being put right</source>
        <translation>Ein früherer Eintrag wird berichtigt</translation>
    </message>
    <message>
        <source>The table waits until the change is entered.</source>
        <translation>Der Tisch wartet, bis die Änderung eingetragen ist.</translation>
    </message>
    <message>
        <source>may take a card</source>
        <extracomment>After a player&apos;s name: &quot;Anna may take a card&quot;.</extracomment>
        <translation>darf eine Karte nehmen</translation>
    </message>
    <message>
        <source>places a ship</source>
        <extracomment>After a player&apos;s name: &quot;Anna places a ship&quot;.</extracomment>
        <translation>setzt ein Schiff</translation>
    </message>
    <message>
        <source>is scored</source>
        <extracomment>After a player&apos;s name, in the final scoring: &quot;Anna is scored&quot;.</extracomment>
        <translation>wird gewertet</translation>
    </message>
    <message>
        <source>then %1</source>
        <extracomment>What comes after this phase of the game: &quot;then Feed&quot;.</extracomment>
        <translation>dann %1</translation>
    </message>
    <message>
        <source>then final scoring</source>
        <translation>dann Schlusswertung</translation>
    </message>
    <message>
        <source>then round %1</source>
        <translation>dann Runde %1</translation>
    </message>
    <message>
        <source>Flood</source>
        <extracomment>Heading: what the next feeding takes, by how far the water reaches.</extracomment>
        <translation>Flut</translation>
    </message>
    <message>
        <source>There is enough grain for everybody.</source>
        <translation>Das Getreide reicht für alle.</translation>
    </message>
    <message>
        <source>Grain missing: %1</source>
        <extracomment>Then a symbol of a player and a number for each of them.</extracomment>
        <translation>Getreide fehlt: %1</translation>
    </message>
    <message>
        <source>turn over</source>
        <extracomment>Crew tiles stand before it.</extracomment>
        <translation>umdrehen</translation>
    </message>
    <message>
        <source>turn back</source>
        <translation>wieder aufdecken</translation>
    </message>
    <message>
        <source>Sphinx %1</source>
        <extracomment>Sphinx cards, from so many to so many.</extracomment>
        <translation>Sphinx-Karten %1</translation>
    </message>
    <message>
        <source>take “%1”</source>
        <extracomment>A card that was taken; its sign stands before it.</extracomment>
        <translation>„%1“ nehmen</translation>
    </message>
    <message>
        <source>“%1” → box</source>
        <extracomment>A card that was played leaves the game; its sign stands before it.</extracomment>
        <translation>„%1“ → Schachtel</translation>
    </message>
    <message numerus="yes">
        <source>%n ship(s) left</source>
        <translation>
            <numerusform>noch %n Schiff</numerusform>
            <numerusform>noch %n Schiffe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Downstream %1 · %n left</source>
        <extracomment>Where a ship may be placed, and how many there are: &quot;Downstream from Alyi · 6 left&quot;.</extracomment>
        <translation>
            <numerusform>Flussabwärts %1 · noch %n</numerusform>
            <numerusform>Flussabwärts %1 · noch %n</numerusform>
        </translation>
    </message>
    <message>
        <source>* assumed</source>
        <extracomment>What &quot;*&quot; behind a number means: it rests on values nobody has compared with the box.</extracomment>
        <translation>* angenommen</translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <extracomment>Ships, after &quot;Anna places a ship&quot;, where there is little room.</extracomment>
        <translation>
            <numerusform>noch %n</numerusform>
            <numerusform>noch %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dispute</name>
    <message numerus="yes">
        <source>or %n point(s) without entry %1</source>
        <extracomment>%1: the number of a disputed entry that may not have been made</extracomment>
        <translation>
            <numerusform>oder %n Punkt ohne Eintrag %1</numerusform>
            <numerusform>oder %n Punkte ohne Eintrag %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>or %n point(s) if entry %1 is: %2</source>
        <extracomment>%1: the number of a disputed entry, %2: what may have been made in its place</extracomment>
        <translation>
            <numerusform>oder %n Punkt, wenn Eintrag %1 lautet: %2</numerusform>
            <numerusform>oder %n Punkte, wenn Eintrag %1 lautet: %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Disputed</name>
    <message>
        <source>Otherwise: it was not made</source>
        <translation>Andernfalls: gar nicht geschehen</translation>
    </message>
    <message>
        <source>Otherwise: %1</source>
        <extracomment>%1: the sentence of an entry, &quot;Anna&apos;s ship to Edfu&quot;</extracomment>
        <translation>Andernfalls: %1</translation>
    </message>
    <message>
        <source>Disputed</source>
        <translation>Strittig</translation>
    </message>
    <message>
        <source>Disputed: %1</source>
        <translation>Strittig: %1</translation>
    </message>
</context>
<context>
    <name>DownstreamLesson</name>
    <message>
        <source>Ships only go downstream</source>
        <translation>Schiffe: nur flussabwärts</translation>
    </message>
    <message>
        <source>Where the next ship may go, and what a long leap costs.</source>
        <translation>Wohin das nächste Schiff darf – und was ein weiter Sprung kostet.</translation>
    </message>
    <message>
        <source>The Nile flows from the top of the board to the bottom. The players place one ship each, again and again (SAIL-1). Anna’s first ship is at %1.</source>
        <translation>Der Nil fließt von oben nach unten. Reihum setzt jeder immer wieder ein Schiff (SAIL-1). Annas erstes Schiff liegt in %1.</translation>
    </message>
    <message>
        <source>Every new ship goes further downstream than the ship before. Which of these can Anna still reach?</source>
        <translation>Jedes neue Schiff fährt weiter flussabwärts als das letzte. Was davon erreicht Anna noch?</translation>
    </message>
    <message>
        <source>Look for the space below Anna’s ship (SAIL-3).</source>
        <translation>Gesucht ist das Feld unterhalb von Annas Schiff (SAIL-3).</translation>
    </message>
    <message>
        <source>%1 lies above Anna’s ship. Nobody sails upstream (SAIL-3).</source>
        <translation>%1 liegt oberhalb von Annas Schiff. Flussaufwärts fährt niemand (SAIL-3).</translation>
    </message>
    <message>
        <source>%1 is where Anna’s ship is. The next one must go further (SAIL-3).</source>
        <translation>In %1 liegt schon Annas Schiff. Das nächste muss weiter fahren (SAIL-3).</translation>
    </message>
    <message>
        <source>It lies below Anna’s ship, and it is free (SAIL-3).</source>
        <translation>Es liegt unterhalb von Annas Schiff und ist frei (SAIL-3).</translation>
    </message>
    <message>
        <source>Now it is Anna’s turn. Take a Nile card that she can still reach: press its space.</source>
        <translation>Jetzt ist Anna am Zug. Sie nimmt eine Nil-Karte, die sie noch erreicht: die Karte anklicken.</translation>
    </message>
    <message>
        <source>The spaces that can be chosen have a bold frame. Nile cards lie on the left bank (SAIL-4).</source>
        <translation>Was wählbar ist, hat einen kräftigen Rahmen. Nil-Karten liegen am linken Ufer (SAIL-4).</translation>
    </message>
    <message>
        <source>Anna can still sail: place a ship (SAIL-1).</source>
        <translation>Anna kann noch fahren: Sie setzt ein Schiff (SAIL-1).</translation>
    </message>
    <message>
        <source>That lies above Anna’s last ship. Look further down (SAIL-3).</source>
        <translation>Das liegt oberhalb von Annas letztem Schiff. Weiter unten geht es (SAIL-3).</translation>
    </message>
    <message>
        <source>Anna may sail there, but no Nile card lies there (SAIL-4).</source>
        <translation>Dorthin darf Anna fahren, aber dort liegt keine Nil-Karte (SAIL-4).</translation>
    </message>
    <message>
        <source>The card is Anna’s, and her ship lies on the empty space. Everything above it is out of her reach this round (SAIL-3).</source>
        <translation>Die Karte gehört Anna, ihr Schiff liegt auf dem leeren Feld. Alles oberhalb ist für sie in dieser Runde verloren (SAIL-3).</translation>
    </message>
    <message>
        <source>A long leap costs: what is passed by is lost for this round. Anna’s last ship is in the green frame. How many places on the river can she still sail to? A building site counts once.</source>
        <translation>Ein weiter Sprung kostet: Was übersprungen wird, ist in dieser Runde verloren. Annas letztes Schiff liegt im grünen Rahmen. Wie viele Stellen am Fluss erreicht sie noch? Ein Bauplatz zählt einmal.</translation>
    </message>
    <message>
        <source>Count what has a bold frame: cards, round spaces and sites (SAIL-4).</source>
        <translation>Was einen kräftigen Rahmen hat, zählt: Karten, runde Felder und Bauplätze (SAIL-4).</translation>
    </message>
    <message>
        <source>That counts places that Anna has passed by (SAIL-3).</source>
        <translation>Da ist mitgezählt, woran Anna schon vorbei ist (SAIL-3).</translation>
    </message>
    <message>
        <source>All of them lie below her last ship (SAIL-3).</source>
        <translation>Sie alle liegen unterhalb ihres letzten Schiffs (SAIL-3).</translation>
    </message>
    <message>
        <source>There are more: sites and round spaces count as well (SAIL-4).</source>
        <translation>Es sind mehr: Auch Bauplätze und runde Felder zählen (SAIL-4).</translation>
    </message>
    <message>
        <source>A building site has several building spaces. Any free one may be taken (SAIL-5). Send Anna’s ship to the site of the pyramid and temple.</source>
        <translation>Ein Bauplatz hat mehrere Baufelder. Jedes freie ist erlaubt (SAIL-5). Nun soll Annas Schiff zum Bauplatz von Pyramide und Tempel.</translation>
    </message>
    <message>
        <source>The site is near the lower end of the river. Press one of its squares (SAIL-5).</source>
        <translation>Der Bauplatz liegt nahe am unteren Ende des Flusses. Eines seiner Quadrate anklicken (SAIL-5).</translation>
    </message>
    <message>
        <source>That is another place. The pyramid is in the green frame (SAIL-5).</source>
        <translation>Das ist eine andere Stelle. Die Pyramide liegt im grünen Rahmen (SAIL-5).</translation>
    </message>
    <message>
        <source>Nearest to the Nile: Anna builds first there (BUILD-1).</source>
        <translation>Am nächsten zum Nil: Dort baut Anna als Erste (BUILD-1).</translation>
    </message>
    <message>
        <source>Whoever is nearer to the Nile builds before Anna (BUILD-1).</source>
        <translation>Wer näher am Nil liegt, baut vor Anna (BUILD-1).</translation>
    </message>
    <message>
        <source>Whoever has had enough may pass, but not by the first rulebook or online (SAIL-6). Then all ships go home. Only those at building sites stay until participation is scored (SAIL-8).</source>
        <translation>Wer genug hat, darf passen, nur nicht nach der ersten Spielregel oder online (SAIL-6). Danach kehren die Schiffe heim. Nur die an Bauplätzen bleiben, bis die Mitwirkung gewertet ist (SAIL-8).</translation>
    </message>
</context>
<context>
    <name>Effect</name>
    <message>
        <source>Water ring to the left position</source>
        <translation>Wasserring auf die linke Position</translation>
    </message>
    <message>
        <source>Water ring to the middle position</source>
        <translation>Wasserring auf die mittlere Position</translation>
    </message>
    <message>
        <source>Water ring to the right position</source>
        <translation>Wasserring auf die rechte Position</translation>
    </message>
    <message numerus="yes">
        <source>%1 %n step(s) down, to step %2</source>
        <translation>
            <numerusform>%1 %n Stufe nach unten, auf Stufe %2</numerusform>
            <numerusform>%1 %n Stufen nach unten, auf Stufe %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 %n step(s) up, to step %2</source>
        <translation>
            <numerusform>%1 %n Stufe nach oben, auf Stufe %2</numerusform>
            <numerusform>%1 %n Stufen nach oben, auf Stufe %2</numerusform>
        </translation>
    </message>
    <message>
        <source>ship back %1</source>
        <translation>Schiff zurück %1</translation>
    </message>
    <message>
        <source>ship %1, in reserve</source>
        <translation>Schiff %1, in die Reserve</translation>
    </message>
    <message>
        <source>ship %1</source>
        <translation>Schiff %1</translation>
    </message>
    <message>
        <source>ship %1, building space %2</source>
        <translation>Schiff %1, Baufeld %2</translation>
    </message>
    <message>
        <source>stone on %1 (value %2)</source>
        <translation>Stein setzen: %1 (Wert %2)</translation>
    </message>
    <message>
        <source>take the card “%1” %2</source>
        <translation>Karte „%1“ %2 nehmen</translation>
    </message>
    <message>
        <source>card “%1” to the box</source>
        <translation>Karte „%1“ in die Schachtel</translation>
    </message>
    <message>
        <source>card “%1” used</source>
        <translation>Karte „%1“ genutzt</translation>
    </message>
    <message>
        <source>card “%1” to the field “%2”</source>
        <translation>Karte „%1“ zum Getreidefeld „%2“</translation>
    </message>
    <message>
        <source>gets the card “%1”</source>
        <translation>bekommt die Karte „%1“</translation>
    </message>
    <message>
        <source>gives the card “%1” back</source>
        <translation>gibt die Karte „%1“ zurück</translation>
    </message>
    <message>
        <source>Turn up the tomb tile on tomb %1: %2</source>
        <translation>Gräber-Plättchen auf Grab %1 aufdecken: %2</translation>
    </message>
    <message>
        <source>Turn up the tomb tile on tomb %1</source>
        <translation>Gräber-Plättchen auf Grab %1 aufdecken</translation>
    </message>
    <message>
        <source>take the tomb tile from tomb %1 (value %2)</source>
        <translation>Gräber-Plättchen von Grab %1 nehmen (Wert %2)</translation>
    </message>
    <message>
        <source>take the tomb tile from tomb %1</source>
        <translation>Gräber-Plättchen von Grab %1 nehmen</translation>
    </message>
    <message>
        <source>order tile %1</source>
        <translation>Nummern-Plättchen %1</translation>
    </message>
    <message>
        <source>Round %1: %2</source>
        <translation>Runde %1: %2</translation>
    </message>
    <message>
        <source>%1 (%2 lost)</source>
        <translation>%1 (%2 verfallen)</translation>
    </message>
    <message>
        <source>stone back from %1</source>
        <translation>Stein zurück: %1</translation>
    </message>
    <message>
        <source>Nile card back %1</source>
        <translation>Nil-Karte zurück %1</translation>
    </message>
    <message>
        <source>Nile card “%1” back %2</source>
        <translation>Nil-Karte „%1“ zurück %2</translation>
    </message>
    <message>
        <source>card “%1” back %2</source>
        <translation>Karte „%1“ zurück %2</translation>
    </message>
    <message>
        <source>card “%1” off the field “%2”</source>
        <translation>Karte „%1“ vom Getreidefeld „%2“ nehmen</translation>
    </message>
    <message>
        <source>Turn the tomb tile on tomb %1 face down</source>
        <translation>Gräber-Plättchen auf Grab %1 wieder verdecken</translation>
    </message>
    <message>
        <source>tomb tile back on tomb %1 (value %2)</source>
        <translation>Gräber-Plättchen zurück auf Grab %1 (Wert %2)</translation>
    </message>
    <message>
        <source>tomb tile back on tomb %1</source>
        <translation>Gräber-Plättchen zurück auf Grab %1</translation>
    </message>
    <message>
        <source>forward %1 to %2</source>
        <translation>%1 vor auf %2</translation>
    </message>
    <message>
        <source>forward %1 to %2, behind %3</source>
        <translation>%1 vor auf %2, hinter %3</translation>
    </message>
    <message>
        <source>back %1 to %2</source>
        <translation>%1 zurück auf %2</translation>
    </message>
    <message>
        <source>back %1 to %2, behind %3</source>
        <translation>%1 zurück auf %2, hinter %3</translation>
    </message>
    <message>
        <source>to the front of the queue on the space</source>
        <translation>auf demselben Feld ganz nach vorn</translation>
    </message>
    <message>
        <source>in the queue on the space, behind %1</source>
        <translation>auf demselben Feld hinter %1</translation>
    </message>
    <message numerus="yes">
        <source>%n stone(s) more, %1 now</source>
        <translation>
            <numerusform>%n Stein mehr, jetzt %1</numerusform>
            <numerusform>%n Steine mehr, jetzt %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stone(s) fewer, %1 now</source>
        <translation>
            <numerusform>%n Stein weniger, jetzt %1</numerusform>
            <numerusform>%n Steine weniger, jetzt %1</numerusform>
        </translation>
    </message>
    <message>
        <source>the stone track is full</source>
        <translation>Steineleiste voll</translation>
    </message>
    <message numerus="yes">
        <source>%n Sphinx card(s) more, %1 now</source>
        <translation>
            <numerusform>%n Sphinx-Karte mehr, jetzt %1</numerusform>
            <numerusform>%n Sphinx-Karten mehr, jetzt %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Sphinx card(s) fewer, %1 now</source>
        <translation>
            <numerusform>%n Sphinx-Karte weniger, jetzt %1</numerusform>
            <numerusform>%n Sphinx-Karten weniger, jetzt %1</numerusform>
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
            <numerusform>%1, dazu %n Skarabäus</numerusform>
            <numerusform>%1, dazu %n Skarabäen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, and %n scarab(s) back</source>
        <translation>
            <numerusform>%1, %n Skarabäus zurück</numerusform>
            <numerusform>%1, %n Skarabäen zurück</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EgiziaHelp</name>
    <message>
        <source>comes to yes and no, too</source>
        <translation>kommt auch zu Ja und Nein</translation>
    </message>
    <message>
        <source>letter or digit</source>
        <translation>Buchstabe oder Ziffer</translation>
    </message>
    <message>
        <source>presses the place or choice that shows it; the key of a taken space says why not</source>
        <translation>wählt den Platz oder Knopf mit diesem Zeichen; bei einem besetzten Feld sagt es, warum nicht</translation>
    </message>
    <message>
        <source>ends a turn: passes, does not build, takes no card</source>
        <translation>beendet einen Zug: passt, baut nicht, nimmt keine Karte</translation>
    </message>
    <message>
        <source>Backspace, +</source>
        <translation>Rücktaste, +</translation>
    </message>
    <message>
        <source>in the final scoring: one step back, all at once</source>
        <translation>in der Schlusswertung: ein Schritt zurück, alles auf einmal</translation>
    </message>
    <message>
        <source>Ctrl+K</source>
        <translation>Strg+K</translation>
    </message>
    <message>
        <source>puts points, stones and markers right</source>
        <translation>stellt Punkte, Steine und Marker richtig</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Rücktaste</translation>
    </message>
    <message>
        <source>where cards are entered: takes the last one away</source>
        <translation>wo Karten eingegeben werden: nimmt die letzte wieder weg</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>closes the list of cards</source>
        <translation>schließt die Liste der Karten</translation>
    </message>
    <message>
        <source>Ctrl+D</source>
        <translation>Strg+D</translation>
    </message>
    <message>
        <source>marks a value as disputed, or settles it</source>
        <translation>vermerkt einen Wert als strittig oder klärt ihn</translation>
    </message>
    <message>
        <source>Ctrl+H</source>
        <translation>Strg+H</translation>
    </message>
    <message>
        <source>shows what was done, with a way back to every step</source>
        <translation>zeigt alle Schritte, mit einem Weg zurück zu jedem</translation>
    </message>
    <message>
        <source>Points, stones and markers are put right under Menu, Correction.</source>
        <translation>Punkte, Steine und Marker rückt im Menü „Korrektur“ zurecht.</translation>
    </message>
    <message>
        <source>Sphinx cards stay sealed: only their number is entered. They are named in the final scoring.</source>
        <translation>Sphinx-Karten bleiben geheim: Eingetragen wird nur, wie viele es sind. Welche es sind, kommt erst in der Schlusswertung ans Licht.</translation>
    </message>
</context>
<context>
    <name>Entered</name>
    <message>
        <source>%1 – entered anyway</source>
        <translation>%1 – trotzdem eingetragen</translation>
    </message>
</context>
<context>
    <name>Entry</name>
    <message>
        <source>%1 passes</source>
        <translation>%1 passt</translation>
    </message>
    <message>
        <source>The quarries yield stones</source>
        <translation>Die Steinbrüche liefern Steine</translation>
    </message>
    <message>
        <source>%1 does not build %2</source>
        <translation>%1 baut nicht %2</translation>
    </message>
    <message>
        <source>Points for participation</source>
        <translation>Punkte für die Mitwirkung</translation>
    </message>
    <message>
        <source>New order tiles</source>
        <translation>Neue Nummern-Plättchen</translation>
    </message>
    <message>
        <source>The card %1: %2</source>
        <translation>Die Karte %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 has named %n Sphinx card(s), still hidden</source>
        <translation>
            <numerusform>%1 hat %n Sphinx-Karte angegeben, noch verdeckt</numerusform>
            <numerusform>%1 hat %n Sphinx-Karten angegeben, noch verdeckt</numerusform>
        </translation>
    </message>
    <message>
        <source>Nile cards are laid out</source>
        <translation>Nil-Karten sind ausgelegt</translation>
    </message>
    <message>
        <source>Nile cards are laid out: %1</source>
        <translation>Nil-Karten sind ausgelegt: %1</translation>
    </message>
    <message>
        <source>%1 sails %2</source>
        <translation>%1 fährt %2</translation>
    </message>
    <message>
        <source>%1 takes no leftover card</source>
        <translation>%1 nimmt keine liegen gebliebene Karte</translation>
    </message>
    <message>
        <source>%1 takes the leftover card %2</source>
        <translation>%1 nimmt die liegen gebliebene Karte %2</translation>
    </message>
    <message>
        <source>%1 feeds the construction crews</source>
        <translation>%1 ernährt die Bautrupps</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <translation>%1 nutzt %2</translation>
    </message>
    <message>
        <source>All construction crews are fed</source>
        <translation>Alle Bautrupps werden ernährt</translation>
    </message>
    <message>
        <source>%1 builds %2</source>
        <translation>%1 baut %2</translation>
    </message>
    <message>
        <source>%1 builds %2 with %3</source>
        <translation>%1 baut %2 mit %3</translation>
    </message>
    <message>
        <source>%1 pays stones for a step of the %2</source>
        <translation>%1 zahlt Steine: %2 rückt vor</translation>
    </message>
    <message>
        <source>%1 advances the %2 by card</source>
        <translation>%1 nutzt eine Karte: %2 rückt vor</translation>
    </message>
    <message>
        <source>%1 improves the field “%2”</source>
        <translation>%1 verbessert das Getreidefeld „%2“</translation>
    </message>
    <message numerus="yes">
        <source>%1 sells %n stone(s) by card</source>
        <translation>
            <numerusform>%1 verkauft %n Stein mit einer Karte</numerusform>
            <numerusform>%1 verkauft %n Steine mit einer Karte</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 moves to first place by card</source>
        <translation>%1 rückt mit einer Karte an die erste Stelle</translation>
    </message>
    <message>
        <source>%1 is sure to build from the reserve %2</source>
        <translation>%1 baut sicher aus der Reserve %2</translation>
    </message>
    <message>
        <source>%1 plays the card “%2”</source>
        <translation>%1 spielt die Karte „%2“</translation>
    </message>
    <message>
        <source>sells stones</source>
        <translation>verkauft Steine</translation>
    </message>
    <message numerus="yes">
        <source>names %n Sphinx card(s)</source>
        <translation>
            <numerusform>gibt %n Sphinx-Karte an</numerusform>
            <numerusform>gibt %n Sphinx-Karten an</numerusform>
        </translation>
    </message>
    <message>
        <source>Final scoring of %1</source>
        <translation>Schlusswertung für %1</translation>
    </message>
    <message>
        <source>tomb %1 has %2</source>
        <translation>Grab %1 hat %2</translation>
    </message>
    <message>
        <source>Open tomb tiles</source>
        <translation>Offene Gräber-Plättchen</translation>
    </message>
    <message>
        <source>Open tomb tiles: %1</source>
        <translation>Offene Gräber-Plättchen: %1</translation>
    </message>
</context>
<context>
    <name>EntryDetail</name>
    <message>
        <source>card “%1”</source>
        <translation>Karte „%1“</translation>
    </message>
    <message numerus="yes">
        <source>draws %n Sphinx card(s)</source>
        <translation>
            <numerusform>zieht %n Sphinx-Karte</numerusform>
            <numerusform>zieht %n Sphinx-Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more unpaid</source>
        <translation>
            <numerusform>%n weitere ohne Bezahlung</numerusform>
            <numerusform>%n weitere ohne Bezahlung</numerusform>
        </translation>
    </message>
    <message>
        <source>keeps none</source>
        <translation>behält keine</translation>
    </message>
    <message numerus="yes">
        <source>keeps %n</source>
        <translation>
            <numerusform>behält %n</numerusform>
            <numerusform>behält %n</numerusform>
        </translation>
    </message>
    <message>
        <source>turned up: %1</source>
        <translation>aufgedeckt: %1</translation>
    </message>
    <message>
        <source>%1 one step down</source>
        <translation>%1 eine Stufe nach unten</translation>
    </message>
    <message>
        <source>place %1 in the queue on the space</source>
        <translation>Platz %1 in der Schlange auf dem Feld</translation>
    </message>
    <message>
        <source>%1 with strength %2</source>
        <translation>%1 mit Stärke %2</translation>
    </message>
    <message>
        <source>stone market on step %1</source>
        <translation>Steineverkauf auf Stufe %1</translation>
    </message>
    <message>
        <source>grain market on step %1</source>
        <translation>Getreidemarkt auf Stufe %1</translation>
    </message>
    <message numerus="yes">
        <source>%n Sphinx card(s)</source>
        <translation>
            <numerusform>%n Sphinx-Karte</numerusform>
            <numerusform>%n Sphinx-Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>gets “%1”</source>
        <translation>bekommt „%1“</translation>
    </message>
    <message>
        <source>gives back “%1”</source>
        <translation>gibt „%1“ zurück</translation>
    </message>
    <message>
        <source>water ring: %1</source>
        <translation>Wasserring: %1</translation>
    </message>
    <message>
        <source>in reserve</source>
        <extracomment>Where a ship stands at a building site.</extracomment>
        <translation>in die Reserve</translation>
    </message>
    <message>
        <source>building space %1</source>
        <translation>Baufeld %1</translation>
    </message>
    <message>
        <source>takes “%1”</source>
        <translation>nimmt „%1“</translation>
    </message>
    <message numerus="yes">
        <source>%n stone(s) as grain</source>
        <translation>
            <numerusform>%n Stein als Getreide</numerusform>
            <numerusform>%n Steine als Getreide</numerusform>
        </translation>
    </message>
    <message>
        <source>better field “%1”</source>
        <translation>besseres Getreidefeld „%1“</translation>
    </message>
    <message>
        <source>Correction: water ring: %1</source>
        <translation>Korrektur: Wasserring: %1</translation>
    </message>
    <message>
        <source>Correction: %1: %2</source>
        <translation>Korrektur: %1: %2</translation>
    </message>
    <message>
        <source>Correction: order of play: %1</source>
        <extracomment>%1 = the players from order tile 1 on: &quot;Ben, Anna, Carla&quot;</extracomment>
        <translation>Korrektur: Zugreihenfolge: %1</translation>
    </message>
    <message>
        <source>Final scoring: the order stays as it was played: %1</source>
        <translation>Schlusswertung: Die Reihenfolge bleibt wie gespielt: %1</translation>
    </message>
    <message>
        <source>Round %1: the order stays as it was played: %2</source>
        <translation>Runde %1: Die Reihenfolge bleibt wie gespielt: %2</translation>
    </message>
</context>
<context>
    <name>ExampleGame</name>
    <message>
        <source>Four at the warehouses, made-up numbers</source>
        <translation>Vier an den Lagern, erfundene Zahlen</translation>
    </message>
    <message>
        <source>Four friends on a Friday</source>
        <translation>Vier am Freitag</translation>
    </message>
</context>
<context>
    <name>ExpectedNumber</name>
    <message>
        <source>%1: beside the other numbers only %2 is possible, not %4; if those are other ones too, they are changed together under “Check your copy”, page “%5”.</source>
        <extracomment>%1: what is printed somewhere; %5: a page of “Check your copy”</extracomment>
        <translation>%1: Neben den übrigen Zahlen ist nur %2 möglich, nicht %4; sind auch die anders, lassen sie sich zusammen unter „Eigenes Exemplar prüfen“ ändern, Seite „%5“.</translation>
    </message>
    <message>
        <source>%1: beside the other numbers %2 to %3 is possible, not %4; if those are other ones too, they are changed together under “Check your copy”, page “%5”.</source>
        <extracomment>%1: what is printed somewhere; %5: a page of “Check your copy”</extracomment>
        <translation>%1: Neben den übrigen Zahlen ist %2 bis %3 möglich, nicht %4; sind auch die anders, lassen sie sich zusammen unter „Eigenes Exemplar prüfen“ ändern, Seite „%5“.</translation>
    </message>
</context>
<context>
    <name>Explanation</name>
    <message>
        <source>Legal: no rule speaks against it.</source>
        <translation>Erlaubt: Keine Regel spricht dagegen.</translation>
    </message>
    <message>
        <source>Against the rules, entered anyway. The table is right.</source>
        <translation>Gegen die Regeln, trotzdem eingetragen. Der Tisch hat recht.</translation>
    </message>
    <message>
        <source>It no longer fits what came before it, so it is left out. Change it, or change what came before.</source>
        <translation>Der Eintrag passt nicht mehr zu dem, was davor geschah, und zählt deshalb nicht mit. Das lässt sich ändern: in diesem Eintrag oder davor.</translation>
    </message>
</context>
<context>
    <name>Fault</name>
    <message>
        <source>This belongs to “%1”, but now it is “%2”</source>
        <translation>Das gehört zu „%1“, jetzt ist aber „%2“ dran</translation>
    </message>
    <message>
        <source>This makes no sense at this moment; please check the entry</source>
        <translation>Das ergibt im Moment keinen Sinn; bitte die Eingabe prüfen</translation>
    </message>
    <message>
        <source>%1 does not have the card “%2”</source>
        <translation>%1 hat die Karte „%2“ nicht</translation>
    </message>
    <message>
        <source>%1 has already used the card “%2” this round</source>
        <translation>%1 hat die Karte „%2“ in dieser Runde schon genutzt</translation>
    </message>
    <message>
        <source>The card “%1” cannot be used at this moment</source>
        <translation>Die Karte „%1“ ist im Moment nicht spielbar</translation>
    </message>
    <message>
        <source>The deck of this round has no “%1” left</source>
        <translation>Im Stapel dieser Runde gibt es kein „%1“ mehr</translation>
    </message>
    <message>
        <source>There is a ship %1 already</source>
        <translation>Es steht schon ein Schiff %1</translation>
    </message>
    <message>
        <source>%1 has to go on downstream; the last ship is %3; out of reach: %2</source>
        <translation>%1 muss weiter flussabwärts fahren; das letzte Schiff steht %3; nicht mehr erreichbar: %2</translation>
    </message>
    <message>
        <source>There is no card left %1</source>
        <translation>Es liegt keine Karte mehr %1</translation>
    </message>
    <message>
        <source>Please say which card lies %1</source>
        <translation>Bitte angeben, welche Karte %1 liegt</translation>
    </message>
    <message>
        <source>The card %1 is another one: “%2”</source>
        <translation>Die Karte %1 ist eine andere: „%2“</translation>
    </message>
    <message>
        <source>The card “%2” may not be used %1</source>
        <translation>Die Karte „%2“ gilt nicht %1</translation>
    </message>
    <message>
        <source>The card “%2” needs a round space; there is none %1</source>
        <translation>Die Karte „%2“ braucht ein rundes Feld, und %1 ist keines</translation>
    </message>
    <message>
        <source>%1 already has a ship %2</source>
        <translation>%1 hat schon ein Schiff %2</translation>
    </message>
    <message>
        <source>Building space %2 %1 is taken</source>
        <translation>Baufeld %2 %1 ist schon belegt</translation>
    </message>
    <message numerus="yes">
        <source>Only %n building space(s) can be used %1, not number %2</source>
        <translation>
            <numerusform>Es gibt nur %n Baufeld %1, Nummer %2 ist nicht dabei</numerusform>
            <numerusform>Es gibt nur %n Baufelder %1, Nummer %2 ist nicht dabei</numerusform>
        </translation>
    </message>
    <message>
        <source>Please say which building space %1 the ship goes to</source>
        <translation>Bitte angeben, auf welches Baufeld %1 das Schiff kommt</translation>
    </message>
    <message>
        <source>A building space is still free %1, so the reserve is closed</source>
        <translation>Ein Baufeld ist %1 noch frei, die Reserve ist daher zu</translation>
    </message>
    <message>
        <source>%1 may not pass: there is still a space for a ship</source>
        <translation>%1 darf nicht passen: Ein Schiff findet noch Platz</translation>
    </message>
    <message>
        <source>%1 has passed and places no more ships this round</source>
        <translation>%1 hat gepasst und setzt in dieser Runde kein Schiff mehr</translation>
    </message>
    <message numerus="yes">
        <source>%1 has placed all %n ship(s) already</source>
        <translation>
            <numerusform>%1 hat schon %n Schiff gesetzt, mehr sind nicht da</numerusform>
            <numerusform>%1 hat schon alle %n Schiffe gesetzt</numerusform>
        </translation>
    </message>
    <message>
        <source>A second ship needs a first one that %1 has just placed</source>
        <translation>Ein zweites Schiff folgt nur auf eines, das %1 gerade gesetzt hat</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n possible advance(s) chosen; all of them have to be used</source>
        <translation>
            <numerusform>%1 von %n möglichen Schritt gewählt; er muss genutzt werden</numerusform>
            <numerusform>%1 von %n möglichen Schritten gewählt; alle müssen genutzt werden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n construction crew(s) may be chosen, not %1</source>
        <translation>
            <numerusform>Höchstens %n Bautrupp ist wählbar, nicht %1</numerusform>
            <numerusform>Höchstens %n Bautrupps sind wählbar, nicht %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The water ring may move by %n position(s) at most, not by %1</source>
        <translation>
            <numerusform>Der Wasserring darf höchstens %n Position weit wandern, nicht %1</numerusform>
            <numerusform>Der Wasserring darf höchstens %n Positionen weit wandern, nicht %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %1 grain is missing; %n stone(s) would be too many</source>
        <translation>
            <numerusform>Vom Getreide fehlt nur so viel: %1; %n Stein wäre mehr als das</numerusform>
            <numerusform>Vom Getreide fehlt nur so viel: %1; %n Steine wären mehr als das</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That takes %n stone(s), but %1 has only %2</source>
        <translation>
            <numerusform>Das kostet %n Stein, %1 hat aber nur %2</numerusform>
            <numerusform>Das kostet %n Steine, %1 hat aber nur %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has no such field: “%2”</source>
        <translation>%1 hat dieses Getreidefeld nicht: „%2“</translation>
    </message>
    <message>
        <source>“%1” is green already; another field has to be chosen</source>
        <translation>„%1“ ist schon grün; bitte ein anderes Getreidefeld wählen</translation>
    </message>
    <message>
        <source>The field “%1” has been improved twice already</source>
        <translation>Das Getreidefeld „%1“ ist schon zweimal verbessert</translation>
    </message>
    <message>
        <source>%1 has no ship %2</source>
        <translation>%1 hat kein Schiff %2</translation>
    </message>
    <message>
        <source>%1 has already had a turn %2</source>
        <translation>%1 war %2 schon dran</translation>
    </message>
    <message>
        <source>The ship of %1 in reserve cannot build %2: nobody has freed a building space</source>
        <translation>Das Schiff von %1 auf Reserve darf %2 nicht bauen: Kein Baufeld ist frei geworden</translation>
    </message>
    <message>
        <source>Building takes a normal construction crew of %1</source>
        <translation>Zum Bauen braucht %1 einen normalen Bautrupp</translation>
    </message>
    <message>
        <source>The joker crew cannot build alone; it needs a normal construction crew beside it</source>
        <translation>Der Joker-Bautrupp baut nie allein; ein normaler Bautrupp muss dabei sein</translation>
    </message>
    <message numerus="yes">
        <source>At most %n normal construction crew(s) may build here, not %1</source>
        <translation>
            <numerusform>Hier darf höchstens %n normaler Bautrupp bauen, nicht %1</numerusform>
            <numerusform>Hier dürfen höchstens %n normale Bautrupps bauen, nicht %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 is turned over this round already</source>
        <translation>%1: %2 ist in dieser Runde schon umgedreht</translation>
    </message>
    <message>
        <source>Wrong building site for %2: this one is %1</source>
        <translation>Falscher Bauplatz für %2: Hier geht es um %1</translation>
    </message>
    <message>
        <source>There is a stone already: %1</source>
        <translation>Hier liegt schon ein Stein: %1</translation>
    </message>
    <message>
        <source>Before %1 comes %2</source>
        <translation>Vor %1 kommt %2</translation>
    </message>
    <message>
        <source>The tomb tile on tomb %1 is still face down</source>
        <translation>Das Gräber-Plättchen auf Grab %1 liegt noch verdeckt</translation>
    </message>
    <message>
        <source>Please say the value of the tomb tile on tomb %1</source>
        <translation>Bitte den Wert des Gräber-Plättchens auf Grab %1 angeben</translation>
    </message>
    <message>
        <source>No tomb tile of value %2 can be left for tomb %1</source>
        <translation>Für Grab %1 ist kein Gräber-Plättchen mit Wert %2 mehr übrig</translation>
    </message>
    <message numerus="yes">
        <source>%n tomb tile(s) turned up, number of values given: %1</source>
        <translation>
            <numerusform>%n Gräber-Plättchen aufgedeckt, Zahl der angegebenen Werte: %1</numerusform>
            <numerusform>%n Gräber-Plättchen aufgedeckt, Zahl der angegebenen Werte: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Please say which marker of %1 goes down, stone market or grain market</source>
        <translation>Bitte angeben, welcher Marker von %1 nach unten geht: Steineverkauf oder Getreidemarkt</translation>
    </message>
    <message numerus="yes">
        <source>At most %n Sphinx card(s) may be drawn, not %1</source>
        <translation>
            <numerusform>Höchstens %n Sphinx-Karte darf gezogen werden, nicht %1</numerusform>
            <numerusform>Höchstens %n Sphinx-Karten dürfen gezogen werden, nicht %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The deck has only %n Sphinx card(s) left, not %1</source>
        <translation>
            <numerusform>Im Stapel ist nur noch %n Sphinx-Karte, nicht %1</numerusform>
            <numerusform>Im Stapel sind nur noch %n Sphinx-Karten, nicht %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n Sphinx card(s) may be drawn unpaid, not %1</source>
        <translation>
            <numerusform>Höchstens %n Sphinx-Karte ist ohne Bezahlung erlaubt, nicht %1</numerusform>
            <numerusform>Höchstens %n Sphinx-Karten sind ohne Bezahlung erlaubt, nicht %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Unpaid Sphinx cards come only with at least one that is paid for</source>
        <translation>Sphinx-Karten ohne Bezahlung gibt es nur zusammen mit mindestens einer bezahlten</translation>
    </message>
    <message numerus="yes">
        <source>At most %n Sphinx card(s) may be kept, not %1</source>
        <translation>
            <numerusform>Höchstens %n Sphinx-Karte darf behalten werden, nicht %1</numerusform>
            <numerusform>Höchstens %n Sphinx-Karten dürfen behalten werden, nicht %1</numerusform>
        </translation>
    </message>
    <message>
        <source>One of these Sphinx cards is named already or not in this game</source>
        <translation>Eine dieser Sphinx-Karten ist schon vergeben oder nicht im Spiel</translation>
    </message>
    <message>
        <source>Two namings of Sphinx cards do not fit together. Compare both with the cards, then change or remove the wrong one in the log</source>
        <extracomment>One was made in a final scoring, the other one for a player&apos;s own eyes.</extracomment>
        <translation>Zwei Angaben zu Sphinx-Karten passen nicht zusammen. Bitte beide mit den Karten vergleichen und die falsche im Verlauf ändern oder entfernen</translation>
    </message>
    <message>
        <source>%1: %2 is at the end of its track and cannot advance</source>
        <translation>%1: %2 steht am Ende der Leiste und kann nicht weiter vor</translation>
    </message>
    <message>
        <source>Building has begun at every site where %1 has a ship</source>
        <translation>Überall, wo %1 ein Schiff hat, wird schon gebaut</translation>
    </message>
    <message>
        <source>%1 has no ship in reserve %2</source>
        <translation>%1 hat kein Schiff auf Reserve %2</translation>
    </message>
    <message>
        <source>At least 1 stone has to be sold</source>
        <translation>Mindestens 1 Stein muss verkauft werden</translation>
    </message>
    <message numerus="yes">
        <source>At most %n stone(s) may be sold, not %1</source>
        <translation>
            <numerusform>Höchstens %n Stein darf verkauft werden, nicht %1</numerusform>
            <numerusform>Höchstens %n Steine dürfen verkauft werden, nicht %1</numerusform>
        </translation>
    </message>
    <message>
        <source>The marker of %1 is too high on the stone market to sell stones</source>
        <translation>Der Marker von %1 steht beim Steineverkauf zu weit oben, um Steine zu verkaufen</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n Sphinx card(s), but %2 named</source>
        <translation>
            <numerusform>%1 hat %n Sphinx-Karte, angegeben: %2</numerusform>
            <numerusform>%1 hat %n Sphinx-Karten, angegeben: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>The card %1 has its name already</source>
        <translation>Die Karte %1 ist schon bekannt</translation>
    </message>
    <message>
        <source>There is nothing to be named there</source>
        <translation>Dort gibt es nichts anzugeben</translation>
    </message>
    <message>
        <source>%2 is not possible; the limit is %1</source>
        <translation>%2 ist nicht möglich; die Grenze ist %1</translation>
    </message>
    <message>
        <source>There is no crew to be chosen here</source>
        <translation>Hier ist kein Bautrupp zu wählen</translation>
    </message>
    <message>
        <source>The water ring cannot be moved from here</source>
        <translation>Von hier aus lässt sich der Wasserring nicht verschieben</translation>
    </message>
    <message>
        <source>There is no card to be named here</source>
        <translation>Hier ist keine Karte anzugeben</translation>
    </message>
    <message>
        <source>Only building sites have building spaces</source>
        <translation>Baufelder gibt es nur auf Bauplätzen</translation>
    </message>
    <message>
        <source>Something of this entry belongs to another building site</source>
        <translation>Etwas an diesem Eintrag gehört zu einem anderen Bauplatz</translation>
    </message>
    <message>
        <source>Sphinx cards without a stone take no crew</source>
        <translation>Für Sphinx-Karten ohne Stein braucht es keinen Bautrupp</translation>
    </message>
    <message>
        <source>More Sphinx cards are named than kept</source>
        <translation>Es sind mehr Sphinx-Karten angegeben als behalten</translation>
    </message>
    <message>
        <source>%1 is not being fed now</source>
        <translation>%1 ist jetzt nicht mit dem Ernähren dran</translation>
    </message>
    <message>
        <source>Nothing is chosen; whoever does not want to build declines</source>
        <translation>Es ist nichts ausgewählt; wer nicht bauen will, verzichtet</translation>
    </message>
    <message>
        <source>This needs strength %1, but here it is only %2</source>
        <translation>Dafür ist Stärke %1 nötig, hier sind es nur %2</translation>
    </message>
    <message>
        <source>The ship of %1 in reserve %2 has gone home: nobody has freed a building space</source>
        <translation>Das Schiff von %1 auf Reserve %2 ist schon zurück: Kein Baufeld ist frei geworden</translation>
    </message>
    <message>
        <source>It is %2’s turn, not %1’s</source>
        <translation>Jetzt ist %2 am Zug, nicht %1</translation>
    </message>
</context>
<context>
    <name>FeedingLesson</name>
    <message>
        <source>The water ring and feeding</source>
        <translation>Wasserring und Ernähren</translation>
    </message>
    <message>
        <source>Which fields bear grain, and what hungry crews cost.</source>
        <translation>Welche Getreidefelder tragen – und was hungrige Bautrupps kosten.</translation>
    </message>
    <message>
        <source>After sailing all crews eat: one grain for each point of strength (FEED-1). Strong crews build a lot, but they eat a lot too. Each missing grain costs points (FEED-3). So look after fields and water.</source>
        <translation>Nach der Fahrt essen alle Bautrupps: ein Getreide je Punkt Stärke (FEED-1). Wer stark ist, baut viel, isst aber auch viel. Jedes fehlende Getreide kostet Punkte (FEED-3). Auf Getreidefelder und Wasser kommt es also an.</translation>
    </message>
    <message>
        <source>Anna’s fields: green %1 grain, yellow-green %2, brown %3. Green fields always have water. The water ring lies in the middle. How much grain will she get?</source>
        <translation>Annas Getreidefelder: grün %1 Getreide, gelbgrün %2, braun %3. Grüne Getreidefelder haben immer Wasser. Der Wasserring liegt in der Mitte. Wie viel Getreide bekommt sie?</translation>
    </message>
    <message>
        <source>The further right the ring lies, the more colours have water. In the middle it is two of three (FEED-2).</source>
        <translation>Je weiter rechts der Ring liegt, desto mehr Farben haben Wasser. In der Mitte sind es zwei von drei (FEED-2).</translation>
    </message>
    <message>
        <source>That is with the ring on the left. In the middle yellow-green has water, too (FEED-2).</source>
        <translation>So wäre es mit dem Ring links. In der Mitte hat auch Gelbgrün Wasser (FEED-2).</translation>
    </message>
    <message>
        <source>Green and yellow-green have water; the brown field stays dry. Her card on the right shows it for each place of the ring (FEED-2).</source>
        <translation>Grün und Gelbgrün haben Wasser, das braune Getreidefeld bleibt trocken. Annas Karte rechts zeigt das für jede Position des Rings (FEED-2).</translation>
    </message>
    <message>
        <source>Brown fields have water only with the ring on the right (FEED-2).</source>
        <translation>Braune Getreidefelder haben nur Wasser, wenn der Ring rechts liegt (FEED-2).</translation>
    </message>
    <message>
        <source>%1 makes the joker one stronger. Then the ring may move one place (ROUND-PASSALON). Send Anna’s ship there and give water to all her fields.</source>
        <translation>%1 macht den Joker um eins stärker. Danach darf der Ring um eine Position wandern (ROUND-PASSALON). Annas Schiff soll dorthin und allen ihren Getreidefeldern Wasser bringen.</translation>
    </message>
    <message>
        <source>Press %1. Then choose below the board where the ring goes. Brown fields need it on the right (FEED-2).</source>
        <translation>%1 anklicken, dann unter dem Spielplan wählen, wohin der Ring wandert. Braune Getreidefelder brauchen ihn rechts (FEED-2).</translation>
    </message>
    <message>
        <source>Anna may sail there too. Here %1 is wanted (ROUND-PASSALON).</source>
        <translation>Auch dorthin darf Anna. Hier ist aber %1 gefragt (ROUND-PASSALON).</translation>
    </message>
    <message>
        <source>The brown field stays dry: it has water only with the ring on the right (FEED-2).</source>
        <translation>Das braune Getreidefeld bleibt trocken: Wasser hat es nur mit dem Ring rechts (FEED-2).</translation>
    </message>
    <message>
        <source>Anna now gets %1 grain. The ring waters for everybody, though, and the stronger joker eats one more (FEED-1).</source>
        <translation>Anna bekommt jetzt %1 Getreide. Der Ring bringt aber allen Wasser, und der stärkere Joker isst eins mehr (FEED-1).</translation>
    </message>
    <message>
        <source>Another table. Anna’s crews have strength %1, her fields bring %2 grain. A card in her hand brings %3 more, once (CARD-GRAIN4). Feed the crews and waste no card: Enter feeds.</source>
        <translation>Ein anderer Tisch. Annas Bautrupps haben Stärke %1, ihre Getreidefelder bringen %2 Getreide. Eine Karte brächte einmal %3 mehr (CARD-GRAIN4). Nun alle Bautrupps ernähren und keine Karte verschwenden: Enter genügt.</translation>
    </message>
    <message>
        <source>There is enough grain without a card. Just press Enter (FEED-1).</source>
        <translation>Das Getreide reicht ohne Karte. Einfach Enter drücken (FEED-1).</translation>
    </message>
    <message>
        <source>Enough for all: nothing happens (FEED-1). The %1 grain left over is lost. The card stays for later (FEED-3).</source>
        <translation>Es reicht für alle: Nichts passiert (FEED-1). Die %1 Getreide zu viel verfallen. Die Karte bleibt für später (FEED-3).</translation>
    </message>
    <message>
        <source>There was enough grain. Now the card is gone, and its grain is lost. No card ever has to be played (TIME-5).</source>
        <translation>Das Getreide hätte gereicht. Nun ist die Karte weg und ihr Getreide verloren. Keine Karte muss gespielt werden (TIME-5).</translation>
    </message>
    <message>
        <source>Now the ring lies on the left: Anna’s yellow-green field is dry (FEED-2). She has strength %1 and %2 grain, and the card for %3 more. Feed the crews so that she loses no points.</source>
        <translation>Nun liegt der Ring links: Annas gelbgrünes Getreidefeld ist trocken (FEED-2). Sie hat Stärke %1, %2 Getreide und die Karte für %3 mehr. Nun alle Bautrupps ernähren, und Anna soll keinen Punkt verlieren.</translation>
    </message>
    <message>
        <source>First choose the helping card on the left, over the river. Then press Enter (FEED-4).</source>
        <translation>Erst links über dem Fluss die Karte wählen, dann Enter drücken (FEED-4).</translation>
    </message>
    <message>
        <source>With the card she has %1 grain for strength %2. The rest is lost, and the card leaves the game (FEED-4).</source>
        <translation>Mit der Karte hat sie %1 Getreide für Stärke %2. Der Rest verfällt, und die Karte ist aus dem Spiel (FEED-4).</translation>
    </message>
    <message>
        <source>%1 grain was missing, at %2 points each: Anna lost %3 points. The card would have helped (FEED-3).</source>
        <translation>Es fehlten %1 Getreide, jedes zu %2 Punkten: Anna verlor %3 Punkte. Die Karte hätte geholfen (FEED-3).</translation>
    </message>
    <message>
        <source>The third case: strength %1, grain %2, and no card helps. On Anna’s step of the grain market each missing grain costs %3. How many points does she lose?</source>
        <translation>Der dritte Fall: Stärke %1, Getreide %2, und keine Karte hilft. Auf Annas Stufe am Getreidemarkt kostet jedes fehlende Getreide %3. Wie viele Punkte verliert sie?</translation>
    </message>
    <message>
        <source>First the missing grain: strength less grain. Then times the price of one grain (FEED-3).</source>
        <translation>Erst das fehlende Getreide: Stärke minus Getreide. Das dann mal dem Preis für eines (FEED-3).</translation>
    </message>
    <message>
        <source>That is the missing grain: %1. But each one costs more than one point here (FEED-3).</source>
        <translation>So viel Getreide fehlt: %1. Doch jedes kostet hier mehr als einen Punkt (FEED-3).</translation>
    </message>
    <message>
        <source>Missing grain: %1, at %2 points each: that makes %3 (FEED-3).</source>
        <translation>Fehlendes Getreide: %1, zu je %2 Punkten: das macht %3 (FEED-3).</translation>
    </message>
    <message>
        <source>That is the price on the top step. Anna’s marker is further down already (MARKET-3).</source>
        <translation>Das ist der Preis auf der obersten Stufe. Annas Marker steht schon weiter unten (MARKET-3).</translation>
    </message>
    <message>
        <source>So feeding will take Anna back from %1 to %2 points. Ben is there already. Who stands in front on that space then?</source>
        <translation>Anna geht also gleich von %1 auf %2 Punkte zurück. Dort steht schon Ben. Wer steht danach auf diesem Feld vorn?</translation>
    </message>
    <message>
        <source>Every space of the score track is a queue (TRACK-1).</source>
        <translation>Auf jedem Feld der Zählleiste bildet sich eine Schlange (TRACK-1).</translation>
    </message>
    <message>
        <source>She was ahead before. But whoever arrives goes to the end of the queue, on the way back too (TRACK-1).</source>
        <translation>Vorher lag sie vorn. Doch wer ankommt, stellt sich hinten an, auch auf dem Rückweg (TRACK-1).</translation>
    </message>
    <message>
        <source>Ben was there first, so Anna queues behind him. This counts on the way back too (TRACK-1).</source>
        <translation>Ben war zuerst da, also stellt sich Anna hinter ihn. Das gilt auch auf dem Rückweg (TRACK-1).</translation>
    </message>
    <message>
        <source>nobody: side by side</source>
        <translation>niemand: nebeneinander</translation>
    </message>
    <message>
        <source>Markers never stand side by side. Someone is always in front (TRACK-1).</source>
        <translation>Nebeneinander gibt es nicht. Einer steht immer vorn (TRACK-1).</translation>
    </message>
    <message>
        <source>Fed: Anna stands behind Ben. Remember: all four crews eat, and only watered fields feed them (FEED-2). The grain market sets the price of hunger (FEED-3).</source>
        <translation>Alle haben gegessen: Anna steht hinter Ben. Kurz gesagt: Alle vier Bautrupps essen, und nur bewässerte Getreidefelder tragen (FEED-2). Den Preis für Hunger bestimmt der Getreidemarkt (FEED-3).</translation>
    </message>
</context>
<context>
    <name>FileLock</name>
    <message>
        <source>“%1” seems to be open in another window of Nilometer, but its lock file does not say in which.</source>
        <translation>„%1“ scheint in einem anderen Fenster von Nilometer offen zu sein, aber die Sperrdatei sagt nicht, in welchem.</translation>
    </message>
    <message>
        <source>“%1” seems to be open on another computer: “%2”.</source>
        <translation>„%1“ scheint auf einem anderen Computer offen zu sein: „%2“.</translation>
    </message>
    <message>
        <source>Nobody has the file open</source>
        <translation>Niemand hat die Datei offen</translation>
    </message>
    <message>
        <source>Open a copy</source>
        <translation>Kopie öffnen</translation>
    </message>
    <message>
        <source>“%1” is open in another window of Nilometer (%2 on “%3”, process %4).</source>
        <translation>„%1“ ist in einem anderen Fenster von Nilometer geöffnet (%2 auf „%3“, Prozess %4).</translation>
    </message>
</context>
<context>
    <name>FinalLesson</name>
    <message>
        <source>Sphinx cards and the end</source>
        <translation>Sphinx-Karten und Schluss</translation>
    </message>
    <message>
        <source>Draw, keep one, and score it when the game is over.</source>
        <translation>Ziehen, eine behalten – und am Ende damit punkten.</translation>
    </message>
    <message>
        <source>Sphinx cards are secret goals. Whoever keeps the right ones scores when the game is over (SPHINX-3). New ones are drawn at the Sphinx: one stone for each card (SPHINX-1).</source>
        <translation>Sphinx-Karten sind geheime Ziele. Wer die richtigen behält, punktet am Ende des Spiels (SPHINX-3). Neue gibt es bei der Sphinx: je Karte ein Stein (SPHINX-1).</translation>
    </message>
    <message>
        <source>Anna’s blue crew has strength %1, and she has %2 stones. How many cards can she draw?</source>
        <translation>Annas blauer Bautrupp hat Stärke %1, und sie hat %2 Steine. Wie viele Karten kann sie ziehen?</translation>
    </message>
    <message>
        <source>Each card takes one stone and one strength (SPHINX-1).</source>
        <translation>Jede Karte braucht einen Stein und einen Punkt Stärke (SPHINX-1).</translation>
    </message>
    <message>
        <source>Every card costs a stone, and she has no more (SPHINX-1).</source>
        <translation>Jede Karte kostet einen Stein, und mehr hat sie nicht (SPHINX-1).</translation>
    </message>
    <message>
        <source>The crew is strong enough for that. But who pays for the last card? (SPHINX-1)</source>
        <translation>So stark ist der Bautrupp. Aber womit wird die letzte Karte bezahlt? (SPHINX-1)</translation>
    </message>
    <message>
        <source>Nobody draws more than that at once. Strength and stones allow fewer here (SPHINX-1).</source>
        <translation>Mehr zieht niemand auf einmal. Hier reichen Stärke und Steine nicht so weit (SPHINX-1).</translation>
    </message>
    <message>
        <source>Let Anna draw %1 cards and keep one of them, hidden. Choose that in the strip below the board, then press Enter.</source>
        <translation>Anna soll %1 Karten ziehen und eine davon verdeckt behalten. Das im Streifen unter dem Spielplan wählen, danach Enter drücken.</translation>
    </message>
    <message>
        <source>The numbers below the board say how many are drawn and how many are kept (SPHINX-2).</source>
        <translation>Die Zahlen unter dem Spielplan sagen, wie viele gezogen und wie viele behalten werden (SPHINX-2).</translation>
    </message>
    <message>
        <source>Nobody is forced to draw. But then there is no card to keep (BUILD-6).</source>
        <translation>Niemand muss ziehen. Aber dann gibt es keine Karte zum Behalten (BUILD-6).</translation>
    </message>
    <message>
        <source>Allowed, but there are stones for more. More cards mean more to choose from (SPHINX-1).</source>
        <translation>Das ist erlaubt, aber die Steine reichen für mehr. Mehr Karten heißt mehr Auswahl (SPHINX-1).</translation>
    </message>
    <message>
        <source>Allowed, too: every card goes back for a point. But this time, keep one (SPHINX-2).</source>
        <translation>Auch das ist erlaubt: Jede Karte, die zurückgeht, bringt einen Punkt. Diesmal aber bitte eine behalten (SPHINX-2).</translation>
    </message>
    <message>
        <source>The others go under the deck for one point each: %1 at once (SPHINX-2). The card she keeps counts at the end only (SPHINX-3).</source>
        <translation>Die anderen gehen unter den Stapel und bringen je einen Punkt, zusammen sofort %1 (SPHINX-2). Die behaltene Karte zählt erst am Ende (SPHINX-3).</translation>
    </message>
    <message>
        <source>The last round is over. Anna has kept three Sphinx cards with different conditions. Look at the board: which of them brings her nothing?</source>
        <translation>Die letzte Runde ist vorbei. Anna hat drei Sphinx-Karten mit verschiedenen Bedingungen. Ein Blick auf den Spielplan: Welche davon bringt ihr nichts?</translation>
    </message>
    <message>
        <source>A card pays only if what it asks for holds (END-3).</source>
        <translation>Eine Karte bringt nur Punkte, wenn stimmt, was sie verlangt (END-3).</translation>
    </message>
    <message>
        <source>Strength of the %1</source>
        <translation>Stärke: %1</translation>
    </message>
    <message>
        <source>That pays: as many points as this crew is strong (END-3).</source>
        <translation>Die bringt Punkte: so viele, wie dieser Bautrupp stark ist (END-3).</translation>
    </message>
    <message>
        <source>Almost is not enough: she is one step short (END-3). But from that step she may sell stones (MARKET-4).</source>
        <translation>Knapp daneben: Ihr fehlt eine Stufe (END-3). Steine verkaufen darf sie von dort aber schon (MARKET-4).</translation>
    </message>
    <message>
        <source>1 for every %1 points</source>
        <translation>1 für je %1 Punkte</translation>
    </message>
    <message>
        <source>That pays, and it is looked at last of all (END-3).</source>
        <translation>Die bringt Punkte, und sie kommt als letzte von allen an die Reihe (END-3).</translation>
    </message>
    <message>
        <source>Anna has %1 points. Her stones bring %2 (END-1), her crew’s card brings %3. The last card gives one point for every %4 points. How many is that?</source>
        <translation>Anna hat %1 Punkte. Ihre Steine bringen %2 (END-1), die Karte ihres Bautrupps bringt %3. Die letzte Karte gibt einen Punkt für je %4 Punkte. Wie viele sind das?</translation>
    </message>
    <message>
        <source>First add everything else (END-3).</source>
        <translation>Erst alles andere dazuzählen (END-3).</translation>
    </message>
    <message>
        <source>The card comes after everything else: the other points count for it (END-3).</source>
        <translation>Diese Karte kommt nach allem anderen: Auch die übrigen Punkte zählen dafür mit (END-3).</translation>
    </message>
    <message>
        <source>It is counted last, with %1 points on the track. Only whole tens count (END-3).</source>
        <translation>Sie wird zuletzt gezählt, bei %1 Punkten auf der Zählleiste. Nur volle Zehner zählen (END-3).</translation>
    </message>
    <message>
        <source>What is left over after the whole tens is lost (END-3).</source>
        <translation>Was über die vollen Zehner hinausgeht, verfällt (END-3).</translation>
    </message>
    <message>
        <source>Now let Anna score. Choose to sell her stones, then press “All at once”. One card is still hidden, the one for the strength of the %1: name it. Then go on to Ben.</source>
        <translation>Jetzt ist Annas Schlusswertung. Steine verkaufen wählen, dann „Alles auf einmal“ drücken. Eine Karte ist noch verdeckt, die für die Stärke (%1): diese angeben. Dann weiter zu Ben.</translation>
    </message>
    <message>
        <source>The card is among those for the strength of a crew (END-3).</source>
        <translation>Die Karte steht bei denen für die Stärke eines Bautrupps (END-3).</translation>
    </message>
    <message>
        <source>That is not her card. It pays the strength of one of her crews (END-3).</source>
        <translation>Das ist nicht ihre Karte. Ihre bringt Punkte für die Stärke eines ihrer Bautrupps (END-3).</translation>
    </message>
    <message>
        <source>That is allowed, but the stones would be worth points. From this step they may be sold (END-1).</source>
        <translation>Das ist erlaubt, aber die Steine wären Punkte wert. Von dieser Stufe darf sie verkaufen (END-1).</translation>
    </message>
    <message>
        <source>From %1 to %2 points. One stone was left over and is lost (END-1), and one card paid nothing (END-3).</source>
        <translation>Von %1 auf %2 Punkte. Ein Stein blieb übrig und verfällt (END-1), und eine Karte hat nichts gebracht (END-3).</translation>
    </message>
    <message>
        <source>Anna was first, with the highest order tile. Now Ben sells his stones for %1 points and reaches %2, like Anna. Who wins?</source>
        <translation>Anna war als Erste dran, mit dem höchsten Nummern-Plättchen. Jetzt verkauft Ben seine Steine für %1 Punkte und kommt wie Anna auf %2. Wer gewinnt?</translation>
    </message>
    <message>
        <source>There is never a draw. The queue on the score track decides (END-4).</source>
        <translation>Unentschieden gibt es nie. Die Reihe auf der Zählleiste entscheidet (END-4).</translation>
    </message>
    <message>
        <source>She arrived first, so she stands in front. Ben queues behind her (END-4, TRACK-1).</source>
        <translation>Sie war zuerst dort und steht vorn. Ben stellt sich hinter ihr an (END-4, TRACK-1).</translation>
    </message>
    <message>
        <source>He arrives later and queues behind Anna (TRACK-1).</source>
        <translation>Er kommt später und stellt sich hinter Anna an (TRACK-1).</translation>
    </message>
    <message>
        <source>It is a draw</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>There is always a winner: the one further in front on that space (END-4).</source>
        <translation>Einer gewinnt immer: wer auf diesem Feld weiter vorn steht (END-4).</translation>
    </message>
    <message>
        <source>Remember: draw for stones, keep one, score it at the end (SPHINX-2). Then it is stones, tombs, Sphinx cards, the card for tens last (END-3). In a tie the one who came first wins (END-4).</source>
        <translation>Kurz gesagt: für Steine ziehen, eine behalten, am Ende damit punkten (SPHINX-2). Erst zählen Steine, dann Gräber, dann Sphinx-Karten, die für Zehner zuletzt (END-3). Bei Gleichstand gewinnt, wer zuerst da war (END-4).</translation>
    </message>
    <message>
        <source>Last step of the stone market</source>
        <translation>Selbst ganz unten im Steineverkauf</translation>
    </message>
</context>
<context>
    <name>FormRows</name>
    <message>
        <source>A number from %1 to %2.</source>
        <translation>Eine Zahl von %1 bis %2.</translation>
    </message>
</context>
<context>
    <name>GameShelf</name>
    <message>
        <source>“%1” is open in another window of Nilometer.</source>
        <translation>„%1“ ist in einem anderen Fenster von Nilometer offen.</translation>
    </message>
    <message>
        <source>This file holds the game itself. Choose another name for the copy.</source>
        <translation>In dieser Datei liegt das Spiel selbst. Bitte für die Kopie einen anderen Namen wählen.</translation>
    </message>
    <message>
        <source>“%1” cannot be saved: %2. Nothing is lost while Nilometer is open.</source>
        <translation>„%1“ lässt sich nicht speichern: %2. Solange Nilometer offen ist, geht nichts verloren.</translation>
    </message>
    <message>
        <source>the disk may be full</source>
        <translation>vielleicht ist die Festplatte voll</translation>
    </message>
    <message>
        <source>“%1” is the open game. Open or begin another one first.</source>
        <translation>„%1“ ist das offene Spiel. Erst ein anderes öffnen oder beginnen.</translation>
    </message>
    <message>
        <source>“%1” cannot be moved: %2.</source>
        <translation>„%1“ lässt sich nicht verschieben: %2.</translation>
    </message>
    <message>
        <source>The damaged file stays as it is, and the game goes on in “%1”.</source>
        <translation>Die beschädigte Datei bleibt, wie sie ist; das Spiel geht in „%1“ weiter.</translation>
    </message>
    <message>
        <source>What was in the file is kept as “%1”.</source>
        <translation>Was in der Datei stand, liegt jetzt in „%1“.</translation>
    </message>
    <message numerus="yes">
        <source>The %n entry(ies) before that were read.</source>
        <translation>
            <numerusform>%n Eintrag davor ist gelesen.</numerusform>
            <numerusform>%n Einträge davor sind gelesen.</numerusform>
        </translation>
    </message>
    <message>
        <source>another program has changed the file, and what it wrote cannot be kept beside it</source>
        <translation>ein anderes Programm hat die Datei geändert, und dessen Fassung lässt sich nicht daneben aufheben</translation>
    </message>
    <message numerus="yes">
        <source>%n entry(ies) were read all the same.</source>
        <translation>
            <numerusform>%n Eintrag ist trotzdem gelesen.</numerusform>
            <numerusform>%n Einträge sind trotzdem gelesen.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: This is not a file of Nilometer.</source>
        <translation>%1: Das ist keine Datei von Nilometer.</translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <source>Fresh Nile cards for this round come to the river. (LAY-1)</source>
        <translation>Frische Nil-Karten für diese Runde kommen an den Fluss. (LAY-1)</translation>
    </message>
    <message>
        <source>Lay them out on the table. Naming them here is optional: press a space and choose its card. (LAY-1)</source>
        <translation>Am Tisch auslegen. Sie hier anzugeben ist freiwillig: Feld wählen, dann die Karte. (LAY-1)</translation>
    </message>
    <message>
        <source>Ships fetch cards, make crews stronger or wait at building sites. (SAIL-4)</source>
        <translation>Schiffe holen Karten, stärken Bautrupps oder warten auf Bauplätzen. (SAIL-4)</translation>
    </message>
    <message>
        <source>One ship, to any space with a ring around it. It goes downstream of the last own one. (SAIL-3)</source>
        <translation>Ein Schiff, auf ein umrandetes Feld. Es fährt weiter flussabwärts als das letzte eigene. (SAIL-3)</translation>
    </message>
    <message>
        <source>Some Nile cards were left on the river. One card lets its owner take one of them. (CARD-LEFTOVER)</source>
        <translation>Auf dem Fluss sind Nil-Karten liegen geblieben. Wer die Karte dafür hat, darf eine nehmen. (CARD-LEFTOVER)</translation>
    </message>
    <message>
        <source>Press the card on the river, or take none. (CARD-LEFTOVER)</source>
        <translation>Die Karte auf dem Fluss wählen oder keine nehmen. (CARD-LEFTOVER)</translation>
    </message>
    <message>
        <source>Crews eat 1 grain per strength, used or not. (FEED-1) Missing grain costs points. (FEED-3)</source>
        <translation>Bautrupps essen 1 Getreide je Stärke, benutzt oder nicht. (FEED-1) Fehlendes kostet Punkte. (FEED-3)</translation>
    </message>
    <message>
        <source>Whoever is short may use a card that helps. Nobody has to. (FEED-4)</source>
        <translation>Wem Getreide fehlt, der darf eine Karte zu Hilfe nehmen. Niemand muss. (FEED-4)</translation>
    </message>
    <message>
        <source>Quarries yield the stones that pay for building. (STONE-1)</source>
        <translation>Steinbrüche liefern die Steine, mit denen Bauen bezahlt wird. (STONE-1)</translation>
    </message>
    <message>
        <source>Nothing to decide: move the stone markers as listed. (STONE-1)</source>
        <translation>Nichts zu entscheiden: die Steinemarker nach der Liste versetzen. (STONE-1)</translation>
    </message>
    <message>
        <source>Stones buy Sphinx cards. A kept card counts at the end, each other one gives a point now. (SPHINX-2)</source>
        <translation>Steine kaufen Sphinx-Karten. Eine behaltene zählt am Ende, jede andere bringt sofort einen Punkt. (SPHINX-2)</translation>
    </message>
    <message>
        <source>Choose a crew, how many cards to draw and how many to keep. (SPHINX-1) Or draw nothing: the ship goes home. (BUILD-6)</source>
        <translation>Wählen: Bautrupp, wie viele Karten ziehen, wie viele behalten. (SPHINX-1) Oder nichts ziehen: Das Schiff fährt heim. (BUILD-6)</translation>
    </message>
    <message>
        <source>Stones turn into points: what is built counts its value at once. (BUILD-8)</source>
        <translation>Aus Steinen werden Punkte: Gebautes zählt sofort seinen Wert. (BUILD-8)</translation>
    </message>
    <message>
        <source>One normal crew builds, the joker crew may help. (BUILD-2) Strength and stones must both be enough. (BUILD-5) Or build nothing: the ship goes home. (BUILD-6)</source>
        <translation>Ein normaler Bautrupp baut, der Joker-Bautrupp darf helfen. (BUILD-2) Stärke und Steine müssen reichen. (BUILD-5) Oder nichts bauen: Das Schiff fährt heim. (BUILD-6)</translation>
    </message>
    <message>
        <source>Play the card and build, or let it be and keep the card. (CARD-RESERVE)</source>
        <translation>Die Karte spielen und bauen, oder es lassen und die Karte behalten. (CARD-RESERVE)</translation>
    </message>
    <message>
        <source>Whoever spent stones at building sites gets points. More sites give more. (BONUS-1)</source>
        <translation>Wer auf Bauplätzen Steine verbraucht hat, bekommt Punkte. Mehr Bauplätze bringen mehr. (BONUS-1)</translation>
    </message>
    <message>
        <source>Nothing to decide: move the score markers as listed. (BONUS-1)</source>
        <translation>Nichts zu entscheiden: die Marker der Zählleiste nach der Liste versetzen. (BONUS-1)</translation>
    </message>
    <message>
        <source>Whoever has the fewest points goes first in the next round. (ORDER-1)</source>
        <translation>Wer am wenigsten Punkte hat, beginnt die nächste Runde. (ORDER-1)</translation>
    </message>
    <message>
        <source>Nothing to decide: hand out the order tiles as listed. (ORDER-1)</source>
        <translation>Nichts zu entscheiden: die Nummern-Plättchen nach der Liste verteilen. (ORDER-1)</translation>
    </message>
    <message>
        <source>One player after another counts what is left: stones, tombs, Sphinx cards. (END-1, END-2, END-3)</source>
        <translation>Einer nach dem anderen zählt, was noch kommt: Steine, Gräber, Sphinx-Karten. (END-1, END-2, END-3)</translation>
    </message>
    <message>
        <source>Sell stones if the stone market allows it. (END-1) Then name the Sphinx cards that were kept. (END-3)</source>
        <translation>Steine verkaufen, wenn der Steineverkauf es erlaubt. (END-1) Dann die behaltenen Sphinx-Karten angeben. (END-3)</translation>
    </message>
    <message>
        <source>Most points win. On the same space the one who came first wins. (END-4)</source>
        <translation>Die meisten Punkte gewinnen. Auf demselben Feld gewinnt, wer früher da war. (END-4)</translation>
    </message>
    <message>
        <source>The score sheet shows where all points came from: Ctrl+R.</source>
        <translation>Das Wertungsblatt zeigt, woher alle Punkte kommen: Strg+R.</translation>
    </message>
    <message>
        <source>A card left on the river</source>
        <translation>Eine liegen gebliebene Karte</translation>
    </message>
    <message>
        <source>A ship in reserve</source>
        <translation>Ein Schiff auf Reserve</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>The phase and the building site.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Or pass: no more ships in this round. (SAIL-6)</source>
        <translation>Oder passen: keine Schiffe mehr in dieser Runde. (SAIL-6)</translation>
    </message>
    <message>
        <source>Only whoever needs a card to go on may stop. (SAIL-9)</source>
        <translation>Aufhören darf nur, wer ohne Karte nicht weiterkommt. (SAIL-9)</translation>
    </message>
    <message>
        <source>After building, one own market marker goes a step down. (MARKET-1)</source>
        <translation>Nach dem Bauen geht ein eigener Marker auf einem der Märkte eine Stufe tiefer. (MARKET-1)</translation>
    </message>
    <message>
        <source>The past</source>
        <translation>Die Vergangenheit</translation>
    </message>
    <message>
        <source>The board shows the table as it was after the entry marked in the log.</source>
        <translation>Der Spielplan zeigt den Tisch nach dem Eintrag, der im Verlauf markiert ist.</translation>
    </message>
    <message>
        <source>Esc returns to now.</source>
        <translation>Esc führt zurück zum aktuellen Stand.</translation>
    </message>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message>
        <source>knows it</source>
        <translation>kennt es</translation>
    </message>
    <message>
        <source>silent</source>
        <translation>still</translation>
    </message>
    <message>
        <source>No building space was freed here. So the ship in reserve builds only if its card is played. (BUILD-7)</source>
        <translation>Hier ist kein Baufeld frei geworden. Das Schiff auf Reserve baut nur, wenn die Karte dafür kommt. (BUILD-7)</translation>
    </message>
    <message>
        <source>What is entered now takes the place of the old entry.</source>
        <translation>Was jetzt eingetragen wird, ersetzt den alten Eintrag.</translation>
    </message>
</context>
<context>
    <name>GuideFact</name>
    <message>
        <source>%1 (now)</source>
        <extracomment>A position of the water ring.</extracomment>
        <translation>%1 (jetzt)</translation>
    </message>
    <message>
        <source>%1 enough</source>
        <extracomment>A position of the water ring: missing grain and the points it costs.</extracomment>
        <translation>%1 genug</translation>
    </message>
    <message numerus="yes">
        <source>%1 %n short, %2</source>
        <translation>
            <numerusform>%1 fehlt %n: %2</numerusform>
            <numerusform>%1 fehlen %n: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Grain for %1 by water ring: %2</source>
        <translation>Getreide für %1 je nach Wasserring: %2</translation>
    </message>
    <message>
        <source>The water ring can still be moved. Open for that: %1</source>
        <translation>Der Wasserring lässt sich noch verschieben. Dafür offen: %1</translation>
    </message>
    <message>
        <source>%1 has help in hand that is enough: %2</source>
        <translation>%1 hat Hilfe, die reicht: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 has help in hand: %2. All of it leaves %n grain short: %3</source>
        <translation>
            <numerusform>%1 hat Hilfe: %2. Mit allem fehlt noch %n Getreide: %3</numerusform>
            <numerusform>%1 hat Hilfe: %2. Mit allem fehlen noch %n Getreide: %3</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has %2 and gets %3 more. The stone track ends at %4. Lost: %5</source>
        <translation>%1 hat %2 und bekommt %3 dazu. Die Steineleiste endet bei %4. Verloren: %5</translation>
    </message>
    <message>
        <source>%1 will have %2 to build with. One space or card at each own building site costs %3 in all as things are now</source>
        <translation>%1 hat dann %2 zum Bauen. Ein Feld oder eine Karte auf jedem eigenen Bauplatz kostet nach jetzigem Stand zusammen %3</translation>
    </message>
    <message>
        <source>Only one building space is left %1</source>
        <translation>Nur noch ein Baufeld ist %1 frei</translation>
    </message>
    <message>
        <source>No building space is left %1. A ship in reserve builds only if somebody frees one</source>
        <translation>Es ist kein Baufeld %1 mehr frei. Ein Schiff auf Reserve baut nur, wenn jemand eines frei macht</translation>
    </message>
    <message>
        <source>Within reach of %1: card spaces %2, round spaces %3, building sites %4</source>
        <translation>Erreichbar für %1: Kartenfelder %2, runde Felder %3, Bauplätze %4</translation>
    </message>
    <message>
        <source>All others are done with sailing. %1 goes on alone</source>
        <translation>Alle anderen sind mit dem Fahren fertig. %1 fährt allein weiter</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n ship(s) left</source>
        <translation>
            <numerusform>%1 hat noch %n Schiff</numerusform>
            <numerusform>%1 hat noch %n Schiffe</numerusform>
        </translation>
    </message>
    <message>
        <source>After this %1 is next</source>
        <translation>Danach ist %1 dran</translation>
    </message>
    <message>
        <source>Cards left on the river: %1</source>
        <translation>Karten auf dem Fluss: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 is %n grain short: %2</source>
        <translation>
            <numerusform>%1 fehlt %n Getreide: %2</numerusform>
            <numerusform>%1 fehlen %n Getreide: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Everybody still to be fed has enough grain</source>
        <translation>Wer noch zu ernähren ist, hat genug Getreide</translation>
    </message>
    <message>
        <source>No stones are lost: all find room on the track</source>
        <translation>Kein Stein geht verloren: Alle passen auf die Leiste</translation>
    </message>
    <message>
        <source>%1 gets %2 and then has %3</source>
        <translation>%1 bekommt %2 und hat dann %3</translation>
    </message>
    <message numerus="yes">
        <source>A step down the stone market gives %1 %n stone(s)</source>
        <translation>
            <numerusform>Eine Stufe tiefer beim Steineverkauf bringt %1 %n Stein</numerusform>
            <numerusform>Eine Stufe tiefer beim Steineverkauf bringt %1 %n Steine</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>On the stone market %1 is %n step(s) from the last one, which gives stones</source>
        <translation>
            <numerusform>Beim Steineverkauf fehlt %1 noch %n Stufe bis zur letzten, die Steine bringt</numerusform>
            <numerusform>Beim Steineverkauf fehlen %1 noch %n Stufen bis zur letzten, die Steine bringt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A step down the grain market gives %1 %n point(s)</source>
        <translation>
            <numerusform>Eine Stufe tiefer am Getreidemarkt bringt %1 %n Punkt</numerusform>
            <numerusform>Eine Stufe tiefer am Getreidemarkt bringt %1 %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>A step down the grain market leaves missing grain at %2 each for %1</source>
        <translation>Eine Stufe tiefer am Getreidemarkt kostet fehlendes Getreide %1 weiter je %2</translation>
    </message>
    <message>
        <source>A step down the grain market makes missing grain cost %1 only %3 instead of %2 each</source>
        <translation>Eine Stufe tiefer am Getreidemarkt kostet fehlendes Getreide %1 nur noch je %3 statt %2</translation>
    </message>
    <message>
        <source>%1 builds from the reserve: a card has put that ship first</source>
        <translation>%1 baut aus der Reserve: Eine Karte hat das Schiff nach vorn gestellt</translation>
    </message>
    <message>
        <source>%1 builds from the reserve: a card makes sure of it</source>
        <translation>%1 baut aus der Reserve: Eine Karte sichert es</translation>
    </message>
    <message>
        <source>%1 builds from the reserve: a building space was freed</source>
        <translation>%1 baut aus der Reserve: Ein Baufeld ist frei geworden</translation>
    </message>
    <message>
        <source>%1 has no unused normal crew and cannot build here</source>
        <translation>%1 hat keinen unbenutzten normalen Bautrupp und kann hier nicht bauen</translation>
    </message>
    <message>
        <source>%1 cannot pay for anything here: %2, strength at most %3</source>
        <translation>%1 kann hier nichts bezahlen: %2, Stärke höchstens %3</translation>
    </message>
    <message>
        <source>%1 can build for at most %2: %3, strength at most %4</source>
        <translation>%1 kann für höchstens %2 bauen: %3, Stärke höchstens %4</translation>
    </message>
    <message>
        <source>Spaces %1 can build on now: %2. The cheapest costs %3</source>
        <translation>Felder, auf denen %1 jetzt bauen kann: %2. Das billigste kostet %3</translation>
    </message>
    <message>
        <source>%1 can draw at most %2: %3, strength at most %4</source>
        <translation>%1 kann höchstens %2 ziehen: %3, Stärke höchstens %4</translation>
    </message>
    <message numerus="yes">
        <source>At most %n drawn card(s) may be kept. Each other card gives a point</source>
        <translation>
            <numerusform>Höchstens %n gezogene Karte darf bleiben. Jede andere bringt einen Punkt</numerusform>
            <numerusform>Höchstens %n gezogene Karten dürfen bleiben. Jede andere bringt einen Punkt</numerusform>
        </translation>
    </message>
    <message>
        <source>Sphinx cards left in the deck: only %1</source>
        <translation>Sphinx-Karten im Stapel: nur noch %1</translation>
    </message>
    <message numerus="yes">
        <source>Row %1 of the pyramid can be completed now. It gives %2 %n point(s)</source>
        <translation>
            <numerusform>Reihe %1 der Pyramide kann jetzt voll werden. Sie bringt %2 %n Punkt</numerusform>
            <numerusform>Reihe %1 der Pyramide kann jetzt voll werden. Sie bringt %2 %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>The tombs of %1 add up to %2. With %3 more they count %5 at the end instead of %4</source>
        <translation>Gräber von %1: Summe %2. Mit %3 mehr zählen sie am Ende %5 statt %4</translation>
    </message>
    <message>
        <source>No building space was freed. %1 builds only with a card</source>
        <translation>Kein Baufeld ist frei geworden. %1 baut nur mit einer Karte</translation>
    </message>
    <message>
        <source>The joker crew of %1 can add strength %2, once in this round</source>
        <translation>Der Joker-Bautrupp von %1 kann mit Stärke %2 helfen, einmal in dieser Runde</translation>
    </message>
    <message>
        <source>After this %1 is next here</source>
        <translation>Danach ist hier %1 dran</translation>
    </message>
    <message>
        <source>%1 waits in the reserve and builds only if a building space is freed</source>
        <translation>%1 wartet auf Reserve und baut nur, wenn ein Baufeld frei wird</translation>
    </message>
    <message>
        <source>%1 can use a card now: %2</source>
        <translation>%1 kann jetzt eine Karte nutzen: %2</translation>
    </message>
    <message>
        <source>A new deck begins: %1</source>
        <translation>Ein neuer Stapel beginnt: %1</translation>
    </message>
    <message>
        <source>This is the last round of its deck: %1. What is left of it goes to the box</source>
        <translation>Letzte Runde mit diesem Stapel: %1. Was davon übrig ist, kommt in die Schachtel</translation>
    </message>
    <message>
        <source>This is the last round</source>
        <translation>Das ist die letzte Runde</translation>
    </message>
    <message>
        <source>Rounds still to come after this one: %1</source>
        <translation>Runden, die danach noch kommen: %1</translation>
    </message>
    <message>
        <source>%1 spent no stones this round: no points</source>
        <translation>%1 hat in dieser Runde keine Steine verbraucht: keine Punkte</translation>
    </message>
    <message numerus="yes">
        <source>%1 spent stones at %n site(s): +%2</source>
        <translation>
            <numerusform>%1 hat auf %n Bauplatz Steine verbraucht: +%2</numerusform>
            <numerusform>%1 hat auf %n Bauplätzen Steine verbraucht: +%2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 came later to the space of %2 and gets the smaller number</source>
        <translation>%1 kam später auf das Feld von %2 und bekommt die kleinere Nummer</translation>
    </message>
    <message>
        <source>%1 gets order tile %2</source>
        <translation>%1 bekommt Nummern-Plättchen %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n hidden Sphinx card(s) to name</source>
        <translation>
            <numerusform>%1 hat noch %n verdeckte Sphinx-Karte anzugeben</numerusform>
            <numerusform>%1 hat noch %n verdeckte Sphinx-Karten anzugeben</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 may sell all that is left, %2: +%3</source>
        <translation>%1 darf verkaufen, was übrig ist, %2: +%3</translation>
    </message>
    <message numerus="yes">
        <source>%1 stands %n step(s) too high on the stone market to sell stones</source>
        <translation>
            <numerusform>%1 steht beim Steineverkauf %n Stufe zu hoch, um Steine zu verkaufen</numerusform>
            <numerusform>%1 steht beim Steineverkauf %n Stufen zu hoch, um Steine zu verkaufen</numerusform>
        </translation>
    </message>
    <message>
        <source>The tombs of %1 add up to %2: +%3</source>
        <translation>Gräber von %1: Summe %2: +%3</translation>
    </message>
    <message numerus="yes">
        <source>%1 has a ship at %n more site(s) after this. Normal crews not used yet: %2</source>
        <translation>
            <numerusform>%1 hat danach noch auf %n Bauplatz ein Schiff. Normale Bautrupps, noch nicht benutzt: %2</numerusform>
            <numerusform>%1 hat danach noch auf %n Bauplätzen ein Schiff. Normale Bautrupps, noch nicht benutzt: %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>IdeaLesson</name>
    <message>
        <source>The idea in 60 seconds</source>
        <translation>Die Idee in 60 Sekunden</translation>
    </message>
    <message>
        <source>Sail the Nile, feed the crews, build – and score.</source>
        <translation>Den Nil befahren, Bautrupps ernähren, bauen – und punkten.</translation>
    </message>
    <message>
        <source>The game has five rounds. In each one the players sail, feed their crews and build. Points are counted on the score track. Most points win (END-4).</source>
        <translation>Das Spiel hat fünf Runden. In jeder fahren die Schiffe, essen die Bautrupps und wachsen die Bauwerke. Die Zählleiste zeigt die Punkte. Wer die meisten hat, gewinnt (END-4).</translation>
    </message>
    <message>
        <source>Ships bring all you need: Nile cards, stronger crews, a place to build. Send Anna’s first ship to %1: press the round space in the green frame.</source>
        <translation>Schiffe bringen alles: Nil-Karten, stärkere Bautrupps, Plätze zum Bauen. Annas erstes Schiff soll nach %1: das runde Feld im grünen Rahmen anklicken.</translation>
    </message>
    <message>
        <source>Press %1 on the river, or type the letter on it.</source>
        <translation>%1 am Fluss anklicken oder den Buchstaben darauf tippen.</translation>
    </message>
    <message>
        <source>Anna is to place a ship first (SAIL-1).</source>
        <translation>Erst setzt Anna ein Schiff (SAIL-1).</translation>
    </message>
    <message>
        <source>The two crews pictured there are one stronger at once (ROUND-THEBAE).</source>
        <translation>Die beiden abgebildeten Bautrupps sind sofort um eins stärker (ROUND-THEBAE).</translation>
    </message>
    <message>
        <source>Anna may sail there too: every space gives something else. For now, try %1 (SAIL-4).</source>
        <translation>Auch dorthin darf Anna: Jede Stelle bringt etwas anderes. Hier ist %1 gefragt (SAIL-4).</translation>
    </message>
    <message>
        <source>After sailing the crews eat: one grain for each point of strength. Anna’s crews have strength %1, her watered fields bear %2. How much grain is missing?</source>
        <translation>Nach der Fahrt essen die Bautrupps: ein Getreide je Punkt Stärke. Annas Bautrupps haben Stärke %1, ihre bewässerten Getreidefelder tragen %2. Wie viel Getreide fehlt?</translation>
    </message>
    <message>
        <source>Subtract the grain from the strength of all four crews. The joker eats too (FEED-1).</source>
        <translation>Von der Stärke aller vier Bautrupps das Getreide abziehen. Auch der Joker-Bautrupp isst (FEED-1).</translation>
    </message>
    <message>
        <source>That is what they eat. Part of it grows on Anna’s fields (FEED-1).</source>
        <translation>So viel essen sie. Einen Teil davon tragen Annas Getreidefelder (FEED-1).</translation>
    </message>
    <message>
        <source>The crews eat more than the fields bear (FEED-1).</source>
        <translation>Die Bautrupps essen mehr, als die Getreidefelder tragen (FEED-1).</translation>
    </message>
    <message>
        <source>Each missing grain costs points. How many, the grain market says (FEED-3).</source>
        <translation>Jedes fehlende Getreide kostet Punkte. Wie viele, sagt der Getreidemarkt (FEED-3).</translation>
    </message>
    <message>
        <source>Crews build with stones. What is built may not be worth more than the crew is strong, nor more than there are stones. Anna has a crew of %1 and %2 stones. How much can she build?</source>
        <translation>Bautrupps bauen mit Steinen. Das Gebaute darf nicht mehr wert sein, als der Bautrupp stark ist, und nicht mehr, als Steine da sind. Anna hat einen Bautrupp mit Stärke %1 und %2 Steine. Wie viel kann sie bauen?</translation>
    </message>
    <message>
        <source>The smaller of the two numbers counts (BUILD-5).</source>
        <translation>Die kleinere der beiden Zahlen zählt (BUILD-5).</translation>
    </message>
    <message>
        <source>The smaller number counts (BUILD-5). Each point built is a point scored, at once (BUILD-8).</source>
        <translation>Die kleinere Zahl zählt (BUILD-5). Der gebaute Wert wird sofort zu Punkten (BUILD-8).</translation>
    </message>
    <message>
        <source>One of the two runs out before (BUILD-5).</source>
        <translation>Vorher geht eines von beiden aus (BUILD-5).</translation>
    </message>
    <message>
        <source>Strength and stones are not added up: both are needed for the same space (BUILD-5).</source>
        <translation>Stärke und Steine zählen nicht zusammen: Ein Feld braucht beides (BUILD-5).</translation>
    </message>
    <message>
        <source>After the last round more points come: for tomb tiles (END-2) and for Sphinx cards that were kept hidden (END-3). That is the whole idea. How ships sail comes next.</source>
        <translation>Nach der letzten Runde kommen weitere Punkte: für Gräber-Plättchen (END-2) und für verdeckte Sphinx-Karten (END-3). Das ist schon die ganze Idee. Als Nächstes: wie Schiffe fahren.</translation>
    </message>
</context>
<context>
    <name>Invariant</name>
    <message>
        <source>Nobody could go on: the phases of the round would be broken</source>
        <translation>Niemand könnte weiterspielen: Der Ablauf der Phasen wäre gestört</translation>
    </message>
    <message>
        <source>Somebody would have more ships out than there are</source>
        <translation>Jemand hätte mehr Schiffe auf dem Plan, als es gibt</translation>
    </message>
    <message>
        <source>A ship at a building site would be in two places or act twice</source>
        <translation>Ein Schiff auf einem Bauplatz stünde doppelt oder käme zweimal dran</translation>
    </message>
    <message>
        <source>The river would hold a Nile card that is not in this round’s deck</source>
        <translation>Auf dem Fluss läge eine Nil-Karte, die nicht aus dem Stapel dieser Runde stammt</translation>
    </message>
    <message>
        <source>A stone marker would leave the stone track</source>
        <translation>Ein Steinemarker verließe die Steineleiste</translation>
    </message>
    <message>
        <source>A construction crew would leave its strength track</source>
        <translation>Ein Bautrupp verließe die Leiste seiner Stärke</translation>
    </message>
    <message>
        <source>A market marker would stand beside the steps</source>
        <translation>Ein Marker stünde auf einem Markt neben den Stufen</translation>
    </message>
    <message>
        <source>A marker would be missing from the score track or be on it twice</source>
        <translation>Ein Marker fehlte auf der Zählleiste oder stünde dort doppelt</translation>
    </message>
    <message>
        <source>An order tile would be missing or be given out twice</source>
        <translation>Ein Nummern-Plättchen fehlte oder wäre doppelt vergeben</translation>
    </message>
    <message>
        <source>Two stones would be on one space of a building, or one beside them all</source>
        <translation>Zwei Steine lägen auf demselben Feld eines Bauwerks oder einer daneben</translation>
    </message>
    <message>
        <source>The tomb tiles would not be those of the box, or open in the wrong order</source>
        <translation>Die Gräber-Plättchen passten nicht zur Schachtel oder lägen in falscher Folge offen</translation>
    </message>
    <message>
        <source>The Sphinx cards would not add up, or one would be in two places</source>
        <translation>Die Zahl der Sphinx-Karten ginge nicht auf oder eine läge an zwei Stellen</translation>
    </message>
    <message>
        <source>A Nile card would be in two places, or more often than the game has it</source>
        <translation>Eine Nil-Karte läge an zwei Stellen oder öfter, als es sie im Spiel gibt</translation>
    </message>
</context>
<context>
    <name>JudgedAnew</name>
    <message>
        <source>No longer allowed, so it is left out.</source>
        <translation>Nicht mehr erlaubt, fällt also weg.</translation>
    </message>
    <message>
        <source>Allowed now.</source>
        <translation>Jetzt erlaubt.</translation>
    </message>
    <message>
        <source>Within the rules now.</source>
        <translation>Jetzt regelgerecht.</translation>
    </message>
    <message>
        <source>Against the rules for other reasons.</source>
        <translation>Aus anderen Gründen gegen die Regeln.</translation>
    </message>
    <message>
        <source>%1: %2 instead of %3.</source>
        <translation>%1: %2 statt %3.</translation>
    </message>
    <message>
        <source>Cannot be said with these values, so it is left out.</source>
        <translation>Mit diesen Werten nicht möglich, fällt also weg.</translation>
    </message>
</context>
<context>
    <name>Keyboard</name>
    <message>
        <source>1234567890QWERTYUIOPASDFGHJKLZXCVBNM</source>
        <extracomment>Digits, then letters row by row: the order in which they lie on a keyboard of the language. Letters that not every keyboard has come last.</extracomment>
        <translation>1234567890QWERTZUIOPASDFGHJKLYXCVBNMÖÄÜ</translation>
    </message>
</context>
<context>
    <name>MarketsLesson</name>
    <message>
        <source>The two markets</source>
        <translation>Die beiden Märkte</translation>
    </message>
    <message>
        <source>Small steps down that bring stones, points and a sale at the end.</source>
        <translation>Kleine Schritte nach unten, die Steine, Punkte und am Ende einen Verkauf bringen.</translation>
    </message>
    <message>
        <source>Each player has a marker on both markets. It only moves down. The stone market brings stones (MARKET-2) and a sale at the end (MARKET-4). The grain market brings points and makes hunger cheaper (MARKET-3).</source>
        <translation>Auf beiden Märkten hat jeder einen Marker. Er geht immer nur nach unten. Der Steineverkauf bringt Steine (MARKET-2) und am Ende einen Verkauf (MARKET-4). Der Getreidemarkt bringt Punkte und macht Hunger billiger (MARKET-3).</translation>
    </message>
    <message>
        <source>Anna’s marker on the stone market stands one step above the last. One round space moves both of her markers down. Send her ship there.</source>
        <translation>Beim Steineverkauf steht Annas Marker eine Stufe über der letzten. Ein rundes Feld bringt beide Marker nach unten. Dorthin soll ihr Schiff.</translation>
    </message>
    <message>
        <source>Look at the top of the river: %1 says so (ROUND-EDFU).</source>
        <translation>Ganz oben am Fluss steht es: bei %1 (ROUND-EDFU).</translation>
    </message>
    <message>
        <source>Anna may sail there, but only %1 moves both markers (ROUND-EDFU).</source>
        <translation>Dorthin darf Anna, aber nur %1 bewegt beide Marker (ROUND-EDFU).</translation>
    </message>
    <message>
        <source>The last step of the stone market gives %1 stones (MARKET-2). On the grain market a missing grain now costs %2 instead of %3 (MARKET-3).</source>
        <translation>Die letzte Stufe beim Steineverkauf bringt %1 Steine (MARKET-2). Am Getreidemarkt kostet ein fehlendes Getreide nun %2 statt %3 (MARKET-3).</translation>
    </message>
    <message>
        <source>Now Anna’s marker is on the last step of the stone market. What will it bring if it has to go one step down once more?</source>
        <translation>Nun steht Annas Marker beim Steineverkauf auf der letzten Stufe. Was bringt es, wenn er noch einen Schritt nach unten soll?</translation>
    </message>
    <message>
        <source>The marker stays, but the step counts (MARKET-2).</source>
        <translation>Der Marker bleibt stehen, aber der Schritt zählt (MARKET-2).</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>The marker cannot go on, but each step beyond the last still pays (MARKET-2).</source>
        <translation>Weiter geht der Marker nicht, doch jeder Schritt über die letzte Stufe hinaus bringt noch etwas (MARKET-2).</translation>
    </message>
    <message>
        <source>%1 stones again</source>
        <translation>noch einmal %1 Steine</translation>
    </message>
    <message>
        <source>Reaching the last step pays, and so does each step beyond it. The grain market does the same with points (MARKET-3).</source>
        <translation>Die letzte Stufe bringt etwas und jeder Schritt darüber hinaus wieder. Der Getreidemarkt hält es mit Punkten genauso (MARKET-3).</translation>
    </message>
    <message>
        <source>back to the top</source>
        <translation>zurück nach oben</translation>
    </message>
    <message>
        <source>No marker ever goes up again. It stays at the end (MARKET-2).</source>
        <translation>Nach oben geht kein Marker mehr. Er bleibt am Ende stehen (MARKET-2).</translation>
    </message>
    <message>
        <source>Two Nile cards move one marker several steps at once. Anna’s markers stand elsewhere now: look at the markets. Take the card that gives her points right away.</source>
        <translation>Zwei Nil-Karten bewegen einen Marker gleich um mehrere Stufen. Annas Marker stehen jetzt anders: ein Blick auf die Märkte lohnt. Welche Karte bringt ihr sofort Punkte? Diese nehmen.</translation>
    </message>
    <message>
        <source>Points come from the grain market (MARKET-3).</source>
        <translation>Punkte kommen vom Getreidemarkt (MARKET-3).</translation>
    </message>
    <message>
        <source>From the top that brings nothing yet. Besides, the stone market gives stones, not points (MARKET-2).</source>
        <translation>Von ganz oben aus bringt das noch nichts. Außerdem gibt der Steineverkauf Steine, keine Punkte (MARKET-2).</translation>
    </message>
    <message>
        <source>That card moves no marker of a market (CARD-GRAIN-MARKET2).</source>
        <translation>Diese Karte bewegt keinen Marker auf den Märkten (CARD-GRAIN-MARKET2).</translation>
    </message>
    <message>
        <source>The first step reaches the last one, then the marker goes beyond it. Each step pays: together %1 points (MARKET-3).</source>
        <translation>Erst erreicht der Marker die letzte Stufe, dann geht er darüber hinaus. Jeder Schritt bringt etwas: zusammen %1 Punkte (MARKET-3).</translation>
    </message>
    <message>
        <source>The last round. Whoever builds at the obelisk or the tombs moves one own marker down (MARKET-1). Only the lowest steps of the stone market allow a sale at the end (MARKET-4). Build the lowest space of the obelisk, so that Anna may sell.</source>
        <translation>Die letzte Runde. Wer an Obelisk oder Gräbern baut, setzt einen Marker tiefer (MARKET-1). Nur die untersten Stufen beim Steineverkauf erlauben am Ende den Verkauf (MARKET-4). Nun das unterste Feld am Obelisken bauen, und zwar so, dass Anna verkaufen darf.</translation>
    </message>
    <message>
        <source>Press the lowest space of the obelisk. Then choose the stone market below the board (MARKET-1).</source>
        <translation>Das unterste Feld am Obelisken anklicken. Dann unter dem Spielplan den Steineverkauf wählen (MARKET-1).</translation>
    </message>
    <message>
        <source>Whoever declines builds nothing and moves no marker (BUILD-6).</source>
        <translation>Wer verzichtet, baut nichts und bewegt keinen Marker (BUILD-6).</translation>
    </message>
    <message>
        <source>Hunger gets cheaper that way, but nobody eats any more. For the sale the other marker has to move (MARKET-4).</source>
        <translation>So wird Hunger billiger, doch gegessen wird nicht mehr. Für den Verkauf muss der andere Marker nach unten (MARKET-4).</translation>
    </message>
    <message>
        <source>Anna’s marker is low enough now. She may sell stones in the final scoring (MARKET-4).</source>
        <translation>Annas Marker steht jetzt tief genug. In der Schlusswertung darf sie Steine verkaufen (MARKET-4).</translation>
    </message>
    <message>
        <source>The final scoring is near. Anna has %1 stones left. She will sell them, %2 stones for each point. How many points is that?</source>
        <translation>Gleich kommt die Schlusswertung. Anna hat noch %1 Steine. Sie wird sie verkaufen, je %2 Steine für einen Punkt. Wie viele Punkte sind das?</translation>
    </message>
    <message>
        <source>Only whole points count (END-1).</source>
        <translation>Nur ganze Punkte zählen (END-1).</translation>
    </message>
    <message>
        <source>The stone left over is lost. The sale is optional, and it comes first of all (END-1).</source>
        <translation>Der Stein, der übrig ist, verfällt. Der Verkauf ist freiwillig und kommt vor allem anderen (END-1).</translation>
    </message>
    <message>
        <source>Part of a point is not rounded up (END-1).</source>
        <translation>Ein Rest wird nicht aufgerundet (END-1).</translation>
    </message>
    <message>
        <source>One stone alone does not make a point (END-1).</source>
        <translation>Ein Stein allein ist noch kein Punkt (END-1).</translation>
    </message>
    <message>
        <source>Remember: markers only go down. The last step and each step beyond it pay stones or points. The grain market makes hunger cheaper (MARKET-3). Low on the stone market stones can be sold at the end (MARKET-4).</source>
        <translation>Kurz gesagt: Marker gehen nur nach unten. Die letzte Stufe und jeder Schritt darüber hinaus bringen Steine oder Punkte. Der Getreidemarkt macht Hunger billiger (MARKET-3). Unten beim Steineverkauf lassen sich am Ende Steine verkaufen (MARKET-4).</translation>
    </message>
</context>
<context>
    <name>MoveLine</name>
    <message numerus="yes">
        <source>… and %n more</source>
        <extracomment>After the moves that have room.</extracomment>
        <translation>
            <numerusform>… noch %n</numerusform>
            <numerusform>… noch %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Moves</name>
    <message>
        <source>turn all crews over</source>
        <translation>alle Bautrupps umdrehen</translation>
    </message>
    <message>
        <source>turn all crews back</source>
        <translation>alle Bautrupps wieder aufdecken</translation>
    </message>
    <message>
        <source>turn the %1 over</source>
        <translation>%1 umdrehen</translation>
    </message>
    <message>
        <source>turn the %1 back</source>
        <translation>%1 wieder aufdecken</translation>
    </message>
    <message>
        <source>All ships back but those on building sites</source>
        <translation>Alle Schiffe zurück außer denen auf Bauplätzen</translation>
    </message>
    <message>
        <source>All ships back from the building sites</source>
        <translation>Alle Schiffe zurück von den Bauplätzen</translation>
    </message>
    <message numerus="yes">
        <source>%n ship(s) back %1</source>
        <translation>
            <numerusform>%n Schiff zurück %1</numerusform>
            <numerusform>%n Schiffe zurück %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stone(s) on %1</source>
        <translation>
            <numerusform>%n Stein setzen: %1</numerusform>
            <numerusform>%n Steine setzen: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stone(s) on %1 (value %2 each)</source>
        <translation>
            <numerusform>%n Stein setzen: %1 (Wert %2)</numerusform>
            <numerusform>%n Steine setzen: %1 (Wert je %2)</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn up the tomb tiles on tombs %1</source>
        <translation>Gräber-Plättchen aufdecken auf Grab %1</translation>
    </message>
    <message>
        <source>take the tomb tiles from tombs %1</source>
        <translation>Gräber-Plättchen nehmen von Grab %1</translation>
    </message>
    <message>
        <source>Turn the tomb tiles on tombs %1 face down</source>
        <translation>Gräber-Plättchen verdecken auf Grab %1</translation>
    </message>
    <message>
        <source>tomb tiles back on tombs %1</source>
        <translation>Gräber-Plättchen zurück auf Grab %1</translation>
    </message>
    <message numerus="yes">
        <source>%n Nile card(s) on the river</source>
        <translation>
            <numerusform>%n Nil-Karte auf den Fluss</numerusform>
            <numerusform>%n Nil-Karten auf den Fluss</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Nile card(s) off the river</source>
        <translation>
            <numerusform>%n Nil-Karte vom Fluss</numerusform>
            <numerusform>%n Nil-Karten vom Fluss</numerusform>
        </translation>
    </message>
    <message>
        <source>On the river: %1</source>
        <translation>Auf den Fluss: %1</translation>
    </message>
    <message>
        <source>Off the river: %1</source>
        <translation>Vom Fluss: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n Nile card(s) back on the river</source>
        <translation>
            <numerusform>%n Nil-Karte zurück auf den Fluss</numerusform>
            <numerusform>%n Nil-Karten zurück auf den Fluss</numerusform>
        </translation>
    </message>
    <message>
        <source>Back on the river: %1</source>
        <translation>Zurück auf den Fluss: %1</translation>
    </message>
</context>
<context>
    <name>Name</name>
    <message>
        <source>blue crew</source>
        <translation>Bautrupp Blau</translation>
    </message>
    <message>
        <source>black crew</source>
        <translation>Bautrupp Schwarz</translation>
    </message>
    <message>
        <source>yellow crew</source>
        <translation>Bautrupp Gelb</translation>
    </message>
    <message>
        <source>joker crew</source>
        <translation>Joker-Bautrupp</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>Gelb</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>green</source>
        <extracomment>The colour of a field.</extracomment>
        <translation>grün</translation>
    </message>
    <message>
        <source>yellow-green</source>
        <translation>gelbgrün</translation>
    </message>
    <message>
        <source>brown</source>
        <extracomment>The colour of a field.</extracomment>
        <translation>braun</translation>
    </message>
    <message>
        <source>left</source>
        <translation>links</translation>
    </message>
    <message>
        <source>middle</source>
        <translation>Mitte</translation>
    </message>
    <message>
        <source>right</source>
        <translation>rechts</translation>
    </message>
    <message>
        <source>stone market</source>
        <translation>Steineverkauf</translation>
    </message>
    <message>
        <source>grain market</source>
        <translation>Getreidemarkt</translation>
    </message>
    <message>
        <source>obelisk</source>
        <translation>Obelisk</translation>
    </message>
    <message>
        <source>tombs</source>
        <translation>Gräber</translation>
    </message>
    <message>
        <source>pyramid</source>
        <translation>Pyramide</translation>
    </message>
    <message>
        <source>temple</source>
        <translation>Tempel</translation>
    </message>
    <message>
        <source>Lay out Nile cards</source>
        <translation>Nil-Karten auslegen</translation>
    </message>
    <message>
        <source>Sail the Nile</source>
        <translation>Nil befahren</translation>
    </message>
    <message>
        <source>Feed the construction crews</source>
        <translation>Bautrupps ernähren</translation>
    </message>
    <message>
        <source>Produce stones</source>
        <translation>Steine produzieren</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Bauen</translation>
    </message>
    <message>
        <source>Participation</source>
        <translation>Mitwirkung</translation>
    </message>
    <message>
        <source>Next order</source>
        <translation>Neue Reihenfolge</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>Schlusswertung</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Spielende</translation>
    </message>
    <message>
        <source>certain</source>
        <translation>sicher</translation>
    </message>
    <message>
        <source>deduced</source>
        <translation>erschlossen</translation>
    </message>
    <message>
        <source>assumed</source>
        <translation>angenommen</translation>
    </message>
    <message>
        <source>the whole table</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Spieler %1</translation>
    </message>
    <message>
        <source>round %1, %2</source>
        <translation>Runde %1, %2</translation>
    </message>
    <message>
        <source>confirmed</source>
        <translation>bestätigt</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>fehlt</translation>
    </message>
</context>
<context>
    <name>Nonsense</name>
    <message>
        <source>The left pillar of the temple is missing.</source>
        <translation>Der linke Pfeiler des Tempels fehlt.</translation>
    </message>
    <message>
        <source>The right pillar of the temple is missing.</source>
        <translation>Der rechte Pfeiler des Tempels fehlt.</translation>
    </message>
    <message>
        <source>The columns of the temple are missing.</source>
        <translation>Die Säulen des Tempels fehlen.</translation>
    </message>
    <message>
        <source>The stones above the columns of the temple are missing.</source>
        <translation>Die Steine über den Säulen des Tempels fehlen.</translation>
    </message>
    <message>
        <source>Nile card space %1</source>
        <translation>Nil-Kartenfeld %1</translation>
    </message>
    <message>
        <source>%1: at most %2 is possible, not %3.</source>
        <translation>%1: Höchstens %2 ist möglich, nicht %3.</translation>
    </message>
    <message>
        <source>%1: at least %2 is needed, not %3.</source>
        <translation>%1: Mindestens %2 ist nötig, nicht %3.</translation>
    </message>
    <message>
        <source>%1: it asks for no row and no part.</source>
        <translation>%1: Sie verlangt keine Reihe und keinen Teil.</translation>
    </message>
    <message>
        <source>%1: there is a row or part without a space.</source>
        <translation>%1: Eine Reihe oder ein Teil hat kein Feld.</translation>
    </message>
    <message>
        <source>%1: each row is worth more than the row below. At least %2 is needed, not %3.</source>
        <translation>%1: Jede Reihe ist mehr wert als die darunter. Mindestens %2 ist nötig, nicht %3.</translation>
    </message>
    <message>
        <source>%1: they never rise from step to step. At most %2 is possible, not %3.</source>
        <translation>%1: Von Stufe zu Stufe steigen sie nie. Höchstens %2 ist möglich, nicht %3.</translation>
    </message>
    <message>
        <source>%1: the numbers never fall. At least %2 is needed, not %3.</source>
        <translation>%1: Die Zahlen fallen nie. Mindestens %2 ist nötig, nicht %3.</translation>
    </message>
    <message>
        <source>Tomb tiles: %3 in the box, but %2 with a value.</source>
        <translation>Gräber-Plättchen: %3 in der Schachtel, aber %2 mit einem Wert.</translation>
    </message>
    <message>
        <source>Tomb tiles in the box: %3. At least %2 must be there.</source>
        <translation>Gräber-Plättchen in der Schachtel: %3. Mindestens %2 müssen es sein.</translation>
    </message>
    <message>
        <source>Cards in deck %1: %3 instead of %2.</source>
        <translation>Karten im Stapel %1: %3 statt %2.</translation>
    </message>
    <message>
        <source>Sphinx cards: %3 instead of %2.</source>
        <translation>Sphinx-Karten: %3 statt %2.</translation>
    </message>
    <message>
        <source>%1 is missing on the Nile.</source>
        <translation>%1 fehlt am Nil.</translation>
    </message>
    <message>
        <source>%1 is on the Nile twice.</source>
        <translation>%1 liegt zweimal am Nil.</translation>
    </message>
    <message>
        <source>%1: this card is listed twice.</source>
        <translation>%1: Diese Karte steht zweimal da.</translation>
    </message>
    <message>
        <source>%1: the building has no such row or part.</source>
        <translation>%1: Das Bauwerk hat keine solche Reihe und keinen solchen Teil.</translation>
    </message>
</context>
<context>
    <name>Note</name>
    <message>
        <source>%1 has no space to go to and is skipped</source>
        <translation>%1 findet keinen Platz für ein Schiff und setzt aus</translation>
    </message>
    <message>
        <source>%1 places no more ships this round</source>
        <translation>%1 setzt in dieser Runde kein Schiff mehr</translation>
    </message>
    <message>
        <source>%1: %3 grain for strength %2, enough for all crews</source>
        <translation>%1: %3 Getreide für Stärke %2, das reicht für alle Bautrupps</translation>
    </message>
    <message numerus="yes">
        <source>%1: only %3 grain for strength %2, %n missing</source>
        <translation>
            <numerusform>%1: nur %3 Getreide für Stärke %2, es fehlt %n</numerusform>
            <numerusform>%1: nur %3 Getreide für Stärke %2, es fehlen %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 grain from watered fields, water ring: %4</source>
        <translation>%1: %2 Getreide von bewässerten Getreidefeldern, Wasserring: %4</translation>
    </message>
    <message>
        <source>%1 does not build %4</source>
        <translation>%1 baut nicht %4</translation>
    </message>
    <message>
        <source>%1 waits in reserve %4 in vain: no building space was freed</source>
        <translation>%1 wartet vergeblich auf Reserve %4: Kein Baufeld ist frei geworden</translation>
    </message>
    <message>
        <source>%1 moves to first place %4</source>
        <translation>%1 rückt %4 an die erste Stelle</translation>
    </message>
    <message>
        <source>%1 is sure to build from the reserve %4</source>
        <translation>%1 baut sicher aus der Reserve %4</translation>
    </message>
    <message>
        <source>%1: no points for participation</source>
        <translation>%1: keine Punkte für die Mitwirkung</translation>
    </message>
    <message numerus="yes">
        <source>%1: tombs %2, that is %n point(s)</source>
        <translation>
            <numerusform>%1: Gräber %2, das macht %n Punkt</numerusform>
            <numerusform>%1: Gräber %2, das macht %n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: stones left %2, sold for %n point(s)</source>
        <translation>
            <numerusform>%1: übrige Steine %2, verkauft für %n Punkt</numerusform>
            <numerusform>%1: übrige Steine %2, verkauft für %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 takes no leftover card</source>
        <translation>%1 nimmt keine liegen gebliebene Karte</translation>
    </message>
    <message>
        <source>%1: %4 is at the end of its track, the advance is lost</source>
        <translation>%1: %4 steht am Ende der Leiste, der Schritt verfällt</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 – %n point(s)</source>
        <translation>
            <numerusform>%1: %2 – %n Punkt</numerusform>
            <numerusform>%1: %2 – %n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 (%3) – %n point(s)</source>
        <translation>
            <numerusform>%1: %2 (%3) – %n Punkt</numerusform>
            <numerusform>%1: %2 (%3) – %n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n own stone(s)</source>
        <translation>
            <numerusform>%n eigener Stein</numerusform>
            <numerusform>%n eigene Steine</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n own stone(s) in the weakest building</source>
        <translation>
            <numerusform>%n eigener Stein im schwächsten Bauwerk</numerusform>
            <numerusform>%n eigene Steine im schwächsten Bauwerk</numerusform>
        </translation>
    </message>
    <message>
        <source>strength %1</source>
        <translation>Stärke %1</translation>
    </message>
    <message>
        <source>own sum %1</source>
        <translation>eigene Summe %1</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 before it</source>
        <translation>vorher %1</translation>
    </message>
</context>
<context>
    <name>ObeliskLesson</name>
    <message>
        <source>Obelisk and tombs</source>
        <translation>Obelisk und Gräber</translation>
    </message>
    <message>
        <source>One site, two buildings – and a market step on top.</source>
        <translation>Ein Bauplatz, zwei Bauwerke – und dazu ein Marktschritt.</translation>
    </message>
    <message>
        <source>This site has two buildings: obelisk and tombs. One building action may use both, and each value built is that many points at once (BUILD-8). The tombs even count a second time, at the end (END-2).</source>
        <translation>Dieser Bauplatz hat zwei Bauwerke: Obelisk und Gräber. Wer hier baut, darf beide nutzen, und jeder gebaute Wert bringt sofort so viele Punkte (BUILD-8). Die Gräber zählen am Ende noch einmal (END-2).</translation>
    </message>
    <message>
        <source>Nothing is built yet. How many stones does Anna need today if she wants to reach the space of value %1 of the obelisk?</source>
        <translation>Noch steht nichts. Anna will heute beim Obelisken das Feld vom Wert %1 bauen. Wie viele Steine braucht sie dafür?</translation>
    </message>
    <message>
        <source>The obelisk grows from the bottom up (OBELISK-1).</source>
        <translation>Der Obelisk wächst von unten nach oben (OBELISK-1).</translation>
    </message>
    <message>
        <source>%1 for this space and %2 for those below it. All that may be built in one action (OBELISK-1, BUILD-5).</source>
        <translation>%1 für dieses Feld und %2 für die Felder darunter. Alles zusammen ist in einem Zug erlaubt (OBELISK-1, BUILD-5).</translation>
    </message>
    <message>
        <source>She cannot reach it yet</source>
        <translation>Heute geht das noch nicht</translation>
    </message>
    <message>
        <source>She can. What opens up while she builds may be used in the same action (BUILD-5).</source>
        <translation>Doch. Was beim Bauen frei wird, darf im selben Zug gleich mitgebaut werden (BUILD-5).</translation>
    </message>
    <message>
        <source>Open tomb tiles are taken strictly in order. From the first one on they show %1, %2, %3 and %4. Anna’s blue crew has strength %5. What could it take alone?</source>
        <translation>Offene Gräber-Plättchen werden streng der Reihe nach genommen. Vom ersten an zeigen sie %1, %2, %3 und %4. Annas blauer Bautrupp hat Stärke %5. Was könnte er allein nehmen?</translation>
    </message>
    <message>
        <source>Begin with the first open tile and add up (TOMB-1).</source>
        <translation>Beim ersten offenen Plättchen anfangen und zusammenzählen (TOMB-1).</translation>
    </message>
    <message>
        <source>Only the %1</source>
        <translation>Nur die %1</translation>
    </message>
    <message>
        <source>That tile is not the first. Those before it have to go first (TOMB-1).</source>
        <translation>Dieses Plättchen ist nicht das erste. Vorher sind die davor an der Reihe (TOMB-1).</translation>
    </message>
    <message>
        <source>The %1 and the %2</source>
        <translation>Die %1 und die %2</translation>
    </message>
    <message>
        <source>No tile may be skipped, however well the sum would fit (TOMB-1).</source>
        <translation>Kein Plättchen darf übersprungen werden, auch wenn die Summe gut passt (TOMB-1).</translation>
    </message>
    <message>
        <source>The first one only: with the second it would be too much. A new tile is turned up for it at once (TOMB-1).</source>
        <translation>Nur das erste: Mit dem zweiten wäre es zu viel. Dafür wird sofort ein neues aufgedeckt (TOMB-1).</translation>
    </message>
    <message>
        <source>Blue crew and joker have strength %1, and Anna has %1 stones. Let her build at the obelisk and at the tombs, for all of it. Then choose the market marker that moves. The new tomb tile may stay without a value here.</source>
        <translation>Blauer Bautrupp und Joker haben Stärke %1, und Anna hat %1 Steine. Sie soll alles verbauen, am Obelisken und an den Gräbern. Danach den Marktmarker wählen, der zieht. Das neue Gräber-Plättchen darf hier ohne Wert bleiben.</translation>
    </message>
    <message>
        <source>Press the first tomb tile and the obelisk’s space of value %1. What it needs below is added by itself (BUILD-5).</source>
        <translation>Das erste Gräber-Plättchen anklicken und das Obelisken-Feld vom Wert %1. Was darunter fehlt, kommt von selbst dazu (BUILD-5).</translation>
    </message>
    <message>
        <source>That is allowed and worth %1. But one action may build at both: try it (BUILD-5).</source>
        <translation>Das ist erlaubt und %1 wert. Aber in einem Zug geht beides: einmal versuchen (BUILD-5).</translation>
    </message>
    <message>
        <source>Both buildings, that is right. But it is worth only %1, and there is strength for more (BUILD-5).</source>
        <translation>Beide Bauwerke, das stimmt. Aber das ist nur %1 wert, und die Stärke reicht für mehr (BUILD-5).</translation>
    </message>
    <message>
        <source>%1 stones paid, %1 points at once (BUILD-8). And one market marker has moved down a step (MARKET-1).</source>
        <translation>%1 Steine bezahlt, sofort %1 Punkte (BUILD-8). Und ein Marktmarker ist eine Stufe hinabgezogen (MARKET-1).</translation>
    </message>
    <message>
        <source>Nobody is forced to build. But that brings no points and no market step (BUILD-6).</source>
        <translation>Niemand muss bauen. Aber so gibt es keine Punkte und keinen Marktschritt (BUILD-6).</translation>
    </message>
    <message>
        <source>Too much: what has to be built before it is paid as well. Strength or stones do not reach that far (BUILD-5).</source>
        <translation>Zu viel: Was vorher gebaut sein muss, wird mitbezahlt. So weit reichen Stärke oder Steine nicht (BUILD-5).</translation>
    </message>
    <message>
        <source>Building here moves one of the player’s two market markers. Ben is next. Suppose he builds two spaces of the obelisk and takes one tomb tile. How many steps is that?</source>
        <translation>Wer hier baut, zieht mit einem seiner zwei Marktmarker. Jetzt kommt Ben. Angenommen, er baut zwei Felder am Obelisken und nimmt ein Gräber-Plättchen. Wie viele Stufen sind das?</translation>
    </message>
    <message>
        <source>The step belongs to the building action, not to the spaces (MARKET-1).</source>
        <translation>Die Stufe gehört zum Bauen als Ganzem, nicht zu jedem Feld (MARKET-1).</translation>
    </message>
    <message>
        <source>None, if he likes</source>
        <translation>Keine, wenn er nicht mag</translation>
    </message>
    <message>
        <source>He chooses the marker, but one of them has to move (MARKET-1).</source>
        <translation>Welcher Marker zieht, entscheidet er. Aber einer muss ziehen (MARKET-1).</translation>
    </message>
    <message>
        <source>One</source>
        <translation>Eine</translation>
    </message>
    <message>
        <source>One step for each building action here, even if it takes tomb tiles only. He chooses the marker (MARKET-1).</source>
        <translation>Eine Stufe, sooft jemand hier baut, auch wenn er nur Gräber-Plättchen nimmt. Den Marker wählt er selbst (MARKET-1).</translation>
    </message>
    <message>
        <source>One for each space</source>
        <translation>Eine je Feld</translation>
    </message>
    <message>
        <source>However much he builds here, it is one step (MARKET-1).</source>
        <translation>Wie viel er hier auch baut: Es ist eine Stufe (MARKET-1).</translation>
    </message>
    <message>
        <source>Suppose Anna had only one stone. Her other ship is at the pyramid: she will need stones there. Build the lowest space of the obelisk and pick the right market marker.</source>
        <translation>Angenommen, Anna hätte nur einen Stein. Ihr zweites Schiff liegt an der Pyramide, dort braucht sie wieder Steine. Das unterste Feld des Obelisken bauen und den passenden Marktmarker wählen.</translation>
    </message>
    <message>
        <source>Her marker is one step before the last one of the stone market. There are stones on the last step (MARKET-2).</source>
        <translation>Ihr Marker steht eine Stufe vor der letzten des Steineverkaufs. Auf der letzten Stufe gibt es Steine (MARKET-2).</translation>
    </message>
    <message>
        <source>The grain market lowers the price of hunger, but brings no stones. Choose the other marker (MARKET-3).</source>
        <translation>Der Getreidemarkt macht Hunger billiger, bringt aber keine Steine. Gesucht ist der andere Marker (MARKET-3).</translation>
    </message>
    <message>
        <source>She is on the last step: %1 stones. They come after paying, so they were too late for this site. At the pyramid she can use them (MARKET-1).</source>
        <translation>Letzte Stufe, das bringt %1 Steine. Sie kommen erst nach dem Bezahlen: zu spät für hier, rechtzeitig für die Pyramide (MARKET-1).</translation>
    </message>
    <message>
        <source>The tiles are kept for the end (TOMB-2). A sum up to %1 then brings %2 points, up to %3 it is %4, and above that %5. How much do tiles of %6, %7 and %8 bring?</source>
        <translation>Die Plättchen werden behalten (TOMB-2). Am Ende bringt eine Summe bis %1 noch %2 Punkte, bis %3 sind es %4, darüber %5. Was bringen Plättchen mit %6, %7 und %8?</translation>
    </message>
    <message>
        <source>Add up the tiles first (END-2).</source>
        <translation>Erst die Plättchen zusammenzählen (END-2).</translation>
    </message>
    <message>
        <source>Together they are %1, and the sum decides (END-2).</source>
        <translation>Zusammen sind es %1, und die Summe entscheidet (END-2).</translation>
    </message>
    <message>
        <source>The tiles are not looked at one by one: add them up (END-2).</source>
        <translation>Die Plättchen zählen nicht einzeln, sondern zusammen (END-2).</translation>
    </message>
    <message>
        <source>They brought that many points when they were taken (BUILD-8). At the end the table decides (END-2).</source>
        <translation>So viele Punkte gab es schon beim Nehmen (BUILD-8). Am Ende zählt die Tabelle (END-2).</translation>
    </message>
    <message>
        <source>Remember: the obelisk grows from the bottom up (OBELISK-1), tomb tiles go in order (TOMB-1). One building action may use both (BUILD-5). It always brings one market step (MARKET-1).</source>
        <translation>Kurz gesagt: Der Obelisk wächst von unten nach oben (OBELISK-1), Gräber-Plättchen gehen der Reihe nach (TOMB-1). Wer baut, darf beides nutzen (BUILD-5). Dazu gehört immer ein Marktschritt (MARKET-1).</translation>
    </message>
    <message>
        <source>Something is missing below it. Every row below has to be full first (OBELISK-1).</source>
        <translation>Darunter fehlt noch etwas. Erst müssen alle Reihen darunter voll sein (OBELISK-1).</translation>
    </message>
</context>
<context>
    <name>Option</name>
    <message>
        <source>Sphinx card at the start</source>
        <translation>Sphinx-Karte zu Beginn</translation>
    </message>
    <message>
        <source>Nobody starts with a Sphinx card.</source>
        <translation>Niemand beginnt mit einer Sphinx-Karte.</translation>
    </message>
    <message>
        <source>Everyone starts with one hidden Sphinx card.</source>
        <translation>Alle beginnen mit einer verdeckten Sphinx-Karte.</translation>
    </message>
    <message>
        <source>Passing while sailing</source>
        <translation>Passen auf dem Nil</translation>
    </message>
    <message>
        <source>The two extra Sphinx cards come even without a crew and without stones.</source>
        <translation>Die zwei zusätzlichen Sphinx-Karten gibt es auch ohne Bautrupp und ohne Steine.</translation>
    </message>
    <message>
        <source>The two extra Sphinx cards need a crew and at least one Sphinx card paid for.</source>
        <translation>Die zwei zusätzlichen Sphinx-Karten brauchen einen Bautrupp und mindestens eine bezahlte Sphinx-Karte.</translation>
    </message>
    <message>
        <source>The leftover Nile card is taken when sailing ends.</source>
        <translation>Die liegen gebliebene Nil-Karte wird genommen, sobald alle Schiffe gesetzt sind.</translation>
    </message>
    <message>
        <source>The leftover Nile card is taken at the very end of the round.</source>
        <translation>Die liegen gebliebene Nil-Karte wird ganz am Ende der Runde genommen.</translation>
    </message>
    <message>
        <source>Heliopolis cannot be carried out twice.</source>
        <translation>Heliopolis lässt sich nicht doppelt ausführen.</translation>
    </message>
    <message>
        <source>Heliopolis may be carried out twice like the other round spaces.</source>
        <translation>Heliopolis lässt sich doppelt ausführen wie die anderen runden Felder.</translation>
    </message>
    <message>
        <source>Anytime cards in the final scoring</source>
        <translation>Jederzeit-Karten in der Schlusswertung</translation>
    </message>
    <message>
        <source>Anytime cards are worth nothing once the final scoring begins.</source>
        <translation>Jederzeit-Karten sind wertlos, sobald die Schlusswertung beginnt.</translation>
    </message>
    <message>
        <source>Anytime cards for stones may be played just before one’s own final scoring.</source>
        <translation>Jederzeit-Karten für Steine sind noch kurz vor der eigenen Schlusswertung spielbar.</translation>
    </message>
    <message>
        <source>The card lets a ship join others on round spaces only.</source>
        <translation>Mit der Karte kommt ein Schiff nur auf runden Feldern zu anderen dazu.</translation>
    </message>
    <message>
        <source>The card lets a ship join others on any space but the last.</source>
        <translation>Mit der Karte kommt ein Schiff auf jedem Feld außer dem letzten zu anderen dazu.</translation>
    </message>
    <message>
        <source>A ship may join the player’s own last ship.</source>
        <translation>Ein Schiff darf zum eigenen letzten Schiff dazu.</translation>
    </message>
    <message>
        <source>A ship may not join the player’s own last ship.</source>
        <translation>Ein Schiff darf nicht zum eigenen letzten Schiff dazu.</translation>
    </message>
    <message>
        <source>Better field: which</source>
        <translation>Besseres Getreidefeld: welches</translation>
    </message>
    <message>
        <source>Every field may be improved, a green one too.</source>
        <translation>Jedes Getreidefeld lässt sich verbessern, auch ein grünes.</translation>
    </message>
    <message>
        <source>Only yellow-green and brown fields may be improved.</source>
        <translation>Nur gelbgrüne und braune Getreidefelder lassen sich verbessern.</translation>
    </message>
    <message>
        <source>Leave out the points Sphinx card</source>
        <translation>Ohne die Sphinx-Karte für Punkte</translation>
    </message>
    <message>
        <source>The Sphinx card for every 10 points is in the game.</source>
        <translation>Die Sphinx-Karte für je 10 Punkte ist im Spiel.</translation>
    </message>
    <message>
        <source>The Sphinx card for every 10 points is left out.</source>
        <translation>Die Sphinx-Karte für je 10 Punkte bleibt in der Schachtel.</translation>
    </message>
    <message>
        <source>Better field: moment</source>
        <translation>Besseres Getreidefeld: Zeitpunkt</translation>
    </message>
    <message>
        <source>A field is improved on one’s own turn.</source>
        <translation>Ein Getreidefeld wird im eigenen Zug verbessert.</translation>
    </message>
    <message>
        <source>A field is improved on one’s own turn or while feeding, where it counts at once.</source>
        <translation>Ein Getreidefeld wird im eigenen Zug verbessert oder beim Ernähren, wo es sofort zählt.</translation>
    </message>
    <message>
        <source>Bids for seats</source>
        <translation>Gebote für Startplätze</translation>
    </message>
    <message>
        <source>The seats are drawn, nobody bids for them.</source>
        <translation>Die Startplätze werden ausgelost, niemand bietet darauf.</translation>
    </message>
    <message>
        <source>Players bid half or whole points for their seats; the bids are subtracted at the end.</source>
        <translation>Geboten wird um die Startplätze, in ganzen oder halben Punkten; am Ende werden die Gebote abgezogen.</translation>
    </message>
    <message>
        <source>First rulebook</source>
        <translation>Erste Spielregel</translation>
    </message>
    <message>
        <source>Revised rulebook</source>
        <translation>Überarbeitete Spielregel</translation>
    </message>
    <message>
        <source>The publisher’s later wording. A good choice if nothing else has been agreed.</source>
        <translation>Die spätere Fassung des Verlags. Eine gute Wahl, wenn nichts anderes vereinbart ist.</translation>
    </message>
    <message>
        <source>Online version</source>
        <translation>Online-Fassung</translation>
    </message>
    <message>
        <source>As it is played on the internet: no passing, and some cards are tamer.</source>
        <translation>Wie im Internet gespielt wird: ohne Passen, und manche Karte ist zahmer.</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Turnier</translation>
    </message>
    <message>
        <source>The revised rulebook with the rulings of tournament organisers. Bids for seats are possible.</source>
        <translation>Die überarbeitete Spielregel mit den Entscheidungen der Turnierleitungen. Gebote für Startplätze sind möglich.</translation>
    </message>
    <message>
        <source>Whoever can place a ship has to.</source>
        <translation>Wer ein Schiff setzen kann, muss es tun.</translation>
    </message>
    <message>
        <source>A player may pass and then places no more ships until the next round.</source>
        <translation>Passen ist erlaubt; danach setzt man bis zur nächsten Runde kein Schiff mehr.</translation>
    </message>
    <message>
        <source>The game as its first edition explains it: nobody starts with a Sphinx card, nobody passes, and some cards reach further.</source>
        <translation>Das Spiel, wie es die erste Auflage erklärt: Niemand beginnt mit einer Sphinx-Karte, niemand passt, und manche Karte kann mehr.</translation>
    </message>
    <message>
        <source>A ship may join the player’s own last ship only together with “Upstream”.</source>
        <translation>Ein Schiff darf nur zusammen mit „Flussaufwärts“ zum eigenen letzten Schiff dazu.</translation>
    </message>
    <message>
        <source>More Sphinx: paying</source>
        <translation>Mehr Sphinx: Bezahlung</translation>
    </message>
    <message>
        <source>Leftover: moment</source>
        <translation>Übrige: Zeitpunkt</translation>
    </message>
    <message>
        <source>Twice at Heliopolis</source>
        <translation>Doppelt in Heliopolis</translation>
    </message>
    <message>
        <source>Occupied: which</source>
        <translation>Besetzt: welches Feld</translation>
    </message>
    <message>
        <source>Occupied: own last ship</source>
        <translation>Besetzt: eigenes letztes Schiff</translation>
    </message>
    <message>
        <source>Reserve with two players</source>
        <translation>Reserve zu zweit</translation>
    </message>
    <message>
        <source>With two players the card “Reserve” is left out.</source>
        <translation>Zu zweit bleibt die Karte „Reserve“ in der Schachtel.</translation>
    </message>
    <message>
        <source>With two players the card “Reserve” stays in.</source>
        <translation>Auch zu zweit ist die Karte „Reserve“ dabei.</translation>
    </message>
    <message>
        <source>Leave out “More Sphinx”</source>
        <translation>Ohne „Mehr Sphinx“</translation>
    </message>
    <message>
        <source>The Nile card “More Sphinx” is in the game.</source>
        <translation>Die Nil-Karte „Mehr Sphinx“ ist im Spiel.</translation>
    </message>
    <message>
        <source>The Nile card “More Sphinx” is left out.</source>
        <translation>Die Nil-Karte „Mehr Sphinx“ bleibt in der Schachtel.</translation>
    </message>
</context>
<context>
    <name>PhaseCard</name>
    <message>
        <source>fed</source>
        <extracomment>In the feeding of the crews: they have enough.</extracomment>
        <translation>satt</translation>
    </message>
    <message>
        <source>%1 grain, %2 needed</source>
        <extracomment>In the feeding of the crews: so much grain, and how much they need.</extracomment>
        <translation>%1 Getreide, %2 nötig</translation>
    </message>
    <message>
        <source>%1 now</source>
        <extracomment>In the production of stones: how many somebody has from now on.</extracomment>
        <translation>jetzt %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 now, %n lost</source>
        <extracomment>The same, and how many more there was no room for.</extracomment>
        <translation>
            <numerusform>jetzt %1, %n verfällt</numerusform>
            <numerusform>jetzt %1, %n verfallen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Phases</name>
    <message>
        <source>Lay out</source>
        <translation>Auslegen</translation>
    </message>
    <message>
        <source>Sail</source>
        <translation>Befahren</translation>
    </message>
    <message>
        <source>Feed</source>
        <translation>Ernähren</translation>
    </message>
    <message>
        <source>Stones</source>
        <translation>Steine</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Bauen</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>Bonus</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>Schlusswertung</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>Spielende</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>Runde %1 von %2</translation>
    </message>
</context>
<context>
    <name>Phrase</name>
    <message>
        <source>%1 and %2</source>
        <extracomment>The end of a list: &quot;a, b&quot; and &quot;c&quot;.</extracomment>
        <translation>%1 und %2</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stone(s)</source>
        <translation>
            <numerusform>%n Stein</numerusform>
            <numerusform>%n Steine</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PictureTour</name>
    <message>
        <source>The window did not take “%1”.</source>
        <translation>Das Fenster hat „%1“ nicht angenommen.</translation>
    </message>
    <message>
        <source>The picture %1 cannot be written.</source>
        <translation>Das Bild %1 lässt sich nicht schreiben.</translation>
    </message>
    <message>
        <source>The directory %1 cannot be made.</source>
        <translation>Das Verzeichnis %1 lässt sich nicht anlegen.</translation>
    </message>
    <message>
        <source>Four friends on a Friday</source>
        <translation>Vier am Freitag</translation>
    </message>
</context>
<context>
    <name>Place</name>
    <message>
        <source>Nile card space %1</source>
        <translation>Nil-Kartenfeld %1</translation>
    </message>
    <message>
        <source>on Nile card space %1</source>
        <translation>auf Nil-Kartenfeld %1</translation>
    </message>
    <message>
        <source>to Nile card space %1</source>
        <translation>zu Nil-Kartenfeld %1</translation>
    </message>
    <message>
        <source>from Nile card space %1</source>
        <translation>von Nil-Kartenfeld %1</translation>
    </message>
    <message>
        <source>at %1</source>
        <extracomment>%1: a town on the Nile.</extracomment>
        <translation>in %1</translation>
    </message>
    <message>
        <source>to %1</source>
        <extracomment>%1: a town on the Nile; where a ship goes.</extracomment>
        <translation>nach %1</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>von %1</translation>
    </message>
    <message>
        <source>Sphinx</source>
        <translation>Sphinx</translation>
    </message>
    <message>
        <source>at the Sphinx</source>
        <translation>an der Sphinx</translation>
    </message>
    <message>
        <source>to the Sphinx</source>
        <translation>zur Sphinx</translation>
    </message>
    <message>
        <source>from the Sphinx</source>
        <translation>von der Sphinx</translation>
    </message>
    <message>
        <source>Obelisk and tombs</source>
        <translation>Obelisk und Gräber</translation>
    </message>
    <message>
        <source>at obelisk and tombs</source>
        <translation>bei Obelisk und Gräbern</translation>
    </message>
    <message>
        <source>to obelisk and tombs</source>
        <translation>zu Obelisk und Gräbern</translation>
    </message>
    <message>
        <source>from obelisk and tombs</source>
        <translation>von Obelisk und Gräbern</translation>
    </message>
    <message>
        <source>Pyramid and temple</source>
        <translation>Pyramide und Tempel</translation>
    </message>
    <message>
        <source>at pyramid and temple</source>
        <translation>bei Pyramide und Tempel</translation>
    </message>
    <message>
        <source>to pyramid and temple</source>
        <translation>zu Pyramide und Tempel</translation>
    </message>
    <message>
        <source>from pyramid and temple</source>
        <translation>von Pyramide und Tempel</translation>
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
        <translation>linker Tempel-Pfeiler %1</translation>
    </message>
    <message>
        <source>right temple pillar %1</source>
        <translation>rechter Tempel-Pfeiler %1</translation>
    </message>
    <message>
        <source>temple column %1</source>
        <translation>Tempel-Säule %1</translation>
    </message>
    <message>
        <source>temple top %1</source>
        <translation>Tempel oben %1</translation>
    </message>
    <message>
        <source>obelisk row %1 space %2</source>
        <translation>Obelisk Reihe %1 Feld %2</translation>
    </message>
    <message>
        <source>obelisk %1</source>
        <translation>Obelisk %1</translation>
    </message>
    <message>
        <source>tomb %1</source>
        <translation>Grab %1</translation>
    </message>
    <message>
        <source>tombs %1</source>
        <translation>Gräber %1</translation>
    </message>
    <message>
        <source>pyramid row %1 space %2</source>
        <translation>Pyramide Reihe %1 Feld %2</translation>
    </message>
    <message>
        <source>temple %1</source>
        <translation>Tempel %1</translation>
    </message>
    <message>
        <source>temple columns %1</source>
        <translation>Tempel-Säulen %1</translation>
    </message>
    <message>
        <source>obelisk row %1 spaces %2</source>
        <translation>Obelisk Reihe %1 Felder %2</translation>
    </message>
    <message>
        <source>pyramid row %1 spaces %2</source>
        <translation>Pyramide Reihe %1 Felder %2</translation>
    </message>
</context>
<context>
    <name>Player</name>
    <message>
        <source>Stones</source>
        <translation>Steine</translation>
    </message>
    <message>
        <source>%1 / %2 (+%3)</source>
        <extracomment>Stones at hand, the end of the stone track, what the quarries yield each round.</extracomment>
        <translation>%1 / %2 (+%3)</translation>
    </message>
    <message>
        <source>Tombs</source>
        <translation>Gräber</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>No tomb tiles.</extracomment>
        <translation>keine</translation>
    </message>
    <message>
        <source>%1 + ?</source>
        <extracomment>A sum to which tomb tiles come that nobody has named.</extracomment>
        <translation>%1 + ?</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n Plättchen</numerusform>
            <numerusform>%n Plättchen</numerusform>
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
        <translation>%1 (genutzt)</translation>
    </message>
    <message>
        <source>%1, counts as %2</source>
        <extracomment>A field with a card on it that makes it one colour better.</extracomment>
        <translation>%1, zählt als %2</translation>
    </message>
    <message>
        <source>Fields: %1</source>
        <translation>Getreidefelder: %1</translation>
    </message>
    <message>
        <source>On turn</source>
        <translation>Am Zug</translation>
    </message>
    <message numerus="yes">
        <source>%n scarab(s)</source>
        <translation>
            <numerusform>%n Skarabäus</numerusform>
            <numerusform>%n Skarabäen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2, used</source>
        <translation>%1 %2, umgedreht</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>A crew and its strength.</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Quarries: %1</source>
        <translation>Steinbrüche: %1</translation>
    </message>
    <message>
        <source>Nile cards: %1</source>
        <translation>Nil-Karten: %1</translation>
    </message>
    <message>
        <source>Ships</source>
        <translation>Schiffe</translation>
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
        <translation>%1, wenn jetzt Schluss wäre: dazu %2 für Steine und %3 für Gräber, Sphinx-Karten nicht gezählt</translation>
    </message>
    <message>
        <source>scored now %1</source>
        <extracomment>What a player would have if the game ended now.</extracomment>
        <translation>jetzt gewertet %1</translation>
    </message>
</context>
<context>
    <name>PlayersWords</name>
    <message>
        <source>begin setup equipment</source>
        <extracomment>Words that people look for, also such as the rules do not use. Not translated one by one.</extracomment>
        <translation>anfangen beginnen Startmaterial Aufbau</translation>
    </message>
    <message>
        <source>who starts who begins first player start player starting player begin draw lots</source>
        <translation>wer beginnt wer fängt an Startspieler erster Spieler Anfang auslosen</translation>
    </message>
    <message>
        <source>begin how many stones</source>
        <translation>anfangen am Anfang Start wie viele</translation>
    </message>
    <message>
        <source>piles shuffle</source>
        <translation>Nachziehstapel mischen</translation>
    </message>
    <message>
        <source>for two for three</source>
        <translation>zwei Spieler drei Spieler</translation>
    </message>
    <message>
        <source>tie tied same points equal points level stack</source>
        <translation>Gleichstand gleiche Punkte gleichauf Stapel hinten anstellen</translation>
    </message>
    <message>
        <source>fifty hundred lap</source>
        <translation>fünfzig hundert umrundet</translation>
    </message>
    <message>
        <source>leader leading ahead</source>
        <translation>Führender führt vorne Spitze</translation>
    </message>
    <message>
        <source>whose turn active player</source>
        <translation>wer ist dran aktiver Spieler an der Reihe</translation>
    </message>
    <message>
        <source>when may I play timing action card</source>
        <translation>wann darf ich ausspielen Karten spielen Zeitpunkt Aktionskarte</translation>
    </message>
    <message>
        <source>between turns</source>
        <translation>zwischendurch außerhalb des Zugs</translation>
    </message>
    <message>
        <source>must have to forced</source>
        <translation>muss Zwang gezwungen</translation>
    </message>
    <message>
        <source>deal reveal refill</source>
        <translation>austeilen aufdecken auffüllen</translation>
    </message>
    <message>
        <source>who goes first turn order boats move</source>
        <translation>wer fährt zuerst Zugreihenfolge Spielreihenfolge Boote ziehen abwechselnd</translation>
    </message>
    <message>
        <source>blocked taken full</source>
        <translation>blockiert belegt besetzt</translation>
    </message>
    <message>
        <source>back backwards upstream</source>
        <translation>zurück rückwärts stromauf flussauf</translation>
    </message>
    <message>
        <source>where may I go</source>
        <translation>wohin darf ich</translation>
    </message>
    <message>
        <source>how many spaces</source>
        <translation>wie viele</translation>
    </message>
    <message>
        <source>pass stop skip drop out</source>
        <translation>passen aussetzen aussteigen aufhören</translation>
    </message>
    <message>
        <source>how many boats run out</source>
        <translation>wie viele Boote</translation>
    </message>
    <message>
        <source>take back return</source>
        <translation>zurücknehmen zurückholen</translation>
    </message>
    <message>
        <source>must I pass stuck forced</source>
        <translation>Zugzwang muss ich passen festsitzen</translation>
    </message>
    <message>
        <source>flood move the ring irrigation</source>
        <translation>Flut Ring verschieben bewegen Bewässerung</translation>
    </message>
    <message>
        <source>maximum stronger</source>
        <translation>Maximum höchstens stärker</translation>
    </message>
    <message>
        <source>hungry hunger eat food starve starving wheat</source>
        <translation>Hunger hungrig essen verhungern Nahrung füttern Weizen</translation>
    </message>
    <message>
        <source>flood dry drought irrigation</source>
        <translation>Flut trocken Dürre Bewässerung bewässert</translation>
    </message>
    <message>
        <source>hungry hunger starve starving famine minus points negative points lose points shortage</source>
        <translation>Hunger hungrig verhungern Hungersnot Minuspunkte Punkte verlieren abziehen negativ</translation>
    </message>
    <message>
        <source>hungry hunger starving avoid</source>
        <translation>Hunger verhungern vermeiden retten</translation>
    </message>
    <message>
        <source>income production</source>
        <translation>Einkommen Produktion Nachschub</translation>
    </message>
    <message>
        <source>limit maximum too many</source>
        <translation>Limit Maximum höchstens zu viele Lager</translation>
    </message>
    <message>
        <source>who builds first turn order</source>
        <translation>wer baut zuerst Baureihenfolge</translation>
    </message>
    <message>
        <source>workers how many crews</source>
        <translation>Arbeiter Mannschaft wie viele</translation>
    </message>
    <message>
        <source>wild alone</source>
        <translation>Joker allein</translation>
    </message>
    <message>
        <source>exhausted tired flipped again</source>
        <translation>erschöpft müde verbraucht gedreht noch einmal</translation>
    </message>
    <message>
        <source>cost costs pay how much</source>
        <translation>Kosten kostet bezahlen wie teuer wie viel</translation>
    </message>
    <message>
        <source>pass skip do nothing</source>
        <translation>passen verzichten nichts tun</translation>
    </message>
    <message>
        <source>waiting list full</source>
        <translation>Warteliste warten voll</translation>
    </message>
    <message>
        <source>victory points scoring</source>
        <translation>Siegpunkte Wertung</translation>
    </message>
    <message>
        <source>goals missions objectives</source>
        <translation>Aufträge Ziele Zielkarten nachziehen</translation>
    </message>
    <message>
        <source>discard put back</source>
        <translation>ablegen abwerfen zurückgeben</translation>
    </message>
    <message>
        <source>show look at</source>
        <translation>zeigen ansehen</translation>
    </message>
    <message>
        <source>graves skip</source>
        <translation>Königsgräber Grabkammer überspringen auslassen</translation>
    </message>
    <message>
        <source>majority completed row</source>
        <translation>Mehrheit Mehrheitswertung vollständig</translation>
    </message>
    <message>
        <source>tied majority draw</source>
        <translation>Patt Mehrheit unentschieden</translation>
    </message>
    <message>
        <source>improve which marker</source>
        <translation>verbessern welcher Marker</translation>
    </message>
    <message>
        <source>get stones</source>
        <translation>Steine bekommen</translation>
    </message>
    <message>
        <source>hungry hunger price</source>
        <translation>Hunger Preis</translation>
    </message>
    <message>
        <source>sale exchange</source>
        <translation>Verkauf tauschen umtauschen</translation>
    </message>
    <message>
        <source>bonus taking part several sites</source>
        <translation>Bonuspunkte Beteiligung mitgebaut</translation>
    </message>
    <message>
        <source>who starts who begins first player start player turn order tie tied last place</source>
        <translation>wer beginnt wer fängt an Startspieler Zugreihenfolge Spielreihenfolge Gleichstand Letzter</translation>
    </message>
    <message>
        <source>exchange remaining stones convert</source>
        <translation>Reststeine tauschen umtauschen umwandeln</translation>
    </message>
    <message>
        <source>graves</source>
        <translation>Königsgräber</translation>
    </message>
    <message>
        <source>goals missions objectives fulfilled</source>
        <translation>Aufträge Ziele Zielkarten erfüllt</translation>
    </message>
    <message>
        <source>who wins victory tie tied draw tiebreaker end of the game</source>
        <translation>wer gewinnt Sieger Gewinner Gleichstand unentschieden Patt Spielende</translation>
    </message>
    <message>
        <source>hungry hunger food</source>
        <translation>Hunger Nahrung</translation>
    </message>
    <message>
        <source>upgrade</source>
        <translation>aufwerten verbessern</translation>
    </message>
    <message>
        <source>stronger boost</source>
        <translation>stärker verstärken</translation>
    </message>
    <message>
        <source>double two times</source>
        <translation>verdoppeln zweimal</translation>
    </message>
    <message>
        <source>blocked taken join</source>
        <translation>blockiert belegt dazustellen</translation>
    </message>
    <message>
        <source>back backwards</source>
        <translation>zurück rückwärts stromauf flussauf</translation>
    </message>
    <message>
        <source>jump the line overtake</source>
        <translation>vordrängeln überholen</translation>
    </message>
    <message>
        <source>exchange convert</source>
        <translation>tauschen umtauschen</translation>
    </message>
</context>
<context>
    <name>PositionForm</name>
    <message>
        <source>Sphinx cards</source>
        <translation>Sphinx-Karten</translation>
    </message>
    <message>
        <source>Type a few letters of the card, Enter takes it. Enter in the empty line goes on.</source>
        <translation>Ein paar Buchstaben der Karte tippen, Enter nimmt sie. Enter in der leeren Zeile geht weiter.</translation>
    </message>
    <message>
        <source>Points on the score track</source>
        <translation>Punkte auf der Zählleiste</translation>
    </message>
    <message>
        <source>Points before the final scoring, rounds past 50 included: %1 to %2.</source>
        <translation>Punkte vor der Schlusswertung, volle Runden über 50 mitgezählt: %1 bis %2.</translation>
    </message>
    <message>
        <source>Place in the queue</source>
        <translation>Platz in der Schlange</translation>
    </message>
    <message>
        <source>Order tile</source>
        <translation>Nummern-Plättchen</translation>
    </message>
    <message>
        <source>It follows from the points. Fill it in only if the table says otherwise: %1 to %2.</source>
        <translation>Ergibt sich aus den Punkten. Nur ausfüllen, wenn es am Tisch anders ist: %1 bis %2.</translation>
    </message>
    <message>
        <source>Stone market, step</source>
        <translation>Steineverkauf, Stufe</translation>
    </message>
    <message>
        <source>Counted from the top: %1 to %2.</source>
        <translation>Von oben gezählt: %1 bis %2.</translation>
    </message>
    <message>
        <source>Grain market, step</source>
        <translation>Getreidemarkt, Stufe</translation>
    </message>
    <message>
        <source>Own stones, obelisk</source>
        <translation>Eigene Steine, Obelisk</translation>
    </message>
    <message>
        <source>Own stones, tombs</source>
        <translation>Eigene Steine, Gräber</translation>
    </message>
    <message>
        <source>Own stones, pyramid</source>
        <translation>Eigene Steine, Pyramide</translation>
    </message>
    <message>
        <source>Own stones, temple</source>
        <translation>Eigene Steine, Tempel</translation>
    </message>
    <message>
        <source>Built: obelisk row %1</source>
        <translation>Gebaut: Obelisk, Reihe %1</translation>
    </message>
    <message>
        <source>Built: tombs</source>
        <translation>Gebaut: Gräber</translation>
    </message>
    <message>
        <source>Built: pyramid row %1</source>
        <translation>Gebaut: Pyramide, Reihe %1</translation>
    </message>
    <message>
        <source>Tomb tiles, sum</source>
        <translation>Gräber-Plättchen, Summe</translation>
    </message>
    <message>
        <source>The values of the tomb tiles added up, or each of them: 4 5 2. The Tombs card is asked for below. %1 to %2.</source>
        <translation>Die Werte der Gräber-Plättchen zusammengezählt, oder alle einzeln: 4 5 2. Nach der Gräber-Karte wird darunter gefragt. %1 bis %2.</translation>
    </message>
    <message>
        <source>Whoever has this Permanent card.</source>
        <translation>Wer diese Permanent-Karte hat.</translation>
    </message>
    <message>
        <source>Stones left</source>
        <translation>Übrige Steine</translation>
    </message>
    <message>
        <source>On the stone track, to be sold: %1 to %2.</source>
        <translation>Auf der Steineleiste, zum Verkaufen: %1 bis %2.</translation>
    </message>
    <message>
        <source>Sells them</source>
        <translation>Verkauft sie</translation>
    </message>
    <message>
        <source>Selling is optional and always pays.</source>
        <translation>Verkaufen ist freiwillig und lohnt sich immer.</translation>
    </message>
    <message>
        <source>Strength at the end: %1 to %2.</source>
        <translation>Stärke am Ende: %1 bis %2.</translation>
    </message>
    <message>
        <source>Quarries, yield</source>
        <translation>Steinbrüche, Ertrag</translation>
    </message>
    <message>
        <source>All quarries together, the start quarry too: %1 to %2.</source>
        <translation>Alle Steinbrüche zusammen, auch der Start-Steinbruch: %1 bis %2.</translation>
    </message>
    <message>
        <source>All fields of this colour together, the start field too, improved ones in the colour they count as: %1 to %2.</source>
        <translation>Alle Getreidefelder dieser Farbe zusammen, auch das Start-Getreidefeld, verbesserte in der Farbe, als die sie zählen: %1 bis %2.</translation>
    </message>
    <message>
        <source>All fields of this colour together, improved ones in the colour they count as: %1 to %2.</source>
        <translation>Alle Getreidefelder dieser Farbe zusammen, verbesserte in der Farbe, als die sie zählen: %1 bis %2.</translation>
    </message>
    <message>
        <source>Permanent cards</source>
        <translation>Permanent-Karten</translation>
    </message>
    <message>
        <source>How many, fields and quarries not counted: %1 to %2.</source>
        <translation>Wie viele, ohne Getreidefelder und Steinbrüche: %1 bis %2.</translation>
    </message>
    <message>
        <source>Fields</source>
        <translation>Getreidefelder</translation>
    </message>
    <message>
        <source>Without the start field, unless it was improved.</source>
        <translation>Ohne das Start-Getreidefeld, außer es wurde verbessert.</translation>
    </message>
    <message>
        <source>Quarries</source>
        <translation>Steinbrüche</translation>
    </message>
    <message>
        <source>Without the start quarry.</source>
        <translation>Ohne den Start-Steinbruch.</translation>
    </message>
    <message>
        <source>All but fields and quarries. A card that improved a field is named with the field.</source>
        <translation>Alle außer Getreidefeldern und Steinbrüchen. Eine Karte, die ein Getreidefeld verbessert hat, steckt schon in dessen Eintrag.</translation>
    </message>
    <message>
        <source>Built: left pillar</source>
        <translation>Gebaut: linker Pfeiler</translation>
    </message>
    <message>
        <source>Built: right pillar</source>
        <translation>Gebaut: rechter Pfeiler</translation>
    </message>
    <message>
        <source>Built: columns</source>
        <translation>Gebaut: Säulen</translation>
    </message>
    <message>
        <source>Built: stones above the columns</source>
        <translation>Gebaut: Steine über den Säulen</translation>
    </message>
    <message>
        <source>Strength, %1</source>
        <translation>Stärke, %1</translation>
    </message>
    <message>
        <source>Grain, %1</source>
        <translation>Getreide, %1</translation>
    </message>
    <message numerus="yes">
        <source>How many of %n space(s) are built, no matter by whom.</source>
        <translation>
            <numerusform>Wie viele von %n Feld gebaut sind, egal von wem.</numerusform>
            <numerusform>Wie viele von %n Feldern gebaut sind, egal von wem.</numerusform>
        </translation>
    </message>
    <message>
        <source>How many, %1 to %2; or exactly where, as row and space: 1.2 1.3.</source>
        <translation>Wie viele, %1 bis %2; oder genau wo, als Reihe und Feld: 1.2 1.3.</translation>
    </message>
    <message numerus="yes">
        <source>of %n space(s), no matter whose</source>
        <translation>
            <numerusform>von %n Feld, egal wessen</numerusform>
            <numerusform>von %n Feldern, egal wessen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>What is asked for, and of which player.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>On the board, across</source>
        <translation>Auf dem Plan, quer</translation>
    </message>
    <message>
        <source>Per player, down</source>
        <translation>Je Spieler, abwärts</translation>
    </message>
    <message>
        <source>A sum, or the values of the tiles: 4 5 2.</source>
        <translation>Eine Summe oder die Werte der Plättchen: 4 5 2.</translation>
    </message>
    <message>
        <source>Spaces are row and number, each once: 1.2 1.3.</source>
        <translation>Felder als Reihe und Nummer, jedes einmal: 1.2 1.3.</translation>
    </message>
    <message>
        <source>This should be a whole number.</source>
        <translation>Hierher gehört eine ganze Zahl.</translation>
    </message>
    <message>
        <source>%1 to %2 is possible.</source>
        <translation>Möglich ist %1 bis %2.</translation>
    </message>
    <message numerus="yes">
        <source>Going by the rest, %n of these spaces are built.</source>
        <translation>
            <numerusform>Nach den übrigen Angaben ist %n dieser Felder gebaut.</numerusform>
            <numerusform>Nach den übrigen Angaben sind %n dieser Felder gebaut.</numerusform>
        </translation>
    </message>
    <message>
        <source>Together that is %1, but there is room for only %2.</source>
        <translation>Zusammen sind das %1, Platz ist aber nur für %2.</translation>
    </message>
    <message>
        <source>This does not fit the other numbers. Expected: %1.</source>
        <translation>Das passt nicht zu den anderen Zahlen. Erwartet: %1.</translation>
    </message>
    <message>
        <source>Another player has one of these cards, or it is not in the game.</source>
        <translation>Eine dieser Karten hat schon jemand anders, oder sie ist nicht im Spiel.</translation>
    </message>
    <message>
        <source>Two players have this place.</source>
        <translation>Diesen Platz haben zwei.</translation>
    </message>
    <message>
        <source>Two players have this tile.</source>
        <translation>Dieses Plättchen haben zwei.</translation>
    </message>
    <message>
        <source>The tomb tiles in the box do not give this.</source>
        <translation>Das geben die Gräber-Plättchen der Schachtel nicht her.</translation>
    </message>
    <message>
        <source>With the others that is %1, more than all quarries together.</source>
        <translation>Mit den anderen sind das %1, mehr als alle Steinbrüche zusammen.</translation>
    </message>
    <message>
        <source>With the others that is more than all fields of the box.</source>
        <translation>Mit den anderen ist das mehr als alle Getreidefelder der Schachtel.</translation>
    </message>
    <message>
        <source>With the others that is more than the box has.</source>
        <translation>Mit den anderen ist das mehr, als die Schachtel hat.</translation>
    </message>
    <message>
        <source>There are not so many of these cards: %1.</source>
        <translation>So viele dieser Karten gibt es nicht: %1.</translation>
    </message>
    <message>
        <source>Expected: %1.</source>
        <translation>Erwartet: %1.</translation>
    </message>
    <message>
        <source>Nobody has: %1</source>
        <translation>Niemand hat: %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>Stones on a building, and its spaces.</extracomment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Several markers on one space: 1 is in front and came first.</source>
        <translation>Mehrere Marker auf einem Feld: 1 steht vorn und war zuerst da.</translation>
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
        <translation>Neue Endstellung</translation>
    </message>
    <message>
        <source>Printed values</source>
        <translation>Gedruckte Werte</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>Name of player %1</source>
        <translation>Name von Spieler %1</translation>
    </message>
    <message>
        <source>Colour of player %1</source>
        <translation>Farbe von Spieler %1</translation>
    </message>
    <message>
        <source>Bid of player %1</source>
        <translation>Gebot von Spieler %1</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>The set of rules that was played by.</extracomment>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>Everything is asked for</source>
        <translation>Nach allem fragen</translation>
    </message>
    <message>
        <source>Only what can matter is asked for</source>
        <translation>Nur nach dem fragen, was zählen kann</translation>
    </message>
    <message>
        <source>%1: added %2</source>
        <extracomment>%1: &quot;Red, Sphinx cards&quot;; %2: the card</extracomment>
        <translation>%1: %2 dazu</translation>
    </message>
    <message>
        <source>%1: taken away %2</source>
        <translation>%1: %2 weg</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>Beginning</source>
        <extracomment>where the list of everything that was done begins</extracomment>
        <translation>Beginn</translation>
    </message>
    <message>
        <source>Disputed: %1</source>
        <extracomment>%1: what is disputed: &quot;Red, Stones left: 7&quot;</extracomment>
        <translation>Strittig: %1</translation>
    </message>
    <message>
        <source>Settled: %1</source>
        <extracomment>%1: what is not disputed any more: &quot;Red, Stones left: 7&quot;</extracomment>
        <translation>Geklärt: %1</translation>
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
        <translation>Zahl der Spieler</translation>
    </message>
    <message>
        <source>Number of rounds</source>
        <translation>Zahl der Runden</translation>
    </message>
    <message>
        <source>Stones of a player</source>
        <translation>Steine eines Spielers</translation>
    </message>
    <message>
        <source>Stones used as markers</source>
        <translation>Steine, die als Marker dienen</translation>
    </message>
    <message>
        <source>Colours of the crews</source>
        <translation>Farben der Bautrupps</translation>
    </message>
    <message>
        <source>Names of the building sites</source>
        <translation>Namen der Bauplätze</translation>
    </message>
    <message>
        <source>Backs of the Nile cards</source>
        <translation>Rückseiten der Nil-Karten</translation>
    </message>
    <message>
        <source>Ships of a player</source>
        <translation>Schiffe eines Spielers</translation>
    </message>
    <message>
        <source>Stones at the start</source>
        <translation>Steine zu Beginn</translation>
    </message>
    <message>
        <source>Yield of the start quarry</source>
        <translation>Ertrag des Start-Steinbruchs</translation>
    </message>
    <message>
        <source>Grain of the start field</source>
        <translation>Getreide des Start-Getreidefelds</translation>
    </message>
    <message>
        <source>End of the stone track</source>
        <translation>Ende der Steineleiste</translation>
    </message>
    <message>
        <source>Strengths of the crews at the start</source>
        <translation>Stärken der Bautrupps zu Beginn</translation>
    </message>
    <message>
        <source>Ends of the strength tracks</source>
        <translation>Enden der Stärkeleisten</translation>
    </message>
    <message>
        <source>Order of the stops on the Nile</source>
        <translation>Reihenfolge der Halte am Nil</translation>
    </message>
    <message>
        <source>Crews pictured at Thebae</source>
        <translation>Abgebildete Bautrupps in Thebae</translation>
    </message>
    <message>
        <source>Crews pictured at Selinon</source>
        <translation>Abgebildete Bautrupps in Selinon</translation>
    </message>
    <message>
        <source>Crews pictured at Beni Hasan</source>
        <translation>Abgebildete Bautrupps in Beni Hasan</translation>
    </message>
    <message>
        <source>Stones at Alyi</source>
        <translation>Steine in Alyi</translation>
    </message>
    <message>
        <source>Building spaces of a site</source>
        <translation>Baufelder eines Bauplatzes</translation>
    </message>
    <message>
        <source>Building spaces of a site with 2 or 3 players</source>
        <translation>Baufelder eines Bauplatzes zu zweit oder dritt</translation>
    </message>
    <message>
        <source>Points for participation</source>
        <translation>Punkte für die Mitwirkung</translation>
    </message>
    <message>
        <source>Sphinx cards drawn at most</source>
        <translation>Sphinx-Karten, die man höchstens zieht</translation>
    </message>
    <message>
        <source>Rows of the obelisk</source>
        <translation>Reihen des Obelisken</translation>
    </message>
    <message>
        <source>Rows of the pyramid</source>
        <translation>Reihen der Pyramide</translation>
    </message>
    <message>
        <source>Supporting stones in the pyramid</source>
        <translation>Tragende Steine in der Pyramide</translation>
    </message>
    <message>
        <source>Order of the parts of the temple</source>
        <translation>Reihenfolge der Teile des Tempels</translation>
    </message>
    <message>
        <source>Spaces of the temple</source>
        <translation>Felder des Tempels</translation>
    </message>
    <message>
        <source>Number of tomb spaces</source>
        <translation>Zahl der Grabfelder</translation>
    </message>
    <message>
        <source>Open tomb tiles</source>
        <translation>Offene Gräber-Plättchen</translation>
    </message>
    <message>
        <source>Number of tomb tiles</source>
        <translation>Zahl der Gräber-Plättchen</translation>
    </message>
    <message>
        <source>Values of the tomb tiles</source>
        <translation>Werte der Gräber-Plättchen</translation>
    </message>
    <message>
        <source>Points for the sum of the tombs</source>
        <translation>Punkte für die Summe der Gräber</translation>
    </message>
    <message>
        <source>Steps of the stone market</source>
        <translation>Stufen des Steineverkaufs</translation>
    </message>
    <message>
        <source>Stones on the last step of the stone market</source>
        <translation>Steine auf der letzten Stufe des Steineverkaufs</translation>
    </message>
    <message>
        <source>Steps of the stone market that allow selling</source>
        <translation>Stufen des Steineverkaufs, auf denen man verkaufen darf</translation>
    </message>
    <message>
        <source>Stones sold for a point</source>
        <translation>Verkaufte Steine für einen Punkt</translation>
    </message>
    <message>
        <source>Penalties of the grain market</source>
        <translation>Strafen des Getreidemarkts</translation>
    </message>
    <message>
        <source>Points on the last step of the grain market</source>
        <translation>Punkte auf der letzten Stufe des Getreidemarkts</translation>
    </message>
    <message>
        <source>Nile card “%1”</source>
        <translation>Nil-Karte „%1“</translation>
    </message>
    <message>
        <source>Sphinx card “%1”</source>
        <translation>Sphinx-Karte „%1“</translation>
    </message>
</context>
<context>
    <name>PrintedPage</name>
    <message>
        <source>Pieces and start</source>
        <translation>Spielmaterial und Start</translation>
    </message>
    <message>
        <source>Order of the stops</source>
        <translation>Reihenfolge der Halte</translation>
    </message>
    <message>
        <source>Round spaces</source>
        <translation>Runde Felder</translation>
    </message>
    <message>
        <source>Strength tracks</source>
        <translation>Stärkeleisten</translation>
    </message>
    <message>
        <source>Both markets</source>
        <translation>Beide Märkte</translation>
    </message>
    <message>
        <source>The obelisk</source>
        <translation>Der Obelisk</translation>
    </message>
    <message>
        <source>The pyramid</source>
        <translation>Die Pyramide</translation>
    </message>
    <message>
        <source>The temple</source>
        <translation>Der Tempel</translation>
    </message>
    <message>
        <source>The tombs</source>
        <translation>Die Gräber</translation>
    </message>
    <message>
        <source>Grain fields and quarries</source>
        <translation>Getreidefelder und Steinbrüche</translation>
    </message>
    <message>
        <source>Other Nile cards</source>
        <translation>Andere Nil-Karten</translation>
    </message>
    <message>
        <source>Sphinx cards</source>
        <translation>Sphinx-Karten</translation>
    </message>
    <message>
        <source>Look at the box and at the player tableau in front of each player.</source>
        <translation>Bitte in die Schachtel und auf die Spielertableaus sehen.</translation>
    </message>
    <message>
        <source>Look at the board. Go down the Nile, stop by stop.</source>
        <translation>Bitte auf den Spielplan sehen und den Nil hinuntergehen, Halt für Halt.</translation>
    </message>
    <message>
        <source>Look at the round spaces beside the Nile and at the crews pictured there.</source>
        <translation>Bitte die runden Felder am Nil ansehen und die Bautrupps, die dort abgebildet sind.</translation>
    </message>
    <message>
        <source>Look at the track of each crew: where it starts and where it ends.</source>
        <translation>Bitte die Leiste jedes Bautrupps ansehen: wo sie beginnt und wo sie endet.</translation>
    </message>
    <message>
        <source>Look at both markets on the board. Begin at the top step.</source>
        <translation>Bitte beide Märkte auf dem Spielplan ansehen, von der obersten Stufe an.</translation>
    </message>
    <message>
        <source>Look at the obelisk on the board. Begin with the lowest row.</source>
        <translation>Bitte den Obelisken auf dem Spielplan ansehen, von der untersten Reihe an.</translation>
    </message>
    <message>
        <source>Look at the pyramid on the board. Begin with the lowest row.</source>
        <translation>Bitte die Pyramide auf dem Spielplan ansehen, von der untersten Reihe an.</translation>
    </message>
    <message>
        <source>Look at the temple on the board, part by part.</source>
        <translation>Bitte den Tempel auf dem Spielplan ansehen, Teil für Teil.</translation>
    </message>
    <message>
        <source>Look at the tombs on the board and at the backs and fronts of their tiles.</source>
        <translation>Bitte die Gräber auf dem Spielplan ansehen und ihre Plättchen von beiden Seiten.</translation>
    </message>
    <message>
        <source>Take out all Nile cards with grain fields or quarries.</source>
        <translation>Bitte alle Nil-Karten mit Getreidefeldern oder Steinbrüchen heraussuchen.</translation>
    </message>
    <message>
        <source>Go through the other Nile cards, deck by deck.</source>
        <translation>Bitte die anderen Nil-Karten durchgehen, Stapel für Stapel.</translation>
    </message>
    <message>
        <source>Go through all Sphinx cards. Do this before a game, not during one.</source>
        <translation>Bitte alle Sphinx-Karten durchgehen – vor einem Spiel, nicht mitten darin.</translation>
    </message>
</context>
<context>
    <name>PrintedPlace</name>
    <message>
        <source>Value of row %1 of the obelisk</source>
        <translation>Wert von Reihe %1 des Obelisken</translation>
    </message>
    <message>
        <source>Look at the board: what is printed on row %1 of the obelisk?</source>
        <translation>Ein Blick auf den Spielplan: Welche Zahl steht in Reihe %1 des Obelisken?</translation>
    </message>
    <message>
        <source>Spaces in row %1 of the obelisk</source>
        <translation>Felder in Reihe %1 des Obelisken</translation>
    </message>
    <message>
        <source>Look at the board: how many spaces does row %1 of the obelisk have?</source>
        <translation>Ein Blick auf den Spielplan: Wie viele Felder hat Reihe %1 des Obelisken?</translation>
    </message>
    <message>
        <source>Value of row %1 of the pyramid</source>
        <translation>Wert von Reihe %1 der Pyramide</translation>
    </message>
    <message>
        <source>Look at the board: what is printed on row %1 of the pyramid?</source>
        <translation>Ein Blick auf den Spielplan: Welche Zahl steht in Reihe %1 der Pyramide?</translation>
    </message>
    <message>
        <source>Spaces in row %1 of the pyramid</source>
        <translation>Felder in Reihe %1 der Pyramide</translation>
    </message>
    <message>
        <source>Look at the board: how many spaces does row %1 of the pyramid have?</source>
        <translation>Ein Blick auf den Spielplan: Wie viele Felder hat Reihe %1 der Pyramide?</translation>
    </message>
    <message>
        <source>Stones that a stone of the pyramid rests on</source>
        <translation>Steine, auf denen ein Stein der Pyramide liegt</translation>
    </message>
    <message>
        <source>Look at the pyramid: on how many stones below does a stone rest?</source>
        <translation>Ein Blick auf die Pyramide: Auf wie vielen Steinen darunter liegt ein Stein?</translation>
    </message>
    <message>
        <source>End of the strength track (%1)</source>
        <translation>Ende der Stärkeleiste (%1)</translation>
    </message>
    <message>
        <source>Look at the strength track (%1): what is its last number?</source>
        <translation>Ein Blick auf die Stärkeleiste (%1): Was ist die letzte Zahl?</translation>
    </message>
    <message>
        <source>Strength at the start (%1)</source>
        <translation>Stärke am Anfang (%1)</translation>
    </message>
    <message>
        <source>Look at the strength track (%1): what is its first number?</source>
        <translation>Ein Blick auf die Stärkeleiste (%1): Was ist die erste Zahl?</translation>
    </message>
    <message>
        <source>Steps of the stone market</source>
        <translation>Stufen des Steineverkaufs</translation>
    </message>
    <message>
        <source>Look at the board: how many steps does the stone market have, top step included?</source>
        <translation>Ein Blick auf den Spielplan: Wie viele Stufen hat der Steineverkauf, die oberste mitgezählt?</translation>
    </message>
    <message>
        <source>Penalty on step %1 of the grain market</source>
        <translation>Strafe auf Stufe %1 des Getreidemarkts</translation>
    </message>
    <message>
        <source>Look at the grain market: how many points does missing grain cost on step %1?</source>
        <translation>Ein Blick auf den Getreidemarkt: Wie viele Punkte kostet ein fehlendes Getreide auf Stufe %1?</translation>
    </message>
    <message>
        <source>Points in line %1 of the tomb table</source>
        <translation>Punkte in Zeile %1 der Gräber-Tabelle</translation>
    </message>
    <message>
        <source>Look at the tombs: how many points stand in line %1 of their table?</source>
        <translation>Ein Blick auf die Gräber: Wie viele Punkte stehen in Zeile %1 der Tabelle?</translation>
    </message>
    <message>
        <source>End of line %1 of the tomb table</source>
        <translation>Ende von Zeile %1 der Gräber-Tabelle</translation>
    </message>
    <message>
        <source>Look at the tombs: up to which sum does line %1 of their table go?</source>
        <translation>Ein Blick auf die Gräber: Bis zu welcher Summe geht Zeile %1 der Tabelle?</translation>
    </message>
    <message>
        <source>Points for participation, step %1</source>
        <translation>Punkte für Mitwirkung, Stufe %1</translation>
    </message>
    <message>
        <source>Look at the board: how many points does participation give on step %1?</source>
        <translation>Ein Blick auf den Spielplan: Wie viele Punkte gibt Mitwirkung auf Stufe %1?</translation>
    </message>
    <message>
        <source>Stones at the start with tile %1</source>
        <translation>Steine am Anfang mit Plättchen %1</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) on the last step</source>
        <translation>
            <numerusform>%n Spieler auf der letzten Stufe</numerusform>
            <numerusform>%n Spielern auf der letzten Stufe</numerusform>
        </translation>
    </message>
    <message>
        <source>Value of %1</source>
        <translation>Wert von: %1</translation>
    </message>
    <message>
        <source>%1: points with %2</source>
        <translation>%1: Punkte bei %2</translation>
    </message>
    <message>
        <source>%1: points</source>
        <translation>%1: Punkte</translation>
    </message>
    <message>
        <source>Look at the board: what is printed on %1?</source>
        <translation>Ein Blick auf den Spielplan: Welche Zahl steht hier: %1?</translation>
    </message>
    <message>
        <source>Look at the %1: how many points with %2?</source>
        <translation>Ein Blick auf die %1: Wie viele Punkte gibt sie bei %2?</translation>
    </message>
    <message>
        <source>Look at the %1: how many points does it give?</source>
        <translation>Ein Blick auf die %1: Wie viele Punkte gibt sie?</translation>
    </message>
    <message>
        <source>%1: which number is printed there?</source>
        <translation>%1: Welche Zahl steht dort?</translation>
    </message>
    <message>
        <source>Look at the set-up in the rulebook: how many stones does tile %1 give at the start?</source>
        <translation>Ein Blick auf den Aufbau in der Anleitung: Wie viele Steine gibt Plättchen %1 am Anfang?</translation>
    </message>
</context>
<context>
    <name>PrintedReason</name>
    <message>
        <source>Stated in the rulebooks.</source>
        <translation>Steht in den Anleitungen.</translation>
    </message>
    <message>
        <source>The rulebooks take 4 of the 24 stones as markers.</source>
        <translation>In den Anleitungen dienen 4 der 24 Steine als Marker.</translation>
    </message>
    <message>
        <source>The rulebooks name no crews; the tiles show figures in kilts of these colours.</source>
        <translation>Die Anleitungen benennen keinen Bautrupp; die Plättchen zeigen Figuren mit Schurzen in diesen Farben.</translation>
    </message>
    <message>
        <source>The rulebooks’ text does not name the sites; to be checked on the board.</source>
        <translation>Der Text der Anleitungen nennt die Namen der Bauplätze nicht; bitte auf dem Spielplan nachsehen.</translation>
    </message>
    <message>
        <source>The only value that fits all three feeding examples.</source>
        <translation>Der einzige Wert, der zu allen drei Beispielen für das Ernähren passt.</translation>
    </message>
    <message>
        <source>The rulebooks do not say; one report speaks of up to nine of each.</source>
        <translation>Die Anleitungen sagen es nicht; ein Spielbericht spricht von je bis zu neun.</translation>
    </message>
    <message>
        <source>The order of round spaces and building sites is deduced; where the card spaces lie between them is assumed.</source>
        <translation>Die Reihenfolge der runden Felder und der Bauplätze ist erschlossen; wo die Kartenfelder dazwischen liegen, ist angenommen.</translation>
    </message>
    <message>
        <source>That two normal crews are pictured is certain; which two is not.</source>
        <translation>Dass zwei normale Bautrupps abgebildet sind, ist sicher; welche zwei, ist angenommen.</translation>
    </message>
    <message>
        <source>Stated in the rulebooks for 2 and 3 players.</source>
        <translation>Steht in den Anleitungen für 2 und 3 Spieler.</translation>
    </message>
    <message>
        <source>At least 9 rows, starting with 1 and 2, are certain; one space in each is assumed.</source>
        <translation>Mindestens 9 Reihen, beginnend mit 1 und 2, sind sicher; je ein Feld darin ist angenommen.</translation>
    </message>
    <message>
        <source>That the spaces of value 2 lie above the bottom row is certain; the number of rows and spaces is assumed.</source>
        <translation>Dass die Felder mit Wert 2 über der untersten Reihe liegen, ist sicher; die Zahl der Reihen und Felder ist angenommen.</translation>
    </message>
    <message>
        <source>That a stone rests on the row below is certain; on how many is assumed.</source>
        <translation>Dass ein Stein auf der Reihe darunter ruht, ist sicher; auf wie vielen Steinen, ist angenommen.</translation>
    </message>
    <message>
        <source>The rulebooks’ text does not say; to be checked on the board.</source>
        <translation>Der Text der Anleitungen sagt es nicht; bitte auf dem Spielplan nachsehen.</translation>
    </message>
    <message>
        <source>A tile of 4 stands in an example; the others are assumed. Used only for checks: a tile’s value is entered when it is turned up.</source>
        <translation>Ein Plättchen mit 4 kommt in einem Beispiel vor, die anderen sind angenommen. Sie dienen nur zum Prüfen: Den Wert trägt man ein, wenn das Plättchen aufgedeckt wird.</translation>
    </message>
    <message>
        <source>The rulebooks do not say how many steps there are.</source>
        <translation>Die Anleitungen sagen nicht, wie viele Stufen es gibt.</translation>
    </message>
    <message>
        <source>3 down to 1, with 1 on the last two steps and a step of 2, is certain; the number of steps is assumed.</source>
        <translation>Von 3 hinab bis 1, mit 1 auf den letzten zwei Stufen und einer Stufe mit 2, ist sicher; die Zahl der Stufen ist angenommen.</translation>
    </message>
    <message>
        <source>Stated in a rulebook or its examples, and in the online card table.</source>
        <translation>Steht in einer Anleitung oder ihren Beispielen und in der Kartentabelle der Online-Regeln.</translation>
    </message>
    <message>
        <source>Listed in the card table of the online rules; the decks add up to the printed sizes.</source>
        <translation>Steht in der Kartentabelle der Online-Regeln; die Stapel ergeben die gedruckten Kartenzahlen.</translation>
    </message>
    <message>
        <source>Follows from the number of cards in each deck and the three values the rules speak of.</source>
        <translation>Folgt aus der Zahl der Karten in jedem Stapel und den drei Werten, von denen die Regeln sprechen.</translation>
    </message>
    <message>
        <source>As in the online card table; a rulebook caption can be read with 6 and 7 the other way round.</source>
        <translation>Wie in der Kartentabelle der Online-Regeln; nach einer Bildunterschrift der Anleitung könnten 6 und 7 auch vertauscht sein.</translation>
    </message>
    <message>
        <source>That there are two different cards is certain; what they picture is assumed.</source>
        <translation>Dass es zwei verschiedene Karten gibt, ist sicher; was sie abbilden, ist angenommen.</translation>
    </message>
    <message>
        <source>The condition is known; what it is worth is assumed.</source>
        <translation>Die Bedingung ist bekannt, die Punkte sind angenommen.</translation>
    </message>
    <message>
        <source>That there are such cards is certain; which parts they name is assumed.</source>
        <translation>Dass es solche Karten gibt, ist sicher; welche Teile sie nennen, ist angenommen.</translation>
    </message>
    <message>
        <source>No text says what it is worth.</source>
        <translation>Kein Text nennt die Punkte.</translation>
    </message>
    <message>
        <source>Only the points for 3 players are known.</source>
        <translation>Bekannt sind nur die Punkte bei 3 Spielern.</translation>
    </message>
    <message>
        <source>7 points for 3 players stand in an example.</source>
        <translation>7 Punkte bei 3 Spielern stehen in einem Beispiel.</translation>
    </message>
    <message>
        <source>Taken to be as for the stone market.</source>
        <translation>Angenommen: wie beim Steineverkauf.</translation>
    </message>
    <message>
        <source>The rulebooks speak of the pictured crew; one card for each of the four fits the number of cards.</source>
        <translation>Die Anleitungen sprechen vom abgebildeten Bautrupp; je eine Karte für alle vier passt zur Zahl der Karten.</translation>
    </message>
    <message>
        <source>An example gives 4 points for strength 4.</source>
        <translation>Ein Beispiel nennt 4 Punkte für Stärke 4.</translation>
    </message>
    <message>
        <source>Taken to be as for the yellow-green fields.</source>
        <translation>Angenommen: wie bei den gelbgrünen Getreidefeldern.</translation>
    </message>
    <message>
        <source>Stands in an example.</source>
        <translation>Steht in einem Beispiel.</translation>
    </message>
    <message>
        <source>That there are cards for reaching a last step oneself is certain; for which markets is assumed.</source>
        <translation>Dass es Karten für die eigene letzte Stufe gibt, ist sicher; für welche Märkte, ist angenommen.</translation>
    </message>
</context>
<context>
    <name>Prompt</name>
    <message numerus="yes">
        <source>%n ship(s) left</source>
        <translation>
            <numerusform>%n Schiff</numerusform>
            <numerusform>%n Schiffe</numerusform>
        </translation>
    </message>
    <message>
        <source>Anywhere on the river. %1.</source>
        <translation>Überall auf dem Fluss. Noch %1.</translation>
    </message>
    <message>
        <source>Downstream %1. %2.</source>
        <translation>Flussabwärts %1. Noch %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n stone(s) at hand</source>
        <translation>
            <numerusform>%n Stein im Vorrat</numerusform>
            <numerusform>%n Steine im Vorrat</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 draws %2</source>
        <translation>%1 zieht %2</translation>
    </message>
    <message>
        <source>How many cards? %1.</source>
        <translation>Wie viele Karten? %1.</translation>
    </message>
    <message>
        <source>%1 builds %2</source>
        <translation>%1 baut %2</translation>
    </message>
    <message>
        <source>Press the spaces. %1.</source>
        <translation>Welche Felder? %1.</translation>
    </message>
    <message>
        <source>%1 builds</source>
        <translation>%1 baut</translation>
    </message>
    <message>
        <source>Lay out the Nile cards</source>
        <translation>Nil-Karten auslegen</translation>
    </message>
    <message>
        <source>The quarries yield stones</source>
        <translation>Die Steinbrüche liefern Steine</translation>
    </message>
    <message>
        <source>Move the stone markers.</source>
        <translation>Jetzt die Steinemarker versetzen.</translation>
    </message>
    <message>
        <source>Points for participation</source>
        <translation>Punkte für die Mitwirkung</translation>
    </message>
    <message>
        <source>Move the score markers.</source>
        <translation>Jetzt die Marker der Zählleiste versetzen.</translation>
    </message>
    <message>
        <source>New player order</source>
        <translation>Neue Reihenfolge</translation>
    </message>
    <message>
        <source>Hand out the order tiles.</source>
        <translation>Jetzt die Nummern-Plättchen verteilen.</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Das Spiel ist zu Ende</translation>
    </message>
    <message>
        <source>Here is who wins.</source>
        <translation>Hier steht, wer gewinnt.</translation>
    </message>
    <message>
        <source>You are looking at the past</source>
        <translation>Blick in die Vergangenheit</translation>
    </message>
    <message>
        <source>The table after entry %1 of %2.</source>
        <translation>Der Tisch nach Eintrag %1 von %2.</translation>
    </message>
    <message>
        <source>%1 may take a leftover card</source>
        <translation>%1 darf eine Karte nehmen</translation>
    </message>
    <message>
        <source>Press a card left on the river.</source>
        <translation>Eine liegen gebliebene Karte wählen.</translation>
    </message>
    <message>
        <source>Feed the crews</source>
        <translation>Bautrupps ernähren</translation>
    </message>
    <message>
        <source>Feed the crews: %1</source>
        <extracomment>Several players are asked one after the other; %1 is the one asked now.</extracomment>
        <translation>Bautrupps ernähren: %1</translation>
    </message>
    <message>
        <source>Whoever is short goes back.</source>
        <translation>Wem Getreide fehlt, der geht zurück.</translation>
    </message>
    <message>
        <source>Final scoring: %1</source>
        <translation>Schlusswertung: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n Sphinx card(s) kept.</source>
        <translation>
            <numerusform>Behaltene Sphinx-Karten: %n.</numerusform>
            <numerusform>Behaltene Sphinx-Karten: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Which card lies there? Press its space.</source>
        <translation>Welche Karte liegt wo? Feld wählen.</translation>
    </message>
    <message>
        <source>Name a card</source>
        <translation>Karte angeben</translation>
    </message>
    <message>
        <source>More helping cards</source>
        <translation>Mehr Hilfskarten</translation>
    </message>
    <message>
        <source>Enter</source>
        <extracomment>To enter what was chosen at the table.</extracomment>
        <translation>Eintragen</translation>
    </message>
    <message>
        <source>Laid out</source>
        <translation>Ausgelegt</translation>
    </message>
    <message>
        <source>Fed</source>
        <translation>Ernährt</translation>
    </message>
    <message>
        <source>%1 draws %2, keeps %3</source>
        <translation>%1 zieht %2, behält %3</translation>
    </message>
    <message numerus="yes">
        <source>%n stone(s) left</source>
        <translation>
            <numerusform>noch %n Stein</numerusform>
            <numerusform>noch %n Steine</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 builds %2 with strength %3, %4</source>
        <translation>%1 baut %2 mit Stärke %3, %4</translation>
    </message>
    <message numerus="yes">
        <source>%n stone(s) short</source>
        <translation>
            <numerusform>es fehlt %n Stein</numerusform>
            <numerusform>es fehlen %n Steine</numerusform>
        </translation>
    </message>
    <message>
        <source>Press a space to name the cards from there on.</source>
        <translation>Feld anklicken: Von dort an werden die Karten benannt.</translation>
    </message>
    <message>
        <source>Nile cards named: %1 of %2</source>
        <translation>Nil-Karten benannt: %1 von %2</translation>
    </message>
    <message>
        <source>passes</source>
        <extracomment>After a player&apos;s name: &quot;Anna passes&quot;.</extracomment>
        <translation>passt</translation>
    </message>
    <message>
        <source>does not build</source>
        <extracomment>After a player&apos;s name: &quot;Anna does not build&quot;.</extracomment>
        <translation>baut nicht</translation>
    </message>
    <message>
        <source>takes no card</source>
        <extracomment>After a player&apos;s name: &quot;Anna takes no card&quot;.</extracomment>
        <translation>nimmt keine Karte</translation>
    </message>
    <message>
        <source>Leave it without a name</source>
        <translation>Ohne Namen lassen</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Leave it</source>
        <extracomment>An earlier entry that was to be changed, but says what it said: it stays.</extracomment>
        <translation>So lassen</translation>
    </message>
    <message>
        <source>%1 places a ship</source>
        <translation>%1 setzt ein Schiff</translation>
    </message>
</context>
<context>
    <name>PyramidionCardMove</name>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n Karte auf der Hand</numerusform>
            <numerusform>%n Karten auf der Hand</numerusform>
        </translation>
    </message>
    <message>
        <source>plays %4 as card %2</source>
        <translation>spielt %4 als Karte %2</translation>
    </message>
    <message>
        <source>draws a card</source>
        <translation>zieht eine Karte</translation>
    </message>
    <message>
        <source>discards %4</source>
        <translation>wirft %4 ab</translation>
    </message>
    <message>
        <source>%4 (card %1) off the site</source>
        <translation>%4 (Karte %1) weg vom Ort</translation>
    </message>
    <message>
        <source>takes card %1 back in hand</source>
        <translation>nimmt Karte %1 zurück auf die Hand</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) off the site, basic cards to their owners</source>
        <translation>
            <numerusform>%n Karte weg vom Ort, Basis-Karten zu ihren Besitzern</numerusform>
            <numerusform>%n Karten weg vom Ort, Basis-Karten zu ihren Besitzern</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discards shuffled into a pile of %n card(s)</source>
        <translation>
            <numerusform>Abwurfstapel zu einem Nachziehstapel von %n Karte gemischt</numerusform>
            <numerusform>Abwurfstapel zu einem Nachziehstapel von %n Karten gemischt</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards in the draw pile: %2</source>
        <translation>Karten im Nachziehstapel: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n boat(s) turned up</source>
        <translation>
            <numerusform>%n Boot aufgedeckt</numerusform>
            <numerusform>%n Boote aufgedeckt</numerusform>
        </translation>
    </message>
    <message>
        <source>Another boat at place %2 of the row</source>
        <translation>Ein anderes Boot auf Platz %2 der Reihe</translation>
    </message>
    <message>
        <source>draws a boat, open and reserved</source>
        <translation>zieht ein Boot, offen und reserviert</translation>
    </message>
    <message>
        <source>takes boat %3 of the row, face down</source>
        <translation>nimmt Boot %3 der Reihe verdeckt an sich</translation>
    </message>
    <message>
        <source>loaded boats: %2</source>
        <translation>beladene Boote: %2</translation>
    </message>
    <message>
        <source>takes the reserved boat, face down</source>
        <translation>nimmt das reservierte Boot verdeckt an sich</translation>
    </message>
    <message>
        <source>reserved boat to the discards</source>
        <translation>reserviertes Boot auf den Abwurfstapel</translation>
    </message>
    <message numerus="yes">
        <source>Discarded boats shuffled into a pile of %n boat(s)</source>
        <translation>
            <numerusform>Abgeworfene Boote zu einem Stapel von %n Boot gemischt</numerusform>
            <numerusform>Abgeworfene Boote zu einem Stapel von %n Booten gemischt</numerusform>
        </translation>
    </message>
    <message>
        <source>Boats in the pile: %2</source>
        <translation>Boote im Stapel: %2</translation>
    </message>
    <message>
        <source>Next supply card turned up</source>
        <translation>Nächste Nachschubkarte aufgedeckt</translation>
    </message>
    <message>
        <source>Supply cards in the pile: %2</source>
        <translation>Nachschubkarten im Stapel: %2</translation>
    </message>
    <message>
        <source>Revolt marker turned: %2</source>
        <translation>Revolte-Marker aufgedeckt: %2</translation>
    </message>
</context>
<context>
    <name>PyramidionEffect</name>
    <message>
        <source>%1 more, %2 now</source>
        <translation>%1 mehr, jetzt %2</translation>
    </message>
    <message>
        <source>%1 less, %2 now</source>
        <translation>%1 weniger, jetzt %2</translation>
    </message>
    <message>
        <source>%1 onto %2</source>
        <translation>%1 nach %2</translation>
    </message>
    <message>
        <source>%1 home from %2</source>
        <translation>%1 heim von %2</translation>
    </message>
    <message>
        <source>Round %1: %2</source>
        <extracomment>%1 = number of the round, %2 = phase</extracomment>
        <translation>Runde %1: %2</translation>
    </message>
    <message>
        <source>place %1 in the player order</source>
        <translation>Platz %1 in der Spielerreihenfolge</translation>
    </message>
    <message>
        <source>Most torturer troops on sites</source>
        <translation>Die meisten Folterknecht-Truppen auf Orten</translation>
    </message>
    <message>
        <source>All loaded boats</source>
        <translation>Alle beladenen Boote</translation>
    </message>
    <message>
        <source>Loaded boat %1</source>
        <translation>Beladenes Boot %1</translation>
    </message>
</context>
<context>
    <name>PyramidionEntry</name>
    <message>
        <source>Player order %1</source>
        <translation>Spielerreihenfolge %1</translation>
    </message>
    <message>
        <source>New boats</source>
        <translation>Neue Boote</translation>
    </message>
    <message>
        <source>Next supply card</source>
        <translation>Nächste Nachschubkarte</translation>
    </message>
    <message>
        <source>%1 takes %2 from %3</source>
        <translation>%1 nimmt %2 von %3</translation>
    </message>
    <message>
        <source>a boat for %1</source>
        <translation>ein Boot für %1</translation>
    </message>
    <message>
        <source>%1 activates %2</source>
        <translation>%1 aktiviert %2</translation>
    </message>
    <message>
        <source>once more %1</source>
        <translation>noch einmal %1</translation>
    </message>
    <message>
        <source>gets %1</source>
        <translation>bekommt %1</translation>
    </message>
    <message>
        <source>sends the %1 of this site home</source>
        <translation>schickt die %1 dieses Ortes heim</translation>
    </message>
    <message>
        <source>%1 plays the basic card %2</source>
        <translation>%1 spielt die Basis-Karte %2</translation>
    </message>
    <message>
        <source>%1 plays %2</source>
        <translation>%1 spielt %2</translation>
    </message>
    <message>
        <source>discards %1 to recruit</source>
        <translation>rekrutiert und wirft %1 ab</translation>
    </message>
    <message>
        <source>%1 passes</source>
        <translation>%1 passt</translation>
    </message>
    <message>
        <source>Revolt</source>
        <translation>Revolte</translation>
    </message>
    <message>
        <source>influence %1, negotiation %2</source>
        <translation>Einfluss %1, Verhandlung %2</translation>
    </message>
    <message>
        <source>Minima of %1</source>
        <translation>Minima von %1</translation>
    </message>
    <message>
        <source>Corner of %1</source>
        <translation>Ecke von %1</translation>
    </message>
    <message>
        <source>%1 takes no card back</source>
        <translation>%1 nimmt keine Karte zurück</translation>
    </message>
    <message>
        <source>%1 takes back card %2</source>
        <translation>%1 nimmt Karte %2 zurück</translation>
    </message>
    <message>
        <source>%1 does not trade</source>
        <translation>%1 tauscht nicht</translation>
    </message>
    <message>
        <source>%1 trades workers for %2</source>
        <translation>%1 tauscht Arbeiter gegen %2</translation>
    </message>
    <message>
        <source>statues as %1</source>
        <translation>Statuen als %1</translation>
    </message>
    <message>
        <source>%1 fetches %2</source>
        <translation>%1 holt %2</translation>
    </message>
    <message>
        <source>fetched statues as %1</source>
        <translation>geholte Statuen als %1</translation>
    </message>
    <message>
        <source>%1 loads the reserved boat</source>
        <translation>%1 belädt das reservierte Boot</translation>
    </message>
    <message>
        <source>%1 loads boat %2 of the row</source>
        <translation>%1 belädt Boot %2 der Reihe</translation>
    </message>
    <message>
        <source>%1 loads no boat now</source>
        <translation>%1 belädt jetzt kein Boot</translation>
    </message>
    <message>
        <source>Nobody claims to have reached the target</source>
        <translation>Niemand hat nach eigener Aussage das Ziel erreicht</translation>
    </message>
    <message>
        <source>Target reached</source>
        <translation>Ziel erreicht</translation>
    </message>
    <message>
        <source>Points of the boats</source>
        <translation>Punkte der Boote</translation>
    </message>
    <message>
        <source>%1 gets %2 from the supply</source>
        <translation>%1 bekommt %2 aus dem allgemeinen Vorrat</translation>
    </message>
    <message>
        <source>%1 takes %2 from this site</source>
        <translation>%1 nimmt %2 von diesem Ort</translation>
    </message>
    <message>
        <source>A politician adds %2</source>
        <translation>Ein Politiker legt %2 dazu</translation>
    </message>
    <message>
        <source>A stonemason %1</source>
        <translation>Ein Steinmetz %1</translation>
    </message>
    <message>
        <source>A card %1</source>
        <translation>Eine Karte %1</translation>
    </message>
    <message>
        <source>revolt %1</source>
        <translation>Revolte %1</translation>
    </message>
    <message>
        <source>influence before the revolt %1</source>
        <translation>Einfluss vor der Revolte %1</translation>
    </message>
    <message>
        <source>minima raised by %1</source>
        <translation>Minima erhöht um %1</translation>
    </message>
    <message>
        <source>Sums called out</source>
        <translation>Summen angesagt</translation>
    </message>
    <message>
        <source>Cards left in hand</source>
        <translation>Karten noch auf der Hand</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <extracomment>A revolt marker, its value and what it pictures: &quot;6 with 1 worker&quot;</extracomment>
        <translation>%1 mit %2</translation>
    </message>
    <message>
        <source>takes order marker %1</source>
        <translation>nimmt Spielerreihenfolge-Marker %1</translation>
    </message>
    <message>
        <source>swaps %1 for %2 from %3</source>
        <translation>tauscht %1 gegen %2 von %3</translation>
    </message>
    <message>
        <source>sends the %1 of %2 home</source>
        <translation>schickt die %1 von %2 heim</translation>
    </message>
    <message>
        <source>doubles card %1</source>
        <translation>verdoppelt Karte %1</translation>
    </message>
    <message>
        <source>removes card %1</source>
        <translation>entfernt Karte %1</translation>
    </message>
    <message>
        <source>chooses %1</source>
        <translation>wählt %1</translation>
    </message>
    <message>
        <source>raises both minima</source>
        <translation>erhöht beide Minima</translation>
    </message>
</context>
<context>
    <name>PyramidionFault</name>
    <message>
        <source>This belongs to “%3”, but now it is “%8”</source>
        <translation>Das gehört zu „%3“, aber jetzt ist „%8“</translation>
    </message>
    <message>
        <source>It is %3’s turn, not %1’s</source>
        <translation>Jetzt ist %3 an der Reihe, nicht %1</translation>
    </message>
    <message>
        <source>This makes no sense at this moment; please check the entry</source>
        <translation>Das ergibt im Moment keinen Sinn; der Eintrag muss noch einmal geprüft werden</translation>
    </message>
    <message>
        <source>Pyramidion is for 2 to 4 players, not for %5</source>
        <translation>Pyramidion ist für 2 bis 4 Spieler, nicht für %5</translation>
    </message>
    <message>
        <source>Everyone draws another number: 1, 2 and so on, without a gap</source>
        <translation>Alle ziehen eine andere Zahl: 1, 2 und so weiter, ohne Lücke</translation>
    </message>
    <message>
        <source>Here it has to be %4, not %5</source>
        <translation>Hier muss es %4 sein, nicht %5</translation>
    </message>
    <message>
        <source>A boat needs at least 1 resource</source>
        <translation>Ein Boot braucht mindestens 1 Ressource</translation>
    </message>
    <message>
        <source>The points of this boat are missing</source>
        <translation>Die Punkte dieses Bootes fehlen noch</translation>
    </message>
    <message>
        <source>This boat is already somewhere else</source>
        <translation>Dieses Boot ist schon an anderer Stelle</translation>
    </message>
    <message>
        <source>Nobody has a resource to choose at %2 now</source>
        <translation>In %2 hat jetzt niemand eine Ressource zu wählen</translation>
    </message>
    <message>
        <source>The negotiator troop at %2 is %3’s, not %1’s</source>
        <translation>Die Unterhändler-Truppe in %2 gehört %3, nicht %1</translation>
    </message>
    <message>
        <source>There is not even %3 at %2</source>
        <translation>Nicht einmal %3 gibt es in %2</translation>
    </message>
    <message>
        <source>What is to be swapped with %2 is not all there</source>
        <translation>Was mit %2 getauscht werden soll, ist nicht alles da</translation>
    </message>
    <message>
        <source>There is a sundial on %2; it has been activated in this round</source>
        <translation>Auf %2 liegt ein Sonnenuhr-Marker; der Ort ist in dieser Runde schon aktiviert</translation>
    </message>
    <message numerus="yes">
        <source>%1 has activated all of %n site(s)</source>
        <translation>
            <numerusform>%1 hat den einen eigenen Ort schon aktiviert (%n)</numerusform>
            <numerusform>%1 hat alle %n Orte schon aktiviert</numerusform>
        </translation>
    </message>
    <message>
        <source>At Karnak a boat is drawn, as long as there is one left</source>
        <translation>In Karnak wird ein Boot gezogen, solange es noch eines gibt</translation>
    </message>
    <message>
        <source>%1 has passed at this site</source>
        <translation>%1 hat an diesem Ort schon gepasst</translation>
    </message>
    <message>
        <source>%1 cannot have such a card in hand: %3</source>
        <translation>%1 kann so eine Karte nicht auf der Hand haben: %3</translation>
    </message>
    <message>
        <source>No further card of this kind can be there: %3; there are %4</source>
        <translation>Mehr Karten dieser Art kann es nicht geben: %3; vorhanden: %4</translation>
    </message>
    <message>
        <source>This very card has been seen somewhere else: %3</source>
        <translation>Genau diese Karte liegt schon an anderer Stelle: %3</translation>
    </message>
    <message>
        <source>At %2 it has to be said whether the card shows an ankh</source>
        <translation>In %2 muss feststehen, ob die Karte ein ägyptisches Kreuz zeigt</translation>
    </message>
    <message>
        <source>A deity needs its category</source>
        <translation>Eine Gottheit braucht ihre Kategorie</translation>
    </message>
    <message>
        <source>This card can do something here, so it has to: %3</source>
        <translation>Diese Karte kann hier etwas tun, also muss sie es auch: %3</translation>
    </message>
    <message>
        <source>Card %5 does not lie at this site</source>
        <translation>Karte %5 liegt nicht an diesem Ort</translation>
    </message>
    <message>
        <source>Card %5 is nothing that this one can aim at: %3</source>
        <translation>Karte %5 ist kein Ziel für diese hier: %3</translation>
    </message>
    <message>
        <source>There is no fitting %3 at %2</source>
        <translation>Eine passende %3 gibt es in %2 nicht</translation>
    </message>
    <message>
        <source>There is no such troop at %2</source>
        <translation>So eine Truppe gibt es in %2 nicht</translation>
    </message>
    <message>
        <source>The troop has to stand on the active site, not at %2</source>
        <translation>Die Truppe muss am aktiven Ort stehen, nicht in %2</translation>
    </message>
    <message>
        <source>The supply would need %6, but has only %7</source>
        <translation>Der allgemeine Vorrat müsste %6 haben, hat aber nur %7</translation>
    </message>
    <message>
        <source>In this game a statue cannot be the resource of choice</source>
        <translation>In diesem Spiel kann eine Statue nicht die Ressource nach Wahl sein</translation>
    </message>
    <message>
        <source>With %2 it is %4 for %4, not %5</source>
        <translation>Mit %2 wird %4 gegen %4 getauscht, nicht %5</translation>
    </message>
    <message>
        <source>%2 does nothing for this card</source>
        <translation>%2 bewirkt für diese Karte nichts</translation>
    </message>
    <message>
        <source>Order marker %5 does not lie at Giza any more</source>
        <translation>Spielerreihenfolge-Marker %5 liegt nicht mehr in Gizeh</translation>
    </message>
    <message>
        <source>%1 has an order marker already</source>
        <translation>%1 hat schon einen Spielerreihenfolge-Marker</translation>
    </message>
    <message>
        <source>%1 has to play a card here before passing</source>
        <translation>%1 muss hier erst eine Karte spielen und darf dann passen</translation>
    </message>
    <message numerus="yes">
        <source>%1 has played %n card(s) here, and that was all</source>
        <translation>
            <numerusform>%1 hat hier schon %n Karte gespielt, mehr sind es nicht</numerusform>
            <numerusform>%1 hat hier schon %n Karten gespielt, mehr sind es nicht</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 cannot recruit here</source>
        <translation>%1 kann hier nicht rekrutieren</translation>
    </message>
    <message>
        <source>Card %5 is not %1’s own</source>
        <translation>Karte %5 gehört nicht %1</translation>
    </message>
    <message>
        <source>In this game the high priest does not take himself back</source>
        <translation>In diesem Spiel nimmt der Hohepriester sich nicht selbst zurück</translation>
    </message>
    <message numerus="yes">
        <source>At most %n card(s) can be taken back, not %5</source>
        <translation>
            <numerusform>Höchstens %n Karte kann zurückgenommen werden, nicht %5</numerusform>
            <numerusform>Höchstens %n Karten können zurückgenommen werden, nicht %5</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 can trade only once, not %5 times</source>
        <translation>%1 kann nur einmal tauschen, nicht %5-mal</translation>
    </message>
    <message>
        <source>%1 would need %6, but has only %7</source>
        <translation>%1 bräuchte %6, hat aber nur %7</translation>
    </message>
    <message>
        <source>%1 cannot load this boat: it lies neither in the row nor reserved</source>
        <translation>%1 kann dieses Boot nicht beladen: Es liegt weder in der Reihe, noch ist es reserviert</translation>
    </message>
    <message>
        <source>The boat needs only %6, not %7</source>
        <translation>Das Boot braucht nur %6, nicht %7</translation>
    </message>
    <message>
        <source>The troop at %2 has fetched something in this round</source>
        <translation>Die Truppe in %2 hat in dieser Runde schon etwas geholt</translation>
    </message>
    <message>
        <source>The corner of %2 does not show %3</source>
        <translation>Die Ecke von %2 zeigt nicht %3</translation>
    </message>
    <message>
        <source>%1 has declined and is out of this phase</source>
        <translation>%1 hat verzichtet und ist in dieser Phase draußen</translation>
    </message>
    <message>
        <source>%1 has no boat, and so no points of boats</source>
        <translation>%1 hat kein Boot und damit auch keine Punkte auf Booten</translation>
    </message>
    <message>
        <source>The target is %4, but the best of these players has %5</source>
        <translation>Das Ziel ist %4, aber wer davon am besten steht, hat %5</translation>
    </message>
    <message>
        <source>%1 has lost all cards in the revolt and has no sums any more</source>
        <translation>%1 hat in der Revolte alle Karten verloren und hat keine Summen mehr</translation>
    </message>
    <message>
        <source>This is not needed: nothing depends on it</source>
        <translation>Das wird nicht gebraucht: Nichts hängt davon ab</translation>
    </message>
</context>
<context>
    <name>PyramidionInvariant</name>
    <message>
        <source>Nobody could go on: the phases of the round would be broken</source>
        <translation>Niemand könnte weiterspielen: Die Phasen der Runde wären durcheinander</translation>
    </message>
    <message>
        <source>A resource would be in two places, or fewer than none would be left somewhere</source>
        <translation>Eine Ressource wäre an zwei Stellen, oder irgendwo wären weniger als keine</translation>
    </message>
    <message>
        <source>A troop would be missing, or would have to be in two places</source>
        <translation>Eine Truppe würde fehlen oder müsste an zwei Stellen sein</translation>
    </message>
    <message>
        <source>A character card would be in two places</source>
        <translation>Eine Charakterkarte wäre an zwei Stellen</translation>
    </message>
    <message>
        <source>A boat would be in two places, or there would be too many of them</source>
        <translation>Ein Boot wäre an zwei Stellen, oder es gäbe zu viele</translation>
    </message>
    <message>
        <source>The supply cards would not add up</source>
        <translation>Die Zahl der Nachschubkarten würde nicht stimmen</translation>
    </message>
    <message>
        <source>Two players would have the same place in the order, or the same order marker</source>
        <translation>Zwei Spieler hätten denselben Platz in der Reihenfolge oder denselben Spielerreihenfolge-Marker</translation>
    </message>
</context>
<context>
    <name>PyramidionMarker</name>
    <message>
        <source>Sundial onto %1</source>
        <translation>Sonnenuhr-Marker auf %1</translation>
    </message>
    <message>
        <source>Sundial off %1</source>
        <translation>Sonnenuhr-Marker weg von %1</translation>
    </message>
    <message>
        <source>takes order marker %4</source>
        <translation>nimmt Spielerreihenfolge-Marker %4</translation>
    </message>
    <message>
        <source>order marker back to Giza</source>
        <translation>Spielerreihenfolge-Marker zurück nach Gizeh</translation>
    </message>
    <message>
        <source>philosopher marker onto card %3</source>
        <translation>Philosophen-Marker auf Karte %3</translation>
    </message>
    <message>
        <source>Philosopher marker off card %3</source>
        <translation>Philosophen-Marker weg von Karte %3</translation>
    </message>
    <message>
        <source>Minimum of %2 now %4</source>
        <translation>Minimum für %2 jetzt %4</translation>
    </message>
    <message>
        <source>Minimum of %2 as printed</source>
        <translation>Minimum für %2 wie gedruckt</translation>
    </message>
</context>
<context>
    <name>PyramidionMove</name>
    <message>
        <source>%1 to the supply</source>
        <translation>%1 in den allgemeinen Vorrat</translation>
    </message>
    <message>
        <source>%1 from the supply</source>
        <translation>%1 aus dem allgemeinen Vorrat</translation>
    </message>
    <message>
        <source>%1 from the supply onto %3</source>
        <translation>%1 aus dem allgemeinen Vorrat nach %3</translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1 from %2 onto %3</source>
        <translation>%1 von %2 nach %3</translation>
    </message>
    <message>
        <source>All sundials off the sites</source>
        <translation>Alle Sonnenuhr-Marker weg von den Orten</translation>
    </message>
</context>
<context>
    <name>PyramidionName</name>
    <message>
        <source>camel</source>
        <translation>Kamel</translation>
    </message>
    <message>
        <source>wood</source>
        <translation>Holz</translation>
    </message>
    <message>
        <source>food</source>
        <translation>Nahrung</translation>
    </message>
    <message>
        <source>stone</source>
        <translation>Stein</translation>
    </message>
    <message>
        <source>worker</source>
        <translation>Arbeiter</translation>
    </message>
    <message>
        <source>statue</source>
        <translation>Statue</translation>
    </message>
    <message numerus="yes">
        <source>%n camel(s)</source>
        <translation>
            <numerusform>%n Kamel</numerusform>
            <numerusform>%n Kamele</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wood</source>
        <translation>
            <numerusform>%n Holz</numerusform>
            <numerusform>%n Holz</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n food</source>
        <translation>
            <numerusform>%n Nahrung</numerusform>
            <numerusform>%n Nahrung</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stone(s)</source>
        <translation>
            <numerusform>%n Stein</numerusform>
            <numerusform>%n Steine</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n worker(s)</source>
        <translation>
            <numerusform>%n Arbeiter</numerusform>
            <numerusform>%n Arbeiter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n statue(s)</source>
        <translation>
            <numerusform>%n Statue</numerusform>
            <numerusform>%n Statuen</numerusform>
        </translation>
    </message>
    <message>
        <source>Giza</source>
        <translation>Gizeh</translation>
    </message>
    <message>
        <source>Abu Simbel</source>
        <translation>Abu Simbel</translation>
    </message>
    <message>
        <source>Thebes</source>
        <translation>Theben</translation>
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
        <translation>Kairo</translation>
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
        <translation>Kaufmann</translation>
    </message>
    <message>
        <source>Negotiator</source>
        <translation>Unterhändler</translation>
    </message>
    <message>
        <source>Torturer</source>
        <translation>Folterknecht</translation>
    </message>
    <message>
        <source>Deity</source>
        <translation>Gottheit</translation>
    </message>
    <message>
        <source>Revolt</source>
        <translation>Revolte</translation>
    </message>
    <message>
        <source>High Priest</source>
        <translation>Hohepriester</translation>
    </message>
    <message>
        <source>Bandit</source>
        <translation>Bandit</translation>
    </message>
    <message>
        <source>Protector</source>
        <translation>Beschützer</translation>
    </message>
    <message>
        <source>Vizier</source>
        <translation>Wesir</translation>
    </message>
    <message>
        <source>Thief</source>
        <translation>Dieb</translation>
    </message>
    <message>
        <source>Philosopher</source>
        <translation>Philosoph</translation>
    </message>
    <message>
        <source>Slave Driver</source>
        <translation>Sklaventreiber</translation>
    </message>
    <message>
        <source>Stonemason</source>
        <translation>Steinmetz</translation>
    </message>
    <message>
        <source>Politician</source>
        <translation>Politiker</translation>
    </message>
    <message>
        <source>influence</source>
        <translation>Einfluss</translation>
    </message>
    <message>
        <source>negotiation</source>
        <translation>Verhandlung</translation>
    </message>
    <message>
        <source>haggling</source>
        <translation>Feilschen</translation>
    </message>
    <message>
        <source>torturer troop</source>
        <translation>Folterknecht-Truppe</translation>
    </message>
    <message>
        <source>negotiator troop</source>
        <translation>Unterhändler-Truppe</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Aufbau</translation>
    </message>
    <message>
        <source>New boats</source>
        <translation>Neue Boote</translation>
    </message>
    <message>
        <source>New resources</source>
        <translation>Neue Ressourcen</translation>
    </message>
    <message>
        <source>Negotiator troops</source>
        <translation>Unterhändler-Truppen</translation>
    </message>
    <message>
        <source>Activate a site</source>
        <translation>Ort aktivieren</translation>
    </message>
    <message>
        <source>Play cards</source>
        <translation>Karten spielen</translation>
    </message>
    <message>
        <source>Call out sums</source>
        <translation>Summen ansagen</translation>
    </message>
    <message>
        <source>Revolt markers</source>
        <translation>Revolte-Marker</translation>
    </message>
    <message>
        <source>Minima of the site</source>
        <translation>Minima des Ortes</translation>
    </message>
    <message>
        <source>Take back a card</source>
        <translation>Karte zurücknehmen</translation>
    </message>
    <message>
        <source>Trade for statues</source>
        <translation>Statuen eintauschen</translation>
    </message>
    <message>
        <source>Load boats</source>
        <translation>Boote beladen</translation>
    </message>
    <message>
        <source>End of the round</source>
        <translation>Ende der Runde</translation>
    </message>
    <message>
        <source>Show the boats</source>
        <translation>Boote zeigen</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Spielende</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <extracomment>A deity, and the category it counts in: &quot;Deity for influence&quot;</extracomment>
        <translation>%1 für %2</translation>
    </message>
    <message>
        <source>%1 with an ankh</source>
        <translation>%1 mit ägyptischem Kreuz</translation>
    </message>
    <message>
        <source>round %1, %2</source>
        <translation>Runde %1, %2</translation>
    </message>
    <message>
        <source>As they sit, clockwise. The set-up asks for the numbers drawn.</source>
        <translation>Wie sie sitzen, im Uhrzeigersinn. Der Aufbau fragt nach den gezogenen Zahlen.</translation>
    </message>
</context>
<context>
    <name>PyramidionNote</name>
    <message>
        <source>%1 passes</source>
        <translation>%1 passt</translation>
    </message>
    <message>
        <source>%1 can play no more here and passes</source>
        <translation>%1 kann hier nichts mehr spielen und passt</translation>
    </message>
    <message>
        <source>The supply is short: %8 instead of %7</source>
        <translation>Der allgemeine Vorrat reicht nicht: %8 statt %7</translation>
    </message>
    <message>
        <source>%1 is alone in front, with %3 in %4</source>
        <translation>%1 liegt allein vorn, mit %3 für %4</translation>
    </message>
    <message>
        <source>Nobody is alone in front in %4</source>
        <translation>Für %4 liegt niemand allein vorn</translation>
    </message>
    <message>
        <source>%1 has %3 in %4, but this site asks for %2</source>
        <translation>%1 hat %3 für %4, aber dieser Ort verlangt %2</translation>
    </message>
    <message>
        <source>%1 has no %5 left, so everything stays as it is</source>
        <translation>%1 hat keine %5 mehr, also bleibt alles, wie es ist</translation>
    </message>
    <message>
        <source>%1 keeps the %5 that is there</source>
        <translation>%1 behält die %5, die schon da ist</translation>
    </message>
    <message>
        <source>%1 has %3 against a revolt of %2 and loses all cards here</source>
        <translation>%1 hat %3 gegen eine Revolte von %2 und verliert hier alle Karten</translation>
    </message>
    <message>
        <source>The revolt has a strength of %3</source>
        <translation>Die Revolte hat die Stärke %3</translation>
    </message>
    <message>
        <source>%1 declines</source>
        <translation>%1 verzichtet</translation>
    </message>
    <message>
        <source>Nobody has reached the target</source>
        <translation>Niemand hat das Ziel erreicht</translation>
    </message>
    <message>
        <source>Doubtful: %3 different cards of one kind have been read, %6, but there are %2</source>
        <translation>Zweifelhaft: Von einer Art sind %3 verschiedene gelesen, %6, aber es gibt nur %2</translation>
    </message>
    <message>
        <source>Doubtful: %3 different boats have been read, but there are %2</source>
        <translation>Zweifelhaft: Verschiedene Boote sind schon %3 gelesen, aber es gibt nur %2</translation>
    </message>
    <message>
        <source>Doubtful: %3 different supply cards have been read, but there are %2</source>
        <translation>Zweifelhaft: Verschiedene Nachschubkarten sind schon %3 gelesen, aber es gibt nur %2</translation>
    </message>
    <message>
        <source>Doubtful: %3 different revolt markers have been read, but there are %2</source>
        <translation>Zweifelhaft: Verschiedene Revolte-Marker sind schon %3 gelesen, aber es gibt nur %2</translation>
    </message>
</context>
<context>
    <name>PyramidionOption</name>
    <message>
        <source>Target of the game</source>
        <translation>Ziel des Spiels</translation>
    </message>
    <message>
        <source>The target is 10 points.</source>
        <translation>Das Ziel sind 10 Punkte.</translation>
    </message>
    <message>
        <source>The target is 12 points.</source>
        <translation>Das Ziel sind 12 Punkte.</translation>
    </message>
    <message>
        <source>The target is 15 points.</source>
        <translation>Das Ziel sind 15 Punkte.</translation>
    </message>
    <message>
        <source>All boats have to be loaded.</source>
        <translation>Alle Boote müssen beladen werden.</translation>
    </message>
    <message>
        <source>Who leads a revolt</source>
        <translation>Wer eine Revolte anführt</translation>
    </message>
    <message>
        <source>Only those with cards lead.</source>
        <translation>Nur wer noch Karten hat, kann sie anführen.</translation>
    </message>
    <message>
        <source>Those who lost theirs lead, too.</source>
        <translation>Auch wer seine Karten verloren hat, kann sie anführen.</translation>
    </message>
    <message>
        <source>In front with nothing</source>
        <translation>Vorn mit nichts</translation>
    </message>
    <message>
        <source>A sum of 0 never wins.</source>
        <translation>Eine Summe von 0 gewinnt nie.</translation>
    </message>
    <message>
        <source>A sum of 0 may win.</source>
        <translation>Auch eine Summe von 0 kann gewinnen.</translation>
    </message>
    <message>
        <source>Slave driver: lowest value</source>
        <translation>Sklaventreiber: kleinster Wert</translation>
    </message>
    <message>
        <source>No value falls below 0.</source>
        <translation>Kein Wert sinkt unter 0.</translation>
    </message>
    <message>
        <source>Values may fall below 0.</source>
        <translation>Werte können unter 0 sinken.</translation>
    </message>
    <message>
        <source>Equally many torturer troops</source>
        <translation>Gleich viele Folterknecht-Truppen</translation>
    </message>
    <message>
        <source>A tie gives nobody the point.</source>
        <translation>Bei Gleichstand bekommt niemand den Punkt.</translation>
    </message>
    <message>
        <source>A tie gives all of them one.</source>
        <translation>Bei Gleichstand bekommen alle davon einen.</translation>
    </message>
    <message>
        <source>Loading after declining</source>
        <translation>Beladen nach dem Verzichten</translation>
    </message>
    <message>
        <source>Whoever declines is out.</source>
        <translation>Wer verzichtet, ist draußen.</translation>
    </message>
    <message>
        <source>It is possible to load later on.</source>
        <translation>Auch danach ist Beladen noch möglich.</translation>
    </message>
    <message>
        <source>Two players: change of places</source>
        <translation>Zu zweit: Platzwechsel</translation>
    </message>
    <message>
        <source>They change in the next round.</source>
        <translation>Sie tauschen zur nächsten Runde.</translation>
    </message>
    <message>
        <source>They change before loading.</source>
        <translation>Sie tauschen schon vor dem Beladen.</translation>
    </message>
    <message>
        <source>Trades at Abu Simbel</source>
        <translation>Tausch in Abu Simbel</translation>
    </message>
    <message>
        <source>Everyone trades once at most.</source>
        <translation>Alle tauschen höchstens einmal.</translation>
    </message>
    <message>
        <source>Everyone may trade repeatedly.</source>
        <translation>Alle dürfen mehrmals tauschen.</translation>
    </message>
    <message>
        <source>Protector: where the troop stands</source>
        <translation>Beschützer: wo die Truppe steht</translation>
    </message>
    <message>
        <source>It may stand on any site.</source>
        <translation>Sie darf auf jedem Ort stehen.</translation>
    </message>
    <message>
        <source>It has to stand here.</source>
        <translation>Sie muss hier stehen.</translation>
    </message>
    <message>
        <source>High priest: himself</source>
        <translation>Hohepriester: er selbst</translation>
    </message>
    <message>
        <source>He does not take himself back.</source>
        <translation>Sich selbst nimmt er nicht zurück.</translation>
    </message>
    <message>
        <source>He may take himself back.</source>
        <translation>Auch sich selbst darf er zurücknehmen.</translation>
    </message>
    <message>
        <source>Philosopher removed: marker</source>
        <translation>Philosoph entfernt: Marker</translation>
    </message>
    <message>
        <source>The marker goes with him.</source>
        <translation>Der Marker geht mit ihm.</translation>
    </message>
    <message>
        <source>The marker stays without him.</source>
        <translation>Der Marker bleibt auch ohne ihn.</translation>
    </message>
    <message>
        <source>Philosopher: who repeats</source>
        <translation>Philosoph: wer wiederholt</translation>
    </message>
    <message>
        <source>The owner of the card repeats it.</source>
        <translation>Wer die Karte besitzt, wiederholt sie.</translation>
    </message>
    <message>
        <source>His own player repeats it.</source>
        <translation>Wer ihn spielt, wiederholt sie.</translation>
    </message>
    <message>
        <source>Effects of specials</source>
        <translation>Wirkung der Sondercharaktere</translation>
    </message>
    <message>
        <source>What can be done has to be.</source>
        <translation>Was möglich ist, muss auch sein.</translation>
    </message>
    <message>
        <source>Any effect may be left out.</source>
        <translation>Jede Wirkung darf wegbleiben.</translation>
    </message>
    <message>
        <source>Statue as a choice</source>
        <translation>Statue nach Wahl</translation>
    </message>
    <message>
        <source>A statue is no choice.</source>
        <translation>Eine Statue steht nicht zur Wahl.</translation>
    </message>
    <message>
        <source>A statue is a choice, too.</source>
        <translation>Auch eine Statue steht zur Wahl.</translation>
    </message>
    <message>
        <source>Points of the boats</source>
        <translation>Punkte der Boote</translation>
    </message>
    <message>
        <source>Points are entered at once.</source>
        <translation>Punkte werden gleich eingetragen.</translation>
    </message>
    <message>
        <source>Points are entered at the end.</source>
        <translation>Punkte werden am Ende eingetragen.</translation>
    </message>
    <message>
        <source>What is recorded</source>
        <translation>Was aufgezeichnet wird</translation>
    </message>
    <message>
        <source>Here every card is entered.</source>
        <translation>Hier wird jede Karte eingetragen.</translation>
    </message>
    <message>
        <source>Here only sums are entered.</source>
        <translation>Hier werden nur Summen eingetragen.</translation>
    </message>
    <message>
        <source>Every card</source>
        <translation>Jede Karte</translation>
    </message>
    <message>
        <source>The rulebook as we read it. Each option can be changed by itself.</source>
        <translation>Die Regeln, wie wir sie lesen. Jede Option lässt sich einzeln ändern.</translation>
    </message>
    <message>
        <source>Sums only</source>
        <translation>Nur Summen</translation>
    </message>
    <message>
        <source>The same rules with less to enter: the table adds up each site and calls out the sums.</source>
        <translation>Dieselben Regeln mit weniger Einträgen: Der Tisch rechnet jeden Ort zusammen und sagt die Summen an.</translation>
    </message>
</context>
<context>
    <name>PyramidionPrinted</name>
    <message>
        <source>Resources in the box: %1</source>
        <translation>Ressourcen in der Schachtel: %1</translation>
    </message>
    <message>
        <source>Look into the box: how many pieces of this kind are there, %1?</source>
        <translation>In der Schachtel: Wie viele Stücke dieser Art gibt es, %1?</translation>
    </message>
    <message>
        <source>Minima of %1</source>
        <translation>Minima von %1</translation>
    </message>
    <message>
        <source>Look at the site tile %1: which minimum of influence and which of negotiation does it show?</source>
        <translation>Orts-Plättchen %1: Welches Minimum für Einfluss und welches für Verhandlung ist darauf?</translation>
    </message>
    <message>
        <source>Corner of %1</source>
        <translation>Ecke von %1</translation>
    </message>
    <message>
        <source>Look at the corner of the site tile %1: which resources are pictured there?</source>
        <translation>Ecke vom Orts-Plättchen %1: Welche Ressourcen sind dort abgebildet?</translation>
    </message>
    <message>
        <source>Values of the character cards</source>
        <translation>Werte der Charakterkarten</translation>
    </message>
    <message>
        <source>Look at the card: which values of influence, negotiation and haggling does it show?</source>
        <translation>Auf der Karte: Welche Werte für Einfluss, Verhandlung und Feilschen sind dort?</translation>
    </message>
    <message>
        <source>Needs and points of the boats</source>
        <translation>Bedarf und Punkte der Boote</translation>
    </message>
    <message>
        <source>Look at the boat card: which resources does it need, and how many points are printed on it?</source>
        <translation>Auf der Bootskarte: Welche Ressourcen braucht das Boot, und wie viele Punkte sind dort gedruckt?</translation>
    </message>
    <message>
        <source>Resources on the supply cards</source>
        <translation>Ressourcen auf den Nachschubkarten</translation>
    </message>
    <message>
        <source>Look at the supply card: which resources does it show for each site?</source>
        <translation>Auf der Nachschubkarte: Welche Ressourcen sind dort für jeden Ort?</translation>
    </message>
    <message>
        <source>Values of the revolt markers</source>
        <translation>Werte der Revolte-Marker</translation>
    </message>
    <message>
        <source>Look at the revolt marker that was turned: which value and which resources does it show?</source>
        <translation>Auf dem aufgedeckten Revolte-Marker: Welcher Wert und welche Ressourcen sind dort?</translation>
    </message>
</context>
<context>
    <name>PyramidionRule</name>
    <message>
        <source>Open stocks</source>
        <translation>Offene Vorräte</translation>
    </message>
    <message>
        <source>Own stocks and sizes of hands are open.</source>
        <translation>Persönliche Vorräte und die Zahl der Handkarten sind für alle offen.</translation>
    </message>
    <message>
        <source>What is hidden</source>
        <translation>Was verborgen ist</translation>
    </message>
    <message>
        <source>Hands, piles and the points of loaded boats stay hidden until the end.</source>
        <translation>Handkarten, Stapel und die Punkte beladener Boote bleiben bis zum Schluss verborgen.</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Handkarten</translation>
    </message>
    <message>
        <source>Nobody enters what is in a hand.</source>
        <translation>Niemand trägt Handkarten ein. Bekannt ist, welche Basis-Karten noch darunter sind.</translation>
    </message>
    <message>
        <source>Printed values</source>
        <translation>Gedruckte Werte</translation>
    </message>
    <message>
        <source>They are read off, and never guessed.</source>
        <translation>Was gedruckt ist, wird abgelesen, sobald es gebraucht wird, und nie geraten.</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Zahl der Spieler</translation>
    </message>
    <message>
        <source>Two to four players sit clockwise.</source>
        <translation>Zwei bis vier Spieler sitzen im Uhrzeigersinn.</translation>
    </message>
    <message>
        <source>Pieces of a player</source>
        <translation>Material eines Spielers</translation>
    </message>
    <message>
        <source>Everyone has 5 torturer troops, 5 negotiator troops and 5 basic cards.</source>
        <translation>Alle haben 5 Folterknecht-Truppen, 5 Unterhändler-Truppen und 5 Basis-Karten.</translation>
    </message>
    <message>
        <source>Common cards</source>
        <translation>Gemeinsame Karten</translation>
    </message>
    <message>
        <source>40 character cards belong to nobody; 9 of them are specials.</source>
        <translation>40 Charakterkarten gehören niemandem; 9 davon sind Sondercharaktere.</translation>
    </message>
    <message>
        <source>Supply at the start</source>
        <translation>Allgemeiner Vorrat am Anfang</translation>
    </message>
    <message>
        <source>All resources begin in the supply: 35 of each kind, but 10 statues.</source>
        <translation>Alle Ressourcen beginnen im allgemeinen Vorrat: je 35, aber 10 Statuen.</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>Marker</translation>
    </message>
    <message>
        <source>8 sundials and 6 revolt markers lie ready.</source>
        <translation>8 Sonnenuhr-Marker liegen bereit, 6 Revolte-Marker verdeckt.</translation>
    </message>
    <message>
        <source>First supply card</source>
        <translation>Erste Nachschubkarte</translation>
    </message>
    <message>
        <source>The supply card on top of its pile lies face up from the start.</source>
        <translation>Die oberste Nachschubkarte liegt von Anfang an offen auf ihrem Stapel.</translation>
    </message>
    <message>
        <source>Boats at the start</source>
        <translation>Boote am Anfang</translation>
    </message>
    <message>
        <source>20 boats form a pile. Five are turned up in the first round.</source>
        <translation>20 Boote bilden einen Stapel. Fünf werden in der ersten Runde aufgedeckt.</translation>
    </message>
    <message>
        <source>What runs short</source>
        <translation>Was ausgeht</translation>
    </message>
    <message>
        <source>Nothing short is owed. Of discards a new pile is made.</source>
        <translation>Was fehlt, wird nicht nachgereicht. Ein leerer Stapel entsteht neu aus seinem Abwurfstapel.</translation>
    </message>
    <message>
        <source>First player order</source>
        <translation>Erste Reihenfolge</translation>
    </message>
    <message>
        <source>Everyone draws an order marker. Its number is the place in the order.</source>
        <translation>Alle ziehen einen Spielerreihenfolge-Marker. Seine Zahl ist der Platz in der Reihenfolge.</translation>
    </message>
    <message>
        <source>New boats</source>
        <translation>Neue Boote</translation>
    </message>
    <message>
        <source>They are turned up until five lie there.</source>
        <translation>Boote werden aufgedeckt, bis fünf in der Reihe liegen.</translation>
    </message>
    <message>
        <source>Boats that stay</source>
        <translation>Boote, die bleiben</translation>
    </message>
    <message>
        <source>A boat not loaded stays there.</source>
        <translation>Ein Boot, das niemand beladen hat, bleibt in der Reihe.</translation>
    </message>
    <message>
        <source>The last boats</source>
        <translation>Die letzten Boote</translation>
    </message>
    <message>
        <source>With fewer left, only those come. With none, the phase is skipped.</source>
        <translation>Sind weniger übrig, kommen nur diese. Ist keins fällig, entfällt die Phase.</translation>
    </message>
    <message>
        <source>A boat</source>
        <translation>Was ein Boot zeigt</translation>
    </message>
    <message>
        <source>It shows what it needs, and its points.</source>
        <translation>Ein Boot zeigt, welche Ressourcen es braucht, und seine Punkte.</translation>
    </message>
    <message>
        <source>One place only</source>
        <translation>Ein Boot, ein Platz</translation>
    </message>
    <message>
        <source>No boat is in two places at once.</source>
        <translation>Dasselbe Boot ist nie an zwei Stellen zugleich.</translation>
    </message>
    <message>
        <source>New resources</source>
        <translation>Neue Ressourcen</translation>
    </message>
    <message>
        <source>The open supply card brings resources from the supply to the sites.</source>
        <translation>Die offene Nachschubkarte bringt Ressourcen aus dem allgemeinen Vorrat auf die Orte.</translation>
    </message>
    <message>
        <source>Next supply card</source>
        <translation>Nächste Nachschubkarte</translation>
    </message>
    <message>
        <source>Then the next one is turned up, so everyone sees what is to come.</source>
        <translation>Dann wird die nächste aufgedeckt. So sehen alle, was kommt.</translation>
    </message>
    <message>
        <source>Which site comes first</source>
        <translation>Welcher Ort zuerst kommt</translation>
    </message>
    <message>
        <source>If the supply is short, Giza is served first and Karnak last.</source>
        <translation>Reicht der allgemeine Vorrat nicht, kommt Gizeh zuerst und Karnak zuletzt.</translation>
    </message>
    <message>
        <source>Sites left out</source>
        <translation>Orte, die leer ausgehen</translation>
    </message>
    <message>
        <source>Some sites may get nothing.</source>
        <translation>Eine Nachschubkarte kann Orte leer ausgehen lassen.</translation>
    </message>
    <message>
        <source>What negotiator troops take</source>
        <translation>Was Unterhändler-Truppen nehmen</translation>
    </message>
    <message>
        <source>Each negotiator troop brings its owner one resource of its site.</source>
        <translation>Jede Unterhändler-Truppe bringt ihrem Besitzer eine Ressource ihres Ortes.</translation>
    </message>
    <message>
        <source>Nothing to take</source>
        <translation>Nichts zu nehmen</translation>
    </message>
    <message>
        <source>From an empty site nothing is taken.</source>
        <translation>Von einem leeren Ort wird nichts genommen.</translation>
    </message>
    <message>
        <source>No choice</source>
        <translation>Nichts zu wählen</translation>
    </message>
    <message>
        <source>If there is one kind, it is just taken.</source>
        <translation>Liegt nur eine Art dort, wird sie ohne Frage genommen.</translation>
    </message>
    <message>
        <source>Cards come back</source>
        <translation>Karten kommen zurück</translation>
    </message>
    <message>
        <source>Basic cards return to their owners. All common cards are shuffled.</source>
        <translation>Basis-Karten kehren zu ihren Besitzern zurück. Alle gemeinsamen Karten werden gemischt.</translation>
    </message>
    <message>
        <source>New hands</source>
        <translation>Neue Handkarten</translation>
    </message>
    <message>
        <source>Everyone gets 4 common cards, 9 in all.</source>
        <translation>Alle bekommen vier gemeinsame Karten, zusammen sind es neun.</translation>
    </message>
    <message>
        <source>A tenth card</source>
        <translation>Eine zehnte Karte</translation>
    </message>
    <message>
        <source>The torturer troop at Thebes brings it.</source>
        <translation>Die Folterknecht-Truppe in Theben bringt ihrem Besitzer eine Karte mehr.</translation>
    </message>
    <message>
        <source>Activating in turn</source>
        <translation>Der Reihe nach aktivieren</translation>
    </message>
    <message>
        <source>In player order everyone activates a site, and then once more.</source>
        <translation>In Spielerreihenfolge aktivieren alle einen Ort, der gleich gespielt wird. Dann noch einmal.</translation>
    </message>
    <message>
        <source>Two sites each</source>
        <translation>Je zwei Orte</translation>
    </message>
    <message>
        <source>Everyone activates two sites: 6 with three players, 8 with four.</source>
        <translation>Alle aktivieren zwei Orte: sechs zu dritt, alle acht zu viert.</translation>
    </message>
    <message>
        <source>Sundial</source>
        <translation>Sonnenuhr-Marker</translation>
    </message>
    <message>
        <source>Only a site without one is activated.</source>
        <translation>Nur ein Ort ohne Sonnenuhr-Marker kann aktiviert werden, und einer muss es werden.</translation>
    </message>
    <message>
        <source>On activation</source>
        <translation>Beim Aktivieren</translation>
    </message>
    <message>
        <source>Some sites do something at once.</source>
        <translation>Manche Orte tun etwas, sobald sie jemand aktiviert.</translation>
    </message>
    <message>
        <source>Order of playing</source>
        <translation>Reihenfolge beim Ausspielen</translation>
    </message>
    <message>
        <source>Whoever activated the site begins. Then it goes clockwise by seat.</source>
        <translation>Wer den Ort aktiviert hat, beginnt. Dann geht es nach Sitzplatz im Uhrzeigersinn.</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>Ein Zug</translation>
    </message>
    <message>
        <source>It is one open card from the hand, or a pass.</source>
        <translation>Das ist eine offene Karte aus der Hand, oder passen.</translation>
    </message>
    <message>
        <source>Passing</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Whoever passes is out here. When all have passed, the site is resolved.</source>
        <translation>Wer passt, ist an diesem Ort draußen. Haben alle gepasst, wird er abgehandelt.</translation>
    </message>
    <message>
        <source>Recruiting</source>
        <translation>Rekrutieren</translation>
    </message>
    <message>
        <source>Passing without having played, one may discard a card and draw one.</source>
        <translation>Wer passt, ohne hier gespielt zu haben, darf eine Karte abwerfen und eine ziehen.</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Karte vor Ort</translation>
    </message>
    <message>
        <source>First the card acts, then the site.</source>
        <translation>Was eine Karte tut, geschieht sofort, danach das, was der Ort tut.</translation>
    </message>
    <message>
        <source>No card left</source>
        <translation>Keine Karte mehr</translation>
    </message>
    <message>
        <source>Without a card one passes unasked.</source>
        <translation>Wer im eigenen Zug keine Karte hat, passt ohne Frage.</translation>
    </message>
    <message>
        <source>Filled in</source>
        <translation>Nachgetragenes Passen</translation>
    </message>
    <message>
        <source>Skipped players count as having passed.</source>
        <translation>Für alle, die übersprungen wurden, lässt sich das Passen nachtragen.</translation>
    </message>
    <message>
        <source>Used cards</source>
        <translation>Benutzte Karten</translation>
    </message>
    <message>
        <source>They stay out for the round. Basic cards wait beside their owners.</source>
        <translation>Eine benutzte Karte bleibt für die Runde weg. Basis-Karten warten bei ihren Besitzern.</translation>
    </message>
    <message>
        <source>From the hand</source>
        <translation>Nur aus der Hand</translation>
    </message>
    <message>
        <source>Only what is in hand can be played.</source>
        <translation>Alle spielen die eigenen Basis-Karten, und gemeinsame nur, solange sie welche auf der Hand haben.</translation>
    </message>
    <message>
        <source>Cards there are</source>
        <translation>Karten, die es gibt</translation>
    </message>
    <message>
        <source>Nobody sees more cards than exist.</source>
        <translation>Es sind nie mehr Karten einer Art zu sehen, als es gibt.</translation>
    </message>
    <message>
        <source>Nothing to draw</source>
        <translation>Nichts zu ziehen</translation>
    </message>
    <message>
        <source>Without any card nobody draws.</source>
        <translation>Sind Nachziehstapel und Abwurfstapel leer, zieht niemand.</translation>
    </message>
    <message>
        <source>When a card leaves</source>
        <translation>Wenn eine Karte geht</translation>
    </message>
    <message>
        <source>Values and markers go with it. What it has done stays done.</source>
        <translation>Werte und Marker gehen mit ihr. Was sie getan hat, bleibt getan.</translation>
    </message>
    <message>
        <source>Values of a card</source>
        <translation>Werte einer Karte</translation>
    </message>
    <message>
        <source>There are up to three. A category without a number counts 0.</source>
        <translation>Eine Karte hat Werte in bis zu drei Kategorien. Ohne Zahl ist es 0.</translation>
    </message>
    <message>
        <source>Specials</source>
        <translation>Sondercharaktere</translation>
    </message>
    <message>
        <source>They act when played, on cards of this site, but never on themselves.</source>
        <translation>Sie wirken beim Ausspielen auf Karten dieses Ortes, aber nie auf sich selbst.</translation>
    </message>
    <message>
        <source>Have to or may</source>
        <translation>Müssen oder dürfen</translation>
    </message>
    <message>
        <source>The high priest and the powers of four sites may always be left out.</source>
        <translation>Der Hohepriester und die Kräfte von vier Orten sind immer freiwillig.</translation>
    </message>
    <message>
        <source>Deity</source>
        <translation>Gottheit</translation>
    </message>
    <message>
        <source>It counts 6 in one category, named at once, and 0 in the others.</source>
        <translation>Sie zählt 6 in einer Kategorie, die sofort bestimmt wird, und 0 in den anderen.</translation>
    </message>
    <message>
        <source>High Priest</source>
        <translation>Hohepriester</translation>
    </message>
    <message>
        <source>In the end his owner may take back one own card of this site.</source>
        <translation>Nach den Kaufleuten darf sein Besitzer eine eigene Karte dieses Ortes zurücknehmen.</translation>
    </message>
    <message>
        <source>Bandit</source>
        <translation>Bandit</translation>
    </message>
    <message>
        <source>He removes another player’s card.</source>
        <translation>Er entfernt eine Karte eines anderen Spielers an diesem Ort.</translation>
    </message>
    <message>
        <source>Protector</source>
        <translation>Beschützer</translation>
    </message>
    <message>
        <source>He removes any one card of this site, or sends a troop home.</source>
        <translation>Er entfernt eine beliebige Karte dieses Ortes oder schickt eine Truppe heim.</translation>
    </message>
    <message>
        <source>Vizier</source>
        <translation>Wesir</translation>
    </message>
    <message>
        <source>He takes a resource of this site.</source>
        <translation>Wer ihn spielt, nimmt eine Ressource von diesem Ort.</translation>
    </message>
    <message>
        <source>Thief</source>
        <translation>Dieb</translation>
    </message>
    <message>
        <source>He removes a merchant of this site.</source>
        <translation>Er entfernt einen Kaufmann an diesem Ort.</translation>
    </message>
    <message>
        <source>Philosopher</source>
        <translation>Philosoph</translation>
    </message>
    <message>
        <source>His marker doubles the values of one card and repeats what it does.</source>
        <translation>Sein Marker verdoppelt die Werte einer Karte und wiederholt, was sie tut.</translation>
    </message>
    <message>
        <source>Slave Driver</source>
        <translation>Sklaventreiber</translation>
    </message>
    <message>
        <source>While he lies there, all values of other players’ cards are 1 less.</source>
        <translation>Solange er liegt, sind alle Werte der Karten anderer Spieler um 1 kleiner.</translation>
    </message>
    <message>
        <source>Stonemason</source>
        <translation>Steinmetz</translation>
    </message>
    <message>
        <source>He raises both minima by 3, or swaps two resources with one other site.</source>
        <translation>Er erhöht beide Minima um 3 oder tauscht zwei Ressourcen mit einem anderen Ort.</translation>
    </message>
    <message>
        <source>Politician</source>
        <translation>Politiker</translation>
    </message>
    <message>
        <source>He puts one resource of choice on the site. His player draws a card.</source>
        <translation>Er legt eine Ressource nach Wahl auf den Ort. Wer ihn spielt, zieht eine Karte.</translation>
    </message>
    <message>
        <source>Giza</source>
        <translation>Gizeh</translation>
    </message>
    <message>
        <source>Whoever plays a torturer here may take an order marker, one in a round.</source>
        <translation>Wer hier einen Folterknecht spielt, darf einen Spielerreihenfolge-Marker nehmen, einen pro Runde.</translation>
    </message>
    <message>
        <source>Abu Simbel</source>
        <translation>Abu Simbel</translation>
    </message>
    <message>
        <source>After the cards are cleared, 3 workers can be traded for 1 statue.</source>
        <translation>Sind die Karten weg, lassen sich 3 Arbeiter gegen 1 Statue tauschen.</translation>
    </message>
    <message>
        <source>Thebes</source>
        <translation>Theben</translation>
    </message>
    <message>
        <source>Its torturer troop brings a tenth card.</source>
        <translation>Eine Folterknecht-Truppe hier bringt ihrem Besitzer beim Austeilen eine Karte mehr.</translation>
    </message>
    <message>
        <source>Luxor</source>
        <translation>Luxor</translation>
    </message>
    <message>
        <source>The first card with an ankh has its player draw a card.</source>
        <translation>Für die erste Karte mit ägyptischem Kreuz wird eine Karte gezogen.</translation>
    </message>
    <message>
        <source>Alexandria</source>
        <translation>Alexandria</translation>
    </message>
    <message>
        <source>Each card with an ankh may bring its player one resource of choice.</source>
        <translation>Jede Karte mit ägyptischem Kreuz darf eine Ressource nach Wahl bringen.</translation>
    </message>
    <message>
        <source>Cairo</source>
        <translation>Kairo</translation>
    </message>
    <message>
        <source>The first card with an ankh may send one troop of this site home.</source>
        <translation>Die erste Karte mit ägyptischem Kreuz darf eine Truppe dieses Ortes heimschicken.</translation>
    </message>
    <message>
        <source>The first ankh</source>
        <translation>Das erste ägyptische Kreuz</translation>
    </message>
    <message>
        <source>It stays the first one, even if the card is removed or had nothing to do.</source>
        <translation>Das erste ägyptische Kreuz bleibt das erste, auch wenn die Karte geht oder nichts tun konnte.</translation>
    </message>
    <message>
        <source>Philae</source>
        <translation>Philae</translation>
    </message>
    <message>
        <source>Revolt markers count 2 more here.</source>
        <translation>Jeder Revolte-Marker zählt hier 2 mehr.</translation>
    </message>
    <message>
        <source>Karnak</source>
        <translation>Karnak</translation>
    </message>
    <message>
        <source>Whoever activates it draws a boat that nobody else can load.</source>
        <translation>Wer ihn aktiviert, zieht ein Boot, das niemand sonst beladen kann.</translation>
    </message>
    <message>
        <source>What counts</source>
        <translation>Karten, die zählen</translation>
    </message>
    <message>
        <source>Only cards that still lie there do.</source>
        <translation>In jedem Schritt zählen nur Karten, die noch liegen.</translation>
    </message>
    <message>
        <source>What a card counts</source>
        <translation>Was eine Karte zählt</translation>
    </message>
    <message>
        <source>Its value, doubled by a philosopher, lowered by slave drivers.</source>
        <translation>Ihren gedruckten Wert verdoppelt ein Philosoph, dann senken ihn Sklaventreiber.</translation>
    </message>
    <message>
        <source>Alone in front</source>
        <translation>Allein vorn</translation>
    </message>
    <message>
        <source>Only a player who is alone in front gets anything. A tie gives nothing.</source>
        <translation>Nur wer allein vorn liegt, bekommt etwas. Gleichstand bringt nichts.</translation>
    </message>
    <message>
        <source>Any card</source>
        <translation>Jede Karte zählt</translation>
    </message>
    <message>
        <source>Each counts, whatever its kind.</source>
        <translation>Eine Karte zählt in jeder Kategorie, gleich welcher Art sie ist.</translation>
    </message>
    <message>
        <source>Minima to be read</source>
        <translation>Minima zum Ablesen</translation>
    </message>
    <message>
        <source>The minima of a site are read when somebody is in front there.</source>
        <translation>Die Minima eines Ortes werden abgelesen, wenn dort jemand vorn liegt.</translation>
    </message>
    <message>
        <source>Nothing to decide</source>
        <translation>Nichts zu entscheiden</translation>
    </message>
    <message>
        <source>Revolt, torturer, negotiator and merchant follow without a decision.</source>
        <translation>Revolte, Folterknecht, Unterhändler und Kaufmann folgen ohne Entscheidung.</translation>
    </message>
    <message>
        <source>Clearing</source>
        <translation>Den Ort räumen</translation>
    </message>
    <message>
        <source>Cards leave, and the sundial comes.</source>
        <translation>Am Ende kommen die Karten weg, und der Ort bekommt seinen Sonnenuhr-Marker.</translation>
    </message>
    <message>
        <source>Revolt cards</source>
        <translation>Revolte-Karten</translation>
    </message>
    <message>
        <source>Each stands for one revolt marker. Without any there is no revolt.</source>
        <translation>Jede Revolte-Karte steht für einen Revolte-Marker. Ohne sie gibt es keine Revolte.</translation>
    </message>
    <message>
        <source>Markers turned</source>
        <translation>Revolte-Marker aufdecken</translation>
    </message>
    <message>
        <source>As many are turned up and read.</source>
        <translation>So viele Revolte-Marker werden aufgedeckt und abgelesen.</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Stärke einer Revolte</translation>
    </message>
    <message>
        <source>The values are added up.</source>
        <translation>Die Werte der Revolte-Marker werden zusammengezählt.</translation>
    </message>
    <message>
        <source>Too little influence</source>
        <translation>Zu wenig Einfluss</translation>
    </message>
    <message>
        <source>Whoever has less influence than the revolt loses all cards here.</source>
        <translation>Wer weniger Einfluss hat als die Revolte, verliert hier alle Karten.</translation>
    </message>
    <message>
        <source>Leading a revolt</source>
        <translation>Eine Revolte anführen</translation>
    </message>
    <message>
        <source>The player alone in front gets the resources on the revolt markers.</source>
        <translation>Wer allein vorn liegt, bekommt die Ressourcen auf den Revolte-Markern.</translation>
    </message>
    <message>
        <source>Markers back</source>
        <translation>Revolte-Marker zurück</translation>
    </message>
    <message>
        <source>They are shuffled, face down again.</source>
        <translation>Alle Revolte-Marker werden wieder verdeckt gemischt.</translation>
    </message>
    <message>
        <source>Placing a torturer troop</source>
        <translation>Folterknecht-Truppe aufstellen</translation>
    </message>
    <message>
        <source>A player does so, alone in front in influence, with the minimum.</source>
        <translation>Das tut, wer im Einfluss allein vorn liegt und das Minimum hat.</translation>
    </message>
    <message>
        <source>One torturer troop</source>
        <translation>Nur eine Folterknecht-Truppe</translation>
    </message>
    <message>
        <source>The old one goes home.</source>
        <translation>Die Folterknecht-Truppe, die dort stand, geht heim.</translation>
    </message>
    <message>
        <source>No torturer troop left</source>
        <translation>Keine Folterknecht-Truppe mehr</translation>
    </message>
    <message>
        <source>Nothing changes then.</source>
        <translation>Wer keine mehr hat, stellt keine auf, und die alte bleibt.</translation>
    </message>
    <message>
        <source>Own torturer troop</source>
        <translation>Eigene Folterknecht-Truppe dort</translation>
    </message>
    <message>
        <source>If it is there, it stays.</source>
        <translation>Eine eigene Folterknecht-Truppe, die dort steht, bleibt.</translation>
    </message>
    <message>
        <source>Placing a negotiator troop</source>
        <translation>Unterhändler-Truppe aufstellen</translation>
    </message>
    <message>
        <source>Alone in front in negotiation, with the minimum, a player does so.</source>
        <translation>Das tut, wer in der Verhandlung allein vorn liegt und das Minimum hat.</translation>
    </message>
    <message>
        <source>One negotiator troop</source>
        <translation>Nur eine Unterhändler-Truppe</translation>
    </message>
    <message>
        <source>The one before goes home.</source>
        <translation>Die Unterhändler-Truppe, die dort stand, geht heim.</translation>
    </message>
    <message>
        <source>No negotiator troop left</source>
        <translation>Keine Unterhändler-Truppe mehr</translation>
    </message>
    <message>
        <source>All stays as it is.</source>
        <translation>Wer davon keine mehr hat, stellt keine auf; die alte bleibt.</translation>
    </message>
    <message>
        <source>Own negotiator troop</source>
        <translation>Eigene Unterhändler-Truppe dort</translation>
    </message>
    <message>
        <source>It stays if it is there.</source>
        <translation>Eine eigene Unterhändler-Truppe, die dort steht, bleibt.</translation>
    </message>
    <message>
        <source>All resources of a site</source>
        <translation>Alle Ressourcen eines Ortes</translation>
    </message>
    <message>
        <source>The player alone in front in haggling takes them. There is no minimum.</source>
        <translation>Wer im Feilschen allein vorn liegt, nimmt sie. Es gibt kein Minimum.</translation>
    </message>
    <message>
        <source>New order</source>
        <translation>Neue Spielerreihenfolge</translation>
    </message>
    <message>
        <source>Taken order markers show the place.</source>
        <translation>Wer einen Spielerreihenfolge-Marker genommen hat, bekommt dessen Platz.</translation>
    </message>
    <message>
        <source>Other places</source>
        <translation>Die übrigen Plätze</translation>
    </message>
    <message>
        <source>The others keep their old sequence.</source>
        <translation>Die anderen füllen den Rest in ihrer alten Reihenfolge.</translation>
    </message>
    <message>
        <source>Order markers back</source>
        <translation>Spielerreihenfolge-Marker zurück</translation>
    </message>
    <message>
        <source>Without a taken marker all stay in place. The markers return to Giza.</source>
        <translation>Ist kein Marker genommen, bleiben alle, wo sie sind. Die Marker kehren nach Gizeh zurück.</translation>
    </message>
    <message>
        <source>Loading boats</source>
        <translation>Boote beladen</translation>
    </message>
    <message>
        <source>In the new order everyone pays for one boat a turn and takes it.</source>
        <translation>In der neuen Reihenfolge bezahlen alle ein Boot je Zug und nehmen es verdeckt.</translation>
    </message>
    <message>
        <source>Nothing to load</source>
        <translation>Nichts zu beladen</translation>
    </message>
    <message>
        <source>Whoever can load nothing is skipped, and asked again if that changes.</source>
        <translation>Wer nichts beladen kann, wird übersprungen und gefragt, sobald sich das ändert.</translation>
    </message>
    <message>
        <source>Which boat</source>
        <translation>Welches Boot</translation>
    </message>
    <message>
        <source>One of the row, or the own reserved one.</source>
        <translation>Es ist ein Boot der Reihe oder das eigene reservierte.</translation>
    </message>
    <message>
        <source>Exact payment</source>
        <translation>Genau bezahlen</translation>
    </message>
    <message>
        <source>A boat is paid exactly. An own statue stands for any kind.</source>
        <translation>Ein Boot wird genau bezahlt. Eine eigene Statue steht für jede Art.</translation>
    </message>
    <message>
        <source>Troops that fetch</source>
        <translation>Truppen, die holen</translation>
    </message>
    <message>
        <source>A torturer troop fetches a resource of its corner, once a round.</source>
        <translation>Einmal je Runde holt eine Folterknecht-Truppe eine Ressource ihrer Ecke für ein Boot.</translation>
    </message>
    <message>
        <source>Corner to be read</source>
        <translation>Ecke zum Ablesen</translation>
    </message>
    <message>
        <source>It is read before a troop uses it.</source>
        <translation>Eine Ecke wird abgelesen, bevor eine Truppe dort etwas holt.</translation>
    </message>
    <message>
        <source>Fetched together</source>
        <translation>Zusammen geholt</translation>
    </message>
    <message>
        <source>All that is fetched for a boat has to be in the supply at the same time.</source>
        <translation>Was für ein Boot geholt wird, muss zugleich im allgemeinen Vorrat sein.</translation>
    </message>
    <message>
        <source>Who can load</source>
        <translation>Wer beladen kann</translation>
    </message>
    <message>
        <source>Own resources, statues and all that troops can fetch count together.</source>
        <translation>Eigene Ressourcen, Statuen und was Truppen holen können, zählen zusammen.</translation>
    </message>
    <message>
        <source>Declining</source>
        <translation>Verzichten</translation>
    </message>
    <message>
        <source>Everyone may decline. The phase ends when all do, or no boat is left.</source>
        <translation>Alle dürfen verzichten. Die Phase endet, wenn es alle tun oder kein Boot mehr da ist.</translation>
    </message>
    <message>
        <source>Points of boats</source>
        <translation>Punkte der Boote</translation>
    </message>
    <message>
        <source>The points of all loaded boats count.</source>
        <translation>Es zählen die Punkte auf allen beladenen Booten.</translation>
    </message>
    <message>
        <source>Most torturer troops</source>
        <translation>Die meisten Folterknecht-Truppen</translation>
    </message>
    <message>
        <source>They bring 1 point to whoever has most of them on the sites.</source>
        <translation>Sie bringen dem 1 Punkt, der gerade die meisten auf den Orten hat.</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Spielende</translation>
    </message>
    <message>
        <source>It comes when the target is reached.</source>
        <translation>Sobald jemand das Ziel erreicht hat, endet das Spiel.</translation>
    </message>
    <message>
        <source>End of a round</source>
        <translation>Ende einer Runde</translation>
    </message>
    <message>
        <source>Sundials, hands and a reserved boat go. Resources and troops stay.</source>
        <translation>Sonnenuhr-Marker, Handkarten und ein reserviertes Boot gehen. Ressourcen und Truppen bleiben.</translation>
    </message>
    <message>
        <source>The target</source>
        <translation>Das Ziel</translation>
    </message>
    <message>
        <source>With any target the game also ends once all 20 boats are loaded.</source>
        <translation>Das Spiel endet in jedem Fall, sobald alle 20 Boote beladen sind.</translation>
    </message>
    <message>
        <source>Who wins</source>
        <translation>Wer gewinnt</translation>
    </message>
    <message>
        <source>Most points win, then cards in hand, then boats, then the player order.</source>
        <translation>Die meisten Punkte gewinnen, dann Handkarten, dann Boote, dann die Spielerreihenfolge.</translation>
    </message>
    <message>
        <source>Two players: sites</source>
        <translation>Zu zweit: Orte</translation>
    </message>
    <message>
        <source>Three sites are activated: by the first, the second and the first player.</source>
        <translation>Drei Orte werden aktiviert: vom ersten, vom zweiten und vom ersten Spieler.</translation>
    </message>
    <message>
        <source>Two players: first turn</source>
        <translation>Zu zweit: erster Zug</translation>
    </message>
    <message>
        <source>At every site, whoever has a card has to play one before passing.</source>
        <translation>An jedem Ort muss, wer eine Karte hat, erst eine spielen und darf dann passen.</translation>
    </message>
    <message>
        <source>Two players: cards</source>
        <translation>Zu zweit: fünf Karten</translation>
    </message>
    <message>
        <source>Five at most are played at a site.</source>
        <translation>Niemand spielt mehr als fünf Karten an einem Ort.</translation>
    </message>
    <message>
        <source>Two players: recruiting</source>
        <translation>Zu zweit: nicht rekrutieren</translation>
    </message>
    <message>
        <source>There is no recruiting.</source>
        <translation>Wer passt, zieht keine neue Karte.</translation>
    </message>
    <message>
        <source>Two players: player order</source>
        <translation>Zu zweit: Spielerreihenfolge</translation>
    </message>
    <message>
        <source>If Giza was not activated in a round, the two change places.</source>
        <translation>Wurde Gizeh in einer Runde nicht aktiviert, tauschen die beiden ihre Plätze.</translation>
    </message>
    <message>
        <source>Short record</source>
        <translation>Kurze Aufzeichnung</translation>
    </message>
    <message>
        <source>It leaves out cards, passes and hands. The table calls out sums.</source>
        <translation>Sie lässt Karten, Passen und Handkarten weg. Der Tisch sagt Summen an.</translation>
    </message>
    <message>
        <source>What changes the board</source>
        <translation>Was den Spielplan ändert</translation>
    </message>
    <message>
        <source>What cards and sites move on the board is entered as it happens.</source>
        <translation>Was Karten und Orte auf dem Plan bewegen, wird gleich eingetragen.</translation>
    </message>
    <message>
        <source>Calling out sums</source>
        <translation>Summen ansagen</translation>
    </message>
    <message>
        <source>Everyone says the own sum in each category, with all that changes it.</source>
        <translation>Alle sagen ihre Summe in jeder Kategorie an, mit allem, was sie ändert.</translation>
    </message>
    <message>
        <source>Hands at the end</source>
        <translation>Handkarten am Ende</translation>
    </message>
    <message>
        <source>They are needed only in a tie.</source>
        <translation>Die Zahl der Handkarten ist nur bei Gleichstand nötig.</translation>
    </message>
    <message>
        <source>Another phase</source>
        <translation>Andere Phase</translation>
    </message>
    <message>
        <source>This belongs to another phase.</source>
        <translation>Alles hat in der Runde seine Phase; dies gehört in eine andere.</translation>
    </message>
    <message>
        <source>Another turn</source>
        <translation>Anderer Zug</translation>
    </message>
    <message>
        <source>Somebody else is to act first.</source>
        <translation>Zuerst ist jemand anderes an der Reihe.</translation>
    </message>
    <message>
        <source>Not fitting</source>
        <translation>Eintrag, der nicht passt</translation>
    </message>
    <message>
        <source>It has to fit what is on the table.</source>
        <translation>Ein Eintrag muss zu dem passen, was auf dem Tisch liegt.</translation>
    </message>
</context>
<context>
    <name>QueueLesson</name>
    <message>
        <source>The queue on the score track</source>
        <translation>Die Schlange der Zählleiste</translation>
    </message>
    <message>
        <source>Who stands in front with equal points, and what it is good for.</source>
        <translation>Wer bei gleichen Punkten vorn steht – und wozu das gut ist.</translation>
    </message>
    <message>
        <source>The score track counts points. But each space is a queue, too: whoever arrives stands behind those already there (TRACK-1). The queue decides who sails first next round, and even who wins a tie.</source>
        <translation>Die Zählleiste zählt Punkte. Auf jedem Feld aber bildet sich eine Schlange: Wer ankommt, steht hinter denen, die schon da sind (TRACK-1). Das entscheidet, wer in der nächsten Runde zuerst fährt und wer bei Gleichstand gewinnt.</translation>
    </message>
    <message>
        <source>Anna builds at the pyramid. What she builds counts as points at once (BUILD-8). Cem has %1 points, she has %2. Build just as much as she needs to stand on Cem’s space. Enter builds.</source>
        <translation>Anna baut an der Pyramide. Was sie baut, zählt sofort als Punkte (BUILD-8). Cem hat %1 Punkte, sie hat %2. Nun genau so viel bauen, dass sie auf Cems Feld kommt. Enter baut.</translation>
    </message>
    <message>
        <source>Press spaces of the lowest row until their values make up the difference (BUILD-8).</source>
        <translation>Felder der untersten Reihe anklicken, bis ihre Werte den Unterschied ausmachen (BUILD-8).</translation>
    </message>
    <message>
        <source>Whoever declines stays where he is on the track (BUILD-6).</source>
        <translation>Wer verzichtet, bleibt auf der Leiste stehen (BUILD-6).</translation>
    </message>
    <message>
        <source>That takes her to %1. She needs a little more (BUILD-8).</source>
        <translation>Damit kommt sie auf %1. Es fehlt noch etwas (BUILD-8).</translation>
    </message>
    <message>
        <source>That takes her to %1, past Cem (BUILD-8).</source>
        <translation>Damit kommt sie auf %1, an Cem vorbei (BUILD-8).</translation>
    </message>
    <message>
        <source>Equal points, but Anna came later: she stands behind Cem (TRACK-1).</source>
        <translation>Gleich viele Punkte, aber Anna kam später: Sie steht hinter Cem (TRACK-1).</translation>
    </message>
    <message>
        <source>Ben builds, too, on one space, and will have %1. Then comes the bonus for participation: Ben built on two sites and gets %2, Anna on one and gets %3. Both reach %4. Who stands in front there?</source>
        <translation>Auch Ben baut ein Feld und hat dann %1. Danach gibt es Punkte für Mitwirkung: Ben hat an zwei Bauplätzen gebaut und bekommt %2, Anna an einem und bekommt %3. Beide kommen auf %4. Wer steht dort vorn?</translation>
    </message>
    <message>
        <source>The markers move one after the other, from the front of the track (BONUS-1).</source>
        <translation>Die Marker ziehen nacheinander, von der Spitze der Leiste an (BONUS-1).</translation>
    </message>
    <message>
        <source>His tile has a lower number, and he gets more. But the track decides who moves first (BONUS-1).</source>
        <translation>Sein Plättchen hat die kleinere Nummer, und er bekommt mehr. Wer zuerst zieht, entscheidet aber die Leiste (BONUS-1).</translation>
    </message>
    <message>
        <source>She is further in front, so she moves first. Ben comes later and stands behind her (BONUS-1).</source>
        <translation>Sie liegt weiter vorn, also zieht sie zuerst. Ben kommt später und steht hinter ihr (BONUS-1).</translation>
    </message>
    <message>
        <source>Cem built nothing and gets nothing. He keeps his place on his space (TRACK-1).</source>
        <translation>Cem hat nichts gebaut und bekommt nichts. Er behält seinen Platz auf seinem Feld (TRACK-1).</translation>
    </message>
    <message>
        <source>Now the order tiles are given out, as the card on the left shows. Fewest points get number 1. But Ben and Anna have equal points. Why does he get the smaller number?</source>
        <translation>Nun gibt es die Nummern-Plättchen, wie links gezeigt. Die wenigsten Punkte bekommen Nummer 1. Ben und Anna haben aber gleich viele Punkte. Warum bekommt er die kleinere Nummer?</translation>
    </message>
    <message>
        <source>Look where the two stand on the score track (ORDER-1).</source>
        <translation>Auf der Zählleiste nachsehen, wo die beiden stehen (ORDER-1).</translation>
    </message>
    <message>
        <source>he had a smaller one</source>
        <translation>er hatte schon die kleinere</translation>
    </message>
    <message>
        <source>Old numbers do not count. The tiles go by the track each round (ORDER-1).</source>
        <translation>Alte Nummern zählen nicht. Die Plättchen richten sich jede Runde neu nach der Leiste (ORDER-1).</translation>
    </message>
    <message>
        <source>he stands behind her</source>
        <translation>er steht hinter ihr</translation>
    </message>
    <message>
        <source>On one space the one further back gets the smaller number. Ben sails before Anna next round (ORDER-1).</source>
        <translation>Auf demselben Feld bekommt die kleinere Nummer, wer weiter hinten steht. Ben fährt in der nächsten Runde vor Anna (ORDER-1).</translation>
    </message>
    <message>
        <source>she built more</source>
        <translation>sie hat mehr gebaut</translation>
    </message>
    <message>
        <source>What was built does not count here, only points and the queue (ORDER-1).</source>
        <translation>Was gebaut wurde, zählt hier nicht, nur Punkte und Schlange (ORDER-1).</translation>
    </message>
    <message>
        <source>The new tiles are on the players’ cards. Now suppose the game ended here, with Anna and Ben level. Who wins?</source>
        <translation>Die neuen Plättchen stehen auf den Karten der Spieler. Angenommen, das Spiel wäre jetzt zu Ende, Anna und Ben gleichauf: Wer gewinnt?</translation>
    </message>
    <message>
        <source>In the end the front counts (END-4).</source>
        <translation>Am Ende zählt, wer vorn steht (END-4).</translation>
    </message>
    <message>
        <source>Equal points: whoever arrived first and stands in front wins (END-4).</source>
        <translation>Gleich viele Punkte: Wer zuerst da war und vorn steht, gewinnt (END-4).</translation>
    </message>
    <message>
        <source>Standing behind helps with the order tiles only. At the end, whoever is behind loses the tie (END-4).</source>
        <translation>Hinten zu stehen hilft nur bei den Nummern-Plättchen. Am Ende verliert bei Gleichstand, wer hinten steht (END-4).</translation>
    </message>
    <message>
        <source>both</source>
        <translation>beide</translation>
    </message>
    <message>
        <source>There is never a draw: the queue decides (END-4).</source>
        <translation>Unentschieden gibt es nie: Die Schlange entscheidet (END-4).</translation>
    </message>
    <message>
        <source>Remember: whoever comes later stands behind (TRACK-1). Behind means sailing earlier next round (ORDER-1), in front means winning a tie (END-4).</source>
        <translation>Kurz gesagt: Wer später kommt, steht hinten (TRACK-1). Hinten heißt: in der nächsten Runde früher fahren (ORDER-1). Vorn heißt: bei Gleichstand gewinnen (END-4).</translation>
    </message>
</context>
<context>
    <name>ReadError</name>
    <message>
        <source>it cannot be opened: %3</source>
        <translation>die Datei lässt sich nicht öffnen: %3</translation>
    </message>
    <message>
        <source>this is a directory; a file was expected</source>
        <translation>das ist ein Verzeichnis; erwartet wurde eine Datei</translation>
    </message>
    <message>
        <source>there is no permission to read it</source>
        <translation>das Lesen ist nicht erlaubt</translation>
    </message>
    <message>
        <source>it is empty; it should hold at least one line</source>
        <translation>die Datei ist leer; erwartet wurde mindestens eine Zeile</translation>
    </message>
    <message>
        <source>it is too large; at most %2 can be read</source>
        <translation>die Datei ist zu groß; lesbar sind höchstens %2</translation>
    </message>
    <message>
        <source>the characters are not UTF-8 as expected</source>
        <translation>die Zeichen sind nicht wie erwartet UTF-8</translation>
    </message>
    <message>
        <source>JSON was expected, but not “%3”</source>
        <translation>JSON wurde erwartet, nicht „%3“</translation>
    </message>
    <message>
        <source>JSON was expected</source>
        <translation>JSON wurde erwartet</translation>
    </message>
    <message>
        <source>a piece is missing here: the text ends too early</source>
        <translation>hier fehlt ein Stück: Der Text hört zu früh auf</translation>
    </message>
    <message>
        <source>“%1” is given twice; it was expected once</source>
        <translation>„%1“ ist doppelt angegeben; erwartet wurde es einmal</translation>
    </message>
    <message>
        <source>“%1” is missing</source>
        <translation>„%1“ fehlt</translation>
    </message>
    <message>
        <source>“%1” does not belong there; expected: %2</source>
        <translation>„%1“ gehört nicht dorthin; erwartet: %2</translation>
    </message>
    <message>
        <source>“%1” does not belong there</source>
        <translation>„%1“ gehört nicht dorthin</translation>
    </message>
    <message>
        <source>“%1” should be %2, but is %3</source>
        <translation>„%1“ ist %3; erwartet: %2</translation>
    </message>
    <message>
        <source>“%1” is %3; expected: %2</source>
        <translation>„%1“ ist %3; erwartet: %2</translation>
    </message>
    <message>
        <source>“%1” is %3, which is unknown; expected: %2</source>
        <translation>„%1“ ist %3, das ist unbekannt; erwartet: %2</translation>
    </message>
    <message>
        <source>“%1” is %3, which is unknown</source>
        <translation>„%1“ ist %3, das ist unbekannt</translation>
    </message>
    <message>
        <source>it was written by a newer version of the program (format %3); up to format %2 can be read</source>
        <translation>die Datei ist von einer neueren Programmversion geschrieben (Format %3); lesbar ist höchstens Format %2</translation>
    </message>
    <message>
        <source>it was played with newer rules (version %3); rules up to version %2 are known</source>
        <translation>das Spiel wurde mit neueren Regeln gespielt (Version %3); bekannt sind die Regeln bis Version %2</translation>
    </message>
    <message>
        <source>the printed values “%3” are not known here</source>
        <translation>die gedruckten Werte „%3“ sind hier nicht bekannt</translation>
    </message>
    <message>
        <source>the printed values are not those the game was played with</source>
        <translation>die gedruckten Werte sind nicht die, mit denen gespielt wurde</translation>
    </message>
    <message>
        <source>the printed value “%1” makes no sense: %3; expected: %2</source>
        <translation>der gedruckte Wert „%1“ ergibt keinen Sinn: %3; erwartet: %2</translation>
    </message>
    <message>
        <source>the printed value “%1” makes no sense</source>
        <translation>der gedruckte Wert „%1“ ergibt keinen Sinn</translation>
    </message>
    <message>
        <source>“%1” cannot be on this table: %3; expected: %2</source>
        <translation>„%1“ kann auf diesem Tisch nicht sein: %3; erwartet: %2</translation>
    </message>
    <message>
        <source>“%1” cannot be on this table</source>
        <translation>„%1“ kann auf diesem Tisch nicht sein</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <translation>%1, Zeile %2</translation>
    </message>
    <message>
        <source>%1: %3 is out of bounds; the bound is %2</source>
        <translation>%1: %3 liegt außerhalb der Grenzen; die Grenze ist %2</translation>
    </message>
    <message>
        <source>%1: there is a row, part or track without spaces</source>
        <translation>%1: eine Reihe, ein Teil oder eine Leiste ist ohne Felder</translation>
    </message>
    <message>
        <source>%1: the values have to go one way only</source>
        <translation>%1: die Werte müssen durchgehend steigen oder durchgehend fallen</translation>
    </message>
    <message>
        <source>%1: cards in the deck: %3 instead of %2</source>
        <translation>%1: Karten im Stapel: %3 statt %2</translation>
    </message>
    <message>
        <source>%1: Sphinx cards: %3 instead of %2</source>
        <translation>%1: Sphinx-Karten: %3 statt %2</translation>
    </message>
    <message>
        <source>%1: this stop is missing from the river</source>
        <translation>%1: dieser Halt fehlt auf dem Fluss</translation>
    </message>
    <message>
        <source>%1: this stop is on the river twice</source>
        <translation>%1: dieser Halt ist zweimal auf dem Fluss</translation>
    </message>
    <message>
        <source>%1: tomb tiles: %3, but at least %2 must be there</source>
        <translation>%1: Gräber-Plättchen: %3, nötig sind mindestens %2</translation>
    </message>
    <message>
        <source>%1: a part of the temple is missing</source>
        <translation>%1: ein Teil des Tempels fehlt</translation>
    </message>
    <message>
        <source>%1: two cards have the same id</source>
        <translation>%1: zwei Karten haben dieselbe Kennung</translation>
    </message>
    <message>
        <source>the brackets are nested too deep; at most %2 can be read</source>
        <translation>die Klammern sind zu tief verschachtelt; lesbar sind höchstens %2</translation>
    </message>
    <message>
        <source>the brackets are nested too deep</source>
        <translation>die Klammern sind zu tief verschachtelt</translation>
    </message>
    <message>
        <source>%1: the building has no such row or part</source>
        <translation>%1: Das Bauwerk hat keine solche Reihe und keinen solchen Teil</translation>
    </message>
    <message>
        <source>this end position is not complete yet; the window goes on with it</source>
        <translation>diese Endstellung ist noch nicht vollständig; im Fenster geht es mit ihr weiter</translation>
    </message>
    <message>
        <source>%2 was expected, and this is %3</source>
        <translation>erwartet: %2; gefunden: %3</translation>
    </message>
    <message>
        <source>the game named there is “%3”, which does not fit here</source>
        <translation>als Spiel steht dort „%3“; das passt hier nicht</translation>
    </message>
    <message>
        <source>“%1” is %3, which is there already; expected: %2</source>
        <translation>„%1“ ist %3, das gibt es schon; erwartet: %2</translation>
    </message>
    <message>
        <source>the line is too long; at most %2 can be read</source>
        <translation>die Zeile ist zu lang; lesbar sind höchstens %2</translation>
    </message>
    <message>
        <source>%1: tomb tiles: %3 given, but %2 with a value</source>
        <translation>%1: Gräber-Plättchen: %3 angegeben, aber %2 mit einem Wert</translation>
    </message>
    <message>
        <source>the line is damaged or was changed: it does not fit its checksum</source>
        <translation>die Zeile ist beschädigt oder wurde geändert: sie passt nicht zu ihrer Prüfsumme</translation>
    </message>
</context>
<context>
    <name>ReaderPhrase</name>
    <message>
        <source>an integer</source>
        <translation>eine ganze Zahl</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>a number of at most 64 bits</source>
        <translation>eine Zahl mit höchstens 64 Bit</translation>
    </message>
    <message>
        <source>a number or a list of spaces</source>
        <translation>eine Zahl oder eine Liste von Feldern</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true oder false</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>ein Text</translation>
    </message>
    <message>
        <source>a text without control characters</source>
        <translation>ein Text ohne Steuerzeichen</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>eine Liste</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>ein Objekt</translation>
    </message>
    <message>
        <source>an id of small letters, digits and &quot;-&quot;</source>
        <translation>eine Kennung aus Kleinbuchstaben, Ziffern und &quot;-&quot;</translation>
    </message>
    <message>
        <source>another id</source>
        <translation>eine andere Kennung</translation>
    </message>
    <message>
        <source>each only once</source>
        <translation>jedes nur einmal</translation>
    </message>
    <message>
        <source>each at most once</source>
        <translation>jedes höchstens einmal</translation>
    </message>
    <message>
        <source>each id once</source>
        <translation>jede Kennung einmal</translation>
    </message>
    <message>
        <source>a game record</source>
        <translation>eine Spielaufzeichnung</translation>
    </message>
    <message>
        <source>an edition</source>
        <translation>gedruckte Werte einer Auflage oder eines Exemplars</translation>
    </message>
    <message>
        <source>an end position</source>
        <translation>eine Endstellung</translation>
    </message>
    <message>
        <source>a date such as %1</source>
        <translation>ein Datum wie %1</translation>
    </message>
    <message>
        <source>a time such as %1</source>
        <translation>ein Zeitpunkt wie %1</translation>
    </message>
    <message>
        <source>option %1</source>
        <translation>die Regeloption %1</translation>
    </message>
    <message>
        <source>a quarry</source>
        <translation>ein Steinbruch</translation>
    </message>
    <message>
        <source>a field</source>
        <translation>ein Getreidefeld</translation>
    </message>
    <message>
        <source>a card that adds strength</source>
        <translation>eine Karte für mehr Stärke</translation>
    </message>
    <message>
        <source>a Permanent card of this game</source>
        <translation>eine Permanent-Karte dieses Spiels</translation>
    </message>
    <message>
        <source>a Sphinx card of this game</source>
        <translation>eine Sphinx-Karte dieses Spiels</translation>
    </message>
    <message>
        <source>a Sphinx card that nobody else has</source>
        <translation>eine Sphinx-Karte, die sonst niemand hat</translation>
    </message>
    <message>
        <source>a part earlier in the list</source>
        <translation>ein Teil weiter vorn in der Liste</translation>
    </message>
    <message>
        <source>a tomb tile that is still in the box</source>
        <translation>ein Gräber-Plättchen, das noch in der Schachtel ist</translation>
    </message>
    <message>
        <source>as many tiles as tombs, %1</source>
        <translation>so viele Plättchen wie Gräber, %1</translation>
    </message>
    <message>
        <source>as many as all players’ stones there, %1</source>
        <translation>so viele wie die Steine aller dort, %1</translation>
    </message>
    <message>
        <source>the sum of tombTiles, %1</source>
        <translation>die Summe von tombTiles, %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 to %2 with %n tomb(s)</source>
        <translation>
            <numerusform>%1 bis %2 bei %n Grab</numerusform>
            <numerusform>%1 bis %2 bei %n Gräbern</numerusform>
        </translation>
    </message>
    <message>
        <source>spaces that nobody else has built</source>
        <translation>Felder, die sonst niemand bebaut hat</translation>
    </message>
    <message>
        <source>only spaces whose supporting spaces are built</source>
        <translation>nur Felder, deren tragende Felder bebaut sind</translation>
    </message>
    <message>
        <source>the spaces that the players list, and those below</source>
        <translation>die Felder, die alle zusammen nennen, und die darunter</translation>
    </message>
    <message>
        <source>the spaces built, for the Sphinx card %1</source>
        <translation>die bebauten Felder, für die Sphinx-Karte %1</translation>
    </message>
    <message>
        <source>stoneMarket %1 or lower down</source>
        <translation>stoneMarket %1 oder weiter unten</translation>
    </message>
    <message>
        <source>at most %1 for all players together</source>
        <translation>höchstens %1 für alle zusammen</translation>
    </message>
    <message>
        <source>at most %1 CARD-IMPROVE-FIELD for all players together</source>
        <translation>höchstens %1 CARD-IMPROVE-FIELD für alle zusammen</translation>
    </message>
    <message>
        <source>at least %1 for all players together, with the spaces that must be built first</source>
        <translation>mindestens %1 für alle zusammen, samt den Feldern, die zuerst bebaut sein müssen</translation>
    </message>
    <message>
        <source>this part of the temple</source>
        <translation>dieser Teil des Tempels</translation>
    </message>
    <message>
        <source>this stop once</source>
        <translation>dieser Halt einmal</translation>
    </message>
    <message>
        <source>at least one</source>
        <translation>mindestens eins</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>höchstens %1</translation>
    </message>
    <message numerus="yes">
        <source>at most %n space(s)</source>
        <translation>
            <numerusform>höchstens %n Feld</numerusform>
            <numerusform>höchstens %n Felder</numerusform>
        </translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>mindestens %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>The least and the greatest number that a file may have there.</extracomment>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>%1 to %2, each once</source>
        <translation>%1 bis %2, jede einmal</translation>
    </message>
    <message>
        <source>%1 to %2 characters</source>
        <translation>%1 bis %2 Zeichen</translation>
    </message>
    <message>
        <source>%1 to %2 elements</source>
        <translation>%1 bis %2 Einträge</translation>
    </message>
    <message>
        <source>%1 to %2 cards in all</source>
        <translation>insgesamt %1 bis %2 Karten</translation>
    </message>
    <message>
        <source>%1 to %2 in steps of %3</source>
        <translation>%1 bis %2 in Schritten von %3</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in this deck</source>
        <translation>
            <numerusform>%n Karte in diesem Stapel</numerusform>
            <numerusform>%n Karten in diesem Stapel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n Plättchen</numerusform>
            <numerusform>%n Plättchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s)</source>
        <translation>
            <numerusform>%n Byte</numerusform>
            <numerusform>%n Byte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s) a line</source>
        <translation>
            <numerusform>%n Byte</numerusform>
            <numerusform>%n Byte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n value(s)</source>
        <translation>
            <numerusform>%n Wert</numerusform>
            <numerusform>%n Werte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n level(s)</source>
        <translation>
            <numerusform>%n Ebene</numerusform>
            <numerusform>%n Ebenen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entry(ies)</source>
        <translation>
            <numerusform>%n Eintrag</numerusform>
            <numerusform>%n Einträge</numerusform>
        </translation>
    </message>
    <message>
        <source>at most %1 on all the cards of the box together</source>
        <translation>höchstens %1 auf allen Karten der Schachtel zusammen</translation>
    </message>
    <message>
        <source>something else</source>
        <translation>etwas anderes</translation>
    </message>
    <message>
        <source>it is a pipe, a device or a socket</source>
        <translation>das ist eine Pipe, ein Gerät oder ein Socket</translation>
    </message>
    <message>
        <source>the link leads nowhere</source>
        <translation>die Verknüpfung führt ins Leere</translation>
    </message>
    <message>
        <source>a value</source>
        <translation>ein Wert</translation>
    </message>
    <message>
        <source>each warehouse once</source>
        <translation>jedes Lager einmal</translation>
    </message>
    <message>
        <source>fish, linen or wood</source>
        <translation>Fisch, Leinen oder Holz</translation>
    </message>
    <message numerus="yes">
        <source>at most %n pyramid(s)</source>
        <translation>
            <numerusform>höchstens %n Pyramide</numerusform>
            <numerusform>höchstens %n Pyramiden</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Reason</name>
    <message>
        <source>Built %1</source>
        <translation>Gebaut %1</translation>
    </message>
    <message>
        <source>Pyramid row %1 complete: most stones</source>
        <translation>Reihe %1 der Pyramide voll: die meisten Steine</translation>
    </message>
    <message numerus="yes">
        <source>%n Sphinx card(s) returned</source>
        <translation>
            <numerusform>%n Sphinx-Karte zurückgelegt</numerusform>
            <numerusform>%n Sphinx-Karten zurückgelegt</numerusform>
        </translation>
    </message>
    <message>
        <source>Sphinx card: %1</source>
        <translation>Sphinx-Karte: %1</translation>
    </message>
    <message>
        <source>Not enough grain for the crews</source>
        <translation>Zu wenig Getreide für die Bautrupps</translation>
    </message>
    <message>
        <source>Last step of the grain market</source>
        <translation>Letzte Stufe am Getreidemarkt</translation>
    </message>
    <message>
        <source>Stones left over sold</source>
        <translation>Übrige Steine verkauft</translation>
    </message>
    <message>
        <source>Sum of the tombs</source>
        <translation>Summe der Gräber</translation>
    </message>
    <message>
        <source>Built %1: %2</source>
        <extracomment>%1: at a building site, %2: the spaces</extracomment>
        <translation>Gebaut %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>Not enough grain for the crews: %1 short, %n point(s) each</source>
        <extracomment>%1: missing grain, %n: what one of them costs</extracomment>
        <translation>
            <numerusform>Getreide für die Bautrupps: %1 zu wenig, je %n Punkt</numerusform>
            <numerusform>Getreide für die Bautrupps: %1 zu wenig, je %n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stones spent at %n building site(s)</source>
        <translation>
            <numerusform>Steine auf %n Bauplatz verbraucht</numerusform>
            <numerusform>Steine auf %n Bauplätzen verbraucht</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>Source</source>
        <translation>Herkunft</translation>
    </message>
    <message>
        <source>Before the final scoring</source>
        <translation>Vor der Schlusswertung</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Bid for the seat</source>
        <translation>Gebot für den Startplatz</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>%1 grain for strength %2</source>
        <translation>%1 Getreide für Stärke %2</translation>
    </message>
    <message>
        <source>values %1</source>
        <translation>Werte %1</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is not finished: %1.</source>
        <translation>Das Spiel ist nicht zu Ende: %1.</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>%1 wins.</source>
        <translation>%1 gewinnt.</translation>
    </message>
    <message>
        <source>%1 is in front.</source>
        <translation>%1 liegt vorn.</translation>
    </message>
    <message>
        <source>Nobody is in front alone.</source>
        <translation>Niemand liegt allein vorn.</translation>
    </message>
    <message>
        <source>Ranking</source>
        <translation>Rangfolge</translation>
    </message>
    <message numerus="yes">
        <source>%n printed value(s) of “%1” are only assumed; compare them with your own copy: nilometer-cli edition --unconfirmed</source>
        <translation>
            <numerusform>%n gedruckter Wert von „%1“ ist nur angenommen; bitte mit dem eigenen Exemplar vergleichen: nilometer-cli edition --unconfirmed</numerusform>
            <numerusform>%n gedruckte Werte von „%1“ sind nur angenommen; bitte mit dem eigenen Exemplar vergleichen: nilometer-cli edition --unconfirmed</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1, %2</source>
        <translation>Runde %1: %2</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>Whose points these are.</extracomment>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>The points of the player after that entry.</extracomment>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Eintrag</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>* rests on printed values that are only assumed: %1</source>
        <translation>* beruht auf gedruckten Werten, die nur angenommen sind: %1</translation>
    </message>
    <message>
        <source>! entered against the rules, or corrected</source>
        <translation>! gegen die Regeln eingetragen oder korrigiert</translation>
    </message>
    <message>
        <source>Course of the game</source>
        <translation>Spielverlauf</translation>
    </message>
    <message>
        <source>Points by source</source>
        <translation>Punkte nach Herkunft</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Seite %1 von %2</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>Das Spiel</translation>
    </message>
    <message>
        <source>Sphinx cards</source>
        <translation>Sphinx-Karten</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Wertungsblatt</translation>
    </message>
    <message>
        <source>Disputed entries</source>
        <extracomment>heading of a list of entries that the table does not agree about</extracomment>
        <translation>Strittige Einträge</translation>
    </message>
    <message>
        <source>%1 %2 instead of %3</source>
        <extracomment>%1: a player, %2: what he would have, %3: what he has</extracomment>
        <translation>%1 %2 statt %3</translation>
    </message>
    <message>
        <source>The score is the same either way.</source>
        <translation>Die Wertung ist so und so dieselbe.</translation>
    </message>
    <message>
        <source>Then: %1.</source>
        <extracomment>What the score would be if the other side of a dispute is right; a list of &quot;Anna 26 instead of 23&quot;.</extracomment>
        <translation>Dann: %1.</translation>
    </message>
    <message>
        <source>Entry %1, round %2: %3</source>
        <translation>Eintrag %1, Runde %2: %3</translation>
    </message>
    <message>
        <source>Disputed values</source>
        <translation>Strittige Werte</translation>
    </message>
    <message>
        <source>%1 wins?</source>
        <extracomment>Somebody else wins if what is disputed was otherwise.</extracomment>
        <translation>Gewinnt %1?</translation>
    </message>
    <message numerus="yes">
        <source>The winner is not settled: %n disputed entry(ies).</source>
        <translation>
            <numerusform>Der Sieg ist noch offen: %n Eintrag ist strittig.</numerusform>
            <numerusform>Der Sieg ist noch offen: %n Einträge sind strittig.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The ranking is not settled: %n disputed entry(ies).</source>
        <translation>
            <numerusform>Die Rangfolge ist noch offen: %n Eintrag ist strittig.</numerusform>
            <numerusform>Die Rangfolge ist noch offen: %n Einträge sind strittig.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The winner is not settled: %n disputed value(s).</source>
        <translation>
            <numerusform>Der Sieg ist noch offen: %n Wert ist strittig.</numerusform>
            <numerusform>Der Sieg ist noch offen: %n Werte sind strittig.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The ranking is not settled: %n disputed value(s).</source>
        <translation>
            <numerusform>Die Rangfolge ist noch offen: %n Wert ist strittig.</numerusform>
            <numerusform>Die Rangfolge ist noch offen: %n Werte sind strittig.</numerusform>
        </translation>
    </message>
    <message>
        <source>before</source>
        <extracomment>Short for what somebody had before the final scoring.</extracomment>
        <translation>vorher</translation>
    </message>
    <message>
        <source>%1 win together.</source>
        <translation>%1 gewinnen gemeinsam.</translation>
    </message>
</context>
<context>
    <name>RestsOn</name>
    <message>
        <source>* Rests on values that nobody has compared yet: %1</source>
        <translation>* Beruht auf Werten, die noch niemand verglichen hat: %1</translation>
    </message>
    <message numerus="yes">
        <source>* Rests on values that nobody has compared yet: %1; and %n other(s)</source>
        <translation>
            <numerusform>* Beruht auf Werten, die noch niemand verglichen hat: %1; und %n weiterer</numerusform>
            <numerusform>* Beruht auf Werten, die noch niemand verglichen hat: %1; und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Check your copy (Ctrl+M) shows where they stand; once they are confirmed, the mark goes.</source>
        <translation>„Eigenes Exemplar prüfen“ (Strg+M) zeigt, wo sie stehen; sind sie bestätigt, verschwindet das Zeichen.</translation>
    </message>
    <message>
        <source>This needs a printed value that nobody has written down yet: %1.</source>
        <translation>Dazu fehlt ein gedruckter Wert, den noch niemand aufgeschrieben hat: %1.</translation>
    </message>
</context>
<context>
    <name>River</name>
    <message>
        <source>No Nile card lies here.</source>
        <translation>Hier liegt keine Nil-Karte.</translation>
    </message>
    <message>
        <source>The Nile card that lies here has not been named yet.</source>
        <translation>Welche Nil-Karte hier liegt, ist noch nicht angegeben.</translation>
    </message>
    <message>
        <source>markets 1 down</source>
        <extracomment>What Edfu does; very short: both market markers go one step down.</extracomment>
        <translation>Märkte 1 abwärts</translation>
    </message>
    <message>
        <source>+1, ring</source>
        <extracomment>Behind the picture of the joker crew; very short: +1 strength, and the water ring may move.</extracomment>
        <translation>+1, Ring</translation>
    </message>
    <message numerus="yes">
        <source>crew +1, %n stone(s)</source>
        <extracomment>What Alyi does; very short: one crew gains 1 strength, and there are stones.</extracomment>
        <translation>
            <numerusform>Trupp +1, %n Stein</numerusform>
            <numerusform>Trupp +1, %n Steine</numerusform>
        </translation>
    </message>
    <message>
        <source>Shown here: %1.</source>
        <translation>Abgebildet: %1.</translation>
    </message>
    <message>
        <source>R</source>
        <extracomment>One letter for the reserve beside a building site.</extracomment>
        <translation>R</translation>
    </message>
    <message>
        <source>%1, reserve</source>
        <translation>%1, Reserve</translation>
    </message>
    <message>
        <source>%1, building space %2</source>
        <extracomment>%1: building site, %2: number of the space</extracomment>
        <translation>%1, Baufeld %2</translation>
    </message>
    <message>
        <source>Here: a ship of %1.</source>
        <translation>Hier: ein Schiff von %1.</translation>
    </message>
    <message>
        <source>The Nile card of this round has not been named yet.</source>
        <translation>Die Nil-Karte dieser Runde ist noch nicht benannt.</translation>
    </message>
    <message>
        <source>not named</source>
        <extracomment>On a space of the river: which Nile card lies there has not been said; very short.</extracomment>
        <translation>nicht benannt</translation>
    </message>
    <message>
        <source>Obelisk, tombs</source>
        <extracomment>The heading of a building site beside the river; very short.</extracomment>
        <translation>Obelisk, Gräber</translation>
    </message>
    <message>
        <source>Pyramid, temple</source>
        <extracomment>The heading of a building site beside the river; very short.</extracomment>
        <translation>Pyramide, Tempel</translation>
    </message>
    <message>
        <source>markets ↓</source>
        <translation>Märkte ↓</translation>
    </message>
    <message numerus="yes">
        <source>+1, %n stone(s)</source>
        <translation>
            <numerusform>+1, %n Stein</numerusform>
            <numerusform>+1, %n Steine</numerusform>
        </translation>
    </message>
    <message>
        <source>empty</source>
        <extracomment>On a space of the river where no card lies; very short.</extracomment>
        <translation>leer</translation>
    </message>
</context>
<context>
    <name>RowsLesson</name>
    <message>
        <source>Pyramid and temple</source>
        <translation>Pyramide und Tempel</translation>
    </message>
    <message>
        <source>What rests on what, and who gets the bonus of a full row.</source>
        <translation>Was worauf steht, und wer die Punkte einer vollen Reihe bekommt.</translation>
    </message>
    <message>
        <source>Ben has begun the lowest row of the pyramid. It is not full, but Anna may go higher where a space rests on built ones. Let her build in the second row (PYR-1).</source>
        <translation>Ben hat die unterste Reihe der Pyramide begonnen. Sie ist nicht voll. Trotzdem darf Anna höher bauen, wo ein Feld auf gebauten ruht. Sie soll in der zweiten Reihe bauen (PYR-1).</translation>
    </message>
    <message>
        <source>Look for the space right above Ben’s stones, then press Enter (PYR-1).</source>
        <translation>Gesucht ist das Feld direkt über Bens Steinen. Danach Enter drücken (PYR-1).</translation>
    </message>
    <message>
        <source>What that space rests on is not built yet. Building all of it costs more than Anna has (PYR-1).</source>
        <translation>Worauf dieses Feld ruht, ist noch nicht gebaut. Alles zusammen ist für Anna zu teuer (PYR-1).</translation>
    </message>
    <message>
        <source>What it rests on is built, and that is enough. The row below may still have gaps further right (PYR-1).</source>
        <translation>Worauf es ruht, ist gebaut, und das genügt. Weiter rechts darf die Reihe darunter noch Lücken haben (PYR-1).</translation>
    </message>
    <message>
        <source>That is the temple. Look at the pyramid (PYR-1).</source>
        <translation>Das ist der Tempel. Gesucht ist die Pyramide (PYR-1).</translation>
    </message>
    <message>
        <source>That goes on in the lowest row, from the left. Allowed, but go higher now (PYR-1).</source>
        <translation>So geht es in der untersten Reihe weiter, von links. Das ist erlaubt, aber jetzt soll es höher gehen (PYR-1).</translation>
    </message>
    <message>
        <source>Nobody is forced to build. But here Anna can score, so let her (BUILD-6).</source>
        <translation>Niemand muss bauen. Aber hier kann Anna punkten, also los (BUILD-6).</translation>
    </message>
    <message>
        <source>With all that it rests on, that costs too much (BUILD-5).</source>
        <translation>Mit allem, worauf es ruht, kostet das zu viel (BUILD-5).</translation>
    </message>
    <message>
        <source>Now the temple: two pillars outside, columns between them. The left pillar is full, the right one is begun. How much does a column of value %1 cost Anna now?</source>
        <translation>Jetzt der Tempel: außen zwei Pfeiler, dazwischen Säulen. Der linke Pfeiler ist voll, der rechte begonnen. Was kostet Anna jetzt eine Säule vom Wert %1?</translation>
    </message>
    <message>
        <source>Columns come only after both pillars are full (TEMPLE-1).</source>
        <translation>Säulen kommen erst, wenn beide Pfeiler voll sind (TEMPLE-1).</translation>
    </message>
    <message>
        <source>One pillar is not enough: first the right one has to be full as well (TEMPLE-1).</source>
        <translation>Ein Pfeiler genügt nicht: Erst muss auch der rechte voll sein (TEMPLE-1).</translation>
    </message>
    <message>
        <source>That fills the right pillar. The column itself comes on top (TEMPLE-1).</source>
        <translation>Damit ist der rechte Pfeiler voll. Die Säule selbst kommt noch dazu (TEMPLE-1).</translation>
    </message>
    <message>
        <source>%1 for the rest of the right pillar, then %2 for the column. One action may do both (TEMPLE-1, BUILD-5).</source>
        <translation>%1 für den Rest des rechten Pfeilers, dann %2 für die Säule. Ein Zug darf beides (TEMPLE-1, BUILD-5).</translation>
    </message>
    <message>
        <source>Blue crew and joker are strong enough, and Anna has %1 stones. Let her build a column, with all that is missing for it. Then press Enter.</source>
        <translation>Blauer Bautrupp und Joker sind stark genug, und Anna hat %1 Steine. Sie soll eine Säule bauen, mit allem, was dafür fehlt. Danach Enter drücken.</translation>
    </message>
    <message>
        <source>Press a column: the missing pillar spaces are added by themselves (TEMPLE-1).</source>
        <translation>Eine Säule anklicken: Die fehlenden Felder des Pfeilers kommen von selbst dazu (TEMPLE-1).</translation>
    </message>
    <message>
        <source>Allowed, but that is no column. The columns are the tall spaces in the middle (TEMPLE-1).</source>
        <translation>Das ist erlaubt, aber keine Säule. Die Säulen sind die hohen Felder in der Mitte (TEMPLE-1).</translation>
    </message>
    <message>
        <source>First the pillar, then the column, all at once. The spaces above open only when all columns stand (TEMPLE-1).</source>
        <translation>Erst der Pfeiler, dann die Säule, alles in einem Zug. Oben geht es erst weiter, wenn alle Säulen stehen (TEMPLE-1).</translation>
    </message>
    <message>
        <source>A later game: when a row is full, the player with most stones in it scores one point per own stone in it. Spend Anna’s %1 stones where they bring most points at once.</source>
        <translation>Ein anderes Spiel: Ist eine Reihe voll, punktet, wer darin die meisten Steine hat, und zwar je eigenem Stein. Annas %1 Steine dort verbauen, wo sie sofort am meisten bringen.</translation>
    </message>
    <message>
        <source>Count the stones of both in the lowest row, and the gaps (PYR-2).</source>
        <translation>Die Steine beider in der untersten Reihe zählen, und die Lücken (PYR-2).</translation>
    </message>
    <message>
        <source>That brings %1. There is a way to more: what if the lowest row were full? (PYR-2)</source>
        <translation>Das bringt %1. Es geht noch mehr: Was wäre, wenn die unterste Reihe voll ist? (PYR-2)</translation>
    </message>
    <message>
        <source>%1 points for building, then %2 more: the row is full, and Anna has most stones in it, %2. That counts once, at once (PYR-2).</source>
        <translation>%1 Punkte fürs Bauen, dann noch %2: Die Reihe ist voll, und Anna hat darin die meisten Steine, nämlich %2. Das zählt sofort, aber nur einmal (PYR-2).</translation>
    </message>
    <message>
        <source>Another game, and one gap left in the lowest row. If Anna fills it, both have %1 stones there. Who gets the bonus then?</source>
        <translation>Noch ein Spiel, und in der untersten Reihe fehlt nur ein Feld. Füllt Anna es, haben beide dort %1 Steine. Wer bekommt dann die Punkte der Reihe?</translation>
    </message>
    <message>
        <source>In a tie, look at the row from the left (PYR-3).</source>
        <translation>Bei Gleichstand die Reihe von links ansehen (PYR-3).</translation>
    </message>
    <message>
        <source>Anna, who fills it</source>
        <translation>Anna, die sie füllt</translation>
    </message>
    <message>
        <source>It does not matter who puts the last stone (PYR-2).</source>
        <translation>Wer den letzten Stein legt, ist egal (PYR-2).</translation>
    </message>
    <message>
        <source>In a tie it is the one whose first stone stands furthest left. That is Ben (PYR-3).</source>
        <translation>Bei Gleichstand gewinnt, wessen erster Stein am weitesten links steht. Das ist Ben (PYR-3).</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>Beide</translation>
    </message>
    <message>
        <source>Only one player gets it. In a tie the row is read from the left (PYR-3).</source>
        <translation>Nur einer bekommt sie. Bei Gleichstand wird die Reihe von links gelesen (PYR-3).</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Niemand</translation>
    </message>
    <message>
        <source>Even in a tie somebody gets it (PYR-3).</source>
        <translation>Auch bei Gleichstand bekommt sie jemand (PYR-3).</translation>
    </message>
    <message>
        <source>Anna has other places to build. Let her score here without giving Ben the bonus of the row. Then press Enter.</source>
        <translation>Anna kann auch anderswo bauen. Sie soll hier punkten, ohne Ben die Punkte der Reihe zu schenken. Danach Enter drücken.</translation>
    </message>
    <message>
        <source>Everything but the last gap of the lowest row will do (PYR-2).</source>
        <translation>Alles ist recht, nur nicht die letzte Lücke der untersten Reihe (PYR-2).</translation>
    </message>
    <message>
        <source>The row is full now, and Ben gets %1 points for it: his first stone stands furthest left (PYR-3).</source>
        <translation>Jetzt ist die Reihe voll, und Ben bekommt dafür %1 Punkte: Sein erster Stein steht am weitesten links (PYR-3).</translation>
    </message>
    <message>
        <source>Anna scores, and the row stays open. Before a row is filled, look whose stones lie in it (PYR-2).</source>
        <translation>Anna punktet, und die Reihe bleibt offen. Vor dem Füllen lohnt der Blick, wessen Steine darin liegen (PYR-2).</translation>
    </message>
    <message>
        <source>Remember: rows grow from the left (PYR-1), columns need both pillars (TEMPLE-1). A full row pays the player with most stones. A tie goes to the one furthest left (PYR-3).</source>
        <translation>Kurz gesagt: Reihen wachsen von links (PYR-1), Säulen brauchen beide Pfeiler (TEMPLE-1). Eine volle Reihe bringt dem Punkte, der dort die meisten Steine hat. Bei Gleichstand entscheidet der Stein ganz links (PYR-3).</translation>
    </message>
    <message>
        <source>One building action may use both buildings of this site. The temple grows part by part. The pyramid pays twice: for each space, and again for each full row (PYR-2).</source>
        <translation>An diesem Bauplatz darf ein Zug beide Bauwerke nutzen. Der Tempel wächst Teil für Teil. Die Pyramide bringt zweimal Punkte: für jedes Feld und noch einmal für jede volle Reihe (PYR-2).</translation>
    </message>
</context>
<context>
    <name>Rule</name>
    <message>
        <source>Starting kit</source>
        <translation>Ausstattung</translation>
    </message>
    <message>
        <source>First order</source>
        <translation>Erste Reihenfolge</translation>
    </message>
    <message>
        <source>Order tiles are dealt at random. All markers start on 0 of the score track: number 1 at the very back, the highest number in front.</source>
        <translation>Die Nummern-Plättchen werden zufällig verteilt. Alle Marker starten auf der 0 der Zählleiste: Nummer 1 ganz hinten, die höchste Nummer vorn.</translation>
    </message>
    <message>
        <source>Starting stones</source>
        <translation>Steine zu Beginn</translation>
    </message>
    <message>
        <source>Markets at the start</source>
        <translation>Märkte zu Beginn</translation>
    </message>
    <message>
        <source>All markers start on the top step of the stone market and the grain market.</source>
        <translation>Alle Marker starten beim Steineverkauf und beim Getreidemarkt auf der obersten Stufe.</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Stapel</translation>
    </message>
    <message>
        <source>The Nile cards form three decks by the number on their back. The Sphinx cards lie face down; the options say whether everyone starts with one.</source>
        <translation>Die Nil-Karten bilden nach der Zahl auf der Rückseite drei Stapel. Die Sphinx-Karten liegen verdeckt; ob alle mit einer beginnen, sagt eine Regeloption.</translation>
    </message>
    <message>
        <source>The water ring starts on the middle one of its three positions.</source>
        <translation>Der Wasserring startet auf der mittleren seiner drei Positionen.</translation>
    </message>
    <message>
        <source>Shuffled tomb tiles lie face down on the tombs, the first four are turned up. Nobody sees those left over.</source>
        <translation>Gemischte Gräber-Plättchen liegen verdeckt auf den Gräbern, die ersten vier sind offen. Was übrig ist, sieht niemand.</translation>
    </message>
    <message>
        <source>Fewer building spaces</source>
        <translation>Weniger Baufelder</translation>
    </message>
    <message>
        <source>Forward or back: a marker that arrives on an occupied space of the score track stands behind those already there. A move of 0 keeps the place.</source>
        <translation>Ob vorwärts oder rückwärts: Wer auf ein besetztes Feld der Zählleiste kommt, steht hinter denen, die schon da sind. Ein Zug um 0 ändert nichts.</translation>
    </message>
    <message>
        <source>Scarab</source>
        <translation>Skarabäus</translation>
    </message>
    <message>
        <source>From the front</source>
        <translation>Von vorn</translation>
    </message>
    <message>
        <source>Length of a turn</source>
        <translation>Dauer eines Zugs</translation>
    </message>
    <message>
        <source>A turn goes on until another player acts. While stones are produced, participation is scored and the order is set, everybody is on turn.</source>
        <translation>Ein Zug dauert, bis jemand anders handelt. Beim Produzieren der Steine, bei der Mitwirkung und bei der neuen Reihenfolge sind alle am Zug.</translation>
    </message>
    <message>
        <source>When Anytime cards work</source>
        <translation>Wann Jederzeit-Karten gelten</translation>
    </message>
    <message>
        <source>Advances between turns</source>
        <translation>Schritte außer der Reihe</translation>
    </message>
    <message>
        <source>A card that advances a construction crew each round needs no turn: it works from sailing until the new order is set, never in the final scoring.</source>
        <translation>Eine Karte, die jede Runde einen Bautrupp vorrückt, braucht keinen eigenen Zug: Sie gilt vom Befahren des Nils bis zur neuen Reihenfolge, nie in der Schlusswertung.</translation>
    </message>
    <message>
        <source>Order stays fixed</source>
        <translation>Reihenfolge bleibt</translation>
    </message>
    <message>
        <source>Cards are optional</source>
        <translation>Karten sind freiwillig</translation>
    </message>
    <message>
        <source>Nobody has to play a card. Help may be wasted, but stones never pay for more grain than is missing.</source>
        <translation>Niemand muss eine Karte spielen. Hilfe darf verpuffen, doch mit Steinen zahlt man nie mehr Getreide, als fehlt.</translation>
    </message>
    <message>
        <source>Online timings</source>
        <translation>Zeitpunkte im Online-Spiel</translation>
    </message>
    <message>
        <source>Lay out Nile cards</source>
        <translation>Nil-Karten auslegen</translation>
    </message>
    <message>
        <source>Each round fresh Nile cards go on the river, from the top space down: deck 1/2 twice, deck 3/4 twice, then deck 5. Old ones are gone.</source>
        <translation>Jede Runde kommen frische Nil-Karten auf den Fluss, vom obersten Feld an: zweimal aus Stapel 1/2, zweimal aus 3/4, dann aus 5. Alte sind weg.</translation>
    </message>
    <message>
        <source>One ship per space</source>
        <translation>Ein Schiff je Feld</translation>
    </message>
    <message>
        <source>An occupied space is closed to further ships.</source>
        <translation>Wo ein Schiff steht, ist für weitere Schiffe kein Platz.</translation>
    </message>
    <message>
        <source>Downstream only</source>
        <translation>Nur flussabwärts</translation>
    </message>
    <message>
        <source>A new ship goes further downstream than the last ship of its player.</source>
        <translation>Ein neues Schiff fährt weiter flussabwärts als das letzte eigene.</translation>
    </message>
    <message>
        <source>Kinds of spaces</source>
        <translation>Arten von Feldern</translation>
    </message>
    <message>
        <source>A ship collects a Nile card, carries out a round space or waits at a building site. Where the card is gone, no ship can go.</source>
        <translation>Ein Schiff holt eine Nil-Karte, führt ein rundes Feld aus oder wartet auf einem Bauplatz. Wo die Karte weg ist, fährt kein Schiff mehr hin.</translation>
    </message>
    <message>
        <source>Ships at building sites</source>
        <translation>Schiffe auf Bauplätzen</translation>
    </message>
    <message>
        <source>Any free building space may be chosen, one ship per player at each building site. The reserve opens when no building space is free.</source>
        <translation>Jedes freie Baufeld ist wählbar, mit nur einem eigenen Schiff je Bauplatz. Die Reserve öffnet, wenn kein Baufeld mehr frei ist.</translation>
    </message>
    <message>
        <source>Passing</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Where passing is allowed, it ends the round’s sailing for that player. The others go on.</source>
        <translation>Wo Passen erlaubt ist, beendet es die eigene Fahrt in dieser Runde. Die anderen fahren weiter.</translation>
    </message>
    <message>
        <source>Ships available</source>
        <translation>Zahl der Schiffe</translation>
    </message>
    <message>
        <source>Nobody places more ships in a round than they own.</source>
        <translation>Niemand setzt in einer Runde mehr Schiffe, als vorhanden sind.</translation>
    </message>
    <message>
        <source>Ships come home</source>
        <translation>Schiffe kehren heim</translation>
    </message>
    <message>
        <source>After sailing, ships return to their players. Those at building sites stay, the reserve included.</source>
        <translation>Nach der Fahrt kommen die Schiffe zurück. Auf Bauplätzen bleiben sie stehen, auch auf Reserve.</translation>
    </message>
    <message>
        <source>Stopping</source>
        <translation>Aufhören</translation>
    </message>
    <message>
        <source>Edfu</source>
        <translation>Edfu</translation>
    </message>
    <message>
        <source>Both market markers of the player go one step down.</source>
        <translation>Beide eigenen Marker auf den Märkten gehen eine Stufe nach unten.</translation>
    </message>
    <message>
        <source>Thebae</source>
        <translation>Thebae</translation>
    </message>
    <message>
        <source>The two construction crews shown at Thebae gain 1 strength each.</source>
        <translation>Die beiden in Thebae gezeigten Bautrupps gewinnen je 1 Stärke.</translation>
    </message>
    <message>
        <source>Selinon</source>
        <translation>Selinon</translation>
    </message>
    <message>
        <source>The two construction crews shown at Selinon gain 1 strength each.</source>
        <translation>Die beiden in Selinon gezeigten Bautrupps gewinnen je 1 Stärke.</translation>
    </message>
    <message>
        <source>Beni Hasan</source>
        <translation>Beni Hasan</translation>
    </message>
    <message>
        <source>The two construction crews shown at Beni Hasan gain 1 strength each.</source>
        <translation>Die beiden in Beni Hasan gezeigten Bautrupps gewinnen je 1 Stärke.</translation>
    </message>
    <message>
        <source>Passalon</source>
        <translation>Passalon</translation>
    </message>
    <message>
        <source>The joker crew gains 1 strength. The water ring may then move by one position.</source>
        <translation>Der Joker-Bautrupp gewinnt 1 Stärke. Danach darf der Wasserring eine Position wandern.</translation>
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
        <translation>Ein Bautrupp am Ende seiner Leiste bleibt dort. Ein Schritt, der nicht mehr geht, verfällt.</translation>
    </message>
    <message>
        <source>Choosing crews</source>
        <translation>Bautrupps wählen</translation>
    </message>
    <message>
        <source>Feeding</source>
        <translation>Ernährung</translation>
    </message>
    <message>
        <source>Watering</source>
        <translation>Bewässerung</translation>
    </message>
    <message>
        <source>Feeding penalty</source>
        <translation>Strafe für Hunger</translation>
    </message>
    <message>
        <source>Each grain missing costs as many points as the player’s step on the grain market says. Grain left over is lost.</source>
        <translation>Jedes fehlende Getreide kostet so viele Punkte, wie die eigene Stufe am Getreidemarkt sagt. Überschüssiges Getreide verfällt.</translation>
    </message>
    <message>
        <source>Help with feeding</source>
        <translation>Hilfe beim Ernähren</translation>
    </message>
    <message>
        <source>Producing stones</source>
        <translation>Steine produzieren</translation>
    </message>
    <message>
        <source>What no longer fits on the stone track is lost, wherever it comes from.</source>
        <translation>Was nicht mehr auf die Steineleiste passt, ist verloren, woher es auch kommt.</translation>
    </message>
    <message>
        <source>Order of building</source>
        <translation>Reihenfolge beim Bauen</translation>
    </message>
    <message>
        <source>At each building site the ship nearest to the Nile goes first, then the next building space.</source>
        <translation>Auf jedem Bauplatz wird vom Nil weg gebaut: erst das vorderste Schiff, dann Baufeld für Baufeld.</translation>
    </message>
    <message>
        <source>One crew per site</source>
        <translation>Ein Bautrupp je Bauplatz</translation>
    </message>
    <message>
        <source>Building takes stones and one unused construction crew. The joker crew may help; a second normal one needs a card.</source>
        <translation>Bauen braucht Steine und einen noch nicht genutzten Bautrupp. Der Joker-Bautrupp darf helfen, ein zweiter normaler nur mit Karte.</translation>
    </message>
    <message>
        <source>Joker crew</source>
        <translation>Joker-Bautrupp</translation>
    </message>
    <message>
        <source>The joker crew builds once a round and always with a normal construction crew.</source>
        <translation>Der Joker-Bautrupp baut einmal je Runde und stets zusammen mit einem normalen Bautrupp.</translation>
    </message>
    <message>
        <source>Used crews</source>
        <translation>Genutzte Bautrupps</translation>
    </message>
    <message>
        <source>A construction crew that has built is turned over until the next round. Its strength stays.</source>
        <translation>Ein Bautrupp, der gebaut hat, liegt bis zur nächsten Runde umgedreht. Seine Stärke bleibt.</translation>
    </message>
    <message>
        <source>Price of building</source>
        <translation>Preis beim Bauen</translation>
    </message>
    <message>
        <source>Not building</source>
        <translation>Nicht bauen</translation>
    </message>
    <message>
        <source>Ships in reserve</source>
        <translation>Schiffe auf Reserve</translation>
    </message>
    <message>
        <source>A ship in reserve builds last, and only if a building space of its site was freed.</source>
        <translation>Ein Schiff auf Reserve baut zuletzt, und nur wenn auf seinem Bauplatz ein Baufeld frei geworden ist.</translation>
    </message>
    <message>
        <source>Building</source>
        <extracomment>The title of a rule: what players do.</extracomment>
        <translation>Bauen</translation>
    </message>
    <message>
        <source>What is built scores at once: 1 point per value.</source>
        <translation>Gebautes zählt sofort: 1 Punkt je Wert.</translation>
    </message>
    <message>
        <source>Drawing Sphinx cards</source>
        <translation>Sphinx-Karten ziehen</translation>
    </message>
    <message>
        <source>A Sphinx card costs 1 stone. The strength used limits how many may be drawn, and there is a top limit too.</source>
        <translation>Eine Sphinx-Karte kostet 1 Stein. Wie viele es sein dürfen, begrenzt die eingesetzte Stärke, dazu gibt es eine Obergrenze.</translation>
    </message>
    <message>
        <source>Sphinx cards returned</source>
        <translation>Sphinx-Karten zurückgelegt</translation>
    </message>
    <message>
        <source>One drawn Sphinx card may be kept hidden. Each of the others goes back for 1 point at once.</source>
        <translation>Eine gezogene Sphinx-Karte darf verdeckt bleiben. Jede andere kommt zurück und bringt sofort 1 Punkt.</translation>
    </message>
    <message>
        <source>Sphinx cards kept</source>
        <translation>Behaltene Sphinx-Karten</translation>
    </message>
    <message>
        <source>Sphinx cards kept stay secret until the final scoring and count only there.</source>
        <translation>Behaltene Sphinx-Karten bleiben bis zur Schlusswertung geheim und zählen erst dort.</translation>
    </message>
    <message>
        <source>Obelisk from below</source>
        <translation>Obelisk von unten</translation>
    </message>
    <message>
        <source>Tombs in order</source>
        <translation>Gräber der Reihe nach</translation>
    </message>
    <message>
        <source>Tomb tiles kept</source>
        <translation>Behaltene Gräber-Plättchen</translation>
    </message>
    <message>
        <source>Tomb tiles stay with their player. Their sum counts in the final scoring.</source>
        <translation>Gräber-Plättchen behält man. Ihre Summe zählt in der Schlusswertung.</translation>
    </message>
    <message>
        <source>Temple from below</source>
        <translation>Tempel von unten</translation>
    </message>
    <message>
        <source>Pyramid rows</source>
        <translation>Reihen der Pyramide</translation>
    </message>
    <message>
        <source>Each row of the pyramid grows from the left without gaps. A stone only needs what it rests on, not the whole row below.</source>
        <translation>Jede Reihe der Pyramide wächst lückenlos von links. Ein Stein braucht nur, worauf er ruht, nicht die ganze Reihe darunter.</translation>
    </message>
    <message>
        <source>Pyramid row bonus</source>
        <translation>Bonus für Pyramidenreihe</translation>
    </message>
    <message>
        <source>Tie in a row</source>
        <translation>Gleichstand in der Reihe</translation>
    </message>
    <message>
        <source>Market step for building</source>
        <translation>Marktstufe fürs Bauen</translation>
    </message>
    <message>
        <source>Stone market</source>
        <translation>Steineverkauf</translation>
    </message>
    <message>
        <source>Arriving on the last step of the stone market brings stones, and every step beyond it brings them again.</source>
        <translation>Die letzte Stufe beim Steineverkauf bringt Steine, und jeder Schritt darüber hinaus bringt sie noch einmal.</translation>
    </message>
    <message>
        <source>Grain market</source>
        <translation>Getreidemarkt</translation>
    </message>
    <message>
        <source>The grain market sets the penalty for missing grain. Arriving on its last step brings points, and every step beyond it brings them again.</source>
        <translation>Der Getreidemarkt bestimmt die Strafe für fehlendes Getreide. Seine letzte Stufe bringt Punkte, und jeder Schritt darüber hinaus noch einmal.</translation>
    </message>
    <message>
        <source>Right to sell stones</source>
        <translation>Steine verkaufen dürfen</translation>
    </message>
    <message>
        <source>Only from the lowest steps of the stone market may stones be sold in the final scoring.</source>
        <translation>Nur von den untersten Stufen beim Steineverkauf aus lassen sich in der Schlusswertung Steine verkaufen.</translation>
    </message>
    <message>
        <source>Participation</source>
        <translation>Mitwirkung</translation>
    </message>
    <message>
        <source>Next order</source>
        <translation>Neue Reihenfolge</translation>
    </message>
    <message>
        <source>Stones sold</source>
        <extracomment>The title of a rule: a source of points.</extracomment>
        <translation>Verkaufte Steine</translation>
    </message>
    <message>
        <source>Tombs</source>
        <translation>Gräber</translation>
    </message>
    <message>
        <source>Sphinx cards</source>
        <translation>Sphinx-Karten</translation>
    </message>
    <message>
        <source>Each Sphinx card pays if its condition holds. The one that counts the points themselves comes last.</source>
        <translation>Jede Sphinx-Karte bringt Punkte, wenn ihre Bedingung stimmt. Die eine, die selbst die Punkte zählt, kommt zuletzt.</translation>
    </message>
    <message>
        <source>Winner</source>
        <extracomment>The title of a rule: how it is decided who wins.</extracomment>
        <translation>Sieg</translation>
    </message>
    <message>
        <source>This field bears grain every round, wherever the water ring lies.</source>
        <translation>Dieses Getreidefeld trägt jede Runde, wo der Wasserring auch liegt.</translation>
    </message>
    <message>
        <source>This field bears grain with the water ring in the middle or on the right.</source>
        <translation>Dieses Getreidefeld trägt bei mittlerem und bei rechtem Wasserring.</translation>
    </message>
    <message>
        <source>This field bears grain only with the water ring on the right. When taken, it pays once: a market step, points or stones.</source>
        <translation>Dieses Getreidefeld trägt nur, wenn der Wasserring rechts liegt. Beim Nehmen gibt es einmal etwas dazu: eine Marktstufe, Punkte oder Steine.</translation>
    </message>
    <message>
        <source>This quarry yields its stones every round.</source>
        <translation>Dieser Steinbruch liefert jede Runde seine Steine.</translation>
    </message>
    <message>
        <source>Adds grain to one feeding, then it is gone.</source>
        <translation>Bringt einmal beim Ernähren mehr Getreide, dann ist sie weg.</translation>
    </message>
    <message>
        <source>Adds strength to one building action, then it is gone. Several may be played together.</source>
        <translation>Bringt einmal beim Bauen mehr Stärke, dann ist sie weg. Mehrere davon passen zusammen.</translation>
    </message>
    <message>
        <source>The round space a ship just went to is carried out twice.</source>
        <translation>Das runde Feld, auf das ein Schiff gerade kommt, wird zweimal ausgeführt.</translation>
    </message>
    <message>
        <source>Right after a ship a second one follows, before the next player’s turn.</source>
        <translation>Direkt auf ein Schiff folgt ein zweites, noch bevor jemand anders dran ist.</translation>
    </message>
    <message>
        <source>One ship in reserve builds even if no building space was freed.</source>
        <translation>Ein Schiff auf Reserve baut, auch wenn kein Baufeld frei geworden ist.</translation>
    </message>
    <message>
        <source>At every building site not yet begun, the player’s ship moves to first place, out of the reserve too.</source>
        <translation>Auf jedem Bauplatz, auf dem noch nicht gebaut wurde, rückt das eigene Schiff an die erste Stelle, auch aus der Reserve.</translation>
    </message>
    <message>
        <source>Brings stones when it is played, then it is gone.</source>
        <translation>Bringt beim Ausspielen Steine, dann ist sie weg.</translation>
    </message>
    <message>
        <source>Once a round one construction crew gains 1 strength, at any moment up to the new order.</source>
        <translation>Einmal je Runde gewinnt ein Bautrupp 1 Stärke, wann immer man will, bis zur neuen Reihenfolge.</translation>
    </message>
    <message>
        <source>While feeding, each stone may stand in for one missing grain.</source>
        <translation>Beim Ernähren darf jeder Stein ein fehlendes Getreide ersetzen.</translation>
    </message>
    <message>
        <source>Two more Sphinx cards may be drawn without paying; the top limit stays.</source>
        <translation>Zwei Sphinx-Karten mehr dürfen ohne Bezahlung gezogen werden; die Obergrenze bleibt.</translation>
    </message>
    <message>
        <source>Once a round a ship may go upstream of the last one. From there it goes on as usual.</source>
        <translation>Einmal je Runde darf ein Schiff oberhalb des letzten eigenen stehen. Von dort geht es wie gewohnt weiter.</translation>
    </message>
    <message>
        <source>Each round one Nile card left on the river may be taken.</source>
        <translation>Jede Runde darf eine auf dem Fluss liegen gebliebene Nil-Karte genommen werden.</translation>
    </message>
    <message>
        <source>Adds to the sum of the tomb tiles in the final scoring.</source>
        <translation>Erhöht in der Schlusswertung die Summe der Gräber-Plättchen.</translation>
    </message>
    <message>
        <source>The player’s marker on the stone market goes two steps down at once.</source>
        <translation>Der eigene Marker geht beim Steineverkauf gleich zwei Stufen nach unten.</translation>
    </message>
    <message>
        <source>The player’s marker on the grain market goes two steps down at once.</source>
        <translation>Der eigene Marker geht am Getreidemarkt gleich zwei Stufen nach unten.</translation>
    </message>
    <message>
        <source>Two construction crews of choice gain 1 strength each, or one of them gains 2.</source>
        <translation>Zwei Bautrupps nach Wahl gewinnen je 1 Stärke oder einer davon 2.</translation>
    </message>
    <message>
        <source>The two construction crews on the card gain 1 strength each.</source>
        <translation>Die beiden Bautrupps auf der Karte gewinnen je 1 Stärke.</translation>
    </message>
    <message>
        <source>Pays 1 point at once for each own stone in the buildings on the card.</source>
        <translation>Bringt sofort 1 Punkt für jeden eigenen Stein in den Bauwerken auf der Karte.</translation>
    </message>
    <message>
        <source>Another phase</source>
        <translation>Andere Phase</translation>
    </message>
    <message>
        <source>Everything has its phase in the round; this belongs to another one.</source>
        <translation>Alles hat in der Runde seine Phase; das hier gehört in eine andere.</translation>
    </message>
    <message>
        <source>Another turn</source>
        <translation>Anderer Zug</translation>
    </message>
    <message>
        <source>Another player is to act first.</source>
        <translation>Erst ist jemand anders dran.</translation>
    </message>
    <message>
        <source>Correction</source>
        <translation>Korrektur</translation>
    </message>
    <message>
        <source>An entry has to fit what lies on the table. A correction puts right what the table agrees on.</source>
        <translation>Eine Eingabe muss zu dem passen, was auf dem Tisch liegt. Eine Korrektur stellt richtig, worauf sich alle einigen.</translation>
    </message>
    <message>
        <source>With two or three players each building site has one building space fewer.</source>
        <translation>Zu zweit und zu dritt hat jeder Bauplatz ein Baufeld weniger.</translation>
    </message>
    <message>
        <source>Starting water ring</source>
        <translation>Wasserring zu Beginn</translation>
    </message>
    <message>
        <source>First tomb tiles</source>
        <translation>Erste Gräber-Plättchen</translation>
    </message>
    <message>
        <source>Score track queue</source>
        <translation>Schlange auf der Zählleiste</translation>
    </message>
    <message>
        <source>Ships in turn</source>
        <translation>Reihum ein Schiff</translation>
    </message>
    <message>
        <source>Crew track end</source>
        <translation>Ende der Bautrupp-Leiste</translation>
    </message>
    <message>
        <source>Stone track end</source>
        <translation>Ende der Steineleiste</translation>
    </message>
    <message>
        <source>Everyone starts with a player tableau, ships and stones. To that come three construction crews, the joker crew, a start quarry and a green start field. If stones or markers run out, anything else will do.</source>
        <translation>Alle beginnen mit Spielertableau, Schiffen und Steinen. Dazu kommen drei Bautrupps, der Joker-Bautrupp, ein Start-Steinbruch und ein grünes Start-Getreidefeld. Reichen Steine oder Marker nicht, tut es jeder Ersatz.</translation>
    </message>
    <message>
        <source>Whoever goes past 50 on the score track takes a scarab: it marks 50 points.</source>
        <translation>Wer auf der Zählleiste über die 50 zieht, nimmt einen Skarabäus: Er steht für 50 Punkte.</translation>
    </message>
    <message>
        <source>Whoever has more points is in front. On one space, whoever came first is in front.</source>
        <translation>Vorn ist, wer mehr Punkte hat, und auf demselben Feld, wer früher da war.</translation>
    </message>
    <message>
        <source>The order of feeding and participation is settled when the phase begins. It stays, wherever the markers go meanwhile.</source>
        <translation>Die Reihenfolge beim Ernähren und bei der Mitwirkung steht zu Beginn der Phase fest. Sie bleibt, wohin die Marker auch ziehen.</translation>
    </message>
    <message>
        <source>The online version sets limits of its own on when a card may be clicked on. At the table they do not hold.</source>
        <translation>Wann sich im Online-Spiel eine Karte anklicken lässt, ist Sache jenes Programms. Am Tisch gelten diese Grenzen nicht.</translation>
    </message>
    <message>
        <source>In tile order each player places one ship, again and again. A player without a legal space is skipped.</source>
        <translation>In der Folge der Nummern setzt jeder ein Schiff, dann wieder von vorn. Wer kein erlaubtes Feld findet, setzt aus.</translation>
    </message>
    <message>
        <source>Without passing, too, a player may stop if only a card would still open a space.</source>
        <translation>Auch ohne Passen darf aufhören, wer nur noch mit einer Karte ein Feld erreichen könnte.</translation>
    </message>
    <message>
        <source>One construction crew of choice gains 1 strength. Some stones come with it.</source>
        <translation>Ein Bautrupp nach Wahl gewinnt 1 Stärke. Dazu gibt es ein paar Steine.</translation>
    </message>
    <message>
        <source>Whoever chooses construction crews has to choose as many real advances as there can be.</source>
        <translation>Wer Bautrupps auswählt, muss so viele echte Schritte wählen, wie möglich sind.</translation>
    </message>
    <message>
        <source>Feeding starts at the front of the score track. The strength of all four construction crews is compared with the player’s grain.</source>
        <translation>Wer auf der Zählleiste vorn liegt, beginnt. Die Stärke aller vier Bautrupps wird mit dem eigenen Getreide verglichen.</translation>
    </message>
    <message>
        <source>Green fields always bear grain. With the water ring in the middle, the yellow-green fields do too. On the right, it waters all fields.</source>
        <translation>Grüne Getreidefelder tragen immer. Liegt der Wasserring in der Mitte, tragen auch die gelbgrünen. Rechts bewässert er alle Getreidefelder.</translation>
    </message>
    <message>
        <source>In tile order everyone collects the stones of their quarries.</source>
        <translation>In der Folge der Nummern bekommen alle die Steine aus ihren Steinbrüchen.</translation>
    </message>
    <message>
        <source>The values built add up to the price in stones. It may be no higher than the strength used, nor than the stones at hand.</source>
        <translation>Die gebauten Werte zusammen sind der Preis in Steinen. Er darf weder die eingesetzte Stärke noch den Vorrat an Steinen übersteigen.</translation>
    </message>
    <message>
        <source>Whoever does not want to build takes the ship back; its building space counts as freed.</source>
        <translation>Wer nicht bauen will, nimmt das Schiff zurück; das Baufeld gilt dann als frei geworden.</translation>
    </message>
    <message>
        <source>Open tomb tiles are taken from the first one on; none is left out. For each one taken, the next one is turned up. Its value is price and points.</source>
        <translation>Offene Gräber-Plättchen nimmt man vom ersten an, ohne eines auszulassen. Für jedes wird ein neues aufgedeckt; sein Wert ist Preis und Punktzahl.</translation>
    </message>
    <message>
        <source>The temple begins with its two pillars, each by itself from the bottom. When both stand, the columns follow, then the stones above.</source>
        <translation>Der Tempel beginnt mit den zwei Pfeilern, jeder für sich von unten. Stehen beide, folgen die Säulen, dann die Steine darüber.</translation>
    </message>
    <message>
        <source>A full row of the pyramid pays 1 point per own stone. The points go to the player with the most stones in the row, whoever filled it.</source>
        <translation>Eine volle Reihe der Pyramide bringt 1 Punkt je eigenem Stein. Die Punkte bekommt, wer dort die meisten Steine hat, egal wer sie vollendet.</translation>
    </message>
    <message>
        <source>Several may have the most stones in a row of the pyramid. Then it belongs to the one whose first stone is furthest left.</source>
        <translation>Haben mehrere die meisten Steine in einer Reihe der Pyramide, gehört sie dem, dessen erster Stein am weitesten links liegt.</translation>
    </message>
    <message>
        <source>Whoever has built at obelisk or tombs moves one own market marker a step down. Stones gained by it pay only for later building.</source>
        <translation>Wer an Obelisk oder Gräbern gebaut hat, setzt einen eigenen Marker auf einem der Märkte eine Stufe tiefer. Steine daraus zählen erst für späteres Bauen.</translation>
    </message>
    <message>
        <source>Whoever spent stones at building sites gets points: the more sites, the more points. It goes from the front of the score track.</source>
        <translation>Wer auf Bauplätzen Steine verbraucht hat, bekommt Punkte: je mehr Bauplätze, desto mehr Punkte. Es geht von vorn auf der Zählleiste.</translation>
    </message>
    <message>
        <source>The player with the fewest points takes order tile 1, and so on. On one space, the later arrival takes the smaller number.</source>
        <translation>Wer die wenigsten Punkte hat, nimmt Nummern-Plättchen 1, und so weiter. Auf demselben Feld hat die kleinere Nummer, wer später kam.</translation>
    </message>
    <message>
        <source>Low enough on the stone market, a player may sell leftover stones. Several make a point; what does not make a whole one is lost.</source>
        <translation>Wer beim Steineverkauf tief genug steht, darf übrige Steine verkaufen. Mehrere geben einen Punkt; was keinen ganzen gibt, verfällt.</translation>
    </message>
    <message>
        <source>The tomb tiles are added up. The higher the sum, the more points.</source>
        <translation>Die Gräber-Plättchen werden zusammengezählt. Je höher die Summe, desto mehr Punkte.</translation>
    </message>
    <message>
        <source>Most points win, bids for seats subtracted. On one space, whoever came first wins.</source>
        <translation>Die meisten Punkte nach Abzug der Gebote gewinnen. Auf demselben Feld gewinnt, wer früher da war.</translation>
    </message>
    <message>
        <source>One building action may use two normal construction crews, and the joker crew as well.</source>
        <translation>Einmal dürfen zwei normale Bautrupps zusammen bauen, der Joker-Bautrupp noch dazu.</translation>
    </message>
    <message>
        <source>In one drawing, two Sphinx cards may be kept instead of one.</source>
        <translation>Einmal darf man beim Ziehen zwei Sphinx-Karten statt einer behalten.</translation>
    </message>
    <message>
        <source>Stones may be sold for 1 point each, wherever the marker stands on the stone market. The card says how many at most.</source>
        <translation>Steine lassen sich für je 1 Punkt verkaufen, egal wo der Marker beim Steineverkauf steht. Wie viele höchstens, sagt die Karte.</translation>
    </message>
    <message>
        <source>One field counts as a better colour for the rest of the game: brown as yellow-green, yellow-green as green.</source>
        <translation>Ein Getreidefeld zählt bis zum Spielende eine Farbe besser: braun wie gelbgrün, gelbgrün wie grün.</translation>
    </message>
    <message>
        <source>Once a round, 2 stones buy 1 strength for a construction crew.</source>
        <translation>Einmal je Runde bringen 2 Steine einem Bautrupp 1 Stärke.</translation>
    </message>
    <message>
        <source>The number on the order tile decides how many stones a player starts with.</source>
        <translation>Das Nummern-Plättchen bestimmt, mit wie vielen Steinen man beginnt.</translation>
    </message>
    <message>
        <source>Cards can help: more grain, stones as grain, a better field. None of it has to be used.</source>
        <translation>Karten können helfen: mehr Getreide, Steine als Getreide, ein besseres Getreidefeld. Nichts davon ist Pflicht.</translation>
    </message>
    <message>
        <source>The obelisk grows from the bottom. A row may be begun when all rows below it are full.</source>
        <translation>Der Obelisk wächst von unten. Eine Reihe ist erst dran, wenn alle Reihen darunter voll sind.</translation>
    </message>
    <message>
        <source>Once a round a ship may go to an occupied round space, but never to the last one of the river.</source>
        <translation>Einmal je Runde darf ein Schiff auf ein besetztes rundes Feld, nur nie auf das letzte des Flusses.</translation>
    </message>
    <message>
        <source>Once a round a ship may go to any occupied space, but never to the last one of the river. A Nile card already taken is gone, and at a building site the ship that came first builds first.</source>
        <translation>Einmal je Runde darf ein Schiff auf irgendein besetztes Feld, nur nie auf das letzte des Flusses. Eine schon genommene Nil-Karte ist weg, und am Bauplatz baut zuerst, wer zuerst da war.</translation>
    </message>
    <message>
        <source>Anytime cards are played on one’s own turn. Only “Reserve” and “Go first” may also come at their own moment.</source>
        <translation>Jederzeit-Karten spielt man im eigenen Zug. Nur „Reserve“ und „Zuerst“ dürfen auch in ihrem eigenen Moment kommen.</translation>
    </message>
    <message>
        <source>Works like Passalon. This is the end of the river: the card “Occupied” does not work here.</source>
        <translation>Wirkt wie Passalon. Hier endet der Fluss: Die Karte „Besetzt“ gilt nicht.</translation>
    </message>
</context>
<context>
    <name>RuleDetail</name>
    <message>
        <source>The sites are built one after the other: first the Sphinx, then obelisk and tombs, then pyramid and temple.</source>
        <translation>Die Bauplätze sind nacheinander dran: erst die Sphinx, dann Obelisk und Gräber, dann Pyramide und Tempel.</translation>
    </message>
    <message>
        <source>A crew used at one site is not there for the next. With three sites, three normal crews are needed.</source>
        <translation>Ein Bautrupp, der auf einem Bauplatz gearbeitet hat, fehlt auf dem nächsten. Für drei Bauplätze braucht es drei normale Bautrupps.</translation>
    </message>
    <message>
        <source>A crew of 5 and the joker crew of 2 build together: values up to 7 are possible. The joker crew alone may not build.</source>
        <translation>Ein Bautrupp mit 5 und der Joker-Bautrupp mit 2 bauen zusammen: Werte bis 7 sind möglich. Der Joker-Bautrupp allein darf nicht bauen.</translation>
    </message>
    <message>
        <source>One physical stone goes on each space or tile. From the stone track goes the sum of the values. What becomes free during the action may be used in it.</source>
        <translation>Auf jedes gebaute Feld und jedes Plättchen kommt ein echter Stein. Von der Steineleiste geht die Summe der Werte ab. Was dabei erst frei wird, darf gleich mit gebaut werden.</translation>
    </message>
    <message>
        <source>A space of value 1, one of 2 and a tomb tile of 4 make 7. This takes strength 7 and 7 stones.</source>
        <translation>Ein Wert 1, ein Wert 2 und ein Gräber-Plättchen mit 4 machen zusammen 7. Das braucht Stärke 7 und 7 Steine.</translation>
    </message>
    <message>
        <source>Not building costs nothing. But the site then does not count for participation, and a ship in reserve may get its chance.</source>
        <translation>Nicht zu bauen kostet nichts. Aber der Bauplatz zählt dann nicht für die Mitwirkung, und ein Schiff auf Reserve kann zum Zug kommen.</translation>
    </message>
    <message>
        <source>A and B stand on building spaces, C in reserve. A does not build. Then B builds, and after B also C.</source>
        <translation>A und B stehen auf Baufeldern, C auf Reserve. A baut nicht. Dann baut B, und danach auch C.</translation>
    </message>
    <message>
        <source>Move the marker at once, before row bonuses and market steps.</source>
        <translation>Der Marker zieht sofort, noch vor dem Bonus für Reihen und vor Marktschritten.</translation>
    </message>
    <message>
        <source>A crew of 3 with 2 stones builds a space of value 2. That gives 2 points and leaves 0 stones.</source>
        <translation>Ein Bautrupp mit 3 baut mit 2 Steinen ein Feld mit Wert 2. Das bringt 2 Punkte, und 0 Steine bleiben.</translation>
    </message>
    <message>
        <source>Sphinx cards drawn at once in this copy: at most %1.</source>
        <translation>Höchstzahl auf einmal gezogener Sphinx-Karten auf diesem Exemplar: %1.</translation>
    </message>
    <message>
        <source>A crew of strength 3 goes to the Sphinx with 2 stones. It may draw 1 or 2 Sphinx cards.</source>
        <translation>Ein Bautrupp mit Stärke 3 kommt mit 2 Steinen zur Sphinx. Er darf 1 oder 2 Sphinx-Karten ziehen.</translation>
    </message>
    <message>
        <source>Keeping none is allowed too. The others go face down under the deck.</source>
        <translation>Auch keine zu behalten ist erlaubt. Die anderen kommen verdeckt unter den Stapel.</translation>
    </message>
    <message>
        <source>Two Sphinx cards drawn, one kept: that is 1 point at once for the other.</source>
        <translation>Zwei Sphinx-Karten gezogen, eine behalten: Für die andere gibt es sofort 1 Punkt.</translation>
    </message>
    <message>
        <source>Only the number of hidden cards is public. Nilometer shows no more of them either.</source>
        <translation>Öffentlich ist nur, wie viele es sind. Mehr zeigt auch Nilometer nicht davon.</translation>
    </message>
    <message>
        <source>Two rows can be built in one action if the lower one is filled by it.</source>
        <translation>Zwei Reihen in einem Zug sind möglich, wenn die untere dabei voll wird.</translation>
    </message>
    <message>
        <source>The open tile furthest to the front is always next. Its stone goes on the emptied tomb.</source>
        <translation>Dran ist immer das vorderste offene Plättchen. Der Stein kommt auf das leere Grab.</translation>
    </message>
    <message>
        <source>The open tiles show 3, 5, 2 and 4. Building two means taking 3 and 5: 8 stones, 8 points.</source>
        <translation>Offen liegen 3, 5, 2 und 4. Zwei bauen heißt, 3 und 5 zu nehmen: 8 Steine, 8 Punkte.</translation>
    </message>
    <message>
        <source>So a tomb tile counts twice: its value now, and as part of the sum at the end.</source>
        <translation>Ein Gräber-Plättchen zählt also zweimal: sein Wert sofort und in der Summe am Ende.</translation>
    </message>
    <message>
        <source>The left pillar is done, the right one is not. A column may not be begun yet.</source>
        <translation>Der linke Pfeiler steht, der rechte noch nicht. Eine Säule darf noch nicht begonnen werden.</translation>
    </message>
    <message>
        <source>A space of a higher row is open as soon as the stones under it lie.</source>
        <translation>Ein Feld in einer höheren Reihe ist offen, sobald die Steine darunter liegen.</translation>
    </message>
    <message>
        <source>First come the points for building, then the row bonuses, the lowest row first. Each row pays once.</source>
        <translation>Erst kommen die Punkte fürs Bauen, dann der Bonus für Reihen, die unterste zuerst. Jede Reihe zählt einmal.</translation>
    </message>
    <message>
        <source>A row of four reads Yellow, Green, Green, Yellow. Both have 2 stones. Yellow’s first stone lies further left: Yellow gets 2 points.</source>
        <translation>In einer Reihe liegen Gelb, Grün, Grün, Gelb. Beide haben 2 Steine. Der erste Stein von Gelb liegt weiter links: Gelb bekommt 2 Punkte.</translation>
    </message>
    <message>
        <source>It is never dry. The value on the card is the grain it bears.</source>
        <translation>Es wird nie trocken. Die Zahl auf der Karte ist das Getreide, das es trägt.</translation>
    </message>
    <message>
        <source>It is dry only when the ring lies on the left.</source>
        <translation>Trocken ist es nur, wenn der Ring links liegt.</translation>
    </message>
    <message>
        <source>It is often dry, but it bears a lot. The gift comes once, when the card is taken.</source>
        <translation>Es ist oft trocken, trägt aber viel. Die Zugabe gibt es einmal, beim Nehmen der Karte.</translation>
    </message>
    <message>
        <source>It adds to the start quarry. More than the stone track holds is lost.</source>
        <translation>Er kommt zum Start-Steinbruch dazu. Was die Steineleiste nicht fasst, ist verloren.</translation>
    </message>
    <message>
        <source>Play it in your own feeding. Grain not needed is lost.</source>
        <translation>Gespielt wird sie beim eigenen Ernähren. Nicht gebrauchtes Getreide verfällt.</translation>
    </message>
    <message>
        <source>It helps a crew that is being used in this action. Stones must still be paid.</source>
        <translation>Sie hilft einem Bautrupp, der gerade eingesetzt wird. Die Steine sind trotzdem zu zahlen.</translation>
    </message>
    <message>
        <source>The ship builds after those on the building spaces. When its slot comes up, Nilometer asks whether to play the card.</source>
        <translation>Das Schiff baut nach denen auf den Baufeldern. Ist es an der Reihe, fragt Nilometer, ob die Karte gespielt wird.</translation>
    </message>
    <message>
        <source>The others keep their order. It must be said before anything is built at that site. A reserve ship so moved pushes nobody out.</source>
        <translation>Die anderen behalten ihre Folge. Die Karte muss angesagt sein, bevor auf dem Bauplatz gebaut wird. Ein Schiff, das so aus der Reserve kommt, verdrängt niemanden.</translation>
    </message>
    <message>
        <source>All others of the drawing still go back for 1 point each.</source>
        <translation>Alle anderen gezogenen kommen wie immer zurück und bringen je 1 Punkt.</translation>
    </message>
    <message>
        <source>Its number of stones is on the card. More than the stone track holds is lost.</source>
        <translation>Wie viele Steine es sind, steht auf der Karte. Was die Steineleiste nicht fasst, ist verloren.</translation>
    </message>
    <message>
        <source>At least one stone must be sold. It pays better than selling in the final scoring.</source>
        <translation>Mindestens ein Stein muss verkauft werden. Das bringt mehr als der Verkauf in der Schlusswertung.</translation>
    </message>
    <message>
        <source>Two such cards may go on one field. In the final scoring the card cannot be assigned any more.</source>
        <translation>Zwei solche Karten dürfen auf dasselbe Getreidefeld. In der Schlusswertung lässt sich die Karte nicht mehr anlegen.</translation>
    </message>
    <message>
        <source>A brown field counts as yellow-green. Now it bears in the middle position too.</source>
        <translation>Ein braunes Getreidefeld zählt als gelbgrün. Jetzt trägt es auch bei mittlerem Ring.</translation>
    </message>
    <message>
        <source>A turned-over crew may gain too, and it may be done after feeding.</source>
        <translation>Auch ein umgedrehter Bautrupp darf gewinnen, auch noch nach dem Ernähren.</translation>
    </message>
    <message>
        <source>Grain is 3 short, 5 stones are there. Paying 3 of them leaves 2, and there is no penalty.</source>
        <translation>Es fehlen 3 Getreide, 5 Steine sind da. 3 davon gezahlt: 2 bleiben, und es gibt keine Strafe.</translation>
    </message>
    <message>
        <source>The crew must still be able to advance. It may be done after feeding, so the new strength eats only next round.</source>
        <translation>Der Bautrupp muss noch vorrücken können. Nach dem Ernähren geht es auch; die neue Stärke isst dann erst nächste Runde mit.</translation>
    </message>
    <message>
        <source>Only one ship per round. From its place the next ones sail downstream again.</source>
        <translation>Nur ein Schiff je Runde. Von dort aus fahren die nächsten wieder flussabwärts.</translation>
    </message>
    <message>
        <source>The card taken works like any other. When it is taken is a rule option.</source>
        <translation>Die genommene Karte wirkt wie jede andere. Wann sie genommen wird, ist eine Regeloption.</translation>
    </message>
    <message>
        <source>The tomb tiles add up to 13. With the card the sum is higher, and a better band may be reached.</source>
        <translation>Die Gräber-Plättchen ergeben 13. Mit der Karte ist die Summe höher und vielleicht die nächste Punktstufe erreicht.</translation>
    </message>
    <message>
        <source>Both steps must be made at once. Steps past the end bring the stones again.</source>
        <translation>Beide Stufen sind sofort Pflicht. Schritte über das Ende hinaus bringen die Steine noch einmal.</translation>
    </message>
    <message>
        <source>Both steps must be made at once. Steps past the end bring the points again.</source>
        <translation>Beide Stufen sind sofort Pflicht. Schritte über das Ende hinaus bringen die Punkte noch einmal.</translation>
    </message>
    <message>
        <source>If a choice can be carried out in full, such a choice must be made.</source>
        <translation>Gibt es eine Wahl, die sich ganz ausführen lässt, muss es eine solche sein.</translation>
    </message>
    <message>
        <source>There are two different cards of this kind. There is nothing to choose.</source>
        <translation>Von dieser Art gibt es zwei verschiedene Karten. Zu wählen gibt es nichts.</translation>
    </message>
    <message>
        <source>Only stones that lie there now count. Later ones bring nothing more.</source>
        <translation>Es zählen nur Steine, die jetzt dort liegen. Spätere bringen nichts mehr.</translation>
    </message>
    <message>
        <source>The crews have 1, 2, 3 and 3: that is 9. The grain is 11. All are fed, and 2 grain is left over.</source>
        <translation>Die Bautrupps haben 1, 2, 3 und 3: zusammen 9. Getreide gibt es 11. Alle sind satt, 2 Getreide bleiben übrig.</translation>
    </message>
    <message>
        <source>The ring is the same for everybody. Moving it changes the harvest of the whole table.</source>
        <translation>Der Ring liegt für alle gleich. Wer ihn verschiebt, ändert die Ernte aller.</translation>
    </message>
    <message>
        <source>Points per missing grain: %1 at most and %2 at least, as the step says. The marker may go below 0.</source>
        <translation>Punkte je fehlendem Getreide: höchstens %1, mindestens %2, je nach Stufe. Der Marker darf unter 0 gehen.</translation>
    </message>
    <message>
        <source>A player on the top step is two grain short. Points lost: 2 × %1 = %3.</source>
        <translation>Auf der obersten Stufe fehlen jemandem zwei Getreide. Verlorene Punkte: 2 × %1 = %3.</translation>
    </message>
    <message>
        <source>Each card is played by its owner, when it is the owner’s moment to feed. A card not played is kept.</source>
        <translation>Jede Karte wird dann gespielt, wenn man selbst mit dem Ernähren an der Reihe ist. Wer sie nicht spielt, behält sie.</translation>
    </message>
    <message>
        <source>The start quarry counts too. Nothing is to be decided here.</source>
        <translation>Der Start-Steinbruch zählt mit. Zu entscheiden gibt es hier nichts.</translation>
    </message>
    <message>
        <source>Somebody has 1 stone. The quarries yield 5 in all. Now it is 6.</source>
        <translation>Jemand hat 1 Stein. Die Steinbrüche liefern zusammen 5. Jetzt sind es 6.</translation>
    </message>
    <message>
        <source>In this copy the track ends at %1.</source>
        <translation>Auf diesem Exemplar endet die Leiste bei %1.</translation>
    </message>
    <message>
        <source>Two below the end, six stones come in. Two of them count, four are lost.</source>
        <translation>Zwei vor dem Ende kommen sechs Steine dazu. Zwei davon zählen, vier sind verloren.</translation>
    </message>
    <message>
        <source>The step comes after paying. It is made once per action, even if only tombs were built.</source>
        <translation>Der Schritt kommt nach dem Bezahlen. Es gibt ihn einmal, auch wenn nur Gräber gebaut wurden.</translation>
    </message>
    <message>
        <source>Stones on the last step in this copy: %1 each time.</source>
        <translation>Steine auf der letzten Stufe auf diesem Exemplar: jedes Mal %1.</translation>
    </message>
    <message>
        <source>The marker stands on the last step and advances by 2. It stays. Stones for that: %2.</source>
        <translation>Der Marker steht auf der letzten Stufe und soll 2 Stufen weiter. Er bleibt stehen. Steine dafür: %2.</translation>
    </message>
    <message>
        <source>Points on the last step in this copy: %1 each time.</source>
        <translation>Punkte auf der letzten Stufe auf diesem Exemplar: jedes Mal %1.</translation>
    </message>
    <message>
        <source>The marker stands one above the last step and advances by 2. Points for that: %2.</source>
        <translation>Der Marker steht eine Stufe über der letzten und soll 2 Stufen weiter. Punkte dafür: %2.</translation>
    </message>
    <message>
        <source>In this copy so many of the lowest steps allow it: %1.</source>
        <translation>So viele der untersten Stufen erlauben es auf diesem Exemplar: %1.</translation>
    </message>
    <message>
        <source>A ship in reserve counts if it built. After this the ships come home from the sites.</source>
        <translation>Ein Schiff auf Reserve zählt, wenn es gebaut hat. Danach kehren die Schiffe von den Bauplätzen heim.</translation>
    </message>
    <message>
        <source>A player had ships at all three sites but declined at one. Two sites count.</source>
        <translation>Jemand hatte Schiffe auf allen drei Bauplätzen, hat aber auf einem nicht gebaut. Zwei Bauplätze zählen.</translation>
    </message>
    <message>
        <source>Whoever is behind sails first in the next round. With equal points, the one at the back of the queue has the smaller number.</source>
        <translation>Wer hinten liegt, fährt in der nächsten Runde zuerst. Bei gleichen Punkten hat die kleinere Nummer, wer in der Schlange hinten steht.</translation>
    </message>
    <message>
        <source>Red and Blue both have 20. Blue came later. Blue gets the smaller order tile.</source>
        <translation>Rot und Blau haben beide 20. Blau kam später. Blau bekommt das kleinere Nummern-Plättchen.</translation>
    </message>
    <message>
        <source>The highest order tile goes first. Each player does all steps of the final scoring, then the next one follows.</source>
        <translation>Das höchste Nummern-Plättchen beginnt. Wer dran ist, macht alle Schritte der Schlusswertung, dann folgt der Nächste.</translation>
    </message>
    <message>
        <source>Stones needed for 1 point: %1. What is left over below that number gives nothing.</source>
        <translation>Steine für 1 Punkt: %1. Ein kleinerer Rest bringt nichts.</translation>
    </message>
    <message>
        <source>Cards that do not come true cost nothing. For the card that counts points, only whole tens count, and a total below 0 gives nothing.</source>
        <translation>Was nicht erfüllt ist, kostet nichts. Für die Karte, die Punkte zählt, gelten nur volle Zehner, und unter 0 gibt es nichts.</translation>
    </message>
    <message>
        <source>Two players end on 60. The one who got there first wins.</source>
        <translation>Zwei stehen am Ende auf 60. Wer zuerst dort war, gewinnt.</translation>
    </message>
    <message>
        <source>Nilometer refuses what does not belong to the phase shown above. Finish this phase first.</source>
        <translation>Nilometer weist ab, was nicht zur gezeigten Phase gehört. Erst diese Phase abschließen.</translation>
    </message>
    <message>
        <source>Look at the strip: it says who is to act now.</source>
        <translation>Im Streifen unter dem Spielplan steht, wer jetzt an der Reihe ist.</translation>
    </message>
    <message>
        <source>If the table really looks different, enter a correction. The menu has an item for it.</source>
        <translation>Sieht der Tisch wirklich anders aus, hilft eine Korrektur. Im Menü gibt es einen Punkt dafür.</translation>
    </message>
    <message>
        <source>Cards nobody took are removed first. When a deck has served its rounds, the rest of it goes into the box unseen.</source>
        <translation>Erst kommen die Karten weg, die niemand genommen hat. Hat ein Stapel seine Runden hinter sich, geht der Rest ungesehen in die Schachtel.</translation>
    </message>
    <message>
        <source>This is why the order matters: what one player takes is gone for the others.</source>
        <translation>Darum zählt die Reihenfolge: Was einer nimmt, ist für die anderen weg.</translation>
    </message>
    <message>
        <source>After a big jump there is no way back: all spaces further up are lost for this round.</source>
        <translation>Nach einem großen Sprung gibt es kein Zurück. Alle Felder weiter oben sind für diese Runde verloren.</translation>
    </message>
    <message>
        <source>Your last ship is at the third stop. The fourth stop is allowed, the second is not.</source>
        <translation>Das letzte eigene Schiff steht am dritten Halt. Der vierte ist erlaubt, der zweite nicht.</translation>
    </message>
    <message>
        <source>On a Nile card space, take the card first. Then the ship stands on the emptied space. Then the card works or is kept.</source>
        <translation>Auf dem Platz einer Nil-Karte wird zuerst die Karte genommen. Dann steht das Schiff auf dem leeren Feld. Danach wirkt die Karte, oder sie kommt offen vor den Spieler.</translation>
    </message>
    <message>
        <source>The space nearest to the Nile builds first. Choosing a space therefore means choosing when to build.</source>
        <translation>Das Baufeld, das dem Nil am nächsten ist, baut zuerst. Wer ein Baufeld wählt, wählt also den Zeitpunkt.</translation>
    </message>
    <message>
        <source>Passing is final for this round. Ships not used are not lost; all come back next round.</source>
        <translation>Passen gilt für den Rest der Runde. Nicht gesetzte Schiffe sind nicht verloren; nächste Runde sind alle wieder da.</translation>
    </message>
    <message>
        <source>Ships of each player: %1.</source>
        <translation>Schiffe für jeden: %1.</translation>
    </message>
    <message>
        <source>Both steps must be made. A marker already on its last step stays there, and the gain of the last step comes again.</source>
        <translation>Beide Schritte sind Pflicht. Ein Marker auf der letzten Stufe bleibt dort, und den Gewinn der letzten Stufe gibt es noch einmal.</translation>
    </message>
    <message>
        <source>The crews shown in this copy: %1. Both steps must be made.</source>
        <translation>Gezeigte Bautrupps auf diesem Exemplar: %1. Beide Schritte sind Pflicht.</translation>
    </message>
    <message>
        <source>The crews shown in this copy are %1. Neither step may be left out.</source>
        <translation>Auf diesem Exemplar sind die Bautrupps %1 gezeigt. Kein Schritt darf entfallen.</translation>
    </message>
    <message>
        <source>In this copy the space shows the crews %1. Both gain strength; there is no choice.</source>
        <translation>Auf diesem Exemplar zeigt das Feld die Bautrupps %1. Beide gewinnen Stärke; eine Wahl gibt es nicht.</translation>
    </message>
    <message>
        <source>The joker’s step must be made. Moving the ring is free to choose: one position left or right, never past the ends.</source>
        <translation>Der Schritt des Jokers ist Pflicht. Den Ring zu bewegen ist freiwillig: eine Position nach links oder rechts, nie über das Ende hinaus.</translation>
    </message>
    <message>
        <source>Any of the four crews will do, the joker too. Stones from this space in this copy: %1.</source>
        <translation>Jeder der vier Bautrupps kommt in Frage, auch der Joker. Steine von diesem Feld auf diesem Exemplar: %1.</translation>
    </message>
    <message>
        <source>After Heliopolis nobody can sail on: it is the last stop. Whether it may be carried out twice is a rule option.</source>
        <translation>Hinter Heliopolis geht es nicht weiter: Es ist der letzte Halt. Ob es sich doppelt ausführen lässt, ist eine Regeloption.</translation>
    </message>
    <message>
        <source>In this copy the tracks end at %1 (blue, black, yellow, joker).</source>
        <translation>Auf diesem Exemplar enden die Leisten bei %1 (Blau, Schwarz, Gelb, Joker).</translation>
    </message>
    <message>
        <source>Three crews stand at the end of their tracks, one does not. The choice must be the one that can still advance.</source>
        <translation>Drei Bautrupps stehen am Ende ihrer Leiste, einer nicht. Gewählt werden muss der eine, der noch vorrücken kann.</translation>
    </message>
    <message>
        <source>The strength of the crews at the start: %1. Ships each: %2. Stones from the start quarry every round: %3. Grain from the start field: %4.</source>
        <translation>Stärke der Bautrupps zu Beginn: %1. Schiffe für jeden: %2. Steine vom Start-Steinbruch jede Runde: %3. Getreide vom Start-Getreidefeld: %4.</translation>
    </message>
    <message>
        <source>Being in front at the start is worth little. But the queue decides ties, so lay the markers in the right order.</source>
        <translation>Vorn zu stehen bringt anfangs wenig. Aber die Schlange entscheidet Gleichstände, also gleich richtig aufstellen.</translation>
    </message>
    <message>
        <source>Whoever places ships later gets more stones for it.</source>
        <translation>Wer später Schiffe setzt, bekommt dafür mehr Steine.</translation>
    </message>
    <message>
        <source>The top step is the worst one: the penalty for missing grain is highest there. All steps lead down.</source>
        <translation>Die oberste Stufe ist die schlechteste: Dort ist die Strafe für fehlendes Getreide am höchsten. Alle Schritte führen nach unten.</translation>
    </message>
    <message>
        <source>Deck 1/2 serves the first two rounds, deck 3/4 the next two, deck 5 the last. In all there are %1 Nile cards and %2 Sphinx cards.</source>
        <translation>Stapel 1/2 reicht für die ersten zwei Runden, Stapel 3/4 für die nächsten zwei, Stapel 5 für die letzte. Insgesamt sind es %1 Nil-Karten und %2 Sphinx-Karten.</translation>
    </message>
    <message>
        <source>In the middle the ring waters green and yellow-green fields. Brown ones stay dry.</source>
        <translation>In der Mitte bewässert der Ring grüne und gelbgrüne Getreidefelder. Braune bleiben trocken.</translation>
    </message>
    <message>
        <source>Tomb tiles in the box: %1. Tombs, each with one of them: %2. Tiles that lie open: %3. The rest goes back unseen, so nobody knows which values are still to come.</source>
        <translation>Gräber-Plättchen in der Schachtel: %1. Gräber, auf jedem liegt eins: %2. Offene Plättchen: %3. Der Rest kommt ungesehen zurück, darum weiß niemand, welche Werte noch kommen.</translation>
    </message>
    <message>
        <source>Building spaces of a site: %1 with four players, %2 with fewer.</source>
        <translation>Baufelder je Bauplatz: zu viert %1, sonst %2.</translation>
    </message>
    <message>
        <source>Think of each space as a queue. Whoever arrives later stands further back. This decides ties between totals.</source>
        <translation>Jedes Feld ist eine Warteschlange. Wer später kommt, steht weiter hinten. Das entscheidet bei gleicher Punktzahl.</translation>
    </message>
    <message>
        <source>Red moves 6 and comes to rest on 20. Then Blue moves 3 and reaches 20 too. Blue stands behind Red.</source>
        <translation>Rot zieht 6 vor und steht auf 20. Dann zieht Blau 3 vor und kommt auch auf 20. Blau steht hinter Rot.</translation>
    </message>
    <message>
        <source>The scarab only shows that a round of the track is done. It is worth no points of its own.</source>
        <translation>Der Skarabäus zeigt nur an, dass die Leiste einmal umrundet ist. Eigene Punkte bringt er nicht.</translation>
    </message>
    <message>
        <source>Feeding and participation go from the front. The order tiles for the next round go from the back.</source>
        <translation>Ernähren und Mitwirkung gehen von vorn nach hinten. Die Nummern-Plättchen für die nächste Runde werden von hinten vergeben.</translation>
    </message>
    <message>
        <source>Red is in front when feeding starts. Red loses points and falls behind Blue. The order of feeding stays the same.</source>
        <translation>Rot ist vorn, als das Ernähren beginnt. Rot verliert Punkte und fällt hinter Blau. Beim Ernähren bleibt es trotzdem bei der Reihenfolge.</translation>
    </message>
    <message>
        <source>Nilometer judges by the table. It does not copy the clicks of the online program.</source>
        <translation>Nilometer urteilt wie am Tisch. Die Klicks des Online-Programms ahmt es nicht nach.</translation>
    </message>
    <message>
        <source>Turned-over crews keep their number and may still gain strength. When the next round begins, they are turned back.</source>
        <translation>Umgedrehte Bautrupps behalten ihre Zahl und können weiter Stärke gewinnen. Beginnt die nächste Runde, werden sie wieder aufgedeckt.</translation>
    </message>
    <message>
        <source>Played when the ship arrives. At Edfu both markers go two steps down. At spaces with two crews both gain 2. At Passalon the joker gains 2 and the ring may move twice. At Alyi there are two choices and the stones twice.</source>
        <translation>Gespielt wird sie, wenn das Schiff ankommt. In Edfu gehen beide Marker zwei Stufen nach unten. Auf Feldern mit zwei Bautrupps gewinnen beide 2. In Passalon gewinnt der Joker 2, und der Ring darf zweimal wandern. In Alyi gibt es zwei Auswahlen und die Steine doppelt.</translation>
    </message>
    <message>
        <source>It goes together with cards for more strength. At the Sphinx the top limit of cards stays.</source>
        <translation>Sie passt zu Karten für mehr Stärke. Bei der Sphinx bleibt die Obergrenze der Karten.</translation>
    </message>
    <message>
        <source>It goes together with “Upstream”; both are then used for this round. Going downstream stays the rule otherwise.</source>
        <translation>Sie passt zu „Flussaufwärts“; beide sind dann für diese Runde verbraucht. Sonst bleibt es bei flussabwärts.</translation>
    </message>
    <message>
        <source>The joker crew eats too. Add up all four strengths. Then add up the start field, the watered fields and cards.</source>
        <translation>Auch der Joker-Bautrupp isst mit. Alle vier Stärken zusammenzählen. Dann das Start-Getreidefeld, die bewässerten Getreidefelder und Karten zusammenzählen.</translation>
    </message>
    <message>
        <source>The sum of all own tomb tiles counts, not their number. A sum of 0 gives no points.</source>
        <translation>Es zählt die Summe aller eigenen Gräber-Plättchen, nicht ihre Zahl. Eine Summe von 0 bringt nichts.</translation>
    </message>
    <message>
        <source>A ship at a building site stays there until participation is scored. It goes home earlier only if its player declines to build, or if it waited in reserve in vain.</source>
        <translation>Ein Schiff auf einem Bauplatz bleibt dort, bis die Mitwirkung gewertet ist. Früher heim fährt es nur nach einem Verzicht auf das Bauen oder wenn es vergeblich auf Reserve stand.</translation>
    </message>
    <message>
        <source>The only space left lies upstream. The card “Upstream” would reach it. Nobody has to play that card: the player may stop.</source>
        <translation>Nur noch flussaufwärts ist etwas frei. Die Karte „Flussaufwärts“ würde helfen, aber spielen muss sie niemand: Aufhören ist erlaubt.</translation>
    </message>
    <message>
        <source>Somebody has enough grain and plays a card for more grain anyway. That is allowed; the grain is lost.</source>
        <translation>Jemand hat genug Getreide und spielt trotzdem eine Karte für mehr Getreide. Das ist erlaubt; das Getreide verfällt.</translation>
    </message>
    <message>
        <source>Three fields, the start field aside: green 3, yellow-green 5, brown 8. With the ring on the left they bear 3, in the middle 8, on the right 16.</source>
        <translation>Drei Getreidefelder, das Start-Getreidefeld nicht mitgezählt: grün 3, gelbgrün 5, braun 8. Mit dem Ring links tragen sie 3, in der Mitte 8, rechts 16.</translation>
    </message>
    <message>
        <source>Without a freed space the ship goes home as soon as its turn would come.</source>
        <translation>Ist kein Baufeld frei geworden, geht das Schiff zurück, sobald es dran wäre.</translation>
    </message>
    <message>
        <source>There must be a legal space for the second ship. The card works even with the ship that took it, but not after passing. When the next player acts, or plays a card that needs their turn, it is too late.</source>
        <translation>Für das zweite Schiff muss es ein erlaubtes Feld geben. Die Karte wirkt schon mit dem Schiff, das sie geholt hat, aber nicht nach dem Passen. Sobald der Nächste handelt oder eine Karte spielt, für die er am Zug sein muss, ist es zu spät.</translation>
    </message>
    <message>
        <source>These cards are drawn on top of the paid ones. Whether something must be paid is a rule option. If nothing has to be paid, no crew is needed. A crew named all the same is turned over.</source>
        <translation>Diese Karten kommen zu den bezahlten dazu. Ob dafür etwas bezahlt sein muss, ist eine Regeloption. Muss nichts bezahlt werden, braucht es keinen Bautrupp. Wird trotzdem einer genannt, wird er umgedreht.</translation>
    </message>
    <message>
        <source>The player of the last ship stays on turn until somebody acts in feeding. After the stones, everybody is on turn until somebody builds; after the new order, until new cards lie on the river. In the final scoring it is the player being scored, up to the sale of stones. A card played by itself takes nobody’s turn.</source>
        <translation>Wer das letzte Schiff gesetzt hat, bleibt am Zug, bis beim Ernähren jemand handelt. Nach den Steinen sind alle am Zug, bis jemand baut; nach der neuen Reihenfolge, bis neue Karten am Fluss liegen. In der Schlusswertung ist am Zug, wer gerade gewertet wird, bis zum Verkauf der Steine. Eine für sich gespielte Karte nimmt niemandem den Zug.</translation>
    </message>
    <message>
        <source>The chosen crew must still be able to advance. Until new cards lie on the river, a step counts for the old round. A card gained after the new order waits for the next round.</source>
        <translation>Der gewählte Bautrupp muss noch vorrücken können. Bis neue Karten am Fluss liegen, zählt der Schritt zur alten Runde. Eine Karte, die erst nach der neuen Reihenfolge kommt, wartet bis zur nächsten Runde.</translation>
    </message>
    <message>
        <source>A player is two grain short. A card for more grain adds %1. What is not needed is lost.</source>
        <translation>Zwei Getreide fehlen. Eine Karte für mehr Getreide bringt %1. Was nicht gebraucht wird, verfällt.</translation>
    </message>
    <message>
        <source>One ship, then the next number. After the highest it begins anew, until nobody can or wants to go on. Being skipped is not passing.</source>
        <translation>Ein Schiff, dann ist die nächste Nummer dran. Nach der höchsten beginnt es von vorn, bis niemand mehr kann oder will. Übersprungen werden heißt nicht passen.</translation>
    </message>
    <message>
        <source>“Reserve” may also be played when its ship comes up. “Go first” may also come in another player’s turn, at sites not yet begun.</source>
        <translation>„Reserve“ darf auch kommen, wenn das Schiff auf Reserve an der Reihe ist. „Zuerst“ darf auch in einem fremden Zug kommen, auf Bauplätzen ohne Baubeginn.</translation>
    </message>
</context>
<context>
    <name>RulesBook</name>
    <message>
        <source>The game</source>
        <translation>Das Spiel</translation>
    </message>
    <message>
        <source>A round</source>
        <translation>Eine Runde</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Das Ende</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>To look up</source>
        <translation>Zum Nachschlagen</translation>
    </message>
</context>
<context>
    <name>RulesCards</name>
    <message>
        <source>It does not matter who has built it. A row is built when all its spaces are.</source>
        <translation>Egal, wer gebaut hat. Eine Reihe ist gebaut, wenn alle ihre Felder gebaut sind.</translation>
    </message>
    <message>
        <source>All players on the last step count, whether you are one of them or not.</source>
        <translation>Es zählen alle auf der letzten Stufe, ob man selbst dazugehört oder nicht.</translation>
    </message>
    <message>
        <source>Only your own stones in the building count.</source>
        <translation>Es zählen nur die eigenen Steine im Bauwerk.</translation>
    </message>
    <message>
        <source>What counts is the strength of the crew on the card at the end of the game.</source>
        <translation>Es zählt die Stärke, die der Bautrupp auf der Karte am Spielende hat.</translation>
    </message>
    <message>
        <source>A tie pays too, but a sum of 0 does not. Printed values count, start cards included. The water ring does not matter; an improved field counts in its new colour.</source>
        <translation>Auch bei Gleichstand gibt es Punkte, bei einer Summe von 0 nicht. Gedruckte Werte zählen, Startkarten mit. Der Wasserring spielt keine Rolle; ein verbessertes Getreidefeld zählt in seiner neuen Farbe.</translation>
    </message>
    <message>
        <source>Your own marker must stand on the last step.</source>
        <translation>Der eigene Marker muss auf der letzten Stufe stehen.</translation>
    </message>
    <message>
        <source>* Only %1. Compare with your own copy.</source>
        <translation>* Nur %1. Bitte mit dem eigenen Exemplar vergleichen.</translation>
    </message>
    <message>
        <source>grain market a step down</source>
        <translation>Getreidemarkt eine Stufe nach unten</translation>
    </message>
    <message>
        <source>stone market a step down</source>
        <translation>Steineverkauf eine Stufe nach unten</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Stapel</translation>
    </message>
    <message>
        <source>Gift</source>
        <translation>Zugabe</translation>
    </message>
    <message>
        <source>Sphinx cards</source>
        <translation>Sphinx-Karten</translation>
    </message>
    <message numerus="yes">
        <source>There are %n Sphinx card(s). Each names a condition. If it holds at the end, the card pays (END-3). Until then nobody shows theirs.</source>
        <translation>
            <numerusform>Es gibt %n Sphinx-Karte. Sie nennt eine Bedingung. Stimmt sie am Ende, gibt es Punkte (END-3). Bis dahin bleibt sie geheim.</numerusform>
            <numerusform>Es gibt %n Sphinx-Karten. Jede nennt eine Bedingung. Stimmt sie am Ende, gibt es Punkte (END-3). Bis dahin bleiben alle geheim.</numerusform>
        </translation>
    </message>
    <message>
        <source>“Better field” and the Tombs card count as Permanent cards. The card for points comes last of all, after everything else.</source>
        <translation>„Besseres Getreidefeld“ und die Gräber-Karte gelten als Permanent-Karten. Die Karte für Punkte kommt zuallerletzt, nach allem anderen.</translation>
    </message>
</context>
<context>
    <name>RulesChapter</name>
    <message>
        <source>Set-up</source>
        <translation>Aufbau</translation>
    </message>
    <message>
        <source>Two to four can play. This is what lies on the table before the first round.</source>
        <translation>Zwei bis vier können mitspielen. Das liegt vor der ersten Runde auf dem Tisch.</translation>
    </message>
    <message>
        <source>The score track</source>
        <translation>Die Zählleiste</translation>
    </message>
    <message>
        <source>Points are counted on the score track. Where markers meet, they queue. The queue decides who is in front.</source>
        <translation>Punkte werden auf der Zählleiste gezählt. Treffen sich Marker, bilden sie eine Schlange. Die Schlange entscheidet, wer vorn ist.</translation>
    </message>
    <message>
        <source>Turns and timing</source>
        <translation>Züge und Zeitpunkte</translation>
    </message>
    <message>
        <source>Some cards can be kept for later. These rules say when they may be played.</source>
        <translation>Manche Karten lassen sich aufheben. Diese Regeln sagen, wann sie gespielt werden dürfen.</translation>
    </message>
    <message>
        <source>The river gets new cards. All players can see what there is to sail for.</source>
        <translation>Der Fluss bekommt neue Karten. Alle sehen, wofür sich die Fahrt lohnt.</translation>
    </message>
    <message>
        <source>This is the heart of the game. Ship by ship, players choose cards, round spaces and building sites. But ships only go downstream.</source>
        <translation>Das ist das Herz des Spiels. Schiff für Schiff werden Karten, runde Felder und Bauplätze gewählt. Aber es geht nur flussabwärts.</translation>
    </message>
    <message>
        <source>Round spaces</source>
        <translation>Runde Felder</translation>
    </message>
    <message>
        <source>Strong crews build more, but they also eat more. Fields bear grain if the flood reaches them. What is missing costs points.</source>
        <translation>Ein starker Bautrupp baut mehr, isst aber auch mehr. Ein Getreidefeld trägt, wenn die Flut es erreicht. Was an Getreide fehlt, kostet Punkte.</translation>
    </message>
    <message>
        <source>Building takes stones. Now all quarries deliver.</source>
        <translation>Bauen braucht Steine. Jetzt liefert jeder Steinbruch.</translation>
    </message>
    <message>
        <source>The ships at the building sites now act. These rules hold at all three sites.</source>
        <translation>Jetzt sind die Schiffe auf den Bauplätzen dran. Diese Regeln gelten auf allen dreien.</translation>
    </message>
    <message>
        <source>Building site: Sphinx</source>
        <translation>Bauplatz: Sphinx</translation>
    </message>
    <message>
        <source>Nothing is built here. Stones buy Sphinx cards: secret aims for the end of the game.</source>
        <translation>Hier wird nichts gebaut. Für Steine gibt es Sphinx-Karten: geheime Ziele für das Spielende.</translation>
    </message>
    <message>
        <source>Building site: obelisk and tombs</source>
        <translation>Bauplatz: Obelisk und Gräber</translation>
    </message>
    <message>
        <source>One action may build at both. It also moves a market marker.</source>
        <translation>In einem Zug darf man an beiden bauen. Dazu kommt ein Schritt auf einem der Märkte.</translation>
    </message>
    <message>
        <source>Building site: pyramid and temple</source>
        <translation>Bauplatz: Pyramide und Tempel</translation>
    </message>
    <message>
        <source>One action may build at both. The pyramid also pays for complete rows.</source>
        <translation>In einem Zug darf man an beiden bauen. Die Pyramide bringt auch für volle Reihen Punkte.</translation>
    </message>
    <message>
        <source>Markets</source>
        <translation>Märkte</translation>
    </message>
    <message>
        <source>Each player has a marker on both markets. Markers only go down, and lower is better.</source>
        <translation>Alle haben auf beiden Märkten einen Marker. Es geht nur nach unten, und weiter unten ist besser.</translation>
    </message>
    <message>
        <source>Whoever has built at several sites is paid for it.</source>
        <translation>Wer auf mehreren Bauplätzen gebaut hat, wird dafür belohnt.</translation>
    </message>
    <message>
        <source>The order tiles are given out anew. They decide who sails first.</source>
        <translation>Die Nummern-Plättchen werden neu verteilt. Sie sagen, wer zuerst fährt.</translation>
    </message>
    <message>
        <source>After the last round come the points that have been collected quietly: stones, tomb tiles and Sphinx cards.</source>
        <translation>Nach der letzten Runde kommen die still gesammelten Punkte: Steine, Gräber-Plättchen und Sphinx-Karten.</translation>
    </message>
    <message>
        <source>Nile cards: fields and quarries</source>
        <translation>Nil-Karten: Getreidefelder und Steinbrüche</translation>
    </message>
    <message>
        <source>These cards stay with their player and yield every round.</source>
        <translation>Diese Karten behält man, und sie liefern jede Runde.</translation>
    </message>
    <message>
        <source>Nile cards: Permanent</source>
        <translation>Nil-Karten: Permanent</translation>
    </message>
    <message>
        <source>These cards stay with their player and work again and again.</source>
        <translation>Diese Karten behält man, und sie wirken immer wieder.</translation>
    </message>
    <message>
        <source>Nile cards: Anytime</source>
        <translation>Nil-Karten: Jederzeit</translation>
    </message>
    <message>
        <source>These cards are kept, played once at the right moment, and are then gone.</source>
        <translation>Diese Karten hebt man auf, spielt sie einmal im richtigen Moment, und dann sind sie weg.</translation>
    </message>
    <message>
        <source>Nile cards: Immediate</source>
        <translation>Nil-Karten: Sofort</translation>
    </message>
    <message>
        <source>These cards are carried out at once and in full, then they are gone.</source>
        <translation>Diese Karten werden sofort und ganz ausgeführt, dann sind sie weg.</translation>
    </message>
    <message>
        <source>When an entry is refused</source>
        <translation>Wenn eine Eingabe abgewiesen wird</translation>
    </message>
    <message>
        <source>Most refusals name a rule of the game. These three belong to none.</source>
        <translation>Meist nennt die Ablehnung eine Spielregel. Diese drei gehören zu keiner.</translation>
    </message>
    <message>
        <source>Seven round spaces lie along the river. They make crews stronger and move markers or the water ring. The action is carried out when the ship arrives.</source>
        <translation>Sieben runde Felder liegen am Fluss. Sie machen einen Bautrupp stärker, bewegen Marker oder den Wasserring. Ausgeführt wird gleich, wenn das Schiff ankommt.</translation>
    </message>
</context>
<context>
    <name>RulesGlossary</name>
    <message>
        <source>Builds, and has to be fed every round.</source>
        <translation>Baut und muss jede Runde ernährt werden.</translation>
    </message>
    <message>
        <source>The fourth crew. It only helps others.</source>
        <translation>Der vierte Bautrupp. Er hilft nur anderen.</translation>
    </message>
    <message>
        <source>How much a crew can build, and how much it eats.</source>
        <translation>Wie viel ein Bautrupp bauen kann, und wie viel er isst.</translation>
    </message>
    <message>
        <source>The board in front of each player with their crews.</source>
        <translation>Die Tafel vor jedem Spieler mit seinen Bautrupps.</translation>
    </message>
    <message>
        <source>Placed on the river to make use of a space.</source>
        <translation>Wird auf den Fluss gesetzt, um ein Feld zu nutzen.</translation>
    </message>
    <message>
        <source>Pays for building, and shows who has built.</source>
        <translation>Bezahlt das Bauen und zeigt, wer gebaut hat.</translation>
    </message>
    <message>
        <source>Shows on the stone track how many there are.</source>
        <translation>Zeigt auf der Steineleiste, wie viele es sind.</translation>
    </message>
    <message>
        <source>Counts the stones a player can spend.</source>
        <translation>Zählt die Steine, die man ausgeben kann.</translation>
    </message>
    <message>
        <source>Feeds the crews. It cannot be kept.</source>
        <translation>Ernährt jeden Bautrupp. Aufheben lässt es sich nicht.</translation>
    </message>
    <message>
        <source>Bears grain when the flood reaches it.</source>
        <translation>Trägt Getreide, wenn die Flut es erreicht.</translation>
    </message>
    <message>
        <source>Delivers stones every round.</source>
        <translation>Liefert jede Runde Steine.</translation>
    </message>
    <message>
        <source>Lies on the river and is fetched by a ship.</source>
        <translation>Liegt am Fluss und wird von einem Schiff geholt.</translation>
    </message>
    <message>
        <source>Kept, played once, then gone.</source>
        <translation>Wird aufgehoben, einmal gespielt und ist dann weg.</translation>
    </message>
    <message>
        <source>Kept, and works again and again.</source>
        <translation>Wird behalten und wirkt immer wieder.</translation>
    </message>
    <message>
        <source>Carried out at once, then gone.</source>
        <translation>Wird sofort ausgeführt und ist dann weg.</translation>
    </message>
    <message>
        <source>A stop of the river with an action.</source>
        <translation>Ein Halt am Fluss mit einer Aktion.</translation>
    </message>
    <message>
        <source>Where a ship waits for building.</source>
        <translation>Hier wartet ein Schiff auf das Bauen.</translation>
    </message>
    <message>
        <source>A stop of the river where crews can build.</source>
        <translation>Ein Halt am Fluss, an dem ein Bautrupp bauen kann.</translation>
    </message>
    <message>
        <source>The place beside a full building site.</source>
        <translation>Der Platz neben einem vollen Bauplatz.</translation>
    </message>
    <message>
        <source>Shows how far the flood reaches.</source>
        <translation>Zeigt, wie weit die Flut reicht.</translation>
    </message>
    <message>
        <source>Steps that lead to stones and to selling.</source>
        <translation>Stufen, die Steine bringen und den Verkauf erlauben.</translation>
    </message>
    <message>
        <source>Steps that make hunger cheaper.</source>
        <translation>Stufen, die den Hunger billiger machen.</translation>
    </message>
    <message>
        <source>Counts the points; markers queue on it.</source>
        <translation>Zählt die Punkte; Marker bilden darauf Schlangen.</translation>
    </message>
    <message>
        <source>Says who places ships when.</source>
        <translation>Sagt, wer wann Schiffe setzt.</translation>
    </message>
    <message>
        <source>Built at the tombs and kept.</source>
        <translation>Wird bei den Gräbern gebaut und behalten.</translation>
    </message>
    <message>
        <source>Built tile by tile, in order.</source>
        <translation>Werden Plättchen für Plättchen gebaut, der Reihe nach.</translation>
    </message>
    <message>
        <source>Built from the bottom up.</source>
        <translation>Wird von unten nach oben gebaut.</translation>
    </message>
    <message>
        <source>Built in rows that pay when full.</source>
        <translation>Wird in Reihen gebaut; volle Reihen bringen Punkte.</translation>
    </message>
    <message>
        <source>Built in parts, from the bottom up.</source>
        <translation>Wird in Teilen gebaut, von unten nach oben.</translation>
    </message>
    <message>
        <source>The left or right foot of the temple.</source>
        <translation>Der linke oder rechte Fuß, auf dem der Tempel steht.</translation>
    </message>
    <message>
        <source>Between the two pillars.</source>
        <translation>Zwischen den beiden Pfeilern.</translation>
    </message>
    <message>
        <source>A secret aim for the end of the game.</source>
        <translation>Ein geheimes Ziel für das Spielende.</translation>
    </message>
    <message>
        <source>The last points, after the last round.</source>
        <translation>Die letzten Punkte, nach der letzten Runde.</translation>
    </message>
    <message>
        <source>Marks 50 points on the score track.</source>
        <translation>Steht auf der Zählleiste für 50 Punkte.</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>Wörterverzeichnis</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Wort</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Bedeutung</translation>
    </message>
    <message>
        <source>Phase 2: ships are placed.</source>
        <translation>Phase 2: Schiffe werden gesetzt.</translation>
    </message>
    <message>
        <source>Phase 7: who goes when next round.</source>
        <translation>Phase 7: wer in der nächsten Runde wann dran ist.</translation>
    </message>
    <message>
        <source>The game in your box and its numbers.</source>
        <translation>Das Spiel in der eigenen Schachtel mit seinen Zahlen.</translation>
    </message>
    <message>
        <source>construction crew</source>
        <translation>Bautrupp</translation>
    </message>
    <message>
        <source>joker crew</source>
        <translation>Joker-Bautrupp</translation>
    </message>
    <message>
        <source>strength</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>player tableau</source>
        <translation>Spielertableau</translation>
    </message>
    <message>
        <source>ship</source>
        <translation>Schiff</translation>
    </message>
    <message>
        <source>stone</source>
        <translation>Stein</translation>
    </message>
    <message>
        <source>stone marker</source>
        <translation>Steinemarker</translation>
    </message>
    <message>
        <source>stone track</source>
        <translation>Steineleiste</translation>
    </message>
    <message>
        <source>grain</source>
        <translation>Getreide</translation>
    </message>
    <message>
        <source>field</source>
        <translation>Getreidefeld</translation>
    </message>
    <message>
        <source>quarry</source>
        <translation>Steinbruch</translation>
    </message>
    <message>
        <source>Nile card</source>
        <translation>Nil-Karte</translation>
    </message>
    <message>
        <source>Anytime card</source>
        <translation>Jederzeit-Karte</translation>
    </message>
    <message>
        <source>Permanent card</source>
        <translation>Permanent-Karte</translation>
    </message>
    <message>
        <source>Immediate card</source>
        <translation>Sofort-Karte</translation>
    </message>
    <message>
        <source>round space</source>
        <translation>rundes Feld</translation>
    </message>
    <message>
        <source>building space</source>
        <translation>Baufeld</translation>
    </message>
    <message>
        <source>building site</source>
        <translation>Bauplatz</translation>
    </message>
    <message>
        <source>reserve</source>
        <translation>Reserve</translation>
    </message>
    <message>
        <source>water ring</source>
        <translation>Wasserring</translation>
    </message>
    <message>
        <source>stone market</source>
        <translation>Steineverkauf</translation>
    </message>
    <message>
        <source>grain market</source>
        <translation>Getreidemarkt</translation>
    </message>
    <message>
        <source>score track</source>
        <translation>Zählleiste</translation>
    </message>
    <message>
        <source>order tile</source>
        <translation>Nummern-Plättchen</translation>
    </message>
    <message>
        <source>tomb tile</source>
        <translation>Gräber-Plättchen</translation>
    </message>
    <message>
        <source>tombs</source>
        <translation>Gräber</translation>
    </message>
    <message>
        <source>obelisk</source>
        <translation>Obelisk</translation>
    </message>
    <message>
        <source>pyramid</source>
        <translation>Pyramide</translation>
    </message>
    <message>
        <source>temple</source>
        <translation>Tempel</translation>
    </message>
    <message>
        <source>pillar</source>
        <translation>Pfeiler</translation>
    </message>
    <message>
        <source>column</source>
        <translation>Säule</translation>
    </message>
    <message>
        <source>Sphinx card</source>
        <translation>Sphinx-Karte</translation>
    </message>
    <message>
        <source>final scoring</source>
        <translation>Schlusswertung</translation>
    </message>
    <message>
        <source>scarab</source>
        <translation>Skarabäus</translation>
    </message>
    <message>
        <source>sail the Nile</source>
        <translation>Nil befahren</translation>
    </message>
    <message>
        <source>next order</source>
        <translation>neue Reihenfolge</translation>
    </message>
    <message>
        <source>own copy</source>
        <translation>eigenes Exemplar</translation>
    </message>
    <message>
        <source>The words of the game in two languages, and what they mean.</source>
        <translation>Die Wörter des Spiels in zwei Sprachen, und was sie bedeuten.</translation>
    </message>
</context>
<context>
    <name>RulesIntro</name>
    <message>
        <source>What it is about</source>
        <translation>Worum es geht</translation>
    </message>
    <message>
        <source>You lead a family of builders in ancient Egypt. Each round your ships sail down the Nile. They bring cards, train your crews and wait at the building sites. Then your crews are fed, and they build.</source>
        <translation>Alle führen eine Familie von Baumeistern im alten Ägypten. Jede Runde fahren Schiffe den Nil hinab. Sie holen Karten, stärken einen Bautrupp und warten auf den Bauplätzen. Dann wird gegessen und gebaut.</translation>
    </message>
    <message>
        <source>How to win</source>
        <translation>Wie man gewinnt</translation>
    </message>
    <message>
        <source>Most points win after five rounds. Building scores at once. More points come from full pyramid rows, from building at several sites and from the markets. Secret Sphinx cards count at the end.</source>
        <translation>Nach fünf Runden gewinnen die meisten Punkte. Bauen zählt sofort. Mehr Punkte bringen volle Reihen der Pyramide, Bauen auf mehreren Bauplätzen und die Märkte. Am Ende zählen geheime Sphinx-Karten.</translation>
    </message>
    <message>
        <source>The catch with the river</source>
        <translation>Der Haken am Fluss</translation>
    </message>
    <message>
        <source>Ships only go downstream. Whoever jumps ahead gets the good space first, but gives up everything above it. This is the choice to make with every ship.</source>
        <translation>Schiffe fahren nur flussabwärts. Wer vorausspringt, ist zuerst auf dem guten Feld, verzichtet aber auf alles darüber. Vor dieser Wahl steht man mit jedem Schiff.</translation>
    </message>
    <message>
        <source>The catch with the crews</source>
        <translation>Der Haken an den Bautrupps</translation>
    </message>
    <message>
        <source>Strong crews build more. But each point of strength eats one grain every round. How much the fields bear depends on the flood, shown by the water ring.</source>
        <translation>Ein starker Bautrupp baut mehr. Aber jeder Punkt Stärke isst jede Runde ein Getreide. Wie viel ein Getreidefeld trägt, hängt von der Flut ab; der Wasserring zeigt sie.</translation>
    </message>
    <message>
        <source>Stones</source>
        <translation>Steine</translation>
    </message>
    <message>
        <source>Whatever is built costs stones, and its value is also its points. Quarries bring new stones every round.</source>
        <translation>Alles Gebaute kostet Steine, und sein Wert ist zugleich die Punktzahl. Jeder Steinbruch bringt jede Runde neue Steine.</translation>
    </message>
    <message>
        <source>Being behind helps</source>
        <translation>Hinten zu liegen hilft</translation>
    </message>
    <message>
        <source>Whoever has fewest points sails first in the next round. Whoever has most is fed and paid first.</source>
        <translation>Wer am wenigsten Punkte hat, fährt in der nächsten Runde zuerst. Wer am meisten hat, isst und kassiert zuerst.</translation>
    </message>
    <message>
        <source>New Nile cards go on the river.</source>
        <translation>Neue Nil-Karten kommen auf den Fluss.</translation>
    </message>
    <message>
        <source>Players place ships in turn, always further downstream.</source>
        <translation>Reihum werden Schiffe gesetzt, immer weiter flussabwärts.</translation>
    </message>
    <message>
        <source>Grain is compared with the strength of all crews. What is missing costs points.</source>
        <translation>Getreide und die Stärke aller Bautrupps werden verglichen. Was fehlt, kostet Punkte.</translation>
    </message>
    <message>
        <source>Quarries bring stones.</source>
        <translation>Jeder Steinbruch bringt Steine.</translation>
    </message>
    <message>
        <source>Ships at the building sites draw Sphinx cards or build, site after site.</source>
        <translation>Schiffe auf den Bauplätzen ziehen Sphinx-Karten oder bauen, ein Bauplatz nach dem anderen.</translation>
    </message>
    <message>
        <source>Building at one, two or three sites brings points.</source>
        <translation>Bauen auf einem, zwei oder drei Bauplätzen bringt Punkte.</translation>
    </message>
    <message>
        <source>Order tiles are given out: fewest points first.</source>
        <translation>Nummern-Plättchen werden verteilt: die wenigsten Punkte zuerst.</translation>
    </message>
    <message>
        <source>More:</source>
        <translation>Mehr:</translation>
    </message>
    <message>
        <source>The idea of the game</source>
        <translation>Die Idee des Spiels</translation>
    </message>
    <message>
        <source>The board: the river on the left, the buildings on the right, the score track below them.</source>
        <translation>Der Spielplan: links der Fluss, rechts die Bauwerke, darunter die Zählleiste.</translation>
    </message>
    <message>
        <source>How a round runs</source>
        <translation>So läuft eine Runde</translation>
    </message>
    <message>
        <source>The game has five rounds. Each of them has the same seven phases. Four of them run by themselves: nothing is to be decided there.</source>
        <translation>Das Spiel hat fünf Runden. Jede hat dieselben sieben Phasen. Vier davon laufen von selbst: Dort ist nichts zu entscheiden.</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>See also:</source>
        <translation>Siehe auch:</translation>
    </message>
    <message>
        <source>Example:</source>
        <translation>Beispiel:</translation>
    </message>
    <message>
        <source>* Only %1 here: %2. Compare with your own copy.</source>
        <translation>* Hier nur %1: %2. Bitte mit dem eigenen Exemplar vergleichen.</translation>
    </message>
</context>
<context>
    <name>RulesPicture</name>
    <message>
        <source>The score track with the markers of four players.</source>
        <translation>Die Zählleiste mit den Markern von vier Spielern.</translation>
    </message>
    <message>
        <source>The river with its Nile card spaces on the left bank, round spaces and building sites on the right.</source>
        <translation>Der Fluss: am linken Ufer die Plätze der Nil-Karten, am rechten runde Felder und Bauplätze.</translation>
    </message>
    <message>
        <source>A building site: its building spaces side by side, the reserve dashed.</source>
        <translation>Ein Bauplatz: seine Baufelder nebeneinander, die Reserve gestrichelt.</translation>
    </message>
    <message>
        <source>The three positions of the water ring.</source>
        <translation>Die drei Positionen für den Wasserring.</translation>
    </message>
    <message>
        <source>The Sphinx: the deck and how many cards each player keeps.</source>
        <translation>Die Sphinx: der Stapel und wie viele Karten jeder behält.</translation>
    </message>
    <message>
        <source>The obelisk, partly built.</source>
        <translation>Der Obelisk, zum Teil gebaut.</translation>
    </message>
    <message>
        <source>The tombs with open tomb tiles and stones.</source>
        <translation>Die Gräber mit offenen Gräber-Plättchen und Steinen.</translation>
    </message>
    <message>
        <source>The temple: pillars left and right, columns between them, stones above.</source>
        <translation>Der Tempel: links und rechts die Pfeiler, dazwischen Säulen, darüber Steine.</translation>
    </message>
    <message>
        <source>The pyramid with its rows, partly built.</source>
        <translation>Die Pyramide mit ihren Reihen, zum Teil gebaut.</translation>
    </message>
    <message>
        <source>The stone market and the grain market, step by step from the top.</source>
        <translation>Steineverkauf und Getreidemarkt, Stufe für Stufe von oben.</translation>
    </message>
    <message>
        <source>The round space of %1 on the river.</source>
        <translation>Das runde Feld %1 am Fluss.</translation>
    </message>
</context>
<context>
    <name>RulesPrinted</name>
    <message>
        <source>Order tile</source>
        <translation>Nummern-Plättchen</translation>
    </message>
    <message>
        <source>Stones</source>
        <translation>Steine</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Stapel</translation>
    </message>
    <message>
        <source>Nile cards</source>
        <translation>Nil-Karten</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Halt</translation>
    </message>
    <message>
        <source>Downstream</source>
        <translation>Flussabwärts</translation>
    </message>
    <message>
        <source>left pillar</source>
        <translation>linker Pfeiler</translation>
    </message>
    <message>
        <source>right pillar</source>
        <translation>rechter Pfeiler</translation>
    </message>
    <message>
        <source>columns</source>
        <translation>Säulen</translation>
    </message>
    <message>
        <source>stones above</source>
        <translation>Steine darüber</translation>
    </message>
    <message>
        <source>Row %1</source>
        <extracomment>A row of a building.</extracomment>
        <translation>Reihe %1</translation>
    </message>
    <message>
        <source>From the bottom</source>
        <translation>Von unten</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Tomb tiles</source>
        <translation>Gräber-Plättchen</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <translation>%1 und mehr</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>From the least to the greatest: sums of tombs, steps of a market.</extracomment>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Step from the top</source>
        <translation>Stufe von oben</translation>
    </message>
    <message>
        <source>Points lost per missing grain</source>
        <translation>Punkte Strafe je fehlendem Getreide</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Stufen</translation>
    </message>
    <message>
        <source>Selling allowed on steps</source>
        <translation>Verkauf erlaubt auf den Stufen</translation>
    </message>
    <message>
        <source>Building sites</source>
        <translation>Bauplätze</translation>
    </message>
</context>
<context>
    <name>RulesProfile</name>
    <message>
        <source>this game</source>
        <translation>dieses Spiel</translation>
    </message>
    <message>
        <source>by agreement</source>
        <translation>nach Absprache</translation>
    </message>
    <message>
        <source>Concerns:</source>
        <translation>Betrifft:</translation>
    </message>
    <message>
        <source>(this game)</source>
        <translation>(dieses Spiel)</translation>
    </message>
    <message>
        <source>Rule option:</source>
        <translation>Regeloption:</translation>
    </message>
    <message>
        <source>Rule profiles and options</source>
        <translation>Regelprofile und Regeloptionen</translation>
    </message>
    <message>
        <source>There are several texts of the rules, and they differ here and there. A profile is one way to play. Single options can be set otherwise for a new game.</source>
        <translation>Von den Regeln gibt es mehrere Fassungen, die hier und da auseinandergehen. Ein Profil ist eine Spielweise. Einzelne Regeloptionen lassen sich für ein neues Spiel anders wählen.</translation>
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
        <translation>✓ erreicht</translation>
    </message>
    <message numerus="yes">
        <source>%n short</source>
        <comment>goods</comment>
        <translation>
            <numerusform>%n fehlt</numerusform>
            <numerusform>%n fehlen</numerusform>
        </translation>
    </message>
    <message>
        <source>leads</source>
        <extracomment>The highest bid on a market card; the same with what is being entered.</extracomment>
        <translation>vorn</translation>
    </message>
    <message>
        <source>then leads</source>
        <translation>dann vorn</translation>
    </message>
    <message>
        <source>Nile</source>
        <translation>Nil</translation>
    </message>
    <message>
        <source>current</source>
        <extracomment>The field of the die: the market of this round.</extracomment>
        <translation>aktuell</translation>
    </message>
    <message>
        <source>Distribution</source>
        <translation>Verteilung</translation>
    </message>
    <message>
        <source>bonus</source>
        <extracomment>Head of a narrow column: extra goods for the warehouse of the round.</extracomment>
        <translation>Zusatz</translation>
    </message>
    <message>
        <source>Year %1</source>
        <translation>Jahr %1</translation>
    </message>
    <message>
        <source>Tops %1 of %2: the last round</source>
        <extracomment>%1 of %2 pyramids have a worker at their top; when all have, one more round is played.</extracomment>
        <translation>Spitzen %1 von %2: letzte Runde</translation>
    </message>
    <message>
        <source>Tops %1 of %2, then one more round</source>
        <translation>Spitzen %1 von %2, dann noch eine Runde</translation>
    </message>
    <message>
        <source>Threshold cards left: %1</source>
        <translation>Grenzkarten übrig: %1</translation>
    </message>
    <message>
        <source>not read yet</source>
        <extracomment>Of a printed number that nobody has read yet.</extracomment>
        <translation>noch nicht abgelesen</translation>
    </message>
    <message>
        <source>%1: no card</source>
        <extracomment>%1: the name of a warehouse.</extracomment>
        <translation>%1: keine Karte</translation>
    </message>
    <message>
        <source>%1: card taken by %2</source>
        <extracomment>%1: the name of a warehouse, %2: who has its market card.</extracomment>
        <translation>%1: Karte geht an %2</translation>
    </message>
    <message>
        <source>%1: market card to read</source>
        <translation>%1: Marktkarte ablesen</translation>
    </message>
    <message>
        <source>%1: market card %2, no bid</source>
        <extracomment>%1: the name of a warehouse, %2: what the market card exchanges.</extracomment>
        <translation>%1: Marktkarte %2, kein Angebot</translation>
    </message>
    <message>
        <source>%1: market card %2, highest bid %3</source>
        <translation>%1: Marktkarte %2, höchstes Angebot %3</translation>
    </message>
    <message>
        <source>%1: threshold to read</source>
        <translation>%1: Grenzwert ablesen</translation>
    </message>
    <message>
        <source>%1: threshold %2</source>
        <extracomment>%1: the name of a warehouse, %2: its threshold.</extracomment>
        <translation>%1: Grenzwert %2</translation>
    </message>
    <message>
        <source>%1: threshold %2, %3, %4</source>
        <extracomment>%1: the name of a warehouse, %2: its threshold, %3: goods there, %4: whether it is reached.</extracomment>
        <translation>%1: Grenzwert %2, %3, %4</translation>
    </message>
    <message>
        <source>%1 at %2: nothing</source>
        <extracomment>%1: a player, %2: the name of a warehouse.</extracomment>
        <translation>%1 bei %2: nichts</translation>
    </message>
    <message>
        <source>%1 at %2: highest bid %3</source>
        <translation>%1 bei %2: höchstes Angebot %3</translation>
    </message>
    <message>
        <source>%1 at %2: bid %3</source>
        <translation>%1 bei %2: Angebot %3</translation>
    </message>
    <message>
        <source>%1 at %2: card face down</source>
        <translation>%1 bei %2: Karte verdeckt</translation>
    </message>
    <message>
        <source>%1 at %2: card to read</source>
        <translation>%1 bei %2: Karte ablesen</translation>
    </message>
    <message>
        <source>%1 at %2: card %3</source>
        <translation>%1 bei %2: Karte %3</translation>
    </message>
    <message>
        <source>, markers +%1</source>
        <extracomment>Influence by markers that lie on a card.</extracomment>
        <translation>, Marken +%1</translation>
    </message>
    <message>
        <source>%1, level %2</source>
        <extracomment>%1: a pyramid, %2: one of its levels, %3: whose workers stand there.</extracomment>
        <translation>%1, Ebene %2</translation>
    </message>
    <message>
        <source>%1, level %2: %3</source>
        <translation>%1, Ebene %2: %3</translation>
    </message>
    <message>
        <source>Supply: %1</source>
        <translation>Vorrat: %1</translation>
    </message>
    <message>
        <source>die, year %1</source>
        <translation>Würfel, Jahr %1</translation>
    </message>
    <message>
        <source>stall</source>
        <translation>Marktstand</translation>
    </message>
    <message>
        <source>Field %1</source>
        <extracomment>A field of the die track, and what stands there.</extracomment>
        <translation>Feld %1</translation>
    </message>
    <message>
        <source>Field %1: %2</source>
        <translation>Feld %1: %2</translation>
    </message>
    <message>
        <source>Nile: %1</source>
        <extracomment>The boats on the Nile: whose, and on which space.</extracomment>
        <translation>Nil: %1</translation>
    </message>
    <message>
        <source>Last space of the Nile: %1</source>
        <translation>Letztes Feld des Nils: %1</translation>
    </message>
    <message>
        <source>Distribution table, year %1: bonus %2, land %3</source>
        <translation>Verteilungstafel, Jahr %1: Zusatz %2, Land %3</translation>
    </message>
    <message>
        <source>Price: %1. Points: %2.</source>
        <translation>Preis: %1. Punkte: %2.</translation>
    </message>
    <message numerus="yes">
        <source>Room for %n worker(s).</source>
        <translation>
            <numerusform>Platz für %n Arbeiter.</numerusform>
            <numerusform>Platz für %n Arbeiter.</numerusform>
        </translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Spielplan</translation>
    </message>
    <message>
        <source>Supply</source>
        <translation>Vorrat</translation>
    </message>
    <message>
        <source>Warehouse %1: %2</source>
        <extracomment>%1: the name of a warehouse, %2: the goods there.</extracomment>
        <translation>Lager %1: %2</translation>
    </message>
    <message>
        <source>Warehouse before this one</source>
        <translation>Voriges Lager</translation>
    </message>
    <message>
        <source>Warehouse after this one</source>
        <translation>Nächstes Lager</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Preis</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Room for</source>
        <translation>Platz für</translation>
    </message>
    <message>
        <source>Level %1</source>
        <translation>Ebene %1</translation>
    </message>
    <message>
        <source>%1 any</source>
        <extracomment>A price: so many goods of any kind; very short.</extracomment>
        <translation>%1 egal</translation>
    </message>
</context>
<context>
    <name>SaqqaraBook</name>
    <message>
        <source>Set-up</source>
        <translation>Aufbau</translation>
    </message>
    <message>
        <source>What lies on the table before round 1.</source>
        <translation>Was vor Runde 1 auf dem Tisch liegt.</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>Das Spiel</translation>
    </message>
    <message>
        <source>Calendar</source>
        <translation>Kalender</translation>
    </message>
    <message>
        <source>The die tells the year and the round.</source>
        <translation>Der Würfel zeigt Jahr und Runde.</translation>
    </message>
    <message>
        <source>Goods</source>
        <translation>Waren</translation>
    </message>
    <message>
        <source>What everything is paid with.</source>
        <translation>Womit alles bezahlt wird.</translation>
    </message>
    <message>
        <source>Market</source>
        <translation>Markt</translation>
    </message>
    <message>
        <source>Sometimes a round begins with one.</source>
        <translation>Manchmal beginnt eine Runde damit.</translation>
    </message>
    <message>
        <source>A round</source>
        <translation>Eine Runde</translation>
    </message>
    <message>
        <source>Auction</source>
        <translation>Versteigerung</translation>
    </message>
    <message>
        <source>Bids are made of goods.</source>
        <translation>Ein Angebot besteht aus Waren.</translation>
    </message>
    <message>
        <source>Stall</source>
        <translation>Marktstand</translation>
    </message>
    <message>
        <source>It shows when the next market comes.</source>
        <translation>Er zeigt, wann der nächste Markt kommt.</translation>
    </message>
    <message>
        <source>New goods</source>
        <translation>Neue Waren</translation>
    </message>
    <message>
        <source>The warehouses fill.</source>
        <translation>Die Lager füllen sich.</translation>
    </message>
    <message>
        <source>Thresholds</source>
        <translation>Grenzwerte</translation>
    </message>
    <message>
        <source>How much each warehouse needs.</source>
        <translation>Wie viel jedes Lager braucht.</translation>
    </message>
    <message>
        <source>Influence</source>
        <translation>Einfluss</translation>
    </message>
    <message>
        <source>Hidden cards and open markers.</source>
        <translation>Verdeckte Karten und offene Marker.</translation>
    </message>
    <message>
        <source>Investing</source>
        <translation>Investieren</translation>
    </message>
    <message>
        <source>Goods that help a warehouse.</source>
        <translation>Waren, die einem Lager helfen.</translation>
    </message>
    <message>
        <source>Sharing out</source>
        <translation>Verteilen</translation>
    </message>
    <message>
        <source>Who gets what, and why.</source>
        <translation>Wer was bekommt, und warum.</translation>
    </message>
    <message>
        <source>Development</source>
        <translation>Entwicklung</translation>
    </message>
    <message>
        <source>Each player has one turn.</source>
        <translation>Alle sind einmal am Zug.</translation>
    </message>
    <message>
        <source>Exchanging</source>
        <translation>Tauschen</translation>
    </message>
    <message>
        <source>Goods for other goods.</source>
        <translation>Waren gegen andere Waren.</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>Arbeiter</translation>
    </message>
    <message>
        <source>How pyramids are climbed.</source>
        <translation>Wie es auf eine Pyramide geht.</translation>
    </message>
    <message>
        <source>Nile</source>
        <translation>Nil</translation>
    </message>
    <message>
        <source>Land moves the boat.</source>
        <translation>Land bewegt das Boot.</translation>
    </message>
    <message>
        <source>The ten pyramids</source>
        <translation>Die zehn Pyramiden</translation>
    </message>
    <message>
        <source>Some of them are in play. Only the line of the own level holds.</source>
        <translation>Einige davon sind im Spiel. Nur die Zeile der eigenen Ebene gilt.</translation>
    </message>
    <message>
        <source>Pyramids and the end</source>
        <translation>Pyramiden und Ende</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Das Ende</translation>
    </message>
    <message>
        <source>When it comes, and what scores.</source>
        <translation>Wann es kommt, und was zählt.</translation>
    </message>
    <message>
        <source>Numbers to be read</source>
        <translation>Zahlen zum Ablesen</translation>
    </message>
    <message>
        <source>What only the components show.</source>
        <translation>Was nur das Spielmaterial zeigt.</translation>
    </message>
    <message>
        <source>To look up</source>
        <translation>Zum Nachschlagen</translation>
    </message>
    <message>
        <source>When an entry is refused</source>
        <translation>Wenn eine Eingabe abgewiesen wird</translation>
    </message>
    <message>
        <source>These three refusals belong to no rule of the game.</source>
        <translation>Diese drei gehören zu keiner Regel des Spiels.</translation>
    </message>
    <message>
        <source>good</source>
        <translation>Ware</translation>
    </message>
    <message>
        <source>Land, fish, linen, wood or gold.</source>
        <translation>Land, Fisch, Leinen, Holz oder Gold.</translation>
    </message>
    <message>
        <source>general supply</source>
        <translation>allgemeiner Vorrat</translation>
    </message>
    <message>
        <source>All goods that nobody has.</source>
        <translation>Alle Waren, die niemand hat.</translation>
    </message>
    <message>
        <source>warehouse</source>
        <translation>Lager</translation>
    </message>
    <message>
        <source>Holds goods to be won.</source>
        <translation>Enthält Waren, die zu gewinnen sind.</translation>
    </message>
    <message>
        <source>current market</source>
        <translation>aktueller Markt</translation>
    </message>
    <message>
        <source>The warehouse above the die.</source>
        <translation>Das Lager über dem Würfel.</translation>
    </message>
    <message>
        <source>die track</source>
        <translation>Würfelpfad</translation>
    </message>
    <message>
        <source>Shows the round of the year.</source>
        <translation>Zeigt die Runde des Jahres.</translation>
    </message>
    <message>
        <source>stall</source>
        <translation>Marktstand</translation>
    </message>
    <message>
        <source>Shows when there is a market.</source>
        <translation>Zeigt, wann es einen Markt gibt.</translation>
    </message>
    <message>
        <source>distribution table</source>
        <translation>Verteilungstafel</translation>
    </message>
    <message>
        <source>Numbers for each year.</source>
        <translation>Zahlen für jedes Jahr.</translation>
    </message>
    <message>
        <source>market card</source>
        <translation>Marktkarte</translation>
    </message>
    <message>
        <source>Lets its winner exchange goods.</source>
        <translation>Damit tauscht ihr Gewinner Waren.</translation>
    </message>
    <message>
        <source>bid</source>
        <translation>Angebot</translation>
    </message>
    <message>
        <source>Goods laid down for a market card.</source>
        <translation>Waren, die für eine Marktkarte hingelegt werden.</translation>
    </message>
    <message>
        <source>threshold</source>
        <translation>Grenzwert</translation>
    </message>
    <message>
        <source>Goods that a warehouse has to hold.</source>
        <translation>So viele Waren braucht ein Lager.</translation>
    </message>
    <message>
        <source>no yield</source>
        <translation>kein Ertrag</translation>
    </message>
    <message>
        <source>Here nothing is sold this round.</source>
        <translation>Hier wird in dieser Runde nichts verkauft.</translation>
    </message>
    <message>
        <source>influence card</source>
        <translation>Einflusskarte</translation>
    </message>
    <message>
        <source>Laid face down at a warehouse.</source>
        <translation>Wird verdeckt an ein Lager gelegt.</translation>
    </message>
    <message>
        <source>influence marker</source>
        <translation>Einflussmarke</translation>
    </message>
    <message>
        <source>Adds to a card.</source>
        <translation>Kommt zu einer Karte hinzu.</translation>
    </message>
    <message>
        <source>Beggar</source>
        <translation>Bettler</translation>
    </message>
    <message>
        <source>A card that takes goods first.</source>
        <translation>Eine Karte, die zuerst Waren nimmt.</translation>
    </message>
    <message>
        <source>Trader</source>
        <translation>Händler</translation>
    </message>
    <message>
        <source>A card that is always paid.</source>
        <translation>Eine Karte, die immer bezahlt wird.</translation>
    </message>
    <message>
        <source>to invest</source>
        <translation>investieren</translation>
    </message>
    <message>
        <source>To put own goods into a warehouse.</source>
        <translation>Eigene Waren in ein Lager legen.</translation>
    </message>
    <message>
        <source>worker</source>
        <translation>Arbeiter</translation>
    </message>
    <message>
        <source>Climbs a pyramid.</source>
        <translation>Steigt auf eine Pyramide.</translation>
    </message>
    <message>
        <source>level</source>
        <translation>Ebene</translation>
    </message>
    <message>
        <source>One of five of a pyramid.</source>
        <translation>Eine von fünf einer Pyramide.</translation>
    </message>
    <message>
        <source>boat</source>
        <translation>Boot</translation>
    </message>
    <message>
        <source>Its space on the Nile scores.</source>
        <translation>Sein Feld auf dem Nil zählt Punkte.</translation>
    </message>
    <message>
        <source>start player</source>
        <translation>Startspieler</translation>
    </message>
    <message>
        <source>Begins the round.</source>
        <translation>Beginnt die Runde.</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Ebene</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Preis</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Room for workers</source>
        <translation>Platz für Arbeiter</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Jahr</translation>
    </message>
    <message>
        <source>Rule options</source>
        <translation>Regeloptionen</translation>
    </message>
</context>
<context>
    <name>SaqqaraBrief</name>
    <message>
        <source>%1 starts</source>
        <translation>%1 beginnt</translation>
    </message>
    <message>
        <source>away from %1</source>
        <translation>zurück von %1</translation>
    </message>
    <message>
        <source>worker → %1</source>
        <extracomment>%1 = the pyramid in which a worker is put, or goes up</extracomment>
        <translation>Arbeiter → %1</translation>
    </message>
    <message>
        <source>bid %1 → %2</source>
        <extracomment>%1 = goods, %2 = the warehouse below which the card lies</extracomment>
        <translation>Angebot %1 → %2</translation>
    </message>
</context>
<context>
    <name>SaqqaraCardMove</name>
    <message>
        <source>Market cards back, under %1</source>
        <translation>Marktkarten zurück, unter %1</translation>
    </message>
    <message>
        <source>Market cards laid out under %1</source>
        <translation>Marktkarten ausgelegt unter %1</translation>
    </message>
    <message>
        <source>takes the market card under %1</source>
        <translation>nimmt die Marktkarte unter %1</translation>
    </message>
    <message>
        <source>Market cards off the board, under %1</source>
        <translation>Marktkarten vom Plan, unter %1</translation>
    </message>
    <message>
        <source>Threshold cards: %1</source>
        <translation>Grenzkarten: %1</translation>
    </message>
    <message>
        <source>Threshold cards to the used ones: %1</source>
        <translation>Grenzkarten zu den benutzten: %1</translation>
    </message>
    <message>
        <source>Used threshold cards shuffled into a new pile</source>
        <translation>Benutzte Grenzkarten zu einem neuen Stapel gemischt</translation>
    </message>
    <message>
        <source>Threshold cards in the pile: %2</source>
        <translation>Grenzkarten im Stapel: %2</translation>
    </message>
    <message numerus="yes">
        <source>draws %n influence card(s)</source>
        <translation>
            <numerusform>zieht %n Einflusskarte</numerusform>
            <numerusform>zieht %n Einflusskarten</numerusform>
        </translation>
    </message>
    <message>
        <source>All draw influence cards</source>
        <translation>Alle ziehen Einflusskarten</translation>
    </message>
    <message>
        <source>influence cards in hand: %2</source>
        <translation>Einflusskarten auf der Hand: %2</translation>
    </message>
    <message numerus="yes">
        <source>discards %n influence card(s)</source>
        <translation>
            <numerusform>legt %n Einflusskarte ab</numerusform>
            <numerusform>legt %n Einflusskarten ab</numerusform>
        </translation>
    </message>
    <message>
        <source>lays influence cards face down: %2</source>
        <translation>legt Einflusskarten verdeckt: %2</translation>
    </message>
    <message>
        <source>All lay influence cards face down</source>
        <translation>Alle legen Einflusskarten verdeckt</translation>
    </message>
    <message>
        <source>influence cards face down: %2</source>
        <translation>Einflusskarten verdeckt: %2</translation>
    </message>
    <message>
        <source>shuffles the discards into a new draw pile</source>
        <translation>mischt die Ablage zu einem neuen Ziehstapel</translation>
    </message>
    <message>
        <source>turns up: %1</source>
        <translation>deckt auf: %1</translation>
    </message>
    <message>
        <source>puts the influence cards away</source>
        <translation>legt die Einflusskarten weg</translation>
    </message>
    <message>
        <source>All influence cards to the discards</source>
        <translation>Alle Einflusskarten auf die Ablage</translation>
    </message>
    <message>
        <source>influence cards in the discards: %2</source>
        <translation>Einflusskarten auf der Ablage: %2</translation>
    </message>
    <message>
        <source>gives back the market card under %1</source>
        <translation>gibt die Marktkarte unter %1 zurück</translation>
    </message>
    <message>
        <source>influence cards: %1</source>
        <translation>Einflusskarten: %1</translation>
    </message>
</context>
<context>
    <name>SaqqaraChoice</name>
    <message>
        <source>Card of %1</source>
        <extracomment>Goods are exchanged with a market card; %1 = the warehouse that it lay under.</extracomment>
        <translation>Karte von %1</translation>
    </message>
    <message>
        <source>of any kind</source>
        <translation>beliebig</translation>
    </message>
    <message>
        <source>times</source>
        <translation>Mal</translation>
    </message>
    <message>
        <source>Pyramids:</source>
        <translation>Pyramiden:</translation>
    </message>
    <message>
        <source>Begins:</source>
        <translation>Es beginnt:</translation>
    </message>
    <message>
        <source>Cards of:</source>
        <translation>Karten von:</translation>
    </message>
    <message>
        <source>Gives:</source>
        <translation>Gibt:</translation>
    </message>
    <message>
        <source>Gets:</source>
        <translation>Bekommt:</translation>
    </message>
    <message>
        <source>By:</source>
        <translation>Durch:</translation>
    </message>
    <message>
        <source>From %1:</source>
        <translation>Von %1:</translation>
    </message>
    <message>
        <source>Price:</source>
        <translation>Preis:</translation>
    </message>
    <message>
        <source>Shift takes one back, Ctrl takes all.</source>
        <translation>Umschalt nimmt eins zurück, Strg nimmt alle.</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>passt</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Zurückziehen</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>Einsetzen</translation>
    </message>
    <message>
        <source>does without</source>
        <translation>verzichtet</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Tauschen</translation>
    </message>
    <message>
        <source>Steal</source>
        <translation>Stehlen</translation>
    </message>
    <message>
        <source>Sail on the Nile</source>
        <translation>Auf dem Nil fahren</translation>
    </message>
    <message>
        <source>is done</source>
        <translation>ist fertig</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Enter</source>
        <extracomment>To enter what was chosen at the table.</extracomment>
        <translation>Eintragen</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>So lassen</translation>
    </message>
    <message>
        <source>1 land → 1 good</source>
        <translation>1 Land → 1 Ware</translation>
    </message>
</context>
<context>
    <name>SaqqaraCopy</name>
    <message>
        <source>Box and board</source>
        <translation>Schachtel und Spielplan</translation>
    </message>
    <message>
        <source>Distribution table</source>
        <translation>Verteilungstafel</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Count the goods in the box, look at the warehouses from left to right and at the end of the Nile.</source>
        <translation>Die Waren in der Schachtel zählen, die Lager von links nach rechts und das Ende des Nils ansehen.</translation>
    </message>
    <message>
        <source>Look at the distribution table, row by row.</source>
        <translation>Die Verteilungstafel Zeile für Zeile ansehen.</translation>
    </message>
    <message>
        <source>Sort threshold cards, the influence cards of one player and market cards by what is on them.</source>
        <translation>Grenzkarten, die Einflusskarten eines Spielers und Marktkarten danach sortieren, was auf ihnen steht.</translation>
    </message>
    <message>
        <source>Look at this pyramid from the lowest level up: price, points, room for workers.</source>
        <translation>Diese Pyramide von der untersten Ebene an ansehen: Preis, Punkte, Platz für Arbeiter.</translation>
    </message>
    <message>
        <source>%1: %2 of %3.</source>
        <extracomment>%1: a pile of cards, %2: how many were told, %3: how many there are.</extracomment>
        <translation>%1: %2 von %3.</translation>
    </message>
    <message>
        <source>any</source>
        <extracomment>So many goods of a price may be of any kind.</extracomment>
        <translation>beliebig</translation>
    </message>
    <message>
        <source>Level %1: price</source>
        <translation>Ebene %1: Preis</translation>
    </message>
    <message>
        <source>Level %1: points</source>
        <translation>Ebene %1: Punkte</translation>
    </message>
    <message>
        <source>Level %1: room</source>
        <translation>Ebene %1: Platz</translation>
    </message>
    <message>
        <source>no market any more</source>
        <translation>kein Markt mehr</translation>
    </message>
    <message>
        <source>Fish, linen and wood, both ways</source>
        <translation>Fisch, Leinen und Holz, in beiden Richtungen</translation>
    </message>
</context>
<context>
    <name>SaqqaraDisplay</name>
    <message>
        <source>bids</source>
        <translation>bietet</translation>
    </message>
    <message>
        <source>chooses a good</source>
        <translation>wählt eine Ware</translation>
    </message>
    <message>
        <source>may use Intrigue</source>
        <translation>darf die Intrige nutzen</translation>
    </message>
    <message>
        <source>lays an influence marker</source>
        <translation>legt eine Einflussmarke</translation>
    </message>
    <message>
        <source>invests</source>
        <translation>investiert</translation>
    </message>
    <message>
        <source>takes goods</source>
        <translation>nimmt Waren</translation>
    </message>
    <message>
        <source>builds</source>
        <translation>baut</translation>
    </message>
    <message>
        <source>Set up the table</source>
        <translation>Den Tisch aufbauen</translation>
    </message>
    <message>
        <source>Turn up four market cards</source>
        <translation>Vier Marktkarten aufdecken</translation>
    </message>
    <message>
        <source>Move the stall</source>
        <translation>Den Marktstand versetzen</translation>
    </message>
    <message>
        <source>Read the distribution table</source>
        <translation>Die Verteilungstafel ablesen</translation>
    </message>
    <message>
        <source>Turn up four thresholds</source>
        <translation>Vier Grenzwerte aufdecken</translation>
    </message>
    <message>
        <source>Turn up the influence cards</source>
        <translation>Die Einflusskarten aufdecken</translation>
    </message>
    <message>
        <source>Read the points of the levels</source>
        <translation>Die Punkte der Ebenen ablesen</translation>
    </message>
    <message>
        <source>%1 win together</source>
        <translation>%1 gewinnen gemeinsam</translation>
    </message>
    <message>
        <source>wins</source>
        <extracomment>After a player&apos;s name: &quot;Anna wins&quot;.</extracomment>
        <translation>gewinnt</translation>
    </message>
    <message>
        <source>Thresholds</source>
        <translation>Grenzwerte</translation>
    </message>
    <message>
        <source>Highest bids</source>
        <translation>Höchste Angebote</translation>
    </message>
</context>
<context>
    <name>SaqqaraEffect</name>
    <message>
        <source>%1 more, %2 now</source>
        <translation>%1 mehr, jetzt %2</translation>
    </message>
    <message>
        <source>%1 less, %2 now</source>
        <translation>%1 weniger, jetzt %2</translation>
    </message>
    <message>
        <source>hut of %1: %2</source>
        <translation>Hütte %1: %2</translation>
    </message>
    <message>
        <source>Warehouse %1: %2</source>
        <translation>Lager %1: %2</translation>
    </message>
    <message>
        <source>Die to %1, showing %2</source>
        <translation>Würfel auf %1, er zeigt %2</translation>
    </message>
    <message>
        <source>boat to space %1</source>
        <translation>Boot auf Feld %1</translation>
    </message>
    <message>
        <source>Stall off its track</source>
        <translation>Marktstand neben seinen Weg</translation>
    </message>
    <message>
        <source>Stall to %1</source>
        <translation>Marktstand auf %1</translation>
    </message>
    <message>
        <source>Start marker to %1</source>
        <translation>Startspielermarke zu %1</translation>
    </message>
    <message>
        <source>influence marker %2 at %1</source>
        <translation>Einflussmarker %2 bei %1</translation>
    </message>
    <message>
        <source>influence marker back from %1</source>
        <translation>Einflussmarker zurück von %1</translation>
    </message>
    <message>
        <source>worker back from the pyramid %1</source>
        <translation>Arbeiter zurück von der Pyramide %1</translation>
    </message>
    <message>
        <source>worker to level %2 of the pyramid %1</source>
        <translation>Arbeiter auf Ebene %2 der Pyramide %1</translation>
    </message>
    <message>
        <source>Round %1, %2: %3</source>
        <extracomment>%1 = number of the round, %2 = field of the die, %3 = phase</extracomment>
        <translation>Runde %1, %2: %3</translation>
    </message>
</context>
<context>
    <name>SaqqaraEntry</name>
    <message>
        <source>Market cards: %1</source>
        <translation>Marktkarten: %1</translation>
    </message>
    <message>
        <source>%1 bids %2 for the card under %3</source>
        <translation>%1 bietet %2 für die Karte unter %3</translation>
    </message>
    <message>
        <source>%1 withdraws from the card under %2</source>
        <translation>%1 zieht sich von der Karte unter %2 zurück</translation>
    </message>
    <message>
        <source>%1 passes</source>
        <translation>%1 passt</translation>
    </message>
    <message>
        <source>The stall leaves its track: no further market</source>
        <translation>Der Marktstand verlässt seinen Weg: kein weiterer Markt</translation>
    </message>
    <message>
        <source>The stall goes to %1</source>
        <translation>Der Marktstand kommt auf %1</translation>
    </message>
    <message>
        <source>The distribution table says %1 for this round</source>
        <translation>Die Verteilungstafel gibt %1 für diese Runde an</translation>
    </message>
    <message>
        <source>%1 grows %2 by Agriculture</source>
        <translation>%1 bekommt %2 durch Ackerbau</translation>
    </message>
    <message>
        <source>Thresholds: %1</source>
        <translation>Grenzwerte: %1</translation>
    </message>
    <message>
        <source>%1 uses Intrigue</source>
        <translation>%1 nutzt die Intrige</translation>
    </message>
    <message>
        <source>%1 does not use Intrigue</source>
        <translation>%1 nutzt die Intrige nicht</translation>
    </message>
    <message>
        <source>%1 puts an influence marker at %2</source>
        <translation>%1 legt einen Einflussmarker zu %2</translation>
    </message>
    <message>
        <source>%1 invests %2 at %3</source>
        <translation>%1 investiert %2 bei %3</translation>
    </message>
    <message>
        <source>%1 turns up: %2</source>
        <translation>%1 deckt auf: %2</translation>
    </message>
    <message>
        <source>%1 takes %2 from the warehouse %3</source>
        <translation>%1 nimmt %2 aus dem Lager %3</translation>
    </message>
    <message>
        <source>%1 puts no free worker</source>
        <translation>%1 setzt keinen freien Arbeiter</translation>
    </message>
    <message>
        <source>%1 puts a free worker into the pyramid %2</source>
        <translation>%1 setzt einen freien Arbeiter in die Pyramide %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 sails %n space(s) on the Nile</source>
        <translation>
            <numerusform>%1 fährt %n Feld auf dem Nil</numerusform>
            <numerusform>%1 fährt %n Felder auf dem Nil</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 ends the turn</source>
        <translation>%1 beendet den Zug</translation>
    </message>
    <message>
        <source>%1 starts; pyramids in play: %2</source>
        <translation>%1 beginnt; Pyramiden im Spiel: %2</translation>
    </message>
    <message>
        <source>%1 exchanges %2 for %3</source>
        <translation>%1 tauscht %2 gegen %3</translation>
    </message>
    <message>
        <source>%1, with the market card under %2</source>
        <translation>%1, mit der Marktkarte unter %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n times</source>
        <translation>
            <numerusform>%1, %n-mal</numerusform>
            <numerusform>%1, %n-mal</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1 steals %2</source>
        <translation>%1 stiehlt %2</translation>
    </message>
    <message>
        <source>%1 builds in the pyramid %2</source>
        <translation>%1 baut in der Pyramide %2</translation>
    </message>
    <message>
        <source>%1, with the discount on %2</source>
        <translation>%1, mit dem Rabatt auf %2</translation>
    </message>
    <message>
        <source>%1, any kind paid as %2</source>
        <translation>%1, Beliebiges gezahlt mit %2</translation>
    </message>
    <message>
        <source>%1, by the pyramid %2</source>
        <translation>%1, durch die Pyramide %2</translation>
    </message>
</context>
<context>
    <name>SaqqaraFault</name>
    <message>
        <source>This belongs to “%8”, but now it is “%9”</source>
        <translation>Das gehört zu „%8“, jetzt ist aber „%9“ dran</translation>
    </message>
    <message>
        <source>It is %5’s turn, not %1’s</source>
        <translation>Jetzt ist %5 am Zug, nicht %1</translation>
    </message>
    <message>
        <source>This makes no sense at this moment; please check the entry</source>
        <translation>Das ergibt in diesem Moment keinen Sinn; der Eintrag sollte geprüft werden</translation>
    </message>
    <message>
        <source>At least 1 good has to be named</source>
        <translation>Mindestens 1 Ware muss angegeben werden</translation>
    </message>
    <message>
        <source>%1 would need %6 %3, but has only %7</source>
        <translation>%1 bräuchte %6 %3, hat aber nur %7</translation>
    </message>
    <message>
        <source>The supply would need %6 %3, but has only %7</source>
        <translation>Der Vorrat bräuchte %6 %3, hat aber nur %7</translation>
    </message>
    <message>
        <source>Land cannot be chosen here</source>
        <translation>Land kann hier nicht gewählt werden</translation>
    </message>
    <message>
        <source>Saqqara is for 3 to 5 players, not for %7</source>
        <translation>Saqqara ist für 3 bis 5 Spieler, nicht für %7</translation>
    </message>
    <message>
        <source>There have to be %6 pyramids in play, not %7</source>
        <translation>Es müssen %6 Pyramiden im Spiel sein, nicht %7</translation>
    </message>
    <message>
        <source>Soldiers and Thief are both in play or both not; what is missing: %4</source>
        <translation>Soldaten und Dieb sind beide im Spiel oder beide nicht; es fehlt: %4</translation>
    </message>
    <message>
        <source>A market card is about fish, linen or wood, under %2 too</source>
        <translation>Auf einer Marktkarte steht Fisch, Leinen oder Holz, auch unter %2</translation>
    </message>
    <message>
        <source>There is no market card for sale under %2</source>
        <translation>Unter %2 gibt es keine Marktkarte zu ersteigern</translation>
    </message>
    <message numerus="yes">
        <source>Under %2 at least %n good(s) are needed, not %7</source>
        <translation>
            <numerusform>Unter %2 ist mindestens %n Ware nötig, nicht %7</numerusform>
            <numerusform>Unter %2 sind mindestens %n Waren nötig, nicht %7</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has a bid under %2 already</source>
        <translation>%1 hat schon ein Angebot unter %2</translation>
    </message>
    <message>
        <source>%1 has given up the card under %2 and does not bid on it again</source>
        <translation>%1 hat die Karte unter %2 aufgegeben und bietet nicht wieder auf sie</translation>
    </message>
    <message>
        <source>%1 has no bid under %2</source>
        <translation>%1 hat kein Angebot unter %2</translation>
    </message>
    <message>
        <source>%1 has the highest bid under %2 and cannot withdraw</source>
        <translation>%1 hat das höchste Angebot unter %2 und kann sich nicht zurückziehen</translation>
    </message>
    <message>
        <source>%1 has passed</source>
        <translation>%1 hat gepasst</translation>
    </message>
    <message>
        <source>%1 has two market cards already</source>
        <translation>%1 hat schon zwei Marktkarten</translation>
    </message>
    <message>
        <source>The %2 warehouse has only %7 %3, not %6</source>
        <translation>Im Lager %2 gibt es nur %7 %3, nicht %6</translation>
    </message>
    <message>
        <source>There is no %3 to be had by this now</source>
        <translation>Damit ist jetzt kein %3 zu haben</translation>
    </message>
    <message>
        <source>There is no threshold card %7; please check the one under %2</source>
        <translation>Es gibt keine Grenzkarte %7; die unter %2 sollte geprüft werden</translation>
    </message>
    <message>
        <source>In round 1 one of the thresholds has to be a 2</source>
        <translation>In Runde 1 muss einer der Grenzwerte eine 2 sein</translation>
    </message>
    <message>
        <source>%1 has turned the cards up already</source>
        <translation>%1 hat die Karten schon aufgedeckt</translation>
    </message>
    <message>
        <source>This is no influence card; please check the one at %2</source>
        <translation>Das ist keine Einflusskarte; die bei %2 sollte geprüft werden</translation>
    </message>
    <message>
        <source>There is nothing to take at %2 now</source>
        <translation>Bei %2 ist jetzt nichts zu nehmen</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes at most %n good(s) at %2, not %7</source>
        <translation>
            <numerusform>%1 nimmt bei %2 höchstens %n Ware, nicht %7</numerusform>
            <numerusform>%1 nimmt bei %2 höchstens %n Waren, nicht %7</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has to take at least %n good(s) at %2, not %7</source>
        <translation>
            <numerusform>%1 muss bei %2 mindestens %n Ware nehmen, nicht %7</numerusform>
            <numerusform>%1 muss bei %2 mindestens %n Waren nehmen, nicht %7</numerusform>
        </translation>
    </message>
    <message>
        <source>A Beggar takes no land, at %2 neither</source>
        <translation>Ein Bettler nimmt kein Land, auch nicht bei %2</translation>
    </message>
    <message>
        <source>That takes a worker of %1 on level %6 of %4, or higher</source>
        <translation>Dafür muss %1 einen Arbeiter auf Ebene %6 der Pyramide %4 haben, oder höher</translation>
    </message>
    <message>
        <source>In a Land round there is no current market, and %4 rests</source>
        <translation>In einer Landrunde gibt es keinen aktuellen Markt; so lange ruht: %4</translation>
    </message>
    <message>
        <source>What is paid here is %3</source>
        <translation>Gezahlt wird hier %3</translation>
    </message>
    <message>
        <source>Land is not paid here</source>
        <translation>Land wird hier nicht gezahlt</translation>
    </message>
    <message>
        <source>What comes of this is %3</source>
        <translation>Daraus wird hier %3</translation>
    </message>
    <message>
        <source>Land does not come of this</source>
        <translation>Land wird hier nicht daraus</translation>
    </message>
    <message>
        <source>%1 does not have the market card from under %2</source>
        <translation>%1 hat die Marktkarte von %2 nicht</translation>
    </message>
    <message>
        <source>The market card from under %2 exchanges something else</source>
        <translation>Die Marktkarte von %2 tauscht etwas anderes</translation>
    </message>
    <message>
        <source>The market card from under %2 works from left to right only</source>
        <translation>Die Marktkarte von %2 gilt nur von links nach rechts</translation>
    </message>
    <message>
        <source>%1 has stolen in this turn already</source>
        <translation>%1 hat in diesem Zug schon gestohlen</translation>
    </message>
    <message>
        <source>Soldiers protect %5 from theft</source>
        <translation>Soldaten schützen %5 vor Diebstahl</translation>
    </message>
    <message>
        <source>%5 has only %7 of that, not %6</source>
        <translation>%5 hat davon nur %7, nicht %6</translation>
    </message>
    <message>
        <source>%1 cannot be thief and victim</source>
        <translation>%1 kann nicht Dieb und Opfer sein</translation>
    </message>
    <message numerus="yes">
        <source>At most %n good(s) can be stolen, not %7</source>
        <translation>
            <numerusform>Höchstens %n Ware kann gestohlen werden, nicht %7</numerusform>
            <numerusform>Höchstens %n Waren können gestohlen werden, nicht %7</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n good(s) can be stolen from %5, not %7</source>
        <translation>
            <numerusform>Von %5 kann höchstens %n Ware gestohlen werden, nicht %7</numerusform>
            <numerusform>Von %5 können höchstens %n Waren gestohlen werden, nicht %7</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n player(s) can be robbed, not %7</source>
        <translation>
            <numerusform>Höchstens %n Spieler kann bestohlen werden, nicht %7</numerusform>
            <numerusform>Höchstens %n Spieler können bestohlen werden, nicht %7</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At least %n player(s) have to be robbed, not %7</source>
        <translation>
            <numerusform>Mindestens %n Spieler muss bestohlen werden, nicht %7</numerusform>
            <numerusform>Mindestens %n Spieler müssen bestohlen werden, nicht %7</numerusform>
        </translation>
    </message>
    <message>
        <source>The pyramid %4 is not in play</source>
        <translation>Die Pyramide %4 ist nicht im Spiel</translation>
    </message>
    <message>
        <source>%1 has reached the top of the pyramid %4</source>
        <translation>%1 ist in der Pyramide %4 schon ganz oben</translation>
    </message>
    <message>
        <source>%1 has no worker left</source>
        <translation>%1 hat keinen Arbeiter mehr</translation>
    </message>
    <message>
        <source>%1’s worker in the pyramid %4 has gone up in this round already</source>
        <translation>In der Pyramide %4 ist der Arbeiter von %1 in dieser Runde schon eine Ebene höher gekommen</translation>
    </message>
    <message numerus="yes">
        <source>Level %6 of the pyramid %4 is full, with room for %n worker(s)</source>
        <translation>
            <numerusform>Ebene %6 der Pyramide %4 ist voll, mit Platz für %n Arbeiter</numerusform>
            <numerusform>Ebene %6 der Pyramide %4 ist voll, mit Platz für %n Arbeiter</numerusform>
        </translation>
    </message>
    <message>
        <source>More workers than %7 stand on level %6 of the pyramid %4 already</source>
        <translation>Auf Ebene %6 der Pyramide %4 stehen schon mehr Arbeiter als %7</translation>
    </message>
    <message numerus="yes">
        <source>This level of %4 takes %n good(s) of any kind, not %7</source>
        <translation>
            <numerusform>Diese Ebene der Pyramide %4 kostet %n beliebige Ware, nicht %7</numerusform>
            <numerusform>Diese Ebene der Pyramide %4 kostet %n beliebige Waren, nicht %7</numerusform>
        </translation>
    </message>
    <message>
        <source>It has to be said which market Progress goes by</source>
        <translation>Es fehlt, nach welchem Markt sich der Fortschritt richtet</translation>
    </message>
    <message>
        <source>%1 has a worker in the pyramid %4 already</source>
        <translation>%1 hat schon einen Arbeiter in der Pyramide %4</translation>
    </message>
    <message>
        <source>First it has to be said where the free worker of %1 goes</source>
        <translation>Zuerst muss feststehen, wohin der freie Arbeiter von %1 kommt</translation>
    </message>
    <message>
        <source>%1 has no free worker to put now</source>
        <translation>%1 hat jetzt keinen freien Arbeiter zu setzen</translation>
    </message>
    <message>
        <source>A boat moves 1 space in a turn, not %7</source>
        <translation>Ein Boot fährt 1 Feld in einem Zug, nicht %7</translation>
    </message>
    <message>
        <source>The Nile ends with space %6, so the boat cannot go to %7</source>
        <translation>Der Nil endet mit Feld %6, also kann das Boot nicht auf %7 fahren</translation>
    </message>
    <message>
        <source>A boat is on space %7 already, so the Nile cannot end with %6</source>
        <translation>Ein Boot steht schon auf Feld %7, also kann der Nil nicht mit %6 enden</translation>
    </message>
    <message>
        <source>%1 has gone up a level in this round already</source>
        <translation>%1 ist in dieser Runde schon eine Ebene höher gekommen</translation>
    </message>
</context>
<context>
    <name>SaqqaraGuide</name>
    <message>
        <source>Pyramids on the board: %2</source>
        <translation>Pyramiden auf dem Plan: %2</translation>
    </message>
    <message numerus="yes">
        <source>The pile of threshold cards holds %n card(s)</source>
        <translation>
            <numerusform>Im Stapel der Grenzkarten liegt %n Karte</numerusform>
            <numerusform>Im Stapel der Grenzkarten liegen %n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gets %n good(s) of one kind</source>
        <translation>
            <numerusform>%1 bekommt %n Ware</numerusform>
            <numerusform>%1 bekommt %n Waren einer Art</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The draw pile of %1 holds %n card(s)</source>
        <translation>
            <numerusform>Im Ziehstapel von %1 liegt %n Karte</numerusform>
            <numerusform>Im Ziehstapel von %1 liegen %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>Goods of the players: %2</source>
        <translation>Waren der Spieler: %2</translation>
    </message>
    <message>
        <source>Goods of %1: %2</source>
        <translation>Waren von %1: %2</translation>
    </message>
    <message>
        <source>Goods that make the highest bid: %2</source>
        <translation>Waren für das höchste Angebot: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 may take %n more card(s)</source>
        <translation>
            <numerusform>%1 darf noch %n Karte nehmen</numerusform>
            <numerusform>%1 darf noch %n Karten nehmen</numerusform>
        </translation>
    </message>
    <message>
        <source>Thresholds: %2</source>
        <translation>Grenzwerte: %2</translation>
    </message>
    <message>
        <source>Goods that lie in the warehouses: %2</source>
        <translation>Waren in den Lagern: %2</translation>
    </message>
    <message>
        <source>Goods missing to the thresholds: %2</source>
        <translation>Waren, die zum Grenzwert fehlen: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n good(s) at most out of %2. Lying there: %3</source>
        <translation>
            <numerusform>%1 nimmt höchstens %n Ware aus %2. Dort liegen: %3</numerusform>
            <numerusform>%1 nimmt höchstens %n Waren aus %2. Dort liegen: %3</numerusform>
        </translation>
    </message>
    <message>
        <source>A worker of %1 may be put free of charge: %2</source>
        <translation>Hier darf ein Arbeiter von %1 umsonst hin: %2</translation>
    </message>
    <message>
        <source>Levels that %1 can pay for: %2</source>
        <translation>Ebenen, die %1 bezahlen kann: %2</translation>
    </message>
    <message>
        <source>Land of %1: %2</source>
        <translation>Land von %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 may steal %n good(s) in all</source>
        <translation>
            <numerusform>%1 darf insgesamt %n Ware stehlen</numerusform>
            <numerusform>%1 darf insgesamt %n Waren stehlen</numerusform>
        </translation>
    </message>
    <message>
        <source>Levels whose price nobody has read yet: %2</source>
        <translation>Ebenen, deren Preis noch niemand abgelesen hat: %2</translation>
    </message>
    <message numerus="yes">
        <source>There are %n round(s) after this one</source>
        <translation>
            <numerusform>Nach dieser kommt noch %n Runde</numerusform>
            <numerusform>Nach dieser kommen noch %n Runden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In front: %2, with %n point(s)</source>
        <translation>
            <numerusform>Vorn: %2, mit %n Punkt</numerusform>
            <numerusform>Vorn: %2, mit %n Punkten</numerusform>
        </translation>
    </message>
    <message>
        <source>The used threshold cards are shuffled into a new pile before four are opened</source>
        <translation>Die benutzten Grenzkarten werden zu einem neuen Stapel gemischt, bevor vier aufgedeckt werden</translation>
    </message>
</context>
<context>
    <name>SaqqaraHelp</name>
    <message>
        <source>letter or digit</source>
        <translation>Buchstabe oder Ziffer</translation>
    </message>
    <message>
        <source>presses the place or choice that shows it; each press takes one more of a good</source>
        <translation>wählt den Platz oder Knopf mit diesem Zeichen; von Waren jedes Mal eine mehr</translation>
    </message>
    <message>
        <source>Shift+letter</source>
        <extracomment>Shift and the letter of a kind of goods.</extracomment>
        <translation>Umschalt+Buchstabe</translation>
    </message>
    <message>
        <source>puts one of that good back</source>
        <translation>legt eine Ware davon zurück</translation>
    </message>
    <message>
        <source>Ctrl+click</source>
        <translation>Strg+Klick</translation>
    </message>
    <message>
        <source>takes all there is of that good</source>
        <translation>nimmt alle Waren dieser Sorte</translation>
    </message>
    <message>
        <source>exchange goods, steal, sail on the Nile</source>
        <translation>Waren tauschen, stehlen, auf dem Nil fahren</translation>
    </message>
    <message>
        <source>withdraws where others bid more</source>
        <translation>zieht sich zurück, wo andere mehr bieten</translation>
    </message>
    <message>
        <source>uses Intrigue</source>
        <translation>nutzt die Intrige</translation>
    </message>
    <message>
        <source>passes, does without, ends a turn</source>
        <translation>passt, verzichtet, beendet den Zug</translation>
    </message>
    <message>
        <source>Ctrl+K</source>
        <translation>Strg+K</translation>
    </message>
    <message>
        <source>enters a number read off a component</source>
        <translation>trägt eine abgelesene Zahl ein</translation>
    </message>
    <message>
        <source>A printed number that was read wrongly is put right under Menu, Correction.</source>
        <translation>Eine falsch abgelesene Zahl berichtigt im Menü „Korrektur“.</translation>
    </message>
    <message>
        <source>Cards in hand and cards that lie face down are never entered. They are named when they are turned up.</source>
        <translation>Handkarten und verdeckte Karten gibt niemand ein. Genannt werden sie erst, wenn sie offen liegen.</translation>
    </message>
</context>
<context>
    <name>SaqqaraInvariant</name>
    <message>
        <source>Nobody could go on: the phases of the round would be broken</source>
        <translation>Niemand könnte weitermachen: Die Phasen der Runde gerieten durcheinander</translation>
    </message>
    <message>
        <source>A good would be in two places, or fewer than none would be left somewhere</source>
        <translation>Eine Ware wäre an zwei Orten, oder irgendwo wären weniger als keine</translation>
    </message>
    <message>
        <source>A market card would be in two places, or a bid would be on one that is not for sale</source>
        <translation>Eine Marktkarte wäre an zwei Orten, oder ein Angebot läge auf einer, die es nicht gibt</translation>
    </message>
    <message>
        <source>The influence cards of a player would not add up to 24</source>
        <translation>Die Einflusskarten eines Spielers ergäben zusammen nicht 24</translation>
    </message>
    <message>
        <source>Influence markers would lie on the board outside their phase</source>
        <translation>Einflussmarker lägen außerhalb ihrer Phase auf dem Plan</translation>
    </message>
    <message>
        <source>A threshold card would not exist, or their pile would not add up</source>
        <translation>Eine Grenzkarte gäbe es nicht, oder ihr Stapel ginge nicht auf</translation>
    </message>
    <message>
        <source>Somebody would have too many workers, or one would stand where there is no room</source>
        <translation>Jemand hätte zu viele Arbeiter, oder einer stünde, wo kein Platz ist</translation>
    </message>
    <message>
        <source>A boat would be beyond the end of the Nile</source>
        <translation>Ein Boot wäre hinter dem Ende des Nils</translation>
    </message>
</context>
<context>
    <name>SaqqaraKeys</name>
    <message>
        <source>YUIOPADFGJKLVM</source>
        <extracomment>Letters of a keyboard of the language, in the order in which they are given to what has no letter of its own.</extracomment>
        <translation>ZUIOPADFGJKLVM</translation>
    </message>
    <message>
        <source>QWERTY</source>
        <extracomment>Six neighbours on a keyboard of the language: land, fish, linen, wood, gold, any.</extracomment>
        <translation>QWERTZ</translation>
    </message>
    <message>
        <source>NBT</source>
        <extracomment>The keys for what is no number: no yield on a threshold card, Beggar, Trader.</extracomment>
        <translation>KBH</translation>
    </message>
</context>
<context>
    <name>SaqqaraLesson</name>
    <message>
        <source>Thresholds</source>
        <translation>Grenzwerte</translation>
    </message>
    <message>
        <source>When a warehouse sells, and who can bring that about.</source>
        <translation>Wann ein Lager verkauft, und wer dafür sorgen kann.</translation>
    </message>
    <message>
        <source>Round 1. Each warehouse has got 2 of its own good (STOCK-1). Below it lies a threshold card: Fish 2, Linen 4, Wood no yield, Gold 3 (THRESH-1). The cards of the players already lie there face down (INFL-4).</source>
        <translation>Runde 1. Jedes Lager hat 2 seiner eigenen Ware bekommen (STOCK-1). Darunter liegt eine Grenzkarte: Fisch 2, Leinen 4, Holz „Kein Ertrag“, Gold 3 (THRESH-1). Die Karten der Spieler liegen dort schon verdeckt (INFL-4).</translation>
    </message>
    <message>
        <source>Which of these warehouses has reached its threshold by now?</source>
        <translation>Welches dieser Lager hat seinen Grenzwert schon erreicht?</translation>
    </message>
    <message>
        <source>Compare the number of goods with the number on the card (INVEST-5).</source>
        <translation>Die Zahl der Waren mit der Zahl auf der Karte vergleichen (INVEST-5).</translation>
    </message>
    <message>
        <source>Fish</source>
        <translation>Fisch</translation>
    </message>
    <message>
        <source>It holds 2 goods, and its threshold is 2 (INVEST-5).</source>
        <translation>Es hält 2 Waren, und sein Grenzwert ist 2 (INVEST-5).</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Gold</translation>
    </message>
    <message>
        <source>One good is missing: 2 lie there, and the threshold is 3 (INVEST-5).</source>
        <translation>Eine Ware fehlt: 2 liegen dort, und der Grenzwert ist 3 (INVEST-5).</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>Holz</translation>
    </message>
    <message>
        <source>No yield is no number. It is never reached (INVEST-5).</source>
        <translation>„Kein Ertrag“ ist keine Zahl und wird nie erreicht (INVEST-5).</translation>
    </message>
    <message>
        <source>It is Anna’s turn to invest. She has 3 gold. Bring Gold to its threshold, with as few goods as possible.</source>
        <translation>Anna ist mit Investieren am Zug. Sie hat 3 Gold. Gold auf seinen Grenzwert bringen, mit so wenig Waren wie möglich.</translation>
    </message>
    <message>
        <source>One good is missing there. Goods of any kind count (GOODS-1).</source>
        <translation>Dort fehlt eine Ware. Waren jeder Art zählen (GOODS-1).</translation>
    </message>
    <message>
        <source>Gold now holds 3 goods: reached (INVEST-5).</source>
        <translation>Gold hält jetzt 3 Waren: erreicht (INVEST-5).</translation>
    </message>
    <message>
        <source>That is allowed, but 1 gold into Gold is what was asked (INVEST-2).</source>
        <translation>Das ist erlaubt, aber gefragt war 1 Gold in das Lager Gold (INVEST-2).</translation>
    </message>
    <message>
        <source>Ben has passed. Cem has put 2 gold into Linen, where 2 linen lie already. Its threshold is 4. Is it reached?</source>
        <translation>Ben hat gepasst. Cem hat 2 Gold in Leinen gelegt, wo schon 2 Leinen liegen. Der Grenzwert dort ist 4. Ist er erreicht?</translation>
    </message>
    <message>
        <source>Where goods are counted, all kinds count alike (GOODS-1).</source>
        <translation>Wo Waren gezählt werden, zählen alle Arten gleich (GOODS-1).</translation>
    </message>
    <message>
        <source>No, only linen counts there</source>
        <translation>Nein, dort zählt nur Leinen</translation>
    </message>
    <message>
        <source>All kinds count, also in a warehouse with another name (GOODS-1).</source>
        <translation>Alle Arten zählen, auch in einem Lager mit anderem Namen (GOODS-1).</translation>
    </message>
    <message>
        <source>Yes, 4 goods lie there</source>
        <translation>Ja, dort liegen 4 Waren</translation>
    </message>
    <message>
        <source>2 linen and 2 gold are 4 goods (INVEST-5).</source>
        <translation>2 Leinen und 2 Gold sind 4 Waren (INVEST-5).</translation>
    </message>
    <message>
        <source>Anna has not passed, and yet investing is over. Why?</source>
        <translation>Anna hat nicht gepasst, und doch ist das Investieren vorbei. Warum?</translation>
    </message>
    <message>
        <source>Look at each threshold once more (INVEST-4).</source>
        <translation>Ein zweiter Blick auf jeden Grenzwert hilft (INVEST-4).</translation>
    </message>
    <message>
        <source>Nobody has goods left</source>
        <translation>Niemand hat noch Waren</translation>
    </message>
    <message>
        <source>All players still have gold. Somebody could go on (INVEST-4).</source>
        <translation>Alle Spieler haben noch Gold. Jemand könnte weitermachen (INVEST-4).</translation>
    </message>
    <message>
        <source>Two players have had a turn</source>
        <translation>Zwei Spieler waren am Zug</translation>
    </message>
    <message>
        <source>Turns go round again and again until something ends them (INVEST-1).</source>
        <translation>Es geht reihum immer weiter, bis etwas es beendet (INVEST-1).</translation>
    </message>
    <message>
        <source>All thresholds are reached</source>
        <translation>Alle Grenzwerte sind erreicht</translation>
    </message>
    <message>
        <source>Fish, Linen and Gold are reached. No yield is not waited for (INVEST-4).</source>
        <translation>Fisch, Leinen und Gold sind erreicht. Auf „Kein Ertrag“ wird nicht gewartet (INVEST-4).</translation>
    </message>
    <message>
        <source>Whether a threshold is reached is judged once, when investing ends (INVEST-5). Goods put in belong to nobody any more: whoever has most influence there may win them (DIST-4).</source>
        <translation>Ob ein Grenzwert erreicht ist, wird einmal geprüft, am Ende des Investierens (INVEST-5). Hineingelegte Waren gehören niemandem mehr: Wer dort den meisten Einfluss hat, kann sie gewinnen (DIST-4).</translation>
    </message>
    <message>
        <source>What counts in a warehouse</source>
        <translation>Was in einem Lager zählt</translation>
    </message>
    <message>
        <source>Who gets the goods, and what an exact match pays.</source>
        <translation>Wer die Waren bekommt, und was ein genauer Treffer bringt.</translation>
    </message>
    <message>
        <source>Investing is over. Fish has reached its threshold 2; Linen and Gold have not, and Wood has no yield. Ben and Cem have turned up their cards. The number of a card is influence at its warehouse (INFL-8).</source>
        <translation>Das Investieren ist vorbei. Fisch hat seinen Grenzwert 2 erreicht, Leinen und Gold nicht, und Holz sagt „Kein Ertrag“. Ben und Cem haben ihre Karten aufgedeckt. Die Zahl einer Karte ist Einfluss an ihrem Lager (INFL-8).</translation>
    </message>
    <message>
        <source>At Fish lie a 3 of Ben, a 7 of Cem and a 5 of Anna. Who gets the 2 fish?</source>
        <translation>Bei Fisch liegen eine 3 von Ben, eine 7 von Cem und eine 5 von Anna. Wer bekommt die 2 Fisch?</translation>
    </message>
    <message>
        <source>At a reached threshold the highest influence wins (DIST-4).</source>
        <translation>Am erreichten Grenzwert gewinnt der höchste Einfluss (DIST-4).</translation>
    </message>
    <message>
        <source>Her 5 is less than the 7 of Cem (DIST-4).</source>
        <translation>Ihre 5 ist weniger als die 7 von Cem (DIST-4).</translation>
    </message>
    <message>
        <source>His 7 is the highest influence. He takes all that lies there (DIST-4).</source>
        <translation>Seine 7 ist der höchste Einfluss. Er nimmt alles, was dort liegt (DIST-4).</translation>
    </message>
    <message>
        <source>Each one some</source>
        <translation>Jeder etwas</translation>
    </message>
    <message>
        <source>Goods are shared only where the highest influence is tied (DIST-5).</source>
        <translation>Waren werden nur geteilt, wenn mehrere den höchsten Einfluss haben (DIST-5).</translation>
    </message>
    <message>
        <source>At Linen lie an 8 of Ben, a 1 of Cem and a 9 of Anna. The threshold 9 is not reached. Who gets the 2 linen?</source>
        <translation>Bei Leinen liegen eine 8 von Ben, eine 1 von Cem und eine 9 von Anna. Der Grenzwert 9 ist nicht erreicht. Wer bekommt die 2 Leinen?</translation>
    </message>
    <message>
        <source>Where the threshold is not reached, influence wins nothing (DIST-2).</source>
        <translation>Wo der Grenzwert nicht erreicht ist, gewinnt Einfluss nichts (DIST-2).</translation>
    </message>
    <message>
        <source>Her influence is the highest, but it wins nothing here (DIST-2).</source>
        <translation>Ihr Einfluss ist der höchste, gewinnt hier aber nichts (DIST-2).</translation>
    </message>
    <message>
        <source>Not even the highest influence wins (DIST-2).</source>
        <translation>Nicht einmal der höchste Einfluss gewinnt (DIST-2).</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Niemand</translation>
    </message>
    <message>
        <source>The linen stays there for the next round (DIST-2).</source>
        <translation>Das Leinen bleibt für die nächste Runde dort (DIST-2).</translation>
    </message>
    <message>
        <source>Now turn up Anna’s cards: 5 at Fish, 9 at Linen, 2 at Wood and 1 at Gold.</source>
        <translation>Jetzt Annas Karten aufdecken: 5 bei Fisch, 9 bei Leinen, 2 bei Holz und 1 bei Gold.</translation>
    </message>
    <message>
        <source>Press Anna, then a card for each warehouse, from left to right (INFL-6).</source>
        <translation>Anna drücken, dann für jedes Lager eine Karte, von links nach rechts (INFL-6).</translation>
    </message>
    <message>
        <source>Cem has got 2 fish, all else stays where it is (DIST-4).</source>
        <translation>Cem hat 2 Fisch bekommen, alles andere bleibt liegen (DIST-4).</translation>
    </message>
    <message>
        <source>These are other cards. Please compare them once more (INFL-6).</source>
        <translation>Das sind andere Karten. Bitte noch einmal vergleichen (INFL-6).</translation>
    </message>
    <message>
        <source>Suppose Fish had reached the threshold 3. What would Ben get for his 3?</source>
        <translation>Angenommen, Fisch hätte den Grenzwert 3 erreicht. Was bekäme Ben für seine 3?</translation>
    </message>
    <message>
        <source>Compare his number with the threshold (DIST-7).</source>
        <translation>Seine Zahl mit dem Grenzwert vergleichen (DIST-7).</translation>
    </message>
    <message>
        <source>1 fish from the supply</source>
        <translation>1 Fisch aus dem Vorrat</translation>
    </message>
    <message>
        <source>Only his card has the number of the threshold: an exact match (DIST-7).</source>
        <translation>Nur seine Karte hat die Zahl des Grenzwerts: ein genauer Treffer (DIST-7).</translation>
    </message>
    <message>
        <source>Nothing, as Cem has most influence</source>
        <translation>Nichts, weil Cem den meisten Einfluss hat</translation>
    </message>
    <message>
        <source>An exact match does not ask who wins the warehouse (DIST-7).</source>
        <translation>Ein genauer Treffer fragt nicht, wer das Lager gewinnt (DIST-7).</translation>
    </message>
    <message>
        <source>Influence markers of Royal Court and Thief add to the number of a card (INFL-8). They make no exact match (DIST-7). A warehouse with no yield sells nothing (DIST-8).</source>
        <translation>Einflussmarken von Königshof und Dieb kommen zur Zahl einer Karte hinzu (INFL-8). Einen genauen Treffer machen sie nicht (DIST-7). Ein Lager mit „Kein Ertrag“ verkauft nichts (DIST-8).</translation>
    </message>
    <message>
        <source>A tie</source>
        <translation>Ein Gleichstand</translation>
    </message>
    <message>
        <source>How two winners share what lies in a warehouse.</source>
        <translation>Wie sich zwei Gewinner teilen, was in einem Lager liegt.</translation>
    </message>
    <message>
        <source>Fish and Linen have reached their thresholds. In Linen lie 2 linen and the 3 gold that were invested. Ben has laid an 8 there, Cem a 5. Anna’s cards still lie face down: she has an 8 there, too.</source>
        <translation>Fisch und Leinen haben ihre Grenzwerte erreicht. In Leinen liegen 2 Leinen und die 3 Gold aus dem Investieren. Ben hat dort eine 8 gelegt, Cem eine 5. Annas Karten liegen noch verdeckt: Auch sie hat dort eine 8.</translation>
    </message>
    <message>
        <source>Anna and Ben tie with 8 at Linen. What does each of them get?</source>
        <translation>Anna und Ben haben bei Leinen beide eine 8. Was bekommen sie jeweils?</translation>
    </message>
    <message>
        <source>Each kind is shared by itself, in equal parts (DIST-5).</source>
        <translation>Jede Art wird für sich geteilt, zu gleichen Teilen (DIST-5).</translation>
    </message>
    <message>
        <source>2 goods of one’s choice</source>
        <translation>2 Waren nach Wahl</translation>
    </message>
    <message>
        <source>Nobody chooses. Each kind is shared by itself (DIST-5).</source>
        <translation>Niemand wählt. Jede Art wird für sich geteilt (DIST-5).</translation>
    </message>
    <message>
        <source>1 linen and 1 gold</source>
        <translation>1 Leinen und 1 Gold</translation>
    </message>
    <message>
        <source>2 linen make 1 for each, and so do 3 gold. 1 gold stays (DIST-5).</source>
        <translation>Von 2 Leinen bekommen beide 1, von 3 Gold auch. 1 Gold bleibt (DIST-5).</translation>
    </message>
    <message>
        <source>1 linen, and 2 gold for the start player</source>
        <translation>1 Leinen, und 2 Gold für den Startspieler</translation>
    </message>
    <message>
        <source>Both get equally many. What cannot be shared stays (DIST-5).</source>
        <translation>Beide bekommen gleich viel. Was sich nicht teilen lässt, bleibt (DIST-5).</translation>
    </message>
    <message>
        <source>Cem has a 5 at Linen, and the threshold is 5. What does he get?</source>
        <translation>Cem hat bei Leinen eine 5, und der Grenzwert ist 5. Was bekommt er?</translation>
    </message>
    <message>
        <source>His is the only card with the number of the threshold (DIST-7).</source>
        <translation>Nur seine Karte hat die Zahl des Grenzwerts (DIST-7).</translation>
    </message>
    <message>
        <source>1 linen from the supply</source>
        <translation>1 Leinen aus dem Vorrat</translation>
    </message>
    <message>
        <source>An exact match is paid beside the winners (DIST-7).</source>
        <translation>Ein genauer Treffer wird neben den Gewinnern bezahlt (DIST-7).</translation>
    </message>
    <message>
        <source>A third part of the goods</source>
        <translation>Den dritten Teil der Waren</translation>
    </message>
    <message>
        <source>Only the highest influence takes goods out of there (DIST-4).</source>
        <translation>Nur der höchste Einfluss holt dort Waren heraus (DIST-4).</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>His card is an exact match (DIST-7).</source>
        <translation>Seine Karte ist ein genauer Treffer (DIST-7).</translation>
    </message>
    <message>
        <source>Turn up Anna’s cards: 2 at Fish, 8 at Linen, 3 at Wood and 1 at Gold.</source>
        <translation>Annas Karten aufdecken: 2 bei Fisch, 8 bei Leinen, 3 bei Holz und 1 bei Gold.</translation>
    </message>
    <message>
        <source>Anna and Ben have shared Linen. At Fish, Ben and Cem tie: 1 fish each. And Anna’s 2 there is an exact match (DIST-7).</source>
        <translation>Anna und Ben haben sich Leinen geteilt. Bei Fisch sind Ben und Cem gleich: je 1 Fisch. Und Annas 2 dort ist ein genauer Treffer (DIST-7).</translation>
    </message>
    <message>
        <source>If two cards had the number of the threshold, neither would be paid (DIST-7). So it can be clever to lay what nobody else will lay. What could not be shared stays in the warehouse (DIST-5).</source>
        <translation>Hätten zwei Karten die Zahl des Grenzwerts, bekäme keine etwas (DIST-7). Es kann also klug sein, zu legen, was sonst niemand legt. Was sich nicht teilen ließ, bleibt im Lager (DIST-5).</translation>
    </message>
    <message>
        <source>Beggar and Trader</source>
        <translation>Bettler und Händler</translation>
    </message>
    <message>
        <source>Two cards without a number, and what they bring.</source>
        <translation>Zwei Karten ohne Zahl, und was sie bringen.</translation>
    </message>
    <message>
        <source>Fish holds 2 fish and 2 gold, and has reached its threshold. Linen has not. Anna has laid a Beggar at Fish and a Trader at Linen. They have no number, so they win nothing by themselves (INFL-7).</source>
        <translation>Fisch hält 2 Fisch und 2 Gold und hat den Grenzwert erreicht, Leinen nicht. Anna hat bei Fisch einen Bettler und bei Leinen einen Händler gelegt. Sie haben keine Zahl und gewinnen allein nichts (INFL-7).</translation>
    </message>
    <message>
        <source>Hers is the only Beggar at Fish. What does Anna get before Cem’s 6 takes all the rest?</source>
        <translation>Nur sie hat bei Fisch einen Bettler. Was bekommt Anna, bevor Cems 6 alles andere nimmt?</translation>
    </message>
    <message>
        <source>A single Beggar comes first, at a reached threshold (DIST-3).</source>
        <translation>Ein einzelner Bettler kommt zuerst, bei erreichtem Grenzwert (DIST-3).</translation>
    </message>
    <message>
        <source>2 fish from the supply</source>
        <translation>2 Fisch aus dem Vorrat</translation>
    </message>
    <message>
        <source>That is what a Trader gets. A Beggar takes from the warehouse (DIST-3).</source>
        <translation>So wird ein Händler bezahlt. Ein Bettler nimmt aus dem Lager (DIST-3).</translation>
    </message>
    <message>
        <source>All that lies there</source>
        <translation>Alles, was dort liegt</translation>
    </message>
    <message>
        <source>2 goods at most (DIST-3).</source>
        <translation>Höchstens 2 Waren (DIST-3).</translation>
    </message>
    <message>
        <source>Up to 2 goods that she chooses</source>
        <translation>Bis zu 2 Waren ihrer Wahl</translation>
    </message>
    <message>
        <source>Any of those there, but no land (DIST-3).</source>
        <translation>Von allen, die dort liegen, nur kein Land (DIST-3).</translation>
    </message>
    <message>
        <source>Linen has not reached its threshold. What does Anna’s Trader get there?</source>
        <translation>Leinen hat den Grenzwert nicht erreicht. Was bekommt Annas Händler dort?</translation>
    </message>
    <message>
        <source>A Trader does not ask whether the threshold is reached (DIST-6).</source>
        <translation>Ein Händler fragt nicht, ob der Grenzwert erreicht ist (DIST-6).</translation>
    </message>
    <message>
        <source>2 linen from the supply</source>
        <translation>2 Leinen aus dem Vorrat</translation>
    </message>
    <message>
        <source>A Trader is paid, reached or not (DIST-6).</source>
        <translation>Ein Händler wird bezahlt, erreicht oder nicht (DIST-6).</translation>
    </message>
    <message>
        <source>Only influence needs a reached threshold; a Trader does not (DIST-6).</source>
        <translation>Nur Einfluss braucht einen erreichten Grenzwert, ein Händler nicht (DIST-6).</translation>
    </message>
    <message>
        <source>Turn up Anna’s cards: a Beggar at Fish, a Trader at Linen, 4 at Wood, 3 at Gold.</source>
        <translation>Annas Karten aufdecken: ein Bettler bei Fisch, ein Händler bei Leinen, 4 bei Holz, 3 bei Gold.</translation>
    </message>
    <message>
        <source>Anna is asked at once what her Beggar takes (DIST-3).</source>
        <translation>Anna wird sofort gefragt, was ihr Bettler nimmt (DIST-3).</translation>
    </message>
    <message>
        <source>Anna wants gold. Let her Beggar take as much of it as he may.</source>
        <translation>Anna möchte Gold. Ihren Bettler so viel davon nehmen lassen, wie er darf.</translation>
    </message>
    <message>
        <source>2 gold lie at Fish, and a Beggar takes up to 2 (DIST-3).</source>
        <translation>Bei Fisch liegen 2 Gold, und ein Bettler nimmt bis zu 2 (DIST-3).</translation>
    </message>
    <message>
        <source>Anna has 2 gold more, and Cem takes the 2 fish that are left (DIST-4).</source>
        <translation>Anna hat 2 Gold mehr, und Cem nimmt die übrigen 2 Fisch (DIST-4).</translation>
    </message>
    <message>
        <source>That is allowed, but 2 gold is what Anna wants (DIST-3).</source>
        <translation>Das ist erlaubt, aber Anna möchte 2 Gold (DIST-3).</translation>
    </message>
    <message>
        <source>At Wood, Ben and Cem both had a Beggar, and the threshold was reached. What did the two get?</source>
        <translation>Bei Holz hatten Ben und Cem beide einen Bettler, und der Grenzwert war erreicht. Was bekamen die zwei?</translation>
    </message>
    <message>
        <source>Beggars do not like company (DIST-3).</source>
        <translation>Bettler mögen keine Gesellschaft (DIST-3).</translation>
    </message>
    <message>
        <source>1 wood each</source>
        <translation>Je 1 Holz</translation>
    </message>
    <message>
        <source>Beggars share nothing (DIST-3).</source>
        <translation>Bettler teilen nichts (DIST-3).</translation>
    </message>
    <message>
        <source>Two or more Beggars get nothing, and Anna’s 4 took the wood (DIST-3).</source>
        <translation>Zwei oder mehr Bettler bekommen nichts, und Annas 4 nahm das Holz (DIST-3).</translation>
    </message>
    <message>
        <source>The auction</source>
        <translation>Die Versteigerung</translation>
    </message>
    <message>
        <source>Four market cards are for sale at the same time.</source>
        <translation>Vier Marktkarten stehen zugleich zum Verkauf.</translation>
    </message>
    <message>
        <source>Die and stall stand at the same place, so there is a market (MARKET-1). All four cards are for sale at the same time (AUCTION-1). Everybody has 3 gold. Anna begins.</source>
        <translation>Würfel und Marktstand stehen am selben Ort, also gibt es einen Markt (MARKET-1). Alle vier Karten stehen zugleich zum Verkauf (AUCTION-1). Alle haben 3 Gold. Anna beginnt.</translation>
    </message>
    <message>
        <source>Bid 1 gold for the card under Fish.</source>
        <translation>1 Gold auf die Karte unter Fisch bieten.</translation>
    </message>
    <message>
        <source>Press the card, then a gold, and enter it (AUCTION-4).</source>
        <translation>Die Karte drücken, dann ein Gold, dann eingeben (AUCTION-4).</translation>
    </message>
    <message>
        <source>It is the highest bid so far. Now the others have their turns (AUCTION-1).</source>
        <translation>Es ist bisher das höchste Angebot. Nun sind die anderen am Zug (AUCTION-1).</translation>
    </message>
    <message>
        <source>That is allowed, but 1 gold for the card under Fish was asked (AUCTION-4).</source>
        <translation>Das ist erlaubt, aber gefragt war 1 Gold für die Karte unter Fisch (AUCTION-4).</translation>
    </message>
    <message>
        <source>Ben has bid 1 gold for Linen, Cem 2. Nobody has outbid Anna at Fish, and it is her turn again. What has become of her bid?</source>
        <translation>Ben hat 1 Gold für Leinen geboten, Cem 2. Niemand hat Anna bei Fisch überboten, und sie ist wieder am Zug. Was ist aus ihrem Angebot geworden?</translation>
    </message>
    <message>
        <source>Look at the card under Fish and into its warehouse (AUCTION-2).</source>
        <translation>Ein Blick auf die Karte unter Fisch und in das Lager hilft (AUCTION-2).</translation>
    </message>
    <message>
        <source>It waits until all have passed</source>
        <translation>Es wartet, bis alle gepasst haben</translation>
    </message>
    <message>
        <source>As her turn began, her bid was the highest. That is enough (AUCTION-2).</source>
        <translation>Als ihr Zug begann, war ihr Angebot das höchste. Das genügt (AUCTION-2).</translation>
    </message>
    <message>
        <source>The card is hers, the gold lies in the warehouse Fish</source>
        <translation>Die Karte gehört ihr, das Gold liegt im Lager Fisch</translation>
    </message>
    <message>
        <source>The highest bid wins as its player’s next turn begins (AUCTION-2).</source>
        <translation>Das höchste Angebot gewinnt, sobald der nächste Zug des Bieters beginnt (AUCTION-2).</translation>
    </message>
    <message>
        <source>The card is hers, the gold goes to the supply</source>
        <translation>Die Karte gehört ihr, das Gold kommt in den Vorrat</translation>
    </message>
    <message>
        <source>All goods that were bid end in the warehouses (AUCTION-11).</source>
        <translation>Alle gebotenen Waren enden in den Lagern (AUCTION-11).</translation>
    </message>
    <message>
        <source>Anna has 2 gold left. Cem’s bid at Linen is 2, so it takes 3 to outbid him. Bid 1 gold for the card under Wood instead.</source>
        <translation>Anna hat noch 2 Gold. Cem bietet 2 für Leinen, also braucht es 3, um ihn zu überbieten. Stattdessen 1 Gold auf die Karte unter Holz bieten.</translation>
    </message>
    <message>
        <source>Nobody has bid there, so 1 good is enough (AUCTION-4).</source>
        <translation>Dort hat niemand geboten, also genügt 1 Ware (AUCTION-4).</translation>
    </message>
    <message>
        <source>Taking a card does not use up the turn (AUCTION-2).</source>
        <translation>Eine Karte zu nehmen verbraucht den Zug nicht (AUCTION-2).</translation>
    </message>
    <message>
        <source>That is allowed, but 1 gold for the card under Wood was asked (AUCTION-3).</source>
        <translation>Das ist erlaubt, aber gefragt war 1 Gold für die Karte unter Holz (AUCTION-3).</translation>
    </message>
    <message>
        <source>Ben has added 2 gold at Linen, which makes 3. Cem has passed. So Anna took Wood and Ben took Linen. How many of the goods that were bid lie in the warehouse Linen now?</source>
        <translation>Ben hat bei Leinen 2 Gold dazugelegt, das macht 3. Cem hat gepasst. Also nahm Anna Holz und Ben nahm Leinen. Wie viele der gebotenen Waren liegen jetzt im Lager Leinen?</translation>
    </message>
    <message>
        <source>Nothing comes back, whoever wins (AUCTION-11).</source>
        <translation>Nichts kommt zurück, wer auch gewinnt (AUCTION-11).</translation>
    </message>
    <message>
        <source>3, from Ben</source>
        <translation>3, von Ben</translation>
    </message>
    <message>
        <source>Cem’s 2 gold went there, too, when he passed (AUCTION-8).</source>
        <translation>Auch Cems 2 Gold kamen dorthin, als er passte (AUCTION-8).</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Bids are not paid to the supply (AUCTION-11).</source>
        <translation>Angebote werden nicht an den Vorrat gezahlt (AUCTION-11).</translation>
    </message>
    <message>
        <source>5, from Ben and Cem</source>
        <translation>5, von Ben und Cem</translation>
    </message>
    <message>
        <source>All goods that were bid there, by anybody (AUCTION-11).</source>
        <translation>Alle Waren, die dort geboten wurden, von wem auch immer (AUCTION-11).</translation>
    </message>
    <message>
        <source>Anna has two cards, and nobody takes more (AUCTION-10). In her turns of the development she exchanges by them as often as she likes (MARKET-5). The next market collects them again (MARKET-2).</source>
        <translation>Anna hat zwei Karten, und mehr nimmt niemand (AUCTION-10). In ihren Zügen der Entwicklung tauscht sie damit, so oft sie mag (MARKET-5). Der nächste Markt sammelt sie wieder ein (MARKET-2).</translation>
    </message>
    <message>
        <source>Climbing a pyramid</source>
        <translation>Auf eine Pyramide steigen</translation>
    </message>
    <message>
        <source>Prices, powers, and how fast a worker gets up.</source>
        <translation>Preise, Kräfte, und wie schnell ein Arbeiter nach oben kommt.</translation>
    </message>
    <message>
        <source>It is Anna’s turn of the development. She has 3 gold and 4 workers. A new worker starts on level 1 of a pyramid (WORKER-1). What is printed beside the level is paid to the supply (WORKER-3).</source>
        <translation>Anna ist in der Entwicklung am Zug. Sie hat 3 Gold und 4 Arbeiter. Ein neuer Arbeiter beginnt auf Ebene 1 einer Pyramide (WORKER-1). Was neben der Ebene gedruckt ist, geht an den Vorrat (WORKER-3).</translation>
    </message>
    <message>
        <source>In this lesson level 1 costs 1 gold, and level 2 costs 2 gold: your own copy may say something else. Put a worker on level 1 of Trade.</source>
        <translation>In dieser Lektion kostet Ebene 1 genau 1 Gold und Ebene 2 genau 2: Auf dem eigenen Exemplar kann etwas anderes stehen. Einen Arbeiter auf Ebene 1 von Handel setzen.</translation>
    </message>
    <message>
        <source>Press the lowest level of the pyramid Trade (WORKER-1).</source>
        <translation>Die unterste Ebene der Pyramide Handel drücken (WORKER-1).</translation>
    </message>
    <message>
        <source>1 gold goes to the supply, and a worker stands on Trade (WORKER-3).</source>
        <translation>1 Gold geht an den Vorrat, und ein Arbeiter steht auf Handel (WORKER-3).</translation>
    </message>
    <message>
        <source>That is allowed, but a worker on Trade was asked (WORKER-1).</source>
        <translation>Das ist erlaubt, aber gefragt war ein Arbeiter auf Handel (WORKER-1).</translation>
    </message>
    <message>
        <source>Which power does level 1 give?</source>
        <translation>Welche Kraft gibt Ebene 1?</translation>
    </message>
    <message>
        <source>Powers stand beside the levels 2 to 5 (TILE-TRADE).</source>
        <translation>Kräfte stehen neben den Ebenen 2 bis 5 (TILE-TRADE).</translation>
    </message>
    <message>
        <source>The same as level 2</source>
        <translation>Dieselbe wie Ebene 2</translation>
    </message>
    <message>
        <source>Only the line of the own level holds, and level 1 has none (TILE-TRADE).</source>
        <translation>Nur die Zeile der eigenen Ebene gilt, und Ebene 1 hat keine (TILE-TRADE).</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>Noch keine</translation>
    </message>
    <message>
        <source>The first power comes on level 2 (TILE-TRADE).</source>
        <translation>Die erste Kraft kommt auf Ebene 2 (TILE-TRADE).</translation>
    </message>
    <message>
        <source>Anna has 2 gold left, and level 2 costs 2. May this worker go up to level 2 now?</source>
        <translation>Anna hat noch 2 Gold, und Ebene 2 kostet 2. Darf dieser Arbeiter jetzt auf Ebene 2 steigen?</translation>
    </message>
    <message>
        <source>Placing is a level, too (WORKER-4).</source>
        <translation>Auch das Einsetzen ist eine Ebene (WORKER-4).</translation>
    </message>
    <message>
        <source>No, not before the next round</source>
        <translation>Nein, erst in der nächsten Runde</translation>
    </message>
    <message>
        <source>Each worker gets one level in a round, placing included (WORKER-4).</source>
        <translation>Jeder Arbeiter bekommt eine Ebene pro Runde, das Einsetzen zählt mit (WORKER-4).</translation>
    </message>
    <message>
        <source>Yes, as she can pay</source>
        <translation>Ja, denn sie kann zahlen</translation>
    </message>
    <message>
        <source>This worker has had the level of this round (WORKER-4).</source>
        <translation>Dieser Arbeiter hatte seine Ebene in dieser Runde schon (WORKER-4).</translation>
    </message>
    <message>
        <source>A round later. The die stands below Fish, and it is Anna’s turn again. Let the worker on Trade go up to level 2.</source>
        <translation>Eine Runde später. Der Würfel steht unter Fisch, und Anna ist wieder am Zug. Den Arbeiter auf Handel auf Ebene 2 setzen.</translation>
    </message>
    <message>
        <source>Press level 2 of the pyramid Trade (WORKER-1).</source>
        <translation>Ebene 2 der Pyramide Handel drücken (WORKER-1).</translation>
    </message>
    <message>
        <source>The power of level 2 works at once (WORKER-7).</source>
        <translation>Die Kraft von Ebene 2 wirkt sofort (WORKER-7).</translation>
    </message>
    <message>
        <source>That is allowed, but level 2 of Trade was asked (WORKER-1).</source>
        <translation>Das ist erlaubt, aber gefragt war Ebene 2 von Handel (WORKER-1).</translation>
    </message>
    <message>
        <source>What can Anna exchange on level 2 of Trade in this Fish round?</source>
        <translation>Was kann Anna auf Ebene 2 von Handel in dieser Fisch-Runde tauschen?</translation>
    </message>
    <message>
        <source>Up to level 3 the power goes by the current market (TILE-TRADE).</source>
        <translation>Bis Ebene 3 richtet sich die Kraft nach dem aktuellen Markt (TILE-TRADE).</translation>
    </message>
    <message>
        <source>2 equal goods for 1 of her choice</source>
        <translation>2 gleiche Waren gegen 1 ihrer Wahl</translation>
    </message>
    <message>
        <source>That is the power from level 4 on (TILE-TRADE).</source>
        <translation>Das ist die Kraft ab Ebene 4 (TILE-TRADE).</translation>
    </message>
    <message>
        <source>3 goods of any kinds for 1 of her choice</source>
        <translation>3 Waren beliebiger Art gegen 1 ihrer Wahl</translation>
    </message>
    <message>
        <source>They have to be of the current market (TILE-TRADE).</source>
        <translation>Sie müssen vom aktuellen Markt sein (TILE-TRADE).</translation>
    </message>
    <message>
        <source>3 fish for 1 good of her choice</source>
        <translation>3 Fisch gegen 1 Ware ihrer Wahl</translation>
    </message>
    <message>
        <source>Fish is the current market, as the die stands there (CAL-3).</source>
        <translation>Fisch ist der aktuelle Markt, weil der Würfel dort steht (CAL-3).</translation>
    </message>
    <message>
        <source>Who reaches level 5 may put one more worker on level 1 of another pyramid, free of charge (WORKER-6). At the end each level scores the points printed beside it (END-3). Many tops end the game sooner (END-2).</source>
        <translation>Wer Ebene 5 erreicht, darf einen weiteren Arbeiter umsonst auf Ebene 1 einer anderen Pyramide setzen (WORKER-6). Am Ende zählt jede Ebene die Punkte, die daneben stehen (END-3). Viele Spitzen beenden das Spiel früher (END-2).</translation>
    </message>
</context>
<context>
    <name>SaqqaraMove</name>
    <message>
        <source>%1 to the hut of %2</source>
        <translation>%1 an die Hütte %2</translation>
    </message>
    <message>
        <source>%1 into the warehouse %2</source>
        <translation>%1 ins Lager %2</translation>
    </message>
    <message>
        <source>%1 from %4</source>
        <translation>%1 von %4</translation>
    </message>
    <message>
        <source>%1 to the supply</source>
        <translation>%1 in den Vorrat</translation>
    </message>
    <message>
        <source>%1 from the supply</source>
        <translation>%1 aus dem Vorrat</translation>
    </message>
    <message>
        <source>%1 from the warehouse %3</source>
        <translation>%1 aus dem Lager %3</translation>
    </message>
    <message>
        <source>%1 from the hut into the warehouse %2</source>
        <translation>%1 von der Hütte ins Lager %2</translation>
    </message>
    <message>
        <source>Influence markers back beside the board</source>
        <translation>Einflussmarker zurück neben den Plan</translation>
    </message>
</context>
<context>
    <name>SaqqaraMoveSigns</name>
    <message>
        <source>hut %1</source>
        <extracomment>The hut of a warehouse: &quot;hut Linen&quot;.</extracomment>
        <translation>Hütte %1</translation>
    </message>
    <message>
        <source>hut → warehouse %1</source>
        <extracomment>Goods go from the hut into the warehouse below it, %1.</extracomment>
        <translation>Hütte → Lager %1</translation>
    </message>
    <message>
        <source>supply</source>
        <translation>Vorrat</translation>
    </message>
    <message>
        <source>from the supply</source>
        <translation>aus dem Vorrat</translation>
    </message>
    <message>
        <source>from %1</source>
        <extracomment>Goods come from a player.</extracomment>
        <translation>von %1</translation>
    </message>
    <message>
        <source>from warehouse %1</source>
        <translation>aus Lager %1</translation>
    </message>
    <message>
        <source>back from %1</source>
        <extracomment>A worker goes back to its owner.</extracomment>
        <translation>zurück von %1</translation>
    </message>
    <message>
        <source>→ %1, level %2</source>
        <extracomment>A worker goes to a pyramid, to the level with that number.</extracomment>
        <translation>→ %1, Ebene %2</translation>
    </message>
    <message>
        <source>of %1</source>
        <extracomment>A player takes the market card of a warehouse; the sign of a card stands before it.</extracomment>
        <translation>von %1</translation>
    </message>
</context>
<context>
    <name>SaqqaraName</name>
    <message>
        <source>land</source>
        <translation>Land</translation>
    </message>
    <message>
        <source>fish</source>
        <translation>Fisch</translation>
    </message>
    <message>
        <source>linen</source>
        <translation>Leinen</translation>
    </message>
    <message>
        <source>wood</source>
        <translation>Holz</translation>
    </message>
    <message>
        <source>gold</source>
        <translation>Gold</translation>
    </message>
    <message>
        <source>Land</source>
        <translation>Land</translation>
    </message>
    <message>
        <source>Fish</source>
        <translation>Fisch</translation>
    </message>
    <message>
        <source>Linen</source>
        <translation>Leinen</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>Holz</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Gold</translation>
    </message>
    <message>
        <source>Irrigation</source>
        <translation>Bewässerung</translation>
    </message>
    <message>
        <source>Intrigue</source>
        <translation>Intrige</translation>
    </message>
    <message>
        <source>Government</source>
        <translation>Regierung</translation>
    </message>
    <message>
        <source>Religion</source>
        <translation>Religion</translation>
    </message>
    <message>
        <source>Soldiers</source>
        <translation>Soldaten</translation>
    </message>
    <message>
        <source>Agriculture</source>
        <translation>Ackerbau</translation>
    </message>
    <message>
        <source>Royal Court</source>
        <translation>Königshof</translation>
    </message>
    <message>
        <source>Trade</source>
        <translation>Handel</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Thief</source>
        <translation>Dieb</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Aufbau</translation>
    </message>
    <message>
        <source>Market</source>
        <translation>Markt</translation>
    </message>
    <message>
        <source>Auction</source>
        <translation>Versteigerung</translation>
    </message>
    <message>
        <source>Stall</source>
        <translation>Marktstand</translation>
    </message>
    <message>
        <source>New goods</source>
        <translation>Neue Waren</translation>
    </message>
    <message>
        <source>Thresholds</source>
        <translation>Grenzwerte</translation>
    </message>
    <message>
        <source>Influence markers</source>
        <translation>Einflussmarker</translation>
    </message>
    <message>
        <source>Invest</source>
        <translation>Investieren</translation>
    </message>
    <message>
        <source>Turn up</source>
        <translation>Aufdecken</translation>
    </message>
    <message>
        <source>Share out</source>
        <translation>Verteilung</translation>
    </message>
    <message>
        <source>Build and exchange</source>
        <translation>Bauen und Tauschen</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>Schlusswertung</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Spielende</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message numerus="yes">
        <source>%n good(s) of any kind</source>
        <translation>
            <numerusform>%n beliebige Ware</numerusform>
            <numerusform>%n beliebige Waren</numerusform>
        </translation>
    </message>
    <message>
        <source>no field</source>
        <translation>kein Feld</translation>
    </message>
    <message>
        <source>1 gold → 2 equal goods</source>
        <translation>1 Gold → 2 gleiche Waren</translation>
    </message>
    <message>
        <source>3 equal goods → 1 land</source>
        <translation>3 gleiche Waren → 1 Land</translation>
    </message>
    <message>
        <source>no yield</source>
        <translation>kein Ertrag</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>verdeckt</translation>
    </message>
    <message>
        <source>Beggar</source>
        <translation>Bettler</translation>
    </message>
    <message>
        <source>Trader</source>
        <translation>Händler</translation>
    </message>
    <message>
        <source>round %1, %2</source>
        <translation>Runde %1, %2</translation>
    </message>
</context>
<context>
    <name>SaqqaraNote</name>
    <message>
        <source>%1 does no more in this phase</source>
        <translation>%1 macht in dieser Phase nichts mehr</translation>
    </message>
    <message>
        <source>%1 can do no more and passes</source>
        <translation>%1 kann nichts mehr tun und passt</translation>
    </message>
    <message>
        <source>The supply is short of %4: %3 instead of %2</source>
        <translation>Der Vorrat hat zu wenig %4: %3 statt %2</translation>
    </message>
    <message numerus="yes">
        <source>%5: threshold %2 reached with %n good(s)</source>
        <translation>
            <numerusform>%5: Grenzwert %2 erreicht mit %n Ware</numerusform>
            <numerusform>%5: Grenzwert %2 erreicht mit %n Waren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%5: threshold %2 not reached with %n good(s)</source>
        <translation>
            <numerusform>%5: Grenzwert %2 nicht erreicht mit %n Ware</numerusform>
            <numerusform>%5: Grenzwert %2 nicht erreicht mit %n Waren</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 does not use Intrigue</source>
        <translation>%1 nutzt die Intrige nicht</translation>
    </message>
    <message>
        <source>%5: nobody is alone with a %2</source>
        <translation>%5: Niemand hat allein eine %2</translation>
    </message>
    <message>
        <source>%5: there are %2 Beggars, so none gets anything</source>
        <translation>%5: Es sind %2 Bettler, keiner bekommt etwas</translation>
    </message>
    <message>
        <source>%5: nobody wins the goods, they stay</source>
        <translation>%5: Niemand gewinnt die Waren, sie bleiben</translation>
    </message>
    <message>
        <source>Round %3 is the last one</source>
        <translation>Runde %3 ist die letzte</translation>
    </message>
    <message>
        <source>%1 puts no free worker</source>
        <translation>%1 setzt keinen freien Arbeiter</translation>
    </message>
    <message>
        <source>%1 has no worker for another pyramid, or none takes one</source>
        <translation>%1 hat keinen Arbeiter für eine andere Pyramide, oder keine nimmt einen</translation>
    </message>
    <message>
        <source>Doubtful: the market card under %5 is not among those known, or not so often</source>
        <translation>Zweifelhaft: Die Marktkarte unter %5 ist nicht unter den bekannten, oder nicht so oft</translation>
    </message>
    <message>
        <source>Doubtful: another place of the stall was to be expected</source>
        <translation>Zweifelhaft: Zu erwarten war ein anderer Platz des Marktstands</translation>
    </message>
    <message>
        <source>Doubtful: the threshold card under %5 comes more often than it exists</source>
        <translation>Zweifelhaft: Die Grenzkarte unter %5 kommt öfter, als es sie gibt</translation>
    </message>
    <message>
        <source>Nobody invests</source>
        <translation>Niemand investiert</translation>
    </message>
</context>
<context>
    <name>SaqqaraOption</name>
    <message>
        <source>Several bids at once</source>
        <translation>Mehrere Angebote zugleich</translation>
    </message>
    <message>
        <source>Several bids of a player may stand at the same time.</source>
        <translation>Mehrere Angebote eines Spielers können zugleich stehen.</translation>
    </message>
    <message>
        <source>A player has one standing bid at a time, as there is one trader pawn.</source>
        <translation>Ein Spieler hat nur ein stehendes Angebot, weil es nur eine Händlerfigur gibt.</translation>
    </message>
    <message>
        <source>Withdrawing: the turn</source>
        <translation>Zurückziehen: der Zug</translation>
    </message>
    <message>
        <source>After withdrawing the turn goes on.</source>
        <translation>Nach dem Zurückziehen geht der Zug weiter.</translation>
    </message>
    <message>
        <source>Withdrawing ends the turn.</source>
        <translation>Zurückziehen beendet den Zug.</translation>
    </message>
    <message>
        <source>Withdrawing: a new bid</source>
        <translation>Zurückziehen: neues Angebot</translation>
    </message>
    <message>
        <source>After withdrawing from a card, a player does not bid on it again in this market.</source>
        <translation>Wer sich von einer Karte zurückzieht, bietet an diesem Markt nicht mehr auf sie.</translation>
    </message>
    <message>
        <source>After withdrawing from a card, a player may bid on it again.</source>
        <translation>Wer sich von einer Karte zurückzieht, kann wieder auf sie bieten.</translation>
    </message>
    <message>
        <source>Current market in a Land round</source>
        <translation>Aktueller Markt in einer Landrunde</translation>
    </message>
    <message>
        <source>In a Land round there is no current market, and powers that name it rest.</source>
        <translation>In einer Landrunde gibt es keinen aktuellen Markt, und Fähigkeiten, die ihn nennen, ruhen.</translation>
    </message>
    <message>
        <source>In a Land round land is that good for Agriculture, Trade and Progress; Irrigation and Royal Court rest.</source>
        <translation>In einer Landrunde ist Land diese Ware für Ackerbau, Handel und Fortschritt; Bewässerung und Königshof ruhen.</translation>
    </message>
    <message>
        <source>In a Land round the user names one of the four warehouses each time.</source>
        <translation>In einer Landrunde nennt der Nutzer jedes Mal eines der vier Lager.</translation>
    </message>
    <message>
        <source>Land as a good of choice</source>
        <translation>Land als Ware nach Wahl</translation>
    </message>
    <message>
        <source>A good of choice is never land.</source>
        <translation>Eine Ware nach Wahl ist nie Land.</translation>
    </message>
    <message>
        <source>A good of choice may be land, unless land is paid for it.</source>
        <translation>Eine Ware nach Wahl kann Land sein, außer wenn dafür Land gezahlt wird.</translation>
    </message>
    <message>
        <source>Influence cards: when turned up</source>
        <translation>Einflusskarten: wann aufgedeckt</translation>
    </message>
    <message>
        <source>Influence cards are turned up after investing.</source>
        <translation>Einflusskarten werden nach dem Investieren aufgedeckt.</translation>
    </message>
    <message>
        <source>Influence cards are turned up before investing.</source>
        <translation>Einflusskarten werden vor dem Investieren aufgedeckt.</translation>
    </message>
    <message>
        <source>End of investing</source>
        <translation>Ende des Investierens</translation>
    </message>
    <message>
        <source>Warehouses with no yield are not waited for.</source>
        <translation>Auf Lager mit „Kein Ertrag“ wird nicht gewartet.</translation>
    </message>
    <message>
        <source>As long as a card says no yield, only passing ends it.</source>
        <translation>Solange eine Karte „Kein Ertrag“ sagt, endet es nur durch Passen.</translation>
    </message>
    <message>
        <source>Government: several thresholds</source>
        <translation>Regierung: mehrere Grenzwerte</translation>
    </message>
    <message>
        <source>Government pays for each of these thresholds.</source>
        <translation>Die Regierung zahlt für jeden dieser Grenzwerte.</translation>
    </message>
    <message>
        <source>Government pays for the best of these thresholds only.</source>
        <translation>Die Regierung zahlt nur für den besten dieser Grenzwerte.</translation>
    </message>
    <message>
        <source>Goods of the Trader</source>
        <translation>Waren des Händlers</translation>
    </message>
    <message>
        <source>A Trader’s goods come from the supply and are the warehouse’s own.</source>
        <translation>Die Waren eines Händlers kommen aus dem Vorrat und sind die des Lagers.</translation>
    </message>
    <message>
        <source>A Trader’s goods are chosen from what is left in the warehouse, land too.</source>
        <translation>Die Waren eines Händlers werden aus dem gewählt, was im Lager übrig ist, auch Land.</translation>
    </message>
    <message>
        <source>Trader at no yield</source>
        <translation>Händler bei „Kein Ertrag“</translation>
    </message>
    <message>
        <source>At no yield a Trader gets goods if they come from the supply.</source>
        <translation>Bei „Kein Ertrag“ bekommt ein Händler Waren, wenn sie aus dem Vorrat kommen.</translation>
    </message>
    <message>
        <source>At no yield a Trader gets nothing.</source>
        <translation>Bei „Kein Ertrag“ bekommt ein Händler nichts.</translation>
    </message>
    <message>
        <source>At no yield a Trader gets goods, too.</source>
        <translation>Auch bei „Kein Ertrag“ bekommt ein Händler Waren.</translation>
    </message>
    <message>
        <source>Exact match: threshold not reached</source>
        <translation>Genauer Treffer: Grenzwert nicht erreicht</translation>
    </message>
    <message>
        <source>An exact match needs a reached threshold.</source>
        <translation>Ein genauer Treffer braucht einen erreichten Grenzwert.</translation>
    </message>
    <message>
        <source>An exact match counts at a threshold that is not reached, too.</source>
        <translation>Ein genauer Treffer zählt auch an einem nicht erreichten Grenzwert.</translation>
    </message>
    <message>
        <source>Beggar or Trader with markers</source>
        <translation>Bettler oder Händler mit Markern</translation>
    </message>
    <message>
        <source>A Beggar or Trader does not win, whatever lies on it.</source>
        <translation>Ein Bettler oder Händler gewinnt nicht, was auch darauf liegt.</translation>
    </message>
    <message>
        <source>Markers on a Beggar or Trader count as influence.</source>
        <translation>Marker auf einem Bettler oder Händler zählen als Einfluss.</translation>
    </message>
    <message>
        <source>Religion: what has to fit</source>
        <translation>Religion: was passen muss</translation>
    </message>
    <message>
        <source>The number of the card alone has to fit.</source>
        <translation>Die Zahl der Karte allein muss passen.</translation>
    </message>
    <message>
        <source>Card and markers together have to fit.</source>
        <translation>Karte und Marker zusammen müssen passen.</translation>
    </message>
    <message>
        <source>Levels in a round</source>
        <translation>Ebenen in einer Runde</translation>
    </message>
    <message>
        <source>Each worker gets one level in a round.</source>
        <translation>Jeder Arbeiter bekommt eine Ebene in einer Runde.</translation>
    </message>
    <message>
        <source>Each player pays for one level in a round; a free worker comes on top.</source>
        <translation>Jeder Spieler zahlt für eine Ebene in einer Runde; ein freier Arbeiter kommt dazu.</translation>
    </message>
    <message>
        <source>Nile spaces in a turn</source>
        <translation>Nilfelder in einem Zug</translation>
    </message>
    <message>
        <source>They may move any number of spaces.</source>
        <translation>Sie können beliebig viele Felder fahren.</translation>
    </message>
    <message>
        <source>They move one space at most.</source>
        <translation>Sie fahren höchstens ein Feld.</translation>
    </message>
    <message>
        <source>Soldiers on level 1</source>
        <translation>Soldaten auf Ebene 1</translation>
    </message>
    <message>
        <source>Soldiers on level 1 do not protect from theft yet.</source>
        <translation>Soldaten auf Ebene 1 schützen noch nicht vor Diebstahl.</translation>
    </message>
    <message>
        <source>Soldiers on level 1 protect from theft, too.</source>
        <translation>Auch Soldaten auf Ebene 1 schützen vor Diebstahl.</translation>
    </message>
    <message>
        <source>Thief with a single victim</source>
        <translation>Dieb mit einem einzigen Opfer</translation>
    </message>
    <message>
        <source>If only one player can be robbed, that one is enough from level 3 on: 1 good, or up to 2 from level 4 on.</source>
        <translation>Kann nur ein Spieler bestohlen werden, genügt er ab Ebene 3: für 1 Ware, ab Ebene 4 für bis zu 2.</translation>
    </message>
    <message>
        <source>If only one player can be robbed, there is no theft from level 3 on.</source>
        <translation>Kann nur ein Spieler bestohlen werden, gibt es ab Ebene 3 keinen Diebstahl.</translation>
    </message>
    <message>
        <source>Market cards: direction</source>
        <translation>Marktkarten: Richtung</translation>
    </message>
    <message>
        <source>A market card works from left to right only.</source>
        <translation>Eine Marktkarte gilt nur von links nach rechts.</translation>
    </message>
    <message>
        <source>A market card works in both directions.</source>
        <translation>Eine Marktkarte gilt in beide Richtungen.</translation>
    </message>
    <message>
        <source>Usual rules</source>
        <translation>Übliche Regeln</translation>
    </message>
    <message>
        <source>The rulebook as we read it. Each option can be changed by itself.</source>
        <translation>Das Regelwerk, wie wir es lesen. Jede Option lässt sich einzeln ändern.</translation>
    </message>
</context>
<context>
    <name>SaqqaraPlayer</name>
    <message>
        <source>bids</source>
        <extracomment>What the player on turn does, in one word.</extracomment>
        <translation>bietet</translation>
    </message>
    <message>
        <source>invests</source>
        <translation>investiert</translation>
    </message>
    <message>
        <source>builds</source>
        <translation>baut</translation>
    </message>
    <message>
        <source>on turn</source>
        <translation>am Zug</translation>
    </message>
    <message>
        <source>leads at %1</source>
        <extracomment>A player&apos;s bid is the highest; %1: the name of a warehouse.</extracomment>
        <translation>vorn bei %1</translation>
    </message>
    <message>
        <source>outbid</source>
        <translation>überboten</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>gepasst</translation>
    </message>
    <message>
        <source>next</source>
        <extracomment>Of the player whose turn comes after this one.</extracomment>
        <translation>danach</translation>
    </message>
    <message>
        <source>Start player of this round</source>
        <translation>Startspieler dieser Runde</translation>
    </message>
    <message>
        <source>Goods: %1</source>
        <translation>Waren: %1</translation>
    </message>
    <message>
        <source>Workers placed: %1, left: %2</source>
        <translation>Arbeiter gesetzt: %1, übrig: %2</translation>
    </message>
    <message>
        <source>Boat on space %1</source>
        <translation>Boot auf Feld %1</translation>
    </message>
    <message>
        <source>Influence cards in the pile: %1</source>
        <translation>Einflusskarten im Ziehstapel: %1</translation>
    </message>
    <message>
        <source>%1, level %2</source>
        <extracomment>A pyramid, and the level that gives its power.</extracomment>
        <translation>%1, Ebene %2</translation>
    </message>
    <message>
        <source>Market card: %1</source>
        <translation>Marktkarte: %1</translation>
    </message>
    <message>
        <source>Points so far: %1, and more for levels not read yet</source>
        <translation>Punkte bisher: %1, dazu nicht abgelesene Ebenen</translation>
    </message>
</context>
<context>
    <name>SaqqaraPosition</name>
    <message>
        <source>A player has 4 workers (WORKER-8).</source>
        <translation>Ein Spieler hat 4 Arbeiter (WORKER-8).</translation>
    </message>
    <message>
        <source>So many workers have no room on that level (WORKER-5).</source>
        <translation>So viele Arbeiter haben auf dieser Ebene keinen Platz (WORKER-5).</translation>
    </message>
    <message>
        <source>So many pyramids are not in play (SET-3).</source>
        <translation>So viele Pyramiden sind nicht im Spiel (SET-3).</translation>
    </message>
    <message>
        <source>The Nile ends before that space (NILE-3).</source>
        <translation>Der Nil endet vor diesem Feld (NILE-3).</translation>
    </message>
    <message>
        <source>There is not so much gold in the box (SET-7).</source>
        <translation>So viel Gold ist nicht in der Schachtel (SET-7).</translation>
    </message>
    <message>
        <source>Boat on the Nile</source>
        <translation>Boot auf dem Nil</translation>
    </message>
    <message>
        <source>The number of its space, 0 at the beginning.</source>
        <translation>Die Nummer seines Felds, am Anfang 0.</translation>
    </message>
    <message>
        <source>The level of the worker, 1 to 5; empty without one.</source>
        <translation>Die Ebene des Arbeiters, 1 bis 5; leer ohne Arbeiter.</translation>
    </message>
    <message>
        <source>Decides between players with as many points (END-4).</source>
        <translation>Entscheidet zwischen Spielern mit gleich vielen Punkten (END-4).</translation>
    </message>
    <message>
        <source>Empty fields of players are 0, or no worker.</source>
        <translation>Leere Felder bei Spielern heißen 0 oder kein Arbeiter.</translation>
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
        <translation>Waren in der Schachtel: %1</translation>
    </message>
    <message>
        <source>Order of the warehouses</source>
        <translation>Reihenfolge der Lager</translation>
    </message>
    <message>
        <source>Influence on the card: %1</source>
        <translation>Einfluss auf der Karte: %1</translation>
    </message>
    <message>
        <source>Bonus of the current market in year %1</source>
        <translation>Bonus des aktuellen Markts in Jahr %1</translation>
    </message>
    <message>
        <source>Look at the distribution table, second column: how many extra goods does the current market get in year %1?</source>
        <translation>Verteilungstafel, zweite Spalte: Wie viele Waren bekommt der aktuelle Markt in Jahr %1 zusätzlich?</translation>
    </message>
    <message>
        <source>Land for each warehouse in year %1</source>
        <translation>Land für jedes Lager in Jahr %1</translation>
    </message>
    <message>
        <source>Look at the distribution table, third column: how much land does each warehouse get in year %1?</source>
        <translation>Verteilungstafel, dritte Spalte: Wie viel Land bekommt jedes Lager in Jahr %1?</translation>
    </message>
    <message>
        <source>Place of the stall in year %1 after market %2</source>
        <translation>Platz des Marktstands in Jahr %1 nach Markt %2</translation>
    </message>
    <message>
        <source>All threshold cards</source>
        <translation>Alle Grenzkarten</translation>
    </message>
    <message>
        <source>All influence cards of a player</source>
        <translation>Alle Einflusskarten eines Spielers</translation>
    </message>
    <message>
        <source>The six market cards</source>
        <translation>Die sechs Marktkarten</translation>
    </message>
    <message>
        <source>Price of level %2 of %1</source>
        <translation>Preis von Ebene %2 (%1)</translation>
    </message>
    <message>
        <source>Look at the pyramid %1: which goods are printed beside level %2?</source>
        <translation>Pyramide %1: Welche Waren stehen neben Ebene %2?</translation>
    </message>
    <message>
        <source>Points of level %2 of %1</source>
        <translation>Punkte von Ebene %2 (%1)</translation>
    </message>
    <message>
        <source>Look at the pyramid %1: which number of points is printed beside level %2?</source>
        <translation>Pyramide %1: Welche Zahl von Punkten steht neben Ebene %2?</translation>
    </message>
    <message>
        <source>Room on level %2 of %1</source>
        <translation>Platz auf Ebene %2 (%1)</translation>
    </message>
    <message>
        <source>Last space of the Nile</source>
        <translation>Letztes Feld des Nils</translation>
    </message>
    <message>
        <source>What is printed there: %1?</source>
        <translation>Was ist dort gedruckt: %1?</translation>
    </message>
</context>
<context>
    <name>SaqqaraPrompt</name>
    <message>
        <source>Year %1, round %2</source>
        <extracomment>A year has five rounds; they are counted through the years.</extracomment>
        <translation>Jahr %1, Runde %2</translation>
    </message>
    <message>
        <source>Set up the table</source>
        <translation>Den Tisch aufbauen</translation>
    </message>
    <message numerus="yes">
        <source>Choose %n pyramid(s), and who begins.</source>
        <translation>
            <numerusform>%n Pyramide wählen, und wer beginnt.</numerusform>
            <numerusform>%n Pyramiden wählen, und wer beginnt.</numerusform>
        </translation>
    </message>
    <message>
        <source>And who begins?</source>
        <translation>Und wer beginnt?</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2, %n missing</source>
        <extracomment>Pyramids that are chosen, and how many there have to be.</extracomment>
        <translation>
            <numerusform>%1 von %2, %n fehlt</numerusform>
            <numerusform>%1 von %2, %n fehlen</numerusform>
        </translation>
    </message>
    <message>
        <source>Open the market cards</source>
        <translation>Marktkarten aufdecken</translation>
    </message>
    <message>
        <source>Name the four cards from left to right.</source>
        <translation>Die vier Karten von links nach rechts nennen.</translation>
    </message>
    <message>
        <source>Move the stall</source>
        <translation>Den Marktstand versetzen</translation>
    </message>
    <message>
        <source>The distribution table shows where to.</source>
        <translation>Die Verteilungstafel zeigt, wohin.</translation>
    </message>
    <message>
        <source>Open the threshold cards</source>
        <translation>Grenzkarten aufdecken</translation>
    </message>
    <message>
        <source>Turn up the influence cards</source>
        <translation>Einflusskarten umdrehen</translation>
    </message>
    <message>
        <source>Four cards of each player, from left to right.</source>
        <translation>Vier Karten von jedem, von links nach rechts.</translation>
    </message>
    <message>
        <source>Points for the levels</source>
        <translation>Punkte für die Ebenen</translation>
    </message>
    <message>
        <source>Read the number beside the level.</source>
        <translation>Die Zahl neben der Ebene ablesen.</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Das Spiel ist aus</translation>
    </message>
    <message>
        <source>Here is who wins.</source>
        <translation>So ist es ausgegangen.</translation>
    </message>
    <message>
        <source>%1 harvests</source>
        <translation>%1 erntet</translation>
    </message>
    <message>
        <source>Goods of which kind?</source>
        <translation>Waren welcher Sorte?</translation>
    </message>
    <message>
        <source>%1: use Intrigue?</source>
        <translation>%1: Intrige einsetzen?</translation>
    </message>
    <message>
        <source>Which card goes away is nobody’s business.</source>
        <translation>Welche Karte abgelegt wird, geht niemanden etwas an.</translation>
    </message>
    <message>
        <source>%1 puts a marker</source>
        <translation>%1 legt einen Marker</translation>
    </message>
    <message>
        <source>Below which warehouse?</source>
        <translation>Unter welches Lager?</translation>
    </message>
    <message>
        <source>%1 invests</source>
        <translation>%1 investiert</translation>
    </message>
    <message>
        <source>Goods into one warehouse.</source>
        <translation>Waren in ein Lager.</translation>
    </message>
    <message>
        <source>%1 takes goods</source>
        <translation>%1 nimmt Waren</translation>
    </message>
    <message>
        <source>%1: a worker free of charge</source>
        <translation>%1: ein Arbeiter umsonst</translation>
    </message>
    <message>
        <source>On level 1 of which pyramid?</source>
        <translation>Auf Ebene 1 welcher Pyramide?</translation>
    </message>
    <message>
        <source>%1 builds and exchanges</source>
        <translation>%1 baut und tauscht</translation>
    </message>
    <message>
        <source>In any order.</source>
        <translation>In beliebiger Reihenfolge.</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>Schlusswertung</translation>
    </message>
    <message>
        <source>Market</source>
        <translation>Markt</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Waren</translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation>Grenzwert</translation>
    </message>
    <message>
        <source>Influence</source>
        <translation>Einfluss</translation>
    </message>
    <message>
        <source>Invest</source>
        <translation>Investieren</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Verteilen</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Bauen</translation>
    </message>
    <message>
        <source>You are looking at the past</source>
        <translation>Blick in die Vergangenheit</translation>
    </message>
    <message>
        <source>The table after entry %1 of %2.</source>
        <translation>Der Tisch nach Eintrag %1 von %2.</translation>
    </message>
    <message>
        <source>%1 to bid</source>
        <translation>%1 bietet</translation>
    </message>
    <message>
        <source>Year %1: land for each warehouse</source>
        <translation>Jahr %1: Land für jedes Lager</translation>
    </message>
    <message>
        <source>Distribution table, column “land”.</source>
        <translation>Verteilungstafel, Spalte „Land“.</translation>
    </message>
    <message>
        <source>Year %1: extra goods for %2</source>
        <translation>Jahr %1: zusätzliche Waren für %2</translation>
    </message>
    <message>
        <source>Distribution table, column “bonus”.</source>
        <translation>Verteilungstafel, Spalte „Zusatz“.</translation>
    </message>
    <message>
        <source>Goods, at least: %1</source>
        <extracomment>%1 = how many goods are bid at least for which cards: "Fish 3, Linen 1".</extracomment>
        <translation>Waren, mindestens: %1</translation>
    </message>
    <message>
        <source>On which: %1?</source>
        <extracomment>%1 = warehouses with cards for which these goods are enough.</extracomment>
        <translation>Auf welche: %1?</translation>
    </message>
    <message>
        <source>Into which warehouse?</source>
        <translation>In welches Lager?</translation>
    </message>
    <message numerus="yes">
        <source>At most %n good(s) from the warehouse %1.</source>
        <translation>
            <numerusform>Höchstens %n Ware aus dem Lager %1.</numerusform>
            <numerusform>Höchstens %n Waren aus dem Lager %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Name %n more good(s) of choice for the price.</source>
        <translation>
            <numerusform>Noch %n Ware nach Wahl für den Preis nennen.</numerusform>
            <numerusform>Noch %n Waren nach Wahl für den Preis nennen.</numerusform>
        </translation>
    </message>
    <message>
        <source>First shuffle the used ones into a pile.</source>
        <translation>Zuerst die benutzten zu einem Stapel mischen.</translation>
    </message>
    <message>
        <source>Which ones?</source>
        <translation>Welche?</translation>
    </message>
    <message>
        <source>Goods for one card.</source>
        <translation>Waren für eine Karte.</translation>
    </message>
    <message numerus="yes">
        <source>At most %n good(s); players robbed: %1.</source>
        <translation>
            <numerusform>Höchstens %n Ware; Bestohlene: %1.</numerusform>
            <numerusform>Höchstens %n Waren; Bestohlene: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SaqqaraReason</name>
    <message>
        <source>Space %1 on the Nile</source>
        <translation>Feld %1 auf dem Nil</translation>
    </message>
    <message>
        <source>Level %2 of the pyramid %1</source>
        <translation>Ebene %2 der Pyramide %1</translation>
    </message>
</context>
<context>
    <name>SaqqaraReport</name>
    <message>
        <source>Nile</source>
        <translation>Nil</translation>
    </message>
    <message>
        <source>Pyramids</source>
        <extracomment>Points for pyramids, beside those for the Nile.</extracomment>
        <translation>Pyramiden</translation>
    </message>
    <message>
        <source>%1, read again</source>
        <translation>%1, neu abgelesen</translation>
    </message>
    <message>
        <source>shares the place with %1: as many points and as much gold (END-4)</source>
        <translation>teilt sich den Platz mit %1: gleich viele Punkte und gleich viel Gold (END-4)</translation>
    </message>
    <message>
        <source>as many points as %1, but %2 gold against %3 (END-4)</source>
        <translation>gleich viele Punkte wie %1, aber %2 Gold gegen %3 (END-4)</translation>
    </message>
</context>
<context>
    <name>SaqqaraRule</name>
    <message>
        <source>Turns of the development</source>
        <translation>Züge der Entwicklung</translation>
    </message>
    <message>
        <source>From the start player on: one turn each to exchange, steal, build and sail.</source>
        <translation>Ab dem Startspieler haben alle einen Zug zum Tauschen, Stehlen, Bauen und Fahren.</translation>
    </message>
    <message>
        <source>Beginning of a turn</source>
        <translation>Beginn eines Zugs</translation>
    </message>
    <message>
        <source>A turn of the development begins with the gold of the Soldiers.</source>
        <translation>Ein Zug der Entwicklung beginnt mit dem Gold der Soldaten.</translation>
    </message>
    <message>
        <source>Own turn</source>
        <translation>Eigener Zug</translation>
    </message>
    <message>
        <source>Everything is done in any order, until the player says that the turn is over.</source>
        <translation>Alles geht in beliebiger Reihenfolge, bis der Spieler den Zug beendet.</translation>
    </message>
    <message>
        <source>Exchanging land</source>
        <translation>Land tauschen</translation>
    </message>
    <message>
        <source>Everybody may exchange 1 land for 1 other good of choice.</source>
        <translation>Alle können 1 Land gegen 1 andere Ware nach Wahl tauschen.</translation>
    </message>
    <message>
        <source>Exchanging by market card</source>
        <translation>Tauschen mit Marktkarte</translation>
    </message>
    <message>
        <source>Whoever owns a market card may exchange as it says.</source>
        <translation>Wer eine Marktkarte hat, kann tauschen, wie sie es angibt.</translation>
    </message>
    <message>
        <source>Exchanging by Trade</source>
        <translation>Tauschen mit Handel</translation>
    </message>
    <message>
        <source>Trade exchanges goods as its level says.</source>
        <translation>Der Handel tauscht Waren, wie seine Ebene es angibt.</translation>
    </message>
    <message>
        <source>Exchanging by Irrigation</source>
        <translation>Tauschen mit Bewässerung</translation>
    </message>
    <message>
        <source>Irrigation exchanges land for other goods as its level says.</source>
        <translation>Die Bewässerung tauscht Land gegen andere Waren, wie ihre Ebene es angibt.</translation>
    </message>
    <message>
        <source>Exchanging with the supply</source>
        <translation>Tauschen mit dem Vorrat</translation>
    </message>
    <message>
        <source>All exchanges are with the supply, any number of times. What is paid arrives first; then the whole gain has to be there.</source>
        <translation>Getauscht wird immer mit dem Vorrat, beliebig oft. Was gezahlt wird, kommt zuerst an; dann muss alles da sein, was herauskommt.</translation>
    </message>
    <message>
        <source>Exchanging in circles</source>
        <translation>Tauschen im Kreis</translation>
    </message>
    <message>
        <source>Exchanges may go in circles and gain something. Only the supply ends them.</source>
        <translation>Tausche dürfen im Kreis gehen und jedes Mal etwas bringen. Nur der Vorrat beendet sie.</translation>
    </message>
    <message>
        <source>Placing and raising</source>
        <translation>Einsetzen und Aufsteigen</translation>
    </message>
    <message>
        <source>A new worker starts on level 1 of a pyramid in play. A worker who stands there goes up exactly one level, up to level 5.</source>
        <translation>Ein neuer Arbeiter beginnt auf Ebene 1 einer Pyramide im Spiel. Ein Arbeiter, der dort steht, steigt genau eine Ebene auf, bis Ebene 5.</translation>
    </message>
    <message>
        <source>One worker in a pyramid</source>
        <translation>Ein Arbeiter je Pyramide</translation>
    </message>
    <message>
        <source>A player has at most one worker in a pyramid. Workers never come back.</source>
        <translation>Ein Spieler hat höchstens einen Arbeiter in einer Pyramide. Arbeiter kommen nie zurück.</translation>
    </message>
    <message>
        <source>Price of a level</source>
        <translation>Preis einer Ebene</translation>
    </message>
    <message>
        <source>The goods printed beside the level go to the supply, exactly these. Progress can make it cheaper.</source>
        <translation>Die Waren, die neben der Ebene stehen, kommen in den Vorrat, genau diese. Der Fortschritt kann es billiger machen.</translation>
    </message>
    <message>
        <source>Levels in a round</source>
        <translation>Ebenen in einer Runde</translation>
    </message>
    <message>
        <source>To be placed is a level, too.</source>
        <translation>Auch das Einsetzen ist eine Ebene.</translation>
    </message>
    <message>
        <source>Room on a level</source>
        <translation>Platz auf einer Ebene</translation>
    </message>
    <message>
        <source>Nobody enters a level without a free space. Going up frees a space.</source>
        <translation>Eine Ebene ohne freien Platz betritt niemand. Aufsteigen macht einen Platz frei.</translation>
    </message>
    <message>
        <source>Free worker</source>
        <translation>Freier Arbeiter</translation>
    </message>
    <message>
        <source>On reaching level 5, a player may at once put one worker on level 1 of another pyramid, free of charge. If it is not done then, it is lost.</source>
        <translation>Beim Erreichen von Ebene 5 kann ein Spieler sofort einen Arbeiter kostenlos auf Ebene 1 einer anderen Pyramide setzen. Danach verfällt das.</translation>
    </message>
    <message>
        <source>When a power begins</source>
        <translation>Wann eine Fähigkeit beginnt</translation>
    </message>
    <message>
        <source>Exchanges, theft and discount begin as soon as the worker stands there. What is paid at a fixed moment begins with the next such moment.</source>
        <translation>Tausch, Diebstahl und Rabatt gelten, sobald der Arbeiter dort steht. Was zu einem festen Zeitpunkt gezahlt wird, beginnt mit dem nächsten.</translation>
    </message>
    <message>
        <source>Four workers</source>
        <translation>Vier Arbeiter</translation>
    </message>
    <message>
        <source>Everyone has 4 workers.</source>
        <translation>Alle haben 4 Arbeiter.</translation>
    </message>
    <message>
        <source>Sailing on the Nile</source>
        <translation>Auf dem Nil fahren</translation>
    </message>
    <message>
        <source>3 land to the supply move the boat one space on.</source>
        <translation>3 Land in den Vorrat, und das Boot rückt ein Feld weiter.</translation>
    </message>
    <message>
        <source>Spaces in a turn</source>
        <translation>Felder in einem Zug</translation>
    </message>
    <message>
        <source>Boats move in the own turn of the development.</source>
        <translation>Boote fahren im eigenen Zug der Entwicklung.</translation>
    </message>
    <message>
        <source>End of the Nile</source>
        <translation>Ende des Nils</translation>
    </message>
    <message>
        <source>No boat goes past the last space. Boats may share a space.</source>
        <translation>Kein Boot fährt über das letzte Feld hinaus. Boote können sich ein Feld teilen.</translation>
    </message>
    <message>
        <source>In the own turn, 1 land becomes 3 of the current market’s good on level 2 and 4 on level 3. From level 4 on it becomes 4 equal goods, but not land.</source>
        <translation>Im eigenen Zug wird 1 Land auf Ebene 2 zu 3 der Ware des aktuellen Markts, auf Ebene 3 zu 4. Ab Ebene 4 wird es zu 4 gleichen Waren, nur nicht zu Land.</translation>
    </message>
    <message>
        <source>Before influence cards are laid: on level 2, discard 1 and draw 1; on level 3, discard 1 and draw 2; from level 4 on, draw 2. Once a round, if wanted.</source>
        <translation>Vor dem Legen der Einflusskarten: auf Ebene 2 eine ablegen und 1 ziehen, auf Ebene 3 eine ablegen und 2 ziehen, ab Ebene 4 gleich 2 ziehen. Einmal je Runde, wenn gewünscht.</translation>
    </message>
    <message>
        <source>Reached thresholds bring gold. Level 2: 1 for a 9. Level 3: 1 for an 8, 2 for a 9. From level 4 on: 1 for a 7, 2 for an 8, 3 for a 9.</source>
        <translation>Erreichte Grenzwerte bringen Gold. Ebene 2: 1 für eine 9. Ebene 3: 1 für eine 8, 2 für eine 9. Ab Ebene 4: 1 für eine 7, 2 für eine 8, 3 für eine 9.</translation>
    </message>
    <message>
        <source>At no yield it claims what lies there: with 1 to 4 on level 2, to 6 on level 3, to 9 from level 4 on. The highest influence among these takes all; a tie shares.</source>
        <translation>Bei „Kein Ertrag“ beansprucht sie, was dort liegt, mit einer Zahl von 1 bis 4 auf Ebene 2, bis 6 auf Ebene 3, bis 9 ab Ebene 4. Der höchste Einfluss darunter nimmt alles; bei Gleichstand wird geteilt.</translation>
    </message>
    <message>
        <source>From level 2 on nobody steals from this player. At the beginning of the own turn they bring 1 gold on level 3, 2 on level 4, 3 on level 5.</source>
        <translation>Ab Ebene 2 bestiehlt diesen Spieler niemand. Zu Beginn des eigenen Zugs bringen sie 1 Gold auf Ebene 3, 2 auf Ebene 4, 3 auf Ebene 5.</translation>
    </message>
    <message>
        <source>When new goods come: 1 of the current market’s good on level 2, 2 on level 3. From level 4 on, 2 equal goods of choice that the supply has.</source>
        <translation>Wenn neue Waren kommen, bringt er 1 der Ware des aktuellen Markts auf Ebene 2 und 2 auf Ebene 3. Ab Ebene 4 bringt er 2 gleiche Waren nach Wahl, die der Vorrat hat.</translation>
    </message>
    <message>
        <source>It gives +1 influence at the current market on level 2 and +2 on level 3, from level 4 on +2 at any warehouse.</source>
        <translation>Er gibt +1 Einfluss am aktuellen Markt auf Ebene 2 und +2 auf Ebene 3, ab Ebene 4 gleich +2 an einem beliebigen Lager.</translation>
    </message>
    <message>
        <source>In the own turn it gives 1 good of choice: for 3 of the current market’s good on level 2, for 2 on level 3, for any 2 equal goods from level 4 on.</source>
        <translation>Im eigenen Zug gibt er 1 Ware nach Wahl: für 3 der Ware des aktuellen Markts auf Ebene 2, für 2 auf Ebene 3, für 2 beliebige gleiche Waren ab Ebene 4.</translation>
    </message>
    <message>
        <source>A level costs 1 less of the current market’s good on level 2, 2 less on level 3, and nothing of it from level 4 on.</source>
        <translation>Eine Ebene kostet auf Ebene 2 um 1 weniger von der Ware des aktuellen Markts, auf Ebene 3 um 2 weniger, ab Ebene 4 nichts davon.</translation>
    </message>
    <message>
        <source>Once in the own turn it steals: on level 2 a good from one player, on level 3 one each from two, from level 4 on 3 in all, 1 or 2 from each of at least two. It may be less. Level 5 also gives +2 influence at any warehouse.</source>
        <translation>Einmal im eigenen Zug stiehlt er: auf Ebene 2 eine Ware von einem Spieler, auf Ebene 3 je eine von zweien, ab Ebene 4 insgesamt 3, je 1 oder 2 von mindestens zweien. Weniger geht auch. Ebene 5 gibt außerdem +2 Einfluss an einem beliebigen Lager.</translation>
    </message>
    <message>
        <source>Last round</source>
        <translation>Letzte Runde</translation>
    </message>
    <message>
        <source>The game ends at the latest with the Gold round of year 6.</source>
        <translation>Das Spiel endet spätestens mit der Goldrunde von Jahr 6.</translation>
    </message>
    <message>
        <source>End by top levels</source>
        <translation>Ende durch oberste Ebenen</translation>
    </message>
    <message>
        <source>Once all pyramids but two have a worker on level 5, there is one more round.</source>
        <translation>Sobald alle Pyramiden bis auf zwei einen Arbeiter auf Ebene 5 haben, gibt es noch eine Runde.</translation>
    </message>
    <message>
        <source>Points at the end</source>
        <translation>Punkte am Ende</translation>
    </message>
    <message>
        <source>The number of the boat’s space on the Nile counts, and the number printed beside the level of each own worker. Goods and cards count nothing.</source>
        <translation>Es zählen die Zahl des Nilfelds, auf dem das Boot steht, und die Zahl neben der Ebene jedes eigenen Arbeiters. Waren und Karten zählen nichts.</translation>
    </message>
    <message>
        <source>Most points win, then most gold. Whoever ties even then shares the place.</source>
        <translation>Die meisten Punkte gewinnen, dann das meiste Gold. Wer auch dann gleich ist, teilt sich den Platz.</translation>
    </message>
    <message>
        <source>Number of the distribution table</source>
        <translation>Zahl der Verteilungstafel</translation>
    </message>
    <message>
        <source>What it says for a year is read when it is needed first, and kept.</source>
        <translation>Was die Verteilungstafel für ein Jahr angibt, wird abgelesen, wenn es zuerst nötig ist, und gemerkt.</translation>
    </message>
    <message>
        <source>Price to be read</source>
        <translation>Preis ablesen</translation>
    </message>
    <message>
        <source>A price is read when somebody enters the level first, and kept for everyone.</source>
        <translation>Der Preis einer Ebene wird abgelesen, wenn sie zuerst jemand betritt, und für alle gemerkt.</translation>
    </message>
    <message>
        <source>Points to be read</source>
        <translation>Punkte ablesen</translation>
    </message>
    <message>
        <source>At the end, the points of every level with a worker on it are read.</source>
        <translation>Am Ende werden die Punkte jeder Ebene abgelesen, auf der ein Arbeiter steht.</translation>
    </message>
    <message>
        <source>Read at any time</source>
        <translation>Jederzeit ablesen</translation>
    </message>
    <message>
        <source>Whatever is printed may be told at any time. It holds from then on; what was paid or laid out before stays.</source>
        <translation>Was gedruckt ist, kann jederzeit eingetragen werden. Es gilt von da an; was schon gezahlt oder ausgelegt ist, bleibt.</translation>
    </message>
    <message>
        <source>Another phase</source>
        <translation>Andere Phase</translation>
    </message>
    <message>
        <source>Everything has its phase in the round; this belongs to another one.</source>
        <translation>Alles hat seine Phase in der Runde; das gehört in eine andere.</translation>
    </message>
    <message>
        <source>Another turn</source>
        <translation>Anderer Zug</translation>
    </message>
    <message>
        <source>Another player is to act first.</source>
        <translation>Zuerst ist ein anderer Spieler an der Reihe.</translation>
    </message>
    <message>
        <source>Entry that does not fit</source>
        <translation>Unpassender Eintrag</translation>
    </message>
    <message>
        <source>An entry has to fit what lies on the table.</source>
        <translation>Ein Eintrag muss zu dem passen, was auf dem Tisch liegt.</translation>
    </message>
    <message>
        <source>Starting pieces</source>
        <translation>Startausstattung</translation>
    </message>
    <message>
        <source>Three to five players sit clockwise. Everyone has a boat on space 0 of the Nile, 4 workers, 24 influence cards as a draw pile and 3 gold.</source>
        <translation>Drei bis fünf Spieler sitzen im Uhrzeigersinn. Alle haben ein Boot auf Feld 0 des Nils, 4 Arbeiter, 24 Einflusskarten als Ziehstapel und 3 Gold.</translation>
    </message>
    <message>
        <source>Die and stall at the start</source>
        <translation>Würfel und Marktstand zu Beginn</translation>
    </message>
    <message>
        <source>The die begins on Land and shows 1. The stall begins on Gold, its last field.</source>
        <translation>Der Würfel beginnt auf Land und zeigt 1. Der Marktstand beginnt auf Gold, dem letzten Feld seines Wegs.</translation>
    </message>
    <message>
        <source>Pyramids in play</source>
        <translation>Pyramiden im Spiel</translation>
    </message>
    <message>
        <source>There are two pyramids more than players, Soldiers and Thief both or neither.</source>
        <translation>Es gibt zwei Pyramiden mehr als Spieler, Soldaten und Dieb beide oder keine von ihnen.</translation>
    </message>
    <message>
        <source>Pile of threshold cards</source>
        <translation>Stapel der Grenzkarten</translation>
    </message>
    <message>
        <source>20 threshold cards form a closed pile. There is a 2 among the first four.</source>
        <translation>20 Grenzkarten bilden einen verdeckten Stapel. Unter den ersten vier ist eine 2.</translation>
    </message>
    <message>
        <source>Market cards and markers</source>
        <translation>Marktkarten und Marker</translation>
    </message>
    <message>
        <source>Six market cards form a closed pile. Five influence markers lie ready.</source>
        <translation>Sechs Marktkarten bilden einen verdeckten Stapel. Fünf Einflussmarker liegen bereit.</translation>
    </message>
    <message>
        <source>First start player</source>
        <translation>Erster Startspieler</translation>
    </message>
    <message>
        <source>The table agrees on who begins.</source>
        <translation>Der Tisch einigt sich, wer beginnt.</translation>
    </message>
    <message>
        <source>Goods at the start</source>
        <translation>Waren zu Beginn</translation>
    </message>
    <message>
        <source>All goods of the box that no player has lie in the general supply.</source>
        <translation>Alle Waren, die kein Spieler hat, liegen im allgemeinen Vorrat.</translation>
    </message>
    <message>
        <source>Years and rounds</source>
        <translation>Jahre und Runden</translation>
    </message>
    <message>
        <source>There are six years at most, of five rounds each. The die shows the year, and its field the round: first Land, then the warehouses from left to right.</source>
        <translation>Das Spiel dauert höchstens sechs Jahre zu je fünf Runden. Der Würfel zeigt das Jahr, sein Feld die Runde: zuerst Land, dann die Lager von links nach rechts.</translation>
    </message>
    <message>
        <source>Course of a round</source>
        <translation>Ablauf einer Runde</translation>
    </message>
    <message>
        <source>First a market if one is due, then the production, then the development.</source>
        <translation>Zuerst ein Markt, wenn einer fällig ist, dann die Produktion, dann die Entwicklung.</translation>
    </message>
    <message>
        <source>Current market</source>
        <translation>Aktueller Markt</translation>
    </message>
    <message>
        <source>It is the warehouse above the die. What is meant is the good of its name.</source>
        <translation>Das ist das Lager über dem Würfel. Gemeint ist die Ware seines Namens.</translation>
    </message>
    <message>
        <source>From the start player on</source>
        <translation>Ab dem Startspieler</translation>
    </message>
    <message>
        <source>From there it goes on clockwise: everyone once, or again and again.</source>
        <translation>Von dort geht es im Uhrzeigersinn weiter: alle einmal oder immer reihum.</translation>
    </message>
    <message>
        <source>End of a round</source>
        <translation>Rundenende</translation>
    </message>
    <message>
        <source>The die goes one field on; from Gold it returns to Land and shows one more. The left neighbour becomes start player.</source>
        <translation>Der Würfel rückt ein Feld weiter; von Gold kommt er zurück auf Land und zeigt eins mehr. Der linke Nachbar wird Startspieler.</translation>
    </message>
    <message>
        <source>Goods</source>
        <translation>Waren</translation>
    </message>
    <message>
        <source>The goods are land, fish, linen, wood and gold. Land has no warehouse, but a warehouse can hold every good. Where goods are counted, all count alike.</source>
        <translation>Es gibt fünf Waren: Land, Fisch, Leinen, Holz und Gold. Land hat kein Lager, aber jedes Lager kann jede Ware aufnehmen. Wo Waren gezählt werden, zählen alle gleich.</translation>
    </message>
    <message>
        <source>Short supply</source>
        <translation>Knapper Vorrat</translation>
    </message>
    <message>
        <source>What the supply does not hold is not paid out, and the rest is lost. An exchange needs the whole gain.</source>
        <translation>Was der Vorrat nicht hat, wird nicht ausgezahlt; der Rest verfällt. Ein Tausch geht nur, wenn alles da ist.</translation>
    </message>
    <message>
        <source>Own goods</source>
        <translation>Eigene Waren</translation>
    </message>
    <message>
        <source>Goods lie open. Nobody spends what they do not own, and players make no deals with each other.</source>
        <translation>Waren liegen offen. Niemand gibt aus, was er nicht hat, und Spieler tauschen nie miteinander.</translation>
    </message>
    <message>
        <source>Good of choice</source>
        <translation>Ware nach Wahl</translation>
    </message>
    <message>
        <source>Agriculture and Trade can give a good of one’s choice.</source>
        <translation>Ackerbau und Handel können eine Ware nach Wahl bringen.</translation>
    </message>
    <message>
        <source>When there is a market</source>
        <translation>Wann Markt ist</translation>
    </message>
    <message>
        <source>There is one if die and stall stand at the same place as the round begins.</source>
        <translation>Markt ist, wenn Würfel und Marktstand zu Beginn der Runde am selben Ort stehen.</translation>
    </message>
    <message>
        <source>Market cards laid out</source>
        <translation>Marktkarten auslegen</translation>
    </message>
    <message>
        <source>All six market cards come back and are shuffled. Four lie open, one under each warehouse; two stay face down.</source>
        <translation>Alle sechs Marktkarten kommen zurück und werden gemischt. Vier liegen offen, unter jedem Lager eine; zwei bleiben verdeckt.</translation>
    </message>
    <message>
        <source>Two kinds of market cards</source>
        <translation>Zwei Arten Marktkarten</translation>
    </message>
    <message>
        <source>One kind gives 2 of a good for 1 gold, the other one 1 land for 3 of a good. That good is fish, linen or wood.</source>
        <translation>Die eine Art gibt 2 einer Ware für 1 Gold, die andere 1 Land für 3 einer Ware. Diese Ware ist Fisch, Leinen oder Holz.</translation>
    </message>
    <message>
        <source>Known market cards</source>
        <translation>Bekannte Marktkarten</translation>
    </message>
    <message>
        <source>The open cards should be among the known six. Another is noted, not refused.</source>
        <translation>Die offenen Karten sollten unter den bekannten sechs sein. Eine andere wird vermerkt, nicht abgelehnt.</translation>
    </message>
    <message>
        <source>Won market cards</source>
        <translation>Ersteigerte Marktkarten</translation>
    </message>
    <message>
        <source>A market card belongs to its winner until the next market. It is used any number of times in the own turns of the development.</source>
        <translation>Eine Marktkarte gehört bis zum nächsten Markt, wer sie ersteigert hat. In den eigenen Zügen der Entwicklung gilt sie beliebig oft.</translation>
    </message>
    <message>
        <source>Order of bidding</source>
        <translation>Reihenfolge beim Bieten</translation>
    </message>
    <message>
        <source>Taking a card</source>
        <translation>Karte nehmen</translation>
    </message>
    <message>
        <source>Whoever has the highest bid on a card when the own turn begins takes that card. All goods bid on it go into its warehouse.</source>
        <translation>Wessen Angebot zu Beginn des eigenen Zugs das höchste ist, nimmt die Karte. Alle dafür gebotenen Waren kommen in ihr Lager.</translation>
    </message>
    <message>
        <source>A turn of the auction</source>
        <translation>Ein Zug der Versteigerung</translation>
    </message>
    <message>
        <source>A turn is a bid, a raise or a pass. Before it, a player may withdraw.</source>
        <translation>Ein Zug ist ein Angebot, eine Erhöhung oder Passen. Davor kann sich der Spieler von Karten zurückziehen.</translation>
    </message>
    <message>
        <source>Size of a bid</source>
        <translation>Höhe eines Angebots</translation>
    </message>
    <message>
        <source>It is made of any own goods, and larger than the highest bid on that card.</source>
        <translation>Ein Angebot besteht aus beliebigen eigenen Waren. Es muss größer sein als das höchste Angebot für diese Karte.</translation>
    </message>
    <message>
        <source>Number of bids</source>
        <translation>Zahl der Angebote</translation>
    </message>
    <message>
        <source>A turn makes one bid or one raise.</source>
        <translation>Ein Zug macht ein Angebot oder eine Erhöhung.</translation>
    </message>
    <message>
        <source>Raising a bid</source>
        <translation>Angebot erhöhen</translation>
    </message>
    <message>
        <source>Whoever was outbid may add goods. Old and new goods together have to be larger than the highest bid.</source>
        <translation>Wer überboten wurde, kann Waren dazulegen. Alte und neue Waren zusammen müssen das höchste Angebot übertreffen.</translation>
    </message>
    <message>
        <source>Withdrawing</source>
        <translation>Zurückziehen</translation>
    </message>
    <message>
        <source>Whoever was outbid may give a card up. The goods on it go into its warehouse.</source>
        <translation>Wer überboten wurde, kann sich von der Karte zurückziehen. Die Waren darauf kommen in ihr Lager.</translation>
    </message>
    <message>
        <source>Passing at the market</source>
        <translation>Passen am Markt</translation>
    </message>
    <message>
        <source>Whoever passes is out. The goods still on cards go into their warehouses.</source>
        <translation>Wer passt, ist für diesen Markt draußen. Waren, die noch auf Karten liegen, kommen in deren Lager.</translation>
    </message>
    <message>
        <source>No bid possible</source>
        <translation>Kein Angebot möglich</translation>
    </message>
    <message>
        <source>Whoever cannot make any legal bid passes without being asked.</source>
        <translation>Wer kein gültiges Angebot machen kann, passt ungefragt.</translation>
    </message>
    <message>
        <source>Two cards at most</source>
        <translation>Höchstens zwei Karten</translation>
    </message>
    <message>
        <source>Nobody takes more than two cards in a market. Outbid bids do not count.</source>
        <translation>Niemand nimmt an einem Markt mehr als zwei Karten. Überbotene Angebote zählen nicht mit.</translation>
    </message>
    <message>
        <source>Nothing comes back</source>
        <translation>Nichts kommt zurück</translation>
    </message>
    <message>
        <source>All goods that were bid end in the warehouses, whoever wins.</source>
        <translation>Alle gebotenen Waren landen in den Lagern, wer auch gewinnt.</translation>
    </message>
    <message>
        <source>End of the auction</source>
        <translation>Ende der Versteigerung</translation>
    </message>
    <message>
        <source>The auction is over when all have passed or all cards are taken. Cards left over leave the board.</source>
        <translation>Die Versteigerung endet, wenn alle gepasst haben oder alle Karten weg sind. Übrige Karten kommen vom Plan.</translation>
    </message>
    <message>
        <source>Next place of the stall</source>
        <translation>Nächster Platz des Marktstands</translation>
    </message>
    <message>
        <source>After a market the stall goes to the field that the distribution table shows, and off its track after the last one.</source>
        <translation>Nach einem Markt kommt der Marktstand auf das Feld, das die Verteilungstafel zeigt, nach dem letzten neben seinen Weg.</translation>
    </message>
    <message>
        <source>Doubtful place of the stall</source>
        <translation>Zweifelhafter Platz des Marktstands</translation>
    </message>
    <message>
        <source>Years 1 to 3 should have one market each, years 4 to 6 two. Another field is noted, not refused.</source>
        <translation>Die Jahre 1 bis 3 sollten je einen Markt haben, die Jahre 4 bis 6 zwei. Ein anderes Feld wird vermerkt, nicht abgelehnt.</translation>
    </message>
    <message>
        <source>New goods</source>
        <translation>Neue Waren</translation>
    </message>
    <message>
        <source>Each warehouse gets 2 of its own good from the supply.</source>
        <translation>Jedes Lager bekommt 2 seiner eigenen Ware aus dem Vorrat.</translation>
    </message>
    <message>
        <source>Bonus of the current market</source>
        <translation>Bonus des aktuellen Markts</translation>
    </message>
    <message>
        <source>The warehouse above the die gets more of its own good, as many as the distribution table says for the year.</source>
        <translation>Das Lager über dem Würfel bekommt mehr von seiner Ware, so viel die Verteilungstafel für das Jahr angibt.</translation>
    </message>
    <message>
        <source>Land for the warehouses</source>
        <translation>Land für die Lager</translation>
    </message>
    <message>
        <source>In a Land round each warehouse gets as much land as the distribution table says for the year, but none in round 1.</source>
        <translation>In einer Landrunde bekommt jedes Lager so viel Land, wie die Verteilungstafel für das Jahr angibt, in Runde 1 aber keins.</translation>
    </message>
    <message>
        <source>Order of new goods</source>
        <translation>Reihenfolge neuer Waren</translation>
    </message>
    <message>
        <source>If the supply is short, the usual goods come before those of the table. Land goes from left to right, to each warehouse in full while there is some.</source>
        <translation>Ist der Vorrat knapp, kommen die üblichen Waren vor denen der Tafel. Land wird von links nach rechts gelegt, in jedes Lager voll, solange es reicht.</translation>
    </message>
    <message>
        <source>Turn of Agriculture</source>
        <translation>Ackerbau an der Reihe</translation>
    </message>
    <message>
        <source>After the warehouses, Agriculture pays its users, from the start player on.</source>
        <translation>Nach den Lagern zahlt der Ackerbau, ab dem Startspieler.</translation>
    </message>
    <message>
        <source>Threshold cards laid out</source>
        <translation>Grenzkarten auslegen</translation>
    </message>
    <message>
        <source>Four threshold cards are turned up, one under each warehouse.</source>
        <translation>Vier Grenzkarten werden aufgedeckt, unter jedem Lager eine.</translation>
    </message>
    <message>
        <source>A 2 in round 1</source>
        <translation>Eine 2 in Runde 1</translation>
    </message>
    <message>
        <source>In round 1 at least one of the thresholds is a 2.</source>
        <translation>In Runde 1 ist mindestens ein Grenzwert eine 2.</translation>
    </message>
    <message>
        <source>What a threshold card says</source>
        <translation>Was eine Grenzkarte sagt</translation>
    </message>
    <message>
        <source>A threshold card is a number from 1 to 9, or says that there is no yield.</source>
        <translation>Eine Grenzkarte ist eine Zahl von 1 bis 9 oder sagt: kein Ertrag.</translation>
    </message>
    <message>
        <source>New pile of threshold cards</source>
        <translation>Neuer Stapel Grenzkarten</translation>
    </message>
    <message>
        <source>The 20 cards last for five rounds. Then the used ones are shuffled anew.</source>
        <translation>Die 20 Karten reichen für fünf Runden. Dann werden die benutzten neu gemischt.</translation>
    </message>
    <message>
        <source>Known threshold cards</source>
        <translation>Bekannte Grenzkarten</translation>
    </message>
    <message>
        <source>After the first year all 20 cards have been seen. One that comes more often than it exists is noted, not refused.</source>
        <translation>Nach dem ersten Jahr sind alle 20 Karten bekannt. Eine, die öfter kommt, als es sie gibt, wird vermerkt, nicht abgelehnt.</translation>
    </message>
    <message>
        <source>Drawing influence cards</source>
        <translation>Einflusskarten ziehen</translation>
    </message>
    <message>
        <source>From the start player on, everyone draws 4 influence cards.</source>
        <translation>Ab dem Startspieler ziehen alle 4 Einflusskarten.</translation>
    </message>
    <message>
        <source>Draw pile used up</source>
        <translation>Ziehstapel aufgebraucht</translation>
    </message>
    <message>
        <source>Whoever draws the last card of the pile shuffles the discards into a new one at once, and draws on.</source>
        <translation>Wer die letzte Karte des Stapels zieht, mischt sofort die Ablage zu einem neuen und zieht weiter.</translation>
    </message>
    <message>
        <source>Turn of Intrigue</source>
        <translation>Intrige an der Reihe</translation>
    </message>
    <message>
        <source>From the start player on, whoever has Intrigue may use it once.</source>
        <translation>Ab dem Startspieler kann, wer die Intrige hat, sie einmal nutzen.</translation>
    </message>
    <message>
        <source>Laying influence cards</source>
        <translation>Einflusskarten legen</translation>
    </message>
    <message>
        <source>Everyone lays one card face down below each of the four goods.</source>
        <translation>Alle legen unter jede der vier Waren eine Karte verdeckt.</translation>
    </message>
    <message>
        <source>Influence markers</source>
        <translation>Einflussmarker</translation>
    </message>
    <message>
        <source>From the start player on, everyone has to put the markers of Royal Court, then those of Thief. Several may lie at one warehouse, and each counts.</source>
        <translation>Ab dem Startspieler müssen alle die Marker des Königshofs legen, dann die des Diebs. An einem Lager können mehrere liegen, und jeder zählt.</translation>
    </message>
    <message>
        <source>Turning up influence cards</source>
        <translation>Einflusskarten aufdecken</translation>
    </message>
    <message>
        <source>All laid cards are turned up together.</source>
        <translation>Alle gelegten Karten werden gemeinsam aufgedeckt.</translation>
    </message>
    <message>
        <source>What an influence card says</source>
        <translation>Was eine Einflusskarte sagt</translation>
    </message>
    <message>
        <source>A card is a number from 1 to 9, a Beggar or a Trader. Beggar and Trader never match a threshold.</source>
        <translation>Eine Karte ist eine Zahl von 1 bis 9, ein Bettler oder ein Händler. Bettler und Händler treffen nie einen Grenzwert.</translation>
    </message>
    <message>
        <source>Influence</source>
        <translation>Einfluss</translation>
    </message>
    <message>
        <source>A player’s influence at a warehouse is the number of the card there, together with the own markers.</source>
        <translation>Der Einfluss eines Spielers an einem Lager ist die Zahl seiner Karte dort, mit seinen Markern zusammen.</translation>
    </message>
    <message>
        <source>Order of investing</source>
        <translation>Reihenfolge beim Investieren</translation>
    </message>
    <message>
        <source>Investing</source>
        <translation>Investieren</translation>
    </message>
    <message>
        <source>A turn puts one or more own goods into exactly one warehouse, whichever.</source>
        <translation>Ein Zug legt eine oder mehr eigene Waren in genau ein Lager, gleich in welches.</translation>
    </message>
    <message>
        <source>Passing while investing</source>
        <translation>Passen beim Investieren</translation>
    </message>
    <message>
        <source>Whoever passes invests no more this round. Whoever owns no goods passes without being asked.</source>
        <translation>Wer passt, investiert diese Runde nicht mehr. Wer keine Waren hat, passt ungefragt.</translation>
    </message>
    <message>
        <source>End of investing</source>
        <translation>Ende des Investierens</translation>
    </message>
    <message>
        <source>Investing is over when all have passed or every warehouse has reached its threshold, if need be before the first turn.</source>
        <translation>Das Investieren endet, wenn alle gepasst haben oder jedes Lager seinen Grenzwert erreicht hat, auch schon vor dem ersten Zug.</translation>
    </message>
    <message>
        <source>Threshold reached</source>
        <translation>Grenzwert erreicht</translation>
    </message>
    <message>
        <source>A threshold is reached if its warehouse holds at least so many goods of all kinds. That is judged once, when investing ends.</source>
        <translation>Ein Grenzwert ist erreicht, wenn sein Lager mindestens so viele Waren aller Arten hat. Das wird einmal beurteilt, am Ende des Investierens.</translation>
    </message>
    <message>
        <source>Turn of Government</source>
        <translation>Regierung an der Reihe</translation>
    </message>
    <message>
        <source>When investing ends, Government pays, from the start player on.</source>
        <translation>Am Ende des Investierens zahlt die Regierung, ab dem Startspieler.</translation>
    </message>
    <message>
        <source>Order of sharing out</source>
        <translation>Reihenfolge der Verteilung</translation>
    </message>
    <message>
        <source>The warehouses come one after the other, from left to right.</source>
        <translation>Die Lager kommen nacheinander an die Reihe, von links nach rechts.</translation>
    </message>
    <message>
        <source>What counts where</source>
        <translation>Was wo gilt</translation>
    </message>
    <message>
        <source>Where the threshold is not reached, influence wins nothing. At no yield only Religion does. Traders have a rule of their own.</source>
        <translation>Wo der Grenzwert nicht erreicht ist, gewinnt Einfluss nichts. Bei „Kein Ertrag“ gewinnt nur die Religion. Für Händler gilt eine eigene Regel.</translation>
    </message>
    <message>
        <source>Beggar</source>
        <translation>Bettler</translation>
    </message>
    <message>
        <source>At a reached threshold a single Beggar takes up to 2 goods from the warehouse, but no land. Two or more get nothing.</source>
        <translation>Bei erreichtem Grenzwert nimmt ein einzelner Bettler bis zu 2 Waren aus dem Lager, aber kein Land. Zwei oder mehr bekommen nichts.</translation>
    </message>
    <message>
        <source>Most influence</source>
        <translation>Größter Einfluss</translation>
    </message>
    <message>
        <source>At a reached threshold, the highest influence of at least 1 takes everything left in the warehouse, land too.</source>
        <translation>Bei erreichtem Grenzwert nimmt der höchste Einfluss, mindestens 1, alles, was noch im Lager ist, auch Land.</translation>
    </message>
    <message>
        <source>Tie of influence</source>
        <translation>Gleichstand beim Einfluss</translation>
    </message>
    <message>
        <source>Those who tie get equally many of each good. What cannot be shared stays.</source>
        <translation>Bei Gleichstand bekommen alle gleich viel von jeder Ware. Was sich nicht teilen lässt, bleibt.</translation>
    </message>
    <message>
        <source>Trader</source>
        <translation>Händler</translation>
    </message>
    <message>
        <source>From the start player on, each Trader gets 2 goods at any threshold.</source>
        <translation>Ab dem Startspieler bekommt jeder Händler 2 Waren, bei jedem Grenzwert.</translation>
    </message>
    <message>
        <source>Exact match</source>
        <translation>Genauer Treffer</translation>
    </message>
    <message>
        <source>If only one card has the number of the threshold, its player gets 1 of the warehouse’s good from the supply. Markers make no difference.</source>
        <translation>Hat nur eine Karte die Zahl des Grenzwerts, bekommt ihr Spieler 1 der Ware des Lagers aus dem Vorrat. Marker ändern daran nichts.</translation>
    </message>
    <message>
        <source>No yield</source>
        <translation>Kein Ertrag</translation>
    </message>
    <message>
        <source>A warehouse with no yield sells nothing. What nobody claims stays in it.</source>
        <translation>Ein Lager mit „Kein Ertrag“ verkauft nichts. Was niemand beansprucht, bleibt darin.</translation>
    </message>
    <message>
        <source>Turn of Religion</source>
        <translation>Religion an der Reihe</translation>
    </message>
    <message>
        <source>At no yield Religion may claim what the warehouse holds.</source>
        <translation>Bei „Kein Ertrag“ kann die Religion beanspruchen, was das Lager enthält.</translation>
    </message>
    <message>
        <source>After sharing out</source>
        <translation>Nach der Verteilung</translation>
    </message>
    <message>
        <source>Influence cards and threshold cards go to the discards, markers back beside the board. Goods left in warehouses stay there.</source>
        <translation>Einflusskarten und Grenzkarten kommen auf die Ablage, Marker neben den Plan. Übrige Waren bleiben in den Lagern.</translation>
    </message>
    <message>
        <source>Who wins</source>
        <translation>Wer gewinnt</translation>
    </message>
    <message>
        <source>All open cards are for sale at the same time. From the start player on, turns go round among those who have not passed.</source>
        <translation>Alle offenen Karten werden gleichzeitig versteigert. Ab dem Startspieler geht es reihum unter allen, die nicht gepasst haben.</translation>
    </message>
    <message>
        <source>From the start player on, turns go round among those who have not passed.</source>
        <translation>Ab dem Startspieler geht es reihum unter allen, die nicht gepasst haben.</translation>
    </message>
</context>
<context>
    <name>SaqqaraSetup</name>
    <message>
        <source>Die and stall</source>
        <translation>Würfel und Marktstand</translation>
    </message>
    <message>
        <source>Put the die on Land, the first field of its track. It shows a 1. Put the stall on Gold, the last field of its own track.</source>
        <translation>Den Würfel auf Land stellen, das erste Feld seines Pfads. Er zeigt eine 1. Den Marktstand auf Gold stellen, das letzte Feld seines Wegs.</translation>
    </message>
    <message>
        <source>Pyramids</source>
        <translation>Pyramiden</translation>
    </message>
    <message>
        <source>Mix the ten pyramids and draw %1. If either Soldiers or Thief is among them, add the other one. If neither is, take both out of the rest. Then draw until %2 lie on the board.</source>
        <translation>Die zehn Pyramiden mischen und %1 ziehen. Ist nur eine von Soldaten und Dieb dabei, die andere dazulegen. Ist keine dabei, beide aus dem Rest nehmen. Dann ziehen, bis %2 auf dem Plan liegen.</translation>
    </message>
    <message>
        <source>Threshold cards</source>
        <translation>Grenzkarten</translation>
    </message>
    <message>
        <source>Take a threshold card with a 2 and three others at random. Shuffle these four and put them on top of the shuffled rest, face down.</source>
        <translation>Eine Grenzkarte mit einer 2 und drei zufällige andere nehmen. Diese vier mischen und verdeckt auf den gemischten Rest legen.</translation>
    </message>
    <message>
        <source>Market cards and markers</source>
        <translation>Marktkarten und Marker</translation>
    </message>
    <message>
        <source>Shuffle the six market cards to a closed pile. Put the five influence markers beside the board.</source>
        <translation>Die sechs Marktkarten zu einem verdeckten Stapel mischen. Die fünf Einflussmarken neben den Plan legen.</translation>
    </message>
    <message>
        <source>What each player gets</source>
        <translation>Was alle bekommen</translation>
    </message>
    <message>
        <source>A province board, a trader pawn, 4 workers and 24 influence cards of one colour, shuffled to a draw pile, and 3 gold. The boat goes to space 0 of the Nile.</source>
        <translation>Eine Provinztafel, eine Händlerfigur, 4 Arbeiter und 24 Einflusskarten einer Farbe, als Ziehstapel gemischt, und 3 Gold. Das Boot kommt auf Feld 0 des Nils.</translation>
    </message>
    <message>
        <source>General supply</source>
        <translation>Allgemeiner Vorrat</translation>
    </message>
    <message>
        <source>All other goods lie beside the board as the general supply. The warehouses are still empty.</source>
        <translation>Alle anderen Waren liegen als allgemeiner Vorrat neben dem Plan. Die Lager sind noch leer.</translation>
    </message>
    <message>
        <source>Start player</source>
        <translation>Startspieler</translation>
    </message>
    <message>
        <source>Agree on who begins. That player gets the start marker. Then name the pyramids and the start player here.</source>
        <translation>Sich einigen, wer beginnt. Wer beginnt, bekommt die Startspielermarke. Dann hier Pyramiden und Startspieler angeben.</translation>
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
        <translation>nichts</translation>
    </message>
</context>
<context>
    <name>SaqqaraTally</name>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Goods</source>
        <translation>Waren</translation>
    </message>
    <message>
        <source>Space on the Nile</source>
        <translation>Feld auf dem Nil</translation>
    </message>
    <message>
        <source>Goods: %1</source>
        <translation>Waren: %1</translation>
    </message>
    <message>
        <source>Workers left</source>
        <translation>Arbeiter übrig</translation>
    </message>
    <message>
        <source>Level in the pyramid %1</source>
        <translation>Ebene in der Pyramide %1</translation>
    </message>
    <message>
        <source>Market cards won</source>
        <translation>Ersteigerte Marktkarten</translation>
    </message>
    <message>
        <source>Goods bid for the card under %1</source>
        <translation>Waren geboten für die Karte unter %1</translation>
    </message>
    <message>
        <source>Influence by markers at %1</source>
        <translation>Einfluss durch Marker bei %1</translation>
    </message>
    <message>
        <source>Influence cards in the draw pile</source>
        <translation>Einflusskarten im Ziehstapel</translation>
    </message>
    <message>
        <source>Influence cards in hand</source>
        <translation>Einflusskarten auf der Hand</translation>
    </message>
    <message>
        <source>Influence cards in the discards</source>
        <translation>Einflusskarten auf der Ablage</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Last round</source>
        <translation>Letzte Runde</translation>
    </message>
    <message>
        <source>Threshold cards in the pile</source>
        <translation>Grenzkarten im Stapel</translation>
    </message>
    <message>
        <source>Threshold of %1</source>
        <translation>Grenzwert von %1</translation>
    </message>
    <message>
        <source>Goods in the warehouse %1</source>
        <translation>Waren im Lager %1</translation>
    </message>
    <message>
        <source>Supply: %1</source>
        <translation>Vorrat: %1</translation>
    </message>
</context>
<context>
    <name>SaqqaraTell</name>
    <message>
        <source>&amp;Pyramid</source>
        <translation>&amp;Pyramide</translation>
    </message>
    <message>
        <source>&amp;Level</source>
        <translation>&amp;Ebene</translation>
    </message>
    <message>
        <source>&amp;Year</source>
        <translation>&amp;Jahr</translation>
    </message>
    <message>
        <source>of any kind</source>
        <extracomment>Goods of any kind, of a price.</extracomment>
        <translation>beliebige</translation>
    </message>
    <message>
        <source>Price of a level</source>
        <translation>Preis einer Ebene</translation>
    </message>
    <message>
        <source>Points of a level</source>
        <translation>Punkte einer Ebene</translation>
    </message>
    <message>
        <source>Room on a level</source>
        <translation>Platz auf einer Ebene</translation>
    </message>
    <message>
        <source>Bonus of a year</source>
        <translation>Bonus eines Jahres</translation>
    </message>
    <message>
        <source>Land of a year</source>
        <translation>Land eines Jahres</translation>
    </message>
    <message>
        <source>Last space of the Nile</source>
        <translation>Letztes Feld des Nils</translation>
    </message>
</context>
<context>
    <name>SaqqaraWhy</name>
    <message>
        <source>The card says no yield: nothing is sold here</source>
        <translation>Die Karte sagt „Kein Ertrag“: Hier wird nichts verkauft</translation>
    </message>
    <message>
        <source>Threshold: %1, so it is reached</source>
        <translation>Grenzwert: %1, also erreicht</translation>
    </message>
    <message>
        <source>Threshold: %1, so it is not reached</source>
        <translation>Grenzwert: %1, also nicht erreicht</translation>
    </message>
    <message>
        <source>Lying here: %1</source>
        <translation>Hier liegen: %1</translation>
    </message>
    <message>
        <source>%1: card %2, influence %3</source>
        <translation>%1: Karte %2, Einfluss %3</translation>
    </message>
    <message>
        <source>The boat on the Nile: space %1</source>
        <translation>Das Boot auf dem Nil: Feld %1</translation>
    </message>
    <message>
        <source>The next level, %1, costs %2</source>
        <translation>Die nächste Ebene, %1, kostet %2</translation>
    </message>
    <message>
        <source>What the next level, %1, costs has not been read off it yet</source>
        <translation>Was die nächste Ebene, %1, kostet, hat noch niemand abgelesen</translation>
    </message>
</context>
<context>
    <name>ScreenAwake</name>
    <message>
        <source>A game is being played</source>
        <extracomment>Why the screen does not go dark, for the settings of the desktop.</extracomment>
        <translation>Ein Spiel läuft</translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>Players</source>
        <extracomment>Those who play, with all they have.</extracomment>
        <translation>Spieler</translation>
    </message>
</context>
<context>
    <name>Setup</name>
    <message>
        <source>The board</source>
        <translation>Der Spielplan</translation>
    </message>
    <message>
        <source>Put the board where everybody can reach it.</source>
        <translation>Den Spielplan so hinlegen, dass alle herankommen.</translation>
    </message>
    <message>
        <source>Your ships will sail down the Nile, from its first space to its last.</source>
        <translation>Die Schiffe fahren darauf den Nil hinab, vom ersten Feld bis zum letzten.</translation>
    </message>
    <message>
        <source>The water ring</source>
        <translation>Der Wasserring</translation>
    </message>
    <message>
        <source>Put the water ring on this one of its three positions: %1.</source>
        <translation>Den Wasserring auf diese seiner drei Positionen legen: %1.</translation>
    </message>
    <message>
        <source>It says which fields get water.</source>
        <translation>Er zeigt, welche Getreidefelder Wasser bekommen.</translation>
    </message>
    <message numerus="yes">
        <source>With %1 players, each building site uses only the %n building space(s) nearest to the Nile.</source>
        <translation>
            <numerusform>Bei %1 Spielern gilt auf jedem Bauplatz nur %n Baufeld: das nächste am Nil.</numerusform>
            <numerusform>Bei %1 Spielern gelten auf jedem Bauplatz nur die %n Baufelder, die dem Nil am nächsten sind.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Leave %n building space(s) of each site empty.</source>
        <translation>
            <numerusform>%n Baufeld je Bauplatz bleibt leer.</numerusform>
            <numerusform>%n Baufelder je Bauplatz bleiben leer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %1 players, each building site uses all its %n building space(s).</source>
        <translation>
            <numerusform>Bei %1 Spielern hat jeder Bauplatz %n Baufeld.</numerusform>
            <numerusform>Bei %1 Spielern gelten auf jedem Bauplatz alle %n Baufelder.</numerusform>
        </translation>
    </message>
    <message>
        <source>The building sites</source>
        <translation>Die Bauplätze</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>Deck %1: %2, for round %3</source>
        <translation>Stapel %1: %2, für Runde %3</translation>
    </message>
    <message>
        <source>Deck %1: %2, for rounds %3</source>
        <translation>Stapel %1: %2, für die Runden %3</translation>
    </message>
    <message>
        <source>The Nile cards</source>
        <translation>Die Nil-Karten</translation>
    </message>
    <message>
        <source>Sort the Nile cards by the number on their back.</source>
        <translation>Die Nil-Karten nach der Zahl auf der Rückseite sortieren.</translation>
    </message>
    <message>
        <source>Shuffle each deck and lay it face down beside the board.</source>
        <translation>Jeden Stapel mischen und verdeckt neben den Spielplan legen.</translation>
    </message>
    <message>
        <source>Not in this game, back to the box: “%1” of deck %2</source>
        <translation>In diesem Spiel nicht dabei, zurück in die Schachtel: „%1“ aus Stapel %2</translation>
    </message>
    <message>
        <source>The Sphinx cards</source>
        <translation>Die Sphinx-Karten</translation>
    </message>
    <message numerus="yes">
        <source>Shuffle the %n Sphinx card(s).</source>
        <translation>
            <numerusform>Die %n Sphinx-Karte bereitlegen.</numerusform>
            <numerusform>Die %n Sphinx-Karten mischen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not in this game, back to the box: “%1”</source>
        <translation>In diesem Spiel nicht dabei, zurück in die Schachtel: „%1“</translation>
    </message>
    <message numerus="yes">
        <source>Shuffle the %n tomb tile(s) face down.</source>
        <translation>
            <numerusform>Das %n Gräber-Plättchen verdeckt bereitlegen.</numerusform>
            <numerusform>Die %n Gräber-Plättchen verdeckt mischen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Lay %1 of them on the tombs.</source>
        <translation>%1 davon kommen auf die Gräber.</translation>
    </message>
    <message>
        <source>Turn up the first %1 of them in order.</source>
        <translation>Die ersten %1 in der Reihe aufdecken.</translation>
    </message>
    <message numerus="yes">
        <source>Put the other %n tile(s) back into the box unseen.</source>
        <translation>
            <numerusform>%n Plättchen kommt ungesehen in die Schachtel.</numerusform>
            <numerusform>Die anderen %n Plättchen kommen ungesehen in die Schachtel.</numerusform>
        </translation>
    </message>
    <message>
        <source>The tombs</source>
        <translation>Die Gräber</translation>
    </message>
    <message>
        <source>%1: strength %2</source>
        <translation>%1: Stärke %2</translation>
    </message>
    <message>
        <source>Pieces for everybody</source>
        <translation>Material für alle</translation>
    </message>
    <message>
        <source>Everybody takes a player tableau and the pieces of one colour.</source>
        <translation>Alle nehmen ein Spielertableau und die Teile einer Farbe.</translation>
    </message>
    <message>
        <source>Ships: %1. Stones: %2, and %3 of them are markers.</source>
        <translation>Schiffe: %1. Steine: %2, davon als Marker: %3.</translation>
    </message>
    <message>
        <source>The construction crews</source>
        <translation>Die Bautrupps</translation>
    </message>
    <message>
        <source>Everybody lays the construction crews on the player tableau, with these strengths.</source>
        <translation>Alle legen ihre Bautrupps mit diesen Stärken auf das Spielertableau.</translation>
    </message>
    <message>
        <source>Quarry and field</source>
        <translation>Steinbruch und Getreidefeld</translation>
    </message>
    <message>
        <source>Everybody lays a start quarry and a green start field beside the player tableau.</source>
        <translation>Alle legen einen Start-Steinbruch und ein grünes Start-Getreidefeld neben das Spielertableau.</translation>
    </message>
    <message numerus="yes">
        <source>The start quarry yields %n stone(s) each round.</source>
        <translation>
            <numerusform>Der Start-Steinbruch liefert jede Runde %n Stein.</numerusform>
            <numerusform>Der Start-Steinbruch liefert jede Runde %n Steine.</numerusform>
        </translation>
    </message>
    <message>
        <source>The start field bears %1 grain each round.</source>
        <translation>Das Start-Getreidefeld bringt jede Runde %1 Getreide.</translation>
    </message>
    <message>
        <source>The order tiles</source>
        <translation>Die Nummern-Plättchen</translation>
    </message>
    <message>
        <source>Hand out the order tiles as Nilometer has them.</source>
        <translation>Die Nummern-Plättchen so verteilen, wie es hier steht.</translation>
    </message>
    <message>
        <source>Number 1 begins the first round.</source>
        <translation>Die Nummer 1 beginnt die erste Runde.</translation>
    </message>
    <message>
        <source>order tile %1</source>
        <translation>Nummern-Plättchen %1</translation>
    </message>
    <message>
        <source>The score track</source>
        <translation>Die Zählleiste</translation>
    </message>
    <message>
        <source>Everybody puts one marker on 0, in a queue.</source>
        <translation>Alle stellen einen Marker auf die 0, in einer Schlange.</translation>
    </message>
    <message>
        <source>Number 1 stands at the very back, the highest number in front.</source>
        <translation>Die Nummer 1 steht ganz hinten, die höchste Nummer vorn.</translation>
    </message>
    <message>
        <source>place %1</source>
        <translation>Platz %1</translation>
    </message>
    <message>
        <source>in front</source>
        <translation>ganz vorn</translation>
    </message>
    <message>
        <source>at the very back</source>
        <translation>ganz hinten</translation>
    </message>
    <message>
        <source>The two markets</source>
        <translation>Die beiden Märkte</translation>
    </message>
    <message>
        <source>Everybody puts a marker on the top step of the stone market.</source>
        <translation>Alle setzen einen Marker auf die oberste Stufe beim Steineverkauf.</translation>
    </message>
    <message>
        <source>Another one goes on the top step of the grain market.</source>
        <translation>Ein weiterer kommt auf die oberste Stufe am Getreidemarkt.</translation>
    </message>
    <message>
        <source>The first stones</source>
        <translation>Die ersten Steine</translation>
    </message>
    <message>
        <source>Everybody puts a marker on the stone track.</source>
        <translation>Alle setzen einen Marker auf die Steineleiste.</translation>
    </message>
    <message>
        <source>The order tile says how many stones you begin with.</source>
        <translation>Das Nummern-Plättchen bestimmt, mit wie vielen Steinen es losgeht.</translation>
    </message>
    <message>
        <source>%1 (tile %2)</source>
        <translation>%1 (Plättchen %2)</translation>
    </message>
    <message>
        <source>A secret Sphinx card</source>
        <translation>Eine geheime Sphinx-Karte</translation>
    </message>
    <message numerus="yes">
        <source>Everybody draws %n Sphinx card(s) and looks at it in secret.</source>
        <translation>
            <numerusform>Alle ziehen %n Sphinx-Karte und sehen sie sich heimlich an.</numerusform>
            <numerusform>Alle ziehen %n Sphinx-Karten und sehen sie sich heimlich an.</numerusform>
        </translation>
    </message>
    <message>
        <source>It stays face down until the final scoring. Nilometer only counts it.</source>
        <translation>Bis zur Schlusswertung bleibt sie verdeckt. Nilometer zählt sie nur mit.</translation>
    </message>
    <message>
        <source>The first Nile cards</source>
        <translation>Die ersten Nil-Karten</translation>
    </message>
    <message numerus="yes">
        <source>Lay %n card(s) of deck %1 face up on the Nile. Begin at the top space.</source>
        <translation>
            <numerusform>%n Karte vom Stapel %1 offen auf den Nil legen. Es beginnt mit dem obersten Feld.</numerusform>
            <numerusform>%n Karten vom Stapel %1 offen auf den Nil legen. Es beginnt mit dem obersten Feld.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is the first phase of the game: Nilometer goes on from here.</source>
        <translation>Das ist schon die erste Phase des Spiels: Hier macht Nilometer weiter.</translation>
    </message>
    <message>
        <source>Stones of a colour nobody plays can cover them.</source>
        <translation>Steine einer Farbe, die niemand spielt, können sie abdecken.</translation>
    </message>
    <message>
        <source>Lay them face down on their space of the board.</source>
        <translation>Sie kommen verdeckt auf ihr Feld auf dem Spielplan.</translation>
    </message>
    <message>
        <source>The start cards that are left go back to the box.</source>
        <translation>Übrige Startkarten kommen zurück in die Schachtel.</translation>
    </message>
    <message>
        <source>The order tiles that are left go back to the box.</source>
        <translation>Übrige Nummern-Plättchen kommen zurück in die Schachtel.</translation>
    </message>
    <message>
        <source>Lay the scarabs beside the board: whoever goes past 50 takes one.</source>
        <translation>Die Skarabäen neben den Spielplan legen: Wer über die 50 zieht, nimmt einen.</translation>
    </message>
</context>
<context>
    <name>SitesLesson</name>
    <message>
        <source>Building spaces and the reserve</source>
        <translation>Baufelder und die Reserve</translation>
    </message>
    <message>
        <source>Who builds first, and what to do where every space is taken.</source>
        <translation>Wer zuerst baut – und was bleibt, wo alles besetzt ist.</translation>
    </message>
    <message>
        <source>To build, a player needs a ship at a building site, and room is scarce. With two or three players each site has %1 building spaces, with four it has %2 (SET-8).</source>
        <translation>Wer bauen will, braucht ein Schiff am Bauplatz, und dort ist es eng. Zu zweit und zu dritt hat jeder Bauplatz %1 Baufelder, zu viert sind es %2 (SET-8).</translation>
    </message>
    <message>
        <source>Ben has just sent a ship to the site of obelisk and tombs. Anna wants to build there, too, and before him. Press the right place in the green frame.</source>
        <translation>Bens Schiff liegt am Bauplatz von Obelisk und Gräbern. Anna will dort auch bauen, und zwar vor ihm. Die richtige Stelle im grünen Rahmen anklicken.</translation>
    </message>
    <message>
        <source>Building space 1 is the one nearest to the Nile. It builds first (BUILD-1).</source>
        <translation>Baufeld 1 liegt am nächsten zum Nil. Es baut zuerst (BUILD-1).</translation>
    </message>
    <message>
        <source>Anna places a ship now (SAIL-1).</source>
        <translation>Anna setzt jetzt ein Schiff (SAIL-1).</translation>
    </message>
    <message>
        <source>That is another place. The site of the obelisk is in the green frame (SAIL-5).</source>
        <translation>Das ist eine andere Stelle. Der Bauplatz des Obelisken liegt im grünen Rahmen (SAIL-5).</translation>
    </message>
    <message>
        <source>A building space is still free. The reserve opens only at a full site (SAIL-5).</source>
        <translation>Ein Baufeld ist noch frei. Die Reserve öffnet erst, wenn der Bauplatz voll ist (SAIL-5).</translation>
    </message>
    <message>
        <source>Ben’s ship lies there. Each space has room for one ship (SAIL-2).</source>
        <translation>Dort liegt Bens Schiff. Jedes Baufeld hat Platz für ein Schiff (SAIL-2).</translation>
    </message>
    <message>
        <source>Any free building space may be chosen (SAIL-5). Anna took the one that is nearer to the Nile than Ben’s (BUILD-1).</source>
        <translation>Jedes freie Baufeld ist erlaubt (SAIL-5). Annas liegt näher am Nil als Bens (BUILD-1).</translation>
    </message>
    <message>
        <source>Ben’s ship was there first, Anna’s ship is nearer to the Nile. Ben also has the lower order tile. Who builds first at this site?</source>
        <translation>Bens Schiff war zuerst da, Annas liegt näher am Nil. Ben hat auch das niedrigere Nummern-Plättchen. Wer baut an diesem Bauplatz zuerst?</translation>
    </message>
    <message>
        <source>Look at the distance from the river to each ship (BUILD-1).</source>
        <translation>Es zählt, wie weit jedes Schiff vom Fluss entfernt liegt (BUILD-1).</translation>
    </message>
    <message>
        <source>Ben first</source>
        <translation>Ben zuerst</translation>
    </message>
    <message>
        <source>Neither coming first nor the order tile counts here. Only the distance to the Nile does (BUILD-1).</source>
        <translation>Weder die Ankunft noch das Nummern-Plättchen zählt hier. Nur der Abstand zum Nil zählt (BUILD-1).</translation>
    </message>
    <message>
        <source>Anna first</source>
        <translation>Anna zuerst</translation>
    </message>
    <message>
        <source>At each site the ship nearest to the Nile builds first, then the next space (BUILD-1).</source>
        <translation>An jedem Bauplatz baut zuerst das Schiff, das dem Nil am nächsten ist, dann das nächste Baufeld (BUILD-1).</translation>
    </message>
    <message>
        <source>they agree on it</source>
        <translation>das machen sie aus</translation>
    </message>
    <message>
        <source>The place of the ship decides: there is no need to talk about it. Nearest to the Nile goes first (BUILD-1).</source>
        <translation>Auszumachen ist da nichts: Der Platz des Schiffs entscheidet. Wer dem Nil am nächsten ist, baut zuerst (BUILD-1).</translation>
    </message>
    <message>
        <source>Ben and Cem have taken both building spaces of pyramid and temple. Anna would like to build there, all the same. Where can she still go at this site?</source>
        <translation>Ben und Cem haben beide Baufelder von Pyramide und Tempel besetzt. Anna will dort trotzdem bauen. Wo ist an diesem Bauplatz noch Platz für sie?</translation>
    </message>
    <message>
        <source>Beside a full site there is the reserve. Press it (SAIL-5).</source>
        <translation>Neben einem vollen Bauplatz liegt die Reserve. Dort anklicken (SAIL-5).</translation>
    </message>
    <message>
        <source>Anna has a ship at that site already. One per player and site (SAIL-5).</source>
        <translation>An diesem Bauplatz liegt schon ein Schiff von Anna. Mehr als eines je Bauplatz geht nicht (SAIL-5).</translation>
    </message>
    <message>
        <source>That is another place. Pyramid and temple are in the green frame (SAIL-5).</source>
        <translation>Das ist eine andere Stelle. Der Bauplatz von Pyramide und Tempel liegt im grünen Rahmen (SAIL-5).</translation>
    </message>
    <message>
        <source>That space is taken. Each has room for one ship (SAIL-2).</source>
        <translation>Dieses Baufeld ist besetzt. Jedes hat Platz für ein Schiff (SAIL-2).</translation>
    </message>
    <message>
        <source>No building space is free, so the reserve is open (SAIL-5).</source>
        <translation>Kein Baufeld ist frei, also ist die Reserve offen (SAIL-5).</translation>
    </message>
    <message>
        <source>A ship in reserve has no building space. It can only hope. When will Anna’s ship build at this site?</source>
        <translation>Ein Schiff auf Reserve hat kein Baufeld. Es kann nur hoffen. Wann baut Annas Schiff an diesem Bauplatz?</translation>
    </message>
    <message>
        <source>Somebody has to make room first (BUILD-7).</source>
        <translation>Erst muss jemand Platz machen (BUILD-7).</translation>
    </message>
    <message>
        <source>always, but last</source>
        <translation>immer, aber zuletzt</translation>
    </message>
    <message>
        <source>Last is right. But if both others build, nothing is left for her (BUILD-7).</source>
        <translation>Zuletzt stimmt. Aber bauen beide anderen, geht Anna leer aus (BUILD-7).</translation>
    </message>
    <message>
        <source>if one of them does not build</source>
        <translation>wenn einer nicht baut</translation>
    </message>
    <message>
        <source>Whoever cannot build, or does not want to, frees the building space. Then the reserve builds, after all others (BUILD-7).</source>
        <translation>Wer nicht bauen kann oder will, macht sein Baufeld frei. Dann baut die Reserve, nach allen anderen (BUILD-7).</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>It may: somebody may lack stones or a crew, or decline. That frees a building space (BUILD-6, BUILD-7).</source>
        <translation>Doch: Fehlen einem anderen Steine oder ein Bautrupp oder verzichtet er, wird ein Baufeld frei (BUILD-6, BUILD-7).</translation>
    </message>
    <message>
        <source>Now they build. At the pyramid Ben has declined: his ship is gone. Cem has built. Let Anna build one space of the pyramid or the temple, then press Enter.</source>
        <translation>Jetzt wird gebaut. An der Pyramide hat Ben verzichtet: Sein Schiff ist weg. Cem hat gebaut. Nun baut Anna ein Feld der Pyramide oder des Tempels. Danach Enter drücken.</translation>
    </message>
    <message>
        <source>Next to Cem’s stone a space is free in the bottom row (PYR-1). Press it, then the button below the board.</source>
        <translation>Neben Cems Stein ist in der untersten Reihe ein Feld frei (PYR-1). Erst das Feld anklicken, dann die Schaltfläche unter dem Spielplan.</translation>
    </message>
    <message>
        <source>That is allowed, but a pity: Ben’s building space is free, so Anna may build (BUILD-7).</source>
        <translation>Das ist erlaubt, aber schade: Bens Baufeld ist frei, also darf Anna bauen (BUILD-7).</translation>
    </message>
    <message>
        <source>That takes more strength or stones than Anna has. Everything below it has to be built as well (BUILD-5).</source>
        <translation>Das kostet mehr Stärke oder Steine, als Anna hat. Alles darunter muss mitgebaut werden (BUILD-5).</translation>
    </message>
    <message>
        <source>Ben made room, so the reserve could build. Had both others built, her ship would have sailed in vain (BUILD-7).</source>
        <translation>Ben hat Platz gemacht, deshalb durfte die Reserve bauen. Hätten beide anderen gebaut, wäre Annas Schiff umsonst gefahren (BUILD-7).</translation>
    </message>
    <message>
        <source>Remember: nearest to the Nile builds first (BUILD-1), and the reserve builds only where somebody made room (BUILD-7). With two players each finds a building space at every site: the reserve stays empty (SET-8).</source>
        <translation>Kurz gesagt: Wer dem Nil am nächsten ist, baut zuerst (BUILD-1), und die Reserve baut nur, wo jemand Platz macht (BUILD-7). Zu zweit haben an jedem Bauplatz beide ein Baufeld: Die Reserve bleibt leer (SET-8).</translation>
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
        <translation>Obelisk und Gräber</translation>
    </message>
    <message>
        <source>Pyramid and temple</source>
        <translation>Pyramide und Tempel</translation>
    </message>
    <message>
        <source>Pyramid rows</source>
        <translation>Reihen der Pyramide</translation>
    </message>
    <message>
        <source>Participation</source>
        <translation>Mitwirkung</translation>
    </message>
    <message>
        <source>Nile cards and markets</source>
        <translation>Nil-Karten und Märkte</translation>
    </message>
    <message>
        <source>Missing grain</source>
        <translation>Fehlendes Getreide</translation>
    </message>
    <message>
        <source>End: stones and tombs</source>
        <translation>Ende: Steine und Gräber</translation>
    </message>
    <message>
        <source>End: Sphinx cards</source>
        <translation>Ende: Sphinx-Karten</translation>
    </message>
    <message>
        <source>Corrections</source>
        <translation>Korrekturen</translation>
    </message>
    <message>
        <source>Buildings</source>
        <translation>Bauwerke</translation>
    </message>
    <message>
        <source>built</source>
        <extracomment>What was had for building, beside: rows · bonus · end · Sphinx.</extracomment>
        <translation>Bau</translation>
    </message>
    <message>
        <source>rows</source>
        <extracomment>Short for &quot;Pyramid rows&quot;.</extracomment>
        <translation>Reihen</translation>
    </message>
    <message>
        <source>Bonus, cards, markets</source>
        <translation>Bonus, Karten, Märkte</translation>
    </message>
    <message>
        <source>bonus</source>
        <extracomment>What was had for taking part, from Nile cards and from markets.</extracomment>
        <translation>Bonus</translation>
    </message>
    <message>
        <source>other</source>
        <extracomment>Short for corrections by hand.</extracomment>
        <translation>Sonst</translation>
    </message>
    <message>
        <source>Stones and tombs</source>
        <translation>Steine und Gräber</translation>
    </message>
    <message>
        <source>end</source>
        <extracomment>What counts at the end of the game.</extracomment>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Sphinx cards</source>
        <translation>Sphinx-Karten</translation>
    </message>
    <message>
        <source>lost</source>
        <extracomment>Points lost because grain was missing.</extracomment>
        <translation>Abzug</translation>
    </message>
</context>
<context>
    <name>Sphinx</name>
    <message>
        <source>The whole obelisk is built</source>
        <translation>Der ganze Obelisk ist gebaut</translation>
    </message>
    <message>
        <source>All tombs are built</source>
        <translation>Alle Gräber sind gebaut</translation>
    </message>
    <message>
        <source>The whole pyramid is built</source>
        <translation>Die ganze Pyramide ist gebaut</translation>
    </message>
    <message>
        <source>The whole temple is built</source>
        <translation>Der ganze Tempel ist gebaut</translation>
    </message>
    <message numerus="yes">
        <source>At least %n own stone(s) in the obelisk</source>
        <translation>
            <numerusform>Mindestens %n eigener Stein im Obelisken</numerusform>
            <numerusform>Mindestens %n eigene Steine im Obelisken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At least %n own stone(s) in the tombs</source>
        <translation>
            <numerusform>Mindestens %n eigener Stein in den Gräbern</numerusform>
            <numerusform>Mindestens %n eigene Steine in den Gräbern</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At least %n own stone(s) in the pyramid</source>
        <translation>
            <numerusform>Mindestens %n eigener Stein in der Pyramide</numerusform>
            <numerusform>Mindestens %n eigene Steine in der Pyramide</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At least %n own stone(s) in the temple</source>
        <translation>
            <numerusform>Mindestens %n eigener Stein im Tempel</numerusform>
            <numerusform>Mindestens %n eigene Steine im Tempel</numerusform>
        </translation>
    </message>
    <message>
        <source>For each own stone in the obelisk</source>
        <translation>Für jeden eigenen Stein im Obelisken</translation>
    </message>
    <message>
        <source>For each own stone in the tombs</source>
        <translation>Für jeden eigenen Stein in den Gräbern</translation>
    </message>
    <message>
        <source>For each own stone in the pyramid</source>
        <translation>Für jeden eigenen Stein in der Pyramide</translation>
    </message>
    <message>
        <source>For each own stone in the temple</source>
        <translation>Für jeden eigenen Stein im Tempel</translation>
    </message>
    <message>
        <source>Nobody has more productive green fields</source>
        <translation>Niemand hat ertragreichere grüne Getreidefelder</translation>
    </message>
    <message>
        <source>Nobody has more productive yellow-green fields</source>
        <translation>Niemand hat ertragreichere gelbgrüne Getreidefelder</translation>
    </message>
    <message>
        <source>Nobody has more productive brown fields</source>
        <translation>Niemand hat ertragreichere braune Getreidefelder</translation>
    </message>
    <message>
        <source>Players on the last step of the stone market</source>
        <translation>Spieler auf der letzten Stufe beim Steineverkauf</translation>
    </message>
    <message>
        <source>Players on the last step of the grain market</source>
        <translation>Spieler auf der letzten Stufe am Getreidemarkt</translation>
    </message>
    <message>
        <source>Own marker on the last step of the stone market</source>
        <translation>Eigener Marker auf der letzten Stufe beim Steineverkauf</translation>
    </message>
    <message>
        <source>Own marker on the last step of the grain market</source>
        <translation>Eigener Marker auf der letzten Stufe am Getreidemarkt</translation>
    </message>
    <message>
        <source>The left pillar of the temple is built</source>
        <translation>Der linke Pfeiler des Tempels ist gebaut</translation>
    </message>
    <message>
        <source>The right pillar of the temple is built</source>
        <translation>Der rechte Pfeiler des Tempels ist gebaut</translation>
    </message>
    <message>
        <source>The columns of the temple are built</source>
        <translation>Die Säulen des Tempels sind gebaut</translation>
    </message>
    <message>
        <source>The stones above the columns of the temple are built</source>
        <translation>Die Steine über den Säulen des Tempels sind gebaut</translation>
    </message>
    <message>
        <source>Both pillars of the temple are built</source>
        <translation>Beide Pfeiler des Tempels sind gebaut</translation>
    </message>
    <message>
        <source>Row %1 of the obelisk is built</source>
        <translation>Reihe %1 des Obelisken ist gebaut</translation>
    </message>
    <message>
        <source>Row %1 of the pyramid is built</source>
        <translation>Reihe %1 der Pyramide ist gebaut</translation>
    </message>
    <message>
        <source>Built: %1</source>
        <translation>Gebaut: %1</translation>
    </message>
    <message>
        <source>Own markers on the last step of both markets</source>
        <translation>Eigene Marker auf der letzten Stufe beider Märkte</translation>
    </message>
    <message>
        <source>Final strength, %1</source>
        <translation>Stärke am Ende, %1</translation>
    </message>
    <message numerus="yes">
        <source>At least %n own stone(s) in every building</source>
        <translation>
            <numerusform>Mindestens %n eigener Stein in jedem Bauwerk</numerusform>
            <numerusform>Mindestens %n eigene Steine in jedem Bauwerk</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody has more productive quarries</source>
        <translation>Niemand hat ertragreichere Steinbrüche</translation>
    </message>
    <message>
        <source>For each own Permanent card, fields and quarries not counted</source>
        <translation>Für jede eigene Permanent-Karte, Getreidefelder und Steinbrüche nicht gezählt</translation>
    </message>
    <message numerus="yes">
        <source>For every %n point(s), after everything else</source>
        <translation>
            <numerusform>Für je %n Punkt, nach allem anderen</numerusform>
            <numerusform>Für je %n Punkte, nach allem anderen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 or %2 points for 0 to %3 players</source>
        <translation>%1 oder %2 Punkte für 0 bis %3 Spieler</translation>
    </message>
    <message>
        <source>1 point per strength</source>
        <translation>1 Punkt je Stärke</translation>
    </message>
    <message numerus="yes">
        <source>%n more point(s)</source>
        <translation>
            <numerusform>%n Punkt mehr</numerusform>
            <numerusform>%n Punkte mehr</numerusform>
        </translation>
    </message>
    <message>
        <source>an unnamed Sphinx card</source>
        <translation>eine unbekannte Sphinx-Karte</translation>
    </message>
</context>
<context>
    <name>SphinxGroup</name>
    <message>
        <source>Is built</source>
        <translation>Gebaut ist</translation>
    </message>
    <message>
        <source>Players on the last step</source>
        <translation>Spieler auf der letzten Stufe</translation>
    </message>
    <message>
        <source>Own stones</source>
        <translation>Eigene Steine</translation>
    </message>
    <message>
        <source>Strength of the crew</source>
        <translation>Stärke des Bautrupps</translation>
    </message>
    <message>
        <source>Nobody has more</source>
        <translation>Niemand hat mehr</translation>
    </message>
    <message>
        <source>You on the last step</source>
        <translation>Selbst auf der letzten Stufe</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>Sonstige</translation>
    </message>
    <message>
        <source>obelisk %1</source>
        <translation>Obelisk %1</translation>
    </message>
    <message>
        <source>tombs</source>
        <translation>Gräber</translation>
    </message>
    <message>
        <source>pyramid row %1</source>
        <translation>Pyramide Reihe %1</translation>
    </message>
    <message>
        <source>%1 in the obelisk</source>
        <translation>%1 im Obelisken</translation>
    </message>
    <message>
        <source>%1 in the tombs</source>
        <translation>%1 in den Gräbern</translation>
    </message>
    <message>
        <source>%1 in the pyramid</source>
        <translation>%1 in der Pyramide</translation>
    </message>
    <message>
        <source>%1 in the temple</source>
        <translation>%1 im Tempel</translation>
    </message>
    <message>
        <source>each in the obelisk</source>
        <translation>je Stein im Obelisken</translation>
    </message>
    <message>
        <source>each in the tombs</source>
        <translation>je Stein in den Gräbern</translation>
    </message>
    <message>
        <source>each in the pyramid</source>
        <translation>je Stein in der Pyramide</translation>
    </message>
    <message>
        <source>each in the temple</source>
        <translation>je Stein im Tempel</translation>
    </message>
    <message>
        <source>left pillar</source>
        <translation>linker Pfeiler</translation>
    </message>
    <message>
        <source>right pillar</source>
        <translation>rechter Pfeiler</translation>
    </message>
    <message>
        <source>columns</source>
        <translation>Säulen</translation>
    </message>
    <message>
        <source>stones above the columns</source>
        <translation>Steine über den Säulen</translation>
    </message>
    <message>
        <source>both pillars</source>
        <translation>beide Pfeiler</translation>
    </message>
    <message>
        <source>both</source>
        <translation>beide</translation>
    </message>
    <message>
        <source>%1 in every building</source>
        <translation>%1 in jedem Bauwerk</translation>
    </message>
    <message>
        <source>quarries</source>
        <translation>Steinbrüche</translation>
    </message>
    <message>
        <source>each Permanent card</source>
        <translation>je Permanent-Karte</translation>
    </message>
    <message numerus="yes">
        <source>every %n point(s)</source>
        <translation>
            <numerusform>je %n Punkt</numerusform>
            <numerusform>je %n Punkte</numerusform>
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
        <translation>%1 ist gewählt</translation>
    </message>
    <message>
        <source>%1 is no longer chosen</source>
        <translation>%1 ist nicht mehr gewählt</translation>
    </message>
    <message>
        <source>chosen</source>
        <extracomment>Behind a choice that is read aloud.</extracomment>
        <translation>gewählt</translation>
    </message>
</context>
<context>
    <name>SpokenTable</name>
    <message>
        <source>That is against the rules:</source>
        <translation>Das ist gegen die Regeln:</translation>
    </message>
    <message>
        <source>Ctrl+Enter enters it anyway</source>
        <translation>Strg+Eingabe trägt es trotzdem ein</translation>
    </message>
    <message>
        <source>Also possible:</source>
        <translation>Auch möglich:</translation>
    </message>
    <message>
        <source>Ready: %1</source>
        <extracomment>What the Enter key does now, read aloud.</extracomment>
        <translation>Bereit: %1</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n player(s) entered</source>
        <translation>
            <numerusform>%1 von %n eingetragen</numerusform>
            <numerusform>%1 von %n eingetragen</numerusform>
        </translation>
    </message>
    <message>
        <source>Go on: %1</source>
        <translation>Weiter: %1</translation>
    </message>
    <message>
        <source>%1 · cannot be read</source>
        <translation>%1 · nicht lesbar</translation>
    </message>
    <message>
        <source>today %1</source>
        <translation>heute %1</translation>
    </message>
    <message>
        <source>yesterday %1</source>
        <translation>gestern %1</translation>
    </message>
</context>
<context>
    <name>StatisticsBars</name>
    <message>
        <source>points on average</source>
        <translation>Punkte im Schnitt</translation>
    </message>
    <message>
        <source>Before the final scoring</source>
        <translation>Vor der Schlusswertung</translation>
    </message>
    <message>
        <source>Bids for seats</source>
        <translation>Gebote für Startplätze</translation>
    </message>
    <message>
        <source>%1, won %2 of %3</source>
        <translation>%1, %2 von %3 gewonnen</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>Startplatz %1</translation>
    </message>
</context>
<context>
    <name>StepWords</name>
    <message>
        <source>Beginning of the game</source>
        <extracomment>where the list of everything that was done begins: before the first entry</extracomment>
        <translation>Spielbeginn</translation>
    </message>
    <message>
        <source>Changed: %1</source>
        <extracomment>an earlier entry; %1 = its new sentence: &quot;Anna&apos;s ship to Edfu&quot;</extracomment>
        <translation>Geändert: %1</translation>
    </message>
    <message>
        <source>Inserted: %1</source>
        <translation>Eingefügt: %1</translation>
    </message>
    <message>
        <source>Removed: %1</source>
        <translation>Entfernt: %1</translation>
    </message>
    <message>
        <source>Put right what did not hold</source>
        <translation>Berichtigt, was nicht passte</translation>
    </message>
    <message>
        <source>Printed values corrected</source>
        <translation>Gedruckte Werte berichtigt</translation>
    </message>
    <message>
        <source>Printed values compared</source>
        <translation>Gedruckte Werte verglichen</translation>
    </message>
    <message>
        <source>End of round %1</source>
        <translation>Ende der Runde %1</translation>
    </message>
    <message>
        <source>Now</source>
        <extracomment>heading of the present numbers, beside &quot;End of round 2&quot;</extracomment>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>Disputed: %1</source>
        <extracomment>an entry that the table does not agree about; %1 = its sentence</extracomment>
        <translation>Strittig: %1</translation>
    </message>
    <message>
        <source>Settled: %1</source>
        <extracomment>the table agrees again about an entry; %1 = its sentence</extracomment>
        <translation>Geklärt: %1</translation>
    </message>
    <message>
        <source>as it was played</source>
        <extracomment>in the log, the reason why the order of play is put right</extracomment>
        <translation>wie gespielt</translation>
    </message>
</context>
<context>
    <name>StonesLesson</name>
    <message>
        <source>Stones and their limit</source>
        <translation>Steine und ihre Grenze</translation>
    </message>
    <message>
        <source>Where stones come from, where they end, and what they pay for.</source>
        <translation>Woher Steine kommen, wo Schluss ist – und was sie bezahlen.</translation>
    </message>
    <message>
        <source>Without stones nothing is built. Quarries bring them, in phase 4 of every round (STONE-1). Anna has %1 stones and one quarry, her start quarry. It brings %2.</source>
        <translation>Ohne Steine wird nichts gebaut. Steinbrüche bringen sie, jede Runde in Phase 4 (STONE-1). Anna hat %1 Steine und nur den Start-Steinbruch. Er bringt %2.</translation>
    </message>
    <message>
        <source>Anna wants more stones, and not just once: in this round and in every round to come. Send her ship where she gets that.</source>
        <translation>Anna will mehr Steine, und nicht nur einmal: in dieser Runde und in jeder weiteren. Ihr Schiff soll dorthin, wo es das gibt.</translation>
    </message>
    <message>
        <source>Some of the Nile cards on the left bank are quarries (CARD-QUARRY).</source>
        <translation>Einige Nil-Karten am linken Ufer sind Steinbrüche (CARD-QUARRY).</translation>
    </message>
    <message>
        <source>%1 gives stones, but only now. A quarry brings some in every round (ROUND-ALYI).</source>
        <translation>%1 gibt Steine, aber nur jetzt. Ein Steinbruch bringt jede Runde welche (ROUND-ALYI).</translation>
    </message>
    <message>
        <source>Useful, too, but it brings no stones every round. Only quarries do (STONE-1).</source>
        <translation>Auch nützlich, bringt aber nicht jede Runde Steine. Das tun nur Steinbrüche (STONE-1).</translation>
    </message>
    <message>
        <source>The card stays with Anna. From now on her quarries bring %1 stones a round instead of %2 (STONE-1).</source>
        <translation>Die Karte bleibt bei Anna. Ihre Steinbrüche bringen jetzt jede Runde %1 Steine statt %2 (STONE-1).</translation>
    </message>
    <message>
        <source>Phase 4 comes later in the round. Say Anna has %1 stone left by then. Her quarries bring %2 and %3. How many stones has she got after that?</source>
        <translation>Später in der Runde kommt Phase 4. Angenommen, Anna hat dann noch %1 Stein. Ihre Steinbrüche bringen %2 und %3. Wie viele Steine hat sie danach?</translation>
    </message>
    <message>
        <source>Add up all her quarries and what she has (STONE-1).</source>
        <translation>Alle Steinbrüche zusammenzählen, dazu das, was sie hat (STONE-1).</translation>
    </message>
    <message>
        <source>All quarries count, the card as well (STONE-1).</source>
        <translation>Alle Steinbrüche zählen, auch der auf der Karte (STONE-1).</translation>
    </message>
    <message>
        <source>That is what comes. She keeps what she had: it is added (STONE-1).</source>
        <translation>So viele kommen. Was sie schon hatte, behält sie dazu (STONE-1).</translation>
    </message>
    <message>
        <source>All quarries are added to what she has, in the order of the tiles (STONE-1).</source>
        <translation>Alle Steinbrüche kommen zu dem dazu, was sie hat, in der Folge der Nummern-Plättchen (STONE-1).</translation>
    </message>
    <message>
        <source>Suppose Anna has saved %1 stones. Her quarries bring %2. The stone track ends at %3. How many stones has she got after phase 4?</source>
        <translation>Angenommen, Anna hätte %1 Steine gespart. Ihre Steinbrüche bringen %2. Die Steineleiste endet bei %3. Wie viele Steine hat sie nach Phase 4?</translation>
    </message>
    <message>
        <source>The marker moves as far as the stone track goes (STONE-2).</source>
        <translation>Der Marker zieht so weit, wie die Steineleiste reicht (STONE-2).</translation>
    </message>
    <message>
        <source>What still fits on the stone track is added (STONE-2).</source>
        <translation>Was auf die Steineleiste noch passt, kommt dazu (STONE-2).</translation>
    </message>
    <message>
        <source>What is more than that is lost. It is the same for stones from cards, round spaces or the stone market (STONE-2).</source>
        <translation>Was darüber ist, ist verloren. Das gilt auch für Steine von Karten, runden Feldern und aus dem Steineverkauf (STONE-2).</translation>
    </message>
    <message>
        <source>Nobody can have as many: the stone track ends at %1 (STONE-2).</source>
        <translation>So viele kann niemand haben: Die Steineleiste endet bei %1 (STONE-2).</translation>
    </message>
    <message>
        <source>%1 paid, %2 placed</source>
        <translation>%1 zahlen, %2 legen</translation>
    </message>
    <message>
        <source>Stones pay for building. Say somebody builds a temple space of value %1. How many stones leave the stone track, and how many stones lie on the space then?</source>
        <translation>Mit Steinen wird das Bauen bezahlt. Jemand baut ein Tempelfeld vom Wert %1. Wie viele Steine gehen von der Steineleiste ab, und wie viele liegen dann auf dem Feld?</translation>
    </message>
    <message>
        <source>The value is paid. What lies on the board only shows whose space it is (BUILD-5).</source>
        <translation>Bezahlt wird der Wert. Was auf dem Spielplan liegt, zeigt nur, wem das Feld gehört (BUILD-5).</translation>
    </message>
    <message>
        <source>One stone lies there, but the value is what is paid (BUILD-5).</source>
        <translation>Ein Stein liegt dort, aber bezahlt wird der Wert (BUILD-5).</translation>
    </message>
    <message>
        <source>The value leaves the stone track, one stone marks the space (BUILD-5).</source>
        <translation>Der Wert geht von der Steineleiste ab, ein Stein markiert das Feld (BUILD-5).</translation>
    </message>
    <message>
        <source>The price is right. But every space has room for one stone only (BUILD-5).</source>
        <translation>Der Preis stimmt. Aber auf jedes Feld passt nur ein Stein (BUILD-5).</translation>
    </message>
    <message>
        <source>Anna’s blue crew is strong: %1. Yet she has only %2 stones. Let her spend all of them on spaces of pyramid and temple, then press Enter.</source>
        <translation>Annas blauer Bautrupp ist stark: %1. Aber sie hat nur %2 Steine. Alle sollen an Pyramide und Tempel verbaut werden: Felder anklicken, danach Enter drücken.</translation>
    </message>
    <message>
        <source>The values of the spaces have to add up to her stones. Start at the bottom (BUILD-5).</source>
        <translation>Die Werte der Felder ergeben zusammen Annas Steine. Unten anfangen (BUILD-5).</translation>
    </message>
    <message>
        <source>That keeps the stones, but brings no points. Let Anna build (BUILD-6).</source>
        <translation>So bleiben die Steine, aber Punkte gibt es keine. Anna soll hier bauen (BUILD-6).</translation>
    </message>
    <message>
        <source>That costs %1 stones with everything below it, and Anna has %2. A strong crew does not help there (BUILD-5).</source>
        <translation>Das kostet mit allem darunter %1 Steine, und Anna hat %2. Da hilft auch kein starker Bautrupp (BUILD-5).</translation>
    </message>
    <message>
        <source>That is allowed, but some stones are left. Here, spend all of them (BUILD-5).</source>
        <translation>Das ist erlaubt, aber es bleiben Steine übrig. Hier sollen alle verbaut werden (BUILD-5).</translation>
    </message>
    <message>
        <source>Paid: %1. On the board: %2, one on each space (BUILD-5). Points: %1, the value built (BUILD-8).</source>
        <translation>Bezahlt: %1. Auf dem Spielplan: %2, je Feld einer (BUILD-5). Punkte: %1, der gebaute Wert (BUILD-8).</translation>
    </message>
    <message>
        <source>Remember: quarries bring stones every round, but nobody holds more than %1 (STONE-2). A space costs its value, and one stone stays on it (BUILD-5).</source>
        <translation>Kurz gesagt: Steinbrüche bringen jede Runde Steine, aber niemand hat mehr als %1 (STONE-2). Ein Feld kostet seinen Wert, und ein Stein bleibt darauf liegen (BUILD-5).</translation>
    </message>
</context>
<context>
    <name>SystemRefusal</name>
    <message>
        <source>permission denied</source>
        <translation>der Zugriff ist nicht erlaubt</translation>
    </message>
    <message>
        <source>operation not permitted</source>
        <translation>das ist hier nicht erlaubt</translation>
    </message>
    <message>
        <source>no such file or directory</source>
        <translation>diese Datei oder dieses Verzeichnis gibt es nicht</translation>
    </message>
    <message>
        <source>file exists</source>
        <translation>diese Datei gibt es schon</translation>
    </message>
    <message>
        <source>is a directory</source>
        <translation>das ist ein Verzeichnis</translation>
    </message>
    <message>
        <source>not a directory</source>
        <translation>das ist kein Verzeichnis</translation>
    </message>
    <message>
        <source>file name too long</source>
        <translation>der Dateiname ist zu lang</translation>
    </message>
    <message>
        <source>the links lead in a circle</source>
        <translation>die Verknüpfungen führen im Kreis</translation>
    </message>
    <message>
        <source>no space left on device</source>
        <translation>auf dem Datenträger ist kein Platz mehr</translation>
    </message>
    <message>
        <source>disk quota exceeded</source>
        <translation>der zugeteilte Speicherplatz ist voll</translation>
    </message>
    <message>
        <source>file too large</source>
        <translation>die Datei ist zu groß</translation>
    </message>
    <message>
        <source>read-only file system</source>
        <translation>das Dateisystem lässt sich nur lesen</translation>
    </message>
    <message>
        <source>input/output error</source>
        <translation>Fehler beim Lesen oder Schreiben</translation>
    </message>
    <message>
        <source>device or resource busy</source>
        <translation>das Gerät ist gerade belegt</translation>
    </message>
    <message>
        <source>text file busy</source>
        <translation>die Datei ist gerade in Gebrauch</translation>
    </message>
    <message>
        <source>too many open files</source>
        <translation>es sind zu viele Dateien offen</translation>
    </message>
    <message>
        <source>no such device or address</source>
        <translation>dieses Gerät oder diese Adresse gibt es nicht</translation>
    </message>
    <message>
        <source>no such device</source>
        <translation>dieses Gerät gibt es nicht</translation>
    </message>
    <message>
        <source>invalid argument</source>
        <translation>das ist an dieser Stelle nicht möglich</translation>
    </message>
</context>
<context>
    <name>Tally</name>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Points if it ended now</source>
        <translation>Punkte, wenn jetzt Schluss wäre</translation>
    </message>
    <message>
        <source>Place on the score track</source>
        <translation>Platz auf der Zählleiste</translation>
    </message>
    <message>
        <source>Order tile</source>
        <translation>Nummern-Plättchen</translation>
    </message>
    <message>
        <source>Scarabs</source>
        <translation>Skarabäen</translation>
    </message>
    <message>
        <source>Stones</source>
        <translation>Steine</translation>
    </message>
    <message>
        <source>Quarries</source>
        <translation>Steinbrüche</translation>
    </message>
    <message>
        <source>Ships</source>
        <translation>Schiffe</translation>
    </message>
    <message>
        <source>Strength of all crews</source>
        <translation>Stärke aller Bautrupps</translation>
    </message>
    <message>
        <source>Blue crew</source>
        <translation>Bautrupp Blau</translation>
    </message>
    <message>
        <source>Black crew</source>
        <translation>Bautrupp Schwarz</translation>
    </message>
    <message>
        <source>Yellow crew</source>
        <translation>Bautrupp Gelb</translation>
    </message>
    <message>
        <source>Joker crew</source>
        <translation>Joker-Bautrupp</translation>
    </message>
    <message>
        <source>Nile cards</source>
        <translation>Nil-Karten</translation>
    </message>
    <message>
        <source>Grain of all fields</source>
        <translation>Getreide aller Getreidefelder</translation>
    </message>
    <message>
        <source>Grain, water ring left</source>
        <translation>Getreide, Wasserring links</translation>
    </message>
    <message>
        <source>Grain, water ring in the middle</source>
        <translation>Getreide, Wasserring in der Mitte</translation>
    </message>
    <message>
        <source>Grain, water ring right</source>
        <translation>Getreide, Wasserring rechts</translation>
    </message>
    <message>
        <source>Cost of feeding, water ring left</source>
        <translation>Minuspunkte beim Ernähren, Wasserring links</translation>
    </message>
    <message>
        <source>Cost of feeding, water ring in the middle</source>
        <translation>Minuspunkte beim Ernähren, Wasserring in der Mitte</translation>
    </message>
    <message>
        <source>Cost of feeding, water ring right</source>
        <translation>Minuspunkte beim Ernähren, Wasserring rechts</translation>
    </message>
    <message>
        <source>Step of the stone market</source>
        <translation>Stufe beim Steineverkauf</translation>
    </message>
    <message>
        <source>Step of the grain market</source>
        <translation>Stufe auf dem Getreidemarkt</translation>
    </message>
    <message>
        <source>Sphinx cards</source>
        <translation>Sphinx-Karten</translation>
    </message>
    <message>
        <source>Building sites with stones spent</source>
        <translation>Bauplätze mit verbrauchten Steinen</translation>
    </message>
    <message>
        <source>Sum of the tombs</source>
        <translation>Summe der Gräber</translation>
    </message>
    <message>
        <source>Tomb tiles</source>
        <translation>Gräber-Plättchen</translation>
    </message>
    <message>
        <source>Points for tombs</source>
        <translation>Punkte für Gräber</translation>
    </message>
    <message>
        <source>Stones in the obelisk</source>
        <translation>Steine im Obelisken</translation>
    </message>
    <message>
        <source>Stones in the tombs</source>
        <translation>Steine in den Gräbern</translation>
    </message>
    <message>
        <source>Stones in the pyramid</source>
        <translation>Steine in der Pyramide</translation>
    </message>
    <message>
        <source>Stones in the temple</source>
        <translation>Steine im Tempel</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Water ring</source>
        <translation>Wasserring</translation>
    </message>
    <message>
        <source>Sphinx cards in the deck</source>
        <translation>Sphinx-Karten im Stapel</translation>
    </message>
    <message>
        <source>Tomb tiles turned up</source>
        <translation>Aufgedeckte Gräber-Plättchen</translation>
    </message>
    <message>
        <source>All stones in the obelisk</source>
        <translation>Alle Steine im Obelisken</translation>
    </message>
    <message>
        <source>All stones in the tombs</source>
        <translation>Alle Steine in den Gräbern</translation>
    </message>
    <message>
        <source>All stones in the pyramid</source>
        <translation>Alle Steine in der Pyramide</translation>
    </message>
    <message>
        <source>All stones in the temple</source>
        <translation>Alle Steine im Tempel</translation>
    </message>
</context>
<context>
    <name>TieBreak</name>
    <message>
        <source>as many points as %1 after the bids, but further in front on the score track (END-4)</source>
        <translation>so viele Punkte wie %1 nach den Geboten, aber weiter vorn auf der Zählleiste (END-4)</translation>
    </message>
    <message>
        <source>as many points as %1, but arrived first on that space (END-4)</source>
        <translation>so viele Punkte wie %1, aber früher auf diesem Feld (END-4)</translation>
    </message>
</context>
<context>
    <name>Track</name>
    <message>
        <source>2nd</source>
        <extracomment>The place of a player in the queue of a space of the score track, behind the first.</extracomment>
        <translation>2ter</translation>
    </message>
    <message>
        <source>3rd</source>
        <translation>3ter</translation>
    </message>
    <message>
        <source>4th</source>
        <translation>4ter</translation>
    </message>
</context>
<context>
    <name>Why</name>
    <message>
        <source>It is part of the entry being made</source>
        <translation>Gehört zum Eintrag, der gerade entsteht</translation>
    </message>
    <message>
        <source>It can be chosen now</source>
        <translation>Kann jetzt gewählt werden</translation>
    </message>
    <message>
        <source>This is the table as it was. Go back to now to choose something.</source>
        <translation>So sah der Tisch damals aus. Wählen geht erst wieder beim aktuellen Stand.</translation>
    </message>
    <message>
        <source>It is chosen in the phase “%1”. Now the phase is “%2”</source>
        <extracomment>%1: the phase a place belongs to, %2: the phase now</extracomment>
        <translation>Gewählt wird hier in der Phase „%1“. Jetzt ist „%2“ dran</translation>
    </message>
    <message>
        <source>It is no part of the entry being made. Esc takes the last choice back.</source>
        <translation>Gehört nicht zum Eintrag, der gerade entsteht. Esc nimmt die letzte Wahl zurück.</translation>
    </message>
    <message>
        <source>At this moment nobody can choose it</source>
        <translation>Im Moment kann das niemand wählen</translation>
    </message>
    <message>
        <source>No Nile card lies here, so no ship can go here</source>
        <translation>Hier liegt keine Nil-Karte, also fährt kein Schiff hierher</translation>
    </message>
    <message>
        <source>A ship here takes the Nile card that lies on the space</source>
        <translation>Ein Schiff nimmt hier die Nil-Karte, die auf dem Feld liegt</translation>
    </message>
    <message>
        <source>Nothing has to be built before it</source>
        <translation>Davor muss nichts mehr gebaut werden</translation>
    </message>
    <message>
        <source>Something has to be built before it: %1</source>
        <translation>Davor muss noch gebaut sein: %1</translation>
    </message>
    <message>
        <source>The value of its tomb tile has not been named yet</source>
        <translation>Der Wert des Gräber-Plättchens ist noch nicht angegeben</translation>
    </message>
    <message numerus="yes">
        <source>It takes %n stone(s) and as much strength</source>
        <translation>
            <numerusform>Kostet %n Stein und ebenso viel Stärke</numerusform>
            <numerusform>Kostet %n Steine und ebenso viel Stärke</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It gives %n point(s) at once</source>
        <translation>
            <numerusform>Bringt sofort %n Punkt</numerusform>
            <numerusform>Bringt sofort %n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Row %1 is not complete. %2 leads in it: with the stones there now the bonus would be %n point(s)</source>
        <translation>
            <numerusform>Reihe %1 ist noch nicht voll. Vorn liegt dort %2: mit den Steinen von jetzt gäbe es %n Punkt</numerusform>
            <numerusform>Reihe %1 ist noch nicht voll. Vorn liegt dort %2: mit den Steinen von jetzt gäbe es %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, reserve</source>
        <translation>%1, Reserve</translation>
    </message>
    <message>
        <source>%1, building space %2</source>
        <translation>%1, Baufeld %2</translation>
    </message>
    <message>
        <source>Ships here: %1</source>
        <translation>Schiffe hier: %1</translation>
    </message>
    <message>
        <source>A stone of %1 lies here. Every space takes one stone</source>
        <translation>Hier liegt ein Stein von %1. Auf jedes Feld passt nur ein Stein</translation>
    </message>
    <message>
        <source>Its tomb tile is still face down. One more is turned up for each tile that is taken</source>
        <translation>Das Gräber-Plättchen liegt noch verdeckt. Für jedes genommene wird ein weiteres aufgedeckt</translation>
    </message>
    <message numerus="yes">
        <source>With all that comes first it takes %n stone(s)</source>
        <translation>
            <numerusform>Mit allem, was davor kommt, kostet es %n Stein</numerusform>
            <numerusform>Mit allem, was davor kommt, kostet es %n Steine</numerusform>
        </translation>
    </message>
    <message>
        <source>The entry being made can move the water ring here</source>
        <translation>Mit diesem Eintrag kann der Wasserring hierher wandern</translation>
    </message>
    <message>
        <source>The water ring lies here. It waters fields of these colours: %1</source>
        <translation>Hier liegt der Wasserring. Er bewässert Getreidefelder in diesen Farben: %1</translation>
    </message>
    <message>
        <source>From here the water ring would water fields of these colours: %1</source>
        <translation>Von hier aus bewässert der Wasserring Getreidefelder in diesen Farben: %1</translation>
    </message>
    <message>
        <source>Water ring, %1</source>
        <translation>Wasserring, %1</translation>
    </message>
    <message numerus="yes">
        <source>Whoever stands here loses %n point(s) for each missing grain</source>
        <translation>
            <numerusform>Wer hier steht, verliert %n Punkt für jedes fehlende Getreide</numerusform>
            <numerusform>Wer hier steht, verliert %n Punkte für jedes fehlende Getreide</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A step to here, or one beyond it, gives %n point(s)</source>
        <translation>
            <numerusform>Ein Schritt hierher oder darüber hinaus bringt %n Punkt</numerusform>
            <numerusform>Ein Schritt hierher oder darüber hinaus bringt %n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A step to here, or one beyond it, gives %n stone(s)</source>
        <translation>
            <numerusform>Ein Schritt hierher oder darüber hinaus bringt %n Stein</numerusform>
            <numerusform>Ein Schritt hierher oder darüber hinaus bringt %n Steine</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Whoever stands here may sell stones at the end: %n stone(s) for 1 point</source>
        <translation>
            <numerusform>Wer hier steht, darf am Ende Steine verkaufen: %n Stein für 1 Punkt</numerusform>
            <numerusform>Wer hier steht, darf am Ende Steine verkaufen: %n Steine für 1 Punkt</numerusform>
        </translation>
    </message>
    <message>
        <source>Stones are sold at the end from step %1 on</source>
        <translation>Am Ende werden Steine erst ab Stufe %1 verkauft</translation>
    </message>
    <message>
        <source>%1, step %2</source>
        <translation>%1, Stufe %2</translation>
    </message>
    <message numerus="yes">
        <source>The deck still holds %n Sphinx card(s)</source>
        <translation>
            <numerusform>Im Stapel liegt noch %n Sphinx-Karte</numerusform>
            <numerusform>Im Stapel liegen noch %n Sphinx-Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 got order tile %2: %n player(s) had fewer points</source>
        <translation>
            <numerusform>%1 bekam Nummern-Plättchen %2: %n Spieler hatte weniger Punkte</numerusform>
            <numerusform>%1 bekam Nummern-Plättchen %2: %n Spieler hatten weniger Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 got order tile %2: nobody had fewer points</source>
        <translation>%1 bekam Nummern-Plättchen %2: Niemand hatte weniger Punkte</translation>
    </message>
    <message>
        <source>%1. On the same space stood: %2. There the one further back gets the smaller number</source>
        <translation>%1. Auf demselben Feld standen: %2. Wer dort weiter hinten steht, bekommt die kleinere Nummer</translation>
    </message>
    <message>
        <source>On the score track %1 stands on %2</source>
        <translation>Auf der Zählleiste steht %1 auf %2</translation>
    </message>
    <message>
        <source>On the score track %1 stands on %2. %3 came first and stands in front</source>
        <translation>Auf der Zählleiste steht %1 auf %2. %3 war früher da und steht davor</translation>
    </message>
    <message>
        <source>%1 would get order tile %2 now: nobody is further back</source>
        <translation>%1 bekäme jetzt Nummern-Plättchen %2: Niemand steht weiter hinten</translation>
    </message>
    <message>
        <source>%1 would get order tile %2 now. Markers further back: %3</source>
        <translation>%1 bekäme jetzt Nummern-Plättchen %2. Marker weiter hinten: %3</translation>
    </message>
    <message>
        <source>%1. %2 stands on the same space, but in front</source>
        <translation>%1. %2 steht auf demselben Feld, aber davor</translation>
    </message>
    <message>
        <source>%1. %2 stands on the same space, but came later</source>
        <translation>%1. %2 steht auf demselben Feld, kam aber später</translation>
    </message>
    <message>
        <source>Score track</source>
        <translation>Zählleiste</translation>
    </message>
    <message>
        <source>Next order</source>
        <translation>Neue Reihenfolge</translation>
    </message>
    <message>
        <source>Order tile</source>
        <translation>Nummern-Plättchen</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>If it ended now</source>
        <translation>Wäre jetzt Schluss</translation>
    </message>
    <message>
        <source>Grain</source>
        <translation>Getreide</translation>
    </message>
    <message>
        <source>Construction crews</source>
        <translation>Bautrupps</translation>
    </message>
    <message>
        <source>Stones</source>
        <translation>Steine</translation>
    </message>
    <message>
        <source>Ships</source>
        <translation>Schiffe</translation>
    </message>
    <message>
        <source>Nile cards</source>
        <translation>Nil-Karten</translation>
    </message>
    <message>
        <source>Tombs</source>
        <translation>Gräber</translation>
    </message>
    <message>
        <source>Sphinx cards</source>
        <translation>Sphinx-Karten</translation>
    </message>
    <message>
        <source>No points have been moved yet; everybody starts on 0</source>
        <translation>Noch hat sich kein Marker bewegt; alle beginnen auf 0</translation>
    </message>
    <message>
        <source>%1: %2, then %3</source>
        <extracomment>%1: points, %2: why, %3: the total after it</extracomment>
        <translation>%1: %2, danach %3</translation>
    </message>
    <message numerus="yes">
        <source>The log tells %n earlier movement(s) too</source>
        <translation>
            <numerusform>Im Verlauf steht noch %n frühere Änderung</numerusform>
            <numerusform>Im Verlauf stehen noch %n frühere Änderungen</numerusform>
        </translation>
    </message>
    <message>
        <source>The final scoring of this player is done</source>
        <translation>Hier ist die Schlusswertung schon gemacht</translation>
    </message>
    <message>
        <source>If the game ended now: %1 + %2 for stones + %3 for tombs = %4</source>
        <translation>Wäre jetzt Schluss: %1 + %2 für Steine + %3 für Gräber = %4</translation>
    </message>
    <message>
        <source>Sphinx cards come on top; nobody sees them before the end</source>
        <translation>Sphinx-Karten kommen noch dazu; vor dem Ende sieht sie niemand</translation>
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
            <numerusform>%1 hat %n verdeckte Sphinx-Karte</numerusform>
            <numerusform>%1 hat %n verdeckte Sphinx-Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, together %2</source>
        <translation>%1, zusammen %2</translation>
    </message>
    <message>
        <source>Why it is refused</source>
        <translation>Warum das nicht geht</translation>
    </message>
    <message>
        <source>Each missing grain costs %1: the marker stands on step %2 of the grain market</source>
        <translation>Jedes fehlende Getreide kostet %1: Der Marker steht am Getreidemarkt auf Stufe %2</translation>
    </message>
    <message>
        <source>That is enough: no points are lost</source>
        <translation>Das reicht: Kein Punkt geht verloren</translation>
    </message>
    <message>
        <source>%1 %2 of %3</source>
        <extracomment>A crew, its strength, and the most there is.</extracomment>
        <translation>%1 %2 von %3</translation>
    </message>
    <message>
        <source>No construction crew has been used this round</source>
        <translation>In dieser Runde ist noch kein Bautrupp benutzt</translation>
    </message>
    <message>
        <source>Turned over until the next round: %1</source>
        <translation>Umgedreht bis zur nächsten Runde: %1</translation>
    </message>
    <message>
        <source>Every round the quarries yield %1</source>
        <translation>Jede Runde liefern die Steinbrüche %1</translation>
    </message>
    <message numerus="yes">
        <source>%n stone(s) at hand; the stone track ends at %1</source>
        <translation>
            <numerusform>%n Stein vorrätig; die Steineleiste endet bei %1</numerusform>
            <numerusform>%n Steine vorrätig; die Steineleiste endet bei %1</numerusform>
        </translation>
    </message>
    <message>
        <source>At the next production only %1 of %2 would fit</source>
        <translation>Bei der nächsten Lieferung passen nur noch %1 von %2 auf die Leiste</translation>
    </message>
    <message>
        <source>Ships placed this round: %1 of %2</source>
        <translation>In dieser Runde gesetzte Schiffe: %1 von %2</translation>
    </message>
    <message>
        <source>%1 has passed and places no more ships this round</source>
        <translation>%1 hat gepasst und setzt in dieser Runde kein Schiff mehr</translation>
    </message>
    <message>
        <source>The last ship stands %1; the next one goes further downstream</source>
        <translation>Das letzte Schiff steht %1; das nächste fährt weiter flussabwärts</translation>
    </message>
    <message>
        <source>No tomb tiles, so no points for them</source>
        <translation>Keine Gräber-Plättchen, also keine Punkte dafür</translation>
    </message>
    <message numerus="yes">
        <source>The tombs add up to %1, worth %n point(s) at the end</source>
        <translation>
            <numerusform>Die Gräber ergeben %1, am Ende %n Punkt</numerusform>
            <numerusform>Die Gräber ergeben %1, am Ende %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 spent stones at no building site this round</source>
        <translation>%1 hat in dieser Runde auf keinem Bauplatz Steine verbraucht</translation>
    </message>
    <message numerus="yes">
        <source>%1 spent stones at these building sites: %2. That gives %n point(s)</source>
        <translation>
            <numerusform>%1 hat auf diesen Bauplätzen Steine verbraucht: %2. Das bringt %n Punkt</numerusform>
            <numerusform>%1 hat auf diesen Bauplätzen Steine verbraucht: %2. Das bringt %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Water ring %1: the construction crews eat %2 (FEED-1), the watered fields bear %3</source>
        <extracomment>%1: position of the water ring, %2 and %3: sums of grain</extracomment>
        <translation>Wasserring %1: Die Bautrupps essen %2 (FEED-1), die bewässerten Getreidefelder tragen %3</translation>
    </message>
    <message numerus="yes">
        <source>Step %3 of the grain market: missing grain %1 × %2 = %n point(s) back</source>
        <translation>
            <numerusform>Stufe %3 am Getreidemarkt: Fehlendes Getreide %1 × %2 = %n Punkt zurück</numerusform>
            <numerusform>Stufe %3 am Getreidemarkt: Fehlendes Getreide %1 × %2 = %n Punkte zurück</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has order tile %2. In the first round the tiles are drawn or bid for</source>
        <translation>%1 hat Nummern-Plättchen %2. In der ersten Runde wird gelost oder darum geboten</translation>
    </message>
    <message numerus="yes">
        <source>Open to %1 now: %2; and %n more</source>
        <translation>
            <numerusform>Für %1 jetzt offen: %2; und %n weitere Stelle</numerusform>
            <numerusform>Für %1 jetzt offen: %2; und %n weitere Stellen</numerusform>
        </translation>
    </message>
    <message>
        <source>Open to %1 now: %2</source>
        <translation>Für %1 jetzt offen: %2</translation>
    </message>
    <message>
        <source>%1 may also pass</source>
        <translation>%1 darf auch passen</translation>
    </message>
    <message>
        <source>%1 can use here: stones %2, strength at most %3. The smaller number is the limit</source>
        <translation>%1 hat hier: Steine %2, Stärke höchstens %3. Die kleinere Zahl ist die Grenze</translation>
    </message>
    <message>
        <source>Possible now, with the stones it takes: %1</source>
        <extracomment>%1: spaces, each with the stones it takes</extracomment>
        <translation>Jetzt möglich, mit den Steinen dafür: %1</translation>
    </message>
    <message>
        <source>%1 has no space left to sail to this round</source>
        <translation>%1 findet in dieser Runde kein erlaubtes Feld mehr</translation>
    </message>
    <message>
        <source>Where from: %1</source>
        <extracomment>Which entries a number of the table comes from; %1 = what it is called: &quot;Stones&quot;.</extracomment>
        <translation>Woher: %1</translation>
    </message>
</context>
<context>
    <name>WhyAsked</name>
    <message>
        <source>It decides what the stones of %1 bring.</source>
        <translation>Davon hängt ab, was die Steine von %1 bringen.</translation>
    </message>
    <message>
        <source>It decides what the tombs of %1 bring.</source>
        <translation>Davon hängt ab, was die Gräber von %1 bringen.</translation>
    </message>
    <message>
        <source>The Sphinx card of %1 is scored with it.</source>
        <translation>Damit wird die Sphinx-Karte von %1 gewertet.</translation>
    </message>
    <message>
        <source>%1 gets the bonus of this row.</source>
        <translation>%1 bekommt den Bonus dieser Reihe.</translation>
    </message>
    <message>
        <source>%1 has just got points for it.</source>
        <translation>%1 hat gerade Punkte dafür bekommen.</translation>
    </message>
    <message>
        <source>%1 stands there and lacks grain.</source>
        <translation>%1 steht dort, und es fehlt Getreide.</translation>
    </message>
    <message>
        <source>%1 has just built above the lowest row.</source>
        <translation>%1 hat gerade über der untersten Reihe gebaut.</translation>
    </message>
    <message>
        <source>%1 has just reached the last step.</source>
        <translation>%1 hat gerade die letzte Stufe erreicht.</translation>
    </message>
    <message>
        <source>%1 has just arrived there.</source>
        <translation>%1 ist gerade dort angekommen.</translation>
    </message>
    <message>
        <source>%1 could not advance any further.</source>
        <translation>%1 konnte nicht weiter vorrücken.</translation>
    </message>
    <message>
        <source>%1 has just built there.</source>
        <translation>%1 hat gerade dort gebaut.</translation>
    </message>
    <message>
        <source>It has just mattered for %1.</source>
        <translation>Für %1 hat das gerade gezählt.</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::AboutDialog</name>
    <message>
        <source>About Nilometer</source>
        <translation>Über Nilometer</translation>
    </message>
    <message>
        <source>The companion at the table: the board game stays where it is, Nilometer judges, counts and says what to move.</source>
        <translation>Der Begleiter am Tisch: Das Brettspiel bleibt, wo es ist; Nilometer prüft, zählt und sagt, was zu bewegen ist.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later: everybody may use, study, share and change it. It comes without any warranty.</source>
        <translation>Freie Software unter der GNU General Public License, Version 3 oder neuer: Alle dürfen sie benutzen, untersuchen, weitergeben und verändern. Eine Gewähr gibt es nicht.</translation>
    </message>
    <message>
        <source>Made by players. The games belong to their authors and publishers.</source>
        <translation>Von Spielern gemacht. Die Spiele gehören ihren Autoren und Verlagen.</translation>
    </message>
    <message>
        <source>Something is wrong, or missing? Tell whoever you have Nilometer from. A game’s file shows best what happened.</source>
        <translation>Etwas stimmt nicht, oder etwas fehlt? Bitte dort sagen, wo Nilometer herkommt. Die Datei eines Spiels zeigt am besten, was geschehen ist.</translation>
    </message>
    <message>
        <source>Something is wrong, or missing? Tell it here:</source>
        <extracomment>Below it stands the address.</extracomment>
        <translation>Etwas stimmt nicht, oder etwas fehlt? Hier kann es gemeldet werden:</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::AmendedCard</name>
    <message>
        <source>Back to the entry</source>
        <translation>Zurück zum Eintrag</translation>
    </message>
    <message>
        <source>Leave it as it was</source>
        <translation>Alles lassen, wie es war</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Not settled: score both ways</source>
        <translation>Offen: beide Fälle werten</translation>
    </message>
    <message>
        <source>Ctrl+D</source>
        <translation>Strg+D</translation>
    </message>
    <message>
        <source>Enter: %1, Esc: %2</source>
        <extracomment>Keys and what they do: &quot;Enter: Keep it, Esc: Leave it as it was&quot;. Read aloud.</extracomment>
        <translation>Mit Enter: %1, mit Esc: %2</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::ArchiveModel</name>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Winner</source>
        <extracomment>Who has won the game.</extracomment>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Final standing</source>
        <translation>Endstand</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>How many took part.</extracomment>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>The set of rules the game was played by.</extracomment>
        <translation>Spielregel</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::ArchiveView</name>
    <message>
        <source>“%1” is back.</source>
        <translation>„%1“ ist wieder da.</translation>
    </message>
    <message>
        <source>Reading the games…</source>
        <translation>Die Spiele werden gelesen…</translation>
    </message>
    <message>
        <source>No finished game fits the filter.</source>
        <translation>Kein beendetes Spiel passt zum Filter.</translation>
    </message>
    <message>
        <source>No finished games yet. After its final scoring a game in the games folder appears here by itself.</source>
        <translation>Noch kein beendetes Spiel. Nach der Schlusswertung steht ein Spiel aus dem Spieleordner von selbst hier.</translation>
    </message>
    <message>
        <source>only the final scoring is known</source>
        <translation>nur die Schlusswertung ist bekannt</translation>
    </message>
    <message>
        <source>Finished games</source>
        <translation>Beendete Spiele</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Undo delete</source>
        <translation>Zurückholen</translation>
    </message>
    <message>
        <source>“%1” is deleted. Its file stays in the folder “%2” until you empty it.</source>
        <translation>„%1“ ist gelöscht. Die Datei bleibt im Ordner „%2“, bis er geleert wird.</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::AskedRow</name>
    <message>
        <source>Judge again</source>
        <translation>Neu werten</translation>
    </message>
    <message>
        <source>Shows first what would be different.</source>
        <translation>Zeigt zuerst, was dann anders wäre.</translation>
    </message>
    <message>
        <source>%1 ✓ Matches</source>
        <translation>%1 ✓ Stimmt</translation>
    </message>
    <message>
        <source>That is what stands on your copy.</source>
        <translation>Genau das steht auf dem eigenen Exemplar.</translation>
    </message>
    <message>
        <source>Type the number</source>
        <translation>Zahl eintippen</translation>
    </message>
    <message>
        <source>Another number</source>
        <translation>Andere Zahl</translation>
    </message>
    <message>
        <source>Type what stands on your copy. Enter takes it over.</source>
        <translation>Eintippen, was auf dem eigenen Exemplar steht. Enter übernimmt es.</translation>
    </message>
    <message>
        <source>The entry has to wait.</source>
        <translation>Der Eintrag muss warten.</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Nicht jetzt</translation>
    </message>
    <message>
        <source>Nobody is asked this again in this game.</source>
        <translation>Danach wird in diesem Spiel nicht mehr gefragt.</translation>
    </message>
    <message>
        <source>The number printed there</source>
        <translation>Die Zahl, die dort steht</translation>
    </message>
    <message>
        <source>Your copy?</source>
        <translation>Eigenes Exemplar?</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::BarsChart</name>
    <message>
        <source>There is nothing to show yet.</source>
        <translation>Hier gibt es noch nichts zu sehen.</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::BoardView</name>
    <message>
        <source>Markets</source>
        <translation>Märkte</translation>
    </message>
    <message>
        <source>Nile</source>
        <extracomment>A tab: the river with its spaces.</extracomment>
        <translation>Nil</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::BoxButton</name>
    <message>
        <source>Open a file…</source>
        <translation>Datei öffnen…</translation>
    </message>
    <message numerus="yes">
        <source>%1–%n player(s)</source>
        <extracomment>%1: the least, %n: the most players.</extracomment>
        <translation>
            <numerusform>%1–%n Spieler</numerusform>
            <numerusform>%1–%n Spieler</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nilometer::ui::BuildingPanel</name>
    <message>
        <source>Taken by %1.</source>
        <translation>Genommen von %1.</translation>
    </message>
    <message>
        <source>Built by %1.</source>
        <translation>Gebaut von %1.</translation>
    </message>
    <message numerus="yes">
        <source>With all that must be built first: %n stone(s).</source>
        <translation>
            <numerusform>Mit allem, was zuerst gebaut sein muss: %n Stein.</numerusform>
            <numerusform>Mit allem, was zuerst gebaut sein muss: %n Steine.</numerusform>
        </translation>
    </message>
    <message>
        <source>Value: %1.</source>
        <translation>Wert: %1.</translation>
    </message>
    <message>
        <source>This tomb tile is still face down.</source>
        <translation>Dieses Gräber-Plättchen liegt noch verdeckt.</translation>
    </message>
    <message>
        <source>The value of this tomb tile has not been named yet.</source>
        <translation>Der Wert dieses Gräber-Plättchens ist noch nicht angegeben.</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::CardCell</name>
    <message>
        <source>Press to take it away</source>
        <translation>Zum Entfernen anklicken</translation>
    </message>
    <message>
        <source>No card begins like this.</source>
        <translation>So beginnt keine Karte.</translation>
    </message>
    <message>
        <source>Name a card…</source>
        <translation>Karte angeben…</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::CardLines</name>
    <message>
        <source>Why?</source>
        <translation>Warum?</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::CheckCopyPage</name>
    <message>
        <source>Rename the copy</source>
        <translation>Exemplar umbenennen</translation>
    </message>
    <message>
        <source>%1, second one</source>
        <translation>%1, das zweite</translation>
    </message>
    <message>
        <source>New copy</source>
        <translation>Neues Exemplar</translation>
    </message>
    <message>
        <source>Duplicate the copy</source>
        <translation>Exemplar kopieren</translation>
    </message>
    <message>
        <source>Share the copy as a file</source>
        <translation>Exemplar als Datei weitergeben</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Gespeichert: %1</translation>
    </message>
    <message>
        <source>Import a copy from a file</source>
        <translation>Exemplar aus einer Datei aufnehmen</translation>
    </message>
    <message>
        <source>Imported: %1</source>
        <translation>Aufgenommen: %1</translation>
    </message>
    <message>
        <source>Deleted: %1. Games keep what they were played with.</source>
        <translation>Gelöscht: %1. Spiele behalten, womit sie gespielt wurden.</translation>
    </message>
    <message>
        <source>Editions of the game (%1)</source>
        <translation>Gedruckte Werte (%1)</translation>
    </message>
    <message>
        <source>This cannot be on a copy of the game. It stays as it was.</source>
        <translation>Das kann auf keinem Exemplar stehen. Es bleibt, wie es war.</translation>
    </message>
    <message numerus="yes">
        <source>“%1” is kept as a draft. It cannot be chosen for a game while %n page(s) make no sense: %2.</source>
        <translation>
            <numerusform>„%1“ bleibt als Entwurf erhalten. Für ein Spiel steht es nicht zur Wahl, solange %n Seite keinen Sinn ergibt: %2.</numerusform>
            <numerusform>„%1“ bleibt als Entwurf erhalten. Für ein Spiel steht es nicht zur Wahl, solange %n Seiten keinen Sinn ergeben: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1”: %n value(s) are still missing; the page stays open. What was filled in is confirmed.</source>
        <translation>
            <numerusform>„%1“: %n Wert fehlt noch, die Seite bleibt offen. Was ausgefüllt ist, gilt als bestätigt.</numerusform>
            <numerusform>„%1“: %n Werte fehlen noch, die Seite bleibt offen. Was ausgefüllt ist, gilt als bestätigt.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” makes no sense yet. It is kept as it is, but no game can be played with this copy until that is put right.</source>
        <translation>„%1“ ergibt noch keinen Sinn. Alles bleibt erhalten, aber gespielt werden kann mit diesem Exemplar erst, wenn das stimmt.</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::CopyListView</name>
    <message>
        <source>Compare</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Umbenennen…</translation>
    </message>
    <message>
        <source>Duplicate…</source>
        <translation>Kopieren…</translation>
    </message>
    <message>
        <source>Share as a file…</source>
        <translation>Als Datei weitergeben…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>New copy…</source>
        <translation>Neues Exemplar…</translation>
    </message>
    <message>
        <source>Import a file…</source>
        <translation>Datei aufnehmen…</translation>
    </message>
    <message>
        <source>%1 of %2 pages confirmed</source>
        <translation>%1 von %2 Seiten bestätigt</translation>
    </message>
    <message>
        <source>%1 · draft, not for a game yet; something makes no sense: %2</source>
        <translation>%1 · Entwurf, noch nicht für ein Spiel; etwas ergibt keinen Sinn: %2</translation>
    </message>
    <message>
        <source>Your copies</source>
        <translation>Die eigenen Exemplare</translation>
    </message>
    <message>
        <source>Each is a game in a box. A new game asks which one lies on the table. What comes with the program always stays as it is.</source>
        <translation>Jedes ist ein Spiel in seiner Schachtel. Ein neues Spiel fragt, welches auf dem Tisch liegt. Was zum Programm gehört, bleibt immer, wie es ist.</translation>
    </message>
    <message>
        <source>Bring it back</source>
        <translation>Zurückholen</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Verlassen</translation>
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
        <translation>Name des Exemplars</translation>
    </message>
    <message>
        <source>Begins with</source>
        <translation>Beginnt mit</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::CopyView</name>
    <message>
        <source>All copies…</source>
        <translation>Alle Exemplare…</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Verlassen</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Später</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Neues Spiel…</translation>
    </message>
    <message>
        <source>Check your copy: %1</source>
        <translation>Eigenes Exemplar prüfen: %1</translation>
    </message>
    <message>
        <source>? is assumed. Click a number that differs on your copy and type it.</source>
        <translation>? ist angenommen. Steht auf dem eigenen Exemplar eine andere Zahl: anklicken und eintippen.</translation>
    </message>
    <message>
        <source>Your copy is complete.</source>
        <translation>Das eigene Exemplar ist vollständig.</translation>
    </message>
    <message>
        <source>Everything is compared.</source>
        <translation>Alles ist verglichen.</translation>
    </message>
    <message>
        <source>Every number is as it is on your copy. New games are proposed with it, and no score rests on an assumed value any more. Each page can still be changed.</source>
        <translation>Jede Zahl ist so wie auf dem eigenen Exemplar. Neue Spiele werden damit vorgeschlagen, und keine Wertung beruht mehr auf einem angenommenen Wert. Jede Seite lässt sich weiter ändern.</translation>
    </message>
    <message>
        <source>Some pages make no sense yet. Until they do, no game can be played with this copy.</source>
        <translation>Manche Seiten ergeben noch keinen Sinn. So lange kann mit diesem Exemplar nicht gespielt werden.</translation>
    </message>
    <message>
        <source>Not saved: %1</source>
        <translation>Nicht gespeichert: %1</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Stimmt</translation>
    </message>
    <message>
        <source>Not while something on this page makes no sense</source>
        <translation>Nicht, solange auf dieser Seite etwas keinen Sinn ergibt</translation>
    </message>
    <message>
        <source>It is kept, but no game can be played with it until this is put right.</source>
        <translation>So bleibt es gespeichert; ein Spiel damit geht aber erst, wenn es stimmt.</translation>
    </message>
    <message>
        <source>✓ is compared. Click a number that differs on your copy and type it.</source>
        <translation>✓ ist verglichen. Steht auf dem eigenen Exemplar eine andere Zahl: anklicken und eintippen.</translation>
    </message>
    <message>
        <source>Red and empty: nobody has read what is printed there. Type it, or leave it empty: a game asks for what it needs.</source>
        <translation>Rot und leer: Was dort steht, hat noch niemand abgelesen. Eintippen oder leer lassen: Ein Spiel fragt nach dem, was es braucht.</translation>
    </message>
    <message>
        <source>Nothing is assumed here. Click a number that differs on your copy and type it.</source>
        <translation>Hier ist nichts angenommen. Steht auf dem eigenen Exemplar eine andere Zahl: anklicken und eintippen.</translation>
    </message>
    <message>
        <source>All of this page makes sense now.</source>
        <translation>Auf dieser Seite ergibt jetzt alles einen Sinn.</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::CorrectionDialog</name>
    <message>
        <source>Correction</source>
        <translation>Korrektur</translation>
    </message>
    <message>
        <source>&amp;What</source>
        <translation>&amp;Was</translation>
    </message>
    <message>
        <source>W&amp;hose</source>
        <translation>B&amp;ei wem</translation>
    </message>
    <message>
        <source>&amp;Crew</source>
        <translation>&amp;Bautrupp</translation>
    </message>
    <message>
        <source>&amp;Card</source>
        <translation>&amp;Karte</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>&amp;New value</source>
        <translation>&amp;Neuer Wert</translation>
    </message>
    <message>
        <source>&amp;Position</source>
        <translation>&amp;Position</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Place in the queue</source>
        <translation>Platz in der Schlange</translation>
    </message>
    <message>
        <source>Stones</source>
        <translation>Steine</translation>
    </message>
    <message>
        <source>Strength of a crew</source>
        <translation>Stärke eines Bautrupps</translation>
    </message>
    <message>
        <source>Stone market</source>
        <translation>Steineverkauf</translation>
    </message>
    <message>
        <source>Grain market</source>
        <translation>Getreidemarkt</translation>
    </message>
    <message>
        <source>Water ring</source>
        <translation>Wasserring</translation>
    </message>
    <message>
        <source>Number of Sphinx cards</source>
        <translation>Anzahl der Sphinx-Karten</translation>
    </message>
    <message>
        <source>Give a Nile card</source>
        <translation>Nil-Karte geben</translation>
    </message>
    <message>
        <source>Take a Nile card</source>
        <translation>Nil-Karte nehmen</translation>
    </message>
    <message>
        <source>%1 (deck %2)</source>
        <translation>%1 (Stapel %2)</translation>
    </message>
    <message>
        <source>%1 has no Nile card to take.</source>
        <translation>%1 hat keine Nil-Karte.</translation>
    </message>
    <message>
        <source>Order of play</source>
        <translation>Zugreihenfolge</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::CourseChart</name>
    <message>
        <source>Course of the game</source>
        <translation>Spielverlauf</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::DifferenceCard</name>
    <message>
        <source>What is different in the game so far</source>
        <translation>Was im Spiel bis hier anders wird</translation>
    </message>
    <message>
        <source>%1: %2 as before</source>
        <translation>%1: %2 wie bisher</translation>
    </message>
    <message>
        <source>%1: %2 instead of %3</source>
        <translation>%1: %2 statt %3</translation>
    </message>
    <message>
        <source>Go on with the corrected value</source>
        <translation>Mit dem neuen Wert weiter</translation>
    </message>
    <message>
        <source>Leave it as it was</source>
        <translation>Alles lassen, wie es war</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::DisplayMenu</name>
    <message>
        <source>Table view</source>
        <extracomment>A second window, which the whole table reads from afar.</extracomment>
        <translation>Tischanzeige</translation>
    </message>
    <message>
        <source>Show it</source>
        <extracomment>The table view.</extracomment>
        <translation>Anzeigen</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Ganzer Bildschirm</translation>
    </message>
    <message>
        <source>Its appearance</source>
        <translation>Aussehen der Anzeige</translation>
    </message>
    <message>
        <source>As the window</source>
        <extracomment>Light, dark or high contrast, as the window of the program.
----------
The language, as that of the program.</extracomment>
        <translation>Wie das Fenster</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Its language</source>
        <translation>Sprache der Anzeige</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::DisputeDialog</name>
    <message>
        <source>Disputed entry</source>
        <translation>Strittiger Eintrag</translation>
    </message>
    <message>
        <source>Entry %1: %2</source>
        <extracomment>The number of an entry and its sentence.</extracomment>
        <translation>Eintrag %1: %2</translation>
    </message>
    <message>
        <source>Note for the log and the score sheet, if wanted</source>
        <translation>Notiz für Verlauf und Wertungsblatt, falls gewünscht</translation>
    </message>
    <message>
        <source>Note for the log and the score sheet</source>
        <translation>Notiz für Verlauf und Wertungsblatt</translation>
    </message>
    <message>
        <source>To have the score both ways, change or remove the entry and choose “Not settled” instead of keeping it so.</source>
        <translation>Damit beides gewertet wird: den Eintrag ändern oder entfernen und statt „So übernehmen“ „Noch offen“ wählen.</translation>
    </message>
    <message>
        <source>Settled: it stays so</source>
        <translation>Geklärt: Es bleibt so</translation>
    </message>
    <message>
        <source>Settled: the other way…</source>
        <translation>Geklärt: doch anders…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Keep the note</source>
        <translation>Notiz behalten</translation>
    </message>
    <message>
        <source>Mark as disputed</source>
        <translation>Als strittig merken</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::ExplanationDialog</name>
    <message>
        <source>Entry %1 explained</source>
        <translation>Eintrag %1 erklärt</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::EyesOnlyDialog</name>
    <message>
        <source>Name Sphinx cards, eyes only</source>
        <translation>Sphinx-Karten geheim angeben</translation>
    </message>
    <message>
        <source>For the eyes of %1 only</source>
        <translation>Nur für die Augen von %1</translation>
    </message>
    <message>
        <source>%1 %2: Sphinx cards</source>
        <translation>%1 %2: Sphinx-Karten</translation>
    </message>
    <message>
        <source>Nobody needs this: Sphinx cards may stay sealed until the final scoring. Cards named here are used for forecasts and shown to nobody.</source>
        <translation>Nötig ist das nie: Sphinx-Karten dürfen bis zur Schlusswertung verdeckt bleiben. Was hier angegeben wird, dient nur Vorhersagen und wird niemandem gezeigt.</translation>
    </message>
    <message>
        <source>Covered. Turn the screen so that only you can see it.</source>
        <translation>Abgedeckt. Jetzt den Bildschirm so drehen, dass ihn sonst niemand sieht.</translation>
    </message>
    <message>
        <source>Hold to look</source>
        <translation>Zum Ansehen gedrückt halten</translation>
    </message>
    <message>
        <source>Hold the button with the mouse and press the letters of your cards. Or hold Space and click them, or go to them with the arrow keys and press Enter.</source>
        <translation>Den Knopf mit der Maus halten und die Buchstaben der eigenen Karten drücken. Oder die Leertaste halten und die Karten anklicken oder mit den Pfeiltasten hingehen und Enter drücken.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Name the cards</source>
        <translation>Karten angeben</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) kept</source>
        <translation>
            <numerusform>%n Karte behalten</numerusform>
            <numerusform>%n Karten behalten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n named before</source>
        <translation>
            <numerusform>%n schon angegeben</numerusform>
            <numerusform>%n schon angegeben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ticked now</source>
        <translation>
            <numerusform>%n jetzt angehakt</numerusform>
            <numerusform>%n jetzt angehakt</numerusform>
        </translation>
    </message>
    <message>
        <source>The cards cannot be named like this. Compare them with your cards.</source>
        <translation>So lassen sich die Karten nicht angeben. Bitte mit den eigenen Karten vergleichen.</translation>
    </message>
    <message>
        <source>If the game ended now: %1 on the score track, %2 for stones, %3 for tombs, %4 for the Sphinx cards ticked, %5 in all.</source>
        <translation>Wenn jetzt Schluss wäre: %1 auf der Zählleiste, %2 für Steine, %3 für Gräber, %4 für die angehakten Sphinx-Karten, zusammen %5.</translation>
    </message>
    <message>
        <source>%1 (now %2)</source>
        <extracomment>A Sphinx card, and the points it would give if the game ended now.</extracomment>
        <translation>%1 (jetzt %2)</translation>
    </message>
    <message>
        <source>No more cards can be named than are kept. Take another tick away first.</source>
        <translation>Mehr Karten, als behalten wurden, lassen sich nicht angeben. Erst ein anderes Häkchen wegnehmen.</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::FilterBar</name>
    <message>
        <source>Filter: names, year, title</source>
        <translation>Filtern: Namen, Jahr, Titel</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtern</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>Whose games are shown.</extracomment>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>All players</source>
        <translation>Alle Spieler</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Spielerzahl</translation>
    </message>
    <message>
        <source>Any number of players</source>
        <translation>Jede Spielerzahl</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>By which set of rules the games shown were played.</extracomment>
        <translation>Spielregel</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>Alle Spielregeln</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::FinalePage</name>
    <message>
        <source>Score sheet</source>
        <translation>Wertungsblatt</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::FloodView</name>
    <message>
        <source>Ring %1: %2 grain for strength %3, enough</source>
        <translation>Ring %1: %2 Getreide für Stärke %3, das reicht</translation>
    </message>
    <message numerus="yes">
        <source>Ring %1: %2 grain for strength %3, %n missing, %4 back</source>
        <translation>
            <numerusform>Ring %1: %2 Getreide für Stärke %3, es fehlt %n, %4 zurück</numerusform>
            <numerusform>Ring %1: %2 Getreide für Stärke %3, es fehlen %n, %4 zurück</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 – here it lies now</source>
        <translation>%1 – hier liegt er jetzt</translation>
    </message>
    <message>
        <source>%1 – here it would move</source>
        <translation>%1 – hierhin käme er</translation>
    </message>
    <message>
        <source>Grain with the water ring in each position</source>
        <translation>Getreide für jede Position des Wasserrings</translation>
    </message>
    <message>
        <source>fed</source>
        <extracomment>All crews have enough grain; very short.</extracomment>
        <translation>satt</translation>
    </message>
    <message numerus="yes">
        <source>%n over</source>
        <extracomment>So much grain is left over; very short.</extracomment>
        <translation>
            <numerusform>%n übrig</numerusform>
            <numerusform>%n übrig</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>fed, %n over</source>
        <extracomment>All crews have enough grain, and so much is left over; very short.</extracomment>
        <translation>
            <numerusform>satt, %n übrig</numerusform>
            <numerusform>satt, %n übrig</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n short</source>
        <extracomment>So much grain is missing; very short.</extracomment>
        <translation>
            <numerusform>fehlt %n</numerusform>
            <numerusform>fehlen %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nilometer::ui::GameFiles</name>
    <message>
        <source>Recorded games (%1)</source>
        <translation>Aufgezeichnete Spiele (%1)</translation>
    </message>
    <message>
        <source>Open a recorded game</source>
        <translation>Aufgezeichnetes Spiel öffnen</translation>
    </message>
    <message>
        <source>Save a copy without hidden cards</source>
        <translation>Kopie ohne verdeckte Karten speichern</translation>
    </message>
    <message>
        <source>What was entered since the last saving is lost on closing.</source>
        <translation>Was seit dem letzten Speichern eingetragen wurde, geht beim Schließen verloren.</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>Woanders speichern…</translation>
    </message>
    <message>
        <source>Save elsewhere</source>
        <translation>Woanders speichern</translation>
    </message>
    <message>
        <source>%1 “Check your copy” takes it up: “Import a file…”.</source>
        <translation>%1 „Eigenes Exemplar prüfen“ nimmt sie auf: „Datei aufnehmen…“.</translation>
    </message>
    <message>
        <source>%1 An earlier version of the game is there: %2.</source>
        <extracomment>%1: a sentence: why the file cannot be read; %2: “12 entries”</extracomment>
        <translation>%1 Es gibt noch einen früheren Stand des Spiels: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n entry(ies)</source>
        <translation>
            <numerusform>%n Eintrag</numerusform>
            <numerusform>%n Einträge</numerusform>
        </translation>
    </message>
    <message>
        <source>Go on with that one</source>
        <translation>Mit diesem weitermachen</translation>
    </message>
    <message>
        <source>“%1” may have lost its end: an earlier version begins in the same way and has %2.</source>
        <translation>Bei „%1“ fehlt vielleicht das Ende: Ein früherer Stand beginnt genauso und hat %2.</translation>
    </message>
    <message>
        <source>Go on here</source>
        <translation>Hier weitermachen</translation>
    </message>
    <message>
        <source>“%1” was damaged once, and nobody has compared the game with the table since.</source>
        <translation>„%1“ war einmal beschädigt, und seither hat niemand das Spiel mit dem Tisch verglichen.</translation>
    </message>
    <message>
        <source>Compared with the table</source>
        <translation>Mit dem Tisch verglichen</translation>
    </message>
    <message>
        <source>Another program had emptied “%1” or taken it away. Now the file holds your game again.</source>
        <translation>Ein anderes Programm hatte „%1“ geleert oder weggenommen. In der Datei steht jetzt wieder dieses Spiel.</translation>
    </message>
    <message>
        <source>Another program had changed “%1”. What it wrote is kept as “%2”; the file holds your game.</source>
        <translation>Ein anderes Programm hatte „%1“ geändert. Dessen Fassung liegt jetzt in „%2“; in der Datei steht wieder dieses Spiel.</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::GameMenu</name>
    <message>
        <source>New game…</source>
        <translation>Neues Spiel…</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Öffnen…</translation>
    </message>
    <message>
        <source>Save a copy for everybody…</source>
        <translation>Kopie für alle speichern…</translation>
    </message>
    <message>
        <source>Correction…</source>
        <translation>Korrektur…</translation>
    </message>
    <message>
        <source>Explain the last entry</source>
        <translation>Letzten Eintrag erklären</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Darstellung</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Schriftgröße</translation>
    </message>
    <message>
        <source>%1 %</source>
        <extracomment>The size of the letters.</extracomment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Markers slide</source>
        <translation>Marker animieren</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Final scoring only…</source>
        <translation>Nur Schlusswertung…</translation>
    </message>
    <message>
        <source>Finished games</source>
        <translation>Beendete Spiele</translation>
    </message>
    <message>
        <source>Score sheet and charts…</source>
        <translation>Wertungsblatt und Diagramme…</translation>
    </message>
    <message>
        <source>Learn…</source>
        <translation>Lernen…</translation>
    </message>
    <message>
        <source>Set up the table…</source>
        <translation>Tisch aufbauen…</translation>
    </message>
    <message>
        <source>Prompts</source>
        <translation>Hinweise</translation>
    </message>
    <message>
        <source>Next level for whoever is on turn</source>
        <translation>Nächste Stufe für den Spieler am Zug</translation>
    </message>
    <message>
        <source>Recent games</source>
        <translation>Letzte Spiele</translation>
    </message>
    <message>
        <source>Rules…</source>
        <translation>Spielregeln…</translation>
    </message>
    <message>
        <source>Check your copy…</source>
        <translation>Eigenes Exemplar prüfen…</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>The selected entry</source>
        <translation>Gewählter Eintrag</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Ändern…</translation>
    </message>
    <message>
        <source>Insert before it…</source>
        <translation>Davor einfügen…</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Entfernen…</translation>
    </message>
    <message>
        <source>What was done…</source>
        <translation>Alle Schritte…</translation>
    </message>
    <message>
        <source>Disputed…</source>
        <extracomment>An entry: the table does not agree about it.</extracomment>
        <translation>Strittig…</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Zurückblicken</translation>
    </message>
    <message>
        <source>Find an entry…</source>
        <translation>Eintrag suchen…</translation>
    </message>
    <message>
        <source>One entry back</source>
        <translation>Einen Eintrag zurück</translation>
    </message>
    <message>
        <source>One entry on</source>
        <translation>Einen Eintrag weiter</translation>
    </message>
    <message>
        <source>To the beginning of the phase</source>
        <translation>Zum Beginn der Phase</translation>
    </message>
    <message>
        <source>To the next phase</source>
        <translation>Zur nächsten Phase</translation>
    </message>
    <message>
        <source>To the beginning of the round</source>
        <translation>Zum Beginn der Runde</translation>
    </message>
    <message>
        <source>To the next round</source>
        <translation>Zur nächsten Runde</translation>
    </message>
    <message>
        <source>To the first entry</source>
        <translation>Zum ersten Eintrag</translation>
    </message>
    <message>
        <source>To now</source>
        <translation>Zum jetzigen Stand</translation>
    </message>
    <message>
        <source>The screen stays awake</source>
        <extracomment>Whether the screen is kept from going dark while a game runs.</extracomment>
        <translation>Bildschirm bleibt an</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>Larger</source>
        <extracomment>The letters of the program.</extracomment>
        <translation>Größer</translation>
    </message>
    <message>
        <source>Smaller</source>
        <extracomment>The letters of the program.</extracomment>
        <translation>Kleiner</translation>
    </message>
    <message>
        <source>As the window</source>
        <extracomment>The letters of the program: as large as the window has room for.</extracomment>
        <translation>Wie das Fenster</translation>
    </message>
    <message>
        <source>Handbook…</source>
        <translation>Handbuch…</translation>
    </message>
    <message>
        <source>All keys…</source>
        <translation>Alle Tasten…</translation>
    </message>
    <message>
        <source>About Nilometer</source>
        <translation>Über Nilometer</translation>
    </message>
    <message>
        <source>Letter keys press places and choices</source>
        <extracomment>Whether letters, digits and signs press what shows them.</extracomment>
        <translation>Buchstabentasten wählen Felder und Antworten</translation>
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
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Now move</source>
        <translation>Jetzt auf dem Tisch</translation>
    </message>
    <message>
        <source>This game has other values than your copy. Judge it again?</source>
        <translation>Dieses Spiel hat andere Werte als das eigene Exemplar. Neu werten?</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Auf dem Tisch zurückstellen</translation>
    </message>
    <message>
        <source>Then, compared with now</source>
        <translation>Damals, verglichen mit jetzt</translation>
    </message>
    <message>
        <source>If anything was put back</source>
        <translation>Falls etwas zurückgestellt wurde</translation>
    </message>
    <message>
        <source>Nothing to move on the table.</source>
        <translation>Auf dem Tisch bleibt alles, wie es ist.</translation>
    </message>
    <message>
        <source>The table stood as it does now.</source>
        <translation>Auf dem Tisch stand alles wie jetzt.</translation>
    </message>
    <message>
        <source>The real table waits until the change is entered.</source>
        <translation>Der echte Tisch bleibt, wie er ist, bis die Änderung eingetragen ist.</translation>
    </message>
    <message>
        <source>entry %1</source>
        <translation>Eintrag %1</translation>
    </message>
    <message>
        <source>Change: %1</source>
        <translation>Ändern: %1</translation>
    </message>
    <message>
        <source>Put right</source>
        <translation>Richtigstellen</translation>
    </message>
    <message>
        <source>Insert: %1</source>
        <extracomment>The entry being inserted: &quot;Insert: Anna sails to Edfu&quot;.</extracomment>
        <translation>Einfügen: %1</translation>
    </message>
    <message>
        <source>“%1” is named for %2 and for %3. One of them has another card.</source>
        <extracomment>A Sphinx card, then two players.</extracomment>
        <translation>„%1“ ist bei %2 und bei %3 benannt. Eine von beiden ist eine andere Karte.</translation>
    </message>
    <message>
        <source>Correct the cards of %1</source>
        <extracomment>A button: what was entered about a player&apos;s Sphinx cards is put right.</extracomment>
        <translation>Karten von %1 berichtigen</translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation>Zurückgenommen.</translation>
    </message>
    <message>
        <source>Done again.</source>
        <translation>Wiederhergestellt.</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Der Spieltisch</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::GuidePanel</name>
    <message>
        <source>Guide</source>
        <translation>Hinweise</translation>
    </message>
    <message>
        <source>Close the guide</source>
        <translation>Hinweise schließen</translation>
    </message>
    <message>
        <source>Rule %1</source>
        <translation>Regel %1</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::GuideView</name>
    <message>
        <source>Guide</source>
        <translation>Hinweise</translation>
    </message>
    <message>
        <source>There is nothing special to think of now.</source>
        <translation>Gerade ist nichts Besonderes zu bedenken.</translation>
    </message>
    <message>
        <source>Prompts for %1: “%2”. Ctrl+Shift+P changes it.</source>
        <translation>Hinweise für %1: „%2“. Strg+Umschalt+P ändert das.</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::GuidedQuestion</name>
    <message>
        <source>Round 1 is done. Keep the prompts for newcomers?</source>
        <translation>Runde 1 ist geschafft. Hinweise für Neulinge behalten?</translation>
    </message>
    <message>
        <source>Keep them</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Fewer from now on</source>
        <translation>Ab jetzt weniger</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::HandOverPage</name>
    <message>
        <source>Print and files</source>
        <translation>Drucken und Dateien</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>JSON is for other programs: every point with its reason.</source>
        <translation>JSON ist für andere Programme: jeder Punkt mit seinem Grund.</translation>
    </message>
    <message>
        <source>BG Stats keeps results. The play can be handed over when the game is finished.</source>
        <translation>BG Stats sammelt Ergebnisse. Sobald das Spiel zu Ende ist, lässt es sich dorthin übergeben.</translation>
    </message>
    <message>
        <source>Scan the code with the phone that has BG Stats on it, or open the link there. The app asks before it keeps the play.</source>
        <translation>Den Code mit dem Handy scannen, auf dem BG Stats ist, oder den Link dort öffnen. Die App fragt nach, bevor sie das Spiel speichert.</translation>
    </message>
    <message>
        <source>Link for BG Stats</source>
        <translation>Link für BG Stats</translation>
    </message>
    <message>
        <source>Copy link</source>
        <translation>Link kopieren</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::Handbook</name>
    <message>
        <source>Handbook</source>
        <translation>Handbuch</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::HeaderBar</name>
    <message>
        <source>Back to now</source>
        <translation>Zum aktuellen Stand</translation>
    </message>
    <message>
        <source>Shows the table as it is</source>
        <translation>Zeigt den Tisch, wie er jetzt ist</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Nothing to undo</source>
        <translation>Nichts rückgängig zu machen</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>Rückgängig: %1</translation>
    </message>
    <message>
        <source>Ctrl+Z</source>
        <translation>Strg+Z</translation>
    </message>
    <message>
        <source>Nothing to redo</source>
        <translation>Nichts zu wiederholen</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>Wiederholen: %1</translation>
    </message>
    <message>
        <source>Ctrl+Y</source>
        <translation>Strg+Y</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Ctrl+L</source>
        <translation>Strg+L</translation>
    </message>
    <message>
        <source>Keys and help</source>
        <translation>Tasten und Hilfe</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Games, corrections, settings</source>
        <translation>Spiele, Korrekturen, Einstellungen</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>Leaves an entry that was to be changed.</extracomment>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Leaves everything as it was</source>
        <translation>Lässt alles, wie es war</translation>
    </message>
    <message>
        <source>Nothing is kept yet. Enter keeps it so, Esc goes back to the entry.</source>
        <translation>Noch ist nichts übernommen. Enter übernimmt es so, Esc geht zurück zum Eintrag.</translation>
    </message>
    <message>
        <source>Nothing is kept yet. Enter keeps it so, Esc leaves everything as it was.</source>
        <translation>Noch ist nichts übernommen. Enter übernimmt es so, Esc lässt alles, wie es war.</translation>
    </message>
    <message>
        <source>Shown is the table before it: %1, %2.</source>
        <extracomment>The round and the phase.</extracomment>
        <translation>Zu sehen ist der Tisch davor: %1, %2.</translation>
    </message>
    <message>
        <source>Esc takes the last press back.</source>
        <translation>Esc nimmt das zuletzt Gewählte zurück.</translation>
    </message>
    <message>
        <source>Esc goes back to what the change leads to.</source>
        <translation>Esc geht zurück zu dem, was daraus folgt.</translation>
    </message>
    <message>
        <source>Esc leaves everything as it was.</source>
        <translation>Esc lässt alles, wie es war.</translation>
    </message>
    <message>
        <source>Esc goes back to the table after entry %1.</source>
        <translation>Esc geht zurück zum Tisch nach Eintrag %1.</translation>
    </message>
    <message>
        <source>Goes back to what the change leads to</source>
        <translation>Geht zurück zu dem, was daraus folgt</translation>
    </message>
    <message>
        <source>First choose how it was otherwise: then Ctrl+D scores both ways.</source>
        <translation>Zuerst wählen, wie es sonst war: Dann wertet Strg+D beides.</translation>
    </message>
    <message>
        <source>Change language to %1</source>
        <extracomment>A button that changes the language of the program to that one.</extracomment>
        <translation>Sprache zu %1 wechseln</translation>
    </message>
    <message>
        <source>Nothing is kept yet.</source>
        <translation>Noch ist nichts übernommen.</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::HelpDialog</name>
    <message>
        <source>Keys and help</source>
        <translation>Tasten und Hilfe</translation>
    </message>
    <message>
        <source>Enter</source>
        <extracomment>The key.</extracomment>
        <translation>Enter</translation>
    </message>
    <message>
        <source>enters what is proposed</source>
        <translation>trägt den Vorschlag ein</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>takes back the last choice; from the past, returns to now</source>
        <translation>nimmt die letzte Wahl zurück; führt aus der Vergangenheit zum aktuellen Stand</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Strg+Enter</translation>
    </message>
    <message>
        <source>enters it although a rule forbids it</source>
        <translation>trägt ein, auch wenn eine Regel es verbietet</translation>
    </message>
    <message>
        <source>undo and redo, as far as you like</source>
        <translation>machen rückgängig und wiederholen, beliebig weit</translation>
    </message>
    <message>
        <source>Ctrl+L</source>
        <translation>Strg+L</translation>
    </message>
    <message>
        <source>F10</source>
        <translation>F10</translation>
    </message>
    <message>
        <source>opens the menu</source>
        <translation>öffnet das Menü</translation>
    </message>
    <message>
        <source>The table is right</source>
        <translation>Der Tisch hat recht</translation>
    </message>
    <message>
        <source>Nilometer says which rule forbids an entry. If it happened all the same, enter it anyway; the log marks it.</source>
        <translation>Nilometer sagt, welche Regel einen Eintrag verbietet. Ist es am Tisch doch so geschehen, hilft „Trotzdem eintragen“; der Verlauf vermerkt es.</translation>
    </message>
    <message>
        <source>The past</source>
        <translation>Die Vergangenheit</translation>
    </message>
    <message>
        <source>Hidden is hidden</source>
        <translation>Verdeckt bleibt verdeckt</translation>
    </message>
    <message>
        <source>Your game is safe</source>
        <translation>Nichts geht verloren</translation>
    </message>
    <message>
        <source>Every entry is on the disk at once. Nilometer offers the last game when it starts.</source>
        <translation>Jeder Eintrag ist sofort gespeichert. Beim Start bietet Nilometer das letzte Spiel wieder an.</translation>
    </message>
    <message>
        <source>Ctrl+P</source>
        <translation>Strg+P</translation>
    </message>
    <message>
        <source>more or fewer prompts for the player on turn</source>
        <translation>mehr oder weniger Hinweise für den Spieler am Zug</translation>
    </message>
    <message>
        <source>F3</source>
        <translation>F3</translation>
    </message>
    <message>
        <source>opens the rules of the game</source>
        <translation>öffnet die Spielregeln</translation>
    </message>
    <message>
        <source>Shift+F1</source>
        <translation>Umschalt+F1</translation>
    </message>
    <message>
        <source>asks “Why?”; so does the right mouse button on nearly everything</source>
        <translation>fragt „Warum?“; das geht auch mit der rechten Maustaste, fast überall</translation>
    </message>
    <message>
        <source>=, #, /</source>
        <extracomment>Three keys.</extracomment>
        <translation>=, #, /</translation>
    </message>
    <message>
        <source>answer a question for a printed number: matches, another one, not now</source>
        <translation>antworten auf die Frage nach einer gedruckten Zahl: stimmt, andere Zahl, nicht jetzt</translation>
    </message>
    <message>
        <source>changes the language</source>
        <translation>wechselt die Sprache</translation>
    </message>
    <message>
        <source>F2, Shift+F2, Del</source>
        <translation>F2, Umschalt+F2, Entf</translation>
    </message>
    <message>
        <source>changes the selected entry, inserts one before it, removes it</source>
        <translation>den gewählten Eintrag ändern, davor einen einfügen, ihn entfernen</translation>
    </message>
    <message>
        <source>Ctrl+E</source>
        <translation>Strg+E</translation>
    </message>
    <message>
        <source>explains the selected entry</source>
        <translation>erklärt den gewählten Eintrag</translation>
    </message>
    <message>
        <source>Ctrl+H</source>
        <translation>Strg+H</translation>
    </message>
    <message>
        <source>shows what was done, with a way back to every step</source>
        <translation>zeigt alle Schritte, mit einem Weg zurück zu jedem</translation>
    </message>
    <message>
        <source>Select a line of the log to see the table as it was. Its buttons change or remove that entry or insert one before it. What that leads to is shown before anything is kept.</source>
        <translation>Eine Zeile im Verlauf zeigt den Tisch, wie er damals war. Ihre Knöpfe ändern oder entfernen den Eintrag oder fügen davor einen ein. Was daraus folgt, ist zu sehen, bevor etwas übernommen wird.</translation>
    </message>
    <message>
        <source>Ctrl+D</source>
        <translation>Strg+D</translation>
    </message>
    <message>
        <source>shows the table as it was, entry by entry</source>
        <translation>zeigt den Tisch, wie er war, Eintrag für Eintrag</translation>
    </message>
    <message>
        <source>the same from phase to phase</source>
        <translation>dasselbe von Phase zu Phase</translation>
    </message>
    <message>
        <source>Alt+Page Up, Alt+Page Down</source>
        <translation>Alt+Bild auf, Alt+Bild ab</translation>
    </message>
    <message>
        <source>the same from round to round</source>
        <translation>dasselbe von Runde zu Runde</translation>
    </message>
    <message>
        <source>Alt+Home, Alt+End</source>
        <translation>Alt+Pos1, Alt+Ende</translation>
    </message>
    <message>
        <source>shows the table after the first entry, and now</source>
        <translation>zeigt den Tisch nach dem ersten Eintrag und wie er jetzt ist</translation>
    </message>
    <message>
        <source>Ctrl+F</source>
        <translation>Strg+F</translation>
    </message>
    <message>
        <source>finds an entry by its number, a player or a card: Enter stays there, Esc goes back</source>
        <translation>findet einen Eintrag nach Nummer, Name oder Karte: Enter bleibt dort, Esc kehrt zurück</translation>
    </message>
    <message>
        <source>F12</source>
        <translation>F12</translation>
    </message>
    <message>
        <source>opens and closes the table view, a second window for the whole table</source>
        <translation>öffnet und schließt die Tischanzeige, ein zweites Fenster für den ganzen Tisch</translation>
    </message>
    <message>
        <source>F11</source>
        <translation>F11</translation>
    </message>
    <message>
        <source>makes the table view, or without one this window, as large as the screen, and back</source>
        <translation>macht die Tischanzeige oder, wenn keine offen ist, dieses Fenster so groß wie den Bildschirm und wieder klein</translation>
    </message>
    <message>
        <source>Find a key or a word</source>
        <translation>Taste oder Wort suchen</translation>
    </message>
    <message>
        <source>Handbook (F1)</source>
        <translation>Handbuch (F1)</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drucken…</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>opens the handbook</source>
        <translation>öffnet das Handbuch</translation>
    </message>
    <message>
        <source>opens this list of keys</source>
        <translation>öffnet diese Liste der Tasten</translation>
    </message>
    <message>
        <source>Nothing has that word.</source>
        <translation>Dieses Wort kommt nirgends vor.</translation>
    </message>
    <message>
        <source>F6, Shift+F6</source>
        <translation>F6, Umschalt+F6</translation>
    </message>
    <message>
        <source>Ctrl+Z, Ctrl+Y, Ctrl+Shift+Z</source>
        <translation>Strg+Z, Strg+Y, Strg+Umschalt+Z</translation>
    </message>
    <message>
        <source>Ctrl+Shift+P</source>
        <translation>Strg+Umschalt+P</translation>
    </message>
    <message>
        <source>prints the score sheet</source>
        <translation>druckt das Wertungsblatt</translation>
    </message>
    <message>
        <source>Ctrl+N, Ctrl+O</source>
        <translation>Strg+N, Strg+O</translation>
    </message>
    <message>
        <source>begin a new game, open another one</source>
        <translation>ein neues Spiel beginnen, ein anderes öffnen</translation>
    </message>
    <message>
        <source>Ctrl+Shift+S</source>
        <translation>Strg+Umschalt+S</translation>
    </message>
    <message>
        <source>saves a copy of the game</source>
        <translation>speichert das Spiel als Kopie</translation>
    </message>
    <message>
        <source>Ctrl++, Ctrl+-, Ctrl+0</source>
        <translation>Strg++, Strg+-, Strg+0</translation>
    </message>
    <message>
        <source>larger letters, smaller ones, the usual ones</source>
        <translation>größere Schrift, kleinere, die übliche</translation>
    </message>
    <message>
        <source>Ctrl+W, Ctrl+Q</source>
        <translation>Strg+W, Strg+Q</translation>
    </message>
    <message>
        <source>close what is in front; end the program</source>
        <translation>schließt, was vorn ist; beendet das Programm</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Am Tisch</translation>
    </message>
    <message>
        <source>Tab, Shift+Tab</source>
        <translation>Tab, Umschalt+Tab</translation>
    </message>
    <message>
        <source>go from panel to panel, each as it was left</source>
        <translation>gehen von Bereich zu Bereich, dorthin, wo man zuletzt war</translation>
    </message>
    <message>
        <source>arrow keys, Space</source>
        <translation>Pfeiltasten, Leertaste</translation>
    </message>
    <message>
        <source>go about in a panel and press what the ring is on</source>
        <translation>gehen darin umher und drücken, worauf der Rahmen liegt</translation>
    </message>
    <message>
        <source>marks the selected entry as disputed, or settles it</source>
        <translation>vermerkt den gewählten Eintrag als strittig oder klärt ihn</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Überall</translation>
    </message>
    <message>
        <source>Shift+Tab, ↑</source>
        <translation>Umschalt+Tab, ↑</translation>
    </message>
    <message>
        <source>counts the points; there Enter goes a step on, + shows all</source>
        <translation>zählt die Punkte; dort geht Enter einen Schritt weiter, + zeigt alles</translation>
    </message>
    <message>
        <source>leaves the page; while points are counted, a step back</source>
        <translation>verlässt die Seite; während gewertet wird, ein Schritt zurück</translation>
    </message>
    <message>
        <source>finds a game; ↓ goes into the list</source>
        <translation>sucht ein Spiel; ↓ geht in die Liste</translation>
    </message>
    <message>
        <source>opens the selected game</source>
        <translation>öffnet das gewählte Spiel</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Entf</translation>
    </message>
    <message>
        <source>deletes it; that can be undone</source>
        <translation>löscht es; das lässt sich zurücknehmen</translation>
    </message>
    <message>
        <source>leaves the page</source>
        <translation>verlässt die Seite</translation>
    </message>
    <message>
        <source>goes on</source>
        <translation>geht weiter</translation>
    </message>
    <message>
        <source>digit</source>
        <translation>Ziffer</translation>
    </message>
    <message>
        <source>gives the answer that shows it</source>
        <translation>gibt die Antwort, an der sie steht</translation>
    </message>
    <message>
        <source>everything matches: on to the next page</source>
        <translation>alles stimmt: weiter zur nächsten Seite</translation>
    </message>
    <message>
        <source>Page Down</source>
        <translation>Bild ab</translation>
    </message>
    <message>
        <source>scrolls, then on without an answer</source>
        <translation>blättert, dann weiter ohne Antwort</translation>
    </message>
    <message>
        <source>Page Up</source>
        <translation>Bild auf</translation>
    </message>
    <message>
        <source>scrolls, then to the page before</source>
        <translation>blättert, dann zur Seite davor</translation>
    </message>
    <message>
        <source>to the page before</source>
        <translation>zur Seite davor</translation>
    </message>
    <message>
        <source>done: on to the next step</source>
        <translation>erledigt: weiter zum nächsten Schritt</translation>
    </message>
    <message>
        <source>go from step to step</source>
        <translation>gehen von Schritt zu Schritt</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>ticks a step off</source>
        <translation>hakt einen Schritt ab</translation>
    </message>
    <message>
        <source>on from who has won to the sheet</source>
        <translation>von der Siegerseite weiter zum Wertungsblatt</translation>
    </message>
    <message>
        <source>Page Up, Page Down</source>
        <translation>Bild auf, Bild ab</translation>
    </message>
    <message>
        <source>scroll</source>
        <translation>blättern</translation>
    </message>
    <message>
        <source>go from number to number and ask where it comes from</source>
        <translation>gehen von Zahl zu Zahl und fragen, woher sie kommt</translation>
    </message>
    <message>
        <source>back to who has won, then out of the page</source>
        <translation>zurück zur Siegerseite, dann hinaus</translation>
    </message>
    <message>
        <source>Rules of the game</source>
        <translation>Spielregeln</translation>
    </message>
    <message>
        <source>finds a word; ↑ and ↓ go about in what was found, Enter opens it</source>
        <translation>sucht ein Wort; ↑ und ↓ gehen durch die Treffer, Enter öffnet einen</translation>
    </message>
    <message>
        <source>to the rule read before, and back</source>
        <translation>zur zuvor gelesenen Regel und zurück</translation>
    </message>
    <message>
        <source>Alt+Home</source>
        <translation>Alt+Pos1</translation>
    </message>
    <message>
        <source>to the contents</source>
        <translation>zum Inhalt</translation>
    </message>
    <message>
        <source>empties the search, then closes the rules</source>
        <translation>leert die Suche, dann schließt sie die Regeln</translation>
    </message>
    <message>
        <source>Table view</source>
        <translation>Tischanzeige</translation>
    </message>
    <message>
        <source>as large as the screen, and back</source>
        <translation>so groß wie der Bildschirm und zurück</translation>
    </message>
    <message>
        <source>back to a window, then closes it</source>
        <translation>zurück zum Fenster, dann schließt es</translation>
    </message>
    <message>
        <source>closes it</source>
        <translation>schließt sie</translation>
    </message>
    <message>
        <source>go on to the next number</source>
        <translation>gehen weiter zur nächsten Zahl</translation>
    </message>
    <message>
        <source>go back to the one before</source>
        <translation>gehen zurück zur vorigen</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Rücktaste</translation>
    </message>
    <message>
        <source>go from part to part of the table: board, strip, players, guide, log, header</source>
        <translation>von Teil zu Teil: Spielplan, Leiste, Spieler, Hinweise, Verlauf, Kopfzeile</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::HistoryDialog</name>
    <message>
        <source>What was done</source>
        <translation>Alle Schritte</translation>
    </message>
    <message>
        <source>Choose a step to have everything as it was right after it. Until you close it, nothing is lost: what is undone stays in the list.</source>
        <translation>Einen Schritt wählen: Alles steht dann da wie gleich danach. Bis zum Schließen geht nichts verloren, auch Rückgängiges bleibt in der Liste.</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>Dorthin</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Now</source>
        <extracomment>A step of the history: the one the game stands at.</extracomment>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>Undone</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Overwritten</source>
        <extracomment>A step of the history that was taken back, and something else was done instead.</extracomment>
        <translation>Ersetzt</translation>
    </message>
    <message>
        <source>Round %1, entry %2</source>
        <translation>Runde %1, Eintrag %2</translation>
    </message>
    <message>
        <source>Round</source>
        <extracomment>Headings of the history; the second one is the number of an entry.</extracomment>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Eintrag</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stand</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::JudgedDialog</name>
    <message>
        <source>&amp;Reason</source>
        <translation>&amp;Grund</translation>
    </message>
    <message>
        <source>For the log</source>
        <translation>Für den Verlauf</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>That is what is there now.</source>
        <translation>So ist es schon.</translation>
    </message>
    <message>
        <source>Say why; the log keeps the reason.</source>
        <translation>Bitte den Grund angeben; der Verlauf bewahrt ihn.</translation>
    </message>
    <message>
        <source>Enter</source>
        <extracomment>To enter what was put together in the dialog.</extracomment>
        <translation>Eintragen</translation>
    </message>
    <message>
        <source>Enter anyway</source>
        <translation>Trotzdem eintragen</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::KeptSign</name>
    <message>
        <source>On its way to the disk</source>
        <translation>Unterwegs auf die Festplatte</translation>
    </message>
    <message>
        <source>Everything is on the disk</source>
        <translation>Alles ist auf der Festplatte</translation>
    </message>
    <message>
        <source>The file cannot be written</source>
        <translation>Die Datei lässt sich nicht schreiben</translation>
    </message>
    <message>
        <source>saving</source>
        <extracomment>of what is open, alone or after its name; as short as can be</extracomment>
        <translation>speichert</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>gespeichert</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>nicht gespeichert</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::LaterRow</name>
    <message>
        <source>Keep as it is</source>
        <translation>So lassen</translation>
    </message>
    <message>
        <source>Holds again</source>
        <translation>Gilt wieder</translation>
    </message>
    <message>
        <source>Add what is missing</source>
        <translation>Fehlendes ergänzen</translation>
    </message>
    <message>
        <source>Keep anyway</source>
        <translation>Trotzdem behalten</translation>
    </message>
    <message>
        <source>Adapt</source>
        <translation>Anpassen</translation>
    </message>
    <message>
        <source>Enter again</source>
        <translation>Neu eintragen</translation>
    </message>
    <message>
        <source>Leave out</source>
        <translation>Weglassen</translation>
    </message>
    <message>
        <source>It stays in the log and is not carried out</source>
        <translation>Bleibt im Verlauf, wird aber nicht ausgeführt</translation>
    </message>
    <message>
        <source>No rule forbids it any more: it is no longer marked as entered anyway</source>
        <translation>Keine Regel verbietet ihn mehr: Er gilt nicht länger als trotzdem eingetragen</translation>
    </message>
    <message>
        <source>Entries before it make it fit</source>
        <translation>Einträge davor machen ihn passend</translation>
    </message>
    <message>
        <source>So it happened at the table, although a rule forbids it</source>
        <translation>So war es am Tisch, obwohl eine Regel es verbietet</translation>
    </message>
    <message>
        <source>The entry of its kind that is closest to it and fits</source>
        <translation>Der ähnlichste Eintrag, der passt</translation>
    </message>
    <message>
        <source>It did not happen</source>
        <translation>Es ist nicht geschehen</translation>
    </message>
    <message>
        <source>Before it: %1</source>
        <translation>Davor: %1</translation>
    </message>
    <message>
        <source>Instead: %1</source>
        <translation>Stattdessen: %1</translation>
    </message>
    <message>
        <source>Says on the table what happened in its place</source>
        <translation>Auf dem Tisch eintragen, was an seiner Stelle geschah</translation>
    </message>
    <message>
        <source>As it was played</source>
        <extracomment>a button: the order of play, as it really was, although it should have been another one</extracomment>
        <translation>Wie gespielt</translation>
    </message>
    <message>
        <source>Later entries of the round hold thanks to it</source>
        <translation>Damit passen die späteren Einträge der Runde</translation>
    </message>
    <message>
        <source>Judge anew</source>
        <translation>Neu beurteilen</translation>
    </message>
    <message>
        <source>Each later entry of the round is then decided by itself</source>
        <translation>Jeder spätere Eintrag der Runde wird dann für sich entschieden</translation>
    </message>
    <message>
        <source>%1, chosen: %2</source>
        <extracomment>A button that is pressed: what becomes of an entry; %2: the entry.</extracomment>
        <translation>%1, gewählt: %2</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::LessonCard</name>
    <message>
        <source>Once more</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>To begin the lesson.</extracomment>
        <translation>Beginnen</translation>
    </message>
    <message>
        <source>Go on</source>
        <extracomment>With a lesson.</extracomment>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>From the start</source>
        <translation>Von vorn</translation>
    </message>
    <message>
        <source>at step %1 of %2</source>
        <translation>bei Schritt %1 von %2</translation>
    </message>
    <message>
        <source>done</source>
        <extracomment>The lesson was taken to its end.</extracomment>
        <translation>geschafft</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n Minute</numerusform>
            <numerusform>%n Minuten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nilometer::ui::LessonFeedbackBox</name>
    <message>
        <source>Right.</source>
        <translation>Richtig.</translation>
    </message>
    <message>
        <source>Not quite.</source>
        <translation>Nicht ganz.</translation>
    </message>
    <message>
        <source>Hint:</source>
        <translation>Tipp:</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::LessonList</name>
    <message>
        <source>Learn the game</source>
        <translation>Das Spiel lernen</translation>
    </message>
    <message>
        <source>Short lessons on a real table. Nothing here touches a game of yours. Leave whenever you like; a lesson goes on where you left it.</source>
        <translation>Kurze Lektionen an einem echten Tisch. Eigene Spiele bleiben, wie sie sind. Jede Lektion lässt sich jederzeit verlassen und geht später dort weiter.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::LessonPanel</name>
    <message>
        <source>%1  Step %2 of %3</source>
        <translation>%1  Schritt %2 von %3</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Schritt %1 von %2</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Verlassen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::LessonRun</name>
    <message>
        <source>That comes later and is taken back. First go on with the lesson.</source>
        <translation>Das kommt später und ist zurückgenommen. Erst geht die Lektion weiter.</translation>
    </message>
    <message>
        <source>The rules forbid that. The strip below the board names the rule.</source>
        <translation>Das verbieten die Regeln. Welche, steht im Streifen unter dem Spielplan.</translation>
    </message>
    <message>
        <source>The rules allow that, but it is not the task. It is taken back.</source>
        <translation>Das ist erlaubt, aber nicht die Aufgabe. Es ist zurückgenommen.</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::LogFinder</name>
    <message>
        <source>Number, player, card …</source>
        <translation>Nummer, Name, Karte …</translation>
    </message>
    <message>
        <source>Find an entry</source>
        <translation>Eintrag suchen</translation>
    </message>
    <message>
        <source>Shows all entries again</source>
        <translation>Zeigt wieder alle Einträge</translation>
    </message>
    <message>
        <source>Close the search</source>
        <translation>Suche schließen</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::LogHeading</name>
    <message>
        <source>Find…</source>
        <translation>Suchen…</translation>
    </message>
    <message>
        <source>Finds an entry by number, player or card</source>
        <translation>Findet einen Eintrag nach Nummer, Name oder Karte</translation>
    </message>
    <message>
        <source>All entries</source>
        <translation>Alle Einträge</translation>
    </message>
    <message>
        <source>Shows all entries again</source>
        <translation>Zeigt wieder alle Einträge</translation>
    </message>
    <message>
        <source>Another number of the same place</source>
        <translation>Eine andere Zahl derselben Stelle</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::LogModel</name>
    <message>
        <source>Entry %1</source>
        <extracomment>The number of an entry in the log.</extracomment>
        <translation>Eintrag %1</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::LogTools</name>
    <message>
        <source>Insert before…</source>
        <extracomment>A button: an entry before the selected one.</extracomment>
        <translation>Davor einfügen…</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Ändern…</translation>
    </message>
    <message>
        <source>Another entry takes its place</source>
        <translation>Ein anderer Eintrag tritt an seine Stelle</translation>
    </message>
    <message>
        <source>Enters before it what was forgotten</source>
        <translation>Trägt davor nach, was vergessen wurde</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Entfernen…</translation>
    </message>
    <message>
        <source>As if it had never been entered</source>
        <translation>Als wäre er nie eingetragen worden</translation>
    </message>
    <message>
        <source>Shift+F2</source>
        <translation>Umschalt+F2</translation>
    </message>
    <message>
        <source>Del</source>
        <extracomment>The key.</extracomment>
        <translation>Entf</translation>
    </message>
    <message>
        <source>Disputed…</source>
        <extracomment>A button: the table does not agree about the selected entry.</extracomment>
        <translation>Strittig…</translation>
    </message>
    <message>
        <source>Marks what the table does not agree about</source>
        <translation>Merkt, worüber der Tisch sich nicht einig ist</translation>
    </message>
    <message>
        <source>Ctrl+D</source>
        <translation>Strg+D</translation>
    </message>
    <message>
        <source>Find…</source>
        <translation>Suchen…</translation>
    </message>
    <message>
        <source>Finds an entry by number, player or card</source>
        <translation>Findet einen Eintrag nach Nummer, Name oder Karte</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::LogView</name>
    <message>
        <source>Log</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Change this entry…</source>
        <translation>Diesen Eintrag ändern…</translation>
    </message>
    <message>
        <source>Every entry will stand here, with its points and what to move on the board. Select one to see the table as it was then.</source>
        <translation>Hier steht bald jeder Eintrag, mit Punkten und allem, was auf dem Spielplan zu bewegen ist. Wer einen wählt, sieht den Tisch, wie er damals war.</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Warum?</translation>
    </message>
    <message>
        <source>Insert before it…</source>
        <translation>Davor einfügen…</translation>
    </message>
    <message>
        <source>Remove it…</source>
        <translation>Entfernen…</translation>
    </message>
    <message>
        <source>Disputed…</source>
        <extracomment>An entry: the table does not agree about it.</extracomment>
        <translation>Strittig…</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A number of the table, and how much it is: &quot;Anna · Stones: 7&quot;.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>At the beginning: %1</source>
        <extracomment>What a number of the table was before the first entry.</extracomment>
        <translation>Am Anfang: %1</translation>
    </message>
    <message>
        <source>No entry has changed it so far.</source>
        <translation>Bisher hat kein Eintrag daran etwas geändert.</translation>
    </message>
    <message>
        <source>No such entry</source>
        <translation>Kein solcher Eintrag</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Nichts gefunden</translation>
    </message>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>%n gefunden</numerusform>
            <numerusform>%n gefunden</numerusform>
        </translation>
    </message>
    <message>
        <source>Find…</source>
        <translation>Suchen…</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::MainWindow</name>
    <message>
        <source>%1 Here it can only be looked at.</source>
        <extracomment>%1: a sentence: who has the file open</extracomment>
        <translation>%1 Hier lässt es sich nur ansehen.</translation>
    </message>
    <message>
        <source>Open a copy</source>
        <translation>Kopie öffnen</translation>
    </message>
    <message>
        <source>Save a copy elsewhere…</source>
        <translation>Kopie woanders speichern…</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::MarketsPanel</name>
    <message numerus="yes">
        <source>+%n stone(s)</source>
        <extracomment>What the last step of the stone market gives; very short.</extracomment>
        <translation>
            <numerusform>+%n Stein</numerusform>
            <numerusform>+%n Steine</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n point(s)</source>
        <extracomment>What the last step of the grain market gives; very short.</extracomment>
        <translation>
            <numerusform>+%n Punkt</numerusform>
            <numerusform>+%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Markets</source>
        <translation>Märkte</translation>
    </message>
    <message>
        <source>%1, last step: %2. %3, last step: %4.</source>
        <translation>%1, letzte Stufe: %2. %3, letzte Stufe: %4.</translation>
    </message>
    <message>
        <source>%1, step %2</source>
        <extracomment>%1: stone market or grain market, %3: who stands there</extracomment>
        <translation>%1, Stufe %2</translation>
    </message>
    <message>
        <source>%1, step %2: %3</source>
        <translation>%1, Stufe %2: %3</translation>
    </message>
    <message numerus="yes">
        <source>Each missing grain costs %n point(s).</source>
        <translation>
            <numerusform>Jedes fehlende Getreide kostet %n Punkt.</numerusform>
            <numerusform>Jedes fehlende Getreide kostet %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each step to here or beyond: %n point(s).</source>
        <translation>
            <numerusform>Jeder Schritt hierher oder weiter: %n Punkt.</numerusform>
            <numerusform>Jeder Schritt hierher oder weiter: %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each step to here or beyond: %n stone(s).</source>
        <translation>
            <numerusform>Jeder Schritt hierher oder weiter: %n Stein.</numerusform>
            <numerusform>Jeder Schritt hierher oder weiter: %n Steine.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sale in the final scoring: %n stone(s) for 1 point.</source>
        <translation>
            <numerusform>Verkauf in der Schlusswertung: %n Stein für 1 Punkt.</numerusform>
            <numerusform>Verkauf in der Schlusswertung: %n Steine für 1 Punkt.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nilometer::ui::NewGameDialog</name>
    <message>
        <source>As they sit, clockwise. The set-up asks for the start player.</source>
        <translation>So wie ihr sitzt, im Uhrzeigersinn. Wer beginnt, wird beim Aufbau gefragt.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>How many take part, and who they are.</extracomment>
        <translation>Spieler</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Draw the order</source>
        <translation>Reihenfolge &amp;auslosen</translation>
    </message>
    <message>
        <source>In the order of their tiles: the first one begins.</source>
        <translation>In der Reihenfolge der Nummern-Plättchen: Wer oben steht, beginnt.</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regeln</translation>
    </message>
    <message>
        <source>&amp;Options</source>
        <translation>Regel&amp;optionen</translation>
    </message>
    <message>
        <source>&amp;Undo the changes</source>
        <translation>Änderungen &amp;zurücknehmen</translation>
    </message>
    <message>
        <source>Printed &amp;values</source>
        <translation>Gedruckte &amp;Werte</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Titel</translation>
    </message>
    <message>
        <source>May stay empty</source>
        <translation>Darf leer bleiben</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Spiel beginnen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>%1, changed</source>
        <translation>%1, geändert</translation>
    </message>
    <message>
        <source>First game, guided</source>
        <translation>Erstes Spiel mit Hilfe</translation>
    </message>
    <message>
        <source>Nilometer draws who begins. You see the order while setting up.</source>
        <translation>Nilometer lost aus, wer beginnt. Die Reihenfolge steht dann beim Aufbau.</translation>
    </message>
    <message>
        <source>New, knows it or silent: how much is explained during the game.</source>
        <translation>Neu, kennt es oder still: So viel wird im Spiel erklärt.</translation>
    </message>
    <message>
        <source>Set up the table</source>
        <translation>Tisch aufbauen</translation>
    </message>
    <message>
        <source>All of them are stated or compared.</source>
        <translation>Alle sind belegt oder verglichen.</translation>
    </message>
    <message numerus="yes">
        <source>Only assumed so far: %n value(s).</source>
        <translation>
            <numerusform>Bisher nur angenommen: %n Wert.</numerusform>
            <numerusform>Bisher nur angenommen: %n Werte.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Check your copy…</source>
        <translation>Eigenes Exemplar &amp;prüfen…</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::NumberCell</name>
    <message>
        <source>Disputed…</source>
        <translation>Strittig…</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::OrderFields</name>
    <message>
        <source>Order tile %1</source>
        <translation>Nummern-Plättchen %1</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::PageList</name>
    <message>
        <source>not confirmed yet</source>
        <translation>noch nicht bestätigt</translation>
    </message>
    <message>
        <source>confirmed</source>
        <translation>bestätigt</translation>
    </message>
    <message>
        <source>makes no sense</source>
        <translation>ergibt keinen Sinn</translation>
    </message>
    <message>
        <source>%1 of %2 pages</source>
        <translation>%1 von %2 Seiten</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::Pages</name>
    <message>
        <source>The copy could not be saved. Close it all the same?</source>
        <translation>Das Exemplar ließ sich nicht speichern. Trotzdem schließen?</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::Place</name>
    <message>
        <source>You can choose it now.</source>
        <translation>Jetzt wählbar.</translation>
    </message>
    <message>
        <source>Chosen.</source>
        <translation>Gewählt.</translation>
    </message>
    <message>
        <source>Key: %1</source>
        <extracomment>The key that presses a place of the board.</extracomment>
        <translation>Taste: %1</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::PlayerCard</name>
    <message>
        <source>%1: strength %2, used this round</source>
        <translation>%1: Stärke %2, in dieser Runde genutzt</translation>
    </message>
    <message>
        <source>%1: strength %2</source>
        <extracomment>A crew, by its colour, and its strength.</extracomment>
        <translation>%1: Stärke %2</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::PlayersView</name>
    <message>
        <source>Players</source>
        <extracomment>Those who play, with all they have.</extracomment>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Prompts for %1</source>
        <translation>Hinweise für %1</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::PositionCeremony</name>
    <message>
        <source>Score sheet</source>
        <translation>Wertungsblatt</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::PositionPage</name>
    <message>
        <source>End positions (%1)</source>
        <translation>Endstellungen (%1)</translation>
    </message>
    <message>
        <source>Open an end position</source>
        <translation>Endstellung öffnen</translation>
    </message>
    <message>
        <source>The end position could not be saved. Open the other one?</source>
        <translation>Die Endstellung ließ sich nicht speichern. Die andere öffnen?</translation>
    </message>
    <message>
        <source>Save a copy of the end position</source>
        <translation>Kopie der Endstellung speichern</translation>
    </message>
    <message>
        <source>Another program had changed “%1”. What it wrote is kept as “%2”; the file holds what is entered here.</source>
        <translation>Ein anderes Programm hatte „%1“ geändert. Dessen Fassung liegt jetzt in „%2“; in der Datei steht, was hier eingegeben ist.</translation>
    </message>
    <message>
        <source>%1 What could be read is shown; compare it with the table.</source>
        <extracomment>%1: a sentence: what is wrong with the file</extracomment>
        <translation>%1 Zu sehen ist, was sich lesen ließ; das gehört mit dem Tisch verglichen.</translation>
    </message>
    <message>
        <source>The damaged file stays as it is.</source>
        <translation>Die beschädigte Datei bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>What was in the file is kept as “%1”.</source>
        <translation>Was in der Datei stand, liegt jetzt in „%1“.</translation>
    </message>
    <message>
        <source>%1 An earlier version of it is there.</source>
        <extracomment>%1: a sentence: why the file cannot be read</extracomment>
        <translation>%1 Es gibt noch einen früheren Stand davon.</translation>
    </message>
    <message>
        <source>Go on with that one</source>
        <translation>Mit diesem weitermachen</translation>
    </message>
    <message>
        <source>Save elsewhere</source>
        <translation>Woanders speichern</translation>
    </message>
    <message>
        <source>This end position was damaged once, and nobody has compared it with the table since.</source>
        <translation>Die Datei dieser Endstellung war einmal beschädigt, und seither hat niemand die Werte mit dem Tisch verglichen.</translation>
    </message>
    <message>
        <source>Compared with the table</source>
        <translation>Mit dem Tisch verglichen</translation>
    </message>
    <message>
        <source>Go on here</source>
        <translation>Hier weitermachen</translation>
    </message>
    <message>
        <source>Another program had emptied “%1” or taken it away. Now the file holds again what is entered here.</source>
        <translation>Ein anderes Programm hatte „%1“ geleert oder weggenommen. In der Datei steht jetzt wieder, was hier eingegeben ist.</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::PositionRules</name>
    <message>
        <source>A day such as 2026-11-21.</source>
        <translation>Ein Tag wie 2026-11-21.</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regeln</translation>
    </message>
    <message>
        <source>Printed &amp;values</source>
        <translation>Gedruckte &amp;Werte</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Titel</translation>
    </message>
    <message>
        <source>May stay empty</source>
        <translation>Darf leer bleiben</translation>
    </message>
    <message>
        <source>Da&amp;y</source>
        <translation>Ta&amp;g</translation>
    </message>
    <message>
        <source>As in 2026-11-21, may stay empty</source>
        <translation>Wie 2026-11-21, darf leer bleiben</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>The set of rules that was played by.</extracomment>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Printed values</source>
        <translation>Gedruckte Werte</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Tag</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::PositionTable</name>
    <message>
        <source>Together</source>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::PositionView</name>
    <message>
        <source>Final scoring only</source>
        <translation>Nur Schlusswertung</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>How many take part.</extracomment>
        <translation>Spieler</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>Ask for everything</source>
        <translation>Nach allem fragen</translation>
    </message>
    <message>
        <source>Also what cannot matter for the Sphinx cards in play: every card, every space.</source>
        <translation>Auch was für die Sphinx-Karten im Spiel keine Rolle spielt: jede Karte, jedes Feld.</translation>
    </message>
    <message>
        <source>Rules and copy</source>
        <translation>Regeln und Exemplar</translation>
    </message>
    <message>
        <source>Options, printed values, title and day of the game.</source>
        <translation>Regeloptionen, gedruckte Werte, Titel und Tag des Spiels.</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Öffnen…</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>As soon as nothing is missing.</source>
        <translation>Sobald nichts mehr fehlt.</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Werten</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Strg+Enter</translation>
    </message>
    <message>
        <source>Bring it back</source>
        <translation>Zurückholen</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) to put right.</source>
        <translation>
            <numerusform>%n Stelle ist zu berichtigen.</numerusform>
            <numerusform>%n Stellen sind zu berichtigen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n number(s) still to enter.</source>
        <translation>
            <numerusform>Noch %n Zahl fehlt.</numerusform>
            <numerusform>Noch %n Zahlen fehlen.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 Next: %2</source>
        <translation>%1 Als Nächstes: %2</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Kopie speichern…</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>Begins another end position. This one is kept.</source>
        <translation>Beginnt eine andere Endstellung. Diese bleibt erhalten.</translation>
    </message>
    <message>
        <source>What was done…</source>
        <translation>Alle Schritte…</translation>
    </message>
    <message>
        <source>Ctrl+H</source>
        <translation>Strg+H</translation>
    </message>
    <message>
        <source>Disputed value</source>
        <translation>Strittiger Wert</translation>
    </message>
    <message>
        <source>Note for the score sheet</source>
        <translation>Notiz für das Wertungsblatt</translation>
    </message>
    <message>
        <source>Score it the other way, too: %1</source>
        <translation>Auch andersherum werten: %1</translation>
    </message>
    <message>
        <source>Other value, to have the score both ways</source>
        <translation>Anderer Wert, um beides zu werten</translation>
    </message>
    <message>
        <source>Settled: the other value</source>
        <translation>Geklärt: der andere Wert</translation>
    </message>
    <message>
        <source>Keep the mark</source>
        <translation>So merken</translation>
    </message>
    <message>
        <source>Mark as disputed</source>
        <translation>Als strittig merken</translation>
    </message>
    <message>
        <source>With the other value there is no score: %1</source>
        <extracomment>%1: a sentence: what is wrong with a value</extracomment>
        <translation>Mit dem anderen Wert gibt es keine Wertung: %1</translation>
    </message>
    <message numerus="yes">
        <source>or %n point(s) if not: %1</source>
        <extracomment>%1: a value of an end position that is disputed: &quot;Anna, points: 63&quot;</extracomment>
        <translation>
            <numerusform>oder %n Punkt, wenn nicht: %1</numerusform>
            <numerusform>oder %n Punkte, wenn nicht: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Printed values</source>
        <translation>Gedruckte Werte</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Day, as 2026-11-26</source>
        <translation>Tag, wie 2026-11-26</translation>
    </message>
    <message>
        <source>Day of the game</source>
        <translation>Tag des Spiels</translation>
    </message>
    <message>
        <source>The last change</source>
        <translation>Die letzte Änderung</translation>
    </message>
    <message>
        <source>Nothing is entered yet. Type the numbers of every player, beginning with: %1.</source>
        <extracomment>%1: what is typed first, as &quot;Boat on the Nile&quot;.</extracomment>
        <translation>Noch ist nichts eingetragen. Zu tippen sind die Zahlen aller Spieler, angefangen mit: %1.</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::QrView</name>
    <message>
        <source>The link is too long for a QR code. Copy it instead.</source>
        <translation>Der Link ist zu lang für einen QR-Code. Er lässt sich stattdessen kopieren.</translation>
    </message>
    <message>
        <source>QR code of the link for BG Stats</source>
        <translation>QR-Code mit dem Link für BG Stats</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::RankingView</name>
    <message numerus="yes">
        <source>%n point(s) less a bid of %1 for the seat</source>
        <translation>
            <numerusform>%n Punkt abzüglich Gebot von %1 für den Startplatz</numerusform>
            <numerusform>%n Punkte abzüglich Gebot von %1 für den Startplatz</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Some points rest on %n printed value(s) that are only assumed. The score sheet marks them with *.</source>
        <translation>
            <numerusform>Manche Punkte beruhen auf %n gedruckten Wert, der nur angenommen ist. Auf dem Wertungsblatt sind sie mit * markiert.</numerusform>
            <numerusform>Manche Punkte beruhen auf %n gedruckten Werten, die nur angenommen sind. Auf dem Wertungsblatt sind sie mit * markiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Points marked with ! were entered against the rules, or corrected.</source>
        <translation>Punkte mit ! wurden gegen die Regeln eingetragen oder korrigiert.</translation>
    </message>
    <message>
        <source>%1, or %2 without entry %3</source>
        <extracomment>The result a player may have, and the number of the entry that is disputed.</extracomment>
        <translation>%1, oder %2 ohne Eintrag %3</translation>
    </message>
    <message>
        <source>%1, or %2 if entry %3 is: %4</source>
        <extracomment>The same, and what may have been made in place of the entry.</extracomment>
        <translation>%1, oder %2, wenn Eintrag %3 lautet: %4</translation>
    </message>
    <message>
        <source>%1, or %2 if not: %3</source>
        <extracomment>The result a player may have, and what is disputed: &quot;Red, Stones left: 7&quot;</extracomment>
        <translation>%1, oder %2, falls nicht gilt: %3</translation>
    </message>
    <message>
        <source>Where the points come from</source>
        <translation>Woher die Punkte kommen</translation>
    </message>
    <message>
        <source>The course of the game</source>
        <translation>Der Verlauf des Spiels</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Points: %1</source>
        <translation>Punkte: %1</translation>
    </message>
    <message>
        <source>%1, level with %2</source>
        <translation>%1, gleichauf mit %2</translation>
    </message>
    <message>
        <source>%1, %2 ahead of %3</source>
        <translation>%1, %2 vor %3</translation>
    </message>
    <message>
        <source>%1 each</source>
        <extracomment>What each of those who win together has: &quot;10 points each&quot;.</extracomment>
        <translation>je %1</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::ReasonField</name>
    <message>
        <source>Reason…</source>
        <extracomment>Opens a field for the reason why something is entered against the rules.</extracomment>
        <translation>Grund…</translation>
    </message>
    <message>
        <source>Reason for entering it anyway</source>
        <translation>Warum trotzdem eingetragen wird</translation>
    </message>
    <message>
        <source>Reason (optional)</source>
        <translation>Grund (optional)</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::RescoredCard</name>
    <message>
        <source>The result changes</source>
        <translation>Das Ergebnis ändert sich</translation>
    </message>
    <message>
        <source>Until it is scored anew, the result from before counts.</source>
        <translation>Bis neu gewertet ist, gilt das bisherige Ergebnis.</translation>
    </message>
    <message>
        <source>Score anew</source>
        <translation>Neu werten</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
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
            <numerusform>%n Minute</numerusform>
            <numerusform>%n Minuten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) win together</source>
        <translation>
            <numerusform>%n Spieler gewinnt gemeinsam</numerusform>
            <numerusform>%n Spieler gewinnen gemeinsam</numerusform>
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
        <translation>Spielverlauf</translation>
    </message>
    <message>
        <source>Points by source</source>
        <translation>Punkte nach Herkunft</translation>
    </message>
    <message>
        <source>Same players again</source>
        <translation>Dieselben noch einmal</translation>
    </message>
    <message>
        <source>Begins another game with the same players, colours and order</source>
        <translation>Beginnt ein neues Spiel mit denselben Spielern, Farben und derselben Reihenfolge</translation>
    </message>
    <message>
        <source>Course and sources</source>
        <translation>Verlauf und Herkunft</translation>
    </message>
    <message>
        <source>Play again</source>
        <extracomment>Another game with the same players, on a short button.</extracomment>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Close the result</source>
        <translation>Ergebnis schließen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Back to the result</source>
        <translation>Zurück zum Ergebnis</translation>
    </message>
    <message>
        <source>To the result</source>
        <translation>Zum Ergebnis</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::ResultView</name>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Wertungsblatt</translation>
    </message>
    <message>
        <source>Hand over</source>
        <translation>Weitergeben</translation>
    </message>
    <message>
        <source>The link is copied.</source>
        <translation>Der Link ist kopiert.</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drucken…</translation>
    </message>
    <message>
        <source>Plain text…</source>
        <translation>Text…</translation>
    </message>
    <message>
        <source>Prints the score sheet</source>
        <translation>Druckt das Wertungsblatt</translation>
    </message>
    <message>
        <source>Save the score sheet</source>
        <translation>Wertungsblatt speichern</translation>
    </message>
    <message>
        <source>“%1” is saved.</source>
        <translation>„%1“ ist gespeichert.</translation>
    </message>
    <message>
        <source>The score sheet is on its way to the printer.</source>
        <translation>Das Wertungsblatt ist auf dem Weg zum Drucker.</translation>
    </message>
    <message>
        <source>The printer did not take the score sheet.</source>
        <translation>Der Drucker hat das Wertungsblatt nicht angenommen.</translation>
    </message>
    <message>
        <source>The score sheet is copied.</source>
        <translation>Das Wertungsblatt ist kopiert.</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Speichern als…</translation>
    </message>
    <message>
        <source>Saves or copies the score sheet</source>
        <translation>Speichert oder kopiert das Wertungsblatt</translation>
    </message>
    <message>
        <source>CSV for spreadsheets…</source>
        <translation>CSV für Tabellenprogramme…</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Als Text kopieren</translation>
    </message>
    <message>
        <source>JSON for programs…</source>
        <translation>JSON für Programme…</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::RingPanel</name>
    <message>
        <source>Water ring</source>
        <translation>Wasserring</translation>
    </message>
    <message>
        <source>Water ring, %1: it lies here</source>
        <translation>Wasserring, %1: Hier liegt er</translation>
    </message>
    <message>
        <source>Water ring, %1</source>
        <translation>Wasserring, %1</translation>
    </message>
    <message>
        <source>Waters these fields: %1.</source>
        <translation>Bewässert diese Getreidefelder: %1.</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::RiverView</name>
    <message>
        <source>Nile cards</source>
        <translation>Nil-Karten</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::RulesBrowser</name>
    <message>
        <source>Rules of the game</source>
        <translation>Spielregeln</translation>
    </message>
    <message>
        <source>Back (Alt+Left)</source>
        <translation>Zurück (Alt+Links)</translation>
    </message>
    <message>
        <source>Forward (Alt+Right)</source>
        <translation>Vor (Alt+Rechts)</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>Leads to the first page of the rules.</extracomment>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>To the first page (Alt+Home)</source>
        <translation>Zur ersten Seite (Alt+Pos1)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vor</translation>
    </message>
    <message>
        <source>Search: a word or a rule such as %1</source>
        <extracomment>%1 = the number of a rule.</extracomment>
        <translation>Suchen: ein Wort oder eine Regel wie %1</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Die Regeln durchsuchen</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Gefunden</translation>
    </message>
    <message>
        <source>Nothing found for “%1”. Try a shorter word.</source>
        <translation>Nichts gefunden für „%1“. Vielleicht hilft ein kürzeres Wort.</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::RunningCard</name>
    <message>
        <source>No game is running</source>
        <translation>Es läuft kein Spiel</translation>
    </message>
    <message>
        <source>A new one asks for names and colours, then it begins.</source>
        <translation>Ein neues fragt nach Namen und Farben, dann geht es los.</translation>
    </message>
    <message>
        <source>Go on</source>
        <extracomment>With the running game.</extracomment>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Go on: %1</source>
        <translation>Weiterspielen: %1</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Neues Spiel…</translation>
    </message>
    <message>
        <source>Ctrl+N</source>
        <translation>Strg+N</translation>
    </message>
    <message>
        <source>The game in progress is damaged.</source>
        <translation>Das laufende Spiel ist beschädigt.</translation>
    </message>
    <message>
        <source>The game in progress cannot be opened.</source>
        <translation>Das laufende Spiel lässt sich nicht öffnen.</translation>
    </message>
    <message>
        <source>Everything before that can be read. What is in the file is kept beside it.</source>
        <translation>Alles davor ist lesbar. Was in der Datei steht, bleibt daneben erhalten.</translation>
    </message>
    <message>
        <source>With a good file in its place the game goes on.</source>
        <translation>Mit einer guten Datei an ihrer Stelle geht das Spiel weiter.</translation>
    </message>
    <message>
        <source>Go on after entry %1</source>
        <translation>Nach Eintrag %1 weitermachen</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal versuchen</translation>
    </message>
    <message>
        <source>Take it off this page</source>
        <translation>Von dieser Seite nehmen</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <extracomment>Other games that are not over.</extracomment>
        <translation>
            <numerusform>%n weiteres</numerusform>
            <numerusform>%n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Frühere</translation>
    </message>
    <message>
        <source>Recent games</source>
        <translation>Letzte Spiele</translation>
    </message>
    <message>
        <source>An earlier version of it is there: %1. What is in the file is kept beside it.</source>
        <translation>Ein früherer Stand davon ist da: %1. Was in der Datei steht, bleibt daneben erhalten.</translation>
    </message>
    <message numerus="yes">
        <source>%n entry(ies)</source>
        <translation>
            <numerusform>%n Eintrag</numerusform>
            <numerusform>%n Einträge</numerusform>
        </translation>
    </message>
    <message>
        <source>Go on with the earlier version</source>
        <extracomment>An earlier version of the game.</extracomment>
        <translation>Mit dem früheren Stand weiter</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::ScorePanel</name>
    <message>
        <source>Steps so far</source>
        <extracomment>A button: shows the steps of the final scoring in the place of the cards to be named.</extracomment>
        <translation>Schritte bisher</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Shows what has been scored so far</source>
        <translation>Zeigt, was schon gewertet ist</translation>
    </message>
    <message>
        <source>Shows the cards to be named</source>
        <translation>Zeigt die Karten, die anzugeben sind</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::ScoreRows</name>
    <message numerus="yes">
        <source>%n card(s) face down</source>
        <translation>
            <numerusform>%n Karte verdeckt</numerusform>
            <numerusform>%n Karten verdeckt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nilometer::ui::ScoreSheetModel</name>
    <message>
        <source>%1, %2: nothing</source>
        <translation>%1, %2: nichts</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Herkunft</translation>
    </message>
    <message>
        <source>The sum of the rows below.</source>
        <translation>Die Summe der Zeilen darunter.</translation>
    </message>
    <message>
        <source>Where the marker stood on the score track before the final scoring.</source>
        <translation>So weit war der Marker auf der Zählleiste vor der Schlusswertung.</translation>
    </message>
    <message>
        <source>All of it together. Most points win</source>
        <translation>Alles zusammen. Die meisten Punkte gewinnen</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::ScoreSheetView</name>
    <message>
        <source>Score sheet</source>
        <translation>Wertungsblatt</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::SeatHead</name>
    <message>
        <source>Colour of player %1</source>
        <translation>Farbe von Spieler %1</translation>
    </message>
    <message>
        <source>Name of player %1</source>
        <translation>Name von Spieler %1</translation>
    </message>
    <message>
        <source>Bid of player %1</source>
        <translation>Gebot von Spieler %1</translation>
    </message>
    <message>
        <source>Bid </source>
        <translation>Gebot </translation>
    </message>
</context>
<context>
    <name>nilometer::ui::SeatRows</name>
    <message>
        <source>Name of player %1</source>
        <translation>Name von Spieler %1</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>Stands in an empty field for the name of a player.</extracomment>
        <translation>Wer</translation>
    </message>
    <message>
        <source>Colour of player %1</source>
        <translation>Farbe von Spieler %1</translation>
    </message>
    <message>
        <source>Bid of player %1</source>
        <translation>Gebot von Spieler %1</translation>
    </message>
    <message>
        <source>Bid </source>
        <translation>Gebot </translation>
    </message>
    <message>
        <source>Player %1 earlier in the order</source>
        <translation>Spieler %1 weiter nach vorn</translation>
    </message>
    <message>
        <source>Earlier in the order</source>
        <translation>Weiter nach vorn</translation>
    </message>
    <message>
        <source>Player %1 later in the order</source>
        <translation>Spieler %1 weiter nach hinten</translation>
    </message>
    <message>
        <source>Later in the order</source>
        <translation>Weiter nach hinten</translation>
    </message>
    <message>
        <source>Player %1 has no name yet.</source>
        <translation>Spieler %1 hat noch keinen Namen.</translation>
    </message>
    <message>
        <source>The name of player %1 is too long; 60 characters are the most.</source>
        <translation>Der Name von Spieler %1 ist zu lang; höchstens 60 Zeichen.</translation>
    </message>
    <message>
        <source>Two players are called “%1”.</source>
        <translation>Zwei heißen „%1“.</translation>
    </message>
    <message>
        <source>Prompts for player %1</source>
        <translation>Hinweise für Spieler %1</translation>
    </message>
    <message>
        <source>How much this player is told during the game</source>
        <translation>Wie viel während des Spiels erklärt wird</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::SetupCard</name>
    <message>
        <source>Picture: this is what it looks like</source>
        <translation>Bild: So sieht es aus</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::SetupRow</name>
    <message>
        <source>done</source>
        <extracomment>This step of the set-up was done at the table.</extracomment>
        <translation>erledigt</translation>
    </message>
    <message>
        <source>still to do</source>
        <translation>noch offen</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::SetupTombs</name>
    <message>
        <source>Nilometer knows them now.</source>
        <translation>Jetzt kennt Nilometer sie.</translation>
    </message>
    <message>
        <source>Which tiles lie open? You may also say so later.</source>
        <translation>Welche Plättchen liegen offen? Das lässt sich auch später angeben.</translation>
    </message>
    <message>
        <source>Tomb %1</source>
        <translation>Grab %1</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::SetupView</name>
    <message>
        <source>Set up the table</source>
        <translation>Tisch aufbauen</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>Steps that are done, and all of them.</extracomment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Later, to the table</source>
        <translation>Später, zum Spiel</translation>
    </message>
    <message>
        <source>Done, next step</source>
        <translation>Erledigt, weiter</translation>
    </message>
    <message>
        <source>Everything is on the table: start</source>
        <translation>Alles liegt bereit: los</translation>
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
            <numerusform>%n verdeckte Karte</numerusform>
            <numerusform>%n verdeckte Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <extracomment>Sphinx cards in the deck; very short.</extracomment>
        <translation>
            <numerusform>%n übrig</numerusform>
            <numerusform>%n übrig</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nilometer::ui::StartHead</name>
    <message>
        <source>Menu (F10)</source>
        <translation>Menü (F10)</translation>
    </message>
    <message>
        <source>The game stays on the table. One of you enters what happened; Nilometer judges, counts and says what to move.</source>
        <translation>Das Spiel bleibt auf dem Tisch. Ein Spieler trägt ein, was geschieht; Nilometer prüft, rechnet und sagt, was zu bewegen ist.</translation>
    </message>
    <message>
        <source>Change language to %1</source>
        <extracomment>A button that changes the language of the program to that one.</extracomment>
        <translation>Sprache zu %1 wechseln</translation>
    </message>
    <message>
        <source>Keys and help (?)</source>
        <translation>Tasten und Hilfe (?)</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::StartTiles</name>
    <message>
        <source>Score only</source>
        <translation>Nur Schlusswertung</translation>
    </message>
    <message>
        <source>The end position on one screen</source>
        <translation>Die Endstellung auf einer Seite</translation>
    </message>
    <message numerus="yes">
        <source>%n lesson(s)</source>
        <translation>
            <numerusform>%n Lektion</numerusform>
            <numerusform>%n Lektionen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2 done</source>
        <extracomment>%1: how many lessons. %2: how many of them are done.</extracomment>
        <translation>%1 · %2 geschafft</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Lernen</translation>
    </message>
    <message>
        <source>Guided game</source>
        <translation>Spiel mit Hilfe</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>Leads to the rule book.</extracomment>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Beispiel</translation>
    </message>
    <message>
        <source>Check your copy</source>
        <translation>Eigenes Exemplar prüfen</translation>
    </message>
    <message>
        <source>Compared with your own game</source>
        <translation>Mit dem eigenen Exemplar verglichen</translation>
    </message>
    <message>
        <source>Some numbers stand only on your own copy.</source>
        <translation>Manche Zahlen stehen nur auf dem eigenen Exemplar.</translation>
    </message>
    <message>
        <source>Finished games</source>
        <translation>Beendete Spiele</translation>
    </message>
    <message>
        <source>Every game that ends is kept here.</source>
        <translation>Jedes beendete Spiel steht dann hier.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) since %1</source>
        <translation>
            <numerusform>%n Spiel seit %1</numerusform>
            <numerusform>%n Spiele seit %1</numerusform>
        </translation>
    </message>
    <message>
        <source>today</source>
        <translation>heute</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>gestern</translation>
    </message>
    <message>
        <source>last %1</source>
        <extracomment>%1: a day of the last seven, &quot;Friday&quot;.</extracomment>
        <translation>letzten %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n value(s)</source>
        <extracomment>Printed values that are compared. %1: how many of them.</extracomment>
        <translation>
            <numerusform>%1 von %n Wert</numerusform>
            <numerusform>%1 von %n Werten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n minute(s)</source>
        <extracomment>%1: a day. %n: how long the game took.</extracomment>
        <translation>
            <numerusform>%1, %n Minute</numerusform>
            <numerusform>%1, %n Minuten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nilometer::ui::StatisticsModel</name>
    <message>
        <source>Player</source>
        <extracomment>The name of a player.</extracomment>
        <translation>Name</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Siege</translation>
    </message>
    <message>
        <source>Wins in %</source>
        <translation>Siege in %</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Schnitt</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Bestes</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::StatisticsView</name>
    <message>
        <source>No finished game to count.</source>
        <translation>Kein beendetes Spiel zu zählen.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n Spiel</numerusform>
            <numerusform>%n Spiele</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n win(s)</source>
        <translation>
            <numerusform>%n Sieg</numerusform>
            <numerusform>%n Siege</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 (%3), %4 points on average</source>
        <translation>%1, %2 (%3), %4 Punkte im Schnitt</translation>
    </message>
    <message>
        <source>Most points: %1, %2</source>
        <translation>Meiste Punkte: %1, %2</translation>
    </message>
    <message>
        <source>Opens the game</source>
        <translation>Öffnet das Spiel</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>The list of all players.</extracomment>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Average points by source</source>
        <translation>Punkte im Schnitt nach Herkunft</translation>
    </message>
    <message>
        <source>Results by starting seat</source>
        <translation>Ergebnisse nach Startplatz</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::StepStory</name>
    <message>
        <source>Opens the rule</source>
        <translation>Öffnet die Regel</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::StripView</name>
    <message>
        <source>Enter anyway</source>
        <translation>Trotzdem eintragen</translation>
    </message>
    <message>
        <source>Ctrl ⏎</source>
        <translation>Strg ⏎</translation>
    </message>
    <message>
        <source>The table is right: the log marks it.</source>
        <translation>Der Tisch hat recht: Der Verlauf vermerkt es.</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Warum?</translation>
    </message>
    <message>
        <source>Says which rules forbid it.</source>
        <translation>Sagt, welche Regeln das verbieten.</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::TableCeremony</name>
    <message>
        <source>A rule option has left it out of this game.</source>
        <translation>Durch eine Regeloption ist sie in diesem Spiel nicht dabei.</translation>
    </message>
    <message>
        <source>%1 has scored it.</source>
        <translation>%1 hat sie schon gewertet.</translation>
    </message>
    <message>
        <source>It is named already.</source>
        <translation>Sie ist schon angegeben.</translation>
    </message>
    <message>
        <source>Which Sphinx cards?</source>
        <translation>Welche Sphinx-Karten?</translation>
    </message>
    <message numerus="yes">
        <source>Which Sphinx cards? %n to name</source>
        <translation>
            <numerusform>Welche Sphinx-Karten? Noch %n</numerusform>
            <numerusform>Welche Sphinx-Karten? Noch %n</numerusform>
        </translation>
    </message>
    <message>
        <source>The final scoring of %1 is taken back. Nothing to move on the table.</source>
        <translation>Die Schlusswertung von %1 ist zurückgenommen. Auf dem Tisch ist nichts zu bewegen.</translation>
    </message>
    <message>
        <source>Scoring taken back, put back</source>
        <extracomment>A player&apos;s final scoring is taken back, and what to put back for it follows.</extracomment>
        <translation>Wertung zurückgenommen, zurückstellen</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::TellDialog</name>
    <message>
        <source>Read off a component</source>
        <extracomment>A number that is printed on a component.</extracomment>
        <translation>Von einem Spielteil ablesen</translation>
    </message>
    <message>
        <source>&amp;What</source>
        <translation>&amp;Was</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>&amp;Number</source>
        <translation>&amp;Zahl</translation>
    </message>
    <message>
        <source>not read yet</source>
        <translation>noch nicht abgelesen</translation>
    </message>
    <message>
        <source>Type what is printed there.</source>
        <translation>Noch fehlt, was dort gedruckt steht.</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::TrackPanel</name>
    <message>
        <source>Score track</source>
        <translation>Zählleiste</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>%1: player, %2: points</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 %2 behind %3</source>
        <extracomment>%1: player, %2: points, %3: the player in front on the same space</extracomment>
        <translation>%1 %2 hinter %3</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>A player on the score track, and how many scarabs.</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>%n scarab(s)</source>
        <translation>
            <numerusform>%n Skarabäus</numerusform>
            <numerusform>%n Skarabäen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nilometer::ui::ValueDesk</name>
    <message>
        <source>This game on the values of your copy</source>
        <translation>Dieses Spiel mit den Werten des eigenen Exemplars</translation>
    </message>
    <message>
        <source>%1: %2 instead of %3.</source>
        <translation>%1: %2 statt %3.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <extracomment>A printed value and the number there.</extracomment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>The game goes on with the values of your copy.</source>
        <translation>Das Spiel geht mit den Werten des eigenen Exemplars weiter.</translation>
    </message>
    <message>
        <source>%1 The game so far stays the same.</source>
        <translation>%1 Am Spiel bis hier ändert das nichts.</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::WhyGuide</name>
    <message>
        <source>Why?</source>
        <translation>Warum?</translation>
    </message>
    <message>
        <source>Where from</source>
        <extracomment>A menu of further numbers: &quot;Order tile&quot;, &quot;Stones&quot; …</extracomment>
        <translation>Woher</translation>
    </message>
</context>
<context>
    <name>PyramidionReport</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>Boats</source>
        <translation>Boote</translation>
    </message>
    <message>
        <source>Torturer troops</source>
        <translation>Folterknecht-Truppen</translation>
    </message>
    <message>
        <source>as many points as %1, but %2 in hand against %3 (END-6)</source>
        <translation>ebenso viele Punkte wie %1, aber %2 auf der Hand gegen %3 (END-6)</translation>
    </message>
    <message numerus="yes">
        <source>%n boat(s)</source>
        <translation>
            <numerusform>%n Boot</numerusform>
            <numerusform>%n Boote</numerusform>
        </translation>
    </message>
    <message>
        <source>as many points and cards in hand as %1, but %2 against %3 (END-6)</source>
        <translation>ebenso viele Punkte und Handkarten wie %1, aber %2 gegen %3 (END-6)</translation>
    </message>
    <message>
        <source>as many points, cards in hand and boats as %1, but further in front in the player order (END-6)</source>
        <translation>ebenso viele Punkte, Handkarten und Boote wie %1, aber weiter vorn in der Spielerreihenfolge (END-6)</translation>
    </message>
</context>
<context>
    <name>PyramidionCli</name>
    <message>
        <source>A card may be discarded for another one (PLAY-4)</source>
        <translation>Eine Karte kann gegen eine andere abgeworfen werden (PLAY-4)</translation>
    </message>
    <message>
        <source>Karnak may be activated with the boat that is drawn</source>
        <translation>Karnak kann mit dem gezogenen Boot aktiviert werden</translation>
    </message>
    <message>
        <source>%1, basic</source>
        <extracomment>A basic card: &quot;Merchant, basic&quot;.</extracomment>
        <translation>%1, Basis-Karte</translation>
    </message>
    <message>
        <source>Kinds of cards that may be played with the numbers they show</source>
        <translation>Kartenarten, die mit ihren aufgedruckten Zahlen gespielt werden können</translation>
    </message>
    <message>
        <source>on %1</source>
        <extracomment>Cards that lie at the site, by number: &quot;on 1 and 3&quot;.</extracomment>
        <translation>auf %1</translation>
    </message>
    <message>
        <source>sends home: %1</source>
        <translation>schickt heim: %1</translation>
    </message>
    <message>
        <source>one of %1</source>
        <extracomment>Resources, one of which a card takes or adds.</extracomment>
        <translation>eine Ressource: %1</translation>
    </message>
    <message>
        <source>raises both minima</source>
        <translation>erhöht beide Minima</translation>
    </message>
    <message>
        <source>swaps with %1</source>
        <extracomment>Sites with which resources may be swapped.</extracomment>
        <translation>tauscht mit %1</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <extracomment>A troop and where it is: &quot;torturer troop at Giza&quot;.</extracomment>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>Box, cards, boats and markers</source>
        <translation>Schachtel, Karten, Boote und Marker</translation>
    </message>
    <message>
        <source>Printed numbers that the table may be asked for</source>
        <translation>Gedruckte Zahlen, nach denen gefragt werden kann</translation>
    </message>
</context>
<context>
    <name>PyramidionTally</name>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Resources</source>
        <translation>Ressourcen</translation>
    </message>
    <message>
        <source>Loaded boats</source>
        <translation>Beladene Boote</translation>
    </message>
    <message>
        <source>Resources: %1</source>
        <translation>Ressourcen: %1</translation>
    </message>
    <message>
        <source>Torturer troops on sites</source>
        <translation>Folterknecht-Truppen auf Orten</translation>
    </message>
    <message>
        <source>Negotiator troops on sites</source>
        <translation>Unterhändler-Truppen auf Orten</translation>
    </message>
    <message>
        <source>Cards in hand</source>
        <translation>Handkarten</translation>
    </message>
    <message>
        <source>Place in the player order</source>
        <translation>Platz in der Spielerreihenfolge</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Boats in the pile</source>
        <translation>Boote im Stapel</translation>
    </message>
    <message>
        <source>Character cards in the pile</source>
        <translation>Charakterkarten im Nachziehstapel</translation>
    </message>
    <message>
        <source>Resources on the site %1</source>
        <translation>Ressourcen am Ort %1</translation>
    </message>
    <message>
        <source>Supply: %1</source>
        <translation>Allgemeiner Vorrat: %1</translation>
    </message>
</context>
<context>
    <name>PyramidionPosition</name>
    <message>
        <source>Points of the boats</source>
        <translation>Punkte der Boote</translation>
    </message>
    <message>
        <source>What all loaded boats show together (END-1).</source>
        <translation>Was alle beladenen Boote zusammen zeigen (END-1).</translation>
    </message>
    <message>
        <source>Loaded boats</source>
        <translation>Beladene Boote</translation>
    </message>
    <message>
        <source>How many boats are loaded. Decides a tie (END-6).</source>
        <translation>Wie viele Boote beladen sind. Entscheidet bei Gleichstand (END-6).</translation>
    </message>
    <message>
        <source>Torturer troops</source>
        <translation>Folterknecht-Truppen</translation>
    </message>
    <message>
        <source>How many lie on sites: most of them give 1 point (END-2).</source>
        <translation>Wie viele auf Orten liegen: Die meisten geben 1 Punkt (END-2).</translation>
    </message>
    <message>
        <source>Cards in hand</source>
        <translation>Handkarten</translation>
    </message>
    <message>
        <source>Decide a tie before the boats do (END-6).</source>
        <translation>Entscheiden bei Gleichstand vor den Booten (END-6).</translation>
    </message>
    <message>
        <source>Place in the order</source>
        <translation>Platz in der Reihenfolge</translation>
    </message>
    <message>
        <source>From 1. Decides last (END-6).</source>
        <translation>Ab 1. Entscheidet zuletzt (END-6).</translation>
    </message>
    <message>
        <source>There are 20 boats (SET-7).</source>
        <translation>Es gibt 20 Boote (SET-7).</translation>
    </message>
    <message>
        <source>A player has 5 torturer troops (SET-2).</source>
        <translation>Ein Spieler hat 5 Folterknecht-Truppen (SET-2).</translation>
    </message>
    <message>
        <source>Each of the 8 sites has room for one (TORTURER-2).</source>
        <translation>Jeder der 8 Orte hat Platz für eine (TORTURER-2).</translation>
    </message>
    <message>
        <source>There are not so many cards (SET-3).</source>
        <translation>So viele Karten gibt es nicht (SET-3).</translation>
    </message>
    <message>
        <source>Everybody has a place of his own (SET-9).</source>
        <translation>Alle haben einen eigenen Platz (SET-9).</translation>
    </message>
    <message>
        <source>The game ends when somebody has reached the target, or with all boats loaded. Points are on loaded boats (END-3).</source>
        <translation>Das Spiel endet, sobald jemand das Ziel erreicht hat oder alle Boote beladen sind. Punkte stehen auf beladenen Booten (END-3).</translation>
    </message>
    <message>
        <source>10, 12 or 15 points, or 20 boats (END-5).</source>
        <translation>10, 12 oder 15 Punkte, oder 20 Boote (END-5).</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>10, 12 or 15 points; 20: until all boats are loaded. Empty: 10 (END-5).</source>
        <translation>10, 12 oder 15 Punkte; 20: bis alle Boote beladen sind. Leer: 10 (END-5).</translation>
    </message>
    <message>
        <source>Tie for most troops</source>
        <translation>Gleichstand bei den Truppen</translation>
    </message>
    <message>
        <source>1: all who are tied get the point. Empty: nobody gets it (END-2).</source>
        <translation>1: Alle mit den meisten bekommen den Punkt. Leer: niemand (END-2).</translation>
    </message>
    <message>
        <source>Empty fields of players are 0.</source>
        <translation>Leere Felder von Spielern sind 0.</translation>
    </message>
</context>
<context>
    <name>PyramidionCopy</name>
    <message>
        <source>Box</source>
        <translation>Schachtel</translation>
    </message>
    <message>
        <source>Count the resources in the box.</source>
        <translation>Die Ressourcen in der Schachtel zählen.</translation>
    </message>
    <message>
        <source>Sites</source>
        <translation>Orte</translation>
    </message>
    <message>
        <source>Look at the site tiles: both minima, and what stands in the top right corner.</source>
        <translation>Die Orts-Plättchen ansehen: beide Minima, und was oben rechts in der Ecke steht.</translation>
    </message>
    <message>
        <source>Character cards</source>
        <translation>Charakterkarten</translation>
    </message>
    <message>
        <source>Look at the character cards, one by one. What cards have not been read in can be added later.</source>
        <translation>Die Charakterkarten einzeln ansehen. Was fehlt, lässt sich später ergänzen.</translation>
    </message>
    <message>
        <source>Boats</source>
        <translation>Boote</translation>
    </message>
    <message>
        <source>Look at the boats: what each needs, and its points.</source>
        <translation>Die Boote ansehen: was jedes braucht, und seine Punkte.</translation>
    </message>
    <message>
        <source>Supply cards</source>
        <translation>Nachschubkarten</translation>
    </message>
    <message>
        <source>Look at the supply cards: which resources each brings to which site.</source>
        <translation>Die Nachschubkarten ansehen: welche Ressourcen sie an welchen Ort bringen.</translation>
    </message>
    <message>
        <source>Revolt markers</source>
        <translation>Revolte-Marker</translation>
    </message>
    <message>
        <source>Turn up all revolt markers: value and pictured resources.</source>
        <translation>Alle Revolte-Marker aufdecken: Wert und abgebildete Ressourcen.</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Pile</source>
        <translation>Stapel</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>Ankh</source>
        <translation>Ägyptisches Kreuz</translation>
    </message>
    <message>
        <source>Need</source>
        <translation>Bedarf</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Pictured</source>
        <translation>Abgebildet</translation>
    </message>
    <message>
        <source>Card %1</source>
        <translation>Karte %1</translation>
    </message>
    <message>
        <source>Boat %1</source>
        <translation>Boot %1</translation>
    </message>
    <message>
        <source>Supply card %1</source>
        <translation>Nachschubkarte %1</translation>
    </message>
    <message>
        <source>Revolt marker %1</source>
        <translation>Revolte-Marker %1</translation>
    </message>
    <message>
        <source>Add a card</source>
        <translation>Karte hinzufügen</translation>
    </message>
    <message>
        <source>Add a boat</source>
        <translation>Boot hinzufügen</translation>
    </message>
    <message>
        <source>Add a supply card</source>
        <translation>Nachschubkarte hinzufügen</translation>
    </message>
    <message>
        <source>Add a revolt marker</source>
        <translation>Revolte-Marker hinzufügen</translation>
    </message>
    <message>
        <source>common</source>
        <translation>allgemein</translation>
    </message>
    <message>
        <source>basic</source>
        <translation>Basis</translation>
    </message>
    <message>
        <source>no ankh</source>
        <translation>kein ägyptisches Kreuz</translation>
    </message>
    <message>
        <source>ankh</source>
        <translation>ägyptisches Kreuz</translation>
    </message>
    <message>
        <source>Remove: %1</source>
        <extracomment>A card, boat or marker that was read in by mistake.</extracomment>
        <translation>Entfernen: %1</translation>
    </message>
</context>
<context>
    <name>PyramidionDisplay</name>
    <message>
        <source>Set up the table</source>
        <translation>Den Tisch aufbauen</translation>
    </message>
    <message>
        <source>Turn up boats</source>
        <translation>Boote aufdecken</translation>
    </message>
    <message>
        <source>Turn up the next supply card</source>
        <translation>Die nächste Nachschubkarte aufdecken</translation>
    </message>
    <message>
        <source>takes a resource by a troop</source>
        <translation>nimmt mit einer Truppe eine Ressource</translation>
    </message>
    <message>
        <source>activates a site</source>
        <translation>aktiviert einen Ort</translation>
    </message>
    <message>
        <source>plays a card or passes</source>
        <translation>spielt eine Karte oder passt</translation>
    </message>
    <message>
        <source>Call out the sums</source>
        <translation>Die Summen ansagen</translation>
    </message>
    <message>
        <source>Turn up revolt markers</source>
        <translation>Revolte-Marker aufdecken</translation>
    </message>
    <message>
        <source>Read the minima of the site</source>
        <translation>Die Minima des Ortes ablesen</translation>
    </message>
    <message>
        <source>may take back a card</source>
        <translation>darf eine Karte zurücknehmen</translation>
    </message>
    <message>
        <source>may trade workers for a statue</source>
        <translation>darf Arbeiter gegen eine Statue tauschen</translation>
    </message>
    <message>
        <source>loads a boat or declines</source>
        <translation>belädt ein Boot oder verzichtet</translation>
    </message>
    <message>
        <source>Who has reached the target?</source>
        <translation>Wer hat das Ziel erreicht?</translation>
    </message>
    <message>
        <source>Show the loaded boats</source>
        <translation>Die beladenen Boote aufdecken</translation>
    </message>
    <message>
        <source>wins</source>
        <extracomment>After a player&apos;s name: &quot;Anna wins&quot;.</extracomment>
        <translation>gewinnt</translation>
    </message>
    <message>
        <source>Boats</source>
        <translation>Boote</translation>
    </message>
</context>
<context>
    <name>PyramidionTell</name>
    <message>
        <source>&amp;Site</source>
        <translation>&amp;Ort</translation>
    </message>
    <message>
        <source>Both minima</source>
        <translation>Beide Minima</translation>
    </message>
    <message>
        <source>Corner: 1 for each kind shown</source>
        <extracomment>Of a site tile; 1 = this kind is pictured there.</extracomment>
        <translation>Ecke: 1 für jede abgebildete Art</translation>
    </message>
</context>
<context>
    <name>DraftedView</name>
    <message>
        <source>%1 acts out of turn</source>
        <extracomment>%1 does something though it is another player’s turn.</extracomment>
        <translation>%1 handelt außer der Reihe</translation>
    </message>
</context>
</TS>
