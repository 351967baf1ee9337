import type { TextsLike } from '../../../text/message.ts';
import type { imperiumBoxEn } from './box.en.ts';

export const imperiumBoxDe: TextsLike<typeof imperiumBoxEn> = {
  'imperium.box.name': 'Dune: Imperium',
  'imperium.box.short': 'Imperium',
  'imperium.box.promise': 'Jede Karte ist ein Auftrag oder eine Stimme: Entsende mit ihr einen Agenten, oder behalte sie zum Aufdecken.',
  'imperium.box.goal':
    'Mit 10 Siegpunkten bei irgendwem endet das Spiel, und die meisten Punkte gewinnen. Es gibt sie für Einfluss bei den vier Fraktionen, für Allianzen, für gewonnene Konflikte und für einige Karten.',
};
