import { boardOf } from '../../../../shared/games/adventure/board.ts';
import type { Role } from '../../../../shared/games/adventure/data.ts';
import {
  type Colour,
  COLOURS,
  type EquipmentId,
  type FieldId,
  FIELDS,
  type FigureId,
  FIGURES,
  type SeatId,
  type SpaceId,
  type SpaceKind,
  SPACES,
} from '../../../../shared/games/adventure/ids.ts';
import type { AdventureView } from '../../../../shared/games/adventure/types.ts';
import { isOneOf, recordOf } from '../../../../shared/kernel/typed.ts';
import type { Entity } from '../../../../shared/games/face.ts';
import type { StoneId } from '../../../canvas/stones.ts';
import type { LitEntity } from '../../scene.ts';

/** How a thing answers the open question: offered, chosen, nothing asked, or something else asked. */
export type Light = 'offer' | 'chosen' | 'plain' | 'veiled';
/** What every thing on the board has. */
export interface Lit {
  readonly light: Light;
  /** The key that chooses it. */
  readonly key: string | null;
  readonly blocked: boolean;
  readonly pointed: boolean;
}
/** How the rim of a space or figure is drawn. */
export type Edge = 'offer' | 'offer-pointed' | 'chosen' | 'chosen-pointed' | 'refused' | 'looked-at' | 'fight';
/** Which edge a thing shows; pointing comes before the rest. */
export function edgeOf({ light, pointed, blocked }: { light: Light; pointed: boolean; blocked: boolean }, fight = false): Edge | null {
  if (light === 'chosen') return pointed ? 'chosen-pointed' : 'chosen';
  if (light === 'offer') return pointed ? 'offer-pointed' : 'offer';
  if (pointed) return blocked ? 'refused' : 'looked-at';
  return fight ? 'fight' : null;
}
export interface BoardFigure extends Lit {
  readonly id: FigureId;
  readonly colour: Colour;
  readonly stone: StoneId;
  readonly role: Role;
  readonly at: SpaceId | null;
  readonly strength: number;
  readonly gear: readonly EquipmentId[];
  /** On its own sietch. R1.6 */
  readonly safe: boolean;
  /** Its player and the viewer have promised not to attack each other. R12.5 */
  readonly pact: boolean;
}
export interface BoardSpace extends Lit {
  readonly id: SpaceId;
  readonly kind: SpaceKind;
  /** The stone of a sietch or Training space. */
  readonly stone: StoneId | null;
  readonly figures: readonly FigureId[];
  /** A fight goes on here. */
  readonly fight: boolean;
}
export interface BoardField extends Lit {
  readonly id: FieldId;
  readonly numbers: readonly number[];
  readonly ratio: number;
  readonly reconstructed: boolean;
  readonly stake: number;
}
/** A colour's corner of the hall: what it has invested, and its pacts. */
export interface BoardCorner extends Lit {
  readonly colour: Colour;
  readonly stone: StoneId;
  /** Not in the game, or not any more. */
  readonly out: boolean;
  readonly fields: readonly BoardField[];
  readonly pacts: readonly { readonly stones: readonly StoneId[]; readonly rounds: number }[];
}
/** Everything the board shows, without a picture of it. */
export interface BoardModel {
  readonly spaces: Readonly<Record<SpaceId, BoardSpace>>;
  readonly figures: Readonly<Record<FigureId, BoardFigure>>;
  readonly corners: readonly BoardCorner[];
  readonly bank: { readonly spice: number; readonly harvesters: number };
  readonly deck: number;
  /** Something on the board answers the question. */
  readonly asks: boolean;
  /** The spaces the question is about; none = the whole board. */
  readonly focus: readonly SpaceId[];
  /** Figures that stand too close to be told apart where something is asked or pointed at. */
  readonly crowd: readonly FigureId[];
  /** Both sides of a fight that is going on, attacker first. */
  readonly fight: readonly (readonly FigureId[])[] | null;
}
export interface BoardLight {
  readonly lit: readonly LitEntity[];
  readonly blocked: readonly Entity[];
  readonly pointed: Entity | null;
}
/** Kinds of things that stand on the board. */
export const BOARD_KINDS = ['space', 'figure', 'field', 'colour'] as const;
export const fieldEntity = (colour: Colour, field: FieldId): Entity => ({ kind: 'field', id: `${colour}/${field}` });

/** What the board shows for a view and the open question. */
export function boardModel(view: AdventureView, light: BoardLight): BoardModel {
  const { data, colourOf } = boardOf(view.options);
  const asks = light.lit.some(({ entity }) => isOneOf(BOARD_KINDS, entity.kind));
  const lighted = (kind: string, id: string): Lit => {
    const is = (entity: Entity | null) => entity?.kind === kind && entity.id === id;
    const offer = light.lit.find(({ entity }) => is(entity));
    return {
      light: offer ? (offer.chosen ? 'chosen' : 'offer') : asks ? 'veiled' : 'plain',
      key: offer?.key ?? null,
      blocked: light.blocked.some(is),
      pointed: is(light.pointed) || (kind === 'figure' && light.pointed?.kind === 'gear' && light.pointed.id.startsWith(`${id}/`)),
    };
  };
  const stoneOf = (colour: Colour): StoneId => data.colours[colour].house;
  const seatOf = (colour: Colour): SeatId | undefined => view.stock[colour]?.seat;
  const own = view.mine.map(seatOf);
  const friends = view.pacts.flatMap(({ between: [one, other] }) => (own.includes(one) ? [other] : own.includes(other) ? [one] : []));
  const fight = view.turn.fight;
  const figures = recordOf(FIGURES, (id): BoardFigure => {
    const { at, strength, gear, safe } = view.figures[id];
    const colour = colourOf[id];
    const seat = seatOf(colour);
    return {
      ...lighted('figure', id),
      id,
      colour,
      stone: stoneOf(colour),
      role: data.fighters[id].role,
      at,
      strength,
      gear,
      safe,
      pact: seat !== undefined && friends.includes(seat),
    };
  });
  const spaces = recordOf(SPACES, (id): BoardSpace => {
    const { kind, colour } = data.board.spaces[id];
    return {
      ...lighted('space', id),
      id,
      kind,
      stone: colour ? stoneOf(colour) : null,
      figures: FIGURES.filter((figure) => view.figures[figure].at === id),
      fight: fight?.at === id,
    };
  });
  return {
    spaces,
    figures,
    corners: COLOURS.map((colour) => ({
      ...lighted('colour', colour),
      colour,
      stone: stoneOf(colour),
      out: view.stock[colour]?.out ?? true,
      fields: FIELDS.map((field) => {
        const { numbers, ratio, source } = data.investments[colour][field];
        const stake = view.stock[colour]?.stake[field] ?? 0;
        return {
          ...lighted('field', fieldEntity(colour, field).id),
          id: field,
          numbers,
          ratio,
          reconstructed: source === 'reconstructed',
          stake,
        };
      }),
      pacts: pactsOf(view, colour).map(({ seat, rounds }) => ({
        stones: view.colours.filter((other) => seatOf(other) === seat).map(stoneOf),
        rounds,
      })),
    })),
    bank: view.bank,
    deck: view.deck,
    asks,
    focus: focusOf(view, light.lit),
    crowd: crowdOf(spaces, figures),
    fight: fight && [fight.attacker.figures, fight.defender.figures],
  };
}

/** So many on one space stand too close to be told apart. */
const CROWD = 3;

/** The figures of the crowd that is asked about or pointed at: they are shown large in the pit, so that one can count and read them. */
export function crowdOf(
  spaces: Readonly<Record<SpaceId, Pick<BoardSpace, 'figures' | 'pointed'>>>,
  figures: Readonly<Record<FigureId, Pick<BoardFigure, 'light' | 'pointed'>>>,
): readonly FigureId[] {
  const crowds = Object.values(spaces).filter((space) => space.figures.length >= CROWD);
  const pointed = crowds.find((space) => space.pointed || space.figures.some((id) => figures[id].pointed));
  const asked = crowds.find((space) => space.figures.filter((id) => ['offer', 'chosen'].includes(figures[id].light)).length > 1);
  return (pointed ?? asked)?.figures ?? [];
}

/** What a small screen shows of the board: what is offered there, a fight that goes on, or where the figure stands that has just moved. */
function focusOf(view: AdventureView, lit: readonly LitEntity[]): readonly SpaceId[] {
  const offered = lit.flatMap(({ entity: { kind, id } }) => {
    if (kind === 'space') return [id as SpaceId];
    const figure = kind === 'gear' ? id.split('/')[0] : kind === 'figure' ? id : null;
    const at = figure ? view.figures[figure as FigureId]?.at : null;
    return at ? [at] : [];
  });
  if (offered.length > 0) return offered;
  if (view.turn.fight) return [view.turn.fight.at];
  const mover = view.turn.moved.at(-1);
  const at = mover && lit.length > 0 ? view.figures[mover].at : null;
  return at ? [at] : [];
}

/** With whom the player of a colour has a pact, and for how many rounds. R12.5 */
export function pactsOf(view: AdventureView, colour: Colour): readonly { readonly seat: SeatId; readonly rounds: number }[] {
  const seat = view.stock[colour]?.seat;
  if (!seat) return [];
  return view.pacts
    .filter(({ between }) => between.includes(seat))
    .map(({ between: [one, other], rounds }) => ({ seat: one === seat ? other : one, rounds }));
}

/** Do the same figures stand in the same places, whatever is lit? */
export function isSamePosition(before: BoardModel, after: BoardModel): boolean {
  const stands = ({ figures }: BoardModel) => JSON.stringify(FIGURES.map((id) => [figures[id].at, figures[id].strength, figures[id].gear]));
  return stands(before) === stands(after);
}
