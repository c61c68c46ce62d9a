import { readWeather } from './load-weather.ts';

const HEAD = 'STATION,NAME,LATITUDE,LONGITUDE,DATE,PRCP,TMAX,TMIN\r\n';
const day = (date: string, rain: string) =>
  `USW00013904,"AUSTIN, PEÑA\r\nFIELD",30.18311,-97.67989,${date},${rain},21.0,12.0\r\n`;

async function* inPieces(text: string, size: number): AsyncGenerator<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

test.each([1, 7, 1000])('a file that comes in pieces of %i bytes is the same file', async (size) => {
  const text = `\uFEFF${HEAD}${day('2026-03-07', '55.1')}${day('2026-03-08', '0.0')}`;
  const { sites, days } = await readWeather(inPieces(text, size));
  expect(sites).toMatchObject([{ id: 'USW00013904', name: 'AUSTIN, PEÑA\nFIELD' }]);
  expect(days).toMatchObject([
    { date: '2026-03-07', values: [21, 12, 55.1, null, null] },
    { date: '2026-03-08', values: [21, 12, 0, null, null] },
  ]);
});

test('lines are named as the file has them, over line ends within a cell', async () => {
  const text = `${HEAD}${day('2026-03-07', '55.1')}${day('2026-03-08', 'T')}`;
  await expect(readWeather(inPieces(text, 64))).rejects.toMatchObject({
    detail: { lines: [{ line: 4, reason: { en: 'PRCP: a number was expected, not “T”.' } }] },
  });
});

test('what is no file of weather is not read to its end', async () => {
  let pieces = 0;
  async function* counts(): AsyncGenerator<Uint8Array> {
    while (true) {
      pieces += 1;
      if (pieces > 100) throw new Error('Read on.');
      yield new TextEncoder().encode('Date,Count\n'.repeat(10_000));
    }
  }
  await expect(readWeather(counts())).rejects.toMatchObject({ status: 422 });
  expect(pieces).toBe(1);
});
