import type { VersionsInUse } from 'shared-domain';
import type { Queryable } from '../../platform/db/database.ts';
import { readRows, shape, type RowOf } from '../../platform/db/table.ts';
import { stoppedTrials } from './failures.tables.ts';
import { texts } from './texts.ts';

const STOPPED = shape(stoppedTrials.columns);

/** A trial that was stopped, with the numbers that stopped it. */
export type StoppedTrial = RowOf<typeof STOPPED>;

/** The newest trials that were stopped. */
export function selectStopped(db: Queryable): Promise<StoppedTrial[]> {
  return readRows(db, STOPPED, `select ${STOPPED.sql} from stopped_trials order by at desc, part limit 100`);
}

/** Keeps that a trial was stopped; false where it was already. */
export async function keepStopped(db: Queryable, trial: StoppedTrial): Promise<boolean> {
  const { part, version, present, at, sessions, failed, present_sessions, present_failed } = trial;
  const rows = await db.query(
    `insert into stopped_trials (part, version, present, at, sessions, failed, present_sessions, present_failed)
     values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing returning part`,
    [part, version, present, at, sessions, failed, present_sessions, present_failed],
  );
  return rows.length > 0;
}

/** Why it was stopped, in each language. */
export function whyStopped(trial: StoppedTrial) {
  const { version, present, failed, sessions, present_sessions, present_failed } = trial;
  return texts.trialStopped({
    version,
    present,
    failed,
    sessions,
    presentFailed: present_failed,
    presentSessions: present_sessions,
  });
}

/** Stopped trials as they are told. */
export async function toldStopped(db: Queryable): Promise<VersionsInUse['stopped']> {
  return (await selectStopped(db)).map((trial) => {
    const { part, version, at } = trial;
    const { en, es } = whyStopped(trial);
    return { part, version, at, why: en, whyEs: es };
  });
}
