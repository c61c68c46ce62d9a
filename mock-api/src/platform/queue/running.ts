import { setTimeout as sleep } from 'node:timers/promises';

/** A job that this process began with. */
export type StartedJob = { queue: string; id: string };

/** The jobs that this process is at, so that it can end without losing one or waiting for all. */
export function createRunning() {
  const jobs = new Map<StartedJob, Promise<void>>();
  let letGo = () => {};
  const released = new Promise<void>((resolve) => (letGo = resolve));

  return {
    /** Waits for a job's work, or until the job was handed back. */
    follow: async (job: StartedJob, work: Promise<void>): Promise<void> => {
      jobs.set(job, work);
      try {
        await Promise.race([work, released]);
      } finally {
        jobs.delete(job);
      }
    },
    /** The ids of them. */
    ids: (): string[] => [...jobs.keys()].map(({ id }) => id),
    /** Resolves when all are done, or so many milliseconds have gone by. */
    finished: async (patience: number): Promise<void> => {
      const ended = new AbortController();
      const all = Promise.allSettled(jobs.values());
      await Promise.race([all, sleep(patience, undefined, { signal: ended.signal }).catch(() => undefined)]);
      ended.abort();
    },
    /** Gives those that still run away, then lets go of them: their ends are no longer noted. */
    handBack: async (give: (started: StartedJob[]) => Promise<void>): Promise<void> => {
      if (jobs.size > 0) await give([...jobs.keys()]);
      letGo();
    },
  };
}
