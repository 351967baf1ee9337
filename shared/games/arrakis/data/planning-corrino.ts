import {
  attack,
  choose,
  draw,
  type Effect,
  free,
  inPlay,
  LEGION,
  move,
  PICKED,
  pickLegion,
  place,
  play,
  SETTLEMENT,
  special,
  when,
} from './notation.ts';
import type { PlanningFacts } from './planning.ts';

const SARDAUKAR = { with: 'special' } as const;
const shaddam = (...again: readonly Effect[]): Effect => when(inPlay('shaddam-iv'), again, [{ do: 'enter', leader: 'shaddam-iv' }, play]);

/** Corrino, the ally of House Harkonnen. */
export const corrino = {
  'rage-overcame-shaddam-iv-a': {
    copies: 1,
    effects: [shaddam(place({ regular: 4, named: ['shaddam-iv'] }, SETTLEMENT))],
    source: 'public',
  },
  'rage-overcame-shaddam-iv-b': {
    copies: 1,
    effects: [shaddam(place({ special: 2, named: ['shaddam-iv'] }, LEGION))],
    source: 'public',
  },
  'rage-overcame-shaddam-iv-c': {
    copies: 1,
    effects: [
      shaddam(pickLegion(SARDAUKAR), place({ named: ['shaddam-iv'] }, PICKED), move({ picked: true }), attack({ picked: true }, true)),
    ],
    source: 'public',
  },
  'manipulation-of-others': { copies: 1, effects: [{ do: 'opponentDiscards', count: 2 }, draw(2)], source: 'checked' },
  'breeding-program': { copies: 1, effects: [{ do: 'beneGesserit', count: 1 }, play], source: 'checked' },
  'troop-carriers': { copies: 1, effects: [special('troopCarriers')], source: 'public' },
  shigawire: {
    copies: 1,
    effects: [pickLegion(SARDAUKAR), move({ picked: true }), { do: 'toTank', where: 'next-to-picked' }],
    source: 'public',
  },
  'hope-clouds-observation': { copies: 1, effects: [special('shuffleBack')], source: 'public' },
  'reports-of-traitors': { copies: 1, effects: [special('spendEnemyHouseDie')], source: 'public' },
  'sardaukar-pogrom': { copies: 1, effects: [move(SARDAUKAR, 3)], source: 'public' },
  'sardaukars-manner': { copies: 1, effects: [choose([move(SARDAUKAR)], [attack(SARDAUKAR, true)])], source: 'public' },
  'spies-all-over-arrakis': { copies: 1, effects: [special('revealArea'), draw(2)], source: 'public' },
  'full-control-of-the-air': { copies: 1, effects: [{ do: 'vehicles', what: { ornithopter: 2 } }, move()], source: 'public' },
  'moving-the-battle-group': { copies: 1, effects: [place({ elite: 2, generic: 1 }, free('mountain'))], source: 'checked' },
  'killers-without-mercy': { copies: 1, effects: [attack(SARDAUKAR, false, { freeContinue: true })], source: 'public' },
  'sardaukar-disguised': {
    copies: 1,
    effects: [{ do: 'replace', from: 'elite', to: 'special', count: 2 }, move(SARDAUKAR, 2)],
    source: 'public',
  },
  'i-decide-what-best-serves-his-majesty': {
    copies: 1,
    effects: [
      pickLegion(SARDAUKAR),
      place({ named: ['captain-aramsham'] }, PICKED),
      choose([move({ picked: true })], [attack({ picked: true }, true)]),
    ],
    source: 'public',
  },
  'seek-out-the-mahdi': { copies: 1, effects: [move(), special('bindPaul')], source: 'public' },
} as const satisfies Readonly<Record<string, PlanningFacts>>;
