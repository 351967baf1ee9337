import type { Asker, WordsBook } from '../../testkit/words-law.ts';
import type { FamilyGame } from '../imperium-family/types.ts';

const none: Asker<FamilyGame> = 'phase';
/** What the law of words must know of Dune: Imperium. */
export const book: WordsBook<FamilyGame> = {
  askers: {
    leader: none,
    tokens: none,
    defend: none,
    turn: none,
    effects: none,
    order: none,
    payOffer: none,
    choose: none,
    chooseSome: none,
    influence: none,
    loseInfluence: none,
    trash: none,
    discard: none,
    deploy: none,
    retreat: none,
    recallAgent: none,
    acquire: none,
    setAside: none,
    endEarly: none,
    special: none,
    heir: none,
    window: none,
    victory: none,
    endgame: none,
    tellConflict: none,
    tellTurn: none,
    tellTroops: none,
    tellStrength: none,
    tellEnd: none,
    tellScore: none,
    tellRest: none,
  },
  things: /^./,
  rare: {
    payOffer: 'random games seldom hold the piece that asks it',
    heir: 'a tie for an Alliance is rare',
    tellTroops: 'the companion alone asks it, at a rare step',
  },
  excepted: {
    'one story.harvested': 'to be worded anew together with its neighbours',
    'one story.spent.intrigue': 'to be worded anew together with its neighbours',
    'one ask.tokens': 'to be worded anew together with its neighbours',
    'one effect.choose.some': 'to be worded anew together with its neighbours',
    'one condition.tracks_with_influence': 'to be worded anew together with its neighbours',
  },
};
