import { pinnedComparison } from './pinned.resource.ts';

afterEach(() => jest.useRealTimers());

test('a comparison without an end reaches to the day that it is in the state', () => {
  jest.useFakeTimers({ now: new Date('2026-04-01T03:00:00Z') });
  const look = { columns: null, filters: [{ field: 's0', value: 'AU0001' }], sort: null };
  expect(pinnedComparison({ look }).to).toBe('2026-03-31');
});
