import { nextTick, watch } from 'vue';
import { EASE, JOURNEY, STEP } from '../../canvas/tween.ts';

/** From here on it is worth showing that something moved. */
const FAR = 6;

interface Thing {
  readonly element: HTMLElement;
  readonly box: DOMRect;
}
type Things = ReadonlyMap<string, readonly Thing[]>;

/** Everything that can travel; in the long story nothing does, nor in a picture of how it was. */
function flyers(): readonly HTMLElement[] {
  const parts = [...(document.querySelector('.hall')?.children ?? [])].filter(({ classList }) => !classList.contains('log'));
  const things = parts.flatMap((part) => [...part.querySelectorAll<HTMLElement>('[data-fly]')]);
  return things.filter((thing) => !thing.closest('[data-picture]'));
}
/** It is drawn at all: asked before it is measured, since what is not drawn would be laid out only to be measured. */
const isDrawn = (element: HTMLElement): boolean => element.checkVisibility({ visibilityProperty: true });
/** It lies in a part of the table that is scrolled out of sight. */
function isOutOfSight(element: HTMLElement, box: DOMRect): boolean {
  const edge = element.closest('[data-window]')?.getBoundingClientRect();
  return edge !== undefined && (box.bottom < edge.top || box.top > edge.bottom);
}
/** Where everything lies, by what it is; several that are alike share a name. */
function seen(): Things {
  const found = new Map<string, Thing[]>();
  for (const element of flyers().filter(isDrawn)) {
    const box = element.getBoundingClientRect();
    if (box.width === 0 || isOutOfSight(element, box)) continue;
    const name = element.dataset['fly'] as string;
    found.set(name, [...(found.get(name) ?? []), { element, box }]);
  }
  return found;
}
const isAt = (one: DOMRect, other: DOMRect): boolean => Math.hypot(one.left - other.left, one.top - other.top) < FAR;

/** A copy slides over everything from where the thing was to where it is; the thing itself waits unseen. */
function fly(from: Thing, to: Thing, time: number): void {
  const ghost = from.element.cloneNode(true) as HTMLElement;
  const { font } = getComputedStyle(from.element);
  ghost.removeAttribute('data-fly');
  ghost.setAttribute('aria-hidden', 'true');
  const layer = document.createElement('div');
  layer.inert = true;
  layer.style.cssText = `position:fixed;z-index:30;left:${from.box.left}px;top:${from.box.top}px;width:${from.box.width}px;height:${from.box.height}px;font:${font};pointer-events:none`;
  ghost.style.cssText = 'position:absolute;inset:0;width:100%;height:100%;margin:0;transform:none;translate:none';
  layer.append(ghost);
  document.body.append(layer);
  const scale = to.box.width / from.box.width;
  const [dx, dy] = [to.box.left - from.box.left, to.box.top - from.box.top];
  to.element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: time });
  const slide = layer.animate(
    [
      { transform: 'none', transformOrigin: '0 0' },
      { transform: `translate(${dx * 0.5}px, ${dy * 0.5 - 10}px) scale(${(1 + scale) / 2 + 0.06})`, transformOrigin: '0 0' },
      { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, transformOrigin: '0 0' },
    ],
    { duration: time, easing: EASE },
  );
  slide.finished.then(
    () => layer.remove(),
    () => layer.remove(),
  );
}

/** What only made room slides by itself, without rising over its neighbours. */
function shift(element: HTMLElement, from: DOMRect, to: DOMRect, time: number): void {
  element.animate([{ translate: `${from.left - to.left}px ${from.top - to.top}px` }, { translate: '0 0' }], {
    duration: time,
    easing: EASE,
  });
}

/** Pairs what left a place with what came to one; what came from nowhere fades in. */
function move(before: Things, motion: number): void {
  const after = seen();
  for (const [name, now] of after) {
    const was = before.get(name) ?? [];
    const left = was.filter(({ box }) => !now.some((one) => isAt(one.box, box)));
    for (const thing of now.filter(({ box }) => !was.some((one) => isAt(one.box, box)))) {
      const from = left.shift();
      if (from?.element === thing.element && motion > 0) shift(thing.element, from.box, thing.box, JOURNEY * motion);
      else if (from && motion > 0) fly(from, thing, JOURNEY * motion);
      else thing.element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: STEP * (motion || 1) });
    }
  }
}

/**
 * Lets things slide from where they lay to where they lie now whenever the position changes. Nothing runs while nothing happens.
 * @param position what is looked at before and after
 * @param motion factor on durations; 0 = cross-fades only
 */
export function useFlights(position: () => unknown, motion: () => number): void {
  watch(position, () => {
    if (document.hidden) return;
    const before = seen();
    void nextTick().then(() => move(before, motion()));
  });
}
