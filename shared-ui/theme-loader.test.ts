import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawTheme } from './theme-loader.mjs';

const packages = join(process.cwd(), 'node_modules');
const themePath = join(packages, 'primereact/resources/themes/lara-light-blue/theme.css');
const theme = drawTheme(readFileSync(themePath, 'utf8'), themePath);

test('the theme keeps the components in use and drops the others', () => {
  expect(theme).toContain('.p-datatable');
  expect(theme).toContain('.p-dropdown');
  expect(theme).not.toMatch(/\.p-(?:calendar|toast|galleria|editor)/);
});

test('no colour of the theme is left beside the tokens, save the black of shadows', () => {
  expect(theme).not.toMatch(/#[0-9a-f]{3,8}\b/i);
  const left = theme.match(/rgba?\([^)]*\)/g) ?? [];
  expect(left.filter((colour) => !colour.startsWith('rgba(0, 0, 0'))).toEqual([]);
});

test('the focus ring is a solid outline', () => {
  expect(theme).toContain('outline: 2px solid var(--c-focus)');
});

test('a colour without a token fails the build and says where it stands', () => {
  expect(() => drawTheme('.p-checkbox { color: #123456 }', themePath)).toThrow(
    '#123456 as text in .p-checkbox',
  );
});

test('the icons come in one font format', () => {
  const iconPath = join(packages, 'primeicons/primeicons.css');
  const icons = drawTheme(readFileSync(iconPath, 'utf8'), iconPath);
  expect(icons.match(/url\([^)]*\)/g)).toEqual(["url('./fonts/primeicons.woff2')"]);
});
