import { readdirSync, readFileSync } from 'node:fs';
import { ASSETS } from './assets.ts';

test('each sheet of the public pages is in their style, once', () => {
  const folder = new URL('assets/pages/', import.meta.url);
  const sheets = readdirSync(folder).map((name) => readFileSync(new URL(name, folder), 'utf8'));
  expect(sheets.length).toBeGreaterThan(5);
  for (const sheet of sheets) expect(ASSETS.pageStyle.body.split(sheet)).toHaveLength(2);
});
