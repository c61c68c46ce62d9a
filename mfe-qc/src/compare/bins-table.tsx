import { useMemo } from 'react';
import {
  hourMarks,
  meanMarks,
  pointMarks,
  shownValue,
  weekdayMeans,
  type DatedComparison,
  type PointMark,
  type WeatherDay,
} from 'shared-domain';
import {
  markedValue,
  marksExplained,
  marksInWords,
  type Language,
  type WeatherWords,
} from 'shared-domain/texts';
import { useLanguage, useTexts, type Translate } from 'shared-ui/i18n';
import { DataTable, type Column } from 'shared-ui/table';
import { Card } from 'shared-ui/ui';
import { useWeatherWords } from 'shared-ui/weather';
import type { Compared } from './compare.resource.ts';
import { hoursOf, netsOf, pointsOf } from './points.rules.ts';
import { HOURS, useBinNames, useShortName, useWeekdays } from './series-words.ts';
import { compareTexts } from './texts.ts';
import { valuesOf } from './time-picture.tsx';
import { useWeather } from './use-known.ts';
import { inNumbers } from './use-reading.ts';

/** A line of the table: its name, what it is in order by, and its cells. */
type Row = { key: string; name: string; cells: readonly Cell[] };
type Cell = { value: number | null; marks: readonly PointMark[]; text?: string };
/** A column of numbers. */
type Numbers = { field: string; header: string };
type Told = { columns: Numbers[]; rows: Row[] };

const whole = (value: number | null): Cell => ({ value, marks: [] });
/** Nothing is said of a number that is not there. */
const marked = (value: number | null, marks: readonly PointMark[] = []): Cell => ({
  value,
  marks: value === null ? [] : marks,
});

/** The same numbers as in the picture, with what they are to be read with: in words beside them, on paper and in the file too. */
export function BinsTable({ comparison, compared }: { comparison: DatedComparison; compared: Compared }) {
  const t = useTexts(compareTexts);
  const [language] = useLanguage();
  const told = useTold(comparison, compared);
  const explained = marksExplained(
    told.rows.flatMap(({ cells }) => cells.map(({ marks }) => marks)),
    language,
  );
  const columns = useMemo(
    (): Column<Row>[] => [
      {
        field: 'name',
        header: t('when'),
        value: ({ key }) => key,
        cell: ({ name }) => name,
        csv: ({ key }) => key,
        rowHeader: true,
      },
      ...told.columns.map(({ field, header }, at): Column<Row> => ({
        field,
        header,
        value: ({ cells }) => cells[at]?.value ?? null,
        cell: ({ cells }) => cellText(cells[at], t, language),
        ...(told.rows.some(({ cells }) => cells[at]?.marks.length) && {
          csvBeside: {
            header: t('marksOf', { name: header }),
            value: ({ cells }) => marksInWords(cells[at]?.marks ?? [], language) || null,
          },
        }),
        align: 'end',
      })),
    ],
    [told, t, language],
  );
  return (
    <Card>
      <h2>{t('table')}</h2>
      <DataTable
        label={t('table')}
        rows={told.rows}
        rowKey="key"
        columns={columns}
        empty={t('emptyTable')}
        tools="compare-numbers"
        plain
      />
      {explained.length > 0 ? <p className="qc-help">{explained.join(' ')}</p> : null}
    </Card>
  );
}

function cellText(cell: Cell | undefined, t: Translate<typeof compareTexts.en>, language: Language): string {
  if (!cell || cell.value === null) return t('noData');
  return cell.text ?? markedValue(inNumbers(cell.value), cell.marks, language);
}

function useTold(comparison: DatedComparison, compared: Compared): Told {
  const t = useTexts(compareTexts);
  const binName = useBinNames(comparison, compared);
  const { weather } = useWeather(comparison, compared);
  const weatherWords = useWeatherWords();
  const weekdays = useWeekdays();
  const shortName = useShortName();
  const names = compared.series.map((one, at) => `${at + 1} ${shortName(one)}`);
  if (comparison.as === 'weekday') return byWeekday(comparison, compared, { weekdays, names, t });
  if (comparison.as === 'hour') return byHour(comparison, compared, { names, t });
  const each = compared.series.map((one) => ({
    values: valuesOf(one, comparison.as),
    marks: pointMarks(one),
  }));
  const nets = comparison.as === 'absolute' ? netsOf(compared.series) : [];
  const ofDays = comparison.bin === 'day' ? weather : null;
  return {
    columns: [
      ...compared.series.map(({ key }, at) => ({ field: key, header: names[at] ?? '' })),
      ...nets.map(({ key, group }) => ({
        field: `net ${key}`,
        header: t('netOfGroup', { name: group?.name ?? '' }),
      })),
      ...(ofDays ? weatherColumns(t, weatherWords) : []),
    ],
    rows: compared.starts.map((start, at) => ({
      key: start,
      name: binName(at),
      cells: [
        ...each.map(({ values, marks }) => marked(values[at] ?? null, marks[at])),
        ...nets.map(({ values, marks }) => marked(values[at] ?? null, marks[at])),
        ...(ofDays ? weatherCells(ofDays.days.get(start), weatherWords) : []),
      ],
    })),
  };
}

const WEATHER = [
  { field: 'low_c', header: 'lowColumn', measure: 'temperature' },
  { field: 'high_c', header: 'highColumn', measure: 'temperature' },
  { field: 'rain_mm', header: 'rainColumn', measure: 'rain' },
  { field: 'snow_mm', header: 'snowColumn', measure: 'snow' },
] as const;

const weatherColumns = (t: Translate<typeof compareTexts.en>, { unit }: WeatherWords): Numbers[] =>
  WEATHER.map(({ field, header, measure }) => ({ field, header: t(header, { unit: unit(measure) }) }));

/** The weather of a day as its columns name their units, which goes for what is downloaded of the table too. */
const weatherCells = (day: WeatherDay | undefined, { reader, number }: WeatherWords): Cell[] =>
  WEATHER.map(({ field, measure }) => {
    const metric = day?.[field] ?? null;
    if (metric === null) return whole(null);
    return { ...whole(shownValue(measure, metric, reader.units)), text: number(measure, metric) };
  });

type InWords = { names: readonly string[]; t: Translate<typeof compareTexts.en> };

function byWeekday(
  { from }: DatedComparison,
  { series, starts }: Compared,
  { weekdays, names, t }: InWords & { weekdays: readonly string[] },
): Told {
  const means = series.map((one) => weekdayMeans(pointsOf(one, starts, from)));
  return {
    columns: series.flatMap((one, at) => {
      const name = names[at] ?? '';
      return [
        { field: one.key, header: t('mean', { name }) },
        { field: `${one.key} days`, header: t('daysUsed', { name }) },
      ];
    }),
    rows: weekdays.map((name, at) => ({
      key: name,
      name,
      cells: means.flatMap((own) => {
        const { mean = null, days = 0, uncertified = 0 } = own[at] ?? {};
        return [marked(mean, meanMarks(uncertified)), whole(days)];
      }),
    })),
  };
}

const GROUPS = ['weekday', 'weekend'] as const;

function byHour({ share }: DatedComparison, { series }: Compared, { names, t }: InWords): Told {
  const each = series.flatMap((one) =>
    GROUPS.map((days) => ({
      values: hoursOf(one, { days, share }),
      marks: hourMarks(one.hours?.[days], HOURS.length, share),
    })),
  );
  return {
    columns: series.flatMap((one, at) =>
      GROUPS.map((days) => ({
        field: `${one.key} ${days}`,
        header: t(share ? 'shareOf' : 'meanOf', { days: t(days), name: names[at] ?? '' }),
      })),
    ),
    rows: HOURS.map((name, hour) => ({
      key: name,
      name,
      cells: each.map(({ values, marks }) => marked(values[hour] ?? null, marks[hour])),
    })),
  };
}
