import { wallClock } from 'shared-domain';
import { usable, type CertifiedCount } from '../figures/programme/counted-year.rules.ts';
import type { SuspectRow } from '../figures/programme/counted-year.sql.ts';
import type { CountedFlow } from '../figures/programme/station-year.ts';
import { digestOf, type CountsDigest } from './digest.rules.ts';

/** Certified counts in a row that a suspect keeps out; `until` is the end of the last. */
type Excluded = {
  flowid_txdot: string;
  from: string;
  until: string;
  suspect_id: number;
  label: string;
  counts: number;
};

/** The counts of a flow that one certification spoke for, by their first and last day. */
type Certified = {
  certification: number;
  flowid_txdot: string;
  from: string;
  until: string;
  counts: number;
};

/** What a flow's part of a figure comes from. */
export type FlowSources = {
  flow: CountedFlow;
  digest: CountsDigest;
  excluded: Excluded[];
  /** Of all certified counts. */
  excluded_share: number;
  certified: Certified[];
};

/** Where a flow's part of a figure comes from. */
export function sourcesOf(flow: CountedFlow, suspects: readonly SuspectRow[]): FlowSources {
  const excluding = new Map(suspects.flatMap(({ id, excludes, label }) => (excludes ? [[id, label]] : [])));
  const counts = usable(flow.counts, (suspect) => excluding.has(suspect));
  const excluded = excludedOf(flow, excluding);
  const out = excluded.reduce((sum, one) => sum + one.counts, 0);
  return {
    flow,
    digest: digestOf(
      flow.flowid_txdot,
      counts.map(({ minutes, interval, count, suspect }) => ({ minutes, interval, count, code: suspect })),
    ),
    excluded,
    excluded_share: flow.counts.length === 0 ? 0 : out / flow.counts.length,
    certified: certifiedOf(flow),
  };
}

function excludedOf(
  { flowid_txdot, counts }: CountedFlow,
  excluding: ReadonlyMap<number, string>,
): Excluded[] {
  const stretches: Excluded[] = [];
  let before = 0;
  for (const { minutes, interval, suspect } of counts) {
    const label = excluding.get(suspect);
    if (label !== undefined) {
      if (suspect !== before) {
        const from = wallClock(minutes);
        stretches.push({ flowid_txdot, from, until: from, suspect_id: suspect, label, counts: 0 });
      }
      const open = stretches.at(-1);
      if (open) Object.assign(open, { until: wallClock(minutes + interval), counts: open.counts + 1 });
    }
    before = label === undefined ? 0 : suspect;
  }
  return stretches;
}

function certifiedOf({ flowid_txdot, counts }: CountedFlow): Certified[] {
  const dayOf = (one: CertifiedCount | undefined) => wallClock(one?.minutes ?? 0).slice(0, 10);
  return [...Map.groupBy(counts, ({ certification }) => certification)]
    .map(([certification, own]) => ({
      certification,
      flowid_txdot,
      from: dayOf(own[0]),
      until: dayOf(own.at(-1)),
      counts: own.length,
    }))
    .toSorted((a, b) => Date.parse(a.from) - Date.parse(b.from) || a.certification - b.certification);
}
