import { flowIdOf } from 'shared-domain';
import type { Queryable } from '../../platform/db/database.ts';
import { readCertified } from '../../counts/figures/programme/counted-year.sql.ts';
import { selectClosures } from '../../network/health/health.sql.ts';
import { closedSpans, retiredAt } from '../../network/health/plan.ts';
import { uptimeMonths } from '../../network/health/uptime-of.rules.ts';
import { selectCountedHours } from '../../network/health/uptime.sql.ts';
import type { OpenUptime } from '../store/snapshot.types.ts';
import type { ChosenStation, FlowRow } from './chosen.sql.ts';
import { selectReasons } from './chosen.sql.ts';
import { monthAfter } from './hold.rules.ts';
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
  return snapshot && { ...snapshot, uptime: await readUptime(db, station, flows.length, days) };
}

async function readUptime(
  db: Queryable,
  station: ChosenStation,
  flows: number,
  days: { from: string; until: string },
): Promise<OpenUptime | null> {
  if (!station.permanent) return null;
  const { time_zone: timeZone, created_at } = station;
  const closures = closedSpans(await selectClosures(db, [station.id]), timeZone);
  const counts = [Date.parse(created_at) / 60_000, retiredAt(station) ?? Infinity] as const;
  const counted = await selectCountedHours(db, [station.id], days);
  const [told] = uptimeMonths([days.from.slice(0, 7)], { timeZone, flows, counts, closures }, counted);
  return told ? { expected: told.expected, present: told.present, grade: told.grade } : null;
}
