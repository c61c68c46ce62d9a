import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ownFiles } from '../docs/own-files.ts';

const root = path.join(__dirname, '../..');
const PARTS = ['shared-ui', 'shell', 'mfe-admin', 'mfe-exports', 'mfe-imports', 'mfe-qc', 'mfe-stations'];

/** Tables that are drawn by hand, and why each is none of the kit's (T32). Whatever lists what is kept, is the kit's. */
const BY_HAND: Record<string, string> = {
  'mfe-imports/src/file-reading/first-rows.tsx':
    'the first lines of a file as it is, headings chosen in place',
  'mfe-imports/src/import-preview/daily-table.tsx': 'a picture in figures',
  'mfe-imports/src/recent-imports/rejected-lines.tsx':
    'lines of a file, with a file of its own to correct by',
  'mfe-qc/src/calendar/month-table.tsx': 'a month, drawn as one',
  'mfe-qc/src/several/several-table.tsx': 'a form: a checklist of what is chosen',
  'mfe-qc/src/validate-counts/certify/ledger-dialog.tsx': 'the entries of one station, with what is undone',
  'mfe-qc/src/validate-counts/grid/counts-grid.tsx': 'a form: counts that are typed, with views of its own',
  'mfe-qc/src/validate-counts/history/edit-changes.tsx': 'one edit, come by in parts',
  'mfe-qc/src/validate-counts/paper/paper-sheet.tsx': 'a sheet on paper',
  'mfe-qc/src/validate-counts/picture/month-table.tsx': 'a picture in figures',
  'mfe-stations/src/flow/flows.tsx': 'a form: the flows of a station',
  'mfe-stations/src/station-editing/stale-notice.tsx': 'two versions of a record beside each other',
  'shared-ui/src/form/calendar.tsx': 'a month, drawn as one',
};
/** The kit's table without a name: it has no tools, for it is there on paper alone. */
const ON_PAPER = ['mfe-exports/src/figures/printed-figures.tsx'];

const programs = PARTS.flatMap((part) => ownFiles(root, part)).filter(
  (file) => /\/src\/.*\.tsx$/.test(file) && !/\.test\.tsx$|\/testing\//.test(file),
);
const sourceOf = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** The tables of the kit that a file draws, each as it stands there: up to where its own line of indentation closes it. */
function tablesIn(source: string): string[] {
  return [...source.matchAll(/^( *)(?:return )?<DataTable\b(?:.*\/>|[^]*?^\1\/>)/gm)].map(([table]) => table);
}

const tables = programs.flatMap((file) => tablesIn(sourceOf(file)).map((table) => ({ file, table })));

test('a table is the kit’s, or there is a reason', () => {
  const drawn = programs.filter((file) => /<table\b/.test(sourceOf(file)));
  expect(drawn.toSorted()).toEqual(Object.keys(BY_HAND).toSorted());
});

test('every table of the kit is found by this test', () => {
  const uses = programs.flatMap((file) => [...sourceOf(file).matchAll(/<DataTable\b/g)].map(() => file));
  expect(uses.length).toBeGreaterThan(40);
  expect(tables.map(({ file }) => file)).toEqual(uses);
});

test('only a sheet on paper has no name, and so no tools', () => {
  const nameless = tables.filter(({ table }) => !/\btools=/.test(table) || table.includes('tools={null}'));
  expect(nameless.map(({ file }) => file)).toEqual(ON_PAPER);
});

test('no two tables have the same name: what is kept for one would be shown of the other', () => {
  const names = programs.flatMap((file) =>
    [...sourceOf(file).matchAll(/\btools="([^"]*)"/g)].map(([, name]) => name),
  );
  expect(names).toEqual([...new Set(names)]);
  expect(names.filter((name) => !/^[a-z][a-z0-9-]{0,59}$/.test(name ?? ''))).toEqual([]);
});

test('what can be narrowed or put in order is so in the address: it survives a reload and can be sent', () => {
  const lost = tables.filter(
    ({ file, table }) => !table.includes('urlState') && /\b(?:sortable: true|filter: ')/.test(sourceOf(file)),
  );
  expect(lost.map(({ file }) => file)).toEqual([]);
});

test.each([
  ['  return <DataTable rows={rows} tools="a" />;\n', 1],
  ['  return (\n    <DataTable\n      cell={() => <Mark />}\n      tools="a"\n    />\n  );\n', 1],
  ['<PrimeTable rows={rows} />\n', 0],
])('%j draws %i', (source, count) => expect(tablesIn(source)).toHaveLength(count));
