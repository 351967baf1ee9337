import { describe, expect, it } from 'vitest';
import type { Lesson } from '../../lesson.ts';
import { holdsForLesson, playedLesson } from '../../lessons.fixture.ts';
import { arrakis } from '../index.ts';
import { damageTo } from '../queries/battle.ts';
import { fulfilled } from '../queries/end.ts';
import { rules } from '../rules-text.ts';
import { arrakisLessonsEn } from '../text/lessons.en.ts';
import type { ArrakisGame } from '../types.ts';
import { words } from '../words.ts';
import { battle } from './battle.ts';
import { dice } from './dice.ts';
import { first } from './first.ts';
import { lessons } from './index.ts';
import { move } from './move.ts';
import { ride } from './ride.ts';
import { share } from './share.ts';
import { spice } from './spice.ts';

const played = (lesson: Lesson<ArrakisGame>, before?: Parameters<typeof playedLesson<ArrakisGame>>[2]) =>
  playedLesson(arrakis, lesson, before);

describe.each(lessons.map((lesson) => [lesson.id, lesson] as const))('lesson %s', (_, lesson) => {
  holdsForLesson(lesson, { module: arrakis, words, rules });
});

describe('the first lesson', () => {
  it('says first of all how each side wins, and has few answers', () => {
    expect(lessons[0]).toBe(first);
    expect(first.steps[0]?.tale.key).toBe('arrakis.lesson.first.act');
    expect(arrakisLessonsEn['arrakis.lesson.first.act']).toMatch(/^The Harkonnen win at once .+ The Atreides win when/);
    expect(first.steps.filter(({ yours }) => yours).length).toBeLessThan(10);
  });
  it('raises the markers by a village and by a claim, and ends before the check that they win', () => {
    const { told, table } = played(first);
    expect(told.filter(({ type }) => type === 'settlementDestroyed')).toMatchObject([{ at: 'north-pole', rank: 1 }]);
    expect(told.filter(({ type }) => type === 'claimed')).toMatchObject([{ card: 'jessica-trains-paul' }]);
    expect(table.state.prescience).toEqual({ 'kwisatz-haderach': 10, 'sand-dwellers': 5, jihad: 4 });
    expect(table.task).toMatchObject({ do: 'endClaim' });
    expect(fulfilled(table.state)).toBe('objective-10-5-3');
  });
  it('lets the Harkonnen be as near: the sietch they attack would have been enough', () => {
    played(first, (table, at) => {
      if (first.steps[at]?.tale.key !== 'arrakis.lesson.first.sietch') return;
      expect(table.state.supremacy + (table.state.sietches['gara-kulon']?.rank.hidden ?? 0)).toBe(10);
    });
  });
});

describe('the rulebook’s examples', () => {
  it('W-12 W-18 W-6: row 3, four of a symbol, a Bene Gesserit token where fewest dice lie', () => {
    const { told, table } = played(dice);
    expect(told.filter(({ type }) => type === 'activeRow')).toMatchObject([{ step: 3, setAside: 2 }]);
    expect(told.filter(({ type }) => type === 'dieChanged')).toMatchObject([{ from: 'strategy', to: 'leadership' }, { to: 'house' }]);
    expect(table.state.boards['giedi-prime']).toMatchObject({ unused: { strategy: 3, leadership: 1 }, token: 'deployment' });
    expect(table.state.harvesters).toHaveLength(5);
    expect(Object.values(table.state.zones)).toHaveLength(4);
  });
  it('W-1: the dice of a shared side come to two boards, four to each, and the one set aside becomes House', () => {
    const { told, table } = played(share);
    expect(told.filter(({ type }) => type === 'rolled')[0]).toMatchObject({
      side: 'harkonnen',
      dice: { strategy: 3, deployment: 2, leadership: 1, mentat: 2 },
    });
    expect(told.filter(({ type }) => type === 'dieChanged')).toMatchObject([
      { board: 'house-harkonnen-board', from: 'strategy', to: 'house' },
    ]);
    expect(table.state.boards['corrino-ally-board']?.unused).toMatchObject({ strategy: 2, deployment: 2, mentat: 0 });
    expect(table.state.boards['house-harkonnen-board']?.unused).toMatchObject({ strategy: 0, leadership: 1, mentat: 2, house: 1 });
    expect([table.task?.do, table.asked]).toEqual(['act', ['seat2']]);
  });
  it('W-4 W-5: two leave, three and the Bashar follow; who came cannot go on', () => {
    const { table, told } = played(move);
    expect(table.state.legions.harkonnen).toMatchObject({ arsunt: { regular: 3 }, arrakeen: { regular: 3, generic: 1 } });
    expect(table.state.legions.harkonnen.carthag).toBeUndefined();
    expect(told.filter(({ type }) => type === 'vehicleRemoved')).toMatchObject([{ by: 'transport' }]);
    played(move, (now, at) => {
      const { answer } = move.steps[at]?.move ?? {};
      if (move.steps[at]?.tale.key !== 'arrakis.lesson.move.rest') return;
      const onward = now.fork();
      onward.play({ seat: 'seat2', answer: { from: 'arsunt', to: 'broken-land', way: 'foot' } });
      expect(onward.state.legions.harkonnen['broken-land']).toMatchObject({ regular: 1 });
      expect(answer).toMatchObject({ from: 'carthag' });
    });
  });
  it('T-1: three wormsigns make a way to the station, which raises a marker', () => {
    const { told, table } = played(ride);
    expect(told.filter(({ type }) => type === 'marched')).toMatchObject([{ way: 'sand', to: 'ne-outer-4' }]);
    expect(told.filter(({ type }) => type === 'stationTaken')).toHaveLength(1);
    expect(table.state.wormsigns).toHaveLength(3);
    expect(table.state.prescience['kwisatz-haderach']).toBe(1);
  });
  it('W-2: three hits each, and what the book says is left', () => {
    played(battle, (table, at) => {
      const key = battle.steps[at]?.tale.key;
      if (key === 'arrakis.lesson.battle.elite' && table.state.battle)
        expect([damageTo(table.state, table.state.battle, 'harkonnen'), damageTo(table.state, table.state.battle, 'atreides')]).toEqual([
          3, 3,
        ]);
      if (key !== 'arrakis.lesson.battle.goOn') return;
      expect(table.state.legions.harkonnen['shield-wall-east']).toMatchObject({ regular: 4, elite: 0, special: 1, generic: 1 });
      expect(table.state.legions.atreides['gara-kulon']).toMatchObject({ regular: 1, special: 0 });
      expect(table.state.boards['giedi-prime']?.tank[0]).toBe('baron-harkonnen');
    });
    expect(played(battle).table.state).toMatchObject({ supremacy: 3, sietches: { 'gara-kulon': null } });
  });
  it('W-3 T-6: a storm in desert, then four spice for two markers', () => {
    const { told, table } = played(spice);
    expect(told.filter(({ type }) => type === 'hits')).toMatchObject([{ count: 2, cause: 'storm' }]);
    expect(told.filter(({ type }) => type === 'harvested')).toMatchObject([{ spice: 4 }]);
    expect(table.state).toMatchObject({ imperium: { choam: 5, 'spacing-guild': 5, landsraad: 4 }, bans: ['landsraad'], reserve: 0 });
  });
});

it('no text of the lessons is left unused', () => {
  const keys = JSON.stringify(lessons);
  expect(Object.keys(arrakisLessonsEn).filter((key) => !keys.includes(`"${key}"`))).toEqual([]);
});
