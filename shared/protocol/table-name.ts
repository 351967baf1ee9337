import { z } from 'zod';
import type { Message } from '../text/message.ts';
import type { TableName } from '../kernel/record.ts';

const MOST_NAME = 80;
const text = z.string().min(1).max(MOST_NAME);
/** What a table is called, as files hold it: they may come from elsewhere, and nothing else may be said in its place. */
export const tableName: z.ZodType<TableName> = z.union([
  text,
  z.strictObject({ key: z.literal('tables.of'), with: z.strictObject({ name: text, count: z.number().int().min(1) }) }),
]);
/** What a seat is called that nobody has given a name: a bot, or an open seat. `at`: its index in turn order. */
export const placeName = (kind: string, at: number): Message => ({
  key: kind === 'bot' ? 'table.botName' : 'table.seatName',
  with: { place: at + 1 },
});
