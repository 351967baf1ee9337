/** Small, dry, near sounds, made on the spot: no files. */
export type SoundName = 'bone' | 'pebble' | 'slab' | 'sand' | 'drum' | 'bowl' | 'tap';

let audio: AudioContext | null = null;
let enabled = true;
export function setSound(on: boolean): void {
  enabled = on;
}

/** Noise that dies away, through a filter: stone, bone, sand. */
function knock(context: AudioContext, at: number, pitch: number, length: number, loud: number, q = 6): void {
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
  source.connect(filter).connect(gain).connect(context.destination);
  source.start(at);
}
/** A tone that dies away: drum and bowl. */
function ring(context: AudioContext, at: number, pitch: number, fall: number, length: number, loud: number): void {
  const tone = context.createOscillator();
  tone.frequency.setValueAtTime(pitch, at);
  tone.frequency.exponentialRampToValueAtTime(pitch * fall, at + length);
  const gain = context.createGain();
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  tone.connect(gain).connect(context.destination);
  tone.start(at);
  tone.stop(at + length);
}
const SOUNDS: Readonly<Record<SoundName, (context: AudioContext, at: number) => void>> = {
  bone(context, at) {
    for (const [n, wait] of [0, 0.05, 0.09, 0.16, 0.21].entries()) knock(context, at + wait, 2400 - n * 160, 0.05, 0.5);
  },
  pebble: (context, at) => knock(context, at, 1500, 0.06, 0.5),
  slab: (context, at) => knock(context, at, 260, 0.22, 0.5, 1.2),
  sand: (context, at) => knock(context, at, 3800, 0.5, 0.14, 0.6),
  tap: (context, at) => knock(context, at, 420, 0.06, 0.3, 2),
  drum(context, at) {
    for (const wait of [0, 0.22]) ring(context, at + wait, 92, 0.5, 0.32, 0.5);
  },
  bowl(context, at) {
    for (const [n, pitch] of [392, 1058, 1960].entries()) ring(context, at, pitch, 0.998, 3 - n * 0.7, 0.22 / (n + 1));
  },
};

/** Plays a sound, if the device allows it; everything audible is also visible. */
export function play(name: SoundName): void {
  if (!enabled || typeof AudioContext === 'undefined') return;
  audio ??= new AudioContext();
  // Before the first click a page may not sound (NotAllowedError): everything audible is also visible.
  if (audio.state === 'suspended') void audio.resume().catch(() => {});
  if (audio.state === 'running') SOUNDS[name](audio, audio.currentTime + 0.01);
}
