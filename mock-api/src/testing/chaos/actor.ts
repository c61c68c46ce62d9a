import { setTimeout as sleep } from 'node:timers/promises';

/** What went wrong, if anything: an effect that was promised is missing, is there twice, or never ends. */
export type Fault = { kind: 'lost' | 'doubled' | 'stuck'; what: string };

/** Effects that ended, and what went wrong with others. */
export type Settled = {
  effects: number;
  /** How many of them send an e-mail to the person who asked. */
  mails: number;
  faults: Fault[];
};

/**
 * Somebody who works with one station and remembers what was promised to them. `act` asks for things, which may be
 * cut off anywhere; `settle` waits until all has ended and compares what is there with what was promised: what was
 * acknowledged is there once, what was not may be there or not, but whole.
 */
export type Actor = { name: string; act: () => Promise<void>; settle: () => Promise<Settled> };

/** What became of a question: its answer, or nobody knows. */
export type Asked<T> = { reply: T } | 'unknown';

/** Asks; a question that breaks off, or that meets a server in trouble, may have been heard or not. */
export async function ask<T>(question: Promise<T>): Promise<Asked<T>> {
  try {
    return { reply: await question };
  } catch {
    return 'unknown';
  }
}

/** So long all that was asked for may take to end, in milliseconds. */
export const STUCK_MS = 120_000;
/** Looking all the time would keep the embedded database from its work. */
const PAUSE_MS = 100;

/** Looks until what was asked for has ended; undefined where it never does. */
export async function untilEnded<T>(
  look: () => Promise<T>,
  isEnded: (seen: T) => boolean,
): Promise<T | undefined> {
  const end = performance.now() + STUCK_MS;
  for (;;) {
    // a server in trouble may recover
    const seen = await ask(look());
    if (seen !== 'unknown' && isEnded(seen.reply)) return seen.reply;
    if (performance.now() > end) return undefined;
    await sleep(PAUSE_MS);
  }
}

/** Nothing was asked for. */
export const nothing: Settled = { effects: 0, mails: 0, faults: [] };

/** Things that were made since, against what was promised: each promised one once, an unpromised one at most once. */
export function madeOnce(what: string, made: number, asked: Asked<unknown>): Fault[] {
  if (made > 1) return [{ kind: 'doubled', what: `${what}: ${made} times` }];
  return asked !== 'unknown' && made < 1 ? [{ kind: 'lost', what }] : [];
}
