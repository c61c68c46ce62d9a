import { anEntry } from '../testing/ledger.ts';
import { daysOf, exportSearch, outcomeOf } from './outcome.rules.ts';

const done = anEntry(1);
const older = anEntry(2);
const gone = anEntry(3, { certified: 0 });
const part = anEntry(4, { certified: 48 });
const running = anEntry(5, { status: 'running', counts: 0, certified: 0, first: null, last: null });
const failed = anEntry(6, { status: 'failed', counts: 0, certified: 0 });
const reopening = anEntry(1, { kind: 'reopening', certified: 0 });
const NOTHING = { running: null, failed: null, reopened: null, standing: null };

test.each([
  ['an empty ledger', [], NOTHING],
  ['one that holds', [done, older], { ...NOTHING, standing: done }],
  ['one under way over an older one', [running, older], { ...NOTHING, running, standing: older }],
  ['one under way for the first time', [running], { ...NOTHING, running }],
  ['a failure', [failed, older], { ...NOTHING, failed, standing: older }],
  [
    'a failure that was tried again',
    [running, failed, older],
    { ...NOTHING, running, failed, standing: older },
  ],
  ['a failure that something came of', [done, failed], { ...NOTHING, standing: done }],
  ['all taken back', [reopening, gone], { ...NOTHING, reopened: reopening }],
  ['a part taken back', [reopening, part, older], { ...NOTHING, reopened: reopening, standing: part }],
  ['taken back, then certified', [done, reopening, gone], { ...NOTHING, standing: done }],
])('%s', (_, rows, outcome) => {
  expect(outcomeOf(rows)).toEqual(outcome);
});

test.each([
  ['counts that it certified', done, { from: '2026-01-01', until: '2026-01-31' }],
  [
    'days asked for, while none is known',
    { ...running, filters: { minDate: '2026-02-01' } },
    { from: '2026-02-01', until: null },
  ],
  ['nothing known', running, { from: null, until: null }],
])('its days: %s', (_, entry, days) => {
  expect(daysOf(entry)).toEqual(days);
});

test('the export is asked for by station and days, those that are known', () => {
  expect(exportSearch('AU0001', done)).toBe('station=AU0001&from=2026-01-01&to=2026-01-31');
  expect(exportSearch('AU0001', running)).toBe('station=AU0001');
});
