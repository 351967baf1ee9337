import type { Reason } from '../../kernel/types.ts';
import type { LeaderName } from './ids.ts';

/** Why something is not offered, of the effects of `effects/cardplay.ts`. Their rules are those of Uprising. */
export const CARDPLAY_WHY = {
  notYet: { key: 'imperium.why.notYet', rule: 'R13.4' },
  noFactionSpace: { key: 'imperium.why.noFactionSpace', rule: 'R4.9' },
  noDeployment: { key: 'imperium.why.noDeployment', rule: 'R15.10' },
  otherLeader: { key: 'imperium.why.otherLeader', rule: 'R18.3' }, // with: leader
  councilFull: { key: 'imperium.why.councilFull', rule: 'R4.14' },
  nothingTrashable: { key: 'imperium.why.nothingTrashable', rule: 'R8.14' },
} as const satisfies Record<string, Reason>;

/** The reason with the one whose space it is. */
export const onlyFor = (leader: LeaderName): Reason => ({ ...CARDPLAY_WHY.otherLeader, with: { leader } });
