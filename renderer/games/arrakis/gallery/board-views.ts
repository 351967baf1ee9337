import { type Arrangement, arrange } from '../../../../shared/games/arrakis/arranged-position.ts';
import type { SeatId } from '../../../../shared/games/arrakis/ids.ts';
import type { ArrakisView } from '../../../../shared/games/arrakis/types.ts';
import { viewOf } from '../../../../shared/games/arrakis/view.ts';

/** What lies beside the map in the middle of a war, for the gallery and for tests. */
const MIDDLE: Arrangement = {
  agenda: [],
  dice: {
    'sietch-tabr': { strategy: 1, leadership: 1, house: 1 },
    'giedi-prime': { strategy: 1, leadership: 1, deployment: 1, mentat: 1, house: 1 },
  },
  leaders: { 'paul-atreides': 'gone', 'paul-muaddib': 'ready', chani: 'ready', 'thufir-hawat': 'ready', 'shaddam-iv': 'ready' },
  spent: ['stilgar'],
  tank: { 'sietch-tabr': [null, null, 'lady-jessica'], 'giedi-prime': [null, null, 'captain-aramsham', null, null] },
  objectives: ['objective-10-5-3'],
  atreides: {
    'sihaya-ridge': { regular: 3, elite: 1, special: 1, generic: 1, named: ['stilgar'] },
    'ne-outer-11': { regular: 2, generic: 1, named: ['chani'] },
    'nw-outer-9': { regular: 2, generic: 1 },
  },
  harkonnen: { arrakeen: { regular: 3, elite: 2, special: 1, generic: 1, named: ['baron-harkonnen'] } },
  hands: { 'house-atreides': ['battle-language', 'death-commandos'], 'fremen-ally': ['crysknife'] },
  state: {
    round: 4,
    phase: 'action',
    turn: { side: 'atreides', house: null, spent: false, moved: { hidden: {} }, picked: null },
    supremacy: 3,
    prescience: { 'kwisatz-haderach': 4, 'sand-dwellers': 2, jihad: 5 },
    imperium: { choam: 4, 'spacing-guild': 3, landsraad: 5 },
    bans: ['spacing-guild'],
    setAside: 2,
    reserve: 1,
    shown: [
      { card: 'the-desert-war', kept: false, feared: false },
      { card: 'new-hidden-wind-traps', kept: false, feared: false },
      { card: 'an-enemy-leader-falls', kept: false, feared: true },
    ],
    claimed: ['the-water-discipline'],
    harvesters: ['ne-outer-13', 'se-outer-4'],
    zones: { 'air-ne-inner-ne-outer': 'ornithopter', 'air-sw-inner-sw-outer': 'carryall' },
  },
};
/** As this seat sees it; without one as a spectator does. Seat 1 leads the Atreides, seat 2 the Harkonnen. */
export function middleFor(seat: SeatId | null, change: Partial<Arrangement> = {}): ArrakisView {
  const { state } = arrange({ ...MIDDLE, ...change });
  const [near, far] = [state.boards['sietch-tabr'], state.boards['giedi-prime']];
  if (near) {
    near.used = { ...near.used, strategy: 1 };
    near.token = 'mentat';
  }
  if (far) far.used = { ...far.used, strategy: 1 };
  return viewOf(state, seat);
}
