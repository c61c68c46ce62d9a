import { mayDo, type Asking, type JudgedFactor } from './factor-state.rules.ts';

const author: Asking = { userId: 3, isAdmin: false, hasMade: true };
const other: Asking = { userId: 4, isAdmin: false, hasMade: false };
const admin: Asking = { userId: 2, isAdmin: true, hasMade: false };
const ownAdmin: Asking = { userId: 2, isAdmin: true, hasMade: true };
const factor = (state: JudgedFactor['state'], value = 1.1): JudgedFactor => ({ state, value, user_id: 3 });

test.each([
  ['author', 'draft', author, 1.1, 'change propose withdraw'],
  ['author', 'proposed', author, 1.1, 'change withdraw'],
  ['author', 'approved', author, 1.1, ''],
  ['author', 'withdrawn', author, 1.1, ''],
  ['somebody else', 'draft', other, 1.1, ''],
  ['somebody else', 'proposed', other, 1.1, ''],
  ['an admin', 'draft', admin, 1.1, 'change propose withdraw'],
  ['an admin', 'proposed', admin, 1.1, 'change approve withdraw'],
  ['an admin', 'approved', admin, 1.1, 'end withdraw'],
  ['an admin', 'withdrawn', admin, 1.1, ''],
  ['an admin who made it', 'proposed', ownAdmin, 1.1, 'change approve withdraw'],
  ['an admin, unusual', 'proposed', admin, 1.5, 'change approve withdraw'],
  ['an admin who made it, unusual', 'proposed', ownAdmin, 1.5, 'change withdraw'],
  ['an admin who made it, too low', 'proposed', ownAdmin, 0.7, 'change withdraw'],
] as const)('%s with a %s factor', (_who, state, asking, value, may) => {
  const allowed = Object.entries(mayDo(factor(state, value), asking)).filter(([, is]) => is);
  expect(allowed.map(([what]) => what).join(' ')).toBe(may);
});
