import { FIRST_PAGE, type CountsEdit, type Finding, type FindingList } from 'shared-domain';
import { languageStore } from 'shared-ui/i18n';
import { forgetAll, put } from 'shared-ui/query';
import type { Services } from 'shared-ui/remote';
import type { ReviewAddress } from '../address.rules.ts';
import { NO_FILTERS } from '../filters.rules.ts';
import { NO_DECISION } from '../findings/decision.rules.ts';
import { findingsQuery } from '../findings/findings.resource.ts';
import { subjectOf } from '../findings/queue.rules.ts';
import { noteEdit } from './after-change.ts';
import { mayDiscard, workNow } from './inside.ts';
import { openReviewOf } from './review.store.ts';

/** A review in a page that answers at once, without a server: what each act does to what a person has chosen. */
function open({ agrees = true, address = { filters: NO_FILTERS, finding: null } }: Options = {}) {
  const review = openReviewOf('AU0001', address);
  const page = { asked: [] as string[], dirty: [] as boolean[], written: [] as ReviewAddress[] };
  const services = {
    confirm: ({ title }: { title: string }) => {
      page.asked.push(title);
      return Promise.resolve(agrees);
    },
    setDirty: (dirty: boolean) => page.dirty.push(dirty),
    notify: () => undefined,
    reportError: () => undefined,
  } as unknown as Services;
  review.attach({ services, writeAddress: (written) => page.written.push(written) });
  return { ...review, page, state: review.store.getState };
}
type Options = { agrees?: boolean; address?: ReviewAddress };
const finding = (id: number, part: Partial<Finding> = {}) =>
  ({
    id,
    rule: 'gap',
    flow_id: id,
    flowid_txdot: `AU0001-1-1-1-${id}`,
    from: `2025-03-0${id} 00:00:00`,
    until: `2025-03-0${id} 05:00:00`,
    count: 5,
    ...part,
  }) as unknown as Finding;
const list = (...data: Finding[]) => put(findingsQuery('AU0001', 'open'), { data } as unknown as FindingList);

beforeEach(() => {
  localStorage.clear();
  forgetAll();
});
afterEach(() => languageStore.getState().setLanguage('en'));

test('a review that stands in no page yet says so rather than act', async () => {
  const review = openReviewOf('AU0001', { filters: NO_FILTERS, finding: null });
  await expect(review.acts.filters.change({ suspect_id: 9 })).rejects.toThrow('once it stands in a page');
});

test('the page around it is the one it stands in by now', async () => {
  const review = open();
  const later: ReviewAddress[] = [];
  review.attach({
    services: { setDirty: () => undefined } as unknown as Services,
    writeAddress: (address) => later.push(address),
  });
  await review.acts.filters.change({ minDate: '2025-03-01' });
  expect(review.page.written).toEqual([]);
  expect(later).toEqual([{ filters: { ...NO_FILTERS, minDate: '2025-03-01' }, finding: null }]);
});

describe('typed work', () => {
  /** Each act that would drop it, and what shows that it was done. */
  const acts = {
    'other filters': (of: ReturnType<typeof open>) => of.acts.filters.change({ minDate: '2025-03-01' }),
    'clearing the filters': (of: ReturnType<typeof open>) => of.acts.filters.clear(),
    'another page': (of: ReturnType<typeof open>) => of.acts.counts.goTo({ ...FIRST_PAGE, page: 2 }),
    'a link': (of: ReturnType<typeof open>) =>
      of.acts.filters.follow({ filters: { ...NO_FILTERS, minDate: '2025-04-01' }, finding: null }),
  };
  const address = { filters: { ...NO_FILTERS, maxDate: '2025-12-31' }, finding: null };

  test.each(Object.entries(acts))('%s asks first; declined, nothing is changed', async (_, act) => {
    const review = open({ agrees: false, address });
    review.acts.counts.setTyped(true);
    const before = review.state();
    await act(review);
    expect(review.page.asked).toEqual(['Discard unsaved changes?']);
    expect(review.state()).toBe(before);
  });

  test.each(Object.entries(acts))('%s asks nobody where nothing is typed', async (_, act) => {
    const review = open({ agrees: false, address });
    const { filters, cursor } = review.state();
    await act(review);
    expect(review.page.asked).toEqual([]);
    expect(review.state().filters !== filters || review.state().cursor !== cursor).toBe(true);
  });

  test('is known to the page as it comes and goes', async () => {
    const { acts: does, page, inside } = open({ agrees: false });
    does.counts.setTyped(true);
    expect(await mayDiscard(inside)).toBe(false);
    does.counts.setTyped(false);
    expect(await mayDiscard(inside)).toBe(true);
    expect(page.dirty).toEqual([true, false]);
  });

  test('is asked about in the language of the page', async () => {
    languageStore.getState().setLanguage('es');
    const { acts: does, page } = open();
    does.counts.setTyped(true);
    await does.filters.clear();
    expect(page.asked).not.toEqual(['Discard unsaved changes?']);
    expect(page.asked).toHaveLength(1);
  });

  test('a finding can be looked at over it: the list stays as it is', () => {
    const { acts: does, page, state } = open({ agrees: false });
    does.counts.setTyped(true);
    does.findings.lookAt(finding(1));
    expect(page.asked).toEqual([]);
    expect(state().subject).toBe(subjectOf(finding(1)));
  });
});

test('a filter more keeps the others and the finding that is looked at', async () => {
  const address = { filters: { ...NO_FILTERS, travel_direction: '1' }, finding: 'gap.1.x' };
  const { acts, page, state } = open({ address });
  await acts.filters.change({ minDate: '2025-03-01' });
  expect(state()).toMatchObject({
    filters: { travel_direction: '1', minDate: '2025-03-01' },
    subject: 'gap.1.x',
  });
  expect(page.written.at(-1)).toMatchObject({ finding: 'gap.1.x' });
});

test('what is about to be decided is put together bit by bit, and starts anew with the next finding', () => {
  const { acts, state } = open();
  acts.findings.change({ note: 'Logger' });
  acts.findings.change({ reason: 'Known' });
  expect(state().decision).toEqual({ ...NO_DECISION, note: 'Logger', reason: 'Known' });
  acts.findings.lookAt(finding(2));
  expect(state().decision).toEqual(NO_DECISION);
});

describe('the queue as the views show it', () => {
  test('is empty before the server has answered, and nothing in it can be gone to', () => {
    const { acts, inside, state } = open();
    expect(workNow(inside)).toMatchObject({ queue: [], current: null });
    acts.findings.go(1);
    expect(state().subject).toBeNull();
  });

  test('holds what is open; forward and back go around its ends', async () => {
    const { acts, inside } = open();
    await list(finding(1), finding(2), finding(3));
    const seen = [1, 1, 1, 1, -1, -1].map((step) => {
      acts.findings.go(step as 1 | -1);
      return workNow(inside).current?.id;
    });
    expect(seen).toEqual([1, 2, 3, 1, 3, 2]);
  });

  test('a finding that has gone from it is no longer looked at', async () => {
    const { acts, inside } = open();
    await list(finding(1), finding(2));
    acts.findings.go(1);
    await list(finding(2));
    expect(workNow(inside).current).toBeNull();
  });

  test.each([
    ['no reason', ''],
    ['blanks', '   '],
  ])('with %s nothing is dismissed', async (_, reason) => {
    const { acts, state } = open();
    await list(finding(1));
    acts.findings.go(1);
    acts.findings.change({ reason });
    await acts.findings.dismiss();
    expect(state().deciding).toBe(false);
    expect(state().told).toBe('');
  });
});

describe('places of the screen', () => {
  /** An element that says when it was scrolled to. */
  function place() {
    const element = document.createElement('div');
    let shown = 0;
    element.scrollIntoView = () => {
      shown += 1;
    };
    return { element, shown: () => shown };
  }

  test('a finding’s rows are shown by its days, and the list is brought into view', () => {
    const { acts, places, state } = open();
    const { element, shown } = place();
    places.list.current = element;
    acts.findings.showRows(finding(3, { until: '2025-03-05 00:00:00' }));
    expect(shown()).toBe(1);
    return Promise.resolve().then(() =>
      expect(state().filters).toMatchObject({ minDate: '2025-03-03', maxDate: '2025-03-04' }),
    );
  });

  test('from the checklist to the first finding, or the one that is looked at', async () => {
    const { acts, places, inside } = open();
    const { element, shown } = place();
    places.findings.current = element;
    await list(finding(1), finding(2));
    acts.screen.toFindings();
    expect(workNow(inside).current?.id).toBe(1);
    acts.findings.go(1);
    acts.screen.toFindings();
    expect(workNow(inside).current?.id).toBe(2);
    expect(shown()).toBe(2);
  });

  test('marking all that match leads the focus to the bulk update', () => {
    const { acts, places, state } = open();
    const select = document.body.appendChild(document.createElement('select'));
    places.bulk.current = select;
    acts.counts.markMatching();
    expect(select).toHaveFocus();
    expect(state().target).toBe('matching');
  });
});

test('single keys are as this browser has them, for the next review too', () => {
  const first = open();
  const { singleKeys } = first.state();
  first.acts.screen.switchKeys(!singleKeys);
  expect(first.state().singleKeys).toBe(!singleKeys);
  expect(open().state().singleKeys).toBe(!singleKeys);
});

test('the keys are explained while asked for, and the list’s day is remembered', () => {
  const { acts, state } = open();
  acts.screen.help(true);
  acts.counts.setDay('2025-03-09');
  expect(state()).toMatchObject({ help: true, day: '2025-03-09' });
  acts.screen.help(false);
  expect(state().help).toBe(false);
});

test('an edit is noted to be undone; an update that changed nothing leaves none', () => {
  const { inside, state } = open();
  noteEdit(inside, null);
  expect(state().steps.undo).toEqual([]);
  noteEdit(inside, { id: 5, kind: 'rows', text: 'one count', undone: false } as CountsEdit);
  expect(state().steps.undo.map(({ edit }) => edit)).toEqual([5]);
});

test('with nothing to take back, undo and redo ask nobody', async () => {
  const { acts, page, state } = open();
  acts.counts.setTyped(true);
  await acts.history.undo();
  await acts.history.redo();
  expect(page.asked).toEqual([]);
  expect(state().stepping).toBe(false);
});
