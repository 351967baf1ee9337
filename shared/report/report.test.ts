import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { SHELF } from '../games/index.ts';
import { type Report, reportOf } from './report.ts';
import { tellingOf } from './telling.ts';

const read = (game: string, name: string): string => readFileSync(`shared/games/${game}/golden/${name}.jsonl`, 'utf8');
const told = (text: string) => reportOf(text, (game) => SHELF[game]);
const mustTell = (game: string, name: string): Report => {
  const { report, misfit } = told(read(game, name));
  if (!report) throw new Error(misfit.key);
  return report;
};

describe('the report of a finished game', () => {
  const report = mustTell('imperium', 'spice-4');

  test('ranks all who played, winners first, and measures what each did', () => {
    expect(report.players.map(({ rank }) => rank)).toEqual(report.players.map(({ rank }) => rank).toSorted((one, other) => one - other));
    expect(report.players.filter(({ won }) => won)).toHaveLength(1);
    expect(report.players[0]?.won).toBe(true);
    const lines = read('imperium', 'spice-4')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    for (const { id, answers } of report.players)
      expect(answers).toBe(lines.filter(({ kind, seat }) => kind === 'answer' && seat === id).length);
    expect(report.players.every(({ look }) => look.stone !== null)).toBe(true);
  });

  test('says where it turned and what brought it about', () => {
    expect(report.moments.length).toBeGreaterThan(3);
    expect(report.moments.map(({ turn }) => turn)).toEqual(report.moments.map(({ turn }) => turn).toSorted((one, other) => one - other));
    expect(report.moments.every(({ causes }) => causes.length > 0)).toBe(true);
  });

  test('tells what was scored before all else, each with the deed that led to it', () => {
    const telling = tellingOf(report);
    const scored = report.lines.filter(({ scores, seat, kind }) => scores && kind === 'deed' && seat !== null).length;
    expect(scored).toBeGreaterThan(10);
    const messages = telling.slice(0, scored).flatMap((one) => one.messages);
    expect(messages.length).toBeGreaterThan(scored);
    expect(new Set(telling.map(({ at }) => at)).size).toBe(telling.length);
  });

  test('nobody thought where bots answered alone', () => {
    const persons = report.players.filter(({ kind }) => kind === 'person').length;
    expect(report.players.filter(({ thought }) => thought !== null).length).toBeLessThanOrEqual(persons);
  });
});

test('players without a seat are in it too', () => {
  const { players } = mustTell('imperium', 'vp-1-mentat-app');
  expect(players.filter(({ kind }) => kind === 'rule')).toHaveLength(2);
});

test.each([
  ['no record', 'hello', 'error.record.unknown'],
  ['nothing', '', 'error.record.unknown'],
  ['a game that is not here', read('dice', 'solo-3').replace(/"game":"dice"/, '"game":"chess"'), 'error.record.damaged'],
  ['a game that is not over', `${read('dice', 'solo-3').split('\n').slice(0, 9).join('\n')}\n`, 'report.notOver'],
])('%s is refused', (_, text, key) => {
  const { report, misfit } = told(text);
  expect(report).toBeNull();
  expect(misfit?.key).toBe(key);
});
