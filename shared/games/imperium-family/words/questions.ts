import type { Task, TaskOf } from '../../../kernel/types.ts';
import type { Message } from '../../../text/message.ts';
import type { SeatNames } from '../../face.ts';
import type { PlayerId, SeatId } from '../ids.ts';
import { tokensOf } from '../queries/secret-tokens.ts';
import { isPerson } from '../queries/table.ts';
import { asideDiscount } from '../queries/acquire.ts';
import type { FamilyAnswers, Scene } from '../questions.ts';
import { sourceIn } from '../queries/scene.ts';
import { conflictNow, specialIn } from '../edition.ts';
import type { FamilyGame, FamilyView } from '../types.ts';
import { saidCost, saidEffects } from './effects.ts';
import {
  bookAt,
  factionName,
  type Gaps,
  type Here,
  hereOf,
  nameOf,
  openState,
  plain,
  playerName,
  said,
  saidBy,
  sourceName,
} from './names.ts';
import { type Beginnings, activatedBy, beginningsOf } from './own.ts';
import { stoneOf } from './stones.ts';
import { teamAsking } from './teams.ts';
import { unitsAsking } from './units.ts';

type Asked = keyof FamilyAnswers;
/** What a question names besides whom it asks; `as`: which of several ways to put it. */
interface Asking {
  readonly as?: string;
  readonly with?: Gaps;
}
const nothingElse = (): Asking => ({});
const conflictOf = ({ edition, view }: Here): Message => nameOf(edition, 'conflict', view.conflicts.at(-1) ?? '');

/** How strong everybody is who fights, one's own strength first, then the strongest. R13.2 */
function strengthsFor(own: PlayerId, here: Here): readonly Message[] {
  const strengthOf = (player: PlayerId): number => here.view.players[player]?.strength ?? 0;
  const others = here.view.order.filter((player) => player !== own && strengthOf(player) > 0);
  return [
    said('ask.window.own', { strength: strengthOf(own) }),
    ...others
      .sort((one, other) => strengthOf(other) - strengthOf(one))
      .map((player) => said('story.strength', { who: playerName(here, player), strength: strengthOf(player) })),
  ];
}

const ASKING: { readonly [Name in Asked]: (here: Here, task: TaskOf<FamilyGame, Name>) => Asking } = {
  leader: (_, { by }) => (isPerson(by) ? {} : { as: 'rival' }),
  rivalCard: nothingElse,
  tokens: (here, { by }) => ({
    with: {
      count: tokensOf(here.view, here.view.players[by]?.leader ?? ''),
      source: nameOf(here.edition, 'leader', `${here.view.players[by]?.leader}.ability`),
    },
  }),
  defend: (here) => ({ with: { conflict: conflictOf(here), space: defendedIn(here) } }),
  turn(here, { by }) {
    const { view } = here;
    const can = beginningsOf(view, by);
    return activatedAsking(here, by, can) ?? turnAsking(can, (view.players[by]?.agents ?? 0) > 0);
  },
  effects(here, { by }) {
    const { edition, view } = here;
    const { turn } = view;
    if (turn.kind === 'reveal') return { as: turn.persuasion > 0 ? 'reveal' : 'spent', with: { persuasion: turn.persuasion } };
    const gaps = { space: turn.space ? nameOf(edition, 'space', turn.space) : said('phase.turns.agent') };
    const ally = activatedBy(view, by);
    return ally === null ? { with: gaps } : { as: 'activated', with: { ...gaps, ally: playerName(here, ally) } };
  },
  order: nothingElse,
  payOffer: ({ edition }, { pay, then }) => ({ with: { cost: saidCost(pay, edition), then: saidEffects(then, edition) } }),
  choose: forRival,
  chooseSome: (here, task) => asked(forRival(here, task), { count: task.n }),
  influence: (here, task) => asked(forRival(here, task), { amount: task.amount }),
  loseInfluence: (_, { amount }) => ({ with: { amount } }),
  trash: (_, { due }) => (due ? { as: 'due' } : {}),
  discard: (_, { left }) => ({ with: { count: left } }),
  deploy: (here, { by, max, from }) => {
    const named = here.view.turn.named;
    // The Ally of a Commander is asked in that turn. Uprising R18.8
    return named?.by === by ? { as: 'ally', with: { max, of: playerName(here, by) } } : { as: from, with: { max } };
  },
  retreat: (_, { max }) => ({ with: { max } }),
  recallAgent: nothingElse,
  acquire(_, { maxCost, exact, payWith, to }) {
    if (payWith) return { as: payWith };
    const as = exact ? 'exact' : to === 'discard' ? null : to;
    return { with: { cost: maxCost ?? 0 }, ...(as && { as }) };
  },
  contract: nothingElse,
  trashIntrigue: nothingElse,
  setAside: (here, { by }) => ({ with: { discount: asideDiscount(openState(here), by) } }),
  endEarly: nothingElse,
  special({ edition, view }, { by, name }) {
    const [top] = view.players[by]?.top ?? [];
    return top && specialIn(edition, name).ask?.showsTop
      ? { as: `${name}.seen`, with: { card: nameOf(edition, 'card', top) } }
      : { as: name };
  },
  mayOffer: ({ edition }, { list }) => ({ with: { then: saidEffects(list, edition, true) } }),
  line: (_, { used }) => (used.length > 0 ? { as: 'more' } : {}),
  assign: (_, { left: [to = 'hand'] }) => ({ as: to }),
  heir: (here, task) => asked(forRival(here, task), { faction: factionName(task.faction) }),
  window: (here, { by, played }) => ({
    as: played ? 'more' : 'first',
    with: { conflict: conflictOf(here), strengths: strengthsFor(by, here) },
  }),
  victory: (here) => ({ with: { conflict: conflictOf(here) } }),
  endgame: nothingElse,
  tellConflict: ({ view }) => ({ with: { round: view.round + 1 } }),
  tellTurn: nothingElse,
  tellMore({ edition, view: { turn } }) {
    if (turn.space) return { with: { space: nameOf(edition, 'space', turn.space) } };
    return { as: turn.kind === 'reveal' ? 'revealed' : 'passed' };
  },
  tellTroops: (here) => ({ with: { rival: here.view.turn.of ? playerName(here, here.view.turn.of) : said('phase.turns') } }),
  tellStolen: (here, { by, from }) => ({ with: { rival: playerName(here, by), who: playerName(here, from) } }),
  tellStrength(here, { by }) {
    const worms = here.view.players[by]?.sandworms ?? 0;
    return { ...(worms > 0 && { as: 'worms' }), with: { conflict: conflictOf(here), count: worms } };
  },
  tellEnd: (here) => ({ with: { vp: bookAt(here).game.end.vp } }),
  tellScore: nothingElse,
  tellRest: nothingElse,
  placeSpy: nothingElse,
  recallSpy: (_, { errand, left }) => ({ as: errand, with: { count: left } }),
  ...unitsAsking,
  ...teamAsking,
};
/** For a Rival the question says so: the answer is not for the person who gives it. R23.13 */
function forRival(here: Here, { by }: { readonly by: PlayerId }): Asking {
  return isPerson(by) ? {} : { as: 'rival', with: { of: playerName(here, by) } };
}
const asked = ({ with: gaps, ...asking }: Asking, more: Gaps): Asking => ({ ...asking, with: { ...gaps, ...more } });
/** The controlled space that is fought for. R4.2 */
function defendedIn(here: Here): Message {
  const location = conflictNow(here.view)?.location;
  return location ? nameOf(here.edition, 'space', location) : conflictOf(here);
}
/** What the turn can begin with is all that is asked about: no Agent that cannot go, no Plot card that is not there. R5.1 R5.6 R19.20 */
function turnAsking(can: Beginnings | null, hasAgent: boolean): Asking {
  if (can === null || can.sends) return hasAgent ? {} : { as: 'moved' };
  const without = hasAgent ? 'stuck' : 'noAgent';
  return { as: can.plots ? `${without}.plots` : without };
}
/**
 * Whoever has named an Agent token sends it if that is possible, and whoever has named the Reveal turn takes it. null = nobody has been
 * activated, or no card can send what was named. Uprising R18.7
 */
function activatedAsking(here: Here, by: PlayerId, can: Beginnings | null): Asking | null {
  const ally = activatedBy(here.view, by);
  if (ally === null) return null;
  const gaps = { ally: playerName(here, ally) };
  if (here.view.turn.arrow === 'reveal') return { as: can?.plots ? 'activated.plots' : 'activated.reveal', with: gaps };
  return can === null || can.sends ? { as: 'activated', with: gaps } : null;
}
/** What a question comes from: a card, an ability, the Conflict, or the space of the Agent. */
function sourceOf({ edition, view }: Here, task: Task<FamilyGame> & Scene): Message {
  const { turn, phase } = view;
  const source = sourceIn(view, task);
  if (source) return sourceName(edition, source);
  return turn.space ? nameOf(edition, 'space', turn.space) : said(phase === 'endgame' ? 'phase.endgame' : 'phase.turns');
}
function asking(here: Here, task: Task<FamilyGame>): Asking {
  const ask = ASKING[task.do as Asked] as ((here: Here, task: Task<FamilyGame>) => Asking) | undefined;
  const { as, with: gaps } = ask?.(here, task) ?? {};
  return { ...(as && { as }), with: 'agreed' in task ? { source: sourceOf(here, task), ...gaps } : (gaps ?? {}) };
}
const chooserOf = (task: Task<FamilyGame>): PlayerId | null => ('by' in task ? task.by : null);
/** Whom the sentence is addressed to. Beside a physical board persons share the screen. */
function addressed(here: Here, seat: SeatId, task: Task<FamilyGame>): Message {
  const by = chooserOf(task);
  // Partners answer in each other's turns.
  const to = !here.view.teams && by !== null && isPerson(by) ? by : seat;
  return plain(here.names[to] ?? to);
}

/** The open question as one sentence to `seat`. */
export function question(view: FamilyView, task: Task<FamilyGame>, seat: SeatId, names: SeatNames): Message {
  const here = hereOf(view, names);
  const { as, with: gaps } = asking(here, task);
  const key = `ask.${task.do}${as ? `.${as}` : ''}`;
  const told = { name: addressed(here, seat, task), ...gaps };
  return task.do === 'special' ? saidBy(view.edition, key, told) : said(key, told);
}
/** The stone of whoever the answer is for. */
export function stone(view: FamilyView, task: Task<FamilyGame>, seat: SeatId): string | null {
  const by = chooserOf(task);
  return by === null || by === seat ? null : stoneOf(view, by);
}
/** What those hear who wait for `asked`. */
export function waiting(view: FamilyView, task: Task<FamilyGame>, asked: readonly SeatId[], names: SeatNames): Message {
  const here = hereOf(view, names);
  const gaps = asking(here, task).with;
  return said(`wait.${task.do}`, { ...gaps, who: asked.map((seat) => addressed(here, seat, task)), count: asked.length });
}

/** The five phases of a round; what is before and after them has no number. R4 */
const PHASES = ['start', 'turns', 'combat', 'makers', 'recall'] as const;
type PhaseName = (typeof PHASES)[number];
const OF_TASK: Readonly<Partial<Record<Asked, PhaseName>>> = { defend: 'start', tellConflict: 'start', tellEnd: 'recall' };
/** Phase and its number, or which turn it is. */
export function eyebrow(view: FamilyView, task: Task<FamilyGame>): Message {
  const { phase, turn } = view;
  if (phase === 'setup' || phase === 'endgame' || phase === 'over') return said(`phase.${phase}`);
  const now = OF_TASK[task.do as Asked] ?? phase;
  const isTurn = now === 'turns' && turn.of !== null && turn.kind !== 'open';
  const step = said(isTurn ? `phase.turns.${turn.kind}` : `phase.${now}`);
  return said('eyebrow', { step, now: PHASES.indexOf(now) + 1, of: PHASES.length });
}
