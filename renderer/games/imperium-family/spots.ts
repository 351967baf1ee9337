import { computed, type ComputedRef, inject, type InjectionKey, provide } from 'vue';
import type { Entity } from '../../../shared/games/face.ts';
import type { PlayerId } from '../../../shared/games/imperium-family/ids.ts';
import type { FamilyView } from '../../../shared/games/imperium-family/types.ts';
import { hereOf, playerName } from '../../../shared/games/imperium-family/words/names.ts';
import { stoneOf } from '../../../shared/games/imperium-family/words/stones.ts';
import type { Message } from '../../../shared/text/message.ts';
import { type LitEntity, type SceneProps, sameEntity } from '../scene.ts';

/** What every part of the card table needs: the view, the light on its things, and a voice. */
export interface Spots {
  readonly view: ComputedRef<FamilyView>;
  readonly theme: ComputedRef<SceneProps['theme']>;
  readonly motion: ComputedRef<number>;
  say(message: Message): string;
  nameOf(player: PlayerId): string;
  stoneOf(player: PlayerId): string;
  lightOf(entity: Entity): LitEntity | undefined;
  isBlocked(entity: Entity): boolean;
  isPointed(entity: Entity): boolean;
  /** Something of these kinds answers the question. */
  asks(...kinds: readonly string[]): boolean;
  /** Is it offered, and if not, why? */
  stateOf(entity: Entity): string;
  /** Answers with it, or points at it, so that the reason is shown. */
  press(entity: Entity): void;
  point(entity: Entity | null): void;
  /** Everything that makes an element that thing: attributes, states and listeners. */
  bind(entity: Entity, ...about: readonly string[]): Readonly<Record<string, unknown>>;
}
const SPOTS: InjectionKey<Spots> = Symbol('spots');

type Emit = ((event: 'point', entity: Entity | null) => void) & ((event: 'choose', entity: Entity) => void);

/** Lets all parts below know what can be answered with. */
export function provideSpots(props: SceneProps, emit: Emit): Spots {
  const view = computed(() => props.view as FamilyView);
  const say = (message: Message): string => props.say?.(message) ?? message.key;
  const stones = computed(() => new Map(view.value.order.map((id) => [id, stoneOf(view.value, id)])));
  const here = computed(() => hereOf(view.value, props.names));
  const lightOf = (entity: Entity): LitEntity | undefined => props.lit.find((one) => sameEntity(one.entity, entity));
  const isBlocked = (entity: Entity): boolean => props.blocked.some((one) => sameEntity(one, entity));
  const isPointed = (entity: Entity): boolean => sameEntity(props.pointed, entity);
  const point = (entity: Entity | null): void => emit('point', entity);
  // What is not offered may still be taken up instead of what is held; otherwise its reason is shown.
  const press = (entity: Entity): void => emit('choose', entity);
  const stateOf = (entity: Entity): string => props.state?.(entity) ?? '';
  const spots: Spots = {
    view,
    theme: computed(() => props.theme),
    motion: computed(() => props.motion),
    say,
    nameOf: (player) => say(playerName(here.value, player)),
    stoneOf: (player) => stones.value.get(player) ?? 'guild',
    lightOf,
    isBlocked,
    isPointed,
    asks: (...kinds) => props.lit.some(({ entity }) => kinds.includes(entity.kind)),
    stateOf,
    press,
    point,
    bind(entity, ...about) {
      const lit = lightOf(entity);
      return {
        type: 'button',
        class: { lit: !!lit, on: lit?.chosen, off: !lit, blocked: isBlocked(entity), pointed: isPointed(entity) },
        'aria-label': [...about, stateOf(entity)].filter(Boolean).join('. '),
        'aria-disabled': !lit,
        'aria-pressed': lit?.chosen ? true : undefined,
        'data-entity': `${entity.kind}:${entity.id}`,
        'data-key': lit?.key,
        onClick: () => press(entity),
        onPointerenter: (event: PointerEvent) => event.pointerType !== 'touch' && point(entity),
        onPointerleave: () => point(null),
        onFocus: () => point(entity),
        onBlur: () => point(null),
      };
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
