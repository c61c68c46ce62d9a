import {
  isSamePage,
  KEPT_MS,
  plain,
  readKept,
  taken,
  typedFields,
  withoutPart,
  withWork,
  type KeptWork,
} from './kept-work.rules.ts';

const NOW = 1_800_000_000_000;
const work = (change: Partial<KeptWork> = {}): KeptWork => ({
  path: '/user-profile',
  search: '',
  title: 'User Profile',
  agency: { id: 3, name: 'City of Austin' },
  at: NOW - 1000,
  parts: { profile: { base: { name: 'Ann' }, mine: { name: 'Ann R' } } },
  ...change,
});

test.each([
  ['a text', 'a', 'a'],
  ['nothing', null, null],
  ['a list with a file in it', ['a', new Blob(['x'])], ['a', null]],
  ['a file', new Blob(['x']), undefined],
  ['a function', () => 1, undefined],
  ['fields, one of them a file', { name: 'a', file: new Blob(['x']) }, { name: 'a' }],
  ['what is nested', { a: { b: [{ c: 1 }] } }, { a: { b: [{ c: 1 }] } }],
])('%s is kept as text or not at all', (_, value, kept) => expect(plain(value)).toEqual(kept));

test.each([
  [{ a: 1, b: 2 }, { a: 1, b: 3 }, { b: 3 }],
  [{ a: 1 }, { a: 1, c: 'new' }, { c: 'new' }],
  [{ a: 1 }, { a: null }, { a: null }],
  [{ a: ['x'] }, { a: ['x'] }, {}],
  [{ a: undefined }, { a: null }, {}],
])('of %j and %j the typed fields are %j', (base, mine, typed) =>
  expect(typedFields(base, mine)).toEqual(typed),
);

test.each([
  ['', '', 'typed', 'typed'],
  [
    { a: '1', b: '2' },
    { a: '', b: '' },
    { a: '', b: '7' },
    { a: '1', b: '7' },
  ],
  [['b'], [], ['a'], ['a']],
  [{ a: 1 }, null, { a: 2 }, { a: 2 }],
])('where %j stands, what began as %j and became %j is brought in', (now: unknown, base, mine, then) =>
  expect(taken(now, base, mine)).toEqual(then),
);

test.each([
  ['what was kept just now', JSON.stringify([work()]), 1],
  ['what has run out', JSON.stringify([work({ at: NOW - KEPT_MS })]), 0],
  ['what is of a time to come', JSON.stringify([work({ at: NOW + 1000 })]), 0],
  ['nothing', null, 0],
  ['what is no JSON', '{', 0],
  ['what is no list', '{"path":"/"}', 0],
  ['what has another shape', JSON.stringify([{ path: '/' }, 7, null, work()]), 1],
  ['parts of another shape', JSON.stringify([{ ...work(), parts: { profile: 'x' } }]), 0],
])('%s', (_, text, count) => expect(readKept(text, NOW)).toHaveLength(count));

test('work of the same page in another agency is another page’s', () => {
  expect(isSamePage(work(), work({ at: 1 }))).toBe(true);
  expect(isSamePage(work(), work({ agency: { id: 4, name: 'City of Houston' } }))).toBe(false);
  expect(isSamePage(work(), work({ path: '/dashboard' }))).toBe(false);
});

test('a form that is kept again takes the place of what was kept of it before', () => {
  const contact = { base: {}, mine: { name: 'Bob' } };
  const before = [work({ parts: { profile: { base: 1, mine: 2 }, contact } }), work({ path: '/dashboard' })];
  const [other, now] = withWork(before, work({ parts: { profile: { base: 1, mine: 3 } } }));
  expect(other?.path).toBe('/dashboard');
  expect(now?.parts).toEqual({ profile: { base: 1, mine: 3 }, contact });
});

test('a page of which nothing is left goes', () => {
  const list = [work({ parts: { a: { base: 1, mine: 2 }, b: { base: 1, mine: 2 } } })];
  const once = withoutPart(list, work(), 'a');
  expect(Object.keys(once[0]?.parts ?? {})).toEqual(['b']);
  expect(withoutPart(once, work(), 'b')).toEqual([]);
});
