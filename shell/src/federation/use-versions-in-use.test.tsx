import { http, HttpResponse } from 'msw';
import { renderHook } from '@testing-library/react';
import { server } from 'shared-ui/testing';
import { noteLoad } from './load-log.ts';
import { useVersionsInUse } from './use-versions-in-use.ts';

type Told = { tab: string; parts: Record<string, string>; ended: boolean };

let told: Told[];
beforeEach(() => {
  told = [];
  document.head.innerHTML = '<meta name="shell-version" content="1.2.0">';
  server.use(
    http.post('*/api/versions-in-use', async ({ request }) => {
      told.push((await request.json()) as Told);
      return HttpResponse.json({ success: true });
    }),
  );
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  document.head.innerHTML = '';
});
const pause = () => new Promise((resolve) => void setTimeout(resolve, 20));
/** Without the clock that a test may have stopped. */
async function heard(count: number) {
  for (let tries = 0; tries < 50 && told.length < count; tries += 1) await pause();
  await pause();
  expect(told).toHaveLength(count);
}

test('a tab tells what it runs: at its start, with each remote, when it is closed and when it is back', async () => {
  const { unmount } = renderHook(useVersionsInUse);
  await heard(1);
  noteLoad('mfe-qc', { version: '1.5.0', state: 'loaded' });
  await heard(2);
  window.dispatchEvent(new Event('pagehide'));
  await heard(3);
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await heard(4);
  const both = { shell: '1.2.0', 'mfe-qc': '1.5.0' };
  expect(told.map(({ parts, ended }) => [parts, ended])).toEqual([
    [{ shell: '1.2.0' }, false],
    [both, false],
    [both, true],
    [both, false],
  ]);
  expect(new Set(told.map(({ tab }) => tab)).size).toBe(1);
  unmount();
  noteLoad('mfe-admin', { version: '1.0.0', state: 'loaded' });
  await heard(4);
});

test('a tab in view tells it every five minutes, a hidden one every hour', async () => {
  jest.useFakeTimers({ now: 0, doNotFake: ['setTimeout', 'setImmediate', 'queueMicrotask', 'nextTick'] });
  const visible = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  const { unmount } = renderHook(useVersionsInUse);
  await heard(1);
  jest.advanceTimersByTime(10 * 60_000);
  await heard(3);
  visible.mockReturnValue('hidden');
  jest.advanceTimersByTime(60 * 60_000);
  await heard(4);
  visible.mockReturnValue('visible');
  jest.advanceTimersByTime(6 * 60_000);
  await heard(5);
  unmount();
});

test('the answer is read to its end, so that the browser has the line back at once', async () => {
  const asked = jest.spyOn(globalThis, 'fetch');
  const { unmount } = renderHook(useVersionsInUse);
  await heard(1);
  const reply = await asked.mock.results[0]?.value;
  expect(reply).toMatchObject({ status: 200, bodyUsed: true });
  unmount();
});
