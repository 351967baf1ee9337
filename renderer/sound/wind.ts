import type { Desk } from './voices.ts';

/** Seconds of noise that are made once and go round. */
const ROUND_S = 4;
const LOUD = 0.05;
/** Seconds in which it comes and goes. */
const FADE_S = 1.2;

/** Noise that leans to its deep end, joined without a seam. */
function windNoise(context: BaseAudioContext): AudioBuffer {
  const samples = context.sampleRate * ROUND_S;
  const seam = Math.floor(samples / 10);
  const raw = new Float32Array(samples + seam);
  let last = 0;
  for (let n = 0; n < raw.length; n++) {
    last = (last + 0.03 * (Math.random() * 2 - 1)) / 1.03;
    raw[n] = last * 4;
  }
  const buffer = context.createBuffer(1, samples, context.sampleRate);
  const wave = buffer.getChannelData(0);
  for (let n = 0; n < samples; n++) {
    const share = Math.min(1, n / seam);
    wave[n] = (raw[n] ?? 0) * share + (raw[samples + n] ?? 0) * (1 - share);
  }
  return buffer;
}

/** A far wind over sand: deep noise, whose pitch and strength wander slowly. It is quiet until it blows. */
export function openWind({ context, out }: Desk): { blow(on: boolean): void } {
  const source = context.createBufferSource();
  source.buffer = windNoise(context);
  source.loop = true;
  const filter = context.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = 420;
  filter.Q.value = 0.9;
  const gusts = context.createGain();
  gusts.gain.value = 0.7;
  const volume = context.createGain();
  volume.gain.value = 0;
  source.connect(filter).connect(gusts).connect(volume).connect(out);
  // Two slow waves that never meet again: gusts without a beat.
  for (const [slow, depth, what] of [
    [0.071, 180, filter.frequency],
    [0.113, 0.3, gusts.gain],
  ] as const) {
    const wave = context.createOscillator();
    wave.frequency.value = slow;
    const reach = context.createGain();
    reach.gain.value = depth;
    wave.connect(reach).connect(what);
    wave.start();
  }
  source.start();
  return {
    blow: (on) => void volume.gain.setTargetAtTime(on ? LOUD : 0, context.currentTime, FADE_S / 3),
  };
}
