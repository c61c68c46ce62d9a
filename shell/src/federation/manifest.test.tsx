import { http, HttpResponse } from 'msw';
import { server } from 'shared-ui/testing';
import { openQcEntry } from '../testing/sample-registry.ts';
import { fetchAhead, manifestOf } from './manifest.ts';

const hash = `sha384-${'a'.repeat(64)}`;
const ofChunk = `sha256-${'b'.repeat(43)}=`;
const file = {
  metaData: { globalName: 'mfe_qc', remoteEntry: { name: 'remoteEntry.1a2b3c4d.js', path: '' } },
  exposes: [],
  shared: [],
};
let asked = 0;
beforeEach(() => {
  asked = 0;
  server.use(
    http.get('*/mf-manifest.json', () => {
      asked += 1;
      return HttpResponse.json(file);
    }),
  );
});
afterEach(() => document.head.replaceChildren());

const links = () =>
  [...document.head.querySelectorAll('link')].map((link) => ({
    file: new URL(link.href).pathname,
    as: link.getAttribute('as') ?? link.as,
    integrity: link.integrity || null,
  }));

test('what the first screen takes in any case is asked for at once, and the manifest once', async () => {
  const ahead = ['remoteEntry.1a2b3c4d.js', '12.5e6f7a8b.js', '12.5e6f7a8b.css'];
  const entry = { ...openQcEntry, ahead };
  fetchAhead(entry);
  fetchAhead(entry);
  const folder = '/remotes/mfe-qc/1.0.0';
  expect(links()).toEqual([
    { file: `${folder}/remoteEntry.1a2b3c4d.js`, as: 'script', integrity: null },
    { file: `${folder}/12.5e6f7a8b.js`, as: 'script', integrity: null },
    { file: `${folder}/12.5e6f7a8b.css`, as: 'style', integrity: null },
  ]);
  const manifest = await manifestOf(entry, false);
  expect(new URL(manifest.url).pathname).toBe(`${folder}/remoteEntry.1a2b3c4d.js`);
  expect(manifest.globalName).toBe('mfe_qc');
  expect(asked).toBe(1);
  await manifestOf(entry, true);
  expect(asked).toBe(2);
});

test('what is fetched ahead is asked for with its integrity, as it will be used', async () => {
  const entry = {
    ...openQcEntry,
    entry: '/remotes/mfe-qc/1.1.0/mf-manifest.json',
    integrity: { manifest: '', entry: hash, ahead: { '12.5e6f7a8b.js': ofChunk } },
    ahead: ['remoteEntry.1a2b3c4d.js', '12.5e6f7a8b.js', '13.5e6f7a8b.js'],
  };
  fetchAhead(entry);
  expect(links().map(({ integrity }) => integrity)).toEqual([hash, ofChunk, null]);
  await manifestOf(entry, false);
});

test('a release that names no files costs the manifest alone', async () => {
  fetchAhead(openQcEntry);
  expect(links()).toEqual([]);
  await manifestOf(openQcEntry, false);
  expect(asked).toBe(1);
});
