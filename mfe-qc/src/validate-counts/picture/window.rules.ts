import { DAY, startOfDay, type Span } from './time.rules.ts';

/** The least that can be looked at. */
const SMALLEST = DAY;
const ZOOM = 2;
const PAN_SHARE = 1 / 4;

/** The wish moved and cut so that it lies inside the span and shows at least a day. */
export function fitted(wish: Span, span: Span): Span {
  const length = Math.min(Math.max(wish.to - wish.from, SMALLEST), span.to - span.from);
  const from = Math.min(Math.max(wish.from, span.from), span.to - length);
  return { from, to: from + length };
}

/** Half as much (`closer`) or twice as much around the middle. */
export function zoomed(window: Span, span: Span, closer: boolean): Span {
  const middle = (window.from + window.to) / 2;
  const wished = (window.to - window.from) * (closer ? 1 / ZOOM : ZOOM);
  // at its smallest it stays where it is
  const half = Math.max(wished, SMALLEST) / 2;
  return fitted({ from: middle - half, to: middle + half }, span);
}

/** A quarter of what is shown earlier (-1) or later (1). */
export function panned(window: Span, span: Span, direction: -1 | 1): Span {
  const step = (window.to - window.from) * PAN_SHARE * direction;
  return fitted({ from: window.from + step, to: window.to + step }, span);
}

/** Monday to Sunday around the time. */
export function weekAround(time: number, span: Span): Span {
  const day = startOfDay(time);
  const sinceMonday = (new Date(day).getUTCDay() + 6) % 7;
  const from = day - sinceMonday * DAY;
  return fitted({ from, to: from + 7 * DAY }, span);
}

/** Least days beside a stretch that is looked at. */
const BESIDE = 3;

/** A stretch with as much again on both sides, at least three whole days: what is odd shows beside what is usual. */
export function windowAround(range: Span): Span {
  const beside = Math.max(BESIDE * DAY, range.to - range.from);
  return { from: startOfDay(range.from - beside), to: startOfDay(range.to - 1 + beside) + DAY };
}

/** What a key does to the window, the arrows with Shift; null: nothing, the key is not ours. */
export function windowAfterKey(key: string, window: Span, span: Span): Span | null {
  switch (key) {
    case 'ArrowLeft':
      return panned(window, span, -1);
    case 'ArrowRight':
      return panned(window, span, 1);
    case '+':
    case '=':
      return zoomed(window, span, true);
    case '-':
      return zoomed(window, span, false);
    case 'Home':
    case '0':
      return span;
    default:
      return null;
  }
}
