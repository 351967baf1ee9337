import type { Task, TaskOf } from '../../../kernel/types.ts';
import type { Message } from '../../../text/message.ts';
import type { SeatNames } from '../../face.ts';
import type { PlayerId, SeatId } from '../ids.ts';
import { isPerson } from '../queries/table.ts';
import type { FamilyAnswers } from '../questions.ts';
import type { FamilyGame, FamilyView } from '../types.ts';
import { saidCost, saidEffects } from './effects.ts';
import { bookAt, factionName, type Gaps, type Here, hereOf, nameOf, plain, playerName, said } from './names.ts';
import { stoneOf } from './stones.ts';

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
  tokens: (here) => ({ with: { count: bookAt(here).game.setup.baron_tokens.kept } }),
  defend: (here) => ({ with: { conflict: conflictOf(here) } }),
  turn: ({ view }, { by }) => ((view.players[by]?.agents ?? 0) > 0 ? {} : { as: 'noAgent' }),
  effects({ edition, view: { turn } }) {
    if (turn.kind === 'reveal') return { as: turn.persuasion > 0 ? 'reveal' : 'spent', with: { persuasion: turn.persuasion } };
    return turn.space ? { with: { space: nameOf(edition, 'space', turn.space) } } : { as: 'open' };
  },
  order: nothingElse,
  payOffer: ({ edition }, { pay, then }) => ({ with: { cost: saidCost(pay, edition), then: saidEffects(then, edition) } }),
  choose: nothingElse,
  chooseSome: (_, { n }) => ({ with: { count: n } }),
  influence: (_, { amount }) => ({ with: { amount } }),
  loseInfluence: (_, { amount }) => ({ with: { amount } }),
  trash: (_, { due }) => (due ? { as: 'due' } : {}),
  discard: (_, { left }) => ({ with: { count: left } }),
  deploy: (_, { max, from }) => ({ as: from, with: { max } }),
  retreat: (_, { max }) => ({ with: { max } }),
  recallAgent: nothingElse,
  acquire: (_, { maxCost, to }) => ({ with: { cost: maxCost }, ...(to === 'deck' && { as: 'deck' }) }),
  setAside: nothingElse,
  endEarly: nothingElse,
  special({ edition, view }, { by, name }) {
    const [top] = view.players[by]?.top ?? [];
    return name === 'poison-snooper' && top ? { as: `${name}.seen`, with: { card: nameOf(edition, 'card', top) } } : { as: name };
  },
  heir: (_, { faction }) => ({ with: { faction: factionName(faction) } }),
  window: (here, { by, played }) => ({ as: played ? 'more' : 'first', with: { strengths: strengthsFor(by, here) } }),
  victory: nothingElse,
  endgame: nothingElse,
  tellConflict: ({ view }) => ({ with: { round: view.round + 1 } }),
  tellTurn: nothingElse,
  tellTroops: nothingElse,
  tellStrength: (here) => ({ with: { conflict: conflictOf(here) } }),
  tellEnd: (here) => ({ with: { vp: bookAt(here).game.end.vp } }),
  tellScore: nothingElse,
  tellRest: nothingElse,
};
/** What a question comes from: a card of this turn, an Intrigue card, the Conflict, or the space of the Agent. */
function sourceOf({ edition, view }: Here, task: Task<FamilyGame>): Message {
  const { turn, resolving, phase } = view;
  const by = chooserOf(task);
  // Whoever is asked in the turn of another is so by the card of that turn.
  const isOwn = by === turn.of || phase !== 'turns';
  const at = 'origin' in task && task.origin !== null ? task.origin : isOwn ? -1 : turn.origins.length - 1;
  const card = turn.origins[at]?.card;
  if (card) return nameOf(edition, 'card', card);
  const intrigue = resolving.at(-1);
  if (intrigue) return nameOf(edition, 'intrigue', intrigue);
  const conflict = view.conflicts.at(-1);
  if (phase === 'combat' && conflict) return nameOf(edition, 'conflict', conflict);
  return turn.space ? nameOf(edition, 'space', turn.space) : said(phase === 'endgame' ? 'phase.endgame' : 'phase.turns');
}
function asking(here: Here, task: Task<FamilyGame>): Asking {
  const ask = ASKING[task.do as Asked] as ((here: Here, task: Task<FamilyGame>) => Asking) | undefined;
  const { as, with: gaps } = ask?.(here, task) ?? {};
  return { ...(as && { as }), with: 'agreed' in task ? { source: sourceOf(here, task), ...gaps } : (gaps ?? {}) };
}
const chooserOf = (task: Task<FamilyGame>): PlayerId | null => ('by' in task ? task.by : null);
/** Whom the sentence is addressed to, and for which Rival the answer is. Beside a physical board persons share the screen. R23.13 */
function addressed(here: Here, seat: SeatId, task: Task<FamilyGame>): Message {
  const by = chooserOf(task);
  if (by !== null && isPerson(by)) return plain(here.names[by] ?? by);
  const name = here.names[seat] ?? seat;
  return by === null || task.do === 'leader' ? plain(name) : said('addressed', { name, of: playerName(here, by) });
}

/** The open question as one sentence to `seat`. */
export function question(view: FamilyView, task: Task<FamilyGame>, seat: SeatId, names: SeatNames): Message {
  const here = hereOf(view, names);
  const { as, with: gaps } = asking(here, task);
  return said(`ask.${task.do}${as ? `.${as}` : ''}`, { name: addressed(here, seat, task), ...gaps });
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
