import { paths, type User } from 'shared-domain';
import { sampleRegistry } from '../testing/sample-registry.ts';
import { knownFound } from './found.rules.ts';
import { screensFor } from './screens.rules.ts';
import { SYNONYMS } from './synonyms.texts.ts';

const NOBODY = { admin: 0, super_admin: 0, flag_deployments: 0, flag_next_stations: 0 };
const person = (rights: Partial<typeof NOBODY>) => ({ ...NOBODY, ...rights }) as unknown as User;
const user = person({});
const superAdmin = person({ super_admin: 1, flag_next_stations: 1 });

const find = (search: string, who: User, language: 'en' | 'es' = 'en') =>
  knownFound(screensFor(who, sampleRegistry.remotes, language), search, 3).map(({ label }) => label);

test.each<[string, string[]]>([
  ['upload', ['Upload Count Data']],
  ['subir archivo', ['Upload Count Data']],
  ['flag', ['Quality Control']],
  ['sign out', ['Logout']],
  ['drafts', ['Drafts']],
  ['password', ['Update Password', 'User Profile', 'Authorized Users']],
  ['validate count data', []],
  ['agencies', ['Agencies']],
])('"%s" leads a super admin to %j', (search, expected) => {
  const [first, ...others] = find(search, superAdmin);
  expect(first).toBe(expected[0]);
  expect(others.every((label) => expected.length === 1 || expected.includes(label))).toBe(true);
});

test.each(['agencies', 'authorized', 'registrations', 'preview'])(
  '"%s" leads an ordinary user nowhere',
  (search) => expect(find(search, user)).toEqual([]),
);

test('names are in the language of the person, found by either', () => {
  expect(find('salir', user, 'es')).toEqual(['Cerrar sesión']);
  expect(find('dashboard', user, 'es')[0]).toBe('Panel');
});

test('the manual and the way to write to somebody lead out of the app', () => {
  const out = screensFor(user, [], 'es').filter(({ outside }) => outside);
  expect(out.map(({ to }) => to)).toEqual([
    '/manual/count-exchange-es.pdf',
    expect.stringMatching(/^mailto:/),
  ]);
  expect(find('guía', user)).toEqual(['User Manual (PDF)']);
});

test('no screen is listed twice, and none that needs a record', () => {
  const ids = screensFor(superAdmin, sampleRegistry.remotes, 'en').map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => id.includes(':') && !id.includes('mailto'))).toEqual([]);
});

test('every screen that synonyms are for is there', () => {
  const patterns: string[] = Object.values(paths).map(({ pattern }) => pattern);
  const known = Object.keys(SYNONYMS).filter((at) => at.startsWith('/') && !at.startsWith('/manual'));
  expect(known.filter((at) => !patterns.includes(at.replace(/\?.*/, '')))).toEqual([]);
});
