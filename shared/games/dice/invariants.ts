import { keysOf } from '../../kernel/typed.ts';
import { ASSETS, type HouseId, KINDS, PLACES, REGIONS, STORM_ZONES, TOKENS } from './ids.ts';
import { board, house } from './queries/table.ts';
import type { State } from './types.ts';

/** What is broken in a position, in words for developers. */
export function brokenIn(state: State): readonly string[] {
  const broken: string[] = [];
  const holds = (truth: boolean, what: string): void => {
    if (!truth) broken.push(what);
  };
  for (const id of keysOf(state.houses)) houseHolds(state, id, holds);
  const { data } = board(state);
  for (const asset of ASSETS) {
    const laid = REGIONS.filter((at) => state.assets[at] === asset).length;
    holds(laid + state.assetSupply[asset] === data.components.assets[asset].count, `assets ${asset}`); // R2.1
    holds(state.assetSupply[asset] >= 0, `asset supply ${asset}`);
  }
  for (const at of REGIONS) holds(state.assets[at] === null || data.map.regions[at].asset, `asset in ${at}`); // R2.9
  for (const token of TOKENS) {
    const held = state.order.filter((id) => house(state, id).tokens.includes(token)).length;
    holds(held + state.pool[token] === data.components.tokens[token].count && state.pool[token] >= 0, `tokens ${token}`);
  }
  holds(STORM_ZONES.includes(state.storm), 'storm zone');
  holds(state.round >= 1 && state.round <= data.game.rounds, 'round');
  const { purse } = state.turn;
  holds(purse.die >= 0 && purse.gift >= 0 && purse.harvest >= 0, 'purse');
  return broken;
}
function houseHolds(state: State, id: HouseId, holds: (truth: boolean, what: string) => void): void {
  const facts = board(state).data.houses[id];
  const { leaders, reserve, tokens } = house(state, id);
  for (const kind of KINDS) {
    const pieces = house(state, id)[kind];
    const all = PLACES.reduce((sum, place) => sum + pieces[place], 0);
    holds(all === facts[kind], `${id} has ${all} ${kind}`); // R2.2
    holds(
      PLACES.every((place) => pieces[place] >= 0),
      `${id} owes ${kind}`,
    );
  }
  holds(id !== 'smugglers' || house(state, id).troop.card === 0, 'smugglers card'); // R16.22
  holds(new Set(leaders).size === leaders.length && leaders.every((leader) => facts.leaders[leader]), `${id} leaders`);
  holds(reserve >= 0 && reserve <= (facts.spiceMarker ? board(state).data.game.reserve : 0), `${id} reserve ${reserve}`); // R16.11, R16.13
  holds(new Set(tokens).size === tokens.length, `${id} tokens`); // R9.4
}
