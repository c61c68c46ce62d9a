import { FIRST_PAGE } from 'shared-domain';
import { NO_FILTERS } from '../filters.rules.ts';
import { NO_DECISION } from '../findings/decision.rules.ts';
import { openedAt, type ReviewState } from './review-state.ts';
import { addressOf, areSameFilters, atAddress, isSameList } from './review-state.rules.ts';

const DAY = { ...NO_FILTERS, minDate: '2026-02-18' };
const opened = openedAt({ filters: DAY, finding: 'gap.1.x' }, true);
/** In the middle of the work: on another page, a decision begun. */
const working: ReviewState = {
  ...opened,
  cursor: { ...FIRST_PAGE, page: 2 },
  decision: { ...NO_DECISION, note: 'Logger' },
  told: 'Accepted.',
};

test('opens at the first page, undecided, with nothing to undo', () => {
  expect(opened).toMatchObject({
    filters: DAY,
    subject: 'gap.1.x',
    cursor: FIRST_PAGE,
    decision: NO_DECISION,
    target: 'checked',
    steps: { undo: [], redo: [] },
    typed: false,
    singleKeys: true,
  });
});

test('what it says of itself leads to it again', () => {
  expect(atAddress(opened, addressOf(opened))).toBe(opened);
});

test.each([
  ['the same, said again', { ...DAY }, true],
  ['another day', { ...DAY, minDate: '2026-02-19' }, false],
  ['none', NO_FILTERS, false],
])('filters: %s', (_, filters, same) => expect(areSameFilters(DAY, filters)).toBe(same));

test('the same address changes nothing, not even the filters’ object', () => {
  expect(atAddress(working, { filters: { ...DAY }, finding: 'gap.1.x' })).toBe(working);
});

test('other filters begin with the first page; the decision goes on', () => {
  const next = atAddress(working, { filters: NO_FILTERS, finding: 'gap.1.x' });
  expect(next.cursor).toBe(FIRST_PAGE);
  expect(next.decision).toBe(working.decision);
});

test('another order begins with the first page of the same counts', () => {
  const next = atAddress(working, { filters: DAY, finding: 'gap.1.x', order: 'desc' });
  expect(next).toMatchObject({ order: 'desc', cursor: FIRST_PAGE, decision: working.decision });
  expect(next.filters).toBe(working.filters);
  expect(addressOf(next).order).toBe('desc');
  expect(atAddress(next, { ...addressOf(next), order: 'asc' }).order).toBe('asc');
});

test.each([
  ['the order that goes without saying', { filters: DAY, order: 'asc' }, true],
  ['the newest first', { filters: DAY, order: 'desc' }, false],
  ['other counts', { filters: NO_FILTERS }, false],
] as const)('the list of %s is the same: %s', (_, other, same) =>
  expect(isSameList({ filters: DAY }, other)).toBe(same),
);

test('another finding begins undecided; the page stays', () => {
  const next = atAddress(working, { filters: DAY, finding: 'spike.1.x' });
  expect(next).toMatchObject({ subject: 'spike.1.x', decision: NO_DECISION, told: 'Accepted.' });
  expect(next.cursor).toBe(working.cursor);
  expect(next.filters).toBe(working.filters);
});

test('no finding is one, too', () => {
  expect(atAddress(working, { filters: DAY, finding: null }).decision).toBe(NO_DECISION);
});
