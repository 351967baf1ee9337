/** Things that were needed lately, by their names: so many are kept, those used longest ago are forgotten first. */
interface Lately<Thing> {
  has(name: string): boolean;
  /** The things of these names, which are needed together: none of them is forgotten for another. What is not there is made. */
  take(names: readonly string[], make: (name: string) => Thing): readonly Thing[];
  clear(): void;
}

/** @param forget gives back what a thing holds */
export function lately<Thing>(most: number, forget: (thing: Thing) => void = () => {}): Lately<Thing> {
  const things = new Map<string, Thing>();
  const use = (name: string, make: (name: string) => Thing): Thing => {
    const thing = things.get(name) ?? make(name);
    things.delete(name);
    things.set(name, thing);
    return thing;
  };
  const trim = (to: number): void => {
    for (const [name, thing] of things) {
      if (things.size <= to) return;
      things.delete(name);
      forget(thing);
    }
  };
  return {
    has: (name) => things.has(name),
    take(names, make) {
      const taken = names.map((name) => use(name, make));
      trim(Math.max(most, new Set(names).size));
      return taken;
    },
    clear: () => trim(0),
  };
}
