import type { FigureBounds, FigureMethod, FigureMode } from 'shared-domain';
import { canonicalJson, decimals, sha256, type Plain } from './canonical.rules.ts';
import type { DayDigest } from './digest.rules.ts';
import type { WorkedOut } from './figure.rules.ts';
import type { FlowSources } from './sources.rules.ts';

/** The form of a record: another one where a field is added. */
const SCHEMA = 'figure/1';
/** The rules by which figures are worked out: raised where one of them would give another number. */
export const CODE = '1.0.0';
/** The weeks of an interval are drawn from here on. */
const SEED = 1;
const PLACES = 4;

/** Who certified, as records name them: by number, for a name may be corrected. */
type Certification = { id: number; user_id: number; at: string };

/** What a record is made of. */
export type RecordFacts = {
  station: string;
  year: number;
  worked: WorkedOut;
  sources: readonly FlowSources[];
  certifications: ReadonlyMap<number, Certification>;
  note: string | null;
  code: string;
};

/** A record as it is read again. */
export type StoredRecord = {
  mode: FigureMode;
  method: FigureMethod;
  year: number;
  value: string;
  code: string;
  note: string | null;
  flows: { flow: string; value: string }[];
} & Record<string, Plain>;

/** The digests of days by flow: beside the record, to tell which days have changed. */
export type KeptDays = Record<string, DayDigest[]>;

type Fields = Record<string, Plain>;

/** Lines in the order of time, then of flows. */
const byDate = (lines: readonly Fields[]): Fields[] =>
  lines.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
const keyOf = ({ from = '', flow = '', at = '' }: Fields): string => [from, flow, at].map(String).join(' ');

/** Everything that can change a figure or its meaning, as one text that two programs write alike. */
export function recordOf({
  station,
  year,
  worked,
  sources,
  certifications,
  note,
  code,
}: RecordFacts): string {
  const value = worked.value ?? 0;
  return canonicalJson({
    schema: SCHEMA,
    station,
    year,
    mode: worked.mode,
    method: worked.method,
    value: decimals(value, PLACES),
    shown: decimals(value, 0),
    taken: worked.taken,
    grade: worked.grade?.grade ?? null,
    interval: intervalOf(worked),
    note,
    code,
    flows: flowsOf(worked, sources),
    excluded: byDate(
      sources.flatMap(({ excluded }) =>
        excluded.map(({ flowid_txdot: flow, from, until, suspect_id, counts }) => ({
          flow,
          from,
          to: until,
          code: suspect_id,
          counts,
        })),
      ),
    ),
    certifications: byDate(
      sources.flatMap(({ certified }) =>
        certified.map(({ certification, flowid_txdot: flow, from, until, counts }) => ({
          flow,
          from,
          to: until,
          counts,
          at: certifications.get(certification)?.at ?? '',
          by: `user:${certifications.get(certification)?.user_id ?? 0}`,
        })),
      ),
    ),
    factors: factorsOf(worked),
    filled: [],
  });
}

function flowsOf({ parts }: WorkedOut, sources: readonly FlowSources[]): Fields[] {
  const lines = parts.map(({ flow, value, days, cells }) => {
    const digest = sources.find((one) => one.flow === flow)?.digest;
    return {
      flow: flow.flowid_txdot,
      value: decimals(value ?? 0, PLACES),
      days,
      cells,
      counts: digest?.counts ?? 0,
      counts_sha256: digest?.sha256 ?? sha256(''),
    };
  });
  return lines.toSorted((a, b) => (a.flow < b.flow ? -1 : 1));
}

function factorsOf({ factors, parts }: WorkedOut): Fields[] {
  return byDate(
    factors.map(({ flow_id, factor, from, until, author, reason }) => ({
      flow: parts.find(({ flow }) => flow.id === flow_id)?.flow.flowid_txdot ?? '',
      factor: decimals(factor, 6),
      from,
      to: until,
      by: author,
      reason,
    })),
  );
}

function intervalOf({ interval }: WorkedOut): Plain {
  if (!interval) return null;
  const bounds = (of: FigureBounds | null): Plain =>
    of && { low: decimals(of.low, PLACES), high: decimals(of.high, PLACES) };
  const { typical, measured } = interval;
  return { typical: bounds(typical), measured: bounds(measured), by: measured?.method ?? null, seed: SEED };
}

/** The digests of days that are kept beside a record. */
export const keptDays = (sources: readonly FlowSources[]): KeptDays =>
  Object.fromEntries(sources.map(({ flow, digest }) => [flow.flowid_txdot, digest.days]));
