import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ownFiles } from '../docs/own-files.ts';
import { root } from '../project.mjs';

// Dates, times and numbers are put in words by `dateFormat`, `wallFormat` and `numberFormat` of shared-domain/texts, so
// that a language writes them in one way everywhere.

/** Files that make a format of their own, and why. */
const OWN: Record<string, string> = {
  'shared-ui/domain/src/calendar/holidays.rules.ts': 'reads the Hebrew calendar, writes nothing',
  'shared-ui/domain/src/texts/language.ts': 'the one place',
  'shared-ui/domain/src/wall-clock.rules.ts': "reads a zone's clock part by part, for no reader",
  'mock-api/src/demo/seed/generator/calendar.ts': "the day in the demo's zone, as ISO, for no reader",
};

const FORMAT =
  /\bIntl\.(?:DateTimeFormat|NumberFormat|RelativeTimeFormat)\(|\.toLocale(?:Date|Time)?String\(/;

test.each([
  ["new Intl.DateTimeFormat('en', { month: 'long' })", true],
  ["new Intl.NumberFormat('en').format(1)", true],
  ["count.toLocaleString('en-US')", true],
  ['moment.toLocaleTimeString()', true],
  ['const style: Intl.DateTimeFormatOptions = {}', false],
  ["dateFormat(language, { month: 'long' })", false],
])('%s makes a format of its own: %s', (source, expected) => expect(FORMAT.test(source)).toBe(expected));

test('each file that makes a format of its own has its line here, and each line its file', () => {
  const files = ownFiles(root).filter(
    (file) =>
      /^(?:shell|mfe-[a-z]+|shared-ui|mock-api)\/.*\.tsx?$/.test(file) && !/\.test\.|\/e2e\//.test(file),
  );
  const making = files.filter((file) => FORMAT.test(readFileSync(path.join(root, file), 'utf8')));
  expect(making.sort()).toEqual(Object.keys(OWN).sort());
});
