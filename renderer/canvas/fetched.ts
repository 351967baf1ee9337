const loaded = new Map<string, HTMLImageElement>();
const loading = new Map<string, Promise<void>>();

/** Fetches a picture once; it is kept. */
export function fetchPicture(address: string): Promise<void> {
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

/** One picture in two sizes, by address. */
export interface Sizes {
  readonly small: string;
  readonly full: string;
}
/** The best of a picture's sizes that is there already; null before the first one has come. */
export const bestOf = ({ small, full }: Sizes): CanvasImageSource | null => loaded.get(full) ?? loaded.get(small) ?? null;

/** Fetches a picture: the small one first, then the full one. `better` is called whenever there is a better one. */
export async function fetchBest({ small, full }: Sizes, better: () => void): Promise<void> {
  if (loaded.has(full)) return;
  const first = fetchPicture(small).then(() => {
    if (!loaded.has(full)) better();
  });
  await Promise.all([first, fetchPicture(full).then(better)]);
}
