import { describe, expect, test } from 'vitest';
import type { Arrangement } from '../arranged-position.ts';
import type { SeatId, Side } from '../ids.ts';
import { type Story, open } from './story.fixture.ts';
import { early, late } from './positions.fixture.ts';

/** What a seat may do unasked, by name, with how many ways of each. */
const offered = ({ table }: Story, seat: SeatId): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.entries(table.interjections(seat)).flatMap(([name, choices]) => {
      if (!choices) return [];
      return [[name, choices.pick === 'one' ? choices.of.length : choices.pick === 'number' ? choices.max : -1]];
    }),
  );
const four = (side: Side, lay: typeof early, more: Partial<Arrangement> = {}): Story => {
  const house = side === 'atreides' ? 'house-atreides' : 'house-harkonnen';
  return open(
    lay(side, {
      seats: 4,
      agenda: [
        { do: 'act', house },
        { do: 'endTurn', side },
      ],
      ...more,
    }),
  );
};
const all = (story: Story) => (['seat1', 'seat2', 'seat3', 'seat4'] as const).map((seat) => offered(story, seat));

describe('what each of four may do unasked', () => {
  // R7.10 R13.4 R15.13 RU-43
  test('in a turn of the Atreides both train, House Atreides alone detonates and claims', () => {
    const fallen = { deeds: { ridden: 0, harvesters: 0, assault: 0, fallen: 1 } };
    expect(all(four('atreides', late, { state: fallen }))).toEqual([
      { train: 3, detonate: 3, claim: 1, cone: 1 },
      { cone: 1 },
      { train: 3, cone: 1 },
      { cone: 1 },
    ]);
  });
  // R7.9 R17.9
  test('in a turn of the Harkonnen both scout, House Harkonnen alone discards its schemes; a claim is open in any turn', () => {
    const harkonnen = ['hawats-scheming', 'hawats-scheming', 'sandmasters', 'hawats-scheming'] as const;
    const [house, corrino] = [harkonnen, ['shigawire']] as const;
    const story = four('harkonnen', early, {
      hands: { 'house-harkonnen': house, 'corrino-ally': corrino },
      leaders: { 'thufir-hawat': 'ready' },
      state: { deeds: { ridden: 0, harvesters: 0, assault: 1, fallen: 0 } },
    });
    const areas = offered(story, 'seat2')['scout'];
    expect(areas).toBeGreaterThan(0);
    expect(all(story)).toEqual([{ claim: 1, cone: 1 }, { scout: areas, scheme: 3, cone: 1 }, { cone: 1 }, { scout: areas, cone: 1 }]);
  });
  // R17.9
  test.each([
    [1, undefined],
    [2, 2],
    [3, 3],
  ])('%i schemes: %s may go', (count, most) => {
    const hands = { 'house-harkonnen': Array.from({ length: count }, () => 'hawats-scheming' as const) };
    const story = four('harkonnen', early, { hands, leaders: { 'thufir-hawat': 'ready' } });
    expect(offered(story, 'seat2')['scheme']).toBe(most);
    if (most === undefined) return;
    story.interject('house-harkonnen', 'scheme', 2);
    expect(story.state.discards['house-harkonnen']).toEqual(['hawats-scheming', 'hawats-scheming']);
    expect(story.state.hands['house-harkonnen'].hidden).toHaveLength(count - 2);
    expect([story.state.leaders['thufir-hawat'].at, story.state.leaders['gaius-helen-mohiam'].at]).toEqual(['gone', 'ready']);
    expect(story.state.sisters.harkonnen).toBe(1);
  });
  // R17.9
  test('without Hawat in play none of them goes', () => {
    const hands = { 'house-harkonnen': ['hawats-scheming', 'hawats-scheming'] as const };
    expect(offered(four('harkonnen', early, { hands }), 'seat2')['scheme']).toBeUndefined();
  });
  // R7.10 R12.6
  test('a token that is trained is turned up where it lies, and only it', () => {
    const story = four('atreides', early).interject('fremen-ally', 'train', { at: 'windgap', token: 'd-elite' });
    expect(story.legion('atreides', 'windgap')).toMatchObject({ regular: 1, elite: 1, special: 0, generic: 1, tokens: ['s-two-regulars'] });
    expect(story.told('tokenRevealed')).toEqual([{ type: 'tokenRevealed', at: 'windgap', token: 'd-elite', lost: 0 }]);
    expect(story.asked).toBe('act atreides');
  });
  // R2.8 R7.10
  test('what is too much after it goes at once', () => {
    const story = four('atreides', early, { atreides: { windgap: { regular: 5, tokens: ['d-elite'] } } });
    story.interject('house-atreides', 'train', { at: 'windgap', token: 'd-elite' });
    expect(story.asked).toBe('overflow atreides');
    expect(story.choices('house-atreides')).toMatchObject({ min: 1, max: 1, most: { regular: 6, elite: 1 } });
  });
  // R2.8 R7.10
  test('whoever trains another token while that is asked about removes all that is too much at once', () => {
    const story = four('atreides', early, { atreides: { windgap: { regular: 4, tokens: ['d-elite', 's-two-regulars'] } } });
    story.interject('house-atreides', 'train', { at: 'windgap', token: 'd-elite' });
    expect(story.choices('house-atreides')).toMatchObject({ min: 1, max: 1 });
    story.interject('house-atreides', 'train', { at: 'windgap', token: 's-two-regulars' });
    expect(story.choices('house-atreides')).toMatchObject({ min: 2, max: 2 });
    story.play('house-atreides', { regular: 2, elite: 0 });
    expect([story.asked, story.legion('atreides', 'windgap')?.regular]).toEqual(['act atreides', 5]);
  });
  // R7.9 R12.5
  test('an ornithopter that scouts is gone, and what it finds is asked', () => {
    const story = four('harkonnen', early);
    story.interject('corrino-ally', 'scout', { zone: 'air-ne-inner-ne-outer', at: 'gara-kulon' });
    expect(story.state.zones).toEqual({ 'air-sw-inner-sw-outer': 'carryall' });
    expect(story.told('scouted')).toEqual([{ type: 'scouted', zone: 'air-ne-inner-ne-outer', at: 'gara-kulon' }]);
    expect(story.told('vehicleRemoved')).toEqual([
      { type: 'vehicleRemoved', vehicle: 'ornithopter', at: 'air-ne-inner-ne-outer', by: 'scouting' },
    ]);
    expect(story.asked).toBe('scoutReveal harkonnen');
  });
  // R15.13
  test('a cone is of a side: whoever talks, both hear it is used', () => {
    const story = four('atreides', early).interject('corrino-ally', 'cone', true);
    expect(story.told('coneUsed')).toEqual([{ type: 'coneUsed', side: 'harkonnen' }]);
    expect([story.state.talking, story.state.cones]).toEqual([['harkonnen'], { harkonnen: 2, atreides: 3 }]);
    expect(all(story).map(({ cone }) => cone)).toEqual([1, undefined, 1, undefined]);
  });
});
describe('with two', () => {
  // R7.9 R7.10 R13.4
  test.each<[Side, object, object]>([
    ['atreides', { train: 3 }, {}],
    ['harkonnen', {}, { scout: 2 }],
  ])('in a turn of the %s', (side, one, two) => {
    const house = side === 'atreides' ? 'house-atreides' : 'house-harkonnen';
    const story = open(
      early(side, {
        agenda: [
          { do: 'act', house },
          { do: 'endTurn', side },
        ],
      }),
    );
    expect([offered(story, 'seat1'), offered(story, 'seat2')]).toEqual([one, two]);
  });
  // R9.9
  test('nobody scouts under the ban of the Guild', () => {
    const story = open(early('harkonnen', { agenda: [{ do: 'act', house: 'house-harkonnen' }], state: { bans: ['spacing-guild'] } }));
    expect(offered(story, 'seat2')).toEqual({});
  });
  // R11.18 RU-54
  test('nothing is done inside a battle round', () => {
    const story = open(early('atreides', { agenda: [{ do: 'act', house: 'house-atreides' }], state: { held: true } }));
    expect([offered(story, 'seat1'), offered(story, 'seat2')]).toEqual([{}, {}]);
  });
});
