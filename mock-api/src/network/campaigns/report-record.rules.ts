import { countsOneOf, flowIdOf } from 'shared-domain';
import { decimals, type Plain } from '../../counts/publications/canonical.rules.ts';
import { uptimeGrade } from '../health/uptime.rules.ts';
import type { Period } from './facts.sql.ts';
import { daysIn } from './period.rules.ts';
import type {
  CountedFlow,
  DecidedFindings,
  EquipmentChanged,
  EquipmentSpan,
  LedgerEntry,
  ReportFlow,
} from './report-facts.sql.ts';
import { countsBySuspect, type Removal } from './removals.rules.ts';
import type { RemovedCounts } from './removals.sql.ts';

/** Who certified counts of a flow, when, and its number in the ledger. */
export type Certification = { by: string; at: string | null; ledger_id: number };

/** A row of a report as it is frozen: codes instead of words, decimals as texts. */
export type RecordRow = {
  station: string;
  station_name: string;
  flow_id: string;
  flow: string;
  count_type: string;
  direction: string;
  intervals: number[];
  days: number;
  days_counted: number;
  days_certified: number;
  present: string | null;
  usable: string | null;
  grade: string | null;
  certified: number;
  total: number;
  removed: { suspect_id: number; counts: number }[];
  accepted: number;
  dismissed: number;
  overridden: number;
  largest_removal: {
    from: string;
    until: string;
    counts: number;
    suspect_id: number;
    rule: string | null;
    reason: string | null;
    by: string;
    /** The import that the suspect came with. */
    brought: { id: number; file: string } | null;
  } | null;
  factor: string | null;
  equipment: string[];
  /** The last of those who certified it, when and under which number. */
  certified_by: string | null;
  certified_at: string | null;
  ledger_id: number | null;
  /** All of them, the earliest first. */
  certifications: Certification[];
  left_out: string | null;
  note: string | null;
};

type Since = 'certifications' | 'largest_removal';
type Largest = NonNullable<RecordRow['largest_removal']>;

/** A row as an earlier release may have frozen it, which kept the last certification alone, and of an import nothing. */
export type KeptRow = Omit<RecordRow, Since> &
  Partial<Pick<RecordRow, 'certifications'>> & {
    largest_removal: (Omit<Largest, 'brought'> & Partial<Pick<Largest, 'brought'>>) | null;
  };

/** A record: an agency's part of a campaign's report. */
export type ReportRecord = {
  schema: 'campaign-report/1';
  campaign: { id: number; name: string; from: string; until: string; due: string; version: number };
  agency: { id: number; name: string };
  closed: { by: string; at: string; reason: string | null };
  rows: RecordRow[];
};

/** A record as it is read again. */
export type KeptRecord = Omit<ReportRecord, 'rows'> & { rows: KeptRow[] };

/** A station with what people said of it in the campaign. */
export type ReportStation = {
  id: number;
  station_id_tmg: string;
  station_name: string;
  left_out: string | null;
  note: string | null;
};

/** What is known of a flow for its row. */
export type FlowFacts = {
  counted: CountedFlow | undefined;
  removed: readonly RemovedCounts[];
  decided: DecidedFindings | undefined;
  removal: Removal | undefined;
  /** The certifications that its counts stand by, the earliest first. */
  ledger: readonly LedgerEntry[];
  /** Hours with a count, with one that is used, and that were expected. */
  hours: { present: number; usable: number; expected: number };
  /** The factor that holds on the last day. */
  factor: number | null;
  equipment: readonly EquipmentSpan[];
  /** What was changed of the counters that stood there. */
  changes: readonly EquipmentChanged[];
};

const share = (of: number, expected: number): string | null =>
  expected === 0 ? null : decimals(Math.min(1, of / expected), 4);

const nameOf = ({ vendor, model, serial }: Pick<EquipmentSpan, 'vendor' | 'model' | 'serial'>): string =>
  [vendor, model, serial].filter((part) => part !== null).join(' ');

/** Counters that came (+), left (−) and were changed (~) in the period, in the order of their days. */
export function equipmentChanges(
  spans: readonly EquipmentSpan[],
  changes: readonly EquipmentChanged[],
  { first_day, last_day }: Period,
): string[] {
  const isIn = (day: string | null): day is string => day !== null && day >= first_day && day <= last_day;
  const swaps = spans.flatMap((one) => [
    ...(isIn(one.first_day) ? [`${one.first_day} + ${nameOf(one)}`] : []),
    ...(isIn(one.last_day) ? [`${one.last_day} − ${nameOf(one)}`] : []),
  ]);
  const changed = changes
    .filter(({ changed_on }) => isIn(changed_on))
    .map((one) => {
      const ends = [one.from_text, one.to_text].filter((text) => text !== null).join(' → ');
      return `${one.changed_on} ~ ${nameOf(one)}: ${[one.kind, ends].filter(Boolean).join(' ')}`;
    });
  return [...swaps, ...changed].toSorted();
}

/** What of a station's counters is of one flow. */
export const ofFlow = <C extends { flow_ids: number[] | null }>(
  all: readonly C[] = [],
  { id }: { id: number },
): C[] => all.filter(({ flow_ids }) => countsOneOf(flow_ids, [id]));

/** A flow's row. */
export function recordRow(
  station: ReportStation,
  flow: ReportFlow,
  period: Period,
  facts: FlowFacts,
): RecordRow {
  const { counted, decided, removal, ledger, hours } = facts;
  const last = ledger.at(-1);
  return {
    station: station.station_id_tmg,
    station_name: station.station_name,
    flow_id: flowIdOf(station.station_id_tmg, flow),
    flow: flow.name,
    count_type: flow.count_type_code,
    direction: flow.travel_direction_code,
    intervals: counted?.intervals ?? [],
    days: daysIn(period.first_day, period.last_day),
    days_counted: counted?.days_counted ?? 0,
    days_certified: counted?.days_certified ?? 0,
    present: share(hours.present, hours.expected),
    usable: share(hours.usable, hours.expected),
    grade: hours.expected === 0 ? null : uptimeGrade(hours.present, hours.expected, 1),
    certified: counted?.certified ?? 0,
    total: counted?.total ?? 0,
    removed: countsBySuspect(facts.removed),
    accepted: decided?.accepted ?? 0,
    dismissed: decided?.dismissed ?? 0,
    overridden: decided?.overridden ?? 0,
    largest_removal: removal
      ? {
          from: removal.from,
          until: removal.until,
          counts: removal.counts,
          suspect_id: removal.suspect_id,
          rule: removal.detail.rule ?? null,
          reason: removal.detail.reason ?? removal.detail.note ?? null,
          by: removal.by,
          brought: removal.brought,
        }
      : null,
    factor: facts.factor === null ? null : decimals(facts.factor, 4),
    equipment: equipmentChanges(facts.equipment, facts.changes, period),
    certified_by: last?.requested_by ?? null,
    certified_at: last?.at ?? null,
    ledger_id: last?.id ?? null,
    certifications: ledger.map(({ id, requested_by: by, at }) => ({ by, at, ledger_id: id })),
    left_out: station.left_out,
    note: station.note,
  };
}

/** A record as it may be hashed. */
export const plainOf = (record: ReportRecord): Plain => record;
