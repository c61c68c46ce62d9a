import { minutesOfText } from 'shared-domain';
import type { Queryable } from '../../platform/db/database.ts';
import { ApiProblem, found } from '../../platform/http/api-problem.ts';
import { outageReply, rangesOf } from './health-reply.ts';
import { lockOutage, type OutageRow } from './health.sql.ts';
import type { Minutes } from './instants.ts';
import { momentOf, ownOf, rangeFault, type OutageRange } from './outage-ranges.rules.ts';
import * as sql from './outage-ranges.sql.ts';
import { texts } from './texts.ts';

/** An outage of a station that nobody else writes until the transaction ends; 409 with the newer one where the version is stale. */
export async function lockedOutage(
  db: Queryable,
  station: number,
  { id, version }: { id: number; version: number },
): Promise<OutageRow> {
  const row = found(await lockOutage(db, station, id));
  if (row.version !== version) throw new ApiProblem(409, texts.staleOutage, { current: outageReply(row) });
  return row;
}

/** A refusal of one field. */
export const refusedOf = (field: string, text: (typeof texts)['badTime']): ApiProblem =>
  new ApiProblem(422, text, { errors: { [field]: [text] } });

/** The range that was typed, by the clock beside the counter; what is shown as before is as before. */
export function typedRange(
  { start, end }: { start: string; end: string | null },
  timeZone: string,
  before: OutageRange = { start: NaN, end: null },
): OutageRange {
  const at = (text: string, known: Minutes | null) =>
    momentOf(minutesOfText(text) ?? 0, timeZone, Number.isNaN(known) ? null : known);
  return { start: at(start, before.start), end: end === null ? null : at(end, before.end) };
}

/** Refuses a range that can't be. */
export function checkRange(range: OutageRange & { expected: boolean }, now: Minutes): void {
  const fault = rangeFault(range, now);
  if (fault) throw refusedOf(fault.field, texts[fault.says]);
}

/** Keeps a person's range of an outage: beside what the watch found, or in its place where a person has entered it. */
export async function keepRange(db: Queryable, row: OutageRow, range: OutageRange): Promise<void> {
  if (row.entered_by === null)
    await sql.correctFound(db, { id: row.id, ...ownOf(range, rangesOf(row).found) });
  else
    await sql.updateEntered(db, {
      id: row.id,
      ...range,
      lasts: range.end === null && row.whole_end_at !== null,
      split_from: row.split_from,
    });
}
