import type { CertifyChecklist } from 'shared-domain';
import {
  endCertification,
  lockCertification,
  reopenCertification,
  startGivingUp,
  type CertificationRow,
} from './certifications.sql.ts';
import { claimCounts, readClaimed, releaseCounts, type Claimed, type Plan } from './claim.sql.ts';
import { readLeftOut } from './checklist.sql.ts';
import { selectDoubled } from './doubled.sql.ts';
import { overrideFindings, readCertifiedStretch, selectStrong } from './open-findings.sql.ts';
import {
  lockStationById,
  readStationById,
  type CountStation,
} from '../../stations/records/count-station.sql.ts';
import { certifications, type KeptFailure, type KeptFinding } from '../store/ledger.tables.ts';
import { countsWhere } from '../store/counts-where.ts';
import { beginRun, selectRun } from '../findings/finding-runs.sql.ts';
import { readDaysLeft, setDaysCount } from '../store/days-count.sql.ts';
import type { Queryable, Transaction } from '../../platform/db/database.ts';
import { readRow, shape } from '../../platform/db/table.ts';
import { insertAudit } from '../../people/audit/insert-audit.ts';
import { lookThrough } from '../findings/find-oddities.job.ts';
import type { Job, JobDeps } from '../../platform/queue/queue.ts';
import { reviewAgain } from '../findings/review-again.ts';
import { toldWhere } from '../store/told-where.rules.ts';
import { raiseEvent } from '../../people/webhooks/raise-event.ts';
import { selectAsker, tell } from '../../people/notifications/tell.ts';

/**
 * Certifies the counts that a certification asked for (C4): its id is written in pieces, so that nobody waits for a large
 * station (C12), and one last short transaction makes all of them certified, with everything that says so. A process that
 * dies leaves none certified or all, and the job goes on where it stopped. One that has ended is left alone.
 */
export const certifyJob: Job<'certify'> = {
  queue: 'certify',
  run: async ({ id }, deps) => {
    await lookBefore(id, deps);
    const begun = await inRunning(id, deps, (_tx, certification, station) =>
      Promise.resolve({ certification, station }),
    );
    if (!begun) return;
    const plan = begun.certification.giving_up ? FAILED : await planOf(deps.db, begun);
    if ('message' in plan) return giveUp(id, deps, plan);
    if (!(await claimCounts(deps.db, plan, id))) return;
    const claimed = await readClaimed(deps.db, begun.certification, plan);
    const daysLeft = await readDaysLeft(deps.db, begun.station.id);
    const leftOut = await readLeftOut(deps.db, plan.where);
    const refused = await endDone(id, deps, { ...plan, claimed, daysLeft, leftOut });
    if (refused) await giveUp(id, deps, refused);
  },
  fail: ({ id }, deps) => giveUp(id, deps, FAILED),
  reopen: ({ id }, tx) => reopen(id, tx),
};

/** What the person is told of the end. */
type Told = KeptFailure | { message: 'certified'; counts: number };

const FAILED: KeptFailure = { message: 'certifyFailed', counts: 0 };
const NOTHING: Claimed = { counts: 0, first: null, last: null };

type Begun = { certification: CertificationRow; station: CountStation };

/** What is to be done, or why not; what an attempt before this one has written counts as uncertified here. */
async function planOf(db: Queryable, { certification, station }: Begun): Promise<Plan | KeptFailure> {
  const where = countsWhere(station, certification.filters);
  // asked for before hours were kept from being counted twice (C11)
  if ((await selectDoubled(db, where)).counts > 0) return FAILED;
  const stretch = await readCertifiedStretch(db, where);
  return refusalOf(certification, await strongIn(db, { where, stretch })) ?? { where, stretch };
}

const strongIn = async (db: Queryable, { where, stretch }: Plan): Promise<KeptFinding[]> =>
  stretch ? selectStrong(db, where, stretch) : [];

const refusalOf = ({ reason }: CertificationRow, findings: KeptFinding[]): KeptFailure | null =>
  findings.length > 0 && reason === null ? { message: 'certifyNeedsReason', counts: findings.length } : null;

/** What is known of a plan once all of it is claimed: what that was, and what goes on waiting. */
type Ended = Plan & { claimed: Claimed; daysLeft: number; leftOut: CertifyChecklist['left_out'] };

/** The one moment at which all of it becomes certified; answers why not where that was found out meanwhile. */
function endDone(
  id: number,
  deps: JobDeps,
  { claimed, daysLeft, leftOut, ...plan }: Ended,
): Promise<KeptFailure | null> {
  return inRunning(id, deps, async (tx, certification, station) => {
    if (certification.giving_up) return null;
    const findings = await strongIn(tx, plan);
    const refused = refusalOf(certification, findings);
    if (refused) return refused;
    const at = deps.now();
    if (plan.stretch) await overrideFindings(tx, plan.where, plan.stretch, { ...certification, at });
    await setDaysCount(tx, station.id, daysLeft);
    await endCertification(tx, certification, { status: 'done', at, ...claimed, findings, leftOut });
    // what was found in counts that are certified now is no question any more
    await reviewAgain(tx, deps, station.id);
    await tellAsker(tx, deps, certification, station, { message: 'certified', counts: claimed.counts });
    await insertAudit(tx, {
      at: deps.now(),
      user: await selectAsker(tx, certification.user_id),
      action: 'counts.certified',
      detail: {
        certification_id: certification.id,
        ...claimed,
        ...(findings.length > 0 ? { overridden: findings.length, reason: certification.reason } : {}),
      },
      about: { station: station.id },
    });
    await raiseEvent(tx, {
      type: 'counts.certified',
      station: station.id,
      at,
      path: (number) => toldWhere('certified', number),
      data: { certification: certification.id, ...claimed },
    });
    return null;
  });
}

/**
 * Ends a certification as failed. What it has written is taken back first, in pieces; until then it goes on running, so
 * that none of it is ever certified.
 */
async function giveUp(id: number, deps: JobDeps, why: KeptFailure): Promise<void> {
  const begun = await inRunning(id, deps, async (tx, certification) => {
    await startGivingUp(tx, id);
    return certification;
  });
  if (!begun || !(await releaseCounts(deps.db, begun))) return;
  await inRunning(id, deps, async (tx, certification, station) => {
    await endCertification(tx, certification, {
      status: 'failed',
      at: deps.now(),
      ...NOTHING,
      failure: why,
    });
    await tellAsker(tx, deps, certification, station, why);
    return null;
  });
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
  const certification = await readRow(
    deps.db,
    shape(certifications.pick('station_id')),
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
 * Runs when the certification has not ended yet, with it locked; answers null where it has. Its station is not: the flag,
 * which was committed with the request, keeps every writer of its counts out, and nobody is to wait for this job (C12).
 */
function inRunning<T>(
  id: number,
  { db }: JobDeps,
  run: (tx: Transaction, certification: CertificationRow, station: CountStation) => Promise<T>,
): Promise<T | null> {
  return db.transaction(async (tx) => {
    const certification = await lockCertification(tx, id);
    if (certification?.status !== 'running') return null;
    return run(tx, certification, await readStationById(tx, certification.station_id));
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
    href: toldWhere(message, station.station_id_tmg),
    at: deps.now(),
  });
}
