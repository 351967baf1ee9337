import { describe, expect, test } from 'vitest';
import type { Condition } from '../effects/conditions.ts';
import type { Counter } from '../effects/counters.ts';
import { lastGivenUp } from '../queries/given-up.ts';
import { sceneFor } from '../queries/scene.ts';
import { at, where, true_, count } from './queries.fixture.ts';

// What can be asked about a position: conditions and counters.

describe('R17.4 conditions', () => {
  test('R11.9 Influence and Alliances, of a Faction or of any', () => {
    const state = at({ influence: { fremen: 4 } }, { alliances: { fremen: 'seat1' } });
    expect([4, 5].map((least) => true_(state, { influence: ['fremen', least] }))).toEqual([true, false]);
    expect([true_(state, { alliance: 'fremen' }), true_(state, { alliance: 'emperor' }), true_(state, { alliance: 'any' })]).toEqual([
      true,
      false,
      true,
    ]);
    expect([true_(state, { alliance: 'any' }, 'seat2'), true_(state, { alliance: 'fremen' }, 'seat2')]).toEqual([false, false]);
    expect([1, 2].map((tracks) => true_(state, { tracks_with_influence: { min_influence: 4, tracks } }))).toEqual([true, false]);
  });
  test('R17.5 another card of the Faction in play than the one that asks', () => {
    const state = where(at({ inPlay: ['tribe', 'weirding', 'guard'] }), ({ turn }) => {
      turn.origins = [
        { card: 'tribe', works: true },
        { card: 'weirding', works: false },
        { card: 'guard', works: true },
      ];
    });
    const bond: Condition = { in_play_other: { faction: 'fremen' } };
    expect([null, 0, 1, 2].map((origin) => true_(state, bond, 'seat1', origin))).toEqual([true, true, true, true]);
    const one = where(state, (_, own) => (own.inPlay = ['tribe', 'guard']));
    expect([null, 0, 1, 2].map((origin) => true_(one, bond, 'seat1', origin))).toEqual([true, false, true, true]);
    expect(true_(one, { in_play_other: { faction: 'emperor' } }, 'seat1', 0)).toBe(false);
    expect([
      count(state, { card_in_play: { faction: 'fremen', including_this: true } }, 0),
      count(one, { card_in_play: { faction: 'fremen', including_this: true } }),
    ]).toEqual([2, 1]);
  });
  test('R9.1 the own Reveal turn, the own seat in the Council, the own Swordmaster', () => {
    const reveal = where(at({ council: true, swordmaster: true }), ({ turn }) => (turn.kind = 'reveal'));
    expect([
      true_(reveal, { reveal_turn: true }),
      true_(reveal, { reveal_turn: true }, 'seat2'),
      true_(at(), { reveal_turn: true }),
    ]).toEqual([true, false, false]);
    expect([true_(reveal, { high_council_seat: true }), true_(reveal, { high_council_seat: false })]).toEqual([true, false]);
    expect([true_(reveal, { swordmaster: true }), true_(reveal, { swordmaster: true }, 'seat2')]).toEqual([true, false]);
    expect(true_(at(), { mentat_on_space: true })).toBe(false);
  });
  test('R19.43 troops in the Conflict: the own, those of all opponents together, the strength', () => {
    const state = at({ conflict: 2, swords: 1 }, { players: { seat2: { conflict: 1 }, seat3: { conflict: 2 } } });
    expect([3, 4].map((least) => true_(state, { opponent_troop_in_conflict: least }))).toEqual([true, false]);
    expect([2, 3].map((least) => true_(state, { units_in_conflict: least }))).toEqual([true, false]);
    expect([5, 6].map((least) => true_(state, { strength_in_conflict: least }))).toEqual([true, false]);
    const deployed = where(state, ({ turn }) => (turn.netDeployed = 2));
    expect([2, 3].map((least) => true_(deployed, { deployed_units_this_turn: least }))).toEqual([true, false]);
    expect(true_(deployed, { deployed_units_this_turn: 1 }, 'seat2')).toBe(false);
  });
  test('R19.45 copies of a card in all own zones, more than each opponent', () => {
    const state = at({ deck: ['bargain'], hand: ['bargain'], inPlay: ['bargain'], discard: ['bargain'] });
    expect([4, 5].map((least) => true_(state, { owned_cards: ['bargain', least] }))).toEqual([true, false]);
    expect(true_(state, { card_count_more_than_each_opponent: 'bargain' })).toBe(true);
    const equal = at({ hand: ['bargain'] }, { players: { seat2: { hand: ['bargain'], noMore: true } } });
    expect(true_(equal, { card_count_more_than_each_opponent: 'bargain' })).toBe(false);
  });
  test('Uprising R13.3, Uprising R15.9 the card that was given up last for this very effect', () => {
    const given = (how: 'discarded' | 'trashed', card: string, origin: number | null = 3) => ({ by: 'seat1' as const, origin, how, card });
    const state = where(
      at(),
      ({ turn }) => (turn.givenUp = [given('discarded', 'tribe'), given('discarded', 'guard', 4), given('trashed', 'path')]),
    );
    expect([3, 4, null].map((origin) => true_(state, { discarded_faction: 'fremen' }, 'seat1', origin))).toEqual([true, false, false]);
    expect([2, 3].map((least) => true_(state, { trashed_card_cost_at_least: least }, 'seat1', 3))).toEqual([true, false]);
    expect([
      true_(state, { trashed_card_cost_at_least: 0 }, 'seat1', 4),
      true_(state, { discarded_faction: 'fremen' }, 'seat2', 3),
    ]).toEqual([false, false]);
    const later = where(state, ({ turn }) => (turn.givenUp = [...(turn.givenUp ?? []), given('discarded', 'guard')]));
    expect(lastGivenUp(later, { ...sceneFor(later, 'seat1'), origin: 3 }, 'discarded')).toBe('guard');
    expect(lastGivenUp(at(), sceneFor(at(), 'seat1'), 'trashed')).toBeNull();
  });
  test('Uprising R13.4 where the Agent of the own turn went, and what was gained in it', () => {
    const sent = (space: string, kind: 'agent' | 'reveal' = 'agent') => where(at(), ({ turn }) => Object.assign(turn, { space, kind }));
    const maker: Condition = { sent_agent_to: { maker: true } };
    const faction: Condition = { sent_agent_to: { faction_space: true } };
    expect([true_(sent('dune'), maker), true_(sent('camp'), maker), true_(sent('camp'), faction), true_(sent('dune'), faction)]).toEqual([
      true,
      false,
      true,
      false,
    ]);
    expect([true_(sent('dune'), maker, 'seat2'), true_(sent('dune', 'reveal'), maker), true_(at(), maker)]).toEqual([false, false, false]);
    const spice = where(at(), ({ turn }) => (turn.spiceGained = 1));
    expect([
      true_(spice, { gained_spice_this_turn: true }),
      true_(spice, { gained_spice_this_turn: true }, 'seat2'),
      true_(at(), { gained_spice_this_turn: true }),
    ]).toEqual([true, false, false]);
    expect([2, 3].map((least) => true_(at({ deck: ['guard', 'envoy'] }), { deck_size: least }))).toEqual([true, false]);
  });
  test('Uprising R12.4 Influence where an opponent, and nobody else, has the Alliance', () => {
    const state = at({ influence: { fremen: 3 } }, { alliances: { fremen: 'seat2' }, players: { seat2: { influence: { fremen: 4 } } } });
    expect([3, 4].map((least) => true_(state, { influence_where_opponent_has_alliance: least }))).toEqual([true, false]);
    expect([
      true_(state, { influence_where_opponent_has_alliance: 3 }, 'seat2'),
      true_(at({ influence: { fremen: 3 } }), { influence_where_opponent_has_alliance: 3 }),
    ]).toEqual([false, false]);
  });
  test('of several all have to hold', () => {
    const both = { influence: ['fremen', 0], reveal_turn: true } as unknown as Condition;
    expect([
      true_(at(), both),
      true_(
        where(at(), ({ turn }) => (turn.kind = 'reveal')),
        both,
      ),
    ]).toEqual([false, true]);
  });
});

describe('Uprising R8.2 counters', () => {
  test('cards of the Faction that were revealed in the own Reveal turn', () => {
    const state = where(at(), ({ turn }) => {
      turn.kind = 'reveal';
      turn.origins = ['soldier', 'coordination', 'guard'].map((card) => ({ card, works: true }));
    });
    const revealed: Counter = { revealed_card: { faction: 'emperor', including_this: true } };
    expect([
      count(state, revealed),
      count(
        where(state, ({ turn }) => (turn.kind = 'agent')),
        revealed,
      ),
    ]).toEqual([2, 0]);
    expect(
      count(
        where(state, ({ turn }) => (turn.of = 'seat2')),
        revealed,
      ),
    ).toBe(0);
  });
  test('other cards that gave swords and still work', () => {
    const state = where(at(), ({ turn }) => {
      Object.assign(turn, { kind: 'reveal', armed: [0, 1, 2] });
      turn.origins = [true, true, false].map((works) => ({ card: 'guard', works }));
    });
    const armed: Counter = { other_revealed_card_providing_swords: true };
    expect([count(state, armed, 0), count(state, armed)]).toEqual([1, 2]);
    expect(
      count(
        where(state, ({ turn }) => (turn.kind = 'agent')),
        armed,
      ),
    ).toBe(0);
    expect(
      count(
        where(state, ({ turn }) => (turn.of = 'seat2')),
        armed,
      ),
    ).toBe(0);
    expect(
      count(
        where(at(), ({ turn }) => (turn.kind = 'reveal')),
        armed,
      ),
    ).toBe(0);
  });
  test('several together are added', () => {
    const state = where(at({ inPlay: ['tribe'] }), ({ turn }) =>
      Object.assign(turn, { kind: 'reveal', origins: [{ card: 'soldier', works: true }] }),
    );
    expect(
      count(state, {
        card_in_play: { faction: 'fremen', including_this: true },
        revealed_card: { faction: 'emperor', including_this: true },
      } as never),
    ).toBe(2);
  });
});
