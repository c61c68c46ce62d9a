import type { AuditEntry } from 'shared-domain';
import { filtersOf, toQuery, withOlder } from './audit.rules.ts';

test.each([
  ['', { action: '', station: '', user: '' }, {}],
  ['?action=user.add', { action: 'user.add', station: '', user: '' }, { action: 'user.add' }],
  [
    '?station=%20AU0001&user=Ada',
    { action: '', station: ' AU0001', user: 'Ada' },
    { station: 'AU0001', user: 'Ada' },
  ],
])('the address %j narrows by %j', (search, values, query) => {
  expect(filtersOf(new URLSearchParams(search))).toEqual(values);
  expect(toQuery(values)).toEqual(query);
});

test('an v1 page stands below what is shown, and says whether there is more', () => {
  const entry = (id: number): AuditEntry => ({
    id,
    at: '2026-05-01T10:00:00Z',
    user_name: 'Ada Morgan',
    agency: null,
    station_id_tmg: null,
    action: 'user.add',
    text: 'Added a user',
    detail: {},
  });
  const shown = { data: [entry(9), entry(8)], next: 8, actions: [] };
  const older = { data: [entry(7)], next: null, actions: [] };
  expect(withOlder(shown, older)).toEqual({ data: [entry(9), entry(8), entry(7)], next: null, actions: [] });
});
