import { story } from '../../../../shared/games/arrakis/words/story.ts';
import type { Side } from '../../../../shared/games/arrakis/ids.ts';
import type { ArrakisView } from '../../../../shared/games/arrakis/types.ts';
import { said, whoIs } from '../../../../shared/games/arrakis/words/names.ts';
import { type Shares, sharesOf } from '../../../../shared/games/arrakis/words/odds.ts';
import { forecastBattle } from '../../../../shared/games/arrakis/queries/forecast.ts';
import type { Odds } from '../../../../shared/games/arrakis/queries/odds.ts';
import { otherSide } from '../../../../shared/games/arrakis/queries/table.ts';
import type { SeatNames } from '../../../../shared/games/face.ts';
import type { Message } from '../../../../shared/text/message.ts';
import type { arrakisPicturesBattleEn } from '../../../../shared/games/arrakis/text/pictures-battle.en.ts';
import type { Beat } from './beats.ts';

/** Says a message in the language of this device. */
export type Say = ((message: Message) => string) | undefined;
type Key = keyof typeof arrakisPicturesBattleEn extends `arrakis.${infer Name}` ? Name : never;
/** One of the pictures' own texts. */
export const pictured = (key: Key, gaps?: Message['with']): Message => said(key, gaps);
export const spoken = (say: Say, message: Message): string => say?.(message) ?? message.key;

/** What a moment of a battle is told as: the lines that the chronicle has of it. */
export function linesOf(beat: Beat, names: SeatNames, view: ArrakisView): readonly Message[] {
  const seen = new Set<string>();
  return beat.told.flatMap((event) => {
    const line = story(event, names, view);
    if (!line || line.secret || seen.has(JSON.stringify(line.message))) return [];
    seen.add(JSON.stringify(line.message));
    return [line.message];
  });
}

/** The odds of the battle that is on, where the table shows them and the next throw is what is asked about. */
export interface ShownOdds extends Shares {
  readonly attackerSide: Side;
  readonly hits: Odds['hits'];
}
const WHEN: Readonly<Record<string, 'throw' | 'goOn' | 'paid'>> = { combatCards: 'throw', goOn: 'goOn', withdraw: 'paid', retreat: 'paid' };
export function oddsNow(view: ArrakisView, task: string | null): ShownOdds | null {
  const when = WHEN[task ?? ''];
  if (!when || !view.battle || view.options.odds !== 'shown') return null;
  const odds = forecastBattle(view, when);
  return odds && { ...sharesOf(odds), attackerSide: view.battle.attacker, hits: odds.hits };
}
export const oddsSaid = (odds: ShownOdds, names: SeatNames, view: ArrakisView): Message =>
  pictured('battle.odds.said', {
    attacker: whoIs({ view, names }, odds.attackerSide),
    defender: whoIs({ view, names }, otherSide(odds.attackerSide)),
    won: odds.attacker,
    held: odds.defender,
    none: odds.nobody,
  });
