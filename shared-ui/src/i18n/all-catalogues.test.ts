import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { Catalogue } from 'shared-domain/texts';

const root = process.cwd();
const files = globSync(
  ['{shell,shared-ui,mfe-*}/src/**/*texts.ts', 'shared-ui/domain/src/texts/*.texts.ts'],
  {
    cwd: root,
  },
);
const isCatalogue = (value: unknown): value is Catalogue =>
  typeof value === 'object' && value !== null && 'en' in value && 'es' in value;
/** The names at the head of each place, plurals and choices included. */
const placesOf = (text: string) =>
  [...new Set(Array.from(text.matchAll(/\{(\w+)(?=[,}])/g), ([, name]) => name ?? ''))].sort();

test('there are catalogues to check', () => {
  expect(files.length).toBeGreaterThan(5);
});

// types hold this too, where the texts are literal
describe.each(files)('%s', (file) => {
  test('says everything in both languages, with the same places', async () => {
    const catalogues = Object.values((await import(join(root, file))) as object).filter(isCatalogue);
    expect(catalogues.length).toBeGreaterThan(0);
    for (const { en, es } of catalogues) {
      expect(Object.keys(es).sort()).toEqual(Object.keys(en).sort());
      for (const [key, text] of Object.entries(en)) {
        const spanish = es[key] ?? '';
        expect([key, placesOf(spanish)]).toEqual([key, placesOf(text)]);
        expect([key, spanish.trim() !== '']).toEqual([key, true]);
      }
    }
  });
});
