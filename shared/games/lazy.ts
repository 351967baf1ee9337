import type { GameTypes } from '../kernel/types.ts';
import type { LazyGame } from './shelf-entry.ts';

/** A game as it looks to a page, which knows none. */
export interface AnyGame extends GameTypes {
  Seat: string;
  Options: Record<string, string>;
  State: object;
  View: object;
  Tasks: Record<string, object>;
  Answers: Record<string, unknown>;
  Interjections: Record<string, unknown>;
  Event: { readonly type: string };
}
/** A game for a page: it plays no answers, so the rules of its module are as closed to it as to the host. */
export type AnyLazy = Omit<LazyGame<AnyGame>, 'module'> & Pick<LazyGame<GameTypes>, 'module'>;
/** Whoever shows a game hands it only what is its own. */
const any = <G extends GameTypes>(game: LazyGame<G>): AnyLazy => game as unknown as AnyLazy;

/** The same games as on the shelf (`index.ts`), in the same order: a page loads of each only what it shows. */
export const LAZY: Readonly<Record<string, AnyLazy>> = {
  dice: any({
    face: () => import('./dice/face.ts').then(({ face }) => face),
    book: () => import('./dice/book.ts').then(({ book }) => book),
    lessons: () => import('./dice/lessons/index.ts').then(({ lessons }) => lessons),
    sheets: () => import('./dice/sheets/index.ts').then(({ diceSheets }) => diceSheets),
    texts: () => import('./dice/text/load.ts').then(({ TEXTS }) => TEXTS),
    module: () => import('./dice/index.ts').then(({ dice }) => dice),
  }),
  adventure: any({
    face: () => import('./adventure/face.ts').then(({ face }) => face),
    book: () => import('./adventure/book.ts').then(({ book }) => book),
    lessons: () => import('./adventure/lessons/index.ts').then(({ lessons }) => lessons),
    sheets: () => import('./adventure/sheets/index.ts').then(({ adventureSheets }) => adventureSheets),
    texts: () => import('./adventure/text/load.ts').then(({ TEXTS }) => TEXTS),
    module: () => import('./adventure/index.ts').then(({ adventure }) => adventure),
  }),
  imperium: any({
    face: () => import('./imperium/face.ts').then(({ face }) => face),
    book: () => import('./imperium/book.ts').then(({ book }) => book),
    lessons: () => import('./imperium/lessons/index.ts').then(({ imperiumLessons }) => imperiumLessons),
    sheets: () => import('./imperium/sheets/index.ts').then(({ imperiumSheets }) => imperiumSheets),
    texts: () => import('./imperium/text/load.ts').then(({ TEXTS }) => TEXTS),
    module: () => import('./imperium/index.ts').then(({ imperium }) => imperium),
  }),
  uprising: any({
    face: () => import('./uprising/face.ts').then(({ face }) => face),
    book: () => import('./uprising/book.ts').then(({ book }) => book),
    lessons: () => import('./uprising/lessons/index.ts').then(({ uprisingLessons }) => uprisingLessons),
    sheets: () => import('./uprising/sheets/index.ts').then(({ uprisingSheets }) => uprisingSheets),
    // Cards of the first game; whoever corrects data may have corrected theirs.
    added: {
      asks: (options) =>
        'corrections' in options || Object.entries(options).some(([id, value]) => id.startsWith('base-') && value === 'with'),
      open: () => import('./uprising/base/index.ts'),
    },
    texts: () => import('./uprising/text/load.ts').then(({ TEXTS }) => TEXTS),
    module: () => import('./uprising/index.ts').then(({ uprising }) => uprising),
  }),
  arrakis: any({
    face: () => import('./arrakis/face.ts').then(({ face }) => face),
    book: () => import('./arrakis/book.ts').then(({ book }) => book),
    lessons: () => import('./arrakis/lessons/index.ts').then(({ lessons }) => lessons),
    sheets: () => import('./arrakis/sheets/index.ts').then(({ arrakisSheets }) => arrakisSheets),
    texts: () => import('./arrakis/text/load.ts').then(({ TEXTS }) => TEXTS),
    module: () => import('./arrakis/index.ts').then(({ arrakis }) => arrakis),
  }),
};
