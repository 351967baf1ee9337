import { describe, expect, test } from 'vitest';
import { chanceFrom, chanceOf, type Die, DiceWanted } from '../kernel/chance.ts';
import { heard, Table } from '../kernel/table.ts';
import type { GameTypes, Move, Told } from '../kernel/types.ts';
import { type Case, playOut, randomMove, startOf } from './play.ts';

/** Per cent of moves that are interjections. */
const MEDDLING = 15;
/** What answers no question. */
const NONSENSE: readonly unknown[] = [undefined, -1, {}, 'nonsense', { nobody: 'nowhere' }, [null]];
const json = (value: unknown): string => JSON.stringify(value);

/** All that a seat can notice, as JSON at once: a view may hold parts of the state, and the state changes in place. */
function noticed<G extends GameTypes>(table: Table<G>, seat: G['Seat']): string {
  return json({
    view: table.module.view(table.state, seat),
    asked: table.asked,
    answered: table.answered,
    task: table.task,
    choices: table.choices(seat),
    blocked: table.blocked(seat),
    interjections: table.interjections(seat),
  });
}

/** The values inside Hidden<T>, wherever it is in the state. */
function hiddenIds(value: unknown, isHidden = false): string[] {
  if (typeof value === 'string') return isHidden ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => hiddenIds(inner, isHidden || key === 'hidden'));
}

/** Those of the ids that stand in this JSON. */
const namedIn = (text: string, ids: readonly string[]): string[] => ids.filter((id) => text.includes(`"${id}"`));

/** The dice that are wanted before this move can be played; null = none. */
function wantedFor<G extends GameTypes>(table: Table<G>, { dice: _, ...move }: Move<G>): readonly Die[] | null {
  try {
    table.play(move);
  } catch (error) {
    if (error instanceof DiceWanted) return error.dice;
    throw error;
  }
  table.undo();
  return null;
}

/** The laws of every game. `games` is how many random games each law looks at. */
export function laws<G extends GameTypes>(name: string, game: Case<G>, games: number): void {
  const { module } = game;
  const seats = module.seatIds.slice(0, game.seats);
  const everyGame = (visit: (table: Table<G>, seed: number) => void): void => {
    for (let seed = 1; seed <= games; seed++) visit(startOf(game, seed), seed);
  };

  describe(name, () => {
    test('random play ends, never in a dead end, and the invariants hold after every answer', () => {
      everyGame((table, seed) =>
        playOut(table, seed, MEDDLING, (move) => {
          expect(table.refusal(move)).toBeNull();
          table.play(move);
          expect(module.invariants(table.state)).toEqual([]);
        }),
      );
    });

    test('the log replays to the same position, also from a copy in JSON taken half-way; a game leaves nothing behind', () => {
      everyGame((table, seed) => {
        const began = json(table.position);
        const log = playOut(table, seed, MEDDLING);
        const again = startOf(game, seed);
        // Whoever wrote into a value that all games begin with would be seen here.
        expect(json(again.position)).toBe(began);
        const half = Math.floor(log.length / 2);
        for (const move of log.slice(0, half)) again.play(move);
        const saved = new Table(module, JSON.parse(json(again.position)), game.options);
        for (const move of log.slice(half)) {
          again.play(move);
          saved.play(move);
        }
        expect(again.position).toEqual(table.position);
        expect(saved.position).toEqual(table.position);
      });
    });

    test('undo is identity, stops at chance and at other seats, and the same answer leads to the same position', () => {
      everyGame((table, seed) => {
        // Where an answer led to is where the next one begins: it is written down once.
        let before = json(table.position);
        playOut(table, seed, MEDDLING, (move) => {
          const { draws, last, turn } = table.position;
          table.play(move);
          const after = json(table.position);
          if (table.canUndo) expect([draws, table.position.last]).toEqual([table.position.draws, move.seat]);
          if (table.position.floor < turn) expect(last).toBe(move.seat);
          table.undo();
          expect(json(table.position)).toBe(before);
          table.play(move);
          expect(json(table.position)).toBe(after);
          before = after;
        });
        while (table.position.turn > 0) table.undo();
        expect(table.position).toEqual(startOf(game, seed).position);
      });
    });

    test('a seat notices only what it may know, and an imagined position is taken back without a trace', () => {
      everyGame((table, seed) =>
        playOut(table, seed, MEDDLING, (move) => {
          const looking = table.position.turn % 3 === 0 ? seats : [];
          const before = looking.length > 0 ? json(table.position) : '';
          for (const seat of looking) {
            const real = noticed(table, seat);
            expect(real).not.toContain('"hidden":');
            table.imagine(seat, chanceOf(seed, table.position.turn));
            expect(noticed(table, seat)).toBe(real);
            expect(module.invariants(table.state)).toEqual([]);
            table.undo();
            expect(json(table.position)).toBe(before);
          }
          expect(json(module.view(table.state, null))).not.toContain('"hidden":');
          table.play(move);
        }),
      );
    });

    test('no answer that is still secret can be noticed by another seat', () => {
      everyGame((table, seed) =>
        playOut(table, seed, 0, (move) => {
          if (table.secret && table.asked.length > 1) {
            const others = seats.filter((seat) => seat !== move.seat);
            const looks = new Set<string>();
            for (let other = 0; other < 4; other++) {
              const told = table.play({ ...randomAnswer(table, move.seat, other), seat: move.seat });
              looks.add(json(others.map((seat) => [noticed(table, seat), heard(told, seat)])));
              table.undo();
            }
            expect(looks.size).toBe(1);
          }
          table.play(move);
        }),
      );
    });

    test('that real dice are wanted for an answer tells its seat nothing hidden, unless all have answered in secret', () => {
      if (!module.realDice(game.options)) return;
      everyGame((table, seed) =>
        playOut(table, seed, MEDDLING, (move) => {
          // The last secret answer stands as soon as dice are wanted for it: the host sees to that.
          if (!table.secret && table.position.turn % 2 === 0) {
            const real = wantedFor(table, move);
            table.imagine(move.seat, chanceOf(seed, table.position.turn));
            expect(wantedFor(table, move)).toEqual(real);
            table.undo();
          }
          table.play(move);
        }),
      );
    });

    test('events name nothing that their hearer does not see', () => {
      everyGame((table, seed) => {
        let before = new Set(hiddenIds(table.state));
        playOut(table, seed, MEDDLING, (move) => {
          const all: readonly Told<G>[] = table.play(move);
          const told = all.filter(({ to }) => to !== 'all');
          const after = hiddenIds(table.state);
          const still = after.filter((id) => before.has(id));
          before = new Set(after);
          const named = seats.map((seat) => ({ seat, ids: namedIn(json(heard(told, seat)), still) })).filter(({ ids }) => ids.length > 0);
          if (named.length > 0) {
            const looks = (): string[] => named.map(({ seat }) => json(module.view(table.state, seat)));
            const now = looks();
            // A seat may be told of what it saw before, e.g. of a card that it has just lost.
            table.undo();
            const task = json(table.task);
            const earlier = looks();
            table.play(move);
            const revealed = json(all.filter(({ to }) => to === 'all'));
            const leaked = named.flatMap(({ ids }, at) => {
              const seen = namedIn(`${earlier[at]}${task}${now[at]}${revealed}`, ids);
              return ids.filter((id) => !seen.includes(id));
            });
            expect(leaked).toEqual([]);
          }
          expect(json(heard(told, null))).not.toContain('"hidden":');
        });
      });
    });

    test('an answer that can be taken back has taught its seat nothing', () => {
      everyGame((table, seed) =>
        playOut(table, seed, MEDDLING, (move) => {
          const learns = (): string | null => {
            const told = table.play(move);
            const seen = table.canUndo ? json(heard(told, move.seat)) + noticed(table, move.seat) : null;
            table.undo();
            return seen;
          };
          const real = learns();
          if (real) {
            table.imagine(move.seat, chanceOf(seed, table.position.turn));
            expect(learns()).toBe(real);
            table.undo();
          }
          table.play(move);
        }),
      );
    });

    test('a refused answer and a rule that throws change nothing', () => {
      everyGame((table, seed) =>
        playOut(table, seed, MEDDLING, (move) => {
          const before = json(table.position);
          // Each seat tries another one at every answer.
          for (const [at, seat] of seats.entries())
            expect(table.refusal({ seat, answer: NONSENSE[(at + table.position.turn) % NONSENSE.length] })).not.toBeNull();
          const bystander = seats.find((seat) => !table.asked.includes(seat) && !table.choices(seat));
          if (bystander) expect(table.refusal({ seat: bystander, answer: move.answer })?.key).toBe('refused.notAsked');
          const { chance } = table;
          table.chance = chanceFrom(
            () => {
              throw new Error('no chance');
            },
            () => {
              throw new Error('no dice');
            },
          );
          try {
            table.play(move);
            table.undo();
          } catch {
            // Thrown in the middle of a rule: what matters is what follows.
          }
          table.chance = chance;
          expect(json(table.position)).toBe(before);
          table.play(move);
        }),
      );
    });

    test('standings lie between 0 and 1, and everything a seat is told is plain JSON', () => {
      everyGame((table, seed) =>
        playOut(table, seed, MEDDLING, (move) => {
          const told = table.play(move);
          for (const standing of Object.values(module.standing(table.state))) {
            expect(standing).toBeGreaterThanOrEqual(0);
            expect(standing).toBeLessThanOrEqual(1);
          }
          const events = told.map(({ event }) => event);
          expect(JSON.parse(json(events))).toEqual(events);
        }),
      );
    });
  });
}

/** Another random answer of that seat to the open question. */
function randomAnswer<G extends GameTypes>(table: Table<G>, seat: G['Seat'], seed: number): Move<G> {
  for (let tries = 0; ; tries++) {
    const move = randomMove(table, chanceOf(seed, tries, 3));
    if (move.seat === seat) return move;
    if (tries > 200) throw new Error(`${seat} is never asked`);
  }
}
