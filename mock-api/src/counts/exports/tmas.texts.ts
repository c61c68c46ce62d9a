import { paths, flowIdOf } from 'shared-domain';
import { leavesOut, NOTICES, type Notice, type NoticeKind } from './tmas/notice.ts';
import type { CsvCell } from '../csv/csv-text.rules.ts';
import type { TmasFinding } from 'shared-domain';
import type { Language, Text } from '../../platform/text/language.ts';

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
  posted_route_sign_number: { en: 'posted route sign number', es: 'número de la señal de ruta' },
};

const monthName = (language: Language) =>
  new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** The months of a notice, each with its own figure: the worst of all would say nothing of the others. */
function monthsText(months: Notice['months'], language: Language): string {
  return (months ?? [])
    .map(({ month, value }) => {
      const name = monthName(language).format(new Date(`${month}-01T00:00:00Z`));
      return value === undefined ? name : `${name} (${value > 0 ? '+' : '−'}${Math.abs(value)}%)`;
    })
    .join(', ');
}

/** What each notice says. */
const SENTENCES: Record<NoticeKind, (notice: Notice, fields: string) => Text> = {
  sameKey: ({ flow, other }) => ({
    en: `The flows ${flow?.name} and ${other?.name} have the same direction of route, location, movement, facility, intersection and count type, so their records could not be told apart and both are left out. Give each flow its own movement direction, one with the route and one against it.`,
    es: `Los flujos ${flow?.name} y ${other?.name} tienen el mismo sentido de la ruta, lugar, movimiento, instalación, intersección y tipo de conteo, por lo que sus registros no se podrían distinguir y ambos se omiten. Indique la dirección del movimiento de cada flujo, uno en el sentido de la ruta y otro en contra.`,
  }),
  tooHigh: ({ value }) => ({
    en: `A count of ${value} does not fit the record, which holds 99,999 at the most.`,
    es: `Un conteo de ${value} no cabe en el registro, que admite 99,999 como máximo.`,
  }),
  noFlows: () => ({
    en: 'The station is left out. It has no flow.',
    es: 'La estación se omite. No tiene ningún flujo.',
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
  noWeekday: ({ months }) => ({
    en: `A weekday has no whole day in ${monthsText(months, 'en')}.`,
    es: `Un día de la semana no tiene ningún día completo en ${monthsText(months, 'es')}.`,
  }),
  uneven: ({ value, other }) => ({
    en: `This direction has ${value}% of both; the other is ${other?.name}.`,
    es: `Este sentido tiene el ${value}% de ambos; el otro es ${other?.name}.`,
  }),
  unlikeLastYear: ({ months }) => ({
    en: `The mean day differs from the same month a year before: ${monthsText(months, 'en')}.`,
    es: `El día medio difiere del mismo mes del año anterior: ${monthsText(months, 'es')}.`,
  }),
  unlikeLastWeeks: () => ({
    en: 'Far more or fewer than on the same weekday of the six weeks before.',
    es: 'Muchos más o muchos menos que el mismo día de la semana en las seis semanas anteriores.',
  }),
  cutText: (_, fields) => ({
    en: `Longer than 50 characters, so it is cut at a word: ${fields}.`,
    es: `Más de 50 caracteres, por lo que se corta en una palabra: ${fields}.`,
  }),
  lostCharacters: ({ characters = [] }, fields) => ({
    en: `Characters that the records can not hold are left blank: ${characters.join(' ')} (${fields}).`,
    es: `Los caracteres que los registros no admiten quedan en blanco: ${characters.join(' ')} (${fields}).`,
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
