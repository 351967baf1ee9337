import type { Message } from '../../../text/message.ts';
import { type ActionSymbol, type LeaderId, type PrescienceId, type Side, type TrackId, TRACKS } from '../ids.ts';
import { choiceLine, effectLines } from '../words/effects.ts';
import { leader, listed, said, track } from '../words/names.ts';
import type { Desk } from './common.ts';

/** What a die of this symbol can be spent for. R7.4-R7.7 */
export const actionsOf = ({ board, word }: Desk, side: Side, symbol: ActionSymbol): string =>
  word(choiceLine(side, board.data.actions[side][symbol]));

/** What a leader's special action does. R17.3 */
export const specialOf = ({ board, word }: Desk, id: LeaderId, side: Side): string =>
  effectLines(side, board.data.leaders[id].special).map(word).join(' ');

/** A name that no line parts. */
const whole = (name: string): string => name.replaceAll(' ', '\u00a0');
/** How a leader comes into play. R17.2 */
export function entryOf({ board, tell, word }: Desk, id: LeaderId): string {
  const { entry } = board.data.leaders[id];
  switch (entry.by) {
    case 'supremacy':
      return tell('entry.supremacy', { space: entry.space });
    case 'prescience':
      if (entry.track === 'any') return tell('entry.any', { space: entry.space });
      return tell(entry.replaces ? 'entry.replaces' : 'entry.prescience', {
        track: track(entry.track),
        space: entry.space,
        ...(entry.replaces && { leader: whole(word(leader(entry.replaces))) }),
      });
    case 'leaving':
      return tell('entry.leaving', { leader: whole(word(leader(entry.of))) });
    default:
      return tell(`entry.${entry.by}`);
  }
}

/** What a prescience card demands. R13.3 */
export function conditionOf({ board, word }: Desk, id: PrescienceId): string {
  const { condition } = board.data.prescience[id];
  const gaps: Record<string, Message | number> = {};
  if ('count' in condition) gaps['count'] = condition.count;
  if ('least' in condition) gaps['least'] = condition.least;
  if (condition.is === 'legions') gaps['terrains'] = listed(condition.in.map((one) => said(`terrain.${one}`)));
  return word(said(`claim.${condition.is === 'deed' ? condition.deed : condition.is}`, gaps));
}
/** Steps of each marker. */
export const gainsOf = (gains: Readonly<Partial<Record<TrackId, number>>>): readonly string[] =>
  TRACKS.map((id) => (gains[id] ? `+${gains[id]}` : ''));
