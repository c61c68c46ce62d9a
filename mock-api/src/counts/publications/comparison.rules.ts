import type { PublicationComparison, PublishedFlowChange } from 'shared-domain';
import { canonicalJson, type Plain } from './canonical.rules.ts';
import { changedDays } from './digest.rules.ts';
import type { KeptDays, StoredRecord } from './record.rules.ts';

type Part = PublicationComparison['parts'][number];
/** A record with the digests of its days, and the names of its flows today. */
export type Compared = { record: string; days: KeptDays };

/** The keys of a record by the part that each tells of; what is not here can't change by itself. */
const PARTS: readonly (readonly [part: Part, key: string])[] = [
  ['value', 'value'],
  ['flows', 'flows'],
  ['grade', 'grade'],
  ['interval', 'interval'],
  ['excluded', 'excluded'],
  ['certifications', 'certifications'],
  ['factors', 'factors'],
  ['filled', 'filled'],
  ['filled', 'filled_share'],
  ['taken', 'taken'],
];

/** What of a published figure is another today; `today` is null where nothing of its mode is counted any more. */
export function compared(
  then: Compared,
  today: Compared | null,
  names: ReadonlyMap<string, string>,
): Omit<PublicationComparison, 'checked_at' | 'now'> {
  if (today?.record === then.record) return { unchanged: true, parts: [], flows: [] };
  const old = JSON.parse(then.record) as StoredRecord;
  const now = today ? (JSON.parse(today.record) as StoredRecord) : null;
  const text = (value: Plain | undefined) => canonicalJson(value ?? null);
  return {
    unchanged: false,
    parts: [
      ...new Set(PARTS.filter(([, key]) => !now || text(old[key]) !== text(now[key])).map(([part]) => part)),
    ],
    flows: flowChanges({ old, days: then.days }, { now, days: today?.days ?? {} }, names),
  };
}

function flowChanges(
  then: { old: StoredRecord; days: KeptDays },
  today: { now: StoredRecord | null; days: KeptDays },
  names: ReadonlyMap<string, string>,
): PublishedFlowChange[] {
  const [old, now] = [then.old.flows, today.now?.flows ?? []];
  const ids = [...new Set([...old, ...now].map(({ flow }) => flow))].toSorted();
  return ids.flatMap((flowid_txdot) => {
    const [value = null, other = null] = [old, now].map(
      (flows) => flows.find(({ flow }) => flow === flowid_txdot)?.value ?? null,
    );
    const days = changedDays(then.days[flowid_txdot] ?? [], today.days[flowid_txdot] ?? []);
    if (value === other && days.length === 0) return [];
    return [{ flowid_txdot, name: names.get(flowid_txdot) ?? flowid_txdot, value, now: other, days }];
  });
}
