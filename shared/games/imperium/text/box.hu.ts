import type { TextsLike } from '../../../text/message.ts';
import type { imperiumBoxEn } from './box.en.ts';

export const imperiumBoxHu: TextsLike<typeof imperiumBoxEn> = {
  'imperium.box.name': 'Dűne: Impérium',
  'imperium.box.short': 'Impérium',
  'imperium.box.promise': 'Minden kártya küldetés vagy szavazat: küldj vele ügynököt, vagy tartogasd a felfedésre.',
  'imperium.box.goal':
    'A játék véget ér, ha valaki 10 győzelmi ponton áll, és a legtöbb pont nyer. Pontot ad a négy frakciónál szerzett befolyás, a szövetség, a megnyert ütközet és néhány kártya.',
};
