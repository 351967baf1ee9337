import type { Arrangement } from './arranged-position.ts';
import type { AreaId, PrescienceId, Side } from './ids.ts';
import { legionAt } from './queries/legions.ts';
import type { ArrakisAnswers, EffectSource, SpicePart } from './questions.ts';
import { rest, type Story, turnOf } from './tests/story.fixture.ts';
import type { ArrakisState } from './types.ts';

/** A position with a clearly best answer, by the rules alone. */
export interface Puzzle {
  readonly name: string;
  readonly lay: Arrangement;
  /** Is it one of the best? */
  readonly good: (answer: never, story: Story) => boolean;
}
export const cards = (...list: PrescienceId[]) => list.map((card) => ({ card, kept: false, feared: false }));
/** Something to rest on in the end that is nobody's plan. */
const NO_PLANS = { shown: cards('an-enemy-leader-falls'), claimed: ['stunted-worms', 'dew-collectors-for-the-planting'] as PrescienceId[] };
const CALM: Partial<ArrakisState> = {
  ...NO_PLANS,
  stations: [],
  stationsTaken: ['jihad', 'jihad', 'sand-dwellers', 'sand-dwellers', 'kwisatz-haderach', 'kwisatz-haderach'],
};
/** And on it goes. */
const REST = [rest, { do: 'round' }] as const;
const LEADER = { harkonnen: 'house-harkonnen', atreides: 'house-atreides' } as const;
/** A side carries something out in its turn. */
function doing(side: Side, of: EffectSource, more: Partial<Arrangement>): Arrangement {
  return {
    agenda: [{ do: 'effect', ref: { by: LEADER[side], of, at: [0] } }, ...REST],
    ...more,
    state: { ...CALM, ...turnOf(side), ...more.state },
  };
}
/** A side has these dice and the turn. */
export function acting(side: Side, dice: NonNullable<Arrangement['dice']>, more: Partial<Arrangement>): Arrangement {
  return {
    agenda: [{ do: 'turn', side }, { do: 'endOfRound' }, { do: 'round' }],
    dice,
    ...more,
    state: { ...CALM, ...turnOf(side), ...more.state },
  };
}
/** A battle between two battle rounds. */
const fighting = (attacker: Side, from: AreaId, at: AreaId): NonNullable<ArrakisState['battle']> => {
  const nobody = { cards: 0, roll: { hit: 0, shield: 0, special: 0 }, convert: [], hits: 0 };
  return {
    attacker,
    from,
    at,
    way: 'foot',
    surprise: false,
    terms: {},
    round: 1,
    defended: true,
    sides: { harkonnen: nobody, atreides: nobody },
    retreated: false,
  };
};
const route = (from: AreaId, to: AreaId) => (answer: ArrakisAnswers['march']) =>
  answer !== 'done' && answer.from === from && answer.to === to;
const forWhat = (test: (what: Record<string, string>) => boolean) => (answer: ArrakisAnswers['act']) =>
  typeof answer === 'object' && test(answer.for as Record<string, string>);
const is =
  (wanted: unknown) =>
  (answer: unknown): boolean =>
    JSON.stringify(answer) === JSON.stringify(wanted);
const totalOf = (counts: Readonly<Record<string, number>>): number => Object.values(counts).reduce((sum, count) => sum + count, 0);
/** One space before the target of the objective 10-5-3 on each marker, unless said otherwise. */
export const marks = (kwisatz: number, dwellers: number, jihad: number): Pick<ArrakisState, 'prescience'> => ({
  prescience: { 'kwisatz-haderach': kwisatz, 'sand-dwellers': dwellers, jihad },
});
/** Settlements are held: nobody can walk in. */
const GARRISONS = {
  arrakeen: { regular: 4, generic: 1 },
  carthag: { regular: 4, generic: 1 },
  arsunt: { regular: 4, generic: 1 },
  'hagga-basin': { regular: 4, generic: 1 },
  'imperial-basin': { regular: 4, generic: 1 },
} as const satisfies Arrangement['harkonnen'];
const STRONG = { regular: 2, elite: 2, special: 2, generic: 1 } as const;

export const PUZZLES: readonly Puzzle[] = [
  // R1.3 R12.2
  {
    name: 'take the sietch that wins',
    lay: acting(
      'harkonnen',
      { 'giedi-prime': { strategy: 1, deployment: 1, mentat: 1 } },
      {
        harkonnen: { 'shield-wall-east': STRONG },
        atreides: { 'gara-kulon': { regular: 1 }, windgap: { regular: 3 } },
        state: { supremacy: 8 },
      },
    ),
    good: forWhat(({ action }) => action === 'attack'),
  },
  {
    name: 'attack the sietch that wins, not another legion',
    lay: doing('harkonnen', 'action:harkonnen:strategy:attack', {
      harkonnen: { 'shield-wall-east': STRONG },
      atreides: { 'gara-kulon': { regular: 1 }, 'ne-outer-7': { regular: 1 } },
      state: { supremacy: 8 },
    }),
    good: route('shield-wall-east', 'gara-kulon') as Puzzle['good'],
  },
  // R1.4 R12.3
  {
    name: 'take Arrakeen where that wins',
    lay: acting(
      'atreides',
      { 'sietch-tabr': { strategy: 1, mentat: 1 }, 'giedi-prime': { mentat: 2 } },
      {
        atreides: { 'rimwall-west': { elite: 2, special: 2, generic: 1 } },
        harkonnen: { arrakeen: { regular: 1 }, carthag: { regular: 3 } },
        state: { ...marks(7, 3, 1) },
      },
    ),
    good: forWhat(({ action }) => action === 'attack'),
  },
  // R13.6 R1.4
  {
    name: 'claim the card that wins',
    lay: {
      agenda: [{ do: 'endOfRound' }, { do: 'round' }],
      atreides: {
        'ne-outer-5': { regular: 1 },
        'ne-outer-8': { regular: 1 },
        'sw-inner-5': { regular: 1 },
        'nw-outer-4': { regular: 1 },
        'ne-inner-7': { regular: 1 },
        'ne-inner-8': { regular: 1 },
      },
      state: {
        ...CALM,
        ...marks(10, 5, 1),
        shown: cards('stunted-worms', 'the-desert-war'),
        claimed: ['jessica-trains-paul'],
        phase: 'end',
        turn: null,
      },
    },
    good: is('the-desert-war'),
  },
  // R13.10
  {
    name: 'throw away what brings nothing, keep what is needed',
    lay: {
      agenda: [{ do: 'prune' }, { do: 'round' }],
      state: {
        ...marks(3, 10, 3),
        shown: cards('jessica-drinks-the-water-of-life', 'jessica-trains-paul'),
        claimed: [],
        phase: 'end',
        turn: null,
      },
    },
    good: is(['jessica-drinks-the-water-of-life']),
  },
  // R13.5
  {
    name: 'spend a die for the claim that wins',
    lay: acting(
      'atreides',
      { 'sietch-tabr': { mentat: 1 }, 'giedi-prime': { mentat: 1 } },
      {
        atreides: { 'tasmin-sink': { regular: 2, named: ['paul-atreides'] } },
        harkonnen: GARRISONS,
        state: { ...marks(7, 5, 3), shown: cards('paul-drinks-the-water-of-life'), claimed: [] },
      },
    ),
    good: forWhat(({ claim }) => claim === 'paul-drinks-the-water-of-life'),
  },
  // R7.6
  {
    name: 'guard the last sietch',
    lay: doing('atreides', 'action:atreides:deployment:deploy', {
      atreides: { windgap: { regular: 1 }, 'tasmin-sink': { regular: 1 } },
      harkonnen: { 'false-wall-west': { regular: 3, elite: 1, generic: 1 } },
      state: { supremacy: 8 },
    }),
    good: ((answer: ArrakisAnswers['put']) => answer !== 'done' && answer.to === 'windgap') as Puzzle['good'],
  },
  // R11.1
  {
    name: 'do not attack hopelessly',
    lay: doing('harkonnen', 'action:harkonnen:strategy:attack', {
      harkonnen: { 'shield-wall-east': { regular: 1 } },
      atreides: { 'gara-kulon': { elite: 2, special: 4, named: ['stilgar'] } },
    }),
    good: is('done'),
  },
  // R11.12
  {
    name: 'go on where the sietch is nearly taken',
    lay: {
      agenda: [{ do: 'goOn' }, { do: 'settle' }, ...REST],
      harkonnen: { 'shield-wall-east': { regular: 3, elite: 2, generic: 1 } },
      atreides: { 'gara-kulon': { regular: 1 } },
      state: { ...CALM, ...turnOf('harkonnen'), battle: fighting('harkonnen', 'shield-wall-east', 'gara-kulon') },
    },
    good: is('continue'),
  },
  {
    name: 'stop where nothing is to be won',
    lay: {
      agenda: [{ do: 'goOn' }, { do: 'settle' }, ...REST],
      harkonnen: { 'shield-wall-east': { regular: 2, generic: 1 } },
      atreides: { 'gara-kulon': { regular: 1, special: 4, named: ['stilgar'] } },
      state: { ...CALM, ...turnOf('harkonnen'), battle: fighting('harkonnen', 'shield-wall-east', 'gara-kulon') },
    },
    good: is('stop'),
  },
  {
    name: 'retreat from an open battle that is lost',
    lay: {
      agenda: [{ do: 'withdraw' }, { do: 'settle' }, ...REST],
      harkonnen: { ...GARRISONS, 'ne-outer-8': { elite: 3, special: 3, generic: 2 } },
      atreides: { 'ne-outer-9': { elite: 2, special: 2, generic: 1, named: ['stilgar'] } },
      state: { ...CALM, ...turnOf('harkonnen'), battle: fighting('harkonnen', 'ne-outer-8', 'ne-outer-9') },
    },
    good: is(true),
  },
  // R11.17
  {
    name: 'move into the sietch that fell',
    lay: {
      agenda: [{ do: 'advance', side: 'harkonnen', from: 'shield-wall-east', at: 'gara-kulon' }, ...REST],
      harkonnen: { 'shield-wall-east': { regular: 2, generic: 1 } },
      state: { ...CALM, ...turnOf('harkonnen') },
    },
    good: is(true),
  },
  // R11.5
  {
    name: 'keep the cards where the battle is won without them',
    lay: {
      agenda: [{ do: 'combatCards', house: 'house-harkonnen' }, ...REST],
      harkonnen: { 'ne-outer-8': { regular: 1, elite: 2, special: 2, generic: 1 } },
      atreides: { 'ne-outer-9': { regular: 1 } },
      hands: { 'house-harkonnen': ['forced-recruitment'], 'corrino-ally': ['sardaukar-pogrom'] },
      state: { ...CALM, ...turnOf('harkonnen'), battle: fighting('harkonnen', 'ne-outer-8', 'ne-outer-9') },
    },
    good: ((counts: Readonly<Record<string, number>>) => totalOf(counts) === 0) as Puzzle['good'],
  },
  // R11.11
  {
    name: 'lose a regular rather than Paul',
    lay: {
      agenda: [{ do: 'casualty', side: 'atreides', at: 'ne-outer-9', left: 1, cause: 'battle' }, ...REST],
      atreides: { 'ne-outer-9': { regular: 3, named: ['paul-atreides'] } },
      state: CALM,
    },
    good: is('regular'),
  },
  // R8.6
  {
    name: 'keep the carryall for the harvester with more spice',
    lay: {
      agenda: [{ do: 'rescue', at: 'ne-outer-4' }, ...REST],
      state: {
        ...CALM,
        phase: 'hazards',
        harvesters: ['ne-outer-4', 'ne-outer-2'],
        worms: ['ne-outer-4', 'ne-outer-2'],
        coming: ['ne-outer-2'],
        zones: { 'air-ne-inner-ne-outer': 'carryall' },
      },
    },
    good: is('no'),
  },
  {
    name: 'rescue the harvester that is in danger',
    lay: {
      agenda: [{ do: 'rescue', at: 'ne-outer-2' }, ...REST],
      state: {
        ...CALM,
        phase: 'hazards',
        harvesters: ['ne-outer-2'],
        worms: ['ne-outer-2'],
        zones: { 'air-ne-inner-ne-outer': 'carryall' },
      },
    },
    good: is('air-ne-inner-ne-outer'),
  },
  // R14.7
  {
    name: 'send the worm to the legion before the sietch, not to a harvester',
    lay: {
      agenda: [{ do: 'wormAttack', house: 'fremen-ally', maker: false }, ...REST],
      harkonnen: { 'ne-outer-10': { regular: 4, generic: 1 } },
      atreides: { 'sihaya-ridge': { regular: 1 } },
      state: { ...CALM, ...turnOf('atreides'), worms: ['ne-outer-6'], harvesters: ['ne-outer-5'] },
    },
    good: ((answer: ArrakisAnswers['wormAttack']) => answer !== 'done' && answer.at === 'ne-outer-10') as Puzzle['good'],
  },
  // R8.1 R7.8
  {
    name: 'lay no wormsign under an own legion',
    lay: {
      agenda: [{ do: 'layWormsign', house: 'fremen-ally', left: 1 }, ...REST],
      atreides: { 'ne-outer-8': { regular: 2 }, 'sw-inner-5': { regular: 1 } },
      harkonnen: { 'shield-wall-east': { regular: 3 } },
      state: { ...CALM, ...turnOf('atreides') },
    },
    good: ((at: 'done' | AreaId, { state }: Story) => at !== 'done' && legionAt(state, 'atreides', at) === null) as Puzzle['good'],
  },
  // R5.4 R14.7
  {
    name: 'feed no harvester to a worm, nor to a legion next door',
    lay: {
      agenda: [{ do: 'vehicle', house: 'house-harkonnen', left: { harvester: 1 }, free: false }, ...REST],
      atreides: { 'ne-outer-8': { regular: 2 } },
      state: { ...CALM, worms: ['nw-outer-4'], phase: 'vehicles' },
    },
    good: ((answer: { at: AreaId }) =>
      ![
        ...['nw-outer-1', 'nw-outer-2', 'nw-outer-7', 'nw-outer-8', 'nw-outer-9', 'nw-outer-5', 'nw-outer-6', 'nw-outer-10'],
        ...['ne-outer-4', 'ne-outer-9', 'ne-outer-12'],
      ].includes(answer.at)) as Puzzle['good'],
  },
  // R9.4
  {
    name: 'buy the step of supremacy while it is for sale',
    lay: {
      agenda: [{ do: 'spendSpice', chosen: {} }, ...REST],
      state: { ...CALM, phase: 'spice', spice: 3, supremacy: 5, turn: null },
    },
    // Three spice buy it, so that all markers drop.
    good: ((part: SpicePart) => 'power' in part && part.to === 'drop') as Puzzle['good'],
  },
  // R9.3
  {
    name: 'keep the marker that costs a die',
    lay: {
      agenda: [{ do: 'spendSpice', chosen: { choam: 'drop' } }, ...REST],
      state: { ...CALM, phase: 'spice', spice: 2, supremacy: 6, turn: null, imperium: { choam: 5, 'spacing-guild': 3, landsraad: 5 } },
    },
    good: ((part: SpicePart) => 'power' in part && part.to === 'keep') as Puzzle['good'],
  },
  // R12.8
  {
    name: 'take the station next door',
    lay: doing('atreides', 'action:atreides:strategy:move', {
      atreides: { 'ne-inner-5': { regular: 2 } },
      harkonnen: GARRISONS,
      state: { stations: ['ne-inner-6'], stationsTaken: ['jihad', 'jihad', 'sand-dwellers', 'sand-dwellers', 'kwisatz-haderach'] },
    }),
    good: route('ne-inner-5', 'ne-inner-6') as Puzzle['good'],
  },
  // R13.7
  {
    name: 'step onto the ground that an open card asks for',
    lay: doing('atreides', 'action:atreides:strategy:move', {
      atreides: { 'hobars-gap': { regular: 5 }, 'ne-inner-9': { regular: 1 }, 'pasty-mesa': { regular: 1 } },
      harkonnen: GARRISONS,
      state: { shown: cards('dew-collectors-for-the-planting'), claimed: [] },
    }),
    good: route('hobars-gap', 'false-wall-south') as Puzzle['good'],
  },
  // R12.3
  {
    name: 'do not leave Arrakeen to a legion next door',
    lay: doing('harkonnen', 'action:harkonnen:strategy:move', {
      harkonnen: { arrakeen: { regular: 2 }, carthag: { regular: 4, generic: 1 } },
      atreides: { 'rimwall-west': { elite: 2, special: 1 } },
    }),
    good: ((answer: ArrakisAnswers['march']) => answer === 'done' || answer.from !== 'arrakeen') as Puzzle['good'],
  },
  // R7.6
  {
    name: 'deploy where the settlement is in danger',
    lay: doing('harkonnen', 'action:harkonnen:deployment:deploy', {
      harkonnen: { arrakeen: { regular: 1 }, 'north-pole': { regular: 4 }, carthag: { regular: 6 }, arsunt: { regular: 3 } },
      atreides: { 'rimwall-west': { elite: 2, special: 1 } },
    }),
    good: ((answer: ArrakisAnswers['put']) => answer !== 'done' && answer.to === 'arrakeen') as Puzzle['good'],
  },
  // R11.15
  {
    name: 'drive a legion away from the sietch',
    lay: {
      agenda: [{ do: 'flee', side: 'harkonnen', at: 'ne-outer-8' }, ...REST],
      harkonnen: { 'ne-outer-8': { regular: 4, elite: 1, generic: 1 } },
      atreides: { 'sihaya-ridge': { regular: 1 } },
      state: { ...CALM, worms: ['ne-outer-8'], phase: 'hazards' },
    },
    good: ((at: AreaId) => !['ne-outer-9', 'ne-outer-10', 'ne-outer-6', 'ne-outer-2'].includes(at)) as Puzzle['good'],
  },
  // R7.8
  {
    name: 'let the worm attack before it is gone',
    lay: {
      agenda: [{ do: 'desertPower', house: 'house-atreides', times: 1 }, ...REST],
      harkonnen: { 'ne-outer-10': { regular: 4, elite: 1, generic: 1 } },
      atreides: { 'sihaya-ridge': { regular: 1 } },
      state: { ...CALM, ...turnOf('atreides'), worms: ['ne-outer-6'] },
    },
    good: is('attack'),
  },
];
