import { boardOf, sideOfHouse } from '../../../../shared/games/arrakis/board.ts';
import type { Effect } from '../../../../shared/games/arrakis/data/notation.ts';
import {
  AREAS,
  type AreaId,
  ATREIDES_TOKENS,
  HARKONNEN_TOKENS,
  HOUSES,
  LEADERS,
  type LeaderId,
  OBJECTIVES,
  type ObjectiveId,
  PLANNING,
  type PlanningId,
  POWERS,
  type PowerId,
  PRESCIENCE,
  type PrescienceId,
  RANKS,
  type Side,
  SIETCHES,
  type SietchId,
  TRACKS,
} from '../../../../shared/games/arrakis/ids.ts';
import { itemsIn } from '../../../../shared/games/arrakis/items.ts';
import type { ArrakisView } from '../../../../shared/games/arrakis/types.ts';
import { tokenUnits } from '../../../../shared/games/arrakis/words/counts.ts';
import { effectLines } from '../../../../shared/games/arrakis/words/effects.ts';
import { area, objective, said, sectorName, stoneOf, symbol, track } from '../../../../shared/games/arrakis/words/names.ts';
import type { Entity } from '../../../../shared/games/face.ts';
import type { Message } from '../../../../shared/text/message.ts';
import { pictured } from '../battle/words.ts';
import { FACE_KINDS } from './kinds.ts';
import { POWER_SIGNS, type Sign, signsOf, TERRAIN_SIGNS, TRACK_SIGNS } from './signs.ts';

/** What one thing of it does: signs, and the same in words. */
export interface Deed {
  readonly signs: readonly Sign[];
  readonly lines: readonly Message[];
}
/** What the face of a thing shows. */
export interface Face {
  readonly name: Message;
  readonly kind: { readonly sign: string; readonly words: Message };
  /** The stone of its House; null = everybody's. */
  readonly stone: string | null;
  /** Only some may see it: basalt, everything else is bone. */
  readonly isSecret: boolean;
  /** What lies in the sand of its window. */
  readonly window: readonly string[];
  readonly deeds: readonly Deed[];
  readonly facts: readonly { readonly icon: string; readonly value: Message }[];
}

type FaceKind = (typeof FACE_KINDS)[number];
type Options = Pick<ArrakisView, 'options'>;
const dataOf = ({ options }: Options) => boardOf(options).data;
const plain = (value: string | number): Message => said('plain', { name: String(value) });

/** Effects one by one: those that say nothing of their own go with the one before. */
const deedsOf = (side: Side, effects: readonly Effect[]): readonly Deed[] =>
  effects.map((effect) => ({ signs: signsOf(effect), lines: effectLines(side, [effect]) }));
/** What the look-up says of it, without signs. */
function told(view: Options, kind: string, id: string): readonly Deed[] {
  const item = itemsIn({ options: view.options }).find(({ entity }) => entity.kind === kind && entity.id === id);
  return (item?.lines ?? []).map((line) => ({ signs: [], lines: [line] }));
}

function planning(view: Options, id: PlanningId): Face | null {
  const { decks } = dataOf(view);
  const of = HOUSES.find((house) => decks[house][id]);
  const facts = of && decks[of][id];
  if (!of || !facts) return null;
  const deeds = facts.scheming ? told(view, 'card', id) : deedsOf(sideOfHouse(of), facts.effects);
  return {
    name: said(`card.${id}`),
    kind: { sign: 'card', words: pictured('face.planning') },
    stone: stoneOf(of),
    isSecret: false,
    window: facts.scheming ? ['plot'] : deeds.flatMap(({ signs }) => signs.slice(0, 1).map(({ icon }) => icon)).slice(0, 3),
    deeds,
    facts: facts.copies > 1 ? [{ icon: 'card', value: pictured('face.copies', { count: facts.copies }) }] : [],
  };
}
function prescience(view: Options, id: PrescienceId): Face {
  const { phase, gains } = dataOf(view).prescience[id];
  const raised = TRACKS.filter((one) => gains[one]);
  return {
    name: said(`prescience.${id}`),
    kind: { sign: 'eye', words: said(`when.${phase}`) },
    stone: 'fremen',
    isSecret: false,
    window: raised.map((one) => TRACK_SIGNS[one]),
    deeds: told(view, 'prescience', id),
    facts: raised.map((one) => ({ icon: TRACK_SIGNS[one], value: plain(`+${gains[one]}`) })),
  };
}
function secretObjective(view: ArrakisView, id: ObjectiveId): Face {
  const { targets } = dataOf(view).objectives[id];
  return {
    name: objective({ view, names: {} }, id),
    kind: { sign: 'eye', words: pictured('hand.objective') },
    stone: 'atreides',
    isSecret: true,
    window: TRACKS.map((one) => TRACK_SIGNS[one]),
    deeds: TRACKS.map((one) => ({ signs: [{ icon: TRACK_SIGNS[one], count: targets[one] }], lines: [track(one)] })),
    facts: [],
  };
}
const ban = (view: Options, id: PowerId): Face => ({
  name: said(`ban.${id}`),
  kind: { sign: POWER_SIGNS[id], words: pictured('face.ban') },
  stone: null,
  isSecret: false,
  window: [POWER_SIGNS[id], 'barred'],
  deeds: told(view, 'power', id),
  facts: [{ icon: POWER_SIGNS[id], value: said(`power.${id}`) }],
});
function oneLeader(view: Options, id: LeaderId): Face {
  const { house, slot, special, combat } = dataOf(view).leaders[id];
  return {
    name: said(`leader.${id}`),
    kind: { sign: combat ? 'leader' : 'worm', words: symbol(slot) },
    stone: stoneOf(house),
    isSecret: false,
    window: [combat ? 'leader' : 'worm'],
    deeds: deedsOf(sideOfHouse(house), special),
    facts: combat
      ? [
          ...(combat.hits > 0 ? [{ icon: 'sword', value: plain(combat.hits) }] : []),
          ...(combat.shields > 0 ? [{ icon: 'shield', value: plain(combat.shields) }] : []),
        ]
      : [],
  };
}
const tactical = (view: Options, id: SietchId): Face => ({
  name: area(id),
  kind: { sign: 'mentat', words: pictured('face.tactical') },
  stone: 'harkonnen',
  isSecret: false,
  window: ['sietch', 'harvester'],
  deeds: [
    { signs: [{ icon: 'harvester' }], lines: [pictured('face.harvest', { sector: sectorName(dataOf(view).tacticalSectors[id]) })] },
    { signs: [{ icon: 'sietch' }], lines: [pictured('face.target', { sietch: area(id) })] },
  ],
  facts: [],
});
type TokenId = (typeof ATREIDES_TOKENS)[number] | (typeof HARKONNEN_TOKENS)[number];
function deploymentToken(view: ArrakisView, id: TokenId): Face {
  const { atreidesTokens, harkonnenTokens } = dataOf(view).pieces;
  const isOwn = (ATREIDES_TOKENS as readonly string[]).includes(id);
  const all: Readonly<
    Record<string, (typeof atreidesTokens)[keyof typeof atreidesTokens] | (typeof harkonnenTokens)[keyof typeof harkonnenTokens]>
  > = {
    ...atreidesTokens,
    ...harkonnenTokens,
  };
  const units = all[id]?.units ?? {};
  const icons = { regular: 'troop', elite: 'elite', special: 'sword', generic: 'leader' } as const;
  const figures = [...RANKS, 'generic' as const].filter((rank) => units[rank]);
  return {
    name: said('piece.token'),
    kind: { sign: 'fallen', words: pictured('face.token') },
    stone: isOwn ? 'atreides' : 'harkonnen',
    isSecret: isOwn,
    window: figures.map((rank) => icons[rank]),
    deeds: [
      { signs: figures.map((rank) => ({ icon: icons[rank], count: units[rank] ?? 0 })), lines: [tokenUnits({ view, names: {} }, id)] },
    ],
    facts: [],
  };
}
function oneArea(view: Options, id: AreaId): Face {
  const { terrain, settlement, sietch, sectors } = dataOf(view).areas[id];
  return {
    name: area(id),
    kind: { sign: TERRAIN_SIGNS[terrain], words: said(`terrain.${terrain}`) },
    stone: settlement ? 'harkonnen' : sietch ? 'fremen' : null,
    isSecret: false,
    window: [TERRAIN_SIGNS[terrain], ...(settlement ? ['settlement'] : []), ...(sietch ? ['sietch'] : [])],
    deeds: told(view, 'area', id),
    facts: sectors.map((one) => ({ icon: 'search', value: sectorName(one) })),
  };
}

const isOf = <Id extends string>(ids: readonly Id[], id: string): id is Id => (ids as readonly string[]).includes(id);
const FACES: { readonly [Kind in FaceKind]: (view: ArrakisView, id: string) => Face | null } = {
  card: (view, id) => (isOf(PLANNING, id) ? planning(view, id) : null),
  prescience: (view, id) => (isOf(PRESCIENCE, id) ? prescience(view, id) : null),
  objective: (view, id) => (isOf(OBJECTIVES, id) ? secretObjective(view, id) : null),
  power: (view, id) => (isOf(POWERS, id) ? ban(view, id) : null),
  leader: (view, id) => (isOf(LEADERS, id) ? oneLeader(view, id) : null),
  tactical: (view, id) => (isOf(SIETCHES, id) ? tactical(view, id) : null),
  token: (view, id) => (isOf([...ATREIDES_TOKENS, ...HARKONNEN_TOKENS], id) ? deploymentToken(view, id) : null),
  area: (view, id) => (isOf(AREAS, id) ? oneArea(view, id) : null),
};
/** The face of a card, token, leader or area; null for everything else. In the look-up no game is played: as printed. */
export function faceOf({ kind, id }: Entity, view: ArrakisView | null): Face | null {
  const table = view ?? ({ options: {} } as ArrakisView);
  return isOf(FACE_KINDS, kind) ? FACES[kind](table, id) : null;
}
