import {
  attack,
  choose,
  desertPower,
  draw,
  type Effect,
  EMPTY_DESERT,
  inPlay,
  move,
  PICKED,
  pickLegion,
  place,
  play,
  SIETCH,
  special,
  when,
} from './notation.ts';
import type { PlanningFacts } from './planning.ts';

/** The first of these cards brings Gurney; the others help him. R17.7 */
const gurney = (...again: readonly Effect[]): Effect =>
  when(inPlay('gurney-halleck'), again, [
    { do: 'enter', leader: 'gurney-halleck' },
    place({ elite: 2, named: ['gurney-halleck'] }, EMPTY_DESERT),
  ]);
const GURNEYS = { with: 'gurney-halleck' } as const;

/** House Atreides. */
export const atreides = {
  'war-plan': { copies: 1, effects: [choose([move()], [attack({}, false, { extraDice: 1 })])], source: 'public' },
  'alia-the-abomination': {
    copies: 1,
    effects: [
      when(
        inPlay('alia'),
        [{ do: 'toTank', where: 'anywhere' }, draw(2)],
        [when(inPlay('reverend-mother-jessica'), [{ do: 'enter', leader: 'alia' }]), play],
      ),
    ],
    source: 'public',
  },
  'smugglers-a': { copies: 1, effects: [gurney({ do: 'wormsigns', count: 2 }, move(GURNEYS))], source: 'public' },
  'smugglers-b': { copies: 1, effects: [gurney(place({ elite: 2 }, { in: 'legion', ...GURNEYS }))], source: 'public' },
  'smugglers-c': { copies: 1, effects: [gurney(special('removeVehicles', 2))], source: 'public' },
  'the-voice': { copies: 1, effects: [{ do: 'opponentDiscards', count: 1 }, play], source: 'public' },
  'death-commandos': {
    copies: 1,
    effects: [{ do: 'replace', from: 'elite', to: 'special', count: 2 }, move({ with: 'special' }, 2)],
    source: 'public',
  },
  'tested-with-the-gom-jabbar': { copies: 1, effects: [special('secondObjective'), draw(2)], source: 'public' },
  'chatt-the-leaper': { copies: 1, effects: [place({ special: 2, generic: 1 }, SIETCH)], source: 'public' },
  truthtrance: { copies: 1, effects: [special('forceDie'), choose([draw(2)], [play])], source: 'public' },
  'adab-the-demanding-memory': { copies: 1, effects: [special('replacePrescience'), play], source: 'checked' },
  'alam-al-mithal': { copies: 1, effects: [special('shiftPrescience'), draw(2)], source: 'checked' },
  'usul-the-base-of-the-pillar': { copies: 1, effects: [desertPower(), play], source: 'public' },
  'voice-from-the-outer-world': {
    copies: 1,
    effects: [
      pickLegion(),
      place({ special: 1, named: ['paul'] }, PICKED),
      choose([move({ picked: true })], [attack({ picked: true }, true)]),
    ],
    source: 'public',
  },
  'our-family-atomics': {
    copies: 1,
    effects: [when({ is: 'detonated' }, [desertPower(2)], [when({ is: 'prescience', least: 4 }, [special('detonateAtomics')]), play])],
    source: 'public',
  },
  'battle-language': {
    copies: 1,
    effects: [choose([move({ with: 'leader' })], [attack({ with: 'leader' }, true, { defenderMost: 4 })])],
    source: 'public',
  },
  'bill-of-particulars': { copies: 1, effects: [special('lowerImperium'), play], source: 'public' },
  'fear-is-the-mind-killer': { copies: 1, effects: [special('attachFear')], source: 'public' },
} as const satisfies Readonly<Record<string, PlanningFacts>>;
