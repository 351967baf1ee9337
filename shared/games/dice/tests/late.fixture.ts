import type { ArrangedDice, Arrangement } from '../arranged-position.ts';
import type { HouseId, RegionFace, SpiceFace } from '../ids.ts';
import { open, type Story } from './story.fixture.ts';

export const ORDER = ['atreides', 'harkonnen', 'fremen', 'guild', 'corrino', 'bene-gesserit'] as const;
/** Four dice of the Guild, and what the storm is told by. */
export const showing = (spice: SpiceFace, region: RegionFace): ArrangedDice => ({
  house: ['guild', 'guild', 'guild', 'guild'],
  region,
  spice,
  vendetta: 'snooper',
});
/** The late steps of a turn, each by itself. */
export const at = (step: Arrangement['step'] & string, active: HouseId, more: Partial<Arrangement>): Story =>
  open({ order: ORDER, active, step, storm: 1, ...more });
