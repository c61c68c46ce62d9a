import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ownFiles } from '../docs/own-files.ts';

const root = path.join(__dirname, '../..');
const PARTS = ['shared-ui', 'shell', 'mfe-admin', 'mfe-exports', 'mfe-imports', 'mfe-qc', 'mfe-stations'];

/** Boxes whose cell takes the press, which would come to a label twice. */
const BY_CELL = ['mfe-qc/src/validate-counts/grid/count-row.tsx'];

const BOX = /<input\b(?:[^>]|=>)*?type="(?:checkbox|radio)"/g;

/** How many boxes to check or choose stand outside of any label: drawn 17 px wide, they would be pressed there alone. */
function bareBoxes(source: string): number {
  return [...source.matchAll(BOX)].filter(({ index }) => {
    const before = source.slice(0, index);
    return before.lastIndexOf('<label') <= before.lastIndexOf('</label>');
  }).length;
}

const programs = PARTS.flatMap((part) => ownFiles(root, part)).filter(
  (file) => /\/src\/.*\.tsx$/.test(file) && !/\.test\.tsx$|\/testing\//.test(file),
);
const sourceOf = (file: string) => readFileSync(path.join(root, file), 'utf8');

test('each box stands in a label, or its cell takes the press: 24 px at least (WCAG 2.5.8)', () => {
  const drawn = programs.flatMap((file) => [...sourceOf(file).matchAll(BOX)]);
  expect(drawn.length).toBeGreaterThan(15);
  const bare = programs.filter((file) => bareBoxes(sourceOf(file)) > 0);
  expect(bare).toEqual(BY_CELL);
});

test.each([
  ['<td><input type="checkbox" checked={is} /></td>', 1],
  ['<label>Other</label><input name="a" onChange={() => go()} type="radio" />', 1],
  ['<label className="cx-box"><input type="checkbox" /></label>', 0],
])('%s has %i outside of labels', (source, count) => expect(bareBoxes(source)).toBe(count));

test.each([
  ['cx-box', 'min-width: 24px'],
  ['cx-box', 'min-height: 24px'],
  ['cx-check', 'min-height: 24px'],
])('.%s has %s', (name, declared) => {
  const css = sourceOf('shared-ui/src/theme/fields.css');
  expect(css.slice(css.indexOf(`.${name} {`)).split('}')[0]).toContain(declared);
});
