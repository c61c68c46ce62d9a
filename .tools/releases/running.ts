import type { VersionsInUse } from '../../shared-ui/domain/src/contract/failures.calls.ts';
import { askApp } from './world.ts';

/** A trial that the app stopped by itself, because it failed too often. */
export type Stopped = VersionsInUse['stopped'][number];

/** What runs in open tabs by the app's own word, and which trials it stopped. */
async function askVersions(app: string): Promise<VersionsInUse> {
  const answer = (await askApp(app, 'api/versions-in-use')) as Partial<VersionsInUse> | null;
  if (!Array.isArray(answer?.data) || !Array.isArray(answer.stopped))
    throw new Error(`${app} does not say which versions run in open tabs.`);
  return answer as VersionsInUse;
}

type Tell = (sentence: string) => void;

/** Versions of a part that open tabs run. Where they can't be known, it is told, and time alone bounds a prune. */
export async function versionsInTabs(app: string | null, part: string, tell: Tell): Promise<string[]> {
  const untold = 'so versions go by the time that tabs may be open alone (--open-days).';
  if (app === null) {
    tell(`Nobody said where the app runs (--app https://…), ${untold}`);
    return [];
  }
  try {
    const { data } = await askVersions(app);
    return data.filter((row) => row.part === part).map(({ version }) => version);
  } catch (error) {
    tell(`${(error as Error).message} It was not asked, ${untold}`);
    return [];
  }
}

/** What the app stopped of a part; nothing where it can't be asked. */
export async function stoppedTrials(app: string | null, part: string): Promise<Stopped[]> {
  if (app === null) return [];
  const answer = await askVersions(app).catch(() => null);
  return (answer?.stopped ?? []).filter((trial) => trial.part === part);
}
