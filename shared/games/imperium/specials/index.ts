import type { Edition } from '../../imperium-family/edition.ts';
import { masterstroke } from '../leaders/baron-vladimir-harkonnen.ts';
import { spiceAddict } from '../leaders/countess-ariana-thorvald.ts';
import { eyesEverywhere } from '../leaders/helena-richese.ts';
import { prescience } from '../leaders/paul-atreides.ts';
import { carryall } from './carryall.ts';
import { dispatchAnEnvoy } from './dispatch-an-envoy.ts';
import { doubleCross } from './double-cross.ts';
import { infiltrate } from './infiltrate.ts';
import { otherMemory } from './other-memory.ts';
import { poisonSnooper } from './poison-snooper.ts';
import { recruitmentMission } from './recruitment-mission.ts';
import { refocus } from './refocus.ts';
import { theVoice } from './the-voice.ts';

/** Every odd card and ability of this edition. */
export const SPECIALS: Edition['specials'] = {
  carryall,
  'the-voice': theVoice,
  'other-memory': otherMemory,
  infiltrate,
  'dispatch-an-envoy': dispatchAnEnvoy,
  'poison-snooper': poisonSnooper,
  refocus,
  'recruitment-mission': recruitmentMission,
  'double-cross': doubleCross,
  prescience,
  masterstroke,
  'spice-addict': spiceAddict,
  'eyes-everywhere': eyesEverywhere,
};
