import { REACT, tellsOfChange, versionsIn, wayOf } from './hot.rules.ts';

const all = (version: string) => Object.fromEntries(REACT.map((name) => [name, version]));
const server = { development: true };

test.each([
  ['a development server of the same React', server, all('19.3.1'), { way: 'kept' }],
  [
    'one of another React',
    server,
    all('19.4.0'),
    { way: 'reload', react: { theirs: '19.4.0', own: '19.3.1' } },
  ],
  [
    'one whose parts of React are of two versions',
    server,
    { ...all('19.3.1'), 'react-dom': '19.3.0' },
    { way: 'reload', react: { theirs: '19.3.0', own: '19.3.1' } },
  ],
  ['one that shares no React', server, {}, { way: 'reload', react: { theirs: '–', own: '19.3.1' } }],
  ['a build', {}, all('19.3.1'), { way: 'never' }],
  ['a release that calls itself otherwise', { development: 'yes' }, all('19.3.1'), { way: 'never' }],
  ['no release', null, all('19.3.1'), { way: 'never' }],
])('changes of %s come so', (_what, release, theirs, way) => {
  expect(wayOf(release, theirs, all('19.3.1'))).toEqual(way);
});

test.each([
  [{ shared: [{ name: 'react', version: '19.3.1' }] }, { react: '19.3.1' }],
  [{ shared: {} }, {}],
  [null, {}],
])('of the manifest %j the versions are %j', (manifest, versions) => {
  expect(versionsIn(manifest)).toEqual(versions);
});

test.each([
  ['webpackHotUpdate0123abcd', true],
  ['webpackOk', false],
  [{ type: 'webpackOk' }, false],
  [null, false],
])('the message %j tells of a change: %s', (message, tells) => {
  expect(tellsOfChange(message)).toBe(tells);
});
