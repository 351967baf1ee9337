import { keysOf } from '../../kernel/typed.ts';
import board from './data/board.json' with { type: 'json' };
import cards from './data/cards.json' with { type: 'json' };
import conflicts from './data/conflicts.json' with { type: 'json' };
import contracts from './data/contracts.json' with { type: 'json' };
import game from './data/game.json' with { type: 'json' };
import hagal from './data/hagal.json' with { type: 'json' };
import intrigue from './data/intrigue.json' with { type: 'json' };
import leaders from './data/leaders.json' with { type: 'json' };
import objectives from './data/objectives.json' with { type: 'json' };
import rivals from './data/rivals.json' with { type: 'json' };
import sixplayer from './data/sixplayer.json' with { type: 'json' };
import type { ConflictId, ContractId, HagalId, IntrigueId, LeaderId, ObjectiveId, RivalCardId } from './ids.ts';

/** The box as it is printed. */
export const DATA = { board, cards, conflicts, contracts, game, hagal, intrigue, leaders, objectives, rivals, sixplayer };

export const CARDS = keysOf(cards);
export const INTRIGUE: readonly IntrigueId[] = keysOf(intrigue);
export const CONFLICTS: readonly ConflictId[] = keysOf(conflicts);
export const CONTRACTS: readonly ContractId[] = keysOf(contracts);
export const OBJECTIVES: readonly ObjectiveId[] = keysOf(objectives);
export const LEADERS: readonly LeaderId[] = keysOf(leaders);
export const HAGAL: readonly HagalId[] = keysOf(hagal.cards);
export const RIVAL_CARDS: readonly RivalCardId[] = keysOf(rivals);
/** Of the side for one to four players, and of the side for six. */
export const SPACES = { one_to_four: keysOf(board.spaces), six: keysOf(sixplayer.spaces) };
export const POSTS = { one_to_four: keysOf(board.posts), six: keysOf(sixplayer.posts) };
export const COMMANDER_CARDS = Object.values(sixplayer.commanders).flatMap(({ deck }) => Object.keys(deck));
