import { csvRows, detectDelimiter, type CsvRow } from './csv-rows.ts';

async function rowsOf(delimiter: string, ...pieces: string[]): Promise<CsvRow[]> {
  const rows: CsvRow[] = [];
  for await (const batch of csvRows(
    (async function* () {
      yield* pieces;
    })(),
    delimiter,
  ))
    rows.push(...batch);
  return rows;
}

test('rows keep the line they start on', async () => {
  expect(await rowsOf(',', 'a,"b\nc"\n', '\n"d, e",f')).toEqual([
    { line: 1, cells: ['a', 'b\nc'] },
    { line: 3, cells: [''] },
    { line: 4, cells: ['d, e', 'f'] },
  ]);
});

test('a long text comes in batches and loses no row', async () => {
  const lines = Array.from({ length: 20_000 }, (_, index) => `2024-09-09 00:00:00,${index},"x\ny"`);
  const text = lines.join('\n');
  const pieces = Array.from({ length: Math.ceil(text.length / 1000) }, (_, index) =>
    text.slice(index * 1000, index * 1000 + 1000),
  );
  const rows = await rowsOf(',', ...pieces);
  expect(rows).toHaveLength(20_000);
  expect(rows[19_999]).toEqual({ line: 39_999, cells: ['2024-09-09 00:00:00', '19999', 'x\ny'] });
});

test('a quote that is never closed does not hold the file back', async () => {
  const lines = Array.from({ length: 200_000 }, (_, index) => `${index},1`);
  const rows = await rowsOf(',', `"a,1\n${lines.join('\n')}`, '\n1,1\n');
  expect(rows.length).toBeGreaterThan(0);
});

test('a line that never ends is the last one read', async () => {
  const rows = await rowsOf(
    ',',
    'a,b\n',
    ...Array.from({ length: 40 }, () => 'x'.repeat(100_000)),
    '\nc,d\n',
  );
  expect(rows).toEqual([
    { line: 1, cells: ['a', 'b'] },
    { line: 2, cells: [expect.any(String)], isTooLong: true },
  ]);
});

test.each([
  [',', 'Date,NB\n2024-09-09 00:00:00,1'],
  [';', 'Date;"Peña, NB";SB\n01/01/2012;35;0'],
  ['\t', 'Time\tNB\n2024-09-09 00:00:00\t1'],
  ['|', 'Time|NB|SB\n1|2|3'],
  [
    ',',
    'Period,"September 9, 2024 12:00 AM -> September 11, 2024 12:00 AM",\n\nTime,A,A IN,\n"Sep 9, 2024 12:00 AM",1,1,\n"Sep 9, 2024 1:00 AM",1,1,',
  ],
  [',', 'just a letter'],
])('the delimiter %j is found', (delimiter, text) => expect(detectDelimiter(text)).toBe(delimiter));
