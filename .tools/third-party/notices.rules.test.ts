import path from 'node:path';
import { serverNotices } from './notices.ts';
import { mapDataFolders, noticesText, onlyOnce, packageFolders } from './notices.rules.ts';

const root = path.join(__dirname, '../..');
const MIT = 'Permission is hereby granted …';
const notices = [
  { name: 'zod', version: '4.6.7', licence: 'MIT', text: `Copyright Z\n\n${MIT}` },
  { name: 'react-dom', version: '19.3.1', licence: 'MIT', text: `Copyright M\n\n${MIT}` },
  { name: 'react', version: '19.3.1', licence: 'MIT', text: `Copyright M\n\n${MIT}` },
];

test('each package is named with its licence, in order; one text that several bring stands once', () => {
  const text = noticesText('Software by others', notices);
  expect(text).toMatch(/^Software by others\n/);
  expect(text).toMatch(/react 19\.3\.1 \(MIT\)\nreact-dom 19\.3\.1 \(MIT\)\n\nCopyright M\n[^]*zod 4\.6\.7/);
  expect(text.split('Copyright M')).toHaveLength(2);
});

test('what several parts carry is told once', () => {
  expect(onlyOnce([...notices, ...notices])).toEqual(notices);
});

test('a file that was built in is known by its package; our own are of none', () => {
  expect(
    packageFolders([
      '/app/node_modules/react/index.js',
      '/app/node_modules/react/jsx-runtime.js',
      '/app/node_modules/@swc/helpers/esm/_x.js',
      '/app/node_modules/a/node_modules/b/c.css',
      '/app/shared-ui/src/ui/page.tsx',
    ]),
  ).toEqual([
    '/app/node_modules/@swc/helpers',
    '/app/node_modules/a/node_modules/b',
    '/app/node_modules/react',
  ]);
});

test('who brings the ground of the map hands on the licences of its data, once', () => {
  const ground = '/app/shared-ui/src/map/ground';
  expect(mapDataFolders([`${ground}/wide.made.ts`, `${ground}/near.made.ts`, `${ground}/looks.ts`])).toEqual([
    '/app/shared-ui/map-data',
  ]);
  expect(mapDataFolders([`${ground}/looks.ts`])).toEqual([]);
});

test("the server's own are all that it runs on, with a text for each, and no tool of the tests", () => {
  const found = serverNotices(root);
  const names = found.map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining(['hono', 'pg', 'pg-boss', '@electric-sql/pglite', 'postgres-date']),
  );
  expect(names).not.toContain('jest');
  expect(found.filter(({ text }) => text.trim() === '')).toEqual([]);
});
