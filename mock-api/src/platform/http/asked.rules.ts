/** A part of a file, both ends included. */
export type Part = { start: number; end: number };

const RANGE = /^\s*bytes\s*=\s*(\d*)\s*-\s*(\d*)\s*$/i;

/**
 * The part that a `Range` asks for. Null: the whole, also for several parts at once and for what is no range (RFC 9110
 * lets a server answer these so). 'beyond': there is nothing of it.
 */
export function partAsked(header: string | null, size: number): Part | 'beyond' | null {
  const [, first = '', last = ''] = RANGE.exec(header ?? '') ?? [];
  if (first === '' && last === '') return null;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'beyond' : { start: size - length, end: size - 1 };
  }
  const [start, end] = [Number(first), last === '' ? size - 1 : Math.min(Number(last), size - 1)];
  if (last !== '' && Number(last) < start) return null;
  return start >= size ? 'beyond' : { start, end };
}

/** Whether an `Accept-Encoding` takes a coding; one with the weight 0 is refused by its name. */
export function takesCoding(header: string | null, coding: string): boolean {
  return (header ?? '').split(',').some((item) => {
    const [name = '', ...parameters] = item.split(';').map((text) => text.trim().toLowerCase());
    const weight = parameters.find((text) => text.startsWith('q='))?.slice(2);
    return name === coding && (weight === undefined || Number(weight) > 0);
  });
}

/** Whether an `If-None-Match` names this validator, or any. */
export function isKnown(header: string | null, etag: string): boolean {
  if (header === null) return false;
  const named = header.split(',').map((text) => text.trim().replace(/^W\//, ''));
  return named.includes(etag) || header.trim() === '*';
}
