<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de">
<context>
    <name>Card</name>
    <message>
        <source>Green field</source>
        <translation>Grünes Getreidefeld</translation>
    </message>
    <message>
        <source>Field, green %1</source>
        <translation>Getreidefeld Grün %1</translation>
    </message>
    <message>
        <source>Yellow-green field</source>
        <translation>Gelbgrünes Getreidefeld</translation>
    </message>
    <message>
        <source>Field, yellow-green %1</source>
        <translation>Getreidefeld Gelbgrün %1</translation>
    </message>
    <message>
        <source>Brown field</source>
        <translation>Braunes Getreidefeld</translation>
    </message>
    <message>
        <source>Field, brown %1</source>
        <translation>Getreidefeld Braun %1</translation>
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
        <source>Extra grain</source>
        <translation>Zusatz-Getreide</translation>
    </message>
    <message>
        <source>+%1 grain</source>
        <translation>+%1 Getreide</translation>
    </message>
    <message>
        <source>Extra strength</source>
        <translation>Zusatz-Stärke</translation>
    </message>
    <message>
        <source>+%1 strength</source>
        <translation>+%1 Stärke</translation>
    </message>
    <message>
        <source>Round space twice</source>
        <translation>Rundes Feld doppelt</translation>
    </message>
    <message>
        <source>Second ship</source>
        <translation>Zweites Schiff</translation>
    </message>
    <message>
        <source>Two construction crews</source>
        <translation>Zwei Bautrupps</translation>
    </message>
    <message>
        <source>Sure to build from the reserve</source>
        <translation>Sicher bauen aus der Reserve</translation>
    </message>
    <message>
        <source>First place at the building sites</source>
        <translation>Erster auf den Bauplätzen</translation>
    </message>
    <message>
        <source>Keep two Sphinx cards</source>
        <translation>Zwei Sphinx-Karten behalten</translation>
    </message>
    <message>
        <source>Extra stones</source>
        <translation>Zusatz-Steine</translation>
    </message>
    <message>
        <source>+%1 stones</source>
        <translation>+%1 Steine</translation>
    </message>
    <message>
        <source>Sell stones</source>
        <translation>Steine verkaufen</translation>
    </message>
    <message>
        <source>Sell up to %1 stones</source>
        <translation>Bis zu %1 Steine verkaufen</translation>
    </message>
    <message>
        <source>Better field</source>
        <translation>Besseres Getreidefeld</translation>
    </message>
    <message>
        <source>To an occupied space</source>
        <translation>Auf ein besetztes Feld</translation>
    </message>
    <message>
        <source>Crew step every round</source>
        <translation>Bautrupp-Schritt jede Runde</translation>
    </message>
    <message>
        <source>Stones as grain</source>
        <translation>Steine als Getreide</translation>
    </message>
    <message>
        <source>More Sphinx cards</source>
        <translation>Mehr Sphinx-Karten</translation>
    </message>
    <message>
        <source>Crew step for stones</source>
        <translation>Bautrupp-Schritt für Steine</translation>
    </message>
    <message>
        <source>Upstream</source>
        <translation>Flussaufwärts</translation>
    </message>
    <message>
        <source>Leftover card</source>
        <translation>Liegen gebliebene Karte</translation>
    </message>
    <message>
        <source>Tombs card</source>
        <translation>Gräber-Karte</translation>
    </message>
    <message>
        <source>Tombs card +%1</source>
        <translation>Gräber-Karte +%1</translation>
    </message>
    <message>
        <source>Down the stone market</source>
        <translation>Steineverkauf abwärts</translation>
    </message>
    <message>
        <source>Stone market %1 down</source>
        <translation>Steineverkauf %1 abwärts</translation>
    </message>
    <message>
        <source>Down the grain market</source>
        <translation>Getreidemarkt abwärts</translation>
    </message>
    <message>
        <source>Grain market %1 down</source>
        <translation>Getreidemarkt %1 abwärts</translation>
    </message>
    <message>
        <source>Construction crews of choice</source>
        <translation>Bautrupps nach Wahl</translation>
    </message>
    <message>
        <source>Pictured construction crews</source>
        <translation>Abgebildete Bautrupps</translation>
    </message>
    <message>
        <source>Construction crews %1</source>
        <translation>Bautrupps %1</translation>
    </message>
    <message>
        <source>Stones in buildings</source>
        <translation>Steine in Bauwerken</translation>
    </message>
    <message>
        <source>Stones in %1</source>
        <translation>Steine in: %1</translation>
    </message>
    <message>
        <source>an unnamed Nile card</source>
        <translation>eine unbekannte Nil-Karte</translation>
    </message>
    <message>
        <source>start field</source>
        <translation>Start-Getreidefeld</translation>
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
        <source>With</source>
        <translation>Mit</translation>
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
        <source>Tile on tomb %1</source>
        <translation>Plättchen auf Grab %1</translation>
    </message>
    <message>
        <source>Enter with</source>
        <translation>Eintragen mit</translation>
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
        <source>stays: %1</source>
        <translation>bleibt: %1</translation>
    </message>
    <message>
        <source>moves: %1</source>
        <translation>wandert: %1</translation>
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
</context>
<context>
    <name>Cli</name>
    <message>
        <source>Unknown flag “%1”; %2 lists all there are.</source>
        <translation>Unbekannter Schalter „%1“; %2 zeigt alle, die es gibt.</translation>
    </message>
    <message>
        <source>“%1” stands there twice.</source>
        <translation>„%1“ steht zweimal da.</translation>
    </message>
    <message>
        <source>“%1” takes no value.</source>
        <translation>„%1“ hat keinen Wert.</translation>
    </message>
    <message>
        <source>“%1” needs a value: %2.</source>
        <translation>„%1“ braucht einen Wert: %2.</translation>
    </message>
    <message>
        <source>“--%1” is “%2”; expected: %3.</source>
        <translation>„--%1“ ist „%2“; erwartet: %3.</translation>
    </message>
    <message>
        <source>“%1” needs: %2.</source>
        <translation>„%1“ braucht: %2.</translation>
    </message>
    <message>
        <source>“%1” is one too many for “%2”.</source>
        <translation>„%1“ ist eins zu viel für „%2“.</translation>
    </message>
    <message>
        <source>The standard input (“-”) can be read only once.</source>
        <translation>Die Standardeingabe („-“) lässt sich nur einmal lesen.</translation>
    </message>
    <message>
        <source>“--%1” is “%2”; expected: a whole number from %3 to %4.</source>
        <translation>„--%1“ ist „%2“; erwartet: eine ganze Zahl von %3 bis %4.</translation>
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
        <translation>keine Befunde</translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s)</source>
        <translation>
            <numerusform>%n Befund</numerusform>
            <numerusform>%n Befunde</numerusform>
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
        <translation>wie das Ergebnis geschrieben wird; sonst als Text</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>DATEI</translation>
    </message>
    <message>
        <source>the printed values, where they do not come with the program</source>
        <translation>die gedruckten Werte, falls sie nicht mitgeliefert sind</translation>
    </message>
    <message>
        <source>FILE…</source>
        <translation>DATEI…</translation>
    </message>
    <message>
        <source>judges recorded games</source>
        <translation>prüft aufgezeichnete Spiele</translation>
    </message>
    <message>
        <source>Plays each record from the start and lists every entry that breaks a rule, with file, line and the number of the rule; where the table would be impossible, with the name of what can never be. Such an entry is not carried out; all later ones are judged on the table as it is then. Entries made anyway are only noted. “-” is the standard input.</source>
        <translation>Spielt jede Aufzeichnung von Anfang an und nennt jeden Eintrag, der gegen eine Regel verstößt, mit Datei, Zeile und Nummer der Regel; wo der Tisch unmöglich würde, mit dem Namen dessen, was nie sein kann. Ein solcher Eintrag wird nicht ausgeführt; alle späteren werden am Tisch gemessen, wie er dann ist. Trotzdem eingetragene werden nur vermerkt. „-“ ist die Standardeingabe.</translation>
    </message>
    <message>
        <source>at least one finding</source>
        <translation>mindestens ein Befund</translation>
    </message>
    <message>
        <source>wrong use, or a file cannot be read</source>
        <translation>falscher Aufruf oder eine Datei ist nicht lesbar</translation>
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
        <source>nilometer-cli – the referee for games of Egizia</source>
        <translation>nilometer-cli – Schiedsrichter für Egizia</translation>
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
        <translation>es gibt Befunde</translation>
    </message>
    <message>
        <source>wrong use, or something cannot be read or written</source>
        <translation>falscher Aufruf oder etwas ist nicht lesbar oder schreibbar</translation>
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
        <translation>die Sprache; sonst die der Umgebung (LC_ALL, LC_MESSAGES, LANG)</translation>
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
        <translation>jeder Punkt der Schlusswertung mit Regel, Grund und Summe danach</translation>
    </message>
    <message>
        <source>scores a final position</source>
        <translation>wertet eine Endstellung</translation>
    </message>
    <message>
        <source>Carries out the final scoring for a game that was not recorded, from one document with what lies on the table at the end. “-” is the standard input.</source>
        <translation>Führt die Schlusswertung für ein Spiel aus, das nicht aufgezeichnet wurde, aus einer Datei mit dem, was am Ende auf dem Tisch liegt. „-“ ist die Standardeingabe.</translation>
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
        <translation>jeder Punkt des Spiels mit Runde, Phase, Eintrag, Zeile, Regel, Grund und Summe danach</translation>
    </message>
    <message>
        <source>scores a recorded game</source>
        <translation>wertet ein aufgezeichnetes Spiel</translation>
    </message>
    <message>
        <source>Shows the points of every player by source, the ranking and what decides ties. A game that is not finished is scored as far as it goes. Entries with findings are not in the score. With --explain, CSV lists the single points instead of the table of sources. “-” is the standard input.</source>
        <translation>Zeigt alle Punkte nach Herkunft, die Rangfolge und was bei Gleichstand entscheidet. Ein Spiel, das nicht zu Ende ist, wird so weit gewertet, wie es geht. Einträge mit Befunden zählen nicht mit. Mit --explain nennt CSV die einzelnen Punkte statt der Tabelle nach Herkunft. „-“ ist die Standardeingabe.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n finding(s); “--validate” lists them.</source>
        <translation>
            <numerusform>%1: %n Befund; „--validate“ nennt ihn.</numerusform>
            <numerusform>%1: %n Befunde; „--validate“ nennt sie.</numerusform>
        </translation>
    </message>
    <message>
        <source>shows only the values that make no sense</source>
        <translation>zeigt nur die Werte, die keinen Sinn ergeben</translation>
    </message>
    <message>
        <source>shows only the values that are assumed</source>
        <translation>zeigt nur die angenommenen Werte</translation>
    </message>
    <message>
        <source>lists the editions that come with the program</source>
        <translation>nennt die mitgelieferten Ausgaben</translation>
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
        <source>Shows every printed value with how sure it is (certain, deduced or assumed) and why: of an edition that comes with the program, by default the first, or of a file. “-” is the standard input.</source>
        <translation>Zeigt jeden gedruckten Wert und wie sicher er ist (sicher, erschlossen oder angenommen) und warum: aus einer mitgelieferten Ausgabe, sonst der ersten, oder aus einer Datei. „-“ ist die Standardeingabe.</translation>
    </message>
    <message>
        <source>at least one value makes no sense</source>
        <translation>mindestens ein Wert ergibt keinen Sinn</translation>
    </message>
    <message numerus="yes">
        <source>%n printed value(s): %1 certain, %2 deduced, %3 assumed</source>
        <translation>
            <numerusform>%n gedruckter Wert: %1 sicher, %2 erschlossen, %3 angenommen</numerusform>
            <numerusform>%n gedruckte Werte: %1 sicher, %2 erschlossen, %3 angenommen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: no findings</source>
        <translation>%1: keine Befunde</translation>
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
        <translation>nach den ersten N Einträgen; sonst nach allen</translation>
    </message>
    <message>
        <source>lists what may be done now</source>
        <translation>zeigt, was jetzt möglich ist</translation>
    </message>
    <message>
        <source>Shows who is on turn and everything that may be done, as a sentence and as the line that could be appended to the record; for every place that may not be chosen the rules that forbid it; and in building who can pay with what, and what can be built. Naming things and correcting the table is always possible and not listed. “-” is the standard input.</source>
        <translation>Zeigt, wer am Zug ist und was möglich ist, als Satz und als Zeile zum Anhängen an die Aufzeichnung; für jeden Platz, der nicht wählbar ist, die Regeln dagegen; und beim Bauen, womit sich zahlen und was sich bauen lässt. Angaben und Korrekturen gehen immer und stehen nicht dabei. „-“ ist die Standardeingabe.</translation>
    </message>
    <message>
        <source>no findings in the entries before</source>
        <translation>keine Befunde in den Einträgen davor</translation>
    </message>
    <message>
        <source>at least one finding in the entries before</source>
        <translation>mindestens ein Befund in den Einträgen davor</translation>
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
        <translation>„--%1“ ist „%2“; erwartet: ein Datum wie %3.</translation>
    </message>
    <message>
        <source>%1: it cannot be written: %2</source>
        <translation>%1: lässt sich nicht schreiben: %2</translation>
    </message>
    <message>
        <source>%1: the directory cannot be made.</source>
        <translation>%1: Das Verzeichnis lässt sich nicht anlegen.</translation>
    </message>
    <message>
        <source>there is such a file already</source>
        <translation>eine solche Datei gibt es schon</translation>
    </message>
    <message>
        <source>Game %1: an offered option was refused, or there is no end.</source>
        <translation>Spiel %1: Eine angebotene Möglichkeit wurde abgelehnt, oder es endet nicht.</translation>
    </message>
    <message>
        <source>number of players; 4 by default</source>
        <translation>Zahl der Spieler; sonst 4</translation>
    </message>
    <message>
        <source>number of games; 1 by default</source>
        <translation>Zahl der Spiele; sonst 1</translation>
    </message>
    <message>
        <source>S</source>
        <translation>S</translation>
    </message>
    <message>
        <source>seed of the first game, 1 by default; every further game has the next one</source>
        <translation>Startwert des ersten Spiels, sonst 1; jedes weitere Spiel hat den nächsten</translation>
    </message>
    <message>
        <source>the rule options; revised by default</source>
        <translation>die Regeloptionen; sonst revised</translation>
    </message>
    <message>
        <source>other printed values than those of the program</source>
        <translation>andere gedruckte Werte als die des Programms</translation>
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
        <translation>das Datum in den Aufzeichnungen; sonst 2009-01-01</translation>
    </message>
    <message>
        <source>how the summary is written; text by default</source>
        <translation>wie die Zusammenfassung geschrieben wird; sonst als Text</translation>
    </message>
    <message>
        <source>plays random games</source>
        <translation>spielt Zufallsspiele</translation>
    </message>
    <message>
        <source>Plays complete games at random but by the rules, lists every option before every entry and sums up. The same seed gives the same game on every machine. In games with an even seed cards are named as late, with an odd one as early as possible.</source>
        <translation>Spielt ganze Spiele nach den Regeln, aber zufällig, stellt vor jedem Eintrag alle Möglichkeiten auf und fasst zusammen. Derselbe Startwert ergibt auf jedem Rechner dasselbe Spiel. In Spielen mit geradem Startwert werden Karten so spät, mit ungeradem so früh wie möglich angegeben.</translation>
    </message>
    <message>
        <source>all games came to an end</source>
        <translation>alle Spiele kamen zum Ende</translation>
    </message>
    <message>
        <source>an offered option was refused</source>
        <translation>eine angebotene Möglichkeit wurde abgelehnt</translation>
    </message>
    <message>
        <source>wrong use, or a file cannot be read or written</source>
        <translation>falscher Aufruf oder eine Datei ist nicht lesbar oder schreibbar</translation>
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
        <source>“%1” is no window size; write it like 1280x720.</source>
        <translation>„%1“ ist keine Fenstergröße; richtig ist zum Beispiel 1280x720.</translation>
    </message>
    <message>
        <source>“%1” is no appearance; there are light and dark.</source>
        <translation>„%1“ ist keine Darstellung; es gibt light und dark.</translation>
    </message>
    <message>
        <source>“%1” is no language of the program; there are %2.</source>
        <translation>„%1“ ist keine Sprache des Programms; es gibt %2.</translation>
    </message>
    <message>
        <source>Table companion and scoring assistant for the board game Egizia.</source>
        <translation>Tischbegleiter und Wertungshilfe für das Brettspiel Egizia.</translation>
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
        <source>Play the example game through the window and put pictures of every phase into that directory; needs no display.</source>
        <translation>Spielt das Beispielspiel im Fenster durch und legt Bilder von jeder Phase in dieses Verzeichnis; braucht keinen Bildschirm.</translation>
    </message>
    <message>
        <source>directory</source>
        <translation>Verzeichnis</translation>
    </message>
    <message>
        <source>Language: de or en.</source>
        <translation>Sprache: de oder en.</translation>
    </message>
    <message>
        <source>Appearance: light or dark.</source>
        <translation>Darstellung: light oder dark.</translation>
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
</context>
<context>
    <name>DownstreamLesson</name>
    <message>
        <source>Ships only go downstream</source>
        <translation>Schiffe fahren nur flussabwärts</translation>
    </message>
    <message>
        <source>Where the next ship may go, and what a long leap costs.</source>
        <translation>Wohin das nächste Schiff darf – und was ein weiter Sprung kostet.</translation>
    </message>
    <message>
        <source>The Nile flows from the top of the board to the bottom. The players place one ship each, again and again (SAIL-1). Anna&apos;s first ship is at %1.</source>
        <translation>Der Nil fließt von oben nach unten. Reihum setzt jeder immer wieder ein Schiff (SAIL-1). Annas erstes Schiff liegt in %1.</translation>
    </message>
    <message>
        <source>Every new ship goes further downstream than the ship before. Which of these can Anna still reach?</source>
        <translation>Jedes neue Schiff fährt weiter flussabwärts als das letzte. Was davon erreicht Anna noch?</translation>
    </message>
    <message>
        <source>Look for the space below Anna&apos;s ship (SAIL-3).</source>
        <translation>Gesucht ist das Feld unterhalb von Annas Schiff (SAIL-3).</translation>
    </message>
    <message>
        <source>%1 lies above Anna&apos;s ship. Nobody sails upstream (SAIL-3).</source>
        <translation>%1 liegt oberhalb von Annas Schiff. Flussaufwärts fährt niemand (SAIL-3).</translation>
    </message>
    <message>
        <source>%1 is where Anna&apos;s ship is. The next one must go further (SAIL-3).</source>
        <translation>In %1 liegt schon Annas Schiff. Das nächste muss weiter fahren (SAIL-3).</translation>
    </message>
    <message>
        <source>It lies below Anna&apos;s ship, and it is free (SAIL-3).</source>
        <translation>Es liegt unterhalb von Annas Schiff und ist frei (SAIL-3).</translation>
    </message>
    <message>
        <source>Now it is Anna&apos;s turn. Take a Nile card that she can still reach: press its space.</source>
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
        <source>That lies above Anna&apos;s last ship. Look further down (SAIL-3).</source>
        <translation>Das liegt oberhalb von Annas letztem Schiff. Weiter unten geht es (SAIL-3).</translation>
    </message>
    <message>
        <source>Anna may sail there, but no Nile card lies there (SAIL-4).</source>
        <translation>Dorthin darf Anna fahren, aber dort liegt keine Nil-Karte (SAIL-4).</translation>
    </message>
    <message>
        <source>The card is Anna&apos;s, and her ship lies on the empty space. Everything above it is out of her reach this round (SAIL-3).</source>
        <translation>Die Karte gehört Anna, ihr Schiff liegt auf dem leeren Feld. Alles oberhalb ist für sie in dieser Runde verloren (SAIL-3).</translation>
    </message>
    <message>
        <source>A long leap costs: what is passed by is lost for this round. Anna&apos;s last ship is in the green frame. How many places on the river can she still sail to? A building site counts once.</source>
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
        <source>A building site has several building spaces. Any free one may be taken (SAIL-5). Send Anna&apos;s ship to the site of the pyramid and temple.</source>
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
        <source>Whoever has had enough may pass and places no more ships this round (SAIL-6). Then all ships go home; only those at building sites stay until something is built (SAIL-8).</source>
        <translation>Wer genug hat, passt und setzt in dieser Runde kein Schiff mehr (SAIL-6). Dann kehren alle Schiffe heim; nur die an den Bauplätzen bleiben bis zum Bauen (SAIL-8).</translation>
    </message>
</context>
<context>
    <name>Effect</name>
    <message>
        <source>%1: forward %2 to %3</source>
        <translation>%1: %2 vor auf %3</translation>
    </message>
    <message>
        <source>%1: forward %2 to %3, behind %4</source>
        <translation>%1: %2 vor auf %3, hinter %4</translation>
    </message>
    <message>
        <source>%1: back %2 to %3</source>
        <translation>%1: %2 zurück auf %3</translation>
    </message>
    <message>
        <source>%1: back %2 to %3, behind %4</source>
        <translation>%1: %2 zurück auf %3, hinter %4</translation>
    </message>
    <message>
        <source>%1: to the front of the queue on the space</source>
        <translation>%1: auf demselben Feld ganz nach vorn</translation>
    </message>
    <message>
        <source>%1: in the queue on the space, behind %2</source>
        <translation>%1: auf demselben Feld hinter %2</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n stone(s) more, %2 now</source>
        <translation>
            <numerusform>%1: %n Stein mehr, jetzt %2</numerusform>
            <numerusform>%1: %n Steine mehr, jetzt %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n stone(s) fewer, %2 now</source>
        <translation>
            <numerusform>%1: %n Stein weniger, jetzt %2</numerusform>
            <numerusform>%1: %n Steine weniger, jetzt %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: the stone track is full</source>
        <translation>%1: Die Steineleiste ist voll</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n Sphinx card(s) more, %2 now</source>
        <translation>
            <numerusform>%1: %n Sphinx-Karte mehr, jetzt %2</numerusform>
            <numerusform>%1: %n Sphinx-Karten mehr, jetzt %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n Sphinx card(s) fewer, %2 now</source>
        <translation>
            <numerusform>%1: %n Sphinx-Karte weniger, jetzt %2</numerusform>
            <numerusform>%1: %n Sphinx-Karten weniger, jetzt %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 %3 → %4</source>
        <translation>%1: %2 %3 → %4</translation>
    </message>
    <message>
        <source>%1: turn the %2 over</source>
        <translation>%1: %2 umdrehen</translation>
    </message>
    <message>
        <source>%1: turn the %2 back</source>
        <translation>%1: %2 wieder aufdecken</translation>
    </message>
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
        <source>%1: %2 %n step(s) down, to step %3</source>
        <translation>
            <numerusform>%1: %2 %n Stufe nach unten, auf Stufe %3</numerusform>
            <numerusform>%1: %2 %n Stufen nach unten, auf Stufe %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 %n step(s) up, to step %3</source>
        <translation>
            <numerusform>%1: %2 %n Stufe nach oben, auf Stufe %3</numerusform>
            <numerusform>%1: %2 %n Stufen nach oben, auf Stufe %3</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: ship back %2</source>
        <translation>%1: Schiff zurück %2</translation>
    </message>
    <message>
        <source>%1: ship %2, in reserve</source>
        <translation>%1: Schiff %2, auf Reserve</translation>
    </message>
    <message>
        <source>%1: ship %2</source>
        <translation>%1: Schiff %2</translation>
    </message>
    <message>
        <source>%1: ship %2, building space %3</source>
        <translation>%1: Schiff %2, Baufeld %3</translation>
    </message>
    <message>
        <source>%1: stone on %2 (value %3)</source>
        <translation>%1: Stein auf %2 (Wert %3)</translation>
    </message>
    <message>
        <source>On the river: %1</source>
        <translation>Auf den Fluss: %1</translation>
    </message>
    <message>
        <source>%1: take the card “%2” %3</source>
        <translation>%1: Karte „%2“ %3 nehmen</translation>
    </message>
    <message>
        <source>%1: card “%2” to the box</source>
        <translation>%1: Karte „%2“ in die Schachtel</translation>
    </message>
    <message>
        <source>%1: card “%2” used</source>
        <translation>%1: Karte „%2“ genutzt</translation>
    </message>
    <message>
        <source>Off the river: %1</source>
        <translation>Vom Fluss: %1</translation>
    </message>
    <message>
        <source>%1: card “%2” to the field “%3”</source>
        <translation>%1: Karte „%2“ zum Getreidefeld „%3“</translation>
    </message>
    <message>
        <source>%1: gets the card “%2”</source>
        <translation>%1: bekommt die Karte „%2“</translation>
    </message>
    <message>
        <source>%1: gives the card “%2” back</source>
        <translation>%1: gibt die Karte „%2“ zurück</translation>
    </message>
    <message>
        <source>Turn up the tomb tile on tomb %2: %3</source>
        <translation>Gräber-Plättchen auf Grab %2 aufdecken: %3</translation>
    </message>
    <message>
        <source>Turn up the tomb tile on tomb %2</source>
        <translation>Gräber-Plättchen auf Grab %2 aufdecken</translation>
    </message>
    <message>
        <source>%1: take the tomb tile from tomb %2 (value %3)</source>
        <translation>%1: Gräber-Plättchen von Grab %2 nehmen (Wert %3)</translation>
    </message>
    <message>
        <source>%1: take the tomb tile from tomb %2</source>
        <translation>%1: Gräber-Plättchen von Grab %2 nehmen</translation>
    </message>
    <message>
        <source>%1: order tile %2</source>
        <translation>%1: Nummern-Plättchen %2</translation>
    </message>
    <message>
        <source>Round %1: %2</source>
        <translation>Runde %1: %2</translation>
    </message>
    <message>
        <source>%1, and a scarab</source>
        <translation>%1, dazu ein Skarabäus</translation>
    </message>
    <message>
        <source>%1, and a scarab goes back</source>
        <translation>%1, ein Skarabäus geht zurück</translation>
    </message>
    <message>
        <source>%1 (%2 lost)</source>
        <translation>%1 (%2 verfallen)</translation>
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
        <source>Order tiles for the next round</source>
        <translation>Nummern-Plättchen für die nächste Runde</translation>
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
        <translation>%1 mit %2</translation>
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
        <translation>%1 zahlt Steine und rückt %2 vor</translation>
    </message>
    <message>
        <source>%1 advances the %2 by card</source>
        <translation>%1 rückt %2 mit einer Karte vor</translation>
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
            <numerusform>deckt %n Sphinx-Karte auf</numerusform>
            <numerusform>deckt %n Sphinx-Karten auf</numerusform>
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
        <source>Open tomb tiles: %1</source>
        <translation>Offene Gräber-Plättchen: %1</translation>
    </message>
    <message>
        <source>%1 – entered anyway</source>
        <translation>%1 – trotzdem eingetragen</translation>
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
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>place %1 in the queue on the space</source>
        <translation>Platz %1 in der Reihe auf dem Feld</translation>
    </message>
    <message numerus="yes">
        <source>%n stone(s)</source>
        <translation>
            <numerusform>%n Stein</numerusform>
            <numerusform>%n Steine</numerusform>
        </translation>
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
        <translation>auf Reserve</translation>
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
        <source>It is up to %2 now, not to %1</source>
        <translation>Jetzt ist %2 am Zug, nicht %1</translation>
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
        <source>%1 has to go on downstream; the last ship is %3, so %2 is out of reach</source>
        <translation>%1 muss weiter flussabwärts fahren; das letzte Schiff steht %3, nicht mehr erreichbar ist: %2</translation>
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
        <translation>Ein Baufeld ist noch frei %1, die Reserve ist daher zu</translation>
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
    <message>
        <source>%2 of %1 possible advances chosen; all of them have to be used</source>
        <translation>%2 von %1 möglichen Schritten gewählt; alle müssen genutzt werden</translation>
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
            <numerusform>Es fehlt nur %1 Getreide; %n Stein wäre zu viel</numerusform>
            <numerusform>Es fehlt nur %1 Getreide; %n Steine wären zu viel</numerusform>
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
        <source>This needs strength %1, but only strength %2 is used</source>
        <translation>Dafür ist Stärke %1 nötig, eingesetzt ist nur Stärke %2</translation>
    </message>
    <message>
        <source>Nothing is chosen; who does not want to build declines</source>
        <translation>Es ist nichts ausgewählt; wer nicht bauen will, verzichtet</translation>
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
        <source>Something has to be built before %1, namely %2</source>
        <translation>Vor %1 muss erst etwas anderes gebaut sein: %2</translation>
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
        <source>%n tomb tile(s) turned up, but %1 values given</source>
        <translation>
            <numerusform>%n Gräber-Plättchen aufgedeckt, aber %1 Werte angegeben</numerusform>
            <numerusform>%n Gräber-Plättchen aufgedeckt, aber %1 Werte angegeben</numerusform>
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
        <source>There are not %1 Sphinx cards to draw; %n card(s) left</source>
        <translation>
            <numerusform>So viele Sphinx-Karten gibt es nicht (%1); nur %n Karte ist übrig</numerusform>
            <numerusform>So viele Sphinx-Karten gibt es nicht (%1); nur %n Karten sind übrig</numerusform>
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
            <numerusform>%1 hat %n Sphinx-Karte, angegeben sind %2</numerusform>
            <numerusform>%1 hat %n Sphinx-Karten, angegeben sind %2</numerusform>
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
        <translation>Hier ist keine Karte zu nennen</translation>
    </message>
    <message>
        <source>Only building sites have building spaces</source>
        <translation>Baufelder gibt es nur an Bauplätzen</translation>
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
        <translation>Es sind mehr Sphinx-Karten genannt als behalten</translation>
    </message>
    <message>
        <source>%1 is not being fed now</source>
        <translation>%1 ist jetzt nicht mit Ernähren dran</translation>
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
        <translation>„%1“ ist das offene Spiel. Öffne oder beginne erst ein anderes.</translation>
    </message>
    <message>
        <source>“%1” cannot be moved: %2.</source>
        <translation>„%1“ lässt sich nicht verschieben: %2.</translation>
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
        <source>No building space was freed here. So the ship in reserve goes home, unless its card is played. (BUILD-7)</source>
        <translation>Hier ist kein Baufeld frei geworden. Das Schiff auf Reserve fährt heim, wenn nicht die Karte dafür kommt. (BUILD-7)</translation>
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
        <source>What is entered now takes the place of the old entry. Esc leaves it as it was.</source>
        <translation>Was jetzt eingetragen wird, ersetzt den alten Eintrag. Esc lässt alles, wie es war.</translation>
    </message>
    <message>
        <source>Or pass: no more ships in this round. (SAIL-6)</source>
        <translation>Oder passen: keine Schiffe mehr in dieser Runde. (SAIL-6)</translation>
    </message>
    <message>
        <source>Only who needs a card to go on may stop. (SAIL-9)</source>
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
        <translation>Das Brett zeigt den Tisch nach dem Eintrag, der im Verlauf markiert ist.</translation>
    </message>
    <message>
        <source>Esc returns to now.</source>
        <translation>Esc führt zurück zu jetzt.</translation>
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
    <message>
        <source>%1 %2 short, %3 points</source>
        <translation>%1 fehlen %2: %3 Punkte</translation>
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
    <message>
        <source>%1 has help in hand: %2. All of it leaves %3 grain short: %4 points</source>
        <translation>%1 hat Hilfe: %2. Mit allem fehlen noch %3 Getreide: %4 Punkte</translation>
    </message>
    <message>
        <source>%1 has %2 stones and gets %3 more. The stone track ends at %4. Lost: %5</source>
        <translation>%1 hat %2 Steine und bekommt %3 dazu. Die Steineleiste endet bei %4. Verloren: %5</translation>
    </message>
    <message>
        <source>%1 will have %2 stones to build with. One space or card at each own building site costs %3 in all as things are now</source>
        <translation>%1 hat dann %2 Steine zum Bauen. Ein Feld oder eine Karte auf jedem eigenen Bauplatz kostet nach jetzigem Stand zusammen %3</translation>
    </message>
    <message>
        <source>Only one building space is left %1</source>
        <translation>Nur noch ein Baufeld ist %1 frei</translation>
    </message>
    <message>
        <source>No building space is left %1. A ship in reserve builds only if somebody frees one</source>
        <translation>Kein Baufeld ist %1 mehr frei. Ein Schiff auf Reserve baut nur, wenn jemand eines frei macht</translation>
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
    <message>
        <source>%1 is %2 grain short: %3 points</source>
        <translation>%1 fehlen %2 Getreide: %3 Punkte</translation>
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
        <source>%1 gets %2 and then has %3 stones</source>
        <translation>%1 bekommt %2 und hat dann %3 Steine</translation>
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
        <source>%1 cannot pay for anything here: %2 stones, strength at most %3</source>
        <translation>%1 kann hier nichts bezahlen: %2 Steine, Stärke höchstens %3</translation>
    </message>
    <message>
        <source>%1 can build for at most %2: %3 stones, strength at most %4</source>
        <translation>%1 kann für höchstens %2 bauen: %3 Steine, Stärke höchstens %4</translation>
    </message>
    <message>
        <source>Spaces %1 can build on now: %2. The cheapest costs %3</source>
        <translation>Felder, auf denen %1 jetzt bauen kann: %2. Das billigste kostet %3</translation>
    </message>
    <message>
        <source>%1 can draw at most %2: %3 stones, strength at most %4</source>
        <translation>%1 kann höchstens %2 ziehen: %3 Steine, Stärke höchstens %4</translation>
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
    <message numerus="yes">
        <source>%1 builds at %n more site(s) after this. Normal crews not used yet: %2</source>
        <translation>
            <numerusform>%1 baut danach noch auf %n Bauplatz. Normale Bautrupps, noch nicht benutzt: %2</numerusform>
            <numerusform>%1 baut danach noch auf %n Bauplätzen. Normale Bautrupps, noch nicht benutzt: %2</numerusform>
        </translation>
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
        <source>%1 may sell the %2 stones that are left: +%3</source>
        <translation>%1 darf die übrigen %2 Steine verkaufen: +%3</translation>
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
        <translation>Das Spiel hat fünf Runden. In jeder fahren die Schiffe, essen die Bautrupps und wachsen die Bauten. Die Zählleiste zeigt die Punkte. Wer die meisten hat, gewinnt (END-4).</translation>
    </message>
    <message>
        <source>Ships bring all you need: Nile cards, stronger crews, a place to build. Send Anna&apos;s first ship to %1: press the round space in the green frame.</source>
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
        <source>After sailing the crews eat: one grain for each point of strength. Anna&apos;s crews have strength %1, her watered fields bear %2. How many grain are missing?</source>
        <translation>Nach der Fahrt essen die Bautrupps: ein Getreide je Punkt Stärke. Annas Bautrupps haben Stärke %1, ihre bewässerten Getreidefelder tragen %2. Wie viel Getreide fehlt?</translation>
    </message>
    <message>
        <source>Subtract the grain from the strength of all four crews. The joker eats too (FEED-1).</source>
        <translation>Von der Stärke aller vier Bautrupps das Getreide abziehen. Auch der Joker-Bautrupp isst (FEED-1).</translation>
    </message>
    <message>
        <source>That is what they eat. Part of it grows on Anna&apos;s fields (FEED-1).</source>
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
        <translation>Die kleinere Zahl zählt (BUILD-5). Jeder gebaute Wert bringt sofort so viele Punkte (BUILD-8).</translation>
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
        <source>A Nile card would be in two places or more than once in the game</source>
        <translation>Eine Nil-Karte läge an zwei Stellen oder käme zu oft vor</translation>
    </message>
    <message>
        <source>The river would hold a Nile card that is not in this round&apos;s deck</source>
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
        <translation>grün</translation>
    </message>
    <message>
        <source>yellow-green</source>
        <translation>gelbgrün</translation>
    </message>
    <message>
        <source>brown</source>
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
        <source>the whole table</source>
        <translation>die ganze Runde</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Spieler %1</translation>
    </message>
    <message>
        <source>round %1, %2</source>
        <translation>Runde %1, %2</translation>
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
    <message>
        <source>%1: only %3 grain for strength %2, %4 missing</source>
        <translation>%1: nur %3 Getreide für Stärke %2, es fehlt %4</translation>
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
        <source>%1: %2 stones left, sold for %n point(s)</source>
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
        <source>Who can place a ship has to.</source>
        <translation>Wer ein Schiff setzen kann, muss es tun.</translation>
    </message>
    <message>
        <source>A player may pass and is then out until the next round.</source>
        <translation>Passen ist erlaubt; danach ist bis zur nächsten Runde Schluss.</translation>
    </message>
    <message>
        <source>More Sphinx cards: paying</source>
        <translation>Mehr Sphinx-Karten: Bezahlung</translation>
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
        <source>Leftover card: moment</source>
        <translation>Liegen gebliebene Karte: Zeitpunkt</translation>
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
        <source>Round space twice at Heliopolis</source>
        <translation>Rundes Feld doppelt in Heliopolis</translation>
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
        <source>Anytime cards for stones may be played just before one&apos;s own final scoring.</source>
        <translation>Jederzeit-Karten für Steine sind noch kurz vor der eigenen Schlusswertung spielbar.</translation>
    </message>
    <message>
        <source>Occupied spaces: which</source>
        <translation>Besetzte Felder: welche</translation>
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
        <source>Occupied spaces: own last ship</source>
        <translation>Besetzte Felder: eigenes letztes Schiff</translation>
    </message>
    <message>
        <source>A ship may join the player&apos;s own last ship.</source>
        <translation>Ein Schiff darf zum eigenen letzten Schiff dazu.</translation>
    </message>
    <message>
        <source>A ship may not join the player&apos;s own last ship.</source>
        <translation>Ein Schiff darf nicht zum eigenen letzten Schiff dazu.</translation>
    </message>
    <message>
        <source>A ship may join the player&apos;s own last ship only together with the card for going upstream.</source>
        <translation>Ein Schiff darf nur zusammen mit der Karte für flussaufwärts zum eigenen letzten Schiff dazu.</translation>
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
        <source>Reserve card with two players</source>
        <translation>Reserve-Karte zu zweit</translation>
    </message>
    <message>
        <source>With two players the card for the reserve is left out.</source>
        <translation>Zu zweit bleibt die Karte für die Reserve in der Schachtel.</translation>
    </message>
    <message>
        <source>With two players the card for the reserve stays in.</source>
        <translation>Auch zu zweit ist die Karte für die Reserve dabei.</translation>
    </message>
    <message>
        <source>Leave out More Sphinx cards</source>
        <translation>Ohne Mehr Sphinx-Karten</translation>
    </message>
    <message>
        <source>The Nile card for more Sphinx cards is in the game.</source>
        <translation>Die Nil-Karte für mehr Sphinx-Karten ist im Spiel.</translation>
    </message>
    <message>
        <source>The Nile card for more Sphinx cards is left out.</source>
        <translation>Die Nil-Karte für mehr Sphinx-Karten bleibt in der Schachtel.</translation>
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
        <source>A field is improved on one&apos;s own turn.</source>
        <translation>Ein Getreidefeld wird im eigenen Zug verbessert.</translation>
    </message>
    <message>
        <source>A field is improved on one&apos;s own turn or while feeding, where it counts at once.</source>
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
        <source>The game as its first edition explains it: nobody starts with a Sphinx card and the cards reach further.</source>
        <translation>Das Spiel, wie es die erste Auflage erklärt: Niemand beginnt mit einer Sphinx-Karte, und manche Karte kann mehr.</translation>
    </message>
    <message>
        <source>Revised rulebook</source>
        <translation>Überarbeitete Spielregel</translation>
    </message>
    <message>
        <source>The publisher&apos;s later wording. A good choice if nothing else has been agreed.</source>
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
</context>
<context>
    <name>PhaseCard</name>
    <message>
        <source>Turn all used crews back.</source>
        <translation>Alle umgedrehten Bautrupps wieder aufdecken.</translation>
    </message>
    <message>
        <source>Nobody moves anything.</source>
        <translation>Niemand muss etwas bewegen.</translation>
    </message>
</context>
<context>
    <name>Phrase</name>
    <message>
        <source>%1 and %2</source>
        <extracomment>The end of a list: &quot;a, b&quot; and &quot;c&quot;.</extracomment>
        <translation>%1 und %2</translation>
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
        <translation>in %1</translation>
    </message>
    <message>
        <source>to %1</source>
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
        <extracomment>Stones at hand, the end of the stone track, what the quarries yield each round.</extracomment>
        <translation>Steine</translation>
    </message>
    <message>
        <source>%1 / %2 (+%3)</source>
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
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
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
        <source>Fields</source>
        <translation>Getreidefelder</translation>
    </message>
    <message>
        <source>Quarries</source>
        <translation>Steinbrüche</translation>
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
        <extracomment>How many Sphinx cards a player holds.</extracomment>
        <translation>Sphinx</translation>
    </message>
    <message>
        <source>×%1</source>
        <translation>×%1</translation>
    </message>
    <message>
        <source>%1 if the game ended now: %2 more for stones, %3 for tombs, Sphinx cards not counted</source>
        <translation>%1, wenn jetzt Schluss wäre: dazu %2 für Steine und %3 für Gräber, Sphinx-Karten nicht gezählt</translation>
    </message>
    <message>
        <source>ending now %1</source>
        <extracomment>What a player would have if the game ended now.</extracomment>
        <translation>jetzt Schluss: %1</translation>
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
        <source>Several markers on one space: 1 is in front, who arrived first.</source>
        <translation>Mehrere Marker auf einem Feld: 1 steht vorn und war zuerst da.</translation>
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
        <translation>Hier gehört eine ganze Zahl hin.</translation>
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
        <source>%1 stones in all, but there are only %2 spaces.</source>
        <translation>Zusammen %1 Steine, es gibt aber nur %2 Felder.</translation>
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
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>PositionSummary</name>
    <message>
        <source>%1. %2 %3</source>
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
        <translation>Reihenfolge der Felder am Nil</translation>
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
        <source>What a stone of the pyramid rests on</source>
        <translation>Worauf ein Stein der Pyramide liegt</translation>
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
        <translation>Weiter %1. %2.</translation>
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
        <source>Press a space to name its card.</source>
        <translation>Feld wählen, dann seine Karte angeben.</translation>
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
        <source>Order for the next round</source>
        <translation>Reihenfolge der nächsten Runde</translation>
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
        <source>%1 to place a ship</source>
        <translation>%1 setzt ein Schiff</translation>
    </message>
    <message>
        <source>Feed the crews</source>
        <translation>Bautrupps ernähren</translation>
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
        <source>%n Sphinx card(s) to name.</source>
        <translation>
            <numerusform>%n Sphinx-Karte angeben.</numerusform>
            <numerusform>%n Sphinx-Karten angeben.</numerusform>
        </translation>
    </message>
    <message>
        <source>Which card lies there? Press its space.</source>
        <translation>Welche Karte liegt wo? Feld wählen.</translation>
    </message>
    <message>
        <source>%1 passes</source>
        <translation>%1 passt</translation>
    </message>
    <message>
        <source>%1 does not build</source>
        <translation>%1 baut nicht</translation>
    </message>
    <message>
        <source>%1 takes no card</source>
        <translation>%1 nimmt keine Karte</translation>
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
        <source>No building</source>
        <translation>Nicht bauen</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
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
</context>
<context>
    <name>ReadError</name>
    <message>
        <source>it cannot be opened: %3</source>
        <translation>lässt sich nicht öffnen: %3</translation>
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
        <translation>leer; erwartet wurde mindestens eine Zeile</translation>
    </message>
    <message>
        <source>it is too large; at most %2 can be read</source>
        <translation>zu groß; lesbar ist höchstens: %2</translation>
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
        <source>the text ends in the middle; the rest was expected</source>
        <translation>der Text bricht mittendrin ab; erwartet wurde der Rest</translation>
    </message>
    <message>
        <source>“%1” stands there twice; it was expected once</source>
        <translation>„%1“ steht zweimal da; erwartet wurde es einmal</translation>
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
        <translation>von einer neueren Programmversion geschrieben (Format %3); lesbar ist es bis Format %2</translation>
    </message>
    <message>
        <source>it was played with newer rules (version %3); rules up to version %2 are known</source>
        <translation>mit neueren Regeln gespielt (Version %3); bekannt sind sie bis Version %2</translation>
    </message>
    <message>
        <source>%2 was expected, and this is something else</source>
        <translation>erwartet: %2; das hier ist etwas anderes</translation>
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
        <source>%1: the deck has %3 cards, but should have %2</source>
        <translation>%1: der Stapel hat %3 statt %2 Karten</translation>
    </message>
    <message>
        <source>%1: there are %3 Sphinx cards, but should be %2</source>
        <translation>%1: %3 Sphinx-Karten statt %2</translation>
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
        <source>%1: there are %3 tomb tiles, but at least %2 are needed</source>
        <translation>%1: %3 Gräber-Plättchen, nötig sind mindestens %2</translation>
    </message>
    <message>
        <source>%1: a part of the temple is missing</source>
        <translation>%1: ein Teil vom Tempel fehlt</translation>
    </message>
    <message>
        <source>%1: two cards have the same id</source>
        <translation>%1: zwei Karten haben dieselbe Kennung</translation>
    </message>
    <message>
        <source>the brackets are nested too deep; at most %2 can be read</source>
        <translation>die Klammern sind zu tief verschachtelt; lesbar ist höchstens: %2</translation>
    </message>
    <message>
        <source>the brackets are nested too deep</source>
        <translation>die Klammern sind zu tief verschachtelt</translation>
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
        <translation>eine Ausgabe des Spiels</translation>
    </message>
    <message>
        <source>a final position</source>
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
        <translation>die Option %1</translation>
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
        <source>as many as all players&apos; stones there, %1</source>
        <translation>so viele wie die Steine aller dort, %1</translation>
    </message>
    <message>
        <source>the sum of tombTiles, %1</source>
        <translation>die Summe von tombTiles, %1</translation>
    </message>
    <message>
        <source>%1 to %2 with %3 tombs</source>
        <translation>%1 bis %2 bei so vielen Gräbern: %3</translation>
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
        <translation>dieser Teil vom Tempel</translation>
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
    <message>
        <source>at most %1 spaces</source>
        <translation>höchstens %1 Felder</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>mindestens %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
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
    <message>
        <source>%1 cards</source>
        <translation>%1 Karten</translation>
    </message>
    <message>
        <source>%1 cards in this deck</source>
        <translation>%1 Karten in diesem Stapel</translation>
    </message>
    <message>
        <source>%1 tiles</source>
        <translation>%1 Plättchen</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 Byte</translation>
    </message>
    <message>
        <source>%1 bytes a line</source>
        <translation>%1 Byte je Zeile</translation>
    </message>
    <message>
        <source>%1 values</source>
        <translation>%1 Werte</translation>
    </message>
    <message>
        <source>%1 levels</source>
        <translation>%1 Ebenen</translation>
    </message>
    <message>
        <source>%1 entries</source>
        <translation>%1 Einträge</translation>
    </message>
    <message>
        <source>at most %1 on all the cards of the box together</source>
        <translation>höchstens %1 auf allen Karten der Schachtel zusammen</translation>
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
        <source>Stones spent at building sites</source>
        <translation>Steine auf Bauplätzen verbraucht</translation>
    </message>
    <message>
        <source>Stones left over sold</source>
        <translation>Übrige Steine verkauft</translation>
    </message>
    <message>
        <source>Sum of the tombs</source>
        <translation>Summe der Gräber</translation>
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
    <message numerus="yes">
        <source>%n stone(s)</source>
        <translation>
            <numerusform>%n Stein</numerusform>
            <numerusform>%n Steine</numerusform>
        </translation>
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
        <source>Ranking</source>
        <translation>Rangfolge</translation>
    </message>
    <message numerus="yes">
        <source>%n printed value(s) of “%1” are only assumed; compare them with your own copy: nilometer-cli edition --unconfirmed</source>
        <translation>
            <numerusform>%n gedruckter Wert von „%1“ ist nur angenommen; bitte mit dem eigenen Spiel vergleichen: nilometer-cli edition --unconfirmed</numerusform>
            <numerusform>%n gedruckte Werte von „%1“ sind nur angenommen; bitte mit dem eigenen Spiel vergleichen: nilometer-cli edition --unconfirmed</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1, %2</source>
        <translation>Runde %1: %2</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Total</source>
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
</context>
<context>
    <name>River</name>
    <message>
        <source>No Nile card lies here.</source>
        <translation>Hier liegt keine Nil-Karte.</translation>
    </message>
    <message>
        <source>Nile card</source>
        <translation>Nil-Karte</translation>
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
            <numerusform>Bautrupp +1, %n Stein</numerusform>
            <numerusform>Bautrupp +1, %n Steine</numerusform>
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
</context>
<context>
    <name>Rule</name>
    <message>
        <source>Starting kit</source>
        <translation>Ausstattung</translation>
    </message>
    <message>
        <source>Everyone starts with a player tableau, three construction crews and the joker crew, ships, stones, a start quarry and a green start field. If stones or markers run out, anything else will do.</source>
        <translation>Alle beginnen mit Spielertableau, drei Bautrupps und dem Joker-Bautrupp, Schiffen, Steinen, einem Start-Steinbruch und einem grünen Start-Getreidefeld. Reichen Steine oder Marker nicht, tut es jeder Ersatz.</translation>
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
        <source>The order tile says how many stones a player starts with.</source>
        <translation>Das Nummern-Plättchen sagt, mit wie vielen Steinen man beginnt.</translation>
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
        <translation>Die Nil-Karten bilden nach der Zahl auf der Rückseite drei Stapel. Die Sphinx-Karten liegen verdeckt; ob alle mit einer beginnen, sagen die Optionen.</translation>
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
        <source>In front is who has more points. On one space, who came first is in front.</source>
        <translation>Vorn ist, wer mehr Punkte hat, und auf demselben Feld, wer früher da war.</translation>
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
        <source>Anytime cards are played on one&apos;s own turn. Only the cards for the reserve and for first place may also come at their own moment.</source>
        <translation>Jederzeit-Karten spielt man im eigenen Zug. Nur die Karten für die Reserve und für die erste Stelle dürfen auch in ihrem eigenen Moment kommen.</translation>
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
        <source>Who follows whom in feeding and participation is settled when the phase begins, wherever the markers go meanwhile.</source>
        <translation>Wer beim Ernähren und bei der Mitwirkung wann drankommt, steht zu Beginn der Phase fest, wohin die Marker auch ziehen.</translation>
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
        <source>When the online version lets its players click on a card is a matter of that program. At the table these limits do not hold.</source>
        <translation>Wann sich im Online-Spiel eine Karte anklicken lässt, ist Sache jenes Programms. Am Tisch gelten diese Grenzen nicht.</translation>
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
        <source>In tile order each player places one ship, round after round. Without a legal space a player is skipped.</source>
        <translation>In der Folge der Nummern setzt jeder ein Schiff, dann wieder von vorn. Wer kein erlaubtes Feld findet, setzt aus.</translation>
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
        <source>Where passing is allowed, it ends the round&apos;s sailing for that player. The others go on.</source>
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
        <source>Even without passing, a player may stop whose only legal space would take a card to reach.</source>
        <translation>Auch ohne Passen darf aufhören, wer nur noch mit Hilfe einer Karte ein Feld erreichen könnte.</translation>
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
        <source>One construction crew of choice gains 1 strength, and 2 stones come with it.</source>
        <translation>Ein Bautrupp nach Wahl gewinnt 1 Stärke, und 2 Steine gibt es dazu.</translation>
    </message>
    <message>
        <source>Heliopolis</source>
        <translation>Heliopolis</translation>
    </message>
    <message>
        <source>Works like Passalon. This is the end of the river: the card for occupied spaces does not work here.</source>
        <translation>Wirkt wie Passalon. Hier endet der Fluss: Die Karte für besetzte Felder gilt nicht.</translation>
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
        <source>Who chooses construction crews has to choose as many real advances as there can be.</source>
        <translation>Wer Bautrupps auswählt, muss so viele echte Schritte wählen, wie möglich sind.</translation>
    </message>
    <message>
        <source>Feeding</source>
        <translation>Ernährung</translation>
    </message>
    <message>
        <source>From the front of the score track: the strength of all four construction crews is compared with the player&apos;s grain.</source>
        <translation>Wer auf der Zählleiste vorn liegt, beginnt: Die Stärke aller vier Bautrupps wird mit dem eigenen Getreide verglichen.</translation>
    </message>
    <message>
        <source>Watering</source>
        <translation>Bewässerung</translation>
    </message>
    <message>
        <source>Green fields always bear grain. The water ring in the middle adds the yellow-green fields, on the right the brown fields too.</source>
        <translation>Grüne Getreidefelder tragen immer. Der mittlere Platz für den Wasserring nimmt die gelbgrünen dazu, der rechte auch die braunen.</translation>
    </message>
    <message>
        <source>Feeding penalty</source>
        <translation>Strafe für Hunger</translation>
    </message>
    <message>
        <source>Each grain missing costs as many points as the player&apos;s step on the grain market says. Grain left over is lost.</source>
        <translation>Jedes fehlende Getreide kostet so viele Punkte, wie die eigene Stufe am Getreidemarkt sagt. Überschüssiges Getreide verfällt.</translation>
    </message>
    <message>
        <source>Help with feeding</source>
        <translation>Hilfe beim Ernähren</translation>
    </message>
    <message>
        <source>Cards can help: extra grain, stones instead of grain, a better field. None of it has to be used.</source>
        <translation>Karten können helfen: Zusatz-Getreide, Steine statt Getreide, ein besseres Getreidefeld. Nichts davon ist Pflicht.</translation>
    </message>
    <message>
        <source>Producing stones</source>
        <translation>Steine produzieren</translation>
    </message>
    <message>
        <source>In tile order everyone collects the stones of all own quarries.</source>
        <translation>In der Folge der Nummern bekommen alle die Steine aus ihren Steinbrüchen.</translation>
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
        <translation>Bauen braucht Steine und einen noch nicht benutzten Bautrupp. Der Joker-Bautrupp darf helfen, ein zweiter normaler nur mit Karte.</translation>
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
        <translation>Benutzte Bautrupps</translation>
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
        <source>The values built add up to the price in stones. The price may exceed neither the strength used nor the stones at hand.</source>
        <translation>Die gebauten Werte zusammen sind der Preis in Steinen. Er darf weder die eingesetzte Stärke noch den Vorrat an Steinen übersteigen.</translation>
    </message>
    <message>
        <source>Not building</source>
        <translation>Nicht bauen</translation>
    </message>
    <message>
        <source>Who does not want to build takes the ship back; its building space counts as freed.</source>
        <translation>Wer nicht bauen will, nimmt das Schiff zurück; das Baufeld gilt dann als frei geworden.</translation>
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
        <translation>Eine gezogene Sphinx-Karte darf verdeckt bleiben. Jede andere geht für sofort 1 Punkt zurück.</translation>
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
        <source>The obelisk grows from the bottom: a number is begun when all lower ones are full.</source>
        <translation>Der Obelisk wächst von unten: Eine Zahl ist erst dran, wenn alle kleineren voll sind.</translation>
    </message>
    <message>
        <source>Tombs in order</source>
        <translation>Gräber der Reihe nach</translation>
    </message>
    <message>
        <source>Open tomb tiles are taken from the first one on, none is left out. Each makes the next one turn up; its value is price and points.</source>
        <translation>Offene Gräber-Plättchen nimmt man vom ersten an ohne Auslassung. Für jedes wird ein neues aufgedeckt; sein Wert ist Preis und Punktzahl.</translation>
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
        <source>The temple begins with its two pillars, each by itself from the bottom. The columns follow when both stand, then the stones above.</source>
        <translation>Der Tempel beginnt mit den zwei Pfeilern, jeder für sich von unten. Stehen beide, folgen die Säulen, dann die Steine darüber.</translation>
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
        <source>A complete pyramid row pays the player with most stones in it: 1 point per own stone, whoever completed it.</source>
        <translation>Eine volle Reihe der Pyramide bringt 1 Punkt je eigenem Stein, und zwar dem, der dort die meisten hat, egal wer sie vollendet.</translation>
    </message>
    <message>
        <source>Tie in a row</source>
        <translation>Gleichstand in der Reihe</translation>
    </message>
    <message>
        <source>If several have most stones in a pyramid row, it belongs to the one whose first stone is furthest left.</source>
        <translation>Haben mehrere die meisten Steine in einer Reihe der Pyramide, gehört sie dem, dessen erster Stein am weitesten links liegt.</translation>
    </message>
    <message>
        <source>Market step for building</source>
        <translation>Marktstufe fürs Bauen</translation>
    </message>
    <message>
        <source>Who has built at obelisk or tombs moves one own market marker a step down. Stones gained by it pay only for later building.</source>
        <translation>Wer an Obelisk oder Gräbern gebaut hat, setzt einen eigenen Marker auf einem der Märkte eine Stufe tiefer. Steine daraus zahlen erst späteres Bauen.</translation>
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
        <source>Who spent stones at one, two or three building sites gets 1, 3 or 6 points, from the front of the score track.</source>
        <translation>Wer auf einem, zwei oder drei Bauplätzen Steine verbraucht hat, bekommt 1, 3 oder 6 Punkte, von vorn auf der Zählleiste.</translation>
    </message>
    <message>
        <source>Next order</source>
        <translation>Neue Reihenfolge</translation>
    </message>
    <message>
        <source>Fewest points takes order tile 1, and so on. On one space, the later arrival takes the smaller number.</source>
        <translation>Die wenigsten Punkte bekommen Nummern-Plättchen 1, und so weiter. Auf demselben Feld hat die kleinere Nummer, wer später kam.</translation>
    </message>
    <message>
        <source>Stones sold</source>
        <translation>Verkaufte Steine</translation>
    </message>
    <message>
        <source>Low enough on the stone market, leftover stones may be sold at two for a point. An odd one is lost.</source>
        <translation>Wer beim Steineverkauf tief genug steht, darf übrige Steine verkaufen, zwei für einen Punkt. Ein einzelner verfällt.</translation>
    </message>
    <message>
        <source>Tombs</source>
        <translation>Gräber</translation>
    </message>
    <message>
        <source>The more the tomb tiles add up to, the more points: 2 for a little, 5 from 11 on, 9 from 21 on.</source>
        <translation>Je höher die Summe der Gräber-Plättchen, desto mehr Punkte: 2 für wenig, 5 ab 11, 9 ab 21.</translation>
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
        <translation>Sieg</translation>
    </message>
    <message>
        <source>Most points wins, bids for seats subtracted. On one space, who came first wins.</source>
        <translation>Die meisten Punkte nach Abzug der Gebote gewinnen. Auf demselben Feld gewinnt, wer früher da war.</translation>
    </message>
    <message>
        <source>Green field</source>
        <translation>Grünes Getreidefeld</translation>
    </message>
    <message>
        <source>This field bears grain every round, wherever the water ring lies.</source>
        <translation>Dieses Getreidefeld trägt jede Runde, wo der Wasserring auch liegt.</translation>
    </message>
    <message>
        <source>Yellow-green field</source>
        <translation>Gelbgrünes Getreidefeld</translation>
    </message>
    <message>
        <source>This field bears grain with the water ring in the middle or on the right.</source>
        <translation>Dieses Getreidefeld trägt bei mittlerem und bei rechtem Wasserring.</translation>
    </message>
    <message>
        <source>Brown field</source>
        <translation>Braunes Getreidefeld</translation>
    </message>
    <message>
        <source>This field bears grain only with the water ring on the right. When taken, it pays once: a market step, points or stones.</source>
        <translation>Dieses Getreidefeld trägt nur, wenn der Wasserring rechts liegt. Beim Nehmen gibt es einmal etwas dazu: eine Marktstufe, Punkte oder Steine.</translation>
    </message>
    <message>
        <source>Quarry</source>
        <translation>Steinbruch</translation>
    </message>
    <message>
        <source>This quarry yields its stones every round.</source>
        <translation>Dieser Steinbruch liefert jede Runde seine Steine.</translation>
    </message>
    <message>
        <source>Extra grain</source>
        <translation>Zusatz-Getreide</translation>
    </message>
    <message>
        <source>Adds grain to one feeding, then it is gone.</source>
        <translation>Bringt einmal beim Ernähren mehr Getreide, dann ist sie weg.</translation>
    </message>
    <message>
        <source>Extra strength</source>
        <translation>Zusatz-Stärke</translation>
    </message>
    <message>
        <source>Adds strength to one building action, then it is gone. Several may be played together.</source>
        <translation>Bringt einmal beim Bauen mehr Stärke, dann ist sie weg. Mehrere davon passen zusammen.</translation>
    </message>
    <message>
        <source>Round space twice</source>
        <translation>Rundes Feld doppelt</translation>
    </message>
    <message>
        <source>The round space a ship just went to is carried out twice.</source>
        <translation>Das runde Feld, auf das ein Schiff gerade kommt, wird zweimal ausgeführt.</translation>
    </message>
    <message>
        <source>Second ship</source>
        <translation>Zweites Schiff</translation>
    </message>
    <message>
        <source>Right after a ship a second one follows, before the next player&apos;s turn.</source>
        <translation>Direkt auf ein Schiff folgt ein zweites, noch bevor jemand anders dran ist.</translation>
    </message>
    <message>
        <source>Two crews</source>
        <translation>Zwei Bautrupps</translation>
    </message>
    <message>
        <source>One building action may use two normal construction crews, and the joker crew besides.</source>
        <translation>Einmal dürfen zwei normale Bautrupps zusammen bauen, der Joker-Bautrupp noch dazu.</translation>
    </message>
    <message>
        <source>Sure to build</source>
        <translation>Sicher bauen</translation>
    </message>
    <message>
        <source>One ship in reserve builds even if no building space was freed.</source>
        <translation>Ein Schiff auf Reserve baut, auch wenn kein Baufeld frei geworden ist.</translation>
    </message>
    <message>
        <source>First place</source>
        <translation>Erste Stelle</translation>
    </message>
    <message>
        <source>At every building site not yet begun, the player&apos;s ship moves to first place, out of the reserve too.</source>
        <translation>Auf jedem Bauplatz, auf dem noch nicht gebaut wurde, rückt das eigene Schiff an die erste Stelle, auch aus der Reserve.</translation>
    </message>
    <message>
        <source>Keep two Sphinx cards</source>
        <translation>Zwei Sphinx-Karten behalten</translation>
    </message>
    <message>
        <source>Of one drawing, two Sphinx cards may be kept instead of one.</source>
        <translation>Bei einem Ziehen darf man zwei Sphinx-Karten statt einer behalten.</translation>
    </message>
    <message>
        <source>Extra stones</source>
        <translation>Zusatz-Steine</translation>
    </message>
    <message>
        <source>Brings stones when it is played, then it is gone.</source>
        <translation>Bringt beim Ausspielen Steine, dann ist sie weg.</translation>
    </message>
    <message>
        <source>Card sale of stones</source>
        <translation>Steine per Karte</translation>
    </message>
    <message>
        <source>Up to 10 stones may be sold for 1 point each, wherever the marker stands on the stone market.</source>
        <translation>Bis zu 10 Steine lassen sich für je 1 Punkt verkaufen, egal auf welcher Stufe vom Steineverkauf man steht.</translation>
    </message>
    <message>
        <source>Better field</source>
        <translation>Besseres Getreidefeld</translation>
    </message>
    <message>
        <source>One field counts a colour better for the rest of the game: brown as yellow-green, yellow-green as green.</source>
        <translation>Ein Getreidefeld zählt bis zum Spielende eine Farbe besser: braun wie gelbgrün, gelbgrün wie grün.</translation>
    </message>
    <message>
        <source>Occupied space</source>
        <translation>Besetztes Feld</translation>
    </message>
    <message>
        <source>Once a round a ship may go to an occupied space, but never to the last one of the river.</source>
        <translation>Einmal je Runde darf ein Schiff auf ein besetztes Feld, nur nie auf das letzte des Flusses.</translation>
    </message>
    <message>
        <source>Crew step</source>
        <translation>Bautrupp-Schritt</translation>
    </message>
    <message>
        <source>Once a round one construction crew gains 1 strength, at any moment up to the new order.</source>
        <translation>Einmal je Runde gewinnt ein Bautrupp 1 Stärke, wann immer man will, bis zur neuen Reihenfolge.</translation>
    </message>
    <message>
        <source>Stones as grain</source>
        <translation>Steine als Getreide</translation>
    </message>
    <message>
        <source>While feeding, each stone may stand in for one missing grain.</source>
        <translation>Beim Ernähren darf jeder Stein ein fehlendes Getreide ersetzen.</translation>
    </message>
    <message>
        <source>More Sphinx cards</source>
        <translation>Mehr Sphinx-Karten</translation>
    </message>
    <message>
        <source>Two more Sphinx cards may be drawn without paying; the top limit stays.</source>
        <translation>Zwei Sphinx-Karten mehr dürfen ohne Bezahlung gezogen werden; die Obergrenze bleibt.</translation>
    </message>
    <message>
        <source>Paid crew step</source>
        <translation>Bezahlter Bautrupp-Schritt</translation>
    </message>
    <message>
        <source>Once a round 2 stones buy 1 strength for a construction crew.</source>
        <translation>Einmal je Runde bringen 2 Steine einem Bautrupp 1 Stärke.</translation>
    </message>
    <message>
        <source>Upstream</source>
        <translation>Flussaufwärts</translation>
    </message>
    <message>
        <source>Once a round a ship may go upstream of the last one. From there it goes on as usual.</source>
        <translation>Einmal je Runde darf ein Schiff oberhalb des letzten eigenen stehen. Von dort geht es wie gewohnt weiter.</translation>
    </message>
    <message>
        <source>Leftover card</source>
        <translation>Liegen gebliebene Karte</translation>
    </message>
    <message>
        <source>Each round one Nile card left on the river may be taken.</source>
        <translation>Jede Runde darf eine auf dem Fluss liegen gebliebene Nil-Karte genommen werden.</translation>
    </message>
    <message>
        <source>Tombs card</source>
        <translation>Gräber-Karte</translation>
    </message>
    <message>
        <source>Adds to the sum of the tomb tiles in the final scoring.</source>
        <translation>Erhöht in der Schlusswertung die Summe der Gräber-Plättchen.</translation>
    </message>
    <message>
        <source>Down the stone market</source>
        <translation>Steineverkauf abwärts</translation>
    </message>
    <message>
        <source>The player&apos;s marker on the stone market goes two steps down at once.</source>
        <translation>Der eigene Marker geht beim Steineverkauf gleich zwei Stufen nach unten.</translation>
    </message>
    <message>
        <source>Down the grain market</source>
        <translation>Getreidemarkt abwärts</translation>
    </message>
    <message>
        <source>The player&apos;s marker on the grain market goes two steps down at once.</source>
        <translation>Der eigene Marker geht am Getreidemarkt gleich zwei Stufen nach unten.</translation>
    </message>
    <message>
        <source>Crews of choice</source>
        <translation>Bautrupps nach Wahl</translation>
    </message>
    <message>
        <source>Two construction crews of choice gain 1 strength each, or one of them gains 2.</source>
        <translation>Zwei Bautrupps nach Wahl gewinnen je 1 Stärke oder einer davon 2.</translation>
    </message>
    <message>
        <source>Pictured crews</source>
        <translation>Abgebildete Bautrupps</translation>
    </message>
    <message>
        <source>The two construction crews on the card gain 1 strength each.</source>
        <translation>Die beiden Bautrupps auf der Karte gewinnen je 1 Stärke.</translation>
    </message>
    <message>
        <source>Stones in buildings</source>
        <translation>Steine in Bauwerken</translation>
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
        <translation>Eine Eingabe muss zu dem passen, was auf dem Tisch liegt. Eine Korrektur stellt richtig, worauf sich die Runde einigt.</translation>
    </message>
    <message>
        <source>With two or three players each building site has one building space fewer.</source>
        <translation>Zu zweit und zu dritt hat jeder Bauplatz ein Baufeld weniger.</translation>
    </message>
    <message>
        <source>Who goes past 50 on the score track takes a scarab: it marks 50 points.</source>
        <translation>Wer auf der Zählleiste über die 50 zieht, nimmt einen Skarabäus: Er steht für 50 Punkte.</translation>
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
    <message>
        <source>With %1 players, each building site has %2 building spaces: those nearest to the Nile.</source>
        <translation>Bei %1 Personen hat jeder Bauplatz %2 Baufelder: die nächsten am Nil.</translation>
    </message>
    <message numerus="yes">
        <source>Leave %n building space(s) of each site empty.</source>
        <translation>
            <numerusform>%n Baufeld je Bauplatz bleibt leer.</numerusform>
            <numerusform>%n Baufelder je Bauplatz bleiben leer.</numerusform>
        </translation>
    </message>
    <message>
        <source>With %1 players, use all %2 building spaces of each building site.</source>
        <translation>Bei %1 Personen gelten auf jedem Bauplatz alle %2 Baufelder.</translation>
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
        <source>Lay them face down beside the Sphinx.</source>
        <translation>Sie kommen verdeckt neben die Sphinx.</translation>
    </message>
    <message>
        <source>Not in this game, back to the box: “%1”</source>
        <translation>In diesem Spiel nicht dabei, zurück in die Schachtel: „%1“</translation>
    </message>
    <message>
        <source>Shuffle the %1 tomb tiles face down.</source>
        <translation>Die %1 Gräber-Plättchen verdeckt mischen.</translation>
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
        <source>These are %1 ships and %2 stones; %3 of the stones are markers.</source>
        <translation>Das sind %1 Schiffe und %2 Steine; %3 der Steine dienen als Marker.</translation>
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
    <message numerus="yes">
        <source>%n stone(s)</source>
        <translation>
            <numerusform>%n Stein</numerusform>
            <numerusform>%n Steine</numerusform>
        </translation>
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
    <message>
        <source>Lay %1 cards of deck %2 face up on the Nile. Begin at the top space.</source>
        <translation>%1 Karten vom Stapel %2 offen auf den Nil legen. Es beginnt mit dem obersten Feld.</translation>
    </message>
    <message>
        <source>This is the first phase of the game: Nilometer goes on from here.</source>
        <translation>Das ist schon die erste Phase des Spiels: Hier macht Nilometer weiter.</translation>
    </message>
</context>
<context>
    <name>SourceGroup</name>
    <message>
        <source>Sphinx</source>
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
        <source>Before the final scoring</source>
        <translation>Vor der Schlusswertung</translation>
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
            <numerusform>Mindestens %n eigener Stein im Obelisk</numerusform>
            <numerusform>Mindestens %n eigene Steine im Obelisk</numerusform>
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
        <translation>Für jeden eigenen Stein im Obelisk</translation>
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
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
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
        <translation>%1 im Obelisk</translation>
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
        <translation>je Stein im Obelisk</translation>
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
        <translation>%1 in jedem Gebäude</translation>
    </message>
    <message>
        <source>quarries</source>
        <translation>Steinbrüche</translation>
    </message>
    <message>
        <source>each Permanent card</source>
        <translation>je Permanent-Karte</translation>
    </message>
    <message>
        <source>every %1 points</source>
        <translation>je %1 Punkte</translation>
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
    <name>nilometer::ui::ArchiveModel</name>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Winner</source>
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
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Rules</source>
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
        <source>“%1” is deleted. Its file stays in the folder “%2” until you empty that.</source>
        <translation>„%1“ ist gelöscht. Die Datei bleibt im Ordner „%2“, bis du ihn leerst.</translation>
    </message>
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
        <source>No finished games yet. After its final scoring a game stands here by itself.</source>
        <translation>Noch kein beendetes Spiel. Nach der Schlusswertung steht ein Spiel von selbst hier.</translation>
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
</context>
<context>
    <name>nilometer::ui::BarsChart</name>
    <message>
        <source>There is nothing to show yet.</source>
        <translation>Hier gibt es noch nichts zu sehen.</translation>
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
        <translation>Drücken nimmt sie weg</translation>
    </message>
    <message>
        <source>No card begins like this.</source>
        <translation>So beginnt keine Karte.</translation>
    </message>
    <message>
        <source>Name a card…</source>
        <translation>Karte nennen…</translation>
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
        <translation>&amp;Von wem</translation>
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
        <translation>&amp;Stellung</translation>
    </message>
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
        <source>That is what is there now.</source>
        <translation>So ist es schon.</translation>
    </message>
    <message>
        <source>Say why; the log keeps the reason.</source>
        <translation>Sag warum; der Verlauf bewahrt den Grund.</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eintragen</translation>
    </message>
    <message>
        <source>Enter anyway</source>
        <translation>Trotzdem eintragen</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::CourseChart</name>
    <message>
        <source>Course of the game</source>
        <translation>Verlauf des Spiels</translation>
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
        <source>No more can be named than are kept. Take another tick away first.</source>
        <translation>Mehr als behalten wurden, geht nicht. Nimm erst ein anderes Häkchen weg.</translation>
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
        <translation>Nötig ist das nie: Sphinx-Karten dürfen bis zur Schlusswertung verdeckt bleiben. Was hier genannt wird, dient nur Vorhersagen und wird niemandem gezeigt.</translation>
    </message>
    <message>
        <source>Covered. Turn the screen so that only you can see it.</source>
        <translation>Abgedeckt. Dreh den Bildschirm so, dass nur du ihn siehst.</translation>
    </message>
    <message>
        <source>Hold to look</source>
        <translation>Zum Ansehen gedrückt halten</translation>
    </message>
    <message>
        <source>Hold the button with the mouse and press the letters of your cards. Or hold Space and click them, or go to them with the arrow keys and press Enter.</source>
        <translation>Halte den Knopf mit der Maus und drücke die Buchstaben deiner Karten. Oder halte die Leertaste und klicke sie an, oder geh mit den Pfeiltasten hin und drücke Enter.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Name the cards</source>
        <translation>Karten nennen</translation>
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
            <numerusform>%n schon genannt</numerusform>
            <numerusform>%n schon genannt</numerusform>
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
        <translation>So lassen sich die Karten nicht nennen. Vergleiche sie mit deinen.</translation>
    </message>
    <message>
        <source>If the game ended now: %1 on the score track, %2 for stones, %3 for tombs, %4 for the Sphinx cards ticked, %5 in all.</source>
        <translation>Wenn jetzt Schluss wäre: %1 auf der Zählleiste, %2 für Steine, %3 für Gräber, %4 für die angekreuzten Sphinx-Karten, zusammen %5.</translation>
    </message>
    <message>
        <source>%1 (now %2)</source>
        <extracomment>A Sphinx card, and the points it would give if the game ended now.</extracomment>
        <translation>%1 (jetzt %2)</translation>
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
        <translation>Spielregel</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>Alle Spielregeln</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::FloodView</name>
    <message>
        <source>%1 %2 / %3</source>
        <extracomment>Flood forecast: position of the water ring, grain there / strength of the crews.</extracomment>
        <translation>%1 %2 / %3</translation>
    </message>
    <message>
        <source>%1 short: %2</source>
        <extracomment>Flood forecast: grain missing, points lost for it.</extracomment>
        <translation>fehlt %1: %2</translation>
    </message>
    <message>
        <source>Ring %1: %2 grain for strength %3, enough</source>
        <translation>Ring %1: %2 Getreide für Stärke %3, das reicht</translation>
    </message>
    <message numerus="yes">
        <source>Ring %1: %2 grain for strength %3, %4 missing, %n point(s) back</source>
        <translation>
            <numerusform>Ring %1: %2 Getreide für Stärke %3, es fehlt %4, %n Punkt zurück</numerusform>
            <numerusform>Ring %1: %2 Getreide für Stärke %3, es fehlt %4, %n Punkte zurück</numerusform>
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
        <translation>Getreide für jede Position vom Wasserring</translation>
    </message>
    <message>
        <source>enough</source>
        <translation>reicht</translation>
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
        <source>Games of late</source>
        <translation>Letzte Spiele</translation>
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
        <source>Name Sphinx cards, eyes only</source>
        <translation>Sphinx-Karten geheim angeben</translation>
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
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Markers slide</source>
        <translation>Marker gleiten</translation>
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
        <translation>Nächste Stufe für den, der dran ist</translation>
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
</context>
<context>
    <name>nilometer::ui::GuidePanel</name>
    <message>
        <source>Guide</source>
        <translation>Hinweise</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Verlauf</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) to think of</source>
        <translation>
            <numerusform>%n Sache zu bedenken</numerusform>
            <numerusform>%n Sachen zu bedenken</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nilometer::ui::GuideView</name>
    <message>
        <source>Guide</source>
        <translation>Hinweise</translation>
    </message>
    <message>
        <source>Prompts for %1: %2. Ctrl+P changes it.</source>
        <translation>Hinweise für %1: %2. Strg+P ändert das.</translation>
    </message>
    <message>
        <source>There is nothing special to think of now.</source>
        <translation>Gerade ist nichts Besonderes zu bedenken.</translation>
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
        <translation>BG Stats sammelt Ergebnisse. Sobald das Spiel zu Ende ist, lässt sich die Partie übergeben.</translation>
    </message>
    <message>
        <source>Scan the code with the phone that has BG Stats on it, or open the link there. The app asks before it keeps the play.</source>
        <translation>Den Code mit dem Handy scannen, auf dem BG Stats ist, oder den Link dort öffnen. Die App fragt nach, bevor sie die Partie speichert.</translation>
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
    <name>nilometer::ui::HeaderBar</name>
    <message>
        <source>Back to now</source>
        <translation>Zum Jetzt</translation>
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
</context>
<context>
    <name>nilometer::ui::HelpDialog</name>
    <message>
        <source>Keys and help</source>
        <translation>Tasten und Hilfe</translation>
    </message>
    <message>
        <source>letter or digit</source>
        <translation>Buchstabe oder Ziffer</translation>
    </message>
    <message>
        <source>presses the place or choice that shows it</source>
        <translation>wählt den Platz oder Knopf mit diesem Zeichen</translation>
    </message>
    <message>
        <source>Enter</source>
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
        <translation>nimmt die letzte Wahl zurück; führt aus der Vergangenheit zum Jetzt</translation>
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
        <source>Tab, arrow keys, Space</source>
        <translation>Tab, Pfeiltasten, Leertaste</translation>
    </message>
    <message>
        <source>go from place to place and press it</source>
        <translation>gehen von Platz zu Platz und wählen ihn aus</translation>
    </message>
    <message>
        <source>Ctrl+Z, Ctrl+Y</source>
        <translation>Strg+Z, Strg+Y</translation>
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
        <source>changes between German and English</source>
        <translation>wechselt zwischen Deutsch und Englisch</translation>
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
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>The table is right</source>
        <translation>Der Tisch hat recht</translation>
    </message>
    <message>
        <source>Nilometer says which rule forbids an entry. If it happened all the same, enter it anyway; the log marks it. Points, stones and markers are put right under Menu, Correction.</source>
        <translation>Nilometer sagt, welche Regel einen Eintrag verbietet. Ist es am Tisch doch so geschehen, hilft „Trotzdem eintragen“; der Verlauf vermerkt es. Punkte, Steine und Marker rückt im Menü „Korrektur“ zurecht.</translation>
    </message>
    <message>
        <source>The past</source>
        <translation>Die Vergangenheit</translation>
    </message>
    <message>
        <source>Select a line of the log to see the table as it was. With the right mouse button you change that entry or let it be explained.</source>
        <translation>Wer im Verlauf eine Zeile wählt, sieht den Tisch, wie er damals war. Mit der rechten Maustaste lässt sich der Eintrag ändern oder erklären.</translation>
    </message>
    <message>
        <source>Hidden is hidden</source>
        <translation>Verdeckt bleibt verdeckt</translation>
    </message>
    <message>
        <source>Sphinx cards stay sealed: only their number is entered. They are named in the final scoring.</source>
        <translation>Sphinx-Karten bleiben geheim: Eingetragen wird nur, wie viele es sind. Welche es sind, kommt erst in der Schlusswertung ans Licht.</translation>
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
        <source>Backspace, +</source>
        <translation>Rücktaste, +</translation>
    </message>
    <message>
        <source>in the final scoring: one step back, all at once</source>
        <translation>in der Schlusswertung: ein Schritt zurück, alles auf einmal</translation>
    </message>
    <message>
        <source>Ctrl+U</source>
        <translation>Strg+U</translation>
    </message>
    <message>
        <source>sets up the table, until the first ship sails</source>
        <translation>Tisch aufbauen, bis das erste Schiff fährt</translation>
    </message>
    <message>
        <source>Ctrl+P</source>
        <translation>Strg+P</translation>
    </message>
    <message>
        <source>more or fewer prompts for the player on turn</source>
        <translation>mehr oder weniger Hinweise für den, der dran ist</translation>
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
        <translation>Beginnen</translation>
    </message>
    <message>
        <source>Go on</source>
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
        <source>Not so.</source>
        <translation>Noch nicht.</translation>
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
        <translation>Kurze Lektionen an einem echten Tisch. Eigene Partien bleiben, wie sie sind. Jede Lektion lässt sich jederzeit verlassen und geht später dort weiter.</translation>
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
        <source>Not yet: that is taken back. First go on with the lesson.</source>
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
        <source>Explain</source>
        <translation>Erklären</translation>
    </message>
    <message>
        <source>Every entry will stand here, with its points and what to move on the board. Select one to see the table as it was then.</source>
        <translation>Hier steht bald jeder Eintrag, mit Punkten und allem, was auf dem Spielplan zu bewegen ist. Wer einen wählt, sieht den Tisch, wie er damals war.</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::MainWindow</name>
    <message>
        <source>round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>Recorded games (%1)</source>
        <translation>Aufgezeichnete Spiele (%1)</translation>
    </message>
    <message>
        <source>%1 Open a copy of it?</source>
        <translation>%1 Stattdessen eine Kopie öffnen?</translation>
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
        <source>The game could not be saved. Close it all the same?</source>
        <translation>Das Spiel ließ sich nicht speichern. Trotzdem schließen?</translation>
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
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Mitspieler</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n Person</numerusform>
            <numerusform>%n Personen</numerusform>
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
        <translation>&amp;Optionen</translation>
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
</context>
<context>
    <name>nilometer::ui::PhaseBar</name>
    <message>
        <source>Lay out</source>
        <translation>Auslegen</translation>
    </message>
    <message>
        <source>Sail</source>
        <translation>Segeln</translation>
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
        <translation>Ordnen</translation>
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
        <translation>Taste: %1</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::PlayerCard</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n weitere</numerusform>
            <numerusform>%n weitere</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nilometer::ui::PlayersView</name>
    <message>
        <source>Players</source>
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
        <source>Save the end position</source>
        <translation>Endstellung speichern</translation>
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
        <translation>Regeln und Ausgabe</translation>
    </message>
    <message>
        <source>Options, printed values, title and day of the game.</source>
        <translation>Optionen, gedruckte Werte, Titel und Tag der Partie.</translation>
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
        <source>Save…</source>
        <translation>Speichern…</translation>
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
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
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
</context>
<context>
    <name>nilometer::ui::ResultPage</name>
    <message>
        <source>Course</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Herkunft</translation>
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
        <source>Course of the game</source>
        <translation>Spielverlauf</translation>
    </message>
    <message>
        <source>Points by source</source>
        <translation>Punkte nach Herkunft</translation>
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
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Prints the score sheet</source>
        <translation>Druckt das Wertungsblatt</translation>
    </message>
    <message>
        <source>Saves the score sheet as a PDF file</source>
        <translation>Speichert das Wertungsblatt als PDF-Datei</translation>
    </message>
    <message>
        <source>Saves the score sheet for spreadsheets</source>
        <translation>Speichert das Wertungsblatt für Tabellenprogramme</translation>
    </message>
    <message>
        <source>Saves the score sheet as plain text</source>
        <translation>Speichert das Wertungsblatt als Textdatei</translation>
    </message>
    <message>
        <source>Copies the score sheet as text</source>
        <translation>Kopiert das Wertungsblatt als Text</translation>
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
    <name>nilometer::ui::ScoreSheetModel</name>
    <message>
        <source>%1, %2: nothing</source>
        <translation>%1, %2: nichts</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Herkunft</translation>
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
        <translation>Name von Person %1</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Wer</translation>
    </message>
    <message>
        <source>Colour of player %1</source>
        <translation>Farbe von Person %1</translation>
    </message>
    <message>
        <source>Bid of player %1</source>
        <translation>Gebot von Person %1</translation>
    </message>
    <message>
        <source>Bid </source>
        <translation>Gebot </translation>
    </message>
    <message>
        <source>Player %1 earlier in the order</source>
        <translation>Person %1 weiter nach vorn</translation>
    </message>
    <message>
        <source>Earlier in the order</source>
        <translation>Weiter nach vorn</translation>
    </message>
    <message>
        <source>Player %1 later in the order</source>
        <translation>Person %1 weiter nach hinten</translation>
    </message>
    <message>
        <source>Later in the order</source>
        <translation>Weiter nach hinten</translation>
    </message>
    <message>
        <source>Player %1 has no name yet.</source>
        <translation>Person %1 hat noch keinen Namen.</translation>
    </message>
    <message>
        <source>The name of player %1 is too long; 60 characters are the most.</source>
        <translation>Der Name von Person %1 ist zu lang; höchstens 60 Zeichen.</translation>
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
        <source>%n card(s) left</source>
        <translation>
            <numerusform>Noch %n Karte</numerusform>
            <numerusform>Noch %n Karten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nilometer::ui::StartView</name>
    <message>
        <source>Nilometer</source>
        <translation>Nilometer</translation>
    </message>
    <message>
        <source>The game stays on the table. One of you enters what happened; Nilometer judges, reckons and says what to move.</source>
        <translation>Das Spiel bleibt auf dem Tisch. Eine Person trägt ein, was geschieht; Nilometer prüft, rechnet und sagt, was zu bewegen ist.</translation>
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
        <source>Open…</source>
        <translation>Öffnen…</translation>
    </message>
    <message>
        <source>Look at an example game</source>
        <translation>Ein Beispielspiel ansehen</translation>
    </message>
    <message>
        <source>Games of late</source>
        <translation>Letzte Spiele</translation>
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
        <source>Learn the game</source>
        <translation>Das Spiel lernen</translation>
    </message>
    <message>
        <source>First game, guided…</source>
        <translation>Erstes Spiel mit Hilfe…</translation>
    </message>
</context>
<context>
    <name>nilometer::ui::StatisticsModel</name>
    <message>
        <source>Player</source>
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
        <source>Best game: %1 points, %2</source>
        <translation>Bestes Spiel: %1 Punkte, %2</translation>
    </message>
    <message>
        <source>Opens the game</source>
        <translation>Öffnet das Spiel</translation>
    </message>
    <message>
        <source>Players</source>
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
    <name>nilometer::ui::StripView</name>
    <message>
        <source>Why? (optional)</source>
        <translation>Warum? (freiwillig)</translation>
    </message>
    <message>
        <source>Reason for entering it anyway</source>
        <translation>Warum trotzdem eingetragen wird</translation>
    </message>
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
</context>
<context>
    <name>nilometer::ui::TableCeremony</name>
    <message>
        <source>A rule option has left it out of this game.</source>
        <translation>Eine Regel-Option hat sie aus diesem Spiel genommen.</translation>
    </message>
    <message>
        <source>%1 has scored it.</source>
        <translation>%1 hat sie schon gewertet.</translation>
    </message>
    <message>
        <source>It is named already.</source>
        <translation>Sie ist schon angegeben.</translation>
    </message>
    <message numerus="yes">
        <source>Which Sphinx cards? %n to name</source>
        <translation>
            <numerusform>Welche Sphinx-Karten? Noch %n</numerusform>
            <numerusform>Welche Sphinx-Karten? Noch %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Wertungsblatt</translation>
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
        <translation>%1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>%n scarab(s)</source>
        <translation>
            <numerusform>%n Skarabäus</numerusform>
            <numerusform>%n Skarabäen</numerusform>
        </translation>
    </message>
    <message>
        <source>behind %1</source>
        <extracomment>Beside a marker of the score track; %1: symbol of the player in front on the same space</extracomment>
        <translation>hinter %1</translation>
    </message>
</context>
</TS>
