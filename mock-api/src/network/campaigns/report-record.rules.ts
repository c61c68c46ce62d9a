import { flowIdOf } from 'shared-domain';
import { decimals, type Plain } from '../../counts/publications/canonical.rules.ts';
import { uptimeGrade } from '../health/uptime.rules.ts';
import type { Period } from './facts.sql.ts';
import { daysIn } from './period.rules.ts';
import type {
  CountedFlow,
  DecidedFindings,
  EquipmentSpan,
  LedgerEntry,
  Removal,
  RemovedCounts,
  ReportFlow,
} from './report-facts.sql.ts';

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
  } | null;
  factor: string | null;
  equipment: string[];
  certified_by: string | null;
  certified_at: string | null;
  ledger_id: number | null;
  left_out: string | null;
  note: string | null;
};

/** A record: an agency's part of a campaign's report. */
export type ReportRecord = {
  schema: 'campaign-report/1';
  campaign: { id: number; name: string; from: string; until: string; due: string; version: number };
  agency: { id: number; name: string };
  closed: { by: string; at: string; reason: string | null };
  rows: RecordRow[];
};

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
  ledger: LedgerEntry | undefined;
  /** Hours with a count, with one that is used, and that were expected. */
  hours: { present: number; usable: number; expected: number };
  /** The factor that holds on the last day. */
  factor: number | null;
  equipment: readonly EquipmentSpan[];
};

const share = (of: number, expected: number): string | null =>
  expected === 0 ? null : decimals(Math.min(1, of / expected), 4);

/** Counters that came (+) and left (−) in the period, in the order of their days. */
export function equipmentChanges(spans: readonly EquipmentSpan[], { first_day, last_day }: Period): string[] {
  const isIn = (day: string | null): day is string => day !== null && day >= first_day && day <= last_day;
  return spans
    .flatMap(({ vendor, model, serial, first_day: came, last_day: left }) => {
      const counter = [vendor, model, serial].filter((part) => part !== null).join(' ');
      return [
        ...(isIn(came) ? [`${came} + ${counter}`] : []),
        ...(isIn(left) ? [`${left} − ${counter}`] : []),
      ];
    })
    .toSorted();
}

/** A flow's row. */
export function recordRow(
  station: ReportStation,
  flow: ReportFlow,
  period: Period,
  facts: FlowFacts,
): RecordRow {
  const { counted, decided, removal, ledger, hours } = facts;
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
    removed: facts.removed.map(({ suspect_id, counts }) => ({ suspect_id, counts })),
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
        }
      : null,
    factor: facts.factor === null ? null : decimals(facts.factor, 4),
    equipment: equipmentChanges(facts.equipment, period),
    certified_by: ledger?.requested_by ?? null,
    certified_at: ledger?.at ?? null,
    ledger_id: ledger?.id ?? null,
    left_out: station.left_out,
    note: station.note,
  };
}

/** A record as it may be hashed. */
export const plainOf = (record: ReportRecord): Plain => record;
