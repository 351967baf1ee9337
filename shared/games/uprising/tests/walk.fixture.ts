import { DATA } from '../data.ts';

type Json = null | boolean | number | string | readonly Json[] | { readonly [field: string]: Json };
type Fields = { readonly [field: string]: Json };
export const SORTS = ['effect', 'cost', 'condition', 'counter'] as const;
export type Sort = (typeof SORTS)[number];
/** A kind of the effect language where a record uses it. */
export interface Use {
  readonly sort: Sort;
  readonly kind: string;
  readonly value: Json;
  /** The id of the record. */
  readonly record: string;
}

/** Fields beside an effect that say more about it. */
const BESIDE = new Set([
  'then',
  'else',
  'do',
  'mandatory',
  'required',
  'n',
  'distinct',
  'single_use',
  'allies_may_contribute',
  'assign',
  'min',
]);
/** Effects whose value is a list of effects, or several such lists. */
const NESTED = new Set(['may', 'each_opponent', 'each_ally', 'choose', 'by_cost_option', 'lines']);
/** Effects whose value names kinds of another sort. */
const HOLDS: Readonly<Record<string, Sort>> = { pay: 'cost', if: 'condition', for_each: 'counter' };
const isFields = (value: Json | undefined): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);
const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);

/** Everything that a list of effects is made of, with what is nested in it. */
export function usesIn(record: string, list: Json | undefined): readonly Use[] {
  return (isList(list) ? list : []).flatMap((effect) => (isFields(effect) ? usesOf(record, effect) : []));
}
function usesOf(record: string, effect: Fields): readonly Use[] {
  const inside = (list: Json | undefined): readonly Use[] => usesIn(record, list);
  const kinds = (sort: Sort, value: Json | undefined): readonly Use[] =>
    isFields(value) ? Object.entries(value).map(([kind, inner]) => ({ sort, kind, value: inner, record })) : [];
  const own = Object.entries(effect).filter(([kind]) => !BESIDE.has(kind));
  return own.flatMap(([kind, value]) => [
    { sort: 'effect' as const, kind, value, record },
    ...(Object.hasOwn(HOLDS, kind) ? kinds(HOLDS[kind] as Sort, value) : []),
    ...(isFields(value) ? [...inside(value['do']), ...kinds('condition', isFields(value['to']) ? value['to']['if'] : undefined)] : []),
    ...(isFields(value) && isList(value['options']) ? value['options'].flatMap(inside) : []),
    ...(NESTED.has(kind) && isList(value) ? (isList(value[0]) ? value.flatMap(inside) : inside(value)) : []),
    ...[effect['then'], effect['else'], effect['do']].flatMap(inside),
  ]);
}

type Records = Readonly<Record<string, unknown>>;
/** Fields of a record that hold a condition, and fields that hold no effects. */
const CONDITIONS = ['requirement', 'requires'];
const PLAIN = new Set([...CONDITIONS, 'send_to', 'cost_options', 'conflict_deck']);
function usesOfRecord(id: string, record: unknown): readonly Use[] {
  if (!isFields(record as Json)) return [];
  const fields = record as Fields;
  const conditions = [...CONDITIONS.map((field) => fields[field]), isFields(fields['send_to']) ? fields['send_to']['if'] : undefined];
  return [
    ...conditions.flatMap((value) => (isFields(value) ? usesOf(id, { if: value }).filter(({ sort }) => sort === 'condition') : [])),
    ...Object.entries(fields).flatMap(([field, value]) =>
      PLAIN.has(field) ? [] : isList(value) ? usesIn(id, value) : isFields(value) ? usesOfRecord(id, value) : [],
    ),
  ];
}
const CONTRACT_ICON: Records = { effects: DATA.game.contract_icon_without_module };
const TABLES: readonly Records[] = [
  ...[DATA.cards, DATA.intrigue, DATA.conflicts, DATA.contracts, DATA.leaders, DATA.rivals],
  ...[DATA.board.spaces, DATA.board.tracks, { control: DATA.board.control }],
  ...[DATA.hagal.cards, DATA.hagal.difficulties, { 'rival-spending': DATA.hagal.spending }],
  ...[DATA.sixplayer.spaces, DATA.sixplayer.tracks, DATA.sixplayer.personal_tracks],
  ...[...Object.values(DATA.sixplayer.commanders).map(({ deck }) => deck), { 'six-setup': DATA.sixplayer.setup }],
  ...[{ 'swordmaster-bonus': DATA.sixplayer.swordmaster_bonus }, DATA.sixplayer.leaders, { 'contract-icon': CONTRACT_ICON }],
];
/** Every use of a kind in the whole box. */
export const USES: readonly Use[] = TABLES.flatMap((table) => Object.entries(table).flatMap(([id, record]) => usesOfRecord(id, record)));
