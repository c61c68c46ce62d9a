import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ownFiles } from '../docs/own-files.ts';
import { root } from '../project.mjs';
import { subjectNouns, textsWith } from './platform.rules.ts';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const nouns = subjectNouns(read('.github/NOUNS.md'));

test('the nouns of the subject are read from their page', () => {
  expect(nouns).toEqual(expect.arrayContaining(['station', 'count', 'finding', 'vendor', 'agency']));
  expect(nouns).not.toContain('problem');
});

test.each([
  ["catalogue({ en: { a: 'Not of your agency.' } })", ['Not of your agency.']],
  ["catalogue({ en: { a: 'Both Agencies' } })", ['Both Agencies']],
  ["catalogue({ en: { a: 'Stations of {name}' } })", ['Stations of {}']],
  ["catalogue({ en: { a: 'Your account may not.' } })", []],
  ["catalogue({ en: { a: 'Out of account' } })", []],
])('%s says %j of the subject', (source, said) => expect(textsWith(nouns, source)).toEqual(said));

test('no text of the platform holds a noun of the subject', () => {
  const files = ownFiles(root).filter((file) => /^mock-api\/src\/platform\/.*(?<!\.test)\.ts$/.test(file));
  expect(files.length).toBeGreaterThan(50);
  expect(files.flatMap((file) => textsWith(nouns, read(file)).map((text) => `${text} ← ${file}`))).toEqual(
    [],
  );
});
