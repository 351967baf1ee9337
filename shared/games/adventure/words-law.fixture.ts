import type { Asker, Truth, WordsBook } from '../../testkit/words-law.ts';
import type { SpaceKind } from './ids.ts';
import type { AdventureGame } from './types.ts';
import { card, figure, said } from './words/names.ts';

const kind =
  (id: SpaceKind): Asker<AdventureGame> =>
  () => [said(`kind.${id}`)];
const ofTask = (task: unknown): Readonly<Record<string, string>> => task as Readonly<Record<string, string>>;

/** Numbers that a record prints, and those that everybody sees on the board. */
const OPEN = [
  'count.harvesters.count',
  'hint.colourOwns.harvesters',
  'hint.colourOwns.spice',
  'hint.dose.guile',
  'hint.figure.strength',
  'hint.guile.now',
  'hint.harvesters.count',
  'hint.harvesters.sheltered',
  'hint.hidden.count',
  'hint.hiddenAndGear.gear',
  'hint.hiddenAndGear.hidden',
  'hint.price.left',
  'hint.shoot.strength',
  'hint.spice.count',
  'hint.stake.one',
  'hint.stake.other',
  'hint.stake.ratio',
  'hint.standing.strength',
  'hint.strength.strength',
  'hint.target.guile',
  'hint.target.strength',
];
type Event = AdventureGame['Event'];
type Of<T extends Event['type']> = Extract<Event, { type: T }>;
/** Every event of this type bears the number out. */
const bornOut =
  <T extends Event['type']>(type: T, number: (event: Of<T>) => number): Truth<AdventureGame> =>
  (value, { told }) =>
    told.every((event) => event.type !== type || number(event as Of<T>) === value);
/** What moves spice besides the price that was named. */
const OTHER_SPICE: ReadonlySet<Event['type']> = new Set([
  'colourOut',
  'harvested',
  'smuggled',
  'raided',
  'paidOut',
  'stakeLost',
  'socialPlan',
  'silo',
]);
const owned = ({ stock }: AdventureGame['View'], seat: AdventureGame['Seat']): number =>
  Object.values(stock).reduce((sum, each) => sum + (each.seat === seat ? each.spice : 0), 0);
/** Whoever answers loses just this much. */
const paid: Truth<AdventureGame> = (value, { seat, before, after, told }) =>
  told.some(({ type }) => OTHER_SPICE.has(type)) || owned(before, seat) - owned(after, seat) === value;
const NUMBERS: NonNullable<WordsBook<AdventureGame>['numbers']> = {
  ...Object.fromEntries(OPEN.map((key) => [key, 'printed, or open on the board'])),
  'count.pact.rounds': bornOut('pact', ({ rounds }) => rounds),
  'count.of.count': 'the cards a partner names, or one’s own',
  'count.spice.count': (value, { told }) => told.every((event) => event.type !== 'transferred' || event.spice === value),
  'hint.costs.price': paid,
  'hint.guile.next': bornOut('guileBought', ({ guile }) => guile),
  'hint.guile.price': paid,
  'hint.healed.strength': bornOut('healed', ({ strength }) => strength),
  'hint.kind.spice.spice': bornOut('harvested', ({ spice }) => spice),
  'hint.kind.training.strength': bornOut('trained', ({ strength }) => strength),
  'hint.price.price': paid,
  'hint.toll.toll': paid,
  'option.brace.points': bornOut('guileBought', ({ points }) => points),
  'option.brace.price': paid,
  'option.move.steps': bornOut('moved', ({ steps }) => steps),
  'option.protect.count': bornOut('sheltered', ({ harvesters }) => harvesters),
  'option.shelter.count': bornOut('sheltered', ({ harvesters }) => harvesters),
  'option.shelter.price': paid,
};

/** What the law of words must know of the adventure game. */
export const book: WordsBook<AdventureGame> = {
  askers: {
    boundaryFlight: () => [card('ornithopter')],
    open: 'phase',
    firstMove: 'phase',
    secondMove: 'phase',
    ambush: (_, task) => [figure(ofTask(task)['figure'] as never)],
    duelTarget: kind('duel'),
    wormTarget: kind('worm'),
    poisonTarget: kind('poison'),
    spiceRaid: kind('spice-raid'),
    traitor: kind('traitor'),
    beneGesserit: kind('bene-gesserit'),
    beneGesseritPick: kind('bene-gesserit'),
    guildFlight: kind('space-guild'),
    brace: (_, task) => [said(`danger.${ofTask(task)['danger']}`)],
    shelter: (_, task) => [said(`danger.${ofTask(task)['danger']}`)],
    loot: ({ turn }) => [turn.phase === 'fight' ? card('hunter-seeker') : said('kind.poison')],
    name: 'phase',
    dose: () => [card('poison')],
    assign: (_, task) => [card(ofTask(task)['card'] as never)],
    kanly: (_, task) => [card(ofTask(task)['card'] as never)],
    act: 'phase',
    buy: 'phase',
    invest: 'phase',
  },
  things: /^(plain|who|nothing|hint\.standing|(figure|card|colour|space|field|count)\.)/,
  numbers: NUMBERS,
  rare: {},
  excepted: {},
};
