import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { faultsOfCode, faultsOfStyles } from './looks.rules.ts';
import { MADE } from './made.ts';
import { BREAKPOINTS, COLOURS } from './tokens.ts';

const root = process.cwd();
const read = (file: string) => readFileSync(join(root, file), 'utf8');
/** Where colours and sizes are at home. */
const HOME = new Set([...Object.keys(MADE), 'shared-ui/src/theme/tokens.ts', 'shared-ui/src/marks/marks.ts']);
const PARTS = '{shell,shared-ui,mfe-*}';
const filesOf = (pattern: string) =>
  globSync(pattern, { cwd: root }).filter((file) => !HOME.has(file) && !/\.test\.|\/testing\//.test(file));
const styles = filesOf(`${PARTS}/src/**/*.css`);
const programs = filesOf(`${PARTS}/{src,manual}/**/*.{ts,tsx,html}`);

test.each(Object.entries(MADE))(
  '%s is what its table makes of it; `npm run tokens` writes it',
  (file, make) => {
    expect(read(file)).toBe(make());
  },
);

test('style sheets take colours, spaces and widths from the tokens, and use each for what it means', () => {
  expect(styles.length).toBeGreaterThan(30);
  expect(
    styles.flatMap((file) => faultsOfStyles(read(file), BREAKPOINTS).map((fault) => `${file}:${fault}`)),
  ).toEqual([]);
});

test('no program has a colour, a space or a width of its own', () => {
  expect(programs.length).toBeGreaterThan(200);
  expect(programs.flatMap((file) => faultsOfCode(read(file)).map((fault) => `${file}:${fault}`))).toEqual([]);
});

test('every token that is used is there', () => {
  const sources = [...styles, ...Object.keys(MADE)].map((file) => [file, read(file)] as const);
  const defined = new Set(
    sources.flatMap(([, source]) => [...source.matchAll(/(--[\w-]+):/g)].map(([, name]) => name)),
  );
  const used = [...sources, ...programs.map((file) => [file, read(file)] as const)].flatMap(
    ([file, source]) => [...source.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => [file, name] as const),
  );
  expect(used.length).toBeGreaterThan(300);
  expect(used.filter(([, name]) => !defined.has(name))).toEqual([]);
});

test('there are at most four widths', () => expect(BREAKPOINTS.length).toBeLessThanOrEqual(4));

test('what stands outside of style sheets has the colours of the table', () => {
  const page = read('shell/public/index.html');
  expect(page).toContain(`<meta name="theme-color" content="${COLOURS.bar[0]}" />`);
  const sign = read('shell/public/favicon.svg');
  expect(sign.match(/#[0-9a-f]{3,8}/g)).toEqual([COLOURS.brand[0], COLOURS.bar[0]]);
});

test.each([
  ['a { color: #f2a900 }', 'colour'],
  ['a { color: #fff }', 'colour'],
  ['a { --own: rgb(1 2 3 / 0.5) }', 'colour'],
  ['a { border: 1px solid white }', 'colour'],
  ['a { fill: hsl(10 20% 30%) }', 'colour'],
  ['a { background: color-mix(in srgb, red, var(--c-text)) }', 'colour'],
  [`a { background: url("data:image/svg+xml,%3Csvg stroke='%23abcdef'/%3E") }`, 'colour'],
  ['a { padding: 10px }', 'space'],
  ['a { margin: 0 8px }', 'space'],
  ['a { gap: 0.5rem }', 'space'],
  ['a { margin-top: calc(100% - 10px) }', 'space'],
  ['@media (max-width: 600px) { a { color: inherit } }', 'breakpoint'],
  ['@media (width <= 768px) { a { color: inherit } }', 'breakpoint'],
  ['@media (min-width: 50em) { a { color: inherit } }', 'breakpoint'],
  ['@container (max-width: 300px) { a { color: inherit } }', 'breakpoint'],
  ['.sh-bar { border-color: var(--c-review) }', 'meaning'],
  ['.a.is-review, .b { border-color: var(--c-review) }', 'meaning'],
  ['.sh-bar { border-color: var(--c-sign) }', 'amber'],
  ['.note { color: var(--mark-suspect) }', 'meaning'],
  ['.note { background: var(--tile-none) }', 'meaning'],
])('the fault in %s is found', (source, what) => {
  expect(faultsOfStyles(source, BREAKPOINTS).join()).toContain(what);
});

test.each([
  'a { color: var(--c-text); background: transparent; border: 1px solid currentcolor }',
  'a { padding: 0 var(--s-3) 50% 1px; margin: auto calc(-1 * var(--s-2)); gap: calc(var(--s-4) + 1px) }',
  '@media (max-width: 640px) { a { color: inherit } }',
  '@media (prefers-reduced-motion: reduce) { a { color: CanvasText } }',
  '.sh-marker.is-review::before { box-shadow: 0 0 0 5px var(--c-review) }',
  '.is-suspect > td { background: var(--tile-suspect) }',
])('nothing is wrong with %s', (source) => expect(faultsOfStyles(source, BREAKPOINTS)).toEqual([]));

test.each([
  ["const BLUE = '#1d4f91';", 'colour'],
  ['<path fill="#fff" />', 'colour'],
  ['<path fill="white" />', 'colour'],
  ["context.fillStyle = 'red';", 'colour'],
  ["const wash = 'rgb(1 2 3)';", 'colour'],
  ['<p style={{ marginTop: 10 }}>', 'space'],
  ["window.matchMedia('(max-width: 600px)')", 'breakpoint'],
])('the fault in %s is found', (source, what) => expect(faultsOfCode(source).join()).toContain(what));

test.each(["location.hash === '#counts'", '<path fill="none" />', "read('--c-text')", 'a(`url(#${id})`)'])(
  'nothing is wrong with %s',
  (source) => expect(faultsOfCode(source)).toEqual([]),
);
