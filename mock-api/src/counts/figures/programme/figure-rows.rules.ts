import type { FigureRows, FigureTable, HourlyListing, ModeTables, StationTables } from 'shared-domain';

const HOURS = Array.from({ length: 24 }, (_, hour) => `h${String(hour).padStart(2, '0')}`);
const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

type Tables = Exclude<FigureTable, 'listing'>;
type Line = FigureRows[number];
type OfModes = { header: string[]; lines: (mode: ModeTables, tables: StationTables) => Line[] };

const START = ['station_id_tmg', 'mode', 'year'];
const flowIds = ({ flows }: Pick<ModeTables, 'flows'>) =>
  flows.map(({ flowid_txdot }) => flowid_txdot).join(' ');

/** The tables of modes: their columns, and a mode's lines after station, mode and year. */
const OF_MODES: Record<Exclude<Tables, 'completeness'>, OfModes> = {
  years: {
    header: [
      'of_year',
      'figure',
      'days',
      'cells',
      'change',
      'common_cells',
      'change_common_cells',
      'common_dates',
      'change_common_dates',
    ],
    lines: ({ years }) =>
      years.map((row) => [
        row.year,
        row.value,
        row.days,
        row.cells,
        row.change,
        row.common_cells?.cells ?? null,
        row.common_cells?.change ?? null,
        row.common_dates?.days ?? null,
        row.common_dates?.change ?? null,
      ]),
  },
  months: {
    header: [
      'month',
      'days',
      'madt',
      'mean_weekday',
      'mean_weekend_day',
      'factor',
      'madt_year_before',
      'change',
    ],
    lines: ({ months }) =>
      months.map((row) => [
        row.month,
        row.days,
        row.madt,
        row.mean_weekday,
        row.mean_weekend,
        row.factor,
        row.before,
        row.change,
      ]),
  },
  weekdays: {
    header: [
      'month',
      ...WEEKDAYS.map((day) => `days_${day}`),
      ...WEEKDAYS.map((day) => `mean_${day}`),
      ...WEEKDAYS.map((day) => `factor_${day}`),
    ],
    lines: ({ cells }) => cells.map((row) => [row.month, ...row.days, ...row.means, ...row.factors]),
  },
  profile: {
    header: [
      'season',
      'day_group',
      'days',
      ...HOURS.map((hour) => `share_${hour}`),
      'peak_hour',
      'peak_share',
    ],
    lines: ({ profile }) =>
      profile.map((row) => [
        row.season,
        row.group,
        row.days,
        ...HOURS.map((_, hour) => row.shares[hour] ?? null),
        row.peak?.hour ?? null,
        row.peak?.share ?? null,
      ]),
  },
  hours: {
    header: ['rank', 'date', 'hour', 'count', 'share_of_figure'],
    lines: ({ peaks, value }) =>
      peaks.hours.map(({ count, date, hour }, at) => [
        at + 1,
        date,
        hour,
        count,
        peaks.k_not_shown === null && value ? count / value : null,
      ]),
  },
  days: {
    header: ['rank', 'date', 'weekday', 'count', 'notes'],
    lines: ({ peaks }) =>
      peaks.days.map(({ count, date, weekday, notes }, at) => [
        at + 1,
        date,
        weekday,
        count,
        notes.map(({ text }) => text).join('; '),
      ]),
  },
  directions: {
    header: ['of', 'flow_1', 'flow_2', 'hours', 'count_1', 'count_2', 'larger', 'share_of_larger'],
    lines: ({ directions }) =>
      directions.flatMap(({ flows, rows }) =>
        rows.map((row) => [
          row.of,
          ...flows.map(({ flowid_txdot }) => flowid_txdot),
          row.hours,
          ...row.counts,
          row.larger === null ? null : (flows[row.larger]?.flowid_txdot ?? null),
          row.share,
        ]),
      ),
  },
};

/** A table as rows: headers first; numbers are not rounded, and a month, a weekday or an hour is its number. */
export function rowsOfTable(tables: StationTables, table: Tables): FigureRows {
  if (table === 'completeness') return completenessRows(tables);
  const { header, lines } = OF_MODES[table];
  return [
    [...START, 'taken', 'flows', ...header],
    ...tables.modes.flatMap((mode) =>
      lines(mode, tables).map((line) => [
        tables.station_id_tmg,
        mode.mode,
        tables.year,
        mode.taken,
        flowIds(mode),
        ...line,
      ]),
    ),
  ];
}

/** A line for each suspect that keeps counts of a flow out, and one for a flow without any. */
function completenessRows({ station_id_tmg, year, completeness }: StationTables): FigureRows {
  const header = [
    'station_id_tmg',
    'flow',
    'flow_name',
    'year',
    'days',
    'days_of_year',
    'share_of_hours',
    'gaps',
  ];
  const excluded = [
    'excluded_reason',
    'excluded_counts',
    'excluded_minutes',
    'excluded_share',
    'excluded_from',
    'excluded_until',
  ];
  return [
    [...header, 'empty_counts', 'uncertified_counts', 'factors', ...excluded],
    ...completeness.flatMap((flow) => {
      const line = [
        station_id_tmg,
        flow.flowid_txdot,
        flow.name,
        year,
        flow.days,
        flow.days_of_year,
        flow.hours,
        flow.gaps.map(({ from, until }) => `${from}/${until}`).join(' '),
        flow.empty,
        flow.uncertified,
        flow.factors.map(({ factor, from, until }) => `${factor} ${from}/${until}`).join('; '),
      ];
      const reasons = flow.excluded.map((one) => [
        one.label,
        one.counts,
        one.minutes,
        one.share,
        one.first,
        one.last,
      ]);
      return (reasons.length === 0 ? [excluded.map(() => null)] : reasons).map((cells) => [
        ...line,
        ...cells,
      ]);
    }),
  ];
}

/** The hourly listing as rows. */
export const rowsOfListing = ({ station_id_tmg, flow, days }: HourlyListing): FigureRows => [
  ['station_id_tmg', 'flow', 'date', 'weekday', ...HOURS, 'total', 'notes'],
  ...days.map(({ date, weekday, hours, total, notes }) => [
    station_id_tmg,
    flow.flowid_txdot,
    date,
    weekday,
    ...hours,
    total,
    notes.map(({ text }) => text).join('; '),
  ]),
];
