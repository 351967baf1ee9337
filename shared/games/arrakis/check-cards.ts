import { isAmount, knows, type Report } from '../checks.ts';
import type { ArrakisData } from './data.ts';
import { HOUSES, LEADERS, NAMED, OBJECTIVES, PLANNING, PRESCIENCE, SYMBOLS, TRACKS } from './ids.ts';

const DECK = 18; // R2.3

/** Contradictions in cards and leaders. Their effects are checked by `check-effects.ts`. */
export function problemsOfCards({ decks, prescience, objectives, leaders, genericCombat, numbers }: ArrakisData, report: Report): void {
  for (const house of HOUSES) {
    let cards = 0;
    for (const [id, card] of Object.entries(decks[house])) {
      if (!knows(PLANNING, id)) report(`decks.${house}.${id}`, 'unknownCard', { card: id });
      if (!isAmount(card?.copies, 1, 4)) report(`decks.${house}.${id}.copies`, 'notAnAmount');
      else cards += card?.copies ?? 0;
    }
    if (cards !== DECK) report(`decks.${house}`, 'deckCount', { count: cards, wanted: DECK });
  }
  const steps = (field: string, of: Readonly<Partial<Record<string, number>>>, most: number): void => {
    for (const [track, count] of Object.entries(of)) {
      if (!knows(TRACKS, track)) report(field, 'unknownTrack', { track });
      if (!isAmount(count, 0, most)) report(`${field}.${track}`, 'notAnAmount');
    }
  };
  for (const id of PRESCIENCE) steps(`prescience.${id}.gains`, prescience[id].gains, 3);
  for (const id of OBJECTIVES) steps(`objectives.${id}.targets`, objectives[id].targets, numbers.tracks.end);
  for (const id of LEADERS) {
    const { house, slot, combat } = leaders[id];
    if (!knows(HOUSES, house)) report(`leaders.${id}.house`, 'unknownHouse', { house: String(house) });
    if (!knows([...SYMBOLS, 'desert-power'], slot)) report(`leaders.${id}.slot`, 'unknownSlot', { slot: String(slot) });
    if ((combat === null) === knows(NAMED, id)) report(`leaders.${id}.combat`, 'combatAbility', { leader: id });
    for (const [name, count] of Object.entries(combat ?? {}))
      if (!isAmount(count, 0, 6)) report(`leaders.${id}.combat.${name}`, 'notAnAmount');
  }
  for (const [name, count] of Object.entries(genericCombat)) if (!isAmount(count, 0, 6)) report(`genericCombat.${name}`, 'notAnAmount');
}
