import { apart } from '../../platform/db/apart.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { bool, json, orNull, text, wallClock } from '../../platform/db/columns.ts';
import { hasMet, readRow, readRows, shape, type RowOf } from '../../platform/db/table.ts';
import { flows as flowsTable, stations } from '../../stations/records/stations.tables.ts';
import { imports } from '../imports/imports.tables.ts';
import type { Text } from '../../platform/text/language.ts';

const KNOWN_ID = /* sql */ `nullif(nullif(trim(eco_id), ''), 'false')`;

const ECO_ID = shape({ eco_id: stations.columns.eco_id.by(KNOWN_ID) });
const ECO_FLOW = shape({
  ...flowsTable.of('f', 'id', 'name', 'count_interval'),
  last_count: orNull(wallClock),
  channel: orNull(text),
  outage: bool,
});
const FETCHED = shape({ ...ECO_FLOW.columns, channel: text });

/** A flow that is fetched from the vendor; `channel` is its id there, or the whole site's where the station has it alone. */
export type EcoFlow = RowOf<typeof FETCHED>;

/**
 * A station's own Eco ID and its flows with the channel of each, their newest interval with a count, and whether the sixty
 * days before it, or what stands behind it, have missing counts or days without any.
 */
export async function selectEcoFlows(
  db: Queryable,
  stationId: number,
): Promise<{ eco_id: string | null; flows: EcoFlow[] }> {
  const station = await readRow(db, ECO_ID, `select ${ECO_ID.sql} from stations where id = $1`, [stationId]);
  const flows = await readRows(
    db,
    ECO_FLOW,
    `select f.id, f.name, f.count_interval, l.ts as last_count,
       coalesce(nullif(nullif(trim(f.eco_id), ''), 'false'),
         case when (select count(*) from flows where station_id = $1) = 1 then $2 end) as channel,
       coalesce((
         select bool_or(c.count is null) or count(distinct c.ts::date) < 60 from counts c
         where c.station_id = $1 and c.flow_id = f.id and c.ts > l.ts - interval '60 days'), false) as outage
     from ${apart('flows', 'station_id = $1')} f
     left join lateral (
       select ts from counts c where c.station_id = $1 and c.flow_id = f.id and c.count is not null
       order by c.station_id desc, c.ts desc, c.flow_id desc limit 1) l on true
     where f.vendor_code = '1' order by f.id`,
    [stationId, station?.eco_id ?? null],
  );
  return { eco_id: station?.eco_id ?? null, flows: flows.filter((flow) => hasMet(FETCHED, flow)) };
}

/** What an import from the vendor was asked to bring. */
export type EcoImportRequest = {
  /** 'YYYY-MM-DD'; null asks for everything up to yesterday, from the first day on (I5). */
  endDate: string | null;
};

/** Stores an import from the vendor and marks its station as importing; answers its id. */
export async function insertEcoImport(
  db: Queryable,
  entry: {
    stationId: number;
    user: { id: number; name: string };
    /** How the source is called where imports of files show the file's name. */
    name: string;
    request: EcoImportRequest;
    /** The automatic import that it is part of. */
    run?: number;
    at: Date;
  },
): Promise<number> {
  const { stationId, user, name, request, run, at } = entry;
  await db.query('update stations set importing = true where id = $1', [stationId]);
  const row = await readRow(
    db,
    shape(imports.pick('id')),
    `insert into imports (station_id, user_id, requested_by, file_name, vendor_code, request, status, created_at, source, run_id)
     values ($1, $2, $3, $4, '1', $5::text::jsonb, 'waiting', $6, 'eco-visio', $7) returning id`,
    [stationId, user.id, user.name, name, JSON.stringify(request), at.toISOString(), run],
  );
  return row?.id ?? 0;
}

const ECO_IMPORT = shape({
  ...imports.of('i', 'station_id', 'status', 'message'),
  request: json<EcoImportRequest>().by('i.request'),
  ...stations.of('s', 'station_name', 'time_zone'),
});

/** An import from the vendor as its job reads it; null where there is none of that id. */
export async function selectEcoImport(db: Queryable, id: number): Promise<EcoImportRow | null> {
  const row = await readRow(
    db,
    ECO_IMPORT,
    `select ${ECO_IMPORT.sql}
     from imports i join stations s on s.id = i.station_id where i.id = $1 and i.source = 'eco-visio'`,
    [id],
  );
  return row ? { ...row, message: row.message === null ? null : (JSON.parse(row.message) as Text) } : null;
}

/** What the job needs to know; `message` is why it stands still, if it does. */
export type EcoImportRow = Omit<RowOf<typeof ECO_IMPORT>, 'message'> & { message: Text | null };

/** Says why a running import stands still; null when it goes on. */
export async function noteWaiting(db: Queryable, id: number, message: Text | null): Promise<void> {
  await db.query(
    `update imports set message = $2 where id = $1 and status = 'running' and message is distinct from $2`,
    [id, message === null ? null : JSON.stringify(message)],
  );
}
