import { mayOverride, OVERRIDE_MS, parseOverride, readOverride } from './override.rules.ts';

const allowed = ['http://localhost:3012', 'https://dev.example'];
const now = Date.UTC(2026, 10, 1);

test.each([
  ['mfe-qc@http://localhost:3012', 'http://localhost:3012'],
  ['mfe-qc@http://localhost:3012/mf-manifest.json', 'http://localhost:3012'],
  ['mfe-qc@https://dev.example', 'https://dev.example'],
  ['mfe-qc@http://localhost:3013', null],
  ['mfe-qc@https://dev.example.evil', null],
  ['mfe-qc@javascript:alert(1)', null],
  ['shell@http://localhost:3012', null],
  ['mfe-qc', null],
  ['', null],
])('%j is taken from %s', (text, origin) => {
  expect(parseOverride(text, allowed, now)).toEqual(
    origin && { name: 'mfe-qc', origin, until: now + OVERRIDE_MS },
  );
});

test.each([
  ['one that is in force', { until: now + 1000 }, true],
  ['one that is over', { until: now - 1 }, false],
  ['one that was stretched', { until: now + 2 * OVERRIDE_MS }, false],
  ['one without an end', { until: undefined }, false],
  ['one of an origin that is no longer allowed', { origin: 'https://gone.example' }, false],
])('of those kept, %s: %j counts: %s', (_, change, expected) => {
  const kept = { name: 'mfe-qc', origin: 'https://dev.example', until: now + 1, ...change };
  expect(readOverride(JSON.stringify(kept), allowed, now)).toEqual(expected ? kept : null);
});

test.each([null, '', 'null', '{', '[]', '"mfe-qc"'])('%j is no override', (kept) => {
  expect(readOverride(kept, allowed, now)).toBeNull();
});

test('only those who watch the system may override', () => {
  const user = { monitors: 0 } as Parameters<typeof mayOverride>[0] & object;
  expect(mayOverride({ ...user, monitors: 1 })).toBe(true);
  expect(mayOverride({ ...user, super_admin: 1 })).toBe(false);
  expect(mayOverride(null)).toBe(false);
});
