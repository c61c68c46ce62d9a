import type { User } from 'shared-domain';
import { actsFor } from './acts.rules.ts';
import { knownFound } from './found.rules.ts';

const person = (super_admin: 0 | 1) => ({ admin: 0, super_admin }) as unknown as User;
const find = (search: string, who = person(0), now: Parameters<typeof actsFor>[1] = NOW) =>
  knownFound(actsFor(who, now), search, 6).map(({ label }) => label);
const NOW = { theme: 'system', language: 'en' } as const;

test.each([
  ['dark', ['Dark colors']],
  ['oscuro', ['Dark colors']],
  ['theme', ['Light colors', 'Dark colors']],
  ['modo', ['Light colors', 'Dark colors']],
  ['español', ['Show in Spanish']],
  ['language', ['Show in Spanish']],
  ['cache', []],
])('"%s" finds %j', (search, expected) => expect(find(search)).toEqual(expected));

test.each(['cache', 'caché'])('"%s" finds Clear Cache for those who may', (search) =>
  expect(find(search, person(1))).toEqual(['Clear Cache']),
);

test('what there is already is not offered, and all is named in the language of the person', () =>
  expect(actsFor(person(1), { theme: 'dark', language: 'es' }).map(({ label }) => label)).toEqual([
    'Colores claros',
    'Colores como el sistema',
    'Mostrar en inglés',
    'Vaciar la caché',
  ]));
