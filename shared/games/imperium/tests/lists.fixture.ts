import type { Effects } from '../../imperium-family/effects/effects.ts';
import { DATA } from '../data.ts';

const { cards, intrigue, conflicts, leaders, board, hagal } = DATA;
/** Every list of effects that is printed somewhere in the box. */
export const LISTS: readonly Effects[] = [
  ...Object.values(cards).flatMap(({ agent, reveal, acquire, on_trash = [] }) => [agent, reveal, acquire, on_trash]),
  ...Object.values(intrigue).flatMap(({ plot = [], combat = [], endgame = [] }) => [plot, combat, endgame]),
  ...Object.values(conflicts).flatMap(({ first, second, third }) => [first, second, third]),
  ...Object.values(leaders).flatMap(({ ability, signet }) => [ability.effects, signet]),
  ...Object.values(board.spaces).flatMap(({ effects, control_bonus }) => [effects, control_bonus ?? []]),
  ...Object.values(board.tracks).map(({ bonus }) => bonus),
  ...Object.values(hagal.cards).map(({ effects }) => effects),
  ...Object.values(hagal.difficulties).flatMap(({ human_bonus, rival_bonus }) => [human_bonus, rival_bonus]),
  hagal.spending.conversions,
];
