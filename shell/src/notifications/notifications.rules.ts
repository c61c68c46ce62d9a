import { paths, type ApiReply, type Notification } from 'shared-domain';

/** Wait before asking again while something the person started is running, in milliseconds. */
const PENDING_MS = 5_000;
/** Wait before asking again otherwise, while the page is looked at. */
const IDLE_MS = 20_000;
/** Wait after a message of a screen, which may mean that something was started. */
export const STARTED_MS = 1_000;

/**
 * How long to wait before asking again; null while nobody looks and nothing runs, or while the server tells by itself
 * (`live`). Something that runs is asked about even then, seldom, in case a message was lost.
 */
export function nextAsk({
  pending,
  visible,
  live,
}: {
  pending: number;
  visible: boolean;
  live: boolean;
}): number | null {
  if (live) return pending > 0 ? IDLE_MS : null;
  if (pending > 0) return PENDING_MS;
  return visible ? IDLE_MS : null;
}

/** What came since the last answer, oldest first; `seen` is the highest id of that answer, null before the first. */
export function newSince(seen: number | null, notifications: Notification[]): Notification[] {
  if (seen === null) return [];
  return notifications.filter(({ id }) => id > seen).sort((a, b) => a.id - b.id);
}

/** The highest id, 0 without any. */
export const lastId = (notifications: Notification[]): number =>
  Math.max(0, ...notifications.map(({ id }) => id));

/** The answer as it will be once these are read; those on earlier pages stay unread. */
export function asRead<A extends Pick<ApiReply<'GET /notifications'>, 'data' | 'unread'>>(
  answer: A,
  ids: number[],
): A {
  const newly = answer.data.filter(({ id, read }) => !read && ids.includes(id)).length;
  const data = answer.data.map((one) => (ids.includes(one.id) ? { ...one, read: true } : one));
  return { ...answer, data, unread: Math.max(0, answer.unread - newly) };
}

/** Where work of each kind is started from: the address, or how it begins. */
const STARTED_FROM: readonly (readonly [start: string, kind: Notification['kind']])[] = [
  [paths.validateCounts.href({ stationId: '' }), 'certification'],
  [paths.qualityControl.href(), 'certification'],
  [paths.importCounts.href(), 'import'],
  [paths.importEcoCounts.href(), 'import'],
  [paths.exports.href(), 'export'],
  [paths.tmasExports.href(), 'export'],
];

/** What kind of work a screen starts, null where it starts none that is told of. */
export const startedFrom = (pathname: string): Notification['kind'] | null =>
  STARTED_FROM.find(([start]) => pathname.startsWith(start))?.[1] ?? null;

/** How the addresses begin that are about one station: where its counts are certified, and where what was is seen. */
const OF_STATION = [paths.validateCounts.href({ stationId: '' }), paths.station.href({ stationId: '' })];

/** The station that a screen's address is about, null where it is about none. */
export function stationAt(href: string): string | null {
  const start = OF_STATION.find((one) => href.startsWith(one));
  const [station = ''] = start === undefined ? [] : href.slice(start.length).split(/[/?#]/);
  return station === '' ? null : decodeURIComponent(station);
}

/** A message that may say that work was started: of what kind, and at which station where its screen was about one. */
export type Started = { kind: Notification['kind']; station: string | null };

/**
 * The messages whose work has ended: those about the same station; where none is, the oldest of those that are about none, as one end
 * ends one piece of work.
 */
export function endedOf<S extends Started>(
  waiting: readonly S[],
  { kind, href }: Pick<Notification, 'kind' | 'href'>,
): S[] {
  const station = href === null ? null : stationAt(href);
  const alike = waiting.filter((one) => one.kind === kind);
  const same = station === null ? [] : alike.filter((one) => one.station === station);
  return same.length > 0 ? same : alike.filter((one) => one.station === null).slice(0, 1);
}

/** Whether an address is the screen that is looked at, whatever is chosen there: a way to it leads nowhere. */
export function isHere(href: string, here: { pathname: string; search: string }): boolean {
  const [pathname, search] = href.split('?');
  return pathname === here.pathname && (search === undefined || `?${search}` === here.search);
}
