import type { Registry } from '../../shared-ui/domain/src/registry/registry.ts';
import { stopTrial, type Asked } from './commands.ts';
import { stateOf } from './part-state.rules.ts';
import { readChanges } from './registry-changes.ts';
import { stoppedTrials, type Stopped } from './running.ts';
import type { Target } from './target.ts';

/** What the app itself stopped of the trial that goes on by the record; null for nothing. */
export async function stoppedByApp(
  target: Target,
  part: string,
  app: string | null,
): Promise<Stopped | null> {
  const { trial } = stateOf(await readChanges(target), part);
  if (!trial) return null;
  return (await stoppedTrials(app, part)).find(({ version }) => version === trial.version) ?? null;
}

/** Why the app stopped a trial, as it stands in the record. */
export const reasonOf = ({ version, at, why }: Stopped): string =>
  `the app stopped ${version} by itself at ${at}: ${why}`;

/**
 * Writes into the record what the app stopped by itself and could not write there: each command that changes the part
 * does, and the list where it may. Answers with what the registry then is; null where nothing was stopped.
 */
export async function recordStopped(
  target: Target,
  part: string,
  app: string | null,
  { signer = null }: Pick<Asked, 'signer'>,
): Promise<{ registry: Registry; stopped: Stopped } | null> {
  const stopped = await stoppedByApp(target, part, app);
  if (!stopped) return null;
  const registry = await stopTrial(target, part, { by: 'the app', why: reasonOf(stopped), signer });
  return { registry, stopped };
}
