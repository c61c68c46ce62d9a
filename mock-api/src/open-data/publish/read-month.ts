import { flowIdOf, monthAfter } from 'shared-domain';
import type { Queryable } from '../../platform/db/database.ts';
import { readCertified } from '../../counts/figures/programme/counted-year.sql.ts';
import { readExpected } from '../../network/health/expected-flows.ts';
import { uptimeMonths } from '../../network/health/uptime-of.rules.ts';
import { selectCountedHours } from '../../network/health/uptime.sql.ts';
import type { OpenUptime } from '../store/snapshot.types.ts';
import type { ChosenStation, FlowRow } from './chosen.sql.ts';
import { selectReasons } from './chosen.sql.ts';
import { monthSnapshot, type MonthSnapshot } from './month-snapshot.rules.ts';

/** A month as it is to go out, with how much of it there is. */
export type ReadMonth = MonthSnapshot & { uptime: OpenUptime | null };

/** Reads a month of a station's certified counts as it would go out; null where it has none. */
export async function readMonth(
  db: Queryable,
  station: ChosenStation,
  flows: readonly FlowRow[],
  month: string,
): Promise<ReadMonth | null> {
  const days = { from: month, until: monthAfter(month) };
  const found = await readCertified(db, { stationId: station.id, ...days });
  const counted = flows.map((flow) => ({
    flow: flowIdOf(station.station_id_tmg, flow),
    counts: found.get(flow.id) ?? [],
  }));
  const snapshot = monthSnapshot(counted, {
    timeZone: station.time_zone,
    daily: station.daily_only,
    reasons: await selectReasons(db),
  });
  return snapshot && { ...snapshot, uptime: await readUptime(db, station, days) };
}

async function readUptime(
  db: Queryable,
  { id, permanent }: ChosenStation,
  days: { from: string; until: string },
): Promise<OpenUptime | null> {
  const expected = permanent ? (await readExpected(db, [id], Infinity)).get(id) : undefined;
  if (!expected) return null;
  const [told] = uptimeMonths([days.from.slice(0, 7)], expected, await selectCountedHours(db, [id], days));
  return told ? { expected: told.expected, present: told.present, grade: told.grade } : null;
}
