import type { FigureId } from '../../../shared/games/adventure/ids.ts';
import { figure as saidFigure } from '../../../shared/games/adventure/words/names.ts';
import type { Message } from '../../../shared/text/message.ts';
import { type Beat, strengthBefore } from './fight.ts';
import { nameOfFigure, picture } from './names.ts';

type Say = ((message: Message) => string) | undefined;
type Strength = Beat['strength'];

/** How strong everybody was before a moment. */
export const strengthAt = (beats: readonly Beat[], at: number): Strength =>
  beats[at - 1]?.strength ?? (beats[at] ? strengthBefore(beats[at]) : {});

/** What a moment of a fight means, in one or two sentences. */
export function tellBeat({ what, strength }: Beat, before: Strength, say: Say): string {
  const figure = (id: FigureId) => nameOfFigure(say, id);
  switch (what.kind) {
    case 'begins':
      return picture(say, 'adventure.picture.fight.begins');
    case 'round': {
      const [high, low] = [Math.max(...what.high), Math.min(...what.high)];
      const { loser } = what.round;
      if (!loser) return picture(say, 'adventure.picture.fight.tie', { high, low });
      return picture(say, 'adventure.picture.fight.beats', { high, low, figure: figure(loser.figure), strength: loser.strength });
    }
    case 'poison': {
      const { by, on, test, hurt } = what;
      const used = by && picture(say, 'adventure.picture.fight.poison', { by: figure(by), figure: figure(on) });
      const gaps = { die: test?.die ?? 0, guile: test?.guile ?? 0, figure: figure(on) };
      const tested = test && picture(say, test.hit ? 'adventure.picture.fight.poisonHits' : 'adventure.picture.fight.poisonMisses', gaps);
      const lost =
        hurt && picture(say, 'adventure.picture.fight.hurt', { figure: figure(on), points: hurt.points, strength: hurt.strength });
      return [used, tested, lost].filter(Boolean).join(' ');
    }
    case 'won': {
      const gaps = { name: what.won.figures.map(saidFigure), beaten: figure(what.won.beaten) };
      const risen = what.won.figures.filter((id) => (strength[id] ?? 0) > (before[id] ?? strength[id] ?? 0));
      const figures = risen.map((id) => ({
        key: 'adventure.picture.fight.risen',
        with: { figure: saidFigure(id), strength: strength[id] ?? 0 },
      }));
      const stronger = risen.length > 0 ? [picture(say, 'adventure.picture.fight.rises', { figures })] : [];
      return [picture(say, 'adventure.picture.fight.won', gaps), ...stronger].join(' ');
    }
  }
}

/** A line of the list of what a fight has come to so far. */
export interface FightLine {
  /** A round's number; null = Poison between two rounds. */
  readonly nth: number | null;
  /** Which side threw higher: 0 attacks, 1 defends; null = neither did. */
  readonly ahead: 0 | 1 | null;
  readonly numbers: string;
  readonly now: boolean;
  /** The same for whoever does not see it. */
  readonly told: string;
}
/** Every round of the fight that is shown, and Poison between them, up to a moment. */
export function linesUpTo(beats: readonly Beat[], at: number, say: Say): FightLine[] {
  return beats.slice(0, at + 1).flatMap((beat, nth): readonly FightLine[] => {
    const { what, fight } = beat;
    if (fight !== beats[at]?.fight) return [];
    const told = tellBeat(beat, strengthAt(beats, nth), say);
    if (what.kind === 'round') {
      const [attack, defence] = what.high;
      const ahead = attack === defence ? null : attack > defence ? 0 : 1;
      const round = picture(say, 'adventure.picture.fight.round', { nth: what.round.nth });
      return [{ nth: what.round.nth, ahead, numbers: `${attack} : ${defence}`, now: nth === at, told: `${round}. ${told}` }];
    }
    if (what.kind === 'poison' && what.test)
      return [{ nth: null, ahead: null, numbers: what.hurt ? `−${what.hurt.points}` : '0', now: nth === at, told }];
    return [];
  });
}
