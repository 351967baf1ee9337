import { expect, test } from 'vitest';
import { axisOf } from './chart-axis.ts';

const labels = (goal: number, arrival: number): string[] => axisOf(goal, arrival, 'en').map(({ label }) => label);

test('points stand at the side up to what wins, and beyond it where the chart goes beyond', () => {
  expect(labels(3, 1)).toEqual(['0', '1', '2', '3']);
  expect(labels(10, 10 / 12)).toEqual(['0', '2', '4', '6', '8', '10', '12']);
  expect(axisOf(10, 10 / 12, 'en').find(({ label }) => label === '10')?.at).toBeCloseTo(10 / 12);
});

test('where nothing is counted, the lines are shares of everything', () => {
  expect(labels(0, 1)).toEqual(['0%', '25%', '50%', '75%', '100%']);
});
