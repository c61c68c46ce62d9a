import { MODE_COUNT_TYPES, type FigureMode } from './figure.ts';
import type { FlowIdentity } from './flow-id.rules.ts';

/** What tells which stream of people a flow counts: its id, and how it counts movements. */
export type StreamFlow = { flowid_txdot: string; movement_direction_code: string | null };

/** Single directions were taken, or the flow that counts several of them at once. */
export type Basis = 'singles' | 'combined';

/** The flows of one count type that make a figure together. */
export type TakenFlows<F> = {
  basis: Basis;
  taken: F[];
  /** What counts the same people again, and is never added. */
  left: F[];
  /** Whether each flow that was taken stands for the whole period. */
  complete: boolean;
  /** Whether there are opposite directions or a combined flow: else one direction stands alone. */
  both: boolean;
};

/** Movement directions that are several: both of a route, all of an intersection. */
const BOTH = '3';
const INTERSECTION = '4';

/** A flow's four codes, read off its id. */
export function identityOf(flowId: string): FlowIdentity {
  const [, count_method_code = '', count_type_code = '', travel_direction_code = '', street_side_code = ''] =
    flowId.split('-');
  return { count_method_code, count_type_code, travel_direction_code, street_side_code };
}

const typeOf = ({ flowid_txdot }: StreamFlow) => identityOf(flowid_txdot).count_type_code;
const directionOf = ({ flowid_txdot }: StreamFlow) => Number(identityOf(flowid_txdot).travel_direction_code);

/** Whether a flow counts those of a mode. */
export const isOfMode = (flowId: string, mode: FigureMode): boolean =>
  MODE_COUNT_TYPES[mode].includes(identityOf(flowId).count_type_code);

/** Whether two directions of travel are opposite: codes 1 to 8 go round the compass, 0 and 9 are both at once. */
export function areOpposite(one: number, other: number): boolean {
  return one >= 1 && one <= 8 && other === ((one + 3) % 8) + 1;
}

/**
 * Whether a flow counts several directions at once. A movement 'both' that the opposite flow carries too was written
 * over all flows of a station by the v1 form, and says nothing of either.
 */
export function isCombined<F extends StreamFlow>(flow: F, flows: readonly F[]): boolean {
  const direction = directionOf(flow);
  if (direction < 1 || direction > 8) return true;
  const { movement_direction_code: movement } = flow;
  if (movement !== BOTH && movement !== INTERSECTION) return false;
  return !flows.some(
    (other) =>
      typeOf(other) === typeOf(flow) &&
      other.movement_direction_code === movement &&
      areOpposite(direction, directionOf(other)),
  );
}

/**
 * Which flows of one count type a figure over flows adds (decision E5): single directions where each of them stands for
 * the whole period, else the combined flow, never both. Of two counters over the same stream the one established first
 * is taken. `flows` are those in use in the period, in the order in which they were established.
 */
export function flowsToAdd<F extends StreamFlow>(
  flows: readonly F[],
  stands: (flow: F) => boolean,
): TakenFlows<F> {
  const combined = firstOfEach(flows.filter((flow) => isCombined(flow, flows)));
  const singles = firstOfEach(flows.filter((flow) => !isCombined(flow, flows)));
  // a whole intersection holds every other combined flow of it
  const whole = combined.find(({ movement_direction_code: movement }) => movement === INTERSECTION);
  const several = whole ? [whole] : combined;
  const hasOpposite = singles.some((flow) =>
    singles.some((other) => areOpposite(directionOf(flow), directionOf(other))),
  );
  const stand = (some: F[]) => some.length > 0 && some.every(stands);
  const isSingles = several.length === 0 || (hasOpposite && (stand(singles) || !stand(several)));
  const taken = isSingles ? singles : several;
  return {
    basis: isSingles ? 'singles' : 'combined',
    taken,
    left: flows.filter((flow) => !taken.includes(flow)),
    complete: stand(taken),
    both: hasOpposite || several.length > 0,
  };
}

/** The first flow of each stream: same direction and side, whatever counts it. */
function firstOfEach<F extends StreamFlow>(flows: readonly F[]): F[] {
  const streams = Map.groupBy(flows, streamOf);
  return [...streams.values()].flatMap(([first]) => (first ? [first] : []));
}

function streamOf({ flowid_txdot, movement_direction_code: movement }: StreamFlow): string {
  const { travel_direction_code, street_side_code } = identityOf(flowid_txdot);
  return `${travel_direction_code}-${street_side_code}-${movement === INTERSECTION}`;
}

/** Whether another flow of these was established earlier over the same stream of the same type: this one is a second counter of it. */
export function isSecondOverStream<F extends StreamFlow>(flow: F, flows: readonly F[]): boolean {
  const first = flows.find(
    (other) =>
      typeOf(other) === typeOf(flow) &&
      streamOf(other) === streamOf(flow) &&
      isCombined(other, flows) === isCombined(flow, flows),
  );
  return first !== flow;
}

/** Count types that hold others: all pedestrians, all non-motorized. */
const PARTS: Record<string, readonly string[]> = { 6: ['1', '4', '5'], 8: ['1', '2', '3', '4', '5', '6'] };

/**
 * The flows that a sum over all count types adds: of each type as above, and no type that another one in it holds.
 * Where a type of many does not stand for the whole period and its parts do, the parts are taken.
 */
export function flowsOfAllTypes<F extends StreamFlow>(
  flows: readonly F[],
  stands: (flow: F) => boolean,
): { taken: F[]; left: F[] } {
  const byType = new Map(
    [...Map.groupBy(flows, typeOf)].map(([type, own]) => [type, flowsToAdd(own, stands)] as const),
  );
  const held = new Set<string>();
  for (const type of ['8', '6']) {
    const parts = (PARTS[type] ?? []).filter((part) => byType.has(part) && !held.has(part));
    if (!byType.has(type) || held.has(type) || parts.length === 0) continue;
    const isPoorer =
      byType.get(type)?.complete === false && parts.every((part) => byType.get(part)?.complete === true);
    for (const one of isPoorer ? [type] : parts) held.add(one);
  }
  const taken = [...byType].flatMap(([type, found]) => (held.has(type) ? [] : found.taken));
  const isTaken = new Set(taken);
  return {
    taken: flows.filter((flow) => isTaken.has(flow)),
    left: flows.filter((flow) => !isTaken.has(flow)),
  };
}
