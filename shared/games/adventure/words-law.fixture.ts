import type { Asker, WordsBook } from '../../testkit/words-law.ts';
import type { SpaceKind } from './ids.ts';
import type { AdventureGame } from './types.ts';
import { card, figure, said } from './words/names.ts';

const kind =
  (id: SpaceKind): Asker<AdventureGame> =>
  () => [said(`kind.${id}`)];
const ofTask = (task: unknown): Readonly<Record<string, string>> => task as Readonly<Record<string, string>>;

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
  rare: {},
  excepted: {},
};
