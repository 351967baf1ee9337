import { boardOf } from '../../../../shared/games/arrakis/board.ts';
import type { Condition, Master } from '../../../../shared/games/arrakis/data/prescience.ts';
import { type AreaId, AREAS, type PrescienceId } from '../../../../shared/games/arrakis/ids.ts';
import type { ArrakisView } from '../../../../shared/games/arrakis/types.ts';
import { terrainAt } from './terrain.ts';

const isArea = (at: string): at is AreaId => (AREAS as readonly string[]).includes(at);
/** Where Paul or Jessica is, under whichever name is in play. R2.15 */
function masterAt({ leaders }: ArrakisView, who: Master): readonly AreaId[] {
  const names = who === 'paul' ? (['paul-atreides', 'paul-muaddib'] as const) : (['lady-jessica', 'reverend-mother-jessica'] as const);
  return names.map((id) => leaders[id].at).filter(isArea);
}
const sietchAt = ({ sietches }: ArrakisView, at: AreaId): boolean => Object.values(sietches).some((sietch) => sietch.at === at);

/** Areas of the Atreides that a condition counts, whether it is met or not; of a deed there are none. */
function counted(view: ArrakisView, condition: Condition): readonly AreaId[] {
  const legions = AREAS.filter((at) => view.legions.atreides[at]);
  switch (condition.is) {
    case 'legions':
      return legions.filter((at) => condition.in.includes(terrainAt(view, at)) && !(condition.noSietch && sietchAt(view, at)));
    case 'inDeepDesert':
    case 'togetherInSietch':
      return condition.who.flatMap((who) => masterAt(view, who));
    case 'revealSietchOfPaul':
    case 'revealTokensOfPaul':
      return masterAt(view, 'paul');
    case 'dieForWater':
      return masterAt(view, condition.who);
    case 'dieForNaib':
      return legions.filter((at) => {
        const legion = view.legions.atreides[at];
        return !!legion && legion.generic > 0 && legion.named.length > 0;
      });
    case 'giveUpToken':
      return legions.filter((at) => (view.legions.atreides[at]?.tokens ?? 0) > 0 && sietchAt(view, at));
    case 'deed':
      return [];
  }
}
/** The areas that a prescience card asks for. R13.3 */
export const claimedBy = (view: ArrakisView, card: PrescienceId): readonly AreaId[] =>
  counted(view, boardOf(view.options).data.prescience[card].condition);
