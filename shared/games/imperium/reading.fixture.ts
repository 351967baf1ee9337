import { chanceOf } from '../../kernel/chance.ts';
import type { Task } from '../../kernel/types.ts';
import { PEOPLE } from '../../testkit/people.ts';
import { randomMove, startOf } from '../../testkit/play.ts';
import type { Message } from '../../text/message.ts';
import type { Arrangement } from '../imperium-family/arranged-position.ts';
import type { FamilyEvent } from '../imperium-family/events.ts';
import type { SeatId } from '../imperium-family/ids.ts';
import type { FamilyAnswers, NotedThing, Source } from '../imperium-family/questions.ts';
import { unmet, WHY } from '../imperium-family/reasons.ts';
import type { FamilyGame, FamilyOptions, FamilyView } from '../imperium-family/types.ts';
import type { Reader } from '../words.fixture.ts';
import { imperium } from './index.ts';
import { LONGEST, reading, taskOf, viewOf } from './words.fixture.ts';
import { words } from './words.ts';

/** Every question there is in this edition; `false` = random games may go by without it. */
export const ASKED: Readonly<Partial<Record<keyof FamilyAnswers, boolean>>> = {
  leader: true,
  tokens: true,
  defend: true,
  turn: true,
  effects: true,
  order: true,
  payOffer: false,
  choose: true,
  chooseSome: true,
  influence: true,
  loseInfluence: true,
  trash: true,
  discard: true,
  deploy: true,
  retreat: true,
  recallAgent: true,
  acquire: true,
  setAside: true,
  endEarly: true,
  special: true,
  heir: false,
  window: true,
  victory: true,
  endgame: true,
  tellConflict: true,
  tellTurn: true,
  tellMore: true,
  tellTroops: false,
  tellStrength: true,
  tellEnd: true,
  tellScore: false,
  tellRest: false,
};
interface Way {
  readonly seats: number;
  readonly options: FamilyOptions;
}
const WAYS: readonly Way[] = [
  ...[1, 2, 3, 4].flatMap((seats): Way[] => [
    { seats, options: {} },
    { seats, options: { leaders: 'random', difficulty: 'mentat' } },
  ]),
  ...[1, 2].flatMap((seats): Way[] => [{ seats, options: { board: 'companion', difficulty: 'kwisatz-haderach' } }]),
];
const GAMES_EACH = 3;
const MEDDLING = 4;
/** An event that was told so often is told only now and then. */
const ENOUGH = 150;

/** Everything read so far: how often each event was told, and which questions were asked. */
export interface Read {
  readonly reader: Reader<FamilyGame>;
  readonly events: Map<string, number>;
  readonly tasks: Set<string>;
}
function playOut({ reader, ...seen }: Read, { seats, options }: Way, nth: number): void {
  const table = startOf<FamilyGame>({ module: imperium, seats, options }, seats * 100 + nth);
  const chance = chanceOf(seats, nth, 7);
  for (const { event } of table.opening) reader.tell(event, imperium.view(table.state, null));
  for (let at = 0; !table.position.outcome; at++) {
    const task = table.task as Task<FamilyGame>;
    if ((at + nth) % 9 === 0 || !seen.tasks.has(task.do)) reader.sayAll(table);
    seen.tasks.add(task.do);
    const told = table.play(randomMove(table, chance, MEDDLING));
    table.forget();
    const view = told.length > 0 ? imperium.view(table.state, null) : undefined;
    for (const { event, others } of told) {
      if (others) reader.tell(others, view);
      const times = (seen.events.get(event.type) ?? 0) + 1;
      seen.events.set(event.type, times);
      if (times <= ENOUGH || times % 11 === 0) reader.tell(event, view);
    }
  }
  const { reason, winners } = table.position.outcome;
  reader.say(words.outcome(imperium.view(table.state, null), reason, winners, PEOPLE));
}

/** Everything that an effect can come from. */
const SOURCES: readonly Source[] = [
  { card: 'chani' },
  { intrigue: 'ambush' },
  { conflict: 'skirmish-a' },
  { space: 'secrets' },
  { ability: 'helena-richese' },
  { signet: 'helena-richese' },
  { track: 'fremen' },
];
/** What happens too seldom for random games. */
function seldomEvents(): readonly FamilyEvent[] {
  const spaces = { space: 'carthag', player: 'seat1' } as const;
  return [
    { type: 'sent', player: 'seat1', card: 'kwisatz-haderach', to: 'carthag', lifted: 'arrakeen' },
    { type: 'control', ...spaces, from: null },
    { type: 'control', ...spaces, from: 'seat2' },
    { type: 'control', ...spaces, from: 'seat1' },
    { type: 'controlEnded', ...spaces, by: 'rival1' },
    { type: 'alliance', faction: 'fremen', player: 'seat1', lost: 'seat2' },
    { type: 'alliance', faction: 'fremen', player: null, lost: 'seat2' },
    { type: 'lostPoint', player: 'seat1' },
    { type: 'stole', player: 'seat1', from: 'seat2', card: null },
    { type: 'stole', player: 'seat1', from: 'seat2', card: 'ambush' },
    { type: 'acquired', player: 'seat1', card: 'chani', from: 'aside', to: 'deck' },
    { type: 'setAside', player: 'seat1', card: 'chani' },
    { type: 'tookBack', player: 'seat1', card: 'lady-jessica' },
    { type: 'showedTokens', player: 'seat1', factions: ['fremen', 'emperor'] },
    { type: 'shuffled', what: 'deck', player: null },
    { type: 'shuffled', what: 'intrigue', player: null },
    { type: 'revealed', player: 'seat1', cards: [] },
    { type: 'persuasion', player: 'seat1', amount: 2, card: 'liet-kynes' },
    { type: 'placed', player: 'seat1', place: 'first', won: false },
    { type: 'heldBack', player: 'rival1' },
    { type: 'rivalSwordmasters' },
    { type: 'noted', player: 'seat1', what: 'spice', to: 2 },
    { type: 'notedBonus', space: 'carthag', to: 2 },
    { type: 'stands', ...spaces },
    { type: 'notedConflict', conflict: 'skirmish-a' },
    { type: 'notedOpen', space: 'carthag' },
    { type: 'notedToken', token: 'mentat', player: null },
    { type: 'inVain', player: 'seat1', source: { intrigue: 'poison-snooper' }, effect: null },
    ...SOURCES.map((source) => ({ type: 'inVain', player: 'seat1', source, effect: { draw: 1 } }) as const),
    ...(['solari', 'spice', 'water', 'intrigue'] as const).map((what) => ({ type: 'spent', player: 'rival1', what, amount: 7 }) as const),
    ...(['occupied', 'closed', 'noBonusSpice', 'reshuffle'] as const).map(
      (ignored) => ({ type: 'hagal', player: 'rival1', card: 'hagal-secrets', to: null, ignored }) as const,
    ),
  ];
}
export const SELDOM = seldomEvents();
const REASON_PARTS = { resource: 'spice', amount: 2, have: 1, most: 1, cost: 3, price: JSON.stringify({ trash_this: true }) } as const;
/** Every reason, with all that any of them needs. */
export const REASONS = Object.values(WHY).map((why) => ({
  ...why,
  with: { ...REASON_PARTS, ...unmet(WHY.condition, { influence: ['fremen', 2] }).with },
}));
/** Positions in which a question is put in other words. */
export const OTHERWISE: readonly (readonly [name: string, change: object, arrangement: Arrangement])[] = [
  ['turn', {}, { agents: { arrakeen: ['seat1'] }, players: { seat1: { agents: 0, hand: ['kwisatz-haderach'] } } }],
  ['turn', {}, { players: { seat1: { agents: 0, hand: ['dagger'] } } }],
  ['turn', {}, { players: { seat1: { agents: 0, hand: ['dagger'], intrigue: ['windfall'] } } }],
  ['turn', {}, { players: { seat1: { hand: ['convincing-argument'] } } }],
  ['turn', {}, { players: { seat1: { hand: ['convincing-argument'], intrigue: ['windfall'] } } }],
  ['trash', { due: true }, {}],
  ['acquire', { to: 'deck' }, {}],
  ['deploy', { from: 'supply' }, {}],
  ['window', { played: true }, {}],
  ['special', { name: 'other-memory' }, {}],
  ['special', { name: 'poison-snooper' }, {}],
  ['special', { name: 'double-cross' }, {}],
  ...['leader', 'choose', 'chooseSome', 'influence', 'heir'].map((name) => [name, { by: 'rival1' }, { seats: 1 }] as const),
];
/** A question as its seat reads it. */
export const askedIn = (reader: Reader<FamilyGame>, view: FamilyView, name: string, change: object = {}): string =>
  reader.say(words.question(view, { ...taskOf(name), ...change } as Task<FamilyGame>, 'seat1', PEOPLE), LONGEST.question);
/** Answers that random games may go by without. */
const ANSWERS: readonly (readonly [name: string, value: unknown])[] = [
  ['tellRest', { solari: 1, spice: 2, water: 3, garrison: 4 }],
  ['trash', 'keep'],
  ['special', 'draw'],
  ['special', 'trash'],
  ['defend', true],
  ['defend', false],
  ['lookAtTop', 'look'],
  ['tellScore', 3],
  ['heir', 'seat2'],
  ['loseInfluence', 'fremen'],
  ['payOffer', true],
  ['payOffer', false],
  ['turn', { card: 'signet-ring', to: 'carthag', lift: 'arrakeen' }],
  ['effects', { acquire: 'chani', from: 'aside', to: 'discard' }],
  ['token', { token: { alliance: 'fremen' }, holder: null }],
  ...(['council', 'swordmaster', 'revealed', 'intrigue'] as const).map(
    (what) => ['note', { thing: { player: 'seat1', what } satisfies NotedThing, to: 1 }] as const,
  ),
];
/** Everything that random games may go by without. */
export function saySeldom(reader: Reader<FamilyGame>): void {
  const view = viewOf({ players: { seat1: { influence: { fremen: 2 } } } });
  for (const name of Object.keys(ASKED)) {
    askedIn(reader, view, name);
    reader.say(words.waiting(view, taskOf(name), ['seat1'], PEOPLE));
    reader.say(words.eyebrow(view, taskOf(name)), LONGEST.label);
  }
  for (const [name, change, arrangement] of OTHERWISE) askedIn(reader, viewOf(arrangement), name, change);
  for (const why of REASONS) reader.say(words.reason(why), LONGEST.question);
  for (const event of SELDOM) reader.say(words.story(event, PEOPLE, viewOf({ seats: 1 }))?.message as Message);
  for (const [name, value] of ANSWERS) {
    const { label, hint } = words.option(view, name, value, undefined, PEOPLE, taskOf(name));
    for (const message of [label, hint]) if (message) reader.say(message);
  }
  reader.say(words.option(view, 'turn', { card: 'kwisatz-haderach' }, undefined, PEOPLE).hint as Message);
  reader.say(words.eyebrow({ ...view, phase: 'over' }, taskOf('turn')));
  for (const name of ['turn', 'deploy', 'retreat', 'tellTroops', 'tellStrength', 'tellScore'])
    reader.say(words.field(view, name, undefined));
  for (const name of ['tellRest', 'tellTroops', 'note', 'tokens']) reader.say(words.act(view, name));
  for (const key of ['solari', 'garrison']) reader.say(words.field(view, 'tellRest', key));
  sayOutcomes(reader);
}
const ended = (result: FamilyView['result']): FamilyView => ({
  ...viewOf({ seats: 1, players: { seat1: { vp: 9 }, rival1: { vp: 11 } } }),
  result,
});
/** How the game ended. */
export const outcomeOf = (reader: Reader<FamilyGame>, result: FamilyView['result'], reason: string): string =>
  reader.say(words.outcome(ended(result), reason, [] as readonly SeatId[], PEOPLE));
function sayOutcomes(reader: Reader<FamilyGame>): void {
  for (const by of ['spice', 'solari', 'water', 'garrison', 'latest_reveal_turn'] as const) outcomeOf(reader, { winner: 'seat1', by }, by);
  outcomeOf(reader, { winner: 'rival1', by: null }, 'vp');
  outcomeOf(reader, null, 'vp');
}

let all: Promise<Read> | undefined;
/** Random games and everything seldom, read once for all who ask. */
export function everythingRead(): Promise<Read> {
  all ??= reading().then((reader) => {
    const read: Read = { reader, events: new Map(), tasks: new Set() };
    for (const way of WAYS) for (let nth = 0; nth < GAMES_EACH; nth++) playOut(read, way, nth);
    saySeldom(reader);
    return read;
  });
  return all;
}
