import type { SeatNames, StoryLine } from '../../face.ts';
import type { FamilyEvent } from '../events.ts';
import type { PlayerId, SpaceName } from '../ids.ts';
import type { EditionId, FamilyView } from '../types.ts';
import {
  factionName,
  nameOf,
  ofConflict,
  ofFaction,
  ofLeader,
  ofPlayer,
  ofSpace,
  playerName,
  printedOn,
  said,
  type Table,
} from './names.ts';
import { isPerson } from '../queries/table.ts';
import { stoneOf } from './stones.ts';
import { CARD_STORY } from './story-cards.ts';
import { LEADER_STORY } from './story-leaders.ts';
import { CONTRACT_STORY } from './story-contracts.ts';
import { RIVAL_STORY } from './story-rivals.ts';
import { RIVAL_CARD_STORY } from './rivals.ts';
import { SPY_STORY } from './spies.ts';
import type { EventType, Telling, Tellings, Told } from './telling.ts';
import { saidTeamScores, TEAM_STORY } from './teams.ts';
import { UNITS_STORY } from './units.ts';

/** One space where somebody does something. */
const atSpace = (key: string, player: PlayerId, space: SpaceName, { edition }: Table): Told => ({
  by: player,
  key,
  with: { space: nameOf(edition, 'space', space) },
  targets: [ofSpace(space)],
});
/** So much of something. What is printed on a revealed card without conditions was told when it was revealed. */
function amounts(key: 'persuasion' | 'swords', player: PlayerId, amount: number, card: string | null, table: Table): Told | null {
  if (card === null) return { by: player, key, with: { amount } };
  if (printedOn(table, card, key) > 0) return null;
  return { by: player, key: `${key}.card`, with: { amount, card: nameOf(table.edition, 'card', card) } };
}

type TurnEvent = Extract<
  EventType,
  | 'leader'
  | 'begins'
  | 'round'
  | 'turn'
  | 'endedTurn'
  | 'sent'
  | 'recalled'
  | 'tookMentat'
  | 'tookSwordmaster'
  | 'tookCouncilSeat'
  | 'closed'
>;
/** Set-up, rounds and Agents. */
const TURN_STORY: Tellings<TurnEvent> = {
  leader: ({ player, leader }, { edition }) => ({
    by: player,
    key: isPerson(player) ? 'leader' : 'leaderOfRival',
    with: { leader: nameOf(edition, 'leader', leader) },
    targets: [ofLeader(leader)],
  }),
  begins: ({ player }) => ({ by: player, key: 'begins' }),
  round: ({ round, conflict }, { edition }) => ({
    key: 'round',
    heading: true,
    with: { round, conflict: nameOf(edition, 'conflict', conflict) },
    targets: [ofConflict(conflict)],
  }),
  // Whose turn it is, is seen from what is done in it.
  turn: () => null,
  endedTurn: ({ player, early }) => (early ? { by: player, key: 'endedEarly' } : null),
  sent({ player, card, to, lifted }, table) {
    const { edition } = table;
    const told = atSpace(lifted ? 'sentLifted' : 'sent', player, to, table);
    const from = lifted ? { from: nameOf(edition, 'space', lifted) } : {};
    return { ...told, with: { ...told.with, ...from, card: nameOf(edition, 'card', card) } };
  },
  recalled: ({ player, space }, table) => atSpace('recalled', player, space, table),
  tookMentat: ({ player, next }) => ({ by: player, key: next ? 'mentatNext' : 'mentat' }),
  tookSwordmaster: ({ player }) => ({ by: player, key: 'swordmaster' }),
  tookCouncilSeat: ({ player }) => ({ by: player, key: 'council' }),
  closed: ({ player, space }, table) => atSpace('closed', player, space, table),
};

type GoodsEvent = Extract<
  EventType,
  | 'gained'
  | 'paid'
  | 'lostPoint'
  | 'controlBonus'
  | 'harvested'
  | 'persuasion'
  | 'swords'
  | 'recruited'
  | 'deployed'
  | 'retreated'
  | 'lostTroops'
  | 'influence'
  | 'alliance'
>;
/** What is gained and spent. */
const GOODS_STORY: Tellings<GoodsEvent> = {
  gained: ({ player, what, amount }) => ({ by: player, key: `gained.${what}`, with: { amount }, scores: what === 'vp' }),
  paid: ({ player, what, amount }) => ({ by: player, key: `paid.${what}`, with: { amount } }),
  lostPoint: ({ player }) => ({ by: player, key: 'lostPoint', scores: true }),
  controlBonus: ({ player, space }, table) => atSpace('controlBonus', player, space, table),
  // What was harvested is told as a gain.
  harvested({ player, space, bonus }, table) {
    const told = atSpace('harvested', player, space, table);
    return bonus > 0 ? { ...told, with: { ...told.with, bonus } } : null;
  },
  persuasion: ({ player, amount, card }, table) => amounts('persuasion', player, amount, card, table),
  swords: ({ player, amount, card }, table) => amounts('swords', player, amount, card, table),
  recruited: ({ player, troops }) => ({ by: player, key: 'recruited', with: { troops } }),
  deployed: ({ player, troops, from }) => ({ by: player, key: `deployed.${from}`, with: { troops } }),
  retreated: ({ player, troops }) => ({ by: player, key: 'retreated', with: { troops } }),
  lostTroops: ({ player, troops, from }) => ({ by: player, key: `lostTroops.${from}`, with: { troops } }),
  influence: ({ player, faction, by, now }) => ({
    by: player,
    key: by < 0 ? 'influenceLost' : 'influence',
    with: { faction: factionName(faction), amount: Math.abs(by), now },
    targets: [ofFaction(faction)],
  }),
  alliance({ faction, player, lost }, table) {
    const told = { with: { faction: factionName(faction) }, targets: [ofFaction(faction)] };
    if (player === null) return { ...told, ...(lost && { by: lost }), key: 'allianceLost' };
    if (lost === null) return { ...told, by: player, key: 'alliance' };
    return { ...told, by: player, key: 'allianceTaken', with: { ...told.with, from: playerName(table, lost) } };
  },
};

type EndEvent = Extract<EventType, 'combat' | 'passed' | 'fought' | 'placed' | 'control' | 'bonusSpice' | 'endgame' | 'result'>;
/** Combat, the end of a round and of the game. */
const END_STORY: Tellings<EndEvent> = {
  combat: ({ strengths }, table) => ({
    key: 'combat',
    heading: true,
    with: {
      strengths: strengths
        .filter(({ strength }) => strength > 0)
        .map(({ player, strength }) => said('story.strength', { who: playerName(table, player), strength })),
    },
  }),
  passed: ({ player }) => ({ by: player, key: 'passed' }),
  // Who comes in which place follows at once; with what is seen in the scene.
  fought: () => null,
  placed: ({ player, place, won }) => ({ by: player, key: won ? 'won' : `placed.${place}` }),
  control({ player, space, from }, table) {
    if (from === player) return atSpace('controlKept', player, space, table);
    const told = atSpace(from ? 'controlTaken' : 'control', player, space, table);
    return from ? { ...told, with: { ...told.with, from: playerName(table, from) } } : told;
  },
  bonusSpice: ({ spaces }, { edition }) => ({
    key: 'bonusSpice',
    with: { spaces: spaces.map((space) => nameOf(edition, 'space', space)) },
    targets: spaces.map(ofSpace),
  }),
  endgame: () => ({ key: 'endgame', heading: true }),
  result: ({ result, scores }, table) => ({
    key: 'result',
    with: {
      winner: result.team ? said('thing.team', { who: playerName(table, result.winner) }) : playerName(table, result.winner),
      scores: result.team
        ? saidTeamScores(table, scores)
        : scores.map(({ player, vp }) => said('story.score', { who: playerName(table, player), vp })),
    },
    targets: [ofPlayer(result.winner)],
  }),
};
const TELLINGS: { readonly [Type in EventType]: Telling<Type> } = {
  ...TURN_STORY,
  ...GOODS_STORY,
  ...CARD_STORY,
  ...RIVAL_STORY,
  ...RIVAL_CARD_STORY,
  ...LEADER_STORY,
  ...SPY_STORY,
  ...CONTRACT_STORY,
  ...END_STORY,
  ...UNITS_STORY,
  ...TEAM_STORY,
};

/** A line of the chronicle; see `GameWords.story`. Rivals stand in the place of a seat. */
export function story(edition: EditionId, event: FamilyEvent, names: SeatNames, view?: FamilyView): StoryLine | null {
  const table: Table = { edition, view: view ?? null, names };
  const told = (TELLINGS[event.type] as Telling<EventType>)(event as never, table);
  if (!told) return null;
  const { by, key, with: gaps, heading, secret, scores, targets } = told;
  return {
    message: said(`story.${key}`, by ? { ...gaps, who: playerName(table, by) } : gaps),
    ...(by && { seat: by, ...(view && { stone: stoneOf(view, by) }) }),
    ...(heading && { heading }),
    ...(secret && { secret }),
    ...(scores && { scores }),
    ...(targets && { targets }),
  };
}
