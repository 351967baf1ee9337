import type { Special } from '../../imperium-family/special.ts';
import { carryall } from './carryall.ts';
import { dispatchAnEnvoy } from './dispatch-an-envoy.ts';
import { doubleCross } from './double-cross.ts';
import { eyesEverywhere } from './eyes-everywhere.ts';
import { infiltrate } from './infiltrate.ts';
import { kwisatzHaderach } from './kwisatz-haderach.ts';
import { masterstroke } from './masterstroke.ts';
import { otherMemory } from './other-memory.ts';
import { poisonSnooper } from './poison-snooper.ts';
import { prescience } from './prescience.ts';
import { recruitmentMission } from './recruitment-mission.ts';
import { refocus } from './refocus.ts';
import { spiceAddict } from './spice-addict.ts';
import { theVoice } from './the-voice.ts';

/** Every odd card and ability of this edition, as its data name it; the sheet of signs keeps this order. */
export const SPECIALS = {
  'other-memory': otherMemory,
  'poison-snooper': poisonSnooper,
  refocus,
  'recruitment-mission': recruitmentMission,
  prescience,
  carryall,
  infiltrate,
  'the-voice': theVoice,
  'double-cross': doubleCross,
  'eyes-everywhere': eyesEverywhere,
  'dispatch-an-envoy': dispatchAnEnvoy,
  masterstroke,
  'spice-addict': spiceAddict,
  'kwisatz-haderach': kwisatzHaderach,
} as const satisfies Readonly<Record<string, Special>>;
