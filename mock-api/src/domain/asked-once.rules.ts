import type { FlowRequest } from 'shared-ui/domain';

/** What the older form asks once for a station and the model keeps with each of its flows. */
export const ASKED_ONCE = [
  'count_method_code',
  'count_interval',
  'serial_number',
  'facility_type_code',
  'movement_direction_code',
  'count_location_to_roadway_code',
  'mounting_object',
  'surface_condition_code',
  'nonmotorized_facility_width_code',
  'nonmotorized_facility_buffer_width_code',
] as const satisfies (keyof FlowRequest)[];

type Fact = (typeof ASKED_ONCE)[number];
/** The answers to what is asked once. */
export type Facts = Pick<FlowRequest, Fact>;

/** The value that most have; of equally frequent ones the first. Null where all are empty. */
function mostFrequent<T>(values: (T | null)[]): T | null {
  const times = new Map<T, number>();
  for (const value of values) if (value !== null) times.set(value, (times.get(value) ?? 0) + 1);
  const [first] = [...times].toSorted(([, one], [, other]) => other - one);
  return first?.[0] ?? null;
}

/** The answers as the older form shows them: what most flows have; what was said before there were any. */
export function sharedFacts(station: Facts, flows: Facts[]): Facts {
  const fact = <F extends Fact>(name: F) => mostFrequent(flows.map((flow) => flow[name])) ?? station[name];
  return Object.fromEntries(ASKED_ONCE.map((name) => [name, fact(name)])) as Facts;
}

/** The answers that are others than before: these alone go to the flows, so that different flows stay different. */
export function changedFacts(before: Facts, after: Facts): Partial<Facts> {
  return Object.fromEntries(
    ASKED_ONCE.filter((name) => before[name] !== after[name]).map((name) => [name, after[name]]),
  );
}
