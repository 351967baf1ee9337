import { line } from '../../../sheets/draw.ts';
import type { Box, Item } from '../../../sheets/page.ts';
import { patternIn, type StoneId } from '../../../sheets/stones.ts';
import { type FactionId, isFaction } from '../ids.ts';

/** Factions are told apart by the pattern of the stone that stands for them elsewhere. */
const PATTERNS: Readonly<Record<FactionId, StoneId>> = {
  emperor: 'corrino',
  'spacing-guild': 'guild',
  'bene-gesserit': 'bene-gesserit',
  fremen: 'fremen',
  'great-houses': 'atreides',
  'fringe-worlds': 'smugglers',
};

/** A strip in the pattern of a Faction; nothing for whatever is none. */
export function strip(of: string, box: Box): Item[] {
  if (!isFaction(of)) return [];
  const { x, y, width, height } = box;
  const ends: Item[] =
    width > height
      ? [line([x, y], [x + width, y]), line([x, y + height], [x + width, y + height])]
      : [line([x, y], [x, y + height]), line([x + width, y], [x + width, y + height])];
  return [patternIn(PATTERNS[of], box), ...ends];
}
