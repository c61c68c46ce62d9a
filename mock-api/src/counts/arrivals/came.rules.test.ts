import { wallMinutesAt } from 'shared-domain';
import { Came, HOLE_MINUTES } from './came.rules.ts';

const at = (time: string) => wallMinutesAt(new Date(`2025-03-01T${time}:00Z`), 'UTC');
const cameBy = (seen: readonly (readonly [flow: number, minutes: number])[]) => {
  const came = new Came(15);
  for (const [flow, minutes] of seen) came.see(flow, minutes);
  return came.stretches();
};

test('what comes without a long hole is one stretch of each flow, to the end of its last interval', () => {
  const seen = [
    [2, at('00:00')],
    [1, at('00:15')],
    [2, at('00:15')],
    [2, at('00:15') + HOLE_MINUTES],
  ] as const;
  expect(cameBy(seen)).toEqual([
    { flow_id: 1, from_ts: '2025-03-01 00:15:00', through_ts: '2025-03-01 00:30:00' },
    { flow_id: 2, from_ts: '2025-03-01 00:00:00', through_ts: '2025-03-01 06:30:00' },
  ]);
});

test('a longer hole divides it', () => {
  expect(cameBy([[1, at('00:00')] as const, [1, at('00:01') + HOLE_MINUTES] as const])).toEqual([
    { flow_id: 1, from_ts: '2025-03-01 00:00:00', through_ts: '2025-03-01 00:15:00' },
    { flow_id: 1, from_ts: '2025-03-01 06:01:00', through_ts: '2025-03-01 06:16:00' },
  ]);
});

test('of counts that come backwards nothing is said', () => {
  expect(cameBy([at('01:00'), at('00:00')].map((minutes) => [1, minutes] as const))).toBeNull();
});

test('what comes late into a stretch, as the hour does that autumn has twice, changes nothing', () => {
  const [first, hole] = [at('00:00'), at('00:15') + HOLE_MINUTES];
  const came = [first, first + 30, hole + 30, first + 15, hole + 30];
  expect(cameBy(came.map((minutes) => [1, minutes] as const))).toMatchObject([
    { from_ts: '2025-03-01 00:00:00', through_ts: '2025-03-01 00:45:00' },
    { from_ts: '2025-03-01 06:45:00', through_ts: '2025-03-01 07:00:00' },
  ]);
});

test('nothing that came is no stretch', () => {
  expect(cameBy([])).toEqual([]);
});
