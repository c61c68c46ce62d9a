import pg from 'pg';
import { openRoad, PATIENCE, type Wanted } from './postgres-road.ts';
import { watchSilence } from './watch-silence.ts';
import { listenForGaps } from './whole-answer.ts';

/** PostgreSQL's code for a write on a server that takes none: it was made a standby while we were connected. */
const READ_ONLY = '25006';

/** Connections that are used again. */
export type Pool = {
  /** Runs something on a connection of its own; `throwAway` has it not used again. */
  use<T>(run: (client: pg.PoolClient, throwAway: () => void) => Promise<T>): Promise<T>;
  counts: () => { open: number; idle: number; waiting: number };
  end(): Promise<void>;
};

/** Opens a pool of at most ten connections. None is made before it is needed, and each is looked at before its first use. */
export function openPool(url: string, wanted: Wanted = 'primary', patience = PATIENCE): Pool {
  const { Client, greet, attempt, single } = openRoad(url, wanted, patience);
  const pool = new pg.Pool({
    Client,
    max: 10,
    allowExitOnIdle: true,
    verify: (client, use) => void greet(client).then(() => use(), use),
  });
  // a connection that breaks, idle or between two statements of a transaction, is replaced at its next use; without
  // a listener it would end the process
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('connect', listenForGaps);
  const unwatch = watchSilence(pool, {
    after: patience.silence,
    // any standby may answer for a road to any
    same: wanted === 'primary',
    whoIsThere: async () => {
      const client = await single();
      await client.end();
      return client.server ?? '';
    },
  });
  return {
    use: async (run) => {
      const client = await attempt(() => pool.connect());
      let isSpoilt = false;
      try {
        return await run(client, () => (isSpoilt = true));
      } catch (error) {
        isSpoilt ||= (error as { code?: string } | null)?.code === READ_ONLY;
        throw error;
      } finally {
        client.release(isSpoilt);
      }
    },
    counts: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    end: async () => {
      unwatch();
      await pool.end();
    },
  };
}
