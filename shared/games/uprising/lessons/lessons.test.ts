import { describe, expect, it } from 'vitest';
import { strengthOf } from '../../imperium-family/queries/strength.ts';
import type { FamilyGame } from '../../imperium-family/types.ts';
import type { Lesson } from '../../lesson.ts';
import { holdsForLesson, playedLesson } from '../../lessons.fixture.ts';
import { uprising } from '../index.ts';
import { rules } from '../rules-text.ts';
import { uprisingLessonsEn } from '../text/lessons.en.ts';
import { words } from '../words.ts';
import { agent } from './agent.ts';
import { combat } from './combat.ts';
import { contracts } from './contracts.ts';
import { first } from './first.ts';
import { uprisingLessons } from './index.ts';
import { reveal } from './reveal.ts';
import { rivals } from './rivals.ts';
import { spies } from './spies.ts';
import { worms } from './worms.ts';

const SEATS = ['seat1', 'seat2', 'seat3'] as const;
const played = (lesson: Lesson<FamilyGame>) => playedLesson(uprising, lesson);

describe.each(uprisingLessons.map((lesson) => [lesson.id, lesson] as const))('lesson %s', (_, lesson) => {
  holdsForLesson(lesson, { module: uprising, words, rules });
});

describe('the first lesson', () => {
  it('says first of all how one wins, and has few answers', async () => {
    expect(uprisingLessons[0]).toBe(first);
    expect(first.steps[0]?.tale.key).toBe('uprising.lesson.first.fremkit');
    expect(uprisingLessonsEn['uprising.lesson.first.fremkit']).toMatch(/^When somebody has 10 Victory Points/);
    expect(first.steps.length).toBeLessThan(16);
  });
  it('has a point from Influence, one from a card and one from battle icons, and ends at 10', () => {
    const { told, table } = played(first);
    expect(told.flatMap((event) => (event.type === 'gained' && event.what === 'vp' ? [[event.player, event.amount]] : []))).toEqual([
      ['seat1', 1],
      ['seat1', 1],
      ['seat1', 1],
    ]);
    expect(SEATS.map((seat) => table.state.players[seat]?.vp)).toEqual([10, 9, 7]);
    expect(table.task).toMatchObject({ do: 'endgame', by: 'seat3' });
  });
});

describe('the rulebook’s round', () => {
  it('Agents: two troops, a Spy that makes four, five that stay at home. W5-W7', () => {
    const { told, table } = played(agent);
    expect(SEATS.map((seat) => table.state.players[seat]?.conflict)).toEqual([2, 4, 0]);
    expect(told.filter(({ type }) => type === 'controlBonus')).toMatchObject([{ player: 'seat1', space: 'arrakeen' }]);
    expect(table.state.players.seat3).toMatchObject({ garrison: 5, solari: 0, water: 2 });
  });
  it('Reveal turns: 8 strength, and 11 with the sandworm that needs no Hooks. W8 W9', () => {
    const { told, table } = playedLesson(uprising, reveal, (now, at) => {
      if (reveal.steps[at]?.tale.key === 'uprising.lesson.reveal.buy') expect(strengthOf(now.state, 'seat1')).toBe(8);
    });
    expect(table.state).toMatchObject({ shieldWall: false });
    expect(told.find(({ type }) => type === 'combat')).toMatchObject({ strengths: [{ strength: 11 }, { strength: 9 }, { strength: 0 }] });
  });
  it('Combat: 12 beats 11, the second reward counts twice, makers and Recall. W10-W13', () => {
    const { told, table } = played(combat);
    expect(told.filter(({ type }) => type === 'placed')).toMatchObject([
      { player: 'seat2', place: 'first', won: true },
      { player: 'seat1', place: 'second', won: false },
    ]);
    expect(table.state.players.seat1).toMatchObject({ water: 4, sandworms: 0, conflict: 0 });
    expect(table.state.control['imperial-basin']).toBe('seat2');
    expect(table.state).toMatchObject({ round: 2, firstPlayer: 'seat2', bonusSpice: { 'deep-desert': 2, 'hagga-basin': 1 } });
  });
});

describe('the single examples', () => {
  it('one Spy lets the Agent in, the other gathers. W1 W15', () => {
    const { told } = played(spies);
    expect(told.flatMap((event) => (event.type === 'recalledSpy' ? [event.errand] : []))).toEqual(['infiltrate', 'gather']);
    expect(told.filter(({ type }) => type === 'placedSpy')).toHaveLength(1);
  });
  it('a contract is done by a later Agent, a discarded favour pays, Shaddam’s troops stay at home. W17-W20', () => {
    const { told, table } = played(contracts);
    expect(told.filter(({ type }) => type === 'completedContract')).toHaveLength(1);
    expect(table.state.players.seat1).toMatchObject({ solari: 3, spice: 3, vp: 1, influence: { 'bene-gesserit': 2 } });
    expect(table.state.players.seat3).toMatchObject({ conflict: 0, garrison: 5 });
  });
  it('6 spice are two points where a sandworm fights, and two steps make the Alliance. W3 W4 W14', () => {
    const { told, table } = played(worms);
    expect(table.state.players.seat1).toMatchObject({ spice: 0, vp: 3, hooks: true, influence: { fremen: 4 } });
    expect(told.filter(({ type }) => type === 'alliance')).toHaveLength(1);
  });
  it('Rivals: what is taken is ignored, Spies are placed, Hagal cards bring swords. R17.6 R17.11 R17.16', () => {
    const { told } = played(rivals);
    expect(told.flatMap((event) => (event.type === 'hagal' && event.ignored ? [event.ignored] : []))).toEqual(['occupied', 'spy']);
    expect(told.find(({ type }) => type === 'combat')).toMatchObject({ strengths: [{ strength: 7 }, { strength: 8 }, { strength: 5 }] });
  });
  it('has no text that no lesson uses', () => {
    const keys = JSON.stringify(uprisingLessons);
    expect(Object.keys(uprisingLessonsEn).filter((key) => !keys.includes(`"${key}"`))).toEqual([]);
  });
});
