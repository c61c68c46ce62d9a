import type { TmasSeverity } from 'shared-domain';
import type { TmasField } from 'shared-domain/fields';
import type { TmasFlow } from './station-record.rules.ts';

/** What can be noticed before an export, with how bad each is. */
export const NOTICES = {
  /** A count that its column does not hold. */
  tooHigh: 'fatal',
  /** Flows that would write the same records: none of them is written. */
  sameKey: 'critical',
  noFlows: 'critical',
  stationIncomplete: 'critical',
  flowIncomplete: 'critical',
  noCounts: 'critical',
  uncertifiedDays: 'critical',
  unusableDays: 'critical',
  mixedIntervals: 'critical',
  stationSparse: 'caution',
  flowSparse: 'caution',
  zeroDays: 'caution',
  noWeekday: 'caution',
  uneven: 'caution',
  unlikeLastYear: 'caution',
  unlikeLastWeeks: 'caution',
  cutText: 'warning',
  lostCharacters: 'warning',
  excludedCounts: 'warning',
  uncertifiedCounts: 'warning',
  shortDays: 'warning',
} as const satisfies Record<string, TmasSeverity>;

/** One of the kinds. */
export type NoticeKind = keyof typeof NOTICES;

/** A thing noticed at a station, where `flow` is null, or at one of its flows. */
export type Notice = {
  kind: NoticeKind;
  station: Pick<TmasFlow, 'station_id_tmg' | 'station_name'>;
  flow: TmasFlow | null;
  /** The days it is about, consecutive, 'YYYY-MM-DD'. */
  first?: string;
  last?: string;
  days?: number;
  /** How many counts it is about. */
  counts?: number;
  /** The fields that lack a value or lose some of it. */
  fields?: TmasField[];
  /** The other flow of a pair. */
  other?: TmasFlow;
  /** What was found: a count, a share or a change in per cent. */
  value?: number;
  /** The condition that excludes counts, in the reader's language. */
  condition?: string;
  /** The months that it is about, 'YYYY-MM', each with what was found in it. */
  months?: { month: string; value?: number }[];
  /** Characters that ASCII has nothing for. */
  characters?: string[];
};

/** Kinds by which something is not in the files; all that is critical, and these. */
const LEFT_OUT: readonly NoticeKind[] = ['cutText', 'lostCharacters', 'excludedCounts', 'uncertifiedCounts'];

/** Whether something is left out of the files for this. */
export const leavesOut = ({ kind }: Notice): boolean =>
  NOTICES[kind] === 'critical' || LEFT_OUT.includes(kind);

/** Notices about the same, of however many stretches of days, as one each; the order stays. */
export function mergeNotices(notices: readonly Notice[]): Notice[] {
  const merged = new Map<string, Notice>();
  for (const notice of notices) {
    const { kind, station, flow, condition, other, fields } = notice;
    const key = JSON.stringify([
      kind,
      station.station_id_tmg,
      flow?.flow_id,
      condition,
      other?.flow_id,
      fields,
    ]);
    const known = merged.get(key);
    merged.set(key, known ? joined(known, notice) : notice);
  }
  return [...merged.values()];
}

function joined(one: Notice, other: Notice): Notice {
  return {
    ...one,
    first: earlier(one.first, other.first),
    last: later(one.last, other.last),
    days: sum(one.days, other.days),
    counts: sum(one.counts, other.counts),
    value: one.value === undefined ? undefined : Math.max(one.value, other.value ?? one.value),
    ...(one.months && { months: [...one.months, ...(other.months ?? [])] }),
  };
}

const earlier = (a = '', b = '') => (a < b ? a : b);
const later = (a = '', b = '') => (a > b ? a : b);
const sum = (a?: number, b?: number) =>
  a === undefined && b === undefined ? undefined : (a ?? 0) + (b ?? 0);

const ORDER: TmasSeverity[] = ['fatal', 'critical', 'caution', 'warning'];

/** The worst first; what is as bad stays in order. */
export const worstFirst = (notices: readonly Notice[]): Notice[] =>
  notices.toSorted((a, b) => ORDER.indexOf(NOTICES[a.kind]) - ORDER.indexOf(NOTICES[b.kind]));
