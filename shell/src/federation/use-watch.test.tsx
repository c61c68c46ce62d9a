import { act, renderHook } from '@testing-library/react';
import { http } from 'msw';
import { OFF_WITHIN_MS, REGISTRY_WAIT_MS } from 'shared-domain';
import { server } from 'shared-ui/testing';
import { serveRegistry } from '../testing/open-app.tsx';
import { sampleRegistry } from '../testing/sample-registry.ts';
import { forgetLive, useLive } from './live.ts';
import { loadRegistry } from './registry.ts';
import { useWatch, WATCH_MS } from './use-watch.ts';

const off = { 'mfe-qc': { why: 'Wrong sums.' } };
const switchOff = () => serveRegistry({ ...sampleRegistry, off });

/** A page with its watch, whose clock is set forward by hand. Answers the names of what is off there. */
async function openPage() {
  serveRegistry();
  const first = await loadRegistry(() => undefined);
  const { result } = renderHook(() => {
    useWatch(first);
    return useLive();
  });
  return { offHere: () => Object.keys(result.current.off ?? {}) };
}
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
/** The answers come by the machine's clock, which `waitFor` does not have here. */
async function expectOff(offHere: () => string[]) {
  for (let tries = 0; tries < 200 && offHere().length === 0; tries += 1)
    await act(() => new Promise((resolve) => setTimeout(resolve, 10)));
  expect(offHere()).toEqual(['mfe-qc']);
}
const isSeen = (state: DocumentVisibilityState) => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};

beforeEach(() => {
  jest.useFakeTimers({
    doNotFake: ['setTimeout', 'clearTimeout', 'setImmediate', 'nextTick', 'queueMicrotask', 'performance'],
  });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  forgetLive();
});

test('a page outlasts the server, and both together are done before a switch must be in force', () => {
  expect(REGISTRY_WAIT_MS.server).toBeLessThan(REGISTRY_WAIT_MS.page);
  expect(WATCH_MS + REGISTRY_WAIT_MS.page).toBeLessThan(OFF_WITHIN_MS);
});

test('what is switched off the moment after a look is off here within the limit', async () => {
  const { offHere } = await openPage();
  switchOff();
  await pass(OFF_WITHIN_MS - REGISTRY_WAIT_MS.page);
  await expectOff(offHere);
});

test('a hidden tab does not ask, and asks at once when it is seen again', async () => {
  const { offHere } = await openPage();
  isSeen('hidden');
  let asked = 0;
  server.use(http.get('*/registry.json', () => void (asked += 1)));
  await pass(10 * OFF_WITHIN_MS);
  expect(asked).toBe(0);
  switchOff();
  expect(offHere()).toEqual([]);
  isSeen('visible');
  await expectOff(offHere);
});

test('over a slow line one look waits for the other, and the first after it comes is in time', async () => {
  const { offHere } = await openPage();
  const waits: AbortController[] = [];
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    expect(ms).toBe(REGISTRY_WAIT_MS.page);
    const wait = new AbortController();
    waits.push(wait);
    return wait.signal;
  });
  server.use(http.get('*/registry.json', () => new Promise<undefined>(() => undefined)));
  await pass(WATCH_MS);
  await pass(WATCH_MS);
  expect(waits).toHaveLength(1);
  switchOff();
  await act(async () => waits[0]?.abort());
  await pass(WATCH_MS);
  await expectOff(offHere);
  expect(waits).toHaveLength(2);
});
