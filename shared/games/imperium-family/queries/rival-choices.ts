import type { Task } from '../../../kernel/types.ts';
import type { Effects } from '../effects/effects.ts';
import { type FactionId, isFaction, type PlayerId } from '../ids.ts';
import { rising as risingFor, rivalCardOf } from './rival-cards.ts';
import { playerOf } from './table.ts';
import type { Scene } from '../questions.ts';
import { running, sceneIn } from './scene.ts';
import type { FamilyGame, State } from '../types.ts';

/** The Faction of an option that is Influence with one Faction and nothing else. */
function factionOf(list: Effects): FactionId | null {
  const [effect, ...more] = list;
  if (!effect || more.length > 0 || !('influence' in effect)) return null;
  const { faction } = effect.influence;
  return isFaction(faction) ? faction : null;
}
/** A Rival is to pick `n` of the lists that can be chosen: what is about Influence it settles itself, the rest its person. R23.13, J50 */
export function chooseForRival(state: State, task: Scene, lists: readonly Effects[], n: number): Task<FamilyGame>[] {
  const scene = { ...sceneIn(task), agreed: true };
  const asked = (left: readonly Effects[], count: number): Task<FamilyGame> =>
    count === 1 ? { do: 'choose', ...scene, lists: left } : { do: 'chooseSome', ...scene, lists: left, n: count };
  if (lists.some((list) => factionOf(list) === null)) return [asked(lists, n)];
  if (rivalCardOf(state, scene.by)) return running(scene, firstOnCard(state, scene.by, lists).slice(0, n).flat()); // Uprising R17.21
  const { influence } = playerOf(state, scene.by);
  const levelOf = (list: Effects): number => influence[factionOf(list) as FactionId];
  const rising = [...lists].sort((one, other) => levelOf(one) - levelOf(other));
  const last = levelOf(rising[n - 1] ?? []);
  const sure = rising.filter((list) => levelOf(list) < last);
  const tied = rising.filter((list) => levelOf(list) === last);
  const left = n - sure.length;
  if (tied.length === left) return running(scene, [...sure, ...tied].flat());
  return [...running(scene, sure.flat()), asked(tied, left)];
}
/** From where it has least, ties as on its card. */
const firstOnCard = (state: State, by: PlayerId, lists: readonly Effects[]): readonly Effects[] =>
  risingFor(
    state,
    by,
    lists.flatMap((list) => factionOf(list) ?? []),
  ).flatMap((faction) => lists.filter((list) => factionOf(list) === faction));
