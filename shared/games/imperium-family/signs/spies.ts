import type { SpyConditionForms, SpyCostForms, SpyCounterForms, SpyEffectForms, Watched } from '../effects/spies.ts';
import { ICON_SIGNS } from './names.ts';
import { many, one, tab, type Token } from './token.ts';

type Drawn<Forms> = { readonly [Kind in keyof Forms]: (form: Forms[Kind]) => readonly Token[] };
const watched = (icon: Watched): Token => one(icon === 'space_visited_this_turn' ? 'agent' : ICON_SIGNS[icon]);
const anyOf = (icons: readonly Watched[]): readonly Token[] =>
  icons.flatMap((icon, at) => (at === 0 ? [watched(icon)] : [{ text: '/' }, watched(icon)]));

/** Effects, prices, conditions and counters of Spies, drawn. */
export const SPY_EFFECTS: Drawn<SpyEffectForms> = {
  place_spy: ({ place_spy: { count, on, may_share_post } }) => [
    ...(on ? [tab(...anyOf(on))] : []),
    many('spy', `+${count}`),
    ...(may_share_post ? [one('people')] : []),
  ],
};
export const SPY_COSTS: Drawn<SpyCostForms> = { recall_spy: (count) => [many('spy', `−${count}`)] };
export const SPY_CONDITIONS: Drawn<SpyConditionForms> = {
  spies_on_board: (least) => [many('spy', `${least}+`)],
  recalled_spy_this_turn: () => [one('recall'), one('spy')],
  spying_on: () => [one('spy'), one('harvester')],
  placed_on_post_of: (icons) => [one('spy'), ...anyOf(icons)],
};
export const SPY_COUNTERS: Drawn<SpyCounterForms> = { faction_spied_on: () => [one('ring-any'), one('spy')] };
