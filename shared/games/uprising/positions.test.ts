import { describe } from 'vitest';
import { holdsForPositions, OF, type Puzzle } from '../imperium-family/positions.fixture.ts';
import { sense } from './sense.ts';
import { open } from './tests/story.fixture.ts';

const LAST = { conflictsLeft: 0 } as const;
const WINDOW = [{ do: 'window', by: 'seat1', passes: 0, played: false }, { do: 'rank' }] as const;
/** The game goes on. */
const NEXT = { do: 'nextTurn', by: 'seat1' } as const;
const ALL = ['emperor', 'spacing-guild', 'bene-gesserit', 'fremen'] as const;
/** What others have done already: nothing more comes of them in this round. */
const DONE = { revealed: true } as const;

/** Written from the rules alone: there is one clearly best answer, whatever the dealt cards are. */
const PUZZLES: readonly Puzzle[] = [
  // R12.2
  {
    name: 'take the step that brings a point',
    lay: { agenda: [{ do: 'influence', ...OF, amount: 1, among: ALL }, NEXT], players: { seat1: { influence: { fremen: 1 } } } },
    best: ['fremen'],
  },
  // R12.4
  {
    name: 'take the Alliance',
    lay: { agenda: [{ do: 'influence', ...OF, amount: 1, among: ALL }, NEXT], players: { seat1: { influence: { emperor: 3 } } } },
    best: ['emperor'],
  },
  // R12.4 R12.5
  {
    name: 'do not give the Alliance away',
    lay: {
      agenda: [{ do: 'loseInfluence', ...OF, amount: 1 }, NEXT],
      alliances: { emperor: 'seat1' },
      players: { seat1: { influence: { emperor: 4, fremen: 1 }, tokens: [] }, seat2: { influence: { emperor: 4 } } },
    },
    best: ['fremen'],
  },
  // R12.2
  {
    name: 'lose Influence where it costs no point',
    lay: { agenda: [{ do: 'loseInfluence', ...OF, amount: 1 }, NEXT], players: { seat1: { influence: { emperor: 2, fremen: 3 } } } },
    best: ['fremen'],
  },
  // R12.5
  {
    name: 'leave the Alliance to who is furthest behind',
    lay: {
      agenda: [{ do: 'heir', by: 'seat1', faction: 'emperor' }, NEXT],
      alliances: { emperor: 'seat1' },
      players: {
        seat1: { influence: { emperor: 3 } },
        seat2: { vp: 9, influence: { emperor: 4 } },
        seat3: { vp: 2, influence: { emperor: 4 } },
      },
    },
    best: ['seat3'],
  },
  // R10.2
  {
    name: 'take the win with the card that decides it',
    lay: {
      agenda: WINDOW,
      conflict: 'battle-for-arrakeen',
      players: { seat3: DONE, seat1: { conflict: 2, intrigue: ['contingency-plan'], ...DONE }, seat2: { conflict: 3, ...DONE } },
    },
    best: [{ play: 'contingency-plan' }],
  },
  // R10.2
  {
    name: 'do not play a card that changes nothing',
    lay: {
      agenda: WINDOW,
      conflict: 'battle-for-arrakeen',
      players: { seat3: DONE, seat1: { conflict: 1, intrigue: ['contingency-plan'], ...DONE }, seat2: { conflict: 8, ...DONE } },
    },
    best: ['pass'],
  },
  {
    name: 'do not play a card where the win is certain',
    lay: {
      agenda: WINDOW,
      conflict: 'battle-for-arrakeen',
      players: { seat3: DONE, seat1: { conflict: 8, intrigue: ['contingency-plan'], ...DONE }, seat2: { conflict: 1, ...DONE } },
    },
    best: ['pass'],
  },
  // R10.4
  {
    name: 'pay spice for a point in the last round',
    lay: {
      ...LAST,
      agenda: [{ do: 'payOffer', ...OF, agreed: false, pay: { spice: 3 }, then: [{ gain: { vp: 1 } }] }, NEXT],
      players: { seat1: { spice: 4 } },
    },
    best: [true],
  },
  // R11.5
  {
    name: 'do not pay in the last round for what no longer counts',
    lay: {
      ...LAST,
      agenda: [{ do: 'payOffer', ...OF, agreed: false, pay: { spice: 3 }, then: [{ recruit: 1 }] }, { do: 'rank' }],
      players: { seat1: { spice: 4, ...DONE } },
    },
    best: [false],
  },
  // R8.8
  {
    name: 'buy the point with the last Persuasion',
    lay: {
      ...LAST,
      row: ['stilgar-the-devoted', 'leadership', 'paracompass', 'maula-pistol', 'desert-survival'],
      players: {
        seat1: { council: true, hand: ['convincing-argument', 'convincing-argument', 'truthtrance', 'tread-in-darkness'] },
      },
    },
    after: ['reveal'],
    best: [{ acquire: 'the-spice-must-flow', from: 'reserve', to: 'discard' }],
  },
  // R3.2 R7.9
  {
    name: 'defend what is controlled, for nothing',
    lay: {
      agenda: [{ do: 'defend', by: 'seat1' }, { do: 'drawHands' }, NEXT],
      conflict: 'siege-of-arrakeen',
      control: { arrakeen: 'seat1' },
    },
    best: [true],
  },
  // R5.6
  {
    name: 'gather intelligence with the last Agent of the last round',
    lay: {
      agents: { secrets: ['seat1'] },
      ...LAST,
      posts: { 'post-arrakeen-refinery': ['seat1'] },
      players: { seat1: { hand: ['reconnaissance', 'dagger'] }, seat2: DONE, seat3: DONE },
    },
    after: [{ card: 'reconnaissance', to: 'arrakeen' }],
    best: [{ spy: 'post-arrakeen-refinery' }],
  },
  // R6.2 R10.4
  {
    name: 'take the sandworm that wins the last Conflict',
    lay: {
      ...LAST,
      conflict: 'propaganda',
      agenda: [{ do: 'choose', ...OF, lists: [[{ gain: { spice: 2 } }], [{ sandworm: 1 }]] }, { do: 'combat' }],
      players: { seat1: { conflict: 2, hooks: true, ...DONE }, seat2: { conflict: 3, ...DONE }, seat3: DONE },
    },
    best: [1],
  },
  // R11.4
  {
    name: 'spend a won card for a point in the Endgame',
    lay: {
      ...LAST,
      agenda: [{ do: 'endgame', by: 'seat1' }, { do: 'score' }],
      players: {
        seat1: {
          won: [{ conflict: 'skirmish-crysknife', faceUp: true }],
          intrigue: ['crysknife'],
          objectives: [{ objective: 'objective-ornithopter-1-3p', faceUp: true }],
        },
      },
    },
    best: [{ play: 'crysknife' }],
  },
  // R7.7
  {
    name: 'let the Shield Wall fall where an own sandworm waits for it',
    lay: {
      conflict: 'battle-for-arrakeen',
      players: {
        seat1: { conflict: 2, swords: 0, water: 2, intrigue: ['unexpected-allies'], hand: ['dagger'] },
        seat2: { conflict: 3, ...DONE },
        seat3: DONE,
      },
    },
    after: ['reveal', { plot: 'unexpected-allies' }],
    best: [true],
  },
  // R4.13 R12.2
  {
    name: 'send the last Agent where the point is',
    lay: {
      agents: { 'assembly-hall': ['seat1'] },
      ...LAST,
      conflict: 'propaganda',
      players: {
        seat1: { hand: ['diplomacy', 'dagger'], garrison: 0, influence: { 'spacing-guild': 1 } },
        seat2: DONE,
        seat3: DONE,
      },
    },
    best: [{ card: 'diplomacy', to: 'deliver-supplies' }],
  },
  // R8.14
  {
    name: 'trash the worst card',
    lay: {
      agenda: [{ do: 'trash', ...OF, from: ['hand'], due: true }, NEXT],
      players: { seat1: { hand: ['seek-allies', 'stilgar-the-devoted', 'overthrow', 'steersman'] } },
    },
    best: [{ card: 'seek-allies', from: 'hand' }],
  },
];

describe('positions', () => {
  holdsForPositions({ open, sense }, PUZZLES, { adept: [], mentat: [] });
});
