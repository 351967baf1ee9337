/** The rules of War for Arrakis in our own words, first half: the game, the map, the round, dice, actions, the desert, spice. */
export const arrakisRulesEn = {
  'arrakis.topic.victory': 'Sides and victory',
  'arrakis.topic.terms': 'Pieces and words',
  'arrakis.topic.map': 'The map',
  'arrakis.topic.setUp': 'Set-up',
  'arrakis.topic.round': 'The round, vehicles',
  'arrakis.topic.dice': 'Dice and turns',
  'arrakis.topic.actions': 'Actions',
  'arrakis.topic.hazards': 'Hazards of the desert',
  'arrakis.topic.spice': 'Spice and bans',

  'arrakis.rule.R1.1': 'Two sides fight for Arrakis: the Harkonnen with Corrino, and the Atreides with the Fremen.',
  'arrakis.rule.R1.2': 'Two play a side each. With three or four, players share sides. Alone or together against the game it is Mahdi.',
  'arrakis.rule.R1.3': 'The Harkonnen win at once when supremacy reaches 10.',
  'arrakis.rule.R1.4':
    'The Atreides win when all three prescience markers reach a secret objective. It is checked after the claims at the end of a round, and when Arrakeen falls.',
  'arrakis.rule.R1.5': 'Two of three targets are no victory. A marker beyond its target counts as there.',
  'arrakis.rule.R1.6': 'There is no last round and no draw. Teammates win or lose together.',

  'arrakis.rule.R2.1':
    'Figures are limited: Harkonnen 24 regular, 12 elite, 8 Sardaukar, 6 Bashars; Atreides 16 regular, 8 elite, 6 Fedaykin, 12 Naibs; 6 ornithopters, 8 harvesters, 3 carryalls, 4 sandworms, the Wild Maker.',
  'arrakis.rule.R2.2': 'Action dice: 4 Atreides, 8 Harkonnen. Combat dice: 6 each, with 3 Hits, 2 Shields and 1 Special.',
  'arrakis.rule.R2.3': 'There are four planning decks of 18 cards, 16 prescience cards, 6 objectives, 3 bans and 18 leader cards.',
  'arrakis.rule.R2.4':
    'Tokens: 8 sietches, 6 settlements, 6 stations, 16 deployment tokens of the Atreides and 12 of the Harkonnen, 16 wormsigns, 3 atomics, 5 Bene Gesserit, 6 cones of silence.',
  'arrakis.rule.R2.5': 'All units, leaders and deployment tokens of a side in an area are one legion. Leaders are no units.',
  'arrakis.rule.R2.6': 'Leaders never stand alone: left without units, a generic one goes to the supply, a named one to the tank.',
  'arrakis.rule.R2.7': 'Deployment tokens of the Atreides lie facedown and count as one unit each until they are revealed.',
  'arrakis.rule.R2.8': 'At most 6 units of a side in an area; leaders do not count. What exceeds it is removed at once, the owner chooses.',
  'arrakis.rule.R2.9': 'If a wanted rank is missing in the supply, a lower one may come instead, never a higher one.',
  'arrakis.rule.R2.10':
    'To deploy takes pieces that are not on the map; to place takes them from anywhere. Neither takes a leader out of the tank.',
  'arrakis.rule.R2.11': 'An area is free for a side if no enemy settlement, no enemy units and no sandworm are there.',
  'arrakis.rule.R2.12': 'An area is empty if no figure and no token is there at all.',
  'arrakis.rule.R2.13': 'Desert includes deep desert; Minor Erg, plateau and mountain are no desert.',
  'arrakis.rule.R2.14': 'Settlements are those of the Harkonnen and the sietches. Once destroyed, the area is an ordinary one.',
  'arrakis.rule.R2.15': 'Paul and Jessica mean whoever of that name is in play.',
  'arrakis.rule.R2.16': 'What a card says goes before the general rules.',

  'arrakis.rule.R3.1': 'The map has four outer and four inner sectors. The North Pole belongs to all inner ones.',
  'arrakis.rule.R3.2': '101 areas: 19 mountains, 12 plateaus, 5 Minor Erg, 42 desert, 23 deep desert at the edge.',
  'arrakis.rule.R3.3':
    'Areas with a common border are adjacent, unless it is impassable. Ornithopters and worms ignore impassable borders.',
  'arrakis.rule.R3.4': 'Each of the 8 air zones touches all areas of its two sectors and holds one vehicle.',
  'arrakis.rule.R3.5': 'Eight areas have sietches, four Pyon villages; Carthag and Arrakeen are the towns.',
  'arrakis.rule.R3.6':
    'Arrakeen, Carthag, Imperial Basin, Hagga Basin and Arsunt are sheltered: no storm and no worm reaches them, until atomics open them.',
  'arrakis.rule.R3.7': 'Distance is the number of steps over passable borders.',

  'arrakis.rule.R4.1': 'The board lies in the middle.',
  'arrakis.rule.R4.2': 'A facedown sietch token goes to each of the 8 sites; only the Atreides know the ranks.',
  'arrakis.rule.R4.3': 'Each sietch gets a starting deployment token and a Naib.',
  'arrakis.rule.R4.4': 'The 8 standard tokens form a facedown pool.',
  'arrakis.rule.R4.5': 'The six Harkonnen settlements stand openly on their sites.',
  'arrakis.rule.R4.6': 'Each settlement gets a black and a silver token, which are turned into figures.',
  'arrakis.rule.R4.7': 'The 6 stations lie facedown; nobody knows their symbols.',
  'arrakis.rule.R4.8': 'All prescience markers and supremacy begin on 0.',
  'arrakis.rule.R4.9': 'The 16 prescience cards are shuffled.',
  'arrakis.rule.R4.10': 'The 16 wormsigns are a facedown pool.',
  'arrakis.rule.R4.11':
    'In play from the start: Baron, Rabban, Aramsham; Paul Atreides, Lady Jessica, Stilgar. Their figures stay beside the board.',
  'arrakis.rule.R4.12': 'The three imperium markers begin on step 5.',
  'arrakis.rule.R4.13': 'The planning decks are shuffled; hands start empty.',
  'arrakis.rule.R4.14': 'The Atreides draw one secret objective.',
  'arrakis.rule.R4.15': 'Everything else goes to the supplies: no named leader and no vehicle is on the map.',
  'arrakis.rule.R4.16': 'The Atreides begin with one Bene Gesserit token; four are the reserve.',
  'arrakis.rule.R4.17': 'With three or four players, and in Mahdi, the set-up differs a little.',

  'arrakis.rule.R5.1': 'A round: start, vehicles, actions, hazards, spice, end.',
  'arrakis.rule.R5.2': 'Everybody draws one card from each own deck; then three prescience cards are revealed.',
  'arrakis.rule.R5.3': 'The lowest imperium marker gives the active row: dice set aside, and vehicles to place.',
  'arrakis.rule.R5.4':
    'A harvester goes to a free desert area, one per area; ornithopters and carryalls to air zones, one per zone. A new one may push out the old one.',
  'arrakis.rule.R5.5': 'In phase 1 the Harkonnen place all vehicles of the row, as far as possible.',

  'arrakis.rule.R6.1': 'Both sides throw their action dice openly: 4, and 8 less those set aside.',
  'arrakis.rule.R6.2': 'Each die goes to a slot of its symbol: 3 per symbol for the Harkonnen, 2 for the Atreides.',
  'arrakis.rule.R6.3': 'A die without a slot takes the symbol with the most free slots, one die at a time, Harkonnen first.',
  'arrakis.rule.R6.4':
    'Then each side may place one Bene Gesserit token at a symbol with the fewest dice. It counts as a die, and leaves the game when used.',
  'arrakis.rule.R6.5': 'The Atreides begin, then turns alternate, one action each.',
  'arrakis.rule.R6.6':
    'A turn: a die for an action, for a leader, for a planning card or for a prescience card; or Desert Power without a die.',
  'arrakis.rule.R6.7': 'With an unused die nobody passes, but its effect may be left undone.',
  'arrakis.rule.R6.8': 'The die is used as the action begins; the tank advances at the end of that turn.',
  'arrakis.rule.R6.9': 'The phase ends with the last Harkonnen die; unused Atreides dice are lost.',
  'arrakis.rule.R6.10': 'Without dice the Atreides still get a turn for Desert Power between those of the Harkonnen.',

  'arrakis.rule.R7.1': 'Of what a symbol offers exactly one is chosen.',
  'arrakis.rule.R7.2': 'Moves and attacks need a legal target; without one nothing happens.',
  'arrakis.rule.R7.3': 'Effects may be done wholly, in part or not at all, in their order. Costs, losses and orders of the enemy bind.',
  'arrakis.rule.R7.4': 'Strategy: move two different legions, or attack.',
  'arrakis.rule.R7.5': 'Leadership: the same with legions that have a leader; the attack is a surprise attack.',
  'arrakis.rule.R7.6':
    'Deployment: the Atreides put a token and a leader into one sietch; the Harkonnen 3 regular units and a leader into settlements.',
  'arrakis.rule.R7.7': 'Mentat: draw 2 cards. House: the Atreides use any other symbol; the Harkonnen replace 2 units or place 2 vehicles.',
  'arrakis.rule.R7.8': 'Desert Power, with fewer dice than the Harkonnen: 2 wormsigns, move 2 worms, a worm attack, or the Wild Maker.',
  'arrakis.rule.R7.9':
    'Scouting: the Harkonnen remove an ornithopter and reveal tokens and sietch in one area of its sectors. The Guild’s ban forbids it.',
  'arrakis.rule.R7.10':
    'Free actions cost no die and are allowed in one’s own turn, not inside a battle round: Guerrilla training, atomics, scouting, Hawat’s Scheming.',
  'arrakis.rule.R7.11': 'A planning card is played with any die, then discarded openly.',
  'arrakis.rule.R7.12': 'Planning decks are never reshuffled; an empty one gives nothing.',
  'arrakis.rule.R7.13': 'The hand limit of 6 holds only at the end of the round.',

  'arrakis.rule.R8.1': 'Wormsigns at Atreides legions and at worms go back to the pool.',
  'arrakis.rule.R8.2': 'Every desert area with a Harkonnen legion or a harvester gets a wormsign, unless it has one or a worm.',
  'arrakis.rule.R8.3': 'All wormsigns are turned up. Sand: nothing. Sandworm: a worm comes. Burrowing worm: it comes in deep desert only.',
  'arrakis.rule.R8.4': 'A worm comes from the supply or from the map. At most 4 come, 5 with the Wild Maker; the Atreides choose.',
  'arrakis.rule.R8.5':
    'Where a worm has come, a Harkonnen legion must flee; if it cannot, the worm attacks. A harvester alone is swallowed.',
  'arrakis.rule.R8.6': 'In this phase a carryall of a connected zone may be given up to save a harvester.',
  'arrakis.rule.R8.7': 'Resolved wormsigns are shuffled back.',
  'arrakis.rule.R8.8': 'Storms: 2 dice for each Harkonnen legion in the open. A Hit is a hit; a Special 2 in deep desert, 1 in desert.',

  'arrakis.rule.R9.1': 'Bans lapse when the harvest begins.',
  'arrakis.rule.R9.2': 'Every harvester comes home: 1 spice from desert, 2 from deep desert; the reserve is added.',
  'arrakis.rule.R9.3': 'For each marker the Harkonnen pay 2 to keep it, 3 to raise it, or it drops a step.',
  'arrakis.rule.R9.4': 'Up to supremacy 5 they may pay 3 for one supremacy, once a phase.',
  'arrakis.rule.R9.5': 'One spice is kept for the next round; the rest is lost.',
  'arrakis.rule.R9.6': 'The Harkonnen know the sum before they divide it.',
  'arrakis.rule.R9.7': 'Markers stay between step 1 and step 5.',
  'arrakis.rule.R9.8': 'A ban is active if its marker dropped now or stands on the bottom step.',
  'arrakis.rule.R9.9':
    'CHOAM: at most 5 Harkonnen units in an area. Guild: no scouting. Landsraad: the Harkonnen discard no cards for dice.',
} as const;
