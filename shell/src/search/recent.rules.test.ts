import type { Found } from './found.rules.ts';
import { recentOf, withRecent, type Recent } from './recent.rules.ts';

const found = (id: string): Found => ({ id, kind: 'screen', label: id, to: `/${id}`, icon: 'map' });
const ada = { id: 1, agency_id: 3 };
const kept = (...ids: string[]): Recent => ({ user: 1, agency: 3, list: ids.map(found) });
const idsOf = (list: Found[]) => list.map(({ id }) => id);

test.each<[string, { id: number; agency_id: number }, string[]]>([
  ['the same person', ada, ['a', 'b']],
  ['another person', { id: 2, agency_id: 3 }, []],
  ['the same in another agency', { id: 1, agency_id: 4 }, []],
])('%s is shown of what was kept', (_who, user, expected) =>
  expect(idsOf(recentOf(kept('a', 'b'), user))).toEqual(expected),
);

test('nothing kept is nothing', () => expect(recentOf(null, ada)).toEqual([]));

test.each<[string, Recent | null, string[]]>([
  ['alone', null, ['x']],
  ['before the others', kept('a', 'b'), ['x', 'a', 'b']],
  ['once', kept('a', 'x'), ['x', 'a']],
  [
    'and the oldest goes',
    kept('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'),
    ['x', 'a', 'b', 'c', 'd', 'e', 'f', 'g'],
  ],
  ['in the place of another’s', { ...kept('a'), user: 2 }, ['x']],
])('what is opened stands first: %s', (_case, before, expected) => {
  expect(idsOf(withRecent(before, ada, found('x')).list)).toEqual(expected);
});
