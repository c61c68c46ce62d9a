import { paths } from 'shared-ui/domain';
import {
  certifyMatching,
  endCertification,
  reopenCertification,
  lockCertification,
  type CertificationRow,
} from '../areas/certifications/certifications.sql.ts';
import { selectDoubled } from '../areas/certifications/doubled.sql.ts';
import {
  certifiedStretch,
  overrideFindings,
  selectStrong,
} from '../areas/certifications/open-findings.sql.ts';
import { lockStationById, readStationById, type CountStation } from '../areas/counts/count-station.sql.ts';
import { countsWhere } from '../areas/counts/counts-where.ts';
import { beginRun, selectRun } from '../areas/findings/finding-runs.sql.ts';
import { refreshDaysCount } from '../areas/stations/days-count.sql.ts';
import type { Transaction } from '../db/database.ts';
import { insertAudit } from '../http/audit.sql.ts';
import { lookThrough } from './find-oddities.job.ts';
import type { Job, JobDeps } from './queue.ts';
import { reviewAgain } from './review-again.ts';
import { selectAsker, tell } from './tell.ts';

/**
 * Certifies the counts that a certification asked for (C4), in one transaction with everything that says so: a
 * process that dies leaves all of it or none, and the job starts over. One that has ended is left alone.
 */
export const certifyJob: Job<'certify'> = {
  queue: 'certify',
  run: async ({ id }, deps) => {
    await lookBefore(id, deps);
    await inRunning(id, deps, async (tx, certification, station) => {
      const where = countsWhere(station, certification.filters);
      // asked for before hours were kept from being counted twice (C11)
      const doubled = await selectDoubled(tx, where);
      if (doubled.counts > 0) return endFailed(tx, deps, certification, station);
      const stretch = await certifiedStretch(tx, where);
      const findings = stretch ? await selectStrong(tx, where, stretch) : [];
      if (findings.length > 0 && certification.reason === null) {
        const why = { message: 'certifyNeedsReason' as const, counts: findings.length };
        return endFailed(tx, deps, certification, station, why);
      }
      const certified = await certifyMatching(tx, where, certification.id);
      const at = deps.now();
      if (stretch) await overrideFindings(tx, where, stretch, { ...certification, at });
      await refreshDaysCount(tx, station.id);
      await endCertification(tx, certification, { status: 'done', at, ...certified, findings });
      // what was found in counts that are certified now is no question any more
      await reviewAgain(tx, deps, station.id);
      await tellAsker(tx, deps, certification, station, { message: 'certified', counts: certified.counts });
      await insertAudit(tx, {
        at: deps.now(),
        user: await selectAsker(tx, certification.user_id),
        action: 'counts.certified',
        detail: {
          certification_id: certification.id,
          ...certified,
          ...(findings.length > 0 ? { overridden: findings.length, reason: certification.reason } : {}),
        },
        about: { station: station.id },
      });
    });
  },
  fail: ({ id }, deps) =>
    inRunning(id, deps, (tx, certification, station) => endFailed(tx, deps, certification, station)),
  reopen: ({ id }, tx) => reopen(id, tx),
};

const NOTHING = { counts: 0, first: null, last: null };

/** What the person is told of the end. */
type Told = { message: 'certified' | 'certifyFailed' | 'certifyNeedsReason'; counts: number };

async function endFailed(
  tx: Transaction,
  deps: JobDeps,
  certification: CertificationRow,
  station: CountStation,
  why: Told = { message: 'certifyFailed', counts: 0 },
): Promise<void> {
  await endCertification(tx, certification, { status: 'failed', at: deps.now(), ...NOTHING });
  await tellAsker(tx, deps, certification, station, why);
}

async function reopen(id: number, tx: Transaction): Promise<boolean> {
  const certification = await lockCertification(tx, id);
  if (certification?.status !== 'failed') return false;
  const station = await lockStationById(tx, certification.station_id);
  if (station.certifying || station.importing) return false;
  await reopenCertification(tx, certification);
  return true;
}

/** Has the rules look first where they don't know these counts: what nobody has looked for is not found. */
async function lookBefore(id: number, deps: JobDeps): Promise<void> {
  const [certification] = await deps.db.query<{ station_id: number }>(
    `select station_id from certifications where id = $1 and status = 'running'`,
    [id],
  );
  if (!certification) return;
  const run = await selectRun(deps.db, certification.station_id);
  if (run?.status === 'done' && !run.stale) return;
  const { db, now } = deps;
  await lookThrough(await beginRun(db, certification.station_id, now()), deps);
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
  { message, counts }: Told,
): Promise<void> {
  return tell(tx, deps, certification.user_id, {
    kind: 'certification',
    ok: message === 'certified',
    message,
    params: { counts, station: station.station_name },
    href: paths.validateCounts.href({ stationId: station.station_id_tmg }),
    at: deps.now(),
  });
}
