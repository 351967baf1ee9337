import { computed, type ComputedRef, inject, type InjectionKey, provide } from 'vue';
import type { Entity } from '../../../shared/games/face.ts';
import { type Book, bookOf } from '../../../shared/games/imperium-family/edition.ts';
import type { PlayerId } from '../../../shared/games/imperium-family/ids.ts';
import type { FamilyView, PlayerView } from '../../../shared/games/imperium-family/types.ts';
import { hereOf, playerName } from '../../../shared/games/imperium-family/words/names.ts';
import { type Seen, stoneOf } from '../../../shared/games/imperium-family/words/stones.ts';
import type { Message } from '../../../shared/text/message.ts';
import { steady } from '../../stores/steady.ts';
import { type LitEntity, type SceneProps, sameEntity } from '../scene.ts';

/** What every part of the card table needs: the view, the light on its things, and a voice. */
export interface Spots {
  readonly view: ComputedRef<FamilyView>;
  /** The records of this game. Unlike the view they never change. */
  readonly book: ComputedRef<Book>;
  readonly edition: ComputedRef<FamilyView['edition']>;
  /** What faces must know of the view: it changes with the Leaders only. */
  readonly leaders: ComputedRef<Seen>;
  readonly theme: ComputedRef<SceneProps['theme']>;
  readonly motion: ComputedRef<number>;
  say(message: Message): string;
  nameOf(player: PlayerId): string;
  stoneOf(player: PlayerId): string;
  lightOf(entity: Entity): LitEntity | undefined;
  /** What of this kind is chosen. */
  chosen(kind: string): Entity | undefined;
  /** Something of these kinds answers the question. */
  asks(...kinds: readonly string[]): boolean;
  /** Is it offered, and if not, why? */
  stateOf(entity: Entity): string;
  /** Answers with it, or points at it, so that the reason is shown. */
  press(entity: Entity): void;
  point(entity: Entity | null): void;
  /** Everything that makes an element that thing: attributes, states and listeners. Anew only when something of it has changed. */
  bound(entity: () => Entity, about: () => readonly string[]): ComputedRef<Readonly<Record<string, unknown>>>;
}
const SPOTS: InjectionKey<Spots> = Symbol('spots');

type Emit = ((event: 'point', entity: Entity | null) => void) & ((event: 'choose', entity: Entity) => void);

/** Who it is, and what lies there. */
const leaderAt = (player: PlayerView | undefined) => ({
  leader: player?.leader ?? null,
  ...(player?.leaderBoard && { leaderBoard: player.leaderBoard }),
});
/** Lets all parts below know what can be answered with. */
export function provideSpots(props: SceneProps<FamilyView>, emit: Emit): Spots {
  const view = computed(() => props.view);
  const say = (message: Message): string => props.say?.(message) ?? message.key;
  const leaders = steady<Seen>(() => {
    const { edition, options, order, players, seats } = view.value;
    return { edition, options, order, seats, players: Object.fromEntries(order.map((id) => [id, leaderAt(players[id])])) };
  });
  const stones = computed(() => new Map(leaders.value.order.map((id) => [id, stoneOf(leaders.value, id)])));
  const called = steady(() => {
    const here = hereOf(view.value, props.names);
    return Object.fromEntries(view.value.order.map((id) => [id, playerName(here, id)]));
  });
  const lightOf = (entity: Entity): LitEntity | undefined => props.lit.find((one) => sameEntity(one.entity, entity));
  const isBlocked = (entity: Entity): boolean => props.blocked.some((one) => sameEntity(one, entity));
  const isPointed = (entity: Entity): boolean => sameEntity(props.pointed, entity);
  const point = (entity: Entity | null): void => emit('point', entity);
  // What is not offered may still be taken up instead of what is held; otherwise its reason is shown.
  const press = (entity: Entity): void => emit('choose', entity);
  const stateOf = (entity: Entity): string => props.state?.(entity) ?? '';
  const spots: Spots = {
    view,
    book: computed(() => bookOf(view.value)),
    edition: computed(() => view.value.edition),
    leaders,
    theme: computed(() => props.theme),
    motion: computed(() => props.motion),
    say,
    nameOf: (player) => (called.value[player] ? say(called.value[player]) : player),
    stoneOf: (player) => stones.value.get(player) ?? 'guild',
    lightOf,
    chosen: (kind) => props.lit.find(({ entity, chosen }) => chosen && entity.kind === kind)?.entity,
    asks: (...kinds) => props.lit.some(({ entity }) => kinds.includes(entity.kind)),
    stateOf,
    press,
    point,
    bound(entity, about) {
      const label = computed(() => [...about(), stateOf(entity())].filter(Boolean).join('. '));
      const seen = steady(() => {
        const thing = entity();
        const lit = lightOf(thing);
        return {
          type: 'button',
          class: { lit: !!lit, on: lit?.chosen, off: !lit, blocked: isBlocked(thing), pointed: isPointed(thing) },
          'aria-label': label.value,
          'aria-disabled': !lit,
          'aria-pressed': lit?.chosen ? true : undefined,
          'data-entity': `${thing.kind}:${thing.id}`,
          'data-key': lit?.key,
        };
      });
      const heard = {
        onClick: () => press(entity()),
        onPointerenter: (event: PointerEvent) => event.pointerType !== 'touch' && point(entity()),
        onPointerleave: () => point(null),
        onFocus: () => point(entity()),
        onBlur: () => point(null),
      };
      return computed(() => ({ ...seen.value, ...heard }));
    },
  };
  provide(SPOTS, spots);
  return spots;
}
/** @throws Error outside of a part that provides them */
export function useSpots(): Spots {
  const spots = inject(SPOTS);
  if (!spots) throw new Error('No card table around this part');
  return spots;
}
