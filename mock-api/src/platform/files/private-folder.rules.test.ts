import { ancestorFault, entryFault, folderFault, type Place } from './private-folder.rules.ts';

const ME = 1000;
const OTHER = 1001;
const place = (change: Partial<Place>): Place => ({
  path: '/srv/data',
  kind: 'folder',
  owner: ME,
  mode: 0o700,
  ...change,
});

test.each<[string, Partial<Place>, string | null]>([
  ['closed', {}, null],
  ['as an earlier release made it', { mode: 0o755 }, null],
  [
    'writable by its group',
    { mode: 0o775 },
    'Other accounts can write to the data folder /srv/data (mode 775)',
  ],
  ['writable by all', { mode: 0o777 }, '(mode 777)'],
  ['writable by all, with the sticky bit', { mode: 0o1777 }, '(mode 1777)'],
  ['another account’s', { owner: OTHER }, 'belongs to another account (number 1001; this is 1000)'],
  ['the administrator’s', { owner: 0 }, 'belongs to another account (number 0; this is 1000)'],
  ['a file', { kind: 'file' }, 'is not a folder'],
])('a data folder that is %s', (_, change, expected) => {
  const fault = folderFault(place(change), ME);
  if (expected === null) expect(fault).toBeNull();
  else expect(fault).toContain(expected);
});

test.each<[string, Partial<Place>, string | null]>([
  ['a folder', { mode: 0o755 }, null],
  ['a folder of another account', { mode: 0o755, owner: OTHER }, null],
  ['a folder that all may write to', { mode: 0o777 }, 'every account can write to /srv (mode 777)'],
  ['a folder like /tmp', { mode: 0o1777, owner: 0 }, null],
  ['a link of ours', { kind: 'link', mode: 0o777 }, null],
  ['a link of the administrator', { kind: 'link', mode: 0o777, owner: 0 }, null],
  ['a link of another account', { kind: 'link', mode: 0o777, owner: OTHER }, 'reached by the link /srv'],
])('above the data folder, %s', (_, change, expected) => {
  const fault = ancestorFault('/srv/data', place({ path: '/srv', ...change }), ME);
  if (expected === null) expect(fault).toBeNull();
  else expect(fault).toContain(expected);
});

test.each<[string, Partial<Place>, string | null]>([
  ['an open file of ours', { kind: 'file', mode: 0o666 }, null],
  ['an open folder of ours', { mode: 0o777 }, null],
  ['a file of another account', { kind: 'file', owner: OTHER }, 'belongs to another account (number 1001'],
  ['a link', { kind: 'link', mode: 0o777 }, 'is a link'],
])('in the data folder, %s', (_, change, expected) => {
  const fault = entryFault(place(change), ME);
  if (expected === null) expect(fault).toBeNull();
  else expect(fault).toContain(expected);
});
