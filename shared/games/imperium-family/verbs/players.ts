import type { Chance } from '../../../kernel/chance.ts';
import { recordOf } from '../../../kernel/typed.ts';
import { bookOf } from '../edition.ts';
import type { HagalName, LeaderName, SeatId } from '../ids.ts';
import { arrowsOf } from '../queries/commander-tokens.ts';
import { difficultyOf, hagalCards, isCompanion, playsContracts, type Setting } from '../queries/rivals.ts';
import type { RivalPolicy } from '../rival-setups.ts';
import type { Player } from '../types.ts';
import type { PlayerUnits } from '../units.ts';

type Copies = Readonly<Record<string, { readonly copies: number }>>;
/** Every copy of every kind. */
export function copiesOf(records: Copies, is: (name: string) => boolean = () => true): string[] {
  const cards: string[] = [];
  for (const [name, { copies }] of Object.entries(records)) if (is(name)) for (let copy = 0; copy < copies; copy++) cards.push(name);
  return cards;
}
/** Every Hagal card that is in this game. R22.1 R23.3 */
export function allHagalCards(setting: Setting): HagalName[] {
  const kinds = hagalCards(setting);
  return copiesOf(bookOf(setting).hagal.cards, (name) => kinds.includes(name));
}

/** Somebody without anything, all troops in the supply. R2.7 */
function newPlayer(setting: Setting): Player {
  const { game, board, everyFaction } = bookOf(setting);
  return {
    leader: null,
    solari: 0,
    spice: 0,
    water: 0,
    vp: 0,
    supply: game.limits.troops,
    garrison: 0,
    conflict: 0,
    swords: 0,
    influence: recordOf(everyFaction, (faction) => board.tracks[faction].start),
    agents: 0,
    swordmaster: false,
    council: false,
    deck: { hidden: [] },
    known: { all: 0, owner: 0 },
    hand: { hidden: [] },
    inPlay: [],
    discard: [],
    aside: [],
    intrigue: { hidden: [] },
    waiting: [],
    revealed: false,
    lastReveal: 0,
    tokens: { hidden: [] },
    abilityUsed: false,
    ...(game.limits.spies !== undefined && { spies: game.limits.spies }),
    ...unitsAtStart(setting),
  };
}
const withGarrison = (player: Player, garrison: number): Player => ({ ...player, garrison, supply: player.supply - garrison });

/** A person at the start of the game: cubes, deck, water and Victory Points. R2.5 R2.6 R2.7 R2.8, Uprising R2.5, Uprising R2.6, Uprising R2.7 */
export function newPerson(setting: Setting, id: SeatId, chance: Chance): Player {
  const { cards, game, teams } = bookOf(setting);
  const commander = Object.entries(teams?.sides ?? {}).find(([, team]) => team.commander === id)?.[0];
  if (commander !== undefined) return newCommander(setting, commander, chance);
  const { solari, spice, water, agents, garrison, vp } = game.setup;
  const person = { ...newPlayer(setting), agents, vp: teams?.setup.vp.ally ?? vp[setting.seats.length] ?? 0 };
  if (isCompanion(setting)) return person;
  const starter = chance.shuffle(copiesOf(cards, (name) => cards[name]?.set === 'starter'));
  const contracts = playsContracts(setting) && { contracts: { open: [], done: [] } };
  return { ...withGarrison(person, garrison), solari, spice, water, deck: { hidden: starter }, ...contracts };
}
/** A Commander has no troops, and a deck of the own. Uprising R18.5 */
function newCommander(setting: Setting, leader: LeaderName, chance: Chance): Player {
  const { cards, game, teams } = bookOf(setting);
  const { solari, spice, water } = game.setup;
  const agents = teams?.setup.commander.agents ?? 0;
  const deck = { hidden: chance.shuffle(copiesOf(cards, (name) => cards[name]?.owner === leader)) };
  return {
    ...newPlayer(setting),
    ...{ leader, agents, solari, spice, water, deck, supply: 0 },
    vp: teams?.setup.vp.commander ?? 0,
    arrows: arrowsOf({ swordmaster: false }),
    sentArrows: [],
    contracts: { open: [], done: [] },
  };
}
/** House Hagal as third player, or a Rival of the solo game. R22.1 R23.2 */
export function newRival(setting: Setting, { start }: RivalPolicy): Player {
  const { agents, water, garrison } = start;
  return withGarrison({ ...newPlayer(setting), agents, water }, difficultyOf(setting)?.rival_garrison ?? garrison);
}

/** What everybody has of this at the beginning; nothing in an edition without it. R2.7 */
const unitsAtStart = (setting: Setting): PlayerUnits => {
  const { game, objectives } = bookOf(setting);
  return {
    ...(game.strength.sandworm !== undefined && { sandworms: 0, hooks: false }),
    ...(game.battle_icons && { won: [] }),
    ...(objectives && { objectives: [] }),
  };
};
