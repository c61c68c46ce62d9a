import { createHash } from 'node:crypto';
import type { FailureReport } from 'shared-domain';

/** A failure as it is kept: nothing in it says whose it was. */
export type KeptFailure = {
  part: string;
  version: string;
  shell: string;
  route: string;
  kind: string;
  message: string;
  /** A frame a line: `review (/remotes/mfe-qc/1.5.0/review.1a2b3c4d.js:1:2345)`. */
  stack: string;
};

/** What stands for a version that the page doesn't know. */
const UNKNOWN = '–';
const MESSAGE_MAX = 200;
const FRAMES_MAX = 30;
/** So many frames tell one failure from another of the same words. */
const FRAMES_COMPARED = 3;

/**
 * What an error says without what it says it of: values in quotation marks, addresses, e-mail addresses, and every word
 * with a digit in it (numbers, days, stations' numbers, keys).
 */
export function scrubbed(message: string): string {
  const [line = ''] = message.trim().split('\n');
  return line
    .replaceAll(/https?:\/\/\S+/gi, '[address]')
    .replaceAll(/\S+(?:@|%40)\S+/gi, '[e-mail]')
    .replaceAll(/"[^"]*"|“[^”]*”|«[^»]*»|‘[^’]*’|`[^`]*`|(?<!\p{L})'.*?'(?!\p{L})/gu, '“…”')
    .replaceAll(/[\p{L}\p{N}_-]*\p{N}[\p{L}\p{N}_:.,-]*/gu, '#')
    .replaceAll(/\p{Cc}/gu, ' ')
    .slice(0, MESSAGE_MAX);
}

const FRAME =
  /^\s*(?:at\s+)?(?:async\s+)?(.*?)[\s(@]*https?:\/\/[^/\s]+(\/[\w./@-]{1,200}\.js)(?:\?[^\s:)]*)?:(\d{1,9}):(\d{1,9})\)?\s*$/;
const FUNCTION = /^[\w$.<>[\] ]{1,80}$/;

/** The frames of a trace that lie in our own scripts: by Chromium and by Firefox, without host and query. */
export function framesOf(stack: string): string[] {
  return stack
    .split('\n')
    .flatMap((line) => {
      const [, name = '', file = '', row = '', column = ''] = FRAME.exec(line) ?? [];
      return file ? [`${FUNCTION.test(name) ? name : '–'} (${file}:${row}:${column})`] : [];
    })
    .slice(0, FRAMES_MAX);
}

/** A screen's pattern; what looks like a value of an address is none of it. */
export function routeOf(route: string): string {
  const segments = (/^[^?#\s]*/.exec(route)?.[0] ?? '').split('/').filter(Boolean).slice(0, 8);
  return `/${segments.map((one) => (/^(?:[a-z][a-z-]{0,40}|:[A-Za-z]{1,40})$/.test(one) ? one : ':value')).join('/')}`;
}

const kindOf = (kind: string) => (/^[A-Za-z]{1,40}(?: \d{1,3})?$/.test(kind) ? kind : 'Error');

/** What is kept of a report. */
export function keptOf(report: FailureReport): KeptFailure {
  return {
    part: report.part,
    version: report.version ?? UNKNOWN,
    shell: report.shell ?? UNKNOWN,
    route: routeOf(report.route),
    kind: kindOf(report.kind),
    message: scrubbed(report.message),
    stack: framesOf(report.stack).join('\n'),
  };
}

/** Failures with the same are one: part, version, screen, what it says, and the innermost frames. */
export function fingerprintOf({ part, version, route, kind, message, stack }: KeptFailure): string {
  const frames = stack.split('\n').slice(0, FRAMES_COMPARED);
  return createHash('sha256')
    .update(JSON.stringify([part, version, route, kind, message, frames]))
    .digest('hex');
}
