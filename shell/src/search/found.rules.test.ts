import type { SearchReply } from 'shared-domain';
import {
  groupsOf,
  knownFound,
  movedTo,
  recordsFound,
  stillFits,
  type Found,
  type Known,
} from './found.rules.ts';

const screen = (label: string, also = ''): Known => ({
  id: `screen ${label}`,
  kind: 'screen',
  label,
  to: `/${label}`,
  icon: 'map',
  also,
});
const known = [
  screen('Upload Count Data', 'import load file'),
  screen('Import History', 'Historial de importación'),
  screen('AADT Report', 'AADT annual average'),
  screen('Quality Control', 'QC flag mark'),
];
const labels = (found: readonly Found[]) => found.map(({ label }) => label);

test.each([
  ['', []],
  ['   ', []],
  ['import', ['Import History', 'Upload Count Data']],
  ['count up', ['Upload Count Data']],
  ['AADT', ['AADT Report']],
  ['flag', ['Quality Control']],
  ['importacion', ['Import History']],
  ['report', ['AADT Report']],
  ['flag import', []],
])('"%s" finds of the screens %j', (search, expected) =>
  expect(labels(knownFound(known, search, 6))).toEqual(expected),
);

test('no more than are asked for', () => expect(knownFound(known, 'o', 2)).toHaveLength(2));

const nothing = { rows: [], more: false };
const reply: SearchReply = {
  stations: {
    rows: [
      { station_id_tmg: 'AU0001', draft_id: null, name: 'Shoal Creek', street: '24th St', city: 'Austin' },
      { station_id_tmg: null, draft_id: 7, name: 'Red Line', street: null, city: null },
    ],
    more: false,
  },
  flows: {
    rows: [
      {
        id: 1,
        name: 'Bicycle SB',
        flowid_txdot: 'AU0001-3-2-5-9',
        station_id_tmg: 'AU0001',
        station_name: 'Shoal',
      },
      { id: 2, name: ' ', flowid_txdot: 'AU0001-3-2-1-9', station_id_tmg: 'AU0001', station_name: 'Shoal' },
    ],
    more: false,
  },
  people: { rows: [{ id: 3, name: 'Uma', email: 'u+1@example.org', agency: 'Austin' }], more: false },
  agencies: { rows: [{ id: 4, name: 'City of Houston' }], more: false },
};
const user = { flag_next_stations: 0 } as Parameters<typeof recordsFound>[1];

test('each record says what it is, and leads to where it is looked at', () => {
  const found = recordsFound(reply, user, (name) => `${name} (draft)`);
  expect(found.map(({ label, detail, to }) => [label, detail, to])).toEqual([
    ['AU0001 Shoal Creek', '24th St · Austin', '/stations/AU0001'],
    ['Red Line (draft)', '', '/edit-draft-station/7'],
    ['Bicycle SB', 'AU0001-3-2-5-9 · Shoal', '/stations/AU0001'],
    ['AU0001-3-2-1-9', 'Shoal', '/stations/AU0001'],
    ['Uma', 'u+1@example.org · Austin', '/authorized-users?search=u%2B1%40example.org'],
    ['City of Houston', undefined, '/agencies?agencies.f.name=City+of+Houston'],
  ]);
  const ofPreview = recordsFound(
    { ...reply, flows: nothing },
    { ...user, flag_next_stations: 1 },
    (name) => name,
  );
  expect(ofPreview[1]?.to).toBe('/next/edit-draft-station/7');
});

test('until the answer is here, what was found before shows as far as it fits', () => {
  const found = recordsFound(reply, user, (name) => name);
  expect(labels(stillFits(found, 'shoal 24th'))).toEqual(['AU0001 Shoal Creek']);
  expect(stillFits(found, '')).toHaveLength(found.length);
});

test('what was opened lately stands first and once; a heading has something under it', () => {
  const found = recordsFound(reply, user, (name) => name);
  const groups = groupsOf(found.slice(0, 1), found);
  expect(groups.map(({ kind, found: own }) => [kind, own.length])).toEqual([
    ['recent', 1],
    ['station', 1],
    ['flow', 2],
    ['person', 1],
    ['agency', 1],
  ]);
  expect(groupsOf([], [])).toEqual([]);
});

test.each([
  ['a', 'ArrowDown', 'b'],
  ['a', 'ArrowUp', 'a'],
  ['c', 'ArrowDown', 'c'],
  ['c', 'ArrowUp', 'b'],
  [null, 'ArrowDown', 'a'],
  ['gone', 'ArrowDown', 'a'],
  ['b', 'Home', 'b'],
])('from %s the key %s leads to %s', (at, key, expected) =>
  expect(movedTo(['a', 'b', 'c'], at, key)).toBe(expected),
);
