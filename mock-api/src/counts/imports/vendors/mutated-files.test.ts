import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { minutesOfText } from 'shared-domain';
import { LARGEST_COUNT } from './cell-values.rules.ts';
import { readHead } from './file-head.ts';
import { mutate, mutations } from './mutations.ts';
import { countLines, likelyReaders, openCountFile, refusalByRows } from './read-count-file.ts';
import { bytesOf } from './fixtures/read-fixture.ts';
import { readers } from './readers.ts';
import type { CountLine } from './reading.ts';
import { rowReader } from './row-reader.ts';

// many runs in one test
jest.setTimeout(60_000);

const NOW = minutesOfText('2026-03-02 06:00:00') ?? NaN;
const fixtures = globSync('*/fixtures/*', { cwd: import.meta.dirname }).toSorted();

/** Reads the file with every reader that knows it, at both intervals; throws where it breaks a promise. */
async function readEveryWay(content: Buffer): Promise<void> {
  const head = await readHead(bytesOf(content));
  if ('refused' in head) {
    expect(head.refused.en).toMatch(/\.$/);
    return;
  }
  for (const { vendor } of new Set([...likelyReaders(head), ...readers])) {
    const file = await openCountFile(bytesOf(content), vendor);
    if (file === 'not-of-vendor' || 'refused' in file) continue;
    for (const interval of [15, 60]) {
      const { layout, dateFormat, thousands } = file;
      const options = {
        columns: layout.columns,
        interval,
        timeZone: 'America/Chicago',
        now: NOW,
        dateFormat,
        thousands,
      };
      const reader = rowReader(layout, options);
      const lines: CountLine[] = [];
      for await (const batch of countLines(file, reader)) lines.push(...batch);
      if (refusalByRows(reader, interval) || reader.lineErrors.rejected > 0) continue;
      checkCounts(lines, interval, layout.columns.length);
    }
  }
}

/** What may be written: one count of a column for each interval, of this century or a little before, whole numbers. */
function checkCounts(lines: CountLine[], interval: number, columns: number): void {
  const counts = lines.flatMap(({ minutes, values }) =>
    values.flatMap((value, column) => (value === undefined ? [] : [`${minutes} ${column}`])),
  );
  expect(new Set(counts).size).toBe(counts.length);
  for (const { minutes, values: all } of lines) {
    const values = Array.from(all, (value) => value ?? null);
    const fits = values.every((value) => value === null || (Number.isInteger(value) && value >= 0));
    const bound = values.every((value) => value === null || value <= 2 * LARGEST_COUNT);
    if (fits && bound && values.length === columns && minutes % interval === 0 && minutes <= NOW) continue;
    throw new Error(`${minutes}: ${values.join()} at ${interval} minutes`);
  }
}

test.each(fixtures)('%s, whatever happens to it, is read whole or refused', async (path) => {
  const original = readFileSync(join(import.meta.dirname, path));
  await fc.assert(
    fc.asyncProperty(mutations, async (changes) => readEveryWay(mutate(original, changes))),
    { numRuns: 50 },
  );
});

test('no text at all brings a reader down', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), async (bytes) => readEveryWay(Buffer.from(bytes))),
    { numRuns: 100 },
  );
});
