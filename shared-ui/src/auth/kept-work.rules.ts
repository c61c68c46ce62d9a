/** What one form held when the session ended: what it began with, and what was typed. Plain values alone. */
export type KeptPart = { base: unknown; mine: unknown };

/** Typed work of one page, kept for the person who typed it. */
export type KeptWork = {
  /** The page, where the work is given back. */
  path: string;
  search: string;
  /** What the page is called. */
  title: string;
  /** The agency that the person worked in. */
  agency: { id: number; name: string };
  /** When it was kept, in milliseconds. */
  at: number;
  /** By the name of the form. */
  parts: Record<string, KeptPart>;
  /** Its screen was switched off; nothing said: the session ended. */
  why?: 'off';
};

/** How long typed work is kept, in milliseconds: over a weekend and a holiday. */
export const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** What of a value can be kept as text and read back the same; `undefined` where nothing can (a file, a function). */
export function plain(value: unknown): unknown {
  if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) return value;
  if (Array.isArray(value)) return value.map((item) => plain(item) ?? null);
  if (!isPlain(value)) return undefined;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, item]) => {
      const kept = plain(item);
      return kept === undefined ? [] : [[name, kept]];
    }),
  );
}

/** The fields that were typed, and nothing else: what somebody stored meanwhile in the other fields stays. */
export function typedFields(
  base: Record<string, unknown>,
  mine: Record<string, unknown>,
): Record<string, unknown> {
  const names = Object.keys({ ...base, ...mine });
  return Object.fromEntries(
    names
      .filter((name) => JSON.stringify(base[name] ?? null) !== JSON.stringify(mine[name] ?? null))
      .map((name) => [name, mine[name]]),
  );
}

/** Kept work brought in beside what is there by now: of fields the typed ones, of anything else the whole. */
export function taken<T>(now: T, base: T, mine: T): T {
  if (!isPlain(now) || !isPlain(base) || !isPlain(mine)) return mine;
  return { ...now, ...typedFields(base, mine) };
}

const isPart = (part: unknown): part is KeptPart => isPlain(part) && 'base' in part && 'mine' in part;

function isKept(work: unknown): work is KeptWork {
  if (!isPlain(work)) return false;
  const { path, search, title, agency, at, parts } = work;
  return (
    [path, search, title].every((text) => typeof text === 'string') &&
    isPlain(agency) &&
    typeof agency['id'] === 'number' &&
    typeof agency['name'] === 'string' &&
    typeof at === 'number' &&
    isPlain(parts) &&
    Object.values(parts).every(isPart)
  );
}

/** What is kept, read from the browser's storage: what has run out or can't be read is left out. */
export function readKept(text: string | null, now: number): KeptWork[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(list) ? list.filter(isKept).filter(({ at }) => now - at < KEPT_MS && at <= now) : [];
  } catch {
    return [];
  }
}

/** Whether two are of one page in one agency: the newer one then takes the place of the older. */
export const isSamePage = (
  one: Pick<KeptWork, 'path' | 'agency'>,
  other: Pick<KeptWork, 'path' | 'agency'>,
): boolean => one.path === other.path && one.agency.id === other.agency.id;

/** The list with this page's work in it; forms of the page that were kept before and are not open now stay. */
export function withWork(list: KeptWork[], work: KeptWork): KeptWork[] {
  const before = list.find((other) => isSamePage(other, work));
  const parts = { ...before?.parts, ...work.parts };
  return [...list.filter((other) => other !== before), { ...work, parts }];
}

/** The list without one form's part; a page of which nothing is left goes. */
export function withoutPart(
  list: KeptWork[],
  page: Pick<KeptWork, 'path' | 'agency'>,
  key: string,
): KeptWork[] {
  return list.flatMap((work) => {
    if (!isSamePage(work, page)) return [work];
    const { [key]: _given, ...parts } = work.parts;
    return Object.keys(parts).length > 0 ? [{ ...work, parts }] : [];
  });
}
