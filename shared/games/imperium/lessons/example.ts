import type { Arrangement } from '../../imperium-family/arranged-position.ts';

/** The rulebook's round before its first turn: seat1 Gayun, seat2 Najeong, seat3 Dasom. W7 */
export const EXAMPLE = {
  conflict: 'siege-of-arrakeen',
  control: { carthag: 'seat1' },
  bonusSpice: { 'the-great-flat': 1 },
  intrigueTop: ['windfall'],
  row: ['space-travel', 'gun-thopter', 'chani', 'opulence', 'shifting-allegiances'],
  imperiumTop: ['worm-riders'],
  players: {
    seat1: { hand: ['dune-the-desert-planet', 'diplomacy', 'imperial-spy', 'smugglers-thopter', 'stilgar'] },
    seat2: {
      garrison: 1,
      hand: ['duncan-idaho', 'dune-the-desert-planet', 'convincing-argument', 'reconnaissance', 'seek-allies'],
      deck: ['convincing-argument'],
      intrigue: ['ambush'],
    },
    seat3: {
      solari: 4,
      hand: ['bene-gesserit-initiate', 'dagger', 'diplomacy', 'convincing-argument', 'reconnaissance'],
      deck: ['seek-allies'],
    },
  },
} as const satisfies Arrangement;
