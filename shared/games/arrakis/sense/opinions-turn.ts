import type { HouseId } from '../ids.ts';
import type { ArrakisAnswers } from '../questions.ts';
import { unusedOn } from '../queries/dice.ts';
import { effectOf, inside, moveEffectAt, next } from '../queries/effects.ts';
import { boardIdOf, sideOfHouse } from '../queries/table.ts';
import { rate } from '../../../search/rated.ts';
import { ratedActs } from './act.ts';
import { ratedAttacks, hitsWorth } from './battle.ts';
import { listWorth, sourceWorth } from './effects.ts';
import { forceAt } from './force.ts';
import { ratedCompanies, ratedRoutes } from './move.ts';
import { lookAt } from './look.ts';
import { counted, deeds, DONE, of, only, type Opinions } from './opinion.ts';
import { puttingWorth, ratedPuttings, sourceWorth as takenFrom } from './place.ts';
import { vehicleWorth } from './sand.ts';
import { slotWorth } from './slots.ts';
import { targetWorth } from './special.ts';
import { FIGURE_WORTH, NAMED_WORTH } from './weights.ts';

/** Dice, turns, and what effects ask for. */
export const turnOpinions: Opinions<
  | 'changeDie'
  | 'sister'
  | 'volunteer'
  | 'act'
  | 'march'
  | 'company'
  | 'overflow'
  | 'put'
  | 'takeFrom'
  | 'vehicle'
  | 'attack'
  | 'strike'
  | 'replace'
  | 'pickLegion'
  | 'pickArea'
  | 'choose'
  | 'special'
  | 'asSymbol'
  | 'sendToTank'
> = {
  changeDie: (look, _, choices) => rate(of<ArrakisAnswers['changeDie']>(choices), (symbol) => slotWorth(look, symbol)),
  sister: (look, _, choices) => [
    { it: 'none', worth: 0 },
    ...rate(deeds<ArrakisAnswers['sister']>(choices, 'none'), ({ symbol }) => 0.1 + slotWorth(look, symbol)),
  ],
  /** Whoever has more dice acts: so both have some as long as possible. */
  volunteer: (look, _, choices) => rate(of<HouseId>(choices), (house) => unusedOn(look.state, boardIdOf(look.state, house))),
  act: (look, _, choices) => ratedActs(look, of(choices)),
  march: (look, { ref }) => [DONE, ...ratedRoutes(look, moveEffectAt(look.state, ref))],
  company: (look, { ref, route }) => ratedCompanies(look, sideOfHouse(ref.by), route, moveEffectAt(look.state, ref)),
  overflow(_, { side }, choices) {
    const { most, min } = counted(choices);
    const counts: Record<string, number> = {};
    const kinds = Object.keys(most);
    for (const kind of kinds) counts[kind] = 0;
    let left = min;
    const cost = (kind: string): number => (kind in FIGURE_WORTH[side] ? FIGURE_WORTH[side][kind as 'regular'] : 0.4);
    for (const kind of kinds.sort((one, other) => cost(one) - cost(other))) {
      const gone = Math.min(left, most[kind] ?? 0);
      counts[kind] = gone;
      left -= gone;
    }
    return only(counts);
  },
  put: (look, _, choices) => [DONE, ...ratedPuttings(look, deeds<ArrakisAnswers['put']>(choices))],
  takeFrom: (look, { putting }, choices) =>
    rate(of<ArrakisAnswers['takeFrom']>(choices), (from) => takenFrom(look, from, 'what' in putting ? putting.what : putting.vehicle)),
  vehicle: (look, { free }, choices) => [
    ...(free ? [DONE] : []),
    ...rate(deeds<ArrakisAnswers['vehicle']>(choices), (each) => vehicleWorth(look, each)),
  ],
  attack: (look, { ref }) => [DONE, ...ratedAttacks(look, effectOf(look.state, ref, 'attack'))],
  strike: (look, { ref }, choices) => {
    const { dice } = effectOf(look.state, ref, 'strike');
    return [DONE, ...rate(deeds<ArrakisAnswers['strike']>(choices), (at) => hitsWorth(look, look.foe, at, (2 * dice) / 3))];
  },
  /** Better troops where most are together. */
  replace: (look, _, choices) => [
    DONE,
    ...rate(deeds<ArrakisAnswers['replace']>(choices), (at) => 0.05 + 0.01 * forceAt(look, look.side, at).units),
  ],
  /** The legion for which the next effect is worth most. */
  pickLegion: (look, { ref }, choices) => [
    DONE,
    ...rate(deeds<ArrakisAnswers['pickLegion']>(choices), (at) => {
      const turn = look.state.turn && { ...look.state.turn, picked: at };
      const picked = lookAt(look, { ...look.state, turn });
      const rest = (look.book.effects[ref.of] ?? []).slice((ref.at.at(-1) ?? 0) + 1);
      return 0.01 + (ref.at.length > 1 ? 0 : listWorth(picked, rest, next(ref)));
    }),
  ],
  pickArea: (look, _, choices) => [
    DONE,
    ...rate(deeds<ArrakisAnswers['pickArea']>(choices), (at) => 0.1 + puttingWorth(look, { what: 'elite', to: at })),
  ],
  choose(look, { ref }, choices) {
    const { of: branches } = effectOf(look.state, ref, 'choose');
    return [DONE, ...rate(deeds<ArrakisAnswers['choose']>(choices), (nth) => listWorth(look, branches[nth] ?? [], inside(ref, nth)))];
  },
  special: (look, { name }, choices) => [
    DONE,
    ...rate(deeds<ArrakisAnswers['special']>(choices), (target) => targetWorth(look, name, target)),
  ],
  asSymbol: (look, _, choices) => [
    DONE,
    ...rate(deeds<ArrakisAnswers['asSymbol']>(choices), ({ as, action }) => sourceWorth(look, `action:${look.side}:${as}:${action}`)),
  ],
  sendToTank: (_, __, choices) => [DONE, ...rate(deeds<ArrakisAnswers['sendToTank']>(choices), () => NAMED_WORTH)],
};
