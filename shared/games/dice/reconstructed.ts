import type { DiceData, Source } from './data.ts';
import { HOUSES, REGIONS } from './ids.ts';

/** A value that the rulebook does not state: its field in the data, and a key of the texts that says how it was found. */
export interface Reconstructed {
  readonly field: string;
  readonly key: string;
  readonly source: Exclude<Source, 'seed'>;
  readonly with: Readonly<Record<string, string | number>>;
}

/**
 * Everything in the data that is not stated by the rulebook, for the marks in the app.
 * Keys: `dice.reconstructed.zone|border|stormTrack|wind|allyPower|alternative`.
 */
export function reconstructed({ map, dice, houses }: DiceData): readonly Reconstructed[] {
  const found: Reconstructed[] = [];
  const note = (source: Source, field: string, name: string, gaps: Reconstructed['with']): void => {
    if (source !== 'seed') found.push({ field, key: `dice.reconstructed.${name}`, source, with: gaps });
  };
  for (const region of REGIONS)
    note(map.regions[region].zoneSource, `map.regions.${region}.zone`, 'zone', { region, zone: map.regions[region].zone });
  map.adjacency.forEach(({ between: [one, other], source, confidence }, at) => {
    note(source, `map.adjacency.${at}`, 'border', { one, other, confidence });
  });
  for (const [id, { source }] of Object.entries(map.alternatives)) note(source, `map.alternatives.${id}`, 'alternative', { map: id });
  note(map.stormTrack.source, 'map.stormTrack.east', 'stormTrack', {});
  dice.region.faces.forEach(({ zone, wind, source }, at) => {
    note(source, `dice.region.faces.${at}.wind`, 'wind', { zone, wind });
  });
  for (const house of HOUSES) {
    const { allyPower, allyPowerSource } = houses[house];
    note(allyPowerSource, `houses.${house}.allyPower`, 'allyPower', { house, power: allyPower });
  }
  return found;
}
