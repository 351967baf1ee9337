import type { Task } from '../../../kernel/types.ts';
import { set } from '../../../kernel/write.ts';
import { bookOf } from '../edition.ts';
import type { Effects } from '../effects/effects.ts';
import type { FactionId, PlayerId } from '../ids.ts';
import { heirsOf } from '../queries/alliances.ts';
import { trackedIn } from '../queries/companion.ts';
import { isPerson, playerOf } from '../queries/table.ts';
import { alliesOf, meantBy, moverOf } from '../queries/teams.ts';
import { isPlayedHere } from '../queries/rivals.ts';
import type { FamilyGame, Game, State } from '../types.ts';
import { setOff } from './ability.ts';
import { gain, losePoint, movePointOfToken } from './bank.ts';
import { running, sceneFor } from '../queries/scene.ts';

/**
 * One move of a cube, up or down, as far as the track goes, a Rival's too. R11.1 R11.10 R21.8, Uprising R12.1
 * @param who whose effect it is: the cube of an Ally moves for a Commander, Uprising R18.8
 * @returns what follows from it: what the Leader does about it, the bonus of the level, then the Alliance
 */
export function moveInfluence(game: Game, who: PlayerId, faction: FactionId, amount: number): Task<FamilyGame>[] {
  const { state } = game;
  const by = moverOf(state, who, faction);
  if (by === null) return [];
  const { influence } = playerOf(state, by);
  const { spaces, vp_at, bonus_at, bonus, team_rewards = {} } = bookOf(state).board.tracks[faction];
  const before = influence[faction];
  const now = Math.max(0, Math.min(spaces, before + amount));
  if (now === before) return [];
  set(game, influence, faction, now);
  game.tell({ type: 'influence', player: by, faction, by: now - before, now });
  if (before < vp_at && now >= vp_at) gain(game, by, 'vp', 1); // R3.4 R11.2, Uprising R12.2
  if (before >= vp_at && now < vp_at) losePoint(game, by);
  if (now < before) return fallen(game, by, faction);
  const next = setOff(game, by, (trigger) => {
    if (!('reach_influence' in trigger)) return false;
    const [where, height] = trigger.reach_influence;
    return meantBy(state, by, where).includes(faction) && before < height && now >= height; // Uprising R12.7
  });
  // R11.3, Uprising R12.3
  if (before < bonus_at && now >= bonus_at) next.push(...running(sceneFor(state, by, { track: faction }), bonusFor(state, by, bonus)));
  for (const [height, reward] of Object.entries(team_rewards))
    if (before < Number(height) && now >= Number(height))
      for (const id of [by, ...alliesOf(state, by)]) next.push(...running(sceneFor(state, id, { track: faction }), reward)); // Uprising R18.13
  if (now >= bookOf(state).board.tracks[faction].alliance_at) next.push({ do: 'alliance', by, faction });
  return next;
}

/** Rivals have none; of one on a physical board only what concerns others is kept. R21.4 */
function bonusFor(state: State, by: PlayerId, bonus: Effects): Effects {
  if (isPlayedHere(state, by)) return bonus;
  return isPerson(by) ? trackedIn(bonus) : [];
}
/** The token changes its place: it goes to somebody else, or back to the board. R11.4-R11.6 */
export function giveAlliance(game: Game, faction: FactionId, to: PlayerId | null): void {
  const lost = game.state.alliances[faction];
  set(game, game.state.alliances, faction, to);
  game.tell({ type: 'alliance', faction, player: to, lost });
  if (lost) movePointOfToken(game, lost, -1);
  if (to) movePointOfToken(game, to, 1);
}
/** Whoever rose takes the token from the board or from a holder below, House Hagal too. R11.4 R11.5 R22.8, Uprising R12.4 */
export function claimAlliance(game: Game, by: PlayerId, faction: FactionId): void {
  const { state } = game;
  const holder = state.alliances[faction];
  const own = playerOf(state, by).influence[faction];
  if (holder === null || own > playerOf(state, holder).influence[faction]) giveAlliance(game, faction, by);
}
/** A holder has lost Influence. R11.6, J16, Uprising R12.5 */
function fallen(game: Game, by: PlayerId, faction: FactionId): Task<FamilyGame>[] {
  const { state } = game;
  if (state.alliances[faction] !== by) return [];
  const now = playerOf(state, by).influence[faction];
  const heirs = heirsOf(state, by, faction);
  const [heir] = heirs;
  const isBeaten = heir !== undefined && playerOf(state, heir).influence[faction] > now;
  if (now >= bookOf(state).board.tracks[faction].alliance_at && !isBeaten) return [];
  if (heirs.length > 1) return [{ do: 'heir', by, faction }];
  giveAlliance(game, faction, heir ?? null);
  return [];
}
