import { changedFields } from './changed-fields.rules.ts';

const before = { id: 1, version: 1, draft: true, name: 'A', land_uses: ['1'], note: null as string | null };

test.each([
  [{}, []],
  [{ name: 'B' }, ['name']],
  [{ land_uses: ['1', '8'] }, ['land_uses']],
  [{ note: '' }, ['note']],
  [{ version: 2, draft: false }, []],
])('of %j the audit log notes %j', (change, fields) => {
  expect(changedFields(before, { ...before, ...change })).toEqual(fields);
});
