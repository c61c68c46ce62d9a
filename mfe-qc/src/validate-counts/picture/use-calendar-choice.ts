import { useLayoutEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import type { TimeAxis } from './axis.rules.ts';
import { dayAfterKey, rangeOfDays } from './calendar.rules.ts';
import { pointAt, type Pointer } from './pointer.ts';
import { DAY, startOfDay, type Span } from './time.rules.ts';

type Props = {
  span: Span;
  selection: Span | null;
  here: Span | null;
  axis: TimeAxis;
  pointer: Pointer;
  onTake: (range: Span) => void;
};

/** The days that are being chosen, by dragging or by keys, and the one in the tab order. */
export function useCalendarChoice(
  { span, axis, pointer, selection, here, onTake }: Props,
  dayUnder: (x: number, y: number) => number | null,
) {
  const grid = useRef<HTMLDivElement>(null);
  const [cursor, setCursor] = useState<{ day: number; anchor: number } | null>(null);
  const [drag, setDrag] = useState<{ from: number; to: number } | null>(null);
  const first = startOfDay((here ?? selection)?.from ?? span.from);
  const day = Math.min(Math.max(cursor?.day ?? first, span.from), span.to - DAY);
  const chosen = drag ? rangeOfDays(drag.from, drag.to) : cursor && rangeOfDays(cursor.anchor, cursor.day);
  useLayoutEffect(() => {
    const focused = document.activeElement;
    if (!cursor || !grid.current?.contains(focused)) return;
    const cell = grid.current.querySelector<HTMLElement>(`[data-day="${cursor.day}"]`);
    if (cell !== focused) cell?.focus();
  }, [cursor]);

  const under = (event: PointerEvent<HTMLElement>) => {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    return dayUnder(event.clientX - left - axis.gutter, event.clientY - top);
  };
  const point = (at: number | null) =>
    pointAt(pointer, at === null ? null : { at: at + DAY / 2, exact: false });
  const move = (to: number, extend: boolean) => {
    setCursor({ day: to, anchor: extend ? (cursor?.anchor ?? day) : to });
    point(to);
  };
  const handlers = {
    onKeyDown: (event: KeyboardEvent) => {
      if (event.metaKey || event.altKey) return;
      const to = dayAfterKey(event.key, day, span, event.ctrlKey);
      if (to !== null) move(to, event.shiftKey);
      else if (!event.ctrlKey && (event.key === 'Enter' || event.key === ' '))
        onTake(rangeOfDays(cursor?.anchor ?? day, day));
      else return;
      event.preventDefault();
    },
    onFocus: ({ target }: { target: Element }) => {
      const at = Number(target.getAttribute('data-day'));
      if (at !== 0 && at !== cursor?.day) move(at, false);
    },
    onBlur: ({ relatedTarget }: { relatedTarget: EventTarget | null }) => {
      if (grid.current?.contains(relatedTarget as Node | null)) return;
      setCursor(null);
      point(null);
    },
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const at = under(event);
      if (at === null) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setDrag({ from: at, to: at });
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const at = under(event);
      point(at);
      if (at !== null && drag && drag.to !== at) setDrag({ ...drag, to: at });
    },
    onPointerUp: () => {
      if (!drag) return;
      setDrag(null);
      if (cursor) setCursor({ day: drag.to, anchor: drag.from });
      onTake(rangeOfDays(drag.from, drag.to));
    },
    onPointerCancel: () => setDrag(null),
    onPointerLeave: () => point(cursor?.day ?? null),
  };
  return { grid, day, chosen, byKey: cursor !== null && drag === null, handlers };
}
