import type { Registry } from 'shared-domain/registry';
import type { LiveNotifications } from '../../people/notifications/live.ts';
import { tellStoppedTrial } from '../../people/notifications/tell-stopped-trial.ts';
import type { Deps } from '../../platform/http/context.ts';
import { isToStop, withoutTrials, type Sessions } from './stopped-trials.rules.ts';
import { keepStopped, selectStopped, whyStopped, type StoppedTrial } from './stopped-trials.sql.ts';
import { selectSessions } from './versions-in-use.sql.ts';

/** What the host has for it. */
type Parts = Pick<Deps, 'db' | 'now' | 'log'> & { live: LiveNotifications };

/** So long a look at the numbers is good for: every open tab asks for the registry. */
const LOOK_MS = 10_000;
const NONE: Sessions = { sessions: 0, failed: 0 };

const keyOf = (part: string, version: string) => `${part}@${version}`;

/** A version of a part that is tried beside the present one. */
type Trial = { part: string; version: string; present: string };

const trialsIn = ({
  remotes,
  shell,
  shellTrial,
}: Pick<Registry, 'remotes' | 'shell' | 'shellTrial'>): Trial[] => [
  ...remotes.flatMap(({ name, version, trial }) =>
    trial ? [{ part: name, version: trial.version, present: version }] : [],
  ),
  ...(shellTrial ? [{ part: 'shell', version: shellTrial.version, present: shell?.version ?? '' }] : []),
];

/** Stops this trial if it fails too often; tells the log and those who watch the system, once. */
async function look({ db, now, log, live }: Parts, { part, version: tried, present }: Trial): Promise<void> {
  const numbers = await selectSessions(db, part, [tried, present], now());
  const [trial, beside] = [numbers.get(tried) ?? NONE, numbers.get(present) ?? NONE];
  if (!isToStop(trial, beside)) return;
  const stopped: StoppedTrial = {
    part,
    version: tried,
    present,
    at: now().toISOString(),
    ...trial,
    present_sessions: beside.sessions,
    present_failed: beside.failed,
  };
  const isNew = await db.transaction(async (tx) => {
    if (!(await keepStopped(tx, stopped))) return false;
    await tellStoppedTrial(tx, live, stopped, now());
    return true;
  });
  if (isNew) log?.({ trial: 'stopped', part, version: tried, why: whyStopped(stopped).en });
}

/**
 * Takes trials that fail too often out of a registry before it is handed on. A trial that was stopped stays so, for all
 * processes and over restarts, until another version is tried. Where the database can't be asked, what was known holds.
 */
export function createTrialStop(
  parts: Parts,
): <R extends Pick<Registry, 'remotes' | 'shell' | 'shellTrial'>>(registry: R) => Promise<R> {
  const stopped = new Set<string>();
  const looked = new Map<string, number>();

  // one after the other: who comes while it is looked at waits for what is found
  let looking = Promise.resolve();

  const lookAt = async (trials: Trial[]) => {
    const at = parts.now().getTime();
    const due = trials.filter(({ part, version }) => {
      const key = keyOf(part, version);
      return !stopped.has(key) && at - (looked.get(key) ?? -LOOK_MS) >= LOOK_MS;
    });
    if (due.length === 0) return;
    for (const { part, version } of due) looked.set(keyOf(part, version), at);
    for (const trial of due) await look(parts, trial);
    for (const { part, version } of await selectStopped(parts.db)) stopped.add(keyOf(part, version));
  };

  return async (registry) => {
    const trials = trialsIn(registry);
    if (trials.length === 0) return registry;
    looking = looking
      .then(() => lookAt(trials))
      .catch((error: unknown) => parts.log?.({ error: `Trials were not looked at: ${String(error)}` }));
    await looking;
    return withoutTrials(registry, (part, version) => stopped.has(keyOf(part, version)));
  };
}
