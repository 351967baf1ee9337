import type { SignId } from '../../../../shared/sheets/icons.ts';
import { listsIn, spacesIn } from '../../../../shared/games/imperium-family/queries/hagal-cards.ts';
import type { HagalRecord } from '../../../../shared/games/imperium-family/records.ts';
import type { EditionId } from '../../../../shared/games/imperium-family/types.ts';
import { trayPlace } from '../bake/sheets.ts';

/** What a Hagal card shows: its own sand tray, that of a space it names, or the sign of what it does where it sends nobody. */
export function hagalPicture(edition: EditionId, id: string, card: HagalRecord): { readonly motif: string } | { readonly sign: SignId } {
  const motif = [`hagal:${id}`, ...spacesIn(card).map((space) => `space:${space}`)].find((each) => trayPlace(edition, each));
  if (motif !== undefined) return { motif };
  const placesSpy = listsIn(card).some((list) => list.some((effect) => 'rival_spy' in effect));
  return { sign: placesSpy ? 'spy' : 'shuffle' };
}
