import type { TextsLike } from '../../../text/message.ts';
import type { adventureSheetsEn } from './sheets.en.ts';

/** “6‑seitig” has a hyphen at which no line ends. */
export const adventureSheetsDe: TextsLike<typeof adventureSheetsEn> = {
  'adventure.sheet.turn-reference': 'Ein Zug in fünf Schritten',
  'adventure.sheet.turn-reference.about': 'Drei Karten für jeden: Schritte, Kämpfe, Proben und was jederzeit geht',
  'adventure.sheet.card-reference': 'Was die Karten bewirken',
  'adventure.sheet.card-reference.about': 'Ausrüstung und Kanly: Anzahl, Zeitpunkt und Wirkung, dreimal',
  'adventure.sheet.teach': 'So erklärst du es',
  'adventure.sheet.teach.about': 'Was du sagst, zeigst und weglässt, in der besten Reihenfolge, auf einer Seite',
  'adventure.sheet.rules-half': 'Regeln eines Zugs',
  'adventure.sheet.rules-half.about': 'Ein Zug auf einer halben Seite, zweimal: für zwei am Tisch',
  'adventure.sheet.teach.show':
    'Jede Farbe hat drei Kämpfer: Kämpfe kosten Strength, Guile zählt bei Proben. Spice ist für Karten, Harvester und Investitionen.',
  'adventure.sheet.teach.turn':
    'Zwei Würfel bewegen zwei Figuren, jeder eine; jede tut, was ihr Feld sagt. Dann Kampf, Kauf und Investition, wie auf der Karte.',
  'adventure.sheet.teach.fight':
    'Beide Seiten werfen einen Würfel je Punkt Strength. Der höhere beste Würfel gewinnt die Runde, die andere Seite verliert einen Punkt; wer keinen mehr hat, scheidet aus.',
  'adventure.sheet.teach.later':
    'Was ein Feld oder eine Karte tut, steht auf ihrem Bogen: Lies es vor, wenn jemand landet oder zieht. Pakte kommen von selbst.',
  'adventure.sheet.space-reference': 'Der Spielplan und seine Felder',
  'adventure.sheet.space-reference.about': 'Beide Ringe als Plan, und was jede der zwölf Arten von Feldern tut',
  'adventure.sheet.fighter-cards': 'Kämpferkarten',
  'adventure.sheet.fighter-cards.about': 'Zwölf Karten zum Spielen, Besitzkarten für vier Farben, Vorrat und Pakte, 63 × 88 mm',
  'adventure.sheet.setup-sheet': 'Aufbau',
  'adventure.sheet.setup-sheet.about': 'Wer welche Farbe spielt, Besitz, Vorrat und Spielplan zu Beginn',
  'adventure.sheet.board-poster': 'Spielplan',
  'adventure.sheet.board-poster.about': 'Beide Ringe zum Spielen, auf vier Seiten zum Zusammenkleben',
  'adventure.sheet.board-a3': 'Spielplan, A3',
  'adventure.sheet.board-a3.about': 'Beide Ringe zum Spielen auf einem großen Bogen, für den Copyshop',
  'adventure.sheet.board-a2': 'Spielplan, A2',
  'adventure.sheet.board-a2.about': 'Dasselbe auf doppelt so großem Bogen',
  'adventure.sheet.cards': 'Kartenstapel',
  'adventure.sheet.cards.about': 'Alle 52 Karten zum Ausschneiden, 44 × 68 mm',
  'adventure.sheet.tokens': 'Marker',
  'adventure.sheet.tokens.about': 'Spice, Harvester mit geschützter Seite, gekaufter Guile',
  'adventure.sheet.tokens.alt': '{spice} Spice, {harvesters} Harvester, {guile} Guile',
  'adventure.sheet.figures': 'Figuren und Clips',
  'adventure.sheet.figures.about': 'Zwölf Figuren zum Falten, mit Clips für ihre Strength',
  'adventure.sheet.figures.how':
    'An durchgezogenen Linien schneiden, an gestrichelten falzen. Kleb die beiden Seiten einer Figur zusammen, bieg die Füße nach außen und kleb sie auf Karton oder eine Münze. Ein Clip wird um den unteren Rand einer Kämpferkarte gefalzt.',
  'adventure.sheet.figures.clips': '{n} Clips für die Strength',
  'adventure.sheet.board-table': 'Spielplan in Spielgröße',
  'adventure.sheet.board-table.about': 'Auf acht Seiten zum Zusammenkleben, etwa 65 cm breit; keine Quelle nennt die Größe des Originals',
  'adventure.sheet.card.kanly': 'Einmal je Zug',
  'adventure.sheet.dice': 'Würfel',
  'adventure.sheet.dice.about': 'Netze zum Falten und Kleben: sechs Würfel mit sechs Seiten, sechs mit acht',
  'adventure.sheet.dice.alt': 'Würfel mit {faces} Seiten',
  'adventure.sheet.dice.how':
    'Klebe die Seite auf etwa 0,3 mm starken Karton. Schneide am Umriss aus, ritze die inneren Linien an, falte und klebe die Laschen fest.',
  'adventure.sheet.dice.6':
    'Würfel mit sechs Seiten sind für Züge, Proben und Kämpfe, nie mehr als {n} je Partei (R5.2, R8.1). Beide Parteien werfen nacheinander dieselben Würfel.',
  'adventure.sheet.dice.8':
    'Würfel mit acht Seiten sind für Schwert und Gom-Jabbar (R9.2, R9.3) und wo eine Karte oder ein Raubzug sie verlangt.',
  'adventure.sheet.score-sheet': 'Besitz- und Strength-Bogen',
  'adventure.sheet.score-sheet.about': 'Spice, Harvester, Einsätze und Strength Runde um Runde; Pakte und Vorrat',

  // Colours: the House, and the box's own word beside it
  'adventure.sheet.colour': '{house} ({box})',

  // Turn reference: steps
  'adventure.sheet.step.roll':
    'Wirf zwei 6‑seitige Würfel, oder spring stattdessen. Die Summe zahlt Investitionen aller aus. Eigene Einsätze ohne Gewinn sind verloren.',
  'adventure.sheet.step.social': 'Kein Spice und kein Harvester: Nimm {spice} Spice aus dem Vorrat.',
  'adventure.sheet.step.move':
    'Pflicht: im Uhrzeigersinn, genaue Zahl. Eine Figur mit einem Würfel oder der Summe, oder zwei mit je einem Würfel.',
  'adventure.sheet.step.links': 'Von Ring zu Ring nur zwischen Sietch und Trainingsfeld: 1 Feld, nicht gleich zurück.',
  'adventure.sheet.step.fight':
    'Freiwillig: Jede gezogene Figur beginnt einen Kampf, wo sie steht. Lasgun-Schüsse. Eine Kanly-Karte. In beliebiger Folge.',
  'adventure.sheet.step.buy': 'Freiwillig, einmal: bis {cards} Karten zu {card} Spice, bis {harvesters} Harvester zu {harvester} Spice.',
  'adventure.sheet.step.invest': 'Freiwillig, einmal: beliebig viel Spice auf deine drei Investitionsfelder.',
  'adventure.sheet.goal': 'Wer zuletzt noch eine Figur hat, gewinnt.',

  // Turn reference: landing and fights
  'adventure.sheet.landing': 'Landung und Kampf',
  'adventure.sheet.row.landing': 'Landung',
  'adventure.sheet.row.toll': 'Zoll',
  'adventure.sheet.row.toll.text':
    'In der Burg {toll} Spice in den Vorrat. Wer nicht zahlen kann, landet dort nur, wenn kein anderer Zug bleibt.',
  'adventure.sheet.row.ambush': 'Überfall',
  'adventure.sheet.row.ambush.text':
    'Gegner dort dürfen sofort kämpfen, im Uhrzeigersinn, solange die Figur steht; nicht auf ihrem Sietch.',
  'adventure.sheet.row.instruction': 'Anweisung',
  'adventure.sheet.row.instruction.text': 'Steht die Figur noch, gilt, was das Feld sagt.',
  'adventure.sheet.row.next': 'Weiter',
  'adventure.sheet.row.next.text': 'Zweite Figur, anderer Würfel; sonst Schritt 2.',
  'adventure.sheet.row.fights': 'Ein Kampf, Runde um Runde',
  'adventure.sheet.row.dice': 'Würfel',
  'adventure.sheet.row.dice.text': 'W6 je Punkt Strength, höchstens {most}; mit Schwert W8.',
  'adventure.sheet.row.compare': 'Vergleich',
  'adventure.sheet.row.compare.text': 'Der niedrigere Höchstwurf verliert 1 Strength. Gleich: noch einmal.',
  'adventure.sheet.row.defeat': 'Ende',
  'adventure.sheet.row.defeat.text':
    'Bei Strength 0 scheidet sie aus. Der Sieger gewinnt 1 Strength (höchstens {strength}) und ihre Ausrüstung ab dem nächsten Zug.',
  'adventure.sheet.row.pair': 'Mehrere Figuren',
  'adventure.sheet.row.pair.text': 'Strength einer Farbe zählt zusammen. Nennt zuerst, wer verliert; fällt die Figur, ist es aus.',

  // Turn reference: tests and what is always possible
  'adventure.sheet.always': 'Proben, und jederzeit',
  'adventure.sheet.row.guile-test': 'Guile-Probe',
  'adventure.sheet.row.guile-test.text':
    'Der Angreifer wirft einen 6‑seitigen Würfel: Über dem Guile-Wert trifft er. Gekaufter Guile ist danach weg.',
  'adventure.sheet.row.harvester-test': 'Harvester-Probe',
  'adventure.sheet.row.harvester-test.text': 'Ein 6‑seitiger Würfel je ungeschütztem Harvester. Ab {from}: zurück in den Vorrat.',
  'adventure.sheet.row.sietch': 'Eigenes Sietch',
  'adventure.sheet.row.sietch.text': 'Dort ist eine Figur vor jeder Gefahr sicher, außer sie beginnt selbst einen Kampf.',
  'adventure.sheet.row.tests': 'Proben',
  'adventure.sheet.row.anytime': 'Jederzeit, auch vor einer Probe',
  'adventure.sheet.row.guile': 'Guile',
  'adventure.sheet.row.guile.text': '{price} Spice: +1 für eine Figur bis zu ihrer nächsten Probe, höchstens {most}.',
  'adventure.sheet.row.protection': 'Schutz',
  'adventure.sheet.row.protection.text': '{price} Spice: Ein Harvester ist vor dem nächsten Wurm oder Sandsturm sicher.',
  'adventure.sheet.row.sale': 'Verkauf',
  'adventure.sheet.row.sale.text': 'Beliebige {pieces} Karten oder Harvester: {spice} Spice aus dem Vorrat.',
  'adventure.sheet.row.trade': 'Tausch',
  'adventure.sheet.row.trade.text': 'Spice, Harvester, verdeckte Karten, Pakte, zu jedem Preis. Nichts Zugeordnetes.',
  'adventure.sheet.row.pact': 'Nicht-Angriffspakt',
  'adventure.sheet.row.pact.text': 'Kein Angriff auf Figuren des anderen, eine ganze Runde oder länger.',

  // Card reference
  'adventure.sheet.copies': '{n, plural, one {# Karte} other {# Karten}}',
  'adventure.sheet.count': '× {n}',
  'adventure.sheet.card.sword.when': 'Im Kampf',
  'adventure.sheet.card.sword.text': 'Die Figur wirft 8‑seitige statt 6‑seitige Würfel.',
  'adventure.sheet.card.gom-jabbar.when': 'Im Kampf',
  'adventure.sheet.card.gom-jabbar.text': 'Ein 8‑seitiger Würfel mehr, aber nie über {most} Würfel.',
  'adventure.sheet.card.lasgun.when': 'Schritt 2 deines Zuges',
  'adventure.sheet.card.lasgun.text':
    'Einmal je Lasgun: auf eine Figur 1 oder 2 Felder voraus, niemand dazwischen. Ein 6‑seitiger Würfel unter der eigenen Strength trifft; ein zweiter sagt, wie viel Strength das kostet.',
  'adventure.sheet.card.shield.when': 'Immer',
  'adventure.sheet.card.shield.text': 'Kein Lasgun kann diese Figur treffen.',
  'adventure.sheet.card.poison.when': 'Gegner hat eine Runde verloren',
  'adventure.sheet.card.poison.text':
    'Guile-Probe: Ein Treffer kostet so viel Strength, wie ein 6‑seitiger Würfel zeigt. In jedem Fall unter den Stapel.',
  'adventure.sheet.card.stillsuit.when': 'Wurm, Sandsturm',
  'adventure.sheet.card.stillsuit.text': 'Guile +1, höchstens {most}.',
  'adventure.sheet.card.ornithopter.when': 'Statt zu würfeln, oder zwischen Zügen',
  'adventure.sheet.card.ornithopter.text':
    'Spring auf ein beliebiges Feld. Bei der Ankunft ein 6‑seitiger Würfel: Ab {lost} kommt die Karte unter den Stapel. Dann zahl den Zoll. Zwischen Zügen: keine Anweisung, kein Kampf, kein Überfall.',
  'adventure.sheet.card.secret-silo.text': 'Wirf einen 6‑seitigen Würfel: so viel Spice aus dem Vorrat.',
  'adventure.sheet.card.hunter-seeker.text':
    'Eine gegnerische Figur in Wüste oder Burg, nicht auf dem eigenen Sietch. Guile-Probe: Bei einem Treffer scheidet sie aus, und du darfst eine ihrer Ausrüstungskarten nehmen.',
  'adventure.sheet.card.harvester-raid.text':
    'Du wirfst einen 8‑seitigen Würfel, ein Gegner einen 6‑seitigen. Bist du höher, nimm bis zum Unterschied Harvester.',
  'adventure.sheet.kanly.when':
    'Eine je Zug, nach dem Ziehen und vor dem Kauf. Dann unter den Stapel. Eine eben gekaufte wartet auf den nächsten Zug.',
  'adventure.sheet.equipment.how':
    'Je Kämpfer höchstens eine von jeder Art. Neue Ausrüstung wird sofort und für immer einem Kämpfer zugeordnet, dem die Art fehlt. Haben alle sie, bleibt sie verdeckt und darf jederzeit später zugeordnet werden.',

  // Space reference
  'adventure.sheet.kind.sietch':
    'Eigene Farbe: sicher vor allen Gefahren, und eine gesunkene Strength steigt auf den Anfangswert. Ein fremdes bewirkt nichts.',
  'adventure.sheet.kind.spice': 'Nimm 1 Spice aus dem Vorrat für jeden deiner Harvester.',
  'adventure.sheet.kind.sandstorm':
    'Harvester-Probe für alle Gegner. Dann Guile-Probe für jede Figur in der Wüste, auch deine, außer hier und auf eigenem Sietch: bei einem Treffer ausgeschieden.',
  'adventure.sheet.kind.worm':
    'Wähle einen Gegner: Guile-Probe für eine Figur in der Wüste, ein Treffer lässt sie ausscheiden; oder Harvester-Probe.',
  'adventure.sheet.kind.duel': 'Hol eine gegnerische Figur, die nicht auf dem eigenen Sietch steht, und kämpfe hier sofort mit ihr.',
  'adventure.sheet.kind.training': 'Strength +1, höchstens {strength}.',
  'adventure.sheet.kind.smuggler': 'Wirf einen 8‑seitigen Würfel: so viel Spice aus dem Vorrat.',
  'adventure.sheet.kind.spice-raid':
    'Du wirfst einen 8‑seitigen Würfel, ein Gegner einen 6‑seitigen. Höher: Nimm den Unterschied in Spice. Gleich: noch einmal.',
  'adventure.sheet.kind.traitor':
    'Wirf einen 6‑seitigen Würfel, wähle einen Gegner: Nimm blind so viele verdeckte Karten. Ausrüstung darunter geht an diese Figur.',
  'adventure.sheet.kind.poison':
    'Guile-Probe für eine gegnerische Figur, nicht auf dem eigenen Sietch. Ein Treffer kostet so viel Strength, wie ein 6‑seitiger Würfel zeigt; scheidet sie aus, darfst du eine ihrer Ausrüstungskarten nehmen.',
  'adventure.sheet.kind.bene-gesserit': 'Du darfst alle Karten eines Gegners ansehen und eine nehmen, verdeckt oder zugeordnet.',
  'adventure.sheet.kind.space-guild': 'Zieh auf ein beliebiges Feld in Wüste oder Burg; das ist eine eigene Landung.',
  'adventure.sheet.plan.clockwise': 'Alle Figuren ziehen im Uhrzeigersinn.',
  'adventure.sheet.plan.toll': 'Burg: {toll} Spice für jede Landung.',
  'adventure.sheet.plan.numbers': 'Diese Würfe gewinnen: {numbers}.',
  'adventure.sheet.plan.pays': '{pays}: {ratio} Spice für jedes gesetzte.',
  'adventure.sheet.plan.unplayed': 'nicht dabei',
  'adventure.sheet.plan.alt': '{ring}, im Uhrzeigersinn: {spaces}',
  'adventure.sheet.field.pays': '{ratio}:1',
  'adventure.sheet.field.numbers': '{one} · {other}',
  'adventure.sheet.field.alt': '{field}: gewinnt bei {one} und {other}, zahlt {ratio}:1',
  'adventure.sheet.investments': 'Investitionen',
  'adventure.sheet.investments.text':
    'Eine der beiden Zahlen gewinnt, wer auch würfelt: Einsatz mal Quote aus dem Vorrat, und der Einsatz kommt zurück. Zuerst bekommt, wer gewürfelt hat, dann im Uhrzeigersinn. Dein eigener nächster Wurf zählt noch, dann ist der Einsatz verloren.',
  'adventure.sheet.investments.mark': 'Diese Zahlen und Quoten nennt keine Quelle: Sie sind rekonstruiert. Nimm die auf deinem Spielplan.',

  // Fighter cards, stock cards
  'adventure.sheet.fighter.track': 'Strength: Der Clip beginnt auf {strength}',
  'adventure.sheet.fighter.bought': 'Guile gekauft',
  'adventure.sheet.stock.spice': 'Spice, {n} zu Beginn',
  'adventure.sheet.stock.harvesters': 'Harvester, {n} zu Beginn',
  'adventure.sheet.stock.protected': 'geschützt',
  'adventure.sheet.stock.hand': 'Verdeckte Karten: daneben',
  'adventure.sheet.bank': 'Vorrat',
  'adventure.sheet.bank.about': 'Alles ist begrenzt, Schulden gibt es nicht. Karten kommen unter den Stapel zurück.',
  'adventure.sheet.bank.deck': 'Stapel: {n} Karten',
  'adventure.sheet.bank.spice': 'Spice: {all}, weniger {each} je Farbe',
  'adventure.sheet.bank.harvesters': 'Harvester: {all}, weniger {each} je Farbe',
  'adventure.sheet.pacts': 'Nicht-Angriffspakte',
  'adventure.sheet.pacts.about':
    'Ein Pakt endet mit dem Wurf der Farbe, in deren Zug er geschlossen wurde, eine ganze Runde später oder mehr.',
  'adventure.sheet.pacts.between': 'Zwischen',
  'adventure.sheet.pacts.made': 'Zug von',
  'adventure.sheet.pacts.rounds': 'Runden',
  'adventure.sheet.pacts.over': 'Ende',

  // Set-up
  'adventure.sheet.setup.note': 'Für {seats, plural, one {# Person} other {# Personen}}\nZiehung {seed}',
  'adventure.sheet.setup.players': 'Wer was spielt',
  'adventure.sheet.setup.players.about': 'Im Uhrzeigersinn um den Tisch.',
  'adventure.sheet.setup.players.two': 'Gezogen wird in dieser Reihenfolge. Jede Farbe hat eigene Züge, Karten und eigenen Besitz.',
  'adventure.sheet.setup.seat': 'Platz {n}',
  'adventure.sheet.setup.steps': 'In dieser Reihenfolge',
  'adventure.sheet.setup.deck': 'Mische {cards} Karten zu einem verdeckten Stapel: {equipment} Ausrüstung, {kanly} Kanly.',
  'adventure.sheet.setup.fighters':
    'Jede Farbe: drei Kämpferkarten, der Clip auf der anfänglichen Strength, die Figuren auf dem eigenen Sietch.',
  'adventure.sheet.setup.stock': 'Jede Farbe: {harvesters} Harvester und {spice} Spice.',
  'adventure.sheet.setup.bank': 'Vorrat: {harvesters} Harvester und {spice} Spice.',
  'adventure.sheet.setup.start':
    'Jede Farbe wirft einen 6‑seitigen Würfel, die höchste beginnt; bei Gleichstand noch einmal. Dann im Uhrzeigersinn.',
  'adventure.sheet.setup.drawn': 'Oder nehmt die Ziehung. Erster Zug: {colour}.',
  'adventure.sheet.setup.start.throw': 'Wurf',
  'adventure.sheet.setup.values': 'Kämpfer zu Beginn',

  // Score sheet
  'adventure.sheet.score.note': 'Eine Spalte je Runde: Werte an ihrem Ende\nStreiche einen Kämpfer, wo er ausscheidet',
  'adventure.sheet.score.round': 'Runde',
  'adventure.sheet.score.start': 'Beginn',
  'adventure.sheet.score.stake': 'Einsatz auf {numbers}',
  'adventure.sheet.score.bank.spice': 'Vorrat: Spice',
  'adventure.sheet.score.bank.harvesters': 'Vorrat: Harvester',
};
