import type { Message } from '../../../text/message.ts';
import type { OtherLook, Owned, SeatLook, SeatNames } from '../../face.ts';
import { bookOf } from '../edition.ts';
import type { PlayerId, SeatId } from '../ids.ts';
import { standingAt } from '../queries/score.ts';
import { memoriesOf } from '../queries/leader-board.ts';
import { stageOf } from '../queries/leader-track.ts';
import { battleCards, iconOfCard } from '../queries/battle-icons.ts';
import { collects, isCompanion, isPlayedHere, isRival } from '../queries/rivals.ts';
import { BATTLE_SIGNS } from '../signs/units.ts';
import type { FamilyView, PlayerView } from '../types.ts';
import { ICON_SIGNS } from '../signs/names.ts';
import { bookAt, factionName, type Here, hereOf, nameOf, openState, playerName, said } from './names.ts';
import { playerTitle, stoneOf } from './stones.ts';

const owned = (icon: string, count: number, key: string): Owned => ({ icon, count, label: said(`has.${key}`, { count }) });
/** Said in a word or two where there is room. */
const goods = (kind: string, count: number): Owned => ({ ...owned(kind, count, kind), short: said(`has.${kind}`, { count }) });
const counted = (icon: string, count: number, key: string): Owned => ({
  ...owned(icon, count, key),
  short: said(`has.short.${key}`, { count }),
});
/** Icons of cards that lie face up: two alike make a pair. Uprising R10.6 */
const battleIcons = (view: FamilyView, player: PlayerView): readonly Owned[] => {
  const icons = battleCards(player).flatMap((card) => iconOfCard(view, card) ?? []);
  return [...new Set(icons)].map((icon) => {
    const count = icons.filter((one) => one === icon).length;
    return { icon: BATTLE_SIGNS[icon], count, label: said('has.battleIcons', { count, icon: nameOf(view.edition, 'battleIcon', icon) }) };
  });
};
/** Where a Commander stands on the track of the own board. Uprising R18.13 */
function ownTrack(view: FamilyView, id: PlayerId): readonly Owned[] {
  const { everyFaction, board } = bookOf(view);
  const own = everyFaction.find((faction) => board.tracks[faction].owner === view.players[id]?.leader);
  if (!view.teams || !own) return [];
  const count = view.players[id]?.influence[own] ?? 0;
  return [{ icon: ICON_SIGNS[own], count, label: said('has.ownTrack', { count, faction: factionName(own) }) }];
}
/** What is always shown, and what only whoever has it. */
function openly(here: Here, id: PlayerId): readonly Owned[] {
  const { view } = here;
  const player = view.players[id];
  if (!player) return [];
  const state = openState(here);
  const { solari, spice, water, agents, garrison, intrigue, hand, council, spies } = player;
  const alliances = bookOf(view).everyFaction.filter((faction) => view.alliances[faction] === id).length;
  const controlled = Object.values(view.control).filter((owner) => owner === id).length;
  const stock = collects(state, id, 'spice') ? [goods('solari', solari), goods('spice', spice), goods('water', water)] : [];
  const cards = [
    ...(isPlayedHere(state, id) ? [counted('card', hand, 'cards')] : []),
    ...(collects(state, id, 'intrigue') ? [counted('intrigue', intrigue, 'intrigue')] : []),
  ];
  const more = [
    owned('ally', alliances, 'alliances'),
    owned('flag', controlled, 'control'),
    owned('landsraad', council ? 1 : 0, 'council'),
    owned('training', stageOf(state, id), 'track'),
    owned('leader', memoriesOf(state, id), 'memories'),
    ...ownTrack(view, id),
    owned('swordmaster', player.swordmasterBonus ? 1 : 0, 'swordmasterBonus'),
    owned('maker-hook', player.hooks ? 1 : 0, 'hooks'),
    ...battleIcons(view, player),
    owned('contract', player.contracts?.open.length ?? 0, 'contracts'),
    owned('check', player.contracts?.done.length ?? 0, 'completed'),
  ];
  const isTroopsKnown = isRival(id) || !isCompanion(state);
  return [
    ...stock,
    counted('agent', agents, 'agents'),
    ...cards,
    ...(isTroopsKnown && !player.arrows ? [owned('troop', garrison, 'garrison')] : []),
    ...(spies === undefined ? [] : [owned('spy', spies, 'spies')]),
    ...more.filter(({ count }) => count > 0),
  ];
}
function lookOf(here: Here, id: PlayerId): SeatLook {
  const { view } = here;
  const player = view.players[id];
  const title = playerTitle(view, id);
  const isScoring = collects(openState(here), id, 'vp'); // House Hagal does not score, R22.2
  return {
    stone: title || view.phase !== 'setup' ? stoneOf(view, id) : null,
    title,
    has: openly(here, id),
    seals: isScoring ? (player?.vp ?? 0) : 0,
    goal: isScoring ? bookAt(here).game.end.vp : 0,
    seal: 'vp',
    ...(view.turn.named?.ally === id && { note: said('seat.activated') }),
  };
}

/** What a seat looks like beside the board. */
export const seat = (view: FamilyView, id: SeatId): SeatLook => lookOf(hereOf(view), id);
/** Rivals stand among the seats. R21.1 */
export function others(view: FamilyView): readonly OtherLook[] {
  const here = hereOf(view);
  return view.order.filter(isRival).map((id) => ({
    ...lookOf(here, id),
    id,
    name: playerName(here, id),
    after: view.order.at(view.order.indexOf(id) - 1) ?? id,
    ...(view.turn.of === id && { acts: true }),
    ...(view.result?.winner === id && { won: true }),
  }));
}

/** Rounds; the game may end before the last. R16.6 Before the first there is only the set-up. */
export const progress = ({ round, rounds }: FamilyView): { label: Message; now: number; of: number } => ({
  label: round > 0 ? said('progress', { round, rounds }) : said('phase.setup'),
  now: round,
  of: rounds,
});
/** Where the chart draws the points that end the game. R16.6 */
export const arrival = (view: FamilyView): number => {
  const { vp } = bookAt(hereOf(view)).game.end;
  return standingAt(vp, vp);
};
export const goal = (view: FamilyView): Message => said('goal', { vp: bookAt(hereOf(view)).game.end.vp });

/** Who has won, a Rival too, and what decided between equal scores. R16.7 R16.8 */
export function outcome(view: FamilyView, reason: string, winners: readonly SeatId[], names: SeatNames): Message {
  const here = hereOf(view, names);
  const winner = view.result?.winner ?? winners[0];
  if (!winner) return said('end.nobody');
  const team = view.result?.team;
  const gaps = {
    who: team ? said('thing.team', { who: playerName(here, winner) }) : playerName(here, winner),
    vp: pointsOf(view, team ?? [winner]),
    why: whyOver(view),
    next: team ? otherTeam(view, here, team) : nextTo(view, here, winner),
  };
  const tie = view.result?.by ?? (reason === 'vp' ? null : reason);
  const won = tie ? said('end.tie', { ...gaps, by: said(`tie.${tie}`) }) : said('end.vp', gaps);
  return isRival(winner) ? said('end.rival', { won }) : won;
}
/** Why it was over: the points that end the game, or the last round. R16.6 */
function whyOver(view: FamilyView): Message {
  const { vp } = bookAt(hereOf(view)).game.end;
  return said(view.round < view.rounds ? 'end.reached' : 'end.lastRound', { round: view.round, goal: vp });
}
const pointsOf = ({ players }: FamilyView, ids: readonly PlayerId[]): number => ids.reduce((sum, id) => sum + (players[id]?.vp ?? 0), 0);
/** The team that did not win, with how many points. Uprising R18.6 */
function otherTeam(view: FamilyView, here: Here, team: readonly PlayerId[]): Message {
  const others = view.order.filter((id) => !team.includes(id));
  const first = others[0];
  return first
    ? said('end.next', { who: said('thing.team', { who: playerName(here, first) }), vp: pointsOf(view, others) })
    : said('end.nobody');
}
/** Who came next, with how many points. */
function nextTo(view: FamilyView, here: Here, winner: PlayerId): Message {
  const scores = view.order.flatMap((id) => (id !== winner && lookOf(here, id).goal > 0 ? [{ id, vp: view.players[id]?.vp ?? 0 }] : []));
  const best = scores.toSorted((one, other) => other.vp - one.vp)[0];
  return best ? said('end.next', { who: playerName(here, best.id), vp: best.vp }) : said('end.nobody');
}
