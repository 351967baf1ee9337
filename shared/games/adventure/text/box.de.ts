import type { TextsLike } from '../../../text/message.ts';
import type { adventureBoxEn } from './box.en.ts';

export const adventureBoxDe: TextsLike<typeof adventureBoxEn> = {
  'adventure.box.name': 'Dune: Das Abenteuer-Spiel',
  'adventure.box.short': 'Das Abenteuer-Spiel',
  'adventure.box.promise': 'Führe die Leute deines Hauses um den Ring, rüste sie aus, handle, kämpfe Duelle und bleib als Letzter stehen.',
  'adventure.box.goal':
    'Wer als Letzter noch eine Figur auf dem Plan hat, gewinnt. Figuren fallen in Duellen, durch Gift und im Sandsturm; Strength und Ausrüstung halten sie am Leben.',
};
