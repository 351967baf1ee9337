import type { Effect, EffectKind } from '../../effects/effects.ts';
import { arrow } from './arrow.ts';
import { contracts } from './contracts.ts';
import { cardplay } from './cardplay.ts';
import { frames } from './frames.ts';
import { gains } from './gains.ts';
import { influence } from './influence.ts';
import { leaders } from './leaders.ts';
import { moves } from './moves.ts';
import { rivals } from './rivals.ts';
import { spies } from './spies.ts';
import { teams } from './teams.ts';
import { units } from './units.ts';
import type { AnyReading, Readings } from './reading.ts';

/** A new kind does not compile until it is told what can be asked about it. */
const READINGS: Readings = {
  ...gains,
  ...arrow,
  ...frames,
  ...influence,
  ...moves,
  ...leaders,
  ...spies,
  ...units,
  ...contracts,
  ...cardplay,
  ...rivals,
  ...teams,
};

const BY_KIND: ReadonlyMap<string, unknown> = new Map(Object.entries(READINGS));
const noKind = (effect: Effect): Error => new Error(`No kind of effect: ${JSON.stringify(effect)}`);

/** The kind of an effect: the one of its fields that names a kind. */
export function kindOf(effect: Effect): EffectKind {
  for (const field in effect) if (BY_KIND.has(field)) return field as EffectKind;
  throw noKind(effect);
}
/** What can be asked about an effect. */
export function readingOf(effect: Effect): AnyReading {
  for (const field in effect) {
    const reading = BY_KIND.get(field);
    if (reading) return reading as AnyReading;
  }
  throw noKind(effect);
}
