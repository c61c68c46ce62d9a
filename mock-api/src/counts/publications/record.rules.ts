import type { FigureBounds, FigureMethod, FigureMode, FillMethod, FillWeather } from 'shared-domain';
import { canonicalJson, decimals, sha256, type Plain } from './canonical.rules.ts';
import type { DayDigest } from './digest.rules.ts';
import type { WorkedOut } from './figure.rules.ts';
import type { KeptFill } from './filling.rules.ts';
import type { FlowSources } from './sources.rules.ts';

/**
 * The forms of a record: another one where a field is added. The first one knew no intervals of factors and no filled days; what
 * was published in it is compared in it.
 */
const SCHEMAS = ['figure/1', 'figure/2'] as const;
export type RecordForm = (typeof SCHEMAS)[number];
/** The form in which figures are published now. */
export const SCHEMA: RecordForm = 'figure/2';
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
  /** The release that published it. */
  code: string;
  schema: RecordForm;
};

/** A record as it is read again. */
export type StoredRecord = {
  schema: RecordForm;
  mode: FigureMode;
  method: FigureMethod;
  year: number;
  value: string;
  code: string;
  note: string | null;
  flows: { flow: string; value: string }[];
  filled: { flow: string; method: FillMethod; weather?: Fields }[];
  /** Not there in the first form, null where no day is filled. */
  filled_share?: { days: string; traffic: string; effect: string | null; count: number } | null;
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
  schema,
}: RecordFacts): string {
  const value = worked.value ?? 0;
  return canonicalJson({
    schema,
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
    factors: factorsOf(worked, schema),
    filled: filledOf(worked),
    ...(schema === 'figure/1' ? {} : { filled_share: filledShareOf(worked) }),
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

const nameOf = ({ parts }: WorkedOut, id: number): string =>
  parts.find(({ flow }) => flow.id === id)?.flow.flowid_txdot ?? '';
const share = (value: number | null): string | null => (value === null ? null : decimals(value, 6));

function factorsOf(worked: WorkedOut, schema: RecordForm): Fields[] {
  return byDate(
    worked.factors.map(({ flow_id, factor, low, high, from, until, author, reason }) => ({
      flow: nameOf(worked, flow_id),
      factor: decimals(factor, 6),
      ...(schema === 'figure/1' ? {} : { low: share(low), high: share(high) }),
      from,
      to: until,
      by: author,
      reason,
    })),
  );
}

/** What of a figure with filled days was filled, how, by whom; nothing of one without them. */
function filledOf(worked: WorkedOut): Fields[] {
  const fills = worked.filled ? (worked.filling?.fills ?? []) : [];
  return byDate(fills.map((fill) => ({ flow: nameOf(worked, fill.flow_id), ...filledFields(fill) })));
}

const filledFields = ({
  method,
  pattern,
  members,
  donor,
  error,
  user_name,
  made_at,
  days,
  weather,
}: KeptFill): Fields => ({
  method,
  group: pattern,
  members,
  donor,
  error: error && {
    days: error.days,
    median_run: decimals(error.median_run, 6),
    p90_run: decimals(error.p90_run, 6),
  },
  by: user_name,
  at: `${new Date(made_at).toISOString().slice(0, 19)}Z`,
  days: days.map(({ date, value }) => ({ date, value: decimals(value, PLACES) })),
  // only where it was used: what was published before it could be is compared in the same form
  ...(weather?.used && { weather: weatherFields(weather) }),
});

const weatherFields = ({ site, bands }: FillWeather): Fields => ({
  site,
  bands: bands.map(({ band, days, factor }) => ({ band, days, factor: decimals(factor, 6) })),
});

/** How much of the figure is filled; null says that nothing is. */
function filledShareOf({ filled, filling }: WorkedOut): Plain {
  if (!filled || !filling) return null;
  return {
    count: filling.days,
    days: decimals(filling.share_of_days, 6),
    traffic: decimals(filling.share_of_traffic, 6),
    effect: share(filling.effect),
  };
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
