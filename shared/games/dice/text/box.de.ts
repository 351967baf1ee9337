import type { TextsLike } from '../../../text/message.ts';
import type { diceBoxEn } from './box.en.ts';

export const diceBoxDe: TextsLike<typeof diceBoxEn> = {
  'dice.box.name': 'Dune: Das Würfelspiel',
  'dice.box.short': 'Das Würfel\u00adspiel',
  'dice.box.promise': 'Wirf sieben Würfel, behalte, was hilft, und halte die Festungen der Wüste vor allen anderen.',
  'dice.box.goal':
    'Fünf Regionen sind strategisch. Wer am Ende seines Zuges drei allein hält, gewinnt, oder zwei Verbündete mit zusammen vier; zu zweit braucht es vier.',
};
