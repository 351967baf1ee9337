import type { TextsLike } from '../../../text/message.ts';
import type { imperiumUnitsEn } from './units.en.ts';

const WORMS = '{count, plural, one {# Sandwurm} other {# Sandwürmer}}';
export const imperiumUnitsDe: TextsLike<typeof imperiumUnitsEn> = {
  'imperium.effect.sandworm': `${WORMS} in den Konflikt rufen`,
  'imperium.effect.take_maker_hooks': 'Sandwurmhaken nehmen, falls du keine hast',
  'imperium.effect.shield_wall.may_remove': 'du darfst den Schildwall für immer entfernen',
  'imperium.effect.shield_wall.remove': 'den Schildwall für immer entfernen',
  'imperium.effect.bonus_spice': 'alles Bonus-Spice dieses Feldes erhalten',
  'imperium.cost.retreat': '{count, plural, one {# Truppe} other {# Truppen}} zurückziehen',
  'imperium.cost.retreat.some': '{min} bis {max, plural, one {# Truppe} other {# Truppen}} zurückziehen',
  'imperium.cost.flip_battle_card':
    '{count, plural, one {# gewonnene Konfliktkarte} other {# gewonnene Konfliktkarten}} umdrehen (eines dieser Symbole: {icons})',
  'imperium.condition.units_in_conflict': 'du mindestens {least, plural, one {# Einheit} other {# Einheiten}} im Konflikt hast',
  'imperium.condition.maker_hooks': 'du Sandwurmhaken hast',
  'imperium.condition.sandworms_in_conflict': 'du mindestens {least, plural, one {# Sandwurm} other {# Sandwürmer}} im Konflikt hast',
  'imperium.condition.deployed_units_this_turn':
    'du in diesem Zug mindestens {least, plural, one {# Einheit} other {# Einheiten}} eingesetzt hast',
  'imperium.condition.strength_in_conflict': 'deine Stärke mindestens {least} ist',
  'imperium.counter.sandworm_in_conflict': 'eigene Sandwurmfigur im Konflikt',

  'imperium.ask.shieldWall': '{name}, {source}: Entfernst du den Schildwall für den Rest der Partie?',
  'imperium.ask.flipCard': '{name}, {source}: Welche gewonnene Konfliktkarte drehst du um? Eines dieser Symbole: {icons}.',
  'imperium.wait.shieldWall': '{who} betrachtet den Schildwall.',
  'imperium.wait.flipCard': '{who} wählt eine gewonnene Konfliktkarte.',
  'imperium.ask.endgame': '{name}, Endspiel: Was tust du noch?',
  'imperium.wait.endgame': '{who} ist beim Endspiel: Karten und Kampfsymbole.',
  'imperium.choice.pass.endgame': 'Das ist alles',
  'imperium.choice.shieldWall': 'Schildwall entfernen',
  'imperium.choice.shieldWall.no': 'Stehen lassen',
  'imperium.choice.match': '{wild} mit {other}',
  'imperium.hint.sandworm': 'je {strength} Stärke; du bekommst jede Belohnung doppelt, außer Kontrolle',
  'imperium.hint.shieldWall': 'danach hält nichts mehr Sandwürmer von diesem und allen anderen Konflikten fern',
  'imperium.hint.shieldWall.later': 'dieser Konflikt ist ohnehin offen; danach sind es auch alle anderen',
  'imperium.hint.match': '{vp} SP, und beide werden umgedreht',
  'imperium.hint.player.worms': `${WORMS} im Konflikt`,
  'imperium.has.hooks': 'Sandwurmhaken',
  'imperium.has.battleIcons': '{icon}: {count, plural, one {# offenes Kampfsymbol} other {# offene Kampfsymbole}}',

  'imperium.story.objective': '{who} bekommt diese Karte: {objective}.',
  'imperium.story.sandworms': `{who} ruft ${WORMS}.`,
  'imperium.story.tookHooks': '{who} nimmt Sandwurmhaken.',
  'imperium.story.shieldWall': '{who} sprengt den Schildwall: Er ist für immer fort.',
  'imperium.story.tookConflict': '{who} gewinnt die Karte {conflict}.',
  'imperium.story.matched': '{who} bildet ein Paar: {one}; {other}.',
  'imperium.story.turnedDown': '{who} dreht {conflict} um.',

  'imperium.why.wallStands': 'Der Schildwall hält Sandwürmer von diesem Konflikt fern.',
  'imperium.why.wallGone': 'Der Schildwall steht nicht mehr.',
  'imperium.why.hasHooks': 'Du hast schon Sandwurmhaken.',

  'imperium.group.objective': 'Ziele',
  'imperium.item.battleIcon': 'Kampfsymbol: {icon}.',
  'imperium.item.battleIcon.paired':
    'Wer eine Karte damit gewinnt und eine andere offen liegen hat, dreht sofort beide um und erhält {vp} SP.',
  'imperium.item.battleIcon.wild': 'Im Endspiel bildet es mit jedem anderen offenen Kampfsymbol ein Paar: {vp} SP.',
  'imperium.item.firstPlayer': 'Wer es hat, ist der erste Startspieler.',
  'imperium.item.icon.swords.1': '{strength} Stärke, solange eine Einheit von dir im Konflikt ist.',
  'imperium.item.icon.worm': 'Sandwurm',
  'imperium.item.icon.worm.1':
    '{strength} Stärke im Konflikt. Er zieht sich nie zurück; hast du einen dort, bekommst du jede Belohnung doppelt, außer Kontrolle.',
  'imperium.item.icon.maker-hook': 'Sandwurmhaken',
  'imperium.item.icon.maker-hook.1': 'Wer sie hat, darf Sandwürmer rufen, wo das Symbol steht; sie werden nicht verbraucht.',
  'imperium.item.icon.shield-wall': 'Schildwall',
  'imperium.item.icon.shield-wall.1': 'Solange er steht, kommt kein Sandwurm in die Konflikte, die er schützt.',
};
