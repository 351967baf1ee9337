/** Lessons: what the book tells (in our words), what to do, and why another answer is not the example’s. */
export const adventureLessonsEn = {
  // The throw of 4 and 6
  'adventure.lesson.move.title': 'A throw of 4 and 6',
  'adventure.lesson.move.about': 'The rulebook’s own throw, and a whole turn of Atreides with it: move, buy, invest.',
  'adventure.lesson.move.end':
    'A whole turn: two figures moved, one has grown stronger, Gurney carries a Sword, and a Secret Silo waits in the hand. The staked spice may win with every throw until Zsuzsa throws again. Judit is next.',

  'adventure.lesson.move.throw':
    'All figures stand on their own sietch, where nothing can harm them. Zsuzsa leads Atreides and owns 6 spice and 3 Harvesters. Every turn begins with two dice.',
  'adventure.lesson.move.throw.task': 'Throw the dice.',
  'adventure.lesson.move.throw.why.other': 'Without an Ornithopter a turn begins with the dice.',

  'adventure.lesson.move.first':
    'The dice show 4 and 6. One figure may move 4, 6 or 10 steps; or one figure 4 and another one 6. Six steps along the desert end on Spice: each Harvester brings 1 spice there.',
  'adventure.lesson.move.first.task': 'Move Gurney Halleck 6 steps to Spice 3.',
  'adventure.lesson.move.first.why.both':
    'Both dice together take him to the Fremen Sietch. It is allowed, but a foreign sietch does nothing for him, and no die is left.',
  'adventure.lesson.move.first.why.duel':
    'Ten steps lead to a Duel as well. At the beginning everybody is safe at home, so there is nobody to fetch.',
  'adventure.lesson.move.first.why.poison':
    'Six steps through the castle end on Poison. There it costs 1 spice toll, and nobody stands outside a sietch to be poisoned.',
  'adventure.lesson.move.first.why.other': 'That is a move as well. The example takes Gurney to Spice 3.',

  'adventure.lesson.move.second':
    'Three Harvesters, 3 spice. Only now you decide about the other die. From a sietch a figure may step over to the Training space of that House and go on through the castle. Ending a move there costs 1 spice toll.',
  'adventure.lesson.move.second.task': 'Move Duke Leto 4 steps to the Training space of the Emperor.',
  'adventure.lesson.move.second.why.stay': 'Nobody has to move second. But Duke Leto is weak, and training costs him only the toll.',
  'adventure.lesson.move.second.why.worm': 'On the Worm he could attack Harvesters, but outside the sietch the next worm may come for him.',
  'adventure.lesson.move.second.why.paul': 'Paul could train as well. Duke Leto has Strength 3 and needs it more.',
  'adventure.lesson.move.second.why.other': 'The example trains Duke Leto with the 4.',

  'adventure.lesson.move.act':
    'Duke Leto has Strength 4 now. Fights, Lasgun shots and one Kanly card would come here. Nobody stands beside an opponent, and there is no card in the hand.',
  'adventure.lesson.move.act.task': 'Go on to buying.',
  'adventure.lesson.move.act.why.other': 'There is nothing else to do here.',

  'adventure.lesson.move.buy': 'Zsuzsa has 8 spice. Up to three cards and up to three Harvesters may be bought, for 1 spice each.',
  'adventure.lesson.move.buy.task': 'Buy 2 cards and 1 Harvester.',
  'adventure.lesson.move.buy.why.nothing': 'Spice in the purse wins no fight. Cards and Harvesters do.',
  'adventure.lesson.move.buy.why.everything':
    'All six would be allowed. But something should be left for tolls and for Guile when danger comes.',
  'adventure.lesson.move.buy.why.other': 'The example buys 2 cards and 1 Harvester.',

  'adventure.lesson.move.sword':
    'A Sword and a Secret Silo. The Silo is a Kanly card and stays hidden. Equipment goes to a figure at once and stays there. With a Sword a figure fights with eight-sided dice.',
  'adventure.lesson.move.sword.task': 'Give the Sword to Gurney Halleck.',
  'adventure.lesson.move.sword.why.leto': 'Duke Leto throws fewer dice. The Sword is worth more with whoever throws most.',
  'adventure.lesson.move.sword.why.paul': 'Paul stands safe at home. Gurney is out in the desert and fights with five dice.',
  'adventure.lesson.move.sword.why.other': 'The example gives the Sword to Gurney Halleck.',

  'adventure.lesson.move.invest':
    'Last comes the investment. The left field wins on 5 and 9 and pays double, the middle one on 4 and 10 and pays three to one, the right one on 3 and 11, four to one. Most of these numbers are reconstructed.',
  'adventure.lesson.move.invest.task': 'Stake 2 spice on the left field and 1 on the middle one.',
  'adventure.lesson.move.invest.why.all':
    'Everything on one field wins much or loses all, and nothing is left for Guile in the next danger.',
  'adventure.lesson.move.invest.why.nothing': 'Keeping it is safe. The example takes a small risk.',
  'adventure.lesson.move.invest.why.other': 'Any stakes are allowed. The example puts 2 on the left field and 1 on the middle one.',

  // The fight
  'adventure.lesson.fight.title': 'Chani attacks Gurney',
  'adventure.lesson.fight.about': 'The rulebook’s own fight with its dice, and how it goes on: poison, Guile and a prize.',
  'adventure.lesson.fight.end':
    'Chani has won. She took three points of Gurney for one of her own, and gains one for the victory: Strength 5. The Shield is hers, but it serves only when the dice have gone on. Ferenc may still buy and invest.',

  'adventure.lesson.fight.call':
    'Chani has just landed on Spice 5, where Gurney Halleck stands. Her Strength is 5, his is 3. Nobody called an ambush. After all moves the figure that moved may begin a fight.',
  'adventure.lesson.fight.call.task': 'Let Chani fight Atreides.',
  'adventure.lesson.fight.call.why.peace': 'Nobody has to fight. But then this lesson would be over.',
  'adventure.lesson.fight.call.why.other': 'The example fights with Chani.',

  'adventure.lesson.fight.dose':
    'A die for each point of Strength. Chani throws 2, 3, 3, 3 and 5, Gurney 1, 2 and 6. Only the highest die counts: 6 beats 5. Chani falls to 4 and will throw four dice, Gurney keeps three. Here the book’s example ends. Now Gurney carries a Poison card, and Chani has lost a round: Zsuzsa uses it.',

  'adventure.lesson.fight.brace':
    'Poison works if a d6 shows more than Chani’s Guile, which is 3. Before any such throw the owner may buy Guile, 3 spice a point. It lasts for this one test.',
  'adventure.lesson.fight.brace.task': 'Buy 1 point of Guile.',
  'adventure.lesson.fight.brace.why.none': 'With Guile 3 a 4, 5 or 6 would take up to six points of Strength. The example pays for safety.',
  'adventure.lesson.fight.brace.why.two': 'Two points are safer still, but they cost all 6 spice.',
  'adventure.lesson.fight.brace.why.other': 'The example buys 1 point.',

  'adventure.lesson.fight.done':
    'The die shows 4, exactly Chani’s Guile: it does not strike. The Poison is used up, the bought point as well. Then round by round: Gurney loses one, 5 against 5 is repeated, he loses two more and is out. What he carried belongs to Chani: a Shield.',
  'adventure.lesson.fight.done.task': 'End this part of the turn.',
  'adventure.lesson.fight.done.why.other': 'Every figure that moved may fight once. Chani has.',

  // The investment
  'adventure.lesson.invest.title': 'Four spice on the middle field',
  'adventure.lesson.invest.about': 'The rulebook’s own investment: it is paid by somebody else’s throw.',
  'adventure.lesson.invest.end':
    'The sum is 10. The bank pays three for each of the 4 spice, 12 in all, and the stake comes back: 16 spice. The field is empty again. If nobody had thrown a 4 or a 10 until after Zsuzsa’s own next throw, the 4 spice would have gone to the bank.',

  'adventure.lesson.invest.stake':
    'Zsuzsa’s turn is nearly over. She owns 6 spice. The middle field wins on sums of 4 and 10 and pays three to one.',
  'adventure.lesson.invest.stake.task': 'Stake 4 spice on the middle field.',
  'adventure.lesson.invest.stake.why.all': 'All 6 would win more, but nothing would be left for Guile or protection.',
  'adventure.lesson.invest.stake.why.spread': 'Spreading the spice over two fields wins less but more often. The example stays with one.',
  'adventure.lesson.invest.stake.why.nothing': 'Without a stake nothing can be won.',
  'adventure.lesson.invest.stake.why.other': 'The example stakes 4 spice on the middle field.',

  'adventure.lesson.invest.yellow': 'Every opening throw counts, whoever throws. Judit throws 3 and 5.',
  'adventure.lesson.invest.yellowMove':
    '8 is on none of Zsuzsa’s fields with a stake, so nothing happens. Judit moves the Sardaukar Warrior.',
  'adventure.lesson.invest.yellowStay': 'The warrior harvests 3 spice. Judit moves nobody else.',
  'adventure.lesson.invest.yellowDone': 'Nobody to fight, no card to play.',
  'adventure.lesson.invest.yellowBuy': 'Judit buys 2 Harvesters.',
  'adventure.lesson.invest.yellowInvest': 'And she stakes 2 spice on her right field, for a 3 or an 11.',
  'adventure.lesson.invest.blue': 'Ferenc throws 4 and 6.',

  // The storm
  'adventure.lesson.storm.title': 'Before the storm',
  'adventure.lesson.storm.about': 'What may be done at any time, when it is needed most: a trade, protection and Guile.',
  'adventure.lesson.storm.end':
    'Paul has Guile 4 for this one test and the die shows 4: he survives. One Harvester was protected, the other was lucky. Judit kept her spice and lost two Harvesters. The Baron stands on the Sandstorm space, and there the storm spares him.',

  'adventure.lesson.storm.trade':
    'It is Tomáš’s turn. His Baron is four steps away from the Sandstorm space, and he threw a 4. Paul is out in the desert with Guile 3. Zsuzsa has 3 Harvesters but only 2 spice; Judit has 8. Trades are possible at any time, also in another player’s turn.',
  'adventure.lesson.storm.trade.task': 'Propose a trade to Judit: give 1 Harvester, get 2 spice.',
  'adventure.lesson.storm.trade.why.other': 'Any offer may be made. The example gives 1 Harvester and wants 2 spice, without a promise.',

  'adventure.lesson.storm.accept': 'An offer goes to one player, who takes or refuses it as a whole. Judit needs Harvesters and accepts.',
  'adventure.lesson.storm.storm':
    'The Baron walks into the Sandstorm space. The storm now tests everybody else’s Harvesters, then every figure in the desert.',

  'adventure.lesson.storm.shelter':
    'Before the dice fall the owner is asked. Each unprotected Harvester is lost on 5 or 6; protection costs 1 spice for each. Zsuzsa has 4 spice, and a point of Guile will cost 3.',
  'adventure.lesson.storm.shelter.task': 'Protect 1 Harvester.',
  'adventure.lesson.storm.shelter.why.none': 'Unprotected, each Harvester is lost on 5 or 6. One spice can be spared.',
  'adventure.lesson.storm.shelter.why.both': 'Then 2 spice are left, and no Guile can be bought for Paul.',
  'adventure.lesson.storm.shelter.why.other': 'The example protects one.',

  'adventure.lesson.storm.yellow': 'Judit has four Harvesters now and protects none.',
  'adventure.lesson.storm.blue': 'Ferenc takes the risk as well.',

  'adventure.lesson.storm.brace':
    'Everybody else is at home, on a sietch of their own House. Paul has to pass a test: a die above his Guile eliminates him. 3 spice are left.',
  'adventure.lesson.storm.brace.task': 'Buy 1 point of Guile for Paul.',
  'adventure.lesson.storm.brace.why.none': 'With Guile 3 half of all throws eliminate him. The spice is there for this.',
  'adventure.lesson.storm.brace.why.other': 'The example buys a point of Guile.',
} as const;
