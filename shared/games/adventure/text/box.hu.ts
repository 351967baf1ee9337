import type { TextsLike } from '../../../text/message.ts';
import type { adventureBoxEn } from './box.en.ts';

export const adventureBoxHu: TextsLike<typeof adventureBoxEn> = {
  'adventure.box.name': 'Dűne kalandjáték',
  'adventure.box.short': 'Kaland\u00adjáték',
  'adventure.box.promise': 'Vezesd körbe a Házad embereit, fegyverezd fel őket, alkudj, párbajozz, és maradj talpon utolsóként.',
  'adventure.box.goal':
    'Az nyer, akinek utolsóként marad figurája a táblán. A figurák párbajban, méregtől és a homokviharban esnek el; az Erő és a felszerelés tartja őket életben.',
};
