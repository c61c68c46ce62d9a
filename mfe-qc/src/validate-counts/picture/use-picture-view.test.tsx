import { act, renderHook } from '@testing-library/react';
import type { CountFilters, Finding } from 'shared-domain';
import { toDay, toTime } from './time.rules.ts';
import { useFocus, usePictureView, type PictureFocus } from './use-picture-view.ts';

const focusOn = (from: string, to: string, flowId: number | null = null): PictureFocus => ({
  span: { from: toTime(from), to: toTime(to) },
  flowId,
});
type Given = { filters: CountFilters; focus: PictureFocus | null };
function open(filters: CountFilters = {}, focus: PictureFocus | null = null) {
  const { result, rerender } = renderHook(({ filters: of, focus: at }: Given) => usePictureView(of, at), {
    initialProps: { filters, focus },
  });
  const view = () => {
    const { year, wish, flowId } = result.current.view;
    return { year, wish: wish && [toDay(wish.from), toDay(wish.to)], flowId };
  };
  const change: (typeof result.current)['change'] = (part) => act(() => result.current.change(part));
  return { view, change, next: (given: Given) => rerender(given), hidden: () => result.current.view.hidden };
}

test.each([
  ['nothing', {}, undefined],
  ['a From date', { minDate: '2024-03-01', maxDate: '2025-02-01' }, 2024],
  ['a To date alone', { maxDate: '2023-02-01' }, 2023],
])('with %s chosen it opens at the year %s', (_, filters, year) => {
  expect(open(filters).view()).toEqual({ year, wish: null, flowId: null });
});

test('it opens where a finding is looked at, with days beside it', () => {
  const { view } = open({ minDate: '2023-01-01' }, focusOn('2025-03-10', '2025-03-11', 4));
  expect(view()).toEqual({ year: 2025, wish: ['2025-03-07', '2025-03-14'], flowId: 4 });
});

test('a finding leads to its year, once; what the person looks at after that stays', () => {
  const { view, change, next } = open({ minDate: '2023-05-01' });
  const focus = focusOn('2024-12-31 22:00:00', '2025-01-01 02:00:00', 2);
  next({ filters: { minDate: '2023-05-01' }, focus });
  expect(view()).toMatchObject({ year: 2024, flowId: 2 });
  change({ year: 2022, wish: null, flowId: null });
  next({ filters: { minDate: '2023-05-01' }, focus });
  expect(view()).toEqual({ year: 2022, wish: null, flowId: null });
  next({ filters: { minDate: '2023-05-01' }, focus: focusOn('2025-06-01', '2025-06-02') });
  expect(view()).toMatchObject({ year: 2025, flowId: null });
});

test('a finding that is left leaves the view where it is', () => {
  const { view, next } = open({}, focusOn('2025-03-10', '2025-03-11'));
  const before = view();
  next({ filters: {}, focus: null });
  expect(view()).toEqual(before);
});

test.each([
  ['of the year that is shown', { minDate: '2025-03-01' }, 2025, true],
  ['that reach into it', { minDate: '2024-12-01', maxDate: '2025-01-05' }, 2025, true],
  ['of another year', { minDate: '2024-03-01', maxDate: '2024-04-01' }, 2024, false],
  ['that are cleared', {}, 2025, true],
])('dates %s', (_, filters, year, keepsWish) => {
  const { view, change, next } = open({ minDate: '2025-05-01' });
  change({ wish: { from: toTime('2025-05-01'), to: toTime('2025-05-08') } });
  next({ filters, focus: null });
  expect(view()).toEqual({ year, wish: keepsWish ? ['2025-05-01', '2025-05-08'] : null, flowId: null });
});

test('dates lead away from the latest year, which has no number yet', () => {
  const { view, next } = open();
  next({ filters: { minDate: '2024-03-01' }, focus: null });
  expect(view().year).toBe(2024);
});

test('other filters than dates leave the view alone, and so do hidden flows', () => {
  const { view, change, next, hidden } = open({ minDate: '2025-05-01' });
  change({ hidden: new Set([3]), year: 2021 });
  next({ filters: { minDate: '2025-05-01', travel_direction: '5', suspect_id: 9 }, focus: null });
  expect(view().year).toBe(2021);
  expect([...hidden()]).toEqual([3]);
});

describe('what the picture is led to', () => {
  const finding = (part: Partial<Finding> = {}) =>
    ({
      id: 1,
      from: '2025-03-10 05:00:00',
      until: '2025-03-10 09:00:00',
      flow_id: 4,
      ...part,
    }) as Finding;
  const focus = (first: Finding | null) =>
    renderHook(({ current }: { current: Finding | null }) => useFocus(current), {
      initialProps: { current: first },
    });

  test('is the stretch and the flow of the finding', () => {
    expect(focus(finding()).result.current).toEqual(focusOn('2025-03-10 05:00:00', '2025-03-10 09:00:00', 4));
  });

  test('is nothing without a finding', () => expect(focus(null).result.current).toBeNull());

  test('stays the same while the list is asked for again, and is another for another finding', () => {
    const { result, rerender } = focus(finding());
    const before = result.current;
    rerender({ current: finding() });
    expect(result.current).toBe(before);
    rerender({ current: finding({ id: 2 }) });
    expect(result.current).not.toBe(before);
  });
});
