import type { FlowRow } from './flows.sql.ts';
import type { StationColumns, StationRecord } from './station-record.sql.ts';

/** A save of a station, whichever form makes it. */
export type StationSave = {
  /** The columns as they are to be. */
  columns: Partial<StationColumns>;
  /** What is stored; null for a new station. */
  before: StationRecord | null;
  stage: 'draft' | 'published';
  /** The stored flows that the save itself does not write. */
  flows?: FlowRow[];
  /** The questions that were answered with yes. */
  confirmed: readonly string[] | undefined;
};
