import { isMachineAway } from '../db/away.rules.ts';
import { isUndone } from '../db/others.rules.ts';
import { isFilesAway } from '../files/file-store.ts';
import type { Text } from '../text/language.ts';
import { texts } from './texts.ts';

/** PostgreSQL's codes for a server that goes, starts or takes no more, Node's for one that is not reached, and our own. */
const AWAY = new Set([
  '57P01',
  '57P02',
  '57P03',
  '53300',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ECONNABORTED',
  'ENOTFOUND',
  'EAI_AGAIN',
  // a server that takes no writes (any more), or otherwise is none to work with
  '25006',
  'WRONG_SERVER',
]);
/** What the driver, which has no codes for it, and the embedded database's thread say of a connection that is lost. */
const LOST =
  /^Connection terminated|^Client has encountered a connection error|^timeout exceeded when trying to connect|^timeout expired$|^The embedded database has stopped/;
const FULL = new Set(['53100', 'ENOSPC', 'EDQUOT']);

/** Why nobody's call can be answered right now, where that is what an error says; null where the fault is another. */
export function outageOf(error: unknown): Text | null {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  const known = typeof code === 'string' ? code : '';
  if (FULL.has(known)) return texts.diskFull;
  if (isFilesAway(error)) return texts.filesAway;
  if (isUndone(error)) return texts.undone;
  const isAway =
    AWAY.has(known) || isMachineAway(error) || LOST.test(typeof message === 'string' ? message : '');
  return isAway ? texts.databaseAway : null;
}
