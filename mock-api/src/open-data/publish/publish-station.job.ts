import type { Job } from '../../platform/queue/queue.ts';
import { publishStation } from './publish-station.ts';
import { endLook } from './publish.sql.ts';

/** Puts out what is due of a station. One that was given up is looked at again when something changes, or the next day. */
export const publishOpenDataJob: Job<'publish-open-data'> = {
  queue: 'publish-open-data',
  run: ({ id }, deps) => publishStation(deps, id),
  fail: ({ id }, { db }) => endLook(db, id, null),
  reopen: () => Promise.resolve(true),
};
