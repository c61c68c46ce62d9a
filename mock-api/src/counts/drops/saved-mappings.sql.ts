import { bool, int, text } from '../../platform/db/columns.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { readRow, readRows, shape, type RowOf } from '../../platform/db/table.ts';
import { stations } from '../../stations/records/stations.tables.ts';
import { savedMappings } from './drops.tables.ts';

const MAPPING = shape({
  ...savedMappings.of('m', 'id', 'agency_id', 'station_id', 'vendor_code', 'layout', 'delimiter'),
  ...savedMappings.of('m', 'interval_minutes', 'trafx_period', 'headers', 'mark', 'channels', 'reading'),
  ...savedMappings.of('m', 'user_id', 'user_name', 'saved_at'),
  // a station has its number once it is published, and only then counts
  station_id_tmg: text.by(`coalesce(s.station_id_tmg, '')`),
  ...stations.of('s', 'station_name'),
  may_save: bool.by(
    `exists (select from users u where u.id = m.user_id and (u.agency_id = m.agency_id or u.super_admin))`,
  ),
});
export type MappingRow = RowOf<typeof MAPPING>;

/** The mappings of an agency, of all where `agency` is null, those of a station together. */
export function selectMappings(db: Queryable, agency: number | null): Promise<MappingRow[]> {
  return readRows(
    db,
    MAPPING,
    `select ${MAPPING.sql} from saved_mappings m join stations s on s.id = m.station_id and s.agency_id = m.agency_id
     where ($1::int is null or m.agency_id = $1) order by s.station_id_tmg, m.id`,
    [agency],
  );
}

/** A mapping to save; the same saved again takes the place of the one before. */
export type NewMapping = Pick<
  RowOf<{ columns: typeof savedMappings.columns }>,
  | 'agency_id'
  | 'station_id'
  | 'fingerprint'
  | 'vendor_code'
  | 'layout'
  | 'delimiter'
  | 'interval_minutes'
  | 'trafx_period'
  | 'headers'
  | 'mark'
  | 'channels'
  | 'reading'
> & { user: { id: number; name: string }; at: Date };

/** Saves a mapping; answers its number. */
export async function saveMapping(db: Queryable, of: NewMapping): Promise<number> {
  const row = await readRow(
    db,
    shape({ id: int }),
    `insert into saved_mappings (agency_id, station_id, fingerprint, vendor_code, layout, delimiter, interval_minutes,
       trafx_period, headers, mark, channels, reading, user_id, user_name, saved_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11::text::jsonb, $12::text::jsonb, $13, $14, $15)
     on conflict (fingerprint) do update set channels = excluded.channels, reading = excluded.reading,
       user_id = excluded.user_id, user_name = excluded.user_name, saved_at = excluded.saved_at
     returning id`,
    [
      of.agency_id,
      of.station_id,
      of.fingerprint,
      of.vendor_code,
      of.layout,
      of.delimiter,
      of.interval_minutes,
      of.trafx_period,
      of.headers,
      of.mark,
      JSON.stringify(of.channels),
      JSON.stringify(of.reading),
      of.user.id,
      of.user.name,
      of.at.toISOString(),
    ],
  );
  return row?.id ?? 0;
}

/** Forgets a mapping; answers it, nothing where there is none. */
export async function deleteMapping(db: Queryable, id: number): Promise<{ station_id: number } | undefined> {
  return readRow(
    db,
    shape(savedMappings.pick('station_id')),
    'delete from saved_mappings where id = $1 returning station_id',
    [id],
  );
}
