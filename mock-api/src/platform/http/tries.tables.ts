import { bigint, int, orNull, text } from '../db/columns.ts';
import { table } from '../db/table.ts';

export const tries = table('tries', {
  key: text,
  points: int,
  expire: orNull(bigint),
});
