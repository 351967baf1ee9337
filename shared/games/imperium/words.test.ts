import { beforeAll, describe, expect, it } from 'vitest';
import { chanceOf } from '../../kernel/chance.ts';
import { heard } from '../../kernel/table.ts';
import type { Task } from '../../kernel/types.ts';
import { randomMove, startOf } from '../../testkit/play.ts';
import type { Message } from '../../text/message.ts';
import type { FamilyOptions } from '../imperium-family/types.ts';
import type { FamilyEvent } from '../imperium-family/events.ts';
import type { FamilyAnswers } from '../imperium-family/questions.ts';
import { WHY } from '../imperium-family/reasons.ts';
import { imperiumWordsEn } from '../imperium-family/text/words.en.ts';
import type { FamilyGame } from '../imperium-family/types.ts';
import { NAMES, type Reader, readerOf } from '../words.fixture.ts';
import { imperium } from './index.ts';
import { words } from './words.ts';

const LONGEST = { question: 150, label: 90, sentence: 420 };
let reader: Reader<FamilyGame>;
beforeAll(async () => {
  reader = await readerOf(imperium, words, LONGEST);
});

/** Every question there is; `false` = random games may go by without it. */
const ASKED: Readonly<Record<keyof FamilyAnswers, boolean>> = {
  leader: true,
  tokens: true,
  defend: true,
  turn: true,
  effects: true,
  order: true,
  payOffer: true,
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
  heir: true,
  window: true,
  victory: true,
  endgame: true,
  tellConflict: true,
  tellTurn: true,
  tellTroops: true,
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
const seen = { events: new Map<string, number>(), tasks: new Set<string>() };

function playOut({ seats, options }: Way, nth: number): void {
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
  reader.say(words.outcome(imperium.view(table.state, null), reason, winners, NAMES));
}

describe('everything that happens in random games can be said', () => {
  it.each(WAYS)(
    '$seats seats, $options',
    (way) => {
      for (let nth = 0; nth < GAMES_EACH; nth++) playOut(way, nth);
    },
    120_000,
  );
  it('has met nearly every question on the way', () => {
    expect(Object.entries(ASKED).filter(([name, sure]) => sure && !seen.tasks.has(name))).toEqual([]);
    expect(seen.events.size).toBeGreaterThan(45);
  });
});
