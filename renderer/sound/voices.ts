/** Small, dry, near sounds, made on the spot: no files. */
export type SoundName = 'bone' | 'pebble' | 'slab' | 'sand' | 'drum' | 'bowl' | 'tap' | 'card' | 'clash' | 'worm' | 'victory';

/** Where sounds are made, and through what they are heard. */
export interface Desk {
  readonly context: BaseAudioContext;
  readonly out: AudioNode;
}
/** Noise that dies away, through a filter: stone, bone, sand. */
function knock({ context, out }: Desk, at: number, pitch: number, length: number, loud: number, q = 6): void {
  const samples = Math.ceil(context.sampleRate * length);
  const buffer = context.createBuffer(1, samples, context.sampleRate);
  const wave = buffer.getChannelData(0);
  for (let n = 0; n < samples; n++) wave[n] = (Math.random() * 2 - 1) * (1 - n / samples) ** 3;
  const source = context.createBufferSource();
  source.buffer = buffer;
  const filter = context.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  filter.Q.value = q;
  const gain = context.createGain();
  gain.gain.value = loud;
  source.connect(filter).connect(gain).connect(out);
  source.start(at);
}
/** A tone that dies away: drum, bowl, blade. */
function ring({ context, out }: Desk, at: number, pitch: number, fall: number, length: number, loud: number): void {
  const tone = context.createOscillator();
  tone.frequency.setValueAtTime(pitch, at);
  tone.frequency.exponentialRampToValueAtTime(pitch * fall, at + length);
  const gain = context.createGain();
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  tone.connect(gain).connect(out);
  tone.start(at);
  tone.stop(at + length);
}
/** A tone that swells and sinks: what comes from below. */
function swell({ context, out }: Desk, at: number, pitch: number, fall: number, length: number, loud: number): void {
  const tone = context.createOscillator();
  tone.type = 'triangle';
  tone.frequency.setValueAtTime(pitch, at);
  tone.frequency.exponentialRampToValueAtTime(pitch * fall, at + length);
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + length * 0.45);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  tone.connect(gain).connect(out);
  tone.start(at);
  tone.stop(at + length);
}
/** When dice hit the table; more than seven are no more to be told apart. */
const FALLS = [0, 0.05, 0.09, 0.16, 0.21, 0.27, 0.34] as const;

/** Each sound, from a moment on. `many` says how many things it is the sound of, e.g. dice. */
export const VOICES: Readonly<Record<SoundName, (desk: Desk, at: number, many: number) => void>> = {
  bone(desk, at, many) {
    const falls = FALLS.slice(0, Math.min(FALLS.length, Math.max(2, many)));
    // However many there are, together they are as loud as a few.
    for (const [n, wait] of falls.entries()) knock(desk, at + wait, 2400 - n * 160, 0.05, 1.1 / Math.sqrt(falls.length));
  },
  pebble: (desk, at) => knock(desk, at, 1500, 0.06, 0.5),
  slab: (desk, at) => knock(desk, at, 260, 0.22, 0.5, 1.2),
  sand: (desk, at) => knock(desk, at, 3800, 0.5, 0.14, 0.6),
  tap: (desk, at) => knock(desk, at, 420, 0.06, 0.3, 2),
  card(desk, at) {
    knock(desk, at, 5200, 0.09, 0.22, 0.8);
    knock(desk, at + 0.08, 900, 0.04, 0.3, 2);
  },
  clash(desk, at) {
    for (const [n, wait] of [0, 0.13].entries()) {
      knock(desk, at + wait, 3100 + n * 500, 0.12, 0.4, 1.5);
      for (const pitch of [1730, 2610, 4120]) ring(desk, at + wait, pitch * (1 + n * 0.06), 0.99, 0.45, 0.05);
    }
    ring(desk, at, 70, 0.6, 0.3, 0.4);
  },
  worm(desk, at) {
    swell(desk, at, 52, 0.55, 1.9, 0.6);
    swell(desk, at + 0.1, 78, 0.5, 1.7, 0.25);
    for (let n = 0; n < 5; n++) knock(desk, at + 0.2 + n * 0.26, 700 - n * 60, 0.4, 0.22, 0.5);
  },
  drum(desk, at) {
    for (const wait of [0, 0.22]) ring(desk, at + wait, 92, 0.5, 0.32, 0.5);
  },
  bowl(desk, at) {
    for (const [n, pitch] of [392, 1058, 1960].entries()) ring(desk, at, pitch, 0.998, 3 - n * 0.7, 0.22 / (n + 1));
  },
  victory(desk, at) {
    for (const [n, pitch] of [294, 392, 587].entries()) {
      ring(desk, at + n * 0.22, pitch, 0.999, 2.6 - n * 0.3, 0.2);
      ring(desk, at + n * 0.22, pitch * 2.7, 0.999, 1.4, 0.05);
    }
    for (const wait of [0, 0.22, 0.44]) ring(desk, at + wait, 92, 0.5, 0.32, 0.35);
  },
};
