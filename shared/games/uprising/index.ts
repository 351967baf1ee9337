import { familyModule } from '../imperium-family/module.ts';
import './base/index.ts';
import { EDITION } from './edition.ts';

/** The rules of Dune: Imperium – Uprising. */
export const uprising = familyModule(EDITION);
