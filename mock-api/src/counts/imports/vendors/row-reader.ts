import { EventCheck } from './event-check.ts';
import { FlowRowCheck } from './flow-row-check.ts';
import type { Layout } from './layout.ts';
import type { ReadingOptions, RowReader } from './reading.ts';
import { RowCheck } from './row-check.ts';

/** The reader for a layout's kind of rows: counts of intervals, of one flow or of all, or single passages. */
export function rowReader(layout: Layout, options: ReadingOptions): RowReader {
  if (layout.flowRows) return new FlowRowCheck(layout, layout.flowRows, options);
  return layout.events ? new EventCheck(layout, layout.events, options) : new RowCheck(layout, options);
}
