import { laws } from '../../../testkit/laws.ts';
import { imperium } from '../index.ts';

laws('imperium, 3 seats', { module: imperium, seats: 3, options: {} }, 1);
laws('imperium, 4 seats', { module: imperium, seats: 4, options: { leaders: 'random', houses: 'distinct' } }, 1);
