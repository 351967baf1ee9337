import type { SoundName } from './voices.ts';

/** What an event of any game sounds like; all others are a pebble that is set down. */
const SOUNDS: Readonly<Partial<Record<SoundName, readonly string[]>>> = {
  worm: ['wormAte', 'wormCalled', 'wormCame', 'wormAttacked'],
  clash: ['battle', 'fists', 'fight', 'attacked', 'battleRoll', 'fought', 'kanly', 'ambush', 'struck'],
  bone: ['threw', 'rolled', 'wormRoll', 'rocketRoll', 'automaRolled', 'startDice', 'guileTest', 'harvesterTest'],
  sand: ['stormMoved', 'stormed', 'storm', 'stormTook', 'detonated'],
  card: ['cardPlayed', 'playedIntrigue', 'revealed', 'acquired', 'drew', 'drewIntrigue', 'automaCard', 'hagal', 'rivalCard', 'tookGear'],
};
/** Of several things that happen together the weightiest is heard. */
const WEIGHT: readonly SoundName[] = ['worm', 'clash', 'bone', 'sand', 'card'];
/** Every event that has a sound of its own. */
export const SOUNDING: readonly string[] = Object.values(SOUNDS).flat();

/** The one sound of all that has just happened; null = nothing has. */
export function soundOf(types: readonly string[]): SoundName | null {
  if (types.length === 0) return null;
  return WEIGHT.find((name) => types.some((type) => SOUNDS[name]?.includes(type))) ?? 'pebble';
}
