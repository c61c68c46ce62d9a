import { identityOf, type StreamFlow } from '../overlap.rules.ts';
import { GROUP_STATIONS_MAX, GROUP_STATIONS_MIN } from './station-group.ts';
import type { FlowSign, GroupWay, StationGroupKind } from './station-group.ts';

/** The signs that a flow may have: one that counts several directions at once has none, and every other has one. */
export const signsOf = (combined: boolean): readonly FlowSign[] => (combined ? ['none'] : ['ahead', 'back']);

type Signed = StreamFlow & { sign: FlowSign };

/** The flows of a station that count one way, and those that keep it from being told. */
export type FlowsOfWay<F> = { flows: F[]; blocking: F[] };

const SIGN_OF: Readonly<Record<Exclude<GroupWay, 'both'>, FlowSign>> = { in: 'ahead', out: 'back' };

/**
 * The flows of a station of a line that count one way. A flow without a direction counts to both ways together alone: where no
 * flow of its type has one, neither way can be told.
 */
export function flowsOfWay<F extends Signed>(flows: readonly F[], way: GroupWay): FlowsOfWay<F> {
  if (way === 'both') return { flows: [...flows], blocking: [] };
  const told = new Set(flows.filter(({ sign }) => sign !== 'none').map(typeOf));
  return {
    flows: flows.filter(({ sign }) => sign === SIGN_OF[way]),
    blocking: flows.filter((flow) => flow.sign === 'none' && !told.has(typeOf(flow))),
  };
}

const typeOf = ({ flowid_txdot }: StreamFlow) => identityOf(flowid_txdot).count_type_code;

/** The stations of a group, each once and in its order. */
export const stationsInOrder = (members: readonly { station: string }[]): string[] => [
  ...new Set(members.map(({ station }) => station)),
];

/** What is wrong with how many stations a group has. */
export function stationsFault(kind: StationGroupKind, stations: number): 'few' | 'many' | null {
  if (stations < GROUP_STATIONS_MIN[kind]) return 'few';
  return stations > GROUP_STATIONS_MAX[kind] ? 'many' : null;
}

/** What came in over what went out, over the bins that have both; null where none has. */
export function netOf(
  entered: readonly (number | null)[],
  left: readonly (number | null)[],
): { net: number; bins: number } | null {
  let [net, bins] = [0, 0];
  for (const [at, one] of entered.entries()) {
    const other = left[at] ?? null;
    if (one === null || other === null) continue;
    net += one - other;
    bins += 1;
  }
  return bins === 0 ? null : { net, bins };
}
