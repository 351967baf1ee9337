import { night, noon } from 'virtual:pictures';
import type { LandLayout } from '../../../canvas/land/dice-plan.ts';
import type { Hour } from '../../../canvas/land/terrain.ts';

const BAKED = { night, noon } as const;
const ADDRESSES: Readonly<Record<LandLayout, { readonly small: 'printedSmall' | 'rimSplitSmall'; readonly full: 'printed' | 'rimSplit' }>> =
  {
    printed: { small: 'printedSmall', full: 'printed' },
    'rim-split': { small: 'rimSplitSmall', full: 'rimSplit' },
  };
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

/** The best picture of the land that is there already; null before the first one has come. */
export function landPicture(hour: Hour, layout: LandLayout): CanvasImageSource | null {
  const { small, full } = ADDRESSES[layout];
  return loaded.get(BAKED[hour][full]) ?? loaded.get(BAKED[hour][small]) ?? null;
}

/** Fetches the land: a small picture first, then the full one. `better` is called whenever there is a better one. */
export async function fetchLand(hour: Hour, layout: LandLayout, better: () => void): Promise<void> {
  const { small, full } = ADDRESSES[layout];
  if (loaded.has(BAKED[hour][full])) return;
  const first = load(BAKED[hour][small]).then(() => {
    if (!loaded.has(BAKED[hour][full])) better();
  });
  await Promise.all([first, load(BAKED[hour][full]).then(better)]);
}
/** Address of the full picture, for CSS. */
export const landAddress = (hour: Hour, layout: LandLayout): string => BAKED[hour][ADDRESSES[layout].full];
/** The sand under two fists. */
export const arenaAddress = (hour: Hour): string => BAKED[hour].arena;
