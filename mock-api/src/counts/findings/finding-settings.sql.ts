import type { Queryable } from '../../platform/db/database.ts';
import { readRows, shape } from '../../platform/db/table.ts';
import { stations } from '../../stations/records/stations.tables.ts';
import { findingSettings } from './findings.tables.ts';
import type { StoredSetting } from './rules/finding-settings.rules.ts';

const SETTING = shape(findingSettings.pick('station_id', 'flow_id', 'name', 'value'));

type Place = { agency_id: number; id: number };

/** Thresholds of a station's agency, of the station and of its flows that are not the default. */
export function selectSettings(db: Queryable, { agency_id, id }: Place): Promise<StoredSetting[]> {
  return readRows(
    db,
    SETTING,
    `select ${SETTING.sql} from finding_settings where agency_id = $1 and station_id in (0, $2)`,
    [agency_id, id],
  );
}

/** Has nobody else change thresholds of an agency, its stations and their flows until the transaction ends. */
export async function lockSettings(db: Queryable, agencyId: number): Promise<void> {
  await db.query('select id from agencies where id = $1 for no key update', [agencyId]);
}

/** Sets a threshold at a level, or, with null, leaves it to the level above. */
export async function storeSetting(
  db: Queryable,
  setting: {
    agencyId: number;
    /** 0 for the agency's. */
    stationId: number;
    /** 0 for the station's. */
    flowId: number;
    name: string;
    value: number | null;
    at: Date;
  },
): Promise<void> {
  const { agencyId, stationId, flowId, name, value, at } = setting;
  if (value === null) {
    await db.query(
      'delete from finding_settings where agency_id = $1 and station_id = $2 and flow_id = $3 and name = $4',
      [agencyId, stationId, flowId, name],
    );
    return;
  }
  await db.query(
    `insert into finding_settings (agency_id, station_id, flow_id, name, value, changed_at) values ($1, $2, $3, $4, $5, $6)
     on conflict (agency_id, station_id, flow_id, name) do update set value = excluded.value, changed_at = excluded.changed_at`,
    [agencyId, stationId, flowId, name, value, at.toISOString()],
  );
}

/** Stations of an agency over which the rules have run: they run again when its thresholds change. */
export async function selectStationsWithRuns(db: Queryable, agencyId: number): Promise<number[]> {
  const rows = await readRows(
    db,
    shape(stations.of('s', 'id')),
    `select s.id from stations s join finding_runs r on r.station_id = s.id
     where s.agency_id = $1 and s.days_count is not null order by s.id`,
    [agencyId],
  );
  return rows.map(({ id }) => id);
}
