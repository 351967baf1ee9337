import type { Deed, Truth, WordsBook } from '../../testkit/words-law.ts';
import type { DiceGame } from './types.ts';
import { asset, house, said, token } from './words/names.ts';

const ofTask = (task: unknown): Readonly<Record<string, string>> => task as Readonly<Record<string, string>>;
const power = (id: string) => said(`power.${id}`);

/** Numbers that a record or a die prints, and those that everybody sees on the board. */
const OPEN = [
  'hint.diceShow.count',
  'hint.fistLeader.strength',
  'hint.fistLeaderBeside.beside',
  'hint.fistLeaderBeside.strength',
  'hint.fistTroop.count',
  'hint.fistTroop.strength',
  'hint.leader.strength',
  'hint.leaderBack.strength',
  'hint.leaderBeside.beside',
  'hint.leaderBeside.strength',
  'hint.predictGuild.rounds',
  'hint.standing.count',
  'hint.standing.strength',
  'hint.standingStrong.count',
  'hint.standingStrong.strength',
  'shows.region.zone',
  'shows.spice.spice',
];
type Event = DiceGame['Event'];
type Of<T extends Event['type']> = Extract<Event, { type: T }>;
/** Every event of this type bears the number out. */
const bornOut =
  <T extends Event['type']>(type: T, number: (event: Of<T>) => readonly number[]): Truth<DiceGame> =>
  (value, { told }) =>
    told.every((event) => event.type !== type || number(event as Of<T>).includes(value));
/** What the spice at hand has come to, as long as the turn goes on. */
function isSpent(value: number, { before, after, told }: Deed<DiceGame>): boolean {
  const lost = told.reduce((sum, event) => sum + (event.type === 'spiceLost' ? event.spice : 0), 0);
  return told.some(({ type }) => type === 'turn' || type === 'ended') || before.spice - after.spice === value + lost;
}
const pays =
  (type: 'shipped' | 'revived'): Truth<DiceGame> =>
  (value, deed) =>
    deed.told.every((event) => event.type !== type || (event.price === value && isSpent(value, deed)));
const gives: Truth<DiceGame> = (value, deed) =>
  deed.told.every(
    (event) =>
      event.type !== 'gaveSpice' ||
      (event.spice === value && (deed.before.houses.corrino?.reserve ?? 0) - (deed.after.houses.corrino?.reserve ?? 0) === value),
  );
const NUMBERS: NonNullable<WordsBook<DiceGame>['numbers']> = {
  ...Object.fromEntries(OPEN.map((key) => [key, 'printed, or open on the board'])),
  'count.leaders.count': bornOut('recruited', ({ leaders }) => [leaders.length]),
  'count.spice.count': gives,
  'count.troops.count': bornOut('recruited', ({ troop, large }) => [troop, large]),
  'deal.gift.count': gives,
  'hint.invitationShares.count': bornOut('invited', ({ offer }) => [offer.dice]),
  'hint.leaderBack.price': pays('revived'),
  'hint.ship.price': pays('shipped'),
  'option.bargain.gift.count': (value, { after }) => after.turn.deal?.gift === value,
};

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
    lastSpice: ({ turn }) => [power(turn.active === 'smugglers' && turn.ally !== 'bene-tleilax' ? 'fortune-hunters' : 'gholas')],
  },
  things: /^(plain|who|nothing|hint\.standing(Strong)?|(house|leader|region|place|asset|token|count|fist|face|shows)\..*)$/,
  numbers: NUMBERS,
  rare: {},
  excepted: {},
};
