/** Every rule of the game in our own words, for the look-up. Keys: `adventure.rule.<number>`, rulings `adventure.ruling.<number>`. */
export const adventureRulesEn = {
  'adventure.topic.terms': 'Words of the game',
  'adventure.topic.components': 'Pieces',
  'adventure.topic.board': 'Board',
  'adventure.topic.setUp': 'Set-up',
  'adventure.topic.turn': 'The turn',
  'adventure.topic.moving': 'Moving',
  'adventure.topic.spaces': 'Spaces',
  'adventure.topic.ambush': 'Fight and ambush',
  'adventure.topic.fight': 'Carrying out a fight',
  'adventure.topic.equipment': 'Equipment',
  'adventure.topic.kanly': 'Kanly cards',
  'adventure.topic.buying': 'Buying and investing',
  'adventure.topic.always': 'Always possible',
  'adventure.topic.two': 'Two players',
  'adventure.topic.end': 'Elimination and victory',
  'adventure.topic.rulings': 'Rulings',

  'adventure.rule.R1.1':
    'A House plays one colour of the box: three figures with their fighter cards, a sietch, three investment fields, and its own spice, Harvesters and cards. With three or four players everybody plays one House.',
  'adventure.rule.R1.2': 'The bank is whatever spice and Harvesters nobody owns. It gives what it has and owes nothing afterwards.',
  'adventure.rule.R1.3':
    'Strength runs from 1 to 6 and changes during the game; at 0 the figure is eliminated. Guile is printed and can be raised for a while, to 6 at most.',
  'adventure.rule.R1.4': 'Assigned equipment lies open with one fighter. Hidden cards are Kanly cards and equipment that nobody carries.',
  'adventure.rule.R1.5': 'A side is all figures of one House on the same space.',
  'adventure.rule.R1.6':
    'On the sietch of its own House no attack and no danger can choose or reach a figure. A foreign sietch gives no shelter. Cards and stocks are not sheltered. In a fight that the figure begins itself it has no protection.',
  'adventure.rule.R1.7':
    'An opponent is a House of another player. With two players both Houses of the other player are opponents, each with its own figures, spice, Harvesters and cards.',

  'adventure.rule.R2.1':
    'In the box: the board, 12 fighter cards, 12 figures, 12 clips for Strength, 52 cards, 24 Harvesters, 70 spice, six d6, six d8 and an overview card.',
  'adventure.rule.R2.2':
    'Equipment, 36 cards: Sword 8, Poison 8, Gom Jabbar 4, Lasgun 4, Shield 4, Stillsuit 4, Ornithopter 4. Kanly, 16 cards: Secret Silo 6, Hunter-Seeker 5, Harvester Raid 5.',
  'adventure.rule.R2.3':
    'Every House has an heir (Guile 3, Strength 4), a ruler (Guile 4, Strength 3) and a warrior (Guile 3, Strength 5). Apart from these numbers all fighters are alike.',

  'adventure.rule.R3.1': 'The outer ring is the desert with 20 spaces, the inner ring the castle with 12. Everybody moves clockwise.',
  'adventure.rule.R3.2':
    'The desert, clockwise: Atreides Sietch, Spice, Sandstorm, Spice, Worm, Emperor’s Sietch, Spice, Duel, Spice, Worm, Fremen Sietch, Spice, Duel, Spice, Worm, Harkonnen Sietch, Spice, Duel, Spice, Worm.',
  'adventure.rule.R3.3':
    'The castle, clockwise: Training (Atreides), Smuggler, Spice Raid, Training (Emperor), Traitor, Poison, Training (Fremen), Bene Gesserit, Poison, Training (Harkonnen), Space Guild, Spice Raid.',
  'adventure.rule.R3.4':
    'Each sietch is linked with the Training space of its House, both ways, for everybody. A step over the link counts as one step. Within a move nobody steps over a link and at once back again.',
  'adventure.rule.R3.5': 'Any number of figures may share a space. Nothing happens in passing.',
  'adventure.rule.R3.6': 'The three investment fields before a sietch are never entered by a figure.',

  'adventure.rule.R4.1':
    'Four players take a House each, clockwise Atreides, Emperor, Fremen, Harkonnen. With three Harkonnen are left out and their sietch is a plain space. With two one player has Atreides and Fremen, the other Emperor and Harkonnen.',
  'adventure.rule.R4.2': 'All 52 cards are shuffled and form a face-down deck.',
  'adventure.rule.R4.3':
    'Every House begins with its figures on its own sietch, the clips at the starting Strength, 3 Harvesters and 6 spice. What is left forms the bank.',
  'adventure.rule.R4.4':
    'Each House throws a d6; the highest begins, ties throw again. Turns go clockwise, and eliminated Houses are passed over.',
  'adventure.rule.R4.5': 'Cards that are given back go face down under the deck, several at once in random order.',

  'adventure.rule.R5.1':
    'A turn goes: throw and move, which is compulsory, then fight, buy and invest, which are not. A step left out cannot be made up for.',
  'adventure.rule.R5.2': 'You throw two d6, or fly with an Ornithopter instead. The sum decides about all investments on the board.',
  'adventure.rule.R5.3':
    'Social plan: if you have neither a Harvester nor spice after the pay-outs, the bank gives you 1 spice before you move.',
  'adventure.rule.R5.4': 'Then come the moves, the fights and one Kanly card, the purchase and the investment, each by its own rules.',
  'adventure.rule.R5.5': 'When the turn ends, equipment won in its fights becomes usable, and the dice go to the next House.',

  'adventure.rule.R6.1':
    'Move one figure by either die or by both together, or two different figures by one die each. After the first move and all that follows from it you decide about the second. No figure moves twice.',
  'adventure.rule.R6.2': 'A move takes exactly its number of steps.',
  'adventure.rule.R6.3':
    'Ending a move in the castle costs 1 spice toll, for each figure and arrival. Who cannot pay does not go there; only if there is no other move the toll is waived.',
  'adventure.rule.R6.4':
    'When a figure lands: first the toll, then an ambush if anybody calls one, then, if the figure still stands, what the space says.',
  'adventure.rule.R6.5': 'You have to move, even where it does you harm.',
  'adventure.rule.R6.11':
    'Sietch: in your own you are safe, and a Strength below the start goes back to the start. A higher one stays. A foreign sietch does nothing.',
  'adventure.rule.R6.12': 'Spice: each of your Harvesters brings 1 spice from the bank.',
  'adventure.rule.R6.13':
    'Duel: choose an opponent’s figure that is not on its own sietch. It is put here and you fight at once. For the fetched figure this is no landing. Without such a figure nothing happens.',
  'adventure.rule.R6.14':
    'Worm: choose an opponent. Either a figure in the desert and outside its own sietch takes a Guile test and is eliminated if it fails, or the Harvesters take a Harvester test.',
  'adventure.rule.R6.15':
    'Sandstorm: all opponents test their Harvesters. Then every figure in the desert takes a Guile test, yours too, except on the own sietch and on the Sandstorm space. Opponents come first, clockwise.',
  'adventure.rule.R6.16': 'Training: the figure gains 1 Strength, up to 6.',
  'adventure.rule.R6.17': 'Smuggler: throw a d8 and take that much spice from the bank.',
  'adventure.rule.R6.18':
    'Poison: choose an opponent’s figure anywhere outside its own sietch for a Guile test. If it fails a d6 takes that much Strength. If this eliminates it, you may take one card it carried; the rest goes under the deck.',
  'adventure.rule.R6.19':
    'Bene Gesserit: you may choose an opponent, look at all cards and take one, hidden or assigned. Equipment is assigned at once to a figure that lacks the kind.',
  'adventure.rule.R6.20':
    'Traitor: throw a d6 and choose an opponent, who loses that many hidden cards to you, drawn unseen. Equipment among them goes to the figure on this space; kinds it has stay hidden.',
  'adventure.rule.R6.21':
    'Spice Raid: choose an opponent. You throw a d8 against a d6. If yours is higher you take the difference in spice; at a tie both throw again.',
  'adventure.rule.R6.22': 'Space Guild: the figure goes on to any other space, and it counts as a landing.',
  'adventure.rule.R6.23':
    'Guile test: a d6 higher than the Guile of the target strikes. The owner may buy Guile first. A Stillsuit helps against Worm and Sandstorm only.',
  'adventure.rule.R6.24': 'Harvester test: a d6 for each unprotected Harvester; on 5 and 6 it goes to the bank.',
  'adventure.rule.R6.25':
    'Only what may be chosen is offered. If there is nothing, the space has no effect. Traitor, Bene Gesserit and Spice Raid may choose somebody who has nothing to lose.',

  'adventure.rule.R7.1': 'Where you land beside an opponent’s side you may fight it, or leave it.',
  'adventure.rule.R7.2':
    'Ambush: right after the landing every opponent who stands there may call one. It is fought at once, before the space says anything. Not against a figure on its own sietch. Several ambushers fight clockwise while the lander stands.',
  'adventure.rule.R7.3':
    'After all moves each figure that moved in this turn may begin one fight on its space, against one unprotected side. Figures that did not move begin none.',
  'adventure.rule.R7.4': 'If one of the two moving figures is eliminated, the other one may still move and fight.',
  'adventure.rule.R7.5': 'Figures of the same player never fight each other.',
  'adventure.rule.R7.6': 'Fights, Lasgun shots and the Kanly card of a turn come in any order, one after the other.',

  'adventure.rule.R8.1': 'Each side throws a d6 for every point of Strength, six dice at most. Who throws first makes no difference.',
  'adventure.rule.R8.2':
    'The highest single die decides; the lower side loses 1 Strength. If they are equal the round is fought again without a loss.',
  'adventure.rule.R8.3': 'It goes on until a figure is at 0 and leaves the game with its card.',
  'adventure.rule.R8.4': 'The figure that wins gains 1 Strength, up to 6.',
  'adventure.rule.R8.5':
    'The winner takes all equipment the loser carried and gives it to the winning figure. Kinds it has already go to another own figure or stay hidden.',
  'adventure.rule.R8.6':
    'Several figures of one House fight as one side: their Strength is added, six dice at most. Before the first round the side names who loses the points. If that one falls the fight is over. After a victory each of them gains 1 Strength.',
  'adventure.rule.R8.7': 'Equipment works for the figures that fight.',
  'adventure.rule.R8.8': 'If you lose a figure in your own turn you may still buy and invest, as long as you have another.',
  'adventure.rule.R8.9': 'Equipment won in a fight serves only after the dice have gone to the next House.',
  'adventure.rule.R8.10':
    'Where both sides have to name a figure, the one whose turn it is names first. The name stands for the whole fight.',

  'adventure.rule.R9.1':
    'A fighter carries at most one card of each kind. New equipment goes at once to a figure that lacks the kind; only if all have it, it stays hidden, and may be assigned whenever somebody lacks it. What is assigned stays where it is. In a fight only what was there at its beginning counts.',
  'adventure.rule.R9.2': 'Sword: the figure fights with d8 instead of d6.',
  'adventure.rule.R9.3': 'Gom Jabbar: one more die, a d8. Nothing is added beyond six dice.',
  'adventure.rule.R9.4':
    'Lasgun: once in your own turn at an opponent’s figure one or two steps ahead; at two steps nobody may stand between. A d6 below your own Strength hits and takes a d6 of Strength. The card stays. The equipment of the eliminated goes under the deck.',
  'adventure.rule.R9.5': 'Shield: a Lasgun cannot be fired at this figure.',
  'adventure.rule.R9.6':
    'Poison card: right after the other side lost a round, one of its figures takes a Guile test; if it fails it loses a d6 of Strength. The card goes under the deck either way. A figure killed so counts as beaten in the fight.',
  'adventure.rule.R9.7': 'Stillsuit: Guile +1 against Worm and Sandstorm, up to 6.',
  'adventure.rule.R9.8':
    'Ornithopter: fly to any space. On arrival throw a d6: 1 to 3 keep the card, 4 to 6 send it under the deck. Either instead of your throw, as the only move of the turn; or between two turns, then only with toll and without instruction, ambush and fight. On its own sietch a figure has its first Strength again either way.',
  'adventure.rule.R9.9': 'Sword, Gom Jabbar, Shield and Stillsuit work by themselves.',
  'adventure.rule.R9.10':
    'Dice of several figures: a d8 for each point of a figure with a Sword, otherwise a d6. Beyond six dice the d6 are left out first. Then each Gom Jabbar adds a d8 while there are fewer than six.',
  'adventure.rule.R9.11':
    'Flights between turns come after one turn and before the next throw, once for each card. If several want to fly they do it clockwise, beginning with the House that is about to throw.',

  'adventure.rule.R10.1':
    'In your own turn you may play one Kanly card, after moving and before buying, before or after a fight. Afterwards it goes under the deck.',
  'adventure.rule.R10.2': 'Secret Silo: throw a d6 and take that much spice from the bank.',
  'adventure.rule.R10.3':
    'Hunter-Seeker: an opponent’s figure anywhere outside its own sietch takes a Guile test and is eliminated if it fails. You may take one card it carried; the rest goes under the deck.',
  'adventure.rule.R10.4':
    'Harvester Raid: your d8 against an opponent’s d6. If yours is higher you take the difference in Harvesters, as far as there are any. Otherwise nothing.',
  'adventure.rule.R10.5': 'A Kanly card without a target cannot be played. A card bought in this turn comes too late for it.',

  'adventure.rule.R11.1': 'Once a turn you may buy up to 3 cards and up to 3 Harvesters for 1 spice each, as far as there are any.',
  'adventure.rule.R11.2': 'Once a turn, at the end, you may put any amounts of spice on your three investment fields.',
  'adventure.rule.R11.3':
    'Each field shows two sums and what it pays: left 5 and 9, two to one; middle 4 and 10, three to one; right 3 and 11, four to one. Most of these numbers are reconstructed.',
  'adventure.rule.R11.4':
    'Whenever anybody’s opening throw shows one of the sums, the spice staked there wins: the bank pays the ratio for each, and the stake has to be taken back.',
  'adventure.rule.R11.5':
    'Whoever threw is settled first: pay-outs, then what is lost goes to the bank. The others are paid clockwise. If the bank runs short, the later ones get what is left.',
  'adventure.rule.R11.6':
    'A stake lasts until your own next throw, which still counts. What has not won then goes to the bank. If you fly instead of throwing it is lost as well.',
  'adventure.rule.R11.7': 'When buying you name both numbers, pay, draw all the cards and then assign the equipment.',

  'adventure.rule.R12.1':
    'Guile: 3 spice raise one of your figures by 1, to 6 at most, whenever you like, also right before a test. After that test it is back at the printed value.',
  'adventure.rule.R12.2':
    'Protection: 1 spice guards one Harvester against the next attack by Worm or Sandstorm, and is used up by it. Harvesters that leave are unprotected ones first.',
  'adventure.rule.R12.3': 'Sale: any two pieces out of cards and Harvesters bring 1 spice, if the bank has one. Cards go under the deck.',
  'adventure.rule.R12.4':
    'Trade: spice, Harvesters, hidden cards and promises not to attack may change hands at any price the two agree on. Assigned equipment cannot.',
  'adventure.rule.R12.5':
    'A promise not to attack lasts at least one full round, until the House in whose turn it was made throws again. Until then neither may choose a figure of the other for fight, ambush, Duel, Worm, Poison space, Lasgun or Hunter-Seeker.',
  'adventure.rule.R12.6':
    'Whenever you like means: each time the game waits for an answer, whoever has to give it, but never between a throw and its result. Before a test its owner is asked.',
  'adventure.rule.R12.7': 'An empty bank or deck gives nothing until something comes back.',
  'adventure.rule.R12.8':
    'An offer goes to one player and is taken or refused as a whole. Hidden cards in it are seen by that player only. A promise may be part of it.',

  'adventure.rule.R13.1':
    'Two players: Atreides and Fremen against Emperor and Harkonnen. The order of turns stays, and each House has its own turn, stock, cards and investments.',
  'adventure.rule.R13.2': 'The two Houses of a player are never targets of each other. Only figures of the same House fight as one side.',
  'adventure.rule.R13.3': 'A player may move goods freely between the own two Houses.',

  'adventure.rule.R14.1':
    'When the last figure of a House is gone, its spice, staked spice and Harvesters go to the bank and its cards under the deck. If it was its turn, the turn is over.',
  'adventure.rule.R14.2': 'The last player who still has a figure wins. This is looked at after every elimination.',
  'adventure.rule.R14.3': 'There is no draw: a figure on the Sandstorm space survives the storm.',

  'adventure.ruling.Q1': 'Which House plays which colour of the box comes from a public source; the rulebook names no House by colour.',
  'adventure.ruling.Q2':
    'Where the toll cannot be paid the castle is not offered. Selling something first is allowed. The toll is waived only if no other move is left.',
  'adventure.ruling.Q3': 'The toll is paid for every arrival, also by Space Guild and Ornithopter.',
  'adventure.ruling.Q4':
    'Nobody has to say beforehand whether one or two figures will move: the first landing is played out, then the second die is decided on.',
  'adventure.ruling.Q5': 'The social plan comes after the pay-outs. Staked spice does not count as owned.',
  'adventure.ruling.Q6': 'Without a throw nothing is won; a flight instead of the throw loses the stakes.',
  'adventure.ruling.Q7': 'Several ambushers fight clockwise, as long as the figure that landed is still there.',
  'adventure.ruling.Q8': 'Each figure that moved may fight once. The game asks for fights after all moves.',
  'adventure.ruling.Q9': 'An own sietch shelters from attacks. It does not forbid attacking a visitor, but in that fight it does not help.',
  'adventure.ruling.Q10': 'The fight of a pair ends when the named figure falls. Dice are d8 for points with a Sword; d8 stay before d6.',
  'adventure.ruling.Q11': 'At six dice a Gom Jabbar exchanges nothing.',
  'adventure.ruling.Q12':
    'A Lasgun is fired after moving, once a turn for each card, whether its figure moved or not, along any way it could walk.',
  'adventure.ruling.Q13':
    'A second use of the Ornithopter, without effect of the space, is possible between turns only. On its own sietch a figure has its first Strength again all the same: the rulebook knows no exception.',
  'adventure.ruling.Q14':
    'The duel has to be fought if anybody can be chosen. A figure already there may be chosen, and its House’s other figures there join.',
  'adventure.ruling.Q15':
    'The Worm reaches figures in the desert only. If the opponent has none there, only the Harvesters can be attacked.',
  'adventure.ruling.Q16': 'In a sandstorm the figures of whoever landed come last. Victory is looked at after each loss.',
  'adventure.ruling.Q17': 'The Bene Gesserit may take assigned cards too, also from a figure on its own sietch: that is no attack on it.',
  'adventure.ruling.Q18': 'Assigned equipment can be sold but not traded. Hidden equipment is assigned when its owner likes.',
  'adventure.ruling.Q19':
    'A promise covers everything that is aimed at a figure. Raids on spice and Harvesters, Traitor, Bene Gesserit and the Sandstorm stay allowed.',
  'adventure.ruling.Q20': 'A Kanly card may be played before or after a fight, but not after the first purchase.',
  'adventure.ruling.Q21': 'With two players everything is counted by House; promises, trades and victory are by player.',
  'adventure.ruling.Q22': 'Cards of an eliminated House go under the deck. What its last figure carried goes where its end says.',
  'adventure.ruling.Q23': 'Against a pair whoever uses Poison chooses the figure. If it falls the fight is over.',
  'adventure.ruling.Q24': 'In the rulebook’s example Chani’s 5 and Gurney’s 3 are what they have left at that moment.',
  'adventure.ruling.Q25': 'A Hunter-Seeker is a Guile test as well, so bought Guile helps against it and is gone afterwards.',
  'adventure.ruling.Q26': 'With the sietch there are twelve kinds of spaces.',
  'adventure.ruling.Q27': 'Bought cards are drawn together. Cards that go back together are mixed first.',
  'adventure.ruling.Q28': 'Protection belongs to a Harvester, not to its owner; unprotected ones are given away first.',
  'adventure.ruling.Q29':
    'Trading and selling is possible within a fight too, but nothing that is got meanwhile counts in it. What is sold is gone at once.',
  'adventure.ruling.Q30':
    'With two players a person owns what both Houses own: for the social plan both have to be without spice and Harvesters, and the toll is paid by either.',
  'adventure.ruling.Q31':
    'From the Traitor’s throw and from the look of the Bene Gesserit until the card is taken, the cards concerned can be neither sold, given away nor handed out.',
  'adventure.ruling.Q32':
    'Equipment won in a fight in this turn stays unusable until the dice pass, whoever gets it in between. Of equal hidden cards the older ones are given away first.',
  'adventure.ruling.Q33': 'Stakes that the throwing House loses go to the bank before the others are paid.',
  'adventure.ruling.Q34': 'In a sandstorm all owners decide about protection first; then all Harvesters are tested at once.',
  'adventure.ruling.Q35':
    'A figure that has survived an ambush by one of several figures may still begin a fight with those that are left.',
} as const;
