import { shareFrom } from './commands.ts';
import { readOptions, wholeNumber } from './options.ts';
import { appAddress } from './world.ts';

const read = (line: string) => readOptions(line.split(' '), ['shell', 'mfe-qc']);

test('flags, texts and the word of a share are read', () => {
  expect(read('deploy mfe-qc --to /srv --built --why because')).toEqual({
    command: 'deploy',
    part: 'mfe-qc',
    values: { to: '/srv', built: 'yes', why: 'because' },
  });
  expect(read('share mfe-qc 0.5 --to /srv')).toMatchObject({ command: 'share', word: '0.5' });
});

test.each([
  ['ship mfe-qc', 'One of deploy, rollback, disable, enable, share, stop, list, prune.'],
  ['deploy mfe-none', 'Which part? One of shell, mfe-qc.'],
  ['deploy mfe-qc', 'Name the target: --to <folder> or --to s3://bucket/prefix.'],
  ['list mfe-qc --to', '--to needs a value behind it, or takes none.'],
  ['deploy mfe-qc --to /srv --built=no', '--built needs a value behind it, or takes none.'],
  [
    'list mfe-qc --share 1',
    'list has no option --share. It takes --to, --why, --by, --key, --key-name, --app.',
  ],
  ['deploy mfe-qc --to /srv --version 2.0.0', 'What is deployed is the version that package.json names'],
  ['list mfe-qc now --to /srv', 'list takes no "now".'],
])('%s is answered by a sentence', (line, sentence) => {
  expect(() => read(line)).toThrow(sentence);
});

test.each(['0', '-1', '1.5', 'ten', ''])('%j is no share, nor a number of versions', (text) => {
  expect(() => shareFrom(text)).toThrow('A share is a number above 0 and up to 1, as in 0.1.');
  expect(() => wholeNumber({ keep: text }, 'keep', 5)).toThrow('--keep is a whole number above 0.');
});

test.each(['counts', 'ftp://counts.example', '/srv'])('%s is no address of an app', (text) => {
  expect(() => appAddress(text)).toThrow(`--app ${text} is no address`);
});

test('an address is kept without what stands behind it', () => {
  expect(appAddress('https://counts.example.gov/?x=1#y')).toBe('https://counts.example.gov');
  expect(appAddress('https://example.gov/counts/')).toBe('https://example.gov/counts');
});
