import { exportDay } from 'shared-domain';
import { selectCounted, selectWatched } from '../../counts/waiting/waiting.sql.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { readLate } from '../../counts/store/late.sql.ts';
import { readCountStations } from '../../stations/records/count-station.sql.ts';
import { selectNeedingMaintenance } from '../field/maintenance.sql.ts';
import { selectVisitsDue } from '../field/visits.sql.ts';
import { retiredAt } from '../health/plan.ts';
import { selectMuted } from './choices.sql.ts';
import type { WaitingStation } from './digest-facts.ts';
import type { DigestPerson } from './digests.sql.ts';
import { selectIntoCertified, selectLost } from './late-and-lost.sql.ts';
import { selectAffected, selectWaitingStations, type WaitingRow } from './waiting-stations.sql.ts';

/** A station that waits, and the key by which it is known whether that was told. */
export type Waiting = WaitingStation & { key: string };

/** From when on counts are late for a digest, its moment, and of which failed imports a person was told at once. */
type About = { since: Date; now: Date; toldFailed: ReadonlySet<number> };

/**
 * Stations of a person's agency that wait for somebody, but for those muted and imports told at once; those to be reviewed by how many
 * counts their findings are about.
 */
export async function readWaiting(
  db: Queryable,
  { id: user, agency_id: agency }: Pick<DigestPerson, 'id' | 'agency_id'>,
  { since, now, toldFailed }: About,
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
  const stations = await selectWaitingStations(db, ids);
  const field = await readField(db, stations, now);
  const late = await readLateCounts(db, ids, { since, until: now });
  const lost = Map.groupBy(await selectLost(db, { agency, stations: ids }), ({ station_id }) => station_id);
  const of = (why: Waiting['why'], more: (id: number) => Partial<WaitingStation>[]): Waiting[] =>
    stations.flatMap((station) =>
      more(station.id).map((one) =>
        waitingOf(station, why, { affected: affected.get(station.id) ?? 0, ...one }),
      ),
    );
  const among = (chosen: { has: (id: number) => boolean }) => (id: number) => (chosen.has(id) ? [{}] : []);
  const dated = (days: ReadonlyMap<number, string>) => (id: number) => {
    const day = days.get(id);
    return day === undefined ? [] : [{ since: day }];
  };
  const days = new Map(stations.map(({ id, days_count }) => [id, days_count ?? 0]));
  return [
    ...of('failed', among(failed)),
    ...of('lost', (id) => (lost.get(id) ?? []).map(({ channel }) => ({ channel }))),
    ...of('maintenance', dated(field.needing)),
    ...of('visit', dated(field.due)),
    ...of('due', among(due)),
    ...of('late', (id) => late.get(id) ?? []),
    ...of('review', (id) => ((days.get(id) ?? 0) > 0 || affected.has(id) ? [{}] : [])).toSorted(
      (one, other) => other.affected - one.affected || other.days - one.days,
    ),
  ];
}

function waitingOf(
  { station_id_tmg: station, station_name: name, days_count }: WaitingRow,
  why: Waiting['why'],
  more: Partial<WaitingStation>,
): Waiting {
  const one = { why, station, name, days: days_count ?? 0, affected: 0, since: null, ...more };
  const key = [why, station, ...[one.since, one.until, one.channel].filter((part) => part != null)].join(' ');
  return { ...one, key };
}

/** Of stations in use: which need maintenance, and where a visit is due that somebody planned. */
async function readField(db: Queryable, stations: readonly WaitingRow[], now: Date) {
  const minutes = now.getTime() / 60_000;
  const inUse = stations.filter((one) => (retiredAt(one) ?? Infinity) > minutes).map(({ id }) => id);
  return {
    needing: await selectNeedingMaintenance(db, inUse, exportDay(now)),
    due: await selectVisitsDue(db, inUse, exportDay(now)),
  };
}

/** The counts that came between two moments for days that were certified before, and are not certified yet: one line for each station. */
async function readLateCounts(
  db: Queryable,
  ids: readonly number[],
  between: { since: Date; until: Date },
): Promise<ReadonlyMap<number, Partial<WaitingStation>[]>> {
  const came = Map.groupBy(await selectIntoCertified(db, ids, between), ({ station_id }) => station_id);
  const lines = new Map<number, Partial<WaitingStation>[]>();
  for (const station of await readCountStations(db, [...came.keys()], 'en')) {
    const late = [];
    for (const { import_id: importId } of came.get(station.id) ?? [])
      late.push(await readLate(db, station, { importId }));
    const found = late.filter((one) => one !== null);
    const [first] = found.map((one) => one.first.slice(0, 10)).toSorted();
    const last = found
      .map((one) => one.last.slice(0, 10))
      .toSorted()
      .at(-1);
    if (first === undefined || last === undefined) continue;
    const counts = found.reduce((sum, one) => sum + one.counts, 0);
    lines.set(station.id, [{ since: first, until: last, counts }]);
  }
  return lines;
}
