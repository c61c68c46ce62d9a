import type { Registry, RegistryEntry } from 'shared-domain/registry';
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

/** Stops this trial if it fails too often; tells the log and those who watch the system, once. */
async function look({ db, now, log, live }: Parts, entry: RegistryEntry, tried: string): Promise<void> {
  const { name: part, version: present } = entry;
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
): <R extends Pick<Registry, 'remotes'>>(registry: R) => Promise<R> {
  const stopped = new Set<string>();
  const looked = new Map<string, number>();

  const lookAt = async (trials: [entry: RegistryEntry, version: string][]) => {
    const at = parts.now().getTime();
    const due = trials.filter(([{ name }, version]) => {
      const key = keyOf(name, version);
      return !stopped.has(key) && at - (looked.get(key) ?? -LOOK_MS) >= LOOK_MS;
    });
    if (due.length === 0) return;
    for (const [{ name }, version] of due) looked.set(keyOf(name, version), at);
    for (const [entry, version] of due) await look(parts, entry, version);
    for (const { part, version } of await selectStopped(parts.db)) stopped.add(keyOf(part, version));
  };

  return async (registry) => {
    const trials = registry.remotes.flatMap((entry): [RegistryEntry, string][] =>
      entry.trial ? [[entry, entry.trial.version]] : [],
    );
    if (trials.length === 0) return registry;
    await lookAt(trials).catch((error: unknown) =>
      parts.log?.({ error: `Trials were not looked at: ${String(error)}` }),
    );
    return withoutTrials(registry, (part, version) => stopped.has(keyOf(part, version)));
  };
}
