import { onBeforeUnmount } from 'vue';
import type { Entity } from '../../../shared/games/face.ts';
import { entityAt } from '../scene.ts';
import type { Spots } from './spots.ts';

/** So far a finger moves before it drags, in pixels. */
const SLACK = 9;

/** Lets an offered card be dragged onto whatever it goes to. A press without a way stays a click. */
export function useDrag(spots: Spots): { begin(event: PointerEvent, entity: Entity): void } {
  let stop: (() => void) | null = null;
  onBeforeUnmount(() => stop?.());

  function begin(start: PointerEvent, entity: Entity): void {
    if (start.button !== 0 || !spots.lightOf(entity)) return;
    stop?.();
    const card = start.currentTarget as HTMLElement;
    const grip = { x: start.clientX - card.getBoundingClientRect().left, y: start.clientY - card.getBoundingClientRect().top };
    let ghost: HTMLElement | null = null;

    const lift = (): HTMLElement => {
      // A place that was chosen before is no aim any more: with it the card would go there as soon as it is lifted.
      const aimed = spots.chosen('space');
      if (aimed) spots.press(aimed);
      // Whatever is held already stays held: a second press would put it down.
      if (!spots.lightOf(entity)?.chosen) spots.press(entity);
      const copy = ghostOf(card);
      document.body.append(copy);
      card.style.opacity = '0.35';
      return copy;
    };
    const move = (event: PointerEvent): void => {
      if (!ghost) {
        if (Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) < SLACK) return;
        ghost = lift();
      }
      event.preventDefault();
      ghost.style.transform = `translate(${event.clientX - grip.x}px, ${event.clientY - grip.y}px) scale(.82)`;
      spots.point(under(event));
    };
    const end = (event: PointerEvent): void => {
      const to = ghost && event.type === 'pointerup' ? under(event) : null;
      if (ghost) swallowClick();
      stop?.();
      if (to && to.kind !== entity.kind) spots.press(to);
    };
    stop = () => {
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', end);
      removeEventListener('pointercancel', end);
      ghost?.remove();
      card.style.opacity = '';
      stop = null;
    };
    addEventListener('pointermove', move, { passive: false });
    addEventListener('pointerup', end);
    addEventListener('pointercancel', end);
  }
  return { begin };
}

/** What is seen under the pointer while the card itself stays where it was; it is nothing that could be found there. */
function ghostOf(card: HTMLElement): HTMLElement {
  const copy = card.cloneNode(true) as HTMLElement;
  copy.removeAttribute('data-fly');
  copy.removeAttribute('data-entity');
  copy.inert = true;
  copy.style.cssText = `position:fixed;z-index:40;left:0;top:0;margin:0;pointer-events:none;font:${getComputedStyle(card).font};opacity:.92;transition:none`;
  return copy;
}
const under = (event: PointerEvent): Entity | null => entityAt(document.elementFromPoint(event.clientX, event.clientY));
/** The click that follows a drag is none. */
function swallowClick(): void {
  const swallow = (event: MouseEvent): void => event.stopPropagation();
  addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', swallow, { capture: true }));
}
