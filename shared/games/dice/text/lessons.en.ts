/** Lessons: what the book tells (in our words), what to do, and why another answer is not the example's. */
export const diceLessonsEn = {
  // The example turn
  'dice.lesson.example.title': 'Three troops against Carthag',
  'dice.lesson.example.about': 'Five minutes: how one wins, and the rulebook’s own turn with an ally, a deal and a battle.',
  'dice.lesson.example.end':
    'Ferenc wins, 4 to 2. His Baron and your three troops go to supply. You still hold Arrakeen: one strategic region. Judit is next.',

  'dice.lesson.example.roll':
    'You lead Atreides in Arrakeen. Next door Ferenc holds Carthag with 2 troops; Judit’s Corrino are in Sietch Tabr.',
  'dice.lesson.example.roll.task': 'Throw all seven dice.',
  'dice.lesson.example.roll.why.other': 'A turn begins with all seven dice.',

  'dice.lesson.example.freeze':
    'Frozen dice stay, the others are thrown again. Atreides recruits, Corrino can invite Judit, Region 4 leads to Carthag.',
  'dice.lesson.example.freeze.task': 'Freeze the Atreides, Corrino and Region dice.',
  'dice.lesson.example.freeze.why.all':
    'All seven may be frozen at once. But then there is one die to recruit with instead of two, and no Snooper. The example throws on.',
  'dice.lesson.example.freeze.why.noRegion': 'Without freezing the Region die the way to Carthag is left to chance.',
  'dice.lesson.example.freeze.why.other':
    'Any choice of at least one die is allowed. The plan of the example needs Atreides, Corrino and Region 4.',

  'dice.lesson.example.stay': 'Atreides again, Spice 1, the Snooper: good enough.',
  'dice.lesson.example.stay.task': 'Freeze everything that is left.',
  'dice.lesson.example.stay.why.other': 'Some dice could be thrown once more. The example stops here.',

  'dice.lesson.example.invite': 'An alliance lasts one turn. Corrino can give an ally spice.',
  'dice.lesson.example.invite.task': 'Offer Judit the alliance.',
  'dice.lesson.example.invite.why.alone': 'One may go on alone. But with 1 spice Carthag is out of reach, and Corrino have spice.',
  'dice.lesson.example.invite.why.harkonnen':
    'The Harkonnen die would allow it. But Ferenc is who stands in Carthag, and allies do not fight each other.',
  'dice.lesson.example.invite.why.other': 'The example invites Corrino.',

  'dice.lesson.example.accept': 'She accepts.',

  'dice.lesson.example.recruit': 'Each Atreides die brings a troop, one of them a Leader if you like.',
  'dice.lesson.example.recruit.task': 'Recruit 2 troops.',
  'dice.lesson.example.recruit.why.leader':
    'A Leader would be allowed, and useful in the battle. The example takes 2 troops, to see what a battle without a Leader is like.',
  'dice.lesson.example.recruit.why.fewer': 'A die may stay unused, but nothing is gained by it.',
  'dice.lesson.example.recruit.why.other': 'The example recruits 2 troops.',

  'dice.lesson.example.recruitAlly': 'Judit recruits one with her die.',

  'dice.lesson.example.snooper': 'The Snooper protects from Poison.',
  'dice.lesson.example.snooper.task': 'Take the Poison Snooper.',
  'dice.lesson.example.snooper.why.other': 'The die may stay unused. But a Snooper costs nothing.',

  'dice.lesson.example.silent': 'Judit could propose a deal, but waits.',

  'dice.lesson.example.ship': '1 spice ships one troop to where you stand.',
  'dice.lesson.example.ship.task': 'Ship a troop to Arrakeen.',
  'dice.lesson.example.ship.why.pole':
    'The Polar Sink is safe, and from there Carthag is near as well. The example strengthens Arrakeen first.',
  'dice.lesson.example.ship.why.deal': 'A deal comes in a moment. First the example spends its own spice.',
  'dice.lesson.example.ship.why.end': 'Unspent spice is lost at the end of the turn.',
  'dice.lesson.example.ship.why.other': 'The example ships to Arrakeen.',

  'dice.lesson.example.deal': 'A deal binds both allies.',
  'dice.lesson.example.deal.task': 'Begin a deal.',
  'dice.lesson.example.deal.why.end': 'Without a deal the spice is gone and the troops stay few.',
  'dice.lesson.example.deal.why.other': 'The example makes a deal now.',

  'dice.lesson.example.gift': 'First what Judit gives.',
  'dice.lesson.example.gift.task': 'Put 4 spice from the reserve into the deal.',
  'dice.lesson.example.gift.why.other': 'The example asks for all 4: two for each of the partners.',

  'dice.lesson.example.herFirst': 'She wants two troops in Sietch Tabr.',
  'dice.lesson.example.herSecond': 'The second.',
  'dice.lesson.example.yourFirst': 'Two spice are left.',
  'dice.lesson.example.yourFirst.task': 'Add an Atreides troop to Arrakeen.',
  'dice.lesson.example.yourFirst.why.propose': 'Two spice would stay unspent. They are worth two troops.',
  'dice.lesson.example.yourFirst.why.other': 'The example sends 2 troops of each partner: Corrino to Sietch Tabr, Atreides to Arrakeen.',
  'dice.lesson.example.yourSecond': 'And another.',

  'dice.lesson.example.propose': 'All of it happens, or nothing.',
  'dice.lesson.example.propose.task': 'Propose the deal.',
  'dice.lesson.example.propose.why.withdraw': 'The deal is as the example has it. It only has to be proposed.',
  'dice.lesson.example.propose.why.other': 'Nothing more fits into it.',

  'dice.lesson.example.agree': 'Judit agrees. All four troops land.',

  'dice.lesson.example.target': 'Region 4 allows Carthag: one target for you both.',
  'dice.lesson.example.target.task': 'Name Carthag.',
  'dice.lesson.example.target.why.brokenLand':
    'Broken Land lies in zone 4 too, so it is allowed. But it is not strategic, and the book goes for Carthag.',
  'dice.lesson.example.target.why.pole': 'The Polar Sink is always allowed, but nothing is won there.',
  'dice.lesson.example.target.why.other': 'The example names Carthag.',

  'dice.lesson.example.march': 'Any number may march to a neighbouring region, for nothing.',
  'dice.lesson.example.march.task': 'March 3 troops to Carthag.',
  'dice.lesson.example.march.why.everybody': 'Allowed, but then nobody holds Arrakeen, and what marches can be lost in the battle.',
  'dice.lesson.example.march.why.nobody': 'Allowed: a target may be named without marching. But then there is no battle.',
  'dice.lesson.example.march.why.other': 'Any number is allowed. The example marches 3 and leaves 2.',

  'dice.lesson.example.stayHome': 'Judit could march too, but stays.',
  'dice.lesson.example.noLeader': 'Nor does she lend a Leader.',

  'dice.lesson.example.fist':
    'Both choose in secret what fights and then goes to supply. The loser also loses what was held back. A tie is the defender’s.',
  'dice.lesson.example.fist.task': 'Close 2 troops in your fist.',
  'dice.lesson.example.fist.why.everything':
    'All 3 would be strength 3. The defender can reach 6, and if you win with everything, nobody is left to hold Carthag.',
  'dice.lesson.example.fist.why.nothing': 'Allowed, but strength 0 wins nothing: a tie is the defender’s.',
  'dice.lesson.example.fist.why.other': 'The example risks 2 of the 3.',

  'dice.lesson.example.baron': 'Both open: Baron Vladimir, strength 4, against 2 troops.',

  // The Roll
  'dice.lesson.roll.title': 'Worms and Thumpers',
  'dice.lesson.roll.about': 'How dice are frozen, what Shai-Hulud does, and when a Thumper helps.',
  'dice.lesson.roll.end':
    'The Spice die was the last one, so the Thumper could not help: Shai-Hulud stays and this turn has no spice. A Thumper is worth most while other dice are still free.',

  'dice.lesson.roll.first':
    'A game of two. Zsuzsa leads Atreides and has a Thumper in front of her. Her troops stand in Minor Erg beside a Harvester.',
  'dice.lesson.roll.first.task': 'Throw all seven dice.',
  'dice.lesson.roll.first.why.other': 'A turn begins with all seven dice.',

  'dice.lesson.roll.thump':
    'Shai-Hulud on the Spice die. He freezes the die at once: no spice, and the Harvester is in danger. A Thumper keeps him away.',
  'dice.lesson.roll.thump.task': 'Discard the Thumper.',
  'dice.lesson.roll.thump.why.keep':
    'That is allowed: the Spice die would lie still, and you could throw on without freezing another. Try the Thumper first.',
  'dice.lesson.roll.thump.why.other': 'This lesson shows the Thumper.',

  'dice.lesson.roll.freezeOther': 'The Spice die stays free and is thrown again. In return at least one other die has to be frozen.',
  'dice.lesson.roll.freezeOther.task': 'Freeze the two Atreides dice.',
  'dice.lesson.roll.freezeOther.why.other':
    'Any die but the Spice die may be frozen. Two Atreides dice recruit two troops, so keep both and nothing else.',

  'dice.lesson.roll.freezeNone':
    'The worm once more, and no Thumper left: now the Spice die is frozen. Because the worm froze a die, you need not freeze another before the next throw.',
  'dice.lesson.roll.freezeNone.task': 'Freeze nothing, throw the other four again.',
  'dice.lesson.roll.freezeNone.why.other': 'You may freeze more dice here. This lesson shows that you need not.',

  'dice.lesson.roll.freezeRest': 'A Thumper on the Vendetta die. That one is worth keeping.',
  'dice.lesson.roll.freezeRest.task': 'Freeze everything that is left.',
  'dice.lesson.roll.freezeRest.why.other': 'Another throw is allowed, but the Vendetta die might lose its Thumper. Freeze all four.',

  'dice.lesson.roll.recruit': 'Two dice show Atreides. Both Leaders are ready already, so they bring troops.',
  'dice.lesson.roll.recruit.task': 'Recruit 2 troops.',
  'dice.lesson.roll.recruit.why.nobody': 'Allowed, but two dice would be wasted.',
  'dice.lesson.roll.recruit.why.other': 'Both dice recruit: 2 troops.',

  'dice.lesson.roll.thumper': 'The pool has Thumpers, and Zsuzsa has none now. One at a time is allowed, and nobody can take it from her.',
  'dice.lesson.roll.thumper.task': 'Take a Thumper.',
  'dice.lesson.roll.thumper.why.leave': 'It costs nothing and saves a Spice die some day.',
  'dice.lesson.roll.thumper.why.other': 'Take the Thumper.',

  'dice.lesson.roll.target':
    'The worm has swallowed the Harvester in Minor Erg, and there is no spice to ship with. The Region die shows 3.',
  'dice.lesson.roll.target.task': 'Name Sietch Tabr: a target is always named, even if nobody can march there.',
  'dice.lesson.roll.target.why.pole': 'The Polar Sink is always allowed. This lesson names Sietch Tabr, to be done sooner.',
  'dice.lesson.roll.target.why.other': 'The lesson names Sietch Tabr.',

  'dice.lesson.roll.his': 'Ferenc throws for Harkonnen.',
  'dice.lesson.roll.hisFreeze': 'He freezes all seven at once. That is allowed.',
  'dice.lesson.roll.hisPiter': 'Piter de Vries could turn the Vendetta die to Poison. Not today.',
  'dice.lesson.roll.hisTarget': 'He names Carthag, where he stands already.',
  'dice.lesson.roll.hisAsset': 'He could change the asset there, and leaves it.',

  'dice.lesson.roll.again': 'Zsuzsa’s second turn, with a Thumper again.',
  'dice.lesson.roll.again.task': 'Throw the dice.',
  'dice.lesson.roll.again.why.other': 'A turn begins with all seven dice.',

  'dice.lesson.roll.allBut': 'Spice 2 is little. Everything else may stay, and there is the Thumper, should the worm come. Or is there?',
  'dice.lesson.roll.allBut.task': 'Freeze all but the Spice die.',
  'dice.lesson.roll.allBut.why.other': 'Allowed. But this lesson wants to see what happens to the very last die.',

  // A battle
  'dice.lesson.battle.title': 'The walls of Carthag',
  'dice.lesson.battle.about': 'One battle with a Fortification, a lent Leader, two fists and an Honourable Duel.',
  'dice.lesson.battle.end':
    'Carthag has a new master and a wall again. Zsuzsa holds Carthag and Arrakeen, Judit holds Sietch Tabr: three strategic regions between them. A fourth would have won the game together.',

  'dice.lesson.battle.breach':
    'Zsuzsa of Atreides and her ally Judit of Corrino have marched into Carthag: 3 troops, and 1 troop and 1 Sardaukar of Judit’s. Two Harkonnen troops wait behind a Fortification. It falls first and takes one attacker with it, and Zsuzsa says which, even one of her ally’s.',
  'dice.lesson.battle.breach.task': 'Choose Judit’s ordinary troop.',
  'dice.lesson.battle.breach.why.own':
    'Allowed. But your own troops come home from a duel of Leaders, the ally’s do not. Keep yours for the fist.',
  'dice.lesson.battle.breach.why.sardaukar': 'Allowed, but a Sardaukar is worth two in the fist.',
  'dice.lesson.battle.breach.why.other': 'The lesson gives up Judit’s ordinary troop.',

  'dice.lesson.battle.lend': 'Judit lends Shaddam IV, openly. Whether he is used stays Zsuzsa’s secret.',

  'dice.lesson.battle.fist':
    'Ferenc can reach 6: the Baron 4 and 2 troops. But whatever he commits is gone. Zsuzsa guesses that he keeps a troop. To win she needs more than he shows, a tie is his. Leto alone counts 3, a Sardaukar 2, a troop 1.',
  'dice.lesson.battle.fist.task': 'Close Duke Leto, the Sardaukar and 1 troop in your fist: strength 6.',
  'dice.lesson.battle.fist.why.tie': 'That is 5. If Ferenc shows 5, the tie is his.',
  'dice.lesson.battle.fist.why.leaders': 'Both Leaders together count 5, not 6, and both are used up.',
  'dice.lesson.battle.fist.why.everything':
    'That wins for certain. But everything in the fist leaves Carthag, and nobody would be left to hold it.',
  'dice.lesson.battle.fist.why.other': 'Any part is allowed. The lesson commits strength 6 and holds 2 troops back.',

  'dice.lesson.battle.open':
    'Both open: 6 against the Baron and 1 troop, which is 5. Both sides used a Leader, so it is an Honourable Duel: the committed Atreides troop goes to the House card, not to supply.',

  'dice.lesson.battle.asset':
    'Carthag is the target of this turn and nobody else stands there: its asset may be changed. The old Fortification is back in the supply.',
  'dice.lesson.battle.asset.task': 'Place a Fortification in Carthag.',
  'dice.lesson.battle.asset.why.keep': 'Allowed, but the next attacker is Judit’s neighbour, and walls cost nothing.',
  'dice.lesson.battle.asset.why.other': 'Any asset of the supply may be placed. The lesson builds the wall anew.',
} as const;
