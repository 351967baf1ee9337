import type { ArrangedDice, Arrangement } from '../arranged-position.ts';
import type { HouseFace, HouseId } from '../ids.ts';
import { open, type Story } from './story.fixture.ts';

export const ORDER = ['atreides', 'harkonnen', 'fremen', 'guild', 'smugglers', 'bene-tleilax'] as const;
/** These House dice, and three others that tell nothing. */
export const showing = (...house: [HouseFace, HouseFace, HouseFace, HouseFace]): ArrangedDice => ({
  house,
  region: '1',
  spice: '1',
  vendetta: 'snooper',
});
/** House dice that help nobody here. */
export const NO_FACES = showing('bene-gesserit', 'bene-gesserit', 'bene-gesserit', 'bene-gesserit');
/** The battles of this House are due. */
export const battling = (active: HouseId, more: Partial<Arrangement>): Story =>
  open({ order: ORDER, active, step: 'battle', storm: 1, dice: NO_FACES, ...more });
/** Both fists at once. */
export const fists = (story: Story, attacker: HouseId, attack: object, defender: HouseId, defence: object): Story =>
  story.play(attacker, attack).play(defender, defence);
/** The fists that were opened. */
export const outcome = (story: Story) => story.events.find(({ type }) => type === 'fists');
