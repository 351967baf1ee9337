import { inject, type InjectionKey, provide } from 'vue';
import type { Entity } from '../../../../shared/games/face.ts';
import { sameEntity, type SceneProps } from '../../scene.ts';

/** What is chosen among the figures of a battle while they are asked about: a pointer's way; keys and readers have the ledge. */
export interface Choosing {
  /** Everything that makes an element the button of what is lit; nothing where it answers nothing. */
  bound(entity: Entity): Readonly<Record<string, unknown>>;
}
const CHOOSING: InjectionKey<Choosing> = Symbol('figures of a battle');

type Emit = ((event: 'point', entity: Entity | null) => void) & ((event: 'choose', entity: Entity) => void);

/** Lets the figures below answer the open question. */
export function provideChoosing(props: Pick<SceneProps, 'lit' | 'pointed'>, emit: Emit): void {
  provide(CHOOSING, {
    bound(entity) {
      const lit = props.lit.find((one) => sameEntity(one.entity, entity));
      if (!lit) return {};
      return {
        class: { lit: true, on: lit.chosen, pointed: sameEntity(props.pointed, entity) },
        'data-entity': `${entity.kind}:${entity.id}`,
        'data-key': lit.key,
        onClick: () => emit('choose', entity),
        onPointerenter: (event: PointerEvent) => event.pointerType !== 'touch' && emit('point', entity),
        onPointerleave: () => emit('point', null),
      };
    },
  });
}
const NOTHING: Choosing = { bound: () => ({}) };
/** What can be chosen there; nothing while a battle is only looked at. */
export const useChoosing = (): Choosing => inject(CHOOSING, NOTHING);
