import { moment, text } from '../../platform/db/columns.ts';
import { table } from '../../platform/db/table.ts';

export const migrations = table('migrations', {
  name: text,
  checksum: text,
  applied_at: moment,
});
