import { describe, expect, test } from 'vitest';
import type { Effect, Effects } from '../effects/effects.ts';
import { factionsFor } from '../queries/effects/influence.ts';
import { isDue, isMandatory } from '../queries/effects/mandatory.ts';
import { hindranceIn, whyClosed, whyInVain, whyLapses, whyWaits } from '../queries/effects/readings.ts';
import { sceneFor } from '../queries/scene.ts';
import type { Story } from '../story.fixture.ts';
import { alone } from './cardplay-story.fixture.ts';

// Why a piece has to wait, an option is closed, a card would be played in vain: said by each kind of effect for itself.

const said = (why: { key: string; rule?: string } | null): string | null => why && `${why.key.split('.').at(-1)} ${why.rule}`;
const waits = ({ state }: Story, effect: Effect): string | null => said(whyWaits(state, sceneFor(state, 'seat1'), effect));
const inVain = ({ state }: Story, ...list: Effects): string | null => said(whyInVain(state, sceneFor(state, 'seat1'), list));
const hinders = ({ state }: Story, ...list: Effects): string | null => said(hindranceIn(state, sceneFor(state, 'seat1'), list));
const due = ({ state }: Story, effect: Effect): boolean => isDue(state, sceneFor(state, 'seat1'), effect);

/** Nothing to draw, nothing in hand, no troop in the supply. */
const bare = (): Story => alone({ hand: [], garrison: 8, solari: 0 });
const laden = (): Story => alone({ hand: ['guard'], deck: ['envoy'], garrison: 2, solari: 1 });
const never: Effect = { influence: { faction: 'any', amount: 1, where: 'opponent_has_more' } };
const DRAW: Effect = { draw: 1 };
const RECRUIT: Effect = { recruit: 1 };
const DISCARD: Effect = { discard: 1 };
const WATER: Effect = { gain: { water: 1 } };
const DEPLOY: Effect = { deploy: { from: 'garrison', max: 1 } };
const TRUE = { influence: ['fremen', 0] } as const;
const FALSE = { influence: ['fremen', 9] } as const;

describe('R17.10 a piece waits', () => {
  test('R10.2 R8.1 for a card to draw, for a troop to recruit', () => {
    expect([waits(bare(), DRAW), waits(laden(), DRAW)]).toEqual(['noCards R10.2', null]);
    expect([waits(bare(), RECRUIT), waits(laden(), RECRUIT)]).toEqual(['supplyEmpty R8.1', null]);
    expect(whyWaits(bare().state, sceneFor(bare().state, 'seat1'), WATER)).toBeNull();
  });
  test('R12.2 for an Intrigue card in the deck or in the discard pile', () => {
    const left = (deck: number, discard: number): string | null => {
      const story = bare();
      const { intrigueDeck } = story.state;
      const state = {
        ...story.state,
        intrigueDeck: { ...intrigueDeck, hidden: intrigueDeck.hidden.slice(0, deck) },
        intrigueDiscard: intrigueDeck.hidden.slice(0, discard),
      };
      return said(whyWaits(state, sceneFor(state, 'seat1'), { intrigue: 1 }));
    };
    expect([left(0, 0), left(1, 0), left(0, 1), left(1, 1)]).toEqual(['noIntrigue R12.2', null, null, null]);
  });
  test('Uprising R16.4 for a card to look at', () => {
    const look: Effect = { look_top: 1, assign: [{ to: 'hand', count: 1, as: 'draw' }] };
    expect([waits(bare(), look), waits(laden(), look)]).toEqual(['deckEmpty R18.8', null]);
  });
  test('R10.6 for a card to trash, where it must be trashed and where it may', () => {
    const trash = (more: { optional?: true }): Effect => ({ trash: { from: ['hand'], count: 1, ...more } });
    expect([waits(bare(), trash({ optional: true })), waits(bare(), trash({}))]).toEqual(['nothing R6.8', 'nothingTrashable R8.14']);
    expect([waits(laden(), trash({ optional: true })), waits(laden(), trash({}))]).toEqual([null, null]);
  });
  test('Uprising R15.10 for a troop to deploy, unless deploying is forbidden', () => {
    expect([waits(bare(), DEPLOY), waits(alone({ garrison: 0 }), DEPLOY)]).toEqual([null, 'noTroop R17.10']);
    expect(waits(alone({ hand: ['ban'], garrison: 3 }).send('ban', 'camp'), DEPLOY)).toBe('noDeployment R15.10');
  });
  test('Uprising R4.12 for another Agent than the one just sent, unless that one counts too', () => {
    const sent = alone({ hand: ['harvester'] }).send('harvester', 'camp');
    expect([waits(sent, { recall_agent: 1 }), waits(sent, { recall_agent: 1, include_just_sent: true })]).toEqual([
      'noAgentOut R19.56',
      null,
    ]);
    const two = alone({ hand: ['harvester'] }, { agents: { well: ['seat1'] } }).send('harvester', 'camp');
    expect(waits(two, { recall_agent: 1 })).toBeNull();
  });
  test('Uprising R4.14 for a seat in the Council', () => {
    const seat: Effect = { high_council_seat: true };
    const full = alone({}, { players: { seat2: { council: true }, seat3: { council: true } } });
    expect([waits(full, seat), waits(bare(), seat)]).toEqual(['councilFull R4.14', null]);
  });
  test('Uprising R4.9 for a visit that gives Influence', () => {
    const change: Effect = { modify_space_influence: { set_amount: 2 } };
    const sent = (to: string): Story => alone({ hand: ['harvester'] }).send('harvester', to);
    expect([waits(sent('dune'), change), waits(sent('camp'), change)]).toEqual(['noFactionSpace R4.9', null]);
  });
  test('R18.7 for a Faction that fits, also behind an arrow', () => {
    expect([waits(bare(), never), waits(bare(), { influence: { faction: 'any', amount: 1 } })]).toEqual(['noFaction R18.7', null]);
    expect(waits(laden(), { pay: { solari: 1 }, then: [WATER, never] })).toBe('noFaction R18.7');
    expect(waits(laden(), { pay: { solari: 1 }, then: [WATER] })).toBeNull();
  });
  test('R17.10 for an option that is open', () => {
    expect([waits(bare(), { choose: [[DISCARD], [DISCARD]] }), waits(bare(), { choose: [[DISCARD], [WATER]] })]).toEqual([
      'noOption R17.10',
      null,
    ]);
  });
  test('Uprising R9.3 for one of its lines that does anything; the reason is that of the first', () => {
    const lines = (...of: readonly Effects[]): Effect => ({ lines: of, min: 1 });
    expect(waits(bare(), lines([DRAW], [RECRUIT]))).toBe('noCards R10.2');
    expect(waits(bare(), lines([DISCARD, WATER], [RECRUIT]))).toBe('noHand R17.10');
    expect([waits(bare(), lines([DRAW], [WATER])), waits(bare(), lines([WATER], [DRAW]))]).toEqual([null, null]);
  });
  test('R17.4 for its condition, or what its other branch needs', () => {
    expect(waits(bare(), { if: FALSE, then: [WATER] })).toBe('condition R17.4');
    expect(waits(bare(), { if: FALSE, then: [DISCARD], else: [WATER] })).toBeNull();
    expect(waits(bare(), { if: FALSE, then: [WATER], else: [DISCARD] })).toBe('noHand R17.10');
    expect(waits(bare(), { if: TRUE, then: [DISCARD], else: [WATER] })).toBe('noHand R17.10');
  });
});

describe('R6.8 what has to be carried out', () => {
  test('R17.2 never what deploys, retreats or ends a turn early', () => {
    const may: readonly Effect[] = [DEPLOY, { retreat: { min: 0, max: 'all' } }, { end_turn: 'optional' }, { may: [DRAW] }];
    expect(may.map(isMandatory)).toEqual([false, false, false, false]);
    expect([DRAW, DISCARD, { recall_agent: 1 } as const].map(isMandatory)).toEqual([true, true, true]);
  });
  test('R17.4 under a condition, if anything in either branch must be', () => {
    const under = (then: Effects, otherwise?: Effects): boolean => isMandatory({ if: FALSE, then, ...(otherwise && { else: otherwise }) });
    expect([under([DEPLOY]), under([DRAW, DEPLOY]), under([DEPLOY], [DRAW])]).toEqual([false, true, true]);
  });
  test('R17.4 as things stand, only what is in the branch that holds', () => {
    expect([due(laden(), { if: TRUE, then: [DRAW, DEPLOY] }), due(laden(), { if: FALSE, then: [DRAW] })]).toEqual([true, false]);
    expect(due(laden(), { if: FALSE, then: [DRAW], else: [DEPLOY] })).toBe(false);
    expect(due(laden(), { if: FALSE, then: [DEPLOY], else: [DRAW] })).toBe(true);
  });
  test('R6.8 lapses when the turn ends, if it would do nothing; what may be left and what is impossible does not', () => {
    const { state } = alone({ hand: [], garrison: 0 });
    const lapses = (effect: Effect) => whyLapses(state, sceneFor(state, 'seat1'), effect);
    expect(said(lapses(DRAW))).toBe('noCards R10.2');
    expect([lapses(DEPLOY), lapses(DISCARD), lapses(WATER)]).toEqual([null, null, null]);
    expect(lapses({ trash: { from: ['hand'], count: 1 } })).toBeNull();
  });
});

describe('J65 a list that would do nothing', () => {
  test('has the reason of the first effect in it, and none if one of them does anything', () => {
    expect([inVain(bare(), DRAW, RECRUIT), inVain(bare(), DRAW, WATER), inVain(bare(), WATER, DRAW)]).toEqual([
      'noCards R10.2',
      null,
      null,
    ]);
    expect(whyInVain(bare().state, sceneFor(bare().state, 'seat1'), [])).toBeNull();
  });
  test('of options has the reason of the first, closed or in vain', () => {
    expect(inVain(bare(), { choose: [[DISCARD, WATER], [RECRUIT]] })).toBe('noHand R17.10');
    expect(inVain(bare(), { choose: [[RECRUIT], [DISCARD]] })).toBe('supplyEmpty R8.1');
    expect([inVain(bare(), { choose: [[DRAW], [WATER]] }), inVain(bare(), { choose: [[WATER], [DRAW]] })]).toEqual([null, null]);
  });
  test('under a condition goes by the branch that holds', () => {
    expect([inVain(bare(), { if: TRUE, then: [DRAW] }), inVain(bare(), { if: TRUE, then: [WATER] })]).toEqual(['noCards R10.2', null]);
    expect(inVain(bare(), { if: FALSE, then: [WATER], else: [DRAW] })).toBe('noCards R10.2');
    expect(inVain(bare(), { if: FALSE, then: [DRAW], else: [WATER] })).toBeNull();
  });
  test('behind a price goes by what stands there', () => {
    expect([inVain(laden(), { pay: { solari: 1 }, then: [RECRUIT] }), inVain(bare(), { pay: { solari: 1 }, then: [RECRUIT] })]).toEqual([
      null,
      'tooDear R17.2',
    ]);
    expect(inVain(alone({ solari: 1, garrison: 8 }), { pay: { solari: 1 }, then: [RECRUIT] })).toBe('supplyEmpty R8.1');
  });
});

describe('R17.10 a list that cannot be chosen', () => {
  test('names the first thing that is impossible', () => {
    expect([hinders(bare(), WATER, DISCARD), hinders(laden(), WATER, DISCARD)]).toEqual(['noHand R17.10', null]);
  });
  test('R17.4 a condition that fails keeps nobody from what stands beside it, unless it is required or leads elsewhere', () => {
    expect([hinders(bare(), WATER, { if: FALSE, then: [DRAW] }), hinders(bare(), { if: FALSE, then: [DRAW] })]).toEqual([
      null,
      'condition R17.4',
    ]);
    expect(hinders(bare(), WATER, { if: FALSE, then: [DRAW], required: true })).toBe('condition R17.4');
    expect(hinders(bare(), WATER, { if: FALSE, then: [DRAW], else: [DISCARD] })).toBe('noHand R17.10');
    expect(hinders(bare(), WATER, { if: TRUE, then: [DISCARD] })).toBe('noHand R17.10');
  });
  test('Uprising R13.3 what looks back at an effect before it is not known yet; first in the list it is', () => {
    const back: Effect = { if: { discarded_faction: 'fremen' }, then: [DRAW], required: true };
    expect([hinders(laden(), DISCARD, back), hinders(laden(), back, DISCARD)]).toEqual([null, 'condition R17.4']);
  });
  test('Uprising R13.8 where options have to change something, the same is said of what would do nothing', () => {
    const closed = ({ state }: Story, list: Effects) => said(whyClosed(state, sceneFor(state, 'seat1'), list));
    expect([closed(bare(), [DRAW]), closed(laden(), [DRAW]), closed(bare(), [DISCARD])]).toEqual(['noCards R10.2', null, 'noHand R17.10']);
    const full = alone({ garrison: 8, influence: { fremen: 5, emperor: 5 } });
    const influence: Effect = { influence: { faction: 'any', amount: 1 } };
    expect([closed(full, [influence]), closed(full, [influence, RECRUIT])]).toEqual([null, 'trackFull R11.1']);
  });
});

// Uprising R5.7
test('Uprising R5.7 a Faction that is still to be counted is none yet', () => {
  const { state } = bare();
  expect(factionsFor(state, 'seat1', { faction: 'that-faction', amount: 1 })).toEqual([]);
  expect(factionsFor(state, 'seat1', { faction: 'any', amount: 1 })).toEqual(['fremen', 'emperor']);
  expect(factionsFor(state, 'seat1', { faction: 'fremen', amount: 1 })).toEqual(['fremen']);
});
