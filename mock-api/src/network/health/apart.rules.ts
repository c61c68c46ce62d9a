import { isMachineAway } from '../../platform/db/away.rules.ts';

/**
 * Classes of PostgreSQL's codes that say nothing of what was asked: the connection, what others were at, room and memory, an
 * operator, the machine, the database itself.
 */
const OF_THE_DATABASE = ['08', '25', '40', '53', '55', '57', '58', 'XX'];

/** Whether an error is the database's, so that whatever is asked next would fail as well. */
export function isOfDatabase(error: unknown): boolean {
  const { code } = (error ?? {}) as { code?: unknown };
  const isKnown = typeof code === 'string' && code.length === 5;
  return isMachineAway(error) || (isKnown && OF_THE_DATABASE.includes(code.slice(0, 2)));
}
