import type { EditDetail } from '../../counts/edits/edits.tables.ts';
import { imports } from '../../counts/imports/imports.tables.ts';
import { certified } from '../../counts/store/certified.rules.ts';
import { bigint, int, json, moment, orNull, smallint, text, wallClock } from '../../platform/db/columns.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { readRows, shape, type RowOf } from '../../platform/db/table.ts';
import type { Period } from './facts.sql.ts';
import { KEPT_OUT, OF_PERIOD, within } from './report-facts.sql.ts';

const REMOVED = shape({
  flow_id: int,
  suspect_id: smallint,
  /** The import that the counts stand there from. */
  import_id: orNull(int),
  counts: bigint,
  from: wallClock.by('first'),
  until: wallClock.by('last'),
  /** The step that has put their suspect; null where none has. */
  edit_id: orNull(bigint),
  edited_at: orNull(moment),
  by: orNull(text).by('user_name'),
  detail: orNull(json<EditDetail>()),
  /** The note of all of them; null where they have none, or several. */
  note: orNull(text),
});
export type RemovedCounts = RowOf<typeof REMOVED>;

/**
 * Steps by the counts and the suspect that they have put, of each the latest: neither those that were taken back nor the
 * taking back, after which an earlier one stands again. Numbers of steps are drawn in their order, with the station locked.
 */
const STEPS = /* sql */ `(
  select h.station_id, h.flow_id, h.ts, h.new_suspect_id, max(h.edit_id) as edit_id
  from count_changes h join count_edits e on e.station_id = h.station_id and e.id = h.edit_id
  where h.station_id = any($1::int[]) and h.ts >= $2::timestamp and h.ts < $3::timestamp
    and h.new_suspect_id is distinct from h.old_suspect_id and not e.undone and e.kind <> 'undo'
  group by h.station_id, h.flow_id, h.ts, h.new_suspect_id)`;

/**
 * Certified counts that a suspect keeps out as they stand now, by flow, suspect, the import that they came with and the step
 * that has put the suspect; by the index on those that have one.
 */
export const selectRemoved = (
  db: Queryable,
  stations: readonly number[],
  period: Period,
): Promise<RemovedCounts[]> =>
  readRows(
    db,
    REMOVED,
    `select ${REMOVED.sql} from (
       select c.flow_id, c.suspect_id, c.import_id, e.id as edit_id, e.at as edited_at, e.user_name, e.detail,
         count(*) as counts, min(c.ts) as first, max(c.ts) as last,
         case when min(c.note) = max(c.note) and count(c.note) = count(*) then min(c.note) end as note
       from counts c
         left join ${STEPS} s on s.station_id = c.station_id and s.flow_id = c.flow_id and s.ts = c.ts
           and s.new_suspect_id = c.suspect_id
         left join count_edits e on e.station_id = c.station_id and e.id = s.edit_id
       where ${OF_PERIOD} and c.count is not null and ${certified('c')} and c.suspect_id is not null and ${KEPT_OUT}
       group by c.station_id, c.flow_id, c.suspect_id, c.import_id, e.id, e.at, e.user_name, e.detail) sums
     order by flow_id, suspect_id, first`,
    within(stations, period),
  );

const IMPORT = shape(imports.pick('id', 'requested_by', 'file_name', 'finished_at'));
export type MarkingImport = RowOf<typeof IMPORT>;

/** Imports by their numbers; asked for by themselves, as they do not lie where counts do. */
export const selectImports = (db: Queryable, ids: readonly number[]): Promise<MarkingImport[]> =>
  readRows(db, IMPORT, `select ${IMPORT.sql} from imports where id = any($1::int[])`, [ids]);
