import { readFileSync, writeFileSync } from 'node:fs';
import { describe } from 'vitest';
import { chanceOf, seedOf } from '../../../kernel/chance.ts';
import { begin } from '../../../kernel/table.ts';
import { arrange } from '../arranged-position.ts';
import { boardOf } from '../board.ts';
import { SEATS } from '../ids.ts';
import { arrakis } from '../index.ts';
import { book } from '../queries/table.ts';
import { reconstructed } from '../reconstructed.ts';
import type { ArrakisGame, ArrakisOptions, State } from '../types.ts';
import { freshState } from '../verbs/setup.ts';
import { viewOf } from '../view.ts';
import { linesHeldTo, listed, otherwise, short } from './account.fixture.ts';
import { early, late, scarce } from '../tests/positions.fixture.ts';
import { open, rest, shown, turnOf } from '../tests/story.fixture.ts';

// How a table is laid out at the beginning, what each seat sees of it, and what is derived from the data.

const FILE = new URL('accounts-laid.txt', import.meta.url);
const holds = linesHeldTo(readFileSync(FILE, 'utf8'), process.env['ACCOUNTS'] === 'write' && ((text) => writeFileSync(FILE, text)));
const NOTHING = {};
const all = (of: unknown) => otherwise(NOTHING, of).map((line) => line.replace(' - → ', ' '));

describe('the set-up', () => {
  const tables: readonly (readonly [number, ArrakisOptions])[] = [
    [1, {}],
    [1, { board: 'companion' }],
    [2, {}],
    [2, { mode: 'mahdi' }],
    [2, { mode: 'mahdi', board: 'companion' }],
    [2, { sides: 'harkonnen' }],
    [3, {}],
    [3, { shared: 'atreides', sides: 'harkonnen' }],
    [4, { sides: 'random' }],
  ];
  const OF_TWO = freshState({ seats: SEATS.slice(0, 2), options: {} }, chanceOf(3));
  for (const [seats, options] of tables) {
    const name = `${seats} with ${Object.entries(options).join(' ') || 'nothing else'}`;
    holds(`the box opened by ${name}`, () => {
      const state = freshState({ seats: SEATS.slice(0, seats), options }, chanceOf(3));
      return seats === 2 && options.mode === undefined && options.sides === undefined ? all(state) : otherwise(OF_TWO, state);
    });
    holds(`the beginning of ${name}`, () => {
      const table = begin<ArrakisGame>(arrakis, { seats: SEATS.slice(0, seats), options, seed: seedOf(5), dice: [] });
      return table.opening.map(({ event, to = 'all', others }) =>
        [short(event), ...(to === 'all' ? [] : [to.join('+')]), ...(others ? [short(others)] : [])].join(' '),
      );
    });
  }
});

describe('a position laid out by hand', () => {
  const bare = arrange({ agenda: [rest] });
  holds('with nothing named', () => all(bare));
  holds('of the second round', () =>
    otherwise(bare.state, arrange(early('harkonnen', { agenda: [rest], objectives: ['objective-3-5-10'], spent: ['stilgar'] })).state),
  );
  holds('nearly empty', () => otherwise(bare.state, arrange(scarce('atreides')).state));
  holds('with the automa', () =>
    otherwise(
      bare,
      arrange({
        seats: 1,
        agenda: [],
        leaders: { stilgar: 'gone', chani: 'ready' },
        sietches: { windgap: null, 'gara-kulon': 3 },
        tank: { 'giedi-prime': [null, 'beast-rabban', null, null, null] },
        harkonnen: { arsunt: { facedown: ['black'], generic: 1 } },
        automa: { target: 'gara-kulon', harvest: 'inner' },
        seed: 4,
      }),
    ),
  );
});

describe('what is seen', () => {
  const seen = (state: State, viewer: 'seat1' | 'seat2' | 'seat3' | null) => {
    const { legions, sietches, hands, objectives, drawn, automa, closedRanks, turn, mode, side, pool, objectiveCount } = viewOf(
      state,
      viewer,
    );
    return all({ legions, sietches, hands, objectives, drawn, automa, closedRanks, turn, mode, side, pool, objectiveCount });
  };
  const four = (more: Partial<State> = {}): State => {
    const { state } = arrange(early('harkonnen', { seats: 4 }));
    const windgap = state.sietches.windgap;
    return {
      ...state,
      sietches: { ...state.sietches, windgap: windgap && { ...windgap, open: true } },
      drawn: { hidden: ['d-elite'] },
      ...more,
    } as State;
  };
  for (const viewer of ['seat1', 'seat2', 'seat3', null] as const)
    holds(`by ${viewer ?? 'nobody’s seat'} of four`, () => seen(four(), viewer));
  holds('by a teammate under a cone', () => seen(four({ talking: ['atreides'] }), 'seat3'));
  holds('by all when the game is over', () => seen(four({ result: { reason: 'supremacy', side: 'harkonnen', objective: null } }), null));
  holds('against the automa', () =>
    seen(
      arrange(
        late('atreides', { seats: 1, automa: { harvest: 'inner', target: 'windgap', reinforcements: { hidden: ['hunter-seeker'] } } }),
      ).state as State,
      'seat1',
    ),
  );
  holds('of all else', () => all(viewOf(four(), 'seat2')).filter((line) => !/^(legions|sietches|hands|options|leaders)/.test(line)));
});

describe('what is derived', () => {
  const { data, ...derived } = boardOf({});
  const { state } = open({ agenda: [rest], state: { ...turnOf('harkonnen'), shown } });
  holds('of the map', () =>
    Object.entries(derived).flatMap(([name, of]) => {
      if (typeof of === 'function')
        return [`${name}: ${listed(derived.desert.map((at) => (of as (one: string, other: string) => number)(at, 'carthag')))}`];
      return Array.isArray(of)
        ? [`${name}: ${listed(of)}`]
        : [`${name}: ${listed(Object.entries(of).map(([key, value]) => `${key} ${short(value)}`))}`];
    }),
  );
  holds('of those who are far apart', () =>
    ['north-pole', 'windgap', 'nw-outer-1'].map((at) =>
      short([
        book(state).distance('ne-outer-13', at as 'windgap'),
        book(state).distanceAnyway('ne-outer-13', at as 'windgap'),
        book(state).distance('ne-outer-4', 'rimwall-west'),
        book(state).distanceAnyway('ne-outer-4', 'rimwall-west'),
      ]),
    ),
  );
  holds('what nobody publishes', () => reconstructed(data).map((each) => short(each)));
});
