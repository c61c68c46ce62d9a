import { useMemo, useState } from 'react';
import type { CountFilters, Finding } from 'shared-domain';
import { spanOf, touchesYear, yearOfFilters } from './selection.rules.ts';
import { toDay, type Span } from './time.rules.ts';
import { windowAround } from './window.rules.ts';

/** A stretch that the picture is led to, e.g. that of a finding; a new object each time. */
export type PictureFocus = { span: Span; flowId: number | null };

/** What of the counts is looked at: the year, the stretch that the lines show, the flow of the maps, last year. */
export type PictureView = {
  /** Undefined: the latest. */
  year: number | undefined;
  /** What the lines should show; null: the whole year. */
  wish: Span | null;
  /** The one flow of calendar and hours; null: all that are ticked. */
  flowId: number | null;
  hidden: ReadonlySet<number>;
  lastYear: boolean;
  /** Whether holidays, events and weather are marked. */
  known: boolean;
};

/** The view, led by a finding's stretch and by dates chosen outside of the year that is shown. */
export function usePictureView(filters: CountFilters, focus: PictureFocus | null) {
  const [view, setView] = useState<PictureView>(() => ({
    year: yearOfFilters(filters),
    wish: null,
    flowId: null,
    hidden: new Set(),
    lastYear: false,
    known: true,
  }));
  const change = (part: Partial<PictureView>) => setView((before) => ({ ...before, ...part }));

  const [followed, setFollowed] = useState<PictureFocus | null>(null);
  if (focus !== followed) {
    setFollowed(focus);
    if (focus) {
      const year = Number(toDay(focus.span.from).slice(0, 4));
      change({ year, wish: windowAround(focus.span), flowId: focus.flowId });
    }
  }
  const days = `${filters.minDate ?? ''}/${filters.maxDate ?? ''}`;
  const [seen, setSeen] = useState(days);
  if (days !== seen) {
    setSeen(days);
    if (view.year === undefined || !touchesYear(filters, view.year)) {
      change({ year: yearOfFilters(filters), wish: null });
    }
  }
  return { view, change };
}

/** Where the picture is led to: a new object for each finding, the same while it stays. */
export function useFocus(current: Finding | null): PictureFocus | null {
  const { id, from, until, flow_id: flowId } = current ?? {};
  return useMemo(
    () =>
      id === undefined || !from || !until ? null : { span: spanOf({ from, until }), flowId: flowId ?? null },
    [id, from, until, flowId],
  );
}
