import type { Queryable } from '../../platform/db/database.ts';
import { ApiProblem } from '../../platform/http/api-problem.ts';
import { joinableOf, rangesOf } from './health-reply.ts';
import { updateOutage, type OutageRow } from './health.sql.ts';
import type { Minutes } from './instants.ts';
import { canSplitAt, joinedOf, ownOf, saidOfBoth, type OutageRange } from './outage-ranges.rules.ts';
import { refusedOf } from './outage-ranges.ts';
import * as sql from './outage-ranges.sql.ts';
import { texts } from './texts.ts';

/**
 * Cuts an outage in two; answers the number of the later part, which says what the whole one said. While the watch has the last word on the
 * end of the whole, the later part ends with that.
 */
export async function splitOutage(
  db: Queryable,
  row: OutageRow,
  { at, by, now }: { at: Minutes; by: string; now: Date },
): Promise<number> {
  const { stands, found } = rangesOf(row);
  if (!canSplitAt(stands, at)) throw refusedOf('at', texts.splitOutside);
  const isFound = row.entered_by === null;
  const ownEnd = isFound ? row.own_end_at !== null : row.found_end_at !== null;
  const part = await sql.insertOutage(db, {
    station: row.station_id,
    flow_id: row.flow_id,
    level: row.level,
    note: row.note,
    expected: row.expected,
    start: at,
    end: ownEnd ? stands.end : null,
    split_from: isFound ? row.id : row.split_from,
    by,
    at: now,
    said: row,
  });
  const first = { start: stands.start, end: at };
  if (isFound) await sql.correctFound(db, { id: row.id, ...ownOf(first, found) });
  else await sql.updateEntered(db, { id: row.id, ...first, split_from: row.split_from });
  return part ?? 0;
}

/** Joins two outages that touch; answers the number of the one that tells of both. */
export async function joinOutages(db: Queryable, one: OutageRow, other: OutageRow): Promise<number> {
  const joined = joinedOf(joinableOf(one), joinableOf(other));
  if (typeof joined === 'string') throw new ApiProblem(422, texts[joined]);
  const { keep, gone, range } = joined;
  if (gone.isFound) await sql.joinInto(db, gone.id, keep.id);
  else await sql.deleteEntered(db, gone.id);
  await keepJoined(db, keep.row, gone.row, range);
  const person = keep.row.assignee_name === null ? gone.row : keep.row;
  await updateOutage(db, {
    id: keep.id,
    investigation: keep.row.investigation,
    ...saidOfBoth(keep.row, gone.row),
    assignee_id: person.assignee_id,
    assignee_name: person.assignee_name,
  });
  return keep.id;
}

async function keepJoined(
  db: Queryable,
  keep: OutageRow,
  gone: OutageRow,
  range: OutageRange,
): Promise<void> {
  if (keep.entered_by !== null) {
    const last = rangesOf(gone).stands.end === range.end ? gone : keep;
    // without an end of its own it ends with the found one that it was cut off
    const end = last.found_end_at === null ? null : range.end;
    const { split_from, own_lasts: lasts } = last;
    return sql.updateEntered(db, { id: keep.id, start: range.start, end, lasts, split_from });
  }
  const { found } = rangesOf(keep);
  // of another one that the watch found and that lasts nobody would see the end
  if (range.end === null && found.end !== null && gone.entered_by === null)
    throw new ApiProblem(422, texts.joinLasts);
  return sql.correctFound(db, { id: keep.id, ...ownOf(range, found) });
}
