import type { TextsLike } from '../../../text/message.ts';
import type { adventureItemsEn } from './items.en.ts';

export const adventureItemsDe: TextsLike<typeof adventureItemsEn> = {
  'adventure.group.fighter': 'Kämpfer',
  'adventure.group.equipment': 'Ausrüstungskarten',
  'adventure.group.kanly': 'Kanly-Karten',
  'adventure.group.desert': 'Wüstenfelder',
  'adventure.group.castle': 'Burgfelder',
  'adventure.group.investment': 'Investitionsfelder',

  'adventure.fact.house': 'Haus',
  'adventure.fact.role': 'Rang',
  'adventure.fact.guile': 'Guile-Wert',
  'adventure.fact.strength': 'Strength zu Beginn',
  'adventure.fact.copies': 'Im Stapel',
  'adventure.fact.next': 'Führt nach',
  'adventure.fact.toll': 'Zoll',
  'adventure.fact.sums': 'Gewinnt bei',
  'adventure.fact.ratio': 'Zahlt',
  'adventure.fact.number': '{value}',
  'adventure.fact.twoSums': '{one} und {other}',
  'adventure.fact.toOne': '{ratio}:1',
  'adventure.item.fieldOf': '{colour}, {field}',

  'adventure.item.fighter.1': 'Wirft im Kampf einen Würfel für jeden Punkt Strength.',
  'adventure.item.fighter.2': 'Nur ein Wurf über dem Guile-Wert trifft diese Figur.',
  'adventure.item.fighter.3': 'Hat von jeder Art Ausrüstung höchstens eine Karte.',

  'adventure.item.sietch.1': 'Hier ist eine Figur dieses Hauses vor jedem Angriff und jeder Gefahr sicher.',
  'adventure.item.sietch.2': 'Landet sie hier mit weniger Strength als zu Beginn, erholt sie sich auf den Anfangswert.',
  'adventure.item.sietch.3':
    'Von hier führt ein Schritt weiter durch die Wüste oder hinüber auf das Trainingsfeld. Andere Häuser kommen nur vorbei oder rasten.',
  'adventure.item.spice.1': 'Nimm für jeden deiner Harvester 1 Spice aus dem Vorrat.',
  'adventure.item.sandstorm.1':
    'Alle Gegner werfen für jeden ungeschützten Harvester einen 6-seitigen Würfel und verlieren ihn bei 5 oder 6.',
  'adventure.item.sandstorm.2':
    'Dann macht jede Figur in der Wüste eine Guile-Probe, auch deine eigenen. Wer sie nicht besteht, scheidet aus.',
  'adventure.item.sandstorm.3': 'Verschont bleiben Figuren auf dem eigenen Sietch und auf diesem Feld.',
  'adventure.item.worm.1': 'Wähle einen Gegner, dann eine Figur in der Wüste oder die Harvester.',
  'adventure.item.worm.2':
    'Eine Figur macht eine Guile-Probe und scheidet aus, wenn sie nicht besteht. Auf dem eigenen Sietch ist sie sicher.',
  'adventure.item.worm.3': 'Harvester: ein 6-seitiger Würfel für jeden ungeschützten, bei 5 oder 6 ist er verloren.',
  'adventure.item.duel.1': 'Hol eine gegnerische Figur her, die nicht auf dem eigenen Sietch steht, und kämpfe sofort mit ihr.',
  'adventure.item.duel.2': 'Wer übrig bleibt, bleibt auf diesem Feld stehen.',
  'adventure.item.training.1': 'Die Figur gewinnt 1 Strength, bis höchstens 6.',
  'adventure.item.training.2': 'Von hier führt ein Schritt weiter durch die Burg oder hinüber auf das Sietch dieses Hauses.',
  'adventure.item.smuggler.1': 'Wirf einen 8-seitigen Würfel und nimm so viel Spice aus dem Vorrat.',
  'adventure.item.spice-raid.1': 'Wähle einen Gegner: dein 8-seitiger Würfel gegen einen 6-seitigen.',
  'adventure.item.spice-raid.2': 'Ist deiner höher, nimmst du den Unterschied in Spice. Bei Gleichstand würfeln beide noch einmal.',
  'adventure.item.traitor.1': 'Wirf einen 6-seitigen Würfel und wähle einen Gegner: So viele verdeckte Karten bekommst du, blind gezogen.',
  'adventure.item.traitor.2': 'Ausrüstung darunter wird der Figur auf diesem Feld zugeordnet.',
  'adventure.item.poison.1': 'Wähle eine gegnerische Figur, die nicht auf dem eigenen Sietch steht. Sie macht eine Guile-Probe.',
  'adventure.item.poison.2': 'Besteht sie nicht, verliert sie so viel Strength, wie ein 6-seitiger Würfel zeigt.',
  'adventure.item.poison.3': 'Scheidet sie dadurch aus, darfst du eine ihrer Ausrüstungskarten nehmen.',
  'adventure.item.bene-gesserit.1': 'Du darfst alle Karten eines Gegners ansehen und eine nehmen, verdeckt oder zugeordnet.',
  'adventure.item.bene-gesserit.2': 'Ausrüstung ordnest du sofort einer deiner Figuren zu, der diese Art fehlt.',
  'adventure.item.space-guild.1': 'Zieh weiter auf ein beliebiges Feld in Wüste oder Burg. Das zählt als Landung dort, auch für den Zoll.',

  'adventure.item.card.sword.1': 'Die Figur kämpft mit 8-seitigen statt mit 6-seitigen Würfeln.',
  'adventure.item.card.poison.1':
    'Setz sie ein, wenn die andere Seite eine Kampfrunde verloren hat: Eine ihrer Figuren macht eine Guile-Probe.',
  'adventure.item.card.poison.2':
    'Besteht sie nicht, verliert sie so viel Strength, wie ein 6-seitiger Würfel zeigt. Die Karte kommt so oder so unter den Stapel.',
  'adventure.item.card.gom-jabbar.1': 'Im Kampf ein 8-seitiger Würfel mehr, bis höchstens sechs Würfel.',
  'adventure.item.card.lasgun.1':
    'Schieß in deinem eigenen Zug auf einen Gegner, der ein oder zwei Felder vor dir steht. Bei zwei Feldern darf niemand dazwischen sein.',
  'adventure.item.card.lasgun.2':
    'Ein 6-seitiger Würfel unter der eigenen Strength trifft; ein zweiter sagt, wie viel Strength das kostet. Die Karte bleibt.',
  'adventure.item.card.shield.1': 'Auf diese Figur kann niemand mit dem Lasgun schießen.',
  'adventure.item.card.stillsuit.1': 'Guile +1 gegen Wurm und Sandsturm.',
  'adventure.item.card.ornithopter.1':
    'Spring auf ein beliebiges Feld: statt zu würfeln, oder zwischen zwei Zügen; dann wirkt das Feld nicht, nur das eigene Sietch heilt.',
  'adventure.item.card.ornithopter.2':
    'Nach der Landung ein 6-seitiger Würfel: Bei 1 bis 3 bleibt die Karte, bei 4 bis 6 kommt sie unter den Stapel.',
  'adventure.item.card.secret-silo.1': 'Wirf einen 6-seitigen Würfel und nimm so viel Spice aus dem Vorrat.',
  'adventure.item.card.hunter-seeker.1':
    'Eine gegnerische Figur außerhalb des eigenen Sietch macht eine Guile-Probe und scheidet aus, wenn sie nicht besteht.',
  'adventure.item.card.hunter-seeker.2': 'Du darfst eine ihrer Ausrüstungskarten nehmen.',
  'adventure.item.card.harvester-raid.1':
    'Dein 8-seitiger Würfel gegen den 6-seitigen eines Gegners. Ist deiner höher, nimmst du den Unterschied in Harvestern.',
  'adventure.item.equipment.1': 'Von jeder Art höchstens eine Karte je Kämpfer. Sie lässt sich nicht auf einen anderen übertragen.',
  'adventure.item.kanly.1': 'Eine je Zug, nach dem Ziehen und vor dem Kauf. Dann kommt sie unter den Stapel.',

  'adventure.item.investment.1': 'Setz hier am Ende deines Zuges Spice ein.',
  'adventure.item.investment.2': 'Jeder Wurf zu Beginn eines Zuges mit einer dieser Summen gewinnt, bis du selbst wieder gewürfelt hast.',
  'adventure.item.investment.3': 'Was bis dahin nicht gewonnen hat, kommt in den Vorrat.',
};
