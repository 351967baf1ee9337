import { isOneOf } from '../../../kernel/typed.ts';
import type { OptionLabel } from '../../face.ts';
import { areaHint } from './hints.ts';
import { isNamed, piece } from './counts.ts';
import {
  area,
  type Here,
  isArea,
  isZone,
  leader,
  ofArea,
  ofLeader,
  ofPower,
  ofZone,
  power,
  said,
  sectorName,
  type Table,
  zone,
} from './names.ts';
import { specialTarget } from './specials.ts';
import type { Message } from '../../../text/message.ts';
import { POWERS, type PowerId, RANKS, TOKEN_SETS } from '../ids.ts';
import type { AutomaOption } from '../questions-automa.ts';

const isPower = (id: string): id is PowerId => isOneOf(POWERS, id);
const isPiece = (id: string): id is (typeof RANKS)[number] | 'generic' => id === 'generic' || isOneOf(RANKS, id);
const isSet = (id: string): boolean => isOneOf(TOKEN_SETS, id);

/** Something that the automa could do as well as something else. R16.2 */
export function automaOption(here: Here, id: AutomaOption): OptionLabel {
  if (typeof id === 'object') return specialTarget(here, id);
  if (isArea(id)) return { label: area(id), hint: areaHint(here, id), target: ofArea(id) };
  if (isZone(id)) return { label: zone(here, id), target: ofZone(id), icon: 'air' };
  if (isNamed(id)) return { label: leader(id), target: ofLeader(id), icon: 'leader' };
  if (isPower(id)) return { label: power(id), target: ofPower(id) };
  return { label: automaWhat(here, id) };
}
/** What it is called in the story. */
export function automaWhat(table: Table, id: AutomaOption): Message {
  if (typeof id === 'object') return table.view ? specialTarget({ ...table, view: table.view }, id).label : said('nothing');
  if (isArea(id)) return area(id);
  if (isZone(id)) return zone(table, id);
  if (isNamed(id)) return leader(id);
  if (isPower(id)) return power(id);
  if (isPiece(id)) return piece('harkonnen', id);
  return isSet(id) ? said('piece.token') : sectorName(id as Parameters<typeof sectorName>[0]);
}
