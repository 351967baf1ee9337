import { type AnyChoices, listed as of } from '../../../kernel/choices.ts';
import { rate } from '../../../search/rated.ts';
import type { PlayerId } from '../ids.ts';
import { sends } from '../queries/place.ts';
import { playerOf } from '../queries/table.ts';
import { isInConflict } from '../queries/strength.ts';
import { naming } from '../queries/teams.ts';
import type { Activation, Gift, TeamAnswers } from '../teams.ts';
import { cardWorth } from './cards.ts';
import { intrigueWorth } from './intrigue.ts';
import { type Look, lookWith } from './look.ts';
import type { OpinionsOf } from './opinions.ts';
import { turnWorths } from './turn.ts';

/** What a Commander can do with this Ally: the best Agent, or the swords of the Reveal where they count. */
function activationWorth(look: Look, { ally, with: how }: Activation): number {
  const { state, me } = look;
  const named = lookWith(look.worth, naming(state, me, ally), me, look.weights);
  const fights = isInConflict(state, ally) ? 0.2 : 0;
  if (how === 'reveal') return fights;
  // A double arrow is kept for when only one side is left.
  const kept = how === 'double' ? 0.05 : 0;
  return Math.max(...turnWorths(named, sends(named.state, me)).map(({ worth }) => worth), -1) - kept;
}
const goodWorth = (look: Look, gift: Gift): number => {
  if (gift === 'nothing') return 0;
  return gift.amount * (gift.kind === 'intrigue' ? look.price.intrigue : look.price[gift.kind]);
};
const lookFor = (look: Look, id: PlayerId): Look => (id === look.me ? look : lookWith(look.worth, look.state, id, look.weights));
/** A gift is a small gain if the partner has less of it even afterwards, else a small loss. */
function givingWorth(look: Look, to: PlayerId, gift: Gift): number {
  if (gift === 'nothing') return 0;
  const have = gift.kind === 'intrigue' ? 2 : playerOf(look.state, look.me)[gift.kind];
  const theirs = gift.kind === 'intrigue' ? 2 : playerOf(look.state, to)[gift.kind];
  return goodWorth(lookFor(look, to), gift) * (have - gift.amount > theirs ? 0.1 : -0.1);
}
const numbers = (choices: AnyChoices): readonly number[] =>
  choices.pick === 'number' ? Array.from({ length: choices.max - choices.min + 1 }, (_, at) => choices.min + at) : [];

export const teamOpinions: OpinionsOf<keyof TeamAnswers> = {
  activate: (look, _, choices) => rate(of<Activation>(choices), (answer) => activationWorth(look, answer)),
  // Where most are needed: evenly.
  reinforce: (_, { troops }, choices) => rate(numbers(choices), (first) => -Math.abs(first - troops / 2)),
  trade: (look, _, choices) =>
    rate(of<TeamAnswers['trade']>(choices), (to) => (to === 'nobody' ? 0 : playerOf(look.state, to).spice === 0 ? 0.02 : -0.02)),
  tradeGive: (look, { to, offered }, choices) =>
    rate(of<TeamAnswers['tradeGive']>(choices), (answer) =>
      answer === 'refuse' ? -0.01 : answer === 'nothing' ? (offered === null ? -0.005 : 0) : givingWorth(look, to, answer),
    ),
  tradeAgree: () => rate([true, false], (agrees) => (agrees ? 0.01 : 0)),
  tradeCard: (look, _, choices) => rate(of<string>(choices), (card) => -intrigueWorth(look, card)),
  split: (look, { options }, choices) => rate(of<number>(choices), (at) => look.worth(look, 'now', options[at] ?? [])),
  handOut: (_, __, choices) => rate(of<TeamAnswers['handOut']>(choices), () => 0),
  throneRow: (look, _, choices) => rate(of<string>(choices), (card) => cardWorth(look, card)),
  // A point for the team is worth the spice.
  contribute: (_, __, choices) => rate(numbers(choices), (spice) => spice / 100),
  // The better of two equal places goes to whoever has fewer points: both count the same.
  concede: (look, { to }, choices) =>
    rate(of<boolean>(choices), (concedes) => (concedes && playerOf(look.state, to).vp >= look.player.vp ? 0.1 : 0)),
};
