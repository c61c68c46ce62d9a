import { FIRST_PAGE, type CountFilters, type CountsCursor, type CountsOrder } from 'shared-domain';
import type { ReviewAddress } from '../address.rules.ts';
import { NO_DECISION, type Decision } from '../findings/decision.rules.ts';
import { NO_STEPS, type Steps } from '../history/undo.rules.ts';
import type { ColumnChoice } from '../views/columns.rules.ts';

/** What a bulk update is for: the rows checked on this page, or every uncertified count that the filters match. */
export type BulkTarget = 'checked' | 'matching';

/** All that a person has chosen, typed and done in the review of a station; what the server knows is not in it. */
export type ReviewState = {
  /** The same object while they mean the same. */
  filters: CountFilters;
  /** Whether the From day is the screen's own, which nobody has chosen. */
  opened: boolean;
  /** The number of the view of the list that is open; null: none. */
  view: number | null;
  /** The columns that a view or the address shows; undefined: those that the person keeps. */
  columns: ColumnChoice | undefined;
  /** From which end the list begins. */
  order: CountsOrder;
  /** The finding that is looked at (`subjectOf`). */
  subject: string | null;
  /** The page of the list that is asked for. */
  cursor: CountsCursor;
  /** Whether a row of the list holds typed work. */
  typed: boolean;
  /** The day that the list is at, 'YYYY-MM-DD'. */
  day: string | null;
  target: BulkTarget;
  /** What is about to be decided of the finding. */
  decision: Decision;
  /** Whether a decision is on its way. */
  deciding: boolean;
  /** What was decided last, in words. */
  told: string;
  /** Whether this review has had the rules look by itself, which it does once. */
  looked: boolean;
  /** What can be undone and redone. */
  steps: Steps;
  /** Whether a step is being taken. */
  stepping: boolean;
  /** Whether single keys are on, and whether the keys are being explained. */
  singleKeys: boolean;
  help: boolean;
};

/** A review as it is opened. */
export function openedAt(
  { filters, finding, opened = false, view = null, columns, order = 'asc' }: ReviewAddress,
  singleKeys: boolean,
): ReviewState {
  return {
    filters,
    opened,
    view,
    columns,
    order,
    subject: finding,
    cursor: FIRST_PAGE,
    typed: false,
    day: null,
    target: 'checked',
    decision: NO_DECISION,
    deciding: false,
    told: '',
    looked: false,
    steps: NO_STEPS,
    stepping: false,
    singleKeys,
    help: false,
  };
}
