import { FAILURE_STACK_MAX, FAILURE_TEXT_MAX, type FailureReport } from 'shared-domain';
import { patternOf, toldFailure } from './failure.rules.ts';
import { post } from './failures.resource.ts';
import { loadedVersions } from './load-log.ts';
import { shellVersion } from './shell-release.ts';

/** So many failures are told in a minute: a page that fails again and again tells nothing new. */
const MOST_A_MINUTE = 10;
/** So many wait where the server can't be reached. */
const MOST_WAITING = 20;

const hex = (bytes: number) =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/** This tab's number: made up at its start, kept nowhere, so that it tells tabs apart and never people. */
export const tab = hex(8);

let patterns: string[] = [];
/** Says which screens there are, since a failure is told by the pattern of its screen. */
export function knowScreens(paths: string[]): void {
  patterns = paths;
}

const told = new WeakSet();
const references = new Set<string>();
const waiting: FailureReport[] = [];
let sentAt: number[] = [];
let isTelling = false;

function reportOf(error: unknown): FailureReport {
  const { part, version, reference, kind, message, stack } = toldFailure(error);
  const shell = shellVersion() || undefined;
  return {
    reference: reference ?? hex(4).toUpperCase(),
    tab,
    part,
    version: version ?? (part === 'shell' ? shell : loadedVersions()[part]),
    shell,
    route: patternOf(window.location.pathname, patterns),
    kind: kind.slice(0, FAILURE_TEXT_MAX),
    message: message.slice(0, FAILURE_TEXT_MAX),
    stack: stack.slice(0, FAILURE_STACK_MAX),
  };
}

function mayTell(now: number): boolean {
  sentAt = sentAt.filter((at) => now - at < 60_000);
  return sentAt.length < MOST_A_MINUTE;
}

/** Tells the server what waits to be told, as far as it may and can. */
export async function tellWaiting(): Promise<void> {
  if (isTelling) return;
  isTelling = true;
  try {
    for (let next = waiting[0]; next && mayTell(Date.now()); next = waiting[0]) {
      sentAt.push(Date.now());
      if (!(await post('POST /failures', next))) return;
      waiting.shift();
    }
  } finally {
    isTelling = false;
  }
}

/** Tells the server of a failure, once; never throws and keeps nobody waiting. */
export function tellFailure(error: unknown): void {
  try {
    if (typeof error === 'object' && error !== null) {
      if (told.has(error)) return;
      told.add(error);
    }
    const report = reportOf(error);
    if (references.has(report.reference) || waiting.length >= MOST_WAITING) return;
    references.add(report.reference);
    waiting.push(report);
    void tellWaiting();
  } catch {
    // an error that can't be read stands in the browser's log alone
  }
}
