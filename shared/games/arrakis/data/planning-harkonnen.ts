import { at, attack, choose, draw, inPlay, LEGION, move, PICKED, pickLegion, place, play, SETTLEMENT, special, when } from './notation.ts';
import type { PlanningFacts } from './planning.ts';

/** House Harkonnen. */
export const harkonnen = {
  'hard-times-and-oppression': {
    copies: 1,
    effects: [
      place({ regular: 1 }, { in: 'settlement', kind: 'pyon-village' }, 'each'),
      place({ elite: 1 }, at('carthag', 'arrakeen'), 'each'),
    ],
    source: 'public',
  },
  'forced-recruitment': { copies: 1, effects: [place({ elite: 3, leader: 1 }, at('arrakeen'))], source: 'public' },
  'beloved-feyd-rautha': {
    copies: 1,
    effects: [
      when(
        inPlay('feyd-rautha'),
        [place({ elite: 2 }, { in: 'legion', with: 'feyd-rautha' })],
        [{ do: 'enter', leader: 'feyd-rautha' }, { do: 'dismiss', leader: 'beast-rabban' }, play],
      ),
    ],
    source: 'public',
  },
  'harkonnen-patrols': {
    copies: 1,
    effects: [place({ regular: 3 }, { in: 'terrain', of: ['desert', 'deep-desert'], state: 'empty' }, 'one')],
    source: 'public',
  },
  'arsunt-legion': {
    copies: 1,
    effects: [
      place({ regular: 1, elite: 1, leader: 1 }, at('arsunt')),
      choose([move({ at: 'arsunt' })], [attack({ at: 'arsunt' }, false)]),
    ],
    source: 'public',
  },
  'barons-personal-guard': {
    copies: 1,
    effects: [{ do: 'pickArea', of: ['carthag', 'arrakeen'] }, place({ elite: 2, named: ['baron-harkonnen'] }, PICKED), move()],
    source: 'public',
  },
  'hawats-scheming': { copies: 3, effects: [], scheming: true, source: 'public' },
  'evidence-of-rebellion': { copies: 1, effects: [place({ elite: 2 }, SETTLEMENT), draw(2)], source: 'public' },
  'polar-cap-factories': {
    copies: 1,
    effects: [place({ regular: 2, elite: 1, generic: 1 }, at('north-pole')), special('discardWormsigns')],
    source: 'public',
  },
  'carthag-the-former-capital': {
    copies: 1,
    effects: [place({ regular: 3, elite: 1, leader: 1 }, at('carthag'))],
    source: 'checked',
  },
  'workhorse-of-arrakis': {
    copies: 1,
    effects: [{ do: 'vehicles', what: { harvester: 1, carryall: 1 } }, draw(2)],
    source: 'public',
  },
  'spotter-control': { copies: 1, effects: [special('discardWormsigns', 3), draw(2)], source: 'public' },
  'explosive-artillery': { copies: 1, effects: [move(), { do: 'strike', dice: 4, target: 'next-to-own' }], source: 'checked' },
  sandmasters: { copies: 1, effects: [{ do: 'vehicles', what: { harvester: 3 } }, draw(1)], source: 'public' },
  'mudir-nahya': {
    copies: 1,
    effects: [
      when(
        { is: 'gone', leader: 'beast-rabban' },
        [place({ elite: 2, leader: 1 }, LEGION)],
        [pickLegion(), place({ elite: 1, named: ['beast-rabban'] }, PICKED), attack({ picked: true }, true)],
      ),
    ],
    source: 'public',
  },
  'hunter-seeker': { copies: 1, effects: [{ do: 'toTank', where: 'own-sector' }], source: 'public' },
} as const satisfies Readonly<Record<string, PlanningFacts>>;
