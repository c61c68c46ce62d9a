/** The four codes that tell a station's flows apart (S6). */
export type FlowIdentity = {
  count_method_code: string;
  count_type_code: string;
  travel_direction_code: string;
  street_side_code: string;
};

/** A flow's id in counts and exports: station, count method, count type, travel direction, street side (S5). */
export function flowIdOf(stationId: string, flow: FlowIdentity): string {
  const { count_method_code, count_type_code, travel_direction_code, street_side_code } = flow;
  return [stationId, count_method_code, count_type_code, travel_direction_code, street_side_code].join('-');
}
