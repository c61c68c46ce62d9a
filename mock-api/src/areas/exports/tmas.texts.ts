import { paths, flowIdOf } from 'shared-ui/domain';
import { leavesOut, NOTICES, type Notice, type NoticeKind } from '../../domain/tmas/notice.ts';
import type { CsvCell } from '../../domain/exports/csv-text.rules.ts';
import type { TmasFinding } from 'shared-ui/domain';
import type { Language, Text } from '../../http/language.ts';

/** The facts of a station or flow in words. */
const FIELDS: Record<string, Text> = {
  county_fips: { en: 'county', es: 'condado' },
  latitude: { en: 'latitude', es: 'latitud' },
  longitude: { en: 'longitude', es: 'longitud' },
  func_class: { en: 'functional class', es: 'clase funcional' },
  direction_of_route: { en: 'direction of route', es: 'sentido de la ruta' },
  year_station_established: { en: 'date established', es: 'fecha de establecimiento' },
  count_location_to_roadway: {
    en: 'count location relative to the roadway',
    es: 'lugar del conteo respecto a la calzada',
  },
  movement_direction: { en: 'movement direction', es: 'dirección del movimiento' },
  facility_type: { en: 'facility type', es: 'tipo de instalación' },
  count_type: { en: 'count type', es: 'tipo de conteo' },
  count_method: { en: 'count method', es: 'método de conteo' },
  nhs: { en: 'National Highway System', es: 'Sistema Nacional de Carreteras' },
  posted_route_sign: { en: 'posted route sign', es: 'señal de ruta' },
  sensor_type: { en: 'sensor type', es: 'tipo de sensor' },
  station_location: { en: 'station location', es: 'ubicación de la estación' },
  other_notes: { en: 'other notes', es: 'otras notas' },
};

/** What each notice says. */
const SENTENCES: Record<NoticeKind, (notice: Notice, fields: string) => Text> = {
  sameKey: ({ flow, other }) => ({
    en: `The flows ${flow?.name} and ${other?.name} have the same direction of route, location, movement, facility, intersection and count type, so their records could not be told apart.`,
    es: `Los flujos ${flow?.name} y ${other?.name} tienen el mismo sentido de la ruta, lugar, movimiento, instalación, intersección y tipo de conteo, por lo que sus registros no se podrían distinguir.`,
  }),
  tooHigh: ({ value }) => ({
    en: `A count of ${value} does not fit the record, which holds 99,999 at the most.`,
    es: `Un conteo de ${value} no cabe en el registro, que admite 99,999 como máximo.`,
  }),
  stationIncomplete: (_, fields) => ({
    en: `The station is left out. It lacks: ${fields}.`,
    es: `La estación se omite. Le falta: ${fields}.`,
  }),
  flowIncomplete: (_, fields) => ({
    en: `The flow is left out. It lacks: ${fields}.`,
    es: `El flujo se omite. Le falta: ${fields}.`,
  }),
  noCounts: () => ({ en: 'No counts: no record.', es: 'Sin conteos: sin registro.' }),
  uncertifiedDays: () => ({
    en: 'The counts are not certified: no record.',
    es: 'Los conteos no están certificados: sin registro.',
  }),
  unusableDays: () => ({
    en: 'No usable count: no record.',
    es: 'Ningún conteo utilizable: sin registro.',
  }),
  mixedIntervals: () => ({
    en: 'Counts of different intervals on one day do not fit one record: no record.',
    es: 'Los conteos de intervalos distintos en un mismo día no caben en un registro: sin registro.',
  }),
  stationSparse: (_, fields) => ({
    en: `The station does not say: ${fields}.`,
    es: `La estación no indica: ${fields}.`,
  }),
  flowSparse: (_, fields) => ({
    en: `The flow does not say: ${fields}.`,
    es: `El flujo no indica: ${fields}.`,
  }),
  zeroDays: () => ({
    en: 'Three or more whole days of zero in a row.',
    es: 'Tres o más días completos en cero seguidos.',
  }),
  noWeekday: () => ({
    en: 'A weekday has no whole day in this month.',
    es: 'Un día de la semana no tiene ningún día completo en este mes.',
  }),
  uneven: ({ value, other }) => ({
    en: `This direction has ${value}% of both; the other is ${other?.name}.`,
    es: `Este sentido tiene el ${value}% de ambos; el otro es ${other?.name}.`,
  }),
  unlikeLastYear: ({ value }) => ({
    en: `The mean day of the month differs by ${value}% from the same month a year before.`,
    es: `El día medio del mes difiere en un ${value}% del mismo mes del año anterior.`,
  }),
  unlikeLastWeeks: () => ({
    en: 'Far more or fewer than on the same weekday of the six weeks before.',
    es: 'Muchos más o muchos menos que el mismo día de la semana en las seis semanas anteriores.',
  }),
  cutText: (_, fields) => ({
    en: `Longer than 50 characters, so it is cut at a word: ${fields}.`,
    es: `Más de 50 caracteres, por lo que se corta en una palabra: ${fields}.`,
  }),
  excludedCounts: ({ condition }) => ({
    en: `Counts are written as missing: ${condition}.`,
    es: `Los conteos se escriben como faltantes: ${condition}.`,
  }),
  uncertifiedCounts: () => ({
    en: 'Counts that are not certified are written as missing.',
    es: 'Los conteos no certificados se escriben como faltantes.',
  }),
  shortDays: () => ({
    en: 'The record covers less than the whole day.',
    es: 'El registro cubre menos que el día completo.',
  }),
};

/** What a notice says to its reader. */
export function noticeText(notice: Notice, language: Language): string {
  const fields = (notice.fields ?? []).map((field) => FIELDS[field]?.[language] ?? field).join(', ');
  return SENTENCES[notice.kind](notice, fields)[language];
}

/** The field of the station's or flow's form; only where it is named otherwise there. */
const FORM_FIELDS: Record<string, string> = {
  county_fips: 'county',
  latitude: 'latitude_avg',
  longitude: 'longitude_avg',
};
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

/** Where what is noticed can be mended: a field of a form, or the rows of the days. */
function hrefOf({ kind, station, flow, fields, first, last }: Notice): string {
  const stationId = station.station_id_tmg;
  const [field] = kind === 'sameKey' ? ['movement_direction'] : (fields ?? []);
  if (field === 'station_location') return `${paths.editStation.href({ stationId })}?field=${field}`;
  if (field) {
    const name = FORM_FIELDS[field] ?? field;
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
export function findingOf(notice: Notice, language: Language): TmasFinding {
  const { kind, station, flow, days = null, first = null, last = null } = notice;
  return {
    severity: NOTICES[kind],
    station_id_tmg: station.station_id_tmg,
    flowid_txdot: flow ? flowIdOf(flow.station_id_tmg, flow) : null,
    record: first === null ? 'station' : 'count',
    text: noticeText(notice, language),
    days,
    first,
    last,
    href: hrefOf(notice),
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
    const { severity, record, flowid_txdot, first, last, days, text } = findingOf(notice, language);
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
