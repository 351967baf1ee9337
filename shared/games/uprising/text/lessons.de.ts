import type { TextsLike } from '../../../text/message.ts';
import type { uprisingLessonsEn } from './lessons.en.ts';

export const uprisingLessonsDe: TextsLike<typeof uprisingLessonsEn> = {
  'uprising.lesson.other': 'Auch das wäre erlaubt. Tu, was die Aufgabe sagt, und sieh, was daraus wird.',

  // How one wins
  'uprising.lesson.first.title': 'Wie man gewinnt',
  'uprising.lesson.first.about': 'Fünf Minuten: die letzte Runde einer Partie und drei Wege zu einem Siegpunkt.',
  'uprising.lesson.first.end':
    '10 Siegpunkte: Einfluss, eine Karte und ein passendes Kampfsymbol brachten je einen. Mit dieser Runde endet die Partie. Norbert darf noch eine Endspielkarte spielen, dann gewinnt, wer die meisten Punkte hat: du.',

  'uprising.lesson.first.fremkit':
    'Hat am Ende einer Runde jemand 10 Siegpunkte, gewinnt, wer die meisten hat. Du führst Jozsef, er hat 7, Abigel hat 9. Ein Zug ist eine Karte und ein Agent: Die Karte trägt das Symbol des Feldes, auf das du den Agenten entsendest. Die Leiste der Fremen ist bei 2 Einfluss 1 Punkt wert; du stehst bei 1.',
  'uprising.lesson.first.fremkit.task': 'Entsende mit Diplomatie einen Agenten auf das Feld Fremkit.',
  'uprising.lesson.first.fremkit.why.supplies':
    'Auch Vorräte liefern bringt Einfluss, aber bei der Raumgilde: 1 von 2 und noch keinen Punkt.',
  'uprising.lesson.first.fremkit.why.reveal': 'Der Aufdeckzug ist der letzte Zug der Runde. Zwei Agenten warten noch auf Arbeit.',

  'uprising.lesson.first.influence':
    'Die Effekte des Feldes warten, in beliebiger Reihenfolge: eine Karte und 1 Einfluss. Jede Leiste gibt bei 2 einen Punkt.',
  'uprising.lesson.first.influence.task': 'Nimm den Einfluss bei den Fremen.',
  'uprising.lesson.first.influence.why.early': 'Truppen dürfen in diesem Zug jederzeit gehen. Nimm zuerst den Punkt.',
  'uprising.lesson.first.draw': '8 Punkte. Dann die Karte des Feldes.',

  'uprising.lesson.first.two':
    'In jeder Runde geht es um eine Konfliktkarte. Fremkit ist ein Kampffeld: In den Konflikt darf alles, was in diesem Zug rekrutiert wurde, und bis zu zwei weitere Truppen aus der Garnison.',
  'uprising.lesson.first.two.task': 'Schick zwei Truppen in den Konflikt.',
  'uprising.lesson.first.next': 'Der Zug endet. Abigel und Norbert haben schon aufgedeckt, also machst du weiter.',

  'uprising.lesson.first.arrakeen':
    'Dein Spion steht auf dem Posten zwischen Arrakeen und der Spiceraffinerie. Wer einen Agenten auf ein Feld entsendet, das ein eigener Spion beobachtet, darf ihn zurückrufen und dafür eine Karte ziehen.',
  'uprising.lesson.first.arrakeen.task': 'Entsende mit Aufklärung den anderen Agenten nach Arrakeen.',
  'uprising.lesson.first.arrakeen.why.reveal': 'Ein Agent ist noch übrig, und zwei Truppen allein gewinnen diesen Konflikt nicht.',

  'uprising.lesson.first.gather': 'Zuerst der Spion: Er kommt in deinen Vorrat zurück.',
  'uprising.lesson.first.gather.task': 'Ruf den Spion zurück und zieh eine Karte.',
  'uprising.lesson.first.gather.why.keep': 'Ein Spion darf bleiben, wo er ist. Aber das ist dein letzter Agent in der letzten Runde.',
  'uprising.lesson.first.space': 'Eine Karte für den Spion, noch eine für Arrakeen.',
  'uprising.lesson.first.troop': 'Und eine Truppe: Mit der letzten aus der Garnison können zwei gehen.',

  'uprising.lesson.first.deploy': 'Abigel hat 9 Stärke: vier Truppen zu je 2 und ein Schwert. Du hast dort zwei Truppen, 4 Stärke.',
  'uprising.lesson.first.deploy.task': 'Schick beide Truppen in den Konflikt.',
  'uprising.lesson.first.deploy.why.done': 'Mit 4 Stärke und zwei Schwertern verlierst du gegen 9.',
  'uprising.lesson.first.enough': 'Vier Truppen sind 8 Stärke.',

  'uprising.lesson.first.reveal':
    'Ohne Agenten kommt der Aufdeckzug: Alle Handkarten werden aufgedeckt, und ihre unteren Kästen wirken. Sie geben Überzeugung, mit der man Karten kauft, und Schwerter, die je 1 Stärke sind.',
  'uprising.lesson.first.reveal.task': 'Deck deine Handkarten auf.',

  'uprising.lesson.first.spice':
    '10 Überzeugung, davon 2 für deinen Sitz im Hohen Rat, und zwei Schwerter. „Das Spice muss fließen“ kostet 9 und ist 1 Siegpunkt wert, sobald du es erwirbst.',
  'uprising.lesson.first.spice.task': 'Erwirb „Das Spice muss fließen“.',
  'uprising.lesson.first.spice.why.prepare':
    'Eine gute Karte, aber sie käme erst in einer späteren Runde auf die Hand, und die gibt es nicht mehr.',

  'uprising.lesson.first.fight':
    '9 Punkte. Vier Truppen und zwei Schwerter sind 10 Stärke gegen 9. Wer gewinnt, nimmt die Konfliktkarte; sie trägt die Wüstenmaus wie dein Ziel. Zwei gleiche Kampfsymbole werden für 1 Punkt umgedreht.',
  'uprising.lesson.first.fight.task': 'Beende den Aufdeckzug.',

  // The round of the rulebook: Agents
  'uprising.lesson.agent.title': 'Ein Spion in Arrakeen',
  'uprising.lesson.agent.about': 'Die Runde des Regelhefts beginnt: eine Ernte, ein Spion, der sich lohnt, und ein Feld mit zwei Preisen.',
  'uprising.lesson.agent.end':
    'Alle haben einen Agenten entsandt: Zwei Truppen von Jozsef und vier von Abigel sind im Konflikt. Die nächste Lektion geht genau hier weiter, mit Jozsef.',
  'uprising.lesson.agent.basin':
    'Die Sicherung des Imperialen Beckens liegt offen: Darum geht es in dieser Runde. Jozsef beginnt. Mit „Dune, der Wüstenplanet“ entsendet er einen Agenten in das Imperiale Becken, das 1 Spice gibt.',
  'uprising.lesson.agent.two':
    'Das Becken ist ein Kampffeld. Er hat niemanden rekrutiert, also dürfen bis zu zwei Truppen der Garnison gehen: Zwei gehen.',
  'uprising.lesson.agent.next': 'Es bleibt nichts zu tun. Seine Karte liegt bis zum Ende seines Aufdeckzuges vor ihm.',

  'uprising.lesson.agent.arrakeen':
    'Du führst Abigel: eine Truppe in der Garnison und ein Spion, der Arrakeen beobachtet. Der Versorger der Rebellen rekrutiert zwei Truppen, wenn du in diesem Zug einen Spion zurückgerufen hast. Jozsefs Marker sagt, dass er Arrakeen kontrolliert.',
  'uprising.lesson.agent.arrakeen.task': 'Entsende mit dem Versorger der Rebellen einen Agenten nach Arrakeen.',
  'uprising.lesson.agent.arrakeen.why.scout': 'Auch Aufklärung führt nach Arrakeen, aber ihr oberer Kasten ist leer.',
  'uprising.lesson.agent.arrakeen.why.reveal': 'Der Aufdeckzug ist der letzte Zug der Runde. Zwei Agenten sind noch daheim.',

  'uprising.lesson.agent.gather':
    'Jozsef bekommt für seine Kontrolle 1 Solari aus der Bank. Vor den Effekten des Feldes darfst du Nachrichten sammeln: einen Spion, der es beobachtet, zurückrufen und eine Karte ziehen.',
  'uprising.lesson.agent.gather.task': 'Ruf den Spion zurück.',
  'uprising.lesson.agent.gather.why.keep': 'Dann gibt es keine Karte dafür, und der Versorger der Rebellen rekrutiert niemanden.',

  'uprising.lesson.agent.card':
    'Du hast eine Karte gezogen, und ein Spion wurde in diesem Zug zurückgerufen: Das verlangt der Versorger der Rebellen. Feld und Karte dürfen in beliebiger Reihenfolge kommen.',
  'uprising.lesson.agent.card.task': 'Rekrutiere die zwei Truppen des Versorgers der Rebellen.',
  'uprising.lesson.agent.draw': 'Arrakeen gibt eine Karte: die zweite in diesem Zug.',
  'uprising.lesson.agent.troop': 'Und eine Truppe: die dritte Rekrutierte.',

  'uprising.lesson.agent.four':
    'Drei Rekrutierte dürfen gehen und bis zu zwei andere der Garnison. Dort war nur eine, also höchstens vier. Ohne den Spion wären es zwei gewesen.',
  'uprising.lesson.agent.four.task': 'Schick alle vier Truppen in den Konflikt.',
  'uprising.lesson.agent.four.why.two': 'Das wären so viele, wie Jozsef hat.',
  'uprising.lesson.agent.four.why.done': 'Niemand muss kämpfen. Aber ohne Truppen im Konflikt gibt es keine Belohnung.',
  'uprising.lesson.agent.done': 'Vier Truppen sind 8 Stärke, Jozsefs zwei sind 4.',
  'uprising.lesson.agent.support':
    'Norbert spielt einen Dolch und geht auf Unterstützung sammeln. Das Feld hat zwei Preise: nichts oder 2 Solari für 1 Wasser mehr. Er zahlt die Solari, das Wasser gehört ihm.',
  'uprising.lesson.agent.recruits': 'Zwei Truppen kommen in seine Garnison.',
  'uprising.lesson.agent.peace': 'Fünf Truppen sitzen in seiner Garnison, aber Unterstützung sammeln ist kein Kampffeld: Keine darf gehen.',

  // Reveal turns
  'uprising.lesson.reveal.title': 'Ein Sandwurm ohne Haken',
  'uprising.lesson.reveal.about': 'Die Runde geht weiter: die zweiten Agenten, dann die Aufdeckzüge und ein Schildwall, der fällt.',
  'uprising.lesson.reveal.end':
    'Alle Handkarten liegen auf dem Tisch. Jozsef hat 11 Stärke, Abigel 9, Norbert ist nicht im Konflikt. Jetzt kommt der Kampf: Das ist die nächste Lektion.',

  'uprising.lesson.reveal.supplies':
    'Du führst Jozsef, ein Agent ist übrig. Du hast die Angriffsflotte und den Versorger der Rebellen, die im Aufdeckzug Schwerter bringen; also gib die Diplomatie her.',
  'uprising.lesson.reveal.supplies.task': 'Entsende mit Diplomatie den Agenten auf Vorräte liefern.',
  'uprising.lesson.reveal.supplies.why.reveal': 'Es wäre schade um einen freien Agenten.',
  'uprising.lesson.reveal.water': 'Das Wasser gehört dir: jetzt 2, die du brauchen wirst. Und 1 Einfluss bei der Raumgilde.',
  'uprising.lesson.reveal.suppliesDone': 'Das war dein zweiter Agent.',
  'uprising.lesson.reveal.refinery':
    'Abigel geht mit Aufklärung auf die Spiceraffinerie, umsonst: 2 Solari. Für 1 Spice wären es 4 gewesen.',
  'uprising.lesson.reveal.refineryDone': 'Ihre Garnison ist leer, also folgt niemand.',
  'uprising.lesson.reveal.hall':
    'Norbert geht mit einem Dolch in die Versammlungshalle. Sein Agent dort gibt im Aufdeckzug auch 1 Überzeugung.',
  'uprising.lesson.reveal.hallCard': 'Und eine Intrigenkarte, verborgen, bis sie gespielt wird.',
  'uprising.lesson.reveal.hallDone': 'Alle sechs Agenten stehen auf dem Spielplan.',

  'uprising.lesson.reveal.reveal':
    'Den Weg bereiten, der Versorger der Rebellen und die Angriffsflotte sind dir geblieben. Im Aufdeckzug wirken ihre unteren Kästen.',
  'uprising.lesson.reveal.reveal.task': 'Deck deine Handkarten auf.',

  'uprising.lesson.reveal.buy':
    '3 Überzeugung, 4 Schwerter, 1 Spice. Überzeugung kauft Karten der Reihe und der Reserve; was übrig bleibt, verfällt. Zwei Truppen und vier Schwerter sind 8 Stärke.',
  'uprising.lesson.reveal.buy.task': 'Erwirb Überleben in der Wüste für 2 Überzeugung.',

  'uprising.lesson.reveal.allies':
    'Die Karte kommt auf deinen Ablagestapel, die Reihe wird aufgefüllt. Der Schildwall schützt das Imperiale Becken: Solange er steht, kommt kein Sandwurm. Unerwartete Verbündete ist eine Komplottkarte, und ihr Sandwurm verlangt keine Haken.',
  'uprising.lesson.reveal.allies.task': 'Spiel Unerwartete Verbündete für 2 Wasser.',

  'uprising.lesson.reveal.wall': 'Die Karte erlaubt dir zuerst, den Schildwall zu entfernen. Einmal weg, kommt er nie wieder.',
  'uprising.lesson.reveal.wall.task': 'Entferne den Schildwall.',
  'uprising.lesson.reveal.wall.why.keep': 'Dann kann kein Sandwurm kommen, und 2 Wasser sind umsonst ausgegeben.',

  'uprising.lesson.reveal.strength':
    'Ein Sandwurm taucht auf: 3 Stärke, zusammen 11. Und wer einen Sandwurm im Konflikt hat, bekommt die Belohnung zweimal.',
  'uprising.lesson.reveal.strength.task': 'Beende den Aufdeckzug.',
  'uprising.lesson.reveal.hers': 'Alle deine Karten sind im Ablagestapel. Abigel deckt auf: 5 Überzeugung und das Schwert eines Dolches.',
  'uprising.lesson.reveal.hersDone': 'Vier Truppen und ein Schwert sind 9 Stärke. Was sie kauft, ist hier nicht wichtig.',
  'uprising.lesson.reveal.his': 'Norbert deckt als Letzter auf. Sein Agent in der Versammlungshalle gibt 1 Überzeugung dazu.',
  'uprising.lesson.reveal.hisDone': 'Ohne Einheiten im Konflikt ist seine Stärke 0.',

  // Combat
  'uprising.lesson.combat.title': 'Der Kampf um das Imperiale Becken',
  'uprising.lesson.combat.about': 'Das Ende der Runde: eine Intrigenkarte im Kampf, eine doppelte Belohnung und die Kontrolle.',
  'uprising.lesson.combat.end':
    'Eine ganze Runde, wie das Heft sie erzählt, und der erste Agent der nächsten. Die anderen Lektionen zeigen Spione, Verträge, Sandwürmer und Rivalen genauer.',
  'uprising.lesson.combat.first':
    '11 gegen 9. Wer Einheiten im Konflikt hat, darf Kampfkarten spielen, der Startspieler zuerst; Norbert wird nicht gefragt. Jozsef passt.',

  'uprising.lesson.combat.plan': 'Du führst Abigel. Der Notfallplan ist im Kampf 3 Schwerter wert.',
  'uprising.lesson.combat.plan.task': 'Spiel den Notfallplan.',
  'uprising.lesson.combat.plan.why.pass': 'Haben alle nacheinander gepasst, ist der Kampf vorbei, und Jozsef gewänne mit 11.',
  'uprising.lesson.combat.again':
    '12 gegen 11. Eine Karte wurde gespielt, also wird Jozsef wieder gefragt, obwohl er schon gepasst hat. Er hat keine Kampfkarte und passt.',

  'uprising.lesson.combat.basin':
    'Du gewinnst: 2 Spice, eine Truppe, die Kontrolle über das Imperiale Becken und die Karte. Jozsef ist Zweiter, und sein Sandwurm verdoppelt das: 4 Wasser, zwei Truppen. Sandwürmer: Ein Sandwurmfeld ohne Agenten bekommt 1 Bonus-Spice. Rückruf: Die Agenten kommen heim, der Startspielermarker geht an dich.',
  'uprising.lesson.combat.basin.task': 'Entsende mit „Dune, der Wüstenplanet“ einen Agenten in das Imperiale Becken.',
  'uprising.lesson.combat.basin.why.hagga':
    'Im Hagga-Becken liegt Bonus-Spice, auch ein guter Ort. Aber sieh, wozu deine Kontrolle gut ist.',

  // Spies
  'uprising.lesson.spies.title': 'Zwei Spione an einem Feld',
  'uprising.lesson.spies.about': 'Spione öffnen Wege, lassen einen Agenten ein, wo schon einer steht, und sammeln Nachrichten.',
  'uprising.lesson.spies.end':
    'Spione beobachten Felder von ihren Posten. Eine Karte mit dem Spionsymbol lässt sie dort; Einschleichen und Nachrichtensammeln rufen sie zurück. Du hast drei; ist keiner im Vorrat, wird einer zurückgerufen und neu gesetzt.',

  'uprising.lesson.spies.station':
    'Abigels Agent steht auf der Forschungsstation, und deine beiden Spione beobachten sie. Der Imperiale Spionmeister hat das Spionsymbol: Es führt auf jedes Feld, das einer deiner Spione beobachtet. Die Station kostet 2 Wasser; mit weniger ginge es nicht, was immer die Karte gibt.',
  'uprising.lesson.spies.station.task': 'Entsende mit dem Imperialen Spionmeister einen Agenten auf die Forschungsstation.',
  'uprising.lesson.spies.station.why.reveal': 'Beide Agenten sind noch daheim.',

  'uprising.lesson.spies.infiltrate':
    'Ein Agent steht im Weg. Ein Spion, der zurückgerufen wird, lässt deinen ein. Welcher, entscheidest du.',
  'uprising.lesson.spies.infiltrate.task': 'Ruf den Spion zwischen der Forschungsstation und Sietch Tabr zurück.',

  'uprising.lesson.spies.gather': 'Dieser Spion hat seine Arbeit getan und sammelt nichts mehr. Der andere beobachtet dasselbe Feld.',
  'uprising.lesson.spies.gather.task': 'Ruf den anderen Spion für eine Karte zurück.',
  'uprising.lesson.spies.gather.why.keep': 'Er darf bleiben. Aber eine Karte jetzt ist mehr wert als ein Spion hier.',

  'uprising.lesson.spies.intrigue':
    'Der Imperiale Spionmeister fragt, ob in diesem Zug ein Spion zurückgerufen wurde. Es waren zwei; die Intrigenkarte kommt einmal.',
  'uprising.lesson.spies.intrigue.task': 'Zieh die Intrigenkarte.',
  'uprising.lesson.spies.draw': 'Die Station gibt zwei Karten.',
  'uprising.lesson.spies.recruit': 'Und zwei Truppen.',

  'uprising.lesson.spies.deploy': 'Zwei Rekrutierte und zwei andere dürfen gehen: Die Forschungsstation ist ein Kampffeld.',
  'uprising.lesson.spies.deploy.task': 'Schick vier Truppen in den Konflikt.',
  'uprising.lesson.spies.deploy.why.less': 'Noch ist niemand sonst dort. Vier geben den anderen zu denken.',
  'uprising.lesson.spies.done': 'Der Zug endet. Die anderen haben aufgedeckt, also machst du weiter.',

  'uprising.lesson.spies.ring':
    'Beide Spione sind zurück in deinem Vorrat. Der Siegelring tut, was der Ring deiner Anführerin tut: Lady Margot Fenring setzt einen Spion auf einen Posten der Stadt.',
  'uprising.lesson.spies.ring.task': 'Entsende mit dem Siegelring einen Agenten nach Arrakeen.',

  'uprising.lesson.spies.place': 'Ring, Truppe und Karte warten, in beliebiger Reihenfolge.',
  'uprising.lesson.spies.place.task': 'Nutze den Ring.',

  'uprising.lesson.spies.post':
    'Auf einem Posten steht nur ein Spion. Dieser kann in diesem Zug nichts sammeln: Das kommt vor den Effekten.',
  'uprising.lesson.spies.post.task': 'Setz den Spion zwischen Arrakeen und die Spiceraffinerie.',

  // Contracts
  'uprising.lesson.contracts.title': 'Verträge und Anführer',
  'uprising.lesson.contracts.about':
    'Ein Vertrag, jetzt genommen und später erfüllt, eine Karte, die abgeworfen mehr wert ist, und zwei Anführer mit eigener Art.',
  'uprising.lesson.contracts.end':
    'Der Vertrag liegt jetzt verdeckt und zählt für Karten, die nach erfüllten fragen. Andere Verträge verlangen eine Ernte von so viel Spice, eine Karte oder den Hohen Rat.',

  'uprising.lesson.contracts.accept':
    'Zwei Verträge liegen offen. Jeder nennt eine Tat, etwa einen Agenten auf einem bestimmten Feld, und was er zahlt. Der Gefangene Mentat bietet für eine abgeworfene Karte eine Intrigenkarte und eine Karte.',
  'uprising.lesson.contracts.accept.task': 'Entsende mit dem Gefangenen Mentat einen Agenten auf Vertrag annehmen.',
  'uprising.lesson.contracts.accept.why.favor':
    'Auch die Gunst der Raumgilde führt dorthin. Am meisten ist sie aber wert, wenn sie abgeworfen wird, und das tut der Gefangene Mentat.',

  'uprising.lesson.contracts.take': 'Ein Vertrag und eine Karte vom Feld und das Angebot deiner Karte.',
  'uprising.lesson.contracts.take.task': 'Nimm einen Vertrag.',

  'uprising.lesson.contracts.espionage':
    'Spionage zahlt 3 Solari für einen Agenten auf Spionage, Arrakeen 1 Wasser für einen in Arrakeen. Deine Diplomatie führt auf Spionage.',
  'uprising.lesson.contracts.espionage.task': 'Nimm den Vertrag Spionage.',
  'uprising.lesson.contracts.espionage.why.water': 'Keine deiner Karten führt in dieser Runde nach Arrakeen.',
  'uprising.lesson.contracts.draw': 'Sofort liegt ein anderer Vertrag an seiner Stelle. Jetzt die Karte des Feldes.',

  'uprising.lesson.contracts.mentat': 'Das Angebot des Gefangenen Mentats steht noch: einmal zahlen oder lassen.',
  'uprising.lesson.contracts.mentat.task': 'Nimm das Angebot des Gefangenen Mentats an.',
  'uprising.lesson.contracts.mentat.why.done':
    'Das Angebot wäre verloren. Eine Karte für eine Intrigenkarte, eine Karte und 2 Spice ist ein gutes Geschäft.',

  'uprising.lesson.contracts.discard':
    'Die Gunst der Raumgilde zahlt 2 Spice, wenn sie von der Hand abgeworfen wird. Beim Aufräumen abgelegte Karten zählen nicht als abgeworfen.',
  'uprising.lesson.contracts.discard.task': 'Wirf die Gunst der Raumgilde ab.',
  'uprising.lesson.contracts.discard.why.dagger': 'Ein Dolch fehlt kaum, aber niemand zahlt 2 Spice dafür.',
  'uprising.lesson.contracts.done': '2 Spice, eine Intrigenkarte und eine Karte. Vertrag annehmen ist kein Kampffeld.',
  'uprising.lesson.contracts.shaddam': 'Norbert führt Shaddam Corrino IV. und entsendet mit dem Siegelring einen Agenten nach Arrakeen.',
  'uprising.lesson.contracts.ring':
    'Sein Ring gibt 1 Solari und eine Truppe. Die andere Zeile, Einfluss für 3 Solari, kann er nicht bezahlen.',
  'uprising.lesson.contracts.city': 'Dann die Karte von Arrakeen.',
  'uprising.lesson.contracts.home':
    'Und die Truppe. Wer diesen Ring nutzt, schickt in diesem Zug keine Einheiten in den Konflikt, obwohl Arrakeen ein Kampffeld ist: Fünf Truppen bleiben daheim.',
  'uprising.lesson.contracts.homeDone': 'In seinem nächsten Zug darf er wieder einsetzen.',

  'uprising.lesson.contracts.send':
    'Lady Margot Fenring bekommt 2 Spice, sooft sie bei den Bene Gesserit 2 Einfluss erreicht. Du stehst bei 1, und Spionage kostet 1 Spice.',
  'uprising.lesson.contracts.send.task': 'Entsende mit Diplomatie einen Agenten auf Spionage.',
  'uprising.lesson.contracts.send.why.secrets': 'Auch Geheimnisse brächte den Einfluss, aber nicht die 3 Solari deines Vertrags.',

  'uprising.lesson.contracts.spy':
    'Der Vertrag ist erfüllt, 3 Solari gehören dir. Nie erfüllt ihn der Agent, der ihn geholt hat. Jetzt die Effekte des Feldes.',
  'uprising.lesson.contracts.spy.task': 'Setz den Spion.',
  'uprising.lesson.contracts.post': 'Zum Beispiel auf den Posten des Imperialen Beckens.',

  'uprising.lesson.contracts.influence': 'Es bleiben der Einfluss und eine Karte.',
  'uprising.lesson.contracts.influence.task': 'Nimm den Einfluss bei den Bene Gesserit.',

  // Sandworms
  'uprising.lesson.worms.title': 'Der Sandwurm und die doppelte Belohnung',
  'uprising.lesson.worms.about': 'Haken aus Sietch Tabr, ein Sandwurm aus dem Hagga-Becken und ein Sieg, der doppelt zählt.',
  'uprising.lesson.worms.end':
    'Drei Punkte aus einem Kampf: 2 für Spice, 1 für die Allianz mit den Fremen. Drei Sandwürmer hätten nicht mehr gebracht als einer. Nur die Kontrolle wird nie verdoppelt.',

  'uprising.lesson.worms.sietch':
    'Offen liegen die Spicefrachter, die der Schildwall nicht schützt. Sietch Tabr verlangt 2 Einfluss bei den Fremen, und die hast du: der Weg zu den Haken.',
  'uprising.lesson.worms.sietch.task': 'Entsende mit der Ökologischen Versuchsstation einen Agenten nach Sietch Tabr.',
  'uprising.lesson.worms.sietch.why.basin': 'Ohne Haken gibt das Hagga-Becken nur Spice. Hol zuerst die Haken.',

  'uprising.lesson.worms.station':
    'Du hast 4 Wasser. Die Ökologische Versuchsstation bietet zwei Karten für 2 Wasser. Was hinter einem Pfeil steht, zahlt man einmal, nie zweimal.',
  'uprising.lesson.worms.station.task': 'Zahl 2 Wasser für zwei Karten.',

  'uprising.lesson.worms.choose': '2 Wasser sind übrig. Jetzt Sietch Tabr, der eines von zweien gibt.',
  'uprising.lesson.worms.choose.task': 'Führe Sietch Tabr aus.',

  'uprising.lesson.worms.hooks': 'Haken mit einer Truppe und Wasser oder Wasser und das Ende des Schildwalls.',
  'uprising.lesson.worms.hooks.task': 'Nimm die Haken.',
  'uprising.lesson.worms.hooks.why.wall': 'Der Schildwall schützt andere Orte. Ohne Haken kommt kein Sandwurm zu dir.',
  'uprising.lesson.worms.three': 'Die Rekrutierte und zwei weitere gehen in den Konflikt.',
  'uprising.lesson.worms.next': 'Die Haken bleiben bis zum Ende der Partie bei dir.',

  'uprising.lesson.worms.basin':
    'Das Hagga-Becken kostet 1 Wasser. Dort liegen 2 Bonus-Spice, die dir auf jeden Fall gehören; dann gibt es das Spice des Feldes oder einen Sandwurm. Wüstenmacht gibt auf einem Sandwurmfeld 2 Spice mehr.',
  'uprising.lesson.worms.basin.task': 'Entsende mit Wüstenmacht den Agenten in das Hagga-Becken.',
  'uprising.lesson.worms.basin.why.deep':
    'Die Tiefe Wüste brächte für 3 Wasser zwei Sandwürmer. Aber auch einer verdoppelt die Belohnung, und das Bonus-Spice liegt im Hagga-Becken.',

  'uprising.lesson.worms.worm': 'Du hast 6 Spice. Übrig ist die Wahl des Feldes.',
  'uprising.lesson.worms.worm.task': 'Führe das Hagga-Becken aus.',

  'uprising.lesson.worms.summon': '2 Spice mehr oder, mit deinen Haken, ein Sandwurm von 3 Stärke.',
  'uprising.lesson.worms.summon.task': 'Ruf den Sandwurm.',
  'uprising.lesson.worms.summon.why.spice': 'Spice ist genug da. Der Sandwurm verdoppelt, was du gewinnst.',
  'uprising.lesson.worms.last': '9 Stärke gegen 5. Die letzte Truppe bleibt daheim.',

  'uprising.lesson.worms.reveal': 'Jetzt der Aufdeckzug.',
  'uprising.lesson.worms.reveal.task': 'Deck deine Handkarten auf.',
  'uprising.lesson.worms.fight': 'Was die Überzeugung kauft, lassen wir hier aus. Alle haben aufgedeckt, der Kampf beginnt.',

  'uprising.lesson.worms.pay':
    'Du gewinnst allein. Die Belohnung ist 1 Einfluss und für 3 Spice 1 Punkt, und dein Sandwurm verdoppelt beides: Der Pfeil darf zweimal bezahlt werden. Die Reihenfolge bestimmst du.',
  'uprising.lesson.worms.pay.task': 'Beginne mit dem Punkt für Spice.',

  'uprising.lesson.worms.yes': 'Mit 6 Spice kannst du keinen, 1 oder 2 Punkte nehmen.',
  'uprising.lesson.worms.yes.task': 'Zahl 3 Spice für einen Siegpunkt.',
  'uprising.lesson.worms.yes.why.no': 'Nichts sonst macht so leicht aus 3 Spice einen Punkt.',
  'uprising.lesson.worms.again': 'Und das zweite Mal.',
  'uprising.lesson.worms.twice': 'Noch 3 Spice, noch ein Punkt.',

  'uprising.lesson.worms.fremen': 'Zwei Schritte Einfluss sind übrig, bei einer Fraktion oder bei zweien. Bei den Fremen hast du 2.',
  'uprising.lesson.worms.fremen.task': 'Nimm den ersten Einfluss bei den Fremen.',

  'uprising.lesson.worms.alliance': '3 bei den Fremen. Bei 4 gibt es einen Bonus, und die Allianz ist 1 Punkt wert.',
  'uprising.lesson.worms.alliance.task': 'Nimm auch den zweiten dort.',

  // Rivals
  'uprising.lesson.rivals.title': 'Allein gegen zwei Rivalen',
  'uprising.lesson.rivals.about':
    'Eine Runde des Solospiels: Die Karten von Haus Hagal führen zwei Rivalen. Das Beispiel ist unseres, die Regeln sind die des Hefts.',
  'uprising.lesson.rivals.end':
    'Gurney Halleck hat 8 Stärke, du 7, Muad’Dib 5. Er gewinnt, und du bist Zweiter. Rivalen punkten wie du und gewinnen, wenn sie die meisten Punkte haben.',

  'uprising.lesson.rivals.arrakeen':
    'Dritte Runde, du spielst allein. Nach jedem deiner Züge sind beide Rivalen dran: Eine Hagal-Karte nennt ein Feld, und der Rivale geht ohne Preis dorthin. Steht dort ein Agent, zählt die Karte nicht, und die nächste wird aufgedeckt.',
  'uprising.lesson.rivals.arrakeen.task': 'Entsende mit Aufklärung einen Agenten nach Arrakeen.',
  'uprising.lesson.rivals.arrakeen.why.basin':
    'Das Bonus-Spice ist einen Besuch wert. Aber Arrakeen gibt eine Karte und eine Truppe für diesen Konflikt.',
  'uprising.lesson.rivals.troop': 'Deine eigenen Züge sind wie in jeder Partie: zuerst die Truppe.',
  'uprising.lesson.rivals.card': 'Dann die Karte.',

  'uprising.lesson.rivals.three':
    'Ein Rivale auf einem Kampffeld schickt immer alles, was er gerade rekrutiert hat, und bis zu zwei weitere. Du darfst wählen.',
  'uprising.lesson.rivals.three.task': 'Schick drei Truppen in den Konflikt.',
  'uprising.lesson.rivals.three.why.one': 'Die Rivalen kommen mit je zweien. Das Beispiel schickt alle drei.',

  'uprising.lesson.rivals.done': 'Endet dein Zug, handeln die Rivalen, einer nach dem anderen. Sieh in die Chronik.',
  'uprising.lesson.rivals.done.task': 'Beende den Zug.',

  'uprising.lesson.rivals.secrets':
    'Gurneys erste Karte nannte Arrakeen: Du standest im Weg. Die nächste führte zum Hagga-Becken und seinen 3 Spice. Muad’Dib ging auf Fremkit. Ein Rivale bekommt, was seine Hagal-Karte zeigt, nicht was das Feld gibt.',
  'uprising.lesson.rivals.secrets.task': 'Entsende mit Diplomatie den Agenten auf Geheimnisse.',
  'uprising.lesson.rivals.secrets.why.contract': 'Auch eine Karte ist gut. Das Beispiel holt Einfluss.',
  'uprising.lesson.rivals.intrigue': 'Eine Intrigenkarte.',
  'uprising.lesson.rivals.influence': '1 Einfluss bei den Bene Gesserit. Niemand hat vier Intrigenkarten, also gibt es nichts zu stehlen.',

  'uprising.lesson.rivals.next':
    'Auch Rivalen setzen Spione, in der Reihenfolge ihrer eigenen Karte. Der dritte Spion ruft die beiden anderen zurück und führt das Ränkespiel der Karte aus.',
  'uprising.lesson.rivals.next.task': 'Beende den Zug.',

  'uprising.lesson.rivals.reveal':
    'Gurney setzte einen Spion und ging auf Unterstützung sammeln; Muad’Dib ging auf Spionage und setzte auch einen. Alle Agenten stehen auf dem Spielplan.',
  'uprising.lesson.rivals.reveal.task': 'Deck deine Handkarten auf.',

  'uprising.lesson.rivals.buy':
    '5 Überzeugung und ein Schwert. Rivalen decken nie auf, kaufen nichts und bauen kein Deck: Die Reihe gehört dir allein.',
  'uprising.lesson.rivals.buy.task': 'Erwirb die Maula-Pistole für 3 Überzeugung.',
  'uprising.lesson.rivals.buy.why.nothing': 'Überzeugung lässt sich nicht aufheben.',
  'uprising.lesson.rivals.also': 'Die anderen 2 kaufen Überleben in der Wüste.',

  'uprising.lesson.rivals.fight':
    'Drei Truppen und ein Schwert sind 7 Stärke. Im Kampf deckt jeder Rivale mit Einheiten noch eine Hagal-Karte auf, und nur ihre Schwerter zählen.',
  'uprising.lesson.rivals.fight.task': 'Beende den Aufdeckzug.',
};
