/** Every rule of the game in our own words, for the look-up. Keys: `dice.rule.<number>`, rulings `dice.ruling.<number>`. */
export const diceRulesEn = {
  'dice.topic.terms': 'Words of the game',
  'dice.topic.table': 'Pieces and map',
  'dice.topic.dice': 'Dice',
  'dice.topic.setUp': 'Set-up',
  'dice.topic.turn': 'The turn',
  'dice.topic.roll': 'Roll',
  'dice.topic.alliance': 'Alliance',
  'dice.topic.recruit': 'Recruit',
  'dice.topic.vendetta': 'Vendetta',
  'dice.topic.shipping': 'Shipping',
  'dice.topic.movement': 'Movement',
  'dice.topic.battle': 'Battle',
  'dice.topic.assets': 'Assets',
  'dice.topic.storm': 'Storm',
  'dice.topic.end': 'End of turn and victory',
  'dice.topic.houses': 'Houses',
  'dice.topic.knowledge': 'Open and secret',
  'dice.topic.rulings': 'Rulings',

  'dice.rule.R1.1':
    'A troop is one token. An ordinary one has strength 1, a large one (Fremen, Sardaukar) strength 2. In everything but strength a large troop is a single troop.',
  'dice.rule.R1.2': 'Supply: your tokens that are nowhere in play. House card: the troops, Leaders and spice you have ready.',
  'dice.rule.R1.3': 'Leaders never enter the map. On the House card a Leader is ready, in supply it is used up.',
  'dice.rule.R1.4': 'The active player has the turn. The ally is whoever shares this one turn with the active player.',
  'dice.rule.R1.5':
    'You hold a region alone if only your troops stand in it. Two allies hold it if no third House stands there. A storm changes nothing about that. The Polar Sink belongs to nobody.',
  'dice.rule.R1.6': 'What has run out cannot be used. No token stands in for another.',
  'dice.rule.R1.7': 'Where a power of a House and a general rule disagree, the power is right.',

  'dice.rule.R2.1':
    'On the table: 8 House cards, 7 dice, 6 assets (two of each kind), 1 Shield, 1 Poison Snooper, 4 Thumpers, storm marker, turn marker and the map.',
  'dice.rule.R2.2':
    'Most Houses have 12 troops and 1 Leader. Atreides have 2 Leaders, Corrino 8 troops and 4 Sardaukar, Fremen 8 large troops. Corrino and the Guild also keep a spice marker.',
  'dice.rule.R2.3':
    'The Polar Sink in the middle is a zone of its own. No battle, no storm, no asset, no say in victory, and room for everybody.',
  'dice.rule.R2.4':
    'Six numbered zones lie around it: 1 Cielago Flat; 2 Habbanya Sietch and Great Flat; 3 Sietch Tabr; 4 Carthag and Broken Land; 5 Arrakeen; 6 Tuek’s Sietch and Minor Erg.',
  'dice.rule.R2.5':
    'Five regions are strategic: Habbanya Sietch, Sietch Tabr, Carthag, Arrakeen and Tuek’s Sietch. Four are not: Cielago Flat, Great Flat, Broken Land and Minor Erg.',
  'dice.rule.R2.6':
    'Five regions are desert, where an arriving storm kills: Cielago Flat, Habbanya Sietch, Great Flat, Sietch Tabr and Broken Land.',
  'dice.rule.R2.7': 'Regions that share a border are adjacent. Point at a region to see its neighbours; some borders are reconstructed.',
  'dice.rule.R2.8': 'The storm goes around the zones: east is 5, 4, 3, 2, 1, 6 and 5 again, west the other way.',
  'dice.rule.R2.9': 'A region has room for one asset, the Polar Sink for none. Assets stay when a region changes hands.',

  'dice.rule.R3.1': 'Each of the four House dice shows Atreides, Harkonnen, Corrino, Guild, Bene Gesserit or Fremen.',
  'dice.rule.R3.2': 'The Vendetta die shows Poison, Crysknife, Hunter-Seeker, Snooper, Shield or Thumper.',
  'dice.rule.R3.3': 'The Spice die shows 1 to 5 or Shai-Hulud. On 3, 4 and 5 the storm moves as well.',
  'dice.rule.R3.4':
    'The Region die shows a zone and an arrow for the storm: two arrows point west, four east. Which two is reconstructed, except that 6 points east.',

  'dice.rule.R4.1': 'The turn marker starts on 1. The Region die places the storm; it hurts nobody now.',
  'dice.rule.R4.2': 'The six assets are mixed. One lies on each strategic region, the sixth beside the board.',
  'dice.rule.R4.3': 'Shield, Snooper and Thumpers form the common pool.',
  'dice.rule.R4.4': 'A start player is drawn or agreed on.',
  'dice.rule.R4.5': 'Houses are chosen counter-clockwise from the right of the start player, who chooses last.',
  'dice.rule.R4.6':
    'Up to four players choose from Atreides, Harkonnen, Fremen, Corrino and Guild. With five the Bene Gesserit join, with six or more the Bene Tleilax and the Smugglers.',
  'dice.rule.R4.7':
    'The Houses set up in a fixed order: Atreides, Harkonnen, Fremen, Bene Tleilax, Corrino, Guild, Bene Gesserit, Smugglers. What is not named starts in supply.',
  'dice.rule.R4.8':
    'Each House card tells where its pieces begin. Atreides and Harkonnen choose a non-strategic region for two troops, not the same one; Harkonnen lay the sixth asset there. Fremen put one troop in every non-strategic region still without troops.',
  'dice.rule.R4.9':
    'The Bene Gesserit secretly write down one other House in play, or the Guild even if nobody plays it. It is shown when the game ends.',
  'dice.rule.R4.10': 'The storm does not matter at set-up. The Polar Sink is never meant by a non-strategic region.',
  'dice.rule.R4.11': 'The start player goes first, then it goes clockwise.',

  'dice.rule.R5.1': 'A turn has ten steps: Roll, Alliance, Recruit, Vendetta, Shipping, Movement, Battle, Assets, Storm, End of turn.',
  'dice.rule.R5.2': 'When the dice are back with the start player, a new round begins. After six rounds the game is over.',
  'dice.rule.R5.3':
    'The number on the Spice die is your spice for this turn. You may pay with it in any step, but you ship only in Shipping. What is left at the end is lost, except for Corrino.',

  'dice.rule.R6.1':
    'Throw all seven dice. Freeze at least one, throw the rest again, and so on until all seven are frozen. You may freeze as many as you like.',
  'dice.rule.R6.2': 'A frozen die keeps its face for the whole turn.',
  'dice.rule.R6.3': 'Shai-Hulud on the Spice die freezes it at once.',
  'dice.rule.R6.4': 'If the worm freezes the die, you need not freeze another one before the next throw.',
  'dice.rule.R6.5':
    'A Thumper back to the pool keeps the worm away: the Spice die stays free, but another die must be frozen. It does not work when only the Spice die is left.',
  'dice.rule.R6.6': 'After the last die Harkonnen may turn the Vendetta die to Poison, and the Bene Tleilax name their face.',

  'dice.rule.R7.1': 'With four or more players you may offer one other player an alliance for this turn.',
  'dice.rule.R7.2': 'At least one House die must show the invited House.',
  'dice.rule.R7.3': 'Bene Tleilax and Smugglers are on no die: any House die serves to invite them.',
  'dice.rule.R7.4': 'The invited player accepts or refuses. There is one offer in a turn; after a refusal you go on alone.',
  'dice.rule.R7.5': 'The Bene Gesserit are never refused.',
  'dice.rule.R7.6': 'The alliance ends with the turn. The active player may use the marked power of the ally, not the other way round.',
  'dice.rule.R7.7': 'Between turns nobody is allied. The next turn may bring a new offer.',
  'dice.rule.R7.8': 'Offering an alliance uses up no die, except where the Bene Tleilax share dice.',
  'dice.rule.R7.9': 'An offer says everything it contains, shared dice too. Nothing is set aside if it is refused.',

  'dice.rule.R8.1': 'For each House die with your face put one troop or one Leader from supply on your House card.',
  'dice.rule.R8.2': 'Your ally does the same with the ally’s face, troops only, and needs no consent.',
  'dice.rule.R8.3': 'The active player recruits first. A die serves once. Nothing comes from the map, and nothing from an empty supply.',
  'dice.rule.R8.4': 'In their own turn Fremen need two dice for a troop, one for the Leader. As ally one die is enough.',
  'dice.rule.R8.5': 'Corrino may take one Sardaukar for two dice, as ally too.',
  'dice.rule.R8.6': 'The Smugglers never recruit. In their turn only the ally may.',
  'dice.rule.R8.7': 'Atreides bring back at most one Leader a turn.',

  'dice.rule.R9.1':
    'Poison, Crysknife, Hunter-Seeker: one troop of your choice anywhere on the map, Polar Sink included, goes to its owner’s supply. Troops under the storm are safe.',
  'dice.rule.R9.2':
    'The Snooper protects its holder from Poison, the Shield from the Crysknife. The Bene Gesserit are immune to Poison, Fremen to the Crysknife. Nothing stops the Hunter-Seeker.',
  'dice.rule.R9.3': 'Snooper or Shield: take that token, from the pool or from whoever has it.',
  'dice.rule.R9.4': 'Thumper: take one from the pool if you have none. Nobody can take yours.',
  'dice.rule.R9.5': 'You may leave the die unused. Any House can be struck, your own as well.',

  'dice.rule.R10.1':
    'You pay with the spice of the die, of your Harvesters, of your reserve if you have one, and with gifts of a Corrino ally.',
  'dice.rule.R10.2':
    'First each region with a Harvester and a troop of yours gives 2 spice, unless it lies under the storm. Others may stand there too.',
  'dice.rule.R10.3':
    'Shai-Hulud on the Spice die: no spice from the die, none from Harvesters, and one Harvester beside a troop of yours goes to the supply. You choose which.',
  'dice.rule.R10.4':
    'For 1 spice each, ship troops from your House card to the Polar Sink or to where you have a troop, one by one. Where only your ally stands you need consent. Never under the storm.',
  'dice.rule.R10.5': 'The ally may ship to the Polar Sink, to the ally’s own regions and to yours. You pay, so it takes an agreement.',
  'dice.rule.R10.6': 'Smugglers ship from supply: 2 spice to the Polar Sink, 1 to any other place allowed.',
  'dice.rule.R10.7':
    'Active player and ally may make deals about shipping and spice. An agreed deal binds both and happens as a whole, in this step only.',
  'dice.rule.R10.8': 'Where your first troop has landed, the next may follow at once.',
  'dice.rule.R10.9': 'Others in a region do not keep you from shipping there.',
  'dice.rule.R10.10':
    'A deal lists shipments in order and, with a Corrino ally, an amount of spice. Each shipment must be allowed at its place, and the spice must be enough. Consent and shipments of the ally exist in deals only.',
  'dice.rule.R10.11':
    'Either may propose, the other accepts or refuses. A refused deal does not come back in this step. The ally may propose when the step opens and after each shipment or deal. The active player ends the step.',

  'dice.rule.R11.1': 'Name one target: a region in the zone of the Region die, or the Polar Sink.',
  'dice.rule.R11.2': 'Smugglers, and an active player allied with them, may name any region without troops instead.',
  'dice.rule.R11.3':
    'March as many troops as you like into the target, from adjacent regions and from any region with an Ornithopter. It costs nothing.',
  'dice.rule.R11.4':
    'Worm Riding: with Shai-Hulud on the Spice die all troops of Fremen, or of an active player allied with them, count as adjacent.',
  'dice.rule.R11.5': 'Then the ally may march into the same target, by the same rules and without consent.',
  'dice.rule.R11.6': 'Nobody marches into or out of the storm. A target under the storm may be named, but nothing happens there.',
  'dice.rule.R11.7': 'Enemies may end up in one region. The Battle step settles it.',
  'dice.rule.R11.8': 'A target is always named, even if you march nothing: the ally may still use it.',

  'dice.rule.R12.1':
    'There is a battle wherever you and an enemy stand together, not only in the target. Polar Sink and storm are at peace. You attack, and you choose the order.',
  'dice.rule.R12.2': 'The enemy House that had its turn last defends. The other enemies there help it.',
  'dice.rule.R12.3':
    'A Fortification comes first: it and one attacking troop of your choice, yours or the ally’s, are removed. Without an attacker left the battle is over.',
  'dice.rule.R12.4': 'Face Dancers work now. If they leave one side without troops, the other side stays and nothing is committed.',
  'dice.rule.R12.5':
    'Each side counts its troops in the region and the Leaders on its House card. Troops of the ally or of helping defenders count as your own; their Leaders only if offered.',
  'dice.rule.R12.6':
    'Both main players close some, all or none of it in a fist and open together. A troop counts 1, a large one 2, a Leader its number.',
  'dice.rule.R12.7': 'More strength wins. A tie goes to the defender.',
  'dice.rule.R12.8':
    'Everything from both fists goes to supply. What the loser held back in the region goes to supply too; the winner’s stays. Leaders held back return to their cards.',
  'dice.rule.R12.9': 'Honourable Duel and Evacuation change where lost troops go.',
  'dice.rule.R12.10': 'A committed Leader is gone for the next battle of the turn, one held back is not.',
  'dice.rule.R12.11':
    'The battles are listed at the beginning and fought once each: Fortification, Face Dancers, offered Leaders, fists, result.',
  'dice.rule.R12.12':
    'The attacker’s ally and helping defenders may lend Leaders, clockwise from the active player, for this battle only. A lent Leader that is not committed goes home.',

  'dice.rule.R13.1':
    'You may change the asset of this turn’s target if you stand there, nobody but you and your ally does, and it is neither the Polar Sink nor under the storm.',
  'dice.rule.R13.2': 'You may return the asset there. Then, if there is none, you may place one from the supply, even the same.',

  'dice.rule.R14.1':
    'On Spice 3, 4 or 5 the storm moves one zone, east or west as the Region die points. Otherwise it rests and hurts nobody.',
  'dice.rule.R14.2': 'The storm covers every region of its zone, never the Polar Sink.',
  'dice.rule.R14.3': 'It does damage only when it arrives, and only in desert regions.',
  'dice.rule.R14.4': 'There each House loses one troop of its choice, Fremen none. A Fortification saves everybody and stays.',
  'dice.rule.R14.5': 'An Ornithopter there is lost. Other assets stay.',
  'dice.rule.R14.6':
    'Under the storm nobody ships in, marches, fights or is struck; no asset changes and no Harvester works. The region still counts for victory.',

  'dice.rule.R15.1':
    'After the storm: if you alone hold three strategic regions, four in a game of two, you win. Only the player whose turn it is can win alone.',
  'dice.rule.R15.2': 'Otherwise you and your ally win together with four strategic regions between you and no third House in them.',
  'dice.rule.R15.3': 'If the Bene Gesserit foresaw the House that wins alone, they win instead.',
  'dice.rule.R15.4': 'Nobody has won: Corrino store spice, the rest is lost, the alliance ends, the dice go clockwise.',
  'dice.rule.R15.5': 'After round 6 the Guild wins, even if nobody plays it. If the Bene Gesserit foresaw the Guild, they win.',
  'dice.rule.R15.6': 'A House without pieces on the table is still in the game.',

  'dice.rule.R16.1': 'Each House has one marked power. Its owner may use it, and whoever is allied with the owner in the own turn.',
  'dice.rule.R16.2': 'Atreides have two Leaders: one in a fist counts 3, both count 5. Only those committed are used up.',
  'dice.rule.R16.3':
    'Honourable Duel, marked: if both sides commit a Leader, the Atreides troops this battle would send to supply go to the House card. As ally Atreides extend that to the active player’s troops. The Leaders are used up.',
  'dice.rule.R16.4': 'Piter de Vries: after the own Roll Harkonnen may turn the Vendetta die to Poison.',
  'dice.rule.R16.5': 'Infiltration, marked: an attacking Harkonnen player may ignore a Fortification. It stays.',
  'dice.rule.R16.6':
    'People of the Desert: Fremen troops count 2, fear neither storm nor Crysknife, and take two dice to recruit in the own turn.',
  'dice.rule.R16.7':
    'Axlotl Tanks: after the own Roll the Bene Tleilax name a House face; its dice recruit for them. That House may still be invited.',
  'dice.rule.R16.8':
    'Shared dice: if the House invited is the one named, the offer says how many of its dice the ally gets, at least one. Invited by others, the Bene Tleilax recruit with the face that invites them.',
  'dice.rule.R16.9':
    'Face Dancers: as main side of a battle the Bene Tleilax replace one enemy troop for each House die of that enemy nobody recruited with. As an option: any number in the own turn, 1 spice each.',
  'dice.rule.R16.10': 'Gholas, marked: in the own turn, any time and again, 1 spice brings a Leader from supply to the House card.',
  'dice.rule.R16.11':
    'CHOAM Directorship, marked: at the end of the own turn Corrino store 2 spice for each spice of the die not spent, five at most. Corrino may give from it to an ally in the ally’s turn.',
  'dice.rule.R16.12':
    'Shipping Mandate: when another House ships to a region other than the Polar Sink, the Guild stores 1 spice, once per House and turn.',
  'dice.rule.R16.13':
    'The Guild stores five spice at most, spends it in own turns only and gives none away. Spice that would be lost is spent first.',
  'dice.rule.R16.14': 'Ruthless Opportunism: the Guild wins if nobody has after round 6.',
  'dice.rule.R16.15':
    'Evacuation, marked: troops lost to a storm, and troops held back in a lost battle, go to the House card instead of supply.',
  'dice.rule.R16.16': 'Plans within Plans: the secret prediction of the Bene Gesserit.',
  'dice.rule.R16.17':
    'Voice: an alliance offered by the Bene Gesserit is not refused, and they need no consent to land in their ally’s regions. As ally they still need a deal, because somebody else pays.',
  'dice.rule.R16.18': 'Prana-Bindu, marked: Poison does not touch the troops of the Bene Gesserit.',
  'dice.rule.R16.19': 'Fortune Hunters: Smugglers ship from supply and never recruit; in the own turn 2 spice bring the Leader back.',
  'dice.rule.R16.20': 'Shorter Route, marked: any region without troops may be the target.',
  'dice.rule.R16.21': 'Defenders who help each other share troops and offered Leaders, no marked powers.',
  'dice.rule.R16.22': 'Troops that would go to the Smugglers’ House card go to their supply.',
  'dice.rule.R16.23':
    'What says “may” and what costs spice is a choice. Immunity, replacement, income and storage happen by themselves. A face must be named.',

  'dice.rule.R17.1': 'Everybody sees dice, map, House cards, tokens and supplies.',
  'dice.rule.R17.2': 'Secret are the prediction of the Bene Gesserit, and what is in a fist until both are closed.',
  'dice.rule.R17.3': 'Offers, deals and answers are open.',

  'dice.ruling.Q1': 'The mark of the ally powers cannot be read in the rulebook. Here the last power of each House is the marked one.',
  'dice.ruling.Q2': 'The rulebook names both directions. Here play goes clockwise, only the choice of Houses goes the other way.',
  'dice.ruling.Q3': 'The step of assets is also called reorganisation; the end of the turn is counted as the tenth step.',
  'dice.ruling.Q4': 'Nothing is said about the Harkonnen Leader at set-up. It starts in supply.',
  'dice.ruling.Q5': 'Harkonnen choose another region than Atreides, because the Fremen numbers presume it.',
  'dice.ruling.Q6': 'The Guild may be foreseen even if nobody plays it. The Bene Gesserit cannot foresee themselves.',
  'dice.ruling.Q7': 'Set-up is neither shipping nor marching, so a storm does not hinder it.',
  'dice.ruling.Q8': 'One offer of alliance a turn.',
  'dice.ruling.Q9': 'The double price of Fremen is for troops, not for the Leader. The Sardaukar exchange works as ally too.',
  'dice.ruling.Q10': 'The Smugglers skip recruiting, their ally does not.',
  'dice.ruling.Q11': 'A vendetta is a choice, and own troops may be struck.',
  'dice.ruling.Q12': 'One troop beside a Harvester is enough, held alone or not. It pays at the start of Shipping.',
  'dice.ruling.Q13': 'The worm also takes a Harvester under the storm.',
  'dice.ruling.Q14': 'The ally ships to own regions too, as in the rulebook’s example.',
  'dice.ruling.Q15': 'Who has not had a turn yet ranks behind those who have; among them the later in order defends.',
  'dice.ruling.Q16': 'Without an attacking troop there is no battle: a Leader alone starts none.',
  'dice.ruling.Q17': 'Leaders are lent openly before the fists; using them is then secret.',
  'dice.ruling.Q18': 'To change an asset it is enough to hold the target; nobody need have marched.',
  'dice.ruling.Q19': 'The owner chooses which troop the storm takes. Only Corrino have two kinds.',
  'dice.ruling.Q20': 'The example names 3 and then 2 troops in Arrakeen. Only 2 fits the rest of it.',
  'dice.ruling.Q21': 'Face Dancers need a House die nobody recruited with, and only a main side of the battle uses them.',
  'dice.ruling.Q22':
    'The program spends spice in the order that is never worse: what would be lost first; for Corrino Harvester, reserve, die.',
  'dice.ruling.Q23': 'The Guild earns once per shipping House and turn, nothing for its own shipping.',
  'dice.ruling.Q24': 'The Voice replaces consent, not somebody else’s payment.',
  'dice.ruling.Q25': 'Where the rulebook says worm for the storm symbol, the storm is meant.',
  'dice.ruling.Q26': 'The game is for 2 to 8 players; it has rules for two.',
  'dice.ruling.Q27': 'A target is always named, even if nobody marches.',
  'dice.ruling.Q28': 'A target held together with the ally may be reorganised.',
  'dice.ruling.Q29': 'A troop on the Smugglers’ card could never leave it, so it goes to supply.',
  'dice.ruling.Q30': 'Deals are written proposals; the same one is not proposed twice in a step.',
  'dice.ruling.Q31': 'A side that the Face Dancers have replaced entirely has lost its place without a fight.',
  'dice.ruling.Q32': 'For the Honourable Duel a lent Leader counts. It happens by itself.',
  'dice.ruling.Q33': 'Face Dancers for spice have no limit but spice, so they work in the own turn.',
  'dice.ruling.Q34': 'A marked power is lent only to the ally whose turn it is.',
  'dice.ruling.Q35':
    'Not told: who recruits first (the active player), when terms are open (from the start), and that a region just landed in is yours to follow into.',
  'dice.ruling.Q36': 'The ally’s three regions do not hinder winning together: alone one wins only in the own turn.',
} as const;
