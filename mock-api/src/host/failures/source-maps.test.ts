import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createTraces, scriptAt, sourceOf } from './source-maps.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'count-exchange-maps-'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** A map whose first line leads to the third line of a source, column by column. */
function keep(file: string, source: string) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  const map = { version: 3, sources: [source], names: [], mappings: 'AAEA,UAAU', file: 'review.js' };
  writeFileSync(path.join(root, file), JSON.stringify(map));
}
const frame = (address: string) => `review (${address}:1:11)`;
const QC = '/remotes/mfe-qc/1.5.0/review.1a2b3c4d.js';

test('a frame leads to its source by the map beside the build', async () => {
  keep('mfe-qc/dist/.maps/1.5.0/review.1a2b3c4d.js.map', './src/review.ts');
  const traces = createTraces(root, null);
  const stack = [frame(QC), frame(`/releases${QC}`), frame(QC.replace('1.5.0', '1.6.0')), 'no frame'];
  expect(await traces(stack.join('\n'))).toEqual([
    'mfe-qc/src/review.ts:3:11',
    'mfe-qc/src/review.ts:3:11',
    stack[2],
    'no frame',
  ]);
});

test('the folder that is set goes before; a map that can’t be read leaves the frame', async () => {
  keep('mfe-qc/dist/.maps/1.5.0/review.1a2b3c4d.js.map', './src/built.ts');
  keep('kept/mfe-qc/1.5.0/review.1a2b3c4d.js.map', './src/kept.ts');
  keep('kept/shell/0.9.0/main.1a2b3c4d.js.map', '../shared-ui/src/call.ts');
  writeFileSync(path.join(root, 'kept/shell/0.9.0/torn.1a2b3c4d.js.map'), '{"version":');
  const torn = frame('/shell/0.9.0/torn.1a2b3c4d.js');
  const traces = createTraces(root, path.join(root, 'kept'));
  expect(await traces([frame(QC), frame('/shell/0.9.0/main.1a2b3c4d.js'), torn].join('\n'))).toEqual([
    'mfe-qc/src/kept.ts:3:11',
    'shared-ui/src/call.ts:3:11',
    torn,
  ]);
});

test.each([
  ['/remotes/mfe-qc/../../secret.js'],
  ['/remotes/mfe-qc/1.5.0/../../../secret.js'],
  ['/remotes/mfe-qc/../1.5.0/secret.js'],
  ['/shell/1.5.0/.hidden/secret.js'],
  ['/shell/1.5.0//secret.js'],
  ['/api/users'],
  ['/etc/1.0.0/passwd.js'],
])('%s is no script of a release', (address) => {
  expect(scriptAt(address)).toBeNull();
});

test.each([
  ['./src/review.ts', 'mfe-qc/src/review.ts'],
  ['webpack://mfe-qc@1.5.0/./src/review.ts', 'mfe-qc/src/review.ts'],
  ['webpack:///../shared-ui/src/call.ts', 'shared-ui/src/call.ts'],
  ['../node_modules/react-dom/index.js', 'node_modules/react-dom/index.js'],
])('the source %s stands in %s', (source, expected) => {
  expect(sourceOf('mfe-qc', source)).toBe(expected);
});
