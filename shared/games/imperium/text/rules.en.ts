/** Every rule of the game in our own words, for the look-up. Keys: `imperium.rule.<number>`; "Ruling" marks what the rulebook leaves open. */
export const imperiumRulesEn = {
  'imperium.topic.box': 'What is in the box',
  'imperium.topic.setUp': 'Set-up',
  'imperium.topic.round': 'Rounds and turns',
  'imperium.topic.agents': 'Sending an Agent',
  'imperium.topic.spaces': 'Board spaces',
  'imperium.topic.troops': 'Troops',
  'imperium.topic.reveal': 'The Reveal turn',
  'imperium.topic.cards': 'Cards: drawing, acquiring, trashing',
  'imperium.topic.influence': 'Influence and Alliances',
  'imperium.topic.intrigue': 'Intrigue cards',
  'imperium.topic.combat': 'Combat',
  'imperium.topic.control': 'Control of spaces',
  'imperium.topic.makers': 'Makers and spice',
  'imperium.topic.mentat': 'The Mentat',
  'imperium.topic.points': 'Victory Points and the end',
  'imperium.topic.effects': 'How effects work',
  'imperium.topic.leaders': 'Leaders',
  'imperium.topic.deckCards': 'Single cards of the decks',
  'imperium.topic.intrigueCards': 'Single Intrigue cards',
  'imperium.topic.secrets': 'Open and secret',
  'imperium.topic.hagal': 'House Hagal',
  'imperium.topic.two': 'Two players',
  'imperium.topic.solo': 'Solo game',
  'imperium.topic.options': 'Ways to vary the game',

  'imperium.rule.R1.1':
    'For all together: the board, tokens for Solari, spice and water, 24 Reserve cards, 67 Imperium cards, 40 Intrigue cards, 18 Conflict cards (4 of level I, 10 of II, 4 of III), 8 Leaders, 4 Alliance tokens, the Mentat, the First Player marker, the Baron’s 4 tokens and 31 House Hagal cards.',
  'imperium.rule.R1.2':
    'Each of the four colours has 3 Agents, 3 Control markers, a Combat marker, a Score marker, a Councilor token, 12 troops, 4 cubes for Influence and a starting deck of 10 cards.',
  'imperium.rule.R1.3': 'Nobody runs out of Solari, spice or water: the bank always pays, however many tokens are in the box.',
  'imperium.rule.R1.4':
    'Scarce are the 12 troops, 3 Control markers and 3 Agents of a player, the Reserve stacks, the Imperium deck, the four seats of the council and the single Mentat.',
  'imperium.rule.R1.5':
    'Seven icons lead Agents to the 22 spaces: two spaces each for the Emperor, the Spacing Guild, the Bene Gesserit and the Fremen, five for the Landsraad, four for the City and five for the Spice Trade.',

  'imperium.rule.R2.1': 'The Mentat goes on its space, and an Alliance token beside each of the four Influence tracks.',
  'imperium.rule.R2.2':
    'The Conflict deck has ten cards: one of level I on top, five of level II below it, all four of level III at the bottom. Which cards were left out nobody learns.',
  'imperium.rule.R2.3':
    'Intrigue and Imperium cards are shuffled. Five Imperium cards lie open as the Row, with the three Reserve stacks next to it.',
  'imperium.rule.R2.4':
    'Everybody gets a different Leader, chosen or dealt. Good ones to begin with: Paul Atreides, Rabban, Memnon Thorvald, Ilban Richese. Ruling: you choose one after the other, in an order drawn for it.',
  'imperium.rule.R2.5': 'Your ten starting cards, shuffled, are your deck.',
  'imperium.rule.R2.6': 'You begin with 1 water; Rabban has 1 spice and 1 Solari as well.',
  'imperium.rule.R2.7':
    'Two Agents stand on your Leader, the third waits until you gain the Swordmaster. 3 troops are in your garrison and 9 in your supply. All your Influence is 0.',
  'imperium.rule.R2.8': 'With four players everybody begins with 1 Victory Point, with fewer players at 0.',
  'imperium.rule.R2.9': 'Chance decides who is First Player. Turns go clockwise.',
  'imperium.rule.R2.10': 'Last of all, whoever leads Baron Harkonnen keeps two of his four Faction tokens in secret.',
  'imperium.rule.R2.11': 'With two players House Hagal is set up in addition, in the solo game two Rivals.',

  'imperium.rule.R3.1': 'A round has five phases: Round Start, Player Turns, Combat, Makers and Recall.',
  'imperium.rule.R3.2': 'Each round fights over one Conflict card, so that there are ten rounds at most.',
  'imperium.rule.R3.3': 'Where a card and a general rule disagree, do what the card does.',
  'imperium.rule.R3.4':
    'Victory Points count at once and the track goes on beyond 12. They come from 2 Influence on a track and from Alliances, which can both be lost, and from Conflicts, The Spice Must Flow and other cards, which cannot.',

  'imperium.rule.R4.1': 'The round begins with a new Conflict card, laid open on the earlier ones.',
  'imperium.rule.R4.2':
    'If the Conflict is about a space that you control, you may send 1 troop from your supply into it before cards are drawn. The garrison stays out of this.',
  'imperium.rule.R4.3': 'Everybody draws 5 cards. A card that you could not reveal last round stays in your hand beside them.',

  'imperium.rule.R5.1': 'From the First Player clockwise everybody takes a turn, again and again: an Agent turn or the Reveal turn.',
  'imperium.rule.R5.2': 'For an Agent turn you need a free Agent, a card in your hand, and a space to which that card can send it.',
  'imperium.rule.R5.3': 'You may reveal early. Without a possible Agent turn you have to reveal; passing does not exist.',
  'imperium.rule.R5.4': 'After your Reveal turn you are left out until Combat, which comes when all have revealed.',
  'imperium.rule.R5.5': 'Once in every round you reveal, even without a card in your hand.',
  'imperium.rule.R5.6':
    'In your own turn you may play Plot cards whenever you like. Ruling: also before you have decided what turn it will be.',

  'imperium.rule.R6.1': 'Play one card from your hand and send one Agent to one space that has one of its icons.',
  'imperium.rule.R6.2': 'A card that shows no icon sends nobody, unless Dispatch an Envoy lends it some.',
  'imperium.rule.R6.3':
    'You can enter a space if the card has its icon, no Agent stands there, nobody’s Voice closes it, you meet its condition, and you can pay its price out of what you have already. High Council and Swordmaster admit each player once.',
  'imperium.rule.R6.4': 'Card, price, Agent, effects: in this order. What the visit brings cannot pay for it.',
  'imperium.rule.R6.5': 'Ruling: if the space is controlled, its owner gets the bonus first, also when that is you.',
  'imperium.rule.R6.6': 'Visiting one of the eight Faction spaces gives you 1 Influence with that Faction too.',
  'imperium.rule.R6.7':
    'Open to you are then the effects of the space, its Influence and the Agent box of the card. The Reveal box waits for another time.',
  'imperium.rule.R6.8': 'What is not optional happens before the turn ends, as far as it can. Optional things may be left out.',
  'imperium.rule.R6.9':
    'You choose the order, effect by effect, with Plot cards and deployments in between. Ruling: every icon is an effect of its own.',
  'imperium.rule.R6.10': 'Once nothing obligatory is open you end the turn. The card lies before you until you have revealed.',

  'imperium.rule.R7.1': 'Each space names its price, its effect and whether it is a combat space. Faction spaces add 1 Influence.',
  'imperium.rule.R7.2': 'Conspire (Emperor), 4 spice: 5 Solari, 2 troops and an Intrigue card.',
  'imperium.rule.R7.3': 'Wealth (Emperor): 2 Solari.',
  'imperium.rule.R7.4': 'Heighliner (Spacing Guild, combat), 6 spice: 5 troops and 2 water.',
  'imperium.rule.R7.5': 'Foldspace (Spacing Guild): a Foldspace card from the Reserve to your discard pile, as long as there are any.',
  'imperium.rule.R7.6': 'Selective Breeding (Bene Gesserit), 2 spice: you may trash a card; if you do, draw 2 cards.',
  'imperium.rule.R7.7': 'Secrets (Bene Gesserit): an Intrigue card, and a random one from every opponent with four or more.',
  'imperium.rule.R7.8': 'Hardy Warriors (Fremen, combat), 1 water: 2 troops.',
  'imperium.rule.R7.9': 'Stillsuits (Fremen, combat): 1 water.',
  'imperium.rule.R7.10':
    'High Council (Landsraad), 5 Solari, once for each player: a seat, and with it 2 Persuasion in every Reveal turn of yours, beginning this round. There are seats for all.',
  'imperium.rule.R7.11': 'Mentat (Landsraad), 2 Solari: a card, and the Mentat if it is lying there.',
  'imperium.rule.R7.12': 'Rally Troops (Landsraad), 4 Solari: 4 troops for the garrison. No combat space.',
  'imperium.rule.R7.13':
    'Hall of Oratory (Landsraad): 1 troop, and 1 Persuasion in your Reveal turn. Ruling: one of your Agents must stand there as that turn begins.',
  'imperium.rule.R7.14': 'Arrakeen (City, combat): 1 troop and a card. Whoever controls it gets 1 Solari at each visit.',
  'imperium.rule.R7.15': 'Carthag (City, combat): 1 troop and an Intrigue card. Whoever controls it gets 1 Solari at each visit.',
  'imperium.rule.R7.16': 'Research Station (City, combat), 2 water: 3 cards.',
  'imperium.rule.R7.17': 'Sietch Tabr (City, combat), open from 2 Fremen Influence on: 1 troop and 1 water. It gives no Influence.',
  'imperium.rule.R7.18': 'Sell Melange (Spice Trade): choose how much you sell; 2, 3, 4 or 5 spice bring 6, 8, 10 or 12 Solari.',
  'imperium.rule.R7.19': 'Secure Contract (Spice Trade): 3 Solari.',
  'imperium.rule.R7.20':
    'Maker spaces (Spice Trade, combat): Imperial Basin is free and yields 1 spice, Hagga Basin costs 1 water and yields 2, The Great Flat costs 2 water and yields 3; bonus spice on top. Control of Imperial Basin is worth 1 spice at each visit.',
  'imperium.rule.R7.21': 'Swordmaster (Landsraad), 8 Solari, once for each player: your third Agent, ready at once and for good.',

  'imperium.rule.R8.1':
    'Your 12 troops are spread over supply, garrison and Conflict. Recruits go from supply to garrison; none left means none recruited.',
  'imperium.rule.R8.2': 'Deployed troops enter the Conflict, retreating ones return to the garrison, lost ones to the supply.',
  'imperium.rule.R8.3': 'Only troops in the Conflict fight.',
  'imperium.rule.R8.4':
    'If your Agent went to a combat space, you may deploy every troop recruited in this turn, wherever it came from, and up to 2 more from the garrison.',
  'imperium.rule.R8.5':
    'Deploy at any moment after placing the Agent, in as many goes as you like. Ruling: what a Plot card recruited earlier in the turn counts as recruited in it.',
  'imperium.rule.R8.6':
    'Elsewhere, and in a Reveal turn, troops enter the Conflict only by an effect that says so. Such an effect works in any turn and beside the limit of combat spaces.',
  'imperium.rule.R8.7': 'Recruits that you keep back wait in the garrison.',

  'imperium.rule.R9.1': 'Reveal your cards, use and spend what they give, set your strength, clear up.',
  'imperium.rule.R9.2': 'Your whole hand is laid open, apart from the cards that sent Agents.',
  'imperium.rule.R9.3': 'Now the Reveal boxes of these cards work. Cards that sent Agents give nothing more, but still count as in play.',
  'imperium.rule.R9.4': 'You pick the order, and may acquire cards at any point of it.',
  'imperium.rule.R9.5':
    'Persuasion comes from Reveal boxes, from a seat in the High Council (2), an Agent on Hall of Oratory (1) and Plot cards that waited for it. What you do not spend is gone.',
  'imperium.rule.R9.6': 'A card drawn in the Reveal turn is laid open straight away and works too.',
  'imperium.rule.R9.7':
    'Strength: 2 for each of your troops in the Conflict and 1 for each sword; 0 as long as no troop is there. Swords collected before count as soon as one arrives in the same turn.',
  'imperium.rule.R9.8':
    'The marker on the combat track shows your strength and follows all changes; above 20 it turns over and starts again.',
  'imperium.rule.R9.9': 'Without a troop left in the Conflict you have no strength, whatever happens, until one is put there.',
  'imperium.rule.R9.10': 'In the end all cards before you go to the discard pile. No effect calls this discarding.',

  'imperium.rule.R10.1':
    'Your cards are in your deck, your hand, in play before you, or on your open discard pile; Plot cards may wait beside it. Helena may also have a card set aside.',
  'imperium.rule.R10.2':
    'Should your deck be empty when you draw, your discard pile becomes the new one, not sooner. With both empty there is nothing to draw.',
  'imperium.rule.R10.3':
    'In your Reveal turn Persuasion acquires cards from the Row, Arrakis Liaison for 2 and The Spice Must Flow for 9, as many as you can pay. Foldspace is not sold.',
  'imperium.rule.R10.4':
    'What you acquire lies on your discard pile. The gap in the Row closes immediately, and the new card is on sale as well.',
  'imperium.rule.R10.5': 'An Acquire box works once, when you get the card, in whatever way.',
  'imperium.rule.R10.6':
    'Trashing takes a card from your hand, discard pile or play out of the game, Reserve cards onto their stack. The icon is an offer. As a price it has to be paid, and a card that trashes itself without a price must go.',
  'imperium.rule.R10.7': 'A trashed card loses what it has not done yet. Ruling: what it has given is yours.',
  'imperium.rule.R10.8': 'Whoever has to discard picks cards from the hand, and all of them if they are too few. Intrigue cards are safe.',
  'imperium.rule.R10.9': 'An empty stack sells nothing. Ruling: without an Imperium deck the Row shrinks.',
  'imperium.rule.R10.10': 'Your hand may be of any size.',

  'imperium.rule.R11.1':
    'Influence runs from 0 to 6 on every track. Ruling: anything beyond either end is lost, and you may still choose a full track.',
  'imperium.rule.R11.2': 'Reaching 2 is worth a Victory Point; falling below costs it again.',
  'imperium.rule.R11.3':
    'Reaching 4 brings a bonus: 2 troops from the Emperor, 3 Solari from the Spacing Guild, an Intrigue card from the Bene Gesserit, 1 water from the Fremen. Nobody takes it back, and climbing there anew brings it anew.',
  'imperium.rule.R11.4': 'The first player at 4 forms the Alliance with that Faction: the token and a Victory Point.',
  'imperium.rule.R11.5': 'With more Influence than its holder you take the token, and the point with it. Just as much is not enough.',
  'imperium.rule.R11.6':
    'If the holder falls below 4 or behind somebody, the token passes to the player with the most Influence, at least 4. Among equals the old holder decides. If nobody has 4 it goes back to the board. Ruling: from there only somebody rising to 4 takes it.',
  'imperium.rule.R11.7': 'Influence of your choice goes to one Faction altogether; 2 cannot be split.',
  'imperium.rule.R11.8': 'You can only give up Influence that you have with that Faction.',
  'imperium.rule.R11.9': 'A condition of Influence holds with that much or more, one of an Alliance while the token is yours.',
  'imperium.rule.R11.10': 'A step on a track is settled on the spot: point, bonus, Alliance. Ruling: two points at a time are one step.',

  'imperium.rule.R12.1':
    'Intrigue cards are kept secret and as many as you get; everybody sees how many. A played one ends on the open discard pile.',
  'imperium.rule.R12.2': 'When the Intrigue deck is used up its discard pile is shuffled.',
  'imperium.rule.R12.3': 'Most are Plot, Combat or Endgame cards; one can be used in two of these ways.',
  'imperium.rule.R12.4': 'Plot cards are for your turns, Combat cards for the Combat phase, Endgame cards for the very end.',
  'imperium.rule.R12.5':
    'A condition on the card has to hold and its price has to be paid; you choose among what is possible. Ruling: a card that would achieve nothing may be played all the same.',
  'imperium.rule.R12.6': 'Charisma and Recruitment Mission wait openly for your Reveal turn and leave with it.',
  'imperium.rule.R12.7': 'A stolen Intrigue card is drawn blindly, and only the two players learn which it was.',

  'imperium.rule.R13.1': 'If a Rival has troops in the Conflict, its swords are turned up before anything else.',
  'imperium.rule.R13.2':
    'Everybody with a troop in the Conflict takes part. If only Rivals fight, the ranking follows at once. If nobody does, there is no fight. Ruling: nobody joins later.',
  'imperium.rule.R13.3':
    'From the First Player on, each in turn plays one or more Combat cards or passes. You may play again after a pass. It is over when all have passed in a row.',
  'imperium.rule.R13.4': 'Strength changes with every card. Ruling: with your last troop you drop out.',
  'imperium.rule.R13.5': 'Cards for winning a Conflict are of no use yet.',
  'imperium.rule.R13.6':
    'Then strength decides about the places, Rivals included. Strength 0 has none, and a tie uses up as many places as it has players.',
  'imperium.rule.R13.7':
    'Alone on the first place you win and get the first reward; the second place gets the second; the third place gets the third with four players.',
  'imperium.rule.R13.8':
    'A tie for the first place has no winner: each gets the second reward. With four players and two tied, the others may still earn the third.',
  'imperium.rule.R13.9':
    'A tie for the second place earns each the third reward, and nothing is left behind it. A tie for the third earns nothing. Ruling: the second place has it also with fewer than four players.',
  'imperium.rule.R13.10':
    'Ruling: rewards are given from the First Player on, each sorted as its owner likes. Then the winner may play cards for winning, the one just drawn included, and pay with what has just come in.',
  'imperium.rule.R13.11':
    'Rewards follow the usual rules. Trashing is optional, and where several things are to be chosen all are chosen first.',
  'imperium.rule.R13.12': 'All troops of the Conflict go to their owners’ supplies, not to the garrisons.',

  'imperium.rule.R14.1': 'Winning a Conflict about a space puts your Control marker there, in place of anyone else’s.',
  'imperium.rule.R14.2': 'A space has one owner, until another one wins it.',
  'imperium.rule.R14.3':
    'Every Agent that arrives earns the owner of Arrakeen or Carthag 1 Solari, that of Imperial Basin 1 spice, from the bank. Ruling: a Rival’s Agent does so too.',
  'imperium.rule.R14.4': 'Control also lets you defend the space when a Conflict is about it.',
  'imperium.rule.R14.5': 'The Voice closes a space and controls nothing.',

  'imperium.rule.R15.1': 'After Combat 1 spice gathers on every maker space that has no Agent.',
  'imperium.rule.R15.2': 'A maker space counts as empty if its Agent was called away in time.',
  'imperium.rule.R15.3': 'An Agent sent there harvests what is printed and everything that has gathered.',
  'imperium.rule.R15.4': 'Spice from cards or control is not harvested.',

  'imperium.rule.R16.1': 'The Mentat is an Agent for hire. While you have it, it is yours like any other.',
  'imperium.rule.R16.2':
    'You can take it if it is lying idle on its space, and send it in the same round. Ruling: standing there on duty, it is in use.',
  'imperium.rule.R16.3': 'It goes home in Recall, sent out or not.',
  'imperium.rule.R16.4':
    'Won in a Conflict, it comes to the winner in Recall and serves for the whole next round. Meanwhile its space offers the card alone.',
  'imperium.rule.R16.5':
    'Recall: unless the game is over, Agents return to their Leaders, the First Player marker goes one further clockwise, and a new round begins.',
  'imperium.rule.R16.6':
    'The game ends in Recall if somebody has 10 Victory Points then, or no Conflict card is left. Having had 10 earlier means nothing.',
  'imperium.rule.R16.7':
    'First everybody plays Endgame cards, then the highest score wins. Ruling: from the First Player on, all of one’s cards in one go.',
  'imperium.rule.R16.8':
    'Equal scores are parted by spice, Solari, water and troops in the garrison, in that order, and at last by who revealed later in the last round. Ruling: no Rival reveals, so between you and a Rival that last test is yours.',

  'imperium.rule.R17.1': 'The bank gives what is gained and takes what is paid.',
  'imperium.rule.R17.2':
    'An effect has to happen, apart from whatever you “may” do, arrows and the trash icon. On an Intrigue card the arrow is part of playing it.',
  'imperium.rule.R17.3': 'An arrow is followed once, never several times.',
  'imperium.rule.R17.4':
    'Conditions are looked at when you carry the effect out. Ruling: you can fulfil them first by something else, but not give up while the turn lasts.',
  'imperium.rule.R17.5': 'Fremen Bond: another Fremen card of yours is in play, from either kind of turn. Two such cards help each other.',
  'imperium.rule.R17.6': 'With the Bene Gesserit it is the same; a card of two Factions helps both.',
  'imperium.rule.R17.7':
    'What strikes all opponents goes clockwise from your left. They decide for themselves, knowing what the others before them did.',
  'imperium.rule.R17.8': 'No price falls below 0.',
  'imperium.rule.R17.9':
    'The effects of a box, space or reward go in any order. Ruling: on Intrigue cards, and behind an arrow, a condition or a choice, they follow one another as listed.',
  'imperium.rule.R17.10':
    'Choose only what you can pay for, what holds and what you can lose. That it would be useless does not matter. Ruling: if nothing is possible, nothing happens.',
  'imperium.rule.R17.11':
    'Ruling: what changes prices or amounts works by itself, from when the card is played until the turn ends or the card is trashed.',
  'imperium.rule.R17.12': 'Ruling: a card trashes itself when all its other effects are done.',

  'imperium.rule.R18.1':
    'The ability on the left of a Leader works by itself. The other one is used by sending an Agent with the Signet Ring.',
  'imperium.rule.R18.2':
    'Baron Harkonnen keeps two Faction tokens secret. Once, when he has deployed 4 troops in one of his turns, he reveals them and gains 1 Influence with both. Ruling: it is not optional, and troops that retreat are taken off. Signet: 1 Solari for an Intrigue card.',
  'imperium.rule.R18.3': 'Rabban starts with 1 spice and 1 Solari more. Signet: 1 troop, 2 if he has an Alliance.',
  'imperium.rule.R18.4': 'Memnon Thorvald gains 1 Influence of his choice with his seat in the High Council. Signet: 1 spice.',
  'imperium.rule.R18.5': 'Ariana Thorvald takes 1 spice less from each harvest and draws a card instead. Signet: 1 water.',
  'imperium.rule.R18.6':
    'Helena Richese may join enemy Agents on Landsraad and City spaces. Signet: a card of the Row is set aside for her; until the end of her Reveal turn in this round she can acquire it for 1 less, then it leaves the game. Ruling: the ring always sets a card aside.',
  'imperium.rule.R18.7':
    'Leto Atreides pays 1 Solari less on Landsraad spaces. Signet: 1 spice for 1 Influence where an opponent is ahead of him.',
  'imperium.rule.R18.8': 'Paul Atreides may look whenever he likes what he will draw next, if his deck has a card. Signet: a card.',
  'imperium.rule.R18.9':
    'Ilban Richese draws a card when he pays Solari to enter a space. What cards cost does not count. Signet: 1 Solari.',

  'imperium.rule.R19.1': 'A card with an empty Agent box still sends an Agent if it has icons. Without icons it is only revealed.',
  'imperium.rule.R19.2': 'Assassination Mission pays its 4 Solari whenever something trashes it. It cannot do so itself.',
  'imperium.rule.R19.3': 'Bene Gesserit Sister gives Persuasion or swords, never some of both.',
  'imperium.rule.R19.4': 'Cards drawn by Dr. Yueh, the Initiate, Space Travel and others may call for a new deck, as usual.',
  'imperium.rule.R19.5':
    'Crysknife, Fedaykin Death Commando, Spice Hunter and Sietch Reverend Mother have a part that needs the Fremen Bond.',
  'imperium.rule.R19.6':
    'Carryall doubles what is printed on the maker space and leaves the bonus spice as it is. Elsewhere it does nothing.',
  'imperium.rule.R19.7': 'With Chani or Scout you may let no troop retreat at all. Each that does costs its strength.',
  'imperium.rule.R19.8': 'CHOAM Directorship brings 1 Influence with all four Factions, in your order.',
  'imperium.rule.R19.9': 'Duncan Idaho: 1 water for a troop and a card, one time.',
  'imperium.rule.R19.10': 'Firm Grip never raises Influence with the Emperor. Its 4 Persuasion need the Emperor’s Alliance.',
  'imperium.rule.R19.11': 'Foldspace draws first and goes back to its stack afterwards. Revealed, it does nothing.',
  'imperium.rule.R19.12': 'Fremen Camp: 2 spice for 3 troops, one time.',
  'imperium.rule.R19.13': 'Gene Manipulation: trashing is optional, and the 2 spice depend on another Bene Gesserit card alone.',
  'imperium.rule.R19.14': 'Guild Ambassador sells a Victory Point for 3 spice to the Guild’s ally, once in a reveal.',
  'imperium.rule.R19.15': 'After Guild Bankers each copy of The Spice Must Flow costs you 6 in this turn.',
  'imperium.rule.R19.16':
    'Gun Thopter sends a garrison troop of every opponent to the supply, if there is one. Revealed, it may deploy one of yours.',
  'imperium.rule.R19.17': 'Of the two troops that Gurney Halleck sells, none, one or both may go straight into the Conflict.',
  'imperium.rule.R19.18': 'Imperial Spy pays an Intrigue card only if it trashes itself.',
  'imperium.rule.R19.19': 'Lady Jessica brings 1 Influence of your choice when you acquire her.',
  'imperium.rule.R19.20':
    'Kwisatz Haderach sends an Agent anywhere, one from the board or the Mentat as well. It is lifted first and may return to the same space. Ruling: everything else about entering a space holds, and its card comes too late to help.',
  'imperium.rule.R19.21': 'Liet Kynes counts every Fremen card you have in play, himself too.',
  'imperium.rule.R19.22': 'Missionaria Protectiva needs another Bene Gesserit card in play for its Influence.',
  'imperium.rule.R19.23': 'Opulence sells one Victory Point for 6 Solari.',
  'imperium.rule.R19.24': 'Other Memory either draws or fetches a Bene Gesserit card from your discard pile.',
  'imperium.rule.R19.25': 'Intrigue cards of Piter De Vries and Thufir Hawat may call for a new Intrigue deck.',
  'imperium.rule.R19.26': 'Power Play makes the Influence of the visit 2, in one step, and is trashed. If it is gone before, 1 remains.',
  'imperium.rule.R19.27': 'Mohiam costs each opponent two cards of their choice, if you have another Bene Gesserit card in play.',
  'imperium.rule.R19.28': 'Sardaukar Legion may bring three garrison troops into the Conflict.',
  'imperium.rule.R19.29': 'Seek Allies sends an Agent once and must go.',
  'imperium.rule.R19.30': 'Shifting Allegiances takes 2 spice and 1 Influence and gives 2 Influence, even with the same Faction.',
  'imperium.rule.R19.31': 'The Signet Ring uses the signet ability of your Leader.',
  'imperium.rule.R19.32': 'Smuggler’s Thopter needs 2 Influence with the Spacing Guild, which its own spaces cannot give.',
  'imperium.rule.R19.33': 'Spice Smugglers: 2 spice for 3 Solari and 1 Influence with the Spacing Guild.',
  'imperium.rule.R19.34': 'Cards that no rule names, such as Stilgar, do what their boxes show.',
  'imperium.rule.R19.35':
    'Test of Humanity: each opponent discards a card or loses a troop in the Conflict, as they prefer and as far as they have it.',
  'imperium.rule.R19.36': 'Acquiring The Spice Must Flow is worth a Victory Point that nothing takes away.',
  'imperium.rule.R19.37':
    'The Voice closes any space, occupied or not, to your opponents, House Hagal and clever cards included. Ruling: it ends when your next turn of this round begins.',
  'imperium.rule.R19.38': 'Worm Riders have 4 swords from 2 Fremen Influence on, and 2 more with the Fremen Alliance.',

  'imperium.rule.R19.39':
    'Bindu Suspension comes before anything else in your turn. Ruling: after the card you may let the turn be over; it counts as neither kind, and you are asked again later.',
  'imperium.rule.R19.40':
    'Bypass Protocol gets a card that costs up to 3 for nothing, or for 2 spice one of up to 5 that goes on top of your deck. Ruling: from the Row, from the Reserve or set aside for you, by the printed cost.',
  'imperium.rule.R19.41': 'Calculated Hire works only if the Mentat is lying on its space.',
  'imperium.rule.R19.42': 'Dispatch an Envoy is played first. Ruling: the icons of the four Factions come on top of those printed.',
  'imperium.rule.R19.43':
    'Double Cross needs an opponent’s troop in the Conflict. It goes, and one of yours comes from the supply, if any is there.',
  'imperium.rule.R19.44': 'Infiltrate lets your next Agent of this turn stand beside enemies. Ruling: beside your own it cannot.',
  'imperium.rule.R19.45':
    'Corner the Market: a Victory Point for two copies of The Spice Must Flow, and another for more than anybody else has. A Rival of the solo game counts as having two.',
  'imperium.rule.R19.46': 'Poison Snooper looks at your top card, to draw or to trash it. An empty deck shows nothing.',
  'imperium.rule.R19.47': 'Rapid Mobilization deploys as much of your garrison as you like, in your Agent turn or your Reveal turn.',
  'imperium.rule.R19.48':
    'Recruitment Mission lets you put each card acquired in this Reveal turn on your discard pile or on your deck. Ruling: the latest lies on top.',
  'imperium.rule.R19.49': 'Refocus mixes discard pile and deck before the card is drawn.',
  'imperium.rule.R19.50': 'Reinforcements may go straight into the Conflict in a Reveal turn. In an Agent turn they count as recruits.',
  'imperium.rule.R19.51': 'Master Tactician: swords, or a retreat of up to three.',
  'imperium.rule.R19.52': 'Staged Incident gives three of your own troops in the Conflict away for a Victory Point.',
  'imperium.rule.R19.53': 'Demand Respect and To the Victor... need a win that is not shared. The spice of one may pay for the other.',
  'imperium.rule.R19.54': 'Tiebreaker: swords in Combat, or spice in the Endgame, which then only parts equals.',
  'imperium.rule.R19.55': 'Plans Within Plans pays once: for three tracks with 3 Influence, or better for all four.',
  'imperium.rule.R19.56':
    'Urgent Mission brings any Agent of yours back, ready to go again. Ruling: even the one just sent, and its visit goes on.',
  'imperium.rule.R19.57': 'Councilor’s Dispensation needs a seat in the High Council, Allied Armada an Alliance.',

  'imperium.rule.R20.1':
    'All can see: the board, the Row, the piles of discarded and played cards, resources, troops, Influence, points, Leaders, and how many cards are in every hand and deck.',
  'imperium.rule.R20.2': 'You alone see your hand, your Intrigue cards, the Baron’s tokens and a card that you look at.',
  'imperium.rule.R20.3': 'Nobody sees the order of a deck, the unused Conflicts, or what Rivals hold.',
  'imperium.rule.R20.4': 'Two know a stolen Intrigue card: who lost it and who has it. Ruling: discard piles and all numbers are open.',

  'imperium.rule.R21.1':
    'A Rival plays by itself. It sends Agents and never reveals, has neither deck nor hand, and suffers what strikes opponents if it has what is taken.',
  'imperium.rule.R21.2':
    'For its turn a Hagal card names the space. If it is occupied or closed by The Voice, the next card decides. Price, condition and effect of the space do not matter.',
  'imperium.rule.R21.3': 'Ruling: the Reshuffle card, and an empty deck, put all Hagal cards back together.',
  'imperium.rule.R21.4':
    'A Rival gets just what the Hagal card shows: Influence without the bonus at 4, the signet in the solo game, troops. On a combat space these go into the Conflict and 2 from the garrison with them.',
  'imperium.rule.R21.5': 'Combat spaces for Hagal cards: Heighliner, Hardy Warriors, Stillsuits, Carthag, Arrakeen and every harvest.',
  'imperium.rule.R21.6':
    'To harvest, a Rival goes where most bonus spice lies, or among equals where the harvest is richer. Without bonus spice anywhere the next card is turned up. Ruling: also if The Voice closes that space.',
  'imperium.rule.R21.7': 'Ruling: its visits earn the owner of a space the bonus too.',
  'imperium.rule.R21.8': 'It cannot have more than 12 troops or 6 Influence either.',
  'imperium.rule.R21.9':
    'Before the Combat cards, each Rival that fights adds the swords of one Hagal card, in turn order. It plays no Intrigue.',
  'imperium.rule.R21.10': 'The card turned up for swords is used up until the deck is shuffled.',
  'imperium.rule.R21.11': 'The 31 Hagal cards lead to twelve spaces and to the best harvest, with up to 6 swords.',
  'imperium.rule.R21.12':
    'Cards against opponents find a Rival: Gun Thopter in its garrison, Test of Humanity and Double Cross in the Conflict. Mohiam finds no hand. Ruling: Secrets would need four Intrigue cards.',

  'imperium.rule.R22.1':
    'House Hagal takes a third colour: 3 Agents, all 12 troops in the supply, no Leader and no score. The 1P cards stay in the box.',
  'imperium.rule.R22.2': 'It collects neither resources nor rewards nor points.',
  'imperium.rule.R22.3':
    'Whenever the First Player has sent an Agent, it sends one of its own, while it has any. Revealing does not wake it. Ruling: nor does Bindu Suspension.',
  'imperium.rule.R22.4': 'When both of you have revealed, its remaining Agents stay at home.',
  'imperium.rule.R22.5': 'Ruling: the two of you take turns as First Player. In Combat House Hagal comes right behind.',
  'imperium.rule.R22.6': 'It takes a place in Combat like anybody else, and nobody gets the reward of that place.',
  'imperium.rule.R22.7': 'If it wins alone the fight over your space, your Control marker goes. It never controls anything itself.',
  'imperium.rule.R22.8': 'It competes for Alliances and profits nothing from them.',
  'imperium.rule.R22.9': 'Its troops and Agents go home with all others.',

  'imperium.rule.R23.1':
    'You face two Rivals that score. Choose how hard it shall be, and their Leaders, but not Paul or Helena. They use the signet alone.',
  'imperium.rule.R23.2': 'Each Rival starts with 2 Agents and 1 water; the difficulty tells what else it has.',
  'imperium.rule.R23.3': 'The 2P cards stay in the box.',
  'imperium.rule.R23.4':
    'Four grades. Mercenary: you start with 1 Solari and 1 spice more. Sardaukar: the Mentat space costs 5 Solari, Rivals start with 3 troops and an Intrigue card. Mentat: they place troops cleverly too. Kwisatz Haderach: and you get no Swordmaster.',
  'imperium.rule.R23.5': 'The Rival on your left is First Player; then the marker goes round all three.',
  'imperium.rule.R23.6':
    'All three act in order until you have revealed and the Rivals have sent all Agents. Ruling: after your reveal they finish alone.',
  'imperium.rule.R23.7': 'Both Rivals get their third Agent at the start of round 5, 4, 3 or 3, by difficulty.',
  'imperium.rule.R23.8': 'A Rival keeps what it harvests, bonus spice and all.',
  'imperium.rule.R23.9':
    'The 1P Arrakeen card uses the signet of its Leader if it can be paid. Leto chooses where the Rival has least, among Factions in which somebody is ahead. Ruling: Rabban’s troops go into the Conflict.',
  'imperium.rule.R23.10': 'Rivals score with Influence, Alliances, Conflicts and spending. The bonus at 4 is not for them.',
  'imperium.rule.R23.11':
    'They take rewards in full, with control and Mentat, except for trashing. Ruling: tied for second, they get the third reward.',
  'imperium.rule.R23.12': 'With 3 Intrigue cards, 3 water, 7 Solari or 7 spice a Rival buys a Victory Point at once.',
  'imperium.rule.R23.13': 'Its Influence goes where it has least. Ties, and any other choice, are yours to decide.',
  'imperium.rule.R23.14': 'It always defends a space it controls.',
  'imperium.rule.R23.15': 'For Corner the Market you have to beat the two copies that each Rival counts as having.',
  'imperium.rule.R23.16':
    'At Mentat and above a Rival that is ahead of everyone by 2 troops keeps back all others in Conflicts of level I and II. In level III it sends whatever it can. Ruling: all or nothing.',
  'imperium.rule.R23.17': 'The end and ties are the same as ever, with Rivals in the count.',
  'imperium.rule.R23.18': 'Ruling: at Kwisatz Haderach the Swordmaster space is closed to you.',

  'imperium.rule.R24.1': 'You may agree that no House is led twice.',
  'imperium.rule.R24.2': 'Leaders may be dealt instead of chosen.',
  'imperium.rule.R24.3': 'Instead of an app of the publisher, Sietch turns the Hagal cards; it can do so beside your own board as well.',
} as const;
