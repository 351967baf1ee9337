import type { Report } from '../checks.ts';
import {
  cardShape,
  conflictShape,
  countedAsShape,
  intrigueShape,
  leaderShape,
  objectiveShape,
  postShape,
} from '../imperium-family/check.ts';
import { sourceShape, spaceShape, trackShape } from '../imperium-family/check.ts';
import { contractShape } from '../imperium-family/check-contracts.ts';
import { hagalCardShape, levelShape, rivalShape, variantsShape } from '../imperium-family/check-rivals.ts';
import { effects } from '../imperium-family/effects/check.ts';
import { amount, amountOrNone, fields, listOf, nameOf, oneOf, optional } from '../imperium-family/effects/shape.ts';
import type { Shape } from '../imperium-family/effects/shape.ts';
import type { Source } from '../imperium-family/records.ts';
import { RESOURCES, TIE_BREAKS } from '../imperium-family/ids.ts';
import { BATTLE_ICONS, FACTIONS, HOUSES, ICONS } from './ids.ts';
import { RECORDS, type UprisingRecords } from './records.ts';

const KNOWN = {
  card: Object.keys(RECORDS.cards),
  space: Object.keys(RECORDS.board.spaces),
  zone: Object.keys(RECORDS.board.zones),
  leader: Object.keys(RECORDS.leaders),
  faction: FACTIONS,
  icon: ICONS,
};

type Sourced<Record> = Record & { readonly source: Source };
type Board = UprisingRecords['board'];
const spaces = listOf(nameOf('space'), 1);
const council = fields<Board['council']>({ seats: amount, persuasion: amount, source: sourceShape });
const shieldWall = fields<Sourced<NonNullable<Board['shield_wall']>>>({ protects: spaces, source: sourceShape });
const printed = fields<Board['score']>({ printed_max: amount, source: sourceShape });

type Game = UprisingRecords['game'];
type Setup = Game['setup'];
const battleIcon = oneOf(...BATTLE_ICONS);
const game = fields<Game>({
  setup: fields<Setup>({
    solari: amountOrNone,
    spice: amountOrNone,
    water: amountOrNone,
    intrigue: amountOrNone,
    agents: amount,
    garrison: amountOrNone,
    vp: fields<Setup['vp']>({ '1': amountOrNone, '2': amountOrNone, '3': amountOrNone, '4': amountOrNone }),
    conflict_deck: listOf(fields<Setup['conflict_deck'][number]>({ tier: oneOf(1, 2, 3), use: amount }), 1),
    imperium_row: amount,
  }),
  limits: fields<Game['limits']>({
    troops: amount,
    agents: amount,
    control_markers: amount,
    spies: optional(amount),
    maker_hooks: oneOf(1), // R6.4
    rounds: amount,
    hand_drawn_per_round: amount,
    garrison_deployed: amountOrNone,
  }),
  strength: fields<Game['strength']>({ troop: amount, sandworm: optional(amount), sword: amount }),
  battle_icons: optional(fields<NonNullable<Game['battle_icons']>>({ paired: listOf(battleIcon, 1), wild: battleIcon, vp: amount })),
  end: fields<Game['end']>({ vp: amount, tie_breaks: listOf(oneOf(...TIE_BREAKS)), source: sourceShape }),
  source: sourceShape,
});

type Hagal = UprisingRecords['hagal'];
const rivalCards = listOf(oneOf(...Object.keys(RECORDS.rivals)), 1);
const goods = oneOf(...RESOURCES, 'intrigue');
const spending = fields<Hagal['spending']>({ swordmaster: listOf(goods, 1), conversions: effects, source: sourceShape });
const ofRivals = fields<Hagal['setup']>({
  agents: amount,
  spies: amount,
  water: amountOrNone,
  garrison: amountOrNone,
  spies_for_scheme: amount,
  source: sourceShape,
});
const solo = fields<Hagal['solo']>({
  rivals: oneOf(2), // R17.1
  remove_mark: oneOf('2P'),
  recommended_rivals: rivalCards,
  counted_as: optional(countedAsShape),
  source: sourceShape,
});
const twoPlayers = fields<Hagal['two_players']>({
  rivals: oneOf(1), // R17.2
  objective: oneOf(...Object.keys(RECORDS.objectives ?? {})),
  recommended_rivals: rivalCards,
  source: sourceShape,
});

/**
 * Reports every value that is not in the form which its type promises.
 * @param beside names of another box that lies beside this one
 */
export function holdForms(
  { cards, intrigue, conflicts, objectives, leaders, contracts, board, hagal, rivals, game: facts }: UprisingRecords,
  report: Report,
  beside: { readonly card: readonly string[]; readonly special: readonly string[] },
): void {
  const known = { ...KNOWN, card: [...KNOWN.card, ...beside.card], special: beside.special };
  const hold = (shape: Shape, value: unknown, field: string): void => shape(value, field, { known, report });
  const each = (shape: Shape, records: object | undefined, field: string): void => {
    for (const [id, record] of Object.entries(records ?? {})) hold(shape, record, `${field}.${id}`);
  };
  each(cardShape, cards, 'cards');
  each(intrigueShape, intrigue, 'intrigue');
  each(conflictShape, conflicts, 'conflicts');
  each(objectiveShape, objectives, 'objectives');
  each(leaderShape(HOUSES), leaders, 'leaders');
  each(contractShape(KNOWN.leader), contracts?.cards, 'contracts.cards');
  hold(amount, contracts?.face_up, 'contracts.face_up');
  hold(effects, contracts?.otherwise, 'contracts.otherwise');
  each(spaces, board.zones, 'board.zones');
  each(spaceShape, board.spaces, 'board.spaces');
  each(postShape, board.posts, 'board.posts');
  each(trackShape, board.tracks, 'board.tracks');
  hold(council, board.council, 'board.council');
  hold(printed, board.score, 'board.score');
  hold(printed, board.combat, 'board.combat');
  hold(shieldWall, board.shield_wall, 'board.shield_wall');
  hold(game, facts, 'game');
  each(rivalShape, rivals, 'rivals');
  each(hagalCardShape, hagal.cards, 'hagal.cards');
  each(levelShape, hagal.difficulties, 'hagal.difficulties');
  hold(variantsShape, hagal.variants, 'hagal.variants');
  hold(spending, hagal.spending, 'hagal.spending');
  hold(ofRivals, hagal.setup, 'hagal.setup');
  hold(solo, hagal.solo, 'hagal.solo');
  hold(twoPlayers, hagal.two_players, 'hagal.two_players');
}
