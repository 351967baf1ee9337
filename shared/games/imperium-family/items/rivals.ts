import type { Message } from '../../../text/message.ts';
import type { Item } from '../../face.ts';
import type { Records } from '../edition.ts';
import { effectsAt } from '../queries/hagal-cards.ts';
import type { HagalRecord } from '../records.ts';
import { saidCondition, saidEffects } from '../words/effects.ts';
import { factionName, hagalCardName, listed, nameOf, ofRival, said } from '../words/names.ts';
import { rivalLines } from '../words/rivals.ts';
import { fact, facts, marked, number, type Shelf } from './shelf.ts';

/** Cards of Rivals; none in an edition whose Rivals play Leaders. Their rules are those of Uprising. Uprising R17.1 */
export const rivalItems = (shelf: Shelf): readonly Item[] =>
  Object.entries(shelf.rivals ?? {}).map(
    ([id, record]): Item => ({
      entity: ofRival(id),
      group: 'imperium.group.rival',
      name: nameOf(shelf.edition, 'rival', id),
      icon: 'bot',
      lines: rivalLines(shelf.edition, record, saidEffects),
      facts: facts(
        fact('swordmasterValue', number(record.swordmaster_value)),
        fact('streamlined', said(record.streamlined ? 'fact.yes' : 'fact.no')),
      ),
      rules: ['R17.1', 'R17.8', 'R17.11', 'R17.13'],
      ...marked(record.source),
    }),
  );

/** Where a Hagal card sends, what has to hold, and what it gives there. R21.2, Uprising R17.6, Uprising R17.9, Uprising R17.17 */
export const hagalLines = (shelf: Shelf, id: string): readonly Message[] => {
  const record = shelf.hagal.cards[id] as Records['hagal']['cards'][string];
  const { requires, smart_politics } = record;
  return [
    ...sentWhere(shelf, id, record),
    ...(requires ? [said('item.requires', { condition: saidCondition(requires, shelf.edition) })] : []),
    ...gives(shelf, record),
    ...(smart_politics ? [said('item.politics', { faction: factionName(smart_politics) })] : []),
  ];
};
function sentWhere({ edition }: Shelf, id: string, record: HagalRecord): readonly Message[] {
  const { send_to: to } = record;
  const name = (space: string): Message => nameOf(edition, 'space', space);
  if (to === null) return [];
  if (to === 'most_bonus_spice') return [said('item.sendToMost')];
  if (typeof to === 'string') return [said('item.sendTo', { space: hagalCardName(edition, id, record) })];
  if ('best_of' in to) return [said('item.sendToBest', { spaces: listed(to.best_of.map(name)) })];
  return [said('item.sendToIf', { condition: saidCondition(to.if, edition), then: name(to.then), else: name(to.else) })];
}
function gives({ edition }: Shelf, record: HagalRecord): readonly Message[] {
  const { effects } = record;
  const plain = effectsAt(record, null);
  if (plain.length > 0) return [said('item.hagalEffects', { effects: saidEffects(plain, edition) })];
  return Object.entries(effects).map(([space, list]) =>
    said('item.hagalEffectsAt', { space: nameOf(edition, 'space', space), effects: saidEffects(list, edition) }),
  );
}
