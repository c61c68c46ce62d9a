import { VENDOR, type ImportRequest, type ImportResult } from 'shared-domain';
import {
  bigint,
  bool,
  json,
  int,
  listOf,
  moment,
  oneOf,
  orNull,
  real,
  smallint,
  text,
  wallClock,
} from '../../platform/db/columns.ts';
import { table } from '../../platform/db/table.ts';
import type { Text } from '../../platform/text/language.ts';
import type { Battery } from './vendors/layout.ts';

/** A result as it is stored: warnings in both languages, and what the file says of the counter; imports from before did not tell all of it. */
export type StoredResult = Omit<ImportResult, 'warnings' | 'differing' | 'superseded'> & {
  warnings: Text[];
  differing?: number;
  superseded?: number;
  battery?: Battery;
};

export const imports = table('imports', {
  id: int,
  station_id: int,
  user_id: int,
  requested_by: text,
  upload_id: orNull(text),
  file_name: text,
  vendor_code: oneOf(...Object.values(VENDOR)),
  request: json<ImportRequest>(),
  status: oneOf('waiting', 'running', 'done', 'failed', 'undoing', 'undone'),
  progress: real,
  message: orNull(text),
  result: orNull(json<StoredResult>()),
  errors: json<{ line: number; reason: Text }[]>(),
  created_at: moment,
  finished_at: orNull(moment),
  rejected: int,
  last_imported_before: orNull(moment),
  undone_by: orNull(text),
  undone_by_id: orNull(int),
  undone_at: orNull(moment),
  source: oneOf('file', 'eco-visio'),
  by_token: bool,
  run_id: orNull(int),
});

export const importRejected = table('import_rejected', {
  import_id: int,
  position: int,
  line: int,
  reason: json<Text>(),
  content: text,
});

export const importReplaced = table('import_replaced', {
  import_id: int,
  station_id: int,
  ts: wallClock,
  flow_id: int,
  count: orNull(int),
  interval_minutes: smallint,
  suspect_id: orNull(smallint),
  note: orNull(text),
  replaced_import_id: orNull(int),
  vendor_status: orNull(int),
});

export const uploads = table('uploads', {
  id: text,
  user_id: int,
  agency_id: int,
  name: text,
  bytes: bigint,
  headers: listOf(text),
  created_at: moment,
});
