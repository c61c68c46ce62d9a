import { setPriority } from 'node:os';

/** How far behind others: of a core that somebody else wants all the time, too, a quarter is left to it. */
const NICE = 5;

/**
 * Has the thread that calls this stand back behind others; answers whether it does. On Linux the priority of a thread is its own,
 * elsewhere it would be the whole server's. Where whoever runs the server forbids the call (a filter of system calls), the
 * thread works as any other.
 */
export function standBack(set: (nice: number) => void = setPriority): boolean {
  if (process.platform !== 'linux') return false;
  try {
    set(NICE);
    return true;
  } catch {
    return false;
  }
}
