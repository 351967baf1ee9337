import type { WordsBook } from '../../testkit/words-law.ts';
import type { DiceGame } from './types.ts';
import { asset, house, said, token } from './words/names.ts';

const ofTask = (task: unknown): Readonly<Record<string, string>> => task as Readonly<Record<string, string>>;
const power = (id: string) => said(`power.${id}`);

/** What the law of words must know of the Dice Game. */
export const book: WordsBook<DiceGame> = {
  askers: {
    draft: 'phase',
    settle: (_, task) => [house(ofTask(task)['house'] as never)],
    predict: () => [power('plans-within-plans')],
    roll: 'phase',
    thump: () => [token('thumper')],
    freeze: 'phase',
    piter: () => [power('piter-de-vries')],
    nameFace: () => [power('axlotl-tanks')],
    invite: 'phase',
    answerInvitation: ({ turn }) => [house(turn.active as never)],
    recruit: 'phase',
    recruitAsAlly: 'phase',
    vendetta: ({ turn }) => [turn.dice.vendetta.face ? said(`face.${turn.dice.vendetta.face}`) : said('die.vendetta')],
    loseHarvester: () => [said('face.shai-hulud')],
    allyTurnToPropose: 'phase',
    ship: 'phase',
    bargain: 'phase',
    answerDeal: ({ turn }) => [house(turn.deal?.by as never)],
    target: 'phase',
    march: 'phase',
    marchAsAlly: 'phase',
    chooseBattle: 'phase',
    breach: () => [asset('fortification')],
    dance: () => [power('face-dancers')],
    offerLeader: 'phase',
    commit: 'phase',
    reorganise: 'phase',
    stormLoss: () => [said('step.storm')],
    lastSpice: () => [power('gholas'), power('fortune-hunters')],
  },
  things: /^(plain|who|nothing|hint\.standing(Strong)?|(house|leader|region|asset|token|count|fist|face|shows)\..*)$/,
  rare: {},
  excepted: {
    'one why.houseNeedsSeats': 'to be worded anew together with its neighbours',
    'joined hint.region': 'to be worded anew together with its neighbours',
    'asker ask.settle': 'to be worded anew together with its neighbours',
    'joined hint.facts': 'to be worded anew together with its neighbours',
    'joined story.proposed': 'to be worded anew together with its neighbours',
    'asker ask.predict': 'to be worded anew together with its neighbours',
    'asker ask.lastSpice': 'to be worded anew together with its neighbours',
    'asker ask.nameFace': 'to be worded anew together with its neighbours',
  },
};
