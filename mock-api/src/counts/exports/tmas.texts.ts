import { paths, flowIdOf } from 'shared-domain';
import { fieldsOf, TMAS_ROWS, type FormName, type TmasField } from 'shared-domain/fields';
import { leavesOut, NOTICES, type Notice } from './tmas/notice.ts';
import { noticeText } from './notice.texts.ts';
import type { CsvCell } from '../csv/csv-text.rules.ts';
import type { TmasFinding } from 'shared-domain';
import type { Language } from '../../platform/text/language.ts';

/** What a form calls a field of the station record; nothing where it doesn't ask for it. */
function nameIn(form: FormName, field: TmasField): string | undefined {
  const column = TMAS_ROWS.find((row) => row.field === field)?.column;
  return fieldsOf(form).find((asked) => asked.column === column)?.name;
}

/** Who reads: in which language, and which of the two station forms is open to them. */
export type Reader = { language: Language; nextForm: boolean };

/** The field of the reader's form: the station's where that asks for it, else the flow's, else the v1 form's. */
function fieldHref(
  field: TmasField,
  { stationId, flow, nextForm }: Pick<Notice, 'flow'> & Pick<Reader, 'nextForm'> & { stationId: string },
): string {
  const ofStation = nameIn('next', field);
  const ofFlow = flow && nameIn('flow', field);
  if (nextForm && (ofStation ?? ofFlow)) {
    const at = ofStation ?? `flow-${flow?.flow_id}.${ofFlow}`;
    return `${paths.editNextStation.href({ stationId })}?field=${at}`;
  }
  const name = nameIn('v1', field) ?? nameIn('channel', field) ?? field;
  return `${paths.editStation.href({ stationId })}?field=${name}`;
}

/** Where what is noticed can be mended by its reader: a field of a form, or the rows of the days. */
function hrefOf({ kind, station, flow, fields, first, last }: Notice, { nextForm }: Reader): string {
  const stationId = station.station_id_tmg;
  const form = nextForm ? paths.editNextStation : paths.editStation;
  if (kind === 'noFlows') return form.href({ stationId });
  const [field] = kind === 'sameKey' ? (['movement_direction'] as const) : (fields ?? []);
  if (field) return fieldHref(field, { stationId, flow, nextForm });
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
