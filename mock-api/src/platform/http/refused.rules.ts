import type { Access } from 'shared-domain';

/** What the log says of a call besides its address: which it was, and whose. Ids alone, no names. */
export type Noted = {
  call?: string;
  user?: number;
  agency?: number;
  /** Whom the call is open to, where that is not who makes it. */
  needs?: Access | 'monitors';
  /** Whether the call carried a token at all. */
  token?: boolean;
};

const REASONS: Record<number, string> = {
  403: 'not allowed',
  404: 'not there',
  405: 'method',
  409: 'state',
  410: 'over',
  413: 'too large',
  415: 'kind of body',
  429: 'too many tries',
};
const MOST_FIELDS = 20;

/**
 * Why a call was refused, in words that a collector can count. Its sentence is not written down: it may say what was
 * typed. Of fields that are wrong the names are, those alone that the call declares.
 */
export function refusedBecause(
  status: number,
  { needs, token }: Noted,
  errors: object | undefined,
): { refused?: string; needs?: Noted['needs']; fields?: string[] } {
  if (status < 400 || status >= 500) return {};
  if (status === 401) return { refused: token ? 'no such session' : 'no token' };
  const refused = REASONS[status] ?? 'input';
  if (status === 403) return needs ? { refused, needs } : { refused };
  const fields = new Set(Object.keys(errors ?? {}).map((field) => field.split('.')[0] ?? ''));
  const named = [...fields].filter((field) => /^\w{1,60}$/.test(field)).slice(0, MOST_FIELDS);
  return named.length > 0 ? { refused, fields: named } : { refused };
}
