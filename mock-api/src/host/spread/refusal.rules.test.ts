import { metAnotherDatabase, reachRefusal, refusalOf, unknownOf, type Found } from './refusal.rules.ts';

const sound: Found = {
  extension: { installed: true, created: true },
  machines: 2,
  isOpen: true,
  others: 0,
  foreign: [],
  unknown: [],
};

test.each<[string, Partial<Found>, string | null]>([
  ['all that is needed', {}, null],
  ['no extension yet', { extension: { installed: true, created: false } }, null],
  [
    'no extension on the server',
    { extension: { installed: false, created: false } },
    'citus is not installed',
  ],
  ['no machine', { machines: 0 }, 'npm run spread -- --add-worker host:port'],
  ['servers at work', { others: 3 }, '(connections: 3). End all processes of Count Exchange'],
  ['servers at work, and nothing to be spread', { others: 3, isOpen: false }, null],
  [
    'tables of another account',
    { foreign: ['counts', 'findings'] },
    'counts, findings. Run this with the account',
  ],
  [
    'a trigger of somebody else',
    { unknown: ['counts: told'] },
    'Count Exchange has not made these: counts: told',
  ],
])('%s', (_, found, refusal) => {
  const said = refusalOf({ ...sound, ...found });
  expect(said).toEqual(refusal === null ? null : expect.stringContaining(refusal));
});

test('the triggers of older releases and the policies of these tables are ours, others are not', () => {
  const own = '(station_id IN ( SELECT stations.id\n   FROM stations))';
  const spread = `((current_setting('app.everything'::text, true) = '1'::text) OR (strpos(current_setting(('app.stations_'::text || (station_id & 31)), true), 'x') > 0))`;
  expect(
    unknownOf({
      triggers: [
        { table: 'counts', name: 'count_months_added' },
        { table: 'counts', name: 'told_elsewhere' },
      ],
      policies: [
        { table: 'counts', name: 'own_station', using: own },
        { table: 'findings', name: 'own_station', using: spread },
        { table: 'findings', name: 'strict', using: `(severity = 'strong'::text)` },
      ],
    }),
  ).toEqual(['counts: told_elsewhere', 'findings: strict']);
});

const levels = [{ machine: 'w1:5432', level: 'logical' }];

test.each([
  [{ shut: [], apart: [], levels }, null],
  [
    { shut: ['w1:5432: no entry'], apart: [], levels },
    /does not let the role count_exchange_app.* in\. No table was moved\.\nw1:5432: no entry$/,
  ],
  [
    { shut: [], apart: ['db:5432 to db:5432', 'w1:5432 to w2:5432'], levels },
    /so counts can’t move\. No table was moved\.\ndb:5432 to db:5432\nw1:5432 to w2:5432$/,
  ],
  [
    { shut: [], apart: [], levels: [...levels, { machine: 'w2:5432', level: 'replica' }] },
    /each machine needs wal_level = logical\. No table was moved\.\nw2:5432: replica$/,
  ],
])('of machines that do not reach one another %j is said', (found, refusal) => {
  const said = reachRefusal(found);
  expect(said).toEqual(refusal === null ? null : expect.stringMatching(refusal));
});

test.each<[string, unknown, boolean]>([
  ['a role that another has just changed', new Error('tuple concurrently updated'), true],
  [
    'the same in other words',
    new Error('No table was moved.', { cause: new Error('tuple concurrently updated') }),
    true,
  ],
  [
    'a machine that says so to the coordinator',
    new Error('failure on connection marked as essential: 127.0.0.1:5432'),
    true,
  ],
  ['another fault', new Error('unexpected node type'), false],
  ['nothing', undefined, false],
])('%s: %#', (_, error, expected) => expect(metAnotherDatabase(error)).toBe(expected));
