import { boardOf } from '../../../shared/games/adventure/board.ts';
import { CARDS, type CardId, FIGURES, type FigureId, KANLY, SPACES, type SpaceId } from '../../../shared/games/adventure/ids.ts';
import { adventureItemsEn } from '../../../shared/games/adventure/text/items.en.ts';
import type { AdventureView } from '../../../shared/games/adventure/types.ts';
import type { Entity } from '../../../shared/games/face.ts';
import { isOneOf } from '../../../shared/kernel/typed.ts';
import type { Message } from '../../../shared/text/message.ts';
import type { StoneId } from '../../canvas/stones.ts';
import type { Motif } from './bake/motifs.ts';

/** What the big face of a thing shows. */
export interface Face {
  readonly name: Message;
  readonly motif: Motif;
  /** The window of its tray tells the kind without colour. */
  readonly shape: 'square' | 'eye' | 'arch' | 'castle';
  /** Kanly is basalt, everything else bone. */
  readonly ground: 'bone' | 'basalt';
  readonly kind: { readonly sign: string; readonly words: Message; readonly when?: Message };
  /** What it does, a sentence each. */
  readonly lines: readonly Message[];
  readonly stone: StoneId | null;
  readonly facts: readonly { readonly sign: string; readonly label: Message; readonly value: number }[];
}
const said = (key: string, gaps?: Message['with']): Message =>
  gaps ? { key: `adventure.${key}`, with: gaps } : { key: `adventure.${key}` };

/** The sentences of the look-up under one name: as many as the language files have. */
export function linesOf(stem: string): readonly Message[] {
  const lines: Message[] = [];
  for (let at = 1; `adventure.item.${stem}.${at}` in adventureItemsEn; at++) lines.push(said(`item.${stem}.${at}`));
  return lines;
}
export const isKanly = (id: CardId): boolean => isOneOf(KANLY, id);

/** The face of a card, space or fighter; null for everything else. */
export function faceOf({ kind, id }: Entity, view: AdventureView | null): Face | null {
  const { data, colourOf } = boardOf(view?.options ?? {});
  if (kind === 'card' && isOneOf(CARDS, id)) return cardFace(id as CardId, data.cards[id as CardId].copies);
  if (kind === 'space' && isOneOf(SPACES, id)) {
    const space = data.board.spaces[id as SpaceId];
    return {
      name: said(`space.${id}`),
      motif: `space-${space.kind}`,
      shape: space.kind === 'sietch' ? 'arch' : space.ring === 'castle' ? 'castle' : 'square',
      ground: 'bone',
      kind: { sign: space.ring === 'castle' ? 'fort' : 'sietch', words: said(`ring.${space.ring}`) },
      lines: linesOf(space.kind),
      stone: space.colour && data.colours[space.colour].house,
      facts: space.ring === 'castle' ? [{ sign: 'spice', label: said('fact.toll'), value: data.game.prices.toll }] : [],
    };
  }
  if (kind === 'figure' && isOneOf(FIGURES, id)) {
    const figure = id as FigureId;
    const { role, guile, strength } = data.fighters[figure];
    const now = view?.figures[figure];
    return {
      name: said(`figure.${id}`),
      motif: role,
      shape: 'square',
      ground: 'bone',
      kind: { sign: `fig-${role}`, words: said(`role.${role}`), when: said(`colour.${colourOf[figure]}`) },
      lines: linesOf('fighter'),
      stone: data.colours[colourOf[figure]].house,
      facts: [
        { sign: 'guile', label: said('value.guile'), value: now?.guile ?? guile },
        { sign: 'strength', label: said('value.strength'), value: now?.strength ?? strength },
      ],
    };
  }
  return null;
}
function cardFace(id: CardId, copies: number): Face {
  const kanly = isKanly(id);
  return {
    name: said(`card.${id}`),
    motif: id,
    shape: kanly ? 'eye' : 'square',
    ground: kanly ? 'basalt' : 'bone',
    kind: kanly
      ? { sign: 'plot', words: said('cardType.kanly'), when: said('picture.kanly.when') }
      : { sign: 'card', words: said('cardType.equipment') },
    lines: linesOf(`card.${id}`),
    stone: null,
    facts: [{ sign: 'card', label: said('fact.copies'), value: copies }],
  };
}
