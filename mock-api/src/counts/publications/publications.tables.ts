import { int, json, moment, oneOf, orNull, text } from '../../platform/db/columns.ts';
import { table } from '../../platform/db/table.ts';
import type { KeptDays } from './record.rules.ts';

export const publications = table('publications', {
  id: int,
  station_id: int,
  year: int,
  mode: oneOf('bicycle', 'pedestrian', 'all'),
  method: oneOf('aashto', 'hourly', 'simple'),
  record: text,
  hash: text,
  hash_before: orNull(text),
  days: json<KeptDays>(),
  supersedes: orNull(int),
  user_id: orNull(int),
  user_name: text,
  published_at: moment,
});
