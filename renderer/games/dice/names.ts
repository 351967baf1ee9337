import type { AssetId, HouseId, LeaderId, RegionId } from '../../../shared/games/dice/ids.ts';
import type { Message } from '../../../shared/text/message.ts';

/** Says a message in the language of this device; absent in the gallery. */
export type Say = ((message: Message) => string) | undefined;

/** A readable word from an id, where nobody can say its name. */
export const fromId = (id: string): string => id.replace(/(^|-)(\w)/g, (_, dash: string, letter: string) => (dash ? ' ' : '') + letter.toUpperCase());

/** Says a text of the game, or what stands for it. */
export const said = (say: Say, key: string, fallback: string, gaps?: Message['with']): string =>
  say ? say(gaps ? { key: `dice.${key}`, with: gaps } : { key: `dice.${key}` }) : fallback;
export const nameOfRegion = (say: Say, id: RegionId): string => said(say, `region.${id}`, fromId(id));
export const nameOfHouse = (say: Say, id: HouseId): string => said(say, `house.${id}`, fromId(id));
export const nameOfLeader = (say: Say, id: LeaderId): string => said(say, `leader.${id}`, fromId(id));
export const nameOfAsset = (say: Say, id: AssetId): string => said(say, `asset.${id}`, fromId(id));
