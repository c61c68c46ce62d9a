import { sweepFailures } from '../failures/failures.sql.ts';
import { sweepVersions } from '../failures/versions-in-use.sql.ts';
import { sweepLinks } from '../../people/account/password-reset.sql.ts';
import { forgetFile, selectExpiredExports } from '../../counts/exports/exports.sql.ts';
import { sweepRuns } from '../../counts/automatic-import/runs.sql.ts';
import { sweepFetches } from '../../counts/calendar/weather-fetches.sql.ts';
import { sweepSent } from '../../counts/imports/sent-counts.sql.ts';
import { sweepStaged } from '../../counts/imports/staged.sql.ts';
import { sweepUnsubscribeLinks } from '../../network/digests/choices.sql.ts';
import { sweepEvents } from '../../people/webhooks/webhooks.sql.ts';
import { sweepBounces } from '../../platform/mail/bounces.sql.ts';
import { sweepTries } from '../../platform/http/limiter.ts';
import type { JobDeps } from '../../platform/queue/queue.ts';
import { sweepFiles } from './sweep-files.ts';

/**
 * Takes away the files of exports whose time is over (E1), files that nobody needs, links that have expired, counters of tries that have run
 * out, fetches of weather, automatic imports, failures and versions of browsers that are long past; harmless when several processes do it at once.
 */
export async function removeExpired({
  db,
  files,
  now,
}: Pick<JobDeps, 'db' | 'files' | 'now'>): Promise<void> {
  await sweepTries(db);
  await sweepLinks(db, now());
  await sweepUnsubscribeLinks(db, now());
  await sweepBounces(db, now());
  await sweepStaged(db);
  await sweepSent(db, now());
  await sweepFetches(db, now());
  await sweepRuns(db, now());
  await sweepFailures(db, now());
  await sweepVersions(db, now());
  await sweepEvents(db, now());
  for (const { id, file } of await selectExpiredExports(db, now())) {
    await files.remove(file);
    await forgetFile(db, id);
  }
  await sweepFiles({ db, files, now });
}

const EVERY_MS = 10 * 60_000;

/** Removes expired files now and every ten minutes; answers how to stop. A failed round is logged, the next one tries again. */
export function keepRemovingExpired(
  deps: Pick<JobDeps, 'db' | 'files' | 'now' | 'log'>,
): () => Promise<void> {
  let round = Promise.resolve();
  const start = () => {
    round = removeExpired(deps).catch((error: unknown) =>
      deps.log?.({ error: `Expired exports were not removed: ${String(error)}` }),
    );
  };
  start();
  const timer = setInterval(start, EVERY_MS);
  return () => {
    clearInterval(timer);
    return round;
  };
}
