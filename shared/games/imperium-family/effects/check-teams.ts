import { amount, fields, knownOf, listOf, oneOf, type Shape, yes } from './shape.ts';
import { type TeamConditions, type TeamEffects, TRADED } from './teams.ts';

type Shapes<Forms> = { readonly [Kind in keyof Forms]: Shape };
type Inner<Kind extends keyof TeamEffects> = Kind extends keyof TeamEffects[Kind] ? TeamEffects[Kind][Kind] : never;

/** @param someEffects the shape of the lists inside */
export const teamShapes = (someEffects: Shape): Shapes<TeamEffects> => ({
  reinforce: fields<TeamEffects['reinforce']>({ reinforce: amount }),
  trade: fields<TeamEffects['trade']>({
    trade: fields<Inner<'trade'>>({ with: oneOf('one_teammate'), goods: listOf(oneOf(...TRADED), 1) }),
  }),
  split: fields<TeamEffects['split']>({
    split: fields<Inner<'split'>>({ options: listOf(someEffects, 2), activated_ally_gets: oneOf('the_other') }),
  }),
  each_ally: fields<TeamEffects['each_ally']>({ each_ally: someEffects }),
  distribute_face_up_contracts: fields<TeamEffects['distribute_face_up_contracts']>({
    distribute_face_up_contracts: oneOf('one_to_each_ally'),
  }),
  refill_contracts: fields<TeamEffects['refill_contracts']>({ refill_contracts: yes }),
  throne_row: fields<TeamEffects['throne_row']>({
    throne_row: fields<Inner<'throne_row'>>({
      move_from_imperium_row: amount,
      filter: fields<Inner<'throne_row'>['filter']>({ not_faction: knownOf('faction') }),
    }),
  }),
  take_token: fields<TeamEffects['take_token']>({ take_token: oneOf('swordmaster-bonus') }),
});
export const TEAM_CONDITIONS: Shapes<TeamConditions> = { swordmaster_bonus_token: yes };
