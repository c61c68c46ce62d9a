import type { Registry } from 'shared-domain/registry';

/** How many sessions ran a version, and in how many of them it failed. */
export type Sessions = { sessions: number; failed: number };

/** Fewer sessions say nothing. */
const LEAST_SESSIONS = 20;
/** A twentieth of the sessions may fail before anybody is worried. */
const MOST_FAILED = 0.05;
/** And a trial is to blame only where it fails so much more often than what runs beside it. */
const TIMES_PRESENT = 2;

const rateOf = ({ sessions, failed }: Sessions) => (sessions === 0 ? 0 : failed / sessions);

/** Whether a version that is being tried fails too often to go on with. */
export function isToStop(trial: Sessions, present: Sessions): boolean {
  const rate = rateOf(trial);
  return trial.sessions >= LEAST_SESSIONS && rate > MOST_FAILED && rate > TIMES_PRESENT * rateOf(present);
}

/** The registry without the trials of these versions: their sessions go on with the present one. */
export function withoutTrials<R extends Pick<Registry, 'remotes' | 'shellTrial'>>(
  registry: R,
  isStopped: (part: string, version: string) => boolean,
): R {
  const remotes = registry.remotes.map((remote) => {
    const { trial, ...present } = remote;
    return trial && isStopped(remote.name, trial.version) ? present : remote;
  });
  const { shellTrial, ...rest } = registry;
  const isShellStopped = shellTrial && isStopped('shell', shellTrial.version);
  return { ...(isShellStopped ? (rest as R) : registry), remotes };
}
