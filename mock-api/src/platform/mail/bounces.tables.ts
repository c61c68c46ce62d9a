import { int, moment, oneOf, orNull, text } from '../db/columns.ts';
import { table } from '../db/table.ts';

export const mailBounces = table('mail_bounces', {
  id: int,
  address: text,
  kind: oneOf('hard', 'soft', 'complaint'),
  about: text,
  reason: orNull(text),
  at: moment,
  cleared_at: orNull(moment),
});
