import { wallClock } from 'shared-domain';
import { addCounts } from '../../counts/store/counts-writer.sql.ts';
import { testApi } from '../index.ts';
import { counts, type Counter, type Network } from './fixtures/network.mjs';

/** A made count: its flow, its wall-clock minutes, its value, and the mark that keeps it out. */
type Row = { flow: number; minutes: number; count: number; suspect: number | null };

/**
 * Makes a made counter a published station of Austin that counts by itself from its first day on, with its flows in pairs, one
 * each way. Answers its row.
 */
export async function madeStation({ station, zone, flows, from }: Counter): Promise<number> {
  const [made] = await testApi().query<{ id: number }>(
    `insert into stations select (jsonb_populate_record(s, jsonb_build_object('id', nextval(pg_get_serial_sequence('stations', 'id')),
       'station_id_tmg', $1::text, 'station_name', $1::text, 'time_zone', $2::text, 'created_at', $3::text, 'request_key', null,
       'request_hash', null, 'year_station_discontinued', null))).*
     from stations s where station_id_tmg = 'AU0009' returning id`,
    [station, zone, new Date(from * 60_000).toISOString()],
  );
  const id = made?.id ?? 0;
  for (let flow = 0; flow < flows; flow += 1)
    await testApi().query(
      `insert into flows select (jsonb_populate_record(f, jsonb_build_object('id', nextval(pg_get_serial_sequence('flows', 'id')),
         'station_id', $1::int, 'name', $2::text, 'count_method_code', '3', 'count_type_code', $3::text,
         'travel_direction_code', $4::text, 'street_side_code', '9', 'request_key', null, 'header', null,
         'eco_id', null, 'created_at', $5::text))).*
       from flows f order by f.id limit 1`,
      [
        id,
        `Flow ${flow}`,
        flow < 2 ? '2' : '1',
        flow % 2 === 0 ? '1' : '5',
        new Date(from * 60_000).toISOString(),
      ],
    );
  return id;
}

/**
 * Has the counts of a stretch written as every import does, as they were delivered in the end; `suspectOf` says which mark one gets.
 */
export async function writeMadeCounts(
  net: Network,
  counter: Counter,
  { id, from, to }: { id: number; from: number; to: number },
  suspectOf: (flow: number, minutes: number) => number | null,
): Promise<void> {
  const flows = await testApi().query<{ id: number }>(
    'select id from flows where station_id = $1 order by id',
    [id],
  );
  const rows: Row[] = [];
  for (const [flow, minutes, count] of counts(net, counter, from, to)) {
    if (count === null) continue;
    rows.push({ flow: flows[flow]?.id ?? 0, minutes, count, suspect: suspectOf(flow, minutes) });
  }
  if (rows.length === 0) return;
  const times = rows.map(({ minutes }) => minutes);
  const span = {
    stationId: id,
    first: wallClock(times.reduce((a, b) => Math.min(a, b))),
    last: wallClock(times.reduce((a, b) => Math.max(a, b))),
  };
  await testApi().db.transaction((tx) =>
    addCounts(tx, span, {
      select: `select $1::int, timestamp '1970-01-01' + r.minutes * interval '1 minute', r.flow, r.count, $2::smallint, r.suspect,
          null::text, null::int, null::int
        from unnest($3::int[], $4::int[], $5::int[], $6::smallint[]) as r (flow, minutes, count, suspect)`,
      params: [
        id,
        counter.interval,
        rows.map(({ flow }) => flow),
        times,
        rows.map(({ count }) => count),
        rows.map(({ suspect }) => suspect),
      ],
    }),
  );
}
