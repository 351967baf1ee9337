import type { FamilyView } from '../../../../shared/games/imperium-family/types.ts';
import { saidEffects } from '../../../../shared/games/imperium-family/words/effects.ts';
import { listed, nameOf, plain } from '../../../../shared/games/imperium-family/words/names.ts';
import type { PlayerId } from '../../../../shared/games/imperium-family/ids.ts';
import type { Message } from '../../../../shared/text/message.ts';
import { pictured } from '../names.ts';
import type { Ribbon, ShownFight } from './fight.ts';

type NameOf = (player: PlayerId) => string;

/** How it ended, in one sentence. */
export function headlineOf({ conflict, ribbons, winner }: ShownFight, view: Pick<FamilyView, 'edition'>, name: NameOf): Message {
  const what = nameOf(view.edition, 'conflict', conflict);
  const [first, second] = ribbons;
  const strength = first?.strength ?? 0;
  if (winner === null) {
    const tied = ribbons.filter((one) => one.strength === strength).map(({ player }) => plain(name(player)));
    return pictured('scene.tied', { conflict: what, names: listed(tied), strength });
  }
  const gaps = { name: name(winner), conflict: what, strength };
  return second && second.strength > 0 ? pictured('scene.won', { ...gaps, next: second.strength }) : pictured('scene.alone', gaps);
}
/** What somebody fights with: "1 sandworm", "2 troops", "6 swords". */
export function forceOf({ sandworms, troops, swords, strength, counted }: Ribbon): readonly Message[] {
  if (strength === 0) return [pictured('scene.none')];
  if (!counted) return [];
  return [
    ...(sandworms > 0 ? [pictured('scene.worms', { count: sandworms })] : []),
    ...(troops > 0 ? [pictured('scene.troops', { count: troops })] : []),
    ...(swords > 0 ? [pictured('scene.swords', { count: swords })] : []),
  ];
}
/** Everything about one House, for a screen reader. */
export function ribbonTold(
  ribbon: Ribbon,
  { matched }: ShownFight,
  { edition }: Pick<FamilyView, 'edition'>,
  name: NameOf,
): readonly Message[] {
  const { player, strength, cards, place, prize } = ribbon;
  const gains = prize ? saidEffects(prize.effects, edition) : pictured('scene.nothing');
  return [
    pictured('scene.strong', { name: name(player), strength }),
    ...forceOf(ribbon),
    ...(cards.length > 0 ? [pictured('scene.played', { cards: listed(cards.map(({ id }) => nameOf(edition, 'intrigue', id))) })] : []),
    ...(place ? [pictured('scene.gains', { place: pictured(`place.${place}`), gains })] : []),
    ...(prize?.doubled ? [pictured('scene.doubled')] : []),
    ...(matched?.by === player ? [pictured('scene.matched', { vp: matched.vp })] : []),
  ];
}
