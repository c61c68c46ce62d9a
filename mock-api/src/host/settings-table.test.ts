import { readFileSync } from 'node:fs';
import path from 'node:path';
import { optionsFrom } from './options.ts';
import { SETTING_NAMES } from './setting-names.ts';

const readme = readFileSync(path.join(import.meta.dirname, '../../../README.md'), 'utf8');

/** The names in the first column of the table of settings. */
const listed = () => {
  const table = readme.slice(readme.indexOf('| Setting')).split('\n\n')[0] ?? '';
  const rows = table.split('\n').slice(2);
  return rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`([A-Z][A-Z0-9_]*)`/g)].map(([, name]) => name ?? ''),
  );
};

/** Every name that the options look at, with these set. */
function readWith(env: Record<string, string>): string[] {
  const names = new Set<string>();
  const watched = new Proxy(env, {
    get: (of, name) => {
      names.add(String(name));
      return of[String(name)];
    },
  });
  optionsFrom(watched);
  return [...names];
}

test('the table of settings holds what the server reads, each once, and nothing else', () => {
  const settings: Record<string, string>[] = [
    {},
    { RECAPTCHA_SITE_KEY: 'a', RECAPTCHA_SECRET: 'b' },
    { MAP_TILES_URL: 'https://tiles.example/{z}/{x}/{y}.png', MAP_TILES_ATTRIBUTION: 'tiles' },
    { NODE_ENV: 'production' },
    {
      DATABASE_URL: 'postgres:///counts',
      FILES_URL: 's3://counts',
      S3_ENDPOINT: 'https://s3.example',
      AWS_ACCESS_KEY_ID: 'a',
      AWS_SECRET_ACCESS_KEY: 'b',
    },
    { ECO_VISIO_URL: 'https://eco.example', ECO_VISIO_CLIENT_ID: 'a', ECO_VISIO_CLIENT_SECRET: 'b' },
  ];
  const read = settings.flatMap(readWith);
  expect(listed().toSorted()).toEqual([...new Set(read)].toSorted());
});

test('a misspelling is looked for of every setting in the table', () => {
  expect([...SETTING_NAMES].toSorted()).toEqual(listed().toSorted());
});
