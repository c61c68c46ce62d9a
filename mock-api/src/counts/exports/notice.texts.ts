import {
  catalogue,
  formatMessage,
  inBoth,
  sentences,
  type Catalogue,
  type Language,
  type Text,
  wallFormat,
} from 'shared-domain/texts';
import { TMAS_ROWS, type TmasField } from 'shared-domain/fields';
import type { Notice, NoticeKind } from './tmas/notice.ts';

/** What a field of the station record is called. */
const calledIn = (language: Language) => (field: TmasField) =>
  TMAS_ROWS.find((row) => row.field === field)?.called[language] ?? field;

/** What each notice says. */
const noticeTexts = catalogue({
  en: {
    sameKey:
      'The flows {flow} and {other} have the same direction of route, location, movement, facility, intersection and count type, so their records could not be told apart and both are left out. Give each flow its own movement direction, one with the route and one against it.',
    tooHigh: 'A count of {value} does not fit the record, which holds 99,999 at the most.',
    noFlows: 'The station is left out. It has no flow.',
    stationIncomplete: 'The station is left out. It lacks: {fields}.',
    flowIncomplete: 'The flow is left out. It lacks: {fields}.',
    noCounts: 'No counts: no record.',
    uncertifiedDays: 'The counts are not certified: no record.',
    unusableDays: 'No usable count: no record.',
    mixedIntervals: 'Counts of different intervals on one day do not fit one record: no record.',
    stationSparse: 'The station does not say: {fields}.',
    flowSparse: 'The flow does not say: {fields}.',
    zeroDays: 'Three or more whole days of zero in a row.',
    noWeekday: 'A weekday has no whole day in {months}.',
    uneven: 'This direction has {value}% of both; the other is {other}.',
    unlikeLastYear: 'The mean day differs from the same month a year before: {months}.',
    unlikeLastWeeks: 'Far more or fewer than on the same weekday of the six weeks before.',
    cutText: 'Longer than 50 characters, so it is cut at a word: {fields}.',
    lostCharacters: 'Characters that the records can not hold are left blank: {characters} ({fields}).',
    excludedCounts: 'Counts are written as missing: {condition}.',
    uncertifiedCounts: 'Counts that are not certified are written as missing.',
    shortDays: 'The record covers less than the whole day.',
  },
  es: {
    sameKey:
      'Los flujos {flow} y {other} tienen la misma dirección de la ruta, lugar, movimiento, instalación, intersección y tipo de conteo, por lo que sus registros no se podrían distinguir y ambos se omiten. Indique la dirección del movimiento de cada flujo, una en la dirección de la ruta y otra en contra.',
    tooHigh: 'Un conteo de {value} no cabe en el registro, que admite 99,999 como máximo.',
    noFlows: 'La estación se omite. No tiene ningún flujo.',
    stationIncomplete: 'La estación se omite. Le falta: {fields}.',
    flowIncomplete: 'El flujo se omite. Le falta: {fields}.',
    noCounts: 'Sin conteos: sin registro.',
    uncertifiedDays: 'Los conteos no están certificados: sin registro.',
    unusableDays: 'Ningún conteo utilizable: sin registro.',
    mixedIntervals:
      'Los conteos de intervalos distintos en un mismo día no caben en un registro: sin registro.',
    stationSparse: 'La estación no indica: {fields}.',
    flowSparse: 'El flujo no indica: {fields}.',
    zeroDays: 'Tres o más días completos en cero seguidos.',
    noWeekday: 'Un día de la semana no tiene ningún día completo en {months}.',
    uneven: 'Esta dirección tiene el {value}% de ambos; el otro es {other}.',
    unlikeLastYear: 'El día medio difiere del mismo mes del año anterior: {months}.',
    unlikeLastWeeks:
      'Muchos más o muchos menos que el mismo día de la semana en las seis semanas anteriores.',
    cutText: 'Más de 50 caracteres, por lo que se corta en una palabra: {fields}.',
    lostCharacters: 'Los caracteres que los registros no admiten quedan en blanco: {characters} ({fields}).',
    excludedCounts: 'Los conteos se escriben como faltantes: {condition}.',
    uncertifiedCounts: 'Los conteos no certificados se escriben como faltantes.',
    shortDays: 'El registro cubre menos que el día completo.',
  },
}) satisfies Catalogue<Record<NoticeKind, string>>;

const fatalTexts = sentences(
  catalogue({
    en: { one: '{station}: {text}', several: '{station}: {text} ({faults} faults in all.)' },
    es: { one: '{station}: {text}', several: '{station}: {text} ({faults} fallas en total.)' },
  }),
);

const monthName = (language: Language) => wallFormat(language, { month: 'long', year: 'numeric' });

/** The months of a notice, each with its own figure: the worst of all would say nothing of the others. */
function monthsText(months: Notice['months'], language: Language): string {
  return (months ?? [])
    .map(({ month, value }) => {
      const name = monthName(language).format(new Date(`${month}-01T00:00:00Z`));
      return value === undefined ? name : `${name} (${value > 0 ? '+' : '−'}${Math.abs(value)}%)`;
    })
    .join(', ');
}

/** What a notice says to its reader. */
export function noticeText(notice: Notice, language: Language): string {
  const { flow, other, value, months, condition, characters = [], fields = [] } = notice;
  return formatMessage(noticeTexts[language][notice.kind], language, {
    fields: fields.map(calledIn(language)).join(', '),
    flow: flow?.name ?? '',
    other: other?.name ?? '',
    value: String(value ?? ''),
    months: monthsText(months, language),
    characters: characters.join(' '),
    condition: condition ?? '',
  });
}

/** The refusal for a fault that must not go out, and how many of them there are. */
export function fatalText(notice: Notice, faults: number): Text {
  const station = notice.station.station_id_tmg;
  const text = inBoth((language) => noticeText(notice, language));
  return faults > 1
    ? fatalTexts.several({ station, text, faults: String(faults) })
    : fatalTexts.one({ station, text });
}
