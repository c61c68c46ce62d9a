import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { Catalogue, Text } from './catalogue.ts';

const root = process.cwd();
const files = globSync('{shell,shared-ui,mfe-*}/src/**/*texts.ts', { cwd: root });
const isCatalogue = (value: unknown): value is Catalogue =>
  typeof value === 'object' && value !== null && 'en' in value && 'es' in value;
const formsOf = (text: Text): string[] => (typeof text === 'string' ? [text] : [text.one, text.other]);
const placesOf = (text: Text) =>
  [...new Set(formsOf(text).flatMap((form) => form.match(/\{\w+\}/g) ?? []))].sort();

test('there are catalogues to check', () => {
  expect(files.length).toBeGreaterThan(5);
});

describe.each(files)('%s', (file) => {
  test('says everything in both languages, with the same places', async () => {
    const catalogues = Object.values((await import(join(root, file))) as object).filter(isCatalogue);
    expect(catalogues.length).toBeGreaterThan(0);
    for (const { en, es } of catalogues) {
      expect(Object.keys(es).sort()).toEqual(Object.keys(en).sort());
      for (const [key, text] of Object.entries(en)) {
        const spanish = (es as Record<string, Text>)[key] ?? '';
        expect([key, placesOf(spanish)]).toEqual([key, placesOf(text)]);
        expect([key, formsOf(spanish).every((form) => form.trim() !== '')]).toEqual([key, true]);
      }
    }
  });
});
