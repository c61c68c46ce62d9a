import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { finishRestore } from './finish-restore.ts';

const root = mkdtempSync(path.join(tmpdir(), 'count-exchange-restored-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** A data folder with these files; each holds its own name. */
function folderWith(name: string, files: string[]): string {
  for (const file of files) {
    const at = path.join(root, name, file);
    mkdirSync(path.dirname(at), { recursive: true });
    writeFileSync(at, file.endsWith('kept-as') ? 'replaced-1' : file);
  }
  return path.join(root, name);
}

test.each([
  [
    'nothing was moved yet',
    ['restored/kept-as', 'restored/files/f', 'restored/database/d', 'files/f', 'database/d'],
  ],
  [
    'the old files were moved',
    ['restored/kept-as', 'restored/files/f', 'restored/database/d', 'replaced-1/files/f', 'database/d'],
  ],
  ['the files are in place', ['restored/kept-as', 'restored/database/d', 'files/f', 'database/d']],
  [
    'the old database was moved',
    ['restored/kept-as', 'restored/database/d', 'files/f', 'replaced-1/database/d'],
  ],
  ['all is in place', ['restored/kept-as', 'files/f', 'database/d']],
  ['even that is half cleared away', ['restored/x', 'files/f', 'database/d']],
])('a restore that broke off when %s is finished', (name, files) => {
  const folder = folderWith(name, files);
  finishRestore(folder);
  finishRestore(folder);
  expect(existsSync(path.join(folder, 'restored'))).toBe(false);
  expect(existsSync(path.join(folder, 'files/f'))).toBe(true);
  expect(existsSync(path.join(folder, 'database/d'))).toBe(true);
});

test('the old is kept, and what broke off before it was decided is cleared away', () => {
  const folder = folderWith('kept', [
    'restored/kept-as',
    'restored/database/d',
    'database/old',
    'restoring.part/x',
  ]);
  finishRestore(folder);
  expect(readFileSync(path.join(folder, 'replaced-1/database/old'), 'utf8')).toBe('database/old');
  expect(readFileSync(path.join(folder, 'database/d'), 'utf8')).toBe('restored/database/d');
  expect(existsSync(path.join(folder, 'restoring.part'))).toBe(false);
});
