import { chanceOf } from '../../kernel/chance.ts';
import { Table } from '../../kernel/table.ts';
import type { Task } from '../../kernel/types.ts';
import { PEOPLE } from '../../testkit/people.ts';
import { playWithDice, randomMove, startOf } from '../../testkit/play.ts';
import { type Reader, readerOf } from '../words.fixture.ts';
import { type Arrangement, arrange } from './arranged-position.ts';
import type { AdventureEvent } from './events.ts';
import { SPACES } from './ids.ts';
import { adventure } from './index.ts';
import type { AdventureAnswers, AdventureInterjections } from './questions.ts';
import type { AdventureGame, AdventureView } from './types.ts';
import { words } from './words.ts';

export const LONGEST = { question: 130, label: 60, sentence: 320 };
/** Random trades name everything there is. */
const LONGEST_TRADE = 900;
/** Reads what the adventure game says, in English. */
export const reading = () => readerOf<AdventureGame>(adventure, words, LONGEST);

const EVERY_QUESTION: Readonly<Record<keyof AdventureAnswers, true>> = {
  boundaryFlight: true,
  open: true,
  firstMove: true,
  secondMove: true,
  ambush: true,
  duelTarget: true,
  wormTarget: true,
  poisonTarget: true,
  spiceRaid: true,
  traitor: true,
  beneGesserit: true,
  beneGesseritPick: true,
  guildFlight: true,
  brace: true,
  shelter: true,
  loot: true,
  name: true,
  dose: true,
  assign: true,
  kanly: true,
  act: true,
  buy: true,
  invest: true,
};
const EVERY_INTERJECTION: Readonly<Record<keyof AdventureInterjections, true>> = {
  guile: true,
  protect: true,
  sell: true,
  propose: true,
  accept: true,
  decline: true,
  withdraw: true,
  equip: true,
  transfer: true,
};
export const ASKED = Object.keys(EVERY_QUESTION);
export const INTERJECTED = Object.keys(EVERY_INTERJECTION);

/** What is laid out, begun, as one viewer sees it. */
export function viewOf(arrangement: Arrangement = {}): AdventureView {
  const table = new Table<AdventureGame>(adventure, arrange(arrangement), {});
  return adventure.view(table.state, 'seat1');
}
/** Every question with all that any of them needs. */
export const taskOf = (name: string): Task<AdventureGame> =>
  ({
    do: name,
    colour: 'red',
    figure: 'chani',
    of: 'green',
    by: 'red',
    cards: 3,
    dice: 'a',
    danger: 'worm',
    card: 'hunter-seeker',
    side: 'attacker',
  }) as unknown as Task<AdventureGame>;

export const MEDDLING = 12;
const GAMES_EACH = 12;
/** An event that was told so often is told only now and then. */
const ENOUGH = 150;

/** Plays random games, then puts up what comes up in few games, and reads all of it. */
export async function everythingRead() {
  const reader = await reading();
  const events = new Map<string, number>();
  const tasks = new Set<string>();
  for (const seats of [2, 3, 4]) for (let nth = 0; nth < GAMES_EACH; nth++) readGame(seats, nth, { reader, events, tasks });
  readSeldom(reader);
  return { reader, events, tasks };
}
interface Met {
  readonly reader: Reader<AdventureGame>;
  readonly events: Map<string, number>;
  readonly tasks: Set<string>;
}
function readGame(seats: number, nth: number, { reader, events, tasks }: Met): void {
  const options = { dice: nth % 4 === 3 ? 'table' : 'app' } as const;
  const table = startOf<AdventureGame>({ module: adventure, seats, options }, seats * 100 + nth);
  const chance = chanceOf(seats, nth, 9);
  for (const { event } of table.opening) tell(reader, event, adventure.view(table.state, null));
  for (let at = 0; !table.position.outcome; at++) {
    const task = table.task as Task<AdventureGame>;
    if ((at + nth) % 11 === 0 || !tasks.has(task.do)) reader.sayAll(table);
    tasks.add(task.do);
    const { told } = playWithDice(table, randomMove(table, chance, MEDDLING), chance);
    table.forget();
    const view = told.length > 0 ? adventure.view(table.state, null) : undefined;
    for (const { event, others } of told) {
      if (others) tell(reader, others, view);
      const times = (events.get(event.type) ?? 0) + 1;
      events.set(event.type, times);
      if (times > ENOUGH && times % 11 > 0) continue;
      tell(reader, event, view);
    }
  }
  const { reason, winners } = table.position.outcome;
  reader.say(words.outcome(adventure.view(table.state, null), reason, winners, PEOPLE));
}
const tell = (reader: Reader<AdventureGame>, event: AdventureEvent, view?: AdventureView): void =>
  reader.tell(event, view, event.type === 'proposed' || event.type === 'traded' ? LONGEST_TRADE : undefined);

function readSeldom(reader: Reader<AdventureGame>): void {
  const view = viewOf();
  tell(reader, { type: 'toll', colour: 'red', waived: true }, view);
  tell(reader, { type: 'kanly', colour: 'red', card: 'hunter-seeker', figure: 'chani', of: null }, view);
  const offer = (shown: AdventureView, name: string, value: unknown): void => {
    const { label, hint } = words.option(shown, name, value, undefined, PEOPLE);
    for (const message of [label, hint]) if (message) reader.say(message);
  };
  offer(view, 'act', { do: 'shoot', figure: 'chani', target: 'duke-leto' });
  offer(view, 'beneGesseritPick', { card: 'sword', from: null });
  offer(view, 'accept', 99);
  offer({ ...view, figures: { ...view.figures, chani: { ...view.figures.chani, at: null } } }, 'duelTarget', 'chani');
  offer(withoutSpice(), 'firstMove', { figure: 'paul-atreides', dice: 'a', to: 'training-yellow' });
  for (const name of ASKED) {
    reader.say(words.question(view, taskOf(name), 'seat1', PEOPLE), LONGEST.question);
    reader.say(words.waiting(view, taskOf(name), ['seat1', 'seat2'], PEOPLE));
  }
  for (const name of [...INTERJECTED, 'brace', 'shelter', 'open']) reader.say(words.field(view, name, undefined), LONGEST.label);
  for (const id of SPACES) reader.say({ key: `adventure.space.${id}` });
}
/** Red has nothing to pay a toll with. */
export const withoutSpice = (): AdventureView => viewOf({ dice: [4, 6], step: 'move', stock: { red: { spice: 0 } } });
