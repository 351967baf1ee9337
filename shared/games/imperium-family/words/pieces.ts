import type { Message } from '../../../text/message.ts';
import type { OptionLabel } from '../../face.ts';
import { effectOf } from '../queries/visit-influence.ts';
import { signsOfEffect } from '../signs/effects.ts';
import { signsIn } from '../signs/token.ts';
import { holdsAnother, saidEffect } from './effects.ts';
import { sourceIn } from '../queries/scene.ts';
import { sceneOf } from '../queries/turn.ts';
import { type Here, nameOf, ofPiece, openState, playerName, said, sourceName } from './names.ts';
import { activatedBy } from './own.ts';

type Piece = Here['view']['turn']['pieces'][number];
/** What a piece stands on: a card, the signet of the Leader, or the space. */
function sourceOf(here: Here, piece: Piece): Message {
  const { edition, view } = here;
  const { of, space } = view.turn;
  const source = of ? sourceIn(view, sceneOf(openState(here), of, piece)) : undefined;
  if (source) return sourceName(edition, source);
  return space ? nameOf(edition, 'space', space) : said('effect.nothing');
}
/** An effect that waits for its owner: a short one is said at once, a long one under the name of what it stands on. R6.7 */
export function onPiece(here: Here, id: number): OptionLabel {
  const piece = here.view.turn.pieces.find((one) => one.id === id);
  if (!piece) return { label: said('effect.nothing') };
  const effect = effectOf(openState(here), piece);
  const source = sourceOf(here, piece);
  const what = saidEffect(effect, here.edition);
  const [icon = 'more'] = signsIn(signsOfEffect(effect, here.edition));
  const label = { target: ofPiece(id), icon };
  const ally = here.view.turn.of && activatedBy(here.view, here.view.turn.of);
  // What a Commander cannot hold goes to the Ally. Uprising R18.8
  if (ally && ('recruit' in effect || 'sandworm' in effect || 'retreat' in effect))
    return { ...label, label: said('choice.piece.for', { source, what, who: playerName(here, ally) }) };
  return holdsAnother(effect) || 'special' in effect || 'imperium_row' in effect
    ? { ...label, label: source, hint: what }
    : { ...label, label: said('choice.piece', { source, what }) };
}
