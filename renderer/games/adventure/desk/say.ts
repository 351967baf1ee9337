import { type Colour, CARDS, GOODS } from '../../../../shared/games/adventure/ids.ts';
import type { adventureDeskEn } from '../../../../shared/games/adventure/text/desk.en.ts';
import type { AdventureView, Goods } from '../../../../shared/games/adventure/types.ts';
import { goodSign, goodsList, listed, player, said } from '../../../../shared/games/adventure/words/names.ts';
import type { SeatNames } from '../../../../shared/games/face.ts';
import type { Message } from '../../../../shared/text/message.ts';

type DeskText = keyof typeof adventureDeskEn;
/** One of the desks' own texts. */
export const text = (key: DeskText, gaps?: Message['with']): Message => (gaps ? { key, with: gaps } : { key });
/** Who plays a colour, as a message. */
export const whoIs = (view: AdventureView, names: SeatNames | undefined, colour: Colour): Message =>
  player({ view, names: names ?? {} }, colour);

export interface Deal {
  readonly gives: Goods;
  readonly wants: Goods;
  readonly pact: number;
  readonly cards?: { readonly gives: number; readonly wants: number };
}
const goods = (of: Goods, hidden?: number): Message => listed(goodsList(of, hidden));
export const givenGoods = ({ gives, cards }: Deal): Message => goods(gives, cards?.gives);
export const wantedGoods = ({ wants, cards }: Deal): Message => goods(wants, cards?.wants);
/** "3 spice for 2 Harvesters, and no attack for 1 round". */
export function dealText(deal: Deal): Message {
  const pact = said('count.pact', { rounds: deal.pact });
  const isNothing = GOODS.every((good) => !deal.gives[good] && !deal.wants[good]) && !deal.cards?.gives && !deal.cards?.wants;
  if (isNothing) return text('adventure.desk.pactOnly', { pact });
  const parts = { gives: givenGoods(deal), wants: wantedGoods(deal) };
  return deal.pact > 0 ? text('adventure.desk.goodsAndPact', { ...parts, pact }) : text('adventure.desk.goods', parts);
}
/** A sign for every piece, cards without a face as backs. */
export function piecesOf(of: Goods, hidden = 0): readonly string[] {
  const faces = CARDS.reduce((sum, card) => sum + (of[card] ?? 0), 0);
  return [
    ...GOODS.flatMap((good) => Array.from({ length: of[good] ?? 0 }, () => goodSign(good))),
    ...Array.from({ length: Math.max(0, hidden - faces) }, () => 'card'),
  ];
}
