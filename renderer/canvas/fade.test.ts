import { Container } from 'pixi.js';
import { expect, test } from 'vitest';
import { fades } from './fade.ts';
import { tweens } from './tween.ts';

test('of two wishes for one thing the later holds, also when it asks for what still is', () => {
  const moving = tweens(() => {});
  const light = fades();
  const thing = new Container();
  thing.alpha = 0;
  light.to(moving, thing, 1, 100);
  light.to(moving, thing, 0, 100);
  moving.finish();
  expect([thing.alpha, thing.visible]).toEqual([0, false]);
  light.to(moving, thing, 1, 0);
  expect([thing.alpha, thing.visible]).toEqual([1, true]);
});

test('what is gone is let alone, and its end is told', () => {
  const moving = tweens(() => {});
  const thing = new Container();
  let over = 0;
  fades().to(moving, thing, 0, 100, () => over++);
  thing.destroy();
  moving.finish();
  expect(over).toBe(1);
});
