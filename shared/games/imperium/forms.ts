import type { Report } from '../checks.ts';
import { cardShape, conflictShape, countedAsShape, difficultyShape, hagalShape } from '../imperium-family/check.ts';
import { intrigueShape, leaderShape, sourceShape, spaceShape, trackShape } from '../imperium-family/check.ts';
import { effects } from '../imperium-family/effects/check.ts';
import { amount, amountFrom, amountOrNone, fields, listOf, nameOf, oneOf, optional } from '../imperium-family/effects/shape.ts';
import type { Shape } from '../imperium-family/effects/shape.ts';
import { TIE_BREAKS } from '../imperium-family/ids.ts';
import { CARDS, type ImperiumData, LEADERS, SPACES, ZONES } from './data.ts';
import { SPECIALS } from './specials/index.ts';
import { FACTIONS, HOUSES, ICONS, SEATS } from './ids.ts';

const KNOWN = { card: CARDS, space: SPACES, zone: ZONES, leader: LEADERS, special: Object.keys(SPECIALS), faction: FACTIONS, icon: ICONS };

type Board = ImperiumData['board'];
const spacesOfZone = listOf(nameOf('space'), 1);
const council = fields<Board['council']>({ seats: amount, persuasion: amount, source: sourceShape });
const printed = fields<Board['score']>({ printed_max: amount, source: sourceShape });

type Hagal = ImperiumData['hagal'];
const spending = fields<Hagal['spending']>({ conversions: effects, source: sourceShape });
const twoPlayers = fields<Hagal['two_players']>({
  agents: amount,
  garrison: amountOrNone,
  remove_mark: oneOf('1P'),
  source: sourceShape,
});
const solo = fields<Hagal['solo']>({
  rivals: oneOf(2), // R23.1
  agents: amount,
  water: amountOrNone,
  remove_mark: oneOf('2P'),
  recommended_leaders: listOf(oneOf(...LEADERS)),
  counted_as: countedAsShape,
  source: sourceShape,
});

type Game = ImperiumData['game'];
const seatCount = amountFrom(1, SEATS.length);
const tokens = fields<Game['components']['tokens']['solari']>({ '1': optional(amount), '5': optional(amount) });
/** What this edition does not have is no field of its data. */
type Own = Omit<Game, 'battle_icons' | 'strength'> & { readonly strength: Omit<Game['strength'], 'sandworm'> };
const game = fields<Own>({
  seats: fields<Game['seats']>({ least: seatCount, most: seatCount }),
  setup: fields<Game['setup']>({
    solari: amountOrNone,
    spice: amountOrNone,
    water: amountOrNone,
    intrigue: amountOrNone,
    agents: amount,
    garrison: amountOrNone,
    vp: fields<Game['setup']['vp']>({ '1': amountOrNone, '2': amountOrNone, '3': amountOrNone, '4': amountOrNone }),
    conflict_deck: listOf(fields<Game['setup']['conflict_deck'][number]>({ tier: oneOf(1, 2, 3), use: amount }), 1),
    baron_tokens: fields<Game['setup']['baron_tokens']>({ count: amount, kept: amount }),
    imperium_row: amount,
  }),
  limits: fields<Omit<Game['limits'], 'spies'>>({
    troops: amount,
    agents: amount,
    control_markers: amount,
    rounds: amount,
    hand_drawn_per_round: amount,
    garrison_deployed: amountOrNone,
  }),
  strength: fields<Own['strength']>({ troop: amount, sword: amount }),
  end: fields<Game['end']>({ vp: amount, tie_breaks: listOf(oneOf(...TIE_BREAKS)), source: sourceShape }),
  components: fields<Game['components']>({
    tokens: fields<Game['components']['tokens']>({ solari: tokens, spice: tokens, water: tokens }),
    alliance_tokens: amount,
    colours: listOf(oneOf('blue', 'red', 'green', 'yellow'), SEATS.length),
    cubes: amount,
    discs: amount,
  }),
  source: sourceShape,
});

/** Reports every value that is not in the form which its type promises. */
export function holdForms({ cards, intrigue, conflicts, leaders, board, hagal, game: facts }: ImperiumData, report: Report): void {
  const hold = (shape: Shape, value: unknown, field: string): void => shape(value, field, { known: KNOWN, report });
  const each = (shape: Shape, records: object, field: string): void => {
    for (const [id, record] of Object.entries(records)) hold(shape, record, `${field}.${id}`);
  };
  each(cardShape, cards, 'cards');
  each(intrigueShape, intrigue, 'intrigue');
  each(conflictShape, conflicts, 'conflicts');
  each(leaderShape(HOUSES), leaders, 'leaders');
  each(spacesOfZone, board.zones, 'board.zones');
  each(spaceShape, board.spaces, 'board.spaces');
  each(trackShape, board.tracks, 'board.tracks');
  hold(council, board.council, 'board.council');
  hold(printed, board.score, 'board.score');
  hold(printed, board.combat, 'board.combat');
  each(hagalShape, hagal.cards, 'hagal.cards');
  each(difficultyShape, hagal.difficulties, 'hagal.difficulties');
  hold(spending, hagal.spending, 'hagal.spending');
  hold(twoPlayers, hagal.two_players, 'hagal.two_players');
  hold(solo, hagal.solo, 'hagal.solo');
  hold(game, facts, 'game');
}
