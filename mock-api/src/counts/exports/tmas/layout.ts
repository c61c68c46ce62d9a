import type { TmasForm } from 'shared-domain';

/** How a value that is shorter than its column is filled, and in which form. A blank stays blank. */
type TmasFill =
  /** From the left edge, blanks behind; fixed form only. */
  | 'blanks'
  /** To the right edge, zeros in front; fixed form only. */
  | 'zeros'
  /** To the right edge, hyphens in front; in both forms. */
  | 'hyphens';

/** A field of a record. `digit`: the fixed form holds the first character alone. */
export type TmasColumn<F extends string = string> = {
  field: F;
  width: number;
  fill: TmasFill;
  digit?: true;
};

const column = <F extends string>(field: F, width: number, fill: TmasFill = 'blanks'): TmasColumn<F> => ({
  field,
  width,
  fill,
});

/**
 * The station description, record type L: 239 columns in the fixed form of 2013. Columns and order are those of the
 * guide's example record (FHWA, Traffic Monitoring Guide 2013, table 7-36) as K. Nordback shows it in "Non-motorized Data
 * Format from the Traffic Monitoring Guide" (OTREC; fdocuments.net, data-format-55948e14c4cfc), who also names the fields
 * up to `facility_type`; the names behind it follow from the example's values.
 */
export const stationColumns = [
  column('record_type', 1),
  column('state', 2),
  column('county', 3),
  column('station', 6, 'zeros'),
  { ...column('func_class', 1), digit: true as const },
  column('direction_of_route', 1),
  column('count_location_to_roadway', 1),
  column('movement_direction', 1),
  column('facility_type', 1),
  column('intersection', 1),
  column('count_type', 1),
  column('count_method', 2),
  column('sensor_type', 2, 'hyphens'),
  column('year', 4),
  column('factor_group_1', 1),
  column('factor_group_2', 1),
  column('factor_group_3', 1),
  column('factor_group_4', 1),
  column('factor_group_5', 1),
  column('primary_count_purpose', 1),
  column('posted_speed_limit', 2),
  column('year_station_established', 4),
  column('year_station_discontinued', 4),
  column('nhs', 1),
  column('latitude', 8),
  column('longitude', 9),
  column('posted_route_sign', 2),
  column('posted_signed_route_number', 8, 'hyphens'),
  column('lrs_identification', 60),
  column('lrs_location_point', 8),
  column('station_location', 50),
  column('other_notes', 50),
];

/**
 * The head of a count record, type N; the counts follow. Read: one record for each calendar day, at any interval, beside a
 * station record that it belongs to (FHWA, Coding Nonmotorized Station Location Information in the 2016 Traffic Monitoring
 * Guide Format, pages 32 to 39); in one file either fixed columns or pipes (guide of 2022, section 4.1). Not read: a table
 * of these fields, so their order and widths want comparing with the guide in force (2022, chapter 4).
 */
export const countColumns = [
  column('record_type', 1),
  column('state', 2),
  column('county', 3),
  column('station', 6, 'zeros'),
  column('direction_of_route', 1),
  column('count_location_to_roadway', 1),
  column('movement_direction', 1),
  column('facility_type', 1),
  column('intersection', 1),
  column('count_type', 1),
  column('year', 4),
  column('month', 2),
  column('day', 2),
  column('start_time', 4),
  column('interval', 2),
  column('precipitation', 1),
  column('high_temperature', 3),
  column('low_temperature', 3),
];

/** One count of a record; as many as there are intervals from the start time to midnight. */
export const countColumn = column('count', 5, 'zeros');

/** The highest count that fits its column. */
export const HIGHEST_COUNT = 99_999;

/** Lines end so in both forms. */
export const LINE_END = '\r\n';

/** The names of the files; `from` and `to` are days 'YYYY-MM-DD'. */
export const fileNames = {
  stations: (from: string, to: string) => `48-nonmotorized-stations-${compact(from)}-${compact(to)}.txt`,
  counts: (from: string, to: string) => `48-nonmotorized-counts-${compact(from)}-${compact(to)}.txt`,
  leftOut: 'left-out.csv',
  layout: 'layout.txt',
};

const compact = (day: string) => day.replaceAll('-', '');

const FORMS: Record<TmasForm, string> = {
  pipe: 'Fields are divided by pipes; the functional class has two characters, as in 8U.',
  fixed: 'Fixed columns of 2013; of the functional class the digit alone is written.',
};

/** Which layout the files were written in, in words: what `layout.txt` holds. */
export function describeLayout(form: TmasForm): string {
  const lines = (columns: readonly TmasColumn[]) => {
    let at = 1;
    return columns.map(({ field, width }, index) => {
      const place = form === 'fixed' ? `columns ${at} to ${at + width - 1}` : `field ${index + 1}`;
      at += width;
      return `${place}: ${field}`;
    });
  };
  return [
    'Traffic Monitoring Guide, non-motorized station description (L) and count (N) records.',
    FORMS[form],
    'Lines end in CR LF; ASCII. A missing count is blank; zero is a count.',
    'Before the first submission, please compare the order of the fields of N, and of those of L from intersection on, with the guide in force.',
    '',
    'L, station description',
    ...lines(stationColumns),
    '',
    'N, count',
    ...lines(countColumns),
    `then ${countColumn.field}, ${form === 'fixed' ? `${countColumn.width} columns` : 'one field'} each, one for every interval from the start time to midnight`,
    '',
  ].join(LINE_END);
}
