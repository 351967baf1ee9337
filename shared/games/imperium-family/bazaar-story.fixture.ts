import { type Arrangement, arranged } from './arranged-position.ts';
import { BAZAAR } from './bazaar.fixture.ts';
import { familyModule } from './module.ts';
import { openerOf, type Story } from './story.fixture.ts';

export const bazaar = familyModule(BAZAAR);
/** Leaders whose abilities do not meddle; the fourth has contracts of its own. */
const LEADERS = { seat1: 'elder', seat2: 'smith', seat3: 'nomad' } as const;
const begin = openerOf(bazaar, (said) => arranged('bazaar', said));
/** Lays a position with contracts out and plays on to its first question. */
export const open = ({ options, leaders, ...said }: Arrangement = {}): Story =>
  begin({ ...said, leaders: { ...LEADERS, ...leaders }, options: { choam: 'with', ...options } });
