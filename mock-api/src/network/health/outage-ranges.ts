import { minutesOfText, wallClock, wallMinutesAt } from 'shared-domain';
import { isLeftOut } from '../../counts/store/zoned.rules.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { ApiProblem, found } from '../../platform/http/api-problem.ts';
import { saidDay } from '../../platform/text/day-words.rules.ts';
import { outageReply, rangesOf } from './health-reply.ts';
import { lockOutage, type OutageRow } from './health.sql.ts';
import type { Minutes } from './instants.ts';
import { momentOf, overlap, ownOf, rangeFault, type OutageRange } from './outage-ranges.rules.ts';
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

/** The instant of a time that was typed beside a field; refused in the hour that no clock shows: nobody can mean it, and it would move on. */
export function typedMoment(
  text: string,
  { field, timeZone, before = null }: { field: string; timeZone: string; before?: Minutes | null },
): Minutes {
  const wall = minutesOfText(text) ?? 0;
  if (isLeftOut(wall, timeZone)) throw refusedOf(field, texts.leftOutHour({ time: saidDay(text) }));
  return momentOf(wall, timeZone, before);
}

/** The range that was typed, by the clock beside the counter; what is shown as before is as before. */
export const typedRange = (
  { start, end }: { start: string; end: string | null },
  timeZone: string,
  before: OutageRange | null = null,
): OutageRange => ({
  start: typedMoment(start, { field: 'start', timeZone, before: before?.start ?? null }),
  end: end === null ? null : typedMoment(end, { field: 'end', timeZone, before: before?.end ?? null }),
});

/** Refuses a range that can't be; `before` is when it began until now. */
export function checkRange(
  range: OutageRange & { expected: boolean },
  now: Minutes,
  before: Minutes | null = null,
): void {
  const fault = rangeFault(range, now, before);
  if (fault) throw refusedOf(fault.field, texts[fault.says]);
}

/**
 * Refuses a range of an outage entered by hand in which somebody has entered one of the same flow, or of the whole station, already: the
 * same hours would be told of twice. What the watch has found may lie in it: nobody can say before what it will find, and the two can be
 * joined. `lockEntering` comes before.
 */
export async function refuseOverlap(
  db: Queryable,
  { id: station, time_zone: timeZone }: { id: number; time_zone: string },
  range: OutageRange & { flow_id: number | null },
  besides: number | null,
): Promise<void> {
  const all = await sql.selectEntered(db, station, range.flow_id);
  const other = all
    .map((row) => ({ ...row, ...rangesOf(row).stands }))
    .find((one) => one.id !== besides && overlap(range, one));
  if (!other) return;
  const at = (moment: Minutes) =>
    saidDay(wallClock(wallMinutesAt(new Date(moment * 60_000), timeZone)).slice(0, 16));
  const person = other.entered_by ?? '';
  const said =
    other.end === null
      ? texts.overlapsLasting({ person, start: at(other.start) })
      : texts.overlaps({ person, start: at(other.start), end: at(other.end) });
  const field = other.start > range.start ? 'end' : 'start';
  throw new ApiProblem(409, said, { errors: { [field]: [said] } });
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
