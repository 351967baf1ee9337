import { type Component, defineAsyncComponent } from 'vue';

type Load = () => Promise<{ readonly default: Component }>;
const known = new WeakMap<Load, Component>();

/** A part that a game brings, loaded when it is first shown; the same load gives the same component. */
export function lazily(load: Load | undefined): Component | null {
  if (!load) return null;
  const component = known.get(load) ?? defineAsyncComponent(() => load().then((module) => module.default));
  known.set(load, component);
  return component;
}
