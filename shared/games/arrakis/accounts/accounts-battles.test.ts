import { readFileSync, writeFileSync } from 'node:fs';
import { describe } from 'vitest';
import type { ArrangedLegion, Arrangement } from '../arranged-position.ts';
import type { AreaId, HouseId, Side } from '../ids.ts';
import type { EffectSource } from '../questions.ts';
import type { ArrakisOptions } from '../types.ts';
import { heldTo } from './account.fixture.ts';
import { early, late } from '../tests/positions.fixture.ts';
import { rest, shown, turnOf } from '../tests/story.fixture.ts';

// Battles from their first question to what they leave behind.

const FILE = new URL('accounts-battles.txt', import.meta.url);
const told = heldTo(readFileSync(FILE, 'utf8'), process.env['ACCOUNTS'] === 'write' && ((text) => writeFileSync(FILE, text)));
const holds: typeof told = (title, arrangement, telling) => told(title, arrangement, { rests: ['act', 'prune'], ...telling });
type Legions = Partial<Record<AreaId, ArrangedLegion>>;

const houseOf = { harkonnen: 'house-harkonnen', atreides: 'house-atreides' } as const satisfies Record<Side, HouseId>;
const attack = (side: Side, harkonnen: Legions, atreides: Legions, more: Partial<Arrangement> = {}, of?: EffectSource): Arrangement => ({
  ...more,
  agenda: [
    { do: 'effect', ref: { by: houseOf[side], of: of ?? `action:${side}:strategy:attack`, at: [0] } },
    { do: 'endTurn', side },
    rest,
  ],
  harkonnen,
  atreides,
  dice: { 'giedi-prime': { mentat: 1 }, 'house-harkonnen-board': { mentat: 1 } },
  state: { ...turnOf(side), shown, ...more.state },
});
const hands = {
  'house-harkonnen': ['sandmasters', 'spotter-control', 'evidence-of-rebellion'],
  'corrino-ally': ['shigawire', 'troop-carriers'],
  'house-atreides': ['war-plan'],
  'fremen-ally': ['thumpers', 'crysknife'],
} as const;
const wall = {
  'shield-wall-east': { regular: 2, elite: 1, special: 1, generic: 1, named: ['baron-harkonnen'] },
} as const satisfies Legions;
const held = { 'gara-kulon': { regular: 2, special: 1, generic: 1, named: ['paul-atreides'] } } as const satisfies Legions;

describe('of the Harkonnen', () => {
  for (const manner of ['most', 'last'] as const) {
    holds(`a sietch, ${manner}`, attack('harkonnen', wall, held, { hands }), { manner });
    holds(`a sietch of four, ${manner}`, attack('harkonnen', wall, held, { hands, seats: 4 }), { manner });
    holds(
      `a sietch with tokens, ${manner}`,
      attack('harkonnen', wall, { 'gara-kulon': { regular: 5, tokens: ['s-elite', 'd-special'] } }),
      { manner },
    );
    holds(`a surprise, ${manner}`, attack('harkonnen', wall, held, { hands }, 'action:harkonnen:leadership:attack'), { manner });
    holds(
      `a surprise that is a die, ${manner}`,
      attack('harkonnen', wall, held, { options: { surprise: 'die' } }, 'action:harkonnen:leadership:attack'),
      { manner },
    );
    holds(`Killers Without Mercy, ${manner}`, attack('harkonnen', wall, held, {}, 'card:killers-without-mercy'), { manner });
    holds(
      `in the desert, ${manner}`,
      attack(
        'harkonnen',
        { 'ne-outer-8': { regular: 3, generic: 2 } },
        { 'ne-outer-9': { regular: 2, generic: 1 } },
        { state: { wormsigns: ['ne-outer-9'] } },
      ),
      { manner },
    );
    holds(`under the ban of the Landsraad, ${manner}`, attack('harkonnen', wall, held, { hands, state: { bans: ['landsraad'] } }), {
      manner,
    });
    holds(
      `by ornithopter, ${manner}`,
      attack(
        'harkonnen',
        { 'ne-outer-5': { regular: 4 } },
        { 'ne-outer-11': { elite: 1 } },
        { state: { zones: { 'air-ne-inner-ne-outer': 'ornithopter' } } },
      ),
      { manner },
    );
  }
  holds('an undefended sietch', attack('harkonnen', wall, {}));
  holds('the last sietch before the victory', attack('harkonnen', wall, {}, { state: { supremacy: 9 } }));
  holds('a sietch with all dice thrown at the table', attack('harkonnen', wall, held, { hands, options: { dice: 'table' } }));
  holds(
    'a legion with nowhere to go',
    attack(
      'harkonnen',
      { ...wall, 'ne-outer-11': { regular: 1 } },
      { 'ne-outer-7': { regular: 1 } },
      { state: { worms: ['ne-outer-5', 'ne-outer-8'] } },
    ),
  );
  holds(
    'a legion that was carried before',
    attack(
      'harkonnen',
      { 'ne-outer-5': { regular: 4 } },
      { 'ne-outer-11': { elite: 1 } },
      {
        state: {
          zones: { 'air-ne-inner-ne-outer': 'ornithopter' },
          carried: { 'ne-outer-5': { regular: 1, elite: 0, special: 0, generic: 0, named: [], tokens: [] } },
        },
      },
    ),
  );
});
describe('of the Atreides', () => {
  const desert = { 'ne-outer-9': { regular: 2, special: 2, generic: 1, named: ['stilgar'] } } as const satisfies Legions;
  for (const manner of ['most', 'last'] as const) {
    holds(
      `in the desert, of the Atreides, ${manner}`,
      attack('atreides', { 'ne-outer-8': { regular: 2, elite: 1, named: ['beast-rabban'] } }, desert, {
        hands,
        state: { harvesters: ['ne-outer-8'] },
      }),
      { manner },
    );
    holds(
      `the capital, ${manner}`,
      attack(
        'atreides',
        { arrakeen: { regular: 1, generic: 1 } },
        { 'rimwall-west': { regular: 3, elite: 2, special: 1, named: ['paul-atreides'] } },
      ),
      { manner },
    );
    holds(
      `riding, ${manner}`,
      attack(
        'atreides',
        { 'ne-outer-1': { regular: 1 } },
        { 'ne-outer-9': { regular: 3, named: ['paul-atreides'] } },
        { state: { worms: ['ne-outer-6'], wormsigns: ['ne-outer-2'] } },
      ),
      { manner },
    );
    holds(`War Plan, ${manner}`, attack('atreides', { 'ne-outer-8': { regular: 3 } }, desert, { hands }, 'card:war-plan'), { manner });
    holds(`Battle Language, ${manner}`, attack('atreides', { 'ne-outer-8': { regular: 6 } }, desert, {}, 'card:battle-language'), {
      manner,
    });
    holds(
      `a battle of four of the Atreides, ${manner}`,
      attack('atreides', { 'ne-outer-8': { regular: 2, elite: 2, generic: 2 } }, desert, { hands, seats: 4 }),
      { manner },
    );
  }
  holds('a station is taken', attack('atreides', { 'ne-inner-6': { regular: 1 } }, { 'ne-outer-7': { elite: 3 } }));
  holds('an undefended village', attack('atreides', {}, { 'nw-outer-16': { elite: 3 } }));
  holds(
    'the capital, and the objective with it',
    attack(
      'atreides',
      {},
      { 'rimwall-west': { elite: 3 } },
      { objectives: ['objective-3-5-10'], state: { prescience: { 'kwisatz-haderach': 0, 'sand-dwellers': 3, jihad: 8 } } },
    ),
  );
  holds(
    'the capital, short of the objective',
    attack(
      'atreides',
      {},
      { 'rimwall-west': { elite: 3 } },
      { objectives: ['objective-3-5-10'], state: { prescience: { 'kwisatz-haderach': 0, 'sand-dwellers': 1, jihad: 8 } } },
    ),
  );
  holds(
    'Paul is bound',
    attack(
      'atreides',
      { 'ne-outer-8': { regular: 3 } },
      { 'ne-outer-9': { regular: 2, named: ['paul-atreides'] }, 'ne-outer-12': { regular: 1 } },
      { state: { paulBound: 'now' } },
    ),
  );
});
describe('with the automa', () => {
  const automa = {
    harvest: 'ne-outer',
    target: 'gara-kulon',
    unrolled: 3,
    reinforcements: { hidden: ['hunter-seeker', 'shigawire', 'sardaukar-pogrom'] },
  } as const;
  const mahdi = (options: ArrakisOptions = {}) =>
    ({ seats: 1, automa, options, hands: { 'house-atreides': hands['house-atreides'] } }) as const;
  for (const manner of ['most', 'last'] as const) {
    holds(`it attacks a sietch, ${manner}`, attack('harkonnen', wall, { 'gara-kulon': { regular: 2 } }, mahdi()), { manner });
    holds(
      `it may advance, ${manner}`,
      attack(
        'harkonnen',
        { 'ne-outer-8': { regular: 3, facedown: ['black', 'silver'] } },
        { 'ne-outer-9': { regular: 1, generic: 1 } },
        mahdi({ advances: 'asked' }),
      ),
      { manner },
    );
    holds(
      `it flies to attack, ${manner}`,
      attack(
        'harkonnen',
        { 'ne-outer-7': { regular: 4, elite: 2 } },
        { 'gara-kulon': { regular: 1 } },
        { ...mahdi({ flights: 'all' }), state: { zones: { 'air-ne-inner-ne-outer': 'ornithopter' } } },
      ),
      { manner },
    );
    holds(
      `it is attacked, ${manner}`,
      attack(
        'atreides',
        { 'ne-outer-8': { regular: 2, elite: 1, special: 1, generic: 2, named: ['beast-rabban', 'baron-harkonnen'] } },
        { 'ne-outer-9': { regular: 2, elite: 2, special: 2, named: ['stilgar'] } },
        mahdi(),
      ),
      { manner },
    );
    holds(
      `it is attacked under tokens, ${manner}`,
      attack(
        'atreides',
        { 'ne-outer-8': { elite: 4, generic: 1, facedown: ['black', 'silver'] } },
        { 'ne-outer-9': { regular: 2, elite: 2, special: 2 } },
        mahdi(),
      ),
      { manner },
    );
  }
  holds(
    'it leaves a settlement',
    attack(
      'harkonnen',
      { carthag: { regular: 6 } },
      { arsunt: { regular: 1 } },
      { ...mahdi(), state: { settlements: ['carthag', 'arrakeen'] } },
    ),
  );
  holds(
    'it gives up with half the power',
    attack('harkonnen', { 'ne-outer-8': { regular: 4 } }, { 'ne-outer-9': { regular: 1, special: 2 } }, mahdi()),
  );
});
describe('arrivals and turns', () => {
  const move = (side: Side, more: Partial<Arrangement>, of: EffectSource = `action:${side}:strategy:move`): Arrangement => ({
    ...more,
    agenda: [{ do: 'effect', ref: { by: houseOf[side], of, at: [0] } }, { do: 'endTurn', side }, rest],
    dice: { 'giedi-prime': { mentat: 1 } },
    state: { ...turnOf(side), shown, ...more.state },
  });
  for (const manner of ['most', 'last'] as const) {
    holds(
      `upon wormsigns, ${manner}`,
      move('harkonnen', {
        harkonnen: { 'ne-outer-8': { regular: 2, generic: 1 }, 'ne-outer-5': { elite: 5 } },
        state: { wormsigns: ['ne-outer-5', 'ne-outer-6', 'ne-outer-9', 'ne-outer-11', 'ne-outer-2', 'ne-outer-4', 'ne-outer-7'] },
      }),
      { manner },
    );
    holds(
      `one legion joins another beyond the limit, ${manner}`,
      move('harkonnen', { harkonnen: { arrakeen: { regular: 4, generic: 1 }, carthag: { elite: 4 } }, state: { bans: ['choam'] } }),
      { manner },
    );
    holds(
      `to a station and a harvester, ${manner}`,
      move('atreides', { atreides: { 'ne-outer-5': { regular: 2, tokens: ['s-elite'] } }, state: { harvesters: ['ne-outer-2'] } }),
      { manner },
    );
    holds(
      `riding away, ${manner}`,
      move('atreides', {
        atreides: { 'ne-outer-9': { regular: 2, named: ['paul-atreides'] } },
        state: { worms: ['ne-outer-6'], wormsigns: ['ne-outer-2', 'ne-outer-8'] },
      }),
      { manner },
    );
    holds(
      `carried once a turn, ${manner}`,
      move('harkonnen', {
        options: { transport: 'turn' },
        harkonnen: { 'ne-outer-5': { regular: 3, generic: 1 } },
        state: { zones: { 'air-ne-inner-ne-outer': 'ornithopter' } },
      }),
      { manner },
    );
    holds(
      `three of Stilgar, ${manner}`,
      early('atreides', { agenda: [{ do: 'effect', ref: { by: 'fremen-ally', of: 'leader:stilgar', at: [0] } }, rest], seats: 4 }),
      { manner },
    );
    holds(`Desert Power, ${manner}`, late('atreides', { agenda: [{ do: 'desertPower', house: 'house-atreides', times: 1 }, rest] }), {
      manner,
    });
  }
  for (const use of ['wormsigns', 'move', 'attack', 'maker'] as const)
    for (const manner of ['most', 'last'] as const) {
      const task = {
        wormsigns: { do: 'layWormsign', house: 'house-atreides', left: 2 },
        move: { do: 'moveWorm', house: 'house-atreides', left: 2, maker: false, moved: [] },
        attack: { do: 'wormAttack', house: 'house-atreides', maker: false },
        maker: { do: 'wormAttack', house: 'house-atreides', maker: true },
      } as const;
      holds(`worms ${use} early ${manner}`, early('atreides', { agenda: [task[use], rest] }), { manner });
      holds(`worms ${use} late ${manner}`, late('atreides', { agenda: [task[use], rest] }), { manner });
    }
  const full = {
    'giedi-prime': ['thufir-hawat', 'beast-rabban', 'shaddam-iv', 'baron-harkonnen', 'feyd-rautha'],
    'sietch-tabr': ['stilgar', null, 'lady-jessica'],
  } as const;
  for (const side of ['harkonnen', 'atreides'] as const)
    holds(
      `the tank moves on at the end of a turn of the ${side}`,
      early(side, {
        agenda: [{ do: 'endTurn', side }, rest],
        harkonnen: { carthag: { regular: 1 } },
        atreides: { windgap: { regular: 1, named: ['paul-atreides'] } },
        tank: full,
        spent: ['stilgar', 'feyd-rautha'],
        state: { turn: { side, house: null, spent: true, moved: { hidden: {} }, picked: null } },
      }),
      { rests: ['act'] },
    );
});
