import { paths, flowIdOf } from 'shared-domain';
import { leavesOut, NOTICES, type Notice } from './tmas/notice.ts';
import { noticeText } from './notice.texts.ts';
import type { CsvCell } from '../csv/csv-text.rules.ts';
import type { TmasFinding } from 'shared-domain';
import type { Language } from '../../platform/text/language.ts';

/** The field of the station's or flow's form; only where it is named otherwise there. */
const FORM_FIELDS: Record<string, string> = {
  county_fips: 'county',
  latitude: 'latitude_avg',
  longitude: 'longitude_avg',
};
/** The same of the older form. */
const V1_FIELDS: Record<string, string> = { county_fips: 'county' };
/** Facts of a flow; all others are the station's. */
const OF_FLOW = [
  'count_location_to_roadway',
  'movement_direction',
  'facility_type',
  'count_type',
  'count_method',
  'sensor_type',
  'other_notes',
];

/** Who reads: in which language, and which of the two station forms is open to them. */
export type Reader = { language: Language; nextForm: boolean };

/** Where what is noticed can be mended by its reader: a field of a form, or the rows of the days. */
function hrefOf({ kind, station, flow, fields, first, last }: Notice, { nextForm }: Reader): string {
  const stationId = station.station_id_tmg;
  const form = nextForm ? paths.editNextStation : paths.editStation;
  if (kind === 'noFlows') return form.href({ stationId });
  const [field] = kind === 'sameKey' ? ['movement_direction'] : (fields ?? []);
  if (field === 'station_location') return `${paths.editStation.href({ stationId })}?field=${field}`;
  if (field) {
    const name = (nextForm ? FORM_FIELDS : V1_FIELDS)[field] ?? field;
    if (!nextForm) return `${paths.editStation.href({ stationId })}?field=${name}`;
    const at = flow && OF_FLOW.includes(field) ? `flow-${flow.flow_id}.${name}` : name;
    return `${paths.editNextStation.href({ stationId })}?field=${at}`;
  }
  const search = new URLSearchParams({
    ...(first && { minDate: first }),
    ...(last && { maxDate: last }),
    ...(flow && { count_type: flow.count_type_code, travel_direction: flow.travel_direction_code }),
  });
  return `${paths.validateCounts.href({ stationId })}?${search}`;
}

/** A notice as the pre-flight tells it. */
export function findingOf(notice: Notice, reader: Reader): TmasFinding {
  const { kind, station, flow, days = null, first = null, last = null } = notice;
  return {
    severity: NOTICES[kind],
    station_id_tmg: station.station_id_tmg,
    flowid_txdot: flow ? flowIdOf(flow.station_id_tmg, flow) : null,
    record: first === null ? 'station' : 'count',
    text: noticeText(notice, reader.language),
    days,
    first,
    last,
    href: hrefOf(notice, reader),
  };
}

/** The columns of `left-out.csv`. */
export const LEFT_OUT_HEADER = [
  'severity',
  'record',
  'station_id_tmg',
  'station_name',
  'flowid_txdot',
  'flow_name',
  'first',
  'last',
  'days',
  'counts',
  'reason',
];

/** The rows of `left-out.csv`: what is not in the other files, and why. */
export function leftOutRows(notices: readonly Notice[], language: Language): CsvCell[][] {
  return notices.filter(leavesOut).map((notice) => {
    const reader = { language, nextForm: true };
    const { severity, record, flowid_txdot, first, last, days, text } = findingOf(notice, reader);
    const { station, flow, counts = null } = notice;
    return [
      severity,
      record,
      station.station_id_tmg,
      station.station_name,
      flowid_txdot,
      flow?.name ?? null,
      first,
      last,
      days,
      counts,
      text,
    ];
  });
}
