import type { BootstrapInterval, FigureInterval, GapShiftInterval } from 'shared-domain';
import { bootstrap } from './bootstrap.rules.ts';
import type { Draws } from './drawn-weeks.rules.ts';
import { gapShift } from './gap-shift.rules.ts';
import type { Days } from './methods.rules.ts';

/** Missing days in a row from which on they are no sample of the year's days. */
const RANDOM_GAP = 7;

/** Both intervals of a figure, and which of them tells what the missing days may have done. */
export type Intervals = {
  bootstrap: BootstrapInterval | null;
  gap_shift: GapShiftInterval | null;
  measured_by: 'bootstrap' | 'gap shift' | null;
};

const NONE: Intervals = { bootstrap: null, gap_shift: null, measured_by: null };

/**
 * The intervals of the figure of these flows, added. None without an AASHTO figure. With a gap of over seven days the shift of the
 * gap tells what it may have done, for a hole is no random sample; else the draw of weeks does. Figures of the same flows share `draws`.
 */
export function intervalsOf(
  year: number,
  figure: number | null,
  flows: readonly Days[],
  gap: number,
  draws?: Draws,
): Intervals {
  if (figure === null || flows.length === 0) return NONE;
  const weeks = bootstrap(year, figure, flows, draws);
  const shift = gapShift(year, figure, flows);
  const isShift = gap > RANDOM_GAP && shift !== null;
  return {
    bootstrap: weeks,
    gap_shift: shift,
    measured_by: isShift ? 'gap shift' : weeks ? 'bootstrap' : null,
  };
}

/** What a list tells of the two. */
export function toldInterval({ bootstrap: weeks, gap_shift, measured_by }: Intervals): FigureInterval | null {
  if (!weeks && !gap_shift) return null;
  const measured = measured_by === 'gap shift' ? gap_shift : measured_by ? (weeks?.measured ?? null) : null;
  return {
    typical: weeks?.typical ?? null,
    measured:
      measured && measured_by ? { low: measured.low, high: measured.high, method: measured_by } : null,
  };
}
