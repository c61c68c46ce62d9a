import { addDays, countsOneOf, DEFAULT_UNITS, type EquipmentChangeKind, type Finding } from 'shared-domain';
import { dayMarkInWords, type Language } from 'shared-domain/texts';
import type { Reading } from '../../platform/db/database.ts';

/** A counter that stands at a station from a day on; or, where `what` says so, was changed there on that day. */
export type NewCounter = {
  since: string;
  counter: string;
  what: EquipmentChangeKind | null;
  became: string | null;
  /** The flows that it counts; null: all of the station. */
  flow_ids: number[] | null;
};
/** The counters that came to a station, by its row, or were changed there in a period. */
export type NewCounters = (
  db: Reading,
  station: number,
  period: { from: string; until: string },
) => Promise<NewCounter[]>;

/** A swap, or a change, is said in findings that begin within so many days of it. */
export const SWAP_DAYS = 7;

/** The new counters that a finding may come from: those of its flow, of its days and of the week before it. */
export const countersOfFinding = (
  counters: readonly NewCounter[],
  { from, until, flow_id }: Pick<Finding, 'from' | 'until' | 'flow_id'>,
  language: Language,
): Finding['known'] => {
  const first = addDays(from.slice(0, 10), -SWAP_DAYS);
  return counters
    .filter(({ flow_ids }) => countsOneOf(flow_ids, [flow_id]))
    .filter(({ since }) => since >= first && `${since} 00:00:00` < until)
    .map(({ since, counter, what, became: to }) => ({
      date: since,
      kind: 'equipment',
      text: dayMarkInWords(
        what === null ? { kind: 'equipment', counter } : { kind: 'change', what, counter, to },
        // a counter has no weather to be told in units
        { language, units: DEFAULT_UNITS },
      ),
    }));
};
