import type { Fields } from './fields.ts';
import { keptValues, nameOf } from './kept-form.rules.ts';

type Values = { name: string; old: string; file: string };
const fields: Fields<Values> = {
  name: { label: 'Name', control: 'text' },
  old: { label: 'Password', control: 'password' },
};

test('a password is never kept', () => {
  expect(keptValues(fields, { name: 'Ann', old: 'count-exchange', file: 'x' })).toEqual({
    name: 'Ann',
    file: 'x',
  });
});

test.each([
  [{ name: '', city: null }, { city: null, name: '' }, true],
  [{ name: '' }, { name: 'Ann' }, false],
  [{ name: '' }, { name: '', city: '' }, false],
  [{ id: 5, name: 'Austin' }, { id: 7, name: 'Austin' }, false],
])('forms that begin with %j and %j have the same name: %s', (one, other, same) =>
  expect(nameOf(one) === nameOf(other)).toBe(same),
);
