import type { Asker, WordsBook } from '../../testkit/words-law.ts';
import type { EffectRef } from './questions.ts';
import type { ArrakisGame } from './types.ts';
import { prescience, symbol } from './words/names.ts';
import { sourceName } from './words/source.ts';

/** The card, leader or die whose effect is carried out. */
const byEffect: Asker<ArrakisGame> = (_, task) => [sourceName((task as unknown as { readonly ref: EffectRef }).ref.of)];
const byClaim: Asker<ArrakisGame> = (_, task) => [
  prescience((task as unknown as { readonly card: Parameters<typeof prescience>[0] }).card),
];
const byDesert: Asker<ArrakisGame> = () => [symbol('desert-power')];

/** What the law of words must know of War for Arrakis. */
export const book: WordsBook<ArrakisGame> = {
  askers: {
    vehicle: 'phase',
    endClaim: 'phase',
    relieve: 'phase',
    handLimit: 'phase',
    prune: 'phase',
    changeDie: 'phase',
    sister: 'phase',
    volunteer: 'phase',
    act: 'phase',
    march: byEffect,
    company: byEffect,
    overflow: 'phase',
    put: byEffect,
    takeFrom: 'phase',
    layWormsign: 'phase',
    attack: byEffect,
    strike: byEffect,
    replace: byEffect,
    split: byEffect,
    playCard: 'phase',
    giveUp: 'phase',
    sendToTank: byEffect,
    pickLegion: byEffect,
    pickArea: byEffect,
    choose: byEffect,
    special: byEffect,
    replacePrescience: 'phase',
    asSymbol: byEffect,
    desertPower: byDesert,
    moveWorm: byDesert,
    wormAttack: byDesert,
    wormFrom: 'phase',
    flee: 'phase',
    casualty: 'phase',
    rescue: 'phase',
    chooseCovered: 'phase',
    chooseWorms: 'phase',
    nextWorm: 'phase',
    spendSpice: 'phase',
    displace: 'phase',
    combatCards: 'phase',
    convert: 'phase',
    goOn: 'phase',
    withdraw: 'phase',
    retreat: 'phase',
    advance: 'phase',
    giveUpToken: byClaim,
    giveUpNaib: byClaim,
    showTokens: byClaim,
    anyTrack: 'phase',
    scoutReveal: 'phase',
    automaTie: 'phase',
    tellObjective: 'phase',
    tellDrawn: 'phase',
    tellShown: 'phase',
    tellTokens: byEffect,
    mendWhat: 'phase',
    mendLegion: 'phase',
    mendSand: 'phase',
    mendSietch: 'phase',
    mendZone: 'phase',
    mendTracks: 'phase',
  },
  things:
    /^(plain|nothing|hint\.gain|option\.(drop|keep|raise|stockpile)|token\.is|(side|house|leader|card|prescience|vehicle|unit|count|symbol|piece|ban|form|area|track)(\.|$))/,
  rare: {
    chooseCovered: 'sixteen wormsigns are rarely too few',
    showTokens: 'Paul rarely has three tokens with him',
    mendTracks: 'the markers are one of a hundred things that can be set right',
    mendSietch: 'only beside a board: its test asks it (R4.2)',
    detonate: 'a marker on space 8 is rare where nobody wants to win',
  },
  excepted: {},
};
