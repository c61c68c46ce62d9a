import { aFailure } from '../../testing/a-failure.ts';
import { fingerprintOf, framesOf, keptOf, routeOf, scrubbed } from './failure.rules.ts';

test.each([
  [
    "Cannot read properties of undefined (reading 'Nora Field')",
    'Cannot read properties of undefined (reading “…”)',
  ],
  ['No station AUS001 on 2026-03-02 at 14:30', 'No station # on # at #'],
  ['nora.field@example.org may not', '[e-mail] may not'],
  ['nora%40example.org may not', '[e-mail] may not'],
  ['Loading https://example.org/counts?name=Nora failed', 'Loading [address] failed'],
  ['"Nora" «Nora» “Nora” `Nora` is no counter', '“…” “…” “…” “…” is no counter'],
  ["It's 'O'Brien' who can't", "It's “…” who can't"],
  ['Flow 3f2a-77 of 12.5 m', 'Flow # of # m'],
  ['First line\nNora Field', 'First line'],
  ['x'.repeat(500), 'x'.repeat(200)],
])('of %j is kept %j', (message, kept) => {
  expect(scrubbed(message)).toBe(kept);
});

test.each([
  ['/validate-counts/:stationId', '/validate-counts/:stationId'],
  ['/validate-counts/AUS001', '/validate-counts/:value'],
  ['/quality-control?name=Nora#Field', '/quality-control'],
  ['/users/nora@example.org', '/users/:value'],
  ['', '/'],
])('the screen %j is kept as %j', (route, kept) => {
  expect(routeOf(route)).toBe(kept);
});

const CHROMIUM = `TypeError: Nora is not a function
    at review (https://counts.example.org/remotes/mfe-qc/1.5.0/review.1a2b3c4d.js:1:2345)
    at async Object.save (https://counts.example.org/releases/remotes/mfe-qc/1.5.0/save.1a2b3c4d.js?r=17:2:10)
    at https://counts.example.org/shell/0.9.0/kit.1a2b3c4d.js:3:4
    at chrome-extension://abcdefghijkl/content.js:1:1
    at <anonymous>`;
const FIREFOX = `review@https://counts.example.org/remotes/mfe-qc/1.5.0/review.1a2b3c4d.js:1:2345
@https://counts.example.org/shell/0.9.0/kit.1a2b3c4d.js:3:4`;

test('of a trace the frames in our own scripts are kept, without host and query', () => {
  expect(framesOf(CHROMIUM)).toEqual([
    'review (/remotes/mfe-qc/1.5.0/review.1a2b3c4d.js:1:2345)',
    'Object.save (/releases/remotes/mfe-qc/1.5.0/save.1a2b3c4d.js:2:10)',
    '– (/shell/0.9.0/kit.1a2b3c4d.js:3:4)',
  ]);
  expect(framesOf(FIREFOX)).toEqual([
    'review (/remotes/mfe-qc/1.5.0/review.1a2b3c4d.js:1:2345)',
    '– (/shell/0.9.0/kit.1a2b3c4d.js:3:4)',
  ]);
  expect(framesOf('Nora Field was here\n'.repeat(50))).toEqual([]);
});

const report = { ...aFailure, message: 'No count 17', stack: CHROMIUM };
const same = (change: Partial<typeof report>) =>
  fingerprintOf(keptOf({ ...report, ...change })) === fingerprintOf(keptOf(report));

test.each([
  [
    'another reference, tab and value',
    { reference: '00000001', tab: 'f'.repeat(16), message: 'No count 18' },
    true,
  ],
  ['another shell', { shell: '0.9.1' }, true],
  ['another version', { version: '1.5.1' }, false],
  ['another screen', { route: '/quality-control' }, false],
  ['another class', { kind: 'RangeError' }, false],
  ['other words', { message: 'No flow 17' }, false],
  ['another place', { stack: FIREFOX }, false],
])('a failure with %s is the same: %#', (_, change, expected) => {
  expect(same(change)).toBe(expected);
});

test.each([
  ['ApiError 500', 'ApiError 500'],
  ['Nora Field', 'Error'],
  ['<script>', 'Error'],
])('the class %j is kept as %j', (kind, kept) => {
  expect(keptOf({ ...report, kind }).kind).toBe(kept);
});
