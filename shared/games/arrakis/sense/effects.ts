import { dispatch } from '../../../kernel/typed.ts';
import type { Effect, EffectKind, EffectOf } from '../data/notation.ts';
import type { HouseId, PlanningId } from '../ids.ts';
import { playable, decksFor } from '../queries/planning-cards.ts';
import { holds, inside, next } from '../queries/effects.ts';
import { wholeHand } from '../queries/end.ts';
import { stormed } from '../queries/hazards.ts';
import { legionAt, legionsOf, substitute, supply } from '../queries/legions.ts';
import { sendable } from '../queries/card-effects.ts';
import { strikable } from '../queries/battle.ts';
import { deckSize } from '../queries/table.ts';
import { terrain } from '../queries/areas.ts';
import type { EffectRef, EffectSource } from '../questions.ts';
import { ratedAttacks, hitsWorth } from './battle.ts';
import { figureWorth } from './force.ts';
import { type Look, once, onceFor } from './look.ts';
import { movesWorth } from './move.ts';
import { placingWorth } from './place.ts';
import { signsWorth, wormAttackWorth, wormCharm } from './sand.ts';
import { specialHope } from './special.ts';
import { CARD, DIE, FULL_HAND, NAMED_WORTH, ORNITHOPTER, SPICE, STORM_HITS, WORM } from './weights.ts';

/** What an effect is likely to bring whoever has it done now; each is looked at as if it stood alone. */
type Worth<Kind extends EffectKind> = (look: Look, effect: EffectOf<Kind>, ref: EffectRef) => number;

const WORTH: { readonly [Kind in EffectKind]: Worth<Kind> } = {
  place: (look, effect, ref) => placingWorth(look, effect, ref),
  deploy: (look, effect, ref) => placingWorth(look, effect, ref),
  vehicles: (_, { what }) =>
    (what.any ?? 0) * 0.22 + (what.harvester ?? 0) * SPICE * 0.8 + (what.ornithopter ?? 0) * ORNITHOPTER + (what.carryall ?? 0) * 0.1,
  wormsigns: (look, { count }) => signsWorth(look, count),
  move: (look, effect) => movesWorth(look, unpicked(look, effect)),
  attack: (look, effect) => Math.max(0, ratedAttacks(look, unpicked(look, effect))[0]?.worth ?? 0),
  strike(look, { dice, target }, ref) {
    const areas = target === 'next-to-own' ? strikable(look.state, ref, { do: 'strike', dice, target }) : legionsOf(look.state, look.foe);
    return Math.max(0, ...areas.map((at) => hitsWorth(look, look.foe, at, (dice * 2) / 3)));
  },
  replace: (look, { from, to, count }) => replaceWorth(look, from, to, count),
  draw: (look, { count, deck }) => drawWorth(look, count, deck ?? null),
  play: (look) => playWorth(look),
  opponentDiscards: (_, { count }) => 0.7 * CARD * count,
  beneGesserit: (look, { count }) => 0.8 * DIE[look.side] * count,
  toTank: (look, effect, ref) => (sendable(look.state, ref, effect).length > 0 || effect.where === 'next-to-picked' ? NAMED_WORTH : 0),
  enter: () => 0.5,
  dismiss: () => 0,
  pickLegion: () => 0,
  pickArea: () => 0,
  choose: (look, { of }, ref) => Math.max(0, ...of.map((list, nth) => listWorth(look, list, inside(ref, nth)))),
  when: (look, { test, yes, no }, ref) => listWorth(look, holds(look.state, test) ? yes : no, inside(ref, holds(look.state, test) ? 0 : 1)),
  desertPower: (look, { times }) => times * desertPowerWorth(look),
  moveWorms: (look) => 0.4 * wormsHope(look),
  wormAttack: (look, { maker = false }) => wormAttackWorth(look, maker),
  storm: (look) => stormWorth(look),
  anySymbol: () => 0.5,
  special: (look, { name, count = 1 }) => specialHope(look, name, count),
};

/** A legion that is still to be picked may be any. */
const unpicked = <Of extends EffectOf<'move'> | EffectOf<'attack'>>(look: Look, effect: Of): Of =>
  effect.which.picked && !look.state.turn?.picked ? { ...effect, which: {} } : effect;
/** What a list of effects brings together. @param first where its first effect stands */
export function listWorth(look: Look, list: readonly Effect[], first: EffectRef): number {
  let sum = 0;
  let ref = first;
  for (const effect of list) {
    sum += dispatch(WORTH, effect.do)(look, effect, ref);
    ref = next(ref);
  }
  return sum;
}
/** What a card, a leader or an action brings. */
export const sourceWorth = onceFor((look, of: EffectSource): number =>
  listWorth(look, look.book.effects[of] ?? [], { by: look.by, of, at: [0] }),
);

/** The best card one could play besides, at its own worth. R7.11 */
function playWorth(look: Look): number {
  if (look.found.has(playWorth)) return 0.2; // a card that lets another be played looks no further
  look.found.set(playWorth, true);
  const best = Math.max(0, ...playable(look.state, look.by).map((card) => cardWorth(look, card) - CARD));
  look.found.delete(playWorth);
  return Math.min(best, 1.5);
}
/** What playing a card brings, without what it is worth in hand. */
export const cardWorth = (look: Look, card: PlanningId): number => sourceWorth(look, `card:${card}`);

/** Cards are worth less the more there are in hand, and nothing from an empty deck. */
function drawWorth(look: Look, count: number, deck: HouseId | null): number {
  const { state, by } = look;
  const decks = deck ? [deck] : decksFor(state, by);
  const left = decks.reduce((sum, each) => sum + deckSize(state, each), 0);
  const held = wholeHand(state, by).length;
  let worth = 0;
  for (let n = 0; n < Math.min(count, left); n++) worth += held + n >= FULL_HAND + 1 ? CARD * 0.4 : CARD;
  return worth;
}
function replaceWorth(look: Look, from: 'regular' | 'elite' | 'special', to: 'regular' | 'elite' | 'special', count: number): number {
  const { state, side } = look;
  if (substitute(state, side, to) !== to) return 0;
  let there = 0;
  for (const at of legionsOf(state, side)) there += legionAt(state, side, at)?.[from] ?? 0;
  const swaps = Math.min(count, there, supply(state, side, to));
  return swaps * (figureWorth(side, to) - figureWorth(side, from)) * 1.6;
}
const wormsHope = (look: Look): number =>
  Math.max(
    0,
    ...look.state.worms.map((at) => WORM * 0.3 + wormCharm(look, at, false)),
    look.state.leaders['wild-maker'].at === 'waiting' ? 0 : 0.2,
  );
function stormWorth(look: Look): number {
  return stormed(look.state).reduce((sum, at) => sum + hitsWorth(look, 'harkonnen', at, STORM_HITS[terrain(look.state, at)]), 0);
}
/** The best that Desert Power could do now. R7.8 */
export const desertPowerWorth = once((look) =>
  Math.max(
    signsWorth(look, look.book.data.numbers.desertPower.wormsigns),
    wormAttackWorth(look, false),
    wormMovesWorth(look),
    look.state.leaders['wild-maker'].spent ? 0 : wormAttackWorth(look, true),
  ),
);
/** What moving two worms could bring at best: a worm within four areas of its prey comes within two. */
export const wormMovesWorth = once((look): number => {
  let worth = 0;
  for (const at of look.state.worms) {
    const now = wormCharm(look, at, false);
    let best = now;
    for (const to of look.book.sand[at]) best = Math.max(best, wormCharm(look, to, false));
    worth += best - now;
  }
  return worth;
});
