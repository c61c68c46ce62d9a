import type { FlowIdentity } from 'shared-domain';

/** Cells without a value. `EXPECTED_NOT`: the clock never showed that time, or a longer interval covers it. */
export const ABSENT = -1;
export const NULL = -2;
export const EXPECTED_NOT = -3;

/** Bits of a cell that has a row. */
export const JUDGED = 1;
export const SUSPECT = 2;
export const EXCLUDED = 4;
/** The counter's vendor doubts it. */
export const DOUBTED = 8;

/** Minutes of a day. */
export const DAY = 1440;

/** A flow as the rules need it. */
export type RuleFlow = FlowIdentity & {
  id: number;
  /** For what may be added to what (decision E5). */
  movement_direction_code?: string | null;
};

/**
 * A flow's counts on an even grid, in the order of time, from midnight on. The uncertified ones are judged; up to
 * 60 days before them stand there for comparison.
 */
export type Series = {
  flow: RuleFlow;
  /** Wall-clock minutes since 1970 of the first cell: a midnight. */
  start: number;
  /** Minutes of a cell. */
  interval: number;
  /** Each cell's count, or one of the three values above for none. */
  values: Int32Array;
  /** The bits above; 0 for cells without a row. Absent cells next to judged rows are judged too. */
  marks: Uint8Array;
  /** Days since 1970 from which on another counter counts the flow: what came before says nothing of its level. */
  newFrom?: readonly number[];
};

/** A row of a flow, as it goes into a series. */
export type SeriesRow = {
  /** Wall-clock minutes since 1970. */
  minutes: number;
  count: number | null;
  interval: number;
  certified: boolean;
  suspect: boolean;
  excluded: boolean;
  doubted?: boolean;
};

/** What a rule noticed: cells [from, until) of its series. */
export type Noticed = {
  from: number;
  until: number;
  severity: 'strong' | 'review' | 'hint';
  value: number;
  threshold: number;
  /** Suspects it thinks of, the likeliest first; ids of the suspect codes. */
  suspects: number[];
  /** Further values that the evidence names. */
  evidence: Record<string, number>;
};

/** Suspect codes that rules propose. */
export const PROPOSED = {
  malfunction: 1,
  repeated: 8,
  high: 9,
  low: 10,
  missing: 11,
  clock: 12,
  event: 15,
} as const;

/**
 * Lays rows, in the order of time and gone through twice, on a grid from the midnight `start` to the midnight at or after `end`.
 * `isSkipped` says which wall-clock minutes daylight saving leaves out.
 */
export function seriesOf(
  flow: RuleFlow,
  rows: Iterable<SeriesRow>,
  { start, end, isSkipped }: { start: number; end: number; isSkipped: (minute: number) => boolean },
): Series {
  let interval = DAY;
  for (const row of rows) interval = commonDivisor(interval, row.interval);
  const cells = (Math.ceil((end - start) / DAY) * DAY) / interval;
  const values = new Int32Array(cells).fill(ABSENT);
  const marks = new Uint8Array(cells);
  for (const row of rows) {
    const at = Math.floor((row.minutes - start) / interval);
    if (at < 0 || at >= cells) continue;
    values[at] = row.count ?? NULL;
    marks[at] =
      (row.certified ? 0 : JUDGED) |
      (row.suspect ? SUSPECT : 0) |
      (row.excluded ? EXCLUDED : 0) |
      (row.doubted ? DOUBTED : 0);
    // a count over a longer time than the grid's covers the cells behind it
    for (let covered = 1; covered < row.interval / interval; covered += 1) {
      if (at + covered < cells) values[at + covered] = EXPECTED_NOT;
    }
  }
  leaveOut(values, (at) => isSkipped(start + at * interval));
  judgeHoles(values, marks, Math.min(cells, Math.ceil((end - start) / interval)));
  return { flow, start, interval, values, marks };
}

function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b);
}

function leaveOut(values: Int32Array, isSkipped: (at: number) => boolean): void {
  values.forEach((value, at) => {
    // a complete grid has a row without a value there
    if ((value === ABSENT || value === NULL) && isSkipped(at)) values[at] = EXPECTED_NOT;
  });
}

/**
 * A hole belongs to the review when a row at one of its ends does, or when the flow falls silent before `end`, where
 * the station's counts end. Before a flow's first row nothing is expected.
 */
function judgeHoles(values: Int32Array, marks: Uint8Array, end: number): void {
  let at = values.findIndex((value) => value !== ABSENT && value !== EXPECTED_NOT);
  while (at >= 0 && at < end) {
    const from = at;
    while (at < end && values[at] === ABSENT) at += 1;
    const isHole = at > from;
    if (isHole && (at === end || isJudgedRow(marks, from - 1) || isJudgedRow(marks, at))) {
      marks.fill(JUDGED, from, at);
    }
    if (!isHole) at += 1;
  }
}

const isJudgedRow = (marks: Uint8Array, at: number): boolean => ((marks[at] ?? 0) & JUDGED) !== 0;

/** Whether the cell has a value that speaks for the flow: one that is there and not set aside by a suspect. */
export function speaks({ values, marks }: Series, at: number): boolean {
  return (values[at] ?? ABSENT) >= 0 && ((marks[at] ?? 0) & EXCLUDED) === 0;
}

/** Whether any cell of [from, until) is under review. */
export function isUnderReview({ marks }: Series, from: number, until: number): boolean {
  for (let at = from; at < until; at += 1) if ((marks[at] ?? 0) & JUDGED) return true;
  return false;
}

/** Cells of a day. */
export function cellsOfDay({ interval }: Pick<Series, 'interval'>): number {
  return DAY / interval;
}

/** Days since 1970 of a cell. */
export function dayOf({ start, interval }: Series, at: number): number {
  return Math.floor((start + at * interval) / DAY);
}

/** 0 Sunday to 6 Saturday of a day since 1970 (which began on a Thursday). */
export function weekdayOf(day: number): number {
  return (day + 4) % 7;
}
