import type { CardId, Colour, FigureId, KanlyId, SpaceId } from '../ids.ts';
import { hasPact } from '../queries/pact.ts';
import { colourOf, figuresOf, opponents, sideAt, stockOf, spaceOf } from '../queries/table.ts';
import type { Pick, Prey } from '../questions.ts';
import { best, rate } from '../../../search/rated.ts';
import { clash } from './clash.ts';
import { harm, harvesterHarm } from './harm.ts';
import { isMine, type Look, safe, spiteFor } from './look.ts';
import { cardWorth, gearWorth, harvestersWorth } from './worth.ts';

/** May a figure be chosen as a victim by this colour? R1.6, R12.5 */
export const exposed = (look: Look, by: Colour, figure: FigureId): boolean =>
  !safe(look.state, figure) && !hasPact(look.state, by, colourOf(figure));

/** A fight of figures of one colour against a side. R7.3 */
export function fightWorth(look: Look, mine: readonly FigureId[], theirs: readonly FigureId[]): number {
  const [first] = theirs;
  if (!first || mine.length === 0) return 0;
  const odds = clash(look.state, mine, theirs);
  return odds.mine - spiteFor(look, first) * odds.theirs;
}
/** A fight on a space, with all who stand there; `joining` has just come. */
export function fightAt(look: Look, figure: FigureId, at: SpaceId, against: Colour): number {
  const colour = colourOf(figure);
  const mine = sideAt(look.state, colour, at);
  return fightWorth(look, mine.includes(figure) ? mine : [...mine, figure], sideAt(look.state, against, at));
}
/** A Duel fetches the other to where the figure stands. R6.13 */
export function duelWorth(look: Look, figure: FigureId, target: FigureId, at: SpaceId): number {
  const [colour, other] = [colourOf(figure), colourOf(target)];
  const join = (each: Colour, one: FigureId): FigureId[] => [one, ...sideAt(look.state, each, at).filter((there) => there !== one)];
  return fightWorth(look, join(colour, figure), join(other, target));
}

/** How surely an attack that may loot does so: by a Hunter-Seeker, and by Poison that has to kill first. R6.18, R10.3 */
const LOOTED = { seeker: 0.5, poison: 0.15 } as const;
export const preyWorth = (look: Look, prey: Prey): number =>
  'figure' in prey
    ? spiteFor(look, prey.figure) * harm(look.state, prey.figure, 'worm')
    : (look.spite[prey.harvesters] ?? 0) * harvesterHarm(look.state, prey.harvesters);
export const poisonWorth = (look: Look, figure: FigureId): number =>
  spiteFor(look, figure) * harm(look.state, figure, 'poison-space') + LOOTED.poison * lootWorth(look, figure);
export const seekerWorth = (look: Look, figure: FigureId): number =>
  spiteFor(look, figure) * harm(look.state, figure, 'hunter-seeker') + LOOTED.seeker * lootWorth(look, figure);
const lootWorth = ({ state }: Look, figure: FigureId): number => {
  let most = 0;
  for (const card of state.figures[figure].gear) most = Math.max(most, gearWorth(card, 4));
  return most;
};

/** Mean of what a d8 is above a d6, and the chance of no less than so much: what a raid brings. R6.21, R10.4 */
const GAINS = [0, 27, 21, 15, 10, 6, 3, 1].map((count) => count / 48);
const raided = (most: number): number => GAINS.slice(1, 1 + most).reduce((sum, odds) => sum + odds, 0);
export const spiceRaidWorth = (look: Look, of: Colour): number => raided(stockOf(look.state, of).spice) * (1 + (look.spite[of] ?? 0));
export const harvesterRaidWorth = ({ state, spite }: Look, of: Colour, by: Colour): number => {
  const count = raided(stockOf(state, of).harvesters);
  const own = stockOf(state, by).harvesters;
  return harvestersWorth(own + count) - harvestersWorth(own) + (spite[of] ?? 0) * 2 * count;
};
/** Hidden cards taken at random. R6.20 */
export const traitorWorth = ({ state, spite }: Look, of: Colour, cards: number): number =>
  Math.min(cards, stockOf(state, of).hand.hidden.length) * 2.5 * (1 + (spite[of] ?? 0));

/** What a piece would do on the best figure of a colour. R9.1 */
export function useOf({ state }: Look, colour: Colour, card: CardId): number {
  if (card === 'hunter-seeker' || card === 'secret-silo' || card === 'harvester-raid') return cardWorth(card);
  let most = 0;
  for (const figure of figuresOf(state, colour)) {
    const { strength, gear } = state.figures[figure];
    if (!gear.includes(card)) most = Math.max(most, gearWorth(card, strength));
  }
  return most;
}
export function pickWorth(look: Look, by: Colour, of: Colour, { card, from }: Pick): number {
  const gain = useOf(look, by, card);
  const loss = from === null ? 1 : gearWorth(card as never, look.state.figures[from].strength);
  return gain + (look.spite[of] ?? 0) * loss;
}
/** Without a look: what lies open, else what may be hidden. R6.19 */
export function lookWorth(look: Look, by: Colour, of: Colour): number {
  let most = stockOf(look.state, of).hand.hidden.length > 0 ? 3 : 0;
  for (const from of figuresOf(look.state, of))
    for (const card of look.state.figures[from].gear) most = Math.max(most, pickWorth(look, by, of, { card, from }));
  return most;
}

/** What a Kanly card can be expected to do against its best target. R10.2-R10.4 */
export function kanlyWorth(look: Look, by: Colour, card: KanlyId): number {
  if (card === 'secret-silo') return Math.min(3.5, look.state.bank.spice);
  if (card === 'harvester-raid') return best(rate(opponents(look.state, by), (of) => harvesterRaidWorth(look, of, by)))?.worth ?? 0;
  return best(rate(victims(look, by), (figure) => seekerWorth(look, figure)))?.worth ?? 0;
}
export const victims = (look: Look, by: Colour): readonly FigureId[] => look.foes.filter((figure) => exposed(look, by, figure));

/** A Lasgun: it hits with less than the bearer's Strength. R9.4 */
export function shotWorth(look: Look, figure: FigureId, wound: (target: FigureId) => number, target: FigureId): number {
  const odds = Math.max(0, look.state.figures[figure].strength - 1) / 6;
  return odds * spiteFor(look, target) * wound(target);
}

/** A Sandstorm from here: Harvesters of the others, then everybody in the open. R6.15 */
export function stormWorth(look: Look, figure: FigureId, at: SpaceId): number {
  const { state, board, spite } = look;
  const by = colourOf(figure);
  let worth = 0;
  for (const colour of opponents(state, by)) worth += (spite[colour] ?? 0) * harvesterHarm(state, colour);
  for (const colour of state.colours)
    for (const each of figuresOf(state, colour)) {
      const there = spaceOf(state, each);
      if (each === figure || there === at || board.castle[there] || safe(state, each)) continue;
      worth += (isMine(look, colour) ? -1 : (spite[colour] ?? 0)) * harm(state, each, 'sandstorm');
    }
  return worth;
}
