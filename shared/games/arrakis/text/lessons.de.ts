import type { TextsLike } from '../../../text/message.ts';
import type { arrakisLessonsEn } from './lessons.en.ts';

export const arrakisLessonsDe: TextsLike<typeof arrakisLessonsEn> = {
  'arrakis.lesson.other': 'Auch das erlauben die Regeln. Diese Lektion geht einen anderen Weg.',

  // The last round
  'arrakis.lesson.first.title': 'Womit jede Seite gewinnt',
  'arrakis.lesson.first.about': 'Fünf Minuten: die letzte Runde einer Partie, die beide Seiten gewinnen können.',
  'arrakis.lesson.first.end':
    'Kwisatz Haderach 10, Wüstenvolk 5, Dschihad 4: Alle drei haben ihr Ziel erreicht. Mit der Prüfung, die jetzt kommt, haben die Atreides gewonnen. Wäre Gara Kulon gefallen, hätten die Harkonnen sofort gewonnen.',

  'arrakis.lesson.first.act':
    'Die Harkonnen gewinnen sofort, wenn die Vorherrschaft auf 10 steht; jeder gefallene Sietch hebt sie, und jetzt steht sie auf 8. Die Atreides gewinnen, wenn alle drei Vorahnungsmarker ihr geheimes Ziel erreicht haben: Deines nennt 10, 5 und 3, die Marker stehen auf 7, 4 und 3. Du hast noch zwei Würfel.',
  'arrakis.lesson.first.act.task': 'Gib den Strategiewürfel für einen Angriff aus.',
  'arrakis.lesson.first.act.why.move': 'Bewegen allein hebt keinen Marker. Eine gefallene Harkonnen-Siedlung hebt alle drei.',
  'arrakis.lesson.first.act.why.card':
    'Eine Karte spielst du mit jedem Würfel. In der Schlacht ist diese Karte aber ein Würfel mehr, und auf die Schlacht kommt es an.',

  'arrakis.lesson.first.target':
    'Chanis Legion steht zwischen zwei Feinden. Am Nordpol liegt ein Pyonendorf mit einer Einheit. Fällt eine Siedlung, steigt jeder Vorahnungsmarker um ihren Rang: hier um 1.',
  'arrakis.lesson.first.target.task': 'Greif den Nordpol an.',
  'arrakis.lesson.first.target.why.rock': 'Dort würdest du nur eine Legion schlagen. Ohne Siedlung steigt nichts.',
  'arrakis.lesson.first.target.why.done': 'Der Würfel ist schon ausgegeben: Nutze ihn.',

  'arrakis.lesson.first.cards':
    'Jeder wirft einen Würfel je Einheit; der Verteidiger zählt den Rang der Siedlung dazu: du 4, Ferenc 2. Eine jetzt abgeworfene Planungskarte ist ein Würfel mehr, bis zu 6.',
  'arrakis.lesson.first.cards.task': 'Wirf die Destillanzüge für einen fünften Würfel ab.',
  'arrakis.lesson.first.cards.why.none': 'Erlaubt. Aber dies ist die letzte Runde: Eine behaltene Karte hilft niemandem mehr.',

  'arrakis.lesson.first.loss':
    'Du wirfst vier Treffer und ein Spezial, aus dem Chani einen Treffer und einen Schild macht. Ferenc wirft zwei Treffer, dein Schild stoppt einen: Du erleidest einen Treffer, er fünf. Angreifer verlieren zuerst.',
  'arrakis.lesson.first.loss.task': 'Entferne eine reguläre Einheit.',
  'arrakis.lesson.first.loss.why.special':
    'Aus dem Fedaykin würde eine reguläre Einheit: Die Figur bleibt, aber der billigste Verlust ist die schwächste.',
  'arrakis.lesson.first.loss.why.chani': 'Dann kommt Chani in den Regenerationstank. Eine reguläre Einheit ist billiger.',

  'arrakis.lesson.first.garrison': 'Das Dorf verliert seine einzige Einheit.',

  'arrakis.lesson.first.advance': 'Du hast gewonnen. Nur eine Legion, die vorrückt, zerstört die Siedlung, und sie rückt ganz vor.',
  'arrakis.lesson.first.advance.task': 'Rück zum Nordpol vor.',
  'arrakis.lesson.first.advance.why.stay': 'Ohne Vorrücken steht das Dorf da, als wäre nichts geschehen.',

  'arrakis.lesson.first.harkonnen': 'Die Marker stehen auf 8, 5 und 4: Ein Ziel fehlt. Jetzt greift auch Ferenc an.',
  'arrakis.lesson.first.sietch': 'Gara Kulon hat Rang 2: Fällt er, steigt die Vorherrschaft auf 10, und das Spiel ist aus.',
  'arrakis.lesson.first.roll':
    'Vier Einheiten werfen zwei Treffer und zwei Schilde, deine zwei und Rang 2 einen Treffer und drei Schilde. Der Fedaykin bricht einen seiner Schilde, der andere stoppt deinen Treffer. Deine stoppen seine beiden Treffer.',
  'arrakis.lesson.first.stop': 'Ferenc hält an: Gegen eine Siedlung kostet das Weitermachen einen Treffer.',

  'arrakis.lesson.first.leadership':
    'Auch Vorahnungskarten heben Marker: „Jessica unterweist Paul“ gibt Kwisatz Haderach 2 Schritte, wenn beide am Rundenende in einem Sietch sind. Paul ist in Windlücke.',
  'arrakis.lesson.first.leadership.task': 'Gib den Führungswürfel für eine Bewegung aus.',
  'arrakis.lesson.first.leadership.why.attack': 'Neben keinem deiner Anführer steht ein Feind, der jetzt etwas entscheiden würde.',

  'arrakis.lesson.first.jessica': 'Führung bewegt zwei Legionen mit Anführer, jede in ein angrenzendes Gebiet.',
  'arrakis.lesson.first.jessica.task': 'Bewege Jessicas Legion nach Windlücke.',
  'arrakis.lesson.first.jessica.why.paul': 'Dann sind sie beisammen, aber nicht in einem Sietch.',

  'arrakis.lesson.first.enough': 'Eine zweite Legion könnte ziehen, muss aber nicht.',
  'arrakis.lesson.first.mentat': 'Der letzte Würfel der Harkonnen beendet die Phase.',
  'arrakis.lesson.first.decks': 'Ferenc zieht Karten. Dann bleibt die Wüste ruhig.',

  'arrakis.lesson.first.claim':
    'Die Runde endet mit dem Beanspruchen: höchstens zwei Vorahnungskarten, deren Bedingung jetzt gilt. Kwisatz Haderach braucht 10.',
  'arrakis.lesson.first.claim.task': 'Beanspruche „Jessica unterweist Paul“.',
  'arrakis.lesson.first.claim.why.mahdi': 'Die gibt Kwisatz Haderach nur 1. Als zweite wäre sie gut, nicht als erste.',
  'arrakis.lesson.first.claim.why.done': 'Ohne Karte bleibt der Marker auf 8, und der Krieg geht weiter.',

  // Dice
  'arrakis.lesson.dice.title': 'Würfel und was sie können',
  'arrakis.lesson.dice.about': 'Fahrzeuge, der Wurf einer Runde, Bene Gesserit und die Spezialaktion eines Anführers.',
  'arrakis.lesson.dice.end':
    'Drei Einheiten sind Elite geworden. Die Karte des Barons liegt bis zum Rundenende verdeckt; im Kampf ändert das nichts. Jetzt handeln die Atreides, und so geht es abwechselnd weiter bis zum letzten Würfel der Harkonnen.',

  'arrakis.lesson.dice.harvester':
    'Du führst die Harkonnen. Der niedrigste Imperiumsmarker steht auf 3: Diese Reihe der Spice-Tafel legt zwei Würfel beiseite und gibt 5 Ernter, 3 Ornithopter und ein Carryall. Zwei Fahrzeuge sind noch zu platzieren. Tiefe Wüste bringt 2 Spice, Wüste 1.',
  'arrakis.lesson.dice.harvester.task': 'Platziere den Ernter in der tiefen Wüste NO außen 1.',
  'arrakis.lesson.dice.harvester.why.desert': 'Sicherer vor grabenden Würmern, aber nur halb so viel Spice.',
  'arrakis.lesson.dice.harvester.why.carryall': 'Die Reihenfolge ist frei. Diese Lektion beginnt mit dem Ernter.',

  'arrakis.lesson.dice.carryall':
    'Ein Carryall schwebt in einer Luftzone, auf der Linie zwischen zwei Sektoren. In beiden kann es einen Ernter vor einem Wurm retten.',
  'arrakis.lesson.dice.carryall.task': 'Platziere das Carryall in der Zone NO innen / NO außen.',
  'arrakis.lesson.dice.carryall.why.far': 'Diese Zone berührt den äußeren Sektor mit deinem Ernter nicht.',
  'arrakis.lesson.dice.carryall.why.taken': 'Dort ist ein Ornithopter. Eine Zone fasst ein Fahrzeug: Das alte wäre verloren.',

  'arrakis.lesson.dice.excess':
    'Sechs Würfel für dich: 4 Strategie, Mentat, Haus. Ein Symbol hat drei Slots, also findet ein Strategiewürfel keinen. Er bekommt das Symbol mit den meisten freien Slots: Aufmarsch oder Führung.',
  'arrakis.lesson.dice.excess.task': 'Mach ihn zu Führung.',
  'arrakis.lesson.dice.excess.why.deployment': 'Auch erlaubt. Die Lektion möchte Führung.',
  'arrakis.lesson.dice.theirs':
    'Die Atreides haben zwei Slots je Symbol und warfen 3 Strategie: Auch Zsuzsa ändert einen. Haben beide Würfel ohne Slot, wechseln sie sich ab, Harkonnen zuerst.',

  'arrakis.lesson.dice.sister':
    'Jetzt darf jede Seite einen Bene-Gesserit-Marker legen. Er kommt dorthin, wo die wenigsten Würfel liegen, und gilt als Würfel. Ist er benutzt, verlässt er das Spiel.',
  'arrakis.lesson.dice.sister.task': 'Leg deinen Marker zu Aufmarsch.',
  'arrakis.lesson.dice.sister.why.none': 'Du darfst ihn aufheben. Hier ist ein siebter Würfel willkommen.',
  'arrakis.lesson.dice.hers': 'Zsuzsa hat keinen Würfel bei Führung und keinen bei Aufmarsch. Sie nimmt Aufmarsch.',

  'arrakis.lesson.dice.mentat': 'Die Atreides beginnen. Zsuzsa gibt den Mentatwürfel aus und zieht zwei Karten.',
  'arrakis.lesson.dice.split': 'Von jedem Stapel eine: Das sagt man vor dem Ziehen.',

  'arrakis.lesson.dice.baron':
    'Du bist am Zug. Ein Würfel zahlt für die Aktion seines Symbols, für die Spezialaktion eines Anführers, dessen Karte dort offen liegt, oder, was er auch zeigt, für eine Planungskarte. Der Baron liegt bei Haus: Er ersetzt drei Einheiten statt zwei.',
  'arrakis.lesson.dice.baron.task': 'Gib den Hauswürfel für Baron Harkonnen aus.',
  'arrakis.lesson.dice.baron.why.action': 'Das ersetzt zwei Einheiten, und die Karte des Barons bleibt offen. Mit ihm sind es drei.',
  'arrakis.lesson.dice.baron.why.vehicles': 'Zwei weitere Fahrzeuge sind erlaubt. Die Lektion möchte Soldaten.',

  'arrakis.lesson.dice.elite':
    'Reguläre Einheiten werden Elite, eine nach der anderen, überall auf dem Plan. Jeder Teil davon darf unterbleiben.',
  'arrakis.lesson.dice.elite.task': 'Ersetze eine Einheit in Carthag.',
  'arrakis.lesson.dice.elite.why.arrakeen': 'Arrakeen kommt noch dran. Die Lektion beginnt in Carthag.',
  'arrakis.lesson.dice.elite.why.done': 'Du darfst gleich aufhören, aber der Würfel ist trotzdem ausgegeben.',
  'arrakis.lesson.dice.second': 'Eine zweite in Carthag.',
  'arrakis.lesson.dice.third': 'Und eine in Arrakeen.',

  // Three players, one side shared
  'arrakis.lesson.share.title': 'Zu dritt am Tisch',
  'arrakis.lesson.share.about': 'Wie die Würfel einer geteilten Seite verteilt werden und wer im Team handelt.',
  'arrakis.lesson.share.end':
    'Vier Würfel für dich und vier für Judit. Symbole, die nur auf einer eurer Tafeln sind, gingen dorthin; das auf beiden glich aus. Du handelst mit deinen Würfeln, deine Partnerin mit ihren. Jeder Zug eurer Seite ist eine Aktion: Einigt euch, wer sie ausführt.',
  'arrakis.lesson.share.harvester':
    'Ihr spielt zu dritt: Zsuzsa hat die Atreides, du führst Haus Harkonnen, Judit den Corrino-Verbündeten. Über Fahrzeuge entscheidest du. Sobald das letzte steht, werden alle Aktionswürfel geworfen: acht für eure Seite, denn kein Marker ist gesunken.',
  'arrakis.lesson.share.harvester.task': 'Platziere den Ernter in der tiefen Wüste NO außen 1.',
  'arrakis.lesson.share.harvester.why.desert': 'Sicherer vor grabenden Würmern, aber nur halb so viel Spice.',
  'arrakis.lesson.share.aside':
    '3 Strategie, 2 Aufmarsch, Führung, 2 Mentat. Strategie und Aufmarsch hat nur Judits Tafel: zwei und zwei, denn sie hat je zwei Slots; die dritte Strategie wird beiseitegelegt. Führung hat nur deine. Mentat haben beide, und er gleicht aus: vier für sie, drei für dich. Der beiseitegelegte Würfel ist dein vierter und bekommt das Symbol, von dem du am wenigsten hast.',
  'arrakis.lesson.share.aside.task': 'Dreh den beiseitegelegten Würfel auf Haus.',
  'arrakis.lesson.share.theirs': 'Die Atreides beginnen: Zsuzsa gibt einen Mentatwürfel aus.',
  'arrakis.lesson.share.split': 'Von jedem Stapel eine Karte.',
  'arrakis.lesson.share.who':
    'Eure Seite ist am Zug. Beide habt ihr Würfel, also sagt ihr, wer handelt. Niemand gibt die Würfel des anderen aus.',
  'arrakis.lesson.share.who.task': 'Handle selbst: Haus Harkonnen.',
  'arrakis.lesson.share.who.why.ally': 'Auch Judit darf handeln. In dieser Lektion bist du es.',

  // Moving
  'arrakis.lesson.move.title': 'Legionen unterwegs',
  'arrakis.lesson.move.about': 'Die geteilte Legion aus dem Regelheft, warum niemand zweimal zieht, und ein Flug über eine Klippe.',
  'arrakis.lesson.move.end':
    'Zwei Teile einer Legion in einer Aktion und eine Legion, über eine Grenze getragen, die zu Fuß niemand überschreitet. Der Ornithopter ist verbraucht, und diese Figuren fliegen in dieser Runde nicht mehr.',

  'arrakis.lesson.move.act':
    'Du führst die Harkonnen. In Carthag stehen fünf Einheiten und ein Bashar. Ein Strategiewürfel bewegt zwei verschiedene Legionen oder Teile davon, oder er greift mit einer an.',
  'arrakis.lesson.move.act.task': 'Gib einen Strategiewürfel für eine Bewegung aus.',
  'arrakis.lesson.move.split':
    'Zuerst sagst du, woher und wohin. Jede Bewegung führt in ein angrenzendes freies Gebiet: kein Feind, keine feindliche Siedlung, kein Sandwurm.',
  'arrakis.lesson.move.split.task': 'Zieh von Carthag nach Arsunt.',
  'arrakis.lesson.move.split.why.arrakeen': 'Der größere Teil geht danach nach Arrakeen.',
  'arrakis.lesson.move.two':
    'Dann sagst du, wer geht. Mindestens eine Einheit; ein Anführer nach Belieben, aber nie geht oder bleibt er allein.',
  'arrakis.lesson.move.two.task': 'Schick zwei reguläre Einheiten, ohne den Bashar.',
  'arrakis.lesson.move.two.why.leader': 'Erlaubt. Doch den Bashar brauchen die, die folgen.',
  'arrakis.lesson.move.two.why.all': 'Dann bleibt niemand für die zweite Bewegung.',
  'arrakis.lesson.move.rest':
    'Beide Bewegungen gelten als ein Augenblick: Keine Figur zieht zweimal. In Arsunt stehen jetzt drei Einheiten, aber nur die, die schon dort war, könnte noch ziehen.',
  'arrakis.lesson.move.rest.task': 'Zieh von Carthag nach Arrakeen.',
  'arrakis.lesson.move.rest.why.onward': 'Gehen könnte nur die Einheit, die schon in Arsunt war. Die zwei neuen haben gezogen.',
  'arrakis.lesson.move.rest.why.done': 'Die zweite Bewegung wäre verschenkt.',
  'arrakis.lesson.move.three': 'Übrig sind drei Einheiten und der Bashar.',
  'arrakis.lesson.move.three.task': 'Schick alle nach Arrakeen.',
  'arrakis.lesson.move.three.why.fewer': 'Eine bliebe in Carthag. Erlaubt, aber hier gehen alle.',
  'arrakis.lesson.move.mentat': 'Die Atreides geben einen Mentatwürfel aus.',
  'arrakis.lesson.move.decks': 'Zwei Karten von Haus Atreides.',
  'arrakis.lesson.move.again':
    'Dein zweiter Würfel. Die Legion im Gebirge NW innen 1 will nach Osten. Die rot-weiße Grenze dort ist unpassierbar; doch über ihrem Sektor schwebt ein Ornithopter.',
  'arrakis.lesson.move.again.task': 'Gib einen Strategiewürfel für eine Bewegung aus.',
  'arrakis.lesson.move.flight':
    'Truppentransport: Der Ornithopter wird entfernt, und die Legion geht bis zu zwei Gebiete weit, über Grenzen, Feinde und Würmer. Das Ziel muss frei sein. Jeder Weg wird für sich angeboten: zu Fuß oder mit Ornithopter.',
  'arrakis.lesson.move.flight.task': 'Flieg von NW innen 1 nach NW innen 2.',
  'arrakis.lesson.move.flight.why.foot': 'Zu Fuß kommt sie in die Wüste, fort von dort, wo man sie braucht.',
  'arrakis.lesson.move.done': 'Noch eine Legion könnte ziehen. Was eine Aktion bietet, darf unterbleiben.',
  'arrakis.lesson.move.done.task': 'Beende die Aktion.',

  // Riding
  'arrakis.lesson.ride.title': 'Ritt auf den Würmern',
  'arrakis.lesson.ride.about': 'Wüstenmacht, eine Straße aus Wurmzeichen und ein Ritt zu einer Versuchsstation.',
  'arrakis.lesson.ride.end':
    'Die Station liegt offen: Kwisatz Haderach steigt um eins. Die Wurmzeichen bleiben, wo sie sind, und niemand weiß noch, was sie verbergen. Legionen der Harkonnen treten besser nicht darauf.',

  'arrakis.lesson.ride.power':
    'Du führst die Atreides. Du hast noch einen Würfel, Ferenc drei. Mit weniger Würfeln als die Harkonnen darfst du statt eines Würfels die Wüstenmacht nutzen.',
  'arrakis.lesson.ride.power.task': 'Nutze die Wüstenmacht.',
  'arrakis.lesson.ride.power.why.move': 'Der Würfel kann warten: Wüstenmacht kostet nichts, und die Wüste muss erst vorbereitet werden.',
  'arrakis.lesson.ride.wormsigns': 'Ohne Würmer auf dem Plan bleibt eines: zwei Wurmzeichen verdeckt, jedes in ein anderes Wüstengebiet.',
  'arrakis.lesson.ride.wormsigns.task': 'Leg Wurmzeichen.',
  'arrakis.lesson.ride.wormsigns.why.done': 'Dann ist dein Zug vorbei, und nichts ist gewonnen.',
  'arrakis.lesson.ride.near':
    'Im Nordosten liegt drei Gebiete weit eine Versuchsstation. Neben deinem Sietch ist schon ein Wurmzeichen. Die Straße darf keine Lücke haben: Jedes Wurmzeichen berührt das nächste.',
  'arrakis.lesson.ride.near.task': 'Leg eines nach NO außen 7.',
  'arrakis.lesson.ride.near.why.away': 'Dieses berührt nichts: Keine Straße führt darüber.',
  'arrakis.lesson.ride.far': 'Eines fehlt, neben der Station.',
  'arrakis.lesson.ride.far.task': 'Leg eines nach NO außen 5.',
  'arrakis.lesson.ride.far.why.beside': 'Es berührt die Straße, führt aber nicht zur Station.',
  'arrakis.lesson.ride.theirs': 'Ferenc zieht Karten.',
  'arrakis.lesson.ride.decks': 'Beide vom Stapel von Haus Harkonnen. Er hat noch zwei Würfel.',
  'arrakis.lesson.ride.act': 'Die Straße ist fertig.',
  'arrakis.lesson.ride.act.task': 'Gib den Strategiewürfel für eine Bewegung aus.',
  'arrakis.lesson.ride.act.why.again': 'Noch einmal Wüstenmacht wäre erlaubt. Aber die Straße ist lang genug.',
  'arrakis.lesson.ride.ride':
    'Wer neben einem Wurmzeichen oder Wurm beginnt, reitet über alle, die einander berühren, und endet neben dem letzten. Eine Harkonnen-Legion im Weg würde den Ritt beenden.',
  'arrakis.lesson.ride.ride.task': 'Reite von Gara Kulon nach NO außen 4.',
  'arrakis.lesson.ride.ride.why.foot': 'Zu Fuß ist es ein Gebiet.',
  'arrakis.lesson.ride.ride.why.short': 'Auch am Ende der Straße, aber dort gibt es nichts zu holen.',
  'arrakis.lesson.ride.company': 'Deine Legion hat zwei Einheiten und Paul. Ein Sietch ohne Einheiten fällt ohne Kampf.',
  'arrakis.lesson.ride.company.task': 'Schick eine Einheit und Paul.',
  'arrakis.lesson.ride.company.why.all': 'Dann liegt Gara Kulon leer, und im Gebirge daneben stehen Harkonnen.',
  'arrakis.lesson.ride.company.why.alone': 'Möglich. Aber von Pauls Ritten erzählt man: Eine Vorahnungskarte verlangt einen.',
  'arrakis.lesson.ride.done': 'Die Legion hat die Station genommen: Das tut, wer dort seine Bewegung beendet.',
  'arrakis.lesson.ride.done.task': 'Beende die Aktion.',

  // A battle
  'arrakis.lesson.battle.title': 'Der Baron greift an',
  'arrakis.lesson.battle.about':
    'Die Kampfrunde des Regelhefts: der Baron gegen Paul-Muad’Dib in einem Sietch, und wie es weitergehen kann.',
  'arrakis.lesson.battle.end':
    'Gara Kulon ist zerstört, und die Vorherrschaft ist um seinen Rang gestiegen. Paul-Muad’Dib ist mit einer Einheit entkommen. Der Baron wartet im Regenerationstank; jeder Würfel der Harkonnen bringt ihn dem Ausgang näher.',

  'arrakis.lesson.battle.act':
    'Du führst die Harkonnen. Die Legion des Barons steht neben dem Sietch Gara Kulon: zwei reguläre und zwei Eliteeinheiten, ein Sardaukar, ein Bashar und der Baron selbst.',
  'arrakis.lesson.battle.act.task': 'Gib den Strategiewürfel für einen Angriff aus.',
  'arrakis.lesson.battle.act.why.card': 'Als Würfel im Kampf ist die Karte mehr wert.',
  'arrakis.lesson.battle.sietch': 'Die ganze Legion greift an und bleibt, wo sie ist. Was im Gebiet verdeckt liegt, wird zuerst umgedreht.',
  'arrakis.lesson.battle.sietch.task': 'Greif Gara Kulon an.',
  'arrakis.lesson.battle.sietch.why.done': 'Der Würfel ist schon ausgegeben.',
  'arrakis.lesson.battle.cards':
    'Rang 2. Fünf Einheiten sind fünf Würfel für dich; Anführer zählen nicht. Paul-Muad’Dib hat drei Einheiten und Rang 2: auch fünf. Eine abgeworfene Karte ist ein Würfel mehr, bis zu 6.',
  'arrakis.lesson.battle.cards.task': 'Wirf die Sandmeister ab.',
  'arrakis.lesson.battle.cards.why.none': 'Erlaubt. Im Beispiel wird die Karte abgeworfen.',
  'arrakis.lesson.battle.elite':
    'Du wirfst 3 Spezial, 2 Treffer, einen Schild. Der Bashar macht aus einem Spezial einen Treffer, der Baron zwei Schilde; das dritte verfällt. Zsuzsa wirft 5 Treffer und kein Spezial für Paul. Ihr Fedaykin bricht einen deiner drei Schilde: 5 weniger 2 sind drei Treffer für dich, und drei für sie.',
  'arrakis.lesson.battle.elite.task': 'Nimm den ersten Treffer mit einer Eliteeinheit.',
  'arrakis.lesson.battle.elite.why.regular':
    'Eine reguläre Einheit wäre weg. Eine Elite wird regulär: Die Figur bleibt, und mit ihr ein Würfel.',
  'arrakis.lesson.battle.elite.why.special': 'Aus dem Sardaukar würde eine reguläre Einheit. Er bricht noch Schilde.',
  'arrakis.lesson.battle.another': 'Der zweite Treffer ebenso.',
  'arrakis.lesson.battle.baron':
    'Fünf Einheiten sind übrig. Auch ein Anführer kann einen Treffer nehmen. Ein benannter kommt auf START des Regenerationstanks und kehrt mit der Zeit zurück.',
  'arrakis.lesson.battle.baron.task': 'Nimm den dritten Treffer mit dem Baron.',
  'arrakis.lesson.battle.baron.why.bashar': 'Bashars kommen aus dem Vorrat wieder. Das Beispiel gibt den Baron.',
  'arrakis.lesson.battle.fedaykin': 'Nun der Verteidiger. Aus dem Fedaykin wird eine reguläre Einheit.',
  'arrakis.lesson.battle.first': 'Eine reguläre Einheit wird entfernt.',
  'arrakis.lesson.battle.second': 'Und noch eine. Eine Einheit und Paul-Muad’Dib sind übrig. Hier endet das Beispiel des Regelhefts.',
  'arrakis.lesson.battle.goOn':
    'Du entscheidest: anhalten oder weitermachen. Gegen eine Siedlung kostet das Weitermachen einen Treffer, den nichts verhindert. Dann darf der Verteidiger sich zurückziehen.',
  'arrakis.lesson.battle.goOn.task': 'Mach weiter.',
  'arrakis.lesson.battle.goOn.why.stop': 'Dann bleiben beide Legionen, und der Sietch ist gerettet.',
  'arrakis.lesson.battle.price': 'Der Treffer fürs Weitermachen.',
  'arrakis.lesson.battle.price.task': 'Entferne eine reguläre Einheit.',
  'arrakis.lesson.battle.price.why.bashar': 'Der Bashar macht aus einem Spezial einen Treffer. Einheiten hast du genug.',
  'arrakis.lesson.battle.retreat': 'Eine Einheit hält fünf Würfeln nicht stand: Zsuzsa zieht sich zurück.',
  'arrakis.lesson.battle.where': 'Das Gebiet wählt der Gegner: angrenzend, frei für die Legion, über eine passierbare Grenze.',
  'arrakis.lesson.battle.where.task': 'Treib sie in die tiefe Wüste NO außen 16.',
  'arrakis.lesson.battle.where.why.near': 'Von dort könnten sie gleich den Schildwall angreifen.',
  'arrakis.lesson.battle.advance': 'Du hast gewonnen. Der Sietch fällt nur, wenn die ganze Legion vorrückt.',
  'arrakis.lesson.battle.advance.task': 'Rück nach Gara Kulon vor.',
  'arrakis.lesson.battle.advance.why.stay': 'Dann steht der Sietch leer da, und die Fremen kommen wieder.',

  // Worm, storm and spice
  'arrakis.lesson.spice.title': 'Wurm, Sturm und Spice',
  'arrakis.lesson.spice.about': 'Ein geretteter Ernter, ein Sturm über einer Legion und die Ernte von vier Spice aus dem Regelheft.',
  'arrakis.lesson.spice.end':
    'Der Marker des Landsraad steht auf 4, und seine Sanktion gilt: Bis zur nächsten Ernte wirfst du im Kampf keine Karten ab. Da er jetzt am tiefsten steht, gilt nächste Runde seine Reihe: ein Würfel weniger, ein Ernter mehr.',

  'arrakis.lesson.spice.rescue':
    'Du führst die Harkonnen. In der Nacht werden Wurmzeichen umgedreht, und in der tiefen Wüste ist ein Wurm bei deinem Ernter. Ein Carryall in einer anliegenden Zone kann geopfert werden, um ihn zu retten.',
  'arrakis.lesson.spice.rescue.task': 'Rette den Ernter mit dem Carryall.',
  'arrakis.lesson.spice.rescue.why.no': 'Das Carryall verlässt den Plan am Rundenende ohnehin. Ohne den Ernter fehlen dir 2 Spice.',
  'arrakis.lesson.spice.storm':
    'Dann kommen die Stürme: zwei Würfel für jede deiner Legionen im Freien. Ein Spezial und ein Treffer: In der Wüste zählt das Spezial einen Treffer, in tiefer Wüste wären es zwei. Zwei Treffer.',
  'arrakis.lesson.spice.storm.task': 'Verliere zuerst eine reguläre Einheit.',
  'arrakis.lesson.spice.storm.why.elite': 'Sie ist beim zweiten Treffer an der Reihe.',
  'arrakis.lesson.spice.reduce': 'Eine Eliteeinheit kann einen Treffer nehmen und als reguläre bleiben.',
  'arrakis.lesson.spice.reduce.task': 'Mach die Eliteeinheit zu einer regulären.',
  'arrakis.lesson.spice.reduce.why.regular': 'Dann bleibt eine einzige Figur. So bleiben zwei.',
  'arrakis.lesson.spice.split':
    'Die Ernter kehren heim: 2 Spice aus tiefer Wüste, je 1 aus Wüste, zusammen 4. Einen Marker zu halten kostet 2, ihn zu heben 3, von der obersten Stufe steigt er nicht. Wofür nicht gezahlt wird, das sinkt eine Stufe, und seine Sanktion gilt.',
  'arrakis.lesson.spice.split.task': 'Halte die CHOAM.',
  'arrakis.lesson.spice.split.why.choam':
    'Dann sinkt CHOAM: Deine Legionen haben höchstens 5 Einheiten. Das Beispiel gibt den Landsraad auf.',
  'arrakis.lesson.spice.guild': 'Zwei Spice sind übrig: genug für einen weiteren Marker.',
  'arrakis.lesson.spice.guild.task': 'Halte die Raumgilde; der Landsraad sinkt.',
  'arrakis.lesson.spice.guild.why.guild': 'Dann sinkt die Gilde: keine Aufklärung. Das Beispiel gibt den Landsraad auf.',
};
