import { proposedDirections, VENDOR, type EcoStation } from 'shared-domain';
import { emptyFlow, type FlowValues } from '../flow/flow.record.ts';
import { emptyValues, type NextStationValues } from '../next-station/next-station.record.ts';
import { coordinateText, textOf } from '../station-editing/record-values.ts';

/** What the next station form starts with for a site of the vendor's platform. */
export function nextStationOf(site: EcoStation): NextStationValues {
  return {
    ...emptyValues,
    station_name: site.name,
    latitude_avg: coordinateText(site.latitude),
    longitude_avg: coordinateText(site.longitude),
    year_station_established: site.installationDate,
  };
}

/** What the forms of its flows start with: one for each channel, its direction proposed by its name. */
export function nextFlowsOf(site: EcoStation): FlowValues[] {
  const directions = proposedDirections(site.channels);
  return site.channels.map(({ id, name, interval, count_type_code }, at) => ({
    ...emptyFlow,
    name,
    vendor: VENDOR.ecoCounter,
    eco_id: id,
    eco_name: name,
    count_type: count_type_code,
    travel_direction: directions[at] ?? null,
    count_interval: interval ?? site.interval,
    serial_number: textOf(site.counter),
    mounting_object: textOf(site.mounting_object),
    other_notes: textOf(site.other_notes),
  }));
}
