import {
  bigint,
  json,
  bool,
  int,
  moment,
  oneOf,
  orNull,
  smallint,
  text,
  wallClock,
} from '../../platform/db/columns.ts';
import { table } from '../../platform/db/table.ts';

/** What an edit was asked to do, for its words. */
export type EditDetail = {
  suspect_id?: number | null;
  note?: string | null;
  rule?: string;
  reason?: string;
};

export const countEdits = table('count_edits', {
  id: bigint,
  station_id: int,
  user_id: int,
  user_name: text,
  at: moment,
  kind: oneOf('rows', 'bulk', 'accept', 'dismiss', 'reopen', 'undo'),
  detail: json<EditDetail>(),
  counts: int,
  first_ts: orNull(wallClock),
  last_ts: orNull(wallClock),
  findings: int,
  undoes: orNull(bigint),
  undone: bool,
});

export const countChanges = table('count_changes', {
  id: bigint,
  station_id: int,
  flow_id: int,
  ts: wallClock,
  at: moment,
  user_id: int,
  old_suspect_id: orNull(smallint),
  new_suspect_id: orNull(smallint),
  old_note: orNull(text),
  new_note: orNull(text),
  edit_id: orNull(bigint),
});
