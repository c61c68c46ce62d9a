import { http, HttpResponse } from 'msw';
import { renderHook, waitFor } from '@testing-library/react';
import type { FailureReport, VersionsInUse } from 'shared-domain';
import { failureOf } from 'shared-ui/remote';
import { realApi, server } from 'shared-ui/testing';
import { noteLoad } from './load-log.ts';
import { reportError } from './report-error.ts';
import { useRemoteErrors } from './use-remote-errors.ts';
import { knowScreens, tellWaiting } from './tell-failures.ts';

let told: FailureReport[];
let status: number;
let logged: jest.SpyInstance;
let minute = Date.parse('2026-03-02T13:30:00Z');

beforeEach(() => {
  told = [];
  status = 200;
  // the limit of the test before is over
  minute += 60_000;
  jest.spyOn(Date, 'now').mockImplementation(() => minute);
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  server.use(
    http.post('*/api/failures', async ({ request }) => {
      if (status === 200) told.push((await request.json()) as FailureReport);
      return status === 0 ? HttpResponse.error() : HttpResponse.json({ success: true }, { status });
    }),
  );
  document.head.innerHTML = '<meta name="shell-version" content="1.2.0">';
});
afterEach(() => {
  jest.restoreAllMocks();
  document.head.innerHTML = '';
});

const referenceOf = (n: number) => n.toString(16).padStart(8, '0').toUpperCase();
const fail = (n: number) => reportError(failureOf('mfe-qc 1.5.0', referenceOf(n), new TypeError(`No ${n}`)));
const references = () => told.map(({ reference }) => reference);
/** Long enough for anything that is under way. */
const settled = () => new Promise((resolve) => void setTimeout(resolve, 50));

test('a failure is told once, with its reference, release and screen, and stands in the browser’s log', async () => {
  knowScreens(['/quality-control', '/validate-counts/:stationId']);
  window.history.replaceState(null, '', '/validate-counts/AUS001?name=Nora');
  noteLoad('mfe-qc', { version: '1.5.0', state: 'loaded' });
  const error = failureOf('mfe-qc', '1A2B3C4D', new TypeError('x is not a function'));
  reportError(error);
  reportError(error);
  reportError(failureOf('mfe-qc', '1A2B3C4D', new TypeError('x is not a function')));
  await waitFor(() => expect(told).toHaveLength(1));
  await settled();
  expect(told).toEqual([
    {
      reference: '1A2B3C4D',
      tab: expect.stringMatching(/^[0-9a-f]{16}$/),
      part: 'mfe-qc',
      version: '1.5.0',
      shell: '1.2.0',
      route: '/validate-counts/:stationId',
      kind: 'TypeError',
      message: 'x is not a function',
      stack: expect.stringContaining('TypeError'),
    },
  ]);
  expect(logged).toHaveBeenCalledWith('[Count Exchange]', error);
});

test('the real server takes what the page tells', async () => {
  server.resetHandlers();
  reportError(new Error('The shell alone'));
  const versions = async () => {
    const reply = await realApi().fetch(new Request('http://count-exchange.test/api/versions-in-use'));
    return ((await reply.json()) as VersionsInUse).data.map(({ part, version }) => `${part} ${version}`);
  };
  await waitFor(async () => expect(await versions()).toEqual(['shell 1.2.0']));
});

test('what the shell’s own program stumbles over is told, what an extension of the browser does is not', async () => {
  const { unmount } = renderHook(useRemoteErrors);
  const throwFrom = (address: string) => {
    const error = Object.assign(new TypeError('x is not a function'), {
      stack: `TypeError\n    at f (${address}:1:2)`,
    });
    window.dispatchEvent(new ErrorEvent('error', { error }));
  };
  throwFrom('chrome-extension://abcdef/shell/content.js');
  throwFrom('https://counts.example.org/shell/1.2.0/main.1a2b3c4d.js');
  await waitFor(() => expect(told).toHaveLength(1));
  await settled();
  expect(told).toEqual([expect.objectContaining({ part: 'shell', version: '1.2.0', kind: 'TypeError' })]);
  unmount();
});

test('ten in a minute are told, others wait', async () => {
  for (let n = 1; n <= 15; n += 1) fail(n);
  await waitFor(() => expect(told).toHaveLength(10));
  await settled();
  expect(told).toHaveLength(10);
  minute += 60_000;
  await tellWaiting();
  expect(references()).toEqual(Array.from({ length: 15 }, (_, n) => referenceOf(n + 1)));
});

test.each([
  ['can’t be reached', 0],
  ['is away', 503],
  ['has had enough', 429],
])('while the server %s nothing is lost and nobody is told', async (_, answer) => {
  status = answer;
  fail(100 + answer);
  await settled();
  status = 200;
  minute += 60_000;
  await tellWaiting();
  expect(references()).toEqual([referenceOf(100 + answer)]);
});

test('what the server refuses is not sent again', async () => {
  status = 422;
  fail(200);
  await settled();
  status = 200;
  await tellWaiting();
  expect(told).toEqual([]);
});

test.each([[null], [undefined], ['a text'], [{ stack: 17 }]])('telling of %j throws nothing', (error) => {
  expect(() => reportError(error)).not.toThrow();
});
