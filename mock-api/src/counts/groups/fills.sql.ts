import type { FactorGroup, FillMethod } from 'shared-domain';
import { int } from '../../platform/db/columns.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { readRow, readRows, shape, type RowOf } from '../../platform/db/table.ts';
import { flowFills } from './groups.tables.ts';

const FILL = shape(
  flowFills.pick(
    'id',
    'station_id',
    'flow_id',
    'year',
    'method',
    'pattern',
    'members',
    'donor',
    'days',
    'error',
    'user_name',
    'made_at',
    'reason',
    'weather',
  ),
);
export type FillRow = RowOf<typeof FILL>;

/** What was filled of these stations' flows in a year. */
export function selectFills(db: Queryable, year: number, stations: readonly number[]): Promise<FillRow[]> {
  return readRows(
    db,
    FILL,
    `select ${FILL.sql} from flow_fills where year = $1 and station_id = any($2::int[]) order by flow_id`,
    [year, stations],
  );
}

/** One of a station; nobody else writes it until the transaction ends. */
export function lockFill(db: Queryable, station: number, id: number): Promise<FillRow | undefined> {
  return readRow(
    db,
    FILL,
    `select ${FILL.sql} from flow_fills where station_id = $1 and id = $2 for update`,
    [station, id],
  );
}

/** Days of a flow's year to be kept as filled. */
export type NewFill = {
  station: number;
  flow: number;
  year: number;
  method: FillMethod;
  pattern: FactorGroup | null;
  members: number;
  donor: string | null;
  days: { date: string; value: number }[];
  error: FillRow['error'];
  user: { id: number; name: string };
  at: Date;
  reason: string;
  weather: NonNullable<FillRow['weather']>;
};

/** Keeps what was filled in place of what was filled before. */
export async function keepFill(db: Queryable, one: NewFill): Promise<void> {
  await readRow(
    db,
    shape({ id: int }),
    `insert into flow_fills (station_id, flow_id, year, method, pattern, members, donor, days, error, user_id, user_name, made_at, reason, weather)
     values ($1, $2, $3, $4, $5, $6, $7, $8::jsonb, $9::jsonb, $10, $11, $12, $13, $14::jsonb)
     on conflict (flow_id, year) do update set method = excluded.method, pattern = excluded.pattern, members = excluded.members,
       donor = excluded.donor, days = excluded.days, error = excluded.error, user_id = excluded.user_id,
       user_name = excluded.user_name, made_at = excluded.made_at, reason = excluded.reason, weather = excluded.weather returning id`,
    [
      one.station,
      one.flow,
      one.year,
      one.method,
      one.pattern,
      one.members,
      one.donor,
      JSON.stringify(one.days),
      one.error === null ? null : JSON.stringify(one.error),
      one.user.id,
      one.user.name,
      one.at.toISOString(),
      one.reason,
      JSON.stringify(one.weather),
    ],
  );
}

/** Takes filled days back. */
export async function deleteFill(db: Queryable, id: number): Promise<void> {
  await db.query('delete from flow_fills where id = $1', [id]);
}
