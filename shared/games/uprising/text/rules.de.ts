import type { TextsLike } from '../../../text/message.ts';
import type { uprisingRulesEn } from './rules.en.ts';

/** Every rule of the game in our own words, for the look-up. Keys: `uprising.rule.<number>`; "Festlegung" marks what the rulebook leaves open. */
export const uprisingRulesDe: TextsLike<typeof uprisingRulesEn> = {
  'uprising.topic.box': 'Was in der Schachtel ist',
  'uprising.topic.setUp': 'Aufbau',
  'uprising.topic.round': 'Runden und Züge',
  'uprising.topic.agents': 'Einen Agenten entsenden',
  'uprising.topic.spies': 'Spione',
  'uprising.topic.spaces': 'Felder des Plans',
  'uprising.topic.troops': 'Truppen und Stärke',
  'uprising.topic.worms': 'Sandwürmer und der Schildwall',
  'uprising.topic.control': 'Kontrolle über Felder',
  'uprising.topic.reveal': 'Der Aufdeckzug',
  'uprising.topic.cards': 'Karten: ziehen, erwerben, entsorgen',
  'uprising.topic.intrigue': 'Intrigenkarten',
  'uprising.topic.combat': 'Kampf und Belohnungen',
  'uprising.topic.end': 'Sandwürmer, Rückruf und Spielende',
  'uprising.topic.influence': 'Einfluss und Allianzen',
  'uprising.topic.effects': 'Wie Effekte wirken',
  'uprising.topic.contracts': 'Verträge der CHOAM',
  'uprising.topic.leaders': 'Anführer',
  'uprising.topic.secrets': 'Offen und geheim',
  'uprising.topic.rivals': 'Zu zweit oder allein: Rivalen',
  'uprising.topic.six': 'Zu sechst: zwei Teams',
  'uprising.topic.mixing': 'Mit anderen Schachteln',

  'uprising.rule.R1.1':
    'Für alle zusammen: ein Spielplan mit zwei Seiten, Marker für Wasser, Solari und Spice, Sandwürmer, der Startspielermarker, 4 Allianzmarker, der Schildwall, 4 Sandwurmhaken und Feyds Marker.',
  'uprising.rule.R1.2':
    'Karten: 69 Imperium, 44 Intrigen, 18 Reserve, 16 Konflikte (3 der Stufe I, 9 der II, 4 der III), 5 Ziele, 9 Anführer und 20 Verträge. Vier Imperiumkarten, vier Intrigenkarten, ein Anführer und alle Verträge gehören zum CHOAM-Modul. Zehn weitere Verträge sind nur für den Aufstieg von Ix.',
  'uprising.rule.R1.3':
    'Jede Farbe hat ein Startdeck aus 10 Karten, 16 Würfel (4 für Einfluss, 12 Truppen), 2 Scheiben, 3 Spione, 3 Kontrollmarker, 3 Agenten und einen Kampfmarker.',
  'uprising.rule.R1.4':
    'Solari, Spice, Wasser und Sandwürmer gehen nie aus. Knapp sind deine 12 Truppen, 3 Spione, 3 Kontrollmarker und 3 Agenten, je Spieler ein Paar Sandwurmhaken sowie alle Karten und Verträge.',
  'uprising.rule.R1.5':
    'Spiele mit Rivalen brauchen die Karten von Haus Hagal und 10 Rivalenkarten. Festlegung: Eine Liste hat 37 Hagal-Karten und die zum Neumischen, eine andere insgesamt 37; hier sind es 37 und eine.',

  'uprising.rule.R2.1': 'Der Plan liegt mit der Seite für eure Anzahl nach oben. Schildwall und Allianzmarker kommen an ihre Plätze.',
  'uprising.rule.R2.2':
    'Das Konfliktdeck hat zehn Karten: oben eine der Stufe I, dann fünf der Stufe II, unten alle vier der Stufe III. Welche fehlen, erfährt niemand.',
  'uprising.rule.R2.3':
    'Mischt Intrigen- und Imperium-Deck; fünf Imperiumkarten liegen offen als Reihe, daneben die zwei Stapel der Reserve. Ohne CHOAM-Modul bleiben dessen Karten und Shaddam in der Schachtel.',
  'uprising.rule.R2.4':
    'Alle haben einen Anführer, gewählt oder gezogen; auch zwei aus einem Haus. Ein Zeichen beim Namen heißt leicht, drei heißen schwer. Festlegung: Ihr wählt nacheinander, in einer dafür gezogenen Reihenfolge.',
  'uprising.rule.R2.5': 'Deine zehn Startkarten sind gemischt dein Deck. Staban Tuek beginnt ohne Diplomatie, mit neun.',
  'uprising.rule.R2.6': 'Du beginnst mit 1 Wasser und sonst nichts.',
  'uprising.rule.R2.7':
    'Zwei Agenten stehen auf deinem Anführer, der dritte wartet neben dem Plan. 3 Truppen sind in der Garnison, 9 im Vorrat, dazu Spione und Kontrollmarker. Einfluss und Punkte sind 0; genau zu viert haben alle 1 Punkt.',
  'uprising.rule.R2.8': 'Alle bekommen ein offenes Ziel aus denen für eure Anzahl. Wer das mit dem Startspielermarker hat, beginnt.',
  'uprising.rule.R2.9':
    'Mit dem CHOAM-Modul mischt seine Karten ein und deckt zwei der 20 Verträge auf. Spielt Shaddam mit, legt ihr ihm zuvor beide Sardaukar-Verträge zurück.',
  'uprising.rule.R2.10': 'Feyds Marker beginnt am linken Ende seiner Leiste. Jessica beginnt als Lady Jessica.',
  'uprising.rule.R2.11': 'Allein, zu zweit und zu sechst baut ihr mehr auf: siehe Rivalen und das Spiel zu sechst.',

  'uprising.rule.R3.1': 'Eine Runde hat fünf Phasen: Rundenbeginn, Spielerzüge, Kampf, Sandwürmer und Rückruf.',
  'uprising.rule.R3.2':
    'Deckt den nächsten Konflikt auf. Wer sein Feld kontrolliert, darf 1 Truppe aus dem Vorrat hineinsetzen. Dann ziehen alle 5 Karten; was noch auf der Hand war, bleibt dort.',
  'uprising.rule.R3.3':
    'Vom Startspieler an im Uhrzeigersinn macht ihr Zug um Zug einen Agentenzug oder den Aufdeckzug. Nach dem Aufdeckzug bist du in dieser Phase fertig.',
  'uprising.rule.R3.4': 'Kannst du keinen Agenten entsenden, deckst du auf. Passen gibt es nicht.',

  'uprising.rule.R4.1': 'Spiele eine Karte mit Agentensymbol und entsende einen Agenten auf ein Feld, das zu einem ihrer Symbole passt.',
  'uprising.rule.R4.2':
    'Die Symbole der Fraktionen, des Landsraads, der Stadt und des Spicehandels führen auf Felder mit dem gleichen Symbol. Das Spionsymbol führt auf jedes Feld, das dein Spion beobachtet, und er bleibt dort. Festlegung: Derselbe Spion darf danach in diesem Zug noch zurückgerufen werden.',
  'uprising.rule.R4.3':
    'Das Feld muss frei sein (oder du schleichst dich ein), du hast den verlangten Einfluss und kannst den ganzen Preis jetzt zahlen, bevor du etwas bekommst. Der eingeschleuste Kontakt erlässt nur den Einfluss.',
  'uprising.rule.R4.4':
    '„Unterstützung sammeln“ und die Spiceraffinerie haben zwei Preise. Festlegung: Du wählst und zahlst einen, wenn du den Agenten entsendest.',
  'uprising.rule.R4.5':
    'Der Reihe nach: Karte spielen, zahlen, zum Einschleichen einen Spion zurückrufen, Agent setzen, Kontrollbonus und Stabans Spice geben, über Nachrichten entscheiden, dann alle Effekte. Festlegung: Der Bonus deiner eigenen Kontrolle kann das Feld nicht bezahlen.',
  'uprising.rule.R4.6':
    'Die Reihenfolge der Effekte von Feld, Karte, Verträgen und Anführer wählst du und darfst zwischen ihnen wechseln. Ein Effekt endet, bevor der nächste beginnt.',
  'uprising.rule.R4.7':
    'Ein Effekt muss geschehen, außer er sagt „darfst“, hat einen Pfeil oder ist ein Entsorgen-Symbol; eine Karte, die sich selbst entsorgt, muss es tun. Festlegung: Was jetzt unmöglich ist, wartet bis zum Ende des Zuges und verfällt dann.',
  'uprising.rule.R4.8':
    'Einen Pfeil zahlst du je Karte und Zug höchstens einmal, ganz und aus dem, was du vorher hattest; nur Belohnungen mit Sandwurm zweimal.',
  'uprising.rule.R4.9':
    'Ein Fraktionsfeld gibt 1 Einfluss bei seiner Fraktion. Karten, die daraus zwei machen, tun es in jeder Reihenfolge und teilen ihn nie auf.',
  'uprising.rule.R4.10': 'Zehn Felder sind Kampffelder. Geht dein Agent dorthin, darfst du in diesem Zug Truppen einsetzen.',
  'uprising.rule.R4.11':
    'Komplotte spielst du in deinem Zug jederzeit, aber nicht beim Zahlen und Setzen und nicht mitten in einem Effekt.',
  'uprising.rule.R4.12':
    'Ein zurückgerufener Agent kehrt auf deinen Anführer zurück und kann wieder entsandt werden. Festlegung: Der eben entsandte kommt so nie zurück; ohne einen anderen geschieht nichts.',
  'uprising.rule.R4.13':
    'Der Schwertmeister ist dein dritter Agent, einmal im Spiel: 8 Solari, oder 6, wenn jemand schon einen hat. Er steht noch in derselben Runde bereit.',
  'uprising.rule.R4.14':
    'Hoher Rat, 5 Solari: Der erste Besuch gibt einen Sitz und damit 2 Überzeugung in jedem Aufdeckzug. Jeder weitere gibt 2 Spice, eine Intrigenkarte und 3 Truppen. Festlegung: Es gibt vier Sitze; sind alle vergeben, dürfen nur ihre Besitzer kommen.',
  'uprising.rule.R4.15':
    'Die Versammlungshalle gibt eine Intrigenkarte und 1 Überzeugung in deinem Aufdeckzug, wenn dein Agent noch dort steht.',

  'uprising.rule.R5.1':
    'Dreizehn Beobachtungsposten beobachten je ein bis drei Felder. Ein Posten fasst einen Spion; manche Effekte lassen dich zu einem fremden, nie zu einem eigenen.',
  'uprising.rule.R5.2':
    'Ein Spionsymbol setzt einen Spion aus deinem Vorrat auf einen freien Posten. Hast du keinen mehr, darfst du erst einen zurückrufen. Steht ein Symbol dabei, muss der Posten ein solches Feld beobachten.',
  'uprising.rule.R5.3': 'Ohne Spion im Vorrat darfst du verzichten. Festlegung: Mit Spion im Vorrat und freiem Posten musst du ihn setzen.',
  'uprising.rule.R5.4':
    'Zurückrufen holt deinen Spion in den Vorrat. „Wenn du in diesem Zug einen Spion zurückgerufen hast“ zählt jeden Rückruf, wofür auch immer.',
  'uprising.rule.R5.5':
    'Einschleichen: Rufe einen Spion zurück, der ein besetztes Feld beobachtet, und fremde Agenten halten dich nicht auf. Festlegung: Ein Spion reicht für mehrere Agenten, aber ein eigener Agent steht weiter im Weg.',
  'uprising.rule.R5.6':
    'Nachrichten sammeln: Gleich nach dem Setzen, vor allen Effekten, darfst du einen Spion zurückrufen, der das Feld beobachtet, und ziehst eine Karte. Festlegung: einmal je entsandtem Agenten. Der Spion, der sich eingeschlichen hat, kann es nicht auch noch.',
  'uprising.rule.R5.7': 'Du spionierst ein Feld aus, wenn dein Spion auf einem Posten steht, der es beobachtet.',

  'uprising.rule.R6.1':
    'Der Plan hat 22 Felder mit Symbol, Preis, Effekten und Posten. Festlegung: Das imperiale Privileg entsorgt eine Intrigenkarte für eine neue und wirft sie nicht nur ab.',
  'uprising.rule.R6.2':
    'Auf Sandwurmfeldern nimmst du alles Bonus-Spice. In der Tiefen Wüste und im Hagga-Becken wählst du dann Spice oder, mit Sandwurmhaken, Sandwürmer. Festlegung: Sandwürmer sind nicht wählbar, wo keine kommen dürfen.',
  'uprising.rule.R6.3':
    'Geheimnisse: eine Intrigenkarte, und eine zufällige von jedem Gegner, der in diesem Augenblick vier oder mehr hat.',
  'uprising.rule.R6.4':
    'Sietch Tabr: entweder Sandwurmhaken, eine Truppe und 1 Wasser, oder 1 Wasser, und du darfst den Schildwall entfernen. Festlegung: Wo die Haken liegen, ist gleich.',
  'uprising.rule.R6.5':
    'Die Verschiffung gibt 5 Solari und 1 Einfluss bei einer beliebigen Fraktion. Verschiffung, imperiales Privileg und Sietch Tabr sind keine Fraktionsfelder.',

  'uprising.rule.R7.1': 'Rekrutieren bringt eine Truppe vom Vorrat in die Garnison. Ist der Vorrat leer, bekommst du keine.',
  'uprising.rule.R7.2':
    'Auf einem Kampffeld darfst du jede in diesem Zug rekrutierte Truppe einsetzen, woher sie auch kam, und höchstens 2 andere aus der Garnison.',
  'uprising.rule.R7.3':
    'Ob und wann du einsetzt, entscheidest du, vom Setzen des Agenten bis zum Ende des Zuges. Festlegung: auch in Teilen.',
  'uprising.rule.R7.4':
    'Karten, die einsetzen, nennen ihre eigene Zahl und brauchen kein Kampffeld. Die 2 der Garnison verbrauchen sie nicht.',
  'uprising.rule.R7.10': 'Stärke: 2 je Truppe, 3 je Sandwurm, 1 je Schwert. Ohne Einheit im Konflikt ist sie 0.',
  'uprising.rule.R7.11':
    'Geht deine letzte Einheit, ist deine Stärke 0. Festlegung: Die Schwerter zählen wieder, wenn in diesem Aufdeckzug eine zurückkommt.',
  'uprising.rule.R7.5':
    'Ein Sandwurm kommt geradewegs in den Konflikt und zieht sich nie zurück. Festlegung: Haken braucht er nur, wo sie vor dem Symbol stehen; „Unerwartete Verbündete“ braucht keine.',
  'uprising.rule.R7.6':
    'Solange der Schildwall steht, kommt kein Sandwurm in Konflikte um Arrakeen, die Spiceraffinerie und das Imperiale Becken.',
  'uprising.rule.R7.7': 'Mit seinem Symbol darfst du den Schildwall für den Rest des Spiels entfernen. Du kannst verzichten.',
  'uprising.rule.R7.8':
    'Gewinnst du einen Konflikt mit Kontrolle, kommt dein Marker auf das Feld, anstelle eines anderen. Bei jedem Besuch, auch deinem, bekommst du 1 Solari (Arrakeen, Spiceraffinerie) oder 1 Spice (Imperiales Becken).',
  'uprising.rule.R7.9': 'Die Truppe zur Verteidigung kommt nur aus dem Vorrat. Festlegung: Du darfst verzichten.',

  'uprising.rule.R8.1': 'Lege alle Handkarten offen aus, getrennt von denen, die mit Agenten gespielt wurden.',
  'uprising.rule.R8.2':
    'Nutze die Aufdeckkästen dieser Karten in beliebiger Reihenfolge. Mit Agenten gespielte Karten sind im Spiel, tun jetzt aber nichts.',
  'uprising.rule.R8.3':
    'Überzeugung geben Karten, 2 der Sitz im Rat, 1 die Versammlungshalle, dazu Anführer. Was bleibt, verfällt. Ein eben gewonnener Sitz zählt sofort.',
  'uprising.rule.R8.4':
    'Die Fähigkeit eines Anführers für den Aufdeckzug wirkt in jedem einmal. Gurney und Muad’Dib bekommen sie, sobald die Bedingung erfüllt ist, und behalten sie.',
  'uprising.rule.R8.5': 'Der Fremen-Bund wirkt, wenn eine andere deiner Fremen-Karten im Spiel ist. Zwei solche Karten helfen einander.',
  'uprising.rule.R8.6': 'Was du im Aufdeckzug ziehst, deckst du sofort auf und nutzt es.',
  'uprising.rule.R8.9':
    'Am Ende kommen alle Karten im Spiel auf deinen Ablagestapel. Das ist kein Abwerfen. Später Gezogenes bleibt für die nächste Runde auf der Hand.',
  'uprising.rule.R8.10': 'Komplotte kannst du im Aufdeckzug bis zum Aufräumen spielen.',
  'uprising.rule.R8.11': 'Im Aufdeckzug kommen Einheiten nur durch Effekte in den Konflikt, die das sagen.',
  'uprising.rule.R8.7':
    'Gib Überzeugung für Karten der Reihe, der Reserve oder deine beiseitegelegte Karte aus, so oft sie reicht. Sie kommen auf den Ablagestapel; die Reihe wird sofort aufgefüllt. Festlegung: „Geld spielt keine Rolle“ kauft auch Reservekarten, aber nur für Solari.',
  'uprising.rule.R8.8':
    'Der Kasten unter dem Preis wirkt einmal, wenn du die Karte bekommst, wie auch immer. „Das Spice muss fließen“: 1 Siegpunkt.',
  'uprising.rule.R8.12': 'Ist dein Deck leer, wird der gemischte Ablagestapel das neue. Sind beide leer, ziehst du nicht weiter.',
  'uprising.rule.R8.13': 'Ein leeres Imperium-Deck füllt nichts auf. Ein leerer Stapel der Reserve bleibt leer.',
  'uprising.rule.R8.14':
    'Entsorgen nimmt eine Karte von Hand, Ablagestapel oder aus dem Spiel heraus; Reservekarten kehren auf ihren Stapel zurück. Was sie gab, bleibt; was noch offen ist, verfällt, außer sie entsorgt sich selbst.',

  'uprising.rule.R9.1': 'Intrigenkarten liegen verdeckt neben deiner Hand. Zählen dürfen sie alle, ansehen nur du.',
  'uprising.rule.R9.2':
    'Komplotte gehören in deine Züge, Kampfkarten in den Kampf, Endspielkarten ans Ende. Mit zwei Arten nutzt du sie auf eine davon.',
  'uprising.rule.R9.3':
    'Bedingungen müssen gelten und Preise bezahlt werden, sonst kannst du die Karte nicht spielen. Festlegung: Getrennte Zeilen nutzt du einzeln oder zusammen; bei „Schwachstelle finden“ und „Fragwürdige Methoden“ darf der Pfeil wegbleiben.',
  'uprising.rule.R9.4': 'Eine gespielte Karte kommt auf den offenen Ablagestapel; was länger wirkt, liegt bis dahin vor dir.',
  'uprising.rule.R9.5': 'Ist das Deck leer, mischt seinen Ablagestapel. Entsorgte Intrigenkarten sind weg.',
  'uprising.rule.R9.6': 'Eine Karte, die nichts ändern würde, ist spielbar, wenn Bedingung und Preis es erlauben.',
  'uprising.rule.R9.7':
    '„Manipulation“ legt dir eine Karte der Reihe beiseite; im Aufdeckzug dieser Runde kostet sie 1 weniger. Festlegung: Ein anderer Effekt von dir darf sie zum vollen Preis nehmen. Sonst verlässt sie das Spiel.',
  'uprising.rule.R9.8': '„Ruf zu den Waffen“ rekrutiert eine Truppe für jede Karte, die du danach im Aufdeckzug dieser Runde erwirbst.',

  'uprising.rule.R10.1':
    'Vom Startspieler an spielt, wer eine Einheit im Konflikt hat, Kampfkarten oder passt. Passen alle nacheinander, ist entschieden. Nach dem Passen darfst du wieder spielen.',
  'uprising.rule.R10.2':
    'Die größte Stärke bekommt die erste Belohnung, die nächste die zweite; die dritte gibt es nur zu viert oder zu sechst. Bei Gleichstand bekommen die Ersten die zweite, die Zweiten die dritte. Bis zu drei Spielern gibt es eine dritte nur bei solchem Gleichstand. Mit Stärke 0 bekommst du nichts. Zu viert oder zu sechst bekommt der Beste der Übrigen die dritte, wenn sich genau zwei den ersten Platz teilen; bei Gleichstand um den dritten bekommt sie niemand.',
  'uprising.rule.R10.3': 'Nur ein alleiniger erster Platz gewinnt den Konflikt. Bei Gleichstand bleibt die Karte liegen.',
  'uprising.rule.R10.4':
    'Mit Sandwurm im Konflikt bekommst du deine Belohnung zweimal; einen Pfeil darfst du zweimal zahlen. Kontrolle, Karte und Kampfsymbole verdoppeln sich nicht. Festlegung: Jede Wahl geschieht neu, auch bei „Propaganda“, und es zählt der Augenblick der Belohnung.',
  'uprising.rule.R10.5':
    'Truppen als Belohnung gehen in die Garnison; deine Belohnungen ordnest du. Festlegung: Zwischen Spielern beginnt der Startspieler, dann im Uhrzeigersinn.',
  'uprising.rule.R10.6':
    'Der Sieger nimmt die Karte. Hat eine deiner offenen Karten dasselbe Kampfsymbol, drehst du beide um und bekommst 1 Siegpunkt. Joker warten bis zum Ende.',
  'uprising.rule.R10.7': 'Danach gehen Truppen in den Vorrat, Sandwürmer zur Bank, Marker auf 0.',
  'uprising.rule.R10.8': 'Auch ein Sandwurm allein nimmt teil. Festlegung: „Truppe“ meint dort jede Einheit.',

  'uprising.rule.R11.1': 'Jedes Sandwurmfeld ohne Agenten bekommt 1 Bonus-Spice. Es sammelt sich an.',
  'uprising.rule.R11.2':
    'Hat jemand 10 Punkte oder ist das Konfliktdeck leer, endet das Spiel. Sonst kehren die Agenten heim, und der Startspielermarker geht nach links.',
  'uprising.rule.R11.3': 'Das Ende wird nur im Rückruf geprüft; bis dahin können Punkte wieder fallen.',
  'uprising.rule.R11.4':
    'Am Ende spielt jeder einmal, vom Startspieler an, Endspielkarten und paart Joker mit einer beliebigen offenen Karte für 1 Punkt. Festlegung: Crysmesser, Wüstenmaus und Ornithopter drehen gewonnene Konflikte um, keine Ziele; deine Reihenfolge ist frei.',
  'uprising.rule.R11.5':
    'Die meisten Punkte gewinnen. Dann zählen Spice, Solari, Wasser, Truppen in der Garnison. Festlegung: Zuletzt gewinnt der späteste Aufdeckzug.',
  'uprising.rule.R11.6': 'Punkte gehen auch über die gedruckte 12 hinaus.',

  'uprising.rule.R12.1':
    'Einfluss reicht von 0 bis 6. Mehr verfällt, und bei 0 kannst du nicht damit zahlen. Festlegung: Du darfst bei derselben Fraktion verlieren und gewinnen; „Opportunismus“ darf beides von einer nehmen.',
  'uprising.rule.R12.2': 'Steigst du auf 2, bekommst du 1 Siegpunkt; fällst du darunter, verlierst du ihn.',
  'uprising.rule.R12.3':
    'Steigst du auf 4, bekommst du den Bonus der Leiste: Imperator ein Spion, Raumgilde 3 Solari, Bene Gesserit eine Intrigenkarte, Fremen 1 Wasser. Du behältst ihn und kannst ihn noch einmal bekommen.',
  'uprising.rule.R12.4':
    'Wer zuerst auf 4 ist, bekommt die Allianz, 1 Punkt wert. Wer über ihren Besitzer steigt, übernimmt sie; gleich hoch reicht nicht.',
  'uprising.rule.R12.5':
    'Fällt der Besitzer, nimmt sie, wer gleich stand oder nun höher ist; unter 4 geht sie an einen anderen ab 4 oder zurück auf den Plan. Unter Gleichen entscheidet der Besitzer.',
  'uprising.rule.R12.6':
    'Zwei Einfluss in einem Symbol gehen an eine Fraktion. „Zwei Fraktionen“ sind verschiedene, genannt vor dem ersten Gewinn.',
  'uprising.rule.R12.7': '„Wenn du 2 erreichst“ gilt auch beim Überspringen, und nach einem Fall von neuem.',

  'uprising.rule.R13.1': 'Widersprechen sich Karte und Regel, hat die Karte recht.',
  'uprising.rule.R13.2': 'Deine Effekte ordnest du. Zwischen Spielern geht es vom aktiven an im Uhrzeigersinn.',
  'uprising.rule.R13.3': 'Abwerfen heißt: eine Handkarte deiner Wahl.',
  'uprising.rule.R13.4':
    '„In diesem Zug“ endet mit deinem Zug. Vom Eingesetzten geht ab, was sich zurückzog; vom gewonnenen Spice geht nicht ab, was du zahltest.',
  'uprising.rule.R13.5': 'Zurückgezogene Truppen kehren in die Garnison zurück. „Beliebig viele“ dürfen keine sein.',
  'uprising.rule.R13.6': 'Was du zahlst, geht an die Bank. Zwischen Spielern wird nicht getauscht, außer zu sechst mit dem Tauschsymbol.',
  'uprising.rule.R13.7':
    'Der Preis einer Karte steht rechts oben; Startkarten zählen 0. Festlegung: Wo Kartenlisten sich widersprechen, gilt die gedruckte Karte (Verzweigter Pfad, Eingeschleuster Kontakt, Verdeckte Operation, Dolch, Aufklärung, Aufbruch nach Arrakis, Strategische Vorräte, Shaddam, Gurney, Aufmerksamkeit fordern, Verlässlicher Informant).',
  'uprising.rule.R13.8':
    '„Oder“ heißt genau eine Möglichkeit, die bezahlbar ist und etwas ändert. Festlegung: Die 5 Solari von Corrinth-Stadt zahlen nicht ihre andere Möglichkeit.',

  'uprising.rule.R14.1':
    'Ohne Modul gibt ein Vertragssymbol 2 Solari. Mit ihm nimmst du einen der zwei offenen Verträge, und ein neuer wird aufgedeckt. Sind alle weg, sind es wieder 2 Solari.',
  'uprising.rule.R14.2':
    'Verträge verlangen einen Agenten auf einem Feld, so viel Spice in einem Zug mit einem Agenten auf einem Sandwurmfeld, den Erwerb von „Das Spice muss fließen“ oder nichts.',
  'uprising.rule.R14.3':
    'Einen erfüllten Vertrag musst du melden: Nimm die Belohnung als weiteren Effekt des Zuges und dreh ihn um. Ein Agent darf mehrere erfüllen.',
  'uprising.rule.R14.4': 'Der Vertrag muss dir gehören, bevor du den Agenten entsendest. Festlegung: Das gilt auch für Ernteverträge.',
  'uprising.rule.R14.5': 'Erfüllte Verträge sind die verdeckten vor dir.',
  'uprising.rule.R14.6':
    'Shaddam darf statt eines offenen einen der für ihn zurückgelegten Sardaukar-Verträge nehmen. Festlegung: Liegt keiner offen, wählt er zwischen ihm und 2 Solari.',
  'uprising.rule.R14.7': 'Mit dem Aufstieg von Ix bekommt jeder zwei Verträge mehr und behält einen. Sie gehören hier nicht zum Spiel.',
  'uprising.rule.R14.8': 'Ein Vertrag, der einen Agenten zurückruft, meint einen anderen als den eben entsandten.',

  'uprising.rule.R15.1':
    'Jeder Anführer hat eine Fähigkeit und ein Siegel. Das Siegel wirkt, wenn du einen Agenten mit dem Siegelring entsendest.',
  'uprising.rule.R15.2':
    'Feyd-Rautha: Jedes Siegel rückt seinen Marker einen Schritt nach rechts und gibt die Belohnung dort; an Gabelungen wählt er. Am Ende wirkt es nicht mehr.',
  'uprising.rule.R15.3': 'Gurney Halleck: 1 Überzeugung, wenn er im Aufdeckzug Stärke 6 erreicht, zu sechst 10. Siegel: 1 Truppe.',
  'uprising.rule.R15.4':
    'Lady Amber Metulli: darf im Aufdeckzug eine Truppe zurückziehen. Siegel: 1 Solari, mit einer Allianz dazu 1 Spice.',
  'uprising.rule.R15.5':
    'Lady Margot Fenring: 2 Spice beim Erreichen von 2 bei den Bene Gesserit. Siegel: ein Spion auf einen Posten der Stadt.',
  'uprising.rule.R15.6':
    'Lady Jessica: Ihr Siegel macht aus 1 Spice eine Intrigenkarte und legt eine Truppe als Erinnerung beiseite. Auf einem Feld der Bene Gesserit darf sie alle zurücknehmen, so viele Karten ziehen und sich für immer wenden. Festlegung: Erinnerungen sind weder Vorrat noch Garnison.',
  'uprising.rule.R15.7':
    'Ehrwürdige Mutter Jessica: einmal im Zug, auf einem Feld der Bene Gesserit oder Fremen, wiederholt 1 Wasser dessen Effekte, ohne Einfluss. Siegel: 1 Spice für 1 Wasser. Festlegung: Stehlen, Entsorgen und Rekrutieren wiederholen sich; die zwei Truppen der Garnison nicht.',
  'uprising.rule.R15.8': 'Muad’Dib: eine Intrigenkarte im Aufdeckzug, wenn er einen Sandwurm im Konflikt hat. Siegel: eine Karte.',
  'uprising.rule.R15.9':
    'Prinzessin Irulan: eine Intrigenkarte beim Erreichen von 2 beim Imperator. Siegel: Sie darf eine Karte mit Preis 1 auf die Hand nehmen oder eine Handkarte entsorgen, für 2 Spice, wenn diese 1 oder mehr kostete.',
  'uprising.rule.R15.10':
    'Shaddam Corrino IV.: Die Sardaukar-Verträge sind seine. Siegel: 1 Solari und eine Truppe, oder 3 Solari für 1 Einfluss; in diesem Zug setzt er keine Einheiten ein.',
  'uprising.rule.R15.11':
    'Staban Tuek: 1 Spice, wenn ein anderer ein Sandwurmfeld besucht, das er ausspioniert. Siegel: ein Spion; beim Landsraad dürfen aus 1 Spice 3 Solari werden, bei einer Fraktion aus 2 Solari eine Intrigenkarte.',

  'uprising.rule.R16.1':
    'Offen für alle: Plan, Figuren, Karten im Spiel, Ablagestapel, Verträge, und wie viele Karten jeder hat. Festlegung: Auch umgedrehte Karten bleiben bekannt.',
  'uprising.rule.R16.2': 'Nur du siehst deine Hand und deine Intrigenkarten. Was offen auf die Hand kam, ist bekannt.',
  'uprising.rule.R16.3': 'Niemand sieht Decks, verdeckte Verträge und unbenutzte Konflikte.',
  'uprising.rule.R16.4': 'Was du mit „Lang leben die Kämpfer“ ansiehst, siehst nur du; Abgeworfenes und Entsorgtes sehen alle.',
  'uprising.rule.R16.5': 'Eine gestohlene Intrigenkarte kennen Opfer und Dieb.',
  'uprising.rule.R16.6': 'Die weiteren Verträge vom Aufstieg von Ix wären bis zur Wahl geheim.',
  'uprising.rule.R16.7': 'Intrigenkarten der Rivalen werden gezählt, nie gelesen.',

  'uprising.rule.R17.1':
    'Allein spielst du gegen zwei Rivalen. Söldner: Sie haben keine Garnison, du eine Intrigenkarte. Sardaukar: nichts Besonderes. Mentat: drei Verschärfungen. Kwisatz Haderach: wie Mentat, und kein Schwertmeister für dich.',
  'uprising.rule.R17.2': 'Zu zweit habt ihr einen Rivalen als gemeinsamen Gegner; der vereinfachte eignet sich für ein erstes Spiel.',
  'uprising.rule.R17.3':
    'Ein Rivale hat 3 Truppen in der Garnison, 9 im Vorrat, 2 Agenten, 3 Spione und 1 Wasser. Allein spielst du ohne die Karte zum Neumischen.',
  'uprising.rule.R17.4':
    'Allein werden die drei Ziele an alle verteilt. Zu zweit hat der Rivale den Ornithopter und ist immer zwischen euch dran.',
  'uprising.rule.R17.5':
    'Ein Rivale hat keine Hand und keinen Aufdeckzug. In seinem Zug entsendet er einen Agenten, solange er hat, auch nachdem ihr aufgedeckt habt.',
  'uprising.rule.R17.6':
    'Hagal-Karten werden aufgedeckt, bis eine brauchbar ist: Ihr Feld ist frei und was sie verlangt, gilt. Spionkarten setzen einen Spion, dann kommt eine weitere. Ein leeres Deck wird neu gemischt.',
  'uprising.rule.R17.7':
    'Er zahlt nichts, lässt die Effekte des Feldes aus und bekommt, was die Karte zeigt. Auf Kampffeldern setzt er Rekruten und bis zu 2 weitere ein.',
  'uprising.rule.R17.8': 'Einfluss ohne Namen geht dorthin, wo er am wenigsten hat; bei Gleichstand gilt die Folge auf seiner Karte.',
  'uprising.rule.R17.9':
    'Auf Sandwurmfeldern nimmt er das Bonus-Spice. Mit Haken bringt er Sandwürmer, sonst nimmt er den Grundwert. Den Schildwall entfernt er, wo seine Karte es sagt. Von Hagga-Becken und Imperialem Becken nimmt er das freie mit mehr Bonus-Spice; liegt dort oder in der Tiefen Wüste keines, wird eine weitere Karte aufgedeckt.',
  'uprising.rule.R17.10':
    'Haken nimmt er einmal. Effekte gegen Gegner treffen ihn, soweit er die Güter hat; eine Hand zum Abwerfen hat er nicht.',
  'uprising.rule.R17.11':
    'Seine Spione gehen der Reihe nach auf freie Posten der Fraktionen. Der dritte schickt die beiden anderen heim und löst sein Ränkespiel aus. Er schleicht sich nie ein.',
  'uprising.rule.R17.12': 'Ein Vertragssymbol sind für ihn 2 Solari.',
  'uprising.rule.R17.13':
    'Mit genug Gütern nimmt er seinen Schwertmeister; danach werden 3 Intrigenkarten, 7 Spice, 3 Wasser oder 7 Solari je 1 Punkt. Festlegung: Er tauscht alles, was geht; die Reihenfolge ist gleich.',
  'uprising.rule.R17.14':
    'Punkte bringen ihm 2 Einfluss, Allianzen, Belohnungen und Symbolpaare, nie der Bonus der 4. Mit 10 Punkten beendet er das Spiel und kann gewinnen.',
  'uprising.rule.R17.15':
    'Er setzt ein, so viel er darf. Kundiger Einsatz: Führt er in Stufe I und II nach seinen Würmern um 3 Einheiten, keine Truppe. Festlegung: alle oder keine.',
  'uprising.rule.R17.16':
    'Im Kampf deckt er eine Hagal-Karte auf und zählt ihre Schwerter dazu. Festlegung: Die Karte zum Neumischen mischt alles, und eine andere wird aufgedeckt.',
  'uprising.rule.R17.17':
    'Varianten: Kluge Politik lässt Treuen Dienst, Vorräte liefern, Geheimnisse und Fremkit aus, wo der Rivale die Allianz hat und führt oder ab 2 Einfluss um 2 zurückliegt, Brutale Eskalation gibt in Stufe III zwei Karten Schwerter, Würfel tauschen die Reihe, und ein vereinfachter Rivale punktet nur mit Allianzen und kann nicht gewinnen.',
  'uprising.rule.R17.18': 'Zu zweit ist der Rivale Gegner für beide. Festlegung: Belohnungen wie zu dritt.',
  'uprising.rule.R17.19': 'Ein Rivale nutzt keine Endspielkarten. Festlegung: Einen Joker paart er, wenn er kann.',
  'uprising.rule.R17.20': 'Mit anderen Schachteln ändern sich einige Hagal-Karten; sie gehören hier nicht zum Spiel.',
  'uprising.rule.R17.21':
    'Was er sonst zu wählen hat, folgt derselben Reihe; den Rest entscheidet ihr für ihn. Festlegung: Eine Belohnung zahlt er ganz oder gar nicht.',

  'uprising.rule.R18.1':
    'Weiteres Material: zwei eigene Tafeln, zwei Befehlshaberdecks zu 10 Karten, Bonusmarker des Schwertmeisters, zwei weitere Allianzen und Pfeilmarker für die Befehlshaber.',
  'uprising.rule.R18.2':
    'Zwei Teams: Muad’Dib und Shaddam befehligen je zwei Verbündete. Rund um den Tisch sitzt jeder Verbündete zwischen einem gegnerischen Verbündeten und einem Befehlshaber.',
  'uprising.rule.R18.3':
    'Die andere Seite des Plans hat Große Häuser und Randwelten statt Imperator und Fremen. Jeder Befehlshaber hat zwei eigene Felder ohne Posten.',
  'uprising.rule.R18.4':
    'Das CHOAM-Modul ist dabei. Das Konfliktdeck hat fünf Karten der Stufe II auf vier der Stufe III: höchstens neun Runden.',
  'uprising.rule.R18.5':
    'Verbündete beginnen wie üblich mit 1 Punkt. Befehlshaber haben 4 Punkte, 2 Agenten, 3 Spione, 1 Wasser und keine Truppen. Ziele bekommen nur Verbündete; ein Team mit beiden Wüstenmäusen tauscht eine.',
  'uprising.rule.R18.6':
    'Ein Team zählt seine drei Punktzahlen zusammen. Hat irgendjemand 10 Punkte, endet das Spiel; bei Gleichstand zählen die Güter des Teams.',
  'uprising.rule.R18.7':
    'Für jeden Agentenzug nutzt ein Befehlshaber einen Pfeil auf den Verbündeten, den er aktiviert; mit dem Doppelpfeil und im Aufdeckzug wählt er. Das gilt für den ganzen Zug.',
  'uprising.rule.R18.8':
    'Der aktivierte Verbündete bekommt, was ein Befehlshaber nicht haben kann: Truppen, Sandwürmer, Schwerter und Einfluss des Plans. Für Bedingungen zählen beide.',
  'uprising.rule.R18.9':
    'Schwerter aus dem Aufdeckzug des Befehlshabers gehen an einen Verbündeten seiner Wahl und warten auf dessen eigenen.',
  'uprising.rule.R18.10': 'Ein Befehlshaber darf Kampfkarten für einen Verbündeten mit Einheiten spielen. Belohnungen bekommt er nicht.',
  'uprising.rule.R18.11':
    'Ein Befehlshaber zählt den höheren Einfluss seiner zwei Verbündeten. Einfluss bei Imperator und Fremen hat nur er.',
  'uprising.rule.R18.12':
    'Das Symbol des Imperators meint die Großen Häuser, für Shaddam beides; das der Fremen die Randwelten, für Muad’Dib beides. Festlegung: Sietch Tabr verlangt es ebenso.',
  'uprising.rule.R18.13':
    'Eigene Leisten belohnen bei 1 und 3 das ganze Team, bei 2 den Befehlshaber mit einem Punkt, bei 4 mit der Allianz. Auf dem Plan gibt 4: 2 Truppen, 3 Solari, eine Intrigenkarte oder einen Spion.',
  'uprising.rule.R18.14':
    'Verbündete kämpfen jeder für sich, um drei Belohnungen. Stehen zwei eines Teams gleich, darf einer dem anderen weichen.',
  'uprising.rule.R18.15': 'Der Schwertmeister hilft nur eine Runde, aber sein Bonusmarker gibt in jedem Aufdeckzug +2 Schwerter.',
  'uprising.rule.R18.16': 'Nur Muad’Dibs Team hat Sandwurmhaken und Sandwürmer; Haken bekommen beide Verbündete.',
  'uprising.rule.R18.17':
    'Teambelohnung: Alle drei bekommen sie. Verstärken: 3 Truppen auf die Verbündeten verteilt, sofort einsetzbar. Tausch: Zwei eines Teams tauschen Güter. Festlegung: von jedem beliebig viel einer Art, und beide müssen wollen.',
  'uprising.rule.R18.18':
    'Zu Beginn und mit dem Zelt des Imperators legt Shaddam eine Karte, die nicht zu den Fremen gehört, in die Thronreihe; dort kauft nur sein Team. Sie wird nicht aufgefüllt.',
  'uprising.rule.R18.19': 'Effekte gegen Gegner treffen nie dein Team. Einschleichen kannst du dich auch zu Teammitgliedern.',
  'uprising.rule.R18.20': 'Ein Befehlshaber darf Verträge haben und erfüllen; Truppen gehen an den aktivierten Verbündeten.',
  'uprising.rule.R18.21': 'Redet offen; geheime Absprachen im Team gibt es nicht.',
  'uprising.rule.R18.22': 'Shaddams Siegel hindert auch seinen aktivierten Verbündeten am Einsetzen.',
  'uprising.rule.R18.23': 'Einige Wortlaute dieser Seite sind nicht sicher; was gespielt wird, steht hier.',
  'uprising.rule.R18.24':
    'Ein Befehlshaber hat keine Konfliktkarten: Kampfsymbole bringen ihm nichts. Seine einzige Allianz ist die der eigenen Leiste.',
  'uprising.rule.R18.25':
    '„Ergebnisse verlangen“ gibt die offenen Verträge an die Verbündeten, so viele da sind. „Usul“ und „Wichtige Lieferungen“: Der Befehlshaber wählt zuerst, der Verbündete bekommt das andere.',
  'uprising.rule.R18.26': 'Ist alles gleich, gewinnt das Team mit dem spätesten Aufdeckzug.',

  'uprising.rule.R19.1':
    'Imperiumkarten, Intrigenkarten und Konflikte des ersten Spiels könnt ihr jeweils einmischen, mit ein bis vier Spielern. „Wohlkalkuliert angeheuert“ und „Ordnung im Chaos“ bleiben weg, denn es gibt keinen Mentaten. Seine Konflikte haben keine Kampfsymbole und bleiben besser draußen; wo es um Carthag geht, geht es hier um die Spiceraffinerie.',
  'uprising.rule.R19.2':
    'Der Aufstieg von Ix verdeckt Versammlungshalle, „Unterstützung sammeln“, „Vertrag annehmen“ und Verschiffung und bringt zwei Posten. Diese Schachtel gehört hier nicht zum Spiel.',
  'uprising.rule.R19.3': '„Immortality“ verdeckt die Forschungsstation. Diese Schachtel gehört hier nicht zum Spiel.',
  'uprising.rule.R19.4': 'Schlachtschiffe zählen als Einheiten, nie als Truppen.',
};
