import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { dropFolderFrom } from './drop-options.ts';
import { settingFaults } from './setting-faults.rules.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'drop-options-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('without the setting no files arrive by themselves, with it they do in that folder', () => {
  expect(dropFolderFrom({})).toBeNull();
  expect(dropFolderFrom({ DROP_FOLDER: folder })).toBe(folder);
});

test('a folder that is not there, and what is no folder, is told at the start', () => {
  const gone = path.join(folder, 'gone');
  expect(() => dropFolderFrom({ DROP_FOLDER: gone })).toThrow(`DROP_FOLDER: ${gone} can't be used (ENOENT).`);
  const file = path.join(folder, 'file');
  writeFileSync(file, '');
  expect(() => dropFolderFrom({ DROP_FOLDER: file })).toThrow(`DROP_FOLDER: ${file} is no folder.`);
});

test('a process that answers calls alone does not need it', () => {
  const gone = path.join(folder, 'gone');
  const env = { DROP_FOLDER: gone, DATABASE_URL: 'postgres:///counts' };
  expect(dropFolderFrom({ ...env, ROLE: 'api' })).toBe(gone);
  expect(() => dropFolderFrom({ ...env, ROLE: 'worker' })).toThrow('ENOENT');
});

test('a part of a path is refused', () => {
  expect(settingFaults({ DROP_FOLDER: 'drop' })).toEqual([
    'DROP_FOLDER must be the whole path of a folder that all processes which work on jobs share, not "drop".',
  ]);
});
