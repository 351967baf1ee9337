import type { TextsLike } from '../../../text/message.ts';
import type { arrakisBoxEn } from './box.en.ts';

export const arrakisBoxDe: TextsLike<typeof arrakisBoxEn> = {
  'arrakis.box.name': 'Krieg um Arrakis',
  'arrakis.box.short': 'Krieg um Arrakis',
  'arrakis.box.promise': 'Wenige gegen viele: Das Wüstenvolk schlägt zu und verschwindet, die Harkonnen müssen halten, was sie nahmen.',
  'arrakis.box.goal':
    'Die Harkonnen gewinnen sofort, wenn die Vorherrschaft 10 erreicht. Die Atreides gewinnen, wenn alle drei Vorahnungsmarker ein geheimes Ziel erreicht haben. Es gibt keine letzte Runde und kein Unentschieden.',
};
