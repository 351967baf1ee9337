import { familyModule } from '../imperium-family/module.ts';
import { EDITION } from './edition.ts';

/** The rules of Dune: Imperium. */
export const imperium = familyModule(EDITION);
