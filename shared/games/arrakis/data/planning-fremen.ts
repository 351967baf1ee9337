import {
  desertPower,
  draw,
  EMPTY_DESERT,
  emptyDesertNextTo,
  free,
  inPlay,
  move,
  pickLegion,
  place,
  play,
  special,
  when,
} from './notation.ts';
import type { PlanningFacts } from './planning.ts';

/** The Fremen, ally of House Atreides. */
export const fremen = {
  /** The first of these cards brings the Wild Maker; the others help it. R17.8 */
  'shai-hulud': {
    copies: 3,
    effects: [
      when(
        inPlay('wild-maker'),
        [
          { do: 'moveWorms', count: 1, maker: true },
          { do: 'wormAttack', maker: true },
        ],
        [{ do: 'enter', leader: 'wild-maker' }, place({ 'wild-maker': 1 }, EMPTY_DESERT)],
      ),
    ],
    source: 'checked',
  },
  'wall-of-sandworms': {
    copies: 1,
    effects: [place({ sandworm: 1 }, emptyDesertNextTo('sandworm')), desertPower()],
    source: 'public',
  },
  'dust-chasms': { copies: 1, effects: [special('removeHarvesters', 2), desertPower()], source: 'public' },
  'fremen-rockets': { copies: 1, effects: [special('fremenRockets', 3)], source: 'public' },
  'eyes-of-ibad': { copies: 1, effects: [special('attachEyes')], source: 'public' },
  'captured-ornithopter': {
    copies: 1,
    effects: [special('takeOrnithopter'), { do: 'strike', dice: 3, target: 'under-picked-zone' }],
    source: 'checked',
  },
  crysknife: {
    copies: 1,
    effects: [pickLegion({ with: 'special' }), move({ picked: true }), { do: 'toTank', where: 'next-to-picked' }],
    source: 'public',
  },
  'cielagos-piping-message': {
    copies: 1,
    effects: [when({ is: 'threatenedSietch', within: 2 }, [place({ token: 1 }, { in: 'sietch', threatened: 2 })]), draw(1)],
    source: 'checked',
  },
  'jubba-cloaks': { copies: 1, effects: [move({ with: 'leader', at: 'desert' }), play], source: 'public' },
  hieregs: { copies: 1, effects: [place({ regular: 2 }, EMPTY_DESERT, 'one'), desertPower()], source: 'public' },
  'grandmother-of-a-storm': { copies: 1, effects: [{ do: 'storm' }], source: 'public' },
  stillsuits: { copies: 1, effects: [move({ at: 'desert' }), special('swapTokens')], source: 'public' },
  'i-am-stilgar-the-fremen': {
    copies: 1,
    effects: [place({ regular: 1, elite: 2, named: ['stilgar'] }, free('plateau')), draw(1)],
    source: 'public',
  },
  thumpers: { copies: 1, effects: [place({ sandworm: 2 }, emptyDesertNextTo('legion'), 'one')], source: 'public' },
  'kitab-al-ibar': { copies: 1, effects: [special('relocateSietch')], source: 'public' },
  sandtides: { copies: 1, effects: [special('displaceLegion'), desertPower()], source: 'public' },
} as const satisfies Readonly<Record<string, PlanningFacts>>;
