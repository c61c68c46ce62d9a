import type { FactorGroup, GroupMode } from 'shared-domain';
import { int } from '../../platform/db/columns.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { readRow, readRows, shape, type RowOf } from '../../platform/db/table.ts';
import { factorGroupMembers } from './groups.tables.ts';

const MEMBER = shape(
  factorGroupMembers.pick(
    'station_id',
    'year',
    'pattern',
    'proposed',
    'reason',
    'user_name',
    'decided_at',
    'version',
  ),
);
export type MemberRow = RowOf<typeof MEMBER>;

/** The decision that holds for each station in a year: the newest of that year or before, by the station's row id. */
export async function selectMembers(
  db: Queryable,
  mode: GroupMode,
  year: number,
): Promise<Map<number, MemberRow>> {
  const rows = await readRows(
    db,
    MEMBER,
    `select distinct on (station_id) ${MEMBER.sql} from factor_group_members
     where mode = $1 and year <= $2 order by station_id, factor_group_members.year desc`,
    [mode, year],
  );
  return new Map(rows.map((row) => [row.station_id, row]));
}

/** A published station's row by its number, for a decision about it: nobody else decides until the transaction ends. */
export async function lockStation(db: Queryable, stationId: string): Promise<number | undefined> {
  const row = await readRow(
    db,
    shape({ id: int }),
    'select id from stations where station_id_tmg = $1 and not draft for no key update',
    [stationId],
  );
  return row?.id;
}

/** What is written of a decision. */
export type Decision = {
  station: number;
  mode: GroupMode;
  year: number;
  pattern: FactorGroup;
  proposed: FactorGroup | null;
  wwi: number | null;
  ami: number | null;
  reason: string;
  user: { id: number; name: string };
  at: Date;
};

/** Keeps a decision; a second one of the same year takes the place of the first and raises its version. */
export async function keepDecision(db: Queryable, one: Decision): Promise<void> {
  const { station, mode, year, pattern, proposed, wwi, ami, reason, user, at } = one;
  await db.query(
    `insert into factor_group_members as m (station_id, mode, year, pattern, proposed, wwi, ami, reason, user_id, user_name, decided_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
     on conflict (station_id, mode, year) do update set pattern = excluded.pattern, proposed = excluded.proposed,
       wwi = excluded.wwi, ami = excluded.ami, reason = excluded.reason, user_id = excluded.user_id,
       user_name = excluded.user_name, decided_at = excluded.decided_at, version = m.version + 1`,
    [station, mode, year, pattern, proposed, wwi, ami, reason, user.id, user.name, at.toISOString()],
  );
}
