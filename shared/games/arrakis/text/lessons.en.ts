/** Lessons: what happens (in our words), what to do, and why another answer is not the lesson’s. */
export const arrakisLessonsEn = {
  'arrakis.lesson.other': 'The rules allow that too. This lesson goes another way.',

  // The last round
  'arrakis.lesson.first.title': 'How each side wins',
  'arrakis.lesson.first.about': 'Five minutes: the last round of a game that both sides can win.',
  'arrakis.lesson.first.end':
    'Kwisatz Haderach 10, Sand Dwellers 5, Jihad 4: all three have reached their targets. With the check that comes next the Atreides have won. Had Gara Kulon fallen, the Harkonnen would have won at once.',

  'arrakis.lesson.first.act':
    'The Harkonnen win at once when supremacy stands on 10; each fallen sietch raises it, and it stands on 8. The Atreides win when all three prescience markers have reached their secret objective: yours says 10, 5 and 3, and the markers stand on 7, 4 and 3. You have two dice left.',
  'arrakis.lesson.first.act.task': 'Spend the Strategy die for an attack.',
  'arrakis.lesson.first.act.why.move': 'Moving alone raises no marker. A fallen Harkonnen settlement raises all three.',
  'arrakis.lesson.first.act.why.card':
    'Any die plays a card. But in a battle this card is worth a die more, and the battle is what matters.',

  'arrakis.lesson.first.target':
    'Chani’s legion stands between two enemies. At the North Pole lies a Pyon village with one unit. When a settlement falls, each prescience marker rises by its rank: here by 1.',
  'arrakis.lesson.first.target.task': 'Attack the North Pole.',
  'arrakis.lesson.first.target.why.rock': 'There you would only beat a legion. Without a settlement nothing rises.',
  'arrakis.lesson.first.target.why.done': 'The die is spent already: use it.',

  'arrakis.lesson.first.cards':
    'Everybody throws a die for each unit; the defender adds the rank of the settlement: you 4, Ferenc 2. A planning card discarded now is a die more, up to 6.',
  'arrakis.lesson.first.cards.task': 'Discard Stillsuits for a fifth die.',
  'arrakis.lesson.first.cards.why.none': 'Allowed. But this is the last round: a card that is kept will help nobody.',

  'arrakis.lesson.first.loss':
    'You throw four Hits and a Special, which Chani turns into a Hit and a Shield. Ferenc throws two Hits; your Shield stops one: you suffer one hit, he five. Attackers lose first.',
  'arrakis.lesson.first.loss.task': 'Remove a regular unit.',
  'arrakis.lesson.first.loss.why.special':
    'The Fedaykin would become a regular unit: you keep the figure, but the weakest is the cheapest loss.',
  'arrakis.lesson.first.loss.why.chani': 'Then Chani goes to the regeneration tank. A regular unit is cheaper.',

  'arrakis.lesson.first.garrison': 'The village loses its only unit.',

  'arrakis.lesson.first.advance': 'You have won. Only a legion that advances destroys the settlement, and all of it must go.',
  'arrakis.lesson.first.advance.task': 'Advance to the North Pole.',
  'arrakis.lesson.first.advance.why.stay': 'Without advancing the village stands as if nothing had happened.',

  'arrakis.lesson.first.harkonnen': 'The markers stand on 8, 5 and 4: one target is missing. Now Ferenc attacks.',
  'arrakis.lesson.first.sietch': 'Gara Kulon has rank 2: if it falls, supremacy goes to 10, and the game is over.',
  'arrakis.lesson.first.roll':
    'Four units throw two Hits and two Shields; your two and rank 2 a Hit and three Shields. The Fedaykin breaks one of his Shields, the other one stops your Hit. Yours stop both of his.',
  'arrakis.lesson.first.stop': 'Ferenc stops: against a settlement going on costs a hit.',

  'arrakis.lesson.first.leadership':
    'Prescience cards raise markers too: “Jessica Trains Paul” gives Kwisatz Haderach 2 steps, if both stand in one sietch at the end of the round. Paul is at Windgap.',
  'arrakis.lesson.first.leadership.task': 'Spend the Leadership die for a move.',
  'arrakis.lesson.first.leadership.why.attack': 'No enemy stands beside a leader of yours who could decide anything now.',

  'arrakis.lesson.first.jessica': 'Leadership moves two legions that have a leader, each into an adjacent area.',
  'arrakis.lesson.first.jessica.task': 'Move Jessica’s legion to Windgap.',
  'arrakis.lesson.first.jessica.why.paul': 'Then they are together, but not in a sietch.',

  'arrakis.lesson.first.enough': 'A second legion need not move.',
  'arrakis.lesson.first.mentat': 'The last Harkonnen die ends the phase.',
  'arrakis.lesson.first.decks': 'Ferenc draws. Then the desert stays calm.',

  'arrakis.lesson.first.claim':
    'The round ends with the claims: at most two prescience cards whose conditions hold now. Kwisatz Haderach needs 10.',
  'arrakis.lesson.first.claim.task': 'Claim “Jessica Trains Paul”.',
  'arrakis.lesson.first.claim.why.mahdi': 'That one gives Kwisatz Haderach only 1. It would be your second claim, not your first.',
  'arrakis.lesson.first.claim.why.done': 'Without a claim the marker stays on 8, and the war goes on.',

  // Dice
  'arrakis.lesson.dice.title': 'Dice and what they do',
  'arrakis.lesson.dice.about': 'Vehicles, the throw of a round, Bene Gesserit, and a leader’s special action.',
  'arrakis.lesson.dice.end':
    'Three units have become elite. The Baron’s card lies facedown until the end of the round; his dice in battle are not touched by that. Now the Atreides act, and so on in turn until the last Harkonnen die.',

  'arrakis.lesson.dice.harvester':
    'You lead the Harkonnen. The lowest imperium marker stands on 3: that row of the spice board sets two dice aside and gives 5 harvesters, 3 ornithopters and a carryall. Two vehicles are left to place. Deep desert brings 2 spice, desert 1.',
  'arrakis.lesson.dice.harvester.task': 'Place the harvester in the deep desert NE outer 1.',
  'arrakis.lesson.dice.harvester.why.desert': 'Safer from burrowing worms, but only half the spice.',
  'arrakis.lesson.dice.harvester.why.carryall': 'The order is free. This lesson begins with the harvester.',

  'arrakis.lesson.dice.carryall':
    'A carryall hovers in an air zone, on the line between two sectors. It can save a harvester from a worm in both of them.',
  'arrakis.lesson.dice.carryall.task': 'Place the carryall in the zone NE inner / NE outer.',
  'arrakis.lesson.dice.carryall.why.far': 'That zone does not touch the outer sector with your harvester.',
  'arrakis.lesson.dice.carryall.why.taken': 'An ornithopter is there. A zone holds one vehicle: the old one would be lost.',

  'arrakis.lesson.dice.excess':
    'Six dice for you: 4 Strategy, Mentat, House. A symbol has three slots, so one Strategy die finds none. It takes the symbol with the most free slots: Deployment or Leadership.',
  'arrakis.lesson.dice.excess.task': 'Make it Leadership.',
  'arrakis.lesson.dice.excess.why.deployment': 'Allowed as well. The lesson wants Leadership.',
  'arrakis.lesson.dice.theirs':
    'The Atreides have two slots for a symbol and threw 3 Strategy: Zsuzsa changes one too. If both have dice without a slot, they take turns, Harkonnen first.',

  'arrakis.lesson.dice.sister':
    'Now each side may place one Bene Gesserit token. It goes where the fewest dice lie and counts as a die. Once used it leaves the game.',
  'arrakis.lesson.dice.sister.task': 'Place your token at Deployment.',
  'arrakis.lesson.dice.sister.why.none': 'You may save it for a later round. Here a seventh die is welcome.',
  'arrakis.lesson.dice.hers': 'Zsuzsa has no die at Leadership and none at Deployment. She takes Deployment.',

  'arrakis.lesson.dice.mentat': 'The Atreides begin. Zsuzsa spends the Mentat die to draw two cards.',
  'arrakis.lesson.dice.split': 'One from each deck: that is said before she draws.',

  'arrakis.lesson.dice.baron':
    'Your turn. A die can be spent for the action of its symbol, for the special action of a leader whose card lies faceup at that symbol, or, whatever it shows, for a planning card. The Baron lies at House: he replaces three units instead of two.',
  'arrakis.lesson.dice.baron.task': 'Spend the House die for Baron Harkonnen.',
  'arrakis.lesson.dice.baron.why.action': 'That replaces two units and leaves the Baron’s card faceup. With him it is three.',
  'arrakis.lesson.dice.baron.why.vehicles': 'Two more vehicles are allowed. The lesson wants soldiers.',

  'arrakis.lesson.dice.elite': 'Regular units become elite, one after the other, anywhere on the map. Any part of it may be left undone.',
  'arrakis.lesson.dice.elite.task': 'Replace a unit in Carthag.',
  'arrakis.lesson.dice.elite.why.arrakeen': 'Arrakeen’s turn comes. The lesson begins in Carthag.',
  'arrakis.lesson.dice.elite.why.done': 'You may stop at once, but the die is spent all the same.',
  'arrakis.lesson.dice.second': 'A second one in Carthag.',
  'arrakis.lesson.dice.third': 'And one in Arrakeen.',

  // Three players, one side shared
  'arrakis.lesson.share.title': 'Three at the table',
  'arrakis.lesson.share.about': 'How the dice of a shared side are divided, and who of a team acts.',
  'arrakis.lesson.share.end':
    'Four dice for you and four for Judit. Symbols on only one of your boards went there; the one on both made you even. You act with your own dice, and your teammate with hers. Each turn of your side is one action: agree who takes it.',
  'arrakis.lesson.share.harvester':
    'Three play: Zsuzsa has the Atreides, you lead House Harkonnen, Judit its Corrino ally. You decide about the vehicles. When you have placed the last one, all action dice are thrown: eight for your side, since no marker has dropped.',
  'arrakis.lesson.share.harvester.task': 'Place the harvester in the deep desert NE outer 1.',
  'arrakis.lesson.share.harvester.why.desert': 'Safer from burrowing worms, but only half the spice.',
  'arrakis.lesson.share.aside':
    '3 Strategy, 2 Deployment, Leadership, 2 Mentat. Strategy and Deployment are on Judit’s board alone: two and two, because she has two slots for each; the third Strategy is set aside. Leadership is on yours alone. Mentat is on both boards and makes you even: four for her, three for you. The die set aside makes it four and takes the symbol you have fewest of.',
  'arrakis.lesson.share.aside.task': 'Turn the set-aside die to House.',
  'arrakis.lesson.share.theirs': 'The Atreides begin: Zsuzsa spends a Mentat die.',
  'arrakis.lesson.share.split': 'A card from each deck.',
  'arrakis.lesson.share.who': 'Your side’s turn. Both of you have dice, so you say who acts. Nobody spends a teammate’s dice.',
  'arrakis.lesson.share.who.task': 'Act yourself: House Harkonnen.',
  'arrakis.lesson.share.who.why.ally': 'Judit may act as well. In this lesson it is you.',

  // Moving
  'arrakis.lesson.move.title': 'Legions on the move',
  'arrakis.lesson.move.about': 'The rulebook’s split legion, why nobody moves twice, and a flight over a cliff.',
  'arrakis.lesson.move.end':
    'Two parts of one legion in one action, and a legion carried over a border that nobody crosses on foot. The ornithopter is used up, and those figures fly no more in this round.',

  'arrakis.lesson.move.act':
    'You lead the Harkonnen. In Carthag stand five units and a Bashar. A Strategy die moves two different legions or parts of them, or attacks with one.',
  'arrakis.lesson.move.act.task': 'Spend a Strategy die for a move.',
  'arrakis.lesson.move.split':
    'First you say from where to where. Each move goes into one adjacent free area: no enemy, no enemy settlement, no sandworm.',
  'arrakis.lesson.move.split.task': 'Move from Carthag to Arsunt.',
  'arrakis.lesson.move.split.why.arrakeen': 'The larger part will go to Arrakeen afterwards.',
  'arrakis.lesson.move.two':
    'Then you say who goes. At least one unit does; a leader goes along as you like, but he neither walks nor stays alone.',
  'arrakis.lesson.move.two.task': 'Send two regular units, without the Bashar.',
  'arrakis.lesson.move.two.why.leader': 'Allowed. But the Bashar is needed by those who follow.',
  'arrakis.lesson.move.two.why.all': 'Then nobody is left for the second move.',
  'arrakis.lesson.move.rest':
    'Both moves count as one moment: no figure moves twice. In Arsunt there are three units now, but only the one that stood there before could still move.',
  'arrakis.lesson.move.rest.task': 'Move from Carthag to Arrakeen.',
  'arrakis.lesson.move.rest.why.onward': 'Only the unit that was in Arsunt before could go. The two newcomers have moved.',
  'arrakis.lesson.move.rest.why.done': 'The second move would be given away.',
  'arrakis.lesson.move.three': 'Those left behind are three units and the Bashar.',
  'arrakis.lesson.move.three.task': 'Send all of them to Arrakeen.',
  'arrakis.lesson.move.three.why.fewer': 'One would stay in Carthag. Allowed, but here all go.',
  'arrakis.lesson.move.mentat': 'The Atreides spend a Mentat die.',
  'arrakis.lesson.move.decks': 'Two cards of House Atreides.',
  'arrakis.lesson.move.again':
    'Your second die. The legion in the mountains NW inner 1 wants to go east. The red and white border there is impassable; but an ornithopter hovers above its sector.',
  'arrakis.lesson.move.again.task': 'Spend a Strategy die for a move.',
  'arrakis.lesson.move.flight':
    'Troop transport: the ornithopter is removed, and the legion goes up to two areas, over borders, enemies and worms. The end must be free. Each way is offered by itself: on foot, or by ornithopter.',
  'arrakis.lesson.move.flight.task': 'Fly from NW inner 1 to NW inner 2.',
  'arrakis.lesson.move.flight.why.foot': 'On foot it gets into the desert, away from where it is needed.',
  'arrakis.lesson.move.done': 'Another legion could move. Whatever an action offers may be left undone.',
  'arrakis.lesson.move.done.task': 'End the action.',

  // Riding
  'arrakis.lesson.ride.title': 'Riding the worms',
  'arrakis.lesson.ride.about': 'Desert Power, a road of wormsigns, and a ride to a testing station.',
  'arrakis.lesson.ride.end':
    'The station lies open: Kwisatz Haderach rises by one. The wormsigns stay where they are, and nobody knows yet what they hide. Harkonnen legions had better not step on them.',

  'arrakis.lesson.ride.power':
    'You lead the Atreides. You have one die left, Ferenc three. With fewer dice than the Harkonnen you may use Desert Power instead of a die.',
  'arrakis.lesson.ride.power.task': 'Use Desert Power.',
  'arrakis.lesson.ride.power.why.move': 'The die can wait: Desert Power costs nothing, and the desert has to be prepared first.',
  'arrakis.lesson.ride.wormsigns':
    'Without worms on the map there is one thing to do: two wormsigns facedown, each in another desert area.',
  'arrakis.lesson.ride.wormsigns.task': 'Place wormsigns.',
  'arrakis.lesson.ride.wormsigns.why.done': 'Then your turn is over, and nothing has been gained.',
  'arrakis.lesson.ride.near':
    'In the north-east lies a testing station, three areas away. Beside your sietch there is a wormsign already. A road must have no gap: each wormsign touches the next one.',
  'arrakis.lesson.ride.near.task': 'Place one in NE outer 7.',
  'arrakis.lesson.ride.near.why.away': 'That one touches nothing: no road leads over it.',
  'arrakis.lesson.ride.far': 'One is missing, next to the station.',
  'arrakis.lesson.ride.far.task': 'Place one in NE outer 5.',
  'arrakis.lesson.ride.far.why.beside': 'It touches the road, but it does not lead to the station.',
  'arrakis.lesson.ride.theirs': 'Ferenc draws cards.',
  'arrakis.lesson.ride.decks': 'Both from the deck of House Harkonnen. He still has two dice.',
  'arrakis.lesson.ride.act': 'The road is ready.',
  'arrakis.lesson.ride.act.task': 'Spend the Strategy die for a move.',
  'arrakis.lesson.ride.act.why.again': 'Desert Power again would be allowed. But the road is long enough.',
  'arrakis.lesson.ride.ride':
    'Whoever begins beside a wormsign or worm rides over all that touch each other, and ends beside the last one. Harkonnen legions on the way would end the ride.',
  'arrakis.lesson.ride.ride.task': 'Ride from Gara Kulon to NE outer 4.',
  'arrakis.lesson.ride.ride.why.foot': 'On foot it is one area.',
  'arrakis.lesson.ride.ride.why.short': 'Also at the end of the road, but there is nothing there to take.',
  'arrakis.lesson.ride.company': 'Your legion has two units and Paul. A sietch without units falls without a battle.',
  'arrakis.lesson.ride.company.task': 'Send one unit and Paul.',
  'arrakis.lesson.ride.company.why.all': 'Then Gara Kulon lies empty, with Harkonnen in the mountains beside it.',
  'arrakis.lesson.ride.company.why.alone': 'Possible. But Paul’s rides are told of: a prescience card asks for one.',
  'arrakis.lesson.ride.done': 'The legion has taken the station: whoever ends a move there does.',
  'arrakis.lesson.ride.done.task': 'End the action.',

  // A battle
  'arrakis.lesson.battle.title': 'The Baron attacks',
  'arrakis.lesson.battle.about': 'The rulebook’s battle round: the Baron against Paul-Muad’Dib in a sietch, and how it may go on.',
  'arrakis.lesson.battle.end':
    'Gara Kulon is destroyed, and supremacy has risen by its rank. Paul-Muad’Dib has escaped with one unit. The Baron waits in the regeneration tank; every die that the Harkonnen spend brings him nearer to its end.',

  'arrakis.lesson.battle.act':
    'You lead the Harkonnen. The Baron’s legion stands beside the sietch Gara Kulon: two regular units, two elite ones, a Sardaukar, a Bashar and the Baron himself.',
  'arrakis.lesson.battle.act.task': 'Spend the Strategy die for an attack.',
  'arrakis.lesson.battle.act.why.card': 'The card is worth more as a die in battle.',
  'arrakis.lesson.battle.sietch': 'The whole legion attacks and stays where it is. What lies facedown in the area is turned up first.',
  'arrakis.lesson.battle.sietch.task': 'Attack Gara Kulon.',
  'arrakis.lesson.battle.sietch.why.done': 'The die is spent already.',
  'arrakis.lesson.battle.cards':
    'Rank 2. Five units make five dice for you; leaders do not count. Paul-Muad’Dib has three units and rank 2: five dice too. A discarded card is a die more, up to 6.',
  'arrakis.lesson.battle.cards.task': 'Discard Sandmasters.',
  'arrakis.lesson.battle.cards.why.none': 'Allowed. In the example the card is discarded.',
  'arrakis.lesson.battle.elite':
    'You throw 3 Specials, 2 Hits, a Shield. Your Bashar makes a Hit of a Special, the Baron two Shields; the third Special misses. Zsuzsa throws 5 Hits and no Special for Paul. Her Fedaykin breaks one of your three Shields: 5 less 2 are three hits on you, and three on her.',
  'arrakis.lesson.battle.elite.task': 'Take the first hit with an elite unit.',
  'arrakis.lesson.battle.elite.why.regular':
    'A regular unit would be gone. An elite one becomes regular: you keep the figure, and with it a die.',
  'arrakis.lesson.battle.elite.why.special': 'The Sardaukar would become regular. He still breaks Shields.',
  'arrakis.lesson.battle.another': 'The second hit does the same.',
  'arrakis.lesson.battle.baron':
    'Five units are left. A leader can take a hit as well. A named one goes to START of the regeneration tank and comes back in time.',
  'arrakis.lesson.battle.baron.task': 'Take the third hit with the Baron.',
  'arrakis.lesson.battle.baron.why.bashar': 'Bashars come back from the supply. The example gives the Baron.',
  'arrakis.lesson.battle.fedaykin': 'Now the defender. The Fedaykin becomes a regular unit.',
  'arrakis.lesson.battle.first': 'A regular unit is removed.',
  'arrakis.lesson.battle.second': 'And another one. One unit and Paul-Muad’Dib are left. Here the book’s example ends.',
  'arrakis.lesson.battle.goOn':
    'You decide: stop, or go on. Against a settlement going on costs a hit that nothing prevents. Then the defender may retreat.',
  'arrakis.lesson.battle.goOn.task': 'Go on.',
  'arrakis.lesson.battle.goOn.why.stop': 'Then both legions stay, and the sietch is saved.',
  'arrakis.lesson.battle.price': 'The hit for going on.',
  'arrakis.lesson.battle.price.task': 'Remove a regular unit.',
  'arrakis.lesson.battle.price.why.bashar': 'The Bashar makes a Hit of a Special. You have units enough.',
  'arrakis.lesson.battle.retreat': 'One unit cannot stand against five dice: Zsuzsa retreats.',
  'arrakis.lesson.battle.where': 'The enemy of whoever retreats chooses the adjacent area: free for the legion, over a passable border.',
  'arrakis.lesson.battle.where.task': 'Drive them into the deep desert NE outer 16.',
  'arrakis.lesson.battle.where.why.near': 'From there they could strike at the Shield Wall at once.',
  'arrakis.lesson.battle.advance': 'You have won. The sietch falls only if the whole legion advances.',
  'arrakis.lesson.battle.advance.task': 'Advance to Gara Kulon.',
  'arrakis.lesson.battle.advance.why.stay': 'Then the sietch stands, empty, and the Fremen come back.',

  // Worm, storm and spice
  'arrakis.lesson.spice.title': 'Worm, storm and spice',
  'arrakis.lesson.spice.about': 'A harvester saved, a storm over a legion, and the rulebook’s harvest of four spice.',
  'arrakis.lesson.spice.end':
    'The marker of the Landsraad stands on 4, and its ban is active: until the next harvest you discard no cards in battle. As its marker is the lowest now, its row counts next round: one die less, one harvester more.',

  'arrakis.lesson.spice.rescue':
    'You lead the Harkonnen. At night wormsigns are turned up, and a worm has come where your harvester stands, in the deep desert. A carryall in a connected zone can be given up to save it.',
  'arrakis.lesson.spice.rescue.task': 'Save the harvester with the carryall.',
  'arrakis.lesson.spice.rescue.why.no':
    'The carryall leaves the map at the end of the round anyway. Without the harvester you lose 2 spice.',
  'arrakis.lesson.spice.storm':
    'Then come the storms: two dice for each of your legions in the open. A Special and a Hit: in desert the Special counts one hit, in deep desert it would be two. Two hits.',
  'arrakis.lesson.spice.storm.task': 'Lose a regular unit first.',
  'arrakis.lesson.spice.storm.why.elite': 'Its turn comes with the second hit.',
  'arrakis.lesson.spice.reduce': 'An elite unit can take a hit and stay as a regular one.',
  'arrakis.lesson.spice.reduce.task': 'Turn the elite unit into a regular one.',
  'arrakis.lesson.spice.reduce.why.regular': 'Then a single figure is left. Reducing keeps two.',
  'arrakis.lesson.spice.split':
    'The harvesters come home: 2 spice from deep desert, 1 from each desert, together 4. Keeping a marker costs 2, raising it 3, on the top step it cannot rise. Whatever is not paid for drops a step, and its ban becomes active.',
  'arrakis.lesson.spice.split.task': 'Keep CHOAM.',
  'arrakis.lesson.spice.split.why.choam': 'Then CHOAM drops: your legions have at most 5 units. The example gives up the Landsraad.',
  'arrakis.lesson.spice.guild': 'Two spice are left: enough for one more marker.',
  'arrakis.lesson.spice.guild.task': 'Keep the Spacing Guild; the Landsraad drops.',
  'arrakis.lesson.spice.guild.why.guild': 'Then the Guild drops: no scouting. The example gives up the Landsraad.',
} as const;
