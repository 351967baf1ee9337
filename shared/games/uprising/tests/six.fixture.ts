import type { Arrangement } from '../../imperium-family/arranged-position.ts';
import { open, type Story } from './story.fixture.ts';

/** Who is who at a table of six. R18.2 */
export const MUADDIB = 'seat1' as const;
export const SHADDAM = 'seat4' as const;
/** Allies of Muad'Dib, the left one first, then those of Shaddam. R18.7 */
export const [GURNEY, AMBER, IRULAN, FEYD] = ['seat3', 'seat5', 'seat6', 'seat2'] as const;
const LEADERS = {
  [FEYD]: 'feyd-rautha-harkonnen',
  [GURNEY]: 'gurney-halleck',
  [AMBER]: 'lady-amber-metulli',
  [IRULAN]: 'princess-irulan',
} as const;
type Players = NonNullable<Arrangement['players']>;

/** A table of six; the turn is Muad'Dib's if nothing else is said. */
export const openSix = (players: Players, said: Omit<Arrangement, 'players' | 'seats'> = {}): Story =>
  open({ seats: 6, leaders: LEADERS, conflict: 'trade-dispute', conflictsLeft: 3, ...said, players });
/** A Commander's turn with an Ally named by this token. */
export const led = (
  commander: typeof MUADDIB | typeof SHADDAM,
  how: string,
  players: Players,
  said: Parameters<typeof openSix>[1] = {},
): Story => {
  const story = openSix(players, { firstPlayer: commander, ...said });
  const found = story.options().find((option) => (option as { with: string }).with === how);
  return story.play(found);
};
