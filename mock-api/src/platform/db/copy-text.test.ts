import { copyChunks, copyLine } from './copy-text.ts';

test.each([
  [[1, 'a', null], '1\ta\t\\N\n'],
  [['tab\there', 'line\nend', 'back\\slash'], 'tab\\there\tline\\nend\tback\\\\slash\n'],
  [[true, 1.5, undefined, ''], 'true\t1.5\t\\N\t\n'],
])('%j is written as one line', (row, expected) => {
  expect(copyLine(row)).toBe(expected);
});

test('rows come in pieces, none lost', async () => {
  const rows = Array.from({ length: 100 }, (_, number) => [number, 'x'.repeat(10)]);
  const pieces = [];
  for await (const piece of copyChunks(rows, 200)) pieces.push(piece);
  expect(pieces.length).toBeGreaterThan(5);
  expect(pieces.reduce((sum, piece) => sum + piece.rows, 0)).toBe(100);
  expect(pieces.map(({ text }) => text).join('')).toBe(rows.map(copyLine).join(''));
});
