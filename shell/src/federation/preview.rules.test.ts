import { parsePreview, previewEntry } from './preview.rules.ts';

test.each([
  ['mfe-qc@1.5.0', { name: 'mfe-qc', version: '1.5.0' }],
  ['mfe-qc@1.5.0-rc.1', { name: 'mfe-qc', version: '1.5.0-rc.1' }],
  ['mfe-qc@latest', null],
  ['mfe-qc@1.5.0/../../mfe-admin/1.0.0', null],
  ['shell@1.5.0', null],
  ['../x@1.5.0', null],
  ['', null],
])('%j is read as %j', (text, expected) => expect(parsePreview(text)).toEqual(expected));

const preview = { name: 'mfe-qc', version: '1.5.0' };
const entry = { ...preview, entry: 'remotes/mfe-qc/1.5.0/mf-manifest.1a2b3c4d.json' };

test('a release is taken from where it was uploaded to, whatever it says of its place', () => {
  const placed = { ...preview, entry: '/releases/remotes/mfe-qc/1.5.0/mf-manifest.1a2b3c4d.json' };
  const elsewhere = 'https://x.example/remotes/mfe-qc/1.5.0/mf-manifest.1a2b3c4d.json';
  expect(previewEntry(preview, { entry, files: {} })).toEqual(placed);
  expect(previewEntry(preview, { entry: { ...entry, entry: elsewhere, trial: {} } })).toEqual(placed);
});

test.each([
  ['nothing', null, 'The answer is no release.'],
  ['another release', { entry: { ...entry, version: '1.4.0' } }, 'It says that it is mfe-qc 1.4.0.'],
  ['another part', { entry: { ...entry, name: 'mfe-admin' } }, 'It says that it is mfe-admin 1.5.0.'],
])('%s is no preview of it', (_, seal, reason) => {
  expect(() => previewEntry(preview, seal)).toThrow(reason);
});
