/** Every rule of the game in our own words, for the look-up. Keys: `uprising.rule.<number>`; "Ruling" marks what the rulebook leaves open. */
export const uprisingRulesEn = {
  'uprising.topic.box': 'What is in the box',
  'uprising.topic.setUp': 'Set-up',
  'uprising.topic.round': 'Rounds and turns',
  'uprising.topic.agents': 'Sending an Agent',
  'uprising.topic.spies': 'Spies',
  'uprising.topic.spaces': 'Board spaces',
  'uprising.topic.troops': 'Troops and strength',
  'uprising.topic.worms': 'Sandworms and the Shield Wall',
  'uprising.topic.control': 'Control of spaces',
  'uprising.topic.reveal': 'The Reveal turn',
  'uprising.topic.cards': 'Cards: drawing, acquiring, trashing',
  'uprising.topic.intrigue': 'Intrigue cards',
  'uprising.topic.combat': 'Combat and rewards',
  'uprising.topic.end': 'Makers, Recall and the end',
  'uprising.topic.influence': 'Influence and Alliances',
  'uprising.topic.effects': 'How effects work',
  'uprising.topic.contracts': 'CHOAM contracts',
  'uprising.topic.leaders': 'Leaders',
  'uprising.topic.secrets': 'Open and secret',
  'uprising.topic.rivals': 'One or two players: Rivals',
  'uprising.topic.six': 'Six players: two teams',
  'uprising.topic.mixing': 'With other boxes',

  'uprising.rule.R1.1':
    'For all together: a board with two sides, tokens for water, Solari and spice, sandworms, the First Player marker, 4 Alliance tokens, the Shield Wall, 4 Maker Hooks and the token of Feyd.',
  'uprising.rule.R1.2':
    'Cards: 69 Imperium, 44 Intrigue, 18 Reserve, 16 Conflicts (3 of tier I, 9 of II, 4 of III), 5 Objectives, 9 Leaders and 20 contracts. Four Imperium cards, four Intrigue cards, one Leader and all contracts belong to the CHOAM module. Ten more contracts are for Rise of Ix only.',
  'uprising.rule.R1.3':
    'Each colour has a starting deck of 10 cards, 16 cubes (4 for Influence, 12 troops), 2 discs, 3 Spies, 3 Control markers, 3 Agents and a Combat marker.',
  'uprising.rule.R1.4':
    'Solari, spice, water and sandworms never run out. Scarce are your 12 troops, 3 Spies, 3 Control markers and 3 Agents, one set of Maker Hooks for each player, and all cards and contracts.',
  'uprising.rule.R1.5':
    'Games with Rivals use House Hagal cards and 10 Rival cards. Ruling: one list has 37 Hagal cards and the Reshuffle card, another 37 in all; here it is 37 and one.',

  'uprising.rule.R2.1':
    'Turn up the side of the board for your number of players. The Shield Wall and the Alliance tokens go on their places.',
  'uprising.rule.R2.2':
    'The Conflict deck has ten cards: one of tier I on top, five of tier II, all four of tier III at the bottom. Nobody learns which cards were left out.',
  'uprising.rule.R2.3':
    'Shuffle the Intrigue deck and the Imperium deck; five Imperium cards lie open as the Row, with the two Reserve stacks beside it. Without the CHOAM module its cards and Shaddam stay in the box.',
  'uprising.rule.R2.4':
    'Everybody has a Leader, chosen or dealt; two of one House may meet. One mark beside the name means easy, three mean hard. Ruling: you choose one after the other, in an order drawn for it.',
  'uprising.rule.R2.5': 'Your ten starting cards, shuffled, are your deck. Staban Tuek begins without Diplomacy, with nine.',
  'uprising.rule.R2.6': 'You begin with 1 water and nothing else.',
  'uprising.rule.R2.7':
    'Two Agents stand on your Leader, the third waits beside the board. 3 troops are in your garrison and 9 in your supply, with your Spies and Control markers. Influence and score are 0; with exactly four players everybody has 1 point.',
  'uprising.rule.R2.8':
    'Everybody gets one open Objective from those for your number of players. The one with the First Player marker makes its owner First Player.',
  'uprising.rule.R2.9':
    'With the CHOAM module shuffle its cards in, and turn up two of the 20 contracts. If Shaddam plays, both Sardaukar contracts are kept for him first.',
  'uprising.rule.R2.10': 'Feyd’s token begins at the left end of his track. Jessica begins as Lady Jessica.',
  'uprising.rule.R2.11': 'One, two and six players set up more: see Rivals and the six-player game.',

  'uprising.rule.R3.1': 'A round has five phases: Round Start, Player Turns, Combat, Makers and Recall.',
  'uprising.rule.R3.2':
    'Turn up the next Conflict. Whoever controls its space may send 1 troop from the supply into it. Then everybody draws 5 cards; cards left in the hand stay there.',
  'uprising.rule.R3.3':
    'From the First Player clockwise everybody takes one turn after another, an Agent turn or the Reveal turn. After your Reveal turn you are done for this phase.',
  'uprising.rule.R3.4': 'If no Agent can be sent, you reveal. Passing does not exist.',

  'uprising.rule.R4.1': 'Play one card with an Agent icon and send one Agent to one space that fits one of its icons.',
  'uprising.rule.R4.2':
    'Faction, Landsraad, City and Spice Trade icons lead to spaces with the same icon. The Spy icon leads to every space that one of your Spies watches, and the Spy stays. Ruling: the same Spy may still be recalled afterwards in that turn.',
  'uprising.rule.R4.3':
    'The space must be free (or you infiltrate), you have the Influence it asks for, and you can pay its whole price now, before anything is gained. Undercover Asset lifts only the Influence.',
  'uprising.rule.R4.4': 'Gather Support and Spice Refinery have two prices. Ruling: choose and pay one when you send the Agent.',
  'uprising.rule.R4.5':
    'In this order: play the card, pay, recall a Spy to infiltrate, place the Agent, give the control bonus and Staban’s spice, decide on gathering intelligence, then use all effects. Ruling: the bonus of your own control cannot pay for the space.',
  'uprising.rule.R4.6':
    'You choose the order of the effects of space, card, contracts and Leader and may alternate between them. One effect is finished before the next begins.',
  'uprising.rule.R4.7':
    'An effect must happen unless it says “may”, has an arrow, or is a trash icon; a card that trashes itself has to. Ruling: what is impossible now waits until the turn ends, then lapses.',
  'uprising.rule.R4.8':
    'An arrow is paid at most once for each card and turn, in full, from what you had before; only sandworm rewards may be paid twice.',
  'uprising.rule.R4.9':
    'A Faction space gives 1 Influence with its Faction. Cards that make it two do so in any order, and never split it.',
  'uprising.rule.R4.10': 'Ten spaces are combat spaces. If your Agent goes there, you may deploy troops in that turn.',
  'uprising.rule.R4.11':
    'Plot cards can be played at any time in your turn, but not while you pay and place, and not in the middle of an effect.',
  'uprising.rule.R4.12':
    'A recalled Agent returns to your Leader and can be sent again. Ruling: the Agent you have just sent never comes back that way; without another one nothing happens.',
  'uprising.rule.R4.13':
    'The Swordmaster is your third Agent, once per game: 8 Solari, or 6 when somebody has one already. It can be used in the same round.',
  'uprising.rule.R4.14':
    'High Council, 5 Solari: the first visit gives a seat with 2 Persuasion in every Reveal turn. Each later visit gives 2 spice, an Intrigue card and 3 troops. Ruling: there are four seats; when all are taken, only their owners may visit.',
  'uprising.rule.R4.15': 'Assembly Hall gives an Intrigue card, and 1 Persuasion in your Reveal turn if your Agent still stands there.',

  'uprising.rule.R5.1':
    'Thirteen observation posts watch one to three spaces each. A post holds one Spy; some effects let you join another player’s, never your own.',
  'uprising.rule.R5.2':
    'A Spy icon places a Spy from your supply on a free post. If you have none left, you may recall one first. “On” an icon means that the post watches such a space.',
  'uprising.rule.R5.3': 'Without a Spy in supply you may leave it. Ruling: with a Spy in supply and a free post you have to place it.',
  'uprising.rule.R5.4':
    'Recalling takes one of your Spies back to your supply. “If you recalled a Spy this turn” counts every such recall, whatever it was for.',
  'uprising.rule.R5.5':
    'Infiltrate: recall a Spy that watches an occupied space, and the Agents of others there do not stop you. Ruling: one Spy is enough for several Agents, but an Agent of your own still blocks.',
  'uprising.rule.R5.6':
    'Gather Intelligence: right after placing the Agent, before all effects, you may recall a Spy that watches the space and draw a card. Ruling: once for each Agent sent. The Spy that infiltrated cannot do it as well.',
  'uprising.rule.R5.7': 'You spy on a space if one of your Spies stands on a post that watches it.',

  'uprising.rule.R6.1':
    'The board has 22 spaces with icon, price, effects and posts. Ruling: Imperial Privilege trashes an Intrigue card for a new one; it is not only discarded.',
  'uprising.rule.R6.2':
    'On maker spaces you take all bonus spice. At Deep Desert and Hagga Basin you then choose spice or, with Maker Hooks, sandworms. Ruling: sandworms cannot be chosen where none may come.',
  'uprising.rule.R6.3': 'Secrets: an Intrigue card, and a random one from every opponent who holds four or more at that moment.',
  'uprising.rule.R6.4':
    'Sietch Tabr: either Maker Hooks, a troop and 1 water, or 1 water and you may remove the Shield Wall. Ruling: where the Hooks lie makes no difference.',
  'uprising.rule.R6.5':
    'Shipping gives 5 Solari and 1 Influence with any Faction. Shipping, Imperial Privilege and Sietch Tabr are no Faction spaces.',

  'uprising.rule.R7.1': 'Recruiting moves a troop from supply to garrison. With no troop in supply you get none.',
  'uprising.rule.R7.2':
    'On a combat space you may deploy every troop recruited in this turn, wherever it came from, and at most 2 others from the garrison.',
  'uprising.rule.R7.3': 'Deploying is your choice, at any moment from placing the Agent to the end of the turn. Ruling: also in portions.',
  'uprising.rule.R7.4': 'Cards that deploy name their own number and need no combat space. They do not use up the 2 of the garrison.',
  'uprising.rule.R7.10': 'Strength: 2 for each troop, 3 for each sandworm, 1 for each sword. Without a unit in the Conflict it is 0.',
  'uprising.rule.R7.11':
    'If your last unit leaves, your strength is 0. Ruling: your swords count again if a unit comes back in that Reveal turn.',
  'uprising.rule.R7.5':
    'A sandworm goes straight into the Conflict and never retreats. Ruling: Maker Hooks are needed only where they are printed before the icon; Unexpected Allies needs none.',
  'uprising.rule.R7.6': 'While the Shield Wall stands, no sandworm comes to Conflicts about Arrakeen, Spice Refinery and Imperial Basin.',
  'uprising.rule.R7.7': 'Its icon lets you remove the Shield Wall for the rest of the game. You may decline.',
  'uprising.rule.R7.8':
    'Winning a Conflict with a control reward puts your marker on the space, in place of another. At each visit, your own too, you get 1 Solari (Arrakeen, Spice Refinery) or 1 spice (Imperial Basin).',
  'uprising.rule.R7.9': 'The defender’s troop comes from the supply only. Ruling: you may decline it.',

  'uprising.rule.R8.1': 'Lay all hand cards open, apart from those played with Agents.',
  'uprising.rule.R8.2': 'Use the Reveal boxes of these cards in any order. Cards played with Agents count as in play but do nothing now.',
  'uprising.rule.R8.3':
    'Your Persuasion comes from cards, 2 from a seat in the council, 1 from Assembly Hall, and Leaders. What is left is lost. A seat taken now counts at once.',
  'uprising.rule.R8.4':
    'A Leader’s ability for the Reveal turn works once in each. Gurney and Muad’Dib get theirs as soon as the condition holds, and keep it.',
  'uprising.rule.R8.5': 'Fremen Bond works if another Fremen card of yours is in play. Two Bond cards help each other.',
  'uprising.rule.R8.6': 'A card drawn in your Reveal turn is revealed and used at once.',
  'uprising.rule.R8.9':
    'At the end all cards in play go to your discard pile. That is no discarding. Cards drawn later stay in the hand for the next round.',
  'uprising.rule.R8.10': 'Plot cards can be played in the Reveal turn until you clean up.',
  'uprising.rule.R8.11': 'In the Reveal turn units enter the Conflict only by effects that say so.',
  'uprising.rule.R8.7':
    'Spend Persuasion for cards of the Row, the Reserve or your own card set aside, as often as you can. They go to your discard pile; the Row is refilled at once. Ruling: Price is No Object also buys Reserve cards, for Solari only.',
  'uprising.rule.R8.8':
    'The box under the price works once, when you get the card, however you get it. The Spice Must Flow: 1 Victory Point.',
  'uprising.rule.R8.12': 'If your deck is empty, the shuffled discard pile becomes the new one. If both are empty, draw no more.',
  'uprising.rule.R8.13': 'An empty Imperium deck refills nothing. An empty Reserve stack is gone.',
  'uprising.rule.R8.14':
    'Trashing takes a card from hand, discard pile or play out of the game; Reserve cards return to their stack. What it gave stays, what it had still to give is lost, unless it trashes itself.',

  'uprising.rule.R9.1': 'Intrigue cards lie face down apart from your hand. Everybody may count them; only you may look.',
  'uprising.rule.R9.2':
    'Plot cards belong to your own turns, Combat cards to the Combat phase, Endgame cards to the end. With two kinds on it a card is used in one of them.',
  'uprising.rule.R9.3':
    'Conditions must hold and prices must be paid, or the card cannot be played. Ruling: separate lines on a card can be used alone or together; on Find Weakness and Questionable Methods the arrow may be left.',
  'uprising.rule.R9.4': 'A played card goes to the open discard pile; one that works for longer lies in front of you until then.',
  'uprising.rule.R9.5': 'If the deck is empty, shuffle its discard pile. Trashed Intrigue cards are gone.',
  'uprising.rule.R9.6': 'A card may be played even if it changes nothing, as long as its condition and price allow it.',
  'uprising.rule.R9.7':
    'Manipulate sets a card of the Row aside for you; in your Reveal turn of this round it costs 1 less. Ruling: another effect of yours may take it at full price. Otherwise it leaves the game.',
  'uprising.rule.R9.8': 'Call to Arms recruits a troop for every card that you acquire after it in your Reveal turn of this round.',

  'uprising.rule.R10.1':
    'From the First Player everybody with a unit in the Conflict plays Combat cards or passes. When all pass one after another, it is decided. You may play again after passing.',
  'uprising.rule.R10.2':
    'Most strength gets the first reward, the next the second; the third only with four or six players. Tied for first, you all get the second; tied for second, the third. With up to three players a third reward exists only for such a tie. With strength 0 you get nothing. With four or six, if exactly two tie for first, the best of the others still gets the third; tied for third, nobody does.',
  'uprising.rule.R10.3': 'Only a first place of your own wins the Conflict. In a tie the card stays.',
  'uprising.rule.R10.4':
    'With a sandworm in the Conflict you get your reward twice; an arrow may be paid twice. Control, the card and battle icons are not doubled. Ruling: choices are made anew each time, also on Propaganda, and what counts is the moment of the reward.',
  'uprising.rule.R10.5':
    'Rewarded troops go to the garrison; you order your own rewards. Ruling: between players the First Player begins, then clockwise.',
  'uprising.rule.R10.6':
    'The winner takes the card. If one of your open cards has the same battle icon, both are turned down for 1 Victory Point. Wild icons wait for the end.',
  'uprising.rule.R10.7': 'Afterwards troops go to the supply, sandworms to the bank, markers to 0.',
  'uprising.rule.R10.8': 'A sandworm alone is enough to take part. Ruling: “troop” means any unit there.',

  'uprising.rule.R11.1': 'Each maker space without an Agent gets 1 bonus spice. It piles up.',
  'uprising.rule.R11.2':
    'With 10 points of anybody, or an empty Conflict deck, the game ends. Otherwise Agents come home and the First Player marker goes to the left.',
  'uprising.rule.R11.3': 'The end is looked at only in Recall; points may have fallen again by then.',
  'uprising.rule.R11.4':
    'At the end everybody once, from the First Player, plays Endgame cards and pairs wild icons with any open card for 1 point. Ruling: Crysknife, Desert Mouse and Ornithopter turn down won Conflict cards, no Objectives; your order is free.',
  'uprising.rule.R11.5':
    'Most points win. Then count spice, Solari, water, troops in garrison. Ruling: after that the latest Reveal turn wins.',
  'uprising.rule.R11.6': 'Points may go beyond the printed 12.',

  'uprising.rule.R12.1':
    'Influence goes from 0 to 6. More is lost, and at 0 you cannot pay with it. Ruling: you may lose and regain the same Faction; Opportunism may take both from one Faction.',
  'uprising.rule.R12.2': 'Rising to 2 gives 1 Victory Point, falling below takes it back.',
  'uprising.rule.R12.3':
    'Rising to 4 gives the bonus of the track: Emperor a Spy, Spacing Guild 3 Solari, Bene Gesserit an Intrigue card, Fremen 1 water. You keep it, and may get it again.',
  'uprising.rule.R12.4':
    'The first at 4 takes the Alliance, worth 1 point. Whoever rises above its holder takes it over; equal is not enough.',
  'uprising.rule.R12.5':
    'If the holder falls, somebody who was level or is now higher takes the token; below 4 it goes to another player with 4 or more, or back to the board. The holder decides between equals.',
  'uprising.rule.R12.6': 'Two Influence in one icon go to one Faction. “Two Factions” are two different ones, named before the first gain.',
  'uprising.rule.R12.7': '“When you reach 2” also counts when you pass it, and again after a fall.',

  'uprising.rule.R13.1': 'Where a card and a rule disagree, the card is right.',
  'uprising.rule.R13.2': 'You order your own effects. Between players it goes clockwise from the active one.',
  'uprising.rule.R13.3': 'Discarding means a hand card of your choice.',
  'uprising.rule.R13.4': '“This turn” ends with your turn. Deployed counts less what retreated; gained spice counts without what you paid.',
  'uprising.rule.R13.5': 'Retreating troops return to the garrison. “Any number” may be none.',
  'uprising.rule.R13.6': 'What you pay goes to the bank. Nothing is traded between players, except by the Trade icon with six.',
  'uprising.rule.R13.7':
    'The price of a card stands in its top right corner; starting cards count as 0. Ruling: where lists of cards disagree, the printed card decides (Branching Path, Undercover Asset, Covert Operation, Dagger, Reconnaissance, Depart for Arrakis, Strategic Stockpiling, Shaddam, Gurney, Demand Attention, Reliable Informant).',
  'uprising.rule.R13.8':
    '“Or” means exactly one option, and one that can be paid and changes something. Ruling: the 5 Solari of Corrinth City cannot pay its other option.',

  'uprising.rule.R14.1':
    'Without the module a contract icon gives 2 Solari. With it take one of the two open contracts, and a new one is turned up. When all are gone it is 2 Solari again.',
  'uprising.rule.R14.2':
    'Contracts ask for an Agent on a space, for so much spice in a turn with an Agent on a maker space, for acquiring The Spice Must Flow, or for nothing.',
  'uprising.rule.R14.3':
    'A fulfilled contract must be told: take the reward as one more effect of the turn and turn it down. One Agent may fulfil several.',
  'uprising.rule.R14.4': 'You must own the contract before you send the Agent. Ruling: that holds for harvest contracts too.',
  'uprising.rule.R14.5': 'Completed contracts are those face down in front of you.',
  'uprising.rule.R14.6':
    'Shaddam may take one of the Sardaukar contracts kept for him instead of an open one. Ruling: with none open he chooses between it and 2 Solari.',
  'uprising.rule.R14.7':
    'Rise of Ix deals two more contracts to each player, who keeps one. Those contracts are not part of this game here.',
  'uprising.rule.R14.8': 'A contract that recalls an Agent recalls another than the one just sent.',

  'uprising.rule.R15.1': 'Each Leader has an ability and a signet. The signet works when Signet Ring is played with an Agent.',
  'uprising.rule.R15.2':
    'Feyd-Rautha: each signet moves his token one step to the right and gives the reward there; at forks he chooses. At the end it does nothing.',
  'uprising.rule.R15.3':
    'Gurney Halleck: 1 Persuasion when he reaches 6 strength in his Reveal turn, 10 with six players. Signet: 1 troop.',
  'uprising.rule.R15.4': 'Lady Amber Metulli: may retreat one troop in her Reveal turn. Signet: 1 Solari, with any Alliance also 1 spice.',
  'uprising.rule.R15.5': 'Lady Margot Fenring: 2 spice on reaching 2 with the Bene Gesserit. Signet: a Spy on a City post.',
  'uprising.rule.R15.6':
    'Lady Jessica: her signet turns 1 spice into an Intrigue card and lays a troop aside as a memory. At a Bene Gesserit space she may take all memories back, draw that many cards and turn over for good. Ruling: memories are neither supply nor garrison.',
  'uprising.rule.R15.7':
    'Reverend Mother Jessica: once a turn, at a Bene Gesserit or Fremen space, 1 water repeats its effects, without Influence. Signet: 1 spice for 1 water. Ruling: stealing, trashing and recruiting are repeated; the two garrison troops are not.',
  'uprising.rule.R15.8': 'Muad’Dib: an Intrigue card in his Reveal turn if he has a sandworm in the Conflict. Signet: a card.',
  'uprising.rule.R15.9':
    'Princess Irulan: an Intrigue card on reaching 2 with the Emperor. Signet: may take a card of cost 1 to her hand, or trash a hand card, for 2 spice if it cost 1 or more.',
  'uprising.rule.R15.10':
    'Shaddam Corrino IV: Sardaukar contracts are his. Signet: 1 Solari and a troop, or 3 Solari for 1 Influence; he deploys no units in that turn.',
  'uprising.rule.R15.11':
    'Staban Tuek: 1 spice when another player visits a maker space he spies on. Signet: a Spy; beside the Landsraad 1 spice may become 3 Solari, beside a Faction 2 Solari an Intrigue card.',

  'uprising.rule.R16.1':
    'Open to all: board, pieces, cards in play, discard piles, contracts, and how many cards everybody holds. Ruling: cards turned down stay known too.',
  'uprising.rule.R16.2': 'Only you see your hand and your Intrigue cards. A card taken to hand openly is known.',
  'uprising.rule.R16.3': 'Nobody sees decks, covered contracts and unused Conflicts.',
  'uprising.rule.R16.4': 'What you look at with Long Live the Fighters only you see; discarded and trashed cards are seen by all.',
  'uprising.rule.R16.5': 'A stolen Intrigue card is known to victim and thief.',
  'uprising.rule.R16.6': 'Extra contracts of Rise of Ix would be secret until chosen.',
  'uprising.rule.R16.7': 'Intrigue cards of Rivals are counted, never read.',

  'uprising.rule.R17.1':
    'Alone you face two Rivals. Mercenary: they have no garrison and you an Intrigue card. Sardaukar: nothing special. Mentat: three harder variants. Kwisatz Haderach: as Mentat, and no Swordmaster for you.',
  'uprising.rule.R17.2': 'Two players share one Rival as opponent; the streamlined one is good for a first game.',
  'uprising.rule.R17.3':
    'A Rival has 3 troops in garrison, 9 in supply, 2 Agents, 3 Spies and 1 water. Alone you play without the Reshuffle card.',
  'uprising.rule.R17.4':
    'Alone, the three Objectives are dealt to all. With two players the Rival has the ornithopter and always acts between you.',
  'uprising.rule.R17.5':
    'A Rival has no hand and no Reveal turn. It sends an Agent in its turn as long as it has one, also after you have revealed.',
  'uprising.rule.R17.6':
    'Hagal cards are turned up until one can be used: its space is free and what it asks for holds. Spy cards place a Spy, then another card is turned up. An empty deck is shuffled anew.',
  'uprising.rule.R17.7':
    'It pays nothing, skips the effects of the space and gains what the card shows. On combat spaces it deploys recruits and up to 2 more.',
  'uprising.rule.R17.8': 'Influence without a name goes where it has least; its card orders the ties.',
  'uprising.rule.R17.9':
    'On maker spaces it takes the bonus spice. With Hooks it brings sandworms, otherwise the base. It removes the Shield Wall where its card says so. Of Hagga Basin and Imperial Basin it takes the free one with more bonus spice; with none there, or none in the Deep Desert, another card is turned up.',
  'uprising.rule.R17.10': 'It takes Hooks once. Effects against opponents hit it as far as it has the goods; it has no hand to discard.',
  'uprising.rule.R17.11':
    'Its Spies go to free Faction posts in its own order. The third one sends the other two home and sets off its scheme. It never infiltrates.',
  'uprising.rule.R17.12': 'A contract icon is 2 Solari for it.',
  'uprising.rule.R17.13':
    'With enough goods it takes its Swordmaster; after that 3 Intrigue cards, 7 spice, 3 water or 7 Solari become 1 point each. Ruling: it exchanges all it can, the order does not matter.',
  'uprising.rule.R17.14':
    'It scores Influence 2, Alliances, rewards and pairs of icons, never the bonus of 4. At 10 points it ends the game and may win.',
  'uprising.rule.R17.15':
    'It deploys all it may. Expert Deployment: on tiers I and II, if it leads by 3 units after its sandworms, no troop. Ruling: all or none.',
  'uprising.rule.R17.16':
    'In Combat it turns up a Hagal card and adds its swords. Ruling: the Reshuffle card shuffles everything, and another is turned up.',
  'uprising.rule.R17.17':
    'Variants: Smart Politics skips Dutiful Service, Deliver Supplies, Secrets and Fremkit where the Rival holds the Alliance and leads, or has 2 or more and is 2 behind, Brutal Escalation gives two cards of swords in tier III, dice change the Row each round, and a streamlined Rival scores only Alliances and cannot win.',
  'uprising.rule.R17.18': 'With two players the Rival is an opponent for both. Ruling: rewards are those of three players.',
  'uprising.rule.R17.19': 'A Rival uses no Endgame cards. Ruling: it pairs a wild icon if it can.',
  'uprising.rule.R17.20': 'With other boxes some Hagal cards change; they are not part of this game here.',
  'uprising.rule.R17.21':
    'What it has to choose otherwise follows the same order; the rest you decide for it. Ruling: it pays for a reward all or nothing.',

  'uprising.rule.R18.1':
    'More pieces: two personal boards, two Commander decks of 10 cards, Swordmaster bonus tokens, two more Alliances, and arrow tokens for Commanders.',
  'uprising.rule.R18.2':
    'Two teams: Muad’Dib and Shaddam command two Allies each. Around the table the teams alternate, so that each Ally sits between an opposing Ally and a Commander.',
  'uprising.rule.R18.3':
    'The other side of the board has Great Houses and Fringe Worlds instead of Emperor and Fremen. Each Commander has two spaces of his own, without posts.',
  'uprising.rule.R18.4': 'The CHOAM module is in. The Conflict deck has five cards of tier II on four of tier III: nine rounds at most.',
  'uprising.rule.R18.5':
    'Allies begin as usual with 1 point. Commanders have 4 points, 2 Agents, 3 Spies, 1 water and no troops. Objectives go to Allies only; a team with both desert mice swaps one.',
  'uprising.rule.R18.6': 'A team adds its three scores. Any player with 10 points ends the game; ties count the goods of the team.',
  'uprising.rule.R18.7':
    'For each Agent turn a Commander uses an arrow, which points to the Ally who is activated; with the double arrow and in the Reveal turn he chooses. It holds for the whole turn.',
  'uprising.rule.R18.8':
    'The activated Ally gets what a Commander cannot hold: troops, sandworms, swords and Influence of the board. For conditions both count.',
  'uprising.rule.R18.9': 'Swords of a Commander’s Reveal turn go to an Ally of his choice and wait for that Ally’s own.',
  'uprising.rule.R18.10': 'A Commander may play Combat cards for one Ally with units. He gets no rewards.',
  'uprising.rule.R18.11': 'A Commander counts the higher Influence of his two Allies. Emperor and Fremen Influence is his alone.',
  'uprising.rule.R18.12':
    'The Emperor icon means Great Houses, for Shaddam either; the Fremen icon means Fringe Worlds, for Muad’Dib either. Ruling: Sietch Tabr asks for it in the same way.',
  'uprising.rule.R18.13':
    'Personal tracks reward the whole team at 1 and 3, the Commander with a point at 2 and the Alliance at 4. On the board 4 gives 2 troops, 3 Solari, an Intrigue card or a Spy.',
  'uprising.rule.R18.14': 'Allies fight each for themselves, for three rewards. If the two of a team tie, one may give way to the other.',
  'uprising.rule.R18.15': 'The Swordmaster helps for one round only, but its bonus token gives +2 swords in every Reveal turn.',
  'uprising.rule.R18.16': 'Only Muad’Dib’s team has Maker Hooks and sandworms; Hooks go to both his Allies.',
  'uprising.rule.R18.17':
    'Team reward: all three gain it. Reinforce: 3 troops divided between the Allies, deployable at once. Trade: two of a team exchange goods. Ruling: any number of one kind from each, and both must agree.',
  'uprising.rule.R18.18':
    'At the start and by Imperial Tent Shaddam moves a card that is not Fremen to the Throne Row, where only his team buys. It is not refilled.',
  'uprising.rule.R18.19': 'Effects against opponents never hit your team. Infiltrating also passes team-mates.',
  'uprising.rule.R18.20': 'A Commander may own and fulfil contracts; troops go to the activated Ally.',
  'uprising.rule.R18.21': 'Talk openly; teams have no secret talks.',
  'uprising.rule.R18.22': 'Shaddam’s signet stops his activated Ally from deploying.',
  'uprising.rule.R18.23': 'Some words of this side are not known for sure; what is played is told here.',
  'uprising.rule.R18.24': 'A Commander has no Conflict cards: battle icons give him nothing. His only Alliance is that of his own track.',
  'uprising.rule.R18.25':
    'Demand Results gives the open contracts to the Allies, as many as there are. Usul and Critical Shipments: the Commander picks first, the Ally gets the other.',
  'uprising.rule.R18.26': 'If all is equal, the team with the latest Reveal turn wins.',

  'uprising.rule.R19.1':
    'Imperium cards, Intrigue cards and Conflicts of the first game can each be mixed in, with one to four players. Calculated Hire and Sort Through the Chaos stay out, as there is no Mentat. Its Conflicts have no battle icons and are better left out; where one is about Carthag, it is about the Spice Refinery here.',
  'uprising.rule.R19.2':
    'Rise of Ix covers Assembly Hall, Gather Support, Accept Contract and Shipping, and adds two posts. That box is not part of this game here.',
  'uprising.rule.R19.3': 'Immortality covers the Research Station. That box is not part of this game here.',
  'uprising.rule.R19.4': 'Dreadnoughts count as units, never as troops.',
} as const;
