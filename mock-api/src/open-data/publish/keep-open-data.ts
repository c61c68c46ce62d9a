import { exportDay } from 'shared-domain';
import type { JobDeps } from '../../platform/queue/queue.ts';
import { sha256 } from '../../counts/publications/canonical.rules.ts';
import * as looks from './looks.sql.ts';
import * as sql from './years.sql.ts';

const EVERY_MS = 60_000;
/** Files that are not there so long after they were asked for are asked for again. */
const AGAIN_MS = 60 * 60_000;

type Kept = Pick<JobDeps, 'db' | 'now' | 'queue'>;

/** Has every station looked at that has changed, or that was not looked at today; each once, whichever of several processes asks. */
async function askForLooks({ db, now, queue }: Kept): Promise<void> {
  for (const look of await looks.selectToLook(db.background, exportDay(now())))
    await db.transaction(async (tx) => {
      if (await looks.beginLook(tx, look)) await queue.enqueue(tx, 'publish-open-data', { id: look.station });
    });
}

/**
 * Puts down a new version of each agency's year of which something else is out by now, and has its files made. It waits until no
 * station is being looked at: an agency's stations go out on one day, and are one version.
 */
async function renewYears({ db, now, queue }: Kept): Promise<void> {
  if (await looks.isLooking(db)) return;
  await db.transaction(async (tx) => {
    await sql.aloneAtYears(tx);
    const parts = await sql.selectYearParts(tx);
    const newest = new Map(
      (await sql.selectNewestYears(tx)).map((one) => [`${one.agency_id} ${one.year}`, one] as const),
    );
    for (const part of parts) {
      const before = newest.get(`${part.agency_id} ${part.year}`);
      const hash = sha256(`${part.agency}\n${part.told}`);
      if (before?.hash === hash) continue;
      const id = await sql.insertYear(tx, part, { version: (before?.version ?? 0) + 1, hash, at: now() });
      await queue.enqueue(tx, 'make-open-files', { id });
    }
    const before = new Date(now().getTime() - AGAIN_MS);
    for (const id of await sql.askAgain(tx, { now: now(), before }))
      await queue.enqueue(tx, 'make-open-files', { id });
  });
}

/** One round: what is to be looked at, and what files are to be made. */
export async function askForOpenData(deps: Kept): Promise<void> {
  await askForLooks(deps);
  await renewYears(deps);
}

/** Asks every minute; answers how to stop. A failed round is logged, the next one asks again. */
export function keepOpenData(deps: Kept & Pick<JobDeps, 'log'>): () => Promise<void> {
  let round: Promise<unknown> | null = null;
  const start = () => {
    round ??= askForOpenData(deps)
      .catch((error: unknown) => deps.log?.({ error: `Open data was not looked at: ${String(error)}` }))
      .finally(() => {
        round = null;
      });
  };
  start();
  const timer = setInterval(start, EVERY_MS);
  return async () => {
    clearInterval(timer);
    await round;
  };
}
