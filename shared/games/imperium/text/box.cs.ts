import type { TextsLike } from '../../../text/message.ts';
import type { imperiumBoxEn } from './box.en.ts';

export const imperiumBoxCs: TextsLike<typeof imperiumBoxEn> = {
  'imperium.box.name': 'Duna: Impérium',
  'imperium.box.short': 'Impérium',
  'imperium.box.promise': 'Každá karta je úkol, nebo hlas: pošli s ní agenta, nebo si ji nech na odhalení.',
  'imperium.box.goal':
    'Hra skončí, když má někdo 10 vítězných bodů; kdo má nejvíc, vítězí. Dává je vliv u čtyř frakcí, spojenectví, vyhrané střety a několik karet.',
};
