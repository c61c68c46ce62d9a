import { countStretches, stretches } from './stretches.rules.ts';

test('a stretch is taken apart without a gap, the rest last', () => {
  expect([...stretches({ from: '2024-02-27', until: '2024-03-03' }, 2)]).toEqual([
    { from: '2024-02-27', until: '2024-02-29' },
    { from: '2024-02-29', until: '2024-03-02' },
    { from: '2024-03-02', until: '2024-03-03' },
  ]);
});

const months = [
  { month: '2024-01-01', counts: 40 },
  { month: '2024-02-01', counts: 50 },
  { month: '2024-06-01', counts: 30 },
  { month: '2024-12-01', counts: 310 },
];
const all = { from: null, until: null };

test('months with few counts go together, one with many is taken apart', () => {
  expect(countStretches(months, all, 100)).toEqual([
    { from: '2024-01-01', until: '2024-03-01' },
    { from: '2024-06-01', until: '2024-07-01' },
    { from: '2024-12-01', until: '2024-12-11' },
    { from: '2024-12-11', until: '2024-12-21' },
    { from: '2024-12-21', until: '2024-12-31' },
    { from: '2024-12-31', until: '2025-01-01' },
  ]);
});

test('a day is never taken apart', () => {
  const [first] = countStretches([{ month: '2024-12-01', counts: 1_000_000 }], all, 100);
  expect(first).toEqual({ from: '2024-12-01', until: '2024-12-02' });
});

test.each([
  [{ from: '2024-02-10', until: '2024-06-03' }, ['2024-02-10', '2024-06-03']],
  [{ from: '2024-03-05', until: '2024-05-01' }, []],
  [{ from: null, until: '2024-01-05' }, ['2024-01-01', '2024-01-05']],
])('no further than %j', (asked, ends) => {
  const found = countStretches(months, asked, 100);
  expect([found[0]?.from, found.at(-1)?.until].filter(Boolean)).toEqual(ends);
});
