import type { TextsLike } from '../../../text/message.ts';
import type { imperiumLessonsEn } from './lessons.en.ts';

export const imperiumLessonsDe: TextsLike<typeof imperiumLessonsEn> = {
  // Agent turns
  'imperium.lesson.agent.title': 'Ein Agent nach Carthag',
  'imperium.lesson.agent.about':
    'Die Runde des Regelhefts beginnt: eine Karte und ein Agent, was ein Feld gibt und wie Truppen in den Konflikt kommen.',
  'imperium.lesson.agent.end':
    'Zwei Truppen von Gayun und drei von Najeong sind im Konflikt um Arrakeen, sieben von Dasom sitzen daheim. Die nächste Lektion geht genau hier weiter.',

  'imperium.lesson.agent.basin':
    'Sobald jemand 10 Siegpunkte hat, gewinnt, wer die meisten hat. In dieser Runde geht es um die Belagerung von Arrakeen. Ein Agentenzug spielt eine Handkarte und entsendet einen Agenten auf ein freies Feld mit einem Symbol dieser Karte: Die von Gayun hat das Symbol des Spicehandels.',
  'imperium.lesson.agent.harvest':
    'Die gespielte Karte wirkt mit ihrem oberen Kasten, das Feld wie aufgedruckt: Hier gibt es 1 Spice und Bonus-Spice, falls welches da liegt.',
  'imperium.lesson.agent.two':
    'Das Imperiale Becken ist ein Kampffeld: In den Konflikt dürfen alle in diesem Zug rekrutierten Truppen und bis zu zwei weitere aus der Garnison. Gayun hat niemanden rekrutiert, also dürfen zwei seiner drei gehen.',
  'imperium.lesson.agent.next': 'Gayun beendet seinen Zug.',

  'imperium.lesson.agent.carthag':
    'Du führst Najeong: eine Truppe in der Garnison, 1 Wasser. Duncan Idaho hat das Symbol der Stadt; in seinem oberen Kasten nimmt er 1 Wasser für eine Truppe und eine Karte. Carthag gibt eine Truppe und eine Intrigenkarte. Ein Marker sagt, dass Gayun es kontrolliert.',
  'imperium.lesson.agent.carthag.task': 'Entsende mit Duncan Idaho einen Agenten nach Carthag.',
  'imperium.lesson.agent.carthag.why.scout':
    'Auch Aufklärung führt nach Carthag. Aber ihr oberer Kasten ist leer, und Duncans ist eine Truppe und eine Karte wert.',
  'imperium.lesson.agent.carthag.why.arrakeen':
    'Arrakeen gibt eine Truppe und eine Karte. Auch ein guter Ort; Najeong möchte eine Intrigenkarte.',
  'imperium.lesson.agent.carthag.why.seek':
    '„Verbündete suchen“ ist aus der Partie, sobald man es in einem Agentenzug gespielt hat. Najeong hebt es für später auf.',
  'imperium.lesson.agent.carthag.why.reveal': 'Der Aufdeckzug ist der letzte Zug der Runde. Zwei Agenten warten noch auf Arbeit.',
  'imperium.lesson.agent.carthag.why.other': 'Das ist erlaubt. Das Beispiel schickt Duncan Idaho nach Carthag.',

  'imperium.lesson.agent.recruit':
    'Gayun bekommt 1 Solari aus der Bank, weil er Carthag kontrolliert. Jetzt warten die Effekte des Feldes und deiner Karte, in beliebiger Reihenfolge.',
  'imperium.lesson.agent.recruit.task': 'Rekrutiere die Truppe von Carthag.',
  'imperium.lesson.agent.recruit.why.intrigue': 'Jede Reihenfolge ist erlaubt. Das Beispiel nimmt zuerst die Truppe.',
  'imperium.lesson.agent.recruit.why.water': 'Auch Duncans Angebot darf zuerst kommen. Das Beispiel beginnt mit dem Feld.',
  'imperium.lesson.agent.recruit.why.early':
    'Truppen dürfen in diesem Zug jederzeit in den Konflikt, aber gleich sind es mehr, die zusammen gehen können.',
  'imperium.lesson.agent.recruit.why.other': 'Das Beispiel nimmt zuerst die Truppe.',

  'imperium.lesson.agent.intrigue': 'Die Truppe steht in der Garnison. Eine Intrigenkarte bleibt verborgen, bis sie gespielt wird.',
  'imperium.lesson.agent.intrigue.task': 'Zieh die Intrigenkarte.',
  'imperium.lesson.agent.intrigue.why.water': 'Duncans Angebot bleibt offen. Das Beispiel macht zuerst das Feld fertig.',
  'imperium.lesson.agent.intrigue.why.other': 'Das Beispiel zieht jetzt die Intrigenkarte.',

  'imperium.lesson.agent.water':
    '„Unverhoffter Gewinn“ ist eine Komplottkarte: Du darfst sie in jedem eigenen Zug spielen. Was das Feld gibt, muss man nehmen. Was hinter einem Pfeil steht, ist ein Angebot: zahlen und bekommen, oder lassen.',
  'imperium.lesson.agent.water.task': 'Zahl Duncan Idaho 1 Wasser für eine Truppe und eine Karte.',
  'imperium.lesson.agent.water.why.done': 'Du darfst das Angebot lassen, aber dann sind Duncans Truppe und Karte verloren.',
  'imperium.lesson.agent.water.why.windfall':
    '„Unverhoffter Gewinn“ bringt jederzeit in deinen Zügen 2 Solari. Najeong hebt ihn auf: Verdeckte Karten beunruhigen die anderen.',
  'imperium.lesson.agent.water.why.two': 'Zwei könnten jetzt gehen. Mit Duncans Truppe sind es drei.',
  'imperium.lesson.agent.water.why.other': 'Das Beispiel bezahlt zuerst Duncan.',

  'imperium.lesson.agent.three':
    'Du hast zwei Truppen rekrutiert, eine war schon in der Garnison. Carthag ist ein Kampffeld: Die zwei Rekruten dürfen gehen und bis zu zwei andere.',
  'imperium.lesson.agent.three.task': 'Schick alle drei Truppen in den Konflikt.',
  'imperium.lesson.agent.three.why.one': 'Eine einzelne Truppe ist 2 Stärke wert. Gayun hat dort schon zwei.',
  'imperium.lesson.agent.three.why.two': 'Das wären so viele, wie Gayun hat. Mit drei liegt Najeong vorn.',
  'imperium.lesson.agent.three.why.done': 'Niemand muss kämpfen. Aber ohne Truppen im Konflikt kannst du Arrakeen nicht gewinnen.',
  'imperium.lesson.agent.three.why.other': 'Das Beispiel schickt alle drei.',

  'imperium.lesson.agent.done': 'Drei Truppen sind 6 Stärke, Gayuns zwei sind 4.',
  'imperium.lesson.agent.done.task': 'Beende den Zug.',
  'imperium.lesson.agent.done.why.windfall': 'Selbst jetzt wäre es erlaubt. Najeong hebt den „Unverhofften Gewinn“ auf.',
  'imperium.lesson.agent.done.why.other': 'Das Beispiel beendet hier den Zug.',

  'imperium.lesson.agent.rally':
    'Dasom spielt „Novizin der Bene Gesserit“ und geht auf „Truppen sammeln“. Dieses Feld kostet 4 Solari. Wer nicht zahlen kann, kann nicht hin.',
  'imperium.lesson.agent.draw': 'Ihre Karte lässt sie eine weitere ziehen.',
  'imperium.lesson.agent.four': 'Dann kommen vier Truppen auf einmal.',
  'imperium.lesson.agent.peace':
    'Sieben Truppen in der Garnison, aber „Truppen sammeln“ ist kein Kampffeld: Keine von ihnen darf in den Konflikt.',

  // Reveal turns
  'imperium.lesson.reveal.title': 'Was die Hand noch birgt',
  'imperium.lesson.reveal.about':
    'Die Runde geht weiter: die zweiten Agenten, dann die Aufdeckzüge mit Überzeugung, einer neuen Karte und Stärke.',
  'imperium.lesson.reveal.end':
    'Alle Hände liegen auf dem Tisch. Die Stärke ist 8 bei Gayun, 6 bei Najeong und 0 bei Dasom, die keine Truppe im Konflikt hat. Schwerter hin oder her, ohne Truppe keine Stärke. Jetzt kommt der Kampf: Das ist die nächste Lektion.',

  'imperium.lesson.reveal.wealth':
    'Jetzt führst du Gayun. Ein Agent ist übrig. Neben zwei guten Kämpfern hast du Diplomatie auf der Hand, die den Weg zu allen vier Fraktionen öffnet und im Aufdeckzug wenig bringt.',
  'imperium.lesson.reveal.wealth.task': 'Entsende den Agenten mit Diplomatie zu Reichtum.',
  'imperium.lesson.reveal.wealth.why.spy': 'Auch „Imperialer Spion“ führt zu Reichtum. Sein Schwert ist im Aufdeckzug mehr wert.',
  'imperium.lesson.reveal.wealth.why.stilgar': 'Wer Stilgar jetzt spielt, verzichtet im Aufdeckzug auf 2 Überzeugung und 3 Schwerter.',
  'imperium.lesson.reveal.wealth.why.contract': '„Vertrag sichern“ gibt 1 Solari mehr, aber keinen Einfluss.',
  'imperium.lesson.reveal.wealth.why.reveal': 'Niemand muss jeden Agenten nutzen. Aber um einen freien Agenten wäre es schade.',
  'imperium.lesson.reveal.wealth.why.other': 'Auch das ist ein Zug. Das Beispiel geht mit Diplomatie zu Reichtum.',

  'imperium.lesson.reveal.influence':
    'Die 2 Solari gehören dir. Ein Fraktionsfeld rückt auch deinen Würfel auf der Leiste dieser Fraktion einen Schritt nach oben. Der zweite Schritt ist 1 Siegpunkt wert, und wer als Erstes den vierten erreicht, nimmt die Allianz.',
  'imperium.lesson.reveal.influence.task': 'Nimm den Einfluss beim Imperator.',
  'imperium.lesson.reveal.influence.why.bribery':
    'Bestechung macht aus 2 Solari 1 Einfluss. Du darfst sie in jedem eigenen Zug spielen; das Beispiel hebt sie auf.',
  'imperium.lesson.reveal.influence.why.other': 'Zuerst kommt der Einfluss, der genommen werden muss.',

  'imperium.lesson.reveal.agentDone': 'Reichtum ist kein Kampffeld, also kann keine Truppe den anderen folgen.',
  'imperium.lesson.reveal.agentDone.task': 'Beende den Zug.',
  'imperium.lesson.reveal.agentDone.why.bribery':
    'Ein zweiter Einfluss beim Imperator wäre 1 Siegpunkt wert. Nicht schlecht, aber das Beispiel behält seine Solari.',
  'imperium.lesson.reveal.agentDone.why.other': 'Das Beispiel beendet den Zug.',

  'imperium.lesson.reveal.contract':
    'Najeong spielt „Dune, der Wüstenplanet“ und geht für 3 Solari zu „Vertrag sichern“. Niemand kontrolliert das Feld, und es kostet nichts.',
  'imperium.lesson.reveal.contractDone': 'Das war auch ihr zweiter Agent.',
  'imperium.lesson.reveal.oratory':
    'Dasom geht mit einem Dolch in die Halle der Redner. Ein Agent dort gibt auch 1 Überzeugung im Aufdeckzug.',
  'imperium.lesson.reveal.oneTroop': 'Und eine Truppe: ihre achte in der Garnison.',
  'imperium.lesson.reveal.oratoryDone': 'Alle sechs Agenten sind auf dem Plan.',

  'imperium.lesson.reveal.reveal':
    'Wer keinen Agenten mehr hat, macht den Aufdeckzug. Alle Handkarten werden aufgedeckt, und jetzt wirken ihre unteren Kästen. Die Karten deiner Agenten tun jetzt nichts.',
  'imperium.lesson.reveal.reveal.task': 'Deck deine Hand auf.',
  'imperium.lesson.reveal.reveal.why.bribery': 'Vor dem Aufdecken ist auch eine Komplottkarte erlaubt. Das Beispiel hebt Bestechung auf.',
  'imperium.lesson.reveal.reveal.why.other': 'Ohne Agenten gibt es nur den Aufdeckzug.',

  'imperium.lesson.reveal.buy':
    'Imperialer Spion, Schmugglerthopter und Stilgar geben 4 Überzeugung, 4 Schwerter und 1 Spice. Überzeugung kauft Karten der Imperium-Reihe und der Reserve, solange sie reicht. Gekauftes kommt auf den Ablagestapel und nach einem Mischen auf deine Hand.',
  'imperium.lesson.reveal.buy.task': 'Erwirb Raumfahrt für 3 Überzeugung.',
  'imperium.lesson.reveal.buy.why.thopter': 'Kampfthopter kostet genau 4 und wäre auch eine gute Karte. Das Beispiel nimmt Raumfahrt.',
  'imperium.lesson.reveal.buy.why.allegiances':
    '„Wechselnde Loyalitäten“ kostet auch 3. Das Beispiel nimmt Raumfahrt, die in späteren Aufdeckzügen 2 Überzeugung gibt.',
  'imperium.lesson.reveal.buy.why.liaison':
    '„Verbindung auf Arrakis“ kostet 2, du könntest also sogar zwei davon kaufen. Das Beispiel nimmt eine bessere Karte.',
  'imperium.lesson.reveal.buy.why.nothing': 'Überzeugung lässt sich nicht aufheben. Was jetzt nicht ausgegeben wird, ist verloren.',
  'imperium.lesson.reveal.buy.why.other': 'Das Beispiel erwirbt Raumfahrt.',

  'imperium.lesson.reveal.strength':
    'Wurmreiter nehmen sofort den freien Platz in der Reihe ein. 1 Überzeugung ist übrig, aber nichts kostet so wenig. Deine Stärke: Zwei Truppen sind 4, vier Schwerter sind 4, zusammen 8.',
  'imperium.lesson.reveal.strength.task': 'Beende den Aufdeckzug.',
  'imperium.lesson.reveal.strength.why.bribery': 'Immer noch erlaubt, immer noch aufgehoben.',
  'imperium.lesson.reveal.strength.why.other': 'Sonst lässt sich nichts kaufen.',

  'imperium.lesson.reveal.hers':
    'Alle deine Karten sind jetzt im Ablagestapel, zusammen mit Raumfahrt. Bis zum Kampf wirst du übersprungen. Auch Najeong hat keinen Agenten mehr und deckt auf.',
  'imperium.lesson.reveal.hersDone':
    '5 Überzeugung, keine Schwerter: Drei Truppen sind 6 Stärke. Im Heft kauft Najeong nichts, was hier wichtig wäre, und beendet ihren Zug.',
  'imperium.lesson.reveal.dasom': 'Dasom deckt als Letzte auf. Ihr Agent in der Halle der Redner gibt 1 Überzeugung dazu.',
  'imperium.lesson.reveal.dasomDone':
    'Auch sie hat 5 Überzeugung. Aber ihre acht Truppen sitzen in der Garnison und keine ist im Konflikt: Ihre Stärke ist 0, und kein Schwert würde das ändern.',

  // Combat
  'imperium.lesson.combat.title': 'Die Belagerung von Arrakeen',
  'imperium.lesson.combat.about': 'Das Ende der Runde: Intrigen im Kampf, Belohnungen und Kontrolle, die Sandwürmer und ein neuer Anfang.',
  'imperium.lesson.combat.end':
    'Eine ganze Runde, wie das Heft sie erzählt, und der erste Agent der nächsten. Bei 10 Siegpunkten oder nach dem zehnten Konflikt endet die Partie. Probier es jetzt gegen die Bots oder allein gegen zwei Rivalen.',

  'imperium.lesson.combat.gayun':
    'Gayun hat 8 Stärke, Najeong 6. Wer eine Truppe im Konflikt hat, darf jetzt Kampfkarten spielen, beginnend beim Startspieler. Dasom hat dort keine und wird nicht gefragt. Gayuns Intrigenkarte ist keine Kampfkarte: Er passt.',
  'imperium.lesson.combat.ambush':
    'Du führst wieder Najeong. Mit 6 gegen 8 wärst du Zweite. Auf deiner Hand ist Hinterhalt, eine Kampfkarte mit 4 Schwertern.',
  'imperium.lesson.combat.ambush.task': 'Spiel Hinterhalt.',
  'imperium.lesson.combat.ambush.why.pass':
    'Zweimal Passen hintereinander beendet den Kampf: Gayun hat eben gepasst, und er würde gewinnen.',
  'imperium.lesson.combat.ambush.why.other': 'Das Beispiel spielt Hinterhalt.',
  'imperium.lesson.combat.enough':
    '10 gegen 8. Man darf mehr als eine Karte auf einmal spielen. „Unverhoffter Gewinn“ ist eine Komplottkarte und hier nicht zu gebrauchen.',
  'imperium.lesson.combat.again':
    'Eine Karte wurde gespielt, also wird Gayun wieder gefragt, obwohl er schon gepasst hat. Wieder passt er.',
  'imperium.lesson.combat.pass': 'Noch einmal bist du an der Reihe. Gayun hat gepasst, dein Passen wäre das zweite hintereinander.',
  'imperium.lesson.combat.pass.task': 'Passe.',
  'imperium.lesson.combat.pass.why.other': 'Es gibt nichts mehr zu spielen.',
  'imperium.lesson.combat.victory':
    'Najeong gewinnt allein: 1 Siegpunkt, und ihr Marker übernimmt die Kontrolle über Arrakeen. Gayun ist Zweiter und bekommt 4 Solari. Mit 0 Stärke bekommt Dasom nichts. Ein paar Intrigenkarten warten auf einen Sieg; Najeong hat keine davon.',

  'imperium.lesson.combat.arrakeen':
    'Alle Truppen des Konflikts sind zurück im Vorrat. Die Sandwürmer: Hagga-Becken und Große Ebene hatten keinen Besuch, also kommt auf beide 1 Bonus-Spice. Der Rückruf: Niemand hat 10 Siegpunkte, alle Agenten kommen heim, und der Startspielermarker wandert zu dir. Ein neuer Konflikt liegt offen, alle haben fünf neue Karten.',
  'imperium.lesson.combat.arrakeen.task': 'Entsende mit dem Siegelring einen Agenten nach Arrakeen.',
  'imperium.lesson.combat.arrakeen.why.carthag': 'Carthag würde Gayun wieder sein Solari zahlen. Arrakeen zahlt dir.',
  'imperium.lesson.combat.arrakeen.why.dune': 'Das Imperiale Becken hatte Besuch: Als einziges hat es kein Bonus-Spice.',
  'imperium.lesson.combat.arrakeen.why.reveal': 'Die Runde hat gerade begonnen, und beide Agenten sind daheim.',
  'imperium.lesson.combat.arrakeen.why.other': 'Das ist erlaubt. Aber sieh, wozu die Kontrolle über Arrakeen gut ist.',
  'imperium.lesson.combat.draw':
    'Deine eigene Kontrolle zahlt dir 1 Solari. Der Siegelring tut, was der Ring deines Anführers tut: Graf Memnon Thorvald bekommt 1 Spice. Arrakeen gibt eine Truppe und eine Karte.',
  'imperium.lesson.combat.draw.task': 'Zieh die Karte.',
  'imperium.lesson.combat.draw.why.troop': 'Jede Reihenfolge ist erlaubt. Aber sieh, was beim Ziehen geschieht.',
  'imperium.lesson.combat.draw.why.windfall': 'Jederzeit 2 Solari in deinen Zügen. Heb sie für einen Notfall auf.',
  'imperium.lesson.combat.draw.why.other': 'Das Beispiel zieht die Karte.',

  // House Hagal
  'imperium.lesson.rivals.title': 'Allein gegen zwei Rivalen',
  'imperium.lesson.rivals.about':
    'Eine Runde des Solospiels: Die Karten von Haus Hagal führen Memnon Thorvald und Rabban. Das Beispiel ist von uns, die Regeln sind aus dem Heft.',
  'imperium.lesson.rivals.end':
    'Mit zwei Intrigenkarten der Belohnung hatte Memnon drei und gab sie für 1 Siegpunkt ab. In der nächsten Runde haben beide Rivalen vor dir gehandelt. Wer am Ende die meisten Punkte hat, gewinnt. Zu zweit steht Haus Hagal nur im Weg: Es bekommt keine Punkte.',

  'imperium.lesson.rivals.arrakeen':
    'Gayun spielt allein, dritte Runde, „Mantel und Dolch“ liegt offen. Nach jedem deiner Züge machen beide Rivalen einen: Eine Hagal-Karte nennt ein Feld, und der Rivale entsendet einen Agenten dorthin, ohne Preis und ohne Hand. Steht dort schon ein Agent, wird die Karte übergangen und die nächste aufgedeckt.',
  'imperium.lesson.rivals.arrakeen.task': 'Entsende mit Aufklärung einen Agenten nach Arrakeen.',
  'imperium.lesson.rivals.arrakeen.why.basin':
    'Das Bonus-Spice ist einen Besuch wert. Aber Arrakeen bringt eine Karte und steht mehr Hagal-Karten im Weg.',
  'imperium.lesson.rivals.arrakeen.why.wealth':
    'Reichtum und sein Einfluss laufen nur davon, wenn eine Hagal-Karte ihn nennt. Arrakeen brauchst du für den Konflikt.',
  'imperium.lesson.rivals.arrakeen.why.reveal': 'Beide Agenten sind noch daheim.',
  'imperium.lesson.rivals.arrakeen.why.other': 'Auch das ist ein Zug. Das Beispiel geht nach Arrakeen.',
  'imperium.lesson.rivals.troop': 'Deine eigenen Züge sind wie in jeder Partie: zuerst die Truppe von Arrakeen.',
  'imperium.lesson.rivals.card': 'Dann die Karte.',
  'imperium.lesson.rivals.three':
    'Ein Rivale auf einem Kampffeld schickt alles dort Rekrutierte und bis zu zwei weitere, immer. Du darfst wählen: Ein Rekrut und zwei aus der Garnison können gehen.',
  'imperium.lesson.rivals.three.task': 'Schick alle drei Truppen in den Konflikt.',
  'imperium.lesson.rivals.three.why.two': 'Die Rivalen kommen in großer Zahl. Das Beispiel schickt alle drei.',
  'imperium.lesson.rivals.three.why.done': 'Ohne Truppe im Konflikt gibt es gar keine Belohnung.',
  'imperium.lesson.rivals.three.why.other': 'Das Beispiel schickt alle drei.',
  'imperium.lesson.rivals.done': 'Wenn dein Zug endet, handeln die Rivalen, der zu deiner Linken zuerst. Schau in die Chronik.',
  'imperium.lesson.rivals.done.task': 'Beende den Zug.',
  'imperium.lesson.rivals.done.why.other': 'Sonst ist nichts zu tun.',

  'imperium.lesson.rivals.basin':
    'Memnons erste Karte sagte Arrakeen: Du standest ihr im Weg. „Spice ernten“ führte dann zum meisten Bonus-Spice: Mit 5 Spice von der Großen Ebene hatte er 10, und 7 wurden sofort für 1 Siegpunkt gezahlt. Rabban ging zu Verschwörung. Jetzt liegt Bonus-Spice nur noch im Hagga-Becken, und ohne welches wird eine Karte „Spice ernten“ übergangen.',
  'imperium.lesson.rivals.basin.task': 'Entsende mit „Dune, der Wüstenplanet“ einen Agenten ins Hagga-Becken.',
  'imperium.lesson.rivals.basin.why.contract':
    '3 Solari sind gut, aber die nächste Karte „Spice ernten“ würde einen Rivalen ins Hagga-Becken führen.',
  'imperium.lesson.rivals.basin.why.foldspace': 'Faltraum ist ein feiner Ort. Aber nimm den Rivalen zuerst das letzte Bonus-Spice weg.',
  'imperium.lesson.rivals.basin.why.reveal': 'Ein Agent ist übrig, und die Rivalen würden ohne dich weitermachen.',
  'imperium.lesson.rivals.basin.why.other': 'Das ist erlaubt. Das Beispiel nimmt das letzte Bonus-Spice.',
  'imperium.lesson.rivals.harvest': '1 Wasser gezahlt, dafür 2 Spice und 1 Bonus-Spice.',
  'imperium.lesson.rivals.next': 'Deine Garnison ist leer, also kann niemand in den Konflikt folgen.',
  'imperium.lesson.rivals.next.task': 'Beende den Zug.',
  'imperium.lesson.rivals.next.why.other': 'Sonst ist nichts zu tun.',

  'imperium.lesson.rivals.reveal':
    'Kein Bonus-Spice: Die Karte „Spice ernten“ wurde übergangen, Memnon ging nach Carthag und hat vier Truppen im Konflikt. Rabbans zweiter Einfluss bei den Fremen ist 1 Siegpunkt wert. Alle ihre Agenten sind auf dem Plan; wären noch welche übrig, würden die Rivalen nach deinem Aufdeckzug allein weitermachen.',
  'imperium.lesson.rivals.reveal.task': 'Deck deine Hand auf.',
  'imperium.lesson.rivals.reveal.why.other': 'Ohne Agenten gibt es nur den Aufdeckzug.',
  'imperium.lesson.rivals.buy':
    '4 Überzeugung und ein Schwert. Rivalen decken nie auf, kaufen nichts und bauen kein Deck: Die Reihe gehört dir allein.',
  'imperium.lesson.rivals.buy.task': 'Erwirb Kampfthopter für 4 Überzeugung.',
  'imperium.lesson.rivals.buy.why.travel': 'Auch Raumfahrt wäre gut. Das Beispiel gibt alles aus.',
  'imperium.lesson.rivals.buy.why.nothing': 'Überzeugung lässt sich nicht aufheben.',
  'imperium.lesson.rivals.buy.why.other': 'Das Beispiel erwirbt Kampfthopter.',
  'imperium.lesson.rivals.combat':
    'Deine Stärke ist 7. Im Kampf deckt jeder Rivale mit Truppen noch eine Hagal-Karte auf, und nur deren Schwerter zählen.',
  'imperium.lesson.rivals.guild':
    'Memnon zog 2 Schwerter: 10, du 7, Rabban 4. Du bist Zweiter. Memnon gewinnt 1 Einfluss und nimmt ihn, wo er am wenigsten hat. Drei Fraktionen liegen da gleichauf, und was die Regeln für einen Rivalen nicht entscheiden, entscheidest du.',
  'imperium.lesson.rivals.guild.task': 'Gib Memnon den Einfluss bei der Raumgilde.',
  'imperium.lesson.rivals.guild.why.gesserit': 'Wähle, wo es dir am wenigsten schadet. Die Bene Gesserit willst du für dich.',
  'imperium.lesson.rivals.guild.why.fremen':
    'Rabban ist stark bei den Fremen, sollen sie später darum streiten. Das Beispiel gibt die Raumgilde.',
  'imperium.lesson.rivals.guild.why.other': 'Das Beispiel gibt die Raumgilde.',
};
