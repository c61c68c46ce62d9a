import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '../..');
const page = readFileSync(path.join(__dirname, '../SECURITY.md'), 'utf8');

type Row = { id: string; level: string; state: string; shown: string };
const rows: Row[] = page.split('\n').flatMap((line) => {
  const cells = line.split(' | ').map((cell) => cell.replaceAll(/^\| | \|$/g, '').trim());
  const [id = '', level = '', , state = '', ...shown] = cells;
  return /^\d+\.\d+\.\d+$/.test(id) ? [{ id, level, state, shown: shown.join(' | ') }] : [];
});

/** How many requirements of levels 1 and 2 each section of ASVS 5.0.0 has. */
const SECTIONS: Record<string, number> = {
  '1.1': 2,
  '1.2': 9,
  '1.3': 11,
  '1.4': 3,
  '1.5': 2,
  '2.1': 3,
  '2.2': 3,
  '2.3': 4,
  '2.4': 1,
  '3.2': 2,
  '3.3': 4,
  '3.4': 6,
  '3.5': 5,
  '3.7': 2,
  '4.1': 3,
  '4.2': 1,
  '4.3': 2,
  '4.4': 4,
  '5.1': 1,
  '5.2': 3,
  '5.3': 2,
  '5.4': 3,
  '6.1': 3,
  '6.2': 12,
  '6.3': 4,
  '6.4': 4,
  '6.5': 5,
  '6.6': 3,
  '6.8': 4,
  '7.1': 3,
  '7.2': 4,
  '7.3': 2,
  '7.4': 5,
  '7.5': 2,
  '7.6': 2,
  '8.1': 2,
  '8.2': 3,
  '8.3': 1,
  '8.4': 1,
  '9.1': 3,
  '9.2': 4,
  '10.1': 2,
  '10.2': 2,
  '10.3': 4,
  '10.4': 11,
  '10.5': 5,
  '10.6': 2,
  '10.7': 3,
  '11.1': 2,
  '11.2': 3,
  '11.3': 3,
  '11.4': 4,
  '11.5': 1,
  '11.6': 1,
  '12.1': 3,
  '12.2': 2,
  '12.3': 4,
  '13.1': 1,
  '13.2': 5,
  '13.3': 2,
  '13.4': 5,
  '14.1': 2,
  '14.2': 4,
  '14.3': 3,
  '15.1': 3,
  '15.2': 3,
  '15.3': 7,
  '16.1': 1,
  '16.2': 5,
  '16.3': 4,
  '16.4': 3,
  '16.5': 3,
  '17.1': 1,
  '17.2': 4,
  '17.3': 2,
};

const headings = new Set(
  [...page.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^a-z0-9 -]/g, '')
      .replaceAll(' ', '-'),
  ),
);
const tests = ({ shown }: Row) =>
  [...shown.matchAll(/`([^`]+\.(?:test\.tsx?|e2e\.ts))`: "([^"]+)"/g)].map(([, file = '', title = '']) => ({
    file,
    title,
  }));
const sections = ({ shown }: Row) =>
  [...shown.matchAll(/\]\(#([^)]+)\)/g)].map(([, section = '']) => section);

test('every requirement of levels 1 and 2 has one row', () => {
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  const counted: Record<string, number> = {};
  for (const { id } of rows) {
    const section = id.split('.').slice(0, 2).join('.');
    counted[section] = (counted[section] ?? 0) + 1;
  }
  expect(counted).toEqual(SECTIONS);
});

test('each is met, not applicable or open, and the page says how many of each', () => {
  const of = (state: string) => rows.filter((row) => row.state === state).length;
  expect(of('met') + of('not applicable') + of('open')).toBe(rows.length);
  expect(page.replaceAll(/\s+/g, ' ')).toContain(
    `Of ${rows.length} requirements ${of('met')} are met, ${of('not applicable')} not applicable and ${of('open')} open.`,
  );
});

test.each(rows.map((row) => [row.id, row] as const))(
  '%s names what shows it, or why it is not so',
  (_, row) => {
    for (const { file, title } of tests(row)) {
      expect([file, existsSync(path.join(root, file))]).toEqual([file, true]);
      expect([file, title, readFileSync(path.join(root, file), 'utf8').includes(title)]).toEqual([
        file,
        title,
        true,
      ]);
    }
    for (const section of sections(row)) expect(headings).toContain(section);
    if (row.state === 'met') expect(tests(row).length + sections(row).length).toBeGreaterThan(0);
    else expect(row.shown.replaceAll(/`[^`]+`: "[^"]+"/g, '').length).toBeGreaterThan(7);
  },
);
