import { soundPace } from './pace.ts';
import { type Desk, type SoundName, VOICES } from './voices.ts';
import { openWind } from './wind.ts';

export const LOUDNESS = { soft: 0.35, usual: 0.8, loud: 1.4 } as const;
export type Loudness = keyof typeof LOUDNESS;

/** What is heard of this page. Everything audible is also visible. */
export interface Sounds {
  /** @param many of how many things it is the sound */
  play(name: SoundName, many?: number): void;
  setLoudness(factor: number): void;
  /** Whether the desert is heard, and how near it is. */
  setWind(on: boolean): void;
}
/** Opens the page's sounds. Nothing is made before there is something to hear. */
export function openSounds(): Sounds {
  const mayPlay = soundPace();
  let factor: number = LOUDNESS.usual;
  let made: (Desk & { readonly context: AudioContext; readonly volume: GainNode }) | null = null;
  let wind: ReturnType<typeof openWind> | null = null;
  let isWindWanted = false;

  function desk(): typeof made {
    if (typeof AudioContext === 'undefined') return null;
    if (made) return made;
    const context = new AudioContext();
    const volume = context.createGain();
    volume.gain.value = factor;
    // However much comes together, it never gets louder than one of them.
    const press = context.createDynamicsCompressor();
    press.threshold.value = -18;
    press.ratio.value = 8;
    volume.connect(press).connect(context.destination);
    made = { context, out: volume, volume };
    // Before the first touch a page may not sound: the wind begins with it.
    for (const touch of ['pointerdown', 'keydown']) addEventListener(touch, blow, { once: true });
    context.addEventListener('statechange', blow);
    return made;
  }
  /** Before the first touch a page may not sound. @returns does it sound now? */
  function wake({ context }: { readonly context: AudioContext }): boolean {
    // Before the first touch: NotAllowedError.
    if (context.state === 'suspended') void context.resume().catch(() => {});
    return context.state === 'running';
  }
  function blow(): void {
    const at = isWindWanted ? desk() : made;
    if (!at || (isWindWanted && !wake(at))) return;
    wind ??= isWindWanted ? openWind(at) : null;
    wind?.blow(isWindWanted);
  }
  return {
    play(name, many = 1) {
      const at = factor > 0 && mayPlay(name, performance.now()) ? desk() : null;
      if (at && wake(at)) VOICES[name](at, at.context.currentTime + 0.01, many);
    },
    setLoudness(wanted) {
      factor = wanted;
      made?.volume.gain.setTargetAtTime(wanted, made.context.currentTime, 0.05);
    },
    setWind(on) {
      if (on === isWindWanted) return;
      isWindWanted = on;
      blow();
    },
  };
}
