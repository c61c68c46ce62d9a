import { covers } from './last-release.mjs';

const lock = (packages: Record<string, object>) => JSON.stringify({ packages: { '': {}, ...packages } });
const react = { 'node_modules/react': { version: '19.0.0', integrity: 'sha512-a' } };
const newer = { 'node_modules/react': { version: '19.1.0', integrity: 'sha512-b' } };
const cli = { 'node_modules/@rspack/cli': { version: '2.2.8', integrity: 'sha512-c' } };
const nested = { 'node_modules/a/node_modules/react': { version: '18.0.0', integrity: 'sha512-d' } };
const part = { 'node_modules/shell': { resolved: 'shell', link: true }, shell: { version: '0.5.0' } };

test.each([
  ['the same', react, react, true],
  ['one package more', { ...react, ...cli }, react, true],
  ['one package less', react, { ...react, ...cli }, false],
  ['another version', newer, react, false],
  ['another version below a package', react, { ...react, ...nested }, false],
  ['parts of other versions', react, { ...react, ...part }, true],
])(
  'what was released builds with what is installed here when it is %s',
  (_what, installed, asked, expected) => {
    expect(covers(lock(installed), lock(asked))).toBe(expected);
  },
);
