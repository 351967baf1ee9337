/** Lessons: what the book tells (in our words), what to do, and why another answer is not the example’s. */
export const uprisingLessonsEn = {
  'uprising.lesson.other': 'That would be allowed too. Do what the task says, and see what comes of it.',

  // How one wins
  'uprising.lesson.first.title': 'How one wins',
  'uprising.lesson.first.about': 'Five minutes: the last round of a game, and three ways to a Victory Point.',
  'uprising.lesson.first.end':
    '10 Victory Points: Influence, a card and a matching battle icon brought one each. The game ends with this round. Norbert may still play an Endgame card, then whoever has most points wins: you.',

  'uprising.lesson.first.fremkit':
    'When somebody has 10 Victory Points at the end of a round, most points win. You lead Jozsef with 7, Abigel has 9. A turn is a card and an Agent: the card bears the sign of the space you send the Agent to. The Fremen track is worth 1 point at 2 Influence; you are at 1.',
  'uprising.lesson.first.fremkit.task': 'Send an Agent to Fremkit with Diplomacy.',
  'uprising.lesson.first.fremkit.why.supplies':
    'Deliver Supplies brings Influence too, but with the Spacing Guild: 1 of 2, and no point yet.',
  'uprising.lesson.first.fremkit.why.reveal': 'The Reveal turn is the last turn of a round. Two Agents are still waiting for work.',

  'uprising.lesson.first.influence':
    'The effects of the space are waiting, in any order: a card and 1 Influence. Every track gives 1 point at 2.',
  'uprising.lesson.first.influence.task': 'Take the Influence with the Fremen.',
  'uprising.lesson.first.influence.why.early': 'Troops may go at any time of this turn. First take the point.',
  'uprising.lesson.first.draw': '8 points. Then the card of the space.',

  'uprising.lesson.first.two':
    'Every round is fought for one Conflict card. Fremkit is a combat space: all that was recruited in this turn may go into the Conflict, and up to two more from the garrison.',
  'uprising.lesson.first.two.task': 'Send two troops into the Conflict.',
  'uprising.lesson.first.next': 'The turn ends. Abigel and Norbert have revealed already, so you go on.',

  'uprising.lesson.first.arrakeen':
    'Your Spy stands on the post between Arrakeen and the Spice Refinery. Whoever sends an Agent to a space that an own Spy watches may recall the Spy and draw a card for it.',
  'uprising.lesson.first.arrakeen.task': 'Send the other Agent to Arrakeen with Reconnaissance.',
  'uprising.lesson.first.arrakeen.why.reveal': 'One Agent is left, and two troops alone will not win this Conflict.',

  'uprising.lesson.first.gather': 'The Spy comes first. It goes back to your supply.',
  'uprising.lesson.first.gather.task': 'Recall the Spy and draw a card.',
  'uprising.lesson.first.gather.why.keep': 'A Spy may stay where it is. But this is your last Agent of the last round.',
  'uprising.lesson.first.space': 'A card for the Spy, another one for Arrakeen.',
  'uprising.lesson.first.troop': 'And a troop: with the last one of your garrison two can go.',

  'uprising.lesson.first.deploy': 'Abigel has 9 strength: four troops at 2 each and a sword. You have two troops there, 4 strength.',
  'uprising.lesson.first.deploy.task': 'Send both troops into the Conflict.',
  'uprising.lesson.first.deploy.why.done': 'With 4 strength and two swords you would lose to 9.',
  'uprising.lesson.first.enough': 'Four troops are 8 strength.',

  'uprising.lesson.first.reveal':
    'Without an Agent comes the Reveal turn: all cards of your hand are turned up, and their lower boxes work. They give Persuasion, which buys cards, and swords, which are 1 strength each.',
  'uprising.lesson.first.reveal.task': 'Reveal your hand.',

  'uprising.lesson.first.spice':
    '10 Persuasion, 2 of it for your seat in the High Council, and two swords. The Spice Must Flow costs 9 and is worth 1 Victory Point the moment you acquire it.',
  'uprising.lesson.first.spice.task': 'Acquire The Spice Must Flow.',
  'uprising.lesson.first.spice.why.prepare': 'A good card, but it would come to your hand in a later round, and there will be none.',

  'uprising.lesson.first.fight':
    '9 points. Four troops and two swords are 10 strength against 9. The winner takes the Conflict card; it bears the Desert Mouse, as your Objective does. Two equal battle icons are turned down for 1 point.',
  'uprising.lesson.first.fight.task': 'End the Reveal turn.',

  // The round of the rulebook: Agents
  'uprising.lesson.agent.title': 'A Spy in Arrakeen',
  'uprising.lesson.agent.about': 'The rulebook’s round begins: a harvest, a Spy that pays off, and a space with two prices.',
  'uprising.lesson.agent.end':
    'Every player has sent an Agent: two troops of Jozsef and four of Abigel are in the Conflict. The next lesson goes on right here, with Jozsef.',
  'uprising.lesson.agent.basin':
    'Secure Imperial Basin lies open: this is what the round is fought for. Jozsef begins. With Dune, the Desert Planet he sends an Agent to the Imperial Basin, which gives 1 spice.',
  'uprising.lesson.agent.two': 'The basin is a combat space. He has recruited nobody, so up to two troops of his garrison may go: both go.',
  'uprising.lesson.agent.next': 'Nothing is left to be done. His card stays in front of him until the end of his Reveal turn.',

  'uprising.lesson.agent.arrakeen':
    'You lead Abigel: one troop in the garrison, and a Spy that watches Arrakeen. Rebel Supplier recruits two troops if you have recalled a Spy in this turn. Jozsef’s marker says that he controls Arrakeen.',
  'uprising.lesson.agent.arrakeen.task': 'Send an Agent to Arrakeen with Rebel Supplier.',
  'uprising.lesson.agent.arrakeen.why.scout': 'Reconnaissance leads to Arrakeen as well, but its upper box is empty.',
  'uprising.lesson.agent.arrakeen.why.reveal': 'The Reveal turn is the last turn of the round. Two Agents are still at home.',

  'uprising.lesson.agent.gather':
    'Jozsef gets 1 Solari for his control, from the bank. Before the effects of the space you may gather intelligence: recall a Spy that watches it, draw a card.',
  'uprising.lesson.agent.gather.task': 'Recall the Spy.',
  'uprising.lesson.agent.gather.why.keep': 'Then there is no card for it, and Rebel Supplier recruits nobody.',

  'uprising.lesson.agent.card':
    'You have drawn a card, and a Spy was recalled in this turn: that is what Rebel Supplier asks for. Space and card may come in any order.',
  'uprising.lesson.agent.card.task': 'Recruit the two troops of Rebel Supplier.',
  'uprising.lesson.agent.draw': 'Arrakeen gives a card: the second one of this turn.',
  'uprising.lesson.agent.troop': 'And a troop: the third recruit.',

  'uprising.lesson.agent.four':
    'Three recruits may go, and up to two others of the garrison. There was only one, so four is the most. Without the Spy it would have been two.',
  'uprising.lesson.agent.four.task': 'Send all four troops into the Conflict.',
  'uprising.lesson.agent.four.why.two': 'That would be as many as Jozsef has.',
  'uprising.lesson.agent.four.why.done': 'Nobody has to fight. But without troops in the Conflict there is no reward.',
  'uprising.lesson.agent.done': 'Four troops are 8 strength, Jozsef’s two are 4.',
  'uprising.lesson.agent.support':
    'Norbert plays a Dagger and goes to Gather Support. It has two prices: nothing, or 2 Solari for 1 water more. He pays the Solari, and the water is his.',
  'uprising.lesson.agent.recruits': 'Two troops join his garrison.',
  'uprising.lesson.agent.peace': 'Five troops sit in his garrison, but Gather Support is no combat space: none of them may go.',

  // Reveal turns
  'uprising.lesson.reveal.title': 'A sandworm without Hooks',
  'uprising.lesson.reveal.about': 'The round goes on: the second Agents, then the Reveal turns, and a Shield Wall that falls.',
  'uprising.lesson.reveal.end':
    'All hands are on the table. Strength is 11 for Jozsef, 9 for Abigel, and Norbert is not in the Conflict. Now comes the Combat: that is the next lesson.',

  'uprising.lesson.reveal.supplies':
    'You lead Jozsef with one Agent left. You hold Strike Fleet and Rebel Supplier, which bring swords in the Reveal turn, so Diplomacy is the one to give away.',
  'uprising.lesson.reveal.supplies.task': 'Send the Agent to Deliver Supplies with Diplomacy.',
  'uprising.lesson.reveal.supplies.why.reveal': 'A free Agent is a pity to waste.',
  'uprising.lesson.reveal.water': 'The water is yours: 2 now, which will be needed. And 1 Influence with the Spacing Guild.',
  'uprising.lesson.reveal.suppliesDone': 'That was your second Agent.',
  'uprising.lesson.reveal.refinery':
    'Abigel goes to the Spice Refinery with Reconnaissance, for nothing: 2 Solari. For 1 spice it would have been 4.',
  'uprising.lesson.reveal.refineryDone': 'Her garrison is empty, so nobody follows.',
  'uprising.lesson.reveal.hall':
    'Norbert goes to the Assembly Hall with a Dagger. His Agent there also gives 1 Persuasion in the Reveal turn.',
  'uprising.lesson.reveal.hallCard': 'And an Intrigue card, hidden until it is played.',
  'uprising.lesson.reveal.hallDone': 'All six Agents are on the board.',

  'uprising.lesson.reveal.reveal':
    'Prepare the Way, Rebel Supplier and Strike Fleet are left in your hand. In the Reveal turn their lower boxes work.',
  'uprising.lesson.reveal.reveal.task': 'Reveal your hand.',

  'uprising.lesson.reveal.buy':
    '3 Persuasion, 4 swords, 1 spice. Persuasion buys cards of the Row and of the Reserve; what is left over is lost. Two troops and four swords are 8 strength.',
  'uprising.lesson.reveal.buy.task': 'Acquire Desert Survival for 2 Persuasion.',

  'uprising.lesson.reveal.allies':
    'The card goes to your discard pile, the Row is refilled. The Shield Wall protects the Imperial Basin: no sandworm can come while it stands. Unexpected Allies is a Plot card, and its sandworm asks for no Maker Hooks.',
  'uprising.lesson.reveal.allies.task': 'Play Unexpected Allies for 2 water.',

  'uprising.lesson.reveal.wall': 'The card lets you remove the Shield Wall first. Once gone it never comes back.',
  'uprising.lesson.reveal.wall.task': 'Remove the Shield Wall.',
  'uprising.lesson.reveal.wall.why.keep': 'Then no sandworm can come, and 2 water were spent on nothing.',

  'uprising.lesson.reveal.strength':
    'A sandworm rises: 3 strength, 11 together. And whoever has a sandworm in the Conflict gets the reward twice.',
  'uprising.lesson.reveal.strength.task': 'End the Reveal turn.',
  'uprising.lesson.reveal.hers': 'All your cards are in the discard pile now. Abigel reveals: 5 Persuasion and the sword of a Dagger.',
  'uprising.lesson.reveal.hersDone': 'Four troops and a sword are 9 strength. What she buys is of no matter here.',
  'uprising.lesson.reveal.his': 'Norbert reveals as the last one. His Agent in the Assembly Hall adds 1 Persuasion.',
  'uprising.lesson.reveal.hisDone': 'Without units in the Conflict his strength is 0.',

  // Combat
  'uprising.lesson.combat.title': 'The battle for the Imperial Basin',
  'uprising.lesson.combat.about': 'The end of the round: an Intrigue card in the Combat, a reward that counts twice, and control.',
  'uprising.lesson.combat.end':
    'A whole round, as the book tells it, and the first Agent of the next one. The other lessons show Spies, contracts, sandworms and Rivals more closely.',
  'uprising.lesson.combat.first':
    '11 against 9. Whoever has units in the Conflict may play Combat cards, beginning with the First Player; Norbert is not asked. Jozsef passes.',

  'uprising.lesson.combat.plan': 'You lead Abigel. Contingency Plan is worth 3 swords in the Combat.',
  'uprising.lesson.combat.plan.task': 'Play Contingency Plan.',
  'uprising.lesson.combat.plan.why.pass': 'When all have passed in a row the Combat is over, and Jozsef would win with 11.',
  'uprising.lesson.combat.again':
    '12 against 11. A card has been played, so Jozsef is asked again although he has passed before. He holds no Combat card and passes.',

  'uprising.lesson.combat.basin':
    'You won: 2 spice, a troop, control of the Imperial Basin and the card. Jozsef is second, and his sandworm doubles that: 4 water, two troops. Makers: a maker space without an Agent gets 1 bonus spice. Recall: Agents come home, the First Player marker moves on to you.',
  'uprising.lesson.combat.basin.task': 'Send an Agent to the Imperial Basin with Dune, the Desert Planet.',
  'uprising.lesson.combat.basin.why.hagga': 'Hagga Basin has bonus spice and is a good place too. But see what your control is good for.',

  // Spies
  'uprising.lesson.spies.title': 'Two Spies at one space',
  'uprising.lesson.spies.about': 'Spies open ways, let an Agent in where another stands, and gather intelligence.',
  'uprising.lesson.spies.end':
    'Spies watch spaces from their posts. A card with the Spy sign leaves them there; infiltrating or gathering calls them back. Three are yours; if none is left in your supply, one is recalled to be placed anew.',

  'uprising.lesson.spies.station':
    'Abigel’s Agent stands on the Research Station, and both your Spies watch it. Imperial Spymaster has the Spy sign: it leads to every space one of your Spies watches. The Station costs 2 water; with less you could not go there, whatever your card gives.',
  'uprising.lesson.spies.station.task': 'Send an Agent to the Research Station with Imperial Spymaster.',
  'uprising.lesson.spies.station.why.reveal': 'Both Agents are still at home.',

  'uprising.lesson.spies.infiltrate': 'An Agent stands in the way. A Spy that is recalled lets yours in. It is up to you which one.',
  'uprising.lesson.spies.infiltrate.task': 'Recall the Spy between the Research Station and Sietch Tabr.',

  'uprising.lesson.spies.gather': 'This Spy has done its work and gathers nothing any more. The other one watches the same space.',
  'uprising.lesson.spies.gather.task': 'Recall the other Spy for a card.',
  'uprising.lesson.spies.gather.why.keep': 'It may stay. But a card now is worth more than a Spy here.',

  'uprising.lesson.spies.intrigue':
    'Imperial Spymaster asks whether a Spy was recalled in this turn. Two were; the Intrigue card comes once.',
  'uprising.lesson.spies.intrigue.task': 'Draw the Intrigue card.',
  'uprising.lesson.spies.draw': 'The Station gives two cards.',
  'uprising.lesson.spies.recruit': 'And two troops.',

  'uprising.lesson.spies.deploy': 'Two recruits and two others may go: the Research Station is a combat space.',
  'uprising.lesson.spies.deploy.task': 'Send four troops into the Conflict.',
  'uprising.lesson.spies.deploy.why.less': 'Nobody else is there yet. Four make the others think twice.',
  'uprising.lesson.spies.done': 'The turn ends. The others have revealed, so you go on.',

  'uprising.lesson.spies.ring':
    'Both Spies are back in your supply. The Signet Ring does what your Leader’s ring does: Lady Margot Fenring places a Spy on a post of the Cities.',
  'uprising.lesson.spies.ring.task': 'Send an Agent to Arrakeen with the Signet Ring.',

  'uprising.lesson.spies.place': 'Ring, troop and card are waiting, in any order.',
  'uprising.lesson.spies.place.task': 'Use the ring.',

  'uprising.lesson.spies.post':
    'Only one Spy stands on a post. This one cannot gather in this turn: intelligence comes before the effects.',
  'uprising.lesson.spies.post.task': 'Place the Spy between Arrakeen and the Spice Refinery.',

  // Contracts
  'uprising.lesson.contracts.title': 'Contracts and Leaders',
  'uprising.lesson.contracts.about':
    'A contract taken now and done later, a card worth more in the discard pile, and two Leaders with ways of their own.',
  'uprising.lesson.contracts.end':
    'The contract lies face down now and counts for cards that look for completed ones. Other contracts ask for a harvest of so much spice, for a card or for the High Council.',

  'uprising.lesson.contracts.accept':
    'Two contracts lie open. Each names a deed, such as an Agent on a certain space, and what it pays. Captured Mentat offers an Intrigue card and a card for a discarded one.',
  'uprising.lesson.contracts.accept.task': 'Send an Agent to Accept Contract with Captured Mentat.',
  'uprising.lesson.contracts.accept.why.favor':
    'Spacing Guild’s Favor leads there too. But it is worth most when it is discarded, and Captured Mentat does just that.',

  'uprising.lesson.contracts.take': 'A contract and a card from the space, and the offer of your card.',
  'uprising.lesson.contracts.take.task': 'Take a contract.',

  'uprising.lesson.contracts.espionage':
    'Espionage pays 3 Solari for an Agent on Espionage, Arrakeen 1 water for one on Arrakeen. Your Diplomacy leads to Espionage.',
  'uprising.lesson.contracts.espionage.task': 'Take the Espionage contract.',
  'uprising.lesson.contracts.espionage.why.water': 'None of your cards leads to Arrakeen this round.',
  'uprising.lesson.contracts.draw': 'Another contract takes its place at once. Now the card of the space.',

  'uprising.lesson.contracts.mentat': 'The offer of Captured Mentat is still open: pay once, or leave it.',
  'uprising.lesson.contracts.mentat.task': 'Accept the offer of Captured Mentat.',
  'uprising.lesson.contracts.mentat.why.done': 'The offer would be lost. One card for an Intrigue card, a card and 2 spice is a bargain.',

  'uprising.lesson.contracts.discard':
    'Spacing Guild’s Favor pays 2 spice when it is discarded from the hand. Cards put away in the clean-up are not discarded in this sense.',
  'uprising.lesson.contracts.discard.task': 'Discard Spacing Guild’s Favor.',
  'uprising.lesson.contracts.discard.why.dagger': 'A Dagger is easily missed, but nobody pays 2 spice for it.',
  'uprising.lesson.contracts.done': '2 spice, an Intrigue card and a card. Accept Contract is no combat space.',
  'uprising.lesson.contracts.shaddam': 'Norbert leads Shaddam Corrino IV and sends an Agent to Arrakeen with the Signet Ring.',
  'uprising.lesson.contracts.ring': 'His ring gives 1 Solari and a troop. He cannot afford its other line, Influence for 3 Solari.',
  'uprising.lesson.contracts.city': 'Then the card of Arrakeen.',
  'uprising.lesson.contracts.home':
    'And the troop. Who uses this ring sends no units into the Conflict in this turn, though Arrakeen is a combat space: five troops stay at home.',
  'uprising.lesson.contracts.homeDone': 'In his next turn he may deploy again.',

  'uprising.lesson.contracts.send':
    'Lady Margot Fenring gets 2 spice whenever she reaches 2 Influence with the Bene Gesserit. You are at 1, and Espionage costs 1 spice.',
  'uprising.lesson.contracts.send.task': 'Send an Agent to Espionage with Diplomacy.',
  'uprising.lesson.contracts.send.why.secrets': 'Secrets would bring the Influence too, but not the 3 Solari of your contract.',

  'uprising.lesson.contracts.spy':
    'The contract is done, and 3 Solari are yours. A contract is never completed by the Agent that fetched it. Now the effects of the space.',
  'uprising.lesson.contracts.spy.task': 'Place the Spy.',
  'uprising.lesson.contracts.post': 'On the post of the Imperial Basin, for example.',

  'uprising.lesson.contracts.influence': 'Influence is left, and a card.',
  'uprising.lesson.contracts.influence.task': 'Take the Influence with the Bene Gesserit.',

  // Sandworms
  'uprising.lesson.worms.title': 'The sandworm and the double reward',
  'uprising.lesson.worms.about': 'Maker Hooks from Sietch Tabr, a sandworm from Hagga Basin, and a victory that counts twice.',
  'uprising.lesson.worms.end':
    'Three points from one Combat: 2 for spice, 1 for the Alliance with the Fremen. Three sandworms would not have given more than one. Only control is never doubled.',

  'uprising.lesson.worms.sietch':
    'Spice Freighters lies open, which the Shield Wall does not protect. Sietch Tabr asks for 2 Influence with the Fremen, which you have: the way to Maker Hooks.',
  'uprising.lesson.worms.sietch.task': 'Send an Agent to Sietch Tabr with Ecological Testing Station.',
  'uprising.lesson.worms.sietch.why.basin': 'Without Maker Hooks Hagga Basin gives spice only. First fetch the Hooks.',

  'uprising.lesson.worms.station':
    'You have 4 water. Ecological Testing Station offers two cards for 2 water. What stands behind an arrow is paid once, never twice.',
  'uprising.lesson.worms.station.task': 'Pay 2 water for two cards.',

  'uprising.lesson.worms.choose': '2 water are left. Now Sietch Tabr, which gives one of two things.',
  'uprising.lesson.worms.choose.task': 'Carry out Sietch Tabr.',

  'uprising.lesson.worms.hooks': 'Maker Hooks with a troop and water, or water and the end of the Shield Wall.',
  'uprising.lesson.worms.hooks.task': 'Take the Maker Hooks.',
  'uprising.lesson.worms.hooks.why.wall': 'The Shield Wall protects other places. Without Hooks no sandworm comes to you.',
  'uprising.lesson.worms.three': 'The recruit and two more go into the Conflict.',
  'uprising.lesson.worms.next': 'Maker Hooks stay with you to the end of the game.',

  'uprising.lesson.worms.basin':
    'Hagga Basin costs 1 water. There are 2 bonus spice, yours in any case; then either the spice of the space or a sandworm. Desert Power gives 2 spice more at a maker space.',
  'uprising.lesson.worms.basin.task': 'Send the Agent to Hagga Basin with Desert Power.',
  'uprising.lesson.worms.basin.why.deep':
    'Deep Desert would bring two sandworms for 3 water. But one doubles the reward as well, and the bonus spice lies in Hagga Basin.',

  'uprising.lesson.worms.worm': '6 spice are yours. What is left is the choice of the space.',
  'uprising.lesson.worms.worm.task': 'Carry out Hagga Basin.',

  'uprising.lesson.worms.summon': '2 spice more, or with your Hooks a sandworm of 3 strength.',
  'uprising.lesson.worms.summon.task': 'Summon the sandworm.',
  'uprising.lesson.worms.summon.why.spice': 'Spice is plenty. The sandworm doubles what you win.',
  'uprising.lesson.worms.last': 'Nine strength against five. The last troop stays at home.',

  'uprising.lesson.worms.reveal': 'Now the Reveal turn.',
  'uprising.lesson.worms.reveal.task': 'Reveal your hand.',
  'uprising.lesson.worms.fight': 'What Persuasion buys is left out here. All have revealed, and the Combat begins.',

  'uprising.lesson.worms.pay':
    'You win alone. The reward is 1 Influence and 1 point for 3 spice, and your sandworm doubles both: the arrow may be paid twice. The order is yours.',
  'uprising.lesson.worms.pay.task': 'Begin with the point for spice.',

  'uprising.lesson.worms.yes': 'With 6 spice you may take no point, 1 or 2.',
  'uprising.lesson.worms.yes.task': 'Pay 3 spice for a Victory Point.',
  'uprising.lesson.worms.yes.why.no': 'Nothing else turns 3 spice into a point so easily.',
  'uprising.lesson.worms.again': 'And the second time.',
  'uprising.lesson.worms.twice': 'Another 3 spice, another point.',

  'uprising.lesson.worms.fremen': 'Two steps of Influence are left, with one Faction or with two. You have 2 with the Fremen.',
  'uprising.lesson.worms.fremen.task': 'Take the first Influence with the Fremen.',

  'uprising.lesson.worms.alliance': '3 with the Fremen. At 4 there is a bonus, and the Alliance is worth 1 point.',
  'uprising.lesson.worms.alliance.task': 'Take the second one there too.',

  // Rivals
  'uprising.lesson.rivals.title': 'Alone against two Rivals',
  'uprising.lesson.rivals.about':
    'A round of the solo game: House Hagal’s cards lead two Rivals. The example is ours, the rules are the book’s.',
  'uprising.lesson.rivals.end':
    'Strength is 8 for Gurney Halleck, 7 for you, 5 for Muad’Dib. He wins, and you are second. Rivals score like you and win if they have most points.',

  'uprising.lesson.rivals.arrakeen':
    'Third round, you play alone. After each turn of yours both Rivals take one: a Hagal card names a space, and the Rival goes there without a price. If an Agent stands there the card is ignored and the next one is revealed.',
  'uprising.lesson.rivals.arrakeen.task': 'Send an Agent to Arrakeen with Reconnaissance.',
  'uprising.lesson.rivals.arrakeen.why.basin': 'The bonus spice is worth a visit. But Arrakeen gives a card and a troop for this Conflict.',
  'uprising.lesson.rivals.troop': 'Your own turns are as in any game: first the troop.',
  'uprising.lesson.rivals.card': 'Then the card.',

  'uprising.lesson.rivals.three': 'A Rival on a combat space always sends all it has just recruited and up to two more. You may choose.',
  'uprising.lesson.rivals.three.task': 'Send three troops into the Conflict.',
  'uprising.lesson.rivals.three.why.one': 'The Rivals will come with two each. The example sends all three.',

  'uprising.lesson.rivals.done': 'When your turn ends the Rivals act, one after the other. Watch the chronicle.',
  'uprising.lesson.rivals.done.task': 'End the turn.',

  'uprising.lesson.rivals.secrets':
    'Gurney’s first card said Arrakeen: you stood in its way. The next one led to Hagga Basin and its 3 spice. Muad’Dib went to Fremkit. A Rival gains what its Hagal card shows, not what the space gives.',
  'uprising.lesson.rivals.secrets.task': 'Send the Agent to Secrets with Diplomacy.',
  'uprising.lesson.rivals.secrets.why.contract': 'A card is good too. The example goes for Influence.',
  'uprising.lesson.rivals.intrigue': 'An Intrigue card.',
  'uprising.lesson.rivals.influence': '1 Influence with the Bene Gesserit. Nobody holds four Intrigue cards, so there is nothing to steal.',

  'uprising.lesson.rivals.next':
    'Rivals place Spies too, in the order of their own card. The third Spy calls the other two back and carries out the scheme of the card.',
  'uprising.lesson.rivals.next.task': 'End the turn.',

  'uprising.lesson.rivals.reveal':
    'Gurney placed a Spy and went to Gather Support; Muad’Dib went to Espionage and placed one as well. All Agents are on the board.',
  'uprising.lesson.rivals.reveal.task': 'Reveal your hand.',

  'uprising.lesson.rivals.buy': '5 Persuasion and a sword. Rivals never reveal, buy nothing and build no deck: the Row is yours alone.',
  'uprising.lesson.rivals.buy.task': 'Acquire Maula Pistol for 3 Persuasion.',
  'uprising.lesson.rivals.buy.why.nothing': 'Persuasion cannot be saved.',
  'uprising.lesson.rivals.also': 'The other 2 buy Desert Survival.',

  'uprising.lesson.rivals.fight':
    'Three troops and a sword are 7 strength. In the Combat each Rival with units reveals one more Hagal card, and only its swords count.',
  'uprising.lesson.rivals.fight.task': 'End the Reveal turn.',
};
