import { entryOf } from '../../shared/games/index.ts';
import { chanceOf } from '../../shared/kernel/chance.ts';
import { type AnyChoices, listed } from '../../shared/kernel/choices.ts';
import { heard, structuredCopy, type Table } from '../../shared/kernel/table.ts';
import type { GameModule, GameTypes } from '../../shared/kernel/types.ts';
import type { TableState } from '../../shared/protocol/pushes.ts';
import { defaultOptions, optionsFor } from '../../shared/testkit/cases.ts';
import { offered } from '../../shared/testkit/offered.ts';
import { playWithDice, randomMove, startOf } from '../../shared/testkit/play.ts';

/** A question of one kind, as the seat that is asked sees its table. */
export interface Question {
  /** What asks, and the shape of the answer. */
  readonly kind: string;
  readonly state: TableState;
}

/** So many games are looked through, each with the next seat count and the next options. */
const GAMES = 60;
const MOST_ANSWERS = 3000;

/** What an answer is made of: questions of one name may ask for quite different things. */
const partsOf = (value: unknown): string => (typeof value === 'object' && value !== null ? Object.keys(value).toSorted().join('+') : '');
const shapeOf = (choices: AnyChoices): string =>
  choices.pick === 'form'
    ? `form(${Object.values(choices.fields).map(shapeOf).join()})`
    : [choices.pick, ...new Set(listed(choices).map(partsOf))].filter(Boolean).toSorted().join(' ');

/** What was found in this worker: looking takes up to six seconds, and four tests of a game ask. */
const FOUND = new Map<string, readonly Question[]>();
/** The widest question of every kind. @returns the same ones every time */
export function questionsOf(game: string): readonly Question[] {
  const known = FOUND.get(game) ?? widest(game);
  FOUND.set(game, known);
  return known;
}

/** Plays seeded games and keeps the widest question of every kind. */
function widest(game: string): readonly Question[] {
  const { module } = entryOf(game);
  const found = new Map<string, { readonly answers: number; readonly state: TableState }>();
  for (let seed = 1; seed <= GAMES; seed += 1) {
    const seats = module.seatCounts[seed % module.seatCounts.length] as number;
    const all = optionsFor(module, seats);
    const options = seed % 2 === 0 ? defaultOptions(module) : (all[seed % all.length] ?? defaultOptions(module));
    const chance = chanceOf(seed, 91);
    const table: Table<GameTypes> = startOf({ module, seats, options }, seed);
    let told = table.opening;
    for (let answers = 0; !table.position.outcome && answers < MOST_ANSWERS; answers += 1) {
      const seat = table.asked[0] as string;
      const choices = table.choices(seat) as AnyChoices;
      const kind = `${(table.task as unknown as Asked).do} ${shapeOf(choices)}`;
      const width = offered(choices).length;
      if (width > (found.get(kind)?.answers ?? 0))
        found.set(kind, { answers: width, state: stateOf(table, seat, { seats, options, told }) });
      ({ told } = playWithDice(table, randomMove(table, chance), chance));
    }
  }
  return [...found].map(([kind, { state }], at) => ({ kind, state: numbered(state, at) }));
}

/** Questions of several games stand side by side: no two have one number, or the second would be taken for the first. */
const numbered = (state: TableState, question: number): TableState => ({ ...state, asking: state.asking && { ...state.asking, question } });

type Asked = NonNullable<TableState['asking']>['task'];
interface Laid {
  readonly seats: number;
  readonly options: Readonly<Record<string, string>>;
  readonly told: Parameters<typeof heard<GameTypes>>[0];
}
/** The table as a host would send it to the device of that seat. */
function stateOf(table: Table<GameTypes>, seat: string, { seats, options, told }: Laid): TableState {
  const module = table.module as GameModule<GameTypes>;
  const { position, task, secret, asked, answered } = table;
  return structuredCopy<TableState>({
    table: 'eyes',
    game: module.id,
    name: 'Eyes',
    phase: 'playing',
    options,
    seats: module.seatIds.slice(0, seats).map((one, at) => ({
      seat: one,
      kind: one === seat ? 'person' : 'bot',
      name: one === seat ? 'Zsuzsanna' : `Bot ${at + 1}`,
      level: one === seat ? null : 'adept',
      standIn: false,
      online: true,
      awaySince: null,
      kept: null,
      mine: one === seat,
    })),
    watching: seat,
    spectators: 0,
    open: true,
    clock: null,
    paused: false,
    commit: '0'.repeat(64),
    reveal: null,
    turn: position.turn,
    view: module.view(table.state, seat),
    asking: {
      question: position.turn,
      task: task as unknown as Asked,
      secret,
      asked,
      answered,
      choices: table.choices(seat) as AnyChoices,
      blocked: table.blocked(seat),
      given: null,
      interjections: table.interjections(seat) as Readonly<Record<string, AnyChoices>>,
      since: 0,
    },
    // What asks for the most room beside an answer.
    undo: { free: true, seal: null, plea: null },
    outcome: null,
    heard: heard(told, seat).map((event) => ({ turn: position.turn, event: event as TableState['heard'][number]['event'] })),
    chat: [],
    notices: [],
    standings: [],
    lesson: null,
    next: null,
    daily: null,
  });
}
