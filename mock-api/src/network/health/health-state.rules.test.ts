import type { HealthState } from 'shared-domain';
import { newFlowWatch } from './flow-watch.rules.ts';
import { alsoOf, stateOf, type StationFacts } from './health-state.rules.ts';
import { DAY, HOUR } from './instants.ts';
import { begun, type Outage } from './outage.ts';
import { newWatch } from './station-watch.rules.ts';
import type { StoredWatch } from './stored-watch.ts';

const NOW = 1000 * DAY;
const plan = { expectedFrom: NOW - 100 * DAY, closures: [], retired: null };
const outage = (kind: Outage['kind']): Outage =>
  begun({
    kind,
    flow: null,
    start: NOW - 5 * DAY,
    dueAt: NOW - 4 * DAY,
    silentAt: NOW - 3 * DAY,
    usual: DAY,
    threshold: 36 * HOUR,
  });

const counter = (station: object = {}, flow: object = {}): StoredWatch => ({
  is: 'counter',
  station: { ...newWatch(plan), hasCounts: true, through: NOW - HOUR, ...station },
  flows: [{ ...newFlowWatch('1'), through: NOW - HOUR, ...flow }],
});
const uploads = (open: Outage | null): StoredWatch => ({
  is: 'uploads',
  deployment: 1,
  upload: { open, isOver: false },
});

const WORKING: StationFacts = {
  retiredAt: null,
  closures: [],
  expected: [],
  polled: null,
  watch: counter(),
  hasCounts: true,
  needsReview: false,
  maintenanceSince: null,
  failingSince: null,
};

test.each<[string, Partial<StationFacts>, HealthState, number | null]>([
  ['nothing is the matter', {}, 'working', null],
  ['its end has come', { retiredAt: NOW, watch: counter({ open: outage('silent') }) }, 'retired', NOW],
  ['its end is still to come', { retiredAt: NOW + 1 }, 'working', null],
  [
    'it is closed by plan',
    { closures: [[NOW - DAY, NOW + DAY]], watch: counter({ open: outage('silent') }) },
    'closed',
    NOW - DAY,
  ],
  ['it was closed until now', { closures: [[NOW - DAY, NOW]] }, 'working', null],
  ['its source can’t be asked', { failingSince: NOW - DAY, needsReview: true }, 'failing', NOW - DAY],
  [
    'it was silent before its source could not be asked',
    { failingSince: NOW - DAY, watch: counter({ open: outage('silent') }) },
    'silent',
    NOW - 5 * DAY,
  ],
  [
    'no data come',
    { watch: counter({ open: outage('silent') }), needsReview: true },
    'silent',
    NOW - 5 * DAY,
  ],
  [
    'no data ever came',
    { watch: counter({ open: outage('never'), hasCounts: false }), hasCounts: false },
    'silent',
    NOW - 5 * DAY,
  ],
  [
    'data come again',
    { watch: counter({ open: outage('silent'), confirmingSince: NOW - HOUR }) },
    'recovering',
    NOW - HOUR,
  ],
  ['one flow is silent', { watch: counter({}, { open: outage('flow') }) }, 'silent', NOW - 5 * DAY],
  [
    'one flow comes back',
    { watch: counter({}, { open: outage('flow'), confirmingSince: NOW - HOUR }) },
    'recovering',
    NOW - HOUR,
  ],
  [
    'there is something to review',
    { needsReview: true, watch: counter({ through: NOW - 5 * DAY }) },
    'review',
    null,
  ],
  [
    'somebody has to see to it',
    { maintenanceSince: NOW - 2 * DAY, needsReview: true },
    'maintenance',
    NOW - 2 * DAY,
  ],
  [
    'it is silent, and somebody has to see to it',
    { maintenanceSince: NOW - 2 * DAY, watch: counter({ open: outage('silent') }) },
    'silent',
    NOW - 5 * DAY,
  ],
  [
    'a counter without a watch of its own is to be seen to',
    { maintenanceSince: NOW - DAY, watch: uploads(null) },
    'maintenance',
    NOW - DAY,
  ],
  ['no counts have come yet', { hasCounts: false, watch: counter({ hasCounts: false }) }, 'new', null],
  ['it is late', { watch: counter({ through: NOW - 109 * HOUR }) }, 'late', NOW - 37 * HOUR],
  [
    'it was closed by plan until yesterday, and nothing has come since',
    { closures: [[NOW - 10 * DAY, NOW - DAY]], watch: counter({ through: NOW - 10 * DAY }) },
    'working',
    null,
  ],
  [
    'it was closed by plan, and nothing has come for long since',
    { closures: [[NOW - 10 * DAY, NOW - 109 * HOUR]], watch: counter({ through: NOW - 10 * DAY }) },
    'late',
    NOW - 37 * HOUR,
  ],
  [
    'somebody has said beforehand that nothing would come',
    { expected: [[NOW - 6 * DAY, NOW + DAY]], watch: counter({ through: NOW - 6 * DAY }) },
    'working',
    null,
  ],
  [
    'its source was asked when that was not late',
    { polled: { at: NOW - 2 * DAY, failing: null }, watch: counter({ through: NOW - 6 * DAY }) },
    'working',
    null,
  ],
  [
    'its source was asked, and it is late',
    { polled: { at: NOW, failing: null }, watch: counter({ through: NOW - 109 * HOUR }) },
    'late',
    NOW - 37 * HOUR,
  ],
  ['an upload is overdue', { watch: uploads(outage('overdue')) }, 'overdue', NOW - 4 * DAY],
  ['an upload is waited for', { watch: uploads(null), hasCounts: false }, 'waiting', null],
  ['its upload has come', { watch: uploads(null) }, 'working', null],
  ['its upload waits for review', { watch: uploads(null), needsReview: true }, 'review', null],
  ['nothing is expected of it', { watch: null, hasCounts: false }, 'waiting', null],
])('when %s', (_name, facts, state, since) => {
  expect(stateOf({ ...WORKING, ...facts }, NOW)).toEqual({ state, since });
});

test.each<[string, Partial<StationFacts>, HealthState, HealthState[]]>([
  ['silence', { needsReview: true, maintenanceSince: NOW - DAY }, 'silent', ['maintenance', 'review']],
  ['silence and a source that can’t be asked', { failingSince: NOW - DAY }, 'silent', ['failing']],
  ['maintenance', { needsReview: true, maintenanceSince: NOW - DAY }, 'maintenance', ['review']],
  ['review', { needsReview: true }, 'review', []],
  ['a closure', { needsReview: true }, 'closed', ['review']],
  ['its end', { needsReview: true, maintenanceSince: NOW - DAY }, 'retired', []],
  ['nothing', {}, 'working', []],
])('what %s hides is said beside it', (_what, facts, state, also) => {
  expect(alsoOf({ ...WORKING, ...facts }, state)).toEqual(also);
});
