import { fetchCounts, type Wanted } from './fetch-counts.ts';
import { noteWaiting, selectEcoImport } from './eco-import.sql.ts';
import { updateProgress } from '../imports/imports.sql.ts';
import { texts } from '../imports/texts.ts';
import { VendorProblem } from '../../stations/vendor-sites/vendor-problem.ts';
import { texts as vendorTexts } from '../../stations/vendor-sites/vendor-texts.ts';
import type { Text } from '../../platform/text/language.ts';
import type { Job, JobDeps } from '../../platform/queue/queue.ts';
import { failImport, inOpenImport, reopenFailedImport, writeCounts } from '../imports/write-counts.ts';

/** So long the platform may hold an import back before it is given up, in milliseconds. */
const LONGEST_WAIT = 3_600_000;

/**
 * Imports a station's counts from the counter vendor. First everything is fetched, outside of any transaction, waiting
 * where the platform limits requests; then it is written like the counts of a file. What helps later is tried again;
 * what does not ends the import with the reason.
 */
export const importEcoCountsJob: Job<'import-eco-counts'> = {
  queue: 'import-eco-counts',
  run: async ({ id }, deps) => {
    const asked = await selectEcoImport(deps.db, id);
    if (!asked || (asked.status !== 'waiting' && asked.status !== 'running')) return;
    await updateProgress(deps.db, id, 0);
    try {
      await importFrom(id, asked, deps);
    } catch (error) {
      if (!(error instanceof VendorProblem)) throw error;
      if (error.passing) {
        await noteWaiting(deps.db, id, error.text);
        throw error;
      }
      await fail(id, deps, error.text);
    }
  },
  fail: async ({ id }, deps) => fail(id, deps, (await selectEcoImport(deps.db, id))?.message ?? texts.failed),
  reopen: ({ id }, tx) => reopenFailedImport(id, tx),
};

async function importFrom(id: number, wanted: Wanted, deps: JobDeps): Promise<void> {
  const { db, vendor, now } = deps;
  const fetched = await fetchCounts(wanted, {
    db,
    vendor,
    now: now(),
    patience: {
      longestWait: LONGEST_WAIT,
      onWait: (until) => noteWaiting(db, id, vendorTexts.waiting(until)),
    },
    onProgress: async (share) => {
      await noteWaiting(db, id, null);
      // writing is the last tenth
      await updateProgress(db, id, share * 0.9);
    },
  });
  const { flows, interval, counts } = fetched;
  const summary = () => counts.summary();
  await writeCounts(id, deps, { flows, interval, rows: counts.rows(), beside: ['vendor_status'], summary });
}

function fail(id: number, deps: JobDeps, message: Text): Promise<void> {
  return inOpenImport(id, deps, (tx, open) =>
    failImport(tx, deps, open, { message, errors: [], rejected: 0 }),
  );
}
