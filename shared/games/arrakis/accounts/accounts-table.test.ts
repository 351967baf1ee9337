import { readFileSync, writeFileSync } from 'node:fs';
import { describe } from 'vitest';
import type { Task } from '../../../kernel/types.ts';
import type { Arrangement } from '../arranged-position.ts';
import { ATOMICS, type HouseId, SYMBOLS } from '../ids.ts';
import type { ArrakisGame, ArrakisOptions } from '../types.ts';
import { heldTo } from './account.fixture.ts';
import { early, late } from '../tests/positions.fixture.ts';
import { rest } from '../tests/story.fixture.ts';

// Dice, hands, markers, options, what is done unasked, what is told of a board on the table, and what a seat cannot know.

const FILE = new URL('accounts-table.txt', import.meta.url);
const holds = heldTo(readFileSync(FILE, 'utf8'), process.env['ACCOUNTS'] === 'write' && ((text) => writeFileSync(FILE, text)));
const act = (house: HouseId): readonly Task<ArrakisGame>[] => [
  { do: 'act', house },
  { do: 'endTurn', side: house === 'house-atreides' || house === 'fremen-ally' ? 'atreides' : 'harkonnen' },
  rest,
];

describe('dice', () => {
  const over = { 'giedi-prime': { strategy: 5, mentat: 3 }, 'sietch-tabr': { leadership: 4 } } as const;
  const shared = {
    'house-harkonnen-board': { strategy: 4, mentat: 3, house: 1 },
    'house-atreides-board': { mentat: 3, deployment: 1 },
  } as const;
  for (const manner of ['most', 'last'] as const) {
    const excess: readonly Task<ArrakisGame>[] = [
      { do: 'excess', next: 'harkonnen' },
      { do: 'sister', side: 'harkonnen' },
      { do: 'sister', side: 'atreides' },
      rest,
    ];
    const sisters = { sisters: { harkonnen: 1, atreides: 1, reserve: 3 } };
    holds(`too many of a symbol, ${manner}`, early('harkonnen', { agenda: excess, dice: over, state: sisters }), { manner });
    holds(
      `too many for four, ${manner}`,
      early('harkonnen', {
        agenda: [{ do: 'splitDice', side: 'harkonnen' }, { do: 'splitDice', side: 'atreides' }, ...excess],
        seats: 4,
        dice: shared,
        state: sisters,
      }),
      { manner },
    );
  }
  const token = (side: 'harkonnen' | 'atreides'): NonNullable<Arrangement['state']> => {
    const board = {
      unused: { strategy: 0, deployment: 0, leadership: 0, mentat: 1, house: 0 },
      used: { strategy: 0, deployment: 0, leadership: 0, mentat: 0, house: 0 },
      token: 'strategy' as const,
      tank: [null, null, null],
    };
    const none = { ...board, token: null, tank: [null, null, null, null, null] };
    return {
      boards:
        side === 'atreides'
          ? { 'sietch-tabr': board, 'giedi-prime': none }
          : { 'sietch-tabr': { ...none, tank: [null, null, null] }, 'giedi-prime': { ...board, tank: [null, null, null, null, null] } },
      sisters: { harkonnen: 0, atreides: 1, reserve: 3 },
    };
  };
  for (const kept of ['returns', 'lost'] as const)
    for (const side of ['harkonnen', 'atreides'] as const)
      holds(
        `a token of the ${side} unused at the end ${kept}`,
        early('harkonnen', {
          agenda: [{ do: 'endTurn', side: 'harkonnen' }, rest],
          options: { token: kept },
          state: {
            ...token(side),
            ...(side === 'atreides' && {
              boards: {
                ...token(side).boards,
                'giedi-prime': {
                  unused: { strategy: 0, deployment: 0, leadership: 0, mentat: 0, house: 0 },
                  used: { strategy: 0, deployment: 0, leadership: 0, mentat: 0, house: 0 },
                  token: null,
                  tank: [null, null, null, null, null],
                },
              },
            }),
          },
        }),
        { most: 1 },
      );
  holds('a token is spent', early('atreides', { agenda: act('house-atreides'), state: token('atreides') }), { manner: 'last', most: 1 });
  for (const forced of [
    { symbol: 'mentat', token: false },
    { symbol: 'strategy', token: true },
    { symbol: 'house', token: false },
  ] as const)
    holds(
      `the Harkonnen must spend ${forced.symbol}, as a token: ${forced.token}`,
      early('harkonnen', { agenda: act('house-harkonnen'), state: { ...token('harkonnen'), forced } }),
      { most: 1 },
    );
  for (const lot of SYMBOLS) {
    holds(
      `what ${lot} can be spent for`,
      late('harkonnen', { agenda: act('house-harkonnen'), hands: {}, dice: { 'giedi-prime': { [lot]: 1 } } }),
      { most: 1 },
    );
    holds(
      `what ${lot} can be spent for by the Atreides`,
      late('atreides', { agenda: act('house-atreides'), hands: {}, dice: { 'giedi-prime': { [lot]: 2 }, 'sietch-tabr': { [lot]: 1 } } }),
      { most: 1, manner: 'last' },
    );
    holds(
      `what ${lot} can be spent for by the Fremen`,
      late('atreides', {
        agenda: act('fremen-ally'),
        seats: 4,
        hands: {},
        dice: { 'corrino-ally-board': { mentat: 2 }, 'fremen-ally-board': { [lot]: 1 } },
        tank: {},
      }),
      { most: 1 },
    );
    holds(
      `what ${lot} can be spent for by Corrino`,
      late('harkonnen', { agenda: act('corrino-ally'), seats: 4, hands: {}, dice: { 'corrino-ally-board': { [lot]: 1 } }, tank: {} }),
      { most: 1 },
    );
  }
});

describe('hands and the end of a round', () => {
  const many = {
    'house-harkonnen': ['sandmasters', 'hawats-scheming', 'spotter-control', 'hunter-seeker', 'evidence-of-rebellion'],
    'corrino-ally': ['shigawire', 'troop-carriers', 'sardaukar-pogrom', 'breeding-program', 'reports-of-traitors'],
    'house-atreides': ['war-plan', 'the-voice', 'truthtrance', 'bill-of-particulars', 'death-commandos'],
    'fremen-ally': ['thumpers', 'crysknife', 'hieregs', 'stillsuits', 'jubba-cloaks', 'sandtides'],
  } as const;
  for (const seats of [1, 2, 3, 4])
    for (const manner of ['most', 'last'] as const)
      holds(
        `hands of ${seats} are too large, ${manner}`,
        early('harkonnen', {
          seats,
          agenda: [{ do: 'phase', phase: 'end' }, { do: 'round' }],
          hands: seats === 1 ? { 'house-atreides': many['house-atreides'], 'fremen-ally': many['fremen-ally'] } : many,
          state: { attached: [], claimed: ['the-lisan-al-gaib'], talking: [] },
        }),
        { manner, rests: ['vehicle', 'act', 'automaTie'], most: 8 },
      );
  holds(
    'the end with an objective fulfilled',
    late('harkonnen', {
      agenda: [{ do: 'winCheck' }, rest],
      objectives: ['objective-5-3-10', 'objective-3-5-10'],
      state: { prescience: { 'kwisatz-haderach': 5, 'sand-dwellers': 9, jihad: 10 }, shown: [] },
    }),
  );
  holds(
    'forced discards of three',
    early('atreides', { seats: 3, agenda: [{ do: 'giveUp', house: 'house-harkonnen', count: 2 }, rest], hands: many }),
    { manner: 'last' },
  );
  holds('forced discards of two', early('atreides', { agenda: [{ do: 'giveUp', house: 'house-harkonnen', count: 2 }, rest], hands: many }));
  holds(
    'a card of three players',
    early('atreides', { seats: 3, agenda: [{ do: 'playCard', house: 'corrino-ally' }, rest], hands: many }),
    { manner: 'last' },
  );
  holds(
    'a draw of the Fremen of four',
    early('atreides', {
      seats: 4,
      agenda: [{ do: 'effect', ref: { by: 'fremen-ally', of: 'action:atreides:mentat:draw', at: [0] } }, rest],
    }),
  );
  holds(
    'a draw of House Atreides of four',
    early('atreides', {
      seats: 4,
      agenda: [{ do: 'effect', ref: { by: 'house-atreides', of: 'action:atreides:mentat:draw', at: [0] } }, rest],
    }),
    { manner: 'last' },
  );
});

describe('spice', () => {
  const spice = (imperium: { choam: number; 'spacing-guild': number; landsraad: number }, more: Arrangement['state'] = {}, seats = 2) =>
    early('harkonnen', { seats, agenda: [{ do: 'harvest' }, rest], state: { phase: 'spice', imperium, ...more } });
  for (const manner of ['most', 'last'] as const) {
    holds(`at the top, ${manner}`, spice({ choam: 5, 'spacing-guild': 5, landsraad: 5 }), { manner });
    holds(`at the bottom, ${manner}`, spice({ choam: 1, 'spacing-guild': 1, landsraad: 1 }), { manner });
    holds(
      `with a reserve and little supremacy, ${manner}`,
      spice({ choam: 5, 'spacing-guild': 2, landsraad: 1 }, { reserve: 1, supremacy: 5 }),
      { manner },
    );
    holds(
      `with too much supremacy for the stockpile, ${manner}`,
      spice({ choam: 5, 'spacing-guild': 2, landsraad: 1 }, { reserve: 1, supremacy: 6 }),
      { manner },
    );
    for (const harvesters of [
      [],
      ['ne-outer-2'],
      ['ne-outer-2', 'ne-outer-6'],
      ['ne-outer-2', 'ne-outer-1', 'ne-outer-6', 'sihaya-ridge', 'ne-outer-10'],
    ] as const)
      for (const imperium of [
        { choam: 5, 'spacing-guild': 5, landsraad: 5 },
        { choam: 1, 'spacing-guild': 3, landsraad: 3 },
        { choam: 2, 'spacing-guild': 4, landsraad: 1 },
      ])
        holds(
          `the automa with ${harvesters.length} harvesters at ${Object.values(imperium).join()}, ${manner}`,
          spice(imperium, { harvesters }, 1),
          { manner },
        );
  }
});

describe('unasked', () => {
  const four = { seats: 4, agenda: act('house-atreides') } as const;
  for (const at of ATOMICS) {
    const legions = {
      harkonnen: { [at]: { regular: 2, generic: 1, named: ['beast-rabban'] }, arrakeen: { regular: 1 } },
      atreides: { windgap: { regular: 1 } },
    } as const;
    holds(
      `the atomics at ${at}, under the Harkonnen`,
      late('atreides', { ...four, ...legions, state: { wormsigns: ['ne-inner-3', 'wind-pass'] } }),
      { first: ['seat1', 'detonate', at], most: 2 },
    );
    holds(
      `the atomics at ${at}, under the Atreides`,
      late('atreides', {
        agenda: act('house-atreides'),
        harkonnen: {},
        atreides: { [at]: { regular: 2, generic: 1, named: ['stilgar'] } },
      }),
      { first: ['seat1', 'detonate', at], most: 2, manner: 'last' },
    );
  }
  holds(
    'the atomics where nobody can go',
    late('atreides', {
      ...four,
      harkonnen: { 'rimwall-west': { regular: 2, named: ['beast-rabban'] } },
      atreides: { 'broken-land': { regular: 1 }, 'ne-inner-5': { regular: 1 } },
      state: { settlements: [], worms: ['arrakeen', 'imperial-basin'] },
    }),
    { first: ['seat1', 'detonate', 'rimwall-west'], most: 1 },
  );
  holds(
    'the atomics and then a storm',
    late('atreides', {
      agenda: [{ do: 'storms' }, rest],
      harkonnen: { arrakeen: { regular: 2 }, 'rimwall-west': { elite: 2 }, carthag: { regular: 1 } },
      state: { atomics: { unlocked: true, at: 'rimwall-west' } },
    }),
  );
  holds('a token is trained', early('atreides', four), { first: ['seat3', 'train', { at: 'windgap', token: 's-two-regulars' }], most: 1 });
  holds(
    'a token is trained against the automa',
    early('atreides', { seats: 1, agenda: act('house-atreides'), automa: { harvest: 'ne-outer', target: 'windgap' } }),
    { first: ['seat1', 'train', { at: 'windgap', token: 's-two-regulars' }], most: 1 },
  );
  for (const manner of ['most', 'last'] as const)
    holds(`an area is scouted, ${manner}`, early('harkonnen', { agenda: act('house-harkonnen') }), {
      first: ['seat2', 'scout', { zone: 'air-ne-inner-ne-outer', at: 'gara-kulon' }],
      most: 2,
      manner,
    });
  holds('teammates talk', early('atreides', { ...four }), { first: ['seat4', 'cone', true], most: 1 });
  holds(
    'Hawat goes',
    early('harkonnen', {
      agenda: act('house-harkonnen'),
      leaders: { 'thufir-hawat': 'ready' },
      hands: { 'house-harkonnen': ['hawats-scheming', 'hawats-scheming', 'hawats-scheming'] },
    }),
    { first: ['seat2', 'scheme', 3], most: 1 },
  );
});

describe('as the table has agreed', () => {
  const options: readonly ArrakisOptions[] = [
    { transport: 'turn' },
    { surprise: 'die' },
    { flights: 'all' },
    { advances: 'asked' },
    { baron: 'alone' },
  ];
  const automa = {
    harvest: 'ne-outer',
    target: 'gara-kulon',
    unrolled: 4,
    flown: 1,
    temporary: 'windgap',
    reinforcements: { hidden: ['hunter-seeker'] },
  } as const;
  for (const option of options)
    for (const symbol of ['strategy', 'leadership', 'house'] as const)
      holds(
        `automa ${symbol} with ${Object.entries(option).join()}`,
        early('harkonnen', {
          seats: 1,
          options: option,
          agenda: [{ do: 'automaAct', symbol }, { do: 'endTurn', side: 'harkonnen' }, rest],
          automa,
        }),
        { rests: ['act', 'prune'] },
      );
});

describe('beside a board', () => {
  const beside = (agenda: Arrangement['agenda'], more: Partial<Arrangement> = {}): Arrangement =>
    early('atreides', {
      seats: 1,
      options: { board: 'companion' },
      agenda,
      automa: { harvest: 'ne-outer', target: 'windgap', unrolled: 2 },
      hands: {},
      ...more,
    });
  for (const manner of ['most', 'last'] as const) {
    holds(`the set-up, ${manner}`, beside([{ do: 'setUp' }], { harkonnen: {}, state: { round: 0 } }), {
      manner,
      most: 5,
      rests: ['automaTie'],
    });
    holds(`the start of a round, ${manner}`, beside([{ do: 'startOfRound' }, rest]), { manner });
    holds(
      `the start of a round of two, ${manner}`,
      beside([{ do: 'startOfRound' }, rest], { seats: 2, options: { mode: 'mahdi', board: 'companion' } }),
      { manner },
    );
    holds(
      `a deployment, ${manner}`,
      beside([{ do: 'effect', ref: { by: 'house-atreides', of: 'action:atreides:deployment:deploy', at: [0] } }, rest]),
      { manner },
    );
    holds(
      `a draw, ${manner}`,
      beside([{ do: 'effect', ref: { by: 'house-atreides', of: 'action:atreides:mentat:draw', at: [0] } }, rest]),
      { manner },
    );
    holds(
      `a second objective, ${manner}`,
      beside([{ do: 'effect', ref: { by: 'house-atreides', of: 'card:tested-with-the-gom-jabbar', at: [0] } }, rest]),
      { manner },
    );
    holds(`prescience anew, ${manner}`, beside([{ do: 'replacePrescience', house: 'house-atreides' }, rest]), { manner });
    for (const what of [
      'tracks',
      'windgap',
      'ne-outer-8',
      'ne-outer-2',
      'pasty-mesa',
      'ne-outer-12',
      'air-ne-inner-ne-outer',
      'air-sw-inner-sw-outer',
    ])
      holds(`${what} stands otherwise, ${manner}`, beside(act('house-atreides'), { sietches: { windgap: 3, 'gara-kulon': 1 } }), {
        manner,
        most: 2,
        first: ['seat1', 'mend', what],
      });
    for (const [by, side, at] of [
      ['seat1', 'atreides', 'windgap'],
      ['seat1', 'harkonnen', 'ne-outer-8'],
      ['seat1', 'harkonnen', 'arsunt'],
    ] as const)
      holds(`the legion of the ${side} in ${at}, ${manner}`, beside([{ do: 'mendLegion', by, side, at }, rest]), { manner });
    for (const at of ['ne-outer-2', 'ne-outer-12', 'ne-outer-1', 'ne-outer-3'] as const)
      holds(`the sand of ${at}, ${manner}`, beside([{ do: 'mendSand', by: 'seat1', at }, rest]), { manner });
    holds(
      `the sietch of Windgap, ${manner}`,
      beside([{ do: 'mendSietch', by: 'seat1', at: 'windgap' }, rest], { sietches: { windgap: 3, 'gara-kulon': 1 } }),
      { manner },
    );
  }
});

describe('what a seat cannot know', () => {
  for (const seat of ['seat1', 'seat2', 'seat3', 'seat4'] as const) {
    holds(
      `${seat} of four imagines`,
      early('atreides', {
        seats: 4,
        agenda: [rest],
        objectives: ['objective-10-5-3', 'objective-3-5-10'],
        sietches: { windgap: 3, 'gara-kulon': 1, 'hobars-gap': 1 },
        state: {
          drawn: { hidden: ['d-elite'] },
          pool: { hidden: ['d-special', 'd-special', 'd-two-elites', 'd-elite-special', 'd-lone-special', 'd-lone-special'] },
        },
      }),
      { imagined: seat },
    );
    holds(
      `${seat} of four imagines under cones`,
      late('atreides', { seats: 4, agenda: [rest], tank: {}, state: { talking: ['harkonnen', 'atreides'] } }),
      { imagined: seat },
    );
  }
  holds(
    'one alone imagines',
    early('atreides', {
      seats: 1,
      agenda: [rest],
      automa: { reinforcements: { hidden: ['hunter-seeker', 'shigawire', 'troop-carriers'] } },
      hands: { 'house-atreides': ['war-plan'] },
    }),
    { imagined: 'seat1' },
  );
});
