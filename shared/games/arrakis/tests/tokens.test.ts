import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readRecord, seedFrom } from '../../../kernel/record.ts';
import { begin, type Table } from '../../../kernel/table.ts';
import type { Move } from '../../../kernel/types.ts';
import { playOut, startOf } from '../../../testkit/play.ts';
import { DATA } from '../data.ts';
import type { ArrakisEvent } from '../events.ts';
import {
  ATOMICS,
  ATREIDES_TOKENS,
  FIGURES,
  HARKONNEN_TOKENS,
  POWERS,
  type SeatId,
  SETTLEMENT_KINDS,
  SETTLEMENTS,
  SIDES,
  SYMBOLS,
  TOKEN_SETS,
  TRACKS,
} from '../ids.ts';
import { arrakis } from '../index.ts';
import type { ArrakisGame, ArrakisOptions, State } from '../types.ts';
import { type Deed, kept, tokenDeeds } from './token-deeds.fixture.ts';

const GAMES = Number(process.env['RUNNER_GAMES'] ?? 72);
const GOLDEN = new URL('../golden/', import.meta.url);
/** Answers of a hundred after which somebody does something unasked: tokens are turned up and cones used so. */
const MEDDLING = 6;
/** Every mode, in turn. */
const SIZES: readonly (readonly [number, ArrakisOptions])[] = [
  [2, {}],
  [4, {}],
  [1, {}],
  [3, { token: 'lost' }],
  [2, { mode: 'mahdi' }],
  [1, { advances: 'asked' }],
  [3, { shared: 'atreides' }],
];
const { atreidesTokens } = DATA.pieces;
/** Every kind of token of the box, in every way it is used. R2.4 */
const WANTED: readonly string[] = [
  ...ATREIDES_TOKENS.flatMap((id) => [...(atreidesTokens[id].starting ? [] : [`deployed ${id}`]), `turned up ${id}`]),
  'given up',
  ...HARKONNEN_TOKENS.flatMap((id) => [`laid out ${id}`, `turned up ${id}`]),
  ...TOKEN_SETS.map((set) => `garrisoned ${set}`),
  ...[...new Set(DATA.pieces.sietchRanks)].flatMap((rank) => [`sietch of ${rank} open`, `sietch of ${rank} fell`]),
  'sietch moved',
  ...SETTLEMENT_KINDS.map((kind) => `fell: ${kind}`),
  ...TRACKS.map((track) => `station of ${track}`),
  ...['wormsign laid', 'wormsign discarded'],
  ...['sand', 'sandworm', 'burrowing'].flatMap((shows) => ['desert', 'deep-desert'].map((where) => `wormsign ${shows} in ${where}`)),
  ...['atomics ready', ...ATOMICS.map((at) => `atomics at ${at}`)],
  ...SIDES.map((side) => `sister gained by ${side}`),
  ...SYMBOLS.flatMap((symbol) => [`sister as ${symbol}`, `sister spent as ${symbol}`]),
  ...['sister returned', 'sister lost'],
  ...POWERS.flatMap((power) => [...['raised', 'dropped', 'held'].map((how) => `${power} ${how}`), `ban of ${power}`]),
  ...['reserve kept', 'reserve used', 'supremacy'],
  ...TRACKS.flatMap((track) => [`${track} risen`, `${track} fallen`]),
  ...SIDES.map((side) => `cone of ${side}`),
];

/** Harkonnen tokens that were flipped before the first question, where their figures stand. R4.6 */
function laidOut(state: State, opening: readonly ArrakisEvent[]): readonly Deed[] {
  const flipped = opening.filter((event) => event.type === 'tokenFlipped');
  const isThere = SETTLEMENTS.every((at) => {
    const here = flipped.filter((event) => event.at === at);
    return FIGURES.every(
      (figure) =>
        (state.legions.harkonnen[at]?.[figure] ?? 0) ===
        here.reduce((sum, { token }) => sum + (DATA.pieces.harkonnenTokens[token].units[figure] ?? 0), 0),
    );
  });
  return flipped.map(({ token }) => [`laid out ${token}`, isThere]);
}

/** Plays a move and tells what the tokens did in it. */
function deedsOf(table: Table<ArrakisGame>, move: Move<ArrakisGame>): readonly Deed[] {
  const before = kept(table.state);
  const told = table.play(move).map(({ event }) => event);
  table.forget();
  const awaited = table.position.agenda.flatMap((task) => (task.do === 'bringWorm' || task.do === 'wormFrom' ? [task.at] : []));
  return tokenDeeds({ before, after: table.state, told, awaited });
}
/** A finished game of people who play to win: they take cities, which chance hardly does. */
function replayed(file: string, note: (deed: Deed) => void): void {
  const { lines } = readRecord(readFileSync(new URL(file, GOLDEN), 'utf8'));
  const [header, ...rest] = lines;
  if (header?.kind !== 'record') throw new Error(`${file} is no record`);
  const seats = header.seats.map(({ seat }) => seat as SeatId);
  const table = begin<ArrakisGame>(arrakis, { ...header, seats, options: header.options, seed: seedFrom(header.secret, header.salts) });
  for (const line of rest) if (line.kind === 'answer') deedsOf(table, line as Move<ArrakisGame>).forEach(note);
}

// R2.4 R4.6 R6.4 R8.3 R12.2 R12.3 R12.6 R12.8 R13.8 R13.9 R15.13 R16.16
test('every kind of token is used in every way somewhere in random and golden games, and each time the table shows what it does', () => {
  const happened = new Set<string>();
  const unseen: string[] = [];
  const noteOf =
    (game: string) =>
    ([name, isSeen]: Deed): void => {
      if (isSeen) happened.add(name);
      if (isSeen === false) unseen.push(`${game}: ${name}`);
    };
  for (const file of readdirSync(GOLDEN)) replayed(file, noteOf(file));
  for (let seed = 1; seed <= GAMES; seed++) {
    const [seats, options] = SIZES[seed % SIZES.length] ?? [2, {}];
    const table = startOf<ArrakisGame>({ module: arrakis, seats, options }, seed);
    const note = noteOf(`game ${seed}`);
    const opening = table.opening.map(({ event }) => event);
    laidOut(table.state, opening).forEach(note);
    playOut(table, seed, MEDDLING, (move) => deedsOf(table, move).forEach(note));
  }
  expect(unseen).toEqual([]);
  expect(WANTED.filter((name) => !happened.has(name))).toEqual([]);
}, 240_000);
