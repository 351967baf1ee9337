import type { TextsLike } from '../../../text/message.ts';
import type { uprisingDataEn } from './data.en.ts';

export const uprisingDataHu: TextsLike<typeof uprisingDataEn> = {
  'uprising.problem.unwatched': 'Ezt a helyszínt egyetlen állás sem figyeli: „{space}”.',
  'uprising.problem.objectives':
    '{persons} fős játékban {count} célkártya van. Mindenkinek egy kell, és pontosan egyikük jelöli ki a kezdőjátékost.',
  'uprising.problem.neverDone':
    'Ezt a szerződést egyetlen játszma sem teljesítheti: kezdőkártyát nem lehet megszerezni, aratáshoz pedig mesterhelyszín kell.',
  'uprising.problem.makerSpace':
    'Egy mesterhelyszín egyszer adja oda az összes bónusz fűszerét és az alapját; más helyszín nem ad bónusz fűszert.',
  'uprising.problem.sendsNobody': 'Az a kártya, amely senkit sem küld, újabbat fordít fel; csak a keverő kártyának nincs kardja.',
};
