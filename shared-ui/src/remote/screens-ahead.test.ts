import { screensAhead } from './screens-ahead.ts';

const asked: unknown[] = [];
const prepare = screensAhead([
  { path: '/stations', code: async () => asked.push('code of the list') },
  {
    path: '/stations/:stationId',
    code: async () => asked.push('code of a station'),
    data: ({ stationId }, search) => asked.push(`data of ${stationId} on ${search.get('day')}`),
  },
  { path: '/broken', code: () => Promise.reject(new Error('no line')) },
]);
beforeEach(() => {
  asked.splice(0);
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());
const moment = () => jest.runAllTimersAsync();

test.each<[string, string, boolean, string[]]>([
  ['/stations', '', true, ['code of the list']],
  ['/stations/AU0001', '?day=2026-02-18', true, ['data of AU0001 on 2026-02-18', 'code of a station']],
  ['/stations/AU0001', '?day=2026-02-18', false, ['code of a station']],
  ['/elsewhere', '', true, []],
])('%s%s, data %s', async (pathname, search, data, expected) => {
  prepare({ pathname, search }, data);
  await moment();
  expect(asked).toEqual(expected);
});

test('calls are on the line before code is', async () => {
  prepare({ pathname: '/stations/AU0001', search: '' }, true);
  prepare({ pathname: '/stations', search: '' }, false);
  expect(asked).toEqual(['data of AU0001 on null']);
  await jest.advanceTimersByTimeAsync(0);
  expect(asked).toEqual(['data of AU0001 on null', 'code of a station']);
  await moment();
  expect(asked.at(-1)).toBe('code of the list');
});

test('code that does not come is told by the screen that needs it, not here', async () => {
  expect(() => prepare({ pathname: '/broken', search: '' }, true)).not.toThrow();
  // an unhandled rejection would end the test run
  await moment();
});
