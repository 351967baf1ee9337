import type { TextsLike } from '../../../text/message.ts';
import type { uprisingBoxEn } from './box.en.ts';

export const uprisingBoxCs: TextsLike<typeof uprisingBoxEn> = {
  'uprising.box.name': 'Duna: Impérium – Povstání',
  'uprising.box.short': 'Povstání',
  'uprising.box.promise': 'U dvora stojí špeh na každé chodbě, a kdo má háky, jede do boje na písečném červu.',
  'uprising.box.goal':
    'Hra skončí, když má někdo 10 vítězných bodů; kdo má nejvíc, vítězí. Dává je vliv, spojenectví, vyhrané střety a dvě stejné bojové ikony na střetech, které jsi vyhrál.',
};
