import type { Queryable } from '../../db/database.ts';

/** The certified counts of some flows of a station in a period, 'YYYY-MM-DD', `until` exclusive. */
export type CertifiedRange = { stationId: number; flows: number[]; from: string; until: string };

/** A certified count as the file tells it. */
export type CertifiedCount = {
  ts: string;
  flow_id: number;
  count: number | null;
  interval_minutes: number;
  suspect_id: number | null;
  note: string | null;
};

const RANGE = /* sql */ `
  station_id = $1 and flow_id = any($2::int[]) and ts >= $3::timestamp and ts < $4::timestamp
  and certification_id is not null`;

const rangeParams = ({ stationId, flows, from, until }: CertifiedRange) => [stationId, flows, from, until];

/** Whether there is any. */
export async function hasCertifiedCounts(db: Queryable, range: CertifiedRange): Promise<boolean> {
  const [row] = await db.query<{ found: boolean }>(
    `select exists (select 1 from counts where ${RANGE}) as found`,
    rangeParams(range),
  );
  return row?.found === true;
}

/** How many there are. */
export async function countCertified(db: Queryable, range: CertifiedRange): Promise<number> {
  const [row] = await db.query<{ n: number }>(
    `select count(*) as n from counts where ${RANGE}`,
    rangeParams(range),
  );
  return row?.n ?? 0;
}

/** The next of them by date, then flow, behind the last one read. */
export function selectCertifiedBatch(
  db: Queryable,
  range: CertifiedRange,
  last: Pick<CertifiedCount, 'ts' | 'flow_id'> | null,
  limit: number,
): Promise<CertifiedCount[]> {
  return db.query(
    `select ts, flow_id, count, interval_minutes, suspect_id, note from counts
     where ${RANGE} and (ts, flow_id) > ($5::timestamp, $6::int) order by ts, flow_id limit $7`,
    [...rangeParams(range), last?.ts ?? '0001-01-01', last?.flow_id ?? 0, limit],
  );
}
