import type { OptionLabel } from '../../face.ts';
import { boardOf } from '../board.ts';
import type { HouseId, Kind, LeaderId, RegionId } from '../ids.ts';
import type { DiceView, FistKey, MarchKey } from '../types.ts';
import { at, houseSign, kindSign, kindWord, leader, ofLeader, region, said, type Table, troops } from './names.ts';

type Here = Table & { readonly view: DiceView };

/** What one more of an amount means. Keys: `MarchKey`, `FistKey`. */
const FIELDS: Readonly<Record<string, (here: Here, key: string) => OptionLabel>> = {
  march: (here, key) => marchField(here, here.view.turn.active, key as MarchKey),
  marchAsAlly: (here, key) => marchField(here, here.view.turn.ally, key as MarchKey),
  commit: (here, key) => fistField(here, key as FistKey),
};
export const AMOUNTS: ReadonlySet<string> = new Set(Object.keys(FIELDS));

export const amountField = (here: Here, name: string, key: string): OptionLabel => FIELDS[name]?.(here, key) ?? { label: said('nothing') };

function marchField({ view }: Here, of: HouseId | null, key: MarchKey): OptionLabel {
  const [kind, from] = key.split(':') as [Kind, RegionId];
  const here = of ? (view.map[from].troops.find(({ house }) => house === of)?.[kind] ?? 0) : 0;
  const isSardaukar = of && kindWord(of, kind) === 'sardaukar';
  return {
    label: isSardaukar ? said('field.march.sardaukar', { region: region(from) }) : region(from),
    hint: of ? troops(of, kind, here) : said('nothing'),
    target: at(from),
    icon: kindSign(kind),
  };
}
function fistField({ view }: Here, key: FistKey): OptionLabel {
  const [kind, id] = key.split(':') as [Kind | 'leader', string];
  if (kind === 'leader') {
    const { alone, beside } = boardOf(view.options).strengthOf[id as LeaderId];
    const hint =
      alone === beside ? said('hint.fistLeader', { strength: alone }) : said('hint.fistLeaderBeside', { strength: alone, beside });
    return { label: leader(id as LeaderId), hint, target: ofLeader(id as LeaderId), icon: 'leader' };
  }
  const of = id as HouseId;
  const where = view.turn.battle?.at;
  const there = where ? (view.map[where].troops.find(({ house }) => house === of)?.[kind] ?? 0) : 0;
  return {
    label: said('field.commit', { kind: kindWord(of, kind), house: said(`house.${of}`) }),
    hint: said('hint.fistTroop', { count: there, strength: kind === 'large' ? 2 : 1 }), // R12.6
    icon: houseSign(of),
  };
}
