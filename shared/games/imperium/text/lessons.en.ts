/** Lessons: what the book tells (in our words), what to do, and why another answer is not the example’s. */
export const imperiumLessonsEn = {
  // Agent turns
  'imperium.lesson.agent.title': 'An Agent to Carthag',
  'imperium.lesson.agent.about':
    'The rulebook’s round begins: a card and an Agent, what a space gives, and how troops get into the Conflict.',
  'imperium.lesson.agent.end':
    'Two troops of Gayun and three of Najeong are in the Conflict over Arrakeen, and seven of Dasom sit at home. The next lesson goes on right here.',

  'imperium.lesson.agent.basin':
    'Most Victory Points win once somebody has 10. This round is fought for Siege of Arrakeen. An Agent turn plays one card from the hand and sends one Agent to a free space that has a sign of this card: Gayun’s has the sign of the Spice Trade.',
  'imperium.lesson.agent.harvest':
    'The card played works with its upper box, the space as printed: here 1 spice, and bonus spice if some lies there.',
  'imperium.lesson.agent.two':
    'The Imperial Basin is a combat space: all troops recruited in this turn may go into the Conflict, and up to two more from the garrison. Gayun has recruited nobody, so two of his three may go.',
  'imperium.lesson.agent.next': 'Gayun ends his turn.',

  'imperium.lesson.agent.carthag':
    'You lead Najeong: one troop in the garrison, 1 water. Duncan Idaho has the sign of the Cities; in his upper box he takes 1 water for a troop and a card. Carthag gives a troop and an Intrigue card. A marker says that Gayun controls it.',
  'imperium.lesson.agent.carthag.task': 'Send an Agent to Carthag with Duncan Idaho.',
  'imperium.lesson.agent.carthag.why.scout':
    'Reconnaissance leads to Carthag as well. But its upper box is empty, and Duncan’s is worth a troop and a card.',
  'imperium.lesson.agent.carthag.why.arrakeen':
    'Arrakeen gives a troop and a card. It is a good place too; Najeong wants an Intrigue card.',
  'imperium.lesson.agent.carthag.why.seek':
    'Seek Allies is out of the game once it has been played on an Agent turn. Najeong keeps it for later.',
  'imperium.lesson.agent.carthag.why.reveal': 'The Reveal turn is the last turn of the round. Two Agents are still waiting for work.',
  'imperium.lesson.agent.carthag.why.other': 'That is allowed. The example sends Duncan Idaho to Carthag.',

  'imperium.lesson.agent.recruit':
    'Gayun gets 1 Solari from the bank, because he controls Carthag. Now the effects of the space and of your card are waiting, in any order.',
  'imperium.lesson.agent.recruit.task': 'Recruit the troop of Carthag.',
  'imperium.lesson.agent.recruit.why.intrigue': 'Any order is allowed. The example takes the troop first.',
  'imperium.lesson.agent.recruit.why.water': 'Duncan’s offer may come first as well. The example begins with the space.',
  'imperium.lesson.agent.recruit.why.early':
    'Troops may go into the Conflict at any time of this turn, but there will soon be more of them to send together.',
  'imperium.lesson.agent.recruit.why.other': 'The example takes the troop first.',

  'imperium.lesson.agent.intrigue': 'The troop stands in the garrison. An Intrigue card is hidden until it is played.',
  'imperium.lesson.agent.intrigue.task': 'Draw the Intrigue card.',
  'imperium.lesson.agent.intrigue.why.water': 'Duncan’s offer stays open. The example finishes with the space first.',
  'imperium.lesson.agent.intrigue.why.other': 'The example draws the Intrigue card now.',

  'imperium.lesson.agent.water':
    'Windfall is a Plot card: it may be played in any turn of your own. All that the space gives has to be taken. What stands behind an arrow is an offer: pay and get, or leave it.',
  'imperium.lesson.agent.water.task': 'Pay 1 water to Duncan Idaho for a troop and a card.',
  'imperium.lesson.agent.water.why.done': 'You may leave the offer alone, but then Duncan’s troop and card are lost.',
  'imperium.lesson.agent.water.why.windfall':
    'Windfall brings 2 Solari at any time in your turns. Najeong keeps it: hidden cards worry the others.',
  'imperium.lesson.agent.water.why.two': 'Two could go now. With Duncan’s troop there will be three.',
  'imperium.lesson.agent.water.why.other': 'The example pays Duncan first.',

  'imperium.lesson.agent.three':
    'You have recruited two troops, and one was in the garrison before. Carthag is a combat space: the two recruits may go, and up to two of the others.',
  'imperium.lesson.agent.three.task': 'Send all three troops into the Conflict.',
  'imperium.lesson.agent.three.why.one': 'A single troop is worth 2 strength. Gayun has two there already.',
  'imperium.lesson.agent.three.why.two': 'That would be as many as Gayun has. Three put Najeong in front.',
  'imperium.lesson.agent.three.why.done': 'Nobody has to fight. But without troops in the Conflict you cannot win Arrakeen.',
  'imperium.lesson.agent.three.why.other': 'The example sends all three.',

  'imperium.lesson.agent.done': 'Three troops are 6 strength, Gayun’s two are 4.',
  'imperium.lesson.agent.done.task': 'End the turn.',
  'imperium.lesson.agent.done.why.windfall': 'It would be allowed even now. Najeong keeps Windfall.',
  'imperium.lesson.agent.done.why.other': 'The example ends the turn here.',

  'imperium.lesson.agent.rally':
    'Dasom plays Bene Gesserit Initiate and goes to Rally Troops. This space has a price of 4 Solari. Whoever cannot pay cannot go there.',
  'imperium.lesson.agent.draw': 'Her card lets her draw another one.',
  'imperium.lesson.agent.four': 'Then come four troops at once.',
  'imperium.lesson.agent.peace':
    'Seven troops in the garrison, but Rally Troops is no combat space: not one of them may go into the Conflict.',

  // Reveal turns
  'imperium.lesson.reveal.title': 'What the hand still holds',
  'imperium.lesson.reveal.about': 'The round goes on: the second Agents, then the Reveal turns with Persuasion, a new card and strength.',
  'imperium.lesson.reveal.end':
    'All hands are on the table. Strength is 8 for Gayun, 6 for Najeong and 0 for Dasom, who has no troop in the Conflict. Swords or not, without a troop there is no strength. Now comes the Combat: that is the next lesson.',

  'imperium.lesson.reveal.wealth':
    'You lead Gayun now. One Agent is left. Besides two good fighters you hold Diplomacy, which opens the way to all four Factions and brings little in the Reveal turn.',
  'imperium.lesson.reveal.wealth.task': 'Send the Agent to Wealth with Diplomacy.',
  'imperium.lesson.reveal.wealth.why.spy': 'Imperial Spy leads to Wealth too. Its sword is worth more in the Reveal turn.',
  'imperium.lesson.reveal.wealth.why.stilgar': 'Whoever plays Stilgar now does without 2 Persuasion and 3 swords in the Reveal turn.',
  'imperium.lesson.reveal.wealth.why.contract': 'Secure Contract gives 1 Solari more, but no Influence.',
  'imperium.lesson.reveal.wealth.why.reveal': 'Nobody has to use every Agent. But a free Agent is a pity to waste.',
  'imperium.lesson.reveal.wealth.why.other': 'That is a turn as well. The example goes to Wealth with Diplomacy.',

  'imperium.lesson.reveal.influence':
    'The 2 Solari are yours. A Faction space also moves your cube one step up on the track of this Faction. The second step is worth 1 Victory Point, and whoever is first at the fourth takes the Alliance.',
  'imperium.lesson.reveal.influence.task': 'Take the Influence with the Emperor.',
  'imperium.lesson.reveal.influence.why.bribery':
    'Bribery turns 2 Solari into 1 Influence. It may be played in any turn of your own; the example keeps it.',
  'imperium.lesson.reveal.influence.why.other': 'First comes the Influence, which has to be taken.',

  'imperium.lesson.reveal.agentDone': 'Wealth is no combat space, so no troop can follow the others.',
  'imperium.lesson.reveal.agentDone.task': 'End the turn.',
  'imperium.lesson.reveal.agentDone.why.bribery':
    'A second Influence with the Emperor would be worth 1 Victory Point. Not bad! But the example keeps its Solari.',
  'imperium.lesson.reveal.agentDone.why.other': 'The example ends the turn.',

  'imperium.lesson.reveal.contract':
    'Najeong plays Dune, the Desert Planet and goes to Secure Contract for 3 Solari. Nobody controls it, and it costs nothing.',
  'imperium.lesson.reveal.contractDone': 'That was her second Agent, too.',
  'imperium.lesson.reveal.oratory':
    'Dasom goes to the Hall of Oratory with a Dagger. An Agent there also gives 1 Persuasion in the Reveal turn.',
  'imperium.lesson.reveal.oneTroop': 'And a troop: her eighth in the garrison.',
  'imperium.lesson.reveal.oratoryDone': 'All six Agents are on the board.',

  'imperium.lesson.reveal.reveal':
    'Whoever has no Agent left takes the Reveal turn. All cards of the hand are turned up, and now their lower boxes work. The cards of your Agents do nothing now.',
  'imperium.lesson.reveal.reveal.task': 'Reveal your hand.',
  'imperium.lesson.reveal.reveal.why.bribery': 'Before revealing, a Plot card is allowed too. The example keeps Bribery.',
  'imperium.lesson.reveal.reveal.why.other': 'Without an Agent there is only the Reveal turn.',

  'imperium.lesson.reveal.buy':
    'Imperial Spy, Smuggler’s Thopter and Stilgar give 4 Persuasion, 4 swords and 1 spice. Persuasion buys cards of the Imperium Row and of the Reserve, as many as it is enough for. What is bought goes to the discard pile and comes to your hand after a shuffle.',
  'imperium.lesson.reveal.buy.task': 'Acquire Space Travel for 3 Persuasion.',
  'imperium.lesson.reveal.buy.why.thopter': 'Gun Thopter costs exactly 4 and would be a good card too. The example takes Space Travel.',
  'imperium.lesson.reveal.buy.why.allegiances':
    'Shifting Allegiances costs 3 as well. The example takes Space Travel, which gives 2 Persuasion in later Reveal turns.',
  'imperium.lesson.reveal.buy.why.liaison':
    'Arrakis Liaison costs 2, so even two of them could be bought. The example takes one better card.',
  'imperium.lesson.reveal.buy.why.nothing': 'Persuasion cannot be saved. What is not spent now is lost.',
  'imperium.lesson.reveal.buy.why.other': 'The example acquires Space Travel.',

  'imperium.lesson.reveal.strength':
    'Worm Riders take the free place in the Row at once. There is 1 Persuasion left, but nothing costs so little. Your strength: two troops are 4, four swords are 4, together 8.',
  'imperium.lesson.reveal.strength.task': 'End the Reveal turn.',
  'imperium.lesson.reveal.strength.why.bribery': 'Still allowed, still kept.',
  'imperium.lesson.reveal.strength.why.other': 'Nothing else can be bought.',

  'imperium.lesson.reveal.hers':
    'All your cards are in the discard pile now, together with Space Travel. You are left out until the Combat. Najeong has no Agent left either and reveals.',
  'imperium.lesson.reveal.hersDone':
    '5 Persuasion, no swords: three troops are 6 strength. In the book Najeong buys nothing that matters here, and ends her turn.',
  'imperium.lesson.reveal.dasom': 'Dasom reveals as the last one. Her Agent in the Hall of Oratory adds 1 Persuasion.',
  'imperium.lesson.reveal.dasomDone':
    'She has 5 Persuasion as well. But her eight troops sit in the garrison and none is in the Conflict: her strength is 0, and no sword would change that.',

  // Combat
  'imperium.lesson.combat.title': 'The Siege of Arrakeen',
  'imperium.lesson.combat.about': 'The end of the round: Intrigue in the Combat, rewards and control, the makers, and a new beginning.',
  'imperium.lesson.combat.end':
    'A whole round, as the book tells it, and the first Agent of the next one. At 10 Victory Points, or after the tenth Conflict, the game ends. Now try it against the bots, or alone against two Rivals.',

  'imperium.lesson.combat.gayun':
    'Gayun has 8 strength, Najeong 6. Whoever has a troop in the Conflict may now play Combat cards, beginning with the First Player. Dasom has none there and is not asked. Gayun’s Intrigue card is no Combat card: he passes.',
  'imperium.lesson.combat.ambush':
    'You lead Najeong again. With 6 against 8 you would be second. In your hand there is Ambush, a Combat card worth 4 swords.',
  'imperium.lesson.combat.ambush.task': 'Play Ambush.',
  'imperium.lesson.combat.ambush.why.pass': 'Two passes in a row close the Combat: Gayun has just passed, and he would win.',
  'imperium.lesson.combat.ambush.why.other': 'The example plays Ambush.',
  'imperium.lesson.combat.enough':
    '10 against 8. More than one card may be played in one go. Windfall is a Plot card and cannot be used here.',
  'imperium.lesson.combat.again': 'A card has been played, so Gayun is asked again although he has passed before. Again he passes.',
  'imperium.lesson.combat.pass': 'It comes round to you once more. One pass stands, yours would be the second in a row.',
  'imperium.lesson.combat.pass.task': 'Pass.',
  'imperium.lesson.combat.pass.why.other': 'There is nothing more to play.',
  'imperium.lesson.combat.victory':
    'Najeong wins alone: 1 Victory Point, and her marker takes control of Arrakeen. Gayun is second and gets 4 Solari. With 0 strength Dasom gets nothing. A few Intrigue cards wait for a victory; Najeong holds none of those.',

  'imperium.lesson.combat.arrakeen':
    'All troops of the Conflict are back in the supply. The Makers: Hagga Basin and The Great Flat had no visitor, so 1 bonus spice is put on each. The Recall: nobody has 10 Victory Points, all Agents come home, and the First Player marker moves on to you. A new Conflict lies open, all have five new cards.',
  'imperium.lesson.combat.arrakeen.task': 'Send an Agent to Arrakeen with the Signet Ring.',
  'imperium.lesson.combat.arrakeen.why.carthag': 'Carthag would pay Gayun his Solari again. Arrakeen pays you.',
  'imperium.lesson.combat.arrakeen.why.dune': 'The Imperial Basin had a visitor: it is the only one without bonus spice.',
  'imperium.lesson.combat.arrakeen.why.reveal': 'The round has just begun, and both Agents are at home.',
  'imperium.lesson.combat.arrakeen.why.other': 'That is allowed. But see what control of Arrakeen is good for.',
  'imperium.lesson.combat.draw':
    'Your own control pays you 1 Solari. The Signet Ring does what your Leader’s ring does: Earl Memnon Thorvald gets 1 spice. Arrakeen gives a troop and a card.',
  'imperium.lesson.combat.draw.task': 'Draw the card.',
  'imperium.lesson.combat.draw.why.troop': 'Any order is allowed. But look what happens when you draw.',
  'imperium.lesson.combat.draw.why.windfall': '2 Solari at any time in your turns. Keep it for a moment of need.',
  'imperium.lesson.combat.draw.why.other': 'The example draws the card.',

  // House Hagal
  'imperium.lesson.rivals.title': 'Alone against two Rivals',
  'imperium.lesson.rivals.about':
    'A round of the solo game: House Hagal’s cards lead Memnon Thorvald and Rabban. The example is ours, the rules are the book’s.',
  'imperium.lesson.rivals.end':
    'With two Intrigue cards of the reward Memnon had three, and paid them for 1 Victory Point. In the next round both Rivals have acted before you. Whoever has most points at the end wins. In a game for two House Hagal only stands in the way: it scores nothing.',

  'imperium.lesson.rivals.arrakeen':
    'Gayun plays alone, third round, Cloak and Dagger lies open. After each turn of yours both Rivals take one: a Hagal card names a space, and the Rival sends an Agent there, without a price and without a hand. If an Agent stands there already the card is ignored and the next one is revealed.',
  'imperium.lesson.rivals.arrakeen.task': 'Send an Agent to Arrakeen with Reconnaissance.',
  'imperium.lesson.rivals.arrakeen.why.basin':
    'The bonus spice is worth a visit. But Arrakeen draws a card and stands in the way of more Hagal cards.',
  'imperium.lesson.rivals.arrakeen.why.wealth':
    'Wealth and its Influence run away only if a Hagal card names it. Arrakeen is wanted for the Conflict.',
  'imperium.lesson.rivals.arrakeen.why.reveal': 'Both Agents are still at home.',
  'imperium.lesson.rivals.arrakeen.why.other': 'That is a turn as well. The example goes to Arrakeen.',
  'imperium.lesson.rivals.troop': 'Your own turns are as in any game: first the troop of Arrakeen.',
  'imperium.lesson.rivals.card': 'Then the card.',
  'imperium.lesson.rivals.three':
    'A Rival on a combat space sends all it has recruited there and up to two more, always. You may choose: one recruit and two of the garrison can go.',
  'imperium.lesson.rivals.three.task': 'Send all three troops into the Conflict.',
  'imperium.lesson.rivals.three.why.two': 'The Rivals will come in numbers. The example sends all three.',
  'imperium.lesson.rivals.three.why.done': 'Without a troop in the Conflict there is no reward at all.',
  'imperium.lesson.rivals.three.why.other': 'The example sends all three.',
  'imperium.lesson.rivals.done': 'When your turn ends the Rivals act, the one at your left first. Watch the chronicle.',
  'imperium.lesson.rivals.done.task': 'End the turn.',
  'imperium.lesson.rivals.done.why.other': 'There is nothing else to do.',

  'imperium.lesson.rivals.basin':
    'Memnon’s first card said Arrakeen: you stood in its way. Harvest Spice then led to the most bonus spice: with 5 spice from The Great Flat he had 10, and 7 were paid for 1 Victory Point at once. Rabban went to Conspire. Now bonus spice is left only on Hagga Basin, and without any a Harvest Spice card is ignored.',
  'imperium.lesson.rivals.basin.task': 'Send an Agent to Hagga Basin with Dune, the Desert Planet.',
  'imperium.lesson.rivals.basin.why.contract': '3 Solari are good, but the next Harvest Spice card would lead a Rival to Hagga Basin.',
  'imperium.lesson.rivals.basin.why.foldspace': 'Foldspace is a fine place. But take the last bonus spice from the Rivals first.',
  'imperium.lesson.rivals.basin.why.reveal': 'One Agent is left, and the Rivals would go on without you.',
  'imperium.lesson.rivals.basin.why.other': 'That is allowed. The example takes the last bonus spice.',
  'imperium.lesson.rivals.harvest': '1 water paid, 2 spice and 1 bonus spice for it.',
  'imperium.lesson.rivals.next': 'Your garrison is empty, so nobody can follow into the Conflict.',
  'imperium.lesson.rivals.next.task': 'End the turn.',
  'imperium.lesson.rivals.next.why.other': 'There is nothing else to do.',

  'imperium.lesson.rivals.reveal':
    'No bonus spice: the Harvest Spice card was ignored, Memnon went to Carthag and has four troops in the Conflict. Rabban’s second Fremen Influence is worth 1 Victory Point. All their Agents are on the board; if any were left, the Rivals would go on alone after your Reveal turn.',
  'imperium.lesson.rivals.reveal.task': 'Reveal your hand.',
  'imperium.lesson.rivals.reveal.why.other': 'Without an Agent there is only the Reveal turn.',
  'imperium.lesson.rivals.buy': '4 Persuasion and a sword. Rivals never reveal, buy nothing and build no deck: the Row is yours alone.',
  'imperium.lesson.rivals.buy.task': 'Acquire Gun Thopter for 4 Persuasion.',
  'imperium.lesson.rivals.buy.why.travel': 'Space Travel would be good too. The example spends everything.',
  'imperium.lesson.rivals.buy.why.nothing': 'Persuasion cannot be saved.',
  'imperium.lesson.rivals.buy.why.other': 'The example acquires Gun Thopter.',
  'imperium.lesson.rivals.combat':
    'Your strength is 7. In the Combat each Rival with troops reveals one more Hagal card, and only its swords count.',
  'imperium.lesson.rivals.guild':
    'Memnon drew 2 swords: 10, you 7, Rabban 4. You are second. Memnon wins 1 Influence and takes it where he has least. Three Factions are even there, and what a Rival does not decide by its rules its person decides.',
  'imperium.lesson.rivals.guild.task': 'Give Memnon the Influence with the Spacing Guild.',
  'imperium.lesson.rivals.guild.why.gesserit': 'Choose where it does you least harm. You want the Bene Gesserit for yourself.',
  'imperium.lesson.rivals.guild.why.fremen':
    'Rabban is strong with the Fremen, let them fight over it later. The example gives the Spacing Guild.',
  'imperium.lesson.rivals.guild.why.other': 'The example gives the Spacing Guild.',
};
