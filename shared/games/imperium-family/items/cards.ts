import type { Item } from '../../face.ts';
import type { Records } from '../edition.ts';
import type { HagalRecord } from '../records.ts';
import { INTRIGUE_MODES, REWARD_PLACES } from '../ids.ts';
import { MODE_SIGNS } from '../signs/names.ts';
import { saidBoxes } from '../words/boxes.ts';
import { hagalLines } from './rivals.ts';
import { oneOf } from '../words/effects.ts';
import { factionName, hagalCardName, iconName, nameOf, ofConflict, ofHagal, ofIntrigue, printed, said } from '../words/names.ts';
import { saidBattleIcon } from '../words/units.ts';
import { amount, boxRule, cited, fact, facts, fromBox, marked, named, number, type Shelf, some, when } from './shelf.ts';

const CARD_RULES = { starter: ['R1.2', 'R2.5'], reserve: ['R10.3', 'R10.6'], imperium: ['R10.3'], commander: ['R10.1'] } as const;
/** A card of the decks: how it is got, its icons and both boxes. */
export function card(shelf: Shelf, id: string): Item {
  const record = shelf.cards[id] as Records['cards'][string];
  const { set, copies, cost, factions, icons, reveal, owner, box, source } = record;
  return {
    entity: { kind: 'card', id },
    group: `imperium.group.${set}`,
    name: nameOf(shelf.edition, 'card', id),
    icon: 'card',
    lines: saidBoxes(record, shelf.edition),
    facts: facts(
      set !== 'starter' &&
        set !== 'commander' &&
        fact('cost', cost === null ? said('fact.notForSale') : said('fact.persuasionCost', { cost })),
      owner !== undefined && fact('deckOf', nameOf(shelf.edition, 'leader', owner)),
      some('factions', factions.map(factionName)),
      some('icons', icons.map(iconName)),
      icons.length === 0 && fact('icons', said('fact.revealOnly')),
      amount('persuasion', printed('persuasion', reveal)),
      amount('swords', printed('swords', reveal)),
      fact(set === 'starter' ? 'copiesEach' : 'copies', number(copies)),
      fromBox(shelf, box),
    ),
    rules: [
      ...named(shelf.rules.cards[id]),
      ...boxRule(shelf, box),
      ...cited(shelf, ...CARD_RULES[set], icons.length === 0 ? 'R6.2' : 'R6.1'),
    ],
    ...marked(source),
  };
}

const TIMINGS = { turn_start: 'item.turnStart', after_winning_conflict: 'item.afterWinning' } as const;
/** An Intrigue card with its ways of use. */
export function intrigueCard(shelf: Shelf, id: string): Item {
  const record = shelf.intrigue[id] as Records['intrigue'][string];
  const modes = INTRIGUE_MODES.filter((mode) => record[mode]);
  const [first = 'plot'] = modes;
  return {
    entity: ofIntrigue(id),
    group: 'imperium.group.intrigue',
    name: nameOf(shelf.edition, 'intrigue', id),
    icon: MODE_SIGNS[first],
    lines: [...(record.timing ? [said(TIMINGS[record.timing])] : []), ...modes.flatMap((mode) => when(shelf, mode, record[mode]))],
    facts: facts(
      fact('mode', oneOf(modes.map((mode) => said(`fact.mode.${mode}`)))),
      amount('swords', printed('swords', record.combat ?? [])),
      fact('copies', number(record.copies)),
      fromBox(shelf, record.box),
    ),
    rules: [...named(shelf.rules.intrigue[id]), ...boxRule(shelf, record.box), ...cited(shelf, 'R12.4', 'R12.5')],
    ...marked(record.source),
  };
}

/** A Conflict card with its rewards. */
export function conflict(shelf: Shelf, id: string): Item {
  const { tier, copies, location, battle_icon, box, source, ...rewards } = shelf.conflicts[id] as Records['conflicts'][string];
  return {
    entity: ofConflict(id),
    group: 'imperium.group.conflict',
    name: nameOf(shelf.edition, 'conflict', id),
    icon: 'swords',
    lines: [...REWARD_PLACES.flatMap((place) => when(shelf, place, rewards[place])), ...saidBattleIcon(shelf.edition, battle_icon)],
    facts: facts(
      fact('level', number(tier)),
      location !== null && fact('location', nameOf(shelf.edition, 'space', location)),
      fact('copies', number(copies)),
      fromBox(shelf, box),
    ),
    rules: [...boxRule(shelf, box), ...cited(shelf, 'R13.7', 'R13.11', ...(location === null ? [] : ['R4.2', 'R14.1']))],
    ...marked(source),
  };
}

/** A Hagal card: where it sends and how strong it makes. */
export function hagalCard(shelf: Shelf, id: string): Item {
  const { edition } = shelf;
  const record = shelf.hagal.cards[id] as Records['hagal']['cards'][string];
  const { copies, swords, send_to, mark, source } = record;
  const name = hagalCardName(edition, id, record);
  return {
    entity: ofHagal(id),
    group: 'imperium.group.hagal',
    name: said('item.hagal', { name }),
    icon: 'bot',
    lines: hagalLines(shelf, id),
    facts: facts(
      swords !== null && fact('swords', number(swords)),
      mark !== null && fact('players', said(`fact.mark.${mark}`)),
      fact('copies', number(copies)),
    ),
    rules: cited(
      shelf,
      ...['R21.2', 'R21.4'],
      ...(isByBonus(record) ? ['R21.6'] : []),
      ...(send_to === null && swords === null ? ['R21.3'] : []),
    ),
    ...marked(source),
  };
}
/** Where it sends depends on the bonus spice that lies there. R21.6, Uprising R17.9 */
const isByBonus = ({ send_to: to, requires }: HagalRecord): boolean =>
  to === 'most_bonus_spice' ||
  (typeof to === 'object' && to !== null && 'best_of' in to) ||
  (requires !== undefined && 'bonus_spice' in requires);
