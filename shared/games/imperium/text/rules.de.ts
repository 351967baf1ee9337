import type { TextsLike } from '../../../text/message.ts';
import type { imperiumRulesEn } from './rules.en.ts';

export const imperiumRulesDe: TextsLike<typeof imperiumRulesEn> = {
  'imperium.topic.box': 'Was in der Schachtel ist',
  'imperium.topic.setUp': 'Aufbau',
  'imperium.topic.round': 'Runden und Züge',
  'imperium.topic.agents': 'Einen Agenten entsenden',
  'imperium.topic.spaces': 'Felder des Plans',
  'imperium.topic.troops': 'Truppen',
  'imperium.topic.reveal': 'Der Aufdeckzug',
  'imperium.topic.cards': 'Karten: ziehen, erwerben, entsorgen',
  'imperium.topic.influence': 'Einfluss und Allianzen',
  'imperium.topic.intrigue': 'Intrigenkarten',
  'imperium.topic.combat': 'Kampf',
  'imperium.topic.control': 'Kontrolle über Felder',
  'imperium.topic.makers': 'Sandwürmer und Spice',
  'imperium.topic.mentat': 'Der Mentat',
  'imperium.topic.points': 'Siegpunkte und das Ende',
  'imperium.topic.effects': 'Wie Effekte wirken',
  'imperium.topic.leaders': 'Anführer',
  'imperium.topic.deckCards': 'Einzelne Karten der Decks',
  'imperium.topic.intrigueCards': 'Einzelne Intrigenkarten',
  'imperium.topic.secrets': 'Offen und geheim',
  'imperium.topic.hagal': 'Haus Hagal',
  'imperium.topic.two': 'Zu zweit',
  'imperium.topic.solo': 'Solospiel',
  'imperium.topic.options': 'Varianten',

  'imperium.rule.R1.1':
    'Für alle gemeinsam: der Spielplan, Marker für Solari, Spice und Wasser, 24 Reservekarten, 67 Imperiumkarten, 40 Intrigenkarten, 18 Konfliktkarten (4 der Stufe I, 10 der Stufe II, 4 der Stufe III), 8 Anführer, 4 Allianzmarker, der Mentat, der Startspielermarker, die 4 Marker des Barons und 31 Karten von Haus Hagal.',
  'imperium.rule.R1.2':
    'Jede der vier Farben hat 3 Agenten, 3 Kontrollmarker, einen Kampfmarker, einen Punktemarker, einen Ratsmarker, 12 Truppen, 4 Würfel für Einfluss und ein Startdeck aus 10 Karten.',
  'imperium.rule.R1.3': 'Solari, Spice und Wasser gehen nie aus: Die Bank zahlt immer, egal wie viele Marker in der Schachtel sind.',
  'imperium.rule.R1.4':
    'Knapp sind die 12 Truppen, 3 Kontrollmarker und 3 Agenten jeder Person, die Reservestapel, das Imperium-Deck, die vier Sitze im Rat und der eine Mentat.',
  'imperium.rule.R1.5':
    'Sieben Symbole führen Agenten auf die 22 Felder: je zwei Felder für Imperator, Raumgilde, Bene Gesserit und Fremen, fünf für den Landsraad, vier für die Stadt und fünf für den Spicehandel.',

  'imperium.rule.R2.1': 'Der Mentat kommt auf sein Feld, und neben jede der vier Einflussleisten kommt ein Allianzmarker.',
  'imperium.rule.R2.2':
    'Das Konfliktdeck hat zehn Karten: oben eine der Stufe I, darunter fünf der Stufe II, ganz unten alle vier der Stufe III. Welche Karten fehlen, erfährt niemand.',
  'imperium.rule.R2.3':
    'Intrigen- und Imperiumkarten werden gemischt. Fünf Imperiumkarten liegen offen als Reihe aus, daneben die drei Reservestapel.',
  'imperium.rule.R2.4':
    'Alle bekommen verschiedene Anführer, gewählt oder zugeteilt. Gut für den Anfang: Paul Atreides, Rabban, Memnon Thorvald, Ilban Richese. Festlegung: Ihr wählt nacheinander, in einer dafür gezogenen Reihenfolge.',
  'imperium.rule.R2.5': 'Deine zehn Startkarten sind, gemischt, dein Deck.',
  'imperium.rule.R2.6': 'Du beginnst mit 1 Wasser; Rabban hat außerdem 1 Spice und 1 Solari.',
  'imperium.rule.R2.7':
    'Zwei Agenten stehen auf deinem Anführer, der dritte wartet, bis du den Schwertmeister bekommst. 3 Truppen sind in deiner Garnison, 9 in deinem Vorrat. Dein Einfluss ist überall 0.',
  'imperium.rule.R2.8': 'Zu viert beginnen alle mit 1 Siegpunkt, mit weniger Personen bei 0.',
  'imperium.rule.R2.9': 'Der Zufall entscheidet, wer Startspieler ist. Gespielt wird im Uhrzeigersinn.',
  'imperium.rule.R2.10': 'Ganz zuletzt wählt, wer Baron Harkonnen führt, heimlich zwei seiner vier Fraktionsmarker.',
  'imperium.rule.R2.11': 'Zu zweit wird zusätzlich Haus Hagal aufgebaut, im Solospiel zwei Rivalen.',

  'imperium.rule.R3.1': 'Eine Runde hat fünf Phasen: Rundenbeginn, Spielerzüge, Kampf, Sandwürmer und Rückruf.',
  'imperium.rule.R3.2': 'Jede Runde geht es um eine Konfliktkarte; es gibt also höchstens zehn Runden.',
  'imperium.rule.R3.3': 'Wo eine Karte einer allgemeinen Regel widerspricht, gilt die Karte.',
  'imperium.rule.R3.4':
    'Siegpunkte zählen sofort, und die Leiste geht über 12 hinaus weiter. Sie kommen von 2 Einfluss auf einer Leiste und von Allianzen, die man beide verlieren kann, sowie von Konflikten, Das Spice muss fließen und anderen Karten, die man behält.',

  'imperium.rule.R4.1': 'Die Runde beginnt mit einer neuen Konfliktkarte, offen auf die früheren gelegt.',
  'imperium.rule.R4.2':
    'Geht es im Konflikt um ein Feld, das du kontrollierst, darfst du vor dem Kartenziehen 1 Truppe aus deinem Vorrat hineinschicken. Die Garnison bleibt dabei außen vor.',
  'imperium.rule.R4.3': 'Alle ziehen 5 Karten. Eine Karte, die du letzte Runde nicht aufdecken konntest, bleibt daneben auf deiner Hand.',

  'imperium.rule.R5.1': 'Ab dem Startspieler machen alle im Uhrzeigersinn immer wieder einen Zug: einen Agentenzug oder den Aufdeckzug.',
  'imperium.rule.R5.2':
    'Für einen Agentenzug brauchst du einen freien Agenten, eine Handkarte und ein Feld, auf das diese Karte ihn entsenden kann.',
  'imperium.rule.R5.3': 'Du darfst früh aufdecken. Ist kein Agentenzug möglich, musst du aufdecken; auslassen gibt es nicht.',
  'imperium.rule.R5.4': 'Nach deinem Aufdeckzug wirst du übersprungen bis zum Kampf, der kommt, wenn alle aufgedeckt haben.',
  'imperium.rule.R5.5': 'In jeder Runde deckst du einmal auf, auch ohne Handkarte.',
  'imperium.rule.R5.6':
    'In deinem eigenen Zug darfst du Komplottkarten spielen, wann du willst. Festlegung: Auch bevor du die Art des Zuges gewählt hast.',

  'imperium.rule.R6.1': 'Spiel eine Handkarte und entsende einen Agenten auf ein Feld, das eines ihrer Symbole hat.',
  'imperium.rule.R6.2': 'Eine Karte ohne Symbol entsendet niemanden, außer „Gesandte schicken“ leiht ihr welche.',
  'imperium.rule.R6.3':
    'Du kannst ein Feld betreten, wenn die Karte sein Symbol hat, dort kein Agent steht, keine Stimme es sperrt, du seine Bedingung erfüllst und seinen Preis aus dem zahlst, was du schon hast. Hoher Rat und Schwertmeister nehmen jede Person einmal auf.',
  'imperium.rule.R6.4': 'Karte, Preis, Agent, Effekte: in dieser Reihenfolge. Was der Besuch bringt, kann ihn nicht bezahlen.',
  'imperium.rule.R6.5': 'Festlegung: Ist das Feld kontrolliert, bekommt sein Besitzer zuerst den Bonus, auch wenn du das bist.',
  'imperium.rule.R6.6': 'Der Besuch eines der acht Fraktionsfelder gibt dir auch 1 Einfluss bei dieser Fraktion.',
  'imperium.rule.R6.7':
    'Dir stehen dann die Effekte des Feldes, sein Einfluss und der Agentenkasten der Karte offen. Der Aufdeckkasten wartet auf ein andermal.',
  'imperium.rule.R6.8': 'Was nicht freiwillig ist, geschieht vor dem Ende des Zuges, soweit es geht. Freiwilliges darf man lassen.',
  'imperium.rule.R6.9':
    'Du bestimmst die Reihenfolge, Effekt für Effekt, mit Komplottkarten und Einsätzen dazwischen. Festlegung: Jedes Symbol ist ein eigener Effekt.',
  'imperium.rule.R6.10':
    'Ist nichts mehr offen, was sein muss, beendest du den Zug. Die Karte bleibt vor dir liegen, bis du aufgedeckt hast.',

  'imperium.rule.R7.1': 'Jedes Feld nennt seinen Preis, seinen Effekt und ob es ein Kampffeld ist. Fraktionsfelder geben 1 Einfluss dazu.',
  'imperium.rule.R7.2': 'Verschwörung (Imperator), 4 Spice: 5 Solari, 2 Truppen und eine Intrigenkarte.',
  'imperium.rule.R7.3': 'Reichtum (Imperator): 2 Solari.',
  'imperium.rule.R7.4': 'Heighliner (Raumgilde, Kampffeld), 6 Spice: 5 Truppen und 2 Wasser.',
  'imperium.rule.R7.5': 'Faltraum (Raumgilde): eine Faltraum-Karte aus der Reserve auf deinen Ablagestapel, solange es welche gibt.',
  'imperium.rule.R7.6': 'Selektive Zucht (Bene Gesserit), 2 Spice: Du darfst eine Karte entsorgen; dann ziehst du 2 Karten.',
  'imperium.rule.R7.7': 'Geheimnisse (Bene Gesserit): eine Intrigenkarte, und eine zufällige von jedem Gegner mit vier oder mehr.',
  'imperium.rule.R7.8': 'Zähe Kämpfer (Fremen, Kampffeld), 1 Wasser: 2 Truppen.',
  'imperium.rule.R7.9': 'Destillanzüge (Fremen, Kampffeld): 1 Wasser.',
  'imperium.rule.R7.10':
    'Hoher Rat (Landsraad), 5 Solari, einmal pro Person: ein Sitz und damit 2 Überzeugung in jedem deiner Aufdeckzüge, schon in dieser Runde. Es gibt Sitze für alle.',
  'imperium.rule.R7.11': 'Mentat (Landsraad), 2 Solari: eine Karte, und der Mentat, wenn er dort liegt.',
  'imperium.rule.R7.12': 'Truppen sammeln (Landsraad), 4 Solari: 4 Truppen für die Garnison. Kein Kampffeld.',
  'imperium.rule.R7.13':
    'Halle der Redner (Landsraad): 1 Truppe, und 1 Überzeugung in deinem Aufdeckzug. Festlegung: Dort muss einer deiner Agenten stehen, wenn dieser Zug beginnt.',
  'imperium.rule.R7.14': 'Arrakeen (Stadt, Kampffeld): 1 Truppe und eine Karte. Wer es kontrolliert, bekommt bei jedem Besuch 1 Solari.',
  'imperium.rule.R7.15':
    'Carthag (Stadt, Kampffeld): 1 Truppe und eine Intrigenkarte. Wer es kontrolliert, bekommt bei jedem Besuch 1 Solari.',
  'imperium.rule.R7.16': 'Forschungsstation (Stadt, Kampffeld), 2 Wasser: 3 Karten.',
  'imperium.rule.R7.17':
    'Sietch Tabr (Stadt, Kampffeld), offen ab 2 Einfluss bei den Fremen: 1 Truppe und 1 Wasser. Es gibt keinen Einfluss.',
  'imperium.rule.R7.18':
    'Melange verkaufen (Spicehandel): Wähle, wie viel du verkaufst; 2, 3, 4 oder 5 Spice bringen 6, 8, 10 oder 12 Solari.',
  'imperium.rule.R7.19': 'Vertrag sichern (Spicehandel): 3 Solari.',
  'imperium.rule.R7.20':
    'Sandwurmfelder (Spicehandel, Kampffeld): Das Imperiale Becken ist frei und bringt 1 Spice, das Hagga-Becken kostet 1 Wasser und bringt 2, die Große Ebene kostet 2 Wasser und bringt 3; dazu Bonus-Spice. Die Kontrolle über das Imperiale Becken bringt bei jedem Besuch 1 Spice.',
  'imperium.rule.R7.21': 'Schwertmeister (Landsraad), 8 Solari, einmal pro Person: dein dritter Agent, sofort bereit und für immer.',

  'imperium.rule.R8.1':
    'Deine 12 Truppen verteilen sich auf Vorrat, Garnison und Konflikt. Rekruten kommen aus dem Vorrat in die Garnison; ist keiner übrig, wird keiner rekrutiert.',
  'imperium.rule.R8.2':
    'Eingesetzte Truppen kommen in den Konflikt, zurückgezogene kehren in die Garnison zurück, verlorene in den Vorrat.',
  'imperium.rule.R8.3': 'Nur Truppen im Konflikt kämpfen.',
  'imperium.rule.R8.4':
    'Ist dein Agent auf ein Kampffeld gegangen, darfst du alle Truppen einsetzen, die du in diesem Zug rekrutiert hast, egal wodurch, und bis zu 2 weitere aus der Garnison.',
  'imperium.rule.R8.5':
    'Einsetzen darfst du jederzeit, nachdem der Agent steht, auch in mehreren Schüben. Festlegung: Was eine Komplottkarte früher im Zug rekrutiert hat, zählt mit.',
  'imperium.rule.R8.6':
    'Sonst und im Aufdeckzug kommen Truppen nur durch einen Effekt in den Konflikt, der das sagt. So ein Effekt wirkt in jedem Zug und zusätzlich zur Grenze der Kampffelder.',
  'imperium.rule.R8.7': 'Rekruten, die du zurückhältst, warten in der Garnison.',

  'imperium.rule.R9.1': 'Deck deine Karten auf, nutze und verbrauche, was sie geben, bestimme deine Stärke, räum auf.',
  'imperium.rule.R9.2': 'Deine ganze Hand wird offen hingelegt, getrennt von den Karten, die Agenten entsandt haben.',
  'imperium.rule.R9.3':
    'Jetzt wirken die Aufdeckkästen dieser Karten. Karten, die Agenten entsandt haben, geben nichts mehr, gelten aber weiter als im Spiel.',
  'imperium.rule.R9.4': 'Du bestimmst die Reihenfolge und darfst zwischendurch jederzeit Karten erwerben.',
  'imperium.rule.R9.5':
    'Überzeugung kommt von Aufdeckkästen, einem Sitz im Hohen Rat (2), einem Agenten in der Halle der Redner (1) und Komplottkarten, die darauf gewartet haben. Was du nicht ausgibst, verfällt.',
  'imperium.rule.R9.6': 'Eine im Aufdeckzug gezogene Karte wird sofort offen hingelegt und wirkt mit.',
  'imperium.rule.R9.7':
    'Stärke: 2 für jede deiner Truppen im Konflikt und 1 für jedes Schwert; 0, solange dort keine Truppe ist. Vorher gesammelte Schwerter zählen, sobald im selben Zug eine ankommt.',
  'imperium.rule.R9.8':
    'Der Marker auf der Kampfleiste zeigt deine Stärke und folgt allen Änderungen; über 20 wird er umgedreht und beginnt von vorn.',
  'imperium.rule.R9.9': 'Ohne Truppe im Konflikt hast du keine Stärke, was auch geschieht, bis eine dorthin kommt.',
  'imperium.rule.R9.10': 'Am Ende gehen alle Karten vor dir auf den Ablagestapel. Das gilt für keinen Effekt als Abwerfen.',

  'imperium.rule.R10.1':
    'Deine Karten sind in deinem Deck, auf deiner Hand, im Spiel vor dir oder auf deinem offenen Ablagestapel; Komplottkarten können daneben warten. Helena kann auch eine Karte beiseitegelegt haben.',
  'imperium.rule.R10.2':
    'Ist dein Deck leer, wenn du ziehst, wird dein Ablagestapel zum neuen, nicht früher. Sind beide leer, gibt es nichts zu ziehen.',
  'imperium.rule.R10.3':
    'In deinem Aufdeckzug erwirbst du mit Überzeugung Karten aus der Reihe, „Verbindung auf Arrakis“ für 2 und „Das Spice muss fließen“ für 9, so viele du zahlen kannst. Faltraum wird nicht verkauft.',
  'imperium.rule.R10.4':
    'Was du erwirbst, kommt auf deinen Ablagestapel. Die Lücke in der Reihe füllt sich sofort, und auch die neue Karte steht zum Verkauf.',
  'imperium.rule.R10.5': 'Ein Erwerbskasten wirkt einmal, wenn du die Karte bekommst, auf welchem Weg auch immer.',
  'imperium.rule.R10.6':
    'Entsorgen nimmt eine Karte von Hand, Ablagestapel oder aus dem Spiel vor dir ganz aus der Partie, Reservekarten auf ihren Stapel. Das Symbol ist ein Angebot. Als Preis muss es gezahlt werden, und eine Karte, die sich ohne Preis selbst entsorgt, muss gehen.',
  'imperium.rule.R10.7': 'Eine entsorgte Karte verliert, was sie noch nicht getan hat. Festlegung: Was sie gegeben hat, bleibt dir.',
  'imperium.rule.R10.8': 'Wer abwerfen muss, wählt aus der Hand, und alle, wenn es zu wenige sind. Intrigenkarten sind sicher.',
  'imperium.rule.R10.9': 'Ein leerer Stapel verkauft nichts. Festlegung: Ohne Imperium-Deck schrumpft die Reihe.',
  'imperium.rule.R10.10': 'Deine Hand darf beliebig groß sein.',

  'imperium.rule.R11.1':
    'Einfluss geht auf jeder Leiste von 0 bis 6. Festlegung: Was darüber oder darunter läge, verfällt, und auch eine volle Leiste darfst du wählen.',
  'imperium.rule.R11.2': 'Wer 2 erreicht, bekommt einen Siegpunkt; fällst du darunter, ist er wieder weg.',
  'imperium.rule.R11.3':
    'Wer 4 erreicht, bekommt einen Bonus: 2 Truppen vom Imperator, 3 Solari von der Raumgilde, eine Intrigenkarte von den Bene Gesserit, 1 Wasser von den Fremen. Niemand nimmt ihn zurück, und ein neuer Aufstieg bringt ihn neu.',
  'imperium.rule.R11.4': 'Wer als Erstes 4 erreicht, schließt die Allianz mit dieser Fraktion: der Marker und ein Siegpunkt.',
  'imperium.rule.R11.5': 'Mit mehr Einfluss als der Besitzer nimmst du den Marker und mit ihm den Punkt. Gleich viel genügt nicht.',
  'imperium.rule.R11.6':
    'Fällt der Besitzer unter 4 oder hinter jemanden, geht der Marker an die Person mit dem meisten Einfluss, mindestens 4. Bei Gleichstand entscheidet der alte Besitzer. Hat niemand 4, kommt er zurück auf den Plan. Festlegung: Von dort nimmt ihn nur, wer zu 4 aufsteigt.',
  'imperium.rule.R11.7': 'Einfluss deiner Wahl geht ganz an eine Fraktion; 2 lassen sich nicht aufteilen.',
  'imperium.rule.R11.8': 'Du kannst nur Einfluss abgeben, den du bei dieser Fraktion hast.',
  'imperium.rule.R11.9': 'Eine Einflussbedingung gilt mit so viel oder mehr, eine Allianzbedingung, solange der Marker bei dir ist.',
  'imperium.rule.R11.10':
    'Ein Schritt auf einer Leiste wird sofort abgewickelt: Punkt, Bonus, Allianz. Festlegung: Zwei Einfluss auf einmal sind ein Schritt.',

  'imperium.rule.R12.1':
    'Intrigenkarten bleiben geheim, und du hast so viele, wie du bekommst; alle sehen, wie viele. Eine gespielte kommt auf den offenen Ablagestapel.',
  'imperium.rule.R12.2': 'Ist das Intrigendeck verbraucht, wird sein Ablagestapel gemischt.',
  'imperium.rule.R12.3': 'Die meisten sind Komplott-, Kampf- oder Endspielkarten; eine lässt sich auf zwei dieser Arten nutzen.',
  'imperium.rule.R12.4': 'Komplottkarten sind für deine Züge, Kampfkarten für die Kampfphase, Endspielkarten für den Schluss.',
  'imperium.rule.R12.5':
    'Eine Bedingung auf der Karte muss gelten, und ihr Preis muss gezahlt werden; du wählst unter dem Möglichen. Festlegung: Eine Karte, die nichts bewirken würde, darf trotzdem gespielt werden.',
  'imperium.rule.R12.6': 'Ausstrahlung und Anwerbung warten offen auf deinen Aufdeckzug und gehen mit ihm.',
  'imperium.rule.R12.7': 'Eine gestohlene Intrigenkarte wird blind gezogen, und nur die zwei Beteiligten erfahren, welche es war.',

  'imperium.rule.R13.1': 'Hat ein Rivale Truppen im Konflikt, werden zuallererst seine Schwerter aufgedeckt.',
  'imperium.rule.R13.2':
    'Wer eine Truppe im Konflikt hat, nimmt teil. Kämpfen nur Rivalen, folgt gleich die Rangfolge. Kämpft niemand, gibt es keinen Kampf. Festlegung: Später kommt niemand dazu.',
  'imperium.rule.R13.3':
    'Ab dem Startspieler spielt jede Person reihum eine oder mehr Kampfkarten oder passt. Nach einem Passen darfst du wieder spielen. Schluss ist, wenn alle nacheinander gepasst haben.',
  'imperium.rule.R13.4': 'Die Stärke ändert sich mit jeder Karte. Festlegung: Mit deiner letzten Truppe scheidest du aus.',
  'imperium.rule.R13.5': 'Karten für einen gewonnenen Konflikt nützen noch nichts.',
  'imperium.rule.R13.6':
    'Dann entscheidet die Stärke über die Plätze, Rivalen eingeschlossen. Stärke 0 hat keinen, und ein Gleichstand verbraucht so viele Plätze, wie Personen beteiligt sind.',
  'imperium.rule.R13.7':
    'Allein auf dem ersten Platz gewinnst du und bekommst die erste Belohnung; der zweite Platz bekommt die zweite, der dritte zu viert die dritte.',
  'imperium.rule.R13.8':
    'Bei Gleichstand um den ersten Platz gewinnt niemand: Alle Beteiligten bekommen die zweite Belohnung. Zu viert und bei zwei Gleichen können die anderen noch die dritte bekommen.',
  'imperium.rule.R13.9':
    'Gleichstand um den zweiten Platz bringt allen Beteiligten die dritte Belohnung, und dahinter bleibt nichts. Gleichstand um den dritten bringt nichts. Festlegung: Beim zweiten Platz gilt das auch mit weniger als vier Personen.',
  'imperium.rule.R13.10':
    'Festlegung: Belohnungen gibt es ab dem Startspieler, jede in der Reihenfolge, die ihr Besitzer mag. Dann darf, wer gewonnen hat, Karten für den Sieg spielen, auch die eben gezogene, und mit dem eben Erhaltenen zahlen.',
  'imperium.rule.R13.11':
    'Belohnungen folgen den üblichen Regeln. Entsorgen ist freiwillig, und ist mehreres zu wählen, wird zuerst alles gewählt.',
  'imperium.rule.R13.12': 'Alle Truppen des Konflikts gehen in die Vorräte ihrer Besitzer, nicht in die Garnisonen.',

  'imperium.rule.R14.1': 'Wer einen Konflikt um ein Feld gewinnt, legt seinen Kontrollmarker dorthin, an die Stelle jedes anderen.',
  'imperium.rule.R14.2': 'Ein Feld hat einen Besitzer, bis ein anderer es gewinnt.',
  'imperium.rule.R14.3':
    'Jeder Agent, der ankommt, bringt dem Besitzer von Arrakeen oder Carthag 1 Solari, dem des Imperialen Beckens 1 Spice, aus der Bank. Festlegung: Auch der eines Rivalen.',
  'imperium.rule.R14.4': 'Mit der Kontrolle darfst du das Feld auch verteidigen, wenn ein Konflikt darum geht.',
  'imperium.rule.R14.5': 'Die Stimme sperrt ein Feld und kontrolliert nichts.',

  'imperium.rule.R15.1': 'Nach dem Kampf sammelt sich 1 Spice auf jedem Sandwurmfeld ohne Agenten.',
  'imperium.rule.R15.2': 'Ein Sandwurmfeld gilt als leer, wenn sein Agent rechtzeitig abberufen wurde.',
  'imperium.rule.R15.3': 'Ein dorthin entsandter Agent erntet, was aufgedruckt ist, und alles, was sich angesammelt hat.',
  'imperium.rule.R15.4': 'Spice von Karten oder durch Kontrolle ist nicht geerntet.',

  'imperium.rule.R16.1': 'Der Mentat ist ein Agent zum Anheuern. Solange du ihn hast, gehört er dir wie jeder andere.',
  'imperium.rule.R16.2':
    'Du kannst ihn nehmen, wenn er untätig auf seinem Feld liegt, und in derselben Runde entsenden. Festlegung: Steht er dort im Dienst, ist er in Gebrauch.',
  'imperium.rule.R16.3': 'Beim Rückruf geht er heim, ob entsandt oder nicht.',
  'imperium.rule.R16.4':
    'In einem Konflikt gewonnen, kommt er beim Rückruf zu dir und dient die ganze nächste Runde. Sein Feld bietet solange nur die Karte.',
  'imperium.rule.R16.5':
    'Rückruf: Ist die Partie nicht vorbei, kehren die Agenten zu ihren Anführern zurück, der Startspielermarker wandert im Uhrzeigersinn weiter, und eine neue Runde beginnt.',
  'imperium.rule.R16.6':
    'Die Partie endet beim Rückruf, wenn dann jemand 10 Siegpunkte hat oder keine Konfliktkarte mehr da ist. Früher einmal 10 gehabt zu haben, bedeutet nichts.',
  'imperium.rule.R16.7':
    'Zuerst spielen alle Endspielkarten, dann gewinnt, wer die meisten Punkte hat. Festlegung: ab dem Startspieler, jede Person alle ihre Karten auf einmal.',
  'imperium.rule.R16.8':
    'Bei gleichen Punkten entscheiden Spice, Solari, Wasser und Truppen in der Garnison, in dieser Folge, und zuletzt, wer in der letzten Runde später aufgedeckt hat. Festlegung: Kein Rivale deckt auf, also gewinnst du gegen ihn diesen letzten Vergleich.',

  'imperium.rule.R17.1': 'Die Bank gibt, was man erhält, und nimmt, was man zahlt.',
  'imperium.rule.R17.2':
    'Ein Effekt muss geschehen, abgesehen von allem, was du „darfst“, von Pfeilen und dem Symbol zum Entsorgen. Auf einer Intrigenkarte gehört der Pfeil zum Ausspielen.',
  'imperium.rule.R17.3': 'Einem Pfeil folgt man einmal, nie mehrmals.',
  'imperium.rule.R17.4':
    'Bedingungen werden geprüft, wenn du den Effekt ausführst. Festlegung: Du kannst sie zuerst durch etwas anderes erfüllen, aber den Effekt nicht aufgeben, solange der Zug dauert.',
  'imperium.rule.R17.5':
    'Fremen-Bund: Eine andere Fremen-Karte von dir ist im Spiel, egal aus welcher Art Zug. Zwei solche Karten helfen einander.',
  'imperium.rule.R17.6': 'Bei den Bene Gesserit ist es genauso; eine Karte zweier Fraktionen hilft beiden.',
  'imperium.rule.R17.7':
    'Was alle Gegner trifft, geht von deiner Linken aus im Uhrzeigersinn. Sie entscheiden selbst und wissen, was die vor ihnen getan haben.',
  'imperium.rule.R17.8': 'Kein Preis sinkt unter 0.',
  'imperium.rule.R17.9':
    'Die Effekte eines Kastens, Feldes oder einer Belohnung gehen in beliebiger Reihenfolge. Festlegung: Auf Intrigenkarten und hinter einem Pfeil, einer Bedingung oder einer Wahl folgen sie einander wie aufgeführt.',
  'imperium.rule.R17.10':
    'Wähle nur, was du zahlen kannst, was gilt und was du verlieren kannst. Dass es nutzlos wäre, ist gleich. Festlegung: Ist nichts möglich, geschieht nichts.',
  'imperium.rule.R17.11':
    'Festlegung: Was Preise oder Mengen ändert, wirkt von selbst, vom Ausspielen der Karte bis zum Ende des Zuges oder bis die Karte entsorgt ist.',
  'imperium.rule.R17.12': 'Festlegung: Eine Karte entsorgt sich selbst, wenn alle ihre anderen Effekte erledigt sind.',

  'imperium.rule.R18.1':
    'Die linke Fähigkeit eines Anführers wirkt von selbst. Die andere nutzt du, indem du mit dem Siegelring einen Agenten entsendest.',
  'imperium.rule.R18.2':
    'Baron Harkonnen hält zwei Fraktionsmarker geheim. Einmal, wenn er in einem seiner Züge 4 Truppen eingesetzt hat, deckt er sie auf und erhält bei beiden 1 Einfluss. Festlegung: Es ist Pflicht, und zurückgezogene Truppen werden abgezogen. Siegelring: 1 Solari für eine Intrigenkarte.',
  'imperium.rule.R18.3': 'Rabban beginnt mit 1 Spice und 1 Solari mehr. Siegelring: 1 Truppe, 2 mit einer Allianz.',
  'imperium.rule.R18.4': 'Memnon Thorvald erhält mit seinem Sitz im Hohen Rat 1 Einfluss seiner Wahl. Siegelring: 1 Spice.',
  'imperium.rule.R18.5': 'Ariana Thorvald nimmt bei jeder Ernte 1 Spice weniger und zieht dafür eine Karte. Siegelring: 1 Wasser.',
  'imperium.rule.R18.6':
    'Helena Richese darf sich auf Feldern von Landsraad und Stadt zu gegnerischen Agenten stellen. Siegelring: Eine Karte der Reihe wird für sie beiseitegelegt; bis zum Ende ihres Aufdeckzuges dieser Runde kann sie sie für 1 weniger erwerben, danach verlässt die Karte die Partie. Festlegung: Der Ring legt immer eine Karte beiseite.',
  'imperium.rule.R18.7':
    'Leto Atreides zahlt auf Landsraad-Feldern 1 Solari weniger. Siegelring: 1 Spice für 1 Einfluss, wo ein Gegner vor ihm liegt.',
  'imperium.rule.R18.8':
    'Paul Atreides darf jederzeit ansehen, was er als Nächstes zieht, wenn sein Deck eine Karte hat. Siegelring: eine Karte.',
  'imperium.rule.R18.9':
    'Ilban Richese zieht eine Karte, wenn er Solari zahlt, um ein Feld zu betreten. Kosten von Karten zählen nicht. Siegelring: 1 Solari.',

  'imperium.rule.R19.1':
    'Eine Karte mit leerem Agentenkasten entsendet trotzdem einen Agenten, wenn sie Symbole hat. Ohne Symbole wird sie nur aufgedeckt.',
  'imperium.rule.R19.2': 'Mordauftrag zahlt seine 4 Solari, wann immer etwas ihn entsorgt. Selbst kann er es nicht.',
  'imperium.rule.R19.3': 'Schwester der Bene Gesserit gibt Überzeugung oder Schwerter, nie beides gemischt.',
  'imperium.rule.R19.4': 'Karten, die Dr. Yueh, die Novizin, Raumfahrt und andere ziehen, können wie üblich ein neues Deck erfordern.',
  'imperium.rule.R19.5':
    'Crysmesser, Fedaykin-Todeskommando, Spicejäger und Ehrwürdige Mutter des Sietch haben einen Teil, der den Fremen-Bund braucht.',
  'imperium.rule.R19.6':
    'Carryall verdoppelt, was auf dem Sandwurmfeld aufgedruckt ist, und lässt das Bonus-Spice, wie es ist. Anderswo tut es nichts.',
  'imperium.rule.R19.7': 'Mit Chani oder Kundschafter musst du keine Truppe zurückziehen. Jede, die geht, kostet ihre Stärke.',
  'imperium.rule.R19.8': 'CHOAM-Direktorposten bringt 1 Einfluss bei allen vier Fraktionen, in deiner Reihenfolge.',
  'imperium.rule.R19.9': 'Duncan Idaho: 1 Wasser für eine Truppe und eine Karte, einmal.',
  'imperium.rule.R19.10': 'Fester Griff hebt nie den Einfluss beim Imperator. Seine 4 Überzeugung brauchen die Allianz mit dem Imperator.',
  'imperium.rule.R19.11': 'Faltraum zieht zuerst und geht danach auf seinen Stapel zurück. Aufgedeckt tut er nichts.',
  'imperium.rule.R19.12': 'Fremen-Lager: 2 Spice für 3 Truppen, einmal.',
  'imperium.rule.R19.13':
    'Genmanipulation: Entsorgen ist freiwillig, und die 2 Spice hängen allein von einer anderen Bene-Gesserit-Karte ab.',
  'imperium.rule.R19.14':
    'Gildenbotschafter verkauft, wenn du die Allianz mit der Gilde hast, einen Siegpunkt für 3 Spice, einmal je Aufdecken.',
  'imperium.rule.R19.15': 'Nach Gildenbankiers kostet dich in diesem Zug jedes Exemplar von „Das Spice muss fließen“ 6.',
  'imperium.rule.R19.16':
    'Kampfthopter schickt bei jedem Gegner eine Truppe aus der Garnison in den Vorrat, wenn eine da ist. Aufgedeckt darf er eine von deinen einsetzen.',
  'imperium.rule.R19.17': 'Von den zwei Truppen, die Gurney Halleck verkauft, darf keine, eine oder dürfen beide gleich in den Konflikt.',
  'imperium.rule.R19.18': 'Imperialer Spion zahlt nur dann eine Intrigenkarte, wenn er sich selbst entsorgt.',
  'imperium.rule.R19.19': 'Lady Jessica bringt 1 Einfluss deiner Wahl, wenn du sie erwirbst.',
  'imperium.rule.R19.20':
    'Kwisatz Haderach entsendet einen Agenten irgendwohin, auch einen vom Plan oder den Mentaten. Er wird zuerst aufgehoben und darf auf dasselbe Feld zurück. Festlegung: Alles andere am Betreten eines Feldes gilt, und seine Karte kommt zu spät, um zu helfen.',
  'imperium.rule.R19.21': 'Liet Kynes zählt jede Fremen-Karte, die du im Spiel hast, auch sich selbst.',
  'imperium.rule.R19.22': 'Missionaria Protectiva braucht für ihren Einfluss eine andere Bene-Gesserit-Karte im Spiel.',
  'imperium.rule.R19.23': 'Überfluss verkauft einen Siegpunkt für 6 Solari.',
  'imperium.rule.R19.24': 'Zweites Gedächtnis zieht entweder oder holt eine Bene-Gesserit-Karte aus deinem Ablagestapel.',
  'imperium.rule.R19.25': 'Intrigenkarten von Piter de Vries und Thufir Hawat können ein neues Intrigendeck erfordern.',
  'imperium.rule.R19.26':
    'Machtspiel macht aus dem Einfluss des Besuchs 2, in einem Schritt, und wird entsorgt. Ist es schon vorher weg, bleibt es bei 1.',
  'imperium.rule.R19.27': 'Mohiam kostet jeden Gegner zwei Karten eigener Wahl, wenn du eine andere Bene-Gesserit-Karte im Spiel hast.',
  'imperium.rule.R19.28': 'Sardaukar-Legion darf drei Truppen der Garnison in den Konflikt bringen.',
  'imperium.rule.R19.29': 'Verbündete suchen entsendet einmal einen Agenten und muss dann gehen.',
  'imperium.rule.R19.30': 'Wechselnde Loyalitäten nimmt 2 Spice und 1 Einfluss und gibt 2 Einfluss, auch bei derselben Fraktion.',
  'imperium.rule.R19.31': 'Der Siegelring nutzt die Siegelringfähigkeit deines Anführers.',
  'imperium.rule.R19.32': 'Schmugglerthopter braucht 2 Einfluss bei der Raumgilde, den seine eigenen Felder nicht geben können.',
  'imperium.rule.R19.33': 'Spiceschmuggler: 2 Spice für 3 Solari und 1 Einfluss bei der Raumgilde.',
  'imperium.rule.R19.34': 'Karten, die keine Regel nennt, etwa Stilgar, tun, was ihre Kästen zeigen.',
  'imperium.rule.R19.35':
    'Prüfung der Menschlichkeit: Jeder Gegner wirft eine Karte ab oder verliert eine Truppe im Konflikt, nach Wunsch und soweit vorhanden.',
  'imperium.rule.R19.36': '„Das Spice muss fließen“ zu erwerben ist einen Siegpunkt wert, den nichts wieder nimmt.',
  'imperium.rule.R19.37':
    'Die Stimme sperrt ein beliebiges Feld, besetzt oder nicht, für deine Gegner, Haus Hagal und schlaue Karten eingeschlossen. Festlegung: Sie endet, wenn dein nächster Zug dieser Runde beginnt.',
  'imperium.rule.R19.38': 'Wurmreiter haben 4 Schwerter ab 2 Einfluss bei den Fremen und 2 weitere mit der Allianz der Fremen.',

  'imperium.rule.R19.39':
    'Bindu-Starre kommt vor allem anderen in deinem Zug. Festlegung: Nach der Karte darfst du den Zug enden lassen; er zählt als keine der beiden Arten, und du wirst später wieder gefragt.',
  'imperium.rule.R19.40':
    'Dienstweg umgehen holt eine Karte für höchstens 3 umsonst oder für 2 Spice eine für höchstens 5, die oben auf dein Deck kommt. Festlegung: aus der Reihe, der Reserve oder beiseitegelegt, nach aufgedruckten Kosten.',
  'imperium.rule.R19.41': 'Wohlkalkuliert angeheuert wirkt nur, wenn der Mentat auf seinem Feld liegt.',
  'imperium.rule.R19.42':
    'Gesandte schicken spielt man zuerst. Festlegung: Die Symbole der vier Fraktionen kommen zu den aufgedruckten hinzu.',
  'imperium.rule.R19.43':
    'Doppeltes Spiel braucht eine gegnerische Truppe im Konflikt. Sie geht, und eine von deinen kommt aus dem Vorrat, wenn dort eine ist.',
  'imperium.rule.R19.44':
    'Einschleusen lässt deinen nächsten Agenten dieses Zuges neben Gegnern stehen. Festlegung: Neben eigenen kann er es nicht.',
  'imperium.rule.R19.45':
    'Den Markt beherrschen: ein Siegpunkt für zwei Exemplare von „Das Spice muss fließen“, und ein weiterer, wenn du mehr hast als alle anderen. Ein Rivale des Solospiels zählt, als hätte er zwei.',
  'imperium.rule.R19.46': 'Giftschnüffler sieht deine oberste Karte an, um sie zu ziehen oder zu entsorgen. Ein leeres Deck zeigt nichts.',
  'imperium.rule.R19.47':
    'Schnelle Mobilmachung setzt so viel von deiner Garnison ein, wie du willst, in deinem Agentenzug oder Aufdeckzug.',
  'imperium.rule.R19.48':
    'Mit Anwerbung darfst du jede in diesem Aufdeckzug erworbene Karte auf deinen Ablagestapel oder auf dein Deck legen. Festlegung: Die letzte liegt zuoberst.',
  'imperium.rule.R19.49': 'Neu besinnen mischt Ablagestapel und Deck, bevor die Karte gezogen wird.',
  'imperium.rule.R19.50': 'Verstärkung darf in einem Aufdeckzug gleich in den Konflikt. In einem Agentenzug zählt sie als Rekruten.',
  'imperium.rule.R19.51': 'Meister der Taktik: Schwerter, oder ein Rückzug von bis zu drei.',
  'imperium.rule.R19.52': 'Inszenierter Zwischenfall gibt drei deiner eigenen Truppen im Konflikt für einen Siegpunkt her.',
  'imperium.rule.R19.53':
    'Respekt einfordern und Dem Sieger … brauchen einen ungeteilten Sieg. Das Spice des einen darf das andere bezahlen.',
  'imperium.rule.R19.54': 'Zünglein an der Waage: Schwerter im Kampf oder Spice im Endspiel, das dann nur Gleichstände entscheidet.',
  'imperium.rule.R19.55': 'Pläne in Plänen zahlt einmal: für drei Leisten mit 3 Einfluss, oder besser für alle vier.',
  'imperium.rule.R19.56':
    'Dringender Auftrag holt einen beliebigen deiner Agenten zurück, wieder einsatzbereit. Festlegung: auch den eben entsandten, und sein Besuch geht weiter.',
  'imperium.rule.R19.57': 'Dispens eines Ratsmitglieds braucht einen Sitz im Hohen Rat, Verbündete Armada eine Allianz.',

  'imperium.rule.R20.1':
    'Alle sehen: den Plan, die Reihe, die Stapel abgeworfener und gespielter Karten, Ressourcen, Truppen, Einfluss, Punkte, Anführer und wie viele Karten in jeder Hand und jedem Deck sind.',
  'imperium.rule.R20.2': 'Nur du siehst deine Hand, deine Intrigenkarten, die Marker des Barons und eine Karte, die du ansiehst.',
  'imperium.rule.R20.3': 'Niemand sieht die Reihenfolge eines Decks, die ungenutzten Konflikte oder was Rivalen halten.',
  'imperium.rule.R20.4':
    'Zwei kennen eine gestohlene Intrigenkarte: wer sie verlor und wer sie hat. Festlegung: Ablagestapel und alle Anzahlen sind offen.',

  'imperium.rule.R21.1':
    'Ein Rivale spielt von selbst. Er entsendet Agenten und deckt nie auf, hat weder Deck noch Hand und erleidet, was Gegner trifft, wenn er hat, was genommen wird.',
  'imperium.rule.R21.2':
    'Für seinen Zug nennt eine Hagal-Karte das Feld. Ist es besetzt oder durch Die Stimme gesperrt, entscheidet die nächste Karte. Preis, Bedingung und Effekt des Feldes spielen keine Rolle.',
  'imperium.rule.R21.3': 'Festlegung: Die Karte „Neu mischen“ und ein leeres Deck fügen alle Hagal-Karten wieder zusammen.',
  'imperium.rule.R21.4':
    'Ein Rivale bekommt nur, was die Hagal-Karte zeigt: Einfluss ohne den Bonus bei 4, im Solospiel den Siegelring, Truppen. Auf einem Kampffeld gehen diese in den Konflikt und mit ihnen 2 aus der Garnison.',
  'imperium.rule.R21.5': 'Kampffelder für Hagal-Karten: Heighliner, Zähe Kämpfer, Destillanzüge, Carthag, Arrakeen und jede Ernte.',
  'imperium.rule.R21.6':
    'Zum Ernten geht ein Rivale dorthin, wo das meiste Bonus-Spice liegt, bei Gleichstand wo die Ernte reicher ist. Liegt nirgends Bonus-Spice, wird die nächste Karte aufgedeckt. Festlegung: auch wenn Die Stimme dieses Feld sperrt.',
  'imperium.rule.R21.7': 'Festlegung: Auch seine Besuche bringen dem Besitzer eines Feldes den Bonus.',
  'imperium.rule.R21.8': 'Auch er kann nicht mehr als 12 Truppen oder 6 Einfluss haben.',
  'imperium.rule.R21.9':
    'Vor den Kampfkarten fügt jeder kämpfende Rivale die Schwerter einer Hagal-Karte hinzu, in Zugreihenfolge. Er spielt keine Intrigen.',
  'imperium.rule.R21.10': 'Die für Schwerter aufgedeckte Karte ist verbraucht, bis das Deck gemischt wird.',
  'imperium.rule.R21.11': 'Die 31 Hagal-Karten führen zu zwölf Feldern und zur besten Ernte, mit bis zu 6 Schwertern.',
  'imperium.rule.R21.12':
    'Karten gegen Gegner treffen einen Rivalen: Kampfthopter in der Garnison, Prüfung der Menschlichkeit und Doppeltes Spiel im Konflikt. Mohiam findet keine Hand. Festlegung: Geheimnisse bräuchte vier Intrigenkarten.',

  'imperium.rule.R22.1':
    'Haus Hagal nimmt eine dritte Farbe: 3 Agenten, alle 12 Truppen im Vorrat, kein Anführer und keine Punkte. Die 1P-Karten bleiben in der Schachtel.',
  'imperium.rule.R22.2': 'Es sammelt weder Ressourcen noch Belohnungen noch Punkte.',
  'imperium.rule.R22.3':
    'Immer wenn der Startspieler einen Agenten entsandt hat, entsendet es einen eigenen, solange es welche hat. Aufdecken weckt es nicht. Festlegung: Bindu-Starre auch nicht.',
  'imperium.rule.R22.4': 'Habt ihr beide aufgedeckt, bleiben seine übrigen Agenten daheim.',
  'imperium.rule.R22.5': 'Festlegung: Ihr zwei seid abwechselnd Startspieler. Im Kampf kommt Haus Hagal gleich dahinter.',
  'imperium.rule.R22.6': 'Es belegt im Kampf einen Platz wie alle, und niemand bekommt die Belohnung dieses Platzes.',
  'imperium.rule.R22.7': 'Gewinnt es allein den Kampf um dein Feld, kommt dein Kontrollmarker weg. Selbst kontrolliert es nie etwas.',
  'imperium.rule.R22.8': 'Es konkurriert um Allianzen und hat nichts von ihnen.',
  'imperium.rule.R22.9': 'Seine Truppen und Agenten gehen mit allen anderen heim.',

  'imperium.rule.R23.1':
    'Du stehst zwei Rivalen gegenüber, die punkten. Wähle, wie schwer es sein soll, und ihre Anführer, aber nicht Paul oder Helena. Sie nutzen nur den Siegelring.',
  'imperium.rule.R23.2': 'Jeder Rivale beginnt mit 2 Agenten und 1 Wasser; was er sonst hat, sagt die Schwierigkeit.',
  'imperium.rule.R23.3': 'Die 2P-Karten bleiben in der Schachtel.',
  'imperium.rule.R23.4':
    'Vier Stufen. Söldner: Du beginnst mit 1 Solari und 1 Spice mehr. Sardaukar: Das Mentat-Feld kostet 5 Solari, Rivalen beginnen mit 3 Truppen und einer Intrigenkarte. Mentat: Sie setzen auch Truppen klug ein. Kwisatz Haderach: Außerdem bekommst du keinen Schwertmeister.',
  'imperium.rule.R23.5': 'Der Rivale zu deiner Linken ist Startspieler; dann wandert der Marker um alle drei.',
  'imperium.rule.R23.6':
    'Alle drei handeln der Reihe nach, bis du aufgedeckt hast und die Rivalen alle Agenten entsandt haben. Festlegung: Nach deinem Aufdecken spielen sie allein zu Ende.',
  'imperium.rule.R23.7': 'Beide Rivalen bekommen ihren dritten Agenten zu Beginn von Runde 5, 4, 3 oder 3, je nach Schwierigkeit.',
  'imperium.rule.R23.8': 'Ein Rivale behält, was er erntet, samt Bonus-Spice.',
  'imperium.rule.R23.9':
    'Die 1P-Karte für Arrakeen nutzt den Siegelring des Anführers, wenn er bezahlt werden kann. Leto wählt, wo der Rivale am wenigsten hat, unter Fraktionen, in denen jemand vor ihm liegt. Festlegung: Rabbans Truppen gehen in den Konflikt.',
  'imperium.rule.R23.10': 'Rivalen punkten mit Einfluss, Allianzen, Konflikten und Ausgaben. Der Bonus bei 4 ist nicht für sie.',
  'imperium.rule.R23.11':
    'Sie nehmen Belohnungen ganz, mit Kontrolle und Mentat, außer Entsorgen. Festlegung: Bei Gleichstand um den zweiten Platz bekommen sie die dritte Belohnung.',
  'imperium.rule.R23.12': 'Mit 3 Intrigenkarten, 3 Wasser, 7 Solari oder 7 Spice kauft ein Rivale sofort einen Siegpunkt.',
  'imperium.rule.R23.13': 'Sein Einfluss geht dorthin, wo er am wenigsten hat. Gleichstände und jede andere Wahl entscheidest du.',
  'imperium.rule.R23.14': 'Er verteidigt ein Feld, das er kontrolliert, immer.',
  'imperium.rule.R23.15': 'Bei „Den Markt beherrschen“ musst du die zwei Exemplare übertreffen, die für jeden Rivalen zählen.',
  'imperium.rule.R23.16':
    'Ab Mentat hält ein Rivale, der vor allen um 2 Truppen führt, in Konflikten der Stufe I und II alle weiteren zurück. In Stufe III schickt er, was er kann. Festlegung: alles oder nichts.',
  'imperium.rule.R23.17': 'Das Ende und Gleichstände sind wie immer, Rivalen mitgezählt.',
  'imperium.rule.R23.18': 'Festlegung: Bei Kwisatz Haderach ist das Schwertmeister-Feld für dich geschlossen.',

  'imperium.rule.R24.1': 'Ihr könnt vereinbaren, dass kein Haus zweimal geführt wird.',
  'imperium.rule.R24.2': 'Anführer können zugeteilt statt gewählt werden.',
  'imperium.rule.R24.3': 'Statt einer App des Verlags deckt Sietch die Hagal-Karten auf; das geht auch neben eurem eigenen Spielplan.',
} as const;
