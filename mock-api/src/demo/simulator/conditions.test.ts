import { refusalUnder, requestsOfDay, rowsUnder, type Condition } from './conditions.ts';

const row = (hour: string, counts: number | null = 5) => ({
  date: `2026-02-20T${hour}:00+0000`,
  isoDate: `2026-02-20T${hour}:00-06:00`,
  counts,
  status: 0,
});
const rows = [row('07:00'), row('08:00'), row('09:00')];
const eight = { site: '100', from: '2026-02-20 08:00:00', until: '2026-02-20 09:00:00' };
const NOW = new Date('2026-03-02T12:00:00Z');
const under = (condition: Condition, ids = ['100']) => rowsUnder(rows, [condition], { ids, now: NOW });

test.each<[string, Condition, unknown[]]>([
  ['an outage has no rows', { is: 'outage', ...eight }, [rows[0], rows[2]]],
  [
    'what is held comes later',
    { is: 'held', ...eight, heldUntil: '2026-03-03T00:00:00Z' },
    [rows[0], rows[2]],
  ],
  ['what was held has come', { is: 'held', ...eight, heldUntil: '2026-03-01T00:00:00Z' }, rows],
  ['rows without counts', { is: 'nulls', ...eight }, [rows[0], row('08:00', null), rows[2]]],
  ['a clock that is off', { is: 'shift', ...eight, minutes: 30 }, [rows[0], row('08:30'), rows[2]]],
  ['a doubt', { is: 'status', ...eight, status: 4 }, [rows[0], { ...row('08:00'), status: 4 }, rows[2]]],
  ['another channel’s end', { is: 'gone', channel: '7' }, rows],
])('%s', (_, condition, expected) => expect(under(condition)).toEqual(expected));

test('what goes on at another site changes nothing', () =>
  expect(under({ is: 'outage', ...eight }, ['200'])).toEqual(rows));

test.each<[string, Condition, number, unknown]>([
  ['down', { is: 'down', from: '2026-03-02T11:00:00Z', until: '2026-03-02T13:00:00Z' }, 0, { status: 503 }],
  ['down before', { is: 'down', from: '2026-03-02T10:00:00Z', until: '2026-03-02T12:00:00Z' }, 0, null],
  ['room left', { is: 'budget', aDay: 3 }, 2, null],
  ['no room left', { is: 'budget', aDay: 3 }, 3, { status: 429, seconds: 12 * 3600 }],
])('with %s the platform says so', (_, condition, today, expected) =>
  expect(refusalUnder([condition], { now: NOW, today })).toEqual(expected),
);

test('the requests of a day are those of this day', () => {
  let now = NOW;
  const day = requestsOfDay(() => now);
  day.spend();
  day.spend();
  expect(day.spent()).toBe(2);
  now = new Date('2026-03-03T00:00:00Z');
  expect(day.spent()).toBe(0);
});
