import { laws } from '../testkit/laws.ts';
import { auction } from './auction.fixture.ts';

for (const dice of ['app', 'table']) laws(`auction, dice from the ${dice}`, { module: auction, seats: 2, options: { dice } }, 20);
