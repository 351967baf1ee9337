import type { Message } from '../../../text/message.ts';
import type { Task, TaskOf } from '../../../kernel/types.ts';
import { dispatch, isIn } from '../../../kernel/typed.ts';
import type { SeatNames } from '../../face.ts';
import { type Colour, FIGURES, type FigureId, type PhaseId } from '../ids.ts';
import type { AdventureAnswers, Danger } from '../questions.ts';
import type { AdventureGame, AdventureView } from '../types.ts';
import { figuresAt, hasPact } from './hints.ts';
import { card, coloursOf, colourOf, dataOf, figure, type Gaps, type Here, nameOf, plain, said, space, stoneOf, who } from './names.ts';

type Asked = keyof AdventureAnswers & string;
/** What a question names besides whom it asks; `of`: the House it is about; `as`: which of several ways to put it. */
interface Asking {
  readonly of: Colour | null;
  readonly as?: string;
  readonly with?: Gaps;
}
const active = ({ view }: Here): Colour => view.turn.colour;
const byMover = (here: Here, { figure: id }: { readonly figure: FigureId }): Asking => ({
  of: colourOf(here, id),
  with: { figure: figure(id) },
});
const byColour = (_: Here, { colour }: { readonly colour: Colour }): Asking => ({ of: colour });
const sideOf = ({ view }: Here, side: 'attacker' | 'defender'): Colour | null => view.turn.fight?.[side].colour ?? null;
const spiceOf = ({ view }: Here, colour: Colour): number => view.stock[colour]?.spice ?? 0;
/** Guile that counts against a danger: a Stillsuit helps against Worm and Sandstorm. R6.23, R9.7 */
function guileAgainst(here: Here, id: FigureId, danger: Danger): number {
  const { guile, gear, fresh } = here.view.figures[id];
  const suit = (danger === 'worm' || danger === 'sandstorm') && gear.includes('stillsuit') && !fresh.includes('stillsuit') ? 1 : 0;
  return Math.min(guile + suit, dataOf(here).game.limits.guile);
}
const canFly = ({ view }: Here, colour: Colour): boolean =>
  FIGURES.some((id) => view.figures[id].colour === colour && view.figures[id].at && view.figures[id].gear.includes('ornithopter'));

const ASKING: { readonly [Name in Asked]: (here: Here, task: TaskOf<AdventureGame, Name>) => Asking } = {
  boundaryFlight: byColour,
  open: (here, { colour }) => ({ of: colour, ...(canFly(here, colour) && { as: 'fly' }) }),
  firstMove(here, { colour }) {
    const [a = 0, b = 0] = here.view.turn.dice ?? [];
    return { of: colour, with: { a, b } };
  },
  secondMove(here, { colour, dice }) {
    const [a = 0, b = 0] = here.view.turn.dice ?? [];
    return { of: colour, with: { die: dice === 'a' ? a : b } };
  },
  ambush({ view }, { figure: id }) {
    const { at } = view.figures[id];
    return { of: null, with: { figure: figure(id), space: at ? space(at) : said('somewhere') } };
  },
  duelTarget: byMover,
  wormTarget: byMover,
  poisonTarget: byMover,
  spiceRaid: byMover,
  traitor: (here, { figure: id, cards }) => ({ of: colourOf(here, id), with: { count: cards } }),
  beneGesserit: byMover,
  beneGesseritPick: (here, { figure: id, of }) => ({ of: colourOf(here, id), with: { of: who(here, of) } }),
  guildFlight: byMover,
  brace: (here, { figure: id, danger }) => ({
    of: colourOf(here, id),
    with: {
      figure: figure(id),
      danger: said(`danger.${danger}`),
      guile: guileAgainst(here, id, danger),
      price: dataOf(here).game.prices.guile,
    },
  }),
  shelter: (here, { colour, danger }) => ({
    of: colour,
    with: {
      danger: said(`danger.${danger}`),
      count: here.view.stock[colour]?.harvesters ?? 0,
      price: dataOf(here).game.prices.protection,
    },
  }),
  loot: ({ view }, { by }) => ({ of: by, with: { by: view.turn.phase === 'fight' ? card('hunter-seeker') : said('kind.poison') } }),
  name: (here, { side }) => ({ of: sideOf(here, side) }),
  dose: (here, { side }) => ({ of: sideOf(here, side) }),
  assign: (_, { colour, card: id }) => ({ of: colour, with: { card: card(id) } }),
  kanly: (_, { colour, card: id }) => ({ of: colour, as: id === 'harvester-raid' ? 'colour' : 'figure', with: { card: card(id) } }),
  act: (here, { colour }) => ({ of: colour, ...(meetsAnybody(here, colour) && { as: 'fight' }) }),
  buy: (here, { colour }) => ({ of: colour, with: { spice: spiceOf(here, colour) } }),
  invest: (here, { colour }) => ({ of: colour, with: { spice: spiceOf(here, colour) } }),
};
/** Does a figure that may still fight stand beside somebody whom it may attack? R7.3 */
const meetsAnybody = (here: Here, colour: Colour): boolean =>
  here.view.turn.ready.some((id) => {
    const { at } = here.view.figures[id];
    return (
      !!at &&
      figuresAt(here, at).some((one) => {
        const { colour: other, safe } = here.view.figures[one];
        return !safe && here.view.stock[other]?.seat !== here.view.stock[colour]?.seat && !hasPact(here, other, colour);
      })
    );
  });

function asking(here: Here, task: Task<AdventureGame>): Asking {
  return isIn(ASKING, task) ? dispatch(ASKING, task.do)(here, task) : { of: active(here) };
}
/** Whom the sentence is addressed to; a player of two Houses with the House it is about. R13.1 */
function addressed(here: Here, seat: AdventureGame['Seat'], of: Colour | null): Message {
  const isOneOfTwo = of && coloursOf(here.view, seat).length > 1 && here.view.stock[of]?.seat === seat;
  return isOneOfTwo ? who(here, of) : plain(nameOf(here, seat));
}

/** The open question as one sentence to `seat`. */
export function question(view: AdventureView, task: Task<AdventureGame>, seat: AdventureGame['Seat'], names: SeatNames): Message {
  const here = { view, names };
  const { of, as, with: gaps } = asking(here, task);
  return said(`ask.${task.do}${as ? `.${as}` : ''}`, { name: addressed(here, seat, of), ...gaps });
}
/** The stone of the House that is asked, if the seat plays it. R13.1 */
export function stone(view: AdventureView, task: Task<AdventureGame>, seat: AdventureGame['Seat']): string | null {
  const here = { view, names: {} };
  const { of } = asking(here, task);
  return of && view.stock[of]?.seat === seat ? stoneOf(here, of) : null;
}
/** What those hear who wait for `asked`. */
export function waiting(
  view: AdventureView,
  task: Task<AdventureGame>,
  asked: readonly AdventureGame['Seat'][],
  names: SeatNames,
): Message {
  const here = { view, names };
  const { of, with: gaps } = asking(here, task);
  return said(`wait.${task.do}`, { ...gaps, who: asked.map((seat) => addressed(here, seat, of)), count: asked.length });
}

/** Steps 1-4 as the rulebook numbers them; the throw belongs to the first. R5.1 */
const STEPS: readonly (readonly PhaseId[])[] = [['roll', 'move'], ['fight'], ['buy'], ['invest']];
/** Step and its number, or the fight being fought. */
export function eyebrow(view: AdventureView): Message {
  const { phase, fight } = view.turn;
  if (fight) {
    const gaps = { space: space(fight.at), round: fight.rounds + 1 };
    return said(fight.rounds > 0 ? 'eyebrow.fightRound' : 'eyebrow.fight', gaps);
  }
  if (phase === 'boundary') return said('eyebrow.boundary');
  const now = STEPS.findIndex((phases) => phases.includes(phase)) + 1;
  return said('eyebrow.step', { step: said(`phase.${phase}`), now, of: STEPS.length });
}
