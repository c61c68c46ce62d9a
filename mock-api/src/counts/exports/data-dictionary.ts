import { CSV_NAMES } from '../csv/csv-names.ts';
import type { Language, Text } from '../../platform/text/language.ts';
import type { CsvCell } from '../csv/csv-text.rules.ts';
import { factColumns, FLOW_FACTS, STATION_FACTS, type Fact, type Labels } from './station-facts.ts';

const text = (en: string, es: string): Text => ({ en, es });

/** What the columns mean that every file or the counts alone have; none is without a meaning. */
const MEANINGS: Record<string, Text> = {
  station_id_tmg: text('Number of the station', 'Número de la estación'),
  station_name: text('Name of the station', 'Nombre de la estación'),
  flowid_txdot: text(
    'Flow: station, count method, count type, travel direction and street side as codes',
    'Flujo: estación, método, tipo, dirección y lado de la calle en códigos',
  ),
  flow_name: text('Name of the flow', 'Nombre del flujo'),
  count_type: text('Who is counted', 'A quién se cuenta'),
  travel_direction: text('Direction of travel', 'Dirección de viaje'),
  date: text(
    'Start of the interval by the clock on the wall, without a zone',
    'Inicio del intervalo según el reloj local, sin zona',
  ),
  interval: text('Minutes of the interval', 'Minutos del intervalo'),
  count: text(
    'Count; empty is a missing value, never zero',
    'Conteo; vacío es un valor faltante, nunca cero',
  ),
  suspect_id: text('Number of the suspect mark', 'Número de la marca de sospecha'),
  validity_condition: text('Suspect mark in words', 'Marca de sospecha en palabras'),
  note: text('Note on the count', 'Nota del conteo'),
  vendor_status: text(
    'What the counter’s vendor says of the count',
    'Lo que el fabricante del contador dice del conteo',
  ),
  factor: text(
    'Approved factor of the flow on that day; empty: none. The count itself is as it was counted',
    'Factor aprobado del flujo ese día; vacío: ninguno. El conteo mismo queda como se contó',
  ),
  factored_count: text(
    'Count times the factor, to four places; the count where there is none',
    'Conteo por el factor, con cuatro decimales; el conteo donde no hay factor',
  ),
  factor_low: text('Lower bound of the factor, 95%', 'Límite inferior del factor, 95%'),
  factor_high: text('Upper bound of the factor, 95%', 'Límite superior del factor, 95%'),
  validated_on: text(
    'Day of the validation count; empty: entered with a reason',
    'Día del conteo de validación; vacío: introducido con un motivo',
  ),
  validated_intervals: text(
    'Intervals that people and the counter counted',
    'Intervalos que contaron las personas y el contador',
  ),
  factor_reason: text('Why the factor was entered', 'Por qué se introdujo el factor'),
  made_by: text('Who made the factor', 'Quién hizo el factor'),
  approved_by: text('Who approved it', 'Quién lo aprobó'),
  certified_counts: text(
    'Certified counts in the period of the export; 0: the counts hold nothing of it',
    'Conteos certificados en el período de la exportación; 0: los conteos no contienen nada',
  ),
  uncertified_counts: text(
    'Counts in the period that are not certified, so they are not exported',
    'Conteos del período sin certificar, que por eso no se exportan',
  ),
  first: text('First day that it is about', 'Primer día del que se trata'),
  last: text('Last day that it is about', 'Último día del que se trata'),
  counts: text('How many counts are left out', 'Cuántos conteos se omiten'),
  reason: text('Why it is left out', 'Por qué se omite'),
};

const CODE_OF = text('Code of', 'Código de');

/** The facts behind a file's columns. */
const FACTS: Record<string, readonly Fact[]> = {
  [CSV_NAMES.stations]: STATION_FACTS,
  [CSV_NAMES.flows]: FLOW_FACTS,
};

/** The columns of the dictionary. */
export const DICTIONARY_HEADER = ['file', 'column', 'meaning', 'code', 'label'];

/**
 * What each column of these files means, in the language of the person who asked, with every code of its list: a file
 * read years later, or by somebody else, explains itself.
 */
export function dictionaryRows(
  files: readonly { name: string; columns: readonly string[] }[],
  labels: Labels,
  language: Language,
): CsvCell[][] {
  return files.flatMap(({ name, columns }) => {
    const facts = new Map(
      (FACTS[name] ?? []).flatMap((fact) => factColumns([fact]).map((column) => [column, fact] as const)),
    );
    return columns.flatMap((column): CsvCell[][] => {
      const fact = facts.get(column);
      const meaning = (fact?.meaning ?? MEANINGS[column])?.[language] ?? '';
      if (!fact?.list || column === fact.column) return [[name, column, meaning, null, null]];
      const codes = [...(labels.get(fact.list) ?? [])];
      return [
        [name, column, `${CODE_OF[language]}: ${meaning}`, null, null],
        ...codes.map(([code, label]) => [name, column, null, code, label]),
      ];
    });
  });
}
