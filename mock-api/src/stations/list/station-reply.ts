import { flowIdOf } from 'shared-domain';
import type { Station, StationChannel, StationSummary } from 'shared-domain';
import type { CountedSpan } from './counted-span.sql.ts';
import type { ChannelRow, StationRow, SummaryRow } from './stations.sql.ts';

/** A row of the lists, older and newer alike. */
export function summaryReply(row: SummaryRow, progress: number | null): StationSummary {
  return {
    key: `${row.draft ? 'd' : 's'}${row.id}`,
    station_id_tmg: row.station_id_tmg,
    draft_id: row.draft ? row.id : null,
    station_name: row.station_name,
    street_or_trail_name: row.street_or_trail_name,
    city_area: row.city_area,
    city: row.city,
    city_id: row.city_id,
    count_method: optionOrNull(row.count_method_code, row.count_method),
    vendor_code: row.vendor_code,
    agency_id: row.agency_id,
    latitude: row.latitude,
    longitude: row.longitude,
    days_count: row.days_count,
    draft: row.draft,
    progress,
    certifying: row.certifying ? 1 : 0,
    importing: row.importing ? 1 : 0,
  };
}

/** A flow under the name that the v1 calls give it. */
function channelReply(stationIdTmg: string, row: ChannelRow): StationChannel {
  return {
    id: row.id,
    name: row.name,
    flowid_txdot: flowIdOf(stationIdTmg, row),
    vendor_code: row.vendor_code,
    header: row.header,
    count_type: option(row.count_type_code, row.count_type),
    travel_direction: option(row.travel_direction_code, row.travel_direction),
    street_side: option(row.street_side_code, row.street_side),
    count_interval: row.count_interval,
  };
}

/** A published station with its channels; its vendor is the one most of them have. */
export function stationReply(row: StationRow & CountedSpan, flows: ChannelRow[]): Station {
  return {
    ...row,
    certifying: row.certifying ? 1 : 0,
    importing: row.importing ? 1 : 0,
    vendor_code: mostFrequent(flows.map(({ vendor_code }) => vendor_code)),
    channels: flows.map((flow) => channelReply(row.station_id_tmg, flow)),
  };
}

const option = (code: string, text: string | null) => ({ code, label: text ?? code });
const optionOrNull = (code: string | null, text: string | null) =>
  code === null ? null : option(code, text);

function mostFrequent(codes: (string | null)[]): string | null {
  const known = codes.filter((code) => code !== null);
  const times = (code: string) => known.filter((other) => other === code).length;
  return known.toSorted((a, b) => times(b) - times(a) || a.localeCompare(b))[0] ?? null;
}
