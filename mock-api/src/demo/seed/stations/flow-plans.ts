import { VENDOR } from 'shared-domain';
import type { Leaning } from '../generator/profiles.ts';
import type { FlowPlan } from '../station-plan.ts';

const DIRECTION_MARK: Record<string, string> = {
  '1': 'NB',
  '2': 'NEB',
  '3': 'EB',
  '4': 'SEB',
  '5': 'SB',
  '6': 'SWB',
  '7': 'WB',
  '8': 'NWB',
  '9': 'N–S',
  '0': 'E–W',
};
const TYPE_NAME: Record<string, string> = { '1': 'Pedestrian', '2': 'Bicycle', '8': 'All users' };
const TRAIL = '8';

/** What all flows of a station have in common. */
type FlowsOf = {
  vendor: string;
  /** Directions of travel; the first leans towards town in the morning. */
  directions: string[];
  /** Mean of a day, both directions together, by count type; the flows come in the order of its code. */
  volumes: Record<string, number>;
  facility?: string;
  sensor?: string;
  side?: string;
  method?: string;
  interval?: number;
};

/** One flow for each count type and direction; the volume is split over the directions, a little unevenly. */
export function flows({
  vendor,
  directions,
  volumes,
  facility = TRAIL,
  sensor = vendor === VENDOR.ecoCounter ? 'LI' : 'I',
  side = '9',
  method = '3',
  interval = 60,
}: FlowsOf): FlowPlan[] {
  const leanings: Leaning[] = directions.length === 1 ? ['none'] : ['in', 'out'];
  return Object.entries(volumes).flatMap(([type, volume]) =>
    directions.map((direction, at) => ({
      name: `${TYPE_NAME[type] ?? 'Flow'} ${DIRECTION_MARK[direction] ?? ''}`,
      count_method_code: method,
      count_type_code: type,
      travel_direction_code: direction,
      street_side_code: side,
      facility_type_code: facility,
      sensor_type_code: sensor,
      vendor_code: vendor,
      movement_direction_code: directions.length === 1 ? '3' : at === 0 ? '1' : '2',
      count_location_to_roadway_code: facility === TRAIL ? '3' : '1',
      count_interval: interval,
      volume: directions.length === 1 ? volume : volume * (at === 0 ? 0.52 : 0.48),
      leaning: leanings[at] ?? 'none',
    })),
  );
}
