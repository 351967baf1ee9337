import type { Row } from '../../../sheets/rows.ts';
import type { VariantId } from '../rival-records.ts';
import { playsVariant } from '../queries/rivals.ts';
import { saidEffects } from '../words/effects.ts';
import { listed, nameOf, said } from '../words/names.ts';
import { hagalDeck, rivalsOn } from './counts.ts';
import type { Plan } from './setup-steps.ts';

/** Spies, contracts and Objectives, where an edition and the table have them. Uprising R2.7-R2.9 */
export function moduleSteps({ desk, draw, own }: Plan): readonly Row[] {
  const { game, objectives = {}, rivalsFor } = desk.book;
  const { state } = draw;
  const dealt = Object.values(objectives).filter(({ players }) => players.includes(state.seats.length));
  const [mark] = Object.keys(objectives).filter((id) => id === rivalsFor[state.seats.length]?.objective);
  return [
    ...(game.limits.spies ? [own('spies', 'R2.7', { n: game.limits.spies })] : []),
    ...(state.contracts
      ? [
          own('contracts', 'R2.9', {
            n: state.contracts.open.length,
            all: state.contracts.open.length + state.contracts.deck.hidden.length,
          }),
        ]
      : []),
    ...(mark
      ? [own('objectives-rival', 'R17.4', { n: dealt.length, objective: nameOf(desk.edition, 'objective', mark) })]
      : dealt.length > 0
        ? [own('objectives', 'R2.8', { n: dealt.length })]
        : []),
  ];
}

/** In the order in which a sheet names them. Uprising R17.17 */
export const VARIANTS: readonly VariantId[] = ['smart-politics', 'brutal-escalation', 'expert-deployment', 'dice-churn', 'streamlined'];

/** Rivals with cards of their own. Uprising R17.1-R17.4 */
export function rivalCardSteps({ desk, draw, own }: Plan): readonly Row[] {
  const persons = draw.state.seats.length;
  const { start, hasLevels } = rivalsOn(desk, persons);
  const level = hasLevels ? desk.book.hagal.difficulties[desk.options.difficulty ?? ''] : undefined;
  const played = VARIANTS.filter((variant) => playsVariant(draw.state, variant));
  return [
    own('rival-cards', 'R17.1-R17.3', {
      agents: start.agents,
      water: start.water,
      garrison: level?.rival_garrison ?? start.garrison,
      spies: desk.book.game.limits.spies ?? 0,
      cards: hagalDeck(desk, persons),
    }),
    ...(level && level.human_bonus.length > 0
      ? [own('human-bonus', 'R17.1', { effects: saidEffects(level.human_bonus, desk.edition) })]
      : []),
    ...(level?.human_swordmaster === false ? [own('no-swordmaster', 'R17.1')] : []),
    ...(played.length > 0
      ? [own('variants', 'R17.17', { variants: listed(played.map((variant) => said(`sheet.variant.${variant}`))) })]
      : []),
  ];
}
