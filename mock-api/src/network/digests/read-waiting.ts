import { exportDay } from 'shared-domain';
import { selectCounted, selectWatched } from '../../counts/waiting/waiting.sql.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { selectNeedingMaintenance } from '../field/visits.sql.ts';
import { retiredAt } from '../health/plan.ts';
import { selectMuted } from './choices.sql.ts';
import type { WaitingStation } from './digest-facts.ts';
import type { DigestPerson } from './digests.sql.ts';
import { selectAffected, selectWaitingStations } from './waiting-stations.sql.ts';

/** A station that waits, and the key by which it is known whether that was told. */
export type Waiting = WaitingStation & { key: string };

/**
 * Stations of a person's agency that wait for somebody, but for those muted and imports told at once; those to be reviewed by how many
 * counts their findings are about.
 */
export async function readWaiting(
  db: Queryable,
  { id: user, agency_id: agency }: Pick<DigestPerson, 'id' | 'agency_id'>,
  { now, toldFailed }: { now: Date; toldFailed: ReadonlySet<number> },
): Promise<Waiting[]> {
  const today = exportDay(now);
  const muted = new Set((await selectMuted(db, user, today)).map((one) => one.station_id_tmg));
  const watched = (await selectWatched(db, agency, today)).filter((one) => !muted.has(one.station_id_tmg));
  const ids = watched.map(({ id }) => id);
  const counted = await selectCounted(db, ids, today);
  const due = new Set(counted.filter((one) => one.due).map(({ station_id }) => station_id));
  const failed = new Set(
    watched.filter(({ failed_import: it }) => it !== null && !toldFailed.has(it.id)).map(({ id }) => id),
  );
  const affected = await selectAffected(db, ids);
  const minutes = now.getTime() / 60_000;
  const stations = await selectWaitingStations(db, ids);
  const inUse = stations.filter((one) => (retiredAt(one) ?? Infinity) > minutes);
  const needing = await selectNeedingMaintenance(
    db,
    inUse.map(({ id }) => id),
  );
  const of = (why: Waiting['why'], chosen: (id: number) => boolean): Waiting[] =>
    stations
      .filter(({ id }) => chosen(id))
      .map(({ id, station_id_tmg: station, station_name: name, days_count }) => {
        const since = why === 'maintenance' ? (needing.get(id) ?? null) : null;
        return {
          why,
          station,
          name,
          days: days_count ?? 0,
          affected: affected.get(id) ?? 0,
          since,
          key: [why, station, ...(since === null ? [] : [since])].join(' '),
        };
      });
  const days = new Map(stations.map(({ id, days_count }) => [id, days_count ?? 0]));
  return [
    ...of('failed', (id) => failed.has(id)),
    ...of('maintenance', (id) => needing.has(id)),
    ...of('due', (id) => due.has(id)),
    ...of('review', (id) => (days.get(id) ?? 0) > 0 || affected.has(id)).toSorted(
      (one, other) => other.affected - one.affected || other.days - one.days,
    ),
  ];
}
