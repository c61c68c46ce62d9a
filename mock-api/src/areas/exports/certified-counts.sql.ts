import type { Queryable } from '../../db/database.ts';

/** The certified counts of some flows of a station in a period, 'YYYY-MM-DD', `until` exclusive. */
export type CertifiedRange = { stationId: number; flows: number[]; from: string; until: string };

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

/** What stands in each line before and behind the count's own cells, already in the file's form, by flow. */
export type LineFrame = { flowId: number; before: string; behind: string };

/** Names of validity conditions, already in the file's form. */
export type Condition = { id: number; cell: string };

/** Where the next batch begins: behind this count. */
export type CertifiedCursor = { ts: string; flow_id: number };

/** A batch of lines: how many, the last of them, and their text. */
type Batch = { rows: number; last_ts: string | null; last_flow_id: number | null; text: string | null };

/**
 * The next certified counts by date, then flow, as lines of the file. The database writes the text: rows one by one
 * would take several times as long.
 */
export async function selectCertifiedLines(
  db: Queryable,
  range: CertifiedRange,
  words: { frames: LineFrame[]; conditions: Condition[] },
  last: CertifiedCursor | null,
  limit: number,
): Promise<Batch> {
  const { frames, conditions } = words;
  const [batch] = await db.query<Batch>(
    `with batch as (
       select ts, flow_id, count, interval_minutes, suspect_id, note from counts
       where ${RANGE} and (ts, flow_id) > ($5::timestamp, $6::int) order by ts, flow_id limit $7),
     frame as (select * from unnest($8::int[], $9::text[], $10::text[]) as f (flow_id, before, behind)),
     condition as (select * from unnest($11::int[], $12::text[]) as c (id, cell))
     select count(*)::int as rows, max(b.ts) as last_ts,
       (select flow_id from batch order by ts desc, flow_id desc limit 1) as last_flow_id,
       string_agg(f.before || b.ts || ',' || b.interval_minutes || ',' || coalesce(b.count::text, '') || ','
         || coalesce(b.suspect_id || ',' || c.cell, ',') || ','
         || coalesce(csv_cell(b.note), '') || f.behind, '' order by b.ts, b.flow_id) as text
     from batch b join frame f on f.flow_id = b.flow_id left join condition c on c.id = b.suspect_id`,
    [
      ...rangeParams(range),
      last?.ts ?? '0001-01-01',
      last?.flow_id ?? 0,
      limit,
      frames.map(({ flowId }) => flowId),
      frames.map(({ before }) => before),
      frames.map(({ behind }) => behind),
      conditions.map(({ id }) => id),
      conditions.map(({ cell }) => cell),
    ],
  );
  return batch ?? { rows: 0, last_ts: null, last_flow_id: null, text: null };
}
