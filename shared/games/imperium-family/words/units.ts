import type { Task, TaskOf } from '../../../kernel/types.ts';
import type { Message } from '../../../text/message.ts';
import type { OptionLabel } from '../../face.ts';
import type { UnitsConditions, UnitsCosts, UnitsCounters, UnitsEffects } from '../effects/units.ts';
import { editionOf } from '../edition.ts';
import type { BattleIconId, ConflictName } from '../ids.ts';
import { isProtected } from '../queries/shield-wall.ts';
import { iconOfCard } from '../queries/battle-icons.ts';
import { BATTLE_SIGNS } from '../signs/units.ts';
import type { EditionId, FamilyGame } from '../types.ts';
import type { BattleCard, UnitsAnswers, UnitsEvent, WildMatch } from '../units.ts';
import { type Gaps, type Here, listed, nameOf, ofConflict, openState, said } from './names.ts';
import type { Tellings } from './telling.ts';

type Sayings<Forms> = { readonly [Kind in keyof Forms]: (form: Forms[Kind], edition: EditionId) => Message };

const iconName = (edition: EditionId, icon: BattleIconId): Message => nameOf(edition, 'battleIcon', icon);

export const unitsEffects: Sayings<UnitsEffects> = {
  sandworm: ({ sandworm }) => said('effect.sandworm', { count: sandworm }),
  take_maker_hooks: () => said('effect.take_maker_hooks'),
  shield_wall: ({ shield_wall }) => said(`effect.shield_wall.${shield_wall}`),
  bonus_spice: () => said('effect.bonus_spice'),
};
export const unitsCosts: Sayings<UnitsCosts> = {
  retreat: ({ min, max }) => (min === max ? said('cost.retreat', { count: max }) : said('cost.retreat.some', { min, max })),
  flip_battle_card: ({ icons, count }, edition) =>
    said('cost.flip_battle_card', { count, icons: listed(icons.map((icon) => iconName(edition, icon))) }),
};
export const unitsConditions: Sayings<UnitsConditions> = {
  maker_hooks: () => said('condition.maker_hooks'),
  sandworms_in_conflict: (least) => said('condition.sandworms_in_conflict', { least }),
  deployed_units_this_turn: (least) => said('condition.deployed_units_this_turn', { least }),
  strength_in_conflict: (least) => said('condition.strength_in_conflict', { least }),
};
export const unitsCounters: Sayings<UnitsCounters> = { sandworm_in_conflict: () => said('counter.sandworm_in_conflict') };

/** "Objective: Crysknife", or the name of a Conflict. */
export const battleCardName = (edition: EditionId, card: BattleCard): Message =>
  'conflict' in card ? nameOf(edition, 'conflict', card.conflict) : nameOf(edition, 'objective', card.objective);
/** The battle icon that is fought for; null = none. Uprising R10.6 */
export function saidBattleIcon(edition: EditionId, icon: BattleIconId | undefined): readonly Message[] {
  return icon ? [said('item.battleIcon', { icon: iconName(edition, icon) })] : [];
}

/** What a question names beside whom it asks. */
export const unitsAsking: {
  readonly [Name in keyof UnitsAnswers]: (here: Here, task: TaskOf<FamilyGame, Name>) => { readonly with?: Gaps };
} = {
  shieldWall: () => ({}),
  flipCard: ({ edition }, { icons }) => ({ with: { icons: listed(icons.map((icon) => iconName(edition, icon))) } }),
};
type Asked = Here & { readonly task: Task<FamilyGame> | undefined };
/** What is open to sandworms once the Shield Wall is gone. Uprising R7.6 */
const wallHint = (here: Here): Message => said(isProtected(openState(here)) ? 'hint.shieldWall' : 'hint.shieldWall.later');
const onBattleCard = ({ edition, view }: Here, card: BattleCard): OptionLabel => {
  const icon = iconOfCard(view, card);
  return {
    label: battleCardName(edition, card),
    ...(icon && { icon: BATTLE_SIGNS[icon] }),
    ...('conflict' in card && { target: ofConflict(card.conflict) }),
  };
};
export const unitsLabels: { readonly [Name in keyof UnitsAnswers]: (asked: Asked, value: UnitsAnswers[Name]) => OptionLabel } = {
  shieldWall: (asked, removes) =>
    removes
      ? { label: said('choice.shieldWall'), icon: 'shield-wall', hint: wallHint(asked) }
      : { label: said('choice.shieldWall.no'), icon: 'no' },
  flipCard: (asked, conflict: ConflictName) => onBattleCard(asked, { conflict }),
};
/** A wild card and what it is matched with. Uprising R11.4 */
export const onMatch = (here: Here, { match, with: other }: WildMatch): OptionLabel => ({
  ...onBattleCard(here, other),
  label: said('choice.match', { wild: nameOf(here.edition, 'conflict', match), other: battleCardName(here.edition, other) }),
  hint: said('hint.match', { vp: editionOf(here.edition).records.game.battle_icons?.vp ?? 0 }),
});
/** Units of a player beside the troops; nothing without any. Uprising R7.5 */
export const saidWorms = (count = 0): readonly Message[] => (count > 0 ? [said('hint.player.worms', { count })] : []);

export const UNITS_STORY: Tellings<UnitsEvent['type']> = {
  objective: ({ player, objective }, { edition }) => ({
    by: player,
    key: 'objective',
    with: { objective: nameOf(edition, 'objective', objective) },
  }),
  sandworms: ({ player, count }) => ({ by: player, key: 'sandworms', with: { count } }),
  tookHooks: ({ player }) => ({ by: player, key: 'tookHooks' }),
  shieldWall: ({ player }) => ({ by: player, key: 'shieldWall' }),
  tookConflict: ({ player, conflict }, { edition }) => ({
    by: player,
    key: 'tookConflict',
    with: { conflict: nameOf(edition, 'conflict', conflict) },
    targets: [ofConflict(conflict)],
  }),
  matched: ({ player, cards: [one, other] }, { edition }) => ({
    by: player,
    key: 'matched',
    with: { one: battleCardName(edition, one), other: battleCardName(edition, other) },
  }),
  turnedDown: ({ player, conflict }, { edition }) => ({
    by: player,
    key: 'turnedDown',
    with: { conflict: nameOf(edition, 'conflict', conflict) },
    targets: [ofConflict(conflict)],
  }),
};
