import type { SignId } from '../../../sheets/icons.ts';
import type { UnitsConditions, UnitsCosts, UnitsCounters, UnitsEffects } from '../effects/units.ts';
import type { BattleIconId } from '../ids.ts';
import { many, one, type Token, word } from './token.ts';

type Drawn<Forms> = { readonly [Kind in keyof Forms]: (form: Forms[Kind]) => readonly Token[] };
/** Of Conflict cards and Objectives. Uprising R10.6 */
export const BATTLE_SIGNS: Readonly<Record<BattleIconId, SignId>> = {
  crysknife: 'crysknife',
  'desert-mouse': 'desert-mouse',
  ornithopter: 'ornithopter',
  wild: 'e-any',
};

export const unitsDrawn: Drawn<UnitsEffects> = {
  sandworm: ({ sandworm }) => [many('worm', sandworm)],
  take_maker_hooks: () => [one('maker-hook')],
  shield_wall: ({ shield_wall }) => [...(shield_wall === 'may_remove' ? [word('may')] : []), one('shield-wall')],
  bonus_spice: () => [one('harvester')],
};
export const unitsCosts: Drawn<UnitsCosts> = {
  retreat: ({ min, max }) => [many('retreat', min === max ? max : `${min}–${max}`)],
  flip_battle_card: ({ icons, count }) => [
    { text: `−${count}` },
    ...icons.flatMap((icon, at): readonly Token[] => [...(at > 0 ? [{ text: '/' }] : []), one(BATTLE_SIGNS[icon])]),
  ],
};
export const unitsConditions: Drawn<UnitsConditions> = {
  maker_hooks: () => [one('maker-hook')],
  sandworms_in_conflict: (least) => [one('swords'), many('worm', `${least}+`)],
  deployed_units_this_turn: (least) => [many('deploy', `${least}+`)],
  strength_in_conflict: (least) => [many('strength', `${least}+`)],
};
export const unitsCounters: Drawn<UnitsCounters> = { sandworm_in_conflict: () => [one('worm')] };
