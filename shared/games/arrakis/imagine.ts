import { recordOf } from '../../kernel/typed.ts';
import { HOUSES, OBJECTIVES, type SeatId, SIETCHES } from './ids.ts';
import { legionsOf, tokensAt } from './queries/legions.ts';
import { book, deckLeft, sideOfSeat } from './queries/table.ts';
import { seesHand } from './queries/talk.ts';
import type { Game } from './types.ts';
import * as verb from './verbs/imagine.ts';

/** Deals anew all that a seat cannot know: others' hands, and for the Harkonnen ranks, tokens and objectives. R18 */
export function imagine(game: Game, seat: SeatId): void {
  const { state } = game;
  for (const house of HOUSES) {
    if (seesHand(state, seat, house)) continue;
    const { hidden } = state.hands[house];
    if (hidden.length > 0) verb.dealHand(game, house, game.chance.shuffle([...hidden, ...deckLeft(state, house)]).slice(0, hidden.length));
  }
  imagineReinforcements(game);
  if (sideOfSeat(state, seat) === 'atreides' || state.result) return;
  imagineSietches(game);
  imagineTokens(game);
  verb.dealObjectives(game, game.chance.shuffle(OBJECTIVES).slice(0, state.objectives.hidden.length));
}

/** Nobody has looked at the automa's reinforcements; from which decks they are shows. R16.1 */
function imagineReinforcements(game: Game): void {
  const { state } = game;
  const cards = state.automa?.reinforcements.hidden ?? [];
  if (cards.length === 0) return;
  const dealt = recordOf(HOUSES, (house) =>
    game.chance.shuffle([...cards.filter((card) => book(state).deckOf[card] === house), ...deckLeft(state, house)]),
  );
  verb.dealReinforcements(
    game,
    cards.flatMap((card) => dealt[book(state).deckOf[card]].splice(0, 1)),
  );
}
function imagineSietches(game: Game): void {
  const closed = SIETCHES.flatMap((id) => {
    const sietch = game.state.sietches[id];
    return sietch?.open === false ? [{ id, rank: sietch.rank.hidden }] : [];
  });
  const ranks = game.chance.shuffle(closed.map(({ rank }) => rank));
  for (const [nth, { id }] of closed.entries()) verb.rankSietch(game, id, ranks[nth] as number);
}
/** Starting and standard tokens have the same back: all that are facedown change places. */
function imagineTokens(game: Game): void {
  const { state } = game;
  const areas = legionsOf(state, 'atreides');
  const onMap = areas.flatMap((at) => tokensAt(state, at));
  const starting = new Set(book(state).tokens.starting);
  const unseen = game.chance.shuffle([...onMap, ...state.pool.hidden, ...state.drawn.hidden]);
  const drawn = state.drawn.hidden.length;
  const pool = state.pool.hidden.length + drawn;
  // What was never drawn is a standard token.
  const back = unseen.filter((token) => !starting.has(token)).slice(0, pool);
  const left = [...unseen];
  for (const token of back) left.splice(left.indexOf(token), 1);
  verb.fillPool(game, back.slice(drawn));
  if (drawn > 0) verb.drawTokens(game, back.slice(0, drawn));
  for (const at of areas) {
    const count = tokensAt(state, at).length;
    if (count > 0) verb.layTokens(game, at, left.splice(0, count));
  }
}
