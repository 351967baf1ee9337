/** Gradient noise with a fixed table: the same land for everybody, for ever. */
const TABLE_SEED = 20191;
const PERMUTATION = new Uint8Array(512);
const GRADIENT_X = new Float32Array(256);
const GRADIENT_Y = new Float32Array(256);

function fillTables(): void {
  let state = TABLE_SEED;
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
  const order = Array.from({ length: 256 }, (_, at) => at);
  for (let at = 255; at > 0; at--) {
    const other = Math.floor(next() * (at + 1));
    const kept = order[at] as number;
    order[at] = order[other] as number;
    order[other] = kept;
  }
  for (let at = 0; at < 512; at++) PERMUTATION[at] = order[at & 255] as number;
  for (let at = 0; at < 256; at++) {
    const angle = next() * Math.PI * 2;
    GRADIENT_X[at] = Math.cos(angle);
    GRADIENT_Y[at] = Math.sin(angle);
  }
}
fillTables();

const hash = (x: number, y: number): number => PERMUTATION[(PERMUTATION[x] as number) + y] as number;
const slope = (at: number, x: number, y: number): number => (GRADIENT_X[at] as number) * x + (GRADIENT_Y[at] as number) * y;

/** Smooth noise, about -0.7 to 0.7; its period is 256 in both directions. */
export function noise(x: number, y: number): number {
  const cellX = Math.floor(x);
  const cellY = Math.floor(y);
  const fx = x - cellX;
  const fy = y - cellY;
  const left = cellX & 255;
  const top = cellY & 255;
  const u = fx * fx * fx * (fx * (fx * 6 - 15) + 10);
  const v = fy * fy * fy * (fy * (fy * 6 - 15) + 10);
  const n00 = slope(hash(left, top), fx, fy);
  const n10 = slope(hash(left + 1, top), fx - 1, fy);
  const n01 = slope(hash(left, top + 1), fx, fy - 1);
  const n11 = slope(hash(left + 1, top + 1), fx - 1, fy - 1);
  return n00 + u * (n10 - n00) + v * (n01 - n00 + u * (n00 - n10 - n01 + n11));
}

/** Noise in octaves: hills with smaller hills on them. */
export function hills(x: number, y: number, octaves: number): number {
  let sum = 0;
  let amplitude = 0.5;
  let frequency = 1;
  for (let octave = 0; octave < octaves; octave++) {
    sum += amplitude * noise(x * frequency, y * frequency);
    amplitude *= 0.5;
    frequency *= 2.03;
  }
  return sum;
}

/** Noise folded into sharp crests, finer where it is already high. */
export function crests(x: number, y: number, octaves: number): number {
  let sum = 0;
  let amplitude = 0.5;
  let frequency = 1;
  let weight = 1;
  for (let octave = 0; octave < octaves; octave++) {
    let crest = 1 - Math.abs(noise(x * frequency, y * frequency)) * 1.7;
    crest *= crest;
    sum += crest * amplitude * weight;
    weight = Math.min(1, Math.max(0, crest * 1.3));
    amplitude *= 0.5;
    frequency *= 2.1;
  }
  return sum;
}

/** 0 below 0, 1 above 1, and a soft step between. */
export const smooth = (t: number): number => (t <= 0 ? 0 : t >= 1 ? 1 : t * t * (3 - 2 * t));
