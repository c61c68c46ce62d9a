import { proposedDirections, VENDOR, type EcoStation } from 'shared-domain';
import { foundChannels } from '../station/channel.record.ts';
import { emptyStation, type StationValues } from '../station/station.record.ts';
import { coordinateText, textOf } from '../station-editing/record-values.ts';

/** What the station form starts with for a site of the vendor's platform; the person adds what the vendor can't know. */
export function stationOf(site: EcoStation): StationValues {
  const directions = proposedDirections(site.channels);
  return {
    ...emptyStation,
    ...foundChannels(
      site.channels.map(({ id, name, count_type_code }, at) => ({
        name,
        eco_id: id,
        count_type_code,
        travel_direction_code: directions[at] ?? null,
        street_side_code: null,
        sensor_type_code: null,
        vendor_code: VENDOR.ecoCounter,
      })),
    ),
    station_name: site.name,
    eco_id: site.eco_id,
    latitude: coordinateText(site.latitude),
    longitude: coordinateText(site.longitude),
    year_station_established: site.installationDate,
    serial_number: textOf(site.counter),
    count_interval: textOf(site.interval),
    other_notes: textOf(site.other_notes),
    mounting_object: textOf(site.mounting_object),
  };
}
