import type { Notification } from 'shared-domain';
import {
  isHere,
  asRead,
  endedOf,
  lastId,
  newSince,
  nextAsk,
  startedFrom,
  stationAt,
  type Started,
} from './notifications.rules.ts';

const notification = (id: number): Notification => ({
  id,
  kind: 'import',
  ok: true,
  title: 'Import finished',
  text: '35,040 counts added.',
  href: '/validate-counts/AU0001',
  export: null,
  created_at: '2026-03-02T12:00:00Z',
  read: false,
});

test.each([
  [{ pending: 1, visible: true, live: false }, 5_000],
  [{ pending: 2, visible: false, live: false }, 5_000],
  [{ pending: 0, visible: true, live: false }, 20_000],
  [{ pending: 0, visible: false, live: false }, null],
  [{ pending: 0, visible: true, live: true }, null],
  [{ pending: 1, visible: true, live: true }, 20_000],
])('with %j the next question comes after %p ms', (now, wait) => expect(nextAsk(now)).toBe(wait));

test('nothing is new in the first answer', () => {
  expect(newSince(null, [notification(2), notification(1)])).toEqual([]);
});

test('what came since is told in the order in which it came', () => {
  const answer = [notification(9), notification(8), notification(7)];
  expect(newSince(7, answer).map(({ id }) => id)).toEqual([8, 9]);
  expect(lastId(answer)).toBe(9);
  expect(newSince(lastId([]), [notification(1)]).map(({ id }) => id)).toEqual([1]);
});

test('what was read is read, and the rest, which the answer does not show, stays unread', () => {
  const answer = { data: [notification(3), notification(2), { ...notification(1), read: true }], unread: 5 };
  expect(asRead(answer, [3, 2])).toEqual({
    data: [3, 2, 1].map((id) => ({ ...notification(id), read: true })),
    unread: 3,
  });
  expect(asRead({ data: [], unread: 0 }, [7])).toEqual({ data: [], unread: 0 });
});

test.each([
  ['/validate-counts/AU0001', 'certification'],
  ['/quality-control', 'certification'],
  ['/import-counts', 'import'],
  ['/import-eco-counts', 'import'],
  ['/exports', 'export'],
  ['/tmas-exports', 'export'],
  ['/stations', null],
] as const)('what is started at %s is of the kind %p', (at, kind) => expect(startedFrom(at)).toBe(kind));

test.each([
  ['/validate-counts/AU0001', 'AU0001'],
  ['/validate-counts/AU0001?from=2026-03-01', 'AU0001'],
  ['/stations/AU0001', 'AU0001'],
  ['/validate-counts/', null],
  ['/quality-control', null],
] as const)('%s is about the station %p', (href, station) => expect(stationAt(href)).toBe(station));

test.each<[string, [kind: Started['kind'], station: string | null][], string | null, number[]]>([
  [
    'its own station’s',
    [
      ['certification', 'AU0002'],
      ['certification', 'AU0001'],
    ],
    '/validate-counts/AU0001',
    [1],
  ],
  ['no other station’s', [['certification', 'AU0002']], '/validate-counts/AU0001', []],
  [
    'the oldest of no station',
    [
      ['certification', null],
      ['certification', null],
    ],
    '/validate-counts/AU0001',
    [0],
  ],
  [
    'none of another kind',
    [
      ['import', null],
      ['export', null],
    ],
    '/validate-counts/AU0001',
    [],
  ],
  [
    'the oldest where it is about nothing',
    [
      ['certification', 'AU0002'],
      ['certification', null],
    ],
    null,
    [1],
  ],
])('an end takes away %s', (_what, said, href, expected) => {
  const waiting = said.map(([kind, station], id) => ({ id, kind, station }));
  expect(endedOf(waiting, { kind: 'certification', href }).map(({ id }) => id)).toEqual(expected);
});

test.each([
  ['/validate-counts/AU0001', '/validate-counts/AU0001', '', true],
  ['/validate-counts/AU0001', '/validate-counts/AU0001', '?flows=3', true],
  ['/validate-counts/AU0001', '/validate-counts/AU0002', '', false],
  ['/exports?made=7', '/exports', '?made=7', true],
  ['/exports?made=7', '/exports', '', false],
])('%s is where somebody looks at %s%s: %s', (href, pathname, search, here) =>
  expect(isHere(href, { pathname, search })).toBe(here),
);
