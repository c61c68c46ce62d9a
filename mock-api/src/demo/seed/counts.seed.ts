import type { CopyValue, Transaction } from '../../platform/db/database.ts';
import { CertificationLedger } from './certifications.ts';
import { dateText, yesterdayInTexas } from './generator/calendar.ts';
import { stationCounts } from './generator/station-counts.ts';
import type { GeneratedCount, Stretch } from './generator/station-counts.ts';
import { continueNumbers, insertRows } from '../../platform/db/insert-rows.ts';
import { loadCounts } from '../../counts/store/counts-writer.sql.ts';
import { certifications } from '../../counts/store/ledger.tables.ts';
import type { StationPlan } from './station-plan.ts';
import type { SeededStation } from './stations.seed.ts';
import { steadfastgateCounts } from './steadfastgate.ts';

const COLUMNS = [
  'station_id',
  'ts',
  'flow_id',
  'count',
  'interval_minutes',
  'suspect_id',
  'note',
  'certification_id',
] as const;

type Mark = { suspect: number; note: string };

/** What a reviewer made of each kind of trouble before certifying. */
const MARKS: Record<NonNullable<GeneratedCount['cause']>, Mark> = {
  missing: { suspect: 11, note: 'No values in the export' },
  absent: { suspect: 11, note: 'No values in the export' },
  zeros: { suspect: 7, note: 'Counter silent, neighbours were counting' },
  repeated: { suspect: 8, note: 'Same value for hours' },
  spike: { suspect: 9, note: 'Far above any other day' },
  event: { suspect: 15, note: 'Event in town' },
};

type Chapter = { counts: Iterable<GeneratedCount>; certifiedUntil: string };

const YEAR = 365;
const ALL = '9999';
const NONE = '';

function generated(plan: StationPlan, stretch: Stretch, last: number, certifiedUntil: string): Chapter {
  return { counts: stationCounts(plan, stretch, last), certifiedUntil };
}

/** A station's counts, oldest first, with the date up to which they are certified. */
function chaptersOf(plan: StationPlan, last: number): Chapter[] {
  const { counts } = plan;
  if (counts.kind === 'none') return [];
  if (counts.kind === 'steadfastgate') {
    return [{ counts: steadfastgateCounts(), certifiedUntil: '2012-12-31 23:59:59' }];
  }
  if (counts.kind === 'permanent') {
    const first = last - Math.round(counts.years * YEAR) + 1;
    const until = `${dateText(last - counts.uncertifiedDays)} 23:59:59`;
    return [generated(plan, { first, last }, last, until)];
  }
  return counts.stretches.map(({ daysAgo, days, certified }) =>
    generated(plan, { first: last - daysAgo - days + 1, last: last - daysAgo }, last, certified ? ALL : NONE),
  );
}

/** The rows of one station in the order of their key. */
function* countRows(
  { plan, stationId, flowIds }: SeededStation,
  last: number,
  ledger: CertificationLedger,
): Generator<CopyValue[]> {
  const interval = plan.flows[0]?.count_interval ?? 60;
  for (const { counts, certifiedUntil } of chaptersOf(plan, last)) {
    for (const { ts, flow, count, cause } of counts) {
      const certified = ts <= certifiedUntil;
      const mark = certified && cause ? MARKS[cause] : null;
      yield [
        stationId,
        ts,
        flowIds[flow] ?? 0,
        count,
        interval,
        mark?.suspect,
        mark?.note,
        certified ? ledger.certify(stationId, plan.agency_id, ts) : null,
      ];
    }
  }
}

function* allRows(
  stations: SeededStation[],
  last: number,
  ledger: CertificationLedger,
): Generator<CopyValue[]> {
  for (const station of stations) yield* countRows(station, last, ledger);
}

/** Adds the counts of planned stations up to yesterday, and the ledger of what is certified. Answers how many. */
export async function seedCounts(db: Transaction, stations: SeededStation[], now: Date): Promise<number> {
  const ledger = new CertificationLedger();
  const added = await loadCounts(
    db,
    stations.map(({ stationId }) => stationId),
    { columns: COLUMNS, rows: allRows(stations, yesterdayInTexas(now), ledger) },
  );
  await insertRows(db, certifications, ledger.rows(now));
  await continueNumbers(db, [certifications]);
  return added;
}
