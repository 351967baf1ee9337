import type { TextsLike } from '../../../text/message.ts';
import type { uprisingBoxEn } from './box.en.ts';

export const uprisingBoxDe: TextsLike<typeof uprisingBoxEn> = {
  'uprising.box.name': 'Dune: Imperium – Uprising',
  'uprising.box.short': 'Uprising',
  'uprising.box.promise': 'Am Hof steht in jedem Gang ein Spion, und wer Haken hat, reitet auf Sandwürmern in die Schlacht.',
  'uprising.box.goal':
    'Mit 10 Siegpunkten bei irgendwem endet das Spiel, und die meisten Punkte gewinnen. Es gibt sie für Einfluss, Allianzen und gewonnene Konflikte, und für zwei gleiche Kampfsymbole auf gewonnenen Konflikten.',
};
