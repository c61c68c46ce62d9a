import { setTimeout as sleep } from 'node:timers/promises';
import { bool, orNull, text } from './columns.ts';
import type { Database, Statement } from './database.ts';
import { readRow, shape } from './table.ts';

/** How an answer that may be a moment old came about; the primary gave all of them but `replica`. */
type Outcome = 'replica' | 'behind' | 'away' | 'no standby' | 'failed' | 'refused';

/** What a reader must find: what they have written themselves, by position, and the traces of what was done for them. */
type Wanted = { written: string | null; trace: Statement };

/** Standbys that follow the database; what may be a moment old is read there. */
export type Replica = {
  /**
   * A standby, where it follows no later than it may and holds what is wanted; null where the primary has to answer: each is
   * away, too far behind, or no standby of this database any more.
   */
  reaching(wanted: Wanted): Promise<Database | null>;
  /** A standby once it holds all that the primary holds now; null where that does not come about in time. */
  caughtUp(): Promise<Database | null>;
  /** Notes how a call ended that was begun with the standby. */
  ended(outcome: 'replica' | 'failed' | 'refused', error?: unknown): void;
  /** How many answers came about how, since the start. */
  tally(): ReadonlyMap<Outcome, number>;
  connections: Database['connections'];
  close(): Promise<void>;
};

/** How a replica is watched; times in milliseconds. */
export type ReplicaWatch = {
  /** So old what it answers may be at most. */
  mostLag: number;
  /** So long it is left alone after it could not be asked. */
  pause: number;
  /** So long it may take to say how far it is. */
  patience: number;
  /** So long long work waits for it to catch up, looking this often. */
  catchUp: { within: number; every: number };
  log: (line: Record<string, unknown>) => void;
};

/** How it is watched unless told otherwise. */
export const REPLICA_WATCH = {
  pause: 5000,
  patience: 1000,
  catchUp: { within: 5000, every: 100 },
} as const;

const NOTHING: Statement = { sql: 'select 1 as nothing' };
const traceSql = ({ sql }: Statement) => `(select json_agg(t)::text from (${sql}) t) as trace`;
const POSITION = shape({ at: text, system: text, trace: orNull(text) });
const REACHED = shape({ standby: bool, system: text, reached: bool, trace: orNull(text) });
const SYSTEM = '(select system_identifier::text from pg_control_system()) as system';

/** A standby, and until when it is left alone. */
type Follower = { db: Database; leftUntil: number };
/** What was found of a standby; with the error where that is why. */
type Found = { outcome: Outcome; error?: unknown };
/** Which of several findings is told where no standby will do: the one of the standby that was nearest to it. */
const NEAREST: readonly Outcome[] = ['behind', 'away', 'no standby'];

/**
 * Watches the standbys of a database. How far one is is asked with each use, and compared with where the primary was: nothing runs
 * by a clock, and no clock of another machine is believed. Of several the one that served last is asked first, then the others; what
 * is read is read at the very one that was asked.
 */
export function createReplica(
  primary: Database,
  standbys: readonly Database[],
  watch: ReplicaWatch,
): Replica {
  const tallied = new Map<Outcome, number>();
  const positions: { at: number; position: string }[] = [];
  let followers: Follower[] = standbys.map((db) => ({ db, leftUntil: 0 }));
  let said = { outcome: 'replica' as Outcome, at: -Infinity };

  const count = (outcome: Outcome) => tallied.set(outcome, (tallied.get(outcome) ?? 0) + 1);
  /** The log hears of a change, not of each call, and not of each of those that come and go. */
  const tell = ({ outcome, error }: Found): void => {
    if (outcome !== 'replica') count(outcome);
    const now = performance.now();
    if (outcome === said.outcome || now < said.at + watch.pause) return;
    watch.log({
      replica: outcome,
      ...(outcome !== 'replica' && { trouble: error instanceof Error ? error.message : outcome }),
    });
    said = { outcome, at: now };
  };

  /** Where the primary is, and what a reader may ask of the standby at least. */
  async function lookHere(trace: Statement, isNow: boolean) {
    const asked = performance.now();
    const here = await readRow(
      primary,
      POSITION,
      `select pg_current_wal_lsn()::text as at, ${SYSTEM}, ${traceSql(trace)}`,
      trace.params,
    );
    if (!here) throw new Error('The primary does not say how far it is.');
    while ((positions[0]?.at ?? asked) < asked - watch.mostLag) positions.shift();
    if ((positions.at(-1)?.at ?? -Infinity) < asked - watch.mostLag / 8)
      positions.push({ at: asked, position: here.at });
    // whoever has come to where the primary was then holds all that it held then
    return { ...here, least: isNow ? here.at : (positions[0]?.position ?? here.at) };
  }

  async function look(db: Database, { trace, written }: Wanted, isNow: boolean): Promise<Outcome> {
    const here = await lookHere(trace, isNow);
    const n = trace.params?.length ?? 0;
    const there = await inTime(
      watch.patience,
      readRow(
        db,
        REACHED,
        `select pg_is_in_recovery() as standby, ${SYSTEM},
           coalesce(pg_last_wal_replay_lsn() >= greatest($${n + 1}::pg_lsn, $${n + 2}::pg_lsn), false) as reached,
           ${traceSql(trace)}`,
        [...(trace.params ?? []), here.least, written],
      ),
    );
    if (!there?.standby || there.system !== here.system) return 'no standby';
    return there.reached && there.trace === here.trace ? 'replica' : 'behind';
  }

  /** Whether a standby is fit; for long work `isNow` asks that it holds all there is. */
  async function fitness(follower: Follower, wanted: Wanted, isNow: boolean): Promise<Found> {
    if (performance.now() < follower.leftUntil) return { outcome: 'away' };
    try {
      return { outcome: await look(follower.db, wanted, isNow) };
    } catch (error) {
      follower.leftUntil = performance.now() + watch.pause;
      return { outcome: 'away', error };
    }
  }

  /** The first standby that is fit, else what is to be told of them. */
  async function fittest(wanted: Wanted, isNow = false): Promise<Found & { standby: Database | null }> {
    const all: Found[] = [];
    for (const follower of followers) {
      const found = await fitness(follower, wanted, isNow);
      if (found.outcome === 'replica') {
        // it is the first to be asked from now on
        if (followers[0] !== follower) followers = [follower, ...followers.filter((one) => one !== follower)];
        tell(found);
        return { ...found, standby: follower.db };
      }
      all.push(found);
    }
    const [nearest = { outcome: 'away' }] = all.toSorted(
      (a, b) => NEAREST.indexOf(a.outcome) - NEAREST.indexOf(b.outcome),
    );
    tell(nearest);
    return { ...nearest, standby: null };
  }

  return {
    reaching: async (wanted) => (await fittest(wanted)).standby,
    caughtUp: async () => {
      const { within, every } = watch.catchUp;
      const until = performance.now() + within;
      for (;;) {
        const { outcome, standby } = await fittest({ trace: NOTHING, written: null }, true);
        if (standby) return standby;
        if (outcome !== 'behind' || performance.now() >= until) return null;
        await sleep(every);
      }
    },
    ended: (outcome, error) => {
      count(outcome);
      if (outcome !== 'failed') return;
      watch.log({ replica: outcome, trouble: error instanceof Error ? error.message : outcome });
    },
    tally: () => tallied,
    connections: () => {
      const all = standbys.map((standby) => standby.connections());
      const sum = (of: 'open' | 'idle' | 'waiting') => all.reduce((total, one) => total + one[of], 0);
      return { open: sum('open'), idle: sum('idle'), waiting: sum('waiting') };
    },
    close: async () => {
      await Promise.all(standbys.map((standby) => standby.close()));
    },
  };
}

const MYSELF = shape({ standby: bool, system: text, database: text });
const ASK_MYSELF = `select pg_is_in_recovery() as standby, ${SYSTEM}, current_database()::text as database`;

/**
 * Why standbys are not taken, as a sentence; null where they are this database's, or nothing can be said now. One of several may
 * take writes: they change places.
 */
export async function replicaFault(primary: Database, standbys: readonly Database[]): Promise<string | null> {
  const here = await readRow(primary, MYSELF, ASK_MYSELF);
  const all = await Promise.all(standbys.map((one) => readRow(one, MYSELF, ASK_MYSELF).catch(() => null)));
  if (!here) return null;
  if (all.every((there) => there?.standby === false))
    return standbys.length > 1
      ? 'leads to servers that take writes themselves: none of them is a standby.'
      : 'leads to a server that takes writes itself: it is no standby.';
  for (const there of all) {
    if (!there) continue;
    if (there.system !== here.system) return 'leads to a standby of another server than DATABASE_URL.';
    if (there.database !== here.database)
      return `leads to the database ${there.database}, DATABASE_URL to ${here.database}.`;
  }
  return null;
}

async function inTime<T>(ms: number, work: Promise<T>): Promise<T> {
  const ended = new AbortController();
  const late = sleep(ms, undefined, { signal: ended.signal }).then(() => {
    throw new Error('The replica does not answer in time.');
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    ended.abort();
    late.catch(() => undefined);
    work.catch(() => undefined);
  }
}
