import { night, noon } from 'virtual:pictures/adventure';
import type { Hour } from '../../../canvas/land/terrain.ts';

const BAKED = { night, noon } as const;
const loaded = new Map<string, HTMLImageElement>();
const loading = new Map<string, Promise<void>>();

function load(address: string): Promise<void> {
  const known = loading.get(address);
  if (known) return known;
  const image = new Image();
  image.src = address;
  const ready = image.decode().then(
    () => void loaded.set(address, image),
    () => void loading.delete(address),
  );
  loading.set(address, ready);
  return ready;
}

/** The best picture of the bowl that is there already; null before the first one has come. */
export const bowlPicture = (hour: Hour): CanvasImageSource | null =>
  loaded.get(BAKED[hour].rings) ?? loaded.get(BAKED[hour].ringsSmall) ?? null;

/** Fetches the bowl: a small picture first, then the full one. `better` is called whenever there is a better one. */
export async function fetchBowl(hour: Hour, better: () => void): Promise<void> {
  const { rings, ringsSmall } = BAKED[hour];
  if (loaded.has(rings)) return;
  const first = load(ringsSmall).then(() => {
    if (!loaded.has(rings)) better();
  });
  await Promise.all([first, load(rings).then(better)]);
}
/** All sand trays in one picture; where which lies is told by `trayCell`. */
export const traysAddress = (hour: Hour): string => BAKED[hour].trays;
