import { describe, expect, test } from 'vitest';
import { seedOf } from '../../../kernel/chance.ts';
import { Table } from '../../../kernel/table.ts';
import { storyOf } from '../../imperium-family/story.fixture.ts';
import type { FamilyGame, FamilyOptions } from '../../imperium-family/types.ts';
import { arrangedHere } from '../arranged-position.ts';
import type { HagalId } from '../ids.ts';
import { uprising } from '../index.ts';
import { type Acting, rivalActs } from './rivals.fixture.ts';
import { open } from './story.fixture.ts';

const SMART = { 'smart-politics': 'with' } as const;
/** Whether the first card sends the Rival. */
const goes = (card: HagalId, acting: Acting = {}): boolean =>
  rivalActs([card, 'hagal-research-station'], { options: SMART, ...acting }).told('hagal')[0]?.ignored !== 'politics';

describe('Smart Politics', () => {
  const SPACES = [
    ['hagal-dutiful-service', 'emperor'],
    ['hagal-deliver-supplies-heighliner', 'spacing-guild'],
    ['hagal-secrets', 'bene-gesserit'],
    ['hagal-fremkit', 'fremen'],
  ] as const;
  // R17.17
  test.each(SPACES)('%s is passed over with the Alliance and a lead, or with 2 and 2 behind', (card, faction) => {
    const at = (own: number, others: number, alliance: 'rival1' | 'seat1' | null = null) =>
      goes(card, {
        conflict: 'choam-security',
        own: { influence: { [faction]: own } },
        players: { seat1: { influence: { [faction]: others } } },
        ...(alliance && { alliances: { [faction]: alliance } }),
      });
    expect([at(5, 4, 'rival1'), at(4, 4, 'rival1')]).toEqual([false, true]);
    expect([at(2, 4, 'seat1'), at(2, 3), at(1, 4, 'seat1')]).toEqual([false, true, true]);
  });
  // R17.17
  test('of the Guild card only the half for Deliver Supplies', () => {
    const acting: Acting = { own: { influence: { 'spacing-guild': 5 } }, alliances: { 'spacing-guild': 'rival1' } };
    expect(goes('hagal-deliver-supplies-heighliner', { ...acting, conflict: 'choam-security' })).toBe(false);
    expect(goes('hagal-deliver-supplies-heighliner', { ...acting, conflict: 'propaganda' })).toBe(true);
    expect(goes('hagal-heighliner', acting)).toBe(true);
  });
  // R17.17 R17.1
  test('is played where the table or the level says so', () => {
    const acting: Acting = { own: { influence: { fremen: 5 } }, alliances: { fremen: 'rival1' } };
    const with_ = (options: FamilyOptions) => goes('hagal-fremkit', { ...acting, options });
    expect([with_({}), with_({ difficulty: 'sardaukar' }), with_({ difficulty: 'mentat' })]).toEqual([true, true, false]);
    expect(with_({ difficulty: 'kwisatz-haderach' })).toBe(false);
    expect(goes('hagal-fremkit', { seats: 2, ...acting, options: { difficulty: 'mentat' } })).toBe(true);
    expect(goes('hagal-fremkit', { seats: 2, ...acting })).toBe(false);
  });
});

describe('Brutal Escalation', () => {
  // R17.17 R17.16
  test('gives a Rival the swords of two cards in a Conflict of level III', () => {
    const swords = (conflict: string, options: FamilyOptions) =>
      open({
        seats: 1,
        conflict,
        options,
        agenda: [{ do: 'combat' }],
        firstPlayer: 'rival1',
        hagalTop: ['hagal-heighliner', 'hagal-sardaukar'],
        players: { seat1: { conflict: 1, intrigue: ['cunning'] }, rival1: { conflict: 1 } },
      }).of('rival1').swords;
    const brutal = { 'brutal-escalation': 'with' } as const;
    expect([swords('propaganda', brutal), swords('choam-security', brutal)]).toEqual([9, 5]);
    expect([swords('propaganda', {}), swords('propaganda', { difficulty: 'mentat' })]).toEqual([5, 9]);
  });
});

describe('Expert Deployment', () => {
  const EXPERT = { 'expert-deployment': 'with' } as const;
  const deploys = (own: object, more: Acting = {}) =>
    rivalActs(['hagal-desert-tactics'], { options: EXPERT, conflict: 'choam-security', own, ...more }).of('rival1');
  // R17.15 R17.17, Q55
  test('with a lead of 3 units over everybody no troop is deployed, otherwise all', () => {
    expect(deploys({ conflict: 3 })).toMatchObject({ conflict: 3, garrison: 4 });
    expect(deploys({ conflict: 2 })).toMatchObject({ conflict: 5, garrison: 1 });
    expect(deploys({ conflict: 3 }, { players: { seat1: { conflict: 1 } } })).toMatchObject({ conflict: 6 });
    expect(deploys({ conflict: 3 }, { players: { rival2: { rivalCard: 'rival-muaddib', conflict: 1 } } })).toMatchObject({ conflict: 6 });
  });
  // R17.15
  test('sandworms that have just come count, and at level III it always deploys', () => {
    const worms = (conflict: string) =>
      rivalActs(['hagal-deep-desert'], {
        options: EXPERT,
        conflict,
        bonusSpice: { 'deep-desert': 1 },
        own: { hooks: true, conflict: 1 },
      }).of('rival1');
    expect(worms('choam-security')).toMatchObject({ sandworms: 2, conflict: 1 });
    expect(worms('propaganda')).toMatchObject({ sandworms: 2, conflict: 3 });
  });
  // R17.15
  test('otherwise it deploys whatever it can', () => {
    expect(deploys({ conflict: 3 }, { options: {} })).toMatchObject({ conflict: 6 });
    expect(deploys({ conflict: 3 }, { options: { difficulty: 'mentat' } })).toMatchObject({ conflict: 3 });
  });
});

describe('dice for the Row', () => {
  const churned = (options: FamilyOptions, seed = 0) => {
    const story = open({ seats: 1, options, players: { seat1: { hand: Array.from({ length: seed }, () => 'dagger') } } });
    const before = story.state.row;
    story.play('reveal', 'done');
    return { story, before };
  };
  // R17.17
  test('after a Reveal turn of the person two dice take cards out of the Row, which is filled again', () => {
    const { story, before } = churned({ 'dice-churn': 'with' });
    const [event] = story.told('churned');
    expect(event?.dice).toHaveLength(2);
    for (const die of event?.dice ?? []) expect(die >= 1 && die <= 6).toBe(true);
    const gone = [...new Set(event?.dice)].flatMap((die) => before[die - 1] ?? []);
    expect(event?.cards).toEqual(gone);
    expect(story.state.trashed).toEqual(gone);
    expect(story.state.row).toHaveLength(5);
    for (const [at, card] of before.entries()) if (!event?.dice.includes(at + 1)) expect(story.state.row[at]).toBe(card);
  });
  // R17.17
  test('the dice have the sides one to six', () => {
    const options = { 'dice-churn': 'with' } as const;
    const faces = new Set<number>();
    for (let seed = 1; seed <= 40; seed++) {
      const table = new Table<FamilyGame>(uprising, { ...arrangedHere({ seats: 1, options }), seed: seedOf(seed) }, options);
      table.start();
      const story = storyOf(table).play('reveal', 'done');
      for (const { dice } of story.told('churned')) for (const die of dice) faces.add(die);
    }
    expect([...faces].sort()).toEqual([1, 2, 3, 4, 5, 6]);
  });
  // R17.17
  test('not without the variant', () => {
    expect(churned({}).story.told('churned')).toEqual([]);
  });
});

describe('a streamlined Rival', () => {
  const streamlined = (top: readonly HagalId[], acting: Acting = {}) =>
    rivalActs(top, {
      seats: 2,
      card: 'rival-amber-metulli',
      options: { streamlined: 'with' },
      ...acting,
      players: { seat1: {}, ...acting.players },
    });
  // R17.17
  test('has points for Alliances alone', () => {
    const second = streamlined(['hagal-fremkit'], { own: { influence: { fremen: 1 } } });
    expect(second.of('rival1').vp).toBe(0);
    const fourth = streamlined(['hagal-fremkit'], { own: { influence: { fremen: 3 } } });
    expect(fourth.of('rival1').vp).toBe(1);
    const reward = open({
      seats: 2,
      options: { streamlined: 'with' },
      conflict: 'battle-for-arrakeen',
      agenda: [{ do: 'rank' }],
      players: { rival1: { conflict: 3, objectives: [] } },
    });
    expect(reward.of('rival1').vp).toBe(0);
    expect(reward.state.control['arrakeen']).toBe('rival1');
  });
  // R17.17 R12.4
  test('and loses that point with the token', () => {
    const story = open({
      seats: 2,
      options: { streamlined: 'with' },
      alliances: { fremen: 'rival1' },
      agenda: [
        { do: 'influence', by: 'seat1', origin: null, since: 0, agreed: true, amount: 2, among: ['fremen'] },
        { do: 'defend', by: 'seat1' },
      ],
      players: { rival1: { vp: 1, influence: { fremen: 4 } }, seat1: { influence: { fremen: 3 } } },
    }).play('fremen');
    expect([story.state.alliances.fremen, story.of('rival1').vp]).toEqual(['seat1', 0]);
  });
  // R17.17
  test('gains nothing more once it has its Swordmaster, and bonus spice goes to the bank', () => {
    const story = streamlined(['hagal-deep-desert'], { bonusSpice: { 'deep-desert': 2 }, own: { swordmaster: true } });
    expect([story.of('rival1').spice, story.state.bonusSpice['deep-desert']]).toEqual([0, 0]);
    expect(streamlined(['hagal-assembly-hall'], { own: { swordmaster: true } }).of('rival1').intrigue.hidden).toEqual([]);
    expect(streamlined(['hagal-deep-desert'], { bonusSpice: { 'deep-desert': 2 } }).of('rival1').spice).toBe(6);
  });
  // R17.17 R17.14
  test('cannot win', () => {
    const story = open({
      seats: 2,
      options: { streamlined: 'with' },
      agenda: [{ do: 'recall' }],
      players: { seat1: { vp: 10 }, seat2: { vp: 3 }, rival1: { vp: 12 } },
    });
    expect(story.state.result?.winner).toBe('seat1');
  });
});
