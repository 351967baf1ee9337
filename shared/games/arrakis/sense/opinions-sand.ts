import type { AreaId, ZoneId } from '../ids.ts';
import { terrain } from '../queries/areas.ts';
import { legionAt } from '../queries/legions.ts';
import type { ArrakisAnswers } from '../questions.ts';
import { bestFirst, rate } from '../../../search/rated.ts';
import { forceAt } from './force.ts';
import { exposureOf } from './ground.ts';
import type { Look } from './look.ts';
import { harvesterWorth } from './move.ts';
import { deeds, DONE, of, type Opinions } from './opinion.ts';
import { signsWorth, signWorth, wormAttackWorth, biteWorth, wormCharm, wormMoveWorth } from './sand.ts';
import { splitsLeft, splitWith } from '../queries/spice.ts';
import { splitWorth } from './spice.ts';
import { wormMovesWorth } from './effects.ts';

/** Worms, wormsigns, harvesters and the spice. */
export const sandOpinions: Opinions<
  | 'layWormsign'
  | 'desertPower'
  | 'moveWorm'
  | 'wormAttack'
  | 'wormFrom'
  | 'rescue'
  | 'chooseCovered'
  | 'chooseWorms'
  | 'nextWorm'
  | 'spendSpice'
> = {
  layWormsign: (look, _, choices) => [DONE, ...rate(deeds<ArrakisAnswers['layWormsign']>(choices), (at) => signWorth(look, at))],
  desertPower: (look, _, choices) => [
    DONE,
    ...rate(deeds<ArrakisAnswers['desertPower']>(choices), (use) =>
      use === 'wormsigns'
        ? signsWorth(look, look.book.data.numbers.desertPower.wormsigns)
        : use === 'move'
          ? wormMovesWorth(look)
          : wormAttackWorth(look, use === 'maker'),
    ),
  ],
  moveWorm: (look, _, choices) => [
    DONE,
    ...rate(deeds<ArrakisAnswers['moveWorm']>(choices), ({ from, to }) => wormMoveWorth(look, from, to)),
  ],
  wormAttack: (look, _, choices) => [
    DONE,
    ...rate(deeds<ArrakisAnswers['wormAttack']>(choices), ({ from, at }) => biteWorth(look, at, isMaker(look, from)) - 0.12),
  ],
  /** From the supply; else the worm that is near no prey. */
  wormFrom: (look, { at }, choices) =>
    rate(of<ArrakisAnswers['wormFrom']>(choices), (from) => {
      if (from === 'supply') return 0.2;
      if (from === 'wild-maker') {
        const now = look.state.leaders['wild-maker'].at;
        return wormCharm(look, at, true) - (now === 'ready' ? 0 : wormCharm(look, now as AreaId, true));
      }
      return -wormCharm(look, from, false);
    }),
  /** A carryall is worth a harvester, unless a dearer one under it is in danger as well. R8.6 */
  rescue: (look, { at }, choices) => [
    { it: 'no' as const, worth: 0 },
    ...rate(
      deeds<ArrakisAnswers['rescue']>(choices, 'no') as readonly ZoneId[],
      (zone) => spiceAt(look, at) - neededElsewhere(look, at, zone),
    ),
  ],
  chooseCovered: (look, { left }, choices) => [{ it: worst(look, of(choices), left), worth: 0 }],
  chooseWorms: (look, { most }, choices) => [{ it: worst(look, of(choices), most), worth: 0 }],
  nextWorm: (look, _, choices) => rate(of<AreaId>(choices), (at) => harmOf(look, at)),
  spendSpice: (look, { chosen }, choices) =>
    rate(of<ArrakisAnswers['spendSpice']>(choices), (part) =>
      Math.max(...splitsLeft(look.state, splitWith(chosen, part)).map((split) => splitWorth(look, split))),
    ),
};
const isMaker = (look: Look, at: AreaId): boolean => look.state.leaders['wild-maker'].at === at;
const spiceAt = ({ state }: Look, at: AreaId): number => (terrain(state, at) === 'deep-desert' ? 2 : 1);

/** Spice of a dearer harvester that waits for the same carryall, and for no other. */
function neededElsewhere(look: Look, at: AreaId, zone: ZoneId): number {
  const { state, book } = look;
  const own = spiceAt(look, at);
  const dearer = state.coming.filter(
    (other) =>
      state.harvesters.includes(other) &&
      !legionAt(state, 'harkonnen', other) &&
      book.areasUnder[zone].includes(other) &&
      spiceAt(look, other) > own,
  );
  const carryalls = (area: AreaId): number =>
    book.zonesOver[area].filter((each) => state.zones[each] === 'carryall' && each !== zone).length;
  return dearer.some((other) => carryalls(other) === 0) ? own + 1 : 0.01 * state.coming.length;
}
/** What a worm that comes there costs the Harkonnen. */
function harmOf(look: Look, at: AreaId): number {
  const { state } = look;
  const legion = forceAt(look, 'harkonnen', at);
  const harvester = state.harvesters.includes(at) ? harvesterWorth(look, at) : 0;
  return harvester + (legion.units > 0 ? 0.1 + 0.5 * exposureOf(look, 'harkonnen', at, legion) : 0) + 0.3 * wormCharm(look, at, false);
}
const worst = (look: Look, areas: readonly AreaId[], count: number): readonly AreaId[] =>
  bestFirst(rate(areas, (at) => harmOf(look, at)))
    .slice(0, count)
    .map(({ it }) => it);
