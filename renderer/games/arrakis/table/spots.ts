import { computed, type ComputedRef, inject, type InjectionKey, provide } from 'vue';
import type { ArrakisView } from '../../../../shared/games/arrakis/types.ts';
import { said } from '../../../../shared/games/arrakis/words/names.ts';
import type { Entity } from '../../../../shared/games/face.ts';
import type { Message, Param } from '../../../../shared/text/message.ts';
import { type LitEntity, sameEntity, type SceneProps } from '../../scene.ts';

/** What every part beside the map needs: the view, a voice, and the light on its things. */
export interface Spots {
  readonly view: ComputedRef<ArrakisView>;
  readonly motion: ComputedRef<number>;
  /** What is asked, whoever is. */
  readonly task: ComputedRef<SceneProps['task']>;
  /** A name or sentence of the game. */
  say(message: Message): string;
  /** A text of the boards: `arrakis.tray.<key>`. */
  tray(key: string, gaps?: Readonly<Record<string, Param>>): string;
  /** A text of the automa's panel: `arrakis.mahdi.<key>`. */
  mahdi(key: string, gaps?: Readonly<Record<string, Param>>): string;
  lightOf(kind: string, id: string): LitEntity | undefined;
  /** What a thing is drawn as: a button, or where it is only looked at a picture. */
  readonly part: 'button' | 'span';
  /** Everything that makes such a part that thing. It speaks `about`, then whether it is offered or why not. */
  bound(kind: string, id: string, about: readonly string[]): Readonly<Record<string, unknown>>;
}
const SPOTS: InjectionKey<Spots> = Symbol('arrakis boards');

type Emit = ((event: 'point', entity: Entity | null) => void) & ((event: 'choose', entity: Entity) => void);

/** Lets all parts below know what can be answered with. @param emit null = they are only looked at: a finger finds nothing there */
export function provideSpots(props: SceneProps, emit: Emit | null): Spots {
  const say = (message: Message): string => props.say?.(message) ?? message.key;
  const isBlocked = (entity: Entity): boolean => props.blocked.some((one) => sameEntity(one, entity));
  const lightOf: Spots['lightOf'] = (kind, id) => props.lit.find(({ entity }) => sameEntity(entity, { kind, id }));
  const spots: Spots = {
    view: computed(() => props.view as ArrakisView),
    motion: computed(() => props.motion),
    task: computed(() => props.task),
    say,
    tray: (key, gaps) => say(said(`tray.${key}`, gaps)),
    mahdi: (key, gaps) => say(said(`mahdi.${key}`, gaps)),
    lightOf,
    part: emit ? 'button' : 'span',
    bound(kind, id, about) {
      if (!emit) return { role: 'img', 'aria-label': about.join('. ') };
      const entity = { kind, id };
      const lit = lightOf(kind, id);
      const point = (now: Entity | null): void => emit('point', now);
      return {
        type: 'button',
        class: { lit: !!lit, on: lit?.chosen, pointed: sameEntity(props.pointed, entity), blocked: isBlocked(entity) },
        'aria-label': [...about, props.state?.(entity) ?? ''].filter(Boolean).join('. '),
        'aria-disabled': !lit,
        'aria-pressed': lit?.chosen ? true : undefined,
        // What is not offered is read, not walked through.
        tabindex: lit || isBlocked(entity) ? 0 : -1,
        'data-entity': `${kind}:${id}`,
        'data-key': lit?.key,
        onClick: () => (lit ? emit('choose', entity) : point(entity)),
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
  if (!spots) throw new Error('No boards around this part');
  return spots;
}
