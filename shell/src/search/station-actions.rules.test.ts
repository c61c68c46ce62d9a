import type { SearchReply, User } from 'shared-domain';
import { stationActions } from './station-actions.rules.ts';

const station = (nr: number, id: string | null = `AU000${nr}`, certified?: boolean) => ({
  station_id_tmg: id,
  draft_id: id === null ? nr : null,
  name: `Trail ${nr}`,
  street: null,
  city: null,
  ...(certified !== undefined && { certified }),
});
const reply = (rows: ReturnType<typeof station>[], more = false) =>
  ({ stations: { rows, more } }) as unknown as SearchReply;
const user = { super_admin: 0, admin: 0, flag_next_stations: 0 } as User;
const told = (of: SearchReply, who = user) =>
  stationActions(of, who, (action, name) => `${action}: ${name}`).map(({ label, to }) => [label, to]);

test('of one station that is found, all that is done with it most', () =>
  expect(told(reply([station(1)]))).toEqual([
    ['review: AU0001 Trail 1', '/validate-counts/AU0001'],
    ['upload: AU0001 Trail 1', '/import-counts?station=AU0001'],
    ['export: AU0001 Trail 1', '/exports?station=AU0001'],
    ['edit: AU0001 Trail 1', '/edit-station/AU0001'],
  ]));

test.each([
  ['some are certified', true, true],
  ['none is', false, false],
  ['an older server does not say', undefined, true],
])('where %s, the export of certified counts is offered: %s, %s', (_what, certified, expected) =>
  expect(told(reply([station(1, 'AU0001', certified)])).some(([label]) => label?.startsWith('export'))).toBe(
    expected,
  ),
);

test('whoever may open the newer form edits in it', () =>
  expect(told(reply([station(1)]), { ...user, super_admin: 1, flag_next_stations: 1 }).at(-1)).toEqual([
    'edit: AU0001 Trail 1',
    '/next/edit-station/AU0001',
  ]));

test.each([
  ['none', reply([])],
  ['a draft', reply([station(1, null)])],
  ['more than a few', reply([1, 2, 3, 4].map((nr) => station(nr)))],
  ['more than are shown', reply([station(1)], true)],
])('of %s nothing is offered', (_, of) => expect(told(of)).toEqual([]));
