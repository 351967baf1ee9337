import type { TextsLike } from '../../../text/message.ts';
import type { uprisingBoxEn } from './box.en.ts';

export const uprisingBoxHu: TextsLike<typeof uprisingBoxEn> = {
  'uprising.box.name': 'Dűne: Impérium – Felkelés',
  'uprising.box.short': 'Felkelés',
  'uprising.box.promise': 'Az udvarban minden folyosón kém áll, és akinek van kampója, homokférgen vonul csatába.',
  'uprising.box.goal':
    'A játék véget ér, ha valaki 10 győzelmi ponton áll, és a legtöbb pont nyer. Pontot ad a befolyás, a szövetség, a megnyert ütközet, és két egyforma csataikon a megnyert ütközeteiden.',
};
