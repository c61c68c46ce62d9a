import type { CountFilters, LateCounts } from 'shared-ui/domain';
import type { Queryable } from '../../db/database.ts';
import type { CountStation } from '../counts/count-station.sql.ts';
import { countsWhere } from '../counts/counts-where.ts';

type Certified = {
  user_id: number;
  filters: CountFilters;
  first: string;
  last: string;
  finished_at: string;
};

/** Counts that arrived for what was certified before, and who had certified it. */
export type Late = LateCounts & { certifiers: number[] };

/**
 * Uncertified counts whose import ended after a certification of their flow that spans their time; null where there
 * are none. What was reopened since is open, not late. With an import, only its counts.
 */
export async function selectLate(
  db: Queryable,
  station: CountStation,
  importId?: number,
): Promise<Late | null> {
  const certified = await db.query<Certified>(
    `select user_id, filters, first_ts as first, last_ts as last, finished_at from certifications
     where station_id = $1 and status = 'done' and counts > reopened`,
    [station.id],
  );
  const spans = certified.flatMap((one) => flowsOf(station, one).map((flow) => ({ ...one, flow })));
  if (spans.length === 0) return null;
  const [row] = await db.query<LateCounts & { certifiers: number[] | null }>(
    `select count(distinct (c.ts, c.flow_id)) as counts, min(c.ts) as first, max(c.ts) as last,
       array_agg(distinct k.user_id) as certifiers
     from counts c
       join imports i on i.id = c.import_id
       join unnest($2::int[], $3::timestamp[], $4::timestamp[], $5::timestamptz[], $6::int[])
         as k (flow_id, first, last, at, user_id)
         on k.flow_id = c.flow_id and c.ts between k.first and k.last and i.finished_at > k.at
     where c.station_id = $1 and c.certification_id is null and c.ts between $7::timestamp and $8::timestamp
       and ($9::int is null or c.import_id = $9)
       and not exists (select 1 from reopenings r where r.station_id = $1 and r.requested_at > k.at
         and c.ts >= r.first_day and c.ts < r.last_day + 1)`,
    [
      station.id,
      spans.map(({ flow }) => flow),
      spans.map(({ first }) => first),
      spans.map(({ last }) => last),
      spans.map(({ finished_at }) => finished_at),
      spans.map(({ user_id }) => user_id),
      spans.map(({ first }) => first).toSorted()[0],
      spans
        .map(({ last }) => last)
        .toSorted()
        .at(-1),
      importId,
    ],
  );
  return row && row.counts > 0 ? { ...row, certifiers: row.certifiers ?? [] } : null;
}

function flowsOf(station: CountStation, { filters }: Certified): number[] {
  return countsWhere(station, filters).flows ?? station.flows.map(({ id }) => id);
}
