import { addDays, wallClock, wallMinutesAt } from 'shared-domain';
import type { JobDeps } from '../../platform/queue/queue.ts';
import { insertFetch, selectDue } from './weather-fetches.sql.ts';

/** By then the archive has a day more than in the evening, and hardly anybody works. */
const HOUR = '03';
/** The archive corrects its days for a while. */
const CORRECTED_DAYS = 14;
/** A station of which nothing newer is known was loaded for its past, or is no more: a person asks for it. */
const ALIVE_DAYS = 45;
const EVERY_MS = 10 * 60_000;

type Nightly = Pick<JobDeps, 'db' | 'now' | 'queue'> & { settings: { weatherUrl: string | undefined } };

/**
 * Asks, once a night, for the newer days of the weather stations that are kept up to date; answers of how many. Each has one such
 * fetch a night, whichever of several processes asks; where a person has one under way it waits for its end.
 */
export async function askNightly({ db, now, queue, settings }: Nightly): Promise<number> {
  if (settings.weatherUrl === undefined) return 0;
  const clock = wallClock(wallMinutesAt(now(), 'America/Chicago'));
  const night = clock.slice(0, 10);
  if (clock.slice(11, 13) < HOUR) return 0;
  let asked = 0;
  for (const { site, last_day } of await selectDue(db, { since: addDays(night, -ALIVE_DAYS), night }))
    await db.transaction(async (tx) => {
      const from = addDays(last_day < night ? last_day : night, -CORRECTED_DAYS);
      const id = await insertFetch(tx, { site, from, until: night, night, at: now() });
      if (id === undefined) return;
      await queue.enqueue(tx, 'fetch-weather', { id });
      asked += 1;
    });
  return asked;
}

/** Asks every night; answers how to stop. A failed round is logged, the next one asks again. */
export function keepWeatherNew(deps: Nightly & Pick<JobDeps, 'log'>): () => Promise<void> {
  let round: Promise<unknown> = Promise.resolve();
  const start = () => {
    round = askNightly(deps).catch((error: unknown) =>
      deps.log?.({ error: `Weather was not asked for: ${String(error)}` }),
    );
  };
  start();
  const timer = setInterval(start, EVERY_MS);
  return async () => {
    clearInterval(timer);
    await round;
  };
}
