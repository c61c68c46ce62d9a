import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ownFiles } from '../docs/own-files.ts';

const root = path.join(__dirname, '../..');
const PARTS = ['shared-ui', 'shell', 'mfe-admin', 'mfe-exports', 'mfe-imports', 'mfe-qc', 'mfe-stations'];

/** Where formats of `Intl` are made; everything else takes them from there. */
const HOME = [
  'shared-ui/domain/src/calendar/holidays.rules.ts',
  'shared-ui/domain/src/texts/language.ts',
  'shared-ui/domain/src/wall-clock.rules.ts',
];
/** Who writes less than a date or more than one, in the language's words, and why. */
const OWN_WORDS: Record<string, string> = {
  'shared-ui/domain/src/texts/index.ts': 'hands it on',
  'shared-ui/src/i18n/formats.ts': 'the one written form',
  'shared-ui/src/form/calendar.tsx': 'months and weekdays of the picker',
  'mfe-exports/src/figures/weekday-names.ts': 'names of weekdays',
  'mfe-exports/src/report/month-names.ts': 'names of months',
  'mfe-qc/src/calendar/calendar.screen.tsx': 'a month',
  'shared-ui/domain/src/texts/compared-series.rules.ts':
    'a day, for screens and for the server’s pages alike',
  'mfe-qc/src/compare/series-words.ts': 'a month and its year, and the weekdays',
  'mfe-qc/src/calendar/month-table.tsx': 'weekdays, and days of one month',
  'mfe-qc/src/validate-counts/picture/calendar-grid.tsx': 'weekdays',
  'mfe-qc/src/validate-counts/picture/calendar-map.tsx': 'a day with its weekday',
  'mfe-qc/src/validate-counts/picture/month-table.tsx': 'months',
  'shared-ui/src/time-axis/ticks.rules.ts': 'ticks of an axis',
  'mfe-stations/src/network-health/uptime-table.tsx': 'months',
  'shell/src/layout/bar-tools.tsx': 'the name of the zone',
  'shell/src/layout/brought-notices.tsx': 'a time of today',
  'shell/src/session/session-warning.tsx': 'a time of today, with seconds',
};

/**
 * Rows of counts, on the screen and on their sheet, have times as the files and the data write them, in both languages:
 * there they are sorted, compared and copied into a spreadsheet. Nowhere else.
 */
const ROWS_OF_COUNTS = [
  'mfe-qc/src/validate-counts/file/count-columns.ts',
  'mfe-qc/src/validate-counts/grid/count-row.tsx',
  'mfe-qc/src/validate-counts/grid/grid.rules.ts',
  'mfe-qc/src/validate-counts/paper/paper-sheet.tsx',
];

/** A program without its comments. */
const bare = (source: string) => source.replaceAll(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '');

/** What takes a date or writes it in a way of its own. */
function strangeDates(file: string, source: string): string[] {
  const text = bare(source);
  const isOwn = file in OWN_WORDS || HOME.includes(file);
  return [
    ...(/type=(?:"|\{')(?:date|datetime-local|time|month|week)\b/.test(text)
      ? ['a picker of the browser’s']
      : []),
    ...(/primereact\/calendar/.test(text) ? ['a picker of PrimeReact’s'] : []),
    ...(/\.toLocale(?:Date|Time)?String\(/.test(text) ? ['a format of the browser’s'] : []),
    ...(/new Intl\.DateTimeFormat\(/.test(text) && !HOME.includes(file) ? ['a format of its own'] : []),
    ...(/\b(?:dateFormat|wallFormat)\(/.test(text) && !isOwn ? ['words of its own'] : []),
    // a day put into a sentence as the data write it: words come from formatDate or formatPeriod
    ...(/\bt\((?:[^()]|\([^()]*\))*(?<!formatDate\([\w.?]*|formatPeriod\([^)]*)\.slice\(0, 1[06]\)/.test(text)
      ? ['a day in a sentence that is not in words']
      : []),
    ...(/>\s*\{[\w.?]*\b(?:date|day|ts|time|from|until|\w+_(?:at|on|day|date))\}\s*</.test(text)
      ? ['a time that is not in words']
      : []),
    ...(/\bshownDate\(/.test(text) && !ROWS_OF_COUNTS.includes(file) ? ['a time of the rows of counts'] : []),
  ].map((what) => `${file}: ${what}`);
}

const programs = PARTS.flatMap((part) => ownFiles(root, part)).filter(
  (file) => /\/src\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$|\/testing\//.test(file),
);
const sourceOf = (file: string) => readFileSync(path.join(root, file), 'utf8');

test('dates are taken by one picker and written in one form', () => {
  expect(programs.length).toBeGreaterThan(500);
  expect(programs.flatMap((file) => strangeDates(file, sourceOf(file)))).toEqual([]);
});

test('who writes more or less than a date still does', () => {
  const idle = Object.keys(OWN_WORDS).filter((file) => !/\b(?:dateFormat|wallFormat)\b/.test(sourceOf(file)));
  expect(idle).toEqual([]);
  expect(ROWS_OF_COUNTS.filter((file) => !/\bshownDate\b/.test(sourceOf(file)))).toEqual([]);
});

test.each([
  ['<input type="date" />', 'a picker of the browser’s'],
  ["<input type={'datetime-local'} />", 'a picker of the browser’s'],
  ["import { Calendar } from 'primereact/calendar';", 'a picker of PrimeReact’s'],
  ['day.toLocaleDateString()', 'a format of the browser’s'],
  ["new Intl.DateTimeFormat('en')", 'a format of its own'],
  ["wallFormat(language, { dateStyle: 'short' })", 'words of its own'],
  ["t('span', { first: first.slice(0, 10) })", 'a day in a sentence that is not in words'],
  ['<th scope="row">{row.date}</th>', 'a time that is not in words'],
  ['<td>\n  {export.made_at}\n</td>', 'a time that is not in words'],
  ['<td>{shownDate(row.date)}</td>', 'a time of the rows of counts'],
])('%s is %s', (source, what) => {
  expect(strangeDates('mfe-qc/src/planted.tsx', source)).toEqual([`mfe-qc/src/planted.tsx: ${what}`]);
});

test('a day in words, and a comment, are none of these', () => {
  const source = 't(\'span\', { first: formatDate(first.slice(0, 10)) }); // not type="date"';
  expect(strangeDates('mfe-qc/src/planted.tsx', source)).toEqual([]);
});
