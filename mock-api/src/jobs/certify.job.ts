import { paths } from 'shared-ui/domain';
import {
  certifyMatching,
  endCertification,
  reopenCertification,
  lockCertification,
  type CertificationRow,
} from '../areas/certifications/certifications.sql.ts';
import { selectDoubled } from '../areas/certifications/doubled.sql.ts';
import { lockStationById, readStationById, type CountStation } from '../areas/counts/count-station.sql.ts';
import { countsWhere } from '../areas/counts/counts-where.ts';
import { refreshDaysCount } from '../areas/stations/days-count.sql.ts';
import type { Transaction } from '../db/database.ts';
import { insertAudit } from '../http/audit.sql.ts';
import type { Job, JobDeps } from './queue.ts';
import { reviewAgain } from './review-again.ts';
import { selectAsker, tell } from './tell.ts';

/**
 * Certifies the counts that a certification asked for (C4), in one transaction with everything that says so: a
 * process that dies leaves all of it or none, and the job starts over. One that has ended is left alone.
 */
export const certifyJob: Job<'certify'> = {
  queue: 'certify',
  run: ({ id }, deps) =>
    inRunning(id, deps, async (tx, certification, station) => {
      const where = countsWhere(station, certification.filters);
      // asked for before hours were kept from being counted twice (C11)
      const doubled = await selectDoubled(tx, where);
      if (doubled.counts > 0) return endFailed(tx, deps, certification, station);
      const certified = await certifyMatching(tx, where, certification.id);
      await refreshDaysCount(tx, station.id);
      await endCertification(tx, certification, { status: 'done', at: deps.now(), ...certified });
      // what was found in counts that are certified now is no question any more
      await reviewAgain(tx, deps, station.id);
      await tellAsker(tx, deps, certification, station, { ok: true, counts: certified.counts });
      await insertAudit(tx, {
        at: deps.now(),
        user: await selectAsker(tx, certification.user_id),
        action: 'counts.certified',
        detail: { certification_id: certification.id, ...certified },
        about: { station: station.id },
      });
    }),
  fail: ({ id }, deps) =>
    inRunning(id, deps, (tx, certification, station) => endFailed(tx, deps, certification, station)),
  reopen: ({ id }, tx) => reopen(id, tx),
};

async function endFailed(
  tx: Transaction,
  deps: JobDeps,
  certification: CertificationRow,
  station: CountStation,
): Promise<void> {
  const none = { counts: 0, first: null, last: null };
  await endCertification(tx, certification, { status: 'failed', at: deps.now(), ...none });
  await tellAsker(tx, deps, certification, station, { ok: false, counts: 0 });
}

async function reopen(id: number, tx: Transaction): Promise<boolean> {
  const certification = await lockCertification(tx, id);
  if (certification?.status !== 'failed') return false;
  const station = await lockStationById(tx, certification.station_id);
  if (station.certifying || station.importing) return false;
  await reopenCertification(tx, certification);
  return true;
}

/**
 * Runs when the certification has not ended yet, with it locked. Its station is not: the flag, which was committed with
 * the request, keeps every writer of its counts out, and nobody is to wait for this job (C12).
 */
function inRunning(
  id: number,
  { db }: JobDeps,
  run: (tx: Transaction, certification: CertificationRow, station: CountStation) => Promise<void>,
): Promise<void> {
  return db.transaction(async (tx) => {
    const certification = await lockCertification(tx, id);
    if (certification?.status !== 'running') return;
    await run(tx, certification, await readStationById(tx, certification.station_id));
  });
}

function tellAsker(
  tx: Transaction,
  deps: JobDeps,
  certification: CertificationRow,
  station: CountStation,
  { ok, counts }: { ok: boolean; counts: number },
): Promise<void> {
  return tell(tx, deps, certification.user_id, {
    kind: 'certification',
    ok,
    message: ok ? 'certified' : 'certifyFailed',
    params: { counts, station: station.station_name },
    href: paths.validateCounts.href({ stationId: station.station_id_tmg }),
    at: deps.now(),
  });
}
