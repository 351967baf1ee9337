import type { Message } from '../../../text/message.ts';
import type { CardRecord } from '../records.ts';
import type { EditionId } from '../types.ts';
import { saidWhen } from './effects.ts';
import { saidBy } from './names.ts';

/** Everything a card does: a sentence for each box, and how it sends Agents if that is unusual. */
export function saidBoxes(
  { agent, reveal, acquire, on_trash = [], on_discard_from_hand = [], special_play }: CardRecord,
  edition: EditionId,
): readonly Message[] {
  const boxes = [
    ['agent', agent],
    ['reveal', reveal],
    ['acquire', acquire],
    ['trash', on_trash],
    ['discard', on_discard_from_hand],
  ] as const;
  return [
    ...(special_play ? [saidBy(edition, `item.play.${special_play}`)] : []),
    ...boxes.flatMap(([when, list]) => (list.length > 0 ? [saidWhen(when, list, edition)] : [])),
  ];
}
