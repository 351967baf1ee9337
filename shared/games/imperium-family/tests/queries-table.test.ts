import { describe, expect, test } from 'vitest';
import { isPartOfTurn, isSetOffBy } from '../queries/abilities.ts';
import { agentsToRecall } from '../queries/agents.ts';
import { onAcquired, shownInHand } from '../queries/cardplay.ts';
import { isCouncilFull } from '../queries/council.ts';
import { holdsIntrigue, notPlayable, playable } from '../queries/playable-intrigue.ts';
import { sceneFor, sourceIn } from '../queries/scene.ts';
import { standingAt } from '../queries/score.ts';
import { clockwise, leftOf, rightOf } from '../queries/table.ts';
import { sceneOf } from '../queries/turn.ts';
import { trashOptions } from '../queries/zones.ts';
import type { State } from '../types.ts';
import { open } from './cardplay-story.fixture.ts';
import { at, where } from './queries.fixture.ts';

// What can be asked about a position: what lies at the table.

describe('at the table', () => {
  test('R5.1 all sit clockwise from anybody', () => {
    const state = at();
    expect([clockwise(state, 'seat1'), clockwise(state, 'seat2'), clockwise(state, 'seat3')]).toEqual([
      ['seat1', 'seat2', 'seat3'],
      ['seat2', 'seat3', 'seat1'],
      ['seat3', 'seat1', 'seat2'],
    ]);
  });
  test('R5.1 everybody has somebody to the left and to the right', () => {
    const state = at();
    expect(state.order.map((id) => leftOf(state, id))).toEqual(['seat2', 'seat3', 'seat1']);
    expect(state.order.map((id) => rightOf(state, id))).toEqual(['seat3', 'seat1', 'seat2']);
  });
  test('Uprising R4.14 the Council is full for whoever has no seat', () => {
    const seats = (...with_: readonly ('seat1' | 'seat2' | 'seat3')[]): State =>
      open({ players: Object.fromEntries(with_.map((id) => [id, { council: true }])) }).state;
    expect([
      isCouncilFull(seats('seat2'), 'seat1'),
      isCouncilFull(seats('seat2', 'seat3'), 'seat1'),
      isCouncilFull(seats('seat2', 'seat3'), 'seat2'),
    ]).toEqual([false, true, false]);
  });
  test('R19.56 own Agents can be recalled, but for the one just sent', () => {
    const state = where(at({}, { agents: { well: ['seat1'], dune: ['seat2', 'seat1'] } }), ({ turn }) =>
      Object.assign(turn, { space: 'dune', kind: 'agent' }),
    );
    expect([agentsToRecall(state, 'seat1', false), agentsToRecall(state, 'seat1', true), agentsToRecall(state, 'seat3', false)]).toEqual([
      expect.arrayContaining(['well', 'dune']),
      ['well'],
      [],
    ]);
  });
  test('R10.6 each kind can be trashed once from each zone, of a Faction, beside one copy of a card', () => {
    const state = at({ hand: ['tribe', 'errand', 'errand'], discard: ['tribe'], inPlay: ['weirding', 'weirding', 'guard'] });
    expect(trashOptions(state, 'seat1', ['hand', 'discard'])).toEqual([
      { card: 'tribe', from: 'hand' },
      { card: 'errand', from: 'hand' },
      { card: 'tribe', from: 'discard' },
    ]);
    expect(trashOptions(state, 'seat1', ['hand', 'in_play'], { faction: 'fremen' })).toMatchObject([
      { card: 'tribe' },
      { card: 'weirding' },
    ]);
    expect(trashOptions(state, 'seat1', ['in_play'], { besides: 'weirding' })).toMatchObject([{ card: 'weirding' }, { card: 'guard' }]);
    expect(
      trashOptions(
        where(state, (_, own) => (own.inPlay = ['weirding'])),
        'seat1',
        ['in_play'],
        { besides: 'weirding' },
      ),
    ).toEqual([]);
    expect(trashOptions(state, 'seat1', ['hand'], { besides: 'weirding' }).length).toBe(2);
  });
  test('Uprising R16.2 of known cards as many are in hand as lie there', () => {
    const known = (hand: readonly string[], shown: readonly string[]) =>
      shownInHand(
        where(at(), (_, own) => Object.assign(own, { hand: { hidden: hand }, shown })),
        'seat1',
      );
    expect([
      known(['guard', 'envoy'], ['guard']),
      known(['guard'], ['guard', 'guard']),
      known(['envoy'], ['guard']),
      known(['guard', 'guard'], ['guard', 'guard']),
    ]).toEqual([['guard'], ['guard'], [], ['guard', 'guard']]);
  });
  test('R12.4 cards that can be played, each kind once, and why the others cannot', () => {
    const state = at({ intrigue: ['cunning', 'knife', 'knife', 'market'], spice: 0, solari: 0 });
    expect([playable(state, 'seat1', 'plot'), playable(state, 'seat1', 'combat'), playable(state, 'seat2', 'plot')]).toEqual([
      ['cunning'],
      ['knife'],
      [],
    ]);
    expect(notPlayable(state, 'seat1', 'plot', (card) => ({ card })).map(({ target, why }) => [target, why.rule])).toEqual([
      [{ card: 'knife' }, 'R12.4'],
      [{ card: 'market' }, 'R17.2'],
    ]);
    const won = notPlayable(state, 'seat1', 'combat', (card) => ({ card }), true).map(({ why }) => why.key.split('.').at(-1));
    expect([won, playable(state, 'seat1', 'combat', true)]).toEqual([['wrongTime', 'wrongTime', 'wrongTime'], []]);
    expect([holdsIntrigue(state, 'seat1'), holdsIntrigue(state, 'seat2')]).toEqual([true, false]);
  });
  test('Uprising R9.8 a waiting card works at each purchase of the own Reveal turn, and at no other', () => {
    const state = where(at({ waiting: ['arms', 'manipulate'] }), ({ turn }) => (turn.kind = 'reveal'));
    expect(onAcquired(state, 'seat1', 'path')).toMatchObject([
      { do: 'run', by: 'seat1', source: { intrigue: 'arms' }, list: [{ recruit: 1 }] },
    ]);
    expect([
      onAcquired(
        where(state, ({ turn }) => (turn.kind = 'agent')),
        'seat1',
        'path',
      ),
      onAcquired(
        where(state, ({ turn }) => (turn.of = 'seat2')),
        'seat1',
        'path',
      ),
    ]).toEqual([[], []]);
  });
  test('Uprising R4.5 an ability is part of the Reveal turn, or set off by the visit', () => {
    const state = (change: object): State => where(at(), ({ turn }) => Object.assign(turn, change));
    const visit = { timing: 'own_agent_turn', trigger: { send_agent_to: { icons: ['fremen'] } }, effects: [] } as const;
    const reveal = { timing: 'own_reveal_turn', effects: [] } as const;
    expect([
      isPartOfTurn(state({ kind: 'agent', space: 'camp' }), visit),
      isPartOfTurn(state({ kind: 'agent', space: 'dune' }), visit),
      isPartOfTurn(state({ kind: 'open', space: 'camp' }), visit),
    ]).toEqual([true, false, false]);
    expect([
      isPartOfTurn(state({ kind: 'reveal' }), reveal),
      isPartOfTurn(state({ kind: 'reveal', space: 'camp' }), visit),
      isPartOfTurn(state({ kind: 'agent', space: 'camp' }), reveal),
    ]).toEqual([true, false, false]);
    expect([isSetOffBy(visit, 'fremen'), isSetOffBy(visit, 'city'), isSetOffBy(reveal, 'fremen')]).toEqual([true, false, false]);
  });
  test('what an effect comes from is said by its scene, or by the card that it stands on', () => {
    const state = where(at(), ({ turn }) => (turn.origins = [{ card: 'guard', works: false }]));
    const scene = sceneFor(state, 'seat1');
    expect([
      sourceIn(state, scene),
      sourceIn(state, { ...scene, origin: 0 }),
      sourceIn(state, { ...scene, origin: 0, source: { space: 'dune' } }),
    ]).toEqual([undefined, { card: 'guard' }, { space: 'dune' }]);
    const piece = (from: string, effect: object) => sceneOf(state, 'seat1', { id: 1, origin: null, from, effect } as never).source;
    expect([
      piece('space', { draw: 1 }),
      piece('signet', { draw: 1 }),
      piece('ability', { draw: 1 }),
      piece('contract', { complete: 'well-solari', then: [] }),
    ]).toEqual([undefined, { signet: 'elder' }, { ability: 'elder' }, { contract: 'well-solari' }]);
  });
  test('how near a score is to where charts end', () => {
    expect([standingAt(0, 8), standingAt(5, 8), standingAt(10, 8), standingAt(12, 8), standingAt(-1, 8)]).toEqual([0, 0.5, 1, 1, 0]);
  });
});
