import { minutesOfText, wallClock } from 'shared-domain';
import { runWindow, type FlowState } from './run-window.rules.ts';

const flow: FlowState = {
  lastCount: '2026-02-20 23:00:00',
  outage: false,
  gap: false,
  firstData: '2023-03-03',
};
const usual = { look_days: 14, gap_days: null };
const end = minutesOfText('2026-03-02 03:00:00') ?? 0;

test.each([
  ['two weeks before the newest count', flow, usual, '2026-02-06'],
  ['sixty days before it after an outage', { ...flow, outage: true }, usual, '2025-12-22'],
  ['sixty days before it on a Sunday', flow, { look_days: 60, gap_days: null }, '2025-12-22'],
  [
    'over a year before it where something is missing',
    { ...flow, gap: true },
    { look_days: 14, gap_days: 400 },
    '2025-01-16',
  ],
  ['two weeks before it where nothing is missing', flow, { look_days: 14, gap_days: 400 }, '2026-02-06'],
  ['two weeks before it where a gap is looked at another day', { ...flow, gap: true }, usual, '2026-02-06'],
  ['never before the first data', { ...flow, firstData: '2026-02-15' }, usual, '2026-02-15'],
  ['with the first data of a flow without counts', { ...flow, lastCount: null }, usual, '2023-03-03'],
  [
    'two weeks before the newest count where the vendor names no first day',
    { ...flow, firstData: null },
    usual,
    '2026-02-06',
  ],
  [
    'two weeks before now where counts lie in the future',
    { ...flow, lastCount: '2026-05-01 00:00:00' },
    usual,
    '2026-02-16',
  ],
])('a run begins %s', (_, state, look, begin) => {
  const window = runWindow(state, { ...look, end });
  expect(wallClock(window?.begin ?? 0).slice(0, 10)).toBe(begin);
  expect(window?.end).toBe(end);
});

test.each([
  ['without data at the vendor', null],
  ['whose data begin later', '2026-03-03'],
])('nothing is asked for of a new flow %s', (_, firstData) =>
  expect(runWindow({ ...flow, lastCount: null, firstData }, { ...usual, end })).toBeNull(),
);
