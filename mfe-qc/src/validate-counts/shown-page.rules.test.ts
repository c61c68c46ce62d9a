import { ApiError } from 'shared-ui/api';
import { FIRST_PAGE, type CountsCursor, type CountsPage } from 'shared-domain';
import { NO_FILTERS } from './filters.rules.ts';
import { nothingSeen, seenAfter } from './shown-page.rules.ts';

const first = { data: [], total: 400 } as unknown as CountsPage;
const second = { ...first };
const NEXT = { ...FIRST_PAGE, direction: 'next' } as unknown as CountsCursor;
const failure = new ApiError(503, 'Out of order.');
const at = (cursor = FIRST_PAGE, filters = NO_FILTERS) => ({ cursor, filters });
const loading = { state: 'loading' } as const;
const loaded = (value: CountsPage) => ({ state: 'loaded', value }) as const;
const failed = { state: 'failed', error: failure } as const;

const nothing = nothingSeen(NO_FILTERS);
const seen = seenAfter(nothing, loaded(first), at());

test('nothing is seen until a page has come', () => {
  expect(seenAfter(nothing, loading, at())).toBe(nothing);
  expect(seen).toMatchObject({ page: first, cursor: FIRST_PAGE, failure: null });
});

test('drawing the same again is nothing new', () => expect(seenAfter(seen, loaded(first), at())).toBe(seen));

test('the page before stays, under its own name, until the next has come', () => {
  const waiting = seenAfter(seen, loading, at(NEXT));
  expect(waiting).toBe(seen);
  expect(seenAfter(waiting, loaded(second), at(NEXT))).toMatchObject({ page: second, cursor: NEXT });
});

test('the same page asked for again keeps its name', () => {
  expect(seenAfter(seen, loaded(second), at())).toMatchObject({ page: second, cursor: FIRST_PAGE });
});

test('a failure is told beside what is shown, and until something has come', () => {
  const told = seenAfter(seen, failed, at(NEXT));
  expect(told).toMatchObject({ page: first, failure });
  expect(seenAfter(told, failed, at(NEXT))).toBe(told);
  expect(seenAfter(told, loading, at(NEXT))).toBe(told);
  expect(seenAfter(told, loaded(second), at(NEXT))).toMatchObject({ page: second, failure: null });
});

test('a page that had failed and comes unchanged takes the failure away', () => {
  expect(seenAfter(seenAfter(seen, failed, at()), loaded(first), at()).failure).toBeNull();
});

test('with other filters neither page nor failure stays', () => {
  const others = { ...NO_FILTERS, suspect_id: 0 };
  const told = seenAfter(seen, failed, at());
  expect(seenAfter(told, loading, at(FIRST_PAGE, others))).toMatchObject({ page: null, failure: null });
});
