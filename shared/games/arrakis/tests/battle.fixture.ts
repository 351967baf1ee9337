import type { Arrangement } from '../arranged-position.ts';
import type { AreaId, Side } from '../ids.ts';
import type { EffectSource } from '../questions.ts';
import { open, type Story, turnOf } from './story.fixture.ts';

// Faces of a combat die.
export const HIT = 1;
export const SHIELD = 4;
export const SPECIAL = 6;
export const times = (count: number, face: number): number[] => Array.from({ length: count }, () => face);

/** An attack of this list of effects, with dice from the table; the attacker's question for cards comes before each throw. */
export function attack(by: 'house-harkonnen' | 'house-atreides', more: Partial<Arrangement>, of?: EffectSource): Story {
  const side: Side = by === 'house-harkonnen' ? 'harkonnen' : 'atreides';
  return open({
    agenda: [
      { do: 'effect', ref: { by, of: of ?? `action:${side}:strategy:attack`, at: [0] } },
      { do: 'relieve', side: 'harkonnen' },
    ],
    options: { dice: 'table' },
    ...more,
    // Somebody to relieve, so that the story has a question to end with.
    harkonnen: { ...more.harkonnen, arsunt: { regular: 1, named: ['captain-aramsham'] } },
    state: { ...turnOf(side), ...more.state },
  });
}
export const on = (from: AreaId, to: AreaId) => ({ from, to, way: 'foot' }) as const;
export const END = 'relieve harkonnen';
/** Shield Wall East and Gara Kulon, a sietch, lie side by side. */
export const TO_SIETCH = on('shield-wall-east', 'gara-kulon');
/** Two desert areas without a settlement. */
export const IN_DESERT = on('ne-outer-8', 'ne-outer-9');

/** The Baron beside a sietch with Paul-Muad’Dib. W-2 */
export const W2 = {
  harkonnen: { 'shield-wall-east': { regular: 2, elite: 2, special: 1, generic: 1, named: ['baron-harkonnen'] } },
  atreides: { 'gara-kulon': { regular: 2, special: 1, named: ['paul-muaddib'] } },
  leaders: { 'paul-atreides': 'gone' },
  hands: { 'house-harkonnen': ['sandmasters'] },
} as const satisfies Partial<Arrangement>;
