import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { manualEn } from './en.ts';
import { manualEs } from './es.ts';
import { PICTURE_MAX_BYTES, MANUAL_LANGUAGES, picturesOf, type Block, type Manual } from './manual.ts';

const MANUALS = { en: manualEn, es: manualEs };
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47]);

/** What a block is, and how many items it has. */
function shapeOf(block: Block): string {
  if (typeof block === 'string') return 'text';
  if ('head' in block) return 'head';
  if ('picture' in block) return `picture ${block.picture}`;
  return 'steps' in block ? `${block.steps.length} steps` : `${block.points.length} points`;
}
const shape = ({ sections }: Manual) =>
  sections.map(({ id, blocks }) => ({ id, blocks: blocks.map(shapeOf) }));

const textsOf = ({ sections }: Manual): string[] =>
  sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => {
      if (typeof block === 'string') return [block];
      if ('steps' in block) return block.steps;
      return 'points' in block ? block.points : [];
    }),
  );

test('both languages have the same sections, pictures and steps', () => {
  expect(shape(manualEs)).toEqual(shape(manualEn));
});

test('no two sections have the same id', () => {
  const ids = manualEn.sections.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test.each(MANUAL_LANGUAGES)('every picture of the manual (%s) is there, and light', (language) => {
  const names = picturesOf(MANUALS[language]);
  expect(names.length).toBeGreaterThan(5);
  for (const name of names) {
    const picture = readFileSync(resolve('shell/manual/images', language, `${name}.png`));
    expect(picture.subarray(0, 4)).toEqual(PNG);
    expect(picture.byteLength).toBeLessThan(PICTURE_MAX_BYTES);
  }
});

test.each(MANUAL_LANGUAGES)('stars stand in pairs in every text (%s)', (language) => {
  expect(textsOf(MANUALS[language]).filter((text) => text.split('**').length % 2 === 0)).toEqual([]);
});
