import type { SignId } from '../../../sheets/icons.ts';
import type { Item } from '../../face.ts';
import type { BattleIconId } from '../ids.ts';
import { BATTLE_SIGNS } from '../signs/units.ts';
import { nameOf, said } from '../words/names.ts';
import { saidBattleIcon } from '../words/units.ts';
import { marked, type Shelf } from './shelf.ts';

/** Their rules are those of Uprising. */
const SIGNS: readonly (readonly [sign: SignId, rules: readonly string[]])[] = [
  ['worm', ['R7.5', 'R7.10', 'R10.4']],
  ['maker-hook', ['R6.4', 'R7.5']],
  ['shield-wall', ['R7.6', 'R7.7']],
];
/** Signs of sandworms and battle icons, and the Objectives, where an edition has them. Their rules are those of Uprising. */
export function unitItems(shelf: Shelf): readonly Item[] {
  const { game, objectives = {}, edition } = shelf;
  const signs = game.strength.sandworm === undefined ? [] : SIGNS;
  const { strength, battle_icons } = game;
  return [
    ...signs.map(([sign, rules]): Item => {
      const gaps = sign === 'worm' ? { strength: strength.sandworm ?? 0 } : {};
      return icon(sign, said(`item.icon.${sign}`), said(`item.icon.${sign}.1`, gaps), rules);
    }),
    ...(battle_icons?.paired ?? []).map((id) => iconOf(shelf, id, 'paired', ['R10.6'])),
    ...(battle_icons ? [iconOf(shelf, battle_icons.wild, 'wild', ['R11.4'])] : []),
    ...Object.entries(objectives).map(
      ([id, { battle_icon, first_player, source }]): Item => ({
        entity: { kind: 'objective', id },
        group: 'imperium.group.objective',
        name: nameOf(edition, 'objective', id),
        icon: BATTLE_SIGNS[battle_icon],
        lines: [...saidBattleIcon(edition, battle_icon), ...(first_player ? [said('item.firstPlayer')] : [])],
        rules: ['R2.8', 'R10.6'],
        ...marked(source),
      }),
    ),
  ];
}
const icon = (sign: SignId, name: Item['name'], line: Item['lines'][number], rules: readonly string[]): Item => ({
  entity: { kind: 'icon', id: sign },
  group: 'imperium.group.icon',
  name,
  icon: sign,
  lines: [line],
  rules,
});
const iconOf = ({ edition, game }: Shelf, id: BattleIconId, how: 'paired' | 'wild', rules: readonly string[]): Item =>
  icon(BATTLE_SIGNS[id], nameOf(edition, 'battleIcon', id), said(`item.battleIcon.${how}`, { vp: game.battle_icons?.vp ?? 0 }), rules);
