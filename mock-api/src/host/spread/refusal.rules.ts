import { LET_GO, OWN_STATION } from './spread-plan.ts';

/** What a database is like that is to be spread. */
export type Found = {
  /** Whether the server can load the extension, and whether this database has it. */
  extension: { installed: boolean; created: boolean };
  /** How many machines hold counts, or are to. */
  machines: number;
  /** Whether something is still to be spread. */
  isOpen: boolean;
  /** Connections of others. */
  others: number;
  /** Of the tables to be spread those that belong to another account. */
  foreign: readonly string[];
  /** Triggers and policies on them that we have not made, as `table: name`. */
  unknown: readonly string[];
};

/** The answer to a database that is no server. */
export const EMBEDDED =
  'The embedded database is one machine. DATABASE_URL names a PostgreSQL server with Citus, the coordinator.';

type Fitted = {
  triggers: readonly { table: string; name: string }[];
  policies: readonly { table: string; name: string; using: string }[];
};

/** Of the triggers and policies of tables those that are not ours to take off, as `table: name`. */
export const unknownOf = ({ triggers, policies }: Fitted): string[] =>
  [
    ...triggers.filter(({ name }) => !LET_GO.includes(name)),
    ...policies.filter(({ using }) => !OWN_STATION.some((own) => own.test(using))),
  ].map(({ table, name }) => `${table}: ${name}`);

const list = (names: readonly string[]) => names.join(', ');

/** Why a database can't be spread as it is, for the person who wanted to; null where it can. */
export function refusalOf({ extension, machines, isOpen, others, foreign, unknown }: Found): string | null {
  if (!extension.installed)
    return 'The extension citus is not installed on this database server. Install Citus there and on each worker, and name it in shared_preload_libraries.';
  if (machines === 0)
    return 'No machine is known that could hold counts. Name the first: npm run spread -- --add-worker host:port';
  if (!isOpen) return null;
  if (foreign.length > 0)
    return `These tables belong to another account than that of DATABASE_URL: ${list(foreign)}. Run this with the account that the server has.`;
  if (unknown.length > 0)
    return `A table that is spread can't have triggers, and no policies but its own. Count Exchange has not made these: ${list(unknown)}. Take them off.`;
  if (others > 0)
    return `Others are connected to this database (connections: ${others}). End all processes of Count Exchange, and whatever else works on it.`;
  return null;
}

/**
 * Why machines that are known can't hold counts yet; null where they can. `apart` says which don't reach which, `shut` which don't
 * let the role of signed-in calls in, `levels` what each one's `wal_level` is.
 */
export function reachRefusal({
  shut,
  apart,
  levels,
}: {
  shut: readonly string[];
  apart: readonly string[];
  levels: readonly { machine: string; level: string }[];
}): string | null {
  const lines = (what: string, of: readonly string[]) => [`${what} No table was moved.`, ...of].join('\n');
  if (apart.length > 0)
    return lines(
      'A machine does not let another (or the coordinator itself) in as the account of DATABASE_URL, so counts can’t move.',
      apart,
    );
  if (shut.length > 0)
    return lines(
      'A machine (or the coordinator itself) does not let the role count_exchange_app of the coordinator in.',
      shut,
    );
  const short = levels.filter(({ level }) => level !== 'logical');
  if (short.length > 0)
    return lines(
      'Counts move while people work, for which each machine needs wal_level = logical.',
      short.map(({ machine, level }) => `${machine}: ${level}`),
    );
  return null;
}

/**
 * Whether a step failed for what another database of the same servers did at that moment, as the server says it: itself, or, where
 * a machine said so to the coordinator, that the connection to it failed on which the step rests.
 */
export const metAnotherDatabase = (error: unknown): boolean =>
  error instanceof Error &&
  (['tuple concurrently updated', 'failure on connection marked as essential'].some((said) =>
    error.message.includes(said),
  ) ||
    metAnotherDatabase(error.cause));
