import { keyOf, placed } from './addresses.rules.ts';

test.each([
  ['/releases/remotes/mfe-qc/1.1.0/mf-manifest.json', 'remotes/mfe-qc/1.1.0/mf-manifest.json'],
  ['/releases/shell/1.1.0/manual/guide.pdf', 'shell/1.1.0/manual/guide.pdf'],
  ['/releases/remotes/mfe-qc/1.1.0-pre.1/%C3%A1.js', 'remotes/mfe-qc/1.1.0-pre.1/á.js'],
  ['/releases/remotes/mfe-qc/1.1.0', null],
  ['/releases/remotes/mfe-qc/1.1.0/', null],
  ['/releases/remotes/mfe-qc//x.js', null],
  ['/releases/shell/x.js', null],
  ['/releases/changes/1/x.json', null],
  ['/releases/keys.json', null],
  ['/releases/remotes/mfe-qc/..%2f..%2f/x.js', null],
  ['/releases/remotes/MFE/1.0.0/x.js', null],
  ['/releases/remotes/mfe-qc/1.0.0/.env', null],
  ['/remotes/mfe-qc/1.0.0/x.js', null],
  ['/releases/%zz', null],
])('%s is the file %s of the host', (address, key) => {
  expect(keyOf(address)).toBe(key);
});

test.each([
  ['remotes/mfe-qc/1.1.0/m.json', '/releases/remotes/mfe-qc/1.1.0/m.json'],
  ['/remotes/mfe-qc/1.1.0/m.json', '/remotes/mfe-qc/1.1.0/m.json'],
  ['https://static.example/m.json', 'https://static.example/m.json'],
])('what a registry has at %s is answered at %s', (address, expected) => {
  expect(placed(address)).toBe(expected);
});
