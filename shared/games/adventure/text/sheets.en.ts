/** What the printed sheets of the adventure game say. Names in gaps come from `names.en.ts`; d6 and d8 are six- and eight-sided dice. */
export const adventureSheetsEn = {
  'adventure.sheet.turn-reference': 'A turn in five steps',
  'adventure.sheet.turn-reference.about': 'Three cards for each player: steps, fights, tests and what is always possible',
  'adventure.sheet.card-reference': 'What the cards do',
  'adventure.sheet.card-reference.about': 'Equipment and Kanly: copies, timing and effect, three copies',
  'adventure.sheet.teach': 'How to teach it',
  'adventure.sheet.teach.about': 'What to say, show and leave out, in the best order, on one page',
  'adventure.sheet.rules-half': 'Rules of a turn',
  'adventure.sheet.rules-half.about': 'A turn on half a page, twice: one for each of two players',
  'adventure.sheet.teach.show':
    'Each colour has three fighters: Strength is used up in fights, Guile is put to the test. Spice buys cards, Harvesters and investments.',
  'adventure.sheet.teach.turn':
    'Two dice move two figures, one die each; each does what its space says. Then fight, buy and invest, as the card has it.',
  'adventure.sheet.teach.fight':
    'Both sides roll a die for each point of Strength. The higher best die wins the round, the other side loses a point; whoever has none left is out.',
  'adventure.sheet.teach.later':
    'What a space or a card does stands on its sheet: read it out when somebody lands or draws. Pacts come by themselves.',
  'adventure.sheet.space-reference': 'The board and its spaces',
  'adventure.sheet.space-reference.about': 'Both rings as a plan, and what each of the twelve kinds of space does',
  'adventure.sheet.fighter-cards': 'Fighter cards',
  'adventure.sheet.fighter-cards.about': 'Twelve cards to play on, stock cards for four colours, bank and pacts, 63 × 88 mm',
  'adventure.sheet.setup-sheet': 'Set-up',
  'adventure.sheet.setup-sheet.about': 'Who plays which colour, stocks, bank and the board at the start',
  'adventure.sheet.board-poster': 'Board',
  'adventure.sheet.board-poster.about': 'Both rings to play on, on four pages to glue together',
  'adventure.sheet.board-a3': 'Board, A3',
  'adventure.sheet.board-a3.about': 'Both rings to play on, on one large sheet, for a copy shop',
  'adventure.sheet.board-a2': 'Board, A2',
  'adventure.sheet.board-a2.about': 'The same twice as large again',
  'adventure.sheet.cards': 'Deck of cards',
  'adventure.sheet.cards.about': 'All 52 cards to cut out, 44 × 68 mm',
  'adventure.sheet.tokens': 'Tokens',
  'adventure.sheet.tokens.about': 'Spice, Harvesters with a protected side, bought Guile',
  'adventure.sheet.tokens.alt': '{spice} spice, {harvesters} Harvesters, {guile} Guile',
  'adventure.sheet.figures': 'Figures and clips',
  'adventure.sheet.figures.about': 'Twelve figures to fold, with clips for their Strength',
  'adventure.sheet.figures.how':
    'Cut along full lines, fold along dashed ones. Glue the two faces of a figure together, bend its feet outwards and glue them onto card or a coin. A clip is folded around the lower edge of a fighter card.',
  'adventure.sheet.figures.clips': '{n} clips for Strength',
  'adventure.sheet.board-table': 'Board at playing size',
  'adventure.sheet.board-table.about': 'On nine pages to glue together, about 55 cm wide; no source tells the size of the original',
  'adventure.sheet.card.kanly': 'Once a turn',
  'adventure.sheet.dice': 'Dice',
  'adventure.sheet.dice.about': 'Nets to fold and glue: six dice with six faces, six with eight',
  'adventure.sheet.dice.alt': 'Die with {faces} faces',
  'adventure.sheet.dice.how':
    'Glue the page onto card about 0.3 mm thick. Cut along the outline, score the inner lines, fold, and glue the tabs.',
  'adventure.sheet.dice.6':
    'Dice with six faces: for moves, tests and fights, never more than {n} for a side (R5.2, R8.1). Both sides throw the same dice, one after the other.',
  'adventure.sheet.dice.8': 'Dice with eight faces: for a Sword or the Gom Jabbar (R9.2, R9.3), and where a card or a raid asks for one.',
  'adventure.sheet.score-sheet': 'Stock and Strength sheet',
  'adventure.sheet.score-sheet.about': 'Spice, Harvesters, stakes and Strength by rounds; pacts and the bank',

  // Colours: the House, and the box's own word beside it
  'adventure.sheet.colour': '{house} (box: {box})',

  // Turn reference: steps
  'adventure.sheet.step.roll': 'Throw two d6, or fly instead. The sum pays investments of all. Own stakes that did not win are lost.',
  'adventure.sheet.step.social': 'No spice and no Harvester: take {spice} spice from the bank.',
  'adventure.sheet.step.move': 'You must: clockwise, exact number. One figure by one die or by the sum, or two figures with a die each.',
  'adventure.sheet.step.links': 'From ring to ring only between a sietch and its Training space: 1 step, not straight back.',
  'adventure.sheet.step.fight': 'You may: each moved figure starts one fight where it stands. Lasguns. One Kanly card. In any order.',
  'adventure.sheet.step.buy': 'You may, once: up to {cards} cards at {card} spice, up to {harvesters} Harvesters at {harvester} spice.',
  'adventure.sheet.step.invest': 'You may, once: any spice on your three investment spaces.',
  'adventure.sheet.goal': 'The last player with a figure wins.',

  // Turn reference: landing and fights
  'adventure.sheet.landing': 'Landing and fights',
  'adventure.sheet.row.landing': 'Landing',
  'adventure.sheet.row.toll': 'Toll',
  'adventure.sheet.row.toll.text':
    'In the castle {toll} spice to the bank. Who cannot pay does not land there, unless no other move is left.',
  'adventure.sheet.row.ambush': 'Ambush',
  'adventure.sheet.row.ambush.text': 'Opponents there may fight at once, clockwise while the figure stands. Not on its own sietch.',
  'adventure.sheet.row.instruction': 'Instruction',
  'adventure.sheet.row.instruction.text': 'If the figure still stands, do what the space says.',
  'adventure.sheet.row.next': 'Next',
  'adventure.sheet.row.next.text': 'Second figure with the other die, or on to step 2.',
  'adventure.sheet.row.fights': 'A fight, round by round',
  'adventure.sheet.row.dice': 'Dice',
  'adventure.sheet.row.dice.text': 'One d6 for each Strength point, {most} at most. A Sword makes them d8.',
  'adventure.sheet.row.compare': 'Compare',
  'adventure.sheet.row.compare.text': 'Highest die against highest: the lower side loses 1 Strength. Equal: again.',
  'adventure.sheet.row.defeat': 'End',
  'adventure.sheet.row.defeat.text':
    'At Strength 0 it is out. The winner gains 1 Strength (at most {strength}) and its equipment, usable from the next turn.',
  'adventure.sheet.row.pair': 'Several figures',
  'adventure.sheet.row.pair.text':
    'Strength of one colour adds up. First name who loses points; when that figure falls, the fight is over.',

  // Turn reference: tests and what is always possible
  'adventure.sheet.always': 'Tests, and at any time',
  'adventure.sheet.row.guile-test': 'Guile test',
  'adventure.sheet.row.guile-test.text': 'The attacker throws a d6: higher than Guile succeeds. Bought Guile is gone afterwards.',
  'adventure.sheet.row.harvester-test': 'Harvester test',
  'adventure.sheet.row.harvester-test.text': 'A d6 for each Harvester without protection. {from} or more: back to the bank.',
  'adventure.sheet.row.sietch': 'Own sietch',
  'adventure.sheet.row.sietch.text': 'There a figure is safe from everything, unless it starts a fight itself.',
  'adventure.sheet.row.tests': 'Tests',
  'adventure.sheet.row.anytime': 'At any time, even before a test',
  'adventure.sheet.row.guile': 'Guile',
  'adventure.sheet.row.guile.text': '{price} spice: +1 for one figure until its next test, {most} at most.',
  'adventure.sheet.row.protection': 'Protection',
  'adventure.sheet.row.protection.text': '{price} spice: one Harvester is safe from the next Worm or Sandstorm.',
  'adventure.sheet.row.sale': 'Sale',
  'adventure.sheet.row.sale.text': 'Any {pieces} cards or Harvesters: {spice} spice from the bank.',
  'adventure.sheet.row.trade': 'Trade',
  'adventure.sheet.row.trade.text': 'Spice, Harvesters, hidden cards, pacts, at any price. No assigned equipment.',
  'adventure.sheet.row.pact': 'Pact',
  'adventure.sheet.row.pact.text': 'No attack on each other’s figures for a full round or more.',

  // Card reference
  'adventure.sheet.copies': '{n, plural, one {# card} other {# cards}}',
  'adventure.sheet.count': '× {n}',
  'adventure.sheet.card.sword.when': 'In a fight',
  'adventure.sheet.card.sword.text': 'The bearer throws d8 instead of d6.',
  'adventure.sheet.card.gom-jabbar.when': 'In a fight',
  'adventure.sheet.card.gom-jabbar.text': 'One more d8, but never more than {most} dice.',
  'adventure.sheet.card.lasgun.when': 'Step 2 of your turn',
  'adventure.sheet.card.lasgun.text':
    'Once for each Lasgun: at a figure 1 or 2 steps ahead, nobody between. A d6 below the bearer’s Strength hits for a d6 of Strength.',
  'adventure.sheet.card.shield.when': 'Always',
  'adventure.sheet.card.shield.text': 'No Lasgun can shoot the bearer.',
  'adventure.sheet.card.poison.when': 'The other side lost a round',
  'adventure.sheet.card.poison.text': 'Guile test: on success a d6 of Strength is lost. Under the deck, whatever happens.',
  'adventure.sheet.card.stillsuit.when': 'Worm, Sandstorm',
  'adventure.sheet.card.stillsuit.text': 'Guile +1, {most} at most.',
  'adventure.sheet.card.ornithopter.when': 'Instead of the throw, or between turns',
  'adventure.sheet.card.ornithopter.text':
    'Fly to any space. On arrival a d6: {lost} or more, the card goes under the deck. Then pay the toll. Between turns: no instruction, no fight, no ambush.',
  'adventure.sheet.card.secret-silo.text': 'A d6: take that much spice from the bank.',
  'adventure.sheet.card.hunter-seeker.text':
    'One opponent’s figure on either ring, not on its own sietch. Guile test: on success it is out, and you may take one of its equipment cards.',
  'adventure.sheet.card.harvester-raid.text':
    'You throw a d8, an opponent a d6. If you are higher, take up to the difference in Harvesters.',
  'adventure.sheet.kanly.when':
    'One each turn, after moving and before buying. Then under the deck. A card bought in this turn waits for the next.',
  'adventure.sheet.equipment.how':
    'At most one of each kind for each fighter. New equipment goes at once, for good, to a fighter that lacks the kind. If all have it, it stays hidden and may be assigned at any later time.',

  // Space reference
  'adventure.sheet.kind.sietch':
    'Own colour: safe from all dangers, and a lower Strength goes back to its start. A foreign one does nothing.',
  'adventure.sheet.kind.spice': 'Take 1 spice from the bank for each of your Harvesters.',
  'adventure.sheet.kind.sandstorm':
    'Harvester test for every opponent. Then a Guile test for every figure in the desert, yours too, save here and on own sietches: out on success.',
  'adventure.sheet.kind.worm': 'Choose an opponent: a Guile test for a figure in the desert, out on success; or a test of the Harvesters.',
  'adventure.sheet.kind.duel': 'Fetch an opponent’s figure that is not on its own sietch, and fight it here at once.',
  'adventure.sheet.kind.training': 'Strength +1, {strength} at most.',
  'adventure.sheet.kind.smuggler': 'Throw a d8: take that much spice from the bank.',
  'adventure.sheet.kind.spice-raid': 'You throw a d8, an opponent a d6. Higher: take the difference in spice. Equal: again.',
  'adventure.sheet.kind.traitor':
    'Throw a d6 and choose an opponent: take that many hidden cards unseen. Equipment among them goes to this figure.',
  'adventure.sheet.kind.poison':
    'Guile test for an opponent’s figure that is not on its own sietch. On success it loses a d6 of Strength; if it is out, you may take one of its equipment cards.',
  'adventure.sheet.kind.bene-gesserit': 'You may look at all cards of an opponent and take one, hidden or assigned.',
  'adventure.sheet.kind.space-guild': 'Move to any other space of either ring, as a landing of its own.',
  'adventure.sheet.plan.clockwise': 'All figures move clockwise.',
  'adventure.sheet.plan.toll': 'Castle: {toll} spice for each landing.',
  'adventure.sheet.plan.unplayed': 'not played',
  'adventure.sheet.plan.alt': '{ring}, clockwise: {spaces}',
  'adventure.sheet.field.pays': '{ratio} to 1',
  'adventure.sheet.field.numbers': '{one} · {other}',
  'adventure.sheet.field.alt': '{field}: wins on {one} and {other}, pays {ratio} to 1',
  'adventure.sheet.investments': 'Investments',
  'adventure.sheet.investments.text':
    'A throw of either number by anybody wins: its stake times the ratio from the bank, and the stake comes back. The thrower is paid first, then clockwise. Your own next throw still counts, then the stake is lost.',
  'adventure.sheet.investments.mark': 'No source states these numbers and ratios: they are reconstructed. Use those printed on your board.',

  // Fighter cards, stock cards
  'adventure.sheet.fighter.track': 'Strength: the clip starts on {strength}',
  'adventure.sheet.fighter.bought': 'Guile bought',
  'adventure.sheet.stock.spice': 'Spice, {n} at the start',
  'adventure.sheet.stock.harvesters': 'Harvesters, {n} at the start',
  'adventure.sheet.stock.protected': 'protected',
  'adventure.sheet.stock.hand': 'Hidden cards: face down beside it',
  'adventure.sheet.bank': 'Bank',
  'adventure.sheet.bank.about': 'All of it is limited, and nothing is owed. Cards come back under the deck.',
  'adventure.sheet.bank.deck': 'Deck: {n} cards',
  'adventure.sheet.bank.spice': 'Spice: {all} less {each} for each colour',
  'adventure.sheet.bank.harvesters': 'Harvesters: {all} less {each} for each colour',
  'adventure.sheet.pacts': 'Pacts',
  'adventure.sheet.pacts.about': 'A pact ends with the throw of the colour in whose turn it was made, one full round later or more.',
  'adventure.sheet.pacts.between': 'Between',
  'adventure.sheet.pacts.made': 'Turn of',
  'adventure.sheet.pacts.rounds': 'Rounds',
  'adventure.sheet.pacts.over': 'Over',

  // Set-up
  'adventure.sheet.setup.note': 'For {seats, plural, one {# player} other {# players}}\nDraw {seed}',
  'adventure.sheet.setup.players': 'Who plays what',
  'adventure.sheet.setup.players.about': 'Clockwise around the table.',
  'adventure.sheet.setup.players.two': 'Turns go in this order. Each colour has its own turns, stock and cards.',
  'adventure.sheet.setup.seat': 'Player {n}',
  'adventure.sheet.setup.steps': 'In this order',
  'adventure.sheet.setup.deck': 'Shuffle {cards} cards into a face-down deck: {equipment} equipment, {kanly} Kanly.',
  'adventure.sheet.setup.fighters': 'Each colour: three fighter cards with the clip on the start Strength, its figures on its own sietch.',
  'adventure.sheet.setup.stock': 'Each colour: {harvesters} Harvesters and {spice} spice.',
  'adventure.sheet.setup.bank': 'Bank: {harvesters} Harvesters and {spice} spice.',
  'adventure.sheet.setup.start': 'Each colour throws a d6, the highest begins; ties throw again. Then clockwise.',
  'adventure.sheet.setup.drawn': 'Or take the draw. First turn: {colour}.',
  'adventure.sheet.setup.start.throw': 'Throw',
  'adventure.sheet.setup.values': 'Fighters at the start',

  // Score sheet
  'adventure.sheet.score.note': 'One column a round: values at its end\nCross a fighter out where it falls',
  'adventure.sheet.score.round': 'Round',
  'adventure.sheet.score.start': 'Start',
  'adventure.sheet.score.stake': 'Stake on {numbers}',
  'adventure.sheet.score.bank.spice': 'Bank: spice',
  'adventure.sheet.score.bank.harvesters': 'Bank: Harvesters',
} as const;
