import type { VersionsInUse } from 'shared-domain';
import type { Queryable } from '../../platform/db/database.ts';
import { toldStopped } from './stopped-trials.sql.ts';
import { HOURS, selectVersions } from './versions-in-use.sql.ts';

/** Which versions run in open tabs, and which trials were stopped: for the monitor and for the deploy commands. */
export const selectInUse = async (db: Queryable, now: Date): Promise<VersionsInUse> => ({
  data: await selectVersions(db, now),
  hours: HOURS,
  stopped: await toldStopped(db),
});
