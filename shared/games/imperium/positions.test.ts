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
  // R11.2
  {
    name: 'take the step that brings a point',
    lay: { agenda: [{ do: 'influence', ...OF, amount: 1, among: ALL }, NEXT], players: { seat1: { influence: { 'bene-gesserit': 1 } } } },
    best: ['bene-gesserit'],
  },
  // R11.4
  {
    name: 'take the Alliance',
    lay: { agenda: [{ do: 'influence', ...OF, amount: 1, among: ALL }, NEXT], players: { seat1: { influence: { fremen: 3 } } } },
    best: ['fremen'],
  },
  // R11.5
  {
    name: 'take the Alliance over',
    lay: {
      agenda: [{ do: 'influence', ...OF, amount: 1, among: ALL }, NEXT],
      alliances: { emperor: 'seat2' },
      players: { seat1: { influence: { emperor: 4 } }, seat2: { vp: 8, influence: { emperor: 4 } } },
    },
    best: ['emperor'],
  },
  // R11.4 R11.6
  {
    name: 'do not give the Alliance away',
    lay: {
      agenda: [{ do: 'loseInfluence', ...OF, amount: 1 }, NEXT],
      alliances: { emperor: 'seat1' },
      players: { seat1: { influence: { emperor: 4, fremen: 1 } }, seat2: { influence: { emperor: 4 } } },
    },
    best: ['fremen'],
  },
  // R11.2
  {
    name: 'lose Influence where it costs no point',
    lay: { agenda: [{ do: 'loseInfluence', ...OF, amount: 1 }, NEXT], players: { seat1: { influence: { emperor: 2, fremen: 3 } } } },
    best: ['fremen'],
  },
  // R11.6
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
  // R13.3
  {
    name: 'take the win with the card that decides it',
    lay: {
      agenda: WINDOW,
      conflict: 'battle-for-arrakeen',
      players: { seat3: DONE, seat1: { conflict: 2, intrigue: ['ambush'], ...DONE }, seat2: { conflict: 3, ...DONE } },
    },
    best: [{ play: 'ambush' }],
  },
  {
    name: 'do not play a card that changes nothing',
    lay: {
      agenda: WINDOW,
      conflict: 'battle-for-arrakeen',
      players: { seat3: DONE, seat1: { conflict: 1, intrigue: ['ambush'], ...DONE }, seat2: { conflict: 8, ...DONE } },
    },
    best: ['pass'],
  },
  {
    name: 'do not pay where the win is certain',
    lay: {
      agenda: WINDOW,
      conflict: 'battle-for-arrakeen',
      players: { seat3: DONE, seat1: { conflict: 8, spice: 3, intrigue: ['private-army'], ...DONE }, seat2: { conflict: 1, ...DONE } },
    },
    best: ['pass'],
  },
  {
    name: 'stop the win of who is near ten points',
    lay: {
      agenda: WINDOW,
      conflict: 'siege-of-carthag',
      players: { seat3: DONE, seat1: { conflict: 3, intrigue: ['ambush'], ...DONE }, seat2: { vp: 9, conflict: 4, ...DONE } },
    },
    best: [{ play: 'ambush' }],
  },
  // R17.2
  {
    name: 'pay spice for a point in the last round',
    lay: {
      ...LAST,
      agenda: [{ do: 'payOffer', ...OF, agreed: false, pay: { spice: 3 }, then: [{ gain: { vp: 1 } }] }, NEXT],
      players: { seat1: { spice: 4 } },
    },
    best: [true],
  },
  // R16.8
  {
    name: 'do not pay in the last round for what no longer counts',
    lay: {
      ...LAST,
      agenda: [{ do: 'payOffer', ...OF, agreed: false, pay: { spice: 3 }, then: [{ recruit: 1 }] }, { do: 'rank' }],
      players: { seat1: { spice: 4, ...DONE } },
    },
    best: [false],
  },
  // R10.3
  {
    name: 'buy the point with the last Persuasion',
    lay: {
      ...LAST,
      row: ['piter-de-vries', 'stilgar', 'chani', 'carryall', 'scout'],
      players: { seat1: { council: true, hand: ['convincing-argument', 'convincing-argument', 'arrakis-liaison', 'arrakis-liaison'] } },
    },
    after: ['reveal'],
    best: [{ acquire: 'the-spice-must-flow', from: 'reserve', to: 'discard' }],
  },
  // R4.2
  {
    name: 'defend what is controlled, for nothing',
    lay: {
      agenda: [{ do: 'defend', by: 'seat1' }, { do: 'drawHands' }, NEXT],
      conflict: 'siege-of-arrakeen',
      control: { arrakeen: 'seat1' },
    },
    best: [true],
  },
  // R11.2
  {
    name: 'send the last Agent where the point is',
    lay: {
      agents: { 'hall-of-oratory': ['seat1'] },
      ...LAST,
      conflict: 'grand-vision',
      players: {
        seat1: { hand: ['diplomacy', 'dagger'], garrison: 0, influence: { emperor: 1 } },
        seat2: { conflict: 8, ...DONE },
        seat3: DONE,
      },
    },
    best: [{ card: 'diplomacy', to: 'wealth' }],
  },
  // R10.6
  {
    name: 'trash the worst card',
    lay: {
      agenda: [{ do: 'trash', ...OF, from: ['hand'], due: true }, NEXT],
      players: { seat1: { hand: ['seek-allies', 'stilgar', 'chani', 'carryall'] } },
    },
    best: [{ card: 'seek-allies', from: 'hand' }],
  },
];

describe('positions', () => {
  holdsForPositions({ open, sense }, PUZZLES, { adept: [], mentat: [] });
});
