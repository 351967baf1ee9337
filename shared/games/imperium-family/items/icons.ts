import type { SignId } from '../../../sheets/icons.ts';
import type { Message } from '../../../text/message.ts';
import type { Item } from '../../face.ts';
import type { IconId } from '../ids.ts';
import { GAIN_SIGNS, ICON_SIGNS } from '../signs/names.ts';
import { type Gaps, iconName, said } from '../words/names.ts';
import { cited, type Fact, facts, type Shelf, spaces } from './shelf.ts';

const PLAIN_ICONS = ['landsraad', 'city', 'spice-trade'] as const satisfies readonly IconId[];
/** Signs of the effects, and the rules that say what they mean. */
const SIGNS: readonly (readonly [sign: SignId, rules: readonly string[]])[] = [
  [GAIN_SIGNS.solari, ['R1.3']],
  [GAIN_SIGNS.spice, ['R1.3', 'R15.3']],
  [GAIN_SIGNS.water, ['R1.3']],
  [GAIN_SIGNS.vp, ['R3.4']],
  ['persuasion', ['R9.5', 'R10.3']],
  ['swords', ['R9.7']],
  ['troop', ['R8.1', 'R8.2']],
  ['deploy', ['R8.2', 'R8.4']],
  ['retreat', ['R8.2']],
  ['fallen', ['R19.35', 'R19.52']],
  ['agent', ['R5.2', 'R6.1']],
  ['recall', ['R19.56']],
  ['card', ['R10.2']],
  ['discard', ['R10.8']],
  ['trash', ['R10.6', 'R10.7']],
  ['intrigue', ['R12.1']],
  ['ring-any', ['R11.7']],
  ['ally', ['R11.4', 'R11.9']],
  ['bond', ['R17.5', 'R17.6']],
  ['signet', ['R18.1']],
  ['mentat', ['R16.1', 'R16.2']],
  ['council', ['R7.10']],
  ['swordmaster', ['R7.21']],
  ['harvester', ['R15.3']],
  ['flag', ['R14.1', 'R14.3']],
];
const CONTRACT_SIGNS: typeof SIGNS = [['contract', ['R14.1', 'R14.4']]];
const iconItem = (sign: SignId, name: Message, line: Message, rules: readonly string[], extra: readonly Fact[] = []): Item => ({
  entity: { kind: 'icon', id: sign },
  group: 'imperium.group.icon',
  name,
  icon: sign,
  lines: [line],
  ...(extra.length > 0 && { facts: extra }),
  rules,
});
/** What the data say of a sign: its text takes from it what it tells. */
function gapsOf({ game, board }: Shelf, sign: SignId): Gaps | undefined {
  if (sign === GAIN_SIGNS.vp) return { vp: game.end.vp };
  if (sign === 'swords') return { strength: game.strength.sword };
  if (sign === 'troop') return { strength: game.strength.troop };
  if (sign === 'ally') return { level: Math.min(...Object.values(board.tracks).map(({ alliance_at }) => alliance_at)) };
  if (sign === 'council') return { persuasion: board.council.persuasion };
  return undefined;
}
/** Every sign of cards and spaces with what it means. */
export function icons(shelf: Shelf): readonly Item[] {
  const agentIcons = PLAIN_ICONS.map((id) => {
    const where = facts(spaces(shelf, ({ icon }) => icon === id));
    return iconItem(ICON_SIGNS[id], iconName(id), said('item.agentIcon'), cited(shelf, 'R1.5', 'R6.3'), where);
  });
  // A sign of which no rule of the edition speaks is none of its signs.
  const signs = SIGNS.map(([sign, rules]) => [sign, cited(shelf, ...rules)] as const).filter(([, rules]) => rules.length > 0);
  return [
    ...agentIcons,
    ...[...signs, ...(shelf.contracts ? CONTRACT_SIGNS : [])].map(([sign, rules]) =>
      iconItem(sign, said(`item.icon.${sign}`), said(`item.icon.${sign}.1`, gapsOf(shelf, sign)), rules),
    ),
  ];
}
