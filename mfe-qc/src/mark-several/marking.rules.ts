import type { MarkedStation, MarkingScope } from 'shared-domain';
import type { Row } from '../several/candidates.rules.ts';

/** What is chosen: the stations by their ids, the mark, its days and flows. */
export type MarkValues = {
  stations: string[];
  suspect: string | null;
  note: string;
  minDate: string | null;
  maxDate: string | null;
  countType: string | null;
};
export const NO_MARK: MarkValues = {
  stations: [],
  suspect: null,
  note: '',
  minDate: null,
  maxDate: null,
  countType: null,
};

/** The mark as the API takes it. */
export type Mark = {
  minDate: string;
  maxDate: string;
  count_type?: string;
  suspect_id?: number;
  note?: string;
};

/** What was chosen, as the API takes it. */
export function markOf({ suspect, note, minDate, maxDate, countType }: MarkValues): Mark {
  const text = note.trim();
  return {
    minDate: minDate ?? '',
    maxDate: maxDate ?? '',
    ...(countType === null ? {} : { count_type: countType }),
    ...(suspect === null ? {} : { suspect_id: Number(suspect) }),
    ...(text === '' ? {} : { note: text }),
  };
}

/** What marking a station has come to: what would change was told, or what did. */
export type Marking =
  { step: 'seen'; scope: MarkingScope } | { step: 'marked'; outcome: MarkedStation; undone: boolean };
export type MarkRow = Row<Marking>;

/** What can become of a station by what was seen there. */
export function verdictOn({ changing, open }: MarkingScope): 'wouldMark' | 'markedAlready' | 'nothingOpen' {
  if (changing > 0) return 'wouldMark';
  return open > 0 ? 'markedAlready' : 'nothingOpen';
}

/** The stations that would change, and how many counts of them. */
export function reachOf(rows: readonly MarkRow[]): { ids: string[]; counts: number } {
  const reached = rows.flatMap(({ station, progress }) =>
    progress.step === 'seen' && progress.scope.changing > 0
      ? [{ id: station.id, counts: progress.scope.changing }]
      : [],
  );
  return { ids: reached.map(({ id }) => id), counts: reached.reduce((sum, { counts }) => sum + counts, 0) };
}
