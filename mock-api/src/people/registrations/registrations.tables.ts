import { int, moment, oneOf, orNull, text } from '../../platform/db/columns.ts';
import { table } from '../../platform/db/table.ts';

export const registrations = table('registrations', {
  id: int,
  name: text,
  email: text,
  tel: text,
  organization: text,
  created_at: moment,
  status: oneOf('waiting', 'approved', 'rejected'),
  decided_by: orNull(text),
  decided_at: orNull(moment),
  reason: orNull(text),
});
