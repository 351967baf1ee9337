import { set } from '../../../kernel/write.ts';
import { type AreaId, COMBAT_FACES, type CombatFace, type Side, type Wormsign } from '../ids.ts';
import { areaOf, book, without } from '../queries/table.ts';
import { terrain } from '../queries/areas.ts';
import { mixOf } from '../queries/worms.ts';
import type { Game } from '../types.ts';
import { moveLeader } from './legions.ts';
import { relocate } from './records.ts';

/** By Desert Power, by cards, and in the hazards phase. R14.2 */
export function layWormsign(game: Game, at: AreaId): void {
  set(game, game.state, 'wormsigns', [...game.state.wormsigns, at]);
  game.tell({ type: 'wormsignLaid', at });
}
/** Back to the pool unseen. R8.1, R14.1 */
export function discardWormsign(game: Game, at: AreaId): void {
  set(game, game.state, 'wormsigns', without(game.state.wormsigns, [at]));
  game.tell({ type: 'wormsignDiscarded', at });
}
/** These are turned up and leave the map; which of all they are nobody has known, so they are mixed with the others again. R8.3, R8.7, R14.1 */
export function turnWormsigns(game: Game, areas: readonly AreaId[]): readonly { readonly at: AreaId; readonly shows: Wormsign }[] {
  const drawn = game.chance.shuffle(mixOf(game.state));
  set(game, game.state, 'wormsigns', without(game.state.wormsigns, areas));
  return areas.map((at, nth) => {
    const shows = drawn[nth] ?? 'sand';
    game.tell({ type: 'wormsignTurned', at, shows });
    return { at, shows };
  });
}
/** Areas where worms are to be resolved. R8.5 */
export const expectWorms = (game: Game, areas: readonly AreaId[]): void => set(game, game.state, 'coming', areas);

/** A worm comes: from the supply, from elsewhere on the map, or the Wild Maker from wherever it is. That alone does nothing. R8.4, R14.5, R14.10 */
export function bringWorm(game: Game, at: AreaId, from: 'supply' | 'wild-maker' | AreaId): void {
  const { state } = game;
  if (from === 'wild-maker') {
    const before = areaOf(state, from);
    moveLeader(game, from, at);
    game.tell({ type: 'wormCame', at, from: before, maker: true });
  } else {
    const before = from === 'supply' ? null : from;
    set(game, state, 'worms', [...without(state.worms, before ? [before] : []), at]);
    game.tell({ type: 'wormCame', at, from: before, maker: false });
  }
}
export function moveWorm(game: Game, from: AreaId, to: AreaId): void {
  const maker = isMaker(game, from);
  if (maker) moveLeader(game, 'wild-maker', to);
  else set(game, game.state, 'worms', [...without(game.state.worms, [from]), to]);
  game.tell({ type: 'wormMoved', from, to, maker });
}
const isMaker = ({ state }: Game, at: AreaId): boolean => areaOf(state, 'wild-maker') === at;
/** A worm attacks and leaves the map. R14.7 @returns its dice */
export function spendWorm(game: Game, from: AreaId, at: AreaId): number {
  const maker = isMaker(game, from);
  if (maker) moveLeader(game, 'wild-maker', 'ready');
  else set(game, game.state, 'worms', without(game.state.worms, [from]));
  game.tell({ type: 'wormAttacked', from, at, maker });
  return book(game.state).data.pieces.hazards[maker ? 'wild-maker' : 'sandworm'].dice;
}

/** Combat dice of a worm, a storm or a special attack. R2.2 */
export function rollCombat(game: Game, count: number, by: Side | 'hazard' = 'hazard'): Readonly<Record<CombatFace, number>> {
  const { faces } = book(game.state).data.pieces.combatDice;
  const thrown = game.chance.roll(Array.from({ length: count }, () => ({ name: `combat-${by}`, sides: faces.length })));
  const roll = Object.fromEntries(COMBAT_FACES.map((face) => [face, 0])) as Record<CombatFace, number>;
  for (const side of thrown) roll[faces[side - 1] as CombatFace] += 1;
  return roll;
}
/** Dice are rolled for a worm or a storm: a Special counts by terrain, Shields nothing. R8.8, R14.7 @returns the hits */
export function rollHazard(game: Game, at: AreaId, dice: number, cause: 'storm' | 'worm'): number {
  const roll = rollCombat(game, dice);
  if (cause === 'storm') game.tell({ type: 'storm', at, roll });
  else game.tell({ type: 'wormRoll', at, roll });
  const hits = roll.hit + roll.special * (book(game.state).data.pieces.hazardSpecial[terrain(game.state, at)] ?? 0);
  if (hits > 0) game.tell({ type: 'hits', on: 'harkonnen', count: hits, cause });
  return hits;
}
/** A whole legion is driven off by a worm. R8.5 */
export function flee(game: Game, side: Side, from: AreaId, to: AreaId): void {
  relocate(game, side, from, to);
  game.tell({ type: 'fled', side, from, to });
}
