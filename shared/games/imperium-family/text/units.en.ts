/**
 * Sandworms, Maker Hooks, the Shield Wall, battle icons and Objectives, for editions that have them. Where the files beside this one say
 * troops and sandworms are meant too, it says units: loaded after them it is the one that is heard.
 */
export const imperiumUnitsEn = {
  'imperium.effect.sandworm': 'summon {count, plural, one {# sandworm} other {# sandworms}} into the Conflict',
  'imperium.effect.take_maker_hooks': 'take Maker Hooks, if you have none',
  'imperium.effect.shield_wall.may_remove': 'you may remove the Shield Wall for good',
  'imperium.effect.shield_wall.remove': 'remove the Shield Wall for good',
  'imperium.effect.bonus_spice': 'gain all bonus spice of this space',
  'imperium.cost.retreat': 'retreat {count, plural, one {# troop} other {# troops}}',
  'imperium.cost.retreat.some': 'retreat {min} to {max, plural, one {# troop} other {# troops}}',
  'imperium.cost.flip_battle_card':
    'turn {count, plural, one {# won Conflict card} other {# won Conflict cards}} face down (one of these icons: {icons})',
  'imperium.condition.units_in_conflict': 'you have {least, plural, one {# unit} other {# units}} or more in the Conflict',
  'imperium.condition.maker_hooks': 'you have Maker Hooks',
  'imperium.condition.sandworms_in_conflict': 'you have {least, plural, one {# sandworm} other {# sandworms}} or more in the Conflict',
  'imperium.condition.deployed_units_this_turn': 'you have deployed {least, plural, one {# unit} other {# units}} or more in this turn',
  'imperium.condition.strength_in_conflict': 'your strength is {least} or more',
  'imperium.counter.sandworm_in_conflict': 'sandworm you have in the Conflict',

  'imperium.ask.shieldWall': '{name}, {source}: do you remove the Shield Wall for the rest of the game?',
  'imperium.ask.flipCard': '{name}, {source}: which won Conflict card do you turn face down? One of these icons: {icons}.',
  'imperium.wait.shieldWall': '{who} is looking at the Shield Wall.',
  'imperium.wait.flipCard': '{who} is choosing a won Conflict card.',
  'imperium.ask.endgame': '{name}, Endgame: what do you still do?',
  'imperium.wait.endgame': '{who} is finishing the game: cards and battle icons.',
  'imperium.choice.pass.endgame': 'That is all',
  'imperium.choice.shieldWall': 'Remove the Shield Wall',
  'imperium.choice.shieldWall.no': 'Leave it standing',
  'imperium.choice.match': '{wild} with {other}',
  'imperium.hint.shieldWall': 'then nothing keeps sandworms out of this Conflict or any other',
  'imperium.hint.shieldWall.later': 'this Conflict is open anyway; then all others are too',
  'imperium.hint.match': '{vp} VP, and both are turned face down',
  'imperium.hint.player.worms': '{count, plural, one {# sandworm} other {# sandworms}} in the Conflict',
  'imperium.has.hooks': 'Maker Hooks',
  'imperium.has.battleIcons': '{icon}: {count, plural, one {# battle icon} other {# battle icons}} face up',

  'imperium.story.objective': '{who} is dealt this: {objective}.',
  'imperium.story.sandworms': '{who} summons {count, plural, one {# sandworm} other {# sandworms}}.',
  'imperium.story.tookHooks': '{who} takes Maker Hooks.',
  'imperium.story.shieldWall': '{who} blows up the Shield Wall: it is gone for good.',
  'imperium.story.tookConflict': '{who} wins the card {conflict}.',
  'imperium.story.matched': '{who} matches {one} with {other}.',
  'imperium.story.turnedDown': '{who} turns {conflict} face down.',

  'imperium.why.wallStands': 'The Shield Wall keeps sandworms out of this Conflict.',
  'imperium.why.wallGone': 'The Shield Wall is gone already.',
  'imperium.why.hasHooks': 'You have Maker Hooks already.',

  'imperium.group.objective': 'Objectives',
  'imperium.item.battleIcon': 'Battle icon: {icon}.',
  'imperium.item.battleIcon.paired': 'Whoever wins a card with it and has another one face up turns both face down for {vp} VP, at once.',
  'imperium.item.battleIcon.wild': 'In the Endgame it makes a pair with any other face-up battle icon: {vp} VP.',
  'imperium.item.firstPlayer': 'Its owner is the first First Player.',
  'imperium.item.icon.swords.1': '{strength} Strength, while a unit of yours is in the Conflict.',
  'imperium.item.icon.worm': 'Sandworm',
  'imperium.item.icon.worm.1':
    '{strength} Strength in the Conflict. It never retreats; with one there you get every reward twice, except control.',
  'imperium.item.icon.maker-hook': 'Maker Hooks',
  'imperium.item.icon.maker-hook.1': 'Whoever has them may summon sandworms where the symbol stands; they are not spent.',
  'imperium.item.icon.shield-wall': 'Shield Wall',
  'imperium.item.icon.shield-wall.1': 'While it stands, no sandworm comes to the Conflicts that it protects.',
} as const;
