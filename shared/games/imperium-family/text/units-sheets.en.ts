/** What printed sheets explain of sandworms and battle icons, and what they say otherwise where there are sandworms: loaded after `sheets`. */
export const imperiumUnitsSheetsEn = {
  'imperium.sheet.icon.sandworm': 'A sandworm from the bank into the Conflict, at once.',
  'imperium.sheet.icon.take_maker_hooks': 'Maker Hooks, if you have none.',
  'imperium.sheet.icon.shield_wall': 'The Shield Wall leaves the game, if you wish.',
  'imperium.sheet.icon.bonus_spice': 'All bonus spice of the space.',
  'imperium.sheet.icon.battle_icons': 'Battle icons: two equal ones are 1 VP. The last one matches any, in the Endgame.',
  'imperium.sheet.icon.cost.flip_battle_card': 'Turn a won Conflict card with one of these icons face down.',
  'imperium.sheet.icon.swords': 'Sword: 1 Strength, if you have a unit in the Conflict.',
  'imperium.sheet.icon.if.units_in_conflict': 'You have that many units in the Conflict.',
  'imperium.sheet.row.strength.text':
    '{troop} for each troop in the Conflict, {sandworm} for each sandworm, {sword} for each sword; 0 without a unit.',
  'imperium.sheet.row.after.text': 'Troops in the Conflict go to the supply, sandworms to the bank, all markers to 0.',
  'imperium.sheet.row.combat.text':
    'Whoever has units in the Conflict plays Combat cards or passes, until all pass one after another. Rewards by Strength, then all units leave.',
  'imperium.sheet.row.recall.text':
    '{vp} points somewhere, or no Conflict left: Endgame. Else Agents return, the First Player marker moves on.',
  'imperium.sheet.row.order.text':
    'Rewards from the First Player clockwise, each in the order its owner likes. Then the winner takes the Conflict card.',
  'imperium.sheet.step.board.text': 'The Shield Wall on its place, {tokens} Alliance tokens on their tracks.',
  'imperium.sheet.icon.if.maker_hooks': 'You have Maker Hooks.',
  'imperium.sheet.icon.if.sandworms_in_conflict': 'You have that many sandworms in the Conflict.',
  'imperium.sheet.icon.if.deployed_units_this_turn': 'You have deployed that many units in this turn.',
  'imperium.sheet.icon.if.strength_in_conflict': 'Your strength reaches that much.',
} as const;
