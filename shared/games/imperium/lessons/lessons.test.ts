import { describe, expect, it } from 'vitest';
import { strengthOf } from '../../imperium-family/queries/strength.ts';
import { holdsForLesson, playedLesson } from '../../lessons.fixture.ts';
import { imperium } from '../index.ts';
import { rules } from '../rules-text.ts';
import { imperiumLessonsEn } from '../text/lessons.en.ts';
import { words } from '../words.ts';
import { agent } from './agent.ts';
import { combat } from './combat.ts';
import { imperiumLessons } from './index.ts';
import { reveal } from './reveal.ts';
import { rivals } from './rivals.ts';

describe.each(imperiumLessons.map((lesson) => [lesson.id, lesson] as const))('lesson %s', (_, lesson) => {
  holdsForLesson(lesson, { module: imperium, words, rules });
});

describe('the rulebook’s round', () => {
  it('Agents: Gayun’s control pays him, Najeong deploys three, Dasom none. W8-W10', () => {
    const { told, table } = playedLesson(imperium, agent, (now, at) => {
      if (at === agent.steps.length - 1) expect(now.blocked('seat3').map(({ why }) => why.rule)).toEqual(['R8.6']);
    });
    expect(told.filter(({ type }) => type === 'controlBonus')).toEqual([{ type: 'controlBonus', player: 'seat1', space: 'carthag' }]);
    expect(['seat1', 'seat2', 'seat3'].map((seat) => strengthOf(table.state, seat as 'seat1'))).toEqual([4, 6, 0]);
    expect(table.state.turn.of).toBe('seat1');
  });
  it('Reveal turns: 4 Persuasion, a card for 3, strength 8, 6 and 0. W12 W13', () => {
    const { told, table } = playedLesson(imperium, reveal);
    expect(told.filter((event) => event.type === 'acquired').map(({ card }) => card)).toEqual(['space-travel']);
    expect(table.state.row[0]).toBe('worm-riders');
    expect(told.find(({ type }) => type === 'combat')).toMatchObject({ strengths: [{ strength: 8 }, { strength: 6 }, { strength: 0 }] });
    expect(table.asked).toEqual(['seat1']);
  });
  it('Combat: 10 beats 8, control of Arrakeen pays at once, the makers fill. W14-W17', () => {
    const { told, table } = playedLesson(imperium, combat);
    expect(told.filter(({ type }) => type === 'placed')).toMatchObject([
      { player: 'seat2', place: 'first', won: true },
      { player: 'seat1', place: 'second', won: false },
    ]);
    expect(told.filter(({ type }) => type === 'controlBonus')).toEqual([{ type: 'controlBonus', player: 'seat2', space: 'arrakeen' }]);
    expect(table.state).toMatchObject({ round: 2, firstPlayer: 'seat2', bonusSpice: { 'hagga-basin': 1, 'the-great-flat': 2 } });
    expect(table.state.players.seat1).toMatchObject({ solari: 7, vp: 0 });
    expect(table.state.players.seat2).toMatchObject({ solari: 4, spice: 1, vp: 1 });
  });
  it('Rivals: cards are ignored, goods and Intrigue cards become points, the person breaks a tie. R21.2 R23.12 R23.13', () => {
    const { told, table } = playedLesson(imperium, rivals, (now, at) => {
      if (at === rivals.steps.length - 1) expect(now.task).toMatchObject({ do: 'influence', by: 'rival1' });
    });
    expect(told.flatMap((event) => (event.type === 'hagal' && event.ignored ? [event.ignored] : []))).toEqual(['occupied', 'noBonusSpice']);
    expect(told.find(({ type }) => type === 'combat')).toMatchObject({ strengths: [{ strength: 7 }, { strength: 10 }, { strength: 4 }] });
    expect([table.state.players.rival1?.vp, table.state.players.rival2?.vp]).toEqual([2, 1]);
  });
  it('has no text that no lesson uses', () => {
    const keys = JSON.stringify(imperiumLessons);
    expect(Object.keys(imperiumLessonsEn).filter((key) => !keys.includes(`"${key}"`))).toEqual([]);
  });
});
